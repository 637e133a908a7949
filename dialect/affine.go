package dialect

import (
	"math"
	"strconv"
)

// Affine maps and integer sets (MLIR LangRef of the affine dialect). They are
// kept as text in MLIR's canonical form: dimensions d0…, symbols s0…, constant
// parts folded, constants to the right.

// affineKind is the operator of an expression; the order is MLIR's.
type affineKind uint8

const (
	affAdd affineKind = iota
	affMul
	affMod
	affFloorDiv
	affCeilDiv
	affConst
	affDim
	affSymbol
)

// affineExpr is a node of an expression; n is the value of a constant or the
// number of a dimension or symbol.
type affineExpr struct {
	kind affineKind
	a, b *affineExpr
	n    int64
}

// symbolic reports whether the expression has no dimension in it.
func (e *affineExpr) symbolic() bool {
	switch e.kind {
	case affDim:
		return false
	case affConst, affSymbol:
		return true
	}
	return e.a.symbolic() && e.b.symbolic()
}

func (e *affineExpr) isConst(n int64) bool { return e.kind == affConst && e.n == n }

func affineConst(n int64) *affineExpr { return &affineExpr{kind: affConst, n: n} }

// affineNames maps the names in an expression to what they stand for.
type affineNames map[string]*affineExpr

// identityMap is the text of the identity map of a rank.
func identityMap(rank int) string {
	b := appendIDs([]byte{'('}, 'd', rank)
	b = appendIDs(append(b, ") -> ("...), 'd', rank)
	return string(append(b, ')'))
}

func appendIDs(b []byte, c byte, n int) []byte {
	for i := range n {
		if i > 0 {
			b = append(b, ", "...)
		}
		b = strconv.AppendInt(append(b, c), int64(i), 10)
	}
	return b
}

// parseAffineIDs reads `(d…)[s…]` and returns the names and the printed list.
func (p *parser) parseAffineIDs() (affineNames, []byte) {
	names := affineNames{}
	read := func(kind affineKind) int {
		n := 0
		end := tRParen
		if kind == affSymbol {
			end = tRSquare
		}
		p.parseList(end, func() {
			w := p.word()
			if w == "" {
				p.errorWrong("expected bare identifier")
			}
			if names[w] != nil {
				p.errorHere("redefinition of identifier '%s'", w)
			}
			names[w] = &affineExpr{kind: kind, n: int64(n)}
			n++
			p.advance()
		})
		return n
	}
	p.expect(tLParen, "at start of dimensional identifiers list")
	b := appendIDs([]byte{'('}, 'd', read(affDim))
	b = append(b, ')')
	if p.accept(tLSquare) {
		if n := read(affSymbol); n > 0 {
			b = appendIDs(append(b, '['), 's', n)
			b = append(b, ']')
		}
	}
	return names, b
}

// parseAffineMap reads `(d…)[s…] -> (exprs)`.
func (p *parser) parseAffineMap() string {
	p.enter()
	defer p.leave()
	names, b := p.parseAffineIDs()
	p.expect(tArrow, "or '['")
	p.expect(tLParen, "at start of affine map range")
	b = append(b, " -> ("...)
	first := true
	p.parseList(tRParen, func() {
		if !first {
			b = append(b, ", "...)
		}
		first = false
		b = p.parseAffineSum(names).append(b, false)
	})
	return string(append(b, ')'))
}

// parseIntegerSet reads `(d…)[s…] : (constraints)`.
func (p *parser) parseIntegerSet() string {
	p.enter()
	defer p.leave()
	names, b := p.parseAffineIDs()
	p.expect(tColon, "or '['")
	p.expect(tLParen, "at start of integer set constraint list")
	b = append(b, " : ("...)
	first := true
	p.parseList(tRParen, func() {
		if !first {
			b = append(b, ", "...)
		}
		first = false
		b = p.parseAffineConstraint(names, b)
	})
	if first {
		b = append(b, "0 == 0"...)
	}
	return string(append(b, ')'))
}

// parseAffineConstraint reads `a >= b`, `a <= b` or `a == b` and prints it
// compared with 0.
func (p *parser) parseAffineConstraint(names affineNames, b []byte) []byte {
	l := p.parseAffineSum(names)
	op := "=="
	switch {
	case p.at(tGreater):
		op = ">="
	case p.at(tLess):
		op = "<="
	case !p.at(tEqual):
		p.errorWrong("expected '== affine-expr' or '>= affine-expr' at end of affine constraint")
	}
	p.advance()
	p.expect(tEqual, "in affine constraint")
	r := p.parseAffineSum(names)
	if op == "<=" {
		l, r, op = r, l, ">="
	}
	b = affineAdd(l, affineMul(r, affineConst(-1))).append(b, false)
	return append(append(append(b, ' '), op...), " 0"...)
}

// parseAffineSum reads an expression of + and -.
func (p *parser) parseAffineSum(names affineNames) *affineExpr {
	p.enter()
	defer p.leave()
	e := p.parseAffineProduct(names)
	for {
		switch {
		case p.accept(tPlus):
			e = affineAdd(e, p.parseAffineProduct(names))
		case p.accept(tMinus):
			e = affineAdd(e, affineMul(p.parseAffineProduct(names), affineConst(-1)))
		default:
			return e
		}
	}
}

// parseAffineProduct reads an expression of *, mod, floordiv and ceildiv.
func (p *parser) parseAffineProduct(names affineNames) *affineExpr {
	e := p.parseAffineOperand(names)
	for {
		pos := p.tok.pos
		switch {
		case p.accept(tStar):
			r := p.parseAffineOperand(names)
			if !e.symbolic() && !r.symbolic() {
				p.errorAt(pos, "non-affine expression: at least one of the multiply operands has to be either a constant or symbolic")
			}
			e = affineMul(e, r)
			continue
		case p.tok.kind != tBareIdent:
			return e
		}
		kind := affMod
		w := p.word()
		switch w {
		case "mod":
		case "floordiv":
			kind = affFloorDiv
		case "ceildiv":
			kind = affCeilDiv
		default:
			return e
		}
		p.advance()
		r := p.parseAffineOperand(names)
		if !r.symbolic() {
			p.errorAt(pos, "non-affine expression: right operand of %s has to be either a constant or symbolic", w)
		}
		e = affineDivide(kind, e, r)
	}
}

func (p *parser) parseAffineOperand(names affineNames) *affineExpr {
	switch p.tok.kind {
	case tBareIdent:
		e := names[p.word()]
		if e == nil {
			switch p.word() {
			case "mod", "floordiv", "ceildiv":
				p.errorHere("missing left operand of binary operator")
			}
			p.errorHere("use of undeclared identifier")
		}
		p.advance()
		return e
	case tInteger:
		v, ok := p.uint64Of(p.tok)
		if !ok || v > math.MaxInt64 {
			p.errorHere("constant too large for index")
		}
		p.advance()
		return affineConst(int64(v))
	case tLParen:
		p.advance()
		e := p.parseAffineSum(names)
		p.expect(tRParen, "")
		return e
	case tMinus:
		p.enter()
		defer p.leave()
		p.advance()
		return affineMul(p.parseAffineOperand(names), affineConst(-1))
	}
	p.errorHere("expected affine expression")
	return nil
}

// affineAdd is a + b, simplified as MLIR does.
func affineAdd(a, b *affineExpr) *affineExpr {
	if e := simplifyAdd(a, b); e != nil {
		return e
	}
	return &affineExpr{kind: affAdd, a: a, b: b}
}

// simplifyAdd is a + b in a simpler form, nil when there is none (MLIR:
// AffineExpr.cpp, simplifyAdd; its order of rules shows in what is printed).
func simplifyAdd(a, b *affineExpr) *affineExpr {
	if a.kind == affConst && b.kind == affConst {
		if s := a.n + b.n; (s > a.n) == (b.n > 0) {
			return affineConst(s)
		}
		return nil
	}
	// The constant, or else the symbolic part, goes to the right.
	if a.kind == affConst || a.symbolic() && !b.symbolic() {
		return affineAdd(b, a)
	}
	if b.isConst(0) {
		return a
	}
	if b.kind == affConst && a.kind == affAdd && a.b.kind == affConst {
		return affineAdd(a.a, affineAdd(a.b, b))
	}
	// Two dimensions, or two symbols, stand in their order.
	if a.kind == b.kind && (a.kind == affDim || a.kind == affSymbol) && a.n > b.n {
		return &affineExpr{kind: affAdd, a: b, b: a}
	}
	// c1*x + c2*x is (c1+c2)*x.
	fa, ca := a.factor()
	fb, cb := b.factor()
	if fa.equal(fb) {
		return affineMul(fa, affineConst(ca+cb))
	}
	if a.kind == affAdd && a.b.kind == affConst {
		return affineAdd(affineAdd(a.a, b), a.b)
	}
	// x - (x floordiv q) * q is x mod q.
	if b.kind != affMul {
		return nil
	}
	if p := b.a; b.b.isConst(-1) && p.kind == affMul { // with a symbolic q
		if d := p.a; d.kind == affFloorDiv && d.b.equal(p.b) && d.a.equal(a) {
			return affineDivide(affMod, a, p.b)
		}
		return nil
	}
	d := b.a
	if d.kind != affFloorDiv {
		return nil
	}
	if d.a.equal(a) && d.b.equal(affineMul(b.b, affineConst(-1))) {
		return affineDivide(affMod, a, d.b)
	}
	// The last part of a sum may be such an x.
	if a.kind == affAdd {
		if e := simplifyAdd(a.b, b); e != nil {
			return affineAdd(a.a, e)
		}
	}
	return nil
}

// factor splits a product with a constant.
func (e *affineExpr) factor() (*affineExpr, int64) {
	if e.kind == affMul && e.b.kind == affConst {
		return e.a, e.b.n
	}
	return e, 1
}

func (e *affineExpr) equal(o *affineExpr) bool {
	if e == o {
		return true
	}
	if e.kind != o.kind || e.n != o.n || e.a == nil != (o.a == nil) {
		return false
	}
	return e.a == nil || e.a.equal(o.a) && e.b.equal(o.b)
}

// affineMul is a * b, simplified as MLIR's simplifyMul does.
func affineMul(a, b *affineExpr) *affineExpr {
	if a.kind == affConst && b.kind == affConst {
		if v, ok := mulInt64(a.n, b.n); ok {
			return affineConst(v)
		}
		return &affineExpr{kind: affMul, a: a, b: b}
	}
	if a.kind == affConst || !b.symbolic() || a.kind == affSymbol && b.kind == affSymbol && a.n > b.n {
		a, b = b, a
	}
	switch {
	case b.isConst(1):
		return a
	case b.isConst(0):
		return b
	case b.kind == affConst && a.kind == affMul && a.b.kind == affConst:
		if v, ok := mulInt64(a.b.n, b.n); ok {
			return affineMul(a.a, affineConst(v))
		}
	case a.kind == affMul && a.b.kind == affConst:
		return affineMul(affineMul(a.a, b), a.b)
	}
	return &affineExpr{kind: affMul, a: a, b: b}
}

func mulInt64(a, b int64) (int64, bool) {
	if a == 0 || b == 0 {
		return 0, true
	}
	v := a * b
	return v, v/b == a && !(a == -1 && b == math.MinInt64) && !(b == -1 && a == math.MinInt64)
}

// affineDivide is a mod, floordiv or ceildiv b, simplified for constants.
func affineDivide(kind affineKind, a, b *affineExpr) *affineExpr {
	raw := &affineExpr{kind: kind, a: a, b: b}
	if b.kind != affConst || b.n == 0 || b.n < 0 && kind == affMod || a.kind == affConst && a.n == math.MinInt64 && b.n == -1 {
		return raw
	}
	if a.kind == affConst {
		q, r := a.n/b.n, a.n%b.n
		switch {
		case kind == affCeilDiv:
			if r != 0 && r > 0 == (b.n > 0) {
				q++
			}
			return affineConst(q)
		case r != 0 && r > 0 != (b.n > 0):
			q--
		}
		if kind == affFloorDiv {
			return affineConst(q)
		}
		return affineConst(a.n - q*b.n)
	}
	if b.n == 1 {
		if kind == affMod {
			return affineConst(0)
		}
		return a
	}
	if kind == affMod {
		return affineModulo(raw)
	}
	if f, c := a.factor(); c != 1 && c%b.n == 0 {
		return affineMul(f, affineConst(c/b.n))
	}
	if kind == affFloorDiv && a.kind == affAdd && (a.a.divisor()%b.n == 0 || a.b.divisor()%b.n == 0) {
		return affineAdd(affineDivide(affFloorDiv, a.a, b), affineDivide(affFloorDiv, a.b, b))
	}
	return raw
}

// affineModulo simplifies an expression modulo a positive constant, as MLIR's
// simplifyMod does: parts that are multiples of the constant vanish.
func affineModulo(raw *affineExpr) *affineExpr {
	a, b := raw.a, raw.b
	if a.divisor()%b.n == 0 {
		return affineConst(0)
	}
	switch a.kind {
	case affAdd:
		if a.a.divisor()%b.n == 0 {
			return affineDivide(affMod, a.b, b)
		}
		if a.b.divisor()%b.n == 0 {
			return affineDivide(affMod, a.a, b)
		}
	case affMod:
		if a.b.kind == affConst && a.b.n >= 1 && a.b.n%b.n == 0 {
			return affineDivide(affMod, a.a, b)
		}
	}
	return raw
}

// divisor is the largest number that is known to divide the expression
// whatever the dimensions and symbols are; 0 for the constant 0.
func (e *affineExpr) divisor() int64 {
	switch e.kind {
	case affConst:
		return max(e.n, -e.n)
	case affMul:
		v, ok := mulInt64(e.a.divisor(), e.b.divisor())
		if !ok {
			return 1
		}
		return v
	case affAdd, affMod:
		x, y := e.a.divisor(), e.b.divisor()
		for y != 0 {
			x, y = y, x%y
		}
		return x
	case affFloorDiv, affCeilDiv:
		if e.b.kind == affConst && e.b.n != 0 {
			if d := e.a.divisor(); d%e.b.n == 0 {
				return max(d/e.b.n, -(d / e.b.n))
			}
		}
	}
	return 1
}

// append prints the expression; tight says that it stands inside an operator
// that binds closer than a sum.
func (e *affineExpr) append(b []byte, tight bool) []byte {
	switch e.kind {
	case affDim:
		return strconv.AppendInt(append(b, 'd'), e.n, 10)
	case affSymbol:
		return strconv.AppendInt(append(b, 's'), e.n, 10)
	case affConst:
		return strconv.AppendInt(b, e.n, 10)
	}
	if tight {
		b = append(b, '(')
	}
	if e.kind == affAdd {
		b = e.appendSum(b)
	} else if e.kind == affMul && e.b.isConst(-1) {
		b = e.a.append(append(b, '-'), true)
	} else {
		b = e.a.append(b, true)
		b = append(b, [...]string{affMul: " * ", affMod: " mod ", affFloorDiv: " floordiv ", affCeilDiv: " ceildiv "}[e.kind]...)
		b = e.b.append(b, true)
	}
	if tight {
		b = append(b, ')')
	}
	return b
}

// appendSum prints a sum; negative parts are subtracted.
func (e *affineExpr) appendSum(b []byte) []byte {
	b = e.a.append(b, false)
	f, c := e.b.factor()
	switch {
	case e.b.kind == affMul && c == -1:
		b = append(b, " - "...)
		return f.append(b, f.kind == affAdd)
	case e.b.kind == affMul && c < -1:
		b = append(b, " - "...)
		b = f.append(b, true)
		return strconv.AppendInt(append(b, " * "...), -c, 10)
	case e.b.kind == affConst && e.b.n < 0:
		return strconv.AppendUint(append(b, " - "...), -uint64(e.b.n), 10)
	}
	b = append(b, " + "...)
	return e.b.append(b, false)
}
