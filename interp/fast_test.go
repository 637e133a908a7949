package interp

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/touchstone-ir/touchstone/dialect"
)

// programOutcome runs a whole program and tells all that can be seen of it:
// what it printed, how it ended, its steps, what is in its memory.
func programOutcome(t testing.TB, mod *dialect.Module, name string, opts Options) string {
	var out bytes.Buffer
	opts.Stdout, opts.Stderr, opts.Args = &out, &out, []string{name}
	m, err := New(mod, opts)
	require.NoError(t, err)
	defer func() { require.NoError(t, m.Close()) }()
	var b strings.Builder
	if m.IsCMain("main") {
		status, err := m.RunCMain("main")
		fmt.Fprintf(&b, "status %d, %s\n", status, spellError(err))
	} else {
		v, err := m.Run("main", nil)
		if err == nil {
			fmt.Fprintf(&b, "value %s\n", m.Format(v))
		}
		fmt.Fprintf(&b, "%s\n", spellError(err))
	}
	fmt.Fprintf(&b, "steps %d, objects %d\n", m.Stats().Steps, m.Stats().Objects)
	fmt.Fprintf(&b, "globals %s\n", m.globalBytes())
	fmt.Fprintf(&b, "printed %q\n", out.String())
	return b.String()
}

func spellError(err error) string {
	var fault *Fault
	if errors.As(err, &fault) {
		text := fmt.Sprintf("fault %s at %v, step %d: %s", fault.Kind.Code, fault.Op, fault.Step, fault.Message)
		for _, fr := range fault.Stack {
			text += fmt.Sprintf("\n  in %s at %v", fr.Func, fr.Op)
		}
		return text
	}
	var limit *LimitError
	if errors.As(err, &limit) {
		return fmt.Sprintf("limit %s at %v: %v", limit.Limit, limit.Op, err)
	}
	return fmt.Sprint(err)
}

// globalBytes is the contents of the program's globals with their shadow.
func (m *Machine) globalBytes() string {
	var b strings.Builder
	for _, g := range m.globals {
		o, ok := m.mem.Object(g.ptr)
		if !ok || o.Size > 1<<12 {
			continue
		}
		data, f := m.mem.Bytes(o.Base, o.Size)
		if f != nil {
			continue
		}
		poison, undef, chosen := m.mem.ReadShadow(o.Base, o.Size)
		fmt.Fprintf(&b, "%x/%x/%x/%x ", data, poison, undef, chosen)
	}
	return b.String()
}

func readProgram(t testing.TB, path string) *dialect.Module {
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	mod, err := dialect.Parse(filepath.Base(path), text, dialect.ParseOptions{})
	require.NoError(t, err)
	require.NoError(t, dialect.Verify(mod, dialect.VerifyOptions{}))
	return mod
}

// TestProgramsAreTheSameInEveryEngine runs the programs of testdata/programs:
// fast and plain code and the meanings must agree on everything.
func TestProgramsAreTheSameInEveryEngine(t *testing.T) {
	var files []string
	for _, pattern := range []string{"../testdata/programs/c/*.mlir", "../testdata/programs/mlir/*.lowered.mlir"} {
		found, err := filepath.Glob(pattern)
		require.NoError(t, err)
		files = append(files, found...)
	}
	require.NotEmpty(t, files)
	for _, file := range files {
		name := strings.TrimSuffix(filepath.Base(file), ".mlir")
		t.Run(name, func(t *testing.T) {
			mod := readProgram(t, file)
			opts := func(e Engine) Options { return Options{Engine: e, MaxSteps: 300_000, MaxStack: 8 << 20} }
			want := programOutcome(t, mod, name, opts(EnginePlain))
			require.Equal(t, want, programOutcome(t, mod, name, opts(EngineFast)), "fast against plain")
			if !testing.Short() {
				require.Equal(t, want, programOutcome(t, mod, name, opts(EngineMeanings)), "meanings against plain")
			}
		})
	}
}

// withTrips has fast code made that leaves at random instructions.
func withTrips(t testing.TB) {
	fastTrips = true
	t.Cleanup(func() { fastTrips = false })
}

// TestHandOverAnywhere runs the programs in fast code that hands over to
// plain code at random places and comes back at the next block.
func TestHandOverAnywhere(t *testing.T) {
	withTrips(t)
	files, err := filepath.Glob("../testdata/programs/c/*.mlir")
	require.NoError(t, err)
	for i, file := range files {
		if testing.Short() && i%4 != 0 {
			continue
		}
		name := strings.TrimSuffix(filepath.Base(file), ".mlir")
		t.Run(name, func(t *testing.T) {
			mod := readProgram(t, file)
			want := programOutcome(t, mod, name, Options{Engine: EnginePlain, MaxSteps: 100_000, MaxStack: 8 << 20})
			got := programOutcome(t, mod, name, Options{Engine: EngineFast, MaxSteps: 100_000, MaxStack: 8 << 20})
			require.Equal(t, want, got)
		})
	}
}

// TestRandomFunctions compares the engines on functions made at random, in
// ordinary fast code and in fast code that leaves at random.
func TestRandomFunctions(t *testing.T) {
	n := 300
	if testing.Short() {
		n = 60
	}
	for _, trips := range []bool{false, true} {
		t.Run(fmt.Sprintf("trips=%v", trips), func(t *testing.T) {
			if trips {
				withTrips(t)
			}
			for seed := range n {
				compareRandom(t, uint64(seed)+1000*uint64(len(t.Name())))
				if t.Failed() {
					return
				}
			}
		})
	}
}

func compareRandom(t *testing.T, seed uint64) {
	text := randomModule(rand.New(rand.NewPCG(seed, 1)))
	mod, err := dialect.Parse("random.mlir", []byte(text), dialect.ParseOptions{})
	require.NoError(t, err, text)
	require.NoError(t, dialect.Verify(mod, dialect.VerifyOptions{}), text)
	for _, limit := range []uint64{20_000, 777} {
		opts := func(e Engine) Options {
			return Options{Engine: e, MaxSteps: limit, MaxDepth: 40, MaxStack: 1 << 20, MaxMemory: 1 << 20}
		}
		want := programOutcome(t, mod, "random", opts(EngineMeanings))
		for _, e := range []Engine{EnginePlain, EngineFast} {
			if got := programOutcome(t, mod, "random", opts(e)); got != want {
				t.Fatalf("seed %d, engine %d:\nwant %s\ngot  %s\n%s", seed, e, want, got, text)
			}
		}
	}
}
