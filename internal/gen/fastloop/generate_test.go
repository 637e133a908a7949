package main

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestFresh: the committed loop is what the rows say.
func TestFresh(t *testing.T) {
	want, err := generate()
	require.NoError(t, err)
	got, err := os.ReadFile("../../../interp/fast_loop.go")
	require.NoError(t, err)
	require.True(t, string(want) == string(got), "interp/fast_loop.go is stale: run go generate ./interp")
}
