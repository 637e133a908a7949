package interp

import (
	"fmt"
	"math/bits"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/dialect/op"
	"github.com/touchstone-ir/touchstone/memory"
)

func init() {
	prepared(op.GetElementPtr, prepareGEP, getElementPtr)
}

// gepPlan is a getelementptr with its type walked: the address is base +
// fixed + Σ index·scale.
type gepPlan struct {
	fixed int64
	terms []gepTerm // dynamic indices, in order
	steps []gepStep // every level in order, for the flags
	flags dialect.GEPFlags
	index int32 // bits of the index width
}

type gepTerm struct {
	arg   int // operand number
	scale uint64
}

// gepStep is one addition: a constant offset, or a term.
type gepStep struct {
	term   int // -1 for a constant
	offset int64
}

func prepareGEP(s *site) error {
	m := s.fn.m
	space := uint32(0)
	if p, ok := scalarType(s.op.Operands[0].Type).(*dialect.PointerType); ok {
		space = p.Space
	}
	plan := &gepPlan{flags: s.op.GEPFlags(), index: int32(m.layout.IndexBits(space))}
	t := s.op.TypeProp("elem_type")
	arg := 1
	for i, ix := range s.op.GEPIndices() {
		var scale uint64
		if i == 0 {
			n, err := m.shapes.sized(t)
			if err != nil {
				return err
			}
			scale = n
		} else {
			switch c := t.(type) {
			case *dialect.StructType:
				if ix.Value != nil || ix.Const < 0 || int(ix.Const) >= len(c.Fields) {
					return fmt.Errorf("index %d into %s is not the constant of a field", i, c)
				}
				offs, _, _ := m.layout.Fields(c)
				plan.constant(int64(offs[ix.Const]))
				t = c.Fields[ix.Const]
				continue
			case *dialect.ArrayType:
				t = c.Elem
			case *dialect.VectorType:
				t = c.Elem
			default:
				return fmt.Errorf("index %d goes into %s, which has no elements", i, t)
			}
			n, err := m.shapes.sized(t)
			if err != nil {
				return err
			}
			scale = n
		}
		if ix.Value == nil {
			plan.constant(int64(uint64(ix.Const) * scale))
			continue
		}
		plan.steps = append(plan.steps, gepStep{term: len(plan.terms)})
		plan.terms = append(plan.terms, gepTerm{arg, scale})
		arg++
	}
	s.aux = plan
	return nil
}

func (g *gepPlan) constant(off int64) {
	g.fixed += off
	g.steps = append(g.steps, gepStep{term: -1, offset: off})
}

// getElementPtr computes an address, lane by lane when an operand is a
// vector (S6.7 to S6.10).
func getElementPtr(t *Thread, s *site) {
	g := s.aux.(*gepPlan)
	for i := range s.res.sh.leaves {
		t.put(s.res, i, t.gepLane(s, g, i))
	}
}

// laneOr is lane i of operand k, or its only scalar when it is no vector.
func (t *Thread) laneOr(s *site, k, i int) Scalar {
	if len(s.args[k].sh.leaves) == 1 {
		i = 0
	}
	return t.lane(s.args[k], i)
}

func (t *Thread) gepLane(s *site, g *gepPlan, lane int) Scalar {
	base := t.laneOr(s, 0, lane)
	out := Scalar{Width: 64, V: base.V, Chosen: base.Chosen}
	undef := base.Undef
	poison := base.Poison
	inbounds := g.flags&dialect.GEPInBounds != 0
	nusw := inbounds || g.flags&dialect.GEPNUSW != 0
	nuw := g.flags&dialect.GEPNUW != 0
	addr := base.V
	moved := false
	_, away := t.home(&base)
	var total int64
	for _, st := range g.steps {
		off := st.offset
		if st.term >= 0 {
			tm := g.terms[st.term]
			ix := t.laneOr(s, tm.arg, lane)
			poison = poison || ix.Poison
			if ix.anyUndef() {
				undef = ^uint64(0)
			}
			if ix.anyChosen() {
				out.Chosen = ^uint64(0)
			}
			v, fits := indexValue(&ix)
			if !fits && (nusw || nuw) {
				poison = true
			}
			hi, lo := bits.Mul64(uint64(v), tm.scale)
			if v < 0 {
				hi -= tm.scale
			}
			off = int64(lo)
			if nusw && hi != uint64(off>>63) {
				poison = true
			}
			if nuw && (v < 0 || hi != 0) {
				poison = true
			}
		} else if nuw && off < 0 {
			poison = true
		}
		if off != 0 {
			moved = true
		}
		sum := total + off
		if nusw && (off > 0 && sum < total || off < 0 && sum > total) {
			poison = true
		}
		total = sum
		next := addr + uint64(off)
		if nuw && next < addr {
			poison = true
		}
		if nusw && !inbounds && (off >= 0 && next < addr || off < 0 && next > addr) {
			poison = true
		}
		addr = next
		if inbounds && moved && undef == 0 && !poison && (away || !t.inBounds(memory.Ptr(base.V), memory.Ptr(addr))) {
			poison = true
		}
	}
	if poison {
		return poisonScalar(64)
	}
	out.V, out.Undef = addr, undef
	if undef != 0 {
		out.Undef = ^uint64(0)
		return out
	}
	t.detach(&base, &out)
	return out
}

// inBounds reports whether an inbounds getelementptr may go from base to p:
// both lie in one object, its end included (S6.9).
func (t *Thread) inBounds(base, p memory.Ptr) bool { return t.mem.InBounds(base, p) }

// indexValue is an index sign-extended or truncated to 64 bits; fits is false
// when truncation changed it.
func indexValue(ix *Scalar) (v int64, fits bool) {
	if ix.W == nil {
		return ix.signed(), true
	}
	b := ix.signedBig()
	return int64(ix.W.V[0]), b.IsInt64()
}
