package interp

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/simd"
)

// vectorLoop repeats an operation, whose result %r is the next trip's %v.
const vectorLoop = `
llvm.func @f(%%v0: %[1]s) -> %[1]s {
  %%z = llvm.mlir.constant(0 : i64) : i64
  %%one = llvm.mlir.constant(1 : i64) : i64
  %%n = llvm.mlir.constant(10000 : i64) : i64
  %%i0 = llvm.mlir.constant(0 : i32) : i32
  %%i1 = llvm.mlir.constant(1 : i32) : i32
  %%i2 = llvm.mlir.constant(2 : i32) : i32
  %%w = llvm.mlir.constant(%[2]d : i32) : i32
  %%o = llvm.mlir.constant(0 : i16) : i16
  %%u = llvm.mlir.undef : i32
  %%t = llvm.mlir.constant(true) : i1
  llvm.br ^bb1(%%z, %%v0 : i64, %[1]s)
^bb1(%%i: i64, %%v: %[1]s):
  %[3]s
  %%i3 = llvm.add %%i, %%one : i64
  %%c = llvm.icmp "ult" %%i3, %%n : i64
  llvm.cond_br %%c, ^bb1(%%i3, %%r : i64, %[1]s), ^bb2
^bb2:
  llvm.return %%r : %[1]s
}`

// BenchmarkVector gives the time of one operation, its share of the loop
// around it included.
func BenchmarkVector(b *testing.B) {
	for _, c := range []struct{ name, elem, op string }{
		{"none", "i32", `%r = llvm.freeze %v : T`},
		{"add", "i32", `%r = llvm.add %v, %v : T`},
		{"add-nsw", "i32", `%x = llvm.xor %v, %v : T
  %r = llvm.add %x, %x overflow<nsw> : T`},
		{"fadd", "f32", `%r = llvm.fadd %v, %v : T`},
		{"saturate", "i16", `%r = llvm.call_intrinsic "llvm.genx.ssadd.sat"(%v, %v) : (T, T) -> T`},
		{"rdregion", "i32", `%r = llvm.call_intrinsic "llvm.genx.rdregioni"(%v, %i0, %w, %i1, %o, %u) : (T, i32, i32, i32, i16, i32) -> T`},
		{"rdregion-splat", "i32", `%r = llvm.call_intrinsic "llvm.genx.rdregioni"(%v, %i0, %w, %i0, %o, %u) : (T, i32, i32, i32, i16, i32) -> T`},
		{"wrregion", "i32", `%r = llvm.call_intrinsic "llvm.genx.wrregioni"(%v, %v, %i0, %w, %i1, %o, %u, %t) : (T, T, i32, i32, i32, i16, i32, i1) -> T`},
	} {
		for _, lanes := range []int{4, 16, 64} {
			for _, tier := range simd.Tiers() {
				for _, e := range []string{"fast", "plain"} {
					b.Run(fmt.Sprintf("op=%s/lanes=%d/tier=%v/engine=%s", c.name, lanes, tier, e), func(b *testing.B) {
						defer simd.SetActive(tier)()
						typ := fmt.Sprintf("vector<%dx%s>", lanes, c.elem)
						body := ""
						for _, r := range c.op {
							if r == 'T' {
								body += typ
							} else {
								body += string(r)
							}
						}
						mod, err := dialect.Parse("bench.mlir", fmt.Appendf(nil, vectorLoop, typ, lanes, body), dialect.ParseOptions{})
						require.NoError(b, err)
						m, err := New(mod, Options{Engine: engineByName[e]})
						require.NoError(b, err)
						params, err := m.Params("f")
						require.NoError(b, err)
						arg := Value{Type: params[0]}
						for range lanes {
							arg.Leaves = append(arg.Leaves, intScalar(int32(width(c.elem)), 0))
						}
						n := 0
						for b.Loop() {
							_, err := m.Call("f", []Value{arg})
							require.NoError(b, err)
							n++
						}
						b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(n)/10000, "ns/trip")
						require.NoError(b, m.Close())
					})
				}
			}
		}
	}
}
