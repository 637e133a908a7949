// Exit handlers run last to first; exit gives the status.
// status: 7
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

int __cxa_atexit(void (*)(void *), void *, void *);
extern char __dso_handle;
extern char **environ;

static void plain(void) { puts("plain"); }
static void late(void) { puts("late"); }
static void adds(void) {
  puts("adds");
  atexit(late);
}
static void with(void *p) { printf("with %s\n", (char *)p); }

int main(void) {
  printf("%d %d\n", getenv("NO_SUCH_VARIABLE") == 0, secure_getenv("NO_SUCH_VARIABLE") == 0);
  printf("%d %d\n", getpid() > 0, environ != 0);
  printf("%ld %d %ld\n", sysconf(_SC_PAGESIZE), sysconf(_SC_NPROCESSORS_ONLN) > 0, sysconf(12345));
  atexit(plain);
  atexit(adds);
  __cxa_atexit(with, "argument", &__dso_handle);
  exit(7);
}
