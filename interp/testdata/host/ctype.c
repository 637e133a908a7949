// Character classes: the functions, and glibc's tables that its headers use.
#define _GNU_SOURCE
#include <ctype.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>

size_t __ctype_get_mb_cur_max(void);

int main(void) {
  int (*f[])(int) = {isalnum, isalpha, isblank, iscntrl, isdigit, isgraph, islower, isprint, ispunct, isspace, isupper, isxdigit, isascii, toascii, tolower, toupper};
  for (int k = 0; k < 16; k++) {
    unsigned h = 0;
    for (int c = -1; c < 256; c++)
      h = h * 31 + (unsigned)f[k](c);
    printf("%d %08x\n", k, h);
  }
  unsigned h = 0;
  for (int c = -128; c < 256; c++)
    h = h * 31 + (*__ctype_b_loc())[c] + 7 * (unsigned)(*__ctype_tolower_loc())[c] + 13 * (unsigned)(*__ctype_toupper_loc())[c];
  printf("%08x\n", h);
  printf("%d %d\n", (isalpha)('x'), isascii(200));
  printf("%zu %s %s %d\n", __ctype_get_mb_cur_max(), setlocale(LC_ALL, ""), setlocale(LC_ALL, 0), setlocale(LC_ALL, "no_SUCH") == 0);
  return 0;
}
