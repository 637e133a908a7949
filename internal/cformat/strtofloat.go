package cformat

import (
	"math"
	"math/big"
	"strconv"
)

// FloatResult is what strtod or strtof finds.
type FloatResult struct {
	// Bits is the result: a float64's bits, or a float32's in the low half.
	Bits uint64
	// End is the offset of endptr: 0 when no number was found.
	End int
	// Range is set where glibc stores ERANGE in errno: overflow, or a result
	// that is tiny and not exact.
	Range bool
}

// Float64 returns the value of a result of ParseFloat64.
func (r FloatResult) Float64() float64 { return math.Float64frombits(r.Bits) }

// Float32 returns the value of a result of ParseFloat32.
func (r FloatResult) Float32() float32 { return math.Float32frombits(uint32(r.Bits)) }

// ParseFloat64 is strtod (C11 7.22.1.3) with one rounding to nearest; s is the
// string without its NUL.
func ParseFloat64(s []byte) FloatResult {
	t := scanFloat(s)
	r := FloatResult{End: t.end}
	switch t.kind {
	case floatInf:
		r.Bits = 0x7ff << 52
	case floatNaN:
		r.Bits = 0x7ff8<<48 | t.payload&(1<<51-1)
	case floatFinite:
		v, _ := strconv.ParseFloat(t.canonical(), 64) // its error only repeats an overflow
		r.Bits = math.Float64bits(v)
		r.Range = math.IsInf(v, 0) || v <= 0x1p-1022 && t.tinyInexact(v, 53, -1022)
	}
	if t.neg {
		r.Bits |= 1 << 63
	}
	return r
}

// ParseFloat32 is strtof: the decimal is rounded to float once, not by way of
// double.
func ParseFloat32(s []byte) FloatResult {
	t := scanFloat(s)
	r := FloatResult{End: t.end}
	switch t.kind {
	case floatInf:
		r.Bits = 0xff << 23
	case floatNaN:
		r.Bits = 0x7fc<<20 | t.payload&(1<<22-1)
	case floatFinite:
		v, _ := strconv.ParseFloat(t.canonical(), 32)
		r.Bits = uint64(math.Float32bits(float32(v)))
		r.Range = math.IsInf(v, 0) || v <= 0x1p-126 && t.tinyInexact(v, 24, -126)
	}
	if t.neg {
		r.Bits |= 1 << 31
	}
	return r
}

// Atof is atof (C11 7.22.1.1).
func Atof(s []byte) float64 { return ParseFloat64(s).Float64() }

type floatKind uint8

const (
	floatNone floatKind = iota
	floatFinite
	floatInf
	floatNaN
)

// floatText is a number as it stands in a string: digits without leading or
// trailing zeros, worth 0.DIGITS × base^exp for decimal digits and
// 0.DIGITS × 2^exp for hexadecimal ones.
type floatText struct {
	kind    floatKind
	neg     bool
	hex     bool
	digits  []byte
	exp     int64
	payload uint64 // of nan(...)
	end     int
}

// maxExp is an exponent beyond every format, kept small enough to be added to
// a digit count without overflow.
const maxExp = 1 << 40

// scanFloat finds the longest number at the start of s.
func scanFloat(s []byte) (t floatText) {
	i := 0
	for i < len(s) && isSpace(s[i]) {
		i++
	}
	if i < len(s) && (s[i] == '-' || s[i] == '+') {
		t.neg = s[i] == '-'
		i++
	}
	switch {
	case hasFold(s[i:], "inf"):
		t.kind, t.end = floatInf, i+3
		if hasFold(s[i:], "infinity") {
			t.end = i + 8
		}
		return t
	case hasFold(s[i:], "nan"):
		t.kind, t.end = floatNaN, i+3
		t.scanPayload(s)
		return t
	}
	hexPoint := 2
	if i+2 < len(s) && s[i+2] == '.' {
		hexPoint = 3
	}
	if i+hexPoint < len(s) && s[i] == '0' && s[i+1]|0x20 == 'x' && digitValue(s[i+hexPoint]) < 16 {
		t.hex = true
		i += 2
	}
	any, point := false, false
	perDigit := int64(1)
	limit := uint64(10)
	if t.hex {
		perDigit, limit = 4, 16
	}
	for ; i < len(s); i++ {
		c := s[i]
		if c == '.' && !point {
			point = true
			continue
		}
		if digitValue(c) >= limit {
			break
		}
		any = true
		if len(t.digits) == 0 && c == '0' {
			if point {
				t.exp -= perDigit
			}
			continue
		}
		t.digits = append(t.digits, c)
		if !point {
			t.exp += perDigit
		}
	}
	if !any {
		return floatText{}
	}
	t.kind, t.end = floatFinite, i
	mark := byte('e')
	if t.hex {
		mark = 'p'
	}
	if i < len(s) && s[i]|0x20 == mark {
		if e, end := scanExponent(s, i+1); end > 0 {
			t.exp += e
			t.end = end
		}
	}
	for n := len(t.digits); n > 0 && t.digits[n-1] == '0'; n-- {
		t.digits = t.digits[:n-1]
	}
	return t
}

// scanExponent reads a signed exponent at s[i:]; end is 0 if there is none.
func scanExponent(s []byte, i int) (e int64, end int) {
	neg := false
	if i < len(s) && (s[i] == '-' || s[i] == '+') {
		neg = s[i] == '-'
		i++
	}
	begin := i
	for ; i < len(s) && isDigit(s[i]); i++ {
		if e < maxExp {
			e = e*10 + int64(s[i]-'0')
		}
	}
	if i == begin {
		return 0, 0
	}
	if neg {
		e = -e
	}
	return e, i
}

// scanPayload reads the (n-char-sequence) of a NaN as glibc does: as a number
// in strtoull's manner, if all of it is one.
func (t *floatText) scanPayload(s []byte) {
	if t.end >= len(s) || s[t.end] != '(' {
		return
	}
	i := t.end + 1
	for i < len(s) && (digitValue(s[i]) < 36 || s[i] == '_') {
		i++
	}
	if i >= len(s) || s[i] != ')' {
		return
	}
	seq := s[t.end+1 : i]
	t.end = i + 1
	if len(seq) > 0 {
		if r := ParseUnsigned(seq, 0, 64); r.End == len(seq) {
			t.payload = r.Value
		}
	}
}

// hasFold says whether s begins with the lower-case word in any case.
func hasFold(s []byte, word string) bool {
	if len(s) < len(word) {
		return false
	}
	for i := range len(word) {
		if s[i]|0x20 != word[i] {
			return false
		}
	}
	return true
}

// canonical writes the magnitude so that strconv reads it whatever the number
// of digits or the size of the exponent was.
func (t *floatText) canonical() string {
	if len(t.digits) == 0 {
		return "0"
	}
	e := min(max(t.exp, -maxExp), maxExp)
	// 40,000 is beyond every format yet small enough for strconv.
	e = min(max(e, -40000), 40000)
	b := make([]byte, 0, len(t.digits)+16)
	if t.hex {
		b = append(b, "0x0."...)
	} else {
		b = append(b, "0."...)
	}
	b = append(b, t.digits...)
	if t.hex {
		b = append(b, 'p')
	} else {
		b = append(b, 'e')
	}
	return string(strconv.AppendInt(b, e, 10))
}

// tinyInexact says whether the number is below the smallest normal value
// 2^minExp when rounded to prec bits without limit of exponent, and differs
// from v, the nearest value of the format. This is when x86 signals underflow.
func (t *floatText) tinyInexact(v float64, prec uint, minExp int) bool {
	if len(t.digits) == 0 {
		return false
	}
	if v == 0 {
		return true
	}
	exact := t.rational()
	got := new(big.Rat).SetFloat64(v)
	if exact.Cmp(got) == 0 {
		return false
	}
	// The values from 2^minExp - half a unit of prec bits on round up to it.
	edge := new(big.Rat).SetFloat64(math.Ldexp(1, minExp))
	unit := new(big.Int).Lsh(big.NewInt(1), prec+1)
	edge.Mul(edge, new(big.Rat).SetFrac(new(big.Int).Sub(unit, big.NewInt(1)), unit))
	return exact.Cmp(edge) < 0
}

// rational is the magnitude exactly. It is called only for numbers near the
// bottom of a format, so its exponent is of the order of the digit count.
func (t *floatText) rational() *big.Rat {
	base, n := 10, t.exp-int64(len(t.digits))
	scale := big.NewInt(10)
	if t.hex {
		base, n = 16, t.exp-4*int64(len(t.digits))
		scale.SetInt64(2)
	}
	m, _ := new(big.Int).SetString(string(t.digits), base)
	if n >= 0 {
		return new(big.Rat).SetInt(m.Mul(m, scale.Exp(scale, big.NewInt(n), nil)))
	}
	return new(big.Rat).SetFrac(m, scale.Exp(scale, big.NewInt(-n), nil))
}
