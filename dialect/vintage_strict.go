package dialect

import (
	"strings"

	"github.com/touchstone-ir/touchstone/dialect/op"
)

// What text of one vintage must not hold yet. Nothing of this is looked at
// unless a vintage was asked for.

// propsSince are properties by the first release that has them. A property
// whose value says nothing does not count.
var propsSince = map[string]Vintage{
	"overflowFlags": V18, "isExact": V20, "isDisjoint": V20, "nonNeg": V20, "invariant": V17, "invariantGroup": V20,
	"inalloca": V17, "TailCallKind": V18, "visibility_": V17, "thread_local_": V15, "comdat": V17,
	"var_callee_type": V17, "loop_annotation": V17, "op_bundle_tags": V20, "tail_call_kind": V20,
	"dereferenceable": V22, "vscale_range": V17, "target_features": V17, "frame_pointer": V17,
}

// checkVintage refuses an operation that the vintage asked for does not have.
func (p *parser) checkVintage(b *build) {
	o := b.o
	name := o.Name
	custom := int(o.Pos) < len(p.s) && o.Pos >= 0 && p.s[o.Pos] != '"'
	if custom && strings.HasPrefix(p.s[o.Pos:], name) {
		if first := max(since[name], ownSyntax[name]); first > p.vintage {
			p.errorAt(o.Pos, "custom op '%s' is unknown in vintage %s: it came with LLVM %d", name, p.vintage, int(first))
		}
	}
	if b.given != nil {
		p.newer(o.Pos, V17, "a dictionary of properties in <{…}>")
	}
	for _, e := range b.props {
		first := propsSince[e.Name]
		switch e.Name {
		case "CConv":
			first = V15
			if o.Kind != op.Func {
				first = V17
			}
		case "unnamed_addr":
			if o.Kind == op.Func {
				first = V17
			}
		case "ordering":
			if o.Kind == op.Load || o.Kind == op.Store {
				first = V17
			}
		case "overflowFlags":
			if o.Kind == op.Trunc {
				first = V20
			}
			if _, number := e.Value.(*IntegerAttr); number && !custom && p.vintage < V20 {
				if b.given.Get("overflowFlags") == e.Value {
					first = V20
				}
			}
		case "noWrapFlags":
			first = V15
			if i, ok := e.Value.(*IntegerAttr); ok && i.V&3 != 3 || ok && i.V > 3 {
				first = V20
			}
		case "arg_attrs", "res_attrs":
			if o.Kind == op.Call || o.Kind == op.Invoke {
				first = V20
			}
		}
		if first > p.vintage && !silent(e) {
			p.newer(o.Pos, first, "'"+e.Name+"' of '"+name+"'")
		}
	}
	if g := o.Kind; (g == op.MlirGlobalCtors || g == op.MlirGlobalDtors) && find(b.props, "data") != nil {
		p.newer(o.Pos, V20, "'data' of '"+name+"'")
	}
}

// silent reports whether a property says no more than its absence.
func silent(e NamedAttr) bool {
	switch v := e.Value.(type) {
	case *IntegerAttr:
		return v.V == 0 && v.Big == nil
	case *DialectAttr:
		return v.Word() == "none" || v.Word() == "ccc"
	}
	return false
}
