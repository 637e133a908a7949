package interp

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/touchstone-ir/touchstone/dialect"
)

// rubbish writes a constant of type t as an argument: pointers of every kind,
// integers at the edges.
func rubbish(r *rand.Rand, b *strings.Builder, name string, t dialect.Type) {
	pick := func(list ...string) string { return list[r.IntN(len(list))] }
	switch t := t.(type) {
	case *dialect.PointerType:
		switch r.IntN(8) {
		case 0:
			fmt.Fprintf(b, "%s = llvm.inttoptr %s : i64 to !llvm.ptr\n", name, pick("%l8", "%l64", "%wild"))
		case 1:
			fmt.Fprintf(b, "%s = llvm.getelementptr %%buf[%d] : (!llvm.ptr) -> !llvm.ptr, i8\n", name, r.IntN(80)-8)
		default:
			fmt.Fprintf(b, "%s = llvm.bitcast %s : !llvm.ptr to !llvm.ptr\n", name,
				pick("%null", "%buf", "%buf", "%buf", "%hello", "%abc", "%raw", "%d", "%s", "%heap", "%freed", "%fn", "%cmp", "%out"))
		}
	case *dialect.IntegerType:
		v := pick("0", "1", "-1", "2", "3", "7", "8", "16", "37", "64", "100", "255", "256", "1000", "65536")
		if r.IntN(4) == 0 {
			v = []string{"-2147483648", "2147483647"}[r.IntN(2)]
			if t.Width >= 64 {
				v = []string{"-9223372036854775808", "9223372036854775807", "4294967296"}[r.IntN(3)]
			}
		}
		if t.Width == 16 {
			v = "31745"
		}
		fmt.Fprintf(b, "%s = llvm.mlir.constant(%s : %s) : %s\n", name, v, t, t)
	case *dialect.FloatType:
		fmt.Fprintf(b, "%s = llvm.mlir.constant(%s : %s) : %s\n", name, pick("0.0", "-0.0", "1.5", "-2.5", "1.0e4", "1.0e-4"), t, t)
	default: // complex numbers
		fmt.Fprintf(b, "%s = llvm.mlir.zero : %s\n", name, t)
	}
}

// TestHostFunctionsWithRubbish calls every row with arguments of the right
// types and any values: whatever happens, it is a result, a fault or a limit.
func TestHostFunctionsWithRubbish(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	deadline := time.Now().Add(20 * time.Second)
	outcomes := map[string]int{}
	for round := range 3 {
		for _, row := range HostFunctions() {
			f := hostFuncs[row.Name].resolved()
			if f.refused || elsewhere.MatchString(f.name) || f.name == "getchar" {
				continue
			}
			typ := f.types[r.IntN(len(f.types))]
			params := typ.Params
			var extra []dialect.Type
			if typ.VarArg {
				for range r.IntN(4) {
					extra = append(extra, []dialect.Type{dialect.Int(32), dialect.Int(64), dialect.Ptr(0), dialect.Float(dialect.F64)}[r.IntN(4)])
				}
			}
			var body strings.Builder
			body.WriteString(`%wild = llvm.mlir.constant(1311768467463790320 : i64) : i64
			%heap = llvm.call @malloc(%l64) : (i64) -> !llvm.ptr
			%freed = llvm.call @malloc(%l64) : (i64) -> !llvm.ptr
			llvm.call @free(%freed) : (!llvm.ptr) -> ()
			%fn = llvm.mlir.addressof @main : !llvm.ptr
			%cmp = llvm.mlir.addressof @zero : !llvm.ptr
			%outp = llvm.mlir.addressof @stdout : !llvm.ptr
			%out = llvm.load %outp : !llvm.ptr -> !llvm.ptr
			`)
			// Words that may pass for a descriptor or a string.
			for w := range 8 {
				v := []string{"%l0", "%l1", "%l2", "%l8", "%l64", "%wild"}[r.IntN(6)]
				fmt.Fprintf(&body, "%%w%d = llvm.getelementptr %%buf[%d] : (!llvm.ptr) -> !llvm.ptr, i8\n", w, 8*w)
				if r.IntN(3) == 0 {
					fmt.Fprintf(&body, "llvm.store %s, %%w%d : !llvm.ptr, !llvm.ptr\n", []string{"%heap", "%buf", "%hello", "%cmp"}[r.IntN(4)], w)
				} else if r.IntN(8) > 0 {
					fmt.Fprintf(&body, "llvm.store %s, %%w%d : i64, !llvm.ptr\n", v, w)
				}
			}
			var names, types []string
			for i, p := range append(append([]dialect.Type(nil), params...), extra...) {
				rubbish(r, &body, fmt.Sprintf("%%a%d", i), p)
				names = append(names, fmt.Sprintf("%%a%d", i))
				types = append(types, p.String())
			}
			result, va := "()", ""
			decl := strings.TrimSuffix(strings.Join(types[:len(params)], ", "), ", ")
			if typ.VarArg {
				decl += ", ..."
				va = " vararg(" + typ.String() + ")"
			}
			arrow := ""
			if typ.Result != dialect.Type(dialect.Void) {
				result = typ.Result.String()
				arrow = " -> " + result
				body.WriteString("%result = ")
			}
			fmt.Fprintf(&body, "llvm.call @%s(%s)%s : (%s) -> %s\n", f.name, strings.Join(names, ", "), va, strings.Join(types, ", "), result)
			decls := "llvm.func @zero(%a: !llvm.ptr, %b: !llvm.ptr) -> i32 {\n%z = llvm.mlir.constant(0 : i32) : i32\nllvm.return %z : i32\n}\nllvm.mlir.global external @stdout() {addr_space = 0 : i32} : !llvm.ptr\n"
			if f.name != "malloc" {
				decls += "llvm.func @malloc(i64) -> !llvm.ptr\n"
			}
			if f.name != "free" {
				decls += "llvm.func @free(!llvm.ptr)\n"
			}
			if f.name != "printf" {
				decls += "llvm.func @" + f.name + "(" + decl + ")" + arrow + "\n"
			}
			text := hostModule(decls, body.String())
			o := runHost(t, f.name, text, Options{Timeout: 200 * time.Millisecond, MaxMemory: 1 << 24, MaxSteps: 100000, MaxStack: 1 << 20, Stdin: strings.NewReader("12 x\nabc")})
			var fault *Fault
			var limit *LimitError
			var refused *UnsupportedError
			switch {
			case o.err == nil:
				outcomes["result"]++
			case errors.As(o.err, &fault):
				outcomes["fault"]++
			case errors.As(o.err, &limit):
				outcomes["limit"]++
			case errors.As(o.err, &refused):
				outcomes["refused"]++
			default:
				t.Fatalf("@%s: %T %v\n%s", f.name, o.err, o.err, body.String())
			}
		}
		if time.Now().After(deadline) {
			t.Logf("stopped after round %d", round)
			break
		}
	}
	require.Positive(t, outcomes["result"])
	require.Positive(t, outcomes["fault"])
	t.Log(outcomes)
}
