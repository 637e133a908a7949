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
		s.kernel = fixedRead(kernels().NewPermute(size, r.parent, index), s.res.sh)
		s.mean = s.kernel.orElse(readRegion)
		return
	}
	m := s.args[7]
	if m.sh.vector && len(m.sh.leaves) != r.lanes || !simd.Distinct(index, r.parent) {
		return
	}
	s.kernel = fixedWrite(simd.NewPlace(size, r.parent, index), s.res.sh, m.sh.vector)
	s.mean = s.kernel.orElse(writeRegion)
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

// wrote clears the shadow of a result that a kernel has written.
func (t *Thread) wrote(p place) {
	if t.tainted && !t.isClean(p.off, p.sh.bytes) {
		t.clearShadow(p.off, p.sh.bytes)
	}
}

// fixedRead is the kernel that permutes by k.
func fixedRead(k simd.Permute, res *shape) vectorKernel {
	pad := paddingOf(res)
	if !res.vector {
		return func(fp unsafe.Pointer, s *site) bool {
			store64(s.out(fp), 0)
			k.Read(s.out(fp), s.in(fp, 0))
			return true
		}
	}
	return func(fp unsafe.Pointer, s *site) bool {
		k.Read(s.out(fp), s.in(fp, 0))
		pad.clear(s.out(fp))
		return true
	}
}

// fixedWrite is the kernel that copies the old value and places the new one.
func fixedWrite(k simd.Place, res *shape, vector bool) vectorKernel {
	bytes := int(res.bytes)
	return func(fp unsafe.Pointer, s *site) bool {
		out, mask := s.out(fp), s.in(fp, 7)
		copy(unsafe.Slice((*byte)(out), bytes), unsafe.Slice((*byte)(s.in(fp, 0)), bytes))
		switch {
		case vector:
			k.Write(out, s.in(fp, 1), mask)
		case *(*byte)(mask) != 0:
			k.Write(out, s.in(fp, 1), nil)
		}
		return true
	}
}
