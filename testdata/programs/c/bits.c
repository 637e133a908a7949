// Bit tricks, by hand and by builtin: counting, reversing, rotating, overflow checks, Gray codes, bit sets.
// subject: bits
#include <limits.h>
#include <stdint.h>
#include <stdio.h>

static int count(uint64_t x) {
  int n = 0;
  for (; x; x &= x - 1) n++;
  return n;
}
static uint32_t reverse(uint32_t x) {
  x = (x >> 1 & 0x55555555) | (x & 0x55555555) << 1;
  x = (x >> 2 & 0x33333333) | (x & 0x33333333) << 2;
  x = (x >> 4 & 0x0f0f0f0f) | (x & 0x0f0f0f0f) << 4;
  return __builtin_bswap32(x);
}
static uint32_t left(uint32_t x, unsigned n) { return x << (n & 31) | x >> (-n & 31); }
static uint64_t spread(uint32_t v) {
  uint64_t x = v;
  x = (x | x << 16) & 0x0000ffff0000ffffULL;
  x = (x | x << 8) & 0x00ff00ff00ff00ffULL;
  x = (x | x << 4) & 0x0f0f0f0f0f0f0f0fULL;
  x = (x | x << 2) & 0x3333333333333333ULL;
  return (x | x << 1) & 0x5555555555555555ULL;
}
static unsigned gray(unsigned n) { return n ^ n >> 1; }
static unsigned ungray(unsigned g) {
  for (unsigned s = 1; s < 32; s <<= 1) g ^= g >> s;
  return g;
}

int main(void) {
  uint64_t probes[] = {1, 0x80000000, 0xdeadbeefcafef00dULL, ~0ULL, 1ULL << 63, 40};
  for (int i = 0; i < 6; i++) {
    uint64_t x = probes[i];
    printf("%d %d %d %d %d %d\n", count(x), __builtin_popcountll(x), __builtin_clzll(x), __builtin_ctzll(x),
           __builtin_parityll(x), __builtin_ffsll((long long)x));
  }
  printf("%08x %08x %d %d\n", reverse(0x12345678), __builtin_bitreverse32(0x12345678), __builtin_clz(1), __builtin_ctz(48));
  printf("%04x %016llx\n", __builtin_bswap16(0x1234), (unsigned long long)__builtin_bswap64(0x0102030405060708ULL));
  printf("%08x %08x %08x\n", left(0x80000001, 4), left(0x80000001, 0), left(0x80000001, 36));
  printf("%02x %04x\n", __builtin_rotateleft8(0x81, 1), __builtin_rotateright16(0x1234, 4));
  int s;
  unsigned u;
  long l;
  int a = __builtin_add_overflow(INT_MAX, 1, &s);
  printf("%d %d\n", a, s);
  a = __builtin_sub_overflow(3u, 4u, &u);
  printf("%d %u\n", a, u);
  a = __builtin_mul_overflow(LONG_MAX / 2, 3L, &l);
  printf("%d %ld\n", a, l);
  a = __builtin_mul_overflow(70000, 70000, &l);
  printf("%d %ld\n", a, l);
  short narrow;
  a = __builtin_add_overflow(30000, 30000, &narrow);
  printf("%d %d\n", a, narrow);
  printf("%016llx\n", (unsigned long long)(spread(0xffff) | spread(0x1234) << 1));
  unsigned wrong = 0;
  for (unsigned i = 0; i < 300; i++) wrong += ungray(gray(i)) != i || __builtin_popcount(gray(i) ^ gray(i + 1)) != 1;
  uint64_t set[4] = {0};
  for (unsigned i = 0; i < 256; i += 7) set[i >> 6] |= 1ULL << (i & 63);
  int n = 0;
  unsigned last = 0;
  for (int w = 0; w < 4; w++)
    for (uint64_t m = set[w]; m; m &= m - 1) n++, last = (unsigned)w * 64 + (unsigned)__builtin_ctzll(m);
  printf("%u %d %u\n", wrong, n, last);
  unsigned p = 5;
  p--; p |= p >> 1; p |= p >> 2; p |= p >> 4; p |= p >> 8; p |= p >> 16; p++;
  printf("%u %d %d\n", p, (-37 ^ -37 >> 31) - (-37 >> 31), INT_MAX ^ ((INT_MAX ^ 5) & -(5 < INT_MAX)));
  return n;
}
