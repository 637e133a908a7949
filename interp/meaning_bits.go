package interp

import "math/big"

// This file is the algebra of undefined and chosen bits that the meanings
// share. A result bit is undefined when two choices of the operands' undefined
// bits, each operand choosing for itself, give different bits. Where a choice
// makes a promise of the operation fail (nsw, exact, a shift amount in range)
// and another does not, the result may be anything: all its bits are
// undefined. It is poison only when every choice breaks the promise.
//
// The marks are exact for the bitwise operations, shifts, casts of integers,
// bitcast, shuffles, insertions and extractions, icmp, select, add, sub, their
// overflow flags, bswap, bitreverse, funnel shifts by a plain amount, fneg,
// fabs and copysign, and division and remainder by a power of two. They are
// wider for mul (from the lowest bit that can be reached up), other divisions
// (up to the length of the greatest quotient), ctpop, ctlz and cttz (the bits
// that a count has), and for everything else of section 11 and all other
// floating-point operations, where one undefined bit makes the result
// undefined.
//
// Chosen bits are fixed in this run but would be free in another: a result bit
// is chosen when it varies with them. Where that is not worked out bit by bit,
// a chosen operand bit makes the whole result chosen.

// bits3 is up to 64 bits of a scalar: value, undefined, chosen.
type bits3 struct{ v, u, c uint64 }

// bitwise lifts f, which acts on each bit alone, over scalars of one width.
func bitwise(a, b Scalar, f func(x, y bits3) bits3) Scalar {
	if a.W == nil {
		r := f(bits3{a.V, a.Undef, a.Chosen}, bits3{b.V, b.Undef, b.Chosen})
		m := mask(a.Width)
		return Scalar{V: r.v & m, Undef: r.u & m, Chosen: r.c & m, Width: a.Width}
	}
	n := len(a.W.V)
	out := &wide{V: make([]uint64, n), Undef: make([]uint64, n), Chosen: make([]uint64, n)}
	last := ones(a.Width)
	for i := range n {
		r := f(a.bits3(i), b.bits3(i))
		out.V[i], out.Undef[i], out.Chosen[i] = r.v&last[i], r.u&last[i], r.c&last[i]
	}
	return Scalar{Width: a.Width, W: out.trim()}
}

// bits3 is word i of s.
func (s *Scalar) bits3(i int) bits3 {
	if s.W == nil {
		return bits3{s.V, s.Undef, s.Chosen}
	}
	x := bits3{v: s.W.V[i]}
	if s.W.Undef != nil {
		x.u = s.W.Undef[i]
	}
	if s.W.Chosen != nil {
		x.c = s.W.Chosen[i]
	}
	return x
}

// trim drops planes that have no bit set.
func (w *wide) trim() *wide {
	if !anyBit(w.Undef) {
		w.Undef = nil
	}
	if !anyBit(w.Chosen) {
		w.Chosen = nil
	}
	return w
}

func andBits(x, y bits3) bits3 {
	maybe := func(f, g uint64) uint64 { return (x.v | f) & (y.v | g) } // both can be 1
	return bits3{
		x.v & y.v,
		(x.u | y.u) & maybe(x.u, y.u),
		(x.c | y.c) & maybe(x.u|x.c, y.u|y.c),
	}
}

func orBits(x, y bits3) bits3 {
	maybe := func(f, g uint64) uint64 { return (^x.v | f) & (^y.v | g) } // both can be 0
	return bits3{
		x.v | y.v,
		(x.u | y.u) & maybe(x.u, y.u),
		(x.c | y.c) & maybe(x.u|x.c, y.u|y.c),
	}
}

func xorBits(x, y bits3) bits3 { return bits3{x.v ^ y.v, x.u | y.u, x.c | y.c} }

// eitherBits is a value of which nobody knows whether it is x or y.
func eitherBits(x, y bits3) bits3 { return bits3{x.v, x.u | y.u | (x.v ^ y.v), x.c | y.c} }

// chosenBits is x where a chosen bit decided between x and y.
func chosenBits(x, y bits3) bits3 { return bits3{x.v, x.u, x.c | y.c | x.u | y.u | (x.v ^ y.v)} }

// either is the result of an undefined choice between a, which is shown,
// and b.
func either(a, b Scalar) Scalar {
	switch {
	case a.Poison && b.Poison:
		return a
	case a.Poison:
		return b.markUndef()
	case b.Poison:
		return a.markUndef()
	}
	return bitwise(a, b, eitherBits)
}

// decided is a where a chosen bit decided for a and against b.
func decided(a, b Scalar) Scalar {
	switch {
	case a.Poison:
		return a
	case b.Poison:
		return a.markChosen()
	}
	return bitwise(a, b, chosenBits)
}

// spread marks all of r undefined, or chosen, when a bit of an operand is:
// the rule of operations whose bits all depend on all operand bits.
func spread(r Scalar, ops ...*Scalar) Scalar {
	undef, chosen := false, false
	for _, x := range ops {
		undef = undef || x.anyUndef()
		chosen = chosen || x.anyChosen()
	}
	if undef {
		r = r.markUndef()
	}
	if chosen {
		r = r.markChosen()
	}
	return r
}

// broken is r after an operation's promise was tested: all says that every
// choice of undefined bits breaks it, some that one does.
func broken(r Scalar, some, all bool) Scalar {
	switch {
	case all:
		return poisonScalar(r.Width)
	case some:
		return r.markUndef()
	}
	return r
}

// span is a scalar of any width with its planes as numbers, for the slow way
// through an operation.
type span struct {
	v, u, c *big.Int
	w       int32
}

var bigOne = big.NewInt(1)

// bigMask is 2^width - 1.
func bigMask(width int32) *big.Int {
	m := new(big.Int).Lsh(bigOne, uint(width))
	return m.Sub(m, bigOne)
}

func plane(words []uint64) *big.Int {
	if words == nil {
		return new(big.Int)
	}
	return wordsToBig(append([]uint64(nil), words...))
}

// open takes a scalar apart.
func open(s *Scalar) span {
	if s.W == nil {
		return span{new(big.Int).SetUint64(s.V), new(big.Int).SetUint64(s.Undef), new(big.Int).SetUint64(s.Chosen), s.Width}
	}
	return span{plane(s.W.V), plane(s.W.Undef), plane(s.W.Chosen), s.Width}
}

// scalar puts it together again; bits beyond the width are dropped.
func (x span) scalar() Scalar {
	s := bigScalar(x.w, x.v)
	if x.u != nil && x.u.Sign() != 0 {
		u := bigScalar(x.w, x.u)
		s.Undef = u.V
		if s.W != nil {
			s.W.Undef = u.W.V
		}
	}
	if x.c != nil && x.c.Sign() != 0 {
		c := bigScalar(x.w, x.c)
		s.Chosen = c.V
		if s.W != nil {
			s.W.Chosen = c.W.V
		}
	}
	if s.W != nil {
		s.W.trim()
	}
	return s
}

// freed is x with its chosen bits undefined too: what varies in it is what
// depends on a choice.
func (x span) freed() span {
	return span{x.v, new(big.Int).Or(x.u, x.c), new(big.Int), x.w}
}

func (x span) not() span { return span{new(big.Int).Xor(x.v, bigMask(x.w)), x.u, x.c, x.w} }

// umin and umax are the least and greatest unsigned numbers among the choices.
func (x span) umin() *big.Int { return new(big.Int).AndNot(x.v, x.u) }
func (x span) umax() *big.Int { return new(big.Int).Or(x.v, x.u) }

// smin and smax are the least and greatest signed numbers among the choices.
func (x span) smin() *big.Int {
	r := x.umin()
	top := int(x.w) - 1
	r.SetBit(r, top, x.v.Bit(top)|x.u.Bit(top))
	return signedOf(r, x.w)
}

func (x span) smax() *big.Int {
	r := x.umax()
	top := int(x.w) - 1
	r.SetBit(r, top, x.v.Bit(top)&^x.u.Bit(top))
	return signedOf(r, x.w)
}

// signedOf is the two's complement number whose width bits are x's.
func signedOf(x *big.Int, width int32) *big.Int {
	if x.Bit(int(width)-1) == 1 {
		return new(big.Int).Sub(x, new(big.Int).Lsh(bigOne, uint(width)))
	}
	return x
}

// signedRange is the least and greatest signed number of width bits.
func signedRange(width int32) (lo, hi *big.Int) {
	hi = new(big.Int).Lsh(bigOne, uint(width)-1)
	lo = new(big.Int).Neg(hi)
	return lo, hi.Sub(hi, bigOne)
}

// fitsSigned reports whether x is a signed number of width bits.
func fitsSigned(x *big.Int, width int32) bool {
	if x.Sign() < 0 {
		x = new(big.Int).Not(x)
	}
	return x.BitLen() < int(width)
}

// fitsUnsigned reports whether x is an unsigned number of width bits.
func fitsUnsigned(x *big.Int, width int32) bool { return x.Sign() >= 0 && x.BitLen() <= int(width) }

// markUndefLow marks the low n bits of s undefined: those that a result of at
// most n bits can have.
func (s Scalar) markUndefLow(n int32) Scalar {
	n = min(n, s.Width)
	if s.W == nil {
		s.Undef = mask(max(n, 1))
		return s
	}
	x := open(&s)
	x.u = bigMask(n)
	return x.scalar()
}
