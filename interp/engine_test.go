package interp

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/touchstone-ir/touchstone/dialect"
)

// runOutcome is all that can be seen of a run: what it printed, its value or
// its error with the operation, and its steps.
func runOutcome(mod *dialect.Module, entry string, opts Options) (string, error) {
	var out bytes.Buffer
	opts.Stdout, opts.Stderr = &out, &out
	m, err := New(mod, opts)
	if err != nil {
		return "new: " + err.Error(), nil
	}
	defer m.Close()
	params, err := m.Params(entry)
	if err != nil {
		return "", err
	}
	var args []Value
	for _, p := range params {
		sh, err := m.shapes.of(p)
		if err != nil {
			return "parameter: " + err.Error(), nil
		}
		v := Value{Type: p}
		for i := range sh.leaves {
			v.Leaves = append(v.Leaves, intScalar(sh.leaves[i].width, uint64(i+1)))
		}
		args = append(args, v)
	}
	v, err := m.Run(entry, args)
	var b strings.Builder
	fmt.Fprintf(&b, "printed %q\n", out.String())
	var fault *Fault
	switch {
	case errors.As(err, &fault):
		fmt.Fprintf(&b, "fault %s at %v, step %d: %s\n", fault.Kind.Code, fault.Op, fault.Step, fault.Message)
		for _, fr := range fault.Stack {
			fmt.Fprintf(&b, "  in %s at %v\n", fr.Func, fr.Op)
		}
	case err != nil:
		fmt.Fprintf(&b, "%T %v\n", err, err)
	default:
		fmt.Fprintf(&b, "value %s\n", m.Format(v))
		for _, l := range v.Leaves {
			fmt.Fprintf(&b, "  chosen %x\n", l.Chosen)
		}
	}
	fmt.Fprintf(&b, "steps %d\n", m.Stats().Steps)
	return b.String(), nil
}

var engineByName = map[string]Engine{"fast": EngineFast, "plain": EnginePlain, "meanings": EngineMeanings}

// small are limits that any test program can be let loose under.
func small(e Engine) Options {
	return Options{Engine: e, MaxSteps: 20_000, MaxMemory: 1 << 20, MaxDepth: 200, MaxStack: 1 << 20}
}

// sameEverywhere runs every function of text in the three engines and
// requires equal outcomes, which it returns by function.
func sameEverywhere(t testing.TB, text string) map[string]string {
	mod, err := dialect.Parse("test.mlir", []byte(text), dialect.ParseOptions{})
	require.NoError(t, err)
	require.NoError(t, dialect.Verify(mod, dialect.VerifyOptions{}))
	return sameOutcomes(t, mod)
}

func sameOutcomes(t testing.TB, mod *dialect.Module) map[string]string {
	out := map[string]string{}
	for _, b := range mod.Op.Body() {
		for _, o := range b.Ops {
			if o.FuncType() == nil || o.IsDeclaration() {
				continue
			}
			name := o.SymName()
			want, err := runOutcome(mod, name, small(EngineMeanings))
			require.NoError(t, err)
			out[name] = want
			for _, e := range []string{"plain", "fast"} {
				got, err := runOutcome(mod, name, small(engineByName[e]))
				require.NoError(t, err)
				require.Equal(t, want, got, "@%s: %s against meanings", name, e)
			}
		}
	}
	return out
}

func TestEnginesAgree(t *testing.T) {
	got := sameEverywhere(t, engineProgram)
	for name, want := range map[string]string{
		"sum":           "value 5050 : i64",
		"through_call":  "value poison : i32",
		"comes_back":    "value 10 : i32",
		"undef_passes":  "value undef : i32",
		"branch_poison": "fault poison-branch",
		"swap":          "value {2, 1} : !llvm.struct<(i32, i32)>",
		"tail":          "value 0 : i64",
		"endless":       "*interp.LimitError the limit of steps (20000)",
		"recurse":       "*interp.LimitError the limit of depth (200)",
		"pick":          "value 30 : i32",
		"partial":       "value 513 : i16",
		"dangling":      "fault use-after-return",
		"noundef_arg":   "fault poison-argument",
		"wide":          "value 36893488147419103232 : i128",
		"by_pointer":    "value 7 : i32",
		"va":            "value 42 : i32",
		"intrinsic":     "value 5 : i32",
		"old_and_new":   "value {5, 9} : !llvm.struct<(i32, i32)>",
	} {
		require.Contains(t, got[name], want, name)
	}
}

// TestStepsAreOperations: a step is one operation executed.
func TestStepsAreOperations(t *testing.T) {
	got := sameEverywhere(t, `
llvm.func @three() -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.add %0, %0 : i32
  llvm.return %1 : i32
}
llvm.func @call() -> i32 {
  %0 = llvm.call @three() : () -> i32
  llvm.return %0 : i32
}
llvm.func @loop() {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(10 : i32) : i32
  llvm.br ^bb1(%0 : i32)
^bb1(%i: i32):
  %c = llvm.icmp "slt" %i, %n : i32
  llvm.cond_br %c, ^bb2, ^bb3
^bb2:
  %j = llvm.add %i, %1 : i32
  llvm.br ^bb1(%j : i32)
^bb3:
  llvm.return
}`)
	require.Contains(t, got["three"], "steps 3\n")
	require.Contains(t, got["call"], "steps 5\n")
	require.Contains(t, got["loop"], "steps 47\n") // 4 + 11*2 + 10*2 + 1
}

const engineProgram = `
llvm.func @sum() -> i64 {
  %z = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %n = llvm.mlir.constant(100 : i64) : i64
  llvm.br ^bb1(%z, %z : i64, i64)
^bb1(%i: i64, %s: i64):
  %i1 = llvm.add %i, %one overflow<nsw, nuw> : i64
  %s1 = llvm.add %s, %i1 overflow<nsw> : i64
  %c = llvm.icmp "eq" %i1, %n : i64
  llvm.cond_br %c, ^bb2, ^bb1(%i1, %s1 : i64, i64)
^bb2:
  llvm.return %s1 : i64
}
llvm.func internal @id(%x: i32) -> i32 {
  %z = llvm.mlir.constant(0 : i32) : i32
  %y = llvm.add %x, %z : i32
  llvm.return %y : i32
}
llvm.func @through_call() -> i32 {
  %p = llvm.mlir.poison : i32
  %r = llvm.call @id(%p) : (i32) -> i32
  llvm.return %r : i32
}
llvm.func @comes_back() -> i32 {
  %p = llvm.mlir.poison : i32
  %r = llvm.call @id(%p) : (i32) -> i32
  %z = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(10 : i32) : i32
  llvm.br ^bb1(%z : i32)
^bb1(%i: i32):
  %k = llvm.call @id(%i) : (i32) -> i32
  %j = llvm.add %k, %one : i32
  %c = llvm.icmp "slt" %j, %n : i32
  llvm.cond_br %c, ^bb1(%j : i32), ^bb2(%j : i32)
^bb2(%v: i32):
  llvm.return %v : i32
}
llvm.func @undef_passes() -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %b = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %v = llvm.load %a : !llvm.ptr -> i32
  llvm.store %v, %b : i32, !llvm.ptr
  %w = llvm.load %b : !llvm.ptr -> i32
  llvm.return %w : i32
}
llvm.func @branch_poison() -> i32 {
  %m = llvm.mlir.constant(2147483647 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.add %m, %one overflow<nsw> : i32
  %c = llvm.icmp "slt" %p, %one : i32
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  llvm.return %one : i32
^bb2:
  llvm.return %m : i32
}
llvm.func @swap() -> !llvm.struct<(i32, i32)> {
  %a = llvm.mlir.constant(1 : i32) : i32
  %b = llvm.mlir.constant(2 : i32) : i32
  %t = llvm.mlir.constant(true) : i1
  %f = llvm.mlir.constant(false) : i1
  llvm.br ^bb1(%a, %b, %t : i32, i32, i1)
^bb1(%x: i32, %y: i32, %again: i1):
  llvm.cond_br %again, ^bb1(%y, %x, %f : i32, i32, i1), ^bb2
^bb2:
  %u = llvm.mlir.undef : !llvm.struct<(i32, i32)>
  %v = llvm.insertvalue %x, %u[0] : !llvm.struct<(i32, i32)>
  %w = llvm.insertvalue %y, %v[1] : !llvm.struct<(i32, i32)>
  llvm.return %w : !llvm.struct<(i32, i32)>
}
llvm.func internal @down(%n: i64) -> i64 {
  %z = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %c = llvm.icmp "eq" %n, %z : i64
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  llvm.return %n : i64
^bb2:
  %m = llvm.sub %n, %one : i64
  %r = llvm.call musttail @down(%m) : (i64) -> i64
  llvm.return %r : i64
}
llvm.func @tail() -> i64 {
  %n = llvm.mlir.constant(1000 : i64) : i64
  %r = llvm.call @down(%n) : (i64) -> i64
  llvm.return %r : i64
}
llvm.func @endless() {
  llvm.br ^bb1
^bb1:
  llvm.br ^bb1
}
llvm.func @recurse(%x: i64) -> i64 {
  %r = llvm.call @recurse(%x) : (i64) -> i64
  llvm.return %r : i64
}
llvm.func @pick() -> i32 {
  %v = llvm.mlir.constant(-2 : i8) : i8
  %a = llvm.mlir.constant(10 : i32) : i32
  %b = llvm.mlir.constant(20 : i32) : i32
  llvm.switch %v : i8, ^bb3(%a : i32) [
    7: ^bb1,
    -2: ^bb2
  ]
^bb1:
  llvm.br ^bb3(%b : i32)
^bb2:
  %c = llvm.add %a, %b : i32
  llvm.br ^bb3(%c : i32)
^bb3(%r: i32):
  llvm.return %r : i32
}
llvm.func @partial() -> i16 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x i16 : (i32) -> !llvm.ptr
  %one = llvm.mlir.constant(1 : i8) : i8
  %two = llvm.mlir.constant(2 : i8) : i8
  llvm.store %one, %a : i8, !llvm.ptr
  %b = llvm.getelementptr inbounds %a[1] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %two, %b : i8, !llvm.ptr
  %v = llvm.load %a : !llvm.ptr -> i16
  llvm.return %v : i16
}
llvm.func internal @leak() -> !llvm.ptr {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.store %n, %a : i32, !llvm.ptr
  llvm.return %a : !llvm.ptr
}
llvm.func @dangling() -> i32 {
  %p = llvm.call @leak() : () -> !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.return %v : i32
}
llvm.func internal @wants(%x: i32 {llvm.noundef}) -> i32 {
  llvm.return %x : i32
}
llvm.func @noundef_arg() -> i32 {
  %u = llvm.mlir.undef : i32
  %r = llvm.call @wants(%u) : (i32) -> i32
  llvm.return %r : i32
}
llvm.func @wide() -> i128 {
  %a = llvm.mlir.constant(18446744073709551616 : i128) : i128
  %b = llvm.add %a, %a : i128
  llvm.return %b : i128
}
llvm.func internal @seven() -> i32 {
  %v = llvm.mlir.constant(7 : i32) : i32
  llvm.return %v : i32
}
llvm.func @by_pointer() -> i32 {
  %f = llvm.mlir.addressof @seven : !llvm.ptr
  %v = llvm.call %f() : !llvm.ptr, () -> i32
  llvm.return %v : i32
}
llvm.func internal @second(%n: i32, ...) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %l = llvm.alloca %one x !llvm.array<3 x i64> : (i32) -> !llvm.ptr
  llvm.intr.vastart %l : !llvm.ptr
  %a = llvm.va_arg %l : (!llvm.ptr) -> f64
  %b = llvm.va_arg %l : (!llvm.ptr) -> i32
  llvm.intr.vaend %l : !llvm.ptr
  %c = llvm.fptosi %a : f64 to i32
  %d = llvm.add %b, %c : i32
  llvm.return %d : i32
}
llvm.func @va() -> i32 {
  %n = llvm.mlir.constant(2 : i32) : i32
  %f = llvm.mlir.constant(40.5 : f64) : f64
  %r = llvm.call @second(%n, %f, %n) vararg(!llvm.func<i32 (i32, ...)>) : (i32, f64, i32) -> i32
  llvm.return %r : i32
}
llvm.func @intrinsic() -> i32 {
  %n = llvm.mlir.constant(-5 : i32) : i32
  %f = llvm.mlir.constant(false) : i1
  %r = llvm.call_intrinsic "llvm.abs.i32"(%n, %f) : (i32, i1) -> i32
  llvm.return %r : i32
}
llvm.func @old_and_new() -> !llvm.struct<(i32, i32)> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %five = llvm.mlir.constant(5 : i32) : i32
  %four = llvm.mlir.constant(4 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %five, %p : i32, !llvm.ptr
  %old = llvm.atomicrmw add %p, %four seq_cst : !llvm.ptr, i32
  %new = llvm.load %p : !llvm.ptr -> i32
  %u = llvm.mlir.undef : !llvm.struct<(i32, i32)>
  %v = llvm.insertvalue %old, %u[0] : !llvm.struct<(i32, i32)>
  %w = llvm.insertvalue %new, %v[1] : !llvm.struct<(i32, i32)>
  llvm.return %w : !llvm.struct<(i32, i32)>
}
`

// FuzzRun: whatever can be read and verified runs within its limits, without
// a panic, and the same in every engine.
func FuzzRun(f *testing.F) {
	for _, part := range strings.SplitAfter(engineProgram, "\n}\n") {
		f.Add(part)
	}
	f.Add(engineProgram)
	f.Fuzz(func(t *testing.T, text string) {
		// Whatever the text is, its limits make it short.
		slow := time.AfterFunc(10*time.Second, func() { panic("too slow: " + text) })
		defer slow.Stop()
		mod, err := dialect.Parse("fuzz.mlir", []byte(text), dialect.ParseOptions{})
		if err != nil || dialect.FoldCasts(mod) != nil || dialect.Verify(mod, dialect.VerifyOptions{}) != nil {
			return
		}
		sameOutcomes(t, mod)
	})
}
