// Function pointers in tables, structures and arguments; functions that return functions.
// subject: function pointers
#include <stdio.h>

typedef int (*binary)(int, int);

static int add(int a, int b) { return a + b; }
static int sub(int a, int b) { return a - b; }
static int mul(int a, int b) { return a * b; }
static int rem_(int a, int b) { return b ? a % b : 0; }

static const struct { char sign; binary apply; } table[] = {
  {'+', add}, {'-', sub}, {'*', mul}, {'%', rem_},
};

static binary find(char sign) {
  for (unsigned i = 0; i < sizeof table / sizeof *table; i++)
    if (table[i].sign == sign) return table[i].apply;
  return 0;
}

struct shape;
struct methods {
  double (*area)(const struct shape *);
  void (*scale)(struct shape *, double);
  const char *name;
};
struct shape { const struct methods *m; double a, b; };

static double box_area(const struct shape *s) { return s->a * s->b; }
static double disc_area(const struct shape *s) { return 3.0 * s->a * s->a; }
static void scale_both(struct shape *s, double k) { s->a *= k; s->b *= k; }
static void scale_first(struct shape *s, double k) { s->a *= k; }
static const struct methods box = {box_area, scale_both, "box"};
static const struct methods disc = {disc_area, scale_first, "disc"};

static int fold(binary f, int start, const int *v, int n) {
  while (n-- > 0) start = f(start, *v++);
  return start;
}

static void each(void (*visit)(int, void *), int n, void *state) {
  for (int i = 0; i < n; i++) visit(i, state);
}
static void squares(int i, void *state) { *(long *)state += (long)i * i; }

static int (*choose(int deep))(int, int) { return deep > 2 ? mul : deep ? choose(deep + 1) : add; }

int main(void) {
  for (const char *s = "+-*%?"; *s; s++) {
    binary f = find(*s);
    if (f) printf("17 %c 5 = %d\n", *s, f(17, 5));
    else printf("no %c\n", *s);
  }
  struct shape shapes[] = {{&box, 2, 3}, {&disc, 2, 0}, {&box, 0.5, 8}};
  for (int i = 0; i < 3; i++) {
    struct shape *s = &shapes[i];
    s->m->scale(s, 2);
    printf("%s %g\n", s->m->name, s->m->area(s));
  }
  int v[] = {3, 1, 4, 1, 5};
  printf("%d %d %d\n", fold(add, 0, v, 5), fold(mul, 1, v, 5), fold(sub, 100, v, 5));
  long sum = 0;
  each(squares, 10, &sum);
  printf("%ld %d\n", sum, choose(1)(6, 7));
  binary volatile late = sub;
  printf("%d %d\n", late == sub, (*late)(1, 2));
  return choose(0)(20, 3);
}
