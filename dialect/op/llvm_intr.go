package op

// The operations of the llvm dialect that stand for one LLVM intrinsic, version 22.
var (
	IntrAbs = define(Op{
		Name:     "llvm.intr.abs",
		Format:   GenericOnly,
		Operands: []Arg{{Name: "in", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Props: []Prop{
			{Name: "is_int_min_poison", Kind: "I1Attr"},
		},
		Intrinsic: "llvm.abs",
		ImmArgs:   []Imm{{1, "is_int_min_poison"}},
	})
	IntrIsFPClass = define(Op{
		Name:     "llvm.intr.is.fpclass",
		Format:   GenericOnly,
		Operands: []Arg{{Name: "in", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Props: []Prop{
			{Name: "bit", Kind: "I32Attr"},
		},
		Intrinsic: "llvm.is.fpclass",
		ImmArgs:   []Imm{{1, "bit"}},
	})
	IntrCopySign = define(Op{
		Name:     "llvm.intr.copysign",
		Format:   "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands: []Arg{{Name: "a", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}, {Name: "b", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Props: []Prop{
			{Name: "fastmathFlags", Kind: "LLVM_FastmathFlagsAttr", Default: "{}", Enum: []string{"none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"}},
		},
		Traits:    []string{"SameOperandsAndResultType"},
		Intrinsic: "llvm.copysign",
	})
	IntrExp = define(Op{
		Name:     "llvm.intr.exp",
		Format:   "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands: []Arg{{Name: "in", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Props: []Prop{
			{Name: "fastmathFlags", Kind: "LLVM_FastmathFlagsAttr", Default: "{}", Enum: []string{"none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"}},
		},
		Traits:    []string{"SameOperandsAndResultType"},
		Intrinsic: "llvm.exp",
	})
	IntrExp2 = define(Op{
		Name:     "llvm.intr.exp2",
		Format:   "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands: []Arg{{Name: "in", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Props: []Prop{
			{Name: "fastmathFlags", Kind: "LLVM_FastmathFlagsAttr", Default: "{}", Enum: []string{"none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"}},
		},
		Traits:    []string{"SameOperandsAndResultType"},
		Intrinsic: "llvm.exp2",
	})
	IntrExp10 = define(Op{
		Name:     "llvm.intr.exp10",
		Format:   "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands: []Arg{{Name: "in", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Props: []Prop{
			{Name: "fastmathFlags", Kind: "LLVM_FastmathFlagsAttr", Default: "{}", Enum: []string{"none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"}},
		},
		Traits:    []string{"SameOperandsAndResultType"},
		Intrinsic: "llvm.exp10",
	})
	IntrLdexp = define(Op{
		Name:     "llvm.intr.ldexp",
		Format:   "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands: []Arg{{Name: "val", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}, {Name: "power", Type: "signless integer"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Props: []Prop{
			{Name: "fastmathFlags", Kind: "LLVM_FastmathFlagsAttr", Default: "{}", Enum: []string{"none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"}},
		},
		Intrinsic: "llvm.ldexp",
	})
	IntrFrexp = define(Op{
		Name:     "llvm.intr.frexp",
		Format:   "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands: []Arg{{Name: "val", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Props: []Prop{
			{Name: "fastmathFlags", Kind: "LLVM_FastmathFlagsAttr", Default: "{}", Enum: []string{"none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"}},
		},
		Intrinsic: "llvm.frexp",
	})
	IntrFAbs = define(Op{
		Name:     "llvm.intr.fabs",
		Format:   "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands: []Arg{{Name: "in", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Props: []Prop{
			{Name: "fastmathFlags", Kind: "LLVM_FastmathFlagsAttr", Default: "{}", Enum: []string{"none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"}},
		},
		Traits:    []string{"SameOperandsAndResultType"},
		Intrinsic: "llvm.fabs",
	})
	IntrCeil = define(Op{
		Name:     "llvm.intr.ceil",
		Format:   "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands: []Arg{{Name: "in", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Props: []Prop{
			{Name: "fastmathFlags", Kind: "LLVM_FastmathFlagsAttr", Default: "{}", Enum: []string{"none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"}},
		},
		Traits:    []string{"SameOperandsAndResultType"},
		Intrinsic: "llvm.ceil",
	})
	IntrFloor = define(Op{
		Name:     "llvm.intr.floor",
		Format:   "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands: []Arg{{Name: "in", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Props: []Prop{
			{Name: "fastmathFlags", Kind: "LLVM_FastmathFlagsAttr", Default: "{}", Enum: []string{"none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"}},
		},
		Traits:    []string{"SameOperandsAndResultType"},
		Intrinsic: "llvm.floor",
	})
	IntrFMA = define(Op{
		Name:     "llvm.intr.fma",
		Format:   "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands: []Arg{{Name: "a", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}, {Name: "b", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}, {Name: "c", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Props: []Prop{
			{Name: "fastmathFlags", Kind: "LLVM_FastmathFlagsAttr", Default: "{}", Enum: []string{"none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"}},
		},
		Traits:    []string{"SameOperandsAndResultType"},
		Intrinsic: "llvm.fma",
	})
	IntrFMulAdd = define(Op{
		Name:     "llvm.intr.fmuladd",
		Format:   "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands: []Arg{{Name: "a", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}, {Name: "b", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}, {Name: "c", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Props: []Prop{
			{Name: "fastmathFlags", Kind: "LLVM_FastmathFlagsAttr", Default: "{}", Enum: []string{"none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"}},
		},
		Traits:    []string{"SameOperandsAndResultType"},
		Intrinsic: "llvm.fmuladd",
	})
	IntrLog10 = define(Op{
		Name:     "llvm.intr.log10",
		Format:   "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands: []Arg{{Name: "in", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Props: []Prop{
			{Name: "fastmathFlags", Kind: "LLVM_FastmathFlagsAttr", Default: "{}", Enum: []string{"none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"}},
		},
		Traits:    []string{"SameOperandsAndResultType"},
		Intrinsic: "llvm.log10",
	})
	IntrLog2 = define(Op{
		Name:     "llvm.intr.log2",
		Format:   "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands: []Arg{{Name: "in", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Props: []Prop{
			{Name: "fastmathFlags", Kind: "LLVM_FastmathFlagsAttr", Default: "{}", Enum: []string{"none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"}},
		},
		Traits:    []string{"SameOperandsAndResultType"},
		Intrinsic: "llvm.log2",
	})
	IntrLog = define(Op{
		Name:     "llvm.intr.log",
		Format:   "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands: []Arg{{Name: "in", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Props: []Prop{
			{Name: "fastmathFlags", Kind: "LLVM_FastmathFlagsAttr", Default: "{}", Enum: []string{"none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"}},
		},
		Traits:    []string{"SameOperandsAndResultType"},
		Intrinsic: "llvm.log",
	})
	IntrPrefetch = define(Op{
		Name:     "llvm.intr.prefetch",
		Format:   GenericOnly,
		Operands: []Arg{{Name: "addr", Type: "LLVM pointer type"}},
		Props: []Prop{
			{Name: "rw", Kind: "I32Attr"},
			{Name: "hint", Kind: "I32Attr"},
			{Name: "cache", Kind: "I32Attr"},
		},
		Intrinsic: "llvm.prefetch",
		ImmArgs:   []Imm{{1, "rw"}, {2, "hint"}, {3, "cache"}},
	})
	IntrRoundEven = define(Op{
		Name:     "llvm.intr.roundeven",
		Format:   "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands: []Arg{{Name: "in", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Props: []Prop{
			{Name: "fastmathFlags", Kind: "LLVM_FastmathFlagsAttr", Default: "{}", Enum: []string{"none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"}},
		},
		Traits:    []string{"SameOperandsAndResultType"},
		Intrinsic: "llvm.roundeven",
	})
	IntrRound = define(Op{
		Name:     "llvm.intr.round",
		Format:   "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands: []Arg{{Name: "in", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Props: []Prop{
			{Name: "fastmathFlags", Kind: "LLVM_FastmathFlagsAttr", Default: "{}", Enum: []string{"none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"}},
		},
		Traits:    []string{"SameOperandsAndResultType"},
		Intrinsic: "llvm.round",
	})
	IntrTrunc = define(Op{
		Name:     "llvm.intr.trunc",
		Format:   "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands: []Arg{{Name: "in", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Props: []Prop{
			{Name: "fastmathFlags", Kind: "LLVM_FastmathFlagsAttr", Default: "{}", Enum: []string{"none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"}},
		},
		Traits:    []string{"SameOperandsAndResultType"},
		Intrinsic: "llvm.trunc",
	})
	IntrSqrt = define(Op{
		Name:     "llvm.intr.sqrt",
		Format:   "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands: []Arg{{Name: "in", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Props: []Prop{
			{Name: "fastmathFlags", Kind: "LLVM_FastmathFlagsAttr", Default: "{}", Enum: []string{"none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"}},
		},
		Traits:    []string{"SameOperandsAndResultType"},
		Intrinsic: "llvm.sqrt",
	})
	IntrPow = define(Op{
		Name:     "llvm.intr.pow",
		Format:   "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands: []Arg{{Name: "a", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}, {Name: "b", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Props: []Prop{
			{Name: "fastmathFlags", Kind: "LLVM_FastmathFlagsAttr", Default: "{}", Enum: []string{"none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"}},
		},
		Traits:    []string{"SameOperandsAndResultType"},
		Intrinsic: "llvm.pow",
	})
	IntrPowI = define(Op{
		Name:     "llvm.intr.powi",
		Format:   "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands: []Arg{{Name: "val", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}, {Name: "power", Type: "signless integer"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Props: []Prop{
			{Name: "fastmathFlags", Kind: "LLVM_FastmathFlagsAttr", Default: "{}", Enum: []string{"none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"}},
		},
		Intrinsic: "llvm.powi",
	})
	IntrRint = define(Op{
		Name:     "llvm.intr.rint",
		Format:   "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands: []Arg{{Name: "in", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Props: []Prop{
			{Name: "fastmathFlags", Kind: "LLVM_FastmathFlagsAttr", Default: "{}", Enum: []string{"none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"}},
		},
		Traits:    []string{"SameOperandsAndResultType"},
		Intrinsic: "llvm.rint",
	})
	IntrNearbyInt = define(Op{
		Name:     "llvm.intr.nearbyint",
		Format:   "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands: []Arg{{Name: "in", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Props: []Prop{
			{Name: "fastmathFlags", Kind: "LLVM_FastmathFlagsAttr", Default: "{}", Enum: []string{"none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"}},
		},
		Traits:    []string{"SameOperandsAndResultType"},
		Intrinsic: "llvm.nearbyint",
	})
	IntrLRound = define(Op{
		Name:      "llvm.intr.lround",
		Format:    "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands:  []Arg{{Name: "val", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.lround",
	})
	IntrLLRound = define(Op{
		Name:      "llvm.intr.llround",
		Format:    "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands:  []Arg{{Name: "val", Type: "floating point LLVM type"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.llround",
	})
	IntrLRint = define(Op{
		Name:      "llvm.intr.lrint",
		Format:    "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands:  []Arg{{Name: "val", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.lrint",
	})
	IntrLLRint = define(Op{
		Name:      "llvm.intr.llrint",
		Format:    "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands:  []Arg{{Name: "val", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.llrint",
	})
	IntrBitReverse = define(Op{
		Name:      "llvm.intr.bitreverse",
		Format:    "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands:  []Arg{{Name: "in", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Traits:    []string{"SameOperandsAndResultType"},
		Intrinsic: "llvm.bitreverse",
	})
	IntrBswap = define(Op{
		Name:      "llvm.intr.bswap",
		Format:    "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands:  []Arg{{Name: "in", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Traits:    []string{"SameOperandsAndResultType"},
		Intrinsic: "llvm.bswap",
	})
	IntrCtlz = define(Op{
		Name:     "llvm.intr.ctlz",
		Format:   GenericOnly,
		Operands: []Arg{{Name: "in", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Props: []Prop{
			{Name: "is_zero_poison", Kind: "I1Attr"},
		},
		Traits:    []string{"SameOperandsAndResultType"},
		Intrinsic: "llvm.ctlz",
		ImmArgs:   []Imm{{1, "is_zero_poison"}},
	})
	IntrCttz = define(Op{
		Name:     "llvm.intr.cttz",
		Format:   GenericOnly,
		Operands: []Arg{{Name: "in", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Props: []Prop{
			{Name: "is_zero_poison", Kind: "I1Attr"},
		},
		Traits:    []string{"SameOperandsAndResultType"},
		Intrinsic: "llvm.cttz",
		ImmArgs:   []Imm{{1, "is_zero_poison"}},
	})
	IntrCtpop = define(Op{
		Name:      "llvm.intr.ctpop",
		Format:    "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands:  []Arg{{Name: "in", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Traits:    []string{"SameOperandsAndResultType"},
		Intrinsic: "llvm.ctpop",
	})
	IntrFShl = define(Op{
		Name:      "llvm.intr.fshl",
		Format:    "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands:  []Arg{{Name: "a", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}, {Name: "b", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}, {Name: "c", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Traits:    []string{"SameOperandsAndResultType"},
		Intrinsic: "llvm.fshl",
	})
	IntrFShr = define(Op{
		Name:      "llvm.intr.fshr",
		Format:    "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands:  []Arg{{Name: "a", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}, {Name: "b", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}, {Name: "c", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Traits:    []string{"SameOperandsAndResultType"},
		Intrinsic: "llvm.fshr",
	})
	IntrMaxNum = define(Op{
		Name:     "llvm.intr.maxnum",
		Format:   "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands: []Arg{{Name: "a", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}, {Name: "b", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Props: []Prop{
			{Name: "fastmathFlags", Kind: "LLVM_FastmathFlagsAttr", Default: "{}", Enum: []string{"none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"}},
		},
		Traits:    []string{"SameOperandsAndResultType"},
		Intrinsic: "llvm.maxnum",
	})
	IntrMinNum = define(Op{
		Name:     "llvm.intr.minnum",
		Format:   "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands: []Arg{{Name: "a", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}, {Name: "b", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Props: []Prop{
			{Name: "fastmathFlags", Kind: "LLVM_FastmathFlagsAttr", Default: "{}", Enum: []string{"none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"}},
		},
		Traits:    []string{"SameOperandsAndResultType"},
		Intrinsic: "llvm.minnum",
	})
	IntrMaximum = define(Op{
		Name:     "llvm.intr.maximum",
		Format:   "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands: []Arg{{Name: "a", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}, {Name: "b", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Props: []Prop{
			{Name: "fastmathFlags", Kind: "LLVM_FastmathFlagsAttr", Default: "{}", Enum: []string{"none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"}},
		},
		Traits:    []string{"SameOperandsAndResultType"},
		Intrinsic: "llvm.maximum",
	})
	IntrMinimum = define(Op{
		Name:     "llvm.intr.minimum",
		Format:   "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands: []Arg{{Name: "a", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}, {Name: "b", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Props: []Prop{
			{Name: "fastmathFlags", Kind: "LLVM_FastmathFlagsAttr", Default: "{}", Enum: []string{"none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"}},
		},
		Traits:    []string{"SameOperandsAndResultType"},
		Intrinsic: "llvm.minimum",
	})
	IntrSMax = define(Op{
		Name:      "llvm.intr.smax",
		Format:    "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands:  []Arg{{Name: "a", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}, {Name: "b", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Traits:    []string{"SameOperandsAndResultType"},
		Intrinsic: "llvm.smax",
	})
	IntrSMin = define(Op{
		Name:      "llvm.intr.smin",
		Format:    "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands:  []Arg{{Name: "a", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}, {Name: "b", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Traits:    []string{"SameOperandsAndResultType"},
		Intrinsic: "llvm.smin",
	})
	IntrUMax = define(Op{
		Name:      "llvm.intr.umax",
		Format:    "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands:  []Arg{{Name: "a", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}, {Name: "b", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Traits:    []string{"SameOperandsAndResultType"},
		Intrinsic: "llvm.umax",
	})
	IntrUMin = define(Op{
		Name:      "llvm.intr.umin",
		Format:    "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands:  []Arg{{Name: "a", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}, {Name: "b", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Traits:    []string{"SameOperandsAndResultType"},
		Intrinsic: "llvm.umin",
	})
	IntrSCmp = define(Op{
		Name:      "llvm.intr.scmp",
		Format:    "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands:  []Arg{{Name: "a", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}, {Name: "b", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Results:   []Arg{{Name: "res", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Traits:    []string{"SameTypeOperands"},
		Intrinsic: "llvm.scmp",
	})
	IntrUCmp = define(Op{
		Name:      "llvm.intr.ucmp",
		Format:    "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands:  []Arg{{Name: "a", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}, {Name: "b", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Results:   []Arg{{Name: "res", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Traits:    []string{"SameTypeOperands"},
		Intrinsic: "llvm.ucmp",
	})
	IntrSin = define(Op{
		Name:     "llvm.intr.sin",
		Format:   "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands: []Arg{{Name: "in", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Props: []Prop{
			{Name: "fastmathFlags", Kind: "LLVM_FastmathFlagsAttr", Default: "{}", Enum: []string{"none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"}},
		},
		Traits:    []string{"SameOperandsAndResultType"},
		Intrinsic: "llvm.sin",
	})
	IntrCos = define(Op{
		Name:     "llvm.intr.cos",
		Format:   "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands: []Arg{{Name: "in", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Props: []Prop{
			{Name: "fastmathFlags", Kind: "LLVM_FastmathFlagsAttr", Default: "{}", Enum: []string{"none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"}},
		},
		Traits:    []string{"SameOperandsAndResultType"},
		Intrinsic: "llvm.cos",
	})
	IntrTan = define(Op{
		Name:     "llvm.intr.tan",
		Format:   "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands: []Arg{{Name: "in", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Props: []Prop{
			{Name: "fastmathFlags", Kind: "LLVM_FastmathFlagsAttr", Default: "{}", Enum: []string{"none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"}},
		},
		Traits:    []string{"SameOperandsAndResultType"},
		Intrinsic: "llvm.tan",
	})
	IntrSinCos = define(Op{
		Name:     "llvm.intr.sincos",
		Format:   "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands: []Arg{{Name: "val", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Props: []Prop{
			{Name: "fastmathFlags", Kind: "LLVM_FastmathFlagsAttr", Default: "{}", Enum: []string{"none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"}},
		},
		Intrinsic: "llvm.sincos",
	})
	IntrAsin = define(Op{
		Name:     "llvm.intr.asin",
		Format:   "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands: []Arg{{Name: "in", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Props: []Prop{
			{Name: "fastmathFlags", Kind: "LLVM_FastmathFlagsAttr", Default: "{}", Enum: []string{"none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"}},
		},
		Traits:    []string{"SameOperandsAndResultType"},
		Intrinsic: "llvm.asin",
	})
	IntrAcos = define(Op{
		Name:     "llvm.intr.acos",
		Format:   "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands: []Arg{{Name: "in", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Props: []Prop{
			{Name: "fastmathFlags", Kind: "LLVM_FastmathFlagsAttr", Default: "{}", Enum: []string{"none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"}},
		},
		Traits:    []string{"SameOperandsAndResultType"},
		Intrinsic: "llvm.acos",
	})
	IntrAtan = define(Op{
		Name:     "llvm.intr.atan",
		Format:   "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands: []Arg{{Name: "in", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Props: []Prop{
			{Name: "fastmathFlags", Kind: "LLVM_FastmathFlagsAttr", Default: "{}", Enum: []string{"none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"}},
		},
		Traits:    []string{"SameOperandsAndResultType"},
		Intrinsic: "llvm.atan",
	})
	IntrAtan2 = define(Op{
		Name:     "llvm.intr.atan2",
		Format:   "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands: []Arg{{Name: "a", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}, {Name: "b", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Props: []Prop{
			{Name: "fastmathFlags", Kind: "LLVM_FastmathFlagsAttr", Default: "{}", Enum: []string{"none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"}},
		},
		Traits:    []string{"SameOperandsAndResultType"},
		Intrinsic: "llvm.atan2",
	})
	IntrSinh = define(Op{
		Name:     "llvm.intr.sinh",
		Format:   "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands: []Arg{{Name: "in", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Props: []Prop{
			{Name: "fastmathFlags", Kind: "LLVM_FastmathFlagsAttr", Default: "{}", Enum: []string{"none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"}},
		},
		Traits:    []string{"SameOperandsAndResultType"},
		Intrinsic: "llvm.sinh",
	})
	IntrCosh = define(Op{
		Name:     "llvm.intr.cosh",
		Format:   "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands: []Arg{{Name: "in", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Props: []Prop{
			{Name: "fastmathFlags", Kind: "LLVM_FastmathFlagsAttr", Default: "{}", Enum: []string{"none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"}},
		},
		Traits:    []string{"SameOperandsAndResultType"},
		Intrinsic: "llvm.cosh",
	})
	IntrTanh = define(Op{
		Name:     "llvm.intr.tanh",
		Format:   "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands: []Arg{{Name: "in", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Props: []Prop{
			{Name: "fastmathFlags", Kind: "LLVM_FastmathFlagsAttr", Default: "{}", Enum: []string{"none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"}},
		},
		Traits:    []string{"SameOperandsAndResultType"},
		Intrinsic: "llvm.tanh",
	})
	IntrMemcpy = define(Op{
		Name:     "llvm.intr.memcpy",
		Format:   GenericOnly,
		Operands: []Arg{{Name: "dst", Type: "LLVM pointer type"}, {Name: "src", Type: "LLVM pointer type"}, {Name: "len", Type: "signless integer"}},
		Props: []Prop{
			{Name: "isVolatile", Kind: "I1Attr"},
			{Name: "access_groups", Kind: "LLVM_AccessGroupArrayAttr", Optional: true},
			{Name: "alias_scopes", Kind: "LLVM_AliasScopeArrayAttr", Optional: true},
			{Name: "noalias_scopes", Kind: "LLVM_AliasScopeArrayAttr", Optional: true},
			{Name: "tbaa", Kind: "LLVM_TBAATagArrayAttr", Optional: true},
			{Name: "arg_attrs", Kind: "DictArrayAttr", Optional: true},
			{Name: "res_attrs", Kind: "DictArrayAttr", Optional: true},
		},
		Intrinsic: "llvm.memcpy",
		ImmArgs:   []Imm{{3, "isVolatile"}},
	})
	IntrMemmove = define(Op{
		Name:     "llvm.intr.memmove",
		Format:   GenericOnly,
		Operands: []Arg{{Name: "dst", Type: "LLVM pointer type"}, {Name: "src", Type: "LLVM pointer type"}, {Name: "len", Type: "signless integer"}},
		Props: []Prop{
			{Name: "isVolatile", Kind: "I1Attr"},
			{Name: "access_groups", Kind: "LLVM_AccessGroupArrayAttr", Optional: true},
			{Name: "alias_scopes", Kind: "LLVM_AliasScopeArrayAttr", Optional: true},
			{Name: "noalias_scopes", Kind: "LLVM_AliasScopeArrayAttr", Optional: true},
			{Name: "tbaa", Kind: "LLVM_TBAATagArrayAttr", Optional: true},
			{Name: "arg_attrs", Kind: "DictArrayAttr", Optional: true},
			{Name: "res_attrs", Kind: "DictArrayAttr", Optional: true},
		},
		Intrinsic: "llvm.memmove",
		ImmArgs:   []Imm{{3, "isVolatile"}},
	})
	IntrMemcpyInline = define(Op{
		Name:     "llvm.intr.memcpy.inline",
		Format:   GenericOnly,
		Operands: []Arg{{Name: "dst", Type: "LLVM pointer type"}, {Name: "src", Type: "LLVM pointer type"}},
		Props: []Prop{
			{Name: "len", Kind: "APIntAttr"},
			{Name: "isVolatile", Kind: "I1Attr"},
			{Name: "access_groups", Kind: "LLVM_AccessGroupArrayAttr", Optional: true},
			{Name: "alias_scopes", Kind: "LLVM_AliasScopeArrayAttr", Optional: true},
			{Name: "noalias_scopes", Kind: "LLVM_AliasScopeArrayAttr", Optional: true},
			{Name: "tbaa", Kind: "LLVM_TBAATagArrayAttr", Optional: true},
			{Name: "arg_attrs", Kind: "DictArrayAttr", Optional: true},
			{Name: "res_attrs", Kind: "DictArrayAttr", Optional: true},
		},
		Intrinsic: "llvm.memcpy.inline",
		ImmArgs:   []Imm{{2, "len"}, {3, "isVolatile"}},
	})
	IntrMemset = define(Op{
		Name:     "llvm.intr.memset",
		Format:   GenericOnly,
		Operands: []Arg{{Name: "dst", Type: "LLVM pointer type"}, {Name: "val", Type: "8-bit signless integer"}, {Name: "len", Type: "signless integer"}},
		Props: []Prop{
			{Name: "isVolatile", Kind: "I1Attr"},
			{Name: "access_groups", Kind: "LLVM_AccessGroupArrayAttr", Optional: true},
			{Name: "alias_scopes", Kind: "LLVM_AliasScopeArrayAttr", Optional: true},
			{Name: "noalias_scopes", Kind: "LLVM_AliasScopeArrayAttr", Optional: true},
			{Name: "tbaa", Kind: "LLVM_TBAATagArrayAttr", Optional: true},
			{Name: "arg_attrs", Kind: "DictArrayAttr", Optional: true},
			{Name: "res_attrs", Kind: "DictArrayAttr", Optional: true},
		},
		Intrinsic: "llvm.memset",
		ImmArgs:   []Imm{{3, "isVolatile"}},
	})
	IntrMemsetInline = define(Op{
		Name:     "llvm.intr.memset.inline",
		Format:   GenericOnly,
		Operands: []Arg{{Name: "dst", Type: "LLVM pointer type"}, {Name: "val", Type: "8-bit signless integer"}},
		Props: []Prop{
			{Name: "len", Kind: "APIntAttr"},
			{Name: "isVolatile", Kind: "I1Attr"},
			{Name: "access_groups", Kind: "LLVM_AccessGroupArrayAttr", Optional: true},
			{Name: "alias_scopes", Kind: "LLVM_AliasScopeArrayAttr", Optional: true},
			{Name: "noalias_scopes", Kind: "LLVM_AliasScopeArrayAttr", Optional: true},
			{Name: "tbaa", Kind: "LLVM_TBAATagArrayAttr", Optional: true},
			{Name: "arg_attrs", Kind: "DictArrayAttr", Optional: true},
			{Name: "res_attrs", Kind: "DictArrayAttr", Optional: true},
		},
		Intrinsic: "llvm.memset.inline",
		ImmArgs:   []Imm{{2, "len"}, {3, "isVolatile"}},
	})
	IntrExperimentalNoAliasScopeDecl = define(Op{
		Name:   "llvm.intr.experimental.noalias.scope.decl",
		Format: "$scope attr-dict",
		Props: []Prop{
			{Name: "scope", Kind: "LLVM_AliasScopeAttr"},
		},
		Intrinsic: "llvm.experimental.noalias.scope.decl",
	})
	IntrPtrMask = define(Op{
		Name:      "llvm.intr.ptrmask",
		Format:    "$ptr `,` $mask attr-dict `:` functional-type(operands, results)",
		Operands:  []Arg{{Name: "ptr", Type: "LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type"}, {Name: "mask", Type: "integer or LLVM dialect-compatible vector of integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type"}},
		Traits:    []string{"AllTypesMatch['ptr', 'res']"},
		Intrinsic: "llvm.ptrmask",
	})
	IntrLifetimeStart = define(Op{
		Name:      "llvm.intr.lifetime.start",
		Format:    "$ptr attr-dict `:` qualified(type($ptr))",
		Operands:  []Arg{{Name: "ptr", Type: "LLVM pointer type"}},
		Intrinsic: "llvm.lifetime.start",
	})
	IntrLifetimeEnd = define(Op{
		Name:      "llvm.intr.lifetime.end",
		Format:    "$ptr attr-dict `:` qualified(type($ptr))",
		Operands:  []Arg{{Name: "ptr", Type: "LLVM pointer type"}},
		Intrinsic: "llvm.lifetime.end",
	})
	IntrInvariantStart = define(Op{
		Name:     "llvm.intr.invariant.start",
		Format:   "$size `,` $ptr attr-dict `:` qualified(type($ptr))",
		Operands: []Arg{{Name: "ptr", Type: "LLVM pointer type"}},
		Results:  []Arg{{Name: "res", Type: "LLVM pointer in address space 0"}},
		Props: []Prop{
			{Name: "size", Kind: "I64Attr"},
		},
		Intrinsic: "llvm.invariant.start",
		ImmArgs:   []Imm{{0, "size"}},
	})
	IntrInvariantEnd = define(Op{
		Name:     "llvm.intr.invariant.end",
		Format:   "$start `,` $size `,` $ptr attr-dict `:` qualified(type($ptr))",
		Operands: []Arg{{Name: "start", Type: "LLVM pointer in address space 0"}, {Name: "ptr", Type: "LLVM pointer type"}},
		Props: []Prop{
			{Name: "size", Kind: "I64Attr"},
		},
		Intrinsic: "llvm.invariant.end",
		ImmArgs:   []Imm{{1, "size"}},
	})
	IntrLaunderInvariantGroup = define(Op{
		Name:      "llvm.intr.launder.invariant.group",
		Format:    "$ptr attr-dict `:` qualified(type($ptr))",
		Operands:  []Arg{{Name: "ptr", Type: "LLVM pointer type"}},
		Results:   []Arg{{Name: "res", Type: "LLVM pointer type"}},
		Traits:    []string{"SameOperandsAndResultType"},
		Intrinsic: "llvm.launder.invariant.group",
	})
	IntrStripInvariantGroup = define(Op{
		Name:      "llvm.intr.strip.invariant.group",
		Format:    "$ptr attr-dict `:` qualified(type($ptr))",
		Operands:  []Arg{{Name: "ptr", Type: "LLVM pointer type"}},
		Results:   []Arg{{Name: "res", Type: "LLVM pointer type"}},
		Traits:    []string{"SameOperandsAndResultType"},
		Intrinsic: "llvm.strip.invariant.group",
	})
	IntrExperimentalConstrainedUIToFP = define(Op{
		Name:     "llvm.intr.experimental.constrained.uitofp",
		Format:   "$arg_0 $roundingmode $fpExceptionBehavior attr-dict `:` type($arg_0) `to` type(results)",
		Operands: []Arg{{Name: "arg_0", Type: "LLVM dialect-compatible type"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Props: []Prop{
			{Name: "roundingmode", Kind: "RoundingModeAttr", Enum: []string{"towardzero", "tonearest", "upward", "downward", "tonearestaway", "dynamic", "invalid"}},
			{Name: "fpExceptionBehavior", Kind: "FPExceptionBehaviorAttr", Enum: []string{"ignore", "maytrap", "strict"}},
		},
		Intrinsic: "llvm.experimental.constrained.uitofp",
	})
	IntrExperimentalConstrainedSIToFP = define(Op{
		Name:     "llvm.intr.experimental.constrained.sitofp",
		Format:   "$arg_0 $roundingmode $fpExceptionBehavior attr-dict `:` type($arg_0) `to` type(results)",
		Operands: []Arg{{Name: "arg_0", Type: "LLVM dialect-compatible type"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Props: []Prop{
			{Name: "roundingmode", Kind: "RoundingModeAttr", Enum: []string{"towardzero", "tonearest", "upward", "downward", "tonearestaway", "dynamic", "invalid"}},
			{Name: "fpExceptionBehavior", Kind: "FPExceptionBehaviorAttr", Enum: []string{"ignore", "maytrap", "strict"}},
		},
		Intrinsic: "llvm.experimental.constrained.sitofp",
	})
	IntrExperimentalConstrainedFPTrunc = define(Op{
		Name:     "llvm.intr.experimental.constrained.fptrunc",
		Format:   "$arg_0 $roundingmode $fpExceptionBehavior attr-dict `:` type($arg_0) `to` type(results)",
		Operands: []Arg{{Name: "arg_0", Type: "LLVM dialect-compatible type"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Props: []Prop{
			{Name: "roundingmode", Kind: "RoundingModeAttr", Enum: []string{"towardzero", "tonearest", "upward", "downward", "tonearestaway", "dynamic", "invalid"}},
			{Name: "fpExceptionBehavior", Kind: "FPExceptionBehaviorAttr", Enum: []string{"ignore", "maytrap", "strict"}},
		},
		Intrinsic: "llvm.experimental.constrained.fptrunc",
	})
	IntrExperimentalConstrainedFPExt = define(Op{
		Name:     "llvm.intr.experimental.constrained.fpext",
		Format:   "$arg_0 $fpExceptionBehavior attr-dict `:` type($arg_0) `to` type(results)",
		Operands: []Arg{{Name: "arg_0", Type: "LLVM dialect-compatible type"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Props: []Prop{
			{Name: "fpExceptionBehavior", Kind: "FPExceptionBehaviorAttr", Enum: []string{"ignore", "maytrap", "strict"}},
		},
		Intrinsic: "llvm.experimental.constrained.fpext",
	})
	IntrSAddWithOverflow = define(Op{
		Name:      "llvm.intr.sadd.with.overflow",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}, {Name: "", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Traits:    []string{"SameOperandsElementType"},
		Intrinsic: "llvm.sadd.with.overflow",
	})
	IntrUAddWithOverflow = define(Op{
		Name:      "llvm.intr.uadd.with.overflow",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}, {Name: "", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Traits:    []string{"SameOperandsElementType"},
		Intrinsic: "llvm.uadd.with.overflow",
	})
	IntrSSubWithOverflow = define(Op{
		Name:      "llvm.intr.ssub.with.overflow",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}, {Name: "", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Traits:    []string{"SameOperandsElementType"},
		Intrinsic: "llvm.ssub.with.overflow",
	})
	IntrUSubWithOverflow = define(Op{
		Name:      "llvm.intr.usub.with.overflow",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}, {Name: "", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Traits:    []string{"SameOperandsElementType"},
		Intrinsic: "llvm.usub.with.overflow",
	})
	IntrSMulWithOverflow = define(Op{
		Name:      "llvm.intr.smul.with.overflow",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}, {Name: "", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Traits:    []string{"SameOperandsElementType"},
		Intrinsic: "llvm.smul.with.overflow",
	})
	IntrUMulWithOverflow = define(Op{
		Name:      "llvm.intr.umul.with.overflow",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}, {Name: "", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Traits:    []string{"SameOperandsElementType"},
		Intrinsic: "llvm.umul.with.overflow",
	})
	IntrSAddSat = define(Op{
		Name:      "llvm.intr.sadd.sat",
		Format:    "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands:  []Arg{{Name: "a", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}, {Name: "b", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Traits:    []string{"SameOperandsAndResultType"},
		Intrinsic: "llvm.sadd.sat",
	})
	IntrUAddSat = define(Op{
		Name:      "llvm.intr.uadd.sat",
		Format:    "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands:  []Arg{{Name: "a", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}, {Name: "b", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Traits:    []string{"SameOperandsAndResultType"},
		Intrinsic: "llvm.uadd.sat",
	})
	IntrSSubSat = define(Op{
		Name:      "llvm.intr.ssub.sat",
		Format:    "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands:  []Arg{{Name: "a", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}, {Name: "b", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Traits:    []string{"SameOperandsAndResultType"},
		Intrinsic: "llvm.ssub.sat",
	})
	IntrUSubSat = define(Op{
		Name:      "llvm.intr.usub.sat",
		Format:    "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands:  []Arg{{Name: "a", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}, {Name: "b", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Traits:    []string{"SameOperandsAndResultType"},
		Intrinsic: "llvm.usub.sat",
	})
	IntrSShlSat = define(Op{
		Name:      "llvm.intr.sshl.sat",
		Format:    "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands:  []Arg{{Name: "a", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}, {Name: "b", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Traits:    []string{"SameOperandsAndResultType"},
		Intrinsic: "llvm.sshl.sat",
	})
	IntrUShlSat = define(Op{
		Name:      "llvm.intr.ushl.sat",
		Format:    "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands:  []Arg{{Name: "a", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}, {Name: "b", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Traits:    []string{"SameOperandsAndResultType"},
		Intrinsic: "llvm.ushl.sat",
	})
	IntrAssume = define(Op{
		Name:     "llvm.intr.assume",
		Format:   "$cond ( custom<OpBundles>($op_bundle_operands, type($op_bundle_operands), $op_bundle_tags)^ )? `:` type($cond) attr-dict",
		Operands: []Arg{{Name: "cond", Type: "1-bit signless integer"}, {Name: "op_bundle_operands", Type: "LLVM dialect-compatible type", Many: Groups}},
		Props: []Prop{
			{Name: "op_bundle_sizes", Kind: "DenseI32ArrayAttr"},
			{Name: "op_bundle_tags", Kind: "ArrayAttr", Optional: true},
		},
		Intrinsic: "llvm.assume",
	})
	IntrSSACopy = define(Op{
		Name:      "llvm.intr.ssa.copy",
		Format:    "$operand attr-dict `:` type($operand)",
		Operands:  []Arg{{Name: "operand", Type: "any type"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Traits:    []string{"SameOperandsAndResultType"},
		Intrinsic: "llvm.ssa.copy",
	})
	IntrIsConstant = define(Op{
		Name:      "llvm.intr.is.constant",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "val", Type: "LLVM dialect-compatible type"}},
		Results:   []Arg{{Name: "res", Type: "1-bit signless integer"}},
		Intrinsic: "llvm.is.constant",
	})
	IntrExpect = define(Op{
		Name:      "llvm.intr.expect",
		Format:    "$val `,` $expected attr-dict `:` type($val)",
		Operands:  []Arg{{Name: "val", Type: "signless integer"}, {Name: "expected", Type: "signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Traits:    []string{"SameOperandsAndResultType"},
		Intrinsic: "llvm.expect",
	})
	IntrExpectWithProbability = define(Op{
		Name:     "llvm.intr.expect.with.probability",
		Format:   "$val `,` $expected `,` $prob attr-dict `:` type($val)",
		Operands: []Arg{{Name: "val", Type: "signless integer"}, {Name: "expected", Type: "signless integer"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Props: []Prop{
			{Name: "prob", Kind: "F64Attr"},
		},
		Traits:    []string{"AllTypesMatch['val', 'expected', 'res']"},
		Intrinsic: "llvm.expect.with.probability",
		ImmArgs:   []Imm{{2, "prob"}},
	})
	IntrThreadLocalAddress = define(Op{
		Name:      "llvm.intr.threadlocal.address",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "global", Type: "LLVM pointer type"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.threadlocal.address",
	})
	IntrCoroId = define(Op{
		Name:      "llvm.intr.coro.id",
		Format:    "$align `,` $promise `,` $coroaddr `,` $fnaddrs attr-dict `:` functional-type(operands, results)",
		Operands:  []Arg{{Name: "align", Type: "32-bit signless integer"}, {Name: "promise", Type: "LLVM pointer type"}, {Name: "coroaddr", Type: "LLVM pointer type"}, {Name: "fnaddrs", Type: "LLVM pointer type"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.coro.id",
	})
	IntrCoroBegin = define(Op{
		Name:      "llvm.intr.coro.begin",
		Format:    "$token `,` $mem attr-dict `:` functional-type(operands, results)",
		Operands:  []Arg{{Name: "token", Type: "LLVM token type"}, {Name: "mem", Type: "LLVM pointer type"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.coro.begin",
	})
	IntrCoroSize = define(Op{
		Name:      "llvm.intr.coro.size",
		Format:    "attr-dict `:` type($res)",
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.coro.size",
	})
	IntrCoroAlign = define(Op{
		Name:      "llvm.intr.coro.align",
		Format:    "attr-dict `:` type($res)",
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.coro.align",
	})
	IntrCoroSave = define(Op{
		Name:      "llvm.intr.coro.save",
		Format:    "$handle attr-dict `:` functional-type(operands, results)",
		Operands:  []Arg{{Name: "handle", Type: "LLVM pointer type"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.coro.save",
	})
	IntrCoroSuspend = define(Op{
		Name:      "llvm.intr.coro.suspend",
		Format:    "$save `,` $final attr-dict `:` type($res)",
		Operands:  []Arg{{Name: "save", Type: "LLVM token type"}, {Name: "final", Type: "1-bit signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.coro.suspend",
	})
	IntrCoroEnd = define(Op{
		Name:      "llvm.intr.coro.end",
		Format:    "$handle `,` $unwind `,` $retvals attr-dict `:` functional-type(operands, results)",
		Operands:  []Arg{{Name: "handle", Type: "LLVM pointer type"}, {Name: "unwind", Type: "1-bit signless integer"}, {Name: "retvals", Type: "LLVM token type"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.coro.end",
	})
	IntrCoroFree = define(Op{
		Name:      "llvm.intr.coro.free",
		Format:    "$id `,` $handle attr-dict `:` functional-type(operands, results)",
		Operands:  []Arg{{Name: "id", Type: "LLVM token type"}, {Name: "handle", Type: "LLVM pointer type"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.coro.free",
	})
	IntrCoroResume = define(Op{
		Name:      "llvm.intr.coro.resume",
		Format:    "$handle attr-dict `:` qualified(type($handle))",
		Operands:  []Arg{{Name: "handle", Type: "LLVM pointer type"}},
		Intrinsic: "llvm.coro.resume",
	})
	IntrCoroPromise = define(Op{
		Name:      "llvm.intr.coro.promise",
		Format:    "$handle `,` $align `,` $from attr-dict `:` functional-type(operands, results)",
		Operands:  []Arg{{Name: "handle", Type: "LLVM pointer type"}, {Name: "align", Type: "32-bit signless integer"}, {Name: "from", Type: "1-bit signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM pointer type"}},
		Intrinsic: "llvm.coro.promise",
	})
	IntrDbgDeclare = define(Op{
		Name:     "llvm.intr.dbg.declare",
		Format:   "qualified($varInfo) (qualified($locationExpr)^)? `=` $addr `:` qualified(type($addr)) attr-dict",
		Operands: []Arg{{Name: "addr", Type: "LLVM pointer type"}},
		Props: []Prop{
			{Name: "varInfo", Kind: "LLVM_DILocalVariableAttr"},
			{Name: "locationExpr", Kind: "LLVM_DIExpressionAttr", Default: "{}"},
		},
		Intrinsic: "llvm.dbg.declare",
	})
	IntrDbgValue = define(Op{
		Name:     "llvm.intr.dbg.value",
		Format:   "qualified($varInfo) (qualified($locationExpr)^)? `=` $value `:` qualified(type($value)) attr-dict",
		Operands: []Arg{{Name: "value", Type: "LLVM dialect-compatible type"}},
		Props: []Prop{
			{Name: "varInfo", Kind: "LLVM_DILocalVariableAttr"},
			{Name: "locationExpr", Kind: "LLVM_DIExpressionAttr", Default: "{}"},
		},
		Intrinsic: "llvm.dbg.value",
	})
	IntrDbgLabel = define(Op{
		Name:   "llvm.intr.dbg.label",
		Format: "$label attr-dict",
		Props: []Prop{
			{Name: "label", Kind: "LLVM_DILabelAttr"},
		},
		Intrinsic: "llvm.dbg.label",
	})
	IntrVaStart = define(Op{
		Name:      "llvm.intr.vastart",
		Format:    "$arg_list attr-dict `:` qualified(type($arg_list))",
		Operands:  []Arg{{Name: "arg_list", Type: "LLVM pointer type"}},
		Intrinsic: "llvm.vastart",
	})
	IntrVaCopy = define(Op{
		Name:      "llvm.intr.vacopy",
		Format:    "$src_list `to` $dest_list attr-dict `:` type(operands)",
		Operands:  []Arg{{Name: "dest_list", Type: "LLVM pointer type"}, {Name: "src_list", Type: "LLVM pointer type"}},
		Intrinsic: "llvm.vacopy",
	})
	IntrVaEnd = define(Op{
		Name:      "llvm.intr.vaend",
		Format:    "$arg_list attr-dict `:` qualified(type($arg_list))",
		Operands:  []Arg{{Name: "arg_list", Type: "LLVM pointer type"}},
		Intrinsic: "llvm.vaend",
	})
	IntrEHTypeIDFor = define(Op{
		Name:      "llvm.intr.eh.typeid.for",
		Format:    "$type_info attr-dict `:` functional-type(operands, results)",
		Operands:  []Arg{{Name: "type_info", Type: "LLVM pointer type"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.eh.typeid.for",
	})
	IntrStackSave = define(Op{
		Name:      "llvm.intr.stacksave",
		Format:    "attr-dict `:` qualified(type($res))",
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.stacksave",
	})
	IntrStackRestore = define(Op{
		Name:      "llvm.intr.stackrestore",
		Format:    "$ptr attr-dict `:` qualified(type($ptr))",
		Operands:  []Arg{{Name: "ptr", Type: "LLVM pointer type"}},
		Intrinsic: "llvm.stackrestore",
	})
	IntrVectorReduceAdd = define(Op{
		Name:      "llvm.intr.vector.reduce.add",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "in", Type: "LLVM dialect-compatible vector of signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Traits:    []string{"SameOperandsAndResultElementType"},
		Intrinsic: "llvm.vector.reduce.add",
	})
	IntrVectorReduceAnd = define(Op{
		Name:      "llvm.intr.vector.reduce.and",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "in", Type: "LLVM dialect-compatible vector of signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Traits:    []string{"SameOperandsAndResultElementType"},
		Intrinsic: "llvm.vector.reduce.and",
	})
	IntrVectorReduceMul = define(Op{
		Name:      "llvm.intr.vector.reduce.mul",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "in", Type: "LLVM dialect-compatible vector of signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Traits:    []string{"SameOperandsAndResultElementType"},
		Intrinsic: "llvm.vector.reduce.mul",
	})
	IntrVectorReduceOr = define(Op{
		Name:      "llvm.intr.vector.reduce.or",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "in", Type: "LLVM dialect-compatible vector of signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Traits:    []string{"SameOperandsAndResultElementType"},
		Intrinsic: "llvm.vector.reduce.or",
	})
	IntrVectorReduceSMax = define(Op{
		Name:      "llvm.intr.vector.reduce.smax",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "in", Type: "LLVM dialect-compatible vector of signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Traits:    []string{"SameOperandsAndResultElementType"},
		Intrinsic: "llvm.vector.reduce.smax",
	})
	IntrVectorReduceSMin = define(Op{
		Name:      "llvm.intr.vector.reduce.smin",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "in", Type: "LLVM dialect-compatible vector of signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Traits:    []string{"SameOperandsAndResultElementType"},
		Intrinsic: "llvm.vector.reduce.smin",
	})
	IntrVectorReduceUMax = define(Op{
		Name:      "llvm.intr.vector.reduce.umax",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "in", Type: "LLVM dialect-compatible vector of signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Traits:    []string{"SameOperandsAndResultElementType"},
		Intrinsic: "llvm.vector.reduce.umax",
	})
	IntrVectorReduceUMin = define(Op{
		Name:      "llvm.intr.vector.reduce.umin",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "in", Type: "LLVM dialect-compatible vector of signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Traits:    []string{"SameOperandsAndResultElementType"},
		Intrinsic: "llvm.vector.reduce.umin",
	})
	IntrVectorReduceXor = define(Op{
		Name:      "llvm.intr.vector.reduce.xor",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "in", Type: "LLVM dialect-compatible vector of signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Traits:    []string{"SameOperandsAndResultElementType"},
		Intrinsic: "llvm.vector.reduce.xor",
	})
	IntrVectorReduceFMax = define(Op{
		Name:     "llvm.intr.vector.reduce.fmax",
		Format:   "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands: []Arg{{Name: "in", Type: "LLVM dialect-compatible vector of floating-point"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Props: []Prop{
			{Name: "fastmathFlags", Kind: "LLVM_FastmathFlagsAttr", Default: "{}", Enum: []string{"none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"}},
		},
		Traits:    []string{"SameOperandsAndResultElementType"},
		Intrinsic: "llvm.vector.reduce.fmax",
	})
	IntrVectorReduceFMin = define(Op{
		Name:     "llvm.intr.vector.reduce.fmin",
		Format:   "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands: []Arg{{Name: "in", Type: "LLVM dialect-compatible vector of floating-point"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Props: []Prop{
			{Name: "fastmathFlags", Kind: "LLVM_FastmathFlagsAttr", Default: "{}", Enum: []string{"none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"}},
		},
		Traits:    []string{"SameOperandsAndResultElementType"},
		Intrinsic: "llvm.vector.reduce.fmin",
	})
	IntrVectorReduceFMaximum = define(Op{
		Name:     "llvm.intr.vector.reduce.fmaximum",
		Format:   "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands: []Arg{{Name: "in", Type: "LLVM dialect-compatible vector of floating-point"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Props: []Prop{
			{Name: "fastmathFlags", Kind: "LLVM_FastmathFlagsAttr", Default: "{}", Enum: []string{"none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"}},
		},
		Traits:    []string{"SameOperandsAndResultElementType"},
		Intrinsic: "llvm.vector.reduce.fmaximum",
	})
	IntrVectorReduceFMinimum = define(Op{
		Name:     "llvm.intr.vector.reduce.fminimum",
		Format:   "`(` operands `)` attr-dict `:` functional-type(operands, results)",
		Operands: []Arg{{Name: "in", Type: "LLVM dialect-compatible vector of floating-point"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Props: []Prop{
			{Name: "fastmathFlags", Kind: "LLVM_FastmathFlagsAttr", Default: "{}", Enum: []string{"none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"}},
		},
		Traits:    []string{"SameOperandsAndResultElementType"},
		Intrinsic: "llvm.vector.reduce.fminimum",
	})
	IntrVectorReduceFAdd = define(Op{
		Name:     "llvm.intr.vector.reduce.fadd",
		Format:   GenericOnly,
		Operands: []Arg{{Name: "start_value", Type: "floating-point"}, {Name: "input", Type: "LLVM dialect-compatible vector of floating-point"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Props: []Prop{
			{Name: "fastmathFlags", Kind: "LLVM_FastmathFlagsAttr", Default: "{}", Enum: []string{"none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"}},
		},
		Traits:    []string{"SameOperandsAndResultElementType"},
		Intrinsic: "llvm.vector.reduce.fadd",
	})
	IntrVectorReduceFMul = define(Op{
		Name:     "llvm.intr.vector.reduce.fmul",
		Format:   GenericOnly,
		Operands: []Arg{{Name: "start_value", Type: "floating-point"}, {Name: "input", Type: "LLVM dialect-compatible vector of floating-point"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Props: []Prop{
			{Name: "fastmathFlags", Kind: "LLVM_FastmathFlagsAttr", Default: "{}", Enum: []string{"none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"}},
		},
		Traits:    []string{"SameOperandsAndResultElementType"},
		Intrinsic: "llvm.vector.reduce.fmul",
	})
	IntrMatrixColumnMajorLoad = define(Op{
		Name:     "llvm.intr.matrix.column.major.load",
		Format:   "$data `,` `<` `stride` `=` $stride `>` attr-dict`:` type($res) `from` qualified(type($data)) `stride` type($stride)",
		Operands: []Arg{{Name: "data", Type: "LLVM pointer type"}, {Name: "stride", Type: "signless integer"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible vector type"}},
		Props: []Prop{
			{Name: "isVolatile", Kind: "I1Attr"},
			{Name: "rows", Kind: "I32Attr"},
			{Name: "columns", Kind: "I32Attr"},
		},
		Intrinsic: "llvm.matrix.column.major.load",
	})
	IntrMatrixColumnMajorStore = define(Op{
		Name:     "llvm.intr.matrix.column.major.store",
		Format:   "$matrix `,` $data `,` `<` `stride` `=` $stride `>` attr-dict`:` type($matrix) `to` qualified(type($data)) `stride` type($stride)",
		Operands: []Arg{{Name: "matrix", Type: "LLVM dialect-compatible vector type"}, {Name: "data", Type: "LLVM pointer type"}, {Name: "stride", Type: "signless integer"}},
		Props: []Prop{
			{Name: "isVolatile", Kind: "I1Attr"},
			{Name: "rows", Kind: "I32Attr"},
			{Name: "columns", Kind: "I32Attr"},
		},
		Intrinsic: "llvm.matrix.column.major.store",
	})
	IntrMatrixMultiply = define(Op{
		Name:     "llvm.intr.matrix.multiply",
		Format:   "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type($res)",
		Operands: []Arg{{Name: "lhs", Type: "LLVM dialect-compatible vector type"}, {Name: "rhs", Type: "LLVM dialect-compatible vector type"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible vector type"}},
		Props: []Prop{
			{Name: "lhs_rows", Kind: "I32Attr"},
			{Name: "lhs_columns", Kind: "I32Attr"},
			{Name: "rhs_columns", Kind: "I32Attr"},
		},
		Intrinsic: "llvm.matrix.multiply",
	})
	IntrMatrixTranspose = define(Op{
		Name:     "llvm.intr.matrix.transpose",
		Format:   "$matrix attr-dict `:` type($matrix) `into` type($res)",
		Operands: []Arg{{Name: "matrix", Type: "LLVM dialect-compatible vector type"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible vector type"}},
		Props: []Prop{
			{Name: "rows", Kind: "I32Attr"},
			{Name: "columns", Kind: "I32Attr"},
		},
		Intrinsic: "llvm.matrix.transpose",
	})
	IntrGetActiveLaneMask = define(Op{
		Name:      "llvm.intr.get.active.lane.mask",
		Format:    "$base `,` $n attr-dict `:` type($base) `,` type($n) `to` type($res)",
		Operands:  []Arg{{Name: "base", Type: "signless integer"}, {Name: "n", Type: "signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.get.active.lane.mask",
	})
	IntrMaskedLoad = define(Op{
		Name:     "llvm.intr.masked.load",
		Format:   "operands attr-dict `:` functional-type(operands, results)",
		Operands: []Arg{{Name: "data", Type: "LLVM pointer type"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "pass_thru", Type: "LLVM dialect-compatible vector type", Many: Optional}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible vector type"}},
		Props: []Prop{
			{Name: "alignment", Kind: "I32Attr"},
			{Name: "nontemporal", Kind: "UnitAttr", Optional: true, Default: "false"},
		},
		Intrinsic: "llvm.masked.load",
	})
	IntrMaskedStore = define(Op{
		Name:     "llvm.intr.masked.store",
		Format:   "$value `,` $data `,` $mask attr-dict `:` type($value) `,` type($mask) `into` qualified(type($data))",
		Operands: []Arg{{Name: "value", Type: "LLVM dialect-compatible vector type"}, {Name: "data", Type: "LLVM pointer type"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}},
		Props: []Prop{
			{Name: "alignment", Kind: "I32Attr"},
		},
		Intrinsic: "llvm.masked.store",
	})
	IntrMaskedGather = define(Op{
		Name:     "llvm.intr.masked.gather",
		Format:   "operands attr-dict `:` functional-type(operands, results)",
		Operands: []Arg{{Name: "ptrs", Type: "LLVM dialect-compatible vector of LLVM pointer type"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "pass_thru", Type: "LLVM dialect-compatible vector type", Many: Variadic}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible vector type"}},
		Props: []Prop{
			{Name: "alignment", Kind: "I32Attr"},
		},
		Intrinsic: "llvm.masked.gather",
	})
	IntrMaskedScatter = define(Op{
		Name:     "llvm.intr.masked.scatter",
		Format:   "$value `,` $ptrs `,` $mask attr-dict `:` type($value) `,` type($mask) `into` type($ptrs)",
		Operands: []Arg{{Name: "value", Type: "LLVM dialect-compatible vector type"}, {Name: "ptrs", Type: "LLVM dialect-compatible vector of LLVM pointer type"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}},
		Props: []Prop{
			{Name: "alignment", Kind: "I32Attr"},
		},
		Intrinsic: "llvm.masked.scatter",
	})
	IntrMaskedExpandLoad = define(Op{
		Name:     "llvm.intr.masked.expandload",
		Format:   GenericOnly,
		Operands: []Arg{{Name: "ptr", Type: "LLVM pointer type"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "passthru", Type: "LLVM dialect-compatible vector type"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Props: []Prop{
			{Name: "arg_attrs", Kind: "DictArrayAttr", Optional: true},
			{Name: "res_attrs", Kind: "DictArrayAttr", Optional: true},
		},
		Intrinsic: "llvm.masked.expandload",
	})
	IntrMaskedCompressStore = define(Op{
		Name:     "llvm.intr.masked.compressstore",
		Format:   GenericOnly,
		Operands: []Arg{{Name: "value", Type: "LLVM dialect-compatible vector type"}, {Name: "ptr", Type: "LLVM pointer type"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}},
		Props: []Prop{
			{Name: "arg_attrs", Kind: "DictArrayAttr", Optional: true},
			{Name: "res_attrs", Kind: "DictArrayAttr", Optional: true},
		},
		Intrinsic: "llvm.masked.compressstore",
	})
	IntrVarAnnotation = define(Op{
		Name:      "llvm.intr.var.annotation",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "val", Type: "LLVM pointer type"}, {Name: "annotation", Type: "LLVM pointer type"}, {Name: "fileName", Type: "LLVM pointer type"}, {Name: "line", Type: "32-bit signless integer"}, {Name: "attr", Type: "LLVM pointer type"}},
		Traits:    []string{"AllTypesMatch['annotation', 'fileName', 'attr']"},
		Intrinsic: "llvm.var.annotation",
	})
	IntrPtrAnnotation = define(Op{
		Name:      "llvm.intr.ptr.annotation",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "ptr", Type: "LLVM pointer type"}, {Name: "annotation", Type: "LLVM pointer type"}, {Name: "fileName", Type: "LLVM pointer type"}, {Name: "line", Type: "32-bit signless integer"}, {Name: "attr", Type: "LLVM pointer type"}},
		Results:   []Arg{{Name: "res", Type: "LLVM pointer type"}},
		Traits:    []string{"AllTypesMatch['res', 'ptr']", "AllTypesMatch['annotation', 'fileName', 'attr']"},
		Intrinsic: "llvm.ptr.annotation",
	})
	IntrAnnotation = define(Op{
		Name:      "llvm.intr.annotation",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "integer", Type: "signless integer"}, {Name: "annotation", Type: "LLVM pointer type"}, {Name: "fileName", Type: "LLVM pointer type"}, {Name: "line", Type: "32-bit signless integer"}},
		Results:   []Arg{{Name: "res", Type: "signless integer"}},
		Traits:    []string{"AllTypesMatch['res', 'integer']", "AllTypesMatch['annotation', 'fileName']"},
		Intrinsic: "llvm.annotation",
	})
	IntrTrap = define(Op{
		Name:      "llvm.intr.trap",
		Format:    "attr-dict",
		Intrinsic: "llvm.trap",
	})
	IntrDebugTrap = define(Op{
		Name:      "llvm.intr.debugtrap",
		Format:    "attr-dict",
		Intrinsic: "llvm.debugtrap",
	})
	IntrUbsanTrap = define(Op{
		Name:   "llvm.intr.ubsantrap",
		Format: "prop-dict attr-dict",
		Props: []Prop{
			{Name: "failureKind", Kind: "I8Attr"},
		},
		Intrinsic: "llvm.ubsantrap",
		ImmArgs:   []Imm{{0, "failureKind"}},
	})
	IntrVScale = define(Op{
		Name:      "llvm.intr.vscale",
		Format:    GenericOnly,
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.vscale",
	})
	IntrStepVector = define(Op{
		Name:      "llvm.intr.stepvector",
		Format:    "attr-dict `:` type($res)",
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible vector of signless integer"}},
		Intrinsic: "llvm.stepvector",
	})
	IntrVectorInsert = define(Op{
		Name:     "llvm.intr.vector.insert",
		Format:   "$srcvec `,` $dstvec `[` $pos `]` attr-dict `:` type($srcvec) `into` type($res)",
		Operands: []Arg{{Name: "dstvec", Type: "LLVM dialect-compatible vector type"}, {Name: "srcvec", Type: "LLVM dialect-compatible vector type"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible vector type"}},
		Props: []Prop{
			{Name: "pos", Kind: "I64Attr"},
		},
		Traits:    []string{"AllTypesMatch['dstvec', 'res']", "vectors are not bigger than 2^17 bits."},
		Intrinsic: "llvm.vector.insert",
		ImmArgs:   []Imm{{2, "pos"}},
	})
	IntrVectorExtract = define(Op{
		Name:     "llvm.intr.vector.extract",
		Format:   "$srcvec `[` $pos `]` attr-dict `:` type($res) `from` type($srcvec)",
		Operands: []Arg{{Name: "srcvec", Type: "LLVM dialect-compatible vector type"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible vector type"}},
		Props: []Prop{
			{Name: "pos", Kind: "I64Attr"},
		},
		Traits:    []string{"vectors are not bigger than 2^17 bits."},
		Intrinsic: "llvm.vector.extract",
		ImmArgs:   []Imm{{1, "pos"}},
	})
	IntrVectorInterleave2 = define(Op{
		Name:      "llvm.intr.vector.interleave2",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "vec1", Type: "LLVM dialect-compatible vector type"}, {Name: "vec2", Type: "LLVM dialect-compatible vector type"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Traits:    []string{"AllTypesMatch['vec1', 'vec2']"},
		Intrinsic: "llvm.vector.interleave2",
	})
	IntrVectorDeinterleave2 = define(Op{
		Name:      "llvm.intr.vector.deinterleave2",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "vec", Type: "LLVM dialect-compatible vector type"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.vector.deinterleave2",
	})
)
