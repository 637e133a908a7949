package dialect

import (
	"fmt"
	"strings"

	"github.com/touchstone-ir/touchstone/diag"
	"github.com/touchstone-ir/touchstone/dialect/op"
)

// builtin.unrealized_conversion_cast is what a conversion leaves where one
// side of it is converted and the other is not yet (MLIR Builtin dialect). It
// has no meaning of its own.

// FoldCasts removes the casts that undo one another: a chain that comes back
// to the types it began with stands for its first operands. A cast that is
// left and used is an error, with the pass that would convert it; unused ones
// go. The module is changed in place.
func FoldCasts(m *Module) error {
	var casts []*Operation
	collectCasts(m.Op, &casts)
	if len(casts) == 0 {
		return nil
	}
	f := folder{to: map[*Value]*Value{}}
	for _, c := range casts {
		f.fold(c)
	}
	f.uses = map[*Value]bool{}
	f.replaceIn(m.Op)
	var diags diag.List
	// A cast that only unused casts use is unused: look from the last.
	for i := len(casts) - 1; i >= 0; i-- {
		c := casts[i]
		if f.used(c.Results) {
			diags.Add(liveCast(m, c))
		}
	}
	if len(diags.Diagnostics) > 0 {
		for i, j := 0, len(diags.Diagnostics)-1; i < j; i, j = i+1, j-1 {
			diags.Diagnostics[i], diags.Diagnostics[j] = diags.Diagnostics[j], diags.Diagnostics[i]
		}
		return &diags
	}
	dropCasts(m.Op)
	return nil
}

func collectCasts(o *Operation, casts *[]*Operation) {
	for _, r := range o.Regions {
		for _, b := range r.Blocks {
			for _, x := range b.Ops {
				if x.Kind == op.UnrealizedConversionCast {
					*casts = append(*casts, x)
				}
				if len(x.Regions) > 0 {
					collectCasts(x, casts)
				}
			}
		}
	}
}

// folder knows which value stands for the result of a folded cast.
type folder struct {
	to   map[*Value]*Value
	uses map[*Value]bool // results of casts that something uses
}

// longestChain is how many casts in a row are followed. Conversions leave two
// or three; the bound keeps casts that use each other in a circle, which a
// module's body allows, from holding the reader.
const longestChain = 1000

// fold follows the operands of c through casts until the types are those of
// its results.
func (f *folder) fold(c *Operation) {
	in := c.Operands
	for range longestChain {
		if sameTypesOf(in, c.Results) {
			for i, r := range c.Results {
				f.to[r] = in[i]
			}
			return
		}
		prev := wholeCast(in)
		if prev == nil {
			return
		}
		in = prev.Operands
	}
}

// wholeCast is the cast whose results are exactly the values, or nil.
func wholeCast(values []*Value) *Operation {
	if len(values) == 0 {
		return nil
	}
	c := values[0].Def
	if c == nil || c.Kind != op.UnrealizedConversionCast || len(c.Results) != len(values) {
		return nil
	}
	for i, v := range values {
		if v != c.Results[i] {
			return nil
		}
	}
	return c
}

func sameTypesOf(a, b []*Value) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i].Type != b[i].Type {
			return false
		}
	}
	return true
}

// value is what stands for v in the end.
func (f *folder) value(v *Value) *Value {
	for range longestChain {
		w, ok := f.to[v]
		if !ok {
			break
		}
		v = w
	}
	return v
}

// replaceIn writes the values that are left into every operand, and notes
// which results of casts operations other than casts use.
func (f *folder) replaceIn(o *Operation) {
	for _, r := range o.Regions {
		for _, b := range r.Blocks {
			for _, x := range b.Ops {
				for i, v := range x.Operands {
					w := f.value(v)
					if w != v {
						x.Operands[i] = w
					}
					if x.Kind != op.UnrealizedConversionCast {
						f.uses[w] = true
					}
				}
				for i := range x.Successors {
					for j, v := range x.Successors[i].Args {
						x.Successors[i].Args[j] = f.value(v)
					}
				}
				if len(x.Regions) > 0 {
					f.replaceIn(x)
				}
			}
		}
	}
}

// used reports whether something other than a cast uses one of the values.
// A cast whose results only feed live casts is named by those.
func (f *folder) used(values []*Value) bool {
	for _, v := range values {
		if f.uses[v] {
			return true
		}
	}
	return false
}

func dropCasts(o *Operation) {
	for _, r := range o.Regions {
		for _, b := range r.Blocks {
			kept := b.Ops[:0]
			for _, x := range b.Ops {
				if x.Kind == op.UnrealizedConversionCast {
					continue
				}
				kept = append(kept, x)
				if len(x.Regions) > 0 {
					dropCasts(x)
				}
			}
			b.Ops = kept
		}
	}
}

// liveCast says that a cast is left and how to get rid of it.
func liveCast(m *Module, c *Operation) diag.Diagnostic {
	d := diag.Diagnostic{Severity: diag.Error, Message: fmt.Sprintf(
		"builtin.unrealized_conversion_cast from %s to %s is still used: a conversion is missing", typeNames(c.Operands), typeNames(c.Results))}
	hint := "run mlir-opt-22 with " + missingPass(append(typesOf(c.Operands), typesOf(c.Results)...)) + " and then --reconcile-unrealized-casts"
	if m.Source != nil && c.Pos >= 0 {
		d = diag.At(diag.Error, m.Source, int(c.Pos), "%s", d.Message)
	}
	d.Notes = []diag.Diagnostic{{Severity: diag.Note, Message: hint}}
	return d
}

func typeNames(vs []*Value) string {
	if len(vs) == 0 {
		return "nothing"
	}
	s := make([]string, len(vs))
	for i, v := range vs {
		s[i] = quote(v.Type)
	}
	return strings.Join(s, ", ")
}

// missingPass names the pass that converts the first type that is not of the
// llvm dialect.
func missingPass(ts []Type) string {
	for _, t := range ts {
		if isCompatible(t) {
			continue
		}
		switch t := t.(type) {
		case *MemRefType:
			return "--finalize-memref-to-llvm"
		case *IndexType:
			return "--convert-index-to-llvm --convert-arith-to-llvm --convert-func-to-llvm"
		case *VectorType:
			return "--convert-vector-to-llvm"
		case *ComplexType:
			return "--convert-complex-to-llvm"
		case *FunctionType:
			return "--convert-func-to-llvm"
		case *TensorType:
			return "--one-shot-bufferize and --finalize-memref-to-llvm"
		case *OpaqueType:
			return "the conversion of the dialect '" + t.Dialect + "'"
		}
	}
	return "--convert-to-llvm"
}
