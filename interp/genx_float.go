package interp

import (
	"fmt"
	"math"

	"github.com/touchstone-ir/touchstone/internal/libm"
	"github.com/touchstone-ir/touchstone/internal/softfloat"
)

// Floating point. Hardware computes inv, sqrt, rsqrt, exp, log, pow, sin and
// cos to a few units in the last place; here they are correctly rounded, but
// rsqrt, which is the reciprocal of the rounded root: off by at most one unit.
// Dot products and their kin round after every operation, from left to right.
// Subnormals are kept, though hardware may flush them.

func init() {
	one := softfloat.F32.FromFloat64(math.Float64bits(1)).Lo
	constant := func(f *softfloat.Format, v uint64) uint64 {
		return f.Convert(softfloat.F32, encoded(v), softfloat.NearestEven).Lo
	}
	genxFloat1("ieee.sqrt", sqrtF)
	genxFloat1("sqrt", sqrtF)
	genxFloat1("inv", func(f *softfloat.Format, a uint64) uint64 { return divF(f, constant(f, one), a) })
	genxFloat1("rsqrt", func(f *softfloat.Format, a uint64) uint64 { return divF(f, constant(f, one), sqrtF(f, a)) })
	genxFloat1("exp", ofLibrary1(libm.Exp2, libm.Exp2f))
	genxFloat1("log", ofLibrary1(libm.Log2, libm.Log2f))
	genxFloat1("sin", ofLibrary1(libm.Sin, libm.Sinf))
	genxFloat1("cos", ofLibrary1(libm.Cos, libm.Cosf))
	genxFloat1("rndd", integral(softfloat.Downward))
	genxFloat1("rndu", integral(softfloat.Upward))
	genxFloat1("rnde", integral(softfloat.NearestEven))
	genxFloat1("rndz", integral(softfloat.TowardZero))
	genxFloat1("frc", func(f *softfloat.Format, a uint64) uint64 { return subF(f, a, integral(softfloat.Downward)(f, a)) })
	genxFloat2("ieee.div", divF)
	genxFloat2("pow", library2(libm.Pow, libm.Powf))
	genx("absf", 1, needFloats, floatLanes(func(x *floatOp, a []Scalar) Scalar { return x.abs(a[0]) }))
	genx("sat", 1, needFloats, floatLanes(func(x *floatOp, a []Scalar) Scalar { return x.saturate(a[0]) }))
	genx("fmin", 2, needFloats, floatLanes(func(x *floatOp, a []Scalar) Scalar { return x.extreme(a[0], a[1], true) }))
	genx("fmax", 2, needFloats, floatLanes(func(x *floatOp, a []Scalar) Scalar { return x.extreme(a[0], a[1], false) }))
	genx("fptosi.sat", 1, needToInt, lanes1(saturatingToInt(true)))
	genx("fptoui.sat", 1, needToInt, lanes1(saturatingToInt(false)))
	genx("dp2", 2, needGroups, dotProduct(2, false))
	genx("dp3", 2, needGroups, dotProduct(3, false))
	genx("dp4", 2, needGroups, dotProduct(4, false))
	genx("dph", 2, needGroups, dotProduct(3, true))
	genx("line", 2, needPlane(1), line)
	genx("pln", 2, needPlane(2), plane2)
	genx("lrp", 3, needFloats, floatLanes(func(x *floatOp, a []Scalar) Scalar {
		f := x.format
		rest := subF(f, constant(f, one), a[0].V)
		return x.finish(addF(f, mulF(f, a[0].V, a[1].V), mulF(f, rest, a[2].V)), &a[0], &a[1], &a[2])
	}))
	genx("bf.cvt", 1, needBrainFloat, brainFloat)
}

// floatLanes lifts f over the lanes of operands and result.
func floatLanes(f func(x *floatOp, a []Scalar) Scalar) meaning {
	return func(t *Thread, s *site) {
		x := s.aux.(*floatOp)
		in := make([][]Scalar, len(s.args))
		for k := range in {
			in[k] = t.leaves(s.args[k])
		}
		lane := make([]Scalar, len(in))
		for i := range s.res.sh.leaves {
			poison := false
			for k := range in {
				lane[k] = in[k][i]
				poison = poison || lane[k].Poison
			}
			if poison {
				t.put(s.res, i, poisonScalar(s.res.sh.leaves[i].width))
				continue
			}
			t.put(s.res, i, f(x, lane))
		}
	}
}

func genxFloat1(name string, f func(f *softfloat.Format, a uint64) uint64) {
	genx(name, 1, needFloats, floatLanes(func(x *floatOp, a []Scalar) Scalar { return x.finish(f(x.format, a[0].V), &a[0]) }))
}

func genxFloat2(name string, f floatFunc) {
	genx(name, 2, needFloats, floatLanes(func(x *floatOp, a []Scalar) Scalar { return x.binary(f, a[0], a[1]) }))
}

// saturate brings a number into 0 to 1; a NaN becomes 0. The sign of a zero is
// kept, which nobody promises.
func (x *floatOp) saturate(a Scalar) Scalar {
	f, b := x.format, encoded(a.V)
	one := f.FromFloat64(math.Float64bits(1))
	r := a
	switch {
	case f.IsNaN(b):
		r.V = 0
	case f.IsZero(b):
		r.Chosen |= x.sign()
	case f.SignBit(b):
		r.V = 0
	case f.Compare(b, one) == softfloat.Greater:
		r.V = one.Lo
	}
	if a.Undef != 0 {
		return r.markUndef()
	}
	if x.valueChosen(&a) {
		return r.markChosen()
	}
	r.Undef = 0
	return r
}

// extreme is the lesser or greater operand; a NaN loses against a number, and
// of two the second is given. Which of two zeros of unlike sign is given
// nobody promises: here the lesser zero is the negative one.
func (x *floatOp) extreme(a, b Scalar, least bool) Scalar {
	f, p, q := x.format, encoded(a.V), encoded(b.V)
	r := b
	switch {
	case f.IsNaN(p):
	case f.IsNaN(q):
		r = a
	case f.IsZero(p) && f.IsZero(q):
		if f.SignBit(p) == least {
			r = a
		}
		if a.V != b.V {
			r.Chosen |= x.sign()
		}
	case f.Compare(p, q) == softfloat.Less == least:
		r = a
	}
	r.Width = a.Width
	return spread(r, &a, &b)
}

// needToInt wants floating point in and integers out.
func needToInt(s *site) error {
	if s.res.sh == nil || !hasInts(s.res.sh) || !hasFloats(s.args[0].sh) {
		return fmt.Errorf("it turns floating point into integers")
	}
	if err := s.sameLanes(1); err != nil {
		return err
	}
	return prepareFloat(s)
}

// needGroups wants lanes in groups of four.
func needGroups(s *site) error {
	if err := needFloats(s); err != nil {
		return err
	}
	if n := len(s.res.sh.leaves); n%4 != 0 {
		return fmt.Errorf("its %d lanes are not groups of four", n)
	}
	return nil
}

// dotProduct gives each group of four lanes the sum of its first n products,
// and with last the fourth lane of operand 2 besides.
func dotProduct(n int, last bool) meaning {
	return func(t *Thread, s *site) {
		x := s.aux.(*floatOp)
		a, b := t.leaves(s.args[0]), t.leaves(s.args[1])
		for g := 0; g < len(a); g += 4 {
			var used []*Scalar
			r := uint64(0)
			for i := g; i < g+n; i++ {
				p := mulF(x.format, a[i].V, b[i].V)
				if i == g {
					r = p
				} else {
					r = addF(x.format, r, p)
				}
				used = append(used, &a[i], &b[i])
			}
			if last {
				r = addF(x.format, r, b[g+3].V)
				used = append(used, &b[g+3])
			}
			v := x.finishUnlessPoison(r, used...)
			for i := g; i < g+4; i++ {
				t.put(s.res, i, v)
			}
		}
	}
}

// finishUnlessPoison is finish for operands that may be poison.
func (x *floatOp) finishUnlessPoison(r uint64, args ...*Scalar) Scalar {
	for _, a := range args {
		if a.Poison {
			return poisonScalar(int32(x.format.Width))
		}
	}
	return x.finish(r, args...)
}

// needPlane wants the four coefficients of a plane and groups lanes of
// operands for one of the result.
func needPlane(groups int) func(s *site) error {
	return func(s *site) error {
		if s.res.sh == nil || !hasFloats(s.res.sh) || scalarType(s.args[0].sh.typ) != scalarType(s.res.sh.typ) || scalarType(s.args[1].sh.typ) != scalarType(s.res.sh.typ) {
			return fmt.Errorf("operands and result must be floating point of one type")
		}
		n := len(s.res.sh.leaves)
		if len(s.args[0].sh.leaves) != 4 || len(s.args[1].sh.leaves) != groups*n || groups == 2 && n%8 != 0 {
			return fmt.Errorf("%s and %s do not make %s", s.args[0].sh.typ, s.args[1].sh.typ, s.res.sh.typ)
		}
		return prepareFloat(s)
	}
}

// line is p0*x + p3.
func line(t *Thread, s *site) {
	x := s.aux.(*floatOp)
	p, v := t.leaves(s.args[0]), t.leaves(s.args[1])
	for i := range v {
		r := addF(x.format, mulF(x.format, p[0].V, v[i].V), p[3].V)
		t.put(s.res, i, x.finishUnlessPoison(r, &p[0], &v[i], &p[3]))
	}
}

// plane2 is p0*u + p1*v + p3; operand 2 has eight u, then eight v, and so on.
func plane2(t *Thread, s *site) {
	x := s.aux.(*floatOp)
	p, uv := t.leaves(s.args[0]), t.leaves(s.args[1])
	for i := range s.res.sh.leaves {
		u, v := &uv[i/8*16+i%8], &uv[i/8*16+8+i%8]
		r := addF(x.format, mulF(x.format, p[0].V, u.V), mulF(x.format, p[1].V, v.V))
		r = addF(x.format, r, p[3].V)
		t.put(s.res, i, x.finishUnlessPoison(r, &p[0], u, &p[1], v, &p[3]))
	}
}

// needBrainFloat wants f32 on one side and, on the other, bf16, or f16 whose
// bits are those of a bf16.
func needBrainFloat(s *site) error {
	if s.res.sh == nil || !hasFloats(s.res.sh) || !hasFloats(s.args[0].sh) {
		return fmt.Errorf("it converts floating point")
	}
	from, err := formatOf(s.args[0].sh.typ)
	if err != nil {
		return err
	}
	to, err := formatOf(s.res.sh.typ)
	if err != nil {
		return err
	}
	switch {
	case from == softfloat.F32 && to.Width == 16:
		s.aux = [2]*softfloat.Format{from, softfloat.BF16}
	case from.Width == 16 && to == softfloat.F32:
		s.aux = [2]*softfloat.Format{softfloat.BF16, to}
	default:
		return fmt.Errorf("it converts between f32 and bf16, not from %s to %s", s.args[0].sh.typ, s.res.sh.typ)
	}
	return s.sameLanes(1)
}

// brainFloat converts from or to bf16, rounding to nearest, ties to even.
func brainFloat(t *Thread, s *site) {
	f := s.aux.([2]*softfloat.Format)
	for i, a := range t.leaves(s.args[0]) {
		if a.Poison {
			t.put(s.res, i, poisonScalar(s.res.sh.leaves[i].width))
			continue
		}
		r := Scalar{V: f[1].Convert(f[0], encoded(a.V), softfloat.NearestEven).Lo, Width: s.res.sh.leaves[i].width}
		t.put(s.res, i, spread(r, &a))
	}
}
