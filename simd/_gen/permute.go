package main

import (
	"fmt"

	"github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/operand"
)

// permutes writes the permutation of the bytes of one register, or of two,
// by tables: 32 bytes are read at src and 32 written, 64 with AVX-512.
func (t tier) permutes() {
	if !t.wide {
		name := "permute32" + t.name
		build.TEXT(name, build.NOSPLIT, "func(dst, src, table *byte, parent, n int)")
		build.Pragma("noescape")
		build.Doc(fmt.Sprintf("%s is permuteGo for a parent of 16 to 32 bytes and a result of n, at most 32. The table has, for each byte of the result, its place in the first 16 bytes of the parent, then in the last 16, or 0x80.", name))
		dst, src, table := build.Load(build.Param("dst"), build.GP64()), build.Load(build.Param("src"), build.GP64()), build.Load(build.Param("table"), build.GP64())
		low, high, parent := build.YMM(), build.YMM(), build.GP64()
		build.Load(build.Param("parent"), parent)
		build.VBROADCASTI128(mem(src), low)
		build.VBROADCASTI128(operand.Mem{Base: src, Index: parent, Scale: 1, Disp: -16}, high)
		build.VPSHUFB(mem(table), low, low)
		build.VPSHUFB(operand.Mem{Base: table, Disp: 32}, high, high)
		build.VPOR(low, high, low)
		left := build.GP64()
		build.Load(build.Param("n"), left)
		build.CMPQ(left, operand.Imm(32))
		build.JE(operand.LabelRef("all"))
		build.CMPQ(left, operand.Imm(16))
		build.JB(operand.LabelRef("below16"))
		build.VMOVDQU(low.AsX(), mem(dst))
		build.VEXTRACTI128(operand.Imm(1), low, low.AsX())
		advance(16, dst)
		build.Label("below16")
		for bytes := 8; bytes >= 1; bytes /= 2 {
			next := fmt.Sprintf("below%d", bytes)
			build.TESTQ(operand.U32(uint64(bytes)), left)
			build.JE(operand.LabelRef(next))
			switch bytes {
			case 8:
				build.VMOVQ(low.AsX(), mem(dst))
			case 4:
				build.VMOVD(low.AsX(), mem(dst))
			case 2:
				build.VPEXTRW(operand.Imm(0), low.AsX(), mem(dst))
			case 1:
				build.VPEXTRB(operand.Imm(0), low.AsX(), mem(dst))
			}
			build.VPSRLDQ(operand.Imm(uint64(bytes)), low.AsX(), low.AsX())
			advance(bytes, dst)
			build.Label(next)
		}
		build.JMP(operand.LabelRef("done"))
		build.Label("all")
		build.VMOVDQU(low, mem(dst))
		build.Label("done")
		build.VZEROUPPER()
		build.RET()
		return
	}
	name := "permute128" + t.name
	build.TEXT(name, build.NOSPLIT, "func(dst, src, table *byte, parent, n int)")
	build.Pragma("noescape")
	build.Doc(fmt.Sprintf("%s is permuteGo for a parent of at most 128 bytes: parent of them are read, and n bytes written, 64 for each table of places.", name))
	dst, src, table := build.Load(build.Param("dst"), build.GP64()), build.Load(build.Param("src"), build.GP64()), build.Load(build.Param("table"), build.GP64())
	parent, left := build.GP64(), build.GP64()
	build.Load(build.Param("parent"), parent)
	build.Load(build.Param("n"), left)
	low, high := vec(64), vec(64)
	build.VPXORQ(high, high, high)
	build.CMPQ(parent, operand.Imm(64))
	build.JBE(operand.LabelRef("one"))
	build.VMOVDQU64(mem(src), low)
	build.SUBQ(operand.Imm(64), parent)
	k := lanesMask(parent)
	build.VMOVDQU8_Z(operand.Mem{Base: src, Disp: 64}, k, high)
	build.JMP(operand.LabelRef("loaded"))
	build.Label("one")
	k = lanesMask(parent)
	build.VMOVDQU8_Z(mem(src), k, low)
	build.Label("loaded")
	build.Label("next")
	out := vec(64)
	build.VMOVDQU64(mem(table), out)
	build.VPERMI2B(high, low, out)
	build.CMPQ(left, operand.Imm(64))
	build.JB(operand.LabelRef("rest"))
	store(64, out, mem(dst))
	advance(64, dst, table)
	build.SUBQ(operand.Imm(64), left)
	build.JNE(operand.LabelRef("next"))
	build.JMP(operand.LabelRef("done"))
	build.Label("rest")
	k = lanesMask(left)
	build.VMOVDQU8(out, k, mem(dst))
	build.Label("done")
	build.VZEROUPPER()
	build.RET()
}
