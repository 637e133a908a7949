package dialect

import (
	"slices"
	"strconv"

	"github.com/touchstone-ir/touchstone/dialect/op"
)

// Hand-written syntaxes of comparisons, memory and aggregates.

// parseAlloca reads `inalloca? %n x T {…} : (iK) -> ptr`.
func parseAlloca(p *parser, b *build) {
	if p.acceptWord("inalloca") {
		b.setProp("inalloca", Unit)
	}
	size := p.parseUse()
	p.keywordHere(b, "x")
	elem := p.parseType()
	if p.at(tLBrace) {
		b.attrs = append(b.attrs, p.parseAttrDict()...)
		if i := findIndex(b.attrs, "alignment"); i >= 0 {
			a, ok := b.attrs[i].Value.(*IntegerAttr)
			switch {
			case !ok:
				p.customError(b, b.o.Pos, "expected integer alignment")
			case a.V == 0 && a.Big == nil:
				b.attrs = slices.Delete(b.attrs, i, i+1)
			}
		}
		p.splitAttrs(b, b.o.Pos, "")
	}
	p.expect(tColon, "")
	pos := p.tok.pos
	fn, ok := p.parseType().(*FunctionType)
	if !ok || len(fn.Inputs) != 1 || len(fn.Results) != 1 {
		p.customError(b, pos, "expected trailing function type with one argument and one result")
	}
	p.setOperands(b, []operandUse{size}, fn.Inputs)
	switch fn.Results[0].(type) {
	case *PointerType, *typedPtr:
		b.setProp("elem_type", &TypeAttr{elem})
	}
	b.results = append(b.results, fn.Results[0])
}

func printAlloca(p *printer, o *Operation) {
	if o.BoolProp("inalloca") {
		p.raw(" inalloca")
	}
	p.raw(" ")
	p.value(o.Operands[0])
	p.raw(" x ")
	p.typ(o.TypeProp("elem_type"))
	if o.Alignment() == 0 {
		p.ownAttrs(o, "elem_type", "inalloca", "alignment")
	} else {
		p.ownAttrs(o, "elem_type", "inalloca")
	}
	p.raw(" : ")
	p.funcType(o.Operands, o.Results)
}

// setOperands resolves uses with types, which must be as many.
func (p *parser) setOperands(b *build, uses []operandUse, types []Type) {
	if len(uses) != len(types) {
		p.customError(b, b.o.Pos, "number of operands and types do not match: got %d operands and %d types", len(uses), len(types))
	}
	from := len(b.o.Operands)
	all := p.arena.valueSlice(from + len(uses))
	copy(all, b.o.Operands)
	for i := range uses {
		all[from+i] = p.resolve(uses[i], types[i])
	}
	b.o.Operands = all
}

// parseCmp reads `"slt" %a, %b {…} : T`.
func parseCmp(p *parser, b *build) {
	predPos := p.tok.pos
	if !p.at(tString) {
		p.errorWrong("expected attribute value")
	}
	word := p.parseString()
	x := p.parseUse()
	p.expect(tComma, "")
	y := p.parseUse()
	p.parseOwnAttrs(b)
	p.expect(tColon, "")
	t := p.parseType()
	p.setOperands(b, []operandUse{x, y}, []Type{t, t})
	kind := "ICmpPredicate"
	if b.o.Kind == op.FCmp {
		kind = "FCmpPredicate"
	}
	v, ok := enumValue(kind, word)
	if !ok {
		p.customError(b, predPos, "'%s' is an incorrect value of the 'predicate' attribute", word)
	}
	b.setProp("predicate", i64Attr(v))
	b.results = append(b.results, i1Like(t))
}

// i1Like is i1, or the vector of i1 in the shape of t.
func i1Like(t Type) Type {
	if v, ok := t.(*VectorType); ok {
		return Vector(v.Shape, v.Scalable, Int(1))
	}
	return Int(1)
}

func printCmp(p *printer, o *Operation) {
	kind := "ICmpPredicate"
	if o.Kind == op.FCmp {
		kind = "FCmpPredicate"
	}
	w, _ := enumSpelling(kind, o.prop("predicate"))
	p.raw(" \"")
	p.raw(w)
	p.raw("\" ")
	p.value(o.Operands[0])
	p.raw(", ")
	p.value(o.Operands[1])
	p.ownAttrs(o, "predicate")
	p.raw(" : ")
	p.typ(o.Operands[0].Type)
}

// parseGEPIndices reads `%i, 3, …`.
func parseGEPIndices(p *parser, b *build, e *element) {
	i := e.ref.index
	raw := &DenseArrayAttr{Elem: Int(32)}
	from := len(b.uses)
	for {
		if p.at(tMinus) || p.at(tInteger) {
			pos := p.tok.pos
			v, ok := p.parseIntOr(b)
			if !ok || v < -1<<31 || v >= 1<<31 {
				p.customError(b, pos, "integer value too large")
			}
			raw.Values = append(raw.Values, v)
		} else {
			raw.Values = append(raw.Values, dynamicIndex)
			b.uses = append(b.uses, p.parseUse())
		}
		if !p.accept(tComma) {
			break
		}
	}
	b.args[i] = span{from, len(b.uses)}
	b.setProp("rawConstantIndices", raw)
}

func printGEPIndices(p *printer, o *Operation, _ *element) {
	for i, x := range o.GEPIndices() {
		if i > 0 {
			p.raw(", ")
		}
		if x.Value != nil {
			p.value(x.Value)
		} else {
			p.int(x.Const)
		}
	}
}

// parseElementType gives the type of the element that the position of an
// extractvalue or insertvalue names.
func parseElementType(p *parser, b *build, _ *element) {
	row := b.o.Kind
	container, _ := partOf(row, "container")
	t := b.types[b.argTypes[container.index].from]
	path, _ := find(b.props, "position").(*DenseArrayAttr)
	t, problem := elementAt(t, path.Values)
	if problem != "" {
		p.customError(b, p.herePos(), "%s", problem)
	}
	to := ref{refResult, 0}
	if row == op.InsertValue {
		to, _ = partOf(row, "value")
	}
	b.assignSpan(to, b.addType(t))
}

// elementAt is the type that a path of indices leads to inside an aggregate
// type, or what is wrong with it.
func elementAt(t Type, path []int64) (Type, string) {
	for _, i := range path {
		outside := true
		switch c := t.(type) {
		case *ArrayType:
			if outside = i < 0 || uint64(i) >= c.N; !outside {
				t = c.Elem
			}
		case *StructType:
			if outside = i < 0 || i >= int64(len(c.Fields)); !outside {
				t = c.Fields[i]
			}
		default:
			return nil, "expected LLVM IR structure/array type, got: " + quote(t)
		}
		if outside {
			return nil, "position out of bounds: " + strconv.FormatInt(i, 10)
		}
	}
	return t, ""
}

// parseShuffleType gives the result type of a shufflevector: as many elements
// as the mask has.
func parseShuffleType(p *parser, b *build, _ *element) {
	p.oldSecondType()
	v, ok := b.types[b.argTypes[0].from].(*VectorType)
	if !ok {
		p.customError(b, p.herePos(), "expected an LLVM compatible vector type")
	}
	mask, _ := find(b.props, "mask").(*DenseArrayAttr)
	n := int64(len(mask.Values))
	b.assignSpan(ref{refResult, 0}, b.addType(Vector([]int64{n}, v.Scalable, v.Elem)))
}

// parseCast reads `%a, %b : T, T to T, T` of an unrealized_conversion_cast.
func parseCast(p *parser, b *build) {
	var in span
	if p.at(tPercent) {
		b.all = p.parseUses(b)
		p.expect(tColon, "")
		in = p.parseTypes(b)
	}
	p.keywordHere(b, "to")
	out := p.parseTypes(b)
	b.allPos = b.o.Pos
	p.resolveAll(b, b.all, in)
	b.results = append(b.results, b.types[out.from:out.to]...)
	p.parseOwnAttrs(b)
}

func printCast(p *printer, o *Operation) {
	if len(o.Operands) > 0 {
		p.raw(" ")
		p.values(o.Operands)
		p.raw(" : ")
		p.typesOf(o.Operands)
	}
	p.raw(" to ")
	p.typesOf(o.Results)
	p.ownAttrs(o)
}
