// Command fastloop writes the loop of interp's fast bytecode: opcodes, their
// names and pictures, and one arm for each, all from the rows of this
// package.
//
//	go run ./internal/gen/fastloop > interp/fast_loop.go
package main

import (
	"fmt"
	"os"
)

func main() {
	text, err := generate()
	if err == nil {
		_, err = os.Stdout.Write(text)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "fastloop:", err)
		os.Exit(1)
	}
}
