package interp

import (
	"math"

	"github.com/touchstone-ir/touchstone/dialect/op"
	"github.com/touchstone-ir/touchstone/internal/libm"
	"github.com/touchstone-ir/touchstone/internal/softfloat"
)

// The intrinsics of the mathematical library (S12.7). The half formats are
// computed in float and rounded.

func init() {
	library1(op.IntrSin, libm.Sin, libm.Sinf)
	library1(op.IntrCos, libm.Cos, libm.Cosf)
	library1(op.IntrTan, libm.Tan, libm.Tanf)
	library1(op.IntrAsin, libm.Asin, libm.Asinf)
	library1(op.IntrAcos, libm.Acos, libm.Acosf)
	library1(op.IntrAtan, libm.Atan, libm.Atanf)
	library1(op.IntrSinh, libm.Sinh, libm.Sinhf)
	library1(op.IntrCosh, libm.Cosh, libm.Coshf)
	library1(op.IntrTanh, libm.Tanh, libm.Tanhf)
	library1(op.IntrExp, libm.Exp, libm.Expf)
	library1(op.IntrExp2, libm.Exp2, libm.Exp2f)
	library1(op.IntrExp10, libm.Exp10, libm.Exp10f)
	library1(op.IntrLog, libm.Log, libm.Logf)
	library1(op.IntrLog2, libm.Log2, libm.Log2f)
	library1(op.IntrLog10, libm.Log10, libm.Log10f)
	floats(op.IntrPow, library2(libm.Pow, libm.Powf))
	floats(op.IntrAtan2, library2(libm.Atan2, libm.Atan2f))
	prepared(op.IntrSinCos, prepareFloat, sincos)
}

// library1 registers a function of one operand.
func library1(o *op.Op, double func(float64) float64, single func(float32) float32) {
	float1(o, ofLibrary1(double, single))
}

func ofLibrary1(double func(float64) float64, single func(float32) float32) func(f *softfloat.Format, a uint64) uint64 {
	return func(f *softfloat.Format, a uint64) uint64 {
		if f == softfloat.F64 {
			return result64(double(f64(a)), a, a)
		}
		return inSingle(f, single(asSingle(f, a)), a, a)
	}
}

// library2 is a function of two operands.
func library2(double func(x, y float64) float64, single func(x, y float32) float32) floatFunc {
	return func(f *softfloat.Format, a, b uint64) uint64 {
		if f == softfloat.F64 {
			return result64(double(f64(a), f64(b)), a, b)
		}
		return inSingle(f, single(asSingle(f, a), asSingle(f, b)), a, b)
	}
}

// asSingle is a value of f32 or a half format as float.
func asSingle(f *softfloat.Format, a uint64) float32 {
	return f32(softfloat.F32.Convert(f, encoded(a), softfloat.NearestEven).Lo)
}

// inSingle is the result r of operands a and b in format f.
func inSingle(f *softfloat.Format, r float32, a, b uint64) uint64 {
	if r != r {
		return nanOf(f, a, b)
	}
	return f.Convert(softfloat.F32, encoded(uint64(math.Float32bits(r))), softfloat.NearestEven).Lo
}

// sincos gives sines, then cosines.
func sincos(t *Thread, s *site) {
	x := s.aux.(*floatOp)
	in := t.leaves(s.args[0])
	for k, f := range []func(f *softfloat.Format, a uint64) uint64{
		ofLibrary1(libm.Sin, libm.Sinf), ofLibrary1(libm.Cos, libm.Cosf),
	} {
		for i, a := range in {
			r := a
			if !a.Poison {
				r = x.finish(f(x.format, a.V), &a)
			}
			t.put(s.res, k*len(in)+i, r)
		}
	}
}
