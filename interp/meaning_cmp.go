package interp

import (
	"math/big"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/dialect/op"
	"github.com/touchstone-ir/touchstone/internal/softfloat"
)

func init() {
	prepared(op.ICmp, prepareICmp, lanes2(func(t *Thread, s *site, a, b Scalar) Scalar {
		return icmpInt(s.aux.(dialect.ICmpPredicate), a, b)
	}))
	prepared(op.FCmp, prepareFCmp, lanes2(func(t *Thread, s *site, a, b Scalar) Scalar {
		return s.aux.(*fcmpOp).compare(a, b)
	}))
	prepared(op.Select, prepareSelect, selectOp)
	means(op.Freeze, freeze)
}

func prepareICmp(s *site) error {
	s.aux = s.op.ICmpPredicate()
	return nil
}

// icmpInt compares integers, or pointers by their bits (S3.1, S3.2). The
// result is undefined when both answers can be had: exact, because each
// operand reaches its least and greatest choice by itself.
func icmpInt(p dialect.ICmpPredicate, a, b Scalar) Scalar {
	if a.W == nil && a.plain() && b.plain() {
		return boolScalar(icmp64(p, &a, &b))
	}
	x, y := open(&a), open(&b)
	r := boolScalar(icmpBig(p, x, y))
	if always, never := icmpRange(p, x, y); !always && !never {
		r.Undef = 1
	}
	if x.c.Sign() != 0 || y.c.Sign() != 0 {
		if always, never := icmpRange(p, x.freed(), y.freed()); !always && !never {
			r.Chosen = 1
		}
	}
	return r
}

func icmp64(p dialect.ICmpPredicate, a, b *Scalar) bool {
	switch p {
	case dialect.ICmpEQ:
		return a.V == b.V
	case dialect.ICmpNE:
		return a.V != b.V
	case dialect.ICmpSLT:
		return a.signed() < b.signed()
	case dialect.ICmpSLE:
		return a.signed() <= b.signed()
	case dialect.ICmpSGT:
		return a.signed() > b.signed()
	case dialect.ICmpSGE:
		return a.signed() >= b.signed()
	case dialect.ICmpULT:
		return a.V < b.V
	case dialect.ICmpULE:
		return a.V <= b.V
	case dialect.ICmpUGT:
		return a.V > b.V
	}
	return a.V >= b.V
}

// icmpBig compares the shown values.
func icmpBig(p dialect.ICmpPredicate, x, y span) bool {
	a, b := x.v, y.v
	if p >= dialect.ICmpSLT && p <= dialect.ICmpSGE {
		a, b = signedOf(a, x.w), signedOf(b, y.w)
	}
	return holds(p, a.Cmp(b))
}

// holds says whether the predicate is true of operands that compare as c.
func holds(p dialect.ICmpPredicate, c int) bool {
	switch p {
	case dialect.ICmpEQ:
		return c == 0
	case dialect.ICmpNE:
		return c != 0
	case dialect.ICmpSLT, dialect.ICmpULT:
		return c < 0
	case dialect.ICmpSLE, dialect.ICmpULE:
		return c <= 0
	case dialect.ICmpSGT, dialect.ICmpUGT:
		return c > 0
	}
	return c >= 0
}

// icmpRange says whether the predicate is true, or false, for all choices.
func icmpRange(p dialect.ICmpPredicate, x, y span) (always, never bool) {
	open := new(big.Int).Or(x.u, y.u)
	switch p {
	case dialect.ICmpEQ, dialect.ICmpNE:
		diff := new(big.Int).Xor(x.v, y.v)
		differ := diff.AndNot(diff, open).Sign() != 0
		same := !differ && open.Sign() == 0
		if p == dialect.ICmpEQ {
			return same, differ
		}
		return differ, same
	case dialect.ICmpSLT, dialect.ICmpSLE, dialect.ICmpSGT, dialect.ICmpSGE:
		low, high := x.smin().Cmp(y.smax()), x.smax().Cmp(y.smin())
		return holds(p, low) && holds(p, high), !holds(p, low) && !holds(p, high)
	}
	low, high := x.umin().Cmp(y.umax()), x.umax().Cmp(y.umin())
	return holds(p, low) && holds(p, high), !holds(p, low) && !holds(p, high)
}

// fcmpOp is what an fcmp knows before it runs: of which relations of its
// operands it is true.
type fcmpOp struct {
	floatOp
	equal, greater, less, unordered bool
}

func prepareFCmp(s *site) error {
	f, err := s.floatOp()
	if err != nil {
		return err
	}
	x := &fcmpOp{floatOp: *f}
	x.relations(s.op.FCmpPredicate().String())
	s.aux = x
	return nil
}

// relations decodes a predicate's word (S4.5).
func (x *fcmpOp) relations(word string) {
	switch word {
	case "_false":
	case "_true":
		x.equal, x.greater, x.less, x.unordered = true, true, true, true
	case "ord":
		x.equal, x.greater, x.less = true, true, true
	case "uno":
		x.unordered = true
	default:
		x.unordered = word[0] == 'u'
		rest := word[1:]
		x.equal = rest == "eq" || rest == "ge" || rest == "le"
		x.greater = rest == "gt" || rest == "ge" || rest == "ne"
		x.less = rest == "lt" || rest == "le" || rest == "ne"
	}
}

// holds reports whether the predicate is true of operands that compare so.
func (x *fcmpOp) holds(o softfloat.Order) bool {
	switch o {
	case softfloat.Equal:
		return x.equal
	case softfloat.Greater:
		return x.greater
	case softfloat.Less:
		return x.less
	}
	return x.unordered
}

// compare is fcmp (S4.5). Undefined operand bits leave the result open unless
// the predicate is constant or the other operand is NaN.
func (x *fcmpOp) compare(a, b Scalar) Scalar {
	if x.breaks(&a) || x.breaks(&b) {
		return poisonScalar(1)
	}
	r := boolScalar(x.holds(x.format.Compare(encoded(a.V), encoded(b.V))))
	if x.equal == x.greater && x.greater == x.less && x.less == x.unordered {
		return r
	}
	if (a.Undef != 0 || b.Undef != 0) && !x.surelyNaN(&a) && !x.surelyNaN(&b) {
		r.Undef = 1
	}
	if x.valueChosen(&a) || x.valueChosen(&b) {
		r.Chosen = 1
	}
	return r
}

func prepareSelect(s *site) error {
	s.aux = (*floatOp)(nil)
	if _, ok := scalarType(s.op.Operands[1].Type).(*dialect.FloatType); ok && s.op.FastMath() != 0 {
		f, err := s.floatOpOf(1)
		if err != nil {
			return err
		}
		s.aux = f
	}
	return nil
}

// selectOp gives operand 1 or 2; only the selected arm matters (S9.1). An
// undefined condition may select either, lane by lane when it is a vector. The
// fast-math promises are about the selected value.
func selectOp(t *Thread, s *site) {
	promised := s.aux.(*floatOp)
	perLane := s.args[0].sh.vector
	cond := t.lane(s.args[0], 0)
	for i := range s.res.sh.leaves {
		if perLane {
			cond = t.lane(s.args[0], i)
		}
		r := selectScalar(cond, t.lane(s.args[1], i), t.lane(s.args[2], i))
		if promised != nil && !r.Poison && promised.breaks(&r) {
			r = poisonScalar(r.Width)
		}
		t.put(s.res, i, r)
	}
}

func selectScalar(cond, a, b Scalar) Scalar {
	if cond.Poison {
		return poisonScalar(a.Width)
	}
	if cond.V == 0 {
		a, b = b, a
	}
	if cond.Undef != 0 {
		return either(a, b)
	}
	if cond.Chosen != 0 {
		return decided(a, b)
	}
	return a
}

// freeze gives poison and undefined bits a fixed value (S9.2): the undef
// policy's, marked as chosen.
func freeze(t *Thread, s *site) {
	for i := range s.res.sh.leaves {
		t.put(s.res, i, t.frozen(t.lane(s.args[0], i)))
	}
}

func (t *Thread) frozen(a Scalar) Scalar {
	switch {
	case a.Poison:
		return t.pick(a.Width)
	case !a.anyUndef():
		return a
	}
	x, p := open(&a), t.pick(a.Width)
	x.v = new(big.Int).AndNot(x.v, x.u)
	x.v.Or(x.v, new(big.Int).And(p.big(), x.u))
	x.c = new(big.Int).Or(x.c, x.u)
	x.u = new(big.Int)
	return x.scalar()
}

// pick is a free choice of width bits by the undef policy (S0.4), marked as
// chosen.
func (t *Thread) pick(width int32) Scalar {
	r := intScalar(width, 0)
	switch {
	case r.W == nil:
		r.V = t.m.undefBits() & mask(width)
	default:
		m := ones(width)
		for i := range r.W.V {
			r.W.V[i] = t.m.undefBits() & m[i]
		}
	}
	return r.markChosen()
}
