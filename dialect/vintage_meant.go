package dialect

import "github.com/touchstone-ir/touchstone/dialect/op"

// Mistakes that documents of the dialect make in their own examples: each is
// refused with a note that says what was meant.

// meant refuses what stands at pos and says what it should be.
func (p *parser) meant(pos Pos, msg, instead string) {
	p.errorNote(pos, msg, pos, instead)
}

// mistaken looks at the text where an operation's own format does not go on,
// and leaves with what was meant if it knows the mistake.
func (p *parser) mistaken(b *build) {
	switch b.o.Kind {
	case op.ExtractValue:
		if p.at(tLSquare) {
			p.meant(p.tok.pos, "expected SSA operand", "the aggregate comes first: llvm.extractvalue %s[…]")
		}
	case op.InsertElement, op.ExtractElement:
		if p.at(tInteger) {
			value := "insertvalue"
			if b.o.Kind == op.ExtractElement {
				value = "extractvalue"
			}
			p.meant(p.tok.pos, "expected SSA operand", "a field of a struct or an array is named by llvm."+value)
		}
	}
}
