package interp

import (
	"math/big"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/dialect/op"
	"github.com/touchstone-ir/touchstone/internal/softfloat"
)

// Vector predication (section 15). A lane is enabled when its mask is set and
// its number is below the explicit vector length; a result lane that is not is
// poison. The length is unsigned, and more than there are lanes is UB (S15.1).

func init() {
	vpInt(op.IntrVPAdd, addWrapping)
	vpInt(op.IntrVPSub, func(a, b Scalar) Scalar { return subInt(a, b, wrap{}) })
	vpInt(op.IntrVPMul, mulWrapping)
	vpInt(op.IntrVPAnd, andInt)
	vpInt(op.IntrVPOr, orPlain)
	vpInt(op.IntrVPXor, xorInt)
	vpInt(op.IntrVPShl, func(a, b Scalar) Scalar { return shlInt(a, b, wrap{}) })
	vpInt(op.IntrVPLShr, func(a, b Scalar) Scalar { return shrInt(a, b, false, false) })
	vpInt(op.IntrVPAShr, func(a, b Scalar) Scalar { return shrInt(a, b, true, false) })
	vpInt(op.IntrVPSMax, extremeOf(dialect.ICmpSGE))
	vpInt(op.IntrVPSMin, extremeOf(dialect.ICmpSLE))
	vpInt(op.IntrVPUMax, extremeOf(dialect.ICmpUGE))
	vpInt(op.IntrVPUMin, extremeOf(dialect.ICmpULE))
	vpDivision(op.IntrVPUDiv, udivInt)
	vpDivision(op.IntrVPSDiv, sdivInt)
	vpDivision(op.IntrVPURem, uremInt)
	vpDivision(op.IntrVPSRem, sremInt)
	vpFloat(op.IntrVPFAdd, addF)
	vpFloat(op.IntrVPFSub, subF)
	vpFloat(op.IntrVPFMul, mulF)
	vpFloat(op.IntrVPFDiv, divF)
	vpFloat(op.IntrVPFRem, remF)
	vpEach(op.IntrVPFNeg, prepareFloat, func(s *site, a []Scalar) Scalar { return s.aux.(*floatOp).neg(a[0]) })
	vpEach(op.IntrVPFMA, prepareFloat, func(s *site, a []Scalar) Scalar {
		return s.aux.(*floatOp).ternary(fmaF, a[0], a[1], a[2])
	})
	vpEach(op.IntrVPFMulAdd, prepareFloat, func(s *site, a []Scalar) Scalar {
		return s.aux.(*floatOp).ternary(mulAddF, a[0], a[1], a[2])
	})
	vpEach(op.IntrVPTrunc, prepareTrunc, func(s *site, a []Scalar) Scalar {
		return truncInt(a[0], s.res.sh.leaves[0].width, wrap{})
	})
	resized := func(s *site, a []Scalar) Scalar { return resize(a[0], s.res.sh.leaves[0].width) }
	vpEach(op.IntrVPZExt, nil, resized)
	vpEach(op.IntrVPPtrToInt, nil, resized)
	vpEach(op.IntrVPIntToPtr, nil, resized)
	vpEach(op.IntrVPSExt, nil, func(s *site, a []Scalar) Scalar { return sextInt(a[0], s.res.sh.leaves[0].width) })
	for _, o := range []*op.Op{op.IntrVPFPTrunc, op.IntrVPFPExt} {
		vpEach(o, prepareFloatCast, func(s *site, a []Scalar) Scalar {
			return s.aux.(*floatCast).cast(a[0], softfloat.NearestEven)
		})
	}
	toInt := func(signed bool) func(s *site, a []Scalar) Scalar {
		return func(s *site, a []Scalar) Scalar {
			return s.aux.(*floatOp).toInt(a[0], s.res.sh.leaves[0].width, signed)
		}
	}
	vpEach(op.IntrVPFPToSI, prepareFloat, toInt(true))
	vpEach(op.IntrVPFPToUI, prepareFloat, toInt(false))
	toFloat := func(signed bool) func(s *site, a []Scalar) Scalar {
		return func(s *site, a []Scalar) Scalar { return s.aux.(*intToFloat).cast(a[0], signed) }
	}
	vpEach(op.IntrVPSIToFP, prepareToFloat, toFloat(true))
	vpEach(op.IntrVPUIToFP, prepareToFloat, toFloat(false))
	means(op.IntrVPSelect, vpSelect(false))
	means(op.IntrVPMerge, vpSelect(true))
	prepared(op.IntrVPLoad, prepareVPMemory, vpLoad)
	prepared(op.IntrVPStore, prepareVPMemory, vpStore)
	prepared(op.IntrExperimentalVPStridedLoad, prepareVPMemory, vpLoad)
	prepared(op.IntrExperimentalVPStridedStore, prepareVPMemory, vpStore)
	initVPReductions()
}

func initVPReductions() {
	vpReduce(op.IntrVPReduceAdd, addWrapping)
	vpReduce(op.IntrVPReduceMul, mulWrapping)
	vpReduce(op.IntrVPReduceAnd, andInt)
	vpReduce(op.IntrVPReduceOr, orPlain)
	vpReduce(op.IntrVPReduceXor, xorInt)
	vpReduce(op.IntrVPReduceSMax, extremeOf(dialect.ICmpSGE))
	vpReduce(op.IntrVPReduceSMin, extremeOf(dialect.ICmpSLE))
	vpReduce(op.IntrVPReduceUMax, extremeOf(dialect.ICmpUGE))
	vpReduce(op.IntrVPReduceUMin, extremeOf(dialect.ICmpULE))
	vpReduceFloat(op.IntrVPReduceFAdd, addF)
	vpReduceFloat(op.IntrVPReduceFMul, mulF)
	vpReduceFloat(op.IntrVPReduceFMax, maxNumF)
	vpReduceFloat(op.IntrVPReduceFMin, minNumF)
}

// length is the explicit vector length, the last operand, of n lanes (S15.1).
func (t *Thread) length(s *site, n int) int {
	evl := t.lane(s.args[len(s.args)-1], 0)
	t.defined(s, &evl, PoisonOperand, "the explicit vector length")
	if evl.V > uint64(n) {
		t.ub(s, BadLaneCount, "the explicit vector length is %d, and there are %d lanes", evl.V, n)
	}
	return int(evl.V)
}

// vpEach registers an operation that acts on enabled lanes alone. Its last two
// operands are the mask and the length.
func vpEach(o *op.Op, prepare func(s *site) error, f func(s *site, args []Scalar) Scalar) {
	vpLanes(o, prepare, func(t *Thread, s *site, lane int, args []Scalar) Scalar {
		for i := range args {
			if args[i].Poison {
				return poisonScalar(s.res.sh.leaves[lane].width)
			}
		}
		return f(s, args)
	})
}

func vpLanes(o *op.Op, prepare func(s *site) error, f func(t *Thread, s *site, lane int, args []Scalar) Scalar) {
	prepared(o, prepare, func(t *Thread, s *site) {
		n := len(s.args) - 2
		evl := t.length(s, len(s.res.sh.leaves))
		args := make([]Scalar, n)
		for i := range s.res.sh.leaves {
			off := poisonScalar(s.res.sh.leaves[i].width)
			m := t.lane(s.args[n], i)
			if i >= evl || m.Poison || m.Undef == 0 && m.V == 0 {
				t.put(s.res, i, off)
				continue
			}
			for k := range args {
				args[k] = t.lane(s.args[k], i)
			}
			v := f(t, s, i, args)
			if m.Undef != 0 {
				v = either(v, off)
			}
			t.put(s.res, i, v)
		}
	})
}

func vpInt(o *op.Op, f func(a, b Scalar) Scalar) {
	vpEach(o, nil, func(s *site, a []Scalar) Scalar { return f(a[0], a[1]) })
}

// vpDivision registers a division: a bad divisor in a lane that is not enabled
// is harmless (S15.2).
func vpDivision(o *op.Op, f func(t *Thread, s *site, lane int, a, b Scalar) Scalar) {
	vpLanes(o, prepareExact(""), func(t *Thread, s *site, lane int, args []Scalar) Scalar {
		return f(t, s, lane, args[0], args[1])
	})
}

func vpFloat(o *op.Op, f floatFunc) {
	vpEach(o, prepareFloat, func(s *site, a []Scalar) Scalar { return s.aux.(*floatOp).binary(f, a[0], a[1]) })
}

// vpSelect selects lanes by operand 0; lanes from the length on are poison, or
// in vp.merge come from operand 2 (S15.5).
func vpSelect(merge bool) meaning {
	return func(t *Thread, s *site) {
		evl := t.length(s, len(s.res.sh.leaves))
		for i := range s.res.sh.leaves {
			a, b := t.lane(s.args[1], i), t.lane(s.args[2], i)
			switch {
			case i < evl:
				b = selectScalar(t.lane(s.args[0], i), a, b)
			case !merge:
				b = poisonScalar(b.Width)
			}
			t.put(s.res, i, b)
		}
	}
}

// vpReduce folds the enabled lanes onto operand 0 in their order (S15.6).
func vpReduce(o *op.Op, f func(a, b Scalar) Scalar) {
	means(o, func(t *Thread, s *site) { t.vpFold(s, f) })
}

func vpReduceFloat(o *op.Op, f floatFunc) {
	prepared(o, prepareFloat, func(t *Thread, s *site) {
		x := s.aux.(*floatOp)
		t.vpFold(s, func(a, b Scalar) Scalar { return x.binary(f, a, b) })
	})
}

func (t *Thread) vpFold(s *site, f func(a, b Scalar) Scalar) {
	r := t.lane(s.args[0], 0)
	evl := t.length(s, len(s.args[1].sh.leaves))
	for i := range evl {
		m, v := t.lane(s.args[2], i), t.lane(s.args[1], i)
		switch {
		case r.Poison || m.Poison:
			r = poisonScalar(r.Width)
		case m.Undef != 0:
			with := poisonScalar(r.Width)
			if !v.Poison {
				with = f(r, v)
			}
			if m.V != 0 {
				r = either(with, r)
			} else {
				r = either(r, with)
			}
		case m.V == 0:
		case v.Poison:
			r = v
		default:
			r = f(r, v)
		}
	}
	t.put(s.res, 0, r)
}

// vpMemory is what vp.load, vp.store and the strided forms know before they
// run: which operands are which.
type vpMemory struct {
	lanesInMemory
	base              uint64 // alignment of the pointer; lanesInMemory's is each lane's
	ptr, stride, mask int    // stride is -1 when lanes are neighbours
}

func prepareVPMemory(s *site) error {
	sh, v := s.res.sh, vpMemory{stride: -1}
	if sh == nil {
		sh, v.ptr = s.args[0].sh, 1
	}
	v.mask = v.ptr + 1
	if s.kind == op.IntrExperimentalVPStridedLoad || s.kind == op.IntrExperimentalVPStridedStore {
		v.stride, v.mask = v.ptr+1, v.ptr+2
	}
	m, err := s.lanesOfMemory(sh, 1)
	if err != nil {
		return err
	}
	v.lanesInMemory = *m
	// Without an alignment attribute the pointer has the vector's own, or, with
	// a stride, each address the element's.
	if v.stride < 0 {
		v.base = s.fn.m.layout.Align(sh.typ)
	} else {
		v.base, v.align = 1, s.fn.m.layout.Align(v.elem)
	}
	s.aux = &v
	return nil
}

// lane is the address of lane i (S15.7): p plus i elements, or i times the
// signed stride in bytes.
func (v *vpMemory) lane(t *Thread, s *site, i int) Scalar {
	base := t.lane(s.args[v.ptr], 0)
	step := v.size
	if v.stride >= 0 {
		d := t.lane(s.args[v.stride], 0)
		t.defined(s, &d, PoisonOperand, "the stride")
		step = new(big.Int).And(d.signedBig(), bigMask(64)).Uint64()
	}
	t.aligned(s, &base, v.base)
	return t.offset(s, base, uint64(i)*step, i)
}

// enabled reports whether lane i of an access is.
func (v *vpMemory) enabled(t *Thread, s *site, evl, i int) bool { return i < evl && t.on(s, v.mask, i) }

func vpLoad(t *Thread, s *site) {
	v := s.aux.(*vpMemory)
	evl := t.length(s, len(s.res.sh.leaves))
	for i := range s.res.sh.leaves {
		r := poisonScalar(s.res.sh.leaves[i].width)
		if v.enabled(t, s, evl, i) {
			p := v.lane(t, s, i)
			r = t.loadLeafAt(s, &p, v.elem, v.align)
		}
		t.put(s.res, i, r)
	}
}

func vpStore(t *Thread, s *site) {
	v := s.aux.(*vpMemory)
	evl := t.length(s, len(s.args[0].sh.leaves))
	for i := range s.args[0].sh.leaves {
		if v.enabled(t, s, evl, i) {
			p := v.lane(t, s, i)
			t.storeLeafAt(s, &p, t.lane(s.args[0], i), v.elem, v.align)
		}
	}
}
