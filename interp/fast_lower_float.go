package interp

import (
	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/dialect/op"
)

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
