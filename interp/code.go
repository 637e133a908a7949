package interp

import (
	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/dialect/op"
	"github.com/touchstone-ir/touchstone/memory"
)

// A place is where a value lies: off bytes from the frame's start, in the
// registers that its shape describes.
type place struct {
	off int32
	sh  *shape
}

// opcode selects the arm of the plain loop that executes an inst.
type opcode uint16

// An inst is one instruction of plain code: exactly one operation. d is the
// result's offset in the frame; a, b, c are the operands'; n is a width in
// bits or a size in bytes; x is an immediate.
type inst struct {
	op         opcode
	n          uint16
	d, a, b, c int32
	x          uint64
	site       *site
}

// A site is an operation with all that is known about it before it runs. The
// meaning of the operation works on a site; plain code and fast code have
// sites of their own, which differ only in the places.
type site struct {
	op     *dialect.Operation
	kind   *op.Op
	fn     *function
	pc     int32   // index of the operation in the function's plain code
	args   []place // the operands, in the flat order of Operands
	res    place   // sh is nil when there is no result
	mean   meaning
	kernel vectorKernel // does the operation on clean vectors without a Thread, or nil; mean tries it first
	edges  []edge       // of a terminator, in successor order
	aux    any          // what the row's prepare step decoded; its type is the meaning's own
}

// meaning is the plainly right function of one operation: it reads the
// operands of s in t's current frame, and writes the result, stops with a
// fault, or asks for a call or branch.
type meaning func(t *Thread, s *site)

// An edge is one way from a terminator to a block.
type edge struct {
	block  int32 // index of the target block
	target int32 // its first instruction's index in plain code
	back   bool  // the target does not come after the terminator in the text
	moves  []move
	direct bool // no move overwrites a later move's source
}

// A move is the assignment of one block argument.
type move struct {
	dst, src place
}

// A function is one llvm.func of the program, or a host function that the
// program declares.
type function struct {
	m      *Machine
	index  int32
	name   string // as the program calls it; nested modules as outer::inner
	op     *dialect.Operation
	typ    *dialect.LLVMFuncType
	addr   memory.Ptr
	module *dialect.Operation // whose symbol table it lies in
	params []*shape
	result *shape
	promises
	host   *hostFunc // of a declaration that the host provides
	target *function // of an ifunc: the function that its resolver returned

	plain  *plainCode
	scoped map[*dialect.Operation]bool // allocas with a lifetime.start
	err    error                       // why the function cannot be compiled
	heat   int32                       // calls and back edges taken in plain code
	fast   *fastCode
	noFast bool

	invokes   bool // it holds llvm.invoke: a return into it may take an edge
	coroutine bool // its activations can be suspended
}

// plainCode is a function with one instruction per operation and one place
// per SSA value.
type plainCode struct {
	insts  []inst
	blocks []plainBlock
	frame  int32 // bytes, header included, a multiple of 32
	places map[*dialect.Value]place
	temp   int32 // offset of scratch space for simultaneous moves
}

type plainBlock struct {
	block *dialect.Block
	start int32 // index of its first instruction
	end   int32
}

// The frame header, in bytes from the frame's start. Nothing in it is a
// pointer: code and slab are found again from offsets.
const (
	hdrPC      = 0  // the caller's pc: plain index, or fast index
	hdrCaller  = 8  // byte offset of the caller's frame in the slab, or ^0 at the bottom
	hdrFunc    = 16 // low 32 bits: index of this frame's function; high 32: flags of the caller's state
	hdrStack   = 24 // memory.StackMark when the frame began
	hdrSerial  = 32 // number of this activation, from 1
	hdrDirty   = 40 // shadow range to clear when the caller goes on: low 32 bits begin, high 32 end, as frame offsets
	headerSize = 64
)

// Flags of a saved caller.
const (
	callerFast    = 1 << 32 // it runs fast code and hdrPC is a fast index
	callerTainted = 1 << 33 // some of its slots have a shadow
	callerChecks  = 1 << 34 // its call promises something of the result that must be looked at
	resumedPart   = 1 << 34 // this frame, not the caller, is a resumed part of a coroutine
)
