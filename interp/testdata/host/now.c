// _Exit runs no handlers.
// status: 4
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static void never(void) { puts("never"); }

int main(int argc, char **argv) {
  atexit(never);
  puts("end");
  fflush(stdout);
  if (argc > 5)
    _exit(6);
  _Exit(4);
}
