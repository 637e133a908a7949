package memory

import (
	"bytes"
	"encoding/binary"
)

// access finds the object for an access of n > 0 bytes at p and the offset in
// it, or the reason why the access is illegal.
func (m *Memory) access(p Ptr, n, align uint64, write bool) (uint32, *cold, uint64, *Fault) {
	slot := uint32(uint64(p>>32) & m.mask)
	c := m.cold(slot)
	if uint64(p)>>32 == uint64(c.serial) && c.state == alive && c.kind != Function {
		off := uint64(p - c.base())
		if off <= c.size && n <= c.size-off && (align <= 1 || uint64(p)&(align-1) == 0) && !(write && c.flags&flagConst != 0) {
			return slot, c, off, nil
		}
	}
	return 0, nil, 0, m.refuse(p, n, align, write)
}

// Check tells why an access of n bytes at p with the given alignment (a power of
// two, or 0) is illegal; nil means it is legal. An access of no bytes always is.
func (m *Memory) Check(p Ptr, n, align uint64, write bool) *Fault {
	if n == 0 {
		return nil
	}
	_, _, _, f := m.access(p, n, align, write)
	return f
}

// Read copies len(dst) bytes at p to dst. Bits that are not plain have some
// value there, of which only that of chosen bits means something; see
// ReadShadow.
func (m *Memory) Read(p Ptr, dst []byte, align uint64) *Fault {
	if len(dst) == 0 {
		return nil
	}
	slot, _, off, f := m.access(p, uint64(len(dst)), align, false)
	if f == nil {
		copy(dst, view(m.line(slot).Data+uintptr(off), uint64(len(dst))))
	}
	return f
}

// Bytes returns the n bytes at p themselves, for reading. They stay valid until
// the object dies, a write changes them, or Restore.
func (m *Memory) Bytes(p Ptr, n uint64) ([]byte, *Fault) {
	if n == 0 {
		return nil, nil
	}
	slot, _, off, f := m.access(p, n, 1, false)
	if f != nil {
		return nil, f
	}
	return view(m.line(slot).Data+uintptr(off), n), nil
}

// ReadShadow returns which bits of the n bytes at p are poison, undefined and
// chosen, one mask byte per byte; all three are nil when every bit is plain. The
// slices are used again by the next call. Call it after a successful Check or
// Read; for an illegal access all three are nil.
func (m *Memory) ReadShadow(p Ptr, n uint64) (poison, undef, chosen []byte) {
	if n == 0 {
		return nil, nil, nil
	}
	slot, c, off, f := m.access(p, n, 1, false)
	if f != nil {
		return nil, nil, nil
	}
	l := m.line(slot)
	if l.Shadow == 0 {
		return nil, nil, nil
	}
	mask := view(l.Shadow+uintptr(off), n)
	if allZero(mask) {
		return nil, nil, nil
	}
	for i := range m.scratch {
		if uint64(cap(m.scratch[i])) < n {
			m.scratch[i] = make([]byte, n)
		}
	}
	poison, undef, chosen = m.scratch[0][:n], m.scratch[1][:n], m.scratch[2][:n]
	m.plane(l, c, flagPoison, off, poison)
	m.plane(l, c, flagChosen, off, chosen)
	for i, b := range mask {
		poison[i] &= b
		chosen[i] &= b
		undef[i] = b &^ (poison[i] | chosen[i])
	}
	return poison, undef, chosen
}

// plane copies a part of an extra plane to dst, zeros when the object has none.
func (m *Memory) plane(l *Line, c *cold, flag uint8, off uint64, dst []byte) {
	if c.flags&flag == 0 {
		clear(dst)
		return
	}
	copy(dst, view(m.planeAt(l, flag)+uintptr(off), uint64(len(dst))))
}

// Write copies src to p and sets the state of every bit: poison, undefined or
// chosen where the mask of that name has it, plain where none has. A nil mask
// is all zeros; others are as long as src.
func (m *Memory) Write(p Ptr, src, poison, undef, chosen []byte, align uint64) *Fault {
	if len(src) == 0 {
		return nil
	}
	n := uint64(len(src))
	slot, c, off, f := m.access(p, n, align, true)
	if f != nil {
		return f
	}
	m.firstWrite(slot, c)
	l := m.line(slot)
	copy(view(l.Data+uintptr(off), n), src)
	if poison == nil && undef == nil && chosen == nil {
		m.setPlain(slot, c, off, n)
	} else {
		m.setShadow(slot, c, off, n, poison, undef, chosen)
	}
	return nil
}

// Word is up to eight bytes of memory, the first in the low bits, with the state
// of each bit. Only one of the masks has any bit.
type Word struct {
	Bits, Poison, Undef, Chosen uint64
}

// ReadWord reads w ≤ 8 bytes at p, as Read and ReadShadow do together.
func (m *Memory) ReadWord(p Ptr, w, align uint64) (Word, *Fault) {
	if w == 0 || w > 8 {
		return Word{}, nil
	}
	slot, c, off, f := m.access(p, w, align, false)
	if f != nil {
		return Word{}, f
	}
	l := m.line(slot)
	v := Word{Bits: word(l.Data+uintptr(off), w)}
	if l.Shadow == 0 {
		return v, nil
	}
	mask := word(l.Shadow+uintptr(off), w)
	if mask == 0 {
		return v, nil
	}
	if c.flags&flagPoison != 0 {
		v.Poison = word(m.planeAt(l, flagPoison)+uintptr(off), w) & mask
	}
	if c.flags&flagChosen != 0 {
		v.Chosen = word(m.planeAt(l, flagChosen)+uintptr(off), w) & mask
	}
	v.Undef = mask &^ (v.Poison | v.Chosen)
	return v, nil
}

// WriteWord writes the low w ≤ 8 bytes of v at p, as Write does.
func (m *Memory) WriteWord(p Ptr, v Word, w, align uint64) *Fault {
	if w == 0 || w > 8 {
		return nil
	}
	slot, c, off, f := m.access(p, w, align, true)
	if f != nil {
		return f
	}
	m.firstWrite(slot, c)
	l := m.line(slot)
	putWord(l.Data+uintptr(off), v.Bits, w)
	if v.Poison|v.Undef|v.Chosen == 0 {
		m.setPlain(slot, c, off, w)
		return nil
	}
	var poison, undef, chosen [8]byte
	binary.LittleEndian.PutUint64(poison[:], v.Poison)
	binary.LittleEndian.PutUint64(undef[:], v.Undef)
	binary.LittleEndian.PutUint64(chosen[:], v.Chosen)
	m.setShadow(slot, c, off, w, poison[:w], undef[:w], chosen[:w])
	return nil
}

func word(addr uintptr, w uint64) uint64 {
	b := view(addr, w)
	switch w {
	case 8:
		return binary.LittleEndian.Uint64(b)
	case 4:
		return uint64(binary.LittleEndian.Uint32(b))
	case 2:
		return uint64(binary.LittleEndian.Uint16(b))
	case 1:
		return uint64(b[0])
	}
	var t [8]byte
	copy(t[:], b)
	return binary.LittleEndian.Uint64(t[:])
}

func putWord(addr uintptr, v uint64, w uint64) {
	b := view(addr, w)
	switch w {
	case 8:
		binary.LittleEndian.PutUint64(b, v)
	case 4:
		binary.LittleEndian.PutUint32(b, uint32(v))
	case 2:
		binary.LittleEndian.PutUint16(b, uint16(v))
	case 1:
		b[0] = byte(v)
	default:
		var t [8]byte
		binary.LittleEndian.PutUint64(t[:], v)
		copy(b, t[:])
	}
}

// CString returns the bytes at p up to the first zero byte, which is left out,
// or limit bytes when there is no zero among them. It faults where the object
// ends first, and at the first byte that is undefined or poison. The slice is
// the memory itself, as with Bytes.
func (m *Memory) CString(p Ptr, limit uint64) ([]byte, *Fault) {
	if limit == 0 {
		return nil, nil
	}
	slot, c, off, f := m.access(p, 1, 1, false)
	if f != nil {
		return nil, f
	}
	n := min(limit, c.size-off)
	text := view(m.line(slot).Data+uintptr(off), n)
	end := bytes.IndexByte(text, 0)
	// A zero under undefined bits does not end the string, it is the fault.
	scan := n
	if end >= 0 {
		scan = uint64(end) + 1
	}
	if f := m.Defined(p, scan); f != nil {
		return nil, f
	}
	switch {
	case end >= 0:
		return text[:end], nil
	case n == limit:
		return text, nil
	}
	f = m.fault(UnterminatedText, p, n, 1, false)
	f.Offset = int64(c.size)
	return nil, f
}

// Defined tells whether a host function may use the values of the n bytes at p:
// it returns the fault of reading them, or PoisonBytes or Uninitialised with
// the offset of the first byte that is not defined. Chosen bytes are.
func (m *Memory) Defined(p Ptr, n uint64) *Fault {
	if n == 0 {
		return nil
	}
	slot, c, off, f := m.access(p, n, 1, false)
	if f != nil {
		return f
	}
	l := m.line(slot)
	if l.Shadow == 0 {
		return nil
	}
	for i, b := range view(l.Shadow+uintptr(off), n) {
		if b == 0 {
			continue
		}
		var poison, chosen [1]byte
		m.plane(l, c, flagPoison, off+uint64(i), poison[:])
		m.plane(l, c, flagChosen, off+uint64(i), chosen[:])
		kind := Uninitialised
		if b&poison[0] != 0 {
			kind = PoisonBytes
		} else if b&^chosen[0] == 0 {
			continue
		}
		f := m.fault(kind, p, n, 1, false)
		f.Offset = int64(off) + int64(i)
		return f
	}
	return nil
}

// DefinedBytes counts the bytes of the object p names that have no undefined or
// poison bit. Of an object that is not alive there are none.
func (m *Memory) DefinedBytes(p Ptr) (n uint64) {
	slot, c := m.find(p)
	if c == nil || c.state != alive || c.kind == Function {
		return 0
	}
	l := m.line(slot)
	if l.Shadow == 0 {
		return c.size
	}
	var poison, chosen [1]byte
	for i, b := range view(l.Shadow, c.size) {
		if b != 0 {
			m.plane(l, c, flagPoison, uint64(i), poison[:])
			m.plane(l, c, flagChosen, uint64(i), chosen[:])
			b &= poison[0] | ^chosen[0]
		}
		if b == 0 {
			n++
		}
	}
	return n
}
