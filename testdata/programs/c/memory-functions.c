// memcpy, memmove with overlap both ways, memset, memcmp, memchr; a ring buffer and a gap buffer on top.
// subject: memory functions
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void show(const char *what, const unsigned char *p, size_t n) {
  printf("%s:", what);
  for (size_t i = 0; i < n; i++) printf(" %02x", p[i]);
  printf("\n");
}

struct ring { unsigned char at[16]; size_t head, used; };

static size_t put(struct ring *r, const void *from, size_t n) {
  const unsigned char *p = from;
  if (n > sizeof r->at - r->used) n = sizeof r->at - r->used;
  size_t tail = (r->head + r->used) % sizeof r->at;
  size_t first = sizeof r->at - tail < n ? sizeof r->at - tail : n;
  memcpy(r->at + tail, p, first);
  memcpy(r->at, p + first, n - first);
  r->used += n;
  return n;
}
static size_t take(struct ring *r, void *to, size_t n) {
  unsigned char *p = to;
  if (n > r->used) n = r->used;
  size_t first = sizeof r->at - r->head < n ? sizeof r->at - r->head : n;
  memcpy(p, r->at + r->head, first);
  memcpy(p + first, r->at, n - first);
  r->head = (r->head + n) % sizeof r->at;
  r->used -= n;
  return n;
}

struct gap { char *at; size_t room, before, after; };
static void move_to(struct gap *g, size_t to) {
  char *tail = g->at + g->room - g->after;
  if (to < g->before) {
    size_t n = g->before - to;
    memmove(tail - n, g->at + to, n);
    g->before -= n, g->after += n;
  } else {
    size_t n = to - g->before;
    memmove(g->at + g->before, tail, n);
    g->before += n, g->after -= n;
  }
}
static void type(struct gap *g, const char *s) {
  size_t n = strlen(s);
  if (g->before + g->after + n > g->room) {
    size_t room = 2 * (g->room + n);
    char *at = malloc(room);
    if (g->before) memcpy(at, g->at, g->before);
    if (g->after) memcpy(at + room - g->after, g->at + g->room - g->after, g->after);
    free(g->at);
    g->at = at, g->room = room;
  }
  memcpy(g->at + g->before, s, n);
  g->before += n;
}

struct mixed { char c; int i; double d; char tail; };

int main(void) {
  unsigned char b[24];
  for (int i = 0; i < 24; i++) b[i] = (unsigned char)i;
  memmove(b + 4, b, 10);
  show("up", b, 24);
  memmove(b + 1, b + 6, 12);
  show("down", b, 24);
  memset(b + 3, 0xAA, 5);
  memset(b, 0, 0);
  show("set", b, 12);
  printf("%d %d %d\n", memcmp(b, b + 3, 3) < 0, memcmp("\xff", "\x01", 1) > 0, memcmp(b, b + 1, 0));
  unsigned char *hit = memchr(b, 0xAA, sizeof b);
  printf("%ld %d\n", (long)(hit - b), memchr(b, 0xEE, sizeof b) == NULL);

  struct ring r = {.head = 11};
  char out[20] = {0};
  size_t n = put(&r, "hello ring buffer", 17);
  n = n * 100 + take(&r, out, 7);
  n = n * 100 + put(&r, "again", 5);
  n = n * 100 + take(&r, out + 7, 12);
  printf("%zu %.19s %zu\n", n, out, r.used);

  struct gap g = {0};
  type(&g, "the end");
  move_to(&g, 3);
  type(&g, " very");
  move_to(&g, 0);
  type(&g, "at ");
  move_to(&g, g.before + g.after);
  type(&g, "!");
  printf("%.*s\n", (int)g.before, g.at);
  free(g.at);

  struct mixed m[3], copy[3];
  memset(m, 0, sizeof m);
  for (int i = 0; i < 3; i++) m[i].c = (char)('x' + i), m[i].i = i * 1000, m[i].d = i / 8.0;
  memcpy(copy, m, sizeof copy);
  m[1] = m[2];
  printf("%d %d %c %g\n", memcmp(copy, m, sizeof(struct mixed)), copy[1].i, m[1].c, m[1].d + copy[1].d);
  long words[4] = {1, 2, 3, 4};
  double as;
  memcpy(&as, words, sizeof as);
  memcpy(words + 2, &as, sizeof as);
  return (int)(words[0] + words[2] + words[3]);
}
