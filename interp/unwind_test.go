package interp

import (
	"bytes"
	"errors"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/touchstone-ir/touchstone/dialect"
)

// TestUnwindingCheckpoints goes back again and again while exceptions are on
// their way and coroutines are suspended.
func TestUnwindingCheckpoints(t *testing.T) {
	for path, functions := range map[string][]string{
		"../testdata/op/exceptions.mlir": {"order", "uncaught", "no_cleanup", "broken"},
		"../testdata/op/coroutine.mlir":  {"turns", "resumed_early"},
	} {
		mod, _ := readOpFile(t, path)
		for _, f := range functions {
			for _, n := range []int{1, 3, 7} {
				a, err := New(mod, small(EnginePlain))
				require.NoError(t, err)
				v, errA := a.Call(f, nil)
				b, err := New(mod, small(EnginePlain))
				require.NoError(t, err)
				w, errB := b.callInPieces(f, n)
				require.Equal(t, errText(errA), errText(errB), f)
				if errA == nil {
					require.Equal(t, a.Format(v), b.Format(w), f)
				}
				require.Equal(t, a.Stats().Steps, b.Stats().Steps, f)
				require.NoError(t, a.Close())
				require.NoError(t, b.Close())
			}
		}
	}
}

func TestDemangleType(t *testing.T) {
	for code, want := range map[string]string{
		"i": "int", "PKc": "char const*", "3Bad": "Bad", "St13runtime_error": "std::runtime_error", "N5space5InnerE": "space::Inner",
		"N12_GLOBAL__N_13OddE": "(anonymous namespace)::Odd", "3BoxIiE": "Box<int>", "4PairI1AS0_E": "Pair<A, A>", "3ArrIiLi3EE": "Arr<int, 3>",
		"PPi": "int**", "Dn": "decltype(nullptr)", "FvvE": "FvvE", "": "", "9": "9", "N": "N", "S9_": "S9_", "3BoxI": "3BoxI",
	} {
		require.Equal(t, want, demangleType(code), code)
	}
}

// TestUncaughtOutput is what libstdc++ prints when nobody handles an exception.
func TestUncaughtOutput(t *testing.T) {
	mod, _ := readOpFile(t, "../testdata/op/exceptions.mlir")
	var stderr bytes.Buffer
	m, err := New(mod, Options{Stderr: &stderr})
	require.NoError(t, err)
	_, err = m.Call("uncaught", nil)
	var fault *Fault
	require.True(t, errors.As(err, &fault))
	require.Same(t, Terminated, fault.Kind)
	require.Equal(t, "terminate called after throwing an instance of 'int'", fault.Message)
	require.Equal(t, fault.Message+"\n", stderr.String())
	require.NoError(t, m.Close())
}

// TestUnwindingIsNotFast: functions that unwinding, coroutines, setjmp and
// computed branches need whole never run fast code.
func TestUnwindingIsNotFast(t *testing.T) {
	for path, functions := range map[string][]string{
		"../testdata/op/exceptions.mlir": {"direct", "again"}, "../testdata/op/coroutine.mlir": {"count", "keep"},
		"../testdata/op/indirect.mlir": {"computed"},
	} {
		mod, _ := readOpFile(t, path)
		m, err := New(mod, Options{})
		require.NoError(t, err)
		for _, name := range functions {
			f := m.function(name)
			require.NoError(t, m.compile(f))
			require.True(t, f.noFast, name)
		}
		require.NoError(t, m.Close())
	}
}

const jumpsText = `
llvm.func @_setjmp(!llvm.ptr) -> i32
llvm.func @longjmp(!llvm.ptr, i32)
llvm.func internal @sets(%env: !llvm.ptr) -> i32 {
  %r = llvm.call @_setjmp(%env) : (!llvm.ptr) -> i32
  llvm.return %r : i32
}
llvm.func @dead() {
  %n = llvm.mlir.constant(25 : i32) : i32
  %env = llvm.alloca %n x i64 : (i32) -> !llvm.ptr
  %0 = llvm.call @sets(%env) : (!llvm.ptr) -> i32
  llvm.call @longjmp(%env, %n) : (!llvm.ptr, i32) -> ()
  llvm.return
}
llvm.func @unset() {
  %n = llvm.mlir.constant(25 : i32) : i32
  %z = llvm.mlir.constant(0 : i8) : i8
  %len = llvm.mlir.constant(200 : i64) : i64
  %env = llvm.alloca %n x i64 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%env, %z, %len) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.call @longjmp(%env, %n) : (!llvm.ptr, i32) -> ()
  llvm.return
}
llvm.func @uninitialised() {
  %n = llvm.mlir.constant(25 : i32) : i32
  %env = llvm.alloca %n x i64 : (i32) -> !llvm.ptr
  llvm.call @longjmp(%env, %n) : (!llvm.ptr, i32) -> ()
  llvm.return
}
llvm.func @endless() {
  %n = llvm.mlir.constant(25 : i32) : i32
  %env = llvm.alloca %n x i64 : (i32) -> !llvm.ptr
  %0 = llvm.call @_setjmp(%env) : (!llvm.ptr) -> i32
  llvm.call @longjmp(%env, %n) : (!llvm.ptr, i32) -> ()
  llvm.return
}
llvm.func @back() -> i32 {
  %n = llvm.mlir.constant(25 : i32) : i32
  %zero = llvm.mlir.constant(0 : i32) : i32
  %env = llvm.alloca %n x i64 : (i32) -> !llvm.ptr
  %0 = llvm.call @_setjmp(%env) : (!llvm.ptr) -> i32
  %1 = llvm.icmp "eq" %0, %zero : i32
  llvm.cond_br %1, ^first, ^second
^first:
  llvm.call @longjmp(%env, %zero) : (!llvm.ptr, i32) -> ()
  llvm.unreachable
^second:
  llvm.return %0 : i32
}
`

func TestJumps(t *testing.T) {
	got := sameEverywhere(t, jumpsText)
	require.Contains(t, got["back"], "value 1 : i32")
	require.Contains(t, got["back"], "steps 10\n") // the call of setjmp counts once, that of longjmp too
	require.Contains(t, got["dead"], "fault bad-host-call")
	require.Contains(t, got["dead"], "whose function has returned")
	require.Contains(t, got["unset"], "that setjmp did not fill")
	require.Contains(t, got["uninitialised"], "fault uninitialised")
	require.Contains(t, got["endless"], "the limit of steps")
}

// TestPersonality: landing pads of other languages are refused.
func TestPersonality(t *testing.T) {
	mod, err := dialect.Parse("test.mlir", []byte(`
llvm.func @rust_eh_personality(...) -> i32
llvm.func @f()
llvm.func @g() attributes {personality = @rust_eh_personality} {
  llvm.invoke @f() to ^end unwind ^pad : () -> ()
^pad:
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.br ^end
^end:
  llvm.return
}`), dialect.ParseOptions{})
	require.NoError(t, err)
	m, err := New(mod, Options{})
	require.NoError(t, err)
	_, err = m.Call("g", nil)
	require.ErrorContains(t, err, "@rust_eh_personality is not supported")
	require.NoError(t, m.Close())
}

// FuzzUnwinding is FuzzRun from programs that throw, suspend and jump.
func FuzzUnwinding(f *testing.F) {
	for _, path := range []string{"unwind", "indirect"} {
		text, err := os.ReadFile("../testdata/op/" + path + ".mlir")
		require.NoError(f, err)
		f.Add(string(text))
	}
	f.Add(jumpsText)
	f.Fuzz(func(t *testing.T, text string) {
		mod, err := dialect.Parse("fuzz.mlir", []byte(text), dialect.ParseOptions{})
		if err != nil || dialect.FoldCasts(mod) != nil || dialect.Verify(mod, dialect.VerifyOptions{}) != nil {
			return
		}
		sameOutcomes(t, mod)
	})
}
