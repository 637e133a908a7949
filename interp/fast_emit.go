package interp

// emission is the state while a fir becomes fast code.
type emission struct {
	ir      *fir
	c       *fastCode
	block   int32
	covered int32 // index in plain code that the instructions so far lead to
	goes    []goes
	stubs   []stub
	temp    int32 // bytes needed to break cycles of moves
	err     bool
}

// goes is a jump whose way is not known yet: to a block, or to a stub.
type goes struct {
	pc    int32
	block int32
	stub  int32 // -1 for a block
}

// A stub is the code of an edge that does more than jump.
type stub struct {
	edge  *firEdge
	block int32
	at    int32 // the terminator
	ir    int32
	pc    int32
}

// fastTrips makes code that leaves now and then; see the tests.
var fastTrips bool

// emit writes the code; nil when it cannot be had.
func (ir *fir) emit() *fastCode {
	c := &fastCode{f: ir.f, ir: ir, blocks: make([]int32, len(ir.blocks)), hands: map[int32]*handover{}, enters: make([]*entering, len(ir.blocks))}
	e := &emission{ir: ir, c: c}
	e.add(fastInst{op: fastLeave}, 0, 0, 0)
	for b := range ir.blocks {
		e.block = int32(b)
		e.covered = ir.f.plain.blocks[b].start
		c.blocks[b] = int32(len(c.insts))
		if b == 0 {
			e.constants()
		}
		e.blockCode()
	}
	for i := 0; i < len(e.stubs); i++ {
		s := &e.stubs[i]
		s.pc = int32(len(c.insts))
		e.block = s.block
		e.edgeCode(s.edge, s.at, s.ir, false)
	}
	for _, g := range e.goes {
		to := c.blocks[g.block]
		if g.stub >= 0 {
			to = e.stubs[g.stub].pc
		}
		c.insts[g.pc].c = (to - g.pc) * fastInstSize
	}
	for i := len(c.insts) - 1; i >= 0; i-- {
		if in := &c.insts[i]; in.op == fastAllocas {
			in.n = 1
			if i+1 < len(c.insts) && c.insts[i+1].op == fastAllocas && c.insts[i+1].n < 1<<15 {
				in.n += c.insts[i+1].n
			}
		}
	}
	c.frame = (ir.top + e.temp + 31) &^ 31
	if e.err || c.frame > ir.f.plain.frame {
		return nil
	}
	c.insts = append(c.insts, fastInst{op: fastLeave}) // a pointer behind the last one stays within
	c.meta = append(c.meta, fastMeta{})
	return c
}

// constants loads the constants that live as long as the activation.
func (e *emission) constants() {
	for r := range e.ir.regs {
		if reg := &e.ir.regs[r]; reg.konst {
			e.add(fastInst{op: fastLdc, a: reg.off, x: int64(reg.x)}, e.covered, e.covered, e.ir.blocks[0].first)
		}
	}
}

func (e *emission) add(in fastInst, entry, at, ir int32) int32 {
	e.c.insts = append(e.c.insts, in)
	e.c.meta = append(e.c.meta, fastMeta{entry: entry, at: at, ir: ir})
	return int32(len(e.c.insts) - 1)
}

func (e *emission) off(o operand) int32 {
	if o.reg < 0 {
		return o.n
	}
	return e.ir.regs[o.reg].off + o.n
}

func (e *emission) blockCode() {
	blk := &e.ir.blocks[e.block]
	for i := blk.first; i < blk.end; i++ {
		in := &e.ir.insts[i]
		if fastTrips {
			e.add(fastInst{op: fastTrip}, min(e.covered, in.at), in.at, i)
		}
		if i == blk.end-1 && len(blk.edges) > 0 {
			e.terminator(in, i)
			return
		}
		e.inst(in, i)
	}
}

// inst writes an instruction that is no branch.
func (e *emission) inst(in *firInst, i int32) {
	out := fastInst{op: in.op, n: in.n, a: e.off(in.a), b: e.off(in.b), c: e.off(in.c), x: in.x}
	switch in.op {
	case fastCall, fastSite:
		// A return of the callee reads this, whichever way the call was made.
		out.x = int64(in.at + 1)
		if in.dst.reg >= 0 {
			out.x |= int64(e.off(in.dst)) << 32
		} else {
			out.x |= int64(e.ir.top) << 32
		}
	case fastRet, fastRet1, fastRetN:
		out.x = int64(in.at + 1)
	}
	if in.xr.reg >= 0 {
		out.x = int64(e.off(in.xr))
	}
	pc := e.add(out, min(e.covered, in.at), in.at, i)
	switch in.op {
	case fastCall:
		e.c.insts[pc].b = pc + 1
		e.site(in, pc)
	case fastSite, fastRet, fastRet1, fastRetN:
		e.site(in, pc)
	}
	e.covered = in.at + 1
}

// site makes the site with which the instruction's meaning is run.
func (e *emission) site(in *firInst, pc int32) {
	of := in.of
	s := &site{op: of.op, kind: of.kind, fn: of.fn, pc: of.pc, res: of.res, mean: of.mean}
	s.args = make([]place, len(of.args))
	for k := range of.args {
		s.args[k] = place{e.off(in.args[k]), of.args[k].sh}
	}
	if in.dst.reg >= 0 {
		s.res.off = e.off(in.dst)
	} else if s.res.sh != nil {
		s.res.off = headerSize
	}
	if p := rows[s.kind.Index()].prepare; p != nil {
		if err := p(s); err != nil {
			e.err = true
		}
	}
	e.c.meta[pc].site = s
}

// direct reports that taking the edge is no more than a jump.
func (ed *firEdge) direct() bool { return len(ed.code) == 0 && !ed.leave }

// way is field x of the jump over an edge from the terminator at.
func (e *emission) way(ed *firEdge, at int32) int64 {
	start := e.ir.f.plain.blocks[ed.to].start
	return int64(uint32(at+1-start)) | int64(start)<<32
}

// jump writes a jump over ed, which is taken under o; the opcode of the jump
// back follows that of the jump forward.
func (e *emission) jump(o fastOp, n uint16, a, b int32, ed *firEdge, at, ir int32) {
	in := fastInst{op: o, n: n, a: a, b: b}
	g := goes{pc: int32(len(e.c.insts)), block: ed.to, stub: -1}
	if e.simplify(ed); ed.direct() {
		in.x = e.way(ed, at)
		if ed.back {
			in.op++
		}
	} else {
		g.stub = int32(len(e.stubs))
		e.stubs = append(e.stubs, stub{edge: ed, block: e.block, at: at, ir: ir})
	}
	e.goes = append(e.goes, g)
	e.add(in, at, at, ir)
}

// simplify finds the assignments of ed that are not of a slot to itself.
func (e *emission) simplify(ed *firEdge) {
	ed.code = ed.code[:0]
	for _, mv := range ed.moves {
		if mv.konst || e.off(mv.src) != e.ir.regs[mv.dst].off {
			ed.code = append(ed.code, mv)
		}
	}
}

// edgeCode writes what taking ed means: assignments and a jump, which is left
// out where the block follows.
func (e *emission) edgeCode(ed *firEdge, at, ir int32, falls bool) {
	e.simplify(ed)
	if ed.leave {
		e.add(fastInst{op: fastLeave}, at, at, ir)
		return
	}
	e.moves(ed, at, ir)
	if falls && ed.to == e.block+1 && !ed.back && !e.comesBack() {
		return
	}
	o := fastJmp
	if ed.back {
		o = fastJmpB
	}
	e.goes = append(e.goes, goes{pc: int32(len(e.c.insts)), block: ed.to, stub: -1})
	e.add(fastInst{op: o, x: e.way(ed, at)}, at, at, ir)
}

// comesBack reports that the driver may come back right behind the last
// instruction, or that nothing was written for the block: the place must
// then belong to the block.
func (e *emission) comesBack() bool {
	n := len(e.c.insts)
	if n == 0 || int32(n) == e.c.blocks[e.block] {
		return true
	}
	switch e.c.insts[n-1].op {
	case fastSite, fastCall, fastAllocas:
		return true
	}
	return false
}

func (e *emission) terminator(in *firInst, i int32) {
	blk := &e.ir.blocks[e.block]
	entry := min(e.covered, in.at)
	first := len(e.c.insts)
	switch {
	case in.op == fastLeave:
		e.inst(in, i)
	case blk.test != nil:
		e.branch(blk, in.at, i)
	case blk.cases != nil:
		e.switchOn(blk, in.at, i)
	default:
		e.edgeCode(&blk.edges[0], in.at, i, true)
	}
	// What leads to the terminator leads to its first instruction; a later one
	// is not left but at the terminator itself.
	if first < len(e.c.insts) {
		e.c.meta[first].entry = entry
	}
}

func (e *emission) branch(blk *firBlock, at, ir int32) {
	yes, no := &blk.edges[0], &blk.edges[1]
	e.simplify(yes)
	e.simplify(no)
	next := e.block + 1
	form, taken, other := blk.test.yes, yes, no
	if no.to != next && (yes.to == next || !yes.direct() && no.direct() || no.loops && !yes.loops && no.direct()) {
		form, taken, other = blk.test.no, no, yes
	}
	if taken.back && taken.direct() && e.count(form, taken, at, ir) {
		e.edgeCode(other, at, ir, true)
		return
	}
	e.jump(form.op, 0, e.off(form.a), e.off(form.b), taken, at, ir)
	e.edgeCode(other, at, ir, true)
}

// count writes a jump back together with the addition before it, when that
// steps the number which the jump tests; false when there is none.
func (e *emission) count(form testForm, ed *firEdge, at, ir int32) bool {
	last := int32(len(e.c.insts) - 1)
	if last < e.c.blocks[e.block] || e.c.meta[last].ir != ir-1 || form.a.reg < 0 {
		return false
	}
	add := &e.c.insts[last]
	o, ok := fastFused[[2]fastOp{add.op, form.op + 1}]
	k := int16(add.x)
	width32 := add.op == fastAdd32I || add.op == fastAdd32SI || add.op == fastAdd32SUI
	if !ok || add.a != add.b || add.a != e.off(form.a) || width32 && int32(k) != int32(add.x) || !width32 && int64(k) != add.x {
		return false
	}
	m := &e.c.meta[last]
	add.op, add.n, add.b, add.x = o, uint16(k), e.off(form.b), e.way(ed, at)
	e.goes = append(e.goes, goes{pc: last, block: ed.to, stub: -1})
	m.at = min(m.at, at)
	return true
}

// dense reports that a table of all values from the least to the greatest is
// worth its size.
func (s *firSwitch) dense() bool {
	n := uint64(len(s.values))
	if n < 4 {
		return false
	}
	r := s.values[n-1] - s.values[0]
	return r < 4*n && r < 1<<15
}

// switchOn writes a switch as a table of jumps, or as a tree of comparisons.
func (e *emission) switchOn(blk *firBlock, at, ir int32) {
	sw := blk.cases
	v := e.off(sw.value)
	if !sw.dense() {
		e.tree(blk, sw, 0, len(sw.values), v, at, ir)
		return
	}
	least := sw.values[0]
	count := sw.values[len(sw.values)-1] - least + 1
	e.add(fastInst{op: fastSwitch, n: sw.width, a: v, b: int32(count), x: int64(least)}, at, at, ir)
	e.jump(fastJmp, 0, 0, 0, &blk.edges[0], at, ir)
	k := 0
	for x := uint64(0); x < count; x++ {
		ed := &blk.edges[0]
		if sw.values[k]-least == x {
			ed = &blk.edges[sw.edges[k]]
			k++
		}
		e.jump(fastJmp, 0, 0, 0, ed, at, ir)
	}
}

func (e *emission) tree(blk *firBlock, sw *firSwitch, lo, hi int, v, at, ir int32) {
	eq, less := fastJeqI, fastJultI
	if sw.width == 32 {
		eq, less = fastJeq32I, fastJult32I
	}
	if hi-lo <= 3 {
		for i := lo; i < hi; i++ {
			e.jump(eq, 0, v, int32(sw.values[i]), &blk.edges[sw.edges[i]], at, ir)
		}
		e.jump(fastJmp, 0, 0, 0, &blk.edges[0], at, ir)
		return
	}
	mid := (lo + hi) / 2
	pc := e.add(fastInst{op: less, a: v, b: int32(sw.values[mid])}, at, at, ir)
	e.tree(blk, sw, mid, hi, v, at, ir)
	e.c.insts[pc].c = (int32(len(e.c.insts)) - pc) * fastInstSize
	e.tree(blk, sw, lo, mid, v, at, ir)
}

// moves writes the assignments of an edge, which happen at the same time: a
// slot is written when nobody is still to read it, and a cycle is broken over
// a slot behind the others.
func (e *emission) moves(ed *firEdge, at, ir int32) {
	type mv struct{ dst, src, slots int32 }
	var todo []mv
	var last []fastInst
	for _, m := range ed.code {
		reg := &e.ir.regs[m.dst]
		if m.konst {
			last = append(last, fastInst{op: fastLdc, a: reg.off, x: int64(m.x)})
			continue
		}
		todo = append(todo, mv{reg.off, e.off(m.src), reg.slots})
	}
	write := func(m mv) {
		in := fastInst{op: fastMov, a: m.dst, b: m.src}
		if m.slots != 1 {
			in.op, in.n = fastMovN, uint16(m.slots)
			if m.slots > 1<<16-1 {
				e.err = true
			}
		}
		e.add(in, at, at, ir)
	}
	for len(todo) > 0 {
		progress := false
		for i := 0; i < len(todo); i++ {
			m := todo[i]
			free := true
			for k, o := range todo {
				if k != i && o.src < m.dst+8*m.slots && m.dst < o.src+8*o.slots {
					free = false
				}
			}
			if free {
				write(m)
				todo = append(todo[:i], todo[i+1:]...)
				progress = true
				i--
			}
		}
		if !progress {
			m := &todo[0]
			tmp := e.ir.top + e.temp
			e.temp += 8 * m.slots
			write(mv{tmp, m.src, m.slots})
			m.src = tmp
		}
	}
	for _, in := range last {
		e.add(in, at, at, ir)
	}
}
