package softfloat

import "math"

// The functions of this file are the quick forms of half and bfloat16, to
// nearest even. Sum, product, quotient and square root go through float32:
// 24 ≥ 2·11+2 significant bits make the second rounding harmless (Figueroa,
// "When is double rounding innocuous?", 1995). A fused multiply-add has no
// such bound and is left to Format.FMA.

// F16ToFloat32 widens a half. NaNs are quieted and keep their payload.
func F16ToFloat32(h uint16) float32 {
	sign := uint32(h&0x8000) << 16
	e, frac := uint32(h>>10&0x1f), uint32(h&0x3ff)
	switch {
	case e == 0x1f && frac != 0:
		return math.Float32frombits(sign | 0x7fc00000 | frac<<13)
	case e == 0x1f:
		return math.Float32frombits(sign | 0x7f800000)
	case e == 0: // zero or subnormal: frac × 2^-24, exactly
		return math.Float32frombits(sign | math.Float32bits(float32(frac)*0x1p-24))
	}
	return math.Float32frombits(sign | (e+112)<<23 | frac<<13)
}

// F16FromFloat32 rounds a float32 to half.
func F16FromFloat32(x float32) uint16 {
	b := math.Float32bits(x)
	sign := uint16(b >> 16 & 0x8000)
	mag := b &^ (1 << 31)
	switch {
	case mag > 0x7f800000:
		return sign | 0x7e00 | uint16(mag>>13&0x3ff)
	case mag >= 0x477ff000: // 65520 and above
		return sign | 0x7c00
	case mag >= 0x38800000: // normal in half
		mag += 0xfff + mag>>13&1
		return sign | uint16(mag>>13-112<<10)
	case mag < 0x33000000: // below 2^-25
		return sign
	}
	// Adding 2^-1 puts the last place of a subnormal half, 2^-24, at the last
	// place of the float, so the addition rounds as wanted.
	y := math.Float32frombits(mag) + 0.5
	return sign | uint16(math.Float32bits(y)-0x3f000000)
}

// F16FromFloat64 rounds a float64 to half once.
func F16FromFloat64(x float64) uint16 { return F16FromFloat32(roundToOdd(x)) }

// BF16ToFloat32 widens a bfloat16. NaNs are quieted and keep their payload.
func BF16ToFloat32(h uint16) float32 {
	if h&0x7fff > 0x7f80 {
		h |= 0x40
	}
	return math.Float32frombits(uint32(h) << 16)
}

// BF16FromFloat32 rounds a float32 to bfloat16.
func BF16FromFloat32(x float32) uint16 {
	b := math.Float32bits(x)
	if x != x {
		return uint16(b>>16) | 0x40
	}
	return uint16((b + 0x7fff + b>>16&1) >> 16)
}

// BF16FromFloat64 rounds a float64 to bfloat16 once.
func BF16FromFloat64(x float64) uint16 { return BF16FromFloat32(roundToOdd(x)) }

// roundToOdd narrows x to float32 so that an inexact result has an odd last
// bit; rounding that to a much shorter format is as good as rounding x
// (Boldo and Melquiond, "Emulation of a FMA and correctly rounded sums", 2008).
func roundToOdd(x float64) float32 {
	b := math.Float64bits(x)
	if x != x {
		return math.Float32frombits(uint32(b>>32&(1<<31)) | 0x7fc00000 | uint32(b>>29&0x7fffff))
	}
	y := float32(x)
	if float64(y) == x || math.IsInf(x, 0) {
		return y
	}
	c := math.Float32bits(y)
	if math.Abs(float64(y)) > math.Abs(x) {
		c-- // the truncated value; an infinity becomes the largest float
	}
	return math.Float32frombits(c | 1)
}

// nan16 is the result of a binary operation that gave NaN.
func nan16(f *Format, a, b uint16) uint16 {
	return uint16(f.ResultNaN(Bits{Lo: uint64(a)}, Bits{Lo: uint64(b)}).Lo)
}

func arith16(f *Format, r float32, a, b uint16) uint16 {
	if r != r {
		return nan16(f, a, b)
	}
	if f == F16 {
		return F16FromFloat32(r)
	}
	return BF16FromFloat32(r)
}

// AddF16 returns a + b in half.
func AddF16(a, b uint16) uint16 { return arith16(F16, F16ToFloat32(a)+F16ToFloat32(b), a, b) }

// SubF16 returns a - b in half.
func SubF16(a, b uint16) uint16 { return arith16(F16, F16ToFloat32(a)-F16ToFloat32(b), a, b) }

// MulF16 returns a × b in half.
func MulF16(a, b uint16) uint16 { return arith16(F16, F16ToFloat32(a)*F16ToFloat32(b), a, b) }

// DivF16 returns a / b in half.
func DivF16(a, b uint16) uint16 { return arith16(F16, F16ToFloat32(a)/F16ToFloat32(b), a, b) }

// SqrtF16 returns the square root of a in half.
func SqrtF16(a uint16) uint16 {
	return arith16(F16, float32(math.Sqrt(float64(F16ToFloat32(a)))), a, a)
}

// AddBF16 returns a + b in bfloat16.
func AddBF16(a, b uint16) uint16 { return arith16(BF16, BF16ToFloat32(a)+BF16ToFloat32(b), a, b) }

// SubBF16 returns a - b in bfloat16.
func SubBF16(a, b uint16) uint16 { return arith16(BF16, BF16ToFloat32(a)-BF16ToFloat32(b), a, b) }

// MulBF16 returns a × b in bfloat16.
func MulBF16(a, b uint16) uint16 { return arith16(BF16, BF16ToFloat32(a)*BF16ToFloat32(b), a, b) }

// DivBF16 returns a / b in bfloat16.
func DivBF16(a, b uint16) uint16 { return arith16(BF16, BF16ToFloat32(a)/BF16ToFloat32(b), a, b) }

// SqrtBF16 returns the square root of a in bfloat16.
func SqrtBF16(a uint16) uint16 {
	return arith16(BF16, float32(math.Sqrt(float64(BF16ToFloat32(a)))), a, a)
}
