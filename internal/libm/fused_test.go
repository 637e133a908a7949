package libm

import (
	"os"
	"os/exec"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestNothingIsFused compiles this package and softfloat for an architecture
// whose compiler fuses x*y+z, and finds no fused instruction but math.FMA's:
// a fused one would give other bits there than elsewhere.
func TestNothingIsFused(t *testing.T) {
	cmd := exec.Command("go", "build", "-gcflags=-S", ".", "../softfloat")
	cmd.Env = append(os.Environ(), "GOOS=linux", "GOARCH=arm64", "CGO_ENABLED=0")
	listing, err := cmd.CombinedOutput()
	require.NoError(t, err)
	fused := regexp.MustCompile(`\((\S*\.go):(\d+)\)\s+FN?M(?:ADD|SUB)[DS]\s`)
	source, err := os.ReadFile("exact.go")
	require.NoError(t, err)
	lines := strings.Split(string(source), "\n")
	wanted := 0
	for _, m := range fused.FindAllStringSubmatch(string(listing), -1) {
		line, err := strconv.Atoi(m[2])
		require.NoError(t, err)
		if strings.HasSuffix(m[1], "exact.go") && strings.Contains(lines[line-1], "math.FMA(") {
			wanted++
			continue
		}
		t.Errorf("fused at %s:%s", m[1], m[2])
	}
	require.NotZero(t, wanted, "the listing shows not even math.FMA")
}
