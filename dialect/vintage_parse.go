package dialect

import (
	"github.com/touchstone-ir/touchstone/dialect/op"
)

// What the text of an operation looked like in older versions, where that
// differs from today's format. The reader of today's formats asks here when
// the text does not go on as it must.

// renaming is what became of an operation's name.
type renaming struct {
	row         *op.Op
	first, last Vintage // with the old name
}

var renamings = map[string]renaming{
	"llvm.constant":                     {op.MlirConstant, V1, V1},
	"llvm.undef":                        {op.MlirUndef, V1, V1},
	"llvm.addressof":                    {op.MlirAddressOf, V1, V1},
	"llvm.global":                       {op.MlirGlobal, V1, V1},
	"llvm.mlir.null":                    {op.MlirZero, V1, V17},
	"llvm.intr.experimental.stepvector": {op.IntrStepVector, V15, V19},
	"llvm.intr.dbg.addr":                {op.IntrDbgDeclare, V15, V16},
}

// namesInFunc are the operations beside those of the llvm dialect that may
// stand in a function of the func dialect.
var namesInFunc = map[string]*op.Op{
	"return": op.Return, "func.return": op.Return, "std.return": op.Return,
	"call": op.Call, "func.call": op.Call, "std.call": op.Call,
}

// renamedOp is the row of an operation by the name that older text gives it,
// or nil.
func (p *parser) renamedOp(name string) *op.Op {
	if r, ok := renamings[name]; ok && p.allows(r.first, r.last) {
		p.outdated = true
		return r.row
	}
	if p.funcs > 0 {
		return namesInFunc[name]
	}
	return nil
}

// parseOldOp reads an operation of a name that the table does not have, if
// one that has a meaning today; it reports whether it did.
func (p *parser) parseOldOp(b *build, name string) bool {
	switch name {
	case "func.func":
		return p.allows(V15, V22) && p.parseFuncFunc(b, true)
	case "func":
		return p.allows(0, V14) && p.parseFuncFunc(b, p.vintage >= V13)
	case "constant", "std.constant", "arith.constant":
		return p.funcs > 0 && p.parsePlainConstant(b)
	case "llvm.metadata":
		return p.allows(V13, V16) && p.parseMetadataOp(b)
	}
	p.suggestName(name)
	return false
}

// suggestName refuses a name of the llvm dialect that never was one, but is
// close to one.
func (p *parser) suggestName(name string) {
	const addi = "llvm.addi"
	if name == addi || name == "llvm.subi" || name == "llvm.muli" {
		p.meant(p.tok.pos, "custom op '"+name+"' is unknown", "the llvm dialect calls it '"+name[:len(name)-1]+"'")
	}
}

// missing is called where a format wants a literal and the text has something
// else. When an older format goes on like this it reads the rest of the
// operation and reports true.
func (p *parser) missing(b *build, elems []element, i int) bool {
	e := &elems[i]
	if p.vintage == V22 {
		return false
	}
	if p.at(e.token) && (e.token != tBareIdent || p.word() == e.text) {
		if p.vintage != AnyVintage {
			p.laterForm(b, e)
		}
		return false
	}
	typed := func(r ref) Type {
		s := b.argTypes[r.index]
		if r.kind == refOperands {
			s = b.allTypes
		}
		if s.from < 0 || s.n() == 0 {
			return nil
		}
		return b.types[s.from]
	}
	switch b.o.Kind {
	case op.Load: // `: ptr<T>`
		t, ok := typed(ref{refOperand, 0}).(*typedPtr)
		if !ok || e.token != tArrow {
			return false
		}
		b.assign(ref{refResult, 0}, []Type{t.Elem})
		return true
	case op.Store: // `: ptr<T>`
		t, ok := typed(ref{refOperand, 0}).(*typedPtr)
		if !ok || e.token != tComma {
			return false
		}
		b.assign(ref{refOperand, 0}, []Type{t.Elem})
		b.assign(ref{refOperand, 1}, []Type{t})
		return true
	case op.GetElementPtr: // `: (ptr<T>, …) -> ptr<U>`
		if !b.hasTypes || e.token != tComma {
			return false
		}
		elem := pointee(typed(ref{refOperands, 0}))
		if elem == nil {
			return false
		}
		b.setProp("elem_type", &TypeAttr{elem})
		return true
	case op.AtomicRMW, op.CmpXchg: // `: T`
		t := typed(ref{refOperand, 0})
		if t == nil || e.token != tComma {
			return false
		}
		p.older(b.o.Pos, V16, "an atomic operation with one type")
		val, _ := partOf(b.o.Kind, "val")
		b.assign(ref{refOperand, 0}, []Type{p.pointerUsed(b, 0, t)})
		b.assign(val, []Type{t})
		return true
	case op.Switch: // `%v, ^default`
		if e.token != tColon || !p.at(tComma) || b.argTypes[0].from >= 0 {
			return false
		}
		p.older(b.o.Pos, V13, "a switch without the type of its value")
		b.assign(ref{refOperand, 0}, []Type{Int(32)})
		p.parseElements(b, elems[i+2:])
		return true
	case op.MlirGlobalCtors, op.MlirGlobalDtors: // `{ctors = […], priorities = […]}`
		if e.token != tBareIdent || len(b.props) > 0 || !p.at(tLBrace) {
			return false
		}
		p.older(b.o.Pos, V19, "a list of constructors in an attribute dictionary")
		p.parseOwnAttrs(b)
		return true
	}
	p.mistaken(b)
	return false
}

// laterForm refuses a literal that older formats do not have.
func (p *parser) laterForm(b *build, e *element) {
	switch b.o.Kind {
	case op.AtomicRMW, op.CmpXchg:
		if e.token == tComma && b.argTypes[0].from >= 0 {
			p.newer(p.tok.pos, V17, "an atomic operation with the type of its pointer")
		}
	case op.Switch:
		if e.token == tColon && b.argTypes[0].from < 0 {
			p.newer(p.tok.pos, V14, "a switch with the type of its value")
		}
	}
}

// pointerUsed is the type of the pointer that operand i is, which old text
// leaves out: what the name has already, else a pointer to t.
func (p *parser) pointerUsed(b *build, i int, t Type) Type {
	u := b.uses[b.args[i].from]
	if v := p.scopes[len(p.scopes)-1].at(u.name, u.number); v != nil {
		switch v.Type.(type) {
		case *typedPtr, *PointerType:
			return v.Type
		}
	}
	return pointerTo(t, 0)
}

// oldHead reads what the text of an operation once began with.
func (p *parser) oldHead(b *build) {
	switch b.o.Kind {
	case op.IntrLifetimeStart, op.IntrLifetimeEnd: // `size, %p`
		if p.at(tInteger) || p.at(tMinus) {
			p.older(b.o.Pos, V21, "the size of a lifetime")
			p.parseInt()
			p.expect(tComma, "")
		} else {
			p.newer(p.tok.pos, V20, "a lifetime without a size")
		}
	case op.ExtractValue, op.InsertElement, op.ExtractElement:
		p.mistaken(b)
	}
}

// oldCallee gives an indirect call without the type of its pointer that type.
func (p *parser) oldCallee(b *build, uses span, direct bool) (types []Type, ok bool) {
	if !direct && !p.at(tLParen) {
		p.newer(p.tok.pos, V17, "the type of the pointer of a call")
	}
	if direct || p.vintage > V16 || !p.at(tLParen) {
		return nil, false
	}
	u := b.uses[uses.from]
	v := p.scopes[len(p.scopes)-1].at(u.name, u.number)
	if v == nil {
		// Defined further down: its type follows from the call's.
		return []Type{nil}, true
	}
	if f, is := pointee(v.Type).(*LLVMFuncType); is {
		if f.VarArg {
			b.setProp("var_callee_type", &TypeAttr{f})
		}
		p.outdated = true
		return []Type{v.Type}, true
	}
	return nil, false
}

// oldInts reads `dense<…> : vector<NxiM>` where today has `[…]`.
func (p *parser) oldInts(width int) *DenseArrayAttr {
	if p.vintage > V16 || !p.atWord("dense") {
		return nil
	}
	pos := p.tok.pos
	p.older(pos, V16, "a list of numbers as a vector")
	d, ok := p.parseAttr(nil).(*DenseElementsAttr)
	if !ok {
		p.errorAt(pos, "expected a vector of integers")
	}
	a := denseInts(d, width)
	if a == nil {
		p.errorAt(pos, "expected a vector of integers of at most %d bits", width)
	}
	return a
}

// oldIndex reads `: iN` behind an index of a position or a mask.
func (p *parser) oldIndex() {
	if p.vintage <= V14 && p.at(tColon) {
		p.older(p.tok.pos, V14, "the type of an index")
		p.advance()
		p.parseType()
	}
}

// denseInts is the elements of a vector as an array of integers of width
// bits; nil when they are no integers or do not fit.
func denseInts(d *DenseElementsAttr, width int) *DenseArrayAttr {
	t, ok := d.elemType().(*IntegerType)
	if !ok || t.Width > width || len(d.Wide) > 0 {
		return nil
	}
	n := 1
	switch s := d.Type.(type) {
	case *VectorType:
		for _, k := range s.Shape {
			n *= int(k)
		}
	case *TensorType:
		for _, k := range s.Shape {
			n *= int(k)
		}
	}
	if n > 1<<20 || len(d.Bits) == 0 && n > 0 {
		return nil
	}
	a := &DenseArrayAttr{Elem: Int(width)}
	for i := range n {
		v := d.Bits[0]
		if !d.Splat {
			v = d.Bits[i]
		}
		shift := 64 - max(t.Width, 1)
		a.Values = append(a.Values, int64(v<<shift)>>shift)
	}
	return a
}

// oldAliasWord moves past the word `type` that stood before the type of an
// alias.
func (p *parser) oldAliasWord() {
	if p.vintage <= V14 && p.atWord("type") {
		p.older(p.tok.pos, V14, "the word 'type' in an alias")
		p.advance()
		return
	}
	p.newer(p.tok.pos, V15, "an alias without the word 'type'")
}

// oldDimension moves past the x of `4xi32`, which older text wrote without
// blanks; it reports whether it was there.
func (p *parser) oldDimension() bool {
	if p.vintage > V14 || !p.at(tBareIdent) || p.s[p.tok.pos] != 'x' {
		return false
	}
	p.outdated = true
	p.skipPrefix(1)
	return true
}

// oldSecondType moves past `, T2` behind the type of a shufflevector.
func (p *parser) oldSecondType() {
	if p.vintage <= V14 && p.at(tComma) {
		p.older(p.tok.pos, V14, "the second type of a shufflevector")
		p.advance()
		p.parseType()
		return
	}
	p.newer(p.tok.pos, V15, "a shufflevector with one type")
}

// oldTail reads the attribute dictionary of a call_intrinsic where it stood
// behind the types.
func (p *parser) oldTail(b *build) {
	if p.at(tLBrace) && p.vintage <= V19 {
		p.older(p.tok.pos, V19, "an attribute dictionary behind the types")
		p.parseOwnAttrs(b)
	}
}

// oldCalleeType is the type of the pointer that a call goes through when
// nothing but the call says what it is.
func (p *parser) oldCalleeType(s *signature) Type {
	var result Type = Void
	if len(s.results) == 1 {
		result = s.results[0]
	}
	return pointerTo(LLVMFunc(result, s.args, false), 0)
}
