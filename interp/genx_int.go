package interp

import (
	"fmt"
	"math/bits"
)

// Integer arithmetic. A prefix of two letters is the signedness of the result,
// then of the operands, but in mul and mad without .sat, where it is that of
// operand 1, then of operand 2. Operands are extended without limit, the
// result is the low bits or, with .sat, the nearest number; its width may
// differ from theirs. Operations undefined for 64-bit operands are refused
// for them.

// genxSigns are the two-letter prefixes.
var genxSigns = []struct {
	letters       string
	first, second bool
}{{"ss", true, true}, {"su", true, false}, {"us", false, true}, {"uu", false, false}}

func init() {
	for _, p := range genxSigns {
		genxSaturating(p.letters, p.first, p.second)
		genxMultiply(p.letters, p.first, p.second)
	}
	genxOneSign("s", true)
	genxOneSign("u", false)
	genx("absi", 1, needInts, integerLanes(func(a []Scalar, w int32) Scalar { return ext(&a[0], true).abs().low(w) }))
	genx("add3", 3, needInts, integerLanes(func(a []Scalar, w int32) Scalar {
		return exact{0, a[0].V + a[1].V + a[2].V}.low(w)
	}))
	genx("addc", 2, needPair(false), pairs(func(a []Scalar) (first, second exact) {
		sum := ext(&a[0], false).add(ext(&a[1], false))
		return sum.shr(uint(a[0].Width)), sum
	}))
	genx("add3c", 3, needPair(true), pairs(func(a []Scalar) (first, second exact) {
		sum := ext(&a[0], false).add(ext(&a[1], false)).add(ext(&a[2], false))
		carry := exact{}
		if sum.shr(uint(a[0].Width)) != carry {
			carry.lo = 1
		}
		return carry, sum
	}))
	genx("subb", 2, needPair(false), pairs(func(a []Scalar) (first, second exact) {
		borrow := exact{}
		if a[0].V < a[1].V {
			borrow.lo = 1
		}
		return borrow, ext(&a[0], false).sub(ext(&a[1], false))
	}))
}

// genxSaturating registers what one prefix (result sign, operand sign) has.
func genxSaturating(letters string, result, operand bool) {
	sum := func(a []Scalar) exact {
		r := exact{}
		for i := range a {
			r = r.add(ext(&a[i], operand))
		}
		return r
	}
	saturated := func(f func(a []Scalar) exact) meaning {
		return integerLanes(func(a []Scalar, w int32) Scalar { return f(a).clamp(w, result) })
	}
	genx(letters+"add.sat", 2, needInts, saturated(sum))
	genx(letters+"add3.sat", 3, needInts, saturated(sum))
	genx(letters+"trunc.sat", 1, needInts, saturated(sum))
	average := func(a []Scalar) exact { return sum(a).add(exact{0, 1}).shr(1) }
	genx(letters+"avg.sat", 2, needNarrow, saturated(average))
	genx(letters+"avg", 2, needNarrow, integerLanes(func(a []Scalar, w int32) Scalar { return average(a).low(w) }))
	genx(letters+"mul.sat", 2, needNarrow, saturated(func(a []Scalar) exact {
		return ext(&a[0], operand).mul(ext(&a[1], operand))
	}))
	shifted := func(a []Scalar, w int32) exact {
		limit := uint64(31)
		if a[0].Width == 64 || w == 64 {
			limit = 63
		}
		return ext(&a[0], operand).shl(uint(a[1].V & limit))
	}
	genx(letters+"shl", 2, needInts, integerLanes(func(a []Scalar, w int32) Scalar { return shifted(a, w).low(w) }))
	// The accumulator has one bit more than the execution type: a magnitude
	// that needs more than that is undefined.
	genx(letters+"shl.sat", 2, needInts, integerLanes(func(a []Scalar, w int32) Scalar {
		v, room := shifted(a, w), uint(33)
		if a[0].Width == 64 || w == 64 {
			room = 65
		}
		r := v.clamp(w, result)
		if v.abs().shr(room) != (exact{}) {
			r = r.markUndef()
		}
		return r
	}))
	dot := func(a []Scalar) exact { return dotBytes(a, operand) }
	genx(letters+"dp4a", 3, needDwords, integerLanes(func(a []Scalar, w int32) Scalar { return dot(a).low(w) }))
	genx(letters+"dp4a.sat", 3, needDwords, saturated(dot))
	genx(letters+"sad2add", 3, needSad(3), sumOfDifferences(operand, func(d, c exact, w int32) Scalar { return d.add(c).low(w) }, result))
	genx(letters+"sad2add.sat", 3, needSad(3), sumOfDifferences(operand, func(d, c exact, w int32) Scalar { return d.add(c).clamp(w, result) }, result))
}

// genxMultiply registers products whose prefix is the signs of operands 1, 2.
func genxMultiply(letters string, first, second bool) {
	genx(letters+"mul", 2, needInts, integerLanes(func(a []Scalar, w int32) Scalar {
		return ext(&a[0], first).mul(ext(&a[1], second)).low(w)
	}))
	genx(letters+"mad", 3, needMad, integerLanes(func(a []Scalar, w int32) Scalar {
		return ext(&a[0], first).mul(ext(&a[1], second)).add(ext(&a[2], first)).low(w)
	}))
	if first != second {
		genxRefused("its letters are read both as the signs of result and operands and as those of the two factors", letters+"mad.sat")
		return
	}
	genx(letters+"mad.sat", 3, func(s *site) error {
		if err := needMad(s); err != nil {
			return err
		}
		return notWide(s, 2)
	}, integerLanes(func(a []Scalar, w int32) Scalar {
		return ext(&a[0], first).mul(ext(&a[1], first)).add(ext(&a[2], first)).clamp(w, first)
	}))
}

// genxOneSign registers what comes as signed and unsigned.
func genxOneSign(letter string, signed bool) {
	genx(letter+"mulh", 2, needInts, mulHigh(signed))
	pick := func(max bool) meaning {
		return integerLanes(func(a []Scalar, w int32) Scalar {
			x, y := ext(&a[0], signed), ext(&a[1], signed)
			if x.less(y) == max {
				x = y
			}
			return x.low(w)
		})
	}
	genx(letter+"max", 2, needInts, pick(true))
	genx(letter+"min", 2, needInts, pick(false))
	genx(letter+"imad", 3, needPair(false), pairs(func(a []Scalar) (first, second exact) {
		v := ext(&a[0], signed).mul(ext(&a[1], signed)).add(ext(&a[2], signed))
		return v.shr(uint(a[0].Width)), v
	}))
	genx(letter+"madw", 3, needMadw, func(t *Thread, s *site) { multiplyWide(t, s, signed) })
	genx(letter+"sad2", 2, needSad(2), sumOfDifferences(signed, func(d, _ exact, w int32) Scalar { return d.low(w) }, signed))
}

// notWide refuses 64-bit lanes in the first n operands.
func notWide(s *site, n int) error {
	for k := range n {
		if s.args[k].sh.leaves[0].width > 32 {
			return fmt.Errorf("operand %d is %s; it is not defined for lanes of 64 bits", k+1, s.args[k].sh.typ)
		}
	}
	return nil
}

func needNarrow(s *site) error {
	if err := needInts(s); err != nil {
		return err
	}
	return notWide(s, len(s.args))
}

// needMad wants two factors of one type and an addend of the result's.
func needMad(s *site) error {
	if err := needInts(s); err != nil {
		return err
	}
	if s.args[2].sh != s.res.sh {
		return fmt.Errorf("operand 3 is %s and the result %s", s.args[2].sh.typ, s.res.sh.typ)
	}
	return nil
}

// needDwords wants lanes of 32 bits.
func needDwords(s *site) error {
	if err := needInts(s); err != nil {
		return err
	}
	for k, a := range s.args {
		if a.sh.leaves[0].width != 32 {
			return fmt.Errorf("operand %d is %s and must have lanes of 32 bits", k+1, a.sh.typ)
		}
	}
	return nil
}

// mulHigh is the upper half of the product.
func mulHigh(signed bool) meaning {
	return integerLanes(func(a []Scalar, w int32) Scalar {
		if a[0].Width == 64 && !signed {
			hi, _ := bits.Mul64(a[0].V, a[1].V)
			return Scalar{V: hi & mask(w), Width: w}
		}
		return ext(&a[0], signed).mul(ext(&a[1], signed)).shr(uint(a[0].Width)).low(w)
	})
}

// dotBytes is operand 1 plus the products of the four bytes of operands 2, 3.
func dotBytes(a []Scalar, signed bool) exact {
	r := ext(&a[0], signed)
	for i := range 4 {
		x := Scalar{V: a[1].V >> (8 * i) & 0xff, Width: 8}
		y := Scalar{V: a[2].V >> (8 * i) & 0xff, Width: 8}
		r = r.add(ext(&x, signed).mul(ext(&y, signed)))
	}
	return r
}

// needPair wants a struct of two results, each with a lane for every lane of
// the operands: a carry and a sum. The carry is an i1 where flag says so.
func needPair(flag bool) func(s *site) error {
	return func(s *site) error {
		if s.res.sh == nil || len(s.res.sh.elems) != 2 || len(s.res.sh.kids) != 2 {
			return fmt.Errorf("the result must be a struct of two")
		}
		e := s.res.sh.elems
		for k, a := range s.args {
			if !hasInts(a.sh) || a.sh != s.args[0].sh || a.sh != e[1] {
				return fmt.Errorf("operand %d is %s and the second result %s", k+1, a.sh.typ, e[1].typ)
			}
		}
		if !hasInts(e[0]) || len(e[0].leaves) != len(e[1].leaves) || flag != (e[0].leaves[0].width == 1) || !flag && e[0] != e[1] {
			return fmt.Errorf("the first result is %s beside %s", e[0].typ, e[1].typ)
		}
		return nil
	}
}

// pairs lifts f, whose low bits are the first and the second result.
func pairs(f func(a []Scalar) (first, second exact)) meaning {
	return func(t *Thread, s *site) {
		n := len(s.args[0].sh.leaves)
		in := make([][]Scalar, len(s.args))
		for k := range in {
			in[k] = t.leaves(s.args[k])
		}
		lane := make([]Scalar, len(in))
		for i := range n {
			for k := range in {
				lane[k] = in[k][i]
			}
			t.put(s.res, i, liftLane(lane, s.res.sh.leaves[i].width, func(a []Scalar, w int32) Scalar {
				r, _ := f(a)
				return r.low(w)
			}))
			t.put(s.res, n+i, liftLane(lane, s.res.sh.leaves[n+i].width, func(a []Scalar, w int32) Scalar {
				_, r := f(a)
				return r.low(w)
			}))
		}
	}
}

// needMadw wants 32-bit lanes, and a result of two registers of 32 or 64
// bytes: 8 or 16 lanes each.
func needMadw(s *site) error {
	if s.res.sh == nil || !hasInts(s.res.sh) || s.res.sh.leaves[0].width != 32 {
		return fmt.Errorf("the result must have lanes of 32 bits")
	}
	half := len(s.res.sh.leaves) / 2
	if 2*half != len(s.res.sh.leaves) || half != 8 && half != 16 {
		return fmt.Errorf("the result must have 16 lanes, or 32 where a register has 64 bytes; %s has not", s.res.sh.typ)
	}
	for k, a := range s.args {
		if a.sh != s.args[0].sh || !hasInts(a.sh) || a.sh.leaves[0].width != 32 || len(a.sh.leaves) > half {
			return fmt.Errorf("operand %d is %s; a register of the result holds %d lanes of 32 bits", k+1, a.sh.typ, half)
		}
	}
	return nil
}

// multiplyWide gives the low halves in one register and the high ones in the
// next; the remaining lanes are undefined.
func multiplyWide(t *Thread, s *site, signed bool) {
	n, half := len(s.args[0].sh.leaves), len(s.res.sh.leaves)/2
	var in [3][]Scalar
	for k := range in {
		in[k] = t.leaves(s.args[k])
	}
	for i := range s.res.sh.leaves {
		if i%half >= n {
			t.put(s.res, i, t.m.undef(32))
			continue
		}
		k := i % half
		t.put(s.res, i, liftLane([]Scalar{in[0][k], in[1][k], in[2][k]}, 32, func(a []Scalar, w int32) Scalar {
			v := ext(&a[0], signed).mul(ext(&a[1], signed)).add(ext(&a[2], signed))
			if i >= half {
				v = v.shr(32)
			}
			return v.low(w)
		}))
	}
}

// needSad wants pairs of lanes.
func needSad(operands int) func(s *site) error {
	return func(s *site) error {
		if err := needInts(s); err != nil {
			return err
		}
		if len(s.res.sh.leaves)%2 != 0 {
			return fmt.Errorf("the number of lanes must be even")
		}
		if operands == 3 && s.args[2].sh != s.res.sh {
			return fmt.Errorf("operand 3 is %s and the result %s", s.args[2].sh.typ, s.res.sh.typ)
		}
		return notWide(s, 2)
	}
}

// sumOfDifferences gives in each even lane the distances of this lane and the
// next, put together with operand 3's lane; odd lanes are undefined.
func sumOfDifferences(signed bool, f func(d, c exact, w int32) Scalar, addend bool) meaning {
	return func(t *Thread, s *site) {
		in := make([][]Scalar, len(s.args))
		for k := range in {
			in[k] = t.leaves(s.args[k])
		}
		for i := range s.res.sh.leaves {
			w := s.res.sh.leaves[i].width
			if i%2 == 1 {
				t.put(s.res, i, t.m.undef(w))
				continue
			}
			lane := []Scalar{in[0][i], in[1][i], in[0][i+1], in[1][i+1]}
			if len(in) == 3 {
				lane = append(lane, in[2][i])
			}
			t.put(s.res, i, liftLane(lane, w, func(a []Scalar, w int32) Scalar {
				d := ext(&a[0], signed).sub(ext(&a[1], signed)).abs()
				d = d.add(ext(&a[2], signed).sub(ext(&a[3], signed)).abs())
				c := exact{}
				if len(a) == 5 {
					c = ext(&a[4], addend)
				}
				return f(d, c, w)
			}))
		}
	}
}
