package dialect

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"github.com/touchstone-ir/touchstone/diag"
)

// check reads and verifies text as mlir-opt does.
func check(text string) error {
	m, err := Parse("input.mlir", []byte(text), ParseOptions{})
	if err != nil {
		return err
	}
	return Verify(m, VerifyOptions{})
}

func readJSON(t *testing.T, name string, v any) {
	data, err := os.ReadFile(filepath.Join("..", "testdata", "dialect", name))
	require.NoError(t, err)
	require.NoError(t, json.Unmarshal(data, v))
}

// TestInvalid reads the texts of invalid.json, which mlir-opt-22 refused or
// accepted: so must we, at the same place.
func TestInvalid(t *testing.T) {
	var vectors struct {
		Rejected []struct {
			Cat, Src string
			Diag     []string
		}
		Accepted []struct{ Src string }
	}
	readJSON(t, "invalid.json", &vectors)
	for _, r := range vectors.Rejected {
		t.Run(r.Cat, func(t *testing.T) {
			err := check(r.Src)
			require.Error(t, err, r.Src)
			d := &err.(*diag.List).Diagnostics[0]
			place := strings.Join(strings.SplitN(r.Diag[0], ":", 4)[:3], ":")
			require.Equal(t, place, d.Place(), "%s\nours:   %s\ntheirs: %s", r.Src, d.Message, r.Diag[0])
		})
	}
	for _, r := range vectors.Accepted {
		require.NoError(t, check(r.Src), r.Src)
	}
}

// TestVintageProbes reads the texts of vintage-probes.json and agrees with
// mlir-opt-22 on which are programs.
func TestVintageProbes(t *testing.T) {
	var probes []struct {
		Src string
		Res map[string][2]any // by version: accepted, message
	}
	readJSON(t, "vintage-probes.json", &probes)
	for _, r := range probes {
		err := check(r.Src)
		if answer := r.Res["22"]; answer[0] == true {
			if strings.Contains(r.Src, "func.func") {
				require.ErrorContains(t, err, "Dialect `func' not found")
				continue
			}
			require.NoError(t, err, r.Src)
		} else {
			require.Error(t, err, "%s\ntheirs: %s", r.Src, answer[1])
		}
	}
}
