// Strings built with snprintf and hashed byte by byte.
#include <stdint.h>
#include <stdio.h>

static uint32_t hash(const char *s) {
  uint32_t h = 2166136261u;
  while (*s) h = (h ^ (unsigned char)*s++) * 16777619u;
  return h;
}

int main(void) {
  static char text[64][32];
  for (int i = 0; i < 64; i++) snprintf(text[i], sizeof text[i], "key-%d-%x", i, i * i);
  uint32_t x = 0;
  for (int round = 0; round < 60000; round++)
    for (int i = 0; i < 64; i++) x = x * 31 + hash(text[i]);
  printf("%u\n", x);
  return 0;
}
