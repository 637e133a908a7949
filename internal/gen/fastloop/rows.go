package main

import (
	"fmt"
	"strings"
)

// allRows is every opcode, in the order of their numbers.
func allRows() []row {
	var rows []row
	rows = append(rows, moveRows()...)
	rows = append(rows, integerRows()...)
	rows = append(rows, shiftRows()...)
	rows = append(rows, divisionRows()...)
	rows = append(rows, bitRows()...)
	rows = append(rows, compareRows()...)
	rows = append(rows, castRows()...)
	rows = append(rows, floatRows()...)
	rows = append(rows, memoryRows()...)
	rows = append(rows, branchRows()...)
	rows = append(rows, callRows()...)
	return rows
}

func moveRows() []row {
	return []row{
		{"site", "run the meaning of the operation", "MEANING"},
		{"leave", "go on in plain code", "LEAVE"},
		{"trip", "go on in plain code now and then; for tests", "if t.trip--; t.trip < 0 { LEAVE }"},
		{"allocas", "make n stack objects", "why = leftAllocas\ngoto out"},
		{"mov", "a ← b", "A = B"},
		{"movN", "a ← b, n slots", `
			d, s := unsafe.Add(fp, in.a), unsafe.Add(fp, in.b)
			if in.a <= in.b {
				for i := 0; i < int(in.n); i++ {
					*(*uint64)(unsafe.Add(d, 8*i)) = *(*uint64)(unsafe.Add(s, 8*i))
				}
			} else {
				for i := int(in.n) - 1; i >= 0; i-- {
					*(*uint64)(unsafe.Add(d, 8*i)) = *(*uint64)(unsafe.Add(s, 8*i))
				}
			}`},
		{"ldc", "a ← x", "A = X"},
		{"sel", "a ← b ? c : slot x", `
			from := in.c
			if B&1 == 0 {
				from = int32(in.x)
			}
			A = *(*uint64)(unsafe.Add(fp, from))`},
		{"nonneg", "a ← b, n bits with sign 0", "v := B\nif v>>(in.n-1)&1 != 0 { LEAVE }\nA = v"},
	}
}

// flagSets are the no-wrap flags: S for nsw, U for nuw.
var flagSets = []string{"", "S", "U", "SU"}

func words(flags string) string {
	return map[string]string{"": "", "S": " nsw", "U": " nuw", "SU": " nsw nuw"}[flags]
}

// integerRows are add, sub and mul: for 32 and 64 bits with each set of
// flags, with a slot or an immediate; for other widths with the flags in x.
func integerRows() []row {
	var rows []row
	signs := map[string]string{"add": "+", "sub": "-", "mul": "*"}
	for _, o := range []string{"add", "sub", "mul"} {
		for _, w := range []int{32, 64} {
			for _, fl := range flagSets {
				forms := []struct{ suffix, l, r, pic string }{
					{"", "B", "C", "b %s c"}, {"I", "B", "X", "b %s x"},
				}
				if o == "sub" {
					forms = append(forms, struct{ suffix, l, r, pic string }{"R", "X", "B", "x %s b"})
				}
				for _, form := range forms {
					if o == "sub" && form.suffix == "I" && fl != "U" || form.suffix == "R" && len(fl) == 2 {
						continue // an add of the negated number, or a constant in a slot
					}
					rows = append(rows, row{
						fmt.Sprintf("%s%d%s%s", o, w, fl, form.suffix),
						"a ← " + fmt.Sprintf(form.pic, signs[o]) + fmt.Sprintf(", i%d%s", w, words(fl)),
						arithmetic(o, signs[o], w, fl, form.l, form.r),
					})
				}
			}
		}
	}
	for _, o := range []string{"add", "sub", "mul"} {
		unsigned := map[string]string{"add": "(b + c)>>n != 0", "sub": "b < c", "mul": "(b * c)>>n != 0"}[o]
		rows = append(rows, row{o + "N", "a ← b " + signs[o] + " c, n bits, x: 1 nsw, 2 nuw", `
			b, c, n := B, C, in.n
			s := (int64(b<<(64-n)) >> (64 - n)) ` + signs[o] + ` (int64(c<<(64-n)) >> (64 - n))
			if in.x != 0 && (in.x&1 != 0 && s != s<<(64-n)>>(64-n) || in.x&2 != 0 && ` + unsigned + `) {
				LEAVE
			}
			A = uint64(s) & (1<<n - 1)`})
	}
	return rows
}

func arithmetic(o, sign string, w int, flags, l, r string) string {
	signed, unsigned := strings.Contains(flags, "S"), strings.Contains(flags, "U")
	if w == 32 {
		switch {
		case !signed && !unsigned:
			return fmt.Sprintf("A = uint64(uint32(%s) %s uint32(%s))", l, sign, r)
		case signed && !unsigned:
			return fmt.Sprintf("s := int64(int32(%s)) %s int64(int32(%s))\nif s != int64(int32(s)) { LEAVE }\nA = uint64(uint32(s))", l, sign, r)
		case unsigned && !signed:
			return fmt.Sprintf("s := %s %s %s\nif s>>32 != 0 { LEAVE }\nA = s", l, sign, r)
		}
		return fmt.Sprintf("b, c := %s, %s\ns, u := int64(int32(b)) %s int64(int32(c)), b %s c\nif s != int64(int32(s)) || u>>32 != 0 { LEAVE }\nA = u", l, r, sign, sign)
	}
	if o == "mul" {
		return wideMul(flags, l, r)
	}
	overflow := map[string]string{"add": "int64((b^s)&(c^s)) < 0", "sub": "int64((b^c)&(b^s)) < 0"}[o]
	carry := map[string]string{"add": "s < b", "sub": "b < c"}[o]
	var tests []string
	if signed {
		tests = append(tests, overflow)
	}
	if unsigned {
		tests = append(tests, carry)
	}
	if len(tests) == 0 {
		return fmt.Sprintf("A = %s %s %s", l, sign, r)
	}
	return fmt.Sprintf("b, c := %s, %s\ns := b %s c\nif %s { LEAVE }\nA = s", l, r, sign, strings.Join(tests, " || "))
}

func wideMul(flags, l, r string) string {
	if flags == "" {
		return fmt.Sprintf("A = %s * %s", l, r)
	}
	text := fmt.Sprintf("b, c := %s, %s\nhi, lo := bits.Mul64(b, c)\n", l, r)
	if strings.Contains(flags, "U") {
		text += "if hi != 0 { LEAVE }\n"
	}
	if strings.Contains(flags, "S") {
		text += `hi -= uint64(int64(b)>>63)&c + uint64(int64(c)>>63)&b
			if hi != uint64(int64(lo)>>63) { LEAVE }
			`
	}
	return text + "A = lo"
}

func shiftRows() []row {
	rows := []row{
		{"shl32", "a ← b << c, i32", "k := C\nif k >= 32 { LEAVE }\nA = uint64(uint32(B) << (k&31))"},
		{"shl64", "a ← b << c, i64", "k := C\nif k >= 64 { LEAVE }\nA = B << (k&63)"},
		{"shl32I", "a ← b << x, i32", "A = uint64(uint32(B) << (in.x&31))"},
		{"shl64I", "a ← b << x, i64", "A = B << (in.x&63)"},
	}
	for _, im := range []bool{false, true} {
		suffix, amount, what := "", "C", "c"
		if im {
			suffix, amount, what = "I", "uint64(in.c)", "the number c"
		}
		rows = append(rows,
			row{"shlN" + suffix, "a ← b << " + what + ", n bits, x: 1 nsw, 2 nuw", `
				b, k, n := B, ` + amount + `, in.n
				if k >= uint64(n) { LEAVE }
				r := b << (k&63) << (64-n)
				if in.x != 0 && (in.x&2 != 0 && r>>(64-n)>>(k&63) != b || in.x&1 != 0 && int64(r)>>(64-n)>>(k&63) != int64(b<<(64-n))>>(64-n)) {
					LEAVE
				}
				A = r >> (64-n)`},
			row{"lshrX" + suffix, "a ← b >> " + what + " exact, n bits, zero fill", `
				b, k := B, ` + amount + `
				if k >= uint64(in.n) || b>>(k&63)<<(k&63) != b { LEAVE }
				A = b >> (k&63)`},
			row{"ashrX" + suffix, "a ← b >> " + what + " exact, n bits, sign fill", `
				b, k, n := B, ` + amount + `, in.n
				if k >= uint64(n) || b>>(k&63)<<(k&63) != b { LEAVE }
				A = uint64(int64(b<<(64-n))>>(64-n)>>(k&63)) << (64-n) >> (64-n)`},
			row{"ashrN" + suffix, "a ← b >> " + what + ", n bits, sign fill", `
				k, n := ` + amount + `, in.n
				if k >= uint64(n) { LEAVE }
				A = uint64(int64(B<<(64-n))>>(64-n)>>(k&63)) << (64-n) >> (64-n)`},
		)
	}
	return append(rows,
		row{"lshr", "a ← b >> c, n bits, zero fill", "k := C\nif k >= uint64(in.n) { LEAVE }\nA = B >> (k&63)"},
		row{"lshrI", "a ← b >> x, zero fill", "A = B >> (in.x&63)"},
		row{"ashr32", "a ← b >> c, i32, sign fill", "k := C\nif k >= 32 { LEAVE }\nA = uint64(uint32(int32(B) >> (k&31)))"},
		row{"ashr64", "a ← b >> c, i64, sign fill", "k := C\nif k >= 64 { LEAVE }\nA = uint64(int64(B) >> (k&63))"},
		row{"ashr32I", "a ← b >> x, i32, sign fill", "A = uint64(uint32(int32(B) >> (in.x&31)))"},
		row{"ashr64I", "a ← b >> x, i64, sign fill", "A = uint64(int64(B) >> (in.x&63))"},
		row{"fshl", "a ← high half of (b,c) << slot x, n bits", `
			n := uint64(in.n)
			k := *(*uint64)(unsafe.Add(fp, int32(in.x))) % n
			A = (B<<k | C>>(n-k)) << (64-n) >> (64-n)`},
		row{"fshr", "a ← low half of (b,c) >> slot x, n bits", `
			n := uint64(in.n)
			k := *(*uint64)(unsafe.Add(fp, int32(in.x))) % n
			A = (B<<(n-k) | C>>k) << (64-n) >> (64-n)`},
	)
}

func divisionRows() []row {
	var rows []row
	for _, d := range []struct{ name, sign string }{{"div", "/"}, {"rem", "%"}} {
		for _, w := range []int{32, 64} {
			u := fmt.Sprintf("uint%d", w)
			s := fmt.Sprintf("int%d", w)
			rows = append(rows,
				row{fmt.Sprintf("u%s%d", d.name, w), fmt.Sprintf("a ← b %s c, i%d unsigned", d.sign, w),
					fmt.Sprintf("c := %s(C)\nif c == 0 { LEAVE }\nA = uint64(%s(B) %s c)", u, u, d.sign)},
				row{fmt.Sprintf("u%s%dI", d.name, w), fmt.Sprintf("a ← b %s x, i%d unsigned, x not 0", d.sign, w),
					fmt.Sprintf("c := %s(X)\nif c == 0 { LEAVE }\nA = uint64(%s(B) %s c)", u, u, d.sign)},
				row{fmt.Sprintf("s%s%d", d.name, w), fmt.Sprintf("a ← b %s c, i%d signed", d.sign, w),
					fmt.Sprintf("c := %s(C)\nif c == 0 || c == -1 { LEAVE }\nA = uint64(%s(%s(B) %s c))", s, u, s, d.sign)},
				row{fmt.Sprintf("s%s%dI", d.name, w), fmt.Sprintf("a ← b %s x, i%d signed, x not 0 or -1", d.sign, w),
					fmt.Sprintf("c := %s(in.x)\nif c == 0 || c == -1 { LEAVE }\nA = uint64(%s(%s(B) %s c))", s, u, s, d.sign)},
			)
		}
		rows = append(rows, row{"s" + d.name + "N", "a ← b " + d.sign + " c, n bits signed", `
			n := in.n
			b, c := int64(B<<(64-n))>>(64-n), int64(C<<(64-n))>>(64-n)
			if c == 0 || c == -1 { LEAVE }
			A = uint64(b ` + d.sign + ` c) << (64-n) >> (64-n)`})
	}
	return append(rows,
		row{"udivX", "a ← b / c exact, unsigned", "b, c := B, C\nif c == 0 || b%c != 0 { LEAVE }\nA = b / c"},
		row{"sdivX", "a ← b / c exact, n bits signed", `
			n := in.n
			b, c := int64(B<<(64-n))>>(64-n), int64(C<<(64-n))>>(64-n)
			if c == 0 || c == -1 || b%c != 0 { LEAVE }
			A = uint64(b / c) << (64-n) >> (64-n)`},
	)
}

func bitRows() []row {
	return []row{
		{"and", "a ← b & c", "A = B & C"},
		{"andI", "a ← b & x", "A = B & X"},
		{"or", "a ← b | c", "A = B | C"},
		{"orI", "a ← b | x", "A = B | X"},
		{"xor", "a ← b ^ c", "A = B ^ C"},
		{"xorI", "a ← b ^ x", "A = B ^ X"},
		{"orX", "a ← b | c disjoint", "b, c := B, C\nif b&c != 0 { LEAVE }\nA = b | c"},
		{"orXI", "a ← b | x disjoint", "b := B\nif b&X != 0 { LEAVE }\nA = b | X"},
		{"smin", "a ← min(b, c), n bits signed", "b, c := B, C\nif int64(c<<(64-in.n)) < int64(b<<(64-in.n)) { b = c }\nA = b"},
		{"smax", "a ← max(b, c), n bits signed", "b, c := B, C\nif int64(c<<(64-in.n)) > int64(b<<(64-in.n)) { b = c }\nA = b"},
		{"umin", "a ← min(b, c), unsigned", "A = min(B, C)"},
		{"umax", "a ← max(b, c), unsigned", "A = max(B, C)"},
		{"abs", "a ← |b|, n bits; x: the least number leaves", `
			n := in.n
			v := int64(B<<(64-n)) >> (64-n)
			if v < 0 {
				if v = -v; in.x != 0 && (v <= 0 || v>>(n-1) != 0) { LEAVE }
			}
			A = uint64(v) << (64-n) >> (64-n)`},
		{"ctlz", "a ← leading zeros of b, n bits; x: 0 leaves", "b := B\nif b == 0 && in.x != 0 { LEAVE }\nA = uint64(in.n) - uint64(bits.Len64(b))"},
		{"cttz", "a ← trailing zeros of b, n bits; x: 0 leaves", `
			b := B
			if b == 0 {
				if in.x != 0 { LEAVE }
				A = uint64(in.n)
			} else {
				A = uint64(bits.TrailingZeros64(b))
			}`},
		{"bswap", "a ← bytes of b reversed, n bits", "A = bits.ReverseBytes64(B) >> (64-in.n)"},
	}
}

// setBool stores a condition as an i1.
func setBool(cond string) string {
	return "r := uint64(0)\nif " + cond + " { r = 1 }\nA = r"
}

// integerTests are the comparisons: name, picture, condition on L and R.
var integerTests = []struct{ name, sign, typ string }{
	{"eq", "==", "uint64"}, {"ne", "!=", "uint64"}, {"ult", "<", "uint64"}, {"ule", "<=", "uint64"},
	{"slt32", "<", "int32"}, {"sle32", "<=", "int32"}, {"slt64", "<", "int64"}, {"sle64", "<=", "int64"},
}

var immediateTests = []struct{ name, sign, typ string }{
	{"eq", "==", "uint64"}, {"ne", "!=", "uint64"}, {"ult", "<", "uint64"}, {"ugt", ">", "uint64"},
	{"slt32", "<", "int32"}, {"sgt32", ">", "int32"}, {"slt64", "<", "int64"}, {"sgt64", ">", "int64"},
}

// floatTests are conditions on l and r that are true as written, and their
// opposites.
var floatTests = []struct{ name, cond string }{
	{"lt", "l < r"}, {"le", "l <= r"}, {"eq", "l == r"}, {"one", "l < r || l > r"}, {"ord", "l == l && r == r"},
	{"nlt", "!(l < r)"}, {"nle", "!(l <= r)"}, {"une", "l != r"}, {"ueq", "!(l < r || l > r)"}, {"uno", "l != l || r != r"},
}

func floatOperands(w int, l, r string) string {
	if w == 32 {
		return fmt.Sprintf("l, r := math.Float32frombits(uint32(%s)), math.Float32frombits(uint32(%s))\n", l, r)
	}
	return fmt.Sprintf("l, r := math.Float64frombits(%s), math.Float64frombits(%s)\n", l, r)
}

func compareRows() []row {
	var rows []row
	for _, c := range integerTests {
		rows = append(rows, row{c.name, "a ← b " + c.sign + " c, " + c.typ, setBool(fmt.Sprintf("%s(B) %s %s(C)", c.typ, c.sign, c.typ))})
	}
	for _, c := range immediateTests {
		rows = append(rows, row{c.name + "I", "a ← b " + c.sign + " x, " + c.typ, setBool(fmt.Sprintf("%s(B) %s %s(in.x)", c.typ, c.sign, c.typ))})
	}
	for _, c := range []struct{ name, sign string }{{"sltN", "<"}, {"sleN", "<="}} {
		rows = append(rows, row{c.name, "a ← b " + c.sign + " c, n bits signed", setBool("int64(B<<(64-in.n)) " + c.sign + " int64(C<<(64-in.n))")})
	}
	for _, w := range []int{32, 64} {
		for _, c := range floatTests {
			rows = append(rows, row{fmt.Sprintf("f%s%d", c.name, w), fmt.Sprintf("a ← %s of b and c, f%d", c.name, w),
				floatOperands(w, "B", "C") + "v := uint64(0)\nif " + c.cond + " { v = 1 }\nA = v"})
		}
	}
	return rows
}

func castRows() []row {
	rows := []row{
		{"mov32", "a ← low 32 bits of b", "A = uint64(uint32(B))"},
		{"sext8to32", "a ← b, i8 to i32", "A = uint64(uint32(int32(int8(B))))"},
		{"sext16to32", "a ← b, i16 to i32", "A = uint64(uint32(int32(int16(B))))"},
		{"sext8to64", "a ← b, i8 to i64", "A = uint64(int64(int8(B)))"},
		{"sext16to64", "a ← b, i16 to i64", "A = uint64(int64(int16(B)))"},
		{"sext32to64", "a ← b, i32 to i64", "A = uint64(int64(int32(B)))"},
		{"sextN", "a ← b, sign-extended from n bits, masked with x", "A = uint64(int64(B<<(64-in.n))>>(64-in.n)) & X"},
		{"truncN", "a ← low n bits of b, c bits wide, x: 1 nsw, 2 nuw", `
			b, n := B, in.n
			if in.x&2 != 0 && b>>n != 0 || in.x&1 != 0 && int64(b<<(64-n))>>(64-n) != int64(b<<uint(64-in.c))>>uint(64-in.c) { LEAVE }
			A = b << (64-n) >> (64-n)`},
		{"sitofp32", "a ← float of b, n bits signed", "A = uint64(math.Float32bits(float32(int64(B<<(64-in.n))>>(64-in.n))))"},
		{"sitofp64", "a ← double of b, n bits signed", "A = math.Float64bits(float64(int64(B<<(64-in.n))>>(64-in.n)))"},
		{"uitofp32", "a ← float of b, less than 64 bits", "A = uint64(math.Float32bits(float32(int64(B))))"},
		{"uitofp64", "a ← double of b, less than 64 bits", "A = math.Float64bits(float64(int64(B)))"},
		{"fpext", "a ← double of the float b", "l := float64(math.Float32frombits(uint32(B)))\nif l != l { LEAVE }\nA = math.Float64bits(l)"},
		{"fptrunc", "a ← float of the double b", "l := float32(math.Float64frombits(B))\nif l != l { LEAVE }\nA = uint64(math.Float32bits(l))"},
	}
	for _, w := range []int{32, 64} {
		from := "math.Float64frombits(B)"
		if w == 32 {
			from = "float64(math.Float32frombits(uint32(B)))"
		}
		rows = append(rows,
			row{fmt.Sprintf("fptosi%d", w), fmt.Sprintf("a ← f%d b toward zero, n bits signed", w), `
				l, n := ` + from + `, in.n
				if !(l >= -0x1p63 && l < 0x1p63) { LEAVE }
				v := int64(l)
				if v<<(64-n)>>(64-n) != v { LEAVE }
				A = uint64(v) << (64-n) >> (64-n)`},
			row{fmt.Sprintf("fptoui%d", w), fmt.Sprintf("a ← f%d b toward zero, n bits unsigned", w), `
				l := ` + from + `
				if !(l > -1 && l < 0x1p63) { LEAVE }
				v := uint64(int64(l))
				if v<<(64-in.n)>>(64-in.n) != v { LEAVE }
				A = v`},
		)
	}
	return rows
}

// fused is a float multiply-add with one rounding. The product is exact in
// double; the sum is rounded to odd there, so that rounding it once more gives
// what rounding the exact sum gives.
func fused() string {
	return floatOperands(32, "B", "C") + `p, c := float64(l)*float64(r), float64(math.Float32frombits(uint32(*(*uint64)(unsafe.Add(fp, int32(in.x))))))
		s := p + c
		t1 := s - p
		e := (p - (s - t1)) + (c - t1)
		if e != 0 && e == e {
			if u := math.Float64bits(s); u&1 == 0 {
				if (e > 0) == (s > 0) { u++ } else { u-- }
				s = math.Float64frombits(u)
			}
		}
		v := float32(s)
		if v != v { LEAVE }
		A = uint64(math.Float32bits(v))`
}

func floatRows() []row {
	var rows []row
	for _, w := range []int{32, 64} {
		store := "A = math.Float64bits(v)"
		sqrt := "math.Sqrt(math.Float64frombits(B))"
		if w == 32 {
			store = "A = uint64(math.Float32bits(v))"
			sqrt = "float32(math.Sqrt(float64(math.Float32frombits(uint32(B)))))"
		}
		for _, o := range []struct{ name, sign string }{{"fadd", "+"}, {"fsub", "-"}, {"fmul", "*"}, {"fdiv", "/"}} {
			rows = append(rows, row{fmt.Sprintf("%s%d", o.name, w), fmt.Sprintf("a ← b %s c, f%d", o.sign, w),
				floatOperands(w, "B", "C") + "v := l " + o.sign + " r\nif v != v { LEAVE }\n" + store})
		}
		product := floatOperands(w, "B", "C") + fmt.Sprintf("p := float%d(l * r)\n", w)
		third := "math.Float64frombits(*(*uint64)(unsafe.Add(fp, int32(in.x))))"
		if w == 32 {
			third = "math.Float32frombits(uint32(*(*uint64)(unsafe.Add(fp, int32(in.x)))))"
		}
		rows = append(rows,
			row{fmt.Sprintf("fmadd%d", w), fmt.Sprintf("a ← b*c + slot x, f%d, two roundings", w),
				product + "v := p + " + third + "\nif v != v { LEAVE }\n" + store},
			row{fmt.Sprintf("fmsub%d", w), fmt.Sprintf("a ← b*c - slot x, f%d, two roundings", w),
				product + "v := p - " + third + "\nif v != v { LEAVE }\n" + store},
			row{fmt.Sprintf("fnmadd%d", w), fmt.Sprintf("a ← slot x - b*c, f%d, two roundings", w),
				product + "v := " + third + " - p\nif v != v { LEAVE }\n" + store},
			row{fmt.Sprintf("fsqrt%d", w), fmt.Sprintf("a ← square root of b, f%d", w), "v := " + sqrt + "\nif v != v { LEAVE }\n" + store})
	}
	return append(rows, row{"ffma32", "a ← b*c + slot x, f32, one rounding", fused()})
}
