package interp

import (
	"math"
	"math/big"

	"github.com/touchstone-ir/touchstone/dialect/op"
	"github.com/touchstone-ir/touchstone/internal/softfloat"
)

// The floating-point intrinsics whose results are exact or correctly rounded
// (section 12); those of the mathematical library are in meaning_intr_libm.go.

func init() {
	float1(op.IntrSqrt, sqrtF)
	float1(op.IntrFloor, integral(softfloat.Downward))
	float1(op.IntrCeil, integral(softfloat.Upward))
	float1(op.IntrTrunc, integral(softfloat.TowardZero))
	float1(op.IntrRint, integral(softfloat.NearestEven))
	float1(op.IntrNearbyInt, integral(softfloat.NearestEven))
	float1(op.IntrRoundEven, integral(softfloat.NearestEven))
	float1(op.IntrRound, integral(softfloat.NearestAway))
	prepared(op.IntrFAbs, prepareFloat, lanes1(func(t *Thread, s *site, a Scalar) Scalar { return s.aux.(*floatOp).abs(a) }))
	prepared(op.IntrCopySign, prepareFloat, lanes2(func(t *Thread, s *site, a, b Scalar) Scalar { return s.aux.(*floatOp).copySign(a, b) }))
	prepared(op.IntrFMA, prepareFloat, lanes3(func(t *Thread, s *site, a, b, c Scalar) Scalar { return s.aux.(*floatOp).ternary(fmaF, a, b, c) }))
	prepared(op.IntrFMulAdd, prepareFloat, lanes3(func(t *Thread, s *site, a, b, c Scalar) Scalar { return s.aux.(*floatOp).ternary(mulAddF, a, b, c) }))
	prepared(op.IntrMinNum, prepareFloat, lanes2(func(t *Thread, s *site, a, b Scalar) Scalar { return s.aux.(*floatOp).num(a, b, minNumF) }))
	prepared(op.IntrMaxNum, prepareFloat, lanes2(func(t *Thread, s *site, a, b Scalar) Scalar { return s.aux.(*floatOp).num(a, b, maxNumF) }))
	floats(op.IntrMinimum, minimumF)
	floats(op.IntrMaximum, maximumF)
	prepared(op.IntrLRound, prepareFloat, lanes1(toNearest(softfloat.NearestAway)))
	prepared(op.IntrLLRound, prepareFloat, lanes1(toNearest(softfloat.NearestAway)))
	prepared(op.IntrLRint, prepareFloat, lanes1(toNearest(softfloat.NearestEven)))
	prepared(op.IntrLLRint, prepareFloat, lanes1(toNearest(softfloat.NearestEven)))
	prepared(op.IntrLdexp, prepareFloat, withExponent(func(x *floatOp, a, e Scalar) Scalar {
		return x.finishWith(x.format.Ldexp(encoded(a.V), clampInt(e.signedBig(), 1<<20), softfloat.NearestEven).Lo, &e, &a)
	}))
	prepared(op.IntrPowI, prepareFloat, withExponent(func(x *floatOp, a, e Scalar) Scalar {
		return x.finishWith(powi(x.format, a.V, e.signedBig()), &e, &a)
	}))
	prepared(op.IntrFrexp, prepareFloat, frexp)
	prepared(op.IntrExperimentalConstrainedSIToFP, prepareConstrainedToFloat, lanes1(func(t *Thread, s *site, a Scalar) Scalar {
		x := s.aux.(*constrained)
		return x.toFloat.round(a, true, x.mode(t))
	}))
	prepared(op.IntrExperimentalConstrainedUIToFP, prepareConstrainedToFloat, lanes1(func(t *Thread, s *site, a Scalar) Scalar {
		x := s.aux.(*constrained)
		return x.toFloat.round(a, false, x.mode(t))
	}))
	prepared(op.IntrExperimentalConstrainedFPTrunc, prepareConstrainedCast, lanes1(func(t *Thread, s *site, a Scalar) Scalar {
		x := s.aux.(*constrained)
		return x.cast.cast(a, x.mode(t))
	}))
	prepared(op.IntrExperimentalConstrainedFPExt, prepareConstrainedCast, lanes1(func(t *Thread, s *site, a Scalar) Scalar {
		x := s.aux.(*constrained)
		return x.cast.cast(a, x.mode(t))
	}))
}

// float1 registers a one-operand arithmetic operation.
func float1(o *op.Op, f func(f *softfloat.Format, a uint64) uint64) {
	prepared(o, prepareFloat, lanes1(func(t *Thread, s *site, a Scalar) Scalar {
		x := s.aux.(*floatOp)
		return x.finish(f(x.format, a.V), &a)
	}))
}

// sqrtF is correctly rounded (S12.1).
func sqrtF(f *softfloat.Format, a uint64) uint64 {
	switch f {
	case softfloat.F64:
		return result64(math.Sqrt(f64(a)), a, a)
	case softfloat.F32:
		// The root of a float has no second rounding to fear: 53 ≥ 2·24+2.
		return result32(float32(math.Sqrt(float64(f32(a)))), a, a)
	}
	return f.Sqrt(encoded(a), softfloat.NearestEven).Lo
}

// integral rounds to an integral value of the same format and keeps the sign
// of zero (S12.3).
func integral(m softfloat.Rounding) func(f *softfloat.Format, a uint64) uint64 {
	return func(f *softfloat.Format, a uint64) uint64 { return f.RoundToIntegral(encoded(a), m).Lo }
}

// abs clears the sign bit and nothing else (S12.2).
func (x *floatOp) abs(a Scalar) Scalar {
	r := a
	r.V &^= x.sign()
	r.Undef &^= x.sign()
	r.Chosen &^= x.sign()
	return x.moved(r, a)
}

// copySign is a with the sign bit of b (S12.2).
func (x *floatOp) copySign(a, b Scalar) Scalar {
	merge := func(p, q uint64) uint64 { return p&^x.sign() | q&x.sign() }
	r := Scalar{V: merge(a.V, b.V), Undef: merge(a.Undef, b.Undef), Chosen: merge(a.Chosen, b.Chosen), Width: a.Width}
	return x.moved(r, a, b)
}

// fmaF is a * b + c rounded once (S12.1).
func fmaF(f *softfloat.Format, a, b, c uint64) uint64 {
	if f == softfloat.F64 {
		if r := math.FMA(f64(a), f64(b), f64(c)); r == r {
			return math.Float64bits(r)
		}
	}
	return f.FMA(encoded(a), encoded(b), encoded(c), softfloat.NearestEven).Lo
}

// mulAddF is a * b + c rounded twice, as code for plain x86-64 does it; LLVM
// may fuse it instead (S12.1).
func mulAddF(f *softfloat.Format, a, b, c uint64) uint64 {
	return addF(f, mulF(f, a, b), c)
}

func (x *floatOp) ternary(f func(f *softfloat.Format, a, b, c uint64) uint64, a, b, c Scalar) Scalar {
	return x.finish(f(x.format, a.V, b.V, c.V), &a, &b, &c)
}

// minNumF and maxNumF ignore a quiet NaN and order the zeros (S12.5).
func minNumF(f *softfloat.Format, a, b uint64) uint64 { return f.MinNum(encoded(a), encoded(b)).Lo }
func maxNumF(f *softfloat.Format, a, b uint64) uint64 { return f.MaxNum(encoded(a), encoded(b)).Lo }

// minimumF and maximumF give NaN for NaN and order the zeros (S12.6).
func minimumF(f *softfloat.Format, a, b uint64) uint64 { return f.Minimum(encoded(a), encoded(b)).Lo }
func maximumF(f *softfloat.Format, a, b uint64) uint64 { return f.Maximum(encoded(a), encoded(b)).Lo }

// num is minnum or maxnum: with one signaling NaN the result may be NaN or the
// number, and the number is chosen.
func (x *floatOp) num(a, b Scalar, f floatFunc) Scalar {
	r := x.finish(f(x.format, a.V, b.V), &a, &b)
	if !r.Poison && x.format.IsSignaling(encoded(a.V)) != x.format.IsSignaling(encoded(b.V)) {
		return r.markChosen()
	}
	return r
}

// toNearest rounds to an integer of the result's type (S12.4). A value that
// does not fit gives an unspecified one: here, as on x86-64, the least number.
func toNearest(m softfloat.Rounding) func(t *Thread, s *site, a Scalar) Scalar {
	return func(t *Thread, s *site, a Scalar) Scalar {
		x := s.aux.(*floatOp)
		width := s.res.sh.leaves[0].width
		v, ok := x.integer(a.V, width, true, m)
		if !ok {
			v = bigScalar(width, new(big.Int).Lsh(bigOne, uint(width)-1)).markChosen()
		}
		return spread(v, &a)
	}
}

// withExponent lifts an operation on floats with an integer operand 1, which
// may be one scalar for all lanes.
func withExponent(f func(x *floatOp, a, e Scalar) Scalar) meaning {
	return func(t *Thread, s *site) {
		for i := range s.res.sh.leaves {
			a, e := t.lane(s.args[0], i), t.laneOr(s, 1, i)
			if a.Poison || e.Poison {
				t.put(s.res, i, poisonScalar(s.res.sh.leaves[i].width))
				continue
			}
			t.put(s.res, i, f(s.aux.(*floatOp), a, e))
		}
	}
}

// finishWith is finish for an operation with an integer operand besides.
func (x *floatOp) finishWith(r uint64, n *Scalar, args ...*Scalar) Scalar {
	out := x.finish(r, args...)
	if out.Poison {
		return out
	}
	return spread(out, n)
}

// clampInt is v, or the nearer end of ±limit.
func clampInt(v *big.Int, limit int) int {
	switch l := big.NewInt(int64(limit)); {
	case v.Cmp(l) > 0:
		return limit
	case v.CmpAbs(l) > 0:
		return -limit
	}
	return int(v.Int64())
}

// powi multiplies in the order of compiler-rt's __powidf2: by squaring, the
// reciprocal last (S12.8). The half formats go through float.
func powi(f *softfloat.Format, a uint64, n *big.Int) uint64 {
	g := f
	if f.Width < 32 {
		g = softfloat.F32
		a = g.Convert(f, encoded(a), softfloat.NearestEven).Lo
	}
	one := g.FromFloat64(math.Float64bits(1)).Lo
	r := one
	m := new(big.Int).Abs(n)
	for i := 0; i < m.BitLen(); i++ {
		if i > 0 {
			a = mulF(g, a, a)
		}
		if m.Bit(i) == 1 {
			r = mulF(g, r, a)
		}
	}
	if n.Sign() < 0 {
		r = divF(g, one, r)
	}
	if g != f {
		r = f.Convert(g, encoded(r), softfloat.NearestEven).Lo
	}
	return r
}

// frexp gives fractions in [0.5, 1), then exponents (S12.9). The exponent of
// an infinity or NaN is unspecified: a chosen 0.
func frexp(t *Thread, s *site) {
	x := s.aux.(*floatOp)
	in := t.leaves(s.args[0])
	n := len(in)
	for i, a := range in {
		width := s.res.sh.leaves[n+i].width
		if a.Poison {
			t.put(s.res, i, a)
			t.put(s.res, n+i, poisonScalar(width))
			continue
		}
		b := encoded(a.V)
		frac, exp := x.format.Frexp(b)
		fr := x.finish(frac.Lo, &a)
		e := spread(bigScalar(width, big.NewInt(int64(exp))), &a)
		if x.format.IsNaN(b) || x.format.IsInf(b) {
			e = e.markChosen()
		}
		if fr.Poison {
			e = poisonScalar(width)
		}
		t.put(s.res, i, fr)
		t.put(s.res, n+i, e)
	}
}

// constrained is what an experimental.constrained cast knows before it runs
// (S12.10).
type constrained struct {
	rounding softfloat.Rounding
	dynamic  bool // the current mode instead
	cast     *floatCast
	toFloat  *intToFloat
}

// roundings is MLIR's numbering of rounding modes; dynamic (7) is the default
// environment's.
var roundings = map[int64]softfloat.Rounding{
	0: softfloat.TowardZero, 1: softfloat.NearestEven, 2: softfloat.Upward, 3: softfloat.Downward,
	4: softfloat.NearestAway, 7: softfloat.NearestEven,
}

func (s *site) constrained() *constrained {
	mode, ok := s.op.IntProp("roundingmode")
	if !ok {
		mode = 1
	}
	return &constrained{rounding: roundings[mode], dynamic: mode == 7}
}

// mode is the rounding that the operation uses now.
func (x *constrained) mode(t *Thread) softfloat.Rounding {
	if x.dynamic {
		return roundings[int64(t.roundingMode())]
	}
	return x.rounding
}

func prepareConstrainedToFloat(s *site) error {
	if err := prepareToFloat(s); err != nil {
		return err
	}
	c := s.constrained()
	c.toFloat = s.aux.(*intToFloat)
	s.aux = c
	return nil
}

func prepareConstrainedCast(s *site) error {
	if err := prepareFloatCast(s); err != nil {
		return err
	}
	c := s.constrained()
	c.cast = s.aux.(*floatCast)
	s.aux = c
	return nil
}
