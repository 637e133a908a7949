package dialect

import "strings"

// Types that older text has: pointers with a pointee, vectors of the llvm
// dialect, and LLVM's own names of types. They are read to types of today,
// but for the typed pointer, which lives only while a file is being read:
// loads, stores and their like take their types from it, and modernise then
// puts an opaque pointer in its place.

// typedPtr is `!llvm.ptr<Elem, Space>`.
type typedPtr struct {
	Elem  Type
	Space uint32
}

func (*typedPtr) isType() {}

func (t *typedPtr) String() string { return typeString(t) }

var typedPtrs table[typedPtr, *typedPtr]

// pointerTo is the pointer to elem in the given address space.
func pointerTo(elem Type, space uint32) *typedPtr {
	k := typedPtr{elem, space}
	return typedPtrs.get(k, func() *typedPtr { return &k })
}

// pointee is what a typed pointer, or each element of a vector of such,
// points to; nil for other types.
func pointee(t Type) Type {
	if v, ok := t.(*VectorType); ok {
		t = v.Elem
	}
	if p, ok := t.(*typedPtr); ok {
		return p.Elem
	}
	return nil
}

// print writes the pointer as version 14 does.
func (t *typedPtr) print(p *printer) {
	p.raw("ptr<")
	p.llvmType(t.Elem)
	if t.Space != 0 {
		p.raw(", ")
		p.int(int64(t.Space))
	}
	p.raw(">")
}

// parseTypedPtr reads `T>` or `T, N>` behind `ptr<`.
func (p *parser) parseTypedPtr() Type {
	p.enter()
	defer p.leave()
	pos := p.tok.pos
	if p.at(tString) {
		p.meant(pos, "expected type or address space", "the pointee is a struct: ptr<struct<"+p.text(p.tok)+">>")
	}
	elem := p.parseLLVMType()
	p.older(pos, V16, "a pointer with a pointee type")
	p.bracket = true
	if msg := checkPointee(elem); msg != "" {
		p.errorAt(pos, "%s", msg)
	}
	var space uint64
	if p.accept(tComma) {
		pos := p.tok.pos
		if space = p.parseUint(); space > 1<<32-1 {
			p.errorAt(pos, "integer value too large")
		}
	}
	p.expect(tGreater, "")
	return pointerTo(elem, uint32(space))
}

// checkPointee is what is wrong with a pointee type, or "" (MLIR 14:
// LLVMPointerType::isValidElementType).
func checkPointee(t Type) string {
	if t == Type(Void) || t == Type(Token) || t == Type(Metadata) || t == Type(Label) || !isCompatible(t) {
		return "invalid pointer element type: " + quote(t)
	}
	return ""
}

// oldLLVMWord reads a type whose word today's llvm dialect does not have, nil
// when no older one has it either.
func (p *parser) oldLLVMWord(start Pos, w string, _ Pos) Type {
	if p.vintage == V22 {
		return nil
	}
	if w == "vec" {
		p.older(start, V19, "the type !llvm.vec")
		p.advance()
		return p.parseVec()
	}
	if w == "x86_mmx" {
		p.older(start, V19, "the type !llvm.x86_mmx")
		p.advance()
		return mmx()
	}
	t := namedLLVMOf2019(w)
	if t == nil || !p.allows(V1, V1b) {
		return nil
	}
	p.outdated, p.wrapped = true, true
	p.advance()
	return t
}

// mmx is what stands for `x86_mmx` today (LLVM 20 release notes).
func mmx() Type { return Vec(1, Int(64)) }

// namedLLVMOf2019 is the type that LLVM's assembly calls w, nil when it has
// none of that name (LLVM LangRef, "Type System").
func namedLLVMOf2019(w string) Type {
	switch w {
	case "half":
		return Float(F16)
	case "bfloat":
		return Float(BF16)
	case "float":
		return Float(F32)
	case "double":
		return Float(F64)
	case "x86_fp80":
		return Float(F80)
	case "fp128":
		return Float(F128)
	case "x86_mmx":
		return mmx()
	}
	if t := namedLLVM(w); t != nil {
		return t
	}
	if len(w) < 2 || len(w) > 9 || w[0] != 'i' || strings.Trim(w[1:], "0123456789") != "" {
		return nil
	}
	width := 0
	for _, c := range w[1:] {
		width = width*10 + int(c-'0')
	}
	if width == 0 || width > maxIntWidth {
		return nil
	}
	return Int(width)
}

// parseVec reads `<N x T>` or `<? x N x T>` behind `vec`.
func (p *parser) parseVec() Type {
	p.enter()
	defer p.leave()
	start := p.tok.pos
	p.expect(tLess, "")
	scalable := p.accept(tQuestion)
	if scalable {
		p.parseX()
	}
	if !p.at(tInteger) {
		p.errorHere("expected integer value")
	}
	n := p.parseDim()
	p.parseX()
	elem := p.parseLLVMType()
	p.expect(tGreater, "")
	_, typed := elem.(*typedPtr)
	if n == 0 || !typed && !isVectorElement(elem) {
		p.errorAt(start, "invalid vector element type: %s", quote(elem))
	}
	_, opaque := elem.(*PointerType)
	if !typed && !opaque && elem != Type(PPCFP128) && !scalable && p.vintage >= V13 {
		p.errorAt(start, "invalid vector element type: %s: that vector is a builtin one", quote(elem))
	}
	return Vector([]int64{n}, []bool{scalable}, elem)
}

// parseWrappedType reads `"LLVM type">` behind `!llvm<`, the types of 2019.
func (p *parser) parseWrappedType() Type {
	p.enter()
	defer p.leave()
	tok := p.tok
	p.older(tok.pos, V1, "a type in LLVM's own spelling")
	p.wrapped = true
	p.advance()
	t := p.readLLVMType(tok)
	p.expect(tGreater, "")
	return t
}

// opaquer maps the types of a file to those without typed pointers.
type opaquer struct{ seen map[Type]Type }

// typ is t with opaque pointers.
func (u *opaquer) typ(t Type) Type {
	switch x := t.(type) {
	case nil, *IntegerType, *FloatType, *PointerType, *NamedLLVMType, *IndexType, *NoneType, *OpaqueType:
		return t
	case *typedPtr:
		return Ptr(x.Space)
	case *VectorType:
		if _, ok := x.Elem.(*typedPtr); !ok {
			return t
		}
	case *StructType:
		if x.Identified {
			return t // its fields are mapped in place
		}
	}
	if to, ok := u.seen[t]; ok {
		return to
	}
	to := u.compound(t)
	u.seen[t] = to
	return to
}

func (u *opaquer) compound(t Type) Type {
	switch t := t.(type) {
	case *VectorType:
		return Vector(t.Shape, t.Scalable, u.typ(t.Elem))
	case *ArrayType:
		return Array(t.N, u.typ(t.Elem))
	case *StructType:
		return Struct(t.Packed, u.types(t.Fields))
	case *LLVMFuncType:
		return LLVMFunc(u.typ(t.Result), u.types(t.Params), t.VarArg)
	case *FunctionType:
		return Function(u.types(t.Inputs), u.types(t.Results))
	case *TupleType:
		return Tuple(u.types(t.Elems))
	case *TargetType:
		return Other(&TargetType{Name: t.Name, Types: u.types(t.Types), Ints: t.Ints})
	}
	return t
}

func (u *opaquer) types(ts []Type) []Type {
	out := make([]Type, len(ts))
	for i, t := range ts {
		out[i] = u.typ(t)
	}
	return out
}

// context maps the identified structs of a file; each keeps its identity.
func (u *opaquer) context(c *Context) {
	for _, s := range c.named { // in any order: none depends on another
		s.Fields = u.types(s.Fields)
	}
}
