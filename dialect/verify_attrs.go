package dialect

import (
	"fmt"
	"strings"

	"github.com/touchstone-ir/touchstone/dialect/op"
)

// The attributes that dialects hang onto operations, parameters and results.

// attributes checks the discardable attributes of an operation and those of
// its parameters and results.
func (v *verifier) attributes(o *Operation) string {
	for _, a := range o.Attrs {
		if a.Name == "llvm.struct_attrs" {
			return opError(o, "'llvm.struct_attrs' is permitted only in argument or result attributes")
		}
		if a.Name == "llvm.data_layout" {
			s, ok := a.Value.(*StringAttr)
			if !ok {
				return opError(o, "expected 'llvm.data_layout' to be a string attributes")
			}
			if msg := checkDataLayout(s.Value); msg != "" {
				return opError(o, "invalid data layout descriptor: %s", msg)
			}
		}
	}
	switch o.Kind {
	case op.Func:
		t := o.FuncType()
		return paramAttrs(o, t.Params, t.Result)
	case op.Call:
		_, _, args := o.Callee()
		return paramAttrs(o, typesOf(args), callResult(o))
	}
	return ""
}

func callResult(o *Operation) Type {
	if len(o.Results) == 0 {
		return Void
	}
	return o.Results[0].Type
}

// paramAttrs checks the attributes of parameters and of the result.
func paramAttrs(o *Operation, params []Type, result Type) string {
	for i, t := range params {
		if d := o.ArgAttrs(i); d != nil {
			for _, a := range d.Entries {
				if msg := parameterAttr(t, a); msg != "" {
					return msg
				}
			}
		}
	}
	d := o.ResAttrs(0)
	if d == nil {
		return ""
	}
	for _, a := range d.Entries {
		if !strings.HasPrefix(a.Name, "llvm.") {
			continue
		}
		if result == Type(Void) {
			return "cannot attach result attributes to functions with a void return"
		}
		if hasWord(notOnResults, a.Name[len("llvm."):]) {
			return fmt.Sprintf("\"%s\" is not a valid result attribute", a.Name)
		}
		if msg := parameterAttr(result, a); msg != "" {
			return msg
		}
	}
	return ""
}

// The kinds of parameter attributes (LangRef, "Parameter Attributes").
const (
	unitOnPointers = "noalias nocapture nofree nonnull readnone readonly writeonly nest allocptr"
	typeOnPointers = "byref byval inalloca preallocated sret elementtype"
	intOnPointers  = "align dereferenceable dereferenceable_or_null"
	unitOnInts     = "signext zeroext"
	unitOnAny      = "noundef inreg returned allocalign"
	intOnAny       = "alignstack"
	notOnResults   = "allocalign allocptr byref byval inalloca nest nocapture preallocated readnone readonly returned sret writeonly elementtype nofree alignstack"
)

// parameterAttr is what is wrong with one attribute of a parameter or result
// of type t, in mlir-opt's words.
func parameterAttr(t Type, a NamedAttr) string {
	name, ok := strings.CutPrefix(a.Name, "llvm.")
	if !ok {
		return ""
	}
	_, isUnit := a.Value.(*UnitAttr)
	_, isType := a.Value.(*TypeAttr)
	_, isInt := a.Value.(*IntegerAttr)
	_, isPtr := elementOf(t).(*PointerType)
	isPtr = isPtr || !isCompatible(t)
	_, integer := elementOf(t).(*IntegerType)
	integer = integer || !isCompatible(t)
	bad := func(what string) string { return fmt.Sprintf("\"%s\" %s", a.Name, what) }
	unit, pointers, ints := false, false, false
	switch {
	case hasWord(unitOnPointers, name):
		unit, pointers = true, true
	case hasWord(unitOnInts, name):
		unit, ints = true, true
	case hasWord(unitOnAny, name):
		unit = true
	case hasWord(typeOnPointers, name):
		if !isType {
			return bad("should be a type attribute")
		}
		pointers = true
	case hasWord(intOnPointers, name):
		if !isInt {
			return bad("should be an integer attribute")
		}
		pointers = true
	case hasWord(intOnAny, name):
		if !isInt {
			return bad("should be an integer attribute")
		}
	case name == "range":
		if !isLLVMAttr(a.Value, "constant_range") {
			return bad("should be a #llvm.constant_range attribute")
		}
		ints = true
	}
	switch {
	case unit && !isUnit:
		return bad("should be a unit attribute")
	case pointers && !isPtr:
		return bad("attribute attached to non-pointer LLVM type")
	case ints && !integer:
		return bad("attribute attached to non-integer LLVM type")
	}
	return ""
}

// moduleRule wants the attributes of a module to belong to dialects.
func (v *verifier) moduleRule(o *Operation) string {
	for _, a := range o.Attrs {
		if !strings.Contains(a.Name, ".") && a.Name != "sym_name" && a.Name != "sym_visibility" {
			return opError(o, "can only contain attributes with dialect-prefixed names, found: '%s'", a.Name)
		}
	}
	return ""
}

// checkDataLayout is what is wrong with a data layout string (LangRef, "Data
// Layout"), or "".
func checkDataLayout(s string) string {
	if s == "" {
		return ""
	}
	for _, spec := range strings.Split(s, "-") {
		if spec == "" {
			return "empty specification is not allowed"
		}
		if strings.HasPrefix(spec, "ni:") {
			if msg := layoutNumbers(spec[3:], "non-integral address space", 1, 1<<10); msg != "" {
				return msg
			}
			continue
		}
		rest := spec[1:]
		switch spec[0] {
		case 'e', 'E':
			if rest != "" {
				return fmt.Sprintf("malformed specification, must be just 'e' or 'E'")
			}
		case 'm':
			if len(rest) != 2 || rest[0] != ':' || !strings.ContainsRune("eolmxwa", rune(rest[1])) {
				return "unknown mangling mode"
			}
		case 'i', 'f', 'v', 'a':
			size, aligns, _ := strings.Cut(rest, ":")
			if spec[0] == 'a' && (size == "" || size == "0") {
				size = "1"
			}
			if !isNumber(size) || size == "0" || aligns == "" {
				return fmt.Sprintf("malformed specification '%s', must be of the form \"%c<size>:<abi>[:<pref>]\"", spec, spec[0])
			}
			if msg := layoutNumbers(aligns, "alignment", 1, 2); msg != "" {
				return msg
			}
		case 'p':
			space, sizes, ok := strings.Cut(strings.TrimLeft(rest, "eu"), ":")
			if space != "" && !isNumber(space) || !ok {
				return fmt.Sprintf("malformed specification '%s', must be of the form \"p[n]:<size>:<abi>[:<pref>[:<idx>]]\"", spec)
			}
			if msg := layoutNumbers(sizes, "pointer size or alignment", 2, 4); msg != "" {
				return msg
			}
		case 'n':
			if msg := layoutNumbers(rest, "size", 1, 1<<10); msg != "" {
				return msg
			}
		case 'S', 'P', 'A', 'G':
			if !isNumber(rest) {
				return fmt.Sprintf("malformed specification '%s', a number must follow '%c'", spec, spec[0])
			}
		case 'F':
			if len(rest) < 2 || rest[0] != 'i' && rest[0] != 'n' || !isNumber(rest[1:]) {
				return fmt.Sprintf("malformed specification '%s', must be of the form \"F<type><abi>\"", spec)
			}
		default:
			return fmt.Sprintf("unknown specifier '%c'", spec[0])
		}
	}
	return ""
}

// layoutNumbers checks a list of numbers with colons between them.
func layoutNumbers(s, what string, least, most int) string {
	parts := strings.Split(s, ":")
	if len(parts) < least || len(parts) > most {
		return fmt.Sprintf("expected %d to %d numbers, found '%s'", least, most, s)
	}
	for _, n := range parts {
		if !isNumber(n) {
			return fmt.Sprintf("%s must be a number, found '%s'", what, n)
		}
	}
	return ""
}

func isNumber(s string) bool {
	return s != "" && len(s) <= 9 && strings.Trim(s, "0123456789") == ""
}
