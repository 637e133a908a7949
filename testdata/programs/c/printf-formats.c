// printf's conversions, flags, widths and precisions, snprintf's truncation and return values.
// subject: printf
#include <stdio.h>
#include <stdint.h>
#include <stddef.h>

int main(void) {
  printf("[%d] [%5d] [%-5d] [%05d] [%+d] [% d] [%.3d] [%8.3d]\n", 42, 42, 42, 42, 42, 42, 7, -7);
  printf("[%u] [%x] [%X] [%#x] [%o] [%#o] [%08x]\n", 3000000000u, 48879u, 48879u, 48879u, 8u, 8u, 0xbeefu);
  printf("[%hhd] [%hd] [%ld] [%lld] [%zu] [%jd] [%td]\n", (signed char)-1, (short)-2, -3L, -4LL, (size_t)5, (intmax_t)6, (ptrdiff_t)-7);
  printf("[%hhu] [%hx] [%lx] [%llX]\n", (unsigned char)200, (unsigned short)0xabcd, 0x123456789abcL, 0xfedcba9876543210ULL);
  printf("[%f] [%.0f] [%10.2f] [%-10.3f] [%+.1f] [%010.4f] [%#.0f]\n", 3.14159, 2.5, 2.71828, 1.0, -0.05, -12.3, 5.0);
  printf("[%e] [%.2E] [%g] [%g] [%G] [%.3g] [%#g]\n", 12345.678, 0.00012345, 0.0001, 0.00001, 1e20, 123456.0, 1.5);
  printf("[%a] [%.2a] [%A]\n", 1.0, 3.14159, 0.1);
  printf("[%f] [%e] [%g] [%F]\n", 1.0 / 0.0, -1.0 / 0.0, 0.0, 1e15);
  printf("[%.20f] [%.25g]\n", 0.1, 0.1);
  printf("[%.10f] [%f]\n", 1e-7, 123456789012345678.0);
  printf("[%c] [%5c] [%-3c] [%s] [%8s] [%-8s] [%.2s] [%8.3s]\n", 'a', 'b', 'c', "text", "right", "left", "cut", "abcdef");
  printf("[%*d] [%-*d] [%.*f] [%*.*f]\n", 6, 1, 6, 2, 2, 3.14159, 8, 3, 2.71828);
  printf("[%%] [%5d%%]\n", 50);
  printf("[%s] [%p]\n", "nil next", (void *)0);
  int so_far = 0;
  printf("abc%ndef\n", &so_far);
  printf("%d\n", so_far);
  char buf[16];
  int n = snprintf(buf, sizeof buf, "%s-%d", "truncated text", 12345);
  printf("%d [%s]\n", n, buf);
  n = snprintf(0, 0, "%08.3f", 3.5);
  printf("%d\n", n);
  n = sprintf(buf, "%c%c%c", 'x', 0, 'y');
  printf("%d %d\n", n, buf[2]);
  n = printf("%s", "");
  printf("%d %d\n", n, printf("four\n"));
  printf("%d %s %.3f %c %u %lx %d %d %s %g\n", 1, "two", 3.0, '4', 5u, 6L, 7, 8, "nine", 10.0);
  fputs("fputs ", stdout);
  fputc('!', stdout);
  putchar('\n');
  fprintf(stdout, "%s %d\n", "fprintf", puts("puts") >= 0);
  fwrite("fwrite\n", 1, 7, stdout);
  fprintf(stderr, "this goes elsewhere %d\n", 1);
  fflush(stdout);
  return n;
}
