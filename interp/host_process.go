package interp

import (
	"errors"
	"fmt"
	"path"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/memory"
)

// The end of the program (C17 7.22.4), its assertions and its environment.

// An exitHandler is a function given to atexit, or one of C++ with its
// argument (Itanium C++ ABI, 3.3.6.3).
type exitHandler struct {
	fn      memory.Ptr
	arg     memory.Ptr
	withArg bool
}

// runExitHandlers calls what atexit and its kin were given, the last one
// first, also those that are given meanwhile (C17 7.22.4.4p3). It is due when
// main has returned or exit was called. A handler that calls exit gives the
// program another status, as in glibc; the error is then the last such
// ExitError.
func (m *Machine) runExitHandlers() error { return m.runHandlers(&m.host.exitHandlers) }

func (m *Machine) runHandlers(list *[]exitHandler) error {
	var end error
	for len(*list) > 0 {
		last := len(*list) - 1
		e := (*list)[last]
		*list = (*list)[:last]
		f := m.functionOf(e.fn)
		if f == nil {
			return &Fault{Kind: BadCall, Message: fmt.Sprintf("the exit handler %s is not a function", m.mem.Describe(e.fn)), Step: m.thread.step()}
		}
		if f.host != nil {
			return &UnsupportedError{What: fmt.Sprintf("@%s of the library as an exit handler is not supported", f.name), Op: f.op}
		}
		var args []Value
		if e.withArg && len(f.typ.Params) == 1 && f.typ.Params[0] == dialect.Type(dialect.Ptr(0)) {
			args = append(args, Value{f.typ.Params[0], []Scalar{ptrScalar(e.arg)}})
		}
		if len(args) != len(f.typ.Params) {
			return &Fault{Kind: BadCall, Message: fmt.Sprintf("the exit handler @%s has type %s", f.name, f.typ), Op: f.op, Func: f.name, Step: m.thread.step()}
		}
		_, err := m.callFunction(f, args)
		var exit *ExitError
		switch {
		case errors.As(err, &exit) && !exit.Quick:
			end = err
		case err != nil:
			return err
		}
	}
	return end
}

// atExit enters a handler.
func (h *Host) atExit(list *[]exitHandler, e exitHandler) {
	h.t.functionAt(h.s, e.fn)
	*list = append(*list, e)
	h.intResult(0)
}

// quickExit calls the handlers of at_quick_exit, one a part, and ends the
// program.
func (h *Host) quickExit() {
	if list := &h.host().quickExitHandlers; len(*list) > 0 {
		last := len(*list) - 1
		fn := (*list)[last].fn
		*list = (*list)[:last]
		h.Call(fn, 1)
		return
	}
	h.t.stopWith(&ExitError{Status: int32(h.Int(0)), Quick: true})
}

// assertion ends the program as glibc's assert does: the message on stderr,
// then abort.
func (h *Host) assertion(text string) {
	prefix := ""
	if args := h.t.m.opts.Args; len(args) > 0 && args[0] != "" {
		prefix = path.Base(args[0]) + ": "
	}
	h.put(streamErr, []byte(prefix+text+"\n"))
	h.Fault(AssertFailed, "%s", text)
}

// where is `file:line: function: ` of an assertion; the function is argument
// 3, which may be null.
func (h *Host) where() string {
	s := fmt.Sprintf("%s:%d: ", h.text(h.Ptr(1), noLimit), uint32(h.Uint(2)))
	if h.Ptr(3) != 0 {
		s += string(h.text(h.Ptr(3), noLimit)) + ": "
	}
	return s
}

func init() {
	provide("exit", "void (i32)", "Ends the program, exit handlers first (C17 7.22.4.4).", func(h *Host) {
		h.Exit(int32(h.Int(0)))
	})
	provide("_Exit", "void (i32)", "Ends the program at once (C17 7.22.4.5).", func(h *Host) {
		h.t.stopWith(&ExitError{Status: int32(h.Int(0)), Quick: true})
	})
	synonyms("_Exit", "_exit")
	provide("quick_exit", "void (i32)", "Ends the program, handlers of at_quick_exit first (C17 7.22.4.7).", (*Host).quickExit)
	provide("abort", "void ()", "Ends the program abnormally (C17 7.22.4.1).", func(h *Host) {
		h.Fault(Aborted, "the program called abort")
	})
	provide("atexit", "i32 (ptr)", "Enters a function to be called at exit (C17 7.22.4.2).", func(h *Host) {
		h.atExit(&h.host().exitHandlers, exitHandler{fn: h.Ptr(0)})
	})
	provide("at_quick_exit", "i32 (ptr)", "Enters a function to be called at quick_exit (C17 7.22.4.3).", func(h *Host) {
		h.atExit(&h.host().quickExitHandlers, exitHandler{fn: h.Ptr(0)})
	})
	provide("__cxa_atexit", "i32 (ptr, ptr, ptr)", "Enters a destructor to be called at exit (Itanium C++ ABI 3.3.6.3).", func(h *Host) {
		h.atExit(&h.host().exitHandlers, exitHandler{fn: h.Ptr(0), arg: h.Ptr(1), withArg: true})
	})
	synonyms("__cxa_atexit", "__cxa_thread_atexit")
	provide("__cxa_pure_virtual", "void ()", "Called where a pure virtual function is (Itanium C++ ABI 3.2.6).", func(h *Host) {
		h.put(streamErr, []byte("pure virtual method called\nterminate called without an active exception\n"))
		h.Fault(Aborted, "a pure virtual function was called")
	})

	provide("__assert_fail", "void (ptr, ptr, i32, ptr)", "What a failed assert calls (LSB 5.0; C17 7.2.1.1).", func(h *Host) {
		h.assertion(fmt.Sprintf("%sAssertion `%s' failed.", h.where(), h.text(h.Ptr(0), noLimit)))
	})
	provide("__assert_perror_fail", "void (i32, ptr, i32, ptr)", "What a failed assert_perror calls (glibc).", func(h *Host) {
		h.assertion(fmt.Sprintf("%sUnexpected error: %s.", h.where(), errorMessage(int32(h.Int(0)))))
	})
	provide("__assert", "void (ptr, ptr, i32)", "What a failed assert calls on older systems (glibc).", func(h *Host) {
		h.assertion(fmt.Sprintf("%s:%d: Assertion `%s' failed.", h.text(h.Ptr(1), noLimit), uint32(h.Uint(2)), h.text(h.Ptr(0), noLimit)))
	})
	provide("__stack_chk_fail", "void ()", "Called when a stack protector finds its guard overwritten (LSB 4.1).", func(h *Host) {
		h.put(streamErr, []byte("*** stack smashing detected ***: terminated\n"))
		h.Fault(Aborted, "the stack protector found its guard overwritten")
	})
	provide("__chk_fail", "void ()", "Called when a fortified function finds an overflow (LSB 4.1).", func(h *Host) {
		h.put(streamErr, []byte("*** buffer overflow detected ***: terminated\n"))
		h.Fault(Aborted, "a fortified function found a buffer overflow")
	})

	provide("getenv", "ptr (ptr)", "Null: the program's environment is empty (C17 7.22.4.6).", func(h *Host) {
		h.text(h.Ptr(0), noLimit)
		h.ptrResult(0)
	})
	synonyms("getenv", "secure_getenv")
	provide("getpid", "i32 ()", "A number that is always the same (POSIX.1-2017).", func(h *Host) { h.intResult(1000) })
	provide("sysconf", "i64 (i32)", "The page size and the number of processors; -1 for the rest (POSIX.1-2017).", func(h *Host) {
		switch h.Int(0) {
		case 30: // _SC_PAGESIZE
			h.longResult(4096)
		case 83, 84: // _SC_NPROCESSORS_CONF, _SC_NPROCESSORS_ONLN
			h.longResult(1)
		default:
			h.setErrno(errInvalid)
			h.longResult(^uint64(0))
		}
	})

	refuse("signals are not supported", "signal", "__sysv_signal", "sigaction", "sigprocmask", "sigemptyset", "sigaddset", "raise", "kill", "alarm", "pause")
	refuse("a program that touchstone runs starts no others", "system", "fork", "vfork", "execve", "execv", "execvp", "waitpid", "wait", "posix_spawn")
	refuse("the environment cannot be changed", "setenv", "putenv", "unsetenv", "clearenv")
	refuse("libraries cannot be loaded", "dlopen", "dlsym", "dlclose", "dlerror")
	refuse("a program that touchstone runs reaches no network", "socket", "connect", "bind", "listen", "accept", "send", "recv", "select", "poll")
}
