package cli

import (
	"context"

	urfave "github.com/urfave/cli/v3"

	"github.com/touchstone-ir/touchstone/interp"
)

func (a *app) disCommand() *urfave.Command {
	return &urfave.Command{
		Name:         "dis",
		Usage:        "print plain and fast bytecode beside the source operations",
		ArgsUsage:    "FILE",
		OnUsageError: onUsage,
		Flags: []urfave.Flag{
			&urfave.StringFlag{Name: "entry", Aliases: []string{"e"}, Usage: "only `FUNCTION`"},
			&urfave.BoolFlag{Name: "fast", Usage: "only fast code"},
			&urfave.BoolFlag{Name: "plain", Usage: "only plain code"},
		},
		Action: func(_ context.Context, c *urfave.Command) error {
			file, err := oneFile(c)
			if err != nil {
				return err
			}
			mod, err := a.load(file, true)
			if err != nil {
				return err
			}
			m, err := interp.New(mod, interp.Options{})
			if err != nil {
				return a.report(err, mod, false)
			}
			err = m.Disassemble(a.out, interp.DisOptions{Function: c.String("entry"), Plain: !c.Bool("fast"), Fast: !c.Bool("plain")})
			if cerr := m.Close(); err == nil {
				err = cerr
			}
			if err != nil {
				return a.report(err, mod, false)
			}
			return nil
		},
	}
}
