package memory

import "unsafe"

// Line is the hot half of an object's table entry: one cache line, laid out for
// the interpreter's loop, which reads it through unsafe pointers.
//
//	line = table + (ptr>>32 & mask)*LineSize
//	off  = ptr − line.Load                     (line.Store for a store)
//	off ≥ line.LimW                            leave
//	line.Shadow ≠ 0 and W bytes there ≠ 0      leave (a store clears them instead)
//	value = *(uW*)(line.Data + off)
type Line struct {
	Data   uintptr // host address of the object's byte 0
	Load   uint64  // pointer bits of byte 0; Impossible while reads are watched
	Store  uint64  // the same for stores; Impossible for constants, watches, and before the first write after a checkpoint
	Lim1   uint64  // number of legal starting offsets of an access of 1 byte: the size
	Lim2   uint64  // … of 2 bytes: size−1, or 0
	Lim4   uint64  // … of 4 bytes
	Lim8   uint64  // … of 8 bytes; all are 0 for dead objects, functions and null
	Shadow uintptr // 0 when every byte is plain, else host address of byte 0's mask byte
}

// LineSize is the size of a Line in bytes.
const LineSize = 64

// The layout is a contract with the interpreter's loop.
var _ = [1]struct{}{}[unsafe.Sizeof(Line{})-LineSize]
var _ = [1]struct{}{}[unsafe.Sizeof(cold{})-coldSize]

// limit sets the four limits for an object of the given size.
func (l *Line) limit(size uint64) {
	if size >= 8 {
		l.Lim1, l.Lim2, l.Lim4, l.Lim8 = size, size-1, size-3, size-7
		return
	}
	l.Lim1, l.Lim2, l.Lim4, l.Lim8 = size, 0, 0, 0
	if size >= 2 {
		l.Lim2 = size - 1
	}
	if size >= 4 {
		l.Lim4 = size - 3
	}
}

// close makes every access leave the loop.
func (l *Line) close() {
	l.Lim1, l.Lim2, l.Lim4, l.Lim8 = 0, 0, 0, 0
	l.Shadow = 0
}

// state is where an object is in its life.
type state uint8

const (
	virgin  state = iota // the slot was never used
	alive                // accesses are legal
	outside              // a stack object outside its lifetime.start and lifetime.end
	dead                 // freed, or its frame has returned
	unwound              // released by a stack restore while its frame lives on
)

// Bits of cold.flags.
const (
	flagConst   = 1 << iota // writes fault
	flagPoison              // the object's part of the poison plane is valid
	flagChosen              // the object's part of the chosen plane is valid
	flagWatchR              // a watch on reads
	flagWatchW              // a watch on writes
	flagPending             // not written since the last checkpoint
	flagSaved               // the slot is saved in the last checkpoint's delta
)

const flagWatch = flagWatchR | flagWatchW

// cold is the cold half of an object's table entry. It holds no Go pointers, as
// it lies outside the Go heap.
type cold struct {
	size     uint64
	ordinal  uint64 // counts from 1 within the kind
	serial   uint32
	name     uint32 // index into Memory.names
	tag      int32
	space    uint32
	born     uint32 // the last checkpoint when the object was made
	part     uint16 // index among the consecutive serials of a large object
	kind     Kind
	state    state
	alignLog uint8
	family   Family
	flags    uint8
	_        [5]uint8
	birth    Origin
	death    Origin
}

const coldSize = 96

// base returns the pointer to byte 0 of the object.
func (c *cold) base() Ptr {
	return Ptr(uint64(c.serial-uint32(c.part))<<32 | biasOf(c.alignLog))
}

// holds reports whether the object is there for a program: alive, or waiting
// outside its lifetime.
func (c *cold) holds() bool { return c.state == alive || c.state == outside }

// At turns a host address found in a Line into a pointer. The arena is not Go
// memory: nothing moves it, and neither go vet nor the race detector's pointer
// checks object to this form, which compiles to nothing.
func At(addr uintptr) unsafe.Pointer { return unsafe.Add(unsafe.Pointer(nil), addr) }

// view returns the n bytes of the arena at addr.
func view(addr uintptr, n uint64) []byte { return unsafe.Slice((*byte)(At(addr)), n) }
