// Variable-length arrays, two-dimensional ones as parameters, flexible array members, compound literals.
// subject: array forms
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static long binomial(int n, int k) {
  long row[n + 1];
  memset(row, 0, sizeof row);
  row[0] = 1;
  for (int i = 1; i <= n; i++)
    for (int j = i; j > 0; j--) row[j] += row[j - 1];
  return row[k];
}

static int trace(int n, int m[n][n]) {
  int t = 0;
  for (int i = 0; i < n; i++) t += m[i][i];
  return t;
}

static void multiply(int a, int b, int c, int x[a][b], int y[b][c], int z[static a][c]) {
  for (int i = 0; i < a; i++)
    for (int j = 0; j < c; j++) {
      z[i][j] = 0;
      for (int k = 0; k < b; k++) z[i][j] += x[i][k] * y[k][j];
    }
}

struct packet { unsigned short length; unsigned char kind; char body[]; };

static struct packet *pack(int kind, const char *text) {
  size_t n = strlen(text) + 1;
  struct packet *p = malloc(sizeof *p + n);
  p->length = (unsigned short)n;
  p->kind = (unsigned char)kind;
  memcpy(p->body, text, n);
  return p;
}

struct vec { double x, y, z; };
static double dot(const struct vec *a, const struct vec *b) { return a->x * b->x + a->y * b->y + a->z * b->z; }
static int sum(const int *v) {
  int s = 0;
  while (*v) s += *v++;
  return s;
}

static int triangle(int n) {
  if (n == 0) return 0;
  int here[n];
  for (int i = 0; i < n; i++) here[i] = 1;
  int s = 0;
  for (int i = 0; i < n; i++) s += here[i];
  return s + triangle(n - 1);
}

int main(void) {
  printf("%ld %ld\n", binomial(10, 3), binomial(60, 30));
  for (int n = 2; n < 5; n++) {
    int m[n][n], sq[n][n];
    for (int i = 0; i < n; i++)
      for (int j = 0; j < n; j++) m[i][j] = i * n + j + (i == j);
    multiply(n, n, n, m, m, sq);
    printf("%zu %d %d\n", sizeof m, trace(n, m), trace(n, sq));
  }
  struct packet *ps[] = {pack(1, "first"), pack(200, ""), pack(3, "the third packet")};
  for (int i = 0; i < 3; i++) {
    printf("%u %u <%s>\n", ps[i]->length, ps[i]->kind, ps[i]->body);
    free(ps[i]);
  }
  printf("%g\n", dot(&(struct vec){1, 2, 3}, &(struct vec){.z = 4, .x = 0.5}));
  printf("%d\n", sum((int[]){5, 6, 7, 0}));
  int *late;
  { late = (int[3]){1, 2, 3}; late[1] = 9; printf("%d\n", late[0] + late[1]); }
  int total = 0;
  for (int i = 1; i <= 200; i++) {
    char scratch[i * 16];
    memset(scratch, i, sizeof scratch);
    total += scratch[i * 16 - 1] == (char)i;
  }
  char text[][8] = {"abc", "defg", ""};
  char (*rows)[8] = text;
  printf("%d %c %zu %zu\n", total, rows[1][3], sizeof text, strlen(text[2]));
  return triangle(20);
}
