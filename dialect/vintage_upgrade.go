package dialect

import (
	"strings"
	"sync"

	"github.com/touchstone-ir/touchstone/dialect/op"
)

// What older text says in other properties than today's.

// everChanged marks the rows whose properties older text says otherwise: few,
// so that today's text is read as fast as if there were no other.
var everChanged = sync.OnceValue(func() []bool {
	rows := op.All()
	marks := make([]bool, len(rows))
	for i, row := range rows {
		switch row {
		case op.Func, op.MlirGlobal, op.Alloca, op.GetElementPtr, op.MlirGlobalCtors, op.MlirGlobalDtors, op.IntrAssume,
			op.IntrLifetimeStart, op.IntrLifetimeEnd, op.Br, op.CondBr, op.IntrVectorReduceFAdd, op.IntrVectorReduceFMul, op.Comdat:
			marks[i] = true
		default:
			marks[i] = len(row.ImmArgs) > 0
		}
	}
	return marks
})

// upgrade gives an operation that was read the properties that it has today.
// It is called before they are put in order.
func (p *parser) upgrade(b *build) {
	o := b.o
	row := o.Kind
	if p.vintage != AnyVintage {
		p.checkVintage(b)
	}
	if !everChanged()[row.Index()] {
		return
	}
	if n := len(row.ImmArgs); n > 0 && len(o.Operands) == len(row.Operands)+n {
		p.immediates(b)
	}
	switch row {
	case op.Func, op.MlirGlobal:
		p.upgradeSymbol(b)
	case op.Alloca:
		if t, ok := resultType(b).(*typedPtr); ok && find(b.props, "elem_type") == nil {
			b.setProp("elem_type", &TypeAttr{t.Elem})
		}
	case op.GetElementPtr:
		p.upgradeGEP(b)
	case op.MlirGlobalCtors, op.MlirGlobalDtors:
		if list, ok := find(b.props, "priorities").(*ArrayAttr); ok && find(b.props, "data") == nil && p.allows(0, V21) {
			data := &ArrayAttr{Elems: make([]Attribute, len(list.Elems))}
			for i := range data.Elems {
				data.Elems[i] = &DialectAttr{Dialect: "llvm", Name: "zero"}
			}
			b.setProp("data", data)
		}
	case op.IntrAssume:
		if find(b.props, "op_bundle_sizes") == nil && p.allows(0, V20) {
			b.setProp("op_bundle_sizes", noI32s)
		}
	case op.IntrLifetimeStart, op.IntrLifetimeEnd:
		if i := findIndex(b.attrs, "size"); i >= 0 && p.allows(0, V21) {
			b.attrs = append(b.attrs[:i], b.attrs[i+1:]...)
		}
	case op.Br, op.CondBr:
		if i := findIndex(b.attrs, "llvm.loop"); i >= 0 {
			p.upgradeLoop(b, i)
		}
	case op.IntrVectorReduceFAdd, op.IntrVectorReduceFMul:
		if r, ok := find(b.attrs, "reassoc").(*IntegerAttr); ok && p.allows(V13, V16) {
			p.late = append(p.late, func() { p.upgradeReassoc(o, r.V != 0) })
		}
	case op.Comdat:
		// These versions do not know the operation, and take any such text.
		if len(b.regions) == 1 && len(b.regions[0].Blocks) == 0 && p.vintage >= V13 && p.vintage <= V16 {
			o.Kind = nil
		}
	}
}

func resultType(b *build) Type {
	if len(b.results) == 0 {
		return nil
	}
	return b.results[0]
}

// immediates makes properties of the operands that are constants by the rules
// of the intrinsic. What they are is known when the file has ended.
func (p *parser) immediates(b *build) {
	o, row := b.o, b.o.Kind
	for _, a := range row.Operands {
		if a.Many != op.One {
			return
		}
	}
	for _, imm := range row.ImmArgs {
		if find(b.props, imm.Prop) != nil || imm.At >= len(o.Operands) {
			return
		}
	}
	if !p.allows(0, V17) {
		return
	}
	p.outdated = true
	all := o.Operands
	kept := p.arena.valueSlice(len(row.Operands))[:0]
	for i, v := range all {
		isImm := false
		for _, imm := range row.ImmArgs {
			isImm = isImm || imm.At == i
		}
		if !isImm {
			kept = append(kept, v)
		}
	}
	o.Operands = kept
	p.late = append(p.late, func() {
		for _, imm := range row.ImmArgs {
			o.addProp(imm.Prop, immediate(imm.Prop, all[imm.At]))
		}
	})
}

// immediate is the attribute for an operand that has to be constant. Text
// whose operand is not is no program to LLVM, though mlir-opt took it; the
// properties then have their most careful values: nothing is poison, and
// memory is volatile.
func immediate(prop string, v *Value) Attribute {
	if a := constantOf(v); a != nil {
		return a
	}
	t, ok := v.Type.(*IntegerType)
	if !ok {
		return False
	}
	if prop == "isVolatile" {
		return True
	}
	return &IntegerAttr{Type: t}
}

// constantOf is the integer that a value is by its defining operation, nil
// when that is no constant. Its type is the value's.
func constantOf(v *Value) *IntegerAttr {
	if v.Def == nil || v.Def.Kind != op.MlirConstant {
		return nil
	}
	a, ok := v.Def.prop("value").(*IntegerAttr)
	if !ok || a.Big != nil {
		return nil
	}
	if _, isInt := v.Type.(*IntegerType); !isInt {
		return nil
	}
	return fitInteger(a, v.Type.(*IntegerType))
}

// addProp sets a property of an operation that is complete, in its place.
func (o *Operation) addProp(name string, v Attribute) {
	props := make([]NamedAttr, 0, len(o.Props)+1)
	for _, e := range o.Props {
		if e.Name != name {
			props = append(props, e)
		}
	}
	o.Props = append(props, NamedAttr{name, v})
	sortAttrs(o.Props)
}

// upgradeSymbol renames the attributes of functions and globals.
func (p *parser) upgradeSymbol(b *build) {
	rename := func(from, to string, last Vintage) {
		i := findIndex(b.attrs, from)
		if i < 0 || find(b.props, to) != nil || !p.allows(0, last) {
			return
		}
		p.outdated = true
		b.setProp(to, b.attrs[i].Value)
		b.attrs = append(b.attrs[:i], b.attrs[i+1:]...)
	}
	if b.o.Kind == op.MlirGlobal {
		rename("type", "global_type", V13)
		return
	}
	rename("type", "function_type", V14)
	if isLLVMAttr(find(b.attrs, "memory"), "memory_effects") {
		rename("memory", "memory_effects", V19)
	}
}

// upgradeGEP gives the generic form of older versions its indices and element
// type.
func (p *parser) upgradeGEP(b *build) {
	o := b.o
	if len(o.Operands) == 0 {
		return
	}
	elem := pointee(o.Operands[0].Type)
	if elem == nil {
		return
	}
	if find(b.props, "elem_type") == nil {
		b.setProp("elem_type", &TypeAttr{elem})
	}
	if find(b.props, "rawConstantIndices") == nil {
		raw := &DenseArrayAttr{Elem: Int(32)}
		if i := findIndex(b.attrs, "structIndices"); i >= 0 {
			if d, ok := b.attrs[i].Value.(*DenseElementsAttr); ok {
				if list := denseInts(d, 32); list != nil {
					raw = list
				}
			}
			b.attrs = append(b.attrs[:i], b.attrs[i+1:]...)
		} else {
			for range o.Operands[1:] {
				raw.Values = append(raw.Values, dynamicIndex)
			}
		}
		b.setProp("rawConstantIndices", raw)
	}
	p.late = append(p.late, func() { p.constantIndices(o, elem) })
}

// constantIndices makes constants of the indices of a getelementptr that
// select a field of a struct: once they were operands like all others.
func (p *parser) constantIndices(o *Operation, elem Type) {
	raw, ok := o.prop("rawConstantIndices").(*DenseArrayAttr)
	if !ok {
		return
	}
	values := append([]int64(nil), raw.Values...)
	operands := append([]*Value(nil), o.Operands[:1]...)
	next := 1
	t := elem
	for i, v := range values {
		var dynamic *Value
		if v == dynamicIndex {
			if next >= len(o.Operands) {
				return
			}
			dynamic = o.Operands[next]
			next++
		}
		if s, isStruct := t.(*StructType); isStruct && i > 0 {
			if dynamic != nil {
				c := constantOf(dynamic)
				if c == nil {
					p.errorAt(o.Pos, "'llvm.getelementptr' op index %d selects a field of %s and is no constant", i, quote(s))
				}
				v, dynamic = c.V, nil
				values[i] = v
			}
			if v < 0 || v >= int64(len(s.Fields)) {
				p.errorAt(o.Pos, "'llvm.getelementptr' op index %d indexing a struct is out of bounds", i)
			}
			t = s.Fields[v]
		} else if i > 0 {
			switch c := t.(type) {
			case *ArrayType:
				t = c.Elem
			case *VectorType:
				t = c.Elem
			default:
				p.errorAt(o.Pos, "'llvm.getelementptr' op type %s cannot be indexed (index #%d)", quote(t), i)
			}
		}
		if dynamic != nil {
			operands = append(operands, dynamic)
		}
	}
	o.Operands = append(operands, o.Operands[next:]...)
	o.addProp("rawConstantIndices", &DenseArrayAttr{Elem: Int(32), Values: values})
}

// oldProp is the value of a property in today's kind of attribute, or the
// value as it is; ok is false when the property is settled later.
func (p *parser) oldProp(b *build, kind, name string, a Attribute) (v Attribute, ok bool) {
	switch x := a.(type) {
	case *DenseElementsAttr:
		if kind == "DenseI32ArrayAttr" && p.vintage <= V16 {
			if list := denseInts(x, 32); list != nil {
				p.outdated = true
				return list, true
			}
		}
	case *IntegerAttr:
		if kind == "Linkage" && p.vintage <= V13 && x.V >= 0 && x.V < int64(len(linkagesOf2019)) {
			p.outdated = true
			return wordAttr("linkage", linkagesOf2019[x.V]), true
		}
	case *ArrayAttr:
		if kind == "DenseI64ArrayAttr" || kind == "DenseI32ArrayAttr" {
			if list := p.oldPositions(kind, x); list != nil {
				return list, true
			}
		}
		if p.vintage <= V16 && metadataKinds[kind] && allSymbols(x) {
			p.outdated = true
			o := b.o
			p.late = append(p.late, func() { p.upgradeMetadata(o, name, x) })
			return nil, false
		}
	}
	return a, true
}

// linkagesOf2019 are the numbers of linkages (MLIR 13: LLVMOpsEnums.td).
var linkagesOf2019 = [...]string{"private", "internal", "available_externally", "linkonce", "weak", "common",
	"appending", "extern_weak", "linkonce_odr", "weak_odr", "external"}

var metadataKinds = map[string]bool{
	"LLVM_AccessGroupArrayAttr": true, "LLVM_AliasScopeArrayAttr": true, "LLVM_TBAATagArrayAttr": true,
}

func allSymbols(a *ArrayAttr) bool {
	for _, e := range a.Elems {
		if _, ok := e.(*SymbolRefAttr); !ok {
			return false
		}
	}
	return len(a.Elems) > 0
}

// oldPositions is a list of integer attributes as an array of integers, nil
// when it is another list.
func (p *parser) oldPositions(kind string, x *ArrayAttr) *DenseArrayAttr {
	if p.vintage > V14 {
		return nil
	}
	a := &DenseArrayAttr{Elem: Int(64)}
	if kind == "DenseI32ArrayAttr" {
		a.Elem = Int(32)
	}
	for _, e := range x.Elems {
		i, ok := e.(*IntegerAttr)
		if !ok || i.Big != nil || a.Elem == Type(Int(32)) && int64(int32(i.V)) != i.V {
			return nil
		}
		a.Values = append(a.Values, i.V)
	}
	p.outdated = true
	return a
}

// upgradeMetadata puts attributes in the place of references to metadata
// operations. What a program does is not affected by those that are missing.
func (p *parser) upgradeMetadata(o *Operation, name string, refs *ArrayAttr) {
	list := &ArrayAttr{}
	for _, r := range refs.Elems {
		if a := p.metadataAttr("", r); a != nil {
			list.Elems = append(list.Elems, a)
		}
	}
	if len(list.Elems) > 0 {
		o.addProp(name, list)
	}
}

// upgradeLoop makes a loop_annotation of the attribute llvm.loop.
func (p *parser) upgradeLoop(b *build, i int) {
	d, ok := b.attrs[i].Value.(*DictAttr)
	if !ok || p.vintage > V16 {
		return
	}
	p.outdated = true
	b.attrs = append(b.attrs[:i], b.attrs[i+1:]...)
	o := b.o
	var items []string
	if opts, ok := d.Get("options").(*DialectAttr); ok {
		items = loopOptions(opts)
	}
	groups, _ := d.Get("parallel_access").(*ArrayAttr)
	p.late = append(p.late, func() {
		if groups != nil {
			var accesses []string
			for _, g := range groups.Elems {
				if a := p.metadataAttr("", g); a != nil {
					accesses = append(accesses, a.String())
				}
			}
			if len(accesses) > 0 {
				items = append(items, "parallelAccesses = "+strings.Join(accesses, ", "))
			}
		}
		if len(items) > 0 {
			o.addProp("loop_annotation", &DialectAttr{Dialect: "llvm", Name: "loop_annotation", Body: "<" + strings.Join(items, ", ") + ">"})
		}
	})
}

// loopOptions is the parameters of a #llvm.loopopts as those of a
// #llvm.loop_annotation.
func loopOptions(a *DialectAttr) (items []string) {
	param := func(key string) (string, bool) { return a.Param(key) }
	if v, ok := param("interleave_count"); ok {
		items = append(items, "interleave = <count = "+firstField(v)+" : i32>")
	}
	if v, ok := param("disable_unroll"); ok {
		items = append(items, "unroll = <disable = "+v+">")
	}
	if v, ok := param("disable_licm"); ok {
		items = append(items, "licm = <disable = "+v+">")
	}
	disable, off := param("disable_pipeline")
	interval, set := param("pipeline_initiation_interval")
	var parts []string
	if off {
		parts = append(parts, "disable = "+disable)
	}
	if set {
		parts = append(parts, "initiationinterval = "+firstField(interval)+" : i32")
	}
	if len(parts) > 0 {
		items = append(items, "pipeline = <"+strings.Join(parts, ", ")+">")
	}
	return items
}

// firstField is a number without its type.
func firstField(s string) string {
	s, _, _ = strings.Cut(s, " ")
	return s
}

// upgradeReassoc turns `reassoc = true` into a fast-math flag, in a file that
// is old in other ways too: today's reader takes the attribute for a foreign
// one.
func (p *parser) upgradeReassoc(o *Operation, on bool) {
	if !p.isOld() {
		return
	}
	kept := o.Attrs[:0:0]
	for _, e := range o.Attrs {
		if e.Name != "reassoc" {
			kept = append(kept, e)
		}
	}
	o.Attrs = kept
	if on {
		o.addProp("fastmathFlags", wordAttr("fastmath", "reassoc"))
	}
}

// oldLLVMAttr brings the body of an attribute of the llvm dialect up to date;
// it reports whether the attribute is one that today's dialect does not know.
func (p *parser) oldLLVMAttr(a *DialectAttr) bool {
	switch a.Name {
	case "loopopts":
		return p.vintage <= V16
	case "fastmath":
		if p.vintage <= V14 && a.Body == "<>" {
			p.outdated = true
			a.Body = "<none>"
		}
	case "memory_effects":
		if other, ok := a.Param("other"); ok && p.vintage <= V20 && len(a.Items()) == 3 {
			p.outdated = true
			a.Body = a.Body[:len(a.Body)-1] + ", errnoMem = " + other + ", targetMem0 = " + other + ", targetMem1 = " + other + ">"
		}
	}
	return false
}
