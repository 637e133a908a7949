package interp

import (
	"fmt"

	"github.com/touchstone-ir/touchstone/memory"
)

// shownLeaks bounds the objects that one report names.
const shownLeaks = 10

// leaked is the fault of the heap objects that are alive now, or nil.
func (m *Machine) leaked() error {
	n, bytes := 0, uint64(0)
	f := &Fault{Kind: Leak, Step: m.thread.step()}
	for o := range m.mem.Live(memory.Heap) {
		if o.Family == noFamily {
			continue
		}
		n, bytes = n+1, bytes+o.Size
		if n <= shownLeaks {
			f.Notes = append(f.Notes, Note{Op: m.opAt(o.Birth), Message: fmt.Sprintf("%s: %s, alive since step %d", m.mem.Describe(o.Base), plural(o.Size, "byte"), o.Birth.Step)})
		}
	}
	if n == 0 {
		return nil
	}
	if n > shownLeaks {
		f.Notes = append(f.Notes, Note{Message: fmt.Sprintf("and %d more", n-shownLeaks)})
	}
	f.Message = fmt.Sprintf("%s of %s not freed when the program ended", plural(uint64(n), "heap object"), plural(bytes, "byte"))
	f.Notes = append(f.Notes, Note{Message: "see `touchstone explain leak`"})
	return f
}
