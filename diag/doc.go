// Package diag points at source text.
//
// A [Diagnostic] says what is wrong at which line and column, with notes; a
// [List] collects several and is an error. They are rendered in the shape of
// LLVM's own tools (the file, line and column, the severity, the source line,
// a caret below it), so that whoever reads mlir-opt's output reads ours, and as
// JSON for machines. The package knows nothing of MLIR.
package diag
