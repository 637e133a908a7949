package softfloat

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

var formats = []*Format{F16, BF16, F32, F64, F80, F128}

func formatNamed(t testing.TB, name string) *Format {
	for _, f := range formats {
		if f.Name == name {
			return f
		}
	}
	t.Fatalf("no format %q", name)
	return nil
}

func parseBits(t testing.TB, s string) Bits {
	var b Bits
	var err error
	if len(s) > 16 {
		b.Hi, err = strconv.ParseUint(s[:len(s)-16], 16, 64)
		require.NoError(t, err)
		s = s[len(s)-16:]
	}
	b.Lo, err = strconv.ParseUint(s, 16, 64)
	require.NoError(t, err)
	return b
}

var modeNames = map[string]Rounding{"even": NearestEven, "zero": TowardZero, "up": Upward, "down": Downward, "away": NearestAway}

// apply carries out a named operation on as many operands as it takes.
func apply(t testing.TB, f *Format, op string, m Rounding, x []Bits) Bits {
	switch op {
	case "add":
		return f.Add(x[0], x[1], m)
	case "sub":
		return f.Sub(x[0], x[1], m)
	case "mul":
		return f.Mul(x[0], x[1], m)
	case "div":
		return f.Div(x[0], x[1], m)
	case "sqrt":
		return f.Sqrt(x[0], m)
	case "fma":
		return f.FMA(x[0], x[1], x[2], m)
	case "mod":
		return f.Mod(x[0], x[1])
	case "rem":
		return f.Remainder(x[0], x[1])
	}
	t.Fatalf("no operation %q", op)
	return Bits{}
}

func TestAsNativeDoesIt(t *testing.T) {
	data, err := os.ReadFile("testdata/native.txt")
	require.NoError(t, err)
	rows := 0
	for line := range strings.Lines(string(data)) {
		w := strings.Fields(line)
		f, m := formatNamed(t, w[0]), modeNames[w[2]]
		var x []Bits
		for _, s := range w[3 : len(w)-1] {
			x = append(x, parseBits(t, s))
		}
		var got Bits
		of := f // format of the result
		kind, arg, conversion := strings.Cut(w[1], ":")
		switch {
		case !conversion:
			got = apply(t, f, w[1], m, x)
		case kind == "from":
			got = f.Convert(formatNamed(t, arg), x[0], m)
		default:
			width, err := strconv.Atoi(arg[1:])
			require.NoError(t, err)
			if kind == "int" {
				got = f.FromInt(x[0], uint(width), arg[0] == 's', m)
			} else {
				var ok bool
				got, ok = f.ToInt(x[0], uint(width), arg[0] == 's', m)
				require.True(t, ok, line)
				of = nil
			}
		}
		want := w[len(w)-1]
		text := fmt.Sprintf("%0*x", len(want), got.Lo)
		if len(want) > 16 {
			text = fmt.Sprintf("%0*x%016x", len(want)-16, got.Hi, got.Lo)
		}
		if of != nil && of.IsNaN(got) {
			text = "nan"
		}
		require.Equal(t, want, text, "%s", line)
		rows++
	}
	require.Greater(t, rows, 10000)
}
