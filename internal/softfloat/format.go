package softfloat

// Bits is the encoding of a value, right-aligned: bit 0 of Lo is the last bit
// of the significand. Bits above the format's width are zero in results and
// ignored in operands.
type Bits struct{ Lo, Hi uint64 }

// Format is one binary interchange or extended format. The six formats below
// are all there are; compare them by pointer.
type Format struct {
	// Name is MLIR's name of the type.
	Name string
	// Width is the number of bits of an encoding: 16, 32, 64, 80 or 128.
	Width uint
	// Precision is the number of significant bits, the hidden one included.
	Precision uint
	// MaxExp is the exponent e of the largest values 1.x × 2^e; the smallest
	// normal value is 2^(1-MaxExp).
	MaxExp int
	// explicit: the integer bit is stored (f80).
	explicit bool
}

// The formats of LLVM's half, bfloat, float, double, x86_fp80 and fp128
// (LangRef, "Floating-Point Types").
var (
	F16  = &Format{Name: "f16", Width: 16, Precision: 11, MaxExp: 15}
	BF16 = &Format{Name: "bf16", Width: 16, Precision: 8, MaxExp: 127}
	F32  = &Format{Name: "f32", Width: 32, Precision: 24, MaxExp: 127}
	F64  = &Format{Name: "f64", Width: 64, Precision: 53, MaxExp: 1023}
	F80  = &Format{Name: "f80", Width: 80, Precision: 64, MaxExp: 16383, explicit: true}
	F128 = &Format{Name: "f128", Width: 128, Precision: 113, MaxExp: 16383}
)

// Rounding is a rounding direction (IEEE 754-2019 clause 4.3).
type Rounding uint8

// The rounding directions. Their numbers are not LLVM's.
const (
	NearestEven Rounding = iota // to nearest, ties to even
	TowardZero
	Upward      // toward +∞
	Downward    // toward -∞
	NearestAway // to nearest, ties away from zero
)

// kind is what an encoding stands for.
type kind uint8

const (
	zero kind = iota
	finite
	infinite
	quiet
	signaling
)

// number is an unpacked value. A finite one is sig/2^127 × 2^exp with the top
// bit of sig set. A NaN keeps its fraction in sig, quiet bit topmost.
type number struct {
	kind kind
	neg  bool
	exp  int
	sig  u128
}

func (n number) isNaN() bool { return n.kind >= quiet }

// fracBits is the width of the stored fraction, without an explicit integer bit.
func (f *Format) fracBits() uint { return f.Precision - 1 }

// expMask is the biased exponent of infinities and NaNs.
func (f *Format) expMask() uint64 { return uint64(2*f.MaxExp + 1) }

// expShift is where the exponent field begins.
func (f *Format) expShift() uint {
	if f.explicit {
		return f.Precision
	}
	return f.Precision - 1
}

func (f *Format) minExp() int { return 1 - f.MaxExp }

func wide(b Bits) u128   { return u128{b.Hi, b.Lo} }
func narrow(x u128) Bits { return Bits{x.lo, x.hi} }

// trim clears the bits above the format's width.
func (f *Format) trim(b Bits) u128 { return wide(b).and(mask(f.Width)) }

func (f *Format) signBit() u128 { return u128{0, 1}.shl(f.Width - 1) }

// SignBit reports whether the sign bit is set, of NaNs too.
func (f *Format) SignBit(a Bits) bool { return wide(a).shr(f.Width-1).lo&1 != 0 }

// unpack takes an encoding apart. x87's encodings without their integer bit
// are invalid operands to the hardware and so read as signaling NaNs; its
// pseudo-denormals have the value that the integer bit gives them.
func (f *Format) unpack(b Bits) number {
	x := f.trim(b)
	n := number{neg: f.SignBit(b)}
	e := x.shr(f.expShift()).lo & f.expMask()
	frac := x.and(mask(f.fracBits()))
	integer := e != 0
	if f.explicit {
		integer = x.shr(f.Precision-1).lo&1 != 0
	}
	switch {
	case f.explicit && e != 0 && !integer:
		n.kind = signaling
		n.sig = frac.shl(128 - f.fracBits())
	case e == f.expMask():
		n.sig = frac.shl(128 - f.fracBits())
		switch {
		case frac.isZero():
			n.kind = infinite
		case n.sig.hi>>63 != 0:
			n.kind = quiet
		default:
			n.kind = signaling
		}
	default:
		if integer {
			frac = frac.or(u128{0, 1}.shl(f.fracBits()))
		}
		if frac.isZero() {
			return n // zero
		}
		n.kind = finite
		n.exp = f.minExp()
		if e != 0 {
			n.exp = int(e) - f.MaxExp
		}
		frac = frac.shl(128 - f.Precision)
		z := frac.leadingZeros()
		n.sig = frac.shl(z)
		n.exp -= int(z)
	}
	return n
}

// assemble builds an encoding from a sign, a biased exponent and the fraction
// (the integer bit, if the format stores it, follows from the exponent).
func (f *Format) assemble(neg bool, e uint64, frac u128) Bits {
	x := frac.or(u128{0, e}.shl(f.expShift()))
	if f.explicit && e != 0 {
		x = x.or(u128{0, 1}.shl(f.Precision - 1))
	}
	if neg {
		x = x.or(f.signBit())
	}
	return narrow(x)
}

// Zero returns a zero of the given sign.
func (f *Format) Zero(neg bool) Bits { return f.assemble(neg, 0, u128{}) }

// Inf returns an infinity of the given sign.
func (f *Format) Inf(neg bool) Bits { return f.assemble(neg, f.expMask(), u128{}) }

// Max returns the largest finite value with the given sign.
func (f *Format) Max(neg bool) Bits { return f.assemble(neg, f.expMask()-1, mask(f.fracBits())) }

// NaN returns the default NaN: quiet, sign bit set, no payload.
func (f *Format) NaN() Bits {
	return f.assemble(true, f.expMask(), u128{0, 1}.shl(f.fracBits()-1))
}

// packNaN encodes a NaN quieted, with as much of its payload as fits.
func (f *Format) packNaN(n number) Bits {
	n.sig.hi |= 1 << 63
	return f.assemble(n.neg, f.expMask(), n.sig.shr(128-f.fracBits()))
}

// Quiet returns the NaN a with its quiet bit set.
func (f *Format) Quiet(a Bits) Bits { return f.packNaN(f.unpack(a)) }

// ResultNaN is the NaN that an operation with these operands returns when it
// returns one: the first NaN operand quieted, else the default NaN.
func (f *Format) ResultNaN(operands ...Bits) Bits {
	for _, a := range operands {
		if n := f.unpack(a); n.isNaN() {
			return f.packNaN(n)
		}
	}
	return f.NaN()
}

// pack encodes a number that is exact or jammed; it is the one place where
// values are rounded.
func (f *Format) pack(n number, m Rounding) Bits {
	switch n.kind {
	case zero:
		return f.Zero(n.neg)
	case infinite:
		return f.Inf(n.neg)
	case quiet, signaling:
		return f.packNaN(n)
	}
	sig, exp := n.sig, n.exp
	subnormal := exp < f.minExp()
	if subnormal {
		sig = sig.shrJam(uint(min(f.minExp()-exp, 200)))
		exp = f.minExp()
	}
	drop := 128 - f.Precision
	rest := sig.and(mask(drop))
	kept := sig.shr(drop)
	if roundsUp(rest, u128{0, 1}.shl(drop-1), kept.lo&1 != 0, n.neg, m) {
		kept, _ = kept.add(u128{0, 1})
		if !kept.shr(f.Precision).isZero() {
			kept = kept.shr(1)
			exp++
		}
	}
	if exp > f.MaxExp {
		if m == TowardZero || m == Upward && n.neg || m == Downward && !n.neg {
			return f.Max(n.neg)
		}
		return f.Inf(n.neg)
	}
	e := uint64(exp + f.MaxExp)
	if kept.shr(f.Precision - 1).isZero() {
		e = 0 // still subnormal, or zero
	}
	return f.assemble(n.neg, e, kept.and(mask(f.fracBits())))
}

// roundsUp says whether a magnitude whose dropped part is rest goes to the
// next one up; half is the weight of a tie, odd the parity of what is kept.
func roundsUp(rest, half u128, odd, neg bool, m Rounding) bool {
	if rest.isZero() {
		return false
	}
	switch m {
	case TowardZero:
		return false
	case Upward:
		return !neg
	case Downward:
		return neg
	}
	if rest == half {
		return odd || m == NearestAway
	}
	return half.less(rest)
}
