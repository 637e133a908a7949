// Package simd computes on vectors: packed runs of equal lanes.
//
// A lane has one of the types of Type. An i1 lane is a byte that holds 0 or 1;
// every other lane is its bits in the machine's byte order. A vector is the
// pointer to its lane 0 and a count of lanes; it needs no alignment.
//
// A kernel is a function over whole vectors. Every kernel has a plain Go form,
// which says what it means and is its reference. On amd64 some have forms in
// assembly besides, made by the generator in _gen; the stub of each names its
// reference. Active gives the kernels of this processor, chosen once:
//
//	generic   the plain Go forms, everywhere
//	avx2      amd64 with AVX2
//	avx512    amd64 with AVX-512 F, BW, DQ, VL and VBMI
//
// All tiers give the same bits. The environment variable TOUCHSTONE_SIMD names
// the tier to use instead of the best one; the build tag purego leaves the
// assembly out.
//
// Integers wrap. A float result is correctly rounded to nearest, ties to even;
// where it is a NaN, it is the first NaN operand made quiet, else the default
// NaN with its sign bit set. f16 and bf16 are computed in f32 and rounded once
// more, which is exact for + - * / and the square root.
//
// The destination of a kernel may be one of its sources; otherwise it must not
// overlap them, unless the kernel says more.
package simd
