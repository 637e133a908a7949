package interp

import (
	"fmt"
	"math/bits"
)

// Bit fields, counts, rotations and bitwise functions, on lanes of 32 bits
// where hardware has no others. Field widths and offsets count modulo 32.

func init() {
	genx("ubfe", 3, needDwords, integerLanes(func(a []Scalar, w int32) Scalar {
		return Scalar{V: field(a[0].V, a[1].V, a[2].V) & mask(w), Width: w}
	}))
	genx("sbfe", 3, needDwords, integerLanes(signedField))
	genx("bfi", 4, needDwords, integerLanes(insertField))
	genx("bfrev", 1, needDwords, integerLanes(func(a []Scalar, w int32) Scalar {
		return intScalar(w, uint64(bits.Reverse32(uint32(a[0].V))))
	}))
	genx("cbit", 1, needInts, integerLanes(func(a []Scalar, w int32) Scalar {
		return intScalar(w, uint64(bits.OnesCount64(a[0].V)))
	}))
	genx("lzd", 1, needDwords, integerLanes(func(a []Scalar, w int32) Scalar {
		return intScalar(w, uint64(bits.LeadingZeros32(uint32(a[0].V))))
	}))
	genx("ufbh", 1, needDwords, integerLanes(func(a []Scalar, w int32) Scalar {
		return found(w, bits.LeadingZeros32(uint32(a[0].V)))
	}))
	// Leading bits that equal the sign.
	genx("sfbh", 1, needDwords, integerLanes(func(a []Scalar, w int32) Scalar {
		x := uint32(a[0].V)
		return found(w, bits.LeadingZeros32(x^uint32(int32(x)>>31)))
	}))
	genx("fbl", 1, needDwords, integerLanes(func(a []Scalar, w int32) Scalar {
		return found(w, bits.TrailingZeros32(uint32(a[0].V)))
	}))
	genx("rol", 2, needInts, rotate(true))
	genx("ror", 2, needInts, rotate(false))
	genx("bfn", 4, needBfn, integerLanes(booleanFunction))
}

// found is a bit position; 32, no bit, is all ones.
func found(w int32, at int) Scalar {
	if at == 32 {
		return intScalar(w, ^uint64(0))
	}
	return intScalar(w, uint64(at))
}

// field is the width&31 bits of v from bit offset&31 on; none are 0.
func field(width, offset, v uint64) uint64 {
	return uint64(uint32(v)>>(offset&31)) & (1<<(width&31) - 1)
}

// signedField is field, its highest bit the sign. A field that leaves the
// word takes the word's sign: it is an arithmetic shift.
func signedField(a []Scalar, w int32) Scalar {
	width, offset := a[0].V&31, a[1].V&31
	switch {
	case width == 0:
		return intScalar(w, 0)
	case width+offset >= 32:
		return intScalar(w, uint64(int32(a[2].V)>>offset))
	}
	f := field(width, offset, a[2].V)
	return intScalar(w, uint64(int32(f<<(32-width))>>(32-width)))
}

// insertField is the base, operand 4, with a field of it replaced by the low
// bits of operand 3.
func insertField(a []Scalar, w int32) Scalar {
	offset := a[1].V & 31
	m := (uint64(1)<<(a[0].V&31) - 1) << offset
	return intScalar(w, a[2].V<<offset&m|a[3].V&^m)
}

// rotate counts modulo the width of the operand's lanes.
func rotate(left bool) meaning {
	return integerLanes(func(a []Scalar, w int32) Scalar {
		n := uint(a[0].Width)
		k := uint(a[1].V % uint64(n))
		if !left {
			k = (n - k) % n
		}
		return intScalar(w, a[0].V<<k|a[0].V>>(n-k))
	})
}

// needBfn wants three equal operands and an i8 that may be one for all lanes.
func needBfn(s *site) error {
	c := s.args[3].sh
	if s.res.sh == nil || !hasInts(s.res.sh) || !hasInts(c) || c.leaves[0].width != 8 {
		return fmt.Errorf("operand 4 must be an i8")
	}
	for k, a := range s.args[:3] {
		if a.sh != s.res.sh {
			return fmt.Errorf("operand %d is %s and the result %s", k+1, a.sh.typ, s.res.sh.typ)
		}
	}
	if len(c.leaves) != 1 && len(c.leaves) != len(s.res.sh.leaves) {
		return fmt.Errorf("operand 4 has %d lanes and the result %d", len(c.leaves), len(s.res.sh.leaves))
	}
	if len(c.leaves) != len(s.res.sh.leaves) {
		// The table is the same for every lane.
		s.mean = oneTable
	}
	return nil
}

// booleanFunction takes each bit from a table of eight, operand 4, by the
// bits of operands 1, 2, 3 at that place, operand 1's lowest.
func booleanFunction(a []Scalar, w int32) Scalar {
	r := uint64(0)
	for i := range 8 {
		if a[3].V>>i&1 == 0 {
			continue
		}
		m := ^uint64(0)
		for k := range 3 {
			if i>>k&1 == 1 {
				m &= a[k].V
			} else {
				m &= ^a[k].V
			}
		}
		r |= m
	}
	return intScalar(w, r)
}

func oneTable(t *Thread, s *site) {
	var in [3][]Scalar
	for k := range in {
		in[k] = t.leaves(s.args[k])
	}
	table := t.lane(s.args[3], 0)
	for i := range s.res.sh.leaves {
		t.put(s.res, i, liftLane([]Scalar{in[0][i], in[1][i], in[2][i], table}, s.res.sh.leaves[i].width, booleanFunction))
	}
}
