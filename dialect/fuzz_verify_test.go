package dialect

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// FuzzVerify verifies whatever can be read: it ends, and what it accepts
// prints as text that it accepts again.
func FuzzVerify(f *testing.F) {
	data, err := os.ReadFile("../testdata/dialect/verify.txt")
	require.NoError(f, err)
	for _, line := range strings.Split(string(data), "\n") {
		kind, text, _ := strings.Cut(line, " ")
		for _, sep := range []string{" => ", " !! "} {
			text, _, _ = strings.Cut(text, sep)
		}
		if kind == "M" {
			f.Add(text)
			continue
		}
		f.Add("llvm.func @f(%i: i32, %l: i64, %f: f32, %c: i1, %p: !llvm.ptr, %v4i: vector<4xi32>) {\n  " + text + "\n  llvm.return\n}\n")
	}
	f.Fuzz(func(t *testing.T, text string) {
		m, err := Parse("input", []byte(text), ParseOptions{})
		if err != nil {
			return
		}
		_ = Verify(m, VerifyOptions{})
		if Verify(m, VerifyOptions{AllowUnregistered: true, Runnable: true}) != nil || FoldCasts(m) != nil {
			return
		}
		require.NoError(t, Verify(m, VerifyOptions{AllowUnregistered: true}))
		var b strings.Builder
		require.NoError(t, m.Print(&b, PrintOptions{Generic: true}))
		again, err := Parse("again", []byte(b.String()), ParseOptions{})
		require.NoError(t, err, b.String())
		require.NoError(t, Verify(again, VerifyOptions{AllowUnregistered: true}), b.String())
	})
}
