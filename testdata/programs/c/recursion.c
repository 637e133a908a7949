// Hanoi, permutations, mutual recursion, flood fill, and memoised partitions.
// subject: recursion
#include <stdio.h>
#include <string.h>

static int moves, peak, depth;
static int pegs[3][10], top[3];

static void hanoi(int n, int from, int to) {
  if (++depth > peak) peak = depth;
  if (n > 0) {
    int via = 3 - from - to;
    hanoi(n - 1, from, via);
    pegs[to][top[to]++] = pegs[from][--top[from]];
    moves++;
    hanoi(n - 1, via, to);
  }
  depth--;
}

static int permutations;
static void permute(char *s, int k, int n) {
  if (k == n) {
    if (++permutations % 20 == 1) puts(s);
    return;
  }
  for (int i = k; i < n; i++) {
    char t = s[k]; s[k] = s[i]; s[i] = t;
    permute(s, k + 1, n);
    t = s[k]; s[k] = s[i]; s[i] = t;
  }
}

static int odd(unsigned n);
static int even(unsigned n) { return n == 0 ? 1 : odd(n - 1); }
static int odd(unsigned n) { return n == 0 ? 0 : even(n - 1); }

static char field[5][9] = {"....#...", ".##.#.#.", ".#..#.#.", ".####.#.", "......#."};
static int fill(int y, int x) {
  if (y < 0 || y >= 5 || x < 0 || x >= 8 || field[y][x] != '.') return 0;
  field[y][x] = 'o';
  return 1 + fill(y - 1, x) + fill(y + 1, x) + fill(y, x - 1) + fill(y, x + 1);
}

static long memo[61][61];
static long partitions(int n, int most) {
  if (n == 0) return 1;
  if (n < 0 || most == 0) return 0;
  if (memo[n][most]) return memo[n][most] - 1;
  long r = partitions(n, most - 1) + partitions(n - most, most);
  memo[n][most] = r + 1;
  return r;
}

static unsigned ack(unsigned m, unsigned n) {
  return m == 0 ? n + 1 : n == 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1));
}

int main(void) {
  for (int i = 8; i > 0; i--) pegs[0][top[0]++] = i;
  hanoi(8, 0, 2);
  printf("%d moves, depth %d, top %d\n", moves, peak, pegs[2][top[2] - 1]);
  char s[] = "abcde";
  permute(s, 0, 5);
  printf("%d %s\n", permutations, s);
  printf("%d %d\n", even(100), odd(77));
  int outside = fill(0, 0);
  printf("%d %d\n", outside, fill(0, 5));
  for (int y = 0; y < 5; y++) puts(field[y]);
  printf("%ld\n", partitions(60, 60));
  return (int)ack(2, 9);
}
