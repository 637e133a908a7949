package memory

import (
	"bytes"
	"math/bits"
	"unsafe"
)

// StackMark returns the number of stack objects that are there, to be handed to
// ReleaseStack or RestoreStack later.
func (m *Memory) StackMark() int { return len(m.stack) }

// AllocStack makes a stack object of size undefined bytes (LangRef, alloca;
// semantics S6.1). Align is rounded up to a power of two. The name should be a
// long-lived string; the same string again is cheaper than an equal one. The
// error is a LimitError.
func (m *Memory) AllocStack(size, align uint64, name string, o Origin) (Ptr, error) {
	return m.allocStack(size, align, m.names.id(name), o, alive)
}

// AllocStackScoped is AllocStack for an object that begins outside its lifetime,
// as an alloca with a lifetime.start somewhere does (semantics S6.12).
func (m *Memory) AllocStackScoped(size, align uint64, name string, o Origin) (Ptr, error) {
	return m.allocStack(size, align, m.names.id(name), o, outside)
}

func (m *Memory) allocStack(size, align uint64, name uint32, o Origin, st state) (Ptr, error) {
	alignLog := uint8(0)
	if align > 1 {
		alignLog = uint8(bits.Len64(align - 1))
	}
	pad := hostPad(alignLog)
	data := (m.stackTop + pad) &^ pad
	if size > m.maxBytes-m.stats.LiveBytes || alignLog > 31 || uintptr(size) > m.arena.stack.base+m.arena.stack.size-data {
		return 0, m.stackLimit(size, align)
	}
	top := data + (uintptr(size)+7)&^7
	if end := top - m.arena.stack.base; end > m.arena.stack.planes[numPlanes-1].committed {
		if m.arena.stack.need(end) != nil {
			return 0, m.stackLimit(size, align)
		}
	}
	slot, err := m.takeSlot()
	if err != nil {
		return 0, err
	}
	m.stackTop = top
	c := m.cold(slot)
	m.stack = append(m.stack, c.serial)
	m.stats.LiveBytes += size
	m.stats.PeakBytes = max(m.stats.PeakBytes, m.stats.LiveBytes)
	m.stats.LiveObjects++
	m.stats.Allocations++
	m.ordinals[Stack]++

	c.size, c.ordinal = size, m.ordinals[Stack]
	c.name, c.tag, c.space, c.born, c.part = name, 0, 0, m.seq, 0
	c.kind, c.state, c.alignLog, c.family = Stack, st, alignLog, 0
	c.birth = o

	base := uint64(c.serial)<<32 | biasOf(alignLog)
	l := m.line(slot)
	l.Data, l.Load, l.Store = data, base, base
	if st == alive {
		l.limit(size)
		l.Shadow = data + m.arena.span
		undefine(l.Shadow, size)
	} else {
		l.close()
		c.death = Origin{}
	}
	if m.special {
		c.flags &= flagSaved
		m.applyWatches(slot, c)
	} else {
		c.flags = 0
	}
	return Ptr(base), nil
}

// hostPad returns the alignment of a stack object's bytes in the arena, minus
// one. It is not the object's own: that one is in its pointer's bits.
func hostPad(alignLog uint8) uintptr { return 1<<min(max(alignLog, 3), 6) - 1 }

// stackLimit finds the limit that a stack object would break.
func (m *Memory) stackLimit(size, align uint64) error {
	switch {
	case alignLogOf(align) > 31:
		return &LimitError{What: "alignment", Size: align, Max: MaxAlign}
	case size > m.maxBytes-m.stats.LiveBytes:
		return &LimitError{What: "memory", Size: size, InUse: m.stats.LiveBytes, Max: m.maxBytes}
	}
	z := &m.arena.stack
	return &LimitError{What: "stack", Size: size, InUse: uint64(m.stackTop - z.base), Max: uint64(z.size)}
}

// undefine sets the mask of size bytes. The stack's objects are padded to eight
// bytes, so it may write whole words.
func undefine(mask uintptr, size uint64) {
	if size > 64 {
		undefineMany(mask, size)
		return
	}
	p := At(mask)
	for i := uint64(0); i < size; i += 8 {
		*(*uint64)(unsafe.Add(p, i)) = ^uint64(0)
	}
}

// undefineMany is undefine for any size, and writes no byte beyond it.
func undefineMany(mask uintptr, size uint64) {
	for b := view(mask, size); len(b) > 0; {
		b = b[copy(b, allOnes):]
	}
}

var allOnes = bytes.Repeat([]byte{0xFF}, 4096)

// ReleaseStack ends the life of all stack objects made since mark was taken, as
// a function's return does. Using them then is UseAfterReturn.
func (m *Memory) ReleaseStack(mark int, death Origin) { m.releaseStack(mark, death, dead) }

// RestoreStack is ReleaseStack for llvm.stackrestore (semantics S6.15): using
// the objects is UseAfterScope, as their function still runs.
func (m *Memory) RestoreStack(mark int, death Origin) { m.releaseStack(mark, death, unwound) }

func (m *Memory) releaseStack(mark int, death Origin, st state) {
	if mark < 0 || mark >= len(m.stack) {
		return
	}
	if m.special {
		m.keepStack(mark)
	}
	bytes, mask, tail := uint64(0), m.mask, m.freeTail
	var l *Line
	for i := len(m.stack) - 1; i >= mark; i-- {
		slot := uint32(uint64(m.stack[i]) & mask)
		c := m.cold(slot)
		c.state = st
		c.death = death
		bytes += c.size
		l = m.line(slot)
		l.close()
		*m.queued(tail) = slot
		tail++
	}
	m.stackTop = l.Data
	m.freeTail = tail
	m.used -= uint32(len(m.stack) - mark)
	m.stats.LiveBytes -= bytes
	m.stats.LiveObjects -= uint64(len(m.stack) - mark)
	m.stack = m.stack[:mark]
}
