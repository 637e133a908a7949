package live

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"github.com/touchstone-ir/touchstone/diag"
	"github.com/touchstone-ir/touchstone/dialect"
)

// forms are the ways of printing a module, with mlir-opt's flag for each.
var forms = []struct {
	flag string
	opts dialect.PrintOptions
}{
	{"", dialect.PrintOptions{}},
	{"--mlir-print-op-generic", dialect.PrintOptions{Generic: true}},
	{"--mlir-print-debuginfo", dialect.PrintOptions{Locations: true}},
}

// A text is a module under test.
type text struct{ name, source string }

// separator is what stands between the modules of one file. Modules that are
// separated are read each by itself, so that one run of the tool serves all.
const separator = "// -----\n"

// comparePrints wants every text to print as mlir-opt prints it, in all forms.
func comparePrints(t *testing.T, texts []text) {
	t.Helper()
	need(t, len(texts), mlirOpt)
	dir := t.TempDir()
	chunks, warnings := dialect.Split(diag.NewSource("all.mlir", writeAll(t, dir, texts)))
	require.Empty(t, warnings)
	require.Len(t, chunks, len(texts))
	for _, form := range forms {
		args := []string{"--allow-unregistered-dialect", "--split-input-file", "all.mlir"}
		if form.flag != "" {
			args = append(args, form.flag)
		}
		exit, out, stderr := mlirOpt.output(t, dir, args...)
		require.Zero(t, exit, stderr)
		theirs := strings.Split(out, separator)
		require.Len(t, theirs, len(texts))
		differ := 0
		for i, c := range chunks {
			if got := printChunk(t, texts[i].name, c, form.opts); got != theirs[i] {
				differ++
				t.Errorf("%s differs %s:\n%s", texts[i].name, form.flag, firstDifference(got, theirs[i]))
			}
		}
		t.Logf("%d of %d modules equal to mlir-opt's print %s", len(texts)-differ, len(texts), form.flag)
	}
}

// writeAll writes the texts to dir/all.mlir with separators between them.
func writeAll(t *testing.T, dir string, texts []text) string {
	t.Helper()
	var all strings.Builder
	for i, x := range texts {
		if i > 0 {
			all.WriteString(separator)
		}
		all.WriteString(strings.TrimRight(x.source, "\n") + "\n")
	}
	require.NoError(t, os.WriteFile(filepath.Join(dir, "all.mlir"), []byte(all.String()), 0o666))
	return all.String()
}

func printChunk(t *testing.T, name string, c dialect.Chunk, o dialect.PrintOptions) string {
	t.Helper()
	m, err := c.Parse(dialect.ParseOptions{})
	require.NoError(t, err, name)
	require.NoError(t, dialect.Verify(m, dialect.VerifyOptions{AllowUnregistered: true}), name)
	var b bytes.Buffer
	require.NoError(t, m.Print(&b, o))
	return b.String() + "\n"
}

// firstDifference shows the first line that differs.
func firstDifference(ours, theirs string) string {
	a, b := strings.Split(ours, "\n"), strings.Split(theirs, "\n")
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			return fmt.Sprintf("line %d\n ours:   %s\n theirs: %s", i+1, a[i], b[i])
		}
	}
	return fmt.Sprintf("%d lines, theirs %d", len(a), len(b))
}

// TestLivePrintFiles prints every MLIR file of testdata that is text of the
// llvm dialect: the operations, the kernels, the lowered programs, the imports
// of C and C++ programs.
func TestLivePrintFiles(t *testing.T) {
	var texts []text
	var refused []text
	for _, root := range []string{"../../testdata", "../../bench/testdata", "../../interp/testdata"} {
		err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || filepath.Ext(path) != ".mlir" {
				return err
			}
			source, err := os.ReadFile(path)
			// A lowered program's source is of other dialects, and func.func is read
			// here as what it is lowered to.
			if filepath.Base(filepath.Dir(path)) == "mlir" && !isDerived.MatchString(path) || bytes.Contains(source, []byte(separator)) || bytes.Contains(source, []byte("func.func")) {
				return err
			}
			if x := (text{path, string(source)}); isProgram(x) {
				texts = append(texts, x)
			} else {
				refused = append(refused, x)
			}
			return err
		})
		if !os.IsNotExist(err) {
			require.NoError(t, err)
		}
	}
	require.Greater(t, len(texts), 200)
	need(t, len(texts), mlirOpt)
	dir := t.TempDir()
	if len(refused) > 0 {
		writeAll(t, dir, refused)
		_, out, _ := mlirOpt.output(t, dir, "--allow-unregistered-dialect", "--split-input-file", "all.mlir")
		for i, print := range strings.Split(out, separator) {
			require.Empty(t, print, "mlir-opt takes %s", refused[i].name)
		}
	}
	t.Logf("%d files are refused by both", len(refused))
	comparePrints(t, texts)
}

// isProgram reports whether a text is today's, is read and verified.
func isProgram(x text) bool {
	m, err := dialect.Parse(x.name, []byte(x.source), dialect.ParseOptions{Vintage: dialect.V22})
	return err == nil && dialect.Verify(m, dialect.VerifyOptions{AllowUnregistered: true}) == nil
}

// TestLivePrintProbes prints every snippet that version 22 takes.
func TestLivePrintProbes(t *testing.T) {
	data, err := os.ReadFile("../../testdata/dialect/vintage-probes.json")
	require.NoError(t, err)
	var probes []struct {
		Code, Src string
		Res       map[string][2]any // version: accepted, message
	}
	require.NoError(t, json.Unmarshal(data, &probes))
	var texts []text
	for _, p := range probes {
		if p.Res["22"][0] == true && !strings.HasPrefix(p.Src, "func.func") {
			texts = append(texts, text{p.Code, p.Src})
		}
	}
	require.Greater(t, len(texts), 200)
	comparePrints(t, texts)
}

// generated is how many random modules are printed.
const generated = 300

// TestLivePrintGenerated prints random modules.
func TestLivePrintGenerated(t *testing.T) {
	var texts []text
	for seed := range uint64(generated) {
		texts = append(texts, text{fmt.Sprintf("seed %d", seed), generateModule(seed)})
	}
	comparePrints(t, texts)
}

// TestGeneratedFixedPoint wants what was printed to read back as the same
// module, in every form.
func TestGeneratedFixedPoint(t *testing.T) {
	for seed := range uint64(generated) {
		source := generateModule(seed)
		for _, form := range forms {
			once, err := reprint(source, form.opts)
			require.NoError(t, err, source)
			again, err := reprint(once, form.opts)
			if form.opts.Locations && err != nil {
				// As mlir-opt prints it: metadata of a location may be defined
				// behind its use, which mlir-opt does not read back either.
				require.ErrorContains(t, err, "undefined symbol alias id")
				continue
			}
			require.NoError(t, err, once)
			if once != again && (form.opts.Locations || strings.Contains(once, "affine_")) {
				// Sums lose their structure in print and fused locations parts
				// that are unknown, there as here: once more.
				once = again
				again, err = reprint(once, form.opts)
				require.NoError(t, err, once)
			}
			require.Equal(t, once, again, "seed %d %s", seed, form.flag)
		}
	}
}

func reprint(source string, o dialect.PrintOptions) (string, error) {
	m, err := dialect.Parse("x", []byte(source), dialect.ParseOptions{})
	if err != nil {
		return "", err
	}
	var b bytes.Buffer
	err = m.Print(&b, o)
	return b.String(), err
}
