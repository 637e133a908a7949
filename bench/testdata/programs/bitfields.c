// Bit-fields read and written in fresh structs.
#include <stdio.h>

struct fields {
  unsigned a : 5, b : 11, c : 3;
  int d : 7;
  unsigned e : 6;
};

static struct fields make(unsigned x) {
  struct fields f;
  f.a = x;
  f.b = x >> 3;
  f.c = x ^ 5;
  f.d = (int)(x % 100) - 50;
  f.e = f.a + f.b;
  return f;
}

int main(void) {
  unsigned sum = 0;
  for (unsigned i = 0; i < 10000000; i++) {
    struct fields f = make(i);
    sum = sum * 3 + f.a + f.b + f.c + (unsigned)f.d + f.e;
  }
  printf("%u\n", sum);
  return 0;
}
