// Double arithmetic with an exit from the loop.
#include <stdio.h>

int main(void) {
  enum { W = 700, H = 460, LIMIT = 100 };
  long total = 0;
  for (int py = 0; py < H; py++)
    for (int px = 0; px < W; px++) {
      double cx = px * 3.0 / W - 2.0, cy = py * 2.0 / H - 1.0, x = 0, y = 0;
      int n = 0;
      while (n < LIMIT && x * x + y * y <= 4.0) {
        double t = x * x - y * y + cx;
        y = 2 * x * y + cy;
        x = t;
        n++;
      }
      total += n;
    }
  printf("%ld\n", total);
  return 0;
}
