package interp

import (
	"fmt"

	"github.com/touchstone-ir/touchstone/dialect/op"
	"github.com/touchstone-ir/touchstone/memory"
)

func init() {
	for _, o := range []*op.Op{
		op.IntrExpect, op.IntrExpectWithProbability, op.IntrSSACopy, op.IntrAnnotation, op.IntrPtrAnnotation, // S11.10
		op.IntrLaunderInvariantGroup, op.IntrStripInvariantGroup, // S6.14
	} {
		means(o, sameValue)
	}
	for _, o := range []*op.Op{
		op.IntrVarAnnotation, op.IntrDebugTrap, // S11.11
		op.IntrPrefetch, op.IntrInvariantEnd, op.IntrExperimentalNoAliasScopeDecl, // S6.17, S6.13, S6.19
		op.IntrDbgDeclare, op.IntrDbgValue, op.IntrDbgLabel, // S18.1
	} {
		means(o, noEffect)
	}
	means(op.IntrInvariantStart, invariantStart)
	means(op.IntrIsConstant, isConstant)
	prepared(op.IntrIsFPClass, prepareIsFPClass, lanes1(isFPClass))
	prepared(op.IntrAssume, prepareAssume, assume)
	means(op.IntrTrap, func(t *Thread, s *site) { t.ub(s, Trap, "llvm.intr.trap was executed") })
	means(op.IntrUbsanTrap, func(t *Thread, s *site) {
		kind, _ := s.op.IntProp("failureKind")
		t.ub(s, Trap, "llvm.intr.ubsantrap was executed, failure kind %d", uint8(kind))
	})
}

// invariantStart gives a token for invariant.end: null, since memory that is
// promised constant is not watched (S6.13).
func invariantStart(t *Thread, s *site) {
	t.put(s.res, 0, intScalar(s.res.sh.leaves[0].width, 0))
}

// isConstant is true of a value that a constant operation defines: what LLVM
// answers without optimising. Any other value may or may not be proved
// constant, so false is chosen (S11.10).
func isConstant(t *Thread, s *site) {
	if d := s.op.Operands[0].Def; d != nil && (d.Kind == op.MlirConstant || d.Kind == op.MlirZero) {
		t.put(s.res, 0, boolScalar(true))
		return
	}
	t.put(s.res, 0, boolScalar(false).markChosen())
}

// classTest is what an is.fpclass knows before it runs.
type classTest struct {
	floatOp
	mask uint64
}

func prepareIsFPClass(s *site) error {
	f, err := s.floatOp()
	if err != nil {
		return err
	}
	m, _ := s.op.IntProp("bit")
	s.aux = &classTest{*f, uint64(m)}
	return nil
}

// isFPClass tests for the ten classes of floating-point values (S11.9).
func isFPClass(t *Thread, s *site, a Scalar) Scalar {
	x := s.aux.(*classTest)
	return spread(boolScalar(x.mask&x.class(a.V) != 0), &a)
}

// assumption is one operand bundle of an assume.
type assumption struct {
	tag  string
	args []place
}

// assumptionArgs are the bundles of an assume that are checked, with the least
// and greatest number of their operands; the others say nothing about values.
var assumptionArgs = map[string][2]int{
	"align": {2, 3}, "nonnull": {1, 1}, "noundef": {1, 1},
	"dereferenceable": {2, 2}, "dereferenceable_or_null": {2, 2}, "separate_storage": {2, 2},
}

func prepareAssume(s *site) error {
	tags, values := s.op.Bundles()
	rest := s.args[1:]
	var list []assumption
	for i, tag := range tags {
		n := len(values[i])
		if n > len(rest) {
			return fmt.Errorf("the operand bundles of %s do not fit its operands", s.op.Name)
		}
		args := rest[:n]
		rest = rest[n:]
		want, ok := assumptionArgs[tag]
		switch {
		case tag == "ignore" || tag == "cold":
			continue
		case !ok:
			return fmt.Errorf("operand bundle %q of %s is not supported", tag, s.op.Name)
		case n < want[0] || n > want[1]:
			return fmt.Errorf("operand bundle %q of %s has %d operands", tag, s.op.Name, n)
		}
		list = append(list, assumption{tag, args})
	}
	s.aux = list
	return nil
}

// assume stops with UB when its condition or one of its bundles is false or
// poison (S11.10; LangRef, "Assume Operand Bundles").
func assume(t *Thread, s *site) {
	c := t.lane(s.args[0], 0)
	t.defined(s, &c, AssumptionFalse, "the assumed condition")
	if c.V == 0 {
		t.ub(s, AssumptionFalse, "the assumed condition is false")
	}
	for _, a := range s.aux.([]assumption) {
		t.checkAssumption(s, a)
	}
}

func (t *Thread) checkAssumption(s *site, a assumption) {
	var v [3]uint64
	for i, p := range a.args {
		for k := range p.sh.leaves {
			x := t.lane(p, k)
			t.defined(s, &x, AssumptionFalse, fmt.Sprintf("operand %d of the assumed %s", i+1, a.tag))
			v[i] = x.word(0)
		}
	}
	p := memory.Ptr(v[0])
	switch a.tag {
	case "nonnull":
		if p == 0 {
			t.ub(s, AssumptionFalse, "a pointer that is assumed nonnull is null")
		}
	case "align":
		n, at := v[1], v[0]-v[2]
		if n&(n-1) == 0 && n != 0 && at&(n-1) != 0 || (n == 0 || n&(n-1) != 0) && at != 0 {
			t.ub(s, AssumptionFalse, "%s is not aligned to %d bytes as assumed", t.mem.Describe(p), n)
		}
	case "dereferenceable", "dereferenceable_or_null":
		if p == 0 && a.tag == "dereferenceable_or_null" {
			return
		}
		if f := t.mem.Check(p, v[1], 1, false); f != nil {
			t.ub(s, AssumptionFalse, "%s is not dereferenceable for %d bytes as assumed: %s", t.mem.Describe(p), v[1], memoryMessage(t.mem, f))
		}
	case "separate_storage":
		x, ok := t.mem.Object(p)
		y, ok2 := t.mem.Object(memory.Ptr(v[1]))
		if ok && ok2 && x.Base == y.Base {
			t.ub(s, AssumptionFalse, "two pointers assumed to point to separate objects both point to %s", t.mem.Describe(x.Base))
		}
	}
}

// class is the bit of is.fpclass that value a has.
func (x *floatOp) class(a uint64) uint64 {
	return uint64(x.format.Class(encoded(a)))
}
