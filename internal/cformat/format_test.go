package cformat

import (
	"errors"
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// rowArgs serves the arguments of one recorded row.
type rowArgs struct {
	t       testing.TB
	rest    []string
	strings map[uint64]string
	counts  []int64
}

func (a *rowArgs) next(kind string) (string, error) {
	if len(a.rest) == 0 {
		return "", errors.New("no more arguments")
	}
	k, v, _ := strings.Cut(a.rest[0], ":")
	if k != kind {
		return "", errors.New("argument of kind " + k + ", not " + kind)
	}
	a.rest = a.rest[1:]
	return v, nil
}

func (a *rowArgs) Int(bits int) (uint64, error) {
	v, err := a.next("i")
	if err != nil {
		return 0, err
	}
	n, err := strconv.ParseInt(v, 10, 64)
	return uint64(n) << (64 - bits) >> (64 - bits), err
}

func (a *rowArgs) Double() (float64, error) {
	v, err := a.next("d")
	if err != nil {
		return 0, err
	}
	return float64FromHex(v)
}

func (a *rowArgs) LongDouble() (Float80, error) {
	v, err := a.next("L")
	if err != nil {
		return Float80{}, err
	}
	return float80FromHex(v)
}

func (a *rowArgs) Pointer() (uint64, error) {
	if len(a.rest) > 0 && strings.HasPrefix(a.rest[0], "s:") {
		v, _ := a.next("s")
		s, err := strconv.Unquote(v)
		if a.strings == nil {
			a.strings = map[uint64]string{}
		}
		p := uint64(len(a.strings) + 1)
		a.strings[p] = s
		return p, err
	}
	if len(a.rest) > 0 && strings.HasPrefix(a.rest[0], "n:") {
		return 1, nil
	}
	v, err := a.next("p")
	if err != nil {
		return 0, err
	}
	return strconv.ParseUint(v, 16, 64)
}

func (a *rowArgs) String(ptr uint64, max int) ([]byte, error) {
	s, ok := a.strings[ptr]
	if !ok {
		return nil, errors.New("no such string")
	}
	if max >= 0 && len(s) > max {
		s = s[:max]
	}
	return []byte(s), nil
}

func (a *rowArgs) StoreCount(_ uint64, bits int, n int64) error {
	v, err := a.next("n")
	require.NoError(a.t, err)
	require.Equal(a.t, v, strconv.FormatInt(n, 10))
	require.Equal(a.t, 32, bits)
	return nil
}

// rows reads a recorded file of tab-separated fields.
func rows(t testing.TB, name string) [][]string {
	data, err := os.ReadFile("testdata/" + name)
	require.NoError(t, err)
	var out [][]string
	for line := range strings.Lines(string(data)) {
		out = append(out, strings.Split(strings.TrimSuffix(line, "\n"), "\t"))
	}
	return out
}

func unquote(t testing.TB, s string) string {
	u, err := strconv.Unquote(s)
	require.NoError(t, err, s)
	return u
}

func float64FromHex(s string) (float64, error) {
	b, err := strconv.ParseUint(s, 16, 64)
	return FloatResult{Bits: b}.Float64(), err
}

func float80FromHex(s string) (Float80, error) {
	e, m, _ := strings.Cut(s, ":")
	x, err := strconv.ParseUint(e, 16, 16)
	if err != nil {
		return Float80{}, err
	}
	y, err := strconv.ParseUint(m, 16, 64)
	return Float80{uint16(x), y}, err
}

// splitArgs cuts at blanks outside quotes.
func splitArgs(s string) []string {
	if strings.HasPrefix(s, "s:") {
		return []string{s}
	}
	return strings.Fields(s)
}

func TestFormatAsRecorded(t *testing.T) {
	all := rows(t, "printf.txt")
	require.Greater(t, len(all), 400)
	for _, r := range all {
		a := &rowArgs{t: t, rest: splitArgs(r[1])}
		got, err := Format(nil, []byte(unquote(t, r[0])), a)
		require.NoError(t, err, r)
		want := unquote(t, r[3])
		n, err := strconv.Atoi(r[2])
		require.NoError(t, err)
		if !strings.Contains(string(got), "\x00") {
			require.Equal(t, want, string(got), "%s %s", r[0], r[1])
		}
		require.Len(t, got, n, "%s %s", r[0], r[1])
	}
}

func TestFormatRefuses(t *testing.T) {
	for _, c := range []struct {
		format, args, out, message string
		unsupported                bool
	}{
		{"ab%ls", "p:1", "ab", `conversion "%ls" at offset 2: wide characters are not supported`, true},
		{"%lc", "i:1", "", `conversion "%lc" at offset 0: wide characters are not supported`, true},
		{"%S", "p:1", "", `conversion "%S" at offset 0: wide characters are not supported`, true},
		{"x%m", "", "x", `conversion "%m" at offset 1: the text of errno is not supported`, true},
		{"%1$d", "i:1", "", `conversion "%1$" at offset 0: arguments selected by position are not supported`, true},
		{"%d %y", "i:1", "1 ", `conversion "%y" at offset 3: no such conversion`, false},
		{"%", "", "", `conversion "%" at offset 0: the format ends inside a conversion`, false},
		{"%-5", "", "", `conversion "%-5" at offset 0: the format ends inside a conversion`, false},
		{"%hs", "p:1", "", `conversion "%hs" at offset 0: this length modifier has no meaning here`, false},
		{"%hf", "d:0", "", `conversion "%hf" at offset 0: this length modifier has no meaning here`, false},
		{"%d", "", "", `conversion "%d" at offset 0: no argument: no more arguments`, false},
		{"%*d", "d:0", "", `conversion "%*" at offset 0: no argument for *: argument of kind d, not i`, false},
		{"%99999999999d", "i:1", "", `conversion "%99999999999d" at offset 0: width or precision above the limit`, true},
		{"%.*d", "i:2147483647", "", `conversion "%.*d" at offset 0: width or precision above the limit`, true},
	} {
		got, err := Format(nil, []byte(c.format), &rowArgs{t: t, rest: splitArgs(c.args)})
		require.EqualError(t, err, c.message)
		require.Equal(t, c.out, string(got))
		var e *Error
		require.ErrorAs(t, err, &e)
		require.Equal(t, c.unsupported, e.Unsupported, c.format)
	}
}

func TestFormatStopsAtNUL(t *testing.T) {
	got, err := Format([]byte("kept "), []byte("a%%b\x00%y"), &rowArgs{t: t})
	require.NoError(t, err)
	require.Equal(t, "kept a%b", string(got))
}

func TestAppendStream(t *testing.T) {
	for _, c := range []struct {
		x    float64
		want string
	}{
		{2.5, "2.5"}, {-0.0, "0"}, {1e10, "1e+10"}, {65504, "65504"}, {0.1, "0.1"}, {123456789, "1.23457e+08"},
		{1e-5, "1e-05"}, {100000, "100000"}, {1000000, "1e+06"},
	} {
		require.Equal(t, c.want, string(AppendStream(nil, c.x)))
	}
	require.Equal(t, "0.10000000000000001", string(AppendG(nil, 0.1, 17)))
	require.Equal(t, "1.000000e-01", string(AppendE(nil, 0.1, 6)))
	require.Equal(t, "0.100", string(AppendF(nil, 0.1, 3)))
}

// endless serves any argument.
type endless struct{ n uint64 }

func (e *endless) Int(bits int) (uint64, error) {
	e.n = e.n*6364136223846793005 + 1442695040888963407
	return e.n >> (64 - bits) % 64 & 0xff, nil
}
func (e *endless) Double() (float64, error)                       { v, _ := e.Int(64); return float64(v) / 3, nil }
func (e *endless) LongDouble() (Float80, error)                   { return Float80{16383, 3 << 62}, nil }
func (e *endless) Pointer() (uint64, error)                       { return e.Int(64) }
func (e *endless) String(uint64, int) ([]byte, error)             { return []byte("text"), nil }
func (e *endless) StoreCount(ptr uint64, bits int, n int64) error { return nil }

func FuzzFormat(f *testing.F) {
	for _, s := range []string{"%d %s", "%-+ #0*.*Lf", "%%%n", "%5$", "%.3a|%G", "%hhx%zu%p%c"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		// Wide fields are refused elsewhere; here they only cost time.
		digits := 0
		for _, c := range s {
			if '0' <= c && c <= '9' {
				if digits++; digits > 4 {
					return
				}
			} else {
				digits = 0
			}
		}
		got, err := Format([]byte("head"), []byte(s), &endless{})
		require.True(t, strings.HasPrefix(string(got), "head"))
		if err != nil {
			var e *Error
			require.ErrorAs(t, err, &e)
			require.Equal(t, s[e.Offset:e.Offset+len(e.Spec)], e.Spec)
		}
	})
}
