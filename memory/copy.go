package memory

import "encoding/binary"

func word8(b []byte) uint64 { return binary.NativeEndian.Uint64(b) }

// Copy copies n bytes and their shadow (LangRef, llvm.memcpy; semantics S6.11):
// the ranges must be the same or apart, or it is an Overlap. The alignments are
// what the call promises. Of no bytes it is always legal.
func (m *Memory) Copy(dst, src Ptr, n, dalign, salign uint64) *Fault {
	return m.copyBytes(dst, src, n, dalign, salign, false)
}

// Move is Copy for ranges that may overlap in any way (LangRef, llvm.memmove).
func (m *Memory) Move(dst, src Ptr, n, dalign, salign uint64) *Fault {
	return m.copyBytes(dst, src, n, dalign, salign, true)
}

func (m *Memory) copyBytes(dst, src Ptr, n, dalign, salign uint64, overlap bool) *Fault {
	if n == 0 {
		return nil
	}
	ss, sc, soff, f := m.access(src, n, salign, false)
	if f != nil {
		return f
	}
	ds, dc, doff, f := m.access(dst, n, dalign, true)
	if f != nil {
		return f
	}
	if dst != src && !overlap && dst < src+Ptr(n) && src < dst+Ptr(n) {
		f := m.fault(Overlap, dst, n, dalign, true)
		f.Other = src
		return f
	}
	m.firstWrite(ds, dc)
	if dst == src {
		return nil
	}
	copy(view(m.line(ds).Data+uintptr(doff), n), view(m.line(ss).Data+uintptr(soff), n))
	m.copyShadow(ds, dc, doff, ss, sc, soff, n)
	return nil
}

// Set writes n bytes of the same value and state (LangRef, llvm.memset).
func (m *Memory) Set(p Ptr, value, poison, undef, chosen byte, n, align uint64) *Fault {
	if n == 0 {
		return nil
	}
	slot, c, off, f := m.access(p, n, align, true)
	if f != nil {
		return f
	}
	m.firstWrite(slot, c)
	fill(view(m.line(slot).Data+uintptr(off), n), value)
	m.setMasks(slot, c, off, n, masks{poison, undef, chosen})
	return nil
}
