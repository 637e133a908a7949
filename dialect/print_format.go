package dialect

import "github.com/touchstone-ir/touchstone/dialect/op"

// Printing an operation by its row's declarative format, and what the custom
// syntaxes share with it.

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
		if row.Has("AttrSizedOperandSegments") {
			out = append(out, NamedAttr{"operandSegmentSizes", i32Array(make([]int64, len(row.Operands)))})
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
			p.typesOf(o.valuesOf(e.ref))
		case eFuncType:
			p.funcType(o.valuesOf(e.ref), o.valuesOf(e.ref2))
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
