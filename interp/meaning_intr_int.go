package interp

import (
	"fmt"
	"math/big"
	"math/bits"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/dialect/op"
)

// The integer intrinsics (section 11). Unless it says otherwise, an undefined
// operand bit makes all result bits undefined.

func init() {
	prepared(op.IntrAbs, prepareExact("is_int_min_poison"), lanes1(func(t *Thread, s *site, a Scalar) Scalar {
		return absInt(a, s.aux.(bool))
	}))
	extremum(op.IntrSMax, dialect.ICmpSGE)
	extremum(op.IntrSMin, dialect.ICmpSLE)
	extremum(op.IntrUMax, dialect.ICmpUGE)
	extremum(op.IntrUMin, dialect.ICmpULE)
	means(op.IntrSCmp, lanes2(threeWay(dialect.ICmpSGT, dialect.ICmpSLT)))
	means(op.IntrUCmp, lanes2(threeWay(dialect.ICmpUGT, dialect.ICmpULT)))
	means(op.IntrCtpop, lanes1(func(t *Thread, s *site, a Scalar) Scalar { return ctpop(a) }))
	prepared(op.IntrCtlz, prepareExact("is_zero_poison"), lanes1(func(t *Thread, s *site, a Scalar) Scalar {
		return countZeros(a, s.aux.(bool), leadingZeros)
	}))
	prepared(op.IntrCttz, prepareExact("is_zero_poison"), lanes1(func(t *Thread, s *site, a Scalar) Scalar {
		return countZeros(a, s.aux.(bool), trailingZeros)
	}))
	means(op.IntrBitReverse, lanes1(func(t *Thread, s *site, a Scalar) Scalar { return permuteBits(a, reverseBits) }))
	prepared(op.IntrBswap, prepareBswap, lanes1(func(t *Thread, s *site, a Scalar) Scalar { return permuteBits(a, reverseBytes) }))
	means(op.IntrFShl, lanes3(func(t *Thread, s *site, a, b, c Scalar) Scalar { return funnel(a, b, c, true) }))
	means(op.IntrFShr, lanes3(func(t *Thread, s *site, a, b, c Scalar) Scalar { return funnel(a, b, c, false) }))
}

// absInt is |a|; of the least number, a itself or poison (S11.1).
func absInt(a Scalar, leastIsPoison bool) Scalar {
	v := a.signedBig()
	r := spread(bigScalar(a.Width, v.Abs(v)), &a)
	if !leastIsPoison {
		return r
	}
	x := open(&a)
	least := new(big.Int).Lsh(bigOne, uint(a.Width)-1)
	may := new(big.Int).AndNot(least.Xor(least, x.v), x.u).Sign() == 0
	return broken(r, may, may && x.u.Sign() == 0)
}

// extremum registers a minimum or maximum: a where keep holds of a and b,
// else b (S11.2).
func extremum(o *op.Op, keep dialect.ICmpPredicate) {
	means(o, lanes2(func(t *Thread, s *site, a, b Scalar) Scalar { return extreme(keep, a, b) }))
}

func extreme(keep dialect.ICmpPredicate, a, b Scalar) Scalar {
	r := b
	if x, y := open(&a), open(&b); icmpBig(keep, x, y) {
		r = a
	}
	return spread(r, &a, &b)
}

// threeWay is 1, 0 or -1 for greater, equal, less (S11.3).
func threeWay(greater, less dialect.ICmpPredicate) func(t *Thread, s *site, a, b Scalar) Scalar {
	return func(t *Thread, s *site, a, b Scalar) Scalar {
		x, y := open(&a), open(&b)
		n := int64(0)
		switch {
		case icmpBig(greater, x, y):
			n = 1
		case icmpBig(less, x, y):
			n = -1
		}
		return spread(bigScalar(s.res.sh.leaves[0].width, big.NewInt(n)), &a, &b)
	}
}

// counted is a result of at most n; its bits above n's are always 0.
func counted(r Scalar, n int32, a *Scalar) Scalar {
	if a.anyChosen() {
		r = r.markChosen()
	}
	if a.anyUndef() {
		r = r.markUndefLow(int32(bits.Len32(uint32(n))))
	}
	return r
}

// ctpop is the number of ones (S11.4).
func ctpop(a Scalar) Scalar {
	n := bits.OnesCount64(a.V)
	if a.W != nil {
		for _, w := range a.W.V {
			n += bits.OnesCount64(w)
		}
	}
	return counted(intScalar(a.Width, uint64(n)), a.Width, &a)
}

// countZeros is ctlz and cttz: of zero, the width or poison (S11.4).
func countZeros(a Scalar, zeroIsPoison bool, count func(a *Scalar) int) Scalar {
	r := counted(intScalar(a.Width, uint64(count(&a))), a.Width, &a)
	if zeroIsPoison {
		x := open(&a)
		return broken(r, x.umin().Sign() == 0, x.umax().Sign() == 0)
	}
	return r
}

func leadingZeros(a *Scalar) int { return int(a.Width) - a.big().BitLen() }

func trailingZeros(a *Scalar) int {
	if a.zero() {
		return int(a.Width)
	}
	return int(a.big().TrailingZeroBits())
}

// permuteBits moves every plane of a alike: exact.
func permuteBits(a Scalar, f func(v *big.Int, width int) *big.Int) Scalar {
	x := open(&a)
	w := int(a.Width)
	return span{f(x.v, w), f(x.u, w), f(x.c, w), a.Width}.scalar()
}

// reverseBits puts bit i at width - 1 - i (S11.5).
func reverseBits(v *big.Int, width int) *big.Int {
	r := new(big.Int)
	for i := range v.BitLen() {
		r.SetBit(r, width-1-i, v.Bit(i))
	}
	return r
}

func prepareBswap(s *site) error {
	if w := s.res.sh.leaves[0].width; w%16 != 0 {
		return fmt.Errorf("%s of %s: the width is not a multiple of 16", s.op.Name, s.res.sh.typ)
	}
	return nil
}

// reverseBytes puts the lowest byte first (S11.5).
func reverseBytes(v *big.Int, width int) *big.Int {
	b := v.FillBytes(make([]byte, width/8))
	for i, j := 0, len(b)-1; i < j; i, j = i+1, j-1 {
		b[i], b[j] = b[j], b[i]
	}
	return new(big.Int).SetBytes(b)
}

// funnel is fshl and fshr: n bits of a above b, moved by c modulo n (S11.6).
// With a plain amount the undefined bits are exact.
func funnel(a, b, c Scalar, left bool) Scalar {
	x, y := open(&a), open(&b)
	w := uint(a.Width)
	k := uint(new(big.Int).Mod(c.big(), big.NewInt(int64(w))).Uint64())
	move := func(hi, lo *big.Int) *big.Int {
		p := new(big.Int).Lsh(hi, w)
		p.Or(p, lo)
		if left {
			return p.Rsh(p, w-k)
		}
		return p.Rsh(p, k)
	}
	r := span{move(x.v, y.v), move(x.u, y.u), move(x.c, y.c), a.Width}.scalar()
	return spread(r, &c)
}
