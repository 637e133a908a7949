package interp

import (
	"unsafe"
)

// The slab holds the frames of a thread: registers, and at three fixed
// distances the shadow planes poison, undef and chosen. Shadow words are zero
// except in frames marked tainted, and there outside the dirty range; so a
// frame begins clean at no cost.

func (t *Thread) at(off int32) unsafe.Pointer { return unsafe.Add(t.fp, int(off)) }

func load64(p unsafe.Pointer) uint64     { return *(*uint64)(p) }
func store64(p unsafe.Pointer, v uint64) { *(*uint64)(p) = v }

// loadCell reads a register cell of up to 8 bytes.
func loadCell(p unsafe.Pointer, cell int32) uint64 {
	switch cell {
	case 1:
		return uint64(*(*uint8)(p))
	case 2:
		return uint64(*(*uint16)(p))
	case 4:
		return uint64(*(*uint32)(p))
	}
	return *(*uint64)(p)
}

func storeCell(p unsafe.Pointer, cell int32, v uint64) {
	switch cell {
	case 1:
		*(*uint8)(p) = uint8(v)
	case 2:
		*(*uint16)(p) = uint16(v)
	case 4:
		*(*uint32)(p) = uint32(v)
	default:
		*(*uint64)(p) = v
	}
}

// lane reads leaf i of the value at p in the current frame.
func (t *Thread) lane(p place, i int) Scalar {
	lf := &p.sh.leaves[i]
	return t.readLeaf(p.off+lf.reg, lf)
}

func (t *Thread) readLeaf(off int32, lf *leaf) Scalar {
	at := unsafe.Add(t.fp, int(off))
	if lf.width <= 64 {
		s := Scalar{V: loadCell(at, lf.cell), Width: lf.width}
		if t.tainted {
			s.Poison = loadCell(unsafe.Add(at, t.plane), lf.cell) != 0
			s.Undef = loadCell(unsafe.Add(at, 2*t.plane), lf.cell)
			s.Chosen = loadCell(unsafe.Add(at, 3*t.plane), lf.cell)
		}
		return s
	}
	n := int(lf.cell / 8)
	s := Scalar{Width: lf.width, W: &wide{V: loadWords(at, n)}}
	if t.tainted {
		s.Poison = load64(unsafe.Add(at, t.plane)) != 0
		if w := loadWords(unsafe.Add(at, 2*t.plane), n); anyBit(w) {
			s.W.Undef = w
		}
		if w := loadWords(unsafe.Add(at, 3*t.plane), n); anyBit(w) {
			s.W.Chosen = w
		}
	}
	return s
}

func loadWords(p unsafe.Pointer, n int) []uint64 {
	w := make([]uint64, n)
	for i := range w {
		w[i] = load64(unsafe.Add(p, 8*i))
	}
	return w
}

// put writes leaf i of the value at p in the current frame.
func (t *Thread) put(p place, i int, s Scalar) {
	lf := &p.sh.leaves[i]
	off := p.off + lf.reg
	at := unsafe.Add(t.fp, int(off))
	if s.Poison || !t.tainted && !s.plain() {
		t.taint(off, lf.cell)
	} else if t.tainted && !s.plain() {
		t.dirty(off, lf.cell)
	}
	if lf.pad > 0 {
		clear(unsafe.Slice((*byte)(unsafe.Add(at, int(lf.cell))), lf.pad))
	}
	if lf.width <= 64 {
		storeCell(at, lf.cell, s.V)
		if t.tainted {
			var poison uint64
			if s.Poison {
				poison = mask(lf.width)
			}
			storeCell(unsafe.Add(at, t.plane), lf.cell, poison)
			storeCell(unsafe.Add(at, 2*t.plane), lf.cell, s.Undef)
			storeCell(unsafe.Add(at, 3*t.plane), lf.cell, s.Chosen)
		}
		return
	}
	for i := 0; i < int(lf.cell/8); i++ {
		w := unsafe.Add(at, 8*i)
		store64(w, s.W.V[i])
		if t.tainted {
			var poison, undef, chosen uint64
			if s.Poison {
				poison = ^uint64(0)
			}
			if s.W.Undef != nil {
				undef = s.W.Undef[i]
			}
			if s.W.Chosen != nil {
				chosen = s.W.Chosen[i]
			}
			store64(unsafe.Add(w, t.plane), poison)
			store64(unsafe.Add(w, 2*t.plane), undef)
			store64(unsafe.Add(w, 3*t.plane), chosen)
		}
	}
}

// taint marks the current frame tainted and n bytes at off dirty.
func (t *Thread) taint(off, n int32) {
	t.tainted = true
	t.dirty(off, n)
}

func (t *Thread) dirty(off, n int32) {
	off &^= 7
	if t.dirtyLo == t.dirtyHi {
		t.dirtyLo, t.dirtyHi = off, (off+n+7)&^7
		return
	}
	t.dirtyLo = min(t.dirtyLo, off)
	t.dirtyHi = max(t.dirtyHi, (off+n+7)&^7)
}

// untaint clears the frame's shadow; its values are plain from here on.
func (t *Thread) untaint() {
	if t.tainted {
		t.clearShadow(t.dirtyLo, t.dirtyHi-t.dirtyLo)
		t.tainted, t.dirtyLo, t.dirtyHi = false, 0, 0
	}
}

// clearShadow zeroes the shadow of n bytes at off.
func (t *Thread) clearShadow(off, n int32) {
	if n <= 0 {
		return
	}
	for i := 1; i <= 3; i++ {
		clear(unsafe.Slice((*byte)(unsafe.Add(t.fp, i*t.plane+int(off))), n))
	}
}

// isClean reports whether the n bytes of registers at off have no shadow.
func (t *Thread) isClean(off, n int32) bool {
	if !t.tainted || off >= t.dirtyHi || off+n <= t.dirtyLo {
		return true
	}
	at := unsafe.Add(t.fp, int(off))
	for i := 0; i < int(n); i += 8 {
		w := unsafe.Add(at, i)
		if load64(unsafe.Add(w, t.plane))|load64(unsafe.Add(w, 2*t.plane))|load64(unsafe.Add(w, 3*t.plane)) != 0 {
			return false
		}
	}
	return true
}

// clean reports whether no leaf of the value at p has a shadow.
func (t *Thread) clean(p place) bool { return t.isClean(p.off, p.sh.bytes) }

// bytesAt is the registers at off as bytes.
func (t *Thread) bytesAt(off, n int32) []byte {
	return unsafe.Slice((*byte)(unsafe.Add(t.fp, int(off))), n)
}

// copyPlace copies a value and, when the frame is tainted, its shadow.
func (t *Thread) copyPlace(dst, src int32, n int32) {
	if n == 8 && !t.tainted {
		store64(t.at(dst), load64(t.at(src)))
		return
	}
	copy(t.bytesAt(dst, n), t.bytesAt(src, n))
	if t.tainted {
		t.copyShadow(dst, src, n)
	}
}

func (t *Thread) copyShadow(dst, src, n int32) {
	if t.isClean(src, n) {
		if !t.isClean(dst, n) {
			t.clearShadow(dst, n)
		}
		return
	}
	for i := 1; i <= 3; i++ {
		d, s := unsafe.Add(t.fp, i*t.plane+int(dst)), unsafe.Add(t.fp, i*t.plane+int(src))
		copy(unsafe.Slice((*byte)(d), n), unsafe.Slice((*byte)(s), n))
	}
	t.dirty(dst, n)
}
