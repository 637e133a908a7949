package repl

import (
	"errors"
	"fmt"
	"strings"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/interp"
)

func lookCommands() []*command {
	return []*command{
		{name: "print", aliases: []string{"p"}, group: looking, args: "[/x|/d|/u|/f|/b|/c] EXPRESSION", takes: takesValue, format: true, short: "Print a value as `VALUE : TYPE`.", long: "%v[2] is lane, element or field 2; TYPE[ADDRESS] is memory. In /x and /b undefined digits show as _.", run: printValue},
		{name: "lanes", group: looking, args: "%v", takes: takesValue, short: "Print every lane, element or field of a value in a line of its own, with its bits.", run: lanes},
		{name: "locals", group: looking, short: "Print the values that the selected frame has computed.", run: func(s *Session, _ string) error { return s.frameValues(false) }},
		{name: "args", group: looking, short: "Print the arguments of the selected frame.", run: func(s *Session, _ string) error { return s.frameValues(true) }},
		{name: "globals", group: looking, args: "[TEXT]", short: "List the globals (whose names contain TEXT) with their first bytes.", run: globals},
		{name: "list", aliases: []string{"l"}, group: looking, args: "[PLACE]", takes: takesPlace, repeat: true, short: "Show the text around the selected frame, a place, or where list left off.", run: list},
		{name: "disassemble", group: looking, args: "[@f]", takes: takesPlace, short: "Show the plain code of a function beside its operations.", run: disassemble},
		{name: "region", group: looking, args: "[@f]", takes: takesPlace, short: "Show the blocks of a function: their ways in and out.", run: region},
		{name: "whatis", group: looking, args: "EXPRESSION", takes: takesValue, short: "Print the type of a value, and the operation that computes it.", run: whatis},
		{name: "layout", group: looking, args: "TYPE", short: "Print size, alignment and field offsets of a type.", run: layout},
		{name: "info", aliases: []string{"i"}, group: looking, args: "locals|args|frame|breakpoints|registers|display|functions|globals|program", takes: takesTopic, short: "Print what is known of a topic.", run: info},
		{name: "backtrace", aliases: []string{"bt", "where"}, group: looking, args: "[N]", short: "List the frames, the innermost N of them.", run: backtrace},
		{name: "frame", aliases: []string{"f"}, group: looking, args: "[N]", short: "Select frame N, or show the selected one.", run: frame},
		{name: "up", group: looking, args: "[N]", repeat: true, short: "Select the frame that called.", run: func(s *Session, r string) error { return s.move(r, 1) }},
		{name: "down", group: looking, args: "[N]", repeat: true, short: "Select the frame that was called.", run: func(s *Session, r string) error { return s.move(r, -1) }},
	}
}

func printValue(s *Session, rest string) error {
	format, text := cutFormat(rest)
	if text == "" {
		return errNoArgument
	}
	o, err := s.evaluate(text)
	if err != nil {
		return err
	}
	out, err := s.formatted(o, format)
	if err != nil {
		return err
	}
	s.printf("%s\n", out)
	return nil
}

// maxParts bounds the lines that lanes prints.
const maxParts = 256

func lanes(s *Session, rest string) error {
	o, err := s.evaluate(rest)
	if err != nil {
		return err
	}
	if o.v == nil {
		return errors.New("a number has no lanes")
	}
	m := s.d.Machine()
	for i := 0; ; i++ {
		e, err := m.Element(*o.v, i)
		if err != nil {
			if i > 0 || len(o.v.Leaves) != 1 {
				return nil
			}
			e = *o.v // a scalar is its own lane
		}
		if i == maxParts {
			s.printf("   and more\n")
			return nil
		}
		state := ""
		for k := range e.Leaves {
			l := &e.Leaves[k]
			switch {
			case l.Poison:
				state = "poison"
			case l.Undef != 0:
				state = fmt.Sprintf("undefined bits %#x", l.Undef)
			case l.Chosen != 0:
				state = fmt.Sprintf("chosen bits %#x", l.Chosen)
			}
		}
		bits := ""
		if len(e.Leaves) == 1 {
			bits = scalarText(&e.Leaves[0], "x")
		}
		s.printf("%s\n", strings.TrimRight(fmt.Sprintf("%4d  %-24s %-20s %s", i, m.FormatBare(e), bits, state), " "))
		if err != nil {
			return nil
		}
	}
}

// frameValues prints the values of the selected frame: the arguments of the
// function, or all others that have been computed.
func (s *Session) frameValues(args bool) error {
	a, err := s.selected()
	if err != nil {
		return err
	}
	f := s.names.of(a.Func)
	if f == nil || a.Library || a.Op == nil {
		return fmt.Errorf("@%s belongs to the library and has no values", a.Name)
	}
	entry := f.op.Body()[0]
	n := 0
	for _, v := range f.values {
		if (v.Def == nil && v.Block == entry) != args || !f.available(v, a.Op) {
			continue
		}
		x, err := s.d.Value(a, v)
		if err != nil {
			return err
		}
		n++
		s.printf("%s\n", s.fit(dialect.ValueName(v)+" = "+s.d.Machine().Format(x)))
	}
	if n == 0 {
		s.printf("none\n")
	}
	return nil
}

func globals(s *Session, rest string) error {
	m := s.d.Machine().Memory()
	n := 0
	for _, k := range []interp.ObjectKind{interp.GlobalObject, interp.ConstantObject} {
		for o := range m.Live(k) {
			if !strings.Contains(o.Name, rest) {
				continue
			}
			n++
			text := ""
			if o.Size > 0 {
				text = ": " + s.hexBytes(o.Base, min(o.Size, 16))
			}
			if o.Size > 16 {
				text += " …"
			}
			s.printf("%s, %s of %d bytes, align %d%s\n", o.Title(), o.Kind, o.Size, o.Align, text)
		}
	}
	if n == 0 {
		s.printf("none\n")
	}
	return nil
}

// listLines is how many lines list shows.
const listLines = 10

func list(s *Session, rest string) error {
	src := s.mod.Source
	if src == nil {
		return errors.New("the program has no text")
	}
	first := s.listed + 1
	here := 0
	if a, err := s.selected(); err == nil {
		here = s.names.line(a.Op)
	}
	switch {
	case rest != "":
		l, err := s.locate(rest)
		if err != nil {
			return err
		}
		first = s.names.line(l.ops[0]) - listLines/2 + 1
	case s.listed == 0 && here > 0:
		first = here - listLines/2
	}
	first = max(first, 1)
	last := min(first+listLines-1, src.Lines())
	if last == src.Lines() && src.Line(last) == "" {
		last--
	}
	if first > last {
		return errors.New("there are no more lines")
	}
	for n := first; n <= last; n++ {
		sign := ""
		if n == here {
			sign = "=>"
		}
		s.printf("%s\n", strings.TrimRight(s.fit(fmt.Sprintf("%-2s %5d  %s", sign, n, strings.ReplaceAll(src.Line(n), "\t", "  "))), " "))
	}
	s.listed = last
	return nil
}

// functionHere is the function that the text names, or that of the selected
// frame.
func (s *Session) functionHere(text string) (*function, error) {
	if text != "" {
		return s.names.find(text)
	}
	if f := s.here(); f != nil {
		return f, nil
	}
	return s.names.find(s.o.Entry)
}

func disassemble(s *Session, rest string) error {
	f, err := s.functionHere(rest)
	if err != nil {
		return err
	}
	if err := s.d.Flush(); err != nil {
		return err
	}
	return s.d.Disassemble(s.out, f.name)
}

func region(s *Session, rest string) error {
	f, err := s.functionHere(rest)
	if err != nil {
		return err
	}
	var at *dialect.Block
	if a, err := s.selected(); err == nil && a.Op != nil {
		at = a.Op.Block
	}
	body := f.op.Body()
	for i, b := range body {
		sign := ""
		if b == at {
			sign = "=>"
		}
		var in, out []string
		for _, p := range f.preds[i] {
			in = append(in, f.blockName(body[p]))
		}
		for _, succ := range b.Ops[len(b.Ops)-1].Successors {
			out = append(out, f.blockName(succ.Block))
		}
		text := fmt.Sprintf("%-2s %s, %s, %d operations", sign, f.blockName(b), s.names.place(b.Ops[0]), len(b.Ops))
		if len(in) > 0 {
			text += ", from " + strings.Join(in, " ")
		}
		if len(out) > 0 {
			text += ", to " + strings.Join(out, " ")
		}
		s.printf("%s\n", text)
	}
	return nil
}

func whatis(s *Session, rest string) error {
	if rest == "" {
		return errNoArgument
	}
	if f := s.here(); f != nil && isName(rest) {
		v, err := f.value(rest)
		if err == nil {
			s.printf("%s : %s\n", rest, v.Type)
			if v.Def != nil {
				s.sourceLine(v.Def, "")
			} else {
				s.printf("   an argument of %s\n", f.blockName(v.Block))
			}
			return nil
		}
	}
	o, err := s.evaluate(rest)
	if err != nil {
		return err
	}
	if t := o.typeOf(); t != nil {
		s.printf("%s\n", t)
	} else {
		s.printf("a number\n")
	}
	return nil
}

func layout(s *Session, rest string) error {
	if rest == "" {
		return errNoArgument
	}
	t, err := s.parseType(rest)
	if err != nil {
		return err
	}
	l := s.d.Machine().Layout()
	if _, err := s.d.Machine().ParseValue("poison", t); err != nil {
		return err
	}
	s.printf("%s: %d bytes stored, %d allocated, align %d\n", t, l.StoreSize(t), l.AllocSize(t), l.Align(t))
	if st, ok := t.(*dialect.StructType); ok {
		offsets, _, _ := l.Fields(st)
		for i, f := range st.Fields {
			s.printf("   %4d  [%d] %s, %d bytes\n", offsets[i], i, f, l.StoreSize(f))
		}
	}
	return nil
}

func info(s *Session, rest string) error {
	topic, more := word(rest)
	match := ""
	for _, t := range infoTopics {
		if topic != "" && strings.HasPrefix(t, topic) {
			match = t
			break
		}
	}
	switch match {
	case "locals":
		return s.frameValues(false)
	case "args":
		return s.frameValues(true)
	case "globals":
		return globals(s, more)
	case "breakpoints":
		return s.infoBreakpoints()
	case "display":
		for _, d := range s.displays {
			s.printf("%d: %s\n", d.id, d.text)
		}
		if len(s.displays) == 0 {
			s.printf("none\n")
		}
		return nil
	case "functions":
		for _, f := range s.names.funcs {
			how := ""
			if f.op.IsDeclaration() {
				how = ", declared"
			}
			s.printf("@%s, %s%s\n", f.name, s.names.place(f.op), how)
		}
		return nil
	case "program":
		return s.infoProgram()
	case "frame":
		return s.infoFrame()
	case "registers":
		if err := s.frameValues(true); err != nil {
			return err
		}
		return s.frameValues(false)
	}
	return fmt.Errorf("info takes %s", strings.Join(infoTopics, ", "))
}

var infoTopics = []string{"locals", "args", "frame", "breakpoints", "registers", "display", "functions", "globals", "program"}

func (s *Session) infoBreakpoints() error {
	for _, b := range s.points {
		text := s.describe(b)
		if b.off {
			text += ", off"
		}
		if b.hits > 0 {
			text += ", hit " + plural(b.hits, "time")
		}
		if b.ignore > 0 {
			text += fmt.Sprintf(", %d to be passed", b.ignore)
		}
		s.printf("%s\n", text)
		for _, c := range b.commands {
			s.printf("   %s\n", c)
		}
	}
	if len(s.points) == 0 {
		s.printf("none\n")
	}
	return nil
}

func (s *Session) infoProgram() error {
	if !s.d.Started() {
		return errNotStarted
	}
	if over, _, err := s.d.Over(); over {
		var exit *interp.ExitError
		if err != nil && !errors.As(err, &exit) {
			s.printf("%s", s.o.Report(err))
			return nil
		}
		s.ended()
		return nil
	}
	_, depth := s.d.Frames(1)
	st := s.d.Machine().Memory().Stats()
	s.printf("step %d, %s, %s, peak %s\n", s.d.Step(), plural(uint64(depth), "frame"), plural(st.Allocations, "allocation"), plural(st.PeakBytes, "byte"))
	return nil
}

func (s *Session) infoFrame() error {
	a, err := s.selected()
	if err != nil {
		return err
	}
	s.printf("frame %d: %s\n", s.frame, s.standing(a))
	s.sourceLine(a.Op, "=>")
	fs := s.frames()
	if s.frame+1 < len(fs) {
		s.printf("called from %s\n", s.standing(&fs[s.frame+1]))
	}
	if at, ok := s.names.by[a.Func]; ok && !a.Library {
		s.printf("function at %s\n", s.names.place(at.op))
	}
	return nil
}

// shownBelow is how many of the outermost frames a long backtrace ends with.
const shownBelow = 1000

func backtrace(s *Session, rest string) error {
	if !s.d.Started() {
		return errNotStarted
	}
	limit := uint64(shownBelow)
	if rest != "" {
		n, err := count(rest)
		if err != nil {
			return err
		}
		limit = n
	}
	fs, depth := s.d.Frames(int(min(limit, maxFrames)))
	if depth == 0 {
		return errEnded
	}
	for i := range fs {
		sign := " "
		if i == s.frame {
			sign = "*"
		}
		s.printf("%s\n", s.fit(fmt.Sprintf("%s#%d %s%s", sign, i, s.standing(&fs[i]), s.argText(&fs[i]))))
	}
	if depth > len(fs) {
		s.printf("and %d more\n", depth-len(fs))
	}
	return nil
}

// argText is the arguments of a frame as `(%a = 1 : i32, …)`.
func (s *Session) argText(a *interp.Activation) string {
	f := s.names.of(a.Func)
	if a.Library || f == nil || len(f.op.Body()) == 0 {
		return ""
	}
	var parts []string
	for _, v := range f.op.Body()[0].Args {
		x, err := s.d.Value(a, v)
		if err != nil {
			return ""
		}
		parts = append(parts, dialect.ValueName(v)+" = "+s.d.Machine().FormatBare(x))
	}
	if len(parts) == 0 {
		return ""
	}
	return " (" + strings.Join(parts, ", ") + ")"
}

func frame(s *Session, rest string) error {
	n := uint64(s.frame)
	if rest != "" {
		var err error
		if n, err = parseNumber(rest); err != nil {
			return err
		}
	}
	return s.selectFrame(n)
}

func (s *Session) selectFrame(n uint64) error {
	if !s.d.Started() {
		return errNotStarted
	}
	fs := s.frames()
	if len(fs) == 0 {
		return errEnded
	}
	if n >= uint64(len(fs)) {
		return fmt.Errorf("there is no frame %d; the outermost is %d", n, len(fs)-1)
	}
	s.frame, s.listed = int(n), 0
	s.printf("#%d %s%s\n", n, s.standing(&fs[n]), s.argText(&fs[n]))
	s.sourceLine(fs[n].Op, "=>")
	return nil
}

func (s *Session) move(rest string, by int) error {
	n, err := count(rest)
	if err != nil {
		return err
	}
	to := s.frame + by*int(min(n, maxFrames))
	if to < 0 {
		if s.frame == 0 {
			return errors.New("this is the innermost frame")
		}
		to = 0
	}
	if fs := s.frames(); by > 0 && to >= len(fs) && len(fs) > 0 {
		if s.frame == len(fs)-1 {
			return errors.New("this is the outermost frame")
		}
		to = len(fs) - 1
	}
	return s.selectFrame(uint64(to))
}

// plural is a count with its word.
func plural(n uint64, word string) string {
	if n == 1 {
		return "1 " + word
	}
	return fmt.Sprintf("%d %ss", n, word)
}
