package memory

import (
	"fmt"
	"slices"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"
)

func newTest(t testing.TB, o Options) *Memory {
	m, err := New(o)
	require.NoError(t, err)
	t.Cleanup(func() { require.NoError(t, m.Close()) })
	return m
}

func mustAlloc(t testing.TB, m *Memory, s Spec) Ptr {
	p, err := m.Alloc(s)
	require.NoError(t, err)
	return p
}

// The interpreter's loop relies on these.
func TestLayout(t *testing.T) {
	var l Line
	require.EqualValues(t, 64, unsafe.Sizeof(l))
	for i, off := range []uintptr{
		unsafe.Offsetof(l.Data), unsafe.Offsetof(l.Load), unsafe.Offsetof(l.Store),
		unsafe.Offsetof(l.Lim1), unsafe.Offsetof(l.Lim2), unsafe.Offsetof(l.Lim4), unsafe.Offsetof(l.Lim8),
		unsafe.Offsetof(l.Shadow),
	} {
		require.EqualValues(t, 8*i, off)
	}
	m := newTest(t, Options{})
	base, mask := m.Table()
	require.NotNil(t, base)
	require.EqualValues(t, 1<<12-1, mask)
	require.Zero(t, *(*Line)(base), "null's line lets nothing pass")
}

func TestLimits(t *testing.T) {
	m := newTest(t, Options{})
	for size, want := range map[uint64][4]uint64{
		0: {}, 1: {1}, 2: {2, 1}, 3: {3, 2}, 4: {4, 3, 1}, 7: {7, 6, 4}, 8: {8, 7, 5, 1}, 9: {9, 8, 6, 2}, 100: {100, 99, 97, 93},
	} {
		p := mustAlloc(t, m, Spec{Size: size, Kind: Heap})
		slot, _ := m.find(p)
		l := m.line(slot)
		require.Equal(t, want, [4]uint64{l.Lim1, l.Lim2, l.Lim4, l.Lim8}, "size %d", size)
	}
}

// Each byte, each width: the loop lets through exactly what Check does.
func TestLoopAgreesWithCheck(t *testing.T) {
	m := newTest(t, Options{})
	for size := range uint64(12) {
		p := mustAlloc(t, m, Spec{Size: size, Align: 8, Kind: Heap, Zeroed: true})
		for off := -16; off < 24; off++ {
			for _, w := range []uint64{1, 2, 4, 8} {
				q := p + Ptr(off)
				_, ok := loopLoad(m, q, w)
				require.Equal(t, m.Check(q, w, 1, false) == nil, ok, "size %d offset %d width %d", size, off, w)
				require.Equal(t, ok, loopStore(m, q, 0, w))
			}
		}
	}
}

func TestBias(t *testing.T) {
	m := newTest(t, Options{})
	for log := range 32 {
		p := mustAlloc(t, m, Spec{Size: 1, Align: 1 << log, Kind: Heap})
		require.GreaterOrEqual(t, uint32(p), uint32(MinBias))
		require.Nil(t, m.Check(p, 1, 1<<log, false))
		require.Equal(t, Misaligned, kindOf(m.Check(p, 1, 2<<log, false)), "align %d", 1<<log)
		for _, off := range []Ptr{1, 8, MinBias - 1} {
			require.Equal(t, OutOfBounds, kindOf(m.Check(p-off, 1, 1, false)))
			require.Equal(t, OutOfBounds, kindOf(m.Check(p+off, 1, 1, false)))
		}
	}
}

func TestSerials(t *testing.T) {
	m := newTest(t, Options{firstLog: 5})
	usable := 32 - 2*reservedSlots
	seen := map[Ptr]int{}
	var last []Ptr
	for i := range 100 * usable {
		p := mustAlloc(t, m, Spec{Size: 4, Kind: Heap, Family: 1})
		_, again := seen[p]
		require.False(t, again, "a serial came twice")
		seen[p] = i
		require.Nil(t, m.Free(p, 1, Origin{Step: uint64(i)}))
		last = append(last, p)
	}
	require.EqualValues(t, 31, m.mask, "one object at a time needs no growth")
	// First in, first out: exactly the last objects are remembered.
	for i, p := range last {
		info, ok := m.Object(p)
		require.Equal(t, i >= len(last)-usable, ok)
		if ok {
			require.EqualValues(t, i, info.Death.Step)
			require.Equal(t, DoubleFree, kindOf(m.Free(p, 1, Origin{})))
		} else {
			require.Equal(t, WildPointer, kindOf(m.Check(p, 1, 1, false)))
		}
		require.False(t, func() bool { _, ok := loopLoad(m, p, 4); return ok }())
	}
}

// Growing brings new serials, never those of the dead.
func TestSerialsOverGrowth(t *testing.T) {
	m := newTest(t, Options{firstLog: 5})
	seen := map[Ptr]bool{}
	for round := range 8 {
		var live []Ptr
		for range 5 << round {
			for range 3 {
				p := mustAlloc(t, m, Spec{Size: 1, Kind: Heap, Family: 1})
				require.False(t, seen[p])
				seen[p] = true
				live = append(live, p)
			}
			require.Nil(t, m.Free(live[0], 1, Origin{}))
			live = live[1:]
		}
		for _, p := range live {
			require.Nil(t, m.Free(p, 1, Origin{}))
		}
	}
}

// Serials begin anew after two thousand million allocations; none of those that
// are kept from everybody comes up.
func TestSerialsWrap(t *testing.T) {
	m := newTest(t, Options{firstLog: 5})
	for range 32 - 2*reservedSlots {
		require.Nil(t, m.Free(mustAlloc(t, m, Spec{Size: 1, Kind: Heap, Family: 1}), 1, Origin{}))
	}
	for slot := uint32(reservedSlots); slot < 32-reservedSlots; slot++ {
		m.cold(slot).serial |= serialMask &^ 31
	}
	for range 3 * 32 {
		p := mustAlloc(t, m, Spec{Size: 1, Kind: Heap, Family: 1})
		require.Zero(t, p>>63)
		require.GreaterOrEqual(t, p.Serial(), uint32(reservedSlots))
		require.Less(t, p.Serial(), uint32(serialMask-reservedSlots+1))
		require.Nil(t, m.Check(p, 1, 1, true))
		require.Nil(t, m.Free(p, 1, Origin{}))
	}
}

func TestGrowth(t *testing.T) {
	m := newTest(t, Options{firstLog: 5})
	var live []Ptr
	for i := range 3000 {
		p := mustAlloc(t, m, Spec{Size: 8, Align: 8, Kind: Heap, Family: 1})
		require.Nil(t, m.WriteWord(p, Word{Bits: uint64(i)}, 8, 8))
		live = append(live, p)
		if i%3 == 0 {
			k := i / 2
			if live[k] != 0 {
				require.Nil(t, m.Free(live[k], 1, Origin{}))
				live[k] = 0
			}
		}
	}
	require.EqualValues(t, 4095, m.mask, "2000 objects are less than half of it")
	for i, p := range live {
		if p != 0 {
			v, ok := loopLoad(m, p, 8)
			require.True(t, ok)
			require.EqualValues(t, i, v)
		}
	}
}

func TestManyObjects(t *testing.T) {
	m := newTest(t, Options{})
	const n = 1 << 20
	first := mustAlloc(t, m, Spec{Size: 4, Kind: Heap, Family: 1, Zeroed: true})
	var last Ptr
	for range n - 1 {
		last = mustAlloc(t, m, Spec{Size: 4, Kind: Heap, Family: 1, Zeroed: true})
	}
	require.EqualValues(t, n, m.Stats().LiveObjects)
	require.Equal(t, fmt.Sprintf("heap#%d", n), m.Describe(last))
	require.Equal(t, "heap#1", m.Describe(first))
	require.Nil(t, m.Check(first, 4, 1, true))
	// Density is the table's price: no more slots in use than objects.
	require.LessOrEqual(t, LineSize+coldSize, 160)
	require.LessOrEqual(t, m.virgin, uint32(n+2*reservedSlots))
}

// An object beyond what 32 bits reach has several serials with one base.
func TestLargeObject(t *testing.T) {
	m := newTest(t, Options{MaxBytes: 16 << 30})
	keep := mustAlloc(t, m, Spec{Size: 1, Kind: Heap, Family: 1})
	gone := mustAlloc(t, m, Spec{Size: 1, Kind: Heap, Family: 1})
	require.Nil(t, m.Free(gone, 1, Origin{}))
	const size = 9<<30 + 5
	id := m.Checkpoint()
	for range 2 {
		p := mustAlloc(t, m, Spec{Size: size, Align: 16, Kind: Heap, Family: 1, Zeroed: true})
		for _, off := range []Ptr{0, 4<<30 - MinBias - 20, 4 << 30, 6 << 30, size - 8} {
			require.True(t, loopStore(m, p+off, uint64(off)+1, 8), "offset %d", off)
			v, ok := loopLoad(m, p+off, 8)
			require.True(t, ok)
			require.EqualValues(t, off+1, v)
			i, ok := m.Object(p + off)
			require.True(t, ok)
			require.Equal(t, p, i.Base)
		}
		require.Equal(t, OutOfBounds, kindOf(m.Check(p+size, 1, 1, false)))
		require.Equal(t, OutOfBounds, kindOf(m.Check(p+size-7, 8, 1, false)))
		require.True(t, m.InBounds(p+5<<30, p+size))
		require.False(t, m.InBounds(p, p+size+1))
		require.Equal(t, fmt.Sprintf("heap#3 + %d", 5<<30), m.Describe(p+5<<30))
		require.Equal(t, InvalidFree, kindOf(m.Free(p+5<<30, 1, Origin{})))

		w := m.Watch(p+7<<30, 4, true, false)
		_, ok := loopLoad(m, p, 8)
		require.False(t, ok)
		require.True(t, m.Unwatch(w))
		_, ok = loopLoad(m, p+7<<30, 8)
		require.True(t, ok)

		require.Nil(t, m.Free(p, 1, Origin{Step: 3}))
		f := m.Check(p+8<<30, 1, 1, false)
		require.Equal(t, UseAfterFree, kindOf(f))
		require.EqualValues(t, 3, f.Object.Death.Step)
		require.Nil(t, m.Check(keep, 1, 1, true))
		require.NoError(t, m.Restore(id))
		require.Equal(t, WildPointer, kindOf(m.Check(p, 1, 1, false)))
	}
	for range 5000 {
		require.Nil(t, m.Free(mustAlloc(t, m, Spec{Size: 1, Kind: Heap, Family: 1}), 1, Origin{}))
	}
}

// Blocks never overlap, whatever their sizes and the order of frees.
func TestBlocks(t *testing.T) {
	m := newTest(t, Options{})
	type block struct {
		addr uintptr
		size uint64
		log  uint8
	}
	var live []block
	state := uint64(1)
	random := func(n uint64) uint64 {
		state = state*6364136223846793005 + 1442695040888963407
		return (state >> 33) % n
	}
	for i := range 20000 {
		if random(5) < 3 || len(live) == 0 {
			size := 1 + random([]uint64{64, 300, 9000, 70000, 600000}[random(5)])
			log := uint8(random(9))
			addr, zero, err := m.blocks.alloc(size, log)
			require.NoError(t, err)
			require.Zero(t, addr%16)
			require.Zero(t, addr&(1<<log-1))
			if zero {
				require.True(t, allZero(view(addr, size)))
			}
			fill(view(addr, size), byte(i))
			live = append(live, block{addr, size, log})
			continue
		}
		k := random(uint64(len(live)))
		b := live[k]
		live = slices.Delete(live, int(k), int(k)+1)
		v := view(b.addr, b.size)
		require.False(t, slices.ContainsFunc(v, func(x byte) bool { return x != v[0] }), "block was written by another")
		m.blocks.release(b.addr, b.size, b.log)
	}
	for _, b := range live {
		m.blocks.release(b.addr, b.size, b.log)
	}
	// All is one run again, but for a span kept by each class.
	kept := uint32(0)
	for class, at := range m.blocks.spans {
		if at != 0 {
			kept += spanLength(class)
		}
	}
	free := uint32(0)
	for i := uint32(0); i < uint32(len(m.blocks.granules)); i++ {
		if g := m.blocks.granules[i]; g.use == freeRun {
			free += g.length
			i += g.length - 1
		}
	}
	require.EqualValues(t, len(m.blocks.granules), free+kept)
}

func TestClasses(t *testing.T) {
	last := -1
	for n := uint64(1); n <= largestSmall; n++ {
		class, size := classOf(n)
		require.GreaterOrEqual(t, size, n)
		require.LessOrEqual(t, size, max(n+n/4+1, n+15))
		require.GreaterOrEqual(t, class, last)
		require.LessOrEqual(t, class, last+1)
		last = class
	}
	require.Equal(t, smallClasses-1, last)
}

// Memory that the system took back and gave again is zero for calloc, whatever
// was in it.
func TestZeroedAfterUse(t *testing.T) {
	m := newTest(t, Options{})
	for _, size := range []uint64{1, 100, 10000, 100000, 5 << 20, 20 << 20} {
		for range 3 {
			p := mustAlloc(t, m, Spec{Size: size, Kind: Heap, Family: 1})
			require.Nil(t, m.Set(p, 0xAA, 0, 0, 0, size, 1))
			require.Nil(t, m.Free(p, 1, Origin{}))
			p = mustAlloc(t, m, Spec{Size: size, Kind: Heap, Family: 1, Zeroed: true})
			b, f := m.Bytes(p, size)
			require.Nil(t, f)
			require.True(t, allZero(b))
			poison, undef, chosen := m.ReadShadow(p, size)
			require.Nil(t, poison)
			require.Nil(t, undef)
			require.Nil(t, chosen)
			require.Nil(t, m.Free(p, 1, Origin{}))
		}
	}
}

// A run that is joined from a zero and a used one is not zero.
func TestJoinedRuns(t *testing.T) {
	for _, order := range [][]int{{0, 1, 2}, {2, 1, 0}, {1, 0, 2}, {0, 2, 1}} {
		m := newTest(t, Options{})
		var p [3]Ptr
		for i := range p {
			size := uint64(5 << 20)
			if i == 1 {
				size = 100 << 10
			}
			p[i] = mustAlloc(t, m, Spec{Size: size, Kind: Heap, Family: 1})
			require.Nil(t, m.Set(p[i], 0xAA, 0, 0, 0, size, 1))
		}
		for _, i := range order {
			require.Nil(t, m.Free(p[i], 1, Origin{}))
		}
		q := mustAlloc(t, m, Spec{Size: 10 << 20, Kind: Heap, Zeroed: true})
		b, f := m.Bytes(q, 10<<20)
		require.Nil(t, f)
		require.True(t, allZero(b))
		require.Len(t, m.blocks.granules, (10<<20+112<<10)/granuleSize, "the runs were joined")
	}
}

// Settling must not hide a mask that a checkpoint has already written down.
func TestSettleUnderCheckpoint(t *testing.T) {
	m := newTest(t, Options{})
	p := mustAlloc(t, m, Spec{Size: 128, Kind: Heap})
	for i := range Ptr(16) {
		require.True(t, loopStore(m, p+8*i, 7, 8))
	}
	id := m.Checkpoint()
	slot, _ := m.find(p)
	m.touch(slot) // as the growth of the table does
	require.False(t, m.Settle(p))
	require.Nil(t, m.Set(p, 1, 0xFF, 0, 0, 128, 1))
	require.NoError(t, m.Restore(id))
	require.Nil(t, m.Defined(p, 128))
	require.NoError(t, m.Drop(id))
	require.True(t, m.Settle(p))
}

// A frame's objects are those that AllocStack would make, pointers included.
func TestFrame(t *testing.T) {
	locals := []Local{
		{Size: 4, Align: 4, Name: "x", PC: 3, Step: 0},
		{Size: 0, Align: 1, Name: "", PC: 4, Step: 1},
		{Size: 33, Align: 64, Name: "y", PC: 5, Step: 2, Scoped: true},
		{Size: 100, Align: 1 << 20, Name: "z", PC: 9, Step: 6},
	}
	a, b := newTest(t, Options{firstLog: 5}), newTest(t, Options{firstLog: 5})
	f, err := a.NewFrame(locals)
	require.NoError(t, err)
	out := make([]Ptr, len(locals)+2)
	for call := range uint64(50) {
		ma, mb := a.StackMark(), b.StackMark()
		require.NoError(t, a.AllocFrame(f, Origin{Func: 7, Step: 100 * call, Frame: call}, out))
		for i, l := range locals {
			make := b.AllocStack
			if l.Scoped {
				make = b.AllocStackScoped
			}
			p, err := make(l.Size, l.Align, l.Name, Origin{7, l.PC, 100*call + l.Step, call})
			require.NoError(t, err)
			require.Equal(t, p, out[i])
			ia, _ := a.Object(p)
			ib, _ := b.Object(p)
			require.Equal(t, ib, ia)
			sa, ca := a.find(p)
			sb, cb := b.find(p)
			la, lb := *a.line(sa), *b.line(sb)
			require.Equal(t, lb.Shadow != 0, la.Shadow != 0)
			la.Data, la.Shadow, lb.Data, lb.Shadow = 0, 0, 0, 0
			require.Equal(t, lb, la)
			require.Equal(t, cb.state, ca.state)
			require.Equal(t, a.DefinedBytes(p), b.DefinedBytes(p))
			if !l.Scoped && l.Size > 0 {
				require.Nil(t, a.Set(p, 1, 1, 0, 0, l.Size, 1))
				require.Nil(t, b.Set(p, 1, 1, 0, 0, l.Size, 1))
			}
		}
		require.Equal(t, b.Stats(), a.Stats())
		a.ReleaseStack(ma, Origin{Step: call})
		b.ReleaseStack(mb, Origin{Step: call})
		require.Equal(t, a.stackTop, a.arena.stack.base)
		require.Equal(t, UseAfterReturn, kindOf(a.Check(out[0], 1, 1, false)))
	}
}

func TestFrameLimits(t *testing.T) {
	m := newTest(t, Options{MaxStack: 1 << 16, MaxBytes: 1 << 20})
	_, err := m.NewFrame([]Local{{Size: 1 << 40}})
	require.ErrorIs(t, err, ErrLimit)
	_, err = m.NewFrame([]Local{{Size: 1, Align: 1 << 40}})
	require.ErrorIs(t, err, ErrLimit)
	f, err := m.NewFrame([]Local{{Size: 3000, Name: "a"}, {Size: 3000, Name: "b"}})
	require.NoError(t, err)
	out := make([]Ptr, 2)
	calls := 0
	for err == nil {
		mark := m.StackMark()
		if err = m.AllocFrame(f, Origin{}, out); err != nil {
			m.ReleaseStack(mark, Origin{})
			break
		}
		calls++
	}
	require.ErrorIs(t, err, ErrLimit)
	require.Equal(t, 10, calls)
	require.Equal(t, 20, m.StackMark())
	require.EqualError(t, err, "stack limit: 3000 bytes asked for, 63000 in use of 65536")
}

func TestObjectLimit(t *testing.T) {
	m := newTest(t, Options{firstLog: 5})
	m.maxLog = 6
	n := 0
	for {
		if _, err := m.Alloc(Spec{Kind: Function}); err != nil {
			require.ErrorIs(t, err, ErrLimit)
			require.EqualError(t, err, "more than 56 objects alive at once")
			break
		}
		n++
	}
	// The table filled to half before it grew, so half of the last size's
	// rounds are used up too, and every slot but the reserved ones is in use.
	require.LessOrEqual(t, n, 56)
	require.Greater(t, n, 40)
}

// Restoring over a table that has grown.
func TestRestoreAfterGrowth(t *testing.T) {
	m := newTest(t, Options{firstLog: 5})
	var kept []Ptr
	for i := range 10 {
		p := mustAlloc(t, m, Spec{Size: 8, Kind: Heap, Family: 1})
		require.Nil(t, m.WriteWord(p, Word{Bits: uint64(i)}, 8, 1))
		kept = append(kept, p)
	}
	id := m.Checkpoint()
	grow := func() (all []Ptr) {
		for i := range 500 {
			p := mustAlloc(t, m, Spec{Size: 8, Kind: Heap, Family: 1})
			all = append(all, p)
			if i%2 == 0 {
				require.Nil(t, m.Free(p, 1, Origin{}))
			}
		}
		return all
	}
	first := grow()
	require.Nil(t, m.Free(kept[3], 1, Origin{}))
	require.Greater(t, m.mask, uint64(31))
	require.NoError(t, m.Restore(id))
	require.EqualValues(t, 31, m.mask)
	for i, p := range kept {
		v, f := m.ReadWord(p, 8, 1)
		require.Nil(t, f)
		require.Equal(t, Word{Bits: uint64(i)}, v)
	}
	require.Equal(t, first, grow())
	require.NoError(t, m.Drop(id))
	for _, p := range kept {
		require.True(t, loopStore(m, p, 1, 8))
	}
}

func TestNames(t *testing.T) {
	m := newTest(t, Options{})
	for i := range 2000 {
		name := fmt.Sprintf("n%d", i%700)
		p, err := m.AllocStack(1, 1, name, Origin{})
		require.NoError(t, err)
		require.Equal(t, "%"+name, m.Describe(p))
	}
	require.Len(t, m.names.list, 701)
}

func TestClose(t *testing.T) {
	m, err := New(Options{})
	require.NoError(t, err)
	mustAlloc(t, m, Spec{Size: 100, Kind: Heap})
	require.NoError(t, m.Close())
	require.NoError(t, m.Close())
}

func TestStrings(t *testing.T) {
	require.Equal(t, "heap", Heap.String())
	require.Equal(t, "unknown", Kind(99).String())
	require.Equal(t, "out-of-bounds", OutOfBounds.String())
	require.Equal(t, "unterminated-text", UnterminatedText.String())
	require.Equal(t, "unknown", FaultKind(99).String())
	seen := map[string]bool{}
	for k := range numFaults {
		require.False(t, seen[k.String()], k.String())
		seen[k.String()] = true
	}
}

func TestReadWordWidths(t *testing.T) {
	m := newTest(t, Options{})
	p := mustAlloc(t, m, Spec{Size: 8, Kind: Heap})
	require.Nil(t, m.Write(p, []byte{1, 2, 3, 4, 5, 6, 7, 8}, nil, []byte{0, 0, 0xF0, 0, 0, 0, 0, 0}, nil, 1))
	for w := uint64(1); w <= 8; w++ {
		v, f := m.ReadWord(p, w, 1)
		require.Nil(t, f)
		all := ^uint64(0) >> (64 - 8*w)
		require.Equal(t, uint64(0x0807060504030201)&all, v.Bits)
		require.Equal(t, uint64(0xF00000)&all, v.Undef)
	}
	v, f := m.ReadWord(p, 0, 1)
	require.Nil(t, f)
	require.Zero(t, v)
}

// Stack objects made by Alloc are released with the others.
func TestAllocStackSpec(t *testing.T) {
	m := newTest(t, Options{})
	p := mustAlloc(t, m, Spec{Size: 4, Kind: Stack, Name: "v", Zeroed: true, Tag: 5, Space: 3})
	i, _ := m.Object(p)
	require.Equal(t, 5, i.Tag)
	require.EqualValues(t, 3, i.Space)
	v, ok := loopLoad(m, p, 4)
	require.True(t, ok)
	require.Zero(t, v)
	m.ReleaseStack(0, Origin{})
	require.Equal(t, UseAfterReturn, kindOf(m.Check(p, 1, 1, false)))
	_, err := m.Alloc(Spec{Size: 1 << 40, Kind: Stack})
	require.ErrorIs(t, err, ErrLimit)
}

// Limits beyond what a machine has are taken as far as addresses go.
func TestHugeLimits(t *testing.T) {
	for range 4 {
		m := newTest(t, Options{MaxBytes: 1 << 60, MaxStack: 1 << 60})
		require.Nil(t, m.Set(mustAlloc(t, m, Spec{Size: 100, Kind: Heap}), 1, 0, 0, 0, 100, 1))
		_, err := m.AllocStack(100, 8, "", Origin{})
		require.NoError(t, err)
		_, err = m.Alloc(Spec{Size: 1 << 59, Kind: Heap})
		require.ErrorIs(t, err, ErrLimit)
	}
}
