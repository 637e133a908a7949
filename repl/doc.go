// Package repl is touchstone's debugger at a prompt: one table of commands
// (table.go) from which dispatch, prefixes, help, completion and docs/repl.md
// follow, over the debugging interface of the machine (interp.Debugger).
//
// A Session reads lines from a Lines, which is a terminal (readline.go) or a
// plain stream, and writes to one writer. From a stream it prints no prompt
// and asks nothing, and what it prints depends on nothing but the program and
// the script.
package repl
