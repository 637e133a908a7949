package softfloat

// invalid is the result of an operation that is not defined for its operands.
var invalid = number{kind: quiet, neg: true, sig: u128{1 << 63, 0}}

// firstNaN returns the first NaN among the operands.
func firstNaN(ns ...number) (number, bool) {
	for _, n := range ns {
		if n.isNaN() {
			return n, true
		}
	}
	return number{}, false
}

// Add returns a + b.
func (f *Format) Add(a, b Bits, m Rounding) Bits {
	return f.pack(add(f.unpack(a), f.unpack(b), m), m)
}

// Sub returns a - b.
func (f *Format) Sub(a, b Bits, m Rounding) Bits {
	y := f.unpack(b)
	if !y.isNaN() {
		y.neg = !y.neg
	}
	return f.pack(add(f.unpack(a), y, m), m)
}

// Mul returns a × b.
func (f *Format) Mul(a, b Bits, m Rounding) Bits {
	return f.pack(mul(f.unpack(a), f.unpack(b)), m)
}

// Div returns a / b.
func (f *Format) Div(a, b Bits, m Rounding) Bits {
	return f.pack(div(f.unpack(a), f.unpack(b)), m)
}

// Sqrt returns the square root of a.
func (f *Format) Sqrt(a Bits, m Rounding) Bits { return f.pack(sqrt(f.unpack(a)), m) }

// FMA returns a × b + c, rounded once.
func (f *Format) FMA(a, b, c Bits, m Rounding) Bits {
	return f.pack(fma(f.unpack(a), f.unpack(b), f.unpack(c), m), m)
}

// Mod returns C's fmod(a, b): a - n·b with n = a/b truncated; exact, with the
// sign of a (LLVM's frem).
func (f *Format) Mod(a, b Bits) Bits {
	return f.pack(rem(f.unpack(a), f.unpack(b), false), NearestEven)
}

// Remainder returns IEEE 754's remainder(a, b): a - n·b with n the integer
// nearest to a/b, ties to even; exact.
func (f *Format) Remainder(a, b Bits) Bits {
	return f.pack(rem(f.unpack(a), f.unpack(b), true), NearestEven)
}

// zeroSum is the sign of an exact zero sum of operands of unlike sign
// (IEEE 754-2019 6.3).
func zeroSum(m Rounding) number { return number{kind: zero, neg: m == Downward} }

func add(x, y number, m Rounding) number {
	if n, ok := firstNaN(x, y); ok {
		return n
	}
	switch {
	case x.kind == infinite:
		if y.kind == infinite && x.neg != y.neg {
			return invalid
		}
		return x
	case y.kind == infinite:
		return y
	case x.kind == zero && y.kind == zero:
		if x.neg == y.neg {
			return x
		}
		return zeroSum(m)
	case x.kind == zero:
		return y
	case y.kind == zero:
		return x
	}
	if x.exp < y.exp || x.exp == y.exp && x.sig.less(y.sig) {
		x, y = y, x
	}
	low := y.sig.shrJam(uint(min(x.exp-y.exp, 128)))
	if x.neg == y.neg {
		sum, carry := x.sig.add(low)
		if carry != 0 {
			sum = sum.shrJam(1)
			sum.hi |= 1 << 63
			x.exp++
		}
		x.sig = sum
		return x
	}
	d := x.sig.sub(low)
	if d.isZero() {
		return zeroSum(m)
	}
	z := d.leadingZeros()
	x.sig, x.exp = d.shl(z), x.exp-int(z)
	return x
}

func mul(x, y number) number {
	if n, ok := firstNaN(x, y); ok {
		return n
	}
	neg := x.neg != y.neg
	switch {
	case x.kind == infinite && y.kind == zero, x.kind == zero && y.kind == infinite:
		return invalid
	case x.kind == infinite, y.kind == infinite:
		return number{kind: infinite, neg: neg}
	case x.kind == zero, y.kind == zero:
		return number{kind: zero, neg: neg}
	}
	p := mul128(x.sig, y.sig)
	exp := x.exp + y.exp + 1
	if p.hi.hi>>63 == 0 {
		p = p.shl(1)
		exp--
	}
	if !p.lo.isZero() {
		p.hi.lo |= 1
	}
	return number{kind: finite, neg: neg, exp: exp, sig: p.hi}
}

func div(x, y number) number {
	if n, ok := firstNaN(x, y); ok {
		return n
	}
	neg := x.neg != y.neg
	switch {
	case x.kind == y.kind && x.kind != finite: // 0/0, ∞/∞
		return invalid
	case x.kind == infinite, y.kind == zero:
		return number{kind: infinite, neg: neg}
	case x.kind == zero, y.kind == infinite:
		return number{kind: zero, neg: neg}
	}
	exp := x.exp - y.exp
	n := u256{hi: x.sig}.shrJam(1)
	if x.sig.less(y.sig) {
		n, exp = u256{hi: x.sig}, exp-1
	}
	q, inexact := n.div(y.sig)
	if inexact {
		q.lo |= 1
	}
	return number{kind: finite, neg: neg, exp: exp, sig: q}
}

func sqrt(x number) number {
	switch {
	case x.isNaN(), x.kind == zero, x.kind == infinite && !x.neg:
		return x
	case x.neg:
		return invalid
	}
	// The radicand's bits leave two at a time from the top; the root gains one
	// bit a step. 120 bits are more than any format keeps, and the remainder
	// stays below 2^122.
	rad := x.sig.shr(1)
	exp := x.exp
	if exp&1 != 0 {
		rad = x.sig
		exp--
	}
	const steps = 120
	var root, r u128
	for range steps {
		r = r.shl(2)
		r.lo |= rad.hi >> 62
		rad = rad.shl(2)
		root = root.shl(1)
		trial := root.shl(1)
		trial.lo |= 1
		if !r.less(trial) {
			r = r.sub(trial)
			root.lo |= 1
		}
	}
	root = root.shl(128 - steps)
	if !r.isZero() || !rad.isZero() {
		root.lo |= 1
	}
	return number{kind: finite, exp: exp >> 1, sig: root}
}

func fma(x, y, z number, m Rounding) number {
	if n, ok := firstNaN(x, y, z); ok {
		return n
	}
	p := mul(x, y)
	if p.kind != finite || z.kind != finite {
		// Nothing is rounded away: one of the two is special or zero. (mul may
		// have jammed the product, which pack then rounds.)
		return add(p, z, m)
	}
	product := mul128(x.sig, y.sig)
	exp := x.exp + y.exp + 1
	if product.hi.hi>>63 == 0 {
		product = product.shl(1)
		exp--
	}
	addend := u256{hi: z.sig}
	neg := p.neg
	if z.exp > exp || z.exp == exp && product.less(addend) {
		product, addend = addend, product.shrJam(uint(min(z.exp-exp, 256)))
		exp, neg = z.exp, z.neg
	} else {
		addend = addend.shrJam(uint(min(exp-z.exp, 256)))
	}
	if p.neg == z.neg {
		sum, carry := product.add(addend)
		if carry != 0 {
			sum = sum.shrJam(1)
			sum.hi.hi |= 1 << 63
			exp++
		}
		product = sum
	} else {
		product = product.sub(addend)
		if product == (u256{}) {
			return zeroSum(m)
		}
		s := product.hi.leadingZeros()
		if s == 128 {
			s += product.lo.leadingZeros()
		}
		product, exp = product.shl(s), exp-int(s)
	}
	if !product.lo.isZero() {
		product.hi.lo |= 1
	}
	return number{kind: finite, neg: neg, exp: exp, sig: product.hi}
}

// rem is fmod, or the IEEE remainder if nearest is set.
func rem(x, y number, nearest bool) number {
	if n, ok := firstNaN(x, y); ok {
		return n
	}
	if x.kind == infinite || y.kind == zero {
		return invalid
	}
	if x.kind == zero || y.kind == infinite || x.exp < y.exp-1 {
		return x
	}
	// Both significands end in zeros, so two free bits on top cost nothing.
	r, d := x.sig.shr(2), y.sig.shr(2)
	odd := false
	exp := y.exp
	if x.exp < y.exp { // by one: the quotient is below 1
		if !nearest {
			return x
		}
		r = r.shr(1)
	} else {
		for n := x.exp - y.exp; ; n-- {
			if odd = !r.less(d); odd {
				r = r.sub(d)
			}
			if n == 0 {
				break
			}
			r = r.shl(1)
		}
	}
	neg := x.neg
	if nearest {
		twice := r.shl(1)
		if d.less(twice) || twice == d && odd {
			r = d.sub(r)
			neg = !neg
		}
	}
	if r.isZero() {
		return number{kind: zero, neg: x.neg}
	}
	z := r.leadingZeros()
	return number{kind: finite, neg: neg, exp: exp + 2 - int(z), sig: r.shl(z)}
}
