package dialect

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"github.com/touchstone-ir/touchstone/diag"
)

// lead is what stands before the attribute that readAttr reads.
const lead = "{a = "

// readAttr reads text as the value in a dictionary of one entry.
func readAttr(text string) (a Attribute, err error) {
	p := newParser("input", lead+text+"}", NewContext())
	err = p.catch(func() {
		p.start()
		a = p.parseAttrDict()[0].Value
		p.endOfFile()
	})
	return a, err
}

// readType reads text as one type and nothing behind it.
func readType(text string) (t Type, err error) {
	p := newParser("input", text, NewContext())
	err = p.catch(func() {
		p.start()
		t = p.parseType()
		if !p.at(tEOF) {
			p.errorWrong("expected end of type")
		}
	})
	return t, err
}

// recorded is one line of a file of answers.
type recorded struct {
	line         int
	text, answer string
	rejected     bool
	col          int // of the error
}

func readRecorded(t *testing.T, name string) []recorded {
	data, err := os.ReadFile(filepath.Join("..", "testdata", "dialect", name))
	require.NoError(t, err)
	var rs []recorded
	for i, line := range strings.Split(strings.TrimSpace(string(data)), "\n") {
		if strings.HasPrefix(line, "# ") {
			continue
		}
		r := recorded{line: i + 1}
		var ok bool
		if r.text, r.answer, ok = strings.Cut(line, " => "); !ok {
			r.text, r.answer, ok = strings.Cut(line, " !! ")
			require.True(t, ok, line)
			r.rejected = true
			col, msg, _ := strings.Cut(r.answer, ": ")
			r.col, err = strconv.Atoi(col)
			require.NoError(t, err, line)
			r.answer = msg
		}
		rs = append(rs, r)
	}
	return rs
}

// TestRecorded compares the reader and the printer with what mlir-opt-22
// answered: the same texts are refused at the same column, the others print
// the same.
func TestRecorded(t *testing.T) {
	for _, file := range []string{"types.txt", "attrs.txt", "elements.txt"} {
		for _, r := range readRecorded(t, file) {
			t.Run(file+"/"+strconv.Itoa(r.line), func(t *testing.T) {
				a, err := readAttr(r.text)
				if !r.rejected {
					require.NoError(t, err, r.text)
					require.Equal(t, r.answer, a.String(), r.text)
					if strings.HasSuffix(r.answer, ": f80") || strings.HasSuffix(r.answer, ": f128") {
						return // decimal literals are doubles first: MLIR loses bits here
					}
					again, err := readAttr(a.String())
					require.NoError(t, err, r.text)
					require.Equal(t, a.String(), again.String(), r.text)
					return
				}
				require.Error(t, err, "%s: %s", r.text, r.answer)
				d := err.(*diag.List).Diagnostics[0]
				require.Equal(t, r.col, d.Col-len(lead), "%s: ours %q, theirs %q", r.text, d.Message, r.answer)
			})
		}
	}
}
