package interp

import (
	"fmt"
	"sort"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/dialect/op"
	"github.com/touchstone-ir/touchstone/memory"
)

// The biography of a poison or undefined value: who made it and why, and each
// step it travelled since. It is kept only while a program is run again after
// a fault (see retrace.go), in meanings alone, so that every operation passes
// by here. Nothing is ever taken out: what is remembered of a place counts
// only while the place is poison or undefined, and whoever makes it so again
// overwrites it.

// An event is one station of a value's life; it points to the one before.
type event struct {
	before *event
	op     *dialect.Operation
	step   uint64
	text   string
	depth  int // events before it
}

// biographer keeps the last event of every scalar in a register, by its byte
// offset in the slab, and of every byte in memory.
type biographer struct {
	regs    map[int]*event
	bytes   map[memory.Ptr]*event
	rounds  map[round]int
	culprit *event                   // of the value that the fault is about, when it is known
	result  []*event                 // of the outermost function's result
	told    bool                     // culprit is set, even if to nil
	each    func(t *Thread, s *site) // takes every result instead; see choices.go
}

// A round is a block of an activation that is entered again and again.
type round struct {
	frame uint64
	block int32
}

func newBiographer() *biographer {
	return &biographer{regs: map[int]*event{}, bytes: map[memory.Ptr]*event{}, rounds: map[round]int{}}
}

// Of a chain that has grown longer than longChain, the first events and the
// last are kept and those between forgotten: loops make millions.
const (
	longChain  = 4096
	chainEnds  = 8
	shownSteps = 6 // at either end of a report
)

// next is the event that follows e.
func (e *event) next(o *dialect.Operation, step uint64, format string, args ...any) *event {
	n := &event{before: e, op: o, step: step, text: fmt.Sprintf(format, args...)}
	if e == nil {
		return n
	}
	n.depth = e.depth + 1
	if e.depth%longChain == longChain-1 {
		n.before = e.shortened()
	}
	return n
}

// shortened is the chain that ends in e without its middle.
func (e *event) shortened() *event {
	var all []*event
	for x := e; x != nil; x = x.before {
		all = append(all, x)
	}
	if len(all) <= 2*chainEnds {
		return e
	}
	tail := all[len(all)-chainEnds]
	for i := chainEnds - 1; i >= 0; i-- {
		c := *all[i]
		c.before = tail
		tail = &c
	}
	return tail
}

func (t *Thread) key(p place, i int) int { return t.fpOffset() + int(p.off+p.sh.leaves[i].reg) }

// open reports whether leaf i at p is poison or has an undefined bit.
func (t *Thread) open(p place, i int) bool {
	v := t.lane(p, i)
	return v.Poison || v.anyUndef()
}

// blame says that the fault to come is about leaf i at p.
func (t *Thread) blame(p place, i int) {
	if t.trace != nil {
		t.trace.culprit, t.trace.told = t.trace.regs[t.key(p, i)], true
	}
}

// blameByte says that the fault to come is about the byte at p.
func (t *Thread) blameByte(p memory.Ptr) {
	if t.trace != nil {
		t.trace.culprit, t.trace.told = t.trace.byteEvent(t, p, nil), true
	}
}

// suspect finds the value that a fault of kind k at s is about: its first
// poison or undefined operand, for an address the first that is a pointer.
func (b *biographer) suspect(t *Thread, s *site, k *FaultKind) *event {
	if b.told {
		return b.culprit
	}
	if s == nil || t.fn.host != nil {
		return nil
	}
	for pass := range 2 {
		for a, p := range s.args {
			_, ptr := scalarType(s.op.Operands[a].Type).(*dialect.PointerType)
			if pass == 0 && k == PoisonAddress && !ptr {
				continue
			}
			for i := range p.sh.leaves {
				if t.open(p, i) {
					if e := b.regs[t.key(p, i)]; e != nil {
						return e
					}
				}
			}
		}
	}
	return nil
}

// done records the result of the operation at s, which has been executed.
func (b *biographer) done(t *Thread, s *site) {
	if b.each != nil {
		b.each(t, s)
		return
	}
	b.stored(t, s)
	if s.res.sh == nil || !t.tainted || s.kind == op.Alloca {
		return
	}
	for i := range s.res.sh.leaves {
		if !t.open(s.res, i) {
			continue
		}
		b.regs[t.key(s.res, i)] = b.explain(t, s, i)
	}
}

// explain is the event of leaf i of the result of s.
func (b *biographer) explain(t *Thread, s *site, i int) *event {
	step := t.step() + 1
	where := leafName(s.res, i)
	v := t.lane(s.res, i)
	switch s.kind {
	case op.Load:
		a := t.lane(s.args[0], 0)
		p := memory.Ptr(a.V + s.res.sh.leaves[i].bit/8)
		e := b.firstByte(t, p, uint64(s.res.sh.leaves[i].width+7)/8, s)
		return e.next(s.op, step, "loaded from %s%s", t.mem.Describe(memory.Ptr(a.V)), where)
	case op.MlirPoison, op.MlirUndef:
		if len(s.res.sh.leaves) > 1 && i > 0 { // one event for all of the value
			if e := b.regs[t.key(s.res, 0)]; e != nil && e.op == s.op && e.step == step {
				return e
			}
		}
		return (*event)(nil).next(s.op, step, "%s is made here", v.state())
	}
	if from := b.source(t, s, i); from != nil {
		return from.next(s.op, step, "goes through %s%s", s.op.Name, where)
	}
	why := t.reason(s, i)
	return (*event)(nil).next(s.op, step, "%s is made here%s%s", v.state(), where, why)
}

// leafName is " (lane 2)" or " (field 1)" of a value with several scalars.
func leafName(p place, i int) string {
	switch {
	case len(p.sh.leaves) == 1:
		return ""
	case p.sh.vector:
		return fmt.Sprintf(" (lane %d)", i)
	}
	return fmt.Sprintf(" (field %d)", i)
}

// source is the event of the operand scalar that leaf i of the result took
// its state from, or nil when every operand is plain.
func (b *biographer) source(t *Thread, s *site, i int) *event {
	at := func(a, k int) *event {
		if a >= len(s.args) || k < 0 || k >= len(s.args[a].sh.leaves) || !t.open(s.args[a], k) {
			return nil
		}
		if e := b.regs[t.key(s.args[a], k)]; e != nil {
			return e
		}
		return (*event)(nil).next(nil, 0, "%s of unknown origin", dialect.ValueName(s.op.Operands[a]))
	}
	switch s.kind {
	case op.ExtractValue:
		if x, ok := s.aux.(part); ok {
			return at(0, s.args[0].sh.leafAt(x.off+s.res.sh.leaves[i].reg))
		}
	case op.InsertValue:
		if x, ok := s.aux.(part); ok {
			if k := x.sh.leafAt(s.res.sh.leaves[i].reg - x.off); k >= 0 {
				return at(1, k)
			}
			return at(0, i)
		}
	case op.ShuffleVector:
		if m := s.op.Mask(); i < len(m) {
			n := len(s.args[0].sh.leaves)
			switch k := int(m[i]); {
			case k < 0:
				return nil
			case k < n:
				return at(0, k)
			default:
				return at(1, k-n)
			}
		}
	case op.Select:
		k := 0
		if len(s.args[0].sh.leaves) > 1 {
			k = i
		}
		if e := at(0, k); e != nil {
			return e
		}
		c := t.lane(s.args[0], k)
		return at(2-int(c.V&1), i)
	case op.ExtractElement:
		if e := at(1, 0); e != nil {
			return e
		}
		x := t.lane(s.args[1], 0)
		return at(0, int(min(x.V, 1<<30)))
	}
	for a := range s.args { // lane by lane
		k := i
		if len(s.args[a].sh.leaves) != len(s.res.sh.leaves) {
			continue
		}
		if e := at(a, k); e != nil {
			return e
		}
	}
	for a := range s.args {
		if len(s.args[a].sh.leaves) == len(s.res.sh.leaves) && byLane[s.kind] {
			continue
		}
		for k := range s.args[a].sh.leaves {
			if e := at(a, k); e != nil {
				return e
			}
		}
	}
	return nil
}

// byLane are the operations of which a lane of the result depends on the
// same lane of the operands only, where these have as many.
var byLane = map[*op.Op]bool{
	op.Add: true, op.Sub: true, op.Mul: true, op.UDiv: true, op.SDiv: true, op.URem: true, op.SRem: true, op.And: true, op.Or: true, op.Xor: true,
	op.Shl: true, op.LShr: true, op.AShr: true, op.FAdd: true, op.FSub: true, op.FMul: true, op.FDiv: true, op.FRem: true, op.ICmp: true, op.FCmp: true,
	op.InsertElement: true,
}

// leafAt is the number of the leaf at a register offset of sh, or -1.
func (sh *shape) leafAt(reg int32) int {
	i := sort.Search(len(sh.leaves), func(i int) bool { return sh.leaves[i].reg >= reg })
	if i < len(sh.leaves) && sh.leaves[i].reg == reg {
		return i
	}
	return -1
}

// stored records what the operation at s put into memory.
func (b *biographer) stored(t *Thread, s *site) {
	step := t.step() + 1
	switch s.kind {
	case op.Store:
		a := t.lane(s.args[1], 0)
		src := s.args[0]
		if src.sh.padded {
			e := &event{op: s.op, step: step, text: "undef is made here: a store leaves the padding of " + src.sh.typ.String() + " undefined"}
			for k := range memory.Ptr(src.sh.store) {
				b.bytes[memory.Ptr(a.V)+k] = e
			}
		}
		for i := range src.sh.leaves {
			if !t.tainted || !t.open(src, i) {
				continue
			}
			lf := &src.sh.leaves[i]
			e := b.regs[t.key(src, i)].next(s.op, step, "stored to %s%s", t.mem.Describe(memory.Ptr(a.V)), leafName(src, i))
			p := memory.Ptr(a.V + lf.bit/8)
			for k := range memory.Ptr(lf.width+7) / 8 {
				b.bytes[p+k] = e
			}
		}
	case op.IntrMemset, op.IntrMemsetInline:
		if !t.tainted || !t.open(s.args[1], 0) {
			return
		}
		a := t.lane(s.args[0], 0)
		e := b.regs[t.key(s.args[1], 0)].next(s.op, step, "stored to %s", t.mem.Describe(memory.Ptr(a.V)))
		n := t.copyLength(s, s.aux.(copyInfo))
		for k := range min(memory.Ptr(n), maxBytesTraced) {
			b.bytes[memory.Ptr(a.V)+k] = e
		}
	}
}

// maxBytesTraced bounds how far into one copy bytes are followed.
const maxBytesTraced = 1 << 20

// copied records that the operation at s has copied n bytes.
func (b *biographer) copied(dst, src memory.Ptr, n uint64, t *Thread, s *site) {
	if b == nil || n == 0 {
		return
	}
	var last, made *event
	moved := map[memory.Ptr]*event{}
	for k := range min(memory.Ptr(n), maxBytesTraced) {
		poison, undef, _ := t.mem.ReadShadow(dst+k, 1)
		if (poison == nil || poison[0] == 0) && (undef == nil || undef[0] == 0) {
			continue
		}
		e := b.byteEvent(t, src+k, s)
		if e == nil {
			continue
		}
		if e != last {
			last, made = e, e.next(s.op, t.step()+1, "copied from %s to %s", t.mem.Describe(src), t.mem.Describe(dst))
		}
		moved[dst+k] = made
	}
	for k := range min(memory.Ptr(n), maxBytesTraced) {
		if e := moved[dst+k]; e != nil {
			b.bytes[dst+k] = e
		}
	}
}

// firstByte is the event of the first byte among n at p that is poison or
// undefined.
func (b *biographer) firstByte(t *Thread, p memory.Ptr, n uint64, s *site) *event {
	for k := range memory.Ptr(n) {
		poison, undef, _ := t.mem.ReadShadow(p+k, 1)
		if poison != nil && poison[0] != 0 || undef != nil && undef[0] != 0 {
			return b.byteEvent(t, p+k, s)
		}
	}
	return nil
}

// byteEvent is the last event of the byte at p; of one that nothing has
// written, the birth of its object.
func (b *biographer) byteEvent(t *Thread, p memory.Ptr, _ *site) *event {
	if e := b.bytes[p]; e != nil {
		return e
	}
	o, ok := t.mem.Object(p)
	if !ok {
		return nil
	}
	return &event{op: t.m.opAt(o.Birth), step: o.Birth.Step, text: fmt.Sprintf("undef: the byte at %s has not been written since %s began to live", t.mem.Describe(p), t.mem.Describe(o.Base))}
}

// passed records block arguments that travel over e from the terminator at s.
func (b *biographer) passed(t *Thread, s *site, e *edge) {
	r := round{*t.header(hdrSerial), e.block}
	b.rounds[r]++
	if !t.tainted {
		return
	}
	to := t.fn.plain.blocks[e.block].block
	into := make([]*event, 0, 8)
	for k := range e.moves {
		mv := &e.moves[k]
		for i := range mv.src.sh.leaves {
			var ev *event
			if t.open(mv.src, i) {
				again := ""
				if n := b.rounds[r]; n > 1 {
					again = fmt.Sprintf(", entered for the %s time", ordinal(n))
				}
				ev = b.regs[t.key(mv.src, i)].next(s.op, t.step()+1, "passed to its block as %s%s%s", dialect.ValueName(to.Args[k]), leafName(mv.src, i), again)
			}
			into = append(into, ev)
		}
	}
	n := 0
	for k := range e.moves {
		mv := &e.moves[k]
		for i := range mv.dst.sh.leaves {
			if into[n] != nil {
				b.regs[t.key(mv.dst, i)] = into[n]
			}
			n++
		}
	}
}

func ordinal(n int) string {
	suffix := "th"
	switch {
	case n%100 >= 11 && n%100 <= 13:
	case n%10 == 1:
		suffix = "st"
	case n%10 == 2:
		suffix = "nd"
	case n%10 == 3:
		suffix = "rd"
	}
	return fmt.Sprintf("%d%s", n, suffix)
}

// called records the arguments of the activation that has just begun; base is
// the caller's frame.
func (b *biographer) called(t *Thread, s *site, callee *function, args []place, base int) {
	off := int32(headerSize)
	for k, sh := range callee.params {
		to := place{off, sh}
		off += sh.bytes
		if !t.tainted || k >= len(args) {
			continue
		}
		for i := range sh.leaves {
			if t.open(to, i) {
				e := b.regs[base+int(args[k].off+args[k].sh.leaves[i].reg)]
				b.regs[t.key(to, i)] = e.next(s.op, t.step(), "passed to @%s as %s%s", callee.name, parameterName(callee, k), leafName(to, i))
			}
		}
	}
}

func parameterName(f *function, k int) string {
	if body := f.op.Body(); len(body) > 0 && k < len(body[0].Args) {
		return dialect.ValueName(body[0].Args[k])
	}
	return fmt.Sprintf("argument %d", k+1)
}

// leaving gives the events of a result at p, in the frame that returns it.
func (b *biographer) leaving(t *Thread, s *site, p place) (out []*event) {
	if p.sh == nil || !t.tainted {
		return nil
	}
	for i := range p.sh.leaves {
		var e *event
		if t.open(p, i) {
			e = b.regs[t.key(p, i)].next(s.op, t.step()+1, "returned from @%s%s", t.fn.name, leafName(p, i))
		}
		out = append(out, e)
	}
	return out
}

// arrived records a result in the caller.
func (b *biographer) arrived(t *Thread, dst place, list []*event) {
	for i, e := range list {
		if e != nil && i < len(dst.sh.leaves) {
			b.regs[t.key(dst, i)] = e
		}
	}
}

// spoil records that a promise has made leaf x of p poison.
func (b *biographer) spoil(t *Thread, s *site, p place, x spoiled) {
	if b != nil {
		b.regs[t.key(p, x.leaf)] = (*event)(nil).next(s.op, t.step(), "poison is made here: %s", x.why)
	}
}

// notes tells the life that ends in e, oldest first.
func (e *event) notes() []Note {
	var all []*event
	for x := e; x != nil; x = x.before {
		all = append(all, x)
	}
	for i, j := 0, len(all)-1; i < j; i, j = i+1, j-1 {
		all[i], all[j] = all[j], all[i]
	}
	var out []Note
	for i, x := range all {
		if len(all) > 2*shownSteps+1 && i >= shownSteps && i < len(all)-shownSteps {
			if i == shownSteps {
				out = append(out, Note{Message: fmt.Sprintf("and %d more steps on its way", e.depth+1-2*shownSteps)})
			}
			continue
		}
		msg := x.text
		if x.step > 0 {
			msg = fmt.Sprintf("step %d: %s", x.step, x.text)
		}
		out = append(out, Note{Op: x.op, Message: msg})
	}
	return out
}
