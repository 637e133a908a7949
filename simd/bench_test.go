package simd

import (
	"fmt"
	"testing"
)

var benchLanes = []int{1, 4, 8, 16, 64, 1024}

// benchmark runs one kernel at several lengths in every tier.
func benchmark(b *testing.B, types []Type, kernel func(k *Kernels, t Type) func(n int)) {
	for _, t := range types {
		for _, n := range benchLanes {
			for _, tier := range Tiers() {
				run := kernel(For(tier), t)
				b.Run(fmt.Sprintf("type=%v/lanes=%d/tier=%v", t, n, tier), func(b *testing.B) {
					for b.Loop() {
						run(n)
					}
				})
			}
		}
	}
}

func benchBinary(b *testing.B, o BinaryOp, types ...Type) {
	dst, x, y := newArena(8*1024), newArena(8*1024), newArena(8*1024)
	benchmark(b, types, func(k *Kernels, t Type) func(n int) {
		f := k.Binary(o, t)
		d, p, q := dst.at(0), x.at(0), y.at(0)
		return func(n int) { f(d, p, q, n) }
	})
}

func BenchmarkAdd(b *testing.B)  { benchBinary(b, Add, I8, I16, I32, I64, F32, F64) }
func BenchmarkMul(b *testing.B)  { benchBinary(b, Mul, I8, I32, I64, F32) }
func BenchmarkSMin(b *testing.B) { benchBinary(b, SMin, I32, I64) }
func BenchmarkShl(b *testing.B)  { benchBinary(b, Shl, I32) }

func BenchmarkCompare(b *testing.B) {
	dst, x, y := newArena(8*1024), newArena(8*1024), newArena(8*1024)
	benchmark(b, []Type{I32, F64}, func(k *Kernels, t Type) func(n int) {
		p := SLT
		if t.Float() {
			p = OLT
		}
		f := k.Compare(p, t)
		return func(n int) { f(dst.at(0), x.at(0), y.at(0), n) }
	})
}

func BenchmarkSelect(b *testing.B) {
	dst, m, x, y := newArena(8*1024), newArena(8*1024), newArena(8*1024), newArena(8*1024)
	benchmark(b, []Type{I8, I32, I64}, func(k *Kernels, t Type) func(n int) {
		f := k.Select(t.Size())
		return func(n int) { f(dst.at(0), m.at(0), x.at(0), y.at(0), n) }
	})
}

func BenchmarkReduce(b *testing.B) {
	x := newArena(8 * 1024)
	benchmark(b, []Type{I32, F32}, func(k *Kernels, t Type) func(n int) {
		return func(n int) { k.ReduceTree(Add, t, x.at(0), n) }
	})
}

// BenchmarkRegion reads 16 lanes, every other one of 32.
func BenchmarkRegion(b *testing.B) {
	dst, src := newArena(8*64), newArena(8*64)
	index, _ := Region{Lanes: 16, Width: 16, Stride: 2}.Indices(0, 32)
	for _, t := range []Type{I8, I16, I32} {
		for _, tier := range Tiers() {
			p := For(tier).NewPermute(t.Size(), 32, index)
			b.Run(fmt.Sprintf("type=%v/lanes=16/tier=%v", t, tier), func(b *testing.B) {
				for b.Loop() {
					p.Read(dst.at(0), src.at(0))
				}
			})
		}
	}
}
