package dialect

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"github.com/touchstone-ir/touchstone/diag"
)

// inFunc puts a body into a function with some values to use.
func inFunc(body string) string {
	return "llvm.func @f(%i: i32, %l: i64, %p: !llvm.ptr, %v: vector<4xi32>, %s: !llvm.struct<(i32)>, %c: i1) {\n" +
		body + "\n  llvm.return\n}"
}

// firstLines is the error's first line and its first note, without the file.
func firstLines(err error) string {
	d := &err.(*diag.List).Diagnostics[0]
	s := strings.TrimPrefix(d.Error(), "input:")
	for i := range d.Notes {
		s += "\n" + strings.TrimPrefix(d.Notes[i].Error(), "input:")
	}
	return s
}

// The messages and places are those of mlir-opt-22.
func TestParseErrors(t *testing.T) {
	for _, c := range []struct{ body, want string }{
		// SSA names.
		{"  %0 = llvm.add %zz, %i : i32", "2:17: error: use of undeclared SSA value name"},
		{"  %0 = llvm.add %i, %i : i64", "2:17: error: use of value '%i' expects different type than prior uses: 'i64' vs 'i32'\n1:14: note: prior use here"},
		{"  %0 = llvm.add %i, %i : i32\n  %0 = llvm.add %i, %i : i32", "3:3: error: redefinition of SSA value '%0'\n2:3: note: previously defined here"},
		{"  %0 = llvm.add %1, %i : i32\n  %1 = llvm.add %l, %l : i64", "3:3: error: definition of SSA value '%1#0' has type 'i64'\n2:17: note: previously used here with type 'i32'"},
		{"  %0 = llvm.add %i#1, %i : i32", "2:17: error: reference to invalid result number"},
		{"  %0 = llvm.add %i#x, %i : i32", "2:19: error: invalid SSA value result number"},
		{"  %0, %1 = llvm.add %i, %i : i32", "2:3: error: operation defines 1 results but was provided 2 to bind"},
		{"  %0:2 = llvm.add %i, %i : i32", "2:3: error: operation defines 1 results but was provided 2 to bind"},
		{"  %0:0 = llvm.add %i, %i : i32", "2:6: error: expected named operation to have at least 1 result"},
		{"  %0 = llvm.fence acquire", "2:3: error: cannot name an operation with no results"},
		{"  %0 llvm.fence acquire", "2:5: error: expected '=' after SSA name"},
		{"  %0 = 3", "2:7: error: expected operation name in quotes"},

		// Blocks.
		{"  llvm.br ^nowhere", "2:11: error: reference to an undefined block"},
		{"  llvm.br nowhere", "2:10: error: expected block name"},
		{"  llvm.br ^a\n^a:\n  llvm.br ^a\n^a:", "5:1: error: redefinition of block '^a'"},
		{"  llvm.br ^a(%i)", "2:16: error: expected ':'"},
		{"  llvm.return\n^a(%x i32):", "3:6: error: expected ':' and type for SSA operand"},
		{"  llvm.return\n^a(%x: i32)", "3:12: error: expected ':' after block name"},

		// Names of operations.
		{"  llvm.addd %i", "2:3: error: custom op 'llvm.addd' is unknown"},
		{"  foo", "2:3: error: Dialect `' not found for custom op 'foo'  (tried '.foo' as well)"},
		{"  foo.bar", "2:3: error: Dialect `foo' not found for custom op 'foo.bar' "},
		{"  \"\"() : () -> ()", "2:3: error: empty operation name is invalid"},
		{"  llvm.intr.memcpy %p", "2:3: error: custom op 'llvm.intr.memcpy' has no custom assembly form"},

		// The generic form.
		{"  \"llvm.add\" : () -> ()", "2:13: error: expected '(' to start operand list"},
		{"  \"llvm.add\"(%i %i) : () -> ()", "2:16: error: expected ')' to end operand list"},
		{"  \"llvm.add\"(%i, %i) : (i32) -> i32", "2:24: error: expected 2 operand types but had 1"},
		{"  \"llvm.add\"(%i) : (i32, i32) -> i32", "2:20: error: expected 1 operand type but had 2"},
		{"  \"llvm.add\"(%i, %i) : i32", "2:24: error: expected function type"},
		{"  \"llvm.add\"(%i, %i)", "2:21: error: expected ':' followed by operation type"},
		{"  \"llvm.add\"(%i, %i)[^a] : (i32, i32) -> i32", "2:21: error: successors in non-terminator"},
		{"  \"llvm.load\"(%p) <{alignment = \"x\"}> : (!llvm.ptr) -> i32", "2:3: error: invalid properties {alignment = \"x\"} for op llvm.load: Invalid attribute `alignment` in property conversion: \"x\""},
		{"  \"llvm.load\"(%p) {alignment = \"x\"} : (!llvm.ptr) -> i32", "2:3: error: 'llvm.load' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute"},

		// Declarative formats.
		{"  %0 = llvm.add %i %i : i32", "2:19: error: expected ','"},
		{"  %0 = llvm.add %i, %i", "2:23: error: expected ':'"},
		{"  %0 = llvm.add %i, %i overflow<foo> : i32", "2:33: error: custom op 'llvm.add' expected one of [none, nsw, nuw] for LLVM integer overflow flags, got: foo"},
		{"  %0 = llvm.zext %i : i32 i64", "2:27: error: custom op 'llvm.zext' expected 'to'"},
		{"  %0 = llvm.load %p : !llvm.ptr", "2:32: error: expected '->'"},
		{"  %0 = llvm.load %p {alignment = 4 : i32} : !llvm.ptr -> i32", "2:21: error: custom op 'llvm.load' 'llvm.load' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute"},
		{"  %0 = llvm.intr.smax(%i, %i) : i32", "2:33: error: custom op 'llvm.intr.smax' invalid kind of type specified: expected builtin.function, but found 'i32'"},
		{"  %0 = llvm.intr.smax(%i, %i) : (i32) -> i32", "2:23: error: custom op 'llvm.intr.smax' number of operands and types do not match: got 2 operands and 1 types"},
		{"  %0 = llvm.extractelement %i[%l : i64] : i32", "2:43: error: custom op 'llvm.extractelement' invalid kind of type specified: expected builtin.vector, but found 'i32'"},
		{"  %0 = llvm.atomicrmw foo %p, %i seq_cst : !llvm.ptr, i32", "2:23: error: custom op 'llvm.atomicrmw' expected string or keyword containing one of the following enum values for attribute 'bin_op' [xchg, add, sub, _and, nand, _or, _xor, max, min, umax, umin, fadd, fsub, fmax, fmin, uinc_wrap, udec_wrap, usub_cond, usub_sat, fmaximum, fminimum]"},
		{"  llvm.store %i, %p atomic \"foo\" : i32, !llvm.ptr", "2:28: error: custom op 'llvm.store' invalid ordering attribute specification: \"foo\""},

		// Hand-written syntaxes.
		{"  %0 = llvm.icmp \"foo\" %i, %i : i32", "2:18: error: custom op 'llvm.icmp' 'foo' is an incorrect value of the 'predicate' attribute"},
		{"  %0 = llvm.alloca %i i32 : (i32) -> !llvm.ptr", "2:23: error: custom op 'llvm.alloca' expected 'x'"},
		{"  %0 = llvm.alloca %i x i32 : i32", "2:31: error: custom op 'llvm.alloca' expected trailing function type with one argument and one result"},
		{"  %0 = llvm.call %p() : () -> i32", "2:23: error: custom op 'llvm.call' expected indirect call to have 2 trailing types"},
		{"  %0 = llvm.call @f() : () -> (i32, i32)", "2:23: error: custom op 'llvm.call' expected function with 0 or 1 result"},
		{"  %0 = llvm.call @f() : () -> !llvm.void", "2:23: error: custom op 'llvm.call' expected a non-void result type"},
		{"  %0 = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr", "2:59: error: expected ','"},
		{"  %0 = llvm.getelementptr %p[%i] : (!llvm.ptr) -> !llvm.ptr, i32", "2:8: error: custom op 'llvm.getelementptr' number of operands and types do not match: got 2 operands and 1 types"},
		{"  %0 = llvm.extractvalue %s[0, 0] : !llvm.struct<(i32)>", "3:3: error: custom op 'llvm.extractvalue' expected LLVM IR structure/array type, got: 'i32'"},
		{"  %0 = llvm.extractvalue %s[3] : !llvm.struct<(i32)>", "3:3: error: custom op 'llvm.extractvalue' position out of bounds: 3"},
		{"  llvm.switch %i : i32, ^a [ x: ^b ]", "2:30: error: custom op 'llvm.switch' expected integer value"},
	} {
		_, err := Parse("input", []byte(inFunc(c.body)), ParseOptions{Vintage: V22})
		require.Error(t, err, c.body)
		assert.Equal(t, c.want, firstLines(err), c.body)
		requireSameError(t, inFunc(c.body), c.want)
	}
}

// requireSameError compares the first line of an error with what mlir-opt-22
// says now, where it is installed.
func requireSameError(t *testing.T, text, want string) {
	if realTool("mlir-opt-22") == "" {
		return
	}
	dir := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(dir, "input"), []byte(text), 0o666))
	c := exec.Command("mlir-opt-22", "input")
	c.Dir = dir
	out, err := c.CombinedOutput()
	require.Error(t, err, text)
	// mlir-opt writes a NUL for the s that a plural lacks.
	real, _, _ := strings.Cut(strings.ReplaceAll(string(out), "\x00", ""), "\n")
	ours, _, _ := strings.Cut(want, "\n")
	assert.Equal(t, real, "input:"+ours, text)
}

// Mistakes at the top of a module.
func TestParseErrorsOutside(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"llvm.func f()", "1:11: error: custom op 'llvm.func' expected valid '@'-identifier for symbol name"},
		{"llvm.func @f(%a: i32, %a: i32) {\n}", "1:23: error: region entry argument '%a' is already in use\n1:14: note: previously referenced here"},
		{"llvm.func @f(..., i32)", "1:19: error: custom op 'llvm.func' variadic arguments must be in the end of the argument list"},
		{"llvm.func @f(memref<2xf32>)", "1:11: error: custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments"},
		{"llvm.func @f() -> (i32, i32)", "1:11: error: custom op 'llvm.func' failed to construct function type: expected zero or one function result"},
		{"llvm.func @f(%a: i32) {\n^b:\n  llvm.return\n}", "2:1: error: invalid block name in region with named arguments"},
		{"llvm.mlir.global @g(1 : i32)", "1:1: error: custom op 'llvm.mlir.global' type can only be omitted for string globals"},
		{"llvm.func @f()\nllvm.func @f()", "2:1: error: redefinition of symbol named 'f'\n1:1: note: see existing symbol definition here"},
		{"module {\nllvm.func @f()\nmodule {\nllvm.func @g()\nllvm.func @g()\n}\n}", "5:1: error: redefinition of symbol named 'g'\n4:1: note: see existing symbol definition here"},
		{"llvm.func @f() {\n  llvm.return", "2:13: error: expected operation name in quotes"},
		{"foo", "1:1: error: custom op 'foo' is unknown (tried 'builtin.foo' as well)"},
	} {
		_, err := Parse("input", []byte(c.text), ParseOptions{Vintage: V22})
		require.Error(t, err, c.text)
		assert.Equal(t, c.want, firstLines(err), c.text)
		requireSameError(t, c.text, c.want)
	}
}

// What is not text of the llvm dialect is answered with the command that
// makes it so.
func TestForeignInput(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"a.ll", "; ModuleID = 'a.c'\n", "mlir-translate-22 --import-llvm a.ll -o a.mlir"},
		{"a.ll", "source_filename = \"a.c\"\n", "mlir-translate-22 --import-llvm a.ll -o a.mlir"},
		{"my file.ll", "\ndefine i32 @main() {\n", "mlir-translate-22 --import-llvm 'my file.ll' -o 'my file.mlir'"},
		{"<stdin>", "target triple = \"x\"\n", "mlir-translate-22 --import-llvm - -o out.mlir"},
		{"a.bc", "BC\xc0\xde\x00", "mlir-translate-22 --import-llvm a.bc -o a.mlir"},
		{"a.mlirbc", "ML\xefR\x00", "mlir-opt-22 a.mlirbc -o a.mlir"},
		{"a.c", "#include <stdio.h>\n", "clang-22 -S -emit-llvm -o - a.c | mlir-translate-22 --import-llvm -o a.mlir"},
		{"a.mlir", "func.func @f(%a: index) {\n  func.return\n}", "mlir-opt-22 --convert-to-llvm --reconcile-unrealized-casts a.mlir -o a.llvm.mlir"},
		{"a.mlir", "module {\n  func.func @f() {\n  %0 = arith.constant 1 : i32\n  scf.if %c {\n}\n return\n}\n}",
			"mlir-opt-22 --convert-scf-to-cf --arith-expand --convert-to-llvm --reconcile-unrealized-casts a.mlir -o a.llvm.mlir"},
	} {
		_, err := Parse(c.name, []byte(c.text), ParseOptions{})
		require.Error(t, err, c.text)
		require.Contains(t, err.Error(), c.want)
	}
	_, err := Parse("a.mlir", []byte("spirv.module Logical GLSL450 {\n}"), ParseOptions{})
	require.ErrorContains(t, err, "'spirv' is a dialect of MLIR")
}

// Names mean what they mean in MLIR: uses may come before definitions, also
// from a region inside; an isolated region sees nothing from outside.
func TestScopes(t *testing.T) {
	m := parseText(t, "input", `
llvm.func @f() -> i32 {
  llvm.br ^b
^a:
  %0 = llvm.add %x, %p#1 : i32
  llvm.return %0 : i32
^b:
  %x = llvm.mlir.constant(1 : i32) : i32
  %p:2 = "llvm.pair"() : () -> (i64, i32)
  "llvm.holder"() ({
    "llvm.inner"(%x, %late) : (i32, i8) -> ()
    %own = llvm.mlir.constant(2 : i32) : i32
  }) : () -> ()
  %own = llvm.mlir.constant(3 : i64) : i64
  %late = llvm.mlir.constant(4 : i8) : i8
  llvm.br ^a
}
llvm.func @g(%x: i64) {
  llvm.return
}`)
	blocks := m.Op.Lookup("f").Body()
	require.Len(t, blocks, 3)
	add := blocks[1].Ops[0]
	x, p := blocks[2].Ops[0].Results[0], blocks[2].Ops[1]
	require.Same(t, x, add.Operands[0])
	require.Same(t, p.Results[1], add.Operands[1])
	require.Equal(t, "%x", ValueName(x))
	require.Equal(t, "%p#1", ValueName(p.Results[1]))
	require.Same(t, blocks[2], blocks[0].Ops[0].Successors[0].Block)
	inner := blocks[2].Ops[2].Body()[0].Ops[0]
	require.Same(t, x, inner.Operands[0])
	require.Equal(t, "%late", inner.Operands[1].Name)
	require.Equal(t, "%0 = llvm.add %x, %p#1 : i32", add.String())
	require.Equal(t, `%p:2 = "llvm.pair"() : () -> (i64, i32)`, p.String())
	require.Equal(t, "llvm.br ^b", blocks[0].Ops[0].String())
	require.Equal(t, "llvm.func @g(%x: i64) {...}", m.Op.Lookup("g").String())
	require.Equal(t, "module {...}", m.Op.String())
	sw := parseText(t, "input", inFunc("  llvm.switch %i : i32, ^a [1: ^a, -2: ^a]\n^a:")).Op.Lookup("f").Body()[0].Ops[0]
	require.Equal(t, "llvm.switch %i : i32, ^a [1: ^a, -2: ^a]", sw.String())
}

// Nesting and repetition end in an error or a module, in short time.
func TestParseHasLimits(t *testing.T) {
	deep := strings.Repeat("module {", 100000)
	for _, text := range []string{
		deep,
		deep + strings.Repeat("}", 100000),
		strings.Repeat("\"llvm.x\"() ({", 100000),
		"llvm.func @f() {\n  %0 = llvm.mlir.undef : " + strings.Repeat("!llvm.struct<(", 100000),
		"llvm.func @f() {\n  %0 = \"llvm.x\"(%a#2000000000) : (i32) -> i32\n}",
		"\"llvm.x\"() {a = " + strings.Repeat("[", 100000),
		"%0:4000000000 = \"llvm.x\"() : () -> i32",
	} {
		start := time.Now()
		_, err := Parse("deep", []byte(text), ParseOptions{})
		require.Error(t, err)
		require.Less(t, time.Since(start), 5*time.Second)
	}
}

// FuzzParse reads anything as a module: it is refused with a diagnostic, or it
// prints as a text that reads as the same module, in both forms.
func FuzzParse(f *testing.F) {
	for _, file := range opsFiles(f) {
		text, err := os.ReadFile(file)
		require.NoError(f, err)
		for _, part := range strings.SplitAfter(string(text), "\n}\n") {
			f.Add(part)
		}
	}
	for _, p := range probes(f) {
		f.Add(p.Src)
	}
	f.Fuzz(func(t *testing.T, text string) {
		m, err := Parse("fuzz", []byte(text), ParseOptions{})
		if err != nil {
			require.NotEmpty(t, err.(*diag.List).Diagnostics)
			return
		}
		for _, form := range forms {
			first := printed(t, m, form.opts)
			if strings.Contains(first, "vector<0x") {
				// mlir-opt too makes a vector of no lanes of an empty shuffle
				// mask, and does not read it back.
				continue
			}
			again, err := Parse("again", []byte(first), ParseOptions{})
			require.NoError(t, err, first)
			if !form.opts.Locations {
				require.Equal(t, first, printed(t, again, form.opts))
			}
		}
		walkOps(m.Op, func(o *Operation) { _ = o.String() })
	})
}
