package interp

import (
	"fmt"
	"strings"

	"github.com/touchstone-ir/touchstone/memory"
)

// drawnRows bounds the rows of 16 bytes in a drawing.
const drawnRows = 4

// drawBytes shows the object's bytes around an access: __ is undefined, PP
// poison, and ^^ stand below the bytes that were accessed.
//
//	+0x00  01 00 00 00  __ __ __ __  __ __ __ __  __ __ __ __ |
//	+0x10               ^^ ^^ ^^ ^^ read here
func drawBytes(mem *memory.Memory, m *memory.Fault) []string {
	o := m.Object
	if !o.Alive || o.Kind == memory.Function || m.Size == 0 || o.Size == 0 {
		return nil
	}
	first := max(m.Offset, 0) &^ 15
	if uint64(first) >= o.Size {
		first = int64((o.Size - 1) &^ 15)
	}
	first = max(first-16, 0)
	var out []string
	for row := first; row < first+16*drawnRows; row += 16 {
		cells := make([]string, 16)
		marks := make([]string, 16)
		shown, marked := false, false
		for i := range cells {
			at := row + int64(i)
			cells[i], marks[i] = "  ", "  "
			if at >= 0 && uint64(at) < o.Size {
				cells[i], shown = drawByte(mem, o.Base+memory.Ptr(at)), true
			}
			if at >= m.Offset && uint64(at-m.Offset) < m.Size {
				marks[i], marked = "^^", true
			}
		}
		if !shown && !marked {
			break
		}
		end := ""
		if uint64(row)+16 >= o.Size && uint64(row) < o.Size {
			end = " |"
		}
		if shown {
			out = append(out, strings.TrimRight(fmt.Sprintf("+0x%02x  %s", row, joinCells(cells)), " ")+end)
		}
		if marked {
			word := " read here"
			if m.Write {
				word = " written here"
			}
			head := "       "
			if !shown {
				head = fmt.Sprintf("+0x%02x  ", row)
			}
			out = append(out, strings.TrimRight(head+joinCells(marks), " ")+word)
			if uint64(row)+16 >= uint64(m.Offset)+m.Size {
				break
			}
		}
	}
	return out
}

// joinCells puts sixteen bytes in groups of four.
func joinCells(c []string) string {
	var g []string
	for i := 0; i < len(c); i += 4 {
		g = append(g, strings.Join(c[i:i+4], " "))
	}
	return strings.Join(g, "  ")
}

// drawByte is one byte as two characters.
func drawByte(mem *memory.Memory, p memory.Ptr) string {
	var b [1]byte
	if mem.Read(p, b[:], 1) != nil {
		return "??"
	}
	poison, undef, _ := mem.ReadShadow(p, 1)
	switch {
	case poison != nil && poison[0] != 0:
		return "PP"
	case undef != nil && undef[0] != 0:
		return "__"
	}
	return fmt.Sprintf("%02x", b[0])
}
