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
	nums   []*Value           // of the names %0, %1, …
	names  map[string]*Value  // of the other names
	packs  map[packKey]*Value // numbers after 0 of packs; a use may name a number without the others
	levels []scopeLevel       // one for each nested region, to forget at its end
}

// packKey is a name with the number of a value in its pack.
type packKey struct {
	name   string
	number int
}

// scopeLevel is what one nested region defined.
type scopeLevel struct {
	names []string
	packs []packKey
}

// slackNums is how far behind the greatest number yet seen a numeric name may
// lie and still be kept in a slice: tools number their values densely.
const slackNums = 4096

// num is the number that a name like %12 spells, -1 for other names and for
// numbers far behind all others of this scope.
func (s *nameScope) num(name string) int {
	if len(name) < 2 || len(name) > 9 || name[1] == '0' && len(name) > 2 {
		return -1
	}
	n := 0
	for i := 1; i < len(name); i++ {
		c := name[i] - '0'
		if c > 9 {
			return -1
		}
		n = n*10 + int(c)
	}
	if n >= len(s.nums) {
		if n > 2*len(s.nums)+slackNums {
			return -1
		}
		old := len(s.nums)
		if n >= cap(s.nums) {
			s.nums = append(make([]*Value, 0, max(2*cap(s.nums), n+1, 64)), s.nums...)
		}
		s.nums = s.nums[:n+1]
		clear(s.nums[old:])
	}
	return n
}

// at is the value of a name, nil when it has none yet. A number too far for
// the slice once may be near enough later, so that its value is looked for in
// both places.
func (s *nameScope) at(name string, number int) *Value {
	if number != 0 {
		return s.packs[packKey{name, number}]
	}
	if n := s.num(name); n >= 0 && s.nums[n] != nil {
		return s.nums[n]
	}
	return s.names[name]
}

// set gives a name its value.
func (s *nameScope) set(name string, number int, v *Value) {
	switch n := -1; {
	case number != 0:
		if s.packs == nil {
			s.packs = map[packKey]*Value{}
		}
		s.packs[packKey{name, number}] = v
	default:
		if n = s.num(name); n >= 0 {
			s.nums[n] = v
			return
		}
		if s.names == nil {
			s.names = map[string]*Value{}
		}
		s.names[name] = v
	}
}

// forget takes a name's value away.
func (s *nameScope) forget(name string) {
	if n := s.num(name); n >= 0 {
		s.nums[n] = nil
	}
	delete(s.names, name)
}

func (v *Value) isPlaceholder() bool { return v.Def == nil && v.Block == nil }

// operandUse is `%name` or `%name#number` where it stands.
type operandUse struct {
	name   string
	number int
	pos    Pos
}

func (p *parser) pushScope(isolated bool) {
	if !isolated && len(p.scopes) > 0 {
		s := p.scopes[len(p.scopes)-1]
		s.levels = append(s.levels, scopeLevel{})
		return
	}
	// A scope that was left serves again: function after function fills the same
	// slice and map.
	if n := len(p.scopes); n < cap(p.scopes) && p.scopes[:n+1][n] != nil {
		p.scopes = p.scopes[:n+1]
		return
	}
	p.scopes = append(p.scopes, &nameScope{})
}

// keptNames is how many names a map may have held to be used again: clearing a
// large map for every small function would take time.
const keptNames = 256

func (p *parser) popScope() {
	s := p.scopes[len(p.scopes)-1]
	n := len(s.levels)
	if n == 0 {
		if len(p.spoiled) > 0 {
			p.endSpoiled()
		}
		if len(s.names) > keptNames {
			s.names = nil
		}
		clear(s.names)
		clear(s.packs)
		clear(s.nums)
		s.nums = s.nums[:0]
		p.scopes = p.scopes[:len(p.scopes)-1]
		return
	}
	for _, name := range s.levels[n-1].names {
		s.forget(name)
	}
	for _, k := range s.levels[n-1].packs {
		delete(s.packs, k)
	}
	s.levels = s.levels[:n-1]
}

// define binds name#number to a value of type t and returns it: a new one, or
// the placeholder that earlier uses made. The caller says what defines it.
func (p *parser) define(name string, number int, pos Pos, t Type) *Value {
	s := p.scopes[len(p.scopes)-1]
	v := s.at(name, number)
	switch {
	case v == nil:
		v = p.arena.value()
		v.Type = t
		s.set(name, number, v)
	case !v.isPlaceholder():
		p.errorNote(pos, "redefinition of SSA value '"+name+"'", v.Pos, "previously defined here")
	case v.Type != t && p.isSpoiled(name):
		v.Type = t
	case v.Type != t:
		p.errorNote(pos, "definition of SSA value '"+name+"#"+strconv.Itoa(number)+"' has type "+quote(t),
			v.Pos, "previously used here with type "+quote(v.Type))
	}
	v.Name, v.Pos = name, pos
	if n := len(s.levels); n > 0 {
		if l := &s.levels[n-1]; number == 0 {
			l.names = append(l.names, name)
		} else {
			l.packs = append(l.packs, packKey{name, number})
		}
	}
	return v
}

// resolve is the value that a use means, which must have type t; a name not
// seen yet gets a placeholder.
func (p *parser) resolve(u operandUse, t Type) *Value {
	if f, ok := t.(*FunctionType); ok {
		p.errorAt(u.pos, "invalid function type for value: %s", quote(f))
	}
	s := p.scopes[len(p.scopes)-1]
	if v := s.at(u.name, u.number); v != nil {
		if v.Type != t && !p.isSpoiled(u.name) {
			p.errorNote(u.pos, "use of value '"+u.name+"' expects different type than prior uses: "+quote(t)+" vs "+quote(v.Type),
				v.Pos, "prior use here")
		}
		return v
	}
	if u.number != 0 {
		if first := s.at(u.name, 0); first != nil && !first.isPlaceholder() {
			p.errorAt(u.pos, "reference to invalid result number")
		}
	}
	v := p.arena.value()
	v.Type, v.Name, v.Pos = t, u.name, u.pos
	s.set(u.name, u.number, v)
	p.forward = append(p.forward, v)
	return v
}

// known is the place where a name was first seen in this scope.
func (p *parser) known(name string, number int) (Pos, bool) {
	if v := p.scopes[len(p.scopes)-1].at(name, number); v != nil {
		return v.Pos, true
	}
	return NoPos, false
}

// checkForward reports every use whose definition never came.
func (p *parser) checkForward() {
	var left []*Value
	for _, v := range p.forward {
		if v.isPlaceholder() && !p.isSpoiled(v.Name) {
			left = append(left, v)
		}
	}
	if len(left) == 0 {
		return
	}
	sort.SliceStable(left, func(i, j int) bool { return left[i].Pos < left[j].Pos })
	for _, v := range left {
		p.report(diag.At(diag.Error, p.src, int(v.Pos), "use of undeclared SSA value name"))
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
		p.report(diag.At(diag.Error, p.src, int(pos), "reference to an undefined block"))
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
