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
}

const outputBuffer = 1 << 16

// Write appends b.
func (o *output) Write(b []byte) (int, error) {
	if o.to != nil && len(o.to.buf) > 0 {
		o.to.flush()
	}
	o.buf = append(o.buf, b...)
	if len(o.buf) >= outputBuffer {
		o.flush()
	}
	return len(b), nil
}

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
