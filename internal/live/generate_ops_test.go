package live

import (
	"fmt"
	"strconv"
	"strings"
)

// Operations of random modules.

// global writes a global variable.
func (g *generator) global() {
	name := g.name()
	linkage := g.pick("", "internal ", "private ", "linkonce_odr ", "weak ", "external ", "common ")
	flags := g.pick("", "unnamed_addr ", "local_unnamed_addr ", "thread_local ", "hidden ", "protected ", "hidden thread_local unnamed_addr ")
	attrs := g.pick("", "", " {alignment = 16 : i64}", " {addr_space = 0 : i32, dso_local}", ` {section = "s", x.y = 1 : i8}`)
	if strings.HasPrefix(linkage, "common") {
		g.line("llvm.mlir.global common @%s(0 : i32) : i32", name)
		return
	}
	constant := g.pick("", "constant ")
	switch g.r.IntN(5) {
	case 0:
		g.line("llvm.mlir.global %s%s%s@%s(%s : i32)%s : i32%s", linkage, flags, constant, name, g.number(20), attrs, g.loc())
	case 1:
		g.line("llvm.mlir.global %s%s%s@%s(\"some\\00text\")%s%s", linkage, flags, constant, name, attrs, g.pick("", " : !llvm.array<9 x i8>"))
	case 2:
		g.line("llvm.mlir.global %s@%s(%s)%s : %s", flags, name, g.pick("dense<[1, 2]> : tensor<2xi16>", "sparse<[[1]], [3]> : tensor<2xi16>"), attrs, "!llvm.array<2 x i16>")
	case 3:
		g.line("llvm.mlir.global external @%s()%s : %s%s", name, attrs, g.value(), g.loc())
	default:
		t := g.pick("!llvm.ptr", "!llvm.struct<(ptr, i8)>", "i64")
		g.line("llvm.mlir.global %s@%s()%s : %s {", linkage, name, attrs, t)
		g.line("  %%z = llvm.mlir.zero : %s", t)
		g.line("  llvm.return %%z : %s", t)
		g.line("}%s", g.loc())
	}
}

// foreign writes an operation of a dialect that nobody knows.
func (g *generator) foreign() {
	switch g.r.IntN(3) {
	case 0:
		g.line(`"some.op"() {%s} : () -> ()%s`, g.attrs(""), g.loc())
	case 1:
		g.names++
		t := g.anyType(1)
		if strings.HasPrefix(t, "(") {
			t = "index" // no value has a function type
		}
		g.line(`%%p%d:2 = "some.pair"() <{%s}> : () -> (i32, %s)`, g.names, g.attrs(""), t)
		g.line(`"some.use"(%%p%d#1, %%p%d#0) : (%s, i32) -> ()`, g.names, g.names, t)
	default:
		g.line(`"some.region"() ({`)
		g.line("^first(%%a: i32, %%b: index):")
		g.line(`  "some.jump"(%%a)[^second, ^first2] : (i32) -> ()`)
		g.line("^second:")
		g.line(`  "some.end"() : () -> ()`)
		g.line("^first2:")
		g.line(`  "some.end"() : () -> ()`)
		g.line("}, {%s}) {%s} : () -> ()%s", "", g.attrs("some."), g.loc())
	}
}

// operand is a value in scope.
type operand struct{ name, typ string }

// function writes a function with a few blocks, each branching to others. All
// values used come from the function's arguments or from the same block.
func (g *generator) function() {
	args := []operand{{"%c", "i1"}, {"%i", g.integer()}, {"%f", g.float()}, {"%p", g.pointer()}}
	for range g.r.IntN(3) {
		args = append(args, operand{"%" + g.name(), g.value()})
	}
	var params []string
	for _, a := range args {
		p := a.name + ": " + a.typ
		if g.chance(4) {
			p += " {" + g.pick("llvm.noundef", "x.y = 1 : i3", "llvm.noundef, x.a") + "}"
		}
		params = append(params, p+g.argLoc())
	}
	result := g.pick("", "", args[1].typ, "!llvm.struct<(i8, f32)>")
	head := "llvm.func " + g.pick("", "internal ", "linkonce ", "fastcc ", "internal fastcc ", "local_unnamed_addr ", "hidden ") + "@" + g.name() + "(" + strings.Join(params, ", ") + ")"
	if result != "" {
		head += " -> " + g.pick(result, result, "("+result+" {llvm.noundef})")
	}
	if g.chance(3) {
		head += " attributes {" + g.pick("passthrough = [\"nounwind\", [\"key\", \"value\"]]", "dso_local", g.attrs("x."), "memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>",
			"no_unwind", "alwaysinline", "frame_pointer = #llvm.framePointerKind<all>", "uwtable_kind = #llvm.uwtableKind<async>", "target_cpu = \"generic\"") + "}"
	}
	g.line("%s {", head)
	blocks := 1 + g.r.IntN(4)
	for k := range blocks {
		vals := append([]operand(nil), args...)
		if k > 0 {
			extra := operand{fmt.Sprintf("%%b%d", k), args[1].typ}
			g.line("^bb%d(%s: %s%s):", k, extra.name, extra.typ, g.argLoc())
			vals = append(vals, extra)
		}
		for range g.r.IntN(12) {
			vals = g.operation(vals, k)
		}
		g.terminator(args, vals, k, blocks, result)
	}
	g.line("}%s", g.loc())
}

func (g *generator) argLoc() string {
	if g.debug && g.chance(4) {
		return " loc(" + g.location(1) + ")"
	}
	return ""
}

func (g *generator) terminator(args, vals []operand, k, blocks int, result string) {
	target := func() string {
		return fmt.Sprintf("^bb%d(%s : %s)", 1+g.r.IntN(blocks-1), args[1].name, args[1].typ)
	}
	choice := g.r.IntN(6)
	if blocks == 1 || k == blocks-1 && choice < 3 {
		choice = 4
	}
	switch {
	case choice < 1:
		g.line("  llvm.br %s%s%s", target(), g.pick("", " {loop_annotation = #loop}", " {x.y}"), g.loc())
	case choice < 3:
		g.line("  llvm.cond_br %%c%s, %s, %s%s", g.pick("", " weights([3, 4])"), target(), target(), g.loc())
	case choice < 4 && args[1].typ != "i1":
		g.line("  llvm.switch %%i : %s, %s [", args[1].typ, target())
		g.line("    0: %s,", target())
		if args[1].typ == "i32" || args[1].typ == "i64" {
			g.line("    -7: %s,", target())
		}
		g.line("    1: %s", target())
		g.line("  ]")
	case choice < 5 && result == "":
		g.line("  llvm.return%s", g.loc())
	case choice < 5 && result == args[1].typ:
		g.line("  llvm.return %%i : %s", result)
	case choice < 5:
		g.line("  %%last%d = llvm.mlir.%s : %s", k, g.pick("undef", "poison", "zero"), result)
		g.line("  llvm.return %%last%d : %s", k, result)
	default:
		g.line("  llvm.unreachable")
	}
}

// operation writes one operation and adds its result to the values in scope.
func (g *generator) operation(vals []operand, block int) []operand {
	result := fmt.Sprintf("%%%d", g.names)
	if g.chance(2) {
		result = fmt.Sprintf("%%r%d_%d", block, g.names)
	}
	g.names++
	of := func(is func(t string) bool) *operand {
		for _, k := range g.r.Perm(len(vals)) {
			if is(vals[k].typ) {
				return &vals[k]
			}
		}
		return nil
	}
	integers := of(func(t string) bool {
		return t[0] == 'i' || strings.HasPrefix(t, "vector<") && strings.Contains(t, "xi")
	})
	floats := of(func(t string) bool {
		return t[0] == 'f' || t[0] == 'b' || strings.HasPrefix(t, "vector<") && (strings.Contains(t, "xf") || strings.Contains(t, "xbf"))
	})
	ptr := of(func(t string) bool { return strings.HasPrefix(t, "!llvm.ptr") })
	flag := func(like string) string {
		if i := strings.LastIndexByte(like, 'x'); strings.HasPrefix(like, "vector") && i > 0 {
			return like[:i+1] + "i1>"
		}
		return "i1"
	}
	attrs := g.pick("", "", "", " {x.note = "+g.attr(1)+"}")
	def := func(t, format string, more ...any) []operand {
		g.line("  %s = %s%s", result, fmt.Sprintf(format, more...), g.loc())
		return append(vals, operand{result, t})
	}
	i, f, p := *integers, *floats, *ptr
	switch g.r.IntN(24) {
	case 0:
		return def(i.typ, "llvm.%s %s, %s%s%s : %s", g.pick("add", "sub", "mul", "shl"), i.name, i.name, g.pick("", "", " overflow<nsw>", " overflow<nsw, nuw>", " overflow<nuw>", " overflow<none>"), attrs, i.typ)
	case 1:
		return def(i.typ, "llvm.%s %s, %s%s : %s", g.pick("and", "xor", "urem", "srem", "or", "sdiv", "udiv exact", "lshr exact", "ashr", "or disjoint"), i.name, i.name, attrs, i.typ)
	case 2:
		return def(f.typ, "llvm.%s %s, %s %s%s : %s", g.pick("fadd", "fsub", "fmul", "fdiv", "frem"), f.name, f.name,
			g.pick("", "", "{fastmathFlags = #llvm.fastmath<fast>}", "{fastmathFlags = #llvm.fastmath<nnan, contract>, x.y = 2 : i8}", "{fastmathFlags = #llvm.fastmath<none>}"), "", f.typ)
	case 3:
		return def(flag(i.typ), "llvm.icmp %q %s, %s%s : %s", g.pick("eq", "ne", "slt", "uge", "sgt"), i.name, i.name, attrs, i.typ)
	case 4:
		return def(flag(f.typ), "llvm.fcmp %q %s, %s%s : %s", g.pick("oeq", "une", "_true", "ult", "ord"), f.name, f.name, g.pick("", " {fastmathFlags = #llvm.fastmath<ninf>}"), f.typ)
	case 5:
		t := fullType(g.element(2))
		return def("!llvm.ptr", "llvm.alloca %s%s x %s%s : (i32) -> !llvm.ptr", g.pick("", "inalloca "), g.constant(result), t, g.pick("", " {alignment = 8 : i64}"))
	case 6:
		t := g.pick("i8", "i32", "f64", "!llvm.ptr", "vector<4xi8>")
		return def(t, "llvm.load %s%s%s%s : %s -> %s", g.pick("", "volatile "), p.name, g.pick("", " invariant", " invariant_group"),
			g.pick("", " {alignment = 1 : i64}", " {tbaa = [#tag]}", " {access_groups = [#group], nontemporal}", " {alias_scopes = [#scope], noalias_scopes = [#scope]}"), p.typ, t)
	case 7:
		g.line("  llvm.store %s%s, %s%s : %s, %s", g.pick("", "volatile "), i.name, p.name, g.pick("", " {alignment = 4 : i64}", " {tbaa = [#tag], x.y}"), i.typ, p.typ)
		return vals
	case 8:
		t, index := g.pick("i8", "!llvm.array<4 x i32>", "!llvm.struct<(i8, array<3 x i64>)>", "!llvm.struct<\"rec\", (i8, array<3 x i64>)>"), "0"
		if t != "i8" {
			index = g.pick("1", "0, 1", "-2, 1", "%i, 1")
		}
		types := p.typ
		if strings.HasPrefix(index, "%i") {
			types += ", " + vals[1].typ
		}
		return def(p.typ, "llvm.getelementptr %s%s[%s] : (%s) -> %s, %s", g.pick("", "inbounds ", "nusw ", "nuw ", "inbounds|nuw ", "nusw|nuw "), p.name, index, types, p.typ, t)
	case 9:
		t := g.value()
		return def(t, "llvm.mlir.%s : %s", g.pick("undef", "poison", "zero"), t)
	case 10:
		c, t := g.pick("1 : i32", "-1 : i32", "0x10 : i32"), "i32"
		switch g.r.IntN(5) {
		case 0:
			c, t = g.real()+" : f32", "f32"
		case 1:
			c, t = "dense<["+g.real()+", 0.0]> : vector<2xf64>", "vector<2xf64>"
		case 2:
			c, t = g.pick("dense<-5> : vector<[4]xi16>", "dense<1> : vector<[4]xi16>"), "vector<[4]xi16>"
		case 3:
			c, t = "sparse<[[1]], [3]> : vector<4xi8>", "vector<4xi8>"
		}
		return def(t, "llvm.mlir.constant(%s) : %s", c, t)
	case 11:
		return def(i.typ, "llvm.select %%c, %s, %s%s : i1, %s", i.name, i.name, g.pick("", " {fastmathFlags = #llvm.fastmath<nsz>}"), i.typ)
	case 12:
		return def(i.typ, "llvm.%s %s%s : %s", g.pick("freeze", "freeze"), i.name, attrs, i.typ)
	case 13:
		return def(i.typ, "llvm.intr.%s(%s, %s)%s : (%s, %s) -> %s", g.pick("smax", "umin", "sadd.sat", "ushl.sat"), i.name, i.name, attrs, i.typ, i.typ, i.typ)
	case 14:
		return def(f.typ, "llvm.intr.%s(%s)%s : (%s) -> %s", g.pick("sqrt", "sin", "fabs", "floor", "exp2"), f.name, g.pick("", " {fastmathFlags = #llvm.fastmath<afn>}"), f.typ, f.typ)
	case 15:
		return def("!llvm.struct<(i8, f32)>", "llvm.insertvalue %s, %s[0] : !llvm.struct<(i8, f32)>", g.helper(result, "8", "llvm.mlir.constant(3 : i8) : i8"), g.helper(result, "s", "llvm.mlir.undef : !llvm.struct<(i8, f32)>"))
	case 16:
		v := g.helper(result, "v", "llvm.mlir.poison : vector<4xf32>")
		return def("vector<4xf32>", "llvm.shufflevector %s, %s [%s] : vector<4xf32>", v, v, g.pick("0, 5, -1, 2", "3, 2, 1, 0"))
	case 17:
		v := g.helper(result, "v", "llvm.mlir.zero : vector<4xi16>")
		return def("i16", "llvm.extractelement %s[%%i : %s] : vector<4xi16>", v, vals[1].typ)
	case 18:
		return def(p.typ, `llvm.call @%s(%s, %s) %s: (%s, %s) -> %s`, g.declare(p.typ, p.typ, i.typ), p.name, i.name, g.pick("", "", `["deopt"(`+i.name+` : `+i.typ+`), "b"()] `, "{x.y = 1 : i2} ", "{no_unwind} "), p.typ, i.typ, p.typ)
	case 19:
		return def("i64", "llvm.%s %s%s : %s to i64", "ptrtoint", p.name, attrs, p.typ)
	case 20:
		return def("i32", `llvm.inline_asm %s"%s", "=r,r" %s : (i32) -> i32`, g.pick("", "has_side_effects ", "asm_dialect = intel ", "has_side_effects is_align_stack asm_dialect = att "), g.pick("nop", "mov $1, $0"), g.constant(result))
	case 21:
		g.line("  llvm.fence %s%s", g.pick("", `syncscope("agent") `), g.pick("acquire", "seq_cst", "release"))
		return vals
	case 22:
		v := g.constant(result)
		return def("i32", "llvm.atomicrmw %s%s %s, %s %s%s : %s, i32", g.pick("", "volatile "), g.pick("add", "xchg", "umax", "_and"), p.name, v, g.pick(`syncscope("one") monotonic`, "seq_cst", "acq_rel"), g.pick("", " {alignment = 4 : i64}"), p.typ)
	}
	g.line(`  %s = "llvm.%s"(%s, %s) <{%s}> : (%s, %s) -> %s%s`, result, "mul", i.name, i.name, g.pick("", "overflowFlags = #llvm.overflow<nsw>", "overflowFlags = #llvm.overflow<none>"), i.typ, i.typ, i.typ, g.loc())
	return append(vals, operand{result, i.typ})
}

// fullType is a type inside an aggregate as it is written elsewhere.
func fullType(t string) string {
	for _, word := range []string{"struct", "array", "ptr", "ppc_fp128"} {
		if strings.HasPrefix(t, word) {
			return "!llvm." + t
		}
	}
	return t
}

// helper writes an operation that another one needs and returns its result.
func (g *generator) helper(result, suffix, text string) string {
	name := "%h" + strings.TrimPrefix(result, "%") + suffix
	g.line("  %s = %s", name, text)
	return name
}

func (g *generator) constant(result string) string {
	return g.helper(result, "c", "llvm.mlir.constant("+strconv.Itoa(1+g.r.IntN(9))+" : i32) : i32")
}

// declare makes a function for a call; its declaration is written in front of
// everything else that is at the top.
func (g *generator) declare(result string, params ...string) string {
	name := g.name()
	s := g.b.String()
	at := strings.LastIndex(s, "\nllvm.func ")
	g.b.Reset()
	g.b.WriteString(s[:at])
	fmt.Fprintf(&g.b, "\nllvm.func @%s(%s) -> %s", name, strings.Join(params, ", "), result)
	g.b.WriteString(s[at:])
	return name
}
