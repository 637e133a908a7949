package interp

import (
	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/dialect/op"
)

// The reductions of a vector to one scalar (section 13). One poison lane makes
// the result poison.

func init() {
	for _, r := range []struct {
		op *op.Op
		f  func(a, b Scalar) Scalar
	}{
		{op.IntrVectorReduceAdd, addWrapping},
		{op.IntrVectorReduceMul, mulWrapping},
		{op.IntrVectorReduceAnd, andInt},
		{op.IntrVectorReduceOr, orPlain},
		{op.IntrVectorReduceXor, xorInt},
		{op.IntrVectorReduceSMax, extremeOf(dialect.ICmpSGE)},
		{op.IntrVectorReduceSMin, extremeOf(dialect.ICmpSLE)},
		{op.IntrVectorReduceUMax, extremeOf(dialect.ICmpUGE)},
		{op.IntrVectorReduceUMin, extremeOf(dialect.ICmpULE)},
	} {
		means(r.op, func(t *Thread, s *site) { t.reduce(s, t.leaves(s.args[0]), r.f) })
	}
	for _, r := range []struct {
		op *op.Op
		f  floatFunc
	}{
		{op.IntrVectorReduceFMax, maxNumF},
		{op.IntrVectorReduceFMin, minNumF},
		{op.IntrVectorReduceFMaximum, maximumF},
		{op.IntrVectorReduceFMinimum, minimumF},
	} {
		// S13.3. No sign of a zero is left open: maxnum and minnum order them.
		prepared(r.op, prepareFloat, func(t *Thread, s *site) {
			x := s.aux.(*floatOp)
			t.reduce(s, t.leaves(s.args[0]), func(a, b Scalar) Scalar { return x.binary(r.f, a, b) })
		})
	}
	prepared(op.IntrVectorReduceFAdd, prepareFloat, reduceFrom(addF))
	prepared(op.IntrVectorReduceFMul, prepareFloat, reduceFrom(mulF))
}

func addWrapping(a, b Scalar) Scalar { return addInt(a, b, wrap{}) }
func mulWrapping(a, b Scalar) Scalar { return mulInt(a, b, wrap{}) }
func andInt(a, b Scalar) Scalar      { return bitwise(a, b, andBits) }
func orPlain(a, b Scalar) Scalar     { return bitwise(a, b, orBits) }
func xorInt(a, b Scalar) Scalar      { return bitwise(a, b, xorBits) }

func extremeOf(keep dialect.ICmpPredicate) func(a, b Scalar) Scalar {
	return func(a, b Scalar) Scalar { return extreme(keep, a, b) }
}

// reduce folds vs from the first to the last and puts the result (S13.1).
func (t *Thread) reduce(s *site, vs []Scalar, f func(a, b Scalar) Scalar) {
	t.put(s.res, 0, foldLanes(vs, f))
}

func foldLanes(vs []Scalar, f func(a, b Scalar) Scalar) Scalar {
	r := vs[0]
	for _, v := range vs[1:] {
		if r.Poison || v.Poison {
			return poisonScalar(r.Width)
		}
		r = f(r, v)
	}
	return r
}

// reduceFrom folds the lanes onto operand 0 in their order, which reassoc
// permits too (S13.2).
func reduceFrom(f floatFunc) meaning {
	return func(t *Thread, s *site) {
		x := s.aux.(*floatOp)
		vs := append(t.leaves(s.args[0]), t.leaves(s.args[1])...)
		t.reduce(s, vs, func(a, b Scalar) Scalar { return x.binary(f, a, b) })
	}
}
