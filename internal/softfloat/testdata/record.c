// Records arithmetic of this machine and its C libraries, as rows of
// native.txt: format, operation, rounding, operands and result in hexadecimal.
// A NaN result is recorded as "nan": its sign and payload are ours to fix.
// Build: clang -O0 -w -ffp-contract=off -o record record.c -lm -lgcc "$(clang --print-resource-dir)/lib/linux/libclang_rt.builtins-x86_64.a"
#include <fenv.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
typedef long double f80;
typedef __float128 f128;
extern f128 fmaf128(f128, f128, f128), sqrtf128(f128), fmodf128(f128, f128), remainderf128(f128, f128);
static uint64_t seed = 1;
static uint64_t rnd(void) {
  seed += 0x9e3779b97f4a7c15ull;
  uint64_t z = seed;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9ull;
  z = (z ^ z >> 27) * 0x94d049bb133111ebull;
  return z ^ z >> 31;
}
static const int modes[] = {FE_TONEAREST, FE_TOWARDZERO, FE_UPWARD, FE_DOWNWARD};
static const char *names[] = {"even", "zero", "up", "down"};
static void hex(const void *p, int n) {
  const unsigned char *b = p;
  putchar(' ');
  while (n--) printf("%02x", b[n]);
}
// A value of n bytes with e exponent bits; kinds: special, near 1, any.
static void draw(void *p, int n, int ebits, int explicit1) {
  unsigned char b[16] = {0};
  uint64_t r = rnd();
  uint64_t lo = rnd(), hi = rnd();
  int kind = r % 8;
  if (kind < 3) { // few significant bits
    lo &= rnd() & rnd(); hi &= rnd() & rnd();
    if (r & 8) lo = 0;
    if (r & 16) { lo = ~0ull; hi |= rnd(); }
  }
  uint64_t bias = (1ull << (ebits - 1)) - 1, e;
  switch (r >> 8 & 15) {
  case 0: e = 0; break;
  case 1: e = 2 * bias + 1; if (r & 32) lo = hi = 0; break;
  case 2: e = 1 + (r >> 20) % 3; break;
  case 3: e = 2 * bias - (r >> 20) % 3; break;
  case 4: case 5: e = (r >> 20) % (2 * bias + 1); break;
  case 6: e = 0; lo = hi = 0; if (r & 64) lo = r >> 60; break;
  default: e = bias - 3 + (r >> 20) % 7; if (ebits > 8 && r >> 61 == 0) e += (r >> 30) % 130 - 60;
  }
  uint64_t sign = r >> 63;
  if (explicit1) {
    lo = (lo & ~(1ull << 63)) | (e ? 1ull << 63 : 0);
    uint16_t se = sign << 15 | e;
    memcpy(b, &lo, 8); memcpy(b + 8, &se, 2);
  } else if (n == 16) {
    hi = (hi & 0xffffffffffffull) | e << 48 | sign << 63;
    memcpy(b, &lo, 8); memcpy(b + 8, &hi, 8);
  } else {
    int fb = 8 * n - 1 - ebits;
    uint64_t v = (fb < 64 ? lo >> (64 - fb) : lo) | e << fb | sign << (8 * n - 1);
    memcpy(b, &v, n);
  }
  memcpy(p, b, n);
}
#define OUT(r, size) do { if (r != r) printf(" nan\n"); else { hex(&r, size); putchar('\n'); } } while (0)
#define BIN(T, size, name, expr) \
  for (int i = 0; i < N; i++) for (int m = 0; m < M; m++) { \
    volatile T a = 0, b = 0, c = 0, r = 0; T x = 0; \
    draw(&x, size, EB, EX); a = x; draw(&x, size, EB, EX); b = x; draw(&x, size, EB, EX); c = x; \
    fesetround(modes[m]); r = expr; fesetround(FE_TONEAREST); \
    x = r; T p = a, q = b, s = c; printf("%s %s %s", FMT, name, names[m]); hex(&p, size); \
    if (strchr(#expr, 'b')) hex(&q, size); if (strchr(#expr, 'c')) hex(&s, size); OUT(x, size); }
#define ALL(T, size, SQ, FMOD, REM, FM) BIN(T, size, "add", a + b) BIN(T, size, "sub", a - b) BIN(T, size, "mul", a * b) BIN(T, size, "div", a / b) \
  BIN(T, size, "sqrt", SQ(a)) BIN(T, size, "fma", FM(a, b, c)) N = N / 2; M = 1; BIN(T, size, "mod", FMOD(a, b)) BIN(T, size, "rem", REM(a, b))
// expr's letters decide which operands are printed: helper names avoid b and c.
static double s64(double a) { return sqrt(a); }
static float s32(float a) { return sqrtf(a); }
static f80 s80(f80 a) { return sqrtl(a); }
static f128 s128(f128 a) { return sqrtf128(a); }
static double m64(double a, double y) { return fmod(a, y); }
static float m32(float a, float y) { return fmodf(a, y); }
static f80 m80(f80 a, f80 y) { return fmodl(a, y); }
static f128 m128(f128 a, f128 y) { return fmodf128(a, y); }
static double r64(double a, double y) { return remainder(a, y); }
static float r32(float a, float y) { return remainderf(a, y); }
static f80 r80(f80 a, f80 y) { return remainderl(a, y); }
static f128 r128(f128 a, f128 y) { return remainderf128(a, y); }
static double x64(double a, double y, double z) { return fma(a, y, z); }
static float x32(float a, float y, float z) { return fmaf(a, y, z); }
static f80 x80(f80 a, f80 y, f80 z) { return fmal(a, y, z); }
static f128 x128(f128 a, f128 y, f128 z) { return fmaf128(a, y, z); }
#define CVT(S, ssize, seb, sex, sname, T, tsize, tname) \
  for (int i = 0; i < 40; i++) for (int m = 0; m < 4; m++) { S x = 0; draw(&x, ssize, seb, sex); volatile S a = x; volatile T r; \
    fesetround(modes[m]); r = (T)a; fesetround(FE_TONEAREST); T y = r; \
    printf("%s from:%s %s", tname, sname, names[m]); hex(&x, ssize); OUT(y, tsize); }
#define FROMINT(I, isize, iname, T, tsize, tname) \
  for (int i = 0; i < 24; i++) for (int m = 0; m < 4; m++) { unsigned __int128 v = (unsigned __int128)rnd() << 64 | rnd(); \
    if (i & 1) v >>= rnd() % 127; if (i & 2) v &= ~(unsigned __int128)0 << rnd() % 100; if (i & 4) v = ~v; if (i & 8) v |= ((unsigned __int128)1 << rnd() % 120) - 1; \
    I w = (I)v; volatile I a = w; volatile T r; fesetround(modes[m]); r = (T)a; fesetround(FE_TONEAREST); T y = r; \
    printf("%s int:%s %s", tname, iname, names[m]); hex(&w, isize); OUT(y, tsize); }
#define TOINT(T, tsize, teb, tex, tname, I, isize, iname, lim) \
  for (int i = 0; i < 40; i++) { T x = 0; draw(&x, tsize, teb, tex); if (!(x > -(T)lim && x < (T)lim)) continue; volatile T a = x; volatile I r = (I)a; I y = r; \
    printf("%s toint:%s zero", tname, iname); hex(&x, tsize); hex(&y, isize); putchar('\n'); }
#define BOTHCVT(S, ssize, seb, sex, sname) \
  CVT(S, ssize, seb, sex, sname, float, 4, "f32") CVT(S, ssize, seb, sex, sname, double, 8, "f64") \
  CVT(S, ssize, seb, sex, sname, f80, 10, "f80") CVT(S, ssize, seb, sex, sname, f128, 16, "f128")
typedef __int128 i128; typedef unsigned __int128 u128;
int main(void) {
  int N, M, EB, EX; const char *FMT;
  N = 60; M = 4; EB = 8; EX = 0; FMT = "f32"; ALL(float, 4, s32, m32, r32, x32)
  N = 60; M = 4; EB = 11; EX = 0; FMT = "f64"; ALL(double, 8, s64, m64, r64, x64)
  N = 80; M = 4; EB = 15; EX = 1; FMT = "f80"; ALL(f80, 10, s80, m80, r80, x80)
  N = 80; M = 4; EB = 15; EX = 0; FMT = "f128"; ALL(f128, 16, s128, m128, r128, x128)
  N = 300; M = 1; EB = 5; FMT = "f16";
  BIN(_Float16, 2, "add", a + b) BIN(_Float16, 2, "sub", a - b) BIN(_Float16, 2, "mul", a * b) BIN(_Float16, 2, "div", a / b)
  N = 300; M = 1; EB = 8; FMT = "bf16";
  BIN(__bf16, 2, "add", a + b) BIN(__bf16, 2, "sub", a - b) BIN(__bf16, 2, "mul", a * b) BIN(__bf16, 2, "div", a / b)
  BOTHCVT(float, 4, 8, 0, "f32") BOTHCVT(double, 8, 11, 0, "f64") BOTHCVT(f80, 10, 15, 1, "f80") BOTHCVT(f128, 16, 15, 0, "f128")
  FROMINT(i128, 16, "s128", float, 4, "f32") FROMINT(u128, 16, "u128", float, 4, "f32") FROMINT(i128, 16, "s128", double, 8, "f64") FROMINT(u128, 16, "u128", double, 8, "f64")
  FROMINT(i128, 16, "s128", f80, 10, "f80") FROMINT(u128, 16, "u128", f80, 10, "f80") FROMINT(i128, 16, "s128", f128, 16, "f128") FROMINT(u128, 16, "u128", f128, 16, "f128")
  FROMINT(int64_t, 8, "s64", float, 4, "f32") FROMINT(int64_t, 8, "s64", double, 8, "f64") FROMINT(int32_t, 4, "s32", float, 4, "f32") FROMINT(int64_t, 8, "s64", f80, 10, "f80") FROMINT(int64_t, 8, "s64", f128, 16, "f128")
  TOINT(float, 4, 8, 0, "f32", int32_t, 4, "s32", 0x1p31) TOINT(double, 8, 11, 0, "f64", int64_t, 8, "s64", 0x1p63) TOINT(f80, 10, 15, 1, "f80", int64_t, 8, "s64", 0x1p63)
  TOINT(f128, 16, 15, 0, "f128", i128, 16, "s128", 0x1p126) TOINT(double, 8, 11, 0, "f64", i128, 16, "s128", 0x1p126)
  return 0;
}
