package libm

import (
	"math"
	"math/bits"
)

// The functions of this file are exact, or rounded by definition.

// Sqrt returns the square root of x (IEEE 754 squareRoot).
func Sqrt(x float64) float64 {
	switch {
	case x != x:
		return Quiet(x)
	case x < 0:
		return NaN()
	}
	return math.Sqrt(x)
}

// Sqrtf returns the square root of x. The root of a float taken in double and
// rounded again is right: 53 ≥ 2·24+2.
func Sqrtf(x float32) float32 {
	switch {
	case x != x:
		return Quietf(x)
	case x < 0:
		return NaNf()
	}
	return float32(math.Sqrt(float64(x)))
}

// FMA returns x·y + z rounded once.
func FMA(x, y, z float64) float64 {
	r := math.FMA(x, y, z)
	if r == r {
		return r
	}
	for _, v := range [...]float64{x, y, z} {
		if v != v {
			return Quiet(v)
		}
	}
	return NaN()
}

// FMAf returns x·y + z rounded once to float. The product is exact in double;
// the sum is rounded to odd there, which a second rounding does not spoil
// (Boldo and Melquiond, 2008).
func FMAf(x, y, z float32) float32 {
	p, c := float64(float64(x)*float64(y)), float64(z)
	s := p + c
	if s != s {
		for _, v := range [...]float32{x, y, z} {
			if v != v {
				return Quietf(v)
			}
		}
		return NaNf()
	}
	// The rounding error of the sum, exactly (Knuth's two-sum).
	t := s - p
	e := (p - (s - t)) + (c - t)
	if e != 0 && !isInf(s) {
		b := math.Float64bits(s)
		if b&1 == 0 {
			// Round to odd: step towards the error if s was rounded to even.
			if (e > 0) == (s > 0) {
				b++
			} else {
				b--
			}
			s = math.Float64frombits(b)
		}
	}
	return float32(s)
}

// split is a finite non-zero |x| as m·2^e with the top bit of 53 set in m.
func split(x float64) (m uint64, e int) {
	b := math.Float64bits(x)
	m, e = b&(1<<52-1), int(b>>52&0x7ff)
	if e != 0 {
		return m | 1<<52, e - 1075
	}
	z := bits.LeadingZeros64(m) - 11
	return m << z, -1074 - z
}

// modulo is |x| modulo 2|y| in units of 2^e, with n = |y| in the same unit;
// small is set when |x| < |y|/2.
func modulo(x, y float64) (r, n uint64, e int, small bool) {
	mx, ex := split(x)
	my, ey := split(y)
	if ex < ey-1 {
		return 0, 0, 0, true
	}
	if ex < ey {
		my <<= 1
		ey--
	}
	r = mx % (2 * my)
	for d := ex - ey; d > 0; {
		k := uint(min(d, 60))
		r = bits.Rem64(r>>(64-k), r<<k, 2*my)
		d -= int(k)
	}
	return r, my, ey, false
}

// remEdges handles the operands of fmod and remainder that need no division.
func remEdges(x, y float64) (float64, bool) {
	switch {
	case x != x:
		return Quiet(x), true
	case y != y:
		return Quiet(y), true
	case isInf(x) || y == 0:
		return NaN(), true
	case x == 0 || isInf(y):
		return x, true
	}
	return 0, false
}

// Fmod returns x - n·y with n = x/y truncated; exact, with the sign of x.
func Fmod(x, y float64) float64 {
	if r, ok := remEdges(x, y); ok {
		return r
	}
	r, n, e, small := modulo(x, y)
	if small {
		return x
	}
	if r >= n {
		r -= n
	}
	return math.Copysign(math.Ldexp(float64(r), e), x)
}

// Fmodf is Fmod for float; the remainder of two floats is one.
func Fmodf(x, y float32) float32 {
	if x != x {
		return Quietf(x)
	}
	if y != y {
		return Quietf(y)
	}
	return narrow(Fmod(float64(x), float64(y)))
}

// narrow is an exact double as a float, a NaN as the default one.
func narrow(x float64) float32 {
	if x != x {
		return NaNf()
	}
	return float32(x)
}

// Remainder returns x - n·y with n the integer nearest x/y, ties to even.
func Remainder(x, y float64) float64 {
	if r, ok := remEdges(x, y); ok {
		return r
	}
	r, n, e, small := modulo(x, y)
	if small {
		return x
	}
	odd := r >= n
	if odd {
		r -= n
	}
	v := math.Ldexp(float64(r), e)
	if 2*r > n || 2*r == n && odd {
		v = -math.Ldexp(float64(n-r), e)
	}
	if v == 0 {
		return math.Copysign(0, x)
	}
	if math.Signbit(x) {
		return -v
	}
	return v
}

// Remainderf is Remainder for float.
func Remainderf(x, y float32) float32 {
	if x != x {
		return Quietf(x)
	}
	if y != y {
		return Quietf(y)
	}
	return narrow(Remainder(float64(x), float64(y)))
}

// whole applies an exact rounding to an integral value.
func whole(x float64, f func(float64) float64) float64 {
	if x != x {
		return Quiet(x)
	}
	return f(x)
}

func wholef(x float32, f func(float64) float64) float32 {
	if x != x {
		return Quietf(x)
	}
	return float32(f(float64(x)))
}

// Floor returns the largest integral value not above x.
func Floor(x float64) float64 { return whole(x, math.Floor) }

// Floorf is Floor for float.
func Floorf(x float32) float32 { return wholef(x, math.Floor) }

// Ceil returns the smallest integral value not below x.
func Ceil(x float64) float64 { return whole(x, math.Ceil) }

// Ceilf is Ceil for float.
func Ceilf(x float32) float32 { return wholef(x, math.Ceil) }

// Trunc drops the fraction of x.
func Trunc(x float64) float64 { return whole(x, math.Trunc) }

// Truncf is Trunc for float.
func Truncf(x float32) float32 { return wholef(x, math.Trunc) }

// Round rounds x to an integral value, ties away from zero.
func Round(x float64) float64 { return whole(x, math.Round) }

// Roundf is Round for float.
func Roundf(x float32) float32 { return wholef(x, math.Round) }

// Roundeven rounds x to an integral value, ties to even.
func Roundeven(x float64) float64 { return whole(x, math.RoundToEven) }

// Roundevenf is Roundeven for float.
func Roundevenf(x float32) float32 { return wholef(x, math.RoundToEven) }

// Rint is Roundeven: the rounding direction is always to nearest.
func Rint(x float64) float64 { return Roundeven(x) }

// Rintf is Rint for float.
func Rintf(x float32) float32 { return Roundevenf(x) }

// Nearbyint is Rint without the inexact flag, which nobody sees here.
func Nearbyint(x float64) float64 { return Roundeven(x) }

// Nearbyintf is Nearbyint for float.
func Nearbyintf(x float32) float32 { return Roundevenf(x) }

// toInt64 converts an integral value; ok is false out of range or for a NaN,
// and the result is then x86's indefinite integer.
func toInt64(x float64) (v int64, ok bool) {
	if !(x >= -0x1p63 && x < 0x1p63) {
		return math.MinInt64, false
	}
	return int64(x), true
}

// Lround rounds x to an integer, ties away from zero (lround and llround on
// LP64). ok is false where C leaves the result unspecified; it is then what
// x86 gives, -2^63.
func Lround(x float64) (v int64, ok bool) { return toInt64(math.Round(x)) }

// Lroundf is Lround for float.
func Lroundf(x float32) (v int64, ok bool) { return Lround(float64(x)) }

// Lrint rounds x to an integer, ties to even (lrint and llrint on LP64); ok is
// as in Lround.
func Lrint(x float64) (v int64, ok bool) { return toInt64(math.RoundToEven(x)) }

// Lrintf is Lrint for float.
func Lrintf(x float32) (v int64, ok bool) { return Lrint(float64(x)) }

// Fabs clears the sign bit.
func Fabs(x float64) float64 { return math.Abs(x) }

// Fabsf clears the sign bit.
func Fabsf(x float32) float32 { return math.Float32frombits(math.Float32bits(x) &^ (1 << 31)) }

// Copysign returns x with the sign bit of y.
func Copysign(x, y float64) float64 { return math.Copysign(x, y) }

// Copysignf returns x with the sign bit of y.
func Copysignf(x, y float32) float32 {
	const s = 1 << 31
	return math.Float32frombits(math.Float32bits(x)&^s | math.Float32bits(y)&s)
}

// Fmin returns the smaller operand, -0 below +0; a single NaN is ignored.
func Fmin(x, y float64) float64 {
	switch {
	case x != x && y != y:
		return Quiet(x)
	case x != x || y < x || x == y && math.Signbit(y):
		return y
	}
	return x
}

// Fminf is Fmin for float.
func Fminf(x, y float32) float32 {
	if x != x && y != y {
		return Quietf(x)
	}
	return float32(Fmin(float64(x), float64(y)))
}

// Fmax returns the larger operand, +0 above -0; a single NaN is ignored.
func Fmax(x, y float64) float64 {
	switch {
	case x != x && y != y:
		return Quiet(x)
	case x != x || y > x || x == y && math.Signbit(x):
		return y
	}
	return x
}

// Fmaxf is Fmax for float.
func Fmaxf(x, y float32) float32 {
	if x != x && y != y {
		return Quietf(x)
	}
	return float32(Fmax(float64(x), float64(y)))
}

// Fdim returns x - y if x > y, else +0.
func Fdim(x, y float64) float64 {
	switch {
	case x != x:
		return Quiet(x)
	case y != y:
		return Quiet(y)
	case x > y:
		return x - y
	}
	return 0
}

// Fdimf is Fdim for float.
func Fdimf(x, y float32) float32 {
	switch {
	case x != x:
		return Quietf(x)
	case y != y:
		return Quietf(y)
	case x > y:
		return x - y
	}
	return 0
}

// Ldexp returns x·2^n, rounded once (ldexp, scalbn, scalbln).
func Ldexp(x float64, n int64) float64 {
	if x != x {
		return Quiet(x)
	}
	return math.Ldexp(x, int(min(max(n, -5000), 5000)))
}

// Ldexpf is Ldexp for float. In double the product is exact, or so small or
// large that rounding it again changes nothing.
func Ldexpf(x float32, n int64) float32 {
	if x != x {
		return Quietf(x)
	}
	return float32(Ldexp(float64(x), min(max(n, -600), 600)))
}

// Frexp returns the fraction of x, with magnitude in [1/2, 1), and the exponent
// that belongs to it. Zeros, infinities and NaNs come back with exponent 0.
func Frexp(x float64) (frac float64, exp int) {
	if x != x {
		return Quiet(x), 0
	}
	return math.Frexp(x)
}

// Frexpf is Frexp for float.
func Frexpf(x float32) (frac float32, exp int) {
	if x != x {
		return Quietf(x), 0
	}
	f, e := math.Frexp(float64(x))
	return float32(f), e
}

// Modf returns the fraction and the whole part of x, both with its sign.
func Modf(x float64) (frac, integral float64) {
	switch {
	case x != x:
		return Quiet(x), Quiet(x)
	case isInf(x):
		return math.Copysign(0, x), x
	}
	t := math.Trunc(x)
	return math.Copysign(x-t, x), t
}

// Modff is Modf for float.
func Modff(x float32) (frac, integral float32) {
	if x != x {
		return Quietf(x), Quietf(x)
	}
	f, t := Modf(float64(x))
	return float32(f), float32(t)
}

// The results of Ilogb that stand for no exponent, as x86-64 glibc has them.
const (
	IlogbZero = math.MinInt32
	IlogbNaN  = math.MinInt32
	IlogbInf  = math.MaxInt32
)

// Ilogb returns the exponent e of x = ±1.f·2^e.
func Ilogb(x float64) int32 {
	switch {
	case x != x:
		return IlogbNaN
	case x == 0:
		return IlogbZero
	case isInf(x):
		return IlogbInf
	}
	_, e := split(x)
	return int32(e + 52)
}

// Ilogbf is Ilogb for float.
func Ilogbf(x float32) int32 { return Ilogb(float64(x)) }

// Logb returns the exponent of x as a double; -∞ for zero, +∞ for infinities.
func Logb(x float64) float64 {
	switch {
	case x != x:
		return Quiet(x)
	case x == 0:
		return math.Inf(-1)
	case isInf(x):
		return math.Inf(1)
	}
	return float64(Ilogb(x))
}

// Logbf is Logb for float.
func Logbf(x float32) float32 {
	if x != x {
		return Quietf(x)
	}
	return float32(Logb(float64(x)))
}

// Nextafter returns the neighbour of x on the way to y, or y if they are equal.
func Nextafter(x, y float64) float64 {
	switch {
	case x != x:
		return Quiet(x)
	case y != y:
		return Quiet(y)
	case x == y:
		return y
	case x == 0:
		return math.Copysign(math.SmallestNonzeroFloat64, y)
	case (y > x) == (x > 0):
		return math.Float64frombits(math.Float64bits(x) + 1)
	}
	return math.Float64frombits(math.Float64bits(x) - 1)
}

// Nextafterf is Nextafter for float.
func Nextafterf(x, y float32) float32 {
	switch {
	case x != x:
		return Quietf(x)
	case y != y:
		return Quietf(y)
	case x == y:
		return y
	case x == 0:
		return Copysignf(math.SmallestNonzeroFloat32, y)
	case (y > x) == (x > 0):
		return math.Float32frombits(math.Float32bits(x) + 1)
	}
	return math.Float32frombits(math.Float32bits(x) - 1)
}

// Isnan reports whether x is a NaN.
func Isnan(x float64) bool { return x != x }

// Isinf returns 1 for +∞, -1 for -∞, else 0, as glibc's isinf does.
func Isinf(x float64) int {
	switch {
	case x > math.MaxFloat64:
		return 1
	case x < -math.MaxFloat64:
		return -1
	}
	return 0
}

// Isfinite reports whether x is neither infinite nor NaN.
func Isfinite(x float64) bool { return x-x == 0 }

// Isnormal reports whether x is finite, not zero and not subnormal.
func Isnormal(x float64) bool { return Isfinite(x) && math.Abs(x) >= 0x1p-1022 }

// Isnormalf is Isnormal for float.
func Isnormalf(x float32) bool { return Isfinite(float64(x)) && Fabsf(x) >= 0x1p-126 }

// Signbit reports whether the sign bit of x is set.
func Signbit(x float64) bool { return math.Signbit(x) }
