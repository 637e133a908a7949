package cformat

import "bytes"

// Float80 is the memory form of x86's long double: sign and exponent in the
// upper 16 bits, the significand with its explicit integer bit in the lower 64.
type Float80 struct {
	SignExp uint16
	Mant    uint64
}

// Args supplies the variable arguments of one printf call, in order. An error
// stops the formatting and is wrapped in the [*Error] that Format returns.
type Args interface {
	// Int returns the next integer argument of the given width as it is passed
	// (32 or 64 bits, after promotion), zero-extended.
	Int(bits int) (uint64, error)
	// Double returns the next double argument.
	Double() (float64, error)
	// LongDouble returns the next long double argument.
	LongDouble() (Float80, error)
	// Pointer returns the next pointer argument as an address.
	Pointer() (uint64, error)
	// String returns the bytes at ptr up to but without the first NUL. With
	// max ≥ 0 at most max bytes are read, and no NUL need follow them.
	String(ptr uint64, max int) ([]byte, error)
	// StoreCount stores n at ptr as a signed integer of the given width (%n).
	StoreCount(ptr uint64, bits int, n int64) error
}

// Format appends to dst what C's printf prints for format and its arguments
// (C11 7.21.6.1 as glibc carries it out in the "C" locale). format is without
// its NUL; a NUL inside ends it, as it would in C. The result is dst with
// everything printed so far even when the error, an [*Error], is not nil.
func Format(dst []byte, format []byte, a Args) ([]byte, error) {
	if i := bytes.IndexByte(format, 0); i >= 0 {
		format = format[:i]
	}
	start := len(dst)
	for i := 0; i < len(format); {
		j := bytes.IndexByte(format[i:], '%')
		if j < 0 {
			return append(dst, format[i:]...), nil
		}
		dst = append(dst, format[i:i+j]...)
		s, err := readSpec(format, i+j, a)
		if err != nil {
			return dst, err
		}
		dst, err = s.convert(dst, start, format, a)
		if err != nil {
			return dst, err
		}
		if len(dst)-start > MaxOutput {
			return dst, s.unsupported(format, "the output is longer than the limit")
		}
		i = s.end
	}
	return dst, nil
}

// readSpec reads the conversion specification whose '%' is at format[at]; it
// takes the arguments of '*' from a.
func readSpec(format []byte, at int, a Args) (spec, error) {
	s := spec{start: at, prec: -1}
	i := at + 1
flags:
	for ; i < len(format); i++ {
		switch format[i] {
		case '-':
			s.minus = true
		case '+':
			s.plus = true
		case ' ':
			s.space = true
		case '#':
			s.hash = true
		case '0':
			s.zero = true
		case '\'': // grouping: none in the "C" locale
		default:
			break flags
		}
	}
	s.end = i
	var err error
	if i < len(format) && format[i] == '*' {
		i++
		s.end = i
		if s.width, err = s.star(format, a); err != nil {
			return s, err
		}
		if s.width < 0 {
			s.minus, s.width = true, -s.width
		}
	} else {
		s.width, i = readNumber(format, i)
		if i < len(format) && format[i] == '$' {
			s.end = i + 1
			e := s.fail(format, "arguments selected by position are not supported", nil)
			e.Unsupported = true
			return s, e
		}
	}
	if i < len(format) && format[i] == '.' {
		i++
		s.end = i
		if i < len(format) && format[i] == '*' {
			i++
			s.end = i
			if s.prec, err = s.star(format, a); err != nil {
				return s, err
			}
			s.prec = max(s.prec, -1)
		} else {
			s.prec, i = readNumber(format, i)
		}
	}
	s.length, i = readLength(format, i)
	s.end = i
	if i >= len(format) {
		return s, s.fail(format, "the format ends inside a conversion", nil)
	}
	s.verb = format[i]
	s.end = i + 1
	if s.width > MaxField || s.prec > MaxField {
		e := s.fail(format, "width or precision above the limit", nil)
		e.Unsupported = true
		return s, e
	}
	return s, nil
}

// star reads an int argument for '*'.
func (s *spec) star(format []byte, a Args) (int, error) {
	v, err := a.Int(32)
	if err != nil {
		return 0, s.fail(format, "no argument for *", err)
	}
	return int(int32(v)), nil
}

func (s *spec) fail(format []byte, why string, cause error) *Error {
	return &Error{Offset: s.start, Spec: string(format[s.start:s.end]), Why: why, Cause: cause}
}

// convert carries out one conversion; start is where this call's output begins.
func (s *spec) convert(dst []byte, start int, format []byte, a Args) ([]byte, error) {
	switch s.verb {
	case '%':
		return append(dst, '%'), nil
	case 'd', 'i', 'o', 'u', 'x', 'X':
		return s.integer(dst, format, a)
	case 'c', 's':
		if s.length == lenL {
			return dst, s.unsupported(format, "wide characters are not supported")
		}
		if s.length != lenNone {
			return dst, s.fail(format, "this length modifier has no meaning here", nil)
		}
		if s.verb == 'c' {
			v, err := a.Int(32)
			if err != nil {
				return dst, s.fail(format, "no argument", err)
			}
			return s.pad(dst, []byte{byte(v)}), nil
		}
		return s.str(dst, format, a)
	case 'C', 'S':
		return dst, s.unsupported(format, "wide characters are not supported")
	case 'm':
		return dst, s.unsupported(format, "the text of errno is not supported")
	case 'p':
		if s.length != lenNone {
			return dst, s.fail(format, "this length modifier has no meaning here", nil)
		}
		v, err := a.Pointer()
		if err != nil {
			return dst, s.fail(format, "no argument", err)
		}
		if v == 0 {
			return s.pad(dst, []byte("(nil)")), nil
		}
		t := *s
		t.hash, t.verb = true, 'x'
		return t.number(dst, v, t.sign(false)), nil
	case 'f', 'F', 'e', 'E', 'g', 'G', 'a', 'A':
		switch s.length {
		case lenNone, lenL:
			v, err := a.Double()
			if err != nil {
				return dst, s.fail(format, "no argument", err)
			}
			return s.float(dst, real64{v}), nil
		case lenBigL, lenLL: // glibc takes ll and q for L
			v, err := a.LongDouble()
			if err != nil {
				return dst, s.fail(format, "no argument", err)
			}
			return s.float(dst, real80{v}), nil
		}
		return dst, s.fail(format, "this length modifier has no meaning here", nil)
	case 'n':
		p, err := a.Pointer()
		if err != nil {
			return dst, s.fail(format, "no argument", err)
		}
		if err := a.StoreCount(p, s.length.bits(), int64(len(dst)-start)); err != nil {
			return dst, s.fail(format, "cannot store the count", err)
		}
		return dst, nil
	}
	return dst, s.fail(format, "no such conversion", nil)
}

func (s *spec) unsupported(format []byte, why string) error {
	e := s.fail(format, why, nil)
	e.Unsupported = true
	return e
}

// str carries out %s. A null pointer prints as glibc prints it: "(null)", or
// nothing when the precision has no room for all of it.
func (s *spec) str(dst, format []byte, a Args) ([]byte, error) {
	p, err := a.Pointer()
	if err != nil {
		return dst, s.fail(format, "no argument", err)
	}
	if p == 0 {
		if s.prec >= 0 && s.prec < 6 {
			return s.pad(dst, nil), nil
		}
		return s.pad(dst, []byte("(null)")), nil
	}
	b, err := a.String(p, s.prec)
	if err != nil {
		return dst, s.fail(format, "cannot read the string", err)
	}
	if s.prec >= 0 && len(b) > s.prec {
		b = b[:s.prec]
	}
	return s.pad(dst, b), nil
}

// pad appends text in the field's width, filled with spaces.
func (s *spec) pad(dst, text []byte) []byte {
	if !s.minus {
		dst = fill(dst, ' ', s.width-len(text))
	}
	dst = append(dst, text...)
	if s.minus {
		dst = fill(dst, ' ', s.width-len(text))
	}
	return dst
}

// padNumber appends sign, prefix and digits in the field's width. With the 0
// flag (and neither the - flag nor noZero) the fill goes between prefix and
// digits.
func (s *spec) padNumber(dst []byte, prefix string, digits []byte, noZero bool) []byte {
	n := s.width - len(prefix) - len(digits)
	if n > 0 && !s.minus && (!s.zero || noZero) {
		dst = fill(dst, ' ', n)
	}
	dst = append(dst, prefix...)
	if n > 0 && !s.minus && s.zero && !noZero {
		dst = fill(dst, '0', n)
	}
	dst = append(dst, digits...)
	if n > 0 && s.minus {
		dst = fill(dst, ' ', n)
	}
	return dst
}

func fill(dst []byte, c byte, n int) []byte {
	for ; n > 0; n-- {
		dst = append(dst, c)
	}
	return dst
}

// sign is the text before a signed number.
func (s *spec) sign(negative bool) string {
	switch {
	case negative:
		return "-"
	case s.plus:
		return "+"
	case s.space:
		return " "
	}
	return ""
}
