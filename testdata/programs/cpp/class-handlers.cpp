// Handlers for base classes, with multiple and virtual inheritance, and for
// pointers: which conversions a handler allows and which object it sees.
// subject: exceptions
#include <cstdio>

struct A { int a = 1; virtual ~A() {} };
struct B { int b = 2; virtual ~B() {} };
struct AB : A, B { int ab = 3; };
struct L : virtual A { int l = 4; };
struct R : virtual A { int r = 5; };
struct D : L, R { int d = 6; };
struct L2 : A { };
struct R2 : A { };
struct Two : L2, R2 { };          // two A subobjects: no handler for A
struct Hidden : private A { };    // its base is private
struct Plain { int p = 9; };      // no virtual functions
struct Derived : Plain { int q = 10; };

template <class T> void try_value(const char *what, const T &v) {
  printf("%-10s", what);
  try { try { try { try {
    throw v;
  } catch (B &b) { printf(" B%d", b.b); throw; }
  } catch (A &a) { printf(" A%d", a.a); throw; }
  } catch (Plain &p) { printf(" P%d", p.p); throw; }
  } catch (...) { printf(" any\n"); }
}

template <class T> void try_pointer(const char *what, T *v) {
  printf("%-10s", what);
  try { try { try { try { try { try {
    throw v;
  } catch (B *b) { printf(" B*%d", b ? b->b : 0); throw; }
  } catch (const A *a) { printf(" A*%d", a ? a->a : 0); throw; }
  } catch (const Plain *p) { printf(" P*%d", p ? p->p : 0); throw; }
  } catch (void *p) { printf(" void*%d", p == (const void *)v); throw; }
  } catch (const void *p) { printf(" cvoid*%d", p == (const void *)v); throw; }
  } catch (...) { printf(" any\n"); }
}

static const char *deep(int k) {
  static int value = 5;
  static int *pointer = &value;
  try {
    switch (k) {
    case 0: throw (int **)&pointer;
    case 1: throw (int *const *)&pointer;
    case 2: throw (const int *const *)&pointer;
    case 3: throw &deep;
    case 4: throw nullptr;
    }
  } catch (int **) { return "int**";
  } catch (const int *const *) { return "const int *const *";
  } catch (void *) { return "void*";
  } catch (const char *(*)(int)) { return "function";
  } catch (...) { return "other"; }
  return "none";
}

static const char *member(int k) {
  try {
    switch (k) {
    case 0: throw &AB::ab;
    case 1: throw &Derived::q;
    case 2: throw (int A::*)nullptr;
    case 3: throw nullptr;
    }
  } catch (int AB::*m) { AB x; return m && x.*m == 3 ? "AB::*" : "null AB::*";
  } catch (int Derived::*) { return "Derived::*";
  } catch (int A::*m) { return m == nullptr ? "null A::*" : "A::*";
  } catch (...) { return "other"; }
  return "none";
}

int main() {
  try_value("A", A());
  try_value("AB", AB());
  try_value("D", D());
  try_value("Two", Two());
  try_value("Hidden", Hidden());
  try_value("Derived", Derived());
  AB ab; D d; Two two; Derived dv; int i = 0; const int ci = 0;
  try_pointer("AB*", &ab);
  try_pointer("const D*", (const D *)&d);
  try_pointer("D*", &d);
  try_pointer("Two*", &two);
  try_pointer("Derived*", &dv);
  try_pointer("int*", &i);
  try_pointer("cint*", &ci);
  try_pointer("null D*", (D *)nullptr);
  for (int k = 0; k < 5; k++) printf("%d: %s\n", k, deep(k));
  for (int k = 0; k < 4; k++) printf("%d: %s\n", k, member(k));
  // A handler by value copies the base part.
  try { throw ab; } catch (B copy) { copy.b = 20; printf("%d %d\n", copy.b, ab.b); }
  return 3;
}
