package memory

import (
	"errors"
	"slices"
)

// Snapshot names a checkpoint. Later ones are greater; 0 is none.
type Snapshot uint32

// ErrNoSnapshot says that a checkpoint does not exist, or no longer.
var ErrNoSnapshot = errors.New("no such checkpoint")

// delta is what changed since a checkpoint and before the next: everything is
// saved once, just before its first change.
type delta struct {
	id       Snapshot
	counters counters
	queue    []uint32
	stackLen int // stack objects at the checkpoint
	slots    []savedSlot
	data     []savedData
	freed    []freedBlock
	low      int      // how short the stack has been since
	popped   []uint32 // the serials that were there from stackLen−1 down to low
}

type savedSlot struct {
	slot uint32
	line Line
	cold cold
}

// savedData is an object's contents: data, and the planes that were in use.
type savedData struct {
	serial uint32
	born   uint32
	addr   uintptr
	planes [numPlanes][]byte
}

// freedBlock is a block of an object that was freed but must be found intact
// when the checkpoint is restored.
type freedBlock struct {
	addr     uintptr
	size     uint64
	alignLog uint8
	born     uint32
}

// Checkpoint remembers the present state, for Restore. It takes time in
// proportion to the table; objects are copied only when they are first written
// afterwards. Checkpoints may be nested to any depth.
func (m *Memory) Checkpoint() Snapshot {
	m.lastID++
	m.deltas = append(m.deltas, &delta{
		id: m.lastID, counters: m.counters, queue: m.freeSlots(), stackLen: len(m.stack), low: len(m.stack),
	})
	m.updateSpecial()
	m.eachSlot(func(slot uint32, c *cold) {
		c.flags &^= flagSaved
		if c.holds() && c.size > 0 && c.flags&flagConst == 0 && c.kind != Function {
			c.flags |= flagPending
			m.line(slot).rebase(c)
		}
	})
	return m.lastID
}

// eachSlot visits the slots that objects have or had. The others are not even
// written to, as that would make the system find memory for them.
func (m *Memory) eachSlot(do func(slot uint32, c *cold)) {
	for slot := uint32(reservedSlots); slot <= uint32(m.mask)-reservedSlots; slot++ {
		if c := m.cold(slot); c.state != virgin || c.flags != 0 {
			do(slot, c)
		}
	}
}

// updateSpecial follows a change of the deltas or watches.
func (m *Memory) updateSpecial() {
	m.seq = 0
	if n := len(m.deltas); n > 0 {
		m.seq = uint32(m.deltas[n-1].id)
	}
	m.special = len(m.deltas) > 0 || len(m.watches) > 0
}

// touch saves a slot before it changes.
func (m *Memory) touch(slot uint32) {
	if len(m.deltas) != 0 {
		m.saveSlot(slot)
	}
}

func (m *Memory) saveSlot(slot uint32) {
	c := m.cold(slot)
	if c.flags&flagSaved != 0 {
		return
	}
	d := m.deltas[len(m.deltas)-1]
	d.slots = append(d.slots, savedSlot{slot, *m.line(slot), *c})
	c.flags |= flagSaved
}

// FirstWrite must be called before a write that left the interpreter's loop
// because the line's base for stores is impossible, if it is to be done without
// Write: it saves the object's contents for the last checkpoint. It reports
// whether that was needed; if so the loop may now try again.
func (m *Memory) FirstWrite(p Ptr) bool {
	slot, c := m.find(p)
	if c == nil || c.flags&flagPending == 0 || !c.holds() {
		return false
	}
	m.saveData(slot, c)
	return true
}

// firstWrite comes before every change of an object's contents.
func (m *Memory) firstWrite(slot uint32, c *cold) {
	if c.flags&flagPending != 0 {
		m.saveData(slot, c)
	}
}

func (m *Memory) saveData(slot uint32, c *cold) {
	l := m.line(slot)
	s := savedData{serial: uint32(c.base() >> 32), born: c.born, addr: l.Data}
	for plane := range s.planes {
		switch {
		case plane == maskPlane && l.Shadow == 0,
			plane == poisonPlane && (l.Shadow == 0 || c.flags&flagPoison == 0),
			plane == chosenPlane && (l.Shadow == 0 || c.flags&flagChosen == 0):
			continue
		}
		s.planes[plane] = slices.Clone(view(l.Data+uintptr(plane)*m.arena.span, c.size))
	}
	d := m.deltas[len(m.deltas)-1]
	d.data = append(d.data, s)
	m.parts(slot, c, func(l *Line, c *cold) {
		m.touch(uint32(uint64(c.serial) & m.mask))
		c.flags &^= flagPending
		l.rebase(c)
	})
}

// freeBlock gives an object's block back, now or when no checkpoint needs it.
func (m *Memory) freeBlock(addr uintptr, c *cold) {
	if len(m.deltas) > 0 && c.born < m.seq {
		d := m.deltas[len(m.deltas)-1]
		d.freed = append(d.freed, freedBlock{addr, c.size, c.alignLog, c.born})
		return
	}
	m.blocks.release(addr, c.size, c.alignLog)
}

// keepStack saves the stack objects from mark on before they are released: the
// stack's bytes are used again at once.
func (m *Memory) keepStack(mark int) {
	if len(m.deltas) == 0 {
		return
	}
	d := m.deltas[len(m.deltas)-1]
	for i := len(m.stack) - 1; i >= mark; i-- {
		slot := uint32(uint64(m.stack[i]) & m.mask)
		m.firstWrite(slot, m.cold(slot))
		m.touch(slot)
		if i < d.low {
			d.popped = append(d.popped, m.stack[i])
			d.low = i
		}
	}
}

func (m *Memory) deltaOf(id Snapshot) int {
	return slices.IndexFunc(m.deltas, func(d *delta) bool { return d.id == id })
}

// Restore takes everything back to the state when the checkpoint was made,
// including the pointers that allocations will give from then on. The
// checkpoint stays, later ones are forgotten. Watches stay as they are now.
func (m *Memory) Restore(id Snapshot) error {
	j := m.deltaOf(id)
	if j < 0 {
		return ErrNoSnapshot
	}
	for i := len(m.deltas) - 1; i >= j; i-- {
		m.undo(m.deltas[i])
	}
	m.deltas = m.deltas[:j+1]
	d := m.deltas[j]
	m.deltas[j] = &delta{id: d.id, counters: d.counters, queue: d.queue, stackLen: d.stackLen, low: d.stackLen}
	m.updateSpecial()
	return nil
}

func (m *Memory) undo(d *delta) {
	for i := range d.slots {
		// Blocks that the checkpoint does not know are free again.
		slot := d.slots[i].slot
		if c := m.cold(slot); c.holds() && c.kind != Stack && c.part == 0 && c.size > 0 && c.born >= uint32(d.id) {
			m.blocks.release(m.line(slot).Data, c.size, c.alignLog)
		}
	}
	for i := range d.data {
		for plane, saved := range d.data[i].planes {
			copy(view(d.data[i].addr+uintptr(plane)*m.arena.span, uint64(len(saved))), saved)
		}
	}
	for i := range d.slots {
		s := &d.slots[i]
		*m.line(s.slot), *m.cold(s.slot) = s.line, s.cold
	}
	m.counters = d.counters
	m.requeue(d.queue)
	m.stack = m.stack[:d.low]
	for _, serial := range slices.Backward(d.popped) {
		m.stack = append(m.stack, serial)
	}
	for i := range d.slots {
		if slot := d.slots[i].slot; uint64(slot) <= m.mask {
			if c := m.cold(slot); c.holds() {
				m.applyWatches(slot, c)
			}
		}
	}
}

// Drop forgets a checkpoint and keeps the present state. The others can still be
// restored.
func (m *Memory) Drop(id Snapshot) error {
	j := m.deltaOf(id)
	if j < 0 {
		return ErrNoSnapshot
	}
	d := m.deltas[j]
	if j == 0 {
		for _, b := range d.freed {
			m.blocks.release(b.addr, b.size, b.alignLog)
		}
	} else {
		m.merge(m.deltas[j-1], d)
	}
	last := j == len(m.deltas)-1
	m.deltas = slices.Delete(m.deltas, j, j+1)
	m.updateSpecial()
	switch {
	case len(m.deltas) == 0:
		m.eachSlot(func(slot uint32, c *cold) {
			c.flags &^= flagSaved
			if c.flags&flagPending != 0 {
				c.flags &^= flagPending
				m.line(slot).rebase(c)
			}
		})
	case last:
		m.adopt(m.deltas[j-1])
	}
	return nil
}

// merge adds to a delta what the next one has saved and it has not.
func (m *Memory) merge(lower, upper *delta) {
	slots := make(map[uint32]bool, len(lower.slots))
	for i := range lower.slots {
		slots[lower.slots[i].slot] = true
	}
	for i := range upper.slots {
		if !slots[upper.slots[i].slot] {
			lower.slots = append(lower.slots, upper.slots[i])
		}
	}
	data := lower.serials()
	for i := range upper.data {
		if s := &upper.data[i]; s.born < uint32(lower.id) && !data[s.serial] {
			lower.data = append(lower.data, *s)
		}
	}
	for _, b := range upper.freed {
		if b.born < uint32(lower.id) {
			lower.freed = append(lower.freed, b)
		} else {
			m.blocks.release(b.addr, b.size, b.alignLog)
		}
	}
	if upper.low < lower.low {
		lower.popped = append(lower.popped, upper.popped[upper.stackLen-lower.low:]...)
		lower.low = upper.low
	}
}

// serials returns the objects whose contents are saved.
func (d *delta) serials() map[uint32]bool {
	set := make(map[uint32]bool, len(d.data))
	for i := range d.data {
		set[d.data[i].serial] = true
	}
	return set
}

// adopt makes the flags of the table fit a delta that has become the last one by
// a merge.
func (m *Memory) adopt(d *delta) {
	data := d.serials()
	for i := range d.slots {
		slot := d.slots[i].slot
		if uint64(slot) > m.mask {
			continue
		}
		c := m.cold(slot)
		c.flags |= flagSaved
		if c.flags&flagPending != 0 && (c.born >= uint32(d.id) || data[uint32(c.base()>>32)]) {
			c.flags &^= flagPending
			m.line(slot).rebase(c)
		}
	}
}
