package interp

import "math/bits"

// exact is an integer of 128 bits in two's complement: room for every
// intermediate of the GenX integer intrinsics whose operands have at most 64
// bits, products of unsigned 64-bit numbers excepted.
type exact struct {
	hi int64
	lo uint64
}

// ext is the shown value of v, sign- or zero-extended.
func ext(v *Scalar, signed bool) exact {
	if signed {
		return fromInt(v.signed())
	}
	return exact{0, v.V}
}

func fromInt(n int64) exact { return exact{n >> 63, uint64(n)} }

func (a exact) add(b exact) exact {
	lo, c := bits.Add64(a.lo, b.lo, 0)
	return exact{a.hi + b.hi + int64(c), lo}
}

func (a exact) neg() exact { return exact{^a.hi, ^a.lo}.add(exact{0, 1}) }

func (a exact) sub(b exact) exact { return a.add(b.neg()) }

// mul is the low 128 bits of the product.
func (a exact) mul(b exact) exact {
	hi, lo := bits.Mul64(a.lo, b.lo)
	return exact{int64(hi + uint64(a.hi)*b.lo + a.lo*uint64(b.hi)), lo}
}

func (a exact) abs() exact {
	if a.hi < 0 {
		return a.neg()
	}
	return a
}

// shl shifts left by n, 0 to 127.
func (a exact) shl(n uint) exact {
	if n >= 64 {
		return exact{int64(a.lo << (n - 64)), 0}
	}
	return exact{a.hi<<n | int64(a.lo>>(64-n)), a.lo << n}
}

// shr shifts right by n, 0 to 127, keeping the sign.
func (a exact) shr(n uint) exact {
	if n >= 64 {
		return exact{a.hi >> 63, uint64(a.hi >> (n - 64))}
	}
	return exact{a.hi >> n, a.lo>>n | uint64(a.hi)<<(64-n)}
}

func (a exact) less(b exact) bool { return a.hi < b.hi || a.hi == b.hi && a.lo < b.lo }

// low is the low bits of a.
func (a exact) low(width int32) Scalar { return Scalar{V: a.lo & mask(width), Width: width} }

// clamp is the number of width bits nearest to a.
func (a exact) clamp(width int32, signed bool) Scalar {
	lo, hi := exact{}, exact{0, mask(width)}
	if signed {
		hi = exact{0, mask(width) >> 1}
		lo = hi.neg().sub(exact{0, 1})
	}
	switch {
	case a.less(lo):
		a = lo
	case hi.less(a):
		a = hi
	}
	return a.low(width)
}
