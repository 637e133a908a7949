// An open-addressing hash map of integers.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { SIZE = 1 << 16 };
struct slot {
  uint32_t key, value;
};

static struct slot *find(struct slot *map, uint32_t key) {
  for (uint32_t i = key * 2654435761u >> 16;; i = (i + 1) % SIZE)
    if (map[i].key == key || map[i].key == 0) return &map[i];
}

int main(void) {
  struct slot *map = calloc(SIZE, sizeof *map);
  uint32_t x = 1;
  for (int i = 0; i < 8000000; i++) {
    x = x * 1664525u + 1013904223u;
    uint32_t key = (x >> 12) % 30000 + 1;
    struct slot *s = find(map, key);
    s->key = key;
    s->value += (uint32_t)i;
  }
  uint32_t sum = 0;
  for (int i = 0; i < SIZE; i++) sum = sum * 31 + map[i].value;
  printf("%u\n", sum);
  free(map);
  return 0;
}
