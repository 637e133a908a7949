package bench

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/interp"
)

// kernels are the programs of testdata/kernels, with the argument of kernel()
// and what it gives.
var kernels = []struct {
	name string
	arg  uint64
	want uint64
}{
	{"fib", 24, 46368},
	{"sieve", 2, 9592},
	{"matmul", 2, 34944},
	{"bubble", 1, 0},
	{"nested", 200_000, 0},
	{"list", 100, 0},
}

var engines = []struct {
	name   string
	engine interp.Engine
}{{"fast", interp.EngineFast}, {"plain", interp.EnginePlain}}

func load(t testing.TB, path string) *dialect.Module {
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	mod, err := dialect.Parse(filepath.Base(path), text, dialect.ParseOptions{})
	require.NoError(t, err)
	require.NoError(t, dialect.Verify(mod, dialect.VerifyOptions{}))
	return mod
}

func run(t testing.TB, m *interp.Machine, arg uint64) uint64 {
	v, err := m.Call("kernel", []interp.Value{{Type: dialect.Int(32), Leaves: []interp.Scalar{{V: arg, Width: 32}}}})
	require.NoError(t, err)
	return v.Leaves[0].V
}

// TestKernels: both engines give the same answer after the same steps.
func TestKernels(t *testing.T) {
	for _, k := range kernels {
		for _, level := range []string{"O0", "O1"} {
			mod := load(t, "testdata/kernels/"+k.name+"."+level+".mlir")
			var seen []string
			for _, e := range engines {
				m, err := interp.New(mod, interp.Options{Engine: e.engine})
				require.NoError(t, err)
				arg := k.arg
				if k.name == "fib" {
					arg = 12
				} else if k.name == "nested" {
					arg = 1000
				} else {
					arg = 1
				}
				seen = append(seen, fmt.Sprint(run(t, m, arg), run(t, m, arg), m.Stats().Steps))
				require.NoError(t, m.Close())
			}
			require.Equal(t, seen[1], seen[0], "%s at %s", k.name, level)
		}
	}
}

func BenchmarkKernels(b *testing.B) {
	for _, k := range kernels {
		for _, level := range []string{"O0", "O1"} {
			for _, e := range engines {
				b.Run(fmt.Sprintf("%s/level=%s/engine=%s", k.name, level, e.name), func(b *testing.B) {
					m, err := interp.New(load(b, "testdata/kernels/"+k.name+"."+level+".mlir"), interp.Options{Engine: e.engine})
					require.NoError(b, err)
					run(b, m, k.arg)
					before := m.Stats().Steps
					for b.Loop() {
						run(b, m, k.arg)
					}
					b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(m.Stats().Steps-before), "ns/step")
					require.NoError(b, m.Close())
				})
			}
		}
		b.Run(k.name+"/level=O2/engine=native", func(b *testing.B) { native(b, k.name, k.arg) })
	}
}

// harness times kernel() natively.
const harness = `
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#define main unused
#include %q
#undef main
int main(int argc, char **argv) {
  volatile int sink, n = atoi(argv[1]);
  long rounds = atol(argv[2]);
  struct timespec a, b;
  sink = kernel(n);
  clock_gettime(CLOCK_MONOTONIC, &a);
  for (long i = 0; i < rounds; i++) sink = kernel(n);
  clock_gettime(CLOCK_MONOTONIC, &b);
  printf("%%ld\n", (b.tv_sec - a.tv_sec) * 1000000000L + (b.tv_nsec - a.tv_nsec));
  return sink & 0;
}
`

// native reports the time that the kernel takes when clang-22 has compiled it
// with -O2, where there is a clang-22.
func native(b *testing.B, name string, arg uint64) {
	clang, err := exec.LookPath("clang-22")
	if err != nil {
		b.Skip("no clang-22")
	}
	dir := b.TempDir()
	source, err := filepath.Abs("testdata/kernels/" + name + ".c")
	require.NoError(b, err)
	main := filepath.Join(dir, "main.c")
	require.NoError(b, os.WriteFile(main, fmt.Appendf(nil, harness, source), 0o600))
	exe := filepath.Join(dir, "kernel")
	out, err := exec.Command(clang, "-O2", "-fno-inline", "-o", exe, main).CombinedOutput()
	require.NoError(b, err, string(out))
	const rounds = 50
	best := int64(0)
	for b.Loop() {
		out, err := exec.Command(exe, strconv.FormatUint(arg, 10), strconv.Itoa(rounds)).Output()
		require.NoError(b, err)
		ns, err := strconv.ParseInt(strings.TrimSpace(string(out)), 10, 64)
		require.NoError(b, err)
		if best == 0 || ns < best {
			best = ns
		}
	}
	b.ReportMetric(float64(best)/rounds, "ns/op")
}
