// Package interp executes the llvm dialect.
//
// A Machine holds a program: its functions, its memory, its host functions.
// A function is compiled once, when it is first called, into plain code: one
// instruction per operation, one place per SSA value. Functions that get warm
// also have fast code, in which values share slots and operations are fused.
//
// A Thread is a stack of frames in a slab that lies outside the collector:
//
//	fp ->  header (64 bytes)   who called, where it goes on, the stack mark
//	       parameters          in order, 8-byte slots
//	       other values        one place each in plain code
//	       scratch             for simultaneous assignments
//
// Beside the registers, at three fixed distances, lie the shadow planes:
// poison, undefined bits, chosen bits. They mean something only in frames
// that are marked tainted.
//
// Every operation has a meaning: the slow, plainly right function over
// scalars with poison, undefined and chosen bits. The arms of the two loops
// are quicker ways of the same for plain values; where one cannot go on it
// leaves before it has written anything, and the meaning takes over.
package interp
