package main

import (
	"fmt"

	"github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// vop is an instruction of three vectors: second, first, destination.
type vop func(ops ...operand.Op)

// plain is the body of one such instruction.
func plain(op vop) body {
	return func(n int, in []reg.VecVirtual) reg.VecVirtual {
		out := vec(n)
		op(in[1], in[0], out)
		return out
	}
}

// intTypes are the types of integer lanes by the logarithm of their size.
var intTypes = []struct {
	name           string
	size           int
	unsigned, sign string
}{{"I8", 1, "uint8", "int8"}, {"I16", 2, "uint16", "int16"}, {"I32", 4, "uint32", "int32"}, {"I64", 8, "uint64", "int64"}}

// integers writes the integer kernels that one instruction, or a few, can do.
func (t tier) integers() {
	for i, ty := range intTypes {
		u, s := "["+ty.unsigned+"]", "["+ty.sign+"]"
		binary := func(op, reference string, f body) {
			if f == nil {
				return
			}
			name := fmt.Sprintf("%s%s%s", lower(op), ty.name, t.name)
			t.lanewise(name, reference, []string{"a", "b"}, ty.size, nil, f)
			t.enter("binary", fmt.Sprintf("[%s][%s]", op, ty.name), name)
		}
		binary("Add", "add"+u, plain([]vop{build.VPADDB, build.VPADDW, build.VPADDD, build.VPADDQ}[i]))
		binary("Sub", "sub"+u, plain([]vop{build.VPSUBB, build.VPSUBW, build.VPSUBD, build.VPSUBQ}[i]))
		binary("Mul", "mul"+u, t.multiply(i))
		and, or, xor := vop(both(build.VPAND, build.VPANDQ)), vop(both(build.VPOR, build.VPORQ)), vop(both(build.VPXOR, build.VPXORQ))
		if i == 0 {
			// Bitwise kernels are the same for every type.
			binary("And", "and"+u, plain(and))
			binary("Or", "or"+u, plain(or))
			binary("Xor", "xor"+u, plain(xor))
		}
		binary("SMin", "least"+s, t.extreme(i, true, true))
		binary("SMax", "most"+s, t.extreme(i, true, false))
		binary("UMin", "least"+u, t.extreme(i, false, true))
		binary("UMax", "most"+u, t.extreme(i, false, false))
		if i < 2 {
			binary("SAddSat", "addSigned"+s, plain([]vop{build.VPADDSB, build.VPADDSW}[i]))
			binary("UAddSat", "addUnsigned"+u, plain([]vop{build.VPADDUSB, build.VPADDUSW}[i]))
			binary("SSubSat", "subSigned"+s, plain([]vop{build.VPSUBSB, build.VPSUBSW}[i]))
			binary("USubSat", "subUnsigned"+u, plain([]vop{build.VPSUBUSB, build.VPSUBUSW}[i]))
		}
		binary("Shl", "shl"+u, t.shift([]vop{nil, build.VPSLLVW, build.VPSLLVD, build.VPSLLVQ}[i], i))
		binary("LShr", fmt.Sprintf("shr[%s, %s]", ty.unsigned, ty.unsigned), t.shift([]vop{nil, build.VPSRLVW, build.VPSRLVD, build.VPSRLVQ}[i], i))
		if t.wide || i == 2 {
			binary("AShr", fmt.Sprintf("shr[%s, %s]", ty.unsigned, ty.sign), t.shift([]vop{nil, build.VPSRAVW, build.VPSRAVD, build.VPSRAVQ}[i], i))
		}
	}
}

// lower is a name with a small first letter; of two capitals in front both.
func lower(s string) string {
	n := 1
	if len(s) > 1 && s[1] < 'a' {
		n = 2
	}
	if n == 2 && (s[:2] == "SM" || s[:2] == "UM" || s[:2] == "SA" || s[:2] == "UA" || s[:2] == "SS" || s[:2] == "US" || s[:2] == "LS" || s[:2] == "AS") {
		n = 1
	}
	b := []byte(s)
	for i := range n {
		b[i] |= 0x20
	}
	return string(b)
}

// both picks an instruction by the width: those of AVX-512 have other names.
func both(narrow func(mxy, xy, xy1 operand.Op), wide vop) vop {
	return func(ops ...operand.Op) {
		if v, ok := ops[len(ops)-1].(reg.VecVirtual); ok && v.Size() == 64 {
			wide(ops...)
			return
		}
		narrow(ops[0], ops[1], ops[2])
	}
}

// shift is a shift by lanes: too great an amount shifts everything out, as the
// hardware does. AVX2 has none for 16 bits, nothing has one for 8.
func (t tier) shift(op vop, i int) body {
	if i == 0 || i == 1 && !t.wide {
		return nil
	}
	return plain(op)
}

// multiply is the low half of the product.
func (t tier) multiply(i int) body {
	switch {
	case i == 1:
		return plain(build.VPMULLW)
	case i == 2:
		return plain(build.VPMULLD)
	case i == 3 && t.wide:
		return plain(build.VPMULLQ)
	case i == 3:
		// low*low + (low*high + high*low) << 32
		return func(n int, in []reg.VecVirtual) reg.VecVirtual {
			a, b := in[0], in[1]
			ah, bh, x, y, low := vec(n), vec(n), vec(n), vec(n), vec(n)
			build.VPSRLQ(operand.Imm(32), a, ah)
			build.VPSRLQ(operand.Imm(32), b, bh)
			build.VPMULUDQ(b, ah, x)
			build.VPMULUDQ(bh, a, y)
			build.VPADDQ(x, y, x)
			build.VPSLLQ(operand.Imm(32), x, x)
			build.VPMULUDQ(b, a, low)
			build.VPADDQ(x, low, low)
			return low
		}
	}
	// Bytes: even and odd ones as words.
	return func(n int, in []reg.VecVirtual) reg.VecVirtual {
		a, b := in[0], in[1]
		even, ah, bh := vec(n), vec(n), vec(n)
		build.VPMULLW(b, a, even)
		build.VPSRLW(operand.Imm(8), a, ah)
		build.VPSRLW(operand.Imm(8), b, bh)
		build.VPMULLW(bh, ah, ah)
		build.VPSLLW(operand.Imm(8), ah, ah)
		build.VPSLLW(operand.Imm(8), even, even)
		build.VPSRLW(operand.Imm(8), even, even)
		out := vec(n)
		both(build.VPOR, build.VPORQ)(ah, even, out)
		return out
	}
}

// extreme is the lesser or greater. For 64 bits AVX2 compares, unsigned
// numbers with their sign turned.
func (t tier) extreme(i int, signed, least bool) body {
	if i < 3 || t.wide {
		ops := [][4]vop{
			{build.VPMINSB, build.VPMAXSB, build.VPMINUB, build.VPMAXUB},
			{build.VPMINSW, build.VPMAXSW, build.VPMINUW, build.VPMAXUW},
			{build.VPMINSD, build.VPMAXSD, build.VPMINUD, build.VPMAXUD},
			{build.VPMINSQ, build.VPMAXSQ, build.VPMINUQ, build.VPMAXUQ},
		}
		k := 0
		if !signed {
			k = 2
		}
		if !least {
			k++
		}
		return plain(ops[i][k])
	}
	return func(n int, in []reg.VecVirtual) reg.VecVirtual {
		a, b := in[0], in[1]
		x, y := a, b
		if !signed {
			x, y = signTurned(n, a), signTurned(n, b)
		}
		above, out := vec(n), vec(n)
		build.VPCMPGTQ(y, x, above) // a > b
		if least {
			build.VPBLENDVB(above, b, a, out)
		} else {
			build.VPBLENDVB(above, a, b, out)
		}
		return out
	}
}

// signTurned is v with the highest bit of each 64-bit lane turned.
func signTurned(n int, v reg.VecVirtual) reg.VecVirtual {
	sign, out := vec(n), vec(n)
	build.VPCMPEQD(sign, sign, sign)
	build.VPSLLQ(operand.Imm(63), sign, sign)
	build.VPXOR(sign, v, out)
	return out
}

// floats writes the arithmetic of f32 and f64. The processor's own rule for
// NaNs is ours: the first operand when it is a NaN, else the second, made
// quiet, else the default NaN, whose sign is set.
func (t tier) floats() {
	for _, ty := range []struct {
		name  string
		size  int
		kinds [4]vop
		root  vop
	}{
		{"F32", 4, [4]vop{build.VADDPS, build.VSUBPS, build.VMULPS, build.VDIVPS}, build.VSQRTPS},
		{"F64", 8, [4]vop{build.VADDPD, build.VSUBPD, build.VMULPD, build.VDIVPD}, build.VSQRTPD},
	} {
		for i, op := range []string{"Add", "Sub", "Mul", "Div"} {
			name := lower(op) + ty.name + t.name
			t.lanewise(name, lower(op)+ty.name, []string{"a", "b"}, ty.size, nil, plain(ty.kinds[i]))
			t.enter("binary", fmt.Sprintf("[%s][%s]", op, ty.name), name)
		}
		name := "sqrt" + ty.name + t.name
		t.lanewise(name, "root of its format, by Sqrt's rule for NaNs,", []string{"a"}, ty.size, nil, func(n int, in []reg.VecVirtual) reg.VecVirtual {
			out := vec(n)
			ty.root(in[0], out)
			return out
		})
		t.enter("unary", fmt.Sprintf("[Sqrt][%s]", ty.name), name)
	}
}
