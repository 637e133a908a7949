package dialect

import (
	"github.com/touchstone-ir/touchstone/diag"
	"github.com/touchstone-ir/touchstone/dialect/op"
)

// ParseOptions says how to read; the zero value reads today's text.
type ParseOptions struct{}

// Parse reads one file of MLIR text. name is what diagnostics call it. What is
// not a builtin.module at the top is put into one. Operations of dialects
// that the table does not know are kept when they are in the generic form
// (Kind nil), refused otherwise.
//
// The module is well-formed as text (every name means something and has one
// type, every symbol is defined once), not yet verified. The error is a
// *diag.List of all that was said; as in mlir-opt reading stops at the first
// mistake. LLVM IR text, bitcode, MLIR bytecode and other dialects are
// recognised and answered with the command that makes them readable.
func Parse(name string, text []byte, _ ParseOptions) (*Module, error) {
	p := newParser(name, string(text), NewContext())
	var m *Module
	err := p.catch(func() {
		p.checkKind()
		p.start()
		m = p.parseModuleText()
	})
	if err != nil {
		return nil, err
	}
	return m, nil
}

// parseModuleText reads a whole file.
func (p *parser) parseModuleText() *Module {
	top := &Block{}
	body := &Region{Blocks: []*Block{top}}
	top.Region = body
	p.pushScope(true)
	p.blocks = append(p.blocks, &blockScope{})
	p.dialects = []string{"builtin"}
	p.block = top
	for !p.at(tEOF) {
		switch p.tok.kind {
		case tHash, tBang:
			p.parseAliasDefinition()
		case tFileMetaBegin:
			p.parseFileMetadata()
		default:
			p.parseOperation()
		}
	}
	p.checkForward()
	p.checkBlocks()
	p.endOfFile()
	root := &Operation{Kind: op.Module, Name: op.Module.Name, Regions: []*Region{body}, Pos: NoPos}
	body.Op = root
	if len(top.Ops) == 1 && top.Ops[0].Kind == op.Module && len(top.Ops[0].Regions) == 1 {
		root = top.Ops[0]
		root.Block = nil
	}
	p.checkSymbols(root)
	if p.diags.Errors() > 0 {
		panic(bailout{})
	}
	return &Module{Context: p.ctx, Op: root, Source: p.src, Resources: p.resources}
}

// checkSymbols reports every name that is defined twice in one symbol table.
func (p *parser) checkSymbols(table *Operation) {
	first := map[string]*Operation{}
	for _, r := range table.Regions {
		for _, b := range r.Blocks {
			for _, o := range b.Ops {
				if name := o.SymName(); name != "" {
					if prior := first[name]; prior != nil {
						d := diag.At(diag.Error, p.src, int(o.Pos), "redefinition of symbol named '%s'", name)
						d.Notes = []diag.Diagnostic{diag.At(diag.Note, p.src, int(prior.Pos), "see existing symbol definition here")}
						p.diags.Add(d)
						continue
					}
					first[name] = o
				}
				if o.Kind == op.Module || o.Kind == op.Comdat {
					p.checkSymbols(o)
				}
			}
		}
	}
}
