package interp

import (
	"strings"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/memory"
)

// A detached pointer is one that a getelementptr has moved so far from its
// object that its bits name another object, or none. LangRef ("Pointer
// Aliasing Rules") lets it be computed, compared and moved home again, but
// not accessed: it is still based on its own object. Its bits are those of
// the arithmetic; that it is detached is known from its shadow, which marks
// all bits chosen, together with Machine.detached, which keeps the object it
// belongs to. An integer made of it is only its bits (RATIONALE.md, "Provenance").

// detach decides about the pointer that has been moved from base to out.
func (t *Thread) detach(base, out *Scalar) {
	home, away := t.home(base)
	if (base.V^out.V)>>32 == 0 && !away {
		return
	}
	if !away {
		o, ok := t.mem.Object(memory.Ptr(base.V))
		if !ok {
			return
		}
		home = o.Base
	}
	h, _ := t.mem.Object(home)
	if o, ok := t.mem.Object(memory.Ptr(out.V)); ok && o.Base == home && h.Base == home {
		if away {
			out.Chosen = 0
		}
		return
	}
	if t.m.detached == nil {
		t.m.detached = map[memory.Ptr]memory.Ptr{}
	}
	t.m.detached[memory.Ptr(out.V)] = home
	out.Chosen = ^uint64(0)
}

// home is the object that a detached pointer belongs to; ok is false for
// other pointers.
func (t *Thread) home(v *Scalar) (p memory.Ptr, ok bool) {
	if v.Chosen != ^uint64(0) || t.m.detached == nil {
		return 0, false
	}
	p, ok = t.m.detached[memory.Ptr(v.V)]
	return p, ok
}

// attached stops the program unless v may be accessed as far as its object is
// concerned.
func (t *Thread) attached(s *site, v *Scalar) {
	home, away := t.home(v)
	if !away {
		return
	}
	into := "where no object is"
	if o, ok := t.mem.Object(memory.Ptr(v.V)); ok {
		into = "into " + t.mem.Describe(o.Base)
	}
	f := &Fault{Kind: DetachedPointer, Message: "access through a pointer to " + t.mem.Describe(home) + " that was moved " + into}
	t.place(f, s)
	o, _ := t.mem.Object(home)
	m := &memory.Fault{Ptr: memory.Ptr(v.V), HasObject: true, Object: o}
	f.Memory, f.Notes = m, t.memoryNotes(m)
	t.stopWith(f)
}

// dereferenceable is the promise of a load or an inttoptr about the pointer
// that it gives (LangRef, "'load' Instruction": !dereferenceable).
type dereferenceable struct {
	bytes  uint64
	orNull bool
}

// readDereferenceable decodes `#llvm.dereferenceable<bytes = 8, mayBeNull = true>`.
func readDereferenceable(o *dialect.Operation) dereferenceable {
	a, ok := o.Attr("dereferenceable").(*dialect.DialectAttr)
	if !ok {
		return dereferenceable{}
	}
	var d dereferenceable
	for _, part := range strings.Split(strings.Trim(strings.TrimSpace(a.Body), "<>"), ",") {
		key, value, _ := strings.Cut(part, "=")
		value = strings.TrimSpace(value)
		switch strings.TrimSpace(key) {
		case "bytes":
			for _, c := range value {
				if c < '0' || c > '9' {
					break
				}
				d.bytes = d.bytes*10 + uint64(c-'0')
			}
		case "mayBeNull":
			d.orNull = value == "true"
		}
	}
	return d
}

// checkDereferenceable holds the pointer that s gives against d.
func (t *Thread) checkDereferenceable(s *site, d dereferenceable) {
	if d.bytes == 0 {
		return
	}
	v := t.lane(s.res, 0)
	if v.Poison || v.anyUndef() || v.V == 0 && d.orNull {
		return
	}
	if f := t.mem.Check(memory.Ptr(v.V), d.bytes, 1, false); f != nil {
		t.promiseFault(s, f, "the pointer from "+s.op.Name+" is dereferenceable for "+plural(d.bytes, "byte")+" by promise")
	}
}
