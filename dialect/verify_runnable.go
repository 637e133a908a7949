package dialect

import (
	"fmt"

	"github.com/touchstone-ir/touchstone/dialect/op"
)

// What mlir-opt accepts and LLVM does not (LangRef, each instruction's own
// rules). A program with one of these cannot be translated, so it has no
// meaning to run.

var runnableRules = map[*op.Op]func(o *Operation) string{
	op.Trunc:    func(o *Operation) string { return widthRule(o, -1) },
	op.FPTrunc:  func(o *Operation) string { return widthRule(o, -1) },
	op.FPExt:    func(o *Operation) string { return widthRule(o, 1) },
	op.SIToFP:   func(o *Operation) string { return shapeRule(o) },
	op.UIToFP:   func(o *Operation) string { return shapeRule(o) },
	op.FPToSI:   func(o *Operation) string { return shapeRule(o) },
	op.FPToUI:   func(o *Operation) string { return shapeRule(o) },
	op.IntToPtr: func(o *Operation) string { return shapeRule(o) },
	op.PtrToInt: func(o *Operation) string { return shapeRule(o) },
	op.AddrSpaceCast: func(o *Operation) string {
		if o.Operands[0].Type == o.Results[0].Type {
			return "casts between different address spaces, but both are " + quote(o.Results[0].Type)
		}
		return shapeRule(o)
	},
	op.ShuffleVector: func(o *Operation) string {
		v, res := o.Operands[0].Type.(*VectorType), o.Results[0].Type.(*VectorType)
		n := int64(len(o.Mask()))
		if res.Elem != v.Elem || (res.Scalable == nil) != (v.Scalable == nil) || res.Shape[0] != n || n == 0 {
			return fmt.Sprintf("%d indices into %s do not give %s", n, quote(v), quote(res))
		}
		for _, m := range o.Mask() {
			if int64(m) >= 2*v.Shape[0] || m < -1 {
				return fmt.Sprintf("index %d selects none of the %d elements of the two operands", m, 2*v.Shape[0])
			}
		}
		return ""
	},
	op.GetElementPtr: func(o *Operation) string {
		if t := o.TypeProp("elem_type"); !isCompatible(t) || t == Void {
			return "cannot step over " + quote(t) + ", which has no size"
		}
		return ""
	},
	op.BitCast:    bitcastSize,
	op.Func:       runnableFunc,
	op.MlirZero:   func(o *Operation) string { return valueType(o.Results[0].Type, "result") },
	op.MlirUndef:  func(o *Operation) string { return valueType(o.Results[0].Type, "result") },
	op.MlirPoison: func(o *Operation) string { return valueType(o.Results[0].Type, "result") },
	op.Select: func(o *Operation) string {
		if c, ok := o.Operands[0].Type.(*VectorType); ok {
			if v, ok := o.Operands[1].Type.(*VectorType); !ok || v.Shape[0] != c.Shape[0] {
				return fmt.Sprintf("a condition %s selects between vectors of as many elements, not %s", quote(c), quote(o.Operands[1].Type))
			}
		}
		return ""
	},
	op.Alloca: func(o *Operation) string {
		t := o.TypeProp("elem_type")
		if s, ok := t.(*StructType); ok && s.Opaque || t == Void || !isCompatible(t) {
			return "cannot allocate " + quote(t) + ", which has no size"
		}
		if _, ok := t.(*LLVMFuncType); ok {
			return "cannot allocate " + quote(t) + ", which has no size"
		}
		return ""
	},
}

func runnableFunc(o *Operation) string {
	t := o.FuncType()
	for _, p := range t.Params {
		if msg := valueType(p, "argument"); msg != "" {
			return msg
		}
	}
	return ""
}

// valueType refuses types that no value can have.
func valueType(t Type, what string) string {
	_, fn := t.(*LLVMFuncType)
	if fn || t == Void || t == Label {
		return fmt.Sprintf("the %s has type %s, which no value can have", what, quote(t))
	}
	return ""
}

// shapeRule wants a cast's source and result to have the same shape.
func shapeRule(o *Operation) string {
	f, fromVec := o.Operands[0].Type.(*VectorType)
	t, toVec := o.Results[0].Type.(*VectorType)
	if fromVec != toVec || fromVec && (f.Shape[0] != t.Shape[0] || (f.Scalable == nil) != (t.Scalable == nil)) {
		return fmt.Sprintf("casts elements one by one, but %s and %s differ in shape", quote(o.Operands[0].Type), quote(o.Results[0].Type))
	}
	return ""
}

// widthRule wants the result to be wider (1) or narrower (-1).
func widthRule(o *Operation, sign int) string {
	if msg := shapeRule(o); msg != "" {
		return msg
	}
	from, to := elementOf(o.Operands[0].Type), elementOf(o.Results[0].Type)
	f, t := scalarWidth(from), scalarWidth(to)
	switch {
	case sign < 0 && f <= t:
		return fmt.Sprintf("must make the type narrower, but %s has no more bits than %s", quote(from), quote(to))
	case sign > 0 && f >= t:
		return fmt.Sprintf("must make the type wider, but %s has no fewer bits than %s", quote(from), quote(to))
	}
	return ""
}

func scalarWidth(t Type) int { return max(storageWidth(t), 0) }

// bitcastSize wants both types of a bitcast to have as many bits.
func bitcastSize(o *Operation) string {
	from, to := o.Operands[0].Type, o.Results[0].Type
	f, t := bitSize(from), bitSize(to)
	if f != t {
		return fmt.Sprintf("the types must have as many bits, but %s has %d and %s has %d", quote(from), f, quote(to), t)
	}
	return ""
}

// bitSize is the bits of a scalar or vector; pointers count as one bit each,
// since bitcast never mixes them with others.
func bitSize(t Type) int64 {
	n := int64(1)
	if v, ok := t.(*VectorType); ok {
		n, t = v.Shape[0], v.Elem
	}
	if _, ok := t.(*PointerType); ok {
		return n
	}
	return satMul(n, int64(scalarWidth(t)))
}
