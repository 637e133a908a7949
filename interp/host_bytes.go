package interp

import (
	"bytes"

	"github.com/touchstone-ir/touchstone/memory"
)

// The functions of string.h on byte ranges (C17 7.24). Bytes are copied with
// their shadow; a function that looks at values needs them initialised, up to
// the byte that decides.

// span is n bytes at p, all of which must be there; they need not be
// initialised.
func (h *Host) span(p memory.Ptr, n uint64) []byte {
	b, f := h.t.mem.Bytes(p, n)
	h.fail(f)
	return b
}

// compare is memcmp and bcmp: the difference of the first two bytes that
// differ, which must be initialised together with all before them.
func (h *Host) compare(p, q memory.Ptr, n uint64) int {
	a, b := h.span(p, n), h.span(q, n)
	i := 0
	for i < len(a) && a[i] == b[i] {
		i++
	}
	used := min(uint64(i)+1, n)
	h.defined(p, used)
	h.defined(q, used)
	if i == len(a) {
		return 0
	}
	return int(a[i]) - int(b[i])
}

// fill is memset.
func (h *Host) fill(p memory.Ptr, c byte, n uint64) {
	h.fail(h.t.mem.Set(p, c, 0, 0, 0, n, 1))
}

// fits stops a fortified function that is about to write n bytes to a buffer
// of size bytes (glibc ends the program with "buffer overflow detected").
func (h *Host) fits(n, size uint64) {
	if n > size {
		h.Fault(OutOfBounds, "@%s writes %s to a buffer of %s", h.f.name, plural(n, "byte"), plural(size, "byte"))
	}
}

// find is memchr: the bytes are looked at one after the other, up to the one
// found, so that only those must be there (C17 7.24.5.1).
func (h *Host) find(p memory.Ptr, c byte, n uint64) memory.Ptr {
	if n == 0 {
		return 0
	}
	b := h.rest(p)
	if uint64(len(b)) > n {
		b = b[:n]
	}
	i := indexByte(b, c)
	if i < len(b) {
		h.defined(p, uint64(i)+1)
		return p + memory.Ptr(i)
	}
	h.Check(p, n, false)
	h.defined(p, n)
	return 0
}

func init() {
	provide("memcpy", "ptr (ptr, ptr, i64)", "Copies bytes between ranges that do not overlap (C17 7.24.2.1).", func(h *Host) {
		h.copy(h.Ptr(0), h.Ptr(1), h.Uint(2))
		h.ptrResult(h.Ptr(0))
	})
	provide("memmove", "ptr (ptr, ptr, i64)", "Copies bytes between ranges that may overlap (C17 7.24.2.2).", func(h *Host) {
		h.fail(h.t.mem.Move(h.Ptr(0), h.Ptr(1), h.Uint(2), 1, 1))
		h.ptrResult(h.Ptr(0))
	})
	provide("mempcpy", "ptr (ptr, ptr, i64)", "memcpy that returns the end of the copy (glibc).", func(h *Host) {
		h.copy(h.Ptr(0), h.Ptr(1), h.Uint(2))
		h.ptrResult(h.Ptr(0) + memory.Ptr(h.Uint(2)))
	})
	synonyms("mempcpy", "__mempcpy")
	provide("memset", "ptr (ptr, i32, i64)", "Sets bytes to the low 8 bits of an int (C17 7.24.6.1).", func(h *Host) {
		h.fill(h.Ptr(0), byte(h.Uint(1)), h.Uint(2))
		h.ptrResult(h.Ptr(0))
	})
	provide("memcmp", "i32 (ptr, ptr, i64)", "Compares bytes as unsigned char; the difference of the first that differ (C17 7.24.4.1).", func(h *Host) {
		h.intResult(h.compare(h.Ptr(0), h.Ptr(1), h.Uint(2)))
	})
	synonyms("memcmp", "bcmp")
	provide("memchr", "ptr (ptr, i32, i64)", "Finds a byte (C17 7.24.5.1).", func(h *Host) {
		h.ptrResult(h.find(h.Ptr(0), byte(h.Uint(1)), h.Uint(2)))
	})
	provide("rawmemchr", "ptr (ptr, i32)", "Finds a byte that is there (glibc).", func(h *Host) {
		b := h.rest(h.Ptr(0))
		i := indexByte(b, byte(h.Uint(1)))
		h.Check(h.Ptr(0), uint64(i)+1, false)
		h.defined(h.Ptr(0), uint64(i)+1)
		h.ptrResult(h.Ptr(0) + memory.Ptr(i))
	})
	synonyms("rawmemchr", "__rawmemchr")
	provide("memrchr", "ptr (ptr, i32, i64)", "Finds the last such byte (glibc).", func(h *Host) {
		p, n := h.Ptr(0), h.Uint(2)
		b := h.span(p, n)
		i := bytes.LastIndexByte(b, byte(h.Uint(1)))
		if i < 0 {
			h.defined(p, n)
			h.ptrResult(0)
			return
		}
		h.defined(p+memory.Ptr(i), n-uint64(i))
		h.ptrResult(p + memory.Ptr(i))
	})
	provide("memccpy", "ptr (ptr, ptr, i32, i64)", "Copies bytes up to and with the first that equals one (C23 7.26.2.2).", func(h *Host) {
		dst, src, n := h.Ptr(0), h.Ptr(1), h.Uint(3)
		if at := h.find(src, byte(h.Uint(2)), n); at != 0 {
			k := uint64(at-src) + 1
			h.copy(dst, src, k)
			h.ptrResult(dst + memory.Ptr(k))
			return
		}
		h.copy(dst, src, n)
		h.ptrResult(0)
	})
	provide("memmem", "ptr (ptr, i64, ptr, i64)", "Finds bytes within bytes (glibc).", func(h *Host) {
		b, part := h.Bytes(h.Ptr(0), h.Uint(1)), h.Bytes(h.Ptr(2), h.Uint(3))
		i := bytes.Index(b, part)
		if i < 0 {
			h.ptrResult(0)
			return
		}
		h.ptrResult(h.Ptr(0) + memory.Ptr(i))
	})
	provide("bzero", "void (ptr, i64)", "Sets bytes to zero (4.3BSD).", func(h *Host) { h.fill(h.Ptr(0), 0, h.Uint(1)) })
	synonyms("bzero", "explicit_bzero")
	provide("bcopy", "void (ptr, ptr, i64)", "memmove with the source first (4.3BSD).", func(h *Host) {
		h.fail(h.t.mem.Move(h.Ptr(1), h.Ptr(0), h.Uint(2), 1, 1))
	})

	provide("__memcpy_chk", "ptr (ptr, ptr, i64, i64)", "memcpy to a buffer of known size (LSB 4.1, fortify).", func(h *Host) {
		h.fits(h.Uint(2), h.Uint(3))
		h.copy(h.Ptr(0), h.Ptr(1), h.Uint(2))
		h.ptrResult(h.Ptr(0))
	})
	provide("__mempcpy_chk", "ptr (ptr, ptr, i64, i64)", "mempcpy to a buffer of known size (LSB 4.1, fortify).", func(h *Host) {
		h.fits(h.Uint(2), h.Uint(3))
		h.copy(h.Ptr(0), h.Ptr(1), h.Uint(2))
		h.ptrResult(h.Ptr(0) + memory.Ptr(h.Uint(2)))
	})
	provide("__memmove_chk", "ptr (ptr, ptr, i64, i64)", "memmove to a buffer of known size (LSB 4.1, fortify).", func(h *Host) {
		h.fits(h.Uint(2), h.Uint(3))
		h.fail(h.t.mem.Move(h.Ptr(0), h.Ptr(1), h.Uint(2), 1, 1))
		h.ptrResult(h.Ptr(0))
	})
	provide("__memset_chk", "ptr (ptr, i32, i64, i64)", "memset of a buffer of known size (LSB 4.1, fortify).", func(h *Host) {
		h.fits(h.Uint(2), h.Uint(3))
		h.fill(h.Ptr(0), byte(h.Uint(1)), h.Uint(2))
		h.ptrResult(h.Ptr(0))
	})
	provide("__explicit_bzero_chk", "void (ptr, i64, i64)", "explicit_bzero of a buffer of known size (glibc, fortify).", func(h *Host) {
		h.fits(h.Uint(1), h.Uint(2))
		h.fill(h.Ptr(0), 0, h.Uint(1))
	})
}
