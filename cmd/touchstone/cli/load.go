package cli

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	urfave "github.com/urfave/cli/v3"

	"github.com/touchstone-ir/touchstone/diag"
	"github.com/touchstone-ir/touchstone/dialect"
)

// load reads, parses and verifies a file; runnable also refuses what has no
// meaning in LLVM. Warnings are written; the error is a *diag.List when the
// text is at fault.
func (a *app) load(name string, runnable bool) (*dialect.Module, error) {
	src, err := a.source(name)
	if err != nil {
		return nil, err
	}
	m, err := dialect.ParseSource(src, a.reading())
	if err != nil {
		return nil, err
	}
	return m, a.verify(m, loading{strict: runnable, unregistered: runnable, fold: runnable})
}

// loading says how a module is verified.
type loading struct {
	strict       bool // refuse what LLVM's verifier refuses
	unregistered bool // accept operations of unknown dialects
	fold         bool // take away the casts that conversions left
	likeTheTools bool // report what mlir-opt would, and no more
}

// verify checks a module that was read and writes the warnings about it.
func (a *app) verify(m *dialect.Module, how loading) error {
	warnings, err := findings(m, how)
	if err != nil {
		return err
	}
	return (&diag.List{Diagnostics: warnings}).Render(a.err, a.options())
}

// findings is what there is to say about a module that was read.
func findings(m *dialect.Module, how loading) (warnings []diag.Diagnostic, err error) {
	if how.fold {
		if err := dialect.FoldCasts(m); err != nil {
			return nil, err
		}
	}
	err = dialect.Verify(m, dialect.VerifyOptions{Runnable: how.strict, AllowUnregistered: how.unregistered, FirstOfEach: how.likeTheTools})
	return dialect.Warnings(m), err
}

// source is the text of FILE, or of standard input for "-", read without a
// copy.
func (a *app) source(name string) (*diag.Source, error) {
	r, shown, size := a.in, "<stdin>", 0
	if name != "-" {
		f, err := os.Open(name)
		if err != nil {
			return nil, err
		}
		defer f.Close()
		st, err := f.Stat()
		if err != nil {
			return nil, err
		}
		if st.IsDir() {
			return nil, fmt.Errorf("%s is a directory", name)
		}
		r, shown, size = f, name, int(min(st.Size(), maxFile+1))
	}
	var b strings.Builder
	b.Grow(size)
	if _, err := io.Copy(&b, io.LimitReader(r, maxFile+1)); err != nil {
		return nil, fmt.Errorf("reading %s: %w", shown, err)
	}
	if b.Len() > maxFile {
		return nil, fmt.Errorf("%s is larger than %d MiB", shown, maxFile>>20)
	}
	return diag.NewSource(shown, b.String()), nil
}

// parts is the programs in a source: one, or with -split-input-file what
// stands between the separators.
func (a *app) parts(c *urfave.Command, src *diag.Source) ([]func(dialect.ParseOptions) (*dialect.Module, error), error) {
	if !c.Bool(splitFlag) {
		return []func(dialect.ParseOptions) (*dialect.Module, error){func(o dialect.ParseOptions) (*dialect.Module, error) {
			return dialect.ParseSource(src, o)
		}}, nil
	}
	chunks, warnings := dialect.Split(src)
	if err := (&diag.List{Diagnostics: warnings}).Render(a.err, a.options()); err != nil {
		return nil, err
	}
	var out []func(dialect.ParseOptions) (*dialect.Module, error)
	for _, ch := range chunks {
		out = append(out, ch.Parse)
	}
	return out, nil
}

// splitMark separates programs in a file, and in what fmt prints.
const splitMark = "// -----\n"

const splitFlag = "split-input-file"

func splitOption() urfave.Flag {
	return &urfave.BoolFlag{Name: splitFlag, Usage: "take what stands between lines `// -----` for programs of their own"}
}

// manyFiles is the command's positional arguments, at least one.
func manyFiles(c *urfave.Command) ([]string, error) {
	if c.Args().Len() == 0 {
		return nil, usageError{fmt.Errorf("%s needs a FILE (or - for standard input)", c.Name)}
	}
	return c.Args().Slice(), nil
}

// each does something with every file or part and reports what is wrong with
// its text at once, so that the others have their turn. The status is the
// gravest.
type each struct {
	*app
	worst status
}

// do runs one step; only an error that is not about a text ends the whole.
func (e *each) do(step func() error) error {
	err := step()
	var s status
	var list *diag.List
	switch {
	case err == nil:
	case errors.As(err, &s):
		e.worst = max(e.worst, s)
	case errors.As(err, &list):
		e.worst = max(e.worst, StatusBadInput)
		return list.Render(e.err, e.options())
	default:
		return err
	}
	return nil
}

// result is the status of all steps.
func (e *each) result() error {
	if e.worst == 0 {
		return nil
	}
	return e.worst
}
