package interp

import (
	"fmt"

	"github.com/touchstone-ir/touchstone/dialect/op"
	"github.com/touchstone-ir/touchstone/memory"
)

// BadCoroutine is a misuse of a coroutine, such as resuming one that has ended.
var BadCoroutine = kind("bad-coroutine", "coroutine that cannot go on so")

func init() {
	means(op.IntrCoroId, coroID)
	prepared(op.IntrCoroBegin, prepareCoroBegin, coroBegin)
	means(op.IntrCoroSize, func(t *Thread, s *site) { t.putCoro(s, t.coroSizeOf(s)) })
	means(op.IntrCoroAlign, func(t *Thread, s *site) { t.putCoro(s, coroAlign) })
	prepared(op.IntrCoroSave, prepareCoroSave, coroSave)
	means(op.IntrCoroSuspend, coroSuspendOp)
	means(op.IntrCoroEnd, coroEnd)
	means(op.IntrCoroFree, func(t *Thread, s *site) { t.putCoro(s, uint64(t.coroHandle(s, 1))) })
	means(op.IntrCoroPromise, coroPromise)
	means(op.IntrCoroResume, func(t *Thread, s *site) { t.callCoroutine(s, coroResume) })

	intrinsic("llvm.coro.alloc", nil, func(t *Thread, s *site) { t.putCoro(s, 1) })
	intrinsic("llvm.coro.frame", nil, func(t *Thread, s *site) { t.putCoro(s, uint64(t.ownCoroutine(s).handle)) })
	intrinsic("llvm.coro.destroy", nil, func(t *Thread, s *site) { t.callCoroutine(s, coroDestroy) })
	intrinsic("llvm.coro.done", nil, func(t *Thread, s *site) {
		h := &Host{t: t, s: s}
		done := uint64(0)
		if h.ReadInt(t.coroHandle(s, 0)+coroResume, 8) == 0 {
			done = 1
		}
		t.putCoro(s, done)
	})
	intrinsic("llvm.coro.is_in_ramp", nil, func(t *Thread, s *site) {
		ramp := uint64(1)
		if t.resumed(s) {
			ramp = 0
		}
		t.putCoro(s, ramp)
	})
	intrinsic("llvm.coro.subfn.addr", nil, func(t *Thread, s *site) {
		i := t.lane(s.args[1], 0)
		t.defined(s, &i, PoisonOperand, "the index of a coroutine's function")
		h := &Host{t: t, s: s}
		t.putCoro(s, h.ReadInt(t.coroHandle(s, 0)+memory.Ptr(8*i.V), 8))
	})
	intrinsic("llvm.coro.noop", nil, coroNoop)
	for _, name := range []string{"llvm.coro.await.suspend.void", "llvm.coro.await.suspend.bool", "llvm.coro.await.suspend.handle"} {
		hostIntrinsic(name)
	}
	for _, name := range []string{"retcon", "retcon.once", "async"} {
		refuseIntrinsic("llvm.coro.id."+name, "only switched-resume coroutines are supported")
	}
}

// putCoro writes an integer or pointer result.
func (t *Thread) putCoro(s *site, v uint64) {
	if s.res.sh != nil && len(s.res.sh.leaves) == 1 {
		t.put(s.res, 0, intScalar(s.res.sh.leaves[0].width, v))
	}
}

// coroHandle is operand i, a coroutine's handle; null stands for the
// coroutine that executes the operation.
func (t *Thread) coroHandle(s *site, i int) memory.Ptr {
	p := t.lane(s.args[i], 0)
	t.defined(s, &p, PoisonOperand, "the handle of the coroutine")
	if p.V == 0 && t.fn.coroutine {
		return t.ownCoroutine(s).handle
	}
	return memory.Ptr(p.V)
}

// coroID begins a coroutine (S17.1).
func coroID(t *Thread, s *site) {
	c := t.ownCoroutine(s)
	p := t.lane(s.args[1], 0)
	t.defined(s, &p, PoisonOperand, "the promise")
	c.promise = memory.Ptr(p.V)
	if c.promise != 0 {
		t.coros.byPromise[c.promise] = c
	}
	t.put(s.res, 0, intScalar(64, 0))
}

func prepareCoroBegin(s *site) error {
	for _, p := range s.fn.params0 {
		if p.byval != nil {
			return fmt.Errorf("a coroutine with byval parameters is not supported")
		}
	}
	if s.fn.typ.VarArg {
		return fmt.Errorf("a variadic coroutine is not supported")
	}
	return nil
}

// coroBegin makes the memory at operand 1 the coroutine's frame (S17.1).
func coroBegin(t *Thread, s *site) {
	p := t.lane(s.args[1], 0)
	t.defined(s, &p, PoisonAddress, "the coroutine frame")
	c := t.ownCoroutine(s)
	c.handle = memory.Ptr(p.V)
	t.checkAccess(s, c.handle, t.coroutineSize(), 8, true)
	h := &Host{t: t, s: s}
	for _, part := range []struct {
		at   memory.Ptr
		name string
	}{{coroResume, "llvm.coro.resume"}, {coroDestroy, "llvm.coro.destroy"}} {
		f, err := t.m.hostFunction(part.name)
		if err != nil {
			t.unsupported(s, "%v", err)
		}
		h.WriteInt(c.handle+part.at, uint64(f), 8)
	}
	h.WriteInt(c.handle+coroSuspend, ^uint64(0), 8)
	t.coros.byHandle[c.handle] = c
	t.put(s.res, 0, p)
}

func (t *Thread) coroSizeOf(s *site) uint64 {
	if !t.fn.coroutine {
		t.ub(s, BadCoroutine, "%s in @%s, which is not a coroutine", s.op.Name, t.fn.name)
	}
	return t.coroutineSize()
}

// prepareCoroSave finds the suspend that the save belongs to: its place in
// plain code.
func prepareCoroSave(s *site) error {
	pc := int32(0)
	for _, b := range s.fn.op.Body() {
		for _, o := range b.Ops {
			if o.Kind == op.IntrCoroSuspend && len(s.op.Results) == 1 && o.Operands[0] == s.op.Results[0] {
				s.aux = pc
				return nil
			}
			pc++
		}
	}
	return nil
}

// coroSave makes the coroutine ready to be resumed: that may happen before the
// suspend itself is reached (S17.1).
func coroSave(t *Thread, s *site) {
	c := t.ownCoroutine(s)
	if pc, ok := s.aux.(int32); ok && c.owner == *t.header(hdrSerial) {
		if c.handle == 0 {
			t.ub(s, BadCoroutine, "a coroutine is saved before it has a frame")
		}
		t.saveCoroutine(s, c, pc)
	}
	t.put(s.res, 0, intScalar(64, 0))
}

// coroSuspendOp suspends the coroutine, and goes on with -1 towards its
// caller. When somebody resumed it since it was saved, there is nothing left to
// suspend (S17.1, S17.2).
func coroSuspendOp(t *Thread, s *site) {
	c := t.ownCoroutine(s)
	final := t.lane(s.args[1], 0)
	t.defined(s, &final, PoisonOperand, "the mark of a final suspend")
	if c.owner == *t.header(hdrSerial) {
		if c.handle == 0 {
			t.ub(s, BadCoroutine, "a coroutine is suspended before it has a frame")
		}
		t.saveCoroutine(s, c, s.pc)
		c.suspended = true
		if final.V != 0 {
			(&Host{t: t, s: s}).WriteInt(c.handle+coroResume, 0, 8)
		}
	}
	t.put(s.res, 0, intScalar(s.res.sh.leaves[0].width, ^uint64(0)))
}

// resumed reports whether the current activation is a resumed part of its
// coroutine, not the ramp, which began it.
func (t *Thread) resumed(s *site) bool {
	t.ownCoroutine(s)
	return *t.header(hdrFunc)&resumedPart != 0
}

// coroEnd is where the parts that are resumed return; it does nothing in the
// ramp, and when unwinding (LLVM, "llvm.coro.end").
func coroEnd(t *Thread, s *site) {
	unwinding := t.lane(s.args[1], 0)
	t.defined(s, &unwinding, PoisonOperand, "the unwind mark of a coroutine's end")
	resumed := t.resumed(s)
	if resumed && unwinding.V == 0 {
		t.giveBack(place{})
		return
	}
	out := uint64(0)
	if resumed {
		out = 1
	}
	t.putCoro(s, out)
}

// callCoroutine calls the function that the frame names for resuming or
// destroying.
func (t *Thread) callCoroutine(s *site, at memory.Ptr) {
	p := t.lane(s.args[0], 0)
	t.defined(s, &p, PoisonAddress, "the handle of the coroutine")
	f := memory.Ptr((&Host{t: t, s: s}).ReadInt(memory.Ptr(p.V)+at, 8))
	if f == 0 {
		t.ub(s, BadCoroutine, "a coroutine is resumed at its final suspend")
	}
	t.call(s, t.functionAt(s, f), s.args[:1])
}

// coroPromise converts between a coroutine's handle and the address of its
// promise (S17.1).
func coroPromise(t *Thread, s *site) {
	p, align, from := t.lane(s.args[0], 0), t.lane(s.args[1], 0), t.lane(s.args[2], 0)
	for _, v := range []*Scalar{&p, &align, &from} {
		t.defined(s, v, PoisonOperand, "an operand of llvm.intr.coro.promise")
	}
	at := memory.Ptr(p.V)
	switch {
	case from.V != 0 && t.coros.byPromise[at] != nil:
		t.putCoro(s, uint64(t.coros.byPromise[at].handle))
	case from.V == 0 && t.coros.byHandle[at] != nil:
		t.putCoro(s, uint64(t.coros.byHandle[at].promise))
	default: // of a frame that LLVM's passes made
		off := roundUp(16, max(align.V, 1))
		if from.V != 0 {
			off = -off
		}
		t.putCoro(s, p.V+off)
	}
}

// coroNoop is the handle of a coroutine that does nothing.
func coroNoop(t *Thread, s *site) {
	const name = "coroutine that does nothing"
	p, ok := t.m.cxx[name]
	if !ok {
		f, err := t.m.hostFunction("llvm.coro.noop")
		if err == nil {
			p, err = t.m.library(wordBytes([]uint64{uint64(f), uint64(f)}), name)
		}
		if err != nil {
			t.unsupported(s, "%v", err)
		}
	}
	t.putCoro(s, uint64(p))
}
