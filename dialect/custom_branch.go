package dialect

import "github.com/touchstone-ir/touchstone/dialect/op"

// Hand-written syntaxes of branches: the targets of switch and indirectbr.

// parseDest reads `^bb(%a : T, …)`.
func (p *parser) parseDest(b *build) (uses, types span) {
	b.succs = append(b.succs, p.parseSuccessor())
	return p.parseDestArgs(b)
}

func (p *parser) parseDestArgs(b *build) (uses, types span) {
	if p.accept(tLParen) {
		if p.at(tPercent) {
			uses = p.parseUses(b)
		}
		p.expect(tColon, "")
		types = p.parseTypes(b)
		p.expect(tRParen, "")
	}
	return uses, types
}

// dest writes `^bb(%a : T)`.
func (p *printer) dest(s *Successor) {
	p.block(s.Block)
	if len(s.Args) > 0 {
		p.raw("(")
		p.values(s.Args)
		p.raw(" : ")
		p.typesOf(s.Args)
		p.raw(")")
	}
}

// parseIntOr reads a signed integer; ok is false when it needs more than 64
// bits.
func (p *parser) parseIntOr(b *build) (v int64, ok bool) {
	neg := p.accept(tMinus)
	if !p.at(tInteger) {
		p.customError(b, p.herePos(), "expected integer value")
	}
	u, ok := p.uint64Of(p.tok)
	p.advance()
	if neg {
		return -int64(u), ok && u <= 1<<63
	}
	return int64(u), ok && u < 1<<63
}

// parseSwitchCases reads `[1: ^bb(%a : T), …]`.
func parseSwitchCases(p *parser, b *build, _ *element) {
	flag := b.types[b.argTypes[0].from]
	it, ok := flag.(*IntegerType)
	if !ok {
		p.customError(b, b.o.Pos, "operand #0 must be signless integer, but got %s", quote(flag))
	}
	vals := &DenseElementsAttr{}
	var sizes []int64
	uses, types := span{len(b.uses), len(b.uses)}, span{len(b.types), len(b.types)}
	p.expect(tLSquare, "")
	words := (it.Width + 63) / 64
	n := 0
	p.parseList(tRSquare, func() {
		pos := p.herePos()
		v, ok := p.parseIntOr(b)
		if !ok {
			p.customError(b, pos, "integer value too large")
		}
		n++
		if it.Width > 64 {
			vals.Wide = append(vals.Wide, uint64(v))
			for k := 1; k < words; k++ {
				fill := uint64(v >> 63)
				if k == words-1 && it.Width%64 != 0 {
					fill &= 1<<(it.Width%64) - 1
				}
				vals.Wide = append(vals.Wide, fill)
			}
		} else {
			vals.Bits = append(vals.Bits, uint64(v)&(^uint64(0)>>(64-max(it.Width, 1))))
		}
		p.expect(tColon, "")
		us, ts := p.parseDest(b)
		if us.n() != ts.n() {
			p.customError(b, b.o.Pos, "number of operands and types do not match: got %d operands and %d types", us.n(), ts.n())
		}
		sizes = append(sizes, int64(us.n()))
		uses.to, types.to = len(b.uses), len(b.types)
	})
	caseOperands, _ := partOf(op.Switch, "caseOperands")
	b.args[caseOperands.index], b.argTypes[caseOperands.index] = uses, types
	if n > 0 {
		vals.Type = Vec(int64(n), flag)
		if it.Width > 64 {
			vals.Words = words
		}
		vals.findSplat(1)
		b.setProp("case_values", vals)
	}
	b.setProp("case_operand_segments", i32Array(sizes))
}

func printSwitchCases(p *printer, o *Operation, _ *element) {
	p.raw("[")
	p.newline()
	cases := o.SwitchCases()
	if len(cases) > 0 {
		for i := range cases {
			if i > 0 {
				p.raw(",")
				p.newline()
			}
			if !p.brief {
				p.raw("  ")
			}
			p.raw(cases[i].String())
			p.raw(": ")
			p.dest(&o.Successors[i+1])
		}
		p.newline()
	}
	p.raw("]")
}

// parseIndirectDests reads `[^bb(%a : T), …]`.
func parseIndirectDests(p *parser, b *build, _ *element) {
	var sizes []int64
	uses, types := span{len(b.uses), len(b.uses)}, span{len(b.types), len(b.types)}
	p.expect(tLSquare, "in successor blocks")
	p.parseList(tRSquare, func() {
		us, ts := p.parseDest(b)
		if us.n() != ts.n() {
			p.customError(b, b.o.Pos, "number of operands and types do not match: got %d operands and %d types", us.n(), ts.n())
		}
		sizes = append(sizes, int64(us.n()))
		uses.to, types.to = len(b.uses), len(b.types)
	})
	b.args[1], b.argTypes[1] = uses, types
	b.setProp("indbr_operand_segments", i32Array(sizes))
}

func printIndirectDests(p *printer, o *Operation, _ *element) {
	p.raw("[")
	for i := range o.Successors {
		if i > 0 {
			p.raw(",")
		}
		p.newline()
		p.dest(&o.Successors[i])
	}
	if len(o.Successors) > 0 {
		p.newline()
	}
	p.raw("]")
}

// parseLinkageOf reads a linkage word of a declarative format.
func parseLinkageOf(p *parser, b *build, _ *element) {
	w := p.word()
	if !linkages[w] {
		p.customError(b, p.tok.pos, "expected valid keyword for linkage")
	}
	p.advance()
	b.setProp("linkage", wordAttr("linkage", w))
}

func printLinkageOf(p *printer, o *Operation, _ *element) { p.raw(o.Linkage()) }
