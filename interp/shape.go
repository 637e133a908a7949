package interp

import (
	"fmt"

	"github.com/touchstone-ir/touchstone/dialect"
)

// A shape says how a value of a type lies in registers and in memory.
//
// In registers a value is a run of 8-byte slots. A scalar of up to 64 bits
// lies zero-extended in one slot, a wider one in as many as it needs, lowest
// word first. A vector is packed: each lane has a cell of 1, 2, 4 or 8 bytes
// (the smallest that holds it; i1 has a byte) or a multiple of 8, lane 0
// first, the last slot padded with zeros. A struct or array is the run of its
// elements, each starting a slot of its own.
type shape struct {
	typ    dialect.Type
	bytes  int32 // in registers, a multiple of 8
	store  uint64
	alloc  uint64
	align  uint64
	leaves []leaf // every scalar and lane, in order
	vector bool   // the type is a vector: leaf i is lane i
	padded bool   // memory has bytes that belong to no leaf
	kids   []int32
	elems  []*shape // of a struct or array: the elements' shapes (arrays: one)
}

// A leaf is one scalar or lane of a value.
type leaf struct {
	typ   dialect.Type
	width int32  // bits
	reg   int32  // byte offset from the value's first slot
	cell  int32  // bytes of its register cell
	pad   int32  // bytes after the cell that fill the slot of a vector's last lane
	bit   uint64 // bit offset from the value's first byte in memory
}

// maxLeaves bounds the number of scalars in one SSA value.
const maxLeaves = 1 << 20

type shapes struct {
	layout *Layout
	vscale int64
	known  map[dialect.Type]*shape
}

// of is the shape of t, or an error that names the type which cannot be a
// value here.
func (s *shapes) of(t dialect.Type) (*shape, error) {
	if sh, ok := s.known[t]; ok {
		return sh, nil
	}
	sh := &shape{typ: t}
	if t != dialect.Type(dialect.Void) {
		if err := s.fill(sh, t); err != nil {
			return nil, err
		}
	}
	s.known[t] = sh
	return sh, nil
}

func (s *shapes) fill(sh *shape, t dialect.Type) error {
	l := s.layout
	switch t := t.(type) {
	case *dialect.VectorType:
		w := l.scalarBits(t.Elem)
		if w == 0 || !s.supported(t.Elem) {
			return unsupportedType(t)
		}
		if len(t.Shape) != 1 {
			return unsupportedType(t)
		}
		n := t.Shape[0]
		if len(t.Scalable) > 0 && t.Scalable[0] {
			n *= s.vscale
		}
		if n > maxLeaves {
			return fmt.Errorf("type %s has more than %d scalars", t, maxLeaves)
		}
		cell := cellBytes(w)
		sh.vector = true
		sh.bytes = int32((n*int64(cell) + 7) &^ 7)
		for i := int64(0); i < n; i++ {
			sh.leaves = append(sh.leaves, leaf{t.Elem, int32(w), int32(i) * cell, cell, 0, uint64(i) * uint64(w)})
		}
		if n > 0 {
			sh.leaves[n-1].pad = sh.bytes - int32(n)*cell
		}
		sh.store = (uint64(n)*uint64(w) + 7) / 8
		sh.align = l.Align(t)
		sh.alloc = roundUp(sh.store, sh.align)
	case *dialect.StructType:
		if t.Opaque || (t.Identified && !t.HasBody()) {
			return fmt.Errorf("type %s is opaque: it has no size", t)
		}
		offs, size, align := l.Fields(t)
		sh.store, sh.alloc, sh.align = size, size, align
		covered := uint64(0)
		for i, f := range t.Fields {
			n, err := s.add(sh, f, offs[i])
			if err != nil {
				return err
			}
			covered += n
		}
		sh.padded = covered != size*8
	case *dialect.ArrayType:
		if t.N > maxLeaves {
			return fmt.Errorf("type %s has more than %d elements", t, maxLeaves)
		}
		step := l.AllocSize(t.Elem)
		sh.store, sh.alloc, sh.align = step*t.N, step*t.N, l.Align(t)
		for i := uint64(0); i < t.N; i++ {
			n, err := s.add(sh, t.Elem, i*step)
			if err != nil {
				return err
			}
			sh.padded = sh.padded || n != step*8
		}
	default:
		w := l.scalarBits(t)
		if w == 0 || !s.supported(t) {
			return unsupportedType(t)
		}
		sh.bytes = int32((w + 63) / 64 * 8)
		sh.leaves = []leaf{{t, int32(w), 0, sh.bytes, 0, 0}}
		sh.store, sh.align = l.StoreSize(t), l.Align(t)
		sh.alloc = roundUp(sh.store, sh.align)
		sh.padded = sh.store*8 != uint64(w)
	}
	return nil
}

// add appends an element of type t at byte off of the aggregate sh and
// returns the bits of memory that the element's leaves cover, padding of the
// element itself not counted.
func (s *shapes) add(sh *shape, t dialect.Type, off uint64) (uint64, error) {
	k, err := s.of(t)
	if err != nil {
		return 0, err
	}
	if len(sh.leaves)+len(k.leaves) > maxLeaves {
		return 0, fmt.Errorf("type %s has more than %d scalars", sh.typ, maxLeaves)
	}
	sh.kids = append(sh.kids, sh.bytes)
	sh.elems = append(sh.elems, k)
	covered := uint64(0)
	for _, lf := range k.leaves {
		lf.reg += sh.bytes
		lf.bit += off * 8
		sh.leaves = append(sh.leaves, lf)
		covered += uint64(lf.width)
	}
	sh.bytes += k.bytes
	return covered, nil
}

// supported reports whether values of the scalar type have meanings.
func (s *shapes) supported(t dialect.Type) bool {
	switch t := t.(type) {
	case *dialect.IntegerType:
		return t.Signedness == dialect.Signless && t.Width > 0
	case *dialect.FloatType:
		switch t.Kind {
		case dialect.F16, dialect.BF16, dialect.F32, dialect.F64, dialect.F80, dialect.F128:
			return true
		}
		return false
	case *dialect.PointerType:
		return s.layout.PointerBits(t.Space) == 64
	case *dialect.NamedLLVMType:
		return t == dialect.Token
	}
	return false
}

func unsupportedType(t dialect.Type) error {
	return fmt.Errorf("values of type %s are not supported", t)
}

func cellBytes(width int) int32 {
	switch {
	case width <= 8:
		return 1
	case width <= 16:
		return 2
	case width <= 32:
		return 4
	case width <= 64:
		return 8
	}
	return int32((width + 63) / 64 * 8)
}

// at is the shape and register offset of the element that path leads to.
func (sh *shape) at(path []int64) (*shape, int32) {
	off := int32(0)
	for _, i := range path {
		off += sh.kids[i]
		sh = sh.elems[i]
	}
	return sh, off
}
