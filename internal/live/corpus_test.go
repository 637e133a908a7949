package live

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// corpus is the folder of programs, seen from this package.
const corpus = "../../testdata/programs"

// A program is one source of the corpus with what was recorded of it.
type program struct {
	name   string
	kind   string // "mlir", "c" or "cpp"
	source string // path of the source
	header map[string]string
	levels []level
	want   outcome
}

// A level is one lowered form of a program: the only one of an MLIR source, one
// for each optimisation level of a C or C++ source.
type level struct {
	name string // "lowered", or "O0" to "O3"
	path string
}

// An outcome is what can be seen of a run: its exit status and its output,
// where addresses that a memref's header shows are replaced by PTR.
type outcome struct {
	exit   int
	stdout string
}

// hiddenAddress is the part of a memref's printed header that no two runs share.
var hiddenAddress = regexp.MustCompile(`base@ = 0x[0-9a-f]+`)

// seen makes an outcome comparable.
func seen(exit int, stdout string) outcome {
	return outcome{exit, hiddenAddress.ReplaceAllString(stdout, "base@ = PTR")}
}

// arguments are the command line arguments that a C program is run with.
func (p *program) arguments() []string { return strings.Fields(p.header["args"]) }

// command returns touchstone's arguments for running the module at path.
func (p *program) command(path string, flags ...string) []string {
	args := append([]string{"run"}, flags...)
	if p.kind == "mlir" {
		return append(args, "-e", p.header["entry"], "--entry-point-result="+p.header["result"], path)
	}
	args = append(args, path)
	if extra := p.arguments(); len(extra) > 0 {
		args = append(append(args, "--"), extra...)
	}
	return args
}

// isDerived tells lowered modules from the sources beside them.
var isDerived = regexp.MustCompile(`\.(lowered|O[0-3])\.mlir$`)

// programs reads the corpus; it is in order of kind and name.
func programs(t testing.TB) []*program {
	t.Helper()
	var list []*program
	for _, kind := range []string{"c", "cpp", "mlir"} {
		sources, err := filepath.Glob(filepath.Join(corpus, kind, "*."+kind))
		require.NoError(t, err)
		for _, source := range sources {
			if !isDerived.MatchString(source) {
				list = append(list, readProgram(t, kind, source))
			}
		}
	}
	require.NotEmpty(t, list)
	return list
}

func readProgram(t testing.TB, kind, source string) *program {
	t.Helper()
	stem := strings.TrimSuffix(source, "."+kind)
	p := &program{name: filepath.Base(stem), kind: kind, source: source, header: readHeader(t, source)}
	names := []string{"lowered"}
	switch kind {
	case "c":
		names = []string{"O0", "O1", "O2", "O3"}
	case "cpp":
		names = []string{"O0", "O2"}
	}
	for _, name := range names {
		path := stem + "." + name + ".mlir"
		require.FileExists(t, path, "scripts/record-programs.sh %s %s writes it", kind, p.name)
		p.levels = append(p.levels, level{name, path})
	}
	p.want = readExpectation(t, stem+".expect")
	return p
}

// readHeader returns the "// key: value" lines of the comment a source begins with.
func readHeader(t testing.TB, source string) map[string]string {
	t.Helper()
	text, err := os.ReadFile(source)
	require.NoError(t, err)
	header := map[string]string{}
	for line := range strings.Lines(string(text)) {
		comment, ok := strings.CutPrefix(line, "// ")
		if !ok {
			break
		}
		if key, value, ok := strings.Cut(strings.TrimSpace(comment), ": "); ok && !strings.Contains(key, " ") {
			header[key] = value
		}
	}
	return header
}

// readExpectation reads a recorded outcome: a line "exit: N", then the output.
func readExpectation(t testing.TB, path string) outcome {
	t.Helper()
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	first, stdout, _ := strings.Cut(strings.ReplaceAll(string(text), "\r\n", "\n"), "\n")
	exit, err := strconv.Atoi(strings.TrimPrefix(first, "exit: "))
	require.NoError(t, err, "%s begins with %q", path, first)
	return outcome{exit, stdout}
}

// TestCorpus holds the corpus to what it promises: enough programs of each
// subject, complete headers, and no file left over from a source that is gone.
func TestCorpus(t *testing.T) {
	subjects := map[string]int{}
	counts := map[string]int{}
	known := map[string]bool{}
	for _, p := range programs(t) {
		counts[p.kind]++
		require.NotEmpty(t, p.header["subject"], p.source)
		stem := strings.TrimSuffix(p.source, "."+p.kind)
		known[p.source], known[stem+".expect"] = true, true
		for _, l := range p.levels {
			known[l.path] = true
		}
		if p.kind == "mlir" {
			subjects[p.header["subject"]]++
			for _, key := range []string{"pipeline", "entry", "result", "libs"} {
				require.NotEmpty(t, p.header[key], "%s: // %s:", p.source, key)
			}
			require.Contains(t, []string{"void", "i32", "i64", "f32"}, p.header["result"], p.source)
			require.Zero(t, p.want.exit, p.source)
		}
	}
	for _, subject := range []string{"linalg", "scf", "memref", "vector", "math", "arith", "complex", "cf"} {
		require.GreaterOrEqual(t, subjects[subject], 4, "programs about %s", subject)
	}
	require.GreaterOrEqual(t, counts["mlir"], 44)
	require.GreaterOrEqual(t, counts["c"], 22)
	require.GreaterOrEqual(t, counts["cpp"], 10)
	for _, kind := range []string{"c", "cpp", "mlir"} {
		files, err := filepath.Glob(filepath.Join(corpus, kind, "*"))
		require.NoError(t, err)
		left := slices.DeleteFunc(files, func(f string) bool { return known[f] })
		require.Empty(t, left, "files of no source")
	}
}

// label names one level of a program in test output.
func (p *program) label(l level) string { return fmt.Sprintf("%s/%s/%s", p.kind, p.name, l.name) }
