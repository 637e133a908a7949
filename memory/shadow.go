package memory

// masks is the state of a byte that a whole range gets.
type masks struct {
	poison, undef, chosen byte
}

// planeAt returns the address of byte 0's part of an extra plane.
func (m *Memory) planeAt(l *Line, flag uint8) uintptr {
	if flag == flagPoison {
		return l.Data + poisonPlane*m.arena.span
	}
	return l.Data + chosenPlane*m.arena.span
}

// setPlain makes a range of an object plain.
func (m *Memory) setPlain(slot uint32, c *cold, off, n uint64) {
	l := m.line(slot)
	if l.Shadow == 0 {
		return
	}
	if n < c.size {
		clear(view(l.Shadow+uintptr(off), n))
		// Looking again is worth it only where it is cheap: the object may have
		// become plain as a whole.
		if c.size > 64 || !allZero(view(l.Shadow, c.size)) {
			return
		}
	}
	m.dropShadow(slot, c)
}

// dropShadow marks an object plain as a whole.
func (m *Memory) dropShadow(slot uint32, c *cold) {
	m.parts(slot, c, func(l *Line, _ *cold) { l.Shadow = 0 })
}

// Settle looks whether the object p names has become plain, and if so frees
// accesses to it from looking at the mask. The bytes of large arrays that are
// filled one by one in the loop are such a case. It reports whether the object
// is plain.
func (m *Memory) Settle(p Ptr) bool {
	slot, c := m.find(p)
	if c == nil || c.state != alive {
		return false
	}
	l := m.line(slot)
	if l.Shadow == 0 {
		return true
	}
	if c.flags&flagPending != 0 || !allZero(view(l.Shadow, c.size)) {
		return false
	}
	m.dropShadow(slot, c)
	return true
}

// shade gives an object its part of the mask plane, all zeros, if it has none.
func (m *Memory) shade(slot uint32, c *cold) {
	l := m.line(slot)
	if l.Shadow != 0 {
		return
	}
	mask := l.Data + m.arena.span
	clear(view(mask, c.size))
	m.parts(slot, c, func(l *Line, _ *cold) { l.Shadow = mask })
}

// ensure makes the object's part of an extra plane valid and returns its
// address.
func (m *Memory) ensure(slot uint32, c *cold, flag uint8) uintptr {
	at := m.planeAt(m.line(slot), flag)
	if c.flags&flag == 0 {
		clear(view(at, c.size))
		m.parts(slot, c, func(_ *Line, c *cold) { c.flags |= flag })
	}
	return at
}

// setShadow sets the state of a range, given by masks of its length or nil ones.
func (m *Memory) setShadow(slot uint32, c *cold, off, n uint64, poison, undef, chosen []byte) {
	if allZero(poison) && allZero(undef) && allZero(chosen) {
		m.setPlain(slot, c, off, n)
		return
	}
	m.shade(slot, c)
	mask := view(m.line(slot).Shadow+uintptr(off), n)
	clear(mask)
	for _, from := range [...][]byte{poison, undef, chosen} {
		for i, b := range from {
			mask[i] |= b
		}
	}
	if c.flags&flagPoison != 0 || !allZero(poison) {
		plane := view(m.ensure(slot, c, flagPoison)+uintptr(off), n)
		clear(plane)
		copy(plane, poison)
	}
	if c.flags&flagChosen != 0 || !allZero(chosen) {
		plane := view(m.ensure(slot, c, flagChosen)+uintptr(off), n)
		clear(plane)
		copy(plane, chosen)
		for i, b := range poison {
			plane[i] &^= b
		}
		for i, b := range undef {
			plane[i] &^= b
		}
	}
}

// setMasks sets the state of a range, the same for each of its bytes.
func (m *Memory) setMasks(slot uint32, c *cold, off, n uint64, s masks) {
	all := s.poison | s.undef | s.chosen
	if all == 0 || n == 0 {
		m.setPlain(slot, c, off, n)
		return
	}
	m.shade(slot, c)
	fill(view(m.line(slot).Shadow+uintptr(off), n), all)
	if c.flags&flagPoison != 0 || s.poison != 0 {
		fill(view(m.ensure(slot, c, flagPoison)+uintptr(off), n), s.poison)
	}
	if c.flags&flagChosen != 0 || s.chosen != 0 {
		fill(view(m.ensure(slot, c, flagChosen)+uintptr(off), n), s.chosen&^(s.poison|s.undef))
	}
}

// copyShadow makes the states of a range those of another, as if through a
// temporary.
func (m *Memory) copyShadow(dst uint32, dc *cold, doff uint64, src uint32, sc *cold, soff, n uint64) {
	sl := m.line(src)
	if sl.Shadow == 0 || allZero(view(sl.Shadow+uintptr(soff), n)) {
		m.setPlain(dst, dc, doff, n)
		return
	}
	m.shade(dst, dc)
	dl := m.line(dst)
	copy(view(dl.Shadow+uintptr(doff), n), view(sl.Shadow+uintptr(soff), n))
	for _, flag := range [...]uint8{flagPoison, flagChosen} {
		switch {
		case sc.flags&flag != 0:
			from := view(m.planeAt(sl, flag)+uintptr(soff), n)
			if dc.flags&flag != 0 || !allZero(from) {
				copy(view(m.ensure(dst, dc, flag)+uintptr(doff), n), from)
			}
		case dc.flags&flag != 0:
			clear(view(m.planeAt(dl, flag)+uintptr(doff), n))
		}
	}
}

// fill sets every byte of b.
func fill(b []byte, v byte) {
	if v == 0 || len(b) == 0 {
		clear(b)
		return
	}
	// Doubling up to a page, then page by page, keeps the source in the cache.
	b[0] = v
	for n := 1; n < len(b); {
		n += copy(b[n:], b[:min(n, 4096)])
	}
}

// allZero reports whether every byte of b is zero.
func allZero(b []byte) bool {
	for len(b) >= 8 {
		if word8(b) != 0 {
			return false
		}
		b = b[8:]
	}
	for _, v := range b {
		if v != 0 {
			return false
		}
	}
	return true
}
