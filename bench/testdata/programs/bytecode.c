// A byte-code interpreter: a switch in a loop over a small program.
#include <stdio.h>

enum { PUSH, ADD, SUB, MUL, DUP, SWAP, JNZ, LOAD, STORE, HALT };

int main(void) {
  // sum = 0; n = 3000000; do { sum += n * 3; n -= 1 } while (n)
  static const int code[] = {PUSH, 0, STORE, 0, PUSH, 3000000, STORE, 1, LOAD, 0, LOAD, 1, PUSH, 3, MUL, ADD,
                             STORE, 0, LOAD, 1, PUSH, 1, SUB, DUP, STORE, 1, JNZ, 8, HALT};
  unsigned stack[16], vars[2], *sp = stack;
  for (const int *pc = code;;) {
    switch (*pc++) {
      case PUSH: *sp++ = (unsigned)*pc++; break;
      case ADD: sp--; sp[-1] += *sp; break;
      case SUB: sp--; sp[-1] -= *sp; break;
      case MUL: sp--; sp[-1] *= *sp; break;
      case DUP: *sp = sp[-1]; sp++; break;
      case SWAP: {
        unsigned t = sp[-1];
        sp[-1] = sp[-2];
        sp[-2] = t;
        break;
      }
      case JNZ: pc = *--sp ? code + *pc : pc + 1; break;
      case LOAD: *sp++ = vars[*pc++]; break;
      case STORE: vars[*pc++] = *--sp; break;
      case HALT: printf("%u\n", vars[0]); return 0;
    }
  }
}
