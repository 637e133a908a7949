// Structs passed and returned by value, with padding.
#include <stdio.h>

struct point {
  int x, y;
};
struct padded {
  char tag;
  double v;
  struct point p;
};

static struct point add(struct point a, struct point b) { return (struct point){a.x + b.x, a.y - b.y}; }

static struct padded step(struct padded s, int i) {
  s.tag = (char)(s.tag + i);
  s.v = s.v * 0.5 + i;
  s.p = add(s.p, (struct point){i, s.tag});
  return s;
}

int main(void) {
  struct padded s = {'a', 1.0, {0, 0}};
  for (int i = 0; i < 6000000; i++) s = step(s, i & 7);
  printf("%d %f %d %d\n", s.tag, s.v, s.p.x, s.p.y);
  return 0;
}
