package interp

import (
	"github.com/touchstone-ir/touchstone/dialect/op"
	"github.com/touchstone-ir/touchstone/memory"
)

func init() {
	prepared(op.IntrMemcpy, prepareCopy, copyBytes)
	prepared(op.IntrMemcpyInline, prepareCopy, copyBytes)
	prepared(op.IntrMemmove, prepareCopy, copyBytes)
	prepared(op.IntrMemset, prepareCopy, setBytes)
	prepared(op.IntrMemsetInline, prepareCopy, setBytes)
}

// copyInfo is what a memory intrinsic knows before it runs.
type copyInfo struct {
	overlap        bool
	dalign, salign uint64
	length         int64 // of the inline forms; -1 otherwise
}

func prepareCopy(s *site) error {
	c := copyInfo{overlap: s.kind == op.IntrMemmove, dalign: 1, salign: 1, length: -1}
	if v, ok := s.op.ArgAttrs(0).Int("llvm.align"); ok {
		c.dalign = uint64(v)
	}
	if v, ok := s.op.ArgAttrs(1).Int("llvm.align"); ok {
		c.salign = uint64(v)
	}
	if v, ok := s.op.IntProp("len"); ok {
		c.length = v
	}
	s.aux = c
	return nil
}

// copyLength is the length operand of a memory intrinsic.
func (t *Thread) copyLength(s *site, c copyInfo) uint64 {
	if c.length >= 0 {
		return uint64(c.length)
	}
	n := t.lane(s.args[2], 0)
	t.defined(s, &n, PoisonOperand, "the length")
	if n.W != nil && n.big().BitLen() > 64 {
		return ^uint64(0)
	}
	return n.V
}

// copyBytes is memcpy and memmove (S6.11). Nothing is touched, and the
// pointers may be invalid, when the length is 0.
func copyBytes(t *Thread, s *site) {
	c := s.aux.(copyInfo)
	n := t.copyLength(s, c)
	if n == 0 {
		return
	}
	dst, src := t.address(s, 0), t.address(s, 1)
	var f *memory.Fault
	if c.overlap {
		f = t.mem.Move(dst, src, n, c.dalign, c.salign)
	} else {
		f = t.mem.Copy(dst, src, n, c.dalign, c.salign)
	}
	if f != nil {
		t.memoryFault(s, f)
	}
	t.trace.copied(dst, src, n, t, s)
}

// setBytes is memset (S6.11).
func setBytes(t *Thread, s *site) {
	c := s.aux.(copyInfo)
	n := t.copyLength(s, c)
	if n == 0 {
		return
	}
	dst := t.address(s, 0)
	v := t.lane(s.args[1], 0)
	poison := byte(0)
	if v.Poison {
		poison = 0xff
	}
	if f := t.mem.Set(dst, byte(v.V), poison, byte(v.Undef), byte(v.Chosen), n, c.dalign); f != nil {
		t.memoryFault(s, f)
	}
}
