package op

// The vector-predication operations of the llvm dialect, version 22.
var (
	IntrVPAdd = define(Op{
		Name:      "llvm.intr.vp.add",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "lhs", Type: "LLVM dialect-compatible vector of signless integer"}, {Name: "rhs", Type: "LLVM dialect-compatible vector of signless integer"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "evl", Type: "32-bit signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.vp.add",
	})
	IntrVPSub = define(Op{
		Name:      "llvm.intr.vp.sub",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "lhs", Type: "LLVM dialect-compatible vector of signless integer"}, {Name: "rhs", Type: "LLVM dialect-compatible vector of signless integer"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "evl", Type: "32-bit signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.vp.sub",
	})
	IntrVPMul = define(Op{
		Name:      "llvm.intr.vp.mul",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "lhs", Type: "LLVM dialect-compatible vector of signless integer"}, {Name: "rhs", Type: "LLVM dialect-compatible vector of signless integer"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "evl", Type: "32-bit signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.vp.mul",
	})
	IntrVPSDiv = define(Op{
		Name:      "llvm.intr.vp.sdiv",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "lhs", Type: "LLVM dialect-compatible vector of signless integer"}, {Name: "rhs", Type: "LLVM dialect-compatible vector of signless integer"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "evl", Type: "32-bit signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.vp.sdiv",
	})
	IntrVPUDiv = define(Op{
		Name:      "llvm.intr.vp.udiv",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "lhs", Type: "LLVM dialect-compatible vector of signless integer"}, {Name: "rhs", Type: "LLVM dialect-compatible vector of signless integer"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "evl", Type: "32-bit signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.vp.udiv",
	})
	IntrVPSRem = define(Op{
		Name:      "llvm.intr.vp.srem",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "lhs", Type: "LLVM dialect-compatible vector of signless integer"}, {Name: "rhs", Type: "LLVM dialect-compatible vector of signless integer"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "evl", Type: "32-bit signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.vp.srem",
	})
	IntrVPURem = define(Op{
		Name:      "llvm.intr.vp.urem",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "lhs", Type: "LLVM dialect-compatible vector of signless integer"}, {Name: "rhs", Type: "LLVM dialect-compatible vector of signless integer"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "evl", Type: "32-bit signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.vp.urem",
	})
	IntrVPAShr = define(Op{
		Name:      "llvm.intr.vp.ashr",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "lhs", Type: "LLVM dialect-compatible vector of signless integer"}, {Name: "rhs", Type: "LLVM dialect-compatible vector of signless integer"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "evl", Type: "32-bit signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.vp.ashr",
	})
	IntrVPLShr = define(Op{
		Name:      "llvm.intr.vp.lshr",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "lhs", Type: "LLVM dialect-compatible vector of signless integer"}, {Name: "rhs", Type: "LLVM dialect-compatible vector of signless integer"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "evl", Type: "32-bit signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.vp.lshr",
	})
	IntrVPShl = define(Op{
		Name:      "llvm.intr.vp.shl",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "lhs", Type: "LLVM dialect-compatible vector of signless integer"}, {Name: "rhs", Type: "LLVM dialect-compatible vector of signless integer"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "evl", Type: "32-bit signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.vp.shl",
	})
	IntrVPOr = define(Op{
		Name:      "llvm.intr.vp.or",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "lhs", Type: "LLVM dialect-compatible vector of signless integer"}, {Name: "rhs", Type: "LLVM dialect-compatible vector of signless integer"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "evl", Type: "32-bit signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.vp.or",
	})
	IntrVPAnd = define(Op{
		Name:      "llvm.intr.vp.and",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "lhs", Type: "LLVM dialect-compatible vector of signless integer"}, {Name: "rhs", Type: "LLVM dialect-compatible vector of signless integer"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "evl", Type: "32-bit signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.vp.and",
	})
	IntrVPXor = define(Op{
		Name:      "llvm.intr.vp.xor",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "lhs", Type: "LLVM dialect-compatible vector of signless integer"}, {Name: "rhs", Type: "LLVM dialect-compatible vector of signless integer"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "evl", Type: "32-bit signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.vp.xor",
	})
	IntrVPSMax = define(Op{
		Name:      "llvm.intr.vp.smax",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "lhs", Type: "LLVM dialect-compatible vector of signless integer"}, {Name: "rhs", Type: "LLVM dialect-compatible vector of signless integer"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "evl", Type: "32-bit signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.vp.smax",
	})
	IntrVPSMin = define(Op{
		Name:      "llvm.intr.vp.smin",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "lhs", Type: "LLVM dialect-compatible vector of signless integer"}, {Name: "rhs", Type: "LLVM dialect-compatible vector of signless integer"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "evl", Type: "32-bit signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.vp.smin",
	})
	IntrVPUMax = define(Op{
		Name:      "llvm.intr.vp.umax",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "lhs", Type: "LLVM dialect-compatible vector of signless integer"}, {Name: "rhs", Type: "LLVM dialect-compatible vector of signless integer"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "evl", Type: "32-bit signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.vp.umax",
	})
	IntrVPUMin = define(Op{
		Name:      "llvm.intr.vp.umin",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "lhs", Type: "LLVM dialect-compatible vector of signless integer"}, {Name: "rhs", Type: "LLVM dialect-compatible vector of signless integer"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "evl", Type: "32-bit signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.vp.umin",
	})
	IntrVPFAdd = define(Op{
		Name:      "llvm.intr.vp.fadd",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "lhs", Type: "LLVM dialect-compatible vector of floating-point"}, {Name: "rhs", Type: "LLVM dialect-compatible vector of floating-point"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "evl", Type: "32-bit signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.vp.fadd",
	})
	IntrVPFSub = define(Op{
		Name:      "llvm.intr.vp.fsub",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "lhs", Type: "LLVM dialect-compatible vector of floating-point"}, {Name: "rhs", Type: "LLVM dialect-compatible vector of floating-point"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "evl", Type: "32-bit signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.vp.fsub",
	})
	IntrVPFMul = define(Op{
		Name:      "llvm.intr.vp.fmul",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "lhs", Type: "LLVM dialect-compatible vector of floating-point"}, {Name: "rhs", Type: "LLVM dialect-compatible vector of floating-point"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "evl", Type: "32-bit signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.vp.fmul",
	})
	IntrVPFDiv = define(Op{
		Name:      "llvm.intr.vp.fdiv",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "lhs", Type: "LLVM dialect-compatible vector of floating-point"}, {Name: "rhs", Type: "LLVM dialect-compatible vector of floating-point"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "evl", Type: "32-bit signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.vp.fdiv",
	})
	IntrVPFRem = define(Op{
		Name:      "llvm.intr.vp.frem",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "lhs", Type: "LLVM dialect-compatible vector of floating-point"}, {Name: "rhs", Type: "LLVM dialect-compatible vector of floating-point"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "evl", Type: "32-bit signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.vp.frem",
	})
	IntrVPFNeg = define(Op{
		Name:      "llvm.intr.vp.fneg",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "op", Type: "LLVM dialect-compatible vector of floating-point"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "evl", Type: "32-bit signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.vp.fneg",
	})
	IntrVPFMulAdd = define(Op{
		Name:      "llvm.intr.vp.fmuladd",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "op1", Type: "LLVM dialect-compatible vector of floating-point"}, {Name: "op2", Type: "LLVM dialect-compatible vector of floating-point"}, {Name: "op3", Type: "LLVM dialect-compatible vector of floating-point"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "evl", Type: "32-bit signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.vp.fmuladd",
	})
	IntrVPFMA = define(Op{
		Name:      "llvm.intr.vp.fma",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "op1", Type: "LLVM dialect-compatible vector of floating-point"}, {Name: "op2", Type: "LLVM dialect-compatible vector of floating-point"}, {Name: "op3", Type: "LLVM dialect-compatible vector of floating-point"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "evl", Type: "32-bit signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.vp.fma",
	})
	IntrVPReduceAdd = define(Op{
		Name:      "llvm.intr.vp.reduce.add",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "satrt_value", Type: "signless integer"}, {Name: "val", Type: "LLVM dialect-compatible vector of signless integer"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "evl", Type: "32-bit signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.vp.reduce.add",
	})
	IntrVPReduceMul = define(Op{
		Name:      "llvm.intr.vp.reduce.mul",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "satrt_value", Type: "signless integer"}, {Name: "val", Type: "LLVM dialect-compatible vector of signless integer"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "evl", Type: "32-bit signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.vp.reduce.mul",
	})
	IntrVPReduceAnd = define(Op{
		Name:      "llvm.intr.vp.reduce.and",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "satrt_value", Type: "signless integer"}, {Name: "val", Type: "LLVM dialect-compatible vector of signless integer"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "evl", Type: "32-bit signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.vp.reduce.and",
	})
	IntrVPReduceOr = define(Op{
		Name:      "llvm.intr.vp.reduce.or",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "satrt_value", Type: "signless integer"}, {Name: "val", Type: "LLVM dialect-compatible vector of signless integer"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "evl", Type: "32-bit signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.vp.reduce.or",
	})
	IntrVPReduceXor = define(Op{
		Name:      "llvm.intr.vp.reduce.xor",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "satrt_value", Type: "signless integer"}, {Name: "val", Type: "LLVM dialect-compatible vector of signless integer"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "evl", Type: "32-bit signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.vp.reduce.xor",
	})
	IntrVPReduceSMax = define(Op{
		Name:      "llvm.intr.vp.reduce.smax",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "satrt_value", Type: "signless integer"}, {Name: "val", Type: "LLVM dialect-compatible vector of signless integer"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "evl", Type: "32-bit signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.vp.reduce.smax",
	})
	IntrVPReduceSMin = define(Op{
		Name:      "llvm.intr.vp.reduce.smin",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "satrt_value", Type: "signless integer"}, {Name: "val", Type: "LLVM dialect-compatible vector of signless integer"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "evl", Type: "32-bit signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.vp.reduce.smin",
	})
	IntrVPReduceUMax = define(Op{
		Name:      "llvm.intr.vp.reduce.umax",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "satrt_value", Type: "signless integer"}, {Name: "val", Type: "LLVM dialect-compatible vector of signless integer"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "evl", Type: "32-bit signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.vp.reduce.umax",
	})
	IntrVPReduceUMin = define(Op{
		Name:      "llvm.intr.vp.reduce.umin",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "satrt_value", Type: "signless integer"}, {Name: "val", Type: "LLVM dialect-compatible vector of signless integer"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "evl", Type: "32-bit signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.vp.reduce.umin",
	})
	IntrVPReduceFAdd = define(Op{
		Name:      "llvm.intr.vp.reduce.fadd",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "satrt_value", Type: "floating-point"}, {Name: "val", Type: "LLVM dialect-compatible vector of floating-point"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "evl", Type: "32-bit signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.vp.reduce.fadd",
	})
	IntrVPReduceFMul = define(Op{
		Name:      "llvm.intr.vp.reduce.fmul",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "satrt_value", Type: "floating-point"}, {Name: "val", Type: "LLVM dialect-compatible vector of floating-point"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "evl", Type: "32-bit signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.vp.reduce.fmul",
	})
	IntrVPReduceFMax = define(Op{
		Name:      "llvm.intr.vp.reduce.fmax",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "satrt_value", Type: "floating-point"}, {Name: "val", Type: "LLVM dialect-compatible vector of floating-point"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "evl", Type: "32-bit signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.vp.reduce.fmax",
	})
	IntrVPReduceFMin = define(Op{
		Name:      "llvm.intr.vp.reduce.fmin",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "satrt_value", Type: "floating-point"}, {Name: "val", Type: "LLVM dialect-compatible vector of floating-point"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "evl", Type: "32-bit signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.vp.reduce.fmin",
	})
	IntrVPSelect = define(Op{
		Name:      "llvm.intr.vp.select",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "cond", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "true_val", Type: "LLVM dialect-compatible vector type"}, {Name: "false_val", Type: "LLVM dialect-compatible vector type"}, {Name: "evl", Type: "32-bit signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.vp.select",
	})
	IntrVPMerge = define(Op{
		Name:      "llvm.intr.vp.merge",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "cond", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "true_val", Type: "LLVM dialect-compatible vector type"}, {Name: "false_val", Type: "LLVM dialect-compatible vector type"}, {Name: "evl", Type: "32-bit signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.vp.merge",
	})
	IntrVPLoad = define(Op{
		Name:      "llvm.intr.vp.load",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "ptr", Type: "LLVM pointer type"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "evl", Type: "32-bit signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.vp.load",
	})
	IntrVPStore = define(Op{
		Name:      "llvm.intr.vp.store",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "val", Type: "LLVM dialect-compatible vector type"}, {Name: "ptr", Type: "LLVM pointer type"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "evl", Type: "32-bit signless integer"}},
		Intrinsic: "llvm.vp.store",
	})
	IntrExperimentalVPStridedLoad = define(Op{
		Name:      "llvm.intr.experimental.vp.strided.load",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "ptr", Type: "LLVM pointer type"}, {Name: "stride", Type: "signless integer"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "evl", Type: "32-bit signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.experimental.vp.strided.load",
	})
	IntrExperimentalVPStridedStore = define(Op{
		Name:      "llvm.intr.experimental.vp.strided.store",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "val", Type: "LLVM dialect-compatible vector type"}, {Name: "ptr", Type: "LLVM pointer type"}, {Name: "stride", Type: "signless integer"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "evl", Type: "32-bit signless integer"}},
		Intrinsic: "llvm.experimental.vp.strided.store",
	})
	IntrVPTrunc = define(Op{
		Name:      "llvm.intr.vp.trunc",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "src", Type: "LLVM dialect-compatible vector of signless integer"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "evl", Type: "32-bit signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.vp.trunc",
	})
	IntrVPZExt = define(Op{
		Name:      "llvm.intr.vp.zext",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "src", Type: "LLVM dialect-compatible vector of signless integer"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "evl", Type: "32-bit signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.vp.zext",
	})
	IntrVPSExt = define(Op{
		Name:      "llvm.intr.vp.sext",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "src", Type: "LLVM dialect-compatible vector of signless integer"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "evl", Type: "32-bit signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.vp.sext",
	})
	IntrVPFPTrunc = define(Op{
		Name:      "llvm.intr.vp.fptrunc",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "src", Type: "LLVM dialect-compatible vector of floating-point"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "evl", Type: "32-bit signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.vp.fptrunc",
	})
	IntrVPFPExt = define(Op{
		Name:      "llvm.intr.vp.fpext",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "src", Type: "LLVM dialect-compatible vector of floating-point"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "evl", Type: "32-bit signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.vp.fpext",
	})
	IntrVPFPToUI = define(Op{
		Name:      "llvm.intr.vp.fptoui",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "src", Type: "LLVM dialect-compatible vector of floating-point"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "evl", Type: "32-bit signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.vp.fptoui",
	})
	IntrVPFPToSI = define(Op{
		Name:      "llvm.intr.vp.fptosi",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "src", Type: "LLVM dialect-compatible vector of floating-point"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "evl", Type: "32-bit signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.vp.fptosi",
	})
	IntrVPUIToFP = define(Op{
		Name:      "llvm.intr.vp.uitofp",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "src", Type: "LLVM dialect-compatible vector of signless integer"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "evl", Type: "32-bit signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.vp.uitofp",
	})
	IntrVPSIToFP = define(Op{
		Name:      "llvm.intr.vp.sitofp",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "src", Type: "LLVM dialect-compatible vector of signless integer"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "evl", Type: "32-bit signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.vp.sitofp",
	})
	IntrVPPtrToInt = define(Op{
		Name:      "llvm.intr.vp.ptrtoint",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "src", Type: "LLVM dialect-compatible vector of LLVM pointer type"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "evl", Type: "32-bit signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.vp.ptrtoint",
	})
	IntrVPIntToPtr = define(Op{
		Name:      "llvm.intr.vp.inttoptr",
		Format:    GenericOnly,
		Operands:  []Arg{{Name: "src", Type: "LLVM dialect-compatible vector of signless integer"}, {Name: "mask", Type: "LLVM dialect-compatible vector of 1-bit signless integer"}, {Name: "evl", Type: "32-bit signless integer"}},
		Results:   []Arg{{Name: "res", Type: "LLVM dialect-compatible type"}},
		Intrinsic: "llvm.vp.inttoptr",
	})
)
