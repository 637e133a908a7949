package repl

import (
	"errors"
	"fmt"
	"strings"

	"github.com/touchstone-ir/touchstone/interp"
)

// watchNote tells of an access to watched bytes.
func (s *Session) watchNote(b *breakpoint, e interp.Event, back bool) string {
	word := "read"
	if e.Access.Write {
		word = "written"
	}
	m := s.d.Machine().Memory()
	note := fmt.Sprintf("%s: %s %s by %s", s.describe(b), m.Describe(b.addr), word, s.names.place(e.Op))
	if back {
		return note // the program will stand before the access
	}
	now := s.hexBytes(b.addr, min(b.n, 16))
	if e.Access.Write && now != b.old {
		note += "\n   old " + b.old + "\n   new " + now
	}
	b.old = now
	return note
}

// hexBytes shows the bytes at p, __ for undefined ones and PP for poison.
func (s *Session) hexBytes(p interp.Pointer, n uint64) string {
	var cells []string
	for i := uint64(0); i < n; i++ {
		cells = append(cells, s.cell(p+interp.Pointer(i)))
	}
	return strings.Join(cells, " ")
}

// setWatch reads `%v` or `ADDRESS+LENGTH` with what to watch for.
func setWatch(s *Session, rest string) error {
	what, cond := cutCondition(rest)
	if what == "" {
		return errNoArgument
	}
	if cond != "" {
		if _, err := parseExpr(cond); err != nil {
			return err
		}
	}
	read, write := false, true
	what, becomes := strings.CutSuffix(what, " poison")
	for _, m := range []struct {
		word        string
		read, write bool
	}{{" write", false, true}, {" read", true, false}, {" access", true, true}} {
		if cut, ok := strings.CutSuffix(what, m.word); ok {
			what, read, write = strings.TrimSpace(cut), m.read, m.write
		}
	}
	b := &breakpoint{what: what, cond: cond, read: read, write: write, poison: becomes}
	if isName(what) {
		if err := s.watchValue(b, what); err != nil {
			return err
		}
	} else {
		p, n, err := s.addressRange(what)
		if err != nil {
			return err
		}
		if _, ok := s.d.Machine().Memory().Object(p); !ok {
			return fmt.Errorf("%s is in no object", s.d.Machine().Memory().Describe(p))
		}
		b.kind, b.addr, b.n, b.old = atMemory, p, n, s.hexBytes(p, min(n, 16))
		b.what = fmt.Sprintf("%s, %d bytes", s.d.Machine().Memory().Describe(p), n)
		if !write {
			b.what += ", read"
		} else if read {
			b.what += ", access"
		}
	}
	if becomes {
		b.what += ", becoming poison"
	}
	s.add(b)
	return s.arm()
}

// isPoison reports whether what b watches is poison or undef now.
func (s *Session) isPoison(b *breakpoint) bool {
	if b.kind == atMemory {
		poison, undef, _ := s.d.Machine().Memory().ReadShadow(b.addr, b.n)
		for _, plane := range [][]byte{poison, undef} {
			for _, x := range plane {
				if x != 0 {
					return true
				}
			}
		}
		return false
	}
	fs, _ := s.d.Frames(1)
	if len(fs) == 0 || b.value == nil {
		return false
	}
	x, err := s.d.Value(&fs[0], b.value)
	return err == nil && !defined(x)
}

// isName reports whether text is one SSA name and nothing else.
func isName(text string) bool {
	if !strings.HasPrefix(text, "%") || len(text) < 2 {
		return false
	}
	for _, c := range text[1:] {
		if !nameRune(c) && c != '#' {
			return false
		}
	}
	return true
}

// addressRange reads ADDRESS+LENGTH: the last +N is the length.
func (s *Session) addressRange(text string) (interp.Pointer, uint64, error) {
	i := strings.LastIndexByte(text, '+')
	if i < 0 {
		return 0, 0, errors.New("how many bytes? Write ADDRESS+LENGTH")
	}
	n, err := parseNumber(strings.TrimSpace(text[i+1:]))
	if err != nil || n == 0 || n > 1<<20 {
		return 0, 0, fmt.Errorf("%q is not a length", text[i+1:])
	}
	p, err := s.address(text[:i])
	return p, n, err
}

// watchValue makes b wait for changes of an SSA value in the selected frame:
// traps stand where the value has just been computed.
func (s *Session) watchValue(b *breakpoint, name string) error {
	a, err := s.selected()
	if err != nil {
		return err
	}
	f := s.names.of(a.Func)
	if f == nil {
		return errNotStarted
	}
	v, err := f.value(name)
	if err != nil {
		return err
	}
	b.kind, b.value, b.in = atValue, v, a.Mark
	switch {
	case v.Def == nil:
		b.ops = v.Block.Ops[:1]
	case f.index[v.Def]+1 < len(f.ops) && f.ops[f.index[v.Def]+1].Block == v.Def.Block:
		b.ops = f.ops[f.index[v.Def]+1 : f.index[v.Def]+2]
	default:
		for _, succ := range v.Def.Successors {
			b.ops = append(b.ops, succ.Block.Ops[0])
		}
	}
	if f.available(v, a.Op) {
		if x, err := s.d.Value(a, v); err == nil {
			b.old, b.seen = s.d.Machine().Format(x), true
		}
	}
	return nil
}

// valueChanged looks at a watched value where it has just been computed.
func (s *Session) valueChanged(b *breakpoint, back bool) (string, bool) {
	fs, _ := s.d.Frames(1)
	if len(fs) == 0 || fs[0].Mark != b.in || !contains(b.ops, fs[0].Op) {
		return "", false
	}
	x, err := s.d.Value(&fs[0], b.value)
	if err != nil {
		return "", false
	}
	now := s.d.Machine().Format(x)
	if back {
		return s.describe(b), true
	}
	if b.seen && now == b.old {
		return "", false
	}
	note := s.describe(b)
	if b.seen {
		note += "\n   old " + b.old
	}
	b.old, b.seen = now, true
	return note + "\n   new " + now, true
}
