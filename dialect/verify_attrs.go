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
	// As in mlir-opt, those of calls are not looked at.
	if o.Kind == op.Func {
		t := o.FuncType()
		return paramAttrs(o, t.Params, t.Result)
	}
	return ""
}

// triple wants a module's target triple to be words between hyphens, and
// points at the attribute: mlir-opt takes anything and leaves it to LLVM.
func (v *verifier) triple(o *Operation) {
	a := find(o.Attrs, "llvm.target_triple")
	if a == nil || o.Kind != op.Module {
		return
	}
	s, ok := a.(*StringAttr)
	if ok {
		for i := 0; i < len(s.Value); i++ {
			if c := s.Value[i]; class[c]&cSuffix == 0 && c != '+' {
				ok = false
			}
		}
	}
	if !ok {
		pos := o.Pos
		if v.m.Source != nil {
			pos = v.m.attrPos(o, "llvm.target_triple")
		}
		v.reportAt(pos, "'llvm.target_triple' must be a string of words between hyphens, got %s", a)
	}
}

// paramAttrs checks the attributes of parameters and of the result.
func paramAttrs(o *Operation, params []Type, result Type) string {
	for i, t := range params {
		if d := o.ArgAttrs(i); d != nil {
			for _, a := range d.Entries {
				if !strings.Contains(a.Name, ".") {
					return opError(o, "arguments may only have dialect attributes")
				}
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
		if !strings.Contains(a.Name, ".") {
			return opError(o, "results may only have dialect attributes")
		}
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
	unitOnPointers = "noalias nocapture nofree nonnull readnone readonly writeonly nest"
	typeOnPointers = "byref byval inalloca preallocated sret elementtype"
	intOnPointers  = "align dereferenceable dereferenceable_or_null"
	unitOnInts     = "signext zeroext"
	unitOnAny      = "noundef inreg returned allocalign allocptr"
	intOnAny       = "alignstack"
	notOnResults   = "allocalign allocptr byref byval inalloca nest nocapture preallocated readnone readonly returned sret writeonly nofree alignstack"
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
	_, isPtr := t.(*PointerType)
	_, integer := t.(*IntegerType)
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
