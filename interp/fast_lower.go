package interp

import (
	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/dialect/op"
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

// order is the blocks that can be reached, each after those that dominate it:
// reverse postorder of a walk along the edges. On the way it finds the loops.
func (l *fastLowering) order() []int32 {
	n := len(l.p.blocks)
	var post []int32
	seen, open := make([]bool, n), make([]bool, n)
	var loops [][2]int32 // edges back to a block that is still open
	type frame struct {
		b    int32
		next int
	}
	stack := []frame{{b: 0}}
	seen[0], open[0] = true, true
	for len(stack) > 0 {
		f := &stack[len(stack)-1]
		var edges []edge
		if end := l.p.blocks[f.b].end; end > l.p.blocks[f.b].start {
			edges = l.siteAt(end - 1).edges
		}
		if f.next == len(edges) {
			post = append(post, f.b)
			open[f.b] = false
			stack = stack[:len(stack)-1]
			continue
		}
		to := edges[f.next].block
		f.next++
		if open[to] {
			loops = append(loops, [2]int32{f.b, to})
		}
		if !seen[to] {
			seen[to], open[to] = true, true
			stack = append(stack, frame{b: to})
		}
	}
	for i, j := 0, len(post)-1; i < j; i, j = i+1, j-1 {
		post[i], post[j] = post[j], post[i]
	}
	l.nest(loops)
	return post
}

// maxLoops bounds the loops whose nesting is worked out.
const maxLoops = 1000

// nest counts the loops around each block: the blocks from which an edge back
// can be reached without passing the block that it leads to.
func (l *fastLowering) nest(loops [][2]int32) {
	if len(loops) > maxLoops {
		loops = loops[:maxLoops]
	}
	n := len(l.p.blocks)
	preds := make([][]int32, n)
	for b := range l.p.blocks {
		s := l.siteAt(l.p.blocks[b].end - 1)
		for i := range s.edges {
			preds[s.edges[i].block] = append(preds[s.edges[i].block], int32(b))
		}
	}
	l.loops = map[[2]int32]bool{}
	bodies := make([]bitset, n) // by the block that the edges back lead to
	for _, e := range loops {
		l.loops[e] = true
		if bodies[e[1]] == nil {
			bodies[e[1]] = newBitset(n)
			bodies[e[1]].add(e[1])
		}
		in := bodies[e[1]]
		work := []int32{e[0]}
		for len(work) > 0 {
			b := work[len(work)-1]
			work = work[:len(work)-1]
			if !in.has(b) {
				in.add(b)
				work = append(work, preds[b]...)
			}
		}
	}
	for _, in := range bodies {
		in.each(func(b int32) { l.ir.blocks[b].depth++ })
	}
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
