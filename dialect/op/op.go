package op

import "sync"

// Op is one row of the table: a kind of operation. Rows are compared by
// pointer. From a row follow the operation's parsing, printing, verification,
// disassembly, completion and help.
type Op struct {
	Name       string // as MLIR spells it, "llvm.add"
	Format     string // declarative assembly format, or Custom or GenericOnly
	Operands   []Arg
	Results    []Arg
	Props      []Prop
	Successors []Succ
	Regions    []string
	Traits     []string
	Intrinsic  string // the LLVM intrinsic it stands for, "llvm.ctpop"
	ImmArgs    []Imm  // the intrinsic's arguments that are properties here
	Doc        string

	index int
}

// The two formats that are not declarative.
const (
	Custom      = "custom"       // hand-written syntax
	GenericOnly = "generic-only" // only the quoted generic form
)

// Many says how many values an Arg stands for.
type Many uint8

// One value; any number; none or one; any number of groups of any number.
const (
	One Many = iota
	Variadic
	Optional
	Groups
)

// Arg is an operand or result of a row; Type is its constraint in MLIR's
// words.
type Arg struct {
	Name, Type string
	Many       Many
}

// Prop is an inherent attribute of a row.
type Prop struct {
	Name, Kind string
	Optional   bool
	Default    string
	Enum       []string
}

// Imm is an argument of an LLVM intrinsic that must be a constant there, and
// the property that holds it here.
type Imm struct {
	At   int
	Prop string
}

// Succ is a successor of a row.
type Succ struct {
	Name     string
	Variadic bool
}

var (
	table  []*Op
	byName = map[string]*Op{}
)

func define(o Op) *Op {
	p := &o
	p.index = len(table)
	table = append(table, p)
	byName[p.Name] = p
	return p
}

// Index is the row's place in All, dense from 0.
func (o *Op) Index() int { return o.index }

// All is every row in the order of definition. It must not be changed.
func All() []*Op { return table }

// recent is a row for each of many short hashes of names: nearly every look-up
// ends there, with one comparison. It is filled once, since rows are defined
// before any of them is looked up.
var recent = sync.OnceValue(func() *[2048]*Op {
	var t [2048]*Op
	for _, o := range table {
		t[shortHash(o.Name)] = o
	}
	return &t
})

// shortHash mixes a name's length and the bytes in which names of operations
// differ most.
func shortHash(name string) uint {
	n := uint(len(name))
	h := n * 0x9e3779b1
	for i := n - min(n, 10); i < n; i++ {
		h = h*31 + uint(name[i])
	}
	return h & 2047
}

// Lookup is the row called name ("llvm.add"), or nil.
func Lookup(name string) *Op {
	if o := recent()[shortHash(name)]; o != nil && o.Name == name {
		return o
	}
	return byName[name]
}

// Has reports whether the row has the trait.
func (o *Op) Has(trait string) bool {
	for _, t := range o.Traits {
		if t == trait {
			return true
		}
	}
	return false
}
