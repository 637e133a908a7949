package interp

import (
	"sort"
	"unsafe"

	"github.com/touchstone-ir/touchstone/dialect"
)

// A handover is what takes a frame from fast code to plain code at one
// instruction: values move to plain code's places, and what fast code does
// not keep is computed again.
type handover struct {
	copies []handCopy
	consts []handConst
	open   []handOpen
	redo   []*site // of plain code, in order
}

type handCopy struct{ src, dst, slots int32 }

type handConst struct {
	off int32
	x   uint64
}

// handOpen is a scalar or vector that is undef or poison for sure.
type handOpen struct {
	p      place
	from   int32 // byte offset in the value
	to     int32
	poison bool
	x      uint64
}

// An entering is the way back at a block's entry: places of plain code that
// must be clean, and where fast code has them.
type entering struct {
	copies []handCopy
	consts []handConst
}

// valueNumbers numbers the values of a function, for liveness.
type valueNumbers struct {
	of   map[*dialect.Value]int32
	list []*dialect.Value
}

func (ir *fir) number() {
	v := &valueNumbers{of: map[*dialect.Value]int32{}}
	add := func(x *dialect.Value) {
		v.of[x] = int32(len(v.list))
		v.list = append(v.list, x)
	}
	p := ir.f.plain
	for b := range p.blocks {
		for _, a := range p.blocks[b].block.Args {
			add(a)
		}
		for _, o := range p.blocks[b].block.Ops {
			for _, r := range o.Results {
				add(r)
			}
		}
	}
	blocks := make([]flowBlock, len(p.blocks))
	for b := range p.blocks {
		fb := &blocks[b]
		fb.reads, fb.writes = newBitset(len(v.list)), newBitset(len(v.list))
		for _, a := range p.blocks[b].block.Args {
			fb.writes.add(v.of[a])
		}
		for k := p.blocks[b].start; k < p.blocks[b].end; k++ {
			s := p.insts[k].site
			for _, x := range s.op.Operands {
				if i := v.of[x]; !fb.writes.has(i) {
					fb.reads.add(i)
				}
			}
			for _, r := range s.op.Results {
				fb.writes.add(v.of[r])
			}
			for i := range s.edges {
				fb.succs = append(fb.succs, s.edges[i].block)
			}
		}
	}
	_, ir.plainOut = liveness(blocks, len(v.list))
	ir.values = v
}

// valuesAt is the values that plain code at index k of block b still reads.
func (ir *fir) valuesAt(b, k int32) bitset {
	if ir.values == nil {
		ir.number()
	}
	live := append(bitset(nil), ir.plainOut[b]...)
	p := ir.f.plain
	for i := p.blocks[b].end - 1; i >= k; i-- {
		o := p.insts[i].site.op
		for _, r := range o.Results {
			live.remove(ir.values.of[r])
		}
		for _, x := range o.Operands {
			live.add(ir.values.of[x])
		}
	}
	return live
}

// handoverAt is the way to plain code from the instruction at pc, made when
// it is first taken.
func (c *fastCode) handoverAt(pc int32) *handover {
	if h := c.hands[pc]; h != nil {
		return h
	}
	ir, m := c.ir, &c.meta[pc]
	b := c.f.plain.blockOf(m.entry)
	h := &handover{}
	var live bitset
	ir.eachLive(b, func(i int32, l bitset) bool {
		live = l
		return i != m.ir
	})
	live.each(func(r int32) {
		reg := &ir.regs[r]
		for _, x := range reg.homes {
			h.copies = append(h.copies, handCopy{reg.off + 8*x.sub, x.off, x.slots})
		}
	})
	done := map[*dialect.Value]bool{}
	var need func(v *dialect.Value)
	need = func(v *dialect.Value) {
		if done[v] {
			return
		}
		done[v] = true
		p := c.f.plain.places[v]
		as := ir.atoms[v]
		lost := len(as) == 0 && ir.folded[v]
		for _, a := range as {
			switch a.kind {
			case atomReg:
				lost = lost || ir.derived[v] && !live.has(a.reg)
			case atomConst:
				h.consts = append(h.consts, handConst{p.off + a.off, a.x})
			case atomUndef, atomPoison:
				h.open = append(h.open, handOpen{p, a.off, a.off + 8*a.slots, a.kind == atomPoison, a.x})
			}
		}
		if lost {
			for _, x := range v.Def.Operands {
				need(x)
			}
			h.redo = append(h.redo, ir.sites[v.Def])
		}
	}
	ir.valuesAt(b, m.entry).each(func(i int32) { need(ir.values.list[i]) })
	sort.Slice(h.redo, func(i, j int) bool { return h.redo[i].pc < h.redo[j].pc })
	c.hands[pc] = h
	return h
}

// blockOf is the number of the block that holds the operation at k.
func (p *plainCode) blockOf(k int32) int32 {
	return int32(sort.Search(len(p.blocks), func(i int) bool { return p.blocks[i].end > k }))
}

// toPlain hands the current frame over from fast to plain code, before the
// instruction at t.pc. Shadows of registers move along.
func (t *Thread) toPlain() {
	c := t.fn.fast
	h := c.handoverAt(t.pc)
	buf := t.scratch[:0]
	for _, x := range h.copies {
		for i := int32(0); i < x.slots; i++ {
			buf = append(buf, load64(t.at(x.src+8*i)))
		}
	}
	n := len(buf)
	if t.tainted {
		for _, x := range h.copies {
			for i := int32(0); i < x.slots; i++ {
				for k := 1; k <= 3; k++ {
					buf = append(buf, load64(unsafe.Add(t.at(x.src+8*i), k*t.plane)))
				}
			}
		}
	}
	t.untaint()
	at := 0
	for _, x := range h.copies {
		for i := int32(0); i < x.slots; i++ {
			store64(t.at(x.dst+8*i), buf[at])
			at++
		}
	}
	if len(buf) > n {
		for _, x := range h.copies {
			for i := int32(0); i < x.slots; i++ {
				if w := buf[at : at+3]; w[0]|w[1]|w[2] != 0 {
					t.taint(x.dst+8*i, 8)
					for k := 1; k <= 3; k++ {
						store64(unsafe.Add(t.at(x.dst+8*i), k*t.plane), w[k-1])
					}
				}
				at += 3
			}
		}
	}
	t.scratch = buf
	t.mode, t.pc = modePlain, c.meta[t.pc].entry
	t.seg = t.pc
	for _, x := range h.consts {
		store64(t.at(x.off), x.x)
	}
	for _, x := range h.open {
		x.write(t)
	}
	act, edge := t.act, t.edge
	for _, s := range h.redo {
		s.mean(t, s)
	}
	t.act, t.edge = act, edge
}

// write puts the undef or poison where plain code has it.
func (x *handOpen) write(t *Thread) {
	for i := range x.p.sh.leaves {
		lf := &x.p.sh.leaves[i]
		if lf.reg < x.from || lf.reg >= x.to {
			continue
		}
		if x.poison {
			t.put(x.p, i, poisonScalar(lf.width))
			continue
		}
		v := intScalar(lf.width, x.x)
		if v.W != nil {
			for k, m := range ones(lf.width) {
				v.W.V[k] = x.x & m
			}
		}
		t.put(x.p, i, v.markUndef())
	}
}

// enterAt is the way into fast code at block b, made when first needed.
func (c *fastCode) enterAt(b int32) *entering {
	if e := c.enters[b]; e != nil {
		return e
	}
	e := &entering{}
	ir := c.ir
	first := ir.blocks[b].first
	ir.eachLive(b, func(i int32, live bitset) bool {
		if i != first {
			return true
		}
		live.each(func(r int32) {
			reg := &ir.regs[r]
			e.copies = append(e.copies, handCopy{reg.home, reg.off, reg.slots})
		})
		return false
	})
	for r := range ir.regs {
		if reg := &ir.regs[r]; reg.konst {
			e.consts = append(e.consts, handConst{reg.off, reg.x})
		}
	}
	c.enters[b] = e
	return e
}

// tryFast switches to fast code at the entry of the block that t.edge led
// to, when what the block and its successors read is plain.
func (t *Thread) tryFast() {
	if !t.fn.fastReady() {
		return
	}
	c := t.fn.fast
	e := c.enterAt(t.edge.block)
	if t.tainted {
		for _, x := range e.copies {
			if !t.isClean(x.src, 8*x.slots) {
				return
			}
		}
		t.untaint()
	}
	buf := t.scratch[:0]
	for _, x := range e.copies {
		for i := int32(0); i < x.slots; i++ {
			buf = append(buf, load64(t.at(x.src+8*i)))
		}
	}
	at := 0
	for _, x := range e.copies {
		for i := int32(0); i < x.slots; i++ {
			store64(t.at(x.dst+8*i), buf[at])
			at++
		}
	}
	t.scratch = buf
	for _, x := range e.consts {
		store64(t.at(x.off), x.x)
	}
	t.mode, t.pc = modeFast, c.blocks[t.edge.block]
}
