package simd

import "unsafe"

// The shapes of kernels. dst, a, b and c point to lane 0 of vectors of n lanes;
// masks have a byte for each lane, 0 or 1.
type (
	// Unary is dst[i] = f(a[i]).
	Unary func(dst, a unsafe.Pointer, n int)
	// Binary is dst[i] = f(a[i], b[i]). Of a comparison dst has a byte for
	// each lane.
	Binary func(dst, a, b unsafe.Pointer, n int)
	// Ternary is dst[i] = f(a[i], b[i], c[i]).
	Ternary func(dst, a, b, c unsafe.Pointer, n int)
	// Choose is dst[i] = mask[i] ? a[i] : b[i].
	Choose func(dst, mask, a, b unsafe.Pointer, n int)
	// Checked is Binary and reports whether a lane's result did not fit.
	Checked func(dst, a, b unsafe.Pointer, n int) (overflow bool)
)

// UnaryOp is an operation on one vector.
type UnaryOp uint8

// The operations on one vector. Those after Sqrt are for floats only, those
// after PopCount for integers only; Neg and Abs are for both and act on the
// sign bit alone in floats.
const (
	Neg UnaryOp = iota
	Abs
	Sqrt
	Floor
	Ceil
	Trunc
	RoundEven // to nearest, ties to even
	Round     // to nearest, ties away from zero
	Not
	PopCount
	LeadingZeros
	TrailingZeros
	ReverseBytes
	ReverseBits
	numUnary
)

var unaryNames = [numUnary]string{"neg", "abs", "sqrt", "floor", "ceil", "trunc", "roundeven", "round", "not", "popcount", "leadingzeros", "trailingzeros", "reversebytes", "reversebits"}

// String is the operation's name.
func (o UnaryOp) String() string { return unaryNames[o] }

// BinaryOp is an operation on two vectors.
type BinaryOp uint8

// The operations on two vectors. Add, Sub and Mul are for all types, Div to
// CopySign for floats, the others for integers. Divisors must not be 0, nor a
// signed quotient too large. A shift by the width or more shifts everything
// out: 0, or for AShr the sign.
const (
	Add BinaryOp = iota
	Sub
	Mul
	Div
	MinNum  // the lesser; a NaN loses
	MaxNum  // the greater; a NaN loses
	Minimum // the lesser; a NaN wins
	Maximum // the greater; a NaN wins
	CopySign
	UDiv
	SDiv
	URem
	SRem
	And
	Or
	Xor
	Shl
	LShr
	AShr
	SMin
	SMax
	UMin
	UMax
	SAddSat
	UAddSat
	SSubSat
	USubSat
	numBinary
)

var binaryNames = [numBinary]string{"add", "sub", "mul", "div", "minnum", "maxnum", "minimum", "maximum", "copysign", "udiv", "sdiv", "urem", "srem",
	"and", "or", "xor", "shl", "lshr", "ashr", "smin", "smax", "umin", "umax", "saddsat", "uaddsat", "ssubsat", "usubsat"}

// String is the operation's name.
func (o BinaryOp) String() string { return binaryNames[o] }

// TernaryOp is an operation on three vectors.
type TernaryOp uint8

// The operations on three vectors: floats, then integers.
const (
	FMA         TernaryOp = iota // a*b + c, rounded once
	MulAdd                       // a*b + c, rounded twice
	FunnelLeft                   // the upper half of a:b shifted left by c modulo the width
	FunnelRight                  // the lower half of a:b shifted right by c modulo the width
	numTernary
)

var ternaryNames = [numTernary]string{"fma", "muladd", "funnelleft", "funnelright"}

// String is the operation's name.
func (o TernaryOp) String() string { return ternaryNames[o] }

// CheckedOp is an operation on two vectors of integers that tells of overflow.
type CheckedOp uint8

// The operations that tell of overflow.
const (
	SAdd CheckedOp = iota
	UAdd
	SSub
	USub
	SMul
	UMul
	numChecked
)

var checkedNames = [numChecked]string{"sadd", "uadd", "ssub", "usub", "smul", "umul"}

// String is the operation's name.
func (o CheckedOp) String() string { return checkedNames[o] }

// Predicate is a comparison.
type Predicate uint8

// The comparisons: of integers, then of floats. An ordered comparison is false
// when an operand is a NaN, an unordered one true.
const (
	EQ Predicate = iota
	NE
	SLT
	SLE
	SGT
	SGE
	ULT
	ULE
	UGT
	UGE
	OEQ
	OGT
	OGE
	OLT
	OLE
	ONE
	ORD
	UEQ
	UNGT
	UNGE
	UNLT
	UNLE
	UNE
	UNO
	numPredicates
)

var predicateNames = [numPredicates]string{"eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge",
	"oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ungt", "unge", "unlt", "unle", "une", "uno"}

// String is the comparison's name.
func (p Predicate) String() string { return predicateNames[p] }

// Conversion is a way from lanes of one type to lanes of another.
type Conversion uint8

// The conversions. Extend and truncate are between integers; an i1 extends
// from its one bit. ToSigned and ToUnsigned round toward zero, stop at the ends
// of the range and make 0 of a NaN. Resize is between floats.
const (
	ZeroExtend Conversion = iota
	SignExtend
	Truncate
	FromSigned
	FromUnsigned
	ToSigned
	ToUnsigned
	Resize
	numConversions
)

var conversionNames = [numConversions]string{"zeroextend", "signextend", "truncate", "fromsigned", "fromunsigned", "tosigned", "tounsigned", "resize"}

// String is the conversion's name.
func (c Conversion) String() string { return conversionNames[c] }

// Kernels is the kernels of one tier. A kernel that a type has not is nil.
type Kernels struct {
	tier      Tier
	unary     [numUnary][numTypes]Unary
	binary    [numBinary][numTypes]Binary
	ternary   [numTernary][numTypes]Ternary
	checked   [numChecked][numTypes]Checked
	compare   [numPredicates][numTypes]Binary
	convert   [numConversions][numTypes][numTypes]Unary
	choose    [4]Choose
	broadcast [4]func(dst unsafe.Pointer, bits uint64, n int)
	anyNaN    [numTypes]func(a unsafe.Pointer, n int) bool
	permute   func(p *Permute, n int) bool // gives p a kernel of its own, if there is one
}

// Tier is whose kernels they are.
func (k *Kernels) Tier() Tier { return k.tier }

// Unary is the kernel of an operation on one vector.
func (k *Kernels) Unary(o UnaryOp, t Type) Unary { return k.unary[o][t] }

// Binary is the kernel of an operation on two vectors.
func (k *Kernels) Binary(o BinaryOp, t Type) Binary { return k.binary[o][t] }

// Ternary is the kernel of an operation on three vectors.
func (k *Kernels) Ternary(o TernaryOp, t Type) Ternary { return k.ternary[o][t] }

// Checked is the kernel of an operation that tells of overflow.
func (k *Kernels) Checked(o CheckedOp, t Type) Checked { return k.checked[o][t] }

// Compare is the kernel of a comparison.
func (k *Kernels) Compare(p Predicate, t Type) Binary { return k.compare[p][t] }

// Convert is the kernel of a conversion.
func (k *Kernels) Convert(c Conversion, from, to Type) Unary { return k.convert[c][from][to] }

// Select is the kernel that chooses between two vectors by a mask.
func (k *Kernels) Select(s Size) Choose { return k.choose[s.log()] }

// Broadcast is the kernel that makes every lane the low bits of a word.
func (k *Kernels) Broadcast(s Size) func(dst unsafe.Pointer, bits uint64, n int) {
	return k.broadcast[s.log()]
}

// AnyNaN is the kernel that tells whether a lane of a float type is a NaN.
func (k *Kernels) AnyNaN(t Type) func(a unsafe.Pointer, n int) bool { return k.anyNaN[t] }

var tiers [numTiers]*Kernels

func init() {
	g := &Kernels{}
	fillIntegers(g)
	fillFloats(g)
	fillConversions(g)
	g.choose = [4]Choose{choose[uint8], choose[uint16], choose[uint32], choose[uint64]}
	g.broadcast = [4]func(unsafe.Pointer, uint64, int){broadcast[uint8], broadcast[uint16], broadcast[uint32], broadcast[uint64]}
	tiers[Generic] = g
	for t := AVX2; t < numTiers; t++ {
		k := *tiers[t-1]
		k.tier = t
		fill(&k)
		tiers[t] = &k
	}
}

// For is the kernels of a tier, which must be one of Tiers.
func For(t Tier) *Kernels { return tiers[t] }

// vec is n lanes of type T at p.
func vec[T any](p unsafe.Pointer, n int) []T { return unsafe.Slice((*T)(p), n) }

// choose is the reference of Select.
func choose[T any](dst, mask, a, b unsafe.Pointer, n int) {
	d, m, x, y := vec[T](dst, n), vec[byte](mask, n), vec[T](a, n), vec[T](b, n)
	for i := range d {
		v := y[i]
		if m[i] != 0 {
			v = x[i]
		}
		d[i] = v
	}
}

// broadcast is the reference of Broadcast.
func broadcast[T unsigned](dst unsafe.Pointer, bits uint64, n int) {
	d := vec[T](dst, n)
	for i := range d {
		d[i] = T(bits)
	}
}
