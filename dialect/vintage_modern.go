package dialect

import (
	"math/big"

	"github.com/touchstone-ir/touchstone/dialect/op"
)

// modernise makes a module of an older file one of today: what waited for the
// end of the file is settled, pointers lose their pointees, and nothing behind
// the reader can tell how old the text was.
func (p *parser) modernise(m *Module) {
	if p.vintage == V22 {
		return
	}
	mark := len(p.late)
	for i := 0; i < mark; i++ {
		p.late[i]()
	}
	if p.allows(0, V16) {
		p.varArgCalls(m.Op)
	}
	if !p.isOld() {
		return
	}
	x := &moderniser{p: p, u: &opaquer{seen: map[Type]Type{}}}
	if p.isV1() {
		x.eachOp(m.Op, x.checkV1)
	}
	x.eachOp(m.Op, x.values)
	if p.bracket || p.wrapped {
		x.eachOp(m.Op, x.types)
		x.u.context(p.ctx)
	}
}

// isOld reports whether the text is of an older version, as far as it shows.
func (p *parser) isOld() bool {
	return p.outdated || p.wrapped || p.bracket || p.vintage != AnyVintage && p.vintage <= V16
}

// varArgCalls gives every direct call of a variadic function the type of the
// function, which older text left out.
func (p *parser) varArgCalls(table *Operation) {
	variadic := map[string]*LLVMFuncType{}
	for _, b := range table.Body() {
		for _, o := range b.Ops {
			switch o.Kind {
			case op.Func:
				if t, ok := o.TypeProp("function_type").(*LLVMFuncType); ok && t.VarArg {
					variadic[o.SymName()] = t
				}
			case op.Module:
				p.varArgCalls(o)
			}
		}
	}
	if len(variadic) == 0 {
		return
	}
	var calls func(o *Operation)
	calls = func(o *Operation) {
		if o.Kind == op.Call || o.Kind == op.Invoke {
			if s, ok := o.prop("callee").(*SymbolRefAttr); ok && variadic[s.Root] != nil && o.prop("var_callee_type") == nil {
				o.addProp("var_callee_type", &TypeAttr{variadic[s.Root]})
			}
		}
		for _, r := range o.Regions {
			for _, b := range r.Blocks {
				for _, x := range b.Ops {
					if x.Kind != op.Module {
						calls(x)
					}
				}
			}
		}
	}
	calls(table)
}

// moderniser walks the operations of a file.
type moderniser struct {
	p *parser
	u *opaquer
}

func (x *moderniser) eachOp(o *Operation, f func(*Operation)) {
	f(o)
	for _, r := range o.Regions {
		for _, b := range r.Blocks {
			for _, inner := range b.Ops {
				x.eachOp(inner, f)
			}
		}
	}
}

// checkV1 applies the rules that only the dialect of 2019 had.
func (x *moderniser) checkV1(o *Operation) {
	if o.Kind != op.CondBr || len(o.Successors) != 2 {
		return
	}
	to := o.Successors[0].Block
	if to == o.Successors[1].Block && len(to.Args) > 0 {
		x.p.errorAt(o.Pos, "'llvm.cond_br' op has the same block with arguments as both successors, which vintage V1 forbids")
	}
}

// values brings one operation up to date but for its types.
func (x *moderniser) values(o *Operation) {
	for _, r := range o.Regions {
		for _, b := range r.Blocks {
			kept := b.Ops[:0]
			for _, inner := range b.Ops {
				if inner.Kind != nil || inner.Name != "llvm.metadata" || len(inner.Regions) > 0 {
					kept = append(kept, inner)
				}
			}
			b.Ops = kept
		}
	}
	switch o.Kind {
	case op.MlirConstant:
		x.constant(o)
	case op.MlirGlobal:
		x.globalValue(o)
	case op.Func:
		x.paramAttrs(o)
	}
}

// constant turns the address of a function into an addressof, and gives a
// number the type of the result.
func (x *moderniser) constant(o *Operation) {
	r := o.Result()
	if r == nil {
		return
	}
	switch a := o.prop("value").(type) {
	case *SymbolRefAttr:
		switch r.Type.(type) {
		case *typedPtr:
		default:
			return
		}
		if len(a.Nested) > 0 || !x.p.before2021() {
			return
		}
		o.Kind, o.Name = op.MlirAddressOf, op.MlirAddressOf.Name
		o.Props = []NamedAttr{{"global_name", a}}
	case *IntegerAttr, *FloatAttr:
		if v := fitted(a, r.Type); v != a {
			o.addProp("value", v)
		}
	}
}

// globalValue gives the number that a global holds its type.
func (x *moderniser) globalValue(o *Operation) {
	t := o.TypeProp("global_type")
	if a := o.prop("value"); a != nil && t != nil {
		if v := fitted(a, t); v != a {
			o.addProp("value", v)
		}
	}
}

// fitted is a number in the type of the value that it makes: text of old could
// say `42 : i64` of an i47 and `37.0 : f64` of a float.
func fitted(a Attribute, t Type) Attribute {
	switch a := a.(type) {
	case *IntegerAttr:
		if it, ok := t.(*IntegerType); ok && a.Type != Type(Index) && a.Type != Type(it) {
			return fitInteger(a, it)
		}
	case *FloatAttr:
		ft, ok := t.(*FloatType)
		if !ok || a.Type == Type(ft) {
			break
		}
		if from, ok := a.Type.(*FloatType); ok && from.Kind == F64 {
			lo, hi := floatBits(ft, a.Float64())
			return &FloatAttr{Type: ft, Bits: lo, Hi: hi}
		}
	}
	return a
}

// fitInteger is an integer in another type, cut or extended with its sign.
func fitInteger(a *IntegerAttr, t *IntegerType) *IntegerAttr {
	if a.Type == Type(t) {
		return a
	}
	out := &IntegerAttr{Type: t, V: a.V, Big: a.Big}
	switch {
	case t.Width == 0:
		out.V, out.Big = 0, nil
	case t.Width == 1:
		// A bool is 0 or 1.
		if a.Big == nil {
			out.V = a.V & 1
		} else {
			out.V, out.Big = int64(a.Big.Bit(0)), nil
		}
	case a.Big != nil:
		v := new(big.Int).Set(a.Big)
		m := new(big.Int).Lsh(big.NewInt(1), uint(t.Width))
		v.Mod(v, m)
		if v.Bit(t.Width-1) == 1 {
			v.Sub(v, m)
		}
		out.Big = v
		if v.IsInt64() {
			out.V, out.Big = v.Int64(), nil
		}
	case t.Width < 64:
		shift := 64 - t.Width
		out.V = a.V << shift >> shift
	}
	return out
}

// paramAttrs brings the attributes of parameters up to date: flags were bools
// in 2019, and types of what a pointer passes were those of its pointee.
func (x *moderniser) paramAttrs(o *Operation) {
	t, _ := o.TypeProp("function_type").(*LLVMFuncType)
	for _, name := range []string{"arg_attrs", "res_attrs"} {
		list, ok := o.prop(name).(*ArrayAttr)
		if !ok {
			continue
		}
		out := &ArrayAttr{Elems: make([]Attribute, len(list.Elems))}
		for i, e := range list.Elems {
			out.Elems[i] = e
			d, ok := e.(*DictAttr)
			if !ok {
				continue
			}
			var param Type
			if name == "arg_attrs" && t != nil && i < len(t.Params) {
				param = t.Params[i]
			}
			out.Elems[i] = x.paramDict(d, param)
		}
		o.addProp(name, out)
	}
}

func (x *moderniser) paramDict(d *DictAttr, param Type) *DictAttr {
	out := &DictAttr{}
	for _, e := range d.Entries {
		if b, ok := e.Value.(*IntegerAttr); ok && b.Type == Type(Int(1)) && x.p.before2021() {
			if b.V == 0 {
				continue
			}
			e.Value = Unit
		}
		if _, unit := e.Value.(*UnitAttr); unit {
			switch e.Name {
			case "llvm.sret", "llvm.byval", "llvm.byref", "llvm.inalloca", "llvm.preallocated":
				if elem := pointee(param); elem != nil {
					e.Value = &TypeAttr{elem}
				}
			}
		}
		out.Entries = append(out.Entries, e)
	}
	return out
}

// types makes every pointer of an operation opaque.
func (x *moderniser) types(o *Operation) {
	for _, v := range o.Results {
		v.Type = x.u.typ(v.Type)
	}
	for _, r := range o.Regions {
		for _, b := range r.Blocks {
			for _, v := range b.Args {
				v.Type = x.u.typ(v.Type)
			}
		}
	}
	for i := range o.Props {
		o.Props[i].Value = x.u.attr(o.Props[i].Value)
	}
	for i := range o.Attrs {
		o.Attrs[i].Value = x.u.attr(o.Attrs[i].Value)
	}
}

// attr is an attribute whose types have opaque pointers.
func (u *opaquer) attr(a Attribute) Attribute {
	switch a := a.(type) {
	case *TypeAttr:
		if t := u.typ(a.Type); t != a.Type {
			return &TypeAttr{t}
		}
	case *ArrayAttr:
		for i, e := range a.Elems {
			if n := u.attr(e); n != e {
				out := &ArrayAttr{Elems: append([]Attribute(nil), a.Elems...)}
				for j := i; j < len(out.Elems); j++ {
					out.Elems[j] = u.attr(out.Elems[j])
				}
				return out
			}
		}
	case *DictAttr:
		for i, e := range a.Entries {
			if n := u.attr(e.Value); n != e.Value {
				out := &DictAttr{Entries: append([]NamedAttr(nil), a.Entries...)}
				for j := i; j < len(out.Entries); j++ {
					out.Entries[j].Value = u.attr(out.Entries[j].Value)
				}
				return out
			}
		}
	}
	return a
}
