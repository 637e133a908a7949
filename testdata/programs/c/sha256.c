// SHA-256 of three messages, with the padding across a block border.
// subject: hashing
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static uint32_t k[64], start[8];

// The constants are the fractions of cube and square roots of primes: found here by integer search.
static void constants(void) {
  int n = 0;
  for (unsigned p = 2; n < 64; p++) {
    int prime = 1;
    for (unsigned d = 2; d * d <= p; d++) prime &= p % d != 0;
    if (!prime) continue;
    unsigned __int128 target = (unsigned __int128)p << 96;
    uint64_t low = 0, high = (uint64_t)8 << 32;
    while (high - low > 1) {
      uint64_t mid = low + (high - low) / 2;
      if ((unsigned __int128)mid * mid * mid <= target) low = mid;
      else high = mid;
    }
    k[n] = (uint32_t)low;
    if (n < 8) {
      target = (unsigned __int128)p << 64;
      low = 0, high = (uint64_t)8 << 32;
      while (high - low > 1) {
        uint64_t mid = low + (high - low) / 2;
        if ((unsigned __int128)mid * mid <= target) low = mid;
        else high = mid;
      }
      start[n] = (uint32_t)low;
    }
    n++;
  }
}

static uint32_t right(uint32_t x, int n) { return x >> n | x << (32 - n); }

static void block(uint32_t h[8], const unsigned char *p) {
  uint32_t w[64], v[8];
  for (int i = 0; i < 16; i++, p += 4) w[i] = (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | p[3];
  for (int i = 16; i < 64; i++) {
    uint32_t s0 = right(w[i - 15], 7) ^ right(w[i - 15], 18) ^ w[i - 15] >> 3;
    uint32_t s1 = right(w[i - 2], 17) ^ right(w[i - 2], 19) ^ w[i - 2] >> 10;
    w[i] = w[i - 16] + s0 + w[i - 7] + s1;
  }
  memcpy(v, h, sizeof v);
  for (int i = 0; i < 64; i++) {
    uint32_t e = v[4], a = v[0];
    uint32_t t1 = v[7] + (right(e, 6) ^ right(e, 11) ^ right(e, 25)) + ((e & v[5]) ^ (~e & v[6])) + k[i] + w[i];
    uint32_t t2 = (right(a, 2) ^ right(a, 13) ^ right(a, 22)) + ((a & v[1]) ^ (a & v[2]) ^ (v[1] & v[2]));
    memmove(v + 1, v, 7 * sizeof *v);
    v[4] += t1;
    v[0] = t1 + t2;
  }
  for (int i = 0; i < 8; i++) h[i] += v[i];
}

static uint32_t digest(const char *text) {
  uint32_t h[8];
  unsigned char buf[64];
  size_t n = strlen(text), left = n;
  memcpy(h, start, sizeof h);
  for (; left >= 64; left -= 64, text += 64) block(h, (const unsigned char *)text);
  memset(buf, 0, sizeof buf);
  memcpy(buf, text, left);
  buf[left] = 0x80;
  if (left >= 56) {
    block(h, buf);
    memset(buf, 0, sizeof buf);
  }
  uint64_t bits = (uint64_t)n * 8;
  for (int i = 0; i < 8; i++) buf[63 - i] = (unsigned char)(bits >> 8 * i);
  block(h, buf);
  for (int i = 0; i < 8; i++) printf("%08x", h[i]);
  printf("\n");
  return h[0];
}

int main(void) {
  constants();
  printf("%08x %08x %08x\n", k[0], k[63], start[0]);
  digest("");
  digest("abc");
  return (int)(digest("sixty characters and some more, so that two blocks are needed....") >> 24);
}
