// Package live holds the tests of whole programs; nothing imports it.
//
// testdata/programs keeps programs in mlir-opt's dialects and in C, the LLVM
// dialect that the real tools made of them, and what the real engines answered
// (scripts/record-programs.sh writes all of it). Every recorded module runs here
// through the command line's own entry, in each of the three engines: output and
// exit status must be the recorded ones, and the step count must not depend on
// the engine.
//
// Where the real tools are installed the same sources are lowered and run again
// on the spot, so that a newer tool or another machine is noticed. Those live
// comparisons alone may be left out; how many were is printed.
package live
