package cformat

import "math/big"

// ParseFloat80 is strtold for x86's long double (C11 7.22.1.3), rounded once
// to nearest. end and rng are as in [FloatResult].
func ParseFloat80(s []byte) (v Float80, end int, rng bool) {
	t := scanFloat(s)
	switch t.kind {
	case floatInf:
		v = Float80{0x7fff, 1 << 63}
	case floatNaN:
		v = Float80{0x7fff, 3<<62 | t.payload&(1<<62-1)}
	case floatFinite:
		v, rng = t.round80()
	}
	if t.neg {
		v.SignExp |= 1 << 15
	}
	return v, t.end, rng
}

// round80 rounds the magnitude to the 64 significant bits of a long double, or
// to fewer below its smallest normal value.
func (t *floatText) round80() (Float80, bool) {
	if len(t.digits) == 0 {
		return Float80{}, false
	}
	reach := t.exp
	if t.hex {
		reach = t.exp / 4
	}
	if reach > 6000 {
		return Float80{0x7fff, 1 << 63}, true
	}
	if reach < -6000 {
		return Float80{}, true
	}
	x := t.rational()
	// 2^e ≤ x < 2^(e+1), found from the lengths and corrected.
	e := x.Num().BitLen() - x.Denom().BitLen()
	if new(big.Rat).SetFrac(x.Num(), one(0)).Cmp(shifted(x.Denom(), e)) < 0 {
		e--
	}
	const minExp = -16382
	low := max(e, minExp) - 63 // weight of the last place
	num, den := new(big.Int).Set(x.Num()), new(big.Int).Set(x.Denom())
	if low > 0 {
		den.Lsh(den, uint(low))
	} else {
		num.Lsh(num, uint(-low))
	}
	q, r := num.QuoRem(num, den, new(big.Int))
	inexact := r.Sign() != 0
	if c := r.Lsh(r, 1).Cmp(den); c > 0 || c == 0 && q.Bit(0) != 0 {
		q.Add(q, one(0))
	}
	tiny := e < minExp && (e < minExp-1 || q.BitLen() < 64)
	if q.BitLen() > 64 {
		q.Rsh(q, 1)
		low++
	}
	exp := low + 63 + 16383
	if exp >= 0x7fff {
		return Float80{0x7fff, 1 << 63}, true
	}
	if q.BitLen() < 64 {
		exp = 0
	}
	if e < minExp && q.BitLen() == 64 {
		// Rounded up to the smallest normal value: tiny unless it also rounds
		// there with all 64 bits.
		edge := new(big.Rat).SetFrac(new(big.Int).Sub(one(65), one(0)), one(65+16382))
		tiny = x.Cmp(edge) < 0
	}
	return Float80{uint16(exp), q.Uint64()}, inexact && tiny
}

func one(shift uint) *big.Int { return new(big.Int).Lsh(big.NewInt(1), shift) }

// shifted is d × 2^e.
func shifted(d *big.Int, e int) *big.Rat {
	if e >= 0 {
		return new(big.Rat).SetInt(new(big.Int).Lsh(d, uint(e)))
	}
	return new(big.Rat).SetFrac(d, one(uint(-e)))
}
