package diag

import (
	"encoding/json"
	"io"
	"strings"
	"unicode/utf8"
)

// Options says how diagnostics are rendered.
type Options struct {
	Color bool // ANSI colours, as LLVM's tools use them on a terminal
}

// A source line longer than window bytes is shown as the part around the
// caret: generated files put whole programs on one line.
const (
	window  = 500
	before  = 160 // bytes kept left of the caret of a windowed line
	tabStop = 8   // as LLVM's SMDiagnostic expands tabs
)

const (
	reset   = "\x1b[0m"
	bold    = "\x1b[0;1m"
	red     = "\x1b[0;1;31m"
	magenta = "\x1b[0;1;35m"
	blue    = "\x1b[0;1;34m"
	black   = "\x1b[0;1;30m"
	green   = "\x1b[0;1;32m"
)

var severityColors = [...]string{red, magenta, blue, black}

// Render writes the diagnostic in mlir-opt's shape: `file:line:col: error:
// message`, the source line, a caret below its column; then its notes.
func (d *Diagnostic) Render(w io.Writer, o Options) error {
	var b []byte
	b = d.append(b, o)
	_, err := w.Write(b)
	return err
}

// Render writes every diagnostic of the list.
func (l *List) Render(w io.Writer, o Options) error {
	var b []byte
	for i := range l.Diagnostics {
		b = l.Diagnostics[i].append(b, o)
	}
	_, err := w.Write(b)
	return err
}

func (d *Diagnostic) append(b []byte, o Options) []byte {
	paint := func(code, s string) {
		if o.Color {
			b = append(b, code...)
			b = append(b, s...)
			b = append(b, reset...)
			return
		}
		b = append(b, s...)
	}
	if p := d.Place(); p != "" {
		paint(bold, p+": ")
	}
	paint(severityColors[d.Severity], d.Severity.String()+": ")
	paint(bold, d.Message)
	b = append(b, '\n')
	if d.Source != nil && d.Line > 0 && d.Line <= d.Source.Lines() {
		line, caret := excerpt(d.Source.Line(d.Line), d.Col)
		b = append(b, line...)
		b = append(b, '\n')
		if caret >= 0 {
			b = append(b, strings.Repeat(" ", caret)...)
			paint(green, "^")
			b = append(b, '\n')
		}
	}
	for _, s := range d.Drawing {
		b = append(b, s...)
		b = append(b, '\n')
	}
	for i := range d.Notes {
		b = d.Notes[i].append(b, o)
	}
	return b
}

// excerpt is the source line as shown and the display column of the caret, -1
// when there is none. Tabs become blanks up to the next multiple of eight;
// bytes that would confuse a terminal are replaced.
func excerpt(line string, col int) (shown string, caret int) {
	at := min(col-1, len(line))
	lead, tail := "", ""
	if len(line) > window {
		from := max(at-before, 0)
		to := min(from+window, len(line))
		from = max(to-window, 0)
		for from > 0 && !utf8.RuneStart(line[from]) {
			from--
		}
		for to < len(line) && !utf8.RuneStart(line[to]) {
			to++
		}
		if from > 0 {
			lead = "..."
		}
		if to < len(line) {
			tail = "..."
		}
		line, at = line[from:to], at-from
	}
	var b strings.Builder
	b.WriteString(lead)
	width := len(lead)
	caret = -1
	for i, r := range line {
		if i <= at {
			caret = width
		}
		switch {
		case r == '\t':
			n := tabStop - width%tabStop
			b.WriteString("        "[:n])
			width += n
			continue
		case r < ' ' || r == 0x7f || r == utf8.RuneError:
			r = '?'
		}
		b.WriteRune(r)
		width++
	}
	if at >= len(line) {
		caret = width
	}
	if col <= 0 {
		caret = -1
	}
	b.WriteString(tail)
	return b.String(), caret
}

type jsonDiagnostic struct {
	Severity Severity         `json:"severity"`
	Code     string           `json:"code,omitempty"`
	File     string           `json:"file,omitempty"`
	Line     int              `json:"line,omitempty"`
	Col      int              `json:"column,omitempty"`
	Message  string           `json:"message"`
	Source   string           `json:"source,omitempty"`
	Drawing  []string         `json:"drawing,omitempty"`
	Notes    []jsonDiagnostic `json:"notes,omitempty"`
}

func (d *Diagnostic) json() jsonDiagnostic {
	j := jsonDiagnostic{Severity: d.Severity, Code: d.Code, Line: d.Line, Col: d.Col, Message: d.Message, Drawing: d.Drawing}
	if d.Source != nil {
		j.File = d.Source.Name
		if d.Line > 0 {
			j.Source, _ = excerpt(d.Source.Line(d.Line), d.Col)
		}
	}
	for i := range d.Notes {
		j.Notes = append(j.Notes, d.Notes[i].json())
	}
	return j
}

// MarshalJSON is the diagnostic as an object with severity, code, file, line,
// column, message, source (the line as shown), drawing and notes; what is
// absent is left out.
func (d Diagnostic) MarshalJSON() ([]byte, error) { return json.Marshal(d.json()) }

// MarshalJSON is the array of the list's diagnostics.
func (l *List) MarshalJSON() ([]byte, error) {
	if len(l.Diagnostics) == 0 {
		return []byte("[]"), nil
	}
	return json.Marshal(l.Diagnostics)
}
