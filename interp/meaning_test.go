package interp

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/dialect/op"
)

// The files of testdata/op hold functions and what they give:
//
//	// EXPECT @f(1, poison): 3 : i8
//	// EXPECT @f(0, 1): fault divide-by-zero
//
// Arguments are written as --args takes them; the answer is the value as it is
// printed, followed by `chosen` when a bit of it is LLVM's free choice, or
// `fault` with the code of the fault, or `unsupported`. The S-numbers name the
// rules that a file covers. An EXPECT before the first function may belong to
// any function of the file.
var expectation = regexp.MustCompile(`(?m)^\s*// EXPECT @([\w.]+)(?:\((.*)\))?: (.+)$`)

type expected struct{ fn, args, want string }

func readOpFile(t *testing.T, path string) (*dialect.Module, []expected) {
	t.Helper()
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	m, err := dialect.Parse(path, text, dialect.ParseOptions{})
	require.NoError(t, err)
	require.NoError(t, dialect.Verify(m, dialect.VerifyOptions{}))
	var out []expected
	for _, x := range expectation.FindAllStringSubmatch(string(text), -1) {
		out = append(out, expected{x[1], x[2], strings.TrimSpace(x[3])})
	}
	return m, out
}

func opFiles(t *testing.T) []string {
	t.Helper()
	files, err := filepath.Glob("../testdata/op/*.mlir")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	return files
}

// answer runs one expectation on a machine of its own and spells what it gave.
func answer(t *testing.T, mod *dialect.Module, e expected, opts Options) string {
	t.Helper()
	m, err := New(mod, opts)
	require.NoError(t, err)
	defer func() { require.NoError(t, m.Close()) }()
	params, err := m.Params(e.fn)
	require.NoError(t, err)
	args, err := m.ParseArgs(e.args, params)
	require.NoError(t, err)
	v, err := m.Call(e.fn, args)
	return m.spell(v, err)
}

// spell is a call's outcome as the files write it.
func (m *Machine) spell(v Value, err error) string {
	var fault *Fault
	var refused *UnsupportedError
	switch {
	case errors.As(err, &fault):
		return "fault " + fault.Kind.Code
	case errors.As(err, &refused):
		return "unsupported"
	case err != nil:
		return "error " + err.Error()
	}
	text := m.Format(v)
	for i := range v.Leaves {
		if v.Leaves[i].anyChosen() {
			return text + " chosen"
		}
	}
	return text
}

var engines = []struct {
	name   string
	engine Engine
}{{"meanings", EngineMeanings}, {"plain", EnginePlain}, {"fast", EngineFast}}

func TestOperations(t *testing.T) {
	for _, path := range opFiles(t) {
		t.Run(strings.TrimSuffix(filepath.Base(path), ".mlir"), func(t *testing.T) {
			mod, list := readOpFile(t, path)
			require.NotEmpty(t, list)
			for _, e := range list {
				for _, g := range engines {
					got := answer(t, mod, e, Options{Engine: g.engine, MaxStack: 1 << 20})
					if got != e.want {
						t.Errorf("@%s(%s) by %s:\n want %s\n got  %s", e.fn, e.args, g.name, e.want, got)
					}
				}
			}
		})
	}
}

// TestEnginesAgreeOnOperations runs every function of the files on the arguments of the
// expectations and on random ones: plain and fast code must give what the
// meanings give, after as many steps. The calls are made twice, so that functions
// get warm.
func TestEnginesAgreeOnOperations(t *testing.T) {
	for _, path := range opFiles(t) {
		t.Run(strings.TrimSuffix(filepath.Base(path), ".mlir"), func(t *testing.T) {
			mod, list := readOpFile(t, path)
			calls := liveCalls(t, mod, list)
			calls = append(calls, calls...)
			var want []string
			for _, g := range engines {
				fresh := func() *Machine {
					m, err := New(mod, Options{Engine: g.engine, MaxStack: 1 << 20, MaxDepth: 100})
					require.NoError(t, err)
					return m
				}
				m := fresh()
				for i, c := range calls {
					m.opts.MaxSteps = m.Stats().Steps + 10_000
					m.thread.poll = m.opts.MaxSteps
					before := m.Stats().Steps
					v, err := m.Call(c.fn, c.args)
					got := fmt.Sprintf("%s after %d steps", m.spell(v, err), m.Stats().Steps-before)
					if err != nil { // a stopped machine is not used again
						require.NoError(t, m.Close())
						m = fresh()
					}
					if g.engine == EngineMeanings {
						want = append(want, got)
					} else if got != want[i] {
						t.Fatalf("call %d, @%s(%s) by %s:\n want %s\n got  %s", i, c.fn, m.spellArgs(c.args), g.name, want[i], got)
					}
				}
				require.NoError(t, m.Close())
			}
		})
	}
}

// TestCallAfterFault runs on a machine that a fault has stopped: what the
// stopped frames left behind must not be seen.
func TestCallAfterFault(t *testing.T) {
	mod, _ := readOpFile(t, "../testdata/op/memory.mlir")
	for _, g := range engines {
		m, err := New(mod, Options{Engine: g.engine, MaxStack: 1 << 20})
		require.NoError(t, err)
		call := func(fn, args string) string {
			params, err := m.Params(fn)
			require.NoError(t, err)
			vs, err := m.ParseArgs(args, params)
			require.NoError(t, err)
			v, err := m.Call(fn, vs)
			return m.spell(v, err)
		}
		require.Equal(t, "fault out-of-bounds", call("poison_then_fault", "undef"))
		require.Equal(t, "0 : i32", call("poison_byte", "4"))
		require.NoError(t, m.Close())
	}
}

// TestUndefPolicy holds freeze and undef against --undef and --seed.
func TestUndefPolicy(t *testing.T) {
	mod, _ := readOpFile(t, "../testdata/op/freeze.mlir")
	for _, c := range []struct {
		fn, args, want string
		opts           Options
	}{
		{"freeze_i8", "poison", "0 : i8 chosen", Options{Undef: UndefZero}},
		{"freeze_i8", "poison", "-1 : i8 chosen", Options{Undef: UndefOnes}},
		{"freeze_i8", "undef", "-1 : i8 chosen", Options{Undef: UndefOnes}},
		{"freeze_i128", "poison", "-1 : i128 chosen", Options{Undef: UndefOnes}},
		{"freeze_low_half", "undef", "255 : i16 chosen", Options{Undef: UndefOnes}},
		{"freeze_i64", "poison", "-2152535657050944081 : i64 chosen", Options{Undef: UndefRandom}},
		{"freeze_i64", "poison", "-7995527694508729151 : i64 chosen", Options{Undef: UndefRandom, Seed: 1}},
	} {
		for _, g := range engines {
			c.opts.Engine, c.opts.MaxStack = g.engine, 1<<20
			require.Equal(t, c.want, answer(t, mod, expected{fn: c.fn, args: c.args}, c.opts), "%+v", c)
		}
	}
}

// TestEveryMeaningIsTested names the operations that have a meaning and that
// no file of testdata/op executes.
func TestEveryMeaningIsTested(t *testing.T) {
	seen := map[*op.Op]bool{}
	var walk func(o *dialect.Operation)
	walk = func(o *dialect.Operation) {
		seen[o.Kind] = true
		for _, r := range o.Regions {
			for _, b := range r.Blocks {
				for _, x := range b.Ops {
					walk(x)
				}
			}
		}
	}
	for _, path := range opFiles(t) {
		mod, _ := readOpFile(t, path)
		walk(mod.Op)
	}
	var untested []string
	for _, o := range op.All() {
		if rows[o.Index()].mean != nil && !seen[o] {
			untested = append(untested, o.Name)
		}
	}
	require.Empty(t, untested)
}
