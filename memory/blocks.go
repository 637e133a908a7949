package memory

import (
	"encoding/binary"
	"errors"
	"math/bits"
)

// blocks hands out the heap's part of the arena. Small blocks come from spans,
// runs of granules cut into blocks of one size; large ones are runs of their
// own. Free runs are joined with their neighbours and kept by the logarithm of
// their length. Where blocks lie never shows to a program.
type blocks struct {
	arena    *arena
	granules []granule
	bins     [48]uint32 // first free run of 1<<i … 2<<i−1 granules, plus 1; 0 when there is none
	spans    [smallClasses]uint32
}

// granule describes one granule of the heap. Fields beside use mean something
// in the first granule of a run only, but for length, which a free run's last
// granule has too, and back, which every granule of a span has.
type granule struct {
	length     uint32 // granules of the run
	next, prev uint32 // neighbours in a bin or in the list of spans with room, plus 1
	live       uint16 // blocks of the span in use
	carved     uint16 // blocks of the span that were ever used
	free       uint16 // first free block of the span, plus 1; each begins with the next one's
	back       uint8  // distance to the span's first granule
	class      uint8
	use        use
	zero       bool // a run's bytes are known to be zero
}

type use uint8

const (
	inner use = iota // not the end of a free run
	freeRun
	largeRun
	spanRun
)

const (
	granuleLog   = 14
	granuleSize  = 1 << granuleLog
	smallest     = 16
	largestSmall = 8 << 10
	smallClasses = 32

	// discardSize is the size from which a freed block's memory goes back to the
	// system: below it the calls would cost more than they give.
	discardSize = 4 << 20
)

var errNoRoom = errors.New("no room left in the arena")

// classOf returns the class of a small size and the size of its blocks: steps
// of 16 up to 128, then four per doubling.
func classOf(n uint64) (int, uint64) {
	if n <= 128 {
		k := (max(n, 1) - 1) / smallest
		return int(k), (k + 1) * smallest
	}
	log := bits.Len64(n - 1)
	k := (n - 1) >> (log - 3)
	return 8 + (log-8)*4 + int(k) - 4, (k + 1) << (log - 3)
}

// blockSize returns the bytes to ask for, so that a block of them has the
// alignment that host code may like.
func blockSize(size uint64, alignLog uint8) uint64 {
	align := uint64(1) << min(max(alignLog, 4), 12)
	return (max(size, 1) + align - 1) &^ (align - 1)
}

// spanLength returns the number of granules of a class's spans.
func spanLength(class int) uint32 {
	if class < 20 { // blocks up to 1 KiB
		return 1
	}
	return 4
}

// alloc returns the address of a block, and whether it is known to be zero.
func (b *blocks) alloc(size uint64, alignLog uint8) (uintptr, bool, error) {
	n := blockSize(size, alignLog)
	if n > largestSmall {
		g, err := b.takeRun(uint32((n + granuleSize - 1) >> granuleLog))
		if err != nil {
			return 0, false, err
		}
		b.granules[g].use = largeRun
		return b.addr(g), b.granules[g].zero, nil
	}
	class, block := classOf(n)
	if b.spans[class] == 0 {
		if err := b.newSpan(class); err != nil {
			return 0, false, err
		}
	}
	g := b.spans[class] - 1
	s := &b.granules[g]
	addr := b.addr(g)
	s.live++
	if s.free != 0 {
		addr += uintptr(s.free-1) * uintptr(block)
		s.free = binary.NativeEndian.Uint16(view(addr, 2))
	} else {
		addr += uintptr(s.carved) * uintptr(block)
		s.carved++
	}
	if s.free == 0 && uint64(s.carved+1)*block > uint64(s.length)<<granuleLog {
		b.unlink(&b.spans[class], g)
	}
	return addr, false, nil
}

// release gives a block back. Size and alignment are those of alloc.
func (b *blocks) release(addr uintptr, size uint64, alignLog uint8) {
	n := blockSize(size, alignLog)
	g := uint32((addr - b.arena.heap.base) >> granuleLog)
	if n > largestSmall {
		s := &b.granules[g]
		s.zero = false
		if bytes := uintptr(s.length) << granuleLog; bytes >= discardSize {
			s.zero = b.arena.discard(addr, bytes)
		}
		b.giveRun(g)
		return
	}
	class, block := classOf(n)
	g -= uint32(b.granules[g].back)
	s := &b.granules[g]
	full := s.free == 0 && uint64(s.carved+1)*block > uint64(s.length)<<granuleLog
	binary.NativeEndian.PutUint16(view(addr, 2), s.free)
	s.free = uint16((addr-b.addr(g))/uintptr(block)) + 1
	s.live--
	if full {
		b.link(&b.spans[class], g)
	}
	// The last span of a class stays, lest one block taken and given back in
	// turn make and unmake it.
	if s.live == 0 && (s.next != 0 || s.prev != 0) {
		b.unlink(&b.spans[class], g)
		s.zero = false
		b.giveRun(g)
	}
}

func (b *blocks) addr(g uint32) uintptr { return b.arena.heap.base + uintptr(g)<<granuleLog }

func (b *blocks) newSpan(class int) error {
	n := spanLength(class)
	g, err := b.takeRun(n)
	if err != nil {
		return err
	}
	for i := range n {
		b.granules[g+i].back = uint8(i)
	}
	s := &b.granules[g]
	s.use, s.class = spanRun, uint8(class)
	s.live, s.carved, s.free = 0, 0, 0
	b.link(&b.spans[class], g)
	return nil
}

func (b *blocks) link(head *uint32, g uint32) {
	s := &b.granules[g]
	s.next, s.prev = *head, 0
	if s.next != 0 {
		b.granules[s.next-1].prev = g + 1
	}
	*head = g + 1
}

func (b *blocks) unlink(head *uint32, g uint32) {
	s := &b.granules[g]
	if s.prev != 0 {
		b.granules[s.prev-1].next = s.next
	} else {
		*head = s.next
	}
	if s.next != 0 {
		b.granules[s.next-1].prev = s.prev
	}
	s.next, s.prev = 0, 0
}

func binOf(n uint32) int { return bits.Len32(n) - 1 }

// takeRun returns the first granule of a run of n.
func (b *blocks) takeRun(n uint32) (uint32, error) {
	// In its own bin a run may be too short; a few tries, then longer ones.
	bin := binOf(n)
	for try, at := 0, b.bins[bin]; at != 0 && try < 16; try++ {
		if b.granules[at-1].length >= n {
			return b.cut(at-1, n), nil
		}
		at = b.granules[at-1].next
	}
	for bin++; bin < len(b.bins); bin++ {
		if at := b.bins[bin]; at != 0 {
			return b.cut(at-1, n), nil
		}
	}
	g := uint32(len(b.granules))
	end := (uintptr(g) + uintptr(n)) << granuleLog
	if end > b.arena.heap.size || b.arena.heap.need(end) != nil {
		return 0, errNoRoom
	}
	b.granules = append(b.granules, make([]granule, n)...)
	b.granules[g].length = n
	b.granules[g].zero = true
	return g, nil
}

// cut takes n granules from the front of the free run at g.
func (b *blocks) cut(g, n uint32) uint32 {
	s := &b.granules[g]
	b.unlink(&b.bins[binOf(s.length)], g)
	b.granules[g+s.length-1].use = inner
	s.use = inner
	if rest := s.length - n; rest > 0 {
		r := &b.granules[g+n]
		r.length, r.zero = rest, s.zero
		b.enter(g + n)
	}
	s.length = n
	return g
}

// enter puts the run at g into its bin.
func (b *blocks) enter(g uint32) {
	s := &b.granules[g]
	last := &b.granules[g+s.length-1]
	s.use, last.use = freeRun, freeRun
	last.length = s.length
	b.link(&b.bins[binOf(s.length)], g)
}

// giveRun frees the run at g and joins it with free neighbours.
func (b *blocks) giveRun(g uint32) {
	s := &b.granules[g]
	s.use = inner
	if after := g + s.length; after < uint32(len(b.granules)) && b.granules[after].use == freeRun {
		r := &b.granules[after]
		b.unlink(&b.bins[binOf(r.length)], after)
		b.granules[after+r.length-1].use = inner
		r.use = inner
		s.length += r.length
		s.zero = s.zero && r.zero
	}
	if g > 0 && b.granules[g-1].use == freeRun {
		before := g - b.granules[g-1].length
		r := &b.granules[before]
		b.unlink(&b.bins[binOf(r.length)], before)
		b.granules[g-1].use = inner
		r.use = inner
		r.length += s.length
		r.zero = r.zero && s.zero
		g = before
	}
	b.enter(g)
}
