package dialect

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"github.com/touchstone-ir/touchstone/diag"
)

// places is where the errors of a text are, as "line:col".
func places(err error) (out []string) {
	var l *diag.List
	if errors.As(err, &l) {
		for i := range l.Diagnostics {
			out = append(out, fmt.Sprintf("%d:%d", l.Diagnostics[i].Line, l.Diagnostics[i].Col))
		}
	}
	return out
}

// TestRecover wants independent mistakes to be reported together, and nothing
// that only follows from another one.
func TestRecover(t *testing.T) {
	for _, c := range []struct {
		text string
		want []string
	}{
		// Each line for itself; a name whose definition failed is no mistake.
		{"llvm.func @f(%a: i32) {\n  %0 = llvm.add %a : i32\n  %1 = llvm.add %0, %a : i32\n  llvm.store %a : i32\n  %2 = llvm.add %a, %nope : i32\n  llvm.return\n}",
			[]string{"2:19", "4:16", "5:21"}},
		// The operation behind a line that lacks its end is read.
		{"llvm.func @f(%a: i32) {\n  %0 = llvm.add %a, %a\n  %1 = llvm.mul %a, %a : i32\n  llvm.return\n}", []string{"2:23"}},
		// A function whose head is wrong is left out with its body.
		{"llvm.func @f(%a: i) {\n  llvm.nothing\n}\nllvm.func @g() {\n  llvm.nothing\n}", []string{"1:17", "5:3"}},
		// Two mistakes of one line are one.
		{"llvm.func @f() {\n  llvm.store %a, %b : i32, !llvm.ptr\n  llvm.return\n}", []string{"2:14"}},
		// Brackets that do not match leave no hope.
		{"llvm.func @f() {\n  llvm.store ) {\n  llvm.nothing\n}\nllvm.func @g() {\n  llvm.nothing\n}", []string{"2:13"}},
		{"!t = nothing\nllvm.func @f() {\n  llvm.nothing\n}", []string{"1:5"}},
		// A wrong label leaves out its function.
		{"llvm.func @f() {\n  llvm.br ^a\n^a(%x):\n  llvm.return\n}\nllvm.func @g() {\n  llvm.nothing\n}", []string{"3:6", "7:3"}},
	} {
		_, err := Parse("x", []byte(c.text), ParseOptions{})
		require.Equal(t, c.want, places(err), "%s\n%v", c.text, err)
		_, err = Parse("x", []byte(c.text), ParseOptions{StopAtFirst: true})
		require.Equal(t, c.want[:1], places(err), c.text)
	}
	many := "llvm.func @f() {\n" + strings.Repeat("  llvm.nothing\n", 1000) + "}"
	_, err := Parse("x", []byte(many), ParseOptions{})
	require.Len(t, places(err), maxMistakes)
}

// TestSplit cuts as mlir-opt does.
func TestSplit(t *testing.T) {
	src := diag.NewSource("x", "// -----\nllvm.func @a()\n// ----\n// -----\nllvm.nothing\n// -----\n")
	chunks, warnings := Split(src)
	require.Len(t, warnings, 1)
	require.Equal(t, "x:3:7", warnings[0].Place())
	require.Len(t, chunks, 3)
	m, err := chunks[0].Parse(ParseOptions{})
	require.NoError(t, err)
	require.Len(t, m.Op.Body()[0].Ops, 1)
	_, err = chunks[1].Parse(ParseOptions{})
	require.Equal(t, []string{"5:1"}, places(err))
	m, err = chunks[2].Parse(ParseOptions{})
	require.NoError(t, err)
	require.Empty(t, m.Op.Body()[0].Ops)
	require.Contains(t, printed(t, m, PrintOptions{Locations: true}), `loc("x":6:9)`)

	chunks, warnings = Split(diag.NewSource("x", "llvm.func @a()\n// -----"))
	require.Len(t, chunks, 1)
	require.Len(t, warnings, 1)
}

// TestTriple points at the attribute.
func TestTriple(t *testing.T) {
	for text, want := range map[string]string{
		`module attributes {a.b = {llvm.target_triple = 1}, llvm.target_triple = 1} {}`: "1:52",
		`"builtin.module"() ({ ^bb0: }) {llvm.target_triple = "a b"} : () -> ()`:        "1:33",
	} {
		require.Equal(t, []string{want}, places(check(text)), text)
	}
	require.NoError(t, check(`module attributes {llvm.target_triple = "x86_64-pc-linux-gnu"} {}`))
	m := parseText(t, "x", `module attributes {llvm.triple = "x"} { module attributes {a.b, llvm.triple = 1} {} }`)
	w := Warnings(m)
	require.Len(t, w, 2)
	require.Equal(t, []int{20, 65}, []int{w[0].Col, w[1].Col})
}
