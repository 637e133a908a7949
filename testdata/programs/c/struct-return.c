// How structures travel: in integer and float registers, mixed, through sret and byval; with padding.
// subject: calling convention
#include <stdio.h>

struct one { char c; };
struct three { char c[3]; };
struct two_long { long a, b; };
struct two_double { double a, b; };
struct mixed { double d; long l; };
struct reversed { int i; float f; double d; };
struct floats { float x, y, z; };
struct padded { char c; long l; };
struct large { long v[5]; char tail; };
struct nested { struct { short s; struct { float f; } in; } a; int b; };
struct line { float a, b; int c; };

static struct one make_one(int n) { return (struct one){(char)n}; }
static struct three make_three(struct three t) { t.c[1] ^= 32; return t; }
static struct two_long div_mod(long a, long b) { return (struct two_long){a / b, a % b}; }
static struct two_double polar(double x, double y) { return (struct two_double){x * x + y * y, y / x}; }
static struct mixed mix(struct mixed m, struct two_double t) { return (struct mixed){m.d + t.a, m.l + (long)t.b}; }
static struct reversed turn(struct reversed r) { return (struct reversed){(int)r.d, (float)r.i, r.f}; }
static struct floats cross(struct floats a, struct floats b) {
  return (struct floats){a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
static struct padded pad(struct padded p) { return (struct padded){(char)p.l, p.c}; }
static struct large rotate(struct large l) {
  long first = l.v[0];
  for (int i = 0; i < 4; i++) l.v[i] = l.v[i + 1];
  l.v[4] = first;
  l.tail++;
  return l;
}
static struct nested flip(struct nested n) { n.a.in.f = -n.a.in.f; n.b += n.a.s; return n; }
static long many(int a, struct two_long b, double c, struct large d, struct floats e, long f, struct two_long g, struct mixed h) {
  return a + b.a * b.b + (long)c + d.v[4] + (long)e.z + f + g.a - g.b + h.l + (long)h.d;
}
static struct line chain(struct line l, int n) { return n ? chain((struct line){l.b, l.a + l.b, l.c + 1}, n - 1) : l; }
typedef struct large (*maker)(struct large);

int main(void) {
  struct three t = make_three((struct three){{'a', 'b', 'c'}});
  printf("%c %c%c%c\n", make_one('o').c, t.c[0], t.c[1], t.c[2]);
  struct two_long q = div_mod(-17, 5);
  struct two_double p = polar(3, 4);
  struct mixed m = mix((struct mixed){.5, 7}, p);
  printf("%ld %ld %g %g %g %ld\n", q.a, q.b, p.a, p.b, m.d, m.l);
  struct reversed r = turn((struct reversed){1, 2.5f, 3.75});
  printf("%d %g %g\n", r.i, r.f, r.d);
  struct floats x = cross((struct floats){1, 2, 3}, (struct floats){-2, 0.5f, 4});
  printf("%g %g %g\n", x.x, x.y, x.z);
  struct padded d = pad(pad((struct padded){'A', 66}));
  printf("%c %ld\n", d.c, d.l);
  struct large l = {{1, 2, 3, 4, 5}, 'z'};
  maker f = rotate;
  struct large k = f(f(l));
  printf("%ld %ld %c %c\n", k.v[0], k.v[4], k.tail - 1, l.tail);
  struct nested n = flip((struct nested){{300, {1.5f}}, -1});
  printf("%d %g %d\n", n.a.s, n.a.in.f, n.b);
  struct line c = chain((struct line){0, 1, 0}, 20);
  printf("%g %d\n", c.a, c.c);
  return (int)many(1, q, 2.5, k, x, 6, (struct two_long){7, 8}, m);
}
