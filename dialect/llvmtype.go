package dialect

import (
	"math"
	"strings"
)

// llvmTypeReader reads a type as LLVM's assembly writes it, which is how text
// of 2019 has it between quotes: `{ i32, float* }`, `void (i8*, ...)*` (LLVM
// LangRef, "Type System", of release 10).
type llvmTypeReader struct {
	p    *parser
	tok  token  // the string literal
	text string // its value
	i    int
}

// readLLVMType reads the whole of a string literal as a type.
func (p *parser) readLLVMType(tok token) Type {
	r := &llvmTypeReader{p: p, tok: tok, text: p.str(tok)}
	t := r.typ()
	if r.blank(); r.i < len(r.text) {
		r.fail("expected end of the type")
	}
	return t
}

// pos is the place of the reader in the file; inside a string with escapes
// only the string itself can be named.
func (r *llvmTypeReader) pos() Pos {
	if len(r.text) != int(r.tok.end-r.tok.pos)-2 {
		return r.tok.pos
	}
	return r.tok.pos + 1 + Pos(r.i)
}

func (r *llvmTypeReader) fail(what string) { r.p.errorAt(r.pos(), "%s in an LLVM type", what) }

func (r *llvmTypeReader) blank() {
	for r.i < len(r.text) && strings.IndexByte(" \t\r\n", r.text[r.i]) >= 0 {
		r.i++
	}
}

// take moves past a punctuation mark.
func (r *llvmTypeReader) take(c byte) bool {
	if r.blank(); r.i < len(r.text) && r.text[r.i] == c {
		r.i++
		return true
	}
	return false
}

// need is take of a mark that must be there; open is the bracket that it
// closes, 0 for none.
func (r *llvmTypeReader) need(c, open byte) {
	if r.take(c) {
		return
	}
	if r.i == len(r.text) && open != 0 {
		r.p.meant(r.pos(), "expected '"+string(c)+"' in an LLVM type", "the '"+string(open)+"' is never closed: "+quoted(r.text+string(c)))
	}
	r.fail("expected '" + string(c) + "'")
}

// word is the run of letters and digits that is next.
func (r *llvmTypeReader) word() string {
	r.blank()
	from := r.i
	for r.i < len(r.text) {
		if c := r.text[r.i]; c != '_' && class[c]&(cLetter|cDigit) == 0 {
			break
		}
		r.i++
	}
	return r.text[from:r.i]
}

// number reads a decimal number.
func (r *llvmTypeReader) number() uint64 {
	r.blank()
	from, n := r.i, uint64(0)
	for r.i < len(r.text) && class[r.text[r.i]]&cDigit != 0 {
		d := uint64(r.text[r.i] - '0')
		if n > (math.MaxUint64-d)/10 {
			r.fail("number too large")
		}
		n = n*10 + d
		r.i++
	}
	if from == r.i {
		r.fail("expected a number")
	}
	return n
}

// typ reads a type with the marks behind it that make pointers and functions.
func (r *llvmTypeReader) typ() Type {
	r.p.enter()
	defer r.p.leave()
	t := r.first()
	levels := 0
	defer func() { r.p.depth -= levels }()
	for {
		// Each mark nests what came before once more.
		start := r.i
		switch {
		case r.take('*'):
			t = r.pointer(t, 0)
		case r.take('('):
			t = r.function(t)
		default:
			if word := r.word(); word == "" || word != "addrspace" {
				r.i = start
				return t
			}
			r.need('(', 0)
			space := r.number()
			if space > 1<<24-1 {
				r.fail("address space too large")
			}
			r.need(')', '(')
			r.need('*', 0)
			t = r.pointer(t, uint32(space))
		}
		levels++
		r.p.enter()
	}
}

func (r *llvmTypeReader) pointer(t Type, space uint32) Type {
	if t == Type(Void) || t == Type(Label) || t == Type(Metadata) || t == Type(Token) {
		r.fail("no pointer to " + quote(t))
	}
	return pointerTo(t, space)
}

// function reads the parameters of a function type whose result is t.
func (r *llvmTypeReader) function(result Type) Type {
	var params []Type
	varArg := false
	if !r.take(')') {
		for {
			if r.take('.') {
				r.need('.', 0)
				r.need('.', 0)
				varArg = true
				break
			}
			params = append(params, r.typ())
			if !r.take(',') {
				break
			}
		}
		r.need(')', '(')
	}
	if msg := checkLLVMFunc(result, params); msg != "" {
		r.fail(msg)
	}
	return LLVMFunc(result, params, varArg)
}

// first reads a type without the marks behind it.
func (r *llvmTypeReader) first() Type {
	switch {
	case r.take('{'):
		return r.structure(false)
	case r.take('['):
		n := r.number()
		r.x()
		elem := r.element("array")
		r.need(']', '[')
		return Array(n, elem)
	case r.take('<'):
		if r.take('{') {
			t := r.structure(true)
			r.need('>', '<')
			return t
		}
		return r.vector()
	case r.take('%'):
		return r.named()
	}
	start := r.i
	w := r.word()
	t := namedLLVMOf2019(w)
	if t == nil {
		r.i = start
		r.fail("unknown type '" + w + "'")
	}
	return t
}

func (r *llvmTypeReader) x() {
	if r.word() != "x" {
		r.fail("expected 'x'")
	}
}

// element reads a type that is inside an array or a struct.
func (r *llvmTypeReader) element(of string) Type {
	t := r.typ()
	if !isLLVMElement(t) {
		r.fail("invalid " + of + " element type " + quote(t))
	}
	return t
}

func (r *llvmTypeReader) structure(packed bool) Type {
	var fields []Type
	if !r.take('}') {
		for {
			fields = append(fields, r.element("struct"))
			if !r.take(',') {
				break
			}
		}
		r.need('}', '{')
	}
	return Struct(packed, fields)
}

// vector reads `N x T>` or `vscale x N x T>`.
func (r *llvmTypeReader) vector() Type {
	scalable := false
	start := r.i
	if r.word() == "vscale" {
		scalable = true
		r.x()
	} else {
		r.i = start
	}
	n := r.number()
	r.x()
	elem := r.typ()
	r.need('>', '<')
	_, typed := elem.(*typedPtr)
	if n == 0 || n > math.MaxInt64 || !typed && !isVectorElement(elem) {
		r.fail("invalid vector type")
	}
	return Vector([]int64{int64(n)}, []bool{scalable}, elem)
}

// named reads `%name`. Text has no way to give such a struct its body.
func (r *llvmTypeReader) named() Type {
	name := ""
	if r.take('"') {
		end := strings.IndexByte(r.text[r.i:], '"')
		if end < 0 {
			r.fail("expected '\"'")
		}
		name = r.text[r.i : r.i+end]
		r.i += end + 1
	} else {
		from := r.i
		for r.i < len(r.text) && class[r.text[r.i]]&cIdent != 0 {
			r.i++
		}
		name = r.text[from:r.i]
	}
	if name == "" {
		r.fail("expected the name of a struct")
	}
	t := r.p.ctx.Named(name)
	if !t.HasBody() && !t.open {
		t.SetBody(true, false, nil)
	}
	return t
}
