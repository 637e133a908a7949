package interp

import (
	"fmt"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/dialect/op"
	"github.com/touchstone-ir/touchstone/internal/softfloat"
	"github.com/touchstone-ir/touchstone/memory"
)

// Intrinsics that clang's output calls by name and no operation stands for.

func init() {
	intrinsic("llvm.modf", prepareFloat, modf)
	intrinsic("llvm.load.relative", nil, loadRelative)
}

// modf splits a number into fraction and integral part, both with its sign
// (LangRef, "llvm.modf"; C17 7.12.6.12).
func modf(t *Thread, s *site) {
	x := s.aux.(*floatOp)
	f := x.format
	in := t.leaves(s.args[0])
	for i, a := range in {
		if a.Poison {
			t.put(s.res, i, a)
			t.put(s.res, len(in)+i, a)
			continue
		}
		b := encoded(a.V)
		whole := f.RoundToIntegral(b, softfloat.TowardZero)
		frac := f.Zero(f.SignBit(b))
		switch {
		case f.IsNaN(b):
			frac = f.Quiet(b)
		case !f.IsInf(b):
			if d := f.Sub(b, whole, softfloat.NearestEven); !f.IsZero(d) {
				frac = d
			}
		}
		t.put(s.res, i, x.finish(frac.Lo, &a))
		t.put(s.res, len(in)+i, x.finish(whole.Lo, &a))
	}
}

// loadRelative gives the address that the 32-bit offset at base+offset leads
// to from base (LangRef, "llvm.load.relative"). The difference of two objects'
// addresses has no meaning in 32 bits here; the initialiser that wrote it has
// kept the address that was meant.
func loadRelative(t *Thread, s *site) {
	base := t.lane(s.args[0], 0)
	off := t.lane(s.args[1], 0)
	t.defined(s, &base, PoisonAddress, "the address")
	t.defined(s, &off, PoisonOperand, "the offset")
	at := memory.Ptr(base.V + uint64(off.signed()))
	t.checkAccess(s, at, 4, 4, false)
	p, ok := t.m.relative[at]
	if !ok {
		t.unsupported(s, "llvm.load.relative of %s, which no constant initialiser filled with a difference of addresses", t.mem.Describe(at))
	}
	t.put(s.res, 0, Scalar{V: uint64(p), Width: 64})
}

// noteRelative keeps what a truncated difference of addresses in an
// initialiser stands for, for loadRelative.
func (e *evaluator) noteRelative(v *dialect.Value, p memory.Ptr) error {
	o := v.Def
	if o == nil || o.Kind != op.Trunc || v.Type != dialect.Type(dialect.Int(32)) {
		return nil
	}
	sub := o.Operands[0].Def
	if sub == nil || sub.Kind != op.Sub {
		return nil
	}
	to := sub.Operands[0].Def
	if to == nil || to.Kind != op.PtrToInt {
		return nil
	}
	vs, err := e.value(to.Operands[0])
	if err != nil {
		return err
	}
	if len(vs) != 1 {
		return fmt.Errorf("a difference of vectors of addresses")
	}
	if e.m.relative == nil {
		e.m.relative = map[memory.Ptr]memory.Ptr{}
	}
	e.m.relative[p] = memory.Ptr(vs[0].V)
	return nil
}
