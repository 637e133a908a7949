package cli

import (
	"errors"
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"github.com/touchstone-ir/touchstone/diag"
	"github.com/touchstone-ir/touchstone/dialect"
)

// Diagnostics announced by comments, as MLIR's own tests announce them
// (MLIR: Diagnostics, "SourceMgr Diagnostic Verifier Handler").

// expectation is one comment.
type expectation struct {
	severity diag.Severity
	line     int // 0: a diagnostic without a place
	text     string
	match    *regexp.Regexp // instead of text, for expected-…-re
	at       int            // offset of the comment
	met      bool
}

// announced is the pattern of such a comment: it ends its line.
var announced = regexp.MustCompile(`expected-(error|note|remark|warning)(-re)? *(@([+-][0-9]+|above|below|unknown))? *\{\{(.*)\}\}$`)

var severities = map[string]diag.Severity{"error": diag.Error, "warning": diag.Warning, "remark": diag.Remark, "note": diag.Note}

// expectations finds the comments of a file; errors are about comments that
// mean nothing.
func expectations(src *diag.Source) (list []*expectation, wrong diag.List) {
	var below []*expectation // of the next line without a comment of this kind
	plain := 1               // the last line without one
	last := src.Lines()
	for n := 1; n <= last; n++ {
		line := strings.TrimRight(src.Line(n), " \t\r\v\f")
		m := announced.FindStringSubmatchIndex(line)
		if m == nil {
			for _, e := range below {
				e.line = n
			}
			below, plain = nil, n
			continue
		}
		group := func(i int) string {
			if m[2*i] < 0 {
				return ""
			}
			return line[m[2*i]:m[2*i+1]]
		}
		e := &expectation{severity: severities[group(1)], line: n, text: group(5), at: src.Offset(n, m[0]+1)}
		if group(2) != "" {
			re, err := pattern(e.text)
			if err != nil {
				wrong.Add(diag.At(diag.Error, src, e.at, "%v", err))
				continue
			}
			e.match = re
		}
		switch at := group(4); at {
		case "":
		case "above":
			e.line = plain
		case "below":
			e.line = last // should no line follow
			below = append(below, e)
		case "unknown":
			e.line = 0
		default:
			d, err := strconv.Atoi(at)
			if err != nil {
				wrong.Add(diag.At(diag.Error, src, e.at, "no line is %s lines away", at))
				continue
			}
			e.line += d
		}
		list = append(list, e)
	}
	return list, wrong
}

// pattern is the regular expression of an expected-…-re comment: what stands
// between {{ and }} in it is one, the rest is literal.
func pattern(s string) (*regexp.Regexp, error) {
	var b strings.Builder
	for {
		before, rest, found := strings.Cut(s, "{{")
		b.WriteString(regexp.QuoteMeta(before))
		if !found {
			break
		}
		in, after, closed := strings.Cut(rest, "}}")
		if !closed {
			return nil, errors.New("found start of regex with no end '}}'")
		}
		if _, err := regexp.Compile(in); err != nil {
			return nil, fmt.Errorf("invalid regex: %w", err)
		}
		b.WriteString("(" + in + ")")
		s = after
	}
	return regexp.Compile(b.String())
}

// compareDiagnostics reads and verifies the parts of a file and reports every
// difference between what is said and what is announced.
func (a *app) compareDiagnostics(src *diag.Source, parts []func(dialect.ParseOptions) (*dialect.Module, error), how loading) error {
	expected, wrong := expectations(src)
	var said []diag.Diagnostic
	for _, parse := range parts {
		m, err := parse(a.likeTheTools())
		var warnings []diag.Diagnostic
		if err == nil {
			warnings, err = findings(m, how)
		}
		said = append(said, warnings...)
		var list *diag.List
		switch {
		case errors.As(err, &list):
			said = append(said, list.Diagnostics...)
		case err != nil:
			return err
		}
	}
	for _, d := range said {
		notes := d.Notes
		d.Notes = nil
		for _, one := range append([]diag.Diagnostic{d}, notes...) {
			if msg := meet(expected, &one); msg != "" {
				one.Severity, one.Message = diag.Error, msg
				wrong.Add(one)
			}
		}
	}
	for _, e := range expected {
		if !e.met {
			wrong.Add(diag.At(diag.Error, src, e.at, "expected %s %q was not produced", e.severity, e.text))
		}
	}
	if len(wrong.Diagnostics) == 0 {
		return nil
	}
	if err := wrong.Render(a.err, a.options()); err != nil {
		return err
	}
	return status(StatusFinding)
}

// meet looks for the comment that announces a diagnostic; what it returns is
// wrong with the diagnostic if there is none.
func meet(expected []*expectation, d *diag.Diagnostic) string {
	var near *expectation
	for _, e := range expected {
		if e.line != d.Line {
			continue
		}
		if e.match != nil && !e.match.MatchString(d.Message) || e.match == nil && !strings.Contains(d.Message, e.text) {
			continue
		}
		if e.severity == d.Severity {
			e.met = true
			return ""
		}
		near = e
	}
	if near != nil {
		return fmt.Sprintf("'%s' diagnostic emitted when expecting a '%s'", d.Severity, near.severity)
	}
	return fmt.Sprintf("unexpected %s: %s", d.Severity, d.Message)
}
