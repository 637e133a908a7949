// A treap: insertion by rotation, removal, in-order walk, rank queries, all nodes freed.
// subject: trees
#include <stdio.h>
#include <stdlib.h>

typedef struct tree {
  struct tree *kid[2];
  unsigned priority;
  int key, size;
} tree;

static unsigned seed = 2463534242u;
static int live;

static unsigned next(void) {
  seed ^= seed << 13;
  seed ^= seed >> 17;
  return seed ^= seed << 5;
}

static int size(const tree *t) { return t ? t->size : 0; }
static tree *fix(tree *t) {
  t->size = 1 + size(t->kid[0]) + size(t->kid[1]);
  return t;
}
static tree *rotate(tree *t, int side) {
  tree *up = t->kid[side];
  t->kid[side] = up->kid[!side];
  up->kid[!side] = fix(t);
  return fix(up);
}
static tree *insert(tree *t, int key) {
  if (!t) {
    t = calloc(1, sizeof *t);
    if (!t) abort();
    live++;
    t->key = key;
    t->priority = next();
    return fix(t);
  }
  if (key == t->key) return t;
  int side = key > t->key;
  t->kid[side] = insert(t->kid[side], key);
  return t->kid[side]->priority > t->priority ? rotate(t, side) : fix(t);
}
static tree *erase(tree *t, int key) {
  if (!t) return t;
  if (key != t->key) {
    int side = key > t->key;
    t->kid[side] = erase(t->kid[side], key);
    return fix(t);
  }
  if (!t->kid[0] || !t->kid[1]) {
    tree *rest = t->kid[0] ? t->kid[0] : t->kid[1];
    free(t);
    live--;
    return rest;
  }
  int side = t->kid[1]->priority > t->kid[0]->priority;
  t = rotate(t, side);
  t->kid[!side] = erase(t->kid[!side], key);
  return fix(t);
}
static int kth(const tree *t, int n) {
  for (;;) {
    int left = size(t->kid[0]);
    if (n < left) t = t->kid[0];
    else if (n == left) return t->key;
    else n -= left + 1, t = t->kid[1];
  }
}
static void walk(const tree *t, void (*visit)(const tree *, int), int depth) {
  if (!t) return;
  walk(t->kid[0], visit, depth + 1);
  visit(t, depth);
  walk(t->kid[1], visit, depth + 1);
}
static int deepest, last = -1, sorted = 1;
static void check(const tree *t, int depth) {
  if (depth > deepest) deepest = depth;
  if (t->key <= last) sorted = 0;
  last = t->key;
}
static tree *drop(tree *t) {
  if (t) {
    drop(t->kid[0]);
    drop(t->kid[1]);
    free(t);
    live--;
  }
  return NULL;
}

int main(void) {
  tree *t = NULL;
  for (int i = 0; i < 400; i++) t = insert(t, (int)(next() % 1000));
  printf("%d %d\n", size(t), live);
  for (int i = 0; i < 1000; i += 3) t = erase(t, i);
  walk(t, check, 1);
  printf("%d %d sorted=%d shallow=%d\n", size(t), live, sorted, deepest < 30);
  for (int i = 0; i < size(t); i += 40) printf("%d ", kth(t, i));
  printf("\n");
  int key = t->key;
  t = drop(t);
  printf("%d %d\n", live, t == NULL);
  return key % 200;
}
