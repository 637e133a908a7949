package interp

import (
	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/dialect/op"
	"github.com/touchstone-ir/touchstone/internal/softfloat"
)

// Operations on f80 and f128, whose encodings need more than a word: the same
// rules as in meaning_float.go, by way of softfloat alone. An operation with
// an operand or result of these types takes its meaning from here; one that
// is not here is refused.

// bitPattern is a scalar of up to 128 bits for softfloat.
func bitPattern(a *Scalar) softfloat.Bits { return softfloat.Bits{Lo: a.word(0), Hi: a.word(1)} }

// patternScalar is the plain scalar with these bits.
func patternScalar(width int32, b softfloat.Bits) Scalar {
	v := intScalar(width, b.Lo)
	if v.W != nil {
		v.W.V[1] = b.Hi
	}
	return v
}

// anyFormat is the format of every floating-point type that has values.
func anyFormat(t dialect.Type) *softfloat.Format {
	if f, ok := scalarType(t).(*dialect.FloatType); ok {
		switch f.Kind {
		case dialect.F16:
			return softfloat.F16
		case dialect.BF16:
			return softfloat.BF16
		case dialect.F32:
			return softfloat.F32
		case dialect.F64:
			return softfloat.F64
		case dialect.F80:
			return softfloat.F80
		case dialect.F128:
			return softfloat.F128
		}
	}
	return nil
}

// isWideFloat reports that t, or the type of its lanes, is f80 or f128.
func isWideFloat(t dialect.Type) bool {
	f := anyFormat(t)
	return f == softfloat.F80 || f == softfloat.F128
}

// wideFloat is what an operation on wide floats knows before it runs.
type wideFloat struct {
	from, to *softfloat.Format // of operand 0 and of the result; nil for integers
	flags    dialect.FastMathFlags
	signed   bool
	nneg     bool
	do       func(x *wideFloat, b []softfloat.Bits) softfloat.Bits
	fcmp     *fcmpOp
	class    softfloat.Class
}

type bits128 = softfloat.Bits

var nearest = softfloat.NearestEven

func wide1(f func(f *softfloat.Format, a bits128) bits128) func(*wideFloat, []bits128) bits128 {
	return func(x *wideFloat, b []bits128) bits128 { return f(x.from, b[0]) }
}

func wide2(f func(f *softfloat.Format, a, b bits128) bits128) func(*wideFloat, []bits128) bits128 {
	return func(x *wideFloat, b []bits128) bits128 { return f(x.from, b[0], b[1]) }
}

func wideIntegral(m softfloat.Rounding) func(*wideFloat, []bits128) bits128 {
	return wide1(func(f *softfloat.Format, a bits128) bits128 { return f.RoundToIntegral(a, m) })
}

// wideArithmetic are the operations that round, by row.
var wideArithmetic = map[*op.Op]func(x *wideFloat, b []bits128) bits128{
	op.FAdd:  wide2(func(f *softfloat.Format, a, b bits128) bits128 { return f.Add(a, b, nearest) }),
	op.FSub:  wide2(func(f *softfloat.Format, a, b bits128) bits128 { return f.Sub(a, b, nearest) }),
	op.FMul:  wide2(func(f *softfloat.Format, a, b bits128) bits128 { return f.Mul(a, b, nearest) }),
	op.FDiv:  wide2(func(f *softfloat.Format, a, b bits128) bits128 { return f.Div(a, b, nearest) }),
	op.FRem:  wide2((*softfloat.Format).Mod),
	op.FPExt: wideConvert, op.FPTrunc: wideConvert,
	op.IntrSqrt:  wide1(func(f *softfloat.Format, a bits128) bits128 { return f.Sqrt(a, nearest) }),
	op.IntrFloor: wideIntegral(softfloat.Downward), op.IntrCeil: wideIntegral(softfloat.Upward),
	op.IntrTrunc: wideIntegral(softfloat.TowardZero), op.IntrRint: wideIntegral(softfloat.NearestEven),
	op.IntrNearbyInt: wideIntegral(softfloat.NearestEven), op.IntrRoundEven: wideIntegral(softfloat.NearestEven),
	op.IntrRound:   wideIntegral(softfloat.NearestAway),
	op.IntrMinNum:  wide2((*softfloat.Format).MinNum),
	op.IntrMaxNum:  wide2((*softfloat.Format).MaxNum),
	op.IntrMinimum: wide2((*softfloat.Format).Minimum),
	op.IntrMaximum: wide2((*softfloat.Format).Maximum),
	op.IntrFMA: func(x *wideFloat, b []bits128) bits128 {
		return x.from.FMA(b[0], b[1], b[2], nearest)
	},
	op.IntrFMulAdd: func(x *wideFloat, b []bits128) bits128 {
		return x.from.Add(x.from.Mul(b[0], b[1], nearest), b[2], nearest)
	},
}

func wideConvert(x *wideFloat, b []bits128) bits128 { return x.to.Convert(x.from, b[0], nearest) }

// wideMoves are the operations that only move bits (S0.7).
var wideMoves = map[*op.Op]func(x *wideFloat, b []bits128) bits128{
	op.FNeg:         wide1((*softfloat.Format).Neg),
	op.IntrFAbs:     wide1((*softfloat.Format).Abs),
	op.IntrCopySign: wide2((*softfloat.Format).CopySign),
}

// prepareWide gives s its meaning, and reports true, when it is an operation
// on wide floats.
func (s *site) prepareWide() bool {
	touched := s.res.sh != nil && isWideFloat(s.res.sh.typ)
	for _, a := range s.args {
		touched = touched || isWideFloat(a.sh.typ)
	}
	if !touched {
		return false
	}
	x := &wideFloat{flags: s.op.FastMath()}
	if len(s.args) > 0 {
		x.from = anyFormat(s.args[0].sh.typ)
	}
	if s.res.sh != nil {
		x.to = anyFormat(s.res.sh.typ)
	}
	s.aux = x
	if f := wideArithmetic[s.kind]; f != nil {
		x.do = f
		s.mean = wideMeaning(len(s.args), true)
		return true
	}
	if f := wideMoves[s.kind]; f != nil {
		x.do = f
		s.mean = wideMeaning(len(s.args), false)
		return true
	}
	switch s.kind {
	case op.FPToSI, op.FPToUI:
		x.signed = s.kind == op.FPToSI
		s.mean = lanes1(wideToInt)
	case op.SIToFP, op.UIToFP:
		x.signed = s.kind == op.SIToFP
		x.nneg = s.op.BoolProp("nonNeg")
		s.mean = lanes1(wideFromInt)
	case op.FCmp:
		// The relations are decoded as for narrow floats.
		y := &fcmpOp{floatOp: floatOp{x.from, x.flags}}
		y.relations(s.op.FCmpPredicate().String())
		x.fcmp = y
		s.mean = lanes2(wideCompare)
	case op.IntrLdexp, op.IntrPowI:
		s.mean = withExponentWide(s.kind == op.IntrPowI)
	case op.IntrIsFPClass:
		mask, _ := s.op.IntProp("bit")
		x.class = softfloat.Class(mask)
		s.mean = lanes1(wideClass)
	default:
		// Operations that move whole values do not look inside, and others
		// are refused by their own prepare step.
		s.aux = nil
		return false
	}
	return true
}

func wideMeaning(n int, rounds bool) meaning {
	return func(t *Thread, s *site) {
		x := s.aux.(*wideFloat)
		for i := range s.res.sh.leaves {
			args := make([]Scalar, n)
			pats := make([]bits128, n)
			poison := false
			for k := range args {
				args[k] = t.lane(s.args[k], i)
				pats[k] = bitPattern(&args[k])
				poison = poison || args[k].Poison
			}
			width := s.res.sh.leaves[i].width
			if poison {
				t.put(s.res, i, poisonScalar(width))
				continue
			}
			t.put(s.res, i, x.finish(patternScalar(width, x.do(x, pats)), rounds, args...))
		}
	}
}

// finish adds what the operands' undefined and chosen bits, the fast-math
// promises and the freedom of NaNs make of a result.
func (x *wideFloat) finish(r Scalar, rounds bool, args ...Scalar) Scalar {
	for i := range args {
		if !args[i].anyUndef() && x.breaks(x.from, &args[i]) {
			return poisonScalar(r.Width)
		}
	}
	for i := range args {
		if args[i].anyUndef() {
			return r.markUndef()
		}
	}
	if x.to != nil && x.breaks(x.to, &r) {
		return poisonScalar(r.Width)
	}
	for i := range args {
		if choice(x.from, &args[i]).anyChosen() {
			return r.markChosen()
		}
	}
	if rounds && x.to != nil && x.to.IsNaN(bitPattern(&r)) {
		return chosenNaN(x.to, r)
	}
	return r
}

// payload is what LLVM leaves open in a NaN of a format: the sign and all
// below the quiet bit.
func payload(f *softfloat.Format) bits128 {
	m := ones(int32(f.Precision) - 2)
	m = append(m, 0)[:2]
	if f.Width <= 64 {
		return bits128{Lo: m[0] | 1<<(f.Width-1)}
	}
	m[1] |= 1 << (f.Width - 65)
	return bits128{Lo: m[0], Hi: m[1]}
}

// chosenNaN marks the sign and the payload of a NaN chosen.
func chosenNaN(f *softfloat.Format, r Scalar) Scalar {
	m := payload(f)
	if r.W == nil {
		r.Chosen |= m.Lo
		return r
	}
	r.W = &wide{V: r.W.V, Undef: r.W.Undef, Chosen: []uint64{m.Lo, m.Hi}}
	return r
}

// choice is a without the chosen bits that do not decide its value: those of
// a NaN's sign and payload.
func choice(f *softfloat.Format, a *Scalar) *Scalar {
	if !a.anyChosen() || !f.IsNaN(bitPattern(a)) {
		return a
	}
	c, m := *a, payload(f)
	c.Chosen &^= m.Lo
	if a.W != nil {
		w := &wide{V: a.W.V, Undef: a.W.Undef}
		if hi, lo := a.W.Chosen[1]&^m.Hi, a.W.Chosen[0]&^m.Lo; hi|lo != 0 {
			w.Chosen = []uint64{lo, hi}
		}
		c.W = w
	}
	return &c
}

func (x *wideFloat) breaks(f *softfloat.Format, a *Scalar) bool {
	b := bitPattern(a)
	return x.flags&dialect.NNaN != 0 && f.IsNaN(b) || x.flags&dialect.NInf != 0 && f.IsInf(b)
}

func wideToInt(t *Thread, s *site, a Scalar) Scalar {
	x := s.aux.(*wideFloat)
	width := s.res.sh.leaves[0].width
	if width > 128 {
		t.unsupported(s, "conversion of %s to %s is not supported", s.args[0].sh.typ, s.res.sh.typ)
	}
	v, ok := x.from.ToInt(bitPattern(&a), uint(width), x.signed, softfloat.TowardZero)
	if !ok && !a.anyUndef() {
		return poisonScalar(width)
	}
	return spread(patternScalar(width, v), choice(x.from, &a))
}

func wideFromInt(t *Thread, s *site, a Scalar) Scalar {
	x := s.aux.(*wideFloat)
	if a.Width > 128 {
		t.unsupported(s, "conversion of %s to %s is not supported", s.args[0].sh.typ, s.res.sh.typ)
	}
	width := s.res.sh.leaves[0].width
	if x.nneg && a.signedBig().Sign() < 0 {
		return poisonScalar(width)
	}
	v := x.to.FromInt(bitPattern(&a), uint(a.Width), x.signed, nearest)
	return spread(patternScalar(width, v), &a)
}

func wideCompare(t *Thread, s *site, a, b Scalar) Scalar {
	x := s.aux.(*wideFloat)
	if x.breaks(x.from, &a) || x.breaks(x.from, &b) {
		return poisonScalar(1)
	}
	return spread(boolScalar(x.fcmp.holds(x.from.Compare(bitPattern(&a), bitPattern(&b)))), choice(x.from, &a), choice(x.from, &b))
}

func wideClass(t *Thread, s *site, a Scalar) Scalar {
	x := s.aux.(*wideFloat)
	return spread(boolScalar(x.from.Class(bitPattern(&a))&x.class != 0), choice(x.from, &a))
}

// withExponentWide is ldexp, or powi in the order of compiler-rt's functions.
func withExponentWide(power bool) meaning {
	return func(t *Thread, s *site) {
		x := s.aux.(*wideFloat)
		for i := range s.res.sh.leaves {
			a, e := t.lane(s.args[0], i), t.laneOr(s, 1, i)
			width := s.res.sh.leaves[i].width
			if a.Poison || e.Poison {
				t.put(s.res, i, poisonScalar(width))
				continue
			}
			var r bits128
			if power {
				r = x.powi(bitPattern(&a), e.signed())
			} else {
				r = x.from.Ldexp(bitPattern(&a), clampInt(e.signedBig(), 1<<20), nearest)
			}
			t.put(s.res, i, spread(x.finish(patternScalar(width, r), true, a), &e))
		}
	}
}

func (x *wideFloat) powi(a bits128, n int64) bits128 {
	f := x.from
	one := f.FromFloat64(0x3ff0000000000000)
	r, m := one, uint64(n)
	if n < 0 {
		m = -m
	}
	for ; m != 0; m >>= 1 {
		if m&1 != 0 {
			r = f.Mul(r, a, nearest)
		}
		a = f.Mul(a, a, nearest)
	}
	if n < 0 {
		r = f.Div(one, r, nearest)
	}
	return r
}
