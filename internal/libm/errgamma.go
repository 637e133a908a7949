package libm

import "math"

// The functions of this file take any x but NaN and follow C11 F.10.5.

func erf(x float64) result {
	switch {
	case x == 0:
		return special(x)
	case isInf(x):
		return special(math.Copysign(1, x))
	}
	a := toExt(x)
	if math.Abs(x) < 1 {
		return rounded(erfSmall(a))
	}
	if math.Abs(x) > 30 {
		// 1 less a speck that no format sees
		return special(math.Copysign(1, x))
	}
	r := extInt(1).sub(erfcOf(a.abs()))
	r.neg = a.neg
	return rounded(r)
}

func erfc(x float64) result {
	if isInf(x) {
		if x > 0 {
			return special(0)
		}
		return special(2)
	}
	a := toExt(x)
	switch {
	case x > 30:
		return rounded(tiny(false))
	case x < -30:
		return special(2)
	case math.Abs(x) < 0.75:
		return rounded(extInt(1).sub(erfSmall(a)))
	case x < 0:
		return rounded(extInt(2).sub(erfcOf(a.abs())))
	}
	return rounded(erfcOf(a))
}

func tgamma(x float64) result {
	switch {
	case x == 0:
		return infinity(math.Signbit(x))
	case isInf(x):
		if x < 0 {
			return invalid()
		}
		return special(x)
	case x < 0 && x == math.Trunc(x):
		return invalid()
	case x < 0:
		return rounded(gammaNeg(x))
	}
	return rounded(gammaOf(toExt(x)))
}

func lgamma(x float64) result {
	switch {
	case x == 1 || x == 2:
		return special(0)
	case isInf(x):
		return infinity(false)
	case x <= 0 && x == math.Trunc(x):
		return infinity(false)
	case x < 0:
		return rounded(logGammaNeg(x))
	}
	return rounded(logGammaOf(toExt(x)))
}

// gammaSign is the sign of Γ(x), which lgamma stores in signgam.
func gammaSign(x float64) int {
	if math.Signbit(x) {
		if x == 0 {
			return -1
		}
		// Γ is negative between -1 and 0, positive between -2 and -1, …
		if f := math.Floor(x); f != x && 2*math.Trunc(f/2) != f {
			return -1
		}
	}
	return 1
}
