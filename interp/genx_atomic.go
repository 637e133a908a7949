package interp

import (
	"fmt"

	"github.com/touchstone-ir/touchstone/internal/softfloat"
)

// Atomics. The lanes go one after the other in ascending order, which is one
// of the orders that hardware may choose. Each gives the value that it found.

// genxAtomic is one read-modify-write: the new value of what was found and up
// to two operands.
type genxAtomic struct {
	name    string
	sources int
	float   bool
	f       func(x *floatOp, old, a, b Scalar) Scalar
}

func newOf(f func(old, a uint64) uint64) func(*floatOp, Scalar, Scalar, Scalar) Scalar {
	return func(_ *floatOp, old, a, _ Scalar) Scalar { return intScalar(old.Width, f(old.V, a.V)) }
}

func leastOf(signed, greatest bool) func(*floatOp, Scalar, Scalar, Scalar) Scalar {
	return func(_ *floatOp, old, a, _ Scalar) Scalar {
		if ext(&a, signed).less(ext(&old, signed)) != greatest && a.V != old.V {
			return intScalar(old.Width, a.V)
		}
		return intScalar(old.Width, old.V)
	}
}

var genxAtomics = []genxAtomic{
	{"add", 1, false, newOf(func(old, a uint64) uint64 { return old + a })},
	{"sub", 1, false, newOf(func(old, a uint64) uint64 { return old - a })},
	{"min", 1, false, leastOf(false, false)},
	{"max", 1, false, leastOf(false, true)},
	{"imin", 1, false, leastOf(true, false)},
	{"imax", 1, false, leastOf(true, true)},
	{"xchg", 1, false, newOf(func(_, a uint64) uint64 { return a })},
	{"and", 1, false, newOf(func(old, a uint64) uint64 { return old & a })},
	{"or", 1, false, newOf(func(old, a uint64) uint64 { return old | a })},
	{"xor", 1, false, newOf(func(old, a uint64) uint64 { return old ^ a })},
	{"inc", 0, false, newOf(func(old, _ uint64) uint64 { return old + 1 })},
	{"dec", 0, false, newOf(func(old, _ uint64) uint64 { return old - 1 })},
	{"cmpxchg", 2, false, func(_ *floatOp, old, a, b Scalar) Scalar { return swapIf(old.V == b.V, a, old) }},
	{"fmin", 1, true, func(x *floatOp, old, a, _ Scalar) Scalar { return x.extreme(old, a, true) }},
	{"fmax", 1, true, func(x *floatOp, old, a, _ Scalar) Scalar { return x.extreme(old, a, false) }},
	{"fadd", 1, true, func(x *floatOp, old, a, _ Scalar) Scalar { return x.binary(addF, old, a) }},
	{"fsub", 1, true, func(x *floatOp, old, a, _ Scalar) Scalar { return x.binary(subF, old, a) }},
	{"fcmpwr", 2, true, func(x *floatOp, old, a, b Scalar) Scalar {
		return swapIf(x.format.Compare(encoded(old.V), encoded(a.V)) == softfloat.Equal, b, old)
	}},
}

func swapIf(yes bool, a, old Scalar) Scalar {
	if yes {
		return intScalar(old.Width, a.V)
	}
	return intScalar(old.Width, old.V)
}

// atomicOperands are the operand numbers of an atomic; -1 where there is none.
// Offsets count unit bytes; first is the first source.
type atomicOperands struct {
	pred, surface, global, offsets, first, old int
	unit                                       uint64
}

func init() {
	for _, a := range genxAtomics {
		n := a.sources
		if a.name != "fadd" && a.name != "fsub" {
			genxAtomicOn("svm.atomic."+a.name, a, 3+n, atomicOperands{pred: 0, surface: -1, global: -1, offsets: 1, first: 2, old: 2 + n, unit: 1})
		}
		genxAtomicOn("dword.atomic."+a.name, a, 4+n, atomicOperands{pred: 0, surface: 1, global: -1, offsets: 2, first: 3, old: 3 + n, unit: 1})
		second := atomicOperands{pred: 0, surface: 1, global: -1, offsets: 2, first: 3, old: -1, unit: 1}
		genxAtomicOn("dword.atomic2."+a.name, a, 3+n, second)
		genxAtomicOn("dword.atomic2."+a.name+".predef.surface", a, 3+n, second)
		if !a.float {
			genxAtomicOn("untyped.atomic."+a.name, a, 5+n, atomicOperands{pred: 0, surface: 1, global: 2, offsets: 3, first: 4, old: 4 + n, unit: 4})
		}
	}
}

// genxAtomicOn registers one atomic on one kind of memory.
func genxAtomicOn(name string, a genxAtomic, operands int, o atomicOperands) {
	genx(name, operands, func(s *site) error { return s.needAtomic(&a, &o) }, func(t *Thread, s *site) {
		b := s.flat(0)
		if o.surface >= 0 {
			b = t.surface(s, o.surface)
		}
		global := uint64(0)
		if o.global >= 0 {
			global = t.number(s, o.global, "the global offset").V
		}
		x, _ := s.aux.(*floatOp)
		out := t.oldValue(s, o.old)
		for i := range out {
			if t.enabled(s, o.pred, i) {
				off := (global + t.laneOffset(s, o.offsets, i)) * o.unit
				var src [2]Scalar
				for k := range a.sources {
					src[k] = t.lane(s.args[o.first+k], i)
				}
				out[i] = t.atomicLane(s, &b, i, off, &a, x, src)
			}
		}
		t.putAll(s, out)
	})
}

// needAtomic wants as many lanes everywhere, and floating point where the
// operation computes with it: lanes of integers then hold its bits.
func (s *site) needAtomic(a *genxAtomic, o *atomicOperands) error {
	if s.res.sh == nil || s.res.sh.leaves[0].width < 16 {
		return fmt.Errorf("it gives the values found, of 16 bits or more")
	}
	n := len(s.res.sh.leaves)
	if !hasInts(s.args[o.offsets].sh) || len(s.args[o.offsets].sh.leaves) != n || !hasInts(s.args[o.pred].sh) || len(s.args[o.pred].sh.leaves) != n {
		return fmt.Errorf("predicate, offsets and result must have equal lanes")
	}
	if o.surface >= 0 && !isSurface(s.args[o.surface].sh) {
		return fmt.Errorf("operand %d must be a surface", o.surface+1)
	}
	for k := o.first; k < o.first+a.sources; k++ {
		if s.args[k].sh != s.res.sh {
			return fmt.Errorf("operand %d is %s and the result %s", k+1, s.args[k].sh.typ, s.res.sh.typ)
		}
	}
	if o.old >= 0 && s.args[o.old].sh != s.res.sh {
		return fmt.Errorf("the old value is %s and the result %s", s.args[o.old].sh.typ, s.res.sh.typ)
	}
	if !a.float {
		return nil
	}
	x := &floatOp{}
	if hasFloats(s.res.sh) {
		f, err := formatOf(s.res.sh.typ)
		if err != nil {
			return err
		}
		x.format = f
	} else {
		x.format = map[int32]*softfloat.Format{16: softfloat.F16, 32: softfloat.F32, 64: softfloat.F64}[s.res.sh.leaves[0].width]
	}
	s.aux = x
	return nil
}

// atomicLane does one lane's read-modify-write and gives what it found. Beyond
// the end of a surface that is 0, and nothing is written.
func (t *Thread) atomicLane(s *site, b *genxBuffer, lane int, off uint64, a *genxAtomic, x *floatOp, src [2]Scalar) Scalar {
	n := uint64(s.res.sh.leaves[0].width / 8)
	old := t.readLane(s, b, lane, off, n)
	in := []Scalar{old}
	in = append(in, src[:a.sources]...)
	next := liftLane(in, old.Width, func(v []Scalar, _ int32) Scalar {
		var p, q Scalar
		if len(v) > 1 {
			p = v[1]
		}
		if len(v) > 2 {
			q = v[2]
		}
		return a.f(x, v[0], p, q)
	})
	t.writeLane(s, b, lane, off, n, next)
	return old
}
