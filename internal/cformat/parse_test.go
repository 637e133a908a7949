package cformat

import (
	"encoding/binary"
	"encoding/hex"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestNumbersAsRecorded(t *testing.T) {
	for _, r := range rows(t, "parse.txt") {
		if r[0] == "sscanf" {
			continue
		}
		in := []byte(unquote(t, r[1]))
		base, err := strconv.Atoi(r[2])
		require.NoError(t, err)
		var got string
		var end int
		var rng, badBase bool
		integer := func(x IntResult) { end, rng, badBase = x.End, x.Range, x.BadBase }
		switch r[0] {
		case "strtol":
			x := ParseSigned(in, base, 64)
			got = strconv.FormatInt(int64(x.Value), 10)
			integer(x)
		case "strtoul":
			x := ParseUnsigned(in, base, 64)
			got = strconv.FormatUint(x.Value, 10)
			integer(x)
		case "strtod":
			x := ParseFloat64(in)
			got, end, rng = fmt.Sprintf("%016x", x.Bits), x.End, x.Range
		case "strtof":
			x := ParseFloat32(in)
			got, end, rng = fmt.Sprintf("%08x", x.Bits), x.End, x.Range
		case "strtold":
			var v Float80
			v, end, rng = ParseFloat80(in)
			got = fmt.Sprintf("%04x:%016x", v.SignExp, v.Mant)
		}
		code := 0
		if rng {
			code = 1
		} else if badBase {
			code = 2
		}
		if r[5] == "2" {
			// glibc leaves endptr alone when the base is bad.
			require.True(t, badBase, "%v", r)
			continue
		}
		require.Equal(t, r[3:6], []string{got, strconv.Itoa(end), strconv.Itoa(code)}, "%v", r)
	}
}

func TestParseInteger32(t *testing.T) {
	require.Equal(t, IntResult{Value: 0x7fffffff, End: 10, Range: true}, ParseSigned([]byte("2147483648"), 10, 32))
	require.Equal(t, IntResult{Value: 1<<64 - 1<<31, End: 11}, ParseSigned([]byte("-2147483648"), 10, 32))
	require.Equal(t, IntResult{Value: 0xffffffff, End: 2}, ParseUnsigned([]byte("-1"), 10, 32))
	require.Equal(t, IntResult{Value: 0xffffffff, End: 10, Range: true}, ParseUnsigned([]byte("4294967296"), 10, 32))
	require.Equal(t, int32(-1), Atoi([]byte("4294967295")))
	require.Equal(t, int64(-12), Atol([]byte(" -12z")))
	require.Equal(t, 0.25, Atof([]byte(".25")))
}

// cells are the two destinations of a recorded sscanf row, and the %n that
// the row's format ends with.
type cells struct {
	mem [3][]byte
	n   int
}

func (c *cells) Pointer() (uint64, error) {
	if c.n == len(c.mem) {
		return 0, errors.New("no more arguments")
	}
	c.n++
	return uint64(c.n - 1), nil
}

func (c *cells) StoreInt(p uint64, bits int, v uint64) error {
	var b [8]byte
	binary.LittleEndian.PutUint64(b[:], v)
	return c.StoreBytes(p, b[:bits/8])
}

func (c *cells) StoreFloat(p uint64, bits int, v uint64) error { return c.StoreInt(p, bits, v) }

func (c *cells) StoreLongDouble(p uint64, v Float80) error {
	var b [10]byte
	binary.LittleEndian.PutUint64(b[:], v.Mant)
	binary.LittleEndian.PutUint16(b[8:], v.SignExp)
	return c.StoreBytes(p, b[:])
}

func (c *cells) StoreBytes(p uint64, b []byte) error {
	copy(c.mem[p], b)
	return nil
}

func newCells() *cells {
	c := &cells{}
	for i := range c.mem {
		c.mem[i] = []byte(strings.Repeat("\xaa", 64))
	}
	return c
}

func TestScanAsRecorded(t *testing.T) {
	seen := 0
	for _, r := range rows(t, "parse.txt") {
		if r[0] != "sscanf" {
			continue
		}
		seen++
		c := newCells()
		n, err := Scan(&Bytes{Data: []byte(unquote(t, r[1]))}, []byte(unquote(t, r[2])), c)
		require.NoError(t, err, "%v", r)
		got := []string{strconv.Itoa(n), hex.EncodeToString(c.mem[0][:16]), hex.EncodeToString(c.mem[1][:16])}
		require.Equal(t, r[3:6], got, "%v", r)
	}
	require.Greater(t, seen, 400)
}

func TestScanRefuses(t *testing.T) {
	for _, c := range []struct{ format, message string }{
		{"%ls", `conversion "%ls" at offset 0: wide characters are not supported`},
		{" %l[a]", `conversion "%l[a]" at offset 1: wide characters are not supported`},
		{"%C", `conversion "%C" at offset 0: wide characters are not supported`},
		{"%ms", `conversion "%m" at offset 0: allocating conversions are not supported`},
		{"%2$d", `conversion "%2$" at offset 0: arguments selected by position are not supported`},
		{"%y", `conversion "%y" at offset 0: no such conversion`},
		{"%[a", `conversion "%[a" at offset 0: the set has no closing bracket`},
		{"%", `conversion "%" at offset 0: the format ends inside a conversion`},
		{"%hf", `conversion "%hf" at offset 0: this length modifier has no meaning here`},
	} {
		_, err := Scan(&Bytes{Data: []byte("1 2")}, []byte(c.format), newCells())
		require.EqualError(t, err, c.message)
	}
	n, err := Scan(&Bytes{Data: []byte("1 2 3 4 5")}, []byte("%d%d%d%d"), newCells())
	require.Equal(t, 3, n)
	require.EqualError(t, err, `conversion "%d" at offset 6: no argument: no more arguments`)
}

func TestScanLeavesTheRest(t *testing.T) {
	src := &Bytes{Data: []byte("12abc")}
	n, err := Scan(src, []byte("%d"), newCells())
	require.NoError(t, err)
	require.Equal(t, 1, n)
	require.Equal(t, 2, src.Pos)
}

func FuzzScan(f *testing.F) {
	f.Add("%d %s", "12 abc")
	f.Add("%[^]a-z]%n%%", "]x%")
	f.Add("%*3i%lf%Lf", "0x12 inf 1e5")
	f.Fuzz(func(t *testing.T, format, in string) {
		src := &Bytes{Data: []byte(in)}
		n, err := Scan(src, []byte(format), newCells())
		require.GreaterOrEqual(t, n, -1)
		require.LessOrEqual(t, src.Pos, len(in))
		if err != nil {
			var e *Error
			require.ErrorAs(t, err, &e)
		}
	})
}

func FuzzParseFloat(f *testing.F) {
	for _, s := range []string{"1e5", "0x1.8p-3", "nan(1)", "-inf", "1e-320"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		r := ParseFloat64([]byte(s))
		require.LessOrEqual(t, r.End, len(s))
		// Printing with 17 digits and reading again is the identity.
		if v := r.Float64(); v == v {
			text := AppendG(nil, v, 17)
			require.Equal(t, r.Bits, ParseFloat64(text).Bits, "%s", text)
		}
		_, end, _ := ParseFloat80([]byte(s))
		require.Equal(t, r.End, end)
	})
}
