package dialect

import (
	"math"

	"github.com/touchstone-ir/touchstone/diag"
	"github.com/touchstone-ir/touchstone/dialect/op"
)

// ParseOptions says how to read; the zero value reads the text of every
// version.
type ParseOptions struct {
	// StopAtFirst ends reading at the first mistake, as mlir-opt does.
	StopAtFirst bool
	// Vintage is the one version whose text is read; AnyVintage, the zero
	// value, reads the text of all of them. Whatever it is, the module is one of
	// today.
	Vintage Vintage
}

// Parse reads one file of MLIR text. name is what diagnostics call it. What is
// not a builtin.module at the top is put into one. Operations of dialects
// that the table does not know are kept when they are in the generic form
// (Kind nil), refused otherwise.
//
// The module is well-formed as text (every name means something and has one
// type, every symbol is defined once), not yet verified. The error is a
// *diag.List of all that was said: independent mistakes are reported together,
// at most one a line and 20 in all. LLVM IR text, bitcode, MLIR bytecode and
// other dialects are recognised and answered with the command that makes them
// readable.
func Parse(name string, text []byte, opts ParseOptions) (*Module, error) {
	return ParseSource(diag.NewSource(name, string(text)), opts)
}

// ParseSource is Parse of a source that is there already; its text is kept,
// not copied.
func ParseSource(src *Source, opts ParseOptions) (*Module, error) {
	return Chunk{src, 0, Pos(min(len(src.Text), math.MaxInt32))}.Parse(opts)
}

// Parse is ParseSource of the chunk's part of its file; diagnostics and
// locations give places in the whole file.
func (c Chunk) Parse(opts ParseOptions) (*Module, error) {
	p := &parser{src: c.src, s: c.src.Text, from: c.from, ctx: NewContext(), stopAtFirst: opts.StopAtFirst}
	p.vintage = opts.Vintage
	if int(c.to) < len(p.s) && len(p.s) < math.MaxInt32 {
		p.s = p.s[:c.to]
	}
	var m *Module
	err := p.catch(func() {
		p.checkKind()
		p.start()
		m = p.parseModuleText()
		p.modernise(m)
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
	p.operations(func() bool {
		switch p.tok.kind {
		case tEOF:
			return false
		case tHash, tBang, tFileMetaBegin:
			// What an alias stands for is missed all over the file.
			p.hopeless = true
			if p.at(tFileMetaBegin) {
				p.parseFileMetadata()
			} else {
				p.parseAliasDefinition()
			}
			p.hopeless = false
		default:
			p.parseOperation()
		}
		return true
	})
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
	return &Module{Context: p.ctx, Op: root, Source: p.src, Resources: p.resources, from: p.from}
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
						p.report(d)
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
