// typeid and dynamic_cast: down, up, across, to void, ambiguous, private,
// through virtual bases, on references, during construction.
// subject: run-time type information
#include <cstdio>
#include <cstring>
#include <typeinfo>

struct A { virtual ~A() {} int a = 1; };
struct B { virtual ~B() {} int b = 2; };
struct C : A, B { int c = 3; };
struct V1 : virtual A { int v1 = 4; };
struct V2 : virtual A { int v2 = 5; };
struct Diamond : V1, V2 { int d = 6; };
struct Twice1 : A { int t1 = 7; };
struct Twice2 : A { int t2 = 8; };
struct Twice : Twice1, Twice2 { int t = 9; };
class Secret : private A, public B { public: A *expose() { return this; } };
struct Lone { virtual ~Lone() {} };
template <class T> struct Box : A { T v{}; };
namespace space { struct Inner : B {}; }

static const char *type(const std::type_info &t) { return t.name(); }

template <class To, class From> void cast(const char *what, From *p) {
  To *q = dynamic_cast<To *>(p);
  printf("%-24s %s", what, q ? "yes" : "no");
  if (q) printf(" %ld", (long)((char *)q - (char *)dynamic_cast<void *>(p)));
  printf("\n");
}

struct Watch : A {
  Watch() { see("Watch"); }
  void see(const char *from) { A *p = this; printf("%s sees %s\n", from, type(typeid(*p))); }
};
struct Deeper : Watch { Deeper() { see("Deeper"); } };

int main() {
  C c; Diamond d; Twice t; Secret s; Lone l; Box<int> bi; Box<char *> bc; space::Inner in;
  A *ac = &c; B *bcp = &c; A *ad = &d; V2 *v2 = &d; Twice1 *t1 = &t; A *at2 = (Twice2 *)&t; B *bs = &s;
  cast<C>("A in C down", ac);
  cast<C>("B in C down", bcp);
  cast<B>("A in C across", ac);
  cast<A>("B in C across", bcp);
  cast<Diamond>("A in Diamond down", ad);
  cast<V1>("A in Diamond to V1", ad);
  cast<V1>("V2 across to V1", v2);
  cast<V2>("A to V2", ad);
  cast<Twice>("Twice1 down", t1);
  cast<Twice2>("Twice1 across", t1);
  cast<Twice1>("other A to Twice1", at2);
  cast<A>("B in Secret to A", bs);
  cast<Secret>("B in Secret down", bs);
  cast<B>("private A to B", s.expose());
  cast<Secret>("private A down", s.expose());
  cast<A>("Lone to A", &l);
  cast<C>("null", (A *)nullptr);
  A plain;
  cast<C>("plain A", &plain);
  A *list[] = {&plain, ac, ad, t1, &bi, &bc};
  for (A *x : list) {
    printf("%s", type(typeid(*x)));
    for (A *y : list) printf(" %d", typeid(*x) == typeid(*y));
    printf("\n");
  }
  B *bl[] = {bcp, bs, &in};
  for (B *x : bl) printf("%s\n", type(typeid(*x)));
  const int k = 3;
  printf("%s %s %s %s %s\n", type(typeid(int)), type(typeid(k)), type(typeid(const char *)), type(typeid(double[3])), type(typeid(main)));
  printf("%d %d\n", typeid(int) == typeid(k), typeid(long) == typeid(long long));
  printf("%d\n", typeid(A).before(typeid(B)) != typeid(B).before(typeid(A)));
  try {
    (void)dynamic_cast<Diamond &>(*ac);
  } catch (std::bad_cast &e) {
    printf("%s\n", e.what());
  }
  Deeper deeper;
  return strcmp(type(typeid(deeper)), "6Deeper");
}
