package dialect

import (
	"strings"

	"github.com/touchstone-ir/touchstone/dialect/op"
)

// Reading an operation by its row's declarative format.

// parseFormat reads an operation by its row's declarative format.
func (p *parser) parseFormat(b *build) {
	row := b.o.Kind
	for range row.Operands {
		b.args = append(b.args, span{})
		b.argTypes = append(b.argTypes, span{-1, -1})
	}
	for range row.Results {
		b.resTypes = append(b.resTypes, span{-1, -1})
	}
	if p.vintage != V22 {
		p.oldHead(b)
	}
	p.parseElements(b, b.f.elems)
	if propIndex(row, "op_bundle_sizes") >= 0 && find(b.props, "op_bundle_sizes") == nil {
		b.setProp("op_bundle_sizes", noI32s)
	}
	p.inferTypes(b)
	p.resolveArgs(b)
	p.complete(b)
}

func (p *parser) parseElements(b *build, elems []element) {
	row := b.o.Kind
	for i := range elems {
		e := &elems[i]
		switch e.kind {
		case eLiteral:
			if p.missing(b, elems, i) {
				return
			}
			if e.token == tBareIdent {
				p.keywordHere(b, e.text)
			} else {
				p.expect(e.token, "")
			}
		case eOptional:
			if !p.groupPresent(row, e) {
				continue
			}
			if e.ref.kind == refProp && row.Props[e.ref.index].Kind == "UnitAttr" {
				b.setProp(row.Props[e.ref.index].Name, Unit)
			}
			p.parseElements(b, e.group)
		case eOperand:
			p.parseOperand(b, e.ref.index)
		case eOperands:
			b.allPos = p.tok.pos
			b.hasAll = true
			if p.at(tPercent) {
				b.all = p.parseUses(b)
			}
		case eProp:
			prop := &row.Props[e.ref.index]
			b.setProp(prop.Name, p.parseProp(b, prop))
		case eSuccessor:
			b.succs = append(b.succs, p.parseSuccessor())
		case eRegion:
			b.regions = append(b.regions, p.parseRegion(b.o, nil, row.Has("IsIsolatedFromAbove")))
		case eAttrDict:
			p.parseOwnAttrs(b)
		case ePropDict:
			if p.accept(tLess) {
				for _, a := range p.parseAttrDict() {
					if propIndex(row, a.Name) >= 0 {
						b.props = append(b.props, a)
					}
				}
				p.expect(tGreater, "")
			}
		case eType:
			p.parseTypeOf(b, e.ref)
		case eFuncType:
			fn := p.parseFuncTypeHere(b)
			b.assign(e.ref, fn.Inputs)
			b.assign(e.ref2, fn.Results)
		case eCustom:
			e.custom.parse(p, b, e)
		}
	}
}

// keywordHere moves past the word w of an operation's own syntax.
func (p *parser) keywordHere(b *build, w string) {
	if !p.acceptWord(w) {
		p.customError(b, p.herePos(), "expected '%s'", w)
	}
}

// parseFuncTypeHere reads a type that must be a function type.
func (p *parser) parseFuncTypeHere(b *build) *FunctionType {
	pos := p.tok.pos
	t := p.parseType()
	fn, ok := t.(*FunctionType)
	if !ok {
		p.halfFunction(b, pos, t)
		p.wrongType(b, pos, "builtin.function", t)
	}
	return fn
}

func (p *parser) wrongType(b *build, pos Pos, want string, t Type) {
	p.customError(b, pos, "invalid kind of type specified: expected %s, but found %s", want, quote(t))
}

// parsePartType reads the type of a part; where its constraint allows types of
// one class only, that is checked at once.
func (p *parser) parsePartType(b *build, constraint string) Type {
	pos := p.tok.pos
	t := p.parseType()
	if want := typeClass(constraint, t); want != "" {
		p.wrongType(b, pos, want, t)
	}
	return t
}

// groupPresent reports whether the text continues with an optional group.
func (p *parser) groupPresent(row *op.Op, e *element) bool {
	first := &e.group[0]
	switch first.kind {
	case eLiteral:
		return p.at(first.token) && (first.token != tBareIdent || p.word() == first.text)
	case eOperand, eOperands:
		return p.at(tPercent)
	case eCustom:
		return p.at(tLSquare)
	case eProp:
		return p.propPresent(row.Props[e.ref.index].Kind)
	}
	return false
}

// propPresent reports whether the text continues with the value of an
// optional property of the given kind.
func (p *parser) propPresent(kind string) bool {
	if cases, ok := enums[kind]; ok {
		return p.at(tBareIdent) && wordAllowed(cases, p.word())
	}
	switch kind {
	case "LLVM_IntegerOverflowFlagsProp":
		return p.atWord("overflow")
	case "GEPNoWrapFlagsProp":
		return p.at(tBareIdent)
	}
	return p.at(tHash)
}

// parseOperand reads the operand i of the row.
func (p *parser) parseOperand(b *build, i int) {
	switch b.o.Kind.Operands[i].Many {
	case op.One:
		p.mistaken(b)
		b.uses = append(b.uses, p.parseUse())
		b.args[i] = span{len(b.uses) - 1, len(b.uses)}
	case op.Optional:
		if p.at(tPercent) {
			b.uses = append(b.uses, p.parseUse())
			b.args[i] = span{len(b.uses) - 1, len(b.uses)}
		}
	default:
		if p.at(tPercent) {
			b.args[i] = p.parseUses(b)
		}
	}
}

// parseTypeOf reads the types of a part.
func (p *parser) parseTypeOf(b *build, r ref) {
	arg := op.Arg{Many: op.Variadic}
	switch r.kind {
	case refOperand:
		arg = b.o.Kind.Operands[r.index]
	case refResult:
		arg = b.o.Kind.Results[r.index]
	}
	var s span
	if arg.Many == op.One || arg.Many == op.Optional {
		pos := p.tok.pos
		t := p.parseType()
		if _, ok := t.(*VectorType); !ok && strings.HasPrefix(arg.Type, "LLVM dialect-compatible vector") {
			p.customError(b, pos, "invalid kind of type specified: expected builtin.vector, but found %s", quote(t))
		}
		if _, ok := t.(*IntegerType); !ok && arg.Type == "signless integer" {
			p.customError(b, pos, "invalid kind of type specified: expected builtin.integer, but found %s", quote(t))
		}
		s = b.addType(t)
	} else {
		s = p.parseTypes(b)
	}
	b.assignSpan(r, s)
}

// assign says the types of a part.
func (b *build) assign(r ref, ts []Type) {
	from := len(b.types)
	b.types = append(b.types, ts...)
	b.assignSpan(r, span{from, len(b.types)})
}

func (b *build) assignSpan(r ref, s span) {
	switch r.kind {
	case refOperand:
		b.argTypes[r.index] = s
	case refResult:
		b.resTypes[r.index] = s
	case refOperands:
		b.allTypes, b.hasTypes = s, true
	case refResults:
		b.results = append(b.results, b.types[s.from:s.to]...)
	}
}

// inferTypes fills in the types that the text did not spell.
func (p *parser) inferTypes(b *build) {
	for i := range b.f.infer {
		inf := &b.f.infer[i]
		t := inf.is
		if inf.make != nil {
			var s span
			if inf.from.kind == refOperand {
				s = b.argTypes[inf.from.index]
			} else {
				s = b.resTypes[inf.from.index]
			}
			if s.from < 0 || s.n() != 1 {
				continue
			}
			if t = inf.make(b.types[s.from]); t == nil {
				p.customError(b, b.o.Pos, "invalid kind of type specified: expected builtin.vector, but found %s", quote(b.types[s.from]))
			}
		}
		b.assignSpan(inf.to, b.addType(t))
	}
}

// resolveArgs resolves the operands in the row's order and collects the types
// of the results.
func (p *parser) resolveArgs(b *build) {
	o, row := b.o, b.o.Kind
	if b.hasAll {
		var ts span
		if b.hasTypes {
			ts = b.allTypes
		} else {
			ts.from = len(b.types)
			for _, s := range b.argTypes {
				if s.from >= 0 {
					b.types = append(b.types, b.types[s.from:s.to]...)
				}
			}
			ts.to = len(b.types)
		}
		p.resolveAll(b, b.all, ts)
	} else {
		if b.hasTypes {
			// One list of types for operands that stand apart.
			if n := b.allTypes.n(); n != len(b.uses) {
				p.customError(b, o.Pos, "number of operands and types do not match: got %d operands and %d types", len(b.uses), n)
			}
			at := b.allTypes.from
			for i := range row.Operands {
				n := min(b.args[i].n(), b.allTypes.to-at)
				if i == len(row.Operands)-1 {
					n = b.allTypes.to - at
				}
				b.argTypes[i] = span{at, at + n}
				at += n
			}
		}
		o.Operands = p.arena.valueSlice(len(b.uses))
		k := 0
		for i := range row.Operands {
			us, ts := b.args[i], b.argTypes[i]
			if ts.from < 0 {
				ts = span{}
			}
			if us.n() != ts.n() {
				p.customError(b, b.usePos(us), "number of operands and types do not match: got %d operands and %d types", us.n(), ts.n())
			}
			for j := 0; j < us.n(); j++ {
				o.Operands[k] = p.resolve(b.uses[us.from+j], b.types[ts.from+j])
				k++
			}
		}
		if row.Has("AttrSizedOperandSegments") {
			b.setSegments()
		}
	}
	for i := range row.Results {
		if s := b.resTypes[i]; s.from >= 0 {
			b.results = append(b.results, b.types[s.from:s.to]...)
		}
	}
}

func (b *build) usePos(s span) Pos {
	if s.n() > 0 {
		return b.uses[s.from].pos
	}
	return b.o.Pos
}

// resolveAll resolves a run of uses with a run of types.
func (p *parser) resolveAll(b *build, us, ts span) {
	if us.n() != ts.n() {
		pos := b.allPos
		if pos == 0 {
			pos = b.o.Pos
		}
		p.customError(b, pos, "number of operands and types do not match: got %d operands and %d types", us.n(), ts.n())
	}
	b.o.Operands = p.arena.valueSlice(us.n())
	for j := range b.o.Operands {
		b.o.Operands[j] = p.resolve(b.uses[us.from+j], b.types[ts.from+j])
	}
}

// setSegments records how many operands each operand of the row stands for.
func (b *build) setSegments() {
	sizes := make([]int64, len(b.args))
	for i, s := range b.args {
		sizes[i] = int64(s.n())
	}
	b.setProp("operandSegmentSizes", segmentSizes(sizes))
}
