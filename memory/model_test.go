package memory

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
)

// The model is memory written down naively: a list of objects, a byte of each
// state per byte. Every operation is done to a Memory and to the model, and the
// answers must agree. What is left of the history after restores is then done
// to a second Memory that never saw a checkpoint, which must give the same
// pointers.

type modelByte struct{ value, poison, undef, chosen byte }

func (b *modelByte) normalise() {
	b.undef &^= b.poison
	b.chosen &^= b.poison | b.undef
}

type modelObject struct {
	p        Ptr
	bytes    []modelByte
	kind     Kind
	state    state
	family   Family
	constant bool
}

type model struct {
	objects []modelObject
	stack   []int // indices of objects
}

func (d *model) clone() *model {
	c := &model{stack: slices.Clone(d.stack), objects: slices.Clone(d.objects)}
	for i := range c.objects {
		c.objects[i].bytes = slices.Clone(c.objects[i].bytes)
	}
	return c
}

// check is what an access must answer. The model does not know which dead
// objects are still remembered, so that is told.
func (d *model) check(p Ptr, n, align uint64, write, known bool) FaultKind {
	if n == 0 {
		return NoFault
	}
	o := d.object(p)
	switch {
	case (o == nil || !known) && nearNull(p):
		return NullAccess
	case o == nil || !known:
		return WildPointer
	case o.state == outside || o.state == unwound:
		return UseAfterScope
	case o.state == dead && o.kind == Stack:
		return UseAfterReturn
	case o.state == dead:
		return UseAfterFree
	case o.kind == Function:
		return FunctionAccess
	}
	off := int64(p - o.p)
	switch {
	case off < 0 || uint64(off)+n > uint64(len(o.bytes)):
		return OutOfBounds
	case write && o.constant:
		return StoreToConstant
	case align > 1 && uint64(p)%align != 0:
		return Misaligned
	}
	return NoFault
}

// object finds the newest object of p's serial.
func (d *model) object(p Ptr) *modelObject {
	for i := len(d.objects) - 1; i >= 0; i-- {
		if d.objects[i].p>>32 == p>>32 {
			return &d.objects[i]
		}
	}
	return nil
}

func (d *model) bytes(p Ptr, n uint64) []modelByte {
	o := d.object(p)
	return o.bytes[p-o.p:][:n]
}

type opcode byte

const (
	opAlloc opcode = iota
	opStack
	opScoped
	opLocals
	opFrame
	opRelease
	opRestoreStack
	opFree
	opRealloc
	opWrite
	opWord
	opLoopStore
	opCopy
	opMove
	opSet
	opStart
	opEnd
	opConst
	opRead
	opSettle
	opCheckpoint
	opRestore
	opDrop
	opWatch
	opUnwatch
	numOps
)

// step is one operation with all its arguments.
type step struct {
	op     opcode
	p, q   Ptr
	n      uint64
	align  uint64
	mark   int
	spec   Spec
	data   [4][]byte
	states [3]byte
	value  byte
	locals []Local
	out    *[]Ptr // where the pointers of locals go
}

// source deals out choices; it never ends but says when it is used up.
type source struct{ data []byte }

func (s *source) pick(n int) int {
	if len(s.data) == 0 {
		return 0
	}
	v := int(s.data[0])
	s.data = s.data[1:]
	return v % n
}

type session struct {
	t       testing.TB
	m       *Memory
	d       *model
	marks   []int
	history []step
	answers []string
	saved   []savedSession
	watches []watch
}

type savedSession struct {
	id    Snapshot
	d     *model
	marks []int
	at    int
	stats Stats
}

func (s *session) pickPtr(src *source, n uint64) Ptr {
	if len(s.d.objects) == 0 || src.pick(40) == 0 {
		return []Ptr{0, 8, 0x7fffffff_00010000, 1 << 63, ^Ptr(0), 0xdeadbeefdeadbeef}[src.pick(6)]
	}
	// Mostly the newest objects, sometimes any.
	k := len(s.d.objects)
	i := k - 1 - src.pick(min(k, 12))
	if src.pick(6) == 0 {
		i = src.pick(k)
	}
	o := s.d.objects[i]
	room := uint64(0)
	if size := uint64(len(o.bytes)); size > n {
		room = size - n
	}
	switch src.pick(16) {
	case 0:
		return o.p - Ptr(src.pick(20))
	case 1:
		return o.p + Ptr(len(o.bytes)-2+src.pick(10))
	case 2, 3, 4, 5, 6, 7:
		return o.p
	}
	return o.p + Ptr(uint64(src.pick(256))%(room+1))
}

var modelSizes = []uint64{0, 1, 2, 3, 4, 7, 8, 9, 16, 24, 33, 64, 65, 100, 300, 5000, 9000, 40000}

func (s *session) choose(src *source) step {
	st := step{op: opcode(src.pick(int(numOps)))}
	size := modelSizes[src.pick(len(modelSizes))]
	st.align = 1 << src.pick(6)
	switch st.op {
	case opAlloc:
		st.spec = Spec{Size: size, Align: st.align, Kind: []Kind{Heap, Heap, Heap, Global, Constant, Function, Host}[src.pick(7)], Zeroed: src.pick(3) == 0}
		switch st.spec.Kind {
		case Heap, Host:
			st.spec.Family = Family(1 + src.pick(2))
		case Function:
			st.spec.Size = 0
		}
	case opStack, opScoped, opRealloc:
		st.n = size
		st.p = s.pickBase(src)
		st.spec.Family = Family(1 + src.pick(2))
	case opLocals:
		st.out = new([]Ptr)
		for range 1 + src.pick(4) {
			st.locals = append(st.locals, Local{Size: modelSizes[src.pick(len(modelSizes)-3)], Align: 1 << src.pick(8), Scoped: src.pick(4) == 0})
		}
	case opRelease, opRestoreStack:
		if len(s.marks) > 0 {
			st.mark = s.marks[len(s.marks)-1-src.pick(len(s.marks))]
		}
	case opFree:
		st.p = s.pickPtr(src, 0)
		if src.pick(4) != 0 {
			st.p = s.pickBase(src)
		}
		st.spec.Family = Family(1 + src.pick(2))
	case opStart, opEnd:
		st.p = s.pickBase(src)
	case opConst:
		st.p = s.pickBase(src)
		if o := s.d.object(st.p); o != nil && o.kind != Constant {
			st.op = opRead
			st.n = 1
		}
	case opWord, opLoopStore, opRead:
		st.n = []uint64{1, 2, 4, 8, 3, 5, 6, 7}[src.pick(8)]
		if st.op == opLoopStore {
			st.n = []uint64{1, 2, 4, 8}[st.n%4]
		}
		st.align = 1 << src.pick(3)
		st.p = s.pickPtr(src, st.n)
		st.data[0] = fillFrom(src, 8)
		st.value = byte(src.pick(4))
		st.states = [3]byte{byte(src.pick(256)), byte(src.pick(256)), byte(src.pick(256))}
	default:
		st.n = uint64(src.pick(80))
		if src.pick(8) == 0 {
			st.n = uint64(src.pick(255)) * 40
		}
		st.align = 1 << src.pick(2)
		st.p, st.q = s.pickPtr(src, st.n), s.pickPtr(src, st.n)
		st.value = byte(src.pick(256))
		if src.pick(2) == 0 {
			st.states[src.pick(3)] = byte(src.pick(256))
			st.states[src.pick(3)] = byte(src.pick(256))
		}
		if st.op == opWrite {
			st.data[0] = fillFrom(src, int(st.n))
			for i := 1; i < 4; i++ {
				if src.pick(3) == 0 {
					st.data[i] = fillFrom(src, int(st.n))
				}
			}
		}
	}
	return st
}

func (s *session) pickBase(src *source) Ptr {
	if len(s.d.objects) == 0 {
		return 0
	}
	k := len(s.d.objects)
	return s.d.objects[k-1-src.pick(min(k, 24))].p
}

// fillFrom makes n bytes from few choices.
func fillFrom(src *source, n int) []byte {
	seed, b := byte(src.pick(256)), make([]byte, n)
	for i := range b {
		b[i] = seed*byte(i+1) + seed>>3
	}
	return b
}

func kindOf(f *Fault) FaultKind {
	if f == nil {
		return NoFault
	}
	return f.Kind
}

// perform does a step to a Memory and answers with everything that shows.
func perform(m *Memory, st step) (Ptr, FaultKind, string) {
	var p Ptr
	var f *Fault
	var err error
	extra := ""
	switch st.op {
	case opAlloc:
		p, err = m.Alloc(st.spec)
	case opStack:
		p, err = m.AllocStack(st.n, st.align, "a", Origin{})
	case opScoped:
		p, err = m.AllocStackScoped(st.n, st.align, "", Origin{})
	case opLocals:
		out := make([]Ptr, len(st.locals))
		var frame *Frame
		if frame, err = m.NewFrame(st.locals); err == nil {
			err = m.AllocFrame(frame, Origin{}, out)
		}
		p = out[0]
		extra = fmt.Sprintf("%x", out)
		*st.out = out
	case opRelease:
		m.ReleaseStack(st.mark, Origin{Step: 7})
	case opRestoreStack:
		m.RestoreStack(st.mark, Origin{Step: 8})
	case opFree:
		f = m.Free(st.p, st.spec.Family, Origin{Step: 9})
	case opRealloc:
		p, f, err = m.Realloc(st.p, st.n, st.align, st.spec.Family, Origin{})
	case opWrite:
		f = m.Write(st.p, st.data[0], st.data[1], st.data[2], st.data[3], st.align)
	case opWord:
		v := Word{Bits: word8(st.data[0])}
		switch st.value {
		case 1:
			v.Poison, v.Undef = uint64(st.states[0]), uint64(st.states[1])<<4
		case 2:
			v.Chosen, v.Undef = uint64(st.states[2])<<8, uint64(st.states[1])
		}
		f = m.WriteWord(st.p, v, st.n, st.align)
	case opLoopStore:
		for !loopStore(m, st.p, word8(st.data[0]), st.n) {
			if !m.FirstWrite(st.p) {
				f = m.WriteWord(st.p, Word{Bits: word8(st.data[0])}, st.n, 1)
				break
			}
		}
	case opCopy:
		f = m.Copy(st.p, st.q, st.n, st.align, 1)
	case opMove:
		f = m.Move(st.p, st.q, st.n, 1, st.align)
	case opSet:
		f = m.Set(st.p, st.value, st.states[0], st.states[1], st.states[2], st.n, st.align)
	case opStart:
		f = m.LifetimeStart(st.p, Origin{})
	case opEnd:
		f = m.LifetimeEnd(st.p, Origin{})
	case opConst:
		m.MakeConstant(st.p)
	case opRead:
		var v Word
		v, f = m.ReadWord(st.p, st.n, st.align)
		v.Bits &^= v.Poison | v.Undef
		extra = fmt.Sprintf("%x", v)
	case opSettle:
		m.Settle(st.p)
	}
	if err != nil {
		extra = err.Error()
	}
	return p, kindOf(f), extra
}

// do performs a step on both sides and compares.
func (s *session) do(st step) {
	switch st.op {
	case opFrame:
		s.marks = append(s.marks, s.m.StackMark())
		return
	case opCheckpoint:
		if len(s.saved) < 5 {
			s.saved = append(s.saved, savedSession{s.m.Checkpoint(), s.d.clone(), slices.Clone(s.marks), len(s.history), s.m.Stats()})
		}
		return
	case opRestore:
		if len(s.saved) > 0 {
			i := len(s.saved) - 1 - int(st.value)%len(s.saved)
			v := &s.saved[i]
			require.NoError(s.t, s.m.Restore(v.id))
			s.d, s.marks = v.d.clone(), slices.Clone(v.marks)
			s.history, s.answers = s.history[:v.at], s.answers[:v.at]
			s.saved = s.saved[:i+1]
			require.Equal(s.t, v.stats, s.m.Stats())
			s.compare()
		}
		return
	case opDrop:
		if len(s.saved) > 0 {
			i := int(st.value) % len(s.saved)
			require.NoError(s.t, s.m.Drop(s.saved[i].id))
			require.ErrorIs(s.t, s.m.Restore(s.saved[i].id), ErrNoSnapshot)
			s.saved = slices.Delete(s.saved, i, i+1)
		}
		return
	case opWatch:
		w := watch{p: st.p, n: max(st.n, 1), read: st.value%2 == 0, write: st.value%3 != 0}
		w.id = s.m.Watch(w.p, w.n, w.read, w.write)
		s.watches = append(s.watches, w)
		return
	case opUnwatch:
		if len(s.watches) > 0 {
			i := int(st.value) % len(s.watches)
			require.True(s.t, s.m.Unwatch(s.watches[i].id))
			s.watches = slices.Delete(s.watches, i, i+1)
		}
		return
	}
	_, pKnown := s.m.Object(st.p)
	_, qKnown := s.m.Object(st.q)
	if st.op == opRead {
		s.compareLoad(st)
	}
	p, got, extra := perform(s.m, st)
	s.history = append(s.history, st)
	s.answers = append(s.answers, fmt.Sprintf("%x %s %s", uint64(p), got, extra))
	s.apply(st, p, got, pKnown, qKnown)
	if st.op == opRelease || st.op == opRestoreStack {
		for len(s.marks) > 0 && s.marks[len(s.marks)-1] > len(s.d.stack) {
			s.marks = s.marks[:len(s.marks)-1]
		}
	}
}

// apply does a step to the model, given what the Memory answered.
func (s *session) apply(st step, p Ptr, got FaultKind, pKnown, qKnown bool) {
	d, want := s.d, NoFault
	undefined := func(n uint64) []modelByte {
		b := make([]modelByte, n)
		for i := range b {
			b[i].undef = 0xFF
		}
		return b
	}
	switch st.op {
	case opAlloc:
		o := modelObject{p: p, kind: st.spec.Kind, state: alive, family: st.spec.Family, bytes: undefined(st.spec.Size)}
		if st.spec.Zeroed {
			clear(o.bytes)
		}
		d.objects = append(d.objects, o)
	case opStack, opScoped:
		o := modelObject{p: p, kind: Stack, state: alive, bytes: undefined(st.n)}
		if st.op == opScoped {
			o.state = outside
		}
		d.stack = append(d.stack, len(d.objects))
		d.objects = append(d.objects, o)
	case opLocals:
		for i, l := range st.locals {
			o := modelObject{p: (*st.out)[i], kind: Stack, state: alive, bytes: undefined(l.Size)}
			if l.Scoped {
				o.state = outside
			}
			d.stack = append(d.stack, len(d.objects))
			d.objects = append(d.objects, o)
		}
	case opRelease, opRestoreStack:
		for len(d.stack) > st.mark {
			o := &d.objects[d.stack[len(d.stack)-1]]
			o.state = dead
			if st.op == opRestoreStack {
				o.state = unwound
			}
			d.stack = d.stack[:len(d.stack)-1]
		}
	case opFree:
		want = d.free(st.p, st.spec.Family, pKnown)
	case opRealloc:
		o := d.object(st.p)
		n := modelObject{p: p, kind: Heap, state: alive, family: st.spec.Family, bytes: undefined(st.n)}
		if st.p != 0 {
			if want = d.free(st.p, st.spec.Family, pKnown); want != NoFault {
				break
			}
			n.kind = o.kind
			copy(n.bytes, o.bytes)
		}
		d.objects = append(d.objects, n)
	case opWrite:
		n := uint64(len(st.data[0]))
		if want = d.check(st.p, n, st.align, true, pKnown); want == NoFault && n > 0 {
			for i := range d.bytes(st.p, n) {
				b := &d.bytes(st.p, n)[i]
				*b = modelByte{value: st.data[0][i]}
				for k, to := range []*byte{&b.poison, &b.undef, &b.chosen} {
					if st.data[k+1] != nil {
						*to = st.data[k+1][i]
					}
				}
				b.normalise()
			}
		}
	case opWord, opLoopStore:
		align := st.align
		if st.op == opLoopStore {
			align = 1
		}
		if want = d.check(st.p, st.n, align, true, pKnown); want == NoFault {
			b := d.bytes(st.p, st.n)
			for i := range b {
				b[i] = modelByte{value: st.data[0][i]}
			}
			if st.op == opWord && st.value == 1 {
				b[0].poison = st.states[0]
				b[0].undef = st.states[1] << 4
				if st.n > 1 {
					b[1].undef = st.states[1] >> 4
				}
			}
			if st.op == opWord && st.value == 2 {
				b[0].undef = st.states[1]
				if st.n > 1 {
					b[1].chosen = st.states[2]
				}
			}
			b[0].normalise()
		}
	case opCopy, opMove:
		dalign, salign := st.align, uint64(1)
		if st.op == opMove {
			dalign, salign = salign, dalign
		}
		want = d.check(st.q, st.n, salign, false, qKnown)
		if want == NoFault {
			want = d.check(st.p, st.n, dalign, true, pKnown)
		}
		if want == NoFault && st.n > 0 {
			if st.op == opCopy && st.p != st.q && st.p < st.q+Ptr(st.n) && st.q < st.p+Ptr(st.n) {
				want = Overlap
				break
			}
			copy(d.bytes(st.p, st.n), d.bytes(st.q, st.n))
		}
	case opSet:
		if want = d.check(st.p, st.n, st.align, true, pKnown); want == NoFault && st.n > 0 {
			for i := range d.bytes(st.p, st.n) {
				b := &d.bytes(st.p, st.n)[i]
				*b = modelByte{st.value, st.states[0], st.states[1], st.states[2]}
				b.normalise()
			}
		}
	case opStart, opEnd:
		o := d.object(st.p)
		switch {
		case o == nil || !pKnown || o.kind != Stack:
			want = InvalidLifetime
		case o.state == dead:
			want = UseAfterReturn
		case o.state == unwound:
			want = UseAfterScope
		case st.op == opEnd:
			o.state = outside
		default:
			for i := range o.bytes {
				o.bytes[i] = modelByte{undef: 0xFF}
				if o.state == alive {
					o.bytes[i] = modelByte{poison: 0xFF}
				}
			}
			o.state = alive
		}
	case opConst:
		if o := d.object(st.p); o != nil && pKnown {
			o.constant = true
		}
	case opRead:
		want = d.check(st.p, st.n, st.align, false, pKnown)
	}
	require.Equal(s.t, want.String(), got.String(), "step %d: %+v", len(s.history)-1, st)
}

func (d *model) free(p Ptr, fam Family, known bool) FaultKind {
	o := d.object(p)
	switch {
	case o == nil || !known || o.family == 0:
		return InvalidFree
	case o.state != alive:
		return DoubleFree
	case o.p != p:
		return InvalidFree
	case o.family != fam:
		return MismatchedFree
	}
	o.state = dead
	return NoFault
}

// compareLoad does a load as the loop does it.
func (s *session) compareLoad(st step) {
	if st.n != 1 && st.n != 2 && st.n != 4 && st.n != 8 {
		return
	}
	_, known := s.m.Object(st.p)
	v, ok := loopLoad(s.m, st.p, st.n)
	legal := s.d.check(st.p, st.n, 1, false, known) == NoFault
	if !legal {
		require.False(s.t, ok, "the loop reads what it must not: %+v", st)
		return
	}
	want, plain := uint64(0), true
	for i, b := range s.d.bytes(st.p, st.n) {
		want |= uint64(b.value) << (8 * i)
		plain = plain && b.poison|b.undef|b.chosen == 0
	}
	watched := false
	for _, w := range s.watches {
		watched = watched || w.read && w.p>>32 == st.p>>32
	}
	require.Equal(s.t, plain && !watched, ok, "%+v", st)
	if ok {
		require.Equal(s.t, want, v)
	}
}

// compare looks at every byte of every object.
func (s *session) compare() {
	live, bytes64 := map[Kind]int{}, uint64(0)
	for i := range s.d.objects {
		o := &s.d.objects[i]
		if o.state == alive || o.state == outside {
			live[o.kind]++
			bytes64 += uint64(len(o.bytes))
			info, ok := s.m.Object(o.p)
			require.True(s.t, ok)
			require.Equal(s.t, uint64(len(o.bytes)), info.Size)
			require.Equal(s.t, o.state == alive, info.Alive)
			require.Equal(s.t, o.p, info.Base)
		}
		if o.state != alive || o.kind == Function || len(o.bytes) == 0 {
			continue
		}
		n := len(o.bytes)
		got := make([]byte, n)
		require.Nil(s.t, s.m.Read(o.p, got, 1))
		poison, undef, chosen := s.m.ReadShadow(o.p, uint64(n))
		if poison == nil {
			poison = make([]byte, n)
			undef, chosen = poison, poison
		}
		var want [4][]byte
		defined := uint64(0)
		for _, b := range o.bytes {
			want[0] = append(want[0], b.value&^(b.poison|b.undef))
			want[1] = append(want[1], b.poison)
			want[2] = append(want[2], b.undef)
			want[3] = append(want[3], b.chosen)
			if b.poison|b.undef == 0 {
				defined++
			}
		}
		for i := range got {
			got[i] &^= poison[i] | undef[i]
		}
		require.True(s.t, bytes.Equal(want[1], poison), "poison of %s", s.m.Describe(o.p))
		require.True(s.t, bytes.Equal(want[2], undef), "undef of %s", s.m.Describe(o.p))
		require.True(s.t, bytes.Equal(want[3], chosen), "chosen of %s", s.m.Describe(o.p))
		require.True(s.t, bytes.Equal(want[0], got), "bytes of %s", s.m.Describe(o.p))
		require.Equal(s.t, defined, s.m.DefinedBytes(o.p))
	}
	for k := range numKinds {
		n, last := 0, uint64(0)
		for i := range s.m.Live(k) {
			require.Greater(s.t, i.Ordinal, last)
			n, last = n+1, i.Ordinal
		}
		require.Equal(s.t, live[k], n, "live objects of kind %s", k)
	}
	require.Equal(s.t, bytes64, s.m.Stats().LiveBytes)
	blocks := 0
	for i := range s.d.objects {
		if o := &s.d.objects[i]; o.state == alive && o.kind != Stack && len(o.bytes) > 0 {
			blocks++
		}
	}
	for _, d := range s.m.deltas {
		blocks += len(d.freed)
	}
	require.Equal(s.t, blocks, blocksInUse(s.t, &s.m.blocks), "blocks in use")
	require.Equal(s.t, len(s.d.stack), s.m.StackMark())
}

// blocksInUse counts them, and looks that the lists of free ones are whole.
func blocksInUse(t testing.TB, b *blocks) (n int) {
	for g := uint32(0); g < uint32(len(b.granules)); g += b.granules[g].length {
		switch r := &b.granules[g]; r.use {
		case largeRun:
			n++
		case spanRun:
			n += int(r.live)
			_, size := classOf(spanBlock(int(r.class)))
			free := 0
			for at := r.free; at != 0; free++ {
				require.LessOrEqual(t, at, r.carved)
				require.LessOrEqual(t, free, int(r.carved))
				at = binary.NativeEndian.Uint16(view(b.addr(g)+uintptr(at-1)*uintptr(size), 2))
			}
			require.EqualValues(t, r.carved-r.live, free)
		default:
			require.Equal(t, freeRun, r.use)
		}
	}
	return n
}

// spanBlock returns the size of a class's blocks.
func spanBlock(class int) uint64 {
	for n := uint64(1); ; n++ {
		if k, size := classOf(n); k == class {
			return size
		}
	}
}

func runModel(t testing.TB, data []byte) {
	small := Options{MaxBytes: 1 << 28, MaxStack: 1 << 26, firstLog: 5}
	m, err := New(small)
	require.NoError(t, err)
	defer func() { require.NoError(t, m.Close()) }()
	s := &session{t: t, m: m, d: &model{}}
	src := &source{data}
	for i := 0; len(src.data) > 0 && i < 2000; i++ {
		s.do(s.choose(src))
		if i%64 == 63 {
			s.compare()
		}
	}
	s.compare()

	again, err := New(small)
	require.NoError(t, err)
	defer func() { require.NoError(t, again.Close()) }()
	for i, st := range s.history {
		p, f, extra := perform(again, st)
		require.Equal(t, s.answers[i], fmt.Sprintf("%x %s %s", uint64(p), f, extra), "step %d: %+v", i, st)
	}
	require.Equal(t, again.Stats(), m.Stats())
}

func TestModel(t *testing.T) {
	for seed := range uint64(150) {
		r := rand.New(rand.NewPCG(seed, 1))
		data := make([]byte, 6000)
		for i := range data {
			data[i] = byte(r.Uint32())
		}
		runModel(t, data)
	}
}

func FuzzModel(f *testing.F) {
	for seed := range uint64(8) {
		r := rand.New(rand.NewPCG(seed, 2))
		data := make([]byte, 400)
		for i := range data {
			data[i] = byte(r.Uint32())
		}
		f.Add(data)
	}
	f.Fuzz(func(t *testing.T, data []byte) { runModel(t, data) })
}
