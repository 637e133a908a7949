// An open-addressing hash map from strings to counters that grows, and a word count over a text.
// subject: hash maps
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct entry { char *key; int count; };
struct map { struct entry *at; size_t room, used; };

static uint64_t hash(const char *s) {
  uint64_t h = 14695981039346656037ULL;
  for (; *s; s++) h = (h ^ (unsigned char)*s) * 1099511628211ULL;
  return h;
}

static struct entry *slot(struct entry *at, size_t room, const char *key) {
  size_t i = hash(key) & (room - 1);
  while (at[i].key && strcmp(at[i].key, key)) i = (i + 1) & (room - 1);
  return at + i;
}

static void grow(struct map *m) {
  size_t room = m->room ? 2 * m->room : 4;
  struct entry *at = calloc(room, sizeof *at);
  for (size_t i = 0; i < m->room; i++)
    if (m->at[i].key) *slot(at, room, m->at[i].key) = m->at[i];
  free(m->at);
  m->at = at;
  m->room = room;
}

static void count(struct map *m, const char *word, size_t length) {
  char key[32];
  if (length >= sizeof key) length = sizeof key - 1;
  memcpy(key, word, length);
  key[length] = 0;
  if (4 * (m->used + 1) > 3 * m->room) grow(m);
  struct entry *e = slot(m->at, m->room, key);
  if (!e->key) {
    e->key = malloc(length + 1);
    strcpy(e->key, key);
    m->used++;
  }
  e->count++;
}

static int by_count(const void *a, const void *b) {
  const struct entry *x = a, *y = b;
  if (x->count != y->count) return y->count - x->count;
  return strcmp(x->key, y->key);
}

static const char text[] =
  "the cat and the dog and the bird sat on the mat the dog saw the cat "
  "and the cat saw the bird but the bird saw nothing on the mat at all";

int main(void) {
  struct map m = {0};
  for (const char *p = text; *p;) {
    size_t n = strcspn(p, " ");
    count(&m, p, n);
    p += n + (p[n] == ' ');
  }
  printf("%zu words in %zu slots\n", m.used, m.room);
  struct entry *all = malloc(m.used * sizeof *all);
  size_t n = 0;
  for (size_t i = 0; i < m.room; i++) if (m.at[i].key) all[n++] = m.at[i];
  qsort(all, n, sizeof *all, by_count);
  for (size_t i = 0; i < n; i++) printf("%2d %s\n", all[i].count, all[i].key);
  int top = all[0].count;
  for (size_t i = 0; i < n; i++) free(all[i].key);
  free(all);
  free(m.at);
  return top;
}
