// Unions read through another member, and bit-fields of every sign, width and packing.
// subject: unions and bit-fields
#include <stdint.h>
#include <stdio.h>
#include <string.h>

union word {
  uint32_t u;
  float f;
  uint8_t b[4];
  struct { uint16_t lo, hi; } h;
};

struct flags {
  unsigned ready : 1;
  unsigned mode : 3;
  int delta : 5;
  unsigned : 0;
  unsigned long long wide : 40;
  signed char tiny : 4;
};

struct __attribute__((packed)) header {
  uint8_t version : 4, kind : 4;
  uint16_t length;
  uint32_t sum;
};

struct variant {
  enum { INT, REAL, TEXT } kind;
  union { long i; double d; const char *s; } as;
};

static void show(struct variant v) {
  switch (v.kind) {
  case INT: printf("int %ld\n", v.as.i); break;
  case REAL: printf("real %g\n", v.as.d); break;
  case TEXT: printf("text %s\n", v.as.s); break;
  }
}

static struct flags bump(struct flags f) {
  f.ready ^= 1;
  f.mode += 3;
  f.delta -= 9;
  f.wide = f.wide * 3 + 1;
  f.tiny = (signed char)(f.tiny + 5);
  return f;
}

int main(void) {
  union word w = {.f = -1.5f};
  printf("%08x %02x %02x %04x %04x\n", w.u, w.b[3], w.b[2], w.h.hi, w.h.lo);
  w.b[3] ^= 0x80;
  w.h.lo = 0x8000;
  printf("%.7f\n", w.f);

  struct flags f = {0, 6, 10, 0xABCDEF0123ULL, -3};
  for (int i = 0; i < 4; i++) {
    printf("%u %u %d %llx %d\n", f.ready, f.mode, f.delta, (unsigned long long)f.wide, f.tiny);
    f = bump(f);
  }
  printf("%zu %zu\n", sizeof(struct flags), sizeof(struct header));

  struct header h = {.version = 4, .kind = 5, .length = 1500, .sum = 0};
  unsigned char raw[sizeof h];
  memcpy(raw, &h, sizeof h);
  for (unsigned i = 0; i < sizeof raw; i++) h.sum += raw[i] * (i + 1);
  printf("%u %u %u %u\n", h.version, h.kind, h.length, h.sum);

  struct variant list[] = {{INT, {.i = -7}}, {REAL, {.d = 2.5}}, {TEXT, {.s = "words"}}};
  for (int i = 0; i < 3; i++) show(list[i]);
  return f.mode;
}
