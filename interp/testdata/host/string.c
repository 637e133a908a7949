// Functions of string.h and strings.h on strings.
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

char *__strcpy_chk(char *, const char *, size_t);
char *__stpcpy_chk(char *, const char *, size_t);
char *__strncpy_chk(char *, const char *, size_t, size_t);
char *__stpncpy_chk(char *, const char *, size_t, size_t);
char *__strcat_chk(char *, const char *, size_t);
char *__strncat_chk(char *, const char *, size_t, size_t);
char *__stpcpy(char *, const char *);
char *__strdup(const char *);
char *__strndup(const char *, size_t);
char *__strtok_r(char *, const char *, char **);

static int sign(int x) { return (x > 0) - (x < 0); }

static void at(const char *s, const char *p) {
  if (p)
    printf("%d\n", (int)(p - s));
  else
    puts("none");
}

int main(void) {
  char buf[64];
  printf("%zu %zu %zu %zu\n", strlen(""), strlen("hello"), strnlen("hello", 3), strnlen("hello", 30));
  char raw[3] = {'a', 'b', 'c'};
  printf("%zu\n", strnlen(raw, 3));
  printf("%d %d %d %d\n", sign(strcmp("abc", "abd")), sign(strcmp("abc", "abc")), sign(strcmp("abcd", "abc")), sign(strcmp("\xff", "a")));
  printf("%d %d %d\n", sign(strncmp("abcx", "abcy", 3)), sign(strncmp("abcx", "abcy", 4)), strncmp(raw, raw, 3));
  printf("%d %d %d\n", sign(strcasecmp("HeLLo", "hEllO")), sign(strcasecmp("a", "B")), sign(strncasecmp("ABx", "aby", 2)));
  printf("%d\n", sign(strcoll("b", "a")));
  printf("%zu", strxfrm(buf, "text", sizeof buf));
  printf(" %s", buf);
  printf(" %zu\n", strxfrm(0, "text", 0));
  puts(strcpy(buf, "first"));
  printf("%d\n", (int)(stpcpy(buf, "second") - buf));
  printf("%d\n", (int)(__stpcpy(buf, "ab") - buf));
  memset(buf, '.', 20);
  strncpy(buf, "pad", 8);
  for (int i = 0; i < 10; i++)
    printf("%d ", buf[i]);
  printf("\n%d %d\n", (int)(stpncpy(buf, "xyz", 8) - buf), (int)(stpncpy(buf, "toolong", 3) - buf));
  strcpy(buf, "one");
  puts(strcat(buf, " two"));
  puts(strncat(buf, " three", 3));
  puts(strncat(buf, "!", 10));
  const char *s = "mississippi";
  at(s, strchr(s, 's'));
  at(s, strchr(s, 0));
  at(s, strchr(s, 'x'));
  at(s, index(s, 'p'));
  at(s, strchrnul(s, 'x'));
  at(s, strrchr(s, 's'));
  at(s, strrchr(s, 0));
  at(s, strrchr(s, 'x'));
  at(s, rindex(s, 'm'));
  at(s, strstr(s, "ssip"));
  at(s, strstr(s, ""));
  at(s, strstr(s, "sss"));
  at(s, strcasestr(s, "SSIP"));
  at(s, strpbrk(s, "xps"));
  at(s, strpbrk(s, "xyz"));
  printf("%zu %zu %zu\n", strspn(s, "mis"), strcspn(s, "p"), strspn(s, ""));
  char *d = strdup("copy"), *e = strndup("copying", 4), *f = __strdup("x"), *g = __strndup("yz", 9);
  printf("%s %s %s %s\n", d, e, f, g);
  free(d), free(e), free(f), free(g);
  strcpy(buf, " a, b,,c ");
  for (char *t = strtok(buf, " ,"); t; t = strtok(0, " ,"))
    printf("[%s]", t);
  printf("%d\n", strtok(0, ",") == 0);
  char *save, other[] = "k=v;l=w";
  for (char *t = strtok_r(other, ";", &save); t; t = strtok_r(0, ";", &save)) {
    char *in;
    printf("<%s", __strtok_r(t, "=", &in));
    printf("|%s>", __strtok_r(0, "=", &in));
  }
  char sep[] = "a::b:", *q = sep, *piece;
  while ((piece = strsep(&q, ":")))
    printf("(%s)", piece);
  puts("");
  puts(strerror(0));
  puts(strerror(ENOENT));
  puts(strerror(133));
  puts(strerror(9999));
  puts(strerror(-1));
  puts(strerror_r(ERANGE, buf, sizeof buf));
  puts(strerror_r(500, buf, 12));
  errno = EDOM;
  printf("%d\n", errno);
  __strcpy_chk(buf, "c1", 64);
  printf("%s %d\n", buf, (int)(__stpcpy_chk(buf, "c22", 64) - buf));
  puts(__strncpy_chk(buf, "c3333", 6, 64));
  printf("%d\n", (int)(__stpncpy_chk(buf, "c4", 6, 64) - buf));
  puts(__strcat_chk(buf, "+", 64));
  puts(__strncat_chk(buf, "-----", 2, 64));
  return 0;
}
