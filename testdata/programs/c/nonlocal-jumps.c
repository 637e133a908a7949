// setjmp and longjmp: errors out of deep recursion, nested handlers, loops made
// of jumps, jumps out of library callbacks, arrays whose size is computed.
// subject: setjmp and longjmp
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct handler {
  jmp_buf env;
  struct handler *outer;
  const char *message;
};
static struct handler *top;

static void fail(int code, const char *message) {
  top->message = message;
  longjmp(top->env, code);
}

static int parse(const char **s, int depth) {
  char copy[16];
  snprintf(copy, sizeof copy, "%s", *s);
  if (depth > 6) fail(3, "too deep");
  if (**s == '(') {
    ++*s;
    int sum = 0;
    while (**s != ')') {
      if (!**s) fail(1, copy);
      sum += parse(s, depth + 1);
    }
    ++*s;
    return sum;
  }
  if (**s < '0' || **s > '9') fail(2, "not a digit");
  return *(*s)++ - '0';
}

static void try_parse(const char *text) {
  struct handler h = {.outer = top};
  top = &h;
  volatile int stage = 0;
  int code = setjmp(h.env);
  if (code == 0) {
    stage = 1;
    const char *p = text;
    int v = parse(&p, 0);
    stage = 2;
    printf("%s = %d\n", text, v);
  } else {
    printf("%s: error %d in stage %d%s\n", text, code, stage, code == 1 ? "" : h.message);
  }
  top = h.outer;
}

static int inner_handler(int n) {
  struct handler h = {.outer = top};
  top = &h;
  int code = setjmp(h.env);
  if (code == 0) {
    if (n & 1) fail(10, "");
    if (n & 2) {
      top = h.outer;
      fail(20, "");
    }
  }
  top = h.outer;
  return code;
}

static jmp_buf again, out;
static int compared;

static int compare(const void *a, const void *b) {
  if (++compared == 20) longjmp(out, compared);
  return *(const int *)a - *(const int *)b;
}

static void bounce(int n) {
  volatile int left = n;
  int vla[n];
  memset(vla, 0, sizeof vla);
  int k = setjmp(again);
  int scratch[k + 1];
  scratch[k] = left;
  if (left-- > 0) longjmp(again, left + 1);
  printf("bounced, last %d, %d\n", k, scratch[k]);
}

static int sum_until(const int *v, int n, int limit) {
  jmp_buf here;
  volatile int sum = 0, i = 0;
  switch (setjmp(here)) {
  case 0:
  case 1:
    if (i == n) return sum;
    sum += v[i++];
    longjmp(here, sum > limit ? 2 : 1);
  default:
    return -sum;
  }
}

int main(void) {
  const char *texts[] = {"7", "(123)", "(1(2(3)))", "(12", "(1x)", "((((((((1))))))))"};
  for (int i = 0; i < 6; i++) try_parse(texts[i]);
  struct handler base = {0};
  top = &base;
  int code = setjmp(base.env);
  if (code == 0)
    for (int n = 0; n < 3; n++) printf("inner %d\n", inner_handler(n));
  else
    printf("outer %d\n", code);
  int v[40];
  for (int i = 0; i < 40; i++) v[i] = i * 17 % 40;
  if ((code = setjmp(out)) == 0) qsort(v, 40, sizeof *v, compare);
  printf("comparison %d\n", code);
  bounce(9);
  int w[] = {5, 6, 7, 8};
  printf("%d %d\n", sum_until(w, 4, 100), sum_until(w, 4, 15));
  sigjmp_buf s;
  volatile int rounds = 0;
  if (sigsetjmp(s, 1) < 3) siglongjmp(s, ++rounds);
  printf("rounds %d\n", rounds);
  // A jump with 0 comes back with 1; a copied buffer is as good as the first.
  jmp_buf copy, first;
  volatile int turn = 0;
  code = setjmp(first);
  memcpy(copy, first, sizeof copy);
  if (turn++ == 0) longjmp(copy, 0);
  printf("code %d\n", code);
  return code;
}
