package libm

import "math"

// The complex functions of C11 7.3 with the special cases of Annex G, on real
// and imaginary parts. Finite operands give both parts correctly rounded,
// except for Cpow, which is glibc's cexp(w·clog(z)) step by step: its error is
// that formula's, and programs are compared by it.

// pair is a complex result before rounding.
type pair struct{ re, im result }

func (p pair) float64() (re, im float64) { return p.re.float64(), p.im.float64() }
func (p pair) float32() (re, im float32) { return p.re.float32(), p.im.float32() }

func finite(x float64) bool { return x-x == 0 }

// csinh is the hyperbolic sine (G.6.2.5).
func csinh(x, y float64) pair {
	switch {
	case finite(x) && finite(y):
		if x == 0 && y == 0 {
			return pair{special(x), special(y)}
		}
		if y == 0 {
			return pair{sinh(x), special(y)}
		}
		s, c := sinCosOf(toExt(y))
		if x == 0 {
			if c.neg {
				x = -x
			}
			return pair{special(x), rounded(s)}
		}
		sh, ch := sinhCoshOf(toExt(x))
		return pair{rounded(sh.mul(c)), rounded(ch.mul(s))}
	case isInf(x):
		switch {
		case y == 0:
			return pair{special(x), special(y)}
		case finite(y):
			s, c := sinCosOf(toExt(y))
			return pair{infinity(c.neg != (x < 0)), infinity(s.neg)}
		}
		return pair{infinity(false), invalid()} // the sign is open; glibc's
	case x == 0:
		return pair{special(x), invalid()}
	case y == 0:
		return pair{invalid(), special(y)}
	}
	return pair{invalid(), invalid()}
}

// ccosh is the hyperbolic cosine (G.6.2.4).
func ccosh(x, y float64) pair {
	switch {
	case finite(x) && finite(y):
		if x == 0 || y == 0 {
			// One part is exact; the other is a signed zero.
			zero := special(math.Copysign(1, x) * math.Copysign(1, y) * 0)
			if y == 0 {
				return pair{cosh(x), zero}
			}
			z := 0.0
			if s, _ := sinCosOf(toExt(y)); s.neg != math.Signbit(x) {
				z = math.Copysign(0, -1)
			}
			return pair{cos(y), special(z)}
		}
		s, c := sinCosOf(toExt(y))
		sh, ch := sinhCoshOf(toExt(x))
		return pair{rounded(ch.mul(c)), rounded(sh.mul(s))}
	case isInf(x):
		switch {
		case y == 0:
			return pair{infinity(false), special(math.Copysign(0, x) * math.Copysign(1, y))}
		case finite(y):
			s, c := sinCosOf(toExt(y))
			return pair{infinity(c.neg), infinity(s.neg != (x < 0))}
		}
		return pair{infinity(false), invalid()}
	case x == 0:
		return pair{invalid(), special(0)}
	case y == 0:
		return pair{invalid(), special(0)}
	}
	return pair{invalid(), invalid()}
}

// ctanh is the hyperbolic tangent (G.6.2.6).
func ctanh(x, y float64) pair {
	switch {
	case finite(x) && finite(y):
		if x == 0 && y == 0 {
			return pair{special(x), special(y)}
		}
		s, c := ext{}, extInt(1)
		if y != 0 {
			s, c = sinCosOf(toExt(y))
		}
		sh, ch := ext{}, extInt(1)
		if x != 0 {
			sh, ch = sinhCoshOf(toExt(x))
		}
		// (sinh·cosh + i·sin·cos) / (sinh² + cos²)
		d := sh.square().add(c.square())
		re, im := rounded(sh.mul(ch).div(d)), rounded(s.mul(c).div(d))
		if x == 0 {
			re = special(x)
		}
		if y == 0 {
			im = special(y)
		}
		return pair{re, im}
	case isInf(x):
		zero := math.Copysign(0, y)
		if finite(y) && y != 0 {
			if s, c := sinCosOf(toExt(y)); s.neg != c.neg {
				zero = math.Copysign(0, -1)
			} else {
				zero = 0
			}
		} else if y != y {
			zero = 0
		}
		return pair{special(math.Copysign(1, x)), special(zero)}
	case x == 0:
		return pair{special(x), invalid()}
	case y == 0:
		return pair{invalid(), special(y)}
	}
	return pair{invalid(), invalid()}
}

// cexp is the exponential (G.6.3.1).
func cexp(x, y float64) pair {
	switch {
	case finite(x) && finite(y):
		if y == 0 {
			return pair{exp(x), special(y)}
		}
		e := expOf(toExt(x))
		s, c := sinCosOf(toExt(y))
		return pair{rounded(e.mul(c)), rounded(e.mul(s))}
	case y == 0:
		if x != x {
			return pair{invalid(), special(y)}
		}
		return pair{exp(x), special(y)}
	case isInf(x):
		if finite(y) {
			s, c := sinCosOf(toExt(y))
			if x > 0 {
				return pair{infinity(c.neg), infinity(s.neg)}
			}
			return pair{rounded(tiny(c.neg)), rounded(tiny(s.neg))}
		}
		if x > 0 {
			return pair{special(x), invalid()}
		}
		return pair{special(0), special(math.Copysign(0, y))}
	}
	return pair{invalid(), invalid()}
}

// clog is the logarithm (G.6.3.2): half the logarithm of x²+y², and the angle.
func clog(x, y float64) pair {
	if isInf(x) || isInf(y) {
		im := invalid()
		if x == x && y == y {
			im = atan2(y, x)
		}
		return pair{infinity(false), im}
	}
	if x != x || y != y {
		return pair{invalid(), invalid()}
	}
	if x == 0 && y == 0 {
		return pair{infinity(true), atan2(y, x)}
	}
	a, b := toExt(x).abs(), toExt(y).abs()
	if a.less(b) {
		a, b = b, a
	}
	one := extInt(1)
	var re ext
	if a.exp >= 0 && a.exp <= 2 {
		// Near the unit circle x²+y²-1 keeps its accuracy as (a-1)(a+1)+b².
		re = log1pOf(a.sub(one).mul(a.add(one)).add(b.square()))
	} else {
		re = logOf(a.square().add(b.square()))
	}
	r := rounded(re.scale(-1))
	if re.hi == 0 {
		r = special(0)
	}
	return pair{r, atan2(y, x)}
}

// csqrt is the square root (G.6.4.2).
func csqrt(x, y float64) pair {
	switch {
	case isInf(y):
		return pair{infinity(false), special(y)}
	case x != x:
		return pair{invalid(), invalid()}
	case isInf(x):
		if x > 0 {
			if y != y {
				return pair{special(x), invalid()}
			}
			return pair{special(x), special(math.Copysign(0, y))}
		}
		if y != y {
			return pair{invalid(), infinity(false)}
		}
		return pair{special(0), infinity(math.Signbit(y))}
	case y != y:
		return pair{invalid(), invalid()}
	case x == 0 && y == 0:
		return pair{special(0), special(y)}
	}
	a, b := toExt(x), toExt(y)
	r := a.square().add(b.square()).sqrt()
	t := r.add(a.abs()).scale(-1).sqrt()
	u := b.abs().div(t).scale(-1)
	if x < 0 {
		t, u = u, t
	}
	re, im := rounded(t), rounded(signed(u, math.Signbit(y)))
	if y == 0 && x > 0 {
		im = special(y)
	}
	if y == 0 && x < 0 {
		re = special(0)
	}
	return pair{re, im}
}

// turn makes a function of iz out of one of z: f(x, y) of (-y, x), turned back.
func turn(f func(x, y float64) pair, x, y float64) pair {
	p := f(-y, x)
	if isInf(y) && !finite(x) && p.re.special && isInf(p.re.v) {
		return pair{p.im, p.re} // the sign is open; glibc's
	}
	return pair{p.im, p.re.negate()}
}

func (r result) negate() result {
	r.v = -r.v
	r.e.neg = !r.e.neg
	return r
}

func csin(x, y float64) pair { return turn(csinh, x, y) }
func ccos(x, y float64) pair { return ccosh(-y, x) }
func ctan(x, y float64) pair { return turn(ctanh, x, y) }

// Cexp returns e^z.
func Cexp(x, y float64) (re, im float64) { return cexp(x, y).float64() }

// Cexpf returns e^z, rounded to float.
func Cexpf(x, y float32) (re, im float32) { return cexp(float64(x), float64(y)).float32() }

// Clog returns the principal logarithm of z.
func Clog(x, y float64) (re, im float64) { return clog(x, y).float64() }

// Clogf returns the principal logarithm of z, rounded to float.
func Clogf(x, y float32) (re, im float32) { return clog(float64(x), float64(y)).float32() }

// Csqrt returns the square root of z with a real part that is not negative.
func Csqrt(x, y float64) (re, im float64) { return csqrt(x, y).float64() }

// Csqrtf is Csqrt, rounded to float.
func Csqrtf(x, y float32) (re, im float32) { return csqrt(float64(x), float64(y)).float32() }

// Csin returns the sine of z.
func Csin(x, y float64) (re, im float64) { return csin(x, y).float64() }

// Csinf returns the sine of z, rounded to float.
func Csinf(x, y float32) (re, im float32) { return csin(float64(x), float64(y)).float32() }

// Ccos returns the cosine of z.
func Ccos(x, y float64) (re, im float64) { return ccos(x, y).float64() }

// Ccosf returns the cosine of z, rounded to float.
func Ccosf(x, y float32) (re, im float32) { return ccos(float64(x), float64(y)).float32() }

// Ctan returns the tangent of z.
func Ctan(x, y float64) (re, im float64) { return ctan(x, y).float64() }

// Ctanf returns the tangent of z, rounded to float.
func Ctanf(x, y float32) (re, im float32) { return ctan(float64(x), float64(y)).float32() }

// Csinh returns the hyperbolic sine of z.
func Csinh(x, y float64) (re, im float64) { return csinh(x, y).float64() }

// Csinhf returns the hyperbolic sine of z, rounded to float.
func Csinhf(x, y float32) (re, im float32) { return csinh(float64(x), float64(y)).float32() }

// Ccosh returns the hyperbolic cosine of z.
func Ccosh(x, y float64) (re, im float64) { return ccosh(x, y).float64() }

// Ccoshf returns the hyperbolic cosine of z, rounded to float.
func Ccoshf(x, y float32) (re, im float32) { return ccosh(float64(x), float64(y)).float32() }

// Ctanh returns the hyperbolic tangent of z.
func Ctanh(x, y float64) (re, im float64) { return ctanh(x, y).float64() }

// Ctanhf returns the hyperbolic tangent of z, rounded to float.
func Ctanhf(x, y float32) (re, im float32) { return ctanh(float64(x), float64(y)).float32() }

// Cabs returns |z|.
func Cabs(x, y float64) float64 { return Hypot(x, y) }

// Cabsf returns |z|, rounded to float.
func Cabsf(x, y float32) float32 { return Hypotf(x, y) }

// Carg returns the angle of z in [-π, π].
func Carg(x, y float64) float64 { return Atan2(y, x) }

// Cargf returns the angle of z, rounded to float.
func Cargf(x, y float32) float32 { return Atan2f(y, x) }

// Conj returns the conjugate of z.
func Conj(x, y float64) (re, im float64) { return x, -y }

// Conjf returns the conjugate of z.
func Conjf(x, y float32) (re, im float32) { return x, -y }

// Cmul returns the product of a+bi and c+di: the plain formula, and where that
// gives two NaNs the recovery of infinities of C11 G.5.1 (compiler-rt's
// __muldc3).
func Cmul(a, b, c, d float64) (re, im float64) {
	re, im = cmul(a, b, c, d)
	return canonical(re), canonical(im)
}

// Cmulf is Cmul in float (compiler-rt's __mulsc3).
func Cmulf(a, b, c, d float32) (re, im float32) {
	re, im = cmul(a, b, c, d)
	return canonicalf(re), canonicalf(im)
}

func cmul[T float32 | float64](a, b, c, d T) (re, im T) {
	// The conversions keep a compiler from fusing products into sums.
	ac, bd, ad, bc := T(a*c), T(b*d), T(a*d), T(b*c)
	re, im = ac-bd, ad+bc
	if re == re || im == im {
		return re, im
	}
	again := false
	if infinite(a) || infinite(b) {
		a, b, c, d = boxed(a), boxed(b), zeroed(c), zeroed(d)
		again = true
	}
	if infinite(c) || infinite(d) {
		c, d, a, b = boxed(c), boxed(d), zeroed(a), zeroed(b)
		again = true
	}
	if !again && (infinite(ac) || infinite(bd) || infinite(ad) || infinite(bc)) {
		a, b, c, d = zeroed(a), zeroed(b), zeroed(c), zeroed(d)
		again = true
	}
	if again {
		ac, bd, ad, bc = T(a*c), T(b*d), T(a*d), T(b*c)
		re, im = ac-bd, ad+bc
		inf := T(math.Inf(1))
		re, im = inf*re, inf*im
	}
	return re, im
}

// Cdiv returns the quotient of a+bi by c+di: scaled by the exponent of the
// divisor, and where that gives two NaNs the recovery of infinities and zeros
// of C11 G.5.1 (compiler-rt's __divdc3).
func Cdiv(a, b, c, d float64) (re, im float64) {
	re, im = cdiv(a, b, c, d, Logb(Fmax(math.Abs(c), math.Abs(d))), Ldexp)
	return canonical(re), canonical(im)
}

// Cdivf is Cdiv in float (compiler-rt's __divsc3).
func Cdivf(a, b, c, d float32) (re, im float32) {
	re, im = cdiv(a, b, c, d, Logbf(Fmaxf(Fabsf(c), Fabsf(d))), Ldexpf)
	return canonicalf(re), canonicalf(im)
}

func cdiv[T float32 | float64](a, b, c, d, logb T, ldexp func(T, int64) T) (re, im T) {
	scale := int64(0)
	if finite(float64(logb)) {
		scale = int64(logb)
		c, d = ldexp(c, -scale), ldexp(d, -scale)
	}
	cc, dd, ac, bd, bc, ad := T(c*c), T(d*d), T(a*c), T(b*d), T(b*c), T(a*d)
	denom := cc + dd
	re, im = ldexp((ac+bd)/denom, -scale), ldexp((bc-ad)/denom, -scale)
	if re == re || im == im {
		return re, im
	}
	inf := T(math.Inf(1))
	switch {
	case denom == 0 && (a == a || b == b):
		inf = T(math.Copysign(float64(inf), float64(c)))
		return inf * a, inf * b
	case (infinite(a) || infinite(b)) && finite(float64(c)) && finite(float64(d)):
		a, b = boxed(a), boxed(b)
		ac, bd, bc, ad = T(a*c), T(b*d), T(b*c), T(a*d)
		return inf * (ac + bd), inf * (bc - ad)
	case infinite(logb) && logb > 0 && finite(float64(a)) && finite(float64(b)):
		c, d = boxed(c), boxed(d)
		ac, bd, bc, ad = T(a*c), T(b*d), T(b*c), T(a*d)
		return 0 * (ac + bd), 0 * (bc - ad)
	}
	return re, im
}

func infinite[T float32 | float64](x T) bool { return isInf(float64(x)) }

// boxed is 1 for an infinity and 0 for anything else, with x's sign.
func boxed[T float32 | float64](x T) T {
	v := 0.0
	if infinite(x) {
		v = 1
	}
	return T(math.Copysign(v, float64(x)))
}

// zeroed is x, or a zero of its sign for a NaN.
func zeroed[T float32 | float64](x T) T {
	if x != x {
		return T(math.Copysign(0, float64(x)))
	}
	return x
}

// canonical replaces a NaN by the default one.
func canonical(x float64) float64 {
	if x != x {
		return NaN()
	}
	return x
}

func canonicalf(x float32) float32 {
	if x != x {
		return NaNf()
	}
	return x
}

// Cpow returns z^w as glibc does: cexp(w·clog(z)).
func Cpow(zre, zim, wre, wim float64) (re, im float64) {
	c, d := Clog(zre, zim)
	return Cexp(Cmul(wre, wim, c, d))
}

// Cpowf is Cpow in float throughout.
func Cpowf(zre, zim, wre, wim float32) (re, im float32) {
	c, d := Clogf(zre, zim)
	return Cexpf(Cmulf(wre, wim, c, d))
}
