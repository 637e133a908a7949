package interp

import (
	"math"

	"github.com/touchstone-ir/touchstone/internal/libm"
)

// The functions of complex.h for double and float (C17 7.3), which package
// libm computes. A complex number comes by value as MLIR lowers it, a struct
// of its parts, or as clang does on x86-64: two doubles, a vector of two
// floats. Either way its parts are two scalars.

const (
	c64  = "struct<(f64, f64)>"
	c64c = "f64, f64" // clang's arguments
	c32  = "struct<(f32, f32)>"
	c32c = "vector<2xf32>" // clang's arguments and results
)

func (h *Host) returnC64(re, im float64) {
	h.Return(Scalar{V: math.Float64bits(re), Width: 64}, Scalar{V: math.Float64bits(im), Width: 64})
}

func (h *Host) returnC32(re, im float32) {
	h.Return(Scalar{V: uint64(math.Float32bits(re)), Width: 32}, Scalar{V: uint64(math.Float32bits(im)), Width: 32})
}

// provideComplex enters a function from complex to complex.
func provideComplex(name, doc string, f func(x, y float64) (re, im float64), g func(x, y float32) (re, im float32)) {
	provide(name, c64+" ("+c64+")", doc, func(h *Host) { h.returnC64(f(h.F64(0), h.F64(1))) })
	form(c64+" ("+c64c+")", name)
	provide(name+"f", c32+" ("+c32+")", doc, func(h *Host) { h.returnC32(g(h.F32(0), h.F32(1))) })
	form(c32c+" ("+c32c+")", name+"f")
}

// provideModulus enters a function from complex to real.
func provideModulus(name, doc string, f func(x, y float64) float64, g func(x, y float32) float32) {
	provide(name, "f64 ("+c64+")", doc, func(h *Host) { h.ReturnF64(f(h.F64(0), h.F64(1))) })
	form("f64 ("+c64c+")", name)
	provide(name+"f", "f32 ("+c32+")", doc, func(h *Host) { h.ReturnF32(g(h.F32(0), h.F32(1))) })
	form("f32 ("+c32c+")", name+"f")
}

// project is cproj: all infinities become one (C17 7.3.9.5).
func project(x, y float64) (re, im float64) {
	if math.IsInf(x, 0) || math.IsInf(y, 0) {
		return math.Inf(1), math.Copysign(0, y)
	}
	return x, y
}

func init() {
	provideModulus("cabs", "Absolute value (C17 7.3.8.1).", libm.Cabs, libm.Cabsf)
	provideModulus("carg", "Argument (C17 7.3.9.1).", libm.Carg, libm.Cargf)
	provideModulus("creal", "Real part (C17 7.3.9.6).", func(x, _ float64) float64 { return x }, func(x, _ float32) float32 { return x })
	provideModulus("cimag", "Imaginary part (C17 7.3.9.2).", func(_, y float64) float64 { return y }, func(_, y float32) float32 { return y })
	provideComplex("conj", "Conjugate (C17 7.3.9.4).", libm.Conj, libm.Conjf)
	provideComplex("cproj", "Projection onto the Riemann sphere (C17 7.3.9.5).", project, func(x, y float32) (float32, float32) {
		re, im := project(float64(x), float64(y))
		return float32(re), float32(im)
	})
	provideComplex("cexp", "e to a power (C17 7.3.7.1).", libm.Cexp, libm.Cexpf)
	provideComplex("clog", "Natural logarithm (C17 7.3.7.2).", libm.Clog, libm.Clogf)
	provideComplex("csqrt", "Square root (C17 7.3.8.3).", libm.Csqrt, libm.Csqrtf)
	provideComplex("csin", "Sine (C17 7.3.5.5).", libm.Csin, libm.Csinf)
	provideComplex("ccos", "Cosine (C17 7.3.5.4).", libm.Ccos, libm.Ccosf)
	provideComplex("ctan", "Tangent (C17 7.3.5.6).", libm.Ctan, libm.Ctanf)
	provideComplex("csinh", "Hyperbolic sine (C17 7.3.6.5).", libm.Csinh, libm.Csinhf)
	provideComplex("ccosh", "Hyperbolic cosine (C17 7.3.6.4).", libm.Ccosh, libm.Ccoshf)
	provideComplex("ctanh", "Hyperbolic tangent (C17 7.3.6.6).", libm.Ctanh, libm.Ctanhf)
	provide("cpow", c64+" ("+c64+", "+c64+")", "Power (C17 7.3.8.2).", func(h *Host) {
		h.returnC64(libm.Cpow(h.F64(0), h.F64(1), h.F64(2), h.F64(3)))
	})
	form(c64+" ("+c64c+", "+c64c+")", "cpow")
	provide("cpowf", c32+" ("+c32+", "+c32+")", "Power (C17 7.3.8.2).", func(h *Host) {
		h.returnC32(libm.Cpowf(h.F32(0), h.F32(1), h.F32(2), h.F32(3)))
	})
	form(c32c+" ("+c32c+", "+c32c+")", "cpowf")

	provide("__muldc3", c64+" (f64, f64, f64, f64)", "Product (compiler-rt; C17 G.5.1).", func(h *Host) {
		h.returnC64(libm.Cmul(h.F64(0), h.F64(1), h.F64(2), h.F64(3)))
	})
	provide("__divdc3", c64+" (f64, f64, f64, f64)", "Quotient (compiler-rt; C17 G.5.1).", func(h *Host) {
		h.returnC64(libm.Cdiv(h.F64(0), h.F64(1), h.F64(2), h.F64(3)))
	})
	provide("__mulsc3", c32c+" (f32, f32, f32, f32)", "Product (compiler-rt; C17 G.5.1).", func(h *Host) {
		h.returnC32(libm.Cmulf(h.F32(0), h.F32(1), h.F32(2), h.F32(3)))
	})
	provide("__divsc3", c32c+" (f32, f32, f32, f32)", "Quotient (compiler-rt; C17 G.5.1).", func(h *Host) {
		h.returnC32(libm.Cdivf(h.F32(0), h.F32(1), h.F32(2), h.F32(3)))
	})
	form(c32+" (f32, f32, f32, f32)", "__mulsc3", "__divsc3")
}
