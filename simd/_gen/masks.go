package main

import (
	"fmt"

	"github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// start opens a kernel that goes by lanes, and returns its pointers and the
// lanes that are left.
func start(name, reference, width string, params ...string) (ptrs map[string]reg.Register, left reg.GPVirtual) {
	list := ""
	for i, p := range params {
		if i > 0 {
			list += ", "
		}
		list += p
	}
	build.TEXT(name, build.NOSPLIT, fmt.Sprintf("func(%s *byte, n int)", list))
	build.Pragma("noescape")
	build.Doc(fmt.Sprintf("%s is %s on vectors of %s bytes.", name, reference, width))
	ptrs = map[string]reg.Register{}
	for _, p := range params {
		ptrs[p] = build.Load(build.Param(p), build.GP64())
	}
	left = build.GP64()
	build.Load(build.Param("n"), left)
	return ptrs, left
}

func mem(r reg.Register) operand.Mem { return operand.Mem{Base: r} }

// lanesMask is the mask of the left lowest lanes.
func lanesMask(left reg.GPVirtual) reg.OpmaskVirtual {
	bits, k := build.GP64(), build.K()
	build.MOVQ(operand.I64(-1), bits)
	build.BZHIQ(left, bits, bits)
	build.KMOVQ(bits, k)
	return k
}

// loop writes steps of lanes lanes while that many are left.
func loop(lanes int, left reg.GPVirtual, label string, step func()) {
	build.CMPQ(left, operand.Imm(uint64(lanes)))
	build.JB(operand.LabelRef(label + "end"))
	build.Label(label)
	step()
	build.SUBQ(operand.Imm(uint64(lanes)), left)
	build.CMPQ(left, operand.Imm(uint64(lanes)))
	build.JAE(operand.LabelRef(label))
	build.Label(label + "end")
}

func advance(bytes int, rs ...reg.Register) {
	for _, r := range rs {
		build.ADDQ(operand.Imm(uint64(bytes)), r)
	}
}

// selects writes the choice between two vectors by bytes of a mask.
func (t tier) selects() {
	for i, ty := range intTypes {
		name := "select" + ty.name + t.name
		p, left := start(name, "choose["+ty.unsigned+"]", fmt.Sprint(t.width), "dst", "mask", "a", "b")
		lanes := t.width / ty.size
		dst, mask, a, b := p["dst"], p["mask"], p["a"], p["b"]
		if t.wide {
			t.select512(i, lanes, left, dst, mask, a, b)
		} else {
			t.select256(i, lanes, left, dst, mask, a, b)
		}
		build.VZEROUPPER()
		build.RET()
		t.enter("choose", fmt.Sprintf("[%d]", i), name)
	}
}

// select512 turns mask bytes into a mask register.
func (t tier) select512(i, lanes int, left reg.GPVirtual, dst, mask, a, b reg.Register) {
	size := 1 << i
	blend := []vop{build.VPBLENDMB, build.VPBLENDMW, build.VPBLENDMD, build.VPBLENDMQ}[i]
	test := func(m reg.VecVirtual, k reg.OpmaskVirtual) { build.VPTESTMB(m, m, k) }
	loop(lanes, left, "whole", func() {
		k, x, y, out := build.K(), vec(64), vec(64), vec(64)
		m := vec(max(lanes, 16))
		load(lanes, mem(mask), m)
		test(m, k)
		load(64, mem(a), x)
		load(64, mem(b), y)
		blend(x, y, k, out)
		store(64, out, mem(dst))
		advance(lanes, mask)
		advance(64, dst, a, b)
	})
	build.TESTQ(left, left)
	build.JE(operand.LabelRef("done"))
	few, k, m, x, y, out := lanesMask(left), build.K(), vec(64), vec(64), vec(64), vec(64)
	build.VMOVDQU8_Z(mem(mask), few, m)
	build.VPTESTMB(m, m, few, k)
	move(size, mem(a), few, x)
	move(size, mem(b), few, y)
	blend(x, y, k, out)
	put(size, out, few, mem(dst))
	build.Label("done")
}

// move and put load and store the lanes of a mask.
func move(size int, m operand.Mem, k reg.OpmaskVirtual, v reg.VecVirtual) {
	[]func(ops ...operand.Op){1: func(o ...operand.Op) { build.VMOVDQU8_Z(o[0], o[1], o[2]) }, 2: func(o ...operand.Op) { build.VMOVDQU16_Z(o[0], o[1], o[2]) },
		4: func(o ...operand.Op) { build.VMOVDQU32_Z(o[0], o[1], o[2]) }, 8: func(o ...operand.Op) { build.VMOVDQU64_Z(o[0], o[1], o[2]) }}[size](m, k, v)
}

func put(size int, v reg.VecVirtual, k reg.OpmaskVirtual, m operand.Mem) {
	[]vop{1: build.VMOVDQU8, 2: build.VMOVDQU16, 4: build.VMOVDQU32, 8: build.VMOVDQU64}[size](v, k, m)
}

// select256 widens mask bytes to lanes and blends.
func (t tier) select256(i, lanes int, left reg.GPVirtual, dst, mask, a, b reg.Register) {
	size := 1 << i
	zero := vec(32)
	build.VPXOR(zero, zero, zero)
	step := func(bytes int) {
		n := max(bytes, 16)
		count := bytes / size
		m, x, y, out := vec(n), vec(n), vec(n), vec(n)
		z := operand.Op(zero)
		if n == 16 {
			z = zero.AsX()
		}
		if size == 1 {
			load(count, mem(mask), m)
			build.VPCMPEQB(z, m, m)
		} else {
			narrow := vec(16)
			load(count, mem(mask), narrow)
			[]vop{nil, build.VPMOVZXBW, build.VPMOVZXBD, build.VPMOVZXBQ}[i](narrow, m)
			[]func(o ...operand.Op){nil, cmpeqw, cmpeqd, cmpeqq}[i](z, m, m)
		}
		load(bytes, mem(a), x)
		load(bytes, mem(b), y)
		build.VPBLENDVB(m, y, x, out)
		store(bytes, out, mem(dst))
		advance(count, mask)
		advance(bytes, dst, a, b)
	}
	loop(lanes, left, "whole", func() { step(32) })
	for bytes := 16; bytes >= size; bytes /= 2 {
		next := fmt.Sprintf("below%d", bytes)
		build.TESTQ(operand.U32(uint64(bytes/size)), left)
		build.JE(operand.LabelRef(next))
		step(bytes)
		build.Label(next)
	}
}

func cmpeqw(o ...operand.Op) { build.VPCMPEQW(o...) }
func cmpeqd(o ...operand.Op) { build.VPCMPEQD(o...) }
func cmpeqq(o ...operand.Op) { build.VPCMPEQQ(o...) }

// A comparison that is made; the others are these with operands swapped.
type comparison struct {
	op        string
	reference string
	predicate uint64 // of VPCMP, or of VCMPPS
	signed    bool
}

var intComparisons = []comparison{
	{"EQ", "equal", 0, false}, {"NE", "unequal", 4, false}, {"SLT", "less", 1, true}, {"SLE", "lessEqual", 2, true},
	{"ULT", "less", 1, false}, {"ULE", "lessEqual", 2, false},
}

var floatComparisons = []comparison{
	{"OEQ", "", 0x00, false}, {"OLT", "", 0x11, false}, {"OLE", "", 0x12, false}, {"ONE", "", 0x0c, false}, {"ORD", "", 0x07, false},
	{"UEQ", "", 0x08, false}, {"UNLT", "", 0x19, false}, {"UNLE", "", 0x1a, false}, {"UNE", "", 0x04, false}, {"UNO", "", 0x03, false},
}

// swapped are the comparisons that others do with their operands swapped.
var swapped = map[string]string{"SLT": "SGT", "SLE": "SGE", "ULT": "UGT", "ULE": "UGE", "OLT": "OGT", "OLE": "OGE", "UNLT": "UNGT", "UNLE": "UNGE"}

func (t tier) compares() {
	for i, ty := range intTypes {
		for _, c := range intComparisons {
			typ := ty.unsigned
			if c.signed {
				typ = ty.sign
			}
			t.compare(c, ty.name, i, c.reference+"["+typ+"]", false)
		}
	}
	for i, name := range []string{"F32", "F64"} {
		for _, c := range floatComparisons {
			t.compare(c, name, i+2, "the comparison "+c.op+" of "+name, true)
		}
	}
}

func (t tier) compare(c comparison, typ string, i int, reference string, float bool) {
	name := fmt.Sprintf("compare%s%s%s", c.op, typ, t.name)
	p, left := start(name, reference, fmt.Sprint(t.width), "dst", "a", "b")
	dst, a, b := p["dst"], p["a"], p["b"]
	if t.wide {
		t.compare512(c, i, left, dst, a, b, float)
	} else {
		t.compare256(c, i, left, dst, a, b, float)
	}
	build.VZEROUPPER()
	build.RET()
	t.enter("compare", fmt.Sprintf("[%s][%s]", c.op, typ), name)
	if s, ok := swapped[c.op]; ok {
		t.enter("compare", fmt.Sprintf("[%s][%s]", s, typ), fmt.Sprintf("swapped(%s)", name))
	}
}

// compare512 compares into a mask and takes ones from it.
func (t tier) compare512(c comparison, i int, left reg.GPVirtual, dst, a, b reg.Register, float bool) {
	size := 1 << i
	lanes := 64 / size
	ones := vec(64)
	one := build.GP32()
	build.MOVL(operand.U32(0x01010101), one)
	build.VPBROADCASTD(one, ones)
	op := func(x, y reg.VecVirtual, k reg.OpmaskVirtual, few ...operand.Op) {
		ops := append([]operand.Op{operand.Imm(c.predicate), y, x}, few...)
		ops = append(ops, k)
		switch {
		case float && i == 2:
			build.VCMPPS(ops...)
		case float:
			build.VCMPPD(ops...)
		case c.signed:
			[]vop{build.VPCMPB, build.VPCMPW, build.VPCMPD, build.VPCMPQ}[i](ops...)
		default:
			[]vop{build.VPCMPUB, build.VPCMPUW, build.VPCMPUD, build.VPCMPUQ}[i](ops...)
		}
	}
	loop(lanes, left, "whole", func() {
		k, x, y := build.K(), vec(64), vec(64)
		load(64, mem(a), x)
		load(64, mem(b), y)
		op(x, y, k)
		out := vec(64)
		build.VMOVDQU8_Z(ones, k, out)
		switch lanes {
		case 64:
			store(64, out, mem(dst))
		case 32:
			build.VMOVDQU(out.AsY(), mem(dst))
		case 16:
			build.VMOVDQU(out.AsX(), mem(dst))
		case 8:
			build.VMOVQ(out.AsX(), mem(dst))
		}
		advance(lanes, dst)
		advance(64, a, b)
	})
	build.TESTQ(left, left)
	build.JE(operand.LabelRef("done"))
	few, k, x, y, out := lanesMask(left), build.K(), vec(64), vec(64), vec(64)
	move(size, mem(a), few, x)
	move(size, mem(b), few, y)
	op(x, y, k, few)
	build.VMOVDQU8_Z(ones, k, out)
	build.VMOVDQU8(out, few, mem(dst))
	build.Label("done")
}

// compare256 compares into lanes of ones or zeros and narrows them to bytes:
// words by packing, wider ones through their sign bits.
func (t tier) compare256(c comparison, i int, left reg.GPVirtual, dst, a, b reg.Register, float bool) {
	size := 1 << i
	lanes := 32 / size
	ones := vec(32)
	if i < 2 {
		one := build.GP32()
		build.MOVL(operand.U32(0x01010101), one)
		x := build.XMM()
		build.VMOVD(one, x)
		build.VPBROADCASTD(x, ones)
	}
	bytesOfOne := build.GP64()
	if i >= 2 {
		build.MOVQ(operand.U64(0x0101010101010101), bytesOfOne)
	}
	// compared is true lanes for the comparison, or its negation.
	compared := func(n int, x, y reg.VecVirtual) (v reg.VecVirtual, negated bool) {
		out := vec(n)
		if float {
			if i == 2 {
				build.VCMPPS(operand.Imm(c.predicate), y, x, out)
			} else {
				build.VCMPPD(operand.Imm(c.predicate), y, x, out)
			}
			return out, false
		}
		eq := []vop{build.VPCMPEQB, build.VPCMPEQW, build.VPCMPEQD, build.VPCMPEQQ}[i]
		gt := []vop{build.VPCMPGTB, build.VPCMPGTW, build.VPCMPGTD, build.VPCMPGTQ}[i]
		if c.op == "EQ" || c.op == "NE" {
			eq(y, x, out)
			return out, c.op == "NE"
		}
		if !c.signed {
			x, y = signsTurned(n, size, x), signsTurned(n, size, y)
		}
		if c.reference == "less" { // x < y: y > x
			gt(x, y, out)
			return out, false
		}
		gt(y, x, out) // x <= y: not x > y
		return out, true
	}
	step := func(bytes int) {
		n, count := max(bytes, 16), bytes/size
		x, y := vec(n), vec(n)
		load(bytes, mem(a), x)
		load(bytes, mem(b), y)
		v, negated := compared(n, x, y)
		if i < 2 {
			packed := v
			if i == 1 {
				packed = vec(16)
				if n == 32 {
					high := vec(16)
					build.VEXTRACTI128(operand.Imm(1), v, high)
					build.VPACKSSWB(high, v.AsX(), packed)
				} else {
					build.VPACKSSWB(v, v, packed)
				}
			}
			o := operand.Op(ones)
			if packed.Size() == 16 {
				o = ones.AsX()
			}
			if negated {
				build.VPANDN(o, packed, packed)
			} else {
				build.VPAND(o, packed, packed)
			}
			store(count, packed, mem(dst))
		} else {
			bits, word := build.GP32(), build.GP64()
			if i == 2 {
				build.VMOVMSKPS(v, bits)
			} else {
				build.VMOVMSKPD(v, bits)
			}
			if negated {
				build.XORL(operand.U32(0xff), bits)
			}
			build.PDEPQ(bytesOfOne, bits.As64(), word)
			switch count {
			case 8:
				build.MOVQ(word, mem(dst))
			case 4:
				build.MOVL(word.As32(), mem(dst))
			case 2:
				build.MOVW(word.As16(), mem(dst))
			case 1:
				build.MOVB(word.As8(), mem(dst))
			}
		}
		advance(count, dst)
		advance(bytes, a, b)
	}
	loop(lanes, left, "whole", func() { step(32) })
	for bytes := 16; bytes >= size; bytes /= 2 {
		next := fmt.Sprintf("below%d", bytes)
		build.TESTQ(operand.U32(uint64(bytes/size)), left)
		build.JE(operand.LabelRef(next))
		step(bytes)
		build.Label(next)
	}
}

// signsTurned is v with the highest bit of each lane turned.
func signsTurned(n, size int, v reg.VecVirtual) reg.VecVirtual {
	if size == 8 {
		return signTurned(n, v)
	}
	sign, out := vec(n), vec(n)
	build.VPCMPEQD(sign, sign, sign)
	switch size {
	case 4:
		build.VPSLLD(operand.Imm(31), sign, sign)
	case 2:
		build.VPSLLW(operand.Imm(15), sign, sign)
	case 1:
		low := vec(n)
		build.VPSLLW(operand.Imm(15), sign, low)
		build.VPSRLW(operand.Imm(8), low, sign)
		build.VPOR(low, sign, sign)
	}
	build.VPXOR(sign, v, out)
	return out
}
