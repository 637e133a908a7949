package memory

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestSpace(t *testing.T) {
	s, err := NewSpace(1 << 30)
	require.NoError(t, err)
	b := view(uintptr(s.Base()), 1<<30)
	require.Zero(t, b[1<<30-1])
	b[1<<29] = 7
	require.EqualValues(t, 7, *(*byte)(At(uintptr(s.Base()) + 1<<29)))
	require.NoError(t, s.Release())
	_, err = NewSpace(1 << 60)
	require.Error(t, err)
}
