package interp

import (
	"fmt"
	"math/bits"
	"sort"
	"strconv"
	"strings"

	"github.com/touchstone-ir/touchstone/dialect"
)

// Layout is a data layout: sizes and alignments of types in memory (LLVM
// LangRef, "Data Layout"). Sizes are in bits, alignments in bytes.
type Layout struct {
	BigEndian  bool
	StackAlign uint64
	AllocaAS   uint32
	GlobalAS   uint32
	ProgramAS  uint32
	ints       []alignSpec
	floats     []alignSpec
	vectors    []alignSpec
	aggregate  uint64
	ptrs       map[uint32]ptrSpec
	text       string
}

type alignSpec struct {
	width int
	align uint64
}

type ptrSpec struct {
	width int    // bits
	align uint64 // bytes
	index int    // bits
}

// X86Layout is the layout of a program that names none: x86-64 as LLVM 22
// writes it.
const X86Layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

// ParseLayout reads a layout string. Parts that are absent have LLVM's
// defaults, in which i64 is aligned to 4 bytes.
func ParseLayout(text string) (*Layout, error) {
	l := &Layout{text: text, ptrs: map[uint32]ptrSpec{0: {64, 8, 64}}, aggregate: 1}
	l.ints = []alignSpec{{1, 1}, {8, 1}, {16, 2}, {32, 4}, {64, 4}}
	l.floats = []alignSpec{{16, 2}, {32, 4}, {64, 8}, {128, 16}}
	l.vectors = []alignSpec{{64, 8}, {128, 16}}
	for _, part := range strings.Split(text, "-") {
		if part == "" {
			continue
		}
		if err := l.part(part); err != nil {
			return nil, err
		}
	}
	return l, nil
}

func (l *Layout) part(part string) error {
	bad := func() error { return fmt.Errorf("malformed specification %q in data layout", part) }
	fields := strings.Split(part[1:], ":")
	num := func(i int) (int, bool) {
		if i >= len(fields) {
			return 0, false
		}
		n, err := strconv.Atoi(fields[i])
		return n, err == nil && n >= 0 && n < 1<<24
	}
	bytesOf := func(i int) (uint64, bool) {
		n, ok := num(i)
		if !ok || n%8 != 0 || (n != 0 && n&(n-1) != 0) {
			return 0, false
		}
		return uint64(n / 8), true
	}
	switch part[0] {
	case 'e', 'E':
		l.BigEndian = part[0] == 'E'
	case 'S':
		n, ok := bytesOf(0)
		if !ok {
			return bad()
		}
		l.StackAlign = n
	case 'A', 'G', 'P':
		n, ok := num(0)
		if !ok {
			return bad()
		}
		*map[byte]*uint32{'A': &l.AllocaAS, 'G': &l.GlobalAS, 'P': &l.ProgramAS}[part[0]] = uint32(n)
	case 'p':
		as := 0
		if fields[0] != "" {
			n, ok := num(0)
			if !ok {
				return bad()
			}
			as = n
		}
		width, ok := num(1)
		align, ok2 := bytesOf(2)
		if !ok || !ok2 || width == 0 {
			return bad()
		}
		index := width
		if n, ok := num(4); ok {
			index = n
		}
		l.ptrs[uint32(as)] = ptrSpec{width, align, index}
	case 'i', 'f', 'v':
		width, ok := num(0)
		align, ok2 := bytesOf(1)
		if !ok || !ok2 || width == 0 {
			return bad()
		}
		list := map[byte]*[]alignSpec{'i': &l.ints, 'f': &l.floats, 'v': &l.vectors}[part[0]]
		setAlign(list, width, align)
	case 'a':
		align, ok := bytesOf(1)
		if !ok {
			return bad()
		}
		l.aggregate = max(align, 1)
	case 'n', 'm', 'F', 's':
		// Native integer widths, mangling and function pointer alignment do
		// not change a value.
	default:
		return fmt.Errorf("unknown specifier %q in data layout", part)
	}
	return nil
}

func setAlign(list *[]alignSpec, width int, align uint64) {
	for i := range *list {
		if (*list)[i].width == width {
			(*list)[i].align = align
			return
		}
	}
	*list = append(*list, alignSpec{width, align})
	sort.Slice(*list, func(i, j int) bool { return (*list)[i].width < (*list)[j].width })
}

// PointerBits is the width of a pointer of the address space.
func (l *Layout) PointerBits(space uint32) int { return l.ptr(space).width }

// IndexBits is the width of the integers that a getelementptr of the address
// space computes with.
func (l *Layout) IndexBits(space uint32) int { return l.ptr(space).index }

func (l *Layout) ptr(space uint32) ptrSpec {
	if s, ok := l.ptrs[space]; ok {
		return s
	}
	return l.ptrs[0]
}

// floatBits is the width in bits of a builtin float type.
func floatBits(k dialect.FloatKind) int {
	switch k {
	case dialect.F16, dialect.BF16:
		return 16
	case dialect.F32:
		return 32
	case dialect.F64:
		return 64
	case dialect.F80:
		return 80
	case dialect.F128:
		return 128
	}
	return 0
}

// scalarBits is the width in bits of a type that is one lane, or 0.
func (l *Layout) scalarBits(t dialect.Type) int {
	switch t := t.(type) {
	case *dialect.IntegerType:
		return t.Width
	case *dialect.FloatType:
		return floatBits(t.Kind)
	case *dialect.PointerType:
		return l.ptr(t.Space).width
	case *dialect.NamedLLVMType:
		if t == dialect.Token {
			return 64
		}
	}
	return 0
}

// StoreSize is the number of bytes that a load or store of t touches.
func (l *Layout) StoreSize(t dialect.Type) uint64 {
	switch t := t.(type) {
	case *dialect.VectorType:
		return (uint64(lanesOf(t))*uint64(l.scalarBits(t.Elem)) + 7) / 8
	case *dialect.StructType, *dialect.ArrayType:
		return l.AllocSize(t)
	}
	return (uint64(l.scalarBits(t)) + 7) / 8
}

// AllocSize is the distance in bytes between neighbours of type t in an array.
func (l *Layout) AllocSize(t dialect.Type) uint64 {
	switch t := t.(type) {
	case *dialect.ArrayType:
		return t.N * l.AllocSize(t.Elem)
	case *dialect.StructType:
		_, size, _ := l.Fields(t)
		return size
	}
	return roundUp(l.StoreSize(t), l.Align(t))
}

// Fields gives the byte offset of each field of a struct, its size and its
// alignment.
func (l *Layout) Fields(t *dialect.StructType) (offsets []uint64, size, align uint64) {
	align = 1
	if !t.Packed {
		align = max(align, l.aggregate)
	}
	for _, f := range t.Fields {
		if !t.Packed {
			a := l.Align(f)
			size = roundUp(size, a)
			align = max(align, a)
		}
		offsets = append(offsets, size)
		size += l.AllocSize(f)
	}
	return offsets, roundUp(size, align), align
}

// Align is the ABI alignment of t in bytes.
func (l *Layout) Align(t dialect.Type) uint64 {
	switch t := t.(type) {
	case *dialect.IntegerType:
		return l.intAlign(t.Width)
	case *dialect.FloatType:
		w := floatBits(t.Kind)
		for _, s := range l.floats {
			if s.width == w {
				return s.align
			}
		}
		return pow2Ceil(uint64(w+7) / 8)
	case *dialect.PointerType:
		return l.ptr(t.Space).align
	case *dialect.VectorType:
		w := lanesOf(t) * int64(l.scalarBits(t.Elem))
		for _, s := range l.vectors {
			if int64(s.width) == w {
				return s.align
			}
		}
		return pow2Ceil(l.StoreSize(t))
	case *dialect.ArrayType:
		return l.Align(t.Elem)
	case *dialect.StructType:
		_, _, a := l.Fields(t)
		return a
	}
	return 1
}

func (l *Layout) intAlign(w int) uint64 {
	for _, s := range l.ints {
		if s.width >= w {
			return s.align
		}
	}
	return l.ints[len(l.ints)-1].align
}

// lanesOf is the number of lanes of a one-dimensional vector (a scalable
// dimension counts once: vscale is 1).
func lanesOf(t *dialect.VectorType) int64 {
	n := int64(1)
	for _, d := range t.Shape {
		n *= d
	}
	return n
}

func roundUp(n, a uint64) uint64 {
	if a <= 1 {
		return n
	}
	return (n + a - 1) / a * a
}

func pow2Ceil(n uint64) uint64 {
	if n <= 1 {
		return 1
	}
	return 1 << bits.Len64(n-1)
}
