// Matrix product in double, rows by columns.
#include <stdio.h>

enum { N = 360 };
static double a[N][N], b[N][N], c[N][N];

int main(void) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      a[i][j] = (double)(i % 7) - 3;
      b[i][j] = (double)(j % 5) + (double)0.5;
    }
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      double sum = 0;
      for (int k = 0; k < N; k++) sum += a[i][k] * b[k][j];
      c[i][j] = sum;
    }
  double trace = 0;
  for (int i = 0; i < N; i++) trace += c[i][i];
  printf("%.6f\n", trace);
  return 0;
}
