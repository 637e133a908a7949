package memory

import "unsafe"

// loopLoad is a load as the interpreter's loop does it: nothing but the line.
func loopLoad(m *Memory, p Ptr, w uint64) (uint64, bool) {
	table, mask := m.Table()
	l := (*Line)(unsafe.Add(table, uint64(p>>32)&mask*LineSize))
	off := uint64(p) - l.Load
	if off >= loopLimit(l, w) {
		return 0, false
	}
	if l.Shadow != 0 && word(l.Shadow+uintptr(off), w) != 0 {
		return 0, false
	}
	return word(l.Data+uintptr(off), w), true
}

// loopStore is a store as the loop does it.
func loopStore(m *Memory, p Ptr, v, w uint64) bool {
	table, mask := m.Table()
	l := (*Line)(unsafe.Add(table, uint64(p>>32)&mask*LineSize))
	off := uint64(p) - l.Store
	if off >= loopLimit(l, w) {
		return false
	}
	putWord(l.Data+uintptr(off), v, w)
	if l.Shadow != 0 {
		putWord(l.Shadow+uintptr(off), 0, w)
		if l.Lim1 == w {
			l.Shadow = 0
		}
	}
	return true
}

func loopLimit(l *Line, w uint64) uint64 {
	switch w {
	case 1:
		return l.Lim1
	case 2:
		return l.Lim2
	case 4:
		return l.Lim4
	}
	return l.Lim8
}
