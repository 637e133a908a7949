package interp

import (
	"fmt"
	"math/big"

	"github.com/touchstone-ir/touchstone/dialect/op"
)

// Fixed-point arithmetic (LangRef, "Fixed Point Arithmetic Intrinsics"): an
// integer stands for itself divided by two to the scale, which is a constant
// third argument. LLVM leaves open whether a result that cannot be represented
// is rounded down or up; here it is rounded down, and is marked chosen. A result
// out of range is UB, or saturates in the .sat forms.

func init() {
	for _, signed := range []bool{true, false} {
		s := "u"
		if signed {
			s = "s"
		}
		for _, saturate := range []bool{false, true} {
			sat := ""
			if saturate {
				sat = ".sat"
			}
			x := fixedPoint{signed: signed, saturate: saturate}
			intrinsic("llvm."+s+"mul.fix"+sat, x.prepare, fixedMul)
			x.divide = true
			intrinsic("llvm."+s+"div.fix"+sat, x.prepare, fixedDiv)
		}
	}
}

// fixedPoint is what such an operation knows before it runs.
type fixedPoint struct {
	signed, saturate, divide bool
	scale                    uint
}

func (x fixedPoint) prepare(s *site) error {
	if len(s.args) != 3 || s.res.sh == nil || s.args[0].sh != s.res.sh || s.args[1].sh != s.res.sh {
		return fmt.Errorf("%s takes two integers of the result's type and a scale", s.op.StringProp("intrin"))
	}
	d := s.op.Operands[2].Def
	if d == nil || d.Kind != op.MlirConstant {
		return fmt.Errorf("the scale of %s must be a constant", s.op.StringProp("intrin"))
	}
	scale, ok := d.IntProp("value")
	limit := int64(s.res.sh.leaves[0].width)
	if x.signed || x.divide {
		limit--
	}
	if !ok || scale < 0 || scale > limit {
		return fmt.Errorf("the scale of %s must be between 0 and %d", s.op.StringProp("intrin"), limit)
	}
	x.scale = uint(scale)
	s.aux = &x
	return nil
}

// number is a's value as the operation reads it.
func (x *fixedPoint) number(a *Scalar) *big.Int {
	if x.signed {
		return a.signedBig()
	}
	return a.big()
}

// finish brings an exact result into range.
func (x *fixedPoint) finish(t *Thread, s *site, lane int, v *big.Int, exact bool, a, b *Scalar) Scalar {
	width := a.Width
	lo, hi := representable(width, x.signed)
	switch {
	case v.Cmp(lo) >= 0 && v.Cmp(hi) <= 0:
	case !x.saturate:
		t.ub(s, DivideOverflow, "the result of %s%s does not fit", s.op.StringProp("intrin"), inLane(s, lane))
	case v.Sign() < 0:
		v, exact = lo, true
	default:
		v, exact = hi, true
	}
	r := bigScalar(width, v)
	if !exact {
		r = r.markChosen()
	}
	return spread(r, a, b)
}

func fixedMul(t *Thread, s *site) {
	x := s.aux.(*fixedPoint)
	for i := range s.res.sh.leaves {
		a, b := t.lane(s.args[0], i), t.lane(s.args[1], i)
		if a.Poison || b.Poison {
			t.put(s.res, i, poisonScalar(a.Width))
			continue
		}
		v := new(big.Int).Mul(x.number(&a), x.number(&b))
		q := new(big.Int).Rsh(v, x.scale) // of a negative number, down
		exact := new(big.Int).Lsh(q, x.scale).Cmp(v) == 0
		t.put(s.res, i, x.finish(t, s, i, q, exact, &a, &b))
	}
}

func fixedDiv(t *Thread, s *site) {
	x := s.aux.(*fixedPoint)
	for i := range s.res.sh.leaves {
		a, b := t.lane(s.args[0], i), t.lane(s.args[1], i)
		t.divisor(s, i, &b)
		if a.Poison {
			t.put(s.res, i, a)
			continue
		}
		// Euclid's quotient is the lower one for a positive divisor.
		n, d := new(big.Int).Lsh(x.number(&a), x.scale), x.number(&b)
		if d.Sign() < 0 {
			n.Neg(n)
			d = new(big.Int).Neg(d)
		}
		q, r := new(big.Int).DivMod(n, d, new(big.Int))
		t.put(s.res, i, x.finish(t, s, i, q, r.Sign() == 0, &a, &b))
	}
}
