// C11 atomics in one thread: every read-modify-write, compare-exchange loops, a stack with counted heads.
// subject: atomics
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>

static atomic_int counter = 5;
static _Atomic(uint8_t) small = 250;
static _Atomic(long) wide;
static atomic_flag busy = ATOMIC_FLAG_INIT;
static _Atomic(float) real = 1.5f;

struct node { int value; struct node *next; };
static _Atomic(struct node *) head;

static void push(struct node *n) {
  struct node *old = atomic_load(&head);
  do n->next = old; while (!atomic_compare_exchange_weak(&head, &old, n));
}
static struct node *pop(void) {
  struct node *old = atomic_load_explicit(&head, memory_order_acquire);
  while (old && !atomic_compare_exchange_strong(&head, &old, old->next)) {}
  return old;
}
static int highest(int v) {
  static atomic_int best;
  int seen = atomic_load_explicit(&best, memory_order_relaxed);
  while (seen < v && !atomic_compare_exchange_weak_explicit(&best, &seen, v, memory_order_acq_rel, memory_order_relaxed)) {}
  return atomic_load(&best);
}

int main(void) {
  printf("%d ", atomic_fetch_add(&counter, 10));
  printf("%d ", atomic_fetch_sub(&counter, 3));
  printf("%d ", atomic_fetch_or(&counter, 0x40));
  printf("%d ", atomic_fetch_and(&counter, ~4));
  printf("%d ", atomic_fetch_xor(&counter, 0xff));
  printf("%d ", atomic_exchange(&counter, 1));
  printf("%d\n", ++counter);
  small += 10;
  small++;
  printf("%d\n", small);
  wide = 1L << 40;
  wide *= 3;
  wide /= 7;
  wide <<= 2;
  printf("%ld\n", wide);
  real = real * 2 + 0.25f;
  float now = real;
  printf("%g\n", now);
  int expected = 99;
  int ok = atomic_compare_exchange_strong(&counter, &expected, 7);
  printf("%d %d ", ok, expected);
  ok = atomic_compare_exchange_strong(&counter, &expected, 7);
  printf("%d %d\n", ok, counter);
  struct node nodes[5];
  for (int i = 0; i < 5; i++) {
    nodes[i].value = i * i;
    push(&nodes[i]);
  }
  for (struct node *n; (n = pop());) printf("%d ", n->value);
  printf("%d\n", atomic_load(&head) == NULL);
  printf("%d ", highest(3));
  printf("%d ", highest(9));
  printf("%d\n", highest(4));
  printf("%d", atomic_flag_test_and_set(&busy));
  printf("%d", atomic_flag_test_and_set(&busy));
  atomic_flag_clear(&busy);
  printf("%d\n", atomic_flag_test_and_set(&busy));
  atomic_thread_fence(memory_order_seq_cst);
  __sync_synchronize();
  return __sync_add_and_fetch(&expected, 40);
}
