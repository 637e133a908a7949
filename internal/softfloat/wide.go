package softfloat

import "math/bits"

// u128 is an unsigned 128-bit integer.
type u128 struct{ hi, lo uint64 }

func (x u128) isZero() bool { return x.hi|x.lo == 0 }

func (x u128) less(y u128) bool { return x.hi < y.hi || x.hi == y.hi && x.lo < y.lo }

func (x u128) add(y u128) (sum u128, carry uint64) {
	sum.lo, carry = bits.Add64(x.lo, y.lo, 0)
	sum.hi, carry = bits.Add64(x.hi, y.hi, carry)
	return sum, carry
}

func (x u128) sub(y u128) u128 {
	lo, b := bits.Sub64(x.lo, y.lo, 0)
	hi, _ := bits.Sub64(x.hi, y.hi, b)
	return u128{hi, lo}
}

func (x u128) neg() u128 { return u128{}.sub(x) }

func (x u128) shl(n uint) u128 {
	switch {
	case n >= 128:
		return u128{}
	case n >= 64:
		return u128{x.lo << (n - 64), 0}
	}
	return u128{x.hi<<n | x.lo>>(64-n), x.lo << n}
}

func (x u128) shr(n uint) u128 {
	switch {
	case n >= 128:
		return u128{}
	case n >= 64:
		return u128{0, x.hi >> (n - 64)}
	}
	return u128{x.hi >> n, x.lo>>n | x.hi<<(64-n)}
}

// shrJam shifts right and sets the last bit if any one bit was lost, so that a
// later rounding still sees on which side of a tie the value lies.
func (x u128) shrJam(n uint) u128 {
	r := x.shr(n)
	if r.shl(n) != x || n >= 128 && !x.isZero() {
		r.lo |= 1
	}
	return r
}

func (x u128) leadingZeros() uint {
	if x.hi != 0 {
		return uint(bits.LeadingZeros64(x.hi))
	}
	return 64 + uint(bits.LeadingZeros64(x.lo))
}

// mask is 2^n - 1 for n ≤ 128.
func mask(n uint) u128 { return u128{^uint64(0), ^uint64(0)}.shr(128 - n) }

func (x u128) and(y u128) u128 { return u128{x.hi & y.hi, x.lo & y.lo} }
func (x u128) or(y u128) u128  { return u128{x.hi | y.hi, x.lo | y.lo} }

// u256 is an unsigned 256-bit integer, upper half first.
type u256 struct{ hi, lo u128 }

// mul128 is the whole product of x and y.
func mul128(x, y u128) u256 {
	h00, l00 := bits.Mul64(x.lo, y.lo)
	h01, l01 := bits.Mul64(x.lo, y.hi)
	h10, l10 := bits.Mul64(x.hi, y.lo)
	h11, l11 := bits.Mul64(x.hi, y.hi)
	m, c1 := bits.Add64(h00, l01, 0)
	m, c2 := bits.Add64(m, l10, 0)
	u, c3 := bits.Add64(h01, l11, c1)
	u, c4 := bits.Add64(u, h10, c2)
	return u256{u128{h11 + c3 + c4, u}, u128{m, l00}}
}

func (x u256) less(y u256) bool {
	if x.hi != y.hi {
		return x.hi.less(y.hi)
	}
	return x.lo.less(y.lo)
}

func (x u256) add(y u256) (sum u256, carry uint64) {
	var c uint64
	sum.lo, c = x.lo.add(y.lo)
	sum.hi, carry = x.hi.add(y.hi)
	if c != 0 {
		var c2 uint64
		sum.hi, c2 = sum.hi.add(u128{0, 1})
		carry |= c2
	}
	return sum, carry
}

func (x u256) sub(y u256) u256 {
	r := u256{x.hi.sub(y.hi), x.lo.sub(y.lo)}
	if x.lo.less(y.lo) {
		r.hi = r.hi.sub(u128{0, 1})
	}
	return r
}

func (x u256) shl(n uint) u256 {
	switch {
	case n == 0:
		return x
	case n >= 128:
		return u256{x.lo.shl(n - 128), u128{}}
	}
	return u256{x.hi.shl(n).or(x.lo.shr(128 - n)), x.lo.shl(n)}
}

// shrJam is u128.shrJam for 256 bits.
func (x u256) shrJam(n uint) u256 {
	var r u256
	switch {
	case n == 0:
		return x
	case n >= 256:
		if x != (u256{}) {
			r.lo.lo = 1
		}
		return r
	case n >= 128:
		r.lo = x.hi.shr(n - 128)
	default:
		r = u256{x.hi.shr(n), x.lo.shr(n).or(x.hi.shl(128 - n))}
	}
	if r.shl(n) != x {
		r.lo.lo |= 1
	}
	return r
}

// div is the quotient of x by d and whether a remainder is left; it needs
// x.hi < d and the top bit of d set.
func (x u256) div(d u128) (q u128, inexact bool) {
	var r u128
	q.hi, r = div3by2(x.hi, x.lo.hi, d)
	q.lo, r = div3by2(r, x.lo.lo, d)
	return q, !r.isZero()
}

// div3by2 divides the three words a:low by the two of d, where a < d and d's
// top bit is set (Knuth, The Art of Computer Programming 2, 4.3.1 D).
func div3by2(a u128, low uint64, d u128) (q uint64, r u128) {
	var rem uint64
	over := false
	if a.hi >= d.hi {
		q = ^uint64(0)
		var c uint64
		rem, c = bits.Add64(a.lo, d.hi, 0)
		over = c != 0
	} else {
		q, rem = bits.Div64(a.hi, a.lo, d.hi)
	}
	ph, pl := bits.Mul64(q, d.lo)
	for !over && (u128{rem, low}).less(u128{ph, pl}) {
		q--
		p := u128{ph, pl}.sub(u128{0, d.lo})
		ph, pl = p.hi, p.lo
		var c uint64
		rem, c = bits.Add64(rem, d.hi, 0)
		over = c != 0
	}
	return q, u128{rem, low}.sub(u128{ph, pl})
}
