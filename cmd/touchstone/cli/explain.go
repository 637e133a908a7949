package cli

import (
	"context"
	"embed"
	"fmt"
	"strings"

	urfave "github.com/urfave/cli/v3"

	"github.com/touchstone-ir/touchstone/interp"
)

// examples holds one program for each code: copies of programs of testdata/ub,
// as a test sees to.
//
//go:embed explain/*.mlir
var examples embed.FS

func (a *app) explainCommand() *urfave.Command {
	return &urfave.Command{
		Name:         "explain",
		Usage:        "say what a kind of fault is, with an example",
		ArgsUsage:    "[CODE]",
		OnUsageError: onUsage,
		Action: func(_ context.Context, c *urfave.Command) error {
			want := c.Args().First()
			for _, k := range interp.FaultKinds() {
				if want == "" {
					fmt.Fprintf(a.out, "%-20s %s\n", k.Code, k.Title)
				}
				if k.Code == want {
					return a.explain(k)
				}
			}
			if want != "" {
				return usageError{fmt.Errorf("there is no fault called %q; `touchstone explain` lists them", want)}
			}
			return nil
		},
	}
}

// textWidth is where the lines of an explanation are broken.
const textWidth = 80

func (a *app) explain(k *interp.FaultKind) error {
	e := explanations[k.Code]
	program, err := examples.ReadFile("explain/" + k.Code + ".mlir")
	if err != nil {
		return err
	}
	_, body, _ := strings.Cut(string(program), "\n\n")
	_, err = fmt.Fprintf(a.out, "%s: %s\n\n%s\nUsual cause: %s\nExample:\n\n%s", k.Code, k.Title, wrap(e.rule), wrap(e.cause), indent(body))
	return err
}

// wrap breaks a paragraph into lines.
func wrap(text string) string {
	var b strings.Builder
	n := 0
	for _, w := range strings.Fields(text) {
		if n > 0 && n+1+len(w) > textWidth {
			b.WriteByte('\n')
			n = 0
		}
		if n > 0 {
			b.WriteByte(' ')
			n++
		}
		b.WriteString(w)
		n += len(w)
	}
	b.WriteByte('\n')
	return b.String()
}

func indent(text string) string {
	lines := strings.SplitAfter(text, "\n")
	for i, l := range lines {
		if strings.TrimSpace(l) != "" {
			lines[i] = "  " + l
		}
	}
	return strings.Join(lines, "")
}
