// quick_exit runs the handlers of at_quick_exit and no others.
// status: 5
#include <stdio.h>
#include <stdlib.h>

static void never(void) { puts("never"); }
static void one(void) { puts("one"); fflush(stdout); }
static void two(void) { puts("two"); }

int main(void) {
  atexit(never);
  at_quick_exit(one);
  at_quick_exit(two);
  quick_exit(5);
}
