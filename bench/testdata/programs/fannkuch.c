// Permutations and prefix reversals of small integers.
#include <stdio.h>

int main(void) {
  enum { N = 10 };
  int perm[N], perm1[N], count[N];
  int most = 0, sum = 0, r = N, nth = 0;
  for (int i = 0; i < N; i++) perm1[i] = i;
  for (;;) {
    for (; r != 1; r--) count[r - 1] = r;
    for (int i = 0; i < N; i++) perm[i] = perm1[i];
    int flips = 0;
    for (int k = perm[0]; k != 0; k = perm[0]) {
      for (int lo = 0, hi = k; lo < hi; lo++, hi--) {
        int t = perm[lo];
        perm[lo] = perm[hi];
        perm[hi] = t;
      }
      flips++;
    }
    if (flips > most) most = flips;
    sum += nth % 2 == 0 ? flips : -flips;
    for (;;) {
      if (r == N) {
        printf("%d %d\n", sum, most);
        return 0;
      }
      int first = perm1[0];
      for (int i = 0; i < r; i++) perm1[i] = perm1[i + 1];
      perm1[r] = first;
      if (--count[r] > 0) break;
      r++;
    }
    nth++;
  }
}
