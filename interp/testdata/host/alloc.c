// Allocation functions of C and C++, in matching pairs.
// link: -lstdc++
#include <errno.h>
#include <malloc.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void *_Znwm(size_t);
void *_Znam(size_t);
void *_ZnwmRKSt9nothrow_t(size_t, const void *);
void *_ZnamRKSt9nothrow_t(size_t, const void *);
void *_ZnwmSt11align_val_t(size_t, size_t);
void *_ZnamSt11align_val_t(size_t, size_t);
void *_ZnwmSt11align_val_tRKSt9nothrow_t(size_t, size_t, const void *);
void *_ZnamSt11align_val_tRKSt9nothrow_t(size_t, size_t, const void *);
void _ZdlPv(void *);
void _ZdaPv(void *);
void _ZdlPvm(void *, size_t);
void _ZdaPvm(void *, size_t);
void _ZdlPvRKSt9nothrow_t(void *, const void *);
void _ZdaPvRKSt9nothrow_t(void *, const void *);
void _ZdlPvSt11align_val_t(void *, size_t);
void _ZdaPvSt11align_val_t(void *, size_t);
void _ZdlPvmSt11align_val_t(void *, size_t, size_t);
void _ZdaPvmSt11align_val_t(void *, size_t, size_t);
void _ZdlPvSt11align_val_tRKSt9nothrow_t(void *, size_t, const void *);
void _ZdaPvSt11align_val_tRKSt9nothrow_t(void *, size_t, const void *);
extern char _ZSt7nothrow;

static void *use(void *p, size_t n) {
  printf("%d %d\n", p != 0, (int)((uintptr_t)p % 16));
  if (p)
    memset(p, 1, n);
  return p;
}

int main(void) {
  int *a = malloc(4 * sizeof *a);
  for (int i = 0; i < 4; i++)
    a[i] = i * i;
  a = realloc(a, 100 * sizeof *a);
  printf("%d %d %d %d\n", a[0], a[1], a[2], a[3]);
  a = reallocarray(a, 2, sizeof *a);
  printf("%d %d\n", a[0], a[1]);
  free(a);
  free(0);
  unsigned char *c = calloc(5, 3);
  int sum = 0;
  for (int i = 0; i < 15; i++)
    sum += c[i];
  printf("%d\n", sum);
  free(c);
  errno = 0;
  printf("%d", calloc(SIZE_MAX / 2, 3) == 0);
  printf(" %d\n", errno);
  printf("%d\n", malloc(SIZE_MAX / 2) == 0);
  printf("%d\n", reallocarray(0, SIZE_MAX / 2, 3) == 0);
  printf("%d\n", realloc(malloc(3), 0) == 0);

  void *p = aligned_alloc(64, 128);
  printf("%d\n", (int)((uintptr_t)p % 64));
  free(p);
  p = memalign(256, 10);
  printf("%d\n", (int)((uintptr_t)p % 256));
  free(p);
  p = valloc(10);
  printf("%d %d\n", (int)((uintptr_t)p % 4096), malloc_usable_size(p) >= 10);
  free(p);
  printf("%zu\n", malloc_usable_size(0));
  p = 0;
  printf("%d", posix_memalign(&p, 4, 10));
  printf(" %d", posix_memalign(&p, 24, 10));
  printf(" %d", posix_memalign(&p, 32, 10));
  printf(" %d\n", (int)((uintptr_t)p % 32));
  free(p);

  _ZdlPv(use(_Znwm(10), 10));
  _ZdlPvm(use(_Znwm(10), 10), 10);
  _ZdlPvRKSt9nothrow_t(use(_ZnwmRKSt9nothrow_t(10, &_ZSt7nothrow), 10), &_ZSt7nothrow);
  _ZdaPv(use(_Znam(10), 10));
  _ZdaPvm(use(_Znam(10), 10), 10);
  _ZdaPvRKSt9nothrow_t(use(_ZnamRKSt9nothrow_t(10, &_ZSt7nothrow), 10), &_ZSt7nothrow);
  _ZdlPvSt11align_val_t(use(_ZnwmSt11align_val_t(10, 32), 10), 32);
  _ZdlPvmSt11align_val_t(use(_ZnwmSt11align_val_t(10, 32), 10), 10, 32);
  _ZdlPvSt11align_val_tRKSt9nothrow_t(use(_ZnwmSt11align_val_tRKSt9nothrow_t(10, 64, &_ZSt7nothrow), 10), 64, &_ZSt7nothrow);
  _ZdaPvSt11align_val_t(use(_ZnamSt11align_val_t(10, 32), 10), 32);
  _ZdaPvmSt11align_val_t(use(_ZnamSt11align_val_t(10, 32), 10), 10, 32);
  _ZdaPvSt11align_val_tRKSt9nothrow_t(use(_ZnamSt11align_val_tRKSt9nothrow_t(10, 64, &_ZSt7nothrow), 10), 64, &_ZSt7nothrow);
  _ZdlPv(0);
  printf("%d\n", _ZnwmRKSt9nothrow_t(SIZE_MAX / 2, &_ZSt7nothrow) == 0);
  return 0;
}
