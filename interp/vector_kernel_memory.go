package interp

import (
	"unsafe"

	"github.com/touchstone-ir/touchstone/dialect/op"
	"github.com/touchstone-ir/touchstone/memory"
	"github.com/touchstone-ir/touchstone/simd"
)

// Loads and stores of whole vectors with one check. Lanes must lie in memory
// as they do in registers: whole bytes, lowest first.

// memoryKernel is the meaning of a load or store of vectors, or nil.
func (s *site) memoryKernel(slow meaning) meaning {
	switch s.kind {
	case op.Load:
		return s.vectorLoad(slow)
	case op.Store:
		return s.vectorStore(slow)
	case op.IntrMaskedLoad:
		return s.maskedLoadKernel(slow)
	case op.IntrMaskedStore:
		return s.maskedStoreKernel(slow)
	case op.IntrMaskedGather:
		return s.gatherKernel(slow)
	case op.IntrMaskedScatter:
		return s.scatterKernel(slow)
	}
	return nil
}

// packedInMemory reports that a vector's bytes in memory are those of its
// cells.
func packedInMemory(sh *shape) bool {
	typ, ok := laneType(sh)
	return ok && typ != simd.I1
}

// vectorLoad reads a vector whose bytes are all plain.
func (s *site) vectorLoad(slow meaning) meaning {
	a, ok := s.aux.(access)
	if !ok || !packedInMemory(s.res.sh) || s.args[0].sh.bytes != 8 {
		return nil
	}
	n, pad := int32(a.sh.store), paddingOf(s.res.sh)
	return func(t *Thread, s *site) {
		if t.tainted && !t.clean(s.args[0]) {
			slow(t, s)
			return
		}
		p := memory.Ptr(load64(t.at(s.args[0].off)))
		if poison, undef, chosen := t.mem.ReadShadow(p, uint64(n)); poison != nil || undef != nil || chosen != nil ||
			t.mem.Read(p, t.bytesAt(s.res.off, n), a.align) != nil {
			slow(t, s)
			return
		}
		pad.clear(t.at(s.res.off))
		t.wrote(s.res)
	}
}

// vectorStore writes a clean vector.
func (s *site) vectorStore(slow meaning) meaning {
	a, ok := s.aux.(access)
	if !ok || !packedInMemory(s.args[0].sh) || s.args[1].sh.bytes != 8 {
		return nil
	}
	n := int32(a.sh.store)
	return func(t *Thread, s *site) {
		if t.tainted && !(t.clean(s.args[0]) && t.clean(s.args[1])) {
			slow(t, s)
			return
		}
		p := memory.Ptr(load64(t.at(s.args[1].off)))
		if t.mem.Write(p, t.bytesAt(s.args[0].off, n), nil, nil, nil, a.align) != nil {
			slow(t, s)
		}
	}
}

// lanesInCells is what the site knows of the lanes in memory when these are
// its cells.
func (s *site) lanesInCells(data *shape) (*lanesInMemory, bool) {
	m, ok := s.aux.(*lanesInMemory)
	return m, ok && packedInMemory(data)
}

// plainAt reports that the n bytes at p can be read and are plain, and reads
// them.
func (t *Thread) plainAt(p memory.Ptr, to []byte, align uint64) bool {
	if t.mem.Read(p, to, align) != nil {
		return false
	}
	poison, undef, chosen := t.mem.ReadShadow(p, uint64(len(to)))
	return poison == nil && undef == nil && chosen == nil
}

// maskedLoadKernel reads the whole vector when all of it is there, and
// chooses.
func (s *site) maskedLoadKernel(slow meaning) meaning {
	m, ok := s.lanesInCells(s.res.sh)
	if !ok || len(s.args) != 3 || s.args[0].sh.bytes != 8 {
		return nil
	}
	n, pad, choose := len(s.res.sh.leaves), paddingOf(s.res.sh), kernels().Select(simd.SizeOf(int(m.size)))
	room := make([]byte, n*int(m.size))
	return func(t *Thread, s *site) {
		p := memory.Ptr(load64(t.at(s.args[0].off)))
		if !t.allClean(s) || !t.plainAt(p, room, m.align) {
			slow(t, s)
			return
		}
		choose(t.at(s.res.off), t.at(s.args[1].off), unsafe.Pointer(unsafe.SliceData(room)), t.at(s.args[2].off), n)
		pad.clear(t.at(s.res.off))
		t.wrote(s.res)
	}
}

// maskedStoreKernel writes the enabled lanes; when one cannot be written, the
// meaning writes them again and says why.
func (s *site) maskedStoreKernel(slow meaning) meaning {
	m, ok := s.lanesInCells(s.args[0].sh)
	if !ok || s.args[1].sh.bytes != 8 {
		return nil
	}
	n, size := len(s.args[0].sh.leaves), int32(m.size)
	return func(t *Thread, s *site) {
		if t.tainted && !(t.clean(s.args[0]) && t.clean(s.args[1]) && t.clean(s.args[2])) {
			slow(t, s)
			return
		}
		p, mask := memory.Ptr(load64(t.at(s.args[1].off))), lanesAt(t.at(s.args[2].off), n)
		if uint64(p)&(m.align-1) != 0 {
			slow(t, s)
			return
		}
		for i := 0; i < n; {
			if mask[i] == 0 {
				i++
				continue
			}
			from := i
			for i < n && mask[i] != 0 {
				i++
			}
			bytes := t.bytesAt(s.args[0].off+int32(from)*size, int32(i-from)*size)
			if q := p + memory.Ptr(from)*memory.Ptr(size); q>>32 != p>>32 || t.mem.Write(q, bytes, nil, nil, nil, 1) != nil {
				slow(t, s)
				return
			}
		}
	}
}

// gatherKernel reads the enabled lanes where each says.
func (s *site) gatherKernel(slow meaning) meaning {
	m, ok := s.lanesInCells(s.res.sh)
	if !ok || len(s.args) != 3 || s.args[0].sh.leaves[0].cell != 8 {
		return nil
	}
	n, pad, size := len(s.res.sh.leaves), paddingOf(s.res.sh), int32(m.size)
	return func(t *Thread, s *site) {
		if !t.allClean(s) {
			slow(t, s)
			return
		}
		mask := lanesAt(t.at(s.args[1].off), n)
		out := t.bytesAt(s.res.off, int32(n)*size)
		copy(out, t.bytesAt(s.args[2].off, int32(n)*size))
		for i, on := range mask {
			p := memory.Ptr(load64(t.at(s.args[0].off + 8*int32(i))))
			if on != 0 && !t.plainAt(p, out[i*int(size):(i+1)*int(size)], m.align) {
				slow(t, s)
				return
			}
		}
		pad.clear(t.at(s.res.off))
		t.wrote(s.res)
	}
}

// scatterKernel writes the enabled lanes where each says, in ascending order.
func (s *site) scatterKernel(slow meaning) meaning {
	m, ok := s.lanesInCells(s.args[0].sh)
	if !ok || s.args[1].sh.leaves[0].cell != 8 {
		return nil
	}
	n, size := len(s.args[0].sh.leaves), int32(m.size)
	return func(t *Thread, s *site) {
		if t.tainted && !(t.clean(s.args[0]) && t.clean(s.args[1]) && t.clean(s.args[2])) {
			slow(t, s)
			return
		}
		for i, on := range lanesAt(t.at(s.args[2].off), n) {
			p := memory.Ptr(load64(t.at(s.args[1].off + 8*int32(i))))
			if on != 0 && t.mem.Write(p, t.bytesAt(s.args[0].off+int32(i)*size, size), nil, nil, nil, m.align) != nil {
				slow(t, s)
				return
			}
		}
	}
}
