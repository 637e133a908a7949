package interp

import (
	"encoding/binary"
	"errors"
	"fmt"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/internal/cformat"
	"github.com/touchstone-ir/touchstone/memory"
)

// variadic takes the arguments of printf and scanf, one after the other: from
// the call itself, or from a va_list in memory as x86-64 lays it out (System V
// psABI, 3.5.7): a struct of gp_offset, fp_offset, overflow_arg_area and
// reg_save_area.
type variadic struct {
	h     *Host
	list  memory.Ptr // 0: the arguments of the call
	taken int
	// Why an argument could not be had, told to the program's author after
	// what was printed so far has come out.
	fault *memory.Fault
}

// errArgument wraps what is wrong with an argument of a conversion.
var errArgument = errors.New("argument")

func (v *variadic) wrong(format string, args ...any) error {
	return fmt.Errorf("%w %d %s", errArgument, v.taken, fmt.Sprintf(format, args...))
}

func (v *variadic) memory(f *memory.Fault) error {
	v.fault = f
	return errArgument
}

// take is the next argument of the call.
func (v *variadic) take() (Scalar, dialect.Type, error) {
	v.taken++
	s, typ, ok := v.h.VarArg()
	if !ok {
		return s, nil, v.wrong("is not there: the call has only %d after the format", v.taken-1)
	}
	return s, typ, nil
}

// Int is the next argument as an integer of bits (32 or 64). A wider integer
// or a pointer is accepted, since its low bits are what C's va_arg reads on
// every 64-bit target; a narrower one is not: the other bits are not there.
func (v *variadic) Int(bits int) (uint64, error) {
	if v.list != 0 {
		v.taken++
		b, err := v.listed(8, uint64(bits/8), false)
		if err != nil {
			return 0, err
		}
		if bits == 32 { // the rest of the slot may be undefined
			return uint64(binary.LittleEndian.Uint32(b)), nil
		}
		return binary.LittleEndian.Uint64(b), nil
	}
	s, typ, err := v.take()
	if err != nil {
		return 0, err
	}
	switch typ.(type) {
	case *dialect.IntegerType, *dialect.PointerType:
	default:
		return 0, v.wrong("is of type %s, the conversion takes an i%d", typ, bits)
	}
	if s.Width < int32(bits) || s.Width > 64 {
		return 0, v.wrong("is of type %s, the conversion takes an i%d", typ, bits)
	}
	return s.V & mask(int32(bits)), nil
}

// Double is the next argument, a double.
func (v *variadic) Double() (float64, error) {
	if v.list != 0 {
		v.taken++
		b, err := v.listed(8, 8, true)
		if err != nil {
			return 0, err
		}
		return floatOf(binary.LittleEndian.Uint64(b)), nil
	}
	s, typ, err := v.take()
	if err != nil {
		return 0, err
	}
	if typ != dialect.Type(dialect.Float(dialect.F64)) {
		return 0, v.wrong("is of type %s, the conversion takes an f64", typ)
	}
	return floatOf(s.V), nil
}

// LongDouble is the next argument, an f80.
func (v *variadic) LongDouble() (cformat.Float80, error) {
	if v.list != 0 {
		v.taken++
		b, err := v.listed(16, 10, false)
		if err != nil {
			return cformat.Float80{}, err
		}
		return cformat.Float80{SignExp: binary.LittleEndian.Uint16(b[8:]), Mant: binary.LittleEndian.Uint64(b)}, nil
	}
	s, typ, err := v.take()
	if err != nil {
		return cformat.Float80{}, err
	}
	if typ != dialect.Type(dialect.Float(dialect.F80)) {
		return cformat.Float80{}, v.wrong("is of type %s, the conversion takes an f80", typ)
	}
	return cformat.Float80{SignExp: uint16(s.word(1)), Mant: s.word(0)}, nil
}

// Pointer is the next argument, a pointer or an integer of its width.
func (v *variadic) Pointer() (uint64, error) {
	if v.list != 0 {
		return v.Int(64)
	}
	s, typ, err := v.take()
	if err != nil {
		return 0, err
	}
	if s.Width != 64 || typ == dialect.Type(dialect.Float(dialect.F64)) {
		return 0, v.wrong("is of type %s, the conversion takes a pointer", typ)
	}
	return s.V, nil
}

// The places in x86-64's va_list and register save area.
const (
	listGP       = 0
	listFP       = 4
	listOverflow = 8
	listSave     = 16
	saveGP       = 48  // bytes of general registers
	saveEnd      = 176 // bytes of the whole save area
)

// listed takes the next argument of the va_list: n bytes of a slot of size
// bytes, float in a vector register's slot. Its bytes must be initialised.
func (v *variadic) listed(size, n uint64, float bool) ([]byte, error) {
	mem := v.h.t.mem
	field := func(at, w uint64) (memory.Word, error) {
		p := v.list + memory.Ptr(at)
		if f := mem.Defined(p, w); f != nil {
			return memory.Word{}, v.memory(f)
		}
		x, _ := mem.ReadWord(p, w, 1)
		return x, nil
	}
	set := func(at, x, w uint64) error {
		if f := mem.WriteWord(v.list+memory.Ptr(at), memory.Word{Bits: x}, w, 1); f != nil {
			return v.memory(f)
		}
		return nil
	}
	offset, end, step := uint64(listGP), uint64(saveGP), uint64(8)
	if float {
		offset, end, step = listFP, saveEnd, 16
	}
	at, err := field(offset, 4)
	if err != nil {
		return nil, err
	}
	var p memory.Ptr
	if size == 8 && at.Bits+step <= end {
		save, err := field(listSave, 8)
		if err != nil {
			return nil, err
		}
		p = memory.Ptr(save.Bits + at.Bits)
		if err := set(offset, at.Bits+step, 4); err != nil {
			return nil, err
		}
	} else {
		area, err := field(listOverflow, 8)
		if err != nil {
			return nil, err
		}
		p = memory.Ptr((area.Bits + size - 1) &^ (size - 1))
		if err := set(listOverflow, uint64(p)+size, 8); err != nil {
			return nil, err
		}
	}
	f := mem.Check(p, n, 1, false)
	if f != nil && f.Kind == memory.OutOfBounds {
		return nil, v.wrong("is not there: the argument list ends before it")
	}
	if f == nil {
		f = mem.Defined(p, n)
	}
	if f != nil {
		return nil, v.memory(f)
	}
	b, _ := mem.Bytes(p, n)
	return b, nil
}

// stop stops the program because a conversion could not be carried out.
func (v *variadic) stop(err error) {
	if err == nil {
		return
	}
	if v.fault != nil {
		v.h.fail(v.fault)
	}
	var e *cformat.Error
	if errors.As(err, &e) {
		switch {
		case e.Unsupported:
			v.h.refuse("@%s: %s", v.h.f.name, e)
		case errors.Is(err, errArgument):
			v.h.Fault(BadVarArg, "@%s: conversion %q at offset %d: %v", v.h.f.name, e.Spec, e.Offset, e.Cause)
		}
	}
	v.h.bad("@%s: %v", v.h.f.name, err)
}
