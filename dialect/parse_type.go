package dialect

import (
	"math"
	"strings"
)

// maxIntWidth is the widest integer type (MLIR Builtin dialect, IntegerType).
const maxIntWidth = 1<<24 - 1

// typeAlias is `!name = type` with what using it costs.
type typeAlias struct {
	t        Type
	depth    int // nesting inside it
	expanded int // tokens it stands for
}

// parseType reads any type, the builtin function type included.
func (p *parser) parseType() Type {
	if p.at(tLParen) {
		return p.parseFunctionType()
	}
	return p.parseNonFunctionType()
}

// parseNonFunctionType reads a type that does not begin with a parenthesis.
func (p *parser) parseNonFunctionType() Type {
	t := p.parseOptionalNonFunctionType()
	if t == nil {
		p.errorWrong("expected non-function type")
	}
	return t
}

// parseOptionalType reads a type if one begins here, else it returns nil and
// reads nothing.
func (p *parser) parseOptionalType() Type {
	if p.at(tLParen) {
		return p.parseFunctionType()
	}
	return p.parseOptionalNonFunctionType()
}

func (p *parser) parseOptionalNonFunctionType() Type {
	switch p.tok.kind {
	case tBareIdent:
		return p.parseBuiltinType()
	case tBang:
		return p.parseDialectType()
	}
	return nil
}

// parseFunctionType reads `(types) -> results`.
func (p *parser) parseFunctionType() *FunctionType {
	p.enter()
	defer p.leave()
	mark := len(p.scratch)
	p.parseTypesInParens()
	mid := len(p.scratch)
	p.expect(tArrow, "in function type")
	if p.at(tLParen) {
		p.parseTypesInParens()
	} else {
		p.scratch = append(p.scratch, p.parseNonFunctionType())
	}
	t := Function(p.scratch[mark:mid], p.scratch[mid:])
	p.scratch = p.scratch[:mark]
	return t
}

// parseTypesInParens pushes the types of a parenthesised list onto scratch.
func (p *parser) parseTypesInParens() {
	p.expect(tLParen, "")
	if p.accept(tRParen) {
		return
	}
	for {
		t := p.parseType()
		p.scratch = append(p.scratch, t)
		if !p.accept(tComma) {
			break
		}
	}
	p.expect(tRParen, "")
}

// parseTypeList reads types separated by commas, at least one.
func (p *parser) parseTypeList() []Type {
	mark := len(p.scratch)
	for {
		t := p.parseType()
		p.scratch = append(p.scratch, t)
		if !p.accept(tComma) {
			break
		}
	}
	return p.takeScratch(mark)
}

// takeScratch pops the types above mark into a slice of their own.
func (p *parser) takeScratch(mark int) []Type {
	ts := append([]Type(nil), p.scratch[mark:]...)
	p.scratch = p.scratch[:mark]
	return ts
}

var floatWords = func() map[string]*FloatType {
	m := map[string]*FloatType{}
	for k, f := range floatFormats {
		m[f.name] = Float(FloatKind(k))
	}
	return m
}()

// parseBuiltinType reads a type that begins with a word, nil when the word
// begins none.
func (p *parser) parseBuiltinType() Type {
	w := p.word()
	if t := p.parseIntType(w); t != nil {
		return t
	}
	switch w {
	case "f32":
		p.advance()
		return floatTypes[F32]
	case "f64":
		p.advance()
		return floatTypes[F64]
	case "index":
		p.advance()
		return Index
	case "none":
		p.advance()
		return None
	case "vector":
		return p.parseVectorType()
	case "memref":
		return p.parseMemRefType()
	case "tensor":
		return p.parseTensorType()
	case "complex":
		return p.parseComplexType()
	case "tuple":
		return p.parseTupleType()
	}
	if w[0] == 'f' || w[0] == 'b' || w[0] == 't' {
		if t, ok := floatWords[w]; ok {
			p.advance()
			return t
		}
	}
	return nil
}

// parseIntType reads iN, siN or uiN; w is the current word.
func (p *parser) parseIntType(w string) Type {
	s, digits := Signless, ""
	switch {
	case len(w) > 1 && w[0] == 'i':
		digits = w[1:]
	case len(w) > 2 && w[:2] == "si":
		s, digits = Signed, w[2:]
	case len(w) > 2 && w[:2] == "ui":
		s, digits = Unsigned, w[2:]
	}
	if digits == "" {
		return nil
	}
	width := 0
	for i := 0; i < len(digits); i++ {
		if class[digits[i]]&cDigit == 0 {
			return nil
		}
		width = min(width*10+int(digits[i]-'0'), maxIntWidth+1)
	}
	if width > maxIntWidth {
		p.errorHere("integer bitwidth is limited to %d bits", maxIntWidth)
	}
	p.advance()
	return IntOf(width, s)
}

// parseX reads the x that follows a dimension; what comes behind it may be
// part of the same word.
func (p *parser) parseX() {
	if p.tok.kind != tBareIdent || p.s[p.tok.pos] != 'x' {
		p.errorWrong("expected 'x' in dimension list")
	}
	p.skipPrefix(1)
}

// parseDim reads one static dimension. `0x8` is 0 and then x8 here, not a
// hexadecimal number.
func (p *parser) parseDim() int64 {
	if p.isHex(p.tok) {
		p.skipPrefix(1)
		return 0
	}
	v, ok := p.uint64Of(p.tok)
	if !ok || v > math.MaxInt64 {
		p.errorHere("invalid dimension")
	}
	p.advance()
	return int64(v)
}

// parseShape reads `4x?x` before an element type.
func (p *parser) parseShape() []int64 {
	var shape []int64
	for p.at(tInteger) || p.at(tQuestion) {
		if p.accept(tQuestion) {
			shape = append(shape, Dynamic)
		} else {
			shape = append(shape, p.parseDim())
		}
		p.parseX()
	}
	return shape
}

func (p *parser) parseVectorType() Type {
	p.enter()
	defer p.leave()
	start := p.tok.pos
	p.advance()
	p.expect(tLess, "in vector type")
	var shape []int64
	var scalable []bool
	positive := true
	for p.at(tInteger) || p.at(tLSquare) {
		sc := p.accept(tLSquare)
		if sc && !p.at(tInteger) {
			p.errorWrong("expected non-function type")
		}
		d := p.parseDim()
		positive = positive && d > 0
		if sc {
			p.expect(tRSquare, "")
		}
		shape, scalable = append(shape, d), append(scalable, sc)
		p.parseX()
	}
	elem := p.parseType()
	p.expect(tGreater, "in vector type")
	if !positive {
		p.errorAt(start, "vector types must have positive constant sizes but got %s", joinInts(shape))
	}
	if !isVectorElement(elem) {
		p.errorAt(start, "failed to verify 'elementType': %s cannot be the element of a vector", quote(elem))
	}
	return Vector(shape, scalable, elem)
}

// isVectorElement reports whether t may be the element of a vector: integers,
// index, floats, and the llvm types that say so (VectorElementTypeInterface).
func isVectorElement(t Type) bool {
	switch t := t.(type) {
	case *IntegerType, *IndexType, *FloatType, *PointerType, *OpaqueType:
		return true
	case *NamedLLVMType:
		return t == PPCFP128
	}
	return false
}

func (p *parser) parseComplexType() Type {
	p.enter()
	defer p.leave()
	p.advance()
	p.expect(tLess, "in complex type")
	pos := p.tok.pos
	elem := p.parseType()
	switch elem.(type) {
	case *IntegerType, *FloatType:
	default:
		p.errorAt(pos, "invalid element type for complex")
	}
	p.expect(tGreater, "in complex type")
	return Complex(elem)
}

func (p *parser) parseTupleType() Type {
	p.enter()
	defer p.leave()
	p.advance()
	p.expect(tLess, "in tuple type")
	if p.accept(tGreater) {
		return Tuple(nil)
	}
	ts := p.parseTypeList()
	p.expect(tGreater, "in tuple type")
	return Tuple(ts)
}

func (p *parser) parseTensorType() Type {
	p.enter()
	defer p.leave()
	p.advance()
	p.expect(tLess, "in tensor type")
	t := &TensorType{}
	if p.accept(tStar) {
		t.Unranked = true
		p.parseX()
	} else {
		t.Shape = p.parseShape()
	}
	pos := p.tok.pos
	t.Elem = p.parseType()
	if p.accept(tComma) {
		if t.Unranked {
			p.errorAt(pos, "cannot apply encoding to unranked tensor")
		}
		t.Encoding = p.parseAttr(nil)
	}
	p.expect(tGreater, "in tensor type")
	switch t.Elem.(type) {
	case *TensorType, *MemRefType, *TupleType, *FunctionType, *NoneType:
		p.errorAt(pos, "invalid tensor element type")
	}
	return Other(t)
}

func (p *parser) parseMemRefType() Type {
	p.enter()
	defer p.leave()
	start := p.tok.pos
	p.advance()
	p.expect(tLess, "in memref type")
	t := &MemRefType{}
	if p.accept(tStar) {
		t.Unranked = true
		p.parseX()
	} else {
		t.Shape = p.parseShape()
	}
	pos := p.tok.pos
	t.Elem = p.parseType()
	switch t.Elem.(type) {
	case *TensorType, *TupleType, *FunctionType, *NoneType:
		p.errorAt(pos, "invalid memref element type")
	}
	for p.accept(tComma) {
		attrPos := p.tok.pos
		switch a := p.parseAttr(nil).(type) {
		case *AffineMapAttr, *StridedLayoutAttr:
			if t.Unranked {
				p.errorAt(attrPos, "cannot have affine map for unranked memref type")
			}
			if t.Space != nil {
				p.errorAt(attrPos, "expected memory space to be last in memref type")
			}
			t.Layout = a
			if st, ok := a.(*StridedLayoutAttr); ok && len(st.Strides) != len(t.Shape) {
				p.errorAt(start, "expected the number of strides to match the rank")
			}
			if m, ok := a.(*AffineMapAttr); ok && m.Text == identityMap(len(t.Shape)) {
				t.Layout = nil
			}
		default:
			if t.Space != nil {
				p.errorAt(attrPos, "multiple memory spaces specified in memref type")
			}
			t.Space = a
			// Space 0 written as a plain number is the default space.
			if n, ok := a.(*IntegerAttr); ok && n.V == 0 && n.Big == nil {
				t.Space = nil
			}
		}
	}
	p.expect(tGreater, "in memref type")
	return Other(t)
}

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
			p.errorAt(pos, "nested too deep: more than %d levels of types, attributes and regions", maxNesting)
		}
	}
	p.expanded += expanded
	if p.expanded > maxExpansion {
		p.errorAt(pos, "aliases stand for more than %d elements here", maxExpansion)
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
	pos := p.tok.pos
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
	if !p.acceptWord("x") {
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
