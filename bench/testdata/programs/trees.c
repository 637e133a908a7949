// Binary trees made and freed.
#include <stdio.h>
#include <stdlib.h>

struct tree {
  struct tree *left, *right;
};

static struct tree *make(int depth) {
  struct tree *t = malloc(sizeof *t);
  t->left = depth > 0 ? make(depth - 1) : NULL;
  t->right = depth > 0 ? make(depth - 1) : NULL;
  return t;
}

static int check(struct tree *t) {
  int n = 1;
  if (t->left) n += check(t->left) + check(t->right);
  return n;
}

static void drop(struct tree *t) {
  if (t->left) {
    drop(t->left);
    drop(t->right);
  }
  free(t);
}

int main(void) {
  int total = 0;
  for (int i = 0; i < 100; i++) {
    struct tree *t = make(13);
    total += check(t);
    drop(t);
  }
  printf("%d\n", total);
  return 0;
}
