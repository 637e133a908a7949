package interp

import (
	"fmt"
	"math/big"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/dialect/op"
	"github.com/touchstone-ir/touchstone/internal/softfloat"
)

func init() {
	prepared(op.Trunc, prepareTrunc, lanes1(func(t *Thread, s *site, a Scalar) Scalar {
		return truncInt(a, s.res.sh.leaves[0].width, s.aux.(wrap))
	}))
	prepared(op.ZExt, prepareExact("nonNeg"), lanes1(func(t *Thread, s *site, a Scalar) Scalar {
		return nonNegative(a, resize(a, s.res.sh.leaves[0].width), s.aux.(bool))
	}))
	means(op.SExt, lanes1(func(t *Thread, s *site, a Scalar) Scalar { return sextInt(a, s.res.sh.leaves[0].width) }))
	prepared(op.FPTrunc, prepareFloatCast, lanes1(castOf(softfloat.NearestEven)))
	prepared(op.FPExt, prepareFloatCast, lanes1(castOf(softfloat.NearestEven)))
	prepared(op.FPToSI, prepareFloat, lanes1(func(t *Thread, s *site, a Scalar) Scalar {
		return s.aux.(*floatOp).toInt(a, s.res.sh.leaves[0].width, true)
	}))
	prepared(op.FPToUI, prepareFloat, lanes1(func(t *Thread, s *site, a Scalar) Scalar {
		return s.aux.(*floatOp).toInt(a, s.res.sh.leaves[0].width, false)
	}))
	prepared(op.SIToFP, prepareToFloat, lanes1(func(t *Thread, s *site, a Scalar) Scalar {
		return s.aux.(*intToFloat).cast(a, true)
	}))
	prepared(op.UIToFP, prepareToFloat, lanes1(func(t *Thread, s *site, a Scalar) Scalar {
		x := s.aux.(*intToFloat)
		return nonNegative(a, x.cast(a, false), x.nneg)
	}))
	prepared(op.BitCast, prepareBitcast, bitcast)
	intrinsic("llvm.fptosi.sat", prepareFloat, lanes1(saturatingToInt(true)))
	intrinsic("llvm.fptoui.sat", prepareFloat, lanes1(saturatingToInt(false)))
	means(op.AddrSpaceCast, lanes1(func(t *Thread, s *site, a Scalar) Scalar { return a }))
}

// prepareTrunc refuses a trunc that does not narrow, which mlir-opt lets pass
// (S8.1).
func prepareTrunc(s *site) error {
	if a, b := s.args[0].sh.leaves, s.res.sh.leaves; len(a) != len(b) || len(a) > 0 && b[0].width >= a[0].width {
		return fmt.Errorf("%s from %s to %s does not make the type narrower", s.op.Name, s.args[0].sh.typ, s.res.sh.typ)
	}
	return prepareWrap(s)
}

// truncInt drops high bits (S8.1). nuw gives poison when a dropped bit is 1,
// nsw when one differs from the result's sign bit.
func truncInt(a Scalar, width int32, f wrap) Scalar {
	r := resize(a, width)
	if !f.nsw && !f.nuw {
		return r
	}
	x := open(&a)
	top := func(p *big.Int, from int32) bool { return new(big.Int).Rsh(p, uint(from)).Sign() != 0 }
	no := x.not()
	some, all := false, false
	if f.nuw {
		some, all = top(x.umax(), width), top(x.umin(), width)
	}
	if f.nsw {
		one, zero := top(x.umin(), width-1), top(no.umin(), width-1)
		some = some || top(x.umax(), width-1) && top(no.umax(), width-1)
		all = all || one && zero || f.nuw && one // only zeros satisfy both
	}
	return broken(r, some, all)
}

// sextInt copies the sign bit upwards, undefined or chosen as it may be
// (S8.2).
func sextInt(a Scalar, width int32) Scalar {
	if width <= 64 {
		up := func(v uint64) uint64 {
			x := Scalar{V: v, Width: a.Width}
			return uint64(x.signed()) & mask(width)
		}
		return Scalar{V: up(a.V), Undef: up(a.Undef), Chosen: up(a.Chosen), Width: width}
	}
	x := open(&a)
	return span{signedOf(x.v, a.Width), signedOf(x.u, a.Width), signedOf(x.c, a.Width), width}.scalar()
}

// nonNegative is r, the cast of a that promised a's sign bit to be 0 if nneg
// is set (S8.2, S8.5).
func nonNegative(a, r Scalar, nneg bool) Scalar {
	if !nneg {
		return r
	}
	x := open(&a)
	top := int(a.Width) - 1
	return broken(r, x.umax().Bit(top) == 1, x.umin().Bit(top) == 1)
}

// floatCast is what a cast between floating-point formats knows.
type floatCast struct {
	floatOp
	to floatOp
}

// prepareFloatCast also refuses casts in the wrong direction, which mlir-opt
// lets pass (S8.1).
func prepareFloatCast(s *site) error {
	from, err := s.floatOp()
	if err != nil {
		return err
	}
	to, err := formatOf(s.res.sh.typ)
	if err != nil {
		return err
	}
	narrower := to.Width < from.format.Width
	wider := to.Width > from.format.Width
	narrows := s.kind == op.FPTrunc || s.kind == op.IntrVPFPTrunc || s.kind == op.IntrExperimentalConstrainedFPTrunc
	if narrows && !narrower || !narrows && !wider || len(s.args[0].sh.leaves) != len(s.res.sh.leaves) {
		return fmt.Errorf("%s from %s to %s goes the wrong way", s.op.Name, s.args[0].sh.typ, s.res.sh.typ)
	}
	s.aux = &floatCast{*from, floatOp{format: to, flags: from.flags}}
	return nil
}

// castOf converts between formats (S8.3): fptrunc rounds, fpext is exact. A
// NaN is made quiet and keeps the payload bits that there is room for.
func castOf(m softfloat.Rounding) func(t *Thread, s *site, a Scalar) Scalar {
	return func(t *Thread, s *site, a Scalar) Scalar { return s.aux.(*floatCast).cast(a, m) }
}

func (x *floatCast) cast(a Scalar, m softfloat.Rounding) Scalar {
	if x.breaks(&a) && a.Undef == 0 {
		return poisonScalar(int32(x.to.format.Width))
	}
	r := x.to.format.Convert(x.format, encoded(a.V), m).Lo
	out := x.to.finish(r)
	if out.Poison {
		return out
	}
	if x.valueChosen(&a) {
		out = out.markChosen()
	}
	if a.Undef != 0 {
		out = out.markUndef()
	}
	return out
}

// toInt rounds toward zero; NaN, infinities and values out of range give
// poison (S8.4).
func (x *floatOp) toInt(a Scalar, width int32, signed bool) Scalar {
	v, ok := x.integer(a.V, width, signed, softfloat.TowardZero)
	switch {
	case a.Undef != 0:
		v = v.markUndef()
	case !ok:
		return poisonScalar(width)
	}
	if x.valueChosen(&a) {
		v = v.markChosen()
	}
	return v
}

// integer is the value a rounded to an integer of width bits; ok is false,
// and the integer 0, when it does not fit.
func (x *floatOp) integer(a uint64, width int32, signed bool, m softfloat.Rounding) (Scalar, bool) {
	b := encoded(a)
	if width <= 128 {
		v, ok := x.format.ToInt(b, uint(width), signed, m)
		r := intScalar(width, v.Lo)
		if r.W != nil {
			r.W.V[1] = v.Hi
		}
		return r, ok
	}
	v := x.format.Big(x.format.RoundToIntegral(b, m))
	if v == nil {
		return intScalar(width, 0), false
	}
	n, _ := v.Int(nil)
	if signed && !fitsSigned(n, width) || !signed && !fitsUnsigned(n, width) {
		return intScalar(width, 0), false
	}
	return bigScalar(width, n), true
}

// saturatingToInt rounds toward zero and stops at the ends of the range; NaN
// gives 0 (S8.4).
func saturatingToInt(signed bool) func(t *Thread, s *site, a Scalar) Scalar {
	return func(t *Thread, s *site, a Scalar) Scalar {
		x, width := s.aux.(*floatOp), s.res.sh.leaves[0].width
		v, ok := x.integer(a.V, width, signed, softfloat.TowardZero)
		if !ok && !x.format.IsNaN(encoded(a.V)) {
			lo, hi := representable(width, signed)
			if x.format.SignBit(encoded(a.V)) {
				hi = lo
			}
			v = bigScalar(width, hi)
		}
		if x.valueChosen(&a) {
			v = v.markChosen()
		}
		if a.Undef != 0 {
			v = v.markUndef()
		}
		return v
	}
}

// intToFloat is what sitofp and uitofp know before they run.
type intToFloat struct {
	floatOp
	nneg bool
}

func prepareToFloat(s *site) error {
	f, err := formatOf(s.res.sh.typ)
	if err != nil {
		return err
	}
	s.aux = &intToFloat{floatOp{format: f}, s.op.BoolProp("nonNeg")}
	return nil
}

// cast is the integer correctly rounded to nearest (S8.5).
func (x *intToFloat) cast(a Scalar, signed bool) Scalar {
	return x.round(a, signed, softfloat.NearestEven)
}

func (x *intToFloat) round(a Scalar, signed bool, m softfloat.Rounding) Scalar {
	r := Scalar{Width: int32(x.format.Width)}
	if a.Width <= 128 {
		r.V = x.format.FromInt(softfloat.Bits{Lo: a.word(0), Hi: a.word(1)}, uint(a.Width), signed, m).Lo
	} else {
		v := a.big()
		if signed {
			v = a.signedBig()
		}
		r.V = x.format.FromRat(new(big.Rat).SetInt(v), m).Lo
	}
	return spread(r, &a)
}

// prepareBitcast refuses what mlir-opt lets pass: types of unlike sizes (S8.1).
func prepareBitcast(s *site) error {
	total := func(sh *shape) (n int64) {
		for i := range sh.leaves {
			n += int64(sh.leaves[i].width)
		}
		return n
	}
	from, to := s.args[0].sh, s.res.sh
	if total(from) != total(to) {
		return fmt.Errorf("llvm.bitcast from %s to %s, which have unlike sizes", from.typ, to.typ)
	}
	isPtr := func(sh *shape) bool {
		_, ok := scalarType(sh.typ).(*dialect.PointerType)
		return ok
	}
	if isPtr(from) != isPtr(to) {
		return fmt.Errorf("llvm.bitcast from %s to %s: pointers are cast to pointers only", from.typ, to.typ)
	}
	return nil
}

// bitcast reads the operand's bits as another type, lane 0 in the lowest bits
// (S8.7; in the highest when the data layout is big-endian, as a store and
// load would have it). A poison lane makes every result lane that takes a bit
// from it poison.
func bitcast(t *Thread, s *site) {
	from, to := s.args[0].sh.leaves, s.res.sh.leaves
	in := t.leaves(s.args[0])
	if len(from) == len(to) {
		for i := range to {
			t.put(s.res, i, in[i])
		}
		return
	}
	for i, v := range regroup(in, from[0].width, to[0].width, t.m.layout.BigEndian) {
		t.put(s.res, i, v)
	}
}

// regroup cuts the bits of in, lanes of width from, into lanes of width to.
func regroup(in []Scalar, from, to int32, bigEndian bool) []Scalar {
	total := int(from) * len(in)
	all := span{new(big.Int), new(big.Int), new(big.Int), int32(total)}
	poison := new(big.Int)
	pos := func(i, n int, width int32) uint {
		if bigEndian {
			i = n - 1 - i
		}
		return uint(i) * uint(width)
	}
	for i := range in {
		x, at := open(&in[i]), pos(i, len(in), from)
		put := func(p, q *big.Int) { p.Or(p, q.Lsh(q, at)) }
		put(all.v, x.v)
		put(all.u, x.u)
		put(all.c, x.c)
		if in[i].Poison {
			put(poison, bigMask(from))
		}
	}
	out := make([]Scalar, total/int(to))
	m := bigMask(to)
	for i := range out {
		at := pos(i, len(out), to)
		cut := func(p *big.Int) *big.Int {
			p = new(big.Int).Rsh(p, at)
			return p.And(p, m)
		}
		if cut(poison).Sign() != 0 {
			out[i] = poisonScalar(to)
			continue
		}
		out[i] = span{cut(all.v), cut(all.u), cut(all.c), to}.scalar()
	}
	return out
}
