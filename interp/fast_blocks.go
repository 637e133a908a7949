package interp

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
