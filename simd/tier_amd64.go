//go:build !purego

package simd

import (
	"unsafe"

	"github.com/klauspost/cpuid/v2"
)

// needs are the processor features of each tier.
var needs = [numTiers][]cpuid.FeatureID{
	AVX2:   {cpuid.AVX2, cpuid.BMI2},
	AVX512: {cpuid.AVX2, cpuid.BMI2, cpuid.AVX512F, cpuid.AVX512BW, cpuid.AVX512DQ, cpuid.AVX512VL, cpuid.AVX512VBMI},
}

func canRun(t Tier) bool { return cpuid.CPU.Supports(needs[t]...) }

// why says what a tier lacks here.
func why(t Tier) string {
	for _, f := range needs[t] {
		if !cpuid.CPU.Supports(f) {
			return "the processor lacks " + f.String()
		}
	}
	return ""
}

// fill enters the kernels in assembly.
func fill(k *Kernels) {
	switch k.tier {
	case AVX2:
		fillAVX2(k)
		k.permute = permuteBytes32
	case AVX512:
		fillAVX512(k)
		k.permute = permuteBytes128
	}
	for _, o := range []BinaryOp{And, Or, Xor} {
		f := k.binary[o][I8]
		k.binary[o][I1] = f
		for _, t := range []Type{I16, I32, I64} {
			k.binary[o][t] = ofBytes(f, int(t.Size()))
		}
	}
	k.binary[Add][I1], k.binary[Sub][I1], k.binary[Mul][I1] = k.binary[Xor][I1], k.binary[Xor][I1], k.binary[And][I1]
	k.binary[SMin][I1], k.binary[SMax][I1], k.binary[UMin][I1], k.binary[UMax][I1] = k.binary[Or][I1], k.binary[And][I1], k.binary[And][I1], k.binary[Or][I1]
	for p := EQ; p <= UGE; p++ {
		k.compare[p][I1] = k.compare[p][I8]
	}
	// The one bit of an i1 is its sign: 1 is less than 0.
	k.compare[SLT][I1], k.compare[SLE][I1], k.compare[SGT][I1], k.compare[SGE][I1] = k.compare[UGT][I8], k.compare[UGE][I8], k.compare[ULT][I8], k.compare[ULE][I8]
	for _, t := range []Type{F32, F64, F16, BF16} {
		if k.binary[Mul][t] != nil {
			k.ternary[MulAdd][t] = inTwo(k.binary[Mul][t], k.binary[Add][t], int(t.Size()))
		}
	}
}

// ofBytes is a bitwise kernel of bytes on wider lanes.
func ofBytes(f Binary, size int) Binary {
	return func(dst, a, b unsafe.Pointer, n int) { f(dst, a, b, n*size) }
}

// swapped is a comparison with its operands exchanged.
func swapped(f Binary) Binary {
	return func(dst, a, b unsafe.Pointer, n int) { f(dst, b, a, n) }
}

// permuteBytes32 gives p a kernel when its parent is a register of 16 to 32
// bytes and its result fits one.
func permuteBytes32(p *Permute, n int) bool {
	size := int(p.size)
	parent, bytes := n*size, len(p.index)*size
	if parent < 16 || parent > 32 || bytes > 32 || bytes < 8 {
		return false
	}
	table := [64]byte{}
	for i := range table {
		table[i] = 0x80
	}
	for i := range bytes {
		from := int(p.index[i/size])*size + i%size
		if from < 16 {
			table[i] = byte(from)
		} else {
			table[32+i] = byte(from - (parent - 16))
		}
	}
	p.table = [][64]byte{table}
	p.parent, p.bytes = parent, bytes
	p.run = func(p *Permute, dst, src unsafe.Pointer) {
		permute32AVX2(dst, src, unsafe.Pointer(&p.table[0]), p.parent, p.bytes)
	}
	return true
}

// permuteBytes128 gives p a kernel when its parent fits two registers.
func permuteBytes128(p *Permute, n int) bool {
	size := int(p.size)
	parent, bytes := n*size, len(p.index)*size
	if permuteBytes32(p, n) {
		return true
	}
	if parent > 128 || bytes < 8 {
		return false
	}
	p.table = make([][64]byte, (bytes+63)/64)
	for i := range bytes {
		p.table[i/64][i%64] = byte(int(p.index[i/size])*size + i%size)
	}
	p.parent, p.bytes = parent, bytes
	p.run = func(p *Permute, dst, src unsafe.Pointer) {
		permute128AVX512(dst, src, unsafe.Pointer(&p.table[0]), p.parent, p.bytes)
	}
	return true
}
