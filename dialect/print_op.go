package dialect

import (
	"io"
	"slices"
	"strconv"

	"github.com/touchstone-ir/touchstone/dialect/op"
)

// PrintOptions says how to print.
type PrintOptions struct {
	Generic   bool // the generic form of every operation
	Locations bool // with loc(…) on every operation and block argument
}

// Print writes the module as mlir-opt-22 does, with `-mlir-print-op-generic`
// when Generic and `-mlir-print-debuginfo` when Locations is set: values and
// blocks renumbered, attributes in order, defaults left out. An operation
// whose parts do not fit its row is printed in the generic form. mlir-opt adds
// one more line break at the end.
func (m *Module) Print(w io.Writer, o PrintOptions) error {
	m.printing.Lock()
	defer m.printing.Unlock()
	p := &printer{opts: o}
	p.m, p.w = m, w
	p.number(m.Op)
	p.dialect = "builtin"
	p.findAliases(m)
	p.aliasLines(false)
	p.operation(m.Op)
	p.raw("\n")
	p.aliasLines(true)
	if used := p.alias.used(m.Resources); len(used) > 0 {
		p.raw("\n")
		p.resourceSection(used)
	}
	p.flush()
	return p.err
}

// flushSize is how much text is collected before it is written.
const flushSize = 1 << 16

// flush writes what was printed so far; text made while aliases are being
// found is dropped.
func (p *printer) flush() {
	if p.err == nil && !p.collecting() {
		_, p.err = p.w.Write(p.buf)
	}
	p.buf = p.buf[:0]
}

// opPrinter is what printing operations keeps. It is part of printer.
type opPrinter struct {
	m       *Module
	w       io.Writer // nil: all text stays in the buffer
	err     error     // of the writer
	indent  int
	dialect string // the dialect whose names go without prefix
	named   bool   // values and blocks by the names of the source
	brief   bool   // regions as {...}
	alias   *aliasTable
}

// number gives every value and block its number: regions are numbered as the
// operations that hold them come, last first, so that in the generic form,
// where numbers go on from region to region, the last region comes first
// (MLIR: SSANameState).
func (p *printer) number(root *Operation) {
	type task struct {
		r         *Region
		next, arg int32
	}
	var next, arg int32
	numberResults := func(o *Operation) {
		if len(o.Results) > 0 {
			o.Results[0].num = next
			next++
		}
	}
	numberResults(root)
	var tasks []task
	for _, r := range root.Regions {
		tasks = append(tasks, task{r, next, arg})
	}
	for len(tasks) > 0 {
		t := tasks[len(tasks)-1]
		tasks = tasks[:len(tasks)-1]
		if !p.opts.Generic {
			next, arg = t.next, t.arg
		}
		for i, b := range t.r.Blocks {
			b.num = int32(i)
			for _, v := range b.Args {
				if i == 0 {
					v.num = -1 - arg
					arg++
				} else {
					v.num = next
					next++
				}
			}
			for _, o := range b.Ops {
				numberResults(o)
			}
		}
		for _, b := range t.r.Blocks {
			for _, o := range b.Ops {
				for _, r := range o.Regions {
					tasks = append(tasks, task{r, next, arg})
				}
			}
		}
	}
}

// value writes a value's name where it is used.
func (p *printer) value(v *Value) {
	if p.named {
		p.raw(ValueName(v))
		return
	}
	first := v
	if v.Def != nil && v.Index > 0 {
		first = v.Def.Results[0]
	}
	if n := first.num; n < 0 {
		p.raw("%arg")
		p.int(int64(-1 - n))
	} else {
		p.raw("%")
		p.int(int64(n))
	}
	if v.Def != nil && len(v.Def.Results) > 1 {
		p.raw("#")
		p.int(int64(v.Index))
	}
}

func (p *printer) values(vs []*Value) {
	for i, v := range vs {
		if i > 0 {
			p.raw(", ")
		}
		p.value(v)
	}
}

func (p *printer) typesOf(vs []*Value) {
	for i, v := range vs {
		if i > 0 {
			p.raw(", ")
		}
		p.typ(v.Type)
	}
}

// funcType writes `(in) -> out` of values.
func (p *printer) funcType(in, out []*Value) {
	p.raw("(")
	p.typesOf(in)
	p.raw(") -> ")
	if len(out) == 1 {
		if _, fn := out[0].Type.(*FunctionType); !fn {
			p.typ(out[0].Type)
			return
		}
	}
	p.raw("(")
	p.typesOf(out)
	p.raw(")")
}

// block writes a block's name.
func (p *printer) block(b *Block) {
	if p.named {
		if b.Name != "" {
			p.raw(b.Name)
			return
		}
		p.raw("^bb0")
		return
	}
	p.raw("^bb")
	p.int(int64(b.num))
}

func (p *printer) newline() {
	if p.brief {
		if p.buf[len(p.buf)-1] == ',' {
			p.raw(" ")
		}
		return
	}
	p.raw("\n")
	p.spaces()
}

const blanks = "                                                                "

func (p *printer) spaces() {
	for n := p.indent; n > 0; n -= len(blanks) {
		p.raw(blanks[:min(n, len(blanks))])
	}
}

// operation writes an operation with its results, without a line break.
func (p *printer) operation(o *Operation) {
	p.visitLoc(o)
	if len(o.Results) > 0 {
		if p.named {
			p.resultNames(o)
		} else {
			p.raw("%")
			p.int(int64(o.Results[0].num))
			if n := len(o.Results); n > 1 {
				p.raw(":")
				p.int(int64(n))
			}
		}
		p.raw(" = ")
	}
	if p.opts.Generic || o.Kind == nil || !o.fits() {
		p.generic(o)
	} else {
		p.pretty(o)
	}
	p.trailingLoc(o)
}

// generic writes the generic form.
func (p *printer) generic(o *Operation) {
	if p.collecting() {
		p.collectGeneric(o)
		return
	}
	p.str(o.Name)
	p.raw("(")
	p.values(o.Operands)
	p.raw(")")
	if len(o.Successors) > 0 {
		p.raw("[")
		for i := range o.Successors {
			if i > 0 {
				p.raw(", ")
			}
			p.block(o.Successors[i].Block)
		}
		p.raw("]")
	}
	if props := o.allProps(); len(props) > 0 {
		p.raw(" <")
		p.dict(props)
		p.raw(">")
	}
	if len(o.Regions) > 0 {
		p.raw(" (")
		for i, r := range o.Regions {
			if i > 0 {
				p.raw(", ")
			}
			p.region(r, true, true)
		}
		p.raw(")")
	}
	if len(o.Attrs) > 0 {
		p.raw(" ")
		p.dict(o.Attrs)
	}
	p.raw(" : ")
	p.funcType(o.Operands, o.Results)
}

// collectGeneric finds aliases in the order in which MLIR looks for them in
// the generic form: regions come first.
func (p *printer) collectGeneric(o *Operation) {
	for _, r := range o.Regions {
		p.region(r, true, true)
	}
	p.typesOf(o.Operands)
	p.typesOf(o.Results)
	attrs := o.Attrs
	if o.Kind != nil { // MLIR does not look into the properties of what it does not know
		attrs = slices.Concat(o.allProps(), attrs)
		sortAttrs(attrs)
	}
	p.dict(attrs)
}

// pretty writes an operation in its own syntax.
func (p *printer) pretty(o *Operation) {
	f := formatOf(o.Kind)
	if f.generic {
		p.generic(o)
		return
	}
	name := o.Name
	if d := p.dialect; d != "" && len(name) > len(d)+1 && name[:len(d)] == d && name[len(d)] == '.' {
		if rest := name[len(d)+1:]; !containsByte(rest, '.') {
			name = rest
		}
	}
	p.raw(name)
	dialect := p.dialect
	p.dialect = ""
	if o.Kind == op.Module {
		p.dialect = "builtin"
	}
	if f.custom != nil {
		f.custom.print(p, o)
	} else {
		p.elementsOf(o, f, f.elems)
	}
	p.dialect = dialect
}

func containsByte(s string, c byte) bool {
	for i := 0; i < len(s); i++ {
		if s[i] == c {
			return true
		}
	}
	return false
}

// region writes `{ … }`. entryArgs says whether the entry block's arguments
// are shown by its label, emptyBlock whether an empty entry block has one.
func (p *printer) region(r *Region, entryArgs, emptyBlock bool) {
	if p.brief {
		p.raw("{...}")
		return
	}
	p.raw("{\n")
	var preds [][]int32
	if len(r.Blocks) > 1 {
		preds = predecessors(r)
	}
	for i, b := range r.Blocks {
		label := i > 0 || emptyBlock && len(b.Ops) == 0 || entryArgs && len(b.Args) > 0
		var from []int32
		if preds != nil {
			from = preds[i]
		}
		p.blockBody(b, label, i == 0, from)
	}
	p.spaces()
	p.raw("}")
}

// predecessors lists for each block of a region the blocks that branch to it,
// once for each branch.
func predecessors(r *Region) [][]int32 {
	counts := make([]int32, len(r.Blocks)+1)
	each := func(f func(to, from int32)) {
		for i, b := range r.Blocks {
			for _, o := range b.Ops {
				for k := range o.Successors {
					if s := o.Successors[k].Block; s.Region == r {
						f(s.num, int32(i))
					}
				}
			}
		}
	}
	total := 0
	each(func(to, _ int32) { counts[to]++; total++ })
	all, out := make([]int32, total), make([][]int32, len(r.Blocks))
	for i := range out {
		out[i], all = all[:0:counts[i]], all[counts[i]:]
	}
	each(func(to, from int32) { out[to] = append(out[to], from) })
	return out
}

// blockBody writes a block; preds are the blocks that branch to it.
func (p *printer) blockBody(b *Block, label, entry bool, preds []int32) {
	if label {
		p.spaces()
		p.block(b)
		if len(b.Args) > 0 {
			p.raw("(")
			for i, v := range b.Args {
				if i > 0 {
					p.raw(", ")
				}
				p.value(v)
				p.raw(": ")
				p.typ(v.Type)
				p.argLoc(v)
			}
			p.raw(")")
		}
		p.raw(":")
		switch {
		case len(preds) == 1:
			p.raw("  // pred: ^bb")
			p.int(int64(preds[0]))
		case len(preds) > 1:
			p.raw("  // ")
			p.int(int64(len(preds)))
			p.raw(" preds: ")
			for i, n := range preds {
				if i > 0 {
					p.raw(", ")
				}
				p.raw("^bb")
				p.int(int64(n))
			}
		case !entry:
			p.raw("  // no predecessors")
		}
		p.raw("\n")
	}
	p.indent += 2
	for _, o := range b.Ops {
		p.spaces()
		p.operation(o)
		p.raw("\n")
		if len(p.buf) >= flushSize && p.w != nil {
			p.flush()
		}
	}
	p.indent -= 2
}

// ValueName is the value's name in the source, "%3#1" for a result of a
// pack; a value that had none is called by where it comes from.
func ValueName(v *Value) string {
	if v.Name == "" {
		return "%_"
	}
	if v.Def != nil {
		n := 0
		for i, r := range v.Def.Results[:min(v.Index+1, len(v.Def.Results))] {
			if i > 0 && r.Name == v.Def.Results[i-1].Name {
				n++
			} else {
				n = 0
			}
		}
		pack := n > 0 || v.Index+1 < len(v.Def.Results) && v.Def.Results[v.Index+1].Name == v.Name
		if pack {
			return v.Name + "#" + strconv.Itoa(n)
		}
	}
	return v.Name
}

// resultNames writes the results as the source named them.
func (p *printer) resultNames(o *Operation) {
	for i := 0; i < len(o.Results); {
		if i > 0 {
			p.raw(", ")
		}
		name := o.Results[i].Name
		n := 1
		for i+n < len(o.Results) && o.Results[i+n].Name == name {
			n++
		}
		if name == "" {
			name = "%_"
		}
		p.raw(name)
		if n > 1 {
			p.raw(":")
			p.int(int64(n))
		}
		i += n
	}
}

// String is the operation on one line with the names of the source, regions
// as {...}.
func (o *Operation) String() string {
	p := &printer{}
	p.named, p.brief, p.dialect = true, true, "builtin"
	p.operation(o)
	return string(p.buf)
}
