package interp

import (
	"fmt"

	"github.com/touchstone-ir/touchstone/internal/softfloat"
)

// The systolic product D = C + A*B. A, operand src2, has a row of K elements
// for each of the repeat count's rows; B, src1, packs ops elements into each
// dword (k/ops)*N + n, N columns being 8, or 16 where registers have 64 bytes;
// K is systolic depth times ops. Integer sums wrap in 32 bits. Floating sums
// are rounded after every product and addition, k ascending, in f32: hardware
// may round less often.

func init() {
	genx("dpas", 4, needDpas, func(t *Thread, s *site) {
		info := t.number(s, 3, "the parameters")
		p := dpasParams{b: info.V & 0xff, a: info.V >> 8 & 0xff, depth: info.V >> 16 & 0xff, rows: info.V >> 24 & 0xff}
		t.dpas(s, p, 0, 1)
	})
	genx("dpas.nosrc0", 3, needDpas, func(t *Thread, s *site) {
		info := t.number(s, 2, "the parameters")
		p := dpasParams{b: info.V & 0xff, a: info.V >> 8 & 0xff, depth: info.V >> 16 & 0xff, rows: info.V >> 24 & 0xff}
		t.dpas(s, p, -1, 0)
	})
	genx("dpas2", 9, needDpas, func(t *Thread, s *site) {
		p := dpasParams{
			b: t.number(s, 3, "the format of src1").V, a: t.number(s, 4, "the format of src2").V,
			depth: t.number(s, 5, "the systolic depth").V, rows: t.number(s, 6, "the repeat count").V,
		}
		t.dpas(s, p, 0, 1)
	})
}

type dpasParams struct{ a, b, depth, rows uint64 }

// dpasType is an element of A or B.
type dpasType struct {
	bits   uint
	signed bool
	float  *softfloat.Format
}

// dpasTypes are the element types by their code, unsigned before signed as in
// the vISA manual. Elements of 2 bits, and of unlike sizes in A and B, are
// packed in ways that are not fixed.
var dpasTypes = map[uint64]dpasType{
	5: {bits: 4}, 6: {bits: 4, signed: true}, 7: {bits: 8}, 8: {bits: 8, signed: true},
	9: {bits: 16, float: softfloat.BF16}, 10: {bits: 16, float: softfloat.F16},
}

func needDpas(s *site) error {
	n := len(s.args)
	for k := range s.args {
		if param := n == 4 && k == 3 || n == 3 && k == 2 || n == 9 && k >= 3; param && (!hasInts(s.args[k].sh) || s.args[k].sh.vector) {
			return fmt.Errorf("operand %d must be an integer", k+1)
		}
	}
	if s.res.sh == nil || !s.res.sh.vector || s.res.sh.leaves[0].width != 32 {
		return fmt.Errorf("the result must be a vector with lanes of 32 bits")
	}
	return nil
}

// dpas multiplies; src0 is the operand C or -1, src1 that of B, src2 comes
// after it.
func (t *Thread) dpas(s *site, p dpasParams, src0, src1 int) {
	ta, oka := dpasTypes[p.a]
	tb, okb := dpasTypes[p.b]
	if !oka || !okb || ta.bits != tb.bits || ta.float != tb.float {
		t.unsupported(s, "%s of element formats %d and %d is not supported", s.intrinsicName(), p.b, p.a)
	}
	if (ta.float != nil) != hasFloats(s.res.sh) || src0 >= 0 && s.args[src0].sh != s.res.sh {
		t.unsupported(s, "%s of element formats %d and %d into %s is not supported", s.intrinsicName(), p.b, p.a, s.res.sh.typ)
	}
	ops := 32 / int(ta.bits)
	depth, rows := int(p.depth), int(p.rows)
	k := depth * ops
	lanes := len(s.res.sh.leaves)
	if depth <= 0 || depth > 8 || rows <= 0 || lanes%rows != 0 || lanes/rows != 8 && lanes/rows != 16 {
		t.ub(s, BadRegion, "depth %d and %d rows do not make the %d lanes of %s", depth, rows, lanes, s.res.sh.typ)
	}
	n := lanes / rows
	a, b := t.dpasElements(s, src1+1, ta, rows*k), t.dpasElements(s, src1, tb, n*k)
	c := make([]Scalar, lanes)
	for i := range c {
		c[i] = intScalar(32, 0)
	}
	if src0 >= 0 {
		c = t.leaves(s.args[src0])
	}
	x := &floatOp{format: softfloat.F32}
	for m := range rows {
		for col := range n {
			acc := c[m*n+col]
			for i := range k {
				u, v := a[m*k+i], b[(i/ops*n+col)*ops+i%ops]
				acc = liftLane([]Scalar{acc, u, v}, 32, func(z []Scalar, w int32) Scalar {
					if ta.float != nil {
						f := softfloat.F32
						p := mulF(f, f.Convert(ta.float, encoded(z[1].V), softfloat.NearestEven).Lo, f.Convert(tb.float, encoded(z[2].V), softfloat.NearestEven).Lo)
						return x.finish(addF(f, z[0].V, p))
					}
					return ext(&z[0], true).add(ext(&z[1], ta.signed).mul(ext(&z[2], tb.signed))).low(w)
				})
			}
			c[m*n+col] = acc
		}
	}
	t.putAll(s, c)
}

// dpasElements is operand i cut into n elements.
func (t *Thread) dpasElements(s *site, i int, typ dpasType, n int) []Scalar {
	width := s.args[i].sh.leaves[0].width
	if total := int(width) * len(s.args[i].sh.leaves); total != n*int(typ.bits) {
		t.ub(s, BadRegion, "%s does not hold %d elements of %d bits", s.args[i].sh.typ, n, typ.bits)
	}
	return regroup(t.leaves(s.args[i]), width, int32(typ.bits), false)
}
