package cli

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/touchstone-ir/touchstone/internal/golden"
	"github.com/touchstone-ir/touchstone/interp"
)

// engines give equal answers and equal reports.
var engines = []string{"meanings", "plain", "fast"}

var flagLine = regexp.MustCompile(`(?m)^// flags: (.*)$`)

// programs are the files of the current folder and what the comment at their
// top says behind key, and the flags of run behind `flags:`.
func programs(t *testing.T, key string) (names, wants []string, flags [][]string) {
	t.Helper()
	names, err := filepath.Glob("*.mlir")
	require.NoError(t, err)
	line := regexp.MustCompile(`(?m)^// ` + key + `: (.*)$`)
	for _, n := range names {
		text, err := os.ReadFile(n)
		require.NoError(t, err)
		m := line.FindStringSubmatch(string(text))
		require.NotNil(t, m, "%s has no line `// %s: …`", n, key)
		wants = append(wants, m[1])
		f := flagLine.FindStringSubmatch(string(text))
		if f == nil {
			flags = append(flags, nil)
			continue
		}
		flags = append(flags, strings.Fields(f[1]))
	}
	return names, wants, flags
}

// session is what a run prints, and its exit status.
func session(args ...string) string {
	var out, errs bytes.Buffer
	code := Main(args, strings.NewReader(""), &out, &errs)
	return fmt.Sprintf("%s%sexit %d\n", out.String(), errs.String(), code)
}

// TestEveryFaultIsTold runs the programs of testdata/ub, each of which has one
// kind of undefined behaviour, on every engine. The report is the file beside
// the program, whatever the engine.
func TestEveryFaultIsTold(t *testing.T) {
	t.Chdir("../../../testdata/ub")
	names, codes, flags := programs(t, "fault")
	require.GreaterOrEqual(t, len(names), 150)
	for i, n := range names {
		t.Run(strings.TrimSuffix(n, ".mlir"), func(t *testing.T) {
			for k, e := range engines {
				got := session(append([]string{"run", "--engine=" + e, n}, flags[i]...)...)
				require.Contains(t, got, "see `touchstone explain "+codes[i]+"`\n", e)
				if k > 0 && golden.Updating() {
					continue
				}
				golden.Golden(t, strings.TrimSuffix(n, ".mlir")+".report", got)
			}
		})
	}
}

// TestNearMissesRunClean runs the programs of testdata/ub/clean: the last
// access that is legal, the widest shift, null freed.
func TestNearMissesRunClean(t *testing.T) {
	t.Chdir("../../../testdata/ub/clean")
	names, values, flags := programs(t, "value")
	require.GreaterOrEqual(t, len(names), 150)
	for i, n := range names {
		t.Run(strings.TrimSuffix(n, ".mlir"), func(t *testing.T) {
			for _, e := range engines {
				require.Equal(t, values[i]+"\nexit 0\n", session(append([]string{"run", "--engine=" + e, "--args", "", n}, flags[i]...)...), e)
			}
		})
	}
}

// TestExplainEveryCode: every kind of fault is explained, with an example that
// is a program of testdata/ub and has that fault.
func TestExplainEveryCode(t *testing.T) {
	t.Chdir("../../../testdata/ub")
	for _, k := range interp.FaultKinds() {
		e, ok := explanations[k.Code]
		require.True(t, ok, "%s is not explained", k.Code)
		require.NotEmpty(t, e.rule, k.Code)
		require.NotEmpty(t, e.cause, k.Code)
		text, err := os.ReadFile(e.example + ".mlir")
		require.NoError(t, err, k.Code)
		require.Contains(t, string(text), "// fault: "+k.Code+"\n")
		if golden.Updating() {
			golden.Golden(t, "../../cmd/touchstone/cli/explain/"+k.Code+".mlir", text)
		}
		_, body, _ := strings.Cut(string(text), "\n\n")
		shown := session("explain", k.Code)
		require.Contains(t, shown, k.Title)
		for _, line := range strings.Split(strings.TrimSpace(body), "\n") {
			require.Contains(t, shown, line, k.Code)
		}
	}
	require.Len(t, explanations, len(interp.FaultKinds()))
	require.Contains(t, session("explain", "no-such-code"), "exit 2\n")
}
