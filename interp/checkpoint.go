package interp

import (
	"io"
	"maps"
	"slices"
	"unsafe"

	"github.com/touchstone-ir/touchstone/memory"
)

// A Checkpoint is a state of a Machine between two operations, to go back to
// by re-execution. It keeps frames, host state, and the objects changed since
// (memory keeps those itself).
type Checkpoint struct {
	Step uint64 // operations executed before it

	mem     memory.Snapshot
	thread  Thread
	fp      int // offset of the current frame
	planes  [4][]byte
	varArgs map[uint64]*varArgs
	hosts   []Host
	host    hostState
	eh      unwinding
	coros   coroutines
	cxx     map[string]memory.Ptr
	random  uint64
	out     [2]uint64 // bytes written to stdout and stderr
	in      int       // bytes read from stdin
}

// Checkpoint remembers the machine's present state. The program must not be
// running.
func (m *Machine) Checkpoint() *Checkpoint {
	t := m.thread
	c := &Checkpoint{Step: t.step(), mem: m.mem.Checkpoint(), thread: *t, random: m.random, host: m.host.clone()}
	used := 0
	if t.fn != nil {
		c.fp = t.fpOffset()
		used = c.fp + int(t.frameBytes())
	}
	for i := range c.planes {
		c.planes[i] = slices.Clone(unsafe.Slice((*byte)(unsafe.Add(t.slab, i*t.plane)), used))
	}
	c.varArgs = maps.Clone(t.varArgs)
	c.eh, c.coros, c.cxx = t.eh.clone(), t.coros.clone(), maps.Clone(m.cxx)
	for _, h := range t.hosts {
		c.hosts = append(c.hosts, h.snapshot())
	}
	c.thread.hosts = slices.Clone(t.hosts)
	c.out = [2]uint64{m.stdout.total, m.stderr.total}
	c.in = m.stdin.pos
	return c
}

// Restore brings the machine back to c, which stays valid; checkpoints made
// after c are gone. What the program writes again until it has passed the
// place it had reached before is not written a second time.
func (m *Machine) Restore(c *Checkpoint) error {
	if err := m.mem.Restore(c.mem); err != nil {
		return err
	}
	t := m.thread
	slab := t.slab
	for i := range c.planes {
		copy(unsafe.Slice((*byte)(unsafe.Add(slab, i*t.plane)), len(c.planes[i])), c.planes[i])
	}
	// Shadow beyond the frames that the checkpoint knows must be clean.
	was := t.fpOffset()
	if t.fn != nil {
		end := was + int(t.frameBytes())
		for i := 1; i < 4 && end > len(c.planes[i]); i++ {
			clear(unsafe.Slice((*byte)(unsafe.Add(slab, i*t.plane+len(c.planes[i]))), end-len(c.planes[i])))
		}
	}
	*t = c.thread
	t.fp = unsafe.Add(slab, c.fp)
	t.varArgs = maps.Clone(c.varArgs)
	t.eh, t.coros, m.cxx = c.eh.clone(), c.coros.clone(), maps.Clone(c.cxx)
	t.hosts = slices.Clone(c.thread.hosts)
	for i, h := range t.hosts {
		*h = c.hosts[i].snapshot()
	}
	m.random = c.random
	*m.host = c.host.clone()
	m.stdout.rewind(c.out[0])
	m.stderr.rewind(c.out[1])
	m.stdin.pos = c.in
	return nil
}

// Drop forgets a checkpoint.
func (m *Machine) Drop(c *Checkpoint) error { return m.mem.Drop(c.mem) }

// clone is a copy that shares nothing that changes.
func (s *hostState) clone() hostState {
	c := *s
	c.errorTexts = maps.Clone(s.errorTexts)
	c.exitHandlers = slices.Clone(s.exitHandlers)
	c.quickExitHandlers = slices.Clone(s.quickExitHandlers)
	c.input.data = slices.Clone(s.input.data)
	c.scratch = nil
	c.printer = printArgs{}
	return c
}

// recorder keeps what the program read, so that it reads the same when it is
// run again from a checkpoint.
type recorder struct {
	r   io.Reader
	log []byte
	pos int
	end error
}

// Read gives what was read before from the present position on, then more.
func (r *recorder) Read(b []byte) (int, error) {
	if r.pos == len(r.log) {
		if r.end != nil {
			return 0, r.end
		}
		n, err := r.r.Read(b)
		r.log = append(r.log, b[:n]...)
		r.pos += n
		r.end = err
		if n > 0 {
			return n, nil
		}
		return 0, err
	}
	n := copy(b, r.log[r.pos:])
	r.pos += n
	return n, nil
}
