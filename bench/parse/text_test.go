package main

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"github.com/touchstone-ir/touchstone/dialect"
)

// TestCompose wants texts of about the size asked for, and whole programs.
func TestCompose(t *testing.T) {
	texts, err := programs("../../testdata/programs/c")
	require.NoError(t, err)
	for _, size := range []int{10_000, 300_000, 3_000_000} {
		text := compose(texts, size)
		require.InEpsilon(t, size, len(text), 0.13)
		m, err := dialect.Parse("text", []byte(text), dialect.ParseOptions{})
		require.NoError(t, err)
		require.NoError(t, dialect.Verify(m, dialect.VerifyOptions{}))
	}
}

// TestRename leaves strings, comments and the names of dialects alone.
func TestRename(t *testing.T) {
	var b strings.Builder
	rename(&b, `#a = #llvm.x<"#a"> // #a
!t = !llvm.struct<"s", (!t)> loc(#a)`, "_7")
	require.Equal(t, `#a_7 = #llvm.x<"#a"> // #a
!t_7 = !llvm.struct<"s_7", (!t_7)> loc(#a_7)`, b.String())
}
