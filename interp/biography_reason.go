package interp

import (
	"fmt"
	"math/big"
	"strings"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/dialect/op"
	"github.com/touchstone-ir/touchstone/memory"
)

// reason says why the operation at s made lane i of its result poison although
// its operands are plain: the operands, and the rule that they break.
func (t *Thread) reason(s *site, i int) string {
	shown := t.operands(s, i)
	rule := t.rule(s, i)
	if shown != "" {
		shown = " of " + shown
	}
	if rule != "" {
		rule = ": " + rule
	}
	return shown + rule
}

// operands is `%a = 127 and %b = 1`, the scalars of lane i.
func (t *Thread) operands(s *site, i int) string {
	if s.kind == op.GetElementPtr {
		return "" // its rule names them
	}
	var parts []string
	for k, p := range s.args {
		if len(p.sh.leaves) == 0 {
			continue
		}
		n := i
		if len(p.sh.leaves) == 1 {
			n = 0
		}
		if n >= len(p.sh.leaves) || len(p.sh.leaves) > 1 && len(p.sh.leaves) != len(s.res.sh.leaves) {
			continue
		}
		v := t.lane(p, n)
		parts = append(parts, fmt.Sprintf("%s = %s", dialect.ValueName(s.op.Operands[k]), t.m.formatScalar(scalarType(p.sh.leaves[n].typ), &v)))
	}
	if len(parts) > 2 {
		return strings.Join(parts[:len(parts)-1], ", ") + " and " + parts[len(parts)-1]
	}
	return strings.Join(parts, " and ")
}

// rule is the rule of LangRef that the plain operands of lane i break.
func (t *Thread) rule(s *site, i int) string {
	lane := func(k int) Scalar {
		if k >= len(s.args) {
			return Scalar{Width: 1}
		}
		if len(s.args[k].sh.leaves) == 1 {
			return t.lane(s.args[k], 0)
		}
		return t.lane(s.args[k], min(i, len(s.args[k].sh.leaves)-1))
	}
	typ := scalarType(s.res.sh.typ)
	switch s.kind {
	case op.Add, op.Sub, op.Mul, op.Shl, op.Trunc:
		a, b := lane(0), lane(1)
		return t.overflowRule(s, &a, &b, typ)
	case op.LShr, op.AShr, op.IntrSShlSat, op.IntrUShlSat:
		a, b := lane(0), lane(1)
		if tooFar(&a, &b) {
			return fmt.Sprintf("the amount is not below the width of %s", typ)
		}
		return "a one is shifted out of an exact shift"
	case op.UDiv, op.SDiv:
		return "an exact division leaves a remainder"
	case op.Or:
		return "disjoint operands have a bit in common"
	case op.ZExt, op.UIToFP:
		return "a nneg operand is negative"
	case op.FPToSI, op.FPToUI:
		return fmt.Sprintf("the number does not fit %s", typ)
	case op.IntrCtlz, op.IntrCttz:
		return "zero, with is_zero_poison"
	case op.IntrAbs:
		return "the smallest number, with is_int_min_poison"
	case op.ICmp:
		return "samesign operands have different signs"
	case op.ExtractElement, op.InsertElement:
		return fmt.Sprintf("%s has no such lane", s.args[0].sh.typ)
	case op.ShuffleVector:
		return "the mask leaves this lane open"
	case op.GetElementPtr:
		return t.gepRule(s, i)
	case op.FAdd, op.FSub, op.FMul, op.FDiv, op.FRem, op.FNeg, op.FCmp:
		return "an operand or the result is a NaN or an infinity that nnan or ninf excludes"
	}
	return ""
}

func tooFar(a, b *Scalar) bool { return b.big().Cmp(big.NewInt(int64(a.Width))) >= 0 }

// overflowRule says which of nsw and nuw is broken.
func (t *Thread) overflowRule(s *site, a, b *Scalar, typ dialect.Type) string {
	nsw, nuw := s.op.OverflowFlags()
	exact := func(x, y *big.Int) *big.Int {
		switch s.kind {
		case op.Add:
			return new(big.Int).Add(x, y)
		case op.Sub:
			return new(big.Int).Sub(x, y)
		case op.Mul:
			return new(big.Int).Mul(x, y)
		case op.Shl:
			return new(big.Int).Lsh(x, uint(b.big().Uint64()))
		}
		return x
	}
	if s.kind == op.Shl && tooFar(a, b) {
		return fmt.Sprintf("the amount is not below the width of %s", typ)
	}
	width := uint(s.res.sh.leaves[0].width)
	half := new(big.Int).Lsh(big.NewInt(1), width-1)
	if nsw {
		y := b.signedBig()
		if s.kind == op.Shl {
			y = b.big()
		}
		if r := exact(a.signedBig(), y); r.Cmp(half) >= 0 || r.Cmp(new(big.Int).Neg(half)) < 0 {
			return fmt.Sprintf("%s does not fit %s as a signed number (nsw)", r, typ)
		}
	}
	if nuw {
		if r := exact(a.big(), b.big()); r.Sign() < 0 || r.BitLen() > int(width) {
			return fmt.Sprintf("%s does not fit %s as an unsigned number (nuw)", r, typ)
		}
	}
	return ""
}

// gepRule says how an address breaks the flags of its getelementptr.
func (t *Thread) gepRule(s *site, i int) string {
	g := s.aux.(*gepPlan)
	base := t.laneOr(s, 0, i)
	addr := base.V + uint64(g.fixed)
	for _, tm := range g.terms {
		ix := t.laneOr(s, tm.arg, i)
		v, _ := indexValue(&ix)
		addr += uint64(v) * tm.scale
	}
	where := strings.TrimPrefix(t.indices(s.op), " ")
	if where != "" {
		where = " " + where
	}
	if g.flags&dialect.GEPInBounds != 0 {
		if o, ok := t.mem.Object(memory.Ptr(base.V)); ok {
			return fmt.Sprintf("%s%s is on the way outside %s of %s (inbounds)", t.mem.Describe(memory.Ptr(addr)), where, t.mem.Describe(o.Base), plural(o.Size, "byte"))
		}
		return fmt.Sprintf("0x%x%s does not lie in the object of the base (inbounds)", addr, where)
	}
	return fmt.Sprintf("the offset%s overflows (nusw or nuw)", where)
}
