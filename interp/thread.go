package interp

import (
	"unsafe"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/memory"
)

// mode is the bytecode that a thread's current frame runs.
type mode uint8

const (
	modePlain mode = iota
	modeFast
)

// action is what the driver does after a meaning.
type action uint8

const (
	actNext   action = iota // go on with the next operation
	actEdge                 // take t.edge
	actReturn               // leave the function with the value at t.retPlace
	actFrame                // a meaning has entered or left a frame itself
)

// exit says why a loop handed back to the driver.
type exit uint8

const (
	exitMeaning exit = iota // run the meaning of the operation at t.pc
	exitPoll                // t.steps reached t.poll at a back edge or call
	exitBlock               // at a block's entry: see whether fast code can go on
	exitCall                // the operation at t.pc is a call
	exitReturn              // the operation at t.pc is a return
	exitStep                // one operation is done, as asked
	exitPlain               // fast code cannot go on at t.pc: hand over to plain code
	exitFrame               // fast code returned into a frame that is not fast
)

// A Thread is one thread of the program: a stack of frames in its slab. All
// control state is plain data, so that it can be saved and restored.
type Thread struct {
	m   *Machine
	mem *memory.Memory

	slab  unsafe.Pointer // frames; outside the collector
	size  int            // bytes of registers in the slab
	plane int            // distance between the register plane and each shadow plane

	fp   unsafe.Pointer // the current frame
	fn   *function
	pc   int32
	mode mode

	tainted          bool // the current frame has a shadow
	dirtyLo, dirtyHi int32

	// steps counts the operations executed before the segment that began at
	// plain index seg. In fast mode, outside the loop, it counts all before pc.
	steps uint64
	seg   int32
	poll  uint64

	depth  int
	serial uint64 // activations so far
	single bool   // plain code stops after each operation

	act      action
	edge     *edge
	retPlace place
	scratch  []uint64       // of hand-overs
	entries  unsafe.Pointer // the first of Machine.fastEntries
	insidePC int32          // with insideAt: the instruction of fast code whose operation is being executed
	insideAt int            // its depth
	base     uint64         // in the fast loop: the current operation's number minus its index in plain code
	trip     int            // fast code made for tests leaves when it falls below 0

	varArgs map[uint64]*varArgs // of variadic activations, by serial
	hosts   []*Host             // host functions that wait for a callback, innermost last
	eh      unwinding           // exceptions on their way and being handled
	coros   coroutines

	rounding uint8    // see Thread.roundingMode
	idle     *Host    // to be used again by the next host call
	result   []Scalar // of the outermost function
	done     bool
	stop     error
	trace    *biographer // while the program is run again after a fault

	taintedSteps, plainSteps uint64 // for Stats
}

// step is the number of operations executed before the current one.
func (t *Thread) step() uint64 {
	if t.mode == modePlain && t.fn != nil {
		return t.steps + uint64(t.pc-t.seg)
	}
	return t.steps
}

// currentOp is the operation that the current frame is at, or nil.
func (t *Thread) currentOp() *dialect.Operation {
	if t.mode == modeFast && t.fn != nil {
		return t.fastOp()
	}
	if s := t.site(); s != nil {
		return s.op
	}
	return nil
}

// site is the site that the current frame is at, or nil.
func (t *Thread) site() *site {
	switch {
	case t.fn == nil || t.fn.plain == nil:
		return nil
	case t.mode == modeFast:
		return t.fn.fast.siteAt(t.pc)
	case int(t.pc) < len(t.fn.plain.insts):
		return t.fn.plain.insts[t.pc].site
	}
	return nil
}

// fpOffset is the current frame's byte offset in the slab.
func (t *Thread) fpOffset() int { return int(uintptr(t.fp) - uintptr(t.slab)) }

func (t *Thread) header(off int) *uint64 { return (*uint64)(unsafe.Add(t.fp, off)) }

// stack is the call stack, innermost first.
func (t *Thread) stack() []Frame {
	if t.fn == nil {
		return nil
	}
	var frames []Frame
	frames = append(frames, Frame{Func: t.fn.name, Op: t.currentOp()})
	fp := t.fp
	for len(frames) < maxStackFrames {
		caller := load64(unsafe.Add(fp, hdrCaller))
		if caller == noCaller {
			break
		}
		pc := int32(load64(unsafe.Add(fp, hdrPC)))
		flags := load64(unsafe.Add(fp, hdrFunc))
		fp = unsafe.Add(t.slab, int(caller))
		f := t.m.funcs[uint32(load64(unsafe.Add(fp, hdrFunc)))]
		fr := Frame{Func: f.name}
		if s := f.callSite(pc, flags&callerFast != 0); s != nil {
			fr.Op = s.op
		}
		frames = append(frames, fr)
	}
	return frames
}

const (
	maxStackFrames = 64
	noCaller       = ^uint64(0)
)

// callSite is the site of the call after which a frame of f goes on at pc.
func (f *function) callSite(pc int32, fast bool) *site {
	switch {
	case f.host != nil:
		return nil
	case fast:
		return f.fast.siteAt(pc - 1)
	}
	return f.plain.insts[pc-1].site
}

// run executes until the outermost function returns or the program stops.
func (t *Thread) run() (err error) {
	defer func() {
		if r := recover(); r != nil {
			b, ok := r.(bailout)
			if !ok {
				panic(r)
			}
			err = b.err
			t.stop = err
		}
	}()
	for !t.done {
		t.drive()
	}
	return nil
}

// runOne executes one operation of a thread whose single is set.
func (t *Thread) runOne() (err error) {
	defer func() {
		if r := recover(); r != nil {
			b, ok := r.(bailout)
			if !ok {
				panic(r)
			}
			err = b.err
			t.stop = err
		}
	}()
	for before := t.step(); !t.done && t.step() == before; {
		t.drive()
	}
	return nil
}

// drive runs the current frame's loop once and does what it left for.
func (t *Thread) drive() {
	if n := len(t.hosts); n > 0 && t.fn.host != nil {
		t.resumeHost(t.hosts[n-1])
		return
	}
	var why exit
	if t.mode == modeFast {
		why = t.fastLoop()
	} else {
		why = t.plainLoop()
	}
	switch why {
	case exitMeaning, exitCall, exitReturn:
		t.runMeaning()
	case exitPoll:
		t.checkLimits()
	case exitBlock:
		t.tryFast()
	case exitPlain:
		t.toPlain()
	}
}

// runMeaning executes the operation at t.pc by its meaning.
func (t *Thread) runMeaning() {
	s := t.site()
	wasTainted := t.tainted
	t.act = actNext
	s.mean(t, s)
	switch t.act {
	case actNext:
		if t.trace != nil {
			t.trace.done(t, s)
		}
		t.advance()
		if t.mode == modeFast && t.tainted && !wasTainted {
			t.toPlain()
		}
	case actEdge:
		t.takeEdge(t.edge)
		t.atBlock()
	case actReturn:
		t.leave(s)
	}
}

// advance goes on after an operation that is not a terminator.
func (t *Thread) advance() {
	t.pc++
	if t.mode == modeFast {
		t.steps++
	}
}

// settle makes t.steps count everything before pc.
func (t *Thread) settle() {
	if t.mode == modePlain {
		t.count(uint64(t.pc - t.seg))
		t.seg = t.pc
	}
}

// count adds n operations of plain code to the steps.
func (t *Thread) count(n uint64) {
	t.steps += n
	t.plainSteps += n
	if t.tainted {
		t.taintedSteps += n
	}
}

// jump is how a meaning of a terminator takes its i-th edge.
func (t *Thread) jump(s *site, i int) {
	t.act, t.edge = actEdge, &s.edges[i]
}

// takeEdge leaves the block over e, in plain code: the block's arguments are
// assigned simultaneously.
func (t *Thread) takeEdge(e *edge) {
	if t.trace != nil {
		t.trace.passed(t, t.site(), e)
	}
	t.assign(e)
	t.count(uint64(t.pc-t.seg) + 1)
	t.pc, t.seg = e.target, e.target
	if e.back {
		t.fn.heat++
	}
}

func (t *Thread) assign(e *edge) {
	if e.direct {
		for i := range e.moves {
			mv := &e.moves[i]
			t.copyPlace(mv.dst.off, mv.src.off, mv.dst.sh.bytes)
		}
		return
	}
	off := t.fn.plain.temp
	for i := range e.moves {
		mv := &e.moves[i]
		t.copyPlace(off, mv.src.off, mv.src.sh.bytes)
		off += mv.src.sh.bytes
	}
	off = t.fn.plain.temp
	for i := range e.moves {
		mv := &e.moves[i]
		t.copyPlace(mv.dst.off, off, mv.dst.sh.bytes)
		off += mv.src.sh.bytes
	}
}

// atBlock does what is due at the entry of a block reached over t.edge.
func (t *Thread) atBlock() {
	if t.edge.back && t.steps >= t.poll {
		t.checkLimits()
	}
	if t.m.opts.Engine == EngineFast && !t.single {
		t.tryFast()
	}
}
