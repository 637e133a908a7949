package interp

import (
	"fmt"
	"math/bits"

	"github.com/touchstone-ir/touchstone/internal/softfloat"
)

// Load/store cache messages. Lane i goes to base + scale*offset[i] + imm, with
// offset and scale unsigned and imm signed. It has as many elements as the
// vector size says; element v of lane i is lane v*N + i of the data, N being
// the lanes of the offsets. (The transposed form has N = 1 and is the same.)
// Cache controls have no effect.

// Where an LSC message goes.
const (
	lscStateless = "stateless"
	lscSLM       = "slm"
	lscBTI       = "bti"
	lscBindless  = "bindless"
)

func init() {
	for _, where := range []string{lscStateless, lscSLM, lscBTI, lscBindless} {
		for _, quad := range []bool{false, true} {
			q := ""
			if quad {
				q = "quad."
			}
			genx("lsc.load."+q+where, 12, lscLoad(where, quad, -1), loadLSC)
			genx("lsc.load.merge."+q+where, 13, lscLoad(where, quad, 12), loadLSC)
			genx("lsc.store."+q+where, 13, lscStore(where, quad), storeLSC)
		}
		genx("lsc.prefetch."+where, 12, noResult, noEffect)
		genx("lsc.atomic."+where, 15, lscAtomic(where, lscOperands{buffer: 10, offsets: 11, data: 12, old: 14}), atomicLSC)
		genx("lsc.xatomic."+where, 15, lscAtomic(where, lscOperands{buffer: 13, offsets: 10, data: 11, old: 14}), atomicLSC)
	}
	genx("lsc.prefetch2d.stateless", 15, noResult, noEffect)
	genx("lsc.prefetch.2d.ugm.desc", 9, noResult, noEffect)
	genx("lsc.prefetch.quad.typed.bti", 9, noResult, noEffect)
	genx("lsc.prefetch2d.typed.bti", 7, noResult, noEffect)
	genx("lsc.fence", 4, noResult, noEffect)
	genxRefused("how it lays out padded, transposed and packed blocks is not fixed by the public documents",
		"lsc.load2d.stateless", "lsc.store2d.stateless", "lsc.load.2d.ugm.desc", "lsc.load.2d.ugm.desc.transpose",
		"lsc.load.2d.ugm.desc.vnni", "lsc.store.2d.ugm.desc")
	genxRefused("it goes to a typed image, whose format only the driver knows", "lsc.store.quad.typed.bti")
}

// The operands that all messages share.
const (
	lscPred     = 0
	lscSub      = 1 // the operation of an atomic
	lscScale    = 4
	lscImm      = 5
	lscDataSize = 6
	lscVector   = 7
	lscChannels = 9
)

// lscOperands are the numbers of the others; data and old may be -1.
type lscOperands struct{ buffer, offsets, data, old int }

// lscOp is what a message knows before it runs.
type lscOp struct {
	lscOperands
	where string
	quad  bool
}

// lscSizes are the bytes in memory of each data size code; codes 5 to 7 widen
// to 32 bits, 7 into the upper half.
var lscSizes = map[uint64]uint64{1: 1, 2: 2, 3: 4, 4: 8, 5: 1, 6: 2, 7: 2}

// lscCounts are the elements of each vector size code.
var lscCounts = map[uint64]int{1: 1, 2: 2, 3: 3, 4: 4, 5: 8, 6: 16, 7: 32, 8: 64}

func lscLoad(where string, quad bool, old int) func(s *site) error {
	return func(s *site) error {
		if s.res.sh == nil || old >= 0 && s.args[old].sh != s.res.sh {
			return fmt.Errorf("it has a result, and the old value its type")
		}
		return s.needLSC(&lscOp{lscOperands{buffer: 11, offsets: 10, data: -1, old: old}, where, quad})
	}
}

func lscStore(where string, quad bool) func(s *site) error {
	return func(s *site) error {
		if s.res.sh != nil {
			return fmt.Errorf("it has no result")
		}
		return s.needLSC(&lscOp{lscOperands{buffer: 12, offsets: 10, data: 11, old: -1}, where, quad})
	}
}

// needLSC checks the shapes of a message and keeps o.
func (s *site) needLSC(o *lscOp) error {
	for k := lscSub; k <= lscChannels; k++ {
		if !hasInts(s.args[k].sh) || s.args[k].sh.vector {
			return fmt.Errorf("operand %d must be an integer, not %s", k+1, s.args[k].sh.typ)
		}
	}
	if !hasInts(s.args[o.offsets].sh) || !hasInts(s.args[lscPred].sh) || !isSurface(s.args[o.buffer].sh) {
		return fmt.Errorf("the predicate, the offsets or the surface are of a wrong type")
	}
	if p, n := len(s.args[lscPred].sh.leaves), len(s.args[o.offsets].sh.leaves); p != n && p != 1 {
		return fmt.Errorf("the predicate has %d lanes and the offsets %d", p, n)
	}
	s.aux = o
	return nil
}

// lscBuffer is where the message goes.
func (t *Thread) lscBuffer(s *site, o *lscOp) genxBuffer {
	switch o.where {
	case lscStateless:
		return s.flat(0)
	case lscSLM:
		return t.slm(s)
	}
	return t.surface(s, o.buffer)
}

// lscShape is the transfer of each lane.
type lscShape struct {
	code     uint64
	size     uint64 // bytes of an element in memory
	elements []int  // the element of memory, counted from the lane's address
	lanes    int
	scale    uint64
	imm      uint64
}

// lscShape reads the parameters and tests them against the data's lanes.
func (t *Thread) lscShape(s *site, o *lscOp, data *shape) lscShape {
	code := t.number(s, lscDataSize, "the data size")
	imm := t.number(s, lscImm, "the immediate offset")
	x := lscShape{code: code.V, size: lscSizes[code.V], lanes: len(s.args[o.offsets].sh.leaves),
		scale: t.number(s, lscScale, "the address scale").V, imm: uint64(imm.signed())}
	if x.size == 0 {
		t.ub(s, BadRegion, "the data size code is %d, which names none", code.V)
	}
	if o.quad {
		m := t.number(s, lscChannels, "the channel mask")
		for c := range 4 {
			if m.V>>c&1 == 1 {
				x.elements = append(x.elements, c)
			}
		}
	} else {
		v := t.number(s, lscVector, "the vector size")
		for i := range lscCounts[v.V] {
			x.elements = append(x.elements, i)
		}
	}
	width := uint64(data.leaves[0].width)
	if n := len(x.elements); n == 0 || n*x.lanes != len(data.leaves) {
		t.ub(s, BadRegion, "%d elements for each of %d lanes do not make the %d lanes of %s", n, x.lanes, len(data.leaves), data.typ)
	}
	if wide := x.code >= 5; wide && width != 32 || !wide && width < 8*x.size {
		t.ub(s, BadRegion, "elements of %d bytes with data size code %d do not fit the lanes of %s", x.size, x.code, data.typ)
	}
	return x
}

// address is that of element k of lane i.
func (x *lscShape) address(t *Thread, s *site, o *lscOp, i, k int) uint64 {
	return x.scale*t.laneOffset(s, o.offsets, i) + x.imm + uint64(x.elements[k])*x.size
}

// loadLSC reads the elements of the enabled lanes, zero-extended.
func loadLSC(t *Thread, s *site) {
	o := s.aux.(*lscOp)
	b, x, out := t.lscBuffer(s, o), t.lscShape(s, o, s.res.sh), t.oldValue(s, o.old)
	for i := range x.lanes {
		if !t.enabled(s, lscPred, i) {
			continue
		}
		for k := range x.elements {
			v := resize(t.readLane(s, &b, i, x.address(t, s, o, i, k), x.size), s.res.sh.leaves[0].width)
			if x.code == 7 {
				v.V, v.Undef, v.Chosen = v.V<<16, v.Undef<<16, v.Chosen<<16
			}
			out[k*x.lanes+i] = v
		}
	}
	t.putAll(s, out)
}

// storeLSC writes the elements of the enabled lanes, their low bytes or, with
// data size 7, their upper half.
func storeLSC(t *Thread, s *site) {
	o := s.aux.(*lscOp)
	b, x := t.lscBuffer(s, o), t.lscShape(s, o, s.args[o.data].sh)
	for i := range x.lanes {
		if !t.enabled(s, lscPred, i) {
			continue
		}
		for k := range x.elements {
			v := t.lane(s.args[o.data], k*x.lanes+i)
			if x.code == 7 {
				v.V, v.Undef, v.Chosen = v.V>>16, v.Undef>>16, v.Chosen>>16
			}
			t.writeLane(s, &b, i, x.address(t, s, o, i, k), x.size, v)
		}
	}
}

// lscAtomics are the operations by sub-opcode; a compare-and-swap takes what
// to compare first and the new value second.
var lscAtomics = func() map[uint64]genxAtomic {
	m := map[uint64]genxAtomic{}
	byName := map[string]genxAtomic{}
	for _, a := range genxAtomics {
		byName[a.name] = a
	}
	for i, name := range []string{"inc", "dec", "load", "xchg", "add", "sub", "imin", "imax", "min", "max", "icas", "fadd", "fsub", "fmin", "fmax", "fcmpwr", "and", "or", "xor"} {
		a, ok := byName[name]
		switch {
		case ok:
		case name == "load":
			a = genxAtomic{name, 0, false, newOf(func(old, _ uint64) uint64 { return old })}
		default:
			a = genxAtomic{name, 2, false, func(_ *floatOp, old, a, b Scalar) Scalar { return swapIf(old.V == a.V, b, old) }}
		}
		m[uint64(0x08+i)] = a
	}
	return m
}()

func lscAtomic(where string, p lscOperands) func(s *site) error {
	return func(s *site) error {
		if s.res.sh == nil || s.res.sh.leaves[0].width < 16 {
			return fmt.Errorf("it gives the values found, of 16 bits or more")
		}
		for _, k := range []int{p.data, p.data + 1, p.old} {
			if s.args[k].sh != s.res.sh {
				return fmt.Errorf("operand %d is %s and the result %s", k+1, s.args[k].sh.typ, s.res.sh.typ)
			}
		}
		return s.needLSC(&lscOp{p, where, false})
	}
}

// atomicLSC does the operation that the sub-opcode names in every enabled
// lane; disabled ones keep the old value. Lanes of integers may hold floats.
func atomicLSC(t *Thread, s *site) {
	o := s.aux.(*lscOp)
	code := t.number(s, lscSub, "the sub-opcode")
	a, ok := lscAtomics[code.V]
	if !ok {
		t.ub(s, BadRegion, "the sub-opcode 0x%02x names no atomic operation", code.V)
	}
	b := t.lscBuffer(s, o)
	x := t.lscShape(s, o, s.res.sh)
	width := s.res.sh.leaves[0].width
	if len(x.elements) != 1 || x.size != uint64(width/8) || bits.OnesCount64(x.size) != 1 {
		t.unsupported(s, "%s on elements of %d bytes in lanes of %d bits is not supported", s.intrinsicName(), x.size, width)
	}
	format := &floatOp{format: map[int32]*softfloat.Format{16: softfloat.F16, 32: softfloat.F32, 64: softfloat.F64}[width]}
	out := t.leaves(s.args[o.old])
	for i := range x.lanes {
		if !t.enabled(s, lscPred, i) {
			continue
		}
		var src [2]Scalar
		for k := range a.sources {
			src[k] = t.laneOr(s, o.data+k, i)
		}
		out[i] = t.atomicLane(s, &b, i, x.address(t, s, o, i, 0), &a, format, src)
	}
	t.putAll(s, out)
}
