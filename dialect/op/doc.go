// Package op is the one table of operations.
//
// An operation is a row: its name as MLIR spells it, the format of its text,
// its operands, results, properties, successors, regions and traits. Rows are
// compared by pointer (op.Add) and indexed densely (Index), so that whoever
// keeps something per operation keeps a slice. From the row follow reading,
// printing, verification, disassembly, completion and help; nothing else lists
// operations. llvm.go holds the core of the llvm dialect, llvm_intr.go and
// llvm_vp.go the operations that stand for intrinsics, builtin.go the builtin
// dialect.
package op
