package dialect

import (
	"github.com/touchstone-ir/touchstone/diag"
	"github.com/touchstone-ir/touchstone/dialect/op"
)

// Warnings is what looks like a mistake and is none: a module's `llvm.triple`,
// which says nothing, where `llvm.target_triple` is meant.
func Warnings(m *Module) (out []diag.Diagnostic) {
	var walk func(o *Operation)
	walk = func(o *Operation) {
		if o.Kind != op.Module {
			return
		}
		if find(o.Attrs, "llvm.triple") != nil {
			const msg = "'llvm.triple' says nothing; the attribute is called 'llvm.target_triple'"
			d := diag.Diagnostic{Severity: diag.Warning, Message: msg}
			if m.Source != nil {
				d = diag.At(diag.Warning, m.Source, int(m.attrPos(o, "llvm.triple")), msg)
			}
			out = append(out, d)
		}
		for _, b := range o.Body() {
			for _, x := range b.Ops {
				walk(x)
			}
		}
	}
	walk(m.Op)
	return out
}

// attrPos is where an attribute of o stands in the text, else where o does:
// positions of attributes are looked for only when something is wrong. The
// dictionary is the one inside one brace and no other bracket.
func (m *Module) attrPos(o *Operation, name string) Pos {
	if o.Pos == NoPos {
		return 0
	}
	found := o.Pos
	p := &parser{src: m.Source, s: m.Source.Text}
	_ = p.catch(func() {
		var braces, others int
		p.tok = token{end: o.Pos}
		for p.advance(); !p.at(tEOF); {
			tok := p.tok
			p.advance()
			switch tok.kind {
			case tLBrace:
				braces++
			case tRBrace:
				braces--
			case tLParen, tLSquare:
				others++
			case tRParen, tRSquare:
				others--
			case tBareIdent, tString:
				if braces == 1 && others == 0 && p.at(tEqual) && (p.text(tok) == name || p.text(tok) == `"`+name+`"`) {
					found = tok.pos
					return
				}
			}
		}
	})
	return found
}
