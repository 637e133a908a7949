// Containers and algorithms whose elements throw: strong guarantees, a hash
// map and a list of our own, std::vector, std::sort and std::function.
// subject: templates and exceptions
#include <algorithm>
#include <cstdio>
#include <functional>
#include <stdexcept>
#include <utility>
#include <vector>

static int alive, fuse = -1;

struct Item {
  int v;
  Item(int x = 0) : v(x) { alive++; }
  Item(const Item &o) : v(o.v) {
    if (fuse >= 0 && fuse-- == 0) throw std::runtime_error("copy");
    alive++;
  }
  Item &operator=(const Item &o) {
    if (fuse >= 0 && fuse-- == 0) throw std::runtime_error("assign");
    v = o.v;
    return *this;
  }
  ~Item() { alive--; }
  bool operator<(const Item &o) const { return v < o.v; }
};

template <class K, class V> class Map {
  struct Node { K k; V v; Node *next; };
  std::vector<Node *> heads;
  int n = 0;
public:
  Map() : heads(8) {}
  ~Map() { for (Node *h : heads) while (h) { Node *x = h->next; delete h; h = x; } }
  V &operator[](const K &k) {
    Node *&h = heads[std::hash<K>()(k) % heads.size()];
    for (Node *x = h; x; x = x->next) if (x->k == k) return x->v;
    h = new Node{k, V(), h};
    n++;
    return h->v;
  }
  const V &at(const K &k) const {
    for (Node *x = heads[std::hash<K>()(k) % heads.size()]; x; x = x->next) if (x->k == k) return x->v;
    throw std::out_of_range("no such key");
  }
  int size() const { return n; }
};

static long fold(const std::vector<Item> &v, const std::function<long(long, int)> &f) {
  long r = 0;
  for (const Item &x : v) r = f(r, x.v);
  return r;
}

int main() {
  {
    std::vector<Item> v;
    unsigned seed = 1;
    for (int i = 0; i < 50; i++) {
      seed = seed * 1103515245u + 12345u;
      v.push_back(Item((int)(seed >> 16) % 1000));
    }
    for (int f : {0, 3, 20, 60}) {
      fuse = f;
      try {
        std::vector<Item> copy = v;
        copy.insert(copy.begin() + 10, Item(-1));
        printf("inserted %zu\n", copy.size());
      } catch (const std::runtime_error &e) {
        printf("%s failed, alive %d\n", e.what(), alive);
      }
      fuse = -1;
    }
    std::sort(v.begin(), v.end());
    for (int i = 0; i < 50; i += 7) printf("%d ", v[i].v);
    printf("\n");
    int calls = 0;
    try {
      std::sort(v.begin(), v.end(), [&](const Item &a, const Item &b) {
        if (++calls == 40) throw calls;
        return b < a;
      });
    } catch (int n) {
      printf("stopped after %d, %zu items\n", n, v.size());
    }
    printf("sum %ld, max %ld\n", fold(v, [](long a, int b) { return a + b; }), fold(v, [](long a, int b) { return std::max(a, (long)b); }));
    try {
      fold(v, std::function<long(long, int)>());
    } catch (const std::bad_function_call &e) {
      printf("%s\n", e.what());
    }
  }
  printf("alive %d\n", alive);
  Map<int, Item> m;
  for (int i = 0; i < 100; i++) m[i * i % 31].v += i;
  printf("%d keys\n", m.size());
  for (int k : {0, 1, 3, 30, 28}) {
    try {
      printf("%d: %d\n", k, m.at(k).v);
    } catch (const std::exception &e) {
      printf("%d: %s\n", k, e.what());
    }
  }
  return alive == m.size() ? 0 : 1;
}
