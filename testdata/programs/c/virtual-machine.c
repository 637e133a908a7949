// An assembler and a stack machine: labels, calls, a byte-coded program read back by a disassembler.
// subject: interpreters
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define OPS(X) X(push, 1) X(add, 0) X(sub, 0) X(mul, 0) X(dup, 0) X(swap, 0) X(jump, 1) X(zero, 1) X(call, 1) X(ret, 0) X(load, 1) X(store, 1) X(print, 0) X(halt, 0)

enum {
#define X(name, operands) op_##name,
  OPS(X)
#undef X
  OP_COUNT
};
static const struct { const char *name; uint8_t operands; } info[] = {
#define X(name, operands) {#name, operands},
  OPS(X)
#undef X
};

static const char source[] =
  "push 10 store 0 push 1 store 1 "
  ":loop load 0 zero done load 1 load 0 mul store 1 load 0 push 1 sub store 0 jump loop "
  ":done load 1 print push 7 call square call square print halt "
  ":square dup mul ret";

struct program { uint8_t code[256]; int size; };

static int find(const char *w, size_t n) {
  for (int i = 0; i < OP_COUNT; i++)
    if (strlen(info[i].name) == n && !strncmp(info[i].name, w, n)) return i;
  return -1;
}

static int assemble(const char *s, struct program *p) {
  struct { const char *name; size_t n; int at; } labels[8], uses[16];
  int nl = 0, nu = 0, expect = 0;
  p->size = 0;
  while (*s) {
    size_t n = strcspn(s, " ");
    if (*s == ':') {
      labels[nl].name = s + 1, labels[nl].n = n - 1, labels[nl++].at = p->size;
    } else if (expect) {
      char *end;
      int32_t v = (int32_t)strtol(s, &end, 10);
      if (end != s + n) uses[nu].name = s, uses[nu].n = n, uses[nu++].at = p->size;
      memcpy(p->code + p->size, &v, sizeof v);
      p->size += (int)sizeof v;
      expect = 0;
    } else {
      int op = find(s, n);
      if (op < 0) return -1;
      p->code[p->size++] = (uint8_t)op;
      expect = info[op].operands;
    }
    s += n;
    while (*s == ' ') s++;
  }
  for (int u = 0; u < nu; u++)
    for (int l = 0; l < nl; l++)
      if (labels[l].n == uses[u].n && !memcmp(labels[l].name, uses[u].name, uses[u].n)) {
        int32_t v = labels[l].at;
        memcpy(p->code + uses[u].at, &v, sizeof v);
      }
  return nl;
}

static long run(const struct program *p) {
  int64_t stack[32], mem[4] = {0};
  int sp = 0, back[8], bp = 0, pc = 0;
  for (long steps = 1;; steps++) {
    int op = p->code[pc++];
    int32_t k = 0;
    if (info[op].operands) {
      memcpy(&k, p->code + pc, sizeof k);
      pc += (int)sizeof k;
    }
    switch (op) {
    case op_push: stack[sp++] = k; break;
    case op_add: sp--; stack[sp - 1] += stack[sp]; break;
    case op_sub: sp--; stack[sp - 1] -= stack[sp]; break;
    case op_mul: sp--; stack[sp - 1] *= stack[sp]; break;
    case op_dup: stack[sp] = stack[sp - 1]; sp++; break;
    case op_swap: { int64_t t = stack[sp - 1]; stack[sp - 1] = stack[sp - 2]; stack[sp - 2] = t; break; }
    case op_jump: pc = k; break;
    case op_zero: if (!stack[--sp]) pc = k; break;
    case op_call: back[bp++] = pc; pc = k; break;
    case op_ret: pc = back[--bp]; break;
    case op_load: stack[sp++] = mem[k]; break;
    case op_store: mem[k] = stack[--sp]; break;
    case op_print: printf("%lld\n", (long long)stack[--sp]); break;
    case op_halt: return steps;
    }
  }
}

int main(void) {
  struct program p;
  int labels = assemble(source, &p);
  printf("%d labels, %d bytes\n", labels, p.size);
  for (int pc = 0; pc < p.size;) {
    int op = p.code[pc];
    printf("%d:%s", pc++, info[op].name);
    if (info[op].operands) {
      int32_t k;
      memcpy(&k, p.code + pc, sizeof k);
      printf(" %d", k);
      pc += (int)sizeof k;
    }
    printf(pc < p.size ? "; " : "\n");
  }
  return (int)run(&p);
}
