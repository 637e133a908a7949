package interp

import (
	"unsafe"

	"github.com/touchstone-ir/touchstone/memory"
)

// setjmp and longjmp (C17 7.13, POSIX.1-2017). setjmp stores in the jmp_buf
// which activation called it, where, and how far the stack had grown; longjmp
// finds the activation again and returns a second time from the same call. The
// buffer holds all of it, so that it can be copied, and nothing in it is
// trusted: an activation is recognised by its number.
//
// An SSA value that was computed before the call of setjmp keeps its value; one
// that is assigned again in a loop has its latest, which C leaves open (7.13.2.1p3).

// What a jmp_buf holds, in words. x86-64's has 200 bytes.
const (
	jumpMagic = 0x6a6d70206275666a
	jumpWords = 4
)

func (h *Host) setJump() {
	t := h.t
	if t.fn.host != nil {
		h.refuse("@%s called by the library is not supported", h.f.name)
	}
	for i, w := range [jumpWords]uint64{jumpMagic, *t.header(hdrSerial), uint64(uint32(h.s.pc)), uint64(t.mem.StackMark())} {
		h.WriteInt(h.Ptr(0)+memory.Ptr(8*i), w, 8)
	}
	h.intResult(0)
}

// longJump ends the activations above the one that called setjmp and returns
// there with argument 1.
func (h *Host) longJump() {
	var w [jumpWords]uint64
	for i := range w {
		w[i] = h.ReadInt(h.Ptr(0)+memory.Ptr(8*i), 8)
	}
	if w[0] != jumpMagic {
		h.bad("@%s of a buffer that setjmp did not fill", h.f.name)
	}
	t, s := h.t, h.s
	n, depth := -1, 0
	var to *function
	t.eachActivation(s, func(fp unsafe.Pointer, _ *site) bool {
		if load64(unsafe.Add(fp, hdrSerial)) == w[1] {
			n, to = depth, t.m.funcs[uint32(load64(unsafe.Add(fp, hdrFunc)))]
			return false
		}
		depth++
		return true
	})
	if n < 0 {
		h.bad("@%s to a call of setjmp whose function has returned", h.f.name)
	}
	if to.plain == nil || w[2] >= uint64(len(to.plain.insts)) || !to.plain.insts[w[2]].site.returnsTwice() {
		h.bad("@%s of a buffer that was changed", h.f.name)
	}
	v := h.args[1]
	if v.V == 0 {
		v.V = 1
	}
	h.away = func() { t.jumpTo(s, n, int32(w[2]), int(w[3]), v) }
}

// jumpTo ends the n innermost activations and returns from the call at pc of
// the one below, with v.
func (t *Thread) jumpTo(s *site, n int, pc int32, mark int, v Scalar) {
	t.countLeaving()
	for range n {
		t.endActivation(s)
	}
	if mark < t.mem.StackMark() {
		t.mem.RestoreStack(mark, t.origin(s))
	}
	at := t.fn.plain.insts[pc].site
	if at.res.sh != nil {
		t.put(at.res, 0, v)
	}
	t.pc, t.seg = pc+1, pc+1
	if t.fn.invokes {
		t.afterInvoke()
	}
	if t.steps >= t.poll { // a loop may be made of jumps alone
		t.checkLimits()
	}
}

// returnsTwice reports whether the call at s may return a second time.
func (s *site) returnsTwice() bool {
	c, ok := s.aux.(*callTarget)
	return ok && c.callee != nil && c.callee.host != nil && c.callee.host.twice
}

func init() {
	twice := func(sig string, names ...string) {
		for _, n := range names {
			provide(n, sig, "Marks a place to come back to (C17 7.13.1.1, POSIX.1-2017).", (*Host).setJump)
			hostFuncs[n].twice = true
		}
	}
	twice("i32 (ptr)", "setjmp", "_setjmp")
	twice("i32 (ptr, i32)", "__sigsetjmp", "sigsetjmp")
	provide("longjmp", "void (ptr, i32)", "Comes back to a call of setjmp (C17 7.13.2.1, POSIX.1-2017).", (*Host).longJump)
	synonyms("longjmp", "_longjmp", "siglongjmp", "__longjmp_chk")
}
