// What unwinding destroys and in which order: locals, members, arrays,
// half-made objects, temporaries, objects behind operator new, statics.
// subject: exceptions
#include <cstdio>
#include <cstdlib>
#include <initializer_list>

static int live = 0, budget = 0;

struct Part {
  int id;
  explicit Part(int i) : id(i) {
    if (budget-- == 0) {
      printf("!%d ", i);
      throw i;
    }
    live++;
    printf("+%d ", i);
  }
  Part(const Part &p) : Part(p.id * 10) {}
  ~Part() {
    live--;
    printf("-%d ", id);
  }
};

struct Pair {
  Part a, b;
  Pair(int x) : a(x), b(x + 1) {}
};
struct Tree : Pair {
  Part c;
  Pair d[2];
  Tree(int x) : Pair(x), c(x + 2), d{{x + 3}, {x + 5}} { Part local(x + 7); }
};

static Part pass(Part p) { return p; }

static void use_static(int i) {
  static Part once(i);
  printf("static %d ", once.id);
}

static int finally_like(int n) {
  struct End {
    int &r;
    ~End() { r += 100; }
  };
  static int result;
  result = 0;
  try {
    End e{result};
    for (int i = 0;; i++) {
      Part p(i);
      if (i == n) throw 'x';
      if (i == 3) return result = 3;
    }
  } catch (char) {
    result += 1;
  }
  return result;
}

template <class F> void run(const char *name, int parts, F f) {
  budget = parts;
  printf("%s(%d): ", name, parts);
  try {
    f();
    printf("done");
  } catch (int i) {
    printf("caught %d", i);
  }
  printf(" live %d\n", live);
}

int main() {
  for (int n : {0, 3, 6, 7, 99}) run("tree", n, [] { Tree t(1); });
  for (int n : {0, 2, 4}) run("array", n, [] { Part a[4] = {Part(1), Part(2), Part(3), Part(4)}; });
  for (int n : {0, 1, 3}) run("new", n, [] { Pair *p = new Pair(1); delete p; });
  for (int n : {1, 3, 5}) run("new[]", n, [] {
    struct Counted : Part { Counted() : Part(7) {} };
    Counted *p = new Counted[4];
    delete[] p;
  });
  for (int n : {0, 1, 2, 3}) run("pass", n, [] { Part p = pass(Part(1)); });
  for (int n : {0, 1, 1}) run("static", n, [] { use_static(5); });
  live = 0;
  for (int n : {0, 2, 9}) {
    budget = 100;
    printf("finally %d\n", finally_like(n));
  }
  printf("live %d\n", live);
  return 0;
}
