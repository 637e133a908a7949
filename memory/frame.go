package memory

// Local is a stack object that every call of a function makes on entry.
type Local struct {
	Size, Align uint64
	Name        string
	Scoped      bool   // it begins outside its lifetime, as by AllocStackScoped
	PC          int32  // replaces the origin's
	Step        uint64 // is added to the origin's
}

// Frame is a function's fixed stack objects, laid out once so that a call makes
// them quickly. It belongs to the Memory that made it.
type Frame struct {
	locals []frameLocal
	size   uintptr // from the first object's byte 0 to where the next one may begin
	pad    uintptr // alignment of the first byte, minus one
	bytes  uint64  // the sizes' sum
}

// frameLocal holds what is the same for every such object in the shape of the
// table's entries, so that making one is two copies and a few corrections.
type frameLocal struct {
	line Line // Data, Load and Store relative; Shadow 0 or not
	cold cold // birth relative
}

// NewFrame lays out the stack objects of a function. The error is a LimitError:
// one of them is larger than the whole stack or too strictly aligned.
func (m *Memory) NewFrame(locals []Local) (*Frame, error) {
	f := &Frame{pad: 7}
	for _, l := range locals {
		if alignLogOf(l.Align) > 31 || l.Size > uint64(m.arena.stack.size) || uint64(f.size)+l.Size > uint64(m.arena.stack.size) {
			return nil, m.stackLimit(l.Size, l.Align)
		}
		alignLog := alignLogOf(l.Align)
		pad := hostPad(alignLog)
		at := (f.size + pad) &^ pad
		p := frameLocal{
			line: Line{Data: at, Load: biasOf(alignLog), Store: biasOf(alignLog)},
			cold: cold{
				size: l.Size, name: m.names.id(l.Name), kind: Stack, state: outside, alignLog: alignLog,
				birth: Origin{PC: l.PC, Step: l.Step},
			},
		}
		if !l.Scoped {
			p.cold.state = alive
			p.line.limit(l.Size)
			p.line.Shadow = 1
		}
		f.pad = max(f.pad, pad)
		f.size = at + (uintptr(l.Size)+7)&^7
		f.bytes += l.Size
		f.locals = append(f.locals, p)
	}
	return f, nil
}

// AllocFrame makes the stack objects of a frame, in order, and stores their
// pointers in out, which is at least as long. It is AllocStack for each, at less
// than half the price; after an error (a LimitError) some of the objects may be
// there, and ReleaseStack to the mark before removes them.
func (m *Memory) AllocFrame(f *Frame, o Origin, out []Ptr) error {
	n := uint32(len(f.locals))
	out = out[:n]
	data := (m.stackTop + f.pad) &^ f.pad
	end := data + f.size - m.arena.stack.base
	if m.special || m.virgin <= uint32(m.mask)-reservedSlots || m.used+n > m.half ||
		end > m.arena.stack.planes[numPlanes-1].committed || f.bytes > m.maxBytes-m.stats.LiveBytes {
		return m.allocFrameSlowly(f, o, out)
	}
	undefine(data+m.arena.span, uint64(f.size))
	size := uint32(m.mask) + 1
	ordinal, high, head := m.ordinals[Stack], m.high, m.freeHead
	for i := range f.locals {
		p := &f.locals[i]
		slot := *m.queued(head)
		head++
		c, l := m.cold(slot), m.line(slot)
		serial := (c.serial + size) & serialMask
		high = max(high, serial)
		m.stack = append(m.stack, serial)
		ordinal++
		*c = p.cold
		c.serial, c.ordinal = serial, ordinal
		c.birth.Func, c.birth.Frame = o.Func, o.Frame
		c.birth.Step += o.Step
		*l = p.line
		l.Data += data
		l.Load |= uint64(serial) << 32
		l.Store = l.Load
		if l.Shadow != 0 {
			l.Shadow = l.Data + m.arena.span
		}
		out[i] = Ptr(l.Load)
	}
	m.stackTop = data + f.size
	m.ordinals[Stack], m.high, m.freeHead = ordinal, high, head
	m.used += n
	m.stats.LiveBytes += f.bytes
	m.stats.PeakBytes = max(m.stats.PeakBytes, m.stats.LiveBytes)
	m.stats.LiveObjects += uint64(n)
	m.stats.Allocations += uint64(n)
	return nil
}

// allocFrameSlowly makes the same objects one by one.
func (m *Memory) allocFrameSlowly(f *Frame, o Origin, out []Ptr) error {
	for i := range f.locals {
		c := &f.locals[i].cold
		birth := Origin{o.Func, c.birth.PC, o.Step + c.birth.Step, o.Frame}
		var err error
		if out[i], err = m.allocStack(c.size, 1<<c.alignLog, c.name, birth, c.state); err != nil {
			return err
		}
	}
	return nil
}
