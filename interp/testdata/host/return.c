// Handlers also run when main returns; a handler's exit changes the status.
// status: 9
#include <stdio.h>
#include <stdlib.h>

static void first(void) { puts("first"); }
static void again(void) {
  puts("again");
  exit(9);
}

int main(void) {
  atexit(first);
  atexit(again);
  return 3;
}
