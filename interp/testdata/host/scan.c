// Text to numbers, and the scanf family.
// stdin: 1 2 3\n4.5 x\n
#define _GNU_SOURCE
#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

long __strtol_internal(const char *, char **, int, int);
int __isoc99_sscanf(const char *, const char *, ...);
int __isoc99_scanf(const char *, ...);
int __isoc99_fscanf(FILE *, const char *, ...);
int __isoc99_vsscanf(const char *, const char *, va_list);
int __isoc99_vscanf(const char *, va_list);
int __isoc99_vfscanf(FILE *, const char *, va_list);

static int each(int which, const char *in, const char *format, ...) {
  va_list ap;
  va_start(ap, format);
  int n = 0;
  switch (which) {
  case 0: n = vsscanf(in, format, ap); break;
  case 1: n = __isoc99_vsscanf(in, format, ap); break;
  case 2: n = vscanf(format, ap); break;
  case 3: n = __isoc99_vscanf(format, ap); break;
  case 4: n = vfscanf(stdin, format, ap); break;
  case 5: n = __isoc99_vfscanf(stdin, format, ap); break;
  }
  va_end(ap);
  return n;
}

int main(void) {
  printf("%d %d %d %ld %lld\n", atoi(" -42x"), atoi("x"), atoi("+7"), atol("123456789012"), atoll("-9"));
  printf("%g %g %g %g\n", atof("1.5e3x"), atof("-.25"), atof("inf"), atof("0x1p4"));
  char *end;
  const char *s = "  0x1fz";
  printf("%ld", strtol(s, &end, 0));
  printf(" %d\n", (int)(end - s));
  printf("%ld %ld %ld\n", strtol("077", 0, 0), strtol("zz", 0, 36), strtol("-101", 0, 2));
  errno = 0;
  printf("%d", strtol("99999999999999999999", 0, 10) == LONG_MAX);
  printf(" %d", errno);
  errno = 0;
  printf(" %d", strtoll("-99999999999999999999", 0, 10) == LLONG_MIN);
  printf(" %d", errno);
  errno = 0;
  printf(" %ld", strtol("1", 0, 99));
  printf(" %d\n", errno);
  printf("%lu %lu %llu\n", strtoul("-1", 0, 10), strtoul("42", 0, 10), strtoull("18446744073709551615", 0, 0));
  printf("%jd %ju %lld %llu %ld\n", strtoimax("-5", 0, 10), strtoumax("5", 0, 10), strtoq("6", 0, 10), strtouq("7", 0, 10), __strtol_internal("8", 0, 10, 0));
  s = "3.25abc";
  printf("%g", strtod(s, &end));
  printf(" %d", (int)(end - s));
  s = "none";
  printf(" %g", strtod(s, &end));
  printf(" %d\n", (int)(end - s));
  errno = 0;
  printf("%g", strtod("1e999", 0));
  printf(" %d", errno);
  printf(" %.9g %g\n", strtof("0.1", 0), strtof("1e99", 0));

  int a = 0, b = 0, n = 0;
  unsigned u = 0;
  long l = 0;
  float f = 0;
  double d = 0;
  char c = 0, str[20] = "", set[20] = "";
  short sh = 0;
  printf("%d", sscanf("12 -7 ff 99999999999 1.5 2.5e1 x word abc123", "%d%i%x%ld%f%lf %c%s%[a-c]%n", &a, &b, &u, &l, &f, &d, &c, str, set, &n));
  printf(" %d %d %u %ld %g %g %c %s %s %d\n", a, b, u, l, f, d, c, str, set, n);
  printf("%d %d", sscanf("", "%d", &a), sscanf("x", "%d", &a));
  printf(" %d", sscanf("5,6", "%d,%hd", &a, &sh));
  printf(" %d %d\n", a, sh);
  printf("%d", __isoc99_sscanf("77", "%d", &a));
  printf(" %d\n", a);
  printf("%d", each(0, "1 2 3 4 5 6", "%d%d%*d%d", &a, &b, &n));
  printf(" %d %d %d\n", a, b, n);
  printf("%d", each(1, "9", "%d", &a));
  printf(" %d\n", a);
  printf("%d", each(2, 0, "%d", &a));
  printf(" %d\n", a);
  printf("%d", each(3, 0, "%d", &a));
  printf(" %d\n", a);
  printf("%d", each(4, 0, "%d", &a));
  printf(" %d\n", a);
  printf("%d", each(5, 0, "%lf", &d));
  printf(" %g\n", d);
  printf("%d", fscanf(stdin, " %c", &c));
  printf(" %c\n", c);
  printf("%d %d\n", __isoc99_scanf("%d", &a), __isoc99_fscanf(stdin, "%d", &a));
  return 0;
}
