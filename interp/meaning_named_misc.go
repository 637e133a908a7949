package interp

import (
	"fmt"

	"github.com/touchstone-ir/touchstone/memory"
)

// Intrinsics about the machine and the optimiser that no operation stands for.

func init() {
	for _, name := range []string{
		"donothing", "sideeffect", "pseudoprobe", "fake.use", "clear_cache", "experimental.noalias.scope.decl", "codeview.annotation",
		"invariant.end", "lifetime.nothing", "x86.sse2.pause", "x86.sse2.lfence", "x86.sse2.mfence", "x86.sse.sfence",
		"x86.avx.vzeroupper", "x86.avx.vzeroall", "x86.sse2.clflush", "x86.clflushopt",
	} {
		if byIntrinsic["llvm."+name] == nil {
			intrinsic("llvm."+name, nil, noEffect)
		}
	}
	// Counters count steps: the same program reads the same numbers.
	for _, name := range []string{"readcyclecounter", "readsteadycounter", "x86.rdtsc"} {
		intrinsic("llvm."+name, operands(0), func(t *Thread, s *site) {
			t.putLanes(s, []Scalar{intScalar(64, t.step())})
		})
	}
	intrinsic("llvm.objectsize", prepareObjectSize, objectSize)
	// What an optimiser may find out is open: true is chosen.
	for _, name := range []string{"experimental.widenable.condition", "allow.runtime.check", "allow.ubsan.check",
		"allow.sanitize.address", "allow.sanitize.hwaddress", "allow.sanitize.memory", "allow.sanitize.thread"} {
		intrinsic("llvm."+name, nil, func(t *Thread, s *site) { t.putLanes(s, []Scalar{boolScalar(true).markChosen()}) })
	}
	// LLVM lets them give null where nothing better is known.
	for _, name := range []string{"returnaddress", "frameaddress", "addressofreturnaddress", "sponentry"} {
		intrinsic("llvm."+name, nil, func(t *Thread, s *site) { t.putLanes(s, []Scalar{intScalar(64, 0).markChosen()}) })
	}
	intrinsic("llvm.get.dynamic.area.offset", operands(0), func(t *Thread, s *site) {
		t.putLanes(s, []Scalar{intScalar(s.res.sh.leaves[0].width, 0)})
	})
	rounding()
	for _, r := range []struct{ name, why string }{
		{"experimental.guard", "it deoptimises to code that is not there"},
		{"experimental.deoptimize", "it deoptimises to code that is not there"},
		{"experimental.stackmap", "it is for a run-time system's code patching"},
		{"experimental.patchpoint.void", "it is for a run-time system's code patching"},
		{"experimental.patchpoint", "it is for a run-time system's code patching"},
		{"experimental.gc.statepoint", "garbage collection is not supported"},
		{"experimental.gc.result", "garbage collection is not supported"},
		{"experimental.gc.relocate", "garbage collection is not supported"},
		{"gcroot", "garbage collection is not supported"},
		{"eh.sjlj.setjmp", "jumps within LLVM's own exception scheme are not supported"},
		{"eh.sjlj.longjmp", "jumps within LLVM's own exception scheme are not supported"},
		{"eh.sjlj.setup.dispatch", "jumps within LLVM's own exception scheme are not supported"},
		{"eh.sjlj.lsda", "jumps within LLVM's own exception scheme are not supported"},
		{"eh.sjlj.callsite", "jumps within LLVM's own exception scheme are not supported"},
		{"eh.sjlj.functioncontext", "jumps within LLVM's own exception scheme are not supported"},
		{"localescape", "Windows' exception handling is not supported"},
		{"localrecover", "Windows' exception handling is not supported"},
		{"thread.pointer", "there is no thread control block"},
		{"read_register", "there are no machine registers"},
		{"write_register", "there are no machine registers"},
		{"init.trampoline", "code cannot be made while the program runs"},
		{"adjust.trampoline", "code cannot be made while the program runs"},
	} {
		refuseIntrinsic("llvm."+r.name, r.why)
	}
}

func prepareObjectSize(s *site) error {
	if len(s.args) < 3 || len(s.args) > 4 {
		return fmt.Errorf("llvm.objectsize takes 3 or 4 operands, %d given", len(s.args))
	}
	return nil
}

// objectSize is the number of bytes from a pointer to the end of its object
// (LangRef, "llvm.objectsize"). A compiler may know less and answer with its
// least or greatest number, so the answer is chosen.
func objectSize(t *Thread, s *site) {
	p, least, nullUnknown := t.lane(s.args[0], 0), t.lane(s.args[1], 0), t.lane(s.args[2], 0)
	width := s.res.sh.leaves[0].width
	unknown := intScalar(width, ^uint64(0))
	if least.V&1 != 0 {
		unknown = intScalar(width, 0)
	}
	r := unknown
	switch {
	case p.Poison || p.anyUndef():
	case p.V == 0:
		if nullUnknown.V&1 == 0 {
			r = intScalar(width, 0)
		}
	default:
		if o, ok := t.mem.Object(memory.Ptr(p.V)); ok && o.Alive {
			r = intScalar(width, 0)
			if off := p.V - uint64(o.Base); off <= o.Size {
				r = intScalar(width, o.Size-off)
			}
		}
	}
	t.putLanes(s, []Scalar{r.markChosen()})
}

// The floating-point environment (LangRef, "Floating-Point Environment
// Manipulation Intrinsics"): of it touchstone has the rounding mode, by C's
// numbers: 0 toward zero, 1 nearest, 2 upward, 3 downward, 4 away from zero.
// Only constrained operations with a dynamic mode look at it; others assume the
// default environment.
func rounding() {
	get := func(t *Thread, s *site) {
		t.putLanes(s, []Scalar{intScalar(s.res.sh.leaves[0].width, t.roundingMode())})
	}
	set := func(t *Thread, s *site) {
		v := t.lane(s.args[0], 0)
		t.defined(s, &v, PoisonOperand, "the rounding mode")
		if v.big().BitLen() > 3 || v.word(0) > 4 {
			t.ub(s, PoisonOperand, "%s is not a rounding mode", v.big())
		}
		t.rounding = uint8(v.word(0)) ^ 1 // so that the zero value is to nearest
	}
	reset := func(t *Thread, _ *site) { t.rounding = 0 }
	intrinsic("llvm.get.rounding", operands(0), get)
	intrinsic("llvm.set.rounding", operands(1), set)
	for _, env := range []string{"fpenv", "fpmode"} {
		intrinsic("llvm.get."+env, operands(0), get)
		intrinsic("llvm.set."+env, operands(1), set)
		intrinsic("llvm.reset."+env, operands(0), reset)
	}
}

// roundingMode is the current rounding mode by C's numbers.
func (t *Thread) roundingMode() uint64 { return uint64(t.rounding ^ 1) }
