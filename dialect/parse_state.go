package dialect

import (
	"sort"
	"strconv"

	"github.com/touchstone-ir/touchstone/diag"
)

// opState is what the operation reader keeps while it reads: scopes of SSA
// names, blocks not yet defined and the like. It is part of parser.
type opState struct {
	scopes   []*nameScope
	forward  []*Value // uses before definition, in order of first use
	block    *Block   // the block being filled
	dialects []string // the dialect of names without prefix, innermost last
	building []*build // one per operation being read
	inUse    int      // how many of them are
	blocks   []*blockScope
	arena    arena
	inner    int // bytes of attributes inside attributes that were checked
}

// nameScope is the SSA names visible in an isolated region and the regions
// inside it. A placeholder stands for a value used before its definition,
// which later takes its place: it is a Value without Def and Block.
type nameScope struct {
	values map[string]valueEntry
	levels [][]string // names defined per nested region, to forget at its end
}

// valueEntry is the values of one name: first is number 0 of a pack.
type valueEntry struct {
	first *Value
	rest  map[int]*Value // a map: a use may name a number without the others
}

func (e valueEntry) at(i int) *Value {
	if i == 0 {
		return e.first
	}
	return e.rest[i]
}

func (v *Value) isPlaceholder() bool { return v.Def == nil && v.Block == nil }

// operandUse is `%name` or `%name#number` where it stands.
type operandUse struct {
	name   string
	number int
	pos    Pos
}

func (p *parser) pushScope(isolated bool) {
	if isolated || len(p.scopes) == 0 {
		p.scopes = append(p.scopes, &nameScope{values: map[string]valueEntry{}})
		return
	}
	s := p.scopes[len(p.scopes)-1]
	s.levels = append(s.levels, nil)
}

func (p *parser) popScope() {
	s := p.scopes[len(p.scopes)-1]
	n := len(s.levels)
	if n == 0 {
		p.scopes = p.scopes[:len(p.scopes)-1]
		return
	}
	for _, name := range s.levels[n-1] {
		delete(s.values, name)
	}
	s.levels = s.levels[:n-1]
}

// define binds name#number to a value of type t and returns it: a new one, or
// the placeholder that earlier uses made. The caller says what defines it.
func (p *parser) define(name string, number int, pos Pos, t Type) *Value {
	s := p.scopes[len(p.scopes)-1]
	e := s.values[name]
	v := e.at(number)
	switch {
	case v == nil:
		v = p.arena.value()
		v.Type = t
		e.set(number, v)
		s.values[name] = e
	case !v.isPlaceholder():
		p.errorNote(pos, "redefinition of SSA value '"+name+"'", v.Pos, "previously defined here")
	case v.Type != t:
		p.errorNote(pos, "definition of SSA value '"+name+"#"+strconv.Itoa(number)+"' has type "+quote(t),
			v.Pos, "previously used here with type "+quote(v.Type))
	}
	v.Name, v.Pos = name, pos
	if n := len(s.levels); n > 0 && number == 0 {
		s.levels[n-1] = append(s.levels[n-1], name)
	}
	return v
}

func (e *valueEntry) set(number int, v *Value) {
	if number == 0 {
		e.first = v
		return
	}
	if e.rest == nil {
		e.rest = map[int]*Value{}
	}
	e.rest[number] = v
}

// resolve is the value that a use means, which must have type t; a name not
// seen yet gets a placeholder.
func (p *parser) resolve(u operandUse, t Type) *Value {
	if f, ok := t.(*FunctionType); ok {
		p.errorAt(u.pos, "invalid function type for value: %s", quote(f))
	}
	s := p.scopes[len(p.scopes)-1]
	e := s.values[u.name]
	if v := e.at(u.number); v != nil {
		if v.Type != t {
			p.errorNote(u.pos, "use of value '"+u.name+"' expects different type than prior uses: "+quote(t)+" vs "+quote(v.Type),
				v.Pos, "prior use here")
		}
		return v
	}
	if e.first != nil && !e.first.isPlaceholder() {
		p.errorAt(u.pos, "reference to invalid result number")
	}
	v := p.arena.value()
	v.Type, v.Name, v.Pos = t, u.name, u.pos
	e.set(u.number, v)
	s.values[u.name] = e
	p.forward = append(p.forward, v)
	return v
}

// known is the place where a name was first seen in this scope.
func (p *parser) known(name string, number int) (Pos, bool) {
	if v := p.scopes[len(p.scopes)-1].values[name].at(number); v != nil {
		return v.Pos, true
	}
	return NoPos, false
}

// checkForward reports every use whose definition never came.
func (p *parser) checkForward() {
	var left []*Value
	for _, v := range p.forward {
		if v.isPlaceholder() {
			left = append(left, v)
		}
	}
	if len(left) == 0 {
		return
	}
	sort.SliceStable(left, func(i, j int) bool { return left[i].Pos < left[j].Pos })
	for _, v := range left {
		p.diags.Add(diag.At(diag.Error, p.src, int(v.Pos), "use of undeclared SSA value name"))
	}
	panic(bailout{})
}

// blockScope is the block names of one region.
type blockScope struct {
	names   map[string]*Block
	pending map[*Block]Pos // used, not yet defined
}

// blockNamed is the block that ^name means here, created by its first use.
func (p *parser) blockNamed(name string, pos Pos) *Block {
	s := p.blocks[len(p.blocks)-1]
	if b := s.names[name]; b != nil {
		return b
	}
	b := &Block{Name: name, Pos: pos}
	if s.names == nil {
		s.names, s.pending = map[string]*Block{}, map[*Block]Pos{}
	}
	s.names[name] = b
	s.pending[b] = pos
	return b
}

// defineBlock is the block that the label ^name at pos begins; entry is the
// region's first block when the label may name it.
func (p *parser) defineBlock(name string, pos Pos, entry *Block) *Block {
	s := p.blocks[len(p.blocks)-1]
	b := s.names[name]
	switch {
	case b == nil && entry != nil:
		b = entry
	case b == nil:
		b = &Block{}
	default:
		if _, pending := s.pending[b]; !pending {
			p.errorAt(pos, "redefinition of block '%s'", name)
		}
		delete(s.pending, b)
	}
	if s.names == nil {
		s.names, s.pending = map[string]*Block{}, map[*Block]Pos{}
	}
	s.names[name] = b
	b.Name, b.Pos = name, pos
	return b
}

// checkBlocks reports every branch of the innermost region whose target was
// never defined.
func (p *parser) checkBlocks() {
	s := p.blocks[len(p.blocks)-1]
	if len(s.pending) == 0 {
		return
	}
	var at []Pos
	for _, pos := range s.pending {
		at = append(at, pos)
	}
	sort.Slice(at, func(i, j int) bool { return at[i] < at[j] })
	for _, pos := range at {
		p.diags.Add(diag.At(diag.Error, p.src, int(pos), "reference to an undefined block"))
	}
	panic(bailout{})
}

// arena hands out the many small objects of a module from larger pieces.
type arena struct {
	vals  []Value
	ops   []Operation
	ptrs  []*Value
	attrs []NamedAttr
}

func (a *arena) value() *Value {
	if len(a.vals) == 0 {
		a.vals = make([]Value, 256)
	}
	v := &a.vals[0]
	a.vals = a.vals[1:]
	return v
}

func (a *arena) operation() *Operation {
	if len(a.ops) == 0 {
		a.ops = make([]Operation, 64)
	}
	o := &a.ops[0]
	a.ops = a.ops[1:]
	return o
}

// valueSlice is a slice of n values that nobody else shares.
func (a *arena) valueSlice(n int) []*Value {
	if n == 0 {
		return nil
	}
	if n > 64 {
		return make([]*Value, n)
	}
	if len(a.ptrs) < n {
		a.ptrs = make([]*Value, 1024)
	}
	s := a.ptrs[:n:n]
	a.ptrs = a.ptrs[n:]
	return s
}

// attrSlice is a copy of list that nobody else shares.
func (a *arena) attrSlice(list []NamedAttr) []NamedAttr {
	n := len(list)
	if n == 0 {
		return nil
	}
	if n > 16 {
		return append([]NamedAttr(nil), list...)
	}
	if len(a.attrs) < n {
		a.attrs = make([]NamedAttr, 256)
	}
	s := a.attrs[:n:n]
	a.attrs = a.attrs[n:]
	copy(s, list)
	return s
}
