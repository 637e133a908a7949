package interp

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"sort"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/touchstone-ir/touchstone/dialect"
)

// hostCalls records which host functions tests have called.
var hostCalls = map[string]*atomic.Bool{}

func init() {
	for name, f := range hostFuncs {
		run, called := f.run, new(atomic.Bool)
		hostCalls[name] = called
		f.run = func(h *Host) {
			called.Store(true)
			run(h)
		}
	}
}

// hostOutcome is what a program left behind.
type hostOutcome struct {
	stdout, stderr string
	status         int32
	err            error
}

// runHost runs a module's main as a C main when it is one.
func runHost(t testing.TB, name string, text []byte, opts Options) hostOutcome {
	t.Helper()
	mod, err := dialect.Parse(name, text, dialect.ParseOptions{})
	require.NoError(t, err)
	require.NoError(t, dialect.Verify(mod, dialect.VerifyOptions{}))
	var stdout, stderr bytes.Buffer
	opts.Stdout, opts.Stderr = &stdout, &stderr
	m, err := New(mod, opts)
	require.NoError(t, err)
	defer m.Close()
	var o hostOutcome
	if m.IsCMain("main") {
		o.status, o.err = m.RunCMain("main")
	} else {
		_, o.err = m.Run("main", nil)
	}
	o.stdout, o.stderr = stdout.String(), stderr.String()
	return o
}

// header is the value of a `// KEY: value` line of a C source.
func header(source []byte, key string) string {
	for _, line := range strings.Split(string(source), "\n") {
		if v, ok := strings.CutPrefix(line, "// "+key+": "); ok {
			return v
		}
	}
	return ""
}

// TestHostPrograms runs the C programs of testdata/host and compares them with
// what they do natively.
func TestHostPrograms(t *testing.T) {
	files, err := filepath.Glob("testdata/host/*.mlir")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, file := range files {
		name := strings.TrimSuffix(filepath.Base(file), ".mlir")
		t.Run(name, func(t *testing.T) {
			text, err := os.ReadFile(file)
			require.NoError(t, err)
			source, err := os.ReadFile(strings.TrimSuffix(file, ".mlir") + ".c")
			require.NoError(t, err)
			want, err := os.ReadFile(strings.TrimSuffix(file, ".mlir") + ".expect")
			require.NoError(t, err)
			stdin := strings.NewReplacer(`\n`, "\n").Replace(header(source, "stdin"))
			for _, engine := range []Engine{EnginePlain, EngineFast, EngineMeanings} {
				o := runHost(t, file, text, Options{Engine: engine, Stdin: strings.NewReader(stdin), Args: []string{name}})
				got := fmt.Sprintf("exit: %d\n%s--- stderr\n%s", o.status, o.stdout, o.stderr)
				if f := (*Fault)(nil); errors.As(o.err, &f) {
					got += fmt.Sprintf("%s at %s in %s\n", f.Message, f.Op, f.Func)
				} else if o.err != nil {
					got += o.err.Error()
				}
				require.Equal(t, strings.ReplaceAll(string(want), "\r\n", "\n"), got)
			}
		})
	}
}

// elsewhere are the rows that have tests of their own: exceptions, types,
// jumps and coroutines.
var elsewhere = regexp.MustCompile(`^(llvm\.|_Unwind_|_ZSt|_ZNSt|_ZNKSt|__gxx_|__gcc_|__dynamic_cast|__cxa_(allocate|bad|begin|call|current|deleted|end|free|get|guard|init|rethrow|throw)|_*sig(set|long)jmp|_*(set|long)jmp)`)

// TestEveryHostFunctionIsCalled names the rows of the host table that no test
// calls.
func TestEveryHostFunctionIsCalled(t *testing.T) {
	TestHostPrograms(t)
	TestHostRunner(t)
	TestHostModules(t)
	TestOlderMemrefNames(t)
	TestHostFaults(t)
	TestRefusedHostFunctions(t)
	var missing []string
	for name := range hostFuncs {
		if !hostCalls[name].Load() && !elsewhere.MatchString(name) {
			missing = append(missing, name)
		}
	}
	sort.Strings(missing)
	require.Empty(t, missing)
}
