package simd

import (
	"math/rand/v2"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"github.com/touchstone-ir/touchstone/internal/softfloat"
)

var formats = map[Type]*softfloat.Format{F16: softfloat.F16, BF16: softfloat.BF16, F32: softfloat.F32, F64: softfloat.F64}

var floatTypes = []Type{F16, BF16, F32, F64}

func one(f Unary, v uint64) uint64 {
	var d uint64
	f(unsafe.Pointer(&d), unsafe.Pointer(&v), 1)
	return d
}

func two(f Binary, a, b uint64) uint64 {
	var d uint64
	f(unsafe.Pointer(&d), unsafe.Pointer(&a), unsafe.Pointer(&b), 1)
	return d
}

func three(f Ternary, a, b, c uint64) uint64 {
	var d uint64
	f(unsafe.Pointer(&d), unsafe.Pointer(&a), unsafe.Pointer(&b), unsafe.Pointer(&c), 1)
	return d
}

func bitsOf(v uint64) softfloat.Bits { return softfloat.Bits{Lo: v} }

// samples are encodings of a type: all of a half format, random and odd ones
// of the others.
func samples(t Type, n int) []uint64 {
	r := rand.New(rand.NewPCG(uint64(t), 5))
	var out []uint64
	m := ^uint64(0) >> (64 - 8*t.Size())
	for range n {
		v := r.Uint64()
		switch r.IntN(3) {
		case 0:
			v = edges[r.IntN(len(edges))]
		case 1: // exponents near each other
			v = v&^(0x7f<<(8*t.Size()-8)) | 0x3f<<(8*t.Size()-8)
		}
		out = append(out, v&m)
	}
	return out
}

func all16() []uint64 {
	out := make([]uint64, 1<<16)
	for i := range out {
		out[i] = uint64(i)
	}
	return out
}

// TestFloatReference holds the reference kernels against the soft floats.
func TestFloatReference(t *testing.T) {
	g := For(Generic)
	const ne = softfloat.NearestEven
	for _, typ := range floatTypes {
		f := formats[typ]
		in := samples(typ, 3000)
		for o, want := range map[BinaryOp]func(a, b softfloat.Bits) softfloat.Bits{
			Add:     func(a, b softfloat.Bits) softfloat.Bits { return f.Add(a, b, ne) },
			Sub:     func(a, b softfloat.Bits) softfloat.Bits { return f.Sub(a, b, ne) },
			Mul:     func(a, b softfloat.Bits) softfloat.Bits { return f.Mul(a, b, ne) },
			Div:     func(a, b softfloat.Bits) softfloat.Bits { return f.Div(a, b, ne) },
			MinNum:  f.MinNum,
			MaxNum:  f.MaxNum,
			Minimum: f.Minimum, Maximum: f.Maximum, CopySign: f.CopySign,
		} {
			k := g.Binary(o, typ)
			for i := range in {
				a, b := in[i], in[(i*7+1)%len(in)]
				require.Equal(t, want(bitsOf(a), bitsOf(b)).Lo, two(k, a, b), "%v %v %#x %#x", o, typ, a, b)
			}
		}
		for i := range in {
			a, b, c := in[i], in[(i*7+1)%len(in)], in[(i*13+5)%len(in)]
			require.Equal(t, f.FMA(bitsOf(a), bitsOf(b), bitsOf(c), ne).Lo, three(g.Ternary(FMA, typ), a, b, c), "fma %v %#x %#x %#x", typ, a, b, c)
			require.Equal(t, f.Add(f.Mul(bitsOf(a), bitsOf(b), ne), bitsOf(c), ne).Lo, three(g.Ternary(MulAdd, typ), a, b, c), "muladd %v %#x %#x %#x", typ, a, b, c)
			order := f.Compare(bitsOf(a), bitsOf(b))
			for p, holds := range map[Predicate]bool{
				OEQ: order == softfloat.Equal, OLT: order == softfloat.Less, OGT: order == softfloat.Greater,
				UNO: order == softfloat.Unordered, ORD: order != softfloat.Unordered, UNE: order != softfloat.Equal,
				ONE: order == softfloat.Less || order == softfloat.Greater, UEQ: order == softfloat.Equal || order == softfloat.Unordered,
				OLE: order == softfloat.Less || order == softfloat.Equal, OGE: order == softfloat.Greater || order == softfloat.Equal,
				UNLT: order == softfloat.Less || order == softfloat.Unordered, UNGT: order == softfloat.Greater || order == softfloat.Unordered,
				UNLE: order != softfloat.Greater, UNGE: order != softfloat.Less,
			} {
				require.Equal(t, uint64(bit(holds)), two(g.Compare(p, typ), a, b), "%v %v %#x %#x", p, typ, a, b)
			}
		}
		if typ.Size() == 2 {
			in = all16()
		}
		for o, want := range map[UnaryOp]func(a softfloat.Bits) softfloat.Bits{
			Neg: f.Neg, Abs: f.Abs, Sqrt: func(a softfloat.Bits) softfloat.Bits { return f.Sqrt(a, ne) },
			Floor:     func(a softfloat.Bits) softfloat.Bits { return f.RoundToIntegral(a, softfloat.Downward) },
			Ceil:      func(a softfloat.Bits) softfloat.Bits { return f.RoundToIntegral(a, softfloat.Upward) },
			Trunc:     func(a softfloat.Bits) softfloat.Bits { return f.RoundToIntegral(a, softfloat.TowardZero) },
			RoundEven: func(a softfloat.Bits) softfloat.Bits { return f.RoundToIntegral(a, ne) },
			Round:     func(a softfloat.Bits) softfloat.Bits { return f.RoundToIntegral(a, softfloat.NearestAway) },
		} {
			k := g.Unary(o, typ)
			for _, a := range in {
				require.Equal(t, want(bitsOf(a)).Lo, one(k, a), "%v %v %#x", o, typ, a)
			}
		}
		for _, to := range floatTypes {
			if to != typ {
				for _, a := range in {
					require.Equal(t, formats[to].Convert(f, bitsOf(a), ne).Lo, one(g.Convert(Resize, typ, to), a), "%v to %v %#x", typ, to, a)
				}
			}
		}
		for _, to := range []Type{I8, I16, I32, I64} {
			for _, a := range in {
				w := uint(8 * to.Size())
				m := ^uint64(0) >> (64 - w)
				require.Equal(t, f.ToIntSat(bitsOf(a), w, true).Lo&m, one(g.Convert(ToSigned, typ, to), a), "%v to signed %v %#x", typ, to, a)
				require.Equal(t, f.ToIntSat(bitsOf(a), w, false).Lo&m, one(g.Convert(ToUnsigned, typ, to), a), "%v to unsigned %v %#x", typ, to, a)
			}
			for _, a := range samples(to, 3000) {
				w := uint(8 * to.Size())
				require.Equal(t, f.FromInt(bitsOf(a), w, true, ne).Lo, one(g.Convert(FromSigned, to, typ), a), "signed %v to %v %#x", to, typ, a)
				require.Equal(t, f.FromInt(bitsOf(a), w, false, ne).Lo, one(g.Convert(FromUnsigned, to, typ), a), "unsigned %v to %v %#x", to, typ, a)
			}
		}
	}
}

// TestIntegerReference holds the kernels of i8 against plain numbers, all of
// them, and wider ones of values that fit i8 against those.
func TestIntegerReference(t *testing.T) {
	g := For(Generic)
	clamp := func(v, lo, hi int) int { return min(max(v, lo), hi) }
	for a := range 256 {
		for b := range 256 {
			x, y := int(int8(a)), int(int8(b))
			for o, want := range map[BinaryOp]int{
				Add: a + b, Sub: a - b, Mul: a * b, And: a & b, Or: a | b, Xor: a ^ b,
				SMin: min(x, y), SMax: max(x, y), UMin: min(a, b), UMax: max(a, b),
				SAddSat: clamp(x+y, -128, 127), SSubSat: clamp(x-y, -128, 127), UAddSat: clamp(a+b, 0, 255), USubSat: clamp(a-b, 0, 255),
				Shl: a << b, LShr: a >> b, AShr: x >> b,
			} {
				require.Equal(t, uint64(uint8(want)), two(g.Binary(o, I8), uint64(a), uint64(b)), "%v %d %d", o, a, b)
			}
			if b != 0 {
				require.Equal(t, uint64(a/b), two(g.Binary(UDiv, I8), uint64(a), uint64(b)))
				require.Equal(t, uint64(a%b), two(g.Binary(URem, I8), uint64(a), uint64(b)))
				if x != -128 || y != -1 {
					require.Equal(t, uint64(uint8(x/y)), two(g.Binary(SDiv, I8), uint64(a), uint64(b)))
					require.Equal(t, uint64(uint8(x%y)), two(g.Binary(SRem, I8), uint64(a), uint64(b)))
				}
			}
			for o, want := range map[CheckedOp][2]int{
				SAdd: {x + y, 1}, SSub: {x - y, 1}, SMul: {x * y, 1}, UAdd: {a + b, 0}, USub: {a - b, 0}, UMul: {a * b, 0},
			} {
				var d uint8
				p, q := uint8(a), uint8(b)
				over := g.Checked(o, I8)(unsafe.Pointer(&d), unsafe.Pointer(&p), unsafe.Pointer(&q), 1)
				fits := want[0] >= 0 && want[0] <= 255
				if want[1] == 1 {
					fits = want[0] >= -128 && want[0] <= 127
				}
				require.Equal(t, uint8(want[0]), d, "%v %d %d", o, a, b)
				require.Equal(t, !fits, over, "%v %d %d", o, a, b)
			}
			for p, want := range map[Predicate]bool{
				EQ: a == b, NE: a != b, SLT: x < y, SLE: x <= y, SGT: x > y, SGE: x >= y, ULT: a < b, ULE: a <= b, UGT: a > b, UGE: a >= b,
			} {
				require.Equal(t, uint64(bit(want)), two(g.Compare(p, I8), uint64(a), uint64(b)), "%v %d %d", p, a, b)
			}
		}
	}
	for a := range uint64(2) {
		for b := range uint64(2) {
			x, y := -int(a), -int(b)
			for p, want := range map[Predicate]bool{
				EQ: a == b, NE: a != b, SLT: x < y, SLE: x <= y, SGT: x > y, SGE: x >= y, ULT: a < b, ULE: a <= b, UGT: a > b, UGE: a >= b,
			} {
				require.Equal(t, uint64(bit(want)), two(g.Compare(p, I1), a, b), "i1 %v %d %d", p, a, b)
			}
			for o, want := range map[BinaryOp]int{
				Add: int(a + b), Sub: int(a - b), Mul: int(a * b), And: int(a & b), Or: int(a | b), Xor: int(a ^ b),
				SMin: min(x, y), SMax: max(x, y), UMin: int(min(a, b)), UMax: int(max(a, b)),
			} {
				require.Equal(t, uint64(want&1), two(g.Binary(o, I1), a, b), "i1 %v %d %d", o, a, b)
			}
		}
	}
}

// TestRegions: the formula, and what it refuses.
func TestRegions(t *testing.T) {
	for _, c := range []struct {
		r     Region
		start int
		n     int
		want  []int32
	}{
		{Region{4, 0, 4, 1}, 3, 8, []int32{3, 4, 5, 6}},
		{Region{9, 7, 3, 2}, 8, 30, []int32{8, 10, 12, 15, 17, 19, 22, 24, 26}},
		{Region{8, 0, 4, 1}, 2, 8, []int32{2, 3, 4, 5, 2, 3, 4, 5}},
		{Region{4, 9, 8, -1}, 3, 4, []int32{3, 2, 1, 0}},
		{Region{1, 5, 0, 9}, 6, 8, []int32{6}},
		{Region{4, 4, 1, 9}, 2, 16, []int32{2, 6, 10, 14}},
		{Region{4, 0, 4, 1}, 5, 8, nil},
		{Region{4, 0, 4, -1}, 2, 8, nil},
		{Region{5, 1, 2, 1}, 0, 80, nil},
		{Region{4, 1, 0, 1}, 0, 80, nil},
		{Region{4, 1, -2, 1}, 0, 80, nil},
	} {
		got, ok := c.r.Indices(c.start, c.n)
		require.Equal(t, c.want != nil, ok, "%v", c)
		require.Equal(t, c.want, got, "%v", c)
	}
}

// TestMoves: masked, strided and compressing copies, gather and scatter.
func TestMoves(t *testing.T) {
	src := []uint16{10, 11, 12, 13, 14, 15}
	mask := []byte{1, 0, 1, 1, 0, 1}
	p := func(v []uint16) unsafe.Pointer { return unsafe.Pointer(unsafe.SliceData(v)) }
	m := unsafe.Pointer(&mask[0])
	d := make([]uint16, 6)
	CopyMasked(2, p(d), p(src), m, 6)
	require.Equal(t, []uint16{10, 0, 12, 13, 0, 15}, d)
	require.Equal(t, 4, Compress(2, p(d), p(src), m, 6))
	require.Equal(t, []uint16{10, 12, 13, 15, 0, 15}, d)
	require.Equal(t, 4, Expand(2, p(d), p(src), m, 6))
	require.Equal(t, []uint16{10, 12, 11, 12, 0, 13}, d)
	CopyStrided(2, p(d), 2, unsafe.Pointer(&src[5]), -4, 3)
	require.Equal(t, []uint16{15, 13, 11, 12, 0, 13}, d)
	GatherMasked(2, p(d), p(src), []int32{5, 99, 0, 1, 99, 2}, m)
	require.Equal(t, []uint16{15, 13, 10, 11, 0, 12}, d)
	Scatter(2, p(d), p(src), []int32{0, 0, 1, 1, 2, 3}, m)
	require.Equal(t, []uint16{10, 13, 10, 15, 0, 12}[0], d[0])
	require.Equal(t, []uint16{10, 13, 10, 15, 0, 12}, d)
	Shuffle(2, p(d), p(src), p(d[:0]), 6, []int32{5, -1, 0, 1, 2, 3})
	require.Equal(t, []uint16{15, 0, 10, 11, 12, 13}, d)
	place := NewPlace(2, 6, []int32{4, 0, 2})
	place.Write(p(d), p(src), nil)
	require.Equal(t, []uint16{11, 0, 12, 11, 10, 13}, d)
	place = NewPlace(2, 6, []int32{1, 2, 3})
	place.Write(p(d), p(src), m)
	require.Equal(t, []uint16{11, 10, 12, 12, 10, 13}, d)
}
