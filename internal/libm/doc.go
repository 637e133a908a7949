// Package libm is C's mathematics for double and float (C11 7.12 with Annex
// F), giving the same bits on every machine.
//
// A function that is not exact by nature is computed with 128 significant bits
// in integer arithmetic ([ext], [fix]) and rounded once. The error before
// rounding is below 2^-110 relative (mostly 2^-120), so a wrong last place is
// to be expected once in 2^55 calls; against 300,000 recorded inputs there is
// none. C libraries differ from that in the last place now and then, and from
// each other. Exact results and ties, which no finite precision settles, are
// recognised (pow, exp10, hypot).
//
// The float forms share the kernels and round to float directly, never by way
// of double.
//
// Go's math package is used only where its result is exact by definition (sqrt,
// fma, floor, frexp and their kind), since the rest of it varies with the
// architecture.
//
// NaN: the first NaN operand comes back quieted; an invalid operation returns
// the default NaN, whose sign bit is set.
package libm

//go:generate go run ./gentables
