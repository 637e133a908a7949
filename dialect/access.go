package dialect

import (
	"math/big"
	"strings"

	"github.com/touchstone-ir/touchstone/dialect/op"
)

// This file reads an operation's parts by their names in its row, with the
// row's defaults, so that a meaning never touches the spelling of a property.

// Group is the operands of the row's operand called name, in order; nil when
// the row has no such operand or it stands for none. It follows MLIR's rules:
// the property operandSegmentSizes where the row has the trait
// AttrSizedOperandSegments, else one variadic operand takes what the others
// leave (MLIR: "Operation Definition Specification", variadic operands).
func (o *Operation) Group(name string) []*Value {
	if o.Kind == nil {
		return nil
	}
	for i := range o.Kind.Operands {
		if o.Kind.Operands[i].Name == name {
			from, to := o.segment(i)
			return o.Operands[from:to:to]
		}
	}
	return nil
}

// Operand is the first value of Group(name), nil when the group is empty.
func (o *Operation) Operand(name string) *Value {
	if g := o.Group(name); len(g) > 0 {
		return g[0]
	}
	return nil
}

// segment is the range of Operands that the row's operand i stands for.
func (o *Operation) segment(i int) (from, to int) {
	args := o.Kind.Operands
	n := len(o.Operands)
	if sizes, ok := o.Attr("operandSegmentSizes").(*DenseArrayAttr); ok && o.Kind.Has("AttrSizedOperandSegments") {
		if len(sizes.Values) <= i {
			return 0, 0
		}
		for _, s := range sizes.Values[:i] {
			from += int(s)
		}
		to = from + int(sizes.Values[i])
	} else {
		many := 0
		for j := range args {
			if args[j].Many != op.One {
				many++
			}
		}
		share := 0
		if many > 0 {
			share = (n - (len(args) - many)) / many
		}
		for j := 0; j <= i; j++ {
			from, to = to, to+1
			if args[j].Many != op.One {
				to = from + share
			}
		}
	}
	if from < 0 || to < from || to > n {
		return 0, 0
	}
	return from, to
}

// Result is result 0, nil when the operation has none.
func (o *Operation) Result() *Value {
	if len(o.Results) == 0 {
		return nil
	}
	return o.Results[0]
}

// BoolProp reports whether the unit property called name is there, or the
// i1 property is true.
func (o *Operation) BoolProp(name string) bool {
	switch a := o.Attr(name).(type) {
	case nil:
		return false
	case *IntegerAttr:
		return a.Big == nil && a.V != 0
	default:
		return true
	}
}

// IntProp is the value of the integer property called name; ok is false when
// it is absent or does not fit an int64.
func (o *Operation) IntProp(name string) (v int64, ok bool) {
	a, is := o.Attr(name).(*IntegerAttr)
	if !is || a.Big != nil {
		return 0, false
	}
	return a.V, true
}

// BigProp is IntProp for an integer of any width; nil when it is absent.
func (o *Operation) BigProp(name string) *big.Int {
	a, is := o.Attr(name).(*IntegerAttr)
	switch {
	case !is:
		return nil
	case a.Big != nil:
		return a.Big
	}
	return big.NewInt(a.V)
}

// StringProp is the value of the string property called name, or "".
func (o *Operation) StringProp(name string) string {
	if s, ok := o.Attr(name).(*StringAttr); ok {
		return s.Value
	}
	return ""
}

// TypeProp is the type held by the type property called name, or nil.
func (o *Operation) TypeProp(name string) Type {
	if t, ok := o.Attr(name).(*TypeAttr); ok {
		return t.Type
	}
	return nil
}

// TypeAttrOf is TypeProp.
func (o *Operation) TypeAttrOf(name string) Type { return o.TypeProp(name) }

// SymbolProp is the root of the symbol reference called name without @, or "".
func (o *Operation) SymbolProp(name string) string {
	if s, ok := o.Attr(name).(*SymbolRefAttr); ok {
		return s.Root
	}
	return ""
}

// Word is the text between the angle brackets of `#llvm.name<word>`, the form
// of most enumerations of the dialect; "" for anything else.
func (a *DialectAttr) Word() string {
	if n := len(a.Body); n >= 2 && a.Body[0] == '<' && a.Body[n-1] == '>' {
		return strings.TrimSpace(a.Body[1 : n-1])
	}
	return ""
}

// wordProp is the word of the dialect attribute called name, or otherwise.
func (o *Operation) wordProp(name, otherwise string) string {
	if a, ok := o.Attr(name).(*DialectAttr); ok {
		if w := a.Word(); w != "" {
			return w
		}
	}
	return otherwise
}

// String is the flags as MLIR prints them: "none", "fast" or a list.
func (f FastMathFlags) String() string {
	switch f {
	case 0:
		return "none"
	case Fast:
		return "fast"
	}
	var b strings.Builder
	for i, w := range fastMathWords {
		if f>>i&1 == 0 {
			continue
		}
		if b.Len() > 0 {
			b.WriteString(", ")
		}
		b.WriteString(w)
	}
	return b.String()
}

// GEPIndex is one index of a getelementptr: Value when it is dynamic, else
// the constant Const.
type GEPIndex struct {
	Const int64
	Value *Value
}

// dynamicIndex stands in rawConstantIndices for an index that is an operand
// (MLIR: GEPOp::kDynamicIndex).
const dynamicIndex = -1 << 31

// GEPIndices is the indices of a llvm.getelementptr in order; nil when its
// properties and operands do not fit together.
func (o *Operation) GEPIndices() []GEPIndex {
	raw, ok := o.Attr("rawConstantIndices").(*DenseArrayAttr)
	if !ok || len(o.Operands) == 0 {
		return nil
	}
	dyn := o.Operands[1:]
	out := make([]GEPIndex, len(raw.Values))
	for i, v := range raw.Values {
		if v != dynamicIndex {
			out[i].Const = v
			continue
		}
		if len(dyn) == 0 {
			return nil
		}
		out[i].Value, dyn = dyn[0], dyn[1:]
	}
	return out
}

// SwitchCases is the case values of a llvm.switch in the order of
// Successors[1:], sign-extended from the width of the condition; Successors[0]
// is the default. (A llvm.cond_br has true, false; a llvm.invoke normal,
// unwind.)
func (o *Operation) SwitchCases() []*big.Int {
	vals, ok := o.Attr("case_values").(*DenseElementsAttr)
	if !ok {
		return nil
	}
	n := len(o.Successors) - 1
	out := make([]*big.Int, 0, max(n, 0))
	for i := 0; i < n; i++ {
		v := vals.BigInt(i)
		if v == nil {
			return nil
		}
		out = append(out, v)
	}
	return out
}

// Len is the number of elements of the attribute's type, 0 when it is dynamic.
func (d *DenseElementsAttr) Len() int {
	var shape []int64
	switch t := d.Type.(type) {
	case *VectorType:
		shape = t.Shape
	case *TensorType:
		shape = t.Shape
	case *MemRefType:
		shape = t.Shape
	}
	n := 1
	for _, s := range shape {
		if s < 0 {
			return 0
		}
		n *= int(s)
	}
	return n
}

// BigInt is element i as a signed number, for integer and index elements;
// nil when there is no such element.
func (d *DenseElementsAttr) BigInt(i int) *big.Int {
	width := 64
	switch t := d.elemType().(type) {
	case *IntegerType:
		width = t.Width
	case *IndexType:
	default:
		return nil
	}
	if d.Splat {
		i = 0
	}
	v := new(big.Int)
	if d.Words > 0 {
		if i < 0 || (i+1)*d.Words > len(d.Wide) {
			return nil
		}
		for k := d.Words - 1; k >= 0; k-- {
			v.Lsh(v, 64).Or(v, new(big.Int).SetUint64(d.Wide[i*d.Words+k]))
		}
	} else {
		if i < 0 || i >= len(d.Bits) {
			return nil
		}
		v.SetUint64(d.Bits[i])
	}
	if width > 0 && v.Bit(width-1) == 1 {
		v.Sub(v, new(big.Int).Lsh(big.NewInt(1), uint(width)))
	}
	return v
}

func (d *DenseElementsAttr) elemType() Type {
	switch t := d.Type.(type) {
	case *VectorType:
		return t.Elem
	case *TensorType:
		return t.Elem
	case *MemRefType:
		return t.Elem
	}
	return nil
}

// Alignment is the property alignment in bytes, 0 when there is none.
func (o *Operation) Alignment() uint64 {
	v, _ := o.IntProp("alignment")
	return uint64(v)
}

// Linkage is the word of the linkage property, "external" by default.
func (o *Operation) Linkage() string { return o.wordProp("linkage", "external") }

// CConv is the word of the calling convention, "ccc" by default.
func (o *Operation) CConv() string { return o.wordProp("CConv", "ccc") }

// TailCallKind is none, tail, musttail or notail.
func (o *Operation) TailCallKind() string { return o.wordProp("TailCallKind", "none") }

// ConstantValue is the property value of a llvm.mlir.constant or of a
// llvm.mlir.global, nil when there is none.
func (o *Operation) ConstantValue() Attribute { return o.Attr("value") }

// Position is the path of a llvm.extractvalue or llvm.insertvalue.
func (o *Operation) Position() []int64 {
	if a, ok := o.Attr("position").(*DenseArrayAttr); ok {
		return a.Values
	}
	return nil
}

// Mask is the lanes of a llvm.shufflevector; -1 is poison.
func (o *Operation) Mask() []int32 {
	a, ok := o.Attr("mask").(*DenseArrayAttr)
	if !ok {
		return nil
	}
	out := make([]int32, len(a.Values))
	for i, v := range a.Values {
		out[i] = int32(v)
	}
	return out
}

// Callee is the target of a llvm.call or llvm.invoke: the symbol sym, or, for
// an indirect call, the pointer indirect; args are the values passed, without
// those of operand bundles.
func (o *Operation) Callee() (sym string, indirect *Value, args []*Value) {
	args = o.Group("callee_operands")
	if s, ok := o.Attr("callee").(*SymbolRefAttr); ok {
		return s.Root, nil, args
	}
	if len(args) == 0 {
		return "", nil, nil
	}
	return "", args[0], args[1:]
}

// CalleeType is the function type of a llvm.call or llvm.invoke: the
// var_callee_type of a variadic call, else what operands and results say.
func (o *Operation) CalleeType() *LLVMFuncType {
	if t, ok := o.TypeProp("var_callee_type").(*LLVMFuncType); ok {
		return t
	}
	_, _, args := o.Callee()
	in := make([]Type, len(args))
	for i, a := range args {
		in[i] = a.Type
	}
	var out Type = Void
	if r := o.Result(); r != nil {
		out = r.Type
	}
	return LLVMFunc(out, in, false)
}

// Bundles is the operand bundles of a call: tag i with its values.
func (o *Operation) Bundles() (tags []string, values [][]*Value) {
	sizes, ok := o.Attr("op_bundle_sizes").(*DenseArrayAttr)
	if !ok {
		return nil, nil
	}
	rest := o.Group("op_bundle_operands")
	names, _ := o.Attr("op_bundle_tags").(*ArrayAttr)
	for i, n := range sizes.Values {
		if n < 0 || int(n) > len(rest) {
			return nil, nil
		}
		tag := ""
		if names != nil && i < len(names.Elems) {
			if s, ok := names.Elems[i].(*StringAttr); ok {
				tag = s.Value
			}
		}
		tags = append(tags, tag)
		values = append(values, rest[:n:n])
		rest = rest[n:]
	}
	return tags, values
}

// FuncType is the type of a llvm.func, nil for anything else.
func (o *Operation) FuncType() *LLVMFuncType {
	t, _ := o.TypeProp("function_type").(*LLVMFuncType)
	return t
}

// ArgAttrs is the attributes of argument i of a function or call, nil when
// there are none.
func (o *Operation) ArgAttrs(i int) *DictAttr { return o.dictAt("arg_attrs", i) }

// ResAttrs is the attributes of result i of a function or call, nil when
// there are none.
func (o *Operation) ResAttrs(i int) *DictAttr { return o.dictAt("res_attrs", i) }

func (o *Operation) dictAt(name string, i int) *DictAttr {
	if a, ok := o.Attr(name).(*ArrayAttr); ok && i >= 0 && i < len(a.Elems) {
		if d, ok := a.Elems[i].(*DictAttr); ok && len(d.Entries) > 0 {
			return d
		}
	}
	return nil
}

// IsDeclaration reports whether a function has no body.
func (o *Operation) IsDeclaration() bool { return len(o.Body()) == 0 }

// Bool reports whether the attribute of the dictionary called name is there
// as a unit, or true.
func (d *DictAttr) Bool(name string) bool {
	switch a := d.Get(name).(type) {
	case nil:
		return false
	case *IntegerAttr:
		return a.Big == nil && a.V != 0
	default:
		return true
	}
}

// Int is the integer of the dictionary called name; ok is false when it is
// absent or does not fit an int64.
func (d *DictAttr) Int(name string) (v int64, ok bool) {
	a, is := d.Get(name).(*IntegerAttr)
	if !is || a.Big != nil {
		return 0, false
	}
	return a.V, true
}
