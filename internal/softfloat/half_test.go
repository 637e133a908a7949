package softfloat

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"
)

type quick struct {
	f          *Format
	to         func(uint16) float32
	from32     func(float32) uint16
	from64     func(float64) uint16
	sqrt       func(uint16) uint16
	op         [4]func(a, b uint16) uint16
	defaultNaN uint16
}

var quickForms = []quick{
	{F16, F16ToFloat32, F16FromFloat32, F16FromFloat64, SqrtF16, [4]func(a, b uint16) uint16{AddF16, SubF16, MulF16, DivF16}, 0xfe00},
	{BF16, BF16ToFloat32, BF16FromFloat32, BF16FromFloat64, SqrtBF16, [4]func(a, b uint16) uint16{AddBF16, SubBF16, MulBF16, DivBF16}, 0xffc0},
}

func lo16(h uint16) Bits { return Bits{Lo: uint64(h)} }

// TestQuickUnary goes through all 65,536 values of both formats.
func TestQuickUnary(t *testing.T) {
	for _, q := range quickForms {
		require.Equal(t, Bits{Lo: uint64(q.defaultNaN)}, q.f.NaN())
		for i := range 1 << 16 {
			h := uint16(i)
			a := lo16(h)
			w := q.to(h)
			if got := F32.Convert(q.f, a, NearestEven); got.Lo != uint64(math.Float32bits(w)) {
				t.Fatalf("%s %#x to f32: %#x", q.f.Name, h, got.Lo)
			}
			if got := q.f.Sqrt(a, NearestEven); got.Lo != uint64(q.sqrt(h)) {
				t.Fatalf("%s sqrt %#x: %#x, quick %#x", q.f.Name, h, got.Lo, q.sqrt(h))
			}
			// Rounding the value itself, its neighbours' midpoints and a nudge
			// to either side of them.
			mid := w + (q.to(h+1)-w)/2
			for _, x := range []float32{w, mid, math.Nextafter32(mid, 0), math.Nextafter32(mid, float32(math.Inf(1)))} {
				want := q.f.Convert(F32, Bits{Lo: uint64(math.Float32bits(x))}, NearestEven).Lo
				if got := q.from32(x); uint64(got) != want {
					t.Fatalf("%s from %x: %#x, want %#x", q.f.Name, x, got, want)
				}
				for _, y := range []float64{float64(x), math.Nextafter(float64(x), 0), math.Nextafter(float64(x), math.Inf(1))} {
					want := q.f.Convert(F64, bits64(y), NearestEven).Lo
					if got := q.from64(y); uint64(got) != want {
						t.Fatalf("%s from %x: %#x, want %#x", q.f.Name, y, got, want)
					}
				}
			}
			f := float64(w)
			if w == w && h&0x7fff != 0 {
				for m, r := range map[Rounding]float64{Downward: math.Floor(f), Upward: math.Ceil(f), TowardZero: math.Trunc(f), NearestEven: math.RoundToEven(f), NearestAway: math.Round(f)} {
					if got := q.to(uint16(q.f.RoundToIntegral(a, m).Lo)); math.Float64bits(float64(got)) != math.Float64bits(r) {
						t.Fatalf("%s round %v mode %d: %v", q.f.Name, w, m, got)
					}
				}
			}
		}
	}
}

// TestQuickBinary pairs every value with values that share its neighbourhood
// and with values from everywhere.
func TestQuickBinary(t *testing.T) {
	methods := []func(f *Format, a, b Bits) Bits{
		func(f *Format, a, b Bits) Bits { return f.Add(a, b, NearestEven) },
		func(f *Format, a, b Bits) Bits { return f.Sub(a, b, NearestEven) },
		func(f *Format, a, b Bits) Bits { return f.Mul(a, b, NearestEven) },
		func(f *Format, a, b Bits) Bits { return f.Div(a, b, NearestEven) },
	}
	r := rand.New(rand.NewPCG(7, 8))
	for _, q := range quickForms {
		for i := range 1 << 16 {
			h := uint16(i)
			for _, k := range []uint16{uint16(r.Uint32()), uint16(r.Uint32()), h + uint16(r.IntN(64)) - 32, h ^ 0x8000, 0, 1, 0x8000, q.defaultNaN} {
				for o := range methods {
					if want, got := methods[o](q.f, lo16(h), lo16(k)).Lo, q.op[o](h, k); uint64(got) != want {
						t.Fatalf("%s op %d %#x %#x: %#x, quick %#x", q.f.Name, o, h, k, want, got)
					}
				}
			}
		}
	}
}

// TestFMANotByWayOfFloat: 3 × 683 = 2049 is a tie in half, which a third
// operand too small for float32 breaks.
func TestFMANotByWayOfFloat(t *testing.T) {
	three, n := F16.FromInt(Bits{Lo: 3}, 16, false, NearestEven), F16.FromInt(Bits{Lo: 683}, 16, false, NearestEven)
	tiny := Bits{Lo: 1} // 2^-24
	p := F16ToFloat32(uint16(three.Lo)) * F16ToFloat32(uint16(n.Lo))
	require.Equal(t, float32(2048), F16ToFloat32(F16FromFloat32(p+F16ToFloat32(1))), "the wrong way")
	require.Equal(t, float32(2050), F16ToFloat32(uint16(F16.FMA(three, n, tiny, NearestEven).Lo)))
}

func TestNaNRule(t *testing.T) {
	for _, f := range formats {
		q := f.pack(number{kind: quiet, sig: u128{3 << 62, 0}}, NearestEven) // quiet, payload 1...
		s := f.assemble(false, f.expMask(), u128{0, 1}.shl(f.fracBits()-2))  // signaling, same payload
		neg := f.Neg(s)                                                      // signaling, sign set
		one := f.FromInt(Bits{Lo: 1}, 8, false, NearestEven)
		zero, inf := f.Zero(false), f.Inf(false)
		require.True(t, f.IsSignaling(s))
		require.Equal(t, SignalingNaN, f.Class(s))
		require.Equal(t, QuietNaN, f.Class(q))
		require.Equal(t, q, f.Add(one, s, NearestEven), f.Name)
		require.Equal(t, q, f.Sub(one, s, NearestEven))
		require.Equal(t, q, f.Mul(s, neg, NearestEven))
		require.Equal(t, f.Neg(q), f.Div(neg, s, NearestEven))
		require.Equal(t, q, f.FMA(zero, inf, s, NearestEven))
		require.Equal(t, q, f.Sqrt(s, NearestEven))
		require.Equal(t, q, f.RoundToIntegral(s, NearestEven))
		for _, invalid := range []Bits{
			f.Sub(inf, inf, NearestEven), f.Mul(zero, inf, NearestEven), f.Div(zero, zero, NearestEven), f.Div(inf, inf, NearestEven),
			f.Sqrt(f.Neg(one), NearestEven), f.Mod(inf, one), f.Mod(one, zero), f.FMA(inf, zero, one, NearestEven), f.Remainder(one, zero),
		} {
			require.Equal(t, f.NaN(), invalid, f.Name)
		}
		require.True(t, f.SignBit(f.NaN()))
		// min and max (S12.5, S12.6)
		require.Equal(t, one, f.MinNum(q, one))
		require.Equal(t, one, f.MaxNum(one, s))
		require.Equal(t, q, f.MinNum(s, neg))
		require.Equal(t, q, f.Minimum(one, s))
		require.Equal(t, q, f.Maximum(s, one))
		nz := f.Zero(true)
		require.Equal(t, nz, f.MinNum(zero, nz))
		require.Equal(t, zero, f.MaxNum(nz, zero))
		require.Equal(t, nz, f.Minimum(nz, zero))
		require.Equal(t, zero, f.Maximum(zero, nz))
		// signs of zero
		require.Equal(t, zero, f.Sub(one, one, NearestEven))
		require.Equal(t, nz, f.Sub(one, one, Downward))
		require.Equal(t, nz, f.Add(nz, nz, NearestEven))
		require.Equal(t, nz, f.Sqrt(nz, NearestEven))
		require.Equal(t, nz, f.Mod(nz, one))
		require.Equal(t, nz, f.RoundToIntegral(f.Div(f.Neg(one), f.FromInt(Bits{Lo: 4}, 8, false, NearestEven), NearestEven), Upward))
		// classes
		for _, c := range []struct {
			a    Bits
			want Class
		}{
			{f.Inf(true), NegInf}, {inf, PosInf}, {f.Max(true), NegNormal}, {one, PosNormal}, {nz, NegZero}, {zero, PosZero},
			{Bits{Lo: 1}, PosSubnormal}, {f.Neg(Bits{Lo: 1}), NegSubnormal},
		} {
			require.Equal(t, c.want, f.Class(c.a), f.Name)
		}
		require.Equal(t, Unordered, f.Compare(one, q))
		require.Equal(t, Equal, f.Compare(zero, nz))
		require.Equal(t, Less, f.Compare(f.Inf(true), f.Max(true)))
		require.Equal(t, Greater, f.Compare(inf, f.Max(false)))
	}
}

// TestX87Odd covers encodings that only x87 has.
func TestX87Odd(t *testing.T) {
	unnormal := Bits{Lo: 1 << 62, Hi: 16383}
	require.Equal(t, SignalingNaN, F80.Class(unnormal))
	require.Nil(t, F80.Big(unnormal))
	pseudo := Bits{Lo: 1 << 63} // pseudo-denormal: the smallest normal value
	require.Equal(t, PosNormal, F80.Class(pseudo))
	require.Equal(t, Bits{Lo: 1 << 63, Hi: 1}, F80.Add(pseudo, Bits{}, NearestEven))
}

func BenchmarkF16Add(b *testing.B) {
	x := uint16(0x3c01)
	for b.Loop() {
		x = AddF16(x, 0x0401)
	}
}

func BenchmarkF80Mul(b *testing.B) {
	x := F80.FromInt(Bits{Lo: 3}, 64, false, NearestEven)
	y := F80.Div(F80.FromInt(Bits{Lo: 1}, 64, false, NearestEven), x, NearestEven)
	for b.Loop() {
		F80.Mul(x, y, NearestEven)
	}
}
