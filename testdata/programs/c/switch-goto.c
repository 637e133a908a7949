// Dense and sparse switches, fallthrough, ranges, Duff's device, goto out of loops and into states.
// subject: control flow
#include <stdio.h>

static int dense(int n) {
  switch (n) {
  case 0: return 5;
  case 1: return 3;
  case 2: n += 10; /* fall through */
  case 3: n *= 2; break;
  case 4: case 5: case 6: n = -n; break;
  case 7: return 77;
  default: return -1;
  }
  return n;
}

static const char *sparse(long n) {
  switch (n) {
  case -1000000: return "minus a million";
  case 0: return "zero";
  case 7: return "seven";
  case 4096: return "page";
  case 1L << 40: return "huge";
  case 'A' ... 'F': return "hex letter";
  default: return "other";
  }
}

static int copy(short *to, const short *from, int count) {
  int rounds = (count + 7) / 8;
  switch (count % 8) {
  case 0: do { *to++ = *from++;
  case 7:      *to++ = *from++;
  case 6:      *to++ = *from++;
  case 5:      *to++ = *from++;
  case 4:      *to++ = *from++;
  case 3:      *to++ = *from++;
  case 2:      *to++ = *from++;
  case 1:      *to++ = *from++;
          } while (--rounds > 0);
  }
  return count;
}

static int accepts(const char *s) { // (ab|ba)*c+
start:
  if (*s == 'a') { s++; goto a; }
  if (*s == 'b') { s++; goto b; }
  if (*s == 'c') { s++; goto c; }
  return 0;
a:
  if (*s++ == 'b') goto start;
  return 0;
b:
  if (*s++ == 'a') goto start;
  return 0;
c:
  if (*s == 'c') { s++; goto c; }
  return *s == 0;
}

enum level { LOW = -1, MID = 5, HIGH = 1000 };

int main(void) {
  for (int i = -1; i < 9; i++) printf("%d ", dense(i));
  printf("\n");
  long probes[] = {-1000000, 0, 7, 8, 4096, 1L << 40, 'C', 'G'};
  for (int i = 0; i < 8; i++) printf("%s, ", sparse(probes[i]));
  printf("\n");
  short from[21], to[21] = {0};
  for (int i = 0; i < 21; i++) from[i] = (short)(i * i);
  for (int n = 1; n <= 21; n += 5) {
    int count = copy(to, from, n);
    printf("%d:%d ", count, to[n - 1]);
  }
  printf("\n");
  printf("%d%d%d%d%d\n", accepts("abbac"), accepts("ccc"), accepts("abab"), accepts("acb"), accepts("baabbacc"));
  int found = 0;
  for (int a = 1; a < 60; a++)
    for (int b = a; b < 60; b++)
      for (int c = b; c < 60; c++) {
        if (a * a + b * b > c * c) continue;
        if (a * a + b * b < c * c) break;
        if (a + b + c == 120 && ++found == 3) { printf("%d %d %d\n", a, b, c); goto done; }
      }
done:;
  enum level l = found > 2 ? HIGH : LOW;
  switch (l) {
  case LOW: return 1;
  case MID: return 2;
  case HIGH: break;
  }
  int n = 27, steps = 0;
  do {
    n = n & 1 ? 3 * n + 1 : n / 2;
    if (++steps > 1000) break;
  } while (n != 1);
  return steps;
}
