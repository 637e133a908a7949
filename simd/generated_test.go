package simd

import (
	"crypto/sha256"
	"encoding/hex"
	"os"
	"path/filepath"
	"sort"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestGeneratedIsFresh: the assembly was written by the generator as it is.
// Otherwise run `go run .` in _gen.
func TestGeneratedIsFresh(t *testing.T) {
	names, err := filepath.Glob("_gen/*.go")
	require.NoError(t, err)
	require.NotEmpty(t, names)
	sort.Strings(names)
	h := sha256.New()
	for _, name := range names {
		text, err := os.ReadFile(name)
		require.NoError(t, err)
		h.Write(text)
	}
	tables, err := os.ReadFile("tables_amd64.go")
	require.NoError(t, err)
	require.Contains(t, string(tables), "// Sources: "+hex.EncodeToString(h.Sum(nil))+"\n")
}
