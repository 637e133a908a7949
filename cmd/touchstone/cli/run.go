package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"strings"
	"time"

	urfave "github.com/urfave/cli/v3"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/interp"
)

func (a *app) runCommand() *urfave.Command {
	return &urfave.Command{
		Name:      "run",
		Usage:     "run a function of a file",
		ArgsUsage: "FILE [-- ARGS…]",
		Description: "Runs a function of FILE (- for standard input), main unless -e names another.\n" +
			"A C main (i32 result, no parameters or argc and argv) gives its exit status; any other\n" +
			"function prints VALUE : TYPE. Takes mlir-runner's flags, with one dash or two, anywhere.\n\n" +
			"Exit status: 0 fine, 1 undefined behaviour, 2 bad input or usage, 3 unsupported, 4 a limit.\n" +
			"When a C main runs: the program's own, or 121 undefined behaviour, 122 a limit, 123 unsupported.",
		OnUsageError: onUsage,
		Flags:        append(append(runFlags(), &urfave.StringFlag{Name: "on-fault", Usage: "`debug` opens the debugger where something stops the program"}), acceptedFlags()...),
		Action:       a.run,
	}
}

func runFlags() []urfave.Flag {
	return []urfave.Flag{
		&urfave.StringFlag{Name: "entry", Aliases: []string{"e"}, Value: "main", Usage: "`FUNCTION` to run; outer::inner::f in nested modules"},
		&urfave.StringFlag{Name: "entry-point-result", Usage: "print the result as mlir-runner does: `TYPE` void, i32, i64, f32 or f64"},
		&urfave.StringFlag{Name: "args", Usage: "the function's arguments: `VALUES` such as '3 : i32, dense<[1, 2]> : vector<2xi32>, poison : i8, null'"},
		&urfave.StringFlag{Name: "engine", Value: "fast", Usage: "`fast`, plain or meanings; all give the same answers"},
		&urfave.StringFlag{Name: "undef", Value: "zero", Usage: "what undefined bits show: `zero`, ones or random"},
		&urfave.Uint64Flag{Name: "seed", Usage: "`SEED` of every free choice"},
		&urfave.StringFlag{Name: "max-steps", Usage: "stop after about `N` operations (k, M, G)"},
		&urfave.StringFlag{Name: "max-memory", Usage: "bound the program's live memory to `BYTES` (k, M, G; default 4G)"},
		&urfave.StringFlag{Name: "max-depth", Usage: "bound the depth of calls to `N` (default 1000000)"},
		&urfave.StringFlag{Name: "max-stack", Usage: "bound the frames' registers to `BYTES` (k, M, G; default 256M)"},
		&urfave.DurationFlag{Name: "timeout", Usage: "stop after `TIME`, such as 10s"},
		&urfave.StringFlag{Name: "many-seeds", Usage: "run once for each seed of `A..B` and say whether the outcome depends on the choices that LLVM leaves open"},
		&urfave.StringFlag{Name: "format", Value: "text", Usage: "how a report is written: `text`, json or sarif"},
		&urfave.BoolFlag{Name: "leak-check", Usage: "report heap memory that is not freed when the program ends"},
		splitOption(),
		&urfave.BoolFlag{Name: "real-time", Usage: "show the program the system's clock instead of one that its steps drive"},
		&urfave.BoolFlag{Name: "stats", Usage: "print figures of the run to standard error"},
	}
}

// acceptedFlags are mlir-runner's flags that change nothing here.
func acceptedFlags() []urfave.Flag {
	ignored := func(name, why string) urfave.Flag {
		return &urfave.StringFlag{Name: name, Usage: "accepted for mlir-runner's sake: " + why, Hidden: true}
	}
	flags := []urfave.Flag{
		ignored("shared-libs", "the library's functions are built in"),
		ignored("entry-point-args", "use --args"),
		ignored("mattr", "there is no target machine"),
		ignored("mcpu", "there is no target machine"),
		ignored("march", "there is no target machine"),
		ignored("code-model", "there is no target machine"),
		ignored("object-filename", "no object file is made"),
	}
	for _, b := range []string{"O0", "O1", "O2", "O3", "dump-object-file", "host-supports-jit", "no-implicit-module", "print-after-all"} {
		flags = append(flags, &urfave.BoolFlag{Name: b, Usage: "accepted for mlir-runner's sake", Hidden: true})
	}
	return flags
}

// execution is one run with what it needs to report.
type execution struct {
	*app
	m       *interp.Machine
	mod     *dialect.Module
	entry   string
	result  string // --entry-point-result
	running bool   // a C main has begun
	parse   time.Duration
	compile time.Duration
}

func (a *app) run(_ context.Context, c *urfave.Command) error {
	file, err := oneFile(c)
	if err != nil {
		return err
	}
	opts, err := a.machineOptions(c)
	if err != nil {
		return err
	}
	switch a.format = c.String("format"); a.format {
	case "", "text", "json", "sarif":
	default:
		return usageError{fmt.Errorf("--format takes text, json or sarif, not %q", a.format)}
	}
	x := &execution{app: a, entry: strings.TrimPrefix(c.String("entry"), "@"), result: c.String("entry-point-result")}
	switch x.result {
	case "", "void", "i32", "i64", "f32", "f64":
	default:
		return usageError{fmt.Errorf("--entry-point-result takes void, i32, i64, f32 or f64, not %q", x.result)}
	}
	switch how := c.String("on-fault"); how {
	case "":
	case "debug":
		return a.runOrDebug(c, file, x)
	default:
		return usageError{fmt.Errorf("--on-fault takes debug, not %q", how)}
	}
	opts.Args = append([]string{programName(file)}, a.rest...)
	if c.Bool(splitFlag) {
		return a.runParts(c, file, x, opts)
	}
	return x.once(c, opts, func() (*dialect.Module, error) { return a.load(file, true) })
}

// once loads one program and runs it.
func (x *execution) once(c *urfave.Command, opts interp.Options, load func() (*dialect.Module, error)) (err error) {
	begin := time.Now()
	x.mod, err = load()
	if err != nil {
		return err
	}
	x.parse = time.Since(begin)
	if seeds := c.String("many-seeds"); seeds != "" {
		from, to, err := parseSeeds(seeds)
		if err != nil {
			return err
		}
		if !c.IsSet("undef") {
			opts.Undef = interp.UndefRandom
		}
		return x.manySeeds(opts, from, to, c.String("args"))
	}
	begin = time.Now()
	x.m, err = interp.New(x.mod, opts)
	if err != nil {
		return x.report(err, x.mod, false)
	}
	x.compile = time.Since(begin)
	err = x.execute(c.String("args"), c.IsSet("args"))
	if c.Bool("stats") {
		x.printStats()
	}
	if cerr := x.m.Close(); err == nil && cerr != nil {
		err = cerr
	}
	return err
}

// runParts runs each of the programs in a file; the status is the greatest.
func (a *app) runParts(c *urfave.Command, file string, x *execution, opts interp.Options) error {
	src, err := a.source(file)
	if err != nil {
		return err
	}
	parts, err := a.parts(c, src)
	if err != nil {
		return err
	}
	e := &each{app: a}
	for _, parse := range parts {
		one := *x
		err := e.do(func() error {
			return one.once(c, opts, func() (*dialect.Module, error) {
				m, err := parse(a.reading())
				if err != nil {
					return nil, err
				}
				return m, a.verify(m, loading{strict: true, unregistered: true, fold: true})
			})
		})
		if err != nil {
			return err
		}
	}
	return e.result()
}

// programName is argv[0].
func programName(file string) string {
	if file == "-" {
		return "stdin"
	}
	return strings.TrimSuffix(filepath.Base(file), filepath.Ext(file))
}

func (a *app) machineOptions(c *urfave.Command) (interp.Options, error) {
	o := interp.Options{Stdin: a.in, Stdout: a.out, Stderr: a.err, Seed: c.Uint64("seed"), LeakCheck: c.Bool("leak-check"), Timeout: c.Duration("timeout"), RealTime: c.Bool("real-time")}
	engines := map[string]interp.Engine{"fast": interp.EngineFast, "plain": interp.EnginePlain, "meanings": interp.EngineMeanings}
	var ok bool
	if o.Engine, ok = engines[c.String("engine")]; !ok {
		return o, usageError{fmt.Errorf("--engine takes fast, plain or meanings, not %q", c.String("engine"))}
	}
	policies := map[string]interp.UndefPolicy{"zero": interp.UndefZero, "ones": interp.UndefOnes, "random": interp.UndefRandom}
	if o.Undef, ok = policies[c.String("undef")]; !ok {
		return o, usageError{fmt.Errorf("--undef takes zero, ones or random, not %q", c.String("undef"))}
	}
	depth := uint64(0)
	for name, to := range map[string]*uint64{"max-steps": &o.MaxSteps, "max-memory": &o.MaxMemory, "max-stack": &o.MaxStack, "max-depth": &depth} {
		if !c.IsSet(name) {
			continue
		}
		n, err := parseCount(c.String(name))
		if err != nil {
			return o, usageError{fmt.Errorf("--%s: %w", name, err)}
		}
		*to = n
	}
	if depth > 1<<40 {
		return o, usageError{errors.New("--max-depth is too large")}
	}
	o.MaxDepth = int(depth)
	if o.Timeout < 0 {
		return o, usageError{errors.New("--timeout is negative")}
	}
	return o, nil
}

func (x *execution) execute(args string, given bool) error {
	if x.result == "" && !given && x.m.IsCMain(x.entry) {
		x.running = true
		code, err := x.m.RunCMain(x.entry)
		if err != nil {
			return x.fail(err, true)
		}
		if code != 0 {
			return status(uint8(code))
		}
		return nil
	}
	if len(x.rest) > 0 {
		return usageError{fmt.Errorf("arguments behind -- go to a C main; @%s is none (see --args)", x.entry)}
	}
	params, err := x.m.Params(x.entry)
	if err != nil {
		return x.report(err, x.mod, false)
	}
	in, err := x.m.ParseArgs(args, params)
	if err != nil {
		return usageError{fmt.Errorf("--args: %w", err)}
	}
	if len(in) != len(params) {
		return usageError{fmt.Errorf("@%s takes %d arguments, %d given; give them as --args 'VALUE : TYPE, …'", x.entry, len(params), len(in))}
	}
	if err := x.checkResultType(); err != nil {
		return err
	}
	v, err := x.m.Run(x.entry, in)
	if err != nil {
		var exit *interp.ExitError
		if errors.As(err, &exit) {
			if exit.Status != 0 {
				return status(uint8(exit.Status))
			}
			return nil
		}
		return x.fail(err, false)
	}
	return x.printResult(v)
}

// fail reports an error of the run; a fault is completed first by running the
// program again.
func (x *execution) fail(err error, main bool) error {
	var fault *interp.Fault
	if errors.As(err, &fault) {
		if rerr := x.m.Retrace(fault); rerr != nil {
			return rerr
		}
	}
	return x.report(err, x.mod, main)
}

// checkResultType refuses a result of another type than asked for, as
// mlir-runner does, before anything runs.
func (x *execution) checkResultType() error {
	if x.result == "" {
		return nil
	}
	t, err := x.m.ResultType(x.entry)
	if err != nil {
		return err
	}
	if got := strings.TrimPrefix(t.String(), "!llvm."); got != x.result {
		return usageError{fmt.Errorf("@%s returns %s, not %s as --entry-point-result says", x.entry, t, x.result)}
	}
	return nil
}

func (x *execution) printResult(v interp.Value) error {
	text := ""
	switch x.result {
	case "":
		if v.Type == dialect.Type(dialect.Void) {
			return nil
		}
		text = x.m.Format(v)
	case "void":
		return nil
	default:
		text = x.m.FormatBare(v)
		if f, ok := interp.RunnerFloat(v); ok {
			text = f
		}
	}
	_, err := io.WriteString(x.out, text+"\n")
	return err
}
