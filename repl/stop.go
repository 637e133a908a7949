package repl

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/interp"
)

var (
	errNotStarted = errors.New("the program has not been started; `run` starts it")
	errEnded      = errors.New("the program has ended; `restart` or a step back go on")
)

// running is nil while the program can be resumed.
func (s *Session) running() error {
	if !s.d.Started() {
		return errNotStarted
	}
	if over, _, _ := s.d.Over(); over {
		return errEnded
	}
	return nil
}

// maxFrames bounds the frames that are looked at.
const maxFrames = 10_000

// frames is the stack, innermost first.
func (s *Session) frames() []interp.Activation {
	fs, _ := s.d.Frames(maxFrames)
	return fs
}

// selected is the frame that commands look at.
func (s *Session) selected() (*interp.Activation, error) {
	if !s.d.Started() {
		return nil, errNotStarted
	}
	fs, _ := s.d.Frames(s.frame + 1)
	if len(fs) == 0 {
		return nil, errEnded
	}
	return &fs[min(s.frame, len(fs)-1)], nil
}

// here is the function of the selected frame, or nil.
func (s *Session) here() *function {
	a, err := s.selected()
	if err != nil {
		return nil
	}
	return s.names.of(a.Func)
}

// resume runs the program until an event that the user wants to see, and
// shows it.
func (s *Session) resume(q interp.Request) error {
	if err := s.running(); err != nil {
		return err
	}
	if s.tracing != nil {
		q.Each = s.traceOne
	}
	q.Poison = s.wantsPoison()
	for {
		e := s.d.Resume(q)
		if e.Kind == interp.EventStep {
			// The library goes on to its next callback or to its caller.
			if fs, _ := s.d.Frames(1); len(fs) > 0 && fs[0].Library {
				q.Until, q.Frame = s.d.Step()+1, fs[0].Mark
				continue
			}
		}
		stop, notes, hit := s.judge(e, false)
		if stop {
			return s.stopped(e, notes, hit)
		}
	}
}

// stopped shows where the program stands and why, and does the breakpoints'
// commands.
func (s *Session) stopped(e interp.Event, notes []string, hit []*breakpoint) error {
	s.frame, s.listed = 0, 0
	for _, n := range notes {
		s.printf("%s\n", n)
	}
	switch e.Kind {
	case interp.EventEnd:
		s.ended()
		return nil
	case interp.EventStopped:
		s.fault = e.Err
		s.printf("%s", s.o.Report(e.Err))
	case interp.EventInterrupted:
		s.printf("interrupted\n")
	}
	s.banner()
	for _, b := range hit {
		for _, line := range b.commands {
			if err := s.Execute(line); err != nil {
				return err
			}
			if s.quit {
				return nil
			}
		}
	}
	return nil
}

// ended tells how the program ended.
func (s *Session) ended() {
	_, v, err := s.d.Over()
	var exit *interp.ExitError
	how := ""
	switch {
	case errors.As(err, &exit):
		how = fmt.Sprintf("exit status %d", exit.Status)
	case err != nil:
		how = err.Error()
	case s.isMain():
		how = "exit status " + strings.TrimSuffix(s.d.Machine().FormatBare(v), " : i32")
	case v.Type == dialect.Type(dialect.Void):
		how = "no result"
	default:
		how = s.d.Machine().Format(v)
	}
	s.shown = nil
	s.printf("the program ended at step %d: %s\n", s.d.Step(), how)
}

// isMain reports whether the program runs as a C main.
func (s *Session) isMain() bool { return !s.o.HasArgs && s.d.Machine().IsCMain(s.o.Entry) }

// banner shows where the innermost frame stands, and what changed.
func (s *Session) banner() {
	fs, _ := s.d.Frames(1)
	if len(fs) == 0 {
		s.ended()
		return
	}
	a := &fs[0]
	s.printf("%s\n", s.paint("1", s.standing(a)+fmt.Sprintf(", step %d", s.d.Step())))
	s.sourceLine(a.Op, "=>")
	s.changes(a)
	s.showDisplays()
}

// standing is function, block and line of a frame.
func (s *Session) standing(a *interp.Activation) string {
	if a.Library {
		return "@" + a.Name + " (library)"
	}
	parts := []string{"@" + a.Name}
	if f := s.names.of(a.Func); f != nil && a.Op != nil {
		parts = append(parts, f.blockName(a.Op.Block))
	}
	if p := s.names.place(a.Op); p != "" {
		parts = append(parts, p)
	}
	return strings.Join(parts, ", ")
}

// sourceLine prints the line of the text that an operation stands on, or the
// operation itself where there is no text.
func (s *Session) sourceLine(o *dialect.Operation, sign string) {
	if o == nil {
		return
	}
	n := s.names.line(o)
	text := ""
	if n > 0 {
		text = strings.ReplaceAll(s.mod.Source.Line(n), "\t", "  ")
	} else {
		text = o.String()
	}
	s.printf("%s\n", s.fit(fmt.Sprintf("%-2s %5d  %s", sign, n, text)))
}

// maxLine bounds the bytes of one source line that are shown.
const maxLine = 160

// fit cuts a line to the terminal, or where there is none to maxLine.
func (s *Session) fit(line string) string {
	limit := s.o.Width
	if limit == 0 {
		limit = maxLine
	}
	r := []rune(line)
	if len(r) <= limit {
		return line
	}
	return string(r[:max(limit-1, 0)]) + "…"
}

// Bounds of what a stop shows.
const (
	maxChanged = 12
	maxTracked = 4000 // values of a function whose changes are looked for
)

// changes prints the values of the frame that are not as at the last stop.
func (s *Session) changes(a *interp.Activation) {
	f := s.names.of(a.Func)
	if a.Library || a.Op == nil || f == nil || len(f.values) > maxTracked {
		return
	}
	now := map[string]string{}
	n := 0
	for _, v := range f.values {
		if !f.available(v, a.Op) {
			continue
		}
		x, err := s.d.Value(a, v)
		if err != nil {
			continue
		}
		name, text := dialect.ValueName(v), s.d.Machine().Format(x)
		now[name] = text
		if s.shown == nil || s.shownIn != a.Mark {
			if v.Def != nil { // on arrival the arguments are what is new
				continue
			}
		}
		if old, ok := s.shown[name]; ok && s.shownIn == a.Mark && old == text {
			continue
		}
		if n++; n <= maxChanged {
			s.printf("%s\n", s.fit("   "+name+" = "+text))
		}
	}
	if n > maxChanged {
		s.printf("   and %d more\n", n-maxChanged)
	}
	s.shown, s.shownIn = now, a.Mark
}

func runCommands() []*command {
	return []*command{
		{name: "run", aliases: []string{"r"}, group: running, short: "Start the program, or start it again from the beginning.", run: run},
		{name: "restart", aliases: []string{"start"}, group: running, short: "Start the program again and stop before its first operation.", run: restart},
		{name: "continue", aliases: []string{"c"}, group: running, args: "[N]", repeat: true, short: "Go on until something stops the program; pass the breakpoint here N-1 times.", run: cont},
		{name: "step", aliases: []string{"s"}, group: running, args: "[N]", repeat: true, short: "Execute N operations (1), into calls.", run: step},
		{name: "stepi", aliases: []string{"si"}, group: running, args: "[N]", repeat: true, short: "Step, and show the instruction of plain code that comes next.", run: stepi},
		{name: "stepblock", aliases: []string{"sb"}, group: running, repeat: true, short: "Go on to the beginning of another block.", run: stepBlock},
		{name: "next", aliases: []string{"n"}, group: running, args: "[N]", repeat: true, short: "Execute N operations (1) of this frame, over calls.", run: next},
		{name: "finish", aliases: []string{"fin"}, group: running, repeat: true, short: "Go on until the selected frame returns; print what it gave.", run: finish},
		{name: "until", aliases: []string{"u"}, group: running, args: "[PLACE]", takes: takesPlace, short: "Go on to a place in this frame, or out of it; without a place to a later operation, out of loops.", run: until},
		{name: "advance", group: running, args: "PLACE", takes: takesPlace, short: "Go on to a place, whichever frame it is in.", run: advance},
		{name: "call", group: running, args: "@f(ARGS)", takes: takesPlace, short: "Run a function beside the program and print its result.", long: "The arguments are values as --args takes them, or SSA names. Nothing stops the call but a fault;\nthe program stays where it is.", run: call},
	}
}

// run starts the program anew.
func run(s *Session, rest string) error {
	if rest != "" {
		return errors.New("run takes no arguments: they are those of the command line")
	}
	if err := s.begin(); err != nil {
		return err
	}
	return s.resume(interp.Request{})
}

func restart(s *Session, _ string) error {
	if err := s.begin(); err != nil {
		return err
	}
	if over, _, err := s.d.Over(); over {
		return s.stopped(interp.Event{Kind: interp.EventStopped, Err: err}, nil, nil)
	}
	s.d.Pass()
	return s.stopped(interp.Event{Kind: interp.EventStep}, nil, nil)
}

// begin makes the program stand before its first operation.
func (s *Session) begin() error {
	if s.d.Started() {
		if err := s.d.Flush(); err != nil {
			return err
		}
		if err := s.load(); err != nil {
			return err
		}
	}
	for _, b := range s.points {
		b.hits = 0
	}
	var err error
	if s.isMain() {
		err = s.d.StartMain(s.o.Entry)
	} else {
		var args []interp.Value
		if args, err = s.entryArgs(); err != nil {
			return err
		}
		err = s.d.Start(s.o.Entry, args)
	}
	if err != nil {
		return errors.New(strings.TrimSpace(s.o.Report(err)))
	}
	return s.arm()
}

// entryArgs reads the arguments of the entry function.
func (s *Session) entryArgs() ([]interp.Value, error) {
	m := s.d.Machine()
	params, err := m.Params(s.o.Entry)
	if err != nil {
		return nil, err
	}
	args, err := m.ParseArgs(s.o.Args, params)
	if err != nil {
		return nil, fmt.Errorf("--args: %w", err)
	}
	if len(args) != len(params) {
		return nil, fmt.Errorf("@%s takes %d arguments, %d given; give them as --args 'VALUE : TYPE, …'", s.o.Entry, len(params), len(args))
	}
	return args, nil
}

func cont(s *Session, rest string) error {
	n, err := count(rest)
	if err != nil {
		return err
	}
	if n > 1 {
		if err := s.running(); err != nil {
			return err
		}
		for _, b := range s.atTrap() {
			b.ignore += n - 1
		}
	}
	return s.resume(interp.Request{})
}

// count reads an optional positive number.
func count(text string) (uint64, error) {
	if text == "" {
		return 1, nil
	}
	n, err := parseNumber(text)
	if err != nil || n == 0 {
		return 0, fmt.Errorf("%q is not a positive number", text)
	}
	return n, nil
}

func step(s *Session, rest string) error {
	n, err := count(rest)
	if err != nil {
		return err
	}
	if err := s.running(); err != nil {
		return err
	}
	to := s.d.Step() + n
	if to < n {
		to = math.MaxUint64
	}
	return s.resume(interp.Request{Until: to})
}

func stepi(s *Session, rest string) error {
	if err := step(s, rest); err != nil {
		return err
	}
	a, err := s.selected()
	if err != nil || a.Library {
		return nil
	}
	s.printf("   plain code: %s\n", s.d.PlainText(a.Op))
	return nil
}

// stepBlock stops at the beginning of the next block that is entered.
func stepBlock(s *Session, _ string) error {
	if err := s.running(); err != nil {
		return err
	}
	a, err := s.selected()
	if err != nil {
		return err
	}
	f := s.names.of(a.Func)
	var ops []*dialect.Operation
	if f != nil {
		for _, b := range f.op.Body() {
			ops = append(ops, b.Ops[0])
		}
	}
	fs, _ := s.d.Frames(1)
	return s.runTo(ops, fs[0].Mark, interp.Request{Frame: fs[0].Mark})
}

// runTo resumes with temporary traps at ops, which count only in the frame
// where, unless that is the zero mark.
func (s *Session) runTo(ops []*dialect.Operation, where interp.Mark, q interp.Request) error {
	if err := s.running(); err != nil {
		return err
	}
	var mine []*dialect.Operation
	for _, o := range ops {
		if !s.d.Trapped(o) && s.d.Trap(o, true) {
			mine = append(mine, o)
		}
	}
	defer func() {
		for _, o := range mine {
			s.d.Trap(o, false)
		}
	}()
	if s.tracing != nil {
		q.Each = s.traceOne
	}
	q.Poison = s.wantsPoison()
	for {
		e := s.d.Resume(q)
		stop, notes, hit := s.judge(e, false)
		if !stop && e.Kind == interp.EventTrap {
			fs, _ := s.d.Frames(1)
			stop = len(fs) > 0 && slices.Contains(ops, fs[0].Op) && (where == interp.Mark{} || where == fs[0].Mark)
		}
		if stop {
			for _, o := range mine {
				s.d.Trap(o, false)
			}
			mine = nil
			return s.stopped(e, notes, hit)
		}
	}
}

func next(s *Session, rest string) error {
	n, err := count(rest)
	if err != nil {
		return err
	}
	for i := uint64(0); i < n; i++ {
		if err := s.running(); err != nil {
			if i == 0 {
				return err
			}
			return nil
		}
		done, err := s.nextOne(i == n-1)
		if done || err != nil {
			return err
		}
	}
	return nil
}

// nextOne executes one operation of the innermost frame; done means that
// something else stopped the program.
func (s *Session) nextOne(show bool) (done bool, err error) {
	fs, _ := s.d.Frames(1)
	if len(fs) == 0 {
		return true, errEnded
	}
	m := fs[0].Mark
	q := interp.Request{Until: s.d.Step() + 1, Poison: s.wantsPoison()}
	if s.tracing != nil {
		q.Each = s.traceOne
	}
	for {
		e := s.d.Resume(q)
		stop, notes, hit := s.judge(e, false)
		if !stop && e.Kind != interp.EventStep {
			if q.Until > 0 && s.d.Step() >= q.Until {
				e.Kind = interp.EventStep
			} else {
				continue
			}
		}
		if e.Kind != interp.EventStep && e.Kind != interp.EventFrame {
			return true, s.stopped(e, notes, hit)
		}
		now, _ := s.d.Frames(1)
		if len(now) > 0 && now[0].Mark.Inside(m) {
			q.Until, q.Frame, q.Over = 0, m, true
			continue
		}
		if show {
			return true, s.stopped(e, notes, hit)
		}
		return false, nil
	}
}

func finish(s *Session, _ string) error {
	if err := s.running(); err != nil {
		return err
	}
	a, err := s.selected()
	if err != nil {
		return err
	}
	q := interp.Request{Frame: a.Mark, Poison: s.wantsPoison()}
	if s.tracing != nil {
		q.Each = s.traceOne
	}
	fs := s.frames()
	var call *dialect.Operation
	if i := s.frame + 1; i < len(fs) {
		call = fs[i].Op
	}
	for {
		e := s.d.Resume(q)
		stop, notes, hit := s.judge(e, false)
		if !stop {
			continue
		}
		if e.Kind == interp.EventFrame && call != nil && len(call.Results) == 1 {
			if now, _ := s.d.Frames(1); len(now) > 0 && now[0].Func == fs[s.frame+1].Func {
				if v, err := s.d.Value(&now[0], call.Results[0]); err == nil {
					s.printf("@%s gave %s\n", a.Name, s.d.Machine().Format(v))
				}
			}
		}
		return s.stopped(e, notes, hit)
	}
}

func until(s *Session, rest string) error {
	if err := s.running(); err != nil {
		return err
	}
	a, err := s.selected()
	if err != nil {
		return err
	}
	if rest != "" {
		l, err := s.locate(rest)
		if err != nil {
			return err
		}
		return s.runTo(l.ops, interp.Mark{}, interp.Request{Frame: a.Mark})
	}
	f := s.names.of(a.Func)
	if f == nil || a.Op == nil {
		return next(s, "")
	}
	return s.runTo(f.ops[min(f.index[a.Op]+1, len(f.ops)):], a.Mark, interp.Request{Frame: a.Mark})
}

func advance(s *Session, rest string) error {
	l, err := s.locate(rest)
	if err != nil {
		return err
	}
	return s.runTo(l.ops, interp.Mark{}, interp.Request{})
}

// RunOut runs the program from its start to its end, or to what stops it:
// then stopped is true, the place has been shown, and the session is ready for
// commands. Otherwise v and err are how it ended, as of Machine.Run; a C
// main's v is its status.
func (s *Session) RunOut() (stopped bool, v interp.Value, err error) {
	if err := s.begin(); err != nil {
		return false, v, err
	}
	e := s.d.Resume(interp.Request{})
	if err := s.d.Flush(); err != nil {
		return false, v, err
	}
	_, v, err = s.d.Over()
	if e.Kind == interp.EventEnd {
		return false, v, err
	}
	return true, v, errors.Join(err, s.stopped(e, nil, nil))
}

// Machine is the machine that the session runs now.
func (s *Session) Machine() *interp.Machine { return s.d.Machine() }
