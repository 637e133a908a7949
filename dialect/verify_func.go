package dialect

import (
	"fmt"

	"github.com/touchstone-ir/touchstone/dialect/op"
)

// Functions, calls, globals, and what their symbols must mean.

func (v *verifier) funcRule(o *Operation) string {
	if p := o.Parent(); p != nil && p.Kind != nil && !p.Kind.Has("SymbolTable") {
		return opError(o, "symbol's parent must have the SymbolTable trait")
	}
	linkage := o.Linkage()
	t := o.FuncType()
	switch vis := o.StringProp("sym_visibility"); {
	case vis != "" && !hasWord("public private nested", vis):
		return opError(o, "visibility expected to be one of [\"public\", \"private\", \"nested\"], but got %s", quoted(vis))
	case !isCompatible(t):
		return opError(o, "attribute 'function_type' failed to satisfy constraint: type attribute of LLVM function type")
	case linkage == "common":
		return opError(o, "functions cannot have 'common' linkage")
	}
	if msg := v.comdatUse(o); msg != "" {
		return opError(o, "%s", msg)
	}
	if o.IsDeclaration() {
		if linkage != "external" && linkage != "extern_weak" {
			return opError(o, "external functions must have 'external' or 'extern_weak' linkage")
		}
		return ""
	}
	switch {
	case o.HasAttr("no_inline") && o.HasAttr("always_inline"):
		return "no_inline and always_inline attributes are incompatible"
	case o.HasAttr("optimize_none") && !o.HasAttr("no_inline"):
		return opError(o, "with optimize_none must also be no_inline")
	}
	if msg := sameLandingPads(o); msg != "" {
		return msg
	}
	for i, a := range o.Body()[0].Args {
		if a.Type != t.Params[i] {
			return opError(o, "type of entry block argument #%d(%s) must match the type of the corresponding argument in function signature(%s)", i, quote(a.Type), quote(t.Params[i]))
		}
	}
	return ""
}

// sameLandingPads wants all landing pads of a function to have one type, and
// what is resumed to have it too.
func sameLandingPads(f *Operation) string {
	var t Type
	for _, b := range f.Body() {
		for _, x := range b.Ops {
			var got Type
			what := "'llvm.landingpad' should have a consistent result type inside a function"
			switch x.Kind {
			case op.LandingPad:
				got = x.Results[0].Type
			case op.Resume:
				got, what = x.Operands[0].Type, "'llvm.resume' should have a consistent input type inside a function"
			default:
				continue
			}
			if t == nil {
				t = got
			}
			if got != t {
				return what
			}
		}
	}
	return ""
}

// comdatUse checks that a comdat reference names a selector.
func (v *verifier) comdatUse(o *Operation) string {
	ref, ok := o.Attr("comdat").(*SymbolRefAttr)
	if !ok {
		return ""
	}
	if s := v.lookup(o, ref); s == nil || s.Kind != op.ComdatSelector {
		return "expected comdat symbol"
	}
	return ""
}

func (v *verifier) returnRule(o *Operation) string {
	parent := o.Parent()
	if parent == nil {
		return ""
	}
	switch parent.Kind {
	case op.MlirGlobal, op.MlirAlias:
		return "" // checked with the initializer
	case op.Func:
	default:
		return ""
	}
	result := parent.FuncType().Result
	msg := ""
	switch {
	case result == Type(Void):
		if len(o.Operands) > 0 {
			msg = "expected no operands"
		}
	case len(o.Operands) == 0:
		msg = "expected 1 operand"
	case o.Operands[0].Type != result:
		msg = fmt.Sprintf("mismatching result types: %s is returned, %s expected", quote(o.Operands[0].Type), quote(result))
	}
	if msg != "" {
		v.note(parent.Pos, "when returning from function")
	}
	return msg
}

// calleeType is the function type that a direct call's symbol has, or why it
// has none.
func (v *verifier) calleeType(o *Operation, ref *SymbolRefAttr) (*LLVMFuncType, string) {
	switch c := v.lookup(o, ref); {
	case c == nil:
		return nil, fmt.Sprintf("'%s' does not reference a symbol in the current scope", ref.Root)
	case c.Kind == op.Func:
		if t := c.FuncType(); t != nil {
			return t, ""
		}
		return nil, fmt.Sprintf("'%s' has no function type", ref.Root)
	case c.Kind == op.MlirIFunc:
		t, ok := c.TypeProp("i_func_type").(*LLVMFuncType)
		if !ok {
			return nil, "callee does not have a functional type: " + quote(c.TypeProp("i_func_type"))
		}
		return t, ""
	}
	return nil, fmt.Sprintf("'%s' does not reference a valid LLVM function or IFunc", ref.Root)
}

func (v *verifier) callRule(o *Operation) string {
	_, indirect, args := o.Callee()
	vararg, _ := o.TypeProp("var_callee_type").(*LLVMFuncType)
	if vararg != nil {
		if msg := varCalleeRule(o, vararg, args); msg != "" {
			return msg
		}
	}
	if indirect != nil {
		return ""
	}
	t, msg := v.calleeType(o, o.Attr("callee").(*SymbolRefAttr))
	switch {
	case msg != "":
		return msg
	case t.VarArg && vararg == nil:
		return "missing var_callee_type attribute for vararg call"
	case !t.VarArg && len(t.Params) != len(args):
		return fmt.Sprintf("incorrect number of operands (%d) for callee (expecting: %d)", len(args), len(t.Params))
	case len(t.Params) > len(args):
		return fmt.Sprintf("incorrect number of operands (%d) for varargs callee (expecting at least: %d)", len(args), len(t.Params))
	}
	for i, p := range t.Params {
		if args[i].Type != p {
			return fmt.Sprintf("operand type mismatch for operand %d: %s != %s", i, quote(args[i].Type), quote(p))
		}
	}
	switch {
	case len(o.Results) == 0 && t.Result != Type(Void):
		return "expected function call to produce a value"
	case len(o.Results) > 0 && t.Result == Type(Void):
		return "calling function with void result must not produce values"
	case len(o.Results) > 1:
		return "expected LLVM function call to produce 0 or 1 result"
	case len(o.Results) == 1 && o.Results[0].Type != t.Result:
		return fmt.Sprintf("result type mismatch: %s != %s", quote(o.Results[0].Type), quote(t.Result))
	}
	return ""
}

// varCalleeRule checks the type that a variadic call states.
func varCalleeRule(o *Operation, t *LLVMFuncType, args []*Value) string {
	switch {
	case !t.VarArg:
		return "expected var_callee_type to be a variadic function type"
	case len(t.Params) > len(args):
		return fmt.Sprintf("expected var_callee_type to have at most %d parameters", len(args))
	}
	for i, p := range t.Params {
		if args[i].Type != p {
			return fmt.Sprintf("var_callee_type parameter type mismatch: %s != %s", quote(p), quote(args[i].Type))
		}
	}
	result := Type(Void)
	if len(o.Results) > 0 {
		result = o.Results[0].Type
	}
	if t.Result != result {
		return fmt.Sprintf("var_callee_type return type mismatch: %s != %s", quote(t.Result), quote(result))
	}
	return ""
}

func (v *verifier) invokeRule(o *Operation) string {
	_, _, args := o.Callee()
	if t, ok := o.TypeProp("var_callee_type").(*LLVMFuncType); ok {
		if msg := varCalleeRule(o, t, args); msg != "" {
			return msg
		}
	}
	unwind := o.Successors[1].Block
	if len(unwind.Ops) == 0 {
		return "must have at least one operation in unwind destination"
	}
	if unwind.Ops[0].Kind != op.LandingPad {
		return "first operation in unwind destination should be a llvm.landingpad operation"
	}
	return ""
}

func (v *verifier) landingPadRule(o *Operation) string {
	if f := o.enclosing(op.Func); f != nil && f.Attr("personality") == nil {
		return "llvm.landingpad needs to be in a function with a personality"
	}
	if !o.BoolProp("cleanup") && len(o.Operands) == 0 {
		return "landingpad instruction expects at least one clause or cleanup attribute"
	}
	for i, x := range o.Operands {
		if _, filter := x.Type.(*ArrayType); filter {
			continue
		}
		d := x.Def
		known := d != nil && (d.Kind == op.MlirZero || d.Kind == op.MlirAddressOf || d.Kind == op.BitCast && v.constantClause(d.Operands[0], 0))
		if !known {
			return fmt.Sprintf("clause #%d is not a known constant - null, addressof, bitcast", i)
		}
	}
	return ""
}

// constantClause reports whether a value is built from constants only.
func (v *verifier) constantClause(x *Value, depth int) bool {
	if x.Def == nil || x.Def.Kind == nil || depth > maxNesting {
		return false
	}
	switch x.Def.Kind {
	case op.BitCast, op.InsertValue:
		for _, y := range x.Def.Operands {
			if !v.constantClause(y, depth+1) {
				return false
			}
		}
		return true
	}
	return x.Def.Kind.Has("ConstantLike")
}

// enclosing is the nearest operation of a kind around o, or nil.
func (o *Operation) enclosing(kind *op.Op) *Operation {
	p := o.Parent()
	for p != nil && p.Kind != kind {
		p = p.Parent()
	}
	return p
}

func (v *verifier) globalRule(o *Operation) string {
	t := o.TypeProp("global_type")
	switch {
	case !isCompatible(t) || t == Void || t == Label || t == Metadata || t == Token:
		return "expects type to be a valid element type for an LLVM global"
	case o.Parent() != nil && o.Parent().Kind != nil && o.Parent().Kind != op.Module:
		return "must appear at the module level"
	}
	value := o.Attr("value")
	if s, ok := value.(*StringAttr); ok {
		a, isArray := t.(*ArrayType)
		if !isArray || a.Elem != Type(Int(8)) || a.N != uint64(len(s.Value)) {
			return "requires an i8 array type of the length equal to that of the string attribute"
		}
	}
	hasBody := len(o.Body()) > 0
	if hasBody && value != nil {
		return "cannot have both initializer value and region"
	}
	switch o.Linkage() {
	case "common":
		// Only the forms that MLIR can judge are refused; an initializer
		// region may be anything.
		zero := true
		switch a := value.(type) {
		case *IntegerAttr:
			zero = a.V == 0 && a.Big == nil
		case *FloatAttr:
			zero = a.Float64() == 0
		case *DenseElementsAttr:
			zero = a.isZero()
		case *StringAttr, *ArrayAttr, *SparseElementsAttr:
			zero = false
		}
		if !zero {
			return "expected zero value for 'common' linkage"
		}
	case "appending":
		if _, ok := t.(*ArrayType); !ok {
			return "expected array type for 'appending' linkage"
		}
	}
	if msg := v.comdatUse(o); msg != "" {
		return msg
	}
	if n, _ := o.IntProp("addr_space"); n < 0 {
		return "attribute 'addr_space' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative"
	}
	if a, ok := o.IntProp("alignment"); ok && (a <= 0 || a&(a-1) != 0) {
		return "alignment attribute is not a power of 2"
	}
	return v.initializer(o, t)
}

// initializer checks the region that computes the value of a global, which
// must end in a return of its type.
func (v *verifier) initializer(o *Operation, t Type) string {
	for _, b := range o.Body() {
		if len(b.Ops) == 0 {
			return ""
		}
		last := b.Ops[len(b.Ops)-1]
		switch {
		case last.Kind != op.Return && last.Kind != nil && last.Kind.Has("IsTerminator"):
			return fmt.Sprintf("expects regions to end with 'llvm.return', found '%s'", last.Name)
		case last.Kind == op.Return && len(last.Operands) == 0:
			return "initializer region cannot return void"
		case last.Kind == op.Return && last.Operands[0].Type != t:
			return fmt.Sprintf("initializer region type %s does not match global type %s", quote(last.Operands[0].Type), quote(t))
		}
		v.noSideEffects(b, "global")
	}
	return ""
}

// noSideEffects reports the first operation of an initializer that does more
// than compute a value.
func (v *verifier) noSideEffects(b *Block, what string) {
	for _, x := range b.Ops[:len(b.Ops)-1] {
		if x.hasEffects() {
			v.report(x, "ops with side effects not allowed in %s initializers", what)
			return
		}
	}
}

// effects is the core operations that touch memory or control.
var effects = map[*op.Op]bool{
	op.Load: true, op.Store: true, op.Alloca: true, op.Call: true, op.Invoke: true, op.LandingPad: true,
	op.VaArg: true, op.AtomicRMW: true, op.CmpXchg: true, op.Fence: true, op.InlineAsm: true,
	op.CallIntrinsic: true, op.BlockTag: true,
}

// hasEffects reports whether o may touch memory: what MLIR's
// isMemoryEffectFree denies. Of the intrinsics those without a result do, and
// those on pointers.
func (o *Operation) hasEffects() bool {
	if o.Kind == nil || effects[o.Kind] {
		return true
	}
	if o.Kind.Intrinsic == "" {
		return len(o.Regions) > 0
	}
	if len(o.Results) == 0 {
		return true
	}
	for _, x := range o.Operands {
		if _, ok := x.Type.(*PointerType); ok {
			return true
		}
	}
	return false
}

// isZero reports whether all elements are zero bits.
func (a *DenseElementsAttr) isZero() bool {
	for _, w := range [][]uint64{a.Bits, a.Wide} {
		for _, b := range w {
			if b != 0 {
				return false
			}
		}
	}
	return len(a.Strings) == 0
}

func (v *verifier) aliasRule(o *Operation) string {
	t := o.TypeProp("alias_type")
	_, fn := t.(*LLVMFuncType)
	if !fn && (!isCompatible(t) || t == Void || t == Label || t == Metadata || t == Token) {
		return "expects type to be a valid element type for an LLVM global alias"
	}
	switch l := o.Linkage(); l {
	case "external", "internal", "private", "weak", "weak_odr", "linkonce", "linkonce_odr", "available_externally":
	default:
		return fmt.Sprintf("'%s' linkage not supported in aliases, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, external or available_externally", l)
	}
	b := o.Body()[0]
	if n := len(b.Ops); n > 0 && b.Ops[n-1].Kind == op.Return {
		r := b.Ops[n-1]
		if len(r.Operands) != 1 {
			return "initializer region must return a pointer"
		}
		if _, ok := r.Operands[0].Type.(*PointerType); !ok {
			return "initializer region type " + quote(r.Operands[0].Type) + " must be a pointer"
		}
		v.noSideEffects(b, "alias")
	}
	return ""
}

func (v *verifier) ifuncRule(o *Operation) string {
	switch l := o.Linkage(); l {
	case "external", "internal", "private", "weak", "weak_odr", "linkonce", "linkonce_odr":
	default:
		return fmt.Sprintf("'%s' linkage not supported in ifuncs, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage", l)
	}
	ref := o.Attr("resolver").(*SymbolRefAttr)
	resolver := v.lookup(o, ref)
	for n := 0; resolver != nil && resolver.Kind == op.MlirAlias && n < maxNesting; n++ {
		resolver = v.aliased(resolver)
	}
	switch {
	case resolver == nil:
		return "IFunc must have a Function resolver"
	case resolver.Kind != op.Func || resolver.IsDeclaration():
		return "must have a definition"
	}
	t := resolver.FuncType()
	if t == nil {
		return "IFunc must have a Function resolver"
	}
	if _, ok := t.Result.(*PointerType); !ok {
		return "IFunc resolver must return a pointer"
	}
	if t, ok := o.TypeProp("resolver_type").(*PointerType); !ok || t.Space != 0 {
		return "IFunc resolver has incorrect type"
	}
	return ""
}

// aliased is the symbol that an alias returns the address of, or nil.
func (v *verifier) aliased(alias *Operation) *Operation {
	for _, b := range alias.Body() {
		for _, x := range b.Ops {
			if x.Kind == op.MlirAddressOf {
				return v.lookup(x, x.Attr("global_name").(*SymbolRefAttr))
			}
		}
	}
	return nil
}

func (v *verifier) ctorsRule(o *Operation) string {
	list := "ctors"
	if o.Kind == op.MlirGlobalDtors {
		list = "dtors"
	}
	fs := o.Attr(list).(*ArrayAttr)
	ps := o.Attr("priorities").(*ArrayAttr)
	ds := o.Attr("data").(*ArrayAttr)
	if len(fs.Elems) != len(ps.Elems) || len(fs.Elems) != len(ds.Elems) {
		return list + ", priorities, and data must have the same number of elements"
	}
	for _, d := range ds.Elems {
		switch d := d.(type) {
		case *SymbolRefAttr:
		case *DialectAttr:
			if d.Dialect != "llvm" || d.Name != "zero" {
				return "data element must be symbol or #llvm.zero"
			}
		default:
			return "data element must be symbol or #llvm.zero"
		}
	}
	for _, f := range fs.Elems {
		name := f.(*SymbolRefAttr).Root
		switch s := v.lookup(o, f.(*SymbolRefAttr)); {
		case s == nil || s.Kind != op.Func:
			return fmt.Sprintf("'%s' does not reference a valid LLVM function", name)
		case s.IsDeclaration():
			return fmt.Sprintf("'%s' does not have a definition", name)
		}
	}
	return ""
}

func (v *verifier) addressOfRule(o *Operation) string {
	s := v.lookup(o, o.Attr("global_name").(*SymbolRefAttr))
	space, known := uint32(0), s != nil
	if known {
		switch s.Kind {
		case op.MlirGlobal:
			n, _ := s.IntProp("addr_space")
			space = uint32(n)
		case op.MlirIFunc:
			n, _ := s.IntProp("address_space")
			space = uint32(n)
		case op.MlirAlias:
			space = aliasSpace(s)
		case op.Func:
		default:
			known = false
		}
	}
	if !known {
		return "must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'"
	}
	if s.Kind != op.Func && o.Results[0].Type.(*PointerType).Space != space {
		return "pointer address space must match address space of the referenced global or alias"
	}
	return ""
}

// aliasSpace is the address space of the pointer that an alias returns.
func aliasSpace(o *Operation) uint32 {
	for _, b := range o.Body() {
		for _, x := range b.Ops {
			if x.Kind == op.Return && len(x.Operands) == 1 {
				if p, ok := x.Operands[0].Type.(*PointerType); ok {
					return p.Space
				}
			}
		}
	}
	return 0
}

func (v *verifier) blockAddressRule(o *Operation) string {
	a, ok := o.Attr("block_addr").(*DialectAttr)
	if !ok {
		return "requires attribute 'block_addr'"
	}
	name, _ := a.Param("function")
	tag, _ := a.Param("tag")
	ref, err := parseSymbolText(name)
	if err != nil {
		return "must reference a function defined by 'llvm.func'"
	}
	f := v.lookup(o, ref)
	if f == nil || f.Kind != op.Func {
		return "must reference a function defined by 'llvm.func'"
	}
	want := bodyOf(tag)
	for _, b := range f.Body() {
		for _, x := range b.Ops {
			if t, ok := x.Attr("tag").(*DialectAttr); ok && x.Kind == op.BlockTag && bodyOf(t.Body) == want {
				return ""
			}
		}
	}
	return "expects an existing block label target in the referenced function"
}

// bodyOf is the text between the outermost < and > of s.
func bodyOf(s string) string {
	for i := range s {
		if s[i] == '<' && s[len(s)-1] == '>' {
			return s[i+1 : len(s)-1]
		}
	}
	return s
}

// parseSymbolText reads the text of a symbol reference.
func parseSymbolText(text string) (ref *SymbolRefAttr, err error) {
	p := newParser("", text, NewContext())
	err = p.catch(func() {
		p.start()
		ref = p.parseSymbolRef()
	})
	return ref, err
}

func (v *verifier) dsoLocalRule(o *Operation) string {
	s := v.lookup(o, o.Attr("function_name").(*SymbolRefAttr))
	for n := 0; s != nil && s.Kind == op.MlirAlias && n < maxNesting; n++ {
		s = v.aliased(s)
	}
	if s == nil || s.Kind != op.Func {
		return "must reference a global defined by 'llvm.func' or 'llvm.mlir.alias' to a function"
	}
	if s.Linkage() == "extern_weak" {
		return "target function with 'extern_weak' linkage not allowed"
	}
	return ""
}
