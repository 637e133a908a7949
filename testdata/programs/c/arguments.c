// The command line: options, numbers, a terminating null pointer, arguments changed in place.
// subject: argc and argv
// args: -v -n12 --scale=2.5 --name=touch alpha -n 30 beta -- -raw
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *value(const char *arg, const char *key) {
  size_t n = strlen(key);
  return strncmp(arg, key, n) == 0 ? arg + n : NULL;
}

int main(int argc, char **argv) {
  int verbose = 0, n = 0, rest = 0;
  double scale = 1;
  const char *name = "none";
  char **words = malloc((size_t)argc * sizeof *words);
  if (!words || argv[argc] != NULL) return 90;
  for (int i = 1; i < argc; i++) {
    const char *v;
    if (strcmp(argv[i], "--") == 0) {
      while (++i < argc) words[rest++] = argv[i];
    } else if (strcmp(argv[i], "-v") == 0) {
      verbose++;
    } else if (argv[i][0] == '-' && argv[i][1] == 'n') {
      n += atoi(argv[i][2] ? argv[i] + 2 : argv[++i]);
    } else if ((v = value(argv[i], "--scale="))) {
      scale = strtod(v, NULL);
    } else if ((v = value(argv[i], "--name="))) {
      name = v;
    } else {
      for (char *p = argv[i]; *p; p++) if (*p >= 'a' && *p <= 'z') *p = (char)(*p - 32);
      words[rest++] = argv[i];
    }
  }
  printf("%d verbose=%d n=%d scale=%g name=%s\n", argc, verbose, n, scale, name);
  for (int i = 0; i < rest; i++) printf("%d %s\n", i, words[i]);
  free(words);
  return n + rest;
}
