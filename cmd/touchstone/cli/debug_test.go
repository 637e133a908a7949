package cli

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/touchstone-ir/touchstone/internal/golden"
)

// TestStride: a stride planted in a lowered matrix product is found by a
// scripted session of at most fifteen commands.
func TestStride(t *testing.T) {
	t.Chdir("../../../testdata/readme")
	script, err := os.ReadFile("stride.txt")
	require.NoError(t, err)
	require.LessOrEqual(t, bytes.Count(script, []byte("\n")), 15)
	var out, errs bytes.Buffer
	code := Main([]string{"debug", "-x", "stride.txt", "stride.mlir"}, strings.NewReader(""), &out, &errs)
	require.Equal(t, StatusOK, code)
	require.Empty(t, errs.String())
	golden.Golden(t, "stride.out", out.String())
	require.Contains(t, out.String(), "strides [3 1]\n")
	readme, err := os.ReadFile("../../README.md")
	require.NoError(t, err)
	require.Contains(t, string(readme), "```\n"+string(script)+"```")
	_, shown, ok := strings.Cut(out.String(), "memref of ")
	require.True(t, ok)
	require.Contains(t, string(readme), "memref of "+shown+"```", "the README shows what the session prints")
	require.Contains(t, out.String(), "OUTSIDE")
	require.Contains(t, out.String(), "%arg12 = 3 : i64, an argument of @matmul")
}

// TestEveryCommandHasASession: each command of the manual stands in a script
// of testdata/script.
func TestEveryCommandHasASession(t *testing.T) {
	manual, err := os.ReadFile("../../../docs/repl.md")
	require.NoError(t, err)
	files, err := filepath.Glob("testdata/script/debug-*.txtar")
	require.NoError(t, err)
	used := map[string]bool{}
	scripts := append(files, "../../../testdata/readme/stride.txt")
	for _, f := range scripts {
		text, err := os.ReadFile(f)
		require.NoError(t, err)
		for line := range strings.Lines(string(text)) {
			first, _, _ := strings.Cut(strings.TrimSpace(line), " ")
			first, _, _ = strings.Cut(first, "/")
			used[first] = true
		}
	}
	n := 0
	for line := range strings.Lines(string(manual)) {
		name, ok := strings.CutPrefix(strings.TrimSpace(line), "### `")
		if !ok {
			continue
		}
		name, _, _ = strings.Cut(strings.TrimSuffix(name, "`"), " ")
		n++
		require.True(t, used[name], "no session uses %s", name)
	}
	require.Greater(t, n, 60)
}
