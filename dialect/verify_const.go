package dialect

import "fmt"

// constantRule checks that the attribute of llvm.mlir.constant can be a value
// of its type (ConstantOp::verify).
func constantRule(o *Operation) string {
	value, t := o.ConstantValue(), o.Results[0].Type
	if s, ok := value.(*StringAttr); ok {
		a, isArray := t.(*ArrayType)
		if !isArray || a.N != uint64(len(s.Value)) || a.Elem != Type(Int(8)) {
			return fmt.Sprintf("expected array type of %d i8 elements for the string constant", len(s.Value))
		}
		return ""
	}
	if s, ok := t.(*StructType); ok {
		return structConstant(s, value)
	}
	if _, ok := t.(*TargetType); ok {
		return "does not support target extension type."
	}
	switch a := value.(type) {
	case *IntegerAttr:
		if _, ok := t.(*IntegerType); !ok {
			return "expected integer type"
		}
	case *FloatAttr:
		return sameSemantics(a.Type, t)
	case *DenseElementsAttr:
		return elementsConstant(t, a.Type, a.Splat)
	case *SparseElementsAttr:
		return elementsConstant(t, a.Type, false)
	case *DenseResourceAttr:
		return elementsConstant(t, a.Type, false)
	case *ArrayAttr:
		at, ok := t.(*ArrayType)
		if !ok {
			return "expected array or struct type for array attribute"
		}
		return arrayConstant(at, a, 0)
	default:
		return "only supports integer, float, string or elements attributes"
	}
	return ""
}

// structConstant checks an array attribute as a struct of numbers.
func structConstant(s *StructType, value Attribute) string {
	a, ok := value.(*ArrayAttr)
	if !ok {
		return "expected array attribute for a struct constant"
	}
	if len(a.Elems) != len(s.Fields) {
		return fmt.Sprintf("expected array attribute of size %d", len(s.Fields))
	}
	for i, f := range s.Fields {
		if _, isInt := f.(*IntegerType); !isInt && floatWidth(f) == 0 {
			return "expected struct element types to be floating point type or integer type"
		}
		switch e := a.Elems[i].(type) {
		case *IntegerAttr:
			ok = e.Type == f
		case *FloatAttr:
			ok = e.Type == f
		default:
			return "expected struct element attribute types to be floating point type or integer type"
		}
		if !ok {
			return fmt.Sprintf("struct element at index %d is of wrong type", i)
		}
	}
	return ""
}

// sameSemantics checks a float attribute against a type: the same format, or
// an integer type of its width.
func sameSemantics(attr, t Type) string {
	if floatWidth(t) > 0 {
		if attr != t {
			return "attribute and type have different float semantics"
		}
		return ""
	}
	if _, ok := t.(*IntegerType); ok {
		if w := floatWidth(attr); t != Type(Int(w)) {
			return fmt.Sprintf("expected integer type of width %d", w)
		}
	}
	return ""
}

// elementsConstant checks an elements attribute of type at against the
// constant's type t.
func elementsConstant(t, at Type, splat bool) string {
	if v, ok := t.(*VectorType); ok && v.Scalable != nil {
		if !splat {
			return "scalable vector type requires a splat attribute"
		}
		return ""
	}
	n, elem, ok := flatElements(t)
	if !ok {
		return "expected vector or array type"
	}
	shape, ae, _ := shaped(at)
	if have := elementCount(shape); n != have {
		return fmt.Sprintf("type and attribute have a different number of elements: %d vs. %d", n, have)
	}
	if floatWidth(ae) > 0 {
		return sameSemantics(ae, elem)
	}
	if _, isInt := ae.(*IntegerType); isInt {
		if _, ok := elem.(*IntegerType); !ok {
			return "expected integer element type for integer elements attribute"
		}
	}
	return ""
}

// flatElements is how many scalars nested arrays and a vector hold, and their
// type.
func flatElements(t Type) (n int64, elem Type, ok bool) {
	n, elem = 1, t
	for {
		switch a := elem.(type) {
		case *ArrayType:
			n, ok = satMul(n, int64(min(a.N, 1<<62))), true
			elem = a.Elem
			continue
		case *VectorType:
			return satMul(n, elementCount(a.Shape)), a.Elem, true
		}
		return n, elem, ok
	}
}

func satMul(a, b int64) int64 {
	if v, ok := mulInt64(a, b); ok {
		return v
	}
	return 1<<63 - 1
}

// arrayConstant checks an array attribute, which nests as the arrays do and
// ends in structs of numbers; an unwritten part is #llvm.zero or #llvm.undef.
func arrayConstant(t *ArrayType, a *ArrayAttr, dim int) string {
	if t.N != uint64(len(a.Elems)) {
		return fmt.Sprintf("array attribute size does not match array type size in dimension %d: %d vs. %d", dim, len(a.Elems), t.N)
	}
	inner, nested := t.Elem.(*ArrayType)
	s, isStruct := t.Elem.(*StructType)
	if !nested && !isStruct {
		return "for array with an array attribute must have a struct element type"
	}
	for i, e := range a.Elems {
		if isLLVMAttr(e, "zero") || isLLVMAttr(e, "undef") {
			continue
		}
		x, ok := e.(*ArrayAttr)
		msg := ""
		switch {
		case nested && !ok:
			msg = fmt.Sprintf("nested attribute for sub-array in dimension %d at index %d must be a zero, or undef, or array attribute", dim, i)
		case nested:
			msg = arrayConstant(inner, x, dim+1)
		case !ok:
			msg = fmt.Sprintf("nested attribute for struct element at index %d must be a zero, or undef, or array attribute", i)
		default:
			msg = structConstant(s, x)
		}
		if msg != "" {
			return msg
		}
	}
	return ""
}
