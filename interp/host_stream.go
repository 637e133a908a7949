package interp

import (
	"io"

	"github.com/touchstone-ir/touchstone/memory"
)

// The streams of stdio.h (C17 7.21): the three that every program has. There
// are no others, because a program that touchstone runs reaches no files.

// A stream is what the library knows of one of the program's streams.
type stream struct {
	file  memory.Ptr // the FILE, an object without contents but its flags
	flags uint32
}

// The streams' numbers are their file descriptors.
const (
	streamIn = iota
	streamOut
	streamErr
)

var streamNames = [...]string{"stdin", "stdout", "stderr"}

// Flags of a stream. They lie in the first 4 bytes of the FILE, where glibc's
// feof_unlocked and ferror_unlocked look at them inline.
const (
	streamEOF   = 0x10
	streamError = 0x20
	fileSize    = 216 // of glibc's FILE; all its buffer pointers stay null
)

// file is the FILE of stream n.
func (m *Machine) file(n int) (memory.Ptr, error) {
	s := &m.host.streams[n]
	if s.file == 0 {
		p, err := m.mem.Alloc(memory.Spec{Size: fileSize, Align: 8, Kind: memory.Host, Name: streamNames[n], Zeroed: true})
		if err != nil {
			return 0, err
		}
		s.file = p
	}
	return s.file, nil
}

// stream is the number of the stream that argument i points to.
func (h *Host) stream(i int) int {
	p := h.Ptr(i)
	for n := range h.host().streams {
		if p != 0 && p == h.host().streams[n].file {
			return n
		}
	}
	h.bad("@%s of %s, which is not an open stream", h.f.name, h.t.mem.Describe(p))
	return 0
}

// mark sets or clears flags of stream n.
func (h *Host) mark(n int, set, cleared uint32) {
	s := &h.host().streams[n]
	now := s.flags&^cleared | set
	if now != s.flags && s.file != 0 {
		h.WriteInt(s.file, uint64(now), 4)
	}
	s.flags = now
}

// put writes b to stream n and reports whether that is possible.
func (h *Host) put(n int, b []byte) bool {
	switch n {
	case streamOut:
		h.t.m.stdout.Write(b)
	case streamErr:
		h.t.m.stderr.Write(b)
	default:
		h.setErrno(errBadFile)
		h.mark(n, streamError, 0)
		return false
	}
	return true
}

// input is the standard input as far as it was read. data[pos:] has not been
// taken yet; ungetc puts back into data[:pos].
type input struct {
	data []byte
	pos  int
	end  bool // the reader has no more
	fail bool // the reader failed
}

const (
	inputChunk = 1 << 14
	inputBack  = 64 // bytes kept before pos, for ungetc
)

// fillInput reads more of the standard input, and reports whether there is more.
// What the program printed comes out first, so that a person sees a prompt.
func (h *Host) fillInput() bool {
	in := &h.host().input
	if in.end || in.fail {
		return false
	}
	h.t.m.stdout.flush()
	h.t.m.stderr.flush()
	if in.pos > inputChunk {
		n := copy(in.data, in.data[in.pos-inputBack:])
		in.data, in.pos = in.data[:n], inputBack
	}
	at := len(in.data)
	in.data = append(in.data, make([]byte, inputChunk)...)
	n, err := 0, error(nil)
	for tries := 0; n == 0 && err == nil && tries < 100; tries++ {
		n, err = h.t.m.stdin.Read(in.data[at:])
	}
	in.data = in.data[:at+n]
	switch {
	case err == io.EOF || err == nil && n == 0:
		in.end = true
	case err != nil:
		in.fail = true
	}
	return n > 0
}

// A reader takes bytes from a stream for scanf and its kin.
type reader struct {
	h *Host
	n int
}

// Next is the next byte, or false at the end of input or after an error. The
// end is final until clearerr or ungetc, as C17 7.21.7.1p3 has it.
func (r reader) Next() (byte, bool) {
	h := r.h
	if r.n != streamIn {
		h.setErrno(errBadFile)
		h.mark(r.n, streamError, 0)
		return 0, false
	}
	in := &h.host().input
	if in.pos == len(in.data) {
		if h.host().streams[r.n].flags&streamEOF != 0 {
			return 0, false
		}
		if !h.fillInput() {
			if in.fail {
				h.mark(r.n, streamError, 0)
			} else {
				h.mark(r.n, streamEOF, 0)
			}
			return 0, false
		}
	}
	in.pos++
	return in.data[in.pos-1], true
}

// Unread gives back the last byte.
func (r reader) Unread() { r.h.host().input.pos-- }

// pushBack is ungetc.
func (h *Host) pushBack(c byte) {
	in := &h.host().input
	if in.pos == 0 {
		in.data = append(make([]byte, inputBack), in.data...)
		in.pos = inputBack
	}
	in.pos--
	in.data[in.pos] = c
	h.mark(streamIn, 0, streamEOF)
}

// getChar is fgetc.
func (h *Host) getChar(n int) {
	if c, ok := (reader{h, n}).Next(); ok {
		h.intResult(int(c))
		return
	}
	h.intResult(eof)
}

// line reads up to and with the byte end, at most limit bytes.
func (h *Host) line(n int, end byte, limit int) []byte {
	st := h.host()
	b := st.scratch[:0]
	for r := (reader{h, n}); len(b) < limit; {
		c, ok := r.Next()
		if !ok {
			break
		}
		b = append(b, c)
		if c == end {
			break
		}
	}
	st.scratch = b
	return b
}

// getLine is fgets: at most size-1 bytes, up to and with a newline.
func (h *Host) getLine(p memory.Ptr, size, n int) {
	if size <= 0 {
		h.ptrResult(0)
		return
	}
	b := h.line(n, '\n', size-1)
	if len(b) == 0 && size > 1 {
		h.ptrResult(0)
		return
	}
	h.writeText(p, b)
	h.ptrResult(p)
}

// getDelim is getdelim: a line of any length, in memory from malloc that
// grows.
func (h *Host) getDelim(end byte, n int) {
	line, size := h.Ptr(0), h.Ptr(1)
	p, have := memory.Ptr(h.ReadInt(line, 8)), h.ReadInt(size, 8)
	b := h.line(n, end, 1<<31-2)
	if len(b) == 0 {
		h.longResult(^uint64(0))
		return
	}
	if p == 0 || have < uint64(len(b))+1 {
		have = max(uint64(len(b))+1, 120, 2*have) // as glibc grows it
		h.reallocate(p, have)
		p = memory.Ptr(h.result[0].V)
		h.WriteInt(line, uint64(p), 8)
		h.WriteInt(size, have, 8)
	}
	h.writeText(p, b)
	h.longResult(uint64(len(b)))
}

// putChar is fputc.
func (h *Host) putChar(c byte, n int) {
	if !h.put(n, []byte{c}) {
		h.intResult(eof)
		return
	}
	h.intResult(int(c))
}

// putBytes is fwrite: it returns the number of whole items.
func (h *Host) putBytes(p memory.Ptr, size, count uint64, n int) {
	total, ok := h.items(size, count)
	if !ok || !h.put(n, h.Bytes(p, total)) {
		h.longResult(0)
		return
	}
	h.longResult(count)
}

// getBytes is fread.
func (h *Host) getBytes(p memory.Ptr, size, count uint64, n int) {
	total, ok := h.items(size, count)
	if !ok {
		h.longResult(0)
		return
	}
	h.Check(p, total, true)
	got := uint64(0)
	for r := (reader{h, n}); got < total; {
		if _, ok := r.Next(); !ok {
			break
		}
		r.Unread()
		in := &h.host().input
		chunk := in.data[in.pos:]
		chunk = chunk[:min(uint64(len(chunk)), total-got)]
		h.Write(p+memory.Ptr(got), chunk)
		in.pos += len(chunk)
		got += uint64(len(chunk))
	}
	h.longResult(got / size)
}

// items is size × count, which must not overflow; ok is false when it is 0.
func (h *Host) items(size, count uint64) (uint64, bool) {
	if size != 0 && count > noLimit/size {
		h.bad("@%s of %d items of %d bytes, which is more than memory holds", h.f.name, count, size)
	}
	return size * count, size != 0 && count != 0
}

func init() {
	provide("putchar", "i32 (i32)", "Writes a character to stdout (C17 7.21.7.8).", func(h *Host) { h.putChar(byte(h.Uint(0)), streamOut) })
	synonyms("putchar", "putchar_unlocked")
	provide("fputc", "i32 (i32, ptr)", "Writes a character (C17 7.21.7.3).", func(h *Host) { h.putChar(byte(h.Uint(0)), h.stream(1)) })
	synonyms("fputc", "putc", "_IO_putc", "putc_unlocked", "fputc_unlocked")
	provide("__overflow", "i32 (ptr, i32)", "Writes a character, for putc_unlocked that finds no buffer inline (glibc).", func(h *Host) { h.putChar(byte(h.Uint(1)), h.stream(0)) })
	provide("puts", "i32 (ptr)", "Writes a string and a newline to stdout (C17 7.21.7.9); the bytes written.", func(h *Host) {
		st := h.host()
		st.scratch = append(append(st.scratch[:0], h.text(h.Ptr(0), noLimit)...), '\n')
		h.put(streamOut, st.scratch)
		h.intResult(len(st.scratch))
	})
	provide("fputs", "i32 (ptr, ptr)", "Writes a string (C17 7.21.7.4).", func(h *Host) {
		if !h.put(h.stream(1), h.text(h.Ptr(0), noLimit)) {
			h.intResult(eof)
			return
		}
		h.intResult(1)
	})
	synonyms("fputs", "fputs_unlocked")
	provide("fwrite", "i64 (ptr, i64, i64, ptr)", "Writes items (C17 7.21.8.2).", func(h *Host) {
		h.putBytes(h.Ptr(0), h.Uint(1), h.Uint(2), h.stream(3))
	})
	synonyms("fwrite", "fwrite_unlocked")
	provide("write", "i64 (i32, ptr, i64)", "Writes bytes to file descriptor 1 or 2 (POSIX.1-2017).", func(h *Host) {
		fd := h.Int(0)
		if fd != streamOut && fd != streamErr {
			h.setErrno(errBadFile)
			h.longResult(^uint64(0))
			return
		}
		h.put(int(fd), h.Bytes(h.Ptr(1), h.Uint(2)))
		h.longResult(h.Uint(2))
	})
	provide("fflush", "i32 (ptr)", "Nothing is left to be done: output keeps its order (C17 7.21.5.2).", func(h *Host) {
		if h.Ptr(0) != 0 {
			h.stream(0)
		}
		h.intResult(0)
	})
	synonyms("fflush", "fflush_unlocked")
	provide("fclose", "i32 (ptr)", "Ends the use of a standard stream (C17 7.21.5.1).", func(h *Host) {
		n := h.stream(0)
		h.mark(n, 0, streamEOF|streamError)
		h.intResult(0)
	})
	provide("setvbuf", "i32 (ptr, ptr, i32, i64)", "Has no effect that a program sees (C17 7.21.5.6).", func(h *Host) {
		h.stream(0)
		h.intResult(0)
	})
	provide("setbuf", "void (ptr, ptr)", "Has no effect that a program sees (C17 7.21.5.5).", func(h *Host) { h.stream(0) })
	provide("setlinebuf", "void (ptr)", "Has no effect that a program sees (glibc).", func(h *Host) { h.stream(0) })
	provide("fileno", "i32 (ptr)", "The file descriptor of a stream (POSIX.1-2017).", func(h *Host) { h.intResult(h.stream(0)) })
	synonyms("fileno", "fileno_unlocked")
	provide("isatty", "i32 (i32)", "Whether a descriptor is a terminal: never here (POSIX.1-2017).", func(h *Host) { h.intResult(0) })
	provide("perror", "void (ptr)", "Writes what errno means to stderr (C17 7.21.10.4).", func(h *Host) {
		st := h.host()
		b := st.scratch[:0]
		if h.Ptr(0) != 0 {
			if s := h.text(h.Ptr(0), noLimit); len(s) > 0 {
				b = append(append(b, s...), ": "...)
			}
		}
		st.scratch = append(append(b, errorMessage(h.errno())...), '\n')
		h.put(streamErr, st.scratch)
	})

	provide("getchar", "i32 ()", "Reads a character of stdin, or EOF (C17 7.21.7.6).", func(h *Host) { h.getChar(streamIn) })
	synonyms("getchar", "getchar_unlocked")
	provide("fgetc", "i32 (ptr)", "Reads a character, or EOF (C17 7.21.7.1).", func(h *Host) { h.getChar(h.stream(0)) })
	synonyms("fgetc", "getc", "_IO_getc", "getc_unlocked", "fgetc_unlocked", "__uflow")
	provide("ungetc", "i32 (i32, ptr)", "Puts a character back (C17 7.21.7.10).", func(h *Host) {
		c, n := h.Int(0), h.stream(1)
		if c == eof || n != streamIn {
			h.intResult(eof)
			return
		}
		h.pushBack(byte(c))
		h.intResult(int(byte(c)))
	})
	provide("fgets", "ptr (ptr, i32, ptr)", "Reads a line (C17 7.21.7.2).", func(h *Host) { h.getLine(h.Ptr(0), int(h.Int(1)), h.stream(2)) })
	synonyms("fgets", "fgets_unlocked")
	provide("__fgets_chk", "ptr (ptr, i64, i32, ptr)", "fgets to a buffer of known size (LSB 4.1, fortify).", func(h *Host) {
		h.fits(uint64(max(h.Int(2), 0)), h.Uint(1))
		h.getLine(h.Ptr(0), int(h.Int(2)), h.stream(3))
	})
	provide("getline", "i64 (ptr, ptr, ptr)", "Reads a line of any length (POSIX.1-2017).", func(h *Host) { h.getDelim('\n', h.stream(2)) })
	provide("getdelim", "i64 (ptr, ptr, i32, ptr)", "Reads up to a separator (POSIX.1-2017).", func(h *Host) { h.getDelim(byte(h.Uint(2)), h.stream(3)) })
	synonyms("getdelim", "__getdelim")
	provide("fread", "i64 (ptr, i64, i64, ptr)", "Reads items (C17 7.21.8.1).", func(h *Host) {
		h.getBytes(h.Ptr(0), h.Uint(1), h.Uint(2), h.stream(3))
	})
	synonyms("fread", "fread_unlocked")
	provide("__fread_chk", "i64 (ptr, i64, i64, i64, ptr)", "fread to a buffer of known size (LSB 4.1, fortify).", func(h *Host) {
		if total, _ := h.items(h.Uint(2), h.Uint(3)); total > 0 {
			h.fits(total, h.Uint(1))
		}
		h.getBytes(h.Ptr(0), h.Uint(2), h.Uint(3), h.stream(4))
	})
	provide("feof", "i32 (ptr)", "Whether the end of input was met (C17 7.21.10.2).", func(h *Host) {
		h.ReturnInt(uint64(boolScalar(h.host().streams[h.stream(0)].flags&streamEOF != 0).V))
	})
	synonyms("feof", "feof_unlocked")
	provide("ferror", "i32 (ptr)", "Whether reading or writing failed (C17 7.21.10.3).", func(h *Host) {
		h.ReturnInt(uint64(boolScalar(h.host().streams[h.stream(0)].flags&streamError != 0).V))
	})
	synonyms("ferror", "ferror_unlocked")
	provide("clearerr", "void (ptr)", "Forgets the end of input and errors (C17 7.21.10.1).", func(h *Host) {
		h.mark(h.stream(0), 0, streamEOF|streamError)
	})
	synonyms("clearerr", "clearerr_unlocked")
	unseekable := func(h *Host) {
		h.stream(0)
		h.setErrno(errSeek)
		h.Return(Scalar{V: mask(32), Width: 32})
	}
	provide("fseek", "i32 (ptr, i64, i32)", "Fails: the standard streams have no position, as pipes have none (C17 7.21.9.2).", unseekable)
	synonyms("fseek", "fseeko")
	provide("ftell", "i64 (ptr)", "Fails: the standard streams have no position, as pipes have none (C17 7.21.9.4).", func(h *Host) {
		unseekable(h)
		h.longResult(^uint64(0))
	})
	synonyms("ftell", "ftello")
	provide("rewind", "void (ptr)", "Clears the stream's error only: it has no position (C17 7.21.9.5).", func(h *Host) {
		h.mark(h.stream(0), 0, streamError)
		h.setErrno(errSeek)
	})

	refuse("nothing can keep it from writing past its buffer", "gets")
	refuse("a program that touchstone runs reaches no files",
		"fopen", "fopen64", "fdopen", "freopen", "freopen64", "tmpfile", "tmpfile64", "tmpnam", "mkstemp", "popen", "pclose",
		"open", "open64", "openat", "creat", "read", "close", "lseek", "dup", "dup2", "pipe", "ioctl", "fcntl", "mmap", "munmap",
		"remove", "rename", "unlink", "mkdir", "rmdir", "opendir", "readdir", "closedir", "stat", "fstat", "lstat", "access", "chdir", "getcwd")
}
