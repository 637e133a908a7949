package interp

import "math/bits"

// A bitset is a set of small numbers.
type bitset []uint64

func newBitset(n int) bitset { return make(bitset, (n+63)/64) }

func (b bitset) has(i int32) bool { return b[i>>6]>>(i&63)&1 != 0 }
func (b bitset) add(i int32)      { b[i>>6] |= 1 << (i & 63) }
func (b bitset) remove(i int32)   { b[i>>6] &^= 1 << (i & 63) }

// each calls f for the members in ascending order.
func (b bitset) each(f func(i int32)) {
	for k, w := range b {
		for ; w != 0; w &= w - 1 {
			f(int32(64*k + bits.TrailingZeros64(w)))
		}
	}
}

// A flowBlock is a basic block as liveness sees it: which numbers it reads
// before it writes them, which it writes, and where it goes. What a block
// receives as arguments it writes, what it passes on it reads.
type flowBlock struct {
	reads, writes bitset
	succs         []int32
}

// liveness is the numbers that are live where each block begins and ends: the
// least solution of in = reads ∪ (out − writes), out = ∪ in of successors.
// Blocks are in text order, which is nearly the order of control flow, so few
// rounds from the back are needed.
func liveness(blocks []flowBlock, n int) (in, out []bitset) {
	in, out = make([]bitset, len(blocks)), make([]bitset, len(blocks))
	for i := range blocks {
		in[i], out[i] = newBitset(n), newBitset(n)
	}
	for changed := true; changed; {
		changed = false
		for i := len(blocks) - 1; i >= 0; i-- {
			b := &blocks[i]
			for _, s := range b.succs {
				for k, w := range in[s] {
					out[i][k] |= w
				}
			}
			for k, w := range out[i] {
				if w = b.reads[k] | w&^b.writes[k]; w != in[i][k] {
					in[i][k], changed = w, true
				}
			}
		}
	}
	return in, out
}
