package dialect

import "math"

// pendingLoc is a use of a location alias before its definition.
type pendingLoc struct {
	loc  *Location
	name string
	pos  Pos
}

// parseOptionalLoc reads a trailing `loc(…)`, nil when there is none.
func (p *parser) parseOptionalLoc() *Location {
	if !p.atWord("loc") {
		return nil
	}
	return p.parseLoc()
}

// parseLoc reads `loc(…)`.
func (p *parser) parseLoc() *Location {
	p.enter()
	defer p.leave()
	p.expectWord("loc", "")
	p.expect(tLParen, "in location")
	l := p.parseLocInstance()
	p.expect(tRParen, "in location")
	return l
}

// parseLocInstance reads a location without `loc(…)` around it (Builtin
// dialect, "Location Attributes"); inside another location that may be written
// too.
func (p *parser) parseLocInstance() *Location {
	switch p.tok.kind {
	case tHash:
		return p.parseLocAlias()
	case tString:
		return p.parseNameOrFile()
	}
	switch p.word() {
	case "loc":
		return p.parseLoc()
	case "unknown":
		p.advance()
		return &Location{Kind: LocUnknown}
	case "callsite":
		p.enter()
		defer p.leave()
		p.advance()
		p.expect(tLParen, "in callsite location")
		callee := p.parseLocInstance()
		p.expectWord("at", "in callsite location")
		caller := p.parseLocInstance()
		p.expect(tRParen, "in callsite location")
		return &Location{Kind: LocCallSite, Of: []*Location{callee, caller}}
	case "fused":
		return p.parseFused()
	}
	p.errorWrong("expected location instance")
	return nil
}

// parseLocAlias reads an alias, possibly defined later, or a location kept as
// an attribute of a dialect.
func (p *parser) parseLocAlias() *Location {
	tok := p.tok
	name := p.s[tok.pos+1 : tok.end]
	if a, ok := p.attrAliases[name]; ok {
		p.advance()
		p.charge(tok.pos, a.depth, a.expanded)
		la, ok := a.a.(*LocationAttr)
		if !ok {
			p.errorAt(tok.pos, "expected location, but found '%s'", a.a)
		}
		return la.Loc
	}
	if !isAliasName(name) {
		p.errorAt(tok.pos, "expected location, but found dialect attribute: '#%s'", name)
	}
	p.advance()
	l := &Location{Kind: LocAlias, Name: name}
	p.pendingLocs = append(p.pendingLocs, pendingLoc{l, name, tok.pos})
	return l
}

// parseNameOrFile reads `"file":line:col`, `"file":line:col to line:col`,
// `"name"` or `"name"(child)`.
func (p *parser) parseNameOrFile() *Location {
	s := p.parseString()
	if p.accept(tColon) {
		l := &Location{Kind: LocFile, File: s}
		l.Line = p.parseLineNumber("line")
		if p.accept(tColon) {
			l.Col = p.parseLineNumber("column")
		}
		if p.acceptWord("to") {
			l.EndLine = l.Line
			if !p.at(tColon) {
				l.EndLine = p.parseLineNumber("line")
			}
			p.expect(tColon, "in location range")
			l.EndCol = p.parseLineNumber("column")
		}
		return l
	}
	l := &Location{Kind: LocName, Name: s}
	if p.at(tLParen) {
		p.enter()
		defer p.leave()
		p.advance()
		l.Of = []*Location{p.parseLocInstance()}
		p.expect(tRParen, "after child location of NameLoc")
	}
	return l
}

func (p *parser) parseLineNumber(what string) int {
	if !p.at(tInteger) {
		p.errorWrong("expected integer %s number in FileLineColRange", what)
	}
	v, ok := p.uint64Of(p.tok)
	if !ok || v > math.MaxUint32 {
		p.errorHere("expected integer %s number in FileLineColRange", what)
	}
	p.advance()
	return int(v)
}

// parseFused reads `fused<meta>[a, b]`. As in MLIR, unknown parts and
// repetitions are dropped, the parts of a fused location with the same metadata
// take its place, and without metadata one part stands for itself.
func (p *parser) parseFused() *Location {
	p.enter()
	defer p.leave()
	p.advance()
	l := &Location{Kind: LocFused}
	if p.accept(tLess) {
		l.Meta = p.parseAttr(nil)
		p.expect(tGreater, "after fused location metadata")
	}
	p.expect(tLSquare, "in fused location")
	p.parseList(tRSquare, func() {
		x := p.parseLocInstance()
		if x.Kind == LocFused && sameMeta(x.Meta, l.Meta) {
			for _, y := range x.Of {
				l.Of = addLoc(l.Of, y)
			}
			return
		}
		if x.Kind != LocUnknown {
			l.Of = addLoc(l.Of, x)
		}
	})
	if len(l.Of) == 0 {
		if l.Meta == nil {
			return &Location{Kind: LocUnknown}
		}
		l.Of = []*Location{{Kind: LocUnknown}}
	}
	if len(l.Of) == 1 && l.Meta == nil {
		return l.Of[0]
	}
	return l
}

// addLoc appends l unless it is there already.
func addLoc(ls []*Location, l *Location) []*Location {
	for _, x := range ls {
		if sameLoc(x, l) {
			return ls
		}
	}
	return append(ls, l)
}

// sameLoc compares two locations; one that waits for its definition is only
// itself.
func sameLoc(a, b *Location) bool {
	if a == b {
		return true
	}
	if a.Kind != b.Kind || a.Kind == LocAlias || a.File != b.File || a.Line != b.Line || a.Col != b.Col || a.EndLine != b.EndLine || a.EndCol != b.EndCol ||
		a.Name != b.Name || len(a.Of) != len(b.Of) || !sameMeta(a.Meta, b.Meta) {
		return false
	}
	for i := range a.Of {
		if !sameLoc(a.Of[i], b.Of[i]) {
			return false
		}
	}
	return true
}

// sameMeta compares the metadata of fused locations.
func sameMeta(a, b Attribute) bool {
	return a == b || a != nil && b != nil && a.String() == b.String()
}

// resolveLocs replaces the location aliases that were used before their
// definition. It is called when the whole file was read.
func (p *parser) resolveLocs() {
	for _, u := range p.pendingLocs {
		a, ok := p.attrAliases[u.name]
		if !ok {
			p.errorAt(u.pos, "operation location alias was never defined")
		}
		la, ok := a.a.(*LocationAttr)
		if !ok {
			p.errorAt(u.pos, "expected location, but found '%s'", a.a)
		}
		if la.Loc.Kind == LocAlias {
			p.errorAt(u.pos, "location alias '#%s' is defined by itself", u.name)
		}
		*u.loc = *la.Loc
	}
	p.checkLocCycles()
	p.pendingLocs = nil
}

// checkLocCycles refuses location aliases that contain themselves, which only
// uses before a definition can make.
func (p *parser) checkLocCycles() {
	state := map[*Location]int{} // 1 while inside, else 2 + its nesting
	var visit func(l *Location, pos Pos) int
	visit = func(l *Location, pos Pos) int {
		switch s := state[l]; {
		case s == 1:
			p.errorAt(pos, "location alias is defined by itself")
		case s >= 2:
			return s - 2
		}
		state[l] = 1
		p.enter()
		deep := 0
		for _, x := range l.Of {
			deep = max(deep, visit(x, pos)+1)
		}
		if deep > maxNesting {
			p.fatalAt(pos, "nested too deep: more than %d levels of locations", maxNesting)
		}
		p.leave()
		state[l] = 2 + deep
		return deep
	}
	for _, u := range p.pendingLocs {
		visit(u.loc, u.pos)
	}
}
