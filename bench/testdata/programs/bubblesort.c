// Compare and swap neighbours.
#include <stdio.h>

enum { N = 9000 };
static int a[N];

int main(void) {
  unsigned seed = 1;
  for (int i = 0; i < N; i++) {
    seed = seed * 1664525u + 1013904223u;
    a[i] = (int)(seed >> 8);
  }
  for (int i = 0; i < N - 1; i++)
    for (int j = 0; j < N - 1 - i; j++)
      if (a[j] > a[j + 1]) {
        int t = a[j];
        a[j] = a[j + 1];
        a[j + 1] = t;
      }
  printf("%d %d %d\n", a[0], a[N / 2], a[N - 1]);
  return 0;
}
