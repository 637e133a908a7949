// The functions of math.h, each at a few points, with errno.
// link: -lm
#define _GNU_SOURCE
#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

double roundeven(double);
float roundevenf(float);
int __isnan(double), __isnanf(float), __isinf(double), __isinff(float), __finite(double), __finitef(float);
int __signbit(double), __signbitf(float), __fpclassify(double), __fpclassifyf(float);
#undef isnan
#undef isinf
int isnan(double), isinf(double);
int isnanf(float), isinff(float);

#define U(fn) {#fn, fn, fn##f}
static struct {
  const char *name;
  double (*f)(double);
  float (*g)(float);
} unary[] = {U(acos), U(asin), U(atan), U(cos), U(sin), U(tan), U(acosh), U(asinh), U(atanh), U(cosh), U(sinh), U(tanh), U(exp), U(exp2), U(exp10), U(expm1), U(log), U(log10), U(log1p), U(log2), U(logb), U(cbrt), U(fabs), U(sqrt), U(erf), U(erfc), U(tgamma), U(ceil), U(floor), U(nearbyint), U(rint), U(round), U(roundeven), U(trunc), U(lgamma)};

static struct {
  const char *name;
  double (*f)(double, double);
  float (*g)(float, float);
} binary[] = {U(atan2), U(pow), U(hypot), U(fmod), U(remainder), U(drem), U(copysign), U(nextafter), U(fdim), U(fmax), U(fmin)};

static void show(double x) {
  if (x != x)
    printf(" nan");
  else
    printf(" %.14g", x);
}
static void showf(float x) {
  if (x != x)
    printf(" nan");
  else
    printf(" %.6g", x);
}

int main(void) {
  double points[] = {0.5, -2.5, 3.0, 0.0, 1.0 / 0.0};
  for (int i = 0; i < (int)(sizeof unary / sizeof *unary); i++) {
    printf("%s", unary[i].name);
    for (int k = 0; k < 5; k++) {
      errno = 0;
      double r = unary[i].f(points[k]);
      int e = errno;
      show(r);
      errno = 0;
      float s = unary[i].g((float)points[k]);
      int e2 = errno;
      showf(s);
      printf("(%d %d)", e, e2);
    }
    puts("");
  }
  for (int i = 0; i < (int)(sizeof binary / sizeof *binary); i++) {
    printf("%s", binary[i].name);
    for (int k = 0; k < 4; k++) {
      errno = 0;
      double r = binary[i].f(points[k], points[k + 1] * 1.25);
      int e = errno;
      show(r);
      errno = 0;
      float s = binary[i].g((float)points[k], (float)points[k + 1] * 1.25f);
      int e2 = errno;
      showf(s);
      printf("(%d %d)", e, e2);
    }
    puts("");
  }
  errno = 0;
  show(exp(1000));
  printf("(%d)", errno);
  errno = 0;
  show(exp(-1000));
  printf("(%d)", errno);
  errno = 0;
  show(pow(10, -400));
  printf("(%d)", errno);
  errno = 0;
  show(ldexp(1, 5000));
  printf("(%d)\n", errno);

  show(fma(2, 3, 4));
  showf(fmaf(2, 3, 4));
  show(ldexp(0.75, 3));
  showf(ldexpf(0.75f, 3));
  show(scalbn(0.75, -3));
  showf(scalbnf(0.75f, -3));
  show(scalbln(0.75, 70L));
  showf(scalblnf(0.75f, 70L));
  int e = 0;
  show(frexp(12.5, &e));
  printf(" %d", e);
  showf(frexpf(12.5f, &e));
  printf(" %d", e);
  double ip;
  float ipf;
  show(modf(-3.75, &ip));
  show(ip);
  showf(modff(-3.75f, &ipf));
  showf(ipf);
  double s, c;
  float sf, cf;
  sincos(1, &s, &c);
  sincosf(1, &sf, &cf);
  show(s), show(c), showf(sf), showf(cf);
  puts("");
  double xs[] = {7, -7, 10.5, 0.3, 100, 1e300};
  for (int i = 0; i < 6; i++) {
    int q, qf;
    double r = remquo(xs[i], i == 5 ? 3e299 : 3, &q);
    float rf = remquof((float)(i == 5 ? 1e30 : xs[i]), i == 5 ? 3e29f : -3, &qf);
    show(r);
    showf(rf);
    printf(" %d %d", q, qf);
  }
  puts("");
  int sg, sgf;
  show(lgamma_r(-0.5, &sg));
  showf(lgammaf_r(-0.5f, &sgf));
  printf(" %d %d", sg, sgf);
  lgamma(-0.5);
  printf(" %d", signgam);
  lgammaf(0.5f);
  printf(" %d\n", signgam);
  printf("%d %d %d\n", ilogb(10), ilogbf(0.1f), ilogb(0) == FP_ILOGB0);
  printf("%ld %ld %lld %lld %ld %ld %lld %lld\n", lround(2.5), lroundf(-2.5f), llround(3.4), llroundf(3.6f), lrint(2.5), lrintf(3.5f), llrint(-0.5), llrintf(1e6f));
  double q = nan("5");
  float qf = nanf("");
  unsigned long bits;
  unsigned bitsf;
  memcpy(&bits, &q, 8);
  memcpy(&bitsf, &qf, 4);
  printf("%lx %x\n", bits, bitsf);
  double t[] = {0.0 / 0.0, 1 / 0.0, -1 / 0.0, 1, -0.0, 1e-310};
  for (int i = 0; i < 6; i++)
    printf("%d%d%d%d%d%d %d%d %d%d %d%d|", __isnan(t[i]) != 0, __isnanf((float)t[i]) != 0, __isinf(t[i]), __isinff((float)t[i]), __finite(t[i]) != 0, __finitef((float)t[i]) != 0,
           i && __signbit(t[i]) != 0, i && __signbitf((float)t[i]) != 0, __fpclassify(t[i]), __fpclassifyf((float)t[i]), isnan(t[i]) != 0, isinf(t[i]));
  printf("%d %d %d %d\n", isnanf(1), isinff(1), finite(1) != 0, finitef(1) != 0);
  return 0;
}
