package interp

import (
	"fmt"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/memory"
)

// Memory. An access touches memory only for the lanes that its predicate
// enables, in ascending order, and a fault names the lane and the address.
// Disabled lanes keep the operand with the old value, or are undefined where
// there is none.

func init() {
	genx("vload", 1, needPointer(0), func(t *Thread, s *site) { t.loadValue(s, t.address(s, 0), 1, s.res) })
	genx("vstore", 2, needPointer(1), func(t *Thread, s *site) { t.storeValue(s, t.address(s, 1), 1, s.args[0]) })
	genx("svm.block.ld", 1, needBlock(0, true), func(t *Thread, s *site) { t.loadValue(s, t.address(s, 0), 16, s.res) })
	genx("svm.block.ld.unaligned", 1, needBlock(0, true), func(t *Thread, s *site) { t.loadValue(s, t.address(s, 0), 4, s.res) })
	genx("svm.block.st", 2, needBlock(0, false), func(t *Thread, s *site) { t.storeValue(s, t.address(s, 0), 1, s.args[1]) })
	genx("svm.gather", 4, needBlocks, svmGather)
	genx("svm.scatter", 4, needBlocks, svmScatter)
	genx("svm.gather4.scaled", 6, needChannels(0, 4, 5), func(t *Thread, s *site) {
		base := t.number(s, 3, "the base address")
		t.gatherChannels(s, s.flat(base.V), channelOperands{pred: 0, mask: 1, offsets: 4, old: 5}, 0)
	})
	genx("svm.scatter4.scaled", 6, needChannels(0, 4, 5), func(t *Thread, s *site) {
		base := t.number(s, 3, "the base address")
		t.scatterChannels(s, s.flat(base.V), channelOperands{pred: 0, mask: 1, offsets: 4, old: 5}, 0)
	})
	genx("gather.private", 4, needPrivate, gatherPrivate)
	genx("scatter.private", 4, needPrivate, scatterPrivate)
}

// genxBuffer is what an access of a GenX intrinsic goes to: flat memory, whose
// base the addresses include, shared local memory, or a surface. Beyond the
// end of a surface reads give 0 and writes are dropped.
type genxBuffer struct {
	base    memory.Ptr
	size    uint64
	pitch   uint64
	name    string
	flat    bool
	clipped bool
}

// flat is all of memory, with offsets from base.
func (s *site) flat(base uint64) genxBuffer { return genxBuffer{base: memory.Ptr(base), flat: true} }

// laneFault stops with what memory found in a lane of an access.
func (t *Thread) laneFault(s *site, lane int, m *memory.Fault) {
	f := &Fault{Kind: memoryKinds[m.Kind], Memory: m}
	f.Message = fmt.Sprintf("lane %d, address 0x%x: %s", lane, uint64(m.Ptr), memoryMessage(t.mem, m))
	t.place(f, s)
	f.Notes = t.memoryNotes(m)
	t.stopWith(f)
}

// reach is the address of n bytes at off in the buffer; ok is false when a
// surface ends before.
func (t *Thread) reach(s *site, b *genxBuffer, lane int, off, n uint64) (p memory.Ptr, ok bool) {
	if b.flat {
		return b.base + memory.Ptr(off), true
	}
	if off > b.size || n > b.size-off {
		if !b.clipped {
			t.ub(s, OutOfBounds, "lane %d accesses %s at offset %d of %s, which has %d", lane, plural(n, "byte"), off, b.name, b.size)
		}
		return 0, false
	}
	return b.base + memory.Ptr(off), true
}

// readLane reads n bytes for a lane, 1 to 8.
func (t *Thread) readLane(s *site, b *genxBuffer, lane int, off, n uint64) Scalar {
	width := int32(8 * n)
	p, ok := t.reach(s, b, lane, off, n)
	if !ok {
		return intScalar(width, 0)
	}
	var buf [8]byte
	if f := t.mem.Read(p, buf[:n], 1); f != nil {
		t.laneFault(s, lane, f)
	}
	v := getBits(buf[:n], 0, width)
	if poison, undef, chosen := t.mem.ReadShadow(p, n); poison != nil || undef != nil || chosen != nil {
		t.shade(&v, &leaf{width: width}, poison, undef, chosen)
	}
	return v
}

// writeLane writes the low n bytes of v for a lane.
func (t *Thread) writeLane(s *site, b *genxBuffer, lane int, off, n uint64, v Scalar) {
	p, ok := t.reach(s, b, lane, off, n)
	if !ok {
		return
	}
	v = resize(v, int32(8*n))
	lf := &leaf{width: v.Width}
	buf := make([]byte, n)
	putScalar(buf, lf, v.V, nil)
	var poison, undef, chosen []byte
	if v.Poison {
		poison = make([]byte, n)
		putScalar(poison, lf, ^uint64(0), nil)
	}
	if v.Undef != 0 {
		undef = make([]byte, n)
		putScalar(undef, lf, v.Undef, nil)
	}
	if v.Chosen != 0 {
		chosen = make([]byte, n)
		putScalar(chosen, lf, v.Chosen, nil)
	}
	if f := t.mem.Write(p, buf, poison, undef, chosen, 1); f != nil {
		t.laneFault(s, lane, f)
	}
}

// enabled is lane i of the predicate operand k; a single one is for all lanes,
// and k below 0 means there is none.
func (t *Thread) enabled(s *site, k, i int) bool {
	if k < 0 {
		return true
	}
	v := t.laneOr(s, k, i)
	if !v.plain() {
		t.defined(s, &v, PoisonOperand, fmt.Sprintf("lane %d of the predicate", i))
	}
	return v.V != 0
}

// laneOffset is lane i of the operand k with offsets or addresses.
func (t *Thread) laneOffset(s *site, k, i int) uint64 {
	v := t.laneOr(s, k, i)
	if !v.plain() {
		t.defined(s, &v, PoisonAddress, fmt.Sprintf("the address of lane %d", i))
	}
	return v.V
}

func hasPointers(sh *shape) bool {
	_, ok := scalarType(sh.typ).(*dialect.PointerType)
	return ok
}

// needPointer wants a pointer as operand k.
func needPointer(k int) func(s *site) error {
	return func(s *site) error {
		if !hasPointers(s.args[k].sh) || s.args[k].sh.vector {
			return fmt.Errorf("operand %d must be a pointer, not %s", k+1, s.args[k].sh.typ)
		}
		if (s.res.sh == nil) != (k == 1) {
			return fmt.Errorf("it loads into a result or stores an operand")
		}
		return nil
	}
}

// needBlock wants an integer address as operand k, and a result just when it
// loads.
func needBlock(k int, load bool) func(s *site) error {
	return func(s *site) error {
		if load == (s.res.sh == nil) {
			return fmt.Errorf("it loads into a result or stores an operand")
		}
		if a := s.args[k].sh; !hasInts(a) || a.vector || a.leaves[0].width != 64 {
			return fmt.Errorf("operand %d, the address, must be an i64, not %s", k+1, a.typ)
		}
		return nil
	}
}

// blocks is the data of an svm.gather or svm.scatter: each lane has n blocks
// of size bytes, in run bytes of a byte vector or n lanes of a wider one.
type blocks struct {
	size, n uint64
	data    place
}

func needBlocks(s *site) error {
	data := s.args[3].sh
	if s.res.sh != nil && s.res.sh != data {
		return fmt.Errorf("the old value is %s and the result %s", data.typ, s.res.sh.typ)
	}
	if !hasInts(s.args[0].sh) || s.args[0].sh.leaves[0].width != 1 || !hasInts(s.args[2].sh) || !hasInts(s.args[1].sh) || s.args[1].sh.vector {
		return fmt.Errorf("the operands are a predicate, the logarithm of the number of blocks, the addresses and the data")
	}
	if len(s.args[0].sh.leaves) != len(s.args[2].sh.leaves) {
		return fmt.Errorf("the predicate has %d lanes and the addresses %d", len(s.args[0].sh.leaves), len(s.args[2].sh.leaves))
	}
	switch data.leaves[0].width {
	case 8, 32, 64:
		return nil
	}
	return fmt.Errorf("a block of %s has neither 1 nor 4 nor 8 bytes", data.typ)
}

// blocks reads the number of blocks and tests it against the data's lanes.
func (t *Thread) blocks(s *site) blocks {
	log := t.number(s, 1, "the logarithm of the number of blocks")
	b := blocks{size: uint64(s.args[3].sh.leaves[0].width / 8), data: s.args[3]}
	lanes := uint64(len(s.args[2].sh.leaves))
	have := uint64(len(b.data.sh.leaves))
	if log.V < 16 {
		b.n = 1 << log.V
	}
	per := b.n
	if b.size == 1 {
		per = max(4, b.n)
	}
	if b.n == 0 || per*lanes != have {
		t.ub(s, BadRegion, "2^%d blocks for each of %d lanes do not make the %d lanes of %s", log.V, lanes, have, b.data.sh.typ)
	}
	return b
}

// at is the lane of the data that has block j of lane i, among lanes lanes.
func (b *blocks) at(i, j, lanes int) int {
	if b.size == 1 {
		return i*max(4, int(b.n)) + j
	}
	return j*lanes + i
}

// svmGather reads the blocks of each enabled lane from its address on. Bytes
// of a run beyond the blocks are undefined.
func svmGather(t *Thread, s *site) {
	b := t.blocks(s)
	out := t.leaves(b.data)
	lanes := len(s.args[2].sh.leaves)
	all := s.flat(0)
	for i := range lanes {
		if !t.enabled(s, 0, i) {
			continue
		}
		addr := t.laneOffset(s, 2, i)
		for j := range int(b.n) {
			out[b.at(i, j, lanes)] = t.readLane(s, &all, i, addr+uint64(j)*b.size, b.size)
		}
		for j := int(b.n); b.size == 1 && j < 4; j++ {
			out[b.at(i, j, lanes)] = t.m.undef(8)
		}
	}
	t.putAll(s, out)
}

// svmScatter writes the blocks of each enabled lane.
func svmScatter(t *Thread, s *site) {
	b := t.blocks(s)
	lanes := len(s.args[2].sh.leaves)
	all := s.flat(0)
	for i := range lanes {
		if !t.enabled(s, 0, i) {
			continue
		}
		addr := t.laneOffset(s, 2, i)
		for j := range int(b.n) {
			t.writeLane(s, &all, i, addr+uint64(j)*b.size, b.size, t.lane(b.data, b.at(i, j, lanes)))
		}
	}
}

// channelOperands are the operand numbers of an access to up to four dwords of
// each lane. pred and old may be -1.
type channelOperands struct{ pred, mask, offsets, old int }

// needChannels wants dword data in the operand data, or the result when that
// is -1, for the lanes of the offsets.
func needChannels(pred, offsets, data int) func(s *site) error {
	return func(s *site) error {
		sh := s.res.sh
		if data >= 0 {
			sh = s.args[data].sh
		}
		if sh == nil || sh.leaves[0].width != 32 || s.res.sh != nil && s.res.sh != sh {
			return fmt.Errorf("its data must have lanes of 32 bits")
		}
		if !hasInts(s.args[offsets].sh) {
			return fmt.Errorf("operand %d, the offsets, must be integers", offsets+1)
		}
		if pred >= 0 && len(s.args[pred].sh.leaves) != len(s.args[offsets].sh.leaves) {
			return fmt.Errorf("the predicate has %d lanes and the offsets %d", len(s.args[pred].sh.leaves), len(s.args[offsets].sh.leaves))
		}
		return nil
	}
}

// channels is the numbers of the channels that take part, from a mask whose
// set bits name those that do not.
func (t *Thread) channels(s *site, k, lanes int, data *shape) []int {
	m := t.number(s, k, "the channel mask")
	var out []int
	for c := range 4 {
		if m.V>>c&1 == 0 {
			out = append(out, c)
		}
	}
	if len(out)*lanes != len(data.leaves) {
		t.ub(s, BadRegion, "%d channels of %d lanes do not make the %d lanes of %s", len(out), lanes, len(data.leaves), data.typ)
	}
	return out
}

// gatherChannels reads dwords, channel after channel.
func (t *Thread) gatherChannels(s *site, b genxBuffer, o channelOperands, global uint64) {
	lanes := len(s.args[o.offsets].sh.leaves)
	channels := t.channels(s, o.mask, lanes, s.res.sh)
	out := t.oldValue(s, o.old)
	for i := range lanes {
		if !t.enabled(s, o.pred, i) {
			continue
		}
		off := global + t.laneOffset(s, o.offsets, i)
		for p, c := range channels {
			out[p*lanes+i] = t.readLane(s, &b, i, off+4*uint64(c), 4)
		}
	}
	t.putAll(s, out)
}

// scatterChannels writes dwords; old is the operand with the data.
func (t *Thread) scatterChannels(s *site, b genxBuffer, o channelOperands, global uint64) {
	lanes := len(s.args[o.offsets].sh.leaves)
	channels := t.channels(s, o.mask, lanes, s.args[o.old].sh)
	for i := range lanes {
		if !t.enabled(s, o.pred, i) {
			continue
		}
		off := global + t.laneOffset(s, o.offsets, i)
		for p, c := range channels {
			t.writeLane(s, &b, i, off+4*uint64(c), 4, t.lane(s.args[o.old], p*lanes+i))
		}
	}
}

// oldValue is the operand that disabled lanes keep, or undefined lanes.
func (t *Thread) oldValue(s *site, k int) []Scalar {
	if k >= 0 {
		return t.leaves(s.args[k])
	}
	out := make([]Scalar, len(s.res.sh.leaves))
	for i := range out {
		out[i] = t.m.undef(s.res.sh.leaves[i].width)
	}
	return out
}

// needPrivate wants a predicate, a pointer, offsets that count elements, and
// data of as many lanes.
func needPrivate(s *site) error {
	data := s.args[3].sh
	n := len(data.leaves)
	switch {
	case s.res.sh != nil && s.res.sh != data:
		return fmt.Errorf("the old value is %s and the result %s", data.typ, s.res.sh.typ)
	case !hasPointers(s.args[1].sh) || s.args[1].sh.vector:
		return fmt.Errorf("operand 2 must be a pointer, not %s", s.args[1].sh.typ)
	case !hasInts(s.args[0].sh) || len(s.args[0].sh.leaves) != n || !hasInts(s.args[2].sh) || len(s.args[2].sh.leaves) != n:
		return fmt.Errorf("predicate, offsets and data must have equal lanes")
	case data.leaves[0].width%8 != 0:
		return fmt.Errorf("elements of %s are not whole bytes", data.typ)
	}
	return nil
}

// privateLane is the place of lane i: base + offset elements, the offset
// signed.
func (t *Thread) privateLane(s *site, i int) (b genxBuffer, off, size uint64) {
	base := t.lane(s.args[1], 0)
	t.defined(s, &base, PoisonAddress, "the address")
	size = uint64(s.args[3].sh.leaves[0].width / 8)
	o := Scalar{V: t.laneOffset(s, 2, i), Width: s.args[2].sh.leaves[0].width}
	p := t.offset(s, base, uint64(o.signed())*size, i)
	return s.flat(p.V), 0, size
}

// gatherPrivate reads an element for each enabled lane.
func gatherPrivate(t *Thread, s *site) {
	out := t.oldValue(s, 3)
	for i := range out {
		if t.enabled(s, 0, i) {
			b, off, size := t.privateLane(s, i)
			out[i] = t.readLane(s, &b, i, off, size)
		}
	}
	t.putAll(s, out)
}

// scatterPrivate writes an element for each enabled lane.
func scatterPrivate(t *Thread, s *site) {
	for i := range s.args[3].sh.leaves {
		if t.enabled(s, 0, i) {
			b, off, size := t.privateLane(s, i)
			t.writeLane(s, &b, i, off, size, t.lane(s.args[3], i))
		}
	}
}
