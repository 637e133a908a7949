// Product of matrices of double.
#define N 64
static double a[N][N], b[N][N], c[N][N];
int kernel(int rounds) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      a[i][j] = i + j;
      b[i][j] = i - j;
    }
  for (int r = 0; r < rounds; r++)
    for (int i = 0; i < N; i++)
      for (int j = 0; j < N; j++) {
        double s = 0;
        for (int k = 0; k < N; k++) s += a[i][k] * b[k][j];
        c[i][j] = s;
      }
  return (int)c[3][5];
}
int main(void) { return kernel(8) & 127; }
