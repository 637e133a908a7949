// Integer arithmetic in registers, with a branch that is hard to foretell.
int kernel(int n) {
  unsigned x = 1, acc = 0;
  for (int i = 0; i < n; i++) {
    x ^= x << 13;
    x ^= x >> 17;
    x ^= x << 5;
    if (x & 1) acc += x % 1000;
    else acc ^= x;
  }
  return (int)(acc & 0xffff);
}
int main(void) { return kernel(1000000) & 127; }
