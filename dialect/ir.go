package dialect

import (
	"sync"

	"github.com/touchstone-ir/touchstone/dialect/op"
)

// Pos is a byte offset into the source text; NoPos where there is none.
type Pos int32

// NoPos marks something that was not read from text.
const NoPos Pos = -1

// Module is one parsed file: the top-level builtin.module operation (implicit
// or written) and what belongs to the whole file.
type Module struct {
	Context *Context
	Op      *Operation // builtin.module
	Source  *Source
	// TypeAliases and AttrAliases as the file defined them, in order.
	Resources []Resource

	from     Pos        // where its text begins in Source: behind a separator, else 0
	printing sync.Mutex // printing numbers values and blocks in place
}

// Resource is one entry of the file's `{-# dialect_resources #-}` section.
type Resource struct {
	Dialect, Key string
	Align        uint32
	Data         []byte
}

// Value is the result of an operation or the argument of a block.
type Value struct {
	Type  Type
	Def   *Operation // nil for a block argument
	Block *Block     // the block it is an argument of, else nil
	Index int        // result or argument number
	Name  string     // the source's SSA name with %, "" when there was none
	Pos   Pos
	num   int32     // while its module is printed: %num, or -1-num for %argN
	Loc   *Location // of a block argument; nil when the text gave none
}

// Use order of an operation's operands is the flat order of MLIR's generic
// form; Successors' arguments are subslices of Operands.

// Operation is one instance of an op.
type Operation struct {
	Kind       *op.Op // nil for an operation of an unknown name
	Name       string // full name, "llvm.add"
	Operands   []*Value
	Results    []*Value
	Successors []Successor
	Regions    []*Region
	Props      []NamedAttr // inherent attributes, by name
	Attrs      []NamedAttr // discardable attributes
	Loc        *Location   // nil when the text gave none
	Pos        Pos         // where its name begins
	Block      *Block      // nil at the top
}

// Successor is a branch target with the values for its block arguments.
type Successor struct {
	Block *Block
	Args  []*Value
}

// Region is a list of blocks; the first is the entry.
type Region struct {
	Blocks []*Block
	Op     *Operation
}

// Block is a list of operations that ends in a terminator.
type Block struct {
	Name   string // "^bb1" as written, "" for an unlabelled entry
	Args   []*Value
	Ops    []*Operation
	Region *Region
	Pos    Pos
	num    int32 // while its module is printed: ^bbN
}

// Attr is the property or discardable attribute called name, or nil.
// Properties win (MLIR: a property and an attribute may share a name).
func (o *Operation) Attr(name string) Attribute {
	if a := find(o.Props, name); a != nil {
		return a
	}
	return find(o.Attrs, name)
}

// HasAttr reports whether Attr(name) is there.
func (o *Operation) HasAttr(name string) bool { return o.Attr(name) != nil }

// SymName is the operation's sym_name, or "".
func (o *Operation) SymName() string {
	if s, ok := o.Attr("sym_name").(*StringAttr); ok {
		return s.Value
	}
	return ""
}

// Parent is the operation whose region holds o, or nil.
func (o *Operation) Parent() *Operation {
	if o.Block == nil || o.Block.Region == nil {
		return nil
	}
	return o.Block.Region.Op
}

// Body is the blocks of region 0, nil when there are none.
func (o *Operation) Body() []*Block {
	if len(o.Regions) == 0 {
		return nil
	}
	return o.Regions[0].Blocks
}

// Lookup finds the operation called name directly in region 0 of table.
func (o *Operation) Lookup(name string) *Operation {
	for _, b := range o.Body() {
		for _, x := range b.Ops {
			if x.SymName() == name {
				return x
			}
		}
	}
	return nil
}

// LocKind is the kind of a Location.
type LocKind uint8

// The kinds of location that MLIR has (Builtin dialect, "Location Attributes").
const (
	LocUnknown  LocKind = iota
	LocFile             // File, Line, Col, EndLine, EndCol
	LocName             // Name, Of[0] optional
	LocCallSite         // Of[0] at Of[1]
	LocFused            // Of…, Meta
	LocAlias            // an alias not defined yet; replaced when the file ends
)

// Location is where an operation comes from in the user's own source.
type Location struct {
	Kind            LocKind
	File            string
	Line, Col       int
	EndLine, EndCol int // 0 when no range was given
	Name            string
	Of              []*Location
	Meta            Attribute
}
