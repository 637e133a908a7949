package dialect

import (
	"math"
	"math/big"
	"math/bits"
	"strconv"
)

// floatFormat describes the bits of a floating-point type: sign, exponent,
// fraction, from the top (LLVM's APFloat semantics of the same names).
type floatFormat struct {
	name  string
	width int
	exp   int // exponent bits
	frac  int // fraction bits stored, the explicit integer bit of f80 not counted
	bias  int
	top   floatTop
}

// floatTop says what the highest exponent means.
type floatTop uint8

const (
	topIEEE   floatTop = iota // infinity and NaNs
	topNaN                    // numbers, but all ones is the one NaN
	topUZ                     // numbers; NaN is the sign bit alone, no negative zero
	topFinite                 // numbers only
	topE8M0                   // powers of two without sign or zero; all ones is NaN
)

var floatFormats = [numFloatKinds]floatFormat{
	F16:           {"f16", 16, 5, 10, 15, topIEEE},
	BF16:          {"bf16", 16, 8, 7, 127, topIEEE},
	F32:           {"f32", 32, 8, 23, 127, topIEEE},
	F64:           {"f64", 64, 11, 52, 1023, topIEEE},
	F80:           {"f80", 80, 15, 63, 16383, topIEEE},
	F128:          {"f128", 128, 15, 112, 16383, topIEEE},
	TF32:          {"tf32", 19, 8, 10, 127, topIEEE},
	F8E5M2:        {"f8E5M2", 8, 5, 2, 15, topIEEE},
	F8E4M3:        {"f8E4M3", 8, 4, 3, 7, topIEEE},
	F8E4M3FN:      {"f8E4M3FN", 8, 4, 3, 7, topNaN},
	F8E5M2FNUZ:    {"f8E5M2FNUZ", 8, 5, 2, 16, topUZ},
	F8E4M3FNUZ:    {"f8E4M3FNUZ", 8, 4, 3, 8, topUZ},
	F8E4M3B11FNUZ: {"f8E4M3B11FNUZ", 8, 4, 3, 11, topUZ},
	F8E3M4:        {"f8E3M4", 8, 3, 4, 3, topIEEE},
	F8E8M0FNU:     {"f8E8M0FNU", 8, 8, 0, 127, topE8M0},
	F6E2M3FN:      {"f6E2M3FN", 6, 2, 3, 1, topFinite},
	F6E3M2FN:      {"f6E3M2FN", 6, 3, 2, 3, topFinite},
	F4E2M1FN:      {"f4E2M1FN", 4, 2, 1, 1, topFinite},
}

// Width is the size of the type in bits.
func (t *FloatType) Width() int { return floatFormats[t.Kind].width }

// floatWidth is the width in bits of a type that a FloatAttr may have, 0 for
// any other type.
func floatWidth(t Type) int {
	switch t := t.(type) {
	case *FloatType:
		return t.Width()
	case *NamedLLVMType:
		if t == PPCFP128 {
			return 128
		}
	}
	return 0
}

// floatBits is v in the format of t, rounded to nearest even; as in MLIR a
// decimal literal is a double first, whatever its type.
func floatBits(t Type, v float64) (lo, hi uint64) {
	ft, ok := t.(*FloatType)
	if !ok { // ppc_fp128 is a pair of doubles
		return math.Float64bits(v), 0
	}
	switch ft.Kind {
	case F32:
		return uint64(math.Float32bits(float32(v))), 0
	case F64:
		return math.Float64bits(v), 0
	case F80, F128:
		return wideBits(ft.Kind, v)
	}
	return roundTo(&floatFormats[ft.Kind], v), 0
}

// wideBits is v as f80 or f128, which hold every double exactly.
func wideBits(k FloatKind, v float64) (lo, hi uint64) {
	b := math.Float64bits(v)
	sign, e, frac := b>>63, int(b>>52&0x7ff), b&(1<<52-1)
	integer := uint64(1)
	switch {
	case e == 0x7ff:
		e = 0x7fff
	case e == 0 && frac == 0:
		e, integer = 0, 0
	default:
		if e == 0 { // subnormal: normalise
			n := bits.LeadingZeros64(frac) - 11
			frac = frac << n & (1<<52 - 1)
			e = 1 - n
		}
		e += 16383 - 1023
	}
	if k == F80 {
		return integer<<63 | frac<<11, sign<<15 | uint64(e)
	}
	return frac << 60, sign<<63 | uint64(e)<<48 | frac>>4
}

// roundTo is v in a format no wider than a double.
func roundTo(f *floatFormat, v float64) uint64 {
	sign := uint64(0)
	if math.Signbit(v) {
		sign = 1 << (f.width - 1)
	}
	v = math.Abs(v)
	maxExp := 1<<f.exp - 1
	if v != v {
		return f.nan(sign)
	}
	if math.IsInf(v, 0) {
		return f.overflow(sign)
	}
	if f.top == topE8M0 {
		if v == 0 {
			return 0
		}
		fr, e := math.Frexp(v) // v = fr * 2^e, fr in [0.5, 1)
		if fr >= 0.75 {        // the tie goes up: the lone bit is odd
			e++
		}
		code := e - 1 + f.bias
		if code >= maxExp {
			return f.nan(0)
		}
		return uint64(max(code, 0))
	}
	if v == 0 {
		if f.top == topUZ {
			return 0
		}
		return sign
	}
	_, e := math.Frexp(v)
	e = max(e-1, 1-f.bias)                         // exponent of the unit's leading bit, at least the subnormal's
	n := math.RoundToEven(math.Ldexp(v, f.frac-e)) // significand as an integer
	code := uint64(n) + uint64(e+f.bias-1)<<f.frac
	limit := uint64(maxExp)<<f.frac | (1<<f.frac - 1) // greatest code that is a number
	switch f.top {
	case topIEEE:
		limit = uint64(maxExp)<<f.frac - 1
	case topNaN:
		limit--
	}
	if code > limit {
		return f.overflow(sign)
	}
	if code == 0 && f.top == topUZ {
		return 0
	}
	return sign | code
}

// overflow is what a number too great for the format becomes.
func (f *floatFormat) overflow(sign uint64) uint64 {
	max := uint64(1)<<(f.exp+f.frac) - 1
	switch f.top {
	case topIEEE:
		return sign | max>>f.frac<<f.frac
	case topFinite:
		return sign | max
	}
	return f.nan(sign)
}

func (f *floatFormat) nan(sign uint64) uint64 {
	max := uint64(1)<<(f.exp+f.frac) - 1
	switch f.top {
	case topIEEE:
		return sign | max>>f.frac<<f.frac | 1<<(f.frac-1)
	case topUZ:
		return 1 << (f.width - 1)
	case topFinite:
		return 0
	}
	return sign | max
}

// floatValue is a decoded number: (-1)^neg * sig * 2^exp, or a special.
type floatValue struct {
	neg     bool
	special bool // infinity or NaN
	sig     *big.Int
	exp     int
	prec    int // bits of the significand, the leading one included
}

// decode is the number that the bits of a FloatAttr of type t stand for.
func decodeFloat(t Type, lo, hi uint64) floatValue {
	ft, ok := t.(*FloatType)
	if !ok {
		return decodePair(lo, hi)
	}
	f := &floatFormats[ft.Kind]
	v := floatValue{prec: f.frac + 1}
	frac := new(big.Int)
	var e uint64
	switch {
	case ft.Kind == F80:
		v.neg, e = hi>>15&1 == 1, hi&0x7fff
		if e == 0x7fff {
			v.special = true
			return v
		}
		v.sig = frac.SetUint64(lo)
		v.exp = max(int(e), 1) - f.bias - f.frac
		return v
	case ft.Kind == F128:
		v.neg, e = hi>>63 == 1, hi>>48&0x7fff
		frac.SetUint64(hi & (1<<48 - 1))
		frac.Lsh(frac, 64).Or(frac, new(big.Int).SetUint64(lo))
	case f.top == topE8M0:
		v.special = lo == 0xff
		v.sig, v.exp = big.NewInt(1), int(lo)-f.bias
		return v
	default:
		v.neg = lo>>(f.width-1)&1 == 1
		e = lo >> f.frac & (1<<f.exp - 1)
		frac.SetUint64(lo & (1<<f.frac - 1))
	}
	maxExp := uint64(1)<<f.exp - 1
	switch f.top {
	case topIEEE:
		v.special = e == maxExp
	case topNaN:
		v.special = e == maxExp && lo&(1<<f.frac-1) == 1<<f.frac-1
	case topUZ:
		v.special = v.neg && e == 0 && frac.Sign() == 0
	}
	if e == 0 {
		e = 1
	} else {
		frac.SetBit(frac, f.frac, 1)
	}
	v.sig, v.exp = frac, int(e)-f.bias-f.frac
	return v
}

// decodePair is the number of a ppc_fp128: the sum of two doubles.
func decodePair(lo, hi uint64) floatValue {
	a, b := math.Float64frombits(lo), math.Float64frombits(hi)
	v := floatValue{neg: math.Signbit(a), prec: 106}
	if a-a != 0 {
		v.special = true
		return v
	}
	const shift = 1074
	sum := new(big.Int)
	for _, x := range []float64{a, b} {
		if x-x != 0 {
			continue
		}
		fr, e := math.Frexp(math.Abs(x))
		n := new(big.Int).SetUint64(uint64(fr * (1 << 53)))
		if s := e - 53 + shift; s >= 0 {
			n.Lsh(n, uint(s))
		} else {
			n.Rsh(n, uint(-s))
		}
		if x < 0 {
			n.Neg(n)
		}
		sum.Add(sum, n)
	}
	v.sig, v.exp = sum.Abs(sum), -shift
	return v
}

// Float64 is the attribute's value as a double: exact for the types no wider,
// rounded to nearest even for f80, f128 and ppc_fp128; a NaN is a NaN.
func (a *FloatAttr) Float64() float64 {
	if ft, ok := a.Type.(*FloatType); ok {
		switch ft.Kind {
		case F64:
			return math.Float64frombits(a.Bits)
		case F32:
			return float64(math.Float32frombits(uint32(a.Bits)))
		}
	}
	v := decodeFloat(a.Type, a.Bits, a.Hi)
	if v.special {
		if a.isInf() {
			if v.neg {
				return math.Inf(-1)
			}
			return math.Inf(1)
		}
		return math.NaN()
	}
	x := new(big.Float).SetInt(v.sig)
	x.SetMantExp(x, v.exp)
	r, _ := x.Float64()
	if v.neg {
		r = -r
	}
	return r
}

// isInf reports whether a special value is an infinity.
func (a *FloatAttr) isInf() bool {
	ft, ok := a.Type.(*FloatType)
	if !ok {
		return math.IsInf(math.Float64frombits(a.Bits), 0)
	}
	f := &floatFormats[ft.Kind]
	switch {
	case f.top != topIEEE:
		return false
	case ft.Kind == F80:
		return a.Bits<<1 == 0
	case ft.Kind == F128:
		return a.Bits == 0 && a.Hi<<16 == 0
	}
	return a.Bits&(1<<f.frac-1) == 0
}

// appendFloat appends the literal that MLIR prints for a float: six digits
// after the point and an exponent when that reads back as the same value, else
// as many digits as the format needs, else (also for what a decimal literal
// cannot say) the bits in hexadecimal. The digits are those of LLVM's
// APFloat::toString, which truncates before it rounds.
func appendFloat(b []byte, t Type, lo, hi uint64) []byte {
	if ft, ok := t.(*FloatType); ok && ft.Kind <= F64 {
		if r, ok := appendPlain(b, t, lo); ok {
			return r
		}
	}
	v := decodeFloat(t, lo, hi)
	if !v.special {
		digits, exp := v.decimal(6)
		s := scientific(v.neg, digits, exp, 6)
		if l, h, ok := reread(t, s); ok && l == lo && h == hi {
			return append(b, s...)
		}
		prec := 2 + v.prec*59/196
		digits, exp = v.decimal(prec)
		if s := natural(v.neg, digits, exp, prec); s != "" {
			return append(b, s...)
		}
	}
	return appendHexBits(b, floatWidth(t), lo, hi)
}

// appendPlain is appendFloat for integers below a million, the common case.
func appendPlain(b []byte, t Type, lo uint64) ([]byte, bool) {
	a := FloatAttr{Type: t, Bits: lo}
	if k := t.(*FloatType).Kind; k != F64 && k != F32 {
		return b, false
	}
	v := a.Float64()
	if !(math.Abs(v) < 1e6) || v != math.Trunc(v) {
		return b, false
	}
	return strconv.AppendFloat(b, v, 'e', 6, 64), true
}

// decimal is v as digits * 10^exp with at most prec digits and no zero at the
// end, rounded half up after LLVM's coarse truncation.
func (v floatValue) decimal(prec int) (digits string, exp int) {
	if v.sig.Sign() == 0 {
		return "0", 0
	}
	n := new(big.Int).Set(v.sig)
	exp = v.exp
	tz := int(n.TrailingZeroBits())
	n.Rsh(n, uint(tz))
	exp += tz
	if exp > 0 {
		n.Lsh(n, uint(exp))
		exp = 0
	} else if exp < 0 {
		n.Mul(n, new(big.Int).Exp(big.NewInt(5), big.NewInt(int64(-exp)), nil))
	}
	if tens := (n.BitLen() - (prec*196+58)/59) * 59 / 196; tens > 0 {
		n.Quo(n, new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(tens)), nil))
		exp += tens
	}
	d := []byte(n.String())
	if len(d) > prec {
		up := d[prec] >= '5'
		exp += len(d) - prec
		d = d[:prec]
		for i := prec - 1; up && i >= 0; i-- {
			if d[i]++; d[i] <= '9' {
				up = false
			} else {
				d[i] = '0'
			}
		}
		if up {
			d[0] = '1'
			exp += 1
		}
	}
	for len(d) > 1 && d[len(d)-1] == '0' {
		d = d[:len(d)-1]
		exp++
	}
	return string(d), exp
}

// scientific is `d.ddde±xx` with exactly places digits after the point.
func scientific(neg bool, digits string, exp, places int) string {
	var b []byte
	if neg {
		b = append(b, '-')
	}
	if digits == "0" {
		exp = 0
	} else {
		exp += len(digits) - 1
	}
	b = append(b, digits[0], '.')
	b = append(b, digits[1:]...)
	for i := len(digits) - 1; i < places; i++ {
		b = append(b, '0')
	}
	b = append(b, 'e')
	b = appendExponent(b, exp)
	if exp > -10 && exp < 10 {
		b = append(b[:len(b)-1], '0', b[len(b)-1])
	}
	return string(b)
}

func appendExponent(b []byte, exp int) []byte {
	if exp < 0 {
		return strconv.AppendInt(append(b, '-'), int64(-exp), 10)
	}
	return strconv.AppendInt(append(b, '+'), int64(exp), 10)
}

// natural is APFloat's default form: plain digits where at most three zeros
// pad them, else d.dddE±x. It is "" when there is no point in it, since MLIR
// could not read that back as a float.
func natural(neg bool, digits string, exp, prec int) string {
	const padding = 3
	var b []byte
	if neg {
		b = append(b, '-')
	}
	n := len(digits)
	msd := exp + n - 1
	switch {
	case exp >= 0 && (exp > padding || n+exp > prec), exp < 0 && msd < 0 && -msd > padding:
		b = append(b, digits[0], '.')
		if n == 1 {
			b = append(b, '0')
		}
		b = append(b, digits[1:]...)
		return string(appendExponent(append(b, 'E'), msd))
	case exp >= 0:
		return ""
	case msd >= 0:
		b = append(b, digits[:msd+1]...)
		b = append(b, '.')
		return string(append(b, digits[msd+1:]...))
	}
	b = append(b, '0', '.')
	for i := -1; i > msd; i-- {
		b = append(b, '0')
	}
	return string(append(b, digits...))
}

// reread is the decimal literal s in the format of t, rounded once.
func reread(t Type, s string) (lo, hi uint64, ok bool) {
	ft, isFloat := t.(*FloatType)
	switch {
	case isFloat && ft.Kind == F32:
		v, _ := strconv.ParseFloat(s, 32)
		return uint64(math.Float32bits(float32(v))), 0, true
	case isFloat && ft.Kind != F80 && ft.Kind != F128:
		// Six digits near a value of at most eleven bits: the double between
		// them never sits on a tie.
		v, _ := strconv.ParseFloat(s, 64)
		lo, hi = floatBits(t, v)
		return lo, hi, true
	case !isFloat:
		v, err := strconv.ParseFloat(s, 64)
		r, ok := new(big.Rat).SetString(s)
		exact := err == nil && ok && new(big.Rat).SetFloat64(v).Cmp(r) == 0
		return math.Float64bits(v), 0, exact
	}
	return rereadWide(ft.Kind, s)
}

// rereadWide is reread for f80 and f128.
func rereadWide(k FloatKind, s string) (lo, hi uint64, ok bool) {
	f := &floatFormats[k]
	r, ok := new(big.Rat).SetString(s)
	if !ok {
		return 0, 0, false
	}
	neg := s[0] == '-'
	prec := uint(f.frac + 1)
	x := new(big.Float).SetPrec(prec).SetRat(r)
	if e := x.MantExp(nil); e < 2-f.bias && x.Sign() != 0 { // subnormal: fewer bits
		p := int(prec) - (2 - f.bias - e)
		if p < 1 {
			return 0, 0, false
		}
		x = new(big.Float).SetPrec(uint(p)).SetRat(r)
	}
	sig := new(big.Int)
	e := 0
	if x.Sign() != 0 {
		x.Abs(x)
		e = x.MantExp(nil) - 1 + f.bias
		if e >= 1<<f.exp-1 {
			return 0, 0, false
		}
		shift := f.frac - (max(e, 1) - f.bias)
		y := new(big.Float).SetMantExp(x, shift)
		y.Int(sig)
		e = max(e, 0)
		if sig.BitLen() <= f.frac {
			e = 0
		} else {
			e = max(e, 1)
		}
	}
	lo = new(big.Int).And(sig, new(big.Int).SetUint64(math.MaxUint64)).Uint64()
	top := new(big.Int).Rsh(sig, 64).Uint64()
	if k == F80 {
		hi = uint64(e)
		if neg {
			hi |= 1 << 15
		}
		return lo, hi, true
	}
	hi = top&(1<<48-1) | uint64(e)<<48
	if neg {
		hi |= 1 << 63
	}
	return lo, hi, true
}

// appendHexBits appends 0x and the width-bit pattern, with as many digits as
// it needs.
func appendHexBits(b []byte, width int, lo, hi uint64) []byte {
	b = append(b, "0x"...)
	digits := (width + 3) / 4
	var buf [32]byte
	for i := range digits {
		w, s := lo, i*4
		if i >= 16 {
			w, s = hi, s-64
		}
		buf[digits-1-i] = "0123456789ABCDEF"[w>>s&15]
	}
	i := 0
	for i < digits-1 && buf[i] == '0' {
		i++
	}
	return append(b, buf[i:digits]...)
}
