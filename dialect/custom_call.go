package dialect

// Hand-written syntaxes of calls and of what unwinds from them.

// keyword reads one of words if it is next, else gives the default.
func (p *parser) keyword(words map[string]bool, otherwise string) string {
	if w := p.word(); w != "" && words[w] {
		p.advance()
		return w
	}
	return otherwise
}

// bundle is one operand bundle being read.
type bundle struct {
	tag   string
	uses  span
	types span
}

// parseBundles reads `["tag"(%a : T), …]` if it is next; ok is false when
// nothing was there.
func (p *parser) parseBundles(b *build) (list []bundle, ok bool) {
	if !p.accept(tLSquare) {
		return nil, false
	}
	p.parseList(tRSquare, func() {
		if !p.at(tString) {
			p.customError(b, p.herePos(), "expected string")
		}
		x := bundle{tag: p.parseString()}
		p.expect(tLParen, "")
		if !p.accept(tRParen) {
			if p.at(tPercent) {
				x.uses = p.parseUses(b)
			}
			p.expect(tColon, "")
			x.types = p.parseTypes(b)
			p.expect(tRParen, "")
		}
		list = append(list, x)
	})
	return list, true
}

// setBundles resolves the bundles' operands behind those there are already
// and records sizes and tags; it is how many operands they have.
func (p *parser) setBundles(b *build, list []bundle) int {
	sizes, n := noI32s, 0
	if len(list) > 0 {
		sizes = &DenseArrayAttr{Elem: Int(32)}
		tags := &ArrayAttr{}
		for _, x := range list {
			if x.uses.n() != x.types.n() {
				p.customError(b, b.o.Pos, "expected %d types for operand bundle operands for operand bundle: \"%s\", but actually got %d",
					x.uses.n(), x.tag, x.types.n())
			}
			p.setOperands(b, b.uses[x.uses.from:x.uses.to], b.types[x.types.from:x.types.to])
			sizes.Values = append(sizes.Values, int64(x.uses.n()))
			tags.Elems = append(tags.Elems, &StringAttr{Value: x.tag})
			n += x.uses.n()
		}
		b.setProp("op_bundle_tags", tags)
	}
	b.setProp("op_bundle_sizes", sizes)
	return n
}

// signature is `(T {…}, …) -> T {…}` as calls and functions write it.
type signature struct {
	args, results         []Type
	argAttrs, resultAttrs []*DictAttr
}

// parseDict reads an optional attribute dictionary as one attribute.
func (p *parser) parseDict() *DictAttr {
	if !p.at(tLBrace) {
		return nil
	}
	return &DictAttr{Entries: p.parseAttrDict()}
}

// parseResultTypes reads what follows `->`.
func (p *parser) parseResultTypes(s *signature) {
	if !p.accept(tLParen) {
		s.results = append(s.results, p.parseNonFunctionType())
		s.resultAttrs = append(s.resultAttrs, nil)
		return
	}
	p.parseList(tRParen, func() {
		s.results = append(s.results, p.parseType())
		s.resultAttrs = append(s.resultAttrs, p.parseDict())
	})
}

func (p *parser) parseSignature() (s signature) {
	p.expect(tLParen, "")
	p.parseList(tRParen, func() {
		s.args = append(s.args, p.parseType())
		s.argAttrs = append(s.argAttrs, p.parseDict())
	})
	if p.accept(tArrow) {
		p.parseResultTypes(&s)
	}
	return s
}

// setParamAttrs records the attributes of arguments or results, if any has.
func (b *build) setParamAttrs(name string, list []*DictAttr) {
	any := false
	for _, d := range list {
		any = any || d != nil && len(d.Entries) > 0
	}
	if !any {
		return
	}
	a := &ArrayAttr{Elems: make([]Attribute, len(list))}
	for i, d := range list {
		if d == nil {
			d = emptyDict
		}
		a.Elems[i] = d
	}
	b.setProp(name, a)
}

var emptyDict = &DictAttr{}

// parseCallee reads `@f` or `%p` and the arguments in parentheses.
func (p *parser) parseCallee(b *build) (uses span, direct bool) {
	from := len(b.uses)
	if p.at(tPercent) {
		b.uses = append(b.uses, p.parseUse())
	} else {
		if !p.at(tAt) {
			p.errorWrong("expected attribute value")
		}
		s := p.parseSymbolRef()
		if len(s.Nested) > 0 {
			p.errorAt(b.o.Pos, "'%s' op must have either a `callee` attribute or at least an operand", b.o.Name)
		}
		b.setProp("callee", s)
		direct = true
	}
	p.parseUsesInParens(b)
	return span{from, len(b.uses)}, direct
}

func (p *parser) parseUsesInParens(b *build) {
	p.expect(tLParen, "in operand list")
	if p.at(tPercent) {
		p.parseUses(b)
	}
	p.expect(tRParen, "in operand list")
}

// parseVarArg reads `vararg(T)` if it is next.
func (p *parser) parseVarArg(b *build) {
	if !p.acceptWord("vararg") {
		return
	}
	p.expect(tLParen, "")
	b.setProp("var_callee_type", &TypeAttr{p.parseType()})
	p.expect(tRParen, "")
}

// parseCallType reads the types at the end of a call and resolves the callee's
// operands with them.
func (p *parser) parseCallType(b *build, uses span, direct bool) {
	pos := p.tok.pos
	p.expect(tColon, "")
	var types []Type
	if old, ok := p.oldCallee(b, uses, direct); ok {
		types = old
	} else if !direct {
		types = append(types, p.parseType())
		if !p.accept(tComma) {
			p.customError(b, pos, "expected indirect call to have 2 trailing types")
		}
	}
	s := p.parseSignature()
	if len(s.results) > 1 {
		p.customError(b, pos, "expected function with 0 or 1 result")
	}
	if len(s.results) == 1 && s.results[0] == Type(Void) {
		p.customError(b, pos, "expected a non-void result type")
	}
	if len(types) == 1 && types[0] == nil {
		types[0] = p.oldCalleeType(&s)
	}
	p.mistakenTypes(b, uses.n(), len(types)+len(s.args))
	p.setOperands(b, b.uses[uses.from:uses.to], append(types, s.args...))
	b.results = append(b.results, s.results...)
	b.setParamAttrs("arg_attrs", s.argAttrs)
	b.setParamAttrs("res_attrs", s.resultAttrs)
}

// parseCall reads `[cconv] [tail] (@f | %p)(…) [vararg(T)] [bundles] {…} : types`.
func parseCall(p *parser, b *build) {
	b.setProp("CConv", wordAttr("cconv", p.keyword(callingConvs, "ccc")))
	b.setProp("TailCallKind", wordAttr("tailcallkind", p.keyword(tailCallKinds, "none")))
	uses, direct := p.parseCallee(b)
	p.parseVarArg(b)
	bundles, _ := p.parseBundles(b)
	p.parseOwnAttrs(b)
	p.parseCallType(b, uses, direct)
	n := p.setBundles(b, bundles)
	b.setProp("operandSegmentSizes", segmentSizes([]int64{int64(uses.n()), int64(n)}))
}

// parseInvoke reads `[cconv] (@f | %p)(…) to ^n unwind ^u [vararg(T)]
// [bundles] {…} : types`.
func parseInvoke(p *parser, b *build) {
	b.setProp("CConv", wordAttr("cconv", p.keyword(callingConvs, "ccc")))
	uses, direct := p.parseCallee(b)
	p.keywordHere(b, "to")
	normal, normalTypes := p.parseDest(b)
	p.keywordHere(b, "unwind")
	unwind, unwindTypes := p.parseDest(b)
	p.parseVarArg(b)
	bundles, _ := p.parseBundles(b)
	p.parseOwnAttrs(b)
	p.parseCallType(b, uses, direct)
	p.setOperands(b, b.uses[normal.from:normal.to], b.types[normalTypes.from:normalTypes.to])
	p.setOperands(b, b.uses[unwind.from:unwind.to], b.types[unwindTypes.from:unwindTypes.to])
	n := p.setBundles(b, bundles)
	b.setProp("operandSegmentSizes", segmentSizes([]int64{int64(uses.n()), int64(normal.n()), int64(unwind.n()), int64(n)}))
}

// parseCallIntrinsic reads `"name"(…) [bundles] {…} : type`.
func parseCallIntrinsic(p *parser, b *build) {
	if !p.at(tString) {
		p.errorWrong("expected attribute value")
	}
	b.setProp("intrin", &StringAttr{Value: p.parseString()})
	from := len(b.uses)
	p.parseUsesInParens(b)
	uses := span{from, len(b.uses)}
	bundles, _ := p.parseBundles(b)
	p.parseOwnAttrs(b)
	p.parseCallType(b, uses, true)
	p.oldTail(b)
	n := p.setBundles(b, bundles)
	b.setProp("operandSegmentSizes", segmentSizes([]int64{int64(uses.n()), int64(n)}))
}

// parseLandingPad reads `[cleanup] (catch %v : T) (filter %v : T) : T`.
func parseLandingPad(p *parser, b *build) {
	if p.acceptWord("cleanup") {
		b.setProp("cleanup", Unit)
	}
	for p.accept(tLParen) {
		if !p.acceptWord("catch") && !p.acceptWord("filter") {
			p.errorWrong("expected 'catch' or 'filter'")
		}
		u := p.parseUse()
		p.expect(tColon, "")
		t := p.parseType()
		p.setOperands(b, []operandUse{u}, []Type{t})
		p.expect(tRParen, "")
	}
	p.expect(tColon, "")
	b.results = append(b.results, p.parseType())
}

// parseBundlesOf is the bundles of a declarative format.
func parseBundlesOf(p *parser, b *build, e *element) {
	list, _ := p.parseBundles(b)
	sizes, tags := &DenseArrayAttr{Elem: Int(32)}, &ArrayAttr{}
	var uses, types span
	for i, x := range list {
		if i == 0 || uses.n() == 0 {
			uses.from, types.from = x.uses.from, x.types.from
		}
		if x.uses.n() != x.types.n() {
			p.customError(b, b.o.Pos, "expected %d types for operand bundle operands for operand bundle: \"%s\", but actually got %d",
				x.uses.n(), x.tag, x.types.n())
		}
		if x.uses.n() > 0 {
			uses.to, types.to = x.uses.to, x.types.to
		}
		sizes.Values = append(sizes.Values, int64(x.uses.n()))
		tags.Elems = append(tags.Elems, &StringAttr{Value: x.tag})
	}
	b.args[e.ref.index], b.argTypes[e.ref.index] = uses, types
	if len(list) > 0 {
		b.setProp("op_bundle_tags", tags)
	}
	b.setProp("op_bundle_sizes", sizes)
}

func printBundlesOf(p *printer, o *Operation, _ *element) { p.bundles(o) }

// bundles writes the operand bundles in brackets.
func (p *printer) bundles(o *Operation) {
	tags, vals := o.Bundles()
	p.raw("[")
	for i := range tags {
		if i > 0 {
			p.raw(", ")
		}
		p.str(tags[i])
		p.raw("(")
		if len(vals[i]) > 0 {
			p.values(vals[i])
			p.raw(" : ")
			p.typesOf(vals[i])
		}
		p.raw(")")
	}
	p.raw("]")
}

// callParts writes what call and invoke share before their own parts.
func (p *printer) callee(o *Operation) (direct bool, args []*Value) {
	args = o.Group("callee_operands")
	if s, ok := o.prop("callee").(*SymbolRefAttr); ok {
		direct = true
		p.symbol(s.Root)
	} else {
		p.value(args[0])
		args = args[1:]
	}
	p.raw("(")
	p.values(args)
	p.raw(")")
	return direct, args
}

func (p *printer) varArgAndBundles(o *Operation) {
	if t := o.TypeProp("var_callee_type"); t != nil {
		p.raw(" vararg(")
		p.typ(t)
		p.raw(")")
	}
	if sizes, ok := o.prop("op_bundle_sizes").(*DenseArrayAttr); ok && len(sizes.Values) > 0 {
		p.raw(" ")
		p.bundles(o)
	}
}

// callType writes the types behind the colon.
func (p *printer) callType(o *Operation, direct bool, args []*Value) {
	p.raw(" : ")
	if !direct {
		p.typ(o.Operands[0].Type)
		p.raw(", ")
	}
	p.raw("(")
	for i, v := range args {
		if i > 0 {
			p.raw(", ")
		}
		p.typ(v.Type)
		p.paramDict(o.ArgAttrs(i))
	}
	p.raw(") -> ")
	if r := o.Result(); r != nil {
		p.resultType(r.Type, o.ResAttrs(0))
	} else {
		p.raw("()")
	}
}

func (p *printer) paramDict(d *DictAttr) {
	if d != nil && len(d.Entries) > 0 {
		p.raw(" ")
		p.dict(d.Entries)
	}
}

// resultType writes one result type, in parentheses where it needs them.
func (p *printer) resultType(t Type, attrs *DictAttr) {
	_, fn := t.(*FunctionType)
	parens := fn || attrs != nil
	if parens {
		p.raw("(")
	}
	p.typ(t)
	p.paramDict(attrs)
	if parens {
		p.raw(")")
	}
}

func printCall(p *printer, o *Operation) {
	p.raw(" ")
	if c := o.CConv(); c != "ccc" {
		p.raw(c)
		p.raw(" ")
	}
	if k := o.TailCallKind(); k != "none" {
		p.raw(k)
		p.raw(" ")
	}
	direct, args := p.callee(o)
	p.varArgAndBundles(o)
	p.ownAttrs(o, "callee", "TailCallKind", "var_callee_type", "CConv", "operandSegmentSizes",
		"op_bundle_sizes", "op_bundle_tags", "arg_attrs", "res_attrs")
	p.callType(o, direct, args)
}

func printInvoke(p *printer, o *Operation) {
	p.raw(" ")
	if c := o.CConv(); c != "ccc" {
		p.raw(c)
		p.raw(" ")
	}
	direct, args := p.callee(o)
	p.raw(" to ")
	p.dest(&o.Successors[0])
	p.raw(" unwind ")
	p.dest(&o.Successors[1])
	p.varArgAndBundles(o)
	p.ownAttrs(o, "callee", "var_callee_type", "CConv", "operandSegmentSizes",
		"op_bundle_sizes", "op_bundle_tags", "arg_attrs", "res_attrs")
	p.callType(o, direct, args)
}

func printCallIntrinsic(p *printer, o *Operation) {
	p.raw(" ")
	p.str(o.StringProp("intrin"))
	args := o.Group("args")
	p.raw("(")
	p.values(args)
	p.raw(")")
	p.varArgAndBundles(o)
	p.ownAttrs(o, "intrin", "operandSegmentSizes", "op_bundle_sizes", "op_bundle_tags", "arg_attrs", "res_attrs")
	p.callType(o, true, args)
}

func printLandingPad(p *printer, o *Operation) {
	if o.BoolProp("cleanup") {
		p.raw(" cleanup")
	}
	p.raw(" ")
	for _, v := range o.Operands {
		p.raw("(")
		if _, ok := v.Type.(*ArrayType); ok {
			p.raw("filter ")
		} else {
			p.raw("catch ")
		}
		p.value(v)
		p.raw(" : ")
		p.typ(v.Type)
		p.raw(") ")
	}
	p.ownAttrs(o, "cleanup")
	p.raw(": ")
	p.typ(o.Results[0].Type)
}
