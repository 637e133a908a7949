// Rotations and additions of 32-bit words (FIPS 180-4).
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static uint32_t k[64], h[8];

static uint32_t rotr(uint32_t x, int n) { return x >> n | x << (32 - n); }

// The constants are the fractional parts of roots of primes, found by search.
static uint32_t fraction(double x) { return (uint32_t)((x - (double)(long)x) * 4294967296.0); }

static double root(double p, int cube) {
  double x = p > 1 ? p / 2 : 1;
  for (int i = 0; i < 60; i++) x = cube ? x - (x * x * x - p) / (3 * x * x) : x - (x * x - p) / (2 * x);
  return x;
}

static void block(const unsigned char *p) {
  uint32_t w[64], s[8];
  for (int i = 0; i < 16; i++)
    w[i] = (uint32_t)p[4 * i] << 24 | (uint32_t)p[4 * i + 1] << 16 | (uint32_t)p[4 * i + 2] << 8 | p[4 * i + 3];
  for (int i = 16; i < 64; i++) {
    uint32_t a = rotr(w[i - 15], 7) ^ rotr(w[i - 15], 18) ^ w[i - 15] >> 3;
    uint32_t b = rotr(w[i - 2], 17) ^ rotr(w[i - 2], 19) ^ w[i - 2] >> 10;
    w[i] = w[i - 16] + a + w[i - 7] + b;
  }
  memcpy(s, h, sizeof s);
  for (int i = 0; i < 64; i++) {
    uint32_t e = rotr(s[4], 6) ^ rotr(s[4], 11) ^ rotr(s[4], 25);
    uint32_t t1 = s[7] + e + ((s[4] & s[5]) ^ (~s[4] & s[6])) + k[i] + w[i];
    uint32_t a = rotr(s[0], 2) ^ rotr(s[0], 13) ^ rotr(s[0], 22);
    uint32_t t2 = a + ((s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]));
    memmove(s + 1, s, 7 * sizeof *s);
    s[4] += t1;
    s[0] = t1 + t2;
  }
  for (int i = 0; i < 8; i++) h[i] += s[i];
}

int main(void) {
  for (int n = 2, found = 0; found < 64; n++) {
    int prime = 1;
    for (int d = 2; d * d <= n; d++) prime &= n % d != 0;
    if (!prime) continue;
    if (found < 8) h[found] = fraction(root(n, 0));
    k[found++] = fraction(root(n, 1));
  }
  static unsigned char data[64];
  for (int i = 0; i < 40000; i++) {
    for (int j = 0; j < 64; j++) data[j] = (unsigned char)(i * 7 + j);
    block(data);
  }
  for (int i = 0; i < 8; i++) printf("%08x", h[i]);
  printf("\n");
  return 0;
}
