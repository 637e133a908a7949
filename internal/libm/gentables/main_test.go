package main

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestTablesAreFresh(t *testing.T) {
	want, err := source()
	require.NoError(t, err)
	got, err := os.ReadFile("../tables.go")
	require.NoError(t, err)
	require.Equal(t, string(want), string(got), "run go generate in internal/libm")
}
