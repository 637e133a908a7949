// Records the C library's answers where the result is exact or rounded by
// definition (exact.txt) and its complex functions (complex.txt).
// Rows: name, operands, results, as bits in hexadecimal; NaN results "nan".
// Build: clang --rtlib=compiler-rt -O1 -w -fno-builtin -o record record.c -lm && ./record
#define _GNU_SOURCE
#include <complex.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#undef CMPLX
#undef CMPLXF
#define CMPLX(x, y) __builtin_complex((double)(x), (double)(y))
#define CMPLXF(x, y) __builtin_complex((float)(x), (float)(y))
static FILE *out;
static uint64_t seed = 7;
static uint64_t rnd(void) {
  seed += 0x9e3779b97f4a7c15ull;
  uint64_t z = seed;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9ull;
  z = (z ^ z >> 27) * 0x94d049bb133111ebull;
  return z ^ z >> 31;
}
static const double edge[] = {0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, INFINITY, -INFINITY, NAN, 5e-324, -5e-324, 2.2250738585072014e-308, 1.7976931348623157e308, 4503599627370495.5, 4503599627370497.0, 9007199254740993.0, 9.2233720368547758e18, -9.2233720368547758e18, 0x1p-126, 0x1p-149, 0x1.fffffep127, 0.49999999999999994, 100.0, -7.25, 0x1.fffffcp-127};
#define NE (sizeof edge / sizeof *edge)
static double draw(void) {
  uint64_t r = rnd();
  if (r % 4 == 0) return edge[(r >> 8) % NE];
  double m = 1 + (rnd() >> 12) * 0x1p-52;
  int e = r % 4 == 1 ? (int)((r >> 8) % 2098) - 1074 : (int)((r >> 8) % 70) - 10;
  double v = ldexp(m, e);
  return r >> 63 ? -v : v;
}
static void p64(double x) { uint64_t b; memcpy(&b, &x, 8); fprintf(out, " %016llx", (unsigned long long)b); }
static void p32(float x) { uint32_t b; memcpy(&b, &x, 4); fprintf(out, " %08x", b); }
static void r64(double x) { if (x != x) fprintf(out, " nan"); else p64(x); }
static void r32(float x) { if (x != x) fprintf(out, " nan"); else p32(x); }
static void ri(long long v) { fprintf(out, " %016llx", v); }
#define D1(f) for (int i = 0; i < 80; i++) { double x = i < NE ? edge[i] : draw(); fprintf(out, #f); p64(x); r64(f(x)); fprintf(out, "\n"); }
#define F1(f) for (int i = 0; i < 80; i++) { float x = i < NE ? edge[i] : draw(); fprintf(out, #f); p32(x); r32(f(x)); fprintf(out, "\n"); }
#define I1(f) for (int i = 0; i < 80; i++) { double x = i < NE ? edge[i] : draw(); if (x != x) continue; fprintf(out, #f); p64(x); ri(f(x)); fprintf(out, "\n"); }
#define IF1(f) for (int i = 0; i < 80; i++) { float x = i < NE ? edge[i] : draw(); if (x != x) continue; fprintf(out, #f); p32(x); ri(f(x)); fprintf(out, "\n"); }
#define D2(f) for (int i = 0; i < 250; i++) { double x = draw(), y = draw(); fprintf(out, #f); p64(x); p64(y); r64(f(x, y)); fprintf(out, "\n"); }
#define F2(f) for (int i = 0; i < 250; i++) { float x = draw(), y = draw(); fprintf(out, #f); p32(x); p32(y); r32(f(x, y)); fprintf(out, "\n"); }
#define C1(f) for (int i = 0; i < 300; i++) { double x = i < 169 ? cedge[i % 13] : draw(), y = i < 169 ? cedge[i / 13] : draw(); \
  if (i >= 169 && i % 3) { x = (double)(int64_t)rnd() * 0x1p-61; y = (double)(int64_t)rnd() * 0x1p-61; } \
  double complex z = f(CMPLX(x, y)); fprintf(out, #f); p64(x); p64(y); r64(creal(z)); r64(cimag(z)); fprintf(out, "\n"); }
#define CF1(f) for (int i = 0; i < 300; i++) { float x = i < 169 ? cedge[i % 13] : draw(), y = i < 169 ? cedge[i / 13] : draw(); \
  if (i >= 169 && i % 3) { x = (double)(int64_t)rnd() * 0x1p-61; y = (double)(int64_t)rnd() * 0x1p-61; } \
  float complex z = f(CMPLXF(x, y)); fprintf(out, #f); p32(x); p32(y); r32(crealf(z)); r32(cimagf(z)); fprintf(out, "\n"); }
static const double cedge[] = {0.0, -0.0, 1.0, -1.0, 0.5, -2.0, 3.0, -4.0, INFINITY, -INFINITY, NAN, 30.0, -700.0};
int main(void) {
  out = fopen("libm/exact.txt", "w");
  D1(floor) D1(ceil) D1(trunc) D1(round) D1(roundeven) D1(rint) D1(nearbyint) D1(fabs) D1(sqrt) D1(logb)
  F1(floorf) F1(ceilf) F1(truncf) F1(roundf) F1(roundevenf) F1(rintf) F1(nearbyintf) F1(fabsf) F1(sqrtf) F1(logbf)
  I1(lround) I1(llround) I1(lrint) I1(llrint) I1(ilogb) IF1(lroundf) IF1(lrintf) IF1(ilogbf)
  D2(fmod) D2(remainder) D2(copysign) D2(fmin) D2(fmax) D2(fdim) D2(nextafter)
  F2(fmodf) F2(remainderf) F2(copysignf) F2(fminf) F2(fmaxf) F2(fdimf) F2(nextafterf)
  for (int i = 0; i < 400; i++) { double x = draw(), y = draw(), z = i % 3 ? draw() : -x * y; fprintf(out, "fma"); p64(x); p64(y); p64(z); r64(fma(x, y, z)); fprintf(out, "\n"); }
  for (int i = 0; i < 800; i++) { float x = draw(), y = draw(), z = i % 3 ? draw() : -x * y; if (i % 5 == 0) { x = 1 + (rnd() >> 41) * 0x1p-23f; y = 1 + (rnd() >> 41) * 0x1p-23f; z = ldexpf(1 + (rnd() >> 41) * 0x1p-23f, -20 - (int)(rnd() % 40)); } fprintf(out, "fmaf"); p32(x); p32(y); p32(z); r32(fmaf(x, y, z)); fprintf(out, "\n"); }
  for (int i = 0; i < 200; i++) { double x = draw(); int n = (int)(rnd() % 4400) - 2200; fprintf(out, "ldexp"); p64(x); ri(n); r64(ldexp(x, n)); fprintf(out, "\n"); }
  for (int i = 0; i < 200; i++) { float x = draw(); int n = (int)(rnd() % 600) - 300; fprintf(out, "ldexpf"); p32(x); ri(n); r32(ldexpf(x, n)); fprintf(out, "\n"); }
  for (int i = 0; i < 120; i++) { double x = draw(), w; int e = 0; fprintf(out, "frexp"); p64(x); r64(frexp(x, &e)); ri(e); fprintf(out, "\n"); fprintf(out, "modf"); p64(x); r64(modf(x, &w)); r64(w); fprintf(out, "\n"); }
  for (int i = 0; i < 120; i++) { float x = draw(), w; int e = 0; fprintf(out, "frexpf"); p32(x); r32(frexpf(x, &e)); ri(e); fprintf(out, "\n"); fprintf(out, "modff"); p32(x); r32(modff(x, &w)); r32(w); fprintf(out, "\n"); }
  fclose(out);
  out = fopen("libm/complex.txt", "w");
  C1(cexp) C1(clog) C1(csqrt) C1(csin) C1(ccos) C1(ctan) C1(csinh) C1(ccosh) C1(ctanh)
  CF1(cexpf) CF1(clogf) CF1(csqrtf) CF1(csinf) CF1(ccosf) CF1(ctanf) CF1(csinhf) CF1(ccoshf) CF1(ctanhf)
  for (int i = 0; i < 300; i++) { double a = draw(), b = draw(), c = draw(), d = draw(); if (i % 4) { a = (double)(int64_t)rnd() * 0x1p-61; b = (double)(int64_t)rnd() * 0x1p-61; c = (double)(int64_t)rnd() * 0x1p-61; d = (double)(int64_t)rnd() * 0x1p-61; }
    double complex z = cpow(CMPLX(a, b), CMPLX(c, d)); fprintf(out, "cpow"); p64(a); p64(b); p64(c); p64(d); r64(creal(z)); r64(cimag(z)); fprintf(out, "\n"); }
  for (int i = 0; i < 300; i++) { float a = draw(), b = draw(), c = draw(), d = draw(); if (i % 4) { a = (double)(int64_t)rnd() * 0x1p-61; b = (double)(int64_t)rnd() * 0x1p-61; c = (double)(int64_t)rnd() * 0x1p-61; d = (double)(int64_t)rnd() * 0x1p-61; }
    float complex z = cpowf(CMPLXF(a, b), CMPLXF(c, d)); fprintf(out, "cpowf"); p32(a); p32(b); p32(c); p32(d); r32(crealf(z)); r32(cimagf(z)); fprintf(out, "\n"); }
  for (int i = 0; i < 13 * 13 * 13; i++) { double a = cedge[i % 13], b = cedge[i / 13 % 13], c = cedge[i / 169], d = cedge[(i * 7 + 3) % 13]; double complex z = CMPLX(a, b) * CMPLX(c, d);
    if (i % 5 == 0) { fprintf(out, "cmul"); p64(a); p64(b); p64(c); p64(d); r64(creal(z)); r64(cimag(z)); fprintf(out, "\n"); } 
    float complex w = CMPLXF(a, b) * CMPLXF(c, d); if (i % 5 == 1) { fprintf(out, "cmulf"); p32(a); p32(b); p32(c); p32(d); r32(crealf(w)); r32(cimagf(w)); fprintf(out, "\n"); }
    z = CMPLX(a, b) / CMPLX(c, d); if (i % 5 == 2) { fprintf(out, "cdiv"); p64(a); p64(b); p64(c); p64(d); r64(creal(z)); r64(cimag(z)); fprintf(out, "\n"); }
    w = CMPLXF(a, b) / CMPLXF(c, d); if (i % 5 == 3) { fprintf(out, "cdivf"); p32(a); p32(b); p32(c); p32(d); r32(crealf(w)); r32(cimagf(w)); fprintf(out, "\n"); } }
  for (int i = 0; i < 200; i++) { volatile double a = draw(), b = draw(), c = draw(), d = draw(); double complex z = CMPLX(a, b) / CMPLX(c, d); fprintf(out, "cdiv"); p64(a); p64(b); p64(c); p64(d); r64(creal(z)); r64(cimag(z)); fprintf(out, "\n"); }
  for (int i = 0; i < 200; i++) { volatile float a = draw(), b = draw(), c = draw(), d = draw(); float complex z = CMPLXF(a, b) / CMPLXF(c, d); fprintf(out, "cdivf"); p32(a); p32(b); p32(c); p32(d); r32(crealf(z)); r32(cimagf(z)); fprintf(out, "\n"); }
  fclose(out);
  return 0;
}
