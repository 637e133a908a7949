package interp

import "github.com/touchstone-ir/touchstone/memory"

// What coroutine frames point to, and the intrinsics of coroutines that call
// back (LLVM, "Coroutines in LLVM").

func init() {
	enter := func(v uint64) func(h *Host) {
		return func(h *Host) {
			t, s, p := h.t, h.s, h.Ptr(0)
			h.away = func() { t.enterCoroutine(s, p, v) }
		}
	}
	provide("llvm.coro.resume", "void (ptr)", "Resumes a coroutine (LLVM, llvm.coro.resume).", enter(0))
	provide("llvm.coro.destroy", "void (ptr)", "Destroys a coroutine (LLVM, llvm.coro.destroy).", enter(1))
	provide("llvm.coro.noop", "void (ptr)", "What resuming a coroutine that does nothing calls (LLVM, llvm.coro.noop).", func(*Host) {})
	provide("llvm.coro.await.suspend.void", "void (ptr, ptr, ptr)", "Calls a coroutine's await_suspend (LLVM).", func(h *Host) {
		if h.K == 0 {
			h.Call(h.Ptr(2), 1, ptrScalar(h.Ptr(0)), ptrScalar(h.Ptr(1)))
		}
	})
	provide("llvm.coro.await.suspend.bool", "i1 (ptr, ptr, ptr)", "Calls a coroutine's await_suspend (LLVM).", func(h *Host) {
		if h.K == 0 {
			h.Call(h.Ptr(2), 1, ptrScalar(h.Ptr(0)), ptrScalar(h.Ptr(1)))
			return
		}
		h.Return(h.Result...)
	})
	provide("llvm.coro.await.suspend.handle", "void (ptr, ptr, ptr)", "Calls a coroutine's await_suspend and resumes what it returns (LLVM).", func(h *Host) {
		switch h.K {
		case 0:
			h.Call(h.Ptr(2), 1, ptrScalar(h.Ptr(0)), ptrScalar(h.Ptr(1)))
		case 1:
			if len(h.Result) != 1 || h.Result[0].Poison || h.Result[0].anyUndef() {
				h.Fault(BadCoroutine, "await_suspend returns no handle")
			}
			next := memory.Ptr(h.Result[0].V)
			h.State = next
			f := memory.Ptr(h.ReadInt(next+coroResume, 8))
			if f == 0 {
				h.Fault(BadCoroutine, "a coroutine is resumed at its final suspend")
			}
			if fn := h.t.m.functionOf(f); fn != nil && len(fn.typ.Params) == 0 { // libstdc++'s noop_coroutine
				h.Call(f, 2)
				return
			}
			h.Call(f, 2, ptrScalar(next))
		}
	})
}
