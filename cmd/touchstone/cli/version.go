package cli

import (
	"context"
	"fmt"
	"runtime"
	"runtime/debug"

	urfave "github.com/urfave/cli/v3"

	"github.com/touchstone-ir/touchstone/dialect/op"
)

// Version is the release; the commit comes from the build.
const Version = "0.1.0"

func (a *app) versionCommand() *urfave.Command {
	return &urfave.Command{
		Name:         "version",
		Usage:        "print the version",
		OnUsageError: onUsage,
		Flags:        []urfave.Flag{&urfave.BoolFlag{Name: "verbose", Aliases: []string{"v"}, Usage: "print what it was built from"}},
		Action: func(_ context.Context, c *urfave.Command) error {
			fmt.Fprintf(a.out, "touchstone %s\n", Version)
			if !c.Bool("verbose") {
				return nil
			}
			fmt.Fprintf(a.out, "dialect: llvm of MLIR 22, %d operations\n", len(op.All()))
			fmt.Fprintf(a.out, "go: %s %s/%s\n", runtime.Version(), runtime.GOOS, runtime.GOARCH)
			if b, ok := debug.ReadBuildInfo(); ok {
				for _, s := range b.Settings {
					if s.Key == "vcs.revision" || s.Key == "vcs.modified" || s.Key == "-tags" {
						fmt.Fprintf(a.out, "%s: %s\n", s.Key, s.Value)
					}
				}
				for _, d := range b.Deps {
					fmt.Fprintf(a.out, "dep: %s %s\n", d.Path, d.Version)
				}
			}
			return nil
		},
	}
}
