// Pseudo-random numbers with glibc's algorithms.
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  for (int i = 0; i < 5; i++)
    printf("%d ", rand());
  srand(42);
  for (int i = 0; i < 5; i++)
    printf("%d ", rand());
  srandom(0);
  for (int i = 0; i < 5; i++)
    printf("%ld ", random());
  srand(4000000000u);
  unsigned h = 0;
  for (int i = 0; i < 1000; i++)
    h = h * 31 + (unsigned)rand();
  printf("%u\n", h);
  unsigned seed = 7;
  for (int i = 0; i < 4; i++)
    printf("%d ", rand_r(&seed));
  printf("%u\n", seed);
  printf("%.17g ", drand48());
  srand48(123456789);
  printf("%.17g %.17g %ld %ld %ld %ld\n", drand48(), drand48(), lrand48(), lrand48(), mrand48(), mrand48());
  unsigned short x[3] = {1, 2, 3};
  printf("%.17g %ld %ld", erand48(x), nrand48(x), jrand48(x));
  printf(" %u %u %u\n", x[0], x[1], x[2]);
  unsigned short *old = seed48(x);
  printf("%d", old != 0);
  printf(" %ld\n", lrand48());
  unsigned short p[7] = {1, 2, 3, 4, 5, 6, 7};
  lcong48(p);
  printf("%ld %ld\n", lrand48(), mrand48());
  return 0;
}
