package dialect

import (
	"fmt"
	"strings"

	"github.com/touchstone-ir/touchstone/dialect/op"
)

// The rules of single operations that no row says (the verify methods of the
// llvm dialect, LLVM 22). Each returns its message, or "".

var opRules map[*op.Op]func(v *verifier, o *Operation) string

func init() {
	self := func(f func(o *Operation) string) func(*verifier, *Operation) string {
		return func(_ *verifier, o *Operation) string {
			if msg := f(o); msg != "" {
				return opError(o, "%s", msg)
			}
			return ""
		}
	}
	named := func(f func(v *verifier, o *Operation) string) func(*verifier, *Operation) string {
		return func(v *verifier, o *Operation) string {
			if msg := f(v, o); msg != "" {
				return opError(o, "%s", msg)
			}
			return ""
		}
	}
	opRules = map[*op.Op]func(*verifier, *Operation) string{
		op.Module:             (*verifier).moduleRule,
		op.Func:               (*verifier).funcRule,
		op.Return:             named((*verifier).returnRule),
		op.Call:               named((*verifier).callRule),
		op.Invoke:             named((*verifier).invokeRule),
		op.MlirGlobal:         named((*verifier).globalRule),
		op.MlirAlias:          named((*verifier).aliasRule),
		op.MlirIFunc:          named((*verifier).ifuncRule),
		op.MlirGlobalCtors:    named((*verifier).ctorsRule),
		op.MlirGlobalDtors:    named((*verifier).ctorsRule),
		op.MlirAddressOf:      named((*verifier).addressOfRule),
		op.BlockAddress:       named((*verifier).blockAddressRule),
		op.DSOLocalEquivalent: named((*verifier).dsoLocalRule),
		op.LandingPad:         named((*verifier).landingPadRule),
		op.Alloca:             self(allocaRule),
		op.CallIntrinsic:      self(callIntrinsicRule),
		op.IntrMaskedGather:   self(gatherRule),
		op.IntrMaskedScatter:  self(scatterRule),
		op.MlirConstant:       self(constantRule),
		op.MlirZero:           self(zeroRule),
		op.Comdat:             (*verifier).comdatRule,
		op.ModuleFlags:        self(moduleFlagsRule),
		op.GetElementPtr:      self(gepRule),
		op.Load:               self(loadRule),
		op.Store:              self(storeRule),
		op.AtomicRMW:          self(atomicRMWRule),
		op.CmpXchg:            self(cmpXchgRule),
		op.Fence:              self(fenceRule),
		op.BitCast:            self(bitcastRule),
		op.ZExt:               func(_ *verifier, o *Operation) string { return extRule(o) },
		op.SExt:               func(_ *verifier, o *Operation) string { return extRule(o) },
		op.ExtractValue:       self(extractValueRule),
		op.InsertValue:        self(insertValueRule),
		op.ShuffleVector:      self(shuffleRule),
		op.Switch:             self(switchRule),
		op.CondBr:             self(condBrRule),
		op.IntrVectorInsert:   self(vectorPartRule),
		op.IntrVectorExtract:  self(vectorPartRule),
	}
}

// atomicType reports whether values of t can be accessed atomically: pointers,
// and integers and floats of a power of two of bytes.
func atomicType(t Type) bool {
	switch t := t.(type) {
	case *PointerType:
		return true
	case *IntegerType:
		return t.Width >= 8 && t.Width&(t.Width-1) == 0
	}
	if isLLVMFloat(t) {
		w := floatWidth(t)
		return w&(w-1) == 0
	}
	return false
}

// memoryRule checks a load or store of type t; refused are the orderings that
// it cannot have.
func memoryRule(o *Operation, t Type, refused ...Ordering) string {
	ord := o.Ordering("ordering")
	if ord == NotAtomic {
		if o.HasAttr("syncscope") {
			return "expected syncscope to be null for non-atomic access"
		}
		return ""
	}
	if !atomicType(t) {
		return fmt.Sprintf("unsupported type %s for atomic access", t)
	}
	for _, r := range refused {
		if ord == r {
			return fmt.Sprintf("unsupported ordering '%s'", ord)
		}
	}
	if !o.HasAttr("alignment") {
		return "expected alignment for atomic access"
	}
	return ""
}

func loadRule(o *Operation) string {
	t := o.Results[0].Type
	if _, ptr := t.(*PointerType); !ptr && o.HasAttr("dereferenceable") {
		return "expected op to return a single LLVM pointer type"
	}
	return memoryRule(o, t, Release, AcqRel)
}

func storeRule(o *Operation) string {
	return memoryRule(o, o.Operands[0].Type, Acquire, AcqRel)
}

func atomicRMWRule(o *Operation) string {
	t := o.Operands[1].Type
	vec, isVec := t.(*VectorType)
	if isVec && vec.Scalable != nil {
		return "expected LLVM IR fixed vector type"
	}
	kind := o.AtomicBinOp()
	switch kind {
	case "fadd", "fsub", "fmax", "fmin", "fmaximum", "fminimum":
		if !isLLVMFloat(elementOf(t)) {
			if isVec {
				return "expected LLVM IR floating point type for vector element"
			}
			return "expected LLVM IR floating point type"
		}
	case "xchg":
		if isVec || !atomicType(t) {
			return "unexpected LLVM IR type for 'xchg' bin_op"
		}
	default:
		if i, ok := t.(*IntegerType); !ok || i.Width < 8 || i.Width&(i.Width-1) != 0 || i.Width > 64 {
			return "expected LLVM IR integer type"
		}
	}
	if o.Ordering("ordering") < Monotonic {
		return fmt.Sprintf("expected at least '%s' ordering", Monotonic)
	}
	return ""
}

func cmpXchgRule(o *Operation) string {
	t := o.Operands[2].Type
	if i, ok := t.(*IntegerType); ok && (i.Width < 8 || i.Width&(i.Width-1) != 0) {
		return "unexpected LLVM IR type"
	}
	success, failure := o.Ordering("success_ordering"), o.Ordering("failure_ordering")
	if success < Monotonic || failure < Monotonic {
		return "ordering must be at least 'monotonic'"
	}
	if failure == Release || failure == AcqRel {
		return "failure ordering cannot be 'release' or 'acq_rel'"
	}
	return ""
}

func fenceRule(o *Operation) string {
	switch o.Ordering("ordering") {
	case NotAtomic, Unordered, Monotonic:
		return "can be given only acquire, release, acq_rel, and seq_cst orderings"
	}
	return ""
}

func bitcastRule(o *Operation) string {
	from, to := o.Operands[0].Type, o.Results[0].Type
	src, fromPtr := elementOf(from).(*PointerType)
	dst, toPtr := elementOf(to).(*PointerType)
	switch {
	case fromPtr != toPtr:
		return "can only cast pointers from and to pointers"
	case !fromPtr:
		return ""
	}
	_, fromVec := from.(*VectorType)
	_, toVec := to.(*VectorType)
	switch {
	case toVec && !fromVec:
		return "cannot cast pointer to vector of pointers"
	case fromVec && !toVec:
		return "cannot cast vector of pointers to pointer"
	case src.Space != dst.Space:
		return "cannot cast pointers of different address spaces, use 'llvm.addrspacecast' instead"
	}
	return ""
}

// extRule is for zext and sext; its messages do not name the operation, as in
// mlir-opt.
func extRule(o *Operation) string {
	from, to := o.Operands[0].Type, o.Results[0].Type
	fv, fromVec := from.(*VectorType)
	tv, toVec := to.(*VectorType)
	switch {
	case fromVec && !toVec:
		return "input type is a vector but output type is an integer"
	case toVec && !fromVec:
		return "input type is an integer but output type is a vector"
	case fromVec && (fv.Shape[0] != tv.Shape[0] || (fv.Scalable == nil) != (tv.Scalable == nil)):
		return "input and output vectors are of incompatible shape"
	}
	if elementOf(to).(*IntegerType).Width <= elementOf(from).(*IntegerType).Width {
		return "integer width of the output type is smaller or equal to the integer width of the input type"
	}
	return ""
}

// typeAt is the type inside t that a path of indices leads to, or why there
// is none.
func typeAt(t Type, path []int64) (Type, string) {
	for _, i := range path {
		switch a := t.(type) {
		case *ArrayType:
			if i < 0 || uint64(i) >= a.N {
				return nil, fmt.Sprintf("position out of bounds: %d", i)
			}
			t = a.Elem
		case *StructType:
			if i < 0 || i >= int64(len(a.Fields)) || a.Opaque {
				return nil, fmt.Sprintf("position out of bounds: %d", i)
			}
			t = a.Fields[i]
		default:
			return nil, "expected LLVM IR structure/array type, got: " + quote(t)
		}
	}
	return t, ""
}

func extractValueRule(o *Operation) string {
	t, msg := typeAt(o.Operands[0].Type, o.Position())
	if msg == "" && t != o.Results[0].Type {
		msg = fmt.Sprintf("type mismatch: extracting from %s should produce %s but this op returns %s", o.Operands[0].Type, t, o.Results[0].Type)
	}
	return msg
}

func insertValueRule(o *Operation) string {
	t, msg := typeAt(o.Operand("container").Type, o.Position())
	if value := o.Operand("value").Type; msg == "" && t != value {
		msg = fmt.Sprintf("Type mismatch: cannot insert %s into %s", quote(value), quote(o.Operand("container").Type))
	}
	return msg
}

func shuffleRule(o *Operation) string {
	v := o.Operands[0].Type.(*VectorType)
	if v.Scalable != nil {
		for _, m := range o.Mask() {
			if m != 0 {
				return "expected a splat operation for scalable vectors"
			}
		}
	}
	return ""
}

// gepRule checks that indices into a struct are constant and in bounds.
func gepRule(o *Operation) string {
	t := o.TypeProp("elem_type")
	for i, ix := range o.GEPIndices() {
		if i == 0 {
			continue // the first steps over whole elements
		}
		switch a := t.(type) {
		case *StructType:
			if ix.Value != nil {
				return fmt.Sprintf("expected index %d indexing a struct to be constant", i)
			}
			if ix.Const < 0 || ix.Const >= int64(len(a.Fields)) {
				return fmt.Sprintf("index %d indexing a struct is out of bounds", i)
			}
			t = a.Fields[ix.Const]
		case *ArrayType:
			t = a.Elem
		case *VectorType:
			t = a.Elem
		default:
			return fmt.Sprintf("type %s cannot be indexed (index #%d)", quote(t), i)
		}
	}
	for _, x := range o.Operands[1:] {
		if !isSignless(elementOf(x.Type), 0) {
			return fmt.Sprintf("expected the indices to be integers, got %s", quote(x.Type))
		}
	}
	return ""
}

func switchRule(o *Operation) string {
	if d, ok := o.Attr("case_values").(*DenseElementsAttr); ok && d.elemType() != o.Operands[0].Type {
		return "expects case value type to match condition value type"
	}
	if w, ok := o.Attr("branch_weights").(*DenseArrayAttr); ok && len(w.Values) != len(o.Successors) {
		return fmt.Sprintf("expects number of branch weights to match number of successors: %d vs %d", len(w.Values), len(o.Successors))
	}
	return ""
}

func condBrRule(o *Operation) string {
	if w, ok := o.Attr("branch_weights").(*DenseArrayAttr); ok && len(w.Values) != len(o.Successors) {
		return fmt.Sprintf("expects number of branch weights to match number of successors: %d vs %d", len(w.Values), len(o.Successors))
	}
	return ""
}

// vectorPartRule checks llvm.vector.insert and extract (LangRef): no vector is
// longer than 2^17 bits, and a fixed part may not come out of bounds.
func vectorPartRule(o *Operation) string {
	for _, t := range typesOf(o.Operands, o.Results) {
		v := t.(*VectorType)
		if v.Shape[0]*int64(max(storageWidth(v.Elem), 1)) > 1<<17 {
			return "failed to verify that vectors are not bigger than 2^17 bits."
		}
	}
	return ""
}

func zeroRule(o *Operation) string {
	if t, ok := o.Results[0].Type.(*TargetType); ok && !strings.HasPrefix(t.Name, "spirv.") {
		return "target extension type does not support zero-initializer"
	}
	return ""
}

func (v *verifier) comdatRule(o *Operation) string {
	for _, b := range o.Body() {
		for _, x := range b.Ops {
			if x.Kind != op.ComdatSelector {
				v.report(x, "only comdat selector symbols can appear in a comdat region")
			}
		}
	}
	return ""
}

func moduleFlagsRule(o *Operation) string {
	for _, f := range o.Attr("flags").(*ArrayAttr).Elems {
		if !isLLVMAttr(f, "mlir.module_flag") {
			return "expected a module flag attribute"
		}
	}
	return ""
}

// allocaRule refuses target types that cannot be in memory.
func allocaRule(o *Operation) string {
	if t, ok := o.TypeProp("elem_type").(*TargetType); ok && !strings.HasPrefix(t.Name, "spirv.") && t.Name != "aarch64.svcount" {
		return "this target extension type cannot be used in alloca"
	}
	return ""
}

func callIntrinsicRule(o *Operation) string {
	if !strings.HasPrefix(o.StringProp("intrin"), "llvm.") {
		return "intrinsic name must start with 'llvm.'"
	}
	return ""
}

// gatherRule wants as many pointers as there are elements.
func gatherRule(o *Operation) string { return pointersFor(o, 0, o.Results[0].Type) }

func scatterRule(o *Operation) string { return pointersFor(o, 1, o.Operands[0].Type) }

func pointersFor(o *Operation, operand int, t Type) string {
	p, v := o.Operands[operand].Type.(*VectorType), t.(*VectorType)
	if want := Vector(v.Shape, v.Scalable, p.Elem); p != want {
		return fmt.Sprintf("expected operand #%d type to be %s", operand+1, quote(want))
	}
	return ""
}

// String is the ordering's word in MLIR, "seq_cst".
func (x Ordering) String() string {
	w, ok := enumSpelling("AtomicOrdering", i64Attr(int64(x)))
	if !ok {
		return fmt.Sprint(uint8(x))
	}
	return w
}
