package interp

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/touchstone-ir/touchstone/dialect"
)

// armText writes functions that between them are lowered to every opcode.
type armText struct {
	b strings.Builder
	n int
}

// fn adds a function with the given parameters (types) and body; the
// parameters are %a, %b, %c.
func (t *armText) fn(params []string, result, body string, args ...any) {
	var ps []string
	for i, p := range params {
		ps = append(ps, fmt.Sprintf("%%%c: %s", 'a'+i, p))
	}
	fmt.Fprintf(&t.b, "llvm.func @f%d(%s) -> %s {\n%s}\n", t.n, strings.Join(ps, ", "), result, fmt.Sprintf(body, args...))
	t.n++
}

func armModule() string {
	t := &armText{}
	t.b.WriteString("llvm.mlir.global internal @g(dense<[1, 2, 3, 4, 5, 6, 7, 8]> : tensor<8xi64>) : !llvm.array<8 x i64>\n")
	t.arithmetic()
	t.shifts()
	t.compares()
	t.counters()
	t.casts()
	t.floats()
	t.accesses()
	t.others()
	t.promises()
	return t.b.String()
}

var overflowFlags = []string{"", " overflow<nsw>", " overflow<nuw>", " overflow<nsw, nuw>"}

func (t *armText) arithmetic() {
	for _, w := range []string{"i8", "i13", "i32", "i64"} {
		two := []string{w, w}
		for _, o := range []string{"add", "sub", "mul"} {
			for _, fl := range overflowFlags {
				t.fn(two, w, "  %%r = llvm.%s %%a, %%b%s : %s\n  llvm.return %%r : %s\n", o, fl, w, w)
				for _, k := range []int{3, -7} {
					t.fn(two, w, "  %%k = llvm.mlir.constant(%d : %s) : %s\n  %%r = llvm.%s %%a, %%k%s : %s\n  llvm.return %%r : %s\n", k, w, w, o, fl, w, w)
					t.fn(two, w, "  %%k = llvm.mlir.constant(%d : %s) : %s\n  %%r = llvm.%s %%k, %%a%s : %s\n  llvm.return %%r : %s\n", k, w, w, o, fl, w, w)
				}
			}
		}
		for _, o := range []string{"udiv", "sdiv", "urem", "srem", "and", "or", "xor", "udiv exact", "sdiv exact", "or disjoint"} {
			t.fn(two, w, "  %%r = llvm.%s %%a, %%b : %s\n  llvm.return %%r : %s\n", o, w, w)
			for _, k := range []int{5, -1, -9} {
				t.fn(two, w, "  %%k = llvm.mlir.constant(%d : %s) : %s\n  %%r = llvm.%s %%a, %%k : %s\n  llvm.return %%r : %s\n", k, w, w, o, w, w)
			}
		}
		for _, o := range []string{"smin", "smax", "umin", "umax"} {
			t.fn(two, w, "  %%r = llvm.intr.%s(%%a, %%b) : (%s, %s) -> %s\n  llvm.return %%r : %s\n", o, w, w, w, w)
		}
		for _, flag := range []string{"true", "false"} {
			t.fn(two, w, "  %%r = \"llvm.intr.abs\"(%%a) <{is_int_min_poison = %s}> : (%s) -> %s\n  llvm.return %%r : %s\n", flag, w, w, w)
			t.fn(two, w, "  %%r = \"llvm.intr.ctlz\"(%%a) <{is_zero_poison = %s}> : (%s) -> %s\n  llvm.return %%r : %s\n", flag, w, w, w)
			t.fn(two, w, "  %%r = \"llvm.intr.cttz\"(%%a) <{is_zero_poison = %s}> : (%s) -> %s\n  llvm.return %%r : %s\n", flag, w, w, w)
		}
	}
	t.fn([]string{"i32"}, "i32", "  %%r = llvm.intr.bswap(%%a) : (i32) -> i32\n  llvm.return %%r : i32\n")
}

func (t *armText) shifts() {
	for _, w := range []string{"i8", "i32", "i64"} {
		two := []string{w, w}
		for _, o := range []string{"shl", "lshr", "ashr", "lshr exact", "ashr exact"} {
			flags := []string{""}
			if o == "shl" {
				flags = overflowFlags
			}
			for _, fl := range flags {
				t.fn(two, w, "  %%r = llvm.%s %%a, %%b%s : %s\n  llvm.return %%r : %s\n", o, fl, w, w)
				for _, k := range []int{0, 3, 70} {
					t.fn(two, w, "  %%k = llvm.mlir.constant(%d : %s) : %s\n  %%r = llvm.%s %%a, %%k%s : %s\n  llvm.return %%r : %s\n", k, w, w, o, fl, w, w)
				}
			}
		}
		for _, o := range []string{"fshl", "fshr"} {
			t.fn([]string{w, w, w}, w, "  %%r = llvm.intr.%s(%%a, %%b, %%c) : (%s, %s, %s) -> %s\n  llvm.return %%r : %s\n", o, w, w, w, w, w)
		}
	}
}

var icmpWords = []string{"eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"}
var fcmpWords = []string{"_false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno", "_true"}

// compares tests every predicate as a value, as a branch, and as a branch
// back.
func (t *armText) compares() {
	const branch = `  %%one = llvm.mlir.constant(1 : i32) : i32
  %%two = llvm.mlir.constant(2 : i32) : i32
  %[1]s
  llvm.cond_br %%t, ^bb1, ^bb2
^bb1:
  llvm.return %%one : i32
^bb2:
  llvm.return %%two : i32
`
	// The counter keeps a loop that would not end within bounds.
	const back = `  %%z = llvm.mlir.constant(0 : i32) : i32
  %%one = llvm.mlir.constant(1 : i32) : i32
  %%n = llvm.mlir.constant(3 : i32) : i32
  llvm.br ^bb1(%%z : i32)
^bb1(%%i: i32):
  %%e = llvm.icmp "ugt" %%i, %%n : i32
  llvm.cond_br %%e, ^bb3(%%i : i32), ^bb2
^bb2:
  %%j = llvm.add %%i, %%one : i32
  %[1]s
  llvm.cond_br %%t, %[2]s
^bb3(%%r: i32):
  llvm.return %%r : i32
`
	use := func(params []string, test string) {
		t.fn(params, "i1", "  %s\n  llvm.return %%t : i1\n", test)
		t.fn(params, "i32", "%s", fmt.Sprintf(branch, test))
		t.fn(params, "i32", "%s", fmt.Sprintf(back, test, "^bb1(%j : i32), ^bb3(%j : i32)"))
		t.fn(params, "i32", "%s", fmt.Sprintf(back, test, "^bb3(%j : i32), ^bb1(%j : i32)"))
	}
	for _, w := range []string{"i8", "i32", "i64"} {
		for _, p := range icmpWords {
			use([]string{w, w}, fmt.Sprintf("%%t = llvm.icmp %q %%a, %%b : %s", p, w))
			for _, k := range []int{0, 77, -1} {
				use([]string{w, w}, fmt.Sprintf("%%k = llvm.mlir.constant(%d : %s) : %s\n  %%t = llvm.icmp %q %%a, %%k : %s", k, w, w, p, w))
			}
			use([]string{w, w}, fmt.Sprintf("%%k = llvm.mlir.constant(100 : %s) : %s\n  %%t = llvm.icmp %q %%k, %%a : %s", w, w, p, w))
		}
	}
	use([]string{"i64", "i64"}, "%k = llvm.mlir.constant(68719476736 : i64) : i64\n  %t = llvm.icmp \"slt\" %a, %k : i64")
	for _, f := range []string{"f32", "f64"} {
		for _, p := range fcmpWords {
			use([]string{f, f}, fmt.Sprintf("%%t = llvm.fcmp %q %%a, %%b : %s", p, f))
		}
	}
	use([]string{"i1"}, "%t = llvm.freeze %a : i1")
	t.fn([]string{"i1"}, "i1", "  llvm.cond_br %%a, ^bb2, ^bb1\n^bb1:\n  llvm.return %%a : i1\n^bb2:\n  %%k = llvm.mlir.constant(true) : i1\n  llvm.return %%k : i1\n")
}

// counters tests every form of a counter's step and test.
func (t *armText) counters() {
	const loop = `  %%k = llvm.mlir.constant(%[2]d : %[1]s) : %[1]s
  %%n = llvm.mlir.constant(5 : %[1]s) : %[1]s
  %%z = llvm.mlir.constant(0 : i32) : i32
  %%o = llvm.mlir.constant(1 : i32) : i32
  %%m = llvm.mlir.constant(40 : i32) : i32
  llvm.br ^bb1(%%a, %%z : %[1]s, i32)
^bb1(%%i: %[1]s, %%g: i32):
  %%h = llvm.add %%g, %%o : i32
  %%e = llvm.icmp "ugt" %%h, %%m : i32
  llvm.cond_br %%e, ^bb3(%%i : %[1]s), ^bb2
^bb2:
  %%j = llvm.add %%i, %%k%[3]s : %[1]s
  %%t = llvm.icmp %[4]q %%j, %%%[5]s : %[1]s
  llvm.cond_br %%t, ^bb1(%%j, %%h : %[1]s, i32), ^bb3(%%j : %[1]s)
^bb3(%%r: %[1]s):
  llvm.return %%r : %[1]s
`
	for _, w := range []string{"i32", "i64"} {
		for _, fl := range overflowFlags {
			for _, p := range icmpWords {
				for _, end := range []string{"b", "n"} {
					for _, k := range []int{1, -1} {
						t.fn([]string{w, w}, w, loop, w, k, fl, p, end)
					}
				}
			}
		}
	}
}

func (t *armText) casts() {
	for _, c := range []struct{ from, to string }{{"i1", "i32"}, {"i8", "i32"}, {"i16", "i32"}, {"i8", "i64"}, {"i16", "i64"}, {"i32", "i64"}, {"i13", "i31"}} {
		for _, o := range []string{"sext", "zext", "zext nneg"} {
			t.fn([]string{c.from}, c.to, "  %%r = llvm.%s %%a : %s to %s\n  llvm.return %%r : %s\n", o, c.from, c.to, c.to)
		}
		for _, fl := range overflowFlags {
			t.fn([]string{c.to}, c.from, "  %%r = llvm.trunc %%a%s : %s to %s\n  llvm.return %%r : %s\n", fl, c.to, c.from, c.from)
		}
	}
	for _, i := range []string{"i8", "i32", "i64"} {
		for _, f := range []string{"f32", "f64"} {
			for _, o := range []string{"sitofp", "uitofp", "uitofp nneg"} {
				t.fn([]string{i}, f, "  %%r = llvm.%s %%a : %s to %s\n  llvm.return %%r : %s\n", o, i, f, f)
			}
			for _, o := range []string{"fptosi", "fptoui"} {
				t.fn([]string{f}, i, "  %%r = llvm.%s %%a : %s to %s\n  llvm.return %%r : %s\n", o, f, i, i)
			}
		}
	}
	t.fn([]string{"f32"}, "f64", "  %%r = llvm.fpext %%a : f32 to f64\n  llvm.return %%r : f64\n")
	t.fn([]string{"f64"}, "f32", "  %%r = llvm.fptrunc %%a : f64 to f32\n  llvm.return %%r : f32\n")
	t.fn([]string{"i64"}, "i32", "  %%p = llvm.inttoptr %%a : i64 to !llvm.ptr\n  %%r = llvm.ptrtoint %%p : !llvm.ptr to i32\n  llvm.return %%r : i32\n")
}

func (t *armText) floats() {
	for _, f := range []string{"f32", "f64"} {
		two, three := []string{f, f}, []string{f, f, f}
		for _, o := range []string{"fadd", "fsub", "fmul", "fdiv"} {
			t.fn(two, f, "  %%r = llvm.%s %%a, %%b : %s\n  llvm.return %%r : %s\n", o, f, f)
		}
		t.fn(two, f, "  %%r = llvm.fneg %%a : %s\n  llvm.return %%r : %s\n", f, f)
		for _, o := range []string{"fabs", "sqrt"} {
			t.fn(two, f, "  %%r = llvm.intr.%s(%%a) : (%s) -> %s\n  llvm.return %%r : %s\n", o, f, f, f)
		}
		for _, o := range []string{"fma", "fmuladd"} {
			t.fn(three, f, "  %%r = llvm.intr.%s(%%a, %%b, %%c) : (%s, %s, %s) -> %s\n  llvm.return %%r : %s\n", o, f, f, f, f, f)
		}
		for _, sum := range []string{"fadd %p, %c", "fadd %c, %p", "fsub %p, %c", "fsub %c, %p"} {
			t.fn(three, f, "  %%p = llvm.fmul %%a, %%b : %s\n  %%r = llvm.%s : %s\n  llvm.return %%r : %s\n", f, sum, f, f)
		}
	}
}

// accesses tests loads and stores of every size, index and order: store %b,
// and load again.
func (t *armText) accesses() {
	indices := []struct{ typ, setup, name string }{
		{"i64", "", "%a"}, {"i32", "", "%a"},
		{"i32", "  %x = llvm.sext %a : i32 to i64\n", "%x"}, {"i32", "  %x = llvm.zext %a : i32 to i64\n", "%x"},
	}
	for _, e := range []string{"i8", "i16", "i32", "i64"} {
		for _, inb := range []string{"", "inbounds ", "inbounds|nuw "} {
			body := func(ix struct{ typ, setup, name string }, geps string) {
				geps = strings.NewReplacer("INB", inb, "IX", ix.name, "ELEM", e).Replace(geps)
				text := "  %base = llvm.mlir.addressof @g : !llvm.ptr\n" + ix.setup + geps +
					"  llvm.store %b, %p : " + e + ", !llvm.ptr\n  %r = llvm.load %p : !llvm.ptr -> " + e + "\n  llvm.return %r : " + e + "\n"
				t.fn([]string{ix.typ, e}, e, "%s", text)
			}
			for i, ix := range indices {
				it := ix.typ
				if i >= 2 {
					it = "i64"
				}
				body(ix, "  %p = llvm.getelementptr INB%base[IX] : (!llvm.ptr, "+it+") -> !llvm.ptr, ELEM\n")
				body(ix, "  %p = llvm.getelementptr INB%base[IX, 1] : (!llvm.ptr, "+it+") -> !llvm.ptr, !llvm.struct<(ELEM, ELEM)>\n")
				body(ix, "  %p = llvm.getelementptr INB%base[0, 1, IX] : (!llvm.ptr, "+it+") -> !llvm.ptr, !llvm.struct<(ELEM, array<4 x ELEM>)>\n")
				body(ix, "  %q = llvm.getelementptr INB%base[IX] : (!llvm.ptr, "+it+") -> !llvm.ptr, ELEM\n"+
					"  %p = llvm.getelementptr INB%q[1] : (!llvm.ptr) -> !llvm.ptr, ELEM\n")
				body(ix, "  %q = llvm.getelementptr INB%base[2] : (!llvm.ptr) -> !llvm.ptr, ELEM\n"+
					"  %p = llvm.getelementptr INB%q[IX] : (!llvm.ptr, "+it+") -> !llvm.ptr, ELEM\n")
				// The address itself is used, too.
				body(ix, "  %p = llvm.getelementptr INB%base[IX] : (!llvm.ptr, "+it+") -> !llvm.ptr, ELEM\n  %y = llvm.ptrtoint %p : !llvm.ptr to i64\n"+
					"  %z = llvm.inttoptr %y : i64 to !llvm.ptr\n  llvm.store %b, %z : ELEM, !llvm.ptr\n")
			}
			body(indices[0], "  %p = llvm.getelementptr INB%base[3] : (!llvm.ptr) -> !llvm.ptr, ELEM\n")
			body(indices[0], "  %p = llvm.getelementptr INB%base[3] : (!llvm.ptr) -> !llvm.ptr, ELEM\n  %y = llvm.ptrtoint %p : !llvm.ptr to i64\n"+
				"  %z = llvm.inttoptr %y : i64 to !llvm.ptr\n  llvm.store %b, %z : ELEM, !llvm.ptr\n")
		}
	}
}

func (t *armText) others() {
	t.fn([]string{"i1", "i32", "i32"}, "i32", "  %%r = llvm.select %%a, %%b, %%c : i1, i32\n  llvm.return %%r : i32\n")
	t.fn([]string{"i32", "i32"}, "i32", `  %%n = llvm.mlir.constant(4 : i32) : i32
  %%p = llvm.alloca %%n x i32 : (i32) -> !llvm.ptr
  %%q = llvm.alloca %%n x i32 : (i32) -> !llvm.ptr
  llvm.store %%a, %%p : i32, !llvm.ptr
  llvm.store %%b, %%q : i32, !llvm.ptr
  %%r = llvm.load %%p : !llvm.ptr -> i32
  llvm.return %%r : i32
`)
	t.fn([]string{"i64", "i64"}, "!llvm.struct<(i64, i64)>", `  %%u = llvm.mlir.poison : !llvm.struct<(i64, i64)>
  %%v = llvm.insertvalue %%b, %%u[0] : !llvm.struct<(i64, i64)>
  %%w = llvm.insertvalue %%a, %%v[1] : !llvm.struct<(i64, i64)>
  llvm.return %%w : !llvm.struct<(i64, i64)>
`)
	pair := t.n - 1
	t.fn([]string{"i64", "i64"}, "i64", `  %%p = llvm.call @f%d(%%a, %%b) : (i64, i64) -> !llvm.struct<(i64, i64)>
  %%x = llvm.extractvalue %%p[0] : !llvm.struct<(i64, i64)>
  %%y = llvm.extractvalue %%p[1] : !llvm.struct<(i64, i64)>
  %%r = llvm.sub %%x, %%y : i64
  llvm.return %%r : i64
`, pair)
	t.fn([]string{"i64", "i64"}, "i64", "  llvm.call @nothing() : () -> ()\n  llvm.return %%a : i64\n")
	t.b.WriteString("llvm.func @nothing() {\n  llvm.return\n}\n")
	for _, cases := range []string{"0: ^bb1, 1: ^bb2, 2: ^bb1, 3: ^bb2, 5: ^bb1", "7: ^bb1, 1000: ^bb2, -5: ^bb1, 31: ^bb2, 32: ^bb1", "1: ^bb2"} {
		t.fn([]string{"i32"}, "i32", `  %%one = llvm.mlir.constant(1 : i32) : i32
  %%two = llvm.mlir.constant(2 : i32) : i32
  llvm.switch %%a : i32, ^bb3(%%a : i32) [
    %s
  ]
^bb1:
  llvm.return %%one : i32
^bb2:
  llvm.return %%two : i32
^bb3(%%r: i32):
  llvm.return %%r : i32
`, strings.ReplaceAll(cases, ", ", ",\n    "))
	}
	// Moves of wide values around a loop, which change places.
	t.fn([]string{"i128", "i128", "i32"}, "i128", `  %%one = llvm.mlir.constant(1 : i32) : i32
  %%z = llvm.mlir.constant(0 : i32) : i32
  %%m = llvm.mlir.constant(7 : i32) : i32
  %%n = llvm.and %%c, %%m : i32
  llvm.br ^bb1(%%a, %%b, %%n : i128, i128, i32)
^bb1(%%x: i128, %%y: i128, %%i: i32):
  %%t = llvm.icmp "eq" %%i, %%z : i32
  llvm.cond_br %%t, ^bb3, ^bb2
^bb2:
  %%j = llvm.sub %%i, %%one : i32
  llvm.br ^bb1(%%y, %%x, %%j : i128, i128, i32)
^bb3:
  llvm.return %%x : i128
`)
	t.fn([]string{"i128", "i32"}, "i128", "  llvm.br ^bb1(%%a, %%b : i128, i32)\n^bb1(%%x: i128, %%y: i32):\n  llvm.return %%x : i128\n")
	t.fn([]string{"f32", "f32"}, "f32", "  %%k = llvm.mlir.undef : f32\n  %%r = llvm.fadd %%a, %%k : f32\n  llvm.return %%r : f32\n")
}

// promises tests calls whose arguments and results promise something, at the
// function, at the call, or at both.
func (t *armText) promises() {
	const words = "llvm.range = #llvm.constant_range<i32, -5, 100>"
	both := func(attr string) []string { return []string{attr, attr + ", llvm.noundef"} }
	for _, attr := range append(both(words), both("llvm.range = #llvm.constant_range<i32, 100, -5>")...) {
		fmt.Fprintf(&t.b, "llvm.func internal @p%d(%%a: i32 {%s}) -> i32 {\n  llvm.return %%a : i32\n}\n", t.n, attr)
		t.fn([]string{"i32"}, "i32", "  %%r = llvm.call @p%d(%%a) : (i32) -> i32\n  llvm.return %%r : i32\n", t.n)
		fmt.Fprintf(&t.b, "llvm.func internal @p%d(%%a: i32) -> (i32 {%s}) {\n  llvm.return %%a : i32\n}\n", t.n, attr)
		t.fn([]string{"i32"}, "i32", "  %%r = llvm.call @p%d(%%a) : (i32) -> i32\n  llvm.return %%r : i32\n", t.n)
		fmt.Fprintf(&t.b, "llvm.func internal @p%d(%%a: i32) -> i32 {\n  llvm.return %%a : i32\n}\n", t.n)
		t.fn([]string{"i32"}, "i32", "  %%r = llvm.call @p%d(%%a) : (i32) -> (i32 {%s})\n  llvm.return %%r : i32\n", t.n, attr)
		t.fn([]string{"i32"}, "i32", "  %%r = llvm.call @p%d(%%a) : (i32 {%s}) -> i32\n  llvm.return %%r : i32\n", t.n-1, attr)
	}
	// The address is null, or %a bytes into the global.
	const pointer = `  %%g = llvm.mlir.addressof @g : !llvm.ptr
  %%z = llvm.mlir.zero : !llvm.ptr
  %%k = llvm.mlir.constant(0 : i64) : i64
  %%q = llvm.getelementptr %%g[%%a] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %%n = llvm.icmp "eq" %%b, %%k : i64
  %%p = llvm.select %%n, %%z, %%q : i1, !llvm.ptr
  %%r = llvm.call @p%d(%%p) : (!llvm.ptr%s) -> %s
  %%x = llvm.ptrtoint %%r : !llvm.ptr to i64
  %%y = llvm.ptrtoint %%p : !llvm.ptr to i64
  %%d = llvm.sub %%x, %%y : i64
  llvm.return %%d : i64
`
	for _, word := range []string{"llvm.nonnull", "llvm.align = 8 : i64", "llvm.dereferenceable = 48 : i64", "llvm.dereferenceable_or_null = 48 : i64", "llvm.sret = !llvm.array<6 x i64>"} {
		for _, attr := range both(word) {
			result := "(!llvm.ptr {" + attr + "})"
			if strings.Contains(attr, "sret") {
				result = "!llvm.ptr"
			}
			two := []string{"i64", "i64"}
			fmt.Fprintf(&t.b, "llvm.func internal @p%d(%%a: !llvm.ptr {%s}) -> !llvm.ptr {\n  llvm.return %%a : !llvm.ptr\n}\n", t.n, attr)
			t.fn(two, "i64", pointer, t.n, "", "!llvm.ptr")
			fmt.Fprintf(&t.b, "llvm.func internal @p%d(%%a: !llvm.ptr) -> %s {\n  llvm.return %%a : !llvm.ptr\n}\n", t.n, result)
			t.fn(two, "i64", pointer, t.n, "", "!llvm.ptr")
			fmt.Fprintf(&t.b, "llvm.func internal @p%d(%%a: !llvm.ptr) -> !llvm.ptr {\n  llvm.return %%a : !llvm.ptr\n}\n", t.n)
			t.fn(two, "i64", pointer, t.n, " {"+attr+"}", "!llvm.ptr")
			t.fn(two, "i64", pointer, t.n-1, "", result)
		}
	}
	fmt.Fprintf(&t.b, "llvm.func internal @p%d(%%a: i32 {llvm.returned}, %%b: i32) -> i32 {\n  %%r = llvm.or %%a, %%b : i32\n  llvm.return %%r : i32\n}\n", t.n)
	t.fn([]string{"i32", "i32"}, "i32", "  %%r = llvm.call @p%d(%%a, %%b) : (i32, i32) -> i32\n  llvm.return %%r : i32\n", t.n)
}

// armValues are the arguments that are tried for a type.
func armValues(typ dialect.Type) []uint64 {
	switch t := typ.(type) {
	case *dialect.FloatType:
		fs := []float64{0, math.Copysign(0, -1), 1, -1.5, 3, 1e30, -2147483648, 4294967296, 9.3e18, 127.9, math.Inf(1), math.NaN(), 1e-40}
		var out []uint64
		for _, f := range fs {
			if t.Kind == dialect.F32 {
				out = append(out, uint64(math.Float32bits(float32(f))))
			} else {
				out = append(out, math.Float64bits(f))
			}
		}
		return out
	case *dialect.IntegerType:
		if t.Width == 1 {
			return []uint64{0, 1}
		}
		w := uint(min(t.Width, 64))
		most := uint64(1)<<(w-1) - 1
		return []uint64{0, 1, 2, 3, 7, 16, 31, 77, most, most + 1, ^uint64(0), ^uint64(0) - 6, 1 << (w / 2)}
	}
	return []uint64{0}
}

// TestEveryArm calls functions that use every opcode, with arguments at the
// edges: fast code must answer as the meanings do.
func TestEveryArm(t *testing.T) {
	text := armModule()
	mod, err := dialect.Parse("arms.mlir", []byte(text), dialect.ParseOptions{})
	require.NoError(t, err)
	require.NoError(t, dialect.Verify(mod, dialect.VerifyOptions{}))
	fresh := func(e Engine) *Machine {
		m, err := New(mod, Options{Engine: e, MaxStack: 1 << 20, MaxSteps: 1 << 40})
		require.NoError(t, err)
		for _, f := range m.funcs {
			f.heat = warmHeat
		}
		return m
	}
	ms := [2]*Machine{fresh(EngineMeanings), fresh(EngineFast)}
	used := map[fastOp]bool{}
	defer func() {
		for _, m := range ms {
			require.NoError(t, m.Close())
		}
	}()
	for i, f := range ms[0].funcs {
		params := f.typ.Params
		for n, args := range armArguments(params) {
			if testing.Short() && n > 0 && (n+i)%7 != 0 {
				continue
			}
			var got [2]string
			for k := range ms {
				m := ms[k]
				in := make([]Value, len(params))
				for j, p := range params {
					w := f.params0Width(m, p)
					in[j] = Value{Type: p, Leaves: []Scalar{intScalar(w, args[j]&mask(min(w, 64)))}}
				}
				before := m.Stats().Steps
				v, err := m.Call(f.name, in)
				got[k] = fmt.Sprintf("%s %v after %d", m.spell(v, err), spellError(err), m.Stats().Steps-before)
				if err != nil {
					m.thread.untaint() // what the frame that was left behind had
				}
				if k == 1 {
					if c := m.funcs[i].fast; c != nil {
						for _, in := range c.insts {
							used[in.op] = true
						}
					}
				}
			}
			if cut(got[0]) != cut(got[1]) {
				t.Fatalf("@%s%x:\nmeanings %s\nfast     %s\n%s", f.name, args, got[0], got[1], f.op)
			}
		}
	}
	for o := fastOp(0); o < numFastOps; o++ {
		if o != fastTrip && !used[o] {
			t.Errorf("no function is lowered to %s", fastOps[o].name)
		}
	}
}

// cut takes the absolute step numbers of a fault out: the machines that the
// calls are made on are of different ages.
func cut(s string) string {
	if i := strings.Index(s, ", step "); i >= 0 {
		j := strings.Index(s[i+2:], ":")
		return s[:i] + s[i+2+j:]
	}
	return s
}

func (f *function) params0Width(m *Machine, p dialect.Type) int32 {
	sh, err := m.shapes.of(p)
	if err != nil {
		return 64
	}
	return sh.leaves[0].width
}

// armArguments is all pairs of values for the first two parameters, with a
// third that goes along.
func armArguments(params []dialect.Type) [][]uint64 {
	if len(params) == 0 {
		return [][]uint64{{}}
	}
	var out [][]uint64
	as := armValues(params[0])
	bs := []uint64{0}
	if len(params) > 1 {
		bs = armValues(params[1])
	}
	if len(params) > 1 && params[0] != params[1] && len(bs) > 3 {
		bs = bs[len(bs)-3:] // a value to be stored
	}
	for i, a := range as {
		for j, b := range bs {
			args := []uint64{a, b}
			if len(params) > 2 {
				cs := armValues(params[2])
				args = append(args, cs[(i+3*j)%len(cs)])
			}
			out = append(out, args[:len(params)])
		}
	}
	return out
}
