package interp

import (
	"math/big"

	"github.com/touchstone-ir/touchstone/dialect/op"
)

// The intrinsics that report overflow or stop at the ends of the range
// (S11.7, S11.8).

func init() {
	withOverflow(op.IntrSAddWithOverflow, true, addInt, sumRange)
	withOverflow(op.IntrUAddWithOverflow, false, addInt, sumRange)
	withOverflow(op.IntrSSubWithOverflow, true, subInt, differenceRange)
	withOverflow(op.IntrUSubWithOverflow, false, subInt, differenceRange)
	withOverflow(op.IntrSMulWithOverflow, true, mulInt, productRangeOf)
	withOverflow(op.IntrUMulWithOverflow, false, mulInt, productRangeOf)
	saturating(op.IntrSAddSat, true, (*big.Int).Add)
	saturating(op.IntrUAddSat, false, (*big.Int).Add)
	saturating(op.IntrSSubSat, true, (*big.Int).Sub)
	saturating(op.IntrUSubSat, false, (*big.Int).Sub)
	means(op.IntrSShlSat, lanes2(func(t *Thread, s *site, a, b Scalar) Scalar { return shlSat(a, b, true) }))
	means(op.IntrUShlSat, lanes2(func(t *Thread, s *site, a, b Scalar) Scalar { return shlSat(a, b, false) }))
}

// ends is the least and greatest choice of an operand.
func (x span) ends(signed bool) (lo, hi *big.Int) {
	if signed {
		return x.smin(), x.smax()
	}
	return x.umin(), x.umax()
}

// A rangeFunc gives the least and greatest exact result of the choices.
type rangeFunc func(x, y span, signed bool) (lo, hi *big.Int)

func sumRange(x, y span, signed bool) (lo, hi *big.Int) {
	a, b := x.ends(signed)
	c, d := y.ends(signed)
	return new(big.Int).Add(a, c), new(big.Int).Add(b, d)
}

func differenceRange(x, y span, signed bool) (lo, hi *big.Int) {
	a, b := x.ends(signed)
	c, d := y.ends(signed)
	return new(big.Int).Sub(a, d), new(big.Int).Sub(b, c)
}

func productRangeOf(x, y span, signed bool) (lo, hi *big.Int) {
	if signed {
		return productRange(x, y)
	}
	return new(big.Int).Mul(x.umin(), y.umin()), new(big.Int).Mul(x.umax(), y.umax())
}

// withOverflow registers an operation whose result is the wrapped lanes, then
// for each lane whether it wrapped (S11.7). The flag is undefined when one
// choice of undefined bits wraps and another does not.
func withOverflow(o *op.Op, signed bool, wrapped func(a, b Scalar, f wrap) Scalar, exact rangeFunc) {
	means(o, func(t *Thread, s *site) {
		n := len(s.args[0].sh.leaves)
		as, bs := t.leaves(s.args[0]), t.leaves(s.args[1])
		for i := range n {
			a, b := as[i], bs[i]
			if a.Poison || b.Poison {
				t.put(s.res, i, poisonScalar(a.Width))
				t.put(s.res, n+i, poisonScalar(1))
				continue
			}
			t.put(s.res, i, wrapped(a, b, wrap{}))
			t.put(s.res, n+i, overflowFlag(open(&a), open(&b), signed, exact))
		}
	})
}

func overflowFlag(x, y span, signed bool, exact rangeFunc) Scalar {
	shown := func(p span) span { return span{p.v, new(big.Int), new(big.Int), p.w} }
	least, most := representable(x.w, signed)
	flag := func(x, y span) (some, all bool) {
		lo, hi := exact(x, y, signed)
		return lo.Cmp(least) < 0 || hi.Cmp(most) > 0, lo.Cmp(most) > 0 || hi.Cmp(least) < 0
	}
	over, _ := flag(shown(x), shown(y))
	r := boolScalar(over)
	if some, all := flag(x, y); some != all {
		r.Undef = 1
	}
	if x.c.Sign() != 0 || y.c.Sign() != 0 {
		if some, all := flag(x.freed(), y.freed()); some != all {
			r.Chosen = 1
		}
	}
	return r
}

// representable is the least and greatest number of width bits.
func representable(width int32, signed bool) (lo, hi *big.Int) {
	if signed {
		return signedRange(width)
	}
	return new(big.Int), bigMask(width)
}

// saturating registers an operation whose result stops at the ends of the
// range (S11.8).
func saturating(o *op.Op, signed bool, f func(r, a, b *big.Int) *big.Int) {
	means(o, lanes2(func(t *Thread, s *site, a, b Scalar) Scalar { return saturate(a, b, signed, f) }))
}

func saturate(a, b Scalar, signed bool, f func(r, a, b *big.Int) *big.Int) Scalar {
	x, y := a.big(), b.big()
	if signed {
		x, y = a.signedBig(), b.signedBig()
	}
	return spread(clamped(f(new(big.Int), x, y), a.Width, signed), &a, &b)
}

func clamped(v *big.Int, width int32, signed bool) Scalar {
	lo, hi := representable(width, signed)
	switch {
	case v.Cmp(lo) < 0:
		v = lo
	case v.Cmp(hi) > 0:
		v = hi
	}
	return bigScalar(width, v)
}

// shlSat is a shifted left and clamped; an amount of the width or more gives
// poison (S11.8).
func shlSat(a, b Scalar, signed bool) Scalar {
	y := open(&b)
	w := big.NewInt(int64(a.Width))
	if y.umin().Cmp(w) >= 0 {
		return poisonScalar(a.Width)
	}
	k := y.v
	if k.Cmp(w) >= 0 {
		k = y.umin()
	}
	v := a.big()
	if signed {
		v = a.signedBig()
	}
	return spread(clamped(v.Lsh(v, uint(k.Uint64())), a.Width, signed), &a, &b)
}
