package interp

import (
	"fmt"
	"unsafe"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/dialect/op"
	"github.com/touchstone-ir/touchstone/memory"
)

// A global is one llvm.mlir.global with its object.
type global struct {
	op   *dialect.Operation
	name string
	typ  dialect.Type
	ptr  memory.Ptr
	// external: it is only declared, and nobody defines it
	external bool
	host     bool // it is only declared, and the library provides it
}

// loadGlobal gives a global its object. Its bytes come later, when every
// symbol has an address.
func (m *Machine) loadGlobal(mod, o *dialect.Operation, prefix string) error {
	g := &global{op: o, name: prefix + o.SymName(), typ: o.TypeProp("global_type")}
	link := o.Linkage()
	external := o.Attr("value") == nil && len(o.Body()) == 0 && link != "common"
	if external && link == "extern_weak" {
		m.symbols[symbolKey{mod, o.SymName()}] = symbol{global: g}
		return nil
	}
	if g.typ == nil {
		return &lowerError{o, fmt.Errorf("global @%s has no type", g.name)}
	}
	if external {
		if p, ok, err := m.cxxGlobal(o.SymName()); ok {
			g.ptr = p
			m.symbols[symbolKey{mod, o.SymName()}] = symbol{global: g, ptr: p}
			return err
		}
	}
	size, err := m.shapes.sized(g.typ)
	if err != nil {
		return &lowerError{o, fmt.Errorf("global @%s: %w", g.name, err)}
	}
	align := o.Alignment()
	if align == 0 {
		align = m.layout.Align(g.typ)
	}
	if external {
		g.host = hostGlobals[o.SymName()] != nil
		g.external = !g.host
	}
	zeroed := o.Attr("value") != nil || link == "common"
	g.ptr, err = m.mem.Alloc(memory.Spec{Size: size, Align: align, Kind: memory.Global, Name: g.name, Zeroed: zeroed, Tag: len(m.globals)})
	if err != nil {
		return fmt.Errorf("global @%s of %d bytes: %w", g.name, size, err)
	}
	m.globals = append(m.globals, g)
	m.symbols[symbolKey{mod, o.SymName()}] = symbol{global: g, ptr: g.ptr}
	return nil
}

// initGlobals writes every global's initial bytes (S10.14) and makes the
// constant ones constant.
func (m *Machine) initGlobals() error {
	for _, g := range m.globals {
		if err := m.initGlobal(g); err != nil {
			return &lowerError{g.op, fmt.Errorf("initialiser of @%s: %w", g.name, err)}
		}
		if g.op.BoolProp("constant") {
			m.mem.MakeConstant(g.ptr)
		}
	}
	return nil
}

func (m *Machine) initGlobal(g *global) error {
	if g.host {
		size, err := m.shapes.sized(g.typ)
		if err != nil {
			return err
		}
		_, err = m.initHostGlobal(g.op.SymName(), g.ptr, size)
		return err
	}
	if body := g.op.Body(); len(body) > 0 {
		ops := body[0].Ops
		ret := ops[len(ops)-1]
		if ret.Kind != op.Return || len(ret.Operands) != 1 {
			return fmt.Errorf("it does not end with llvm.return of a value")
		}
		e := evaluator{m: m, g: g, known: map[*dialect.Value][]Scalar{}}
		return e.into(ret.Operands[0], g.ptr, g.typ)
	}
	if a := g.op.Attr("value"); a != nil {
		return m.writeAttr(g.ptr, g.typ, a)
	}
	size, err := m.shapes.sized(g.typ)
	if err != nil {
		return err
	}
	_, err = m.initHostGlobal(g.op.SymName(), g.ptr, size)
	return err
}

// writeAttr writes an attribute as a value of type t at p. The bytes there
// are zero already.
func (m *Machine) writeAttr(p memory.Ptr, t dialect.Type, a dialect.Attribute) error {
	if s, ok := a.(*dialect.StringAttr); ok {
		if uint64(len(s.Value)) != m.layout.AllocSize(t) {
			return fmt.Errorf("a string of %d bytes does not fill %s", len(s.Value), t)
		}
		return m.poke(p, []byte(s.Value))
	}
	if d, ok := a.(*dialect.DenseElementsAttr); ok && d.Splat && len(d.Bits) == 1 && d.Bits[0] == 0 {
		return nil
	}
	if z, ok := a.(*dialect.DialectAttr); ok && z.Name == "zero" {
		return nil
	}
	sh, err := m.shapes.of(t)
	if err != nil {
		return err
	}
	vs, err := attrLeaves(a, sh)
	if err != nil {
		return err
	}
	return m.writeLeaves(p, sh, vs)
}

func (m *Machine) poke(p memory.Ptr, b []byte) error {
	if len(b) == 0 {
		return nil
	}
	if f := m.mem.Write(p, b, nil, nil, nil, 1); f != nil {
		return fmt.Errorf("%s", memoryMessage(m.mem, f))
	}
	return nil
}

// writeLeaves writes a value of shape sh at p. Bytes between the leaves are
// left as they are.
func (m *Machine) writeLeaves(p memory.Ptr, sh *shape, vs []Scalar) error {
	if sh.store == 0 {
		return nil
	}
	buf := make([]byte, sh.store)
	var poison, undef []byte
	for i := range sh.leaves {
		lf, v := &sh.leaves[i], &vs[i]
		var words []uint64
		if v.W != nil {
			words = v.W.V
		}
		putScalar(buf, lf, v.V, words)
		if v.Poison {
			poison = planeFor(poison, sh.store)
			putScalar(poison, lf, ^uint64(0), ones(lf.width))
		}
		if v.anyUndef() {
			undef = planeFor(undef, sh.store)
			putScalar(undef, lf, ^uint64(0), ones(lf.width))
		}
	}
	if f := m.mem.Write(p, buf, poison, undef, nil, 1); f != nil {
		return fmt.Errorf("%s", memoryMessage(m.mem, f))
	}
	return nil
}

// An evaluator computes a global's initialiser region. An aggregate is built
// straight in memory: clang writes nests of thousands of insertvalues.
type evaluator struct {
	m     *Machine
	g     *global
	known map[*dialect.Value][]Scalar
}

// into writes v, of type t, at p.
func (e *evaluator) into(v *dialect.Value, p memory.Ptr, t dialect.Type) error {
	type insert struct {
		v *dialect.Value
		p memory.Ptr
		t dialect.Type
	}
	var inserts []insert
	for v.Def != nil && v.Def.Kind == op.InsertValue {
		at, typ, err := e.m.element(p, t, v.Def.Position())
		if err != nil {
			return err
		}
		inserts = append(inserts, insert{v.Def.Operands[1], at, typ})
		if len(v.Def.Operands) < 2 {
			return fmt.Errorf("malformed llvm.insertvalue")
		}
		inserts[len(inserts)-1].v = insertedValue(v.Def)
		v = insertedContainer(v.Def)
	}
	if err := e.base(v, p, t); err != nil {
		return err
	}
	for i := len(inserts) - 1; i >= 0; i-- {
		if err := e.into(inserts[i].v, inserts[i].p, inserts[i].t); err != nil {
			return err
		}
	}
	return nil
}

func insertedValue(o *dialect.Operation) *dialect.Value {
	if g := o.Group("value"); len(g) == 1 {
		return g[0]
	}
	return o.Operands[1]
}

func insertedContainer(o *dialect.Operation) *dialect.Value {
	if g := o.Group("container"); len(g) == 1 {
		return g[0]
	}
	return o.Operands[0]
}

// base writes a value that is not an insertvalue.
func (e *evaluator) base(v *dialect.Value, p memory.Ptr, t dialect.Type) error {
	if v.Def != nil {
		switch v.Def.Kind {
		case op.MlirZero:
			size, err := e.m.shapes.sized(t)
			if err != nil || size == 0 {
				return err
			}
			if f := e.m.mem.Set(p, 0, 0, 0, 0, size, 1); f != nil {
				return fmt.Errorf("%s", memoryMessage(e.m.mem, f))
			}
			return nil
		case op.MlirUndef, op.MlirPoison:
			size, err := e.m.shapes.sized(t)
			if err != nil || size == 0 {
				return err
			}
			poison, undef := byte(0), byte(0xff)
			if v.Def.Kind == op.MlirPoison {
				poison, undef = 0xff, 0
			}
			if f := e.m.mem.Set(p, 0, poison, undef, 0, size, 1); f != nil {
				return fmt.Errorf("%s", memoryMessage(e.m.mem, f))
			}
			return nil
		case op.MlirConstant:
			size, err := e.m.shapes.sized(t)
			if err != nil {
				return err
			}
			if size > 0 {
				if f := e.m.mem.Set(p, 0, 0, 0, 0, size, 1); f != nil {
					return fmt.Errorf("%s", memoryMessage(e.m.mem, f))
				}
			}
			return e.m.writeAttr(p, t, v.Def.ConstantValue())
		}
	}
	if err := e.noteRelative(v, p); err != nil {
		return err
	}
	vs, err := e.value(v)
	if err != nil {
		return err
	}
	sh, err := e.m.shapes.of(t)
	if err != nil {
		return err
	}
	return e.m.writeLeaves(p, sh, vs)
}

// element is the address and type of the element of a t at p that path
// leads to.
func (m *Machine) element(p memory.Ptr, t dialect.Type, path []int64) (memory.Ptr, dialect.Type, error) {
	for _, i := range path {
		switch c := t.(type) {
		case *dialect.StructType:
			if i < 0 || int(i) >= len(c.Fields) {
				return 0, nil, fmt.Errorf("position %d is outside %s", i, c)
			}
			offs, _, _ := m.layout.Fields(c)
			p += memory.Ptr(offs[i])
			t = c.Fields[i]
		case *dialect.ArrayType:
			if i < 0 || uint64(i) >= c.N {
				return 0, nil, fmt.Errorf("position %d is outside %s", i, c)
			}
			p += memory.Ptr(uint64(i) * m.layout.AllocSize(c.Elem))
			t = c.Elem
		default:
			return 0, nil, fmt.Errorf("position goes into %s, which has no elements", t)
		}
	}
	return p, t, nil
}

// value computes the scalars of v by the meanings of the operations that
// make it.
func (e *evaluator) value(v *dialect.Value) (out []Scalar, err error) {
	if vs, ok := e.known[v]; ok {
		return vs, nil
	}
	o := v.Def
	if o == nil || o.Kind == nil {
		return nil, fmt.Errorf("a value that is no constant")
	}
	var args [][]Scalar
	for _, a := range o.Operands {
		vs, err := e.value(a)
		if err != nil {
			return nil, err
		}
		args = append(args, vs)
	}
	out, err = e.m.evaluate(o, args)
	if err == nil {
		e.known[v] = out
	}
	return out, err
}

// constantOps are the operations that an initialiser may hold.
func constantOp(k *op.Op) bool {
	switch k {
	case op.Alloca, op.Load, op.Store, op.Call, op.Invoke, op.InlineAsm, op.CallIntrinsic, op.AtomicRMW, op.CmpXchg:
		return false
	}
	return !k.Has("IsTerminator")
}

// evaluate runs the meaning of one operation outside any function.
func (m *Machine) evaluate(o *dialect.Operation, args [][]Scalar) (out []Scalar, err error) {
	if !constantOp(o.Kind) {
		return nil, fmt.Errorf("%s is not allowed in an initialiser", o.Name)
	}
	f := &function{m: m, name: "initialiser", op: o, plain: &plainCode{places: map[*dialect.Value]place{}}, typ: dialect.LLVMFunc(dialect.Void, nil, false)}
	l := &lowering{m: m, f: f, p: f.plain, next: headerSize}
	for _, v := range o.Operands {
		if _, ok := l.p.places[v]; ok {
			continue
		}
		if err := l.give(v); err != nil {
			return nil, err
		}
	}
	for _, v := range o.Results {
		if err := l.give(v); err != nil {
			return nil, err
		}
	}
	s, err := l.site(o)
	if err != nil {
		return nil, err
	}
	// A thread of its own: the program's may be running.
	plane := int(l.next+7) &^ 7
	buf := make([]uint64, 4*plane/8)
	t := &Thread{m: m, mem: m.mem, slab: unsafe.Pointer(unsafe.SliceData(buf)), size: plane, plane: plane, fn: f}
	t.fp = t.slab
	defer func() {
		if r := recover(); r != nil {
			b, ok := r.(bailout)
			if !ok {
				panic(r)
			}
			err = b.err
		}
	}()
	f.plain.insts = []inst{{site: s}}
	for i, vs := range args {
		for k, v := range vs {
			t.put(s.args[i], k, v)
		}
	}
	*t.header(hdrCaller) = noCaller
	s.mean(t, s)
	return t.leaves(s.res), nil
}

// aliasAddress is the address that an alias stands for (S10.16).
func (m *Machine) aliasAddress(o *dialect.Operation) (memory.Ptr, error) {
	body := o.Body()
	if len(body) == 0 || len(body[0].Ops) == 0 {
		return 0, fmt.Errorf("alias @%s has no initialiser", o.SymName())
	}
	ops := body[0].Ops
	ret := ops[len(ops)-1]
	if ret.Kind != op.Return || len(ret.Operands) != 1 {
		return 0, fmt.Errorf("alias @%s does not end with llvm.return of an address", o.SymName())
	}
	if m.aliasDepth > 100 {
		return 0, fmt.Errorf("alias @%s stands for itself", o.SymName())
	}
	m.aliasDepth++
	defer func() { m.aliasDepth-- }()
	e := evaluator{m: m, known: map[*dialect.Value][]Scalar{}}
	vs, err := e.value(ret.Operands[0])
	if err != nil {
		return 0, fmt.Errorf("alias @%s: %w", o.SymName(), err)
	}
	return memory.Ptr(vs[0].V), nil
}
