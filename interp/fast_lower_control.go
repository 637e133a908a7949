package interp

import (
	"sort"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/dialect/op"
)

// outgoing bounds the bytes of arguments that are put where the callee's
// frame will be. The slab has so much room behind its end.
const outgoing = 4096

// foldTests finds the comparisons that only the branch of their block reads.
func (l *fastLowering) foldTests() {
	l.tests = map[*dialect.Value]*site{}
	for b := range l.p.blocks {
		blk := &l.p.blocks[b]
		if blk.end == blk.start {
			continue
		}
		s := l.siteAt(blk.end - 1)
		if s.kind != op.CondBr {
			continue
		}
		v := s.op.Operands[0]
		if l.uses[v] != 1 || v.Def == nil || v.Def.Kind != op.ICmp && v.Def.Kind != op.FCmp || v.Def.Block != blk.block {
			continue
		}
		for k := blk.start; k < blk.end; k++ {
			if c := l.siteAt(k); c.op == v.Def && l.foldable(c) {
				l.tests[v] = c
				l.ir.folded[v] = true
			}
		}
	}
}

func (l *fastLowering) foldable(c *site) bool {
	if !scalar64(c.args...) {
		return false
	}
	if c.kind == op.ICmp {
		w := c.args[0].sh.leaves[0].width
		p := c.op.ICmpPredicate()
		return w == 32 || w == 64 || p < dialect.ICmpSLT || p > dialect.ICmpSGE
	}
	_, ok := floatTest(c)
	return ok
}

// control lowers terminators and calls.
func (l *fastLowering) control(s *site) bool {
	switch s.kind {
	case op.Br:
		l.setEdges(s)
		l.emit(blank(fastJmp))
	case op.CondBr:
		l.branch(s)
	case op.Switch:
		l.switchOn(s)
	case op.Return:
		l.ret(s)
	case op.Call:
		return l.call(s)
	default:
		if len(s.edges) > 0 {
			l.leave(s)
			return true
		}
		return false
	}
	return true
}

// setEdges records the ways out of the current block.
func (l *fastLowering) setEdges(s *site) {
	blk := &l.ir.blocks[l.block]
	for i := range s.edges {
		e := &s.edges[i]
		out := firEdge{to: e.block, back: e.back}
		args := s.op.Successors[i].Args
		params := l.ir.blocks[e.block].params
		n := 0
		for k, v := range args {
			want := split(l.p.places[l.p.blocks[e.block].block.Args[k]].sh)
			as := l.ir.atoms[v]
			if len(as) != len(want) {
				out.leave = true // a folded value: nothing that is passed on is folded
				n += len(want)
				continue
			}
			for j, a := range as {
				mv := firMove{dst: params[n+j]}
				switch a.kind {
				case atomReg:
					mv.src = operand{a.reg, 8 * a.sub}
				case atomConst:
					mv.src, mv.konst, mv.x = none, true, a.x
				default:
					out.leave = true
					continue
				}
				out.moves = append(out.moves, mv)
			}
			n += len(want)
		}
		blk.edges = append(blk.edges, out)
	}
}

// branch lowers cond_br, together with its comparison where that is folded.
func (l *fastLowering) branch(s *site) {
	v := s.op.Operands[0]
	if x, ok := l.known(s, 0); ok {
		l.setEdges(s)
		blk := &l.ir.blocks[l.block]
		blk.edges = []firEdge{blk.edges[1-x&1]}
		l.emit(blank(fastJmp))
		return
	}
	var t firTest
	if c := l.tests[v]; c != nil {
		x, ok := l.condition(c)
		if !ok {
			l.leave(s)
			return
		}
		t = x
	} else {
		a, ok := l.value(s, 0)
		if !ok {
			l.leave(s)
			return
		}
		t = firTest{testForm{fastJnz, a, none}, testForm{fastJz, a, none}}
	}
	l.setEdges(s)
	l.ir.blocks[l.block].test = &t
	in := blank(fastJnz)
	in.a, in.b = t.yes.a, t.yes.b
	l.emit(in)
}

// opposites of the conditions.
var opposites = map[fastOp]fastOp{
	fastJeq: fastJne, fastJne: fastJeq, fastJeqI: fastJneI, fastJneI: fastJeqI, fastJeq32I: fastJne32I, fastJne32I: fastJeq32I,
	fastJflt32: fastJfnlt32, fastJfle32: fastJfnle32, fastJfeq32: fastJfune32, fastJfone32: fastJfueq32, fastJford32: fastJfuno32,
	fastJfnlt32: fastJflt32, fastJfnle32: fastJfle32, fastJfune32: fastJfeq32, fastJfueq32: fastJfone32, fastJfuno32: fastJford32,
	fastJflt64: fastJfnlt64, fastJfle64: fastJfnle64, fastJfeq64: fastJfune64, fastJfone64: fastJfueq64, fastJford64: fastJfuno64,
	fastJfnlt64: fastJflt64, fastJfnle64: fastJfle64, fastJfune64: fastJfeq64, fastJfueq64: fastJfone64, fastJfuno64: fastJford64,
}

// swappedOpposites are the conditions whose opposite is another one of the
// operands exchanged: not a < b is b <= a.
var swappedOpposites = map[fastOp]fastOp{
	fastJult: fastJule, fastJule: fastJult, fastJslt32: fastJsle32, fastJsle32: fastJslt32, fastJslt64: fastJsle64, fastJsle64: fastJslt64,
}

// condition is the comparison c as two tests.
func (l *fastLowering) condition(c *site) (firTest, bool) {
	var t cond
	var ok bool
	if c.kind == op.ICmp {
		t, ok = l.compare(c)
	} else {
		t, ok = l.floatCompare(c)
	}
	if !ok {
		return firTest{}, false
	}
	if t.imm {
		w := uint16(c.args[0].sh.leaves[0].width)
		yes, ok1 := immediateJump(t, w)
		no, ok2 := immediateJump(t.negated(w))
		if ok1 && ok2 {
			return firTest{yes, no}, true
		}
		// The number does not fit the instruction, or its neighbour's does not.
		return l.slotTest(t, w), true
	}
	yes := testForm{t.op, t.a, t.b}
	if o, ok := opposites[t.op]; ok {
		return firTest{yes, testForm{o, t.a, t.b}}, true
	}
	return firTest{yes, testForm{swappedOpposites[t.op], t.b, t.a}}, true
}

// slotTest is an immediate test with the number in a slot.
func (l *fastLowering) slotTest(t cond, w uint16) firTest {
	c := l.constant(t.x & mask(int32(w)))
	form := func(o fastOp, swap bool) testForm {
		if swap {
			return testForm{o, c, t.a}
		}
		return testForm{o, t.a, c}
	}
	switch t.op {
	case fastJeqI:
		return firTest{form(fastJeq, false), form(fastJne, false)}
	case fastJneI:
		return firTest{form(fastJne, false), form(fastJeq, false)}
	case fastJultI:
		return firTest{form(fastJult, false), form(fastJule, true)}
	case fastJugtI:
		return firTest{form(fastJult, true), form(fastJule, false)}
	case fastJslt32I:
		return firTest{form(fastJslt32, false), form(fastJsle32, true)}
	case fastJsgt32I:
		return firTest{form(fastJslt32, true), form(fastJsle32, false)}
	case fastJslt64I:
		return firTest{form(fastJslt64, false), form(fastJsle64, true)}
	}
	return firTest{form(fastJslt64, true), form(fastJsle64, false)}
}

// negated is the opposite of an immediate test; its number moves by one where
// equality changes sides, and is out of range when it cannot.
func (t cond) negated(w uint16) (cond, uint16) {
	m := mask(int32(w))
	most, least := int64(m>>1), -int64(m>>1)-1
	bad := func() (cond, uint16) { t.op = fastLeave; return t, w }
	switch t.op {
	case fastJeqI:
		t.op = fastJneI
	case fastJneI:
		t.op = fastJeqI
	case fastJultI: // !(a < x): a > x-1
		if t.x == 0 {
			return bad()
		}
		t.op, t.x = fastJugtI, t.x-1
	case fastJugtI: // !(a > x): a < x+1
		if t.x == m {
			return bad()
		}
		t.op, t.x = fastJultI, t.x+1
	case fastJslt32I, fastJslt64I:
		if int64(t.x) == least {
			return bad()
		}
		t.op, t.x = t.op+(fastJsgt32I-fastJslt32I), t.x-1
	default:
		if int64(t.x) == most {
			return bad()
		}
		t.op, t.x = t.op-(fastJsgt32I-fastJslt32I), t.x+1
	}
	return t, w
}

// immediateJump is the jump whose field b holds the number; ok is false when
// it does not fit.
func immediateJump(t cond, w uint16) (testForm, bool) {
	v := int32(t.x)
	f := testForm{t.op, t.a, number(v)}
	switch t.op {
	case fastLeave:
		return f, false
	case fastJslt32I, fastJsgt32I, fastJslt64I, fastJsgt64I:
		return f, int64(v) == int64(t.x)
	}
	if w == 32 {
		f.op = map[fastOp]fastOp{fastJeqI: fastJeq32I, fastJneI: fastJne32I, fastJultI: fastJult32I, fastJugtI: fastJugt32I}[t.op]
		return f, true
	}
	return f, uint64(int64(v)) == t.x
}

// switchOn lowers a switch of up to 64 bits.
func (l *fastLowering) switchOn(s *site) {
	v, ok := l.value(s, 0)
	if !ok || !scalar64(s.args[0]) {
		l.leave(s)
		return
	}
	w := s.args[0].sh.leaves[0].width
	sw := &firSwitch{value: v, width: uint16(w)}
	seen := map[uint64]bool{}
	for i, c := range s.op.SwitchCases() {
		x := bigScalar(w, c).V
		if seen[x] {
			continue // the first one has it
		}
		seen[x] = true
		sw.values = append(sw.values, x)
		sw.edges = append(sw.edges, int32(i+1))
	}
	sort.Sort(sw)
	for _, x := range sw.values {
		if !sw.dense() && w != 32 && uint64(int64(int32(x))) != x {
			l.leave(s)
			return
		}
	}
	l.setEdges(s)
	l.ir.blocks[l.block].cases = sw
	in := blank(fastSwitch)
	in.a = v
	l.emit(in)
}

// Len, Less and Swap sort cases by value.
func (s *firSwitch) Len() int           { return len(s.values) }
func (s *firSwitch) Less(i, j int) bool { return s.values[i] < s.values[j] }
func (s *firSwitch) Swap(i, j int) {
	s.values[i], s.values[j] = s.values[j], s.values[i]
	s.edges[i], s.edges[j] = s.edges[j], s.edges[i]
}

// ret lowers a return; one whose promise must be looked at, or of a variadic
// function, is executed by its meaning.
func (l *fastLowering) ret(s *site) {
	if l.f.typ.VarArg || !l.f.result0.testable(l.f.result) {
		l.bySite(s)
		return
	}
	for i := range s.args {
		if l.open(s, i) {
			l.leave(s)
			return
		}
	}
	if len(s.args) > 0 {
		l.test(&l.f.result0, l.ir.atoms[s.op.Operands[0]], s.args[0].sh)
	}
	in := blank(fastRet)
	in.late = true
	if len(s.args) > 0 && s.args[0].sh.bytes > 0 {
		v := l.run(s, 0)
		in.op, in.a, in.n = fastRet1, v, 1
		if n := s.args[0].sh.bytes / 8; n > 1 {
			if n > 1<<15 {
				l.bySite(s)
				return
			}
			in.op, in.n = fastRetN, uint16(n)
		}
		in.args = []operand{v}
	} else {
		for i := range s.args {
			in.args = append(in.args, l.run(s, i))
		}
	}
	l.emit(in)
}

// test leaves unless a value keeps a promise, which must be testable.
func (l *fastLowering) test(p *promise, as []atom, sh *shape) {
	if p.pointless() || len(as) != 1 {
		return
	}
	v, ok := l.atom(as[0])
	if !ok {
		return // the operation leaves anyway
	}
	check := func(o fastOp, n uint16, c operand, x uint64) {
		in := blank(o)
		in.n, in.b, in.c, in.x = n, v, c, int64(x)
		l.emit(in)
	}
	if p.nonnull {
		check(fastChkNonnull, 0, none, 0)
	}
	if p.align > 1 {
		check(fastChkBits, 0, none, p.align-1)
	}
	if r := p.within; r != nil && r.lo.Cmp(r.hi) != 0 {
		width := sh.leaves[0].width
		check(fastChkRange, uint16(width), l.constant((r.hi.Uint64()-r.lo.Uint64())&mask(width)), r.lo.Uint64())
	}
	switch {
	case p.deref > 0 && p.sret:
		check(fastChkSret, 0, none, p.deref)
	case p.deref > 0:
		check(fastChkDeref, 0, none, p.deref)
	}
	if p.derefNul > p.deref {
		check(fastChkDerefNull, 0, none, p.derefNul)
	}
}

// call lowers a direct call of a function of the program, whose arguments go
// straight to the callee's frame; false for all others.
func (l *fastLowering) call(s *site) bool {
	c, ok := s.aux.(*callTarget)
	if !ok || c.callee == nil || c.callee.host != nil || c.callee.op.IsDeclaration() || c.must {
		return false
	}
	f := c.callee
	if f.target != nil {
		return false
	}
	if err := l.m.signature(f); err != nil || f.typ != c.typ || !f.fastCallable() || !c.result0.pointless() || len(c.args) != len(f.params) || len(c.args) != len(s.args) {
		return false
	}
	size := int32(0)
	for i, p := range f.params {
		if c.args[i].sh != p || !c.param(i).testable(p) {
			return false
		}
		size += p.bytes
	}
	if size+headerSize > outgoing || s.res.sh != nil && s.res.sh.bytes > outgoing {
		return false
	}
	for i := range s.args {
		if l.open(s, i) {
			l.leave(s)
			return true
		}
	}
	for i, v := range s.op.Operands {
		l.test(f.param(i), l.ir.atoms[v], f.params[i])
		l.test(c.param(i), l.ir.atoms[v], f.params[i])
	}
	in := blank(fastCall)
	in.late = true
	off := l.p.frame + headerSize
	for i, v := range s.op.Operands {
		in.args = append(in.args, number(off))
		for _, a := range l.ir.atoms[v] {
			mv := blank(fastMov)
			mv.a = number(off + a.off)
			switch {
			case a.kind == atomConst:
				mv.op, mv.x = fastLdc, int64(a.x)
			case a.slots > 1:
				mv.op, mv.n, mv.b = fastMovN, uint16(a.slots), operand{a.reg, 8 * a.sub}
			default:
				mv.b = operand{a.reg, 8 * a.sub}
			}
			l.emit(mv)
		}
		off += s.args[i].sh.bytes
	}
	in.a, in.c = number(f.index), number(l.p.frame)
	if s.res.sh != nil && s.res.sh.bytes > 0 {
		in.dst = l.result(s)
	} else if s.res.sh != nil {
		l.ir.atoms[s.op.Results[0]] = nil
	}
	l.emit(in)
	return true
}
