// Structures by value and by pointer, nested, in arrays, copied, compared and returned.
// subject: structs
#include <stdio.h>
#include <string.h>

struct point { int x, y; };
struct rect { struct point min, max; };
struct item {
  char tag;
  short code;
  double weight;
  struct rect box;
  char name[12];
};

static struct point add(struct point a, struct point b) {
  a.x += b.x;
  a.y += b.y;
  return a;
}

static int area(const struct rect *r) {
  return (r->max.x - r->min.x) * (r->max.y - r->min.y);
}

static struct rect grow(struct rect r, int by) {
  r.min.x -= by;
  r.min.y -= by;
  r.max = add(r.max, (struct point){by, by});
  return r;
}

static void rename_item(struct item *it, const char *to) {
  strncpy(it->name, to, sizeof it->name - 1);
  it->name[sizeof it->name - 1] = 0;
}

static double total(struct item items[], int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += items[i].weight * items[i].code;
  return sum;
}

int main(void) {
  struct item items[3] = {
    {'a', 10, 1.5, {{0, 0}, {4, 3}}, "first"},
    {.tag = 'b', .code = -2, .weight = 0.25, .box = {.max = {7, 7}}},
  };
  items[2] = items[0];
  items[2].tag++;
  items[2].box = grow(items[2].box, 2);
  rename_item(&items[1], "a rather long name");
  for (int i = 0; i < 3; i++) {
    struct item *it = items + i;
    printf("%c %d %.2f %d [%s]\n", it->tag, it->code, it->weight, area(&it->box), it->name);
  }
  printf("%zu %zu %zu\n", sizeof(struct point), sizeof(struct rect), sizeof(struct item));
  printf("%ld\n", (long)((char *)&items[1].box.max.y - (char *)items));
  struct rect a = items[0].box, b = items[0].box;
  printf("%d\n", memcmp(&a, &b, sizeof a) == 0);
  b.max.y = -b.max.y;
  printf("%d %d\n", memcmp(&a, &b, sizeof a) == 0, area(&b));
  struct point p = {1, 2}, *q = &p, **pp = &q;
  (*pp)->x = 40;
  *q = add(*q, *q);
  printf("%d %d\n", p.x, p.y);
  printf("%.3f\n", total(items, 3));
  return area(&items[2].box);
}
