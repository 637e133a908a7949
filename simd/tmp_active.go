package simd

import "unsafe"

type set struct{}

func active() *set { return &set{} }
func (*set) newPermute(size Size, n int, index []int32) Permute { return newPermuteGo(size, n, index) }
func (*set) Select(size Size) func(d, m, a, b unsafe.Pointer, n int) {
	return func(d, m, a, b unsafe.Pointer, n int) {
		bs := unsafe.Slice((*byte)(m), n)
		for i := range bs {
			src := b
			if bs[i] != 0 {
				src = a
			}
			copy(unsafe.Slice((*byte)(unsafe.Add(d, i*int(size))), size), unsafe.Slice((*byte)(unsafe.Add(src, i*int(size))), size))
		}
	}
}
