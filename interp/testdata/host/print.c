// The printf family, with its va_list and fortified forms.
#define _GNU_SOURCE
#include <limits.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int __printf_chk(int, const char *, ...);
int __vprintf_chk(int, const char *, va_list);
int __fprintf_chk(FILE *, int, const char *, ...);
int __vfprintf_chk(FILE *, int, const char *, va_list);
int __dprintf_chk(int, int, const char *, ...);
int __vdprintf_chk(int, int, const char *, va_list);
int __sprintf_chk(char *, int, size_t, const char *, ...);
int __vsprintf_chk(char *, int, size_t, const char *, va_list);
int __snprintf_chk(char *, size_t, int, size_t, const char *, ...);
int __vsnprintf_chk(char *, size_t, int, size_t, const char *, va_list);
int __asprintf_chk(char **, int, const char *, ...);
int __vasprintf_chk(char **, int, const char *, va_list);

static char text[200];

static int each(int which, const char *format, ...) {
  va_list ap;
  va_start(ap, format);
  int n = 0;
  char *p = 0;
  switch (which) {
  case 0: n = vprintf(format, ap); break;
  case 1: n = vfprintf(stdout, format, ap); break;
  case 2: n = vsprintf(text, format, ap); break;
  case 3: n = vsnprintf(text, 10, format, ap); break;
  case 4: n = vasprintf(&p, format, ap); strcpy(text, p); free(p); break;
  case 5: n = __vprintf_chk(1, format, ap); break;
  case 6: n = __vfprintf_chk(stdout, 1, format, ap); break;
  case 7: n = __vsprintf_chk(text, 1, sizeof text, format, ap); break;
  case 8: n = __vsnprintf_chk(text, 10, 1, sizeof text, format, ap); break;
  case 9: n = __vasprintf_chk(&p, 1, format, ap); strcpy(text, p); free(p); break;
  }
  va_end(ap);
  return n;
}

int main(void) {
  printf("plain %% %d %i %u %o %x %X %c %s|\n", -1, 2, 3u, 8, 255, 255, 'c', "str");
  printf("%5d|%-5d|%05d|%+d|% d|%.3d|%8.3d|%-8.3d|\n", 1, 2, 3, 4, 5, 6, 7, 8);
  printf("%hhd %hd %ld %lld %jd %zd %td\n", 300, 70000, LONG_MIN, LLONG_MAX, (intmax_t)-5, (size_t)6, (ptrdiff_t)-7);
  printf("%#x %#o %#X %#x\n", 255, 8, 255, 0);
  printf("%f %.2f %e %g %G %a|%10.3f|%-10.3f|%+.1e\n", 1.5, 2.345, 12345.678, 1e-5, 1e20, 1.0, 3.14159, 2.71828, 1e100);
  printf("%f %g %e %F\n", 1.0 / 0.0, -1.0 / 0.0, 0.0 / 0.0 * -1, 0.0);
  printf("%s|%10s|%-10s|%.2s|%*.*s|\n", "abc", "abc", "abc", "abc", 6, 1, "xyz");
  printf("%p %s\n", (void *)0, (char *)0);
  int n = 0;
  printf("count%n", &n);
  printf(" %d\n", n);
  printf("%d\n", printf("12345\n"));
  char raw[2] = {'o', 'k'};
  printf("%.2s\n", raw);
  printf("%d %s %.1f %d %d %d %d %d %d %f %f %f %f %f %f %f %f %f\n", 1, "two", 3.0, 4, 5, 6, 7, 8, 9, .1, .2, .3, .4, .5, .6, .7, .8, .9);

  fprintf(stdout, "%s %d\n", "to stdout", 1);
  fprintf(stderr, "%s %d\n", "to stderr", 2);
  printf("%d", sprintf(text, "%d-%s", 42, "x"));
  printf(" %s\n", text);
  printf("%d", snprintf(text, 5, "%s", "truncated"));
  printf(" %s %d\n", text, snprintf(0, 0, "%d", 12345));
  char *p;
  printf("%d", asprintf(&p, "%s%c", "alloc", '!'));
  printf(" %s\n", p);
  free(p);
  for (int i = 0; i < 10; i++) {
    text[0] = 0;
    int r = each(i, "%d %s %.1f %c %ld %d %d %d %g %g %g %g %g %g %g %g %g\n", 1, "s", 2.5, 'c', 5L, 6, 7, 8, 1., 2., 3., 4., 5., 6., 7., 8., 9.);
    printf("%d %d [%s]\n", i, r, text);
  }
  __printf_chk(1, "%d\n", 11);
  __fprintf_chk(stdout, 1, "%d\n", 12);
  __sprintf_chk(text, 1, sizeof text, "%d", 13);
  puts(text);
  __snprintf_chk(text, 3, 1, sizeof text, "%d", 1415);
  puts(text);
  __asprintf_chk(&p, 1, "%d", 16);
  puts(p);
  free(p);
  return 0;
}
