package cli

import (
	"bytes"
	"math/rand/v2"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// answer runs the command line on a text given as standard input.
func answer(t *testing.T, text string, args ...string) (code int, out, errs string) {
	t.Helper()
	var o, e bytes.Buffer
	begin := time.Now()
	code = Main(append(args, "-"), strings.NewReader(text), &o, &e)
	require.Less(t, time.Since(begin), 20*time.Second)
	return code, o.String(), e.String()
}

// TestNesting: nesting of any depth is an answer, not an overflow of the
// stack.
func TestNesting(t *testing.T) {
	const depth = 100_000
	rep := strings.Repeat
	for name, text := range map[string]string{
		"regions":     rep("module {\n", depth) + rep("}\n", depth),
		"struct":      "llvm.func @f(" + "!llvm.struct<(" + rep("struct<(", depth) + "i8" + rep(")>", depth+1) + ")",
		"vector":      "llvm.func @f(" + rep("vector<2x", depth) + "i8" + rep(">", depth) + ")",
		"tuple":       "llvm.func @f(" + rep("tuple<", depth) + rep(">", depth) + ")",
		"arrays":      "module attributes {a.b = " + rep("[", depth) + rep("]", depth) + "} {}",
		"dicts":       "module attributes {a.b = " + rep("{c = ", depth) + "1" + rep("}", depth) + "} {}",
		"dense":       "module attributes {a.b = dense<" + rep("[", depth) + "1" + rep("]", depth) + "> : tensor<1xi8>} {}",
		"opaque":      "module attributes {a.b = #a.b<" + rep("<", depth) + rep(">", depth) + "} {}",
		"locations":   "module {} loc(" + rep("callsite(", depth) + "unknown" + rep(" at unknown)", depth) + ")",
		"parens":      rep("(", depth),
		"generic ops": rep(`"a.b"() ({`, depth) + rep(`}) : () -> ()`, depth),
		"functions":   "module attributes {a.b = " + rep("(", depth) + rep(") -> ()", depth) + "} {}",
		"affine":      "module attributes {a.b = affine_map<(d0) -> (" + rep("(", depth) + "d0" + rep(")", depth) + ")>} {}",
	} {
		code, _, errs := answer(t, text, "check")
		require.Equal(t, StatusBadInput, code, "%s: %.300s", name, errs)
		require.Contains(t, errs, "error: ", name)
	}
}

// TestTruncated: a program cut off anywhere is refused with a place.
func TestTruncated(t *testing.T) {
	text, err := os.ReadFile("../../../testdata/programs/mlir/linalg-matmul.lowered.mlir")
	require.NoError(t, err)
	for i := 1; i < 200; i++ {
		cut := string(text[:len(text)*i/200])
		code, _, errs := answer(t, cut, "check")
		if code == StatusOK {
			continue // nothing but whole declarations is left
		}
		require.Equal(t, StatusBadInput, code, "%s", errs)
		require.Regexp(t, `<stdin>:\d+:\d+: error: `, errs)
	}
}

// TestNoise: bytes that are no program are refused, whatever they are.
func TestNoise(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 200 {
		b := make([]byte, r.IntN(400))
		for i := range b {
			b[i] = byte(r.UintN(256))
		}
		code, _, errs := answer(t, string(b), "run")
		require.Equal(t, StatusBadInput, code, "%q: %s", b, errs)
		require.NotEmpty(t, errs)
	}
	for _, text := range []string{"\x7fELF\x02\x01", "BC\xc0\xde", "ML\xefR\x06", "\x00", "\xff\xfe", strings.Repeat("a", 1<<20), strings.Repeat("\n", 1<<20) + "x", "module {\x00}"} {
		code, _, errs := answer(t, text, "run")
		require.Equal(t, StatusBadInput, code, "%.20q: %.200s", text, errs)
		require.Less(t, len(errs), 5000)
	}
}

// TestOutputIsKept: what a program printed before it was stopped is there.
func TestOutputIsKept(t *testing.T) {
	code, out, errs := answer(t, `
llvm.func @putchar(i32) -> i32
llvm.func @main() -> i32 {
  %a = llvm.mlir.constant(65 : i32) : i32
  %z = llvm.mlir.constant(0 : i32) : i32
  %0 = llvm.call @putchar(%a) : (i32) -> i32
  %1 = llvm.udiv %a, %z : i32
  llvm.return %1 : i32
}`, "run")
	require.Equal(t, StatusMainUB, code)
	require.Equal(t, "A", out)
	require.Contains(t, errs, "<stdin>:7:8: error: undefined behaviour: ")
}
