package dialect

import (
	"math"
	"math/big"
	"slices"
	"strconv"
	"strings"
)

// attrAlias is `#name = attribute` with what using it costs.
type attrAlias struct {
	a        Attribute
	depth    int
	expanded int
}

// parseAttr reads an attribute. t is the type that an untyped number or
// string takes; with nil it may be written behind a colon.
func (p *parser) parseAttr(t Type) Attribute {
	a := p.parseOptionalAttr(t)
	if a == nil {
		p.errorWrong("expected attribute value")
	}
	return a
}

// parseOptionalAttr reads an attribute if one begins here, else returns nil.
func (p *parser) parseOptionalAttr(t Type) Attribute {
	switch p.tok.kind {
	case tInteger:
		return p.parseIntegerAttr(t, false)
	case tFloat:
		return p.parseFloatAttr(t, false)
	case tMinus:
		p.advance()
		switch p.tok.kind {
		case tInteger:
			return p.parseIntegerAttr(t, true)
		case tFloat:
			return p.parseFloatAttr(t, true)
		}
		p.errorWrong("expected constant integer or floating point value")
	case tString:
		s := p.str(p.tok)
		p.advance()
		if t == nil && p.accept(tColon) {
			t = p.parseType()
		}
		return &StringAttr{Value: s, Type: t}
	case tAt:
		return p.parseSymbolRef()
	case tHash:
		return p.parseDialectAttr(t)
	case tLSquare:
		p.enter()
		defer p.leave()
		p.advance()
		a := &ArrayAttr{}
		p.parseList(tRSquare, func() { a.Elems = append(a.Elems, p.parseAttr(nil)) })
		return a
	case tLBrace:
		return &DictAttr{Entries: p.parseAttrDict()}
	case tBareIdent:
		if a := p.parseWordAttr(t); a != nil {
			return a
		}
	}
	if ty := p.parseOptionalType(); ty != nil {
		return &TypeAttr{Type: ty}
	}
	return nil
}

// parseWordAttr reads an attribute that begins with a word, nil when the word
// begins none.
func (p *parser) parseWordAttr(t Type) Attribute {
	switch p.word() {
	case "unit":
		p.advance()
		return Unit
	case "true":
		p.advance()
		return True
	case "false":
		p.advance()
		return False
	case "dense":
		return p.parseDense(t)
	case "array":
		return p.parseDenseArray()
	case "sparse":
		return p.parseSparse(t)
	case "dense_resource":
		return p.parseDenseResource(t)
	case "affine_map":
		p.advance()
		p.expect(tLess, "in affine map")
		text := p.parseAffineMap()
		p.expect(tGreater, "in affine map")
		return &AffineMapAttr{Text: text}
	case "affine_set":
		p.advance()
		p.expect(tLess, "in integer set")
		text := p.parseIntegerSet()
		p.expect(tGreater, "in integer set")
		return &IntegerSetAttr{Text: text}
	case "strided":
		return p.parseStrided()
	case "distinct":
		return p.parseDistinct()
	case "loc":
		return &LocationAttr{Loc: p.parseLoc()}
	}
	return nil
}

// parseIntegerAttr reads a number whose first token is an integer; the sign
// was read before.
func (p *parser) parseIntegerAttr(t Type, neg bool) Attribute {
	tok := p.tok
	p.advance()
	if t == nil {
		t = Int(64)
		if p.accept(tColon) {
			t = p.parseType()
		}
	}
	if floatWidth(t) > 0 {
		lo, hi := p.hexFloat(t, tok, neg)
		return &FloatAttr{Type: t, Bits: lo, Hi: hi}
	}
	it, ok := t.(*IntegerType)
	if _, index := t.(*IndexType); !ok && !index {
		p.errorAt(tok.pos, "integer literal not valid for specified type")
	}
	if neg && ok && it.Signedness == Unsigned {
		p.errorAt(tok.pos, "negative integer literal not valid for unsigned integer type")
	}
	v, big, ok := p.intInRange(tok, t, neg)
	if !ok {
		p.errorAt(tok.pos, "integer constant out of range for attribute")
	}
	return &IntegerAttr{Type: t, V: v, Big: big}
}

// intInRange is the value of an integer token as type t holds it: signless
// and signed numbers are sign-extended, but i1 is 0 or 1. It is false when the
// number does not fit. A signless type takes both the signed and the unsigned
// range (Builtin dialect, IntegerAttr).
func (p *parser) intInRange(tok token, t Type, neg bool) (int64, *big.Int, bool) {
	width, sign := 64, Signed
	if it, ok := t.(*IntegerType); ok {
		width, sign = it.Width, it.Signedness
	}
	u, ok := p.uint64Of(tok)
	if !ok || width > 64 {
		return p.bigInRange(tok, width, sign, neg)
	}
	if width < 64 && u>>width != 0 {
		return 0, nil, false
	}
	top := uint64(0)
	if width > 0 {
		top = 1 << (width - 1)
	}
	switch {
	case neg:
		if u == 0 || u > top {
			return 0, nil, false
		}
		if width == 1 {
			return 1, nil, true
		}
		return -int64(u), nil, true
	case sign == Signed && u&top != 0 && width > 0:
		return 0, nil, false
	case sign == Unsigned:
		if u > math.MaxInt64 {
			return 0, new(big.Int).SetUint64(u), true
		}
		return int64(u), nil, true
	case width == 1:
		return int64(u), nil, true
	case width == 0:
		return 0, nil, true
	}
	shift := 64 - width
	return int64(u<<shift) >> shift, nil, true
}

// bigInRange is intInRange for what needs more than 64 bits.
func (p *parser) bigInRange(tok token, width int, sign Signedness, neg bool) (int64, *big.Int, bool) {
	s, base := p.text(tok), 10
	if p.isHex(tok) {
		s, base = s[2:], 16
	}
	// A decimal digit is at least three bits: refuse early what is far too long,
	// reading it would take quadratic time.
	if t := strings.TrimLeft(s, "0"); len(t) > width/3+1 {
		return 0, nil, false
	}
	v, ok := new(big.Int).SetString(s, base)
	if !ok || v.BitLen() > width {
		return 0, nil, false
	}
	top := width > 0 && v.Bit(width-1) == 1
	switch {
	case neg:
		min := new(big.Int).Lsh(big.NewInt(1), uint(width-1))
		if v.Sign() == 0 || v.Cmp(min) > 0 {
			return 0, nil, false
		}
		v.Neg(v)
	case top && sign == Signed:
		return 0, nil, false
	case top && sign == Signless:
		v.Sub(v, new(big.Int).Lsh(big.NewInt(1), uint(width)))
	}
	if v.IsInt64() {
		return v.Int64(), nil, true
	}
	return 0, v, true
}

// hexFloat is the bits of a float that is written as a hexadecimal integer.
func (p *parser) hexFloat(t Type, tok token, neg bool) (lo, hi uint64) {
	if !p.isHex(tok) {
		p.errorAt(tok.pos, "unexpected decimal integer literal for a floating point value; add a trailing dot to make the literal a float")
	}
	if neg {
		p.errorAt(tok.pos, "hexadecimal float literal should not have a leading minus")
	}
	digits := strings.TrimLeft(p.text(tok)[2:], "0")
	width := floatWidth(t)
	if len(digits) <= 32 {
		for i := 0; i < len(digits); i++ {
			hi = hi<<4 | lo>>60
			lo = lo<<4 | uint64(hexDigit(digits[i]))
		}
		if width < 64 && lo>>width == 0 && hi == 0 || width == 64 && hi == 0 ||
			width > 64 && width < 128 && hi>>(width-64) == 0 || width == 128 {
			return lo, hi
		}
	}
	p.errorAt(tok.pos, "hexadecimal float constant out of range for type")
	return 0, 0
}

// parseFloatAttr reads a number whose first token is a float literal.
func (p *parser) parseFloatAttr(t Type, neg bool) Attribute {
	tok := p.tok
	p.advance()
	if t == nil {
		t = floatTypes[F64]
		if p.accept(tColon) {
			t = p.parseType()
		}
	}
	if floatWidth(t) == 0 {
		p.errorHere("floating point value not valid for specified type")
	}
	lo, hi := p.floatOf(t, tok, neg)
	return &FloatAttr{Type: t, Bits: lo, Hi: hi}
}

// floatOf is the bits of a float literal in type t.
func (p *parser) floatOf(t Type, tok token, neg bool) (lo, hi uint64) {
	// Too great is infinity and too small is zero, as in MLIR.
	v, _ := strconv.ParseFloat(p.text(tok), 64)
	if neg {
		v = -v
		if ft, ok := t.(*FloatType); ok && ft.Kind == F8E8M0FNU {
			p.errorAt(tok.pos, "the type f8E8M0FNU has no negative numbers")
		}
	}
	return floatBits(t, v)
}

// parseAttrDict reads `{name = value, name}` with its braces; the entries come
// back in name order, as MLIR keeps them.
func (p *parser) parseAttrDict() []NamedAttr {
	p.enter()
	defer p.leave()
	p.expect(tLBrace, "in attribute dictionary")
	if p.accept(tRBrace) {
		return nil
	}
	mark := len(p.named)
	var buf [8]Pos
	at := buf[:0] // where each name stands
	sorted := true
	for {
		tok := p.tok
		var name string
		switch tok.kind {
		case tString:
			name = p.str(tok)
		case tBareIdent:
			name = p.text(tok)
		default:
			p.errorWrong("expected attribute name")
		}
		if name == "" {
			p.errorHere("expected valid attribute name")
		}
		if as := p.named[mark:]; len(as) > 0 && as[len(as)-1].Name >= name {
			if len(as) < cap(buf) && findIndex(as, name) >= 0 {
				p.errorHere("duplicate key '%s' in dictionary attribute", name)
			}
			sorted = false
		}
		p.advance()
		value := Attribute(Unit)
		if p.accept(tEqual) {
			value = p.parseAttr(nil)
		}
		p.named, at = append(p.named, NamedAttr{name, value}), append(at, tok.pos)
		if !p.accept(tComma) {
			break
		}
	}
	p.expect(tRBrace, "in attribute dictionary")
	if !sorted {
		p.sortDict(p.named[mark:], at)
	}
	as := p.arena.attrSlice(p.named[mark:])
	p.named = p.named[:mark]
	return as
}

// sortDict puts the entries in name order and refuses a name that is there
// twice; at is where each name stands.
func (p *parser) sortDict(as []NamedAttr, at []Pos) {
	order := make([]int, len(as))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(i, j int) int { return strings.Compare(as[i].Name, as[j].Name) })
	old := slices.Clone(as)
	for i, from := range order {
		as[i] = old[from]
		if i > 0 && as[i-1].Name == as[i].Name {
			p.errorAt(at[from], "duplicate key '%s' in dictionary attribute", as[i].Name)
		}
	}
}

// parseSymbolName reads `@name` or `@"name"`.
func (p *parser) parseSymbolName() string {
	if !p.at(tAt) {
		p.errorHere("expected valid '@'-identifier for symbol name")
	}
	s := p.symbolOf(p.tok)
	p.advance()
	return s
}

// symbolOf is the name in a symbol token.
func (p *parser) symbolOf(tok token) string {
	s := p.s[tok.pos+1 : tok.end]
	if s[0] == '"' {
		s = unescape(s[1 : len(s)-1])
	}
	if s == "" {
		p.errorAt(tok.pos, "the name of a symbol may not be empty")
	}
	return s
}

// parseSymbolRef reads `@root::@nested`.
func (p *parser) parseSymbolRef() *SymbolRefAttr {
	a := &SymbolRefAttr{Root: p.parseSymbolName()}
	for p.at(tColon) && int(p.tok.end) < len(p.s) && p.s[p.tok.end] == ':' {
		p.advance()
		p.advance()
		if !p.at(tAt) {
			p.errorHere("expected nested symbol reference identifier")
		}
		a.Nested = append(a.Nested, p.symbolOf(p.tok))
		p.advance()
	}
	return a
}

// parseDenseArray reads `array<i32: 1, 2>`.
func (p *parser) parseDenseArray() Attribute {
	p.advance()
	p.expect(tLess, "after 'array'")
	pos := p.tok.pos
	t := p.parseType()
	a := &DenseArrayAttr{Elem: t}
	width := floatWidth(t)
	if it, ok := t.(*IntegerType); ok {
		width = it.Width
	}
	switch {
	case width == 0:
		p.errorAt(pos, "expected integer or float type, got: %s", quote(t))
	case width != 1 && width%8 != 0:
		p.errorAt(pos, "element type bitwidth must be a multiple of 8")
	case width > 64:
		p.errorAt(pos, "a dense array of %s is not supported: its elements have more than 64 bits", quote(t))
	}
	if p.accept(tGreater) {
		return a
	}
	p.expect(tColon, "after dense array type")
	for {
		a.Values = append(a.Values, p.parseDenseArrayElement(t, width))
		if !p.accept(tComma) {
			break
		}
	}
	p.expect(tGreater, "to close an array attribute")
	return a
}

func (p *parser) parseDenseArrayElement(t Type, width int) int64 {
	if w := p.word(); w == "true" || w == "false" {
		if width != 1 {
			p.errorHere("expected i1 type for 'true' or 'false' values")
		}
		p.advance()
		if w == "true" {
			return 1
		}
		return 0
	}
	neg := p.accept(tMinus)
	tok := p.tok
	if floatWidth(t) > 0 {
		p.advance()
		switch tok.kind {
		case tFloat:
			lo, _ := p.floatOf(t, tok, neg)
			return int64(lo)
		case tInteger:
			lo, _ := p.hexFloat(t, tok, neg)
			return int64(lo)
		}
		p.errorAt(tok.pos, "expected integer or floating point literal")
	}
	if tok.kind != tInteger {
		p.errorHere("expected integer literal")
	}
	p.advance()
	if width == 1 {
		p.errorHere("expected 'true' or 'false' values for i1 type")
	}
	v, wide, ok := p.intInRange(tok, t, neg)
	if !ok {
		p.errorHere("integer constant out of range")
	}
	if wide != nil {
		return int64(wide.Uint64())
	}
	return v
}

// parseStrided reads `strided<[4, 1], offset: 3>`.
func (p *parser) parseStrided() Attribute {
	p.advance()
	p.expect(tLess, "after 'strided'")
	p.expect(tLSquare, "after 'strided<'")
	a := &StridedLayoutAttr{}
	one := func() int64 {
		if p.accept(tQuestion) {
			return Dynamic
		}
		if !p.at(tMinus) && !p.at(tInteger) {
			p.errorHere("expected a 64-bit signed integer or '?'")
		}
		return p.parseInt()
	}
	p.parseList(tRSquare, func() { a.Strides = append(a.Strides, one()) })
	if p.accept(tComma) {
		p.expectWord("offset", "after comma")
		p.expect(tColon, "after 'offset'")
		a.Offset = one()
	}
	p.expect(tGreater, "")
	return a
}

// parseDistinct reads `distinct[0]<attr>`; all uses of one number are one
// attribute.
func (p *parser) parseDistinct() Attribute {
	p.enter()
	defer p.leave()
	p.advance()
	p.expect(tLSquare, "after 'distinct'")
	pos := p.tok.pos
	if !p.at(tInteger) {
		p.errorHere("expected distinct ID")
	}
	id := p.parseInt()
	p.expect(tRSquare, "to close distinct ID")
	p.expect(tLess, "after distinct ID")
	a := &DistinctAttr{ID: id, Of: Unit}
	if !p.at(tGreater) {
		a.Of = p.parseAttr(nil)
	}
	p.expect(tGreater, "to close distinct attribute")
	if old := p.distinct[id]; old != nil {
		if old.Of.String() != a.Of.String() {
			p.errorAt(pos, "referenced attribute does not match previous definition: %s", old.Of)
		}
		return old
	}
	if p.distinct == nil {
		p.distinct = map[int64]*DistinctAttr{}
	}
	p.distinct[id] = a
	return a
}
