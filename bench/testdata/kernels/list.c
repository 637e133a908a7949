// Chasing pointers through structs.
struct node { struct node *next; int key; long sum; };
static struct node nodes[4096];
int kernel(int rounds) {
  for (int i = 0; i < 4096; i++) {
    nodes[i].next = &nodes[(i * 1031 + 7) & 4095];
    nodes[i].key = i;
    nodes[i].sum = 0;
  }
  struct node *p = nodes;
  for (int i = 0; i < rounds * 4096; i++) {
    p->sum += p->key;
    p = p->next;
  }
  return (int)(p->sum & 0xffff);
}
int main(void) { return kernel(200) & 127; }
