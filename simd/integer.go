package simd

import (
	"math/bits"
	"unsafe"
)

// unsigned is the bits of integer lanes; signed is how some operations read
// them.
type unsigned interface {
	uint8 | uint16 | uint32 | uint64
}
type signed interface{ int8 | int16 | int32 | int64 }

// fillIntegers gives k the reference kernels of integers.
func fillIntegers(k *Kernels) {
	fillInteger[uint8, int8](k, I8)
	fillInteger[uint16, int16](k, I16)
	fillInteger[uint32, int32](k, I32)
	fillInteger[uint64, int64](k, I64)
	fillBits(k)
}

func fillInteger[U unsigned, S signed](k *Kernels, t Type) {
	for o, f := range map[BinaryOp]Binary{
		Add: add[U], Sub: sub[U], Mul: mul[U], And: and[U], Or: or[U], Xor: xor[U],
		UDiv: div[U], SDiv: div[S], URem: rem[U], SRem: rem[S],
		Shl: shl[U], LShr: shr[U, U], AShr: shr[U, S],
		SMin: least[S], SMax: most[S], UMin: least[U], UMax: most[U],
		SAddSat: addSigned[S], UAddSat: addUnsigned[U], SSubSat: subSigned[S], USubSat: subUnsigned[U],
	} {
		k.binary[o][t] = f
	}
	for o, f := range map[UnaryOp]Unary{
		Neg: neg[U], Abs: abs[S], Not: not[U], PopCount: popCount[U], LeadingZeros: leadingZeros[U],
		TrailingZeros: trailingZeros[U], ReverseBytes: reverseBytes[U], ReverseBits: reverseBits[U],
	} {
		k.unary[o][t] = f
	}
	for o, f := range map[CheckedOp]Checked{
		SAdd: sadd[S], UAdd: uadd[U], SSub: ssub[S], USub: usub[U], SMul: smul[S], UMul: umul[U],
	} {
		k.checked[o][t] = f
	}
	for p, f := range map[Predicate]Binary{
		EQ: equal[U], NE: unequal[U], SLT: less[S], SLE: lessEqual[S], SGT: greater[S], SGE: greaterEqual[S],
		ULT: less[U], ULE: lessEqual[U], UGT: greater[U], UGE: greaterEqual[U],
	} {
		k.compare[p][t] = f
	}
	k.ternary[FunnelLeft][t] = funnelLeft[U]
	k.ternary[FunnelRight][t] = funnelRight[U]
}

// fillBits gives k the kernels of i1: a lane is 0 or 1, and 1 is -1 where it
// is read as signed.
func fillBits(k *Kernels) {
	for o, f := range map[BinaryOp]Binary{
		Add: xor[uint8], Sub: xor[uint8], Mul: and[uint8], And: and[uint8], Or: or[uint8], Xor: xor[uint8],
		SMin: or[uint8], SMax: and[uint8], UMin: and[uint8], UMax: or[uint8],
	} {
		k.binary[o][I1] = f
	}
	k.unary[Not][I1] = notBit
	for p, f := range map[Predicate]Binary{
		EQ: equal[uint8], NE: unequal[uint8], SLT: greater[uint8], SLE: greaterEqual[uint8], SGT: less[uint8], SGE: lessEqual[uint8],
		ULT: less[uint8], ULE: lessEqual[uint8], UGT: greater[uint8], UGE: greaterEqual[uint8],
	} {
		k.compare[p][I1] = f
	}
}

func add[T unsigned](dst, a, b unsafe.Pointer, n int) {
	d, x, y := vec[T](dst, n), vec[T](a, n), vec[T](b, n)
	for i := range d {
		d[i] = x[i] + y[i]
	}
}

func sub[T unsigned](dst, a, b unsafe.Pointer, n int) {
	d, x, y := vec[T](dst, n), vec[T](a, n), vec[T](b, n)
	for i := range d {
		d[i] = x[i] - y[i]
	}
}

func mul[T unsigned](dst, a, b unsafe.Pointer, n int) {
	d, x, y := vec[T](dst, n), vec[T](a, n), vec[T](b, n)
	for i := range d {
		d[i] = x[i] * y[i]
	}
}

func div[T unsigned | signed](dst, a, b unsafe.Pointer, n int) {
	d, x, y := vec[T](dst, n), vec[T](a, n), vec[T](b, n)
	for i := range d {
		d[i] = x[i] / y[i]
	}
}

func rem[T unsigned | signed](dst, a, b unsafe.Pointer, n int) {
	d, x, y := vec[T](dst, n), vec[T](a, n), vec[T](b, n)
	for i := range d {
		d[i] = x[i] % y[i]
	}
}

func and[T unsigned](dst, a, b unsafe.Pointer, n int) {
	d, x, y := vec[T](dst, n), vec[T](a, n), vec[T](b, n)
	for i := range d {
		d[i] = x[i] & y[i]
	}
}

func or[T unsigned](dst, a, b unsafe.Pointer, n int) {
	d, x, y := vec[T](dst, n), vec[T](a, n), vec[T](b, n)
	for i := range d {
		d[i] = x[i] | y[i]
	}
}

func xor[T unsigned](dst, a, b unsafe.Pointer, n int) {
	d, x, y := vec[T](dst, n), vec[T](a, n), vec[T](b, n)
	for i := range d {
		d[i] = x[i] ^ y[i]
	}
}

func shl[T unsigned](dst, a, b unsafe.Pointer, n int) {
	d, x, y := vec[T](dst, n), vec[T](a, n), vec[T](b, n)
	for i := range d {
		d[i] = x[i] << y[i]
	}
}

// shr shifts lanes read as V right by unsigned amounts.
func shr[T unsigned, V unsigned | signed](dst, a, b unsafe.Pointer, n int) {
	d, x, y := vec[V](dst, n), vec[V](a, n), vec[T](b, n)
	for i := range d {
		d[i] = x[i] >> y[i]
	}
}

func least[T unsigned | signed](dst, a, b unsafe.Pointer, n int) {
	d, x, y := vec[T](dst, n), vec[T](a, n), vec[T](b, n)
	for i := range d {
		d[i] = min(x[i], y[i])
	}
}

func most[T unsigned | signed](dst, a, b unsafe.Pointer, n int) {
	d, x, y := vec[T](dst, n), vec[T](a, n), vec[T](b, n)
	for i := range d {
		d[i] = max(x[i], y[i])
	}
}

// ends is the least and greatest number of a signed type.
func ends[T signed]() (lo, hi T) {
	var z T
	w := 8 * int(unsafe.Sizeof(z))
	lo = T(-1) << (w - 1)
	return lo, ^lo
}

func addSigned[T signed](dst, a, b unsafe.Pointer, n int) {
	d, x, y := vec[T](dst, n), vec[T](a, n), vec[T](b, n)
	lo, hi := ends[T]()
	for i := range d {
		p, q := x[i], y[i]
		r := p + q
		if (p^r)&(q^r) < 0 {
			r = hi
			if p < 0 {
				r = lo
			}
		}
		d[i] = r
	}
}

func subSigned[T signed](dst, a, b unsafe.Pointer, n int) {
	d, x, y := vec[T](dst, n), vec[T](a, n), vec[T](b, n)
	lo, hi := ends[T]()
	for i := range d {
		p, q := x[i], y[i]
		r := p - q
		if (p^q)&(p^r) < 0 {
			r = hi
			if p < 0 {
				r = lo
			}
		}
		d[i] = r
	}
}

func addUnsigned[T unsigned](dst, a, b unsafe.Pointer, n int) {
	d, x, y := vec[T](dst, n), vec[T](a, n), vec[T](b, n)
	for i := range d {
		p := x[i]
		r := p + y[i]
		if r < p {
			r = ^T(0)
		}
		d[i] = r
	}
}

func subUnsigned[T unsigned](dst, a, b unsafe.Pointer, n int) {
	d, x, y := vec[T](dst, n), vec[T](a, n), vec[T](b, n)
	for i := range d {
		p, q := x[i], y[i]
		d[i] = p - min(p, q)
	}
}

func neg[T unsigned](dst, a unsafe.Pointer, n int) {
	d, x := vec[T](dst, n), vec[T](a, n)
	for i := range d {
		d[i] = -x[i]
	}
}

// abs leaves the least number as it is.
func abs[T signed](dst, a unsafe.Pointer, n int) {
	d, x := vec[T](dst, n), vec[T](a, n)
	for i := range d {
		d[i] = max(x[i], -x[i])
		if v := x[i]; v == -v {
			d[i] = v
		}
	}
}

func not[T unsigned](dst, a unsafe.Pointer, n int) {
	d, x := vec[T](dst, n), vec[T](a, n)
	for i := range d {
		d[i] = ^x[i]
	}
}

func notBit(dst, a unsafe.Pointer, n int) {
	d, x := vec[byte](dst, n), vec[byte](a, n)
	for i := range d {
		d[i] = x[i] ^ 1
	}
}

func popCount[T unsigned](dst, a unsafe.Pointer, n int) {
	d, x := vec[T](dst, n), vec[T](a, n)
	for i := range d {
		d[i] = T(bits.OnesCount64(uint64(x[i])))
	}
}

// leadingZeros of 0 is the width.
func leadingZeros[T unsigned](dst, a unsafe.Pointer, n int) {
	d, x := vec[T](dst, n), vec[T](a, n)
	spare := 64 - 8*int(unsafe.Sizeof(x[0]))
	for i := range d {
		d[i] = T(bits.LeadingZeros64(uint64(x[i])) - spare)
	}
}

// trailingZeros of 0 is the width.
func trailingZeros[T unsigned](dst, a unsafe.Pointer, n int) {
	d, x := vec[T](dst, n), vec[T](a, n)
	width := 8 * int(unsafe.Sizeof(x[0]))
	for i := range d {
		d[i] = T(min(bits.TrailingZeros64(uint64(x[i])), width))
	}
}

func reverseBytes[T unsigned](dst, a unsafe.Pointer, n int) {
	d, x := vec[T](dst, n), vec[T](a, n)
	spare := 64 - 8*int(unsafe.Sizeof(x[0]))
	for i := range d {
		d[i] = T(bits.ReverseBytes64(uint64(x[i])) >> spare)
	}
}

func reverseBits[T unsigned](dst, a unsafe.Pointer, n int) {
	d, x := vec[T](dst, n), vec[T](a, n)
	spare := 64 - 8*int(unsafe.Sizeof(x[0]))
	for i := range d {
		d[i] = T(bits.Reverse64(uint64(x[i])) >> spare)
	}
}

func sadd[T signed](dst, a, b unsafe.Pointer, n int) bool {
	d, x, y := vec[T](dst, n), vec[T](a, n), vec[T](b, n)
	var over T
	for i := range d {
		p, q := x[i], y[i]
		r := p + q
		over |= (p ^ r) & (q ^ r)
		d[i] = r
	}
	return over < 0
}

func ssub[T signed](dst, a, b unsafe.Pointer, n int) bool {
	d, x, y := vec[T](dst, n), vec[T](a, n), vec[T](b, n)
	var over T
	for i := range d {
		p, q := x[i], y[i]
		r := p - q
		over |= (p ^ q) & (p ^ r)
		d[i] = r
	}
	return over < 0
}

func uadd[T unsigned](dst, a, b unsafe.Pointer, n int) bool {
	d, x, y := vec[T](dst, n), vec[T](a, n), vec[T](b, n)
	over := false
	for i := range d {
		p := x[i]
		r := p + y[i]
		over = over || r < p
		d[i] = r
	}
	return over
}

func usub[T unsigned](dst, a, b unsafe.Pointer, n int) bool {
	d, x, y := vec[T](dst, n), vec[T](a, n), vec[T](b, n)
	over := false
	for i := range d {
		p, q := x[i], y[i]
		over = over || p < q
		d[i] = p - q
	}
	return over
}

func smul[T signed](dst, a, b unsafe.Pointer, n int) bool {
	d, x, y := vec[T](dst, n), vec[T](a, n), vec[T](b, n)
	over := false
	for i := range d {
		p, q := int64(x[i]), int64(y[i])
		hi, lo := bits.Mul64(uint64(p), uint64(q))
		hi -= uint64(p>>63)&uint64(q) + uint64(q>>63)&uint64(p)
		r := T(lo)
		over = over || hi != uint64(int64(lo)>>63) || int64(r) != int64(lo)
		d[i] = r
	}
	return over
}

func umul[T unsigned](dst, a, b unsafe.Pointer, n int) bool {
	d, x, y := vec[T](dst, n), vec[T](a, n), vec[T](b, n)
	over := false
	for i := range d {
		hi, lo := bits.Mul64(uint64(x[i]), uint64(y[i]))
		r := T(lo)
		over = over || hi != 0 || uint64(r) != lo
		d[i] = r
	}
	return over
}

func funnelLeft[T unsigned](dst, a, b, c unsafe.Pointer, n int) {
	d, x, y, z := vec[T](dst, n), vec[T](a, n), vec[T](b, n), vec[T](c, n)
	w := T(8 * unsafe.Sizeof(x[0]))
	for i := range d {
		k := z[i] % w
		d[i] = x[i]<<k | y[i]>>(w-k)
	}
}

func funnelRight[T unsigned](dst, a, b, c unsafe.Pointer, n int) {
	d, x, y, z := vec[T](dst, n), vec[T](a, n), vec[T](b, n), vec[T](c, n)
	w := T(8 * unsafe.Sizeof(x[0]))
	for i := range d {
		k := z[i] % w
		d[i] = x[i]<<(w-k) | y[i]>>k
	}
}

// bit is a comparison's lane.
func bit(b bool) byte {
	if b {
		return 1
	}
	return 0
}

func equal[T unsigned](dst, a, b unsafe.Pointer, n int) {
	d, x, y := vec[byte](dst, n), vec[T](a, n), vec[T](b, n)
	for i := range d {
		d[i] = bit(x[i] == y[i])
	}
}

func unequal[T unsigned](dst, a, b unsafe.Pointer, n int) {
	d, x, y := vec[byte](dst, n), vec[T](a, n), vec[T](b, n)
	for i := range d {
		d[i] = bit(x[i] != y[i])
	}
}

func less[T unsigned | signed](dst, a, b unsafe.Pointer, n int) {
	d, x, y := vec[byte](dst, n), vec[T](a, n), vec[T](b, n)
	for i := range d {
		d[i] = bit(x[i] < y[i])
	}
}

func lessEqual[T unsigned | signed](dst, a, b unsafe.Pointer, n int) {
	d, x, y := vec[byte](dst, n), vec[T](a, n), vec[T](b, n)
	for i := range d {
		d[i] = bit(x[i] <= y[i])
	}
}

func greater[T unsigned | signed](dst, a, b unsafe.Pointer, n int) { less[T](dst, b, a, n) }

func greaterEqual[T unsigned | signed](dst, a, b unsafe.Pointer, n int) { lessEqual[T](dst, b, a, n) }

// AllBelow reports whether every lane, read as unsigned, is below limit.
func AllBelow(s Size, a unsafe.Pointer, n int, limit uint64) bool {
	switch s {
	case 1:
		return allBelow[uint8](a, n, limit)
	case 2:
		return allBelow[uint16](a, n, limit)
	case 4:
		return allBelow[uint32](a, n, limit)
	}
	return allBelow[uint64](a, n, limit)
}

func allBelow[T unsigned](a unsafe.Pointer, n int, limit uint64) bool {
	for _, x := range vec[T](a, n) {
		if uint64(x) >= limit {
			return false
		}
	}
	return true
}
