package cli

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/touchstone-ir/touchstone/diag"
	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/interp"
)

// maxSeeds bounds the runs of one --many-seeds.
const maxSeeds = 1_000_000

// parseSeeds reads `A..B`, both included.
func parseSeeds(text string) (from, to uint64, err error) {
	a, b, ok := strings.Cut(text, "..")
	if ok {
		from, err = strconv.ParseUint(a, 10, 64)
		if err == nil {
			to, err = strconv.ParseUint(b, 10, 64)
		}
	}
	if !ok || err != nil || to < from || to-from >= maxSeeds {
		return 0, 0, usageError{fmt.Errorf("--many-seeds takes A..B with A at most B and fewer than %d seeds, not %q", maxSeeds, text)}
	}
	return from, to, nil
}

// An outcome is how a run with some seeds has ended.
type outcome struct {
	text  string
	first uint64 // seed
	count uint64
}

// manySeeds runs the program once for each seed and says whether its outcome
// depends on the choices that LLVM leaves to the implementation.
func (x *execution) manySeeds(opts interp.Options, from, to uint64, args string) error {
	input, err := io.ReadAll(x.in)
	if err != nil {
		return err
	}
	options := func(seed uint64) interp.Options {
		o := opts
		o.Seed, o.Stdin = seed, bytes.NewReader(input)
		return o
	}
	enter := func(m *interp.Machine) (string, error) {
		if m.IsCMain(x.entry) && args == "" {
			code, err := m.RunCMain(x.entry)
			return fmt.Sprintf("exit status %d", code), err
		}
		params, err := m.Params(x.entry)
		if err != nil {
			return "", err
		}
		in, err := m.ParseArgs(args, params)
		if err == nil && len(in) != len(params) {
			err = fmt.Errorf("@%s takes %d arguments, %d given", x.entry, len(params), len(in))
		}
		if err != nil {
			return "", usageError{fmt.Errorf("--args: %w", err)}
		}
		v, err := m.Run(x.entry, in)
		if err != nil {
			return "", err
		}
		return m.Format(v), nil
	}
	var seen []*outcome
	for seed := from; ; seed++ {
		text, err := x.outcome(options(seed), enter)
		if err != nil {
			return err
		}
		known := false
		for _, o := range seen {
			if o.text == text {
				o.count++
				known = true
			}
		}
		if !known {
			seen = append(seen, &outcome{text, seed, 1})
		}
		if seed == to {
			break
		}
	}
	n := to - from + 1
	if len(seen) == 1 {
		_, err := fmt.Fprintf(x.out, "%d seeds, one outcome: %s\n", n, seen[0].text)
		return err
	}
	d := diag.Diagnostic{Severity: diag.Error, Message: fmt.Sprintf("the outcome depends on choices that LLVM leaves open: %d outcomes of %d seeds", len(seen), n)}
	diff, err := interp.FirstDifference(x.mod, func(i int) interp.Options { return options(seen[i].first) }, func(m *interp.Machine) error {
		_, err := enter(m)
		return err
	})
	if err != nil {
		return err
	}
	if diff != nil {
		d.Notes = append(d.Notes, at(x.mod, diff.Op, diag.Note, "the first operation that differs, at step %d: %s with seed %d, %s with seed %d",
			diff.Step, diff.Results[0], seen[0].first, diff.Results[1], seen[1].first))
	}
	for i, o := range seen {
		if i == shownFrames {
			d.Notes = append(d.Notes, diag.Diagnostic{Severity: diag.Note, Message: fmt.Sprintf("and %d more outcomes", len(seen)-i)})
			break
		}
		d.Notes = append(d.Notes, diag.Diagnostic{Severity: diag.Note, Message: fmt.Sprintf("%d times, first with seed %d: %s", o.count, o.first, o.text)})
	}
	return x.write(d, StatusFinding)
}

// outcome runs the program once; the text is what it printed and how it ended.
func (x *execution) outcome(opts interp.Options, enter func(*interp.Machine) (string, error)) (string, error) {
	var out bytes.Buffer
	opts.Stdout, opts.Stderr = &out, &out
	m, err := interp.New(x.mod, opts)
	if err != nil {
		return "", x.report(err, x.mod, false)
	}
	text, err := enter(m)
	if cerr := m.Close(); cerr != nil {
		return "", cerr
	}
	var usage usageError
	var missing *interp.UnsupportedError
	switch {
	case errors.As(err, &usage):
		return "", err
	case errors.As(err, &missing):
		return "", x.report(err, x.mod, false)
	case err != nil:
		text = err.Error()
		if o := faultOperation(err); o != nil && x.mod.Source != nil {
			d := at(x.mod, o, diag.Error, "")
			text = d.Place() + ": " + text
		}
	}
	if out.Len() > 0 {
		text = fmt.Sprintf("%q, %s", out.String(), text)
	}
	return text, nil
}

func faultOperation(err error) *dialect.Operation {
	var f *interp.Fault
	if errors.As(err, &f) {
		return f.Op
	}
	return nil
}
