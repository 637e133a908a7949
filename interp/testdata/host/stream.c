// Streams: output a character, a line, an item; input the same way.
// stdin: first line\nsecond\n42 3.5 word\nrest of it\nA;B;C\n0123456789tail
#define _GNU_SOURCE
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int __overflow(FILE *, int);
int __uflow(FILE *);
char *__fgets_chk(char *, size_t, int, FILE *);
size_t __fread_chk(void *, size_t, size_t, size_t, FILE *);
ssize_t __getdelim(char **, size_t *, int, FILE *);
int _IO_putc(int, FILE *);
int _IO_getc(FILE *);
int __dprintf_chk(int, int, const char *, ...);
int __vdprintf_chk(int, int, const char *, va_list);

static int descriptors(int which, const char *format, ...) {
  va_list ap;
  va_start(ap, format);
  int n = which ? __vdprintf_chk(1, 1, format, ap) : vdprintf(1, format, ap);
  va_end(ap);
  return n;
}

int main(void) {
  setvbuf(stdout, 0, _IONBF, 0);
  setbuf(stderr, 0);
  setlinebuf(stderr);
  char buf[64];
  printf("%d %d\n", putchar('a' + 256), putchar_unlocked('b'));
  printf("%d\n", fputc('c', stdout) + putc('d', stdout) + _IO_putc('e', stdout) + putc_unlocked('f', stdout) + fputc_unlocked('g', stdout) + __overflow(stdout, 'h'));
  printf("%d %d\n", puts("line"), puts(""));
  printf("%d %d\n", fputs("no newline\n", stdout), fputs_unlocked("x\n", stdout));
  printf("%zu %zu %zu\n", fwrite("items", 1, 5, stdout), fwrite("pairs!", 2, 3, stdout), fwrite("", 0, 7, stdout));
  printf("%zu\n", fwrite_unlocked("\n", 1, 1, stdout));
  printf("%ld\n", (long)write(1, "raw\n", 4));
  write(2, "err\n", 4);
  errno = 0;
  printf("%ld %d\n", (long)write(77, "x", 1), errno);
  printf("%d %d\n", dprintf(1, "d%d\n", 1), __dprintf_chk(1, 1, "d%d\n", 2));
  printf("%d %d\n", descriptors(0, "v%s\n", "1"), descriptors(1, "v%s\n", "2"));
  printf("%d %d %d\n", fflush(stdout), fflush(0), fflush_unlocked(stderr));
  printf("%d %d %d %d\n", fileno(stdin), fileno(stdout), fileno_unlocked(stderr), isatty(0));
  errno = ENOENT;
  perror("file");
  errno = EINVAL;
  perror(0);
  errno = 0;
  perror("");

  printf("%c%c%c", getchar(), getchar_unlocked(), fgetc(stdin));
  printf("%c%c%c%c|%c\n", getc(stdin), _IO_getc(stdin), getc_unlocked(stdin), fgetc_unlocked(stdin), __uflow(stdin));
  printf("%d %d\n", ungetc('Z', stdin), ungetc('Y', stdin));
  fgets(buf, sizeof buf, stdin);
  printf("[%s]", buf);
  fgets(buf, 4, stdin);
  printf("[%s]", buf);
  fgets_unlocked(buf, sizeof buf, stdin);
  printf("[%s]", buf);
  fgets(buf, 1, stdin);
  printf("[%s]\n", buf);
  int i = 0;
  double d = 0;
  printf("%d", scanf("%d %lf %s", &i, &d, buf));
  printf(" %d %g %s\n", i, d, buf);
  __fgets_chk(buf, sizeof buf, 10, stdin);
  char *line = 0;
  size_t cap = 0;
  long got = getline(&line, &cap, stdin);
  printf("%ld %s", got, line);
  got = getdelim(&line, &cap, ';', stdin);
  printf("%ld %s", got, line);
  got = __getdelim(&line, &cap, ';', stdin);
  printf("%ld %s\n", got, line);
  fgets(buf, sizeof buf, stdin);
  memset(buf, 0, sizeof buf);
  printf("%zu", fread(buf, 2, 2, stdin));
  printf(" %s", buf);
  printf(" %zu", __fread_chk(buf, sizeof buf, 1, 3, stdin));
  printf(" %zu", fread_unlocked(buf, 1, 3, stdin));
  printf(" %s %d %d\n", buf, feof(stdin), ferror(stdin));
  printf("%zu", fread(buf, 3, 5, stdin));
  printf(" %d %d %d\n", feof(stdin), feof_unlocked(stdin), ferror_unlocked(stdin));
  printf("%d %d\n", getchar(), fgets(buf, 5, stdin) == 0);
  printf("%d\n", scanf("%d", &i));
  printf("%ld\n", (long)getline(&line, &cap, stdin));
  free(line);
  clearerr(stdin);
  printf("%d\n", feof(stdin));
  clearerr_unlocked(stdin);
  printf("%d", ungetc('q', stdin));
  printf(" %c %d\n", getchar(), ungetc(EOF, stdin));
  errno = 0;
  printf("%d %d %d %ld\n", fputc('x', stdin), ferror(stdin), fseek(stdout, 0, SEEK_SET), ftell(stdout));
  printf("%d %d %ld\n", errno, fseeko(stdout, 0, SEEK_SET), (long)ftello(stdout));
  rewind(stdin);
  printf("%d\n", ferror(stdin));
  printf("%d\n", fclose(stdin));
  return 0;
}
