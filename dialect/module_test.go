package dialect

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"github.com/touchstone-ir/touchstone/dialect/op"
	"github.com/touchstone-ir/touchstone/internal/golden"
)

// forms are the ways a module is printed, with mlir-opt's flag for each.
var forms = []struct {
	name, flag string
	opts       PrintOptions
}{
	{"pretty", "", PrintOptions{}},
	{"generic", "--mlir-print-op-generic", PrintOptions{Generic: true}},
	{"locations", "--mlir-print-debuginfo", PrintOptions{Locations: true}},
}

func parseText(t testing.TB, name, text string) *Module {
	t.Helper()
	m, err := Parse(name, []byte(text), ParseOptions{})
	require.NoError(t, err)
	return m
}

func printed(t testing.TB, m *Module, o PrintOptions) string {
	t.Helper()
	var b bytes.Buffer
	require.NoError(t, m.Print(&b, o))
	return b.String()
}

// realTool is the path of one of LLVM's tools, "" when it is not installed.
func realTool(name string) string {
	path, err := exec.LookPath(name)
	if err != nil {
		return ""
	}
	return path
}

// mlirOpt runs mlir-opt-22 in dir; its output ends in one more line break than
// a module does.
func mlirOpt(t testing.TB, dir string, args ...string) string {
	t.Helper()
	var stderr bytes.Buffer
	c := exec.Command("mlir-opt-22", args...)
	c.Dir, c.Stderr = dir, &stderr
	out, err := c.Output()
	require.NoError(t, err, stderr.String())
	return strings.TrimSuffix(string(out), "\n")
}

const opsDir = "../testdata/dialect/ops"

func opsFiles(t testing.TB) []string {
	files, err := filepath.Glob(filepath.Join(opsDir, "*.mlir"))
	require.NoError(t, err)
	require.NotEmpty(t, files)
	return files
}

// Every operation prints as mlir-opt-22 printed it, in each form. With -update
// the answers are recorded from mlir-opt-22; where it is installed they are
// compared with what it says now.
func TestOperationsPrint(t *testing.T) {
	live := realTool("mlir-opt-22") != ""
	for _, file := range opsFiles(t) {
		base := filepath.Base(file)
		t.Run(strings.TrimSuffix(base, ".mlir"), func(t *testing.T) {
			text, err := os.ReadFile(file)
			require.NoError(t, err)
			m := parseText(t, base, string(text))
			for _, f := range forms {
				path := strings.TrimSuffix(file, ".mlir") + "." + f.name
				got := printed(t, m, f.opts)
				if live {
					args := []string{"--allow-unregistered-dialect", base}
					if f.flag != "" {
						args = append(args, f.flag)
					}
					real := mlirOpt(t, opsDir, args...)
					require.Equal(t, real, got, "%s form differs from mlir-opt-22's", f.name)
					if golden.Updating() {
						golden.Golden(t, path, real)
					}
				}
				golden.Golden(t, path, got)
			}
		})
	}
}

// What was printed reads back as the same module, from either form.
func TestPrintIsFixedPoint(t *testing.T) {
	for _, file := range opsFiles(t) {
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		m := parseText(t, file, string(text))
		pretty, generic := printed(t, m, PrintOptions{}), printed(t, m, PrintOptions{Generic: true})
		again := parseText(t, "pretty", pretty)
		require.Equal(t, pretty, printed(t, again, PrintOptions{}), file)
		back := parseText(t, "generic", generic)
		require.Equal(t, generic, printed(t, back, PrintOptions{Generic: true}), file)
		require.Equal(t, pretty, printed(t, back, PrintOptions{}), file)
	}
}

// Every row of the table stands in one of the files, and fits its row.
func TestEveryOperationHasText(t *testing.T) {
	seen := map[*op.Op]bool{}
	for _, file := range opsFiles(t) {
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		walkOps(parseText(t, file, string(text)).Op, func(o *Operation) {
			require.Empty(t, o.Misfit(), "%s: %s", file, o)
			if o.Kind != nil {
				seen[o.Kind] = true
			}
		})
	}
	for _, row := range op.All() {
		require.True(t, seen[row], "%s stands in no file of %s", row.Name, opsDir)
	}
}

func walkOps(o *Operation, f func(*Operation)) {
	f(o)
	for _, r := range o.Regions {
		for _, b := range r.Blocks {
			for _, x := range b.Ops {
				walkOps(x, f)
			}
		}
	}
}

// probe is one snippet with which versions of mlir-opt take it.
type probe struct {
	Code string
	Src  string
	Res  map[string][2]any // version → accepted, message
}

func probes(t testing.TB) []probe {
	data, err := os.ReadFile("../testdata/dialect/vintage-probes.json")
	require.NoError(t, err)
	var list []probe
	require.NoError(t, json.Unmarshal(data, &list))
	return list
}

// Every snippet that version 22 takes is read, prints to a fixed point, and,
// where mlir-opt-22 is installed, prints as there.
func TestProbes(t *testing.T) {
	var batch, ours []string
	for _, p := range probes(t) {
		if p.Res["22"][0] != true || strings.HasPrefix(p.Src, "func.func") {
			continue
		}
		m, err := Parse("probe", []byte(p.Src), ParseOptions{})
		require.NoError(t, err, p.Code)
		pretty := printed(t, m, PrintOptions{})
		require.Equal(t, pretty, printed(t, parseText(t, "again", pretty), PrintOptions{}), p.Code)
		batch = append(batch, strings.TrimSuffix(p.Src, "\n")+"\n")
		ours = append(ours, pretty+"\n")
	}
	require.Greater(t, len(batch), 200)
	if realTool("mlir-opt-22") == "" {
		return
	}
	dir := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(dir, "all.mlir"), []byte(strings.Join(batch, "// -----\n")), 0o666))
	real := mlirOpt(t, dir, "--split-input-file", "all.mlir")
	require.Equal(t, strings.TrimSuffix(strings.Join(ours, "// -----\n"), "\n"), real)
}

// The programs that the tools made print as mlir-opt-22 prints them.
func TestProgramsPrint(t *testing.T) {
	const dir = "../testdata/programs"
	c, err := filepath.Glob(filepath.Join(dir, "c", "*.mlir"))
	require.NoError(t, err)
	lowered, err := filepath.Glob(filepath.Join(dir, "mlir", "*.lowered.mlir"))
	require.NoError(t, err)
	files := append(c, lowered...)
	require.NotEmpty(t, files)
	var batch, ours []string
	for _, file := range files {
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		m := parseText(t, file, string(text))
		pretty := printed(t, m, PrintOptions{})
		generic := printed(t, m, PrintOptions{Generic: true})
		require.Equal(t, pretty, printed(t, parseText(t, "generic of "+file, generic), PrintOptions{}))
		batch, ours = append(batch, string(text)), append(ours, pretty+"\n")
	}
	if realTool("mlir-opt-22") == "" {
		t.Logf("mlir-opt-22 is not installed: %d live comparisons left out", len(files))
		return
	}
	tmp := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(tmp, "all.mlir"), []byte(strings.Join(batch, "// -----\n")), 0o666))
	real := strings.Split(mlirOpt(t, tmp, "--split-input-file", "all.mlir")+"\n", "// -----\n")
	require.Len(t, real, len(files))
	for i := range files {
		require.Equal(t, strings.TrimSuffix(real[i], "\n"), strings.TrimSuffix(ours[i], "\n"), files[i])
	}
}

func BenchmarkParse(b *testing.B) {
	text := largeText()
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		if _, err := Parse("large", text, ParseOptions{}); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkPrint(b *testing.B) {
	m, err := Parse("large", largeText(), ParseOptions{})
	require.NoError(b, err)
	var w bytes.Buffer
	for b.Loop() {
		w.Reset()
		require.NoError(b, m.Print(&w, PrintOptions{}))
	}
	b.SetBytes(int64(w.Len()))
}

// largeText is about three megabytes of ordinary functions.
func largeText() []byte {
	var b bytes.Buffer
	b.WriteString("llvm.mlir.global internal @g(0 : i32) : i32\n")
	for i := 0; b.Len() < 3<<20; i++ {
		name := "@f" + strings.Repeat("x", i%7) + string(rune('a'+i%26)) + itoa(i)
		b.WriteString("llvm.func " + name + "(%a: i32 {llvm.noundef}, %p: !llvm.ptr) -> i32 {\n" +
			"  %one = llvm.mlir.constant(1 : i32) : i32\n  llvm.br ^loop(%a : i32)\n^loop(%i: i32):\n")
		for k := 0; k < 40; k++ {
			n := itoa(k)
			b.WriteString("  %x" + n + " = llvm.add %i, %one overflow<nsw> : i32\n" +
				"  %q" + n + " = llvm.getelementptr inbounds %p[%x" + n + ", 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32, array<4 x i8>)>\n" +
				"  llvm.store %x" + n + ", %q" + n + " {alignment = 4 : i64} : i32, !llvm.ptr\n")
		}
		b.WriteString("  %c = llvm.icmp \"slt\" %x0, %one : i32\n  llvm.cond_br %c, ^loop(%x0 : i32), ^end\n^end:\n  llvm.return %x1 : i32\n}\n")
	}
	return b.Bytes()
}

func itoa(i int) string {
	b, _ := json.Marshal(i)
	return string(b)
}
