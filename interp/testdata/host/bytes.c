// Functions of string.h on byte ranges.
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>
#include <strings.h>

void *__memcpy_chk(void *, const void *, size_t, size_t);
void *__mempcpy_chk(void *, const void *, size_t, size_t);
void *__memmove_chk(void *, const void *, size_t, size_t);
void *__memset_chk(void *, int, size_t, size_t);
void __explicit_bzero_chk(void *, size_t, size_t);
void *__mempcpy(void *, const void *, size_t);
void *__rawmemchr(const void *, int);

struct padded {
  char c;
  int i;
};

int main(void) {
  char a[32] = "0123456789abcdef", b[32];
  memcpy(b, a, 17);
  puts(b);
  memmove(b + 2, b, 10);
  puts(b);
  printf("%d\n", (int)((char *)mempcpy(b, "xyz", 3) - b));
  puts(b);
  printf("%d\n", (int)((char *)__mempcpy(b, "uv", 2) - b));
  memset(b, '#' + 256, 4);
  puts(b);
  printf("%d %d %d %d\n", memcmp("abc", "abd", 3) < 0, memcmp("abc", "abc", 3), memcmp("\x80", "\x01", 1) > 0, memcmp("a", "b", 0));
  printf("%d %d\n", bcmp("abc", "abc", 3), bcmp("abc", "abx", 3) != 0);
  printf("%d %d\n", (int)((char *)memchr(a, '9', 16) - a), memchr(a, 'x', 16) == 0);
  printf("%d\n", (int)((char *)memchr(a, '0', 1000) - a));
  printf("%d\n", (int)((char *)rawmemchr(a, 'c') - a));
  printf("%d\n", (int)((char *)__rawmemchr(a, 0) - a));
  printf("%d %d\n", (int)((char *)memrchr("abcabc", 'b', 6) - (char *)0) != 0, memrchr("abc", 'x', 3) == 0);
  const char *m = "abcabc";
  printf("%d\n", (int)((char *)memrchr(m, 'b', 6) - m));
  char d[16] = "................";
  printf("%d\n", (int)((char *)memccpy(d, "hello world", 'o', 11) - d));
  printf("%.16s\n", d);
  printf("%d\n", memccpy(d, "hello", 'z', 5) == 0);
  const char *hay = "the quick brown fox";
  printf("%d %d %d\n", (int)((char *)memmem(hay, 19, "brown", 5) - hay), memmem(hay, 19, "cat", 3) == 0, (int)((char *)memmem(hay, 19, "", 0) - hay));
  bzero(b, 2);
  printf("%d %d %c\n", b[0], b[1], b[2]);
  explicit_bzero(b, 3);
  printf("%d\n", b[2]);
  bcopy("move", b, 5);
  puts(b);
  __memcpy_chk(b, "one", 4, 32);
  puts(b);
  printf("%d\n", (int)((char *)__mempcpy_chk(b, "four", 5, 32) - b));
  __memmove_chk(b + 1, b, 5, 31);
  puts(b);
  __memset_chk(b, 'z', 2, 32);
  puts(b);
  __explicit_bzero_chk(b, 3, 32);
  printf("%d\n", b[2]);
  // Copies keep padding undefined without a fault.
  struct padded s[2] = {{'a', 1}, {'b', 2}}, t[2];
  memcpy(t, s, sizeof t);
  memmove(&t[0], &t[1], sizeof t[0]);
  printf("%c %d\n", t[0].c, t[0].i);
  memcpy(0, 0, 0);
  return 0;
}
