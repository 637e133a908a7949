package cli

import (
	"context"
	"fmt"

	urfave "github.com/urfave/cli/v3"

	"github.com/touchstone-ir/touchstone/interp"
)

func (a *app) explainCommand() *urfave.Command {
	return &urfave.Command{
		Name:         "explain",
		Usage:        "say what a kind of fault is",
		ArgsUsage:    "[CODE]",
		OnUsageError: onUsage,
		Action: func(_ context.Context, c *urfave.Command) error {
			want := c.Args().First()
			for _, k := range interp.FaultKinds() {
				if want == "" || k.Code == want {
					fmt.Fprintf(a.out, "%-20s %s\n", k.Code, k.Title)
					if want != "" {
						return nil
					}
				}
			}
			if want != "" {
				return usageError{fmt.Errorf("there is no fault called %q; `touchstone explain` lists them", want)}
			}
			return nil
		},
	}
}
