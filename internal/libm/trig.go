package libm

import "math/bits"

// reduce cuts a finite x into q quarter turns and a rest: x = q·π/2 + r with
// |r| ≤ π/4 and q modulo 4. The product of x with 2/π is formed only where it
// matters (Payne and Hanek, "Radian reduction for trigonometric functions",
// 1983): words of 2/π that give multiples of four are left out, and the five
// that follow leave an error below 2^-200, while no double comes nearer to a
// multiple of π/2 than about 2^-61.
func reduce(x ext) (q int, r ext) {
	if x.exp < 0 {
		return 0, x // below 1/2
	}
	// |x| = m·2^e with a 64-bit integer m; x has no more bits than that.
	m, e := x.hi, x.exp-64
	w := 0
	if e > 2 {
		w = (e - 2) >> 6
	}
	// The product of m and five words is six words, of which the last
	// 64·(w+5) - e bits are its fraction.
	var p [6]uint64
	var carry uint64
	for i := 4; i >= 0; i-- {
		h, l := bits.Mul64(m, twoOverPi[w+i])
		var c uint64
		p[i+1], c = bits.Add64(l, carry, 0)
		carry = h + c
	}
	p[0] = carry
	whole := 384 - (64*(w+5) - e)
	q = int(bit(&p, whole-1) | bit(&p, whole-2)<<1)
	var f [4]uint64
	for i := range f {
		f[i] = word(&p, uint(whole+64*i))
	}
	neg := x.neg
	if f[0]>>63 != 0 { // above one half: count one more and go back
		q++
		neg = !neg
		var b uint64
		for i := 3; i >= 0; i-- {
			f[i], b = bits.Sub64(0, f[i], b)
		}
	}
	if x.neg {
		q = -q
	}
	shift := 0
	for f[0] == 0 && shift < 192 {
		f[0], f[1], f[2], f[3] = f[1], f[2], f[3], 0
		shift += 64
	}
	r = threeWords(f[0], f[1], f[2])
	r.exp -= shift
	r.neg = neg
	return q & 3, r.mul(halfPi)
}

// bit is bit i of p counted from the top; zero above it.
func bit(p *[6]uint64, i int) uint64 {
	if i < 0 {
		return 0
	}
	return p[i>>6] >> (63 - i&63) & 1
}

// word is the 64 bits of p that begin at bit i from the top.
func word(p *[6]uint64, i uint) uint64 {
	k, s := i>>6, i&63
	if k >= 6 {
		return 0
	}
	v := p[k] << s
	if k < 5 {
		v |= p[k+1] >> (64 - s)
	}
	return v
}

// sinCosSmall gives sine and cosine of |r| ≤ π/4 + 2^-60: r = i/32 + d, and
// the addition theorems.
func sinCosSmall(r ext) (s, c ext) {
	f := r.abs().fraction()
	i := int(f.hi>>58) + 1
	i >>= 1
	d := r.abs().sub(extInt(i).scale(-5))
	z := d.square().fraction()
	cd := alternatingSum(z, cosCoeff[:])
	sd := d.mul(alternatingSum(z, sinCoeff[:]).ext(0))
	c = cd.ext(0)
	if i == 0 {
		s = sd
	} else {
		si, ci := sin32[i].ext(0), cos32[i].ext(0)
		s, c = si.mul(c).add(ci.mul(sd)), ci.mul(c).sub(si.mul(sd))
	}
	if r.neg {
		s = s.negate()
	}
	return s, c
}

// sinCosOf gives sine and cosine of a finite double or float.
func sinCosOf(x ext) (s, c ext) {
	q, r := reduce(x)
	s, c = sinCosSmall(r)
	switch q {
	case 1:
		s, c = c, s.negate()
	case 2:
		s, c = s.negate(), c.negate()
	case 3:
		s, c = c.negate(), s
	}
	return s, c
}

// atanOf is the arc tangent of 0 ≤ t ≤ 1.
func atanOf(t ext) ext {
	if t.hi == 0 {
		return t
	}
	i := 32
	if t.exp <= 0 {
		i = int(t.fraction().hi>>58+1) >> 1
	}
	d := t
	if i != 0 {
		u := extInt(i).scale(-5)
		d = t.sub(u).div(t.mul(u).add(extInt(1)))
	}
	p := alternatingSum(d.square().fraction(), oddCoeff[:])
	if p == fixOne {
		// d is so small that its cube is lost; the result must stay below d.
		p = fixOne.sub(fix{0, 1})
	}
	return atan32[i].add(d.mul(p.ext(0)))
}

// atan2Of is the angle of the point (x, y), neither of them zero.
func atan2Of(y, x ext) ext {
	var r ext
	ay, ax := y.abs(), x.abs()
	if ax.less(ay) {
		r = atanOf(ax.div(ay))
		if !x.neg {
			r = r.negate()
		}
		r = halfPi.add(r)
	} else {
		r = atanOf(ay.div(ax))
		if x.neg {
			r = pi.sub(r)
		}
	}
	r.neg = y.neg
	return r
}

// asinOf is the arc sine of 0 < |x| < 1: the angle of (√(1-x²), x).
func asinOf(x ext) ext {
	c := extInt(1).sub(x).mul(extInt(1).add(x)).sqrt()
	return atan2Of(x, c)
}

// acosOf is the arc cosine of |x| < 1: twice the angle of (√(1+x), √(1-x)).
func acosOf(x ext) ext {
	one := extInt(1)
	return atan2Of(one.sub(x).sqrt(), one.add(x).sqrt()).scale(1)
}
