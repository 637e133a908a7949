package interp

import (
	"fmt"
	"math/big"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/internal/softfloat"
)

// Vector intrinsics that no operation stands for (LangRef, "Vector
// Manipulation Intrinsics" and "Operations on Vectors with Explicit Length").
// They move lanes with all that is open in them.

func init() {
	both := func(name string, prepare func(s *site) error, m meaning) {
		intrinsic("llvm.vector."+name, prepare, m)
		intrinsic("llvm.experimental.vector."+name, prepare, m)
	}
	both("reverse", operands(1), vectorReverse)
	both("splice", operands(3), vectorSplice)
	intrinsic("llvm.vector.splice.left", operands(3), spliceBy(true))
	intrinsic("llvm.vector.splice.right", operands(3), spliceBy(false))
	for n := 2; n <= 8; n++ {
		if n > 2 {
			both(fmt.Sprintf("interleave%d", n), operands(n), interleave)
			both(fmt.Sprintf("deinterleave%d", n), operands(1), deinterleave)
			continue
		}
		intrinsic("llvm.experimental.vector.interleave2", operands(2), interleave)
		intrinsic("llvm.experimental.vector.deinterleave2", operands(1), deinterleave)
	}
	both("compress", operands(3), vectorCompress)
	both("match", operands(3), vectorMatch)
	both("extract.last.active", operands(3), lastActive)
	intrinsic("llvm.experimental.cttz.elts", operands(2), cttzElts)
	intrinsic("llvm.experimental.get.vector.length", operands(3), getVectorLength)
	both("partial.reduce.add", operands(2), partialReduce(addWrapping))
	both("partial.reduce.fadd", preparePartialFloat, partialReduceFloat)
	for _, h := range []struct {
		name string
		f    func(a, b Scalar) Scalar
	}{
		{"add", addWrapping}, {"uadd.sat", saturatingAdd}, {"umax", extremeOf(dialect.ICmpUGE)}, {"umin", extremeOf(dialect.ICmpULE)},
	} {
		intrinsic("llvm.experimental.vector.histogram."+h.name, operands(3), histogram(h.f))
	}
}

// operands checks the number of an intrinsic's operands.
func operands(n int) func(s *site) error {
	return func(s *site) error {
		if len(s.args) != n {
			return fmt.Errorf("intrinsic %q takes %d operands, %d given", s.op.StringProp("intrin"), n, len(s.args))
		}
		return nil
	}
}

// putLanes writes the result, which must have as many lanes.
func (t *Thread) putLanes(s *site, vs []Scalar) {
	if s.res.sh == nil || len(s.res.sh.leaves) != len(vs) {
		t.unsupported(s, "intrinsic %q with this result type is not supported", s.op.StringProp("intrin"))
	}
	for i, v := range vs {
		if v.Width != s.res.sh.leaves[i].width {
			t.unsupported(s, "intrinsic %q with this result type is not supported", s.op.StringProp("intrin"))
		}
		t.put(s.res, i, v)
	}
}

func vectorReverse(t *Thread, s *site) {
	in := t.leaves(s.args[0])
	out := make([]Scalar, len(in))
	for i, v := range in {
		out[len(in)-1-i] = v
	}
	t.putLanes(s, out)
}

// vectorSplice takes the lanes of both operands laid end to end from a lane on,
// which counts from the end of the first when it is negative.
func vectorSplice(t *Thread, s *site) {
	a, k := t.leaves(s.args[0]), t.lane(s.args[2], 0)
	t.defined(s, &k, PoisonOperand, "the index of a splice")
	n := int64(len(a))
	i := k.signed()
	if i < -n || i >= n {
		t.ub(s, PoisonOperand, "the index %d of a splice is not within its %d lanes", i, n)
	}
	if i < 0 {
		i += n
	}
	t.putLanes(s, append(a, t.leaves(s.args[1])...)[i:i+n])
}

// spliceBy shifts both operands laid end to end by a number of lanes, and
// gives the lower half of a left shift, the upper one of a right shift. A
// number beyond the lanes gives poison.
func spliceBy(left bool) meaning {
	return func(t *Thread, s *site) {
		a, k := t.leaves(s.args[0]), t.lane(s.args[2], 0)
		n := len(a)
		out := append(a[:n:n], t.leaves(s.args[1])...)
		if k.Poison || k.anyUndef() || k.big().Cmp(big.NewInt(int64(n))) > 0 {
			for i := range a {
				a[i] = poisonScalar(a[i].Width)
			}
			t.putLanes(s, a)
			return
		}
		i := int(k.V)
		if !left {
			i = n - i
		}
		t.putLanes(s, out[i:i+n])
	}
}

// interleave takes lane 0 of every operand, then lane 1 of every operand.
func interleave(t *Thread, s *site) {
	var in [][]Scalar
	for _, a := range s.args {
		in = append(in, t.leaves(a))
	}
	out := make([]Scalar, 0, len(in)*len(in[0]))
	for i := range in[0] {
		for _, v := range in {
			out = append(out, v[i])
		}
	}
	t.putLanes(s, out)
}

// deinterleave gives a struct of vectors, the k-th with lanes k, k+n, k+2n.
func deinterleave(t *Thread, s *site) {
	in := t.leaves(s.args[0])
	n := len(s.res.sh.elems)
	if n == 0 || len(in)%n != 0 {
		t.unsupported(s, "intrinsic %q with this result type is not supported", s.op.StringProp("intrin"))
	}
	out := make([]Scalar, 0, len(in))
	for k := range n {
		for i := k; i < len(in); i += n {
			out = append(out, in[i])
		}
	}
	t.putLanes(s, out)
}

// masked reads a mask operand; open is true when a lane of it is poison or
// undefined.
func (t *Thread) maskOf(s *site, k int) (on []bool, open bool) {
	for _, v := range t.leaves(s.args[k]) {
		on = append(on, v.V&1 != 0)
		open = open || v.Poison || v.anyUndef()
	}
	return on, open
}

// vectorCompress puts the lanes that the mask selects at the beginning, and
// fills up with the lanes of the pass-through. A mask that is not a value
// makes all of it poison.
func vectorCompress(t *Thread, s *site) {
	in, pass := t.leaves(s.args[0]), t.leaves(s.args[2])
	on, open := t.maskOf(s, 1)
	k := 0
	for i, v := range in {
		if on[i] {
			pass[k] = v
			k++
		}
	}
	if open {
		for i := range pass {
			pass[i] = poisonScalar(pass[i].Width)
		}
	}
	t.putLanes(s, pass)
}

// vectorMatch tells for each selected lane of the first operand whether some
// lane of the second equals it.
func vectorMatch(t *Thread, s *site) {
	in, set, mask := t.leaves(s.args[0]), t.leaves(s.args[1]), t.leaves(s.args[2])
	out := make([]Scalar, len(in))
	for i, v := range in {
		m := mask[i]
		r := boolScalar(false)
		for k := range set {
			if m.V&1 != 0 && v.big().Cmp(set[k].big()) == 0 {
				r = boolScalar(true)
			}
		}
		if m.Poison || m.V&1 != 0 && v.Poison {
			r = poisonScalar(1)
		} else {
			r = spread(r, &m)
			for k := range set {
				if m.V&1 == 0 {
					break
				}
				if set[k].Poison {
					r = poisonScalar(1)
					break
				}
				r = spread(r, &v, &set[k])
			}
		}
		out[i] = r
	}
	t.putLanes(s, out)
}

// lastActive is the last lane that the mask selects, or the last operand when
// it selects none.
func lastActive(t *Thread, s *site) {
	on, open := t.maskOf(s, 1)
	r := t.lane(s.args[2], 0)
	for i, v := range t.leaves(s.args[0]) {
		if on[i] {
			r = v
		}
	}
	if open {
		r = poisonScalar(r.Width)
	}
	t.putLanes(s, []Scalar{r})
}

// cttzElts counts the lanes before the first that is not zero. Without one it
// gives the number of lanes, or poison when operand 1 is true.
func cttzElts(t *Thread, s *site) {
	width := s.res.sh.leaves[0].width
	flag := t.lane(s.args[1], 0)
	t.defined(s, &flag, PoisonOperand, "the zero-is-poison mark")
	in := t.leaves(s.args[0])
	r := bigScalar(width, big.NewInt(int64(len(in))))
	if flag.V&1 != 0 {
		r = poisonScalar(width)
	}
	for i, v := range in {
		if v.Poison {
			r = poisonScalar(width)
			break
		}
		if v.anyUndef() { // it may be the one
			r = r.markUndef()
			break
		}
		if !v.zero() {
			r = bigScalar(width, big.NewInt(int64(i)))
			break
		}
	}
	t.putLanes(s, []Scalar{r})
}

// getVectorLength says how many elements to handle next: all that are left
// when they fit. Of more than fit LLVM leaves the number open; here it is as
// many as fit, and chosen.
func getVectorLength(t *Thread, s *site) {
	n, vf, scalable := t.lane(s.args[0], 0), t.lane(s.args[1], 0), t.lane(s.args[2], 0)
	for _, v := range []*Scalar{&n, &vf, &scalable} {
		if v.Poison || v.anyUndef() {
			t.putLanes(s, []Scalar{poisonScalar(s.res.sh.leaves[0].width)})
			return
		}
	}
	most := new(big.Int).SetUint64(vf.V)
	if scalable.V&1 != 0 {
		most.Mul(most, big.NewInt(t.m.shapes.vscale))
	}
	if v := n.big(); v.Cmp(most) <= 0 {
		t.putLanes(s, []Scalar{bigScalar(s.res.sh.leaves[0].width, v)})
		return
	}
	t.putLanes(s, []Scalar{bigScalar(s.res.sh.leaves[0].width, most).markChosen()})
}

// partialReduce adds the lanes of the second operand onto those of the first.
// Which lane goes where is open in LLVM; here it is lane i to lane i modulo the
// number of lanes, and the result is chosen.
func partialReduce(f func(a, b Scalar) Scalar) meaning {
	return func(t *Thread, s *site) {
		out := t.leaves(s.args[0])
		if len(out) == 0 {
			t.putLanes(s, nil)
			return
		}
		for i, v := range t.leaves(s.args[1]) {
			k := i % len(out)
			if out[k].Poison || v.Poison {
				out[k] = poisonScalar(v.Width)
				continue
			}
			out[k] = f(out[k], v)
		}
		if len(out) > 1 {
			for i := range out {
				if !out[i].Poison {
					out[i] = out[i].markChosen()
				}
			}
		}
		t.putLanes(s, out)
	}
}

func preparePartialFloat(s *site) error {
	if err := operands(2)(s); err != nil {
		return err
	}
	return prepareFloat(s)
}

func partialReduceFloat(t *Thread, s *site) {
	x := s.aux.(*floatOp)
	partialReduce(func(a, b Scalar) Scalar { return x.binary(addF, a, b) })(t, s)
}

// saturatingAdd is uadd.sat.
func saturatingAdd(a, b Scalar) Scalar {
	v := new(big.Int).Add(a.big(), b.big())
	if _, hi := representable(a.Width, false); v.Cmp(hi) > 0 {
		v = hi
	}
	return spread(bigScalar(a.Width, v), &a, &b)
}

// histogram updates the bucket that each selected lane points to, one lane
// after the other, so that lanes with one bucket add up.
func histogram(f func(a, b Scalar) Scalar) meaning {
	return func(t *Thread, s *site) {
		inc := t.lane(s.args[1], 0)
		typ := s.op.Operands[1].Type
		align := s.fn.m.layout.Align(typ)
		for i := range s.args[0].sh.leaves {
			if !t.on(s, 2, i) {
				continue
			}
			p := t.lane(s.args[0], i)
			old := t.loadLeafAt(s, &p, typ, align)
			if old.Poison || inc.Poison {
				t.storeLeafAt(s, &p, poisonScalar(inc.Width), typ, align)
				continue
			}
			t.storeLeafAt(s, &p, f(old, inc), typ, align)
		}
	}
}

// numberF gives the operand that is a number when the other is a NaN, even a
// signalling one; zeros are ordered (IEEE 754-2019, minimumNumber and
// maximumNumber).
func numberF(pick floatFunc) floatFunc {
	return func(f *softfloat.Format, a, b uint64) uint64 {
		x, y := f.IsNaN(encoded(a)), f.IsNaN(encoded(b))
		switch {
		case x && y:
			return nanOf(f, a, b)
		case x:
			return b
		case y:
			return a
		}
		return pick(f, a, b)
	}
}

func init() {
	for _, n := range []struct {
		name string
		f    floatFunc
	}{{"llvm.minimumnum", numberF(minimumF)}, {"llvm.maximumnum", numberF(maximumF)}} {
		intrinsic(n.name, prepareFloat, lanes2(func(t *Thread, s *site, a, b Scalar) Scalar { return s.aux.(*floatOp).binary(n.f, a, b) }))
	}
	intrinsic("llvm.canonicalize", prepareFloat, lanes1(func(t *Thread, s *site, a Scalar) Scalar {
		x := s.aux.(*floatOp)
		r := a.V
		if x.format.IsNaN(encoded(r)) {
			r = nanOf(x.format, r)
		}
		return x.finish(r, &a)
	}))
	intrinsic("llvm.arithmetic.fence", operands(1), sameValue)
	intrinsic("llvm.clmul", operands(2), lanes2(func(t *Thread, s *site, a, b Scalar) Scalar {
		v, x, y := new(big.Int), a.big(), b.big()
		for i := range y.BitLen() {
			if y.Bit(i) != 0 {
				v.Xor(v, new(big.Int).Lsh(x, uint(i)))
			}
		}
		return spread(bigScalar(a.Width, v), &a, &b)
	}))
	for _, name := range []string{"stepvector", "vector.insert", "vector.extract"} {
		older("llvm.experimental."+name, "llvm."+name)
	}
	for _, r := range []string{"add", "mul", "and", "or", "xor", "smax", "smin", "umax", "umin", "fmax", "fmin"} {
		older("llvm.experimental.vector.reduce."+r, "llvm.vector.reduce."+r)
	}
}

// older registers the former name of an intrinsic that an operation stands
// for.
func older(name, now string) {
	intrinsic(name, func(s *site) error { return s.standFor(byIntrinsic[now], now) }, notPrepared)
}
