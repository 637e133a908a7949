package interp

import (
	"math/big"
	"math/bits"
)

// Scalar is one run-time value of a scalar type, or one lane of a vector:
// its bits, and which of them LLVM's rules leave open. Integers and floats of
// up to 64 bits lie zero-extended in V; wider ones in W, lowest word first.
//
// Poison belongs to the whole scalar (LangRef, "Poison Values"). Undef has a
// bit set for each bit that is undefined (LangRef, "Undefined Values"), and V
// then holds some value for it. Chosen has a bit set for each bit whose value
// was this program's free choice, such as freeze of a poison.
type Scalar struct {
	V, Undef, Chosen uint64
	W                *wide // not nil just when Width > 64
	Width            int32
	Poison           bool
}

// wide holds the words of a scalar of more than 64 bits. Undef and Chosen
// are nil when no bit is set.
type wide struct {
	V, Undef, Chosen []uint64
}

// mask is the value whose low width bits are set; width is 1 to 64.
func mask(width int32) uint64 { return ^uint64(0) >> (64 - uint(width)) }

// intScalar is the plain scalar of width bits with the low bits of v.
func intScalar(width int32, v uint64) Scalar {
	if width > 64 {
		w := make([]uint64, (width+63)/64)
		w[0] = v
		return Scalar{Width: width, W: &wide{V: w}}
	}
	return Scalar{V: v & mask(width), Width: width}
}

// poisonScalar is the poison value of width bits.
func poisonScalar(width int32) Scalar {
	s := intScalar(width, 0)
	s.Poison = true
	return s
}

// boolScalar is an i1.
func boolScalar(b bool) Scalar {
	if b {
		return Scalar{V: 1, Width: 1}
	}
	return Scalar{Width: 1}
}

// plain reports whether no bit of s is poison, undefined or chosen.
func (s *Scalar) plain() bool {
	return !s.Poison && s.Undef == 0 && s.Chosen == 0 && (s.W == nil || s.W.Undef == nil && s.W.Chosen == nil)
}

// anyUndef reports whether a bit of s is undefined.
func (s *Scalar) anyUndef() bool {
	return s.Undef != 0 || s.W != nil && anyBit(s.W.Undef)
}

func (s *Scalar) anyChosen() bool {
	return s.Chosen != 0 || s.W != nil && anyBit(s.W.Chosen)
}

func anyBit(w []uint64) bool {
	for _, x := range w {
		if x != 0 {
			return true
		}
	}
	return false
}

// big is the value as an unsigned number.
func (s *Scalar) big() *big.Int {
	if s.W == nil {
		return new(big.Int).SetUint64(s.V)
	}
	return wordsToBig(s.W.V)
}

// signedBig is the value as a two's complement number.
func (s *Scalar) signedBig() *big.Int {
	x := s.big()
	if x.Bit(int(s.Width)-1) == 1 {
		x.Sub(x, new(big.Int).Lsh(big.NewInt(1), uint(s.Width)))
	}
	return x
}

// signed is the value of a scalar of at most 64 bits as a two's complement
// number.
func (s *Scalar) signed() int64 {
	sh := 64 - uint(s.Width)
	return int64(s.V<<sh) >> sh
}

// bigScalar is the plain scalar of width bits congruent to x modulo 2^width.
func bigScalar(width int32, x *big.Int) Scalar {
	m := new(big.Int).Lsh(big.NewInt(1), uint(width))
	x = new(big.Int).Mod(x, m)
	if width <= 64 {
		return Scalar{V: x.Uint64(), Width: width}
	}
	w := make([]uint64, (width+63)/64)
	bigToWords(w, x)
	return Scalar{Width: width, W: &wide{V: w}}
}

func wordsToBig(w []uint64) *big.Int {
	if bits.UintSize == 64 {
		b := make([]big.Word, len(w))
		for i, x := range w {
			b[i] = big.Word(x)
		}
		return new(big.Int).SetBits(b)
	}
	x := new(big.Int)
	for i := len(w) - 1; i >= 0; i-- {
		x.Lsh(x, 64).Or(x, new(big.Int).SetUint64(w[i]))
	}
	return x
}

func bigToWords(w []uint64, x *big.Int) {
	low := new(big.Int).SetUint64(^uint64(0))
	y := new(big.Int).Set(x)
	for i := range w {
		w[i] = new(big.Int).And(y, low).Uint64()
		y.Rsh(y, 64)
	}
}

// word is 64 bits of the value from bit 64*i up.
func (s *Scalar) word(i int) uint64 {
	if s.W == nil {
		if i == 0 {
			return s.V
		}
		return 0
	}
	if i < len(s.W.V) {
		return s.W.V[i]
	}
	return 0
}

// zero reports whether every bit of the value is 0.
func (s *Scalar) zero() bool {
	if s.W == nil {
		return s.V == 0
	}
	return !anyBit(s.W.V)
}

// markUndef makes every bit of s undefined, its present bits kept as the
// value that is shown.
func (s Scalar) markUndef() Scalar {
	if s.W == nil {
		s.Undef = mask(s.Width)
		return s
	}
	s.W = &wide{V: s.W.V, Undef: ones(s.Width), Chosen: nil}
	return s
}

// markChosen makes every bit of s chosen.
func (s Scalar) markChosen() Scalar {
	if s.W == nil {
		s.Chosen = mask(s.Width)
		return s
	}
	s.W = &wide{V: s.W.V, Undef: s.W.Undef, Chosen: ones(s.Width)}
	return s
}

// ones is a mask of width set bits in words.
func ones(width int32) []uint64 {
	w := make([]uint64, (width+63)/64)
	for i := range w {
		w[i] = ^uint64(0)
	}
	if r := uint(width) % 64; r != 0 {
		w[len(w)-1] = 1<<r - 1
	}
	return w
}
