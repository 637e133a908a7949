package softfloat

// Order is the relation between two values.
type Order int8

// The four relations of IEEE 754-2019 clause 5.11.
const (
	Less      Order = -1
	Equal     Order = 0
	Greater   Order = 1
	Unordered Order = 2
)

// Compare relates a to b; the two zeros are equal, a NaN is unordered.
func (f *Format) Compare(a, b Bits) Order {
	x, y := f.unpack(a), f.unpack(b)
	if x.isNaN() || y.isNaN() {
		return Unordered
	}
	return compare(x, y)
}

func compare(x, y number) Order {
	switch {
	case x.kind == zero && y.kind == zero:
		return Equal
	case x.kind == zero:
		return toward(!y.neg)
	case y.kind == zero:
		return toward(x.neg)
	case x.neg != y.neg:
		return toward(x.neg)
	}
	// Like signs: compare magnitudes, then turn the answer for negatives.
	var less bool
	switch {
	case x.kind == infinite && y.kind == infinite:
		return Equal
	case x.kind == infinite || y.kind == infinite:
		less = y.kind == infinite
	case x.exp != y.exp:
		less = x.exp < y.exp
	case x.sig == y.sig:
		return Equal
	default:
		less = x.sig.less(y.sig)
	}
	return toward(less != x.neg)
}

func toward(less bool) Order {
	if less {
		return Less
	}
	return Greater
}

// MinNum is LLVM's minnum (LangRef; IEEE 754-2019 minimumNumber): the smaller
// operand, with -0 below +0; a single NaN, quiet or signaling, is ignored.
func (f *Format) MinNum(a, b Bits) Bits { return f.pick(a, b, true, true) }

// MaxNum is LLVM's maxnum, the mirror image of MinNum.
func (f *Format) MaxNum(a, b Bits) Bits { return f.pick(a, b, false, true) }

// Minimum is IEEE 754-2019 minimum: NaN if either operand is, else the smaller
// with -0 below +0.
func (f *Format) Minimum(a, b Bits) Bits { return f.pick(a, b, true, false) }

// Maximum is the mirror image of Minimum.
func (f *Format) Maximum(a, b Bits) Bits { return f.pick(a, b, false, false) }

func (f *Format) pick(a, b Bits, wantLess, ignoreNaN bool) Bits {
	x, y := f.unpack(a), f.unpack(b)
	if x.isNaN() || y.isNaN() {
		if ignoreNaN && !y.isNaN() {
			return narrow(f.trim(b))
		}
		if ignoreNaN && !x.isNaN() {
			return narrow(f.trim(a))
		}
		return f.ResultNaN(a, b)
	}
	o := compare(x, y)
	if o == Equal && x.neg != y.neg {
		o = toward(x.neg) // zeros
	}
	if (o == Less) == wantLess {
		return narrow(f.trim(a))
	}
	return narrow(f.trim(b))
}

// Neg flips the sign bit, of NaNs too.
func (f *Format) Neg(a Bits) Bits {
	x, s := f.trim(a), f.signBit()
	return Bits{x.lo ^ s.lo, x.hi ^ s.hi}
}

// Abs clears the sign bit, of NaNs too.
func (f *Format) Abs(a Bits) Bits { return narrow(f.trim(a).and(mask(f.Width - 1))) }

// CopySign returns a with the sign bit of b.
func (f *Format) CopySign(a, b Bits) Bits {
	if f.SignBit(a) != f.SignBit(b) {
		return f.Neg(a)
	}
	return narrow(f.trim(a))
}

// Class is a set of the ten classes of LangRef's llvm.is.fpclass.
type Class uint16

// The bits of llvm.is.fpclass's test mask.
const (
	SignalingNaN Class = 1 << iota
	QuietNaN
	NegInf
	NegNormal
	NegSubnormal
	NegZero
	PosZero
	PosSubnormal
	PosNormal
	PosInf
)

// Class returns the one class that a belongs to.
func (f *Format) Class(a Bits) Class {
	n := f.unpack(a)
	neg, pos := NegZero, PosZero
	switch n.kind {
	case signaling:
		return SignalingNaN
	case quiet:
		return QuietNaN
	case infinite:
		neg, pos = NegInf, PosInf
	case finite:
		if n.exp < f.minExp() {
			neg, pos = NegSubnormal, PosSubnormal
		} else {
			neg, pos = NegNormal, PosNormal
		}
	}
	if n.neg {
		return neg
	}
	return pos
}

// IsNaN reports whether a is a NaN.
func (f *Format) IsNaN(a Bits) bool { return f.unpack(a).isNaN() }

// IsSignaling reports whether a is a signaling NaN.
func (f *Format) IsSignaling(a Bits) bool { return f.unpack(a).kind == signaling }

// IsInf reports whether a is an infinity.
func (f *Format) IsInf(a Bits) bool { return f.unpack(a).kind == infinite }

// IsZero reports whether a is a zero.
func (f *Format) IsZero(a Bits) bool { return f.unpack(a).kind == zero }
