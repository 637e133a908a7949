// Big integers as arrays of digits: factorial, power, square root, decimal digits of e.
// subject: big numbers
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct { uint32_t *d; int n, room; } big;

static void need(big *b, int n) {
  if (n > b->room) {
    b->room = n * 2;
    b->d = realloc(b->d, (size_t)b->room * sizeof *b->d);
    if (!b->d) abort();
  }
}
static big from(uint32_t v) {
  big b = {0};
  need(&b, 1);
  b.d[0] = v;
  b.n = v != 0;
  return b;
}
static void times(big *b, uint32_t k) {
  uint64_t carry = 0;
  need(b, b->n + 1);
  for (int i = 0; i < b->n; i++) {
    carry += (uint64_t)b->d[i] * k;
    b->d[i] = (uint32_t)carry;
    carry >>= 32;
  }
  if (carry) b->d[b->n++] = (uint32_t)carry;
}
static uint32_t divide(big *b, uint32_t k) {
  uint64_t rest = 0;
  for (int i = b->n; i-- > 0;) {
    rest = rest << 32 | b->d[i];
    b->d[i] = (uint32_t)(rest / k);
    rest %= k;
  }
  while (b->n && !b->d[b->n - 1]) b->n--;
  return (uint32_t)rest;
}
static big product(const big *a, const big *b) {
  big r = {0};
  need(&r, a->n + b->n + 1);
  memset(r.d, 0, (size_t)(a->n + b->n + 1) * sizeof *r.d);
  for (int i = 0; i < a->n; i++) {
    uint64_t carry = 0;
    for (int j = 0; j < b->n; j++) {
      carry += (uint64_t)a->d[i] * b->d[j] + r.d[i + j];
      r.d[i + j] = (uint32_t)carry;
      carry >>= 32;
    }
    r.d[i + b->n] = (uint32_t)carry;
  }
  r.n = a->n + b->n;
  while (r.n && !r.d[r.n - 1]) r.n--;
  return r;
}
static void print(big b) {
  uint32_t parts[64];
  int n = 0;
  while (b.n) parts[n++] = divide(&b, 1000000000);
  printf("%u", n ? parts[--n] : 0);
  while (n) printf("%09u", parts[--n]);
  printf("\n");
  free(b.d);
}

static void digits_of_e(int count) {
  int terms = 40;
  int a[41];
  for (int i = 0; i <= terms; i++) a[i] = 1;
  printf("2.");
  for (int i = 0; i < count; i++) {
    int carry = 0;
    for (int j = terms; j > 1; j--) {
      int t = a[j] * 10 + carry;
      carry = t / j;
      a[j] = t % j;
    }
    printf("%d", carry);
  }
  printf("\n");
}

int main(void) {
  big f = from(1);
  for (uint32_t i = 2; i <= 60; i++) times(&f, i);
  print(f);
  big p = from(3);
  for (int i = 0; i < 7; i++) {
    big sq = product(&p, &p);
    free(p.d);
    p = sq;
  }
  int words = p.n;
  print(p);
  digits_of_e(30);
  return words;
}
