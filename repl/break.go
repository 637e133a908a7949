package repl

import (
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/interp"
)

// kind is what a breakpoint waits for.
type kind uint8

const (
	atPlace kind = iota
	atOperation
	atFault
	atPoison
	atMemory
	atValue
)

// breakpoint is one breakpoint or watchpoint.
type breakpoint struct {
	id       int
	kind     kind
	what     string // as the user may write it
	ops      []*dialect.Operation
	fault    string // code of the kind, "" for every one
	cond     string
	ignore   uint64
	hits     uint64
	off      bool
	once     bool
	commands []string

	addr        interp.Pointer // of atMemory
	n           uint64
	read, write bool
	poison      bool // only when it is then poison or undef
	watch       int  // the machine's number
	old         string
	value       *dialect.Value // of atValue
	in          interp.Mark
	seen        bool
}

func breakCommands() []*command {
	const places = "WHAT is @f, @f:^bb, FILE:LINE or LINE; op:llvm.load for an operation; fault:KIND for a fault\n(fault: for every one); poison for an operation that makes poison or undef. A condition is an expression."
	return []*command{
		{name: "break", aliases: []string{"b"}, group: pausing, args: "WHAT [if CONDITION]", takes: takesPlace, short: "Stop where the program comes to WHAT.", long: places, run: setBreak},
		{name: "tbreak", aliases: []string{"tb"}, group: pausing, args: "WHAT [if CONDITION]", takes: takesPlace, short: "Break once.", run: setTBreak},
		{name: "watch", group: pausing, args: "%v | ADDRESS+LENGTH [write|read|access] [poison] [if CONDITION]", takes: takesValue, short: "Stop when a value changes, or bytes are written (read, either); with `poison` when they become poison or undef.", long: "The program stops after the operation. Going back stops before it.", run: setWatch},
		{name: "condition", group: pausing, args: "N [CONDITION]", short: "Give breakpoint N a condition, or none.", run: condition},
		{name: "ignore", group: pausing, args: "N COUNT", short: "Pass breakpoint N COUNT times.", run: ignore},
		{name: "commands", group: pausing, args: "[N]", short: "Read the lines to execute when breakpoint N (the last) stops the program, up to `end`.", run: breakCommandLines},
		{name: "delete", aliases: []string{"d"}, group: pausing, args: "[N…]", short: "Delete breakpoints; without a number all of them.", run: deleteBreak},
		{name: "enable", group: pausing, args: "[N…]", short: "Switch breakpoints on.", run: func(s *Session, r string) error { return s.switchPoints(r, false) }},
		{name: "disable", group: pausing, args: "[N…]", short: "Switch breakpoints off.", run: func(s *Session, r string) error { return s.switchPoints(r, true) }},
		{name: "display", group: pausing, args: "[/FORMAT] [EXPRESSION]", takes: takesValue, format: true, short: "Print an expression at every stop.", run: addDisplay},
		{name: "undisplay", group: pausing, args: "[N…]", short: "Stop displaying; without a number everything.", run: dropDisplay},
	}
}

func setBreak(s *Session, rest string) error  { return s.addBreak(rest, false) }
func setTBreak(s *Session, rest string) error { return s.addBreak(rest, true) }

// cutCondition splits `WHAT if CONDITION`.
func cutCondition(text string) (what, cond string) {
	if c, ok := strings.CutPrefix(text, "if "); ok {
		return "", strings.TrimSpace(c)
	}
	what, cond, _ = strings.Cut(text, " if ")
	return strings.TrimSpace(what), strings.TrimSpace(cond)
}

func (s *Session) addBreak(rest string, once bool) error {
	what, cond := cutCondition(rest)
	b := &breakpoint{what: what, cond: cond, once: once}
	if cond != "" {
		if _, err := parseExpr(cond); err != nil {
			return err
		}
	}
	switch {
	case what == "poison":
		b.kind = atPoison
	case strings.HasPrefix(what, "fault:"):
		b.kind, b.fault = atFault, what[len("fault:"):]
		if b.fault != "" {
			if err := knownFault(b.fault); err != nil {
				return err
			}
		}
	case strings.HasPrefix(what, "op:"):
		b.kind = atOperation
		name := what[len("op:"):]
		for _, f := range s.names.funcs {
			f.fill()
			for _, o := range f.ops {
				if o.Name == name || o.Name == "llvm."+name {
					b.ops = append(b.ops, o)
				}
			}
		}
		if len(b.ops) == 0 {
			return fmt.Errorf("there is no operation %s in the program", name)
		}
	case what == "":
		a, err := s.selected()
		if err != nil {
			return err
		}
		b.what, b.ops = s.names.place(a.Op), []*dialect.Operation{a.Op}
	default:
		l, err := s.locate(what)
		if err != nil {
			return err
		}
		b.what, b.ops = l.text, l.ops
	}
	s.add(b)
	return s.arm()
}

func knownFault(code string) error {
	var codes []string
	for _, k := range interp.FaultKinds() {
		if k.Code == code {
			return nil
		}
		codes = append(codes, k.Code)
	}
	return fmt.Errorf("there is no fault %q: %s", code, strings.Join(codes, ", "))
}

// add gives a breakpoint its number and tells it.
func (s *Session) add(b *breakpoint) {
	b.id = s.nextID
	s.nextID++
	s.points = append(s.points, b)
	s.printf("%s\n", s.describe(b))
}

// describe is one line about a breakpoint.
func (s *Session) describe(b *breakpoint) string {
	word := "breakpoint"
	switch {
	case b.kind == atMemory || b.kind == atValue:
		word = "watchpoint"
	case b.once:
		word = "temporary breakpoint"
	}
	text := fmt.Sprintf("%s %d: %s", word, b.id, b.what)
	if b.kind == atPlace && len(b.ops) > 0 {
		if p := s.names.place(b.ops[0]); p != "" && p != b.what {
			text += ", " + p
		}
	}
	if b.kind == atOperation {
		text += ", " + plural(uint64(len(b.ops)), "place")
	}
	if b.cond != "" {
		text += " if " + b.cond
	}
	return text
}

// arm gives the machine the traps and watches of the breakpoints that are on.
func (s *Session) arm() error {
	for _, b := range s.points {
		s.disarm(b)
	}
	for _, b := range s.points {
		if b.off {
			continue
		}
		for _, o := range b.ops {
			s.d.Trap(o, true)
		}
		if b.kind == atMemory {
			b.watch = s.d.Watch(b.addr, b.n, b.read, b.write)
		}
	}
	return nil
}

func (s *Session) disarm(b *breakpoint) {
	for _, o := range b.ops {
		s.d.Trap(o, false)
	}
	if b.watch != 0 {
		s.d.Unwatch(b.watch)
		b.watch = 0
	}
}

func (s *Session) wantsPoison() bool {
	for _, b := range s.points {
		if b.kind == atPoison && !b.off {
			return true
		}
	}
	return false
}

// atTrap are the breakpoints at the operation that comes next.
func (s *Session) atTrap() []*breakpoint {
	fs, _ := s.d.Frames(1)
	var out []*breakpoint
	for _, b := range s.points {
		if len(fs) > 0 && !b.off && b.kind <= atOperation && contains(b.ops, fs[0].Op) {
			out = append(out, b)
		}
	}
	return out
}

func contains(ops []*dialect.Operation, o *dialect.Operation) bool {
	for _, x := range ops {
		if x == o {
			return true
		}
	}
	return false
}

// judge decides whether an event stops the program for the user, says why,
// and counts the hits. While looking back nothing is counted.
func (s *Session) judge(e interp.Event, back bool) (stop bool, notes []string, hit []*breakpoint) {
	selected := s.frame
	s.frame = 0 // conditions are about the frame that stopped
	defer func() { s.frame = selected }()
	consider := func(b *breakpoint, note string) {
		if b.off || b.poison && !s.isPoison(b) {
			return
		}
		if b.cond != "" {
			ok, err := s.holds(b.cond)
			if err != nil {
				note += "\n" + fmt.Sprintf("condition %q: %v", b.cond, err)
			} else if !ok {
				return
			}
		}
		if !back {
			b.hits++
			if b.ignore > 0 {
				b.ignore--
				return
			}
		}
		stop, notes, hit = true, append(notes, note), append(hit, b)
	}
	switch e.Kind {
	case interp.EventTrap:
		for _, b := range s.atTrap() {
			consider(b, s.describe(b))
		}
		for _, b := range s.points {
			if b.kind == atValue && !b.off {
				if note, changed := s.valueChanged(b, back); changed {
					consider(b, note)
				}
			}
		}
	case interp.EventWatch:
		for _, b := range s.points {
			if b.kind == atMemory && b.watch == e.Watch {
				consider(b, s.watchNote(b, e, back))
			}
		}
	case interp.EventPoison:
		for _, b := range s.points {
			if b.kind == atPoison {
				consider(b, s.describe(b)+": "+dialect.ValueName(e.Value)+" at "+s.names.place(e.Op))
			}
		}
	case interp.EventStopped:
		var f *interp.Fault
		for _, b := range s.points {
			if b.kind == atFault && errors.As(e.Err, &f) && (b.fault == "" || b.fault == f.Kind.Code) {
				consider(b, s.describe(b))
			}
		}
		stop = true
	default:
		stop = true
	}
	if stop && !back {
		s.dropOnce(hit)
	}
	return stop, notes, hit
}

// dropOnce deletes the temporary breakpoints that were hit.
func (s *Session) dropOnce(hit []*breakpoint) {
	for _, b := range hit {
		if b.once {
			s.remove(b)
		}
	}
}

func (s *Session) remove(b *breakpoint) {
	s.disarm(b)
	for i, x := range s.points {
		if x == b {
			s.points = append(s.points[:i:i], s.points[i+1:]...)
			break
		}
	}
	_ = s.arm() // traps that others share come back; arming cannot fail
}

// numbered are the breakpoints that the text names, all of them for none.
func (s *Session) numbered(text string) ([]*breakpoint, error) {
	if text == "" {
		return append([]*breakpoint(nil), s.points...), nil
	}
	var out []*breakpoint
	for _, w := range strings.Fields(text) {
		n, err := strconv.Atoi(w)
		if err != nil {
			return nil, fmt.Errorf("%q is not the number of a breakpoint", w)
		}
		found := false
		for _, b := range s.points {
			if b.id == n {
				out, found = append(out, b), true
			}
		}
		if !found {
			return nil, fmt.Errorf("there is no breakpoint %d", n)
		}
	}
	return out, nil
}

func deleteBreak(s *Session, rest string) error {
	bs, err := s.numbered(rest)
	if err != nil {
		return err
	}
	for _, b := range bs {
		s.remove(b)
	}
	return nil
}

func (s *Session) switchPoints(rest string, off bool) error {
	bs, err := s.numbered(rest)
	if err != nil {
		return err
	}
	for _, b := range bs {
		b.off = off
		s.disarm(b)
	}
	return s.arm()
}

// oneNumbered splits off the number of one breakpoint.
func (s *Session) oneNumbered(text string) (*breakpoint, string, error) {
	first, rest := word(text)
	if first == "" {
		return nil, "", errNoArgument
	}
	bs, err := s.numbered(first)
	if err != nil {
		return nil, "", err
	}
	return bs[0], rest, nil
}

func condition(s *Session, rest string) error {
	b, cond, err := s.oneNumbered(rest)
	if err != nil {
		return err
	}
	cond = strings.TrimSpace(strings.TrimPrefix(cond, "if "))
	if cond != "" {
		if _, err := parseExpr(cond); err != nil {
			return err
		}
	}
	b.cond = cond
	return nil
}

func ignore(s *Session, rest string) error {
	b, n, err := s.oneNumbered(rest)
	if err != nil {
		return err
	}
	b.ignore, err = parseNumber(n)
	return err
}

func breakCommandLines(s *Session, rest string) error {
	if len(s.points) == 0 {
		return errors.New("there is no breakpoint")
	}
	b := s.points[len(s.points)-1]
	if rest != "" {
		var err error
		if b, _, err = s.oneNumbered(rest); err != nil {
			return err
		}
	}
	var lines []string
	for {
		line, err := s.lines.Read("  > ")
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return err
		}
		if line = strings.TrimSpace(line); line == "end" {
			break
		}
		if line != "" && line != "silent" {
			lines = append(lines, line)
		}
	}
	b.commands = lines
	return nil
}

// display is an expression printed at every stop.
type display struct {
	id     int
	format string
	text   string
}

func addDisplay(s *Session, rest string) error {
	format, text := cutFormat(rest)
	if text == "" {
		s.showDisplays()
		return nil
	}
	if _, err := parseExpr(text); err != nil {
		return err
	}
	id := 1
	if n := len(s.displays); n > 0 {
		id = s.displays[n-1].id + 1
	}
	s.displays = append(s.displays, display{id, format, text})
	if s.running() == nil {
		s.showDisplays()
	}
	return nil
}

func (s *Session) showDisplays() {
	for _, d := range s.displays {
		v, err := s.evaluate(d.text)
		if err != nil {
			s.printf("   %d: %s: %v\n", d.id, d.text, err)
			continue
		}
		text, err := s.formatted(v, d.format)
		if err != nil {
			text = err.Error()
		}
		s.printf("   %d: %s = %s\n", d.id, d.text, text)
	}
}

func dropDisplay(s *Session, rest string) error {
	if rest == "" {
		s.displays = nil
		return nil
	}
	for _, w := range strings.Fields(rest) {
		found := false
		for i, d := range s.displays {
			if strconv.Itoa(d.id) == w {
				s.displays, found = append(s.displays[:i:i], s.displays[i+1:]...), true
				break
			}
		}
		if !found {
			return fmt.Errorf("there is no display %s", w)
		}
	}
	return nil
}
