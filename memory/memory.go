package memory

import (
	"errors"
	"fmt"
	"unsafe"
)

// Options limit a Memory.
type Options struct {
	// MaxBytes is how many bytes of objects may live at once, the stack's
	// included, at most 16 TiB; 0 means DefaultMaxBytes.
	MaxBytes uint64
	// MaxStack is how many bytes the stack objects may take at once, padding
	// included, at most 2 GiB; 0 means DefaultMaxStack.
	MaxStack uint64

	firstLog uint // tests begin with a smaller table than 1<<firstLog lines
}

// What Options mean by 0, in bytes.
const (
	DefaultMaxBytes = 4 << 30
	DefaultMaxStack = 1 << 30
)

const (
	largestMemory = 16 << 40
	largestStack  = 2 << 30
)

// ErrLimit is what every LimitError wraps.
var ErrLimit = errors.New("limit of the program's memory reached")

// LimitError says that an object could not be made within the limits.
type LimitError struct {
	What  string // "memory", "stack", "objects" or "alignment"
	Size  uint64 // bytes asked for; of "alignment" the alignment
	InUse uint64 // bytes in use, or objects
	Max   uint64 // the limit
}

// Error tells the limit and what was asked for.
func (e *LimitError) Error() string {
	switch e.What {
	case "alignment":
		return fmt.Sprintf("an alignment of %d bytes is more than %d", e.Size, e.Max)
	case "objects":
		return fmt.Sprintf("more than %d objects alive at once", e.Max)
	}
	return fmt.Sprintf("%s limit: %d bytes asked for, %d in use of %d", e.What, e.Size, e.InUse, e.Max)
}

// Unwrap returns ErrLimit.
func (e *LimitError) Unwrap() error { return ErrLimit }

// Memory is the memory of one program.
type Memory struct {
	lines unsafe.Pointer // the table; reserved for its largest size, so it never moves
	colds unsafe.Pointer
	queue unsafe.Pointer // the free slots in the order of their use: a ring as long as the table
	counters

	maxBytes uint64
	seq      uint32 // the last checkpoint taken, 0 when there is none
	special  bool   // checkpoints or watches exist: the cheap paths do not apply

	stack   []uint32 // serials of the stack objects, oldest first
	arena   arena
	blocks  blocks
	names   names
	tables  [numTables]region
	extents [numTables]extent
	maxLog  uint

	deltas    []*delta
	lastID    Snapshot
	watches   []watch
	lastWatch int

	scratch [3][]byte // what ReadShadow returns
}

// counters is everything that a checkpoint copies as it is.
type counters struct {
	mask       uint64 // slots of the table, minus one
	used       uint32 // slots in use
	half       uint32 // the table grows when so many are in use
	virgin     uint32 // slots from here on may never have been used
	virginBase uint32 // what a slot's number lacks to its first serial
	high       uint32 // the greatest serial given out
	freeHead   uint32 // count of slots ever taken from the queue of free ones
	freeTail   uint32 // count of slots ever put there
	ordinals   [numKinds]uint64
	stackTop   uintptr
	stats      Stats
}

// Stats counts what a program did to its memory.
type Stats struct {
	LiveBytes   uint64 // bytes of the objects that are alive
	PeakBytes   uint64 // the most that LiveBytes ever was
	LiveObjects uint64 // objects that are alive, functions included
	Allocations uint64 // objects ever made
}

// New makes an empty memory. It fails only when the system does not let it
// reserve addresses.
func New(o Options) (*Memory, error) {
	if o.MaxBytes == 0 {
		o.MaxBytes = DefaultMaxBytes
	}
	if o.MaxStack == 0 {
		o.MaxStack = DefaultMaxStack
	}
	o.MaxBytes, o.MaxStack = min(o.MaxBytes, largestMemory), min(o.MaxStack, largestStack)
	if o.firstLog == 0 {
		o.firstLog = firstLog
	}
	m := &Memory{maxBytes: o.MaxBytes}
	if err := m.reserveTables(o.firstLog); err != nil {
		return nil, err
	}
	if err := m.arena.reserve(o.MaxBytes, o.MaxStack); err != nil {
		return nil, errors.Join(err, m.Close())
	}
	m.stackTop = m.arena.stack.base
	m.blocks.arena = &m.arena
	return m, nil
}

// Close gives everything back to the system. The Memory, its table and every
// slice it returned must not be used afterwards. Closing twice is harmless.
func (m *Memory) Close() error {
	err := m.arena.region.release()
	for i := range m.tables {
		err = errors.Join(err, m.tables[i].release())
	}
	m.lines, m.colds, m.queue = nil, nil, nil
	m.counters = counters{}
	m.deltas, m.watches, m.stack = nil, nil, nil
	return err
}

// Table returns the address of the first Line and the mask to be applied to a
// serial to get the index of its line. Both may change after any call that
// allocates, and after Restore.
func (m *Memory) Table() (base unsafe.Pointer, mask uint64) { return m.lines, m.mask }

// Stats returns the counts up to now.
func (m *Memory) Stats() Stats { return m.stats }
