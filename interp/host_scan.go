package interp

import (
	"github.com/touchstone-ir/touchstone/internal/cformat"
	"github.com/touchstone-ir/touchstone/memory"
)

// Text to numbers (C17 7.22.1), and scanf (7.21.6.2).

// scanArgs stores what scanf reads.
type scanArgs struct{ variadic }

// StoreInt stores an integer.
func (a *scanArgs) StoreInt(ptr uint64, bits int, v uint64) error {
	return a.store(ptr, v, bits)
}

// StoreFloat stores a float or double.
func (a *scanArgs) StoreFloat(ptr uint64, bits int, v uint64) error { return a.store(ptr, v, bits) }

func (a *scanArgs) store(ptr, v uint64, bits int) error {
	if f := a.h.t.mem.WriteWord(memory.Ptr(ptr), memory.Word{Bits: v & mask(int32(bits))}, uint64(bits/8), 1); f != nil {
		return a.memory(f)
	}
	return nil
}

// StoreLongDouble stores an f80.
func (a *scanArgs) StoreLongDouble(ptr uint64, v cformat.Float80) error {
	if err := a.store(ptr, v.Mant, 64); err != nil {
		return err
	}
	return a.store(ptr+8, uint64(v.SignExp), 16)
}

// StoreBytes stores text.
func (a *scanArgs) StoreBytes(ptr uint64, b []byte) error {
	if f := a.h.t.mem.Write(memory.Ptr(ptr), b, nil, nil, nil, 1); f != nil {
		return a.memory(f)
	}
	return nil
}

// scan carries out a scanf from src.
func (h *Host) scan(src cformat.Source, format, list int) {
	a := &scanArgs{variadic{h: h}}
	if list >= 0 {
		if a.list = h.Ptr(list); a.list == 0 {
			h.Check(0, 1, false)
		}
	}
	n, err := cformat.Scan(src, h.text(h.Ptr(format), noLimit), a)
	a.stop(err)
	h.intResult(n)
}

// A source opens the input of a scanf.
type source func(h *Host) cformat.Source

// provideScanf enters a scanf and its va_list form under the names of C89,
// C99 and C23.
func provideScanf(name, params string, format int, doc string, from source) {
	provide(name, "i32 ("+params+", ...)", doc, func(h *Host) { h.scan(from(h), format, -1) })
	synonyms(name, "__isoc99_"+name, "__isoc23_"+name)
	provide("v"+name, "i32 ("+params+", ptr)", doc, func(h *Host) { h.scan(from(h), format, format+1) })
	synonyms("v"+name, "__isoc99_v"+name, "__isoc23_v"+name)
}

// integerResult is what a strto function found, with its effects on endptr
// and errno.
func (h *Host) integerResult(r cformat.IntResult) {
	if r.BadBase {
		h.setErrno(errInvalid)
		h.longResult(0)
		return
	}
	if r.Range {
		h.setErrno(errRange)
	}
	h.storeEnd(r.End)
	h.longResult(r.Value)
}

// storeEnd stores endptr, argument 1, for a number that ends at byte n.
func (h *Host) storeEnd(n int) {
	if h.Ptr(1) != 0 {
		h.WriteInt(h.Ptr(1), uint64(h.Ptr(0))+uint64(n), 8)
	}
}

func init() {
	provideScanf("scanf", "ptr", 0, "Reads values from stdin (C17 7.21.6.4, 7.21.6.11).", func(h *Host) cformat.Source {
		return reader{h, streamIn}
	})
	provideScanf("fscanf", "ptr, ptr", 1, "Reads values from a stream (C17 7.21.6.2, 7.21.6.9).", func(h *Host) cformat.Source {
		return reader{h, h.stream(0)}
	})
	provideScanf("sscanf", "ptr, ptr", 1, "Reads values from a string (C17 7.21.6.7, 7.21.6.14).", func(h *Host) cformat.Source {
		return &cformat.Bytes{Data: h.text(h.Ptr(0), noLimit)}
	})

	provide("atoi", "i32 (ptr)", "Text to int (C17 7.22.1.2).", func(h *Host) {
		h.intResult(int(cformat.Atoi(h.text(h.Ptr(0), noLimit))))
	})
	provide("atol", "i64 (ptr)", "Text to long (C17 7.22.1.2).", func(h *Host) {
		h.longResult(uint64(cformat.Atol(h.text(h.Ptr(0), noLimit))))
	})
	synonyms("atol", "atoll")
	provide("atof", "f64 (ptr)", "Text to double (C17 7.22.1.1).", func(h *Host) {
		h.ReturnF64(cformat.Atof(h.text(h.Ptr(0), noLimit)))
	})
	provide("strtol", "i64 (ptr, ptr, i32)", "Text to long, and where it ends (C17 7.22.1.4).", func(h *Host) {
		h.integerResult(cformat.ParseSigned(h.text(h.Ptr(0), noLimit), int(h.Int(2)), 64))
	})
	synonyms("strtol", "strtoll", "strtoq", "strtoimax", "__isoc23_strtol", "__isoc23_strtoll", "__isoc23_strtoimax")
	provide("__strtol_internal", "i64 (ptr, ptr, i32, i32)", "strtol as older headers call it (LSB 5.0).", func(h *Host) {
		h.integerResult(cformat.ParseSigned(h.text(h.Ptr(0), noLimit), int(h.Int(2)), 64))
	})
	provide("strtoul", "i64 (ptr, ptr, i32)", "Text to unsigned long, and where it ends (C17 7.22.1.4).", func(h *Host) {
		h.integerResult(cformat.ParseUnsigned(h.text(h.Ptr(0), noLimit), int(h.Int(2)), 64))
	})
	synonyms("strtoul", "strtoull", "strtouq", "strtoumax", "__isoc23_strtoul", "__isoc23_strtoull", "__isoc23_strtoumax")
	provide("strtod", "f64 (ptr, ptr)", "Text to double, and where it ends (C17 7.22.1.3).", func(h *Host) {
		r := cformat.ParseFloat64(h.text(h.Ptr(0), noLimit))
		if r.Range {
			h.setErrno(errRange)
		}
		h.storeEnd(r.End)
		h.ReturnF64(r.Float64())
	})
	provide("strtof", "f32 (ptr, ptr)", "Text to float, and where it ends (C17 7.22.1.3).", func(h *Host) {
		r := cformat.ParseFloat32(h.text(h.Ptr(0), noLimit))
		if r.Range {
			h.setErrno(errRange)
		}
		h.storeEnd(r.End)
		h.ReturnF32(r.Float32())
	})
}
