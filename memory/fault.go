package memory

// FaultKind is what went wrong with an access or a call.
type FaultKind uint8

// The kinds of faults. Each is immediate undefined behaviour (semantics S0.3)
// or, for the last three, a fact that a host function reports.
const (
	NoFault          FaultKind = iota
	OutOfBounds                // bytes outside the object
	NullAccess                 // through null, or at most MinBias bytes from it
	WildPointer                // the bits name no object
	UseAfterFree               // a heap or host object that was freed
	UseAfterReturn             // a stack object whose frame has returned
	UseAfterScope              // a stack object outside its lifetime, or released by a stack restore
	FunctionAccess             // reading or writing a function
	StoreToConstant            // writing a constant
	Misaligned                 // less aligned than the access promises
	Overlap                    // a copy between ranges that overlap in part (LangRef, llvm.memcpy)
	DoubleFree                 // free of what was freed before (C17 7.22.3.3)
	InvalidFree                // free of what no allocator gave out, or of its inside
	MismatchedFree             // free by another family than the one that allocated
	InvalidLifetime            // lifetime.start or .end of something other than a stack object's start
	Uninitialised              // a host function needs bytes that are undefined
	PoisonBytes                // a host function needs bytes that are poison
	UnterminatedText           // a string runs to the end of its object without a zero
	numFaults
)

var faultNames = [numFaults]string{
	"none", "out-of-bounds", "null-access", "wild-pointer", "use-after-free", "use-after-return",
	"use-after-scope", "function-access", "store-to-constant", "misaligned", "overlap", "double-free",
	"invalid-free", "mismatched-free", "invalid-lifetime", "uninitialised", "poison-bytes", "unterminated-text",
}

// String returns the fault's stable code, such as "out-of-bounds".
func (k FaultKind) String() string {
	if k < numFaults {
		return faultNames[k]
	}
	return "unknown"
}

// Fault is what memory knows about an access that must not happen. It is facts
// only; telling a person about them is for others.
type Fault struct {
	Kind      FaultKind
	Ptr       Ptr    // the pointer used
	Other     Ptr    // Overlap: the source of the copy
	Size      uint64 // bytes accessed; 0 for free and lifetimes
	Align     uint64 // alignment asked for
	Write     bool   // a write, or the destination of a copy
	Freed     Family // MismatchedFree: the family that tried to free
	HasObject bool   // Object and Offset are known
	Object    Info   // the object that Ptr names, alive or dead
	Offset    int64  // Ptr minus the object's byte 0; for Uninitialised, PoisonBytes and UnterminatedText that of the byte at fault. Without an object, of null accesses: minus null
}

// nearNull reports whether p is null or close to it, on either side.
func nearNull(p Ptr) bool { return p < MinBias || p >= 1<<64-MinBias }

// fault collects the facts about p.
func (m *Memory) fault(kind FaultKind, p Ptr, n, align uint64, write bool) *Fault {
	f := &Fault{Kind: kind, Ptr: p, Size: n, Align: align, Write: write}
	f.Object, f.HasObject = m.Object(p)
	switch {
	case f.HasObject:
		f.Offset = int64(p - f.Object.Base)
	case nearNull(p):
		f.Offset = int64(p)
	}
	return f
}

// deadKind names the fault of using an object that is not alive.
func deadKind(c *cold) FaultKind {
	switch {
	case c.state == outside, c.state == unwound:
		return UseAfterScope
	case c.kind == Stack:
		return UseAfterReturn
	}
	return UseAfterFree
}

// refuse finds out why an access of n > 0 bytes is illegal; it is called only
// for such.
func (m *Memory) refuse(p Ptr, n, align uint64, write bool) *Fault {
	_, c := m.find(p)
	kind := OutOfBounds
	switch {
	case c == nil && nearNull(p):
		kind = NullAccess
	case c == nil:
		kind = WildPointer
	case c.state != alive:
		kind = deadKind(c)
	case c.kind == Function:
		kind = FunctionAccess
	default:
		off := uint64(p - c.base())
		inside := off <= c.size && n <= c.size-off
		if inside && write && c.flags&flagConst != 0 {
			kind = StoreToConstant
		} else if inside {
			kind = Misaligned
		}
	}
	return m.fault(kind, p, n, align, write)
}
