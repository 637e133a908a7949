package repl

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"sync/atomic"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/interp"
)

// Options of a Session.
type Options struct {
	Module  *dialect.Module
	Machine interp.Options // Engine is always EnginePlain
	Entry   string         // function that run starts
	Args    string         // its arguments, as --args takes them
	HasArgs bool           // Args was given
	Shell   bool           // lines that are no command are operations and calls that run at once
	Out     io.Writer      // all that the session says
	Err     io.Writer      // what is wrong with a command
	Color   bool
	Width   int // of the terminal in columns; 0 for none
	// Report is how a fault, a limit or something unsupported is told.
	Report func(err error) string
}

// Lines gives a session its commands.
type Lines interface {
	// Read gives the next line without its end; io.EOF ends the session, and
	// ErrInterrupt means that the user gave the line up.
	Read(prompt string) (string, error)
	// Interactive reports whether a person is typing.
	Interactive() bool
	Close() error
}

// ErrInterrupt is what Lines.Read gives when the user gave up the line.
var ErrInterrupt = errors.New("interrupted")

// A Session is one debugger at work. It belongs to one goroutine; only
// Interrupt may be called from others.
type Session struct {
	o     Options
	out   io.Writer
	lines Lines
	d     *interp.Debugger
	live  atomic.Pointer[interp.Debugger] // d, for Interrupt
	mod   *dialect.Module
	stdin *replayed
	names *program

	frame    int // selected; 0 is the innermost
	points   []*breakpoint
	nextID   int
	displays []display
	marks    []mark
	shown    map[string]string // values of the frame at the last stop
	shownIn  interp.Mark
	last     string // for an empty line
	listed   int    // line up to which list has shown
	depth    int    // of source
	quit     bool
	status   int
	fault    error
	failed   error  // of writing; it ends the session
	back     func() // undoes transcript
	tracing  *os.File
	vars     []variable // of the shell
	count    int        // of operations typed
}

// replayed is the program's input, which every run reads from the start.
type replayed struct {
	r   io.Reader
	log []byte
}

type replayReader struct {
	s   *replayed
	pos int
}

// Read gives what an earlier run has read, then more.
func (r *replayReader) Read(b []byte) (int, error) {
	if r.pos < len(r.s.log) {
		n := copy(b, r.s.log[r.pos:])
		r.pos += n
		return n, nil
	}
	n, err := r.s.r.Read(b)
	r.s.log = append(r.s.log, b[:n]...)
	r.pos += n
	return n, err
}

// New makes a session; the program is loaded and not started.
func New(o Options) (*Session, error) {
	s := &Session{o: o, out: o.Out, mod: o.Module, nextID: 1}
	if o.Machine.Stdin == nil {
		o.Machine.Stdin = strings.NewReader("")
	}
	s.stdin = &replayed{r: o.Machine.Stdin}
	s.names = readProgram(o.Module)
	if err := s.load(); err != nil {
		return nil, err
	}
	return s, nil
}

// load makes a new machine from the module.
func (s *Session) load() error {
	mo := s.o.Machine
	mo.Engine = interp.EnginePlain
	mo.Timeout = 0
	mo.Stdin = &replayReader{s: s.stdin}
	m, err := interp.New(s.mod, mo)
	if err != nil {
		return err
	}
	d, err := m.Debug()
	if err != nil {
		return errors.Join(err, m.Close())
	}
	if s.d != nil {
		if err := s.d.Machine().Close(); err != nil {
			return errors.Join(err, m.Close())
		}
	}
	s.d = d
	s.live.Store(d)
	s.frame, s.shown, s.fault = 0, nil, nil
	return nil
}

// Close releases the machine; it passes on what the program printed.
func (s *Session) Close() error {
	if s.back != nil {
		s.back()
	}
	if s.tracing != nil {
		if err := s.tracing.Close(); err != nil {
			return err
		}
	}
	return errors.Join(s.d.Flush(), s.d.Machine().Close())
}

// Interrupt stops the program if it is running. Any goroutine may call it.
func (s *Session) Interrupt() { s.live.Load().Interrupt() }

// Status is the exit status that quit asked for, else 0.
func (s *Session) Status() int { return s.status }

// Run executes lines until they end or quit. The error is the input's or the
// output's.
func (s *Session) Run(lines Lines) error {
	outer := s.lines
	s.lines = lines
	defer func() { s.lines = outer }()
	for !s.quit {
		line, err := s.read(s.prompt())
		if errors.Is(err, io.EOF) {
			return s.d.Flush()
		}
		if errors.Is(err, ErrInterrupt) {
			continue
		}
		if err != nil {
			return err
		}
		if strings.TrimSpace(line) == "" {
			line = s.last
		}
		if err := s.Execute(line); err != nil {
			return err
		}
	}
	return s.d.Flush()
}

func (s *Session) prompt() string {
	if s.o.Shell && !s.d.Started() {
		return "> "
	}
	return "(touchstone) "
}

// read gives one command: lines are joined while a bracket is open or a line
// ends with a backslash.
func (s *Session) read(prompt string) (string, error) {
	line, err := s.lines.Read(prompt)
	if err != nil {
		return "", err
	}
	for {
		cut, more := strings.CutSuffix(line, `\`)
		if !more && !open(line) {
			return line, nil
		}
		next, err := s.lines.Read("  ... ")
		if errors.Is(err, io.EOF) {
			return line, nil
		}
		if err != nil {
			return "", err
		}
		line = cut + "\n" + next
	}
}

// open reports whether a bracket that the line opened is not closed in it.
func open(line string) bool {
	depth, quoted := 0, false
	for i := 0; i < len(line); i++ {
		switch c := line[i]; {
		case quoted && c == '\\':
			i++
		case c == '"':
			quoted = !quoted
		case quoted:
		case c == '(' || c == '{' || c == '[':
			depth++
		case c == ')' || c == '}' || c == ']':
			depth--
		}
	}
	return depth > 0
}

// Execute runs one command line. What is wrong with the command is told; the
// error is the output's.
func (s *Session) Execute(line string) error {
	line = strings.TrimSpace(line)
	if line == "" || strings.HasPrefix(line, "#") {
		return nil
	}
	err := s.dispatch(line)
	if ferr := s.d.Flush(); ferr != nil {
		return ferr
	}
	if s.failed != nil {
		return s.failed
	}
	if err != nil {
		_, werr := fmt.Fprintf(s.o.Err, "error: %v\n", err)
		return werr
	}
	return nil
}

func (s *Session) dispatch(line string) error {
	name, rest := word(line)
	format := ""
	if i := strings.IndexByte(name, '/'); i > 0 {
		name, format = name[:i], name[i+1:]
	}
	c, err := find(name)
	if err != nil {
		if done, rerr := s.operation(line); done {
			s.last = ""
			return rerr
		}
		return err
	}
	if format != "" {
		if !c.format {
			return fmt.Errorf("%s takes no format", c.name)
		}
		rest = "/" + format + " " + rest
	}
	s.last = ""
	if c.repeat {
		s.last = line
	}
	return c.run(s, strings.TrimSpace(rest))
}

// word splits off the first word.
func word(line string) (first, rest string) {
	first, rest, _ = strings.Cut(strings.TrimSpace(line), " ")
	if i := strings.IndexAny(first, "\t\n"); i >= 0 {
		return first[:i], first[i:] + " " + rest
	}
	return first, strings.TrimSpace(rest)
}

// printf writes to the session's output, after what the program printed.
func (s *Session) printf(format string, args ...any) {
	if s.failed != nil {
		return
	}
	if s.failed = s.d.Flush(); s.failed == nil {
		_, s.failed = fmt.Fprintf(s.out, format, args...)
	}
}

// paint is text in a colour where colours are wanted.
func (s *Session) paint(code, text string) string {
	if !s.o.Color {
		return text
	}
	return "\x1b[" + code + "m" + text + "\x1b[0m"
}

// stream is Lines of a script or a pipe.
type stream struct{ r *bufio.Reader }

// Stream gives the lines of r, without prompt or echo.
func Stream(r io.Reader) Lines { return &stream{bufio.NewReader(r)} }

func (l *stream) Read(string) (string, error) {
	line, err := l.r.ReadString('\n')
	if err != nil && line == "" {
		return "", err
	}
	return strings.TrimRight(line, "\r\n"), nil
}

func (l *stream) Interactive() bool { return false }
func (l *stream) Close() error      { return nil }

// Done reports whether quit has ended the session.
func (s *Session) Done() bool { return s.quit }
