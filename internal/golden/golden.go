// Package golden compares what a test got with a file that was recorded before.
// It owns the one -update flag: go test ./… -update writes the files anew.
package golden

import (
	"errors"
	"flag"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "write golden files instead of comparing with them")

// Updating reports whether golden files are being written, for tests that keep
// what they expect inside their input.
func Updating() bool { return *update }

// Golden fails the test unless got equals the contents of the file at path,
// taken from the test's directory. With -update it writes the file, and the
// folders above it, instead. Line ends in the file may be of either kind.
func Golden[T ~string | ~[]byte](t testing.TB, path string, got T) {
	t.Helper()
	if *update {
		require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o777))
		require.NoError(t, os.WriteFile(path, []byte(got), 0o666))
		return
	}
	want, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		t.Fatalf("%s does not exist; run the test with -update to record it", path)
	}
	require.NoError(t, err)
	require.Equal(t, unixLines(string(want)), unixLines(string(got)), "%s differs; -update records it anew", path)
}

// unixLines turns the line ends that git may check out on Windows into plain
// newlines.
func unixLines(s string) string { return strings.ReplaceAll(s, "\r\n", "\n") }
