package diag

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestPosition(t *testing.T) {
	s := NewSource("a", "ab\n\nc\r\nd")
	for _, c := range []struct{ off, line, col int }{
		{0, 1, 1}, {2, 1, 3}, {3, 2, 1}, {4, 3, 1}, {5, 3, 2}, {7, 4, 1}, {8, 4, 2}, {99, 4, 2}, {-1, 1, 1},
	} {
		line, col := s.Position(c.off)
		require.Equal(t, []int{c.line, c.col}, []int{line, col}, "offset %d", c.off)
		require.Equal(t, min(max(c.off, 0), 8), s.Offset(line, col))
	}
	require.Equal(t, []string{"", "ab", "", "c", "d", ""}, []string{s.Line(0), s.Line(1), s.Line(2), s.Line(3), s.Line(4), s.Line(5)})
	require.Equal(t, 4, s.Lines())
	require.Equal(t, 1, NewSource("", "").Lines())
	require.Equal(t, 8, s.Offset(9, 1))
}

func render(t *testing.T, d Diagnostic, o Options) string {
	var b bytes.Buffer
	require.NoError(t, d.Render(&b, o))
	return b.String()
}

func TestRender(t *testing.T) {
	s := NewSource("in.mlir", "one\n\ttwo é three\n")
	d := At(Error, s, strings.Index(s.Text, "three"), "wrong: %d", 5)
	d.Notes = []Diagnostic{At(Note, s, 0, "see here"), {Severity: Note, Message: "no place"}}
	require.Equal(t, `in.mlir:2:9: error: wrong: 5
        two é three
              ^
in.mlir:1:1: note: see here
one
^
note: no place
`, render(t, d, Options{}))
	require.Equal(t, "\x1b[0;1min.mlir:1:4: \x1b[0m\x1b[0;1;35mwarning: \x1b[0m\x1b[0;1mw\x1b[0m\none\n   \x1b[0;1;32m^\x1b[0m\n",
		render(t, At(Warning, s, 3, "w"), Options{Color: true}))
	d = Diagnostic{Severity: Remark, Source: s, Line: 1, Message: "m", Drawing: []string{"  +0x00 __"}}
	require.Equal(t, "in.mlir:1: remark: m\none\n  +0x00 __\n", render(t, d, Options{}))
}

func TestLongLine(t *testing.T) {
	s := NewSource("x", strings.Repeat("a", 10000)+"HERE"+strings.Repeat("b", 10000))
	lines := strings.Split(render(t, At(Error, s, 10000, "m"), Options{}), "\n")
	require.Less(t, len(lines[1]), 600)
	caret := strings.Index(lines[2], "^")
	require.Equal(t, "HERE", lines[1][caret:caret+4])
	require.True(t, strings.HasPrefix(lines[1], "...") && strings.HasSuffix(lines[1], "..."))
	// At both ends of the line there is nothing to leave out on that side.
	first := strings.Split(render(t, At(Error, s, 0, "m"), Options{}), "\n")
	require.Equal(t, "^", first[2])
	last := strings.Split(render(t, At(Error, s, len(s.Text), "m"), Options{}), "\n")
	require.Equal(t, len(last[1]), strings.Index(last[2], "^"))
}

func TestBinaryLine(t *testing.T) {
	s := NewSource("x", "a\x00\x1b[2J\xff\xfez")
	require.Equal(t, "x:1:9: error: m\na??[2J??z\n        ^\n", render(t, At(Error, s, 8, "m"), Options{}))
}

func TestList(t *testing.T) {
	var l List
	require.NoError(t, l.Err())
	l.Add(Diagnostic{Severity: Warning, Message: "w"})
	require.NoError(t, l.Err())
	l.Add(Diagnostic{Severity: Error, Message: "e", Notes: []Diagnostic{{Severity: Note, Message: "n"}}})
	require.EqualError(t, l.Err(), "warning: w\nerror: e\nnote: n")
	require.Equal(t, 1, l.Errors())
}

func TestJSON(t *testing.T) {
	s := NewSource("f", "x\ny z")
	l := List{Diagnostics: []Diagnostic{At(Error, s, 4, "m")}}
	l.Diagnostics[0].Code = "out-of-bounds"
	l.Diagnostics[0].Notes = []Diagnostic{{Severity: Note, Message: "n"}}
	data, err := json.Marshal(&l)
	require.NoError(t, err)
	require.JSONEq(t, `[{"severity":"error","code":"out-of-bounds","file":"f","line":2,"column":3,"message":"m","source":"y z",
		"notes":[{"severity":"note","message":"n"}]}]`, string(data))
	data, err = json.Marshal(&List{})
	require.NoError(t, err)
	require.Equal(t, "[]", string(data))
}
