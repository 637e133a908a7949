package simd

import (
	"fmt"
	"math/rand/v2"
	"os"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"
)

// lengths are the lane counts that every kernel is tested with.
func lengths() []int {
	var out []int
	for n := range 68 {
		out = append(out, n)
	}
	return append(out, 100, 127, 128, 129, 255, 256, 1000)
}

// edges are bits that arithmetic stumbles over, for any width.
var edges = []uint64{
	0, 1, 2, 3, 0x7f, 0x80, 0x81, 0xff, 0x100, 0x7fff, 0x8000, 0x8001, 0xffff, 0x7fffffff, 0x80000000, 0x80000001, 0xffffffff,
	1 << 62, 1<<63 - 1, 1 << 63, 1<<63 + 1, ^uint64(0), ^uint64(1),
	0x3f800000, 0xbf800000, 0x7f800000, 0xff800000, 0x7f800001, 0xff800001, 0x7fc00000, 0x7fc12345, 0xffc00001, 0x00000001, 0x80000001, 0x007fffff, 0x00800000, 0x7f7fffff,
	0x3ff0000000000000, 0xbff0000000000000, 0x7ff0000000000000, 0xfff0000000000000, 0x7ff0000000000001, 0xfff4000000000000, 0x7ff8000000000000, 0x000fffffffffffff, 0x0010000000000000, 0x7fefffffffffffff,
	0x3c00, 0xbc00, 0x7c00, 0xfc00, 0x7c01, 0xfe01, 0x03ff, 0x0400, 0x7bff, 0x3f80, 0x7f80, 0xff80, 0x7f81, 0xffc1, 0x7f7f,
}

// fillLanes gives n lanes of type t at p random or odd values.
func fillLanes(r *rand.Rand, t Type, p unsafe.Pointer, n int) {
	for i := range n {
		v := r.Uint64()
		switch r.IntN(4) {
		case 0:
			v = edges[r.IntN(len(edges))]
		case 1:
			v &= 0xff
		}
		if t == I1 {
			v &= 1
		}
		storeLane(t.Size(), unsafe.Add(p, i*int(t.Size())), v)
	}
}

func storeLane(s Size, p unsafe.Pointer, v uint64) {
	switch s {
	case 1:
		*(*uint8)(p) = uint8(v)
	case 2:
		*(*uint16)(p) = uint16(v)
	case 4:
		*(*uint32)(p) = uint32(v)
	default:
		*(*uint64)(p) = v
	}
}

// arena is room for one vector with guard bytes around it, at any alignment.
type arena struct{ b []byte }

const guard = 160

func newArena(bytes int) *arena { return &arena{make([]byte, bytes+2*guard+128)} }

// at is shift bytes past a cache line's start.
func (a *arena) at(shift int) unsafe.Pointer {
	p := uintptr(unsafe.Pointer(&a.b[guard]))
	return unsafe.Pointer(&a.b[guard+int(-p&63)+shift])
}

// fresh fills the arena with a pattern.
func (a *arena) fresh() {
	for i := range a.b {
		a.b[i] = 0xa5
	}
}

func (a *arena) copyOf(b *arena) { copy(a.b, b.b) }

// compared runs one kernel of a tier and its reference on the same vectors.
type compared struct {
	name     string
	from, to Type
	mask     bool // operand 0 is a mask
	operands int
	run      func(k *Kernels, dst unsafe.Pointer, in []unsafe.Pointer, n int) any
	same     func(k *Kernels) bool // whether the tier has the reference's kernel
}

// everyKernel lists the kernels that exist, each once for every type.
func everyKernel() []compared {
	var out []compared
	g := For(Generic)
	for _, t := range Types() {
		for o := range numBinary {
			if g.Binary(o, t) != nil {
				out = append(out, compared{name: fmt.Sprintf("%v/%v", o, t), from: t, to: t, operands: 2, run: func(k *Kernels, dst unsafe.Pointer, in []unsafe.Pointer, n int) any {
					k.Binary(o, t)(dst, in[0], in[1], n)
					return nil
				}})
			}
		}
		for o := range numUnary {
			if g.Unary(o, t) != nil {
				out = append(out, compared{name: fmt.Sprintf("%v/%v", o, t), from: t, to: t, operands: 1, run: func(k *Kernels, dst unsafe.Pointer, in []unsafe.Pointer, n int) any {
					k.Unary(o, t)(dst, in[0], n)
					return nil
				}})
			}
		}
		for o := range numTernary {
			if g.Ternary(o, t) != nil {
				out = append(out, compared{name: fmt.Sprintf("%v/%v", o, t), from: t, to: t, operands: 3, run: func(k *Kernels, dst unsafe.Pointer, in []unsafe.Pointer, n int) any {
					k.Ternary(o, t)(dst, in[0], in[1], in[2], n)
					return nil
				}})
			}
		}
		for o := range numChecked {
			if g.Checked(o, t) != nil {
				out = append(out, compared{name: fmt.Sprintf("checked %v/%v", o, t), from: t, to: t, operands: 2, run: func(k *Kernels, dst unsafe.Pointer, in []unsafe.Pointer, n int) any {
					return k.Checked(o, t)(dst, in[0], in[1], n)
				}})
			}
		}
		for p := range numPredicates {
			if g.Compare(p, t) != nil {
				out = append(out, compared{name: fmt.Sprintf("%v/%v", p, t), from: t, to: I1, operands: 2, run: func(k *Kernels, dst unsafe.Pointer, in []unsafe.Pointer, n int) any {
					k.Compare(p, t)(dst, in[0], in[1], n)
					return nil
				}})
			}
		}
		for c := range numConversions {
			for _, to := range Types() {
				if g.Convert(c, t, to) != nil {
					out = append(out, compared{name: fmt.Sprintf("%v/%v/%v", c, t, to), from: t, to: to, operands: 1, run: func(k *Kernels, dst unsafe.Pointer, in []unsafe.Pointer, n int) any {
						k.Convert(c, t, to)(dst, in[0], n)
						return nil
					}})
				}
			}
		}
	}
	for _, t := range []Type{I8, I16, I32, I64} {
		out = append(out, compared{name: fmt.Sprintf("select/%v", t), from: t, to: t, mask: true, operands: 3, run: func(k *Kernels, dst unsafe.Pointer, in []unsafe.Pointer, n int) any {
			k.Select(t.Size())(dst, in[0], in[1], in[2], n)
			return nil
		}})
	}
	return out
}

// divides reports kernels whose second operand must not be 0.
func (c *compared) divides(k *Kernels) bool {
	switch c.name[:4] {
	case "udiv", "sdiv", "urem", "srem":
		return true
	}
	return false
}

// TestTiers: every kernel of every tier gives the reference's bits and writes
// nothing else, at all lengths, unaligned, and in place.
func TestTiers(t *testing.T) {
	g := For(Generic)
	for _, tier := range Tiers()[1:] {
		k := For(tier)
		for _, c := range everyKernel() {
			r := rand.New(rand.NewPCG(1, uint64(len(c.name))))
			if c.divides(k) {
				continue // no tier has its own, and most random lanes would stop it
			}
			in := make([]*arena, c.operands)
			for i := range in {
				in[i] = newArena(8 * 1000)
			}
			want, got := newArena(8*1000), newArena(8*1000)
			for _, n := range lengths() {
				shift := r.IntN(33)
				ptrs := make([]unsafe.Pointer, len(in))
				for i := range in {
					ptrs[i] = in[i].at(r.IntN(33))
					typ := c.from
					if i == 0 && c.mask {
						typ = I1
					}
					fillLanes(r, typ, ptrs[i], n)
				}
				want.fresh()
				got.fresh()
				flag := c.run(g, want.at(shift), ptrs, n)
				flag2 := c.run(k, got.at(shift), ptrs, n)
				if flag != flag2 || string(want.b) != string(got.b) {
					lane := firstDifference(want, got, shift, int(c.to.Size()))
					require.Fail(t, "differs", "%s %v, %d lanes, lane %d: want %#x, got %#x; operands %#x", c.name, tier, n, lane,
						loadLane(c.to.Size(), unsafe.Add(want.at(shift), lane*int(c.to.Size()))), loadLane(c.to.Size(), unsafe.Add(got.at(shift), lane*int(c.to.Size()))),
						operandLanes(c, ptrs, lane))
				}
				// In place, over each operand of the result's type.
				for i := range in {
					if c.from != c.to || c.mask && i == 0 {
						continue
					}
					want.copyOf(in[i])
					got.copyOf(in[i])
					off := int(uintptr(ptrs[i]) - uintptr(in[i].at(0)))
					p, q := append([]unsafe.Pointer{}, ptrs...), append([]unsafe.Pointer{}, ptrs...)
					p[i], q[i] = want.at(off), got.at(off)
					c.run(g, p[i], p, n)
					c.run(k, q[i], q, n)
					require.True(t, string(want.b) == string(got.b), "%s %v, %d lanes, in place of operand %d", c.name, tier, n, i)
				}
			}
		}
	}
}

func firstDifference(want, got *arena, shift, size int) int {
	for i := range want.b {
		if want.b[i] != got.b[i] {
			return int(uintptr(unsafe.Pointer(&want.b[i]))-uintptr(want.at(shift))) / size
		}
	}
	return 0
}

func operandLanes(c compared, ptrs []unsafe.Pointer, lane int) []uint64 {
	var out []uint64
	for i, p := range ptrs {
		s := int(c.from.Size())
		if i == 0 && c.mask {
			s = 1
		}
		if lane >= 0 {
			out = append(out, loadLane(Size(s), unsafe.Add(p, lane*s)))
		}
	}
	return out
}

// TestPermuteTiers: permutations of every tier are Gather.
func TestPermuteTiers(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 7))
	src := newArena(8 * 200)
	for i := range src.b {
		src.b[i] = byte(r.Uint32())
	}
	want, got := newArena(8*200), newArena(8*200)
	for _, tier := range Tiers() {
		k := For(tier)
		for _, size := range []Size{1, 2, 4, 8} {
			for parent := 1; parent < 140; parent++ {
				n := 1 + r.IntN(80)
				index := make([]int32, n)
				start, step := r.IntN(parent), r.IntN(3)
				for i := range index {
					index[i] = int32(r.IntN(parent))
					if step > 0 {
						index[i] = int32((start + i*step) % parent)
					}
				}
				shift, from := r.IntN(17), src.at(r.IntN(17))
				want.fresh()
				got.fresh()
				Gather(size, want.at(shift), from, index)
				p := k.NewPermute(size, parent, index)
				require.Equal(t, n, p.Lanes())
				p.Read(got.at(shift), from)
				require.True(t, string(want.b) == string(got.b), "%v size %d parent %d index %v", tier, size, parent, index)
			}
		}
	}
}

// TestReduceTiers: reductions in tree order give one result everywhere.
func TestReduceTiers(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 3))
	src := newArena(8 * 1000)
	for _, typ := range Types() {
		for _, o := range []BinaryOp{Add, Mul, And, Or, Xor, SMin, SMax, UMin, UMax, MinNum, MaxNum, Minimum, Maximum} {
			if For(Generic).Binary(o, typ) == nil {
				continue
			}
			for _, n := range lengths()[1:] {
				p := src.at(r.IntN(17))
				fillLanes(r, typ, p, n)
				want := slowTree(For(Generic).Binary(o, typ), typ, p, n)
				for _, tier := range Tiers() {
					require.Equal(t, want, For(tier).ReduceTree(o, typ, p, n), "%v %v %v %d lanes", tier, o, typ, n)
				}
			}
		}
	}
}

// slowTree is ReduceTree's order lane by lane.
func slowTree(f Binary, typ Type, p unsafe.Pointer, n int) uint64 {
	size := int(typ.Size())
	part := make([]byte, n*size+8)
	move(unsafe.Pointer(&part[0]), p, n*size)
	for n > 1 {
		h := half(n)
		for i := range n - h {
			d := unsafe.Pointer(&part[i*size])
			f(d, d, unsafe.Pointer(&part[(i+h)*size]), 1)
		}
		n = h
	}
	return loadLane(typ.Size(), unsafe.Pointer(&part[0]))
}

// TestAnyNaN: one NaN among many lanes is found, and none where none is.
func TestAnyNaN(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 9))
	src := newArena(8 * 1000)
	for _, typ := range floatTypes {
		for _, n := range lengths() {
			p := src.at(r.IntN(17))
			for i := range n {
				storeLane(typ.Size(), unsafe.Add(p, i*int(typ.Size())), 0x3f)
			}
			for _, tier := range Tiers() {
				f := For(tier).AnyNaN(typ)
				require.False(t, f(p, n), "%v %v %d lanes", tier, typ, n)
				if n == 0 {
					continue
				}
				at := unsafe.Add(p, r.IntN(n)*int(typ.Size()))
				storeLane(typ.Size(), at, ^uint64(0))
				require.True(t, f(p, n), "%v %v %d lanes", tier, typ, n)
				storeLane(typ.Size(), at, 0)
			}
		}
	}
}

func TestParseTier(t *testing.T) {
	for _, tier := range Tiers() {
		got, err := ParseTier(tier.String())
		require.NoError(t, err)
		require.Equal(t, tier, got)
	}
	_, err := ParseTier("sse9")
	require.EqualError(t, err, `there are no vector kernels "sse9"; there are generic, avx2, avx512`)
	for tier := range numTiers {
		if tier != Generic && !canRun(tier) {
			_, err := ParseTier(tier.String())
			require.ErrorContains(t, err, "cannot run here")
		}
	}
}

// TestActive: the environment decides, and the tests can lower the tier.
func TestActive(t *testing.T) {
	k, err := Active()
	if name := os.Getenv(TierVariable); name == "" {
		require.NoError(t, err)
		tiers := Tiers()
		require.Equal(t, tiers[len(tiers)-1], k.Tier())
	} else if want, bad := ParseTier(name); bad == nil {
		require.NoError(t, err)
		require.Equal(t, want, k.Tier())
	}
	undo := SetActive(Generic)
	k, _ = Active()
	require.Equal(t, Generic, k.Tier())
	undo()
}
