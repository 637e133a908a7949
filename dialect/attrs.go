package dialect

import (
	"math/big"
)

// Attribute is compile-time data on an operation (MLIR LangRef, "Attributes").
type Attribute interface {
	// String is the attribute as MLIR prints it.
	String() string
	isAttr()
}

// NamedAttr is one entry of a dictionary.
type NamedAttr struct {
	Name  string
	Value Attribute
}

// UnitAttr is present or absent.
type UnitAttr struct{}

// IntegerAttr is `V : Type`; a bool is an IntegerAttr of type i1 and value 0
// or 1. Otherwise the value is the signed number, for ui types the unsigned
// one; Big is set, and V unused, when it does not fit an int64.
type IntegerAttr struct {
	Type Type
	V    int64
	Big  *big.Int
}

// FloatAttr holds the exact bits of a floating-point literal in its type's
// own format. Hi holds the bits from 64 up (f80, f128).
type FloatAttr struct {
	Type Type // *FloatType, or PPCFP128
	Bits uint64
	Hi   uint64
}

// StringAttr is `"Value"`, possibly typed.
type StringAttr struct {
	Value string
	Type  Type // nil when none
}

// ArrayAttr is `[…]`.
type ArrayAttr struct{ Elems []Attribute }

// DictAttr is `{…}`, in name order.
type DictAttr struct{ Entries []NamedAttr }

// DenseArrayAttr is `array<Elem: …>`. Values are sign-extended integers
// (booleans 0 or 1) or float bits.
type DenseArrayAttr struct {
	Elem   Type
	Values []int64
}

// DenseElementsAttr is `dense<…> : Type`. Type is a vector or tensor. Elems
// holds one entry per element in row-major order, or a single one when Splat.
// Ints and floats hold bits zero-extended to 64 in Bits; elements wider than
// 64 bits are in Wide (little-endian words, Words per element); strings are
// in Strings. A complex element is two consecutive entries.
type DenseElementsAttr struct {
	Type    Type
	Splat   bool
	Bits    []uint64
	Wide    []uint64
	Words   int // words per element when Wide is used
	Strings []string
}

// SparseElementsAttr is `sparse<Indices, Values> : Type`. Indices holds
// rank entries per value.
type SparseElementsAttr struct {
	Type    Type
	Indices []int64
	Values  *DenseElementsAttr
	flat    bool // one list of indices, as a type of rank 1 may have
}

// DenseResourceAttr is `dense_resource<Key> : Type`; Data is the blob of the
// file's resource section without its alignment word, nil when absent.
type DenseResourceAttr struct {
	Key  string
	Type Type
	Data []byte
}

// SymbolRefAttr is `@Root::@Nested…`.
type SymbolRefAttr struct {
	Root   string
	Nested []string
}

// TypeAttr holds a type.
type TypeAttr struct{ Type Type }

// AffineMapAttr is `affine_map<Text>`, kept as MLIR prints it.
type AffineMapAttr struct{ Text string }

// IntegerSetAttr is `affine_set<Text>`, kept as MLIR prints it.
type IntegerSetAttr struct{ Text string }

// StridedLayoutAttr is `strided<[Strides], offset: Offset>`.
type StridedLayoutAttr struct {
	Strides []int64
	Offset  int64
}

// DistinctAttr is `distinct[ID]<Of>`.
type DistinctAttr struct {
	ID int64
	Of Attribute
}

// LocationAttr is a location used as an attribute.
type LocationAttr struct{ Loc *Location }

// DialectAttr is an attribute of a dialect kept whole: `#Dialect.Name` then
// Body (empty, or with its brackets). `#llvm.linkage<external>` has Dialect
// llvm, Name linkage, Body <external>. Types and attributes inside Body that
// were aliases are written out, except debug information (`#llvm.di_…`), which
// stays an alias: written out it can grow without bound.
type DialectAttr struct {
	Dialect, Name, Body string

	short string      // Body with aliases as they were written, if there were any
	uses  []Attribute // the attributes that short names by alias, in order
}

func (*UnitAttr) isAttr()           {}
func (*IntegerAttr) isAttr()        {}
func (*FloatAttr) isAttr()          {}
func (*StringAttr) isAttr()         {}
func (*ArrayAttr) isAttr()          {}
func (*DictAttr) isAttr()           {}
func (*DenseArrayAttr) isAttr()     {}
func (*DenseElementsAttr) isAttr()  {}
func (*SparseElementsAttr) isAttr() {}
func (*DenseResourceAttr) isAttr()  {}
func (*SymbolRefAttr) isAttr()      {}
func (*TypeAttr) isAttr()           {}
func (*AffineMapAttr) isAttr()      {}
func (*IntegerSetAttr) isAttr()     {}
func (*StridedLayoutAttr) isAttr()  {}
func (*DistinctAttr) isAttr()       {}
func (*LocationAttr) isAttr()       {}
func (*DialectAttr) isAttr()        {}

// Unit is the unit attribute.
var Unit = &UnitAttr{}

// True and False are the attributes `true` and `false`, of type i1.
var (
	True  = &IntegerAttr{Type: Int(1), V: 1}
	False = &IntegerAttr{Type: Int(1)}
)

// Get is the value called name, or nil.
func (d *DictAttr) Get(name string) Attribute {
	if d == nil {
		return nil
	}
	return find(d.Entries, name)
}

// findIndex is where the entry called name is, or -1.
func findIndex(as []NamedAttr, name string) int {
	for i := range as {
		if as[i].Name == name {
			return i
		}
	}
	return -1
}

func find(as []NamedAttr, name string) Attribute {
	for i := range as {
		if as[i].Name == name {
			return as[i].Value
		}
	}
	return nil
}
