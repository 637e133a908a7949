// Linked lists on the heap: building, reversing, merging, sorting, removing through pointers to pointers.
// subject: malloc
#include <stdio.h>
#include <stdlib.h>

struct node { struct node *next; int value; };

static struct node *push(struct node *head, int value) {
  struct node *n = malloc(sizeof *n);
  if (!n) exit(9);
  n->next = head;
  n->value = value;
  return n;
}

static struct node *reverse(struct node *head) {
  struct node *done = NULL;
  while (head) {
    struct node *next = head->next;
    head->next = done;
    done = head;
    head = next;
  }
  return done;
}

static struct node *merge(struct node *a, struct node *b) {
  struct node *head = NULL, **tail = &head;
  while (a && b) {
    struct node **least = a->value <= b->value ? &a : &b;
    *tail = *least;
    *least = (*least)->next;
    tail = &(*tail)->next;
  }
  *tail = a ? a : b;
  return head;
}

static struct node *sort(struct node *head) {
  if (!head || !head->next) return head;
  struct node *slow = head, *fast = head->next;
  while (fast && fast->next) slow = slow->next, fast = fast->next->next;
  struct node *half = slow->next;
  slow->next = NULL;
  return merge(sort(head), sort(half));
}

static int drop_if(struct node **link, int modulus) {
  int dropped = 0;
  while (*link) {
    struct node *n = *link;
    if (n->value % modulus == 0) {
      *link = n->next;
      free(n);
      dropped++;
    } else {
      link = &n->next;
    }
  }
  return dropped;
}

static void show(const struct node *n) {
  for (; n; n = n->next) printf("%d%s", n->value, n->next ? " " : "\n");
}

int main(void) {
  struct node *list = NULL;
  unsigned seed = 12345;
  for (int i = 0; i < 40; i++) {
    seed = seed * 1664525u + 1013904223u;
    list = push(list, (int)(seed >> 24));
  }
  show(list);
  list = sort(list);
  show(list);
  int dropped = drop_if(&list, 3);
  list = reverse(list);
  show(list);
  int *grow = NULL;
  size_t used = 0, room = 0;
  for (struct node *n = list; n; n = n->next) {
    if (used == room) {
      room = room ? room * 2 : 2;
      int *bigger = realloc(grow, room * sizeof *grow);
      if (!bigger) return 8;
      grow = bigger;
    }
    grow[used++] = n->value;
  }
  long sum = 0;
  for (size_t i = 0; i < used; i++) sum += grow[i] * (long)(i + 1);
  printf("%zu %zu %ld\n", used, room, sum);
  grow = realloc(grow, sizeof *grow);
  printf("%d\n", grow[0]);
  free(grow);
  int *zeros = calloc(5, sizeof *zeros);
  printf("%d%d\n", zeros[0], zeros[4]);
  free(zeros);
  free(NULL);
  while (list) {
    struct node *n = list;
    list = n->next;
    free(n);
  }
  return dropped;
}
