package interp

import (
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
