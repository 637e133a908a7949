package interp

import (
	"unsafe"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/simd"
)

// Regions whose parameters are constants, as they nearly always are: the
// elements are resolved when the function is compiled, and a clean vector is
// moved by one kernel. Whatever the kernel cannot do (a tainted operand, a
// region that is a fault) goes the meaning's way.

// fastRegion gives the site its kernel when all parameters are known and the
// access is legal.
func (s *site) fastRegion(r *regionOp) {
	index := s.fixedRegion(r)
	if index == nil {
		return
	}
	size := simd.SizeOf(r.elem)
	if r.first == 1 {
		s.mean = fixedRead(simd.NewPermute(size, r.parent, index))
		return
	}
	m := s.args[7]
	if m.sh.vector && len(m.sh.leaves) != r.lanes || !simd.Distinct(index, r.parent) {
		return
	}
	s.mean = fixedWrite(simd.NewPlace(size, r.parent, index))
}

// fixedRegion is the region's elements when all parameters are constants and
// legal, else nil.
func (s *site) fixedRegion(r *regionOp) []int32 {
	if s.fn.m.opts.GenX.Mode == GenXChecked {
		return nil
	}
	param := func(k int) (int, bool) {
		v := s.operandValue(k)
		if v == nil {
			return 0, false
		}
		n, ok := constantOf(v)
		return int(n), ok
	}
	v, ok1 := param(r.first)
	w, ok2 := param(r.first + 1)
	h, ok3 := param(r.first + 2)
	off, ok4 := param(r.first + 3)
	at := s.args[r.first+3].sh
	if !ok1 || !ok2 || !ok3 || !ok4 || at.vector {
		return nil
	}
	off = int(uint64(off) & mask(at.leaves[0].width))
	if off%r.elem != 0 || off > 1<<24 {
		return nil
	}
	index, ok := simd.Region{Lanes: r.lanes, VStride: v, Width: w, Stride: h}.Indices(off/r.elem, r.parent)
	if !ok {
		return nil
	}
	return index
}

// operandValue is the SSA value of operand k.
func (s *site) operandValue(k int) *dialect.Value {
	if k < len(s.op.Operands) {
		return s.op.Operands[k]
	}
	return nil
}

// apart reports that the registers of a and b do not overlap.
func apart(a, b place) bool { return a.off+a.sh.bytes <= b.off || b.off+b.sh.bytes <= a.off }

// wrote clears the shadow of a result that a kernel has written.
func (t *Thread) wrote(p place) {
	if t.tainted && !t.isClean(p.off, p.sh.bytes) {
		t.clearShadow(p.off, p.sh.bytes)
	}
}

func fixedRead(k simd.Permute) meaning {
	return func(t *Thread, s *site) {
		if t.tainted && !t.clean(s.args[0]) || !apart(s.res, s.args[0]) {
			readRegion(t, s)
			return
		}
		t.padded(s.res)
		k.Read(t.at(s.res.off), t.at(s.args[0].off))
		t.wrote(s.res)
	}
}

// padded zeroes the slot of a scalar, and the last one of a vector that does
// not fill it.
func (t *Thread) padded(p place) {
	if !p.sh.vector {
		store64(t.at(p.off), 0)
		return
	}
	last := &p.sh.leaves[len(p.sh.leaves)-1]
	if (last.reg+last.cell)&7 != 0 {
		store64(t.at(p.off+p.sh.bytes-8), 0)
	}
}

func fixedWrite(k simd.Place) meaning {
	return func(t *Thread, s *site) {
		old, part, m := s.args[0], s.args[1], s.args[7]
		if t.tainted && !(t.clean(old) && t.clean(part) && t.clean(m)) || !apart(s.res, part) || !apart(s.res, m) {
			writeRegion(t, s)
			return
		}
		if s.res.off != old.off {
			if !apart(s.res, old) {
				writeRegion(t, s)
				return
			}
			copy(t.bytesAt(s.res.off, s.res.sh.bytes), t.bytesAt(old.off, old.sh.bytes))
		}
		var mask unsafe.Pointer
		switch {
		case m.sh.vector:
			mask = t.at(m.off)
		case *(*byte)(t.at(m.off)) == 0:
			t.wrote(s.res)
			return
		}
		k.Write(t.at(s.res.off), t.at(part.off), mask)
		t.wrote(s.res)
	}
}
