package interp

import (
	"fmt"
	"io"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/memory"
)

// PlainText is the instruction of plain code that executes an operation, "" when
// it has none. A trap on it does not show.
func (d *Debugger) PlainText(o *dialect.Operation) string {
	in := d.m.instOf(o)
	if in == nil {
		return ""
	}
	copied := *in
	if was, trapped := d.traps[in]; trapped {
		copied.op = was
	}
	return copied.text()
}

// Element is lane, element or field i of an aggregate or vector value.
func (m *Machine) Element(v Value, i int) (Value, error) {
	sh, err := m.shapes.of(v.Type)
	if err != nil {
		return Value{}, err
	}
	outside := fmt.Errorf("a value of type %s has no part %d", v.Type, i)
	switch t := v.Type.(type) {
	case *dialect.VectorType:
		if i < 0 || i >= len(v.Leaves) {
			return Value{}, outside
		}
		return Value{t.Elem, v.Leaves[i : i+1]}, nil
	case *dialect.ArrayType:
		if i < 0 || int64(i) >= int64(t.N) {
			return Value{}, outside
		}
		n := len(sh.leaves) / int(t.N)
		return Value{t.Elem, v.Leaves[i*n : (i+1)*n]}, nil
	case *dialect.StructType:
		if i < 0 || i >= len(t.Fields) {
			return Value{}, outside
		}
		at := 0
		for k := range i {
			f, err := m.shapes.of(t.Fields[k])
			if err != nil {
				return Value{}, err
			}
			at += len(f.leaves)
		}
		f, err := m.shapes.of(t.Fields[i])
		if err != nil {
			return Value{}, err
		}
		return Value{t.Fields[i], v.Leaves[at : at+len(f.leaves)]}, nil
	}
	return Value{}, outside
}

// Layout is the program's data layout.
func (m *Machine) Layout() *Layout { return m.layout }

// SymbolAddress is the address of a function or global of the outermost
// module; ok is false when there is none of that name.
func (m *Machine) SymbolAddress(name string) (p memory.Ptr, ok bool) {
	s, ok := m.symbols[symbolKey{m.Module.Op, name}]
	if !ok || s.ptr == 0 {
		return 0, false
	}
	return s.ptr, true
}

// OriginOperation is the operation that an object's birth or death names, or
// nil.
func (m *Machine) OriginOperation(o memory.Origin) *dialect.Operation { return m.opAt(o) }

// Disassemble writes the plain code of a function as Machine.Disassemble does,
// without the traps.
func (d *Debugger) Disassemble(w io.Writer, name string) error {
	var err error
	d.quietly(func() Event {
		err = d.m.Disassemble(w, DisOptions{Function: name, Plain: true})
		return Event{}
	})
	return err
}
