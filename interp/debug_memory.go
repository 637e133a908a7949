package interp

import "github.com/touchstone-ir/touchstone/memory"

// The words of package memory that a debugger's face needs, which knows the
// machine and not what it is made of.
type (
	Pointer    = memory.Ptr
	Object     = memory.Info
	ObjectKind = memory.Kind
	Origin     = memory.Origin
)

// The kinds of objects that a debugger asks for by name.
const (
	GlobalObject   = memory.Global
	ConstantObject = memory.Constant
	StackObject    = memory.Stack
	HeapObject     = memory.Heap
	FunctionObject = memory.Function
)
