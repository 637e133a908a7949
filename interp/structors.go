package interp

import (
	"fmt"
	"sort"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/dialect/op"
)

// structors finds the functions of llvm.mlir.global_ctors, which run before
// the program by ascending priority, and of llvm.mlir.global_dtors, which run
// after it by descending priority (S10.15).
func (m *Machine) structors() error {
	type entry struct {
		f        *function
		priority int64
	}
	var ctors, dtors []entry
	var walk func(mod *dialect.Operation) error
	walk = func(mod *dialect.Operation) error {
		for _, b := range mod.Body() {
			for _, o := range b.Ops {
				name := "ctors"
				to := &ctors
				switch o.Kind {
				case op.Module:
					if err := walk(o); err != nil {
						return err
					}
					continue
				case op.MlirGlobalCtors:
				case op.MlirGlobalDtors:
					name, to = "dtors", &dtors
				default:
					continue
				}
				fs, _ := o.Attr(name).(*dialect.ArrayAttr)
				ps, _ := o.Attr("priorities").(*dialect.ArrayAttr)
				if fs == nil || ps == nil || len(fs.Elems) != len(ps.Elems) {
					return &lowerError{o, fmt.Errorf("%s: %s and priorities do not fit together", o.Name, name)}
				}
				for i := range fs.Elems {
					ref, ok1 := fs.Elems[i].(*dialect.SymbolRefAttr)
					pr, ok2 := ps.Elems[i].(*dialect.IntegerAttr)
					if !ok1 || !ok2 {
						return &lowerError{o, fmt.Errorf("%s: malformed entry %d", o.Name, i+1)}
					}
					s, ok := m.lookup(o, ref.Root)
					if !ok || s.fn == nil {
						return &lowerError{o, fmt.Errorf("%s: @%s is not a function", o.Name, ref.Root)}
					}
					*to = append(*to, entry{s.fn, pr.V})
				}
			}
		}
		return nil
	}
	if err := walk(m.Module.Op); err != nil {
		return err
	}
	sort.SliceStable(ctors, func(i, j int) bool { return ctors[i].priority < ctors[j].priority })
	sort.SliceStable(dtors, func(i, j int) bool { return dtors[i].priority > dtors[j].priority })
	for _, e := range ctors {
		m.ctors = append(m.ctors, e.f)
	}
	for _, e := range dtors {
		m.dtors = append(m.dtors, e.f)
	}
	return nil
}
