// The containers whose nodes libstdc++ links in its shared library: std::map,
// std::set, std::list; large trees under insertion and erasure, iterators both
// ways, hashes of bytes.
// subject: containers
#include <cstdio>
#include <initializer_list>
#include <list>
#include <map>
#include <set>
#include <stdexcept>
#include <utility>

// libstdc++'s hash of bytes; the header does not declare it.
namespace std { size_t _Hash_bytes(const void *, size_t, size_t); }

template <class M> static unsigned long check(const M &m) {
  long n = 0;
  unsigned long sum = 0;
  for (auto it = m.begin(); it != m.end(); ++it) sum = sum * 31 + it->first * 7 + it->second, n++;
  unsigned long back = 0;
  long k = 0;
  for (auto it = m.end(); it != m.begin();) {
    --it;
    back += it->first * ++k;
  }
  if (n != (long)m.size() || k != n) printf("wrong size\n");
  return (sum ^ back) & 0xffffff;
}

int main() {
  std::map<int, int> m;
  unsigned seed = 12345;
  auto random = [&] { return (seed = seed * 1664525u + 1013904223u) >> 8; };
  for (int i = 0; i < 500; i++) {
    m[random() % 300] += i;
    if (i % 3 == 0) m.erase(random() % 300);
    if (i % 50 == 0) printf("%zu:%lx ", m.size(), check(m));
  }
  printf("\n");
  auto low = m.lower_bound(100), high = m.upper_bound(200);
  m.erase(low, high);
  printf("%zu first %d last %d\n", m.size(), m.begin()->first, std::prev(m.end())->first);
  while (m.size() > 3) m.erase(m.size() % 2 ? m.begin() : std::prev(m.end()));
  for (auto &[k, v] : m) printf("%d ", k < 100 || k > 200);
  m.clear();
  m.emplace(1, 2);
  m.erase(1);
  printf("empty %d\n", m.begin() == m.end());
  try {
    m.at(5);
  } catch (const std::out_of_range &e) {
    printf("%s\n", e.what());
  }
  std::set<int> primes;
  for (int n = 2; n < 60; n++) {
    bool prime = true;
    for (int p : primes) if (n % p == 0) prime = false;
    if (prime) primes.insert(n);
  }
  for (auto it = primes.rbegin(); it != primes.rend(); ++it) printf("%d ", *it);
  printf("\n");
  std::multimap<char, int> groups;
  int at = 0;
  for (const char *s = "mississippi"; *s; s++) groups.emplace(*s, at++);
  for (char c : {'i', 'm', 'p', 's', 'x'}) {
    printf("%c:", c);
    auto r = groups.equal_range(c);
    for (auto it = r.first; it != r.second; ++it) printf(" %d", it->second);
    printf("\n");
  }
  std::list<int> a{5, 3, 8, 1}, b{2, 9, 4};
  a.sort();
  b.sort();
  a.merge(b);
  a.reverse();
  for (int x : a) printf("%d ", x);
  b.splice(b.begin(), a, std::next(a.begin(), 2), a.end());
  a.swap(b);
  a.remove_if([](int x) { return x % 2 == 0; });
  printf("| ");
  for (int x : a) printf("%d ", x);
  printf("| ");
  for (int x : b) printf("%d ", x);
  std::list<int> none;
  a.swap(none);
  printf("| %zu %zu\n", a.size(), none.size());
  const char text[] = "the quick brown fox";
  for (int n : {0, 1, 7, 8, 9, 19}) printf("%zx ", std::_Hash_bytes(text, n, 0xc70f6907));
  printf("\n");
  return 0;
}
