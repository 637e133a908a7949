package main

import (
	"fmt"
	"strings"
)

// indexModes say how an index becomes 64 bits, and when it leaves. |index|
// stays below 2^32 and a scale below 2048, so that a base whose line was
// recycled cannot be led to the line's present object.
var indexModes = []struct{ name, what, index, leave string }{
	{"S", "i64", "int64(C)", "i != int64(int32(i))"},
	{"U", "not negative", "int64(C)", "uint64(i)>>31 != 0"},
	{"X", "i32 sign-extended", "int64(int32(C))", ""},
	{"Z", "32 bits unsigned", "int64(C)", ""},
}

// orders say when the constant part of an address is added: with nothing to
// check in between, after the index (inbounds holds in between), or before.
var orders = []struct{ name, what string }{{"", ""}, {"A", ", index inbounds"}, {"B", ", x inbounds"}}

// line finds the table line of the base slot.
const line = "line := (*memory.Line)(unsafe.Add(lines, (p>>32&serials)*memory.LineSize))\n"

// reach tests an address q, formed with an index, at off: bit 63 is never set
// in a pointer to something, and the base for a refused access is 1<<63.
func reach(w int) string {
	if w == 1 {
		return "off >= line.Lim1 || int64(q) < 0"
	}
	return fmt.Sprintf("off >= line.Lim%d || bits.RotateLeft64(q, 1)&%d != 0", w, 2*(w-1)+1)
}

func indexed(mode, order int, w int, base string) string {
	m := indexModes[mode]
	text := "p, i := B, " + m.index + "\n"
	if m.leave != "" {
		text += "if " + m.leave + " { LEAVE }\n"
	}
	text += line
	switch orders[order].name {
	case "":
		text += "q := p + uint64(i*int64(in.n)) + X\n"
	case "A":
		text += "q := p + uint64(i*int64(in.n))\nif q-line.Load > line.Lim1 { LEAVE }\nq += X\n"
	case "B":
		text += "q := p + X\nif q-line.Load > line.Lim1 { LEAVE }\nq += uint64(i*int64(in.n))\n"
	}
	return text + "off := q - line." + base + "\nif " + reach(w) + " { LEAVE }\n"
}

func memoryRows() []row {
	var rows []row
	loadFrom := func(w int) string {
		return fmt.Sprintf(`if line.Shadow != 0 && *(*uint%d)(memory.At(line.Shadow+uintptr(off))) != 0 { LEAVE }
			A = uint64(*(*uint%d)(memory.At(line.Data+uintptr(off))))`, 8*w, 8*w)
	}
	storeTo := func(w int) string {
		return fmt.Sprintf(`if line.Shadow != 0 { *(*uint%d)(memory.At(line.Shadow+uintptr(off))) = 0 }
			*(*uint%d)(memory.At(line.Data+uintptr(off))) = uint%d(A)`, 8*w, 8*w, 8*w)
	}
	for _, w := range []int{1, 2, 4, 8} {
		direct := func(base string) string {
			return "p := B\nq := p + uint64(in.c)\n" + line + fmt.Sprintf("off := q - line.%s\nif off >= line.Lim%d || q&uint64(in.n) != 0 { LEAVE }\n", base, w)
		}
		rows = append(rows,
			row{fmt.Sprintf("ld%d", w), fmt.Sprintf("a ← %d bytes at b + c; n: low bits that are 0", w), direct("Load") + loadFrom(w)},
			row{fmt.Sprintf("st%d", w), fmt.Sprintf("%d bytes at b + c ← a; n: low bits that are 0", w), direct("Store") + storeTo(w)})
		for m := range indexModes {
			for o := range orders {
				at := "b + n*c + x; c " + indexModes[m].what + orders[o].what
				name := fmt.Sprintf("%d%s%s", w, indexModes[m].name, orders[o].name)
				rows = append(rows,
					row{"ld" + name, fmt.Sprintf("a ← %d bytes at %s", w, at), indexed(m, o, w, "Load") + loadFrom(w)},
					row{"st" + name, fmt.Sprintf("%d bytes at %s ← a", w, at), indexed(m, o, w, "Store") + storeTo(w)})
			}
		}
	}
	// An address with other upper bits may be detached from its object.
	const attached = `if (p^q)>>32 != 0 { LEAVE }
		A = q`
	const within = `off := q - line.Load
		if off >= line.Lim1 && (off > line.Lim1 || off == 0) || int64(q) < 0 { LEAVE }
		A = q`
	rows = append(rows,
		row{"gepI", "a ← b + x, inbounds", "p := B\nq := p + X\n" + line + within},
		row{"gepC", "a ← b + x", "p := B\nq := p + X\n" + attached},
		row{"gep", "a ← b + x*c, c i64", "p := B\nq := p + C*X\n" + attached},
		row{"gepX", "a ← b + x*c, c i32 sign-extended", "p := B\nq := p + uint64(int64(int32(C)))*X\n" + attached},
	)
	for _, m := range indexModes {
		text := "p, i := B, " + m.index + "\n"
		if m.leave != "" {
			text += "if " + m.leave + " { LEAVE }\n"
		}
		rows = append(rows, row{"gepI" + m.name, "a ← b + n*c, inbounds; c " + m.what, text + line + "q := p + uint64(i*int64(in.n))\n" + within})
	}
	return rows
}

// branchRows come forward and back: a jump back looks whether a limit is due.
// Field c is the way in bytes, x is what it adds to base and, for a jump back,
// in its high half the target's index in plain code.
func branchRows() []row {
	rows := []row{
		{"jmp", "jump", "FORWARD"},
		{"jmpB", "jump back", "BACK"},
	}
	add := func(name, picture, setup, cond string) {
		rows = append(rows,
			row{name, picture, setup + "if " + cond + " { FORWARD }"},
			row{name + "B", picture + ", back", setup + "if " + cond + " { BACK }"})
	}
	add("jnz", "jump if a", "", "A != 0")
	add("jz", "jump unless a", "", "A == 0")
	for _, c := range integerTests {
		add("j"+c.name, fmt.Sprintf("jump if a %s b, %s", c.sign, c.typ), "", fmt.Sprintf("%s(A) %s %s(B)", c.typ, c.sign, c.typ))
	}
	for _, c := range immediateTests {
		add("j"+c.name+"I", fmt.Sprintf("jump if a %s the number b, %s", c.sign, c.typ), "", fmt.Sprintf("%s(A) %s %s(in.b)", c.typ, c.sign, c.typ))
		if c.typ == "uint64" {
			add("j"+c.name+"32I", fmt.Sprintf("jump if a %s the number b, uint32", c.sign), "", fmt.Sprintf("uint32(A) %s uint32(in.b)", c.sign))
		}
	}
	for _, w := range []int{32, 64} {
		for _, c := range floatTests {
			add(fmt.Sprintf("jf%s%d", c.name, w), fmt.Sprintf("jump if %s of a and b, f%d", c.name, w), floatOperands(w, "A", "B"), c.cond)
		}
	}
	rows = append(rows, countRows()...)
	rows = append(rows, row{"switch", "jump to entry a - x of the b jumps after the next, or else to the next; n bits", `
		i := (A - X) << (64 - in.n) >> (64 - in.n)
		if i < uint64(in.b) {
			pc = unsafe.Add(pc, int(i+1)*fastInstSize)
		}`})
	return rows
}

// countRows are a counter's step and the test that closes the loop: a is the
// counter, n what is added, b what it is compared with.
func countRows() []row {
	var rows []row
	for _, w := range []int{32, 64} {
		for _, fl := range []string{"", "S", "SU"} {
			step := fmt.Sprintf("v := uint64(uint%d(A) + uint%d(int16(in.n)))\n", w, w)
			switch {
			case w == 32 && fl != "":
				step = "s := int64(int32(A)) + int64(int16(in.n))\nif s != int64(int32(s)) { LEAVE }\nv := uint64(uint32(s))\n"
				if fl == "SU" {
					step += "if v < uint64(uint32(int16(in.n))) { LEAVE }\n"
				}
			case w == 64 && fl != "":
				step = "u, k := A, uint64(int16(in.n))\nv := u + k\nif int64((u^v)&(k^v)) < 0 { LEAVE }\n"
				if fl == "SU" {
					step += "if v < u { LEAVE }\n"
				}
			}
			for _, c := range []struct{ name, sign, typ string }{
				{"ne", "!=", "uint"}, {"eq", "==", "uint"}, {"slt", "<", "int"}, {"ult", "<", "uint"}, {"sgt", ">", "int"}, {"ugt", ">", "uint"},
			} {
				typ := fmt.Sprintf("%s%d", c.typ, w)
				for _, im := range []string{"", "I"} {
					if im == "" && c.sign == ">" {
						continue
					}
					right, jump := typ+"(B)", "j"+c.name
					if im == "I" {
						right = typ + "(in.b)"
					}
					if c.typ == "int" || im == "I" && w == 32 {
						jump += fmt.Sprint(w)
					}
					name := fmt.Sprintf("count%d%s%s%s", w, fl, c.name, im)
					rows = append(rows, row{name, fmt.Sprintf("a ← a + n, i%d%s; jump back if a %s b", w, words(fl), c.sign),
						step + "A = v\nif " + typ + "(v) " + c.sign + " " + right + " { BACK }"})
					fuses[name] = [2]string{fmt.Sprintf("add%d%sI", w, fl), jump + im + "B"}
				}
			}
		}
	}
	return rows
}

func callRows() []row {
	const reach = "p := B\n" + line + "if off := p - line.%s; off > line.Lim1 || X > line.Lim1-off { LEAVE }"
	const back = `flags := *(*uint64)(unsafe.Add(fp, hdrFunc))
		if flags>>32 != callerFast>>32 { MEANING }
		if *(*uint64)(unsafe.Add(fp, hdrStack)) != uint64(t.mem.StackMark()) { goto release }
		to := unsafe.Add(t.slab, *(*int)(unsafe.Add(fp, hdrCaller)))
		e := (*fastEntry)(unsafe.Add(t.entries, uintptr(*(*uint32)(unsafe.Add(to, hdrFunc)))*fastEntrySize))
		pc = unsafe.Add(e.code, *(*int)(unsafe.Add(fp, hdrPC))*fastInstSize)
		from := (*fastInst)(unsafe.Add(pc, -fastInstSize))
		`
	const go_on = `
		t.base += X - uint64(uint32(from.x))
		fp = to
		t.depth--
		continue`
	return []row{
		{"chkRange", "leave unless b - x < c, n bits", "if (B-X)<<(64-in.n)>>(64-in.n) >= C { LEAVE }"},
		{"chkBits", "leave unless b & x is 0", "if B&X != 0 { LEAVE }"},
		{"chkNonnull", "leave unless b is not 0", "if B == 0 { LEAVE }"},
		{"chkDeref", "leave unless x bytes can be read at b", fmt.Sprintf(reach, "Load")},
		{"chkDerefNull", "leave unless b is 0 or x bytes can be read there", "if B != 0 {\n" + fmt.Sprintf(reach, "Load") + "\n}"},
		{"chkSret", "leave unless x bytes can be written at b", fmt.Sprintf(reach, "Store")},
		{"call", "call function a; b: where it comes back, c: size of this frame, x: index of the next operation, and where the result goes", `
			e := (*fastEntry)(unsafe.Add(t.entries, uintptr(in.a)*fastEntrySize))
			to := unsafe.Add(fp, in.c)
			now := t.base + uint64(uint32(in.x))
			if e.enter == nil || now >= poll || uintptr(to)+e.frame > uintptr(t.slab)+uintptr(t.size) || t.depth >= t.m.opts.MaxDepth {
				MEANING
			}
			t.depth++
			t.serial++
			*(*uint64)(unsafe.Add(to, hdrPC)) = uint64(in.b)
			*(*int)(unsafe.Add(to, hdrCaller)) = int(uintptr(fp) - uintptr(t.slab))
			*(*uint64)(unsafe.Add(to, hdrFunc)) = uint64(in.a) | callerFast
			*(*uint64)(unsafe.Add(to, hdrStack)) = uint64(t.mem.StackMark())
			*(*uint64)(unsafe.Add(to, hdrSerial)) = t.serial
			*(*uint64)(unsafe.Add(to, hdrDirty)) = 0
			t.base = now
			fp, pc = to, e.enter
			continue`},
		{"ret", "return; x: index of the next operation", back + strings.TrimSpace(go_on)},
		{"ret1", "return slot a; x: index of the next operation", back + "*(*uint64)(unsafe.Add(to, from.x>>32)) = A" + go_on},
		{"retN", "return n slots at a; x: index of the next operation", back + `
			for i := 0; i < int(in.n); i++ {
				*(*uint64)(unsafe.Add(to, int(from.x>>32)+8*i)) = *(*uint64)(unsafe.Add(fp, int(in.a)+8*i))
			}` + go_on},
	}
}
