// The integer and float helpers that code generators call.
// link: --rtlib=compiler-rt
#define _GNU_SOURCE
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

typedef __int128 ti;
typedef unsigned __int128 uti;
typedef int32_t si;
typedef int64_t di;
typedef uint32_t usi;
typedef uint64_t udi;

static void p128(uti v) { printf(" %016llx%016llx", (unsigned long long)(v >> 64), (unsigned long long)v); }

#define INTS(t)                                                                                                     \
  t __div##t##3(t, t), __mod##t##3(t, t), __divmod##t##4(t, t, t *), __mulo##t##4(t, t, int *);                        \
  u##t __udiv##t##3(u##t, u##t), __umod##t##3(u##t, u##t), __udivmod##t##4(u##t, u##t, u##t *);                         \
  t __addv##t##3(t, t), __subv##t##3(t, t), __mulv##t##3(t, t), __negv##t##2(t), __absv##t##2(t);                       \
  int __clz##t##2(t), __ctz##t##2(t), __ffs##t##2(t), __popcount##t##2(t), __parity##t##2(t);                           \
  static void test##t(t a, t b) {                                                                                    \
    t r = 0;                                                                                                         \
    u##t ur = 0;                                                                                                     \
    int o = 0, o2 = 0;                                                                                               \
    printf(#t ":");                                                                                                  \
    p128(__div##t##3(a, b)), p128(__mod##t##3(a, b)), p128(__udiv##t##3(a, b)), p128(__umod##t##3(a, b));            \
    p128(__divmod##t##4(a, b, &r)), p128(r), p128(__udivmod##t##4(a, b, &ur)), p128(ur);                             \
    p128(__mulo##t##4(a, b, &o)), __mulo##t##4(a, a, &o2), printf(" %d%d\n", o, o2);                                 \
    p128(__addv##t##3(a, b)), p128(__subv##t##3(a, b)), p128(__mulv##t##3(b, b)), p128(__negv##t##2(a)), p128(__absv##t##2(a)); \
    printf(" %d %d %d %d %d %d\n", __clz##t##2(b), __ctz##t##2(a), __ffs##t##2(a), __ffs##t##2(0), __popcount##t##2(a), __parity##t##2(a)); \
  }
INTS(si)
INTS(di)
INTS(ti)

#define WIDE(t)                                                                                      \
  t __ashl##t##3(t, int), __lshr##t##3(t, int), __ashr##t##3(t, int), __mul##t##3(t, t), __neg##t##2(t); \
  int __cmp##t##2(t, t), __ucmp##t##2(u##t, u##t);                                                   \
  static void wide##t(t a, t b) {                                                                    \
    p128(__ashl##t##3(a, 5)), p128(__lshr##t##3(a, 5)), p128(__ashr##t##3(a, 5)), p128(__mul##t##3(a, b)), p128(__neg##t##2(a)); \
    printf(" %d %d %d\n", __cmp##t##2(a, b), __ucmp##t##2(a, b), __cmp##t##2(a, a));                  \
  }
WIDE(di)
WIDE(ti)

#define FIX(f, F)                                                                                  \
  si __fix##F##si(f);                                                                              \
  di __fix##F##di(f);                                                                              \
  ti __fix##F##ti(f);                                                                              \
  usi __fixuns##F##si(f);                                                                          \
  udi __fixuns##F##di(f);                                                                          \
  uti __fixuns##F##ti(f);                                                                          \
  f __floatsi##F(si), __floatdi##F(di), __floatti##F(ti), __floatunsi##F(usi), __floatundi##F(udi), __floatunti##F(uti); \
  static void fix##F(f x, int fits) {                                                              \
    p128(__fix##F##si(x)), p128(__fix##F##ti(x)), p128(__fixuns##F##si(x)), p128(__fixuns##F##ti(x)); \
    if (fits) /* otherwise the di helpers give anything */                                         \
      p128(__fix##F##di(x)), p128(__fixuns##F##di(x < 0 ? 0 : x));                                 \
    puts("");                                                                                      \
  }                                                                                                \
  static void flt##F(uti v) {                                                                      \
    printf("%a %a %a %a %a %a\n", __floatsi##F(v), __floatdi##F(v), __floatti##F(v), __floatunsi##F(v), __floatundi##F(v), __floatunti##F(v)); \
  }
FIX(float, sf)
FIX(double, df)

float __extendhfsf2(_Float16);
double __extendhfdf2(_Float16), __extendsfdf2(float);
_Float16 __truncsfhf2(float), __truncdfhf2(double);
__bf16 __truncsfbf2(float), __truncdfbf2(double);
float __truncdfsf2(double);
unsigned __bswapsi2(unsigned);
unsigned long __bswapdi2(unsigned long);
float __powisf2(float, int);
double __powidf2(double, int);

static unsigned half(_Float16 x) {
  unsigned short u;
  memcpy(&u, &x, 2);
  return u;
}
static unsigned brain(__bf16 x) {
  unsigned short u;
  memcpy(&u, &x, 2);
  return u;
}

int main(void) {
  testsi(-1000, 7);
  testdi(-123456789012345, 1001);
  testti((ti)-123456789012345 * 98765432109876, (ti)1 << 62);
  widedi(-123456789012345, 1001);
  wideti((ti)-123456789012345 * 98765432109876, (ti)1 << 62);
  fixsf(1e6f, 1), fixsf(-3.9f, 1), fixsf(1e30f, 0), fixsf(-1e38f, 0), fixsf(2.5f, 1);
  fixdf(1e6, 1), fixdf(-3.9, 1), fixdf(1e30, 0), fixdf(-1e300, 0);
  fltsf(123456789), fltsf(-(uti)1), fltsf(((uti)1 << 100) + 1);
  fltdf(123456789), fltdf(-(uti)1), fltdf(((uti)1 << 100) + 1);
  printf("%a %a %a\n", __extendhfsf2((_Float16)0.1f), __extendhfdf2((_Float16)65504), __extendsfdf2(0.1f));
  printf("%x %x %x %x\n", half(__truncsfhf2(0.1f)), half(__truncdfhf2(65520)), brain(__truncsfbf2(0.1f)), brain(__truncdfbf2(1e39)));
  printf("%a %x %lx\n", __truncdfsf2(0.1), __bswapsi2(0x11223344), __bswapdi2(0x1122334455667788));
  printf("%a %a %a\n", __powisf2(1.1f, 7), __powidf2(1.1, -3), __powidf2(2, 0));

  printf("%d %ld %lld %jd\n", abs(-5), labs(-6), llabs(-7), imaxabs(-8));
  printf("%d %d %d %d %d\n", ffs(0), ffs(40), ffs(-1), ffsl(1L << 40), ffsll(-2));
  div_t d = div(-7, 2);
  ldiv_t l = ldiv(-7, 2);
  lldiv_t ll = lldiv(7, -2);
  imaxdiv_t im = imaxdiv(9, 4);
  printf("%d %d %ld %ld %lld %lld %jd %jd\n", d.quot, d.rem, l.quot, l.rem, ll.quot, ll.rem, im.quot, im.rem);
  return 0;
}
