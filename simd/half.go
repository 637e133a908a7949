package simd

import "math"

// f16to32 and bf16to32 are exact.
func f16to32(x uint16) uint32 {
	sign, exp, frac := uint32(x>>15)<<31, uint32(x>>10)&0x1f, uint32(x)&0x3ff
	switch exp {
	case 0x1f:
		return sign | 0xff<<23 | frac<<13
	case 0:
		return sign | math.Float32bits(float32(frac)*(1.0/(1<<24)))
	}
	return sign | (exp+127-15)<<23 | frac<<13
}

func bf16to32(x uint16) uint32 { return uint32(x) << 16 }

// f32to16 rounds to nearest, ties to even; a NaN keeps the upper bits of its
// payload and becomes quiet.
func f32to16(x uint32) uint16 {
	sign, mag := uint16(x>>16)&0x8000, x&^(1<<31)
	switch {
	case mag > 0xff<<23:
		return sign | 0x7e00 | uint16(mag>>13)&0x3ff
	case mag >= 0x477ff000: // 65520 and above round to infinity
		return sign | 0x7c00
	case mag < 0x38800000: // below the least normal number: adding 0.5 rounds at 2^-24
		r := math.Float32bits(math.Float32frombits(mag) + 0.5)
		return sign | uint16(r-0x3f000000)
	}
	mag += 0xfff + mag>>13&1
	return sign | uint16((mag-(127-15)<<23)>>13)
}

func f32tobf16(x uint32) uint16 {
	if x&^(1<<31) > 0xff<<23 {
		return uint16(x>>16) | 0x40
	}
	return uint16((x + 0x7fff + x>>16&1) >> 16)
}

// narrow64 rounds to a 16-bit format with the given bits of fraction and
// exponent, once.
func narrow64(v float64, fraction, exponent uint) uint16 {
	x := math.Float64bits(v)
	sign := uint16(x>>48) & 0x8000
	exp, frac := int(x>>52)&0x7ff, x&(1<<52-1)
	full := uint16(1)<<exponent - 1
	if exp == 0x7ff {
		if frac != 0 {
			return sign | full<<fraction | 1<<(fraction-1) | uint16(frac>>(52-fraction))
		}
		return sign | full<<fraction
	}
	bias := int(full >> 1)
	e := exp - 1023 + bias
	drop := 52 - fraction
	if e < 1 {
		drop += uint(1 - e) // a subnormal number has fewer bits
		e = 0
	}
	if exp != 0 {
		frac |= 1 << 52
	}
	if drop > 60 {
		return sign
	}
	r := frac >> drop
	rest, tie := frac&(1<<drop-1), uint64(1)<<(drop-1)
	if rest > tie || rest == tie && r&1 == 1 {
		r++
	}
	if e > 0 {
		// r has the leading one, which adds itself to the exponent.
		r += uint64(e-1) << fraction
	}
	if r >= uint64(full)<<fraction {
		return sign | full<<fraction
	}
	return sign | uint16(r)
}
