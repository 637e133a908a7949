package dialect

import (
	"fmt"
	"strings"

	"github.com/touchstone-ir/touchstone/dialect/op"
)

// Misfit is what is wrong with the number of the operation's parts or with
// the kinds of its properties, as mlir-opt words it behind the operation's
// name, or "". An operation without misfit can be printed in its own syntax
// and read through the methods of access.go.
func (o *Operation) Misfit() string {
	row := o.Kind
	if row == nil {
		return ""
	}
	if s := countMisfit("operand", row.Operands, len(o.Operands)); s != "" {
		return s
	}
	if s := countMisfit("result", row.Results, len(o.Results)); s != "" {
		return s
	}
	if len(o.Regions) != len(row.Regions) {
		return fmt.Sprintf("requires %d region%s", len(row.Regions), plural(len(row.Regions)))
	}
	if s := o.successorMisfit(); s != "" {
		return s
	}
	for i := range row.Props {
		prop := &row.Props[i]
		v := o.prop(prop.Name)
		if v == nil {
			if !prop.Optional && prop.Default == "" {
				return fmt.Sprintf("requires attribute '%s'", prop.Name)
			}
			continue
		}
		if ok, want := satisfies(prop.Kind, v); !ok {
			return fmt.Sprintf("attribute '%s' failed to satisfy constraint: %s", prop.Name, want)
		}
	}
	if row.Has("AttrSizedOperandSegments") {
		if s := o.segmentMisfit(); s != "" {
			return s
		}
	}
	return o.syntaxMisfit()
}

// fits reports whether the operation's own syntax says all there is to say of
// it: it has no Misfit, and the types that the syntax leaves out are those
// that reading it would give.
func (o *Operation) fits() bool {
	if o.Misfit() != "" {
		return false
	}
	f := formatOf(o.Kind)
	for i := range f.infer {
		inf := &f.infer[i]
		want := inf.is
		if inf.make != nil {
			from := o.valuesOf(inf.from)
			if len(from) != 1 {
				return false
			}
			want = inf.make(from[0].Type)
		}
		for _, v := range o.valuesOf(inf.to) {
			if v.Type != want {
				return false
			}
		}
	}
	return f.typesFit(o, f.elems) && o.customFits()
}

// typesFit reports whether the types that a format spells are of the classes
// that reading it demands.
func (f *format) typesFit(o *Operation, elems []element) bool {
	for i := range elems {
		e := &elems[i]
		switch e.kind {
		case eOptional:
			if !f.typesFit(o, e.group) {
				return false
			}
		case eType:
			constraint := ""
			switch e.ref.kind {
			case refOperand:
				constraint = f.row.Operands[e.ref.index].Type
			case refResult:
				constraint = f.row.Results[e.ref.index].Type
			}
			for _, v := range o.valuesOf(e.ref) {
				if typeClass(constraint, v.Type) != "" {
					return false
				}
			}
		}
	}
	return true
}

// typeClass is the class of types that a constraint demands when t is not of
// it, "" when it is or when the constraint spans several classes.
func typeClass(constraint string, t Type) string {
	switch {
	case strings.HasPrefix(constraint, "LLVM dialect-compatible vector") || strings.HasPrefix(constraint, "LLVM dialect-compatible fixed"):
		if _, ok := t.(*VectorType); !ok {
			return "builtin.vector"
		}
	case constraint == "signless integer":
		if _, ok := t.(*IntegerType); !ok {
			return "builtin.integer"
		}
	}
	return ""
}

// customFits is fits for what the hand-written syntaxes and directives infer.
func (o *Operation) customFits() bool {
	switch o.Kind {
	case op.ICmp, op.FCmp:
		t := o.Operands[0].Type
		return o.Operands[1].Type == t && o.Results[0].Type == i1Like(t)
	case op.Alloca:
		_, ok := o.Results[0].Type.(*PointerType)
		return ok
	case op.ExtractValue:
		t, _ := elementAt(o.Operands[0].Type, o.Position())
		return t == o.Results[0].Type
	case op.InsertValue:
		t, _ := elementAt(o.Operands[0].Type, o.Position())
		return t == o.Operands[1].Type
	case op.ShuffleVector:
		v, ok := o.Operands[0].Type.(*VectorType)
		return ok && o.Results[0].Type == Type(Vector([]int64{int64(len(o.Mask()))}, v.Scalable, v.Elem))
	case op.Call, op.Invoke, op.CallIntrinsic:
		return len(o.Results) == 0 || o.Results[0].Type != Type(Void)
	case op.Switch:
		vals, ok := o.prop("case_values").(*DenseElementsAttr)
		if !ok {
			return true
		}
		n := int64(len(o.Successors) - 1)
		return n > 0 && vals.Type == Type(Vec(n, o.Operands[0].Type))
	case op.Func:
		return plainEntry(o, true)
	case op.MlirGlobal:
		if s, ok := o.prop("value").(*StringAttr); ok {
			return o.TypeProp("global_type") == Type(Array(uint64(len(s.Value)), Int(8))) && len(o.Body()) == 0
		}
		return plainEntry(o, false)
	case op.MlirAlias, op.Module, op.Comdat:
		return plainEntry(o, false)
	}
	return true
}

// plainEntry reports whether the entry block of region 0 can go without its
// label: it is not empty, and has no arguments that only the label shows.
func plainEntry(o *Operation, args bool) bool {
	b := o.Body()
	if len(b) == 0 {
		return true
	}
	if len(b[0].Args) > 0 && !args {
		return false
	}
	return len(b[0].Ops) > 0 || o.Kind == op.Module || o.Kind == op.Comdat || len(b[0].Args) > 0
}

// valuesOf is the values that a reference means.
func (o *Operation) valuesOf(r ref) []*Value {
	switch r.kind {
	case refOperand:
		from, to := o.segment(r.index)
		return o.Operands[from:to]
	case refOperands:
		return o.Operands
	case refResult:
		if len(o.Kind.Results) == 1 && o.Kind.Results[0].Many == op.One {
			return o.Results[:1]
		}
	}
	return o.Results
}

func plural(n int) string {
	if n == 1 {
		return ""
	}
	return "s"
}

func countMisfit(what string, args []op.Arg, n int) string {
	least, most := 0, 0
	for i := range args {
		switch args[i].Many {
		case op.One:
			least++
			most++
		case op.Optional:
			most++
		default:
			most = -1 << 30
		}
	}
	switch {
	case most >= 0 && least == most && n != least:
		if least == 0 {
			return fmt.Sprintf("requires zero %ss", what)
		}
		if what == "result" {
			return fmt.Sprintf("requires %s result%s", oneOr(least), plural(least))
		}
		return fmt.Sprintf("expected %d %s%s, but found %d", least, what, plural(least), n)
	case n < least:
		return fmt.Sprintf("expected %d or more %ss, but found %d", least, what, n)
	case most >= 0 && n > most:
		return fmt.Sprintf("expected at most %d %s%s, but found %d", most, what, plural(most), n)
	}
	return ""
}

func oneOr(n int) string {
	if n == 1 {
		return "one"
	}
	return fmt.Sprint(n)
}

func (o *Operation) successorMisfit() string {
	row := o.Kind
	least, variadic := 0, false
	for i := range row.Successors {
		if row.Successors[i].Variadic {
			variadic = true
		} else {
			least++
		}
	}
	if n := len(o.Successors); n < least || n > least && !variadic {
		if least == 0 {
			return "requires 0 successors but found " + fmt.Sprint(n)
		}
		return fmt.Sprintf("requires %d successor%s but found %d", least, plural(least), n)
	}
	return ""
}

// segmentMisfit checks the sizes that say which operands belong together.
func (o *Operation) segmentMisfit() string {
	given := o.prop("operandSegmentSizes")
	if given == nil {
		given = find(defaultsOf(o.Kind), "operandSegmentSizes")
	}
	sizes, ok := given.(*DenseArrayAttr)
	if !ok || sizes.Elem != Type(Int(32)) {
		return "requires dense i32 array attribute 'operandSegmentSizes'"
	}
	args := o.Kind.Operands
	if len(sizes.Values) != len(args) {
		return fmt.Sprintf("'operandSegmentSizes' attribute for specifying operand segments must have %d elements, but got %d",
			len(args), len(sizes.Values))
	}
	sum := int64(0)
	for i, n := range sizes.Values {
		if n < 0 {
			return "'operandSegmentSizes' attribute cannot have negative elements"
		}
		if args[i].Many == op.One && n != 1 {
			return fmt.Sprintf("operand group starting at #%d requires 1 element, but found %d", i, n)
		}
		sum += n
	}
	if sum != int64(len(o.Operands)) {
		return fmt.Sprintf("operand count (%d) does not match with the total size (%d) specified in attribute 'operandSegmentSizes'",
			len(o.Operands), sum)
	}
	return ""
}

// syntaxMisfit checks what single operations need beside their row.
func (o *Operation) syntaxMisfit() string {
	switch o.Kind {
	case op.Module:
		if len(o.Regions[0].Blocks) != 1 {
			return "region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks"
		}
	case op.Func:
		t := o.FuncType()
		if b := o.Body(); len(b) > 0 && len(b[0].Args) != len(t.Params) {
			return fmt.Sprintf("entry block must have %d arguments to match function signature", len(t.Params))
		}
		if b := o.Body(); len(b) > 0 {
			for i, v := range b[0].Args {
				if v.Type != t.Params[i] {
					return fmt.Sprintf("type of entry block argument #%d(%s) must match the type of the corresponding argument in function signature(%s)",
						i, quote(v.Type), quote(t.Params[i]))
				}
			}
		}
		for _, in := range append(t.Params[:len(t.Params):len(t.Params)], t.Result) {
			if !isCompatible(in) {
				return "requires a function type of LLVM types, but got " + quote(t)
			}
		}
		if s := dictsMisfit(o, "arg_attrs", len(t.Params), "argument"); s != "" {
			return s
		}
		n := 1
		if t.Result == Type(Void) {
			n = 0
		}
		if s := dictsMisfit(o, "res_attrs", n, "result"); s != "" {
			return s
		}
	case op.Call, op.Invoke:
		if o.prop("callee") == nil {
			args := o.Group("callee_operands")
			if len(args) == 0 {
				return "must have either a `callee` attribute or at least an operand"
			}
			if _, ok := args[0].Type.(*PointerType); !ok {
				return "indirect call expects a pointer as callee: " + quote(args[0].Type)
			}
		}
		return o.bundleMisfit()
	case op.CallIntrinsic, op.IntrAssume:
		return o.bundleMisfit()
	case op.GetElementPtr:
		n := 0
		for _, v := range o.prop("rawConstantIndices").(*DenseArrayAttr).Values {
			if v == dynamicIndex {
				n++
			}
		}
		if n != len(o.Operands)-1 {
			return fmt.Sprintf("expected as many dynamic indices as specified in 'rawConstantIndices': %d operands for %d", len(o.Operands)-1, n)
		}
	case op.Switch:
		return o.switchMisfit()
	case op.IndirectBr:
		return o.groupMisfit("indbr_operand_segments", "succOperands", len(o.Successors))
	case op.MlirGlobalCtors, op.MlirGlobalDtors, op.ComdatSelector:
	case op.Comdat:
		if len(o.Regions[0].Blocks) != 1 {
			return "region #0 ('body') failed to verify constraint: region with 1 blocks"
		}
	case op.MlirAlias:
		if len(o.Regions[0].Blocks) != 1 {
			return "region #0 ('initializer') failed to verify constraint: region with 1 blocks"
		}
	}
	return ""
}

func dictsMisfit(o *Operation, name string, n int, what string) string {
	if a, ok := o.prop(name).(*ArrayAttr); ok && len(a.Elems) != n {
		return fmt.Sprintf("expects %s attribute array to have the same number of elements as the number of function %ss, got %d, but expected %d",
			what, what, len(a.Elems), n)
	}
	return ""
}

// bundleMisfit checks that the operand bundles add up.
func (o *Operation) bundleMisfit() string {
	sizes, ok := o.prop("op_bundle_sizes").(*DenseArrayAttr)
	if !ok {
		return "requires attribute 'op_bundle_sizes'"
	}
	tags := 0
	if a, ok := o.prop("op_bundle_tags").(*ArrayAttr); ok {
		tags = len(a.Elems)
		for _, e := range a.Elems {
			if _, ok := e.(*StringAttr); !ok {
				return "operand bundle tag must be a StringAttr"
			}
		}
	}
	if tags != len(sizes.Values) {
		return fmt.Sprintf("expected %d operand bundle tags, but actually got %d", len(sizes.Values), tags)
	}
	return o.groupMisfit("op_bundle_sizes", "op_bundle_operands", len(sizes.Values))
}

// groupMisfit checks that the sizes in a property add up to an operand's
// values, n groups of them.
func (o *Operation) groupMisfit(sizes, operand string, n int) string {
	a := o.prop(sizes).(*DenseArrayAttr)
	sum := int64(0)
	for _, v := range a.Values {
		if v < 0 {
			return fmt.Sprintf("'%s' attribute cannot have negative elements", sizes)
		}
		sum += v
	}
	if have := len(o.Group(operand)); sum != int64(have) || len(a.Values) != n {
		return fmt.Sprintf("'%s' attribute for specifying operand segments does not match: %d groups of %d operands in all, but there are %d groups and %d operands",
			sizes, len(a.Values), sum, n, have)
	}
	return ""
}

func (o *Operation) switchMisfit() string {
	cases := 0
	if v, ok := o.prop("case_values").(*DenseElementsAttr); ok {
		cases = v.Len()
	}
	if n := len(o.Successors) - 1; n != cases {
		return fmt.Sprintf("expects number of case values to match number of case destinations: %d values, %d destinations", cases, n)
	}
	return o.groupMisfit("case_operand_segments", "caseOperands", len(o.Successors)-1)
}
