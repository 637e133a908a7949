// strtol in several bases, strtod, atoi, and a scanner of our own in the manner of sscanf.
// subject: number parsing
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int blank(int c) { return c == ' ' || c == '\t' || c == '\n'; }

static int scan(const char *s, const char *format, ...) {
  va_list ap;
  int got = 0;
  va_start(ap, format);
  for (; *format; format++) {
    char *end;
    if (blank(*format)) {
      while (blank(*s)) s++;
      continue;
    }
    if (*format != '%') {
      if (*s != *format) break;
      s++;
      continue;
    }
    switch (*++format) {
    case 'd': *va_arg(ap, int *) = (int)strtol(s, &end, 10); break;
    case 'x': *va_arg(ap, unsigned *) = (unsigned)strtoul(s, &end, 16); break;
    case 'f': *va_arg(ap, double *) = strtod(s, &end); break;
    case 'c': *va_arg(ap, char *) = *s; end = (char *)s + (*s != 0); break;
    case 's': {
      char *to = va_arg(ap, char *);
      while (blank(*s)) s++;
      for (end = (char *)s; *end && !blank(*end); end++) *to++ = *end;
      *to = 0;
      break;
    }
    default: end = (char *)s;
    }
    if (end == s) break;
    got++;
    s = end;
  }
  va_end(ap);
  return got;
}

// expr = term {(+|-) term}; term = factor {(*|/) factor}; factor = number | ( expr ) | - factor
static const char *at;
static double expr(void);
static double factor(void) {
  while (*at == ' ') at++;
  if (*at == '-') { at++; return -factor(); }
  if (*at == '(') {
    at++;
    double v = expr();
    if (*at == ')') at++;
    return v;
  }
  char *end;
  double v = strtod(at, &end);
  at = end;
  while (*at == ' ') at++;
  return v;
}
static double term(void) {
  double v = factor();
  while (*at == '*' || *at == '/') {
    if (*at++ == '*') v *= factor();
    else v /= factor();
    while (*at == ' ') at++;
  }
  return v;
}
static double expr(void) {
  double v = term();
  while (*at == '+' || *at == '-') {
    if (*at++ == '+') v += term();
    else v -= term();
  }
  return v;
}

int main(void) {
  const char *numbers[] = {"42", "  -17xyz", "0x1F", "077", "+9", "99999999999999999999", "", "zz"};
  const int bases[] = {10, 0, 16, 36};
  for (int i = 0; i < 8; i++) {
    for (int b = 0; b < 4; b++) {
      char *end;
      long v = strtol(numbers[i], &end, bases[b]);
      printf("%ld:%d ", v, (int)(end - numbers[i]));
    }
    printf("%d\n", i == 5 ? 0 : atoi(numbers[i]));
  }
  printf("%lu %llu %lld\n", strtoul("-1", NULL, 10), strtoull("777", NULL, 8), strtoll("-9223372036854775808", NULL, 10));
  const char *reals[] = {"3.25", "-1e3x", ".5", "1e-400", "inf", "0x1.8p3", "1e", "-"};
  for (int i = 0; i < 8; i++) {
    char *end;
    double v = strtod(reals[i], &end);
    printf("%g:%d ", v, (int)(end - reals[i]));
  }
  printf("%g %ld\n", atof("2.5e2 rest"), atol("123456789012"));
  int day, year, got;
  unsigned code;
  char month[16], sep;
  double part;
  got = scan(" 21 March 1984,ff;0.75", " %d %s", &day, month);
  printf("%d %d %s\n", got, day, month);
  got = scan("1984:ff;0.75!", "%d:%x;%f%c", &year, &code, &part, &sep);
  printf("%d %d %u %g %c\n", got, year, code, part, sep);
  got = scan("7 seven", "%d %d", &day, &year);
  printf("%d %d\n", got, day);
  const char *sums[] = {"1 + 2*3", "-(4 - 6) * 2.5", "((1+1)/(3-1))*8 - 2/4", "2*-3"};
  for (int i = 0; i < 4; i++) {
    at = sums[i];
    printf("%g ", expr());
  }
  printf("\n");
  return got;
}
