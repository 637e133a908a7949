package interp

import "github.com/touchstone-ir/touchstone/memory"

// std::exception_ptr (C++20 [propagation]) as libstdc++ has it: a pointer to
// the thrown object, which lives while a pointer to it does.

// dropReference ends one std::exception_ptr.
func (h *Host) dropReference(e *exception) {
	e.refs--
	h.dropException(e)
}

func provideExceptionPtr() {
	const class = "_ZNSt15__exception_ptr13exception_ptr"
	provide("_ZSt17current_exceptionv", "void (ptr)", "std::current_exception (C++20 [propagation]).", func(h *Host) {
		p := memory.Ptr(0)
		if e := h.t.eh.current(); e != nil && e.typ != 0 {
			if e.primary != nil {
				e = e.primary
			}
			e.refs++
			p = e.object
		}
		h.WriteInt(h.Ptr(0), uint64(p), 8)
	})
	provideThrowing("_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE", "void (ptr)", "std::rethrow_exception (C++20 [propagation]).", func(h *Host) {
		p := memory.Ptr(h.ReadInt(h.Ptr(0), 8))
		if p == 0 {
			h.bad("std::rethrow_exception of a null exception_ptr")
		}
		of := h.exception(p)
		of.refs++
		e := &exception{header: h.exceptionHeader(), object: of.object, typ: of.typ, primary: of}
		h.t.eh.live = append(h.t.eh.live, e)
		h.t.eh.uncaught++
		h.raise(e)
	})
	provide(class+"9_M_addrefEv", "void (ptr)", "Copies a std::exception_ptr (libstdc++).", func(h *Host) {
		if p := memory.Ptr(h.ReadInt(h.Ptr(0), 8)); p != 0 {
			h.exception(p).refs++
		}
	})
	provide(class+"10_M_releaseEv", "void (ptr)", "Ends a std::exception_ptr (libstdc++).", func(h *Host) {
		if h.K == 1 {
			h.deleteException(h.exception(h.State.(memory.Ptr)))
			return
		}
		if p := memory.Ptr(h.ReadInt(h.Ptr(0), 8)); p != 0 {
			e := h.exception(p)
			h.WriteInt(h.Ptr(0), 0, 8)
			h.dropReference(e)
		}
	})
	provide(class+"C1EPv", "void (ptr, ptr)", "A std::exception_ptr to an exception (libstdc++).", func(h *Host) {
		h.WriteInt(h.Ptr(0), uint64(h.Ptr(1)), 8)
		if h.Ptr(1) != 0 {
			h.exception(h.Ptr(1)).refs++
		}
	})
	synonyms(class+"C1EPv", class+"C2EPv")
}
