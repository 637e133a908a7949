package cformat

import "fmt"

// MaxField bounds the width and the precision of one conversion, in bytes. C
// allows up to INT_MAX; a larger request than this is refused so that a
// program cannot make the host allocate gigabytes by one format.
const MaxField = 1 << 26

// MaxOutput bounds the output of one call, in bytes, for the same reason; C's
// own bound is INT_MAX.
const MaxOutput = 1 << 28

// Error says which conversion of a format could not be carried out. Offset is
// the index of its '%' in the format, Spec its text, Why the reason.
type Error struct {
	Offset int
	Spec   string
	Why    string
	// Unsupported is true where C gives the conversion a meaning that this
	// package does not carry out; false where C leaves it undefined.
	Unsupported bool
	// Cause is the error of Args, if that is what stopped the conversion.
	Cause error
}

// Error renders the failure as one line without the format itself.
func (e *Error) Error() string {
	s := fmt.Sprintf("conversion %q at offset %d: %s", e.Spec, e.Offset, e.Why)
	if e.Cause != nil {
		s += ": " + e.Cause.Error()
	}
	return s
}

// Unwrap returns the error of Args that stopped the conversion, or nil.
func (e *Error) Unwrap() error { return e.Cause }

// length is a length modifier of C11 7.21.6.1p7, with glibc's synonyms folded.
type length uint8

const (
	lenNone length = iota
	lenHH
	lenH
	lenL
	lenLL // also q
	lenJ
	lenZ // also Z
	lenT
	lenBigL
)

// bits is the width of the integer the conversion reads, after the default
// argument promotions have been undone (LP64, like x86-64 Linux).
func (l length) bits() int {
	switch l {
	case lenHH:
		return 8
	case lenH:
		return 16
	case lenNone:
		return 32
	}
	return 64
}

// spec is one conversion specification.
type spec struct {
	start, end int // its place in the format, '%' included
	minus      bool
	plus       bool
	space      bool
	hash       bool
	zero       bool
	width      int // 0 if none
	prec       int // -1 if none
	length     length
	verb       byte
}

// readLength consumes a length modifier at f[i:].
func readLength(f []byte, i int) (length, int) {
	if i >= len(f) {
		return lenNone, i
	}
	two := i+1 < len(f) && f[i+1] == f[i]
	switch f[i] {
	case 'h':
		if two {
			return lenHH, i + 2
		}
		return lenH, i + 1
	case 'l':
		if two {
			return lenLL, i + 2
		}
		return lenL, i + 1
	case 'q':
		return lenLL, i + 1
	case 'L':
		return lenBigL, i + 1
	case 'j':
		return lenJ, i + 1
	case 'z', 'Z':
		return lenZ, i + 1
	case 't':
		return lenT, i + 1
	}
	return lenNone, i
}

// readNumber consumes decimal digits at f[i:]; the value saturates above
// MaxField so that the caller can refuse it.
func readNumber(f []byte, i int) (int, int) {
	n := 0
	for i < len(f) && isDigit(f[i]) {
		if n <= MaxField {
			n = n*10 + int(f[i]-'0')
		}
		i++
	}
	return n, i
}

func isDigit(c byte) bool { return '0' <= c && c <= '9' }

// isSpace is isspace in the "C" locale.
func isSpace(c byte) bool { return c == ' ' || '\t' <= c && c <= '\r' }
