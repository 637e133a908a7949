package cli

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"

	urfave "github.com/urfave/cli/v3"
	"golang.org/x/term"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/interp"
	"github.com/touchstone-ir/touchstone/repl"
)

func (a *app) debugCommand() *urfave.Command {
	return &urfave.Command{
		Name:      "debug",
		Usage:     "step through a program, look at it, go back",
		ArgsUsage: "FILE [-- ARGS…]",
		Description: "Opens the debugger on FILE; `help` there lists its commands. The program does not start until\n" +
			"`run`. Commands come from a terminal, or from a pipe or SCRIPT without prompt or echo. The\n" +
			"program's own standard input is --stdin FILE, or with -x what is piped in.",
		OnUsageError: onUsage,
		Flags: append(append([]urfave.Flag{
			&urfave.StringFlag{Name: "x", Usage: "execute the commands of `SCRIPT`"},
			&urfave.StringFlag{Name: "stdin", Usage: "`FILE` that the program reads as its standard input"},
		}, runFlags()...), acceptedFlags()...),
		Action: func(_ context.Context, c *urfave.Command) error {
			file, err := oneFile(c)
			if err != nil {
				return err
			}
			return a.session(c, file, false)
		},
	}
}

func (a *app) replCommand() *urfave.Command {
	return &urfave.Command{
		Name:      "repl",
		Usage:     "run operations and functions as they are typed",
		ArgsUsage: "[FILE]",
		Description: "A line that is an operation (`%x = llvm.add %a, %b : i32`) or a call (`f(3, 4)`) runs at once and\n" +
			"its result gets a name; `llvm.func` defines; `:debug f(3)` steps into a function. Every command\n" +
			"of the debugger works too.",
		OnUsageError: onUsage,
		Flags: append([]urfave.Flag{
			&urfave.StringFlag{Name: "x", Usage: "execute the commands of `SCRIPT`"},
			&urfave.StringFlag{Name: "stdin", Usage: "`FILE` that the program reads as its standard input"},
		}, runFlags()...),
		Action: func(_ context.Context, c *urfave.Command) error {
			if c.Args().Len() > 1 {
				return usageError{fmt.Errorf("repl takes one FILE, not also %s", strings.Join(c.Args().Slice()[1:], " "))}
			}
			return a.session(c, c.Args().First(), true)
		},
	}
}

// session opens the debugger on file ("" for none) and gives it its commands.
func (a *app) session(c *urfave.Command, file string, shell bool) (err error) {
	mo, err := a.machineOptions(c)
	if err != nil {
		return err
	}
	script := c.String("x")
	mo.Stdin = strings.NewReader("")
	if name := c.String("stdin"); name != "" {
		f, err := os.Open(name)
		if err != nil {
			return err
		}
		defer f.Close()
		mo.Stdin = f
	} else if script != "" && file != "-" && !terminal(a.in) {
		mo.Stdin = a.in
	}
	s, _, err := a.open(c, file, mo, shell)
	if err != nil {
		return err
	}
	defer func() {
		if cerr := s.Close(); err == nil {
			err = cerr
		}
	}()
	defer a.interrupts(s)()
	if script != "" {
		f, err := os.Open(script)
		if err != nil {
			return err
		}
		defer f.Close()
		if err := s.Script(f); err != nil {
			return err
		}
		if s.Done() || !terminal(a.in) || file == "-" {
			return exitWith(s)
		}
	}
	if err := a.converse(s); err != nil {
		return err
	}
	return exitWith(s)
}

// open makes a session on file.
func (a *app) open(c *urfave.Command, file string, mo interp.Options, shell bool) (s *repl.Session, mod *dialect.Module, err error) {
	if file == "" {
		mod, err = dialect.Parse("<prompt>", nil, dialect.ParseOptions{})
	} else {
		mod, err = a.load(file, true)
	}
	if err != nil {
		return nil, nil, err
	}
	mo.Args = append([]string{programName(file)}, a.rest...)
	s, err = repl.New(repl.Options{Module: mod, Machine: mo, Entry: strings.TrimPrefix(c.String("entry"), "@"),
		Args: c.String("args"), HasArgs: c.IsSet("args"), Shell: shell, Out: a.out, Err: a.err,
		Color: wantsColor(a.out), Width: width(a.out), Report: a.reporter(mod)})
	if err != nil {
		return nil, nil, a.report(err, mod, false)
	}
	return s, mod, nil
}

// runOrDebug is run --on-fault=debug: it runs the program as run does, and
// where something stops it opens the debugger, with the whole past to go back
// to. The exit status is run's.
func (a *app) runOrDebug(c *urfave.Command, file string, x *execution) (err error) {
	mo, err := a.machineOptions(c)
	if err != nil {
		return err
	}
	s, mod, err := a.open(c, file, mo, false)
	if err != nil {
		return err
	}
	defer func() {
		if cerr := s.Close(); err == nil {
			err = cerr
		}
	}()
	defer a.interrupts(s)()
	x.m, x.mod = s.Machine(), mod
	if err := x.checkResultType(); err != nil {
		return err
	}
	main := !c.IsSet("args") && x.result == "" && x.m.IsCMain(x.entry)
	stopped, v, err := s.RunOut()
	var exit *interp.ExitError
	switch {
	case stopped:
		quiet := &app{out: io.Discard, err: io.Discard}
		was := quiet.report(err, mod, main)
		if err := a.converse(s); err != nil {
			return err
		}
		if s.Status() != 0 {
			return exitWith(s)
		}
		return was
	case errors.As(err, &exit):
		return a.report(err, mod, main)
	case err != nil:
		return usageError{err}
	case main:
		if code := uint8(v.Leaves[0].V); code != 0 {
			return status(code)
		}
		return nil
	}
	return x.printResult(v)
}

func exitWith(s *repl.Session) error {
	if n := s.Status(); n != 0 {
		return status(n)
	}
	return nil
}

// converse gives the session its commands from standard input. At a terminal
// lines are edited; where standard output is none, on the controlling terminal.
func (a *app) converse(s *repl.Session) error {
	if !terminal(a.in) {
		return s.Run(repl.Stream(a.in))
	}
	out := a.out
	if !terminal(out) {
		tty, err := os.OpenFile("/dev/tty", os.O_WRONLY, 0)
		if err != nil {
			return s.Run(repl.Stream(a.in))
		}
		defer tty.Close()
		out = tty
	}
	lines, err := s.Terminal(a.in, out)
	if err != nil {
		return err
	}
	return errors.Join(s.Run(lines), lines.Close())
}

// interrupts makes Ctrl-C stop the program and not the debugger, until the
// function that it gives is called.
func (a *app) interrupts(s *repl.Session) (stop func()) {
	signals, done := make(chan os.Signal, 1), make(chan struct{})
	signal.Notify(signals, os.Interrupt)
	go func() {
		defer close(done)
		for range signals {
			s.Interrupt()
		}
	}()
	return func() {
		signal.Stop(signals)
		close(signals)
		<-done
	}
}

// reporter tells an error of a run as `run` does.
func (a *app) reporter(mod *dialect.Module) func(error) string {
	return func(err error) string {
		var b bytes.Buffer
		inner := &app{out: &b, err: &b, color: wantsColor(a.out)}
		if left := inner.report(err, mod, false); b.Len() == 0 && left != nil {
			return fmt.Sprintf("error: %v\n", left)
		}
		return b.String()
	}
}

// terminal reports whether a stream is a terminal.
func terminal(stream any) bool {
	f, ok := stream.(*os.File)
	return ok && isTerminal(f)
}

// width is the columns of a terminal, 0 for another stream.
func width(w io.Writer) int {
	f, ok := w.(*os.File)
	if !ok || !isTerminal(f) {
		return 0
	}
	n, _, err := term.GetSize(int(f.Fd()))
	if err != nil {
		return 0
	}
	return n
}
