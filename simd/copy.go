package simd

import "unsafe"

// CopyMasked copies the lanes whose mask byte is not 0; the others of dst stay
// as they are.
func CopyMasked(size Size, dst, src, mask unsafe.Pointer, n int) {
	active().Select(size)(dst, mask, src, dst, n)
}

// CopyStrided copies n lanes between vectors whose lanes lie dstStride and
// srcStride bytes apart; the strides may be zero or negative.
func CopyStrided(size Size, dst unsafe.Pointer, dstStride int, src unsafe.Pointer, srcStride, n int) {
	if dstStride == int(size) && srcStride == int(size) {
		move(dst, src, n*int(size))
		return
	}
	switch size {
	case 1:
		copyStrided[uint8](dst, dstStride, src, srcStride, n)
	case 2:
		copyStrided[uint16](dst, dstStride, src, srcStride, n)
	case 4:
		copyStrided[uint32](dst, dstStride, src, srcStride, n)
	case 8:
		copyStrided[uint64](dst, dstStride, src, srcStride, n)
	}
}

func copyStrided[T any](dst unsafe.Pointer, dstStride int, src unsafe.Pointer, srcStride, n int) {
	for i := range n {
		*(*T)(unsafe.Add(dst, i*dstStride)) = *(*T)(unsafe.Add(src, i*srcStride))
	}
}

// Compress puts the lanes whose mask byte is not 0 side by side from the start
// of dst on, and returns how many there are.
func Compress(size Size, dst, src, mask unsafe.Pointer, n int) int {
	m, s, k := vec[byte](mask, n), int(size), 0
	for i := range m {
		if m[i] != 0 {
			move(unsafe.Add(dst, k*s), unsafe.Add(src, i*s), s)
			k++
		}
	}
	return k
}

// Expand puts the lanes of src, one after the other, where mask bytes are not
// 0, and returns how many it took; the other lanes of dst stay as they are.
func Expand(size Size, dst, src, mask unsafe.Pointer, n int) int {
	m, s, k := vec[byte](mask, n), int(size), 0
	for i := range m {
		if m[i] != 0 {
			move(unsafe.Add(dst, i*s), unsafe.Add(src, k*s), s)
			k++
		}
	}
	return k
}

// Shuffle gives lane index[i] of the vectors a and b laid end to end, each of
// parent lanes, as lane i of dst; a negative index gives 0.
func Shuffle(size Size, dst, a, b unsafe.Pointer, parent int, index []int32) {
	s := int(size)
	for i, k := range index {
		d := unsafe.Add(dst, i*s)
		switch {
		case k < 0:
			clear(unsafe.Slice((*byte)(d), s))
		case int(k) < parent:
			move(d, unsafe.Add(a, int(k)*s), s)
		default:
			move(d, unsafe.Add(b, (int(k)-parent)*s), s)
		}
	}
}
