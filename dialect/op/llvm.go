package op

// The core operations of the llvm dialect, version 22.
var (
	Add = define(Op{
		Name:     "llvm.add",
		Format:   "$lhs `,` $rhs ($overflowFlags^)? attr-dict `:` type($res)",
		Operands: []Arg{{Name: "lhs", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}, {Name: "rhs", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Results:  []Arg{{Name: "res", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Props: []Prop{
			{Name: "overflowFlags", Kind: "LLVM_IntegerOverflowFlagsProp", Default: "none"},
		},
		Traits: []string{"SameOperandsAndResultType", "IsCommutative"},
	})
	Sub = define(Op{
		Name:     "llvm.sub",
		Format:   "$lhs `,` $rhs ($overflowFlags^)? attr-dict `:` type($res)",
		Operands: []Arg{{Name: "lhs", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}, {Name: "rhs", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Results:  []Arg{{Name: "res", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Props: []Prop{
			{Name: "overflowFlags", Kind: "LLVM_IntegerOverflowFlagsProp", Default: "none"},
		},
		Traits: []string{"SameOperandsAndResultType"},
	})
	Mul = define(Op{
		Name:     "llvm.mul",
		Format:   "$lhs `,` $rhs ($overflowFlags^)? attr-dict `:` type($res)",
		Operands: []Arg{{Name: "lhs", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}, {Name: "rhs", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Results:  []Arg{{Name: "res", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Props: []Prop{
			{Name: "overflowFlags", Kind: "LLVM_IntegerOverflowFlagsProp", Default: "none"},
		},
		Traits: []string{"SameOperandsAndResultType", "IsCommutative"},
	})
	UDiv = define(Op{
		Name:     "llvm.udiv",
		Format:   "(`exact` $isExact^)? $lhs `,` $rhs attr-dict `:` type($res)",
		Operands: []Arg{{Name: "lhs", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}, {Name: "rhs", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Results:  []Arg{{Name: "res", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Props: []Prop{
			{Name: "isExact", Kind: "UnitAttr", Optional: true, Default: "false"},
		},
		Traits: []string{"SameOperandsAndResultType"},
	})
	SDiv = define(Op{
		Name:     "llvm.sdiv",
		Format:   "(`exact` $isExact^)? $lhs `,` $rhs attr-dict `:` type($res)",
		Operands: []Arg{{Name: "lhs", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}, {Name: "rhs", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Results:  []Arg{{Name: "res", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Props: []Prop{
			{Name: "isExact", Kind: "UnitAttr", Optional: true, Default: "false"},
		},
		Traits: []string{"SameOperandsAndResultType"},
	})
	URem = define(Op{
		Name:     "llvm.urem",
		Format:   "$lhs `,` $rhs attr-dict `:` type($res)",
		Operands: []Arg{{Name: "lhs", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}, {Name: "rhs", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Results:  []Arg{{Name: "res", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Traits:   []string{"SameOperandsAndResultType"},
	})
	SRem = define(Op{
		Name:     "llvm.srem",
		Format:   "$lhs `,` $rhs attr-dict `:` type($res)",
		Operands: []Arg{{Name: "lhs", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}, {Name: "rhs", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Results:  []Arg{{Name: "res", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Traits:   []string{"SameOperandsAndResultType"},
	})
	And = define(Op{
		Name:     "llvm.and",
		Format:   "$lhs `,` $rhs attr-dict `:` type($res)",
		Operands: []Arg{{Name: "lhs", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}, {Name: "rhs", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Results:  []Arg{{Name: "res", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Traits:   []string{"SameOperandsAndResultType"},
	})
	Or = define(Op{
		Name:     "llvm.or",
		Format:   "(`disjoint` $isDisjoint^)? $lhs `,` $rhs attr-dict `:` type($res)",
		Operands: []Arg{{Name: "lhs", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}, {Name: "rhs", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Results:  []Arg{{Name: "res", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Props: []Prop{
			{Name: "isDisjoint", Kind: "UnitAttr", Optional: true, Default: "false"},
		},
		Traits: []string{"SameOperandsAndResultType"},
	})
	Xor = define(Op{
		Name:     "llvm.xor",
		Format:   "$lhs `,` $rhs attr-dict `:` type($res)",
		Operands: []Arg{{Name: "lhs", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}, {Name: "rhs", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Results:  []Arg{{Name: "res", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Traits:   []string{"SameOperandsAndResultType"},
	})
	Shl = define(Op{
		Name:     "llvm.shl",
		Format:   "$lhs `,` $rhs ($overflowFlags^)? attr-dict `:` type($res)",
		Operands: []Arg{{Name: "lhs", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}, {Name: "rhs", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Results:  []Arg{{Name: "res", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Props: []Prop{
			{Name: "overflowFlags", Kind: "LLVM_IntegerOverflowFlagsProp", Default: "none"},
		},
		Traits: []string{"SameOperandsAndResultType"},
	})
	LShr = define(Op{
		Name:     "llvm.lshr",
		Format:   "(`exact` $isExact^)? $lhs `,` $rhs attr-dict `:` type($res)",
		Operands: []Arg{{Name: "lhs", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}, {Name: "rhs", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Results:  []Arg{{Name: "res", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Props: []Prop{
			{Name: "isExact", Kind: "UnitAttr", Optional: true, Default: "false"},
		},
		Traits: []string{"SameOperandsAndResultType"},
	})
	AShr = define(Op{
		Name:     "llvm.ashr",
		Format:   "(`exact` $isExact^)? $lhs `,` $rhs attr-dict `:` type($res)",
		Operands: []Arg{{Name: "lhs", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}, {Name: "rhs", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Results:  []Arg{{Name: "res", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Props: []Prop{
			{Name: "isExact", Kind: "UnitAttr", Optional: true, Default: "false"},
		},
		Traits: []string{"SameOperandsAndResultType"},
	})
	ICmp = define(Op{
		Name:     "llvm.icmp",
		Format:   Custom,
		Operands: []Arg{{Name: "lhs", Type: "signless integer or LLVM dialect-compatible vector of signless integer or LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type"}, {Name: "rhs", Type: "signless integer or LLVM dialect-compatible vector of signless integer or LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type"}},
		Results:  []Arg{{Name: "res", Type: "1-bit signless integer or LLVM dialect-compatible vector of 1-bit signless integer"}},
		Props: []Prop{
			{Name: "predicate", Kind: "ICmpPredicate", Enum: []string{"eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"}},
		},
		Traits: []string{"SameTypeOperands", "TypesMatch: result type has i1 element type and same shape as operands"},
	})
	FCmp = define(Op{
		Name:     "llvm.fcmp",
		Format:   Custom,
		Operands: []Arg{{Name: "lhs", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}, {Name: "rhs", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
		Results:  []Arg{{Name: "res", Type: "1-bit signless integer or LLVM dialect-compatible vector of 1-bit signless integer"}},
		Props: []Prop{
			{Name: "predicate", Kind: "FCmpPredicate", Enum: []string{"_false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno", "_true"}},
			{Name: "fastmathFlags", Kind: "LLVM_FastmathFlagsAttr", Default: "{}", Enum: []string{"none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"}},
		},
		Traits: []string{"SameTypeOperands", "TypesMatch: result type has i1 element type and same shape as operands"},
	})
	FAdd = define(Op{
		Name:     "llvm.fadd",
		Format:   "$lhs `,` $rhs attr-dict `:` type($res)",
		Operands: []Arg{{Name: "lhs", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}, {Name: "rhs", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
		Results:  []Arg{{Name: "res", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
		Props: []Prop{
			{Name: "fastmathFlags", Kind: "LLVM_FastmathFlagsAttr", Default: "{}", Enum: []string{"none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"}},
		},
		Traits: []string{"SameOperandsAndResultType"},
	})
	FSub = define(Op{
		Name:     "llvm.fsub",
		Format:   "$lhs `,` $rhs attr-dict `:` type($res)",
		Operands: []Arg{{Name: "lhs", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}, {Name: "rhs", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
		Results:  []Arg{{Name: "res", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
		Props: []Prop{
			{Name: "fastmathFlags", Kind: "LLVM_FastmathFlagsAttr", Default: "{}", Enum: []string{"none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"}},
		},
		Traits: []string{"SameOperandsAndResultType"},
	})
	FMul = define(Op{
		Name:     "llvm.fmul",
		Format:   "$lhs `,` $rhs attr-dict `:` type($res)",
		Operands: []Arg{{Name: "lhs", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}, {Name: "rhs", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
		Results:  []Arg{{Name: "res", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
		Props: []Prop{
			{Name: "fastmathFlags", Kind: "LLVM_FastmathFlagsAttr", Default: "{}", Enum: []string{"none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"}},
		},
		Traits: []string{"SameOperandsAndResultType"},
	})
	FDiv = define(Op{
		Name:     "llvm.fdiv",
		Format:   "$lhs `,` $rhs attr-dict `:` type($res)",
		Operands: []Arg{{Name: "lhs", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}, {Name: "rhs", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
		Results:  []Arg{{Name: "res", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
		Props: []Prop{
			{Name: "fastmathFlags", Kind: "LLVM_FastmathFlagsAttr", Default: "{}", Enum: []string{"none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"}},
		},
		Traits: []string{"SameOperandsAndResultType"},
	})
	FRem = define(Op{
		Name:     "llvm.frem",
		Format:   "$lhs `,` $rhs attr-dict `:` type($res)",
		Operands: []Arg{{Name: "lhs", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}, {Name: "rhs", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
		Results:  []Arg{{Name: "res", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
		Props: []Prop{
			{Name: "fastmathFlags", Kind: "LLVM_FastmathFlagsAttr", Default: "{}", Enum: []string{"none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"}},
		},
		Traits: []string{"SameOperandsAndResultType"},
	})
	FNeg = define(Op{
		Name:     "llvm.fneg",
		Format:   "$operand attr-dict `:` type($res)",
		Operands: []Arg{{Name: "operand", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
		Results:  []Arg{{Name: "res", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
		Props: []Prop{
			{Name: "fastmathFlags", Kind: "LLVM_FastmathFlagsAttr", Default: "{}", Enum: []string{"none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"}},
		},
		Traits: []string{"SameOperandsAndResultType"},
	})
	Alloca = define(Op{
		Name:     "llvm.alloca",
		Format:   Custom,
		Operands: []Arg{{Name: "arraySize", Type: "signless integer"}},
		Results:  []Arg{{Name: "res", Type: "LLVM pointer type"}},
		Props: []Prop{
			{Name: "alignment", Kind: "I64Attr", Optional: true},
			{Name: "elem_type", Kind: "TypeAttr"},
			{Name: "inalloca", Kind: "UnitAttr", Optional: true, Default: "false"},
		},
	})
	GetElementPtr = define(Op{
		Name:     "llvm.getelementptr",
		Format:   "($noWrapFlags^)? $base `[` custom<GEPIndices>($dynamicIndices, $rawConstantIndices) `]` attr-dict `:` functional-type(operands, results) `,` $elem_type",
		Operands: []Arg{{Name: "base", Type: "LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type"}, {Name: "dynamicIndices", Type: "signless integer or LLVM dialect-compatible vector of signless integer", Many: Variadic}},
		Results:  []Arg{{Name: "res", Type: "LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type"}},
		Props: []Prop{
			{Name: "noWrapFlags", Kind: "GEPNoWrapFlagsProp", Default: "none"},
			{Name: "rawConstantIndices", Kind: "DenseI32ArrayAttr"},
			{Name: "elem_type", Kind: "TypeAttr"},
		},
	})
	Load = define(Op{
		Name:     "llvm.load",
		Format:   "(`volatile` $volatile_^)? $addr (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)? (`invariant` $invariant^)? (`invariant_group` $invariantGroup^)? (`dereferenceable` `` $dereferenceable^)? attr-dict `:` qualified(type($addr)) `->` type($res)",
		Operands: []Arg{{Name: "addr", Type: "LLVM pointer type"}},
		Results:  []Arg{{Name: "res", Type: "LLVM type with size"}},
		Props: []Prop{
			{Name: "alignment", Kind: "I64Attr", Optional: true},
			{Name: "volatile_", Kind: "UnitAttr", Optional: true, Default: "false"},
			{Name: "nontemporal", Kind: "UnitAttr", Optional: true, Default: "false"},
			{Name: "invariant", Kind: "UnitAttr", Optional: true, Default: "false"},
			{Name: "invariantGroup", Kind: "UnitAttr", Optional: true, Default: "false"},
			{Name: "ordering", Kind: "AtomicOrdering", Default: "not_atomic", Enum: []string{"not_atomic", "unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"}},
			{Name: "syncscope", Kind: "StrAttr", Optional: true},
			{Name: "dereferenceable", Kind: "LLVM_DereferenceableAttr", Optional: true},
			{Name: "access_groups", Kind: "LLVM_AccessGroupArrayAttr", Optional: true},
			{Name: "alias_scopes", Kind: "LLVM_AliasScopeArrayAttr", Optional: true},
			{Name: "noalias_scopes", Kind: "LLVM_AliasScopeArrayAttr", Optional: true},
			{Name: "tbaa", Kind: "LLVM_TBAATagArrayAttr", Optional: true},
		},
	})
	Store = define(Op{
		Name:     "llvm.store",
		Format:   "(`volatile` $volatile_^)? $value `,` $addr (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)? (`invariant_group` $invariantGroup^)? attr-dict `:` type($value) `,` qualified(type($addr))",
		Operands: []Arg{{Name: "value", Type: "LLVM type with size"}, {Name: "addr", Type: "LLVM pointer type"}},
		Props: []Prop{
			{Name: "alignment", Kind: "I64Attr", Optional: true},
			{Name: "volatile_", Kind: "UnitAttr", Optional: true, Default: "false"},
			{Name: "nontemporal", Kind: "UnitAttr", Optional: true, Default: "false"},
			{Name: "invariantGroup", Kind: "UnitAttr", Optional: true, Default: "false"},
			{Name: "ordering", Kind: "AtomicOrdering", Default: "not_atomic", Enum: []string{"not_atomic", "unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"}},
			{Name: "syncscope", Kind: "StrAttr", Optional: true},
			{Name: "access_groups", Kind: "LLVM_AccessGroupArrayAttr", Optional: true},
			{Name: "alias_scopes", Kind: "LLVM_AliasScopeArrayAttr", Optional: true},
			{Name: "noalias_scopes", Kind: "LLVM_AliasScopeArrayAttr", Optional: true},
			{Name: "tbaa", Kind: "LLVM_TBAATagArrayAttr", Optional: true},
		},
	})
	BitCast = define(Op{
		Name:     "llvm.bitcast",
		Format:   "$arg attr-dict `:` type($arg) `to` type($res)",
		Operands: []Arg{{Name: "arg", Type: "LLVM-compatible non-aggregate type"}},
		Results:  []Arg{{Name: "res", Type: "LLVM-compatible non-aggregate type"}},
	})
	AddrSpaceCast = define(Op{
		Name:     "llvm.addrspacecast",
		Format:   "$arg attr-dict `:` type($arg) `to` type($res)",
		Operands: []Arg{{Name: "arg", Type: "LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type"}},
		Results:  []Arg{{Name: "res", Type: "LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type"}},
	})
	IntToPtr = define(Op{
		Name:     "llvm.inttoptr",
		Format:   "$arg (`dereferenceable` `` $dereferenceable^)? attr-dict `:` type($arg) `to` type($res)",
		Operands: []Arg{{Name: "arg", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Results:  []Arg{{Name: "res", Type: "LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type"}},
		Props: []Prop{
			{Name: "dereferenceable", Kind: "LLVM_DereferenceableAttr", Optional: true},
		},
	})
	PtrToInt = define(Op{
		Name:     "llvm.ptrtoint",
		Format:   "$arg attr-dict `:` type($arg) `to` type($res)",
		Operands: []Arg{{Name: "arg", Type: "LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type"}},
		Results:  []Arg{{Name: "res", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
	})
	SExt = define(Op{
		Name:     "llvm.sext",
		Format:   "$arg attr-dict `:` type($arg) `to` type($res)",
		Operands: []Arg{{Name: "arg", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Results:  []Arg{{Name: "res", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
	})
	ZExt = define(Op{
		Name:     "llvm.zext",
		Format:   "(`nneg` $nonNeg^)? $arg attr-dict `:` type($arg) `to` type($res)",
		Operands: []Arg{{Name: "arg", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Results:  []Arg{{Name: "res", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Props: []Prop{
			{Name: "nonNeg", Kind: "UnitAttr", Optional: true, Default: "false"},
		},
	})
	Trunc = define(Op{
		Name:     "llvm.trunc",
		Format:   "$arg ($overflowFlags^)? attr-dict `:` type($arg) `to` type($res)",
		Operands: []Arg{{Name: "arg", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Results:  []Arg{{Name: "res", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Props: []Prop{
			{Name: "overflowFlags", Kind: "LLVM_IntegerOverflowFlagsProp", Default: "none"},
		},
	})
	SIToFP = define(Op{
		Name:     "llvm.sitofp",
		Format:   "$arg attr-dict `:` type($arg) `to` type($res)",
		Operands: []Arg{{Name: "arg", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Results:  []Arg{{Name: "res", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
	})
	UIToFP = define(Op{
		Name:     "llvm.uitofp",
		Format:   "(`nneg` $nonNeg^)? $arg attr-dict `:` type($arg) `to` type($res)",
		Operands: []Arg{{Name: "arg", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
		Results:  []Arg{{Name: "res", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
		Props: []Prop{
			{Name: "nonNeg", Kind: "UnitAttr", Optional: true, Default: "false"},
		},
	})
	FPToSI = define(Op{
		Name:     "llvm.fptosi",
		Format:   "$arg attr-dict `:` type($arg) `to` type($res)",
		Operands: []Arg{{Name: "arg", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
		Results:  []Arg{{Name: "res", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
	})
	FPToUI = define(Op{
		Name:     "llvm.fptoui",
		Format:   "$arg attr-dict `:` type($arg) `to` type($res)",
		Operands: []Arg{{Name: "arg", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
		Results:  []Arg{{Name: "res", Type: "signless integer or LLVM dialect-compatible vector of signless integer"}},
	})
	FPExt = define(Op{
		Name:     "llvm.fpext",
		Format:   "$arg attr-dict `:` type($arg) `to` type($res)",
		Operands: []Arg{{Name: "arg", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
		Results:  []Arg{{Name: "res", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
	})
	FPTrunc = define(Op{
		Name:     "llvm.fptrunc",
		Format:   "$arg attr-dict `:` type($arg) `to` type($res)",
		Operands: []Arg{{Name: "arg", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
		Results:  []Arg{{Name: "res", Type: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}},
	})
	Invoke = define(Op{
		Name:     "llvm.invoke",
		Format:   Custom,
		Operands: []Arg{{Name: "callee_operands", Type: "LLVM dialect-compatible type", Many: Variadic}, {Name: "normalDestOperands", Type: "LLVM dialect-compatible type", Many: Variadic}, {Name: "unwindDestOperands", Type: "LLVM dialect-compatible type", Many: Variadic}, {Name: "op_bundle_operands", Type: "LLVM dialect-compatible type", Many: Groups}},
		Results:  []Arg{{Name: "result", Type: "LLVM dialect-compatible type", Many: Optional}},
		Props: []Prop{
			{Name: "var_callee_type", Kind: "type attribute of LLVM function type", Optional: true},
			{Name: "callee", Kind: "FlatSymbolRefAttr", Optional: true},
			{Name: "arg_attrs", Kind: "DictArrayAttr", Optional: true},
			{Name: "res_attrs", Kind: "DictArrayAttr", Optional: true},
			{Name: "branch_weights", Kind: "DenseI32ArrayAttr", Optional: true},
			{Name: "CConv", Kind: "CConv", Default: "C"},
			{Name: "op_bundle_sizes", Kind: "DenseI32ArrayAttr"},
			{Name: "op_bundle_tags", Kind: "ArrayAttr", Optional: true},
		},
		Successors: []Succ{{"normalDest", false}, {"unwindDest", false}},
		Traits:     []string{"AttrSizedOperandSegments", "IsTerminator"},
	})
	LandingPad = define(Op{
		Name:     "llvm.landingpad",
		Format:   Custom,
		Operands: []Arg{{Name: "", Type: "LLVM dialect-compatible type", Many: Variadic}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Props: []Prop{
			{Name: "cleanup", Kind: "UnitAttr", Optional: true, Default: "false"},
		},
	})
	VaArg = define(Op{
		Name:     "llvm.va_arg",
		Format:   "$arg attr-dict `:` functional-type($arg, $res)",
		Operands: []Arg{{Name: "arg", Type: "LLVM pointer type"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
	})
	Call = define(Op{
		Name:     "llvm.call",
		Format:   Custom,
		Operands: []Arg{{Name: "callee_operands", Type: "LLVM dialect-compatible type", Many: Variadic}, {Name: "op_bundle_operands", Type: "LLVM dialect-compatible type", Many: Groups}},
		Results:  []Arg{{Name: "result", Type: "LLVM dialect-compatible type", Many: Optional}},
		Props: []Prop{
			{Name: "var_callee_type", Kind: "type attribute of LLVM function type", Optional: true},
			{Name: "callee", Kind: "FlatSymbolRefAttr", Optional: true},
			{Name: "fastmathFlags", Kind: "LLVM_FastmathFlagsAttr", Default: "{}", Enum: []string{"none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"}},
			{Name: "CConv", Kind: "CConv", Default: "C"},
			{Name: "TailCallKind", Kind: "TailCallKind", Default: "None"},
			{Name: "memory_effects", Kind: "LLVM_MemoryEffectsAttr", Optional: true},
			{Name: "convergent", Kind: "UnitAttr", Optional: true, Default: "false"},
			{Name: "no_unwind", Kind: "UnitAttr", Optional: true, Default: "false"},
			{Name: "will_return", Kind: "UnitAttr", Optional: true, Default: "false"},
			{Name: "op_bundle_sizes", Kind: "DenseI32ArrayAttr"},
			{Name: "op_bundle_tags", Kind: "ArrayAttr", Optional: true},
			{Name: "arg_attrs", Kind: "DictArrayAttr", Optional: true},
			{Name: "res_attrs", Kind: "DictArrayAttr", Optional: true},
			{Name: "no_inline", Kind: "UnitAttr", Optional: true, Default: "false"},
			{Name: "always_inline", Kind: "UnitAttr", Optional: true, Default: "false"},
			{Name: "inline_hint", Kind: "UnitAttr", Optional: true, Default: "false"},
			{Name: "access_groups", Kind: "LLVM_AccessGroupArrayAttr", Optional: true},
			{Name: "alias_scopes", Kind: "LLVM_AliasScopeArrayAttr", Optional: true},
			{Name: "noalias_scopes", Kind: "LLVM_AliasScopeArrayAttr", Optional: true},
			{Name: "tbaa", Kind: "LLVM_TBAATagArrayAttr", Optional: true},
		},
		Traits: []string{"AttrSizedOperandSegments"},
	})
	ExtractElement = define(Op{
		Name:     "llvm.extractelement",
		Format:   "$vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)",
		Operands: []Arg{{Name: "vector", Type: "LLVM dialect-compatible vector type"}, {Name: "position", Type: "signless integer"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Traits:   []string{"TypesMatch: result type matches vector element type"},
	})
	ExtractValue = define(Op{
		Name:     "llvm.extractvalue",
		Format:   "$container `` $position attr-dict `:` type($container) custom<InsertExtractValueElementType>(type($res), ref(type($container)), ref($position))",
		Operands: []Arg{{Name: "container", Type: "LLVM aggregate type"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Props: []Prop{
			{Name: "position", Kind: "DenseI64ArrayAttr"},
		},
	})
	InsertElement = define(Op{
		Name:     "llvm.insertelement",
		Format:   "$value `,` $vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)",
		Operands: []Arg{{Name: "vector", Type: "LLVM dialect-compatible vector type"}, {Name: "value", Type: "primitive LLVM type"}, {Name: "position", Type: "signless integer"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible vector type"}},
		Traits:   []string{"TypesMatch: argument type matches vector element type", "AllTypesMatch['res', 'vector']"},
	})
	InsertValue = define(Op{
		Name:     "llvm.insertvalue",
		Format:   "$value `,` $container `` $position attr-dict `:` type($container) custom<InsertExtractValueElementType>(type($value), ref(type($container)), ref($position))",
		Operands: []Arg{{Name: "container", Type: "LLVM aggregate type"}, {Name: "value", Type: "primitive LLVM type"}},
		Results:  []Arg{{Name: "res", Type: "LLVM aggregate type"}},
		Props: []Prop{
			{Name: "position", Kind: "DenseI64ArrayAttr"},
		},
		Traits: []string{"AllTypesMatch['container', 'res']"},
	})
	ShuffleVector = define(Op{
		Name:     "llvm.shufflevector",
		Format:   "$v1 `,` $v2 $mask attr-dict `:` type($v1) custom<ShuffleType>(ref(type($v1)), type($res), ref($mask))",
		Operands: []Arg{{Name: "v1", Type: "LLVM dialect-compatible vector type"}, {Name: "v2", Type: "LLVM dialect-compatible vector type"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible vector type"}},
		Props: []Prop{
			{Name: "mask", Kind: "DenseI32ArrayAttr"},
		},
		Traits: []string{"AllTypesMatch['v1', 'v2']"},
	})
	Select = define(Op{
		Name:     "llvm.select",
		Format:   "operands attr-dict `:` type($condition) `,` type($res)",
		Operands: []Arg{{Name: "condition", Type: "1-bit signless integer or LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "trueValue", Type: "LLVM dialect-compatible type"}, {Name: "falseValue", Type: "LLVM dialect-compatible type"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Props: []Prop{
			{Name: "fastmathFlags", Kind: "LLVM_FastmathFlagsAttr", Default: "{}", Enum: []string{"none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"}},
		},
		Traits: []string{"AllTypesMatch['trueValue', 'falseValue', 'res']"},
	})
	Freeze = define(Op{
		Name:     "llvm.freeze",
		Format:   "$val attr-dict `:` type($val)",
		Operands: []Arg{{Name: "val", Type: "LLVM dialect-compatible type"}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Traits:   []string{"SameOperandsAndResultType"},
	})
	Br = define(Op{
		Name:     "llvm.br",
		Format:   "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict",
		Operands: []Arg{{Name: "destOperands", Type: "LLVM dialect-compatible type", Many: Variadic}},
		Props: []Prop{
			{Name: "loop_annotation", Kind: "LoopAnnotationAttr", Optional: true},
		},
		Successors: []Succ{{"dest", false}},
		Traits:     []string{"IsTerminator"},
	})
	CondBr = define(Op{
		Name:     "llvm.cond_br",
		Format:   "$condition ( `weights` `(` $branch_weights^ `)` )? `,` $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,` $falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)? attr-dict",
		Operands: []Arg{{Name: "condition", Type: "1-bit signless integer"}, {Name: "trueDestOperands", Type: "LLVM dialect-compatible type", Many: Variadic}, {Name: "falseDestOperands", Type: "LLVM dialect-compatible type", Many: Variadic}},
		Props: []Prop{
			{Name: "branch_weights", Kind: "DenseI32ArrayAttr", Optional: true},
			{Name: "loop_annotation", Kind: "LoopAnnotationAttr", Optional: true},
		},
		Successors: []Succ{{"trueDest", false}, {"falseDest", false}},
		Traits:     []string{"AttrSizedOperandSegments", "IsTerminator"},
	})
	Return = define(Op{
		Name:     "llvm.return",
		Format:   "attr-dict ($arg^ `:` type($arg))?",
		Operands: []Arg{{Name: "arg", Type: "LLVM dialect-compatible type", Many: Optional}},
		Traits:   []string{"IsTerminator"},
	})
	Resume = define(Op{
		Name:     "llvm.resume",
		Format:   "$value attr-dict `:` type($value)",
		Operands: []Arg{{Name: "value", Type: "LLVM dialect-compatible type"}},
		Traits:   []string{"IsTerminator"},
	})
	Unreachable = define(Op{
		Name:   "llvm.unreachable",
		Format: "attr-dict",
		Traits: []string{"IsTerminator"},
	})
	Switch = define(Op{
		Name:     "llvm.switch",
		Format:   "$value `:` type($value) `,` $defaultDestination (`(` $defaultOperands^ `:` type($defaultOperands) `)`)? custom<SwitchOpCases>(ref(type($value)), $case_values, $caseDestinations, $caseOperands, type($caseOperands)) attr-dict",
		Operands: []Arg{{Name: "value", Type: "signless integer"}, {Name: "defaultOperands", Type: "any type", Many: Variadic}, {Name: "caseOperands", Type: "any type", Many: Groups}},
		Props: []Prop{
			{Name: "case_values", Kind: "AnyIntElementsAttr", Optional: true},
			{Name: "case_operand_segments", Kind: "DenseI32ArrayAttr"},
			{Name: "branch_weights", Kind: "DenseI32ArrayAttr", Optional: true},
		},
		Successors: []Succ{{"defaultDestination", false}, {"caseDestinations", true}},
		Traits:     []string{"AttrSizedOperandSegments", "IsTerminator"},
	})
	MlirAddressOf = define(Op{
		Name:    "llvm.mlir.addressof",
		Format:  "$global_name attr-dict `:` qualified(type($res))",
		Results: []Arg{{Name: "res", Type: "LLVM pointer type"}},
		Props: []Prop{
			{Name: "global_name", Kind: "FlatSymbolRefAttr"},
		},
		Traits: []string{"ConstantLike"},
	})
	MlirGlobal = define(Op{
		Name:   "llvm.mlir.global",
		Format: Custom,
		Props: []Prop{
			{Name: "global_type", Kind: "TypeAttr"},
			{Name: "constant", Kind: "UnitAttr", Optional: true, Default: "false"},
			{Name: "sym_name", Kind: "StrAttr"},
			{Name: "linkage", Kind: "Linkage"},
			{Name: "dso_local", Kind: "UnitAttr", Optional: true, Default: "false"},
			{Name: "thread_local_", Kind: "UnitAttr", Optional: true, Default: "false"},
			{Name: "externally_initialized", Kind: "UnitAttr", Optional: true, Default: "false"},
			{Name: "value", Kind: "AnyAttr", Optional: true},
			{Name: "alignment", Kind: "I64Attr", Optional: true},
			{Name: "addr_space", Kind: "I32Attr", Default: "0"},
			{Name: "unnamed_addr", Kind: "UnnamedAddr", Optional: true, Enum: []string{"", "local_unnamed_addr", "unnamed_addr"}},
			{Name: "section", Kind: "StrAttr", Optional: true},
			{Name: "comdat", Kind: "SymbolRefAttr", Optional: true},
			{Name: "dbg_exprs", Kind: "DIGlobalVariableExpressionArrayAttr", Optional: true},
			{Name: "visibility_", Kind: "Visibility", Default: "Default", Enum: []string{"", "hidden", "protected"}},
			{Name: "target_specific_attrs", Kind: "ArrayAttr", Optional: true},
		},
		Regions: []string{"initializer"},
		Traits:  []string{"IsIsolatedFromAbove", "SingleBlock", "SingleBlockImplicitTerminator<ReturnOp>::Impl", "SymbolOpInterface"},
	})
	MlirGlobalCtors = define(Op{
		Name:   "llvm.mlir.global_ctors",
		Format: "`ctors` `=` $ctors `,` `priorities` `=` $priorities `,` `data` `=` $data attr-dict",
		Props: []Prop{
			{Name: "ctors", Kind: "FlatSymbolRefArrayAttr"},
			{Name: "priorities", Kind: "I32ArrayAttr"},
			{Name: "data", Kind: "ArrayAttr"},
		},
	})
	MlirGlobalDtors = define(Op{
		Name:   "llvm.mlir.global_dtors",
		Format: "`dtors` `=` $dtors `,` `priorities` `=` $priorities `,` `data` `=` $data attr-dict",
		Props: []Prop{
			{Name: "dtors", Kind: "FlatSymbolRefArrayAttr"},
			{Name: "priorities", Kind: "I32ArrayAttr"},
			{Name: "data", Kind: "ArrayAttr"},
		},
	})
	MlirAlias = define(Op{
		Name:   "llvm.mlir.alias",
		Format: Custom,
		Props: []Prop{
			{Name: "alias_type", Kind: "TypeAttr"},
			{Name: "sym_name", Kind: "StrAttr"},
			{Name: "linkage", Kind: "Linkage"},
			{Name: "dso_local", Kind: "UnitAttr", Optional: true, Default: "false"},
			{Name: "thread_local_", Kind: "UnitAttr", Optional: true, Default: "false"},
			{Name: "unnamed_addr", Kind: "UnnamedAddr", Optional: true, Enum: []string{"", "local_unnamed_addr", "unnamed_addr"}},
			{Name: "visibility_", Kind: "Visibility", Default: "Default", Enum: []string{"", "hidden", "protected"}},
		},
		Regions: []string{"initializer"},
		Traits:  []string{"IsIsolatedFromAbove", "SingleBlock", "SingleBlockImplicitTerminator<ReturnOp>::Impl", "SymbolOpInterface"},
	})
	MlirIFunc = define(Op{
		Name:   "llvm.mlir.ifunc",
		Format: "custom<LLVMLinkage>($linkage) ($visibility_^)? ($unnamed_addr^)? $sym_name `:` $i_func_type `,` $resolver_type $resolver attr-dict",
		Props: []Prop{
			{Name: "sym_name", Kind: "SymbolNameAttr"},
			{Name: "i_func_type", Kind: "TypeAttr"},
			{Name: "resolver", Kind: "FlatSymbolRefAttr"},
			{Name: "resolver_type", Kind: "TypeAttr"},
			{Name: "linkage", Kind: "Linkage"},
			{Name: "dso_local", Kind: "UnitAttr", Optional: true, Default: "false"},
			{Name: "address_space", Kind: "I32Attr", Default: "0"},
			{Name: "unnamed_addr", Kind: "UnnamedAddr", Default: "None", Enum: []string{"", "local_unnamed_addr", "unnamed_addr"}},
			{Name: "visibility_", Kind: "Visibility", Default: "Default", Enum: []string{"", "hidden", "protected"}},
		},
		Traits: []string{"IsIsolatedFromAbove", "SymbolOpInterface"},
	})
	DSOLocalEquivalent = define(Op{
		Name:    "llvm.dso_local_equivalent",
		Format:  "$function_name attr-dict `:` qualified(type($res))",
		Results: []Arg{{Name: "res", Type: "LLVM pointer type"}},
		Props: []Prop{
			{Name: "function_name", Kind: "FlatSymbolRefAttr"},
		},
		Traits: []string{"ConstantLike"},
	})
	BlockAddress = define(Op{
		Name:    "llvm.blockaddress",
		Format:  "$block_addr attr-dict `:` qualified(type($res))",
		Results: []Arg{{Name: "res", Type: "LLVM pointer type"}},
		Props: []Prop{
			{Name: "block_addr", Kind: "LLVM_BlockAddressAttr"},
		},
		Traits: []string{"ConstantLike"},
	})
	BlockTag = define(Op{
		Name:   "llvm.blocktag",
		Format: "$tag attr-dict",
		Props: []Prop{
			{Name: "tag", Kind: "LLVM_BlockTagAttr"},
		},
	})
	IndirectBr = define(Op{
		Name:     "llvm.indirectbr",
		Format:   "$addr `:` type($addr) `,` custom<IndirectBrOpSucessors>(ref(type($addr)), $successors, $succOperands, type($succOperands)) attr-dict",
		Operands: []Arg{{Name: "addr", Type: "LLVM pointer type"}, {Name: "succOperands", Type: "any type", Many: Groups}},
		Props: []Prop{
			{Name: "indbr_operand_segments", Kind: "DenseI32ArrayAttr"},
		},
		Successors: []Succ{{"successors", true}},
		Traits:     []string{"OpTrait::SameVariadicOperandSize", "IsTerminator"},
	})
	ComdatSelector = define(Op{
		Name:   "llvm.comdat_selector",
		Format: "$sym_name $comdat attr-dict",
		Props: []Prop{
			{Name: "sym_name", Kind: "SymbolNameAttr"},
			{Name: "comdat", Kind: "Comdat", Enum: []string{"any", "exactmatch", "largest", "nodeduplicate", "samesize"}},
		},
		Traits: []string{"SymbolOpInterface"},
	})
	Comdat = define(Op{
		Name:   "llvm.comdat",
		Format: "$sym_name $body attr-dict",
		Props: []Prop{
			{Name: "sym_name", Kind: "SymbolNameAttr"},
		},
		Regions: []string{"body"},
		Traits:  []string{"NoTerminator", "NoRegionArguments", "SymbolTable", "SymbolOpInterface"},
	})
	Func = define(Op{
		Name:   "llvm.func",
		Format: Custom,
		Props: []Prop{
			{Name: "sym_name", Kind: "StrAttr"},
			{Name: "sym_visibility", Kind: "StrAttr", Optional: true},
			{Name: "function_type", Kind: "type attribute of LLVM function type"},
			{Name: "linkage", Kind: "Linkage", Default: "External"},
			{Name: "dso_local", Kind: "UnitAttr", Optional: true, Default: "false"},
			{Name: "CConv", Kind: "CConv", Default: "C"},
			{Name: "comdat", Kind: "SymbolRefAttr", Optional: true},
			{Name: "convergent", Kind: "UnitAttr", Optional: true},
			{Name: "personality", Kind: "FlatSymbolRefAttr", Optional: true},
			{Name: "garbageCollector", Kind: "StrAttr", Optional: true},
			{Name: "passthrough", Kind: "ArrayAttr", Optional: true},
			{Name: "arg_attrs", Kind: "DictArrayAttr", Optional: true},
			{Name: "res_attrs", Kind: "DictArrayAttr", Optional: true},
			{Name: "function_entry_count", Kind: "I64Attr", Optional: true},
			{Name: "memory_effects", Kind: "LLVM_MemoryEffectsAttr", Optional: true},
			{Name: "visibility_", Kind: "Visibility", Default: "Default", Enum: []string{"", "hidden", "protected"}},
			{Name: "arm_streaming", Kind: "UnitAttr", Optional: true},
			{Name: "arm_locally_streaming", Kind: "UnitAttr", Optional: true},
			{Name: "arm_streaming_compatible", Kind: "UnitAttr", Optional: true},
			{Name: "arm_new_za", Kind: "UnitAttr", Optional: true},
			{Name: "arm_in_za", Kind: "UnitAttr", Optional: true},
			{Name: "arm_out_za", Kind: "UnitAttr", Optional: true},
			{Name: "arm_inout_za", Kind: "UnitAttr", Optional: true},
			{Name: "arm_preserves_za", Kind: "UnitAttr", Optional: true},
			{Name: "section", Kind: "StrAttr", Optional: true},
			{Name: "unnamed_addr", Kind: "UnnamedAddr", Optional: true, Enum: []string{"", "local_unnamed_addr", "unnamed_addr"}},
			{Name: "alignment", Kind: "I64Attr", Optional: true},
			{Name: "vscale_range", Kind: "LLVM_VScaleRangeAttr", Optional: true},
			{Name: "frame_pointer", Kind: "FramePointerKindAttr", Optional: true},
			{Name: "target_cpu", Kind: "StrAttr", Optional: true},
			{Name: "tune_cpu", Kind: "StrAttr", Optional: true},
			{Name: "reciprocal_estimates", Kind: "StrAttr", Optional: true},
			{Name: "prefer_vector_width", Kind: "StrAttr", Optional: true},
			{Name: "target_features", Kind: "LLVM_TargetFeaturesAttr", Optional: true},
			{Name: "no_infs_fp_math", Kind: "BoolAttr", Optional: true},
			{Name: "no_nans_fp_math", Kind: "BoolAttr", Optional: true},
			{Name: "no_signed_zeros_fp_math", Kind: "BoolAttr", Optional: true},
			{Name: "denormal_fp_math", Kind: "StrAttr", Optional: true},
			{Name: "denormal_fp_math_f32", Kind: "StrAttr", Optional: true},
			{Name: "fp_contract", Kind: "StrAttr", Optional: true},
			{Name: "instrument_function_entry", Kind: "StrAttr", Optional: true},
			{Name: "instrument_function_exit", Kind: "StrAttr", Optional: true},
			{Name: "no_inline", Kind: "UnitAttr", Optional: true},
			{Name: "always_inline", Kind: "UnitAttr", Optional: true},
			{Name: "inline_hint", Kind: "UnitAttr", Optional: true},
			{Name: "no_unwind", Kind: "UnitAttr", Optional: true},
			{Name: "will_return", Kind: "UnitAttr", Optional: true},
			{Name: "optimize_none", Kind: "UnitAttr", Optional: true},
			{Name: "vec_type_hint", Kind: "LLVM_VecTypeHintAttr", Optional: true},
			{Name: "work_group_size_hint", Kind: "DenseI32ArrayAttr", Optional: true},
			{Name: "reqd_work_group_size", Kind: "DenseI32ArrayAttr", Optional: true},
			{Name: "intel_reqd_sub_group_size", Kind: "I32Attr", Optional: true},
			{Name: "uwtable_kind", Kind: "UWTableKindAttr", Optional: true},
		},
		Regions: []string{"body"},
		Traits:  []string{"IsIsolatedFromAbove"},
	})
	MlirNone = define(Op{
		Name:    "llvm.mlir.none",
		Format:  "attr-dict `:` type($res)",
		Results: []Arg{{Name: "res", Type: "LLVM token type"}},
	})
	MlirUndef = define(Op{
		Name:    "llvm.mlir.undef",
		Format:  "attr-dict `:` type($res)",
		Results: []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Traits:  []string{"ConstantLike"},
	})
	MlirPoison = define(Op{
		Name:    "llvm.mlir.poison",
		Format:  "attr-dict `:` type($res)",
		Results: []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Traits:  []string{"ConstantLike"},
	})
	MlirZero = define(Op{
		Name:    "llvm.mlir.zero",
		Format:  "attr-dict `:` type($res)",
		Results: []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Traits:  []string{"ConstantLike"},
	})
	MlirConstant = define(Op{
		Name:    "llvm.mlir.constant",
		Format:  "`(` $value `)` attr-dict `:` type($res)",
		Results: []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Props: []Prop{
			{Name: "value", Kind: "AnyAttr"},
		},
		Traits: []string{"ConstantLike"},
	})
	AtomicRMW = define(Op{
		Name:     "llvm.atomicrmw",
		Format:   "(`volatile` $volatile_^)? $bin_op $ptr `,` $val (`syncscope` `(` $syncscope^ `)`)? $ordering attr-dict `:` qualified(type($ptr)) `,` type($val)",
		Operands: []Arg{{Name: "ptr", Type: "LLVM pointer type"}, {Name: "val", Type: "floating point LLVM type or LLVM pointer type or signless integer or LLVM dialect-compatible fixed-length vector type"}},
		Results:  []Arg{{Name: "res", Type: "floating point LLVM type or LLVM pointer type or signless integer or LLVM dialect-compatible fixed-length vector type"}},
		Props: []Prop{
			{Name: "bin_op", Kind: "AtomicBinOp", Enum: []string{"xchg", "add", "sub", "_and", "nand", "_or", "_xor", "max", "min", "umax", "umin", "fadd", "fsub", "fmax", "fmin", "uinc_wrap", "udec_wrap", "usub_cond", "usub_sat", "fmaximum", "fminimum"}},
			{Name: "ordering", Kind: "AtomicOrdering", Enum: []string{"not_atomic", "unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"}},
			{Name: "syncscope", Kind: "StrAttr", Optional: true},
			{Name: "alignment", Kind: "I64Attr", Optional: true},
			{Name: "volatile_", Kind: "UnitAttr", Optional: true, Default: "false"},
			{Name: "access_groups", Kind: "LLVM_AccessGroupArrayAttr", Optional: true},
			{Name: "alias_scopes", Kind: "LLVM_AliasScopeArrayAttr", Optional: true},
			{Name: "noalias_scopes", Kind: "LLVM_AliasScopeArrayAttr", Optional: true},
			{Name: "tbaa", Kind: "LLVM_TBAATagArrayAttr", Optional: true},
		},
		Traits: []string{"TypesMatch: result #0 and operand #1 have the same type"},
	})
	CmpXchg = define(Op{
		Name:     "llvm.cmpxchg",
		Format:   "(`weak` $weak^)? (`volatile` $volatile_^)? $ptr `,` $cmp `,` $val (`syncscope` `(` $syncscope^ `)`)? $success_ordering $failure_ordering attr-dict `:` qualified(type($ptr)) `,` type($val)",
		Operands: []Arg{{Name: "ptr", Type: "LLVM pointer type"}, {Name: "cmp", Type: "signless integer or LLVM pointer type"}, {Name: "val", Type: "signless integer or LLVM pointer type"}},
		Results:  []Arg{{Name: "res", Type: "LLVM structure type"}},
		Props: []Prop{
			{Name: "success_ordering", Kind: "AtomicOrdering", Enum: []string{"not_atomic", "unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"}},
			{Name: "failure_ordering", Kind: "AtomicOrdering", Enum: []string{"not_atomic", "unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"}},
			{Name: "syncscope", Kind: "StrAttr", Optional: true},
			{Name: "alignment", Kind: "I64Attr", Optional: true},
			{Name: "weak", Kind: "UnitAttr", Optional: true, Default: "false"},
			{Name: "volatile_", Kind: "UnitAttr", Optional: true, Default: "false"},
			{Name: "access_groups", Kind: "LLVM_AccessGroupArrayAttr", Optional: true},
			{Name: "alias_scopes", Kind: "LLVM_AliasScopeArrayAttr", Optional: true},
			{Name: "noalias_scopes", Kind: "LLVM_AliasScopeArrayAttr", Optional: true},
			{Name: "tbaa", Kind: "LLVM_TBAATagArrayAttr", Optional: true},
		},
		Traits: []string{"TypesMatch: operand #1 and operand #2 have the same type", "TypesMatch: result #0 has an LLVM struct type consisting of the type of operand #2 and a bool"},
	})
	Fence = define(Op{
		Name:   "llvm.fence",
		Format: "(`syncscope` `(` $syncscope^ `)`)? $ordering attr-dict",
		Props: []Prop{
			{Name: "ordering", Kind: "AtomicOrdering", Enum: []string{"not_atomic", "unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"}},
			{Name: "syncscope", Kind: "StrAttr", Optional: true},
		},
	})
	InlineAsm = define(Op{
		Name:     "llvm.inline_asm",
		Format:   "(`has_side_effects` $has_side_effects^)? (`is_align_stack` $is_align_stack^)? (`tail_call_kind` `=` $tail_call_kind^)? (`asm_dialect` `=` $asm_dialect^)? (`operand_attrs` `=` $operand_attrs^)? attr-dict $asm_string `,` $constraints operands `:` functional-type(operands, results)",
		Operands: []Arg{{Name: "operands", Type: "LLVM dialect-compatible type", Many: Variadic}},
		Results:  []Arg{{Name: "res", Type: "LLVM dialect-compatible type", Many: Optional}},
		Props: []Prop{
			{Name: "asm_string", Kind: "StrAttr"},
			{Name: "constraints", Kind: "StrAttr"},
			{Name: "has_side_effects", Kind: "UnitAttr", Optional: true, Default: "false"},
			{Name: "is_align_stack", Kind: "UnitAttr", Optional: true, Default: "false"},
			{Name: "tail_call_kind", Kind: "TailCallKind", Default: "None"},
			{Name: "asm_dialect", Kind: "AsmATTOrIntel", Optional: true, Default: "AD_ATT", Enum: []string{"att", "intel"}},
			{Name: "operand_attrs", Kind: "ArrayAttr", Optional: true},
		},
	})
	CallIntrinsic = define(Op{
		Name:     "llvm.call_intrinsic",
		Format:   Custom,
		Operands: []Arg{{Name: "args", Type: "LLVM dialect-compatible type", Many: Variadic}, {Name: "op_bundle_operands", Type: "LLVM dialect-compatible type", Many: Groups}},
		Results:  []Arg{{Name: "results", Type: "LLVM dialect-compatible type", Many: Optional}},
		Props: []Prop{
			{Name: "intrin", Kind: "StrAttr"},
			{Name: "fastmathFlags", Kind: "LLVM_FastmathFlagsAttr", Default: "{}", Enum: []string{"none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"}},
			{Name: "op_bundle_sizes", Kind: "DenseI32ArrayAttr"},
			{Name: "op_bundle_tags", Kind: "ArrayAttr", Optional: true},
			{Name: "arg_attrs", Kind: "DictArrayAttr", Optional: true},
			{Name: "res_attrs", Kind: "DictArrayAttr", Optional: true},
		},
		Traits: []string{"AttrSizedOperandSegments"},
	})
	LinkerOptions = define(Op{
		Name:   "llvm.linker_options",
		Format: "$options attr-dict",
		Props: []Prop{
			{Name: "options", Kind: "StrArrayAttr"},
		},
	})
	ModuleFlags = define(Op{
		Name:   "llvm.module_flags",
		Format: "$flags attr-dict",
		Props: []Prop{
			{Name: "flags", Kind: "ArrayAttr"},
		},
	})
)
