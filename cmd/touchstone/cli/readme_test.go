package cli

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestReadmeIsTrue: the README's first example is testdata/readme/oob.mlir,
// and its answer is what touchstone prints.
func TestReadmeIsTrue(t *testing.T) {
	readme, err := os.ReadFile("../../../README.md")
	require.NoError(t, err)
	t.Chdir("../../../testdata/readme")
	program, err := os.ReadFile("oob.mlir")
	require.NoError(t, err)
	require.Contains(t, string(readme), "```mlir\n"+string(program)+"```")
	var out, errs bytes.Buffer
	code := Main([]string{"run", "-e", "main", "-entry-point-result=i32", "oob.mlir"}, strings.NewReader(""), &out, &errs)
	require.Equal(t, StatusFinding, code)
	require.Empty(t, out.String())
	require.Contains(t, string(readme), "oob.mlir; echo \"exit $?\"\n"+errs.String()+"exit 1\n```")
}
