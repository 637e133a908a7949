package interp

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/dialect/op"
	"github.com/touchstone-ir/touchstone/memory"
)

// After a fault the program is run once more from its start, in another
// machine, with the input that was recorded and its output dropped. It is
// deterministic, so the same fault comes at the same step; but this time
// every operation is executed by its meaning in a frame that keeps each value
// in a place of its own. So the report can show what fast code had forgotten,
// and does not depend on the engine. See "Biographies by running again" in
// RATIONALE.md.

// An invocation is one way in which the program was entered.
type invocation struct {
	path  string
	args  []Value
	whole bool // by Run
	main  bool // by RunCMain
}

// Bounds of the second run, in operations before the fault. Meanings execute
// about ten million a second.
const (
	retraceSteps = 30_000_000
	shownArg     = 60 // bytes of an argument that a report shows
)

// enter notes an invocation that is not part of another, until the returned
// function is called.
func (m *Machine) enter(i invocation) (leave func()) {
	if m.entered {
		return func() {}
	}
	m.entered = true
	m.invocations = append(m.invocations, i)
	return func() { m.entered = false }
}

// Retrace completes a fault that this machine's program has stopped with: how
// its address was made, the arguments of the calls, and the life of the poison
// or undefined value that it is about. It runs the program again, unless more
// than thirty million operations came before the fault or the program could
// see the real time; a fault about poison or undef then says so.
func (m *Machine) Retrace(f *Fault) error {
	open := f.aboutOpen()
	if m.opts.RealTime || f.Step > retraceSteps {
		if open {
			f.Notes = append(f.Notes, Note{Message: fmt.Sprintf("where the value comes from is not known: %d operations, or the real time, lie before this one", f.Step-1)})
		}
		return nil
	}
	opts := m.opts
	opts.Engine, opts.Stdin, opts.Stdout, opts.Stderr = EngineMeanings, bytes.NewReader(m.stdin.log), io.Discard, io.Discard
	opts.Timeout, opts.MaxSteps = 0, f.Step+1<<16
	r, err := New(m.Module, opts)
	if err != nil {
		return err
	}
	r.thread.trace = newBiographer()
	again := r.repeat(m.invocations)
	var g *Fault
	if errors.As(again, &g) && g.Kind == f.Kind && g.Step == f.Step && g.Message == f.Message {
		r.complete(f)
	}
	return r.Close()
}

// repeat enters the program as another machine did, up to the first error.
func (m *Machine) repeat(list []invocation) error {
	for _, i := range list {
		var err error
		switch {
		case i.main:
			_, err = m.RunCMain(i.path)
		case i.whole:
			_, err = m.Run(i.path, i.args)
		default:
			_, err = m.Call(i.path, i.args)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// aboutOpen reports whether the fault is about a poison or undefined value.
func (f *Fault) aboutOpen() bool {
	switch f.Kind {
	case PoisonAddress, PoisonBranch, PoisonOperand, PoisonArgument, Uninitialised:
		return true
	}
	return strings.HasSuffix(f.Message, " poison") || strings.HasSuffix(f.Message, " undef")
}

// complete adds to f what the stopped machine shows.
func (m *Machine) complete(f *Fault) {
	t := m.thread
	s := t.site()
	if s != nil && f.Op != s.op { // a fault of a result that has arrived
		s = nil
	}
	var notes []Note
	if f.aboutOpen() {
		e := (*event)(nil)
		switch {
		case t.fn == nil || t.done:
			for _, x := range t.trace.result {
				if x != nil {
					e = x
				}
			}
		case f.Memory != nil:
			e = t.trace.byteEvent(t, f.Memory.Object.Base+memory.Ptr(f.Memory.Offset), s)
		default:
			e = t.trace.suspect(t, s, f.Kind)
		}
		notes = e.notes()
	}
	if f.Memory != nil && s != nil {
		notes = append(notes, t.addressNotes(s, f.Memory)...)
	}
	f.Notes = append(notes, f.Notes...)
	if !t.done {
		t.showArguments(f.Stack)
	}
}

// showArguments gives the frames of a call stack, innermost first, the
// arguments of their functions.
func (t *Thread) showArguments(frames []Frame) {
	fp, off := t.fp, t.fpOffset()
	defer func() { t.fp = fp }()
	tainted := t.tainted
	defer func() { t.tainted = tainted }()
	f := t.fn
	for i := range frames {
		t.fp = t.slabAt(off)
		if f.host == nil && f.op.Body() != nil {
			frames[i].Args = t.arguments(f)
		}
		caller := *t.header(hdrCaller)
		if caller == noCaller {
			return
		}
		t.tainted = *t.header(hdrFunc)&callerTainted != 0
		off = int(caller)
		t.fp = t.slabAt(off)
		f = t.m.funcs[uint32(*t.header(hdrFunc))]
	}
}

// arguments is `%n = 3 : i32, %p = %a + 4 : !llvm.ptr` of the current frame.
func (t *Thread) arguments(f *function) string {
	var b strings.Builder
	for i, v := range f.op.Body()[0].Args {
		if i > 0 {
			b.WriteString(", ")
		}
		p, ok := f.plain.places[v]
		if !ok {
			continue
		}
		text := t.m.FormatBare(Value{v.Type, t.leaves(p)})
		if len(text) > shownArg {
			text = text[:shownArg] + "…"
		}
		fmt.Fprintf(&b, "%s = %s : %s", dialect.ValueName(v), text, v.Type)
	}
	return b.String()
}

// addressNotes say how the address that an access used was made.
func (t *Thread) addressNotes(s *site, m *memory.Fault) []Note {
	for k, v := range s.op.Operands {
		if k >= len(s.args) || len(s.args[k].sh.leaves) != 1 {
			continue
		}
		if _, ok := v.Type.(*dialect.PointerType); !ok || v.Def == nil {
			continue
		}
		a := t.lane(s.args[k], 0)
		if a.Poison || a.anyUndef() || memory.Ptr(a.V) != m.Ptr {
			continue
		}
		switch v.Def.Kind {
		case op.GetElementPtr:
			where := t.mem.Describe(m.Ptr)
			if home, away := t.home(&a); away {
				where = fmt.Sprintf("%s%+d", t.mem.Describe(home), int64(a.V-uint64(home)))
			}
			return []Note{{Op: v.Def, Message: fmt.Sprintf("address made here: %s%s", where, t.indices(v.Def))}}
		case op.IntToPtr:
			return []Note{{Op: v.Def, Message: fmt.Sprintf("address made here from the integer 0x%x", a.V)}}
		}
	}
	return nil
}

// indices is ` (index %i = 5 of i32)` of a getelementptr in the current frame.
func (t *Thread) indices(o *dialect.Operation) string {
	typ := o.TypeProp("elem_type")
	var parts []string
	for i, ix := range o.GEPIndices() {
		if i > 0 {
			switch c := typ.(type) {
			case *dialect.StructType:
				if int(ix.Const) < len(c.Fields) {
					typ = c.Fields[ix.Const]
				}
				parts = append(parts, fmt.Sprintf("field %d", ix.Const))
				continue
			case *dialect.ArrayType:
				typ = c.Elem
			case *dialect.VectorType:
				typ = c.Elem
			}
		}
		if ix.Value == nil {
			if ix.Const != 0 || i > 0 {
				parts = append(parts, fmt.Sprintf("index %d of %s", ix.Const, typ))
			}
			continue
		}
		p, ok := t.fn.plain.places[ix.Value]
		if !ok || len(p.sh.leaves) != 1 {
			continue
		}
		parts = append(parts, fmt.Sprintf("index %s = %s of %s", dialect.ValueName(ix.Value), t.m.FormatBare(Value{ix.Value.Type, t.leaves(p)}), typ))
	}
	if len(parts) == 0 {
		return ""
	}
	return " (" + strings.Join(parts, ", ") + ")"
}
