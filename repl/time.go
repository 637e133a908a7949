package repl

import (
	"errors"
	"fmt"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/interp"
)

// mark is a place in time that the user gave a number.
type mark struct {
	id   int
	step uint64
}

func timeCommands() []*command {
	return []*command{
		{name: "when", group: timing, short: "Print the present step.", run: when},
		{name: "goto", group: timing, args: "N", short: "Go to step N, back or forward; breakpoints on the way do not count.", run: gotoStep},
		{name: "reverse-step", aliases: []string{"rs"}, group: timing, args: "[N]", repeat: true, short: "Take back N operations (1).", run: reverseStep},
		{name: "reverse-next", aliases: []string{"rn"}, group: timing, args: "[N]", repeat: true, short: "Take back N operations (1) of this frame, calls as a whole.", run: reverseNext},
		{name: "reverse-finish", aliases: []string{"rf"}, group: timing, repeat: true, short: "Go back to the call of this frame.", run: reverseFinish},
		{name: "reverse-continue", aliases: []string{"rc"}, group: timing, repeat: true, short: "Go back to the last breakpoint, watched access or making of poison.", run: reverseContinue},
		{name: "checkpoint", group: timing, short: "Give the present step a number for rewind.", run: checkpoint},
		{name: "rewind", group: timing, args: "[N]", short: "Go to checkpoint N, or to the last one.", run: rewind},
	}
}

func when(s *Session, _ string) error {
	if !s.d.Started() {
		return errNotStarted
	}
	s.printf("step %d\n", s.d.Step())
	return nil
}

func gotoStep(s *Session, rest string) error {
	n, err := parseNumber(rest)
	if err != nil {
		return err
	}
	return s.travel(n)
}

// travel goes to a step and shows it.
func (s *Session) travel(n uint64) error {
	if !s.d.Started() {
		return errNotStarted
	}
	e, err := s.d.Goto(n)
	if err != nil {
		return err
	}
	return s.arrived(e)
}

// arrived shows where a journey ended.
func (s *Session) arrived(e interp.Event) error {
	for _, b := range s.points {
		if b.kind == atMemory {
			b.old = s.hexBytes(b.addr, min(b.n, 16))
		}
		b.seen = b.seen && b.kind != atValue
	}
	return s.stopped(e, nil, nil)
}

var errFirst = errors.New("this is the program's first operation")

func reverseStep(s *Session, rest string) error {
	n, err := count(rest)
	if err != nil {
		return err
	}
	if !s.d.Started() {
		return errNotStarted
	}
	now := s.d.Step()
	if now == 0 {
		return errFirst
	}
	to := now - min(n, now)
	for {
		e, err := s.d.Goto(to)
		if err != nil {
			return err
		}
		// Between two callbacks the library is no place to stand at.
		if fs, _ := s.d.Frames(1); to == 0 || len(fs) == 0 || !fs[0].Library {
			return s.arrived(e)
		}
		to--
	}
}

func reverseNext(s *Session, rest string) error {
	n, err := count(rest)
	if err != nil {
		return err
	}
	if !s.d.Started() {
		return errNotStarted
	}
	for range n {
		now := s.d.Step()
		if now == 0 {
			return errFirst
		}
		fs, _ := s.d.Frames(1)
		if _, err := s.d.Goto(now - 1); err != nil {
			return err
		}
		if len(fs) == 0 {
			continue
		}
		before, _ := s.d.Frames(1)
		if len(before) == 0 || !before[0].Mark.Inside(fs[0].Mark) {
			continue
		}
		// The operation before was a callee's return: go back to its call.
		if _, err := s.d.Goto(now); err != nil {
			return err
		}
		at, ok, err := s.d.LastCall(fs[0].Mark)
		if err != nil {
			return err
		}
		if !ok {
			at = now - 1
		}
		if _, err := s.d.Goto(at); err != nil {
			return err
		}
	}
	return s.arrived(interp.Event{Kind: interp.EventStep})
}

func reverseFinish(s *Session, _ string) error {
	a, err := s.selected()
	if err != nil {
		return err
	}
	at, ok, err := s.d.LastEntry(a.Mark)
	if err != nil {
		return err
	}
	if !ok {
		return s.travel(0)
	}
	return s.travel(at)
}

func reverseContinue(s *Session, _ string) error {
	if !s.d.Started() {
		return errNotStarted
	}
	if s.d.Step() == 0 {
		return errFirst
	}
	q := interp.Request{Poison: s.wantsPoison()}
	var notes []string
	_, ok, err := s.d.Back(q, func(e interp.Event) bool {
		stop, why, _ := s.judge(e, true)
		if stop {
			notes = why
		}
		return stop
	})
	if err != nil {
		return err
	}
	if !ok {
		s.printf("nothing before: this is the program's start\n")
	}
	for _, n := range notes {
		s.printf("%s\n", n)
	}
	return s.arrived(interp.Event{Kind: interp.EventStep})
}

func checkpoint(s *Session, _ string) error {
	if !s.d.Started() {
		return errNotStarted
	}
	s.marks = append(s.marks, mark{len(s.marks) + 1, s.d.Step()})
	s.printf("checkpoint %d: step %d\n", len(s.marks), s.d.Step())
	return nil
}

func rewind(s *Session, rest string) error {
	if len(s.marks) == 0 {
		return errors.New("there is no checkpoint")
	}
	n := uint64(len(s.marks))
	if rest != "" {
		var err error
		if n, err = parseNumber(rest); err != nil {
			return err
		}
	}
	if n < 1 || n > uint64(len(s.marks)) {
		return fmt.Errorf("there is no checkpoint %d", n)
	}
	return s.travel(s.marks[n-1].step)
}

// at runs f while the program stands at another step, and comes back.
func (s *Session) at(step uint64, f func() error) error {
	now, frame := s.d.Step(), s.frame
	if _, err := s.d.Goto(step); err != nil {
		return err
	}
	ferr := f()
	if _, err := s.d.Goto(now); err != nil {
		return err
	}
	s.frame = frame
	return ferr
}

// snapshot is the values of the innermost frame by name.
func (s *Session) snapshot() (map[string]string, *interp.Activation) {
	fs, _ := s.d.Frames(1)
	if len(fs) == 0 || fs[0].Op == nil {
		return nil, nil
	}
	out := map[string]string{}
	if f := s.names.of(fs[0].Func); f != nil {
		for _, v := range f.values {
			if !f.available(v, fs[0].Op) {
				continue
			}
			if x, err := s.d.Value(&fs[0], v); err == nil {
				out[dialect.ValueName(v)] = s.d.Machine().Format(x)
			}
		}
	}
	return out, &fs[0]
}
