package dialect

import (
	"encoding/hex"
	"math"
	"math/big"
	"strings"
)

// denseLiteral is what stands between < and > of a dense attribute. Its
// numbers are kept as tokens: the type that says how to read them comes last.
type denseLiteral struct {
	elems []denseToken
	shape []int64
	str   token // a lone string, hexadecimal data or a string splat
}

type denseToken struct {
	token
	neg bool
}

// parseDense reads `dense<…> : type`.
func (p *parser) parseDense(t Type) Attribute {
	p.enter()
	defer p.leave()
	pos := p.tok.pos
	p.advance()
	p.expect(tLess, "after 'dense'")
	var lit denseLiteral
	if !p.accept(tGreater) {
		p.parseDenseLiteral(&lit, true)
		p.expect(tGreater, "")
	}
	if t == nil {
		p.expect(tColon, "")
		t = p.parseType()
	}
	p.checkElementsType(pos, t)
	return p.denseOf(pos, &lit, t)
}

// checkElementsType requires the type of an elements attribute to be a vector
// or tensor of static shape.
func (p *parser) checkElementsType(pos Pos, t Type) {
	shape, _, ok := shaped(t)
	if !ok {
		p.errorAt(pos, "elements literal must be a shaped type")
	}
	for _, d := range shape {
		if d < 0 {
			p.errorAt(pos, "elements literal type must have static shape")
		}
	}
}

// shaped is the shape and element type of a vector, ranked tensor or memref.
func shaped(t Type) (shape []int64, elem Type, ok bool) {
	switch t := t.(type) {
	case *VectorType:
		return t.Shape, t.Elem, true
	case *TensorType:
		return t.Shape, t.Elem, !t.Unranked
	case *MemRefType:
		return t.Shape, t.Elem, !t.Unranked
	}
	return nil, nil, false
}

// elementCount is the product of the dimensions, saturated.
func elementCount(shape []int64) int64 {
	n := int64(1)
	for _, d := range shape {
		if d == 0 {
			return 0
		}
	}
	for _, d := range shape {
		if n > math.MaxInt64/d {
			return math.MaxInt64
		}
		n *= d
	}
	return n
}

// parseDenseLiteral reads one element, a nested list, or with hexOK a string.
func (p *parser) parseDenseLiteral(lit *denseLiteral, hexOK bool) {
	switch {
	case hexOK && p.at(tString):
		lit.str = p.tok
		p.advance()
	case p.at(tLSquare):
		lit.shape = p.parseDenseList(lit)
	default:
		p.parseDenseElement(lit)
	}
}

// parseDenseList reads `[…]` and returns its shape.
func (p *parser) parseDenseList(lit *denseLiteral) []int64 {
	p.enter()
	defer p.leave()
	p.expect(tLSquare, "")
	var inner []int64
	n := int64(0)
	if !p.accept(tRSquare) {
		for {
			var dims []int64
			if p.at(tLSquare) {
				dims = p.parseDenseList(lit)
			} else {
				p.parseDenseElement(lit)
			}
			if n > 0 && !sameInts(dims, inner) {
				p.errorHere("tensor literal is invalid; ranks are not consistent between elements")
			}
			inner = dims
			n++
			if !p.accept(tComma) {
				break
			}
		}
		p.expect(tRSquare, "")
	}
	return append([]int64{n}, inner...)
}

func sameInts(a, b []int64) bool {
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

// parseDenseElement reads a number, true, false, a string, or `(re, im)`.
func (p *parser) parseDenseElement(lit *denseLiteral) {
	switch p.tok.kind {
	case tInteger, tFloat, tString:
		lit.elems = append(lit.elems, denseToken{p.tok, false})
	case tMinus:
		p.advance()
		if !p.at(tInteger) && !p.at(tFloat) {
			p.errorHere("expected integer or floating point literal")
		}
		lit.elems = append(lit.elems, denseToken{p.tok, true})
	case tLParen:
		p.enter()
		defer p.leave()
		p.advance()
		p.parseDenseElement(lit)
		p.expect(tComma, "between complex elements")
		p.parseDenseElement(lit)
		p.expect(tRParen, "after complex elements")
		return
	default:
		if w := p.word(); w != "true" && w != "false" {
			p.errorHere("expected element literal of primitive type")
		}
		lit.elems = append(lit.elems, denseToken{p.tok, false})
	}
	p.advance()
}

// denseOf is the attribute that the literal means as type t; pos is where the
// type was written.
func (p *parser) denseOf(pos Pos, lit *denseLiteral, t Type) *DenseElementsAttr {
	shape, elem, _ := shaped(t)
	count := elementCount(shape)
	scalar, per := elem, int64(1) // entries per element
	if c, ok := elem.(*ComplexType); ok {
		scalar, per = c.Elem, 2
	}
	width := storageWidth(scalar)
	if lit.str.end > 0 {
		if width >= 0 {
			return p.hexElements(pos, lit.str, t, scalar, count*per, per)
		}
		return &DenseElementsAttr{Type: t, Splat: true, Strings: []string{p.str(lit.str)}}
	}
	if len(lit.shape) > 0 && !sameInts(lit.shape, shape) {
		p.errorAt(pos, "inferred shape of elements literal ([%s]) does not match type ([%s])", joinInts(lit.shape), joinInts(shape))
	}
	n := int64(len(lit.elems))
	if n == 0 && count > 0 {
		p.errorAt(pos, "parsed zero elements, but type (%s) expected at least 1", quote(t))
	}
	switch {
	case per == 2 && len(lit.shape) == 0 && count > 0 && n != 2:
		p.errorAt(pos, "parsed %d elements, but type (%s) expected 2 elements", n, quote(elem))
	case per == 2 && len(lit.shape) > 0 && n != 2*count:
		p.errorAt(pos, "parsed %d elements, but type (%s) expected %d elements", n, quote(t), 2*count)
	case per == 1 && len(lit.shape) > 0 && n != count, per == 1 && len(lit.shape) == 0 && n > 1:
		p.errorAt(pos, "parsed %d elements, but type (%s) expected %d elements", n, quote(t), count)
	}
	a := &DenseElementsAttr{Type: t}
	switch {
	case width < 0:
		a.Strings = make([]string, n)
		for i, e := range lit.elems {
			if e.kind != tString {
				p.errorAt(e.pos, "expected string token, got %s", p.text(e.token))
			}
			a.Strings[i] = p.str(e.token)
		}
	case width > 64:
		a.Words = (width + 63) / 64
		a.Wide = make([]uint64, 0, n*int64(a.Words))
		for _, e := range lit.elems {
			a.Wide = p.appendWide(a.Wide, a.Words, scalar, e)
		}
	default:
		a.Bits = make([]uint64, n)
		for i, e := range lit.elems {
			a.Bits[i] = p.elementBits(scalar, width, e)
		}
	}
	if n == 0 {
		return a
	}
	a.findSplat(int(per))
	return a
}

// storageWidth is the width in bits of one element, -1 when the type's
// elements are written as strings.
func storageWidth(t Type) int {
	switch t := t.(type) {
	case *IntegerType:
		return t.Width
	case *IndexType:
		return 64
	}
	if w := floatWidth(t); w > 0 {
		return w
	}
	return -1
}

// findSplat keeps one element when all are equal, as MLIR does; per is the
// entries of an element.
func (a *DenseElementsAttr) findSplat(per int) {
	switch {
	case a.Strings != nil:
		if splat(a.Strings, 1) {
			a.Splat, a.Strings = true, a.Strings[:1]
		}
	case a.Wide != nil:
		if n := per * a.Words; splat(a.Wide, n) {
			a.Splat, a.Wide = true, a.Wide[:n:n]
		}
	default:
		if splat(a.Bits, per) {
			a.Splat, a.Bits = true, a.Bits[:per:per]
		}
	}
}

func splat[T comparable](v []T, per int) bool {
	if len(v) < per {
		return false
	}
	for i := per; i < len(v); i++ {
		if v[i] != v[i-per] {
			return false
		}
	}
	return true
}

// elementBits is one element of at most 64 bits, zero-extended.
func (p *parser) elementBits(t Type, width int, e denseToken) uint64 {
	if floatWidth(t) > 0 {
		lo, _ := p.elementFloat(t, e)
		return lo
	}
	p.checkIntElement(t, e)
	switch e.kind {
	case tBareIdent:
		if p.text(e.token) == "true" {
			return 1
		}
		return 0
	}
	v, wide, ok := p.intInRange(e.token, t, e.neg)
	if !ok {
		p.errorAt(e.pos, "integer constant out of range for type")
	}
	if wide != nil {
		return wide.Uint64()
	}
	return uint64(v) & (math.MaxUint64 >> (64 - max(width, 1)))
}

func (p *parser) checkIntElement(t Type, e denseToken) {
	switch e.kind {
	case tFloat:
		p.errorAt(e.pos, "expected integer elements, but parsed floating-point")
	case tString:
		p.errorAt(e.pos, "expected integer elements, but parsed string")
	case tBareIdent:
		if t != Int(1) {
			p.errorAt(e.pos, "expected i1 type for 'true' or 'false' values")
		}
	}
	if it, ok := t.(*IntegerType); ok && e.neg && it.Signedness == Unsigned {
		p.errorAt(e.pos, "expected unsigned integer elements, but parsed negative value")
	}
}

func (p *parser) elementFloat(t Type, e denseToken) (lo, hi uint64) {
	switch e.kind {
	case tFloat:
		return p.floatOf(t, e.token, e.neg)
	case tInteger:
		return p.hexFloat(t, e.token, e.neg)
	}
	p.errorAt(e.pos, "expected floating-point elements, but parsed %s", p.text(e.token))
	return 0, 0
}

// appendWide appends one element of more than 64 bits as little-endian words.
func (p *parser) appendWide(b []uint64, words int, t Type, e denseToken) []uint64 {
	if floatWidth(t) > 0 {
		lo, hi := p.elementFloat(t, e)
		return append(b, lo, hi)
	}
	p.checkIntElement(t, e)
	v, wide, ok := p.intInRange(e.token, t, e.neg)
	if !ok {
		p.errorAt(e.pos, "integer constant out of range for type")
	}
	if wide == nil {
		wide = big.NewInt(v)
	}
	return appendWords(b, wide, words, storageWidth(t))
}

// appendWords appends the low width bits of v as words, least first.
func appendWords(b []uint64, v *big.Int, words, width int) []uint64 {
	m := new(big.Int).Lsh(big.NewInt(1), uint(width))
	m.Sub(m, big.NewInt(1)).And(m, v)
	low := new(big.Int)
	mask := new(big.Int).SetUint64(math.MaxUint64)
	for range words {
		b = append(b, low.And(m, mask).Uint64())
		m.Rsh(m, 64)
	}
	return b
}

// hexElements reads elements from a string of hexadecimal digits: each element
// little-endian in whole bytes, but i1 packed eight to a byte. One element
// alone is a splat.
func (p *parser) hexElements(pos Pos, tok token, t, scalar Type, n, per int64) *DenseElementsAttr {
	data, ok := p.hexString(tok)
	if !ok {
		p.errorAt(tok.pos, "expected string containing hex digits starting with `0x`")
	}
	a := &DenseElementsAttr{Type: t}
	width := storageWidth(scalar)
	size := int64(len(data))
	if width == 1 && per == 1 {
		a.Bits, ok = unpackBits(data, n)
		if !ok {
			p.errorAt(pos, "elements hex data size is invalid for provided type: %s", quote(t))
		}
	} else {
		bytes := int64((width + 7) / 8)
		one := bytes * per
		if bytes == 0 || size%bytes != 0 || size != one && size/bytes != n {
			p.errorAt(pos, "elements hex data size is invalid for provided type: %s", quote(t))
		}
		a.Words = (width + 63) / 64
		for ; len(data) > 0; data = data[bytes:] {
			e := data[:bytes]
			for i := 0; i < a.Words; i++ {
				var w uint64
				for j := min(len(e), 8) - 1; j >= 0; j-- {
					w = w<<8 | uint64(e[j])
				}
				e = e[min(len(e), 8):]
				if last := width - 64*i; last < 64 {
					w &= 1<<last - 1
				}
				a.Wide = append(a.Wide, w)
			}
		}
		if a.Words == 1 {
			a.Bits, a.Wide, a.Words = a.Wide, nil, 0
		}
	}
	if n > 0 {
		a.findSplat(int(per))
	}
	return a
}

// unpackBits is n bits from packed bytes; one whole byte of 0 or 1 bits alone
// is a splat.
func unpackBits(data []byte, n int64) ([]uint64, bool) {
	if len(data) == 1 && n != 0 && (data[0] == 0 || data[0] == 0xff) {
		return []uint64{uint64(data[0] & 1)}, true
	}
	if int64(len(data)) != (n+7)/8 {
		return nil, false
	}
	bits := make([]uint64, n)
	for i := range bits {
		bits[i] = uint64(data[i/8] >> (i % 8) & 1)
	}
	return bits, true
}

// hexString is the bytes of a string token "0x…".
func (p *parser) hexString(tok token) ([]byte, bool) {
	s := p.s[tok.pos+1 : tok.end-1]
	if !strings.HasPrefix(s, "0x") {
		return nil, false
	}
	data, err := hex.DecodeString(s[2:])
	return data, err == nil
}

// parseSparse reads `sparse<indices, values> : type`. The indices are one
// number, a list, or a list of one list per value (Builtin dialect,
// SparseElementsAttr).
func (p *parser) parseSparse(t Type) Attribute {
	p.enter()
	defer p.leave()
	start := p.tok.pos
	p.advance()
	p.expect(tLess, "after 'sparse'")
	var indices, values denseLiteral
	empty := p.accept(tGreater)
	if !empty {
		p.parseDenseLiteral(&indices, false)
		p.expect(tComma, "")
		p.parseDenseLiteral(&values, true)
		p.expect(tGreater, "")
	}
	if t == nil {
		p.expect(tColon, "")
		t = p.parseType()
	}
	p.checkElementsType(start, t)
	shape, elem, _ := shaped(t)
	rank := int64(len(shape))
	a := &SparseElementsAttr{Type: t}
	if empty {
		a.Values = &DenseElementsAttr{Type: Other(&TensorType{Shape: []int64{0}, Elem: elem})}
		return a
	}
	n, per := int64(1), rank // how many values, and indices of each
	switch len(indices.shape) {
	case 0: // one number is every index of one value
		for i := int64(1); i < rank && len(indices.elems) > 0; i++ {
			indices.elems = append(indices.elems, indices.elems[0])
		}
	case 1:
		n, per = indices.shape[0], 1
		a.flat = true
	default:
		n, per = indices.shape[0], indices.shape[1]
	}
	if per != rank || rank == 0 || len(indices.shape) > 2 || int64(len(indices.elems)) != n*rank {
		p.errorAt(start, "expected shape ([%s]) to be indexed by %d numbers per value, not ([%s])", joinInts(shape), rank, joinInts(indices.shape))
	}
	for i, e := range indices.elems {
		v := int64(p.elementBits(Int(64), 64, e))
		if d := shape[int64(i)%rank]; v < 0 || v >= d {
			p.errorAt(start, "sparse index #%d is not contained within the value shape: dimension %d has %d elements, index is %d", int64(i)/rank, int64(i)%rank, d, v)
		}
		a.Indices = append(a.Indices, v)
	}
	a.Values = p.denseOf(start, &values, Other(&TensorType{Shape: []int64{n}, Elem: elem}))
	return a
}

// parseDenseResource reads `dense_resource<key> : type`; its data comes from
// the file's resource section, which may follow.
func (p *parser) parseDenseResource(t Type) Attribute {
	p.advance()
	p.expect(tLess, "after 'dense_resource'")
	key := p.parseResourceKey()
	p.expect(tGreater, "")
	pos := p.tok.pos
	if t == nil {
		p.expect(tColon, "")
		t = p.parseType()
	}
	if _, _, ok := shaped(t); !ok {
		p.errorAt(pos, "`dense_resource` expected a shaped type")
	}
	a := &DenseResourceAttr{Key: key, Type: t}
	p.pendingRes = append(p.pendingRes, a)
	return a
}

// parseResourceKey reads a word or a string.
func (p *parser) parseResourceKey() string {
	if p.at(tString) {
		return p.parseString()
	}
	return p.parseWord("expected identifier key for 'resource' entry")
}
