// Globals of every kind: tentative, common, constant, nested tables, addresses in initialisers, thread-local.
// subject: globals
#include <stdio.h>

int tentative;
int tentative;
__attribute__((common)) long shared[4];
static int hidden = 11;
const double ratio = 0.625;
int grid[3][4] = {{1, 2, 3, 4}, {5}, {[2] = 9}};
char text[] = "array";
const char *pointer = "pointer";
static const char *const names[] = {"zero", "one", "two", "three"};
const char (*row)[6] = (const char (*)[6])&text;
_Thread_local int mine = 5;
unsigned char bytes[300] = {[0] = 1, [100] = 2, [299] = 3};
_Bool flags[4] = {1, 0, 1};

struct node { int value; struct node *next; const char *label; };
extern struct node last;
struct node first = {1, &last, "first"};
struct node middle = {2, &first, "middle"};
struct node last = {3, 0, &"xlast"[1]};
struct node *const chain[] = {&middle, &first, &last, 0};
struct node **cursor = (struct node **)&chain[1];

static int twice(int x) { return 2 * x; }
static int thrice(int x) { return 3 * x; }
int (*const steps[])(int) = {twice, thrice, twice};
static struct { int (*run)(int); int arg; float by; } jobs[] = {{twice, 21, .5f}, {thrice, 5, 1.5f}};

int *into = &grid[2][2];
static long offset = (long)sizeof(grid) / 4;
int *past = &grid[0][0] + 12;
__int128 wide = ((__int128)1 << 100) + 7;

static int counter(void) {
  static int calls = 100;
  static const int step = 3;
  return calls += step;
}

int main(void) {
  tentative += 4;
  shared[2] = 1L << 40;
  mine *= hidden;
  printf("%d %ld %d %d %g\n", tentative, shared[2] + shared[0], mine, hidden, ratio);
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 4; j++) printf("%d%c", grid[i][j], j == 3 ? '\n' : ' ');
  text[0] = 'A';
  printf("%s %s %c %zu\n", text, pointer, (*row)[4], sizeof text);
  for (int i = 3; i >= 0; i--) printf("%s ", names[i]);
  printf("\n");
  int sum = 0;
  for (unsigned i = 0; i < sizeof bytes; i++) sum += bytes[i] * (int)i;
  printf("%d %d\n", sum, flags[0] + flags[1] + flags[2] + flags[3]);
  for (struct node *n = &middle; n; n = n->next) printf("%d:%s ", n->value, n->label);
  for (struct node *const *p = chain; *p; p++) printf("%d", (*p)->value);
  printf(" %s\n", (*cursor)->label);
  int x = 1;
  for (int i = 0; i < 3; i++) x = steps[i](x);
  for (int i = 0; i < 2; i++) printf("%d %g ", jobs[i].run(jobs[i].arg), jobs[i].by);
  printf("%d\n", x);
  *into += (int)(past - into);
  printf("%d %ld %llx %d\n", grid[2][2], offset, (unsigned long long)(wide >> 64), (int)wide);
  counter();
  counter();
  return counter();
}
