package cli

import (
	"context"

	urfave "github.com/urfave/cli/v3"
)

func (a *app) checkCommand() *urfave.Command {
	return &urfave.Command{
		Name:      "check",
		Usage:     "read and verify files, and run nothing",
		ArgsUsage: "FILE…",
		Description: "Reads and verifies every FILE (- for standard input) as mlir-opt does and reports all\n" +
			"independent mistakes, at most one a line. With --verify-diagnostics the mistakes must be\n" +
			"those that comments in the text announce, such as `// expected-error @below {{…}}`.\n\n" +
			"Exit status: 0 fine, 1 other diagnostics than announced, 2 a mistake in a file.",
		OnUsageError: onUsage,
		Flags: []urfave.Flag{
			&urfave.BoolFlag{Name: "strict", Usage: "also refuse what mlir-opt leaves to LLVM's verifier, as run does"},
			&urfave.BoolFlag{Name: "allow-unregistered-dialect", Usage: "accept operations of dialects that are not known, in the generic form"},
			&urfave.BoolFlag{Name: "verify-diagnostics", Usage: "want the diagnostics that expected-… comments announce, and no others"},
			splitOption(),
		},
		Action: a.check,
	}
}

func (a *app) check(_ context.Context, c *urfave.Command) error {
	files, err := manyFiles(c)
	if err != nil {
		return err
	}
	how := loading{strict: c.Bool("strict"), unregistered: c.Bool("strict") || c.Bool("allow-unregistered-dialect"), fold: c.Bool("strict")}
	e := &each{app: a}
	for _, file := range files {
		err := e.do(func() error {
			src, err := a.source(file)
			if err != nil {
				return err
			}
			parts, err := a.parts(c, src)
			if err != nil {
				return err
			}
			if c.Bool("verify-diagnostics") {
				how.likeTheTools = true
				return a.compareDiagnostics(src, parts, how)
			}
			for _, parse := range parts {
				err := e.do(func() error {
					m, err := parse(a.reading())
					if err != nil {
						return err
					}
					return a.verify(m, how)
				})
				if err != nil {
					return err
				}
			}
			return nil
		})
		if err != nil {
			return err
		}
	}
	return e.result()
}
