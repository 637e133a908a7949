// C++20 coroutines: generators, tasks that await each other by symmetric
// transfer, exceptions across awaits, destruction half way, recursion.
// subject: coroutines
// O0: -Xclang -disable-llvm-passes
//
// At -O0 the coroutines stay as clang writes them, not split by LLVM's passes.
// The coroutine that does nothing is the builtin's: libstdc++'s own has
// functions without the parameter that they are called with.
#include <coroutine>
#include <cstdio>
#include <exception>
#include <initializer_list>
#include <utility>

struct Trace {
  const char *name;
  explicit Trace(const char *n) : name(n) {}
  ~Trace() { printf("~%s ", name); }
};

template <class T> struct Generator {
  struct promise_type {
    T value{};
    std::exception_ptr error;
    Generator get_return_object() { return Generator{std::coroutine_handle<promise_type>::from_promise(*this)}; }
    std::suspend_always initial_suspend() { return {}; }
    std::suspend_always final_suspend() noexcept { return {}; }
    std::suspend_always yield_value(T v) { value = v; return {}; }
    void return_void() {}
    void unhandled_exception() { error = std::current_exception(); }
  };
  std::coroutine_handle<promise_type> h;
  explicit Generator(std::coroutine_handle<promise_type> x) : h(x) {}
  Generator(Generator &&o) : h(std::exchange(o.h, nullptr)) {}
  ~Generator() { if (h) h.destroy(); }
  bool next() {
    h.resume();
    if (h.promise().error) std::rethrow_exception(std::exchange(h.promise().error, nullptr));
    return !h.done();
  }
  T value() const { return h.promise().value; }
};

struct Task {
  struct promise_type {
    int result = 0;
    std::coroutine_handle<> waiter = std::coroutine_handle<>::from_address(__builtin_coro_noop());
    std::exception_ptr error;
    Task get_return_object() { return Task{std::coroutine_handle<promise_type>::from_promise(*this)}; }
    std::suspend_always initial_suspend() { return {}; }
    struct Final {
      bool await_ready() noexcept { return false; }
      std::coroutine_handle<> await_suspend(std::coroutine_handle<promise_type> h) noexcept { return h.promise().waiter; }
      void await_resume() noexcept {}
    };
    Final final_suspend() noexcept { return {}; }
    void return_value(int v) { result = v; }
    void unhandled_exception() { error = std::current_exception(); }
  };
  std::coroutine_handle<promise_type> h;
  explicit Task(std::coroutine_handle<promise_type> x) : h(x) {}
  Task(Task &&o) : h(std::exchange(o.h, nullptr)) {}
  ~Task() { if (h) h.destroy(); }
  bool await_ready() { return false; }
  std::coroutine_handle<> await_suspend(std::coroutine_handle<> w) { h.promise().waiter = w; return h; }
  int await_resume() {
    if (h.promise().error) std::rethrow_exception(h.promise().error);
    return h.promise().result;
  }
  int run() { h.resume(); return await_resume(); }
};

static Generator<int> count(int from, int to, int step) {
  Trace t("count");
  char scratch[32] = {};
  for (int i = from; i < to; i += step) {
    scratch[i & 31]++;
    co_yield i;
  }
  int sum = 0;
  for (char c : scratch) sum += c;
  co_yield -sum;
}

static Generator<long> primes(int limit) {
  for (int n = 2; n < limit; n++) {
    bool prime = true;
    for (int d = 2; d * d <= n; d++) if (n % d == 0) { prime = false; break; }
    if (prime) co_yield n;
  }
}

static Generator<int> fails_at(int n) {
  Trace t("fails");
  for (int i = 0;; i++) {
    if (i == n) throw i;
    co_yield i;
  }
}

struct Node { int v; Node *l, *r; };
static Generator<int> walk(const Node *n) {
  if (!n) co_return;
  for (auto g = walk(n->l); g.next();) co_yield g.value();
  co_yield n->v;
  for (auto g = walk(n->r); g.next();) co_yield g.value();
}

static Task add(int a, int b) { co_return a + b; }
static Task sum_to(int n) {
  if (n == 0) co_return 0;
  int rest = co_await sum_to(n - 1);
  co_return co_await add(rest, n);
}
static Task risky(int n) {
  Trace t("risky");
  if (n < 0) throw n;
  co_return n * co_await add(n, 1);
}
static Task careful(int n) {
  int r = 0;
  try {
    r = co_await risky(n);
  } catch (int e) {
    printf("caught %d ", e);
    r = -1;
  }
  co_return r;
}

int main() {
  {
    auto g = count(3, 12, 4);
    while (g.next()) printf("%d ", g.value());
  }
  printf("\n");
  {
    auto g = count(0, 100, 7);
    for (int i = 0; i < 3; i++) { g.next(); printf("%d ", g.value()); }
  }
  printf("\n");
  long total = 0;
  for (auto g = primes(200); g.next();) total += g.value();
  printf("%ld\n", total);
  for (int n : {0, 2}) {
    auto g = fails_at(n);
    try {
      while (g.next()) printf("%d ", g.value());
    } catch (int e) {
      printf("threw %d ", e);
    }
    printf("done %d\n", g.h.done());
  }
  Node a{1, nullptr, nullptr}, c{3, nullptr, nullptr}, b{2, &a, &c}, e{5, nullptr, nullptr}, d{4, &b, &e};
  for (auto g = walk(&d); g.next();) printf("%d ", g.value());
  printf("\n");
  printf("%d\n", sum_to(20).run());
  for (int n : {3, -3}) printf("%d\n", careful(n).run());
  { auto never = sum_to(3); }
  { auto half = count(1, 9, 1); half.next(); }
  printf("\n");
  return 0;
}
