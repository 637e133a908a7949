// Matrix product in float, rows by columns.
#include <stdio.h>

enum { N = 360 };
static float a[N][N], b[N][N], c[N][N];

int main(void) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      a[i][j] = (float)(i % 7) - 3;
      b[i][j] = (float)(j % 5) + (float)0.5;
    }
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      float sum = 0;
      for (int k = 0; k < N; k++) sum += a[i][k] * b[k][j];
      c[i][j] = sum;
    }
  double trace = 0;
  for (int i = 0; i < N; i++) trace += c[i][i];
  printf("%.6f\n", trace);
  return 0;
}
