package libm

import "math"

// The functions of C11 7.12.4 to 7.12.8 for double, and with an f at the end
// for float, correctly rounded to nearest. Special cases are Annex F.10's.

// Exp returns e^x.
func Exp(x float64) float64 { return unary(x, exp) }

// Expf returns e^x, rounded to float.
func Expf(x float32) float32 { return unaryf(x, exp) }

// Exp2 returns 2^x.
func Exp2(x float64) float64 { return unary(x, exp2) }

// Exp2f returns 2^x, rounded to float.
func Exp2f(x float32) float32 { return unaryf(x, exp2) }

// Exp10 returns 10^x.
func Exp10(x float64) float64 { return unary(x, exp10) }

// Exp10f returns 10^x, rounded to float.
func Exp10f(x float32) float32 { return unaryf(x, exp10) }

// Expm1 returns e^x - 1.
func Expm1(x float64) float64 { return unary(x, expm1) }

// Expm1f returns e^x - 1, rounded to float.
func Expm1f(x float32) float32 { return unaryf(x, expm1) }

// Log returns the natural logarithm of x.
func Log(x float64) float64 { return unary(x, log) }

// Logf returns the natural logarithm of x, rounded to float.
func Logf(x float32) float32 { return unaryf(x, log) }

// Log2 returns the logarithm of x to base 2.
func Log2(x float64) float64 { return unary(x, log2) }

// Log2f returns the logarithm of x to base 2, rounded to float.
func Log2f(x float32) float32 { return unaryf(x, log2) }

// Log10 returns the logarithm of x to base 10.
func Log10(x float64) float64 { return unary(x, log10) }

// Log10f returns the logarithm of x to base 10, rounded to float.
func Log10f(x float32) float32 { return unaryf(x, log10) }

// Log1p returns ln(1+x).
func Log1p(x float64) float64 { return unary(x, log1p) }

// Log1pf returns ln(1+x), rounded to float.
func Log1pf(x float32) float32 { return unaryf(x, log1p) }

// Sin returns the sine of x.
func Sin(x float64) float64 { return unary(x, sin) }

// Sinf returns the sine of x, rounded to float.
func Sinf(x float32) float32 { return unaryf(x, sin) }

// Cos returns the cosine of x.
func Cos(x float64) float64 { return unary(x, cos) }

// Cosf returns the cosine of x, rounded to float.
func Cosf(x float32) float32 { return unaryf(x, cos) }

// Tan returns the tangent of x.
func Tan(x float64) float64 { return unary(x, tan) }

// Tanf returns the tangent of x, rounded to float.
func Tanf(x float32) float32 { return unaryf(x, tan) }

// Asin returns the arc sine of x.
func Asin(x float64) float64 { return unary(x, asin) }

// Asinf returns the arc sine of x, rounded to float.
func Asinf(x float32) float32 { return unaryf(x, asin) }

// Acos returns the arc cosine of x.
func Acos(x float64) float64 { return unary(x, acos) }

// Acosf returns the arc cosine of x, rounded to float.
func Acosf(x float32) float32 { return unaryf(x, acos) }

// Atan returns the arc tangent of x.
func Atan(x float64) float64 { return unary(x, atan) }

// Atanf returns the arc tangent of x, rounded to float.
func Atanf(x float32) float32 { return unaryf(x, atan) }

// Sinh returns the hyperbolic sine of x.
func Sinh(x float64) float64 { return unary(x, sinh) }

// Sinhf returns the hyperbolic sine of x, rounded to float.
func Sinhf(x float32) float32 { return unaryf(x, sinh) }

// Cosh returns the hyperbolic cosine of x.
func Cosh(x float64) float64 { return unary(x, cosh) }

// Coshf returns the hyperbolic cosine of x, rounded to float.
func Coshf(x float32) float32 { return unaryf(x, cosh) }

// Tanh returns the hyperbolic tangent of x.
func Tanh(x float64) float64 { return unary(x, tanh) }

// Tanhf returns the hyperbolic tangent of x, rounded to float.
func Tanhf(x float32) float32 { return unaryf(x, tanh) }

// Asinh returns the inverse hyperbolic sine of x.
func Asinh(x float64) float64 { return unary(x, asinh) }

// Asinhf returns the inverse hyperbolic sine of x, rounded to float.
func Asinhf(x float32) float32 { return unaryf(x, asinh) }

// Acosh returns the inverse hyperbolic cosine of x.
func Acosh(x float64) float64 { return unary(x, acosh) }

// Acoshf returns the inverse hyperbolic cosine of x, rounded to float.
func Acoshf(x float32) float32 { return unaryf(x, acosh) }

// Atanh returns the inverse hyperbolic tangent of x.
func Atanh(x float64) float64 { return unary(x, atanh) }

// Atanhf returns the inverse hyperbolic tangent of x, rounded to float.
func Atanhf(x float32) float32 { return unaryf(x, atanh) }

// Cbrt returns the cube root of x.
func Cbrt(x float64) float64 { return unary(x, cbrt) }

// Cbrtf returns the cube root of x, rounded to float.
func Cbrtf(x float32) float32 { return unaryf(x, cbrt) }

// Erf returns the error function of x.
func Erf(x float64) float64 { return unary(x, erf) }

// Erff returns the error function of x, rounded to float.
func Erff(x float32) float32 { return unaryf(x, erf) }

// Erfc returns 1 - erf(x).
func Erfc(x float64) float64 { return unary(x, erfc) }

// Erfcf returns 1 - erf(x), rounded to float.
func Erfcf(x float32) float32 { return unaryf(x, erfc) }

// Tgamma returns Γ(x).
func Tgamma(x float64) float64 { return unary(x, tgamma) }

// Tgammaf returns Γ(x), rounded to float.
func Tgammaf(x float32) float32 { return unaryf(x, tgamma) }

// Rsqrt returns 1/√x, rounded once.
func Rsqrt(x float64) float64 { return unary(x, rsqrt) }

// Rsqrtf returns 1/√x, rounded once, rounded to float.
func Rsqrtf(x float32) float32 { return unaryf(x, rsqrt) }

// Pow returns x^y; x^0 and 1^y are 1 even for a NaN.
func Pow(x, y float64) float64 {
	if y == 0 || x == 1 {
		return 1
	}
	return binary(x, y, pow)
}

// Powf returns x^y, rounded to float; x^0 and 1^y are 1 even for a NaN.
func Powf(x, y float32) float32 {
	if y == 0 || x == 1 {
		return 1
	}
	return binaryf(x, y, pow)
}

// Atan2 returns the angle of the point (x, y) in [-π, π].
func Atan2(y, x float64) float64 { return binary(y, x, atan2) }

// Atan2f returns the angle of the point (x, y) in [-π, π], rounded to float.
func Atan2f(y, x float32) float32 { return binaryf(y, x, atan2) }

// Hypot returns √(x²+y²) without undue overflow; an infinite operand makes it
// infinite even if the other is a NaN.
func Hypot(x, y float64) float64 {
	if isInf(x) || isInf(y) {
		return math.Inf(1)
	}
	return binary(x, y, hypot)
}

// Hypotf returns √(x²+y²), rounded to float.
func Hypotf(x, y float32) float32 {
	if isInf(float64(x)) || isInf(float64(y)) {
		return float32(math.Inf(1))
	}
	return binaryf(x, y, hypot)
}

// Sincos returns the sine and the cosine of x.
func Sincos(x float64) (s, c float64) {
	switch {
	case x != x:
		return Quiet(x), Quiet(x)
	case isInf(x):
		return NaN(), NaN()
	case x == 0:
		return x, 1
	}
	u, v := sinCosOf(toExt(x))
	return u.float64(), v.float64()
}

// Sincosf returns the sine and the cosine of x, rounded to float.
func Sincosf(x float32) (s, c float32) {
	switch {
	case x != x:
		return Quietf(x), Quietf(x)
	case isInf(float64(x)):
		return NaNf(), NaNf()
	case x == 0:
		return x, 1
	}
	u, v := sinCosOf(toExt(float64(x)))
	return u.float32(), v.float32()
}

// Lgamma returns ln|Γ(x)| and the sign of Γ(x) (1 or -1), which C's lgamma
// leaves in signgam.
func Lgamma(x float64) (float64, int) { return unary(x, lgamma), gammaSign(x) }

// Lgammaf returns ln|Γ(x)|, rounded to float, and the sign of Γ(x).
func Lgammaf(x float32) (float32, int) { return unaryf(x, lgamma), gammaSign(float64(x)) }
