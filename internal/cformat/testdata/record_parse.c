// Records what this system's strto* and sscanf answer: rows of parse.txt.
// Build: gcc -w -O1 -o record_parse record_parse.c && ./record_parse > parse.txt
#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
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
static void ints(const char *s, int base) {
  char *e;
  errno = 0; long l = strtol(s, &e, base);
  printf("strtol\t"); quote(s); printf("\t%d\t%ld\t%d\t%d\n", base, l, (int)(e - s), errno == ERANGE ? 1 : errno == EINVAL ? 2 : 0);
  errno = 0; unsigned long u = strtoul(s, &e, base);
  printf("strtoul\t"); quote(s); printf("\t%d\t%lu\t%d\t%d\n", base, u, (int)(e - s), errno == ERANGE ? 1 : errno == EINVAL ? 2 : 0);
}
static void flts(const char *s) {
  char *e;
  errno = 0; double d = strtod(s, &e); uint64_t b; memcpy(&b, &d, 8);
  printf("strtod\t"); quote(s); printf("\t0\t%016llx\t%d\t%d\n", (unsigned long long)b, (int)(e - s), errno == ERANGE);
  errno = 0; float f = strtof(s, &e); uint32_t c; memcpy(&c, &f, 4);
  printf("strtof\t"); quote(s); printf("\t0\t%08x\t%d\t%d\n", c, (int)(e - s), errno == ERANGE);
  errno = 0; long double l = strtold(s, &e); struct { uint64_t m; uint16_t e; } x = {0}; memcpy(&x, &l, 10);
  printf("strtold\t"); quote(s); printf("\t0\t%04x:%016llx\t%d\t%d\n", x.e, (unsigned long long)x.m, (int)(e - s), errno == ERANGE);
}
// One conversion after which %n says how far it came; the destination begins as 0xAA bytes.
static void scan(const char *in, const char *f) {
  unsigned char a[64], b[64]; int n = -1, m;
  memset(a, 0xAA, 64); memset(b, 0xAA, 64);
  char g[100]; snprintf(g, sizeof g, "%s%%n", f);
  int r = sscanf(in, g, a, b, &n);
  if (r == 1 && !strstr(f + 1, "%")) { n = -1; r = sscanf(in, g, a, &n); }
  printf("sscanf\t"); quote(in); printf("\t"); quote(g); printf("\t%d\t", r);
  for (int i = 0; i < 16; i++) printf("%02x", a[i]);
  printf("\t");
  for (int i = 0; i < 16; i++) printf("%02x", b[i]);
  printf("\n");
}
int main(void) {
  const char *is[] = {"", " ", "0", "1", "-1", "+5", "  42abc", "\t\n\v\f\r7", "- 1", "+-1", "0x", "0x1f", "0X1F", "0xg", "-0x10", "010", "08", "0b11", "z", "Zz", "9223372036854775807", "9223372036854775808", "-9223372036854775808", "-9223372036854775809", "18446744073709551615", "18446744073709551616", "-18446744073709551615", "-18446744073709551616", "99999999999999999999999", "-99999999999999999999", "1_000", "12,3", "0x7fffffffffffffffff", "00x5", "--1"};
  int bases[] = {10, 0, 16, 8, 2, 36, 1, 37, -1};
  for (int i = 0; i < sizeof is / sizeof *is; i++) for (int j = 0; j < 9; j++) if (j < 3 || (i + j) % 3 == 0) ints(is[i], bases[j]);
  const char *fs[] = {"", " ", "0", "-0", "1", "1.5", ".5", "5.", ".", "-.", "e5", "1e5", "1e+5", "1e-5", "1e", "1e+", "1e+x", "0x", "0x1", "0x1p3", "0x.8", "0x.", "0x1.8p", "0x1.8p+", "0x1.8p-2z", "0xp1", "inf", "INF", "-inf", "infinity", "infinit", "InFiNiTyx", "nan", "-nan", "NAN(", "nan()", "nan(123)", "nan(0x7ff)", "nan(abc)", "nan(a_b1)", "nan(1 2)", "nan(4503599627370495)", "nan(99999999999999999)", "1e400", "-1e400", "1e-400", "1e39", "1e-46", "1.4e-45", "7e-46", "7.1e-46", "1e4933", "1e-4951", "1e-4970", "3.6e-4951", "4.9e-324", "2.5e-324", "2.4e-324", "2.2250738585072011e-308", "2.2250738585072012e-308", "2.2250738585072014e-308", "2.2250738585072013830902e-308", "1.17549435e-38", "1.1754943e-38", "1.175494350822287507968e-38", "1.17549433e-38", "1.1754942807573643e-38", "1.7976931348623157e308", "1.7976931348623158e308", "1.7976931348623159e308", "3.4028234e38", "3.40282356e38", "3.4028236e38", "0.1", "0.3", "123456789012345678901234567890", "9007199254740993", "9007199254740992.999", "16777217", "16777217.0000000001", "16777219", "1e22", "1e23", "0x1.fffffffffffff8p0", "0x1.fffffffffffff7p0", "0x1.fffffffffffff80000001p0", "0x0.0000000000001p-1022", "0x0.00000000000008p-1022", "0x0.00000000000008001p-1022", "0x1.ffffffp-127", "0x1.fffffep-127", "0x1p-1074", "0x1p-1075", "0x1.8p-1075", "0x1p-149", "0x1p-150", "0x1.1p-150", "0x1p-16445", "0x1p-16446", "0x1.00001p-16446", "0x1p99999999999", "0x1p-99999999999999999999999", "1e99999999999999999999999", "1e-9999999999999999999999999", "0e99999999999999999", "  1.25abc", "+3", "+-3", "1..2", "1.2.3", "0.0000000000000000000000000000000000001e37", "1000000000000000000000000000000000000000e-39", "0x10000000000000000000000000p-100", "8.5e", "1E5", "0X1P5", "1p5", "0x1e5", "00012", "000.5", "0x00.1p4", "1.00000000000000000000000000000000000000000000000000000000000000000000000001", "1.0000000000000001110223024625156540423631668090820312500000000", "1.00000000000000011102230246251565404236316680908203125000000000001", "3.3621031431120935063e-4932", "3.362103143112093506e-4932", "1.18973149535723176502e+4932", "1.1897314953572317651e+4932"};
  for (int i = 0; i < sizeof fs / sizeof *fs; i++) flts(fs[i]);
  const char *iv[] = {"", "  ", "12", " -34 ", "+7x", "x", "0x1f", "0x", "0xg", "017", "08", "99999999999", "-99999999999999999999", "99999999999999999999", "-", "+", "- 1", "123456", "(nil)", "(nix", "0", "0z", "\n5", "255", "65537", "7fff"};
  const char *ic[] = {"%d", "%i", "%u", "%x", "%o", "%hhd", "%hd", "%ld", "%lld", "%lx", "%2d", "%3x", "%2i", "%*d", "%p", "%X", "%1d", "%zu", "%3i"};
  for (int i = 0; i < sizeof iv / sizeof *iv; i++) for (int j = 0; j < sizeof ic / sizeof *ic; j++) scan(iv[i], ic[j]);
  const char *fv[] = {"", "1.5", "-2.5e3x", "1e", "1e+", "1ex", ".5", ".", "-.", "5.", "inf", "infinity", "infin", "in", "nan", "na", "nan(12)", "-nan", "0x1.8p1", "0x", "0xp1", "0x1p", "1.2.3", "1e5e5", "abc", "123456.789", "-inf", "+", "1e400", "0x.8", "1-2"};
  const char *fc[] = {"%f", "%lf", "%Lf", "%e", "%lg", "%3lf", "%5f", "%*f", "%a", "%1lf", "%2lf", "%4lf"};
  for (int i = 0; i < sizeof fv / sizeof *fv; i++) for (int j = 0; j < sizeof fc / sizeof *fc; j++) scan(fv[i], fc[j]);
  const char *sv[] = {"", "abc", " abc def", "abc", "a-b]c", "123abc", "]x", "\t\nx y", "a"};
  const char *sc[] = {"%s", "%3s", "%2s%s", "%c", "%3c", "%[a-c]", "%[^ ]", "%[]x]", "%[^]]", "%[abc-]", "%[0-9]%s", "%*s%s", "%c%c", " %c", "%2[a-z]", "%*c%c", "%[a-]", "abc%s", "%s def", "%[^a]"};
  for (int i = 0; i < sizeof sv / sizeof *sv; i++) for (int j = 0; j < sizeof sc / sizeof *sc; j++) scan(sv[i], sc[j]);
  scan("12 34", "%d%d"); scan("12,34", "%d,%d"); scan("12 , 34", "%d,%d"); scan("12 , 34", "%d ,%d"); scan("50% 7", "%d%% %d"); scan("50 % 7", "%d%%%d"); scan("key=val", "%[^=]=%s"); scan("1:2", "%d:%d"); scan("1.5 2", "%f%d"); scan("x1", "x%d"); scan("y1", "x%d"); scan("a1", "%*[a-z]%d"); scan("3 abc", "%d %s"); scan("3", "%d %s");
  return 0;
}
