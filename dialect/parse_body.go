package dialect

import "strings"

// Attributes and types of dialects that are kept as text.

// rawBody reads `<…>` with balanced brackets as text, without the outer
// brackets; the current token is the <. Strings may hold any bracket.
func (p *parser) rawBody() string {
	start := p.tok.pos
	end := p.bodyEnd(start)
	body := p.s[start+1 : end-1]
	p.resetTo(end)
	p.prevEnd = end
	return body
}

// bodyEnd is the offset behind the bracket that closes the one at pos.
func (p *parser) bodyEnd(pos Pos) Pos {
	s := p.s
	var buf [32]Pos
	open := buf[:0]
	for i := int(pos); i < len(s); i++ {
		c := s[i]
		if class[c]&(cSuffix|cSpace) != 0 && c != '-' {
			continue
		}
		switch c {
		case '<', '[', '(', '{':
			open = append(open, Pos(i))
		case '>', ']', ')', '}':
			if o := open[len(open)-1]; closing(s[o]) != c {
				p.errorAt(o, "unbalanced '%c' character in pretty dialect name", s[o])
			}
			if open = open[:len(open)-1]; len(open) == 0 {
				return Pos(i + 1)
			}
		case '-':
			if i+1 < len(s) && s[i+1] == '>' {
				i++
			}
		case '"':
			i = p.stringEnd(i) - 1
		case 0:
			p.errorAt(Pos(i), "unexpected control character 0x00")
		}
	}
	o := open[len(open)-1]
	p.errorAt(o, "unbalanced '%c' character in pretty dialect name", s[o])
	return 0
}

func closing(open byte) byte {
	switch open {
	case '<':
		return '>'
	case '[':
		return ']'
	case '(':
		return ')'
	}
	return '}'
}

// parseDialectAttr reads an attribute that begins with #: an alias, or one of
// a dialect, whose body is kept as text.
func (p *parser) parseDialectAttr(t Type) Attribute {
	tok := p.tok
	name := p.s[tok.pos+1 : tok.end]
	p.advance()
	body := p.at(tLess) && p.tok.pos == tok.end
	if isAliasName(name) && !body {
		a, ok := p.attrAliases[name]
		if !ok {
			p.errorWrongAt(tok.end, "undefined symbol alias id '%s'", name)
		}
		p.charge(tok.pos, a.depth, a.expanded)
		return a.a
	}
	a := &DialectAttr{}
	var dot bool
	a.Dialect, a.Name, dot = strings.Cut(name, ".")
	if dot && a.Name == "" || a.Dialect == "" || class[a.Dialect[0]]&cLetter == 0 {
		p.errorAt(tok.pos, "expected the name of a dialect, a dot and the name of an attribute: '#%s'", name)
	}
	if !dot {
		p.parseWrapped(a)
	} else if body {
		p.readBody(a)
	}
	p.checkDialectAttr(tok.pos+Pos(2+len(a.Dialect)), a)
	a.canonical()
	if t == nil && p.typedDialectAttr(a) && p.accept(tColon) {
		p.parseType()
	}
	return a
}

// typedDialectAttr reports whether `: type` may follow the attribute. None of
// the llvm dialect's own takes one.
func (p *parser) typedDialectAttr(a *DialectAttr) bool { return !structured(a.Dialect) }

// structured reports whether the bodies of a dialect's attributes are made of
// MLIR's own tokens, so that their spacing can be made canonical.
func structured(dialect string) bool { return dialect == "llvm" || dialect == "dlti" }

// parseWrapped reads the form `#dialect<name…>`, which means `#dialect.name…`
// when it begins with a word.
func (p *parser) parseWrapped(a *DialectAttr) {
	start := p.tok
	p.advance()
	w := p.word()
	end := p.tok.end
	p.advance()
	switch {
	case w != "" && p.at(tGreater):
		a.Name = w
	case w != "" && p.at(tLess) && p.tok.pos == end:
		a.Name = w
		p.readBody(a)
	default:
		if structured(a.Dialect) {
			p.errorAt(start.end, "expected the name of an attribute of the dialect '%s'", a.Dialect)
		}
		p.tok = start
		a.Body = "<" + p.rawBody() + ">"
		return
	}
	p.expect(tGreater, "")
}

// readBody reads `<…>` into a's Body. The text of structured dialects is made
// canonical; that of others stays as it is but for aliases.
func (p *parser) readBody(a *DialectAttr) {
	if !structured(a.Dialect) {
		start := p.tok.pos
		p.rawBody()
		a.Body = p.s[start:p.prevEnd]
		if strings.IndexByte(a.Body, '#') >= 0 || strings.IndexByte(a.Body, '!') >= 0 {
			p.expandRaw(a, start)
		}
		return
	}
	w := bodyWriter{p: p, attr: a}
	w.run()
	a.Body = string(w.full)
	if w.short != nil {
		a.short = string(w.short)
	}
}

// expandRaw writes out the aliases in a body that is otherwise kept as it is.
func (p *parser) expandRaw(a *DialectAttr, start Pos) {
	end := p.prevEnd
	after := p.tok
	w := bodyWriter{p: p, attr: a}
	from := start
	// The text belongs to a dialect that is not known: it need not be made of
	// MLIR's tokens, only aliases are looked for.
	for i := start; i < end; {
		c := p.s[i]
		if c == '"' {
			i = Pos(p.stringEnd(int(i)))
			continue
		}
		i++
		if c != '#' && c != '!' {
			continue
		}
		tok := token{kind: tHash, pos: i - 1}
		if c == '!' {
			tok.kind = tBang
		}
		for i < end && class[p.s[i]]&cSuffix != 0 {
			i++
		}
		tok.end = i
		name := p.s[tok.pos+1 : i]
		_, isAttr := p.attrAliases[name]
		_, isType := p.typeAliases[name]
		if i < end && p.s[i] == '<' || c == '#' && !isAttr || c == '!' && !isType {
			continue // `#dialect<…>`, or no alias
		}
		if text, ref := w.alias(tok); ref {
			w.full = append(append(w.full, p.s[from:tok.pos]...), text...)
			from = tok.end
		}
		p.limitBody(tok.pos, len(w.full))
	}
	a.Body = string(append(w.full, p.s[from:end]...))
	p.tok, p.prevEnd = after, end
}

// maxBody is the greatest length of an attribute's text with the aliases in it
// written out.
const maxBody = 1 << 22

func (p *parser) limitBody(pos Pos, n int) {
	if n > maxBody {
		p.errorAt(pos, "the text of the attribute is longer than %d bytes with its aliases written out", maxBody)
	}
}

// bodyWriter rewrites the tokens of a body with MLIR's spacing.
type bodyWriter struct {
	p     *parser
	attr  *DialectAttr
	full  []byte // aliases written out
	short []byte // aliases kept, nil while there were none
	wrote bool
}

func (w *bodyWriter) put(s string) {
	w.full = append(w.full, s...)
	if w.short != nil {
		w.short = append(w.short, s...)
	}
}

// run copies tokens from the current < to the > that closes it: a blank where
// the text had one, none inside brackets, one after a comma and on both sides
// of an equals sign.
func (w *bodyWriter) run() {
	p := w.p
	end := p.bodyEnd(p.tok.pos)
	depth := p.depth
	prev := token{}
	for {
		tok := p.tok
		if needsBlank(prev, tok) {
			w.put(" ")
		}
		switch tok.kind {
		case tLess, tLParen, tLSquare, tLBrace:
			p.enter()
		case tGreater, tRParen, tRSquare, tRBrace:
			p.leave()
		case tEOF:
			p.errorHere("expected '>'")
		}
		text, ref := w.alias(tok)
		switch {
		case ref && w.keepAlias(tok):
			name := p.text(tok)
			w.startShort()
			w.full = append(w.full, name...)
			w.short = append(w.short, name...)
		case ref && tok.kind == tBang:
			w.put(text)
		case ref:
			w.startShort()
			w.full = append(w.full, text...)
			w.short = append(w.short, p.text(tok)...)
		case tok.kind == tString:
			// One spelling of each string.
			w.put(quoted(p.str(tok)))
		default:
			w.put(p.text(tok))
		}
		p.limitBody(tok.pos, len(w.full))
		if tok.end == end {
			break
		}
		p.advance()
		prev = tok
	}
	p.depth = depth
	p.advance()
}

func (w *bodyWriter) startShort() {
	if w.short == nil {
		w.short = append([]byte{}, w.full...)
	}
}

// keepAlias reports whether an alias stays one: debug information.
func (w *bodyWriter) keepAlias(tok token) bool {
	if tok.kind != tHash {
		return false
	}
	d, ok := w.p.attrAliases[w.p.s[tok.pos+1:tok.end]].a.(*DialectAttr)
	return ok && strings.HasPrefix(d.Name, "di_")
}

// alias is the text that an alias token stands for; ref is false for any
// other token.
func (w *bodyWriter) alias(tok token) (text string, ref bool) {
	p := w.p
	if tok.kind != tHash && tok.kind != tBang {
		return "", false
	}
	name := p.s[tok.pos+1 : tok.end]
	if !isAliasName(name) {
		return "", false
	}
	if next := p.tok; next.kind == tLess && next.pos == tok.end ||
		next.pos == tok.pos && int(tok.end) < len(p.s) && p.s[tok.end] == '<' {
		return "", false // `#dialect<…>`
	}
	if tok.kind == tBang {
		t, ok := p.typeAliases[name]
		if !ok {
			p.errorAt(tok.pos, "undefined symbol alias id '%s'", name)
		}
		p.charge(tok.pos, t.depth, t.expanded)
		return t.t.String(), true
	}
	a, ok := p.attrAliases[name]
	if !ok {
		p.errorAt(tok.pos, "undefined symbol alias id '%s'", name)
	}
	w.attr.uses = append(w.attr.uses, a.a)
	if d, ok := a.a.(*DialectAttr); ok && strings.HasPrefix(d.Name, "di_") {
		return "", true
	}
	p.charge(tok.pos, a.depth, a.expanded)
	return a.a.String(), true
}

// needsBlank reports whether a blank stands between two tokens of a body.
func needsBlank(a, b token) bool {
	switch {
	case a.end == 0:
		return false
	case b.kind == tComma || b.kind == tRParen || b.kind == tRSquare || b.kind == tRBrace || b.kind == tGreater:
		return false
	case a.kind == tComma, a.kind == tEqual, b.kind == tEqual:
		return true
	case a.kind == tLParen || a.kind == tLSquare || a.kind == tLBrace || a.kind == tLess:
		return false
	}
	return a.end != b.pos
}
