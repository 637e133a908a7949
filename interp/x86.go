package interp

import "fmt"

// The intrinsics of x86's vector extensions that clang and MLIR's x86vector
// dialect write (Intel, "64 and IA-32 Architectures Software Developer's
// Manual", volume 2), by the instruction's own rules: floating point rounds to
// nearest, a NaN is the first operand's made quiet, and an integer that a
// conversion cannot represent is the indefinite one. LLVM gives them no rule for
// poison and undef: one such operand lane makes the whole result poison, or
// undefined.
//
// Instructions that approximate (rcp, rsqrt) have no single answer and are
// refused.

// x86Call is one call of such an intrinsic: lanes are zero-extended bits, a
// scalar has one lane.
type x86Call struct {
	in    [][]uint64
	width []uint // of the lanes of each operand
	out   []uint64
	w     uint // of the lanes of the result
}

// x86 registers an intrinsic by its name without "llvm.x86.". args are the
// numbers of lanes of its operands, -1 for any, the last one for the result.
func x86(name string, f func(c *x86Call), lanes ...int) {
	full := "llvm.x86." + name
	intrinsic(full, func(s *site) error {
		if s.res.sh == nil {
			return fmt.Errorf("intrinsic %q has a result", full)
		}
		if len(s.args) != len(lanes)-1 {
			return fmt.Errorf("intrinsic %q takes %d operands, %d given", full, len(lanes)-1, len(s.args))
		}
		for i, n := range lanes {
			sh := s.res.sh
			if i < len(s.args) {
				sh = s.args[i].sh
			}
			if n >= 0 && len(sh.leaves) != n || len(sh.leaves) == 0 {
				return fmt.Errorf("operand or result %d of intrinsic %q has %d scalars, it should have %d", i+1, full, len(sh.leaves), n)
			}
			for _, lf := range sh.leaves {
				if lf.width > 64 {
					return fmt.Errorf("intrinsic %q does not take %s", full, sh.typ)
				}
			}
		}
		return nil
	}, func(t *Thread, s *site) { t.x86(s, f) })
}

func (t *Thread) x86(s *site, f func(c *x86Call)) {
	c := x86Call{out: make([]uint64, len(s.res.sh.leaves)), w: uint(s.res.sh.leaves[0].width)}
	poison, undef, chosen := false, false, false
	for _, a := range s.args {
		lanes := make([]uint64, len(a.sh.leaves))
		for i := range lanes {
			v := t.lane(a, i)
			lanes[i] = v.V
			poison, undef, chosen = poison || v.Poison, undef || v.Undef != 0, chosen || v.Chosen != 0
		}
		c.in, c.width = append(c.in, lanes), append(c.width, uint(a.sh.leaves[0].width))
	}
	if !poison {
		f(&c)
	}
	for i, lf := range s.res.sh.leaves {
		v := intScalar(lf.width, c.out[i])
		switch {
		case poison:
			v = poisonScalar(lf.width)
		case undef:
			v = v.markUndef()
		case chosen:
			v = v.markChosen()
		}
		t.put(s.res, i, v)
	}
}

// signed is lane i of operand k as a signed number.
func (c *x86Call) signed(k, i int) int64 { return signExtend(c.in[k][i], c.width[k]) }

func signExtend(v uint64, width uint) int64 { return int64(v<<(64-width)) >> (64 - width) }

// saturate brings v into the range of width bits.
func saturateX86(v int64, width uint, signed bool) uint64 {
	lo, hi := int64(0), int64(1)<<width-1
	if signed {
		lo, hi = -1<<(width-1), 1<<(width-1)-1
	}
	return uint64(min(max(v, lo), hi))
}

// sizes registers an instruction for each vector size: names by number of
// 128-bit parts.
func sizes(names map[int]string, f func(c *x86Call), perPart ...int) {
	for parts := 1; parts <= 4; parts *= 2 {
		name, ok := names[parts]
		if !ok {
			continue
		}
		lanes := make([]int, len(perPart))
		for i, n := range perPart {
			if lanes[i] = n; n > 1 {
				lanes[i] = n * parts
			}
		}
		x86(name, f, lanes...)
	}
}

// twoSizes are the names of a form of 128 and one of 256 bits.
func twoSizes(small, large string) map[int]string { return map[int]string{1: small, 2: large} }

// each makes an instruction that works lane by lane on two operands, whose
// lanes f gets sign-extended.
func each(f func(a, b int64) uint64) func(c *x86Call) {
	return func(c *x86Call) {
		for i := range c.out {
			c.out[i] = f(c.signed(0, i), c.signed(1, i))
		}
	}
}

func init() {
	x86Multiply()
	x86Arrange()
	x86Shifts()
	x86Masks()
	x86Scalar()
}

// x86Multiply enters multiplications and sums.
func x86Multiply() {
	sizes(twoSizes("sse2.pmulh.w", "avx2.pmulh.w"), each(func(a, b int64) uint64 { return uint64(a * b >> 16) }), 8, 8, 8)
	sizes(twoSizes("sse2.pmulhu.w", "avx2.pmulhu.w"), func(c *x86Call) {
		for i := range c.out {
			c.out[i] = c.in[0][i] * c.in[1][i] >> 16
		}
	}, 8, 8, 8)
	sizes(twoSizes("ssse3.pmul.hr.sw.128", "avx2.pmul.hr.sw"), each(func(a, b int64) uint64 { return uint64((a*b>>14 + 1) >> 1) }), 8, 8, 8)
	sizes(map[int]string{1: "sse2.pmadd.wd", 2: "avx2.pmadd.wd", 4: "avx512.pmaddw.d.512"}, func(c *x86Call) {
		for i := range c.out {
			c.out[i] = uint64(c.signed(0, 2*i)*c.signed(1, 2*i) + c.signed(0, 2*i+1)*c.signed(1, 2*i+1))
		}
	}, 8, 8, 4)
	sizes(map[int]string{1: "ssse3.pmadd.ub.sw.128", 2: "avx2.pmadd.ub.sw", 4: "avx512.pmaddubs.w.512"}, func(c *x86Call) {
		for i := range c.out {
			sum := int64(c.in[0][2*i])*c.signed(1, 2*i) + int64(c.in[0][2*i+1])*c.signed(1, 2*i+1)
			c.out[i] = saturateX86(sum, 16, true)
		}
	}, 16, 16, 8)
	sizes(map[int]string{1: "sse2.psad.bw", 2: "avx2.psad.bw", 4: "avx512.psad.bw.512"}, func(c *x86Call) {
		for i := range c.out {
			for k := 8 * i; k < 8*i+8; k++ {
				c.out[i] += distance(c.in[0][k], c.in[1][k])
			}
		}
	}, 16, 16, 2)
	sizes(twoSizes("sse41.mpsadbw", "avx2.mpsadbw"), sumsOfDifferences, 16, 16, 1, 8)
	x86("sse41.phminposuw", func(c *x86Call) {
		at := 0
		for i, v := range c.in[0] {
			if v < c.in[0][at] {
				at = i
			}
		}
		c.out[0], c.out[1] = c.in[0][at], uint64(at)
	}, 8, 8)
	for _, h := range []struct {
		name  string
		f     func(a, b int64) int64
		limit bool
	}{
		{"add", func(a, b int64) int64 { return a + b }, false},
		{"sub", func(a, b int64) int64 { return a - b }, false},
		{"add.s", func(a, b int64) int64 { return a + b }, true},
		{"sub.s", func(a, b int64) int64 { return a - b }, true},
	} {
		pairs := func(c *x86Call) {
			n := int(128 / c.w)
			for i := range c.out {
				part, k := i/n*n, 2*(i%n)
				operand := k / n
				k = part + k%n
				v := h.f(c.signed(operand, k), c.signed(operand, k+1))
				if c.out[i] = uint64(v); h.limit {
					c.out[i] = saturateX86(v, c.w, true)
				}
			}
		}
		if h.limit {
			name := "ph" + h.name + "w"
			sizes(twoSizes("ssse3."+name+".128", "avx2."+name), pairs, 8, 8, 8)
			continue
		}
		sizes(twoSizes("ssse3.ph"+h.name+".w.128", "avx2.ph"+h.name+".w"), pairs, 8, 8, 8)
		sizes(twoSizes("ssse3.ph"+h.name+".d.128", "avx2.ph"+h.name+".d"), pairs, 4, 4, 4)
	}
	sign := each(func(a, b int64) uint64 {
		switch {
		case b < 0:
			return uint64(-a)
		case b == 0:
			return 0
		}
		return uint64(a)
	})
	sizes(twoSizes("ssse3.psign.b.128", "avx2.psign.b"), sign, 16, 16, 16)
	sizes(twoSizes("ssse3.psign.w.128", "avx2.psign.w"), sign, 8, 8, 8)
	sizes(twoSizes("ssse3.psign.d.128", "avx2.psign.d"), sign, 4, 4, 4)
	for _, d := range []struct {
		name        string
		unsigned    bool // the first operand's lanes
		bytes, clip bool
	}{
		{"avx512.vpdpbusd.", true, true, false}, {"avx512.vpdpbusds.", true, true, true},
		{"avx512.vpdpwssd.", false, false, false}, {"avx512.vpdpwssds.", false, false, true},
		{"avx2.vpdpbssd.", false, true, false}, {"avx2.vpdpbssds.", false, true, true},
	} {
		per := 8
		if d.bytes {
			per = 16
		}
		sizes(map[int]string{1: d.name + "128", 2: d.name + "256", 4: d.name + "512"}, func(c *x86Call) {
			n := len(c.in[1]) / len(c.out)
			for i := range c.out {
				sum := c.signed(0, i)
				for k := n * i; k < n*i+n; k++ {
					a := c.signed(1, k)
					if d.unsigned {
						a = int64(c.in[1][k])
					}
					sum += a * c.signed(2, k)
				}
				if c.out[i] = uint64(sum); d.clip {
					c.out[i] = saturateX86(sum, 32, true)
				}
			}
		}, 4, per, per, 4)
	}
}

func distance(a, b uint64) uint64 {
	if a < b {
		return b - a
	}
	return a - b
}

// sumsOfDifferences is mpsadbw: eight sums of four differences, from places
// that the immediate names for each part.
func sumsOfDifferences(c *x86Call) {
	for part := range len(c.out) / 8 {
		imm := int(c.in[2][0] >> (3 * part))
		a, b := 16*part+imm>>2&1*4, 16*part+imm&3*4
		for i := range 8 {
			for k := range 4 {
				c.out[8*part+i] += distance(c.in[0][a+i+k], c.in[1][b+k])
			}
		}
	}
}

// x86Arrange enters packs, shuffles, permutations and blends.
func x86Arrange() {
	pack := func(signed bool) func(c *x86Call) {
		return func(c *x86Call) {
			n := int(128 / c.width[0])
			for i := range c.out {
				part, k := i/(2*n), i%(2*n)
				c.out[i] = saturateX86(c.signed(k/n, part*n+k%n), c.w, signed)
			}
		}
	}
	sizes(twoSizes("sse2.packsswb.128", "avx2.packsswb"), pack(true), 8, 8, 16)
	sizes(twoSizes("sse2.packuswb.128", "avx2.packuswb"), pack(false), 8, 8, 16)
	sizes(twoSizes("sse2.packssdw.128", "avx2.packssdw"), pack(true), 4, 4, 8)
	sizes(twoSizes("sse41.packusdw", "avx2.packusdw"), pack(false), 4, 4, 8)
	sizes(map[int]string{4: "avx512.packsswb.512"}, pack(true), 8, 8, 16)
	sizes(map[int]string{4: "avx512.packuswb.512"}, pack(false), 8, 8, 16)
	sizes(map[int]string{4: "avx512.packssdw.512"}, pack(true), 4, 4, 8)
	sizes(map[int]string{4: "avx512.packusdw.512"}, pack(false), 4, 4, 8)
	sizes(map[int]string{1: "ssse3.pshuf.b.128", 2: "avx2.pshuf.b", 4: "avx512.pshuf.b.512"}, func(c *x86Call) {
		for i := range c.out {
			if k := c.in[1][i]; k < 128 {
				c.out[i] = c.in[0][i/16*16+int(k&15)]
			}
		}
	}, 16, 16, 16)
	inPart := func(shift uint) func(c *x86Call) {
		return func(c *x86Call) {
			n := int(128 / c.w)
			for i := range c.out {
				c.out[i] = c.in[0][i/n*n+int(c.in[1][i]>>shift)%n]
			}
		}
	}
	sizes(map[int]string{1: "avx.vpermilvar.ps", 2: "avx.vpermilvar.ps.256", 4: "avx512.vpermilvar.ps.512"}, inPart(0), 4, 4, 4)
	sizes(map[int]string{1: "avx.vpermilvar.pd", 2: "avx.vpermilvar.pd.256", 4: "avx512.vpermilvar.pd.512"}, inPart(1), 2, 2, 2)
	across := func(c *x86Call) {
		for i := range c.out {
			c.out[i] = c.in[0][c.in[1][i]%uint64(len(c.out))]
		}
	}
	for _, p := range []struct {
		name  string
		lanes int
	}{
		{"avx2.permd", 8}, {"avx2.permps", 8}, {"avx512.permvar.df.256", 4}, {"avx512.permvar.di.256", 4},
		{"avx512.permvar.df.512", 8}, {"avx512.permvar.di.512", 8}, {"avx512.permvar.sf.512", 16}, {"avx512.permvar.si.512", 16},
		{"avx512.permvar.hi.128", 8}, {"avx512.permvar.hi.256", 16}, {"avx512.permvar.hi.512", 32},
		{"avx512.permvar.qi.128", 16}, {"avx512.permvar.qi.256", 32}, {"avx512.permvar.qi.512", 64},
	} {
		x86(p.name, across, p.lanes, p.lanes, p.lanes)
	}
	blend := func(c *x86Call) {
		for i := range c.out {
			if c.out[i] = c.in[0][i]; c.in[2][i]>>(c.w-1)&1 != 0 {
				c.out[i] = c.in[1][i]
			}
		}
	}
	sizes(twoSizes("sse41.pblendvb", "avx2.pblendvb"), blend, 16, 16, 16, 16)
	sizes(twoSizes("sse41.blendvps", "avx.blendv.ps.256"), blend, 4, 4, 4, 4)
	sizes(twoSizes("sse41.blendvpd", "avx.blendv.pd.256"), blend, 2, 2, 2, 2)
	x86("sse41.insertps", func(c *x86Call) {
		imm := c.in[2][0]
		copy(c.out, c.in[0])
		c.out[imm>>4&3] = c.in[1][imm>>6&3]
		for i := range c.out {
			if imm>>i&1 != 0 {
				c.out[i] = 0
			}
		}
	}, 4, 4, 1, 4)
	// mask.compress and mask.expand come in every vector type: vNiM and vNfM.
	x86("avx512.mask.compress", func(c *x86Call) {
		k := 0
		copy(c.out, c.in[1])
		for i, v := range c.in[0] {
			if c.bit(2, i) {
				c.out[k] = v
				k++
			}
		}
	}, -1, -1, -1, -1)
	x86("avx512.mask.expand", func(c *x86Call) {
		k := 0
		for i := range c.out {
			if c.out[i] = c.in[1][i]; c.bit(2, i) {
				c.out[i] = c.in[0][k]
				k++
			}
		}
	}, -1, -1, -1, -1)
	x86("avx512.vp2intersect.d.128", intersect, 4, 4, 8)
	x86("avx512.vp2intersect.d.256", intersect, 8, 8, 16)
	x86("avx512.vp2intersect.d.512", intersect, 16, 16, 32)
	x86("avx512.vp2intersect.q.128", intersect, 2, 2, 4)
	x86("avx512.vp2intersect.q.256", intersect, 4, 4, 8)
	x86("avx512.vp2intersect.q.512", intersect, 8, 8, 16)
}

// bit is bit i of a mask operand, which is a vector of i1 or an integer.
func (c *x86Call) bit(k, i int) bool {
	if len(c.in[k]) > 1 || c.width[k] == 1 {
		return c.in[k][i]&1 != 0
	}
	return c.in[k][0]>>i&1 != 0
}

// intersect gives two masks: which lanes of the first operand occur in the
// second, and the other way round.
func intersect(c *x86Call) {
	n := len(c.in[0])
	for i, a := range c.in[0] {
		for k, b := range c.in[1] {
			if a == b {
				c.out[i], c.out[n+k] = 1, 1
			}
		}
	}
}

// x86Shifts enters shifts by one amount for all lanes, which is an integer or
// the low half of a vector, and by an amount for each lane.
func x86Shifts() {
	left := func(v uint64, n uint64, w uint) uint64 {
		if n >= uint64(w) {
			return 0
		}
		return v << n
	}
	right := func(v uint64, n uint64, w uint) uint64 {
		if n >= uint64(w) {
			return 0
		}
		return v >> n
	}
	arithmetic := func(v uint64, n uint64, w uint) uint64 { return uint64(signExtend(v, w) >> min(n, uint64(w-1))) }
	for _, k := range []struct {
		name string
		f    func(v uint64, n uint64, w uint) uint64
	}{{"psll", left}, {"psrl", right}, {"psra", arithmetic}} {
		for _, e := range []struct {
			suffix string
			lanes  int
		}{{"w", 8}, {"d", 4}, {"q", 2}} {
			byVector := func(c *x86Call) {
				n := c.in[1][0]
				if w := c.width[1]; w < 64 {
					n = 0
					for i := uint(0); i < 64/w; i++ {
						n |= c.in[1][i] << (i * w)
					}
				}
				for i := range c.out {
					c.out[i] = k.f(c.in[0][i], n, c.w)
				}
			}
			byNumber := func(c *x86Call) {
				for i := range c.out {
					c.out[i] = k.f(c.in[0][i], c.in[1][0], c.w)
				}
			}
			byLane := func(c *x86Call) {
				for i := range c.out {
					c.out[i] = k.f(c.in[0][i], c.in[1][i], c.w)
				}
			}
			n := e.lanes
			if k.name != "psra" || e.suffix != "q" {
				x86("sse2."+k.name+"."+e.suffix, byVector, n, n, n)
				x86("avx2."+k.name+"."+e.suffix, byVector, 2*n, n, 2*n)
				x86("sse2."+k.name+"i."+e.suffix, byNumber, n, 1, n)
				x86("avx2."+k.name+"i."+e.suffix, byNumber, 2*n, 1, 2*n)
			} else {
				x86("avx512."+k.name+"."+e.suffix+".128", byVector, n, n, n)
				x86("avx512."+k.name+"."+e.suffix+".256", byVector, 2*n, n, 2*n)
				x86("avx512."+k.name+"i."+e.suffix+".128", byNumber, n, 1, n)
				x86("avx512."+k.name+"i."+e.suffix+".256", byNumber, 2*n, 1, 2*n)
			}
			x86("avx512."+k.name+"."+e.suffix+".512", byVector, 4*n, n, 4*n)
			x86("avx512."+k.name+"i."+e.suffix+".512", byNumber, 4*n, 1, 4*n)
			switch {
			case e.suffix == "w":
				x86("avx512."+k.name+"v.w.128", byLane, n, n, n)
				x86("avx512."+k.name+"v.w.256", byLane, 2*n, 2*n, 2*n)
				x86("avx512."+k.name+"v.w.512", byLane, 4*n, 4*n, 4*n)
				continue
			case k.name == "psra" && e.suffix == "q":
				x86("avx512.psrav.q.128", byLane, n, n, n)
				x86("avx512.psrav.q.256", byLane, 2*n, 2*n, 2*n)
			default:
				x86("avx2."+k.name+"v."+e.suffix, byLane, n, n, n)
				x86("avx2."+k.name+"v."+e.suffix+".256", byLane, 2*n, 2*n, 2*n)
			}
			x86("avx512."+k.name+"v."+e.suffix+".512", byLane, 4*n, 4*n, 4*n)
		}
	}
}

// x86Masks enters the instructions that gather sign bits or test bits.
func x86Masks() {
	signs := func(c *x86Call) {
		for i, v := range c.in[0] {
			c.out[0] |= v >> (c.width[0] - 1) << i
		}
	}
	for _, m := range []struct {
		name  string
		lanes int
	}{
		{"sse.movmsk.ps", 4}, {"sse2.movmsk.pd", 2}, {"sse2.pmovmskb.128", 16},
		{"avx.movmsk.ps.256", 8}, {"avx.movmsk.pd.256", 4}, {"avx2.pmovmskb", 32},
	} {
		x86(m.name, signs, m.lanes, 1)
	}
	for _, test := range []struct {
		name string
		f    func(and, andNot bool) bool
	}{
		{"z", func(and, _ bool) bool { return !and }},
		{"c", func(_, andNot bool) bool { return !andNot }},
		{"nzc", func(and, andNot bool) bool { return and && andNot }},
	} {
		of := func(mask func(w uint) uint64) func(c *x86Call) {
			return func(c *x86Call) {
				and, andNot := false, false
				m := mask(c.width[0])
				for i := range c.in[0] {
					and = and || c.in[0][i]&c.in[1][i]&m != 0
					andNot = andNot || ^c.in[0][i]&c.in[1][i]&m != 0
				}
				if test.f(and, andNot) {
					c.out[0] = 1
				}
			}
		}
		all := of(func(w uint) uint64 { return ^uint64(0) })
		sign := of(func(w uint) uint64 { return 1 << (w - 1) })
		x86("sse41.ptest"+test.name, all, 2, 2, 1)
		x86("avx.ptest"+test.name+".256", all, 4, 4, 1)
		x86("avx.vtest"+test.name+".ps", sign, 4, 4, 1)
		x86("avx.vtest"+test.name+".ps.256", sign, 8, 8, 1)
		x86("avx.vtest"+test.name+".pd", sign, 2, 2, 1)
		x86("avx.vtest"+test.name+".pd.256", sign, 4, 4, 1)
	}
}

// x86Scalar enters bit manipulation, carries and checksums.
func x86Scalar() {
	for _, w := range []string{"32", "64"} {
		x86("bmi.pext."+w, func(c *x86Call) {
			k := 0
			for i := range c.w {
				if c.in[1][0]>>i&1 != 0 {
					c.out[0] |= c.in[0][0] >> i & 1 << k
					k++
				}
			}
		}, 1, 1, 1)
		x86("bmi.pdep."+w, func(c *x86Call) {
			k := 0
			for i := range c.w {
				if c.in[1][0]>>i&1 != 0 {
					c.out[0] |= c.in[0][0] >> k & 1 << i
					k++
				}
			}
		}, 1, 1, 1)
		x86("bmi.bextr."+w, func(c *x86Call) {
			start, n := c.in[1][0]&0xFF, c.in[1][0]>>8&0xFF
			if start < 64 {
				c.out[0] = c.in[0][0] >> start
			}
			if n < 64 {
				c.out[0] &= 1<<n - 1
			}
		}, 1, 1, 1)
		x86("bmi.bzhi."+w, func(c *x86Call) {
			if c.out[0] = c.in[0][0]; c.in[1][0]&0xFF < uint64(c.w) {
				c.out[0] &= 1<<(c.in[1][0]&0xFF) - 1
			}
		}, 1, 1, 1)
		carry := func(sub bool) func(c *x86Call) {
			return func(c *x86Call) {
				a, b, in := c.in[1][0], c.in[2][0], uint64(0)
				if c.in[0][0] != 0 {
					in = 1
				}
				w := c.width[1]
				all := ^uint64(0) >> (64 - w)
				sum := (a + b + in) & all
				over := sum < a || in == 1 && sum == a
				if sub {
					sum = (a - b - in) & all
					over = a < b || in == 1 && a == b
				}
				c.out[1] = sum
				if over {
					c.out[0] = 1
				}
			}
		}
		x86("addcarry."+w, carry(false), 1, 1, 1, 2)
		x86("subborrow."+w, carry(true), 1, 1, 1, 2)
	}
	for _, n := range []string{"32.8", "32.16", "32.32", "64.64"} {
		x86("sse42.crc32."+n, func(c *x86Call) {
			crc := uint32(c.in[0][0])
			for i := uint(0); i < c.width[1]; i += 8 {
				crc ^= uint32(c.in[1][0] >> i & 0xFF)
				for range 8 {
					crc = crc>>1 ^ 0x82F63B78*(crc&1)
				}
			}
			c.out[0] = uint64(crc)
		}, 1, 1, 1)
	}
	x86("pclmulqdq", func(c *x86Call) {
		a, b := c.in[0][c.in[2][0]&1], c.in[1][c.in[2][0]>>4&1]
		for i := range 64 {
			if b>>i&1 != 0 {
				c.out[0] ^= a << i
				if i > 0 {
					c.out[1] ^= a >> (64 - i)
				}
			}
		}
	}, 2, 2, 1, 2)
}
