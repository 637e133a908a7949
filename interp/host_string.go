package interp

import (
	"bytes"
	"fmt"
	"math"

	"github.com/touchstone-ir/touchstone/memory"
)

// The functions of string.h and strings.h on strings (C17 7.24, POSIX). The
// locale is "C". Where C gives only the sign of a comparison, the value is the
// difference that glibc returns on x86-64.

const noLimit = math.MaxInt64

// compareText is the strcmp family: bytes are looked at up to the first that
// differ or end the strings, at most n.
func (h *Host) compareText(p, q memory.Ptr, n uint64, fold bool) int {
	if n == 0 {
		return 0
	}
	a, b := h.rest(p), h.rest(q)
	limit := min(uint64(len(a)), uint64(len(b)), n)
	for i := range limit {
		x, y := a[i], b[i]
		if fold {
			x, y = lower(x), lower(y)
		}
		if x != y || x == 0 {
			h.defined(p, i+1)
			h.defined(q, i+1)
			return int(x) - int(y)
		}
	}
	if limit == n {
		h.defined(p, n)
		h.defined(q, n)
		return 0
	}
	// One of the strings ran out of its object.
	if uint64(len(a)) == limit {
		h.text(p, n)
	}
	h.text(q, n)
	return 0
}

// copyText copies the string at src with its NUL, at most the size bytes that
// a fortified call knows of, and gives its length.
func (h *Host) copyText(dst, src memory.Ptr, size uint64) uint64 {
	n := uint64(len(h.text(src, noLimit)))
	h.fits(n+1, size)
	h.copy(dst, src, n+1)
	return n
}

// copyPadded is strncpy: at most n bytes, the rest zeros. It gives the length
// of the text in dst.
func (h *Host) copyPadded(dst, src memory.Ptr, n uint64) uint64 {
	if n == 0 {
		return 0
	}
	k := uint64(len(h.text(src, n)))
	h.Check(dst, n, true)
	h.copy(dst, src, k)
	if k < n {
		h.fill(dst+memory.Ptr(k), 0, n-k)
	}
	return k
}

// appendText is strcat and strncat.
func (h *Host) appendText(dst, src memory.Ptr, n, size uint64) {
	at := uint64(len(h.text(dst, noLimit)))
	k := uint64(len(h.text(src, n)))
	h.fits(at+k+1, size)
	end := dst + memory.Ptr(at)
	if k < n && k < noLimit { // the source's own NUL goes along, and counts for the overlap
		h.copy(end, src, k+1)
		return
	}
	h.copy(end, src, k)
	h.WriteInt(end+memory.Ptr(k), 0, 1)
}

// duplicate is strdup of b.
func (h *Host) duplicate(src memory.Ptr, n uint64) {
	p := h.allocate(n+1, mallocAlign, familyMalloc, false)
	h.copy(p, src, n)
	h.WriteInt(p+memory.Ptr(n), 0, 1)
	h.ptrResult(p)
}

// findText is strchr: the NUL is part of the string.
func (h *Host) findText(p memory.Ptr, c byte) (memory.Ptr, bool) {
	b := h.rest(p)
	for i, x := range b {
		if x == c || x == 0 {
			h.defined(p, uint64(i)+1)
			return p + memory.Ptr(i), x == c
		}
	}
	h.text(p, noLimit) // stops: the string has no end
	return 0, false
}

// spanOf is strspn and strcspn.
func (h *Host) spanOf(p, set memory.Ptr, in bool) uint64 {
	var member [256]bool
	for _, c := range h.text(set, noLimit) {
		member[c] = true
	}
	for i, x := range h.rest(p) {
		if x == 0 || member[x] != in {
			h.defined(p, uint64(i)+1)
			return uint64(i)
		}
	}
	h.text(p, noLimit)
	return 0
}

// nextToken is strtok_r on the saved position, and gives the new one.
func (h *Host) nextToken(s, delim, saved memory.Ptr) (memory.Ptr, memory.Ptr) {
	if s == 0 {
		s = saved
	}
	if s == 0 {
		// glibc's strtok reads through null here after nothing was left or
		// nothing was begun; it keeps the end of the string, never null.
		h.bad("@%s goes on with a string that was not begun", h.f.name)
	}
	s += memory.Ptr(h.spanOf(s, delim, true))
	if h.ReadInt(s, 1) == 0 {
		return 0, s
	}
	end := s + memory.Ptr(h.spanOf(s, delim, false))
	if h.ReadInt(end, 1) != 0 {
		h.WriteInt(end, 0, 1)
		end++
	}
	return s, end
}

func fold(b []byte) []byte {
	out := make([]byte, len(b))
	for i, c := range b {
		out[i] = lower(c)
	}
	return out
}

// search is strstr.
func (h *Host) search(foldCase bool) {
	b, part := h.text(h.Ptr(0), noLimit), h.text(h.Ptr(1), noLimit)
	if foldCase {
		b, part = fold(b), fold(part)
	}
	i := bytes.Index(b, part)
	if i < 0 {
		h.ptrResult(0)
		return
	}
	h.ptrResult(h.Ptr(0) + memory.Ptr(i))
}

// bounded copies b with its NUL to a buffer of size bytes, cut where it does
// not fit: strlcpy, strxfrm.
func (h *Host) bounded(dst memory.Ptr, b []byte, size uint64) {
	if size == 0 {
		return
	}
	h.writeText(dst, b[:min(uint64(len(b)), size-1)])
}

func init() {
	provide("strlen", "i64 (ptr)", "The length of a string (C17 7.24.6.3).", func(h *Host) {
		h.longResult(uint64(len(h.text(h.Ptr(0), noLimit))))
	})
	provide("strnlen", "i64 (ptr, i64)", "The length of a string, looking at no more bytes than told (POSIX.1-2017).", func(h *Host) {
		h.longResult(uint64(len(h.text(h.Ptr(0), min(h.Uint(1), noLimit)))))
	})
	provide("strcmp", "i32 (ptr, ptr)", "Compares two strings (C17 7.24.4.2).", func(h *Host) {
		h.intResult(h.compareText(h.Ptr(0), h.Ptr(1), noLimit, false))
	})
	synonyms("strcmp", "strcoll")
	provide("strncmp", "i32 (ptr, ptr, i64)", "Compares the beginnings of two strings (C17 7.24.4.4).", func(h *Host) {
		h.intResult(h.compareText(h.Ptr(0), h.Ptr(1), h.Uint(2), false))
	})
	provide("strcasecmp", "i32 (ptr, ptr)", "Compares two strings whatever their case (POSIX.1-2017).", func(h *Host) {
		h.intResult(h.compareText(h.Ptr(0), h.Ptr(1), noLimit, true))
	})
	provide("strncasecmp", "i32 (ptr, ptr, i64)", "Compares the beginnings of two strings whatever their case (POSIX.1-2017).", func(h *Host) {
		h.intResult(h.compareText(h.Ptr(0), h.Ptr(1), h.Uint(2), true))
	})
	provide("strxfrm", "i64 (ptr, ptr, i64)", "Copies a string, as strcoll orders bytes (C17 7.24.4.5).", func(h *Host) {
		b := h.text(h.Ptr(1), noLimit)
		h.bounded(h.Ptr(0), b, h.Uint(2))
		h.longResult(uint64(len(b)))
	})

	provide("strcpy", "ptr (ptr, ptr)", "Copies a string (C17 7.24.2.3).", func(h *Host) {
		h.copyText(h.Ptr(0), h.Ptr(1), noLimit)
		h.ptrResult(h.Ptr(0))
	})
	provide("stpcpy", "ptr (ptr, ptr)", "Copies a string and returns its end (POSIX.1-2017).", func(h *Host) {
		h.ptrResult(h.Ptr(0) + memory.Ptr(h.copyText(h.Ptr(0), h.Ptr(1), noLimit)))
	})
	synonyms("stpcpy", "__stpcpy")
	provide("strncpy", "ptr (ptr, ptr, i64)", "Copies at most so many bytes of a string, padding with zeros (C17 7.24.2.4).", func(h *Host) {
		h.copyPadded(h.Ptr(0), h.Ptr(1), h.Uint(2))
		h.ptrResult(h.Ptr(0))
	})
	provide("stpncpy", "ptr (ptr, ptr, i64)", "strncpy that returns the end of the text (POSIX.1-2017).", func(h *Host) {
		h.ptrResult(h.Ptr(0) + memory.Ptr(h.copyPadded(h.Ptr(0), h.Ptr(1), h.Uint(2))))
	})
	provide("strcat", "ptr (ptr, ptr)", "Appends a string (C17 7.24.3.1).", func(h *Host) {
		h.appendText(h.Ptr(0), h.Ptr(1), noLimit, noLimit)
		h.ptrResult(h.Ptr(0))
	})
	provide("strncat", "ptr (ptr, ptr, i64)", "Appends at most so many bytes of a string, and a NUL (C17 7.24.3.2).", func(h *Host) {
		h.appendText(h.Ptr(0), h.Ptr(1), min(h.Uint(2), noLimit), noLimit)
		h.ptrResult(h.Ptr(0))
	})
	provide("strlcpy", "i64 (ptr, ptr, i64)", "Copies what fits of a string, always with a NUL (POSIX.1-2024).", func(h *Host) {
		b := h.text(h.Ptr(1), noLimit)
		h.bounded(h.Ptr(0), b, h.Uint(2))
		h.longResult(uint64(len(b)))
	})
	provide("strlcat", "i64 (ptr, ptr, i64)", "Appends what fits of a string, always with a NUL (POSIX.1-2024).", func(h *Host) {
		at := uint64(len(h.text(h.Ptr(0), min(h.Uint(2), noLimit))))
		b := h.text(h.Ptr(1), noLimit)
		h.bounded(h.Ptr(0)+memory.Ptr(at), b, h.Uint(2)-at)
		h.longResult(at + uint64(len(b)))
	})
	provide("__strcpy_chk", "ptr (ptr, ptr, i64)", "strcpy to a buffer of known size (LSB 4.1, fortify).", func(h *Host) {
		h.copyText(h.Ptr(0), h.Ptr(1), h.Uint(2))
		h.ptrResult(h.Ptr(0))
	})
	provide("__stpcpy_chk", "ptr (ptr, ptr, i64)", "stpcpy to a buffer of known size (LSB 4.1, fortify).", func(h *Host) {
		h.ptrResult(h.Ptr(0) + memory.Ptr(h.copyText(h.Ptr(0), h.Ptr(1), h.Uint(2))))
	})
	provide("__strncpy_chk", "ptr (ptr, ptr, i64, i64)", "strncpy to a buffer of known size (LSB 4.1, fortify).", func(h *Host) {
		h.fits(h.Uint(2), h.Uint(3))
		h.copyPadded(h.Ptr(0), h.Ptr(1), h.Uint(2))
		h.ptrResult(h.Ptr(0))
	})
	provide("__stpncpy_chk", "ptr (ptr, ptr, i64, i64)", "stpncpy to a buffer of known size (glibc, fortify).", func(h *Host) {
		h.fits(h.Uint(2), h.Uint(3))
		h.ptrResult(h.Ptr(0) + memory.Ptr(h.copyPadded(h.Ptr(0), h.Ptr(1), h.Uint(2))))
	})
	provide("__strcat_chk", "ptr (ptr, ptr, i64)", "strcat to a buffer of known size (LSB 4.1, fortify).", func(h *Host) {
		h.appendText(h.Ptr(0), h.Ptr(1), noLimit, h.Uint(2))
		h.ptrResult(h.Ptr(0))
	})
	provide("__strncat_chk", "ptr (ptr, ptr, i64, i64)", "strncat to a buffer of known size (LSB 4.1, fortify).", func(h *Host) {
		h.appendText(h.Ptr(0), h.Ptr(1), min(h.Uint(2), noLimit), h.Uint(3))
		h.ptrResult(h.Ptr(0))
	})

	provide("strchr", "ptr (ptr, i32)", "Finds a byte in a string, its NUL included (C17 7.24.5.2).", func(h *Host) {
		p, ok := h.findText(h.Ptr(0), byte(h.Uint(1)))
		if !ok {
			p = 0
		}
		h.ptrResult(p)
	})
	synonyms("strchr", "index")
	provide("strchrnul", "ptr (ptr, i32)", "Finds a byte in a string, or its end (glibc).", func(h *Host) {
		p, _ := h.findText(h.Ptr(0), byte(h.Uint(1)))
		h.ptrResult(p)
	})
	provide("strrchr", "ptr (ptr, i32)", "Finds the last such byte of a string, its NUL included (C17 7.24.5.5).", func(h *Host) {
		b, c := h.text(h.Ptr(0), noLimit), byte(h.Uint(1))
		i := bytes.LastIndexByte(b, c)
		switch {
		case c == 0:
			i = len(b)
		case i < 0:
			h.ptrResult(0)
			return
		}
		h.ptrResult(h.Ptr(0) + memory.Ptr(i))
	})
	synonyms("strrchr", "rindex")
	provide("strstr", "ptr (ptr, ptr)", "Finds a string in a string (C17 7.24.5.7).", func(h *Host) { h.search(false) })
	provide("strcasestr", "ptr (ptr, ptr)", "Finds a string in a string whatever their case (glibc).", func(h *Host) { h.search(true) })
	provide("strspn", "i64 (ptr, ptr)", "The length of the beginning made of some bytes only (C17 7.24.5.6).", func(h *Host) {
		h.longResult(h.spanOf(h.Ptr(0), h.Ptr(1), true))
	})
	provide("strcspn", "i64 (ptr, ptr)", "The length of the beginning without some bytes (C17 7.24.5.3).", func(h *Host) {
		h.longResult(h.spanOf(h.Ptr(0), h.Ptr(1), false))
	})
	provide("strpbrk", "ptr (ptr, ptr)", "Finds the first of some bytes (C17 7.24.5.4).", func(h *Host) {
		p := h.Ptr(0) + memory.Ptr(h.spanOf(h.Ptr(0), h.Ptr(1), false))
		if h.ReadInt(p, 1) == 0 {
			p = 0
		}
		h.ptrResult(p)
	})

	provide("strdup", "ptr (ptr)", "A copy of a string from malloc (C23 7.26.2.6).", func(h *Host) {
		h.duplicate(h.Ptr(0), uint64(len(h.text(h.Ptr(0), noLimit))))
	})
	synonyms("strdup", "__strdup")
	provide("strndup", "ptr (ptr, i64)", "A copy of the beginning of a string from malloc (C23 7.26.2.7).", func(h *Host) {
		h.duplicate(h.Ptr(0), uint64(len(h.text(h.Ptr(0), min(h.Uint(1), noLimit)))))
	})
	synonyms("strndup", "__strndup")

	provide("strtok", "ptr (ptr, ptr)", "Cuts a string at separators, a piece a call (C17 7.24.5.8).", func(h *Host) {
		var p memory.Ptr
		p, h.host().token = h.nextToken(h.Ptr(0), h.Ptr(1), h.host().token)
		h.ptrResult(p)
	})
	provide("strtok_r", "ptr (ptr, ptr, ptr)", "strtok with its position in the program (POSIX.1-2017).", func(h *Host) {
		var saved memory.Ptr
		if h.Ptr(0) == 0 {
			saved = memory.Ptr(h.ReadInt(h.Ptr(2), 8))
		}
		h.Check(h.Ptr(2), 8, true)
		p, rest := h.nextToken(h.Ptr(0), h.Ptr(1), saved)
		h.WriteInt(h.Ptr(2), uint64(rest), 8)
		h.ptrResult(p)
	})
	synonyms("strtok_r", "__strtok_r")
	provide("strsep", "ptr (ptr, ptr)", "Cuts a string at separators, empty pieces too (4.4BSD).", func(h *Host) {
		s := memory.Ptr(h.ReadInt(h.Ptr(0), 8))
		if s == 0 {
			h.ptrResult(0)
			return
		}
		end := s + memory.Ptr(h.spanOf(s, h.Ptr(1), false))
		next := memory.Ptr(0)
		if h.ReadInt(end, 1) != 0 {
			h.WriteInt(end, 0, 1)
			next = end + 1
		}
		h.WriteInt(h.Ptr(0), uint64(next), 8)
		h.ptrResult(s)
	})

	provide("strerror", "ptr (i32)", "The text of an error number, as glibc has it (C17 7.24.6.2).", func(h *Host) {
		h.ptrResult(h.errorText(int32(h.Int(0))))
	})
	provide("strerror_r", "ptr (i32, ptr, i64)", "strerror with a buffer for unknown numbers (glibc).", func(h *Host) {
		n := int32(h.Int(0))
		if knownError(n) {
			h.ptrResult(h.errorText(n))
			return
		}
		h.bounded(h.Ptr(1), []byte(errorMessage(n)), h.Uint(2))
		h.ptrResult(h.Ptr(1))
	})
	provide("__errno_location", "ptr ()", "Where errno lies (LSB 5.0; C17 7.5).", func(h *Host) {
		st := h.host()
		if st.errno == 0 {
			v := uint32(st.lastError)
			st.errno = h.object([]byte{byte(v), byte(v >> 8), byte(v >> 16), byte(v >> 24)}, "errno", false)
		}
		h.ptrResult(st.errno)
	})
}

// errorText is strerror's answer in memory. Known texts stay; that of an
// unknown number is overwritten by the next.
func (h *Host) errorText(n int32) memory.Ptr {
	st := h.host()
	if p := st.errorTexts[n]; p != 0 {
		return p
	}
	text := append([]byte(errorMessage(n)), 0)
	if !knownError(n) {
		if st.strerrorText == 0 {
			st.strerrorText = h.object(make([]byte, 32), "strerror", false)
		}
		h.Write(st.strerrorText, text)
		return st.strerrorText
	}
	p := h.object(text, fmt.Sprintf("strerror(%d)", n), true)
	st.errorTexts[n] = p
	return p
}

func knownError(n int32) bool {
	return n >= 0 && int(n) < len(errorMessages) && errorMessages[n] != ""
}

// errorMessage is the text of an error number in the "C" locale.
func errorMessage(n int32) string {
	if knownError(n) {
		return errorMessages[n]
	}
	return fmt.Sprintf("Unknown error %d", n)
}
