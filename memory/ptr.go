package memory

import "math/bits"

// Ptr is a program pointer: bit 63 zero, a 31-bit serial that names the object,
// and 32 bits that hold the object's bias plus the offset in it. The bias is at
// least MinBias and has exactly as many trailing zeros as the object's alignment
// has, so alignment can be tested on the pointer's own bits and an access that
// asks for more than the declared alignment is caught every time. Integers that
// the program turned into pointers are Ptr values too; they name no object
// unless their bits do.
type Ptr uint64

// Null is the null pointer of address space 0, all bits zero (LangRef, "Pointer
// Type"; semantics S1.8).
const Null Ptr = 0

// Impossible is the base that no pointer reaches: subtracting it from any
// pointer gives an offset beyond every limit. A line carries it in Load or Store
// when accesses of that kind must leave the interpreter's loop.
//
// The only pointers near it are those within the reach of one gep from bit 63;
// their lines are in the first and last reservedSlots of the table, which no
// object ever gets.
const Impossible uint64 = 1 << 63

const (
	// MinBias is the least bias: this many bytes below an object (and above it)
	// are still named by the object's serial, so that a pointer slightly out of
	// bounds is reported against the object it came from.
	MinBias = 1 << 16

	// MaxAlign is the largest alignment an object can have.
	MaxAlign = 1 << 31

	serialBits = 31
	serialMask = 1<<serialBits - 1
)

// Serial returns the serial of the object p names, if it names one.
func (p Ptr) Serial() uint32 { return uint32(p>>32) & serialMask }

// biasOf returns the low 32 bits of the pointer to byte 0 of an object with
// alignment 1<<alignLog.
func biasOf(alignLog uint8) uint64 {
	if alignLog < 16 {
		return MinBias | 1<<alignLog
	}
	return 1 << alignLog
}

// alignLogOf returns log2 of align, rounded up to a power of two; 0 counts as 1.
func alignLogOf(align uint64) uint8 {
	if align <= 1 {
		return 0
	}
	return uint8(bits.Len64(align - 1))
}

// partsOf returns how many consecutive serials an object needs, so that its end
// and MinBias bytes more lie under them.
func partsOf(size uint64, alignLog uint8) uint64 {
	return (biasOf(alignLog)+size+MinBias)>>32 + 1
}

// Kind says what an object is.
type Kind uint8

// The kinds of objects. Ordinals are counted per kind.
const (
	Global   Kind = iota // a global variable
	Constant             // a global that nobody may write once it is initialised
	Stack                // an alloca
	Heap                 // malloc and its family
	Function             // has an address, cannot be read or written
	Host                 // made by a host function: a stream, errno, the environment
	numKinds
)

var kindNames = [numKinds]string{"global", "constant", "stack", "heap", "function", "host"}

// String returns the kind's name in lower case: "global", "heap", …
func (k Kind) String() string {
	if k < numKinds {
		return kindNames[k]
	}
	return "unknown"
}

// Family tells allocators apart that must not be mixed (malloc and free, the
// generic functions of memref lowering). Its values belong to the caller; the
// only one with a meaning here is 0, an object that no function may free.
type Family uint8

// Origin says when and where something happened. It is opaque: memory keeps it
// and hands it back.
type Origin struct {
	Func  int32  // the function
	PC    int32  // the place in it
	Step  uint64 // the step number
	Frame uint64 // the number of the frame
}
