package dialect

import "strconv"

// printer writes text in MLIR's canonical form.
type printer struct {
	buf  []byte
	opts PrintOptions

	open []*StructType // identified structs being printed

	opPrinter // what the operation printer keeps (print_op.go)
}

func (p *printer) raw(s string) { p.buf = append(p.buf, s...) }

func (p *printer) int(v int64) { p.buf = strconv.AppendInt(p.buf, v, 10) }

// typ prints a type.
func (p *printer) typ(t Type) {
	switch t := t.(type) {
	case *NamedLLVMType:
		p.raw("!llvm.")
		p.raw(t.Word)
	case *PointerType, *typedPtr, *StructType, *ArrayType, *LLVMFuncType, *TargetType:
		p.raw("!llvm.")
		p.llvmType(t)
	case *IntegerType:
		p.raw([...]string{"i", "si", "ui"}[t.Signedness])
		p.int(int64(t.Width))
	case *FloatType:
		p.raw(floatFormats[t.Kind].name)
	case *IndexType:
		p.raw("index")
	case *NoneType:
		p.raw("none")
	case *VectorType:
		p.vector(t)
	case *ComplexType:
		p.raw("complex<")
		p.typ(t.Elem)
		p.raw(">")
	case *TensorType:
		p.raw("tensor<")
		p.shape(t.Shape, t.Unranked)
		p.typ(t.Elem)
		if t.Encoding != nil {
			p.raw(", ")
			p.attr(t.Encoding)
		}
		p.raw(">")
	case *MemRefType:
		p.raw("memref<")
		p.shape(t.Shape, t.Unranked)
		p.typ(t.Elem)
		if t.Layout != nil {
			p.raw(", ")
			p.attr(t.Layout)
		}
		if t.Space != nil {
			p.raw(", ")
			p.attrShort(t.Space)
		}
		p.raw(">")
	case *FunctionType:
		p.functionType(t.Inputs, t.Results)
	case *TupleType:
		p.raw("tuple<")
		p.types(t.Elems)
		p.raw(">")
	case *OpaqueType:
		p.raw("!")
		p.raw(t.Dialect)
		if t.Pretty {
			p.raw(".")
			p.raw(t.Text)
			return
		}
		p.raw("<")
		p.raw(t.Text)
		p.raw(">")
	}
}

// types prints a list of types with commas.
func (p *printer) types(ts []Type) {
	for i, t := range ts {
		if i > 0 {
			p.raw(", ")
		}
		p.typ(t)
	}
}

// functionType prints `(in) -> out`; one result that is no function type goes
// without parentheses.
func (p *printer) functionType(in, out []Type) {
	p.raw("(")
	p.types(in)
	p.raw(") -> ")
	if len(out) == 1 {
		if _, fn := out[0].(*FunctionType); !fn {
			p.typ(out[0])
			return
		}
	}
	p.raw("(")
	p.types(out)
	p.raw(")")
}

func (p *printer) shape(dims []int64, unranked bool) {
	if unranked {
		p.raw("*x")
		return
	}
	for _, d := range dims {
		p.dim(d)
		p.raw("x")
	}
}

func (p *printer) dim(d int64) {
	if d == Dynamic {
		p.raw("?")
		return
	}
	p.int(d)
}

func (p *printer) vector(t *VectorType) {
	p.raw("vector<")
	for i, d := range t.Shape {
		scalable := t.Scalable != nil && t.Scalable[i]
		if scalable {
			p.raw("[")
		}
		p.int(d)
		if scalable {
			p.raw("]")
		}
		p.raw("x")
	}
	p.typ(t.Elem)
	p.raw(">")
}

// llvmType prints a type as it stands inside !llvm.…<…>, where the types of
// the llvm dialect go without their prefix.
func (p *printer) llvmType(t Type) {
	switch t := t.(type) {
	case *NamedLLVMType:
		if t == PPCFP128 {
			p.raw("!llvm.") // the only one that keeps its prefix
		}
		p.raw(t.Word)
	case *PointerType:
		p.raw("ptr")
		if t.Space != 0 {
			p.raw("<")
			p.int(int64(t.Space))
			p.raw(">")
		}
	case *typedPtr:
		t.print(p)
	case *ArrayType:
		p.raw("array<")
		p.buf = strconv.AppendUint(p.buf, t.N, 10)
		p.raw(" x ")
		p.llvmType(t.Elem)
		p.raw(">")
	case *LLVMFuncType:
		p.raw("func<")
		p.llvmType(t.Result)
		p.raw(" (")
		p.llvmTypes(t.Params)
		if t.VarArg {
			if len(t.Params) > 0 {
				p.raw(", ")
			}
			p.raw("...")
		}
		p.raw(")>")
	case *TargetType:
		p.raw("target<")
		p.str(t.Name)
		for _, x := range t.Types {
			p.raw(", ")
			p.typ(x)
		}
		for _, n := range t.Ints {
			p.raw(", ")
			p.buf = strconv.AppendUint(p.buf, n, 10)
		}
		p.raw(">")
	case *StructType:
		p.structType(t)
	default:
		p.typ(t)
	}
}

func (p *printer) llvmTypes(ts []Type) {
	for i, t := range ts {
		if i > 0 {
			p.raw(", ")
		}
		p.llvmType(t)
	}
}

// structType prints a struct; an identified one inside itself is its name.
func (p *printer) structType(t *StructType) {
	p.raw("struct<")
	defer p.raw(">")
	if t.Identified {
		p.str(t.Name)
		for _, o := range p.open {
			if o == t {
				return
			}
		}
		p.raw(", ")
		if t.Opaque || !t.set {
			p.raw("opaque")
			return
		}
		p.open = append(p.open, t)
		defer func() { p.open = p.open[:len(p.open)-1] }()
	}
	if t.Packed {
		p.raw("packed ")
	}
	p.raw("(")
	p.llvmTypes(t.Fields)
	p.raw(")")
}

// typeString is the text of t.
func typeString(t Type) string {
	var p printer
	p.typ(t)
	return string(p.buf)
}

// String is the type as MLIR prints it.
func (t *IntegerType) String() string { return typeString(t) }

// String is `index`.
func (t *IndexType) String() string { return "index" }

// String is `none`.
func (t *NoneType) String() string { return "none" }

// String is the type as MLIR prints it.
func (t *FloatType) String() string { return floatFormats[t.Kind].name }

// String is the type as MLIR prints it.
func (t *ComplexType) String() string { return typeString(t) }

// String is the type as MLIR prints it.
func (t *VectorType) String() string { return typeString(t) }

// String is the type as MLIR prints it.
func (t *TensorType) String() string { return typeString(t) }

// String is the type as MLIR prints it.
func (t *MemRefType) String() string { return typeString(t) }

// String is the type as MLIR prints it.
func (t *FunctionType) String() string { return typeString(t) }

// String is the type as MLIR prints it.
func (t *TupleType) String() string { return typeString(t) }

// String is the type as the text spelled it.
func (t *OpaqueType) String() string { return typeString(t) }

// String is the type as MLIR prints it.
func (t *PointerType) String() string { return typeString(t) }

// String is the type as MLIR prints it.
func (t *StructType) String() string { return typeString(t) }

// String is the type as MLIR prints it.
func (t *ArrayType) String() string { return typeString(t) }

// String is the type as MLIR prints it.
func (t *LLVMFuncType) String() string { return typeString(t) }

// String is the type as MLIR prints it.
func (t *TargetType) String() string { return typeString(t) }

// String is the type as MLIR prints it.
func (t *NamedLLVMType) String() string { return "!llvm." + t.Word }
