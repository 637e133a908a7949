package main

import "math/big"

// prec is the working precision in bits: far beyond the 128 that are kept.
const prec = 448

func num(x float64) *big.Float { return new(big.Float).SetPrec(prec).SetFloat64(x) }

func ratio(a, b int64) *big.Float {
	return new(big.Float).SetPrec(prec).Quo(num(0).SetInt64(a), num(0).SetInt64(b))
}

func add(a, b *big.Float) *big.Float { return new(big.Float).SetPrec(prec).Add(a, b) }
func sub(a, b *big.Float) *big.Float { return new(big.Float).SetPrec(prec).Sub(a, b) }
func mul(a, b *big.Float) *big.Float { return new(big.Float).SetPrec(prec).Mul(a, b) }
func quo(a, b *big.Float) *big.Float { return new(big.Float).SetPrec(prec).Quo(a, b) }

// small says that a term no longer changes a sum of the given size.
func small(term, sum *big.Float) bool {
	return term.Sign() == 0 || term.MantExp(nil) < sum.MantExp(nil)-prec-8
}

// expOf is e^x by the Taylor series, for |x| ≤ 10 or so.
func expOf(x *big.Float) *big.Float {
	// Halve the argument until the series is quick, then square.
	const halvings = 12
	y := new(big.Float).SetPrec(prec).SetMantExp(x, -halvings)
	sum, term := num(1), num(1)
	for n := int64(1); !small(term, sum); n++ {
		term = quo(mul(term, y), num(0).SetInt64(n))
		sum = add(sum, term)
	}
	for range halvings {
		sum = mul(sum, sum)
	}
	return sum
}

// oddSeries is the sum of x^(2k+1)/(2k+1), with alternating signs for atan
// and without for atanh; |x| ≤ 1/2.
func oddSeries(x *big.Float, alternate bool) *big.Float {
	z := mul(x, x)
	if alternate {
		z.Neg(z)
	}
	sum, power := num(0).Set(x), num(0).Set(x)
	for n := int64(3); ; n += 2 {
		power = mul(power, z)
		term := quo(power, num(0).SetInt64(n))
		if small(term, sum) {
			return sum
		}
		sum = add(sum, term)
	}
}

// logOf is the natural logarithm of a positive rational number a/b, by the
// ratios of neighbouring integers.
func logOf(a, b int64) *big.Float { return sub(logInt(a), logInt(b)) }

func logInt(n int64) *big.Float {
	sum := num(0)
	for n > 1 {
		if n%2 == 0 {
			n /= 2
			sum = add(sum, mul(num(2), oddSeries(ratio(1, 3), false))) // ln 2
			continue
		}
		// ln n = ln (n-1) + 2 atanh(1/(2n-1))
		sum = add(sum, mul(num(2), oddSeries(ratio(1, 2*n-1), false)))
		n--
	}
	return sum
}

// atanOf is atan(a/b) for 0 ≤ a/b ≤ 1: one halving of the angle, then the series.
func atanOf(a, b int64) *big.Float {
	x := ratio(a, b)
	if a == 0 {
		return x
	}
	root := new(big.Float).SetPrec(prec).Sqrt(add(num(1), mul(x, x)))
	return mul(num(2), oddSeries(quo(x, add(num(1), root)), true))
}

// pi is Machin's 16 atan(1/5) - 4 atan(1/239) in any precision.
func pi() *big.Float {
	return sub(mul(num(16), oddSeries(ratio(1, 5), true)), mul(num(4), oddSeries(ratio(1, 239), true)))
}

// sinCosOf gives sin x and cos x for |x| ≤ 1.
func sinCosOf(x *big.Float) (s, c *big.Float) {
	s, c = num(0), num(0)
	term := num(1)
	for n := int64(0); n < 8 || !small(term, num(1)); n++ {
		signed := num(0).Set(term)
		if n&2 != 0 {
			signed.Neg(signed)
		}
		if n&1 != 0 {
			s = add(s, signed)
		} else {
			c = add(c, signed)
		}
		term = quo(mul(term, x), num(0).SetInt64(n+1))
	}
	return s, c
}

// bernoulli returns B_0 … B_n (Akiyama and Tanigawa).
func bernoulli(n int) []*big.Rat {
	out := make([]*big.Rat, n+1)
	row := make([]*big.Rat, n+1)
	for m := range out {
		row[m] = big.NewRat(1, int64(m)+1)
		for j := m; j > 0; j-- {
			d := new(big.Rat).Sub(row[j-1], row[j])
			row[j-1] = d.Mul(d, big.NewRat(int64(j), 1))
		}
		out[m] = new(big.Rat).Set(row[0])
	}
	return out
}

func fromRat(r *big.Rat) *big.Float { return new(big.Float).SetPrec(prec).SetRat(r) }

// power is x^n.
func power(x *big.Float, n int) *big.Float {
	r := num(1)
	for range n {
		r = mul(r, x)
	}
	return r
}

// zeta is Riemann's zeta at an integer k ≥ 2, by the Euler–Maclaurin sum.
func zeta(k int) *big.Float {
	const n, terms = 100, 40
	b := bernoulli(2 * terms)
	sum := num(0)
	for i := int64(1); i < n; i++ {
		sum = add(sum, quo(num(1), power(num(float64(i)), k)))
	}
	last := quo(num(1), power(num(n), k))
	sum = add(sum, quo(mul(last, num(n)), num(float64(k-1))))
	sum = add(sum, mul(last, num(0.5)))
	// B_2j/(2j)! · k(k+1)…(k+2j-2) · n^(1-k-2j)
	c := new(big.Rat).SetInt64(int64(k))
	f := mul(last, ratio(1, n))
	for j := 1; j <= terms; j++ {
		den := new(big.Rat).SetInt(new(big.Int).MulRange(1, int64(2*j)))
		t := new(big.Rat).Mul(b[2*j], c)
		sum = add(sum, mul(fromRat(t.Quo(t, den)), f))
		c.Mul(c, new(big.Rat).SetInt64(int64((k+2*j-1)*(k+2*j))))
		f = quo(f, num(n*n))
	}
	return sum
}

// eulerGamma is Euler's constant by the Euler–Maclaurin sum.
func eulerGamma() *big.Float {
	const n, terms = 128, 40
	b := bernoulli(2 * terms)
	sum := sub(num(0), logInt(n))
	for i := int64(1); i <= n; i++ {
		sum = add(sum, ratio(1, i))
	}
	sum = sub(sum, ratio(1, 2*n))
	for j := 1; j <= terms; j++ {
		t := quo(fromRat(b[2*j]), num(float64(2*j)))
		sum = add(sum, quo(t, power(num(n), 2*j)))
	}
	return sum
}
