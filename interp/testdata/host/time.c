// Time: what holds on every system with UTC as its zone.
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static long ns(int id) {
  struct timespec t;
  int r = clock_gettime(id, &t);
  return r ? r : t.tv_sec * 1000000000L + t.tv_nsec;
}

int main(void) {
  time_t t, u = time(&t);
  printf("%d %d %d\n", t == u, u > 1600000000, time(0) - u < 5);
  printf("%d\n", clock() >= 0 && clock() < 100000000);
  printf("%g\n", difftime(10, 4));
  for (int id = 0; id < 8; id++)
    printf("%d ", ns(id) > 0);
  printf("%ld\n", ns(99));
  struct timespec res, ts;
  printf("%d", clock_getres(CLOCK_MONOTONIC, &res));
  printf(" %ld %d\n", (long)res.tv_sec, clock_getres(99, 0));
  printf("%d", timespec_get(&ts, TIME_UTC));
  printf(" %d %d\n", ts.tv_sec - u < 5, timespec_get(&ts, 77));
  struct timeval tv;
  printf("%d", gettimeofday(&tv, 0));
  printf(" %d\n", tv.tv_sec - u < 5);
  long before = ns(CLOCK_MONOTONIC);
  struct timespec nap = {0, 2000000}, left;
  printf("%d", nanosleep(&nap, &left));
  usleep(1000);
  printf(" %u", sleep(0));
  long after = ns(CLOCK_MONOTONIC);
  printf(" %d\n", after - before >= 3000000);
  nap.tv_nsec = -1;
  printf("%d\n", nanosleep(&nap, 0));
  t = 1234567890;
  struct tm m, *g = gmtime(&t);
  printf("%d-%d-%d %d:%d:%d %d %d %d %ld %s\n", g->tm_year, g->tm_mon, g->tm_mday, g->tm_hour, g->tm_min, g->tm_sec, g->tm_wday, g->tm_yday, g->tm_isdst, g->tm_gmtoff, g->tm_zone);
  printf("%s", asctime(g));
  printf("%s", ctime(&t));
  t = -1;
  g = localtime(&t);
  printf("%d-%d-%d %d\n", g->tm_year, g->tm_mon, g->tm_mday, g->tm_wday);
  gmtime_r(&t, &m);
  printf("%d ", m.tm_sec);
  localtime_r(&t, &m);
  printf("%d\n", m.tm_min);
  memset(&m, 0, sizeof m);
  m.tm_year = 124, m.tm_mon = 13, m.tm_mday = 35, m.tm_hour = -5;
  printf("%ld", (long)mktime(&m));
  printf(" %d %d %d %d %d\n", m.tm_year, m.tm_mon, m.tm_mday, m.tm_hour, m.tm_wday);
  printf("%ld\n", (long)timegm(&m));
  char buf[300];
  long moments[] = {0, 1234567890, 1704067199, 1704067200, 1609459200, 1230768000, 1893456000, 951782400, 4102444799, -86400L * 366};
  for (int i = 0; i < 10; i++) {
    t = moments[i];
    g = gmtime(&t);
    size_t k = strftime(buf, sizeof buf, "%a %A %b %B %c|%C %d %D %e %F|%g %G %V|%h %H %I %j %k %l %m %M|%p %P %r %R %S %T|%u %U %w %W|%x %X %y %Y %z %Z %s %Ey %Od %% %n%t.", g);
    printf("%zu %s\n", k, buf);
  }
  printf("%zu\n", strftime(buf, 5, "%Y-%m", g));
  t = 1L << 60;
  printf("%d\n", gmtime(&t) == 0);
  return 0;
}
