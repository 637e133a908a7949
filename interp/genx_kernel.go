package interp

import (
	"unsafe"

	"github.com/touchstone-ir/touchstone/simd"
)

// GenX intrinsics that a kernel of package simd can do when operands and
// result have one type, and the masks of SIMD control flow.

// genxKernels are the kernels by the name after "llvm.genx.".
var genxKernels = map[string]laneOp{
	"ssadd.sat": lane2(simd.SAddSat), "uuadd.sat": lane2(simd.UAddSat),
	"ssmul": lane2(simd.Mul), "sumul": lane2(simd.Mul), "usmul": lane2(simd.Mul), "uumul": lane2(simd.Mul),
	"smin": lane2(simd.SMin), "smax": lane2(simd.SMax), "umin": lane2(simd.UMin), "umax": lane2(simd.UMax),
	"absi": lane1(simd.Abs), "cbit": lane1(simd.PopCount), "lzd": lane1(simd.LeadingZeros), "bfrev": lane1(simd.ReverseBits),
	"rndd": lane1(simd.Floor), "rndu": lane1(simd.Ceil), "rnde": lane1(simd.RoundEven), "rndz": lane1(simd.Trunc),
	"sqrt": lane1(simd.Sqrt), "ieee.sqrt": lane1(simd.Sqrt), "ieee.div": lane2(simd.Div),
	"absf": {n: 1, unary: simd.Abs, moves: true},
}

// genxKernel is the kernel of the intrinsic name at s, or nil.
func (s *site) genxKernel(name string) vectorKernel {
	switch name {
	case "simdcf.goto":
		return gotoKernel(s)
	case "simdcf.join":
		return joinKernel(s)
	}
	o, ok := genxKernels[name]
	if !ok {
		return nil
	}
	typ, known := laneType(s.res.sh)
	switch {
	case !known || typ == simd.I1 || len(s.args) != o.n || !s.sameLaneTypes() || s.promisesMore():
		return nil
	case typ.Float():
		return s.floatKernel(o)
	}
	return o.run(typ, s.res.sh)
}

// lanesAt is n lanes of a mask.
func lanesAt(p unsafe.Pointer, n int) []byte { return unsafe.Slice((*byte)(p), n) }

// noneOf is 1 when no lane is set.
func noneOf(m []byte) uint64 {
	var any byte
	for _, b := range m {
		any |= b
	}
	return uint64(any ^ 1)
}

// clearSlots zeroes the slots of a mask.
func clearSlots(p unsafe.Pointer, sh *shape) { clear(unsafe.Slice((*byte)(p), sh.bytes)) }

func gotoKernel(s *site) vectorKernel {
	em, rm := s.args[0].sh, s.args[1].sh
	lanes, n, second, third := len(em.leaves), len(rm.leaves), int(s.res.sh.kids[1]), int(s.res.sh.kids[2])
	return func(fp unsafe.Pointer, s *site) bool {
		oldEM, oldRM, keep := lanesAt(s.in(fp, 0), lanes), lanesAt(s.in(fp, 1), n), lanesAt(s.in(fp, 2), n)
		out := s.out(fp)
		clearSlots(out, em)
		clearSlots(unsafe.Add(out, second), rm)
		newEM, newRM := lanesAt(out, lanes), lanesAt(unsafe.Add(out, second), n)
		copy(newEM, oldEM)
		for i := range n {
			newRM[i] = oldRM[i] | oldEM[i]&^keep[i]
			newEM[i] = oldEM[i] & keep[i]
		}
		store64(unsafe.Add(out, third), noneOf(newEM[:n]))
		return true
	}
}

func joinKernel(s *site) vectorKernel {
	em := s.args[0].sh
	lanes, n, second := len(em.leaves), len(s.args[1].sh.leaves), int(s.res.sh.kids[1])
	return func(fp unsafe.Pointer, s *site) bool {
		oldEM, rm := lanesAt(s.in(fp, 0), lanes), lanesAt(s.in(fp, 1), n)
		out := s.out(fp)
		clearSlots(out, em)
		newEM := lanesAt(out, lanes)
		copy(newEM, oldEM)
		for i := range n {
			newEM[i] |= rm[i]
		}
		store64(unsafe.Add(out, second), noneOf(newEM[:n]))
		return true
	}
}
