package interp

import (
	"github.com/touchstone-ir/touchstone/dialect"
)

// makeFast compiles f's plain code to fast code; nil when that is not
// possible.
func (f *function) makeFast() *fastCode {
	if len(f.plain.insts) > maxFastInsts || f.m.opts.Engine != EngineFast {
		return nil
	}
	l := &fastLowering{m: f.m, f: f, p: f.plain}
	if !l.lower() {
		return nil
	}
	l.ir.dropUnread()
	l.ir.passDirectly()
	if !l.ir.assign() {
		return nil
	}
	return l.ir.emit()
}

// fastLowering is the state while plain code becomes a fir.
type fastLowering struct {
	m     *Machine
	f     *function
	p     *plainCode
	ir    *fir
	block int32 // the current one
	k     int32 // the current operation
	first int32 // the first instruction of the current operation

	uses     map[*dialect.Value]int32    // operands of operations
	geps     map[*dialect.Value]*gepForm // of values that are getelementptrs
	sites    map[*dialect.Operation]*site
	tests    map[*dialect.Value]*site // comparisons that only a branch of their block reads
	products map[*dialect.Value]*site // of multiplications that only one addition reads
	loops    map[[2]int32]bool        // edges that close a loop
	local    map[uint64]int32         // registers of constants in the current block
}

func (l *fastLowering) siteAt(k int32) *site { return l.p.insts[k].site }

func (l *fastLowering) lower() bool {
	l.ir = &fir{f: l.f, atoms: map[*dialect.Value][]atom{}, folded: map[*dialect.Value]bool{}, derived: map[*dialect.Value]bool{}, consts: map[uint64]int32{}}
	ir := l.ir
	ir.blocks = make([]firBlock, len(l.p.blocks))
	l.uses = map[*dialect.Value]int32{}
	l.sites = map[*dialect.Operation]*site{}
	ir.sites = l.sites
	for k := range l.p.insts {
		s := l.siteAt(int32(k))
		l.sites[s.op] = s
		if returnsTwice(s) {
			return false
		}
		for _, v := range s.op.Operands {
			l.uses[v]++
		}
		for i := range s.edges {
			e := &s.edges[i]
			if e.block == 0 {
				return false
			}
		}
	}
	order := l.order()
	l.foldAddresses()
	l.foldTests()
	l.foldProducts()
	l.params()
	insts := make([][]firInst, len(ir.blocks))
	for _, b := range order {
		l.block = b
		l.local = map[uint64]int32{}
		ir.insts = nil
		for k := l.p.blocks[b].start; k < l.p.blocks[b].end; k++ {
			l.k, l.first = k, int32(len(ir.insts))
			l.operation(l.siteAt(k))
			l.keepOperands()
		}
		insts[b] = ir.insts
	}
	ir.insts = nil
	for b := range ir.blocks {
		for e := range ir.blocks[b].edges {
			edge := &ir.blocks[b].edges[e]
			edge.loops = l.loops[[2]int32{int32(b), edge.to}]
		}
		if insts[b] == nil { // nothing leads here
			in := blank(fastLeave)
			in.at = l.p.blocks[b].end - 1
			in.of = l.siteAt(in.at)
			insts[b] = []firInst{in}
		}
		ir.blocks[b].first = int32(len(ir.insts))
		ir.insts = append(ir.insts, insts[b]...)
		ir.blocks[b].end = int32(len(ir.insts))
	}
	l.homes()
	return true
}

// returnsTwice reports a call that may come back a second time: the values
// of its function must then stay where they are.
func returnsTwice(s *site) bool {
	c, ok := s.aux.(*callTarget)
	if !ok {
		return false
	}
	return c.callee != nil && (c.callee.name == "setjmp" || c.callee.name == "_setjmp" || c.callee.name == "sigsetjmp" || c.callee.name == "__sigsetjmp")
}

// params gives the parameters and block arguments their registers.
func (l *fastLowering) params() {
	ir := l.ir
	for b := range l.p.blocks {
		for n, v := range l.p.blocks[b].block.Args {
			p := l.p.places[v]
			atoms := split(p.sh)
			for i := range atoms {
				a := &atoms[i]
				a.reg = ir.newReg(a.slots, p.off+a.off)
				if b == 0 {
					// The argument that is to be returned must be there in the end.
					ir.regs[a.reg].fixed, ir.regs[a.reg].keeps = p.off+a.off, l.f.result0.returned == n+1
				}
				ir.blocks[b].params = append(ir.blocks[b].params, a.reg)
			}
			ir.atoms[v] = atoms
		}
	}
}

// homes notes for each register the places of plain code that hold the same.
func (l *fastLowering) homes() {
	ir := l.ir
	note := func(v *dialect.Value) {
		p := l.p.places[v]
		for _, a := range ir.atoms[v] {
			if a.kind == atomReg {
				r := &ir.regs[a.reg]
				r.homes = append(r.homes, firHome{v, p.off + a.off, a.sub, a.slots})
			}
		}
	}
	for b := range l.p.blocks {
		for _, v := range l.p.blocks[b].block.Args {
			note(v)
		}
		for _, o := range l.p.blocks[b].block.Ops {
			for _, v := range o.Results {
				note(v)
			}
		}
	}
}

// keepOperands makes what the instructions of the current operation read live
// until the last of them: one that leaves has the whole operation repeated.
func (l *fastLowering) keepOperands() {
	insts := l.ir.insts
	n := int32(len(insts))
	if n-l.first < 2 {
		return
	}
	last := &insts[n-1]
	for i := l.first; i < n-1; i++ {
		insts[i].reads(func(reg int32) {
			if !l.ir.regs[reg].konst {
				last.keep = append(last.keep, reg)
			}
		})
	}
}

// emit appends an instruction of the current operation.
func (l *fastLowering) emit(in firInst) *firInst {
	in.at = l.k
	in.of = l.siteAt(l.k)
	l.ir.insts = append(l.ir.insts, in)
	return &l.ir.insts[len(l.ir.insts)-1]
}

// blank is an instruction whose operands are all none.
func blank(o fastOp) firInst { return firInst{op: o, a: none, b: none, c: none, xr: none, dst: none} }

// result is a new register for the result of s, which becomes its atoms.
func (l *fastLowering) result(s *site) operand {
	r := l.ir.newReg(s.res.sh.bytes/8, s.res.off)
	l.ir.regs[r].wide = s.res.sh.vector && s.res.sh.bytes >= 32
	l.ir.atoms[s.op.Results[0]] = whole(s.res.sh, r, 0)
	return operand{reg: r}
}

// compute appends an instruction that writes its field a: the result of the
// current operation.
func (l *fastLowering) compute(o fastOp, n uint16, b, c operand, x uint64) {
	s := l.siteAt(l.k)
	d := l.result(s)
	in := blank(o)
	in.n, in.a, in.b, in.c, in.x, in.dst, in.def, in.pure = n, d, b, c, int64(x), d, true, true
	l.emit(in)
}

// temp appends an instruction that writes a new one-slot register.
func (l *fastLowering) temp(o fastOp, n uint16, b, c operand, x uint64) operand {
	d := operand{reg: l.ir.newReg(1, -1)}
	in := blank(o)
	in.n, in.a, in.b, in.c, in.x, in.dst, in.def, in.pure = n, d, b, c, int64(x), d, true, true
	l.emit(in)
	return d
}

// leave makes fast code go on in plain code at the current operation. Where a
// terminator leads is recorded all the same: what is read there is live.
func (l *fastLowering) leave(s *site) {
	if len(s.edges) > 0 {
		l.setEdges(s)
	}
	in := blank(fastLeave)
	for _, v := range s.op.Operands {
		in.keep = l.registers(in.keep, v)
	}
	if s.res.sh != nil && s.res.sh.bytes > 0 {
		in.dst = l.result(s)
	} else if s.res.sh != nil {
		l.ir.atoms[s.op.Results[0]] = nil
	}
	l.emit(in)
}

// bySite has the operation executed by its meaning.
func (l *fastLowering) bySite(s *site) {
	in := blank(fastSite)
	for i := range s.op.Operands {
		if l.open(s, i) {
			l.leave(s)
			return
		}
	}
	for i := range s.args {
		in.args = append(in.args, l.run(s, i))
	}
	in.late = true
	if s.res.sh != nil {
		if s.res.sh.bytes > 0 {
			in.dst = l.result(s)
		} else {
			l.ir.atoms[s.op.Results[0]] = nil
		}
	}
	l.emit(in)
}

// operation lowers one operation: without code where its result is a matter
// of naming, with an arm where there is one, else by its meaning.
func (l *fastLowering) operation(s *site) {
	if l.naming(s) || l.control(s) || l.memory(s) {
		return
	}
	if s.res.sh != nil && scalar64(s.res) && scalar64(s.args...) && len(s.args) > 0 {
		for i := range s.args {
			if l.open(s, i) {
				l.leave(s)
				return
			}
		}
		if l.scalar(s) {
			return
		}
	}
	l.bySite(s)
}
