// Variable arguments of every class, past the registers, through va_copy and a forwarded va_list.
// subject: varargs
#include <stdarg.h>
#include <stdio.h>

static long sum(int n, ...) {
  va_list ap;
  long s = 0;
  va_start(ap, n);
  for (int i = 0; i < n; i++) s = s * 3 + va_arg(ap, int);
  va_end(ap);
  return s;
}

static double mixed(const char *kinds, ...) {
  va_list ap;
  double s = 0;
  va_start(ap, kinds);
  for (; *kinds; kinds++) {
    switch (*kinds) {
    case 'i': s += va_arg(ap, int); break;
    case 'l': s += (double)va_arg(ap, long long); break;
    case 'd': s += va_arg(ap, double); break;
    case 'c': s += (char)va_arg(ap, int); break;
    case 'p': s += *va_arg(ap, int *); break;
    case 's': for (const char *t = va_arg(ap, const char *); *t; t++) s++; break;
    }
    s *= 2;
  }
  va_end(ap);
  return s;
}

static int twice(const char *format, ...) {
  va_list ap, again;
  char buf[64];
  va_start(ap, format);
  va_copy(again, ap);
  int n = vsnprintf(buf, sizeof buf, format, ap);
  printf("%d:%s\n", n, buf);
  n += vsnprintf(buf, 8, format, again);
  printf("%d:%s\n", n, buf);
  va_end(again);
  va_end(ap);
  return n;
}

static void vlog_(int level, const char *format, va_list ap) {
  printf("<%d> ", level);
  vprintf(format, ap);
  putchar('\n');
}
static void log_(int level, const char *format, ...) {
  va_list ap;
  va_start(ap, format);
  vlog_(level, format, ap);
  va_end(ap);
}

int main(void) {
  int forty = 40;
  printf("%ld\n", sum(3, 1, 2, 3));
  printf("%ld\n", sum(12, 1, -2, 3, -4, 5, -6, 7, -8, 9, -10, 11, -12));
  printf("%g\n", mixed("idlcps", 1, 2.5, -3LL, 'A', &forty, "four"));
  printf("%g\n", mixed("dddddddddddd", 1., 2., 3., 4., 5., 6., 7., 8., 9., 10., 11., 12.));
  printf("%g\n", mixed("iiiiiiiiddddddddddll", 1, 2, 3, 4, 5, 6, 7, 8, .5, .25, 1., 2., 3., 4., 5., 6., 7., 8., 9LL, 1LL << 40));
  printf("%d\n", twice("%s=%d(%c)", "answer", 42, 'x'));
  log_(3, "%d%% of %s took %.3f s", 97, "it", 1.23456);
  return (int)sum(2, 10, 7);
}
