package interp

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/touchstone-ir/touchstone/dialect"
)

const debugged = `
llvm.func @twice(%x: i32) -> i32 {
  %r = llvm.add %x, %x : i32
  llvm.return %r : i32
}
llvm.func @f(%n: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %n, %p : i32, !llvm.ptr
  %t = llvm.call @twice(%n) : (i32) -> i32
  llvm.store %t, %p : i32, !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.return %v : i32
}`

// TestDebugger: traps, watches, frames, values, and the way back.
func TestDebugger(t *testing.T) {
	mod, err := dialect.Parse("d.mlir", []byte(debugged), dialect.ParseOptions{})
	require.NoError(t, err)
	fast, err := New(mod, Options{})
	require.NoError(t, err)
	_, err = fast.Debug()
	require.ErrorContains(t, err, "plain code")
	require.NoError(t, fast.Close())

	m, err := New(mod, Options{Engine: EnginePlain})
	require.NoError(t, err)
	defer m.Close()
	d, err := m.Debug()
	require.NoError(t, err)
	_, err = d.Goto(3)
	require.ErrorIs(t, err, errNoHistory)
	arg := Value{dialect.Int(32), []Scalar{intScalar(32, 21)}}
	require.Error(t, d.Start("g", nil))
	require.Error(t, d.Start("f", nil))
	require.NoError(t, d.Start("f", []Value{arg}))

	twice, f := mod.Op.Lookup("twice"), mod.Op.Lookup("f")
	require.True(t, d.Trap(twice.Body()[0].Ops[0], true))
	require.False(t, d.Trap(f, true))
	require.Equal(t, EventTrap, d.Resume(Request{}).Kind)
	require.Equal(t, uint64(4), d.Step())
	frames, depth := d.Frames(10)
	require.Equal(t, 2, depth)
	require.Equal(t, "twice", frames[0].Name)
	require.Equal(t, f.Body()[0].Ops[3], frames[1].Op)
	x, err := d.Value(&frames[0], twice.Body()[0].Args[0])
	require.NoError(t, err)
	require.Equal(t, "21 : i32", m.Format(x))
	p, err := d.Value(&frames[1], f.Body()[0].Ops[1].Results[0])
	require.NoError(t, err)

	at := Pointer(p.Leaves[0].V)
	step, o, _, err := d.LastAccess(at, 4, true)
	require.NoError(t, err)
	require.Equal(t, uint64(2), step)
	require.Equal(t, f.Body()[0].Ops[2], o)
	require.Equal(t, uint64(4), d.Step())
	entry, ok, err := d.LastEntry(frames[0].Mark)
	require.NoError(t, err)
	require.True(t, ok)
	require.Equal(t, uint64(3), entry)

	id := d.Watch(at, 4, false, true)
	e := d.Resume(Request{})
	require.Equal(t, EventWatch, e.Kind)
	require.Equal(t, id, e.Watch)
	require.Equal(t, Access{at, 4, true}, e.Access)
	d.Unwatch(id)
	v, err := d.Evaluate("twice", []Value{x})
	require.NoError(t, err)
	require.Equal(t, "42 : i32", m.Format(v))
	require.Equal(t, EventEnd, d.Resume(Request{}).Kind)
	over, v, err := d.Over()
	require.True(t, over)
	require.NoError(t, err)
	require.Equal(t, "42 : i32", m.Format(v))
	require.Equal(t, EventStopped, d.Resume(Request{}).Kind)

	for want := range uint64(9) {
		_, err := d.Goto(8 - want)
		require.NoError(t, err)
		require.Equal(t, 8-want, d.Step())
	}
}
