// Recursive calls.
static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
int kernel(int n) { return fib(n); }
int main(void) { return kernel(30) & 127; }
