package interp

import (
	"fmt"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/simd"
)

// Regions: lanes of a vector read or replaced by rows, as a Gen register
// operand does it. vstride, width and stride count elements; the offset counts
// bytes and is unsigned, whatever its width. A vector of offsets has one for
// each row, and vstride then plays no part. An element is chosen by
//
//	offset/E + row*vstride + column*stride
//
// with E its bytes. Hardware wants the first three constant; here they may be
// any values.

func init() {
	for _, kind := range []string{"i", "f"} {
		genx("rdregion"+kind, 6, prepareRegionRead(kind), readRegion)
		genx("wrregion"+kind, 8, prepareRegionWrite(kind), writeRegion)
	}
	genx("wrconstregion", 8, prepareRegionWrite(""), writeRegion)
	genxRefused("write llvm.genx.rdregioni for integers or llvm.genx.rdregionf for floating point; the suffix has the result, the parent and the offset (.v4i32.v8i32.i16)", "rdregion")
	genxRefused("write llvm.genx.wrregioni for integers or llvm.genx.wrregionf for floating point; the suffix has the result, the new value, the offset and the mask (.v8i32.v4i32.i16.i1)", "wrregion")
	genx("rdpredregion", 2, prepareReadPredicate, readPredicate)
	genx("wrpredregion", 3, prepareWritePredicate, writePredicate)
	genx("wrpredpredregion", 4, prepareWritePredicate, writePredicate)
}

// regionOp is what a region access knows before it runs.
type regionOp struct {
	elem   int // bytes of an element
	lanes  int // of the region
	parent int // lanes of the vector that it lies in
	first  int // number of the vstride operand
	fixed  []int32
}

func prepareRegionRead(kind string) func(s *site) error {
	return func(s *site) error {
		if s.res.sh == nil {
			return fmt.Errorf("it has a result")
		}
		return s.prepareRegion(kind, s.args[0].sh, s.res.sh, 1)
	}
}

func prepareRegionWrite(kind string) func(s *site) error {
	return func(s *site) error {
		if s.res.sh == nil || s.res.sh != s.args[0].sh {
			return fmt.Errorf("the result must have the type of the old value, %s", s.args[0].sh.typ)
		}
		if m := s.args[7].sh; !hasInts(m) || m.leaves[0].width != 1 {
			return fmt.Errorf("the mask must be an i1 or a vector of i1, not %s", m.typ)
		}
		return s.prepareRegion(kind, s.args[0].sh, s.args[1].sh, 2)
	}
}

func (s *site) prepareRegion(kind string, parent, part *shape, first int) error {
	switch {
	case !parent.vector:
		return fmt.Errorf("the region lies in %s, which is no vector", parent.typ)
	case scalarType(parent.typ) != scalarType(part.typ):
		return fmt.Errorf("the elements of %s and %s differ", parent.typ, part.typ)
	case kind == "i" && hasFloats(parent):
		return fmt.Errorf("the elements of %s are floating point: the name ends in f for these", parent.typ)
	case kind == "f" && hasInts(parent):
		return fmt.Errorf("the elements of %s are integers: the name ends in i for these", parent.typ)
	case parent.leaves[0].width%8 != 0:
		return fmt.Errorf("elements of %s are not whole bytes; regions of i1 are read by llvm.genx.rdpredregion and written by llvm.genx.wrpredregion", parent.typ)
	}
	for k := first; k < first+5; k++ {
		if !hasInts(s.args[k].sh) || k != first+3 && s.args[k].sh.vector {
			return fmt.Errorf("operand %d must be an integer, not %s", k+1, s.args[k].sh.typ)
		}
	}
	r := &regionOp{
		elem: int(parent.leaves[0].width / 8), lanes: len(part.leaves), parent: len(parent.leaves), first: first,
	}
	s.aux = r
	if s.fn.m.opts.GenX.Mode != GenXChecked {
		s.ignore(first+4, first+1)
	}
	if s.fn.m.opts.Engine != EngineMeanings {
		s.fastRegion(r)
	}
	return nil
}

// ignore makes operand k, which the meaning does not look at, the same as
// operand j: it is nearly always undef, and would mark its frame tainted.
func (s *site) ignore(k, j int) {
	if s.op.Operands[k] == s.op.Operands[j] {
		return
	}
	as := *s.op
	as.Operands = append([]*dialect.Value(nil), s.op.Operands...)
	as.Operands[k] = as.Operands[j]
	s.op = &as
	s.args = append([]place(nil), s.args...)
	s.args[k] = s.args[j]
}

// region reads the parameters of the access and tests the rules that do not
// depend on a lane. offsets has one byte offset for each row, or one for all.
func (t *Thread) region(s *site, r *regionOp) (g simd.Region, offsets []uint64) {
	v := t.number(s, r.first, "the region's vstride")
	w := t.number(s, r.first+1, "the region's width")
	h := t.number(s, r.first+2, "the region's stride")
	g = simd.Region{Lanes: r.lanes, VStride: int(v.signed()), Width: int(w.signed()), Stride: int(h.signed())}
	lenient := t.m.opts.GenX.Mode == GenXLenient
	if g.Width == 0 && g.VStride == 0 && lenient {
		g.Width = g.Lanes
	}
	switch {
	case g.Whole(): // one lane takes any width
	case g.Width <= 0:
		t.ub(s, BadRegion, "the region's width is %d", g.Width)
	default:
		t.ub(s, BadRegion, "the region's %d lanes are not a multiple of its width %d", g.Lanes, g.Width)
	}
	at := s.args[r.first+3]
	if at.sh.vector {
		if len(at.sh.leaves) != g.Rows() {
			t.ub(s, BadRegion, "%d row offsets are given for %d rows", len(at.sh.leaves), g.Rows())
		}
		g.VStride = 0
	}
	for i := range at.sh.leaves {
		o := t.lane(at, i)
		t.defined(s, &o, PoisonOperand, "the region's offset")
		if o.V%uint64(r.elem) != 0 && !lenient {
			t.ub(s, BadRegion, "the byte offset %d is not a multiple of the element size %d", o.V, r.elem)
		}
		offsets = append(offsets, o.V)
	}
	return g, offsets
}

// index is the element that a lane of the region stands for, or -1 when there
// is none and the mode does not mind.
func (t *Thread) index(s *site, r *regionOp, g simd.Region, offsets []uint64, lane int) int {
	row, _ := g.Split(lane)
	off := offsets[0]
	if len(offsets) > 1 {
		off = offsets[row]
	}
	k := g.Index(int(min(off/uint64(r.elem), 1<<40)), lane)
	if k >= 0 && k < r.parent {
		return k
	}
	if t.m.opts.GenX.Mode != GenXLenient {
		t.ub(s, BadRegion, "lane %d touches element %d of %d", lane, k, r.parent)
	}
	return -1
}

// promised holds a defined parent width to its promise: no row crosses a
// multiple of it. index has -1 for lanes that are not accessed.
func (t *Thread) promised(s *site, r *regionOp, g simd.Region, index []int) {
	n := t.lane(s.args[r.first+4], 0)
	if t.m.opts.GenX.Mode != GenXChecked || !n.plain() || n.signed() <= 0 {
		return
	}
	width := int(n.signed())
	for i, k := range index {
		if k < 0 {
			continue
		}
		row, col := g.Split(i)
		if first := k - col*g.Stride; first < 0 || k/width != first/width {
			t.ub(s, BadRegion, "row %d crosses a multiple of the parent width %d: it begins at element %d, lane %d is element %d", row, width, first, i, k)
		}
	}
}

// readRegion gives the elements of the region.
func readRegion(t *Thread, s *site) {
	r := s.aux.(*regionOp)
	g, offsets := t.region(s, r)
	in := t.leaves(s.args[0])
	index := make([]int, g.Lanes)
	for i := range index {
		index[i] = t.index(s, r, g, offsets, i)
	}
	t.promised(s, r, g, index)
	for i, k := range index {
		if k < 0 {
			t.put(s.res, i, t.m.undef(s.res.sh.leaves[i].width))
			continue
		}
		t.put(s.res, i, in[k])
	}
}

// writeRegion gives the old value with the elements of the region replaced by
// the new ones where the mask is set. A poison mask lane makes its element
// poison, as in a select; an undefined one leaves open which of the two it is.
func writeRegion(t *Thread, s *site) {
	r := s.aux.(*regionOp)
	g, offsets := t.region(s, r)
	out, part, mask := t.leaves(s.args[0]), t.leaves(s.args[1]), t.leaves(s.args[7])
	if s.args[7].sh.vector && len(mask) != g.Lanes {
		t.ub(s, BadRegion, "the mask has %d lanes, the region %d", len(mask), g.Lanes)
	}
	index := make([]int, g.Lanes)
	writer := make([]int, r.parent) // 1 + the lane that wrote it
	for i := range index {
		index[i] = -1
		m := mask[0]
		if s.args[7].sh.vector {
			m = mask[i]
		}
		if m.V == 0 && m.plain() {
			continue // a disabled lane touches nothing
		}
		k := t.index(s, r, g, offsets, i)
		index[i] = k
		if k < 0 {
			continue
		}
		if writer[k] != 0 && t.m.opts.GenX.Mode != GenXLenient {
			t.ub(s, LaneCollision, "lanes %d and %d both write element %d", writer[k]-1, i, k)
		}
		writer[k] = i + 1
		out[k] = maskedBy(m, part[i], out[k])
	}
	t.promised(s, r, g, index)
	for i, v := range out {
		t.put(s.res, i, v)
	}
}

// maskedBy is a where the mask bit m is set, else b.
func maskedBy(m, a, b Scalar) Scalar {
	if m.Poison {
		return poisonScalar(b.Width)
	}
	x, y := a, b
	if m.V == 0 {
		x, y = b, a
	}
	switch {
	case m.Undef != 0:
		return either(x, y)
	case m.Chosen != 0:
		return decided(x, y)
	}
	return x
}

// prepareReadPredicate checks a region of predicate bits, whose offset counts
// lanes.
func prepareReadPredicate(s *site) error {
	if s.res.sh == nil || scalarType(s.res.sh.typ) != scalarType(s.args[0].sh.typ) || !hasInts(s.args[1].sh) || s.args[1].sh.vector {
		return fmt.Errorf("it reads lanes of %s from an integer offset", s.args[0].sh.typ)
	}
	return nil
}

func prepareWritePredicate(s *site) error {
	switch {
	case s.res.sh == nil || s.res.sh != s.args[0].sh || scalarType(s.args[1].sh.typ) != scalarType(s.res.sh.typ):
		return fmt.Errorf("old value, new value and result must be predicates of one type")
	case !hasInts(s.args[2].sh) || s.args[2].sh.vector:
		return fmt.Errorf("the offset must be an integer")
	case len(s.args) == 4 && s.args[3].sh != s.args[0].sh:
		return fmt.Errorf("the predicate must have the type of the old value")
	}
	return nil
}

// predicateOffset is operand k, tested against the n lanes from it on.
func (t *Thread) predicateOffset(s *site, k, lanes, parent int) int {
	o := t.number(s, k, "the region's offset")
	if at := o.signed(); at < 0 || at+int64(lanes) > int64(parent) {
		lane := max(int64(parent)-at, 0)
		if at < 0 {
			lane = 0
		}
		t.ub(s, BadRegion, "lane %d touches element %d of %d", lane, at+lane, parent)
	}
	return int(o.V)
}

// readPredicate gives the lanes from the offset on.
func readPredicate(t *Thread, s *site) {
	in := t.leaves(s.args[0])
	off := t.predicateOffset(s, 1, len(s.res.sh.leaves), len(in))
	for i := range s.res.sh.leaves {
		t.put(s.res, i, in[off+i])
	}
}

// writePredicate replaces the lanes from the offset on, where the predicate,
// if there is one, has the same lane set.
func writePredicate(t *Thread, s *site) {
	out, part := t.leaves(s.args[0]), t.leaves(s.args[1])
	var pred []Scalar
	if len(s.args) == 4 {
		pred = t.leaves(s.args[3])
	}
	off := t.predicateOffset(s, 2, len(part), len(out))
	for i, v := range part {
		if pred != nil {
			v = maskedBy(pred[off+i], v, out[off+i])
		}
		out[off+i] = v
	}
	for i, v := range out {
		t.put(s.res, i, v)
	}
}
