// Exceptions through C library callbacks and function pointers, exception
// specifications, uncaught counts, and destructors that throw and catch.
// subject: exceptions
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <initializer_list>

static int comparisons;

extern "C" int order(const void *a, const void *b) {
  if (++comparisons == 9) throw comparisons;
  int x = *(const int *)a, y = *(const int *)b;
  return x < y ? -1 : x > y;
}

struct Count {
  int before;
  const char *tag;
  Count(const char *t) : before(std::uncaught_exceptions()), tag(t) {}
  ~Count() noexcept(false) {
    printf("%s %s; ", tag, std::uncaught_exceptions() > before ? "unwinding" : "normal");
    try {
      if (tag[0] == 'x') throw tag;
    } catch (const char *) {
      printf("own; ");
    }
  }
};

struct Thrower {
  ~Thrower() noexcept(false) {
    if (!std::uncaught_exceptions()) throw 5;
    printf("held back; ");
  }
};

using Step = int (*)(int);
static int half(int n) { if (n % 2) throw n; return n / 2; }
static int twice(int n) { if (n > 100) throw (long)n; return n * 2; }
static int quiet(int n) noexcept { try { return half(n); } catch (int v) { return -v; } }

static int chain(const Step *steps, int count, int n) {
  for (int i = 0; i < count; i++) {
    Count c(i ? "x" : "y");
    n = steps[i](n);
  }
  return n;
}

int main() {
  int v[16];
  for (int i = 0; i < 16; i++) v[i] = (i * 7) % 16;
  try {
    qsort(v, 16, sizeof *v, order);
  } catch (int n) {
    printf("qsort stopped at comparison %d\n", n);
  }
  comparisons = -1000;
  qsort(v, 16, sizeof *v, order);
  for (int x : v) printf("%d ", x);
  printf("\n");
  const Step steps[] = {half, twice, quiet, twice, half};
  for (int n : {7, 8, 6, 2, 300}) {
    try {
      printf("= %d\n", chain(steps, 5, n));
    } catch (int x) {
      printf("odd %d\n", x);
    } catch (long x) {
      printf("large %ld\n", x);
    }
  }
  for (int i = 0; i < 2; i++) {
    try {
      Thrower t;
      if (i) throw 'q';
    } catch (int x) {
      printf("from destructor %d\n", x);
    } catch (char c) {
      printf("from block %c\n", c);
    }
  }
  return 0;
}
