package interp

import (
	"sort"

	"github.com/touchstone-ir/touchstone/dialect"
)

// hostFuncs is the host table: what touchstone's library provides, by name.
// The rows stand in the host_*.go files, a file for each subject.
var hostFuncs = map[string]*hostFunc{}

// provide enters a host function.
func provide(name, sig, doc string, run func(h *Host)) {
	if hostFuncs[name] != nil {
		panic("two host functions called " + name)
	}
	hostFuncs[name] = &hostFunc{name: name, sig: sig, doc: doc, run: run}
}

// synonyms enters other names of the host function called name.
func synonyms(name string, others ...string) {
	f := hostFuncs[name]
	for _, o := range others {
		provide(o, f.sig, f.doc, f.run)
		hostFuncs[o].forms = f.forms
	}
}

// form adds a signature by which programs call host functions besides their
// own: another lowering of the same C prototype. Its scalars, flattened, are
// those of the first one in number and width.
func form(sig string, names ...string) {
	for _, n := range names {
		hostFuncs[n].forms = append(hostFuncs[n].forms, sig)
	}
}

// refuse enters functions that touchstone knows and does not carry out.
// Calling one stops the program with an UnsupportedError that says why.
func refuse(why string, names ...string) {
	for _, n := range names {
		provide(n, "void (...)", "Refused: "+why+".", func(h *Host) {
			h.t.unsupported(h.s, "@%s is not supported: %s", h.f.name, why)
		})
		hostFuncs[n].refused = true
	}
}

// resolved is f with its signatures parsed.
func (f *hostFunc) resolved() *hostFunc {
	f.once.Do(func() {
		for _, sig := range append([]string{f.sig}, f.forms...) {
			t, err := dialect.ParseType(dialect.NewContext(), "!llvm.func<"+sig+">")
			if err != nil {
				panic("host function " + f.name + ": " + err.Error())
			}
			f.types = append(f.types, t.(*dialect.LLVMFuncType))
		}
		f.typ = f.types[0]
	})
	return f
}

// takes reports whether a call with these arguments, and a result of type
// result (nil when the caller drops it), is one of a signature of f's.
func (f *hostFunc) takes(args []place, result dialect.Type) bool {
	if f.refused {
		return true
	}
next:
	for _, want := range f.types {
		if len(args) < len(want.Params) || len(args) > len(want.Params) && !want.VarArg {
			continue
		}
		for i, p := range want.Params {
			if args[i].sh.typ != p {
				continue next
			}
		}
		if result == nil || result == want.Result {
			return true
		}
	}
	return false
}

// A HostFunction describes one function of touchstone's library.
type HostFunction struct {
	Name      string   `json:"name"`
	Signature []string `json:"signatures"` // llvm dialect, without `!llvm.`; the first one is the usual
	Doc       string   `json:"doc"`
	Refused   bool     `json:"refused,omitempty"` // known by name, and a call stops the program
}

// HostFunctions is the whole library in the order of the names.
func HostFunctions() []HostFunction {
	out := make([]HostFunction, 0, len(hostFuncs))
	for _, f := range hostFuncs {
		out = append(out, HostFunction{f.name, append([]string{f.sig}, f.forms...), f.doc, f.refused})
	}
	sort.Slice(out, func(i, j int) bool { return out[i].Name < out[j].Name })
	return out
}
