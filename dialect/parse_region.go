package dialect

// argument is a named argument of a function: the entry block's arguments
// come from the signature.
type argument struct {
	use   operandUse
	typ   Type
	attrs *DictAttr
	loc   *Location
}

// parseRegion reads `{ blocks }`. args are the arguments of the entry block
// when the operation's own syntax names them. An isolated region sees no names
// from outside.
func (p *parser) parseRegion(o *Operation, args []argument, isolated bool) *Region {
	if !p.accept(tLBrace) {
		p.errorWrong("expected '{' to begin a region")
	}
	r := &Region{Op: o}
	if len(args) == 0 && p.accept(tRBrace) {
		return r
	}
	p.enter()
	p.pushScope(isolated)
	p.blocks = append(p.blocks, &blockScope{})
	outer, entry := p.block, &Block{Region: r, Pos: p.tok.pos}
	if len(args) > 0 {
		if p.at(tCaret) {
			p.errorHere("invalid block name in region with named arguments")
		}
		for i := range args {
			a := &args[i]
			if prior, ok := p.known(a.use.name, a.use.number); ok {
				p.errorNote(a.use.pos, "region entry argument '"+a.use.name+"' is already in use", prior, "previously referenced here")
			}
			p.addArg(entry, a.use, a.typ, a.loc)
		}
	}
	if p.at(tCaret) {
		p.parseBlock(r, entry)
	} else {
		r.Blocks = append(r.Blocks, entry)
		p.parseBlockBody(entry)
	}
	for !p.accept(tRBrace) {
		p.parseBlock(r, nil)
	}
	p.checkBlocks()
	p.blocks = p.blocks[:len(p.blocks)-1]
	p.block = outer
	p.popScope()
	p.leave()
	return r
}

// addArg gives a block one more argument.
func (p *parser) addArg(b *Block, u operandUse, t Type, loc *Location) {
	v := p.define(u.name, u.number, u.pos, t)
	v.Block, v.Index, v.Loc = b, len(b.Args), loc
	b.Args = append(b.Args, v)
}

// parseBlock reads `^name(%a: T, …):` and the operations behind it.
func (p *parser) parseBlock(r *Region, entry *Block) {
	tok := p.tok
	if !p.accept(tCaret) {
		p.errorWrong("expected block name")
	}
	b := p.defineBlock(p.text(tok), tok.pos, entry)
	b.Region = r
	r.Blocks = append(r.Blocks, b)
	if p.accept(tLParen) {
		p.parseList(tRParen, func() {
			u := p.parseUse()
			p.expect(tColon, "and type for SSA operand")
			t := p.parseType()
			p.addArg(b, u, t, p.parseOptionalLoc())
		})
	}
	if !p.accept(tColon) {
		p.errorWrong("expected ':' after block name")
	}
	p.parseBlockBody(b)
}

func (p *parser) parseBlockBody(b *Block) {
	p.block = b
	p.operations(func() bool {
		if p.at(tCaret) || p.at(tRBrace) {
			return false
		}
		p.parseOperation()
		return true
	})
}
