package interp

import (
	"errors"
	"fmt"
	"math"
	"unsafe"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/memory"
)

// An Activation is one frame of the stopped program.
type Activation struct {
	Mark    Mark
	Name    string             // of the function, without @
	Func    *dialect.Operation // the llvm.func
	Op      *dialect.Operation // the operation to come, or the call that waits; nil in a library function
	PC      int                // index of Op among the function's operations
	Library bool               // a library function that waits for a callback

	fn      *function
	tainted bool
	lo, hi  int32
	callee  int // offset of the frame that it called; -1 for the innermost
}

// ErrNotRunning says that there is no frame to look at.
var ErrNotRunning = errors.New("the program is not running")

// Frames are the activations, innermost first, at most limit of them; depth is
// how many there are.
func (d *Debugger) Frames(limit int) (frames []Activation, depth int) {
	t := d.m.thread
	if !d.started || t.fn == nil || t.done {
		return nil, 0
	}
	a := Activation{Mark: d.mark(), Name: t.fn.name, Func: t.fn.op, Op: t.currentOp(), PC: int(t.pc), Library: t.fn.host != nil,
		fn: t.fn, tainted: t.tainted, lo: t.dirtyLo, hi: t.dirtyHi, callee: -1}
	fp := t.fp
	for {
		depth++
		if len(frames) < limit {
			frames = append(frames, a)
		}
		caller := load64(unsafe.Add(fp, hdrCaller))
		if caller == noCaller {
			return frames, depth
		}
		pc, flags, dirty := int32(load64(unsafe.Add(fp, hdrPC))), load64(unsafe.Add(fp, hdrFunc)), load64(unsafe.Add(fp, hdrDirty))
		callee := int(uintptr(fp) - uintptr(t.slab))
		fp = unsafe.Add(t.slab, int(caller))
		f := d.m.funcs[uint32(load64(unsafe.Add(fp, hdrFunc)))]
		a = Activation{Mark: Mark{int(caller), load64(unsafe.Add(fp, hdrSerial))}, Name: f.name, Func: f.op, PC: int(pc) - 1, Library: f.host != nil,
			fn: f, tainted: flags&callerTainted != 0, lo: int32(uint32(dirty)), hi: int32(uint32(dirty >> 32)), callee: callee}
		if s := f.callSite(pc, false); s != nil {
			a.Op = s.op
		}
	}
}

// within runs f with a's frame as the current one.
func (d *Debugger) within(a *Activation, f func(t *Thread)) {
	t := d.m.thread
	fp, tainted, lo, hi := t.fp, t.tainted, t.dirtyLo, t.dirtyHi
	t.fp, t.tainted, t.dirtyLo, t.dirtyHi = unsafe.Add(t.slab, a.Mark.off), a.tainted, a.lo, a.hi
	f(t)
	a.tainted, a.lo, a.hi = t.tainted, t.dirtyLo, t.dirtyHi
	if a.callee < 0 {
		return
	}
	t.fp, t.tainted, t.dirtyLo, t.dirtyHi = fp, tainted, lo, hi
	callee := unsafe.Add(t.slab, a.callee)
	flags := load64(unsafe.Add(callee, hdrFunc)) &^ callerTainted
	if a.tainted {
		flags |= callerTainted
	}
	store64(unsafe.Add(callee, hdrFunc), flags)
	store64(unsafe.Add(callee, hdrDirty), uint64(uint32(a.lo))|uint64(uint32(a.hi))<<32)
}

// Value is what v holds in a frame. Whether it has been computed there is for
// the caller to know: its definition must dominate the frame's operation.
func (d *Debugger) Value(a *Activation, v *dialect.Value) (Value, error) {
	p, err := a.place(v)
	if err != nil {
		return Value{}, err
	}
	out := Value{Type: v.Type}
	d.within(a, func(t *Thread) { out.Leaves = t.leaves(p) })
	return out, nil
}

// SetValue changes what v holds in a frame.
func (d *Debugger) SetValue(a *Activation, v *dialect.Value, x Value) error {
	p, err := a.place(v)
	if err != nil {
		return err
	}
	if x.Type != v.Type {
		return fmt.Errorf("the value has type %s, not %s", v.Type, x.Type)
	}
	d.within(a, func(t *Thread) {
		for i, s := range x.Leaves {
			t.put(p, i, s)
		}
	})
	return nil
}

func (a *Activation) place(v *dialect.Value) (place, error) {
	if a.Library || a.fn == nil || a.fn.plain == nil {
		return place{}, fmt.Errorf("@%s belongs to the library and has no values", a.Name)
	}
	p, ok := a.fn.plain.places[v]
	if !ok || p.sh == nil {
		return place{}, errors.New("the value belongs to another function")
	}
	return p, nil
}

// Jump makes o, an operation of the innermost frame's function, the next one.
func (d *Debugger) Jump(o *dialect.Operation) error {
	t := d.m.thread
	if !d.started || t.fn == nil || t.done || t.fn.host != nil {
		return ErrNotRunning
	}
	in := d.m.instOf(o)
	if in == nil || in.site.fn != t.fn {
		return fmt.Errorf("the place is not in @%s", t.fn.name)
	}
	t.settle()
	t.pc, t.seg = in.site.pc, in.site.pc
	d.life.err, t.stop = nil, nil
	d.fresh = false
	return nil
}

// ParseValue reads one value as --args takes it; want, if not nil, is the type
// of a value that names none.
func (m *Machine) ParseValue(text string, want dialect.Type) (Value, error) {
	return m.parseValue(text, want)
}

// ReadValue reads a value of a type from memory, whatever state its bytes are
// in; the error says why they cannot be read.
func (m *Machine) ReadValue(p memory.Ptr, typ dialect.Type) (Value, error) {
	sh, err := m.shapes.of(typ)
	if err != nil {
		return Value{}, err
	}
	buf := make([]byte, sh.store)
	if f := m.mem.Read(p, buf, 1); f != nil {
		return Value{}, errors.New(memoryMessage(m.mem, f))
	}
	poison, undef, chosen := m.mem.ReadShadow(p, sh.store)
	v := Value{Type: typ, Leaves: make([]Scalar, len(sh.leaves))}
	for i := range v.Leaves {
		lf := &sh.leaves[i]
		x := getBits(buf, lf.bit, lf.width)
		if poison != nil {
			b := getBits(poison, lf.bit, lf.width)
			x.Poison = !b.zero()
		}
		for k, plane := range [][]byte{undef, chosen} {
			if plane == nil {
				continue
			}
			b := getBits(plane, lf.bit, lf.width)
			switch {
			case b.zero():
			case x.W == nil && k == 0:
				x.Undef = b.V
			case x.W == nil:
				x.Chosen = b.V
			case k == 0:
				x.W.Undef = b.W.V
			default:
				x.W.Chosen = b.W.V
			}
		}
		v.Leaves[i] = x
	}
	return v, nil
}

// WriteValue writes a value to memory.
func (m *Machine) WriteValue(p memory.Ptr, v Value) error {
	sh, err := m.shapes.of(v.Type)
	if err != nil {
		return err
	}
	if f := m.mem.Check(p, sh.store, 1, true); f != nil {
		return errors.New(memoryMessage(m.mem, f))
	}
	for i := range sh.leaves {
		lf := sh.leaves[i]
		if lf.bit%8 != 0 || lf.width%8 != 0 && len(sh.leaves) > 1 {
			return fmt.Errorf("a value of type %s cannot be written in place", v.Type)
		}
		one, err := m.shapes.of(lf.typ)
		if err != nil {
			return err
		}
		m.thread.writeScalar(nil, p+memory.Ptr(lf.bit/8), &v.Leaves[i], one, 1)
	}
	return nil
}

// PointerValue is p as a value.
func PointerValue(p memory.Ptr) Value {
	return Value{Type: dialect.Ptr(0), Leaves: []Scalar{intScalar(64, uint64(p))}}
}

// AddFunction adds an llvm.func, which stands in the module and is verified,
// to the program. With an address the function can be pointed to; making it
// ends the history, because memory is then not what running again makes.
func (d *Debugger) AddFunction(o *dialect.Operation, address bool) error {
	m := d.m
	if address {
		if err := m.loadFunction(o.Parent(), o, ""); err != nil {
			return err
		}
	} else {
		f := &function{m: m, index: int32(len(m.funcs)), name: o.SymName(), op: o, typ: o.FuncType(), module: o.Parent()}
		m.funcs = append(m.funcs, f)
		m.byOp[o] = f
		m.symbols[symbolKey{o.Parent(), f.name}] = symbol{fn: f}
	}
	m.fastEntries = append(m.fastEntries, fastEntry{})
	if address && d.started {
		over := d.life
		d.forget()
		d.life, d.edits, d.life.applied = over, nil, 0
		d.takePoint()
	}
	f := m.byOp[o]
	if o.IsDeclaration() {
		return nil
	}
	if err := m.compile(f); err != nil {
		return err
	}
	d.longest = max(d.longest, uint64(len(f.plain.insts)))
	return nil
}

// Evaluate runs a function to its end beside the stopped program: in a frame
// above the current one, without traps, without counting its steps. Its stack
// objects live on until the frame below is left.
func (d *Debugger) Evaluate(path string, args []Value) (v Value, err error) {
	m, t := d.m, d.m.thread
	f := m.function(path)
	if f == nil {
		return Value{}, &NoEntryError{path}
	}
	if f.op.IsDeclaration() {
		return Value{}, fmt.Errorf("@%s is only declared", path)
	}
	if err := m.compile(f); err != nil {
		return Value{}, &UnsupportedError{What: err.Error(), Op: f.op}
	}
	in, err := f.leavesOf(args)
	if err != nil {
		return Value{}, err
	}
	traps := d.traps
	for x, was := range traps { // any order gives the same code
		x.op = was
	}
	saved := *t
	off := 0
	if d.started && t.fn != nil && !t.done {
		off = t.fpOffset() + int(t.frameBytes())
	}
	err = d.guard(func() error {
		t.settle()
		t.checkRoom(off, f)
		t.fp, t.done, t.result, t.single, t.stop = unsafe.Add(t.slab, off), false, nil, false, nil
		t.tainted, t.dirtyLo, t.dirtyHi = false, 0, 0
		t.serial++
		*t.header(hdrCaller), *t.header(hdrPC), *t.header(hdrFunc) = noCaller, 0, uint64(uint32(f.index))
		*t.header(hdrStack), *t.header(hdrSerial), *t.header(hdrDirty) = math.MaxInt64, t.serial, 0
		at := int32(headerSize)
		for i, sh := range f.params {
			for k := range sh.leaves {
				t.put(place{at, sh}, k, in[i][k])
			}
			at += sh.bytes
		}
		t.begin(f)
		t.poll = m.opts.MaxSteps
		for !t.done {
			t.drive()
		}
		return nil
	})
	v = Value{Type: f.typ.Result, Leaves: t.result}
	if err != nil {
		t.unwindStopped()
	}
	serial := t.serial
	*t = saved
	t.serial = serial
	for x := range traps {
		x.op = opMeaning
	}
	d.refreshWatches()
	if err != nil {
		return Value{}, err
	}
	return v, nil
}
