package interp

import (
	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/dialect/op"
)

// constant is a register that holds x: for the whole activation where the
// current block is in a loop, else until the block's end.
func (l *fastLowering) constant(x uint64) operand {
	if l.ir.blocks[l.block].depth > 0 {
		r, ok := l.ir.consts[x]
		if !ok {
			r = l.ir.newReg(1, -1)
			l.ir.regs[r].konst, l.ir.regs[r].x = true, x
			l.ir.consts[x] = r
		}
		return operand{reg: r}
	}
	if r, ok := l.ir.consts[x]; ok {
		return operand{reg: r}
	}
	r, ok := l.local[x]
	if !ok {
		r = l.temp(fastLdc, 0, none, none, x).reg
		l.local[x] = r
	}
	return operand{reg: r}
}

// value is operand i of s as one slot run; ok is false when it is not known
// to be plain, or not in one piece.
func (l *fastLowering) value(s *site, i int) (operand, bool) {
	as := l.ir.atoms[s.op.Operands[i]]
	if len(as) != 1 {
		return none, false
	}
	return l.atom(as[0])
}

func (l *fastLowering) atom(a atom) (operand, bool) {
	switch a.kind {
	case atomReg:
		return operand{a.reg, 8 * a.sub}, true
	case atomConst:
		return l.constant(a.x), true
	}
	return none, false
}

// known is the constant that operand i of s is.
func (l *fastLowering) known(s *site, i int) (uint64, bool) {
	as := l.ir.atoms[s.op.Operands[i]]
	if len(as) == 1 && as[0].kind == atomConst {
		return as[0].x, true
	}
	return 0, false
}

// open reports that some part of operand i of s is poison or undef for sure.
func (l *fastLowering) open(s *site, i int) bool {
	for _, a := range l.ir.atoms[s.op.Operands[i]] {
		if a.kind == atomUndef || a.kind == atomPoison {
			return true
		}
	}
	return false
}

// run is operand i of s as consecutive slots, copied together if need be.
func (l *fastLowering) run(s *site, i int) operand {
	return l.runOf(l.ir.atoms[s.op.Operands[i]], s.args[i].sh)
}

func (l *fastLowering) runOf(as []atom, sh *shape) operand {
	if len(as) == 0 {
		return number(headerSize)
	}
	if as[0].kind == atomReg {
		same := true
		for _, a := range as {
			same = same && a.kind == atomReg && a.reg == as[0].reg && a.sub == as[0].sub+a.off/8
		}
		if same {
			return operand{as[0].reg, 8 * as[0].sub}
		}
	}
	if len(as) == 1 {
		o, _ := l.atom(as[0])
		return o
	}
	d := operand{reg: l.ir.newReg(sh.bytes/8, -1)}
	for i, a := range as {
		in := blank(fastMov)
		d.n = a.off
		in.a, in.dst, in.def, in.partial = d, d, true, i > 0
		switch {
		case a.kind == atomConst:
			in.op, in.x = fastLdc, int64(a.x)
		case a.slots > 1:
			in.op, in.n, in.b = fastMovN, uint16(a.slots), operand{a.reg, 8 * a.sub}
		default:
			in.b = operand{a.reg, 8 * a.sub}
		}
		l.emit(in)
	}
	return operand{reg: d.reg}
}

// registers appends the registers that v is read off, or computed from when it
// is folded.
func (l *fastLowering) registers(out []int32, v *dialect.Value) []int32 {
	for _, a := range l.ir.atoms[v] {
		if a.kind == atomReg && !l.ir.regs[a.reg].konst {
			out = append(out, a.reg)
		}
	}
	if l.ir.folded[v] {
		for _, x := range v.Def.Operands {
			out = l.registers(out, x)
		}
	}
	return out
}

// same makes the result of s the same slots as operand i.
func (l *fastLowering) same(s *site, i int) bool {
	a, b := l.ir.atoms[s.op.Operands[i]], split(s.res.sh)
	if len(a) != len(b) {
		return false
	}
	for k := range a {
		if a[k].slots != b[k].slots || a[k].off != b[k].off {
			return false
		}
	}
	l.ir.atoms[s.op.Results[0]] = a
	return true
}

// naming handles constants, and operations that only rearrange values.
func (l *fastLowering) naming(s *site) bool {
	switch s.kind {
	case op.MlirConstant, op.MlirAddressOf, op.MlirZero:
		return l.constantAtoms(s)
	case op.MlirUndef, op.MlirPoison:
		if l.m.opts.Undef == UndefRandom && s.kind == op.MlirUndef {
			l.leave(s) // every undef draws a number, in the order of execution
			return true
		}
		as := split(s.res.sh)
		for i := range as {
			as[i].kind, as[i].x = atomUndef, l.m.shownUndef()
			if s.kind == op.MlirPoison {
				as[i].kind = atomPoison
			}
		}
		l.ir.atoms[s.op.Results[0]] = as
		return true
	case op.ExtractValue:
		return l.extract(s)
	case op.InsertValue:
		return l.insert(s)
	case op.Freeze:
		for i := range s.args {
			if l.open(s, i) {
				return false
			}
		}
		return l.same(s, 0)
	case op.PtrToInt, op.IntToPtr, op.AddrSpaceCast, op.BitCast:
		if s.op.HasAttr("dereferenceable") || len(s.args[0].sh.leaves) != 1 || len(s.res.sh.leaves) != 1 || s.args[0].sh.leaves[0].width != s.res.sh.leaves[0].width ||
			s.args[0].sh.leaves[0].cell != s.res.sh.leaves[0].cell {
			return false
		}
		return l.same(s, 0)
	case op.ZExt:
		if s.op.BoolProp("nonNeg") || !scalar64(s.args[0], s.res) || l.open(s, 0) {
			return false
		}
		return l.same(s, 0)
	case op.IntrExpect, op.IntrExpectWithProbability, op.IntrSSACopy, op.IntrThreadLocalAddress:
		for i := range s.args {
			if l.open(s, i) {
				return false
			}
		}
		return len(s.args) > 0 && s.args[0].sh == s.res.sh && l.same(s, 0)
	case op.BlockTag, op.Fence:
		return true
	}
	return false
}

// shownUndef is what undefined bits show under a policy that does not draw.
func (m *Machine) shownUndef() uint64 {
	if m.opts.Undef == UndefOnes {
		return ^uint64(0)
	}
	return 0
}

func (l *fastLowering) constantAtoms(s *site) bool {
	vs, ok := s.aux.([]Scalar)
	if !ok || len(vs) != len(s.res.sh.leaves) {
		return false
	}
	as := split(s.res.sh)
	if len(as) != len(vs) {
		return false
	}
	for i := range as {
		v := &vs[i]
		switch {
		case v.Width > 64 || s.res.sh.leaves[i].cell != 8:
			return false
		case v.Poison:
			as[i].kind = atomPoison
		case v.Undef == mask(v.Width) && l.m.opts.Undef != UndefRandom:
			as[i].kind, as[i].x = atomUndef, v.V
		case !v.plain():
			return false
		default:
			as[i].kind, as[i].x = atomConst, v.V
		}
	}
	l.ir.atoms[s.op.Results[0]] = as
	return true
}

// extract names a part of an aggregate.
func (l *fastLowering) extract(s *site) bool {
	sub, off := s.args[0].sh.at(s.op.Position())
	as := l.ir.atoms[s.op.Operands[0]]
	if sub.bytes == 0 {
		l.ir.atoms[s.op.Results[0]] = nil
		return true
	}
	if len(as) == 1 && as[0].slots*8 > sub.bytes {
		if as[0].kind != atomReg {
			return false
		}
		l.ir.atoms[s.op.Results[0]] = whole(sub, as[0].reg, as[0].sub+off/8)
		return true
	}
	var out []atom
	for _, a := range as {
		if a.off >= off && a.off < off+sub.bytes {
			a.off -= off
			out = append(out, a)
		}
	}
	if len(out) != len(split(sub)) {
		return false
	}
	l.ir.atoms[s.op.Results[0]] = out
	return true
}

// insert names an aggregate of which a part is replaced.
func (l *fastLowering) insert(s *site) bool {
	all, part := s.args[0].sh, s.args[1].sh
	_, off := all.at(s.op.Position())
	as, ps := l.ir.atoms[s.op.Operands[0]], l.ir.atoms[s.op.Operands[1]]
	if len(as) == 1 && all.bytes != part.bytes {
		return false
	}
	out := append([]atom(nil), as...)
	n := 0
	for i := range out {
		for _, p := range ps {
			if out[i].off == off+p.off {
				if out[i].slots != p.slots {
					return false
				}
				p.off = out[i].off
				out[i] = p
				n++
				break
			}
		}
	}
	if n != len(ps) {
		return false
	}
	l.ir.atoms[s.op.Results[0]] = out
	return true
}
