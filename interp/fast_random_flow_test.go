package interp

import (
	"fmt"
	"strings"
)

// mark and release bracket a region whose values do not dominate what
// follows.
func (m *maker) mark() map[string]int {
	n := map[string]int{}
	for t, vs := range m.vals {
		n[t] = len(vs)
	}
	return n
}

func (m *maker) release(mark map[string]int) {
	for t, vs := range m.vals {
		m.vals[t] = vs[:mark[t]]
	}
}

func (m *maker) label(n int, args ...string) {
	if len(args) == 0 {
		fmt.Fprintf(&m.b, "^bb%d:\n", n)
		return
	}
	fmt.Fprintf(&m.b, "^bb%d(%s):\n", n, strings.Join(args, ", "))
}

func (m *maker) block() int {
	m.names++
	return m.names
}

// code is a piece of a function: operations, or a branch, loop or switch
// around such pieces.
func (m *maker) code(size int) {
	for size > 0 {
		if m.depth < 3 && m.r.IntN(7) == 0 {
			m.depth++
			switch m.r.IntN(7) {
			case 0, 1:
				m.diamond(size / 2)
			case 2, 3:
				m.loop(size / 2)
			case 4:
				m.counted(size / 3)
			case 5:
				m.converging(size / 3)
			default:
				m.switches(size / 3)
			}
			m.depth--
			size /= 2
			continue
		}
		m.operation()
		size--
	}
}

func (m *maker) diamond(size int) {
	yes, no, join := m.block(), m.block(), m.block()
	t := pick(m, "i32", "i64", "f64", "i8", "!llvm.ptr")
	m.line("llvm.cond_br %s, ^bb%d, ^bb%d", m.value("i1"), yes, no)
	mark := m.mark()
	m.label(yes)
	m.code(size)
	m.line("llvm.br ^bb%d(%s : %s)", join, m.value(t), t)
	m.release(mark)
	m.label(no)
	if m.r.IntN(2) == 0 {
		m.code(size)
	}
	m.line("llvm.br ^bb%d(%s : %s)", join, m.value(t), t)
	m.release(mark)
	x := m.name()
	m.label(join, x+": "+t)
	m.vals[t] = append(m.vals[t], x)
}

// loop counts to a small bound and carries two more values, which may change
// places.
func (m *maker) loop(size int) {
	t := pick(m, "i32", "i64", "f64", "i16")
	head, body, exit := m.block(), m.block(), m.block()
	zero := m.define("i32", "llvm.mlir.constant(0 : i32) : i32")
	one := m.define("i32", "llvm.mlir.constant(1 : i32) : i32")
	n := m.define("i32", "llvm.mlir.constant(%d : i32) : i32", 1+m.r.IntN(6))
	m.line("llvm.br ^bb%d(%s, %s, %s : i32, %s, %s)", head, zero, m.value(t), m.value(t), t, t)
	i, x, y := m.name(), m.name(), m.name()
	m.label(head, i+": i32", x+": "+t, y+": "+t)
	mark := m.mark()
	m.vals["i32"] = append(m.vals["i32"], i)
	m.vals[t] = append(m.vals[t], x, y)
	if m.r.IntN(2) == 0 { // tested at the top
		c := m.define("i1", "llvm.icmp \"slt\" %s, %s : i32", i, n)
		m.line("llvm.cond_br %s, ^bb%d, ^bb%d", c, body, exit)
		m.label(body)
		m.code(size)
		j := m.define("i32", "llvm.add %s, %s overflow<nsw> : i32", i, one)
		a, b := m.value(t), m.value(t)
		if m.r.IntN(2) == 0 {
			a, b = y, x
		}
		m.line("llvm.br ^bb%d(%s, %s, %s : i32, %s, %s)", head, j, a, b, t, t)
	} else {
		m.code(size)
		j := m.define("i32", "llvm.add %s, %s overflow<nsw> : i32", i, one)
		a, b := m.value(t), m.value(t)
		c := m.define("i1", "llvm.icmp \"slt\" %s, %s : i32", j, n)
		m.line("llvm.cond_br %s, ^bb%d(%s, %s, %s : i32, %s, %s), ^bb%d", c, head, j, a, b, t, t, exit)
	}
	m.release(mark)
	m.label(exit)
	m.vals["i32"] = append(m.vals["i32"], i)
	m.vals[t] = append(m.vals[t], x, y)
}

// counted is a loop that ends with its counter's step and test, in all the
// forms that those have.
func (m *maker) counted(size int) {
	t := pick(m, "i32", "i64")
	from, n, step := 0, 1+m.r.IntN(5), 1
	pred := pick(m, "ne", "slt", "ult", "eq", "sgt", "ugt", "sle", "uge")
	switch pred {
	case "sgt", "ugt", "uge":
		from, n, step = n, 0, -1
		if pred == "uge" {
			n = 2
		}
	case "eq":
		n = 1
	}
	head, exit := m.block(), m.block()
	start := m.define(t, "llvm.mlir.constant(%d : %s) : %s", from, t, t)
	by := m.define(t, "llvm.mlir.constant(%d : %s) : %s", step, t, t)
	end := m.define(t, "llvm.mlir.constant(%d : %s) : %s", n, t, t)
	if m.r.IntN(2) == 0 { // not known to be a constant
		z := m.define(t, "llvm.xor %s, %s : %s", end, end, t)
		end = m.define(t, "llvm.or %s, %s : %s", end, z, t)
	}
	fl := pick(m, "", " overflow<nsw>", " overflow<nuw>", " overflow<nsw, nuw>")
	if step < 0 {
		fl = pick(m, "", " overflow<nsw>")
	}
	m.line("llvm.br ^bb%d(%s : %s)", head, start, t)
	i, j, c := m.name(), m.name(), m.name()
	m.label(head, i+": "+t)
	mark := m.mark()
	m.vals[t] = append(m.vals[t], i)
	m.code(size)
	m.line("%s = llvm.add %s, %s%s : %s", j, i, by, fl, t)
	m.line("%s = llvm.icmp %q %s, %s : %s", c, pred, j, end, t)
	if m.r.IntN(2) == 0 {
		m.line("llvm.cond_br %s, ^bb%d(%s : %s), ^bb%d", c, head, j, t, exit)
	} else {
		d, one := m.name(), m.name()
		m.line("%s = llvm.mlir.constant(true) : i1", one)
		m.line("%s = llvm.xor %s, %s : i1", d, c, one)
		m.line("llvm.cond_br %s, ^bb%d, ^bb%d(%s : %s)", d, exit, head, j, t)
	}
	m.release(mark)
	m.label(exit)
	m.vals[t] = append(m.vals[t], j)
}

// converging is a loop whose float comparison comes to fail.
func (m *maker) converging(size int) {
	f := pick(m, "f32", "f64")
	head, exit := m.block(), m.block()
	one := m.define(f, "llvm.mlir.constant(1.0 : %s) : %s", f, f)
	k := m.define(f, "llvm.mlir.constant(%d.0 : %s) : %s", 1+m.r.IntN(4), f, f)
	m.line("llvm.br ^bb%d(%s : %s)", head, one, f)
	x, y, c := m.name(), m.name(), m.name()
	m.label(head, x+": "+f)
	mark := m.mark()
	m.vals[f] = append(m.vals[f], x)
	m.code(size)
	m.line("%s = llvm.fadd %s, %s : %s", y, x, one, f)
	pred := pick(m, "olt", "ole", "ult", "ule", "une", "one")
	if m.r.IntN(3) == 0 { // the opposite leaves the loop
		m.line("%s = llvm.fcmp %q %s, %s : %s", c, pick(m, "oge", "ogt", "uge", "ugt", "oeq", "ueq", "uno", "ord"), y, k, f)
		m.line("llvm.cond_br %s, ^bb%d, ^bb%d(%s : %s)", c, exit, head, y, f)
	} else {
		if m.r.IntN(8) == 0 {
			pred = pick(m, "uno", "oeq", "ueq")
		}
		m.line("%s = llvm.fcmp %q %s, %s : %s", c, pred, y, k, f)
		m.line("llvm.cond_br %s, ^bb%d(%s : %s), ^bb%d", c, head, y, f, exit)
	}
	m.release(mark)
	m.label(exit)
	m.vals[f] = append(m.vals[f], y)
}

func (m *maker) switches(size int) {
	t := pick(m, "i32", "i8", "i64")
	v := m.small(t, 8)
	n := 1 + m.r.IntN(6)
	join := m.block()
	labels := make([]int, n+1)
	for i := range labels {
		labels[i] = m.block()
	}
	var cases []string
	step := pick(m, 1, 1, 3, 100)
	for i := range n {
		k := i * step
		if t == "i8" {
			k %= 128
		}
		if t == "i8" && step == 100 {
			k = i
		}
		cases = append(cases, fmt.Sprintf("%d: ^bb%d", k, labels[i+1]))
	}
	m.line("llvm.switch %s : %s, ^bb%d [\n    %s\n  ]", v, t, labels[0], strings.Join(cases, ",\n    "))
	mark := m.mark()
	for _, l := range labels {
		m.label(l)
		m.code(size / 2)
		m.line("llvm.br ^bb%d(%s : i32)", join, m.value("i32"))
		m.release(mark)
	}
	x := m.name()
	m.label(join, x+": i32")
	m.vals["i32"] = append(m.vals["i32"], x)
}
