package cli

import (
	"context"

	urfave "github.com/urfave/cli/v3"

	"github.com/touchstone-ir/touchstone/dialect"
)

func (a *app) checkCommand() *urfave.Command {
	return &urfave.Command{
		Name:         "check",
		Usage:        "read and verify a file, and run nothing",
		ArgsUsage:    "FILE",
		OnUsageError: onUsage,
		Flags: []urfave.Flag{
			&urfave.BoolFlag{Name: "strict", Usage: "also refuse what mlir-opt leaves to LLVM's verifier, as run does"},
		},
		Action: func(_ context.Context, c *urfave.Command) error {
			file, err := oneFile(c)
			if err != nil {
				return err
			}
			_, err = a.load(file, c.Bool("strict"))
			return err
		},
	}
}

func (a *app) fmtCommand() *urfave.Command {
	return &urfave.Command{
		Name:         "fmt",
		Usage:        "print a file as mlir-opt prints it",
		ArgsUsage:    "FILE",
		OnUsageError: onUsage,
		Flags: []urfave.Flag{
			&urfave.BoolFlag{Name: "generic", Aliases: []string{"mlir-print-op-generic"}, Usage: "print every operation in the generic form"},
			&urfave.BoolFlag{Name: "locations", Aliases: []string{"mlir-print-debuginfo"}, Usage: "print locations"},
		},
		Action: func(_ context.Context, c *urfave.Command) error {
			file, err := oneFile(c)
			if err != nil {
				return err
			}
			shown, text, err := a.read(file)
			if err != nil {
				return err
			}
			m, err := dialect.Parse(shown, text, dialect.ParseOptions{})
			if err != nil {
				return err
			}
			return m.Print(a.out, dialect.PrintOptions{Generic: c.Bool("generic"), Locations: c.Bool("locations")})
		},
	}
}
