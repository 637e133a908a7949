// 128-bit integers: printing in decimal, division, shifts, a modular power, a wide hash.
// subject: __int128
#include <stdint.h>
#include <stdio.h>

typedef unsigned __int128 u128;
typedef __int128 i128;

static void print_u(u128 v) {
  char buf[40];
  int at = 39;
  buf[at] = 0;
  do buf[--at] = (char)('0' + (int)(v % 10)); while (v /= 10);
  puts(buf + at);
}
static void print_i(i128 v) {
  if (v < 0) { putchar('-'); print_u(-(u128)v); }
  else print_u((u128)v);
}

static uint64_t mulmod(uint64_t a, uint64_t b, uint64_t m) { return (uint64_t)((u128)a * b % m); }
static uint64_t powmod(uint64_t b, uint64_t e, uint64_t m) {
  uint64_t r = 1;
  for (b %= m; e; e >>= 1, b = mulmod(b, b, m)) if (e & 1) r = mulmod(r, b, m);
  return r;
}
static int prime(uint64_t n) {
  if (n < 2 || n % 2 == 0) return n == 2;
  uint64_t d = n - 1;
  int s = 0;
  while (!(d & 1)) d >>= 1, s++;
  static const unsigned bases[] = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37};
  for (int i = 0; i < 12; i++) {
    uint64_t a = bases[i] % n, x;
    if (a == 0) continue;
    x = powmod(a, d, n);
    if (x == 1 || x == n - 1) continue;
    int r = 1;
    for (; r < s; r++) if ((x = mulmod(x, x, n)) == n - 1) break;
    if (r == s) return 0;
  }
  return 1;
}

static i128 table[3] = {-1, (i128)1 << 126, -((i128)1 << 90)};
struct pair { i128 a; char c; u128 b; };
static struct pair swap(struct pair p) { return (struct pair){(i128)p.b, p.c, (u128)p.a}; }

int main(void) {
  u128 f = 1;
  for (int i = 1; i <= 34; i++) f *= (unsigned)i;
  print_u(f);
  print_u(~(u128)0);
  print_i(table[1] / 1000007 - table[2] % 12345);
  print_i(table[2] >> 64);
  print_i(table[0] * 77 + table[2] * 8);
  printf("%d %d %d\n", table[0] < table[1], (u128)table[0] < (u128)table[1], table[2] == -((i128)1 << 90));
  struct pair p = swap((struct pair){5, 'x', 6});
  printf("%d %d %zu\n", (int)p.a, (int)p.b, sizeof p);
  printf("%llu\n", (unsigned long long)powmod(3, 1000000006, 1000000007));
  printf("%d %d\n", prime(18446744073709551557ULL), prime(18446744073709551556ULL - 3));
  double d = (double)f;
  printf("%.6e %.6e\n", d, (double)(i128)(-d / 4));
  u128 h = 0x6c62272e07bb0142ULL;
  h = h << 64 | 0x62b821756295c58dULL;
  for (const char *s = "hash me"; *s; s++) { h ^= (unsigned char)*s; h *= ((u128)1 << 88) + 0x13b; }
  printf("%016llx%016llx\n", (unsigned long long)(h >> 64), (unsigned long long)h);
  return (int)(h % 101);
}
