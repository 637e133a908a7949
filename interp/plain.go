package interp

import (
	"math"
	"math/bits"
	"unsafe"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/dialect/op"
	"github.com/touchstone-ir/touchstone/memory"
)

// The arms of the plain loop. opMeaning stands for every operation without
// one. n is the width in bits; an operand's offset is in a, b, c, the
// result's in d.
const (
	opMeaning opcode = iota
	opConst          // d ← x
	opCopy           // d ← a, n bytes
	opAdd            // d ← a + b; x: flags
	opSub            // d ← a - b; x: flags
	opMul            // d ← a * b; x: flags
	opAnd            // d ← a & b
	opOr             // d ← a | b
	opXor            // d ← a ^ b
	opShl            // d ← a << b; x: flags
	opLShr           // d ← a >> b, zero fill
	opAShr           // d ← a >> b, sign fill
	opUDiv           // d ← a / b, unsigned
	opURem           // d ← a % b, unsigned
	opSDiv           // d ← a / b, signed
	opSRem           // d ← a % b, signed
	opICmp           // d ← a x b
	opSelect         // d ← a ? b : c
	opZExt           // d ← a
	opSExt           // d ← a, sign-extended from n to x bits
	opTrunc          // d ← a, low n bits
	opFAdd32         // d ← a + b, f32
	opFSub32
	opFMul32
	opFDiv32
	opFAdd64 // d ← a + b, f64
	opFSub64
	opFMul64
	opFDiv64
	opLoad     // d ← n bytes at a; x: low bits that must be 0
	opStore    // n bytes at b ← a; x: low bits that must be 0
	opGEP      // d ← a + x; n: inbounds
	opGEPIndex // d ← a + b*x, b of n bits; c: flags of the gep
	opBr
	opCondBr // a
)

// Flags of integer arithmetic in inst.x.
const (
	flagNSW = 1
	flagNUW = 2
)

// inst is the instruction of a site.
func (l *lowering) inst(s *site) inst {
	in := inst{site: s}
	if l.m.opts.Engine != EngineMeanings {
		l.arm(&in, s)
	}
	return in
}

// scalar64 reports that every value is a scalar of one slot.
func scalar64(ps ...place) bool {
	for _, p := range ps {
		if p.sh == nil || len(p.sh.leaves) != 1 || p.sh.bytes != 8 || p.sh.vector {
			return false
		}
	}
	return true
}

var binaryArms = map[*op.Op]opcode{
	op.Add: opAdd, op.Sub: opSub, op.Mul: opMul, op.And: opAnd, op.Or: opOr, op.Xor: opXor,
	op.Shl: opShl, op.LShr: opLShr, op.AShr: opAShr, op.UDiv: opUDiv, op.URem: opURem, op.SDiv: opSDiv, op.SRem: opSRem,
}

var floatArms = map[*op.Op][2]opcode{
	op.FAdd: {opFAdd32, opFAdd64}, op.FSub: {opFSub32, opFSub64}, op.FMul: {opFMul32, opFMul64}, op.FDiv: {opFDiv32, opFDiv64},
}

// arm picks the arm of a common operation on one-slot scalars.
func (l *lowering) arm(in *inst, s *site) {
	all := append([]place{}, s.args...)
	if s.res.sh != nil {
		all = append(all, s.res)
		in.d = s.res.off
	}
	for i, f := range []*int32{&in.a, &in.b, &in.c} {
		if i < len(s.args) {
			*f = s.args[i].off
		}
	}
	switch s.kind {
	case op.Br:
		in.op = opBr
		return
	case op.CondBr:
		in.op = opCondBr
		return
	case op.MlirConstant, op.MlirAddressOf, op.MlirZero:
		if vs, _ := s.aux.([]Scalar); scalar64(s.res) && len(vs) == 1 && vs[0].plain() {
			in.op, in.x = opConst, vs[0].V
		}
		return
	case op.InsertValue, op.ExtractValue:
		return
	}
	if !scalar64(all...) || len(all) == 0 {
		return
	}
	width := all[0].sh.leaves[0].width
	in.n = uint16(width)
	if a, ok := binaryArms[s.kind]; ok {
		in.op = a
		nsw, nuw := s.op.OverflowFlags()
		if nsw {
			in.x |= flagNSW
		}
		if nuw {
			in.x |= flagNUW
		}
		if s.op.BoolProp("isExact") || s.op.BoolProp("isDisjoint") {
			in.op = opMeaning
		}
		return
	}
	if a, ok := floatArms[s.kind]; ok {
		if s.op.FastMath() != 0 {
			return
		}
		switch k, _ := floatKind(s.res.sh.typ); k {
		case dialect.F32:
			in.op = a[0]
		case dialect.F64:
			in.op = a[1]
		}
		return
	}
	switch s.kind {
	case op.ICmp:
		in.op, in.x = opICmp, uint64(s.op.ICmpPredicate())
	case op.Select:
		if s.op.FastMath() == 0 { // nnan and ninf may give poison
			in.op = opSelect
		}
	case op.ZExt:
		if !s.op.BoolProp("nonNeg") {
			in.op = opZExt
		}
	case op.SExt:
		in.op, in.x = opSExt, uint64(s.res.sh.leaves[0].width)
	case op.Trunc:
		if nsw, nuw := s.op.OverflowFlags(); !nsw && !nuw {
			in.op, in.n = opTrunc, uint16(s.res.sh.leaves[0].width)
		}
	case op.Load:
		l.accessArm(in, s.aux.(access), opLoad)
	case op.Store:
		l.accessArm(in, s.aux.(access), opStore)
	case op.GetElementPtr:
		l.gepArm(in, s.aux.(*gepPlan), s)
	}
}

// gepArm picks the arm of an address with one offset: a constant or an index.
// Others, in which an address between could be out of bounds, are left to the
// meaning.
func (l *lowering) gepArm(in *inst, g *gepPlan, s *site) {
	inbounds := g.flags&dialect.GEPInBounds != 0
	if !inbounds && g.flags != 0 {
		return
	}
	switch {
	case len(g.terms) == 0 && g.oneOffset() && (g.flags&dialect.GEPNUW == 0 || g.fixed >= 0):
		in.op, in.x, in.n = opGEP, uint64(g.fixed), 0
		if inbounds {
			in.n = 1
		}
	case len(g.terms) == 1 && (g.fixed == 0 && g.oneOffset() || !inbounds && g.fixed == 0) && g.terms[0].scale < 1<<30:
		ix := s.args[g.terms[0].arg]
		in.op, in.b, in.n, in.x, in.c = opGEPIndex, ix.off, uint16(ix.sh.leaves[0].width), g.terms[0].scale, int32(g.flags)
	}
}

// oneOffset reports whether at most one step of the gep moves the address.
func (g *gepPlan) oneOffset() bool {
	n := 0
	for _, st := range g.steps {
		if st.term >= 0 || st.offset != 0 {
			n++
		}
	}
	return n <= 1
}

func (l *lowering) accessArm(in *inst, a access, o opcode) {
	w := a.sh.leaves[0].width
	if w != 8 && w != 16 && w != 32 && w != 64 || a.align > 1<<16 || a.deref.bytes > 0 {
		return
	}
	in.op, in.n, in.x = o, uint16(w/8), a.align-1
}

// plainLoop executes plain code from t.pc until it must hand back to the
// driver. Operations without an arm, and every operation that would fault,
// or make or use a value that is not plain, leave for their meaning before
// they have written anything.
func (t *Thread) plainLoop() exit {
	fp := t.fp
	insts := t.fn.plain.insts
	pc := t.pc
	single := t.single
	for {
		in := &insts[pc]
		if t.tainted && in.op > opConst {
			if !t.operandsClean(in.site) {
				t.pc = pc
				return exitMeaning
			}
			if r := in.site.res; r.sh != nil && !t.clean(r) {
				t.clearShadow(r.off, r.sh.bytes)
			}
		}
		switch in.op {
		case opMeaning:
			t.pc = pc
			return exitMeaning
		case opConst:
			if t.tainted {
				t.clearShadow(in.d, 8)
			}
			store64(unsafe.Add(fp, int(in.d)), in.x)
		case opAdd:
			a, b := load64(unsafe.Add(fp, int(in.a))), load64(unsafe.Add(fp, int(in.b)))
			sum := (a + b) & mask(int32(in.n))
			if in.x != 0 && (in.x&flagNUW != 0 && sum < a || in.x&flagNSW != 0 && signOf((a^sum)&(b^sum), in.n)) {
				t.pc = pc
				return exitMeaning
			}
			store64(unsafe.Add(fp, int(in.d)), sum)
		case opSub:
			a, b := load64(unsafe.Add(fp, int(in.a))), load64(unsafe.Add(fp, int(in.b)))
			r := (a - b) & mask(int32(in.n))
			if in.x != 0 && (in.x&flagNUW != 0 && a < b || in.x&flagNSW != 0 && signOf((a^b)&(a^r), in.n)) {
				t.pc = pc
				return exitMeaning
			}
			store64(unsafe.Add(fp, int(in.d)), r)
		case opMul:
			a, b := load64(unsafe.Add(fp, int(in.a))), load64(unsafe.Add(fp, int(in.b)))
			if in.x != 0 && mulOverflows(a, b, in.x, in.n) {
				t.pc = pc
				return exitMeaning
			}
			store64(unsafe.Add(fp, int(in.d)), a*b&mask(int32(in.n)))
		case opAnd:
			store64(unsafe.Add(fp, int(in.d)), load64(unsafe.Add(fp, int(in.a)))&load64(unsafe.Add(fp, int(in.b))))
		case opOr:
			store64(unsafe.Add(fp, int(in.d)), load64(unsafe.Add(fp, int(in.a)))|load64(unsafe.Add(fp, int(in.b))))
		case opXor:
			store64(unsafe.Add(fp, int(in.d)), load64(unsafe.Add(fp, int(in.a)))^load64(unsafe.Add(fp, int(in.b))))
		case opShl:
			a, b := load64(unsafe.Add(fp, int(in.a))), load64(unsafe.Add(fp, int(in.b)))
			if in.x != 0 || b >= uint64(in.n) {
				t.pc = pc
				return exitMeaning
			}
			store64(unsafe.Add(fp, int(in.d)), a<<b&mask(int32(in.n)))
		case opLShr, opAShr:
			a, b := load64(unsafe.Add(fp, int(in.a))), load64(unsafe.Add(fp, int(in.b)))
			if b >= uint64(in.n) {
				t.pc = pc
				return exitMeaning
			}
			if in.op == opAShr {
				a = uint64(extend(a, in.n)>>b) & mask(int32(in.n))
			} else {
				a >>= b
			}
			store64(unsafe.Add(fp, int(in.d)), a)
		case opUDiv, opURem:
			a, b := load64(unsafe.Add(fp, int(in.a))), load64(unsafe.Add(fp, int(in.b)))
			if b == 0 {
				t.pc = pc
				return exitMeaning
			}
			if in.op == opUDiv {
				a /= b
			} else {
				a %= b
			}
			store64(unsafe.Add(fp, int(in.d)), a)
		case opSDiv, opSRem:
			a, b := extend(load64(unsafe.Add(fp, int(in.a))), in.n), extend(load64(unsafe.Add(fp, int(in.b))), in.n)
			if b == 0 || b == -1 {
				t.pc = pc
				return exitMeaning
			}
			if in.op == opSDiv {
				a /= b
			} else {
				a %= b
			}
			store64(unsafe.Add(fp, int(in.d)), uint64(a)&mask(int32(in.n)))
		case opICmp:
			a, b := load64(unsafe.Add(fp, int(in.a))), load64(unsafe.Add(fp, int(in.b)))
			v := uint64(0)
			if compare(dialect.ICmpPredicate(in.x), a, b, in.n) {
				v = 1
			}
			store64(unsafe.Add(fp, int(in.d)), v)
		case opSelect:
			from := in.c
			if load64(unsafe.Add(fp, int(in.a)))&1 != 0 {
				from = in.b
			}
			store64(unsafe.Add(fp, int(in.d)), load64(unsafe.Add(fp, int(from))))
		case opZExt:
			store64(unsafe.Add(fp, int(in.d)), load64(unsafe.Add(fp, int(in.a))))
		case opSExt:
			store64(unsafe.Add(fp, int(in.d)), uint64(extend(load64(unsafe.Add(fp, int(in.a))), in.n))&mask(int32(in.x)))
		case opTrunc:
			store64(unsafe.Add(fp, int(in.d)), load64(unsafe.Add(fp, int(in.a)))&mask(int32(in.n)))
		case opFAdd32, opFSub32, opFMul32, opFDiv32:
			a, b := math.Float32frombits(uint32(load64(unsafe.Add(fp, int(in.a))))), math.Float32frombits(uint32(load64(unsafe.Add(fp, int(in.b)))))
			var r float32
			switch in.op {
			case opFAdd32:
				r = a + b
			case opFSub32:
				r = a - b
			case opFMul32:
				r = a * b
			default:
				r = a / b
			}
			if r != r {
				t.pc = pc
				return exitMeaning
			}
			store64(unsafe.Add(fp, int(in.d)), uint64(math.Float32bits(r)))
		case opFAdd64, opFSub64, opFMul64, opFDiv64:
			a, b := math.Float64frombits(load64(unsafe.Add(fp, int(in.a)))), math.Float64frombits(load64(unsafe.Add(fp, int(in.b))))
			var r float64
			switch in.op {
			case opFAdd64:
				r = a + b
			case opFSub64:
				r = a - b
			case opFMul64:
				r = a * b
			default:
				r = a / b
			}
			if r != r {
				t.pc = pc
				return exitMeaning
			}
			store64(unsafe.Add(fp, int(in.d)), math.Float64bits(r))
		case opLoad:
			p := load64(unsafe.Add(fp, int(in.a)))
			v, ok := t.loadWord(p, uint64(in.n), in.x)
			if !ok {
				t.pc = pc
				return exitMeaning
			}
			store64(unsafe.Add(fp, int(in.d)), v)
		case opStore:
			if !t.storeWord(load64(unsafe.Add(fp, int(in.b))), load64(unsafe.Add(fp, int(in.a))), uint64(in.n), in.x) {
				t.pc = pc
				return exitMeaning
			}
		case opGEP:
			p := load64(unsafe.Add(fp, int(in.a)))
			q := p + in.x
			if in.n == 1 && in.x != 0 && !t.within(p, q) || (p^q)>>32 != 0 {
				t.pc = pc
				return exitMeaning
			}
			store64(unsafe.Add(fp, int(in.d)), q)
		case opGEPIndex:
			p := load64(unsafe.Add(fp, int(in.a)))
			ix := extend(load64(unsafe.Add(fp, int(in.b))), in.n)
			q := p + uint64(ix)*in.x
			if ix != int64(int32(ix)) || (p^q)>>32 != 0 || in.c != 0 && ix != 0 && (!t.within(p, q) || ix < 0 && in.c&int32(dialect.GEPNUW) != 0) {
				t.pc = pc
				return exitMeaning
			}
			store64(unsafe.Add(fp, int(in.d)), q)
		case opBr, opCondBr:
			s := in.site
			e := &s.edges[0]
			if in.op == opCondBr && load64(unsafe.Add(fp, int(in.a)))&1 == 0 {
				e = &s.edges[1]
			}
			t.pc = pc
			t.edge = e
			t.takeEdge(e)
			pc = t.pc
			if e.back && t.steps >= t.poll {
				return exitPoll
			}
			if single {
				return exitStep
			}
			if t.m.opts.Engine == EngineFast {
				return exitBlock
			}
			continue
		default:
			panic("plain loop: unknown opcode")
		}
		pc++
		if single {
			t.pc = pc
			return exitStep
		}
	}
}

// operandsClean reports whether no operand of s has a shadow. The operands
// of a branch that are passed on do not count: they travel with their shadow.
func (t *Thread) operandsClean(s *site) bool {
	args := s.args
	switch s.kind {
	case op.Br:
		return true
	case op.CondBr:
		args = args[:1]
	}
	for i := range args {
		if !t.clean(args[i]) {
			return false
		}
	}
	return true
}

// loadWord is the quick way of a load of n bytes: it fails where anything
// needs a closer look.
func (t *Thread) loadWord(p, n, low uint64) (uint64, bool) {
	table, m := t.mem.Table()
	line := (*memory.Line)(unsafe.Add(table, (p>>32&m)*64))
	off := p - line.Load
	if p&low != 0 || off >= lineLimit(line, n) {
		return 0, false
	}
	if line.Shadow != 0 && loadCell(memory.At(line.Shadow+uintptr(off)), int32(n)) != 0 {
		return 0, false
	}
	return loadCell(memory.At(line.Data+uintptr(off)), int32(n)), true
}

// storeWord is the quick way of a store of n bytes.
func (t *Thread) storeWord(p, v, n, low uint64) bool {
	table, m := t.mem.Table()
	line := (*memory.Line)(unsafe.Add(table, (p>>32&m)*64))
	off := p - line.Store
	if p&low != 0 || off >= lineLimit(line, n) {
		return false
	}
	if line.Shadow != 0 {
		storeCell(memory.At(line.Shadow+uintptr(off)), int32(n), 0)
	}
	storeCell(memory.At(line.Data+uintptr(off)), int32(n), v)
	return true
}

// within reports whether p and q surely lie in one live object, its end
// included.
func (t *Thread) within(p, q uint64) bool {
	table, m := t.mem.Table()
	line := (*memory.Line)(unsafe.Add(table, (p>>32&m)*64))
	return line.Lim1 > 0 && p-line.Load <= line.Lim1 && q-line.Load <= line.Lim1
}

func lineLimit(l *memory.Line, n uint64) uint64 {
	switch n {
	case 1:
		return l.Lim1
	case 2:
		return l.Lim2
	case 4:
		return l.Lim4
	}
	return l.Lim8
}

// signOf reports whether bit n-1 of v is set.
func signOf(v uint64, n uint16) bool { return v>>(n-1)&1 != 0 }

// extend sign-extends the low n bits of v.
func extend(v uint64, n uint16) int64 {
	sh := 64 - uint(n)
	return int64(v<<sh) >> sh
}

// mulOverflows reports whether the product of two n-bit numbers breaks a
// flag.
func mulOverflows(a, b, flags uint64, n uint16) bool {
	if flags&flagNUW != 0 {
		hi, lo := bits.Mul64(a, b)
		if hi != 0 || lo&^mask(int32(n)) != 0 {
			return true
		}
	}
	if flags&flagNSW != 0 {
		x, y := extend(a, n), extend(b, n)
		hi, lo := bits.Mul64(uint64(x), uint64(y))
		if x < 0 {
			hi -= uint64(y)
		}
		if y < 0 {
			hi -= uint64(x)
		}
		if hi != uint64(int64(lo)>>63) || extend(lo, n) != int64(lo) {
			return true
		}
	}
	return false
}

// compare is icmp on n-bit numbers (S3.1).
func compare(p dialect.ICmpPredicate, a, b uint64, n uint16) bool {
	switch p {
	case dialect.ICmpEQ:
		return a == b
	case dialect.ICmpNE:
		return a != b
	case dialect.ICmpSLT:
		return extend(a, n) < extend(b, n)
	case dialect.ICmpSLE:
		return extend(a, n) <= extend(b, n)
	case dialect.ICmpSGT:
		return extend(a, n) > extend(b, n)
	case dialect.ICmpSGE:
		return extend(a, n) >= extend(b, n)
	case dialect.ICmpULT:
		return a < b
	case dialect.ICmpULE:
		return a <= b
	case dialect.ICmpUGT:
		return a > b
	}
	return a >= b
}
