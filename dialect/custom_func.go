package dialect

import "strconv"

// Hand-written syntaxes of what stands in a module: functions, globals,
// aliases, modules.

var (
	visibilities = wordSet("hidden", "protected")
	unnamedAddrs = wordSet("local_unnamed_addr", "unnamed_addr")
)

func (p *parser) linkage(b *build) {
	b.setProp("linkage", wordAttr("linkage", p.keyword(linkages, "external")))
}

func (p *parser) visibility(b *build) {
	v, _ := enumValue("Visibility", p.keyword(visibilities, ""))
	b.setProp("visibility_", i64Attr(v))
}

func (p *parser) unnamedAddr(b *build) {
	v, _ := enumValue("UnnamedAddr", p.keyword(unnamedAddrs, ""))
	b.setProp("unnamed_addr", i64Attr(v))
}

func (p *parser) comdat(b *build) {
	if p.acceptWord("comdat") {
		p.expect(tLParen, "")
		if !p.at(tAt) {
			p.errorWrong("expected attribute value")
		}
		b.setProp("comdat", p.parseSymbolRef())
		p.expect(tRParen, "")
	}
}

// parseFunc reads `[linkage] [visibility] [unnamed_addr] [cconv] @name(…)
// [-> T] [vscale_range(…)] [comdat(…)] [attributes {…}] [body]`.
func parseFunc(p *parser, b *build) {
	p.linkage(b)
	p.visibility(b)
	p.unnamedAddr(b)
	b.setProp("CConv", wordAttr("cconv", p.keyword(callingConvs, "ccc")))
	pos := p.tok.pos
	b.setProp("sym_name", &StringAttr{Value: p.parseName(b)})
	args, varArg := p.parseParams(b)
	var s signature
	if p.accept(tArrow) {
		p.parseResultTypes(&s)
	}
	b.setProp("function_type", &TypeAttr{p.functionType(b, pos, args, s.results, varArg)})
	if p.acceptWord("vscale_range") {
		p.expect(tLParen, "")
		lo := p.parseInt()
		p.expect(tComma, "")
		hi := p.parseInt()
		p.expect(tRParen, "")
		b.setProp("vscale_range", &DialectAttr{Dialect: "llvm", Name: "vscale_range",
			Body: "<minRange = " + strconv.Itoa(int(int32(lo))) + " : i32, maxRange = " + strconv.Itoa(int(int32(hi))) + " : i32>"})
	}
	p.comdat(b)
	if p.acceptWord("attributes") {
		dict := p.tok.pos
		b.attrs = append(b.attrs, p.parseAttrDict()...)
		p.splitAttrs(b, dict, "custom op '"+b.o.Name+"' ")
	}
	argAttrs := make([]*DictAttr, len(args))
	for i := range args {
		argAttrs[i] = args[i].attrs
	}
	b.setParamAttrs("arg_attrs", argAttrs)
	b.setParamAttrs("res_attrs", s.resultAttrs)
	body := &Region{}
	if p.at(tLBrace) {
		body = p.parseRegion(b.o, args, true)
	}
	b.regions = append(b.regions, body)
}

// parseParams reads the parameters of a function in parentheses: all with
// names, or all without.
func (p *parser) parseParams(b *build) (args []argument, varArg bool) {
	p.expect(tLParen, "")
	p.parseList(tRParen, func() {
		if varArg {
			p.customError(b, p.herePos(), "variadic arguments must be in the end of the argument list")
		}
		if p.accept(tEllipsis) {
			varArg = true
			return
		}
		a := argument{}
		named := len(args) > 0 && args[len(args)-1].use.name != ""
		if p.at(tPercent) {
			a.use = p.parseUse()
			if a.use.number != 0 {
				p.customError(b, a.use.pos, "result number not allowed in argument list")
			}
			if len(args) > 0 && !named {
				p.customError(b, a.use.pos, "expected type instead of SSA identifier")
			}
			p.expect(tColon, "")
		} else if a.use.pos = p.tok.pos; named {
			p.customError(b, p.herePos(), "expected SSA identifier")
		}
		a.typ = p.parseType()
		a.attrs = p.parseDict()
		a.loc = p.parseOptionalLoc()
		args = append(args, a)
	})
	return args, varArg
}

// functionType is the LLVM function type of a signature.
func (p *parser) functionType(b *build, pos Pos, args []argument, results []Type, varArg bool) *LLVMFuncType {
	const failed = "failed to construct function type: "
	if len(results) > 1 {
		p.customError(b, pos, failed+"expected zero or one function result")
	}
	in := make([]Type, len(args))
	for i := range args {
		if in[i] = args[i].typ; !isCompatible(in[i]) {
			p.mistakenParam(b, pos, in[i])
			p.customError(b, pos, failed+"expected LLVM type for function arguments")
		}
	}
	var out Type = Void
	if len(results) == 1 {
		if out = results[0]; !isCompatible(out) {
			p.customError(b, pos, failed+"expected LLVM type for function results%s", quote(out))
		}
	}
	return LLVMFunc(out, in, varArg)
}

func printFunc(p *printer, o *Operation) {
	p.raw(" ")
	if l := o.Linkage(); l != "external" {
		p.raw(l)
		p.raw(" ")
	}
	p.enumWord(o, "visibility_", "Visibility")
	p.enumWord(o, "unnamed_addr", "UnnamedAddr")
	if c := o.CConv(); c != "ccc" {
		p.raw(c)
		p.raw(" ")
	}
	p.symbol(o.SymName())
	t := o.FuncType()
	body := o.Body()
	p.raw("(")
	for i, in := range t.Params {
		if i > 0 {
			p.raw(", ")
		}
		if len(body) > 0 {
			arg := body[0].Args[i]
			p.value(arg)
			p.raw(": ")
			p.typ(arg.Type)
			p.paramDict(o.ArgAttrs(i))
			p.argLoc(arg)
		} else {
			p.typ(in)
			p.paramDict(o.ArgAttrs(i))
		}
	}
	if t.VarArg {
		if len(t.Params) > 0 {
			p.raw(", ")
		}
		p.raw("...")
	}
	p.raw(")")
	if t.Result != Type(Void) {
		p.raw(" -> ")
		p.resultType(t.Result, o.ResAttrs(0))
	}
	if a, ok := o.prop("vscale_range").(*DialectAttr); ok {
		lo, hi := vscaleRange(a)
		p.raw(" vscale_range(")
		p.raw(lo)
		p.raw(", ")
		p.raw(hi)
		p.raw(")")
	}
	p.printComdat(o)
	if attrs := p.collectAttrs(o, "sym_name", "function_type", "arg_attrs", "res_attrs", "linkage", "CConv",
		"visibility_", "comdat", "unnamed_addr", "vscale_range"); len(attrs) > 0 {
		p.raw(" attributes ")
		p.dict(attrs)
	}
	if len(body) > 0 {
		p.raw(" ")
		p.region(o.Regions[0], false, false)
	}
}

// enumWord writes the word of an enumeration property and a blank, nothing
// for the empty word.
func (p *printer) enumWord(o *Operation, prop, kind string) {
	if w, _ := enumSpelling(kind, o.prop(prop)); w != "" {
		p.raw(w)
		p.raw(" ")
	}
}

func (p *printer) printComdat(o *Operation) {
	if c := o.prop("comdat"); c != nil {
		p.raw(" comdat(")
		p.attr(c)
		p.raw(")")
	}
}

// parseGlobalHead reads what globals and aliases begin with.
func (p *parser) parseGlobalHead(b *build) {
	p.linkage(b)
	p.visibility(b)
	if p.acceptWord("thread_local") {
		b.setProp("thread_local_", Unit)
	}
	p.unnamedAddr(b)
	// Version 19 wrote these two the other way round.
	if find(b.props, "thread_local_") == nil && p.acceptWord("thread_local") {
		b.setProp("thread_local_", Unit)
	}
}

func (p *printer) globalHead(o *Operation) {
	p.raw(" ")
	p.raw(o.Linkage())
	p.raw(" ")
	p.enumWord(o, "visibility_", "Visibility")
	if o.BoolProp("thread_local_") {
		p.raw("thread_local ")
	}
	p.enumWord(o, "unnamed_addr", "UnnamedAddr")
}

// parseGlobal reads `[linkage] … [constant] @name(value) [comdat(…)] {…} : T
// [initialiser]`.
func parseGlobal(p *parser, b *build) {
	p.parseGlobalHead(b)
	if p.acceptWord("constant") {
		b.setProp("constant", Unit)
	}
	b.setProp("sym_name", &StringAttr{Value: p.parseName(b)})
	p.expect(tLParen, "")
	var value Attribute
	if !p.accept(tRParen) {
		value = p.parseAttr(nil)
		b.setProp("value", value)
		p.expect(tRParen, "")
	}
	p.comdat(b)
	p.parseOwnAttrs(b)
	init := &Region{}
	var t Type
	if p.accept(tColon) {
		t = p.parseType()
		if p.at(tComma) {
			p.customError(b, b.o.Pos, "expected zero or one type")
		}
		if p.at(tLBrace) {
			init = p.parseRegion(b.o, nil, true)
		}
	} else {
		s, ok := value.(*StringAttr)
		if !ok {
			p.customError(b, b.o.Pos, "type can only be omitted for string globals")
		}
		t = Array(uint64(len(s.Value)), Int(8))
	}
	b.setProp("global_type", &TypeAttr{t})
	if find(b.props, "addr_space") == nil {
		b.setProp("addr_space", i32Attr(0))
	}
	b.regions = append(b.regions, init)
}

func printGlobal(p *printer, o *Operation) {
	p.globalHead(o)
	if o.BoolProp("constant") {
		p.raw("constant ")
	}
	p.symbol(o.SymName())
	p.raw("(")
	value := o.prop("value")
	if value != nil {
		p.attr(value)
	}
	p.raw(")")
	p.printComdat(o)
	attrs := p.collectAttrs(o, "sym_name", "constant", "global_type", "value", "linkage", "unnamed_addr",
		"thread_local_", "visibility_", "comdat")
	if o.prop("addr_space") == nil {
		attrs = append(attrs, NamedAttr{"addr_space", i32Attr(0)})
		sortAttrs(attrs)
	}
	p.raw(" ")
	p.dict(attrs)
	if _, ok := value.(*StringAttr); ok {
		return
	}
	p.raw(" : ")
	p.typ(o.TypeProp("global_type"))
	if len(o.Body()) > 0 {
		p.raw(" ")
		p.region(o.Regions[0], false, false)
	}
}

// parseAlias reads `[linkage] … @name {…} : T initialiser`.
func parseAlias(p *parser, b *build) {
	p.parseGlobalHead(b)
	b.setProp("sym_name", &StringAttr{Value: p.parseName(b)})
	p.parseOwnAttrs(b)
	p.expect(tColon, "")
	b.setProp("alias_type", &TypeAttr{p.parseType()})
	if p.at(tComma) {
		p.customError(b, b.o.Pos, "expected zero or one type")
	}
	b.regions = append(b.regions, p.parseRegion(b.o, nil, true))
}

func printAlias(p *printer, o *Operation) {
	p.globalHead(o)
	p.symbol(o.SymName())
	p.ownAttrs(o, "sym_name", "alias_type", "linkage", "unnamed_addr", "thread_local_", "visibility_")
	p.raw(" : ")
	p.typ(o.TypeProp("alias_type"))
	p.raw(" ")
	p.region(o.Regions[0], false, false)
}

// parseModule reads `[@name] [attributes {…}] { … }`.
func parseModule(p *parser, b *build) {
	if p.at(tAt) {
		b.setProp("sym_name", &StringAttr{Value: p.parseSymbolName()})
	}
	if p.acceptWord("attributes") {
		b.attrs = append(b.attrs, p.parseAttrDict()...)
		p.splitAttrs(b, b.o.Pos, "custom op '"+b.o.Name+"' ")
	}
	r := p.parseRegion(b.o, nil, true)
	if len(r.Blocks) == 0 {
		r.Blocks = []*Block{{Region: r, Pos: b.o.Pos}}
	}
	b.regions = append(b.regions, r)
}

func printModule(p *printer, o *Operation) {
	if name := o.SymName(); name != "" {
		p.raw(" ")
		p.symbol(name)
	}
	if attrs := p.collectAttrs(o, "sym_name"); len(attrs) > 0 {
		p.raw(" attributes ")
		p.dict(attrs)
	}
	p.raw(" ")
	p.region(o.Regions[0], false, false)
}
