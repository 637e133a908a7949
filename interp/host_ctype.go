package interp

import (
	"encoding/binary"

	"github.com/touchstone-ir/touchstone/memory"
)

// Character classes of the "C" locale (C17 7.4), with the bits that glibc's
// tables of them have on little-endian machines, which its headers test inline.
const (
	classBlank  = 1 << 0
	classCntrl  = 1 << 1
	classPunct  = 1 << 2
	classAlnum  = 1 << 3
	classUpper  = 1 << 8
	classLower  = 1 << 9
	classAlpha  = 1 << 10
	classDigit  = 1 << 11
	classXDigit = 1 << 12
	classSpace  = 1 << 13
	classPrint  = 1 << 14
	classGraph  = 1 << 15
)

// classes are the bits of every character.
var classes = func() (t [256]uint16) {
	for i := range 128 {
		c := byte(i)
		upperCase, lowerCase, digit := 'A' <= c && c <= 'Z', 'a' <= c && c <= 'z', '0' <= c && c <= '9'
		set := func(yes bool, bit uint16) {
			if yes {
				t[i] |= bit
			}
		}
		set(upperCase, classUpper)
		set(lowerCase, classLower)
		set(upperCase || lowerCase, classAlpha)
		set(digit, classDigit)
		set(digit || 'a' <= c|0x20 && c|0x20 <= 'f', classXDigit)
		set(upperCase || lowerCase || digit, classAlnum)
		set(c == ' ' || '\t' <= c && c <= '\r', classSpace)
		set(c == ' ' || c == '\t', classBlank)
		set(c < 0x20 || c == 0x7f, classCntrl)
		set(0x20 <= c && c < 0x7f, classPrint)
		set(0x20 < c && c < 0x7f, classGraph)
		set(0x20 < c && c < 0x7f && !upperCase && !lowerCase && !digit, classPunct)
	}
	return
}()

func lower(c byte) byte {
	if 'A' <= c && c <= 'Z' {
		return c + 'a' - 'A'
	}
	return c
}

func upperOf(c byte) byte {
	if 'a' <= c && c <= 'z' {
		return c - 'a' + 'A'
	}
	return c
}

// EOF is -1. tableLow is the least index of glibc's tables: they also hold the
// characters as signed char.
const (
	eof      = -1
	tableLow = -128
)

// character is the argument of a ctype function: EOF, or a value of unsigned
// char; all others are undefined (C17 7.4p1).
func (h *Host) character() int {
	c := h.Int(0)
	if c < eof || c > 255 {
		h.bad("@%s of %d, which is neither EOF nor the value of an unsigned char", h.f.name, c)
	}
	return int(c)
}

// ctypeTable makes a table with the given entries of size bytes from -128 to
// 255 and, in front of it, the pointer to entry 0 whose address the program
// gets.
func (h *Host) ctypeTable(name string, size int, entry func(i int) uint32) memory.Ptr {
	var b []byte
	for i := tableLow; i < 256; i++ {
		b = binary.LittleEndian.AppendUint32(b, entry(i))
		b = b[:len(b)-4+size]
	}
	table := h.object(b, name, true)
	zero := uint64(table) + uint64(-tableLow*size)
	return h.object(binary.LittleEndian.AppendUint64(nil, zero), "&"+name, true)
}

// caseTable is the entries of toupper and tolower's tables.
func caseTable(f func(byte) byte) func(i int) uint32 {
	return func(i int) uint32 {
		switch {
		case i == eof:
			return ^uint32(0)
		case i < 0:
			return uint32(i + 256)
		}
		return uint32(f(byte(i)))
	}
}

func init() {
	for _, c := range []struct {
		name, doc string
		bit       uint16
	}{
		{"isalnum", "letter or digit (C17 7.4.1.1)", classAlnum},
		{"isalpha", "letter (C17 7.4.1.2)", classAlpha},
		{"isblank", "space or tab (C17 7.4.1.3)", classBlank},
		{"iscntrl", "control character (C17 7.4.1.4)", classCntrl},
		{"isdigit", "digit (C17 7.4.1.5)", classDigit},
		{"isgraph", "printing character but space (C17 7.4.1.6)", classGraph},
		{"islower", "lower-case letter (C17 7.4.1.7)", classLower},
		{"isprint", "printing character (C17 7.4.1.8)", classPrint},
		{"ispunct", "punctuation (C17 7.4.1.9)", classPunct},
		{"isspace", "white space (C17 7.4.1.10)", classSpace},
		{"isupper", "upper-case letter (C17 7.4.1.11)", classUpper},
		{"isxdigit", "hexadecimal digit (C17 7.4.1.12)", classXDigit},
	} {
		// The value is glibc's: the bit itself.
		provide(c.name, "i32 (i32)", "Whether a character is a "+c.doc+".", func(h *Host) {
			if v := h.character(); v >= 0 {
				h.intResult(int(classes[v] & c.bit))
				return
			}
			h.intResult(0)
		})
	}
	provide("isascii", "i32 (i32)", "Whether a value is that of a 7-bit character (POSIX.1-2017).", func(h *Host) {
		h.ReturnInt(uint64(boolScalar(h.Uint(0) < 128).V))
	})
	provide("toascii", "i32 (i32)", "The low 7 bits (POSIX.1-2017).", func(h *Host) { h.ReturnInt(h.Uint(0) & 127) })
	provide("tolower", "i32 (i32)", "The lower-case letter of a letter (C17 7.4.2.1).", func(h *Host) {
		c := h.character()
		if c >= 0 {
			c = int(lower(byte(c)))
		}
		h.intResult(c)
	})
	provide("toupper", "i32 (i32)", "The upper-case letter of a letter (C17 7.4.2.2).", func(h *Host) {
		c := h.character()
		if c >= 0 {
			c = int(upperOf(byte(c)))
		}
		h.intResult(c)
	})
	provide("__ctype_b_loc", "ptr ()", "The table of character classes that glibc's headers use (LSB 5.0).", func(h *Host) {
		st := h.host()
		if st.ctypeBits == 0 {
			st.ctypeBits = h.ctypeTable("ctype", 2, func(i int) uint32 {
				if i < 0 {
					return 0
				}
				return uint32(classes[i])
			})
		}
		h.ptrResult(st.ctypeBits)
	})
	provide("__ctype_tolower_loc", "ptr ()", "The table of lower-case letters that glibc's headers use (LSB 5.0).", func(h *Host) {
		st := h.host()
		if st.ctypeLower == 0 {
			st.ctypeLower = h.ctypeTable("tolower", 4, caseTable(lower))
		}
		h.ptrResult(st.ctypeLower)
	})
	provide("__ctype_toupper_loc", "ptr ()", "The table of upper-case letters that glibc's headers use (LSB 5.0).", func(h *Host) {
		st := h.host()
		if st.ctypeUpper == 0 {
			st.ctypeUpper = h.ctypeTable("toupper", 4, caseTable(upperOf))
		}
		h.ptrResult(st.ctypeUpper)
	})
	provide("__ctype_get_mb_cur_max", "i64 ()", "The most bytes of a character: 1 in the \"C\" locale (glibc, MB_CUR_MAX).", func(h *Host) { h.longResult(1) })
	provide("setlocale", "ptr (i32, ptr)", "The name of the locale, which is always \"C\"; null for another (C17 7.11.1.1).", func(h *Host) {
		if h.Ptr(1) != 0 {
			switch string(h.text(h.Ptr(1), noLimit)) {
			case "", "C", "POSIX":
			default:
				h.ptrResult(0)
				return
			}
		}
		st := h.host()
		if st.localeName == 0 {
			st.localeName = h.object([]byte("C\x00"), "locale", true)
		}
		h.ptrResult(st.localeName)
	})
}
