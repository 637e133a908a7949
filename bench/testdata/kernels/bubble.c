// Comparing and swapping neighbours.
#define N 1000
static int v[N];
int kernel(int rounds) {
  for (int r = 0; r < rounds; r++) {
    unsigned x = 12345;
    for (int i = 0; i < N; i++) {
      x = x * 1103515245u + 12345u;
      v[i] = (int)(x >> 8);
    }
    for (int i = 0; i < N; i++)
      for (int j = 0; j + 1 < N - i; j++)
        if (v[j] > v[j + 1]) {
          int t = v[j];
          v[j] = v[j + 1];
          v[j + 1] = t;
        }
  }
  return v[N / 2] & 0xffff;
}
int main(void) { return kernel(3) & 127; }
