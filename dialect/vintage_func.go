package dialect

import (
	"math"
	"strconv"
	"strings"

	"github.com/touchstone-ir/touchstone/dialect/op"
)

// Operations of other names that stand around those of the llvm dialect:
// functions of the func dialect, and version 13's to 16's operations that
// held metadata.

// parseFuncFunc reads `[visibility] @name(…) -> T [attributes {…}] [body]`, a
// function of the func dialect whose types are all of the llvm dialect, as an
// llvm.func. It reports false, having read nothing, for another function:
// that has to be lowered first. private says that a declaration must be.
func (p *parser) parseFuncFunc(b *build, private bool) bool {
	start := p.tok.pos
	p.advance()
	visibility := p.keyword(wordSet("private", "public", "nested"), "")
	if !p.at(tAt) {
		p.errorWrong("expected valid '@'-identifier for symbol name")
	}
	name := p.parseSymbolName()
	args, varArg := p.parseParams(b)
	var s signature
	if p.accept(tArrow) {
		p.parseResultTypes(&s)
	}
	ours := len(s.results) <= 1 && !varArg
	for i := range args {
		ours = ours && isCompatible(args[i].typ)
	}
	for _, t := range s.results {
		ours = ours && isCompatible(t)
	}
	if !ours {
		p.publicDeclaration(start, visibility, private)
		p.resetTo(start)
		return false
	}
	o := b.o
	o.Kind, o.Name = op.Func, op.Func.Name
	b.f = formatOf(op.Func)
	b.setProp("linkage", wordAttr("linkage", "external"))
	b.setProp("visibility_", i64Attr(0))
	b.setProp("unnamed_addr", i64Attr(0))
	b.setProp("CConv", wordAttr("cconv", "ccc"))
	b.setProp("sym_name", &StringAttr{Value: name})
	b.setProp("function_type", &TypeAttr{p.functionType(b, start, args, s.results, false)})
	if p.acceptWord("attributes") {
		dict := p.tok.pos
		b.attrs = append(b.attrs, p.parseAttrDict()...)
		p.splitAttrs(b, dict, "custom op 'func.func' ")
	}
	if visibility == "private" || visibility == "nested" {
		b.attrs = append(b.attrs, NamedAttr{"sym_visibility", &StringAttr{Value: visibility}})
		p.splitAttrs(b, start, "")
	}
	argAttrs := make([]*DictAttr, len(args))
	for i := range args {
		argAttrs[i] = args[i].attrs
	}
	b.setParamAttrs("arg_attrs", argAttrs)
	b.setParamAttrs("res_attrs", s.resultAttrs)
	body := &Region{}
	if p.at(tLBrace) {
		p.funcs++
		defer func() { p.funcs-- }()
		body = p.parseRegion(o, args, true)
	} else {
		p.publicDeclaration(start, visibility, private)
	}
	b.regions = append(b.regions, body)
	p.complete(b)
	return true
}

// parsePlainConstant reads `1 : i32` of a constant of the std or arith dialect
// as an llvm.mlir.constant; it reports false, having read nothing, for a type
// that the llvm dialect does not have.
func (p *parser) parsePlainConstant(b *build) bool {
	start := p.tok.pos
	p.advance()
	p.parseOwnAttrs(b)
	value := p.parseAttr(nil)
	var t Type
	switch a := value.(type) {
	case *IntegerAttr:
		t = a.Type
	case *FloatAttr:
		t = a.Type
	case *DenseElementsAttr:
		t = a.Type
	}
	if t == nil || !isCompatible(t) {
		p.resetTo(start)
		return false
	}
	b.o.Kind, b.o.Name = op.MlirConstant, op.MlirConstant.Name
	b.f = formatOf(op.MlirConstant)
	b.setProp("value", value)
	b.results = append(b.results, t)
	p.complete(b)
	return true
}

// oldMetadata is one operation inside an llvm.metadata.
type oldMetadata struct {
	kind    string // its name behind "llvm."
	table   string // the llvm.metadata around it
	fields  []NamedAttr
	members []oldMember
	made    Attribute // what stands for it today
	making  bool
}

// oldMember is `<@type, offset>` of a tbaa_type_desc.
type oldMember struct {
	of     *SymbolRefAttr
	offset int64
}

// parseMetadataOp reads `@name { … }`. The operation itself has no place in
// today's text: what it holds becomes attributes of what refers to it.
func (p *parser) parseMetadataOp(b *build) bool {
	p.older(b.o.Pos, V16, "the operation llvm.metadata")
	p.advance()
	b.o.Kind, b.o.Name = nil, "llvm.metadata"
	if !p.at(tAt) {
		p.errorWrong("expected valid '@'-identifier for symbol name")
	}
	table := p.parseSymbolName()
	b.props = append(b.props, NamedAttr{"sym_name", &StringAttr{Value: table}})
	if p.acceptWord("attributes") {
		p.parseAttrDict()
	}
	p.expect(tLBrace, "to begin a region")
	for !p.accept(tRBrace) {
		pos, name := p.tok.pos, p.word()
		kind, ours := strings.CutPrefix(name, "llvm.")
		switch kind {
		case "access_group", "alias_scope_domain", "alias_scope", "tbaa_root", "tbaa_type_desc", "tbaa_tag":
		default:
			ours = false
		}
		if !ours {
			p.errorAt(pos, "'llvm.metadata' op holds no operation '%s'", name)
		}
		p.advance()
		if !p.at(tAt) {
			p.errorWrong("expected valid '@'-identifier for symbol name")
		}
		symbol := table + "::" + p.parseSymbolName()
		if p.metadata[symbol] != nil {
			p.errorAt(pos, "redefinition of symbol named '%s'", symbol)
		}
		m := &oldMetadata{kind: kind, table: table}
		p.parseMetadataFields(m)
		p.parseOptionalLoc()
		if p.metadata == nil {
			p.metadata = map[string]*oldMetadata{}
		}
		p.metadata[symbol] = m
	}
	p.complete(b)
	return true
}

// parseMetadataFields reads the dictionaries behind a metadata operation.
func (p *parser) parseMetadataFields(m *oldMetadata) {
	for p.accept(tLBrace) {
		p.parseList(tRBrace, func() {
			key := p.parseWord("expected attribute name")
			if !p.accept(tEqual) {
				m.fields = append(m.fields, NamedAttr{key, Unit})
				return
			}
			if key != "members" || !p.accept(tLBrace) {
				m.fields = append(m.fields, NamedAttr{key, p.parseAttr(nil)})
				return
			}
			p.parseList(tRBrace, func() {
				p.expect(tLess, "")
				if !p.at(tAt) {
					p.errorWrong("expected '@'")
				}
				of := p.parseSymbolRef()
				p.expect(tComma, "")
				m.members = append(m.members, oldMember{of, p.parseInt()})
				p.expect(tGreater, "")
			})
		})
	}
}

// maxMetadata is the longest text of a metadata attribute that is kept: trees
// of types that share their branches grow when they are written out.
const maxMetadata = 1 << 16

// metadataAttr is the attribute that stands for the metadata operation that a
// reference names; nil when there is none, or when it would be too long. It
// says nothing about what a program does, so that it may be left out.
func (p *parser) metadataAttr(table string, ref Attribute) Attribute {
	s, ok := ref.(*SymbolRefAttr)
	if !ok {
		return nil
	}
	name := s.Root
	switch {
	case len(s.Nested) == 1:
		name += "::" + s.Nested[0]
	case table != "":
		name = table + "::" + name
	}
	m := p.metadata[name]
	if m == nil || m.making {
		return nil
	}
	if m.made == nil {
		m.making = true
		m.made = p.makeMetadata(m)
		m.making = false
	}
	return m.made
}

func (p *parser) makeMetadata(m *oldMetadata) Attribute {
	a := &DialectAttr{Dialect: "llvm", Name: m.kind}
	field := func(name string) Attribute { return find(m.fields, name) }
	var items []string
	param := func(name, value string) { items = append(items, name+" = "+value) }
	inner := func(name string, ref Attribute, full bool) bool {
		x, ok := p.metadataAttr(m.table, ref).(*DialectAttr)
		if !ok {
			return false
		}
		if full {
			param(name, x.String())
		} else {
			param(name, x.Body)
		}
		return true
	}
	switch m.kind {
	case "access_group", "alias_scope_domain", "alias_scope":
		param("id", "distinct["+strconv.FormatInt(p.freshDistinct(), 10)+"]<>")
		if m.kind == "alias_scope" && !inner("domain", field("domain"), false) {
			return nil
		}
		if d, ok := field("description").(*StringAttr); ok {
			param("description", quoted(d.Value))
		}
	case "tbaa_root", "tbaa_type_desc":
		id, ok := field("id").(*StringAttr)
		if ok {
			param("id", quoted(id.Value))
		}
		if m.kind == "tbaa_root" {
			break
		}
		var members []string
		for _, x := range m.members {
			of, ok := p.metadataAttr(m.table, x.of).(*DialectAttr)
			if !ok {
				return nil
			}
			members = append(members, "<"+of.String()+", "+strconv.FormatInt(x.offset, 10)+">")
		}
		param("members", "{"+strings.Join(members, ", ")+"}")
	case "tbaa_tag":
		offset, ok := field("offset").(*IntegerAttr)
		if !ok || !inner("base_type", field("base_type"), false) || !inner("access_type", field("access_type"), false) {
			return nil
		}
		param("offset", strconv.FormatInt(offset.V, 10))
		if field("constant") != nil {
			param("constant", "true")
		}
	}
	a.Body = "<" + strings.Join(items, ", ") + ">"
	if len(items) == 0 {
		a.Body = ""
	}
	if len(a.Body) > maxMetadata {
		return nil
	}
	return a
}

// freshDistinct is a number that no distinct attribute of the file has.
func (p *parser) freshDistinct() int64 {
	id := int64(0)
	for p.distinct[id] != nil {
		if id++; id == math.MaxInt64 {
			break
		}
	}
	if p.distinct == nil {
		p.distinct = map[int64]*DistinctAttr{}
	}
	p.distinct[id] = &DistinctAttr{ID: id, Of: Unit}
	return id
}
