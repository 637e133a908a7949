package cli

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

const vintagesDir = "../../../testdata/vintages"

// invoke runs the command line and returns its status and what it printed.
func invoke(t *testing.T, args ...string) (status int, out string) {
	var stdout, stderr bytes.Buffer
	status = Main(args, strings.NewReader(""), &stdout, &stderr)
	require.Empty(t, stderr.String(), "%v", args)
	return status, stdout.String()
}

// A program is the same in the text of every age: it runs alike, and what fmt
// makes of it is today's text of the same program.
func TestVintages(t *testing.T) {
	files, err := filepath.Glob(filepath.Join(vintagesDir, "*.mlir"))
	require.NoError(t, err)
	require.GreaterOrEqual(t, len(files), 7*5)
	_, err = exec.LookPath("mlir-opt-22")
	live := err == nil
	for _, file := range files {
		name, vintage, _ := strings.Cut(strings.TrimSuffix(filepath.Base(file), ".mlir"), ".")
		t.Run(name+"/"+vintage, func(t *testing.T) {
			status, want := invoke(t, "run", filepath.Join(vintagesDir, name+".22.mlir"))
			require.NotEmpty(t, want)
			for _, as := range []string{vintage, "auto"} {
				s, got := invoke(t, "run", "--vintage="+as, file)
				require.Equal(t, want, got, as)
				require.Equal(t, status, s, as)
			}
			s, now := invoke(t, "fmt", "--to=22", file)
			require.Equal(t, StatusOK, s)
			path := filepath.Join(t.TempDir(), "now.mlir")
			require.NoError(t, os.WriteFile(path, []byte(now), 0o666))
			s, again := invoke(t, "fmt", "--vintage=22", path)
			require.Equal(t, StatusOK, s)
			require.Equal(t, now, again)
			s, got := invoke(t, "run", "--vintage=22", path)
			require.Equal(t, want, got)
			require.Equal(t, status, s)
			if live {
				real, err := exec.Command("mlir-opt-22", path).Output()
				require.NoError(t, err)
				require.Equal(t, string(real), now)
			}
		})
	}
}

// A vintage that there is not is a wrong use.
func TestUnknownVintage(t *testing.T) {
	var stdout, stderr bytes.Buffer
	status := Main([]string{"check", "--vintage=9", filepath.Join(vintagesDir, "loops.22.mlir")}, strings.NewReader(""), &stdout, &stderr)
	require.Equal(t, StatusBadInput, status)
	require.Contains(t, stderr.String(), `no vintage "9"`)
	stderr.Reset()
	status = Main([]string{"fmt", "--to=16", filepath.Join(vintagesDir, "loops.22.mlir")}, strings.NewReader(""), &stdout, &stderr)
	require.Equal(t, StatusBadInput, status)
	require.Contains(t, stderr.String(), "fmt writes the text of version 22")
}
