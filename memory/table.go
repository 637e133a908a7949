package memory

import (
	"errors"
	"slices"
	"unsafe"
)

const (
	firstLog = 12 // the table's first size, as a logarithm
	lastLog  = 27 // its largest

	// reservedSlots are never used at either end of the table. Slot 0 is null's.
	// The others are those that a pointer close to bit 63 can come from by one
	// gep within the loop (an index of 33 bits and a displacement of 32), which
	// keeps Impossible out of everybody's reach. In a table twice as large they
	// are a subset of these slots, so no object has to move out of them.
	reservedSlots = 4
)

// The tables: lines, cold lines, and the queue of free slots.
const numTables = 3

var entrySize = [numTables]uintptr{LineSize, coldSize, 4}

// extent is a part of a region whose front is committed.
type extent struct {
	region    *region
	off       uintptr
	size      uintptr
	committed uintptr
}

// need commits at least the first n bytes.
func (e *extent) need(n uintptr) error {
	if n <= e.committed {
		return nil
	}
	return e.grow(n)
}

func (e *extent) grow(n uintptr) error {
	if n > e.size {
		return errors.New("beyond the reserved range")
	}
	// Steps get longer with the size, so that there are few of them.
	n = min(max(n+e.committed/4, 256<<10), e.size)
	n = min((n+pageSize-1)&^(pageSize-1), e.size)
	if err := e.region.commit(e.off+e.committed, n-e.committed); err != nil {
		return err
	}
	e.committed = n
	return nil
}

// reserveTables finds room for the tables at their largest size, or less where
// the system is short of addresses.
func (m *Memory) reserveTables(first uint) error {
	m.maxLog = lastLog
	for i := range m.tables {
		for {
			var err error
			if m.tables[i], err = reserve(entrySize[i] << m.maxLog); err == nil {
				break
			}
			if m.maxLog == first {
				return errors.Join(err, m.Close())
			}
			m.maxLog--
		}
	}
	m.lines, m.colds, m.queue = At(m.tables[0].base), At(m.tables[1].base), At(m.tables[2].base)
	for i := range m.extents {
		m.extents[i] = extent{region: &m.tables[i], size: m.tables[i].size}
	}
	if err := m.commitTables(first); err != nil {
		return errors.Join(err, m.Close())
	}
	m.setSize(first)
	m.virgin = reservedSlots
	return nil
}

func (m *Memory) commitTables(log uint) error {
	var err error
	for i := range m.extents {
		err = errors.Join(err, m.extents[i].need(entrySize[i]<<log))
	}
	return err
}

// setSize makes the table 1<<log lines long.
func (m *Memory) setSize(log uint) {
	m.mask = 1<<log - 1
	m.half = 1 << (log - 1)
	if log == m.maxLog {
		m.half = 1<<log - 2*reservedSlots
	}
}

func (m *Memory) line(slot uint32) *Line {
	return (*Line)(unsafe.Add(m.lines, uintptr(slot)*LineSize))
}

func (m *Memory) cold(slot uint32) *cold {
	return (*cold)(unsafe.Add(m.colds, uintptr(slot)*coldSize))
}

// find returns the slot and the cold line of the object, alive or dead, that p
// names, or nil.
func (m *Memory) find(p Ptr) (uint32, *cold) {
	slot := uint32(uint64(p>>32) & m.mask)
	c := m.cold(slot)
	if uint64(p)>>32 != uint64(c.serial) || c.state == virgin {
		return 0, nil
	}
	return slot, c
}

// takeSlot finds the slot for a new object and sets its serial.
func (m *Memory) takeSlot() (uint32, error) {
	if m.used >= m.half {
		if err := m.growTable(); err != nil {
			return 0, err
		}
	}
	if m.virgin <= uint32(m.mask)-reservedSlots {
		if slot := m.takeVirgin(); slot != 0 {
			return slot, nil
		}
	}
	if m.freeHead == m.freeTail {
		return 0, &LimitError{What: "objects", InUse: uint64(m.used), Max: uint64(m.half)}
	}
	slot := *m.queued(m.freeHead)
	m.freeHead++
	if m.special {
		m.touch(slot)
	}
	c := m.cold(slot)
	c.serial = (c.serial + uint32(m.mask) + 1) & serialMask
	m.high = max(m.high, c.serial)
	m.used++
	return slot, nil
}

// takeVirgin returns the next slot that was never used, or 0.
func (m *Memory) takeVirgin() uint32 {
	for m.virgin <= uint32(m.mask)-reservedSlots {
		slot := m.virgin
		m.virgin++
		c := m.cold(slot)
		if c.state != virgin {
			continue
		}
		m.touch(slot)
		c.serial = (m.virginBase + slot) & serialMask
		m.high = max(m.high, c.serial)
		m.used++
		return slot
	}
	return 0
}

// queued returns the place of the i-th slot that was ever put into the queue.
func (m *Memory) queued(i uint32) *uint32 {
	return (*uint32)(unsafe.Add(m.queue, uint64(i)&m.mask*4))
}

// freeSlot puts a slot into the queue.
func (m *Memory) freeSlot(slot uint32) {
	*m.queued(m.freeTail) = slot
	m.freeTail++
	m.used--
}

// freeSlots copies the queue.
func (m *Memory) freeSlots() []uint32 {
	free := make([]uint32, m.freeTail-m.freeHead)
	for i := range free {
		free[i] = *m.queued(m.freeHead + uint32(i))
	}
	return free
}

// requeue writes the queue anew.
func (m *Memory) requeue(free []uint32) {
	m.freeTail = m.freeHead
	for _, slot := range free {
		*m.queued(m.freeTail) = slot
		m.freeTail++
	}
}

// growTable doubles the table. An object moves up when the next bit of its
// serial says so; the other half of every slot starts as never used.
func (m *Memory) growTable() error {
	oldSize := uint32(m.mask) + 1
	log := uint(0)
	for 1<<log < oldSize {
		log++
	}
	if log == m.maxLog {
		return &LimitError{What: "objects", InUse: uint64(m.used), Max: uint64(m.half)}
	}
	if err := m.commitTables(log + 1); err != nil {
		return &LimitError{What: "objects", InUse: uint64(m.used), Max: uint64(m.half)}
	}
	free := m.freeSlots()
	for i, slot := range free {
		free[i] = slot | m.cold(slot).serial&oldSize
	}
	for slot := uint32(reservedSlots); slot < oldSize-reservedSlots; slot++ {
		c := m.cold(slot)
		if c.state == virgin {
			continue
		}
		m.touch(slot)
		if c.serial&oldSize == 0 {
			continue
		}
		up := slot | oldSize
		m.touch(up)
		*m.line(up), *m.cold(up) = *m.line(slot), *c
		*m.line(slot), *c = Line{}, cold{flags: c.flags & flagSaved}
	}
	m.setSize(log + 1)
	// First serials of the new slots lie above all that were ever given out.
	m.virginBase = (m.high + uint32(m.mask)) &^ uint32(m.mask)
	m.virgin = reservedSlots
	m.requeue(free)
	return nil
}

// takeRun finds n neighbouring slots whose next serials can be made
// consecutive, for an object that spans more than one serial. It is rare, so it
// may take its time.
func (m *Memory) takeRun(n uint32) (uint32, error) {
	for m.used+n > m.half {
		if err := m.growTable(); err != nil {
			return 0, err
		}
	}
	for {
		if first := m.freeRun(n); first != 0 {
			m.claimRun(first, n)
			return first, nil
		}
		if err := m.growTable(); err != nil {
			return 0, err
		}
	}
}

// freeRun returns the first of n neighbouring slots that are not in use, or 0.
func (m *Memory) freeRun(n uint32) uint32 {
	run := uint32(0)
	for slot := uint32(reservedSlots); slot <= uint32(m.mask)-reservedSlots; slot++ {
		if m.cold(slot).holds() {
			run = 0
		} else if run++; run == n {
			return slot + 1 - n
		}
	}
	return 0
}

// claimRun takes n neighbouring slots out of the queue and gives them
// consecutive serials of a round of the table that none of them has seen.
func (m *Memory) claimRun(first, n uint32) {
	free := slices.DeleteFunc(m.freeSlots(), func(slot uint32) bool { return slot >= first && slot < first+n })
	m.requeue(free)
	round := m.virginBase &^ uint32(m.mask)
	for slot := first; slot < first+n; slot++ {
		m.touch(slot)
		if c := m.cold(slot); c.state != virgin {
			round = max(round, c.serial&^uint32(m.mask)+uint32(m.mask)+1)
		}
	}
	for slot := first; slot < first+n; slot++ {
		c := m.cold(slot)
		c.serial = (round + slot) & serialMask
		c.state = dead
		m.high = max(m.high, c.serial)
	}
	m.used += n
}
