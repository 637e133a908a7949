package interp

import "sort"

// dropUnread marks instructions dead whose result nobody reads and that
// cannot stop the program, and takes out the assignments of block arguments
// that nobody reads.
func (ir *fir) dropUnread() {
	writers := make([][]int32, len(ir.regs))  // pure instructions that write the register
	passed := make([][]operand, len(ir.regs)) // what is assigned to the register on edges
	use := func(r int32) { ir.regs[r].uses++ }
	for i := range ir.insts {
		in := &ir.insts[i]
		in.reads(use)
		if in.pure && in.dst.reg >= 0 {
			writers[in.dst.reg] = append(writers[in.dst.reg], int32(i))
		}
	}
	for b := range ir.blocks {
		for e := range ir.blocks[b].edges {
			for _, mv := range ir.blocks[b].edges[e].moves {
				if !mv.konst {
					ir.regs[mv.src.reg].uses++
					passed[mv.dst] = append(passed[mv.dst], mv.src)
				}
			}
		}
	}
	var work []int32
	for r := range ir.regs {
		if ir.regs[r].uses == 0 {
			work = append(work, int32(r))
		}
	}
	drop := func(r int32) {
		if ir.regs[r].uses--; ir.regs[r].uses == 0 {
			work = append(work, r)
		}
	}
	for len(work) > 0 {
		r := work[len(work)-1]
		work = work[:len(work)-1]
		for _, i := range writers[r] {
			if in := &ir.insts[i]; !in.dead {
				in.dead = true
				in.reads(drop)
			}
		}
		for _, src := range passed[r] {
			drop(src.reg)
		}
		passed[r] = nil
	}
	for b := range ir.blocks {
		for e := range ir.blocks[b].edges {
			edge := &ir.blocks[b].edges[e]
			kept := edge.moves[:0]
			for _, mv := range edge.moves {
				if ir.regs[mv.dst].uses > 0 {
					kept = append(kept, mv)
				}
			}
			edge.moves = kept
		}
	}
	ir.sweep()
}

// sweep takes the dead instructions out.
func (ir *fir) sweep() {
	n := int32(0)
	kept := ir.insts[:0]
	for b := range ir.blocks {
		blk := &ir.blocks[b]
		first := n
		for i := blk.first; i < blk.end; i++ {
			if !ir.insts[i].dead {
				kept = append(kept, ir.insts[i])
				n++
			}
		}
		blk.first, blk.end = first, n
	}
	ir.insts = kept
}

// passDirectly has arguments computed where the callee's frame will be: what
// only a call reads, and nothing that may use that place comes in between.
func (ir *fir) passDirectly() {
	made := map[int32]bool{} // registers that an instruction has written since the last call
	for b := range ir.blocks {
		blk := &ir.blocks[b]
		clear(made)
		for i := blk.first; i < blk.end; i++ {
			in := &ir.insts[i]
			switch in.op {
			case fastCall:
				ir.passTo(i, blk.first, made)
				clear(made)
			case fastSite:
				clear(made)
			default:
				if in.def && !in.partial && in.dst.reg >= 0 && in.dst.n == 0 {
					made[in.dst.reg] = true
				}
			}
		}
	}
	ir.sweep()
}

// passTo looks at the copies of arguments before the call at i.
func (ir *fir) passTo(i, first int32, made map[int32]bool) {
	call := &ir.insts[i]
	uses := map[int32]int32{}
	for _, r := range call.keep {
		uses[r]++
	}
	from := i
	for from > first && ir.insts[from-1].at == call.at {
		from--
		if in := &ir.insts[from]; in.op == fastMov && in.b.reg >= 0 {
			uses[in.b.reg]++
		}
	}
	for k := from; k < i; k++ {
		in := &ir.insts[k]
		if in.op != fastMov || in.a.reg >= 0 || in.b.reg < 0 || in.b.n != 0 {
			continue
		}
		reg := &ir.regs[in.b.reg]
		if !made[in.b.reg] || reg.fixed >= 0 || reg.slots != 1 || reg.uses != uses[in.b.reg] {
			continue
		}
		reg.fixed, in.dead = in.a.n, true
		call.keep = append(call.keep, in.b.reg)
	}
}

// flow fills in which registers are live where blocks begin and end.
func (ir *fir) flow() {
	n := len(ir.regs)
	blocks := make([]flowBlock, len(ir.blocks))
	for b := range ir.blocks {
		blk, fb := &ir.blocks[b], &blocks[b]
		fb.reads, fb.writes = newBitset(n), newBitset(n)
		for _, p := range blk.params {
			fb.writes.add(p)
		}
		read := func(r int32) {
			if !fb.writes.has(r) && !ir.regs[r].konst {
				fb.reads.add(r)
			}
		}
		for i := blk.first; i < blk.end; i++ {
			in := &ir.insts[i]
			in.reads(read)
			if in.dst.reg >= 0 {
				fb.writes.add(in.dst.reg)
			}
		}
		for e := range blk.edges {
			edge := &blk.edges[e]
			fb.succs = append(fb.succs, edge.to)
			for _, mv := range edge.moves {
				if !mv.konst {
					read(mv.src.reg)
				}
			}
		}
	}
	ir.liveIn, ir.liveOut = liveness(blocks, n)
}

// eachLive walks block b backward and calls f before each instruction that
// it passes with the registers that are live before it; it stops when f says
// so. For the block's end it calls f with i = end.
func (ir *fir) eachLive(b int32, f func(i int32, live bitset) bool) {
	blk := &ir.blocks[b]
	live := append(bitset(nil), ir.liveOut[b]...)
	read := func(r int32) {
		if !ir.regs[r].konst {
			live.add(r)
		}
	}
	for e := range blk.edges {
		for _, mv := range blk.edges[e].moves {
			if !mv.konst {
				read(mv.src.reg)
			}
		}
	}
	for i := blk.end - 1; i >= blk.first; i-- {
		in := &ir.insts[i]
		if in.dst.reg >= 0 && !in.partial {
			live.remove(in.dst.reg)
		}
		in.reads(read)
		if !f(i, live) {
			return
		}
	}
}

// A span of positions in which a register's slots are taken. Instruction i
// of the function, counted with a label at the head of each block, reads at
// 2i and writes at 2i+1.
type spanOf struct{ from, to int32 }

// spans are the positions of each register, in ascending order.
func (ir *fir) spans() [][]spanOf {
	out := make([][]spanOf, len(ir.regs))
	add := func(r, from, to int32) {
		s := out[r]
		if n := len(s); n > 0 && s[n-1].from <= to { // spans come from the back
			s[n-1].from = min(s[n-1].from, from)
			s[n-1].to = max(s[n-1].to, to)
			return
		}
		out[r] = append(s, spanOf{from, to})
	}
	label := func(b int) int32 { return 2 * (ir.blocks[b].first + int32(b)) }
	for b := len(ir.blocks) - 1; b >= 0; b-- {
		blk := &ir.blocks[b]
		start := label(b)
		end := start + 2*(blk.end-blk.first+1)
		ir.liveOut[b].each(func(r int32) { add(r, start, end) })
		read := func(to int32) func(r int32) {
			return func(r int32) {
				if !ir.regs[r].konst {
					add(r, start, to)
				}
			}
		}
		for e := range blk.edges {
			for _, mv := range blk.edges[e].moves {
				if !mv.konst {
					read(end - 1)(mv.src.reg)
				}
			}
		}
		for i := blk.end - 1; i >= blk.first; i-- {
			in := &ir.insts[i]
			at := start + 2*(i-blk.first+1)
			if r := in.dst.reg; r >= 0 && !in.partial {
				if s := out[r]; len(s) > 0 && s[len(s)-1].from <= at+1 && s[len(s)-1].to > at+1 {
					s[len(s)-1].from = at + 1
				} else {
					add(r, at+1, at+2)
				}
			}
			to := at + 1
			if in.late {
				to = at + 2
			}
			in.reads(read(to))
		}
		for _, p := range blk.params {
			if ir.regs[p].uses > 0 {
				if s := out[p]; len(s) == 0 || s[len(s)-1].from > start {
					add(p, start, start+1)
				}
			}
		}
	}
	for r := range out {
		s := out[r]
		for i, j := 0, len(s)-1; i < j; i, j = i+1, j-1 {
			s[i], s[j] = s[j], s[i]
		}
	}
	last := 2*int32(len(ir.insts)+len(ir.blocks)) + 2
	for r := range ir.regs {
		if ir.regs[r].konst || ir.regs[r].keeps {
			out[r] = []spanOf{{0, last}}
		}
	}
	return out
}

func overlap(a, b []spanOf) bool {
	for i, j := 0, 0; i < len(a) && j < len(b); {
		switch {
		case a[i].to <= b[j].from:
			i++
		case b[j].to <= a[i].from:
			j++
		default:
			return true
		}
	}
	return false
}

func mergeSpans(a, b []spanOf) []spanOf {
	out := make([]spanOf, 0, len(a)+len(b))
	for i, j := 0, 0; i < len(a) || j < len(b); {
		var s spanOf
		if j == len(b) || i < len(a) && a[i].from < b[j].from {
			s = a[i]
			i++
		} else {
			s = b[j]
			j++
		}
		if n := len(out); n > 0 && out[n-1].to == s.from {
			out[n-1].to = s.to
		} else {
			out = append(out, s)
		}
	}
	return out
}

// A class is registers that share their slots because one is assigned to the
// other where that is the last of it.
type classOf struct {
	parent []int32
	spans  [][]spanOf
	fixed  []int32
}

func (c *classOf) find(r int32) int32 {
	for c.parent[r] != r {
		c.parent[r] = c.parent[c.parent[r]]
		r = c.parent[r]
	}
	return r
}

// maxLiveBits bounds the memory that liveness may take.
const maxLiveBits = 1 << 28

// assign gives every register its slots; false when the frame would be
// larger than plain code's, whose size frames have in both.
func (ir *fir) assign() bool {
	if len(ir.regs)*len(ir.blocks) > maxLiveBits {
		return false
	}
	ir.flow()
	n := len(ir.regs)
	c := &classOf{parent: make([]int32, n), spans: ir.spans(), fixed: make([]int32, n)}
	for r := range n {
		c.parent[r], c.fixed[r] = int32(r), ir.regs[r].fixed
	}
	for _, back := range []bool{true, false} {
		for b := range ir.blocks {
			for e := range ir.blocks[b].edges {
				if edge := &ir.blocks[b].edges[e]; edge.back == back {
					for i := range edge.moves {
						ir.unite(c, &edge.moves[i])
					}
				}
			}
		}
	}
	return ir.place(c)
}

// unite puts the two sides of an assignment into one class when they are
// never live at the same time.
func (ir *fir) unite(c *classOf, mv *firMove) {
	if mv.konst || mv.src.n != 0 || ir.regs[mv.src.reg].konst || ir.regs[mv.src.reg].slots != ir.regs[mv.dst].slots {
		return
	}
	a, b := c.find(mv.src.reg), c.find(mv.dst)
	if a == b || c.fixed[a] >= 0 && c.fixed[b] >= 0 || overlap(c.spans[a], c.spans[b]) {
		return
	}
	c.spans[a] = mergeSpans(c.spans[a], c.spans[b])
	c.spans[b] = nil
	c.parent[b] = a
	c.fixed[a] = max(c.fixed[a], c.fixed[b])
}

// place assigns slots to the classes in the order in which they begin, each
// the first run that is free from there on.
func (ir *fir) place(c *classOf) bool {
	type item struct{ root, from, to int32 }
	var items []item
	wide := make([]bool, len(ir.regs))
	for r := range ir.regs {
		root := c.find(int32(r))
		wide[root] = wide[root] || ir.regs[r].wide
		if root == int32(r) {
			if s := c.spans[r]; len(s) > 0 {
				items = append(items, item{root, s[0].from, s[len(s)-1].to})
			} else if c.fixed[r] < 0 {
				ir.regs[r].off = headerSize // nobody reads or writes it
			}
		}
	}
	sort.SliceStable(items, func(i, j int) bool {
		a, b := items[i], items[j]
		if a.from != b.from {
			return a.from < b.from
		}
		return c.fixed[a.root] >= 0 && c.fixed[b.root] < 0
	})
	limit := ir.f.plain.frame
	free := make([]int32, (limit-headerSize)/8) // from which position each slot is free
	top := int32(0)
	for _, it := range items {
		slots := ir.regs[it.root].slots
		at := int32(-1)
		if f := c.fixed[it.root]; f >= limit {
			continue // in the place of a callee's frame
		} else if f >= 0 {
			at = (f - headerSize) / 8
		} else {
			step := int32(1)
			if wide[it.root] {
				step = 4
			}
			for s := int32(0); s+slots <= int32(len(free)); s += step {
				ok := true
				for k := s; k < s+slots && ok; k++ {
					ok = free[k] <= it.from
				}
				if ok {
					at = s
					break
				}
			}
		}
		if at < 0 {
			return false
		}
		for k := at; k < at+slots; k++ {
			free[k] = it.to
		}
		top = max(top, at+slots)
		ir.regs[it.root].off = headerSize + 8*at
	}
	for r := range ir.regs {
		root := c.find(int32(r))
		ir.regs[r].off = ir.regs[root].off
		if c.fixed[root] >= 0 {
			ir.regs[r].off = c.fixed[root]
		}
	}
	ir.top = headerSize + 8*top
	return true
}
