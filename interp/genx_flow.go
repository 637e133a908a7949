package interp

import "fmt"

// SIMD control flow and predicates. The execution mask has 32 lanes; a goto or
// join works on its first n, n being the lanes of the resume mask. Nothing is
// hidden: masks are values, and the branch that follows is an ordinary one,
// taken when no lane is left.

func init() {
	genx("simdcf.goto", 3, needGoto, simdGoto)
	genx("simdcf.join", 2, needJoin, simdJoin)
	genx("simdcf.get.em", 1, needSame, sameBits)
	genx("simdcf.savemask", 1, needMaskBits, saveMask)
	genx("simdcf.unmask", 2, needRestored, allLanes)
	genx("simdcf.remask", 2, needRestored, restoreMask)
	genx("simdcf.any", 1, needAny, uniformAny)
	genxRefused("it marks a place for the pass that lowers SIMD control flow, and means nothing without it; run that pass first",
		"simdcf.predicate", "unmask.begin", "unmask.end")
	genx("any", 1, needAny, anyLane)
	genx("all", 1, needAny, everyLane)
	genx("constanti", 1, needSame, sameBits)
	genx("constantf", 1, needSame, sameBits)
	genx("constantpred", 1, needSame, sameBits)
	genx("convert", 1, needSame, sameBits)
	genx("convert.addr", 2, needAddresses, addresses)
	genx("add.addr", 2, needAddresses, addresses)
	for _, name := range []string{"faddr", "gaddr", "address.convert"} {
		genx(name, 1, needAddressOf, lanes1(ptrToInt))
	}
	genx("output.1", 1, noResult, noEffect)
	intrinsic(genxPrefix+"output", noResult, noEffect)
}

// hasBits reports a vector of i1.
func hasBits(sh *shape) bool { return hasInts(sh) && sh.vector && sh.leaves[0].width == 1 }

func needGoto(s *site) error {
	if s.res.sh == nil || len(s.res.sh.elems) != 3 || len(s.res.sh.kids) != 3 {
		return fmt.Errorf("the result must be a struct of execution mask, resume mask and i1")
	}
	em, rm := s.args[0].sh, s.args[1].sh
	switch e := s.res.sh.elems; {
	case !hasBits(em) || !hasBits(rm) || s.args[2].sh != rm:
		return fmt.Errorf("the operands must be the execution mask, the resume mask and a mask of as many lanes")
	case len(rm.leaves) > len(em.leaves):
		return fmt.Errorf("the resume mask has %d lanes and the execution mask %d", len(rm.leaves), len(em.leaves))
	case e[0] != em || e[1] != rm || len(e[2].leaves) != 1 || e[2].leaves[0].width != 1:
		return fmt.Errorf("the result %s does not hold %s, %s and i1", s.res.sh.typ, em.typ, rm.typ)
	}
	return nil
}

func needJoin(s *site) error {
	if s.res.sh == nil || len(s.res.sh.elems) != 2 || len(s.res.sh.kids) != 2 {
		return fmt.Errorf("the result must be a struct of execution mask and i1")
	}
	em, rm := s.args[0].sh, s.args[1].sh
	switch e := s.res.sh.elems; {
	case !hasBits(em) || !hasBits(rm):
		return fmt.Errorf("the operands must be the execution mask and the resume mask")
	case len(rm.leaves) > len(em.leaves):
		return fmt.Errorf("the resume mask has %d lanes and the execution mask %d", len(rm.leaves), len(em.leaves))
	case e[0] != em || len(e[1].leaves) != 1 || e[1].leaves[0].width != 1:
		return fmt.Errorf("the result %s does not hold %s and i1", s.res.sh.typ, em.typ)
	}
	return nil
}

// lanewise is f of two scalars, poison when one is.
func lanewise(a, b Scalar, f func(x, y bits3) bits3) Scalar {
	if a.Poison || b.Poison {
		return poisonScalar(a.Width)
	}
	return bitwise(a, b, f)
}

func notBit(a Scalar) Scalar {
	a.V ^= 1
	return a
}

// someLane is whether a lane is not zero.
func someLane(in []Scalar) Scalar {
	r := boolScalar(false)
	for _, v := range in {
		lane := boolScalar(v.V != 0)
		lane.Poison = v.Poison
		if v.Undef != 0 && v.V&^v.Undef == 0 {
			lane.Undef = 1
		}
		if v.Chosen != 0 && v.V&^v.Undef&^v.Chosen == 0 {
			lane.Chosen = 1
		}
		r = lanewise(r, lane, orBits)
	}
	return r
}

// simdGoto stops the lanes that keep does not name: they leave the execution
// mask and wait in the resume mask. The branch is taken when none is left of
// the first n.
func simdGoto(t *Thread, s *site) {
	em, rm, keep := t.leaves(s.args[0]), t.leaves(s.args[1]), t.leaves(s.args[2])
	n := len(rm)
	for i := range rm {
		rm[i] = lanewise(rm[i], lanewise(em[i], notBit(keep[i]), andBits), orBits)
		em[i] = lanewise(em[i], keep[i], andBits)
	}
	t.putAll(s, em, rm, []Scalar{notBit(someLane(em[:n]))})
}

// simdJoin lets the waiting lanes run again. The branch is taken when none of
// the first n runs.
func simdJoin(t *Thread, s *site) {
	em, rm := t.leaves(s.args[0]), t.leaves(s.args[1])
	for i := range rm {
		em[i] = lanewise(em[i], rm[i], orBits)
	}
	t.putAll(s, em, []Scalar{notBit(someLane(em[:len(rm)]))})
}

// putAll writes the leaves of a struct result.
func (t *Thread) putAll(s *site, parts ...[]Scalar) {
	i := 0
	for _, part := range parts {
		for _, v := range part {
			t.put(s.res, i, v)
			i++
		}
	}
}

func needMaskBits(s *site) error {
	if s.res.sh == nil || !hasInts(s.res.sh) || !hasBits(s.args[0].sh) || int(s.res.sh.leaves[0].width) != len(s.args[0].sh.leaves) || s.res.sh.vector {
		return fmt.Errorf("it gives a mask as an integer of as many bits")
	}
	return nil
}

// saveMask is the mask as a number, lane 0 its lowest bit.
func saveMask(t *Thread, s *site) {
	in := t.leaves(s.args[0])
	t.put(s.res, 0, regroup(in, 1, int32(len(in)), false)[0])
}

func needRestored(s *site) error {
	n := len(s.args[1].sh.leaves)
	if s.res.sh == nil || !hasBits(s.res.sh) || !hasInts(s.args[1].sh) || n != 1 || int(s.args[1].sh.leaves[0].width) != len(s.res.sh.leaves) {
		return fmt.Errorf("it gives a mask of as many lanes as operand 2 has bits")
	}
	return nil
}

// allLanes is the mask of unmasked code.
func allLanes(t *Thread, s *site) {
	for i := range s.res.sh.leaves {
		t.put(s.res, i, boolScalar(true))
	}
}

// restoreMask is the mask whose number operand 2 is.
func restoreMask(t *Thread, s *site) {
	saved := t.lane(s.args[1], 0)
	for i, v := range regroup([]Scalar{saved}, saved.Width, 1, false) {
		t.put(s.res, i, v)
	}
}

func needAny(s *site) error {
	if s.res.sh == nil || !hasInts(s.res.sh) || s.res.sh.vector || s.res.sh.leaves[0].width != 1 || !hasInts(s.args[0].sh) {
		return fmt.Errorf("it gives an i1 of integers or predicates")
	}
	return nil
}

// anyLane is whether a lane is not zero.
func anyLane(t *Thread, s *site) { t.put(s.res, 0, someLane(t.leaves(s.args[0]))) }

// everyLane is whether no lane is zero.
func everyLane(t *Thread, s *site) {
	in := t.leaves(s.args[0])
	for i, v := range in {
		zero := boolScalar(v.V == 0)
		zero.Poison = v.Poison
		// Zero is possible when only open bits are set, certain when none is.
		if v.Undef != 0 && v.V&^v.Undef == 0 {
			zero.Undef = 1
		}
		if v.Chosen != 0 && v.V&^v.Undef&^v.Chosen == 0 {
			zero.Chosen = 1
		}
		in[i] = zero
	}
	t.put(s.res, 0, notBit(someLane(in)))
}

// uniformAny runs the marker of a divergent branch when all lanes agree; then
// it needs no lowering.
func uniformAny(t *Thread, s *site) {
	in := t.leaves(s.args[0])
	for i, v := range in {
		t.defined(s, &v, PoisonBranch, fmt.Sprintf("lane %d of the condition", i))
		if (v.V != 0) != (in[0].V != 0) {
			t.unsupported(s, "llvm.genx.simdcf.any of lanes that differ: lane 0 is %v, lane %d is not; the pass that lowers SIMD control flow must run first", in[0].V != 0, i)
		}
	}
	t.put(s.res, 0, boolScalar(len(in) > 0 && in[0].V != 0))
}

// needAddresses wants the i16 addresses of registers and an offset; one of the
// two may be a single one for all lanes.
func needAddresses(s *site) error {
	if s.res.sh == nil || !hasInts(s.res.sh) || !hasInts(s.args[0].sh) || !hasInts(s.args[1].sh) {
		return fmt.Errorf("it adds integers")
	}
	for k, a := range s.args {
		if n := len(a.sh.leaves); n != 1 && n != len(s.res.sh.leaves) {
			return fmt.Errorf("operand %d has %d lanes and the result %d", k+1, n, len(s.res.sh.leaves))
		}
	}
	return nil
}

// addresses adds, wrapping around in the result's width.
func addresses(t *Thread, s *site) {
	a, b := t.leaves(s.args[0]), t.leaves(s.args[1])
	for i := range s.res.sh.leaves {
		w := s.res.sh.leaves[i].width
		x, y := a[i%len(a)], b[i%len(b)]
		if x.Poison || y.Poison {
			t.put(s.res, i, poisonScalar(w))
			continue
		}
		t.put(s.res, i, addInt(resize(x, w), resize(y, w), wrap{}))
	}
}

// needAddressOf wants a pointer, or what already is an address, and gives an
// integer.
func needAddressOf(s *site) error {
	if s.res.sh == nil || !hasInts(s.res.sh) || hasFloats(s.args[0].sh) {
		return fmt.Errorf("it gives an address as an integer")
	}
	return s.sameLanes(1)
}
