package cli

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"

	urfave "github.com/urfave/cli/v3"

	"github.com/touchstone-ir/touchstone/interp"
)

func (a *app) opsCommand() *urfave.Command {
	return &urfave.Command{
		Name:         "ops",
		Usage:        "list the operations and which of them run",
		ArgsUsage:    "[PATTERN]",
		OnUsageError: onUsage,
		Flags: []urfave.Flag{
			&urfave.StringFlag{Name: "format", Value: "text", Usage: "`text`, markdown or json"},
			&urfave.BoolFlag{Name: "missing", Usage: "list only those that do not run, with the reason"},
		},
		Action: a.ops,
	}
}

func (a *app) ops(_ context.Context, c *urfave.Command) error {
	var rows []interp.Support
	run := 0
	all := interp.Operations()
	for _, s := range all {
		if s.Runs {
			run++
		}
		if strings.Contains(s.Name, c.Args().First()) && (!c.Bool("missing") || !s.Runs) {
			rows = append(rows, s)
		}
	}
	switch f := c.String("format"); f {
	case "json":
		e := json.NewEncoder(a.out)
		e.SetIndent("", "  ")
		return e.Encode(rows)
	case "markdown":
		fmt.Fprintln(a.out, "| operation | runs | note |\n|---|---|---|")
		for _, s := range rows {
			fmt.Fprintf(a.out, "| `%s` | %s | %s |\n", s.Name, yesNo(s.Runs), s.Reason)
		}
	case "text":
		for _, s := range rows {
			fmt.Fprintln(a.out, strings.TrimRight(fmt.Sprintf("%-48s %-4s %s", s.Name, yesNo(s.Runs), s.Reason), " "))
		}
		fmt.Fprintf(a.out, "%d of %d operations run\n", run, len(all))
	default:
		return usageError{fmt.Errorf("--format takes text, markdown or json, not %q", f)}
	}
	return nil
}

func yesNo(b bool) string {
	if b {
		return "yes"
	}
	return "no"
}
