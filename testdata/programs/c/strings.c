// The string functions of the C library beside our own, over a table of words.
// subject: strings
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const words[] = {"pear", "fig", "banana", "apple", "", "fig tree", "zucchini"};
enum { WORDS = sizeof words / sizeof *words };

static size_t my_strlen(const char *s) {
  const char *p = s;
  while (*p) p++;
  return (size_t)(p - s);
}

static int my_strcmp(const char *a, const char *b) {
  while (*a && *a == *b) a++, b++;
  return (unsigned char)*a - (unsigned char)*b;
}

static void reverse(char *s) {
  for (size_t i = 0, j = strlen(s); i + 1 < j; i++) {
    char t = s[i];
    s[i] = s[--j];
    s[j] = t;
  }
}

static int sign(int n) { return (n > 0) - (n < 0); }

int main(void) {
  char line[128] = "";
  for (int i = 0; i < WORDS; i++) {
    if (my_strlen(words[i]) != strlen(words[i])) return 1;
    for (int j = 0; j < WORDS; j++)
      if (sign(my_strcmp(words[i], words[j])) != sign(strcmp(words[i], words[j]))) return 2;
    if (i) strcat(line, ",");
    strcat(line, words[i]);
  }
  puts(line);
  reverse(line);
  puts(line);
  printf("%s|%s\n", strchr(line, 'b'), strrchr(line, 'g'));
  printf("%d\n", strstr(line, "inihccuz") == line);
  printf("%s\n", strstr(line, "anan"));
  printf("%d %d %d\n", sign(strncmp("figure", "fig", 3)), sign(strncmp("figure", "fig", 4)), sign(strcmp("a", "b")));
  printf("%zu %zu\n", strspn("aabbcx", "abc"), strcspn("hello, world", ", "));
  char copy[8];
  strncpy(copy, "abc", sizeof copy);
  for (unsigned i = 0; i < sizeof copy; i++) printf("%d ", copy[i]);
  printf("\n");
  char *dup = strdup("on the heap");
  if (!dup) return 3;
  dup[2] = '\0';
  printf("%s %s\n", dup, dup + 3);
  free(dup);
  char csv[] = "one;two;;three";
  int fields = 0;
  for (char *p = csv, *end; p; p = end) {
    end = strchr(p, ';');
    if (end) *end++ = 0;
    printf("[%s]", p);
    fields++;
  }
  printf("\n");
  char text[] = "Caesar's cipher, three places.";
  for (char *p = text; *p; p++) {
    if (*p >= 'a' && *p <= 'z') *p = (char)('a' + (*p - 'a' + 3) % 26);
    else if (*p >= 'A' && *p <= 'Z') *p = (char)('A' + (*p - 'A' + 3) % 26);
  }
  puts(text);
  return fields;
}
