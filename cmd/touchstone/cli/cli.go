// Package cli is touchstone's command line: flags and exit statuses. It
// parses, calls the packages that do the work, and reports.
package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"runtime/debug"
	"slices"
	"strings"

	urfave "github.com/urfave/cli/v3"

	"github.com/touchstone-ir/touchstone/diag"
	"github.com/touchstone-ir/touchstone/dialect"
)

// The exit statuses. A C main's own status takes their place, and the
// conditions of a program that is running are then StatusUB and its kin.
const (
	StatusOK          = 0
	StatusFinding     = 1  // undefined behaviour, a mismatch, a failed test
	StatusBadInput    = 2  // bad input or usage, before anything ran
	StatusUnsupported = 3  // something that touchstone does not execute
	StatusLimit       = 4  // a limit was reached
	StatusBug         = 70 // touchstone's own bug

	StatusMainUB          = 121
	StatusMainLimit       = 122
	StatusMainUnsupported = 123
)

// status is an error that is only an exit status: the report is written.
type status int

func (s status) Error() string { return fmt.Sprintf("exit status %d", int(s)) }

// usageError is a wrong use of the command line.
type usageError struct{ error }

// app is one invocation: its streams, and the program's own arguments.
type app struct {
	in       io.Reader
	out, err io.Writer
	rest     []string // what stands behind --
	color    bool
	format   string          // of reports of a run: text, json or sarif
	vintage  dialect.Vintage // of the texts that are read
}

// Main runs the command line and returns the exit status.
func Main(args []string, stdin io.Reader, stdout, stderr io.Writer) (code int) {
	a := &app{in: stdin, out: stdout, err: stderr, color: wantsColor(stderr)}
	defer func() {
		if r := recover(); r != nil {
			fmt.Fprintf(stderr, "touchstone: internal error: %v\nThis is a bug of touchstone, not of the program. Please report it with this text:\n%s", r, debug.Stack())
			code = StatusBug
		}
	}()
	if i := slices.Index(args, "--"); i >= 0 {
		args, a.rest = args[:i], args[i+1:]
	}
	root := a.root()
	err := root.Run(context.Background(), append([]string{"touchstone"}, args...))
	return a.finish(err)
}

func (a *app) finish(err error) int {
	var s status
	var list *diag.List
	var usage usageError
	switch {
	case err == nil:
		return StatusOK
	case errors.As(err, &s):
		return int(s)
	case errors.As(err, &list):
		if werr := list.Render(a.err, a.options()); werr != nil {
			return StatusBug
		}
		return StatusBadInput
	case errors.As(err, &usage):
		fmt.Fprintf(a.err, "touchstone: error: %v\nSee `touchstone help`.\n", err)
		return StatusBadInput
	}
	fmt.Fprintf(a.err, "touchstone: error: %v\n", err)
	return StatusBadInput
}

func (a *app) options() diag.Options { return diag.Options{Color: a.color} }

// wantsColor reports whether w is a terminal and colour is not switched off.
func wantsColor(w io.Writer) bool {
	f, ok := w.(*os.File)
	return ok && os.Getenv("NO_COLOR") == "" && isTerminal(f)
}

func (a *app) root() *urfave.Command {
	return &urfave.Command{
		Name:                  "touchstone",
		Usage:                 "execute MLIR's LLVM dialect with LLVM's meaning",
		Description:           "touchstone runs llvm.func bodies over a byte-addressed memory and says what LLVM says:\nthe value, poison, undef, or undefined behaviour, at which operation, and why.",
		Reader:                a.in,
		Writer:                a.out,
		ErrWriter:             a.err,
		EnableShellCompletion: true,
		HideVersion:           true,
		Flags:                 []urfave.Flag{a.vintageOption()},
		ExitErrHandler:        func(context.Context, *urfave.Command, error) {},
		OnUsageError:          onUsage,
		ConfigureShellCompletionCommand: func(c *urfave.Command) {
			c.Hidden = false
		},
		Commands: []*urfave.Command{a.runCommand(), a.debugCommand(), a.replCommand(), a.checkCommand(), a.fmtCommand(), a.disCommand(), a.opsCommand(), a.explainCommand(), a.versionCommand()},
		Action: func(ctx context.Context, c *urfave.Command) error {
			if name := c.Args().First(); name != "" {
				return usageError{fmt.Errorf("unknown command %q", name)}
			}
			return urfave.ShowRootCommandHelp(c)
		},
	}
}

func onUsage(_ context.Context, _ *urfave.Command, err error, _ bool) error {
	return usageError{err}
}

// maxFile bounds the size of an input file.
const maxFile = 1 << 30

// read is the text of FILE, or of standard input for "-".
func (a *app) read(name string) (shown string, text []byte, err error) {
	r := a.in
	shown = "<stdin>"
	if name != "-" {
		f, err := os.Open(name)
		if err != nil {
			return "", nil, err
		}
		defer f.Close()
		if st, err := f.Stat(); err == nil && st.IsDir() {
			return "", nil, fmt.Errorf("%s is a directory", name)
		}
		r, shown = f, name
	}
	text, err = io.ReadAll(io.LimitReader(r, maxFile+1))
	if err != nil {
		return "", nil, fmt.Errorf("reading %s: %w", shown, err)
	}
	if len(text) > maxFile {
		return "", nil, fmt.Errorf("%s is larger than %d MiB", shown, maxFile>>20)
	}
	return shown, text, nil
}

// oneFile is the command's only positional argument.
func oneFile(c *urfave.Command) (string, error) {
	switch n := c.Args().Len(); {
	case n == 0:
		return "", usageError{fmt.Errorf("%s needs a FILE (or - for standard input)", c.Name)}
	case n > 1:
		return "", usageError{fmt.Errorf("%s takes one FILE; the program's own arguments go behind --: %s", c.Name, strings.Join(c.Args().Slice()[1:], " "))}
	}
	return c.Args().First(), nil
}
