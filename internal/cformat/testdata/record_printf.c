// Records what this system's printf family prints, as rows of testdata/printf.txt:
// format, arguments, result, output, separated by tabs. Arguments: i: int or
// long long in decimal, d: double bits, L: long double as exponent:mantissa,
// s: quoted string, p: pointer, n: marks a %n whose value follows.
// Build: gcc -w -O1 -o record_printf record_printf.c && ./record_printf > printf.txt
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <float.h>

static char out[70000];
static void quote(const char *s) {
  putchar('"');
  for (; *s; s++) {
    unsigned char c = *s;
    if (c == '"' || c == '\\') printf("\\%c", c);
    else if (c < 32 || c > 126) printf("\\x%02x", c);
    else putchar(c);
  }
  putchar('"');
}
static void finish(int r) { printf("\t%d\t", r); quote(out); putchar('\n'); }
static void I(const char *f, long long v) {
  int r = snprintf(out, sizeof out, f, v);
  quote(f); printf("\ti:%lld", v); finish(r);
}
static void D(const char *f, double v) {
  uint64_t b; memcpy(&b, &v, 8);
  int r = snprintf(out, sizeof out, f, v);
  quote(f); printf("\td:%016llx", (unsigned long long)b); finish(r);
}
static void L(const char *f, long double v) {
  struct { uint64_t m; uint16_t e; } b = {0}; memcpy(&b, &v, 10);
  int r = snprintf(out, sizeof out, f, v);
  quote(f); printf("\tL:%04x:%016llx", b.e, (unsigned long long)b.m); finish(r);
}
static void S(const char *f, const char *s) {
  int r = snprintf(out, sizeof out, f, s);
  quote(f); printf("\t"); if (s) { printf("s:"); quote(s); } else printf("p:0"); finish(r);
}
static void P(const char *f, void *p) {
  int r = snprintf(out, sizeof out, f, p);
  quote(f); printf("\tp:%llx", (unsigned long long)(uintptr_t)p); finish(r);
}
static void B(const char *f, int w, double v) {
  uint64_t b; memcpy(&b, &v, 8);
  int r = snprintf(out, sizeof out, f, w, v);
  quote(f); printf("\ti:%d d:%016llx", w, (unsigned long long)b); finish(r);
}
static void BB(const char *f, int w, int p, double v) {
  uint64_t b; memcpy(&b, &v, 8);
  int r = snprintf(out, sizeof out, f, w, p, v);
  quote(f); printf("\ti:%d i:%d d:%016llx", w, p, (unsigned long long)b); finish(r);
}
static void N(const char *f, int i) {
  int n = -1;
  int r = snprintf(out, sizeof out, f, i, &n);
  quote(f); printf("\ti:%d n:%d", i, n); finish(r);
}
int main(void) {
  static const char *flags[] = {"", "-", "+", " ", "#", "0", "-0", "+0", " 0", "#0", "+ ", "-+", "-#", "'", "#0-+ "};
  static const char *sizes[] = {"", "1", "8", "20", ".0", ".1", ".5", ".12", "10.3", "3.10", "20.15", "."};
  static const long long ints[] = {0, 1, -1, 42, -42, 255, 256, 65535, 2147483647, -2147483648LL, 4294967295LL, 9223372036854775807LL, -9223372036854775807LL - 1, 123456789012LL};
  static const char *intverbs[] = {"d", "i", "o", "u", "x", "X", "hhd", "hhu", "hhx", "hd", "hu", "ho", "ld", "lu", "lx", "lld", "llo", "llX", "jd", "zu", "zx", "td", "qd", "Ld"};
  char f[64];
  unsigned k = 0;
  for (int a = 0; a < 15; a++)
    for (int b = 0; b < 12; b++)
      for (int c = 0; c < 24; c++) {
        k = k * 1103515245u + 12345u;
        snprintf(f, sizeof f, "%%%s%s%s", flags[a], sizes[b], intverbs[c]);
        long long v = ints[(k >> 16) % 14];
        if ((k >> 8) % 3 == 0) I(f, v);
        if ((c == 2 || c == 4 || c == 5) && a % 3 == 1) I(f, 0);
      }
  static const double doubles[] = {0.0, -0.0, 1.0, -1.0, 0.5, 1.5, 2.5, 0.1, -0.1, 1e-5, 9.5, 0.95, 99999.5, 999999.5, 100000, 1000000, 123456.789,
    1e10, 1e15, 1e16, 1e17, 1e22, 1e23, 1e100, 1e300, DBL_MAX, DBL_MIN, 4.9406564584124654e-324, 2.2250738585072009e-308, 1e-300, 3.14159265358979,
    0.0001, 0.00001, 0.00012345, 1234567, 12345678, 0.125, 0.375, 1e-10, 5e-324, 0.045, 2.675, 1.005, 1e21, 72057594037927937.0, 8.5, 0x1.fffffffffffffp+3, 0x1.8p+1, 0x1.08p0, 0x1.18p0, 0x1.fp0, 0x1.f8p0};
  int nd = sizeof doubles / sizeof *doubles;
  static const char *fverbs[] = {"f", "F", "e", "E", "g", "G", "a", "A", "lf", "lg"};
  for (int a = 0; a < 15; a++)
    for (int b = 0; b < 12; b++)
      for (int c = 0; c < 10; c++) {
        snprintf(f, sizeof f, "%%%s%s%s", flags[a], sizes[b], fverbs[c]);
        for (int j = 0; j < 1 + (a == 0) * 2; j++) {
          k = k * 1103515245u + 12345u;
          D(f, doubles[(k >> 16) % nd]);
        }
      }
  static const char *plain[] = {"%f", "%e", "%g", "%a", "%.0f", "%.17g", "%.60f", "%.0e", "%.0a", "%.1a", "%.2a", "%#.0f", "%#.3g", "%.800g", "%.1100f"};
  for (int b = 0; b < 15; b++)
    for (int j = 0; j < nd; j++)
      if (b < 12 || j % 5 == 0) D(plain[b], doubles[j]);
  double specials[] = {INFINITY, -INFINITY, NAN, -NAN};
  static const char *sf[] = {"%f", "%F", "%e", "%G", "%a", "%A", "%010f", "%-10fx", "%+f", "% f", "%+010.3f", "%#g", "%12.2e"};
  for (int b = 0; b < 13; b++) for (int j = 0; j < 4; j++) D(sf[b], specials[j]);
  static const char *lf[] = {"%Lf", "%Le", "%Lg", "%La", "%.0Lf", "%.30Lf", "%.25Lg", "%LA", "%.0La", "%.1La", "%.3La", "%20.15La", "%+Lf", "%015Lg", "%.20Le", "%#.5La"};
  long double lds[] = {0.0L, -0.0L, 1.0L, -1.5L, 0.1L, 3.14159265358979323846L, LDBL_MAX, LDBL_MIN, 3.6e-4951L, 1e4000L, 1e-4940L, 65504.0L, 123456.789L, INFINITY, -NAN, 0x1.fffffffffffffffep0L, 0x1.08p0L, 5.0L};
  for (int b = 0; b < 16; b++) for (int j = 0; j < 18; j++) if (b < 4 || (b + j) % 2 || j == 15) if (!(j == 6 || j == 9) || b != 5) L(lf[b], lds[j]);
  static const char *st[] = {"%s", "%10s|", "%-10s|", "%.3s", "%10.2s|", "%.0s", "%05s", "%-.4s|", "%+s", "%.s"};
  static const char *sv[] = {"", "a", "hello", "hello world", "\x01\xff\"\\"};
  for (int b = 0; b < 10; b++) { for (int j = 0; j < 5; j++) S(st[b], sv[j]); S(st[b], 0); }
  S("%.5s", 0); S("%.6s", 0); S("%7.6s", 0);
  static const char *ch[] = {"%c", "%5c|", "%-5c|", "%05c|", "%.0c", "%+c"};
  for (int b = 0; b < 6; b++) { I(ch[b], 'A'); I(ch[b], 200); I(ch[b], 0x141); }
  static const char *pp[] = {"%p", "%20p|", "%-20p|", "%020p|", "%+p", "% p", "%.10p", "%#p", "%-5p|", "%+20.10p|"};
  for (int b = 0; b < 10; b++) { P(pp[b], 0); P(pp[b], (void *)0x1234); P(pp[b], (void *)0x7fffdeadbeef); P(pp[b], (void *)-1L); }
  B("%*f", 12, 3.5); B("%*f|", -12, 3.5); B("%.*f", 3, 3.14159); B("%.*f", -3, 3.14159); B("%0*g", 12, -2.5); B("%.*e", 0, 2.5);
  BB("%*.*f|", 10, 2, 3.14159); BB("%*.*f|", -10, -2, 3.14159); BB("%*.*g|", 0, 0, 1234.5); BB("%+0*.*e|", 15, 4, 1234.5);
  N("%d%n", 12345); N("abc %5d def%n%%", 7);
  I("%%%d%%", 5); I("100%% %d", 1); I("plain %d text\n", 9); I("\t%c\n", 'x'); I("no conversion", 0);
  return 0;
}
