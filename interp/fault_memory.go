package interp

import (
	"fmt"

	"github.com/touchstone-ir/touchstone/memory"
)

// memoryKinds maps what memory found to the kind that is reported.
var memoryKinds = map[memory.FaultKind]*FaultKind{
	memory.OutOfBounds:      OutOfBounds,
	memory.NullAccess:       NullAccess,
	memory.WildPointer:      WildPointer,
	memory.UseAfterFree:     UseAfterFree,
	memory.UseAfterReturn:   UseAfterReturn,
	memory.UseAfterScope:    UseAfterScope,
	memory.FunctionAccess:   FunctionAccess,
	memory.StoreToConstant:  StoreToConstant,
	memory.Misaligned:       Misaligned,
	memory.Overlap:          OverlappingCopy,
	memory.DoubleFree:       DoubleFree,
	memory.InvalidFree:      InvalidFree,
	memory.MismatchedFree:   MismatchedFree,
	memory.InvalidLifetime:  BadCall,
	memory.Uninitialised:    Uninitialised,
	memory.PoisonBytes:      PoisonOperand,
	memory.UnterminatedText: OutOfBounds,
}

// memoryFault stops the program with a fault that memory found.
func (t *Thread) memoryFault(s *site, m *memory.Fault) {
	k := memoryKinds[m.Kind]
	f := &Fault{Kind: k, Message: memoryMessage(t.mem, m), Memory: m}
	t.place(f, s)
	f.Notes = t.memoryNotes(m)
	t.stopWith(f)
}

// memoryMessage is the sentence of a memory fault.
func memoryMessage(mem *memory.Memory, m *memory.Fault) string {
	what := "load"
	if m.Write {
		what = "store"
	}
	of := fmt.Sprintf("%s of %s", what, plural(m.Size, "byte"))
	at := mem.Describe(m.Ptr)
	obj := ""
	if m.HasObject {
		obj = mem.Describe(m.Object.Base)
	}
	switch m.Kind {
	case memory.OutOfBounds:
		size := m.Object.Size
		switch {
		case m.Offset < 0:
			return fmt.Sprintf("%s begins %s before %s (%s)", of, plural(uint64(-m.Offset), "byte"), obj, plural(size, "byte"))
		case uint64(m.Offset) >= size:
			if uint64(m.Offset) == size {
				return fmt.Sprintf("%s begins at the end of %s (%s)", of, obj, plural(size, "byte"))
			}
			return fmt.Sprintf("%s begins %s past the end of %s (%s)", of, plural(uint64(m.Offset)-size, "byte"), obj, plural(size, "byte"))
		}
		return fmt.Sprintf("%s at offset %d runs %s past the end of %s (%s)", of, m.Offset, plural(uint64(m.Offset)+m.Size-size, "byte"), obj, plural(size, "byte"))
	case memory.NullAccess:
		if m.Offset == 0 {
			return fmt.Sprintf("%s through a null pointer", of)
		}
		return fmt.Sprintf("%s through a null pointer, %d bytes from it", of, m.Offset)
	case memory.WildPointer:
		return fmt.Sprintf("%s at 0x%x, where no object is", of, uint64(m.Ptr))
	case memory.UseAfterFree:
		return fmt.Sprintf("%s at %s, which was freed", of, at)
	case memory.UseAfterReturn:
		return fmt.Sprintf("%s at %s, whose function has returned", of, at)
	case memory.UseAfterScope:
		return fmt.Sprintf("%s at %s, outside its lifetime", of, at)
	case memory.FunctionAccess:
		return fmt.Sprintf("%s at %s, which is a function", of, at)
	case memory.StoreToConstant:
		return fmt.Sprintf("%s to %s, which is constant", of, at)
	case memory.Misaligned:
		return fmt.Sprintf("%s at %s, which is not aligned to %d bytes as promised", of, at, m.Align)
	case memory.Overlap:
		return fmt.Sprintf("memcpy of %s from %s to %s, which overlap", plural(m.Size, "byte"), mem.Describe(m.Other), at)
	case memory.DoubleFree:
		return fmt.Sprintf("free of %s, which was freed before", at)
	case memory.InvalidFree:
		return fmt.Sprintf("free of %s, which no allocation function returned", at)
	case memory.MismatchedFree:
		return fmt.Sprintf("free of %s, which belongs to %s, by the family of %s", at, familyName(m.Object.Family), familyName(m.Freed))
	case memory.InvalidLifetime:
		return fmt.Sprintf("lifetime of %s, which is not the start of an alloca", at)
	case memory.Uninitialised:
		return fmt.Sprintf("the library uses the byte at %s, which is not initialised", mem.Describe(m.Object.Base+memory.Ptr(m.Offset)))
	case memory.PoisonBytes:
		return fmt.Sprintf("the library uses the byte at %s, which is poison", mem.Describe(m.Object.Base+memory.Ptr(m.Offset)))
	case memory.UnterminatedText:
		return fmt.Sprintf("string at %s without an ending NUL", at)
	}
	return fmt.Sprintf("%v at %s", m.Kind, at)
}

func plural(n uint64, word string) string {
	if n == 1 {
		return "1 " + word
	}
	return fmt.Sprintf("%d %ss", n, word)
}

// memoryNotes tell of the object: what it is, where it was born and died, and
// the bytes around the access.
func (t *Thread) memoryNotes(m *memory.Fault) []Note {
	if !m.HasObject {
		return nil
	}
	o := m.Object
	n := Note{Op: t.m.opAt(o.Birth)}
	what := fmt.Sprintf("%s: %s of %s, align %d", t.mem.Describe(o.Base), kindName(o.Kind), plural(o.Size, "byte"), o.Align)
	switch o.Kind {
	case memory.Global, memory.Constant:
		if o.Tag >= 0 && o.Tag < len(t.m.globals) {
			n.Op = t.m.globals[o.Tag].op
		}
		n.Message = what
	case memory.Function:
		n.Message = fmt.Sprintf("%s is a function", t.mem.Describe(o.Base))
		if o.Tag >= 0 && o.Tag < len(t.m.funcs) {
			n.Op = t.m.funcs[o.Tag].op
		}
	default:
		n.Message = fmt.Sprintf("%s, alive since step %d", what, o.Birth.Step)
		if o.Alive {
			n.Message += fmt.Sprintf(", %d of %d bytes initialised", t.mem.DefinedBytes(o.Base), o.Size)
		}
	}
	n.Drawing = drawBytes(t.mem, m)
	notes := []Note{n}
	if !o.Alive && o.Death.Step > 0 {
		notes = append(notes, Note{Op: t.m.opAt(o.Death), Message: fmt.Sprintf("its life ended here, at step %d", o.Death.Step)})
	}
	return notes
}

// kindName is what made an object of the kind, in the program's words.
func kindName(k memory.Kind) string {
	if k == memory.Stack {
		return "alloca"
	}
	return k.String()
}
