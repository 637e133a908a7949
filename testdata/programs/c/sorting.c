// qsort and bsearch with comparators, and our own quick, heap, merge, shell and radix sorts against them.
// subject: qsort
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { N = 150 };
typedef void (*sorter)(int *, int);

static int ascending(const void *a, const void *b) {
  int x = *(const int *)a, y = *(const int *)b;
  return (x > y) - (x < y);
}
static int descending(const void *a, const void *b) { return ascending(b, a); }

static void quick(int *v, int n) {
  while (n > 1) {
    int pivot = v[n / 2], i = 0, j = n - 1;
    for (;;) {
      while (v[i] < pivot) i++;
      while (v[j] > pivot) j--;
      if (i >= j) break;
      int t = v[i]; v[i++] = v[j]; v[j--] = t;
    }
    quick(v, i);
    v += i;
    n -= i;
  }
}
static void sift(int *v, int at, int n) {
  int x = v[at];
  for (int kid; (kid = 2 * at + 1) < n; at = kid) {
    if (kid + 1 < n && v[kid + 1] > v[kid]) kid++;
    if (v[kid] <= x) break;
    v[at] = v[kid];
  }
  v[at] = x;
}
static void heap(int *v, int n) {
  for (int i = n / 2; i-- > 0;) sift(v, i, n);
  for (int i = n; i-- > 1;) {
    int t = v[0]; v[0] = v[i]; v[i] = t;
    sift(v, 0, i);
  }
}
static void merge(int *v, int n) {
  if (n < 2) return;
  int h = n / 2, *copy = malloc((size_t)h * sizeof *v);
  merge(v, h);
  merge(v + h, n - h);
  memcpy(copy, v, (size_t)h * sizeof *v);
  for (int i = 0, j = h, k = 0; i < h;) v[k++] = j < n && v[j] < copy[i] ? v[j++] : copy[i++];
  free(copy);
}
static void shell(int *v, int n) {
  for (int gap = n / 2; gap; gap /= 2)
    for (int i = gap; i < n; i++) {
      int x = v[i], j = i;
      for (; j >= gap && v[j - gap] > x; j -= gap) v[j] = v[j - gap];
      v[j] = x;
    }
}
static void radix(int *v, int n) {
  unsigned out[N], in[N];
  for (int i = 0; i < n; i++) in[i] = (unsigned)v[i] ^ 0x80000000u;
  for (int shift = 0; shift < 32; shift += 8) {
    int start[257] = {0};
    for (int i = 0; i < n; i++) start[(in[i] >> shift & 255) + 1]++;
    for (int i = 0; i < 256; i++) start[i + 1] += start[i];
    for (int i = 0; i < n; i++) out[start[in[i] >> shift & 255]++] = in[i];
    memcpy(in, out, sizeof in);
  }
  for (int i = 0; i < n; i++) v[i] = (int)(in[i] ^ 0x80000000u);
}
static void library(int *v, int n) { qsort(v, (size_t)n, sizeof *v, ascending); }

struct person { char name[10]; short age; };
static int by_age(const void *a, const void *b) {
  const struct person *p = a, *q = b;
  return p->age != q->age ? p->age - q->age : strcmp(p->name, q->name);
}

int main(void) {
  static const sorter sorters[] = {library, quick, heap, merge, shell, radix};
  int base[N], want[N], v[N];
  unsigned seed = 7;
  for (int i = 0; i < N; i++) base[i] = (int)(seed = seed * 22695477u + 1) >> 12;
  memcpy(want, base, sizeof want);
  library(want, N);
  int good = 0;
  for (unsigned s = 0; s < sizeof sorters / sizeof *sorters; s++) {
    memcpy(v, base, sizeof v);
    sorters[s](v, N);
    good += memcmp(v, want, sizeof v) == 0;
  }
  printf("%d of %zu agree; %d .. %d\n", good, sizeof sorters / sizeof *sorters, want[0], want[N - 1]);
  int key = want[37], absent = want[37] + 1;
  int *hit = bsearch(&key, want, N, sizeof *want, ascending);
  int *miss = bsearch(&absent, want, N, sizeof *want, ascending);
  printf("%d %d\n", hit ? (int)(hit - want) : -1, miss == NULL);
  qsort(v, 10, sizeof *v, descending);
  printf("%d\n", v[0] > v[9]);
  struct person people[] = {{"Ada", 36}, {"Bob", 41}, {"Cy", 36}, {"Dee", 7}, {"Eve", 41}};
  qsort(people, 5, sizeof *people, by_age);
  for (int i = 0; i < 5; i++) printf("%s:%d ", people[i].name, people[i].age);
  printf("\n");
  return good;
}
