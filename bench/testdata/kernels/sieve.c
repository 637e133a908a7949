// Bytes of a global, strided.
static unsigned char composite[100000];
int kernel(int rounds) {
  int count = 0;
  for (int r = 0; r < rounds; r++) {
    count = 0;
    for (int i = 0; i < 100000; i++) composite[i] = 0;
    for (int i = 2; i < 100000; i++) {
      if (composite[i]) continue;
      count++;
      for (int j = i + i; j < 100000; j += i) composite[j] = 1;
    }
  }
  return count;
}
int main(void) { return kernel(10) & 127; }
