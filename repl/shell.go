package repl

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/touchstone-ir/touchstone/diag"
	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/dialect/op"
	"github.com/touchstone-ir/touchstone/interp"
)

// variable is a result that a typed operation or call left at the prompt.
type variable struct {
	name  string
	value interp.Value
}

func (s *Session) variable(name string) *variable {
	for i := range s.vars {
		if s.vars[i].name == name {
			return &s.vars[i]
		}
	}
	return nil
}

// keep gives a result its name at the prompt, and shows it.
func (s *Session) keep(name string, v interp.Value) {
	if v.Type == dialect.Type(dialect.Void) {
		return
	}
	if x := s.variable(name); x != nil {
		x.value = v
	} else {
		s.vars = append(s.vars, variable{name, v})
	}
	s.printf("%s = %s\n", name, s.d.Machine().Format(v))
}

// freeName is the next %N that nothing is called.
func (s *Session) freeName() string {
	for n := 0; ; n++ {
		name := fmt.Sprintf("%%%d", n)
		if s.variable(name) != nil {
			continue
		}
		if f := s.here(); f != nil {
			if _, err := f.value(name); err == nil {
				continue
			}
		}
		return name
	}
}

var (
	typedOperation = regexp.MustCompile(`^(?:(%[\w$.-]+)\s*=\s*)?("?llvm\.[\w."]+)`)
	typedCall      = regexp.MustCompile(`^(?:(%[\w$.-]+)\s*=\s*)?@?([\w$.:]+|"[^"]+")\s*\((?s:(.*))\)$`)
	usedName       = regexp.MustCompile(`%[\w$.-]+(?:#\d+)?`)
)

// operation executes a line that is no command: an operation, in the selected
// frame where the program runs, or in a shell a call; done is false when the
// line is neither.
func (s *Session) operation(line string) (done bool, err error) {
	if rest, ok := strings.CutPrefix(line, ":debug "); ok {
		return true, s.debugCall(strings.TrimSpace(rest))
	}
	if typedOperation.MatchString(line) {
		return true, s.typed(line)
	}
	if !s.o.Shell {
		return false, nil
	}
	m := typedCall.FindStringSubmatch(line)
	if m == nil {
		return false, nil
	}
	return true, s.callFunction(m[1], m[2], m[3])
}

func call(s *Session, rest string) error {
	m := typedCall.FindStringSubmatch(rest)
	if m == nil || m[1] != "" {
		return errors.New("call takes @f(ARGS)")
	}
	f, args, err := s.callee(m[2], m[3])
	if err != nil {
		return err
	}
	v, err := s.evaluateCall(f.name, args)
	if err != nil || v.Type == dialect.Type(dialect.Void) {
		return err
	}
	s.printf("%s\n", s.d.Machine().Format(v))
	return nil
}

// callFunction is a call typed in a shell; its result gets a name.
func (s *Session) callFunction(name, path, text string) error {
	f, args, err := s.callee(path, text)
	if err != nil {
		return err
	}
	v, err := s.evaluateCall(f.name, args)
	if err != nil {
		return err
	}
	if name == "" {
		name = s.freeName()
	}
	s.keep(name, v)
	return nil
}

// callee reads the function and arguments of a call.
func (s *Session) callee(path, text string) (*function, []interp.Value, error) {
	f, err := s.names.find(path)
	if err != nil {
		return nil, nil, err
	}
	params := f.op.FuncType().Params
	parts := splitArguments(text)
	if len(parts) != len(params) {
		return nil, nil, fmt.Errorf("@%s takes %d arguments, %d given", f.name, len(params), len(parts))
	}
	var args []interp.Value
	for i, p := range parts {
		v, err := s.valueOf(p, params[i])
		if err != nil {
			return nil, nil, fmt.Errorf("argument %d: %w", i+1, err)
		}
		args = append(args, v)
	}
	return f, args, nil
}

// splitArguments splits at the commas outside brackets.
func splitArguments(text string) []string {
	if strings.TrimSpace(text) == "" {
		return nil
	}
	var out []string
	depth, begin := 0, 0
	for i := 0; i < len(text); i++ {
		switch text[i] {
		case '(', '[', '{', '<':
			depth++
		case ')', ']', '}', '>':
			depth--
		case ',':
			if depth == 0 {
				out = append(out, strings.TrimSpace(text[begin:i]))
				begin = i + 1
			}
		}
	}
	return append(out, strings.TrimSpace(text[begin:]))
}

// evaluateCall runs a function beside the program; a fault in it is told.
func (s *Session) evaluateCall(path string, args []interp.Value) (v interp.Value, err error) {
	err = s.d.Edit(func() error {
		v, err = s.d.Evaluate(path, args)
		return err
	})
	if err != nil {
		return v, errors.New(strings.TrimPrefix(strings.TrimRight(s.o.Report(err), "\n"), "error: "))
	}
	return v, nil
}

// debugCall starts a function as the program and stops before its first
// operation.
func (s *Session) debugCall(text string) error {
	m := typedCall.FindStringSubmatch(text)
	if m == nil || m[1] != "" {
		return errors.New(":debug takes f(ARGS)")
	}
	f, args, err := s.callee(m[2], m[3])
	if err != nil {
		return err
	}
	if err := s.d.Start(f.name, args); err != nil {
		return errors.New(strings.TrimSpace(s.o.Report(err)))
	}
	s.o.HasArgs = true // it ends with a value, whatever it is called
	if err := s.arm(); err != nil {
		return err
	}
	s.shown, s.fault = nil, nil
	s.d.Pass()
	return s.stopped(interp.Event{Kind: interp.EventStep}, nil, nil)
}

// typed executes an operation: it becomes the body of a function whose
// parameters are the values that it uses.
func (s *Session) typed(line string) error {
	m := typedOperation.FindStringSubmatch(line)
	result, body := m[1], line
	if result != "" {
		_, body, _ = strings.Cut(line, "=")
		if f := s.here(); f != nil {
			if _, err := f.value(result); err == nil {
				return fmt.Errorf("%s is a value of @%s; choose another name, or use set", result, f.name)
			}
		}
	}
	if m[2] == "llvm.func" {
		return s.define(line)
	}
	if strings.HasPrefix(m[2], "llvm.mlir.global") {
		return errors.New("globals cannot be typed: put them in the file")
	}
	var params []string
	var args []interp.Value
	for _, name := range usedName.FindAllString(body, -1) {
		if slices.ContainsFunc(params, func(p string) bool { return strings.HasPrefix(p, name+":") }) {
			continue
		}
		v, err := s.named(name)
		if err != nil {
			if errors.Is(err, errNotStarted) || errors.Is(err, errEnded) {
				return fmt.Errorf("there is no value %s", name)
			}
			return err
		}
		params = append(params, name+": "+v.Type.String())
		args = append(args, v)
	}
	s.count++
	name := fmt.Sprintf("typed.%d", s.count)
	head := fmt.Sprintf("llvm.func @%q(%s)", name, strings.Join(params, ", "))
	f, err := s.parseFunction(head + " {\n" + body + "\nllvm.return\n}")
	if err != nil {
		return err
	}
	ops := f.Body()[0].Ops
	if len(f.Body()) != 1 || len(ops) != 2 || ops[0].Kind == op.Return {
		return errors.New("one operation at a time, and no terminator")
	}
	if len(ops[0].Results) == 1 {
		t := ops[0].Results[0].Type.String()
		if result == "" {
			result = s.freeName()
		}
		inside := result // memory calls an alloca by it
		if slices.ContainsFunc(params, func(p string) bool { return strings.HasPrefix(p, result+":") }) {
			inside = "%typed.result"
		}
		if f, err = s.parseFunction(head + " -> " + t + " {\n" + inside + " = " + body + "\nllvm.return " + inside + " : " + t + "\n}"); err != nil {
			return err
		}
	}
	if err := s.addToModule(f, false); err != nil {
		return err
	}
	v, err := s.evaluateCall(name, args)
	if err != nil {
		return err
	}
	s.keep(result, v)
	return nil
}

// parseFunction reads the text of one llvm.func.
func (s *Session) parseFunction(text string) (*dialect.Operation, error) {
	mod, err := dialect.ParseIn(s.mod.Context, "<typed>", text)
	if err != nil {
		return nil, firstMessage(err)
	}
	ops := mod.Op.Body()[0].Ops
	if len(ops) != 1 || ops[0].Kind != op.Func {
		return nil, errors.New("one function at a time")
	}
	return ops[0], nil
}

// firstMessage is the first diagnostic's sentence: its place is in a text that
// the user did not write.
func firstMessage(err error) error {
	var list *diag.List
	if errors.As(err, &list) {
		for _, d := range list.Diagnostics {
			if d.Severity == diag.Error {
				return errors.New(d.Message)
			}
		}
	}
	return err
}

// addToModule puts a function at the module's end, verified, and into the
// machine.
func (s *Session) addToModule(f *dialect.Operation, address bool) error {
	block := s.mod.Op.Body()[0]
	n := len(block.Ops)
	forgetPlaces(f)
	f.Block = block
	block.Ops = append(block.Ops, f)
	err := dialect.Verify(s.mod, dialect.VerifyOptions{Runnable: true, AllowUnregistered: true})
	var list *diag.List
	if err != nil && !(errors.As(err, &list) && list.Errors() == 0) {
		block.Ops = block.Ops[:n]
		return firstMessage(err)
	}
	if err := s.d.AddFunction(f, address); err != nil {
		block.Ops = block.Ops[:n]
		return err
	}
	return nil
}

// forgetPlaces takes away the places of operations that are not in the
// program's text.
func forgetPlaces(o *dialect.Operation) {
	o.Pos = dialect.NoPos
	for _, r := range o.Regions {
		for _, b := range r.Blocks {
			for _, x := range b.Ops {
				forgetPlaces(x)
			}
		}
	}
}

// define adds a function that was typed.
func (s *Session) define(text string) error {
	f, err := s.parseFunction(text)
	if err != nil {
		return err
	}
	if _, err := s.names.find(f.SymName()); err == nil {
		return fmt.Errorf("there is a function @%s already", f.SymName())
	}
	if err := s.addToModule(f, true); err != nil {
		return err
	}
	s.names.addFunction(f, "")
	s.printf("@%s : %s\n", f.SymName(), f.FuncType())
	return nil
}
