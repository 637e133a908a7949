package dialect

import (
	"io"
	"strconv"

	"github.com/touchstone-ir/touchstone/dialect/op"
)

// PrintOptions says how to print.
type PrintOptions struct {
	Generic   bool // the generic form of every operation
	Locations bool // with loc(…) on every operation and block argument
}

// Print writes the module as mlir-opt-22 does, with `-mlir-print-op-generic`
// when Generic and `-mlir-print-debuginfo` when Locations is set: values and
// blocks renumbered, attributes in order, defaults left out. An operation
// whose parts do not fit its row is printed in the generic form. mlir-opt adds
// one more line break at the end.
func (m *Module) Print(w io.Writer, o PrintOptions) error {
	p := &printer{opts: o}
	p.m = m
	p.number(m.Op)
	p.dialect = "builtin"
	p.findAliases(m)
	p.aliasLines(false)
	p.operation(m.Op)
	p.raw("\n")
	p.aliasLines(true)
	if len(m.Resources) > 0 {
		p.raw("\n")
		p.resourceSection(m.Resources)
	}
	_, err := w.Write(p.buf)
	return err
}

// opPrinter is what printing operations keeps. It is part of printer.
type opPrinter struct {
	m       *Module
	vals    map[*Value]int32 // %N, or -1-N for %argN
	blocks  map[*Block]int32
	preds   map[*Block][]int32
	indent  int
	dialect string // the dialect whose names go without prefix
	named   bool   // values and blocks by the names of the source
	brief   bool   // regions as {...}
	alias   *aliasTable
}

// number gives every value and block its number: regions are numbered as the
// operations that hold them come, last first, so that in the generic form,
// where numbers go on from region to region, the last region comes first
// (MLIR: SSANameState).
func (p *printer) number(root *Operation) {
	p.vals, p.blocks, p.preds = map[*Value]int32{}, map[*Block]int32{}, map[*Block][]int32{}
	type task struct {
		r         *Region
		next, arg int32
	}
	var next, arg int32
	numberResults := func(o *Operation) {
		if len(o.Results) > 0 {
			p.vals[o.Results[0]] = next
			next++
		}
	}
	numberResults(root)
	var tasks []task
	for _, r := range root.Regions {
		tasks = append(tasks, task{r, next, arg})
	}
	for len(tasks) > 0 {
		t := tasks[len(tasks)-1]
		tasks = tasks[:len(tasks)-1]
		if !p.opts.Generic {
			next, arg = t.next, t.arg
		}
		for i, b := range t.r.Blocks {
			p.blocks[b] = int32(i)
			for _, v := range b.Args {
				if i == 0 {
					p.vals[v] = -1 - arg
					arg++
				} else {
					p.vals[v] = next
					next++
				}
			}
			for _, o := range b.Ops {
				numberResults(o)
				for k := range o.Successors {
					s := o.Successors[k].Block
					p.preds[s] = append(p.preds[s], int32(i))
				}
			}
		}
		for _, b := range t.r.Blocks {
			for _, o := range b.Ops {
				for _, r := range o.Regions {
					tasks = append(tasks, task{r, next, arg})
				}
			}
		}
	}
}

// value writes a value's name where it is used.
func (p *printer) value(v *Value) {
	if p.named {
		p.raw(ValueName(v))
		return
	}
	first := v
	if v.Def != nil && v.Index > 0 {
		first = v.Def.Results[0]
	}
	n, ok := p.vals[first]
	switch {
	case !ok:
		p.raw("<<UNKNOWN SSA VALUE>>")
		return
	case n < 0:
		p.raw("%arg")
		p.int(int64(-1 - n))
	default:
		p.raw("%")
		p.int(int64(n))
	}
	if v.Def != nil && len(v.Def.Results) > 1 {
		p.raw("#")
		p.int(int64(v.Index))
	}
}

func (p *printer) values(vs []*Value) {
	for i, v := range vs {
		if i > 0 {
			p.raw(", ")
		}
		p.value(v)
	}
}

func (p *printer) typesOf(vs []*Value) {
	for i, v := range vs {
		if i > 0 {
			p.raw(", ")
		}
		p.typ(v.Type)
	}
}

// funcType writes `(in) -> out` of values.
func (p *printer) funcType(in, out []*Value) {
	p.raw("(")
	p.typesOf(in)
	p.raw(") -> ")
	if len(out) == 1 {
		if _, fn := out[0].Type.(*FunctionType); !fn {
			p.typ(out[0].Type)
			return
		}
	}
	p.raw("(")
	p.typesOf(out)
	p.raw(")")
}

// block writes a block's name.
func (p *printer) block(b *Block) {
	if p.named {
		if b.Name != "" {
			p.raw(b.Name)
			return
		}
		p.raw("^bb0")
		return
	}
	n, ok := p.blocks[b]
	if !ok {
		p.raw("<<UNKNOWN BLOCK>>")
		return
	}
	p.raw("^bb")
	p.int(int64(n))
}

func (p *printer) newline() {
	if p.brief {
		p.raw(" ")
		return
	}
	p.raw("\n")
	p.spaces()
}

const blanks = "                                                                "

func (p *printer) spaces() {
	for n := p.indent; n > 0; n -= len(blanks) {
		p.raw(blanks[:min(n, len(blanks))])
	}
}

// operation writes an operation with its results, without a line break.
func (p *printer) operation(o *Operation) {
	p.visitLoc(o)
	if len(o.Results) > 0 {
		if p.named {
			p.resultNames(o)
		} else {
			p.raw("%")
			p.int(int64(p.vals[o.Results[0]]))
			if n := len(o.Results); n > 1 {
				p.raw(":")
				p.int(int64(n))
			}
		}
		p.raw(" = ")
	}
	if p.opts.Generic || o.Kind == nil || !o.fits() {
		p.generic(o)
	} else {
		p.pretty(o)
	}
	p.trailingLoc(o)
}

// generic writes the generic form.
func (p *printer) generic(o *Operation) {
	if p.collecting() {
		p.collectGeneric(o)
		return
	}
	p.str(o.Name)
	p.raw("(")
	p.values(o.Operands)
	p.raw(")")
	if len(o.Successors) > 0 {
		p.raw("[")
		for i := range o.Successors {
			if i > 0 {
				p.raw(", ")
			}
			p.block(o.Successors[i].Block)
		}
		p.raw("]")
	}
	if props := o.allProps(); len(props) > 0 {
		p.raw(" <")
		p.dict(props)
		p.raw(">")
	}
	if len(o.Regions) > 0 {
		p.raw(" (")
		for i, r := range o.Regions {
			if i > 0 {
				p.raw(", ")
			}
			p.region(r, true, true)
		}
		p.raw(")")
	}
	if len(o.Attrs) > 0 {
		p.raw(" ")
		p.dict(o.Attrs)
	}
	p.raw(" : ")
	p.funcType(o.Operands, o.Results)
}

// collectGeneric finds aliases in the order in which MLIR looks for them in
// the generic form: regions come first.
func (p *printer) collectGeneric(o *Operation) {
	for _, r := range o.Regions {
		p.region(r, true, true)
	}
	p.typesOf(o.Operands)
	p.typesOf(o.Results)
	attrs := append(append([]NamedAttr(nil), o.allProps()...), o.Attrs...)
	sortAttrs(attrs)
	p.dict(attrs)
}

// allProps is the properties with the defaults of those that are absent, as
// MLIR fills them in when it creates an operation.
func (o *Operation) allProps() []NamedAttr {
	if o.Kind == nil {
		return o.Props
	}
	defaults := defaultsOf(o.Kind)
	missing := 0
	for i := range defaults {
		if find(o.Props, defaults[i].Name) == nil {
			missing++
		}
	}
	if missing == 0 {
		return o.Props
	}
	out := append(make([]NamedAttr, 0, len(o.Props)+missing), o.Props...)
	for _, d := range defaults {
		if find(o.Props, d.Name) == nil {
			out = append(out, d)
		}
	}
	sortAttrs(out)
	return out
}

// defaultsOf is the values that MLIR gives a row's absent properties.
func defaultsOf(row *op.Op) []NamedAttr {
	return rowDefaults.get(row, func() (out []NamedAttr) {
		for i := range row.Props {
			prop := &row.Props[i]
			if prop.Optional || prop.Default == "" {
				continue
			}
			if v := defaultOf(prop.Kind); v != nil {
				out = append(out, NamedAttr{prop.Name, v})
			}
		}
		return out
	})
}

var rowDefaults table[*op.Op, []NamedAttr]

// defaultOf is the default value of a kind of property that has one.
func defaultOf(kind string) Attribute {
	switch kind {
	case "LLVM_IntegerOverflowFlagsProp", "GEPNoWrapFlagsProp", "I32Attr":
		return i32Attr(0)
	case "AtomicOrdering", "UnnamedAddr", "Visibility":
		return i64Attr(0)
	case "LLVM_FastmathFlagsAttr":
		return wordAttr("fastmath", "none")
	case "CConv":
		return wordAttr("cconv", "ccc")
	case "TailCallKind":
		return wordAttr("tailcallkind", "none")
	case "Linkage":
		return wordAttr("linkage", "external")
	case "LLVM_DIExpressionAttr":
		return &DialectAttr{Dialect: "llvm", Name: "di_expression", Body: "<>"}
	}
	return nil
}

// prop is the property called name, or nil; an attribute of that name does
// not count.
func (o *Operation) prop(name string) Attribute { return find(o.Props, name) }

// isDefault reports whether a property has the value that it has when absent.
func isDefault(prop *op.Prop, v Attribute) bool {
	if prop.Optional || prop.Default == "" {
		return false
	}
	d := defaultOf(prop.Kind)
	return d != nil && sameAttr(d, v)
}

// sameAttr compares two attributes of the few kinds that defaults have.
func sameAttr(a, b Attribute) bool {
	switch a := a.(type) {
	case *IntegerAttr:
		b, ok := b.(*IntegerAttr)
		return ok && a.V == b.V && a.Type == b.Type && b.Big == nil
	case *DialectAttr:
		b, ok := b.(*DialectAttr)
		return ok && a.Dialect == b.Dialect && a.Name == b.Name && a.Body == b.Body
	}
	return a == b
}

// always are the properties that no syntax but the generic form shows.
func alwaysElided(name string) bool {
	switch name {
	case "operandSegmentSizes", "case_operand_segments", "indbr_operand_segments", "op_bundle_sizes":
		return true
	}
	return false
}

// collectAttrs is the attribute dictionary of a custom syntax: properties and
// attributes together but for those elided and for defaults.
func (p *printer) collectAttrs(o *Operation, elided ...string) (out []NamedAttr) {
	if len(o.Props) == 0 && len(elided) == 0 {
		return o.Attrs
	}
	skip := func(name string) bool {
		for _, e := range elided {
			if e == name {
				return true
			}
		}
		return false
	}
	for _, a := range o.Props {
		if skip(a.Name) || alwaysElided(a.Name) {
			continue
		}
		if i := propIndex(o.Kind, a.Name); i >= 0 {
			if prop := &o.Kind.Props[i]; isPureProp(prop.Kind) || a.Name == "fastmathFlags" && isDefault(prop, a.Value) {
				continue
			}
		}
		out = append(out, a)
	}
	out = append(out, o.Attrs...)
	sortAttrs(out)
	return out
}

// ownAttrs writes the attribute dictionary of a custom syntax with a blank
// before it, nothing when it is empty.
func (p *printer) ownAttrs(o *Operation, elided ...string) {
	if as := p.collectAttrs(o, elided...); len(as) > 0 {
		p.raw(" ")
		p.dict(as)
	}
}

// pretty writes an operation in its own syntax.
func (p *printer) pretty(o *Operation) {
	f := formatOf(o.Kind)
	if f.generic {
		p.generic(o)
		return
	}
	name := o.Name
	if d := p.dialect; d != "" && len(name) > len(d)+1 && name[:len(d)] == d && name[len(d)] == '.' {
		if rest := name[len(d)+1:]; !containsByte(rest, '.') {
			name = rest
		}
	}
	p.raw(name)
	dialect := p.dialect
	p.dialect = ""
	if o.Kind == op.Module {
		p.dialect = "builtin"
	}
	if f.custom != nil {
		f.custom.print(p, o)
	} else {
		p.elementsOf(o, f, f.elems)
	}
	p.dialect = dialect
}

func containsByte(s string, c byte) bool {
	for i := 0; i < len(s); i++ {
		if s[i] == c {
			return true
		}
	}
	return false
}

func (p *printer) elementsOf(o *Operation, f *format, elems []element) {
	for i := range elems {
		e := &elems[i]
		if e.kind == eOptional {
			if p.shown(o, f, e.ref) {
				p.elementsOf(o, f, e.group)
			}
			continue
		}
		if e.space {
			p.raw(" ")
		}
		switch e.kind {
		case eLiteral:
			p.raw(e.text)
		case eOperand:
			from, to := o.segment(e.ref.index)
			p.values(o.Operands[from:to])
		case eOperands:
			p.values(o.Operands)
		case eProp:
			prop := &o.Kind.Props[e.ref.index]
			p.propValue(prop, o.prop(prop.Name))
		case eSuccessor:
			p.block(o.Successors[e.ref.index].Block)
		case eRegion:
			p.region(o.Regions[e.ref.index], true, false)
		case eAttrDict:
			p.formatAttrs(o, f)
		case ePropDict:
			p.raw(" <")
			p.dict(o.allProps())
			p.raw(">")
		case eType:
			p.typesOf(p.part(o, e.ref))
		case eFuncType:
			p.funcType(p.part(o, e.ref), p.part(o, e.ref2))
		case eCustom:
			e.custom.print(p, o, e)
		}
	}
}

// formatAttrs writes the attribute dictionary of a declarative format.
func (p *printer) formatAttrs(o *Operation, f *format) {
	if len(o.Props) == 0 && len(o.Attrs) == 0 {
		return
	}
	var out []NamedAttr
	if !f.propDict {
		for _, a := range o.Props {
			i := propIndex(o.Kind, a.Name)
			if i < 0 || f.inText[i] || alwaysElided(a.Name) || isPureProp(o.Kind.Props[i].Kind) || isDefault(&o.Kind.Props[i], a.Value) {
				continue
			}
			out = append(out, a)
		}
	}
	if out == nil {
		out = o.Attrs
	} else {
		out = append(out, o.Attrs...)
		sortAttrs(out)
	}
	if len(out) > 0 {
		p.raw(" ")
		p.dict(out)
	}
}

// part is the values that a reference means.
func (p *printer) part(o *Operation, r ref) []*Value {
	switch r.kind {
	case refOperand:
		from, to := o.segment(r.index)
		return o.Operands[from:to]
	case refOperands:
		return o.Operands
	}
	return o.Results
}

// shown reports whether an optional group with this anchor is printed.
func (p *printer) shown(o *Operation, f *format, r ref) bool {
	switch r.kind {
	case refOperand:
		if o.Kind.Operands[r.index].Many == op.Groups {
			sizes, ok := o.prop("op_bundle_sizes").(*DenseArrayAttr)
			return ok && len(sizes.Values) > 0
		}
		from, to := o.segment(r.index)
		return to > from
	case refProp:
		prop := &o.Kind.Props[r.index]
		v := o.prop(prop.Name)
		return v != nil && !isDefault(prop, v)
	}
	return true
}

// propValue writes a property as a format's `$name`.
func (p *printer) propValue(prop *op.Prop, v Attribute) {
	if _, ok := enums[prop.Kind]; ok {
		w, _ := enumSpelling(prop.Kind, v)
		p.raw(w)
		return
	}
	switch prop.Kind {
	case "LLVM_IntegerOverflowFlagsProp":
		flags := v.(*IntegerAttr).V
		p.raw("overflow<")
		p.raw([...]string{"none", "nsw", "nuw", "nsw, nuw"}[flags&3])
		p.raw(">")
	case "GEPNoWrapFlagsProp":
		p.raw(gepWords(v.(*IntegerAttr).V))
	case "SymbolNameAttr":
		p.symbol(v.(*StringAttr).Value)
	case "DenseI32ArrayAttr", "DenseI64ArrayAttr":
		p.raw("[")
		for i, n := range v.(*DenseArrayAttr).Values {
			if i > 0 {
				p.raw(", ")
			}
			p.int(n)
		}
		p.raw("]")
	case "I1Attr", "BoolAttr", "I8Attr", "I32Attr", "I64Attr", "F64Attr", "StrAttr":
		p.attrNoType(v)
	case "CConv", "Linkage", "TailCallKind", "LLVM_DereferenceableAttr", "LLVM_BlockAddressAttr", "LLVM_BlockTagAttr", "LLVM_AliasScopeAttr",
		"LLVM_DILabelAttr":
		p.stripped(v.(*DialectAttr))
	default:
		p.attr(v)
	}
}

func gepWords(flags int64) string {
	switch flags & 7 {
	case 1:
		return "inbounds_flag"
	case 2:
		return "nusw"
	case 3:
		return "inbounds"
	case 4:
		return "nuw"
	case 5:
		return "inbounds_flag|nuw"
	case 6:
		return "nusw|nuw"
	case 7:
		return "inbounds|nuw"
	}
	return "none"
}

// region writes `{ … }`. entryArgs says whether the entry block's arguments
// are shown by its label, emptyBlock whether an empty entry block has one.
func (p *printer) region(r *Region, entryArgs, emptyBlock bool) {
	if p.brief {
		p.raw("{...}")
		return
	}
	p.raw("{\n")
	for i, b := range r.Blocks {
		label := i > 0 || emptyBlock && len(b.Ops) == 0 || entryArgs && len(b.Args) > 0
		p.blockBody(b, label, i == 0)
	}
	p.spaces()
	p.raw("}")
}

func (p *printer) blockBody(b *Block, label, entry bool) {
	if label {
		p.spaces()
		p.block(b)
		if len(b.Args) > 0 {
			p.raw("(")
			for i, v := range b.Args {
				if i > 0 {
					p.raw(", ")
				}
				p.value(v)
				p.raw(": ")
				p.typ(v.Type)
				p.argLoc(v)
			}
			p.raw(")")
		}
		p.raw(":")
		switch preds := p.preds[b]; {
		case len(preds) == 1:
			p.raw("  // pred: ^bb")
			p.int(int64(preds[0]))
		case len(preds) > 1:
			p.raw("  // ")
			p.int(int64(len(preds)))
			p.raw(" preds: ")
			for i, n := range preds {
				if i > 0 {
					p.raw(", ")
				}
				p.raw("^bb")
				p.int(int64(n))
			}
		case !entry:
			p.raw("  // no predecessors")
		}
		p.raw("\n")
	}
	p.indent += 2
	for _, o := range b.Ops {
		p.spaces()
		p.operation(o)
		p.raw("\n")
	}
	p.indent -= 2
}

// ValueName is the value's name in the source, "%3#1" for a result of a
// pack; a value that had none is called by where it comes from.
func ValueName(v *Value) string {
	if v.Name == "" {
		return "%_"
	}
	if v.Def != nil {
		n := 0
		for i, r := range v.Def.Results[:min(v.Index+1, len(v.Def.Results))] {
			if i > 0 && r.Name == v.Def.Results[i-1].Name {
				n++
			} else {
				n = 0
			}
		}
		pack := n > 0 || v.Index+1 < len(v.Def.Results) && v.Def.Results[v.Index+1].Name == v.Name
		if pack {
			return v.Name + "#" + strconv.Itoa(n)
		}
	}
	return v.Name
}

// resultNames writes the results as the source named them.
func (p *printer) resultNames(o *Operation) {
	for i := 0; i < len(o.Results); {
		if i > 0 {
			p.raw(", ")
		}
		name := o.Results[i].Name
		n := 1
		for i+n < len(o.Results) && o.Results[i+n].Name == name {
			n++
		}
		if name == "" {
			name = "%_"
		}
		p.raw(name)
		if n > 1 {
			p.raw(":")
			p.int(int64(n))
		}
		i += n
	}
}

// String is the operation on one line with the names of the source, regions
// as {...}.
func (o *Operation) String() string {
	p := &printer{}
	p.named, p.brief = true, true
	p.operation(o)
	return string(p.buf)
}
