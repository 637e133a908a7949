package interp

import (
	"fmt"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/memory"
)

// loadIFunc enters an llvm.mlir.ifunc: a function whose calls go to the one
// that its resolver returns (S10.16).
func (m *Machine) loadIFunc(mod, o *dialect.Operation, prefix string) error {
	typ, ok := o.TypeProp("i_func_type").(*dialect.LLVMFuncType)
	if !ok {
		return &lowerError{o, fmt.Errorf("@%s has no function type", o.SymName())}
	}
	f := &function{m: m, index: int32(len(m.funcs)), name: prefix + o.SymName(), op: o, typ: typ, module: mod}
	p, err := m.mem.Alloc(memory.Spec{Kind: memory.Function, Name: f.name, Align: 16, Tag: int(f.index)})
	if err != nil {
		return err
	}
	f.addr = p
	m.funcs = append(m.funcs, f)
	m.symbols[symbolKey{mod, o.SymName()}] = symbol{fn: f, ptr: p}
	m.ifuncs = append(m.ifuncs, f)
	return nil
}

// resolveIFuncs runs every resolver once, before the program.
func (m *Machine) resolveIFuncs() error {
	for _, f := range m.ifuncs {
		name := f.op.SymbolProp("resolver")
		x, ok := m.lookup(f.op, name)
		if !ok || x.fn == nil || x.fn.op.IsDeclaration() {
			return &lowerError{f.op, fmt.Errorf("the resolver @%s of @%s is not a defined function", name, f.name)}
		}
		v, err := m.callFunction(x.fn, nil)
		if err != nil {
			return err
		}
		if len(v.Leaves) != 1 || v.Leaves[0].Poison {
			return &lowerError{f.op, fmt.Errorf("the resolver @%s of @%s returns no address", name, f.name)}
		}
		f.target = m.functionOf(memory.Ptr(v.Leaves[0].V))
		if f.target == nil || f.target.target != nil {
			return &lowerError{f.op, fmt.Errorf("the resolver @%s of @%s returns %s, which is not a function", name, f.name, m.mem.Describe(memory.Ptr(v.Leaves[0].V)))}
		}
	}
	return nil
}
