package live

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// llvmVersion is the version of the real tools that touchstone is compared with.
const llvmVersion = "22"

// A tool is a real program by the name Debian gives it.
type tool string

const (
	mlirOpt       tool = "mlir-opt-" + llvmVersion
	mlirRunner    tool = "mlir-runner-" + llvmVersion
	mlirTranslate tool = "mlir-translate-" + llvmVersion
	opt           tool = "opt-" + llvmVersion
	lli           tool = "lli-" + llvmVersion
	clang         tool = "clang-" + llvmVersion
	clangXX       tool = "clang++-" + llvmVersion
)

// output runs the tool in dir and returns how it ended. Only a tool that cannot
// be started fails the test; that it ends badly may be what is expected.
func (name tool) output(t testing.TB, dir string, args ...string) (exit int, stdout, stderr string) {
	t.Helper()
	return execute(t, dir, string(name), args...)
}

// must runs the tool and fails the test when it does not end well.
func (name tool) must(t testing.TB, dir string, args ...string) {
	t.Helper()
	exit, _, stderr := name.output(t, dir, args...)
	require.Zero(t, exit, "%s %s\n%s", name, strings.Join(args, " "), stderr)
}

func execute(t testing.TB, dir, path string, args ...string) (exit int, stdout, stderr string) {
	t.Helper()
	cmd := exec.Command(path, args...)
	cmd.Dir = dir
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	err := cmd.Run()
	var ended *exec.ExitError
	if !errors.As(err, &ended) {
		require.NoError(t, err)
	}
	return cmd.ProcessState.ExitCode(), out.String(), errs.String()
}

// missing returns the first of the tools that is not installed, or "".
func missing(tools ...tool) tool {
	for _, name := range tools {
		if _, err := exec.LookPath(string(name)); err != nil {
			return name
		}
	}
	return ""
}

// runnerLibraries finds MLIR's runner libraries by their short names, beside the
// LLVM installation that mlir-runner belongs to.
func runnerLibraries(t testing.TB, names string) string {
	t.Helper()
	runner, err := exec.LookPath(string(mlirRunner))
	require.NoError(t, err)
	runner, err = filepath.EvalSymlinks(runner)
	require.NoError(t, err)
	folders := []string{
		os.Getenv("LLVM_LIB"),
		filepath.Join(filepath.Dir(runner), "..", "lib"),
		filepath.Join("/usr/lib/llvm-"+llvmVersion, "lib"),
	}
	var paths []string
	for name := range strings.SplitSeq(names, ",") {
		found := ""
		for _, folder := range folders {
			matches, err := filepath.Glob(filepath.Join(folder, fmt.Sprintf("libmlir_%s.so*", name)))
			require.NoError(t, err)
			if folder != "" && len(matches) > 0 {
				found = matches[0]
				break
			}
		}
		require.NotEmpty(t, found, "libmlir_%s.so in %v", name, folders)
		paths = append(paths, found)
	}
	return strings.Join(paths, ",")
}

// skippedLive counts the live comparisons that a missing tool left out.
var skippedLive struct {
	count int
	tool  tool
}

// need skips the test when a tool is missing, and counts the comparisons lost.
func need(t *testing.T, comparisons int, tools ...tool) {
	t.Helper()
	if name := missing(tools...); name != "" {
		skippedLive.count += comparisons
		skippedLive.tool = name
		t.Skipf("live comparisons skipped: %d (%s not found)", comparisons, name)
	}
}

// TestMain says how many live comparisons were left out, if any.
func TestMain(m *testing.M) {
	code := m.Run()
	if skippedLive.count > 0 {
		fmt.Printf("live comparisons skipped: %d (%s not found)\n", skippedLive.count, skippedLive.tool)
	}
	os.Exit(code)
}
