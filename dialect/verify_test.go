package dialect

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"github.com/touchstone-ir/touchstone/diag"
)

// check reads and verifies text as mlir-opt-22 does.
func check(text string) error {
	m, err := Parse("input.mlir", []byte(text), ParseOptions{Vintage: V22})
	if err != nil {
		return err
	}
	return Verify(m, VerifyOptions{})
}

func readJSON(t *testing.T, name string, v any) {
	data, err := os.ReadFile(filepath.Join("..", "testdata", "dialect", name))
	require.NoError(t, err)
	require.NoError(t, json.Unmarshal(data, v))
}

// TestInvalid reads the texts of invalid.json, which mlir-opt-22 refused or
// accepted: so must we, at the same place.
func TestInvalid(t *testing.T) {
	var vectors struct {
		Rejected []struct {
			Cat, Src string
			Diag     []string
		}
		Accepted []struct{ Src string }
	}
	readJSON(t, "invalid.json", &vectors)
	for _, r := range vectors.Rejected {
		t.Run(r.Cat, func(t *testing.T) {
			err := check(r.Src)
			require.Error(t, err, r.Src)
			d := &err.(*diag.List).Diagnostics[0]
			place := strings.Join(strings.SplitN(r.Diag[0], ":", 4)[:3], ":")
			require.Equal(t, place, d.Place(), "%s\nours:   %s\ntheirs: %s", r.Src, d.Message, r.Diag[0])
		})
	}
	for _, r := range vectors.Accepted {
		require.NoError(t, check(r.Src), r.Src)
	}
}

// TestVintageProbes reads the texts of vintage-probes.json and agrees with
// mlir-opt-22 on which are programs.
func TestVintageProbes(t *testing.T) {
	var probes []struct {
		Src string
		Res map[string][2]any // by version: accepted, message
	}
	readJSON(t, "vintage-probes.json", &probes)
	for _, r := range probes {
		err := check(r.Src)
		if answer := r.Res["22"]; answer[0] == true {
			require.NoError(t, err, r.Src)
		} else {
			require.Error(t, err, "%s\ntheirs: %s", r.Src, answer[1])
		}
	}
}

// The frame of a B line of verify.txt.
const (
	bodyPrefix = `llvm.mlir.global @g(1 : i32) : i32
llvm.mlir.global @g3(1 : i32) {addr_space = 3 : i32} : i32
llvm.func @h(i32) -> i32
llvm.func @hv(i32)
llvm.func @va(i32, ...)
llvm.func extern_weak @weak()
llvm.comdat @com {
  llvm.comdat_selector @any any
}
llvm.func @res() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc external @ifn : !llvm.func<f32 (i64)>, !llvm.ptr @res
llvm.mlir.alias external @al : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @f(%i: i32, %l: i64, %f: f32, %d: f64, %c: i1, %p: !llvm.ptr, %v4i: vector<4xi32>, %v4f: vector<4xf32>, %v4c: vector<4xi1>, %v4p: vector<4x!llvm.ptr>, %sv: vector<[4]xi32>, %s: !llvm.struct<(i32, f32)>, %i128: i128, %i24: i24) {
`
	cfgPrefix = bodyPrefix + "  llvm.br ^bb9\n^bb9:\n"
	cfgSuffix = "^bb1:\n  llvm.return\n^bb2(%x: i32):\n  llvm.return\n}\n"
)

// program is the whole text of a line of verify.txt.
func program(kind, text string) string {
	switch kind {
	case "B":
		for _, w := range []string{"llvm.unreachable", "llvm.return", "llvm.resume"} {
			if strings.HasPrefix(text, w) {
				return bodyPrefix + "  " + text + "\n}\n"
			}
		}
		return bodyPrefix + "  " + text + "\n  llvm.return\n}\n"
	case "C":
		return cfgPrefix + "  " + text + "\n" + cfgSuffix
	}
	return text + "\n"
}

// TestVerifyRecorded agrees with mlir-opt-22 on many small programs, each with
// one thing that may be wrong: accepted or refused, and where.
func TestVerifyRecorded(t *testing.T) {
	data, err := os.ReadFile("../testdata/dialect/verify.txt")
	require.NoError(t, err)
	for _, line := range strings.Split(strings.TrimSpace(string(data)), "\n") {
		if strings.HasPrefix(line, "#") {
			continue
		}
		kind, text, _ := strings.Cut(line, " ")
		if ok, isOK := strings.CutSuffix(text, " => ok"); isOK {
			require.NoError(t, check(program(kind, ok)), line)
			continue
		}
		text, answer, ok := strings.Cut(text, " !! ")
		require.True(t, ok, line)
		err := check(program(kind, text))
		require.Error(t, err, line)
		d := &err.(*diag.List).Diagnostics[0]
		require.Equal(t, strings.Join(strings.SplitN(answer, ":", 3)[:2], ":"), strings.TrimPrefix(d.Place(), "input.mlir:"), "%s\nours: %s", line, d.Message)
	}
}

// TestRunnable wants programs that mlir-opt accepts and LLVM does not to be
// refused before they run.
func TestRunnable(t *testing.T) {
	for _, c := range []struct{ text, message string }{
		{"%0 = llvm.trunc %i : i32 to i64", "must make the type narrower"},
		{"%0 = llvm.trunc %i : i32 to i32", "must make the type narrower"},
		{"%0 = llvm.trunc %v4i : vector<4xi32> to i8", "differ in shape"},
		{"%0 = llvm.fptrunc %f : f32 to f64", "must make the type narrower"},
		{"%0 = llvm.fpext %d : f64 to f32", "must make the type wider"},
		{"%0 = llvm.bitcast %i : i32 to f64", "must have as many bits"},
		{"%0 = llvm.sitofp %i : i32 to vector<4xf32>", "differ in shape"},
		{"%0 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr", "between different address spaces"},
		{"%0 = llvm.mlir.zero : !llvm.void", "no value can have"},
		{"%0 = llvm.alloca %i x !llvm.void : (i32) -> !llvm.ptr", "has no size"},
		{"%0 = llvm.shufflevector %v4i, %v4i [0, 9] : vector<4xi32>", "index 9 selects none of the 8 elements"},
		{"%0 = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, index", "has no size"},
	} {
		m, err := Parse("input.mlir", []byte(program("B", c.text)), ParseOptions{})
		require.NoError(t, err, c.text)
		require.NoError(t, Verify(m, VerifyOptions{}), c.text)
		require.ErrorContains(t, Verify(m, VerifyOptions{Runnable: true}), c.message, c.text)
	}
}

// TestDominance covers control flow that the recorded programs do not.
func TestDominance(t *testing.T) {
	require.NoError(t, check(`llvm.func @f(%c: i1, %a: i32) {
  llvm.br ^head(%a : i32)
^head(%x: i32):
  %y = llvm.add %x, %a : i32
  llvm.cond_br %c, ^body, ^exit
^body:
  %z = llvm.add %y, %x : i32
  llvm.br ^head(%z : i32)
^exit:
  %w = llvm.add %y, %a : i32
  llvm.return
^dead:
  %q = llvm.add %z, %w : i32
  llvm.br ^dead
}`))
	err := check(`llvm.func @f(%c: i1, %a: i32) {
  llvm.cond_br %c, ^l, ^r
^l:
  %y = llvm.add %a, %a : i32
  llvm.br ^m
^r:
  llvm.br ^m
^m:
  %w = llvm.add %y, %a : i32
  %v = llvm.add %a, %y : i32
  llvm.return
}`)
	require.EqualError(t, err, "input.mlir:9:8: error: operand #0 does not dominate this use\n"+
		"input.mlir:4:8: note: operand defined here (op in the same region)\n"+
		"input.mlir:10:8: error: operand #1 does not dominate this use\n"+
		"input.mlir:4:8: note: operand defined here (op in the same region)")

	// A chain of many blocks, and a long block.
	var b strings.Builder
	b.WriteString("llvm.func @f(%a: i32) {\n  llvm.br ^b0(%a : i32)\n")
	for i := range 50_000 {
		n := strconv.Itoa(i)
		b.WriteString("^b" + n + "(%x" + n + ": i32):\n  llvm.br ^b" + strconv.Itoa(i+1) + "(%x" + n + " : i32)\n")
	}
	b.WriteString("^b50000(%y0: i32):\n")
	for i := range 50_000 {
		b.WriteString("  %y" + strconv.Itoa(i+1) + " = llvm.add %y" + strconv.Itoa(i) + ", %x7 : i32\n")
	}
	b.WriteString("  llvm.return\n}\n")
	require.NoError(t, check(b.String()))
}
