package memory

import "slices"

// watch is a range whose accesses leave the interpreter's loop.
type watch struct {
	id          int
	p           Ptr
	n           uint64
	read, write bool
}

// Watch makes reads or writes, or both, of the object that p names leave the
// interpreter's loop, so that Watched can be asked whether the n bytes at p are
// concerned. It returns a number for Unwatch. A watch concerns p's object only,
// whether it lives already or is made later.
func (m *Memory) Watch(p Ptr, n uint64, read, write bool) int {
	m.lastWatch++
	m.watches = append(m.watches, watch{m.lastWatch, p, n, read, write})
	m.updateSpecial()
	m.refreshWatches(p)
	return m.lastWatch
}

// Unwatch removes a watch. It reports whether there was one.
func (m *Memory) Unwatch(id int) bool {
	i := slices.IndexFunc(m.watches, func(w watch) bool { return w.id == id })
	if i < 0 {
		return false
	}
	p := m.watches[i].p
	m.watches = slices.Delete(m.watches, i, i+1)
	m.updateSpecial()
	m.refreshWatches(p)
	return true
}

// Watched reports whether an access of n bytes at p, a write or a read, touches
// a watched range.
func (m *Memory) Watched(p Ptr, n uint64, write bool) bool {
	for _, w := range m.watches {
		if p < w.p+Ptr(w.n) && w.p < p+Ptr(n) && (write && w.write || !write && w.read) {
			return true
		}
	}
	return false
}

func (m *Memory) refreshWatches(p Ptr) {
	slot, c := m.find(p)
	if c == nil || !c.holds() {
		return
	}
	first := slot - uint32(c.part)
	for i := range uint32(partsOf(c.size, c.alignLog)) {
		m.applyWatches(first+i, m.cold(first+i))
	}
}

// applyWatches sets the flags of a slot whose object is there, and its bases.
func (m *Memory) applyWatches(slot uint32, c *cold) {
	c.flags &^= flagWatch
	first := uint32(c.base() >> 32)
	parts := uint32(partsOf(c.size, c.alignLog))
	for _, w := range m.watches {
		if w.p.Serial()-first >= parts {
			continue
		}
		if w.read {
			c.flags |= flagWatchR
		}
		if w.write {
			c.flags |= flagWatchW
		}
	}
	m.line(slot).rebase(c)
}
