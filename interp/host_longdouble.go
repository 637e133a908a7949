package interp

import (
	"github.com/touchstone-ir/touchstone/internal/cformat"
	"github.com/touchstone-ir/touchstone/internal/softfloat"
)

// The functions of math.h for long double, x86-64's f80, whose results are
// exact or correctly rounded (C17 7.12), and strtold. Those that need series
// are not here: a program that calls one is told its name.

// long80 is argument i, a long double.
func (h *Host) long80(i int) softfloat.Bits { return bitPattern(&h.args[i]) }

// returnLong80 gives a long double result.
func (h *Host) returnLong80(b softfloat.Bits) { h.Return(patternScalar(80, b)) }

func provideLong1(name, doc string, f func(a softfloat.Bits) softfloat.Bits) {
	provide(name, "f80 (f80)", doc, func(h *Host) { h.returnLong80(f(h.long80(0))) })
}

func provideLong2(name, doc string, f func(a, b softfloat.Bits) softfloat.Bits) {
	provide(name, "f80 (f80, f80)", doc, func(h *Host) { h.returnLong80(f(h.long80(0), h.long80(1))) })
}

// provideLongInt enters a rounding function with an integer result; a number
// that does not fit gives the least integer, as glibc does on x86-64.
func provideLongInt(doc string, m softfloat.Rounding, names ...string) {
	provide(names[0], "i64 (f80)", doc, func(h *Host) {
		v, ok := softfloat.F80.ToInt(h.long80(0), 64, true, m)
		if !ok {
			v.Lo = 1 << 63
		}
		h.longResult(v.Lo)
	})
	synonyms(names[0], names[1:]...)
}

func init() {
	f := softfloat.F80
	toIntegral := func(m softfloat.Rounding) func(softfloat.Bits) softfloat.Bits {
		return func(a softfloat.Bits) softfloat.Bits { return f.RoundToIntegral(a, m) }
	}
	provideLong1("fabsl", "Magnitude (C17 7.12.7.2).", f.Abs)
	provideLong1("sqrtl", "Square root (C17 7.12.7.5).", func(a softfloat.Bits) softfloat.Bits { return f.Sqrt(a, nearest) })
	provideLong1("floorl", "Greatest integral value not above (C17 7.12.9.2).", toIntegral(softfloat.Downward))
	provideLong1("ceill", "Least integral value not below (C17 7.12.9.1).", toIntegral(softfloat.Upward))
	provideLong1("truncl", "Integral part (C17 7.12.9.8).", toIntegral(softfloat.TowardZero))
	provideLong1("roundl", "Nearest integral value, ties away from zero (C17 7.12.9.6).", toIntegral(softfloat.NearestAway))
	provideLong1("rintl", "Nearest integral value, ties to even (C17 7.12.9.4).", toIntegral(softfloat.NearestEven))
	synonyms("rintl", "nearbyintl", "roundevenl")
	provideLong2("fmodl", "Remainder with the sign of the dividend (C17 7.12.10.1).", f.Mod)
	provideLong2("remainderl", "IEEE remainder (C17 7.12.10.2).", f.Remainder)
	provideLong2("copysignl", "Magnitude of one, sign of the other (C17 7.12.11.1).", f.CopySign)
	provideLong2("fminl", "The lesser (C17 7.12.12.3).", f.MinNum)
	provideLong2("fmaxl", "The greater (C17 7.12.12.2).", f.MaxNum)
	provide("fmal", "f80 (f80, f80, f80)", "Product and sum rounded once (C17 7.12.13.1).", func(h *Host) {
		h.returnLong80(f.FMA(h.long80(0), h.long80(1), h.long80(2), nearest))
	})
	provide("ldexpl", "f80 (f80, i32)", "Times a power of two (C17 7.12.6.6).", func(h *Host) {
		h.returnLong80(f.Ldexp(h.long80(0), int(max(min(h.Int(1), 1<<20), -1<<20)), nearest))
	})
	synonyms("ldexpl", "scalbnl")
	provide("frexpl", "f80 (f80, ptr)", "Fraction and exponent (C17 7.12.6.4).", func(h *Host) {
		frac, exp := f.Frexp(h.long80(0))
		h.WriteInt(h.Ptr(1), uint64(uint32(exp)), 4)
		h.returnLong80(frac)
	})
	provideLongInt("Nearest integer, ties away from zero (C17 7.12.9.7).", softfloat.NearestAway, "lroundl", "llroundl")
	provideLongInt("Nearest integer, ties to even (C17 7.12.9.5).", softfloat.NearestEven, "lrintl", "llrintl")
	provide("strtold", "f80 (ptr, ptr)", "Text to long double, and where it ends (C17 7.22.1.3).", func(h *Host) {
		v, end, outside := cformat.ParseFloat80(h.text(h.Ptr(0), noLimit))
		if outside {
			h.setErrno(errRange)
		}
		h.storeEnd(end)
		h.returnLong80(softfloat.Bits{Lo: v.Mant, Hi: uint64(v.SignExp)})
	})
}
