package interp

import (
	"errors"
	"slices"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/memory"
)

// history is the checkpoints to go back to: dense at first, ever sparser as
// the program goes on, so that their number and cost stay bounded.
type history struct {
	points   []point
	interval uint64
	next     uint64 // step at which the next one is due
}

// A point is a checkpoint with what the debugger itself must put back.
type point struct {
	c    *Checkpoint
	life life
}

const (
	firstInterval = 1 << 21 // steps; about 20 ms of plain code
	maxPoints     = 32
)

// An edit is a change that the user made between two operations; running
// forward again makes it again.
type edit struct {
	step uint64
	do   func() error
}

// errNoHistory says that the wanted step lies before the program's start.
var errNoHistory = errors.New("the program has not run so far")

func (d *Debugger) takePoint() {
	h := &d.history
	now := d.m.thread.step()
	if n := len(h.points); n > 0 && h.points[n-1].c.Step == now && h.points[n-1].life.applied == d.life.applied {
		h.next = now + h.interval
		return
	}
	if len(h.points) >= maxPoints {
		kept := h.points[:1]
		for i := 1; i < len(h.points); i++ {
			if i%2 == 0 {
				kept = append(kept, h.points[i])
			} else if d.m.Drop(h.points[i].c) != nil {
				panic("a checkpoint of the history is gone")
			}
		}
		h.points = kept
		h.interval *= 2
	}
	h.points = append(h.points, point{d.m.Checkpoint(), d.life})
	h.next = now + h.interval
}

// forget drops the whole history.
func (d *Debugger) forget() {
	for _, p := range slices.Backward(d.history.points) {
		if d.m.Drop(p.c) != nil {
			panic("a checkpoint of the history is gone")
		}
	}
	d.history = history{interval: firstInterval}
}

// restore goes back to the i-th point; later ones are gone.
func (d *Debugger) restore(i int) error {
	p := d.history.points[i]
	if err := d.m.Restore(p.c); err != nil {
		return err
	}
	d.history.points = d.history.points[:i+1]
	d.history.next = p.c.Step + d.history.interval
	d.life = p.life
	d.fresh = true
	d.refreshWatches()
	return nil
}

// pointBefore is the last point at or before a step, or -1.
func (d *Debugger) pointBefore(step uint64) int {
	for i, p := range slices.Backward(d.history.points) {
		if p.c.Step <= step {
			return i
		}
	}
	return -1
}

// Goto makes the program stand at a step, back or forward, without stopping
// at traps and watches on the way. Going forward past the end, it gives the
// event that ended the program.
func (d *Debugger) Goto(step uint64) (Event, error) {
	if !d.started {
		return Event{}, errNoHistory
	}
	if step < d.Step() || d.life.over || d.life.err != nil {
		i := d.pointBefore(step)
		if i < 0 {
			return Event{}, errNoHistory
		}
		if err := d.restore(i); err != nil {
			return Event{}, err
		}
	}
	e := d.quietly(func() Event { return d.runTo(step) })
	d.fresh = false
	return e, nil
}

// runTo runs to a step.
func (d *Debugger) runTo(step uint64) Event {
	if step == 0 || d.Step() >= step {
		return Event{Kind: EventStep, Before: d.Step()}
	}
	return d.Resume(Request{Until: step})
}

// quietly runs f without traps and watches.
func (d *Debugger) quietly(f func() Event) Event {
	traps, watch := d.traps, d.watch
	for in, op := range traps { // any order gives the same code
		in.op = op
	}
	d.traps, d.watch = map[*inst]opcode{}, nil
	e := f()
	d.traps, d.watch = traps, watch
	for in := range traps {
		in.op = opMeaning
	}
	d.refreshWatches()
	return e
}

// Back finds the last event before the present step that wanted accepts, by
// running the past again with the traps and watches as they are, and goes to
// the step before the operation that made it. ok is false when there is none;
// the program then stands at its first operation.
func (d *Debugger) Back(q Request, wanted func(Event) bool) (found Event, ok bool, err error) {
	err = d.replay(d.Step(), q, func(e Event) {
		if wanted(e) {
			found, ok = e, true
		}
	}, func() bool { return ok })
	if err == nil {
		_, err = d.Goto(found.Before)
	}
	return found, ok, err
}

// replay runs the segments of the past before now again, the last one first,
// until enough is true after one of them; see is shown the events of each in
// the order they happen.
func (d *Debugger) replay(now uint64, q Request, see func(Event), enough func() bool) error {
	if !d.started {
		return errNoHistory
	}
	q.Until = now
	for q.Until > 0 && !enough() {
		i := d.pointBefore(q.Until - 1)
		if i < 0 {
			return nil
		}
		if err := d.restore(i); err != nil {
			return err
		}
		begin := d.Step()
		for d.Step() < q.Until {
			e := d.Resume(q)
			if e.Kind != EventTrap && e.Kind != EventWatch && e.Kind != EventPoison && e.Kind != EventFrame {
				break
			}
			if e.Before < q.Until {
				see(e)
			}
		}
		q.Until = begin
	}
	return nil
}

// LastEntry is the step of the operation that entered the activation m; ok is
// false when nothing of the program did. The program stands where it stood.
func (d *Debugger) LastEntry(m Mark) (step uint64, ok bool, err error) {
	return d.lastLeft(func(from Mark) bool { return d.mark() == m && from.off < m.off })
}

// LastCall is the step of the last operation that entered a frame from the
// activation m before now. The program stands where it stood.
func (d *Debugger) LastCall(m Mark) (step uint64, ok bool, err error) {
	return d.lastLeft(func(from Mark) bool { return from == m && d.mark().off > m.off })
}

func (d *Debugger) lastLeft(accept func(from Mark) bool) (step uint64, ok bool, err error) {
	now := d.Step()
	d.quietly(func() Event {
		err = d.replay(now, Request{Left: func(before uint64, from Mark) {
			if before < now && accept(from) {
				step, ok = before, true
			}
		}}, func(Event) {}, func() bool { return ok })
		return Event{}
	})
	if err == nil {
		_, err = d.Goto(now)
	}
	return step, ok, err
}

// LastBefore is the step of the last operation among ops that was executed in
// the activation m before now. The program stands where it stood.
func (d *Debugger) LastBefore(m Mark, ops []*dialect.Operation) (step uint64, at *dialect.Operation, err error) {
	now := d.Step()
	d.quietly(func() Event {
		for _, o := range ops {
			d.Trap(o, true)
		}
		err = d.replay(now, Request{}, func(e Event) {
			if e.Kind == EventTrap && d.mark() == m {
				step, at = e.Before, d.m.thread.currentOp()
			}
		}, func() bool { return at != nil })
		for _, o := range ops {
			d.Trap(o, false)
		}
		return Event{}
	})
	if err == nil {
		_, err = d.Goto(now)
	}
	return step, at, err
}

// LastAccess is the last access of the n bytes at p before now, a write or a
// read, and the operation that made it. The program stands where it stood.
func (d *Debugger) LastAccess(p memory.Ptr, n uint64, write bool) (step uint64, at *dialect.Operation, a Access, err error) {
	now := d.Step()
	d.quietly(func() Event {
		id := d.Watch(p, n, !write, write)
		err = d.replay(now, Request{}, func(e Event) {
			if e.Kind == EventWatch {
				step, at, a = e.Before, e.Op, e.Access
			}
		}, func() bool { return at != nil })
		d.Unwatch(id)
		return Event{}
	})
	if err == nil {
		_, err = d.Goto(now)
	}
	return step, at, a, err
}

// Edit makes a change between two operations, now and whenever the program
// comes here again; what was done at later steps is forgotten.
func (d *Debugger) Edit(do func() error) error {
	if err := do(); err != nil {
		return err
	}
	if d.started {
		d.edits = append(d.edits[:d.life.applied:d.life.applied], edit{d.Step(), do})
		d.life.applied++
	}
	return nil
}

// applyEdits makes the changes that are due at a step.
func (d *Debugger) applyEdits(now uint64) error {
	for d.life.applied < len(d.edits) && d.edits[d.life.applied].step <= now {
		d.life.applied++
		if err := d.edits[d.life.applied-1].do(); err != nil {
			return err
		}
	}
	return nil
}
