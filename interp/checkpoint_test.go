package interp

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/touchstone-ir/touchstone/dialect"
)

// TestCheckpoints runs every function of the engine program with a checkpoint
// every few operations, going back once from each: value, fault, output and
// steps must be those of a run without.
func TestCheckpoints(t *testing.T) {
	mod, err := dialect.Parse("test.mlir", []byte(engineProgram), dialect.ParseOptions{})
	require.NoError(t, err)
	for _, o := range mod.Op.Body()[0].Ops {
		f := o.SymName()
		if o.IsDeclaration() || len(o.FuncType().Params) > 0 || f == "endless" {
			continue
		}
		var want, got bytes.Buffer
		opts := small(EnginePlain)
		opts.Stdout = &want
		a, err := New(mod, opts)
		require.NoError(t, err)
		v, errA := a.Call(f, nil)
		opts.Stdout = &got
		b, err := New(mod, opts)
		require.NoError(t, err)
		w, errB := b.callInPieces(f, 3)
		require.Equal(t, errText(errA), errText(errB), f)
		if errA == nil {
			require.Equal(t, a.Format(v), b.Format(w), f)
		}
		require.Equal(t, a.Stats().Steps, b.Stats().Steps, f)
		require.Equal(t, want.String(), got.String(), f)
		require.NoError(t, a.Close())
		require.NoError(t, b.Close())
	}
}

func errText(err error) string {
	if err == nil {
		return ""
	}
	return err.Error()
}

// callInPieces runs f one operation at a time. After every n operations it
// goes back to where it was n operations ago and runs them again.
func (m *Machine) callInPieces(path string, n int) (Value, error) {
	f := m.function(path)
	t := m.thread
	t.single = true
	if err := t.start(f, nil); err != nil {
		return Value{}, err
	}
	for !t.done {
		c := m.Checkpoint()
		for range 2 {
			for i := 0; i < n && !t.done; i++ {
				if err := t.runOne(); err != nil {
					return Value{}, err
				}
			}
			if t.done {
				break
			}
			if c != nil {
				if err := m.Restore(c); err != nil {
					return Value{}, err
				}
				if err := m.Drop(c); err != nil {
					return Value{}, err
				}
				c = nil
			}
		}
	}
	return Value{Type: f.typ.Result, Leaves: t.result}, m.flush()
}
