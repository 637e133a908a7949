// Local statics, generators with hidden state, an arena allocator, handlers that run at exit.
// subject: state
// lli: no
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static unsigned next(void) {
  static unsigned state = 1;
  return state = state * 48271u % 2147483647u;
}

static const char *name(int n) {
  static char ring[4][16];
  static int at;
  char *s = ring[at++ & 3];
  snprintf(s, sizeof ring[0], "item-%d", n);
  return s;
}

static int fib(int n) {
  static int memo[40];
  if (n < 2) return n;
  if (!memo[n]) memo[n] = fib(n - 1) + fib(n - 2);
  return memo[n];
}

static struct { _Alignas(16) unsigned char at[512]; size_t used; int blocks; } arena;
static void *grab(size_t n, size_t align) {
  size_t start = (arena.used + align - 1) & ~(align - 1);
  if (start + n > sizeof arena.at) return NULL;
  arena.used = start + n;
  arena.blocks++;
  return arena.at + start;
}

static int order;
static void first(void) { printf("first handler %d\n", ++order); }
static void second(void) { printf("second handler %d\n", ++order); atexit(first); }
static void third(void) { printf("third handler %d\n", ++order); }

static int depth(void) {
  static int level;
  int now = ++level;
  if (now < 5) now = now * 10 + depth();
  level--;
  return now;
}

int main(void) {
  atexit(first);
  atexit(second);
  atexit(third);
  for (int i = 0; i < 5; i++) printf("%u ", next());
  printf("\n%s %s %s\n", name(1), name(22), name(333));
  printf("%d\n", fib(35));
  char *c = grab(3, 1);
  long *l = grab(sizeof *l * 4, sizeof *l);
  double *d = grab(sizeof *d, 16);
  memcpy(c, "ok", 3);
  for (int i = 0; i < 4; i++) l[i] = (long)next() * i;
  *d = 0.5;
  printf("%s %ld %g %zu %d %d\n", c, l[3], *d, arena.used, arena.blocks, grab(500, 1) == NULL);
  printf("%d\n", depth());
  if (order == 0) exit(3 + depth() % 7);
  return 99;
}
