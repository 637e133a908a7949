package dialect

import (
	"fmt"
	"strings"

	"github.com/touchstone-ir/touchstone/dialect/op"
)

// enumCase is one word of an enumeration and its number.
type enumCase struct {
	word  string
	value int64
}

// enums are the kinds of property that the text spells as a word and the
// generic form as a 64-bit number.
var enums = map[string][]enumCase{
	"AtomicOrdering": {{"not_atomic", 0}, {"unordered", 1}, {"monotonic", 2}, {"acquire", 4}, {"release", 5}, {"acq_rel", 6}, {"seq_cst", 7}},
	"AtomicBinOp": numbered("xchg", "add", "sub", "_and", "nand", "_or", "_xor", "max", "min", "umax", "umin",
		"fadd", "fsub", "fmax", "fmin", "uinc_wrap", "udec_wrap", "usub_cond", "usub_sat", "fmaximum", "fminimum"),
	"ICmpPredicate": numbered("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"),
	"FCmpPredicate": numbered("_false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord",
		"ueq", "ugt", "uge", "ult", "ule", "une", "uno", "_true"),
	"UnnamedAddr":   numbered("", "local_unnamed_addr", "unnamed_addr"),
	"Visibility":    numbered("", "hidden", "protected"),
	"Comdat":        numbered("any", "exactmatch", "largest", "nodeduplicate", "samesize"),
	"AsmATTOrIntel": numbered("att", "intel"),
	"RoundingModeAttr": {{"towardzero", 0}, {"tonearest", 1}, {"upward", 2}, {"downward", 3}, {"tonearestaway", 4},
		{"dynamic", 7}, {"invalid", -1}},
	"FPExceptionBehaviorAttr": numbered("ignore", "maytrap", "strict"),
}

// enumNames is what MLIR calls the enumerations in messages.
var enumNames = map[string]string{
	"AtomicOrdering":          "Atomic ordering for LLVM's memory model",
	"AtomicBinOp":             "llvm.atomicrmw binary operations",
	"ICmpPredicate":           "llvm.icmp comparison predicate",
	"FCmpPredicate":           "llvm.fcmp comparison predicate",
	"UnnamedAddr":             "LLVM GlobalValue UnnamedAddr",
	"Visibility":              "LLVM GlobalValue Visibility",
	"Comdat":                  "LLVM Comdat Types",
	"AsmATTOrIntel":           "ATT (0) or Intel (1) asm dialect",
	"RoundingModeAttr":        "LLVM Rounding Mode whose minimum value is 0",
	"FPExceptionBehaviorAttr": "LLVM Exception Behavior",
}

func numbered(words ...string) []enumCase {
	out := make([]enumCase, len(words))
	for i, w := range words {
		out[i] = enumCase{w, int64(i)}
	}
	return out
}

func enumValue(kind, word string) (int64, bool) {
	for _, c := range enums[kind] {
		if c.word == word {
			return c.value, true
		}
	}
	return 0, false
}

// enumSpelling is the word for a number of an enumeration.
func enumSpelling(kind string, a Attribute) (string, bool) {
	i, ok := a.(*IntegerAttr)
	if !ok || i.Big != nil {
		return "", false
	}
	for _, c := range enums[kind] {
		if c.value == i.V {
			return c.word, true
		}
	}
	return "", false
}

// Linkages and calling conventions that the dialect spells as words before
// the symbol (MLIR: LLVMEnums.td).
var (
	linkages = wordSet("external", "available_externally", "linkonce", "linkonce_odr", "weak", "weak_odr",
		"appending", "internal", "private", "extern_weak", "common")
	callingConvs = wordSet("ccc", "fastcc", "coldcc", "cc_10", "cc_11", "anyregcc", "preserve_mostcc", "preserve_allcc",
		"swiftcc", "cxx_fast_tlscc", "tailcc", "cfguard_checkcc", "swifttailcc", "x86_stdcallcc", "x86_fastcallcc",
		"arm_apcscc", "arm_aapcscc", "arm_aapcs_vfpcc", "msp430_intrcc", "x86_thiscallcc", "ptx_kernelcc", "ptx_devicecc",
		"spir_funccc", "spir_kernelcc", "intel_ocl_bicc", "x86_64_sysvcc", "win64cc", "x86_vectorcallcc", "hhvmcc",
		"hhvm_ccc", "x86_intrcc", "avr_intrcc", "avr_builtincc", "amdgpu_vscc", "amdgpu_gscc", "amdgpu_cscc",
		"amdgpu_kernelcc", "x86_regcallcc", "amdgpu_hscc", "msp430_builtincc", "amdgpu_lscc", "amdgpu_escc",
		"aarch64_vectorcallcc", "aarch64_sve_vectorcallcc", "wasm_emscripten_invokecc", "amdgpu_gfxcc", "m68k_intrcc")
	tailCallKinds = wordSet("none", "notail", "musttail", "tail")
)

// wordSet maps each word to the dialect attribute that holds it.
func wordSet(words ...string) map[string]bool {
	m := make(map[string]bool, len(words))
	for _, w := range words {
		m[w] = true
	}
	return m
}

// wordAttrs holds the attributes `#llvm.name<word>` made by wordAttr.
var wordAttrs table[[2]string, *DialectAttr]

// wordAttr is `#llvm.name<word>`.
func wordAttr(name, word string) *DialectAttr {
	return wordAttrs.get([2]string{name, word}, func() *DialectAttr {
		return &DialectAttr{Dialect: "llvm", Name: name, Body: "<" + word + ">"}
	})
}

var smallI64, smallI32 = smallInts(64), smallInts(32)

func smallInts(width int) (t [65]*IntegerAttr) {
	for i := range t {
		t[i] = &IntegerAttr{Type: Int(width), V: int64(i)}
	}
	return
}

// i64Attr is `v : i64`.
func i64Attr(v int64) *IntegerAttr {
	if v >= 0 && v < int64(len(smallI64)) {
		return smallI64[v]
	}
	return &IntegerAttr{Type: Int(64), V: v}
}

// i32Attr is `v : i32`.
func i32Attr(v int64) *IntegerAttr {
	if v >= 0 && v < int64(len(smallI32)) {
		return smallI32[v]
	}
	return &IntegerAttr{Type: Int(32), V: v}
}

func i32Array(vals []int64) *DenseArrayAttr { return &DenseArrayAttr{Elem: Int(32), Values: vals} }

var noI32s = &DenseArrayAttr{Elem: Int(32)}

// isPureProp reports whether a kind of property is never an attribute, so that
// an attribute dictionary cannot say it.
func isPureProp(kind string) bool {
	return kind == "LLVM_IntegerOverflowFlagsProp" || kind == "GEPNoWrapFlagsProp"
}

// satisfies reports whether an attribute may be the value of a property of
// the given kind, and what MLIR calls that kind.
func satisfies(kind string, a Attribute) (ok bool, want string) {
	isInt := func(width int) bool {
		i, ok := a.(*IntegerAttr)
		return ok && i.Type == Int(width)
	}
	array := func(elem func(Attribute) bool) bool {
		l, ok := a.(*ArrayAttr)
		if ok && elem != nil {
			for _, e := range l.Elems {
				if !elem(e) {
					return false
				}
			}
		}
		return ok
	}
	dense := func(width int) bool {
		d, ok := a.(*DenseArrayAttr)
		return ok && d.Elem == Int(width)
	}
	if _, isEnum := enums[kind]; isEnum {
		if isInt(64) {
			_, ok = enumSpelling(kind, a)
		}
		if kind == "RoundingModeAttr" && ok {
			ok = a.(*IntegerAttr).V >= 0
		}
		return ok, enumNames[kind]
	}
	switch kind {
	case "UnitAttr":
		_, ok = a.(*UnitAttr)
		return ok, "unit attribute"
	case "StrAttr", "SymbolNameAttr":
		_, ok = a.(*StringAttr)
		return ok, "string attribute"
	case "TypeAttr":
		_, ok = a.(*TypeAttr)
		return ok, "any type attribute"
	case "type attribute of LLVM function type":
		t, is := a.(*TypeAttr)
		if is {
			_, ok = t.Type.(*LLVMFuncType)
		}
		return ok, kind
	case "FlatSymbolRefAttr":
		s, is := a.(*SymbolRefAttr)
		return is && len(s.Nested) == 0, "flat symbol reference attribute"
	case "SymbolRefAttr":
		_, ok = a.(*SymbolRefAttr)
		return ok, "symbol reference attribute"
	case "I1Attr", "BoolAttr":
		want = "1-bit signless integer attribute"
		if kind == "BoolAttr" {
			want = "bool attribute"
		}
		return isInt(1), want
	case "I8Attr":
		return isInt(8), "8-bit signless integer attribute"
	case "I32Attr":
		return isInt(32), "32-bit signless integer attribute"
	case "I64Attr":
		return isInt(64), "64-bit signless integer attribute"
	case "APIntAttr":
		_, ok = a.(*IntegerAttr)
		return ok, "arbitrary integer attribute"
	case "F64Attr":
		f, is := a.(*FloatAttr)
		return is && f.Type == Type(Float(F64)), "64-bit float attribute"
	case "DenseI32ArrayAttr":
		return dense(32), "i32 dense array attribute"
	case "DenseI64ArrayAttr":
		return dense(64), "i64 dense array attribute"
	case "ArrayAttr":
		return array(nil), "array attribute"
	case "StrArrayAttr":
		return array(func(e Attribute) bool { _, ok := e.(*StringAttr); return ok }), "string array attribute"
	case "DictArrayAttr":
		return array(func(e Attribute) bool { _, ok := e.(*DictAttr); return ok }), "Array of dictionary attributes"
	case "I32ArrayAttr":
		return array(func(e Attribute) bool { i, ok := e.(*IntegerAttr); return ok && i.Type == Int(32) }), "32-bit integer array attribute"
	case "FlatSymbolRefArrayAttr":
		return array(func(e Attribute) bool {
			s, ok := e.(*SymbolRefAttr)
			return ok && len(s.Nested) == 0
		}), "flat symbol ref array attribute"
	case "AnyIntElementsAttr":
		d, is := a.(*DenseElementsAttr)
		if is {
			_, ok = d.elemType().(*IntegerType)
		}
		return ok, "integer elements attribute"
	case "LLVM_AccessGroupArrayAttr":
		return array(func(e Attribute) bool { return isLLVMAttr(e, "access_group") }), "LLVM dialect access group metadata array"
	case "LLVM_AliasScopeArrayAttr":
		return array(func(e Attribute) bool { return isLLVMAttr(e, "alias_scope") }), "LLVM dialect alias scope array"
	case "DIGlobalVariableExpressionArrayAttr":
		return array(func(e Attribute) bool { return isLLVMAttr(e, "di_global_variable_expression") }), "an array of variable expressions"
	case "LLVM_TBAATagArrayAttr":
		return array(func(e Attribute) bool { return isLLVMAttr(e, "tbaa_tag") }), "LLVM dialect TBAA tag metadata array"
	}
	if k, known := llvmKinds[kind]; known {
		return isLLVMAttr(a, k.name), k.want
	}
	return true, ""
}

// llvmKinds are the kinds of property that hold one attribute of the llvm
// dialect, with what MLIR calls them; some have no name.
var llvmKinds = map[string]struct{ name, want string }{
	"LLVM_FastmathFlagsAttr":   {"fastmath", "LLVM fastmath flags"},
	"Linkage":                  {"linkage", "LLVM Linkage specification"},
	"CConv":                    {"cconv", "LLVM Calling Convention specification"},
	"TailCallKind":             {"tailcallkind", "LLVM Calling Convention specification"},
	"LLVM_DereferenceableAttr": {"dereferenceable", "LLVM dereferenceable attribute"},
	"LoopAnnotationAttr":       {"loop_annotation", ""},
	"LLVM_MemoryEffectsAttr":   {"memory_effects", ""},
	"LLVM_VScaleRangeAttr":     {"vscale_range", ""},
	"FramePointerKindAttr":     {"framePointerKind", ""},
	"UWTableKindAttr":          {"uwtableKind", ""},
	"LLVM_TargetFeaturesAttr":  {"target_features", "LLVM target features attribute"},
	"LLVM_VecTypeHintAttr":     {"vec_type_hint", "Explicit vectorization compiler hint"},
	"LLVM_DILabelAttr":         {"di_label", ""},
	"LLVM_DILocalVariableAttr": {"di_local_variable", ""},
	"LLVM_DIExpressionAttr":    {"di_expression", ""},
	"LLVM_BlockAddressAttr":    {"blockaddress", ""},
	"LLVM_BlockTagAttr":        {"blocktag", ""},
	"LLVM_AliasScopeAttr":      {"alias_scope", "LLVM dialect alias scope"},
}

func isLLVMAttr(a Attribute, name string) bool {
	d, ok := a.(*DialectAttr)
	return ok && d.Dialect == "llvm" && d.Name == name
}

// propValue is the value of a property as the generic form gives it, in the
// spelling that we keep.
func (p *parser) propValue(b *build, prop *op.Prop, a Attribute) Attribute {
	switch prop.Kind {
	case "LLVM_IntegerOverflowFlagsProp":
		if d, ok := a.(*DialectAttr); ok && isLLVMAttr(a, "overflow") {
			var v int64
			for _, w := range strings.Split(d.Word(), ",") {
				f, ok := overflowFlag(strings.TrimSpace(w))
				if !ok {
					return p.invalidProp(b, prop, a)
				}
				v |= f
			}
			return i32Attr(v)
		}
		if i, ok := a.(*IntegerAttr); !ok || i.Type != Int(32) || i.V < 0 || i.V > 3 {
			return p.invalidProp(b, prop, a)
		}
		return a
	case "GEPNoWrapFlagsProp":
		if i, ok := a.(*IntegerAttr); !ok || i.Type != Int(32) || i.V < 0 || i.V > 7 {
			return p.invalidProp(b, prop, a)
		}
		return a
	}
	if ok, _ := satisfies(prop.Kind, a); !ok && !storable(prop.Kind, a) {
		return p.invalidProp(b, prop, a)
	}
	return a
}

// storable reports whether an attribute is of the class in which a property of
// the given kind is kept; whether its value is allowed is for the verifier.
func storable(kind string, a Attribute) bool {
	switch a.(type) {
	case *IntegerAttr:
		switch kind {
		case "I8Attr", "I32Attr", "I64Attr":
			return true
		}
	case *ArrayAttr:
		return readKind(kind) == "ArrayAttr"
	case *TypeAttr:
		return strings.HasPrefix(kind, "type attribute")
	}
	return false
}

func (p *parser) invalidProp(b *build, prop *op.Prop, a Attribute) Attribute {
	what := fmt.Sprintf("Invalid attribute `%s` in property conversion: %s", prop.Name, a)
	if prop.Kind == "LLVM_IntegerOverflowFlagsProp" {
		if _, ok := a.(*IntegerAttr); ok {
			p.errorAt(b.o.Pos, "'%s' op property '%s' failed to satisfy constraint: LLVM integer overflow flags", b.o.Name, prop.Name)
		}
		what = "expected ::mlir::LLVM::IntegerOverflowFlagsAttr or IntegerAttr storage for ::mlir::LLVM::IntegerOverflowFlags"
	}
	p.errorAt(b.o.Pos, "invalid properties %s for op %s: %s", b.given, b.o.Name, what)
	return nil
}

func overflowFlag(w string) (int64, bool) {
	switch w {
	case "none":
		return 0, true
	case "nsw":
		return 1, true
	case "nuw":
		return 2, true
	}
	return 0, false
}

// The words of a getelementptr's flags: inbounds implies nusw.
var gepFlags = []enumCase{{"none", 0}, {"inbounds_flag", 1}, {"nusw", 2}, {"nuw", 4}, {"inbounds", 3}}

// parseProp reads the value of a property as a format's `$name`.
func (p *parser) parseProp(b *build, prop *op.Prop) Attribute {
	pos := p.tok.pos
	if cases, ok := enums[prop.Kind]; ok {
		w := p.word()
		switch {
		case w != "" && wordAllowed(cases, w):
			p.advance()
		case p.at(tString):
			w = p.parseString()
		default:
			var words []string
			for _, c := range cases {
				words = append(words, c.word)
			}
			p.customError(b, pos, "expected string or keyword containing one of the following enum values for attribute '%s' [%s]",
				prop.Name, strings.Join(words, ", "))
		}
		v, ok := enumValue(prop.Kind, w)
		if !ok {
			p.customError(b, pos, "invalid %s attribute specification: \"%s\"", prop.Name, w)
		}
		return i64Attr(v)
	}
	switch prop.Kind {
	case "LLVM_IntegerOverflowFlagsProp":
		return p.parseOverflow(b)
	case "GEPNoWrapFlagsProp":
		var v int64
		for {
			pos, w := p.tok.pos, p.word()
			f := int64(-1)
			for _, c := range gepFlags {
				if c.word == w {
					f = c.value
				}
			}
			if f < 0 {
				p.customError(b, pos, "expected one of [none, inbounds_flag, nusw, nuw, inbounds] for ::mlir::LLVM::GEPNoWrapFlags, got: %s", w)
			}
			v |= f
			p.advance()
			if !p.accept(tVerticalBar) {
				return i32Attr(v)
			}
		}
	case "StrAttr":
		if !p.at(tString) {
			p.errorWrong("expected attribute value")
		}
		return &StringAttr{Value: p.parseString()}
	case "SymbolNameAttr":
		return &StringAttr{Value: p.parseName(b)}
	case "FlatSymbolRefAttr":
		if !p.at(tAt) {
			p.errorWrong("expected attribute value")
		}
		return p.parseSymbolRef()
	case "I1Attr", "BoolAttr":
		return p.parseAttr(Int(1))
	case "I8Attr":
		return p.parseAttr(Int(8))
	case "I32Attr":
		return p.parseAttr(Int(32))
	case "I64Attr":
		return p.parseAttr(Int(64))
	case "F64Attr":
		return p.parseAttr(Float(F64))
	case "DenseI32ArrayAttr":
		return p.parseInts(32)
	case "DenseI64ArrayAttr":
		return p.parseInts(64)
	case "TypeAttr", "type attribute of LLVM function type":
		return &TypeAttr{p.parseType()}
	case "CConv", "Linkage", "TailCallKind", "LLVM_DereferenceableAttr", "LLVM_BlockAddressAttr", "LLVM_BlockTagAttr",
		"LLVM_AliasScopeAttr", "LLVM_DILocalVariableAttr", "LLVM_DIExpressionAttr", "LLVM_DILabelAttr":
		return p.parseLLVMAttr(llvmKinds[prop.Kind].name)
	}
	a := p.parseAttr(nil)
	if ok, _ := satisfies(readKind(prop.Kind), a); !ok {
		p.customError(b, pos, "invalid kind of attribute specified")
	}
	return a
}

// readKind is the kind that a property's value must have already when it is
// read; what the elements of an array must be is the verifier's question.
func readKind(kind string) string {
	if strings.HasSuffix(kind, "ArrayAttr") && !strings.HasPrefix(kind, "Dense") {
		return "ArrayAttr"
	}
	return kind
}

func wordAllowed(cases []enumCase, w string) bool {
	for _, c := range cases {
		if c.word == w {
			return true
		}
	}
	return false
}

// parseOverflow reads `overflow<nsw, nuw>`.
func (p *parser) parseOverflow(b *build) Attribute {
	p.expectWord("overflow", "")
	p.expect(tLess, "")
	var v int64
	for {
		f, ok := overflowFlag(p.word())
		if !ok {
			p.customError(b, p.tok.pos, "expected one of [none, nsw, nuw] for LLVM integer overflow flags, got: %s", p.text(p.tok))
		}
		v |= f
		p.advance()
		if !p.accept(tComma) {
			break
		}
	}
	p.expect(tGreater, "")
	return i32Attr(v)
}

// parseInts reads `[1, -2]`.
func (p *parser) parseInts(width int) *DenseArrayAttr {
	if a := p.oldInts(width); a != nil {
		return a
	}
	p.expect(tLSquare, "")
	a := &DenseArrayAttr{Elem: Int(width)}
	p.parseList(tRSquare, func() {
		pos := p.herePos()
		v := p.parseInt()
		if width < 64 && (v < -1<<(width-1) || v >= 1<<width) {
			p.errorAt(pos, "integer value too large")
		}
		if width == 32 {
			v = int64(int32(v))
		}
		p.oldIndex()
		a.Values = append(a.Values, v)
	})
	return a
}

// parseName reads `@name`.
func (p *parser) parseName(b *build) string {
	if !p.at(tAt) {
		p.customError(b, p.herePos(), "expected valid '@'-identifier for symbol name")
	}
	return p.parseSymbolName()
}

// segments holds the attributes that segmentSizes made for short lists.
var segments table[[4]int32, *DenseArrayAttr]

// segmentSizes is `array<i32: sizes…>`.
func segmentSizes(sizes []int64) *DenseArrayAttr {
	if len(sizes) > 4 {
		return i32Array(sizes)
	}
	key := [4]int32{-1, -1, -1, -1}
	for i, s := range sizes {
		if s > 1000 {
			return i32Array(sizes)
		}
		key[i] = int32(s)
	}
	return segments.get(key, func() *DenseArrayAttr { return i32Array(append([]int64(nil), sizes...)) })
}

// parseLLVMAttr reads an attribute of the llvm dialect whose mnemonic the place
// implies: in full, by alias, or its body alone.
func (p *parser) parseLLVMAttr(name string) Attribute {
	if p.at(tHash) {
		pos := p.tok.pos
		a := p.parseAttr(nil)
		if !isLLVMAttr(a, name) {
			p.errorAt(pos, "invalid kind of attribute specified: expected #llvm.%s", name)
		}
		return a
	}
	if !p.at(tLess) {
		p.errorWrong("expected '<'")
	}
	a := &DialectAttr{Dialect: "llvm", Name: name}
	pos := p.tok.pos
	p.readBody(a)
	p.checkDialectAttr(pos, a)
	a.canonical()
	return a
}
