package interp

import (
	"math"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/dialect/op"
	"github.com/touchstone-ir/touchstone/internal/softfloat"
)

// Floating point (S0.7, section 4): round to nearest, no traps, subnormals
// kept. The function attribute denormal_fp_math is not looked at.
//
// A NaN result is the first NaN operand made quiet, else the default NaN with
// its sign bit set; LLVM leaves its sign and payload open, so those bits are
// marked chosen. nnan and ninf give poison for such an operand or result; the
// sign of a zero result under nsz is marked chosen. The other fast-math flags
// only permit what the strict evaluation need not do.
//
// An operand with an undefined bit makes all result bits undefined, but in
// fneg, fabs and copysign, which act on bits.

func init() {
	floats(op.FAdd, addF)
	floats(op.FSub, subF)
	floats(op.FMul, mulF)
	floats(op.FDiv, divF)
	floats(op.FRem, remF)
	prepared(op.FNeg, prepareFloat, lanes1(func(t *Thread, s *site, a Scalar) Scalar { return s.aux.(*floatOp).neg(a) }))
}

// floatOp is what an operation on floating-point scalars knows before it
// runs: their format and its fast-math flags.
type floatOp struct {
	format *softfloat.Format
	flags  dialect.FastMathFlags
}

// formatOf is the format of a floating-point type, or of a vector's lanes.
func formatOf(t dialect.Type) (*softfloat.Format, error) {
	if _, err := floatKind(t); err != nil {
		return nil, err
	}
	return anyFormat(t), nil
}

// floatOp decodes an operation whose operand 0 is floating point.
func (s *site) floatOp() (*floatOp, error) { return s.floatOpOf(0) }

func (s *site) floatOpOf(operand int) (*floatOp, error) {
	f, err := formatOf(s.op.Operands[operand].Type)
	if err != nil {
		return nil, err
	}
	return &floatOp{f, s.op.FastMath()}, nil
}

func prepareFloat(s *site) error {
	f, err := s.floatOp()
	if err != nil {
		return err
	}
	s.aux = f
	return nil
}

// floatFunc is an operation on encodings of one format; it gives NaNs by the
// rule above.
type floatFunc func(f *softfloat.Format, a, b uint64) uint64

// floats registers a two-operand arithmetic operation.
func floats(o *op.Op, f floatFunc) {
	prepared(o, prepareFloat, lanes2(func(t *Thread, s *site, a, b Scalar) Scalar { return s.aux.(*floatOp).binary(f, a, b) }))
}

func (x *floatOp) binary(f floatFunc, a, b Scalar) Scalar {
	return x.finish(f(x.format, a.V, b.V), &a, &b)
}

// finish is the result r of an arithmetic operation on args: with the
// fast-math promises tested, and its undefined and chosen bits.
func (x *floatOp) finish(r uint64, args ...*Scalar) Scalar {
	out := Scalar{V: r, Width: int32(x.format.Width)}
	undef := false
	for _, a := range args {
		undef = undef || a.Undef != 0
		if a.Undef == 0 && x.breaks(a) {
			return poisonScalar(out.Width)
		}
		if x.valueChosen(a) {
			out = out.markChosen()
		}
	}
	if undef {
		return out.markUndef()
	}
	if x.breaks(&out) {
		return poisonScalar(out.Width)
	}
	b := encoded(r)
	switch {
	case x.format.IsNaN(b):
		out.Chosen |= x.payload()
	case x.flags&dialect.NSZ != 0 && x.format.IsZero(b):
		out.Chosen |= x.sign()
	}
	return out
}

// breaks reports whether a value that an operation takes or gives breaks its
// nnan or ninf (S4.6). Of undefined bits the shown ones count.
func (x *floatOp) breaks(a *Scalar) bool {
	if x.flags&(dialect.NNaN|dialect.NInf) == 0 {
		return false
	}
	b := encoded(a.V)
	return x.flags&dialect.NNaN != 0 && x.format.IsNaN(b) || x.flags&dialect.NInf != 0 && x.format.IsInf(b)
}

// sign is the sign bit of the format, payload what LLVM leaves open in a NaN:
// the sign and all below the quiet bit.
func (x *floatOp) sign() uint64 { return 1 << (x.format.Width - 1) }

func (x *floatOp) payload() uint64 { return x.sign() | (1<<(x.format.Precision-2) - 1) }

// surelyNaN reports that every choice of a's undefined bits is a NaN.
func (x *floatOp) surelyNaN(a *Scalar) bool {
	return x.format.IsNaN(encoded(a.V&^a.Undef)) && x.format.IsNaN(encoded(a.V|a.Undef))
}

// valueChosen reports that a's chosen bits decide its value: not those of a
// NaN's sign and payload.
func (x *floatOp) valueChosen(a *Scalar) bool {
	if a.Chosen == 0 {
		return false
	}
	return a.Chosen&^x.payload() != 0 || !x.format.IsNaN(encoded(a.V))
}

// neg flips the sign bit and nothing else (S4.4).
func (x *floatOp) neg(a Scalar) Scalar {
	r := a
	r.V ^= x.sign()
	return x.moved(r, a)
}

// moved is the result r of an operation that only moves bits of args: its
// undefined bits are exact, its NaNs as they were (S0.7).
func (x *floatOp) moved(r Scalar, args ...Scalar) Scalar {
	for _, a := range append(args, r) {
		if a.Undef == 0 && x.breaks(&a) {
			return poisonScalar(r.Width)
		}
		if a.Undef != 0 && x.flags&(dialect.NNaN|dialect.NInf) != 0 {
			r = r.markUndef()
		}
	}
	return r
}

func f32(v uint64) float32 { return math.Float32frombits(uint32(v)) }
func f64(v uint64) float64 { return math.Float64frombits(v) }

// result32 and result64 encode an arithmetic result of operands a and b.
func result32(r float32, a, b uint64) uint64 {
	if r != r {
		return nanOf(softfloat.F32, a, b)
	}
	return uint64(math.Float32bits(r))
}

func result64(r float64, a, b uint64) uint64 {
	if r != r {
		return nanOf(softfloat.F64, a, b)
	}
	return math.Float64bits(r)
}

// nanOf is the NaN that an operation with these operands gives.
func nanOf(f *softfloat.Format, args ...uint64) uint64 {
	b := make([]softfloat.Bits, len(args))
	for i, a := range args {
		b[i].Lo = a
	}
	return f.ResultNaN(b...).Lo
}

// addF to divF are correctly rounded in their own format (S4.1, S4.2). The
// conversions keep Go from fusing.

func addF(f *softfloat.Format, a, b uint64) uint64 {
	switch f {
	case softfloat.F64:
		return result64(float64(f64(a)+f64(b)), a, b)
	case softfloat.F32:
		return result32(float32(f32(a)+f32(b)), a, b)
	}
	return f.Add(encoded(a), encoded(b), softfloat.NearestEven).Lo
}

func subF(f *softfloat.Format, a, b uint64) uint64 {
	switch f {
	case softfloat.F64:
		return result64(float64(f64(a)-f64(b)), a, b)
	case softfloat.F32:
		return result32(float32(f32(a)-f32(b)), a, b)
	}
	return f.Sub(encoded(a), encoded(b), softfloat.NearestEven).Lo
}

func mulF(f *softfloat.Format, a, b uint64) uint64 {
	switch f {
	case softfloat.F64:
		return result64(float64(f64(a)*f64(b)), a, b)
	case softfloat.F32:
		return result32(float32(f32(a)*f32(b)), a, b)
	}
	return f.Mul(encoded(a), encoded(b), softfloat.NearestEven).Lo
}

func divF(f *softfloat.Format, a, b uint64) uint64 {
	switch f {
	case softfloat.F64:
		return result64(float64(f64(a)/f64(b)), a, b)
	case softfloat.F32:
		return result32(float32(f32(a)/f32(b)), a, b)
	}
	return f.Div(encoded(a), encoded(b), softfloat.NearestEven).Lo
}

// remF is C's fmod (S4.3): exact, with the sign of the dividend.
func remF(f *softfloat.Format, a, b uint64) uint64 {
	return f.Mod(encoded(a), encoded(b)).Lo
}

// encoded is an encoding of up to 64 bits.
func encoded(v uint64) softfloat.Bits { return softfloat.Bits{Lo: v} }
