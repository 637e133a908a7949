package dialect

import (
	"fmt"

	"github.com/touchstone-ir/touchstone/dialect/op"
)

// Mistakes that documents of the dialect make in their own examples: each is
// refused in mlir-opt's words, with a note that says what was meant. Where
// today's text is asked for, nothing is said that mlir-opt does not say.

// meant refuses what stands at pos and says what it should be.
func (p *parser) meant(pos Pos, msg, instead string) {
	p.errorNote(pos, msg, pos, instead)
}

// mistaken is called where an operand must come.
func (p *parser) mistaken(b *build) {
	if p.at(tPercent) || p.vintage == V22 {
		return
	}
	switch b.o.Kind {
	case op.ExtractValue:
		if p.at(tLSquare) {
			p.meant(p.tok.pos, "expected SSA operand", "the aggregate comes first: llvm.extractvalue %s[…]")
		}
	case op.InsertElement, op.ExtractElement:
		if p.at(tInteger) {
			word := "insertvalue"
			if b.o.Kind == op.ExtractElement {
				word = "extractvalue"
			}
			p.meant(p.tok.pos, "expected SSA operand", "the field of a struct or an array is for llvm."+word)
		}
	}
	if b.o.Kind == op.ExtractElement && p.at(tLSquare) {
		p.meant(p.tok.pos, "expected SSA operand", "the vector comes first: llvm.extractelement %v[…]")
	}
}

// mistakenBlock is called where a block's name must come.
func (p *parser) mistakenBlock() {
	if p.at(tPercent) && p.vintage != V22 {
		p.meant(p.tok.pos, "expected block name", "a block's name begins with ^: ^"+p.text(p.tok)[1:])
	}
}

// mistakenArgs is called behind a block's name.
func (p *parser) mistakenArgs() {
	if p.at(tLSquare) && p.tok.pos == p.prevEnd && int(p.tok.end) < len(p.s) && p.s[p.tok.end] == '%' && p.vintage != V22 {
		p.meant(p.tok.pos, "expected operation name in quotes", "a block's arguments stand in parentheses: ^bb(%x : i32)")
	}
}

// mistakenAlias is called for an alias whose name only a dialect may have.
func (p *parser) mistakenAlias(what, name string) {
	if p.vintage == V22 {
		return
	}
	own := []byte(name)
	for i, c := range own {
		if c == '.' {
			own[i] = '_'
		}
	}
	p.meant(p.tok.pos, what+" names with a '.' are reserved for dialect-defined names", "an alias may be called "+p.s[p.tok.pos:p.tok.pos+1]+string(own))
}

// mistakenLayout is called behind a comma of a memref type.
func (p *parser) mistakenLayout() {
	if p.atWord("offset") && p.vintage != V22 {
		p.meant(p.tok.pos, "expected attribute value", "the layout is strided<[…], offset: …>")
	}
}

// mistakenBody is called where the fields of a struct must come.
func (p *parser) mistakenBody() {
	if p.at(tBareIdent) && p.vintage != V22 {
		p.meant(p.tok.pos, "expected '('", "the fields of a struct stand in parentheses: struct<\"a\", (…)>")
	}
}

// halfFunction is called where an operation's types must be those of a
// function and are not.
func (p *parser) halfFunction(b *build, pos Pos, t Type) {
	if p.at(tArrow) && p.vintage != V22 {
		p.meant(pos, fmt.Sprintf("custom op '%s' invalid kind of type specified: expected builtin.function, but found %s", b.o.Name, quote(t)),
			"the types of the operands stand in parentheses: (!llvm.ptr, i64) -> …")
	}
}

// mistakenTypes is called for a call with the types that it gives.
func (p *parser) mistakenTypes(b *build, operands, types int) {
	if operands != types && p.vintage != V22 {
		p.meant(b.o.Pos, fmt.Sprintf("custom op '%s' number of operands and types do not match: got %d operands and %d types", b.o.Name, operands, types),
			"each argument has a type of its own behind the colon")
	}
}

// mistakenParam is called for a parameter whose type the dialect does not have.
func (p *parser) mistakenParam(b *build, pos Pos, t Type) {
	if _, ok := t.(*MemRefType); ok && p.vintage != V22 {
		p.meant(pos, fmt.Sprintf("custom op '%s' failed to construct function type: expected LLVM type for function arguments", b.o.Name),
			"a memref is passed as the fields of its descriptor; mlir-opt-22 --convert-to-llvm lowers a func.func with "+t.String())
	}
}

// publicDeclaration refuses a declaration of the func dialect that is not
// private; must says that this version has that rule.
func (p *parser) publicDeclaration(start Pos, visibility string, must bool) {
	if must && visibility != "private" && visibility != "nested" && !p.at(tLBrace) && !p.atWord("attributes") {
		p.meant(start, "'func.func' op symbol declaration cannot have public visibility", "a function without a body is func.func private @…")
	}
}
