// Division in the inner loop, calls of a small function.
#include <math.h>
#include <stdio.h>

enum { N = 700 };
static double u[N], v[N], t[N];

static double a(int i, int j) { return 1.0 / ((i + j) * (i + j + 1) / 2 + i + 1); }

static void times(const double *x, double *y, int transposed) {
  for (int i = 0; i < N; i++) {
    double sum = 0;
    for (int j = 0; j < N; j++) sum += (transposed ? a(j, i) : a(i, j)) * x[j];
    y[i] = sum;
  }
}

int main(void) {
  for (int i = 0; i < N; i++) u[i] = 1;
  for (int k = 0; k < 10; k++) {
    times(u, t, 0);
    times(t, v, 1);
    times(v, t, 0);
    times(t, u, 1);
  }
  double uv = 0, vv = 0;
  for (int i = 0; i < N; i++) {
    uv += u[i] * v[i];
    vv += v[i] * v[i];
  }
  printf("%.9f\n", sqrt(uv / vv));
  return 0;
}
