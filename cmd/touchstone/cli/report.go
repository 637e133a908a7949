package cli

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"

	"github.com/touchstone-ir/touchstone/diag"
	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/interp"
)

// report writes an error of a run and gives its exit status. main is true
// while a C main runs, whose status is the program's own.
func (a *app) report(err error, mod *dialect.Module, main bool) error {
	pick := func(plain, inMain int) status {
		if main {
			return status(inMain)
		}
		return status(plain)
	}
	var (
		fault   *interp.Fault
		limit   *interp.LimitError
		missing *interp.UnsupportedError
		exit    *interp.ExitError
		noEntry *interp.NoEntryError
	)
	switch {
	case errors.As(err, &exit):
		if exit.Status == 0 {
			return nil
		}
		return status(uint8(exit.Status))
	case errors.As(err, &fault):
		return a.write(faultDiagnostic(fault, mod), pick(StatusFinding, StatusMainUB))
	case errors.As(err, &limit):
		d := at(mod, limit.Op, diag.Error, "%v", limit)
		d.Notes = append(d.Notes, stackNotes(limit.Stack, mod)...)
		return a.write(d, pick(StatusLimit, StatusMainLimit))
	case errors.As(err, &missing):
		return a.write(at(mod, missing.Op, diag.Error, "unsupported: %v", missing), pick(StatusUnsupported, StatusMainUnsupported))
	case errors.As(err, &noEntry):
		return usageError{err}
	}
	if o := interp.ErrorOperation(err); o != nil {
		return a.write(at(mod, o, diag.Error, "unsupported: %v", err), pick(StatusUnsupported, StatusMainUnsupported))
	}
	return err
}

// write shows a report in the form that --format asks for.
func (a *app) write(d diag.Diagnostic, s status) error {
	var err error
	switch a.format {
	case "json":
		enc := json.NewEncoder(a.err)
		enc.SetEscapeHTML(false)
		err = enc.Encode(d)
	case "sarif":
		err = writeSARIF(a.err, &d)
	default:
		err = d.Render(a.err, a.options())
	}
	if err != nil {
		return err
	}
	return s
}

// at is a diagnostic at an operation's place in the text.
func at(mod *dialect.Module, o *dialect.Operation, sev diag.Severity, format string, args ...any) diag.Diagnostic {
	if o == nil || o.Pos == dialect.NoPos || mod.Source == nil {
		return diag.Diagnostic{Severity: sev, Message: fmt.Sprintf(format, args...)}
	}
	return diag.At(sev, mod.Source, int(o.Pos), format, args...)
}

// maxUserSource bounds the files that locations name and a report quotes.
const maxUserSource = 16 << 20

// sourceNotes point into the user's own source, where the location of an
// operation names a file: the place itself, and the calls that were inlined
// around it, innermost first.
func sourceNotes(o *dialect.Operation) (out []diag.Diagnostic) {
	if o == nil || o.Loc == nil {
		return nil
	}
	word := "this operation comes from here"
	var walk func(l *dialect.Location)
	walk = func(l *dialect.Location) {
		switch {
		case l == nil:
		case l.Kind == dialect.LocFile && l.Line > 0:
			d := diag.Diagnostic{Severity: diag.Note, Message: word, Source: userSource(l.File), Line: l.Line, Col: l.Col}
			out = append(out, d)
		case l.Kind == dialect.LocCallSite && len(l.Of) == 2:
			walk(l.Of[0])
			word = "inlined here"
			walk(l.Of[1])
		default:
			for _, x := range l.Of {
				walk(x)
			}
		}
	}
	walk(o.Loc)
	return out
}

// userSource is the text of a file that a location names, or its name alone.
func userSource(name string) *diag.Source {
	if st, err := os.Stat(name); err == nil && st.Mode().IsRegular() && st.Size() <= maxUserSource {
		if text, err := os.ReadFile(name); err == nil {
			return diag.NewSource(name, string(text))
		}
	}
	return diag.NewSource(name, "")
}

// faultDiagnostic is how a fault is told.
func faultDiagnostic(f *interp.Fault, mod *dialect.Module) diag.Diagnostic {
	word := "undefined behaviour: "
	switch f.Kind {
	case interp.Trap, interp.Aborted, interp.AssertFailed, interp.Leak:
		word = ""
	}
	d := at(mod, f.Op, diag.Error, "%s%s", word, f.Message)
	d.Code = f.Kind.Code
	d.Notes = append(d.Notes, sourceNotes(f.Op)...)
	for _, n := range f.Notes {
		note := at(mod, n.Op, diag.Note, "%s", n.Message)
		note.Drawing = n.Drawing
		d.Notes = append(d.Notes, note)
	}
	d.Notes = append(d.Notes, stackNotes(f.Stack[min(1, len(f.Stack)):], mod)...)
	if f.Func != "" {
		in := "@" + f.Func
		if len(f.Stack) > 0 && f.Stack[0].Func == f.Func {
			in = frameName(f.Stack[0])
		}
		d.Notes = append(d.Notes, diag.Diagnostic{Severity: diag.Note,
			Message: fmt.Sprintf("in %s at step %d; see `touchstone explain %s`", in, f.Step, f.Kind.Code)})
	}
	return d
}

// frameName is `@f(%n = 3 : i32)`, or `@f` where the arguments are not known.
func frameName(fr interp.Frame) string {
	if fr.Args == "" {
		return "@" + fr.Func
	}
	return "@" + fr.Func + "(" + fr.Args + ")"
}

// shownFrames bounds the notes of one call stack.
const shownFrames = 8

func stackNotes(frames []interp.Frame, mod *dialect.Module) []diag.Diagnostic {
	var out []diag.Diagnostic
	for i, fr := range frames {
		if i == shownFrames {
			out = append(out, diag.Diagnostic{Severity: diag.Note, Message: fmt.Sprintf("and %d more calls", len(frames)-i)})
			break
		}
		out = append(out, at(mod, fr.Op, diag.Note, "called from %s", frameName(fr)))
	}
	return out
}
