// Virtual functions: pure ones, covariant results, several bases with thunks,
// virtual bases, calls from constructors, pointers to virtual members.
// subject: virtual functions
#include <cstdio>

struct Shape {
  virtual ~Shape() {}
  virtual double area() const = 0;
  virtual const char *name() const { return "shape"; }
  virtual Shape *clone() const = 0;
};
struct Named {
  const char *label;
  explicit Named(const char *l) : label(l) {}
  virtual ~Named() { printf("~%s ", label); }
  virtual int rank() const { return 1; }
  virtual Named *self() { return this; }
};
struct Square : Shape, Named {
  double side;
  explicit Square(double s) : Named("square"), side(s) {}
  double area() const override { return side * side; }
  const char *name() const override { return label; }
  Square *clone() const override { return new Square(side + 1); }
  int rank() const override { return 2; }
  Square *self() override { return this; }
};
struct Circle final : Shape {
  double r;
  explicit Circle(double x) : r(x) {}
  double area() const override { return 3 * r * r; }
  Circle *clone() const override { return new Circle(r / 2); }
};
struct Base {
  int n;
  Base() { n = hook(); }
  virtual ~Base() { printf("base %d %d\n", n, hook()); }
  virtual int hook() { return 10; }
};
struct Left : virtual Base {
  int l = 20;
  int hook() override { return 20 + l; }
};
struct Right : virtual Base {
  int r = 30;
};
struct Bottom : Left, Right {
  int hook() override { return 1000 + l + r; }
};

static double total(Shape *const *list, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += list[i]->area();
  return sum;
}

int main() {
  Square s(2);
  Circle c(1);
  Shape *list[4] = {&s, &c, s.clone(), c.clone()};
  for (Shape *x : list) printf("%s %g\n", x->name(), x->area());
  printf("total %g\n", total(list, 4));
  Named *n = &s;
  printf("rank %d self %d %s\n", n->rank(), n->self() == n, n->label);
  Shape *back = n->self() == &s ? static_cast<Shape *>(&s) : nullptr;
  printf("back %g\n", back->area());
  delete list[2];
  delete list[3];
  printf("\n");
  {
    Bottom b;
    Right *r = &b;
    Base *base = r;
    printf("%d %d %d\n", r->hook(), base->hook(), base->n);
    int (Base::*f)() = &Base::hook;
    printf("%d\n", (base->*f)());
    int Right::*m = &Right::r;
    r->*m = 300;
    printf("%d\n", (r->*f)());
  }
  int (Named::*g)() const = &Named::rank;
  printf("%d %d\n", (s.*g)(), (n->*g)());
  long sum = 0;
  for (int i = 0; i < 2000; i++) sum += (long)list[i & 1]->area() + n->rank();
  printf("%ld\n", sum);
  return 0;
}
