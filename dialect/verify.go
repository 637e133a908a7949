package dialect

import (
	"fmt"
	"strings"

	"github.com/touchstone-ir/touchstone/diag"
	"github.com/touchstone-ir/touchstone/dialect/op"
)

// VerifyOptions says how strict Verify is; the zero value is as strict as
// mlir-opt.
type VerifyOptions struct {
	// Runnable also refuses what MLIR accepts but LLVM's own verifier does not,
	// such as a bitcast between types of different size (LangRef, the
	// instructions' own rules): a program with it has no meaning.
	Runnable bool
	// AllowUnregistered accepts operations of dialects that are not in the
	// table; those of the llvm dialect are accepted always, as by mlir-opt.
	AllowUnregistered bool
	// FirstOfEach reports one mistake for each operation whose regions see no
	// names from outside, as mlir-opt does, not all.
	FirstOfEach bool
	// MaxErrors ends the search after so many errors; 0 means 20.
	MaxErrors int
}

// Verify checks that a module is well-formed: the types of operands and
// results, the traits of every row, the rules of single operations, control
// flow, dominance, and what symbols refer to (MLIR LangRef; the verifiers of
// the llvm dialect, version 22). The error is a *diag.List; as in mlir-opt
// each operation reports its first mistake.
func Verify(m *Module, opts VerifyOptions) error {
	if opts.MaxErrors == 0 {
		opts.MaxErrors = 20
	}
	v := &verifier{m: m, opts: opts, tables: map[*Operation]map[string]*Operation{}}
	v.run()
	return v.diags.Err()
}

// enough is what the verifier panics with after MaxErrors errors.
type enough struct{}

type verifier struct {
	m     *Module
	opts  VerifyOptions
	diags diag.List

	tables map[*Operation]map[string]*Operation // symbols of each symbol table
	noted  []diag.Diagnostic                    // notes for the next report
}

// run verifies the whole module, or as much as gives enough errors.
func (v *verifier) run() {
	defer func() {
		if r := recover(); r != nil && r != any(enough{}) {
			panic(r)
		}
	}()
	v.operation(v.m.Op)
	if v.diags.Errors() == 0 {
		v.dominance(v.m.Op)
	}
}

// report records an error at an operation.
func (v *verifier) report(o *Operation, format string, args ...any) {
	v.reportAt(o.Pos, format, args...)
}

func (v *verifier) reportAt(pos Pos, format string, args ...any) {
	d := diag.Diagnostic{Severity: diag.Error, Message: fmt.Sprintf(format, args...)}
	if v.m.Source != nil {
		d = diag.At(diag.Error, v.m.Source, int(max(pos, 0)), "%s", d.Message)
	}
	d.Notes, v.noted = v.noted, nil
	addOnce(&v.diags, d)
	if v.diags.Errors() >= v.opts.MaxErrors {
		panic(enough{})
	}
}

// note prepares a note for the next report.
func (v *verifier) note(pos Pos, format string, args ...any) {
	d := diag.Diagnostic{Severity: diag.Note, Message: fmt.Sprintf(format, args...)}
	if v.m.Source != nil && pos >= 0 {
		d = diag.At(diag.Note, v.m.Source, int(pos), "%s", d.Message)
	}
	v.noted = append(v.noted, d)
}

// operation verifies one operation and everything in its regions.
func (v *verifier) operation(o *Operation) {
	if msg := v.invariants(o); msg != "" {
		v.report(o, "%s", msg)
		return
	}
	for i, r := range o.Regions {
		v.region(o, i, r)
	}
}

// opError is a message that names its operation, as MLIR's emitOpError.
func opError(o *Operation, format string, args ...any) string {
	return "'" + o.Name + "' op " + fmt.Sprintf(format, args...)
}

// invariants is what is wrong with the operation itself, or "".
func (v *verifier) invariants(o *Operation) string {
	if o.Kind == nil {
		if !v.opts.AllowUnregistered && !strings.HasPrefix(o.Name, "llvm.") {
			return "'" + o.Name + "' is an operation of a dialect that is not known here"
		}
		return ""
	}
	if msg := o.Misfit(); msg != "" {
		return opError(o, "%s", msg)
	}
	if msg := checkTypes(o); msg != "" {
		return opError(o, "%s", msg)
	}
	if msg := v.structure(o); msg != "" {
		return opError(o, "%s", msg)
	}
	if msg := v.attributes(o); msg != "" {
		return msg
	}
	v.triple(o)
	if f := opRules[o.Kind]; f != nil {
		if msg := f(v, o); msg != "" {
			return msg
		}
	}
	if v.opts.Runnable {
		if f := runnableRules[o.Kind]; f != nil {
			if msg := f(o); msg != "" {
				return opError(o, "%s", msg)
			}
		}
	}
	return ""
}

// structure checks the traits that say where an operation may stand.
func (v *verifier) structure(o *Operation) string {
	row := o.Kind
	if row.Has("IsTerminator") && o.Block != nil && o.Block.Ops[len(o.Block.Ops)-1] != o {
		return "must be the last operation in the parent block"
	}
	if row.Has("SymbolOpInterface") && row != op.Module {
		if o.SymName() == "" {
			return "the symbol name may not be empty"
		}
		if p := o.Parent(); p != nil && p.Kind != nil && !p.Kind.Has("SymbolTable") {
			return "symbol's parent must have the SymbolTable trait"
		}
	}
	for i, r := range o.Regions {
		if row.Has("SingleBlock") && len(r.Blocks) > 1 {
			return fmt.Sprintf("expects region #%d to have 0 or 1 blocks", i)
		}
		if row.Has("NoRegionArguments") && len(r.Blocks) > 0 && len(r.Blocks[0].Args) > 0 {
			return "region should have no arguments"
		}
	}
	return ""
}

// region verifies the blocks of region i of o.
func (v *verifier) region(o *Operation, i int, r *Region) {
	if len(r.Blocks) == 0 {
		return
	}
	entry := r.Blocks[0]
	for _, b := range r.Blocks {
		for _, x := range b.Ops {
			for _, s := range x.Successors {
				if s.Block == entry {
					v.report(o, "entry block of region may not have predecessors")
					return
				}
			}
		}
	}
	for _, b := range r.Blocks {
		said := v.diags.Errors()
		v.block(o, b)
		if v.opts.FirstOfEach && v.diags.Errors() > said {
			return
		}
	}
}

func (v *verifier) block(parent *Operation, b *Block) {
	noTerminator := parent.Kind != nil && parent.Kind.Has("NoTerminator")
	if len(b.Ops) == 0 {
		if !noTerminator {
			v.report(parent, "empty block: expect at least a terminator")
		}
		return
	}
	last := b.Ops[len(b.Ops)-1]
	for _, o := range b.Ops {
		if len(o.Successors) > 0 && o != last {
			v.report(o, "operation with block successors must terminate its parent block")
		}
		for i := range o.Successors {
			if s := o.Successors[i].Block; s.Region != b.Region {
				v.report(o, "branching to block of a different region")
			}
		}
		said := v.diags.Errors()
		v.operation(o)
		v.successors(o)
		if v.opts.FirstOfEach && v.diags.Errors() > said && !(o.Kind != nil && o.Kind.Has("IsIsolatedFromAbove")) {
			return
		}
	}
	if !noTerminator && last.Kind != nil && !last.Kind.Has("IsTerminator") {
		v.report(last, "block with no terminator, has %s", last)
	}
}

// successors checks the arguments of a branch against its targets' arguments.
func (v *verifier) successors(o *Operation) {
	if o.Kind == nil {
		return
	}
	for i := range o.Successors {
		s := &o.Successors[i]
		if len(s.Args) != len(s.Block.Args) {
			v.report(o, "branch has %d operands for successor #%d, but target block has %d", len(s.Args), i, len(s.Block.Args))
			return
		}
		for j, a := range s.Args {
			if a.Type != s.Block.Args[j].Type {
				v.report(o, "type mismatch for bb argument #%d of successor #%d: %s is passed, %s expected", j, i, quote(a.Type), quote(s.Block.Args[j].Type))
				return
			}
		}
	}
}

// lookup is the operation that a symbol reference at o names, seen from the
// nearest symbol table around o; nil when there is none.
func (v *verifier) lookup(o *Operation, ref *SymbolRefAttr) *Operation {
	table := o.Parent()
	for table != nil && (table.Kind == nil || !table.Kind.Has("SymbolTable")) {
		table = table.Parent()
	}
	if table == nil {
		return nil
	}
	found := v.symbols(table)[ref.Root]
	for _, name := range ref.Nested {
		if found == nil || found.Kind == nil || !found.Kind.Has("SymbolTable") {
			return nil
		}
		found = v.symbols(found)[name]
	}
	return found
}

// symbols is the named operations directly in a symbol table.
func (v *verifier) symbols(table *Operation) map[string]*Operation {
	m, ok := v.tables[table]
	if !ok {
		m = map[string]*Operation{}
		for _, b := range table.Body() {
			for _, o := range b.Ops {
				if name := o.SymName(); name != "" && m[name] == nil {
					m[name] = o
				}
			}
		}
		v.tables[table] = m
	}
	return m
}
