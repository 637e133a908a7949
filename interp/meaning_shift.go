package interp

import (
	"math/big"

	"github.com/touchstone-ir/touchstone/dialect/op"
)

func init() {
	prepared(op.Shl, prepareWrap, lanes2(func(t *Thread, s *site, a, b Scalar) Scalar { return shlInt(a, b, s.aux.(wrap)) }))
	prepared(op.LShr, prepareExact("isExact"), lanes2(func(t *Thread, s *site, a, b Scalar) Scalar { return shrInt(a, b, false, s.aux.(bool)) }))
	prepared(op.AShr, prepareExact("isExact"), lanes2(func(t *Thread, s *site, a, b Scalar) Scalar { return shrInt(a, b, true, s.aux.(bool)) }))
}

// shlInt is a * 2^b modulo 2^n. An amount of n or more gives poison; nuw does
// when a 1 is shifted out, nsw when a bit unlike the result's sign is (S2.6).
func shlInt(a, b Scalar, f wrap) Scalar {
	if a.W != nil || !b.plain() {
		return shiftOpen(&a, &b, shifter{
			move: func(p *big.Int, k uint) *big.Int { return new(big.Int).Lsh(p, k) },
			broken: func(x span, k uint) (some, all bool) {
				n := uint(x.w)
				top := func(p *big.Int, bits uint) *big.Int {
					p = new(big.Int).And(p, bigMask(x.w))
					return p.Rsh(p, n-bits)
				}
				return f.shifted(k, func(bits uint) (one, maybeOne, zero, maybeZero bool) {
					no := x.not()
					return top(x.umin(), bits).Sign() != 0, top(x.umax(), bits).Sign() != 0,
						top(no.umin(), bits).Sign() != 0, top(no.umax(), bits).Sign() != 0
				})
			},
		})
	}
	w, k := uint(a.Width), uint(b.V)
	if b.V >= uint64(w) {
		return poisonScalar(a.Width)
	}
	m := mask(a.Width)
	r := Scalar{V: a.V << k & m, Undef: a.Undef << k & m, Chosen: a.Chosen << k & m, Width: a.Width}
	if k == 0 || !f.nsw && !f.nuw {
		return r
	}
	some, all := f.shifted(k, func(bits uint) (one, maybeOne, zero, maybeZero bool) {
		top := func(x uint64) bool { return x&m>>(w-bits) != 0 }
		return top(a.V &^ a.Undef), top(a.V | a.Undef), top(^a.V &^ a.Undef), top(^a.V | a.Undef)
	})
	return broken(r, some, all)
}

// shifted says whether some or all choices break a promise of a shl by k.
// top tells of the bits at the top of the operand: whether a 1, or a 0, is
// among them for sure, or for some choice.
func (f wrap) shifted(k uint, top func(bits uint) (one, maybeOne, zero, maybeZero bool)) (some, all bool) {
	if k == 0 {
		return false, false
	}
	one, maybeOne, _, _ := top(k)
	some, all = f.nuw && maybeOne, f.nuw && one
	if f.nsw {
		one, maybeOne, zero, maybeZero := top(k + 1)
		some = some || maybeOne && maybeZero
		all = all || one && zero
		if f.nuw { // only zeros satisfy both
			all = all || one
		}
	}
	return some, all
}

// shrInt is a shifted right, filled with zeros, or with the sign if signed.
// An amount of n or more gives poison, and so does exact when a 1 is shifted
// out (S2.7, S2.8).
func shrInt(a, b Scalar, signed, exact bool) Scalar {
	if a.W != nil || !b.plain() {
		return shiftOpen(&a, &b, shifter{
			move: func(p *big.Int, k uint) *big.Int {
				if signed {
					p = signedOf(p, a.Width)
				}
				p = new(big.Int).Rsh(p, k)
				return p.And(p, bigMask(a.Width))
			},
			broken: func(x span, k uint) (some, all bool) {
				if !exact {
					return false, false
				}
				s := x.scalar()
				return lowBits(&s, k)
			},
		})
	}
	if b.V >= uint64(a.Width) {
		return poisonScalar(a.Width)
	}
	k := uint(b.V)
	m := mask(a.Width)
	move := func(x uint64) uint64 { return x >> k }
	if signed {
		move = func(x uint64) uint64 {
			y := Scalar{V: x, Width: a.Width}
			return uint64(y.signed()>>k) & m
		}
	}
	r := Scalar{V: move(a.V), Undef: move(a.Undef), Chosen: move(a.Chosen), Width: a.Width}
	if exact && k > 0 {
		out := mask(int32(k))
		return broken(r, (a.V|a.Undef)&out != 0, a.V&^a.Undef&out != 0)
	}
	return r
}

// shifter is one of the shifts on numbers of any width: how a plane moves by k,
// and whether some or all choices of x break a promise.
type shifter struct {
	move   func(p *big.Int, k uint) *big.Int
	broken func(x span, k uint) (some, all bool)
}

// maxAmounts bounds the shift amounts that shiftOpen tries one by one.
const maxAmounts = 1 << 12

// shiftOpen shifts by an amount of which bits may be undefined: every amount
// that can be chosen is tried, so the undefined bits are exact.
func shiftOpen(a, b *Scalar, f shifter) Scalar {
	x, y := open(a), open(b)
	n := big.NewInt(int64(x.w))
	shown := y.v
	some := y.umax().Cmp(n) >= 0
	if y.umin().Cmp(n) >= 0 {
		return poisonScalar(x.w)
	}
	if shown.Cmp(n) >= 0 {
		shown = y.umin()
	}
	r := span{v: f.move(x.v, uint(shown.Uint64())), u: new(big.Int), c: f.move(x.c, uint(shown.Uint64())), w: x.w}
	if y.u.Sign() == 0 {
		r.u = f.move(x.u, uint(shown.Uint64()))
		s, all := f.broken(x, uint(shown.Uint64()))
		return chosenAmount(broken(r.scalar(), s, all), b)
	}
	if x.w > maxAmounts {
		return chosenAmount(r.scalar().markUndef(), b)
	}
	one, zero, all := new(big.Int), new(big.Int), true
	for k := range uint(x.w) {
		amount := new(big.Int).SetUint64(uint64(k))
		if amount.Xor(amount, y.v).AndNot(amount, y.u).Sign() != 0 {
			continue // not a choice
		}
		v, u := f.move(x.v, k), f.move(x.u, k)
		one.Or(one, new(big.Int).Or(v, u))
		zero.Or(zero, new(big.Int).Or(new(big.Int).Xor(v, bigMask(x.w)), u))
		s, l := f.broken(x, k)
		some, all = some || s, all && l
	}
	r.u = one.And(one, zero)
	return chosenAmount(broken(r.scalar(), some, all), b)
}

// chosenAmount marks the result of a shift whose amount was chosen.
func chosenAmount(r Scalar, amount *Scalar) Scalar {
	if amount.anyChosen() && !r.Poison {
		return r.markChosen()
	}
	return r
}
