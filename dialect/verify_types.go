package dialect

import (
	"fmt"
	"strings"
	"sync"

	"github.com/touchstone-ir/touchstone/dialect/op"
)

// The constraints on operand and result types are MLIR's own words in the
// rows. A constraint is alternatives joined by " or "; each is one of the
// phrases below, or "LLVM dialect-compatible vector of" a phrase.

// typePhrases says which types each phrase admits.
var typePhrases = map[string]func(Type) bool{
	"any type":                            func(Type) bool { return true },
	"signless integer":                    func(t Type) bool { return isSignless(t, 0) },
	"1-bit signless integer":              func(t Type) bool { return isSignless(t, 1) },
	"8-bit signless integer":              func(t Type) bool { return isSignless(t, 8) },
	"32-bit signless integer":             func(t Type) bool { return isSignless(t, 32) },
	"integer":                             func(t Type) bool { _, ok := t.(*IntegerType); return ok },
	"floating point LLVM type":            isLLVMFloat,
	"floating-point":                      func(t Type) bool { return floatWidth(t) > 0 },
	"LLVM pointer type":                   func(t Type) bool { _, ok := t.(*PointerType); return ok },
	"LLVM structure type":                 func(t Type) bool { _, ok := t.(*StructType); return ok },
	"LLVM token type":                     func(t Type) bool { return t == Token },
	"LLVM dialect-compatible type":        isCompatible,
	"LLVM dialect-compatible vector type": isLLVMVector,
	"LLVM pointer in address space 0":     func(t Type) bool { return t == ptr0 },
	"LLVM dialect-compatible fixed-length vector type": func(t Type) bool {
		return isLLVMVector(t) && t.(*VectorType).Scalable == nil
	},
	"LLVM aggregate type":                isAggregate,
	"LLVM-compatible non-aggregate type": func(t Type) bool { return isCompatible(t) && !isAggregate(t) },
	"primitive LLVM type": func(t Type) bool {
		_, fn := t.(*LLVMFuncType)
		return isCompatible(t) && !fn && t != Void
	},
	"LLVM type with size": func(t Type) bool {
		_, fn := t.(*LLVMFuncType)
		s, isStruct := t.(*StructType)
		return isCompatible(t) && !fn && t != Void && (!isStruct || !s.Opaque)
	},
}

const vectorOf = "LLVM dialect-compatible vector of "

// isSignless reports whether t is a signless integer, of the given width
// unless that is 0.
func isSignless(t Type, width int) bool {
	i, ok := t.(*IntegerType)
	return ok && i.Signedness == Signless && (width == 0 || i.Width == width)
}

func isLLVMFloat(t Type) bool {
	if f, ok := t.(*FloatType); ok {
		return f.Kind <= F128
	}
	return t == PPCFP128
}

// isLLVMVector reports whether t is a vector that LLVM has.
func isLLVMVector(t Type) bool {
	_, ok := t.(*VectorType)
	return ok && isCompatible(t)
}

func isAggregate(t Type) bool {
	switch t.(type) {
	case *StructType, *ArrayType:
		return true
	}
	return false
}

// elementOf is the element type of a vector, any other type itself.
func elementOf(t Type) Type {
	if v, ok := t.(*VectorType); ok {
		return v.Elem
	}
	return t
}

// predicate makes the test of one constraint. It panics on a phrase that it
// does not know: that is a fault of the table.
func predicate(constraint string) func(Type) bool {
	var tests []func(Type) bool
	for _, phrase := range strings.Split(constraint, " or ") {
		elem, isVector := strings.CutPrefix(phrase, vectorOf)
		test := typePhrases[phrase]
		if isVector {
			inner := typePhrases[elem]
			if inner != nil {
				test = func(t Type) bool { return isLLVMVector(t) && inner(t.(*VectorType).Elem) }
			}
		}
		if test == nil {
			panic("dialect: unknown type constraint " + phrase)
		}
		tests = append(tests, test)
	}
	if len(tests) == 1 {
		return tests[0]
	}
	return func(t Type) bool {
		for _, test := range tests {
			if test(t) {
				return true
			}
		}
		return false
	}
}

// typeTests is the tests of one row's operands and results, and its traits
// about types.
type typeTests struct {
	operands, results []func(Type) bool
	rules             []func(o *Operation) string
}

var rowTests = sync.OnceValue(func() []typeTests {
	byText := map[string]func(Type) bool{}
	get := func(args []op.Arg) []func(Type) bool {
		fs := make([]func(Type) bool, len(args))
		for i := range args {
			c := args[i].Type
			if byText[c] == nil {
				byText[c] = predicate(c)
			}
			fs[i] = byText[c]
		}
		return fs
	}
	all := make([]typeTests, len(op.All()))
	for i, row := range op.All() {
		all[i] = typeTests{get(row.Operands), get(row.Results), typeRules(row)}
	}
	return all
})

// checkTypes is what is wrong with the types of o's operands and results.
func checkTypes(o *Operation) string {
	tests := &rowTests()[o.Kind.Index()]
	for i := range o.Kind.Operands {
		from, to := o.segment(i)
		for j := from; j < to; j++ {
			if t := o.Operands[j].Type; !tests.operands[i](t) {
				return fmt.Sprintf("operand #%d must be %s, but got %s", j, constraintText(&o.Kind.Operands[i]), quote(t))
			}
		}
	}
	for i, r := range o.Results {
		n := min(i, len(o.Kind.Results)-1)
		if !tests.results[n](r.Type) {
			return fmt.Sprintf("result #%d must be %s, but got %s", i, constraintText(&o.Kind.Results[n]), quote(r.Type))
		}
	}
	for _, rule := range tests.rules {
		if msg := rule(o); msg != "" {
			return msg
		}
	}
	return ""
}

func constraintText(a *op.Arg) string {
	if a.Many == op.Variadic || a.Many == op.Groups {
		return "variadic of " + a.Type
	}
	return a.Type
}

// typeRules is the row's traits that relate types to one another.
func typeRules(row *op.Op) (rules []func(o *Operation) string) {
	for _, trait := range row.Traits {
		switch {
		case trait == "SameOperandsAndResultType":
			rules = append(rules, func(o *Operation) string {
				return allSame(o, typesOf(o.Operands, o.Results), "requires the same type for all operands and results")
			})
		case trait == "SameTypeOperands":
			rules = append(rules, func(o *Operation) string {
				return allSame(o, typesOf(o.Operands), "requires all operands to have the same type")
			})
		case trait == "SameOperandsAndResultElementType":
			rules = append(rules, func(o *Operation) string {
				return allSame(o, elementsOf(o.Operands, o.Results), "requires the same element type for all operands and results")
			})
		case trait == "SameOperandsElementType":
			rules = append(rules, func(o *Operation) string {
				return allSame(o, elementsOf(o.Operands), "requires the same element type for all operands")
			})
		case strings.HasPrefix(trait, "AllTypesMatch["):
			rules = append(rules, matchRule(trait))
		case strings.HasPrefix(trait, "TypesMatch: "):
			rules = append(rules, relations[trait[len("TypesMatch: "):]])
		}
	}
	return rules
}

func typesOf(groups ...[]*Value) (ts []Type) {
	for _, g := range groups {
		for _, v := range g {
			ts = append(ts, v.Type)
		}
	}
	return ts
}

func elementsOf(groups ...[]*Value) []Type {
	ts := typesOf(groups...)
	for i, t := range ts {
		ts[i] = elementOf(t)
	}
	return ts
}

func allSame(_ *Operation, ts []Type, msg string) string {
	for _, t := range ts {
		if t != ts[0] {
			return fmt.Sprintf("%s, but found %s and %s", msg, quote(ts[0]), quote(t))
		}
	}
	return ""
}

// matchRule is the trait AllTypesMatch['a', 'b']: the named operands and
// results have one type.
func matchRule(trait string) func(o *Operation) string {
	list := strings.TrimSuffix(strings.TrimPrefix(trait, "AllTypesMatch["), "]")
	names := strings.Split(strings.ReplaceAll(list, "'", ""), ", ")
	return func(o *Operation) string {
		var first Type
		for _, name := range names {
			t := o.typeNamed(name)
			if t == nil {
				continue
			}
			if first == nil {
				first = t
			}
			if t != first {
				return fmt.Sprintf("failed to verify that all of {%s} have same type: found %s and %s", strings.Join(names, ", "), quote(first), quote(t))
			}
		}
		return ""
	}
}

// typeNamed is the type of the operand or result that the row calls name.
func (o *Operation) typeNamed(name string) Type {
	if v := o.Operand(name); v != nil {
		return v.Type
	}
	for i := range o.Kind.Results {
		if o.Kind.Results[i].Name == name && i < len(o.Results) {
			return o.Results[i].Type
		}
	}
	return nil
}

// relations is the other relations between types, by MLIR's words for them.
var relations = map[string]func(o *Operation) string{
	"argument type matches vector element type": func(o *Operation) string {
		return want(o.Operands[1].Type, elementOf(o.Operands[0].Type), "argument type matches vector element type")
	},
	"result type matches vector element type": func(o *Operation) string {
		return want(o.Results[0].Type, elementOf(o.Operands[0].Type), "result type matches vector element type")
	},
	"operand #1 and operand #2 have the same type": func(o *Operation) string {
		return want(o.Operands[2].Type, o.Operands[1].Type, "operand #1 and operand #2 have the same type")
	},
	"result #0 and operand #1 have the same type": func(o *Operation) string {
		return want(o.Results[0].Type, o.Operands[1].Type, "result #0 and operand #1 have the same type")
	},
	"result #0 has an LLVM struct type consisting of the type of operand #2 and a bool": func(o *Operation) string {
		return want(o.Results[0].Type, Struct(false, []Type{o.Operands[2].Type, Int(1)}),
			"result #0 has an LLVM struct type consisting of the type of operand #2 and a bool")
	},
	"result type has i1 element type and same shape as operands": func(o *Operation) string {
		return want(o.Results[0].Type, i1Like(o.Operands[0].Type), "result type has i1 element type and same shape as operands")
	},
}

func want(got, expected Type, rule string) string {
	if got == expected {
		return ""
	}
	return fmt.Sprintf("failed to verify that %s: found %s, expected %s", rule, quote(got), quote(expected))
}
