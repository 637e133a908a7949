package interp

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func setOf(n int, members ...int32) bitset {
	b := newBitset(n)
	for _, m := range members {
		b.add(m)
	}
	return b
}

// TestLiveness: a loop that carries 1, reads 2 from before it, and writes 3
// for what follows.
//
//	0: writes 0 1 2     → 1
//	1: reads 1 2, writes 1 3     → 1, 2
//	2: reads 3
func TestLiveness(t *testing.T) {
	const n = 70
	in, out := liveness([]flowBlock{
		{reads: setOf(n), writes: setOf(n, 0, 1, 2, 69), succs: []int32{1}},
		{reads: setOf(n, 1, 2), writes: setOf(n, 1, 3), succs: []int32{1, 2}},
		{reads: setOf(n, 3, 69), writes: setOf(n)},
	}, n)
	require.Equal(t, []bitset{setOf(n), setOf(n, 1, 2, 69), setOf(n, 3, 69)}, in)
	require.Equal(t, []bitset{setOf(n, 1, 2, 69), setOf(n, 1, 2, 3, 69), setOf(n)}, out)
}

func TestSpansOverlap(t *testing.T) {
	a := []spanOf{{0, 4}, {10, 12}}
	require.False(t, overlap(a, []spanOf{{4, 10}, {12, 20}}))
	require.True(t, overlap(a, []spanOf{{11, 12}}))
	require.Equal(t, []spanOf{{0, 12}}, mergeSpans(a, []spanOf{{4, 10}}))
	require.Equal(t, []spanOf{{0, 4}, {5, 6}, {10, 12}}, mergeSpans(a, []spanOf{{5, 6}}))
}
