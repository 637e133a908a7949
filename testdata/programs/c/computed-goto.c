// Computed goto: a threaded interpreter with a table of labels, label
// differences, labels kept in structures, a coroutine by resumed labels.
// subject: labels as values
#include <stdio.h>

enum { PUSH, ADD, MUL, DUP, SWAP, JNZ, DEC, PRINT, HALT };

static int interpret(const int *code, int *steps) {
  static const void *const table[] = {&&push, &&add, &&mul, &&dup, &&swap, &&jnz, &&dec, &&print, &&halt};
  int stack[32], *sp = stack;
  const int *pc = code;
#define NEXT do { ++*steps; goto *table[*pc++]; } while (0)
  NEXT;
push: *sp++ = *pc++; NEXT;
add: sp--; sp[-1] += sp[0]; NEXT;
mul: sp--; sp[-1] *= sp[0]; NEXT;
dup: sp[0] = sp[-1]; sp++; NEXT;
swap: { int t = sp[-1]; sp[-1] = sp[-2]; sp[-2] = t; NEXT; }
jnz: if (*--sp) pc = code + *pc; else pc++; NEXT;
dec: sp[-1]--; NEXT;
print: printf("%d\n", sp[-1]); NEXT;
halt: return sp[-1];
}

struct routine { void *at; int i, total; };

static int next(struct routine *r) {
  if (r->at) goto *r->at;
  for (r->i = 0; r->i < 4; r->i++) {
    r->at = &&again;
    return r->i * r->i;
again:
    r->total += r->i;
  }
  r->at = &&over;
over:
  return -r->total;
}

static const char *classify(const char *s) {
  void *state = &&first;
  for (;; s++) {
    goto *state;
first:
    state = &&digits;
    if (*s == '-' || (*s >= '0' && *s <= '9')) continue;
    return "neither";
digits:
    if (*s == 0) return "integer";
    if (*s == '.') {
      state = &&fraction;
      continue;
    }
    if (*s < '0' || *s > '9') return "bad";
    continue;
fraction:
    if (*s == 0) return "decimal";
    if (*s < '0' || *s > '9') return "bad fraction";
  }
}

int main(void) {
  const int program[] = {PUSH, 1, PUSH, 6, /* 4: */ DUP, PRINT, SWAP, PUSH, 2, MUL, PUSH, 1, ADD, SWAP, DEC, DUP, JNZ, 4, SWAP, PRINT, HALT};
  int steps = 0;
  int r = interpret(program, &steps);
  printf("%d after %d steps\n", r, steps);
  struct routine a = {0}, b = {0};
  for (int i = 0; i < 6; i++) {
    printf("%d ", next(&a));
    if (i % 2) printf("(%d) ", next(&b));
  }
  printf("\n");
  const char *texts[] = {"12", "-7", "3.25", "x", "4a", "5.6.7"};
  for (int i = 0; i < 6; i++) printf("%s: %s\n", texts[i], classify(texts[i]));
  return r & 63;
}
