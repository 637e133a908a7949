package interp

import (
	"math/big"
	"math/bits"
	"strconv"

	"github.com/touchstone-ir/touchstone/dialect/op"
)

func init() {
	prepared(op.Add, prepareWrap, lanes2(func(t *Thread, s *site, a, b Scalar) Scalar { return addInt(a, b, s.aux.(wrap)) }))
	prepared(op.Sub, prepareWrap, lanes2(func(t *Thread, s *site, a, b Scalar) Scalar { return subInt(a, b, s.aux.(wrap)) }))
	prepared(op.Mul, prepareWrap, lanes2(func(t *Thread, s *site, a, b Scalar) Scalar { return mulInt(a, b, s.aux.(wrap)) }))
	prepared(op.UDiv, prepareExact("isExact"), eachDivision(udivInt))
	prepared(op.SDiv, prepareExact("isExact"), eachDivision(sdivInt))
	prepared(op.URem, prepareExact(""), eachDivision(uremInt))
	prepared(op.SRem, prepareExact(""), eachDivision(sremInt))
	means(op.And, lanes2(func(t *Thread, s *site, a, b Scalar) Scalar { return bitwise(a, b, andBits) }))
	prepared(op.Or, prepareExact("isDisjoint"), lanes2(func(t *Thread, s *site, a, b Scalar) Scalar { return orInt(a, b, s.aux.(bool)) }))
	means(op.Xor, lanes2(func(t *Thread, s *site, a, b Scalar) Scalar { return bitwise(a, b, xorBits) }))
}

// wrap is the promises of an operation that could wrap around.
type wrap struct{ nsw, nuw bool }

func prepareWrap(s *site) error {
	var w wrap
	w.nsw, w.nuw = s.op.OverflowFlags()
	s.aux = w
	return nil
}

// prepareExact decodes the one unit property that an operation may have.
func prepareExact(prop string) func(s *site) error {
	return func(s *site) error {
		s.aux = prop != "" && s.op.BoolProp(prop)
		return nil
	}
}

// addInt is a + b modulo 2^n; nsw and nuw give poison (S2.1). Which bits of
// the sum are undefined follows from the carries of the least and the
// greatest choice: exact, because a carry grows with both operands.
func addInt(a, b Scalar, f wrap) Scalar {
	if a.W != nil || !a.plain() || !b.plain() {
		return addOpen(open(&a), open(&b), f)
	}
	m := mask(a.Width)
	r := (a.V + b.V) & m
	if f.nuw && r < a.V || f.nsw && (a.V^r)&(b.V^r)>>(a.Width-1)&1 != 0 {
		return poisonScalar(a.Width)
	}
	return Scalar{V: r, Width: a.Width}
}

func addOpen(x, y span, f wrap) Scalar {
	r := sumOpen(x, y, 0)
	w := x.w
	umin := new(big.Int).Add(x.umin(), y.umin())
	umax := new(big.Int).Add(x.umax(), y.umax())
	smin := new(big.Int).Add(x.smin(), y.smin())
	smax := new(big.Int).Add(x.smax(), y.smax())
	some := f.nuw && !fitsUnsigned(umax, w)
	all := f.nuw && !fitsUnsigned(umin, w)
	if f.nsw {
		lo, hi := signedRange(w)
		some = some || smin.Cmp(lo) < 0 || smax.Cmp(hi) > 0
		all = all || smin.Cmp(hi) > 0 || smax.Cmp(lo) < 0
		if f.nuw {
			// The choice least likely to break either: the least numbers.
			a, b := signedOf(x.umin(), w), signedOf(y.umin(), w)
			all = all || !fitsSigned(a.Add(a, b), w)
		}
	}
	return broken(r, some, all)
}

// subInt is a - b modulo 2^n; nsw and nuw give poison (S2.1). It is
// a + ^b + 1, which gives the undefined bits.
func subInt(a, b Scalar, f wrap) Scalar {
	if a.W != nil || !a.plain() || !b.plain() {
		return subOpen(open(&a), open(&b), f)
	}
	r := (a.V - b.V) & mask(a.Width)
	if f.nuw && a.V < b.V || f.nsw && (a.V^b.V)&(a.V^r)>>(a.Width-1)&1 != 0 {
		return poisonScalar(a.Width)
	}
	return Scalar{V: r, Width: a.Width}
}

func subOpen(x, y span, f wrap) Scalar {
	r := sumOpen(x, y.not(), 1)
	w := x.w
	some := f.nuw && x.umin().Cmp(y.umax()) < 0
	all := f.nuw && x.umax().Cmp(y.umin()) < 0
	if f.nsw {
		lo, hi := signedRange(w)
		smin := new(big.Int).Sub(x.smin(), y.smax())
		smax := new(big.Int).Sub(x.smax(), y.smin())
		some = some || smin.Cmp(lo) < 0 || smax.Cmp(hi) > 0
		all = all || smin.Cmp(hi) > 0 || smax.Cmp(lo) < 0
		if f.nuw {
			// The choice least likely to break either: a large, b small.
			a, b := signedOf(x.umax(), w), signedOf(y.umin(), w)
			all = all || !fitsSigned(new(big.Int).Sub(a, b), w)
		}
	}
	return broken(r, some, all)
}

// sumOpen is x + y + carry with its undefined and chosen bits.
func sumOpen(x, y span, carry int64) Scalar {
	v := new(big.Int).Add(x.v, y.v)
	r := span{v: v.Add(v, big.NewInt(carry)), u: sumVaries(x, y, carry), w: x.w}
	if x.c.Sign() != 0 || y.c.Sign() != 0 {
		r.c = sumVaries(x.freed(), y.freed(), carry)
	}
	return r.scalar()
}

// sumVaries is the bits of x + y + carry that differ between choices: those of
// operand bits that are open, and those whose carry in is not always the same.
func sumVaries(x, y span, carry int64) *big.Int {
	carries := func(a, b *big.Int) *big.Int {
		sum := new(big.Int).Add(a, b)
		sum.Add(sum, big.NewInt(carry))
		return sum.Xor(sum, a).Xor(sum, b)
	}
	u := carries(x.umin(), y.umin())
	u.Xor(u, carries(x.umax(), y.umax()))
	return u.Or(u, x.u).Or(u, y.u).And(u, bigMask(x.w))
}

// mulInt is a * b modulo 2^n; nsw and nuw give poison (S2.1). Of an undefined
// operand bit i every product bit from i up, moved up by the other operand's
// low zeros, is taken as undefined: more than there are.
func mulInt(a, b Scalar, f wrap) Scalar {
	if a.W != nil || !a.plain() || !b.plain() {
		return mulOpen(open(&a), open(&b), f)
	}
	w := a.Width
	hi, lo := bits.Mul64(a.V, b.V)
	r := Scalar{V: lo & mask(w), Width: w}
	if f.nuw && (hi != 0 || lo != r.V) {
		return poisonScalar(w)
	}
	if f.nsw {
		x, y := a.signed(), b.signed()
		hi, lo := bits.Mul64(uint64(x), uint64(y))
		if x < 0 {
			hi -= uint64(y)
		}
		if y < 0 {
			hi -= uint64(x)
		}
		if hi != uint64(int64(lo)>>63) || int64(lo) != r.signed() {
			return poisonScalar(w)
		}
	}
	return r
}

func mulOpen(x, y span, f wrap) Scalar {
	w := x.w
	r := span{v: new(big.Int).Mul(x.v, y.v), u: productVaries(x, y), w: w}
	if x.c.Sign() != 0 || y.c.Sign() != 0 {
		r.c = productVaries(x.freed(), y.freed())
	}
	some, all := false, false
	if f.nuw {
		some = !fitsUnsigned(new(big.Int).Mul(x.umax(), y.umax()), w)
		all = !fitsUnsigned(new(big.Int).Mul(x.umin(), y.umin()), w)
	}
	if f.nsw {
		least, most := productRange(x, y)
		lo, hi := signedRange(w)
		some = some || least.Cmp(lo) < 0 || most.Cmp(hi) > 0
		all = all || least.Cmp(hi) > 0 || most.Cmp(lo) < 0
	}
	return broken(r.scalar(), some, all)
}

// productRange is the least and greatest signed product of the choices: it
// is taken at the ends of both ranges.
func productRange(x, y span) (least, most *big.Int) {
	for _, a := range []*big.Int{x.smin(), x.smax()} {
		for _, b := range []*big.Int{y.smin(), y.smax()} {
			p := new(big.Int).Mul(a, b)
			if least == nil || p.Cmp(least) < 0 {
				least = p
			}
			if most == nil || p.Cmp(most) > 0 {
				most = p
			}
		}
	}
	return least, most
}

// productVaries is the bits of x * y from the lowest on that an open bit of
// either can reach.
func productVaries(x, y span) *big.Int {
	lowest := uint(x.w)
	reach := func(p, q span) {
		if p.u.Sign() != 0 && q.umax().Sign() != 0 {
			lowest = min(lowest, p.u.TrailingZeroBits()+q.umax().TrailingZeroBits())
		}
	}
	reach(x, y)
	reach(y, x)
	u := bigMask(x.w)
	return u.Rsh(u, lowest).Lsh(u, lowest)
}

// eachDivision lifts a division over lanes. A divisor that is 0, or may be for
// some choice of its undefined bits, or poison, is UB in any lane; the
// dividend's poison only makes the lane poison (S2.2 to S2.5).
func eachDivision(f func(t *Thread, s *site, lane int, a, b Scalar) Scalar) meaning {
	return func(t *Thread, s *site) {
		for i := range s.res.sh.leaves {
			t.put(s.res, i, f(t, s, i, t.lane(s.args[0], i), t.lane(s.args[1], i)))
		}
	}
}

// inLane names the lane of a vector operation in a message.
func inLane(s *site, lane int) string {
	if s.res.sh != nil && s.res.sh.vector {
		return " in lane " + strconv.Itoa(lane)
	}
	return ""
}

// divisor checks b.
func (t *Thread) divisor(s *site, lane int, b *Scalar) {
	switch {
	case b.Poison:
		t.ub(s, PoisonOperand, "the divisor%s is poison", inLane(s, lane))
	case b.anyUndef():
		if open(b).umin().Sign() == 0 {
			t.ub(s, PoisonOperand, "the divisor%s is undef and may be 0", inLane(s, lane))
		}
	case b.zero():
		t.ub(s, DivideByZero, "division by zero%s", inLane(s, lane))
	}
}

// overflows checks for the one signed quotient that does not fit (S2.3, S2.5).
// A dividend that may be the least number, as poison may, is UB over -1.
func (t *Thread) overflows(s *site, lane int, a, b *Scalar) {
	y := open(b)
	minusOne := bigMask(b.Width)
	if y.umax().Cmp(minusOne) != 0 {
		return
	}
	x := open(a)
	least := new(big.Int).Lsh(bigOne, uint(a.Width)-1)
	switch {
	case a.Poison:
		t.ub(s, DivideOverflow, "division of poison by -1%s, which may overflow", inLane(s, lane))
	case new(big.Int).AndNot(new(big.Int).Xor(x.v, least), x.u).Sign() != 0:
	case a.anyUndef() || b.anyUndef():
		t.ub(s, DivideOverflow, "division%s of undef or by undef may overflow", inLane(s, lane))
	default:
		t.ub(s, DivideOverflow, "%v divided by -1 overflows i%d%s", a.signedBig(), a.Width, inLane(s, lane))
	}
}

// udivInt is the unsigned quotient; exact gives poison when a remainder is
// left (S2.2). Division by a power of two is a shift and its undefined bits
// are exact; otherwise an undefined operand bit makes all bits undefined up to
// the length of the greatest quotient.
func udivInt(t *Thread, s *site, lane int, a, b Scalar) Scalar {
	t.divisor(s, lane, &b)
	exact := s.aux.(bool)
	if a.Poison {
		return a
	}
	if a.W == nil && a.plain() && b.plain() {
		if exact && a.V%b.V != 0 {
			return poisonScalar(a.Width)
		}
		return Scalar{V: a.V / b.V, Width: a.Width}
	}
	x, y := open(&a), open(&b)
	if k, ok := twoToThe(y); ok {
		x.v, x.u, x.c = new(big.Int).Rsh(x.v, k), new(big.Int).Rsh(x.u, k), new(big.Int).Rsh(x.c, k)
		some, all := false, false
		if exact {
			some, all = lowBits(&a, k)
		}
		return broken(x.scalar(), some, all)
	}
	q, rem := new(big.Int).QuoRem(x.v, y.v, new(big.Int))
	r := bigScalar(a.Width, q)
	if a.anyUndef() || b.anyUndef() {
		if exact {
			return r.markUndef()
		}
		most := new(big.Int).Quo(x.umax(), y.umin())
		r = r.markUndefLow(int32(most.BitLen()))
	} else if exact && rem.Sign() != 0 {
		return poisonScalar(a.Width)
	}
	if a.anyChosen() || b.anyChosen() {
		r = r.markChosen()
	}
	return r
}

// uremInt is the unsigned remainder (S2.4). By a power of two it is a mask,
// exact in its undefined bits.
func uremInt(t *Thread, s *site, lane int, a, b Scalar) Scalar {
	t.divisor(s, lane, &b)
	if a.Poison {
		return a
	}
	if a.W == nil && a.plain() && b.plain() {
		return Scalar{V: a.V % b.V, Width: a.Width}
	}
	x, y := open(&a), open(&b)
	if k, ok := twoToThe(y); ok {
		m := bigScalar(a.Width, new(big.Int).Sub(new(big.Int).Lsh(bigOne, k), bigOne))
		return bitwise(a, m, andBits)
	}
	return spread(bigScalar(a.Width, new(big.Int).Rem(x.v, y.v)), &a, &b)
}

// twoToThe reports that y is the plain number 2^k.
func twoToThe(y span) (k uint, ok bool) {
	if y.u.Sign() != 0 || y.c.Sign() != 0 || y.v.Sign() == 0 {
		return 0, false
	}
	k = y.v.TrailingZeroBits()
	return k, y.v.BitLen() == int(k)+1
}

// lowBits says whether some or all choices of a have a 1 among the low k bits.
func lowBits(a *Scalar, k uint) (some, all bool) {
	x := open(a)
	m := new(big.Int).Sub(new(big.Int).Lsh(bigOne, k), bigOne)
	return new(big.Int).And(x.umax(), m).Sign() != 0, new(big.Int).And(x.umin(), m).Sign() != 0
}

// sdivInt is the signed quotient, truncated; exact gives poison when a
// remainder is left (S2.3).
func sdivInt(t *Thread, s *site, lane int, a, b Scalar) Scalar {
	if quick(&a, &b) {
		if s.aux.(bool) && a.signed()%b.signed() != 0 {
			return poisonScalar(a.Width)
		}
		return intScalar(a.Width, uint64(a.signed()/b.signed()))
	}
	q, rem, poison := t.signedDivision(s, lane, &a, &b)
	if poison {
		return a
	}
	if s.aux.(bool) && rem.Sign() != 0 && !a.anyUndef() && !b.anyUndef() {
		return poisonScalar(a.Width)
	}
	return spread(bigScalar(a.Width, q), &a, &b)
}

// sremInt is the remainder with the sign of the dividend (S2.5); the least
// number by -1 is UB here too.
func sremInt(t *Thread, s *site, lane int, a, b Scalar) Scalar {
	if quick(&a, &b) {
		return intScalar(a.Width, uint64(a.signed()%b.signed()))
	}
	_, rem, poison := t.signedDivision(s, lane, &a, &b)
	if poison {
		return a
	}
	return spread(bigScalar(a.Width, rem), &a, &b)
}

// quick reports a signed division that machine integers can do.
func quick(a, b *Scalar) bool {
	return a.W == nil && a.plain() && b.plain() && b.V != 0 && b.V != mask(b.Width)
}

// signedDivision checks and divides; poison says that the dividend is.
func (t *Thread) signedDivision(s *site, lane int, a, b *Scalar) (q, rem *big.Int, poison bool) {
	t.divisor(s, lane, b)
	t.overflows(s, lane, a, b)
	if a.Poison {
		return nil, nil, true
	}
	x, y := a.signedBig(), b.signedBig()
	q, rem = new(big.Int).QuoRem(x, y, new(big.Int))
	return q, rem, false
}

// orInt is a | b; disjoint gives poison when a bit is set in both (S2.9).
func orInt(a, b Scalar, disjoint bool) Scalar {
	r := bitwise(a, b, orBits)
	if !disjoint {
		return r
	}
	some, all := false, false
	n := 1
	if a.W != nil {
		n = len(a.W.V)
	}
	for i := range n {
		x, y := a.bits3(i), b.bits3(i)
		some = some || (x.v|x.u)&(y.v|y.u) != 0
		all = all || x.v&^x.u&y.v&^y.u != 0
	}
	return broken(r, some, all)
}
