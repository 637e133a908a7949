package dialect

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// entryOps is the operations of the body of the entry block of @f, which holds text.
func entryOps(t *testing.T, text string) []*Operation {
	m := parseText(t, "input", "llvm.func @g(i32)\nllvm.func @v(i32, ...) -> i32\n"+
		"llvm.func @f(%i: i32, %l: i64, %p: !llvm.ptr, %c: i1, %v: vector<2xi32>, %x: f32, %s: !llvm.struct<(i32, array<2 x i8>)>) {\n"+text+"\n  llvm.return\n}")
	return m.Op.Lookup("f").Body()[0].Ops
}

func TestAccessFlags(t *testing.T) {
	ops := entryOps(t, `
  %0 = llvm.add %i, %i overflow<nuw> : i32
  %1 = llvm.add %i, %i {overflowFlags = 3 : i32} : i32
  %2 = llvm.fadd %x, %x {fastmathFlags = #llvm.fastmath<nsz, nnan>} : f32
  %3 = llvm.fadd %x, %x : f32
  %4 = llvm.icmp "uge" %i, %i : i32
  %5 = llvm.fcmp "une" %x, %x : f32
  %6 = llvm.load volatile %p atomic syncscope("one") acquire {alignment = 8 : i64} : !llvm.ptr -> i32
  %7 = llvm.atomicrmw _xor %p, %i seq_cst : !llvm.ptr, i32
  %8 = llvm.zext nneg %i : i32 to i64
  %9 = "llvm.intr.ctlz"(%i) <{is_zero_poison = true}> : (i32) -> i32
  %10 = "llvm.intr.abs"(%i) <{is_int_min_poison = false}> : (i32) -> i32
  %11 = llvm.cmpxchg weak %p, %i, %i acq_rel monotonic : !llvm.ptr, i32`)
	nsw, nuw := ops[0].OverflowFlags()
	require.False(t, nsw)
	require.True(t, nuw)
	nsw, nuw = ops[1].OverflowFlags() // an attribute of that name promises nothing
	require.False(t, nsw || nuw)
	require.Equal(t, NNaN|NSZ, ops[2].FastMath())
	require.Equal(t, "nnan, nsz", ops[2].FastMath().String())
	require.Equal(t, FastMathFlags(0), ops[3].FastMath())
	require.Equal(t, ICmpUGE, ops[4].ICmpPredicate())
	require.Equal(t, "uge", ops[4].ICmpPredicate().String())
	require.Equal(t, FCmpUnordered|FCmpLess|FCmpGreater, ops[5].FCmpPredicate())
	require.Equal(t, "une", ops[5].FCmpPredicate().String())
	load := ops[6]
	require.Equal(t, Acquire, load.Ordering("ordering"))
	require.Equal(t, "one", load.StringProp("syncscope"))
	require.EqualValues(t, 8, load.Alignment())
	require.True(t, load.BoolProp("volatile_"))
	require.False(t, load.BoolProp("invariant"))
	require.Equal(t, "_xor", ops[7].AtomicBinOp())
	require.Equal(t, SeqCst, ops[7].Ordering("ordering"))
	require.True(t, ops[8].BoolProp("nonNeg"))
	require.True(t, ops[9].BoolProp("is_zero_poison"))
	require.False(t, ops[10].BoolProp("is_int_min_poison"))
	cas := ops[11]
	require.Equal(t, AcqRel, cas.Ordering("success_ordering"))
	require.Equal(t, Monotonic, cas.Ordering("failure_ordering"))
	require.Equal(t, "!llvm.struct<(i32, i1)>", cas.Result().Type.String())
	require.Equal(t, NotAtomic, entryOps(t, "  %0 = llvm.load %p : !llvm.ptr -> i32")[0].Ordering("ordering"))
}

func TestAccessParts(t *testing.T) {
	ops := entryOps(t, `
  %0 = llvm.getelementptr inbounds|nuw %p[%l, 1, -2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x i8>)>
  %1 = llvm.extractvalue %s[1, 0] : !llvm.struct<(i32, array<2 x i8>)>
  %2 = llvm.shufflevector %v, %v [3, -1, 0] : vector<2xi32>
  llvm.call @g(%i) : (i32 {llvm.noundef, llvm.align = 4 : i64}) -> ()
  %4 = llvm.call fastcc tail %p(%i) ["deopt"(%l : i64), "none"()] : !llvm.ptr, (i32) -> (i64 {llvm.zeroext})
`)
	gep := ops[0]
	require.Equal(t, GEPInBounds|GEPNUSW|GEPNUW, gep.GEPFlags())
	require.Equal(t, []GEPIndex{{Value: gep.Operands[1]}, {Const: 1}, {Const: -2}}, gep.GEPIndices())
	require.Equal(t, "!llvm.struct<(i32, array<4 x i8>)>", gep.TypeProp("elem_type").String())
	require.Equal(t, []int64{1, 0}, ops[1].Position())
	require.Equal(t, Type(Int(8)), ops[1].Result().Type)
	require.Equal(t, []int32{3, -1, 0}, ops[2].Mask())
	require.Equal(t, "vector<3xi32>", ops[2].Result().Type.String())

	call := ops[3]
	sym, indirect, args := call.Callee()
	require.Equal(t, "g", sym)
	require.Nil(t, indirect)
	require.Equal(t, call.Operands, args)
	require.True(t, call.ArgAttrs(0).Bool("llvm.noundef"))
	n, ok := call.ArgAttrs(0).Int("llvm.align")
	require.True(t, ok)
	require.EqualValues(t, 4, n)
	require.Nil(t, call.ArgAttrs(1))
	require.Nil(t, call.ResAttrs(0))
	require.Equal(t, "!llvm.func<void (i32)>", call.CalleeType().String())

	call = ops[4]
	_, indirect, args = call.Callee()
	require.Same(t, call.Operands[0], indirect)
	require.Len(t, args, 1)
	require.Equal(t, "fastcc", call.CConv())
	require.Equal(t, "tail", call.TailCallKind())
	tags, vals := call.Bundles()
	require.Equal(t, []string{"deopt", "none"}, tags)
	require.Len(t, vals[0], 1)
	require.Empty(t, vals[1])
	require.True(t, call.ResAttrs(0).Bool("llvm.zeroext"))
}

func TestAccessBranches(t *testing.T) {
	m := parseText(t, "input", `
llvm.mlir.global internal constant @g(dense<[1, -1]> : tensor<2xi8>) {alignment = 2 : i64} : !llvm.array<2 x i8>
llvm.func internal @f(%b: i8, %c: i1, %i: i32) -> i32 {
  llvm.switch %b : i8, ^a(%i : i32) [
    255: ^b(%i, %c : i32, i1),
    7: ^a(%i : i32)
  ]
^a(%x: i32):
  llvm.cond_br %c, ^a(%x : i32), ^b(%x, %c : i32, i1)
^b(%y: i32, %z: i1):
  "llvm.br"(%y)[^a] : (i32) -> ()
}
llvm.func @w(%p: i128) {
  llvm.switch %p : i128, ^a [-3: ^a]
^a:
  llvm.return
}`)
	g, f := m.Op.Lookup("g"), m.Op.Lookup("f")
	require.Equal(t, "dense<[1, -1]> : tensor<2xi8>", g.ConstantValue().String())
	require.Equal(t, "internal", g.Linkage())
	require.True(t, f.BoolProp("sym_name"))
	require.Equal(t, "!llvm.func<i32 (i8, i1, i32)>", f.FuncType().String())
	require.False(t, f.IsDeclaration())
	blocks := f.Body()
	sw := blocks[0].Ops[0]
	cases := sw.SwitchCases()
	require.Len(t, cases, 2)
	require.Equal(t, "-1", cases[0].String())
	require.Equal(t, "7", cases[1].String())
	require.Len(t, sw.Successors, 3)
	require.Same(t, blocks[1], sw.Successors[0].Block)
	require.Len(t, sw.Successors[1].Args, 2)
	require.Len(t, sw.Successors[2].Args, 1)
	require.Same(t, sw.Operands[0], sw.Operand("value"))
	require.Len(t, sw.Group("caseOperands"), 3)
	br := blocks[1].Ops[0]
	require.Len(t, br.Successors[0].Args, 1)
	require.Len(t, br.Successors[1].Args, 2)
	require.Len(t, blocks[2].Ops[0].Successors[0].Args, 1)
	wide := m.Op.Lookup("w").Body()[0].Ops[0].SwitchCases()
	require.Equal(t, "-3", wide[0].String())
}
