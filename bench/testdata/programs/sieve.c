// Bytes in an array, counted loops.
#include <stdio.h>
#include <string.h>

enum { N = 1000000 };
static unsigned char composite[N];

int main(void) {
  int count = 0;
  for (int round = 0; round < 24; round++) {
    memset(composite, 0, N);
    count = 0;
    for (int i = 2; i < N; i++) {
      if (composite[i]) continue;
      count++;
      for (long k = (long)i * i; k < N; k += i) composite[k] = 1;
    }
  }
  printf("%d\n", count);
  return 0;
}
