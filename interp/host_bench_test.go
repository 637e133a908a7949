package interp

import (
	"io"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/touchstone-ir/touchstone/dialect"
)

// BenchmarkHost measures one call of a host function from a loop, the loop
// included.
func BenchmarkHost(b *testing.B) {
	for _, bench := range []struct{ name, decls, call string }{
		{"nothing", "llvm.func @fflush(!llvm.ptr) -> i32", "%r = llvm.call @fflush(%null) : (!llvm.ptr) -> i32"},
		{"malloc-free", "llvm.func @malloc(i64) -> !llvm.ptr\nllvm.func @free(!llvm.ptr)",
			"%p = llvm.call @malloc(%l64) : (i64) -> !llvm.ptr\nllvm.call @free(%p) : (!llvm.ptr) -> ()"},
		{"memcpy-5", "llvm.func @memcpy(!llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr", "%r = llvm.call @memcpy(%buf, %hello, %l3) : (!llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr"},
		{"strlen", "llvm.func @strlen(!llvm.ptr) -> i64", "%r = llvm.call @strlen(%hello) : (!llvm.ptr) -> i64"},
		{"strcmp", "llvm.func @strcmp(!llvm.ptr, !llvm.ptr) -> i32", "%r = llvm.call @strcmp(%hello, %abc) : (!llvm.ptr, !llvm.ptr) -> i32"},
		{"printf-d", "", "%r = llvm.call @printf(%d, %c5) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32"},
		{"printf-s", "", "%r = llvm.call @printf(%s, %hello) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr) -> i32"},
		{"printf-f", "", "%g = llvm.mlir.addressof @g : !llvm.ptr\n%x = llvm.mlir.constant(3.25 : f64) : f64\n%r = llvm.call @printf(%g, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32"},
		{"putchar", "llvm.func @putchar(i32) -> i32", "%r = llvm.call @putchar(%c5) : (i32) -> i32"},
		{"printI64", "llvm.func @printI64(i64)", "llvm.call @printI64(%l8) : (i64) -> ()"},
		{"rand", "llvm.func @rand() -> i32", "%r = llvm.call @rand() : () -> i32"},
		{"sin", "llvm.func @sin(f64) -> f64", "%x = llvm.mlir.constant(1.25 : f64) : f64\n%r = llvm.call @sin(%x) : (f64) -> f64"},
		{"sqrtf", "llvm.func @sqrtf(f32) -> f32", "%x = llvm.mlir.constant(1.25 : f32) : f32\n%r = llvm.call @sqrtf(%x) : (f32) -> f32"},
	} {
		b.Run("call="+bench.name, func(b *testing.B) {
			text := hostModule(bench.decls, `%n = llvm.mlir.constant(1000 : i64) : i64
			llvm.br ^loop(%l0 : i64)
			^loop(%i: i64):
			%next = llvm.add %i, %l1 : i64
			`+bench.call+`
			%more = llvm.icmp "slt" %next, %n : i64
			llvm.cond_br %more, ^loop(%next : i64), ^end
			^end:`)
			mod, err := dialect.Parse("bench", text, dialect.ParseOptions{})
			require.NoError(b, err)
			m, err := New(mod, Options{Stdout: io.Discard})
			require.NoError(b, err)
			defer m.Close()
			b.ReportAllocs()
			for b.Loop() {
				_, err := m.Call("main", nil)
				require.NoError(b, err)
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/1000, "ns/call")
		})
	}
}
