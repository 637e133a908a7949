package interp

import (
	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/internal/softfloat"
)

// Floating point of x86's vector extensions. See x86.go.

// formatOfWidth is the format of floating-point lanes of a width.
func formatOfWidth(w uint) *softfloat.Format {
	if w == 32 {
		return softfloat.F32
	}
	return softfloat.F64
}

func init() {
	x86Compare()
	x86Horizontal()
	x86Convert()
	x86Round()
	x86BFloat()
	x86MaskedMemory()
	for _, name := range []string{
		"sse.rcp.ss", "sse.rcp.ps", "sse.rsqrt.ss", "sse.rsqrt.ps", "avx.rcp.ps.256", "avx.rsqrt.ps.256",
		"avx512.rcp14.ps.128", "avx512.rcp14.ps.256", "avx512.rcp14.ps.512", "avx512.rcp14.pd.128", "avx512.rcp14.pd.256", "avx512.rcp14.pd.512",
		"avx512.rsqrt14.ps.128", "avx512.rsqrt14.ps.256", "avx512.rsqrt14.ps.512", "avx512.rsqrt14.pd.128", "avx512.rsqrt14.pd.256", "avx512.rsqrt14.pd.512",
	} {
		refuseIntrinsic("llvm.x86."+name, "the instruction approximates, and processors differ")
	}
}

// pickX86 is minps or maxps: the second operand where one is a NaN or both are
// zeros.
func pickX86(f *softfloat.Format, a, b uint64, want softfloat.Order) uint64 {
	if f.Compare(encoded(a), encoded(b)) == want {
		return a
	}
	return b
}

// x86Compare enters minima, maxima and comparisons.
func x86Compare() {
	for _, m := range []struct {
		name string
		want softfloat.Order
	}{{"min", softfloat.Less}, {"max", softfloat.Greater}} {
		all := func(c *x86Call) {
			for i := range c.out {
				c.out[i] = pickX86(formatOfWidth(c.w), c.in[0][i], c.in[1][i], m.want)
			}
		}
		first := func(c *x86Call) {
			copy(c.out, c.in[0])
			c.out[0] = pickX86(formatOfWidth(c.w), c.in[0][0], c.in[1][0], m.want)
		}
		x86("sse."+m.name+".ps", all, 4, 4, 4)
		x86("sse2."+m.name+".pd", all, 2, 2, 2)
		x86("avx."+m.name+".ps.256", all, 8, 8, 8)
		x86("avx."+m.name+".pd.256", all, 4, 4, 4)
		x86("avx512."+m.name+".ps.512", all, 16, 16, 1, 16)
		x86("avx512."+m.name+".pd.512", all, 8, 8, 1, 8)
		x86("sse."+m.name+".ss", first, 4, 4, 4)
		x86("sse2."+m.name+".sd", first, 2, 2, 2)
	}
	all := func(c *x86Call) {
		for i := range c.out {
			c.out[i] = compareX86(formatOfWidth(c.w), c.in[0][i], c.in[1][i], c.in[2][0])
		}
	}
	first := func(c *x86Call) {
		copy(c.out, c.in[0])
		c.out[0] = compareX86(formatOfWidth(c.w), c.in[0][0], c.in[1][0], c.in[2][0])
	}
	x86("sse.cmp.ps", all, 4, 4, 1, 4)
	x86("sse2.cmp.pd", all, 2, 2, 1, 2)
	x86("avx.cmp.ps.256", all, 8, 8, 1, 8)
	x86("avx.cmp.pd.256", all, 4, 4, 1, 4)
	x86("sse.cmp.ss", first, 4, 4, 1, 4)
	x86("sse2.cmp.sd", first, 2, 2, 1, 2)
	for _, k := range []struct {
		name string
		imm  uint64
	}{{"eq", 0}, {"lt", 1}, {"le", 2}, {"gt", 14}, {"ge", 13}, {"neq", 4}} {
		scalar := func(c *x86Call) {
			c.out[0] = compareX86(formatOfWidth(c.width[0]), c.in[0][0], c.in[1][0], k.imm) & 1
		}
		for _, u := range []string{"comi", "ucomi"} {
			x86("sse."+u+k.name+".ss", scalar, 4, 4, 1)
			x86("sse2."+u+k.name+".sd", scalar, 2, 2, 1)
		}
	}
}

// compareX86 is all ones when the relation that an immediate of cmpps names
// holds. Its low four bits matter: bit 4 only says which NaNs trap, and
// swaps true for ordered forms as the manual's table lists.
func compareX86(f *softfloat.Format, a, b, imm uint64) uint64 {
	o := f.Compare(encoded(a), encoded(b))
	less, equal, greater, open := o == softfloat.Less, o == softfloat.Equal, o == softfloat.Greater, o == softfloat.Unordered
	r := [...]bool{
		equal, less, less || equal, open, !equal, !less, !less && !equal, !open,
		equal || open, less || open, less || equal || open, false, less || greater, greater || equal, greater, true,
	}[imm&15]
	if r {
		return ^uint64(0)
	}
	return 0
}

// x86Horizontal enters sums of neighbours, alternating sums and dot products.
func x86Horizontal() {
	pairs := func(f floatFunc) func(c *x86Call) {
		return func(c *x86Call) {
			n := int(128 / c.w)
			for i := range c.out {
				part, k := i/n*n, 2*(i%n)
				operand := k / n
				k = part + k%n
				c.out[i] = f(formatOfWidth(c.w), c.in[operand][k], c.in[operand][k+1])
			}
		}
	}
	for _, h := range []struct {
		name string
		f    floatFunc
	}{{"hadd", addF}, {"hsub", subF}} {
		x86("sse3."+h.name+".ps", pairs(h.f), 4, 4, 4)
		x86("sse3."+h.name+".pd", pairs(h.f), 2, 2, 2)
		x86("avx."+h.name+".ps.256", pairs(h.f), 8, 8, 8)
		x86("avx."+h.name+".pd.256", pairs(h.f), 4, 4, 4)
	}
	alternate := func(c *x86Call) {
		for i := range c.out {
			f := subF
			if i&1 != 0 {
				f = addF
			}
			c.out[i] = f(formatOfWidth(c.w), c.in[0][i], c.in[1][i])
		}
	}
	x86("sse3.addsub.ps", alternate, 4, 4, 4)
	x86("sse3.addsub.pd", alternate, 2, 2, 2)
	x86("avx.addsub.ps.256", alternate, 8, 8, 8)
	x86("avx.addsub.pd.256", alternate, 4, 4, 4)
	dot := func(c *x86Call) {
		f, n := formatOfWidth(c.w), int(128/c.w)
		imm := c.in[2][0]
		for part := 0; part < len(c.out); part += n {
			var p [4]uint64
			for i := range n {
				if imm>>(4+i)&1 != 0 {
					p[i] = mulF(f, c.in[0][part+i], c.in[1][part+i])
				}
			}
			sum := addF(f, p[0], p[1])
			if n == 4 {
				sum = addF(f, sum, addF(f, p[2], p[3]))
			}
			for i := range n {
				if imm>>i&1 != 0 {
					c.out[part+i] = sum
				}
			}
		}
	}
	x86("sse41.dpps", dot, 4, 4, 1, 4)
	x86("sse41.dppd", dot, 2, 2, 1, 2)
	x86("avx.dp.ps.256", dot, 8, 8, 1, 8)
}

// toIntX86 converts to a signed integer; one that cannot be represented is the
// indefinite integer, the least of its width.
func toIntX86(f *softfloat.Format, a uint64, width uint, m softfloat.Rounding) uint64 {
	v, ok := f.ToInt(encoded(a), width, true, m)
	if !ok {
		return 1 << (width - 1)
	}
	return v.Lo
}

// x86Convert enters conversions.
func x86Convert() {
	toInt := func(m softfloat.Rounding) func(c *x86Call) {
		return func(c *x86Call) {
			for i := range c.out {
				if i < len(c.in[0]) {
					c.out[i] = toIntX86(formatOfWidth(c.width[0]), c.in[0][i], c.w, m)
				}
			}
		}
	}
	nearest, truncate := toInt(softfloat.NearestEven), toInt(softfloat.TowardZero)
	for _, s := range []struct {
		name  string
		lanes int
	}{{"sse.cvt%sss2si", 4}, {"sse2.cvt%ssd2si", 2}} {
		for _, w := range []string{"", "64"} {
			x86(expand(s.name, "")+w, nearest, s.lanes, 1)
			x86(expand(s.name, "t")+w, truncate, s.lanes, 1)
		}
	}
	x86("sse2.cvtps2dq", nearest, 4, 4)
	x86("sse2.cvttps2dq", truncate, 4, 4)
	x86("sse2.cvtpd2dq", nearest, 2, 4)
	x86("sse2.cvttpd2dq", truncate, 2, 4)
	x86("avx.cvt.ps2dq.256", nearest, 8, 8)
	x86("avx.cvtt.ps2dq.256", truncate, 8, 8)
	x86("avx.cvt.pd2dq.256", nearest, 4, 4)
	x86("avx.cvtt.pd2dq.256", truncate, 4, 4)
	narrow := func(v uint64) uint64 {
		return softfloat.F32.Convert(softfloat.F64, encoded(v), softfloat.NearestEven).Lo
	}
	toFloat := func(c *x86Call) {
		for i, v := range c.in[0] {
			c.out[i] = narrow(v)
		}
	}
	x86("sse2.cvtpd2ps", toFloat, 2, 4)
	x86("avx.cvt.pd2.ps.256", toFloat, 4, 4)
	x86("sse2.cvtsd2ss", func(c *x86Call) {
		copy(c.out, c.in[0])
		c.out[0] = narrow(c.in[1][0])
	}, 4, 2, 4)
	half := func(c *x86Call) {
		for i := range c.out {
			if i < len(c.in[0]) {
				c.out[i] = softfloat.F16.Convert(softfloat.F32, encoded(c.in[0][i]), roundingOfImmediate(c.in[1][0])).Lo
			}
		}
	}
	x86("vcvtps2ph.128", half, 4, 1, 8)
	x86("vcvtps2ph.256", half, 8, 1, 8)
}

// expand puts s in the place of %s.
func expand(pattern, s string) string {
	for i := 0; i+1 < len(pattern); i++ {
		if pattern[i] == '%' {
			return pattern[:i] + s + pattern[i+2:]
		}
	}
	return pattern
}

// roundingOfImmediate is the direction that an instruction's immediate names;
// with bit 2 the current one, which is to nearest.
func roundingOfImmediate(imm uint64) softfloat.Rounding {
	if imm&4 != 0 {
		return softfloat.NearestEven
	}
	return [...]softfloat.Rounding{softfloat.NearestEven, softfloat.Downward, softfloat.Upward, softfloat.TowardZero}[imm&3]
}

// x86Round enters rounding to integral values, also to a binary fraction, and
// scaling by powers of two.
func x86Round() {
	all := func(c *x86Call) {
		for i := range c.out {
			c.out[i] = formatOfWidth(c.w).RoundToIntegral(encoded(c.in[0][i]), roundingOfImmediate(c.in[1][0])).Lo
		}
	}
	x86("sse41.round.ps", all, 4, 1, 4)
	x86("sse41.round.pd", all, 2, 1, 2)
	x86("avx.round.ps.256", all, 8, 1, 8)
	x86("avx.round.pd.256", all, 4, 1, 4)
	first := func(c *x86Call) {
		copy(c.out, c.in[0])
		c.out[0] = formatOfWidth(c.w).RoundToIntegral(encoded(c.in[1][0]), roundingOfImmediate(c.in[2][0])).Lo
	}
	x86("sse41.round.ss", first, 4, 4, 1, 4)
	x86("sse41.round.sd", first, 2, 2, 1, 2)
	for _, e := range []struct {
		name  string
		lanes int
	}{{"ps", 4}, {"pd", 2}} {
		for parts, bits := range []string{"128", "256", "512"} {
			n := e.lanes << parts
			args := []int{n, 1, n, -1, n}
			scale := []int{n, n, n, -1, n}
			if bits == "512" {
				args = []int{n, 1, n, -1, 1, n}
				scale = []int{n, n, n, -1, 1, n}
			}
			x86("avx512.mask.rndscale."+e.name+"."+bits, func(c *x86Call) {
				for i := range c.out {
					if c.out[i] = c.in[2][i]; c.bit(3, i) {
						c.out[i] = roundScale(formatOfWidth(c.w), c.in[0][i], c.in[1][0])
					}
				}
			}, args...)
			x86("avx512.mask.scalef."+e.name+"."+bits, func(c *x86Call) {
				for i := range c.out {
					if c.out[i] = c.in[2][i]; c.bit(3, i) {
						c.out[i] = scaleFloat(formatOfWidth(c.w), c.in[0][i], c.in[1][i])
					}
				}
			}, scale...)
		}
	}
}

// roundScale rounds to a multiple of two to the minus M, the immediate's upper
// half.
func roundScale(f *softfloat.Format, a, imm uint64) uint64 {
	x := encoded(a)
	if f.IsNaN(x) {
		return nanOf(f, a)
	}
	if f.IsInf(x) || f.IsZero(x) {
		return a
	}
	m := int(imm >> 4 & 15)
	up := f.Ldexp(x, m, softfloat.NearestEven)
	if f.IsInf(up) { // too large to have a fraction
		return a
	}
	return f.Ldexp(f.RoundToIntegral(up, roundingOfImmediate(imm)), -m, softfloat.NearestEven).Lo
}

// scaleFloat is a times two to the floor of b.
func scaleFloat(f *softfloat.Format, a, b uint64) uint64 {
	x, y := encoded(a), encoded(b)
	switch {
	case f.IsNaN(x) || f.IsNaN(y):
		if f.IsNaN(y) && !f.IsNaN(x) {
			switch {
			case !f.IsSignaling(y) && f.IsInf(x):
				return f.Abs(x).Lo
			case !f.IsSignaling(y) && f.IsZero(x):
				return f.Zero(f.SignBit(x)).Lo
			}
		}
		if f.IsNaN(x) && !f.IsSignaling(x) && f.IsInf(y) {
			if f.SignBit(y) {
				return f.Zero(false).Lo
			}
			return f.Inf(false).Lo
		}
		return nanOf(f, a, b)
	case f.IsInf(y):
		if f.SignBit(y) {
			if f.IsInf(x) {
				return nanOf(f)
			}
			return f.Zero(f.SignBit(x)).Lo
		}
		if f.IsZero(x) {
			return nanOf(f)
		}
		return f.Inf(f.SignBit(x)).Lo
	}
	e, ok := f.ToInt(y, 32, true, softfloat.Downward)
	n := int(int32(e.Lo))
	if !ok {
		n = 1 << 20
		if f.SignBit(y) {
			n = -n
		}
	}
	return f.Ldexp(x, min(max(n, -1<<20), 1<<20), softfloat.NearestEven).Lo
}

// x86BFloat enters the instructions on bf16. They round to nearest, and take
// and give no subnormals.
func x86BFloat() {
	flush := func(v uint64) uint64 {
		if v&0x7f800000 == 0 {
			return v & 0x80000000
		}
		return v
	}
	for parts, bits := range []string{"128", "256", "512"} {
		n := 4 << parts
		x86("avx512bf16.dpbf16ps."+bits, func(c *x86Call) {
			for i := range c.out {
				sum := flush(c.in[0][i])
				for _, k := range []int{2*i + 1, 2 * i} {
					a, b := flush(c.in[1][k]<<16), flush(c.in[2][k]<<16)
					sum = flush(fmaF(softfloat.F32, a, b, sum))
				}
				c.out[i] = sum
			}
		}, n, 2*n, 2*n, n)
	}
	narrow := func(c *x86Call) {
		for i, v := range c.in[0] {
			c.out[i] = softfloat.BF16.Convert(softfloat.F32, encoded(flush(v)), softfloat.NearestEven).Lo
		}
	}
	x86("avx512bf16.cvtneps2bf16.256", narrow, 8, 8)
	x86("avx512bf16.cvtneps2bf16.512", narrow, 16, 16)
	// Loads that widen: one element for all lanes, or the even or odd elements.
	for _, w := range []struct {
		kind         string
		step, offset uint64
	}{{"vbcstne%s2ps", 0, 0}, {"vcvtnee%s2ps", 4, 0}, {"vcvtneo%s2ps", 4, 2}} {
		for _, bits := range []string{"128", "256"} {
			half := "ph"
			if w.step == 0 {
				half = "sh"
			}
			intrinsic("llvm.x86."+expand(w.kind, "bf16")+bits, operands(1), wideningLoad(softfloat.BF16, w.step, w.offset))
			intrinsic("llvm.x86."+expand(w.kind, half)+bits, operands(1), wideningLoad(softfloat.F16, w.step, w.offset))
		}
	}
}

// wideningLoad reads 16-bit floats, step bytes apart, as f32. The even and odd
// forms touch a whole vector of memory.
func wideningLoad(f *softfloat.Format, step, offset uint64) meaning {
	return func(t *Thread, s *site) {
		base := t.lane(s.args[0], 0)
		n := uint64(len(s.res.sh.leaves))
		t.checkAccess(s, t.addressOf(s, &base), max(step*n, 2), 1, false)
		for i := range n {
			p := t.offset(s, base, step*i+offset, int(i))
			v := t.loadLeafAt(s, &p, dialect.Int(16), 1)
			r := softfloat.F32.Convert(f, encoded(v.V), softfloat.NearestEven).Lo
			if f == softfloat.BF16 && r&0x7f800000 == 0 {
				r &= 0x80000000
			}
			if v.Poison {
				t.put(s.res, int(i), poisonScalar(32))
				continue
			}
			t.put(s.res, int(i), spread(intScalar(32, r), &v))
		}
	}
}

// x86MaskedMemory enters loads and stores of the lanes whose mask has the
// sign bit set.
func x86MaskedMemory() {
	for _, m := range []struct {
		name  string
		lanes int
	}{
		{"avx.mask%s.ps", 4}, {"avx.mask%s.ps.256", 8}, {"avx.mask%s.pd", 2}, {"avx.mask%s.pd.256", 4},
		{"avx2.mask%s.d", 4}, {"avx2.mask%s.d.256", 8}, {"avx2.mask%s.q", 2}, {"avx2.mask%s.q.256", 4},
	} {
		intrinsic("llvm.x86."+expand(m.name, "load"), operands(2), func(t *Thread, s *site) {
			t.eachSign(s, 1, func(i int, on bool, p Scalar) {
				v := intScalar(s.res.sh.leaves[i].width, 0)
				if on {
					v = t.loadLeafAt(s, &p, scalarType(s.res.sh.typ), 1)
				}
				t.put(s.res, i, v)
			})
		})
		intrinsic("llvm.x86."+expand(m.name, "store"), operands(3), func(t *Thread, s *site) {
			t.eachSign(s, 1, func(i int, on bool, p Scalar) {
				if on {
					t.storeLeafAt(s, &p, t.lane(s.args[2], i), scalarType(s.args[2].sh.typ), 1)
				}
			})
		})
	}
	for _, name := range []string{"sse3.ldu.dq", "avx.ldu.dq.256"} {
		intrinsic("llvm.x86."+name, operands(1), func(t *Thread, s *site) { t.loadValue(s, t.address(s, 0), 1, s.res) })
	}
}

// eachSign calls f for the lanes of the mask operand, with the address of the
// lane in the memory at operand 0.
func (t *Thread) eachSign(s *site, mask int, f func(i int, on bool, p Scalar)) {
	base := t.lane(s.args[0], 0)
	for i, lf := range s.args[mask].sh.leaves {
		m := t.lane(s.args[mask], i)
		t.defined(s, &m, PoisonOperand, "a lane of the mask")
		on := m.V>>(uint(lf.width)-1)&1 != 0
		p := base
		if on {
			p = t.offset(s, base, uint64(i)*uint64(lf.width/8), i)
		}
		f(i, on, p)
	}
}
