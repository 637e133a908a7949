package dialect

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// Text of any age that is a program is a program of today once it is printed.
func FuzzVintages(f *testing.F) {
	files, err := filepath.Glob("../testdata/vintages/*.mlir")
	require.NoError(f, err)
	require.NotEmpty(f, files)
	for _, file := range files {
		text, err := os.ReadFile(file)
		require.NoError(f, err)
		f.Add(string(text))
	}
	for _, p := range probes(f) {
		f.Add(p.Src)
	}
	f.Add(`llvm.metadata @m {
  llvm.access_group @g
  llvm.alias_scope_domain @d {description = "d"}
  llvm.alias_scope @s {domain = @d}
  llvm.tbaa_root @r {id = "root"}
  llvm.tbaa_type_desc @t {id = "int", members = {<@r, 0>}}
  llvm.tbaa_tag @tag {base_type = @t, access_type = @t, offset = 0 : i64}
}
llvm.func @f(%p: !llvm.ptr<i32> {llvm.sret}) {
  %0 = llvm.load %p {access_groups = [@m::@g], alias_scopes = [@m::@s], tbaa = [@m::@tag]} : !llvm.ptr<i32>
  llvm.return
}`)
	f.Fuzz(func(t *testing.T, text string) {
		m, err := Parse("old", []byte(text), ParseOptions{})
		if err != nil {
			return
		}
		requireNoTypedPointer(t, m)
		if Verify(m, VerifyOptions{AllowUnregistered: true}) != nil {
			return
		}
		var b bytes.Buffer
		require.NoError(t, m.Print(&b, PrintOptions{}))
		now, err := Parse("now", b.Bytes(), ParseOptions{Vintage: V22})
		require.NoError(t, err, b.String())
		var again bytes.Buffer
		require.NoError(t, now.Print(&again, PrintOptions{}))
		require.Equal(t, b.String(), again.String())
	})
}

// requireNoTypedPointer wants every type of the module to be one of today.
func requireNoTypedPointer(t *testing.T, m *Module) {
	u := &opaquer{seen: map[Type]Type{}}
	same := func(x Type) {
		if u.typ(x) != x {
			t.Fatalf("a typed pointer is left: %s", x)
		}
	}
	walkOps(m.Op, func(o *Operation) {
		for _, v := range o.Results {
			same(v.Type)
		}
		for _, v := range o.Operands {
			same(v.Type)
		}
		for _, r := range o.Regions {
			for _, b := range r.Blocks {
				for _, v := range b.Args {
					same(v.Type)
				}
			}
		}
		for _, e := range o.Props {
			if u.attr(e.Value) != e.Value {
				t.Fatalf("a typed pointer is left in %s", e.Value)
			}
		}
	})
	for _, s := range m.Context.named {
		for _, x := range s.Fields {
			same(x)
		}
	}
}

// Operations that held metadata become attributes; what no one has any more
// goes.
func TestOldMetadata(t *testing.T) {
	m := parseText(t, "old", `llvm.metadata @m {
  llvm.access_group @g
  llvm.alias_scope_domain @d {description = "all"}
  llvm.alias_scope @s {domain = @d}
  llvm.tbaa_root @r {id = "root"}
  llvm.tbaa_type_desc @t {id = "int", members = {<@r, 0>}}
  llvm.tbaa_tag @tag {base_type = @t, access_type = @t, offset = 0 : i64}
}
llvm.func @f(%p: !llvm.ptr<i32> {llvm.sret}) {
  %0 = llvm.load %p {access_groups = [@m::@g], noalias_scopes = [@m::@s], tbaa = [@m::@tag]} : !llvm.ptr<i32>
  llvm.br ^b {llvm.loop = {parallel_access = [@m::@g], options = #llvm.loopopts<disable_unroll = true, interleave_count = 4 : i32>}}
^b:
  llvm.return
}`)
	require.NoError(t, Verify(m, VerifyOptions{}))
	text := printed(t, m, PrintOptions{})
	require.NotContains(t, text, "llvm.metadata")
	for _, want := range []string{"llvm.sret = i32", "access_groups = [#", "noalias_scopes = [#", "tbaa = [#",
		"#llvm.loop_annotation<", "#llvm.loop_unroll<disable = true>", "#llvm.loop_interleave<count = 4 : i32>",
		`#llvm.tbaa_root<id = "root">`, `description = "all"`} {
		require.Contains(t, text, want)
	}
	now, err := Parse("now", []byte(text), ParseOptions{Vintage: V22})
	require.NoError(t, err, text)
	require.Equal(t, text, printed(t, now, PrintOptions{}))
	if realTool("mlir-opt-22") != "" {
		dir := t.TempDir()
		require.NoError(t, os.WriteFile(filepath.Join(dir, "now.mlir"), []byte(text), 0o666))
		require.Equal(t, text, mlirOpt(t, dir, "now.mlir"))
	}
}

// Constants that older versions took as operands are properties.
func TestOldImmediates(t *testing.T) {
	m := parseText(t, "old", `llvm.func @f(%p: !llvm.ptr<i8>, %x: i32, %f: f32, %n: i64, %unknown: i1) {
  %yes = llvm.mlir.constant(true) : i1
  %no = llvm.mlir.constant(false) : i1
  %two = llvm.mlir.constant(2 : i32) : i32
  %0 = "llvm.intr.cttz"(%x, %yes) : (i32, i1) -> i32
  %1 = "llvm.intr.ctlz"(%x, %unknown) : (i32, i1) -> i32
  %2 = "llvm.intr.abs"(%x, %late) : (i32, i1) -> i32
  %3 = "llvm.intr.is.fpclass"(%f, %two) : (f32, i32) -> i1
  "llvm.intr.prefetch"(%p, %zero, %two, %one) : (!llvm.ptr<i8>, i32, i32, i32) -> ()
  "llvm.intr.memmove"(%p, %p, %n, %no) : (!llvm.ptr<i8>, !llvm.ptr<i8>, i64, i1) -> ()
  "llvm.intr.memcpy"(%p, %p, %n, %unknown) : (!llvm.ptr<i8>, !llvm.ptr<i8>, i64, i1) -> ()
  llvm.return
^dead:
  %late = llvm.mlir.constant(true) : i1
  %one = llvm.mlir.constant(1 : i32) : i32
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.return
}`)
	text := printed(t, m, PrintOptions{})
	for _, want := range []string{
		`"llvm.intr.cttz"(%arg1) <{is_zero_poison = true}>`,
		`"llvm.intr.ctlz"(%arg1) <{is_zero_poison = false}>`,
		`"llvm.intr.abs"(%arg1) <{is_int_min_poison = true}>`,
		`"llvm.intr.is.fpclass"(%arg2) <{bit = 2 : i32}>`,
		`<{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}>`,
		`"llvm.intr.memmove"(%arg0, %arg0, %arg3) <{isVolatile = false}>`,
		`"llvm.intr.memcpy"(%arg0, %arg0, %arg3) <{isVolatile = true}>`,
	} {
		require.Contains(t, text, want)
	}
}

// What older text cannot mean is refused by name.
func TestOldMistakes(t *testing.T) {
	for text, want := range map[string]string{
		"llvm.func @f(%p: !llvm.ptr<struct<(i32, f32)>>, %i: i32) {\n  %0 = llvm.getelementptr %p[%i, %i] : (!llvm.ptr<struct<(i32, f32)>>, i32, i32) -> !llvm.ptr<i32>\n  llvm.return\n}": "is no constant",
		"llvm.func @f(%p: !llvm.ptr<struct<(i32, f32)>>, %i: i32) {\n  %0 = llvm.getelementptr %p[%i, 2] : (!llvm.ptr<struct<(i32, f32)>>, i32) -> !llvm.ptr<i32>\n  llvm.return\n}":       "out of bounds",
		"llvm.func @f(%p: !llvm.ptr<i32>, %i: i32) {\n  %0 = llvm.getelementptr %p[%i, %i] : (!llvm.ptr<i32>, i32, i32) -> !llvm.ptr<i32>\n  llvm.return\n}":                               "cannot be indexed",
		"llvm.func @f(%p: !llvm.ptr<i32>) {\n  %0 = llvm.load %p : !llvm.ptr -> i32\n  llvm.return\n}":                                                                                     "expects different type",
		"llvm.func @f(!llvm.ptr<void>)":                                                        "invalid pointer element type",
		"llvm.metadata @m {\n  llvm.add\n}":                                                    "holds no operation 'llvm.add'",
		"llvm.metadata @m {\n  llvm.access_group @g\n  llvm.access_group @g\n}":                "redefinition of symbol",
		"func.func @f(%i: i32) -> i32 {\n  %0 = arith.addi %i, %i : i32\n  return %0 : i32\n}": "not found for custom op 'arith.addi'",
	} {
		_, err := Parse("old", []byte(text), ParseOptions{})
		require.Error(t, err, text)
		require.Contains(t, strings.ReplaceAll(said(err), "`", "'"), want, text)
	}
}

// A call through a pointer may stand before the pointer's definition.
func TestOldForwardCallee(t *testing.T) {
	m := parseText(t, "old", `llvm.func @h(i32)
llvm.func @f(%i: i32) {
  llvm.br ^def
^use:
  llvm.call %p(%i) : (i32) -> ()
  llvm.return
^def:
  %p = llvm.mlir.addressof @h : !llvm.ptr<func<void (i32)>>
  llvm.store %i, %q : !llvm.ptr<i32>
  llvm.br ^use
^never:
  %q = llvm.mlir.null : !llvm.ptr<i32>
  llvm.return
}`)
	require.Contains(t, printed(t, m, PrintOptions{}), "llvm.call %0(%arg0) : !llvm.ptr, (i32) -> ()")
}
