package live

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strconv"
	"strings"
)

// A generator writes modules that mlir-opt accepts, at random: the same seed
// gives the same text.
type generator struct {
	r     *rand.Rand
	b     strings.Builder
	names int
	fresh int // names of identified structs
	debug bool
}

// generateModule is the text of one random module.
func generateModule(seed uint64) string {
	g := &generator{r: rand.New(rand.NewPCG(seed, 22))}
	g.debug = g.chance(3)
	g.aliases()
	if g.chance(2) {
		g.line("module%s attributes {%s} {", g.pick("", " @outer", ` @"an outer one"`), g.attrs("x."))
	} else {
		g.line("module {")
	}
	for range 1 + g.r.IntN(3) {
		g.global()
	}
	for range 1 + g.r.IntN(4) {
		g.function()
	}
	for range g.r.IntN(4) {
		g.foreign()
	}
	if g.chance(4) {
		g.line("module @%s {", g.name())
		g.function()
		g.line("}")
	}
	g.line("}%s", g.loc())
	if g.chance(5) {
		g.b.WriteString("{-#\n  dialect_resources: {\n    builtin: {\n      blob: \"0x0400000001020304\",\n      other: \"0x08000000AABB\"\n    }\n  }\n#-}\n")
	}
	return g.b.String()
}

func (g *generator) line(format string, args ...any) {
	fmt.Fprintf(&g.b, format, args...)
	if g.chance(12) {
		g.b.WriteString(" // a comment")
	}
	g.b.WriteByte('\n')
}

func (g *generator) chance(n int) bool { return g.r.IntN(n) == 0 }

func (g *generator) pick(of ...string) string { return of[g.r.IntN(len(of))] }

func (g *generator) name() string {
	g.names++
	return g.pick("v", "a_b", "x.y", "q$", "Name") + strconv.Itoa(g.names)
}

// many joins from to to items.
func (g *generator) many(from, to int, item func() string) string {
	var list []string
	for range from + g.r.IntN(to-from+1) {
		list = append(list, item())
	}
	return strings.Join(list, ", ")
}

// aliases defines what later types, attributes and locations name.
func (g *generator) aliases() {
	g.line("!word = i32")
	g.line("!pair = !llvm.struct<(!word, %s)>", g.element(1))
	g.line("#text = %q", g.pick("plain", "tab\there"))
	g.line("#map = %s", g.affineMap())
	g.line("#root = #llvm.tbaa_root<id = \"root\">")
	g.line("#char = #llvm.tbaa_type_desc<id = \"char\", members = {<#root, 0>}>")
	g.line("#int = #llvm.tbaa_type_desc<id = \"int\", members = {<#char, %d>}>", g.r.IntN(8))
	g.line("#tag = #llvm.tbaa_tag<base_type = #int, access_type = #int, offset = %d%s>", g.r.IntN(9), g.pick("", ", constant = true"))
	g.line("#group = #llvm.access_group<id = distinct[0]<>>")
	g.line("#domain = #llvm.alias_scope_domain<id = distinct[1]<>%s>", g.pick("", ", description = \"a domain\""))
	g.line("#scope = #llvm.alias_scope<id = distinct[2]<>, domain = #domain>")
	g.line("#loop = #llvm.loop_annotation<%s>", g.pick("mustProgress = true", "disableNonforced = false, unroll = <disable = true>",
		"vectorize = <disable = false, width = 8 : i32>, parallelAccesses = #group", "unroll = <count = 4 : i32, full = false>, licm = <disable = true>"))
	g.line("#file = #llvm.di_file<%q in \"/src\">", g.pick("a.c", "b c.c"))
	g.line("#unit = #llvm.di_compile_unit<id = distinct[3]<>, sourceLanguage = DW_LANG_C11, file = #file, producer = \"p\", isOptimized = %s, emissionKind = Full>", g.pick("true", "false"))
	g.line("#basic = #llvm.di_basic_type<tag = DW_TAG_base_type, name = \"int\", sizeInBits = 32, encoding = DW_ATE_signed>")
	g.line("#routine = #llvm.di_subroutine_type<types = #basic, #basic>")
	g.line("#program = #llvm.di_subprogram<id = distinct[4]<>, compileUnit = #unit, scope = #file, name = \"f\", file = #file, line = %d, subprogramFlags = Definition, type = #routine>", g.r.IntN(99))
	g.line("#place = loc(\"a.c\":%d:%d)", 1+g.r.IntN(9), 1+g.r.IntN(9))
}

// Types.

func (g *generator) integer() string {
	if g.chance(8) {
		return "i" + strconv.Itoa(1+g.r.IntN(200))
	}
	return g.pick("i1", "i8", "i16", "i32", "i64", "i128")
}

func (g *generator) float() string { return g.pick("f16", "bf16", "f32", "f64", "f80", "f128") }

func (g *generator) pointer() string {
	return g.pick("!llvm.ptr", "!llvm.ptr", "!llvm.ptr<1>", "!llvm.ptr<270>")
}

func (g *generator) vectorOf(elem string) string {
	n := strconv.Itoa(1 + g.r.IntN(9))
	if g.chance(5) {
		n = "[" + n + "]"
	}
	return "vector<" + n + "x" + elem + ">"
}

// value is a type of SSA values.
func (g *generator) value() string {
	switch g.r.IntN(7) {
	case 0:
		return g.integer()
	case 1:
		return g.float()
	case 2:
		return g.pointer()
	case 3:
		return g.vectorOf(g.pick(g.integer(), g.float(), "!llvm.ptr"))
	case 4:
		return "!llvm.array<" + strconv.Itoa(g.r.IntN(5)) + " x " + g.element(2) + ">"
	}
	return g.structure(2)
}

// structure is a struct type whose parts nest depth deep at most.
func (g *generator) structure(depth int) string {
	fields := "(" + g.many(0, 4, func() string { return g.element(depth - 1) }) + ")"
	switch g.r.IntN(5) {
	case 0:
		return "!llvm.struct<packed " + fields + ">"
	case 1:
		g.fresh++
		return fmt.Sprintf("!llvm.struct<\"named.%d\", %s%s>", g.fresh, g.pick("", "packed "), fields)
	case 2:
		g.fresh++
		return fmt.Sprintf("!llvm.struct<\"list%d\", (ptr, struct<\"list%d\">, i8)>", g.fresh, g.fresh)
	}
	return "!llvm.struct<" + fields + ">"
}

// element is a type inside an aggregate, in the short or the long spelling.
func (g *generator) element(depth int) string {
	if depth <= 0 || g.chance(2) {
		return g.pick("i8", "i32", "f32", "f64", "ptr", "!llvm.ptr", "ptr<3>", "vector<4xi16>", "!llvm.ppc_fp128", "ppc_fp128", "!word")
	}
	t := g.structure(depth)
	if g.chance(2) {
		t = "!llvm.array<" + strconv.Itoa(g.r.IntN(7)) + " x " + g.element(depth-1) + ">"
	}
	if g.chance(2) {
		t = strings.TrimPrefix(t, "!llvm.")
	}
	return t
}

// anyType is a type that an attribute may hold.
func (g *generator) anyType(depth int) string {
	if depth <= 0 {
		return g.pick("i32", "index", "none", "f8E4M3FN", "si7", "ui64", "tf32", "!word", "f4E2M1FN")
	}
	in := func() string { return g.anyType(depth - 1) }
	switch g.r.IntN(11) {
	case 0:
		return "tuple<" + g.many(0, 3, in) + ">"
	case 1:
		return "(" + g.many(0, 3, in) + ") -> (" + g.many(0, 2, in) + ")"
	case 2:
		return "memref<" + g.pick("", "4x", "?x8x", "*x") + g.pick("i32", "f32", "index") + ">"
	case 3:
		return "memref<3x4xf32, strided<[" + g.pick("4, 1", "?, 2", "-1, 1") + "], offset: " + g.pick("0", "?", "7") + ">" + g.pick("", ", 3", ", \"here\"") + ">"
	case 4:
		return "tensor<" + g.pick("", "2x3x", "?x", "*x", "0x") + g.pick("i8", "f64", "complex<f32>") + ">"
	case 5:
		return "complex<" + g.pick("f32", "i8", "f64") + ">"
	case 6:
		return g.value()
	case 7:
		return "!llvm.func<" + g.pick("void", "i32", "ptr") + " (" + g.many(0, 3, func() string { return g.element(1) }) + ")>"
	case 8:
		return g.pick("!llvm.void", "!llvm.token", "!llvm.metadata", "!llvm.label", "!llvm.x86_amx", "!llvm.target<\"spirv.Image\", i32, 1>", "!llvm.struct<\"unknown\", opaque>")
	case 9:
		return g.pick("!some.type", "!some.type<a, [b, \"c>\"]>", "!some<\"body\">", "!pair")
	}
	return "vector<" + g.pick("", "2x", "[4]x", "2x[3]x") + g.pick("i1", "f32", "index") + ">"
}

// Attributes.

// attrs is the inside of a dictionary with unregistered names.
func (g *generator) attrs(prefix string) string {
	n := 0
	return g.many(1, 4, func() string {
		n++
		name := fmt.Sprintf("%s%s%d", prefix, g.pick("b", "a", "Z"), n)
		if g.chance(6) {
			return name
		}
		return name + " = " + g.attr(2)
	})
}

func (g *generator) number(width int) string {
	switch g.r.IntN(4) {
	case 0:
		return "-" + strconv.Itoa(1+g.r.IntN(1<<min(width-2, 20)))
	case 1:
		return "0x" + strings.ToUpper(strconv.FormatUint(uint64(g.r.IntN(1<<min(width-1, 30))), 16))
	}
	return strconv.Itoa(g.r.IntN(1 << min(width-1, 30)))
}

func (g *generator) real() string {
	return g.pick("", "-") + g.pick("0.0", "1.", "1.5", "0.1", "3.14159265358979", "1.0e10", "2.5E-7", "123456789.0", "1.0e+300", "4.9e-324",
		strconv.FormatFloat(math.Abs(g.r.NormFloat64()), 'e', 1+g.r.IntN(17), 64))
}

// attr is an attribute that nests depth deep at most.
func (g *generator) attr(depth int) string {
	in := func() string { return g.attr(depth - 1) }
	kinds := 19
	if depth > 0 {
		kinds = 22
	}
	switch g.r.IntN(kinds) {
	case 0:
		return g.pick("unit", "true", "false", "#text", "#map", "#tag", "#place", "#file", "#routine", "#scope")
	case 1:
		t := g.pick("i8", "i16", "i32", "i64", "si32", "index", "i77", "i128")
		return g.number(8) + " : " + t
	case 2:
		return g.real() + g.pick("", " : f32", " : f16", " : bf16", " : f80", " : f128")
	case 3:
		return g.pick("0x7FC00000 : f32", "0xFF800000 : f32", "0x7FF0000000000001 : f64", "0xFFF8000000000000 : f64", "0x7E01 : f16", "0x3F : f8E4M3FN")
	case 4:
		return g.pick(`"text"`, `"\22quoted\22"`, `"tab\09nl\0A\\"`, `"é"`, `"\00\FF"`, `""`, `"typed" : i32`)
	case 5:
		return g.anyType(2)
	case 6:
		return "@" + g.pick("a", `"b c"`, "outer::@inner", "x::@y::@z")
	case 7:
		return "dense<" + g.pick("7", "[1, -2, 3]", "\"0x01000000FEFFFFFF03000000\"") + "> : " + g.pick("tensor<3xi32>", "vector<3xi32>")
	case 8:
		return "dense<" + g.pick("[[1.0, -0.0], [0x7F800000, 1.0e-3]]", "2.5", "0xFFC00000") + "> : tensor<2x2xf32>"
	case 9:
		return g.pick("dense<[true, false, true]> : tensor<3xi1>", "dense<true> : vector<9xi1>", "dense<[(1.0, 2.0), (0.0, -1.0)]> : tensor<2xcomplex<f64>>",
			`dense<["a", "b\22"]> : tensor<2x!some.string>`, "dense<> : tensor<0xi32>", "dense<[[1, 2], [3, 4]]> : tensor<2x2xindex>",
			"dense<(1, 2)> : tensor<complex<i32>>", "dense<[]> : tensor<0xf32>", "dense<-1> : tensor<2xsi8>", "dense<[1, 255]> : tensor<2xui8>", "dense<[3, -4]> : tensor<2xi100>")
	case 10:
		return g.pick("sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>", "sparse<[], []> : tensor<4xf32>", "sparse<0, 1.5> : tensor<4xf32>",
			"sparse<[[1], [3]], [7, 8]> : vector<4xi8>", "sparse<[[0, 1]], 4> : tensor<2x2xi64>", "sparse<[0, 2], [1.0, -2.0]> : tensor<3xf64>")
	case 11:
		return "array<" + g.pick("i8: 1, -2", "i32", "i1: true, false", "f32: 1.5, -0.0", "i64: 9223372036854775807", "f64: 0x7FF8000000000000") + ">"
	case 12:
		return g.affineMap()
	case 13:
		return "affine_set<(d0, d1)[s0] : (" + g.many(1, 3, func() string { return g.affine(2) + g.pick(" >= 0", " == 0", " <= 4") }) + ")>"
	case 14:
		return "strided<[" + g.many(0, 3, func() string { return g.pick("1", "?", "-3", "0") }) + "]" + g.pick("", ", offset: 4", ", offset: ?", ", offset: 0") + ">"
	case 15:
		return g.pick("#some.attr", "#some.attr<x = {y = [1, 2]}, \"s\">", "#some<\"any>thing\">", "distinct[7]<42 : i32>", "distinct[8]<\"u\">", "dense_resource<blob> : tensor<4xi8>")
	case 16:
		return "loc(" + g.location(2) + ")"
	case 17:
		return "#llvm.fastmath<" + g.pick("fast", "none", "nnan, ninf", "reassoc", "nnan, ninf, nsz, arcp, contract, afn, reassoc") + ">"
	case 18:
		return g.pick("#llvm.linkage<internal>", "#llvm.cconv<fastcc>", "#loop", "#llvm.zero", "#llvm.poison", "#llvm.undef", "#llvm.constant_range<i8, 1, 5>",
			"#llvm.target_features<[\"+sse\", \"-avx\"]>", "#llvm.di_expression<[DW_OP_deref, DW_OP_plus_uconst(4)]>", "#llvm.memory_effects<other = none, argMem = read, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>",
			"#llvm.vscale_range<minRange = 1 : i32, maxRange = 2 : i32>", "#llvm.blocktag<id = 3>")
	case 19:
		return "[" + g.many(0, 4, in) + "]"
	case 20:
		return "{" + g.pick("k = ", "\"a key\" = ") + in() + ", u}"
	}
	return "{" + g.attrs("") + "}"
}

// affine is an affine expression over d0, d1 and s0.
func (g *generator) affine(depth int) string {
	if depth <= 0 {
		return g.pick("d0", "d1", "s0", "0", "1", "2", "5", "-3", "16")
	}
	a, b := g.affine(depth-1), g.affine(depth-1)
	k := g.pick("1", "2", "3", "4", "8")
	switch g.r.IntN(8) {
	case 0, 1:
		return "(" + a + " + " + b + ")"
	case 2:
		return a + " - " + "(" + b + ")"
	case 3:
		return "(" + a + ") * " + g.pick("-1", "0", k, "s0 * 1", "-"+k)
	case 4:
		return "(" + a + ") mod " + k
	case 5:
		return "(" + a + ") floordiv " + k
	case 6:
		return "(" + a + ") ceildiv " + k
	}
	return "-(" + a + ")"
}

func (g *generator) affineMap() string {
	return "affine_map<(d0, d1)[s0] -> (" + g.many(0, 3, func() string { return g.affine(1 + g.r.IntN(3)) }) + ")>"
}

// Locations.

func (g *generator) location(depth int) string {
	if depth <= 0 {
		return g.pick("unknown", `"f.c":3:4`, `"f.c":0:0`, "#place", `"only a name"`)
	}
	in := func() string { return g.location(depth - 1) }
	switch g.r.IntN(6) {
	case 0:
		return "callsite(" + in() + " at " + in() + ")"
	case 1:
		return "fused[" + g.many(1, 3, in) + "]"
	case 2:
		return "fused<" + g.pick("\"why\"", "#program", "1 : i32") + ">[" + g.many(1, 2, in) + "]"
	case 3:
		return `"named"(` + in() + ")"
	case 4:
		return `"r.c":` + g.pick("1:2 to 3:4", "5:6 to :9", "7:8")
	}
	return g.location(0)
}

// loc is ` loc(…)`, or nothing.
func (g *generator) loc() string {
	if !g.debug || g.chance(2) {
		return ""
	}
	return " loc(" + g.location(2) + ")"
}
