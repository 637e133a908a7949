// link: -lm
// Long double: what math.h gives exactly, strtold, and printing.
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

long double roundevenl(long double x);

int main(void) {
  volatile long double x = 2, y = -7.5L, z = 3;
  int e;
  printf("%.20Lf %.19Lf\n", sqrtl(x), sqrtl(x) / z);
  printf("%Lf %Lf %Lf %Lf %Lf %Lf\n", floorl(y), ceill(y), truncl(y), roundl(y), rintl(y), nearbyintl(y));
  printf("%Lf\n", roundevenl(y));
  printf("%Lf %Lf %Lf\n", fabsl(y), copysignl(x, y), fmodl(y, x));
  printf("%Lf %Lf %Lf\n", remainderl(y, x), fminl(x, y), fmaxl(x, y));
  printf("%Lf %Lf\n", fmal(x, y, z), ldexpl(x, 10));
  printf("%Lf %Lf ", scalbnl(x, -3), frexpl(y, &e));
  printf("%d\n", e);
  printf("%ld %lld %ld %lld\n", lroundl(y), llroundl(y), lrintl(y), llrintl(y));
  char *end;
  long double t = strtold("0.1e1000rest", &end);
  printf("%.15Le %s\n", t, end);
  printf("%.25Lf %La\n", strtold("0.1", NULL), strtold("0x1.8p-3", NULL));
  return 0;
}
