package interp

import (
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
