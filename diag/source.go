package diag

import (
	"sort"
	"strings"
	"sync"
)

// Source is one text that diagnostics point into. The zero Name stands for a
// text that came from nowhere in particular.
type Source struct {
	Name string // as shown before the line number
	Text string

	once   sync.Once
	starts []int32 // offset of the first byte of each line
}

// NewSource is a Source of the given name and text.
func NewSource(name, text string) *Source { return &Source{Name: name, Text: text} }

// index makes the table of line starts; a source that nobody points into
// never pays for it.
func (s *Source) index() []int32 {
	s.once.Do(func() {
		starts := make([]int32, 1, 1+strings.Count(s.Text, "\n"))
		for off := 0; ; {
			i := strings.IndexByte(s.Text[off:], '\n')
			if i < 0 {
				break
			}
			off += i + 1
			starts = append(starts, int32(off))
		}
		s.starts = starts
	})
	return s.starts
}

// Position is the line and column of a byte offset, both from 1; the column
// counts bytes, as mlir-opt's does. An offset outside the text is moved to its
// nearest end.
func (s *Source) Position(off int) (line, col int) {
	off = min(max(off, 0), len(s.Text))
	starts := s.index()
	n := sort.Search(len(starts), func(i int) bool { return int(starts[i]) > off })
	return n, off - int(starts[n-1]) + 1
}

// Offset is the byte offset of a line and column from 1, the inverse of
// Position; a place outside the text is moved to the nearest one inside.
func (s *Source) Offset(line, col int) int {
	starts := s.index()
	if line < 1 {
		return 0
	}
	if line > len(starts) {
		return len(s.Text)
	}
	return min(int(starts[line-1])+max(col-1, 0), len(s.Text))
}

// Line is line n (from 1) without its line break, "" outside the text.
func (s *Source) Line(n int) string {
	starts := s.index()
	if n < 1 || n > len(starts) {
		return ""
	}
	end := len(s.Text)
	if n < len(starts) {
		end = int(starts[n]) - 1
	}
	return strings.TrimSuffix(s.Text[starts[n-1]:end], "\r")
}

// Lines is how many lines the text has; a text without a line break has one.
func (s *Source) Lines() int { return len(s.index()) }
