package interp

import (
	"fmt"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/dialect/op"
	"github.com/touchstone-ir/touchstone/memory"
)

// Atomic operations run as one thread: an ordering permits nothing that a
// plain access in program order does not do (S6.5, section 7).

func init() {
	prepared(op.AtomicRMW, prepareAtomicRMW, atomicRMW)
	prepared(op.CmpXchg, prepareCmpXchg, cmpXchg)
}

// atomicInfo is what an atomic operation knows before it runs.
type atomicInfo struct {
	sh     *shape // of the value in memory
	align  uint64
	update func(old, v Scalar) Scalar // of one lane
}

func prepareAtomicRMW(s *site) error {
	a := atomicInfo{sh: s.args[1].sh, align: s.op.Alignment()}
	if a.align == 0 {
		a.align = a.sh.store
	}
	if s.fn.m.layout.BigEndian {
		return fmt.Errorf("big-endian data layouts are not supported")
	}
	var err error
	a.update, err = atomicUpdate(s.op.AtomicBinOp(), a.sh)
	s.aux = a
	return err
}

// atomicUpdate is the function of one lane that a binary operation names
// (S7.1).
func atomicUpdate(name string, sh *shape) (func(old, v Scalar) Scalar, error) {
	width := sh.leaves[0].width
	one := intScalar(width, 1)
	switch name {
	case "xchg":
		return func(_, v Scalar) Scalar { return v }, nil
	case "add":
		return func(old, v Scalar) Scalar { return addInt(old, v, wrap{}) }, nil
	case "sub":
		return func(old, v Scalar) Scalar { return subInt(old, v, wrap{}) }, nil
	case "_and":
		return func(old, v Scalar) Scalar { return bitwise(old, v, andBits) }, nil
	case "nand":
		return func(old, v Scalar) Scalar {
			return bitwise(bitwise(old, v, andBits), bigScalar(width, bigMask(width)), xorBits)
		}, nil
	case "_or":
		return func(old, v Scalar) Scalar { return bitwise(old, v, orBits) }, nil
	case "_xor":
		return func(old, v Scalar) Scalar { return bitwise(old, v, xorBits) }, nil
	case "max", "min", "umax", "umin":
		p := map[string]dialect.ICmpPredicate{"max": dialect.ICmpSGT, "min": dialect.ICmpSLT, "umax": dialect.ICmpUGT, "umin": dialect.ICmpULT}[name]
		return func(old, v Scalar) Scalar { return extreme(p, old, v) }, nil
	case "uinc_wrap":
		return onWhole(func(old, v Scalar) Scalar {
			if old.big().Cmp(v.big()) >= 0 {
				return intScalar(width, 0)
			}
			return addInt(old, one, wrap{})
		}), nil
	case "udec_wrap":
		return onWhole(func(old, v Scalar) Scalar {
			if old.zero() || old.big().Cmp(v.big()) > 0 {
				return v
			}
			return subInt(old, one, wrap{})
		}), nil
	case "usub_cond":
		return onWhole(func(old, v Scalar) Scalar {
			if old.big().Cmp(v.big()) >= 0 {
				return subInt(old, v, wrap{})
			}
			return old
		}), nil
	case "usub_sat":
		return onWhole(func(old, v Scalar) Scalar {
			if old.big().Cmp(v.big()) >= 0 {
				return subInt(old, v, wrap{})
			}
			return intScalar(width, 0)
		}), nil
	}
	floats := map[string]floatFunc{"fadd": addF, "fsub": subF, "fmax": maxNumF, "fmin": minNumF, "fmaximum": maximumF, "fminimum": minimumF}
	f, ok := floats[name]
	if !ok {
		return nil, fmt.Errorf("llvm.atomicrmw %s is not supported", name)
	}
	format, err := formatOf(sh.leaves[0].typ)
	if err != nil {
		return nil, err
	}
	x := &floatOp{format: format}
	return onWhole(func(old, v Scalar) Scalar { return x.binary(f, old, v) }), nil
}

// onWhole lifts a function of plain values: an operand with an undefined bit
// makes every bit of the result undefined, a chosen one every bit chosen.
func onWhole(f func(old, v Scalar) Scalar) func(old, v Scalar) Scalar {
	return func(old, v Scalar) Scalar { return spread(f(old, v), &old, &v) }
}

// atomicRMW updates memory and gives the old value (S7.1).
func atomicRMW(t *Thread, s *site) {
	a := s.aux.(atomicInfo)
	p := t.address(s, 0)
	t.checkAccess(s, p, a.sh.store, a.align, true)
	old := t.readLeaves(s, p, a)
	vs := make([]Scalar, len(old))
	for i := range old {
		v := t.lane(s.args[1], i)
		switch {
		case s.op.AtomicBinOp() == "xchg":
			vs[i] = v
		case old[i].Poison || v.Poison:
			vs[i] = poisonScalar(old[i].Width)
		default:
			vs[i] = a.update(old[i], v)
		}
	}
	t.writeLeaves(s, p, a, vs)
	for i := range old {
		t.put(s.res, i, old[i])
	}
}

func prepareCmpXchg(s *site) error {
	a := atomicInfo{sh: s.args[1].sh, align: s.op.Alignment()}
	if a.align == 0 {
		a.align = a.sh.store
	}
	s.aux = a
	return nil
}

// cmpXchg stores the new value where memory equals the expected one, and
// gives the old value and whether it did (S7.2). A weak one never fails
// spuriously.
func cmpXchg(t *Thread, s *site) {
	a := s.aux.(atomicInfo)
	p := t.address(s, 0)
	t.checkAccess(s, p, a.sh.store, a.align, true)
	old := t.readLeaves(s, p, a)[0]
	want, next := t.lane(s.args[1], 0), t.lane(s.args[2], 0)
	t.defined(s, &old, PoisonOperand, "the value in memory that is compared")
	t.defined(s, &want, PoisonOperand, "the expected value")
	equal := old.big().Cmp(want.big()) == 0
	if equal {
		t.writeLeaves(s, p, a, []Scalar{next})
	}
	t.put(s.res, 0, old)
	t.put(s.res, 1, boolScalar(equal))
}

// checkAccess stops unless n bytes at p may be accessed.
func (t *Thread) checkAccess(s *site, p memory.Ptr, n, align uint64, write bool) {
	if f := t.mem.Check(p, n, align, write); f != nil {
		t.memoryFault(s, f)
	}
}

// readLeaves reads a value of a.sh at p.
func (t *Thread) readLeaves(s *site, p memory.Ptr, a atomicInfo) []Scalar {
	buf := make([]byte, a.sh.store)
	if f := t.mem.Read(p, buf, a.align); f != nil {
		t.memoryFault(s, f)
	}
	poison, undef, chosen := t.mem.ReadShadow(p, a.sh.store)
	out := make([]Scalar, len(a.sh.leaves))
	for i := range out {
		out[i] = getBits(buf, a.sh.leaves[i].bit, a.sh.leaves[i].width)
		t.shade(&out[i], &a.sh.leaves[i], poison, undef, chosen)
	}
	return out
}

// writeLeaves writes a value of a.sh at p.
func (t *Thread) writeLeaves(s *site, p memory.Ptr, a atomicInfo, vs []Scalar) {
	for i := range vs {
		lf := a.sh.leaves[i]
		one := &shape{typ: lf.typ, store: uint64(lf.width+7) / 8, leaves: []leaf{{typ: lf.typ, width: lf.width, cell: lf.cell}}}
		t.writeScalar(s, p+memory.Ptr(lf.bit/8), &vs[i], one, 1)
	}
}
