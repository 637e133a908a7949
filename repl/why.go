package repl

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/dialect/op"
	"github.com/touchstone-ir/touchstone/interp"
)

func whyCommands() []*command {
	return []*command{
		{name: "why", group: asking, args: "%v", takes: takesValue, short: "Print where a value came from: the chain of definitions with their values.", long: "Loads name the last writer of their bytes, block arguments the branch that gave them; both are\nfound by running the past again.", run: why},
		{name: "who", group: asking, args: "ADDRESS[+LENGTH]", takes: takesValue, short: "Find the last writer of memory (of one byte, or LENGTH) and go there.", run: who},
		{name: "poison", group: asking, args: "%v", takes: takesValue, short: "Print the biography of a poison or undef value: where it was made and how it travelled.", run: poison},
		{name: "uses", group: asking, args: "%v", takes: takesValue, short: "List the operations that use a value.", run: uses},
		{name: "diff", group: asking, args: "STEP", short: "Compare the values of this frame with those at another step.", run: diff},
		{name: "ub", group: asking, short: "Tell the fault that stopped the program again.", run: ub},
	}
}

// valueHere is an SSA name in the selected frame.
func (s *Session) valueHere(name string) (*interp.Activation, *function, *dialect.Value, error) {
	if name == "" {
		return nil, nil, nil, errNoArgument
	}
	a, err := s.selected()
	if err != nil {
		return nil, nil, nil, err
	}
	f := s.names.of(a.Func)
	if f == nil || a.Op == nil {
		return nil, nil, nil, fmt.Errorf("@%s belongs to the library and has no values", a.Name)
	}
	v, err := f.value(name)
	if err != nil {
		return nil, nil, nil, err
	}
	if !f.available(v, a.Op) {
		_, err := s.named(name)
		return nil, nil, nil, err
	}
	return a, f, v, nil
}

// Bounds of a chain of definitions.
const (
	maxChain = 24
	maxDeep  = 6
)

func why(s *Session, rest string) error {
	a, f, v, err := s.valueHere(rest)
	if err != nil {
		return err
	}
	c := chain{s: s, a: a, f: f, seen: map[*dialect.Value]bool{}}
	return c.tell(v, 0)
}

// chain prints definitions.
type chain struct {
	s     *Session
	a     *interp.Activation
	f     *function
	seen  map[*dialect.Value]bool
	lines int
}

func (c *chain) tell(v *dialect.Value, deep int) error {
	s := c.s
	if c.seen[v] || deep > maxDeep {
		return nil
	}
	c.seen[v] = true
	if c.lines++; c.lines > maxChain {
		if c.lines == maxChain+1 {
			s.printf("%s…\n", strings.Repeat("  ", deep))
		}
		return nil
	}
	x, err := s.d.Value(c.a, v)
	if err != nil {
		return err
	}
	text := "an argument of @" + c.a.Name
	switch {
	case v.Def != nil:
		text = s.defText(v.Def)
	case v.Block != c.f.op.Body()[0]:
		text = "an argument of " + c.f.blockName(v.Block)
	}
	s.printf("%s\n", s.fit(fmt.Sprintf("%s%s = %s, %s", strings.Repeat("  ", deep), dialect.ValueName(v), s.d.Machine().Format(x), text)))
	if v.Def == nil {
		return c.argument(v, deep)
	}
	if v.Def.Kind == op.Load {
		if err := c.loaded(v, deep); err != nil {
			return err
		}
	}
	for _, o := range v.Def.Operands {
		if c.f.available(o, c.a.Op) {
			if err := c.tell(o, deep+1); err != nil {
				return err
			}
		}
	}
	return nil
}

// defText is an operation's place and name.
func (s *Session) defText(o *dialect.Operation) string {
	return s.names.place(o) + ": " + o.Name
}

// argument tells which branch gave a block argument its value, or which call
// a function's.
func (c *chain) argument(v *dialect.Value, deep int) error {
	s := c.s
	pad := strings.Repeat("  ", deep+1)
	if v.Block == c.f.op.Body()[0] {
		fs := s.frames()
		for i := range fs {
			if fs[i].Mark == c.a.Mark && i+1 < len(fs) && fs[i+1].Op != nil {
				s.printf("%sgiven by the call at %s\n", pad, s.names.place(fs[i+1].Op))
				c.passed(v, &fs[i+1], pad)
			}
		}
		return nil
	}
	var ops []*dialect.Operation
	for _, p := range c.f.preds[c.f.block[v.Block]] {
		b := c.f.op.Body()[p]
		if o := b.Ops[len(b.Ops)-1]; !slices.Contains(ops, o) {
			ops = append(ops, o)
		}
	}
	step, o, err := s.d.LastBefore(c.a.Mark, ops)
	if err != nil || o == nil {
		return err
	}
	s.printf("%sgiven at step %d by %s\n", pad, step, s.defText(o))
	// The values at the branch are those of that step.
	return s.at(step, func() error {
		fs, _ := s.d.Frames(1)
		if len(fs) == 0 {
			return nil
		}
		for _, succ := range o.Successors {
			if succ.Block != v.Block || v.Index >= len(succ.Args) {
				continue
			}
			if x, err := s.d.Value(&fs[0], succ.Args[v.Index]); err == nil {
				s.printf("%s%s = %s\n", pad, dialect.ValueName(succ.Args[v.Index]), s.d.Machine().Format(x))
			}
		}
		return nil
	})
}

// passed prints the operand of the call in the frame from that became the
// function's argument v.
func (c *chain) passed(v *dialect.Value, from *interp.Activation, pad string) {
	args, given := len(c.f.op.Body()[0].Args), from.Op.Operands
	if from.Library || len(given) != args && len(given) != args+1 { // an indirect call's first operand is the callee
		return
	}
	o := given[len(given)-args+v.Index]
	x, err := c.s.d.Value(from, o)
	if err != nil {
		return
	}
	text := ""
	if o.Def != nil {
		text = ", " + c.s.defText(o.Def)
	}
	c.s.printf("%s\n", c.s.fit(pad+dialect.ValueName(o)+" = "+c.s.d.Machine().Format(x)+text))
}

// loaded tells who wrote what a load read.
func (c *chain) loaded(v *dialect.Value, deep int) error {
	s := c.s
	p, err := s.d.Value(c.a, v.Def.Operands[0])
	if err != nil || len(p.Leaves) != 1 || p.Leaves[0].Poison {
		return err
	}
	at := interp.Pointer(p.Leaves[0].V)
	n := max(s.d.Machine().Layout().StoreSize(v.Type), 1)
	// What counts is the last write before the load, not before now.
	when, load, err := s.d.LastBefore(c.a.Mark, []*dialect.Operation{v.Def})
	if err != nil || load == nil {
		return err
	}
	var step uint64
	var o *dialect.Operation
	err = s.at(when, func() error {
		var err error
		step, o, _, err = s.d.LastAccess(at, n, true)
		return err
	})
	if err != nil {
		return err
	}
	pad := strings.Repeat("  ", deep+1)
	if o == nil {
		s.printf("%sfrom %s, which nothing has written since the start\n", pad, s.d.Machine().Memory().Describe(at))
		return nil
	}
	s.printf("%sfrom %s, last written at step %d by %s\n", pad, s.d.Machine().Memory().Describe(at), step, s.defText(o))
	return nil
}

func who(s *Session, rest string) error {
	if rest == "" {
		return errNoArgument
	}
	if !s.d.Started() {
		return errNotStarted
	}
	p, n, err := s.addressRange(rest)
	if err != nil {
		if p, err = s.address(rest); err != nil {
			return err
		}
		n = 1
	}
	step, o, _, err := s.d.LastAccess(p, n, true)
	if err != nil {
		return err
	}
	if o == nil {
		s.printf("nothing has written %s since the start\n", s.d.Machine().Memory().Describe(p))
		return nil
	}
	s.printf("%s was last written at step %d by %s\n", s.d.Machine().Memory().Describe(p), step, s.defText(o))
	return s.travel(step)
}

func poison(s *Session, rest string) error {
	a, f, v, err := s.valueHere(rest)
	if err != nil {
		return err
	}
	x, err := s.d.Value(a, v)
	if err != nil {
		return err
	}
	if defined(x) {
		s.printf("%s = %s is defined\n", rest, s.d.Machine().Format(x))
		return nil
	}
	seen := map[*dialect.Value]bool{}
	for v != nil && !seen[v] {
		seen[v] = true
		x, err := s.d.Value(a, v)
		if err != nil {
			return err
		}
		from := (*dialect.Value)(nil)
		if v.Def != nil {
			for _, o := range v.Def.Operands {
				if y, err := s.d.Value(a, o); err == nil && f.available(o, a.Op) && !defined(y) {
					from = o
					break
				}
			}
		}
		word := "passed on by"
		where := ""
		switch {
		case v.Def == nil:
			word, where = "given to", "an argument of "+f.blockName(v.Block)
		case from == nil && v.Def.Kind == op.Load:
			word, where = "loaded by", s.defText(v.Def)
		case from == nil:
			word, where = "made by", s.defText(v.Def)
		default:
			where = s.defText(v.Def)
		}
		s.printf("%s = %s, %s %s\n", dialect.ValueName(v), s.d.Machine().Format(x), word, where)
		if v.Def != nil && from == nil {
			for _, o := range v.Def.Operands {
				if y, err := s.d.Value(a, o); err == nil && f.available(o, a.Op) {
					s.printf("   from %s = %s\n", dialect.ValueName(o), s.d.Machine().Format(y))
				}
			}
			if v.Def.Kind == op.Load {
				c := chain{s: s, a: a, f: f}
				return c.loaded(v, 0)
			}
		}
		if v.Def == nil {
			c := chain{s: s, a: a, f: f}
			return c.argument(v, 0)
		}
		v = from
	}
	return nil
}

// defined reports whether no part of a value is poison or undef.
func defined(v interp.Value) bool {
	for i := range v.Leaves {
		l := &v.Leaves[i]
		if l.Poison || l.Undef != 0 || l.W != nil && l.W.Undef != nil {
			return false
		}
	}
	return true
}

func uses(s *Session, rest string) error {
	if rest == "" {
		return errNoArgument
	}
	f := s.here()
	if f == nil {
		return errNotStarted
	}
	v, err := f.value(rest)
	if err != nil {
		return err
	}
	n := 0
	for _, o := range f.ops {
		if slices.Contains(o.Operands, v) {
			n++
			s.sourceLine(o, "")
		}
	}
	if n == 0 {
		s.printf("none\n")
	}
	return nil
}

func diff(s *Session, rest string) error {
	if !s.d.Started() {
		return errNotStarted
	}
	n, err := parseNumber(rest)
	if err != nil {
		return err
	}
	now, a := s.snapshot()
	if a == nil {
		return errEnded
	}
	here := a.Func
	f := s.names.of(here)
	var then map[string]string
	if err := s.at(n, func() error {
		var b *interp.Activation
		if then, b = s.snapshot(); b == nil || b.Func != here {
			then = nil
			return fmt.Errorf("at step %d the program is not in @%s", n, a.Name)
		}
		return nil
	}); err != nil {
		return err
	}
	shown := 0
	for _, v := range f.values {
		name := dialect.ValueName(v)
		old, had := then[name]
		cur, has := now[name]
		if !had {
			old = "nothing"
		}
		if !has {
			cur = "nothing"
		}
		if old != cur {
			shown++
			s.printf("%s\n", s.fit(fmt.Sprintf("%s: %s at step %d, %s here", name, old, n, cur)))
		}
	}
	if shown == 0 {
		s.printf("no difference\n")
	}
	return nil
}

func ub(s *Session, _ string) error {
	if s.fault == nil {
		return errors.New("nothing went wrong so far")
	}
	s.printf("%s", s.o.Report(s.fault))
	return nil
}
