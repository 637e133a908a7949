package interp

import (
	"math"

	"github.com/touchstone-ir/touchstone/internal/cformat"
	"github.com/touchstone-ir/touchstone/internal/libm"
	"github.com/touchstone-ir/touchstone/memory"
)

// The functions of math.h for double and float (C17 7.12), which package libm
// computes. errno is set as glibc sets it: EDOM where no result exists, ERANGE
// at poles and overflow, and where the result of some functions underflows to
// zero.

// mathErrors says which errors of a function reach errno.
type mathErrors uint8

const (
	errorsUsual mathErrors = iota
	errorsZero             // zero for a finite argument other than zero is an underflow
	errorsNone
)

// mathErrno sets errno for the result r of a function of x and y.
func (h *Host) mathErrno(r, x, y float64, e mathErrors) {
	switch {
	case e == errorsNone || x != x || y != y:
	case r != r:
		h.setErrno(errDomain)
	case math.IsInf(r, 0) && !math.IsInf(x, 0) && !math.IsInf(y, 0):
		h.setErrno(errRange)
	case r == 0 && e == errorsZero && x != 0 && !math.IsInf(x, 0) && !math.IsInf(y, 0):
		h.setErrno(errRange)
	}
}

// provideReal enters a function of one argument for double and, with an f
// behind the name, float.
func provideReal(name, doc string, f func(float64) float64, g func(float32) float32, e mathErrors) {
	provide(name, "f64 (f64)", doc, func(h *Host) {
		x := h.F64(0)
		r := f(x)
		h.mathErrno(r, x, x, e)
		h.ReturnF64(r)
	})
	provide(name+"f", "f32 (f32)", doc, func(h *Host) {
		x := h.F32(0)
		r := g(x)
		h.mathErrno(float64(r), float64(x), float64(x), e)
		h.ReturnF32(r)
	})
}

// provideReal2 is provideReal for two arguments.
func provideReal2(name, doc string, f func(x, y float64) float64, g func(x, y float32) float32, e mathErrors) {
	provide(name, "f64 (f64, f64)", doc, func(h *Host) {
		x, y := h.F64(0), h.F64(1)
		r := f(x, y)
		h.mathErrno(r, x, y, e)
		h.ReturnF64(r)
	})
	provide(name+"f", "f32 (f32, f32)", doc, func(h *Host) {
		x, y := h.F32(0), h.F32(1)
		r := g(x, y)
		h.mathErrno(float64(r), float64(x), float64(y), e)
		h.ReturnF32(r)
	})
}

// provideScale enters a function that takes a floating-point number and an
// exponent of the given type.
func provideScale(name, exponent, doc string) {
	provide(name, "f64 (f64, "+exponent+")", doc, func(h *Host) {
		x := h.F64(0)
		r := libm.Ldexp(x, h.Int(1))
		h.mathErrno(r, x, x, errorsZero)
		h.ReturnF64(r)
	})
	provide(name+"f", "f32 (f32, "+exponent+")", doc, func(h *Host) {
		x := h.F32(0)
		r := libm.Ldexpf(x, h.Int(1))
		h.mathErrno(float64(r), float64(x), float64(x), errorsZero)
		h.ReturnF32(r)
	})
}

// provideToInt enters a rounding function with an integer result. A number
// that does not fit gives the least integer, as glibc does on x86-64.
func provideToInt(name, doc string, f func(float64) (int64, bool), g func(float32) (int64, bool)) {
	least := func(v int64, ok bool) uint64 {
		if !ok {
			return 1 << 63
		}
		return uint64(v)
	}
	provide(name, "i64 (f64)", doc, func(h *Host) { h.longResult(least(f(h.F64(0)))) })
	provide(name+"f", "i64 (f32)", doc, func(h *Host) { h.longResult(least(g(h.F32(0)))) })
}

// provideTest enters a function from a floating-point number to an int, under
// glibc's inner name and further ones.
func provideTest(name, doc string, f func(float64) int, g func(float32) int, others ...string) {
	provide(name, "i32 (f64)", doc, func(h *Host) { h.intResult(f(h.F64(0))) })
	provide(name+"f", "i32 (f32)", doc, func(h *Host) { h.intResult(g(h.F32(0))) })
	for _, o := range others {
		synonyms(name, o)
		synonyms(name+"f", o+"f")
	}
}

func truth(b bool) int {
	if b {
		return 1
	}
	return 0
}

// classify is fpclassify with glibc's numbers: FP_NAN 0, FP_INFINITE 1,
// FP_ZERO 2, FP_SUBNORMAL 3, FP_NORMAL 4.
func classify(x float64, normal bool) int {
	switch {
	case x != x:
		return 0
	case math.IsInf(x, 0):
		return 1
	case x == 0:
		return 2
	case normal:
		return 4
	}
	return 3
}

// quotient is remquo: the remainder of x/y to the nearest integer, and the low
// three bits of that integer with its sign (C17 7.12.10.3).
func quotient(x, y float64) (float64, int32) {
	r := libm.Remainder(x, y)
	if r != r || x == 0 {
		return r, 0
	}
	neg := math.Signbit(x) != math.Signbit(y)
	x, y = math.Abs(x), math.Abs(y)
	q := int32(0)
	x = libm.Fmod(x, 8*y)
	for _, k := range [...]int32{4, 2} {
		if ky := float64(k) * y; x >= ky {
			x -= ky
			q += k
		}
	}
	over := func(orEqual bool) bool {
		a, b := x, y/2
		if y < 0x1p-1021 {
			a, b = 2*x, y
		}
		return a > b || orEqual && a == b
	}
	if over(false) {
		x -= y
		q++
		if over(true) {
			q++
		}
	}
	if q &= 7; neg {
		q = -q
	}
	return r, q
}

// writeF64 and writeF32 store a result through a pointer.
func (h *Host) writeF64(p memory.Ptr, v float64) { h.WriteInt(p, math.Float64bits(v), 8) }
func (h *Host) writeF32(p memory.Ptr, v float32) { h.WriteInt(p, uint64(math.Float32bits(v)), 4) }

// gammaSign stores the sign of the gamma function where the program sees it.
func (h *Host) gammaSign(sign int) {
	if p := h.host().signgam; p != 0 {
		h.WriteInt(p, uint64(uint32(int32(sign))), 4)
	}
}

func init() {
	provideReal("acos", "Arc cosine (C17 7.12.4.1).", libm.Acos, libm.Acosf, errorsUsual)
	provideReal("asin", "Arc sine (C17 7.12.4.2).", libm.Asin, libm.Asinf, errorsUsual)
	provideReal("atan", "Arc tangent (C17 7.12.4.3).", libm.Atan, libm.Atanf, errorsUsual)
	provideReal("cos", "Cosine (C17 7.12.4.5).", libm.Cos, libm.Cosf, errorsUsual)
	provideReal("sin", "Sine (C17 7.12.4.6).", libm.Sin, libm.Sinf, errorsUsual)
	provideReal("tan", "Tangent (C17 7.12.4.7).", libm.Tan, libm.Tanf, errorsUsual)
	provideReal("acosh", "Inverse hyperbolic cosine (C17 7.12.5.1).", libm.Acosh, libm.Acoshf, errorsUsual)
	provideReal("asinh", "Inverse hyperbolic sine (C17 7.12.5.2).", libm.Asinh, libm.Asinhf, errorsUsual)
	provideReal("atanh", "Inverse hyperbolic tangent (C17 7.12.5.3).", libm.Atanh, libm.Atanhf, errorsUsual)
	provideReal("cosh", "Hyperbolic cosine (C17 7.12.5.4).", libm.Cosh, libm.Coshf, errorsUsual)
	provideReal("sinh", "Hyperbolic sine (C17 7.12.5.5).", libm.Sinh, libm.Sinhf, errorsUsual)
	provideReal("tanh", "Hyperbolic tangent (C17 7.12.5.6).", libm.Tanh, libm.Tanhf, errorsUsual)
	provideReal("exp", "e to a power (C17 7.12.6.1).", libm.Exp, libm.Expf, errorsZero)
	provideReal("exp2", "2 to a power (C17 7.12.6.2).", libm.Exp2, libm.Exp2f, errorsZero)
	provideReal("exp10", "10 to a power (C23 7.12.6.3).", libm.Exp10, libm.Exp10f, errorsZero)
	provideReal("expm1", "e to a power, less 1 (C17 7.12.6.3).", libm.Expm1, libm.Expm1f, errorsUsual)
	provideReal("log", "Natural logarithm (C17 7.12.6.7).", libm.Log, libm.Logf, errorsUsual)
	provideReal("log10", "Logarithm to base 10 (C17 7.12.6.8).", libm.Log10, libm.Log10f, errorsUsual)
	provideReal("log1p", "Natural logarithm of 1 + x (C17 7.12.6.9).", libm.Log1p, libm.Log1pf, errorsUsual)
	provideReal("log2", "Logarithm to base 2 (C17 7.12.6.10).", libm.Log2, libm.Log2f, errorsUsual)
	provideReal("logb", "The exponent as a floating-point number (C17 7.12.6.11).", libm.Logb, libm.Logbf, errorsNone)
	provideReal("cbrt", "Cube root (C17 7.12.7.1).", libm.Cbrt, libm.Cbrtf, errorsNone)
	provideReal("fabs", "Absolute value (C17 7.12.7.2).", libm.Fabs, libm.Fabsf, errorsNone)
	provideReal("sqrt", "Square root (C17 7.12.7.5).", libm.Sqrt, libm.Sqrtf, errorsUsual)
	provideReal("rsqrt", "1 over the square root (C23 7.12.7.9; MLIR's math.rsqrt calls it).", libm.Rsqrt, libm.Rsqrtf, errorsUsual)
	provideReal("erf", "Error function (C17 7.12.8.1).", libm.Erf, libm.Erff, errorsNone)
	provideReal("erfc", "Complementary error function (C17 7.12.8.2).", libm.Erfc, libm.Erfcf, errorsZero)
	provideReal("tgamma", "Gamma function (C17 7.12.8.4).", libm.Tgamma, libm.Tgammaf, errorsZero)
	provideReal("ceil", "Rounds up to an integer (C17 7.12.9.1).", libm.Ceil, libm.Ceilf, errorsNone)
	provideReal("floor", "Rounds down to an integer (C17 7.12.9.2).", libm.Floor, libm.Floorf, errorsNone)
	provideReal("nearbyint", "Rounds to the nearest integer, ties to even (C17 7.12.9.3).", libm.Nearbyint, libm.Nearbyintf, errorsNone)
	provideReal("rint", "Rounds to the nearest integer, ties to even (C17 7.12.9.4).", libm.Rint, libm.Rintf, errorsNone)
	provideReal("round", "Rounds to the nearest integer, ties away from zero (C17 7.12.9.6).", libm.Round, libm.Roundf, errorsNone)
	provideReal("roundeven", "Rounds to the nearest integer, ties to even (C23 7.12.9.8).", libm.Roundeven, libm.Roundevenf, errorsNone)
	provideReal("trunc", "Rounds towards zero to an integer (C17 7.12.9.8).", libm.Trunc, libm.Truncf, errorsNone)

	provideReal2("atan2", "Arc tangent of y/x (C17 7.12.4.4).", libm.Atan2, libm.Atan2f, errorsUsual)
	provideReal2("pow", "x to the power y (C17 7.12.7.4).", libm.Pow, libm.Powf, errorsZero)
	provideReal2("hypot", "The root of x² + y² (C17 7.12.7.3).", libm.Hypot, libm.Hypotf, errorsUsual)
	provideReal2("fmod", "Remainder of the truncated quotient (C17 7.12.10.1).", libm.Fmod, libm.Fmodf, errorsUsual)
	provideReal2("remainder", "Remainder of the rounded quotient (C17 7.12.10.2).", libm.Remainder, libm.Remainderf, errorsUsual)
	synonyms("remainder", "drem")
	synonyms("remainderf", "dremf")
	provideReal2("copysign", "x with the sign of y (C17 7.12.11.1).", libm.Copysign, libm.Copysignf, errorsNone)
	provideReal2("nextafter", "The number next to x towards y (C17 7.12.11.3).", libm.Nextafter, libm.Nextafterf, errorsUsual)
	provideReal2("fdim", "x - y, or 0 (C17 7.12.12.1).", libm.Fdim, libm.Fdimf, errorsUsual)
	provideReal2("fmax", "The greater, ignoring a NaN (C17 7.12.12.2).", libm.Fmax, libm.Fmaxf, errorsNone)
	provideReal2("fmin", "The less, ignoring a NaN (C17 7.12.12.3).", libm.Fmin, libm.Fminf, errorsNone)

	provide("fma", "f64 (f64, f64, f64)", "x·y + z with one rounding (C17 7.12.13.1).", func(h *Host) {
		h.ReturnF64(libm.FMA(h.F64(0), h.F64(1), h.F64(2)))
	})
	provide("fmaf", "f32 (f32, f32, f32)", "x·y + z with one rounding (C17 7.12.13.1).", func(h *Host) {
		h.ReturnF32(libm.FMAf(h.F32(0), h.F32(1), h.F32(2)))
	})
	provideScale("ldexp", "i32", "x·2ⁿ (C17 7.12.6.6).")
	provideScale("scalbn", "i32", "x·2ⁿ (C17 7.12.6.13).")
	provideScale("scalbln", "i64", "x·2ⁿ (C17 7.12.6.13).")
	provide("frexp", "f64 (f64, ptr)", "Fraction and exponent (C17 7.12.6.4).", func(h *Host) {
		f, e := libm.Frexp(h.F64(0))
		h.WriteInt(h.Ptr(1), uint64(uint32(int32(e))), 4)
		h.ReturnF64(f)
	})
	provide("frexpf", "f32 (f32, ptr)", "Fraction and exponent (C17 7.12.6.4).", func(h *Host) {
		f, e := libm.Frexpf(h.F32(0))
		h.WriteInt(h.Ptr(1), uint64(uint32(int32(e))), 4)
		h.ReturnF32(f)
	})
	provide("modf", "f64 (f64, ptr)", "Fraction and integer (C17 7.12.6.12).", func(h *Host) {
		f, i := libm.Modf(h.F64(0))
		h.writeF64(h.Ptr(1), i)
		h.ReturnF64(f)
	})
	provide("modff", "f32 (f32, ptr)", "Fraction and integer (C17 7.12.6.12).", func(h *Host) {
		f, i := libm.Modff(h.F32(0))
		h.writeF32(h.Ptr(1), i)
		h.ReturnF32(f)
	})
	provide("sincos", "void (f64, ptr, ptr)", "Sine and cosine (glibc).", func(h *Host) {
		s, c := libm.Sincos(h.F64(0))
		h.mathErrno(s, h.F64(0), h.F64(0), errorsUsual)
		h.writeF64(h.Ptr(1), s)
		h.writeF64(h.Ptr(2), c)
	})
	provide("sincosf", "void (f32, ptr, ptr)", "Sine and cosine (glibc).", func(h *Host) {
		s, c := libm.Sincosf(h.F32(0))
		h.mathErrno(float64(s), float64(h.F32(0)), float64(h.F32(0)), errorsUsual)
		h.writeF32(h.Ptr(1), s)
		h.writeF32(h.Ptr(2), c)
	})
	provide("remquo", "f64 (f64, f64, ptr)", "remainder, and the low bits of the quotient (C17 7.12.10.3).", func(h *Host) {
		x, y := h.F64(0), h.F64(1)
		r, q := quotient(x, y)
		h.mathErrno(r, x, y, errorsUsual)
		h.WriteInt(h.Ptr(2), uint64(uint32(q)), 4)
		h.ReturnF64(r)
	})
	provide("remquof", "f32 (f32, f32, ptr)", "remainder, and the low bits of the quotient (C17 7.12.10.3).", func(h *Host) {
		x, y := h.F32(0), h.F32(1)
		_, q := quotient(float64(x), float64(y))
		r := libm.Remainderf(x, y)
		h.mathErrno(float64(r), float64(x), float64(y), errorsUsual)
		h.WriteInt(h.Ptr(2), uint64(uint32(q)), 4)
		h.ReturnF32(r)
	})
	provide("lgamma", "f64 (f64)", "Logarithm of the gamma function's absolute value; its sign goes to signgam (C17 7.12.8.3).", func(h *Host) {
		x := h.F64(0)
		r, sign := libm.Lgamma(x)
		h.gammaSign(sign)
		h.mathErrno(r, x, x, errorsUsual)
		h.ReturnF64(r)
	})
	provide("lgammaf", "f32 (f32)", "Logarithm of the gamma function's absolute value; its sign goes to signgam (C17 7.12.8.3).", func(h *Host) {
		x := h.F32(0)
		r, sign := libm.Lgammaf(x)
		h.gammaSign(sign)
		h.mathErrno(float64(r), float64(x), float64(x), errorsUsual)
		h.ReturnF32(r)
	})
	provide("lgamma_r", "f64 (f64, ptr)", "lgamma that stores the sign through a pointer (glibc).", func(h *Host) {
		x := h.F64(0)
		r, sign := libm.Lgamma(x)
		h.WriteInt(h.Ptr(1), uint64(uint32(int32(sign))), 4)
		h.mathErrno(r, x, x, errorsUsual)
		h.ReturnF64(r)
	})
	provide("lgammaf_r", "f32 (f32, ptr)", "lgammaf that stores the sign through a pointer (glibc).", func(h *Host) {
		x := h.F32(0)
		r, sign := libm.Lgammaf(x)
		h.WriteInt(h.Ptr(1), uint64(uint32(int32(sign))), 4)
		h.mathErrno(float64(r), float64(x), float64(x), errorsUsual)
		h.ReturnF32(r)
	})
	provide("ilogb", "i32 (f64)", "The exponent as an int (C17 7.12.6.5).", func(h *Host) {
		if x := h.F64(0); x == 0 || x-x != 0 {
			h.setErrno(errDomain)
		}
		h.intResult(int(libm.Ilogb(h.F64(0))))
	})
	provide("ilogbf", "i32 (f32)", "The exponent as an int (C17 7.12.6.5).", func(h *Host) {
		if x := h.F32(0); x == 0 || x-x != 0 {
			h.setErrno(errDomain)
		}
		h.intResult(int(libm.Ilogbf(h.F32(0))))
	})
	provideToInt("lround", "Rounds to the nearest integer, ties away from zero (C17 7.12.9.7).", libm.Lround, libm.Lroundf)
	provideToInt("llround", "Rounds to the nearest integer, ties away from zero (C17 7.12.9.7).", libm.Lround, libm.Lroundf)
	provideToInt("lrint", "Rounds to the nearest integer, ties to even (C17 7.12.9.5).", libm.Lrint, libm.Lrintf)
	provideToInt("llrint", "Rounds to the nearest integer, ties to even (C17 7.12.9.5).", libm.Lrint, libm.Lrintf)
	provide("nan", "f64 (ptr)", "A quiet NaN with the payload that a string tells (C17 7.12.11.2).", func(h *Host) {
		h.ReturnF64(cformat.ParseFloat64(nanText(h.text(h.Ptr(0), noLimit))).Float64())
	})
	provide("nanf", "f32 (ptr)", "A quiet NaN with the payload that a string tells (C17 7.12.11.2).", func(h *Host) {
		h.ReturnF32(cformat.ParseFloat32(nanText(h.text(h.Ptr(0), noLimit))).Float32())
	})

	provideTest("__isnan", "Whether a number is a NaN (C17 7.12.3.4).",
		func(x float64) int { return truth(libm.Isnan(x)) }, func(x float32) int { return truth(x != x) }, "isnan")
	provideTest("__isinf", "1 for infinity, -1 for its negative (C17 7.12.3.3; glibc's values).",
		libm.Isinf, func(x float32) int { return libm.Isinf(float64(x)) }, "isinf")
	provideTest("__finite", "Whether a number is finite (C17 7.12.3.2).",
		func(x float64) int { return truth(libm.Isfinite(x)) }, func(x float32) int { return truth(x-x == 0) }, "finite")
	provideTest("__signbit", "Whether the sign bit is set (C17 7.12.3.6; glibc's values).",
		func(x float64) int { return truth(math.Signbit(x)) << 7 }, func(x float32) int { return truth(math.Signbit(float64(x))) << 3 })
	provideTest("__fpclassify", "The class of a number (C17 7.12.3.1; glibc's values).",
		func(x float64) int { return classify(x, libm.Isnormal(x)) }, func(x float32) int { return classify(float64(x), libm.Isnormalf(x)) })
}

// nanText is the argument of nan as strtod reads it.
func nanText(tag []byte) []byte {
	return append(append([]byte("nan("), tag...), ')')
}
