package cli

import (
	"fmt"
	"math/bits"
	"strconv"
)

// parseCount reads a positive number with an optional k, M or G (powers of
// 1,024 with i, as in Ki; of 1,000 otherwise).
func parseCount(s string) (uint64, error) {
	unit := uint64(1)
	base := uint64(1000)
	t := s
	if n := len(t); n > 1 && t[n-1] == 'i' {
		base, t = 1024, t[:n-1]
	}
	if n := len(t); n > 1 {
		switch t[n-1] {
		case 'k', 'K':
			unit = base
		case 'm', 'M':
			unit = base * base
		case 'g', 'G':
			unit = base * base * base
		}
		if unit > 1 {
			t = t[:n-1]
		}
	}
	v, err := strconv.ParseUint(t, 10, 64)
	hi, lo := bits.Mul64(v, unit)
	if err != nil || hi != 0 || lo == 0 || base == 1024 && unit == 1 {
		return 0, fmt.Errorf("%q is not a positive number", s)
	}
	return lo, nil
}
