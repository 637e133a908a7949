package dialect

// Every use of a value must be reached only through its definition (MLIR
// LangRef, "Control Flow and SSACFG Regions"). In blocks that cannot be
// reached from the entry everything is allowed. Regions of operations that
// hold symbols, modules above all, are graphs: order does not matter there.

// dominance checks the regions of o and all inside them.
func (v *verifier) dominance(o *Operation) {
	graph := o.Kind != nil && o.Kind.Has("NoTerminator")
	for _, r := range o.Regions {
		var d *domTree
		if !graph {
			d = newDomTree(r)
		}
		for bi, b := range r.Blocks {
			for oi, x := range b.Ops {
				if d != nil && d.reachable(bi) {
					v.uses(d, x, bi, oi)
				}
				if len(x.Regions) > 0 {
					v.dominance(x)
				}
			}
		}
	}
}

// uses checks the operands of operation oi of block bi, and of the operations
// in its regions, as far as they are defined in the region of d.
func (v *verifier) uses(d *domTree, o *Operation, bi, oi int) {
	v.usesOf(d, o, o, bi, oi)
	for _, r := range o.Regions {
		v.inner(d, r, o, bi, oi)
	}
}

func (v *verifier) inner(d *domTree, r *Region, at *Operation, bi, oi int) {
	for _, b := range r.Blocks {
		for _, x := range b.Ops {
			v.usesOf(d, x, at, bi, oi)
			for _, rr := range x.Regions {
				v.inner(d, rr, at, bi, oi)
			}
		}
	}
}

// usesOf checks o's operands; at is o, or what contains o in the region of d,
// operation oi of block bi.
func (v *verifier) usesOf(d *domTree, o, at *Operation, bi, oi int) {
	for i, x := range o.Operands {
		def := x.Block
		if x.Def != nil {
			def = x.Def.Block
		}
		di, here := d.index[def]
		if !here {
			continue // defined around this region, or inside at
		}
		ok := false
		switch {
		case di != bi:
			ok = d.dominates(di, bi)
		case x.Def == nil:
			ok = true
		default:
			ok = d.place(di, x.Def) < oi
		}
		if !ok {
			v.notDominated(o, i, x, di == bi)
		}
	}
}

func (v *verifier) notDominated(o *Operation, i int, x *Value, sameBlock bool) {
	if x.Def != nil {
		where := "op in the same region"
		if sameBlock {
			where = "op in the same block"
		}
		v.note(x.Def.Pos, "operand defined here (%s)", where)
	} else {
		v.note(x.Block.Pos, "operand defined as a block argument (block #%d in the same region)", blockIndex(x.Block))
	}
	v.report(o, "operand #%d does not dominate this use", i)
}

func blockIndex(b *Block) int {
	for i, x := range b.Region.Blocks {
		if x == b {
			return i
		}
	}
	return 0
}

// domTree is the dominator tree of one region, by block number.
type domTree struct {
	index   map[*Block]int
	idom    []int // -1 for a block that cannot be reached; the entry's is itself
	number  []int // place in reverse postorder
	in, out []int // places of a block in a walk of the tree, going down and up
	places  []map[*Operation]int
	blocks  []*Block
}

// newDomTree computes the tree by the iteration of Cooper, Harvey and Kennedy
// ("A Simple, Fast Dominance Algorithm").
func newDomTree(r *Region) *domTree {
	n := len(r.Blocks)
	d := &domTree{
		index: make(map[*Block]int, n), idom: make([]int, n), number: make([]int, n),
		places: make([]map[*Operation]int, n), blocks: r.Blocks,
	}
	for i, b := range r.Blocks {
		d.index[b] = i
		d.idom[i] = -1
	}
	if n == 0 {
		return d
	}
	order := d.postorder()
	preds := make([][]int, n)
	for i, b := range r.Blocks {
		if d.number[i] < 0 {
			continue
		}
		d.eachSuccessor(b, func(s int) { preds[s] = append(preds[s], i) })
	}
	d.idom[0] = 0
	for changed := true; changed; {
		changed = false
		for k := len(order) - 2; k >= 0; k-- { // reverse postorder without the entry
			b := order[k]
			best := -1
			for _, p := range preds[b] {
				switch {
				case d.idom[p] < 0:
				case best < 0:
					best = p
				default:
					best = d.meet(best, p)
				}
			}
			if best != d.idom[b] {
				d.idom[b] = best
				changed = true
			}
		}
	}
	d.walk(order)
	return d
}

// walk numbers the tree, so that dominance is one comparison: a function may
// have chains of many thousand blocks.
func (d *domTree) walk(order []int) {
	n := len(d.blocks)
	d.in, d.out = make([]int, n), make([]int, n)
	size := make([]int, n)
	// In postorder every block comes after those that it dominates.
	for _, b := range order {
		size[b]++
		if b != 0 {
			size[d.idom[b]] += size[b]
		}
	}
	next := make([]int, n) // where the next child's numbers begin
	for k := len(order) - 1; k >= 0; k-- {
		b := order[k]
		if b != 0 {
			p := d.idom[b]
			d.in[b] = next[p]
			next[p] += size[b]
		}
		d.out[b] = d.in[b] + size[b]
		next[b] = d.in[b] + 1
	}
}

// postorder numbers the blocks that can be reached in reverse postorder and
// returns them in postorder; the others get -1. It keeps its own stack:
// generated functions have chains of many thousand blocks.
func (d *domTree) postorder() []int {
	for i := range d.number {
		d.number[i] = -1
	}
	type frame struct{ block, next int }
	seen := make([]bool, len(d.blocks))
	succs := make([][]int, len(d.blocks))
	visit := func(b int) frame {
		seen[b] = true
		d.eachSuccessor(d.blocks[b], func(s int) { succs[b] = append(succs[b], s) })
		return frame{block: b}
	}
	var order []int
	stack := []frame{visit(0)}
	for len(stack) > 0 {
		f := &stack[len(stack)-1]
		if f.next == len(succs[f.block]) {
			order = append(order, f.block)
			stack = stack[:len(stack)-1]
			continue
		}
		s := succs[f.block][f.next]
		f.next++
		if !seen[s] {
			stack = append(stack, visit(s))
		}
	}
	for i, b := range order {
		d.number[b] = len(order) - 1 - i
	}
	return order
}

func (d *domTree) eachSuccessor(b *Block, f func(int)) {
	if len(b.Ops) == 0 {
		return
	}
	last := b.Ops[len(b.Ops)-1]
	for i := range last.Successors {
		if s, ok := d.index[last.Successors[i].Block]; ok {
			f(s)
		}
	}
}

func (d *domTree) meet(a, b int) int {
	for a != b {
		for d.number[a] > d.number[b] {
			a = d.idom[a]
		}
		for d.number[b] > d.number[a] {
			b = d.idom[b]
		}
	}
	return a
}

func (d *domTree) reachable(b int) bool { return d.idom[b] >= 0 }

// dominates reports whether block a is on every way from the entry to b, both
// of which can be reached.
func (d *domTree) dominates(a, b int) bool {
	return d.reachable(a) && d.in[a] <= d.in[b] && d.in[b] < d.out[a]
}

// place is the number of o in its block.
func (d *domTree) place(block int, o *Operation) int {
	m := d.places[block]
	if m == nil {
		m = make(map[*Operation]int, len(d.blocks[block].Ops))
		for i, x := range d.blocks[block].Ops {
			m[x] = i
		}
		d.places[block] = m
	}
	return m[o]
}
