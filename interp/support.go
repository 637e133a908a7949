package interp

import "github.com/touchstone-ir/touchstone/dialect/op"

// Support says whether an operation runs, and if not, why.
type Support struct {
	Name   string `json:"name"`
	Runs   bool   `json:"runs"`
	Reason string `json:"reason,omitempty"`
}

// declarations are the operations that have no step of their own: loading a
// program gives them their effect, or they have none (S10.17).
var declarations = map[*op.Op]string{
	op.Func: "defines a function", op.MlirGlobal: "defines a global", op.MlirAlias: "defines a symbol", op.MlirIFunc: "defines a function",
	op.MlirGlobalCtors: "names constructors", op.MlirGlobalDtors: "names destructors",
	op.Comdat: "no effect", op.ComdatSelector: "no effect", op.LinkerOptions: "no effect", op.ModuleFlags: "no effect",
	op.Module: "holds symbols",
}

// partly are the operations that run in some forms only.
var partly = map[*op.Op]string{
	op.InlineAsm:     "a template without instructions only",
	op.CallIntrinsic: "the intrinsics that it names",
}

// Operations is every operation of the table in its order.
func Operations() []Support {
	var out []Support
	for _, o := range op.All() {
		s := Support{Name: o.Name, Runs: rows[o.Index()].mean != nil, Reason: partly[o]}
		if d, ok := declarations[o]; ok {
			s.Runs, s.Reason = true, d
		}
		out = append(out, s)
	}
	return out
}
