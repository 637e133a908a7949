package interp

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// A maker writes a module of random functions: arithmetic with flags,
// branches, loops with a bound, loads and stores of allocas that are now and
// then out of range, undef and poison, calls. @main calls each of them
// several times, so that they get warm.
type maker struct {
	r     *rand.Rand
	b     strings.Builder
	names int
	vals  map[string][]string // by type, those that dominate the present place
	funcs []madeFunc          // that may be called
	slots []string            // allocas of 8 i32
	depth int
	nasty int // one in so many operations may make poison; 0 for none
}

type madeFunc struct {
	name   string
	params []string
	result string
}

var makerTypes = []string{"i1", "i8", "i13", "i16", "i32", "i64", "f32", "f64", "!llvm.ptr"}

func randomModule(r *rand.Rand) string {
	m := &maker{r: r}
	if r.IntN(2) == 0 {
		m.nasty = 4 + r.IntN(60)
	}
	m.b.WriteString("llvm.mlir.global internal @g(dense<[1, 2, 3, 4, 5, 6, 7, 8]> : tensor<8xi32>) : !llvm.array<8 x i32>\n")
	for i := range 2 + r.IntN(3) {
		m.function(fmt.Sprintf("f%d", i))
	}
	m.main()
	return m.b.String()
}

func (m *maker) line(format string, args ...any) {
	fmt.Fprintf(&m.b, "  "+format+"\n", args...)
}

func (m *maker) name() string {
	m.names++
	return fmt.Sprintf("%%v%d", m.names)
}

func pick[T any](m *maker, xs ...T) T { return xs[m.r.IntN(len(xs))] }

func (m *maker) define(typ, format string, args ...any) string {
	n := m.name()
	m.line("%s = %s", n, fmt.Sprintf(format, args...))
	m.vals[typ] = append(m.vals[typ], n)
	return n
}

func floatName(t string) bool { return t[0] == 'f' }

func (m *maker) constant(typ string) string {
	switch {
	case typ == "!llvm.ptr":
		return m.define(typ, "llvm.mlir.zero : !llvm.ptr")
	case typ == "i1":
		return m.define(typ, "llvm.mlir.constant(%s) : i1", pick(m, "true", "false"))
	case floatName(typ):
		return m.define(typ, "llvm.mlir.constant(%s : %s) : %s", pick(m, "0.0", "1.0", "-2.5", "1.0e30", "3.0e-5", "0.1"), typ, typ)
	}
	v := pick(m, 0, 1, 2, 3, 5, 7, -1, -2, 12, 31, 100, 127, -128)
	if m.r.IntN(4) == 0 && (typ == "i32" || typ == "i64") {
		v = pick(m, 2147483647, -2147483648, 65535, 1<<20)
	}
	return m.define(typ, "llvm.mlir.constant(%d : %s) : %s", v, typ, typ)
}

// other is a value, or a constant rather often: operations have forms of their
// own for those.
func (m *maker) other(typ string) string {
	if m.r.IntN(3) == 0 {
		return m.constant(typ)
	}
	return m.value(typ)
}

// value is some value of the type.
func (m *maker) value(typ string) string {
	if m.nasty > 0 && m.r.IntN(20*m.nasty) == 0 {
		return m.define(typ, "llvm.mlir.%s : %s", pick(m, "undef", "poison"), typ)
	}
	vs := m.vals[typ]
	if len(vs) == 0 || m.r.IntN(6) == 0 {
		if typ == "!llvm.ptr" && len(m.slots) > 0 {
			return pick(m, m.slots...)
		}
		return m.constant(typ)
	}
	// Late ones are more likely to matter.
	if n := len(vs); m.r.IntN(2) == 0 && n > 4 {
		vs = vs[n-4:]
	}
	return pick(m, vs...)
}

func (m *maker) flags(words ...string) string {
	if m.r.IntN(2) == 0 || m.nasty == 0 && m.r.IntN(3) > 0 {
		return ""
	}
	return " overflow<" + pick(m, words...) + ">"
}

// small is a value of an integer type that is mostly in a small range, for
// indices and shift amounts.
func (m *maker) small(typ string, below int) string {
	if m.nasty > 0 && m.r.IntN(m.nasty) == 0 {
		return m.value(typ)
	}
	c := m.define(typ, "llvm.mlir.constant(%d : %s) : %s", below-1, typ, typ)
	return m.define(typ, "llvm.and %s, %s : %s", m.value(typ), c, typ)
}

func (m *maker) operation() {
	ints := []string{"i8", "i13", "i16", "i32", "i32", "i32", "i64", "i64"}
	t := pick(m, ints...)
	f := pick(m, "f32", "f64")
	switch m.r.IntN(24) {
	case 0, 1, 2:
		m.define(t, "llvm.%s %s, %s%s : %s", pick(m, "add", "sub", "mul"), m.other(t), m.other(t), m.flags("nsw", "nuw", "nsw, nuw"), t)
	case 3:
		m.define(t, "llvm.%s %s, %s : %s", pick(m, "and", "or", "or disjoint", "xor"), m.value(t), m.other(t), t)
	case 4:
		w := map[string]int{"i8": 8, "i13": 8, "i16": 16, "i32": 32, "i64": 64}[t]
		k := m.small(t, w)
		if m.r.IntN(3) == 0 {
			m.define(t, "llvm.shl %s, %s%s : %s", m.value(t), k, m.flags("nsw", "nuw", "nsw, nuw"), t)
		} else {
			m.define(t, "llvm.%s %s%s, %s : %s", pick(m, "lshr", "ashr"), m.exact(), m.value(t), k, t)
		}
	case 5:
		d := m.other(t)
		if m.nasty == 0 || m.r.IntN(m.nasty) > 0 {
			one := m.define(t, "llvm.mlir.constant(1 : %s) : %s", t, t)
			lo := m.define(t, "llvm.mlir.constant(63 : %s) : %s", t, t)
			d = m.define(t, "llvm.and %s, %s : %s", d, lo, t)
			d = m.define(t, "llvm.or %s, %s : %s", d, one, t)
		}
		o := pick(m, "udiv", "sdiv", "urem", "srem")
		ex := ""
		if o[1:] == "div" {
			ex = m.exact()
		}
		m.define(t, "llvm.%s %s%s, %s : %s", o, ex, m.value(t), d, t)
	case 6, 7:
		m.define("i1", "llvm.icmp %q %s, %s : %s", pick(m, "eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"), m.other(t), m.other(t), t)
	case 8:
		u := pick(m, "i1", t, f)
		m.define(u, "llvm.select %s, %s, %s : i1, %s", m.value("i1"), m.value(u), m.value(u), u)
	case 9:
		m.define("i64", "llvm.%s %s : %s to i64", pick(m, "sext", "zext"), m.value("i32"), "i32")
	case 10:
		u := pick(m, "i1", "i8", "i13", "i16")
		m.define("i32", "llvm.%s %s : %s to i32", pick(m, "sext", "zext", "zext nneg"), m.value(u), u)
	case 11:
		u := pick(m, "i8", "i16", "i13", "i1")
		m.define(u, "llvm.trunc %s%s : i32 to %s", m.value("i32"), m.flags("nsw", "nuw", "nsw, nuw"), u)
	case 12:
		m.define("i32", "llvm.trunc %s%s : i64 to i32", m.value("i64"), m.flags("nsw", "nuw"))
	case 13:
		m.define(f, "llvm.%s %s, %s : %s", pick(m, "fadd", "fsub", "fmul", "fdiv"), m.value(f), m.value(f), f)
	case 14:
		p := m.define(f, "llvm.fmul %s, %s : %s", m.value(f), m.value(f), f)
		switch m.r.IntN(4) {
		case 0:
			m.define(f, "llvm.intr.%s(%s, %s, %s) : (%s, %s, %s) -> %s", pick(m, "fma", "fmuladd"), m.value(f), m.value(f), m.value(f), f, f, f, f)
		case 1:
			m.define(f, "llvm.intr.%s(%s) : (%s) -> %s", pick(m, "fabs", "sqrt"), m.value(f), f, f)
		case 2:
			m.define(f, "llvm.%s %s, %s : %s", pick(m, "fadd", "fsub"), m.value(f), p, f)
		default:
			m.define(f, "llvm.%s %s, %s : %s", pick(m, "fadd", "fsub"), p, m.value(f), f)
		}
	case 15:
		m.define("i1", "llvm.fcmp %q %s, %s : %s", pick(m, "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno"), m.value(f), m.value(f), f)
	case 16:
		m.define(f, "llvm.%s %s : %s to %s", pick(m, "sitofp", "uitofp"), m.value(t), t, f)
	case 17:
		if m.nasty > 0 {
			m.define(t, "llvm.%s %s : %s to %s", pick(m, "fptosi", "fptoui"), m.value(f), f, t)
		} else {
			m.define("f64", "llvm.fpext %s : f32 to f64", m.value("f32"))
		}
	case 18:
		m.define("f32", "llvm.fptrunc %s : f64 to f32", m.value("f64"))
	case 19, 20:
		m.access()
	case 21:
		m.call()
	case 22:
		switch m.r.IntN(4) {
		case 0:
			m.define(t, "llvm.intr.%s(%s, %s) : (%s, %s) -> %s", pick(m, "smin", "smax", "umin", "umax"), m.value(t), m.value(t), t, t, t)
		case 1:
			m.define(t, "\"llvm.intr.abs\"(%s) <{is_int_min_poison = %s}> : (%s) -> %s", m.value(t), pick(m, "true", "false"), t, t)
		case 2:
			m.define(t, "\"llvm.intr.%s\"(%s) <{is_zero_poison = %s}> : (%s) -> %s", pick(m, "ctlz", "cttz"), m.value(t), pick(m, "true", "false"), t, t)
		default:
			m.define(t, "llvm.intr.%s(%s, %s, %s) : (%s, %s, %s) -> %s", pick(m, "fshl", "fshr"), m.value(t), m.value(t), m.value(t), t, t, t, t)
		}
	case 23:
		switch m.r.IntN(3) {
		case 0:
			m.define(t, "llvm.freeze %s : %s", m.value(t), t)
		case 1:
			m.pair()
		default:
			p := m.define("i64", "llvm.ptrtoint %s : !llvm.ptr to i64", m.value("!llvm.ptr"))
			m.define("!llvm.ptr", "llvm.inttoptr %s : i64 to !llvm.ptr", p)
		}
	}
}

// pair builds a struct and takes it apart.
func (m *maker) pair() {
	const typ = "!llvm.struct<(i32, struct<(i64, f64)>)>"
	u := m.name()
	m.line("%s = llvm.mlir.%s : %s", u, pick(m, "undef", "poison", "zero"), typ)
	a, b, c := m.name(), m.name(), m.name()
	m.line("%s = llvm.insertvalue %s, %s[0] : %s", a, m.value("i32"), u, typ)
	m.line("%s = llvm.insertvalue %s, %s[1, 0] : %s", b, m.value("i64"), a, typ)
	m.line("%s = llvm.insertvalue %s, %s[1, 1] : %s", c, m.value("f64"), b, typ)
	m.define("i32", "llvm.extractvalue %s[0] : %s", c, typ)
	m.define("i64", "llvm.extractvalue %s[1, 0] : %s", b, typ)
	m.define("f64", "llvm.extractvalue %s[1, 1] : %s", c, typ)
	if len(m.slots) > 0 && m.r.IntN(2) == 0 {
		p := pick(m, m.slots...)
		m.line("llvm.store %s, %s : %s, !llvm.ptr", pick(m, b, c), p, typ)
		v := m.name()
		m.line("%s = llvm.load %s : !llvm.ptr -> %s", v, p, typ)
		m.define("f64", "llvm.extractvalue %s[1, 1] : %s", v, typ)
	}
}

func (m *maker) exact() string {
	if m.nasty == 0 || m.r.IntN(6) > 0 {
		return ""
	}
	return "exact "
}

// access reads or writes an alloca or the global, mostly in range.
func (m *maker) access() {
	base := m.name()
	if len(m.slots) > 0 && m.r.IntN(4) > 0 {
		base = pick(m, m.slots...)
	} else {
		m.line("%s = llvm.mlir.addressof @g : !llvm.ptr", base)
	}
	it := pick(m, "i32", "i64")
	inb := pick(m, "", "inbounds ", "inbounds|nuw ")
	p := m.name()
	switch m.r.IntN(8) {
	case 0:
		p = base
	case 6:
		m.line("%s = llvm.getelementptr %s%s[0, 1, %s] : (!llvm.ptr, %s) -> !llvm.ptr, !llvm.struct<(i32, array<7 x i32>)>", p, inb, base, m.index(it, 4), it)
	case 7:
		q := m.name()
		m.line("%s = llvm.getelementptr %s%s[%d] : (!llvm.ptr) -> !llvm.ptr, i32", q, inb, base, m.r.IntN(4))
		m.line("%s = llvm.getelementptr %s%s[%s] : (!llvm.ptr, %s) -> !llvm.ptr, i32", p, inb, q, m.index(it, 4), it)
	case 1:
		m.line("%s = llvm.getelementptr %s%s[%d] : (!llvm.ptr) -> !llvm.ptr, i32", p, inb, base, m.r.IntN(9))
	case 2:
		m.line("%s = llvm.getelementptr %s%s[%s] : (!llvm.ptr, %s) -> !llvm.ptr, %s", p, inb, base, m.index(it, 4), it, pick(m, "i8", "i16", "i32", "i64"))
	case 3:
		m.line("%s = llvm.getelementptr %s%s[0, %s] : (!llvm.ptr, %s) -> !llvm.ptr, !llvm.array<8 x i32>", p, inb, base, m.index(it, 8), it)
	case 4:
		m.line("%s = llvm.getelementptr %s%s[%s, 1] : (!llvm.ptr, %s) -> !llvm.ptr, !llvm.struct<(i32, i32)>", p, inb, base, m.index(it, 4), it)
	default:
		q, i := m.name(), m.value("i32")
		if m.nasty == 0 {
			i = m.small("i32", 4)
		}
		x := m.define("i64", "llvm.%s %s : i32 to i64", pick(m, "sext", "zext"), i)
		m.line("%s = llvm.getelementptr %s%s[%s] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, i32)>", q, inb, base, x)
		m.line("%s = llvm.getelementptr %s%s[0, %d] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>", p, inb, q, m.r.IntN(2))
	}
	if p != base && m.r.IntN(4) == 0 {
		m.vals["!llvm.ptr"] = append(m.vals["!llvm.ptr"], p)
	}
	t := pick(m, "i32", "i32", "i8", "i16", "f32", "i64")
	if m.r.IntN(8) == 0 {
		t = pick(m, "f64", "!llvm.ptr", "i1", "i13")
	}
	al := ""
	if m.r.IntN(3) == 0 {
		al = fmt.Sprintf(" {alignment = %d : i64}", pick(m, 1, 2, 4))
	}
	if m.r.IntN(2) == 0 {
		m.define(t, "llvm.load %s%s : !llvm.ptr -> %s", p, al, t)
	} else {
		m.line("llvm.store %s, %s%s : %s, !llvm.ptr", m.value(t), p, al, t)
	}
}

// index is a small index of type it: i32, i64, or i64 extended from i32, which
// accesses do by themselves.
func (m *maker) index(it string, below int) string {
	if it == "i64" && m.r.IntN(2) == 0 {
		return m.define("i64", "llvm.%s %s : i32 to i64", pick(m, "sext", "zext"), m.small("i32", below))
	}
	return m.small(it, below)
}

func (m *maker) call() {
	if len(m.funcs) == 0 {
		return
	}
	f := pick(m, m.funcs...)
	var args, types []string
	for _, p := range f.params {
		args, types = append(args, m.value(p)), append(types, p)
	}
	m.define(f.result, "llvm.call @%s(%s) : (%s) -> %s", f.name, strings.Join(args, ", "), strings.Join(types, ", "), f.result)
}

func (m *maker) function(name string) {
	m.vals, m.slots, m.depth = map[string][]string{}, nil, 0
	f := madeFunc{name: name, result: pick(m, "i32", "i64", "f64", "i8", "f32", "i1")}
	var params []string
	for range 1 + m.r.IntN(4) {
		t := pick(m, makerTypes...)
		n := m.name()
		f.params = append(f.params, t)
		params = append(params, n+": "+t)
		m.vals[t] = append(m.vals[t], n)
	}
	fmt.Fprintf(&m.b, "llvm.func @%s(%s) -> %s {\n", name, strings.Join(params, ", "), f.result)
	one := m.define("i32", "llvm.mlir.constant(8 : i32) : i32")
	for range m.r.IntN(3) {
		p := m.name()
		m.line("%s = llvm.alloca %s x i32 : (i32) -> !llvm.ptr", p, one)
		m.slots = append(m.slots, p)
		if m.nasty == 0 || m.r.IntN(2) == 0 {
			c := m.define("i8", "llvm.mlir.constant(%d : i8) : i8", m.r.IntN(3))
			n := m.define("i64", "llvm.mlir.constant(32 : i64) : i64")
			m.line("\"llvm.intr.memset\"(%s, %s, %s) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()", p, c, n)
		}
	}
	m.code(10 + m.r.IntN(30))
	m.line("llvm.return %s : %s", m.value(f.result), f.result)
	m.b.WriteString("}\n")
	m.funcs = append(m.funcs, f)
}

func (m *maker) main() {
	m.vals, m.slots = map[string][]string{}, nil
	m.b.WriteString("llvm.func @main() -> i64 {\n")
	acc := m.define("i64", "llvm.mlir.constant(0 : i64) : i64")
	for round := range 4 {
		for _, f := range m.funcs {
			var args []string
			for _, p := range f.params {
				if round == 0 {
					m.vals[p] = nil
				}
				args = append(args, m.value(p))
			}
			v := m.name()
			m.line("%s = llvm.call @%s(%s) : (%s) -> %s", v, f.name, strings.Join(args, ", "), strings.Join(f.params, ", "), f.result)
			switch f.result {
			case "i64":
			case "f64":
				n := m.name()
				m.line("%s = llvm.bitcast %s : f64 to i64", n, v)
				v = n
			case "f32":
				n, w := m.name(), m.name()
				m.line("%s = llvm.bitcast %s : f32 to i32", n, v)
				m.line("%s = llvm.zext %s : i32 to i64", w, n)
				v = w
			default:
				n := m.name()
				m.line("%s = llvm.sext %s : %s to i64", n, v, f.result)
				v = n
			}
			n := m.name()
			m.line("%s = llvm.xor %s, %s : i64", n, acc, v)
			acc = n
		}
	}
	m.line("llvm.return %s : i64", acc)
	m.b.WriteString("}\n")
}
