package interp

import (
	"fmt"
	"io"
	"math"
	"sync"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/memory"
)

// A hostFunc is a function that touchstone provides to programs: one row of
// the host table. It never runs the program: to call back, run asks with
// Host.Call and is run again when the callback has returned.
type hostFunc struct {
	name string
	// sig is the signature in the text of the llvm dialect without `!llvm.`:
	// "ptr (i64)", "i32 (ptr, ...)", "void ()".
	sig string
	doc string // one sentence, with the standard that defines it
	run func(h *Host)
	typ *dialect.LLVMFuncType

	forms   []string // further signatures, see form
	refused bool
	twice   bool // it may return a second time, as setjmp does
	once    sync.Once
	types   []*dialect.LLVMFuncType // typ, then forms
}

// hostFrame is the size of a waiting host function's frame: the header and
// room for a callback's arguments.
const (
	hostFrame    = headerSize + 8*maxCallArgs
	maxCallArgs  = 16
	hostCallsMax = 1 << 16 // nesting of waiting host functions
)

// Host is one call of a host function: its arguments, and what it may do.
// Its methods that take a program address check it as the program's own
// access would be checked, and stop the program with a fault.
type Host struct {
	t    *Thread
	s    *site
	f    *function
	args []Scalar // fixed and variadic, leaf by leaf
	typs []dialect.Type
	next int // of the variadic arguments

	K      int      // which part of the function to run: 0 first, then what Call was given
	State  any      // plain data kept from one part to the next
	Result []Scalar // what the callback returned
	result []Scalar
	callee *function
	pass   []Scalar
	work   int    // see working
	away   func() // of a call that does not come back here: moves the thread on
}

// callHost runs a host function for the call at s.
func (t *Thread) callHost(s *site, f *function, args []place) {
	h := t.idle
	if h == nil {
		h = &Host{}
	}
	t.idle = nil
	*h = Host{t: t, s: s, f: f, args: h.args[:0], typs: h.typs[:0], result: h.result[:0]}
	for _, x := range t.checkArguments(s, f, args) {
		t.ub(s, BrokenPromise, "%s", x.why)
	}
	for _, a := range args {
		for i := range a.sh.leaves {
			v := t.lane(a, i)
			if v.Poison || v.anyUndef() {
				t.ub(s, PoisonArgument, "argument %d of @%s is %s", len(h.args)+1, f.name, v.state())
			}
			if v.Chosen != 0 && len(h.args) < len(f.host.typ.Params) {
				t.attached(s, &v)
			}
			h.args = append(h.args, v)
			h.typs = append(h.typs, a.sh.leaves[i].typ)
		}
	}
	h.next = len(f.host.typ.Params)
	h.proceed()
	if away := h.away; away != nil {
		h.away = nil
		away()
		return
	}
	if h.callee == nil {
		t.hostResult(h, s)
		h.State, h.Result, h.pass = nil, nil, nil
		t.idle = h
		return
	}
	t.pushHost(h)
	t.callBack(h)
}

// hostResult writes the result of a finished host call at its call site.
func (t *Thread) hostResult(h *Host, s *site) {
	if h.f.result0.noreturn {
		t.ub(s, BrokenPromise, "@%s is noreturn by its declaration and returns", h.f.name)
	}
	if s.res.sh == nil {
		return
	}
	for i := range s.res.sh.leaves {
		v := intScalar(s.res.sh.leaves[i].width, 0)
		if i < len(h.result) {
			v = h.result[i]
			if v.Width != s.res.sh.leaves[i].width {
				t.ub(s, BadCall, "@%s is called as if it returned %s", h.f.name, s.res.sh.typ)
			}
		}
		t.put(s.res, i, v)
	}
	t.checkHostResult(s, h.f)
}

// pushHost gives a host function that calls back a frame.
func (t *Thread) pushHost(h *Host) {
	t.act = actFrame
	t.settle()
	t.steps++
	t.pc++
	t.seg = t.pc
	off := t.fpOffset() + int(t.frameBytes())
	if off+hostFrame > t.size {
		t.limit("stack", uint64(t.size))
	}
	if len(t.hosts) >= hostCallsMax || t.depth >= t.m.opts.MaxDepth {
		t.limit("depth", uint64(t.m.opts.MaxDepth))
	}
	flags := uint64(uint32(h.f.index))
	if t.mode == modeFast {
		flags |= callerFast
	}
	if t.tainted {
		flags |= callerTainted
	}
	pc, caller := uint64(uint32(t.pc)), uint64(t.fpOffset())
	dirty := uint64(uint32(t.dirtyLo)) | uint64(uint32(t.dirtyHi))<<32
	t.fp = t.slabAt(off)
	*t.header(hdrPC), *t.header(hdrCaller), *t.header(hdrFunc) = pc, caller, flags
	*t.header(hdrStack) = uint64(t.mem.StackMark())
	t.serial++
	*t.header(hdrSerial), *t.header(hdrDirty) = t.serial, dirty
	t.tainted, t.dirtyLo, t.dirtyHi = false, 0, 0
	t.fn, t.mode, t.pc, t.seg = h.f, modePlain, 0, 0
	t.depth++
	t.hosts = append(t.hosts, h)
}

// callBack enters the function that h asked for.
func (t *Thread) callBack(h *Host) {
	callee := h.callee
	h.callee = nil
	off := int32(headerSize)
	var args []place
	for i, v := range h.pass {
		if i >= len(callee.params) || len(callee.params[i].leaves) != 1 || callee.params[i].leaves[0].width != v.Width {
			t.ub(h.s, BadCall, "@%s calls back @%s with arguments it does not take", h.f.name, callee.name)
		}
		args = append(args, place{off, callee.params[i]})
		t.put(args[i], 0, v)
		off += callee.params[i].bytes
	}
	if len(args) != len(callee.params) {
		t.ub(h.s, BadCall, "@%s calls back @%s with %d arguments, it takes %d", h.f.name, callee.name, len(args), len(callee.params))
	}
	t.call(h.s, callee, args)
}

// resumeHost runs the next part of a host function whose callback returned.
func (t *Thread) resumeHost(h *Host) {
	h.proceed()
	if away := h.away; away != nil {
		h.away = nil
		away()
		return
	}
	if h.callee != nil {
		t.callBack(h)
		return
	}
	t.hosts = t.hosts[:len(t.hosts)-1]
	t.depth--
	t.popFrame()
	if s := t.fn.callSite(t.pc, t.mode == modeFast); s != nil {
		t.hostResult(h, s)
	}
	if t.fn.invokes {
		t.afterInvoke()
	}
}

// snapshot is a copy of h whose state goes its own way.
func (h *Host) snapshot() Host {
	c := *h
	if s, ok := h.State.(interface{ clone() any }); ok {
		c.State = s.clone()
	}
	return c
}

// Uint is argument i as an unsigned integer or pointer.
func (h *Host) Uint(i int) uint64 { return h.args[i].V }

// Int is argument i as a signed integer.
func (h *Host) Int(i int) int64 { return h.args[i].signed() }

// Ptr is argument i as a pointer.
func (h *Host) Ptr(i int) memory.Ptr { return memory.Ptr(h.args[i].V) }

// F64 is argument i, a double.
func (h *Host) F64(i int) float64 { return math.Float64frombits(h.args[i].V) }

// F32 is argument i, a float.
func (h *Host) F32(i int) float32 { return math.Float32frombits(uint32(h.args[i].V)) }

// Arg is argument i with its type.
func (h *Host) Arg(i int) (Scalar, dialect.Type) { return h.args[i], h.typs[i] }

// NArgs is the number of arguments, fixed and variadic.
func (h *Host) NArgs() int { return len(h.args) }

// VarArg takes the next variadic argument; ok is false when there is none.
func (h *Host) VarArg() (v Scalar, typ dialect.Type, ok bool) {
	if h.next >= len(h.args) {
		return Scalar{}, nil, false
	}
	h.next++
	return h.args[h.next-1], h.typs[h.next-1], true
}

// Return gives the call's result, one scalar a leaf.
func (h *Host) Return(v ...Scalar) { h.result = append(h.result[:0], v...) }

// ReturnInt gives an integer or pointer result of the call's own type.
func (h *Host) ReturnInt(v uint64) {
	w := int32(64)
	if r, ok := h.f.host.typ.Result.(*dialect.IntegerType); ok {
		w = int32(r.Width)
	}
	h.Return(intScalar(w, v))
}

// ReturnF64 gives a double result.
func (h *Host) ReturnF64(v float64) { h.Return(Scalar{V: math.Float64bits(v), Width: 64}) }

// ReturnF32 gives a float result.
func (h *Host) ReturnF32(v float32) { h.Return(Scalar{V: uint64(math.Float32bits(v)), Width: 32}) }

// proceed runs h until it has returned or waits for a function of the
// program. A host function given as a callback, such as qsort with strcmp, is
// run in place; it may not call back itself.
func (h *Host) proceed() {
	h.f.host.run(h)
	for h.callee != nil && h.callee.host != nil {
		inner := &Host{t: h.t, s: h.s, f: h.callee, args: h.pass, next: len(h.pass)}
		params := inner.f.host.resolved().typ.Params
		if len(h.pass) != len(params) {
			h.Fault(BadCall, "@%s calls back @%s with %d arguments", h.f.name, inner.f.name, len(h.pass))
		}
		for _, p := range params {
			inner.typs = append(inner.typs, p)
		}
		h.callee = nil
		inner.f.host.run(inner)
		if inner.away != nil {
			h.away = inner.away
			return
		}
		if inner.callee != nil {
			h.t.unsupported(h.s, "@%s calls back @%s, which calls back itself", h.f.name, inner.f.name)
		}
		h.Result = inner.result
		h.f.host.run(h)
	}
}

// Call asks for fn to be called with args, and for the host function to be
// run again with K = k when it has returned. The host function must return
// at once after Call.
func (h *Host) Call(fn memory.Ptr, k int, args ...Scalar) {
	f := h.t.functionAt(h.s, fn)
	if f.host != nil {
		h.callee, h.pass, h.K = f, args, k
		return
	}
	if err := h.t.m.compile(f); err != nil {
		h.t.unsupported(h.s, "%v", err)
	}
	h.callee, h.pass, h.K = f, args, k
}

// Fault stops the program; it does not return.
func (h *Host) Fault(k *FaultKind, format string, args ...any) {
	h.t.ub(h.s, k, "%s", fmt.Sprintf(format, args...))
}

// Exit ends the program with the status; it does not return.
func (h *Host) Exit(status int32) { h.t.stopWith(&ExitError{Status: status}) }

// Memory is the program's memory.
func (h *Host) Memory() *memory.Memory { return h.t.mem }

// Bytes reads n bytes at p, all of which must be initialised. The slice is a
// view: it is valid until the next allocation or write.
func (h *Host) Bytes(p memory.Ptr, n uint64) []byte {
	if n == 0 {
		return nil
	}
	b, f := h.t.mem.Bytes(p, n)
	if f != nil {
		h.t.memoryFault(h.s, f)
	}
	h.fail(h.t.mem.Defined(p, n))
	return b
}

// CString reads the bytes at p up to the first NUL, which is not included.
func (h *Host) CString(p memory.Ptr) []byte {
	b, f := h.t.mem.CString(p, math.MaxInt64)
	if f != nil {
		h.t.memoryFault(h.s, f)
	}
	return b
}

// Write stores bytes at p.
func (h *Host) Write(p memory.Ptr, b []byte) {
	if len(b) == 0 {
		return
	}
	if f := h.t.mem.Write(p, b, nil, nil, nil, 1); f != nil {
		h.t.memoryFault(h.s, f)
	}
}

// WriteInt stores the low n bytes of v at p in the program's byte order.
func (h *Host) WriteInt(p memory.Ptr, v uint64, n int) {
	var b [8]byte
	for i := range n {
		b[i] = byte(v >> (8 * i))
	}
	h.Write(p, b[:n])
}

// ReadInt reads n bytes at p as an unsigned integer.
func (h *Host) ReadInt(p memory.Ptr, n int) uint64 {
	v := uint64(0)
	for i, x := range h.Bytes(p, uint64(n)) {
		v |= uint64(x) << (8 * i)
	}
	return v
}

// Check stops the program unless n bytes at p may be read, or written.
func (h *Host) Check(p memory.Ptr, n uint64, write bool) {
	if n == 0 {
		return
	}
	if f := h.t.mem.Check(p, n, 1, write); f != nil {
		h.t.memoryFault(h.s, f)
	}
}

// Stdout is the program's standard output.
func (h *Host) Stdout() io.Writer { return h.t.m.stdout }

// Stderr is the program's standard error.
func (h *Host) Stderr() io.Writer { return h.t.m.stderr }

// Stdin is the program's standard input.
func (h *Host) Stdin() io.Reader { return h.t.m.stdin }

// Origin is what memory remembers of an object that this call makes or ends.
func (h *Host) Origin() memory.Origin { return h.t.origin(h.s) }

// Alloc makes a heap object; ok is false when memory is exhausted.
func (h *Host) Alloc(size, align uint64, family memory.Family, zeroed bool) (memory.Ptr, bool) {
	p, err := h.t.mem.Alloc(memory.Spec{Size: size, Align: align, Kind: memory.Heap, Family: family, Zeroed: zeroed, Birth: h.Origin()})
	return p, err == nil
}
