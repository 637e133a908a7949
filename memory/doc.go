// Package memory keeps the bytes of a running program, and for each of them
// whether it is alive, initialised or poison, and to which object it belongs.
// It knows nothing of operations or types.
//
// # The picture
//
// A pointer names an object and a place in it, all in its 64 bits:
//
//	 63  62             32 31                                0
//	┌───┬─────────────────┬──────────────────────────────────┐
//	│ 0 │     serial      │  bias of the object + offset      │
//	└───┴─────────────────┴──────────────────────────────────┘
//
// The low bits of the serial index a table with one cache line per object
// (Line). A load takes the line of its base pointer, subtracts the line's base
// and compares with the limit of its width: that single compare finds accesses
// out of bounds, through null, through stale pointers and to freed memory.
// What does not fit the line (kind, name, birth, death) is in a second, cold
// table of the same index.
//
//	table ──► Line {Data, Load, Store, Lim1…Lim8, Shadow}
//	                 │                            │
//	     arena:      ▼ data plane                 ▼ mask plane      poison plane     chosen plane
//	          [ stack │ heap and globals ][ … one mask byte per byte … ][ … ][ … ]
//
// Program bytes lie in an arena outside the Go heap. It is reserved at once and
// committed as it is used. Its four planes are equally long, so that the mask
// byte of a byte is found by adding a constant.
//
// # The shadow
//
// Line.Shadow is zero when every byte of the object is plain. Otherwise it is
// the address of the object's part of the mask plane, where a set bit says that
// the bit of memory is not plain. Two more planes tell why: a bit set in the
// mask and in the poison plane is poison, one set in the mask and in the chosen
// plane is chosen (the machine picked its value where LLVM leaves a choice), one
// set in the mask alone is undefined. Each bit has one state; where a writer
// names several, poison wins over undefined and undefined over chosen. The
// poison and chosen planes mean something only under set mask bits, so the
// interpreter's loop clears mask bytes, and nothing else, when it stores.
//
// # Serials
//
// Slots of the table are used first-in first-out, and each use of a slot takes
// the next serial that falls into it, so a stale pointer meets its own serial
// again only after about two thousand million allocations. Until a slot is used
// again it remembers the dead object, so that a use after free can be named.
// Everything is deterministic: the same calls give the same pointers. Host
// addresses never show.
//
// # Going back
//
// Checkpoint and Restore undo everything that a program can see: bytes, shadow,
// births, deaths and the serials to come. Objects are saved when they are first
// written after a checkpoint; until then their base for stores is impossible.
//
// A Memory is not safe for concurrent use.
package memory
