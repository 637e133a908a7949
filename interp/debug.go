package interp

import (
	"errors"
	"fmt"
	"sync/atomic"

	"github.com/touchstone-ir/touchstone/dialect"
)

// A Debugger runs a Machine's program piece by piece, forwards and backwards.
// It runs plain code, in which every operation is one instruction: traps
// replace instructions by a way out of the loop, so that what is not trapped
// runs at full speed. Nothing is recorded while the program runs but
// checkpoints; going back is restoring one and running forward again
// (design: "Going back is checkpoints and re-execution").
//
// Steps are counted from 0: at step N, N operations have been executed.
type Debugger struct {
	m     *Machine
	traps map[*inst]opcode // with the opcode that the trap replaced
	watch []watchpoint
	ids   int // of the watches so far

	entry *function
	args  [][]Scalar
	whole bool // constructors before, exit handlers and destructors after
	life  life

	started bool
	fresh   bool // the operation to come has not been looked at for traps
	longest uint64
	history history
	edits   []edit

	interrupt atomic.Bool
}

// life is how far the program is: it goes into every checkpoint.
type life struct {
	stage   stage
	index   int // next constructor or destructor
	over    bool
	err     error // why it stopped
	exit    *ExitError
	value   Value
	applied int // edits
}

// stage is the part of a program's life that runs.
type stage uint8

const (
	inConstructors stage = iota
	inEntry
	inHandlers
	inDestructors
)

// EventKind says why the program stands still.
type EventKind uint8

// The kinds of Event.
const (
	EventStep        EventKind = iota // as many steps are done as were asked for
	EventTrap                         // a trapped operation comes next
	EventWatch                        // the last operation touched a watched range
	EventPoison                       // the last operation made poison or undef
	EventFrame                        // the frame asked about was left, or has returned to its own code
	EventEnd                          // the program has ended
	EventStopped                      // a fault, a limit, or something unsupported: Err
	EventInterrupted                  // Interrupt was called
)

// An Event is why Resume came back.
type Event struct {
	Kind   EventKind
	Err    error              // of EventStopped
	Before uint64             // the step of the operation that made the event
	Watch  int                // of EventWatch: the number that Watch gave
	Access Access             // of EventWatch
	Op     *dialect.Operation // that made the event, of EventWatch and EventPoison
	Value  *dialect.Value     // of EventPoison: the result
}

// A Request says how far to resume. The zero value runs to the next event.
type Request struct {
	Until  uint64 // stop at this step; 0 for none
	Frame  Mark   // stop when this frame has been left
	Over   bool   // stop also when control is back in Frame itself
	Poison bool   // stop where an operation makes poison or undef from defined operands
	// Left is called after every operation that entered or left a frame, with
	// its step and the frame it stood in.
	Left func(step uint64, from Mark)
	// Each is called before every operation; it makes the program slow.
	Each func()
}

// A Mark names an activation; the zero Mark names none.
type Mark struct {
	off    int
	serial uint64
}

// Debug makes a debugger of m, which must run EnginePlain and must not have
// begun to run.
func (m *Machine) Debug() (*Debugger, error) {
	if m.opts.Engine != EnginePlain {
		return nil, errors.New("a debugger runs plain code")
	}
	d := &Debugger{m: m, traps: map[*inst]opcode{}}
	d.history.interval = firstInterval
	for _, f := range m.funcs {
		if !f.op.IsDeclaration() && m.compile(f) == nil {
			d.longest = max(d.longest, uint64(len(f.plain.insts)))
		}
	}
	return d, nil
}

// Machine is what the debugger drives.
func (d *Debugger) Machine() *Machine { return d.m }

// StartMain prepares the run of a C main with argv from the options; no
// operation is executed yet.
func (d *Debugger) StartMain(path string) error {
	f := d.m.function(path)
	if f == nil {
		return &NoEntryError{path}
	}
	args, err := d.m.mainArgs(f)
	if err != nil {
		return err
	}
	return d.start(f, args, true)
}

// Start prepares the run of a function as Machine.Run would run it.
func (d *Debugger) Start(path string, args []Value) error {
	f := d.m.function(path)
	if f == nil {
		return &NoEntryError{path}
	}
	return d.start(f, args, true)
}

func (d *Debugger) start(f *function, args []Value, whole bool) error {
	if f.op.IsDeclaration() {
		return fmt.Errorf("@%s is only declared", f.name)
	}
	if err := d.m.compile(f); err != nil {
		return &UnsupportedError{What: err.Error(), Op: f.op}
	}
	in, err := f.leavesOf(args)
	if err != nil {
		return err
	}
	d.forget()
	if d.m.thread.fn != nil {
		d.m.thread.unwindStopped()
	}
	d.entry, d.args, d.whole = f, in, whole
	d.life, d.edits = life{}, nil
	d.started, d.fresh = true, true
	if err := d.guard(func() error { return d.begin(inConstructors, 0) }); err != nil {
		d.life.over, d.life.err = true, err
		return err
	}
	d.takePoint()
	return nil
}

// leavesOf are the scalars of args, checked against f's parameters.
func (f *function) leavesOf(args []Value) ([][]Scalar, error) {
	if len(args) != len(f.typ.Params) {
		return nil, fmt.Errorf("@%s takes %d arguments, %d given", f.name, len(f.typ.Params), len(args))
	}
	in := make([][]Scalar, len(args))
	for i, a := range args {
		if a.Type != f.typ.Params[i] {
			return nil, fmt.Errorf("argument %d of @%s has type %s, %s given", i+1, f.name, f.typ.Params[i], a.Type)
		}
		in[i] = a.Leaves
	}
	return in, nil
}

// mainArgs are the arguments that a C main takes.
func (m *Machine) mainArgs(f *function) ([]Value, error) {
	var args []Value
	if len(f.typ.Params) >= 2 {
		argv, err := m.argv()
		if err != nil {
			return nil, err
		}
		args = append(args, Value{dialect.Int(32), []Scalar{intScalar(32, uint64(len(m.opts.Args)))}},
			Value{dialect.Ptr(0), []Scalar{intScalar(64, uint64(argv))}})
	}
	if len(f.typ.Params) == 3 {
		p, err := m.hostBytes(make([]byte, 8), "envp")
		if err != nil {
			return nil, err
		}
		args = append(args, Value{dialect.Ptr(0), []Scalar{intScalar(64, uint64(p))}})
	}
	return args, nil
}

// guard runs f and gives the error of a bailout.
func (d *Debugger) guard(f func() error) (err error) {
	defer func() {
		if r := recover(); r != nil {
			b, ok := r.(bailout)
			if !ok {
				panic(r)
			}
			err = b.err
			d.m.thread.stop = err
		}
	}()
	return f()
}

// begin starts the next function of the program's life at or after stage s;
// when there is none the program is over.
func (d *Debugger) begin(s stage, index int) error {
	m, t := d.m, d.m.thread
	if s == inConstructors {
		if d.whole && index < len(m.ctors) {
			d.life.stage, d.life.index = s, index+1
			return t.start(m.ctors[index], nil)
		}
		d.life.stage = inEntry
		return t.start(d.entry, d.args)
	}
	if s <= inHandlers && d.whole && (d.life.exit == nil || !d.life.exit.Quick) {
		d.life.stage = inHandlers
		list := &m.host.exitHandlers
		if n := len(*list); n > 0 {
			e := (*list)[n-1]
			*list = (*list)[:n-1]
			f := m.functionOf(e.fn)
			if f == nil || f.host != nil {
				return &UnsupportedError{What: fmt.Sprintf("the exit handler %s is not a function of the program", m.mem.Describe(e.fn))}
			}
			var args [][]Scalar
			if e.withArg && len(f.typ.Params) > 0 {
				args = append(args, []Scalar{ptrScalar(e.arg)})
			}
			return t.start(f, args)
		}
		index = 0
	}
	if s <= inDestructors && d.whole && (d.life.exit == nil || !d.life.exit.Quick) && index < len(m.dtors) {
		d.life.stage, d.life.index = inDestructors, index+1
		return t.start(m.dtors[index], nil)
	}
	d.life.over = true
	return nil
}

// nextStage goes on when a function of the program's life has returned.
func (d *Debugger) nextStage() error {
	switch d.life.stage {
	case inConstructors:
		return d.begin(inConstructors, d.life.index)
	case inEntry:
		d.life.value = Value{Type: d.entry.typ.Result, Leaves: d.m.thread.result}
		return d.begin(inHandlers, 0)
	case inHandlers:
		return d.begin(inHandlers, 0)
	}
	return d.begin(inDestructors, d.life.index)
}

// Step is how many operations have been executed.
func (d *Debugger) Step() uint64 { return d.m.thread.step() }

// Started reports whether Start succeeded.
func (d *Debugger) Started() bool { return d.started }

// Over reports whether the program has ended, and how: with a value (of type
// void for none), or by err, which is an *ExitError when it called exit.
func (d *Debugger) Over() (over bool, v Value, err error) {
	if d.life.err != nil {
		return true, Value{}, d.life.err
	}
	if d.life.exit != nil {
		return d.life.over, Value{}, d.life.exit
	}
	return d.life.over, d.life.value, nil
}

// Pass makes Resume execute the operation that the program stands at without
// looking at its trap, as after a stop there.
func (d *Debugger) Pass() { d.fresh = false }

// Interrupt makes Resume come back soon. It may be called at any time from
// any goroutine.
func (d *Debugger) Interrupt() { d.interrupt.Store(true) }

// Flush passes on what the program has printed.
func (d *Debugger) Flush() error { return d.m.flush() }

// errOver says that nothing is left to run.
var errOver = errors.New("the program has ended")

// Resume runs the program on until an event. The operation that the program
// stands at is executed without looking at its trap.
func (d *Debugger) Resume(q Request) Event {
	if !d.started || d.life.over || d.life.err != nil {
		return Event{Kind: EventStopped, Err: errOver, Before: d.Step()}
	}
	var e Event
	err := d.guard(func() error {
		var err error
		e, err = d.resume(&q)
		return err
	})
	d.m.thread.single = false
	if err == nil {
		return e
	}
	return d.stopped(&q, err)
}

// stopped handles the program's end by err.
func (d *Debugger) stopped(q *Request, err error) Event {
	var exit *ExitError
	if errors.As(err, &exit) && d.life.stage <= inHandlers {
		d.life.exit = exit
		d.m.thread.done = true
		if err = d.guard(func() error { return d.begin(inHandlers, 0) }); err == nil {
			if d.life.over {
				return Event{Kind: EventEnd, Before: d.Step()}
			}
			d.fresh = true
			return d.Resume(*q)
		}
	}
	d.life.err = err
	return Event{Kind: EventStopped, Err: err, Before: d.Step()}
}

// pollEvery is how many steps go by between two looks at Interrupt.
const pollEvery = 1 << 20

func (d *Debugger) resume(q *Request) (Event, error) {
	t := d.m.thread
	first := !d.fresh
	ran := first // after this operation the place is another one
	d.fresh = false
	d.interrupt.Store(false)
	for {
		if t.done {
			if err := d.nextStage(); err != nil {
				return Event{}, err
			}
			if d.life.over {
				return Event{Kind: EventEnd, Before: t.step()}, nil
			}
			first = false
			if q.Frame != (Mark{}) {
				d.fresh = true
				return Event{Kind: EventFrame, Before: t.step()}, nil
			}
		}
		now := t.step()
		if err := d.applyEdits(now); err != nil {
			return Event{}, err
		}
		if q.Until > 0 && now >= q.Until {
			d.fresh = !ran
			return Event{Kind: EventStep, Before: now}, nil
		}
		until := q.Until
		if d.life.applied < len(d.edits) {
			if s := d.edits[d.life.applied].step; until == 0 || s < until {
				until = s
			}
		}
		if now >= d.history.next {
			d.takePoint()
		}
		if d.interrupt.Load() {
			d.fresh = !first
			return Event{Kind: EventInterrupted, Before: now}, nil
		}
		if t.fn.host != nil {
			from := d.mark()
			call := t.hosts[len(t.hosts)-1].s
			t.resumeHost(t.hosts[len(t.hosts)-1])
			first, ran = false, true
			if len(d.watch) > 0 {
				if e, hit := d.watched(nil, now); hit {
					e.Op = call.op
					return e, nil
				}
			}
			if e, stop := d.moved(q, now, from); stop {
				return e, nil
			}
			continue
		}
		t.single = first || q.Each != nil || until > 0 && now+d.longest >= until
		t.poll = min(now+pollEvery, d.history.next, d.m.opts.MaxSteps)
		if until > d.longest {
			t.poll = min(t.poll, until-d.longest)
		}
		if q.Each != nil {
			q.Each()
		}
		switch t.plainLoop() {
		case exitPoll:
			if t.steps >= d.m.opts.MaxSteps {
				t.checkLimits()
			}
		case exitMeaning:
			in := &t.fn.plain.insts[t.pc]
			if _, trapped := d.traps[in]; trapped && !first {
				return Event{Kind: EventTrap, Before: t.step()}, nil
			}
			if e, stop := d.meaning(q, in); stop {
				d.fresh = e.Kind != EventFrame
				return e, nil
			}
		}
		first, ran = false, true
	}
}

// meaning executes the operation of in by its meaning, and looks what it did.
func (d *Debugger) meaning(q *Request, in *inst) (Event, bool) {
	t := d.m.thread
	s := in.site
	before, from := t.step(), d.mark()
	var touched []Access
	if len(d.watch) > 0 {
		touched = t.accesses(s)
	}
	wasPoison := q.Poison && t.anyTaint(s)
	t.runMeaning()
	if len(d.watch) > 0 {
		if e, hit := d.watched(touched, before); hit {
			e.Op = s.op
			return e, true
		}
	}
	if t.done {
		return Event{}, false
	}
	if q.Poison && !wasPoison && s.res.sh != nil && t.tainted && d.mark() == from && !poisonByName(s) && !t.clean(s.res) {
		return Event{Kind: EventPoison, Before: before, Op: s.op, Value: s.op.Results[0]}, true
	}
	return d.moved(q, before, from)
}

// moved looks whether the operation at step before left the frame from, and
// whether that is what was waited for.
func (d *Debugger) moved(q *Request, before uint64, from Mark) (Event, bool) {
	now := d.mark()
	if now == from || d.m.thread.done {
		return Event{}, false
	}
	if q.Left != nil {
		q.Left(before, from)
	}
	if q.Frame != (Mark{}) && d.m.thread.fn.host == nil &&
		(now.off < q.Frame.off || now.off == q.Frame.off && (now.serial != q.Frame.serial || q.Over)) {
		return Event{Kind: EventFrame, Before: before}, true
	}
	return Event{}, false
}

// mark names the current activation.
func (d *Debugger) mark() Mark {
	t := d.m.thread
	if t.fn == nil || t.done {
		return Mark{}
	}
	return Mark{t.fpOffset(), *t.header(hdrSerial)}
}

// Inside reports whether the activation was entered from within outer, and not
// left by it.
func (m Mark) Inside(outer Mark) bool { return m.off > outer.off }

// Trap makes Resume come back before o is executed, or no longer. It reports
// whether o is an operation of a function that can run.
func (d *Debugger) Trap(o *dialect.Operation, on bool) bool {
	in := d.m.instOf(o)
	if in == nil {
		return false
	}
	was, trapped := d.traps[in]
	switch {
	case on && !trapped:
		d.traps[in] = in.op
		in.op = opMeaning
	case !on && trapped:
		in.op = was
		delete(d.traps, in)
	}
	return true
}

// Trapped reports whether o has a trap.
func (d *Debugger) Trapped(o *dialect.Operation) bool {
	_, ok := d.traps[d.m.instOf(o)]
	return ok
}

// instOf is the plain instruction of an operation, or nil.
func (m *Machine) instOf(o *dialect.Operation) *inst {
	if o == nil || o.Block == nil || o.Parent() == nil {
		return nil
	}
	f := m.byOp[o.Parent()]
	if f == nil || f.op.IsDeclaration() || m.compile(f) != nil {
		return nil
	}
	for i := range f.plain.blocks {
		b := &f.plain.blocks[i]
		if b.block != o.Block {
			continue
		}
		for pc := b.start; pc < b.end; pc++ {
			if f.plain.insts[pc].site.op == o {
				return &f.plain.insts[pc]
			}
		}
	}
	return nil
}
