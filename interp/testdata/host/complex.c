// The functions of complex.h, and the helpers of complex products.
// link: -lm
#define _GNU_SOURCE
#include <complex.h>
#include <stdio.h>

double _Complex __muldc3(double, double, double, double);
double _Complex __divdc3(double, double, double, double);
float _Complex __mulsc3(float, float, float, float);
float _Complex __divsc3(float, float, float, float);

static void show(const char *name, double _Complex z) { printf("%s %.12g %.12g\n", name, creal(z), cimag(z)); }
static void showf(const char *name, float _Complex z) { printf("%s %.5g %.5g\n", name, crealf(z), cimagf(z)); }

#define BOTH(fn) show(#fn, fn(z)), showf(#fn "f", fn##f(w))

int main(void) {
  double _Complex z = 0.75 - 1.25 * I;
  float _Complex w = -0.5f + 2.0f * I;
  printf("%.12g %.5g %.12g %.5g\n", cabs(z), cabsf(w), carg(z), cargf(w));
  BOTH(conj);
  BOTH(cproj);
  BOTH(cexp);
  BOTH(clog);
  BOTH(csqrt);
  BOTH(csin);
  BOTH(ccos);
  BOTH(ctan);
  BOTH(csinh);
  BOTH(ccosh);
  BOTH(ctanh);
  show("cpow", cpow(z, 2.5 + 0.5 * I));
  showf("cpowf", cpowf(w, 1.5f));
  show("cproj", cproj(__builtin_complex(-1.0 / 0.0, -2.0)));
  show("mul", __muldc3(1, 2, 3, 4));
  show("div", __divdc3(1, 2, 3, 4));
  showf("mulf", __mulsc3(1, 2, 3, 4));
  showf("divf", __divsc3(1, 2, 3, 4));
  return 0;
}
