package dialect

import (
	"math"
	"slices"
	"strings"

	"github.com/touchstone-ir/touchstone/dialect/op"
)

// span is a range of a build's uses or types.
type span struct{ from, to int }

func (s span) n() int { return s.to - s.from }

// build is one operation being read: what the text said so far, before
// operands are resolved and results made.
type build struct {
	o        *Operation
	f        *format // nil for an unknown operation
	uses     []operandUse
	types    []Type
	args     []span // uses of each operand of the row
	argTypes []span
	resTypes []span
	all      span // uses said by `operands`
	hasAll   bool
	allTypes span // types said for all operands at once
	hasTypes bool
	allPos   Pos
	props    []NamedAttr
	attrs    []NamedAttr
	succs    []*Block
	regions  []*Region
	results  []Type
	names    []resultName
	given    *DictAttr // the properties as the generic form gave them
}

// resultName is `%name:count` before the equals sign.
type resultName struct {
	name  string
	count int
	pos   Pos
}

func (p *parser) newBuild() *build {
	if p.inUse == len(p.building) {
		p.building = append(p.building, &build{})
	}
	b := p.building[p.inUse]
	p.inUse++
	*b = build{
		uses: b.uses[:0], types: b.types[:0], args: b.args[:0], argTypes: b.argTypes[:0], resTypes: b.resTypes[:0],
		props: b.props[:0], attrs: b.attrs[:0], succs: b.succs[:0], results: b.results[:0], names: b.names[:0],
	}
	return b
}

func (b *build) setProp(name string, v Attribute) {
	b.props = append(b.props, NamedAttr{name, v})
}

// addType records a type and returns its place.
func (b *build) addType(t Type) span {
	b.types = append(b.types, t)
	return span{len(b.types) - 1, len(b.types)}
}

// parseOperation reads one operation and appends it to the current block.
func (p *parser) parseOperation() {
	p.enter()
	b := p.newBuild()
	start := p.tok.pos
	expected := 0
	if p.at(tPercent) {
		for {
			tok := p.tok
			if !p.accept(tPercent) {
				p.errorWrong("expected valid ssa identifier")
			}
			n := 1
			if p.accept(tColon) {
				if !p.at(tInteger) {
					p.errorWrong("expected integer number of results")
				}
				v, ok := p.uint64Of(p.tok)
				if !ok || v < 1 {
					p.errorHere("expected named operation to have at least 1 result")
				}
				n = int(min(v, math.MaxInt32))
				p.advance()
			}
			b.names = append(b.names, resultName{p.text(tok), n, tok.pos})
			expected += n
			if !p.accept(tComma) {
				break
			}
		}
		if !p.accept(tEqual) {
			p.errorWrong("expected '=' after SSA name")
		}
	}
	o := p.arena.operation()
	o.Pos = p.tok.pos
	b.o = o
	switch p.tok.kind {
	case tBareIdent:
		p.parseCustomOp(b)
	case tString:
		p.parseGenericOp(b)
	default:
		p.errorWrong("expected operation name in quotes")
	}
	o.Loc = p.parseOptionalLoc()
	if len(b.names) > 0 {
		if len(b.results) == 0 {
			p.errorAt(start, "cannot name an operation with no results")
		}
		if len(b.results) != expected {
			p.errorAt(start, "operation defines %d results but was provided %d to bind", len(b.results), expected)
		}
	}
	p.defineResults(b)
	o.Block = p.block
	p.block.Ops = append(p.block.Ops, o)
	p.inUse--
	p.leave()
}

func (p *parser) defineResults(b *build) {
	o := b.o
	o.Results = p.arena.valueSlice(len(b.results))
	i := 0
	bind := func(v *Value) {
		v.Def, v.Index = o, i
		o.Results[i] = v
		i++
	}
	for _, n := range b.names {
		for k := 0; k < n.count; k++ {
			bind(p.define(n.name, k, n.pos, b.results[i]))
		}
	}
	for i < len(b.results) {
		v := p.arena.value()
		v.Type, v.Pos = b.results[i], o.Pos
		bind(v)
	}
}

// isTerminatorRow reports whether an operation may have successors.
func isTerminatorRow(row *op.Op) bool { return row == nil || row.Has("IsTerminator") }

// parseGenericOp reads `"name"(…)[…] <{…}> ({…}) {…} : (…) -> …`.
func (p *parser) parseGenericOp(b *build) {
	o := b.o
	name := p.str(p.tok)
	switch {
	case name == "":
		p.errorHere("empty operation name is invalid")
	case strings.IndexByte(name, 0) >= 0:
		p.errorHere("null character not allowed in operation name")
	}
	p.advance()
	o.Name = name
	if o.Kind = op.Lookup(name); o.Kind == nil {
		o.Kind = p.renamedOp(name)
	}
	if o.Kind != nil {
		o.Name = o.Kind.Name
		b.f = formatOf(o.Kind)
	}
	if !p.accept(tLParen) {
		p.errorWrong("expected '(' to start operand list")
	}
	if p.at(tPercent) {
		p.parseUses(b)
	}
	if !p.accept(tRParen) {
		p.errorWrong("expected ')' to end operand list")
	}
	if p.at(tLSquare) {
		if !isTerminatorRow(o.Kind) {
			p.errorHere("successors in non-terminator")
		}
		p.advance()
		for {
			b.succs = append(b.succs, p.parseSuccessor())
			if !p.accept(tComma) {
				break
			}
		}
		p.expect(tRSquare, "")
	}
	hasProps := p.accept(tLess)
	var propsAttr Attribute
	if hasProps {
		propsAttr = p.parseAttr(nil)
		if !p.accept(tGreater) {
			p.errorWrong("expected '>' to close properties")
		}
	}
	if p.accept(tLParen) {
		for {
			b.regions = append(b.regions, p.parseRegion(o, nil, false))
			if !p.accept(tComma) {
				break
			}
		}
		if !p.accept(tRParen) {
			p.errorWrong("expected ')' to end region list")
		}
	}
	if p.at(tLBrace) {
		b.attrs = append(b.attrs, p.parseAttrDict()...)
	}
	if !p.accept(tColon) {
		p.errorWrong("expected ':' followed by operation type")
	}
	typePos := p.tok.pos
	fn, ok := p.parseType().(*FunctionType)
	if !ok {
		p.errorAt(typePos, "expected function type")
	}
	if len(fn.Inputs) != len(b.uses) {
		plural := "s"
		if len(b.uses) == 1 {
			plural = ""
		}
		p.errorAt(typePos, "expected %d operand type%s but had %d", len(b.uses), plural, len(fn.Inputs))
	}
	o.Operands = p.arena.valueSlice(len(b.uses))
	for i := range b.uses {
		o.Operands[i] = p.resolve(b.uses[i], fn.Inputs[i])
	}
	b.results = append(b.results, fn.Results...)
	if hasProps {
		d, ok := propsAttr.(*DictAttr)
		if !ok {
			p.errorAt(o.Pos, "invalid properties %s for op %s: expected DictionaryAttr to set properties", propsAttr, name)
		}
		b.given = d
		for _, e := range d.Entries {
			if o.Kind == nil {
				b.props = append(b.props, e)
				continue
			}
			e.Name = propName(e.Name)
			if i := propIndex(o.Kind, e.Name); i != notProp {
				if i >= 0 {
					e.Value = p.propValue(b, &o.Kind.Props[i], e.Value)
				}
				b.props = append(b.props, e)
			}
		}
	} else if o.Kind != nil {
		p.splitAttrs(b, o.Pos, "")
	}
	p.complete(b)
}

// propName is the name under which a property is kept, whatever older text
// called it.
func propName(name string) string {
	if name == "operand_segment_sizes" {
		return "operandSegmentSizes"
	}
	return name
}

// What propIndex says of a name that is no property of the row, and of the
// segment sizes, which every row with that trait has.
const (
	notProp     = -1
	segmentProp = -2
)

func propIndex(row *op.Op, name string) int {
	for i := range row.Props {
		if row.Props[i].Name == name {
			return i
		}
	}
	if name == "operandSegmentSizes" && row.Has("AttrSizedOperandSegments") {
		return segmentProp
	}
	return notProp
}

// splitAttrs moves the inherent attributes among those of an attribute
// dictionary to the properties: the older spelling without <{…}>. A property
// said elsewhere already, or one that never was an attribute, stays.
func (p *parser) splitAttrs(b *build, pos Pos, prefix string) {
	row := b.o.Kind
	kept := b.attrs[:0]
	for _, e := range b.attrs {
		name := propName(e.Name)
		i := propIndex(row, name)
		if i == notProp || i >= 0 && isPureProp(row.Props[i].Kind) || find(b.props, name) != nil {
			kept = append(kept, e)
			continue
		}
		if i != notProp && p.vintage != V22 {
			kind := "DenseI32ArrayAttr"
			if i >= 0 {
				kind = row.Props[i].Kind
			}
			var now bool
			if e.Value, now = p.oldProp(b, kind, name, e.Value); !now {
				continue
			}
		}
		if i >= 0 {
			if ok, want := satisfies(row.Props[i].Kind, e.Value); !ok {
				p.errorAt(pos, "%s'%s' op attribute '%s' failed to satisfy constraint: %s", prefix, row.Name, name, want)
			}
		}
		b.props = append(b.props, NamedAttr{name, e.Value})
	}
	b.attrs = kept
}

// complete gives the operation what was read, with its properties in name
// order, and ties successors to their operands.
func (p *parser) complete(b *build) {
	o := b.o
	if p.vintage != V22 && o.Kind != nil {
		p.upgrade(b)
	}
	sortAttrs(b.props)
	sortAttrs(b.attrs)
	o.Props = p.arena.attrSlice(b.props)
	o.Attrs = p.arena.attrSlice(b.attrs)
	if len(b.regions) > 0 {
		o.Regions = b.regions
		for _, r := range o.Regions {
			r.Op = o
		}
	}
	if len(b.succs) > 0 {
		o.Successors = make([]Successor, len(b.succs))
		for i, s := range b.succs {
			o.Successors[i].Block = s
		}
		o.linkSuccessors()
	}
}

// sortAttrs puts entries in name order. Lists are short and mostly in order
// already.
func sortAttrs(as []NamedAttr) {
	if len(as) > 16 {
		slices.SortStableFunc(as, func(a, b NamedAttr) int { return strings.Compare(a.Name, b.Name) })
		return
	}
	for i := 1; i < len(as); i++ {
		for j := i; j > 0 && as[j].Name < as[j-1].Name; j-- {
			as[j], as[j-1] = as[j-1], as[j]
		}
	}
}

// linkSuccessors sets each successor's arguments to its part of the operands.
func (o *Operation) linkSuccessors() {
	row := o.Kind
	if row == nil {
		return
	}
	k := 0
	give := func(vals []*Value) {
		if k < len(o.Successors) {
			o.Successors[k].Args = vals
			k++
		}
	}
	grouped := func(vals []*Value, sizes Attribute) {
		list, ok := sizes.(*DenseArrayAttr)
		if !ok {
			return
		}
		for _, n := range list.Values {
			if n < 0 || int(n) > len(vals) {
				return
			}
			give(vals[:n:n])
			vals = vals[n:]
		}
	}
	switch row {
	case op.Br:
		give(o.Group("destOperands"))
	case op.CondBr:
		give(o.Group("trueDestOperands"))
		give(o.Group("falseDestOperands"))
	case op.Invoke:
		give(o.Group("normalDestOperands"))
		give(o.Group("unwindDestOperands"))
	case op.Switch:
		give(o.Group("defaultOperands"))
		grouped(o.Group("caseOperands"), find(o.Props, "case_operand_segments"))
	case op.IndirectBr:
		grouped(o.Group("succOperands"), find(o.Props, "indbr_operand_segments"))
	}
}

// parseUse reads `%name` or `%name#2`.
func (p *parser) parseUse() operandUse {
	tok := p.tok
	if !p.accept(tPercent) {
		p.errorWrong("expected SSA operand")
	}
	u := operandUse{name: p.text(tok), pos: tok.pos}
	if p.at(tHash) {
		n, ok := 0, false
		for _, c := range []byte(p.text(p.tok)[1:]) {
			if ok = c >= '0' && c <= '9' && n < math.MaxInt32/10; !ok {
				break
			}
			n = n*10 + int(c-'0')
		}
		if !ok {
			p.errorHere("invalid SSA value result number")
		}
		u.number = n
		p.advance()
	}
	return u
}

// parseUses reads uses separated by commas, at least one.
func (p *parser) parseUses(b *build) span {
	from := len(b.uses)
	for {
		b.uses = append(b.uses, p.parseUse())
		if !p.accept(tComma) {
			return span{from, len(b.uses)}
		}
	}
}

// parseTypes reads types separated by commas, at least one.
func (p *parser) parseTypes(b *build) span {
	from := len(b.types)
	for {
		b.types = append(b.types, p.parseType())
		if !p.accept(tComma) {
			return span{from, len(b.types)}
		}
	}
}

// parseSuccessor reads a block name as a branch target.
func (p *parser) parseSuccessor() *Block {
	tok := p.tok
	if !p.accept(tCaret) {
		p.mistakenBlock()
		p.errorWrong("expected block name")
	}
	p.mistakenArgs()
	return p.blockNamed(p.text(tok), tok.pos)
}

// customError reports a mistake in an operation's own syntax, in mlir-opt's
// words.
func (p *parser) customError(b *build, pos Pos, format string, args ...any) {
	p.errorAt(pos, "custom op '"+b.o.Name+"' "+format, args...)
}

// parseCustomOp reads an operation in its own syntax.
func (p *parser) parseCustomOp(b *build) {
	o := b.o
	written := p.word()
	o.Name = written
	if o.Kind = op.Lookup(written); o.Kind == nil && !strings.Contains(written, ".") {
		o.Name = p.dialects[len(p.dialects)-1] + "." + written
		o.Kind = op.Lookup(o.Name)
	}
	if o.Kind == nil {
		if o.Kind = p.renamedOp(written); o.Kind == nil {
			if p.parseOldOp(b, written) {
				return
			}
			p.unknownOp(written, o.Name)
		}
	}
	p.advance()
	o.Name = o.Kind.Name
	b.f = formatOf(o.Kind)
	dialect := ""
	if o.Kind == op.Module {
		dialect = "builtin"
	}
	p.dialects = append(p.dialects, dialect)
	switch {
	case b.f.generic:
		p.customError(b, o.Pos, "has no custom assembly form")
	case b.f.custom != nil:
		b.f.custom.parse(p, b)
		p.complete(b)
	default:
		p.parseFormat(b)
	}
	p.dialects = p.dialects[:len(p.dialects)-1]
}

// parseOwnAttrs reads an optional attribute dictionary of a custom syntax.
func (p *parser) parseOwnAttrs(b *build) {
	if !p.at(tLBrace) {
		return
	}
	pos := p.tok.pos
	b.attrs = append(b.attrs, p.parseAttrDict()...)
	p.splitAttrs(b, pos, "custom op '"+b.o.Name+"' ")
}
