// Command touchstone executes MLIR's LLVM dialect and says what LLVM says:
// the value, poison, undef, or undefined behaviour, at which operation.
package main

import (
	"os"

	"github.com/touchstone-ir/touchstone/cmd/touchstone/cli"
)

func main() {
	os.Exit(cli.Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
