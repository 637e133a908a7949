package repl

import (
	"errors"
	"fmt"
	"strings"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/interp"
)

func changeCommands() []*command {
	return []*command{
		{name: "set", group: editing, args: "%v = VALUE | TYPE[ADDRESS] = VALUE", takes: takesValue, short: "Change a value of the selected frame, or memory.", long: "VALUE is written as --args takes it, or is an expression. `set memory ADDRESS = VALUE : TYPE` is the\nsame for memory. The change is made again whenever the program comes by after going back.", run: set},
		{name: "jump", group: editing, args: "PLACE", takes: takesPlace, short: "Make a place in this function the next operation.", run: jump},
	}
}

func set(s *Session, rest string) error {
	to, value, ok := cutAssignment(rest)
	if !ok {
		return errors.New("set takes %v = VALUE")
	}
	if !s.d.Started() {
		return errNotStarted
	}
	if !strings.HasPrefix(to, "%") || strings.Contains(to, "[") {
		return s.setMemory(to, value)
	}
	_, _, v, err := s.valueHere(to)
	if err != nil {
		return err
	}
	x, err := s.valueOf(value, v.Type)
	if err != nil {
		return err
	}
	n := s.frame
	err = s.d.Edit(func() error {
		fs, _ := s.d.Frames(n + 1)
		if n >= len(fs) {
			return interp.ErrNotRunning
		}
		return s.d.SetValue(&fs[n], v, x)
	})
	if err != nil {
		return err
	}
	s.printf("%s = %s\n", to, s.d.Machine().Format(x))
	return nil
}

// cutAssignment splits at the = that is no part of ==, <=, >= or !=.
func cutAssignment(text string) (to, value string, ok bool) {
	for i := 0; i < len(text); i++ {
		if text[i] != '=' {
			continue
		}
		if i+1 < len(text) && text[i+1] == '=' {
			i++
			continue
		}
		if i > 0 && strings.IndexByte("<>!", text[i-1]) >= 0 {
			continue
		}
		return strings.TrimSpace(text[:i]), strings.TrimSpace(text[i+1:]), true
	}
	return "", "", false
}

// valueOf reads a value of a type: as --args takes it, or an expression.
func (s *Session) valueOf(text string, want dialect.Type) (interp.Value, error) {
	m := s.d.Machine()
	v, err := m.ParseValue(text, want)
	if err == nil {
		if want != nil && v.Type != want {
			return v, fmt.Errorf("the value has type %s, not %s", want, v.Type)
		}
		return v, nil
	}
	o, eerr := s.evaluate(text)
	if eerr != nil {
		return v, err
	}
	if o.v != nil && (want == nil || o.v.Type == want) {
		return *o.v, nil
	}
	if want == nil {
		return v, fmt.Errorf("%q needs a type", text)
	}
	if _, ok := want.(*dialect.PointerType); ok {
		p, err := s.address(text)
		return interp.PointerValue(p), err
	}
	n, nerr := s.number(o)
	if nerr != nil {
		return v, nerr
	}
	if _, ok := want.(*dialect.FloatType); ok {
		f, _ := n.Float64()
		return m.ParseValue(fmt.Sprintf("%.17e", f), want)
	}
	if !n.IsInt() {
		return v, fmt.Errorf("%q is not a value of type %s", text, want)
	}
	return m.ParseValue(n.Num().String(), want)
}

// setMemory writes `memory ADDRESS` or TYPE[ADDRESS].
func (s *Session) setMemory(to, value string) error {
	var want dialect.Type
	at, isMemory := strings.CutPrefix(to, "memory ")
	if !isMemory {
		i := strings.IndexByte(to, '[')
		if i <= 0 || !strings.HasSuffix(to, "]") {
			return fmt.Errorf("%q cannot be set: it is neither %%v nor TYPE[ADDRESS]", to)
		}
		var err error
		if want, err = s.parseType(to[:i]); err != nil {
			return err
		}
		at = to[i+1 : len(to)-1]
	}
	p, err := s.address(at)
	if err != nil {
		return err
	}
	x, err := s.valueOf(value, want)
	if err != nil {
		return err
	}
	if err := s.d.Edit(func() error { return s.d.Machine().WriteValue(p, x) }); err != nil {
		return err
	}
	s.printf("%s = %s\n", s.d.Machine().Memory().Describe(p), s.d.Machine().Format(x))
	return nil
}

func jump(s *Session, rest string) error {
	l, err := s.locate(rest)
	if err != nil {
		return err
	}
	if !s.d.Started() {
		return errNotStarted
	}
	if err := s.d.Edit(func() error { return s.d.Jump(l.ops[0]) }); err != nil {
		return err
	}
	s.fault = nil
	return s.stopped(interp.Event{Kind: interp.EventStep}, nil, nil)
}
