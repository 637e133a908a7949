package cformat

import (
	"math"
	"math/big"
	"math/bits"
	"strconv"
)

// number is what the float conversions need of a value, whatever its format.
type number interface {
	// class returns the sign bit, and whether the value is NaN or infinite.
	class() (neg, nan, inf bool)
	// decimal appends the magnitude in strconv's 'e' or 'f' form, correctly
	// rounded to prec digits after the point.
	decimal(dst []byte, form byte, prec int) []byte
	// longest is a number of digits after the point in the given form from
	// which on all digits of every value are zero.
	longest(form byte) int
	// binary returns the significand with its leading hexadecimal digit in the
	// top four bits and the exponent that belongs to it, as %a prints them.
	binary() (mant uint64, exp int)
}

// real64 is a double.
type real64 struct{ v float64 }

func (r real64) class() (neg, nan, inf bool) {
	return math.Signbit(r.v), r.v != r.v, math.IsInf(r.v, 0)
}

func (r real64) decimal(dst []byte, form byte, prec int) []byte {
	return strconv.AppendFloat(dst, math.Abs(r.v), form, prec, 64)
}

func (real64) longest(form byte) int {
	if form == 'f' {
		return 1074
	}
	return 770
}

// binary: glibc prints a normal double with the leading digit 1 and a
// subnormal one with the leading digit 0 and the exponent -1022.
func (r real64) binary() (uint64, int) {
	b := math.Float64bits(r.v)
	frac, e := b<<12>>12, int(b>>52&0x7ff)
	if e == 0 {
		if frac == 0 {
			return 0, 0
		}
		return frac << 8, -1022
	}
	return (1<<52 | frac) << 8, e - 1023
}

// real80 is an x87 long double.
type real80 struct{ v Float80 }

func (r real80) class() (neg, nan, inf bool) {
	neg = r.v.SignExp>>15 != 0
	e := r.v.SignExp & 0x7fff
	switch {
	case e == 0x7fff && r.v.Mant<<1 == 0:
		return neg, false, true
	case e == 0x7fff, e != 0 && r.v.Mant>>63 == 0: // the latter: an unnormal
		return neg, true, false
	}
	return neg, false, false
}

func (r real80) big() *big.Float {
	x := new(big.Float).SetPrec(64).SetUint64(r.v.Mant)
	return x.SetMantExp(x, max(int(r.v.SignExp&0x7fff), 1)-16383-63)
}

func (r real80) decimal(dst []byte, form byte, prec int) []byte {
	return r.big().Append(dst, form, prec)
}

func (real80) longest(form byte) int {
	if form == 'f' {
		return 16446
	}
	return 11520
}

// binary: glibc prints the four top bits of the significand as one digit, so
// a normal long double leads with 8 to f.
func (r real80) binary() (uint64, int) {
	if r.v.Mant == 0 {
		return 0, 0
	}
	return r.v.Mant, max(int(r.v.SignExp&0x7fff), 1) - 16383 - 3
}

// float carries out f F e E g G a A (C11 7.21.6.1p8).
func (s *spec) float(dst []byte, x number) []byte {
	neg, nan, inf := x.class()
	sign := s.sign(neg)
	big := s.verb < 'a'
	if nan || inf {
		text := "inf"
		if nan {
			text = "nan"
		}
		digits := []byte(text)
		if big {
			upper(digits)
		}
		return s.padNumber(dst, sign, digits, true)
	}
	var buf [128]byte
	var body []byte
	switch s.verb | 0x20 {
	case 'a':
		body = s.hexDigits(buf[:0], x)
		sign += "0x"
		if big {
			sign = sign[:len(sign)-1] + "X"
		}
	case 'g':
		body = s.general(buf[:0], x)
	default:
		prec := s.prec
		if prec < 0 {
			prec = 6
		}
		body = fixedExp(s.decimal(buf[:0], x, s.verb|0x20, prec), s.verb|0x20, s.hash)
	}
	if big {
		upper(body)
	}
	return s.padNumber(dst, sign, body, false)
}

// decimal is x.decimal with an arbitrarily long tail of zeros.
func (s *spec) decimal(dst []byte, x number, form byte, prec int) []byte {
	n := min(prec, x.longest(form))
	dst = x.decimal(dst, form, n)
	if n == prec {
		return dst
	}
	tail := len(dst)
	if form == 'e' {
		for tail--; dst[tail] != 'e'; tail-- {
		}
	}
	exp := string(dst[tail:])
	return append(fill(dst[:tail], '0', prec-n), exp...)
}

// fixedExp adds the point that the # flag demands.
func fixedExp(b []byte, form byte, hash bool) []byte {
	if !hash {
		return b
	}
	at := len(b)
	for i, c := range b {
		if c == '.' {
			return b
		}
		if c == 'e' && form == 'e' {
			at = i
			break
		}
	}
	b = append(b, 0)
	copy(b[at+1:], b[at:])
	b[at] = '.'
	return b
}

// general carries out %g: the style is chosen by the exponent that %e would
// print, and trailing zeros go unless the # flag keeps them.
func (s *spec) general(dst []byte, x number) []byte {
	p := s.prec
	if p < 0 {
		p = 6
	}
	p = max(p, 1)
	e := s.decimal(dst, x, 'e', p-1)
	at := len(e) - 1
	for e[at] != 'e' {
		at--
	}
	exp, _ := strconv.Atoi(string(e[at+1:]))
	if exp < -4 || exp >= p {
		if s.hash {
			return fixedExp(e, 'e', true)
		}
		tail := string(e[at:])
		return append(trimZeros(e[:at]), tail...)
	}
	f := s.decimal(nil, x, 'f', p-1-exp)
	if s.hash {
		return fixedExp(f, 'f', true)
	}
	return trimZeros(f)
}

// trimZeros cuts zeros at the end of a fraction, and a bare point.
func trimZeros(b []byte) []byte {
	point := false
	for _, c := range b {
		point = point || c == '.'
	}
	if !point {
		return b
	}
	n := len(b)
	for b[n-1] == '0' {
		n--
	}
	if b[n-1] == '.' {
		n--
	}
	return b[:n]
}

// hexDigits carries out %a without sign and 0x. With a precision the
// significand is rounded to nearest, ties to even; a carry out of the leading
// digit stays there (1.9999 with %.0a is 0x2p+0), as glibc does it, unless
// that digit was f.
func (s *spec) hexDigits(dst []byte, x number) []byte {
	mant, exp := x.binary()
	if s.prec >= 0 && s.prec < 15 {
		drop := uint(60 - 4*s.prec)
		rest := mant & (1<<drop - 1)
		mant -= rest
		half := uint64(1) << (drop - 1)
		if rest > half || rest == half && mant>>drop&1 != 0 {
			var carry uint64
			mant, carry = bits.Add64(mant, 1<<drop, 0)
			if carry != 0 {
				mant, exp = 1<<60, exp+4
			}
		}
	}
	const hex = "0123456789abcdef"
	dst = append(dst, hex[mant>>60])
	rest := mant << 4
	if rest != 0 || s.prec > 0 || s.hash {
		dst = append(dst, '.')
	}
	n := 0
	for ; rest != 0; n++ {
		dst = append(dst, hex[rest>>60])
		rest <<= 4
	}
	dst = fill(dst, '0', s.prec-n)
	dst = append(dst, 'p')
	if exp >= 0 {
		dst = append(dst, '+')
	}
	return strconv.AppendInt(dst, int64(exp), 10)
}

// AppendStream appends x as a C++ stream with default flags prints a double
// or a float: %g with six digits.
func AppendStream(dst []byte, x float64) []byte { return AppendG(dst, x, 6) }

// AppendG appends x as C's %.*g prints it with precision prec.
func AppendG(dst []byte, x float64, prec int) []byte {
	s := spec{verb: 'g', prec: prec}
	return s.float(dst, real64{x})
}

// AppendE appends x as C's %.*e prints it with precision prec.
func AppendE(dst []byte, x float64, prec int) []byte {
	s := spec{verb: 'e', prec: prec}
	return s.float(dst, real64{x})
}

// AppendF appends x as C's %.*f prints it with precision prec.
func AppendF(dst []byte, x float64, prec int) []byte {
	s := spec{verb: 'f', prec: prec}
	return s.float(dst, real64{x})
}
