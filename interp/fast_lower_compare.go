package interp

import (
	"github.com/touchstone-ir/touchstone/dialect"
)

// valueOps are the opcodes that write the answer of a test as an i1.
var valueOps = map[fastOp]fastOp{
	fastJeq: fastEq, fastJne: fastNe, fastJult: fastUlt, fastJule: fastUle,
	fastJslt32: fastSlt32, fastJsle32: fastSle32, fastJslt64: fastSlt64, fastJsle64: fastSle64,
	fastJflt32: fastFlt32, fastJfle32: fastFle32, fastJfeq32: fastFeq32, fastJfone32: fastFone32, fastJford32: fastFord32,
	fastJfnlt32: fastFnlt32, fastJfnle32: fastFnle32, fastJfune32: fastFune32, fastJfueq32: fastFueq32, fastJfuno32: fastFuno32,
	fastJflt64: fastFlt64, fastJfle64: fastFle64, fastJfeq64: fastFeq64, fastJfone64: fastFone64, fastJford64: fastFord64,
	fastJfnlt64: fastFnlt64, fastJfnle64: fastFnle64, fastJfune64: fastFune64, fastJfueq64: fastFueq64, fastJfuno64: fastFuno64,
}

// cond is a comparison: its jump opcode for two slots, or for a slot and a
// number when imm is set.
type cond struct {
	op     fastOp
	a, b   operand
	imm    bool
	x      uint64
	signed uint16 // sign-extend both from this width, with the N opcodes
	strict bool
}

// compare is the icmp s as a condition on slots or on a slot and a constant.
func (l *fastLowering) compare(s *site) (cond, bool) {
	p := s.op.ICmpPredicate()
	w := uint16(s.args[0].sh.leaves[0].width)
	i, k := 0, 1
	if _, ok := l.known(s, 0); ok {
		i, k, p = 1, 0, swapped(p)
	}
	if x, ok := l.known(s, k); ok {
		a, okA := l.value(s, i)
		if t, ok := immediateTest(p, w, a, x); ok && okA {
			return t, true
		}
	}
	a, ok1 := l.value(s, i)
	b, ok2 := l.value(s, k)
	if !ok1 || !ok2 {
		return cond{}, false
	}
	switch p {
	case dialect.ICmpSGT, dialect.ICmpSGE, dialect.ICmpUGT, dialect.ICmpUGE:
		a, b, p = b, a, swapped(p)
	}
	t := cond{a: a, b: b}
	strict := p == dialect.ICmpSLT
	switch {
	case p == dialect.ICmpEQ:
		t.op = fastJeq
	case p == dialect.ICmpNE:
		t.op = fastJne
	case p == dialect.ICmpULT:
		t.op = fastJult
	case p == dialect.ICmpULE:
		t.op = fastJule
	case w == 32 && strict:
		t.op = fastJslt32
	case w == 32:
		t.op = fastJsle32
	case w == 64 && strict:
		t.op = fastJslt64
	case w == 64:
		t.op = fastJsle64
	default:
		t.signed, t.strict = w, strict
	}
	return t, true
}

// swapped is the predicate of b, a that says the same as p of a, b.
func swapped(p dialect.ICmpPredicate) dialect.ICmpPredicate {
	switch p {
	case dialect.ICmpSLT:
		return dialect.ICmpSGT
	case dialect.ICmpSLE:
		return dialect.ICmpSGE
	case dialect.ICmpSGT:
		return dialect.ICmpSLT
	case dialect.ICmpSGE:
		return dialect.ICmpSLE
	case dialect.ICmpULT:
		return dialect.ICmpUGT
	case dialect.ICmpULE:
		return dialect.ICmpUGE
	case dialect.ICmpUGT:
		return dialect.ICmpULT
	case dialect.ICmpUGE:
		return dialect.ICmpULE
	}
	return p
}

// immediateTest compares slot a with x. Predicates that include equality
// become strict ones of a neighbour.
func immediateTest(p dialect.ICmpPredicate, w uint16, a operand, x uint64) (cond, bool) {
	t := cond{a: a, imm: true, x: x}
	m := mask(int32(w))
	least := uint64(1) << (w - 1)
	switch p {
	case dialect.ICmpULE:
		if x == m {
			return t, false
		}
		p, t.x = dialect.ICmpULT, x+1
	case dialect.ICmpUGE:
		if x == 0 {
			return t, false
		}
		p, t.x = dialect.ICmpUGT, x-1
	case dialect.ICmpSLE:
		if x == least-1 {
			return t, false
		}
		p, t.x = dialect.ICmpSLT, (x+1)&m
	case dialect.ICmpSGE:
		if x == least {
			return t, false
		}
		p, t.x = dialect.ICmpSGT, (x-1)&m
	}
	switch p {
	case dialect.ICmpEQ:
		t.op = fastJeqI
	case dialect.ICmpNE:
		t.op = fastJneI
	case dialect.ICmpULT:
		t.op = fastJultI
	case dialect.ICmpUGT:
		t.op = fastJugtI
	default:
		if w != 32 && w != 64 {
			return t, false
		}
		t.x = uint64(extend(t.x, w))
		t.op = map[bool]map[bool]fastOp{
			true:  {true: fastJslt32I, false: fastJsgt32I},
			false: {true: fastJslt64I, false: fastJsgt64I},
		}[w == 32][p == dialect.ICmpSLT]
	}
	return t, true
}

// immediateValues are the opcodes for the answer of an immediate test.
var immediateValues = map[fastOp]fastOp{
	fastJeqI: fastEqI, fastJneI: fastNeI, fastJultI: fastUltI, fastJugtI: fastUgtI,
	fastJslt32I: fastSlt32I, fastJsgt32I: fastSgt32I, fastJslt64I: fastSlt64I, fastJsgt64I: fastSgt64I,
}

// testValue computes a condition as an i1.
func (l *fastLowering) testValue(t cond) {
	switch {
	case t.imm:
		l.compute(immediateValues[t.op], 0, t.a, none, t.x)
	case t.signed != 0 && t.strict:
		l.compute(fastSltN, t.signed, t.a, t.b, 0)
	case t.signed != 0:
		l.compute(fastSleN, t.signed, t.a, t.b, 0)
	default:
		l.compute(valueOps[t.op], 0, t.a, t.b, 0)
	}
}

// A floatForm is a float comparison as a jump opcode, the operands exchanged
// or not.
type floatForm struct {
	op   [2]fastOp // f32, f64
	swap bool
}

// floatForms are the predicates, by the relations that make them true: equal,
// greater, less, unordered. The two constant ones are left to the meaning.
var floatForms = map[[4]bool]floatForm{
	{true, false, false, false}: {op: [2]fastOp{fastJfeq32, fastJfeq64}},
	{false, true, false, false}: {[2]fastOp{fastJflt32, fastJflt64}, true},
	{true, true, false, false}:  {[2]fastOp{fastJfle32, fastJfle64}, true},
	{false, false, true, false}: {op: [2]fastOp{fastJflt32, fastJflt64}},
	{true, false, true, false}:  {op: [2]fastOp{fastJfle32, fastJfle64}},
	{false, true, true, false}:  {op: [2]fastOp{fastJfone32, fastJfone64}},
	{true, true, true, false}:   {op: [2]fastOp{fastJford32, fastJford64}},
	{false, false, false, true}: {op: [2]fastOp{fastJfuno32, fastJfuno64}},
	{true, false, false, true}:  {op: [2]fastOp{fastJfueq32, fastJfueq64}},
	{false, true, false, true}:  {op: [2]fastOp{fastJfnle32, fastJfnle64}},
	{true, true, false, true}:   {op: [2]fastOp{fastJfnlt32, fastJfnlt64}},
	{false, false, true, true}:  {[2]fastOp{fastJfnle32, fastJfnle64}, true},
	{true, false, true, true}:   {[2]fastOp{fastJfnlt32, fastJfnlt64}, true},
	{false, true, true, true}:   {op: [2]fastOp{fastJfune32, fastJfune64}},
}

// floatTest is the form of the fcmp s; ok is false where only the meaning
// will do.
func floatTest(s *site) (floatForm, bool) {
	k, _ := floatKind(s.op.Operands[0].Type)
	x, ok := s.aux.(*fcmpOp)
	if !ok || k != dialect.F32 && k != dialect.F64 || x.flags&(dialect.NNaN|dialect.NInf) != 0 {
		return floatForm{}, false
	}
	f, ok := floatForms[[4]bool{x.equal, x.greater, x.less, x.unordered}]
	return f, ok
}

// floatCompare is the fcmp s as a condition on slots.
func (l *fastLowering) floatCompare(s *site) (cond, bool) {
	f, ok := floatTest(s)
	a, ok1 := l.value(s, 0)
	b, ok2 := l.value(s, 1)
	if !ok || !ok1 || !ok2 {
		return cond{}, false
	}
	if f.swap {
		a, b = b, a
	}
	t := cond{op: f.op[0], a: a, b: b}
	if k, _ := floatKind(s.op.Operands[0].Type); k == dialect.F64 {
		t.op = f.op[1]
	}
	return t, true
}

// choose is a select; the arm that is not taken may be anything, so both must
// be known to be plain for the arm.
func (l *fastLowering) choose(s *site) bool {
	if s.op.FastMath() != 0 {
		return false
	}
	c, ok := l.value(s, 0)
	if !ok {
		return false
	}
	x, _ := l.value(s, 1)
	y, _ := l.value(s, 2)
	d := l.result(s)
	in := blank(fastSel)
	in.a, in.b, in.c, in.xr, in.dst, in.def, in.pure = d, c, x, y, d, true, true
	l.emit(in)
	return true
}
