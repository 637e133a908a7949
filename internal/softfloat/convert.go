package softfloat

import "math/big"

// Convert rounds the value a of format from to format f. NaNs are quieted and
// keep the upper bits of their payload (LangRef fptrunc, fpext).
func (f *Format) Convert(from *Format, a Bits, m Rounding) Bits {
	return f.pack(from.unpack(a), m)
}

// FromInt rounds the integer v of width bits (1 to 128, upper bits ignored) to
// the format (LangRef sitofp, uitofp).
func (f *Format) FromInt(v Bits, width uint, signed bool, m Rounding) Bits {
	x := wide(v).and(mask(width))
	n := number{kind: finite}
	if signed && x.shr(width-1).lo&1 != 0 {
		n.neg = true
		x = x.or(mask(128 - width).shl(width)).neg()
	}
	if x.isZero() {
		return f.Zero(false)
	}
	z := x.leadingZeros()
	n.sig, n.exp = x.shl(z), 127-int(z)
	return f.pack(n, m)
}

// ToInt rounds a to an integer of width bits (1 to 128). ok is false when a is
// NaN or infinite or the rounded value does not fit; the result is then zero
// (LangRef fptosi, fptoui: poison).
func (f *Format) ToInt(a Bits, width uint, signed bool, m Rounding) (v Bits, ok bool) {
	n := f.unpack(a)
	if n.kind > finite {
		return Bits{}, false
	}
	x, fits := n.integer(m)
	if !fits {
		return Bits{}, false
	}
	limit := mask(width)
	if signed {
		limit = mask(width - 1)
	}
	if n.neg {
		if signed {
			limit, _ = limit.add(u128{0, 1})
		} else {
			limit = u128{}
		}
	}
	if limit.less(x) {
		return Bits{}, false
	}
	if n.neg {
		x = x.neg()
	}
	return narrow(x.and(mask(width))), true
}

// ToIntSat is ToInt toward zero with saturation: NaN gives 0, values outside
// the range its nearest end (LangRef llvm.fptosi.sat, llvm.fptoui.sat).
func (f *Format) ToIntSat(a Bits, width uint, signed bool) Bits {
	if v, ok := f.ToInt(a, width, signed, TowardZero); ok {
		return v
	}
	n := f.unpack(a)
	switch {
	case n.isNaN():
		return Bits{}
	case signed && n.neg:
		return narrow(u128{0, 1}.shl(width - 1))
	case signed:
		return narrow(mask(width - 1))
	case n.neg:
		return Bits{}
	}
	return narrow(mask(width))
}

// integer rounds the magnitude of a zero or finite number to an integer; false
// if that has more than 128 bits.
func (n number) integer(m Rounding) (u128, bool) {
	if n.kind == zero {
		return u128{}, true
	}
	if n.exp > 127 {
		return u128{}, false
	}
	drop := 127 - n.exp // bits after the point, of which 128 are kept
	if drop == 0 {
		return n.sig, true
	}
	sig := n.sig
	if drop > 128 {
		sig, drop = sig.shrJam(uint(min(drop-128, 128))), 128
	}
	kept, rest := sig.shr(uint(drop)), sig.and(mask(uint(drop)))
	if roundsUp(rest, u128{0, 1}.shl(uint(drop-1)), kept.lo&1 != 0, n.neg, m) {
		kept, _ = kept.add(u128{0, 1})
	}
	return kept, true
}

// RoundToIntegral rounds a to an integral value of the same format, the sign
// of zero kept: Downward is C's floor, Upward ceil, TowardZero trunc,
// NearestEven roundeven, rint and nearbyint, NearestAway round.
func (f *Format) RoundToIntegral(a Bits, m Rounding) Bits {
	n := f.unpack(a)
	if n.kind != finite || n.exp >= int(f.Precision)-1 {
		return f.pack(n, m)
	}
	x, _ := n.integer(m)
	if x.isZero() {
		return f.Zero(n.neg)
	}
	z := x.leadingZeros()
	n.sig, n.exp = x.shl(z), 127-int(z)
	return f.pack(n, m)
}

// Ldexp returns a × 2^e, rounded once.
func (f *Format) Ldexp(a Bits, e int, m Rounding) Bits {
	n := f.unpack(a)
	const far = 1 << 20 // beyond every format's range
	n.exp += min(max(e, -far), far)
	return f.pack(n, m)
}

// Frexp returns a's fraction with magnitude in [1/2, 1) and the exponent that
// belongs to it. Zeros, infinities and NaNs (quieted) come back with exponent 0.
func (f *Format) Frexp(a Bits) (frac Bits, exp int) {
	n := f.unpack(a)
	if n.kind != finite {
		return f.pack(n, NearestEven), 0
	}
	exp = n.exp + 1
	n.exp = -1
	return f.pack(n, NearestEven), exp
}

// Logb returns the exponent e of a finite non-zero a = ±1.x × 2^e; ok is false
// for every other value.
func (f *Format) Logb(a Bits) (e int, ok bool) {
	n := f.unpack(a)
	return n.exp, n.kind == finite
}

// Next returns the neighbour of a in the direction up or down (IEEE 754-2019
// nextUp, nextDown). NaNs are quieted.
func (f *Format) Next(a Bits, up bool) Bits {
	n := f.unpack(a)
	switch {
	case n.isNaN(), n.kind == infinite && n.neg != up:
		return f.pack(n, NearestEven)
	case n.kind == infinite:
		return f.Max(n.neg)
	case n.kind == zero:
		return f.assemble(!up, 0, u128{0, 1})
	}
	// A nudge far below the last place, rounded in the wanted direction.
	tiny := number{kind: finite, neg: !up, exp: f.minExp() - 2*int(f.Precision), sig: u128{1 << 63, 0}}
	m := Downward
	if up {
		m = Upward
	}
	return f.pack(add(n, tiny, m), m)
}

// Big returns the exact value of a finite a (zeros keep their sign), or nil
// for infinities and NaNs. It is the hook for decimal printing.
func (f *Format) Big(a Bits) *big.Float {
	n := f.unpack(a)
	x := new(big.Float).SetPrec(128)
	switch n.kind {
	case finite:
		x.SetInt(bigInt(n.sig))
		x.SetMantExp(x, n.exp-127)
	case zero:
	default:
		return nil
	}
	if n.neg {
		x.Neg(x)
	}
	return x
}

func bigInt(x u128) *big.Int {
	i := new(big.Int).SetUint64(x.hi)
	i.Lsh(i, 64)
	return i.Or(i, new(big.Int).SetUint64(x.lo))
}

func fromBigInt(i *big.Int) u128 {
	lo := new(big.Int).And(i, new(big.Int).SetUint64(^uint64(0)))
	return u128{new(big.Int).Rsh(i, 64).Uint64(), lo.Uint64()}
}

// FromRat rounds an exact rational to the format.
func (f *Format) FromRat(r *big.Rat, m Rounding) Bits {
	if r.Sign() == 0 {
		return f.Zero(false)
	}
	n := number{kind: finite, neg: r.Sign() < 0}
	num := new(big.Int).Abs(r.Num())
	den := r.Denom()
	// Scale so that the quotient has 128 or 129 bits.
	shift := 128 - (num.BitLen() - den.BitLen())
	if shift >= 0 {
		num.Lsh(num, uint(shift))
	} else {
		den = new(big.Int).Lsh(den, uint(-shift))
	}
	q, rest := num.QuoRem(num, den, new(big.Int))
	sticky := rest.Sign() != 0
	exp := 127 - shift
	if q.BitLen() > 128 {
		sticky = sticky || q.Bit(0) != 0
		q.Rsh(q, 1)
		exp++
	}
	n.sig, n.exp = fromBigInt(q), exp
	if z := n.sig.leadingZeros(); z != 0 {
		n.sig, n.exp = n.sig.shl(z), exp-int(z)
	}
	if sticky {
		n.sig.lo |= 1
	}
	return f.pack(n, m)
}

// FromFloat64 rounds a Go float64 to the format, to nearest.
func (f *Format) FromFloat64(bits64 uint64) Bits {
	return f.Convert(F64, Bits{Lo: bits64}, NearestEven)
}
