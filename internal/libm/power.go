package libm

import (
	"math"
	"math/bits"
)

// pow takes any operands but NaN (C11 F.10.4.4); see Pow for NaN.
func pow(x, y float64) result {
	integer, odd := parity(y)
	neg := math.Signbit(x) && odd
	ax := math.Abs(x)
	switch {
	case y == 0 || x == 1:
		return special(1)
	case isInf(y):
		switch {
		case ax == 1:
			return special(1)
		case (ax > 1) == (y > 0):
			return infinity(false)
		}
		return special(0)
	case x == 0 || isInf(x):
		if (x == 0) == (y < 0) {
			return infinity(neg)
		}
		if neg {
			return special(math.Copysign(0, -1))
		}
		return special(0)
	case x < 0 && !integer:
		return invalid()
	}
	e, ok := exactPow(ax, y)
	if !ok {
		e = logOf(toExt(ax)).mul(toExt(y))
		e = expOf(e)
	}
	e.neg = neg
	return rounded(e)
}

// parity says whether y is an integer, and whether an odd one.
func parity(y float64) (integer, odd bool) {
	if isInf(y) || y != math.Trunc(y) {
		return false, false
	}
	return true, math.Abs(y) < 1<<53 && int64(y)&1 != 0
}

// exactPow is x^y, for x > 0 and finite, if that has at most 64 significant
// bits: results on which the sum of a series could not decide a tie.
func exactPow(x, y float64) (ext, bool) {
	if y == 0 {
		return extInt(1), true
	}
	m, s := oddPart(toExt(x))
	n, b := oddPart(toExt(y).abs())
	neg := y < 0
	if m == 1 {
		// A power of two: exact if the exponent s·y is a whole number.
		p := float64(s) * y
		if p != math.Trunc(p) || math.Abs(p) > 1<<20 {
			return ext{}, false
		}
		return extInt(1).scale(int(p)), true
	}
	if neg || n > 64 {
		return ext{}, false // 1/odd is no binary fraction; 3^65 is too long
	}
	for ; b < 0; b++ {
		// y has half an odd number left: x must be a square.
		if s&1 != 0 {
			return ext{}, false
		}
		r := uint64(math.Sqrt(float64(m)))
		if r*r != m {
			return ext{}, false
		}
		m, s = r, s/2
		if m == 1 {
			return ext{}, false // cannot be: m > 1 has no root 1
		}
	}
	if b > 6 || n<<b > 64 {
		return ext{}, false
	}
	n <<= b
	p := uint64(1)
	for range n {
		hi, lo := bits.Mul64(p, m)
		if hi != 0 {
			return ext{}, false
		}
		p = lo
	}
	z := bits.LeadingZeros64(p)
	return ext{p << z, 0, 64 - z + s*int(n), false}, true
}

// oddPart is |x| as m·2^s with m odd; x has at most 64 significant bits.
func oddPart(x ext) (m uint64, s int) {
	z := bits.TrailingZeros64(x.hi)
	return x.hi >> z, x.exp - 64 + z
}

// Powi is x^n as compiler-rt's __powidf2 forms it: square and multiply, then
// the reciprocal for a negative n (semantics of llvm.powi on x86-64).
func Powi(x float64, n int64) float64 {
	if x != x && n != 0 {
		return Quiet(x)
	}
	r := 1.0
	for k := n; ; {
		if k&1 != 0 {
			r *= x
		}
		if k /= 2; k == 0 {
			break
		}
		x *= x
	}
	if n < 0 {
		return 1 / r
	}
	return r
}

// Powif is x^n as compiler-rt's __powisf2 forms it, in float throughout.
func Powif(x float32, n int64) float32 {
	if x != x && n != 0 {
		return Quietf(x)
	}
	r := float32(1)
	for k := n; ; {
		if k&1 != 0 {
			r *= x
		}
		if k /= 2; k == 0 {
			break
		}
		x *= x
	}
	if n < 0 {
		return 1 / r
	}
	return r
}
