package interp

import (
	"bytes"

	"github.com/touchstone-ir/touchstone/dialect/op"
	"github.com/touchstone-ir/touchstone/memory"
)

// An Access is bytes of memory that an operation read or wrote.
type Access struct {
	Ptr   memory.Ptr
	N     uint64
	Write bool
}

// watchpoint is a range that the debugger watches. Accesses to its object
// leave the loop (memory.Watch); of those that do not say where they go, such
// as library functions, a change of the bytes is what tells.
type watchpoint struct {
	id          int
	mem         int // memory's number
	p           memory.Ptr
	n           uint64
	read, write bool
	old         []byte
}

// Watch makes Resume come back after an operation that reads or writes, as
// asked, one of the n bytes at p. It gives a number for Unwatch. A read by a
// library function is not seen.
func (d *Debugger) Watch(p memory.Ptr, n uint64, read, write bool) int {
	d.ids++
	w := watchpoint{id: d.ids, mem: d.m.mem.Watch(p, n, read, write), p: p, n: n, read: read, write: write}
	w.old = d.m.contents(p, n)
	d.watch = append(d.watch, w)
	return w.id
}

// Unwatch removes a watch.
func (d *Debugger) Unwatch(id int) {
	for i, w := range d.watch {
		if w.id == id {
			d.m.mem.Unwatch(w.mem)
			d.watch = append(d.watch[:i:i], d.watch[i+1:]...)
			return
		}
	}
}

// refreshWatches takes the present bytes for those seen last.
func (d *Debugger) refreshWatches() {
	for i := range d.watch {
		w := &d.watch[i]
		w.old = d.m.contents(w.p, w.n)
	}
}

// contents are the n bytes at p with their state, or nil where none can be
// read.
func (m *Machine) contents(p memory.Ptr, n uint64) []byte {
	out := make([]byte, n, 4*n)
	if m.mem.Read(p, out, 1) != nil {
		return nil
	}
	for _, plane := range [][]byte{first(m.mem.ReadShadow(p, n)), nil} {
		out = append(out, plane...)
	}
	return out
}

// first joins the planes of a shadow.
func first(poison, undef, chosen []byte) []byte {
	if poison == nil && undef == nil && chosen == nil {
		return nil
	}
	return append(append(append([]byte(nil), poison...), undef...), chosen...)
}

// watched looks whether the operation that was executed at step before hit a
// watch; touched are the accesses that it named.
func (d *Debugger) watched(touched []Access, before uint64) (Event, bool) {
	var e Event
	hit := false
	for i := range d.watch {
		w := &d.watch[i]
		now := d.m.contents(w.p, w.n)
		changed := w.old != nil && now != nil && !bytes.Equal(now, w.old)
		w.old = now
		for _, a := range touched {
			if !hit && a.Ptr < w.p+memory.Ptr(w.n) && w.p < a.Ptr+memory.Ptr(a.N) && (a.Write && w.write || !a.Write && w.read) {
				e, hit = Event{Kind: EventWatch, Before: before, Watch: w.id, Access: a}, true
			}
		}
		if changed && w.write && !hit {
			e, hit = Event{Kind: EventWatch, Before: before, Watch: w.id, Access: Access{w.p, w.n, true}}, true
		}
	}
	return e, hit
}

// accesses are the accesses that the operation at s is about to make, as far
// as its operands say.
func (t *Thread) accesses(s *site) []Access {
	ptr := func(i int) memory.Ptr {
		if i >= len(s.args) || len(s.args[i].sh.leaves) != 1 {
			return 0
		}
		v := t.lane(s.args[i], 0)
		return memory.Ptr(v.V)
	}
	switch s.kind {
	case op.Load:
		return []Access{{ptr(0), s.res.sh.store, false}}
	case op.Store:
		return []Access{{ptr(1), s.args[0].sh.store, true}}
	case op.AtomicRMW, op.CmpXchg:
		n := s.args[1].sh.store
		return []Access{{ptr(0), n, true}, {ptr(0), n, false}}
	case op.IntrMemset:
		return []Access{{ptr(0), uint64(ptr(2)), true}}
	case op.IntrMemcpy, op.IntrMemmove:
		n := uint64(ptr(2))
		return []Access{{ptr(0), n, true}, {ptr(1), n, false}}
	}
	return nil
}

// anyTaint reports whether an operand at s is not plain.
func (t *Thread) anyTaint(s *site) bool {
	if !t.tainted {
		return false
	}
	for _, a := range s.args {
		if !t.clean(a) {
			return true
		}
	}
	return false
}

// poisonByName reports whether poison or undef is what the operation is for.
func poisonByName(s *site) bool {
	return s.kind == op.MlirPoison || s.kind == op.MlirUndef
}
