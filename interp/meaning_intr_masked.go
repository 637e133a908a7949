package interp

import (
	"fmt"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/dialect/op"
	"github.com/touchstone-ir/touchstone/memory"
)

// Masked memory (section 14): a lane touches memory only when its mask is
// set, in lane order. A mask lane that is poison or undefined is UB.

func init() {
	prepared(op.IntrMaskedLoad, prepareMasked, maskedLoad)
	prepared(op.IntrMaskedStore, prepareMasked, maskedStore)
	prepared(op.IntrMaskedGather, prepareMasked, maskedGather)
	prepared(op.IntrMaskedScatter, prepareMasked, maskedScatter)
	prepared(op.IntrMaskedExpandLoad, prepareMasked, expandLoad)
	prepared(op.IntrMaskedCompressStore, prepareMasked, compressStore)
}

// lanesInMemory is what an operation that accesses memory lane by lane knows
// before it runs.
type lanesInMemory struct {
	elem  dialect.Type
	size  uint64 // bytes of an element
	align uint64
}

// lanesOfMemory describes the elements of a vector in memory. Elements that
// are not whole bytes would share bytes; they are refused.
func (s *site) lanesOfMemory(sh *shape, align uint64) (*lanesInMemory, error) {
	elem := scalarType(sh.typ)
	size := s.fn.m.layout.StoreSize(elem)
	if len(sh.leaves) > 0 && uint64(sh.leaves[0].width) != 8*size {
		return nil, fmt.Errorf("%s of %s: its elements are not whole bytes", s.op.Name, sh.typ)
	}
	return &lanesInMemory{elem, size, max(align, 1)}, nil
}

func prepareMasked(s *site) error {
	sh := s.res.sh
	if sh == nil {
		sh = s.args[0].sh // the value stored
	}
	align := s.op.Alignment()
	switch s.kind {
	case op.IntrMaskedExpandLoad:
		align = alignOf(s.op.ArgAttrs(0))
	case op.IntrMaskedCompressStore:
		align = alignOf(s.op.ArgAttrs(1))
	}
	m, err := s.lanesOfMemory(sh, align)
	s.aux = m
	return err
}

func alignOf(d *dialect.DictAttr) uint64 {
	n, _ := d.Int("llvm.align")
	return uint64(n)
}

// on is lane i of the mask operand k.
func (t *Thread) on(s *site, k, i int) bool {
	m := t.lane(s.args[k], i)
	if !m.plain() {
		t.defined(s, &m, PoisonOperand, fmt.Sprintf("lane %d of the mask", i))
	}
	return m.V != 0
}

// offset is the pointer base moved by off bytes for lane i; it may not leave
// base's object for another one.
func (t *Thread) offset(s *site, base Scalar, off uint64, i int) Scalar {
	t.addressOf(s, &base)
	p := base
	p.V += off
	if p.V>>32 != base.V>>32 && !t.inBounds(memory.Ptr(base.V), memory.Ptr(p.V)) {
		t.ub(s, OutOfBounds, "lane %d lies %d bytes from %s, outside its object", i, int64(off), t.mem.Describe(memory.Ptr(base.V)))
	}
	return p
}

// aligned checks the promised alignment of a base pointer.
func (t *Thread) aligned(s *site, base *Scalar, align uint64) {
	if p := t.addressOf(s, base); uint64(p)&(align-1) != 0 {
		t.ub(s, Misaligned, "the address %s is not aligned to %d bytes as promised", t.mem.Describe(p), align)
	}
}

// maskedLoad reads lane i at p + i elements, or takes it from the
// pass-through, which is poison when there is none (S14.1, S14.6).
func maskedLoad(t *Thread, s *site) {
	m := s.aux.(*lanesInMemory)
	base := t.lane(s.args[0], 0)
	t.loadLanes(s, 1, 2, func(i int) Scalar {
		t.aligned(s, &base, m.align)
		p := t.offset(s, base, uint64(i)*m.size, i)
		return t.loadLeafAt(s, &p, m.elem, 1)
	})
}

// loadLanes puts load(i) in the lanes that the mask operand enables, the
// pass-through operand's lane in the others.
func (t *Thread) loadLanes(s *site, mask, pass int, load func(i int) Scalar) {
	for i := range s.res.sh.leaves {
		v := poisonScalar(s.res.sh.leaves[i].width)
		switch {
		case t.on(s, mask, i):
			v = load(i)
		case pass < len(s.args):
			v = t.lane(s.args[pass], i)
		}
		t.put(s.res, i, v)
	}
}

// maskedStore writes the enabled lanes (S14.2).
func maskedStore(t *Thread, s *site) {
	m := s.aux.(*lanesInMemory)
	base := t.lane(s.args[1], 0)
	for i := range s.args[0].sh.leaves {
		if t.on(s, 2, i) {
			t.aligned(s, &base, m.align)
			p := t.offset(s, base, uint64(i)*m.size, i)
			t.storeLeafAt(s, &p, t.lane(s.args[0], i), m.elem, 1)
		}
	}
}

// maskedGather reads every enabled lane at its own address (S14.3).
func maskedGather(t *Thread, s *site) {
	m := s.aux.(*lanesInMemory)
	t.loadLanes(s, 1, 2, func(i int) Scalar {
		p := t.lane(s.args[0], i)
		return t.loadLeafAt(s, &p, m.elem, m.align)
	})
}

// maskedScatter writes every enabled lane at its own address; where addresses
// meet, the last lane wins (S14.3).
func maskedScatter(t *Thread, s *site) {
	m := s.aux.(*lanesInMemory)
	for i := range s.args[0].sh.leaves {
		if t.on(s, 2, i) {
			p := t.lane(s.args[1], i)
			t.storeLeafAt(s, &p, t.lane(s.args[0], i), m.elem, m.align)
		}
	}
}

// expandLoad reads consecutive elements into the enabled lanes (S14.4).
func expandLoad(t *Thread, s *site) {
	m := s.aux.(*lanesInMemory)
	base := t.lane(s.args[0], 0)
	next := uint64(0)
	t.loadLanes(s, 1, 2, func(i int) Scalar {
		t.aligned(s, &base, m.align)
		p := t.offset(s, base, next, i)
		next += m.size
		return t.loadLeafAt(s, &p, m.elem, 1)
	})
}

// compressStore writes the enabled lanes one after the other (S14.4).
func compressStore(t *Thread, s *site) {
	m := s.aux.(*lanesInMemory)
	base := t.lane(s.args[1], 0)
	next := uint64(0)
	for i := range s.args[0].sh.leaves {
		if t.on(s, 2, i) {
			t.aligned(s, &base, m.align)
			p := t.offset(s, base, next, i)
			next += m.size
			t.storeLeafAt(s, &p, t.lane(s.args[0], i), m.elem, 1)
		}
	}
}
