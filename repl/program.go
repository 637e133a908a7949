package repl

import (
	"errors"
	"fmt"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/dialect/op"
)

// program knows the names of the user's text: functions, blocks, values and
// lines.
type program struct {
	mod   *dialect.Module
	funcs []*function // in the order of the text
	by    map[*dialect.Operation]*function
}

// function is one llvm.func with what is found in it by name.
type function struct {
	name   string // without @; outer::inner in nested modules
	op     *dialect.Operation
	ops    []*dialect.Operation // of all blocks, in order
	values []*dialect.Value     // in the order of the text
	index  map[*dialect.Operation]int
	block  map[*dialect.Block]int
	idom   []int // immediate dominator by block; -1 for the entry and unreachable ones
	preds  [][]int
	read   bool
}

func readProgram(mod *dialect.Module) *program {
	p := &program{mod: mod, by: map[*dialect.Operation]*function{}}
	p.add(mod.Op, "")
	return p
}

func (p *program) add(mod *dialect.Operation, prefix string) {
	for _, b := range mod.Body() {
		for _, o := range b.Ops {
			switch o.Kind {
			case op.Func:
				p.addFunction(o, prefix)
			case op.Module:
				p.add(o, prefix+o.SymName()+"::")
			}
		}
	}
}

func (p *program) addFunction(o *dialect.Operation, prefix string) *function {
	f := &function{name: prefix + o.SymName(), op: o}
	p.funcs = append(p.funcs, f)
	p.by[o] = f
	return f
}

// of is what is known of an llvm.func.
func (p *program) of(o *dialect.Operation) *function {
	f := p.by[o]
	if f != nil {
		f.fill()
	}
	return f
}

// find is the function called name, with or without @.
func (p *program) find(name string) (*function, error) {
	name = strings.Trim(strings.TrimPrefix(name, "@"), `"`)
	for _, f := range p.funcs {
		if f.name == name {
			f.fill()
			return f, nil
		}
	}
	return nil, fmt.Errorf("there is no function @%s", name)
}

func (f *function) fill() {
	if f.read {
		return
	}
	f.read = true
	f.index, f.block = map[*dialect.Operation]int{}, map[*dialect.Block]int{}
	body := f.op.Body()
	for i, b := range body {
		f.block[b] = i
		f.values = append(f.values, b.Args...)
		for _, o := range b.Ops {
			f.index[o] = len(f.ops)
			f.ops = append(f.ops, o)
			f.values = append(f.values, o.Results...)
		}
	}
	f.preds = make([][]int, len(body))
	for i, b := range body {
		if len(b.Ops) == 0 {
			continue
		}
		for _, s := range b.Ops[len(b.Ops)-1].Successors {
			f.preds[f.block[s.Block]] = append(f.preds[f.block[s.Block]], i)
		}
	}
	f.dominators()
}

// dominators finds the immediate dominator of every block, by the iteration
// of Cooper, Harvey and Kennedy over a reverse postorder.
func (f *function) dominators() {
	body := f.op.Body()
	f.idom = make([]int, len(body))
	number := make([]int, len(body)) // in postorder; 0 for unreachable blocks
	var order []int
	type visit struct{ block, next int }
	seen := make([]bool, len(body))
	if len(body) > 0 {
		stack := []visit{{0, 0}}
		seen[0] = true
		for len(stack) > 0 {
			v := &stack[len(stack)-1]
			b := body[v.block]
			if n := len(b.Ops); n > 0 && v.next < len(b.Ops[n-1].Successors) {
				to := f.block[b.Ops[n-1].Successors[v.next].Block]
				v.next++
				if !seen[to] {
					seen[to] = true
					stack = append(stack, visit{to, 0})
				}
				continue
			}
			order = append(order, v.block)
			number[v.block] = len(order)
			stack = stack[:len(stack)-1]
		}
	}
	for i := range f.idom {
		f.idom[i] = -1
	}
	for changed := true; changed; {
		changed = false
		for i := len(order) - 2; i >= 0; i-- {
			b := order[i]
			best := -1
			for _, p := range f.preds[b] {
				if p != 0 && f.idom[p] < 0 || number[p] == 0 {
					continue
				}
				if best < 0 {
					best = p
					continue
				}
				for x := p; x != best; {
					if number[x] < number[best] {
						x = f.idom[x]
					} else {
						best = f.idom[best]
					}
				}
			}
			if best >= 0 && f.idom[b] != best {
				f.idom[b], changed = best, true
			}
		}
	}
}

// dominates reports whether every way to block b leads through block a.
func (f *function) dominates(a, b int) bool {
	for b != a && b >= 0 {
		b = f.idom[b]
	}
	return b == a
}

// available reports whether v has been computed when o is about to run.
func (f *function) available(v *dialect.Value, o *dialect.Operation) bool {
	at, ok := f.block[o.Block]
	if !ok {
		return false
	}
	if v.Def == nil {
		from, ok := f.block[v.Block]
		return ok && f.dominates(from, at)
	}
	from, ok := f.block[v.Def.Block]
	switch {
	case !ok:
		return false
	case from == at:
		return f.index[v.Def] < f.index[o]
	}
	return f.dominates(from, at)
}

// value is the value called name in the function.
func (f *function) value(name string) (*dialect.Value, error) {
	for _, v := range f.values {
		if dialect.ValueName(v) == name {
			return v, nil
		}
	}
	// %0 of a pack %0:2 means its first result, as in the text.
	for _, v := range f.values {
		if v.Name == name {
			return v, nil
		}
	}
	return nil, fmt.Errorf("there is no value %s in @%s", name, f.name)
}

// blockName is how a block is called: as in the text, else by its position.
func (f *function) blockName(b *dialect.Block) string {
	if b.Name != "" {
		return b.Name
	}
	return "^bb" + strconv.Itoa(f.block[b])
}

// findBlock finds a block by its name in the text or, where no block has the
// name, ^bbN by position.
func (f *function) findBlock(name string) (*dialect.Block, error) {
	if !strings.HasPrefix(name, "^") {
		name = "^" + name
	}
	body := f.op.Body()
	for _, b := range body {
		if b.Name == name {
			return b, nil
		}
	}
	if n, err := strconv.Atoi(strings.TrimPrefix(name, "^bb")); err == nil && strings.HasPrefix(name, "^bb") && n >= 0 && n < len(body) {
		return body[n], nil
	}
	return nil, fmt.Errorf("there is no block %s in @%s", name, f.name)
}

// line is the line of the text that an operation stands on, or 0.
func (p *program) line(o *dialect.Operation) int {
	if o == nil || o.Pos == dialect.NoPos || p.mod.Source == nil {
		return 0
	}
	n, _ := p.mod.Source.Position(int(o.Pos))
	return n
}

// place is FILE:LINE of an operation, or "".
func (p *program) place(o *dialect.Operation) string {
	if n := p.line(o); n > 0 {
		return p.mod.Source.Name + ":" + strconv.Itoa(n)
	}
	return ""
}

// atLine is the first operation on a line, or on the next line that has one.
func (p *program) atLine(n int) (*dialect.Operation, error) {
	var best *dialect.Operation
	for _, f := range p.funcs {
		f.fill()
		for _, o := range f.ops {
			l := p.line(o)
			if l >= n && (best == nil || l < p.line(best)) {
				best = o
			}
		}
	}
	if best == nil {
		return nil, fmt.Errorf("there is no operation at or after line %d", n)
	}
	return best, nil
}

// atLocation is every first operation whose loc(…) says FILE:LINE.
func (p *program) atLocation(file string, n int) (out []*dialect.Operation) {
	for _, f := range p.funcs {
		f.fill()
		for _, o := range f.ops {
			if l := fileLocation(o.Loc); l != nil && l.Line == n && sameFile(l.File, file) {
				out = append(out, o)
				break
			}
		}
	}
	return out
}

func fileLocation(l *dialect.Location) *dialect.Location {
	for l != nil && l.Kind != dialect.LocFile {
		if len(l.Of) == 0 {
			return nil
		}
		l = l.Of[0]
	}
	return l
}

func sameFile(a, b string) bool { return a == b || filepath.Base(a) == b }

// location is one or more operations that the user means.
type location struct {
	text string // as it is shown again
	ops  []*dialect.Operation
}

var errNoPlace = errors.New("a place is @f, @f:^bb, ^bb, FILE:LINE or LINE")

// locate reads @f, @f:^bb, ^bb (of the function here), FILE:LINE, LINE.
func (s *Session) locate(text string) (location, error) {
	p := s.names
	if text == "" {
		return location{}, errNoPlace
	}
	if n, err := strconv.Atoi(text); err == nil {
		o, err := p.atLine(n)
		return location{p.place(o), []*dialect.Operation{o}}, err
	}
	if strings.HasPrefix(text, "^") {
		f := s.here()
		if f == nil {
			return location{}, errors.New("the program is not running: name the function, as in @f:" + text)
		}
		return inBlock(f, text)
	}
	if i := strings.Index(text, ":^"); i > 0 {
		f, err := p.find(text[:i])
		if err != nil {
			return location{}, err
		}
		return inBlock(f, text[i+1:])
	}
	if i := strings.LastIndexByte(text, ':'); i > 0 && !strings.HasPrefix(text, "@") {
		n, err := strconv.Atoi(text[i+1:])
		if err == nil {
			if p.mod.Source != nil && sameFile(p.mod.Source.Name, text[:i]) {
				o, err := p.atLine(n)
				return location{p.place(o), []*dialect.Operation{o}}, err
			}
			if ops := p.atLocation(text[:i], n); len(ops) > 0 {
				return location{text, ops}, nil
			}
			return location{}, fmt.Errorf("no operation comes from %s", text)
		}
	}
	f, err := p.find(text)
	if err != nil {
		return location{}, err
	}
	if len(f.ops) == 0 {
		return location{}, fmt.Errorf("@%s is only declared", f.name)
	}
	return location{"@" + f.name, f.ops[:1]}, nil
}

func inBlock(f *function, name string) (location, error) {
	b, err := f.findBlock(name)
	if err != nil {
		return location{}, err
	}
	return location{"@" + f.name + ":" + f.blockName(b), b.Ops[:1]}, nil
}
