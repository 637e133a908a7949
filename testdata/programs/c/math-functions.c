// math.h on doubles and floats, with special values; results shown to nine digits or as classes.
// subject: math.h
#include <math.h>
#include <stdio.h>

static const char *class_of(double x) {
  switch (fpclassify(x)) {
  case FP_NAN: return "nan";
  case FP_INFINITE: return "inf";
  case FP_ZERO: return "zero";
  case FP_SUBNORMAL: return "subnormal";
  default: return "normal";
  }
}

static double legendre(int n, double x) {
  double a = 1, b = x;
  if (n == 0) return a;
  for (int k = 1; k < n; k++) {
    double c = ((2 * k + 1) * x * b - k * a) / (k + 1);
    a = b;
    b = c;
  }
  return b;
}

int main(void) {
  volatile double xs[] = {0.25, 1.75, -0.6};
  for (int i = 0; i < 3; i++) {
    double x = xs[i];
    printf("%.9g %.9g %.9g %.9g %.9g %.9g\n", sin(x), cos(x), tan(x), atan(x), exp(x), sinh(x));
    printf("%.9g %.9g %.9g %.9g %.9g %.9g\n", cosh(x), tanh(x), cbrt(x), expm1(x), erf(x), fabs(x));
    printf("%.9g %.9g %.9g %.9g %.9g\n", atan2(x, -1.5), hypot(x, 3), exp2(x), asinh(x), log1p(x));
    printf("%g %g %g %g %g %g\n", floor(x), ceil(x), trunc(x), round(x), rint(x), nearbyint(x));
    float f = (float)x;
    printf("%.6g %.6g %.6g %.6g\n", sinf(f), expf(f), powf(fabsf(f), 1.5f), floorf(f));
  }
  volatile double y = 10;
  printf("%.9g %.9g %.9g %.9g %.9g\n", sqrt(y), log(y), log2(y), log10(y), pow(y, -2.5));
  printf("%.9g %.9g %.9g\n", asin(y / 20), acos(y / 20), acosh(y));
  printf("%g %g %g\n", fmod(y, 3.3), remainder(y, 3.3), copysign(y, -0.0));
  int e;
  double m = frexp(y, &e), whole, part = modf(-3.75, &whole);
  printf("%g %d %g %g %g\n", m, e, part, whole, ldexp(0.75, 5));
  printf("%ld %lld %g %g\n", lround(2.5), llround(-2.5), fmax(y, NAN), fmin(-y, 3));
  printf("%g %g %d\n", fdim(5, 3), fma(2, 3, 4), ilogb(y));
  printf("%s %s %s %s %s\n", class_of(sqrt(-y)), class_of(y / 0.0), class_of(-0.0), class_of(5e-320), class_of(y));
  printf("%d %d %d %d\n", !!isnan(NAN), !!isinf(-INFINITY), !!signbit(-0.0), !!isfinite(1e308 * y));
  printf("%d %g %g\n", nextafter(1.0, 2.0) > 1.0, pow(0, 0), exp(-INFINITY));
  double sum = 0;
  for (int i = 0; i < 1000; i++) {
    double t = -1 + (i + 0.5) / 500;
    sum += legendre(6, t) * legendre(6, t) / 500;
  }
  printf("%.6f\n", sum * 13 / 2);
  return (int)lround(100 * sum);
}
