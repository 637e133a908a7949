package interp

import (
	"math"

	"github.com/touchstone-ir/touchstone/internal/cformat"
	"github.com/touchstone-ir/touchstone/memory"
)

func floatOf(bits uint64) float64 { return math.Float64frombits(bits) }

// printArgs hands printf its arguments.
type printArgs struct {
	variadic
	texts []textRange // what %s printed, when the output goes to memory
}

type textRange struct {
	p memory.Ptr
	n int
}

// String is the text of %s.
func (a *printArgs) String(ptr uint64, max int) ([]byte, error) {
	limit := uint64(noLimit)
	if max >= 0 {
		limit = uint64(max)
	}
	b, f := a.h.t.mem.CString(memory.Ptr(ptr), limit)
	if f != nil {
		return nil, a.memory(f)
	}
	a.texts = append(a.texts, textRange{memory.Ptr(ptr), len(b)})
	return b, nil
}

// StoreCount stores what %n counts.
func (a *printArgs) StoreCount(ptr uint64, bits int, n int64) error {
	if f := a.h.t.mem.WriteWord(memory.Ptr(ptr), memory.Word{Bits: uint64(n) & mask(int32(bits))}, uint64(bits/8), 1); f != nil {
		return a.memory(f)
	}
	return nil
}

// A sink is where a printf prints: it gets the text, up to the conversion
// that failed, and returns the call's result.
type sink func(h *Host, text []byte) int

// print carries out a printf whose format is argument format. list is the
// number of the va_list argument, or -1. The text is kept in scratch.
func (h *Host) print(format, list int, to sink) {
	st := h.host()
	a := &st.printer
	*a = printArgs{variadic: variadic{h: h}, texts: a.texts[:0]}
	if list >= 0 {
		if a.list = h.Ptr(list); a.list == 0 {
			h.Check(0, 1, false)
		}
	}
	out, err := cformat.Format(st.scratch[:0], h.text(h.Ptr(format), noLimit), a)
	st.scratch = out
	n := to(h, out)
	a.stop(err)
	a.h = nil
	h.intResult(n)
}

// toStdout prints to stdout.
func toStdout(h *Host, text []byte) int { return h.printTo(streamOut, text) }

// toArgument prints to the stream that argument 0 is.
func toArgument(h *Host, text []byte) int { return h.printTo(h.stream(0), text) }

func (h *Host) printTo(n int, text []byte) int {
	if !h.put(n, text) {
		return eof
	}
	return len(text)
}

// toDescriptor prints to the file descriptor that argument 0 is.
func toDescriptor(h *Host, text []byte) int {
	fd := h.Int(0)
	if fd != streamOut && fd != streamErr {
		h.setErrno(errBadFile)
		return eof
	}
	h.put(int(fd), text)
	return len(text)
}

// toBuffer prints to memory at argument 0. size is the number of the argument
// that bounds the text as snprintf's does, or -1; fortified that of the
// argument that tells the buffer's size, or -1.
func toBuffer(size, fortified int) sink {
	return func(h *Host, text []byte) int {
		n := len(text)
		if size >= 0 {
			limit := h.Uint(size)
			if fortified >= 0 {
				h.fits(limit, h.Uint(fortified))
			}
			if limit == 0 {
				return n
			}
			if uint64(len(text)) >= limit {
				text = text[:limit-1]
			}
		} else if fortified >= 0 {
			h.fits(uint64(n)+1, h.Uint(fortified))
		}
		dst := h.Ptr(0)
		for _, t := range h.host().printer.texts {
			// C17 7.21.6.5p2: copying between objects that overlap is undefined.
			if t.n > 0 && t.p < dst+memory.Ptr(len(text)+1) && dst < t.p+memory.Ptr(t.n) {
				h.Fault(OverlappingCopy, "@%s prints to %s the string at %s, which overlaps", h.f.name, h.t.mem.Describe(dst), h.t.mem.Describe(t.p))
			}
		}
		h.writeText(dst, text)
		return n
	}
}

// toNew prints to memory from malloc, whose address goes to argument 0.
func toNew(h *Host, text []byte) int {
	p := h.allocate(uint64(len(text))+1, mallocAlign, familyMalloc, false)
	h.writeText(p, text)
	h.WriteInt(h.Ptr(0), uint64(p), 8)
	return len(text)
}

// providePrintf enters a printf and its va_list form. params are the
// parameters up to the format.
func providePrintf(name, vname, params string, format int, doc string, to sink) {
	provide(name, "i32 ("+params+", ...)", doc, func(h *Host) { h.print(format, -1, to) })
	provide(vname, "i32 ("+params+", ptr)", doc, func(h *Host) { h.print(format, format+1, to) })
}

func init() {
	providePrintf("printf", "vprintf", "ptr", 0, "Prints to stdout (C17 7.21.6.3, 7.21.6.10).", toStdout)
	providePrintf("fprintf", "vfprintf", "ptr, ptr", 1, "Prints to a stream (C17 7.21.6.1, 7.21.6.8).", toArgument)
	providePrintf("dprintf", "vdprintf", "i32, ptr", 1, "Prints to file descriptor 1 or 2 (POSIX.1-2017).", toDescriptor)
	providePrintf("sprintf", "vsprintf", "ptr, ptr", 1, "Prints to memory (C17 7.21.6.6, 7.21.6.13).", toBuffer(-1, -1))
	providePrintf("snprintf", "vsnprintf", "ptr, i64, ptr", 2, "Prints what fits to memory (C17 7.21.6.5, 7.21.6.12).", toBuffer(1, -1))
	providePrintf("asprintf", "vasprintf", "ptr, ptr", 1, "Prints to memory from malloc (glibc).", toNew)
	providePrintf("__printf_chk", "__vprintf_chk", "i32, ptr", 1, "printf (LSB 4.1, fortify).", toStdout)
	providePrintf("__fprintf_chk", "__vfprintf_chk", "ptr, i32, ptr", 2, "fprintf (LSB 4.1, fortify).", toArgument)
	providePrintf("__dprintf_chk", "__vdprintf_chk", "i32, i32, ptr", 2, "dprintf (glibc, fortify).", toDescriptor)
	providePrintf("__sprintf_chk", "__vsprintf_chk", "ptr, i32, i64, ptr", 3, "sprintf to a buffer of known size (LSB 4.1, fortify).", toBuffer(-1, 2))
	providePrintf("__snprintf_chk", "__vsnprintf_chk", "ptr, i64, i32, i64, ptr", 4, "snprintf to a buffer of known size (LSB 4.1, fortify).", toBuffer(1, 3))
	providePrintf("__asprintf_chk", "__vasprintf_chk", "ptr, i32, ptr", 2, "asprintf (glibc, fortify).", toNew)
}
