package interp

import (
	"unsafe"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/dialect/op"
	"github.com/touchstone-ir/touchstone/simd"
)

// Whole-vector kernels. In plain and fast code a common operation on vectors
// runs as one kernel of package simd over the packed lanes. A kernel knows
// nothing of poison: when an operand is tainted, or a lane's result is not
// plain (a broken nsw, a NaN, whose payload is open), the meaning does the
// operation. Kernels never write over an operand before that is known.

// A vectorKernel does a site's operation in the frame at fp, whose operands
// are clean and lie apart from the result. It reports false, and leaves the
// operands as they were, when the meaning must do it. It pads the result.
type vectorKernel func(fp unsafe.Pointer, s *site) bool

// useKernel gives the site a kernel, if there is one, and a meaning that tries
// it first.
func (s *site) useKernel() {
	if s.fn.m.opts.Engine == EngineMeanings {
		return
	}
	slow := rows[s.kind.Index()].mean
	if m := s.memoryKernel(slow); m != nil {
		s.mean = m
		return
	}
	if k := s.laneKernel(); k != nil {
		s.kernel, s.mean = k, k.orElse(slow)
	}
}

// orElse is the meaning that tries the kernel first.
func (k vectorKernel) orElse(slow meaning) meaning {
	return func(t *Thread, s *site) {
		if !t.allClean(s) || !k(t.fp, s) {
			slow(t, s)
			return
		}
		t.wrote(s.res)
	}
}

// in is operand i, out the result, in the frame at fp.
func (s *site) in(fp unsafe.Pointer, i int) unsafe.Pointer { return unsafe.Add(fp, int(s.args[i].off)) }
func (s *site) out(fp unsafe.Pointer) unsafe.Pointer       { return unsafe.Add(fp, int(s.res.off)) }

// laneType is the kernels' type of the lanes of a vector, if they have one: a
// cell must hold a lane exactly.
func laneType(sh *shape) (simd.Type, bool) {
	if sh == nil || !sh.vector || len(sh.leaves) == 0 {
		return 0, false
	}
	switch t := scalarType(sh.typ).(type) {
	case *dialect.IntegerType:
		switch t.Width {
		case 1:
			return simd.I1, true
		case 8:
			return simd.I8, true
		case 16:
			return simd.I16, true
		case 32:
			return simd.I32, true
		case 64:
			return simd.I64, true
		}
	case *dialect.FloatType:
		switch t.Kind {
		case dialect.F16:
			return simd.F16, true
		case dialect.BF16:
			return simd.BF16, true
		case dialect.F32:
			return simd.F32, true
		case dialect.F64:
			return simd.F64, true
		}
	case *dialect.PointerType:
		if sh.leaves[0].width == 64 {
			return simd.I64, true
		}
	}
	return 0, false
}

// kernels is the kernels of this process. New has seen that they can run.
func kernels() *simd.Kernels {
	k, _ := simd.Active()
	return k
}

// laneKernel is what does the site's operation on clean vectors, or nil.
func (s *site) laneKernel() vectorKernel {
	switch s.kind {
	case op.ExtractElement:
		return s.vectorExtract()
	case op.InsertElement:
		return s.vectorInsert()
	case op.ShuffleVector:
		return s.vectorShuffle()
	case op.Select:
		return s.vectorSelect()
	case op.BitCast:
		return s.vectorBitcast()
	case op.ICmp, op.FCmp:
		return s.vectorCompare()
	}
	if len(s.args) > 0 && s.args[0].sh.vector && s.res.sh != nil && !s.res.sh.vector {
		return s.vectorReduce()
	}
	if _, ok := laneType(s.res.sh); !ok || len(s.args) == 0 || s.promisesMore() {
		return nil
	}
	if k, ok := integerKernels[s.kind]; ok {
		return s.integerKernel(k)
	}
	if k, ok := floatKernels[s.kind]; ok {
		return s.floatKernel(k)
	}
	return s.castKernel()
}

// promisesMore reports promises whose breach a kernel does not see.
func (s *site) promisesMore() bool {
	return s.op.FastMath()&(dialect.NNaN|dialect.NInf|dialect.NSZ) != 0 ||
		s.op.BoolProp("isExact") || s.op.BoolProp("isDisjoint") || s.op.BoolProp("nonNeg") ||
		s.op.BoolProp("is_int_min_poison") || s.op.BoolProp("is_zero_poison")
}

// allClean reports that no operand is tainted. The result never lies where an
// operand does: in plain code every value has its place, and fast code keeps
// the operands of a site until it is done.
func (t *Thread) allClean(s *site) bool {
	if !t.tainted {
		return true
	}
	for _, a := range s.args {
		if !t.clean(a) {
			return false
		}
	}
	return true
}

// padding is where a vector's last slot is and which of its bits belong to
// lanes.
type padding struct {
	off  int
	keep uint64
}

func paddingOf(sh *shape) padding {
	last := &sh.leaves[len(sh.leaves)-1]
	p := padding{int(sh.bytes) - 8, ^uint64(0)}
	if r := (last.reg + last.cell) & 7; r != 0 {
		p.keep = 1<<(8*r) - 1
	}
	return p
}

// clear zeroes what is not lanes, after a kernel has written the vector at v.
func (p padding) clear(v unsafe.Pointer) {
	if p.keep != ^uint64(0) {
		last := unsafe.Add(v, p.off)
		store64(last, load64(last)&p.keep)
	}
}

// sameLaneTypes reports that every operand has the result's shape.
func (s *site) sameLaneTypes() bool {
	for _, a := range s.args {
		if a.sh != s.res.sh {
			return false
		}
	}
	return true
}

// laneOp is an operation's kernel by the number of its operands.
type laneOp struct {
	unary   simd.UnaryOp
	binary  simd.BinaryOp
	ternary simd.TernaryOp
	n       int
	open    bool // a NaN operand leaves the result open
	moves   bool // it moves bits: a NaN result is not open
}

func lane1(o simd.UnaryOp) laneOp   { return laneOp{n: 1, unary: o} }
func lane2(o simd.BinaryOp) laneOp  { return laneOp{n: 2, binary: o} }
func lane3(o simd.TernaryOp) laneOp { return laneOp{n: 3, ternary: o} }

// integerKernels are the operations on integers whose plain lanes give plain
// lanes, nsw, nuw and shift amounts aside.
var integerKernels = map[*op.Op]laneOp{
	op.Add: lane2(simd.Add), op.Sub: lane2(simd.Sub), op.Mul: lane2(simd.Mul),
	op.And: lane2(simd.And), op.Or: lane2(simd.Or), op.Xor: lane2(simd.Xor),
	op.Shl: lane2(simd.Shl), op.LShr: lane2(simd.LShr), op.AShr: lane2(simd.AShr),
	op.IntrSMin: lane2(simd.SMin), op.IntrSMax: lane2(simd.SMax), op.IntrUMin: lane2(simd.UMin), op.IntrUMax: lane2(simd.UMax),
	op.IntrSAddSat: lane2(simd.SAddSat), op.IntrUAddSat: lane2(simd.UAddSat),
	op.IntrSSubSat: lane2(simd.SSubSat), op.IntrUSubSat: lane2(simd.USubSat),
	op.IntrAbs: lane1(simd.Abs), op.IntrCtpop: lane1(simd.PopCount), op.IntrCtlz: lane1(simd.LeadingZeros), op.IntrCttz: lane1(simd.TrailingZeros),
	op.IntrBswap: lane1(simd.ReverseBytes), op.IntrBitReverse: lane1(simd.ReverseBits),
	op.IntrFShl: lane3(simd.FunnelLeft), op.IntrFShr: lane3(simd.FunnelRight),
}

// floatKernels are those on floats.
var floatKernels = map[*op.Op]laneOp{
	op.FAdd: lane2(simd.Add), op.FSub: lane2(simd.Sub), op.FMul: lane2(simd.Mul), op.FDiv: lane2(simd.Div),
	op.IntrMinimum: lane2(simd.Minimum), op.IntrMaximum: lane2(simd.Maximum),
	op.IntrMinNum: {n: 2, binary: simd.MinNum, open: true}, op.IntrMaxNum: {n: 2, binary: simd.MaxNum, open: true},
	op.IntrCopySign: {n: 2, binary: simd.CopySign, moves: true},
	op.FNeg:         {n: 1, unary: simd.Neg, moves: true}, op.IntrFAbs: {n: 1, unary: simd.Abs, moves: true},
	op.IntrSqrt: lane1(simd.Sqrt), op.IntrFloor: lane1(simd.Floor), op.IntrCeil: lane1(simd.Ceil), op.IntrTrunc: lane1(simd.Trunc),
	op.IntrRint: lane1(simd.RoundEven), op.IntrNearbyInt: lane1(simd.RoundEven), op.IntrRoundEven: lane1(simd.RoundEven), op.IntrRound: lane1(simd.Round),
	op.IntrFMA: lane3(simd.FMA), op.IntrFMulAdd: lane3(simd.MulAdd),
}

// run is o as a kernel that looks at nothing.
func (o laneOp) run(typ simd.Type, sh *shape) vectorKernel {
	n, pad := len(sh.leaves), paddingOf(sh)
	switch o.n {
	case 1:
		if f := kernels().Unary(o.unary, typ); f != nil {
			return func(fp unsafe.Pointer, s *site) bool {
				f(s.out(fp), s.in(fp, 0), n)
				pad.clear(s.out(fp))
				return true
			}
		}
	case 2:
		if f := kernels().Binary(o.binary, typ); f != nil {
			return func(fp unsafe.Pointer, s *site) bool {
				f(s.out(fp), s.in(fp, 0), s.in(fp, 1), n)
				pad.clear(s.out(fp))
				return true
			}
		}
	case 3:
		if f := kernels().Ternary(o.ternary, typ); f != nil {
			return func(fp unsafe.Pointer, s *site) bool {
				f(s.out(fp), s.in(fp, 0), s.in(fp, 1), s.in(fp, 2), n)
				pad.clear(s.out(fp))
				return true
			}
		}
	}
	return nil
}

func (s *site) integerKernel(o laneOp) vectorKernel {
	typ, _ := laneType(s.res.sh)
	if typ.Float() || len(s.args) != o.n || !s.sameLaneTypes() {
		return nil
	}
	nsw, nuw := s.op.OverflowFlags()
	switch s.kind {
	case op.Shl, op.LShr, op.AShr:
		if nsw || nuw {
			return nil
		}
		return s.shiftKernel(o, typ)
	case op.Add, op.Sub, op.Mul:
		if nsw || nuw {
			return s.checkedKernel(typ, nsw, nuw)
		}
	}
	return o.run(typ, s.res.sh)
}

// shiftKernel shifts when every amount is below the width.
func (s *site) shiftKernel(o laneOp, typ simd.Type) vectorKernel {
	f := o.run(typ, s.res.sh)
	if f == nil {
		return nil
	}
	n, width, size := len(s.res.sh.leaves), uint64(s.res.sh.leaves[0].width), typ.Size()
	return func(fp unsafe.Pointer, s *site) bool {
		return simd.AllBelow(size, s.in(fp, 1), n, width) && f(fp, s)
	}
}

// checkedKernel is add, sub or mul with nsw or nuw.
func (s *site) checkedKernel(typ simd.Type, nsw, nuw bool) vectorKernel {
	ops := map[*op.Op][2]simd.CheckedOp{op.Add: {simd.SAdd, simd.UAdd}, op.Sub: {simd.SSub, simd.USub}, op.Mul: {simd.SMul, simd.UMul}}[s.kind]
	var fs []simd.Checked
	if nsw {
		fs = append(fs, kernels().Checked(ops[0], typ))
	}
	if nuw {
		fs = append(fs, kernels().Checked(ops[1], typ))
	}
	if fs[0] == nil {
		return nil
	}
	n, pad := len(s.res.sh.leaves), paddingOf(s.res.sh)
	return func(fp unsafe.Pointer, s *site) bool {
		for _, f := range fs {
			if f(s.out(fp), s.in(fp, 0), s.in(fp, 1), n) {
				return false
			}
		}
		pad.clear(s.out(fp))
		return true
	}
}

func (s *site) floatKernel(o laneOp) vectorKernel {
	typ, _ := laneType(s.res.sh)
	if !typ.Float() || len(s.args) != o.n || !s.sameLaneTypes() {
		return nil
	}
	f, nan, n := o.run(typ, s.res.sh), kernels().AnyNaN(typ), len(s.res.sh.leaves)
	switch {
	case f == nil || o.moves:
		return f
	case o.open:
		return func(fp unsafe.Pointer, s *site) bool {
			return !nan(s.in(fp, 0), n) && !nan(s.in(fp, 1), n) && f(fp, s)
		}
	}
	return func(fp unsafe.Pointer, s *site) bool {
		f(fp, s)
		return !nan(s.out(fp), n)
	}
}

// castKernels are the conversions between lanes.
var castKernels = map[*op.Op]simd.Conversion{
	op.ZExt: simd.ZeroExtend, op.SExt: simd.SignExtend, op.Trunc: simd.Truncate, op.SIToFP: simd.FromSigned, op.UIToFP: simd.FromUnsigned,
	op.FPExt: simd.Resize, op.FPTrunc: simd.Resize,
}

func (s *site) castKernel() vectorKernel {
	c, ok := castKernels[s.kind]
	if !ok {
		return nil
	}
	from, ok := laneType(s.args[0].sh)
	to, _ := laneType(s.res.sh)
	if nsw, nuw := s.op.OverflowFlags(); !ok || nsw || nuw {
		return nil
	}
	f := kernels().Convert(c, from, to)
	if f == nil {
		return nil
	}
	n, pad, nan := len(s.res.sh.leaves), paddingOf(s.res.sh), kernels().AnyNaN(from)
	return func(fp unsafe.Pointer, s *site) bool {
		if c == simd.Resize && nan(s.in(fp, 0), n) {
			return false
		}
		f(s.out(fp), s.in(fp, 0), n)
		pad.clear(s.out(fp))
		return true
	}
}

// floatPredicates are the comparisons by the bits of llvm.fcmp's.
var floatPredicates = map[dialect.FCmpPredicate]simd.Predicate{
	1: simd.OEQ, 2: simd.OGT, 3: simd.OGE, 4: simd.OLT, 5: simd.OLE, 6: simd.ONE, 7: simd.ORD,
	8: simd.UNO, 9: simd.UEQ, 10: simd.UNGT, 11: simd.UNGE, 12: simd.UNLT, 13: simd.UNLE, 14: simd.UNE,
}

func (s *site) vectorCompare() vectorKernel {
	typ, ok := laneType(s.args[0].sh)
	if !ok || s.promisesMore() {
		return nil
	}
	var p simd.Predicate
	if s.kind == op.FCmp {
		if p, ok = floatPredicates[s.op.FCmpPredicate()]; !ok {
			return nil
		}
	} else {
		p = simd.EQ + simd.Predicate(s.op.ICmpPredicate())
	}
	f := kernels().Compare(p, typ)
	if f == nil {
		return nil
	}
	n, pad := len(s.res.sh.leaves), paddingOf(s.res.sh)
	return func(fp unsafe.Pointer, s *site) bool {
		f(s.out(fp), s.in(fp, 0), s.in(fp, 1), n)
		pad.clear(s.out(fp))
		return true
	}
}

// vectorSelect chooses by a vector of i1.
func (s *site) vectorSelect() vectorKernel {
	typ, ok := laneType(s.res.sh)
	if !ok || s.promisesMore() || !s.args[0].sh.vector {
		return nil
	}
	f, n, pad := kernels().Select(typ.Size()), len(s.res.sh.leaves), paddingOf(s.res.sh)
	return func(fp unsafe.Pointer, s *site) bool {
		f(s.out(fp), s.in(fp, 0), s.in(fp, 1), s.in(fp, 2), n)
		pad.clear(s.out(fp))
		return true
	}
}

// vectorBitcast copies between vectors whose cells hold whole lanes.
func (s *site) vectorBitcast() vectorKernel {
	if !packedInMemory(s.res.sh) || !packedInMemory(s.args[0].sh) || s.fn.m.layout.BigEndian {
		return nil
	}
	bytes := int(s.res.sh.bytes)
	return func(fp unsafe.Pointer, s *site) bool {
		copy(unsafe.Slice((*byte)(s.out(fp)), bytes), unsafe.Slice((*byte)(s.in(fp, 0)), bytes))
		return true
	}
}

// reduceKernels are the reductions of integers, whose order does not matter.
var reduceKernels = map[*op.Op]simd.BinaryOp{
	op.IntrVectorReduceAdd: simd.Add, op.IntrVectorReduceMul: simd.Mul, op.IntrVectorReduceAnd: simd.And, op.IntrVectorReduceOr: simd.Or,
	op.IntrVectorReduceXor: simd.Xor, op.IntrVectorReduceSMin: simd.SMin, op.IntrVectorReduceSMax: simd.SMax,
	op.IntrVectorReduceUMin: simd.UMin, op.IntrVectorReduceUMax: simd.UMax,
}

func (s *site) vectorReduce() vectorKernel {
	o, ok := reduceKernels[s.kind]
	typ, known := laneType(s.args[0].sh)
	if !ok || !known || kernels().Binary(o, typ) == nil {
		return nil
	}
	k, n := kernels(), len(s.args[0].sh.leaves)
	return func(fp unsafe.Pointer, s *site) bool {
		store64(s.out(fp), k.ReduceTree(o, typ, s.in(fp, 0), n))
		return true
	}
}

// vectorShuffle permutes the lanes of one operand, or of both put end to end.
func (s *site) vectorShuffle() vectorKernel {
	typ, ok := laneType(s.res.sh)
	mask, is := s.aux.([]int32)
	if !ok || !is {
		return nil
	}
	n, size := len(s.args[0].sh.leaves), int(typ.Size())
	first, second := true, true // only lanes of that operand are used
	for _, k := range mask {
		if k < 0 {
			return nil
		}
		first, second = first && int(k) < n, second && int(k) >= n
	}
	pad := paddingOf(s.res.sh)
	index := append([]int32(nil), mask...)
	if first || second {
		from := 0
		if !first {
			from = 1
			for i := range index {
				index[i] -= int32(n)
			}
		}
		p := kernels().NewPermute(typ.Size(), len(s.args[from].sh.leaves), index)
		return func(fp unsafe.Pointer, s *site) bool {
			p.Read(s.out(fp), s.in(fp, from))
			pad.clear(s.out(fp))
			return true
		}
	}
	m := len(s.args[1].sh.leaves)
	p := kernels().NewPermute(typ.Size(), n+m, index)
	room := make([]uint64, (size*(n+m)+7)/8)
	joined := unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(room))), size*(n+m))
	return func(fp unsafe.Pointer, s *site) bool {
		copy(joined, unsafe.Slice((*byte)(s.in(fp, 0)), size*n))
		copy(joined[size*n:], unsafe.Slice((*byte)(s.in(fp, 1)), size*m))
		p.Read(s.out(fp), unsafe.Pointer(unsafe.SliceData(joined)))
		pad.clear(s.out(fp))
		return true
	}
}

// oneSlot reports a scalar of one slot.
func oneSlot(sh *shape) bool { return sh != nil && len(sh.leaves) == 1 && !sh.vector && sh.bytes == 8 }

// vectorExtract gives the lane that a valid index names.
func (s *site) vectorExtract() vectorKernel {
	if _, ok := laneType(s.args[0].sh); !ok || !oneSlot(s.res.sh) || !oneSlot(s.args[1].sh) {
		return nil
	}
	cell, n := s.args[0].sh.leaves[0].cell, uint64(len(s.args[0].sh.leaves))
	return func(fp unsafe.Pointer, s *site) bool {
		i := load64(s.in(fp, 1))
		if i >= n {
			return false
		}
		store64(s.out(fp), loadCell(unsafe.Add(s.in(fp, 0), int(i)*int(cell)), cell))
		return true
	}
}

// vectorInsert copies a vector with one lane replaced.
func (s *site) vectorInsert() vectorKernel {
	if _, ok := laneType(s.res.sh); !ok || !oneSlot(s.args[1].sh) || !oneSlot(s.args[2].sh) {
		return nil
	}
	cell, n, bytes := s.res.sh.leaves[0].cell, uint64(len(s.res.sh.leaves)), int(s.res.sh.bytes)
	return func(fp unsafe.Pointer, s *site) bool {
		i := load64(s.in(fp, 2))
		if i >= n {
			return false
		}
		copy(unsafe.Slice((*byte)(s.out(fp)), bytes), unsafe.Slice((*byte)(s.in(fp, 0)), bytes))
		storeCell(unsafe.Add(s.out(fp), int(i)*int(cell)), cell, load64(s.in(fp, 1)))
		return true
	}
}
