package simd

import (
	"sync"
	"unsafe"
)

// scratch is room for the partial results of a reduction.
var scratch = sync.Pool{New: func() any { return new([4096]byte) }}

// ReduceTree combines all n lanes, n at least 1, into one, which it returns as
// bits. While there is more than one lane, the upper ones are combined with the
// lower: with h the greatest power of two below n, lane i becomes the operation
// of lanes i and i+h, and h lanes are left. The order is the same in every
// tier, so that floats give the same bits.
func (k *Kernels) ReduceTree(o BinaryOp, t Type, a unsafe.Pointer, n int) uint64 {
	f, size := k.binary[o][t], int(t.Size())
	if n == 1 {
		return loadLane(t.Size(), a)
	}
	small := scratch.Get().(*[4096]byte)
	defer scratch.Put(small)
	part := unsafe.Pointer(small)
	h := half(n)
	if h*size > len(small) {
		part = unsafe.Pointer(unsafe.SliceData(make([]uint64, (h*size+7)/8)))
	}
	f(part, a, unsafe.Add(a, h*size), n-h)
	move(unsafe.Add(part, (n-h)*size), unsafe.Add(a, (n-h)*size), (2*h-n)*size)
	for n = h; n > 1; n = h {
		h = n / 2
		f(part, part, unsafe.Add(part, h*size), h)
	}
	return loadLane(t.Size(), part)
}

// half is the greatest power of two below n, or 1.
func half(n int) int {
	h := 1
	for 2*h < n {
		h *= 2
	}
	return h
}

// ReduceOrdered combines lane after lane with what came before, which at first
// is start.
func (k *Kernels) ReduceOrdered(o BinaryOp, t Type, start uint64, a unsafe.Pointer, n int) uint64 {
	f, size := k.binary[o][t], int(t.Size())
	acc := start
	for i := range n {
		f(unsafe.Pointer(&acc), unsafe.Pointer(&acc), unsafe.Add(a, i*size), 1)
	}
	return loadLane(t.Size(), unsafe.Pointer(&acc))
}

func loadLane(s Size, p unsafe.Pointer) uint64 {
	switch s {
	case 1:
		return uint64(*(*uint8)(p))
	case 2:
		return uint64(*(*uint16)(p))
	case 4:
		return uint64(*(*uint32)(p))
	}
	return *(*uint64)(p)
}
