// Promotions, truncation, sign and zero extension, wrap-around of unsigned types, shifts, mixed comparisons.
// subject: integers
#include <limits.h>
#include <stdint.h>
#include <stdio.h>

static int8_t narrow8(long v) { return (int8_t)v; }
static uint8_t unarrow8(long v) { return (uint8_t)v; }
static int16_t narrow16(long v) { return (int16_t)v; }
static uint16_t unarrow16(long v) { return (uint16_t)v; }
static int32_t narrow32(long v) { return (int32_t)v; }
static uint32_t unarrow32(long v) { return (uint32_t)v; }

static uint64_t mix(uint64_t x) {
  x ^= x >> 30; x *= 0xbf58476d1ce4e5b9ULL;
  x ^= x >> 27; x *= 0x94d049bb133111ebULL;
  return x ^ (x >> 31);
}

static unsigned isqrt(unsigned n) {
  unsigned r = 0;
  for (unsigned bit = 1u << 15; bit; bit >>= 1)
    if ((r | bit) * (r | bit) <= n) r |= bit;
  return r;
}

int main(void) {
  long vs[] = {0, -1, 127, 128, -129, 255, 65535, 32768, -32769, 4294967295L, 2147483648L, LONG_MIN, LONG_MAX};
  for (unsigned i = 0; i < sizeof vs / sizeof *vs; i++)
    printf("%d %u %d %u %d %u\n", narrow8(vs[i]), unarrow8(vs[i]), narrow16(vs[i]), unarrow16(vs[i]),
           narrow32(vs[i]), unarrow32(vs[i]));
  unsigned char c = 250;
  signed char s = -100;
  unsigned short h = 65535;
  c += 10;
  s = (signed char)(s - 100);
  h++;
  printf("%d %d %d\n", c, s, h);
  printf("%d %d %d\n", -1 < 1u, (long)-1 < 1u, (short)-1 == (unsigned short)-1);
  printf("%u %llu\n", 0u - 1, 0ull - 1);
  printf("%d %d %u\n", -7 / 2, -7 % 2, (unsigned)-7 / 2);
  printf("%d %d %ld\n", -8 >> 1, INT_MIN >> 31, LONG_MIN >> 40);
  unsigned u = 0x80000001u;
  printf("%08x %08x %08x\n", u << 1, u >> 1, (u << 5) | (u >> 27));
  long long product = (long long)INT_MAX * INT_MAX;
  printf("%lld %d\n", product, (int)(product >> 32));
  uint64_t state = 1;
  for (int i = 0; i < 1000; i++) state = mix(state + 0x9e3779b97f4a7c15ULL);
  printf("%016llx\n", (unsigned long long)state);
  printf("%u %u %u\n", isqrt(0), isqrt(1000000), isqrt(UINT_MAX));
  char plain = (char)200;
  printf("%d %d %c\n", plain, (unsigned char)plain, 'a' + 1);
  int a = 5;
  a += 3;
  int b = (a > 3) + (a > 4) * 2 + !(a - 8) * 4 + ~a;
  printf("%d %d %d\n", a, b, a ^ b & 6 | 1);
  return (int)(state % 200);
}
