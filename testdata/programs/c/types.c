// Booleans, enumerations, _Generic, designated initialisers, offsetof, alignment, volatile, comma and sizeof.
// subject: types
#include <stdbool.h>
#include <stdalign.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

enum colour { RED, GREEN = 5, BLUE, MASK = 1u << 31 };
enum tiny : unsigned char { NONE, SOME = 200 };

#define name_of(x) _Generic((x), int: "int", unsigned: "unsigned", long: "long", float: "float", double: "double", \
  char *: "string", const char *: "string", bool: "bool", default: "other")

struct layout { char a; double b; short c; alignas(32) int d; char e; };
struct empty_tail { int n; int v[0]; };
typedef int (*matrix)[3];

static bool any(const int *v, size_t n) {
  bool r = false;
  for (size_t i = 0; i < n; i++) r |= v[i];
  return r;
}
static inline int clamp(int v, int low, int high) { return v < low ? low : v > high ? high : v; }
static _Noreturn void never(void) { for (;;) {} }
static int weight(matrix m, int rows) {
  int s = 0;
  for (int i = 0; i < rows; i++) for (int j = 0; j < 3; j++) s += m[i][j] * (i + j);
  return s;
}

int main(void) {
  _Static_assert(sizeof(int) == 4, "four bytes");
  bool b = 7, c = 0.25, d = (char)256;
  printf("%d %d %d %d %zu\n", b, c, d, b + b, sizeof b);
  printf("%s %s %s %s %s %s\n", name_of(1), name_of(1u << 3), name_of(2L), name_of(1.f), name_of("s"), name_of((char)1));
  printf("%zu %zu %zu %zu %zu\n", offsetof(struct layout, b), offsetof(struct layout, c), offsetof(struct layout, d),
         offsetof(struct layout, e), sizeof(struct layout));
  struct layout l;
  printf("%d %zu\n", (int)((uintptr_t)&l % alignof(struct layout)), sizeof(struct empty_tail));
  enum colour e = BLUE;
  enum tiny t = SOME;
  e++;
  printf("%d %d %u %zu\n", e, t + 100, (unsigned)MASK, sizeof t);
  int sparse[] = {[2] = 5, 6, [7] = 1, [0] = -1};
  printf("%zu %d %d %d\n", sizeof sparse / sizeof *sparse, sparse[0], sparse[3], any(sparse + 4, 3));
  int m[4][3] = {{1}, {0, 2}, {0, 0, 3}, {4, 5, 6}};
  printf("%d\n", weight(m, 4));
  volatile int hw = 3;
  int i = 0, n = (i++, i++, hw + i);
  hw += n;
  printf("%d %d %d\n", n, hw, i);
  const int *pc = &n;
  int **pp = (int *[]){&i, &n};
  *pp[1] += 1;
  printf("%d %d\n", *pc, *pp[0]);
  char s[] = "a\tb\\\x41\101\0hidden";
  printf("%s %zu\n", s, sizeof s);
  printf("%d %d\n", clamp(15, 0, 9), clamp(-3, 0, 9) ? 1 : 2);
  if (n > 1000) never();
  unsigned char u = 200;
  u = u * 2;
  u >>= 1;
  return u;
}
