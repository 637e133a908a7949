package simd

import "fmt"

// Type is the type of a lane.
type Type uint8

// The types of lanes.
const (
	I1 Type = iota // a byte that holds 0 or 1
	I8
	I16
	I32
	I64
	F16
	BF16
	F32
	F64
	numTypes
)

var typeNames = [numTypes]string{"i1", "i8", "i16", "i32", "i64", "f16", "bf16", "f32", "f64"}

var typeSizes = [numTypes]Size{1, 1, 2, 4, 8, 2, 2, 4, 8}

// String is the type's name: i1, i8, …, bf16, f32, f64.
func (t Type) String() string {
	if t < numTypes {
		return typeNames[t]
	}
	return fmt.Sprintf("Type(%d)", uint8(t))
}

// Size is the bytes of a lane.
func (t Type) Size() Size { return typeSizes[t] }

// Float reports a floating-point type.
func (t Type) Float() bool { return t >= F16 && t < numTypes }

// Types is every type in its order.
func Types() []Type {
	out := make([]Type, numTypes)
	for i := range out {
		out[i] = Type(i)
	}
	return out
}

// Size is the bytes of a lane: 1, 2, 4 or 8.
type Size uint8

// SizeOf is n as a Size; n must be 1, 2, 4 or 8.
func SizeOf(n int) Size {
	switch n {
	case 1, 2, 4, 8:
		return Size(n)
	}
	panic("simd: a lane has 1, 2, 4 or 8 bytes")
}

// log is 0 to 3.
func (s Size) log() int {
	switch s {
	case 1:
		return 0
	case 2:
		return 1
	case 4:
		return 2
	}
	return 3
}
