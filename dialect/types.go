package dialect

// Type is a type of the program text. Types are uniqued: two spellings of one
// type are the same pointer, so == compares types. Identified structs are
// unique within the Context that made them (MLIR: LangRef, "Type System").
type Type interface {
	// String is the type as MLIR prints it.
	String() string
	isType()
}

// Signedness of an IntegerType: signless `i`, signed `si`, unsigned `ui`.
type Signedness uint8

// The three kinds of integer that the builtin dialect spells.
const (
	Signless Signedness = iota
	Signed
	Unsigned
)

// IntegerType is `iN`, `siN` or `uiN`. Width is in bits.
type IntegerType struct {
	Width      int
	Signedness Signedness
}

// IndexType is `index`.
type IndexType struct{}

// NoneType is `none`.
type NoneType struct{}

// FloatKind names a builtin floating-point type.
type FloatKind uint8

// The builtin floating-point types.
const (
	F16 FloatKind = iota
	BF16
	F32
	F64
	F80
	F128
	TF32
	F8E5M2
	F8E4M3
	F8E4M3FN
	F8E5M2FNUZ
	F8E4M3FNUZ
	F8E4M3B11FNUZ
	F8E3M4
	F8E8M0FNU
	F6E2M3FN
	F6E3M2FN
	F4E2M1FN
	numFloatKinds
)

// FloatType is a builtin floating-point type such as `f32`.
type FloatType struct{ Kind FloatKind }

// ComplexType is `complex<Elem>`.
type ComplexType struct{ Elem Type }

// Dynamic marks a dimension, stride or offset printed as `?`.
const Dynamic int64 = -1 << 63

// VectorType is `vector<Shape x Elem>`; Scalable[i] marks `[N]`. Scalable is
// nil when no dimension is scalable.
type VectorType struct {
	Shape    []int64
	Scalable []bool
	Elem     Type
}

// TensorType is `tensor<Shape x Elem, Encoding>` or `tensor<*xElem>`.
type TensorType struct {
	Shape    []int64
	Unranked bool
	Elem     Type
	Encoding Attribute
}

// MemRefType is `memref<Shape x Elem, Layout, Space>` or `memref<*xElem>`.
type MemRefType struct {
	Shape    []int64
	Unranked bool
	Elem     Type
	Layout   Attribute // nil when identity
	Space    Attribute // nil when default
}

// FunctionType is the builtin `(Inputs) -> Results`.
type FunctionType struct{ Inputs, Results []Type }

// TupleType is `tuple<…>`.
type TupleType struct{ Elems []Type }

// OpaqueType is a type of a dialect that the reader does not know, kept whole:
// `!Dialect.Text` (Pretty) or `!Dialect<Text>`.
type OpaqueType struct {
	Dialect, Text string
	Pretty        bool
}

// PointerType is `!llvm.ptr` or `!llvm.ptr<Space>`.
type PointerType struct{ Space uint32 }

// StructType is `!llvm.struct<…>`: literal when Name is empty and Identified
// is false. An identified struct's body may be set after its creation.
type StructType struct {
	Name       string
	Identified bool
	Opaque     bool
	Packed     bool
	Fields     []Type
	set        bool
	open       bool // its body is being read
}

// ArrayType is `!llvm.array<N x Elem>`.
type ArrayType struct {
	N    uint64
	Elem Type
}

// LLVMFuncType is `!llvm.func<Result (Params, ...)>`.
type LLVMFuncType struct {
	Result Type // VoidType for no result
	Params []Type
	VarArg bool
}

// TargetType is `!llvm.target<"Name", Types…, Ints…>`.
type TargetType struct {
	Name  string
	Types []Type
	Ints  []uint64
}

// NamedLLVMType is one of the types that are only a word.
type NamedLLVMType struct{ Word string }

func (*IntegerType) isType()   {}
func (*IndexType) isType()     {}
func (*NoneType) isType()      {}
func (*FloatType) isType()     {}
func (*ComplexType) isType()   {}
func (*VectorType) isType()    {}
func (*TensorType) isType()    {}
func (*MemRefType) isType()    {}
func (*FunctionType) isType()  {}
func (*TupleType) isType()     {}
func (*OpaqueType) isType()    {}
func (*PointerType) isType()   {}
func (*StructType) isType()    {}
func (*ArrayType) isType()     {}
func (*LLVMFuncType) isType()  {}
func (*TargetType) isType()    {}
func (*NamedLLVMType) isType() {}

// The types that are only a word in the llvm dialect.
var (
	Void     = &NamedLLVMType{"void"}
	Token    = &NamedLLVMType{"token"}
	Metadata = &NamedLLVMType{"metadata"}
	Label    = &NamedLLVMType{"label"}
	PPCFP128 = &NamedLLVMType{"ppc_fp128"}
	X86AMX   = &NamedLLVMType{"x86_amx"}
)

// The builtin types without parameters.
var (
	Index = &IndexType{}
	None  = &NoneType{}
)

var floatTypes = func() (t [numFloatKinds]*FloatType) {
	for k := range t {
		t[k] = &FloatType{FloatKind(k)}
	}
	return
}()

// Float is the uniqued type of kind k.
func Float(k FloatKind) *FloatType { return floatTypes[k] }

// Context owns what is unique to one program: its identified structs.
type Context struct {
	named map[string]*StructType
}

// NewContext returns an empty Context.
func NewContext() *Context { return &Context{named: map[string]*StructType{}} }

// Named is the identified struct called name, created without a body when it
// is new to the context (MLIR: LLVM dialect, "Structure Types").
func (c *Context) Named(name string) *StructType {
	if t, ok := c.named[name]; ok {
		return t
	}
	t := &StructType{Name: name, Identified: true}
	c.named[name] = t
	return t
}

// SetBody gives an identified struct its body; it reports false when the
// struct has a different body already.
func (t *StructType) SetBody(opaque, packed bool, fields []Type) bool {
	if t.set {
		if t.Opaque != opaque || t.Packed != packed || len(t.Fields) != len(fields) {
			return false
		}
		for i := range fields {
			if fields[i] != t.Fields[i] {
				return false
			}
		}
		return true
	}
	t.Opaque, t.Packed, t.Fields, t.set = opaque, packed, fields, true
	return true
}

// HasBody reports whether the struct's body is known.
func (t *StructType) HasBody() bool { return t.set }
