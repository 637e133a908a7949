package interp

import (
	"fmt"

	"github.com/touchstone-ir/touchstone/memory"
)

// The C++ runtime's side of exceptions (Itanium C++ ABI, "Exception
// Handling", 2.4 to 2.5).

// Terminated is an exception that nobody handles, or std::terminate called.
var Terminated = kind("terminate", "std::terminate called")

// The parts of host functions that end the program because of an exception.
const (
	partHandled = 1000 + iota // the terminate handler has returned
	partWhat                  // what() has returned
)

// provideThrowing enters a host function that may throw, and so may end the
// program after calling back.
func provideThrowing(name, sig, doc string, run func(h *Host)) {
	provide(name, sig, doc, throwing(run))
}

func throwing(run func(h *Host)) func(h *Host) {
	return func(h *Host) {
		switch h.K {
		case partHandled:
			h.Fault(Aborted, "the handler of std::set_terminate returned")
		case partWhat:
			h.whatReturned()
		default:
			run(h)
		}
	}
}

// newException makes room for an exception of size bytes.
func (h *Host) newException(size uint64) memory.Ptr {
	p := h.allocate(size, mallocAlign, familyException, false)
	h.t.eh.live = append(h.t.eh.live, &exception{header: h.exceptionHeader(), object: p})
	return p
}

// exceptionHeader makes what landing pads receive: an _Unwind_Exception of
// libstdc++'s class.
func (h *Host) exceptionHeader() memory.Ptr {
	p := h.allocate(32, mallocAlign, familyException, true)
	h.Write(p, []byte("GNUCC++\x00"))
	return p
}

// exception is the exception whose object or header is at p.
func (h *Host) exception(p memory.Ptr) *exception {
	e := h.t.eh.find(p)
	if e == nil {
		h.Fault(BadHostCall, "@%s of %s, which is no exception", h.f.name, h.t.mem.Describe(p))
	}
	return e
}

// throw throws the object at p.
func (h *Host) throw(p, typ, destroy memory.Ptr) {
	e := h.exception(p)
	e.typ, e.destroy = typ, destroy
	h.t.eh.uncaught++
	h.raise(e)
}

// raise unwinds to the handler of e, or terminates where there is none.
func (h *Host) raise(e *exception) {
	e.flying = true
	if h.t.handled(h.s, e) {
		t, s := h.t, h.s
		h.away = func() { t.unwind(s, e) }
		return
	}
	h.t.beginCatch(e)
	h.terminate(e)
}

// beginCatch makes e the exception that is handled.
func (t *Thread) beginCatch(e *exception) {
	u := &t.eh
	if e.handlers < 0 {
		e.handlers = -e.handlers
	}
	e.handlers++
	e.flying = false
	if n := len(u.caught); n == 0 || u.caught[n-1] != e {
		u.caught = append(u.caught, e)
	}
	u.uncaught--
}

// endCatch ends a handler of the exception that is handled, which is destroyed
// when nobody needs it any more.
func (h *Host) endCatch() {
	u := &h.t.eh
	n := len(u.caught)
	if n == 0 {
		return
	}
	e := u.caught[n-1]
	if e.handlers < 0 { // it was rethrown and goes on
		if e.handlers++; e.handlers == 0 {
			u.caught = u.caught[:n-1]
		}
		return
	}
	if e.handlers--; e.handlers == 0 {
		u.caught = u.caught[:n-1]
		h.dropException(e)
	}
}

// dropException destroys e unless somebody still needs it. The destructor is
// called back; deleteException does the rest.
func (h *Host) dropException(e *exception) {
	if e.handlers != 0 || e.refs > 0 || e.flying {
		return
	}
	if e.primary != nil {
		h.t.eh.forget(e)
		h.release(e.header, familyException)
		h.dropReference(e.primary)
		return
	}
	if e.destroy != 0 {
		h.State = e.header
		h.Call(e.destroy, 1, ptrScalar(e.object))
		return
	}
	h.deleteException(e)
}

// deleteException frees an exception whose object is destroyed. A foreign one
// belongs to the program.
func (h *Host) deleteException(e *exception) {
	h.t.eh.forget(e)
	if e.typ != 0 || e.header != e.object {
		h.release(e.object, familyException)
		h.release(e.header, familyException)
	}
}

// current is the exception that is handled, or nil.
func (u *unwinding) current() *exception {
	if n := len(u.caught); n > 0 {
		return u.caught[n-1]
	}
	return nil
}

// rethrow throws the exception that is handled again.
func (h *Host) rethrow() {
	e := h.t.eh.current()
	if e == nil {
		h.terminate(nil)
		return
	}
	h.t.eh.uncaught++
	if e.handlers > 0 {
		e.handlers = -e.handlers
	}
	h.raise(e)
}

// terminate is std::terminate (C++20 [except.terminate]): the program's
// handler, or libstdc++'s, which tells what was thrown. e is nil when there is
// no exception.
func (h *Host) terminate(e *exception) {
	if f := h.t.eh.handler; f != 0 {
		h.Call(f, partHandled)
		return
	}
	if e == nil || e.typ == 0 {
		h.put(streamErr, []byte("terminate called without an active exception\n"))
		h.Fault(Terminated, "terminate called without an active exception")
	}
	r := h.t.types(h.s)
	if root, ok := h.t.m.cxx["_ZTISt9exception"]; ok && r.kind(e.typ).class() {
		if p, ok := r.upcast(e.typ, e.object, root); ok {
			if what := r.ptr(r.ptr(p) + 16); h.t.m.functionOf(what) != nil {
				h.State = e.header
				h.Call(what, partWhat, ptrScalar(p))
				return
			}
		}
	}
	message := h.t.terminateMessage(h.s, e)
	h.put(streamErr, []byte(message+"\n"))
	h.Fault(Terminated, "%s", message)
}

// whatReturned ends the program with the text of the exception.
func (h *Host) whatReturned() {
	message := h.t.terminateMessage(h.s, h.exception(h.State.(memory.Ptr)))
	text := ""
	if len(h.Result) == 1 && h.Result[0].V != 0 {
		text = string(h.text(memory.Ptr(h.Result[0].V), noLimit))
	}
	h.put(streamErr, []byte(message+"\n  what():  "+text+"\n"))
	h.Fault(Terminated, "%s, what(): %s", message, text)
}

// terminateMessage is the first line of libstdc++'s terminate handler.
func (t *Thread) terminateMessage(s *site, e *exception) string {
	if e.typ == 0 {
		return "terminate called after throwing a foreign exception"
	}
	return fmt.Sprintf("terminate called after throwing an instance of '%s'", demangleType(string(t.types(s).name(e.typ))))
}

func init() {
	provide("__cxa_allocate_exception", "ptr (i64)", "Room for an exception (Itanium C++ ABI EH 2.4.2).", func(h *Host) {
		h.ptrResult(h.newException(h.Uint(0)))
	})
	provide("__cxa_free_exception", "void (ptr)", "Frees an exception that is not thrown after all (Itanium C++ ABI EH 2.4.3).", func(h *Host) {
		h.deleteException(h.exception(h.Ptr(0)))
	})
	provide("__cxa_init_primary_exception", "ptr (ptr, ptr, ptr)", "Makes an exception for std::make_exception_ptr (libstdc++).", func(h *Host) {
		e := h.exception(h.Ptr(0))
		e.typ, e.destroy = h.Ptr(1), h.Ptr(2)
		h.ptrResult(e.object)
	})
	provideThrowing("__cxa_throw", "void (ptr, ptr, ptr)", "Throws an exception (Itanium C++ ABI EH 2.4.3).", func(h *Host) {
		h.throw(h.Ptr(0), h.Ptr(1), h.Ptr(2))
	})
	provideThrowing("__cxa_rethrow", "void ()", "Throws the handled exception again (Itanium C++ ABI EH 2.5.4).", (*Host).rethrow)
	provide("__cxa_begin_catch", "ptr (ptr)", "Begins handling an exception (Itanium C++ ABI EH 2.5.2).", func(h *Host) {
		e := h.exception(h.Ptr(0))
		h.t.beginCatch(e)
		h.ptrResult(e.adjusted)
	})
	provide("__cxa_end_catch", "void ()", "Ends handling an exception (Itanium C++ ABI EH 2.5.3).", func(h *Host) {
		if h.K == 1 {
			h.deleteException(h.exception(h.State.(memory.Ptr)))
			return
		}
		h.endCatch()
	})
	provide("__cxa_get_exception_ptr", "ptr (ptr)", "The object of an exception that is about to be handled (Itanium C++ ABI EH 2.5.1).", func(h *Host) {
		h.ptrResult(h.exception(h.Ptr(0)).adjusted)
	})
	provide("__cxa_current_exception_type", "ptr ()", "The type_info of the handled exception, or null (Itanium C++ ABI EH 2.5.5).", func(h *Host) {
		if e := h.t.eh.current(); e != nil {
			h.ptrResult(e.typ)
			return
		}
		h.ptrResult(0)
	})
	provide("_Unwind_Resume", "void (ptr)", "Goes on unwinding after a cleanup (Itanium C++ ABI EH 1.3).", func(h *Host) {
		t, s, p := h.t, h.s, h.Ptr(0)
		h.away = func() { t.resumeUnwinding(s, p) }
	})
	provide("_Unwind_RaiseException", "i32 (ptr)", "Throws a foreign exception; 5 when nobody handles it (Itanium C++ ABI EH 1.3).", func(h *Host) {
		p := h.Ptr(0)
		h.Check(p, 32, true)
		e := &exception{header: p, object: p}
		t, s := h.t, h.s
		t.eh.live = append(t.eh.live, e)
		if !t.handled(s, e) {
			t.eh.forget(e)
			h.intResult(5) // _URC_END_OF_STACK
			return
		}
		t.eh.uncaught++
		h.away = func() { t.unwind(s, e) }
	})
	provide("_Unwind_DeleteException", "void (ptr)", "Ends a foreign exception by its own cleanup function (Itanium C++ ABI EH 1.4).", func(h *Host) {
		if h.K == 1 {
			return
		}
		if e := h.t.eh.find(h.Ptr(0)); e != nil {
			h.t.eh.forget(e)
		}
		if f := memory.Ptr(h.ReadInt(h.Ptr(0)+8, 8)); f != 0 {
			h.Call(f, 1, Scalar{V: 1, Width: 32}, ptrScalar(h.Ptr(0))) // _URC_FOREIGN_EXCEPTION_CAUGHT
		}
	})
	provideThrowing("_ZSt9terminatev", "void ()", "std::terminate (C++20 [except.terminate]).", func(h *Host) {
		h.terminate(h.t.eh.current())
	})
	provideThrowing("__cxa_call_terminate", "void (ptr)", "std::terminate because of an exception (libstdc++).", func(h *Host) {
		e := h.exception(h.Ptr(0))
		h.t.beginCatch(e)
		h.terminate(e)
	})
	provideThrowing("__cxa_call_unexpected", "void (ptr)", "What a dynamic exception specification that is violated calls (C++14 [except.unexpected]).", func(h *Host) {
		e := h.exception(h.Ptr(0))
		h.t.beginCatch(e)
		h.terminate(e)
	})
	provide("_ZSt13set_terminatePFvvE", "ptr (ptr)", "std::set_terminate (C++20 [set.terminate]).", func(h *Host) {
		old := h.t.eh.handler
		h.t.eh.handler = h.Ptr(0)
		h.ptrResult(old)
	})
	provide("_ZSt13get_terminatev", "ptr ()", "std::get_terminate (C++20 [get.terminate]).", func(h *Host) { h.ptrResult(h.t.eh.handler) })
	provide("_ZSt18uncaught_exceptionv", "i1 ()", "Whether an exception is on its way (C++17 [depr.uncaught]).", func(h *Host) {
		h.Return(boolScalar(h.t.eh.uncaught > 0))
	})
	provide("_ZSt19uncaught_exceptionsv", "i32 ()", "How many exceptions are on their way (C++20 [uncaught.exceptions]).", func(h *Host) {
		h.intResult(h.t.eh.uncaught)
	})
	provide("__cxa_deleted_virtual", "void ()", "Called where a deleted virtual function is (Itanium C++ ABI 3.2.6).", func(h *Host) {
		h.put(streamErr, []byte("deleted virtual method called\nterminate called without an active exception\n"))
		h.Fault(Aborted, "a deleted virtual function was called")
	})
	provide("__dynamic_cast", "ptr (ptr, ptr, ptr, i64)", "dynamic_cast, null when it fails (Itanium C++ ABI 2.9.7).", func(h *Host) {
		h.ptrResult(h.t.types(h.s).dynamicCast(h.Ptr(0), h.Ptr(1), h.Ptr(2)))
	})
	provide("_ZNKSt9type_infoeqERKS_", "i1 (ptr, ptr)", "Whether two type_infos are equal (C++20 [type.info]).", func(h *Host) {
		h.Return(boolScalar(h.t.types(h.s).same(h.Ptr(0), h.Ptr(1))))
	})
	provide("_ZNKSt9type_info6beforeERKS_", "i1 (ptr, ptr)", "The order of types: that of their mangled names (C++20 [type.info]).", func(h *Host) {
		r := h.t.types(h.s)
		a, b := string(r.name(h.Ptr(0))), string(r.name(h.Ptr(1)))
		h.Return(boolScalar(a < b))
	})
	provide("__gxx_personality_v0", "i32 (...)", "The personality function of C++, which only the unwinder calls.", func(h *Host) {
		h.refuse("@%s is called by the unwinder, not by programs", h.f.name)
	})
	synonyms("__gxx_personality_v0", "__gcc_personality_v0")

	provide("__cxa_guard_acquire", "i32 (ptr)", "Whether a static variable is yet to be initialised (Itanium C++ ABI 3.3.3).", func(h *Host) {
		p := h.Ptr(0)
		if h.ReadInt(p, 1) != 0 {
			h.intResult(0)
			return
		}
		if h.ReadInt(p+1, 1) != 0 {
			h.bad("the initialisation of a static variable enters itself")
		}
		h.WriteInt(p+1, 1, 1)
		h.intResult(1)
	})
	provide("__cxa_guard_release", "void (ptr)", "A static variable is initialised (Itanium C++ ABI 3.3.3).", func(h *Host) {
		h.WriteInt(h.Ptr(0), 1, 2)
	})
	provide("__cxa_guard_abort", "void (ptr)", "A static variable's initialisation threw (Itanium C++ ABI 3.3.3).", func(h *Host) {
		h.WriteInt(h.Ptr(0), 0, 2)
	})
	provideExceptionPtr()
}
