package interp

import (
	"bytes"
	"time"

	"github.com/touchstone-ir/touchstone/memory"
)

// hostState is what host functions keep for a machine between calls. It is
// plain data: copied as a whole, with the program's memory, it brings the
// library back to where it was.
type hostState struct {
	// errno and the tables of ctype.h are made when the program first asks
	// for their addresses.
	errno     memory.Ptr
	lastError int32 // errno's value while it has no address

	ctypeBits, ctypeLower, ctypeUpper memory.Ptr // what __ctype_b_loc and its kin return
	strerrorText                      memory.Ptr // of strerror for unknown numbers
	localeName                        memory.Ptr
	timeParts                         memory.Ptr // of gmtime and localtime
	asctimeText, zoneName             memory.Ptr
	errorTexts                        map[int32]memory.Ptr

	environ memory.Ptr // an empty list
	signgam memory.Ptr // the program's variable, when it has it

	streams [3]stream // stdin, stdout, stderr
	input   input
	token   memory.Ptr // where strtok goes on

	random additive
	rand48 congruential
	slept  int64 // nanoseconds that the program slept

	genx genxState

	exitHandlers      []exitHandler
	quickExitHandlers []exitHandler

	// scratch is where text is put together. Its contents mean nothing
	// between two calls.
	scratch []byte
	printer printArgs
}

// newHostState is the state before the program starts.
func newHostState(m *Machine) *hostState {
	s := &hostState{errorTexts: map[int32]memory.Ptr{}}
	s.random.seed(1)
	s.rand48.reset()
	return s
}

// host is the machine's host state.
func (h *Host) host() *hostState { return h.t.m.host }

// object makes an object of the library's own with the bytes of b.
func (h *Host) object(b []byte, name string, constant bool) memory.Ptr {
	p, err := h.t.m.hostBytes(b, name)
	if err != nil {
		h.t.limit("memory", h.t.m.opts.MaxMemory)
	}
	if constant {
		h.t.mem.MakeConstant(p)
	}
	return p
}

// fail stops the program when memory found a fault.
func (h *Host) fail(f *memory.Fault) {
	if f != nil {
		h.t.memoryFault(h.s, f)
	}
}

// working is called again and again by what may take long: it tests the time
// limit now and then.
func (h *Host) working() {
	h.work++
	if d := h.t.m.deadline; h.work%(1<<12) == 0 && !d.IsZero() && time.Now().After(d) {
		h.t.limit("time", uint64(h.t.m.opts.Timeout))
	}
}

// bad stops the program because of arguments that C leaves undefined.
func (h *Host) bad(format string, args ...any) { h.Fault(BadHostCall, format, args...) }

// refuse stops the program because touchstone does not do what was asked.
func (h *Host) refuse(format string, args ...any) { h.t.unsupported(h.s, format, args...) }

// The numbers of errno that the library stores (Linux, asm-generic/errno.h).
const (
	errDomain  = 33 // EDOM
	errRange   = 34 // ERANGE
	errInvalid = 22 // EINVAL
	errMemory  = 12 // ENOMEM
	errBadFile = 9  // EBADF
	errSeek    = 29 // ESPIPE
)

// setErrno stores errno (C17 7.5).
func (h *Host) setErrno(v int32) {
	st := h.host()
	if st.errno == 0 {
		st.lastError = v
		return
	}
	h.WriteInt(st.errno, uint64(uint32(v)), 4)
}

func (h *Host) errno() int32 {
	st := h.host()
	if st.errno == 0 {
		return st.lastError
	}
	return int32(h.ReadInt(st.errno, 4))
}

// rest is the program's bytes from p to the end of p's object. They need not
// be initialised: what is used of them is for defined to check.
func (h *Host) rest(p memory.Ptr) []byte {
	h.Check(p, 1, false)
	_, hi, _ := h.t.mem.ObjectRange(p)
	b, f := h.t.mem.Bytes(p, uint64(hi-p))
	h.fail(f)
	return b
}

// defined stops the program unless the n bytes at p have values.
func (h *Host) defined(p memory.Ptr, n uint64) { h.fail(h.t.mem.Defined(p, n)) }

// text is the string at p, of which at most limit bytes are looked at.
func (h *Host) text(p memory.Ptr, limit uint64) []byte {
	b, f := h.t.mem.CString(p, limit)
	h.fail(f)
	return b
}

// copy moves n bytes with their shadow. The ranges must not overlap.
func (h *Host) copy(dst, src memory.Ptr, n uint64) {
	h.fail(h.t.mem.Copy(dst, src, n, 1, 1))
	h.t.trace.copied(dst, src, n, h.t, h.s)
}

// writeText stores b and a NUL at p.
func (h *Host) writeText(p memory.Ptr, b []byte) {
	h.Check(p, uint64(len(b))+1, true)
	h.Write(p, b)
	h.WriteInt(p+memory.Ptr(len(b)), 0, 1)
}

// ptrResult returns a pointer.
func (h *Host) ptrResult(p memory.Ptr) { h.Return(Scalar{V: uint64(p), Width: 64}) }

// intResult returns a C int.
func (h *Host) intResult(v int) { h.Return(Scalar{V: uint64(uint32(v)), Width: 32}) }

// longResult returns a 64-bit integer.
func (h *Host) longResult(v uint64) { h.Return(Scalar{V: v, Width: 64}) }

// ptrScalar is p as an argument of a callback.
func ptrScalar(p memory.Ptr) Scalar { return Scalar{V: uint64(p), Width: 64} }

// callbackInt is the int that a callback returned.
func (h *Host) callbackInt() int32 {
	if len(h.Result) != 1 || h.Result[0].Width != 32 {
		h.Fault(BadCall, "the function that @%s calls back does not return an int", h.f.name)
	}
	r := h.Result[0]
	if r.Poison || r.anyUndef() {
		h.Fault(PoisonOperand, "the function that @%s calls back returns %s", h.f.name, r.state())
	}
	return int32(r.V)
}

// indexByte is where c first stands in b, or len(b).
func indexByte(b []byte, c byte) int {
	if i := bytes.IndexByte(b, c); i >= 0 {
		return i
	}
	return len(b)
}
