package simd

import (
	"math"
	"unsafe"
)

// fillConversions gives k the reference conversions.
func fillConversions(k *Kernels) {
	convertFrom[uint8, int8](k, I8)
	convertFrom[uint16, int16](k, I16)
	convertFrom[uint32, int32](k, I32)
	convertFrom[uint64, int64](k, I64)
	for i, to := range []Type{I8, I16, I32, I64} {
		k.convert[ZeroExtend][I1][to] = []Unary{resizeInt[uint8, uint8], resizeInt[uint8, uint16], resizeInt[uint8, uint32], resizeInt[uint8, uint64]}[i]
		k.convert[SignExtend][I1][to] = []Unary{spread[uint8], spread[uint16], spread[uint32], spread[uint64]}[i]
		k.convert[Truncate][to][I1] = []Unary{lowBit[uint8], lowBit[uint16], lowBit[uint32], lowBit[uint64]}[i]
	}
	fromFloat(k, F16, func(x uint16) float64 { return float64(math.Float32frombits(f16to32(x))) }, f16Bits)
	fromFloat(k, BF16, func(x uint16) float64 { return float64(math.Float32frombits(bf16to32(x))) }, bf16Bits)
	fromFloat(k, F32, func(x uint32) float64 { return float64(math.Float32frombits(x)) }, f32Bits)
	fromFloat(k, F64, math.Float64frombits, f64Bits)
	for _, to := range []Type{F16, BF16, F32, F64} {
		k.convert[FromSigned][I1][to] = fromBit(to, true)
		k.convert[FromUnsigned][I1][to] = fromBit(to, false)
	}
}

// convertFrom gives k what converts integers of one type.
func convertFrom[U unsigned, S signed](k *Kernels, t Type) {
	size := t.Size()
	for _, to := range []Type{I8, I16, I32, I64} {
		switch {
		case to.Size() > size:
			k.convert[ZeroExtend][t][to] = resizeTo[U](to)
			k.convert[SignExtend][t][to] = resizeTo[S](to)
		case to.Size() < size:
			k.convert[Truncate][t][to] = resizeTo[U](to)
		}
	}
	for _, to := range []Type{F16, BF16, F32, F64} {
		k.convert[FromSigned][t][to] = fromInteger[S](to)
		k.convert[FromUnsigned][t][to] = fromInteger[U](to)
	}
}

func resizeTo[T unsigned | signed](to Type) Unary {
	switch to {
	case I8:
		return resizeInt[T, uint8]
	case I16:
		return resizeInt[T, uint16]
	case I32:
		return resizeInt[T, uint32]
	}
	return resizeInt[T, uint64]
}

// resizeInt runs upwards, or downwards where lanes become wider, so that dst
// may be a.
func resizeInt[A unsigned | signed, B unsigned](dst, a unsafe.Pointer, n int) {
	d, x := vec[B](dst, n), vec[A](a, n)
	if len(x) > 0 && unsafe.Sizeof(d[0]) > unsafe.Sizeof(x[0]) {
		for i := len(x) - 1; i >= 0; i-- {
			d[i] = B(x[i])
		}
		return
	}
	for i := range d {
		d[i] = B(x[i])
	}
}

// spread makes a whole lane of an i1.
func spread[B unsigned](dst, a unsafe.Pointer, n int) {
	d, x := vec[B](dst, n), vec[uint8](a, n)
	for i := len(x) - 1; i >= 0; i-- {
		d[i] = -B(x[i])
	}
}

func lowBit[A unsigned](dst, a unsafe.Pointer, n int) {
	d, x := vec[uint8](dst, n), vec[A](a, n)
	for i := range d {
		d[i] = uint8(x[i] & 1)
	}
}

func fromBit(to Type, signed bool) Unary {
	one := 1.0
	if signed {
		one = -1
	}
	switch to {
	case F16, BF16:
		v := narrow64(one, 10, 5)
		if to == BF16 {
			v = narrow64(one, 7, 8)
		}
		return bitTo(v)
	case F32:
		return bitTo(math.Float32bits(float32(one)))
	}
	return bitTo(math.Float64bits(one))
}

func bitTo[U format](one U) Unary {
	return func(dst, a unsafe.Pointer, n int) {
		d, x := vec[U](dst, n), vec[uint8](a, n)
		for i := len(x) - 1; i >= 0; i-- {
			d[i] = one * U(x[i])
		}
	}
}

// fromInteger rounds integers to floats, once. For the half formats a float64
// that is odd where it is inexact is rounded again.
func fromInteger[T unsigned | signed](to Type) Unary {
	switch to {
	case F32:
		return func(dst, a unsafe.Pointer, n int) {
			d, x := vec[float32](dst, n), vec[T](a, n)
			eachOf(n, unsafe.Sizeof(x[0]), 4, func(i int) { d[i] = float32(x[i]) })
		}
	case F64:
		return func(dst, a unsafe.Pointer, n int) {
			d, x := vec[float64](dst, n), vec[T](a, n)
			eachOf(n, unsafe.Sizeof(x[0]), 8, func(i int) { d[i] = float64(x[i]) })
		}
	}
	fraction, exponent := uint(10), uint(5)
	if to == BF16 {
		fraction, exponent = 7, 8
	}
	return func(dst, a unsafe.Pointer, n int) {
		d, x := vec[uint16](dst, n), vec[T](a, n)
		eachOf(n, unsafe.Sizeof(x[0]), 2, func(i int) {
			v := x[i]
			neg := v < 0
			m := uint64(v)
			if neg {
				m = -uint64(int64(v))
			}
			// 40 bits are more than a half format needs; the rest is one bit.
			f := float64(m)
			if m >= 1<<48 {
				f = float64(m>>16|b2u(m&0xffff != 0)) * (1 << 16)
			}
			if neg {
				f = -f
			}
			d[i] = narrow64(f, fraction, exponent)
		})
	}
}

func b2u(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

// eachOf calls f for every lane, from the last when lanes become wider.
func eachOf(n int, from, to uintptr, f func(i int)) {
	if to > from {
		for i := n - 1; i >= 0; i-- {
			f(i)
		}
		return
	}
	for i := range n {
		f(i)
	}
}

// fromFloat gives k what converts floats of one type.
func fromFloat[U format](k *Kernels, t Type, wide func(U) float64, bits floats[U]) {
	k.convert[ToSigned][t][I8] = toInteger[U, int8](wide, -1<<7, 1<<7)
	k.convert[ToSigned][t][I16] = toInteger[U, int16](wide, -1<<15, 1<<15)
	k.convert[ToSigned][t][I32] = toInteger[U, int32](wide, -1<<31, 1<<31)
	k.convert[ToSigned][t][I64] = toInteger[U, int64](wide, -1<<63, 1<<63)
	k.convert[ToUnsigned][t][I8] = toInteger[U, uint8](wide, 0, 1<<8)
	k.convert[ToUnsigned][t][I16] = toInteger[U, uint16](wide, 0, 1<<16)
	k.convert[ToUnsigned][t][I32] = toInteger[U, uint32](wide, 0, 1<<32)
	k.convert[ToUnsigned][t][I64] = toInteger[U, uint64](wide, 0, 1<<64)
	for _, to := range []Type{F16, BF16, F32, F64} {
		if to == t {
			continue
		}
		switch to {
		case F16:
			k.convert[Resize][t][to] = resizeFloat(bits, f16Bits, func(x U) uint16 { return narrow64(wide(x), 10, 5) })
		case BF16:
			k.convert[Resize][t][to] = resizeFloat(bits, bf16Bits, func(x U) uint16 { return narrow64(wide(x), 7, 8) })
		case F32:
			k.convert[Resize][t][to] = resizeFloat(bits, f32Bits, func(x U) uint32 { return math.Float32bits(float32(wide(x))) })
		case F64:
			k.convert[Resize][t][to] = resizeFloat(bits, f64Bits, func(x U) uint64 { return math.Float64bits(wide(x)) })
		}
	}
}

// toInteger rounds toward zero and stops at lo and below end.
func toInteger[U format, I unsigned | signed](wide func(U) float64, lo, end float64) Unary {
	var size I
	least, most := I(lo), ^I(0)
	if lo < 0 {
		most = ^least
	}
	return func(dst, a unsafe.Pointer, n int) {
		d, x := vec[I](dst, n), vec[U](a, n)
		eachOf(n, unsafe.Sizeof(x[0]), unsafe.Sizeof(size), func(i int) {
			v := math.Trunc(wide(x[i]))
			switch {
			case v != v:
				d[i] = 0
			case v < lo:
				d[i] = least
			case v >= end:
				d[i] = most
			case v >= 1<<63:
				d[i] = I(uint64(v-1<<63) | 1<<63)
			default:
				d[i] = I(int64(v))
			}
		})
	}
}

// resizeFloat rounds once. A NaN keeps its sign and the upper bits of its
// payload and becomes quiet.
func resizeFloat[A, B format](from floats[A], to floats[B], f func(A) B) Unary {
	fractionA, fractionB := trailing(from.exponent), trailing(to.exponent)
	return func(dst, a unsafe.Pointer, n int) {
		d, x := vec[B](dst, n), vec[A](a, n)
		eachOf(n, unsafe.Sizeof(x[0]), unsafe.Sizeof(d[0]), func(i int) {
			v := x[i]
			if !from.nan(v) {
				d[i] = f(v)
				return
			}
			payload := uint64(v &^ (from.sign | from.exponent))
			if fractionB >= fractionA {
				payload <<= fractionB - fractionA
			} else {
				payload >>= fractionA - fractionB
			}
			r := to.exponent | to.quiet | B(payload)
			if v&from.sign != 0 {
				r |= to.sign
			}
			d[i] = r
		})
	}
}

// trailing is the number of zeros below the exponent: the bits of fraction.
func trailing[U format](x U) (n uint) {
	for ; x&1 == 0; x >>= 1 {
		n++
	}
	return n
}
