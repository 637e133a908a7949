package interp

import (
	"maps"
	"slices"
	"unsafe"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/dialect/op"
	"github.com/touchstone-ir/touchstone/memory"
)

// Coroutines are executed as they are written, not split (LLVM, "Coroutines in
// LLVM"; S17). An activation of a function with llvm.intr.coro.begin runs on
// the slab like any other. Where it suspends, its registers are copied, shadow
// and all, into the frame that the program allocated for it, and it goes on
// with -1 to its caller. llvm.intr.coro.resume begins a new activation, copies
// the registers back and goes on after the suspend with 0; destroying does the
// same with 1. A coroutine's allocas are objects of their own, which live until
// the coroutine ends.
//
// The frame in the program's memory:
//
//	0  the function that resumes it, null at the final suspend
//	8  the function that destroys it
//	16 index of the suspend in plain code
//	32 the registers of the plain frame behind its header
//
// Such a function never runs fast code, in which values share slots.

const (
	coroResume  = 0
	coroDestroy = 8
	coroSuspend = 16
	coroSlots   = 32
	coroAlign   = 16
)

// familyCoroutine is the memory of coroutines' allocas.
const familyCoroutine memory.Family = 101

// A coroutine is one that has begun. owner is the activation that runs it or
// ran it last.
type coroutine struct {
	fn        *function
	handle    memory.Ptr // its frame, 0 before llvm.intr.coro.begin
	promise   memory.Ptr // its promise alloca, or 0
	owner     uint64
	suspended bool
	allocas   []memory.Ptr
}

// coroutines are a thread's coroutines.
type coroutines struct {
	byActivation map[uint64]*coroutine
	byHandle     map[memory.Ptr]*coroutine
	byPromise    map[memory.Ptr]*coroutine
}

// clone is a copy that shares nothing that changes.
func (c *coroutines) clone() coroutines {
	copies := map[*coroutine]*coroutine{}
	of := func(x *coroutine) *coroutine {
		if copies[x] == nil {
			y := *x
			y.allocas = slices.Clone(x.allocas)
			copies[x] = &y
		}
		return copies[x]
	}
	out := coroutines{maps.Clone(c.byActivation), maps.Clone(c.byHandle), maps.Clone(c.byPromise)}
	for k, x := range out.byActivation {
		out.byActivation[k] = of(x)
	}
	for k, x := range out.byHandle {
		out.byHandle[k] = of(x)
	}
	for k, x := range out.byPromise {
		out.byPromise[k] = of(x)
	}
	return out
}

// holdsCoroutine reports whether a function's activations can be suspended.
func holdsCoroutine(body []*dialect.Block) bool {
	for _, b := range body {
		for _, o := range b.Ops {
			if o.Kind == op.IntrCoroBegin || o.Kind == op.CallIntrinsic && o.StringProp("intrin") == "llvm.coro.begin" {
				return true
			}
		}
	}
	return false
}

// ownCoroutine is the coroutine of the current activation.
func (t *Thread) ownCoroutine(s *site) *coroutine {
	if !t.fn.coroutine {
		t.ub(s, BadCoroutine, "%s in @%s, which is not a coroutine", s.op.Name, t.fn.name)
	}
	serial := *t.header(hdrSerial)
	c := t.coros.byActivation[serial]
	if c == nil {
		c = &coroutine{fn: t.fn, owner: serial}
		if t.coros.byActivation == nil {
			t.coros = coroutines{map[uint64]*coroutine{}, map[memory.Ptr]*coroutine{}, map[memory.Ptr]*coroutine{}}
		}
		t.coros.byActivation[serial] = c
	}
	return c
}

// coroutineObject is an alloca of a coroutine.
func (t *Thread) coroutineObject(s *site, a allocaInfo, size uint64) memory.Ptr {
	c := t.ownCoroutine(s)
	p, err := t.mem.Alloc(memory.Spec{Size: size, Align: a.align, Kind: memory.Host, Name: "alloca of @" + t.fn.name, Family: familyCoroutine, Birth: t.origin(s)})
	if err != nil {
		t.limit("memory", t.m.opts.MaxMemory)
	}
	c.allocas = append(c.allocas, p)
	return p
}

// leaveCoroutine is due when an activation of a coroutine ends. One that is not
// suspended ends with it.
func (t *Thread) leaveCoroutine(s *site) {
	serial := *t.header(hdrSerial)
	c := t.coros.byActivation[serial]
	if c == nil {
		return
	}
	delete(t.coros.byActivation, serial)
	if c.owner != serial || c.suspended {
		return
	}
	for _, p := range c.allocas {
		if f := t.mem.Free(p, familyCoroutine, t.origin(s)); f != nil {
			t.memoryFault(s, f)
		}
	}
	delete(t.coros.byHandle, c.handle)
	delete(t.coros.byPromise, c.promise)
}

// abandonCoroutine is due when an exception leaves a resumed part. The coroutine
// then is at its final suspend and can only be destroyed (LLVM, "llvm.coro.end"
// with unwind).
func (t *Thread) abandonCoroutine(s *site) {
	c := t.coros.byActivation[*t.header(hdrSerial)]
	if c == nil || c.owner != *t.header(hdrSerial) || c.suspended || !t.resumed(s) || t.mem.Check(c.handle, coroSlots, 1, true) != nil {
		return
	}
	for i := range t.fn.plain.insts {
		at := t.fn.plain.insts[i].site
		if at.kind != op.IntrCoroSuspend {
			continue
		}
		if d := at.op.Operands[1].Def; d != nil && d.Kind == op.MlirConstant {
			if a, ok := d.ConstantValue().(*dialect.IntegerAttr); ok && a.V&1 != 0 {
				t.saveCoroutine(s, c, int32(i))
				(&Host{t: t, s: s}).WriteInt(c.handle+coroResume, 0, 8)
				c.suspended = true
				return
			}
		}
	}
}

// coroutineSize is the size of the coroutine frame of the current function.
func (t *Thread) coroutineSize() uint64 {
	return roundUp(coroSlots+uint64(t.fn.plain.frame-headerSize), coroAlign)
}

// saveCoroutine copies the current activation's registers into the frame, to go
// on after the suspend at pc.
func (t *Thread) saveCoroutine(s *site, c *coroutine, pc int32) {
	h := &Host{t: t, s: s}
	h.WriteInt(c.handle+coroSuspend, uint64(uint32(pc)), 8)
	n := t.fn.plain.frame - headerSize
	if n == 0 {
		return
	}
	var planes [3][]byte
	if t.tainted {
		for i := range planes {
			planes[i] = unsafe.Slice((*byte)(unsafe.Add(t.fp, (i+1)*t.plane+headerSize)), n)
		}
	}
	if f := t.mem.Write(c.handle+coroSlots, t.bytesAt(headerSize, n), planes[0], planes[1], planes[2], 1); f != nil {
		t.memoryFault(s, f)
	}
}

// enterCoroutine begins an activation of the coroutine at handle that goes on
// after its suspend with v.
func (t *Thread) enterCoroutine(s *site, handle memory.Ptr, v uint64) {
	c := t.coros.byHandle[handle]
	if c == nil {
		t.ub(s, BadCoroutine, "%s is not the handle of a coroutine", t.mem.Describe(handle))
	}
	h := &Host{t: t, s: s}
	pc := h.ReadInt(handle+coroSuspend, 8)
	f := c.fn
	if pc >= uint64(len(f.plain.insts)) || f.plain.insts[pc].site.kind != op.IntrCoroSuspend {
		t.ub(s, BadCoroutine, "@%s is resumed, and is not suspended", f.name)
	}
	t.act = actFrame
	t.settle()
	t.steps++
	t.pc++
	t.seg = t.pc
	off := t.fpOffset() + int(t.frameBytes())
	t.checkRoom(off, f)
	flags := uint64(uint32(f.index)) | resumedPart
	if t.mode == modeFast {
		flags |= callerFast
	}
	if t.tainted {
		flags |= callerTainted
	}
	back, caller, dirty := uint64(uint32(t.pc)), uint64(t.fpOffset()), uint64(uint32(t.dirtyLo))|uint64(uint32(t.dirtyHi))<<32
	t.fp = t.slabAt(off)
	t.serial++
	*t.header(hdrPC), *t.header(hdrCaller), *t.header(hdrFunc) = back, caller, flags
	*t.header(hdrStack), *t.header(hdrSerial), *t.header(hdrDirty) = uint64(t.mem.StackMark()), t.serial, dirty
	t.tainted, t.dirtyLo, t.dirtyHi = false, 0, 0
	t.begin(f)
	t.loadCoroutine(s, c)
	c.owner, c.suspended = t.serial, false
	t.coros.byActivation[t.serial] = c
	at := f.plain.insts[pc].site
	t.pc, t.seg = int32(pc)+1, int32(pc)+1
	t.put(at.res, 0, intScalar(at.res.sh.leaves[0].width, v))
	if t.steps >= t.poll {
		t.checkLimits()
	}
}

// loadCoroutine copies a coroutine's registers from its frame.
func (t *Thread) loadCoroutine(s *site, c *coroutine) {
	n := t.fn.plain.frame - headerSize
	if n == 0 {
		return
	}
	if f := t.mem.Read(c.handle+coroSlots, t.bytesAt(headerSize, n), 1); f != nil {
		t.memoryFault(s, f)
	}
	poison, undef, chosen := t.mem.ReadShadow(c.handle+coroSlots, uint64(n))
	if poison == nil {
		return
	}
	t.taint(headerSize, n)
	for i, plane := range [][]byte{poison, undef, chosen} {
		copy(unsafe.Slice((*byte)(unsafe.Add(t.fp, (i+1)*t.plane+headerSize)), n), plane)
	}
}
