package dialect

// ParseType reads one type, such as `vector<4xi32>`; identified structs are
// those of ctx. The error is a *diag.List.
func ParseType(ctx *Context, text string) (Type, error) {
	var t Type
	err := fragment(ctx, text, func(p *parser) { t = p.parseType() })
	return t, err
}

// ParseAttribute reads one attribute, such as `3 : i32` or
// `dense<0> : vector<4xi8>`. The error is a *diag.List.
func ParseAttribute(ctx *Context, text string) (Attribute, error) {
	var a Attribute
	err := fragment(ctx, text, func(p *parser) { a = p.parseAttr(nil) })
	return a, err
}

// fragment reads text, all of it, by read.
func fragment(ctx *Context, text string, read func(p *parser)) error {
	p := newParser("", text, ctx)
	p.vintage = V22 // nothing here brings a type up to date
	return p.catch(func() {
		p.start()
		read(p)
		if !p.at(tEOF) {
			p.errorAt(p.tok.pos, "unexpected text behind the end")
		}
		p.endOfFile()
	})
}

// ParseIn is Parse with the types and attributes of ctx, so that what it reads
// can be put into a module that exists: an operation typed at a prompt.
func ParseIn(ctx *Context, name, text string) (*Module, error) {
	p := newParser(name, text, ctx)
	var m *Module
	err := p.catch(func() {
		p.start()
		m = p.parseModuleText()
	})
	if err != nil {
		return nil, err
	}
	return m, nil
}
