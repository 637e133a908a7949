package diag

import (
	"fmt"
	"strings"
)

// Severity is how grave a diagnostic is.
type Severity uint8

// The severities, in the words that LLVM's tools print.
const (
	Error Severity = iota
	Warning
	Remark
	Note
)

var severityWords = [...]string{"error", "warning", "remark", "note"}

// String is the word printed before the message.
func (s Severity) String() string { return severityWords[s] }

// MarshalText makes the JSON form the word.
func (s Severity) MarshalText() ([]byte, error) { return []byte(s.String()), nil }

// Diagnostic says one thing about one place. Source and Line may be absent:
// then only the severity and the message are shown.
type Diagnostic struct {
	Severity Severity
	Code     string // stable name of the kind of finding, "" when it has none
	Source   *Source
	Line     int // from 1; 0 when there is no line
	Col      int // from 1, in bytes; 0 when there is no column
	Message  string
	Drawing  []string // lines shown as they are below the source line
	Notes    []Diagnostic
}

// At is a diagnostic about a byte offset of src.
func At(sev Severity, src *Source, off int, format string, args ...any) Diagnostic {
	d := Diagnostic{Severity: sev, Source: src, Message: format}
	if len(args) > 0 {
		d.Message = fmt.Sprintf(format, args...)
	}
	d.Message = shortened(d.Message)
	if src != nil {
		d.Line, d.Col = src.Position(off)
	}
	return d
}

// longestMessage bounds a message: a text may hold a name of any length.
const longestMessage = 2000

// shortened is s with its middle left out when it is too long to read.
func shortened(s string) string {
	if len(s) <= longestMessage {
		return s
	}
	half := longestMessage/2 - 2
	return strings.ToValidUTF8(s[:half], "") + "…" + strings.ToValidUTF8(s[len(s)-half:], "")
}

// Place is `file:line:col`, with what is absent left out.
func (d *Diagnostic) Place() string {
	var b strings.Builder
	if d.Source != nil {
		b.WriteString(d.Source.Name)
	}
	for _, n := range []int{d.Line, d.Col} {
		if n > 0 {
			if b.Len() > 0 {
				b.WriteByte(':')
			}
			fmt.Fprint(&b, n)
		}
	}
	return b.String()
}

// Error is the first line of the rendered diagnostic: place, severity and
// message.
func (d *Diagnostic) Error() string {
	if p := d.Place(); p != "" {
		return p + ": " + d.Severity.String() + ": " + d.Message
	}
	return d.Severity.String() + ": " + d.Message
}

// List is what a pass over a text had to say, in the order it was found. A
// *List is an error; see Err.
type List struct{ Diagnostics []Diagnostic }

// Add appends a diagnostic.
func (l *List) Add(d Diagnostic) { l.Diagnostics = append(l.Diagnostics, d) }

// Errors is how many diagnostics are errors.
func (l *List) Errors() int {
	n := 0
	for i := range l.Diagnostics {
		if l.Diagnostics[i].Severity == Error {
			n++
		}
	}
	return n
}

// Err is the list itself when it holds an error, else nil.
func (l *List) Err() error {
	if l.Errors() == 0 {
		return nil
	}
	return l
}

// Error is one line per diagnostic, notes included.
func (l *List) Error() string {
	var b strings.Builder
	for i := range l.Diagnostics {
		writeLines(&b, &l.Diagnostics[i])
	}
	return strings.TrimSuffix(b.String(), "\n")
}

func writeLines(b *strings.Builder, d *Diagnostic) {
	b.WriteString(d.Error())
	b.WriteByte('\n')
	for i := range d.Notes {
		writeLines(b, &d.Notes[i])
	}
}
