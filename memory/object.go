package memory

import (
	"cmp"
	"fmt"
	"iter"
	"slices"
	"strings"
)

// Spec describes an object to be made.
type Spec struct {
	Size   uint64 // bytes; 0 is legal
	Align  uint64 // of byte 0; rounded up to a power of two, 0 counts as 1
	Kind   Kind
	Name   string // without a sigil or with it; may be empty
	Family Family // who may free it; 0 for nobody
	Space  uint32 // address space
	Birth  Origin
	Zeroed bool // all bytes are zero and plain; otherwise they are undefined
	Tag    int  // the caller's, 32 bits: a function's index, a stream's number
}

// Info is what is known about an object, alive or dead.
type Info struct {
	Kind    Kind
	Name    string
	Size    uint64
	Align   uint64
	Family  Family
	Space   uint32
	Ordinal uint64 // counts from 1 within the kind
	Birth   Origin
	Death   Origin // of dead objects, and of those outside their lifetime
	Alive   bool   // accesses are legal, as far as the kind allows them
	Const   bool   // writes fault
	Base    Ptr    // pointer to byte 0
	Tag     int
}

// Alloc makes an object and returns the pointer to its byte 0. A Constant can
// be written until MakeConstant. The error is a LimitError.
func (m *Memory) Alloc(s Spec) (Ptr, error) {
	if s.Kind == Stack {
		return m.allocStackSpec(s)
	}
	alignLog := alignLogOf(s.Align)
	switch {
	case alignLog > 31:
		return 0, &LimitError{What: "alignment", Size: s.Align, Max: MaxAlign}
	case s.Size > m.maxBytes-m.stats.LiveBytes:
		return 0, &LimitError{What: "memory", Size: s.Size, InUse: m.stats.LiveBytes, Max: m.maxBytes}
	}
	data, zero := m.arena.heap.base, true
	if s.Size > 0 {
		var err error
		if data, zero, err = m.blocks.alloc(s.Size, alignLog); err != nil {
			return 0, &LimitError{What: "memory", Size: s.Size, InUse: m.stats.LiveBytes, Max: m.maxBytes}
		}
	}
	parts := uint32(partsOf(s.Size, alignLog))
	slot, err := uint32(0), error(nil)
	if parts == 1 {
		slot, err = m.takeSlot()
	} else {
		slot, err = m.takeRun(parts)
	}
	if err != nil {
		if s.Size > 0 {
			m.blocks.release(data, s.Size, alignLog)
		}
		return 0, err
	}
	m.stats.LiveBytes += s.Size
	m.stats.PeakBytes = max(m.stats.PeakBytes, m.stats.LiveBytes)
	m.stats.LiveObjects++
	m.stats.Allocations++
	m.ordinals[s.Kind]++

	shadow := uintptr(0)
	if s.Zeroed {
		if !zero {
			clear(view(data, s.Size))
		}
	} else if s.Size > 0 {
		shadow = data + m.arena.span
		undefineMany(shadow, s.Size)
	}
	name := m.names.id(s.Name)
	base := Ptr(uint64(m.cold(slot).serial)<<32 | biasOf(alignLog))
	for part := range parts {
		c := m.cold(slot + part)
		*c = cold{
			size: s.Size, ordinal: m.ordinals[s.Kind], serial: c.serial, name: name,
			tag: int32(s.Tag), space: s.Space, born: m.seq, part: uint16(part),
			kind: s.Kind, state: alive, alignLog: alignLog, family: s.Family,
			flags: c.flags & flagSaved, birth: s.Birth,
		}
		l := m.line(slot + part)
		*l = Line{Data: data, Load: uint64(base), Store: uint64(base), Shadow: shadow}
		if s.Kind != Function {
			l.limit(s.Size)
		}
		if m.special {
			m.applyWatches(slot+part, c)
		} else {
			c.flags = 0
		}
	}
	return base, nil
}

func (m *Memory) allocStackSpec(s Spec) (Ptr, error) {
	p, err := m.allocStack(s.Size, s.Align, m.names.id(s.Name), s.Birth, alive)
	if err != nil {
		return 0, err
	}
	slot, c := m.find(p)
	c.tag, c.space, c.family = int32(s.Tag), s.Space, s.Family
	if s.Zeroed {
		l := m.line(slot)
		clear(view(l.Data, s.Size))
		l.Shadow = 0
	}
	return p, nil
}

// parts calls do for each slot of the object whose part has this slot.
func (m *Memory) parts(slot uint32, c *cold, do func(*Line, *cold)) {
	first := slot - uint32(c.part)
	for i := range uint32(partsOf(c.size, c.alignLog)) {
		do(m.line(first+i), m.cold(first+i))
	}
}

// Free ends the life of an object that an allocator of family fam gave out (C17
// 7.22.3.3). Freeing null is the caller's to allow.
func (m *Memory) Free(p Ptr, fam Family, death Origin) *Fault {
	slot, c := m.find(p)
	switch {
	case c == nil || c.family == 0 || c.kind == Stack:
		return m.fault(InvalidFree, p, 0, 0, false)
	case c.state != alive:
		return m.fault(DoubleFree, p, 0, 0, false)
	case p != c.base():
		return m.fault(InvalidFree, p, 0, 0, false)
	case c.family != fam:
		f := m.fault(MismatchedFree, p, 0, 0, false)
		f.Freed = fam
		return f
	}
	m.release(slot, c, death)
	return nil
}

// release ends the life of the heap object whose first slot is given.
func (m *Memory) release(slot uint32, c *cold, death Origin) {
	m.stats.LiveBytes -= c.size
	m.stats.LiveObjects--
	if c.size > 0 {
		m.freeBlock(m.line(slot).Data, c)
	}
	for part := range uint32(partsOf(c.size, c.alignLog)) {
		m.touch(slot + part)
		c := m.cold(slot + part)
		c.state = dead
		c.death = death
		m.line(slot + part).close()
		m.freeSlot(slot + part)
	}
}

// Realloc makes an object of the new size, copies what fits, shadow and all,
// and frees the old one (C17 7.22.3.5). Bytes beyond the old size are undefined.
// When the new object cannot be made, the old one stays. Of null it is an
// allocation.
func (m *Memory) Realloc(p Ptr, size, align uint64, fam Family, o Origin) (Ptr, *Fault, error) {
	s := Spec{Size: size, Align: align, Kind: Heap, Family: fam, Birth: o}
	if p == Null {
		q, err := m.Alloc(s)
		return q, nil, err
	}
	_, c := m.find(p)
	if c == nil || c.state != alive || c.family != fam || p != c.base() || c.kind == Stack {
		f := m.Free(p, fam, o) // cannot succeed
		return 0, f, nil
	}
	s.Kind, s.Space, s.Tag, s.Name = c.kind, c.space, int(c.tag), m.names.name(c.name)
	old := c.size
	m.stats.LiveBytes -= old // both are there for a moment only
	q, err := m.Alloc(s)
	m.stats.LiveBytes += old
	if err != nil {
		return 0, nil, err
	}
	if f := m.Copy(q, p, min(old, size), 1, 1); f != nil {
		return 0, f, nil
	}
	return q, m.Free(p, fam, o), nil
}

// LifetimeStart begins the lifetime of the stack object at p (LangRef,
// llvm.lifetime.start; semantics S6.12): its bytes become undefined, or poison
// when it was within its lifetime already.
func (m *Memory) LifetimeStart(p Ptr, o Origin) *Fault {
	slot, c, f := m.scoped(p)
	if f != nil {
		return f
	}
	m.firstWrite(slot, c)
	m.touch(slot)
	l := m.line(slot)
	if c.state == alive {
		m.setMasks(slot, c, 0, c.size, masks{poison: 0xFF})
		return nil
	}
	c.state = alive
	c.birth = o
	c.flags &^= flagPoison | flagChosen
	l.limit(c.size)
	l.Shadow = l.Data + m.arena.span
	undefineMany(l.Shadow, c.size)
	return nil
}

// LifetimeEnd ends the lifetime of the stack object at p: accesses fault until
// the next start. On an object outside its lifetime it does nothing.
func (m *Memory) LifetimeEnd(p Ptr, o Origin) *Fault {
	slot, c, f := m.scoped(p)
	if f != nil || c.state == outside {
		return f
	}
	m.firstWrite(slot, c)
	m.touch(slot)
	c.state = outside
	c.death = o
	m.line(slot).close()
	return nil
}

// scoped finds the stack object that a lifetime marker at p is about.
func (m *Memory) scoped(p Ptr) (uint32, *cold, *Fault) {
	slot, c := m.find(p)
	switch {
	case c == nil || c.kind != Stack || p != c.base():
		return 0, nil, m.fault(InvalidLifetime, p, 0, 0, false)
	case !c.holds():
		return 0, nil, m.fault(deadKind(c), p, 0, 0, false)
	}
	return slot, c, nil
}

// MakeConstant forbids writes to the object p points to, once a constant's
// initialiser has been written.
func (m *Memory) MakeConstant(p Ptr) {
	slot, c := m.find(p)
	if c == nil {
		return
	}
	m.firstWrite(slot, c)
	m.parts(slot, c, func(l *Line, c *cold) {
		m.touch(uint32(uint64(c.serial) & m.mask))
		c.flags |= flagConst
		l.rebase(c)
	})
}

// rebase derives the bases from the flags.
func (l *Line) rebase(c *cold) {
	l.Load, l.Store = uint64(c.base()), uint64(c.base())
	if c.flags&flagWatchR != 0 {
		l.Load = Impossible
	}
	if c.flags&(flagWatchW|flagConst|flagPending) != 0 {
		l.Store = Impossible
	}
}

// Object returns what is known about the object that p names by its serial:
// wherever in it or near it p points, and also when the object is dead, until
// its slot is used again.
func (m *Memory) Object(p Ptr) (Info, bool) {
	_, c := m.find(p)
	if c == nil {
		return Info{}, false
	}
	return m.info(c), true
}

func (m *Memory) info(c *cold) Info {
	i := Info{
		Kind: c.kind, Name: m.names.name(c.name), Size: c.size, Align: 1 << c.alignLog,
		Family: c.family, Space: c.space, Ordinal: c.ordinal, Birth: c.birth,
		Alive: c.state == alive, Const: c.flags&flagConst != 0, Base: c.base(), Tag: int(c.tag),
	}
	if !i.Alive {
		i.Death = c.death
	}
	return i
}

// Describe names the place p points to: `null`, `@global + 8`, `%a`, `heap#3 + 16`,
// `stack#5 - 4`, or the bits in hexadecimal when they name no object.
func (m *Memory) Describe(p Ptr) string {
	if p == Null {
		return "null"
	}
	i, ok := m.Object(p)
	if !ok {
		return fmt.Sprintf("0x%x", uint64(p))
	}
	name := i.Title()
	switch off := int64(p - i.Base); {
	case off > 0:
		return fmt.Sprintf("%s + %d", name, off)
	case off < 0:
		return fmt.Sprintf("%s - %d", name, uint64(-off))
	}
	return name
}

// Title names the object: `@name` for globals and functions, `%name` for named
// stack objects, else kind and ordinal, as in `heap#3`.
func (i Info) Title() string {
	sigil := ""
	switch i.Kind {
	case Global, Constant, Function:
		sigil = "@"
	case Stack:
		sigil = "%"
	case Heap:
		i.Name = ""
	}
	if i.Name == "" {
		return fmt.Sprintf("%s#%d", i.Kind, i.Ordinal)
	}
	if strings.HasPrefix(i.Name, sigil) {
		return i.Name
	}
	return sigil + i.Name
}

// Live yields the objects of a kind that were not freed or released, in the
// order of their birth. Objects may be freed meanwhile; those made meanwhile
// are left out.
func (m *Memory) Live(k Kind) iter.Seq[Info] {
	return func(yield func(Info) bool) {
		type birth struct {
			ordinal uint64
			p       Ptr
		}
		var found []birth
		m.eachSlot(func(_ uint32, c *cold) {
			if c.holds() && c.kind == k && c.part == 0 {
				found = append(found, birth{c.ordinal, c.base()})
			}
		})
		slices.SortFunc(found, func(a, b birth) int { return cmp.Compare(a.ordinal, b.ordinal) })
		for _, b := range found {
			// The loop's body may have freed it in the meantime.
			if _, c := m.find(b.p); c != nil && c.holds() && !yield(m.info(c)) {
				return
			}
		}
	}
}

// ObjectRange returns the pointers to byte 0 and to one past the end of the
// object that p names.
func (m *Memory) ObjectRange(p Ptr) (lo, hi Ptr, ok bool) {
	_, c := m.find(p)
	if c == nil {
		return 0, 0, false
	}
	lo = c.base()
	return lo, lo + Ptr(c.size), true
}

// InBounds reports whether p lies in the object that base names, or one past its
// end, as an inbounds gep demands of every address it forms (LangRef,
// getelementptr; semantics S6.9). For a base that names no object, null among
// them, only p = base does.
func (m *Memory) InBounds(base, p Ptr) bool {
	lo, hi, ok := m.ObjectRange(base)
	if !ok {
		return p == base
	}
	return p >= lo && p <= hi
}
