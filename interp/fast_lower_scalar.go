package interp

import (
	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/dialect/op"
)

// scalar lowers an operation on one-slot scalars to an arm; false when there
// is none.
func (l *fastLowering) scalar(s *site) bool {
	width := uint16(s.args[0].sh.leaves[0].width)
	switch s.kind {
	case op.Add, op.Sub, op.Mul:
		return l.arithmetic(s, width)
	case op.And, op.Or, op.Xor:
		return l.logic(s)
	case op.Shl, op.LShr, op.AShr:
		return l.shift(s, width)
	case op.UDiv, op.SDiv, op.URem, op.SRem:
		return l.division(s, width)
	case op.ICmp:
		if l.tests[s.op.Results[0]] != nil {
			return true
		}
		t, ok := l.compare(s)
		if ok {
			l.testValue(t)
		}
		return ok
	case op.FCmp:
		if l.tests[s.op.Results[0]] != nil {
			return true
		}
		t, ok := l.floatCompare(s)
		if ok {
			l.testValue(t)
		}
		return ok
	case op.Select:
		return l.choose(s)
	case op.FAdd, op.FSub, op.FMul, op.FDiv:
		return l.float(s)
	case op.IntrFMA, op.IntrFMulAdd:
		return l.fused(s)
	case op.FNeg, op.IntrFAbs, op.IntrSqrt:
		return l.floatOne(s)
	}
	return l.cast(s, width) || l.bitOps(s, width)
}

// operands are the operands of s as slots.
func (l *fastLowering) operands(s *site) (b, c operand) {
	b, _ = l.value(s, 0)
	if len(s.args) > 1 {
		c, _ = l.value(s, 1)
	}
	return b, c
}

// flagged opcodes, by flags: none, nsw, nuw, both.
type flagged [4]fastOp

var (
	addOps = map[uint16][2]flagged{
		32: {{fastAdd32, fastAdd32S, fastAdd32U, fastAdd32SU}, {fastAdd32I, fastAdd32SI, fastAdd32UI, fastAdd32SUI}},
		64: {{fastAdd64, fastAdd64S, fastAdd64U, fastAdd64SU}, {fastAdd64I, fastAdd64SI, fastAdd64UI, fastAdd64SUI}},
	}
	subOps = map[uint16]flagged{
		32: {fastSub32, fastSub32S, fastSub32U, fastSub32SU},
		64: {fastSub64, fastSub64S, fastSub64U, fastSub64SU},
	}
	subFrom = map[uint16]flagged{ // x - b
		32: {fastSub32R, fastSub32SR, fastSub32UR},
		64: {fastSub64R, fastSub64SR, fastSub64UR},
	}
	subUI  = map[uint16]fastOp{32: fastSub32UI, 64: fastSub64UI}
	mulOps = map[uint16][2]flagged{
		32: {{fastMul32, fastMul32S, fastMul32U, fastMul32SU}, {fastMul32I, fastMul32SI, fastMul32UI, fastMul32SUI}},
		64: {{fastMul64, fastMul64S, fastMul64U, fastMul64SU}, {fastMul64I, fastMul64SI, fastMul64UI, fastMul64SUI}},
	}
	narrowOps = map[*op.Op]fastOp{op.Add: fastAddN, op.Sub: fastSubN, op.Mul: fastMulN}
)

func (l *fastLowering) arithmetic(s *site, width uint16) bool {
	nsw, nuw := s.op.OverflowFlags()
	fl := 0
	if nsw {
		fl |= flagNSW
	}
	if nuw {
		fl |= flagNUW
	}
	if width != 32 && width != 64 {
		if s.kind == op.Mul && width > 32 || width > 63 {
			return false
		}
		b, c := l.operands(s)
		l.compute(narrowOps[s.kind], width, b, c, uint64(fl))
		return true
	}
	lhs, rhs := 0, 1
	x, ok := l.known(s, 1)
	if !ok && s.kind != op.Sub {
		if x, ok = l.known(s, 0); ok {
			lhs, rhs = 1, 0
		}
	}
	if s.kind == op.Sub {
		if ok {
			return l.subtractConstant(s, width, x, fl)
		}
		if y, ok := l.known(s, 0); ok && fl != flagNSW|flagNUW {
			c, _ := l.value(s, 1)
			l.compute(subFrom[width][fl], 0, c, none, y)
			return true
		}
		b, c := l.operands(s)
		l.compute(subOps[width][fl], 0, b, c, 0)
		return true
	}
	ops := addOps[width]
	if s.kind == op.Mul {
		ops = mulOps[width]
	}
	b, _ := l.value(s, lhs)
	if ok {
		l.compute(ops[1][fl], 0, b, none, x)
		return true
	}
	c, _ := l.value(s, rhs)
	l.compute(ops[0][fl], 0, b, c, 0)
	return true
}

// subtractConstant is an add of the negated number: with nsw unless that does
// not exist.
func (l *fastLowering) subtractConstant(s *site, width uint16, x uint64, fl int) bool {
	b, _ := l.value(s, 0)
	switch {
	case fl == flagNUW:
		l.compute(subUI[width], 0, b, none, x)
	case fl&flagNUW != 0 || fl == flagNSW && x == 1<<(width-1):
		c, _ := l.value(s, 1)
		l.compute(subOps[width][fl], 0, b, c, 0)
	default:
		l.compute(addOps[width][1][fl], 0, b, none, -x&mask(int32(width)))
	}
	return true
}

func (l *fastLowering) logic(s *site) bool {
	ops := map[*op.Op][2]fastOp{op.And: {fastAnd, fastAndI}, op.Or: {fastOr, fastOrI}, op.Xor: {fastXor, fastXorI}}[s.kind]
	if s.kind == op.Or && s.op.BoolProp("isDisjoint") {
		ops = [2]fastOp{fastOrX, fastOrXI}
	}
	for i := range 2 {
		if x, ok := l.known(s, 1-i); ok {
			b, _ := l.value(s, i)
			l.compute(ops[1], 0, b, none, x)
			return true
		}
	}
	b, c := l.operands(s)
	l.compute(ops[0], 0, b, c, 0)
	return true
}

func (l *fastLowering) shift(s *site, width uint16) bool {
	nsw, nuw := s.op.OverflowFlags()
	exact := s.op.BoolProp("isExact")
	fl := uint64(0)
	if nsw {
		fl |= flagNSW
	}
	if nuw {
		fl |= flagNUW
	}
	native := width == 32 || width == 64
	pick := func(o32, o64 fastOp) fastOp {
		if width == 32 {
			return o32
		}
		return o64
	}
	b, _ := l.value(s, 0)
	if k, ok := l.known(s, 1); ok {
		if k >= uint64(width) {
			l.leave(s)
			return true
		}
		c := number(int32(k))
		switch {
		case s.kind == op.Shl && native && fl == 0:
			l.compute(pick(fastShl32I, fastShl64I), 0, b, none, k)
		case s.kind == op.Shl:
			l.compute(fastShlNI, width, b, c, fl)
		case s.kind == op.LShr && exact:
			l.compute(fastLshrXI, width, b, c, 0)
		case s.kind == op.LShr:
			l.compute(fastLshrI, 0, b, none, k)
		case exact:
			l.compute(fastAshrXI, width, b, c, 0)
		case native:
			l.compute(pick(fastAshr32I, fastAshr64I), 0, b, none, k)
		default:
			l.compute(fastAshrNI, width, b, c, 0)
		}
		return true
	}
	c, _ := l.value(s, 1)
	switch {
	case s.kind == op.Shl && native && fl == 0:
		l.compute(pick(fastShl32, fastShl64), 0, b, c, 0)
	case s.kind == op.Shl:
		l.compute(fastShlN, width, b, c, fl)
	case s.kind == op.LShr && exact:
		l.compute(fastLshrX, width, b, c, 0)
	case s.kind == op.LShr:
		l.compute(fastLshr, width, b, c, 0)
	case exact:
		l.compute(fastAshrX, width, b, c, 0)
	case native:
		l.compute(pick(fastAshr32, fastAshr64), 0, b, c, 0)
	default:
		l.compute(fastAshrN, width, b, c, 0)
	}
	return true
}

// divisionOps: 32 bits, 64 bits, both with a slot and with an immediate.
var divisionOps = map[*op.Op][4]fastOp{
	op.UDiv: {fastUdiv32, fastUdiv64, fastUdiv32I, fastUdiv64I}, op.URem: {fastUrem32, fastUrem64, fastUrem32I, fastUrem64I},
	op.SDiv: {fastSdiv32, fastSdiv64, fastSdiv32I, fastSdiv64I}, op.SRem: {fastSrem32, fastSrem64, fastSrem32I, fastSrem64I},
}

// division keeps an operation that nobody reads: a zero divisor is UB.
func (l *fastLowering) division(s *site, width uint16) bool {
	signed := s.kind == op.SDiv || s.kind == op.SRem
	exact := s.op.BoolProp("isExact")
	ops := divisionOps[s.kind]
	b, _ := l.value(s, 0)
	i := 1
	if width == 32 || !signed && width < 32 {
		i = 0
	}
	x, known := l.known(s, 1)
	known = known && x != 0 && !(signed && x == mask(int32(width))) && !exact && (!signed || width == 32 || width == 64)
	if known {
		l.compute(ops[i+2], 0, b, none, x)
		return true
	}
	c, _ := l.value(s, 1)
	o := ops[i]
	switch {
	case exact && signed:
		o = fastSdivX
	case exact:
		o = fastUdivX
	case signed && width != 32 && width != 64 && s.kind == op.SDiv:
		o = fastSdivN
	case signed && width != 32 && width != 64:
		o = fastSremN
	}
	l.compute(o, width, b, c, 0)
	l.ir.insts[len(l.ir.insts)-1].pure = false
	return true
}

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

var floatOps = map[*op.Op][2]fastOp{
	op.FAdd: {fastFadd32, fastFadd64}, op.FSub: {fastFsub32, fastFsub64},
	op.FMul: {fastFmul32, fastFmul64}, op.FDiv: {fastFdiv32, fastFdiv64},
}

// plainFloats reports float or double, with no fast-math flag under which a
// result that is no NaN could be poison or chosen.
func plainFloats(s *site) (double, ok bool) {
	k, _ := floatKind(s.res.sh.typ)
	if k != dialect.F32 && k != dialect.F64 || s.op.FastMath()&(dialect.NInf|dialect.NSZ) != 0 {
		return false, false
	}
	return k == dialect.F64, true
}

// foldProducts finds the multiplications whose only reader is an addition or
// subtraction of their block, which then does both.
func (l *fastLowering) foldProducts() {
	l.products = map[*dialect.Value]*site{}
	for k := range l.p.insts {
		s := l.siteAt(int32(k))
		if s.kind != op.FAdd && s.kind != op.FSub || !scalar64(s.args...) || !scalar64(s.res) {
			continue
		}
		if _, ok := plainFloats(s); !ok {
			continue
		}
		for _, v := range s.op.Operands {
			if v.Def == nil || v.Def.Kind != op.FMul || l.uses[v] != 1 || v.Def.Block != s.op.Block {
				continue
			}
			if _, ok := plainFloats(l.sites[v.Def]); ok {
				l.products[v] = l.sites[v.Def]
				l.ir.folded[v] = true
				break
			}
		}
	}
}

// productSum lowers an addition or subtraction of a folded product.
func (l *fastLowering) productSum(s *site, double bool) bool {
	for i, v := range s.op.Operands {
		p := l.products[v]
		if p == nil {
			continue
		}
		b, ok1 := l.value(p, 0)
		c, ok2 := l.value(p, 1)
		x, ok3 := l.value(s, 1-i)
		if !ok1 || !ok2 || !ok3 {
			l.leave(s)
			return true
		}
		ops := [2]fastOp{fastFmadd32, fastFmadd64}
		switch {
		case s.kind == op.FSub && i == 0:
			ops = [2]fastOp{fastFmsub32, fastFmsub64}
		case s.kind == op.FSub:
			ops = [2]fastOp{fastFnmadd32, fastFnmadd64}
		}
		d := l.result(s)
		in := blank(ops[0])
		if double {
			in.op = ops[1]
		}
		in.a, in.b, in.c, in.xr, in.dst, in.def, in.pure = d, b, c, x, d, true, true
		l.emit(in)
		return true
	}
	return false
}

func (l *fastLowering) float(s *site) bool {
	if s.kind == op.FMul && l.products[s.op.Results[0]] != nil {
		return true
	}
	double, ok := plainFloats(s)
	if !ok {
		return false
	}
	if l.productSum(s, double) {
		return true
	}
	o := floatOps[s.kind][0]
	if double {
		o = floatOps[s.kind][1]
	}
	b, c := l.operands(s)
	l.compute(o, 0, b, c, 0)
	return true
}

// fused is a multiply-add: fmuladd rounds twice, fma once. The fma of doubles
// is left to its meaning, as the loop must not call.
func (l *fastLowering) fused(s *site) bool {
	double, ok := plainFloats(s)
	if !ok || double && s.kind == op.IntrFMA {
		return false
	}
	b, c := l.operands(s)
	x, _ := l.value(s, 2)
	d := l.result(s)
	in := blank(fastFmadd32)
	switch {
	case s.kind == op.IntrFMA:
		in.op = fastFfma32
	case double:
		in.op = fastFmadd64
	}
	in.a, in.b, in.c, in.xr, in.dst, in.def, in.pure = d, b, c, x, d, true, true
	l.emit(in)
	return true
}

func (l *fastLowering) floatOne(s *site) bool {
	double, ok := plainFloats(s)
	if !ok {
		return false
	}
	if s.op.FastMath()&dialect.NNaN != 0 && s.kind != op.IntrSqrt {
		return false // these keep a NaN as it is
	}
	sign := uint64(1) << 31
	if double {
		sign = 1 << 63
	}
	b, _ := l.value(s, 0)
	switch {
	case s.kind == op.FNeg:
		l.compute(fastXorI, 0, b, none, sign)
	case s.kind == op.IntrFAbs:
		l.compute(fastAndI, 0, b, none, sign-1)
	case double:
		l.compute(fastFsqrt64, 0, b, none, 0)
	default:
		l.compute(fastFsqrt32, 0, b, none, 0)
	}
	return true
}

// cast lowers the conversions between one-slot scalars.
func (l *fastLowering) cast(s *site, from uint16) bool {
	to := uint16(s.res.sh.leaves[0].width)
	arg, _ := floatKind(s.op.Operands[0].Type)
	if f, ok := s.op.Operands[0].Type.(*dialect.FloatType); ok && f.Kind != dialect.F32 && f.Kind != dialect.F64 {
		return false
	}
	if f, ok := s.op.Results[0].Type.(*dialect.FloatType); ok && f.Kind != dialect.F32 && f.Kind != dialect.F64 {
		return false
	}
	double := to == 64
	pick := func(single, dbl fastOp, d bool) fastOp {
		if d {
			return dbl
		}
		return single
	}
	switch s.kind {
	case op.ZExt: // nneg
		b, _ := l.value(s, 0)
		l.compute(fastNonneg, from, b, none, 0)
	case op.SExt:
		b, _ := l.value(s, 0)
		switch [2]uint16{from, to} {
		case [2]uint16{8, 32}:
			l.compute(fastSext8to32, 0, b, none, 0)
		case [2]uint16{16, 32}:
			l.compute(fastSext16to32, 0, b, none, 0)
		case [2]uint16{8, 64}:
			l.compute(fastSext8to64, 0, b, none, 0)
		case [2]uint16{16, 64}:
			l.compute(fastSext16to64, 0, b, none, 0)
		case [2]uint16{32, 64}:
			l.compute(fastSext32to64, 0, b, none, 0)
		default:
			l.compute(fastSextN, from, b, none, mask(int32(to)))
		}
	case op.Trunc:
		b, _ := l.value(s, 0)
		nsw, nuw := s.op.OverflowFlags()
		fl := uint64(0)
		if nsw {
			fl |= flagNSW
		}
		if nuw {
			fl |= flagNUW
		}
		switch {
		case fl != 0:
			l.compute(fastTruncN, to, b, number(int32(from)), fl)
		case to == 32:
			l.compute(fastMov32, 0, b, none, 0)
		default:
			l.compute(fastAndI, 0, b, none, mask(int32(to)))
		}
	case op.PtrToInt:
		b, _ := l.value(s, 0)
		if from > to {
			l.compute(fastAndI, 0, b, none, mask(int32(to)))
			return true
		}
		return false
	case op.SIToFP:
		b, _ := l.value(s, 0)
		l.compute(pick(fastSitofp32, fastSitofp64, double), from, b, none, 0)
	case op.UIToFP:
		if from == 64 {
			return false
		}
		b, _ := l.value(s, 0)
		if s.op.BoolProp("nonNeg") {
			b = l.temp(fastNonneg, from, b, none, 0)
		}
		l.compute(pick(fastUitofp32, fastUitofp64, double), 0, b, none, 0)
	case op.FPToSI:
		b, _ := l.value(s, 0)
		l.compute(pick(fastFptosi32, fastFptosi64, arg == dialect.F64), to, b, none, 0)
	case op.FPToUI:
		b, _ := l.value(s, 0)
		l.compute(pick(fastFptoui32, fastFptoui64, arg == dialect.F64), to, b, none, 0)
	case op.FPExt:
		if s.op.FastMath()&(dialect.NNaN|dialect.NInf|dialect.NSZ) != 0 {
			return false
		}
		b, _ := l.value(s, 0)
		l.compute(fastFpext, 0, b, none, 0)
	case op.FPTrunc:
		if s.op.FastMath()&(dialect.NNaN|dialect.NInf|dialect.NSZ) != 0 {
			return false
		}
		b, _ := l.value(s, 0)
		l.compute(fastFptrunc, 0, b, none, 0)
	default:
		return false
	}
	return true
}

// bitOps lowers the integer intrinsics that have an arm.
func (l *fastLowering) bitOps(s *site, width uint16) bool {
	two := map[*op.Op]fastOp{op.IntrSMin: fastSmin, op.IntrSMax: fastSmax, op.IntrUMin: fastUmin, op.IntrUMax: fastUmax}
	if o, ok := two[s.kind]; ok {
		b, c := l.operands(s)
		l.compute(o, width, b, c, 0)
		return true
	}
	flag := func(name string) uint64 {
		if s.op.BoolProp(name) {
			return 1
		}
		return 0
	}
	b, _ := l.value(s, 0)
	switch s.kind {
	case op.IntrAbs:
		l.compute(fastAbs, width, b, none, flag("is_int_min_poison"))
	case op.IntrCtlz:
		l.compute(fastCtlz, width, b, none, flag("is_zero_poison"))
	case op.IntrCttz:
		l.compute(fastCttz, width, b, none, flag("is_zero_poison"))
	case op.IntrBswap:
		if width%16 != 0 {
			return false
		}
		l.compute(fastBswap, width, b, none, 0)
	case op.IntrFShl, op.IntrFShr:
		o := fastFshl
		if s.kind == op.IntrFShr {
			o = fastFshr
		}
		c, _ := l.value(s, 1)
		k, _ := l.value(s, 2)
		d := l.result(s)
		in := blank(o)
		in.n, in.a, in.b, in.c, in.xr, in.dst, in.def, in.pure = width, d, b, c, k, d, true, true
		l.emit(in)
	default:
		return false
	}
	return true
}
