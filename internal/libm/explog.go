package libm

import (
	"math"
	"math/bits"
)

// stepHigh and stepLow are ln2/256 as a 64-bit head, whose small multiples are
// exact, and the 128 bits after it.
var (
	stepHigh = ext{ln2Step[0]<<8 | ln2Step[1]>>56, 0, -8, false}
	stepLow  = fix{ln2Step[1] << 8, ln2Step[2] << 8}.ext(-8 - 64 - 1)
)

// beyond says that a result e^x or 2^x is outside every format.
func beyond(x ext) bool { return x.exp > 16 }

// expOf is e^x. The argument is cut as x = k·ln2/256 + r with |r| ≤ ln2/512
// and k = 256·n + 16·i + j, so that e^x = 2^n · 2^(i/16) · 2^(j/256) · e^r.
func expOf(x ext) ext {
	if beyond(x) {
		if x.neg {
			return tiny(false)
		}
		return huge(false)
	}
	k := int(math.RoundToEven(x.approx() * 369.3299304675746)) // 256/ln 2
	r := x.sub(extInt(k).mul(stepHigh)).sub(extInt(k).mul(stepLow))
	var m fix
	if z := r.fraction(); r.neg {
		m = alternatingSum(z, expCoeff[:14])
	} else {
		m = sum(z, expCoeff[:14])
	}
	m = m.mul(exp16[k>>4&15]).mul(exp256[k&15])
	return m.ext(k >> 8)
}

// exp2Of is 2^x: the whole part of x is exact, the rest goes through expOf.
func exp2Of(x ext) ext {
	if beyond(x) {
		return expOf(x)
	}
	n := int(math.RoundToEven(x.approx()))
	return expOf(x.sub(extInt(n)).mul(ln2)).scale(n)
}

// expm1Of is e^x - 1, accurate near zero.
func expm1Of(x ext) ext {
	if x.exp > -4 {
		return expOf(x).sub(extInt(1))
	}
	// x·(1 + x/2! + x²/3! …) for |x| < 1/16
	var m fix
	if z := x.fraction(); x.neg {
		m = alternatingSum(z, expCoeff[1:22])
	} else {
		m = sum(z, expCoeff[1:22])
	}
	return x.mul(m.ext(0))
}

// logOf is the natural logarithm of x > 0. With x = 2^e·M, 1 ≤ M < 2, a table
// gives N/512 near 1/M; r = M·N/512 - 1 is exact and small.
func logOf(x ext) ext {
	e := x.exp - 1
	i := x.hi >> 56 & 127
	if i >= logSplit {
		e++
	}
	// M·N in units of 2^-127 has three words; 1 is 2^136 in it.
	n := logInverse[i]
	h0, w0 := bits.Mul64(x.lo, n)
	h1, w1 := bits.Mul64(x.hi, n)
	w1, c := bits.Add64(w1, h0, 0)
	w2 := h1 + c - 1<<8
	neg := w2>>63 != 0
	if neg {
		var b uint64
		w0, b = bits.Sub64(0, w0, 0)
		w1, b = bits.Sub64(0, w1, b)
		w2, _ = bits.Sub64(0, w2, b)
	}
	r := threeWords(w2, w1, w0)
	r.exp += 192 - 136
	r.neg = neg
	return log1pSmall(r).add(logTable[i]).add(extInt(e).mul(ln2))
}

// threeWords is (a:b:c)/2^192, cut to 128 bits.
func threeWords(a, b, c uint64) ext {
	e := 0
	for a == 0 {
		if b|c == 0 {
			return ext{}
		}
		a, b, c = b, c, 0
		e -= 64
	}
	z := uint(bits.LeadingZeros64(a))
	return ext{a<<z | b>>(64-z), b<<z | c>>(64-z), e - int(z), false}
}

// log1pSmall is ln(1+r) for |r| < 2^-6: 2·atanh(r/(2+r)).
func log1pSmall(r ext) ext {
	return atanhSmall(r.div(r.add(extInt(2)))).scale(1)
}

// atanhSmall is atanh s for |s| < 2^-6.
func atanhSmall(s ext) ext {
	return s.mul(sum(s.square().fraction(), oddCoeff[:11]).ext(0))
}

// log1pOf is ln(1+u) for u > -1, accurate near zero.
func log1pOf(u ext) ext {
	if u.exp <= -6 {
		return log1pSmall(u)
	}
	return logOf(u.add(extInt(1)))
}

// sinhCoshOf gives the hyperbolic sine and cosine.
func sinhCoshOf(x ext) (s, c ext) {
	if beyond(x) {
		return huge(x.neg), huge(false)
	}
	// with t = e^|x| - 1: sinh = (t + t/(t+1))/2, cosh = 1 + t²/(2(t+1))
	t := expm1Of(x.abs())
	t1 := t.add(extInt(1))
	s = t.add(t.div(t1)).scale(-1)
	s.neg = x.neg && s.hi != 0
	c = t.square().div(t1).scale(-1).add(extInt(1))
	return s, c
}

// tanhOf is the hyperbolic tangent.
func tanhOf(x ext) ext {
	if x.exp > 7 {
		return ext{1 << 63, 0, 1, x.neg}
	}
	t := expm1Of(x.abs().scale(1))
	t = t.div(t.add(extInt(2)))
	t.neg = x.neg && t.hi != 0
	return t
}

// asinhOf is ln(|x| + √(x²+1)) with the sign of x.
func asinhOf(x ext) ext {
	a := x.abs()
	q := a.square()
	root := q.add(extInt(1)).sqrt()
	r := log1pOf(a.add(q.div(root.add(extInt(1)))))
	r.neg = x.neg && r.hi != 0
	return r
}

// acoshOf is ln(x + √(x²-1)) for x ≥ 1.
func acoshOf(x ext) ext {
	t := x.sub(extInt(1))
	return log1pOf(t.add(t.mul(t.add(extInt(2))).sqrt()))
}

// atanhOf is the inverse hyperbolic tangent for |x| < 1.
func atanhOf(x ext) ext {
	if x.exp <= -6 {
		return atanhSmall(x)
	}
	a := x.abs()
	r := log1pOf(a.scale(1).div(extInt(1).sub(a))).scale(-1)
	r.neg = x.neg
	return r
}
