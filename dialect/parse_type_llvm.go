package dialect

import (
	"math"
	"strings"
)

// Types that begin with !: aliases, the llvm dialect's, and those kept whole.

// parseDialectType reads a type that begins with !: an alias, a type of the
// llvm dialect, or one of a dialect that is kept whole.
func (p *parser) parseDialectType() Type {
	tok := p.tok
	name := p.s[tok.pos+1 : tok.end]
	if strings.HasPrefix(name, "llvm.") {
		wordPos := tok.pos + Pos(1+len("llvm."))
		if tok.pos < p.scanned || int(tok.end) == len(p.s) || p.s[tok.end] != '<' {
			return p.parseLLVMWord(tok.pos, name[len("llvm."):], wordPos)
		}
		p.scanned = p.bodyEnd(tok.end)
		return p.remember(tok.pos, p.scanned, func() Type {
			return p.parseLLVMWord(tok.pos, name[len("llvm."):], wordPos)
		})
	}
	dot := strings.IndexByte(name, '.')
	if dot < 0 {
		p.advance()
		if p.at(tLess) && p.tok.pos == tok.end {
			if class[name[0]]&cLetter == 0 {
				p.errorAt(tok.pos, "expected the name of a dialect: '!%s'", name)
			}
			if name == "llvm" {
				p.advance()
				if p.at(tString) && p.vintage != V22 {
					return p.parseWrappedType()
				}
				p.enter()
				defer p.leave()
				t := p.parseLLVMKeyword()
				p.expect(tGreater, "")
				return t
			}
			return Other(&OpaqueType{Dialect: name, Text: p.rawBody()})
		}
		return p.useTypeAlias(tok, name)
	}
	text := name[dot+1:]
	if class[name[0]]&cLetter == 0 || text == "" {
		p.errorHere("expected the name of a dialect, a dot and the name of a type: '!%s'", name)
	}
	p.advance()
	if p.at(tLess) && p.tok.pos == tok.end {
		text += "<" + p.rawBody() + ">"
	}
	return Other(&OpaqueType{Dialect: name[:dot], Text: text, Pretty: true})
}

// remember is the type whose text goes from start to end: the one read before
// for the same text, else what read returns. A text means the same everywhere
// in a file, but inside an identified struct its name alone stands for it.
func (p *parser) remember(start, end Pos, read func() Type) Type {
	const longest = 512 // longer texts hardly repeat
	if end-start > longest || p.openStructs > 0 {
		return read()
	}
	text := p.s[start:end]
	if k, ok := p.types[text]; ok {
		p.charge(start, k.depth, 0)
		p.resetTo(end)
		p.prevEnd = end
		return k.t
	}
	deepest, expanded := p.deepest, p.expanded
	p.deepest = p.depth
	t := read()
	if p.types == nil {
		p.types = map[string]typeAlias{}
	}
	if p.prevEnd == end && p.expanded == expanded {
		p.types[text] = typeAlias{t: t, depth: p.deepest - p.depth}
	}
	p.deepest = max(deepest, p.deepest)
	return t
}

// useTypeAlias is the type that an alias names.
func (p *parser) useTypeAlias(tok token, name string) Type {
	a, ok := p.typeAliases[name]
	if !ok {
		p.errorWrongAt(tok.end, "undefined symbol alias id '%s'", name)
	}
	p.charge(tok.pos, a.depth, a.expanded)
	return a.t
}

// errorWrongAt is errorAt for a place that mlir-opt computes from the token
// behind end: the last byte of the file when nothing follows.
func (p *parser) errorWrongAt(end Pos, format string, args ...any) {
	p.errorAt(min(end, Pos(max(len(p.s)-1, 0))), format, args...)
}

// charge adds the nesting and the size of an alias that is used here.
func (p *parser) charge(pos Pos, depth, expanded int) {
	if d := p.depth + depth; d > p.deepest {
		p.deepest = d
		if d > maxNesting {
			p.fatalAt(pos, "nested too deep: more than %d levels of types, attributes and regions", maxNesting)
		}
	}
	p.expanded += expanded
	if p.expanded > maxExpansion {
		p.fatalAt(pos, "aliases stand for more than %d elements here", maxExpansion)
	}
}

// parseLLVMType reads a type inside !llvm.…<…>: the word forms need no
// `!llvm.` there, and any other type may be written in full.
func (p *parser) parseLLVMType() Type {
	if t := p.parseOptionalType(); t != nil {
		return t
	}
	return p.parseLLVMKeyword()
}

// parseLLVMKeyword reads one of the word forms of the llvm dialect.
func (p *parser) parseLLVMKeyword() Type {
	pos := p.tok.pos
	w := p.word()
	if w == "" {
		p.errorWrong("expected valid keyword")
	}
	return p.parseLLVMWord(pos, w, pos)
}

// parseLLVMWord reads the type of the llvm dialect whose word w ends the
// current token; start is where the type begins, wordPos where the word does.
// This is the one place that maps words to types, so another vintage's words
// would be mapped here.
func (p *parser) parseLLVMWord(start Pos, w string, wordPos Pos) Type {
	switch w {
	case "ptr":
		p.advance()
		if !p.at(tLess) {
			p.newer(start, V15, "an opaque pointer")
			return ptr0
		}
		return p.parsePointerType()
	case "struct":
		p.advance()
		return p.parseStructType()
	case "array":
		p.advance()
		return p.parseArrayType()
	case "func":
		p.advance()
		return p.parseLLVMFuncType()
	case "target":
		p.advance()
		return p.parseTargetType()
	}
	if t := namedLLVM(w); t != nil {
		p.advance()
		return t
	}
	if t := p.oldLLVMWord(start, w, wordPos); t != nil {
		return t
	}
	if isBuiltinTypeWord(w) && start != wordPos {
		p.errorAt(wordPos, "unexpected type, expected keyword")
	}
	p.errorAt(wordPos, "unknown LLVM type: %s", w)
	return nil
}

func namedLLVM(w string) *NamedLLVMType {
	switch w {
	case "void":
		return Void
	case "token":
		return Token
	case "metadata":
		return Metadata
	case "label":
		return Label
	case "ppc_fp128":
		return PPCFP128
	case "x86_amx":
		return X86AMX
	}
	return nil
}

// isBuiltinTypeWord reports whether w begins a builtin type.
func isBuiltinTypeWord(w string) bool {
	switch w {
	case "index", "none", "vector", "memref", "tensor", "complex", "tuple":
		return true
	}
	if _, ok := floatWords[w]; ok {
		return true
	}
	digits := strings.TrimLeft(w, "0123456789")
	return w != "" && digits == "" || len(w) > 1 && w[0] == 'i' && strings.Trim(w[1:], "0123456789") == ""
}

func (p *parser) parsePointerType() Type {
	p.expect(tLess, "")
	if p.vintage != V22 && !p.at(tInteger) && !p.at(tMinus) {
		return p.parseTypedPtr()
	}
	pos := p.tok.pos
	p.newer(pos, V15, "an opaque pointer")
	neg := p.accept(tMinus)
	v := p.parseUint()
	if neg {
		v = -v
	}
	if v > math.MaxUint32 && !(neg && int64(v) >= math.MinInt32) {
		p.errorAt(pos, "integer value too large")
	}
	p.expect(tGreater, "")
	return Ptr(uint32(v))
}

func (p *parser) parseArrayType() Type {
	p.enter()
	defer p.leave()
	start := p.tok.pos
	p.expect(tLess, "")
	neg := p.accept(tMinus)
	n := p.parseUint()
	if neg {
		n = -n
	}
	if !p.acceptWord("x") && !p.oldDimension() {
		p.errorHere("expected 'x'")
	}
	elem := p.parseLLVMType()
	p.expect(tGreater, "")
	if !isLLVMElement(elem) {
		p.errorAt(start, "invalid array element type: %s", quote(elem))
	}
	return Array(n, elem)
}

// isLLVMElement reports whether t may be inside an array or a struct.
func isLLVMElement(t Type) bool {
	switch t := t.(type) {
	case *NamedLLVMType:
		return t == PPCFP128 || t == X86AMX
	case *LLVMFuncType:
		return false
	}
	return true
}

func (p *parser) parseLLVMFuncType() Type {
	p.enter()
	defer p.leave()
	start := p.tok.pos
	p.expect(tLess, "")
	result := p.parseLLVMType()
	p.expect(tLParen, "")
	mark := len(p.scratch)
	vararg := false
	if !p.at(tRParen) {
		for {
			if p.accept(tEllipsis) {
				vararg = true
				break
			}
			t := p.parseLLVMType()
			p.scratch = append(p.scratch, t)
			if !p.accept(tComma) {
				break
			}
		}
	}
	p.expect(tRParen, "")
	p.expect(tGreater, "")
	params := p.scratch[mark:]
	if msg := checkLLVMFunc(result, params); msg != "" {
		p.errorAt(start, "%s", msg)
	}
	t := LLVMFunc(result, params, vararg)
	p.scratch = p.scratch[:mark]
	return t
}

// checkLLVMFunc is what is wrong with the types of a function type, or "".
func checkLLVMFunc(result Type, params []Type) string {
	if _, ok := result.(*LLVMFuncType); ok || result == Metadata || result == Label {
		return "invalid function result type: " + quote(result)
	}
	for _, t := range params {
		if _, ok := t.(*LLVMFuncType); ok || t == Void {
			return "invalid function argument type: " + quote(t)
		}
	}
	return ""
}

func (p *parser) parseTargetType() Type {
	p.enter()
	defer p.leave()
	p.expect(tLess, "")
	t := &TargetType{Name: p.parseString()}
	for p.accept(tComma) {
		if p.at(tInteger) {
			v := p.parseUint()
			if v > math.MaxUint32 {
				p.errorHere("integer value too large")
			}
			t.Ints = append(t.Ints, v)
			continue
		}
		if len(t.Ints) > 0 {
			p.errorHere("failed to parse parameter list for target extension type")
		}
		t.Types = append(t.Types, p.parseLLVMType())
	}
	p.expect(tGreater, "")
	return Other(t)
}

func (p *parser) parseStructType() Type {
	p.enter()
	defer p.leave()
	start := p.tok.pos
	p.expect(tLess, "")
	if !p.at(tString) {
		if p.atWord("opaque") {
			p.errorHere("only identified structs can be opaque")
		}
		packed, fields := p.parseStructBody(start)
		t := Struct(packed, fields)
		p.scratch = p.scratch[:len(p.scratch)-len(fields)]
		return t
	}
	t := p.ctx.Named(p.parseString())
	pos := p.tok.pos
	if p.accept(tGreater) {
		if !t.open {
			p.errorAt(pos, "struct without a body only allowed in a recursive struct")
		}
		return t
	}
	p.expect(tComma, "")
	pos = p.tok.pos
	if p.acceptWord("opaque") {
		p.expect(tGreater, "")
		if !t.SetBody(true, false, nil) {
			p.errorAt(pos, "redeclaring defined struct as opaque")
		}
		return t
	}
	if t.open {
		p.errorAt(pos, "identifier already used for an enclosing struct")
	}
	t.open = true
	p.openStructs++
	packed, fields := p.parseStructBody(0)
	t.open = false
	p.openStructs--
	pos = p.bodyPos
	mark := len(p.scratch) - len(fields)
	if !t.set || !sameTypes(t.Fields, fields) {
		fields = append([]Type(nil), fields...)
	}
	p.scratch = p.scratch[:mark]
	if !t.SetBody(false, packed, fields) {
		p.errorAt(pos, "identified type already used with a different body")
	}
	return t
}

// parseStructBody reads `[packed] (types)>`; the fields are on top of scratch.
// A field that may not be in a struct is reported at errPos, or where the
// fields begin when that is 0.
func (p *parser) parseStructBody(errPos Pos) (packed bool, fields []Type) {
	p.bodyPos = p.tok.pos
	packed = p.acceptWord("packed")
	p.mistakenBody()
	p.expect(tLParen, "")
	mark := len(p.scratch)
	if !p.accept(tRParen) {
		p.bodyPos = p.tok.pos
		pos := p.tok.pos
		for {
			t := p.parseLLVMType()
			p.scratch = append(p.scratch, t)
			if !p.accept(tComma) {
				break
			}
		}
		p.expect(tRParen, "")
		p.bodyPos = pos
	}
	p.expect(tGreater, "")
	fields = p.scratch[mark:]
	for _, t := range fields {
		if !isLLVMElement(t) {
			if errPos == 0 {
				errPos = p.bodyPos
			}
			p.errorAt(errPos, "invalid LLVM structure element type: %s", quote(t))
		}
	}
	return packed, fields
}

func sameTypes(a, b []Type) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i] != b[i] {
			return false
		}
	}
	return true
}
