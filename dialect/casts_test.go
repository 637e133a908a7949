package dialect

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestFoldCasts(t *testing.T) {
	fold := func(body string) (*Module, error) {
		m, err := Parse("in.mlir", []byte("llvm.func @f(%p: !llvm.ptr, %i: i64) -> i64 {\n"+body+"\n}\n"), ParseOptions{})
		require.NoError(t, err)
		require.NoError(t, Verify(m, VerifyOptions{}))
		return m, FoldCasts(m)
	}
	m, err := fold(`  %0 = builtin.unrealized_conversion_cast %i : i64 to index
  %1 = builtin.unrealized_conversion_cast %0 : index to i64
  llvm.return %1 : i64`)
	require.NoError(t, err)
	body := m.Op.Lookup("f").Body()[0]
	require.Len(t, body.Ops, 1)
	require.Same(t, body.Args[1], body.Ops[0].Operands[0])

	// Through a third type and back, two values at a time, and one not used.
	m, err = fold(`  %a, %b = builtin.unrealized_conversion_cast %p, %i : !llvm.ptr, i64 to index, memref<4xf32>
  %m = builtin.unrealized_conversion_cast %a, %b : index, memref<4xf32> to memref<*xf32>
  %c, %d = builtin.unrealized_conversion_cast %m : memref<*xf32> to !llvm.ptr, i64
  %e = builtin.unrealized_conversion_cast %i : i64 to index
  llvm.return %d : i64`)
	require.NoError(t, err)
	body = m.Op.Lookup("f").Body()[0]
	require.Len(t, body.Ops, 1)
	require.Same(t, body.Args[1], body.Ops[0].Operands[0])

	// The branch's argument is replaced in the operands and in the successor.
	m, err = fold(`  %0 = builtin.unrealized_conversion_cast %i : i64 to index
  %1 = builtin.unrealized_conversion_cast %0 : index to i64
  llvm.br ^bb1(%1 : i64)
^bb1(%x: i64):
  llvm.return %x : i64`)
	require.NoError(t, err)
	f := m.Op.Lookup("f")
	require.Same(t, f.Body()[0].Args[1], f.Body()[0].Ops[0].Successors[0].Args[0])

	_, err = fold(`  %m = builtin.unrealized_conversion_cast %p : !llvm.ptr to memref<4xf32>
  %1 = builtin.unrealized_conversion_cast %m : memref<4xf32> to i64
  llvm.return %1 : i64`)
	require.EqualError(t, err, "in.mlir:3:8: error: builtin.unrealized_conversion_cast from 'memref<4xf32>' to 'i64' is still used: a conversion is missing\n"+
		"note: run mlir-opt-22 with --finalize-memref-to-llvm and then --reconcile-unrealized-casts")
}
