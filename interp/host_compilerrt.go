package interp

import (
	"math"
	"math/big"
	"math/bits"

	"github.com/touchstone-ir/touchstone/internal/libm"
	"github.com/touchstone-ir/touchstone/internal/softfloat"
	"github.com/touchstone-ir/touchstone/memory"
)

// The helpers of compiler-rt that a code generator calls for operations a
// processor lacks (compiler-rt, lib/builtins/README.txt), for programs that
// call them themselves. A helper's name ends in its type: si is i32, di i64,
// ti i128; hf f16, bf bf16, sf f32, df f64.

// intSuffix is the name's part for an integer type.
var intSuffix = []struct {
	name, typ string
	width     int32
}{{"si", "i32", 32}, {"di", "i64", 64}, {"ti", "i128", 128}}

// divide is a division of two integers as the program's own would be: by zero
// it is undefined, and so is the least signed integer by -1.
func (h *Host) divide(signed bool) (q, r *big.Int) {
	a, b := h.args[0], h.args[1]
	x, y := a.big(), b.big()
	if signed {
		x, y = a.signedBig(), b.signedBig()
	}
	if y.Sign() == 0 {
		h.Fault(DivideByZero, "@%s divides %s by zero", h.f.name, x)
	}
	q, r = new(big.Int).QuoRem(x, y, new(big.Int))
	if signed && q.BitLen() == int(a.Width) && q.Sign() > 0 {
		h.Fault(DivideOverflow, "@%s divides %s by -1", h.f.name, x)
	}
	return q, r
}

// writeWide stores a scalar in memory.
func (h *Host) writeWide(i int, v Scalar) {
	h.Check(h.Ptr(i), uint64(v.Width/8), true)
	for w := range int(v.Width+63) / 64 {
		h.WriteInt(h.Ptr(i)+memory.Ptr(8*w), v.word(w), min(8, int(v.Width)/8))
	}
}

// exactly computes a signed operation that reports whether it overflowed:
// in an int for __mulo, by stopping for the v functions.
func (h *Host) exactly(op func(z, x, y *big.Int) *big.Int, width int32) (Scalar, bool) {
	z := op(new(big.Int), h.args[0].signedBig(), h.args[1].signedBig())
	v := bigScalar(width, z)
	return v, v.signedBig().Cmp(z) == 0
}

// countBits is the number of leading zeros, trailing zeros and set bits.
func countBits(v *Scalar) (lead, trail, set int) {
	n := int(v.Width)
	x := v.big()
	lead = n - x.BitLen()
	trail = n
	if x.Sign() != 0 {
		trail = int(x.TrailingZeroBits())
	}
	for i := range (n + 63) / 64 {
		set += bits.OnesCount64(v.word(i))
	}
	return
}

// provideIntegers enters the helpers of one integer type.
func provideIntegers(name, t string, width int32) {
	two := t + " (" + t + ", " + t + ")"
	for _, signed := range []bool{true, false} {
		u := "u"
		if signed {
			u = ""
		}
		provide("__"+u+"div"+name+"3", two, "Quotient (compiler-rt).", func(h *Host) {
			q, _ := h.divide(signed)
			h.Return(bigScalar(width, q))
		})
		provide("__"+u+"mod"+name+"3", two, "Remainder (compiler-rt).", func(h *Host) {
			_, r := h.divide(signed)
			h.Return(bigScalar(width, r))
		})
		provide("__"+u+"divmod"+name+"4", t+" ("+t+", "+t+", ptr)", "Quotient, the remainder through a pointer (compiler-rt).", func(h *Host) {
			q, r := h.divide(signed)
			h.writeWide(2, bigScalar(width, r))
			h.Return(bigScalar(width, q))
		})
	}
	provide("__mulo"+name+"4", t+" ("+t+", "+t+", ptr)", "Product, whether it overflowed through a pointer (compiler-rt).", func(h *Host) {
		v, ok := h.exactly((*big.Int).Mul, width)
		h.WriteInt(h.Ptr(2), uint64(truth(!ok)), 4)
		h.Return(v)
	})
	for _, f := range []struct {
		name string
		op   func(z, x, y *big.Int) *big.Int
	}{{"add", (*big.Int).Add}, {"sub", (*big.Int).Sub}, {"mul", (*big.Int).Mul}} {
		provide("__"+f.name+"v"+name+"3", two, "Signed arithmetic that aborts on overflow (compiler-rt).", func(h *Host) {
			v, ok := h.exactly(f.op, width)
			if !ok {
				h.Fault(Aborted, "@%s of %s and %s overflows", h.f.name, h.args[0].signedBig(), h.args[1].signedBig())
			}
			h.Return(v)
		})
	}
	one := t + " (" + t + ")"
	provide("__negv"+name+"2", one, "Negation that aborts on overflow (compiler-rt).", func(h *Host) {
		z := h.args[0].signedBig()
		v := bigScalar(width, z.Neg(z))
		if v.signedBig().Cmp(z) != 0 {
			h.Fault(Aborted, "@%s of the least integer overflows", h.f.name)
		}
		h.Return(v)
	})
	provide("__absv"+name+"2", one, "Absolute value that aborts on overflow (compiler-rt).", func(h *Host) {
		z := h.args[0].signedBig()
		v := bigScalar(width, z.Abs(z))
		if v.signedBig().Cmp(z) != 0 {
			h.Fault(Aborted, "@%s of the least integer overflows", h.f.name)
		}
		h.Return(v)
	})
	provide("__clz"+name+"2", "i32 ("+t+")", "Leading zeros; undefined for 0 (compiler-rt).", func(h *Host) {
		if h.args[0].zero() {
			h.bad("@%s of 0", h.f.name)
		}
		n, _, _ := countBits(&h.args[0])
		h.intResult(n)
	})
	provide("__ctz"+name+"2", "i32 ("+t+")", "Trailing zeros; undefined for 0 (compiler-rt).", func(h *Host) {
		if h.args[0].zero() {
			h.bad("@%s of 0", h.f.name)
		}
		_, n, _ := countBits(&h.args[0])
		h.intResult(n)
	})
	provide("__ffs"+name+"2", "i32 ("+t+")", "The number of the lowest set bit from 1, or 0 (compiler-rt).", func(h *Host) {
		if h.args[0].zero() {
			h.intResult(0)
			return
		}
		_, n, _ := countBits(&h.args[0])
		h.intResult(n + 1)
	})
	provide("__popcount"+name+"2", "i32 ("+t+")", "Set bits (compiler-rt).", func(h *Host) {
		_, _, n := countBits(&h.args[0])
		h.intResult(n)
	})
	provide("__parity"+name+"2", "i32 ("+t+")", "Whether the number of set bits is odd (compiler-rt).", func(h *Host) {
		_, _, n := countBits(&h.args[0])
		h.intResult(n & 1)
	})
	if name == "si" {
		return
	}
	shift := func(op func(z, x *big.Int, n uint) *big.Int, signed bool) func(h *Host) {
		return func(h *Host) {
			n := h.Uint(1)
			if n >= uint64(width) {
				h.bad("@%s by %d bits", h.f.name, int32(n))
			}
			x := h.args[0].big()
			if signed {
				x = h.args[0].signedBig()
			}
			h.Return(bigScalar(width, op(x, x, uint(n))))
		}
	}
	provide("__ashl"+name+"3", t+" ("+t+", i32)", "Shift left (compiler-rt).", shift((*big.Int).Lsh, false))
	provide("__lshr"+name+"3", t+" ("+t+", i32)", "Logical shift right (compiler-rt).", shift((*big.Int).Rsh, false))
	provide("__ashr"+name+"3", t+" ("+t+", i32)", "Arithmetic shift right (compiler-rt).", shift((*big.Int).Rsh, true))
	provide("__mul"+name+"3", two, "Product (compiler-rt).", func(h *Host) {
		h.Return(bigScalar(width, new(big.Int).Mul(h.args[0].big(), h.args[1].big())))
	})
	provide("__neg"+name+"2", one, "Negation (compiler-rt).", func(h *Host) {
		z := h.args[0].big()
		h.Return(bigScalar(width, z.Neg(z)))
	})
	order := "i32 (" + t + ", " + t + ")"
	provide("__cmp"+name+"2", order, "Signed comparison: 0, 1 or 2 for less, equal, greater (compiler-rt).", func(h *Host) {
		h.intResult(h.args[0].signedBig().Cmp(h.args[1].signedBig()) + 1)
	})
	provide("__ucmp"+name+"2", order, "Unsigned comparison: 0, 1 or 2 for less, equal, greater (compiler-rt).", func(h *Host) {
		h.intResult(h.args[0].big().Cmp(h.args[1].big()) + 1)
	})
}

// floatSuffix is the name's part for a floating-point type.
var floatSuffix = []struct {
	name, typ string
	format    *softfloat.Format
}{{"hf", "f16", softfloat.F16}, {"bf", "bf16", softfloat.BF16}, {"sf", "f32", softfloat.F32}, {"df", "f64", softfloat.F64}}

// floatBitsOf and scalarOfBits go between scalars and package softfloat.
func floatBitsOf(v *Scalar) softfloat.Bits { return softfloat.Bits{Lo: v.word(0), Hi: v.word(1)} }

func scalarOfBits(b softfloat.Bits, width int32) Scalar {
	if width > 64 {
		return Scalar{Width: width, W: &wide{V: []uint64{b.Lo, b.Hi}}}
	}
	return intScalar(width, b.Lo)
}

// provideConversions enters the conversions between integers and floats. A
// float that does not fit gives the nearest integer, and a NaN what the
// infinity of its sign gives, as compiler-rt has it.
func provideConversions() {
	for _, f := range floatSuffix[2:] {
		for _, i := range intSuffix {
			for _, signed := range []bool{true, false} {
				u := "uns"
				if signed {
					u = ""
				}
				provide("__fix"+u+f.name+i.name, i.typ+" ("+f.typ+")", "Float to integer, towards zero (compiler-rt).", func(h *Host) {
					x := floatBitsOf(&h.args[0])
					if f.format.IsNaN(x) {
						x = f.format.Inf(f.format.SignBit(x))
					}
					v := f.format.ToIntSat(x, uint(i.width), signed)
					h.Return(scalarOfBits(v, i.width))
				})
				if u != "" {
					u = "un"
				}
				provide("__float"+u+i.name+f.name, f.typ+" ("+i.typ+")", "Integer to float, to the nearest (compiler-rt).", func(h *Host) {
					v := f.format.FromInt(floatBitsOf(&h.args[0]), uint(i.width), signed, softfloat.NearestEven)
					h.Return(scalarOfBits(v, int32(f.format.Width)))
				})
			}
		}
	}
}

// provideFloats enters the conversions among floating-point types. The narrow
// ones go by value or, on targets without them, as i16.
func provideFloats() {
	convert := func(name string, from, to int) {
		f, t := floatSuffix[from], floatSuffix[to]
		provide(name, t.typ+" ("+f.typ+")", "Converts "+f.typ+" to "+t.typ+" (compiler-rt).", func(h *Host) {
			v := t.format.Convert(f.format, floatBitsOf(&h.args[0]), softfloat.NearestEven)
			h.Return(scalarOfBits(v, int32(t.format.Width)))
		})
		switch {
		case from < 2:
			form(t.typ+" (i16)", name)
		case to < 2:
			form("i16 ("+f.typ+")", name)
		}
	}
	convert("__extendhfsf2", 0, 2)
	convert("__extendhfdf2", 0, 3)
	convert("__extendbfsf2", 1, 2)
	convert("__extendbfdf2", 1, 3)
	convert("__extendsfdf2", 2, 3)
	convert("__truncsfhf2", 2, 0)
	convert("__truncdfhf2", 3, 0)
	convert("__truncsfbf2", 2, 1)
	convert("__truncdfbf2", 3, 1)
	convert("__truncdfsf2", 3, 2)
	convert("__gnu_h2f_ieee", 0, 2)
	convert("__gnu_f2h_ieee", 2, 0)
}

func init() {
	for _, i := range intSuffix {
		provideIntegers(i.name, i.typ, i.width)
	}
	provideConversions()
	provideFloats()
	provide("__bswapsi2", "i32 (i32)", "The bytes in reverse order (compiler-rt).", func(h *Host) {
		h.ReturnInt(uint64(bits.ReverseBytes32(uint32(h.Uint(0)))))
	})
	provide("__bswapdi2", "i64 (i64)", "The bytes in reverse order (compiler-rt).", func(h *Host) { h.longResult(bits.ReverseBytes64(h.Uint(0))) })
	provide("__powisf2", "f32 (f32, i32)", "A power with an integer exponent, by repeated squaring (compiler-rt).", func(h *Host) {
		h.ReturnF32(libm.Powif(h.F32(0), h.Int(1)))
	})
	provide("__powidf2", "f64 (f64, i32)", "A power with an integer exponent, by repeated squaring (compiler-rt).", func(h *Host) {
		h.ReturnF64(libm.Powi(h.F64(0), h.Int(1)))
	})

	for _, f := range []struct {
		name, t string
		width   int32
	}{{"abs", "i32", 32}, {"labs", "i64", 64}, {"llabs", "i64", 64}, {"imaxabs", "i64", 64}} {
		provide(f.name, f.t+" ("+f.t+")", "Absolute value; that of the least integer is undefined (C17 7.22.6.1).", func(h *Host) {
			v := h.Int(0)
			if v == math.MinInt64>>(64-f.width) {
				h.bad("@%s of %d, whose absolute value does not fit", h.f.name, v)
			}
			if v < 0 {
				v = -v
			}
			h.Return(intScalar(f.width, uint64(v)))
		})
	}
	for _, f := range []struct{ name, t string }{{"ffs", "i32"}, {"ffsl", "i64"}, {"ffsll", "i64"}} {
		provide(f.name, "i32 ("+f.t+")", "The number of the lowest set bit from 1, or 0 (POSIX.1-2017).", hostFuncs["__ffsdi2"].run)
	}
	// The result of div fills one register of 64 bits, the remainder above.
	provide("div", "i64 (i32, i32)", "Quotient and remainder (C17 7.22.6.2).", func(h *Host) {
		q, r := h.divide(true)
		h.longResult(uint64(uint32(q.Int64())) | uint64(r.Int64())<<32)
	})
	provide("ldiv", "struct<(i64, i64)> (i64, i64)", "Quotient and remainder (C17 7.22.6.2).", func(h *Host) {
		q, r := h.divide(true)
		h.Return(bigScalar(64, q), bigScalar(64, r))
	})
	synonyms("ldiv", "lldiv", "imaxdiv")
}
