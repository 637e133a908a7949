package dialect

import "math"

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
		p.mistakenLayout()
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
