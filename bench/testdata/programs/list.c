// A linked list of malloc'd nodes.
#include <stdio.h>
#include <stdlib.h>

struct node {
  struct node *next;
  long value;
};

int main(void) {
  long total = 0;
  for (int round = 0; round < 60; round++) {
    struct node *head = NULL;
    for (int i = 0; i < 30000; i++) {
      struct node *n = malloc(sizeof *n);
      n->next = head;
      n->value = i;
      head = n;
    }
    for (int pass = 0; pass < 5; pass++)
      for (struct node *n = head; n; n = n->next) total += n->value;
    while (head) {
      struct node *next = head->next;
      free(head);
      head = next;
    }
  }
  printf("%ld\n", total);
  return 0;
}
