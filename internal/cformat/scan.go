package cformat

import "bytes"

// Source is where scanf reads: one byte at a time, with one byte of push-back.
type Source interface {
	// Next returns the next byte, or false at the end of input.
	Next() (byte, bool)
	// Unread gives back the byte that Next returned last.
	Unread()
}

// Bytes is a [Source] over a string without its NUL.
type Bytes struct {
	Data []byte
	Pos  int
}

// Next returns the next byte, or false at the end.
func (b *Bytes) Next() (byte, bool) {
	if b.Pos >= len(b.Data) {
		return 0, false
	}
	b.Pos++
	return b.Data[b.Pos-1], true
}

// Unread gives back the last byte.
func (b *Bytes) Unread() { b.Pos-- }

// ScanArgs receives what scanf assigns. Each conversion that assigns asks for
// one pointer first, in order; errors stop the scan.
type ScanArgs interface {
	// Pointer returns the next pointer argument as an address.
	Pointer() (uint64, error)
	// StoreInt stores the low bits (8, 16, 32 or 64) of v at ptr.
	StoreInt(ptr uint64, bits int, v uint64) error
	// StoreFloat stores a float (bits 32) or double (bits 64) given by its bits.
	StoreFloat(ptr uint64, bits int, v uint64) error
	// StoreLongDouble stores a long double.
	StoreLongDouble(ptr uint64, v Float80) error
	// StoreBytes stores b at ptr; the NUL of %s and %[ is part of b.
	StoreBytes(ptr uint64, b []byte) error
}

// scanner is one call of Scan.
type scanner struct {
	src    Source
	format []byte
	args   ScanArgs
	read   int64 // bytes consumed so far, for %n
	eof    bool  // the last Next found the end
	item   []byte
}

// Scan is C's scanf family (C11 7.21.6.2 as glibc carries it out in the "C"
// locale). It returns what the C function returns: the number of items
// assigned, or -1 when the input ended before the first conversion was done.
// The error, an [*Error], tells of an unsupported or undefined conversion or
// of a failed store; what was assigned before it stays assigned.
func Scan(src Source, format []byte, a ScanArgs) (int, error) {
	if i := bytes.IndexByte(format, 0); i >= 0 {
		format = format[:i]
	}
	s := scanner{src: src, format: format, args: a}
	done := 0
	for i := 0; i < len(format); {
		c := format[i]
		if isSpace(c) {
			s.skipSpace()
			i++
			continue
		}
		if c != '%' {
			if !s.literal(c) {
				return s.result(done), nil
			}
			i++
			continue
		}
		d, err := s.readDirective(i)
		if err != nil {
			return done, err
		}
		i = d.end
		if d.verb == '%' {
			s.skipSpace()
			if !s.literal('%') {
				return s.result(done), nil
			}
			continue
		}
		ok, err := s.convert(&d)
		if err != nil {
			return done, err
		}
		if !ok {
			return s.result(done), nil
		}
		if !d.suppress && d.verb != 'n' {
			done++
		}
	}
	return done, nil
}

// result is what scanf returns when it stops early.
func (s *scanner) result(done int) int {
	if done == 0 && s.eof {
		return -1
	}
	return done
}

func (s *scanner) next() (byte, bool) {
	c, ok := s.src.Next()
	s.eof = !ok
	if ok {
		s.read++
	}
	return c, ok
}

func (s *scanner) unread() {
	s.src.Unread()
	s.read--
}

func (s *scanner) skipSpace() {
	for {
		c, ok := s.next()
		if !ok {
			return
		}
		if !isSpace(c) {
			s.unread()
			return
		}
	}
}

func (s *scanner) literal(want byte) bool {
	c, ok := s.next()
	if !ok {
		return false
	}
	if c != want {
		s.unread()
		return false
	}
	return true
}

// directive is one conversion specification of scanf.
type directive struct {
	spec
	suppress bool
	set      [256]bool // of %[
}

// readDirective reads the conversion at format[at].
func (s *scanner) readDirective(at int) (directive, error) {
	f := s.format
	d := directive{spec: spec{start: at}}
	i := at + 1
	for i < len(f) && (f[i] == '*' || f[i] == '\'') {
		d.suppress = d.suppress || f[i] == '*'
		i++
	}
	d.width, i = readNumber(f, i)
	if i < len(f) && f[i] == '$' {
		d.end = i + 1
		return d, d.unsupported(f, "arguments selected by position are not supported")
	}
	if i < len(f) && f[i] == 'm' {
		d.end = i + 1
		return d, d.unsupported(f, "allocating conversions are not supported")
	}
	d.length, i = readLength(f, i)
	d.end = i
	if i >= len(f) {
		return d, d.fail(f, "the format ends inside a conversion", nil)
	}
	d.verb = f[i]
	d.end = i + 1
	switch d.verb {
	case '[':
		if !d.readSet(f) {
			return d, d.fail(f, "the set has no closing bracket", nil)
		}
		fallthrough
	case 'c', 's':
		if d.length == lenL {
			return d, d.unsupported(f, "wide characters are not supported")
		}
	case 'C', 'S':
		return d, d.unsupported(f, "wide characters are not supported")
	case '%', 'n', 'd', 'i', 'o', 'u', 'x', 'X', 'p', 'a', 'A', 'e', 'E', 'f', 'F', 'g', 'G':
	default:
		return d, d.fail(f, "no such conversion", nil)
	}
	return d, nil
}

// readSet reads the members of %[; a '-' between two members is a range.
func (d *directive) readSet(f []byte) bool {
	i := d.end
	value := true
	if i < len(f) && f[i] == '^' {
		value = false
		for c := range d.set {
			d.set[c] = true
		}
		i++
	}
	for first := true; i < len(f); first = false {
		c := f[i]
		if c == ']' && !first {
			d.end = i + 1
			return true
		}
		if i+2 < len(f) && f[i+1] == '-' && f[i+2] != ']' && f[i+2] >= c {
			for x := int(c); x <= int(f[i+2]); x++ {
				d.set[x] = value
			}
			i += 3
			continue
		}
		d.set[c] = value
		i++
	}
	d.end = len(f)
	return false
}

// convert carries out one conversion; false is a matching or input failure.
func (s *scanner) convert(d *directive) (bool, error) {
	switch d.verb {
	case 'n':
		if d.suppress {
			return true, nil
		}
		return true, s.store(d, func(p uint64) error { return s.args.StoreInt(p, d.length.bits(), uint64(s.read)) })
	case 'c', 's', '[':
		return s.text(d)
	}
	s.skipSpace()
	if s.eof {
		return false, nil
	}
	var ok bool
	var err error
	if d.verb == 'p' || d.verb|0x20 == 'x' || bytes.IndexByte([]byte("diou"), d.verb) >= 0 {
		ok, err = s.integer(d)
	} else {
		ok, err = s.float(d)
	}
	// Something other than the end of input stood there: no input failure.
	s.eof = false
	return ok, err
}

// store asks for the pointer and stores through it.
func (s *scanner) store(d *directive, put func(p uint64) error) error {
	p, err := s.args.Pointer()
	if err != nil {
		return d.fail(s.format, "no argument", err)
	}
	if err := put(p); err != nil {
		return d.fail(s.format, "cannot store", err)
	}
	return nil
}

// text carries out %c, %s and %[.
func (s *scanner) text(d *directive) (bool, error) {
	width := d.width
	if d.verb == 's' {
		s.skipSpace()
		if s.eof {
			return false, nil
		}
	}
	if width == 0 {
		if width = 1; d.verb != 'c' {
			width = int(^uint(0) >> 1)
		}
	}
	s.item = s.item[:0]
	for len(s.item) < width {
		c, ok := s.next()
		if !ok {
			break
		}
		if d.verb == 's' && isSpace(c) || d.verb == '[' && !d.set[c] {
			s.unread()
			break
		}
		s.item = append(s.item, c)
	}
	if len(s.item) == 0 {
		return false, nil
	}
	if d.suppress {
		return true, nil
	}
	if d.verb != 'c' {
		s.item = append(s.item, 0)
	}
	return true, s.store(d, func(p uint64) error { return s.args.StoreBytes(p, s.item) })
}

// take reads one byte into the item if pred allows it and the width is not
// used up.
func (s *scanner) take(d *directive, pred func(c byte) bool) bool {
	if d.width > 0 && len(s.item) >= d.width {
		return false
	}
	c, ok := s.next()
	if !ok {
		return false
	}
	if !pred(c) {
		s.unread()
		return false
	}
	s.item = append(s.item, c)
	return true
}

// word takes as much of the lower-case word as the input has, in any case.
func (s *scanner) word(d *directive, word string) bool {
	for i := range len(word) {
		if !s.take(d, func(c byte) bool { return c|0x20 == word[i] }) {
			return false
		}
	}
	return true
}

func isSign(c byte) bool { return c == '-' || c == '+' }

// integer carries out d i o u x X p.
func (s *scanner) integer(d *directive) (bool, error) {
	s.item = s.item[:0]
	base := 10
	switch d.verb {
	case 'i':
		base = 0
	case 'o':
		base = 8
	case 'x', 'X', 'p':
		base = 16
	}
	s.take(d, isSign)
	signs := len(s.item)
	if s.take(d, func(c byte) bool { return c == '0' }) {
		if (base == 0 || base == 16) && s.take(d, func(c byte) bool { return c|0x20 == 'x' }) {
			base = 16
		} else if base == 0 {
			base = 8
		}
	} else if base == 0 {
		base = 10
	}
	for s.take(d, func(c byte) bool { return digitValue(c) < uint64(base) }) {
	}
	if d.verb == 'p' && len(s.item) == signs && signs == 0 && s.take(d, func(c byte) bool { return c == '(' }) {
		if !s.word(d, "nil") || !s.take(d, func(c byte) bool { return c == ')' }) {
			return false, nil
		}
		s.item = append(s.item[:0], '0')
	}
	if len(s.item) == signs {
		return false, nil
	}
	var r IntResult
	if d.verb == 'd' || d.verb == 'i' {
		r = ParseSigned(s.item, base, 64)
	} else {
		r = ParseUnsigned(s.item, base, 64)
	}
	if r.End == 0 {
		return false, nil
	}
	if d.suppress {
		return true, nil
	}
	bits := d.length.bits()
	if d.verb == 'p' {
		bits = 64
	}
	return true, s.store(d, func(p uint64) error { return s.args.StoreInt(p, bits, r.Value) })
}

// float carries out a e f g in either case. Like glibc it takes "1e" whole and
// reads it as 1.
func (s *scanner) float(d *directive) (bool, error) {
	s.item = s.item[:0]
	s.take(d, isSign)
	signs := len(s.item)
	switch {
	case s.take(d, func(c byte) bool { return c|0x20 == 'n' }):
		if !s.word(d, "an") {
			return false, nil
		}
	case s.take(d, func(c byte) bool { return c|0x20 == 'i' }):
		if !s.word(d, "nf") {
			return false, nil
		}
		if s.take(d, func(c byte) bool { return c|0x20 == 'i' }) && !s.word(d, "nity") {
			return false, nil
		}
	default:
		if !s.digits(d, signs) {
			return false, nil
		}
	}
	var put func(p uint64) error
	var end int
	switch d.length {
	case lenNone:
		r := ParseFloat32(s.item)
		end, put = r.End, func(p uint64) error { return s.args.StoreFloat(p, 32, r.Bits) }
	case lenL:
		r := ParseFloat64(s.item)
		end, put = r.End, func(p uint64) error { return s.args.StoreFloat(p, 64, r.Bits) }
	case lenBigL, lenLL:
		v, e, _ := ParseFloat80(s.item)
		end, put = e, func(p uint64) error { return s.args.StoreLongDouble(p, v) }
	default:
		return false, d.fail(s.format, "this length modifier has no meaning here", nil)
	}
	if end == 0 {
		return false, nil
	}
	if d.suppress {
		return true, nil
	}
	return true, s.store(d, put)
}

// digits takes the characters of a decimal or hexadecimal number into the item.
func (s *scanner) digits(d *directive, signs int) bool {
	mark, hex := byte('e'), false
	digit, point, exp := false, false, false
	if s.take(d, func(c byte) bool { return c == '0' }) {
		digit = true
		// An x that would use up the width is left alone, as glibc does it.
		if d.width != signs+2 && s.take(d, func(c byte) bool { return c|0x20 == 'x' }) {
			mark, hex, digit = 'p', true, false
		}
	}
	for s.take(d, func(c byte) bool {
		switch {
		case isDigit(c), hex && !exp && digitValue(c) < 16:
			digit = true
		case exp && s.item[len(s.item)-1]|0x20 == mark && isSign(c):
		case digit && !exp && c|0x20 == mark:
			exp, point = true, true
		case c == '.' && !point:
			point = true
		default:
			return false
		}
		return true
	}) {
	}
	return len(s.item) > signs && !(hex && len(s.item) == signs+2)
}
