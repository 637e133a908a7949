// Floats and doubles: conversions both ways, special values, rounding, summation order.
// subject: floats
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static uint32_t bits32(float f) { uint32_t u; memcpy(&u, &f, 4); return u; }
static uint64_t bits64(double d) { uint64_t u; memcpy(&u, &d, 8); return u; }

static float sum_up(const float *v, int n) {
  float s = 0;
  for (int i = 0; i < n; i++) s += v[i];
  return s;
}
static float sum_kahan(const float *v, int n) {
  float s = 0, c = 0;
  for (int i = 0; i < n; i++) {
    float y = v[i] - c, t = s + y;
    c = (t - s) - y;
    s = t;
  }
  return s;
}

static const char *order(double a, double b) {
  return a < b ? "less" : a > b ? "greater" : a == b ? "equal" : "unordered";
}

int main(void) {
  volatile double zero = 0.0, one = 1.0, ten = 10.0;
  double inf = one / zero, nan = inf - inf;
  printf("%f %f %d %d\n", inf, -inf, nan == nan, nan != nan);
  printf("%s %s %s %s\n", order(1, 2), order(inf, 2), order(0.0, -zero), order(nan, 1));
  printf("%08x %08x\n", bits32((float)(one / 3)), bits32(-0.0f));
  printf("%016llx\n", (unsigned long long)bits64(one / ten));
  printf("%.17g %.9g\n", 0.1 + 0.2, (double)(0.1f + 0.2f));
  float tiny = 1e-38f;
  for (int i = 0; i < 5; i++) tiny /= 10;
  printf("%g %08x\n", tiny, bits32(tiny));
  double big = 1e308;
  big *= ten;
  printf("%g %g\n", big, -big);
  int is[] = {0, -1, 16777217, 2147483647, -2147483647 - 1};
  for (int i = 0; i < 5; i++) printf("%.1f %.1f\n", (float)is[i], (double)is[i]);
  unsigned long long us[] = {9007199254740993ULL, 18446744073709551615ULL, 1ULL << 63};
  for (int i = 0; i < 3; i++) printf("%.1f %.1f\n", (double)us[i], (float)us[i]);
  double ds[] = {-0.9, 2.999999, 1e9, -2147483648.0, 255.5};
  for (int i = 0; i < 5; i++)
    printf("%d %lld %d\n", (int)ds[i], (long long)(ds[i] * 1e6), ds[i] >= 0 ? (int)(unsigned)ds[i] : -1);
  printf("%u %llu\n", (unsigned)4e9, (unsigned long long)1.8e19);
  float v[200];
  for (int i = 0; i < 200; i++) v[i] = (i % 2 ? 1e6f : 0.1f) + (float)i;
  printf("%.3f %.3f\n", sum_up(v, 200), sum_kahan(v, 200));
  double x = 2;
  for (int i = 0; i < 6; i++) x = x - (x * x - 2) / (2 * x);
  printf("%.15f\n", x);
  return (int)(x * 100) % 256;
}
