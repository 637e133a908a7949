package libm

import (
	"math"
	"math/bits"
)

// fix is an unsigned fixed-point number: hi:lo in units of 2^-127, so in [0, 2).
type fix struct{ hi, lo uint64 }

// fixOne is 1.
var fixOne = fix{1 << 63, 0}

// mulHi is the upper half of the product of two 128-bit integers, short of it
// by at most one.
func mulHi(x, y fix) fix {
	h11, l11 := bits.Mul64(x.hi, y.hi)
	h10, l10 := bits.Mul64(x.hi, y.lo)
	h01, l01 := bits.Mul64(x.lo, y.hi)
	m, c := bits.Add64(l10, l01, 0)
	h00, _ := bits.Mul64(x.lo, y.lo)
	_, c2 := bits.Add64(m, h00, 0)
	lo, c3 := bits.Add64(l11, h10, 0)
	hi := h11 + c3
	lo, c3 = bits.Add64(lo, h01, 0)
	hi += c3
	lo, c3 = bits.Add64(lo, c+c2, 0)
	return fix{hi + c3, lo}
}

func (x fix) add(y fix) fix {
	lo, c := bits.Add64(x.lo, y.lo, 0)
	hi, _ := bits.Add64(x.hi, y.hi, c)
	return fix{hi, lo}
}

func (x fix) sub(y fix) fix {
	lo, b := bits.Sub64(x.lo, y.lo, 0)
	hi, _ := bits.Sub64(x.hi, y.hi, b)
	return fix{hi, lo}
}

// mul is the product of two fixed-point numbers, which must be below 2.
func (x fix) mul(y fix) fix {
	p := mulHi(x, y)
	return fix{p.hi<<1 | p.lo>>63, p.lo << 1}
}

// sum is c[0] + z·c[1] + z²·c[2] … for 0 ≤ z < 1 in units of 2^-128.
func sum(z fix, c []fix) fix {
	s := c[len(c)-1]
	for i := len(c) - 2; i >= 0; i-- {
		s = c[i].add(mulHi(z, s))
	}
	return s
}

// alternatingSum is c[0] - z·c[1] + z²·c[2] …; the coefficients fall fast
// enough that no partial sum is negative.
func alternatingSum(z fix, c []fix) fix {
	s := c[len(c)-1]
	for i := len(c) - 2; i >= 0; i-- {
		s = c[i].sub(mulHi(z, s))
	}
	return s
}

// ext is a floating-point number of 128 significant bits: (hi:lo / 2^128) ×
// 2^exp, the top bit of hi set. Zero has hi = 0. There are no infinities or
// NaNs, and the exponent never overflows in this package's use.
type ext struct {
	hi, lo uint64
	exp    int
	neg    bool
}

// toExt is the exact value of a finite x.
func toExt(x float64) ext {
	b := math.Float64bits(x)
	m, e := b<<12>>1, int(b>>52&0x7ff)
	if e != 0 {
		return ext{m | 1<<63, 0, e - 1022, b>>63 != 0}
	}
	if m == 0 {
		return ext{}
	}
	z := bits.LeadingZeros64(m)
	return ext{m << z, 0, -1021 - z, b>>63 != 0}
}

// extInt is the exact value of n.
func extInt(n int) ext {
	if n == 0 {
		return ext{}
	}
	u := uint64(n)
	if n < 0 {
		u = -u
	}
	z := bits.LeadingZeros64(u)
	return ext{u << z, 0, 64 - z, n < 0}
}

// ext normalises a fixed-point number times 2^exp.
func (x fix) ext(exp int) ext {
	if x.hi == 0 {
		if x.lo == 0 {
			return ext{}
		}
		z := bits.LeadingZeros64(x.lo)
		return ext{x.lo << z, 0, exp + 1 - 64 - z, false}
	}
	z := uint(bits.LeadingZeros64(x.hi))
	return ext{x.hi<<z | x.lo>>(64-z), x.lo << z, exp + 1 - int(z), false}
}

// fraction is |x| for |x| < 1 in units of 2^-128; what lies below is dropped.
func (x ext) fraction() fix { return fix{x.hi, x.lo}.shr(uint(-x.exp)) }

func (x fix) shr(n uint) fix {
	if n >= 64 {
		return fix{0, x.hi >> (n - 64)}
	}
	return fix{x.hi >> n, x.lo>>n | x.hi<<(64-n)}
}

func (x ext) negate() ext { x.neg = !x.neg; return x }
func (x ext) abs() ext    { x.neg = false; return x }

// scale is x·2^n.
func (x ext) scale(n int) ext { x.exp += n; return x }

func (x ext) mul(y ext) ext {
	if x.hi == 0 || y.hi == 0 {
		return ext{}
	}
	p := mulHi(fix{x.hi, x.lo}, fix{y.hi, y.lo})
	e := x.exp + y.exp
	if p.hi>>63 == 0 {
		p = fix{p.hi<<1 | p.lo>>63, p.lo << 1}
		e--
	}
	return ext{p.hi, p.lo, e, x.neg != y.neg}
}

func (x ext) square() ext { return x.mul(x) }

func (x ext) add(y ext) ext {
	if y.hi == 0 {
		return x
	}
	if x.hi == 0 {
		return y
	}
	if x.exp < y.exp || x.exp == y.exp && (x.hi < y.hi || x.hi == y.hi && x.lo < y.lo) {
		x, y = y, x
	}
	d := uint(x.exp - y.exp)
	if d >= 128 {
		return x
	}
	b := fix{y.hi, y.lo}.shr(d)
	if x.neg == y.neg {
		lo, c := bits.Add64(x.lo, b.lo, 0)
		hi, c := bits.Add64(x.hi, b.hi, c)
		if c != 0 {
			return ext{hi>>1 | 1<<63, lo>>1 | hi<<63, x.exp + 1, x.neg}
		}
		return ext{hi, lo, x.exp, x.neg}
	}
	r := fix{x.hi, x.lo}.sub(b)
	e := r.ext(x.exp - 1)
	e.neg = x.neg && e.hi != 0
	return e
}

func (x ext) sub(y ext) ext { return x.add(y.negate()) }

// less compares magnitudes.
func (x ext) less(y ext) bool {
	if x.hi == 0 || y.hi == 0 {
		return y.hi != 0
	}
	if x.exp != y.exp {
		return x.exp < y.exp
	}
	return x.hi < y.hi || x.hi == y.hi && x.lo < y.lo
}

// div is x/y truncated to 128 bits; y is not zero.
func (x ext) div(y ext) ext {
	if x.hi == 0 {
		return ext{}
	}
	e := x.exp - y.exp
	n := fix{x.hi, x.lo}
	var low uint64
	if !(n.hi < y.hi || n.hi == y.hi && n.lo < y.lo) {
		// The quotient would need 129 bits: halve the dividend.
		low = n.lo << 63
		n = n.shr(1)
		e++
	}
	var q fix
	q.hi, n = div3by2(n, low, fix{y.hi, y.lo})
	q.lo, _ = div3by2(n, 0, fix{y.hi, y.lo})
	return ext{q.hi, q.lo, e, x.neg != y.neg}
}

// div3by2 divides the three words a:low by the two of d, where a < d and d's
// top bit is set (Knuth, The Art of Computer Programming 2, 4.3.1 D).
func div3by2(a fix, low uint64, d fix) (q uint64, r fix) {
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
	for !over && (rem < ph || rem == ph && low < pl) {
		q--
		var b uint64
		pl, b = bits.Sub64(pl, d.lo, 0)
		ph -= b
		var c uint64
		rem, c = bits.Add64(rem, d.hi, 0)
		over = c != 0
	}
	return q, fix{rem, low}.sub(fix{ph, pl})
}

// sqrt is the square root of x ≥ 0, right to about 126 bits.
func (x ext) sqrt() ext {
	if x.hi == 0 {
		return x
	}
	e := x.exp &^ 1
	x.exp -= e
	r := toExt(math.Sqrt(x.approx()))
	for range 2 {
		r = r.add(x.div(r)).scale(-1)
	}
	return r.scale(e / 2)
}

// approx is x to within a few units of double's last place; x must be near 1.
func (x ext) approx() float64 {
	f := math.Ldexp(float64(x.hi>>11), x.exp-53)
	if x.neg {
		f = -f
	}
	return f
}

// round rounds x to a binary format of prec significant bits, smallest normal
// exponent minExp and largest exponent maxExp (for values 1.f × 2^e), to
// nearest, ties to even. The result is its integer significand and the weight
// of the last bit; over says that it lies beyond the format.
func (x ext) round(prec uint, minExp, maxExp int) (m uint64, weight int, over bool) {
	if x.hi == 0 {
		return 0, 0, false
	}
	e := x.exp - 1
	drop := 128 - prec
	weight = e - int(prec) + 1
	if e < minExp {
		if minExp-e > int(prec) {
			return 0, 0, false // below half of the smallest value
		}
		drop += uint(minExp - e)
		weight += minExp - e
	}
	// drop is in 75..128: all kept bits come from hi.
	n := drop - 64
	m = x.hi >> n // zero for n = 64
	rest, half := x.hi<<(64-n), uint64(1)<<63
	if n == 64 {
		rest = x.hi
	}
	if rest > half || rest == half && (x.lo != 0 || m&1 != 0) {
		m++
		if m>>prec != 0 {
			m >>= 1
			weight++
		}
	}
	return m, weight, weight+int(prec)-1 > maxExp && m>>(prec-1) != 0
}

// float64 is the double nearest to x; zero takes x's sign bit.
func (x ext) float64() float64 {
	m, w, over := x.round(53, -1022, 1023)
	var b uint64
	switch {
	case over:
		b = 0x7ff << 52
	case m>>52 == 0:
		b = m // zero or subnormal
	default:
		b = uint64(w+52+1023)<<52 | m&(1<<52-1)
	}
	if x.neg {
		b |= 1 << 63
	}
	return math.Float64frombits(b)
}

// float32 is the float nearest to x; zero takes x's sign bit.
func (x ext) float32() float32 {
	m, w, over := x.round(24, -126, 127)
	var b uint32
	switch {
	case over:
		b = 0xff << 23
	case m>>23 == 0:
		b = uint32(m)
	default:
		b = uint32(w+23+127)<<23 | uint32(m)&(1<<23-1)
	}
	if x.neg {
		b |= 1 << 31
	}
	return math.Float32frombits(b)
}

// huge and tiny stand for results beyond every format.
func huge(neg bool) ext { return ext{1 << 63, 0, 1 << 20, neg} }
func tiny(neg bool) ext { return ext{1 << 63, 0, -(1 << 20), neg} }
