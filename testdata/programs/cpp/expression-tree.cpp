// A small calculator: parser, tree of virtual nodes, visitor by dynamic_cast,
// errors as exceptions with their place.
// subject: exceptions and dynamic_cast
#include <cctype>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <utility>

struct Error {
  virtual ~Error() {}
  int at;
  explicit Error(int a) : at(a) {}
  virtual const char *text() const = 0;
};
struct Syntax : Error { using Error::Error; const char *text() const override { return "syntax"; } };
struct DivideByZero : Error { using Error::Error; const char *text() const override { return "division by zero"; } };
struct Unknown : Error {
  char name;
  Unknown(int a, char n) : Error(a), name(n) {}
  const char *text() const override { return "unknown name"; }
};

struct Node {
  virtual ~Node() {}
  virtual long eval(const long *vars) const = 0;
};
using Ptr = std::unique_ptr<Node>;
struct Number : Node {
  long v;
  explicit Number(long x) : v(x) {}
  long eval(const long *) const override { return v; }
};
struct Variable : Node {
  int at;
  char name;
  Variable(int a, char n) : at(a), name(n) {}
  long eval(const long *vars) const override {
    if (name > 'e') throw Unknown(at, name);
    return vars[name - 'a'];
  }
};
struct Binary : Node {
  int at;
  char op;
  Ptr l, r;
  Binary(int a, char o, Ptr x, Ptr y) : at(a), op(o), l(std::move(x)), r(std::move(y)) {}
  long eval(const long *vars) const override {
    long x = l->eval(vars), y = r->eval(vars);
    switch (op) {
    case '+': return x + y;
    case '-': return x - y;
    case '*': return x * y;
    }
    if (y == 0) throw DivideByZero(at);
    return op == '/' ? x / y : x % y;
  }
};

struct Parser {
  const char *s;
  int i = 0;
  explicit Parser(const char *t) : s(t) {}
  char peek() { while (s[i] == ' ') i++; return s[i]; }
  Ptr primary() {
    char c = peek();
    if (isdigit((unsigned char)c)) {
      long v = 0;
      while (isdigit((unsigned char)s[i])) v = v * 10 + (s[i++] - '0');
      return Ptr(new Number(v));
    }
    if (c >= 'a' && c <= 'z') { int at = i++; return std::make_unique<Variable>(at, c); }
    if (c == '(') {
      i++;
      Ptr p = sum();
      if (peek() != ')') throw Syntax(i);
      i++;
      return p;
    }
    throw Syntax(i);
  }
  Ptr chain(const char *ops, Ptr (Parser::*next)()) {
    Ptr p = (this->*next)();
    while (peek() && strchr(ops, peek())) {
      int at = i;
      char op = s[i++];
      Ptr q = (this->*next)();
      p = Ptr(new Binary(at, op, std::move(p), std::move(q)));
    }
    return p;
  }
  Ptr product() { return chain("*/%", &Parser::primary); }
  Ptr sum() { return chain("+-", &Parser::product); }
  Ptr all() { Ptr p = sum(); if (peek()) throw Syntax(i); return p; }
};

static void show(const Node *n) {
  if (auto *b = dynamic_cast<const Binary *>(n)) {
    printf("(");
    show(b->l.get());
    printf("%c", b->op);
    show(b->r.get());
    printf(")");
  } else if (auto *v = dynamic_cast<const Variable *>(n)) {
    printf("%c", v->name);
  } else {
    printf("%ld", dynamic_cast<const Number &>(*n).v);
  }
}

int main() {
  const long vars[] = {1, 20, 300, 0, -5};
  const char *texts[] = {"1 + 2 * 3", "(a + b) * c", "c / d", "7 % (d + 0)", "b - z", "(1 + 2", "4 5", "", "2 * (3 + (4 - (5 * e)))", "a+b+c+d+e"};
  int failed = 0;
  for (const char *t : texts) {
    try {
      Ptr p = Parser(t).all();
      show(p.get());
      printf(" = ");
      printf("%ld\n", p->eval(vars));
    } catch (const Unknown &e) {
      failed++;
      printf("%s %c at %d\n", e.text(), e.name, e.at);
    } catch (const Error &e) {
      failed++;
      printf("%s at %d\n", e.text(), e.at);
    }
  }
  return failed;
}
