package interp

import (
	"math"
	"math/bits"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/dialect/op"
)

// A gepForm is a getelementptr that an access can compute by itself: a
// constant, or one index, or both, the constant first or last.
type gepForm struct {
	s        *site
	inbounds bool
	nuw      bool
	disp     int64
	arg      int // operand number of the index, 0 when there is none
	scale    uint64
	first    bool // the constant is added before the index
}

// maxScale bounds the scale of an index in an address: see indexModes in the
// loop's generator.
const maxScale = 2047

// gepForm is what s computes, when an access can compute it.
func (l *fastLowering) gepForm(s *site) *gepForm {
	g, ok := s.aux.(*gepPlan)
	if !ok || !scalar64(s.res) || !scalar64(s.args...) {
		return nil
	}
	x := &gepForm{s: s, inbounds: g.flags&dialect.GEPInBounds != 0, nuw: g.flags&dialect.GEPNUW != 0}
	if !x.inbounds && g.flags != 0 {
		return nil
	}
	for _, st := range l.steps(s, g) {
		switch {
		case st.term >= 0:
			tm := g.terms[st.term]
			w := s.args[tm.arg].sh.leaves[0].width
			if x.arg != 0 || tm.scale > maxScale || w != 32 && w != 64 {
				return nil
			}
			x.arg, x.scale, x.first = tm.arg, tm.scale, x.disp != 0
		case st.offset == 0:
		case x.disp != 0 || st.offset < math.MinInt32 || st.offset > math.MaxInt32 || x.nuw && st.offset < 0:
			return nil
		default:
			x.disp = st.offset
		}
	}
	return x
}

// steps are the additions of a getelementptr with constant indices worked
// out, and nothing that adds 0.
func (l *fastLowering) steps(s *site, g *gepPlan) []gepStep {
	var out []gepStep
	for _, st := range g.steps {
		if st.term >= 0 {
			tm := g.terms[st.term]
			if x, ok := l.constantIndex(s.op.Operands[tm.arg]); ok {
				hi, lo := bits.Mul64(uint64(x), tm.scale)
				if x < 0 {
					hi -= tm.scale
				}
				if hi != uint64(int64(lo)>>63) {
					return g.steps
				}
				st = gepStep{term: -1, offset: int64(lo)}
			}
		}
		if st.term >= 0 || st.offset != 0 {
			out = append(out, st)
		}
	}
	return out
}

// constantIndex is the number that v is a constant of, sign-extended.
func (l *fastLowering) constantIndex(v *dialect.Value) (int64, bool) {
	if v.Def == nil || v.Def.Kind != op.MlirConstant {
		return 0, false
	}
	vs, ok := l.sites[v.Def].aux.([]Scalar)
	if !ok || len(vs) != 1 || vs[0].W != nil || !vs[0].plain() {
		return 0, false
	}
	return vs[0].signed(), true
}

// accessArg is the operand number of the address of a load or store that has
// an arm, or -1.
func (l *fastLowering) accessArg(s *site) int {
	switch s.kind {
	case op.Load:
		if scalar64(s.res) && l.armed(s, s.res.sh) {
			return 0
		}
	case op.Store:
		if scalar64(s.args[0]) && l.armed(s, s.args[0].sh) {
			return 1
		}
	}
	return -1
}

func (l *fastLowering) armed(s *site, sh *shape) bool {
	a, ok := s.aux.(access)
	w := sh.leaves[0].width
	return ok && (w == 8 || w == 16 || w == 32 || w == 64) && a.align <= 1<<16 && a.deref.bytes == 0
}

// foldAddresses finds the getelementptrs whose only users are accesses, which
// compute the address themselves: directly, or over one more such
// getelementptr of their own block.
func (l *fastLowering) foldAddresses() {
	l.geps = map[*dialect.Value]*gepForm{}
	direct, through := map[*dialect.Value]int32{}, map[*dialect.Value]int32{}
	for b := range l.p.blocks {
		for k := l.p.blocks[b].start; k < l.p.blocks[b].end; k++ {
			s := l.siteAt(k)
			if i := l.accessArg(s); i >= 0 {
				v := s.op.Operands[i]
				if (l.natural(s) || l.constantStep(v)) && l.near(v, int32(b)) {
					direct[v]++
				}
			}
		}
	}
	for b := range l.p.blocks {
		blk := &l.p.blocks[b]
		for k := blk.end - 1; k >= blk.start; k-- {
			s := l.siteAt(k)
			if s.kind != op.GetElementPtr {
				continue
			}
			v := s.op.Results[0]
			x := l.gepForm(s)
			if x == nil || direct[v]+through[v] != l.uses[v] || l.uses[v] == 0 {
				continue
			}
			if through[v] > 0 && x.arg != 0 && x.disp != 0 {
				continue
			}
			l.geps[v] = x
			l.ir.folded[v] = true
			if base := s.op.Operands[0].Def; through[v] == 0 && base != nil && base.Block == blk.block && l.joins(x, base) {
				through[s.op.Operands[0]]++
			}
		}
	}
}

// constantStep reports a value that is a constant away from another: accesses
// of any alignment compute that.
func (l *fastLowering) constantStep(v *dialect.Value) bool {
	if v.Def == nil || v.Def.Kind != op.GetElementPtr {
		return false
	}
	x := l.gepForm(l.sites[v.Def])
	return x != nil && x.arg == 0
}

// near reports that v is defined no further outside the loops than block b,
// so that computing it again and again costs nothing more.
func (l *fastLowering) near(v *dialect.Value, b int32) bool {
	if v.Def == nil || v.Def.Block == nil {
		return false
	}
	at := l.ir.blocks[l.p.blockOf(l.sites[v.Def].pc)].depth
	return at >= l.ir.blocks[b].depth
}

// natural reports that an access asks for no other alignment than that of
// its size, which the arms with an index test.
func (l *fastLowering) natural(s *site) bool {
	a := s.aux.(access)
	return a.align == uint64(a.sh.leaves[0].width/8)
}

// joins reports that x may be computed together with the getelementptr that
// defines its base: one of them is a constant, the other an index, and what
// inbounds demands in between can be tested.
func (l *fastLowering) joins(x *gepForm, base *dialect.Operation) bool {
	if base.Kind != op.GetElementPtr {
		return false
	}
	y := l.gepForm(l.sites[base])
	if y == nil || x.inbounds != y.inbounds {
		return false
	}
	return x.arg == 0 && y.disp == 0 && y.arg != 0 || x.disp == 0 && y.arg == 0
}

// An address is how an access finds its place.
type address struct {
	base  operand
	index operand
	mode  int // of the index: modeS…
	scale uint16
	disp  int64
	order int // 0: nothing to check in between; 1: the index comes first; 2: the constant
}

// Index modes, in the generator's order.
const (
	indexS = iota
	indexU
	indexX
	indexZ
)

// address is the operand v of an access, folded where that was decided; ok is
// false when it is not known to be plain.
func (l *fastLowering) address(v *dialect.Value) (address, bool) {
	x := l.geps[v]
	if x == nil {
		as := l.ir.atoms[v]
		if len(as) != 1 {
			return address{}, false
		}
		base, ok := l.atom(as[0])
		return address{base: base, index: none}, ok
	}
	a, ok := l.address(x.s.op.Operands[0])
	if !ok {
		return a, false
	}
	between := x.disp != 0 && x.arg != 0 || x.disp != 0 && a.index != none || x.arg != 0 && a.disp != 0
	constantFirst := x.first || x.arg != 0 && a.disp != 0
	a.disp += x.disp
	if x.arg != 0 {
		a.scale = uint16(x.scale)
		if a.index, a.mode, ok = l.index(x.s.op.Operands[x.arg], x.nuw); !ok {
			return a, false
		}
	}
	if between && x.inbounds {
		a.order = 1
		if constantFirst {
			a.order = 2
		}
	}
	return a, true
}

// index is a value as an index: an i32 is extended by the arm.
func (l *fastLowering) index(v *dialect.Value, nuw bool) (operand, int, bool) {
	if d := v.Def; d != nil {
		switch {
		case d.Kind == op.SExt && !nuw && l.width(d.Operands[0]) == 32 && l.width(v) == 64:
			if o, ok := l.one(d.Operands[0]); ok {
				l.ir.derived[v] = true
				return o, indexX, true
			}
		case d.Kind == op.ZExt && l.width(d.Operands[0]) <= 32 && l.width(v) == 64:
			o, ok := l.one(v)
			return o, indexZ, ok
		}
	}
	o, ok := l.one(v)
	switch {
	case nuw:
		return o, indexU, ok
	case l.width(v) == 32:
		return o, indexX, ok
	}
	return o, indexS, ok
}

func (l *fastLowering) width(v *dialect.Value) int32 {
	p := l.p.places[v]
	if len(p.sh.leaves) != 1 || p.sh.vector {
		return 0
	}
	return p.sh.leaves[0].width
}

// one is v as a slot.
func (l *fastLowering) one(v *dialect.Value) (operand, bool) {
	as := l.ir.atoms[v]
	if len(as) != 1 || as[0].slots != 1 {
		return none, false
	}
	return l.atom(as[0])
}

// The access opcodes by size, then by index mode and order.
var (
	directLoads  = map[int32]fastOp{8: fastLd1, 16: fastLd2, 32: fastLd4, 64: fastLd8}
	directStores = map[int32]fastOp{8: fastSt1, 16: fastSt2, 32: fastSt4, 64: fastSt8}
)

// indexedOp is the opcode of an access with an index. The generator writes
// them in a fixed order: for each size, for each mode and order, load and
// store.
func indexedOp(width int32, a address, store bool) fastOp {
	base := directLoads[width]
	o := base + 2 + fastOp(2*(3*a.mode+a.order))
	if store {
		o++
	}
	return o
}

// memory lowers allocas, loads, stores and getelementptrs.
func (l *fastLowering) memory(s *site) bool {
	switch s.kind {
	case op.Load:
		return l.accessArg(s) >= 0 && l.load(s)
	case op.Store:
		return l.accessArg(s) >= 0 && l.store(s)
	case op.GetElementPtr:
		return l.gep(s)
	case op.Alloca:
		return l.alloca(s)
	}
	return false
}

func (l *fastLowering) load(s *site) bool {
	a, ok := l.address(s.op.Operands[0])
	if !ok {
		l.leave(s)
		return true
	}
	d := l.result(s)
	in := l.accessInst(s, s.res.sh, a, false)
	in.a, in.dst, in.def = d, d, true
	l.emit(in)
	return true
}

func (l *fastLowering) store(s *site) bool {
	v, ok1 := l.value(s, 0)
	a, ok2 := l.address(s.op.Operands[1])
	if !ok1 || !ok2 {
		l.leave(s)
		return true
	}
	in := l.accessInst(s, s.args[0].sh, a, true)
	in.a = v
	l.emit(in)
	return true
}

func (l *fastLowering) accessInst(s *site, sh *shape, a address, store bool) firInst {
	w := sh.leaves[0].width
	if a.index == none {
		in := blank(directLoads[w])
		if store {
			in.op = directStores[w]
		}
		in.n = uint16(s.aux.(access).align - 1)
		in.b, in.c = a.base, number(int32(a.disp))
		return in
	}
	in := blank(indexedOp(w, a, store))
	in.n, in.b, in.c, in.x = a.scale, a.base, a.index, a.disp
	return in
}

// gep lowers a getelementptr that is not folded: one instruction for each
// step.
func (l *fastLowering) gep(s *site) bool {
	if l.geps[s.op.Results[0]] != nil {
		return true
	}
	g := s.aux.(*gepPlan)
	if !scalar64(s.res) || !scalar64(s.args...) {
		return false
	}
	for i := range s.args {
		if l.open(s, i) {
			l.leave(s)
			return true
		}
	}
	inbounds, nuw := g.flags&dialect.GEPInBounds != 0, g.flags&dialect.GEPNUW != 0
	if !inbounds && g.flags != 0 {
		return false
	}
	var steps []gepStep
	for _, st := range l.steps(s, g) {
		if st.term < 0 {
			if nuw && st.offset < 0 {
				return false
			}
			if st.offset == 0 {
				continue
			}
			if inbounds && (st.offset < math.MinInt32 || st.offset > math.MaxInt32) {
				return false
			}
		} else {
			tm := g.terms[st.term]
			if w := s.args[tm.arg].sh.leaves[0].width; w != 32 && w != 64 || inbounds && tm.scale > maxScale {
				return false
			}
		}
		steps = append(steps, st)
	}
	if len(steps) == 0 {
		return l.same(s, 0)
	}
	at, _ := l.value(s, 0)
	for i, st := range steps {
		in := blank(fastGepC)
		in.b, in.x = at, st.offset
		if inbounds {
			in.op = fastGepI
		}
		if st.term >= 0 {
			tm := g.terms[st.term]
			ix, mode, _ := l.index(s.op.Operands[tm.arg], nuw)
			in.c = ix
			switch {
			case inbounds:
				in.op, in.n = [...]fastOp{fastGepIS, fastGepIU, fastGepIX, fastGepIZ}[mode], uint16(tm.scale)
			case mode == indexX:
				in.op, in.x = fastGepX, int64(tm.scale)
			default:
				in.op, in.x = fastGep, int64(tm.scale)
			}
		}
		d := operand{reg: l.ir.newReg(1, -1)}
		if i == len(steps)-1 {
			d = l.result(s)
		}
		in.a, in.dst, in.def, in.pure = d, d, true, true
		l.emit(in)
		at = d
	}
	return true
}

// alloca lowers one of a constant size: neighbours are made together.
func (l *fastLowering) alloca(s *site) bool {
	n, ok := l.known(s, 0)
	a := s.aux.(allocaInfo)
	if !ok || !scalar64(s.res) || a.size != 0 && n > math.MaxInt64/a.size {
		return false
	}
	d := l.result(s)
	in := blank(fastAllocas)
	in.a, in.dst, in.def, in.x = d, d, true, int64(n*a.size)
	l.emit(in)
	return true
}
