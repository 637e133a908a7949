package cformat

import "strconv"

// integer carries out d i o u x X: the argument is taken as promoted, then cut
// to the width its length modifier names.
func (s *spec) integer(dst, format []byte, a Args) ([]byte, error) {
	bits := s.length.bits()
	v, err := a.Int(max(bits, 32))
	if err != nil {
		return dst, s.fail(format, "no argument", err)
	}
	sign := ""
	if s.verb == 'd' || s.verb == 'i' {
		w := int64(v<<(64-bits)) >> (64 - bits)
		sign = s.sign(w < 0)
		v = uint64(w)
		if w < 0 {
			v = -v
		}
	} else if bits < 64 {
		v &= 1<<bits - 1
	}
	return s.number(dst, v, sign), nil
}

// number prints the magnitude v after sign, in the base of the verb, with the
// precision as the least number of digits (C11 7.21.6.1p4, p6).
func (s *spec) number(dst []byte, v uint64, sign string) []byte {
	base, prefix := 10, sign
	switch s.verb {
	case 'o':
		base = 8
	case 'x', 'X':
		base = 16
		if s.hash && v != 0 {
			prefix += "0" + string(s.verb)
		}
	}
	var buf [64]byte
	digits := strconv.AppendUint(buf[:0], v, base)
	if v == 0 && s.prec == 0 {
		digits = digits[:0]
	}
	if s.verb == 'X' {
		upper(digits)
	}
	if n := s.prec - len(digits); n > 0 {
		digits = append(fill(make([]byte, 0, s.prec), '0', n), digits...)
	}
	if s.verb == 'o' && s.hash && (len(digits) == 0 || digits[0] != '0') {
		digits = append([]byte{'0'}, digits...)
	}
	return s.padNumber(dst, prefix, digits, s.prec >= 0)
}

func upper(b []byte) {
	for i, c := range b {
		if 'a' <= c && c <= 'z' {
			b[i] = c - 'a' + 'A'
		}
	}
}
