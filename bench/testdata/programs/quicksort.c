// Partition in place, recursion.
#include <stdio.h>

enum { N = 1500000 };
static int a[N];

static void sort(int *lo, int *hi) {
  while (hi - lo > 1) {
    int pivot = lo[(hi - lo) / 2];
    int *i = lo, *j = hi - 1;
    while (i <= j) {
      while (*i < pivot) i++;
      while (*j > pivot) j--;
      if (i <= j) {
        int t = *i;
        *i++ = *j;
        *j-- = t;
      }
    }
    sort(lo, j + 1);
    lo = i;
  }
}

int main(void) {
  unsigned seed = 7;
  for (int i = 0; i < N; i++) {
    seed = seed * 1664525u + 1013904223u;
    a[i] = (int)(seed >> 4);
  }
  sort(a, a + N);
  long sum = 0;
  for (int i = 0; i < N; i += 1000) sum = sum * 31 + a[i];
  printf("%ld\n", sum);
  return 0;
}
