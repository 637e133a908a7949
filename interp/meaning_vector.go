package interp

import (
	"fmt"
	"math/big"

	"github.com/touchstone-ir/touchstone/dialect/op"
)

func init() {
	means(op.ExtractElement, extractElement)
	means(op.InsertElement, insertElement)
	prepared(op.ShuffleVector, prepareShuffle, shuffleVector)
	prepared(op.ExtractValue, prepareExtractValue, extractValue)
	prepared(op.InsertValue, prepareInsertValue, insertValue)
	prepared(op.IntrVectorInsert, prepareSubvector, vectorInsert)
	prepared(op.IntrVectorExtract, prepareSubvector, vectorExtract)
	means(op.IntrVectorInterleave2, interleave2)
	means(op.IntrVectorDeinterleave2, deinterleave2)
	means(op.IntrStepVector, stepVector)
	means(op.IntrVScale, func(t *Thread, s *site) {
		t.put(s.res, 0, intScalar(s.res.sh.leaves[0].width, uint64(t.m.shapes.vscale)))
	})
	means(op.IntrGetActiveLaneMask, activeLaneMask)
}

// lanesFor calls f for every lane below n that idx may name; beyond says that
// idx may also be n or more. A poison idx names none.
func lanesFor(idx *Scalar, n int, f func(lane int)) (beyond bool) {
	if idx.Poison {
		return true
	}
	if idx.W == nil && idx.Undef == 0 {
		if idx.V < uint64(n) {
			f(int(idx.V))
			return false
		}
		return true
	}
	x := open(idx)
	for i := range n {
		k := big.NewInt(int64(i))
		if k.BitLen() <= int(x.w) && k.Xor(k, x.v).AndNot(k, x.u).Sign() == 0 {
			f(i)
		}
	}
	return x.umax().Cmp(big.NewInt(int64(n))) >= 0
}

// is reports whether the shown value of s is i.
func (s *Scalar) is(i int) bool { return s.word(0) == uint64(i) && (s.W == nil || !anyBit(s.W.V[1:])) }

// extractElement gives one lane; an index past the last gives poison (S9.3).
// An undefined index may name any lane that fits it.
func extractElement(t *Thread, s *site) {
	idx := t.lane(s.args[1], 0)
	n := len(s.args[0].sh.leaves)
	r := poisonScalar(s.res.sh.leaves[0].width)
	found := false
	beyond := lanesFor(&idx, n, func(lane int) {
		v := t.lane(s.args[0], lane)
		switch {
		case !found:
			r = v
		case idx.is(lane):
			r = either(v, r)
		default:
			r = either(r, v)
		}
		found = true
	})
	if beyond && found {
		r = either(r, poisonScalar(r.Width))
	}
	if idx.anyChosen() && !r.Poison {
		r = r.markChosen()
	}
	t.put(s.res, 0, r)
}

// insertElement replaces one lane; an index past the last makes the whole
// result poison (S9.3).
func insertElement(t *Thread, s *site) {
	in, v, idx := t.leaves(s.args[0]), t.lane(s.args[1], 0), t.lane(s.args[2], 0)
	hits := map[int]bool{}
	beyond := lanesFor(&idx, len(in), func(lane int) { hits[lane] = true })
	sure := len(hits) == 1 && !beyond
	for i, old := range in {
		r := old
		switch {
		case len(hits) == 0:
			r = poisonScalar(old.Width)
		case hits[i] && sure:
			r = v
		case hits[i] && idx.is(i):
			r = either(v, old)
		case hits[i]:
			r = either(old, v)
		}
		if len(hits) > 0 && beyond {
			r = either(r, poisonScalar(r.Width))
		}
		if idx.anyChosen() && !r.Poison {
			r = decided(r, v)
		}
		t.put(s.res, i, r)
	}
}

func prepareShuffle(s *site) error {
	mask := s.op.Mask()
	n := len(s.args[0].sh.leaves) + len(s.args[1].sh.leaves)
	if len(mask) != len(s.res.sh.leaves) {
		// The mask of a scalable shuffle is all zeros or all poison.
		if len(mask) == 0 {
			return fmt.Errorf("%s without a mask", s.op.Name)
		}
		full := make([]int32, len(s.res.sh.leaves))
		for i := range full {
			full[i] = mask[0]
		}
		mask = full
	}
	for _, k := range mask {
		if k < -1 || int(k) >= n {
			return fmt.Errorf("mask index %d of %s is outside its %d lanes", k, s.op.Name, n)
		}
	}
	s.aux = mask
	return nil
}

// shuffleVector picks lanes of both operands laid end to end; -1 gives a
// poison lane (S9.4).
func shuffleVector(t *Thread, s *site) {
	in := append(t.leaves(s.args[0]), t.leaves(s.args[1])...)
	for i, k := range s.aux.([]int32) {
		if k < 0 {
			t.put(s.res, i, poisonScalar(s.res.sh.leaves[i].width))
			continue
		}
		t.put(s.res, i, in[k])
	}
}

// part is where an element of an aggregate lies in its registers.
type part struct {
	sh  *shape
	off int32
}

func (s *site) part(container int) (part, error) {
	sh, off := s.args[container].sh, int32(0)
	for _, i := range s.op.Position() {
		if i < 0 || i >= int64(len(sh.elems)) {
			return part{}, fmt.Errorf("position %v of %s is not in %s", s.op.Position(), s.op.Name, s.args[container].sh.typ)
		}
		off += sh.kids[i]
		sh = sh.elems[i]
	}
	return part{sh, off}, nil
}

func prepareExtractValue(s *site) error {
	p, err := s.part(0)
	if err != nil {
		return err
	}
	if p.sh != s.res.sh {
		return fmt.Errorf("%s of %s gives %s, not %s", s.op.Name, s.args[0].sh.typ, p.sh.typ, s.res.sh.typ)
	}
	s.aux = p
	return nil
}

// extractValue copies an element out of an aggregate (S9.5).
func extractValue(t *Thread, s *site) {
	p := s.aux.(part)
	t.copyPlace(s.res.off, s.args[0].off+p.off, p.sh.bytes)
}

func prepareInsertValue(s *site) error {
	p, err := s.part(0)
	if err != nil {
		return err
	}
	if p.sh != s.args[1].sh {
		return fmt.Errorf("%s puts %s where %s has %s", s.op.Name, s.args[1].sh.typ, s.args[0].sh.typ, p.sh.typ)
	}
	s.aux = p
	return nil
}

// insertValue copies an aggregate with one element replaced; the other
// fields keep their poison and undefined bits (S9.5). The element is read
// first: its place may be the result's.
func insertValue(t *Thread, s *site) {
	p := s.aux.(part)
	if s.res.off == s.args[0].off {
		t.copyPlace(s.res.off+p.off, s.args[1].off, p.sh.bytes)
		return
	}
	v := t.leaves(s.args[1])
	t.copyPlace(s.res.off, s.args[0].off, s.res.sh.bytes)
	for i := range v {
		t.put(place{s.res.off + p.off, p.sh}, i, v[i])
	}
}

// prepareSubvector decodes the position of vector.insert and vector.extract,
// which counts in the subvector's length.
func prepareSubvector(s *site) error {
	pos, _ := s.op.IntProp("pos")
	sub := len(s.res.sh.leaves)
	if s.kind == op.IntrVectorInsert {
		sub = len(s.args[1].sh.leaves)
	}
	if sub == 0 || pos < 0 || pos%int64(sub) != 0 {
		return fmt.Errorf("position %d of %s is not a multiple of the %d lanes", pos, s.op.Name, sub)
	}
	s.aux = pos
	return nil
}

// vectorInsert replaces the lanes from pos on; when they do not fit, the
// result is poison (S9.6).
func vectorInsert(t *Thread, s *site) {
	out, sub := t.leaves(s.args[0]), t.leaves(s.args[1])
	pos := s.aux.(int64)
	fits := pos+int64(len(sub)) <= int64(len(out))
	if fits {
		copy(out[pos:], sub)
	}
	for i, v := range out {
		if !fits {
			v = poisonScalar(v.Width)
		}
		t.put(s.res, i, v)
	}
}

// vectorExtract gives the lanes from pos on, poison where there are none
// (S9.6).
func vectorExtract(t *Thread, s *site) {
	in := t.leaves(s.args[0])
	pos := s.aux.(int64)
	n := int64(len(s.res.sh.leaves))
	for i := range s.res.sh.leaves {
		v := poisonScalar(s.res.sh.leaves[i].width)
		if pos+n <= int64(len(in)) {
			v = in[pos+int64(i)]
		}
		t.put(s.res, i, v)
	}
}

// interleave2 gives a0 b0 a1 b1 … (S9.7).
func interleave2(t *Thread, s *site) {
	a, b := t.leaves(s.args[0]), t.leaves(s.args[1])
	for i := range a {
		t.put(s.res, 2*i, a[i])
		t.put(s.res, 2*i+1, b[i])
	}
}

// deinterleave2 gives the struct of even and odd lanes (S9.7).
func deinterleave2(t *Thread, s *site) {
	in := t.leaves(s.args[0])
	half := len(in) / 2
	for i, v := range in {
		t.put(s.res, i%2*half+i/2, v)
	}
}

// stepVector gives 0, 1, 2, …; a number that does not fit wraps (S9.7).
func stepVector(t *Thread, s *site) {
	for i := range s.res.sh.leaves {
		t.put(s.res, i, intScalar(s.res.sh.leaves[i].width, uint64(i)))
	}
}

// activeLaneMask has lane i true when base + i < n, without wrapping (S9.8).
func activeLaneMask(t *Thread, s *site) {
	base, n := t.lane(s.args[0], 0), t.lane(s.args[1], 0)
	for i := range s.res.sh.leaves {
		if base.Poison || n.Poison {
			t.put(s.res, i, poisonScalar(1))
			continue
		}
		x, y := open(&base), open(&n)
		below := func(v, limit *big.Int) bool {
			return new(big.Int).Add(v, big.NewInt(int64(i))).Cmp(limit) < 0
		}
		r := boolScalar(below(x.v, y.v))
		if below(x.umin(), y.umax()) != below(x.umax(), y.umin()) {
			r.Undef = 1
		}
		if f, g := x.freed(), y.freed(); (x.c.Sign() != 0 || y.c.Sign() != 0) && below(f.umin(), g.umax()) != below(f.umax(), g.umin()) {
			r.Chosen = 1
		}
		t.put(s.res, i, r)
	}
}
