package cformat

import "math"

// IntResult is what one of the strto* integer functions finds.
type IntResult struct {
	// Value holds the result's 64 bits; narrower results are in the low bits,
	// sign-extended for the signed functions.
	Value uint64
	// End is the offset of endptr: 0 when no digits were found.
	End int
	// Range is set where C stores ERANGE in errno; Value is then the limit.
	Range bool
	// BadBase is set where C stores EINVAL: a base that is not 0 or 2 to 36.
	BadBase bool
}

// ParseSigned is strtol and strtoll (C11 7.22.1.4) for a result of bits (32 or
// 64) bits; s is the string without its NUL.
func ParseSigned(s []byte, base, bits int) IntResult {
	mag, neg, r, over := parseInteger(s, base)
	limit := uint64(1)<<(bits-1) - 1
	if neg {
		limit++
	}
	if over || mag > limit {
		r.Range, mag = true, limit
	}
	if neg {
		mag = -mag
	}
	r.Value = mag
	return r
}

// ParseUnsigned is strtoul and strtoull (C11 7.22.1.4): a minus sign negates
// the value modulo 2^bits, and only a magnitude above 2^bits-1 is out of range.
func ParseUnsigned(s []byte, base, bits int) IntResult {
	mag, neg, r, over := parseInteger(s, base)
	limit := uint64(math.MaxUint64) >> (64 - bits)
	if over || mag > limit {
		r.Range, mag = true, limit
	} else if neg {
		mag = -mag & limit
	}
	r.Value = mag
	return r
}

// Atoi is atoi (C11 7.22.1.2) as glibc has it: (int)strtol(s, NULL, 10).
func Atoi(s []byte) int32 { return int32(ParseSigned(s, 10, 64).Value) }

// Atol is atol and atoll: strtol(s, NULL, 10).
func Atol(s []byte) int64 { return int64(ParseSigned(s, 10, 64).Value) }

// parseInteger reads white space, a sign, a prefix and digits. over says that
// the magnitude exceeds 64 bits.
func parseInteger(s []byte, base int) (mag uint64, neg bool, r IntResult, over bool) {
	if base < 0 || base == 1 || base > 36 {
		r.BadBase = true
		return
	}
	i := 0
	for i < len(s) && isSpace(s[i]) {
		i++
	}
	if i < len(s) && (s[i] == '-' || s[i] == '+') {
		neg = s[i] == '-'
		i++
	}
	if i < len(s) && s[i] == '0' {
		if (base == 0 || base == 16) && i+2 < len(s) && s[i+1]|0x20 == 'x' && digitValue(s[i+2]) < 16 {
			i += 2
			base = 16
		} else if base == 0 {
			base = 8
		}
	} else if base == 0 {
		base = 10
	}
	begin := i
	b := uint64(base)
	for i < len(s) {
		d := digitValue(s[i])
		if d >= b {
			break
		}
		if mag > (math.MaxUint64-d)/b {
			over = true
		}
		mag = mag*b + d
		i++
	}
	if i == begin {
		return 0, false, r, false
	}
	r.End = i
	return
}

// digitValue is the value of a digit in base 36, or 255.
func digitValue(c byte) uint64 {
	switch {
	case isDigit(c):
		return uint64(c - '0')
	case 'a' <= c|0x20 && c|0x20 <= 'z':
		return uint64(c|0x20-'a') + 10
	}
	return 255
}
