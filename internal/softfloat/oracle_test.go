package softfloat

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"
)

var allModes = []Rounding{NearestEven, TowardZero, Upward, Downward, NearestAway}

var bigModes = []big.RoundingMode{big.ToNearestEven, big.ToZero, big.ToPositiveInf, big.ToNegativeInf, big.ToNearestAway}

// oracle rounds an exact value by math/big alone: to the format's precision,
// or to fewer bits below its smallest normal value.
func oracle(f *Format, x *big.Float, m Rounding) *big.Float {
	prec := int(f.Precision)
	if e := x.MantExp(nil) - 1; e < f.minExp() {
		prec -= f.minExp() - e
	}
	unit := new(big.Float).SetMantExp(big.NewFloat(1), f.minExp()-int(f.Precision)+1)
	if prec <= 0 {
		// Below the smallest value: one unit or nothing.
		half := new(big.Float).SetMantExp(unit, -1)
		c := new(big.Float).Abs(x).Cmp(half)
		up := m == Upward && x.Sign() > 0 || m == Downward && x.Sign() < 0 ||
			(m == NearestEven || m == NearestAway) && c > 0 || m == NearestAway && c == 0
		if !up {
			return new(big.Float)
		}
		if x.Sign() < 0 {
			unit.Neg(unit)
		}
		return unit
	}
	return new(big.Float).SetMode(bigModes[m]).SetPrec(uint(prec)).Set(x)
}

// draw makes an encoding of a finite number whose exponent lies within span of
// one, with few or many significant bits.
func draw(r *rand.Rand, f *Format, span int) Bits {
	n := number{kind: finite, neg: r.Uint32()&1 != 0, exp: r.IntN(2*span+1) - span}
	n.sig = u128{r.Uint64() | 1<<63, r.Uint64()}
	switch r.IntN(4) {
	case 0:
		n.sig = n.sig.and(mask(uint(1 + r.IntN(8))).shl(120))
		n.sig.hi |= 1 << 63
	case 1:
		n.sig = mask(uint(1 + r.IntN(int(f.Precision)))).shl(0)
		n.sig = n.sig.shl(n.sig.leadingZeros())
	case 2:
		n.sig = n.sig.or(mask(uint(r.IntN(100))).shl(20))
	}
	return f.pack(n, TowardZero)
}

func TestAgainstBig(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	exact := func() *big.Float { return new(big.Float).SetPrec(2000) }
	for _, f := range formats {
		spans := []int{3, 60}
		if f.MaxExp < 200 {
			spans = []int{3, f.MaxExp + int(f.Precision)}
		}
		for i := range 6000 {
			span := spans[i%2]
			a, b, c := draw(r, f, span), draw(r, f, span), draw(r, f, span)
			x, y, z := f.Big(a), f.Big(b), f.Big(c)
			if x == nil || y == nil || z == nil {
				continue
			}
			m := allModes[i%5]
			check := func(op string, want *big.Float, got Bits) {
				t.Helper()
				if want.Sign() == 0 {
					return // the sign rules have their own tests
				}
				w := oracle(f, want, m)
				g := f.Big(got)
				if e := w.MantExp(nil) - 1; w.Sign() != 0 && e > f.MaxExp {
					require.True(t, g == nil || g.Cmp(f.Big(f.Max(w.Sign() < 0))) == 0, "%s %s overflow", f.Name, op)
					return
				}
				require.NotNil(t, g, "%s %s mode %d: %v %v %v", f.Name, op, m, x, y, z)
				require.Zero(t, w.Cmp(g), "%s %s mode %d: %v %v %v: want %v got %v", f.Name, op, m, x, y, z, w, g)
				require.Equal(t, want.Signbit(), f.SignBit(got), "%s %s", f.Name, op)
			}
			check("add", exact().Add(x, y), f.Add(a, b, m))
			check("sub", exact().Sub(x, y), f.Sub(a, b, m))
			check("mul", exact().Mul(x, y), f.Mul(a, b, m))
			check("fma", exact().Add(exact().Mul(x, y), z), f.FMA(a, b, c, m))
			if y.Sign() != 0 {
				check("div", exact().Quo(x, y), f.Div(a, b, m))
				q, _ := new(big.Rat).SetString(x.Text('p', 0))
				d, _ := new(big.Rat).SetString(y.Text('p', 0))
				if q.Sign() != 0 {
					require.Equal(t, f.Div(a, b, m), f.FromRat(q.Quo(q, d), m), "%s FromRat", f.Name)
				}
			}
			if x.Sign() > 0 {
				check("sqrt", exact().Sqrt(x), f.Sqrt(a, m))
			}
			other := formats[r.IntN(len(formats))]
			w := oracle(other, x, m)
			if x.Sign() != 0 && w.MantExp(nil)-1 <= other.MaxExp {
				require.Zero(t, w.Cmp(other.Big(other.Convert(f, a, m))), "%s to %s: %v", f.Name, other.Name, x)
			}
		}
	}
}

func TestIntegersAgainstBig(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for _, f := range formats {
		for i := range 3000 {
			m := allModes[i%5]
			width := uint(1 + r.IntN(128))
			v := narrow(u128{r.Uint64(), r.Uint64()}.shr(uint(r.IntN(128))))
			if i%3 == 0 {
				v = narrow(mask(uint(1 + r.IntN(127))))
			}
			signed := i&1 != 0
			n := bigInt(wide(v).and(mask(width)))
			if signed && n.Bit(int(width)-1) != 0 {
				n.Sub(n, new(big.Int).Lsh(big.NewInt(1), width))
			}
			x := new(big.Float).SetPrec(200).SetInt(n)
			got := f.FromInt(v, width, signed, m)
			if n.Sign() == 0 {
				require.Equal(t, Bits{}, got)
			} else if w := oracle(f, x, m); w.MantExp(nil)-1 <= f.MaxExp {
				require.Zero(t, w.Cmp(f.Big(got)), "%s from %v width %d", f.Name, n, width)
			}
			// And back: any value to an integer.
			a := draw(r, f, min(130, f.MaxExp))
			y := f.Big(a)
			if y == nil {
				continue
			}
			want := roundInt(y, m)
			lo, hi := new(big.Int), new(big.Int).Lsh(big.NewInt(1), width)
			if signed {
				hi.Rsh(hi, 1)
				lo.Neg(hi)
			}
			back, ok := f.ToInt(a, width, signed, m)
			require.Equal(t, want.Cmp(lo) >= 0 && want.Cmp(hi) < 0, ok, "%s %v to %d", f.Name, y, width)
			if ok {
				if want.Sign() < 0 {
					want.Add(want, new(big.Int).Lsh(big.NewInt(1), width))
				}
				require.Zero(t, want.Cmp(bigInt(wide(back))), "%s %v to %d", f.Name, y, width)
			} else if m == TowardZero {
				end := hi.Sub(hi, big.NewInt(1))
				if y.Sign() < 0 {
					end = lo
				}
				sat := bigInt(wide(f.ToIntSat(a, width, signed)))
				require.Zero(t, new(big.Int).And(end, bigInt(mask(width))).Cmp(sat))
			}
		}
	}
}

// roundInt rounds to an integer by adding what the mode asks for to the floor.
func roundInt(x *big.Float, m Rounding) *big.Int {
	i, _ := x.Int(nil) // toward zero
	rest := new(big.Float).SetPrec(300).Sub(x, new(big.Float).SetPrec(300).SetInt(i))
	c := new(big.Float).Abs(rest).Cmp(big.NewFloat(0.5))
	away := false
	switch m {
	case NearestEven:
		away = c > 0 || c == 0 && i.Bit(0) != 0
	case NearestAway:
		away = c >= 0
	case Upward:
		away = rest.Sign() > 0
	case Downward:
		away = rest.Sign() < 0
	}
	if away {
		i.Add(i, big.NewInt(int64(rest.Sign())))
	}
	return i
}

func bits64(x float64) Bits { return Bits{Lo: math.Float64bits(x)} }

func TestDoubleAgainstGo(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	for range 200000 {
		x, y := math.Float64frombits(r.Uint64()), math.Float64frombits(r.Uint64())
		a, b := bits64(x), bits64(y)
		if x != x || y != y {
			require.Equal(t, Unordered, F64.Compare(a, b))
			continue
		}
		order := Equal
		if x < y {
			order = Less
		} else if x > y {
			order = Greater
		}
		require.Equal(t, order, F64.Compare(a, b))
		require.Equal(t, bits64(math.Floor(x)), F64.RoundToIntegral(a, Downward))
		require.Equal(t, bits64(math.Ceil(x)), F64.RoundToIntegral(a, Upward))
		require.Equal(t, bits64(math.Trunc(x)), F64.RoundToIntegral(a, TowardZero))
		require.Equal(t, bits64(math.Round(x)), F64.RoundToIntegral(a, NearestAway))
		require.Equal(t, bits64(math.RoundToEven(x)), F64.RoundToIntegral(a, NearestEven))
		require.Equal(t, bits64(math.Nextafter(x, math.Inf(1))), F64.Next(a, true))
		require.Equal(t, bits64(math.Nextafter(x, math.Inf(-1))), F64.Next(a, false))
		require.Equal(t, bits64(math.Min(x, y)), F64.Minimum(a, b))
		require.Equal(t, bits64(math.Max(x, y)), F64.MaxNum(a, b))
		fr, e := math.Frexp(x)
		gf, ge := F64.Frexp(a)
		require.Equal(t, bits64(fr), gf)
		require.Equal(t, e, ge)
		k := r.IntN(4000) - 2000
		require.Equal(t, bits64(math.Ldexp(x, k)), F64.Ldexp(a, k, NearestEven))
		require.Equal(t, uint64(math.Float32bits(float32(x))), F32.Convert(F64, a, NearestEven).Lo)
		m := x / math.Exp2(float64(r.IntN(3)*20)) // near enough for small quotients
		require.Equal(t, bits64(math.Mod(x, y)), F64.Mod(a, b))
		require.Equal(t, bits64(math.Remainder(x, m)), F64.Remainder(a, bits64(m)), "%v %v", x, m)
	}
}
