// Throwing values of many types, the order of handlers, rethrowing, handlers
// within handlers, and what destructors see of it.
// subject: exceptions
#include <cstdio>

struct Trace {
  const char *name;
  explicit Trace(const char *n) : name(n) { printf("[%s ", name); }
  ~Trace() { printf("%s] ", name); }
};

enum Colour { Red, Green = 7 };
struct Point { int x, y; };
struct Big { long v[40]; };

static int raise(int k) {
  Trace t("raise");
  switch (k) {
  case 0: throw 42;
  case 1: throw -7L;
  case 2: throw 'c';
  case 3: throw 2.5;
  case 4: throw 1.25f;
  case 5: throw true;
  case 6: throw "text";
  case 7: throw Green;
  case 8: throw Point{3, 4};
  case 9: {
    Big b{};
    for (int i = 0; i < 40; i++) b.v[i] = i * i;
    throw b;
  }
  case 10: throw (unsigned short)65535;
  case 11: throw nullptr;
  }
  return k;
}

static const char *kind(int k) {
  Trace t("kind");
  try {
    raise(k);
    return "nothing";
  } catch (int v) {
    printf("%d ", v);
    return "int";
  } catch (long v) {
    printf("%ld ", v);
    return "long";
  } catch (char v) {
    printf("%c ", v);
    return "char";
  } catch (double v) {
    printf("%g ", v);
    return "double";
  } catch (bool v) {
    printf("%d ", v);
    return "bool";
  } catch (const char *s) {
    printf("%s ", s);
    return "string";
  } catch (Colour c) {
    printf("%d ", c);
    return "enum";
  } catch (const Point &p) {
    printf("%d,%d ", p.x, p.y);
    return "point";
  } catch (Big b) {
    long sum = 0;
    for (long x : b.v) sum += x;
    printf("%ld ", sum);
    return "big";
  } catch (...) {
    return "something";
  }
}

// Each level adds one and throws again, either the same exception or another.
static void relay(int depth) {
  Trace t("relay");
  if (depth == 0) throw 1;
  try {
    relay(depth - 1);
  } catch (int &v) {
    v *= 10;
    if (depth % 2) throw;
    throw v + depth;
  }
}

static int inner_handlers() {
  try {
    throw 1;
  } catch (int a) {
    try {
      throw 2;
    } catch (int b) {
      try {
        throw;
      } catch (int c) {
        return a * 100 + b * 10 + c;
      }
    }
  }
  return -1;
}

struct Guarded {
  Trace a, b;
  explicit Guarded(int k) try : a("a"), b(k ? throw k : "b") {
  } catch (int v) {
    printf("constructor threw %d ", v);
    throw v + 1;
  }
};

int main() {
  for (int k = 0; k <= 12; k++) {
    const char *s = kind(k);
    printf("-> %s\n", s);
  }
  for (int d = 0; d < 5; d++) {
    try {
      relay(d);
    } catch (int v) {
      printf("relay %d: %d\n", d, v);
    }
  }
  printf("inner %d\n", inner_handlers());
  for (int k = 0; k < 2; k++) {
    try {
      Guarded g(k);
      printf("made ");
    } catch (int v) {
      printf("caught %d", v);
    }
    printf("\n");
  }
  int rounds = 0;
  for (int i = 0; i < 1000; i++) {
    try {
      if (i % 3 == 0) throw i;
      rounds++;
    } catch (int v) {
      rounds += v % 2 ? 5 : 7;
      if (v == 900) break;
      continue;
    }
  }
  printf("rounds %d\n", rounds);
  return 0;
}
