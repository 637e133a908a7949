package dialect

// isCompatible reports whether t is a type of the llvm dialect or a builtin
// type that it uses (MLIR: LLVM::isCompatibleType).
func isCompatible(t Type) bool { return compatible(t, nil) }

// compatible is isCompatible with the structs on the way, which may contain
// themselves; it looks at each once.
func compatible(t Type, seen map[*StructType]bool) bool {
	switch t := t.(type) {
	case *IntegerType:
		return t.Signedness == Signless
	case *FloatType:
		switch t.Kind {
		case F16, BF16, F32, F64, F80, F128:
			return true
		}
		return false
	case *VectorType:
		if len(t.Shape) != 1 {
			return false
		}
		switch e := t.Elem.(type) {
		case *IntegerType:
			return e.Signedness == Signless
		case *FloatType:
			return compatible(e, nil)
		case *PointerType, *typedPtr:
			return true
		}
		return false
	case *PointerType, *typedPtr, *NamedLLVMType, *TargetType:
		return true
	case *ArrayType:
		return compatible(t.Elem, seen)
	case *LLVMFuncType:
		if !compatible(t.Result, seen) {
			return false
		}
		for _, p := range t.Params {
			if !compatible(p, seen) {
				return false
			}
		}
		return true
	case *StructType:
		if seen[t] {
			return true
		}
		if seen == nil {
			seen = map[*StructType]bool{}
		}
		seen[t] = true
		for _, f := range t.Fields {
			if !compatible(f, seen) {
				return false
			}
		}
		return true
	}
	return false
}
