package interp

import "io"

// output collects what the program writes, so that a program that prints a
// character at a time stays quick. Its order against the other stream is
// kept by flushing one before the other is written.
type output struct {
	w   io.Writer
	buf []byte
	err error
	to  *output // the other stream

	total uint64 // bytes that the program has written
	shown uint64 // of them, how many have been passed on, at most
}

const outputBuffer = 1 << 16

// Write appends b.
func (o *output) Write(b []byte) (int, error) {
	if o.to != nil && len(o.to.buf) > 0 {
		o.to.flush()
	}
	n := len(b)
	o.total += uint64(n)
	if o.total <= o.shown {
		return n, nil // written before a checkpoint was restored
	}
	if again := o.shown + uint64(n) - o.total; o.total-uint64(n) < o.shown {
		b = b[again:]
	}
	o.shown = o.total
	o.buf = append(o.buf, b...)
	if len(o.buf) >= outputBuffer {
		o.flush()
	}
	return n, nil
}

// rewind goes back to where the program had written total bytes.
func (o *output) rewind(total uint64) { o.total = total }

func (o *output) flush() {
	if len(o.buf) > 0 && o.err == nil {
		_, o.err = o.w.Write(o.buf)
	}
	o.buf = o.buf[:0]
}

// flush writes out what the program printed; the error is the writer's.
func (m *Machine) flush() error {
	m.stdout.flush()
	m.stderr.flush()
	if m.stdout.err != nil {
		return m.stdout.err
	}
	return m.stderr.err
}
