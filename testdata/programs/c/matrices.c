// Array kernels that optimisers turn into vector code: products, stencils, sums, minima, byte and short loops.
// subject: array loops
#include <stdint.h>
#include <stdio.h>

enum { N = 24, M = 203 };
static int a[N][N], b[N][N], c[N][N];
static float x[M], y[M];
static double p[M], q[M];
static uint8_t bytes[M], mask[M];
static int16_t waves[M];
static uint32_t words[M];

static void product(void) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      int s = 0;
      for (int k = 0; k < N; k++) s += a[i][k] * b[k][j];
      c[i][j] = s;
    }
}
static void axpy(float k, float *restrict to, const float *restrict from, int n) {
  for (int i = 0; i < n; i++) to[i] += k * from[i];
}
static void stencil(double *restrict to, const double *restrict from, int n) {
  for (int i = 1; i < n - 1; i++) to[i] = (from[i - 1] + 2 * from[i] + from[i + 1]) * 0.25;
}
static int total(const uint8_t *v, int n) {
  int s = 0;
  for (int i = 0; i < n; i++) s += v[i];
  return s;
}
static int least(const int16_t *v, int n) {
  int m = v[0];
  for (int i = 1; i < n; i++) m = v[i] < m ? v[i] : m;
  return m;
}
static int where(const uint8_t *v, int n, uint8_t what) {
  int count = 0;
  for (int i = 0; i < n; i++) count += v[i] == what;
  return count;
}
static uint32_t fold(const uint32_t *v, int n) {
  uint32_t h = 0;
  for (int i = 0; i < n; i++) h ^= v[i] * 2654435761u >> (i & 7);
  return h;
}
static void clamp(int16_t *v, int n, int low, int high) {
  for (int i = 0; i < n; i++) v[i] = (int16_t)(v[i] < low ? low : v[i] > high ? high : v[i]);
}
static void blend(uint8_t *to, const uint8_t *from, const uint8_t *by, int n) {
  for (int i = 0; i < n; i++) to[i] = (uint8_t)((to[i] * (255 - by[i]) + from[i] * by[i] + 127) / 255);
}
static double dot(const float *u, const float *v, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) s += (double)u[i] * v[i];
  return s;
}

int main(void) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) a[i][j] = (i * 7 + j * 3) % 11 - 5, b[i][j] = (i ^ j) - 8;
  product();
  long trace = 0, sum = 0;
  for (int i = 0; i < N; i++) {
    trace += c[i][i];
    for (int j = 0; j < N; j++) sum += c[i][j];
  }
  printf("%ld %ld %d\n", trace, sum, c[5][17]);
  for (int i = 0; i < M; i++) {
    x[i] = (float)(i % 13) * 0.5f;
    y[i] = (float)(i * i % 17) - 8;
    p[i] = i % 2 ? 1 : -1;
    bytes[i] = (uint8_t)(i * 37);
    mask[i] = (uint8_t)(i * 5 + 1);
    waves[i] = (int16_t)(i * 977);
    words[i] = (uint32_t)i * 40503u;
  }
  p[100] = 64;
  axpy(0.25f, x, y, M);
  printf("%.4f %.4f %.6f\n", x[1], x[M - 1], dot(x, y, M));
  for (int i = 0; i < 6; i++) {
    stencil(q, p, M);
    stencil(p, q, M);
  }
  printf("%.9f %.9f\n", p[100], p[94]);
  printf("%d %d\n", total(bytes, M), where(bytes, M, 111));
  printf("%d ", least(waves, M));
  clamp(waves, M, -1000, 30000);
  printf("%d %d %u\n", least(waves, M), waves[33], fold(words, M));
  uint8_t to[M];
  for (int i = 0; i < M; i++) to[i] = (uint8_t)(255 - i);
  blend(to, bytes, mask, M);
  printf("%d %d %d\n", total(to, M), to[7], to[M - 1]);
  return total(to, 50) % 256;
}
