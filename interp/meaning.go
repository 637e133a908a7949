package interp

import (
	"fmt"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/dialect/op"
)

// row is what interp knows of one op: the second of the two places that an
// operation touches (the first is its row in package op).
type row struct {
	prepare func(s *site) error // decodes attributes into s.aux; may be nil
	mean    meaning
}

// rows is indexed by op.Op.Index.
var rows = make([]row, len(op.All()))

// means registers the meaning of an op.
func means(o *op.Op, m meaning) { prepared(o, nil, m) }

// prepared registers an op's prepare step and meaning.
func prepared(o *op.Op, prepare func(s *site) error, m meaning) {
	if rows[o.Index()].mean != nil {
		panic("two meanings for " + o.Name)
	}
	rows[o.Index()] = row{prepare, m}
}

// lanes1 lifts a function of one scalar over the lanes of operand 0. A
// poison operand gives poison (LangRef, "Poison Values"), without f.
func lanes1(f func(t *Thread, s *site, a Scalar) Scalar) meaning {
	return func(t *Thread, s *site) {
		for i := range s.res.sh.leaves {
			a := t.lane(s.args[0], i)
			if a.Poison {
				t.put(s.res, i, poisonScalar(s.res.sh.leaves[i].width))
				continue
			}
			t.put(s.res, i, f(t, s, a))
		}
	}
}

// lanes2 lifts a function of two scalars over the lanes of operands 0 and 1.
func lanes2(f func(t *Thread, s *site, a, b Scalar) Scalar) meaning {
	return func(t *Thread, s *site) {
		for i := range s.res.sh.leaves {
			a, b := t.lane(s.args[0], i), t.lane(s.args[1], i)
			if a.Poison || b.Poison {
				t.put(s.res, i, poisonScalar(s.res.sh.leaves[i].width))
				continue
			}
			t.put(s.res, i, f(t, s, a, b))
		}
	}
}

// lanes3 lifts a function of three scalars over the lanes of operands 0, 1
// and 2.
func lanes3(f func(t *Thread, s *site, a, b, c Scalar) Scalar) meaning {
	return func(t *Thread, s *site) {
		for i := range s.res.sh.leaves {
			a, b, c := t.lane(s.args[0], i), t.lane(s.args[1], i), t.lane(s.args[2], i)
			if a.Poison || b.Poison || c.Poison {
				t.put(s.res, i, poisonScalar(s.res.sh.leaves[i].width))
				continue
			}
			t.put(s.res, i, f(t, s, a, b, c))
		}
	}
}

// state says what a scalar is that is not a plain value.
func (s *Scalar) state() string {
	switch {
	case s.Poison:
		return "poison"
	case s.anyUndef():
		return "undef"
	}
	return "defined"
}

// defined stops with UB of kind k unless the scalar is neither poison nor
// undef in any bit. what names the operand, "the condition".
func (t *Thread) defined(s *site, v *Scalar, k *FaultKind, what string) {
	if v.Poison || v.anyUndef() {
		t.ub(s, k, "%s is %s", what, v.state())
	}
}

// scalarType is the type of the lanes of t.
func scalarType(t dialect.Type) dialect.Type {
	if v, ok := t.(*dialect.VectorType); ok {
		return v.Elem
	}
	return t
}

// floatKind is the float type of the lanes of t.
func floatKind(t dialect.Type) (dialect.FloatKind, error) {
	if f, ok := scalarType(t).(*dialect.FloatType); ok {
		switch f.Kind {
		case dialect.F16, dialect.BF16, dialect.F32, dialect.F64:
			return f.Kind, nil
		}
	}
	return 0, fmt.Errorf("floating-point type %s is not supported", t)
}
