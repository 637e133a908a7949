// Objects that change their behaviour: states as classes, observers called
// back through member pointers, exceptions as transitions, a static registry.
// subject: virtual functions
#include <cstdio>
#include <cstring>
#include <initializer_list>

class Machine;
struct State {
  virtual ~State() = default;
  virtual const char *name() const = 0;
  virtual void enter(Machine &) {}
  virtual void handle(Machine &, char event) = 0;
};
struct Go { State *to; };
struct Halt { int code; };

class Machine {
  State *now = nullptr;
public:
  int depth = 0, best = 0;
  char tape[64] = {};
  void move(State *s) {
    now = s;
    printf("%s ", s->name());
    s->enter(*this);
  }
  int run(State *first, const char *events) {
    try {
      move(first);
      for (const char *e = events; *e; e++) {
        try {
          now->handle(*this, *e);
        } catch (Go g) {
          move(g.to);
        }
      }
    } catch (const Halt &h) {
      printf("halt ");
      return h.code;
    }
    return -1;
  }
};

struct Registry {
  struct Entry { const char *key; State *(*make)(); Entry *next; };
  static Entry *&head() { static Entry *h; return h; }
  static State *find(const char *key) {
    for (Entry *e = head(); e; e = e->next) if (!strcmp(e->key, key)) return e->make();
    throw Halt{2};
  }
};
template <class T> struct Register {
  Registry::Entry e;
  explicit Register(const char *k) : e{k, [] { static T t; return static_cast<State *>(&t); }, Registry::head()} { Registry::head() = &e; }
};

struct Idle : State {
  const char *name() const override { return "idle"; }
  void handle(Machine &m, char c) override {
    if (c == '(') throw Go{Registry::find("nested")};
    if (c == ')') throw Halt{1};
    if (c == '#') throw Go{Registry::find("comment")};
    if (c == '?') throw Go{Registry::find("missing")};
    if (c == '.') throw Halt{0};
  }
};
struct Nested : State {
  const char *name() const override { return "nested"; }
  void enter(Machine &m) override { m.depth++; if (m.depth > m.best) m.best = m.depth; }
  void handle(Machine &m, char c) override {
    if (c == '(') enter(m);
    if (c == ')' && --m.depth == 0) throw Go{Registry::find("idle")};
    if (m.depth > 5) throw Halt{3};
  }
};
struct Comment : Idle {
  int seen = 0;
  const char *name() const override { return "comment"; }
  void handle(Machine &m, char c) override {
    seen++;
    if (c == '\n') throw Go{Registry::find("idle")};
    try {
      Idle::handle(m, c);
    } catch (Go &g) {
      if (c == '#') g.to = this;
      throw;
    } catch (Halt) {
      // A stop within a comment does not count.
    }
  }
};
static Register<Idle> idle("idle");
static Register<Nested> nested("nested");
static Register<Comment> comment("comment");

struct Observer { virtual void saw(int) = 0; };
struct Sum : Observer { int total = 0; void saw(int x) override { total += x; } };
struct Max : virtual Observer { int top = -99; void saw(int x) override { if (x > top) top = x; } };

int main() {
  const char *inputs[] = {"ab.", "(()(())).", "#)#..\n.", ")", "((((((", "?", "(#).(\n)", ""};
  Sum sum;
  Max max;
  Observer *watch[] = {&sum, &max};
  void (Observer::*report)(int) = &Observer::saw;
  for (const char *in : inputs) {
    Machine m;
    int r = m.run(Registry::find("idle"), in);
    printf("-> %d, depth %d\n", r, m.best);
    for (Observer *o : watch) (o->*report)(r);
  }
  printf("%d %d\n", sum.total, max.top);
  return sum.total;
}
