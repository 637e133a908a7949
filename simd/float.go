package simd

import (
	"math"
	"unsafe"
)

// A format is how the bits of a float type are read. Half formats are computed
// in float32 and rounded; wider ones in their own type.
type format interface {
	uint16 | uint32 | uint64
}

// floats tells one float type from another in the kernels: its sign bit, its
// exponent bits, the quiet bit of a NaN.
type floats[U format] struct{ sign, exponent, quiet U }

var (
	f16Bits  = floats[uint16]{0x8000, 0x7c00, 0x0200}
	bf16Bits = floats[uint16]{0x8000, 0x7f80, 0x0040}
	f32Bits  = floats[uint32]{1 << 31, 0xff << 23, 1 << 22}
	f64Bits  = floats[uint64]{1 << 63, 0x7ff << 52, 1 << 51}
)

func (f floats[U]) nan(x U) bool { return x&^f.sign > f.exponent }

// result is r, or the NaN that operands x and y give when r is one.
func (f floats[U]) result(r, x, y U) U {
	switch {
	case !f.nan(r):
		return r
	case f.nan(x):
		return x | f.quiet
	case f.nan(y):
		return y | f.quiet
	}
	return f.sign | f.exponent | f.quiet
}

// Each type's arithmetic on bits. The conversions keep Go from fusing a
// product with a sum.

func add32(x, y uint32) uint32 {
	return math.Float32bits(math.Float32frombits(x) + math.Float32frombits(y))
}
func sub32(x, y uint32) uint32 {
	return math.Float32bits(math.Float32frombits(x) - math.Float32frombits(y))
}
func mul32(x, y uint32) uint32 {
	return math.Float32bits(float32(math.Float32frombits(x) * math.Float32frombits(y)))
}
func div32(x, y uint32) uint32 {
	return math.Float32bits(math.Float32frombits(x) / math.Float32frombits(y))
}
func add64(x, y uint64) uint64 {
	return math.Float64bits(math.Float64frombits(x) + math.Float64frombits(y))
}
func sub64(x, y uint64) uint64 {
	return math.Float64bits(math.Float64frombits(x) - math.Float64frombits(y))
}
func mul64(x, y uint64) uint64 {
	return math.Float64bits(float64(math.Float64frombits(x) * math.Float64frombits(y)))
}
func div64(x, y uint64) uint64 {
	return math.Float64bits(math.Float64frombits(x) / math.Float64frombits(y))
}

// root32 needs no second rounding: 53 bits are twice 24 and two more.
func root32(x uint32) uint32 {
	return math.Float32bits(float32(math.Sqrt(float64(math.Float32frombits(x)))))
}
func root64(x uint64) uint64 { return math.Float64bits(math.Sqrt(math.Float64frombits(x))) }

// half lifts an operation of f32 to a half format.
func half2(f func(x, y uint32) uint32, wide func(uint16) uint32, narrow func(uint32) uint16) func(x, y uint16) uint16 {
	return func(x, y uint16) uint16 { return narrow(f(wide(x), wide(y))) }
}

// elementwise is the kernel of an operation on two numbers.
func elementwise[U format](f func(x, y U) U) Binary {
	return func(dst, a, b unsafe.Pointer, n int) {
		d, x, y := vec[U](dst, n), vec[U](a, n), vec[U](b, n)
		for i := range d {
			d[i] = f(x[i], y[i])
		}
	}
}

func mapped[U format](f func(x U) U) Unary {
	return func(dst, a unsafe.Pointer, n int) {
		d, x := vec[U](dst, n), vec[U](a, n)
		for i := range d {
			d[i] = f(x[i])
		}
	}
}

// fillFloats gives k the reference kernels of floats.
func fillFloats(k *Kernels) {
	k.binary[Add][F32], k.binary[Sub][F32], k.binary[Mul][F32], k.binary[Div][F32] = addF32, subF32, mulF32, divF32
	k.binary[Add][F64], k.binary[Sub][F64], k.binary[Mul][F64], k.binary[Div][F64] = addF64, subF64, mulF64, divF64
	for _, o := range []struct {
		op BinaryOp
		f  func(x, y uint32) uint32
	}{{Add, add32}, {Sub, sub32}, {Mul, mul32}, {Div, div32}} {
		k.binary[o.op][F16] = arithmetic(f16Bits, half2(o.f, f16to32, f32to16))
		k.binary[o.op][BF16] = arithmetic(bf16Bits, half2(o.f, bf16to32, f32tobf16))
	}
	fillFormat(k, F16, f16Bits, func(x uint16) float64 { return float64(math.Float32frombits(f16to32(x))) }, func(x float64) uint16 { return narrow64(x, 10, 5) })
	fillFormat(k, BF16, bf16Bits, func(x uint16) float64 { return float64(math.Float32frombits(bf16to32(x))) }, func(x float64) uint16 { return narrow64(x, 7, 8) })
	fillFormat(k, F32, f32Bits, func(x uint32) float64 { return float64(math.Float32frombits(x)) }, func(x float64) uint32 { return math.Float32bits(float32(x)) })
	fillFormat(k, F64, f64Bits, math.Float64frombits, math.Float64bits)
	k.unary[Sqrt][F32] = mapped(func(x uint32) uint32 { return f32Bits.result(root32(x), x, x) })
	k.unary[Sqrt][F64] = mapped(func(x uint64) uint64 { return f64Bits.result(root64(x), x, x) })
	k.ternary[FMA][F64] = fused64
	k.ternary[MulAdd][F32] = inTwo(k.binary[Mul][F32], k.binary[Add][F32], 4)
	k.ternary[MulAdd][F64] = inTwo(k.binary[Mul][F64], k.binary[Add][F64], 8)
	k.ternary[MulAdd][F16] = inTwo(k.binary[Mul][F16], k.binary[Add][F16], 2)
	k.ternary[MulAdd][BF16] = inTwo(k.binary[Mul][BF16], k.binary[Add][BF16], 2)
}

// anyNaN is the reference of AnyNaN.
func (f floats[U]) anyNaN(a unsafe.Pointer, n int) bool {
	for _, x := range vec[U](a, n) {
		if f.nan(x) {
			return true
		}
	}
	return false
}

// arithmetic is the kernel of f with the rule for NaNs.
func arithmetic[U format](bits floats[U], f func(x, y U) U) Binary {
	return elementwise(func(x, y U) U { return bits.result(f(x, y), x, y) })
}

func addF32(dst, a, b unsafe.Pointer, n int) {
	d, x, y := vec[float32](dst, n), vec[float32](a, n), vec[float32](b, n)
	for i := range d {
		p, q := x[i], y[i]
		r := p + q
		if r != r {
			r = nan32(p, q)
		}
		d[i] = r
	}
}

func subF32(dst, a, b unsafe.Pointer, n int) {
	d, x, y := vec[float32](dst, n), vec[float32](a, n), vec[float32](b, n)
	for i := range d {
		p, q := x[i], y[i]
		r := p - q
		if r != r {
			r = nan32(p, q)
		}
		d[i] = r
	}
}

func mulF32(dst, a, b unsafe.Pointer, n int) {
	d, x, y := vec[float32](dst, n), vec[float32](a, n), vec[float32](b, n)
	for i := range d {
		p, q := x[i], y[i]
		r := p * q
		if r != r {
			r = nan32(p, q)
		}
		d[i] = r
	}
}

func divF32(dst, a, b unsafe.Pointer, n int) {
	d, x, y := vec[float32](dst, n), vec[float32](a, n), vec[float32](b, n)
	for i := range d {
		p, q := x[i], y[i]
		r := p / q
		if r != r {
			r = nan32(p, q)
		}
		d[i] = r
	}
}

func addF64(dst, a, b unsafe.Pointer, n int) {
	d, x, y := vec[float64](dst, n), vec[float64](a, n), vec[float64](b, n)
	for i := range d {
		p, q := x[i], y[i]
		r := p + q
		if r != r {
			r = nan64(p, q)
		}
		d[i] = r
	}
}

func subF64(dst, a, b unsafe.Pointer, n int) {
	d, x, y := vec[float64](dst, n), vec[float64](a, n), vec[float64](b, n)
	for i := range d {
		p, q := x[i], y[i]
		r := p - q
		if r != r {
			r = nan64(p, q)
		}
		d[i] = r
	}
}

func mulF64(dst, a, b unsafe.Pointer, n int) {
	d, x, y := vec[float64](dst, n), vec[float64](a, n), vec[float64](b, n)
	for i := range d {
		p, q := x[i], y[i]
		r := p * q
		if r != r {
			r = nan64(p, q)
		}
		d[i] = r
	}
}

func divF64(dst, a, b unsafe.Pointer, n int) {
	d, x, y := vec[float64](dst, n), vec[float64](a, n), vec[float64](b, n)
	for i := range d {
		p, q := x[i], y[i]
		r := p / q
		if r != r {
			r = nan64(p, q)
		}
		d[i] = r
	}
}

//go:noinline
func nan32(x, y float32) float32 {
	p, q := math.Float32bits(x), math.Float32bits(y)
	return math.Float32frombits(f32Bits.result(^uint32(0), p, q))
}

//go:noinline
func nan64(x, y float64) float64 {
	p, q := math.Float64bits(x), math.Float64bits(y)
	return math.Float64frombits(f64Bits.result(^uint64(0), p, q))
}

// fillFormat gives k the kernels that one type computes through float64.
func fillFormat[U format](k *Kernels, t Type, bits floats[U], wide func(U) float64, narrow func(float64) U) {
	rounding := func(f func(float64) float64) Unary {
		return mapped(func(x U) U { return bits.result(narrow(f(wide(x))), x, x) })
	}
	k.anyNaN[t] = bits.anyNaN
	k.unary[Neg][t] = mapped(func(x U) U { return x ^ bits.sign })
	k.unary[Abs][t] = mapped(func(x U) U { return x &^ bits.sign })
	k.unary[Sqrt][t] = rounding(math.Sqrt)
	k.unary[Floor][t] = rounding(math.Floor)
	k.unary[Ceil][t] = rounding(math.Ceil)
	k.unary[Trunc][t] = rounding(math.Trunc)
	k.unary[RoundEven][t] = rounding(math.RoundToEven)
	k.unary[Round][t] = rounding(math.Round)
	k.binary[CopySign][t] = elementwise(func(x, y U) U { return x&^bits.sign | y&bits.sign })
	k.binary[MinNum][t] = elementwise(func(x, y U) U { return bits.extreme(x, y, true, false) })
	k.binary[MaxNum][t] = elementwise(func(x, y U) U { return bits.extreme(x, y, false, false) })
	k.binary[Minimum][t] = elementwise(func(x, y U) U { return bits.extreme(x, y, true, true) })
	k.binary[Maximum][t] = elementwise(func(x, y U) U { return bits.extreme(x, y, false, true) })
	if t != F64 {
		k.ternary[FMA][t] = func(dst, a, b, c unsafe.Pointer, n int) {
			d, x, y, z := vec[U](dst, n), vec[U](a, n), vec[U](b, n), vec[U](c, n)
			for i := range d {
				d[i] = bits.fused(x[i], y[i], z[i], wide, narrow)
			}
		}
	}
	type order struct{ less, equal, greater, unordered bool }
	for p, o := range map[Predicate]order{
		OEQ: {equal: true}, OGT: {greater: true}, OGE: {equal: true, greater: true}, OLT: {less: true},
		OLE: {less: true, equal: true}, ONE: {less: true, greater: true}, ORD: {less: true, equal: true, greater: true},
		UEQ: {equal: true, unordered: true}, UNGT: {greater: true, unordered: true}, UNGE: {equal: true, greater: true, unordered: true},
		UNLT: {less: true, unordered: true}, UNLE: {less: true, equal: true, unordered: true},
		UNE: {less: true, greater: true, unordered: true}, UNO: {unordered: true},
	} {
		k.compare[p][t] = func(dst, a, b unsafe.Pointer, n int) {
			d, x, y := vec[byte](dst, n), vec[U](a, n), vec[U](b, n)
			for i := range d {
				p, q := wide(x[i]), wide(y[i])
				d[i] = bit(p < q && o.less || p == q && o.equal || p > q && o.greater || (p != p || q != q) && o.unordered)
			}
		}
	}
}

// key orders the numbers of a type as integers, -0 below +0.
func (f floats[U]) key(x U) U {
	if x&f.sign != 0 {
		return ^x
	}
	return x | f.sign
}

// extreme is the lesser or greater of two numbers, -0 being less than +0. When
// one is a NaN, it wins or loses; a NaN that is given is quiet.
func (f floats[U]) extreme(x, y U, least, nanWins bool) U {
	xn, yn := f.nan(x), f.nan(y)
	switch {
	case xn && (yn || nanWins):
		return x | f.quiet
	case yn && nanWins:
		return y | f.quiet
	case xn:
		return y
	case yn:
		return x
	}
	if f.key(x) < f.key(y) == least {
		return x
	}
	return y
}

// fused is x*y + z, rounded once. The product of two floats of at most 24 bits
// is exact in float64; the sum is made odd where it is inexact, which leaves
// enough for one right rounding to the narrow type.
func (f floats[U]) fused(x, y, z U, wide func(U) float64, narrow func(float64) U) U {
	switch {
	case f.nan(x):
		return x | f.quiet
	case f.nan(y):
		return y | f.quiet
	case f.nan(z):
		return z | f.quiet
	}
	p, c := wide(x)*wide(y), wide(z)
	s := p + c
	if s == s && !math.IsInf(s, 0) {
		// The part of the sum that rounding took (Knuth).
		t := s - p
		e := (p - (s - t)) + (c - t)
		b := math.Float64bits(s)
		if e != 0 && b&1 == 0 {
			if (e > 0) == (s > 0) {
				b++
			} else {
				b--
			}
			s = math.Float64frombits(b)
		}
	}
	r := narrow(s)
	if f.nan(r) {
		return f.sign | f.exponent | f.quiet
	}
	return r
}

// fused64 is the reference of FMA on f64.
func fused64(dst, a, b, c unsafe.Pointer, n int) {
	d, x, y, z := vec[uint64](dst, n), vec[uint64](a, n), vec[uint64](b, n), vec[uint64](c, n)
	for i := range d {
		r := math.Float64bits(math.FMA(math.Float64frombits(x[i]), math.Float64frombits(y[i]), math.Float64frombits(z[i])))
		if f64Bits.nan(r) {
			r = f64Bits.result(r, x[i], y[i])
			if !f64Bits.nan(x[i]) && !f64Bits.nan(y[i]) && f64Bits.nan(z[i]) {
				r = z[i] | f64Bits.quiet
			}
		}
		d[i] = r
	}
}

// inTwo is a product, then a sum, a few lanes at a time.
func inTwo(times, plus Binary, size int) Ternary {
	return func(dst, a, b, c unsafe.Pointer, n int) {
		var part [256]byte
		step := len(part) / size
		for i := 0; i < n; i += step {
			m := min(step, n-i)
			off := i * size
			times(unsafe.Pointer(&part), unsafe.Add(a, off), unsafe.Add(b, off), m)
			plus(unsafe.Add(dst, off), unsafe.Pointer(&part), unsafe.Add(c, off), m)
		}
	}
}
