package interp

import (
	"unsafe"

	"github.com/touchstone-ir/touchstone/dialect"
)

//go:generate sh -c "go run ../internal/gen/fastloop > fast_loop.go.new && mv fast_loop.go.new fast_loop.go"

// fastOp selects the arm of the fast loop that executes a fastInst.
type fastOp uint16

// A fastInst is one instruction of fast code. a, b, c are offsets of slots
// from the frame's start unless the opcode's picture says otherwise; x is an
// immediate, n a width in bits or a count.
type fastInst struct {
	op      fastOp
	n       uint16
	a, b, c int32
	x       int64
}

const fastInstSize = 24

var _ = [1]struct{}{}[unsafe.Sizeof(fastInst{})-fastInstSize]

// fastCode is a function's fast bytecode: values share slots, operations are
// fused, and plain values are assumed. Parameters lie where plain code has
// them. Where fast code cannot go on it leaves before it has written
// anything, and meta leads back to plain code.
type fastCode struct {
	f      *function
	insts  []fastInst
	meta   []fastMeta // of each instruction
	frame  int32      // bytes used, header included; at most the plain frame's
	blocks []int32    // by block: its first instruction; number 0 is never executed
	ir     *fir       // what the code was made from, for the hand-over tables
	hands  map[int32]*handover
	enters []*entering // by block, made when first needed
}

// fastMeta is what is known of an instruction that the loop has no use for.
type fastMeta struct {
	entry int32 // index in plain code that everything before the instruction leads to
	at    int32 // index of the operation that it executes
	ir    int32 // number of its instruction in the ir
	site  *site // of instructions that a meaning executes
}

// siteAt is the site of the instruction at pc; one that has only an arm gives
// the operation's site in plain code.
func (f *fastCode) siteAt(pc int32) *site {
	m := &f.meta[pc]
	if m.site != nil {
		return m.site
	}
	return f.f.plain.insts[m.at].site
}

func (f *fastCode) code() unsafe.Pointer { return unsafe.Pointer(unsafe.SliceData(f.insts)) }

// A fastEntry is what a call in the loop knows of its callee: a row of
// Machine.fastEntries, by function.
type fastEntry struct {
	code  unsafe.Pointer // nil when there is none
	enter unsafe.Pointer // the same, or nil when calls must look at the arguments
	frame uintptr        // bytes that its frame needs
}

const fastEntrySize = 24

var _ = [1]struct{}{}[unsafe.Sizeof(fastEntry{})-fastEntrySize]

// fastExit says why fastRun stopped.
type fastExit uint8

const (
	leftMeaning fastExit = iota // the operation's meaning is to be run
	leftPlain                   // plain code goes on at the instruction
	leftPoll                    // a limit is due at the block that was jumped to
	leftRelease                 // a return must end stack objects first
	leftAllocas                 // stack objects are to be made
)

// When a function is warm: calls and back edges in plain code.
const warmHeat = 2

// maxFastInsts bounds the operations of a function that is made fast.
const maxFastInsts = 1 << 18

// fastReady makes f's fast code when f is warm, and reports whether there is
// some.
func (f *function) fastReady() bool {
	if f.fast != nil {
		return true
	}
	if f.noFast || f.heat < warmHeat {
		return false
	}
	c := f.makeFast()
	if c == nil {
		f.noFast = true
		return false
	}
	f.fast = c
	f.m.growEntries()
	e := &f.m.fastEntries[f.index]
	e.code, e.frame = c.code(), uintptr(f.frameMax())
	if f.fastCallable() {
		e.enter = unsafe.Add(e.code, fastInstSize)
	}
	return true
}

// growEntries makes room for every function: code may call any of them.
func (m *Machine) growEntries() {
	for len(m.fastEntries) < len(m.funcs) {
		m.fastEntries = append(m.fastEntries, fastEntry{})
	}
}

// fastCallable reports whether the loop may enter f: what is promised of the
// arguments can be tested there.
func (f *function) fastCallable() bool {
	if f.typ.VarArg {
		return false
	}
	for i, sh := range f.params {
		if !f.param(i).testable(sh) {
			return false
		}
	}
	return true
}

// param is what is promised of parameter i.
func (p *promises) param(i int) *promise {
	if i < len(p.params0) {
		return &p.params0[i]
	}
	return &promise{}
}

// testable reports that fast code can test the promise about values of shape
// sh.
func (p *promise) testable(sh *shape) bool {
	if p.pointless() && p.byval == nil {
		return true
	}
	return p.byval == nil && p.nofp == 0 && p.returned == 0 && !p.noreturn && sh != nil && len(sh.leaves) == 1 && sh.bytes == 8 && !sh.vector
}

// enterFast switches the activation that has just begun to fast code, when
// there is some.
func (t *Thread) enterFast() {
	if t.fn.fastReady() {
		t.mode, t.pc = modeFast, 1
	}
}

// fastLoop executes fast code until the driver is needed.
func (t *Thread) fastLoop() exit {
	if t.tainted || t.single {
		t.toPlain()
		return exitFrame
	}
	for {
		switch t.fastRun() {
		case leftMeaning:
			return exitMeaning
		case leftPlain:
			if t.trip < 0 {
				t.trip = int(t.steps * 0x9e3779b97f4a7c15 >> 59) // as good as random, and the same every time
			}
			return exitPlain
		case leftPoll:
			// The limits are looked at in plain code, whose current operation is
			// the first of the block.
			t.toPlain()
			return exitPoll
		case leftRelease:
			s := t.site()
			o := t.origin(s)
			o.Step++
			t.mem.ReleaseStack(int(*t.header(hdrStack)), o)
			t.steps -= uint64(t.fn.fast.meta[t.pc].at - t.fn.fast.meta[t.pc].entry)
		case leftAllocas:
			t.fastMakeObjects()
		}
	}
}

// fastLeft brings the thread's state up to date when the loop stops.
func (t *Thread) fastLeft(fp, pc unsafe.Pointer, why fastExit) {
	t.fp = fp
	t.fn = t.m.funcs[uint32(*t.header(hdrFunc))]
	c := t.fn.fast
	t.pc = int32((uintptr(pc) - uintptr(c.code())) / fastInstSize)
	m := &c.meta[t.pc]
	switch why {
	case leftMeaning, leftRelease, leftAllocas:
		t.insidePC, t.insideAt = t.pc, t.depth
		t.steps = t.base + uint64(m.at)
	default:
		t.steps = t.base + uint64(m.entry)
	}
}

// fastOp is the operation that the current frame, in fast code, is at: the one
// whose meaning runs, or the next in the order of plain code.
func (t *Thread) fastOp() *dialect.Operation {
	c := t.fn.fast
	k := c.meta[t.pc].entry
	if t.insidePC == t.pc && t.insideAt == t.depth {
		k = c.meta[t.pc].at
	}
	return c.f.plain.insts[k].site.op
}

// fastMakeObjects executes the run of allocas that begins at pc.
func (t *Thread) fastMakeObjects() {
	c := t.fn.fast
	for n := c.insts[t.pc].n; n > 0; n-- {
		in, m := &c.insts[t.pc], &c.meta[t.pc]
		s := c.siteAt(t.pc)
		store64(t.at(in.a), uint64(t.makeObject(s, s.aux.(allocaInfo), uint64(in.x))))
		t.pc++
		t.insidePC = t.pc
		t.steps += uint64(c.meta[t.pc].entry - m.at)
		if n > 1 {
			t.steps += uint64(c.meta[t.pc].at - c.meta[t.pc].entry)
		}
	}
}

func (t *Thread) slabAt(off int) unsafe.Pointer { return unsafe.Add(t.slab, off) }
