// qsort is stable and compares as glibc's merge sort does; bsearch.
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int calls;
static int ints(const void *a, const void *b) {
  calls++;
  int x = *(const int *)a, y = *(const int *)b;
  return (x > y) - (x < y);
}
struct pair {
  char key;
  int value;
};
static int pairs(const void *a, const void *b) {
  printf("%d:%d ", ((const struct pair *)a)->value, ((const struct pair *)b)->value);
  return ((const struct pair *)a)->key - ((const struct pair *)b)->key;
}
static int words(const void *a, const void *b) { return strcmp(*(char *const *)a, *(char *const *)b); }
static int ordered(const void *a, const void *b, void *arg) { return *(int *)arg * ints(a, b); }
static int nested(const void *a, const void *b) {
  int t[3] = {3, 1, 2};
  qsort(t, 3, sizeof *t, ints);
  return ints(a, b) * t[0];
}

int main(void) {
  int v[100];
  unsigned s = 1;
  for (int i = 0; i < 100; i++)
    v[i] = (int)((s = s * 1103515245 + 12345) >> 16) % 50;
  qsort(v, 100, sizeof *v, ints);
  printf("%d calls:", calls);
  for (int i = 0; i < 100; i++)
    printf(" %d", v[i]);
  puts("");
  struct pair p[7] = {{'c', 1}, {'a', 2}, {'b', 3}, {'a', 4}, {'c', 5}, {'b', 6}, {'a', 7}};
  qsort(p, 7, sizeof *p, pairs);
  puts("");
  for (int i = 0; i < 7; i++)
    printf("%c%d ", p[i].key, p[i].value);
  puts("");
  const char *w[] = {"pear", "apple", "fig", "date"};
  qsort(w, 4, sizeof *w, words);
  printf("%s %s %s %s\n", w[0], w[1], w[2], w[3]);
  char letters[6][4] = {"f", "b", "d", "a", "e", "c"};
  qsort(letters, 6, 4, (int (*)(const void *, const void *))strcmp);
  for (int i = 0; i < 6; i++)
    printf("%s", letters[i]);
  puts("");
  int down = -1;
  qsort_r(v, 10, sizeof *v, ordered, &down);
  for (int i = 0; i < 10; i++)
    printf("%d ", v[i]);
  puts("");
  int few[4] = {4, 2, 3, 1};
  qsort(few, 4, sizeof *few, nested);
  printf("%d %d %d %d\n", few[0], few[1], few[2], few[3]);
  qsort(few, 0, sizeof *few, ints);
  qsort(few, 1, sizeof *few, ints);
  int key = 3, none = 9;
  calls = 0;
  int *f = bsearch(&key, few, 4, sizeof *few, ints);
  printf("%d %d %d\n", (int)(f - few), bsearch(&none, few, 4, sizeof *few, ints) == 0, calls);
  printf("%s\n", (char *)bsearch("d", letters, 6, 4, (int (*)(const void *, const void *))strcmp));
  return 0;
}
