package libm

import "math"

// result is what a function found before it is rounded to its format: either a
// special value, exact in every format, or 128 bits to round.
type result struct {
	special bool
	v       float64
	e       ext
}

func special(v float64) result { return result{special: true, v: v} }
func rounded(e ext) result     { return result{e: e} }

// invalid is the result of an invalid operation.
func invalid() result { return special(math.NaN()) }

func infinity(neg bool) result {
	if neg {
		return special(math.Inf(-1))
	}
	return special(math.Inf(1))
}

func (r result) float64() float64 {
	if !r.special {
		return r.e.float64()
	}
	if r.v != r.v {
		return NaN()
	}
	return r.v
}

func (r result) float32() float32 {
	if !r.special {
		return r.e.float32()
	}
	if r.v != r.v {
		return NaNf()
	}
	return float32(r.v)
}

// NaN is the double that an invalid operation returns: 0xFFF8000000000000.
func NaN() float64 { return math.Float64frombits(0xfff8000000000000) }

// NaNf is the float that an invalid operation returns: 0xFFC00000.
func NaNf() float32 { return math.Float32frombits(0xffc00000) }

// Quiet returns the NaN x with its quiet bit set.
func Quiet(x float64) float64 { return math.Float64frombits(math.Float64bits(x) | 1<<51) }

// Quietf returns the NaN x with its quiet bit set.
func Quietf(x float32) float32 { return math.Float32frombits(math.Float32bits(x) | 1<<22) }

// unary applies f to anything but a NaN.
func unary(x float64, f func(float64) result) float64 {
	if x != x {
		return Quiet(x)
	}
	return f(x).float64()
}

func unaryf(x float32, f func(float64) result) float32 {
	if x != x {
		return Quietf(x)
	}
	return f(float64(x)).float32()
}

// binary applies f unless an operand is NaN; the first one is the answer then.
func binary(x, y float64, f func(x, y float64) result) float64 {
	if x != x {
		return Quiet(x)
	}
	if y != y {
		return Quiet(y)
	}
	return f(x, y).float64()
}

func binaryf(x, y float32, f func(x, y float64) result) float32 {
	if x != x {
		return Quietf(x)
	}
	if y != y {
		return Quietf(y)
	}
	return f(float64(x), float64(y)).float32()
}

func isInf(x float64) bool { return x > math.MaxFloat64 || x < -math.MaxFloat64 }
