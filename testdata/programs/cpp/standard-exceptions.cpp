// The standard library's exceptions: thrown by the program, by operator new,
// by containers, by typeid and dynamic_cast; nested and derived from.
// subject: exceptions
#include <cstdio>
#include <exception>
#include <new>
#include <stdexcept>
#include <typeinfo>
#include <vector>

struct Mine : std::runtime_error {
  int code;
  Mine(const char *s, int c) : std::runtime_error(s), code(c) {}
};
struct Quiet : std::exception {
  const char *what() const noexcept override { return "quiet"; }
};
struct Poly { virtual ~Poly() {} };
struct Other : Poly {};
void *volatile kept_memory;

static void cause(int k) {
  switch (k) {
  case 0: throw std::runtime_error("run time");
  case 1: throw std::logic_error("logic");
  case 2: throw std::out_of_range("range");
  case 3: throw std::invalid_argument("argument");
  case 4: throw std::length_error("length");
  case 5: throw std::overflow_error("overflow");
  case 6: throw Mine("mine", 12);
  case 7: throw Quiet();
  case 8: throw std::bad_alloc();
  case 9: { volatile unsigned long n = 1ul << 62; kept_memory = new char[n]; break; }
  case 10: { Poly p; (void)dynamic_cast<Other &>(p); break; }
  case 11: { Poly *volatile p = nullptr; (void)typeid(*p).name(); break; }
  case 12: { std::vector<int> v(3); v.at(7) = 1; break; }
  case 13: { volatile long n = -1; kept_memory = new int[n]; break; }
  case 14: { std::vector<int> v; v.reserve(1ul << 62); break; }
  case 15: throw std::domain_error("domain");
  case 16: throw std::exception();
  }
}

int main() {
  for (int k = 0; k <= 17; k++) {
    try {
      cause(k);
      printf("%2d nothing\n", k);
    } catch (const std::out_of_range &e) {
      printf("%2d out_of_range: %s\n", k, e.what());
    } catch (const std::logic_error &e) {
      printf("%2d logic_error: %s\n", k, e.what());
    } catch (const Mine &e) {
      printf("%2d mine %d: %s\n", k, e.code, e.what());
    } catch (const std::runtime_error &e) {
      printf("%2d runtime_error: %s\n", k, e.what());
    } catch (const std::bad_alloc &e) {
      printf("%2d bad_alloc: %s\n", k, e.what());
    } catch (const std::exception &e) {
      printf("%2d exception: %s (%s)\n", k, e.what(), typeid(e).name());
    }
  }
  // A copy shares its text with the exception it was copied from.
  std::runtime_error kept("");
  try {
    throw std::range_error("kept");
  } catch (const std::range_error &e) {
    kept = e;
  }
  printf("%s\n", kept.what());
  std::exception_ptr p;
  try {
    throw Mine("stored", 99);
  } catch (...) {
    p = std::current_exception();
  }
  for (int i = 0; i < 2; i++) {
    try {
      std::rethrow_exception(p);
    } catch (const Mine &e) {
      printf("%s %d\n", e.what(), e.code);
    }
  }
  return 0;
}
