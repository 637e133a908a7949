package libm

import "math"

// erfcOf is the complementary error function for 1/2 ≤ x < 40, from the
// trapezoidal sum of its integral with step h = 5/16, which converges like
// e^(-π²/h²), plus the residue of the pole that the sum leaves out (Chiarella
// and Reichel, "On the evaluation of integrals related to the error function",
// 1968).
func erfcOf(x ext) ext {
	q := x.square()
	s := extInt(1).div(q).scale(-1)
	for i, node := range erfcNode {
		n := (i + 1) * 5
		s = s.add(node.div(extInt(n * n).scale(-8).add(q)))
	}
	// h·x·e^(-x²)/π · 2s
	r := expOf(q.negate()).mul(x).mul(s).mul(invPi).mul(extInt(5).scale(-3))
	if x.exp <= 3 { // below 8: the residue, 2/(e^(2πx/h) - 1), still counts
		p := expOf(x.mul(pi).mul(extInt(32)).div(extInt(5)))
		r = r.sub(extInt(2).div(p.sub(extInt(1))))
	}
	return r
}

// erfSmall is the error function for |x| < 1 by the series without
// cancellation: 2/√π · e^(-x²) · Σ 2^n x^(2n+1)/(2n+1)!!.
func erfSmall(x ext) ext {
	q := x.square()
	s, t := extInt(1), extInt(1)
	for n := 1; t.exp > s.exp-130; n++ {
		t = t.mul(q).scale(1).div(extInt(2*n + 1))
		if t.hi == 0 {
			break
		}
		s = s.add(t)
	}
	return s.mul(expOf(q.negate())).mul(x).scale(1).div(sqrtPi)
}

// shifted is the least argument at which Stirling's series is used; there its
// 20 terms are good to 2^-135.
const shifted = 25

// logGammaOf is ln Γ(x) for x > 0.
func logGammaOf(x ext) ext {
	one := extInt(1)
	if t := x.sub(one); t.exp <= -6 {
		return nearOne(t)
	}
	if t := x.sub(extInt(2)); t.exp <= -6 {
		return nearTwo(t)
	}
	var shift ext
	if x.exp <= 5 && x.approx() < shifted {
		p := one
		for x.approx() < shifted {
			p = p.mul(x)
			x = x.add(one)
		}
		shift = logOf(p)
	}
	return stirlingOf(x).sub(shift)
}

// stirlingOf is (x-1/2)·ln x - x + ln(2π)/2 + Σ B_2k/(2k(2k-1)·x^(2k-1)).
func stirlingOf(x ext) ext {
	r := x.sub(extInt(1).scale(-1)).mul(logOf(x)).sub(x).add(halfLog2Pi)
	if x.exp > 130 {
		return r
	}
	inv := extInt(1).div(x)
	q := inv.square()
	var s ext
	for i := 19; i >= 0; i-- {
		s = s.mul(q).add(stirling[i])
	}
	return r.add(s.mul(inv))
}

// nearOne is ln Γ(1+t) = -γt + ζ(2)t²/2 - ζ(3)t³/3 … for |t| < 2^-6.
func nearOne(t ext) ext {
	var s ext
	u := t.negate()
	for i := len(zeta1) - 1; i >= 0; i-- {
		s = s.mul(u).add(zeta1[i])
	}
	// Σ ζ(k)(-t)^k/k = (-t)²·s
	return u.mul(gamma.add(u.mul(s)))
}

// nearTwo is ln Γ(2+t) = (1-γ)t + (ζ(2)-1)t²/2 - (ζ(3)-1)t³/3 … for |t| < 2^-6.
func nearTwo(t ext) ext {
	var s ext
	u := t.negate()
	for i := len(zeta2) - 1; i >= 0; i-- {
		s = s.mul(u).add(zeta2[i])
	}
	return t.mul(extInt(1).sub(gamma)).add(t.square().mul(s))
}

// gammaOf is Γ(x) for x > 0.
func gammaOf(x ext) ext {
	one, p := extInt(1), extInt(1)
	for x.exp <= 5 && x.approx() < shifted {
		p = p.mul(x)
		x = x.add(one)
	}
	if x.exp > 16 {
		return huge(false)
	}
	return expOf(stirlingOf(x)).div(p)
}

// sinPi is sin(πx) for a non-integer x, by way of the distance to the nearest
// integer, which is exact.
func sinPi(x float64) ext {
	n := math.RoundToEven(x)
	s, _ := sinCosSmallPi(toExt(x - n))
	if 2*math.Trunc(n/2) != n {
		s = s.negate()
	}
	return s
}

// sinCosSmallPi gives sine and cosine of πd for |d| ≤ 1/2.
func sinCosSmallPi(d ext) (s, c ext) {
	a := d.abs()
	if quarter := extInt(1).scale(-2); quarter.less(a) {
		s, c = sinCosSmall(extInt(1).scale(-1).sub(a).mul(pi))
		s, c = c, s
	} else {
		s, c = sinCosSmall(a.mul(pi))
	}
	if d.neg {
		s = s.negate()
	}
	return s, c
}

// gammaNeg is Γ(x) for a negative non-integer x: π/(sin(πx)·Γ(1-x)).
func gammaNeg(x float64) ext {
	return pi.div(sinPi(x).mul(gammaOf(extInt(1).sub(toExt(x)))))
}

// logGammaNeg is ln|Γ(x)| for a negative non-integer x.
func logGammaNeg(x float64) ext {
	e := toExt(x)
	return logOf(pi.div(sinPi(x).abs())).sub(logGammaOf(extInt(1).sub(e)))
}
