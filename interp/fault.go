package interp

import (
	"fmt"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/memory"
)

// FaultKind is a kind of immediate undefined behaviour or abnormal end. Its
// Code is stable: scripts and `touchstone explain` use it.
type FaultKind struct {
	Code  string // "out-of-bounds"
	Title string // a sentence's subject
}

// The kinds of fault. Memory kinds come from memory.FaultKind.
var (
	OutOfBounds        = kind("out-of-bounds", "access outside an object")
	NullAccess         = kind("null-access", "access through a null pointer")
	UseAfterFree       = kind("use-after-free", "access to freed memory")
	UseAfterReturn     = kind("use-after-return", "access to a returned function's stack")
	UseAfterScope      = kind("use-after-scope", "access outside an object's lifetime")
	WildPointer        = kind("wild-pointer", "access through a pointer to no object")
	DetachedPointer    = kind("detached-pointer", "access through a pointer that was moved out of its object into another")
	Misaligned         = kind("misaligned", "access with less alignment than promised")
	StoreToConstant    = kind("store-to-constant", "store to a constant")
	DoubleFree         = kind("double-free", "memory freed twice")
	InvalidFree        = kind("invalid-free", "free of something that malloc did not return")
	MismatchedFree     = kind("mismatched-free", "memory freed by another family's function")
	OverlappingCopy    = kind("overlapping-copy", "memcpy of overlapping ranges")
	FunctionAccess     = kind("function-access", "access to a function's code")
	PoisonAddress      = kind("poison-address", "access through a poison or undefined pointer")
	PoisonBranch       = kind("poison-branch", "branch on poison or undef")
	PoisonOperand      = kind("poison-operand", "poison or undef where a value is required")
	PoisonArgument     = kind("poison-argument", "poison or undef passed as noundef")
	Uninitialised      = kind("uninitialised", "use of uninitialised memory")
	DivideByZero       = kind("divide-by-zero", "division by zero")
	DivideOverflow     = kind("divide-overflow", "division overflow")
	UnreachableReached = kind("unreachable", "llvm.unreachable reached")
	BadCall            = kind("bad-call", "call that does not match its callee")
	BrokenPromise      = kind("broken-promise", "a promise of an attribute broken")
	AssumptionFalse    = kind("assumption-false", "llvm.intr.assume of something false")
	BadBranchTarget    = kind("bad-branch-target", "indirect branch to a block not listed")
	BadVarArg          = kind("bad-vararg", "variadic argument that is not there")
	BadLaneCount       = kind("bad-lane-count", "explicit vector length beyond the lanes")
	AssertFailed       = kind("assert-failed", "assertion failed")
	Trap               = kind("trap", "trap executed")
	Aborted            = kind("abort", "abort called")
	Leak               = kind("leak", "heap memory that was not freed")
	BadHostCall        = kind("bad-host-call", "library function called with bad arguments")
)

var faultKinds []*FaultKind

func kind(code, title string) *FaultKind {
	k := &FaultKind{code, title}
	faultKinds = append(faultKinds, k)
	return k
}

// FaultKinds is every kind, in a fixed order.
func FaultKinds() []*FaultKind { return faultKinds }

// A Fault is immediate undefined behaviour, or an abnormal end, of the
// program: what went wrong, where, and the facts that explain it.
type Fault struct {
	Kind    *FaultKind
	Message string // one sentence with the values
	Op      *dialect.Operation
	Func    string
	Step    uint64        // the number of the operation, from 1
	Memory  *memory.Fault // of a memory fault
	Stack   []Frame       // innermost first
	Notes   []Note
}

// A Note adds a fact to a fault, at an operation when there is one.
type Note struct {
	Op      *dialect.Operation
	Message string
	Drawing []string // lines shown as they are
}

// A Frame is one activation in a fault's call stack.
type Frame struct {
	Func string
	Op   *dialect.Operation // the operation it is at
	Args string             // its arguments, `%n = 3 : i32`; Machine.Retrace fills it in
}

// Error is the fault's sentence.
func (f *Fault) Error() string { return f.Message }

// A LimitError says which limit stopped the program, and at which step.
type LimitError struct {
	Limit string // "steps", "memory", "depth", "stack", "time"
	Value uint64
	Step  uint64
	Op    *dialect.Operation
	Stack []Frame
}

// Error names the limit.
func (e *LimitError) Error() string {
	switch e.Limit {
	case "time":
		return fmt.Sprintf("the time limit was reached at step %d", e.Step)
	}
	return fmt.Sprintf("the limit of %s (%d) was reached at step %d", e.Limit, e.Value, e.Step)
}

// An UnsupportedError names an operation, type or symbol that touchstone
// does not execute.
type UnsupportedError struct {
	What string
	Op   *dialect.Operation
	Step uint64
}

// Error says what is not supported.
func (e *UnsupportedError) Error() string { return e.What }

// An ExitError is the program's own end by exit or _Exit.
type ExitError struct {
	Status int32
	Quick  bool // no exit handlers run: _Exit
}

// Error names the status.
func (e *ExitError) Error() string { return fmt.Sprintf("exit status %d", e.Status) }

// bailout is how a meaning or a host function stops the program: it is
// raised by ub and its kin and recovered in Thread.run.
type bailout struct{ err error }

// stopWith ends the program with err; it does not return.
func (t *Thread) stopWith(err error) { panic(bailout{err}) }

// ub stops the program with a fault at s; it does not return.
func (t *Thread) ub(s *site, k *FaultKind, format string, args ...any) {
	f := &Fault{Kind: k, Message: fmt.Sprintf(format, args...)}
	t.place(f, s)
	t.stopWith(f)
}

// place fills in where and when.
func (t *Thread) place(f *Fault, s *site) {
	if s != nil {
		f.Op, f.Func = s.op, s.fn.name
	}
	f.Step = t.step() + 1
	f.Stack = t.stack()
}

// unsupported stops the program at s because of something that touchstone
// does not execute; it does not return.
func (t *Thread) unsupported(s *site, format string, args ...any) {
	e := &UnsupportedError{What: fmt.Sprintf(format, args...), Step: t.step()}
	if s != nil {
		e.Op = s.op
	}
	t.stopWith(e)
}

// limit stops the program because a limit was reached.
func (t *Thread) limit(name string, value uint64) {
	t.stopWith(&LimitError{Limit: name, Value: value, Step: t.step(), Op: t.currentOp(), Stack: t.stack()})
}
