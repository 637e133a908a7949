package live

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// ofKind keeps the programs of one kind.
func ofKind(all []*program, kind string) []*program {
	var kept []*program
	for _, p := range all {
		if p.kind == kind {
			kept = append(kept, p)
		}
	}
	return kept
}

// TestLiveMLIR lowers every MLIR program with mlir-opt and runs the outcome in
// mlir-runner and in touchstone.
func TestLiveMLIR(t *testing.T) {
	list := ofKind(programs(t), "mlir")
	need(t, len(list), mlirOpt, mlirRunner)
	for _, p := range list {
		t.Run(p.name, func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			source, err := filepath.Abs(p.source)
			require.NoError(t, err)
			lowered := filepath.Join(dir, "lowered.mlir")
			mlirOpt.must(t, dir, append(strings.Fields(p.header["pipeline"]), source, "-o", lowered)...)
			// Unbuffered: the runner prints the result past the buffer that the
			// program's own output waits in.
			exit, stdout, stderr := execute(t, dir, "stdbuf", "-o0", string(mlirRunner),
				"-e", p.header["entry"], "-entry-point-result="+p.header["result"],
				"-shared-libs="+runnerLibraries(t, p.header["libs"]), lowered)
			real := seen(exit, stdout)
			require.Equal(t, p.want, real, "recorded, and mlir-runner now:\n%s", stderr)
			ours := p.run(t, lowered, "fast")
			require.Equal(t, real, ours.outcome, "mlir-runner, and touchstone:\n%s", ours.stderr)
		})
	}
}

// TestLiveC compiles every C program natively and at four levels into the LLVM
// dialect, and runs native code and touchstone.
func TestLiveC(t *testing.T) {
	liveNative(t, clang, ofKind(programs(t), "c"), "-std=gnu17", "-lm")
}

// TestLiveCXX is TestLiveC for the C++ programs, at two levels.
func TestLiveCXX(t *testing.T) {
	liveNative(t, clangXX, ofKind(programs(t), "cpp"), "-std=gnu++20")
}

func liveNative(t *testing.T, compiler tool, list []*program, std string, libs ...string) {
	levels := 0
	for _, p := range list {
		levels += len(p.levels)
	}
	need(t, levels, compiler, mlirTranslate)
	for _, p := range list {
		t.Run(p.name, func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			source, err := filepath.Abs(p.source)
			require.NoError(t, err)
			flags := []string{std, "-w", "-ffp-contract=off", source}
			native := filepath.Join(dir, "native")
			compiler.must(t, dir, slices.Concat(flags, []string{"-O0", "-o", native}, libs)...)
			exit, stdout, _ := execute(t, dir, native, p.arguments()...)
			real := seen(exit, stdout)
			require.Equal(t, p.want, real, "recorded, and native code now")
			for _, l := range p.levels {
				module, lowered := filepath.Join(dir, l.name+".ll"), filepath.Join(dir, l.name+".mlir")
				own := strings.Fields(p.header[l.name]) // flags that the source asks for
				compiler.must(t, dir, slices.Concat(flags, own, []string{"-S", "-emit-llvm", "-" + l.name, "-o", module})...)
				mlirTranslate.must(t, dir, "--import-llvm", module, "-o", lowered)
				ours := p.run(t, lowered, "fast")
				require.Equal(t, real, ours.outcome, "native code, and touchstone at -%s:\n%s", l.name, ours.stderr)
			}
		})
	}
}

// TestLiveLLI takes one recorded level of every C program back to LLVM IR and
// runs it in lli: the recorded text itself means what was recorded of it.
func TestLiveLLI(t *testing.T) {
	const at = 2
	var list []*program
	for _, p := range ofKind(programs(t), "c") {
		if p.header["lli"] != "no" {
			list = append(list, p)
		}
	}
	need(t, len(list), lli, mlirTranslate)
	for _, p := range list {
		t.Run(p.name, func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			recorded, err := filepath.Abs(p.levels[at].path)
			require.NoError(t, err)
			module := filepath.Join(dir, "module.ll")
			mlirTranslate.must(t, dir, "--mlir-to-llvmir", recorded, "-o", module)
			exit, stdout, stderr := lli.output(t, dir, append([]string{module}, p.arguments()...)...)
			require.Equal(t, p.want, seen(exit, stdout), "recorded, and lli now:\n%s", stderr)
		})
	}
}
