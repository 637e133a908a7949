package interp

import (
	"fmt"
	"unsafe"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/memory"
)

// varArgs are the variadic arguments of one activation.
type varArgs struct {
	types         []dialect.Type
	vals          [][]Scalar // the leaves of each
	sizes, aligns []uint64   // of byval arguments, whose value is their address; else 0
}

// frameBytes is the size of the current frame.
func (t *Thread) frameBytes() int32 {
	if t.fn.host != nil {
		return hostFrame
	}
	return t.fn.plain.frame
}

// call enters callee from the call at s; args are the fixed and variadic
// arguments in the current frame. The step of the call is counted here, and
// the limits are tested.
func (t *Thread) call(s *site, callee *function, args []place) {
	if callee.host != nil {
		t.callHost(s, callee, args)
		return
	}
	if callee.op.IsDeclaration() {
		t.unknownSymbol(s, callee)
	}
	if err := t.m.compile(callee); err != nil {
		t.unsupported(s, "%v", err)
	}
	fixed := len(callee.params)
	broken := t.checkArguments(s, callee, args)
	t.act = actFrame
	t.settle()
	t.steps++
	t.pc++
	t.seg = t.pc
	size := t.frameBytes()
	off := t.fpOffset() + int(size)
	t.checkRoom(off, callee)

	header := [6]uint64{}
	header[hdrPC/8] = uint64(uint32(t.pc))
	header[hdrCaller/8] = uint64(t.fpOffset())
	header[hdrFunc/8] = uint64(uint32(callee.index))
	if t.mode == modeFast {
		header[hdrFunc/8] |= callerFast
	}
	if t.tainted {
		header[hdrFunc/8] |= callerTainted
	}
	if c, ok := s.aux.(*callTarget); ok && !c.result0.pointless() {
		header[hdrFunc/8] |= callerChecks
	}
	header[hdrStack/8] = uint64(t.mem.StackMark())
	t.serial++
	header[hdrSerial/8] = t.serial
	header[hdrDirty/8] = uint64(uint32(t.dirtyLo)) | uint64(uint32(t.dirtyHi))<<32

	var va *varArgs
	if callee.typ.VarArg {
		va = t.collect(s, args, fixed)
	}
	tainted, lo, hi := false, int32(0), int32(0)
	to := size + headerSize
	for i := 0; i < fixed; i++ {
		n := args[i].sh.bytes
		copy(t.bytesAt(to, n), t.bytesAt(args[i].off, n))
		if t.tainted && !t.clean(args[i]) {
			for k := 1; k <= 3; k++ {
				d, src := unsafe.Add(t.fp, k*t.plane+int(to)), unsafe.Add(t.fp, k*t.plane+int(args[i].off))
				copy(unsafe.Slice((*byte)(d), n), unsafe.Slice((*byte)(src), n))
			}
			if !tainted {
				lo = to - size
			}
			tainted, hi = true, to-size+n
		}
		to += n
	}
	t.fp = unsafe.Add(t.fp, int(size))
	for i, w := range header {
		store64(unsafe.Add(t.fp, 8*i), w)
	}
	t.tainted, t.dirtyLo, t.dirtyHi = tainted, lo, hi
	if va != nil {
		t.keep(va)
	}
	t.begin(callee)
	if t.trace != nil {
		t.trace.called(t, s, callee, args, t.fpOffset()-int(size))
	}
	t.spoil(s, callee, broken)
	t.copyByVal(s, callee)
	if t.steps >= t.poll {
		t.checkLimits()
	}
	if t.m.opts.Engine == EngineFast && !t.single && !t.tainted {
		t.enterFast()
	}
}

// collect reads the variadic arguments of the call at s.
func (t *Thread) collect(s *site, args []place, fixed int) *varArgs {
	va := &varArgs{}
	var ps []promise
	if c, ok := s.aux.(*callTarget); ok {
		ps = c.params0
	}
	for i := fixed; i < len(args); i++ {
		va.types = append(va.types, args[i].sh.typ)
		va.vals = append(va.vals, t.leaves(args[i]))
		var b byval
		if i < len(ps) && ps[i].byval != nil {
			b = *ps[i].byval
		}
		va.sizes, va.aligns = append(va.sizes, b.size), append(va.aligns, b.align)
	}
	return va
}

// tailCall replaces the current activation by one of callee: a musttail call
// guarantees that the stack does not grow (S10.7). The call and the return
// behind it are counted.
func (t *Thread) tailCall(s *site, callee *function, args []place) {
	if err := t.m.compile(callee); err != nil {
		t.unsupported(s, "%v", err)
	}
	broken := t.checkArguments(s, callee, args)
	var vals [][]Scalar
	var events [][]*event
	for _, a := range args[:len(callee.params)] {
		vals = append(vals, t.leaves(a))
		if t.trace != nil {
			events = append(events, t.trace.leaving(t, s, a))
		}
	}
	var va *varArgs
	if callee.typ.VarArg {
		va = t.collect(s, args, len(callee.params))
	}
	t.act = actFrame
	t.settle()
	t.steps += 2
	t.untaint()
	if t.fn.coroutine {
		t.leaveCoroutine(s)
		*t.header(hdrFunc) &^= resumedPart
	}
	if mark := int(*t.header(hdrStack)); mark < t.mem.StackMark() {
		t.mem.ReleaseStack(mark, t.origin(s))
	}
	delete(t.varArgs, *t.header(hdrSerial))
	t.depth--
	t.checkRoom(t.fpOffset(), callee)
	*t.header(hdrFunc) = *t.header(hdrFunc)>>32<<32 | uint64(uint32(callee.index))
	t.serial++
	*t.header(hdrSerial) = t.serial
	t.begin(callee)
	off := int32(headerSize)
	for i, sh := range callee.params {
		for k, v := range vals[i] {
			t.put(place{off, sh}, k, v)
		}
		if t.trace != nil {
			t.trace.arrived(t, place{off, sh}, events[i])
		}
		off += sh.bytes
	}
	if va != nil {
		t.keep(va)
	}
	t.spoil(s, callee, broken)
	t.copyByVal(s, callee)
	if t.steps >= t.poll {
		t.checkLimits()
	}
	if t.m.opts.Engine == EngineFast && !t.single && !t.tainted {
		t.enterFast()
	}
}

// keep remembers the variadic arguments of the current activation.
func (t *Thread) keep(va *varArgs) {
	if t.varArgs == nil {
		t.varArgs = map[uint64]*varArgs{}
	}
	t.varArgs[t.serial] = va
}

// begin makes callee's activation at t.fp current, in plain code.
func (t *Thread) begin(callee *function) {
	t.fn, t.mode, t.pc, t.seg = callee, modePlain, 0, 0
	t.depth++
	callee.heat++
}

// checkRoom stops the program when a frame of callee at off does not fit.
func (t *Thread) checkRoom(off int, callee *function) {
	frame := int(hostFrame)
	if callee.plain != nil {
		frame = int(callee.frameMax())
	}
	if off+frame > t.size {
		t.limit("stack", uint64(t.size))
	}
	if t.depth >= t.m.opts.MaxDepth {
		t.limit("depth", uint64(t.m.opts.MaxDepth))
	}
}

// leaves reads every scalar of the value at p.
func (t *Thread) leaves(p place) []Scalar {
	out := make([]Scalar, len(p.sh.leaves))
	for i := range out {
		out[i] = t.lane(p, i)
	}
	return out
}

// giveBack is how the meaning of a return leaves with the value at p
// (p.sh nil: no value).
func (t *Thread) giveBack(p place) { t.act, t.retPlace = actReturn, p }

// leave ends the current activation with the value at t.retPlace and goes on
// in the caller.
func (t *Thread) leave(s *site) {
	p := t.retPlace
	t.checkResult(s, p)
	name := t.fn.name
	var life []*event
	if t.trace != nil {
		life = t.trace.leaving(t, s, p)
	}
	t.settle()
	t.steps++
	if t.fn.coroutine {
		t.leaveCoroutine(s)
	}
	if mark := int(*t.header(hdrStack)); mark < t.mem.StackMark() {
		t.mem.ReleaseStack(mark, t.origin(s))
	}
	if t.fn.typ.VarArg {
		delete(t.varArgs, *t.header(hdrSerial))
	}
	t.depth--
	caller := *t.header(hdrCaller)
	if caller == noCaller {
		if p.sh != nil {
			t.result = t.leaves(p)
		}
		if t.trace != nil {
			t.trace.result = life
		}
		t.untaint()
		t.done = true
		return
	}
	var n int32
	clean := true
	if p.sh != nil {
		n = p.sh.bytes
		clean = t.clean(p)
	}
	callee, lo, hi := t.fp, t.dirtyLo, t.dirtyHi
	wasTainted := t.tainted
	t.popFrame()
	dst := t.returnPlace()
	delta := int32(uintptr(callee) - uintptr(t.fp))
	if n > 0 && dst.sh != nil {
		copy(t.bytesAt(dst.off, n), t.bytesAt(delta+p.off, n))
		switch {
		case !clean:
			t.tainted = true
			t.dirty(delta+p.off, n) // so that copyShadow sees it
			t.copyShadow(dst.off, delta+p.off, n)
			t.recomputeDirty(dst.off, n, delta)
		case t.tainted:
			t.clearShadow(dst.off, n)
		}
	}
	if wasTainted {
		t.clearShadow(delta+lo, hi-lo)
	}
	if t.trace != nil && dst.sh != nil {
		t.trace.arrived(t, dst, life)
	}
	if at := t.fn.callSite(t.pc, t.mode == modeFast); at != nil {
		t.checkCallResult(at, name)
	}
	if t.mode == modeFast && t.tainted {
		t.toPlain()
	}
	if len(t.hosts) > 0 && t.fn.host != nil {
		h := t.hosts[len(t.hosts)-1]
		if p.sh != nil {
			h.Result = t.popped(delta, p, clean)
		}
	}
	if t.fn.invokes {
		t.afterInvoke()
	}
}

// recomputeDirty takes the callee's part out of the dirty range again.
func (t *Thread) recomputeDirty(off, n, delta int32) {
	if t.dirtyHi > delta {
		t.dirtyHi = delta
	}
	if t.dirtyLo >= t.dirtyHi {
		t.dirtyLo, t.dirtyHi = off, off+n
	}
}

// popped is the plain value of a callback's result.
func (t *Thread) popped(delta int32, p place, clean bool) []Scalar {
	was := t.tainted
	t.tainted = false
	defer func() { t.tainted = was }()
	out := t.leaves(place{delta + p.off, p.sh})
	if !clean {
		for i := range out {
			out[i].Poison = true
		}
	}
	return out
}

// popFrame makes the caller's frame current.
func (t *Thread) popFrame() {
	pc, caller := *t.header(hdrPC), *t.header(hdrCaller)
	flags, dirty := *t.header(hdrFunc), *t.header(hdrDirty)
	t.fp = unsafe.Add(t.slab, int(caller))
	t.fn = t.m.funcs[uint32(*t.header(hdrFunc))]
	t.pc = int32(pc)
	t.seg = t.pc
	t.mode = modePlain
	if flags&callerFast != 0 {
		t.mode = modeFast
	}
	t.tainted = flags&callerTainted != 0
	t.dirtyLo, t.dirtyHi = int32(uint32(dirty)), int32(uint32(dirty>>32))
}

// returnPlace is where the caller that is now current wants the result.
func (t *Thread) returnPlace() place {
	if s := t.fn.callSite(t.pc, t.mode == modeFast); s != nil {
		return s.res
	}
	return place{}
}

// origin is what memory remembers of an object's birth or death.
func (t *Thread) origin(s *site) memory.Origin {
	o := memory.Origin{Step: t.step() + 1, Frame: *t.header(hdrSerial)}
	if s != nil {
		o.Func, o.PC = s.fn.index, s.pc
	}
	return o
}

// start makes f the outermost activation, with args as its parameters.
func (t *Thread) start(f *function, args [][]Scalar) error {
	if err := t.m.compile(f); err != nil {
		return &UnsupportedError{What: err.Error(), Op: f.op}
	}
	if len(args) != len(f.params) {
		return fmt.Errorf("@%s takes %d arguments, %d given", f.name, len(f.params), len(args))
	}
	t.settle() // a program that was ended in the middle of plain code
	if t.stop != nil {
		t.unwindStopped()
	}
	t.fp, t.done, t.result = t.slab, false, nil
	t.tainted, t.dirtyLo, t.dirtyHi = false, 0, 0
	t.serial++
	*t.header(hdrCaller) = noCaller
	*t.header(hdrPC) = 0
	*t.header(hdrFunc) = uint64(uint32(f.index))
	*t.header(hdrStack) = uint64(t.mem.StackMark())
	*t.header(hdrSerial) = t.serial
	*t.header(hdrDirty) = 0
	if int(f.frameMax()) > t.size {
		return &LimitError{Limit: "stack", Value: uint64(t.size)}
	}
	off := int32(headerSize)
	for i, sh := range f.params {
		for k := range sh.leaves {
			t.put(place{off, sh}, k, args[i][k])
		}
		off += sh.bytes
	}
	t.depth = 0
	t.begin(f)
	if t.m.opts.Engine == EngineFast && !t.single && !t.tainted {
		t.enterFast()
	}
	return nil
}

// unwindStopped leaves the frames in which the last run stopped, so that
// nothing of their shadow is there for the frames to come.
func (t *Thread) unwindStopped() {
	for {
		t.untaint()
		if t.fp == t.slab || *t.header(hdrCaller) == noCaller {
			break
		}
		t.popFrame()
	}
	t.stop, t.hosts = nil, nil
}
