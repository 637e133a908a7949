package main

import (
	"fmt"

	"github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// tests writes the search for a NaN.
func (t tier) tests() {
	for i, typ := range []string{"F32", "F64"} {
		size := 4 << i
		name := "anyNaN" + typ + t.name
		build.TEXT(name, build.NOSPLIT, "func(a *byte, n int) bool")
		build.Pragma("noescape")
		build.Doc(fmt.Sprintf("%s is anyNaN of %s on vectors of %d bytes.", name, typ, t.width))
		a, left := build.Load(build.Param("a"), build.GP64()), build.GP64()
		build.Load(build.Param("n"), left)
		found := build.GP64()
		build.XORQ(found, found)
		if t.wide {
			t.nan512(i, size, left, found, a)
		} else {
			t.nan256(i, size, left, found, a)
		}
		result := build.GP8()
		build.TESTQ(found, found)
		build.SETNE(result)
		build.VZEROUPPER()
		build.Store(result, build.ReturnIndex(0))
		build.RET()
		t.enter("anyNaN", fmt.Sprintf("[%s]", typ), name)
	}
}

func (t tier) nan512(i, size int, left, found reg.GPVirtual, a reg.Register) {
	unordered := func(v reg.VecVirtual) {
		k, bits := build.K(), build.GP64()
		if i == 0 {
			build.VCMPPS(operand.Imm(3), v, v, k)
		} else {
			build.VCMPPD(operand.Imm(3), v, v, k)
		}
		build.KMOVQ(k, bits)
		build.ORQ(bits, found)
	}
	loop(64/size, left, "whole", func() {
		v := vec(64)
		load(64, mem(a), v)
		unordered(v)
		advance(64, a)
	})
	build.TESTQ(left, left)
	build.JE(operand.LabelRef("done"))
	v := vec(64)
	move(size, mem(a), lanesMask(left), v)
	unordered(v)
	build.Label("done")
}

func (t tier) nan256(i, size int, left, found reg.GPVirtual, a reg.Register) {
	all := vec(32)
	build.VPXOR(all, all, all)
	step := func(bytes int) {
		n := max(bytes, 16)
		v := vec(n)
		load(bytes, mem(a), v)
		cmp := func(o ...operand.Op) {
			if i == 0 {
				build.VCMPPS(operand.Imm(3), o[0], o[0], o[0])
			} else {
				build.VCMPPD(operand.Imm(3), o[0], o[0], o[0])
			}
		}
		cmp(v)
		if n == 32 {
			build.VPOR(v, all, all)
		} else {
			bits := build.GP32()
			build.VMOVMSKPS(v, bits)
			build.ORQ(bits.As64(), found)
		}
		advance(bytes, a)
	}
	loop(32/size, left, "whole", func() { step(32) })
	bits := build.GP32()
	build.VMOVMSKPS(all, bits)
	build.ORQ(bits.As64(), found)
	for bytes := 16; bytes >= size; bytes /= 2 {
		next := fmt.Sprintf("below%d", bytes)
		build.TESTQ(operand.U32(uint64(bytes/size)), left)
		build.JE(operand.LabelRef(next))
		step(bytes)
		build.Label(next)
	}
}
