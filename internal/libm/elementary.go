package libm

import "math"

// The functions of this file take any x but NaN and follow C11 Annex F.10.

func exp(x float64) result {
	switch {
	case x == 0:
		return special(1)
	case isInf(x):
		return special(max(x, 0))
	}
	return rounded(expOf(toExt(x)))
}

func exp2(x float64) result {
	if isInf(x) {
		return special(max(x, 0))
	}
	return rounded(exp2Of(toExt(x)))
}

func exp10(x float64) result {
	if isInf(x) {
		return special(max(x, 0))
	}
	// 10^23 is a tie between two doubles: whole powers are formed exactly.
	if e, ok := exactPow(10, x); ok {
		return rounded(e)
	}
	return rounded(expOf(toExt(x).mul(ln10)))
}

func expm1(x float64) result {
	switch {
	case x == 0:
		return special(x)
	case isInf(x):
		return special(max(x, -1))
	}
	return rounded(expm1Of(toExt(x)))
}

// logPoles handles the arguments that every logarithm treats alike.
func logPoles(x float64) (result, bool) {
	switch {
	case x == 0:
		return infinity(true), true
	case x < 0:
		return invalid(), true
	case x == 1:
		return special(0), true
	case isInf(x):
		return special(x), true
	}
	return result{}, false
}

func log(x float64) result {
	if r, ok := logPoles(x); ok {
		return r
	}
	return rounded(logOf(toExt(x)))
}

func log2(x float64) result {
	if r, ok := logPoles(x); ok {
		return r
	}
	e := toExt(x)
	if e.hi == 1<<63 {
		return special(float64(e.exp - 1))
	}
	return rounded(logOf(e).mul(log2e))
}

func log10(x float64) result {
	if r, ok := logPoles(x); ok {
		return r
	}
	return rounded(logOf(toExt(x)).mul(log10e))
}

func log1p(x float64) result {
	switch {
	case x == 0:
		return special(x)
	case x == -1:
		return infinity(true)
	case x < -1:
		return invalid()
	case isInf(x):
		return special(x)
	}
	return rounded(log1pOf(toExt(x)))
}

func sin(x float64) result {
	switch {
	case x == 0:
		return special(x)
	case isInf(x):
		return invalid()
	}
	s, _ := sinCosOf(toExt(x))
	return rounded(s)
}

func cos(x float64) result {
	if isInf(x) {
		return invalid()
	}
	_, c := sinCosOf(toExt(x))
	return rounded(c)
}

func tan(x float64) result {
	switch {
	case x == 0:
		return special(x)
	case isInf(x):
		return invalid()
	}
	s, c := sinCosOf(toExt(x))
	return rounded(s.div(c))
}

func asin(x float64) result {
	switch {
	case x == 0:
		return special(x)
	case x == 1 || x == -1:
		return rounded(signed(halfPi, x < 0))
	case x > 1 || x < -1:
		return invalid()
	}
	return rounded(asinOf(toExt(x)))
}

func acos(x float64) result {
	switch {
	case x == 1:
		return special(0)
	case x == -1:
		return rounded(pi)
	case x > 1 || x < -1:
		return invalid()
	}
	return rounded(acosOf(toExt(x)))
}

func atan(x float64) result {
	switch {
	case x == 0:
		return special(x)
	case isInf(x):
		return rounded(signed(halfPi, x < 0))
	}
	return rounded(atan2Of(toExt(x), extInt(1)))
}

func signed(e ext, neg bool) ext { e.neg = neg; return e }

func atan2(y, x float64) result {
	down := math.Signbit(y)
	switch {
	case y == 0 && !math.Signbit(x):
		return special(y)
	case y == 0:
		return rounded(signed(pi, down))
	case isInf(y):
		switch {
		case !isInf(x):
			return rounded(signed(halfPi, down))
		case x > 0:
			return rounded(signed(halfPi.scale(-1), down))
		}
		return rounded(signed(pi.sub(halfPi.scale(-1)), down))
	case x == 0:
		return rounded(signed(halfPi, down))
	case isInf(x) && x > 0:
		return special(math.Copysign(0, y))
	case isInf(x):
		return rounded(signed(pi, down))
	}
	return rounded(atan2Of(toExt(y), toExt(x)))
}

func sinh(x float64) result {
	if x == 0 || isInf(x) {
		return special(x)
	}
	s, _ := sinhCoshOf(toExt(x))
	return rounded(s)
}

func cosh(x float64) result {
	if isInf(x) {
		return infinity(false)
	}
	_, c := sinhCoshOf(toExt(x))
	return rounded(c)
}

func tanh(x float64) result {
	switch {
	case x == 0:
		return special(x)
	case isInf(x):
		return special(math.Copysign(1, x))
	}
	return rounded(tanhOf(toExt(x)))
}

func asinh(x float64) result {
	if x == 0 || isInf(x) {
		return special(x)
	}
	return rounded(asinhOf(toExt(x)))
}

func acosh(x float64) result {
	switch {
	case x < 1:
		return invalid()
	case x == 1:
		return special(0)
	case isInf(x):
		return special(x)
	}
	return rounded(acoshOf(toExt(x)))
}

func atanh(x float64) result {
	switch {
	case x == 0:
		return special(x)
	case x == 1 || x == -1:
		return infinity(x < 0)
	case x > 1 || x < -1:
		return invalid()
	}
	return rounded(atanhOf(toExt(x)))
}

func cbrt(x float64) result {
	if x == 0 || isInf(x) {
		return special(x)
	}
	e := toExt(x)
	third := floorDiv3(e.exp)
	m := e.abs().scale(-3 * third) // in [1/2, 4)
	// Newton's iteration y ← y - (y - m/y²)/3 doubles the number of right bits:
	// four times in double from a guess good to three bits, twice in full.
	a := m.approx()
	g := float64(0.6*a) + 0.4
	if m.exp > 0 {
		g = float64(0.25*a) + 0.75
	}
	for range 4 {
		g -= (g - a/float64(g*g)) / 3
	}
	y := toExt(g)
	for range 2 {
		y = y.sub(y.sub(m.div(y.square())).div(extInt(3)))
	}
	y = y.scale(third)
	y.neg = e.neg
	return rounded(y)
}

func floorDiv3(n int) int {
	q := n / 3
	if n%3 < 0 {
		q--
	}
	return q
}

func hypot(x, y float64) result {
	if isInf(x) || isInf(y) {
		return infinity(false)
	}
	s := toExt(x).square().add(toExt(y).square())
	if s.hi == 0 {
		return special(0)
	}
	r := s.sqrt()
	// A whole root, which may be a tie, must come out exactly.
	w := ext{r.hi, 0, r.exp, false}
	if r.lo>>63 != 0 {
		w = w.add(ext{1 << 63, 0, r.exp - 63, false})
	}
	if w.square() == s {
		r = w
	}
	return rounded(r)
}

func rsqrt(x float64) result {
	switch {
	case x == 0:
		return infinity(math.Signbit(x))
	case x < 0:
		return invalid()
	case isInf(x):
		return special(0)
	}
	return rounded(extInt(1).div(toExt(x).sqrt()))
}
