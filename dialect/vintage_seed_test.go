package dialect

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"github.com/touchstone-ir/touchstone/diag"
)

// example is a construct that a document of the dialect shows, written anew,
// where it stands there, and what becomes of it: read when want is "", else
// refused with want in the message or a note.
type example struct {
	place, text, want string
}

// said is all that an error says, notes included.
func said(err error) string {
	var b strings.Builder
	if list, ok := err.(*diag.List); ok {
		for _, d := range list.Diagnostics {
			b.WriteString(d.Message + "\n")
			for _, n := range d.Notes {
				b.WriteString(n.Message + "\n")
			}
		}
		return b.String()
	}
	return err.Error()
}

// runExamples reads each example as its vintage and, where it is read, without
// being told the vintage; what is read prints as today's text.
func runExamples(t *testing.T, v Vintage, list []example) {
	for _, e := range list {
		t.Run(e.place, func(t *testing.T) {
			for _, as := range []Vintage{v, AnyVintage} {
				err := readAs(e.text, as)
				if e.want != "" {
					require.Error(t, err, e.text)
					require.Contains(t, said(err), e.want, "as %s: %s", as, e.text)
					continue
				}
				require.NoError(t, err, "as %s: %s", as, e.text)
				m, err := Parse("input.mlir", []byte(e.text), ParseOptions{Vintage: as})
				require.NoError(t, err)
				now := printed(t, m, PrintOptions{})
				require.NoError(t, readAs(now, V22), now)
			}
		})
	}
}

// body is a function of 2019 around operations; its parameters serve them.
func body2019(ops string) string {
	return `llvm.func @g() -> !llvm.float
llvm.func @h(!llvm.float)
llvm.func @outer(%i: !llvm.i32, %j: !llvm.i32, %f: !llvm.float, %c: !llvm.i1, %p: !llvm<"float*">, %t: !llvm<"{ i32, { i1, i8, i16 } }">, %fn: !llvm<"void (float)*">) {
` + ops + "\n  llvm.return\n}\n"
}

// flow is a function of 2019 with two blocks to branch to.
func flow2019(ops string) string {
	return "llvm.func @outer(%c: !llvm.i1, %i: !llvm.i32, %j: !llvm.i32) {\n  llvm.br ^first\n^first:\n" + ops +
		"\n^second(%x: !llvm.i32):\n  llvm.return\n}\n"
}

// The dialect's document of 2019, by the order of its examples.
func TestDocumentOf2019(t *testing.T) {
	runExamples(t, V1, []example{
		{"function with a result", "llvm.func @same(%n: !llvm.i64) -> !llvm.i64 {\n  llvm.return %n : !llvm.i64\n}", ""},
		{"function without", "llvm.func @quiet(%n: !llvm.i64) {\n  llvm.return\n}", ""},
		{"flags as bools", "llvm.func @far(!llvm<\"float*\"> {llvm.noalias = true}, !llvm<\"i8*\"> {llvm.noalias = false})", ""},
		{"numbers of another width", body2019("%0 = llvm.mlir.constant(42) : !llvm.i47\n%1 = llvm.mlir.constant(37.0) : !llvm.float\n%2 = llvm.mlir.constant(1) : !llvm.i1"), ""},
		{"integer arithmetic", body2019("%0 = llvm.mul %i, %j : !llvm.i32\n%1 = llvm.urem %0, %j : !llvm.i32"), ""},
		{"float arithmetic", body2019("%0 = llvm.fsub %f, %f : !llvm.float\n%1 = llvm.frem %0, %f : !llvm.float"), ""},
		{"memory", body2019(`%n = llvm.mlir.constant(6) : !llvm.i64
%a = llvm.alloca %n x !llvm.float : (!llvm.i64) -> !llvm<"float*">
%k = llvm.mlir.constant(2) : !llvm.i64
%e = llvm.getelementptr %a[%k] : (!llvm<"float*">, !llvm.i64)
                                -> !llvm<"float*">
%v = llvm.mlir.constant(6.5 : f32) : !llvm.float
llvm.store %v, %e : !llvm<"float*">
%w = llvm.load %e : !llvm<"float*">`), ""},
		{"extractvalue, a brace is missing", body2019(`%0 = llvm.extractvalue %t[1, 2] : !llvm<"{i32, {i1, i8, i16}">`), `never closed: "{i32, {i1, i8, i16}}"`},
		{"extractvalue, as meant", body2019(`%0 = llvm.extractvalue %t[1, 2] : !llvm<"{i32, {i1, i8, i16}}">`), ""},
		{"insertvalue, as meant", body2019(`%n = llvm.mlir.constant(3 : i16) : !llvm.i16
%0 = llvm.insertvalue %n, %t[1, 2] : !llvm<"{i32, {i1, i8, i16}}">`), ""},
		{"a branch to itself", "llvm.func @spin() {\n  llvm.br ^a\n^a:\n  llvm.br ^a\n}", ""},
		{"a branch with an argument", flow2019("  llvm.br ^second(%i : !llvm.i32)"), ""},
		{"a conditional branch, % for ^", flow2019("  llvm.cond_br %c, ^first, %second(%i : !llvm.i32)"), "^second"},
		{"a conditional branch, as meant", flow2019("  llvm.cond_br %c, ^first, ^second(%i : !llvm.i32)"), ""},
		{"the same block twice", flow2019("  llvm.cond_br %c, ^first, ^first"), ""},
		{"the same block with arguments", flow2019("  llvm.cond_br %c, ^second(%i : !llvm.i32), ^second(%j : !llvm.i32)"), "which vintage V1 forbids"},
		{"a call with a result", body2019("%0 = llvm.call @g() : () -> (!llvm.float)"), ""},
		{"a call without", body2019("llvm.call @h(%f) : (!llvm.float) -> ()"), ""},
		{"an indirect call", body2019("llvm.call %fn(%f) : (!llvm.float) -> ()"), ""},
		{"compare, cast, select", body2019(`%0 = llvm.icmp "ule" %i, %j : !llvm.i32
%1 = llvm.bitcast %p : !llvm<"float*"> to !llvm<"i8*">
%2 = llvm.select %0, %i, %j : !llvm.i1, !llvm.i32`), ""},
		{"addressof in a plain function", "func @look() {\n  %0 = llvm.mlir.addressof @seven : !llvm<\"i32*\">\n  %1 = llvm.load %0 : !llvm<\"i32*\">\n  return\n}\nllvm.mlir.global @seven(7 : i32) : !llvm.i32", ""},
		{"constants", body2019(`%0 = llvm.mlir.constant(7 : i32) : !llvm.i32
%1 = llvm.mlir.constant(7) : !llvm.i64
%2 = llvm.mlir.constant(7.0 : f32) : !llvm.float
%3 = llvm.mlir.constant(dense<2.0> : vector<4xf32>) : !llvm<"<4 x float>">`), ""},
		{"a global with a value", "llvm.mlir.global @level(2.5 : f32) : !llvm.float\nllvm.mlir.global constant @seven(7 : i32) : !llvm.i32", ""},
		{"a global with a region", `llvm.mlir.global @pair(dense<3> : tensor<4xi32>) : !llvm<"[4 x i32]">
llvm.mlir.global constant @inside() : !llvm<"i32*"> {
  %0 = llvm.mlir.addressof @pair : !llvm<"[4 x i32]*">
  %1 = llvm.mlir.constant(0 : i32) : !llvm.i32
  %2 = llvm.mlir.constant(2 : i32) : !llvm.i32
  %3 = llvm.getelementptr %0[%1, %2] : (!llvm<"[4 x i32]*">, !llvm.i32, !llvm.i32) -> !llvm<"i32*">
  llvm.return %3 : !llvm<"i32*">
}`, ""},
		{"strings", "llvm.mlir.global @word(\"four\") : !llvm<\"[4 x i8]\">\nllvm.mlir.global constant @untyped(\"a word\")", ""},
		{"null", body2019("%0 = llvm.mlir.null : !llvm<\"i8*\">\n%1 = llvm.mlir.null : !llvm<\"void()*\">"), ""},
		{"undef", body2019("%0 = llvm.mlir.undef : !llvm<\"{float, i8}\">"), ""},
	})
	// Two years later the rule about branches was gone.
	require.NoError(t, readAs(strings.ReplaceAll(flow2019("  llvm.cond_br %c, ^second(%i : !llvm.i32), ^second(%j : !llvm.i32)"), "!llvm.", ""), V13))
}

// LLVM's own spelling of types, with any blanks (MLIR of 2019).
func TestTypesOf2019(t *testing.T) {
	for text, want := range map[string]string{
		`!llvm.i1`: "i1", `!llvm.i47`: "i47", `!llvm.half`: "f16", `!llvm.fp128`: "f128", `!llvm.x86_fp80`: "f80", `!llvm<"double">`: "f64",
		`!llvm<"i8 addrspace(3)*">`:                      "!llvm.ptr<3>",
		`!llvm<"{void(i32, void()*)*, i64}">`:            "!llvm.struct<(ptr, i64)>",
		`!llvm<"{ void (i32, void ()*)*, i64 }">`:        "!llvm.struct<(ptr, i64)>",
		`!llvm<"<{i8,[4 x <2 x i16>]}>">`:                "!llvm.struct<packed (i8, array<4 x vector<2xi16>>)>",
		`!llvm<"<vscale x 4 x float>">`:                  "vector<[4]xf32>",
		`!llvm<"<2 x i8*>">`:                             "vector<2x!llvm.ptr>",
		`!llvm<"[0 x {}]">`:                              "!llvm.array<0 x struct<()>>",
		`!llvm<"%\22a b\22*">`:                           "!llvm.ptr",
		`!llvm.ptr<ptr<struct<(i8, float)>>, 5>`:         "!llvm.ptr<5>",
		`!llvm.vec<4 x double>`:                          "vector<4xf64>",
		`!llvm.array<2 x vec<? x 4 x i8>>`:               "!llvm.array<2 x vector<[4]xi8>>",
		`!llvm.struct<"n", (i32, ptr<struct<"n">>)>`:     `!llvm.struct<"n", (i32, ptr)>`,
		`!llvm.x86_mmx`:                                  "vector<1xi64>",
		`!llvm.func<void (ptr<func<i32 (i8, ...)>>)>`:    "!llvm.func<void (ptr)>",
		`!llvm.struct<(array<4xi32>, ptr<array<2xi8>>)>`: "!llvm.struct<(array<4 x i32>, ptr)>",
	} {
		m, err := Parse("t", []byte("\"t.of\"() {t = "+text+"} : () -> ()"), ParseOptions{})
		require.NoError(t, err, text)
		require.Equal(t, want, m.Op.Body()[0].Ops[0].TypeProp("t").String(), text)
	}
	for _, text := range []string{`!llvm<"">`, `!llvm<"i32 i32">`, `!llvm<"void*">`, `!llvm<"[x i8]">`, `!llvm<"<0 x i8>">`, `!llvm<"{i32,}">`,
		`!llvm<"i0">`, `!llvm<"i99999999">`, `!llvm<"void (void)*">`, `!llvm<"i8 addrspace(4*">`, `!llvm<"[99999999999999999999 x i8]">`, `!llvm<"(">`,
		`!llvm<"` + strings.Repeat("{", 5000), `!llvm<"i8` + strings.Repeat("*", 5000) + `">`, `!llvm<"%">`, `!llvm<"%\22a">`, `!llvm<"ptr">`} {
		_, err := Parse("t", []byte("\"t.of\"() {t = "+text+"} : () -> ()"), ParseOptions{})
		require.Error(t, err, text)
	}
}

// body2021 is a function of 2021 around operations.
func body2021(ops string) string {
	return "llvm.func @g() -> f32\nllvm.func @h(f32)\nllvm.func @outer(%i: i32, %f: f32, %c: i1, %p: !llvm.ptr<func<void ()>>, %q: !llvm.ptr<func<void (f32)>>) {\n" + ops + "\n  llvm.return\n}\n"
}

func typed2021(text string) string { return body2021("  %0 = llvm.mlir.undef : " + text) }

// The dialect's document of 2021, by the order of its examples.
func TestDocumentOf2021(t *testing.T) {
	runExamples(t, V14, []example{
		{"module attributes", `module attributes {llvm.data_layout = "e-i64:64", llvm.triple = "x86_64-unknown-linux-gnu"} {}`, ""},
		{"addi", body2021("  %0 = llvm.addi %i, %i : i32"), "'llvm.add'"},
		{"branch arguments in brackets", "llvm.func @f(%i: i32) {\n  llvm.br ^to[%i : i32]\n^to(%x: i32):\n  llvm.return\n}", "in parentheses"},
		{"branch arguments, as meant", "llvm.func @f(%i: i32) {\n  llvm.br ^to(%i : i32)\n^to(%x: i32):\n  llvm.return\n}", ""},
		{"the same block twice", "llvm.func @f(%c: i1, %i: i32, %j: i32) {\n  llvm.cond_br %c, ^to(%i : i32), ^to(%j : i32)\n^to(%x: i32):\n  llvm.return\n}", ""},
		{"undef and null, blanks lost", body2021("  %0= llvm.mlir.undef :!llvm.struct<(i32,f32)>// a struct\n  %1= llvm.mlir.null :!llvm.ptr<i8>\n  %2= llvm.mlir.null :!llvm.ptr<func<void ()>>"), ""},
		{"constants, blanks lost", body2021("  %0= llvm.mlir.constant(7:i32):i32\n  %1= llvm.mlir.constant(dense<2.0>:vector<4xf32>):vector<4xf32>"), ""},
		{"passthrough", "llvm.func@f() attributes {passthrough =[\"noinline\",// value-less\n[\"alignstack\",\"8\"],[\"mine\",\"too\"]]}{\n  llvm.return}", ""},
		{"full and short names", typed2021("!llvm.ptr<!llvm.ptr<i32>>") + strings.Replace(typed2021("!llvm.ptr<ptr<i32>>"), "llvm.func @g() -> f32\nllvm.func @h(f32)\nllvm.func @outer", "llvm.func @other", 1), ""},
		{"no !llvm.i32", typed2021("!llvm.struct<(i32, f33)>"), "f33"},
		{"a pointer in an address space", typed2021("!llvm.ptr<i32,3>"), ""},
		{"a function type", typed2021("!llvm.ptr<func<i32(f32,i32)>>"), ""},
		{"a variadic function type", typed2021("!llvm.ptr<func<void (i32,...)>>"), ""},
		{"a vector, blanks lost", typed2021("vector<42 xi32>"), ""},
		{"a vector", typed2021("vector<42xi32>"), ""},
		{"a vector of pointers", typed2021("!llvm.vec<42 x ptr<i32>>"), ""},
		{"a scalable vector", typed2021("!llvm.vec<? x4 xi32>"), ""},
		{"an array of vectors", typed2021("!llvm.array<2 xvector<2xi32>>"), ""},
		{"an array of vectors of pointers", typed2021("!llvm.array<2 x vec<2 x ptr<i32>>>"), ""},
		{"recursion, short", typed2021(`!llvm.struct<"own", (ptr<"own">)>`), `ptr<struct<"own">>`},
		{"recursion, as meant", typed2021(`!llvm.struct<"own", (ptr<struct<"own">>)>`), ""},
		{"mutual recursion", typed2021(`!llvm.struct<"one", (ptr<struct<"two", (ptr<struct<"one">>)>>)>`), ""},
		{"a struct of nothing", typed2021("!llvm.struct<>"), "expected '('"},
		{"empty", typed2021("!llvm.struct<()>"), ""},
		{"literal", typed2021("!llvm.struct<(struct<(i32)>)>"), ""},
		{"packed", typed2021("!llvm.struct<packed (i8,i32)>"), ""},
		{"a name alone", typed2021(`!llvm.struct<"alone">`), "only allowed in a recursive struct"},
		{"no parentheses", typed2021(`!llvm.struct<"own", ptr<struct<"own">>>`), "in parentheses"},
		{"named and empty", typed2021(`!llvm.struct<"nothing",()>`), ""},
		{"opaque", typed2021(`!llvm.ptr<struct<"dark", opaque>>`), ""},
		{"named and packed", typed2021(`!llvm.struct<"tight", packed (i8,i32)>`), ""},
		{"addressof in a plain function", "func@look(){\n  %0= llvm.mlir.addressof @seven:!llvm.ptr<i32>\n  %1= llvm.load %0:!llvm.ptr<i32>\n  %2= llvm.mlir.addressof @act:!llvm.ptr<func<void ()>>\n  llvm.call %2():()->()\n  return}\nllvm.func @act()\nllvm.mlir.global @seven(7:i32):i32", ""},
		{"calls", body2021("  %0= llvm.call @g():()->(f32)\n  llvm.call @h(%0):(f32)->()\n  llvm.call %q(%0):(f32)->()"), ""},
		{"a global, blanks lost", "llvm.mlir.global @level(2.5:f32):f32\nllvm.mlir.global constant@seven(7:i32):i32\nllvm.mlir.global @word(\"abc\"):!llvm.array<3 xi8>\nllvm.mlir.global constant@untyped(\"a word\")", ""},
		{"a global with a region", "llvm.mlir.global @pair(7:i32):i32\nllvm.mlir.global constant@inside():!llvm.ptr<i32>{%0= llvm.mlir.addressof @pair:!llvm.ptr<i32>%1= llvm.mlir.constant(2:i32):i32%2= llvm.getelementptr %0[%1]:(!llvm.ptr<i32>,i32)->!llvm.ptr<i32>\nllvm.return%2:!llvm.ptr<i32>}", ""},
		{"linkage", "llvm.mlir.global internal constant@seven(7:i32):i32", ""},
		{"an integer for a float", "llvm.mlir.global @zero(0:f32):f32", "add a trailing dot"},
		{"an integer for a float, as meant", "llvm.mlir.global @zero(0.0:f32):f32", ""},
		{"functions", "llvm.func@same(%n:i64)->i64{\nllvm.return%n:i64}\nllvm.func@quiet(%n:i64){\nllvm.return}\nllvm.func internal @hidden(){\nllvm.return}", ""},
	})
}

// descriptor is a function around operations on the descriptor of a memref.
func descriptor(ops string) string {
	return "!d = !llvm.struct<(ptr, ptr, i64, array<2xi64>, array<2xi64>)>\nllvm.func @f(%p: !llvm.ptr, %d: !d, %i: i64) {\n" + ops + "\n  llvm.return\n}\n"
}

// The documents of the lowering to the dialect, by the order of what they get
// wrong; they write arrays as versions before 15 printed them.
func TestDocumentOfTheLowering(t *testing.T) {
	runExamples(t, AnyVintage, []example{
		{"arrays without blanks", descriptor("  %0 = llvm.insertvalue %i, %d[3, 1] : !d"), ""},
		{"a packed result", "llvm.func @two(%a: i32, %b: i64) -> !llvm.struct<(i32, i64)> {\n  %0 = llvm.mlir.undef : !llvm.struct<(i32, i64)>\n  %1 = llvm.insertvalue %a, %0[0] : !llvm.struct<(i32, i64)>\n  %2 = llvm.insertvalue %b, %1[1] : !llvm.struct<(i32, i64)>\n  llvm.return %2 : !llvm.struct<(i32, i64)>\n}", ""},
		{"an alias with a dot", "!llvm.line = !llvm.struct<(ptr, ptr, i64, array<1xi64>, array<1xi64>)>", "!llvm_line"},
		{"types of a call", "llvm.func @g(!llvm.ptr, i64)\n" + descriptor("  llvm.call @g(%p, %i) : (!d) -> ()"), "a type of its own"},
		{"a memref as a parameter", "llvm.func @f(%m: memref<*xf32>) {\n  llvm.return\n}", "fields of its descriptor"},
		{"a public declaration", "func.func @callee(memref<2x4xf32>)", "func.func private"},
		{"insertelement for insertvalue", descriptor("  %0 = llvm.insertelement %p, %d[0] : !d"), "llvm.insertvalue"},
		{"extractelement for extractvalue", descriptor("  %0 = llvm.extractelement %d[1] : !d"), "llvm.extractvalue"},
		{"extractvalue of nothing", descriptor("  %0 = llvm.extractvalue[4, 0] : !d"), "the aggregate comes first"},
		{"a getelementptr with half a type", descriptor("  %0 = llvm.getelementptr %p[%i] : !d -> !llvm.ptr"), "in parentheses"},
		{"a layout without its word", `"t.of"() {t = memref<?x?xf32, offset: ?>} : () -> ()`, "strided<"},
		{"a layout, as meant", `"llvm.any"() {t = memref<?x?xf32, strided<[4, 1], offset: ?>>} : () -> ()`, ""},
	})
}
