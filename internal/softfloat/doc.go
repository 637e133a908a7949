// Package softfloat computes with IEEE 754 binary floating point in the formats
// that LLVM knows and Go does not, and in those that Go knows wherever Go's own
// arithmetic cannot give the answer: half, bfloat16, float, double, x87's 80-bit
// extended and IEEE quadruple, in all five rounding directions.
//
// The machine: a value is [Bits], the 16 to 128 bits of its encoding. A
// [*Format] says how they are cut; its methods unpack their operands into a
// sign, an exponent and a 128-bit significand, work on those exactly (or with
// everything below folded into one sticky bit), and round once. There is one
// rounding function, so every operation is correctly rounded if that is.
//
// half.go has quick forms for half and bfloat16 that go through float32; they
// are tested equal to the methods.
//
// NaN: an operation with NaN operands returns the first of them, quieted; an
// invalid operation without one returns the default NaN, which has its sign
// bit set and an empty payload (as x86 has it). Exceptions are not recorded.
package softfloat
