package interp

import (
	"encoding/binary"
	"fmt"
	"math"
	"strconv"

	"github.com/touchstone-ir/touchstone/internal/cformat"
	"github.com/touchstone-ir/touchstone/internal/softfloat"
	"github.com/touchstone-ir/touchstone/memory"
)

// What MLIR's runner libraries do with memref descriptors (MLIR,
// CRunnerUtils.h, RunnerUtils.h): copying, printing, comparing.

// A descriptor is a memref's: struct {T* alloc; T* aligned; i64 offset;
// i64 sizes[rank]; i64 strides[rank]}, without arrays when the rank is 0.
type descriptor struct {
	aligned        memory.Ptr
	offset         int64 // in elements, as the strides are
	sizes, strides []int64
	elem           uint64 // bytes of an element
}

// maxRank bounds the rank that a descriptor may claim.
const maxRank = 1 << 16

// descriptor reads the descriptor of rank dimensions at p.
func (h *Host) descriptor(p memory.Ptr, rank int64, elem uint64) descriptor {
	if rank < 0 || rank > maxRank {
		h.bad("@%s of a memref of rank %d", h.f.name, rank)
	}
	b := h.Bytes(p, uint64(24+16*rank))
	word := func(i int64) uint64 { return binary.LittleEndian.Uint64(b[8*i:]) }
	d := descriptor{aligned: memory.Ptr(word(1)), offset: int64(word(2)), elem: elem}
	d.sizes, d.strides = make([]int64, rank), make([]int64, rank)
	for i := range rank {
		d.sizes[i], d.strides[i] = int64(word(3+i)), int64(word(3+rank+i))
	}
	return d
}

// unranked reads struct {i64 rank; ptr descriptor} at p.
func (h *Host) unranked(p memory.Ptr, elem uint64) descriptor {
	h.Check(p, 16, false)
	return h.descriptor(memory.Ptr(h.ReadInt(p+8, 8)), int64(h.ReadInt(p, 8)), elem)
}

// at is the address of the element with the given offset from base.
func (d *descriptor) at(base memory.Ptr, offset int64) memory.Ptr {
	return base + memory.Ptr(offset)*memory.Ptr(d.elem)
}

// An element is the type of a memref's elements.
type element struct {
	name string // in the functions' names
	size uint64
	// text appends an element as a C++ stream prints it.
	text func(dst, b []byte) []byte
	// equal is what verifyMemRef accepts.
	equal func(a, b []byte) bool
}

func f32At(b []byte) float64 {
	return float64(math.Float32frombits(binary.LittleEndian.Uint32(b)))
}
func f64At(b []byte) float64 { return math.Float64frombits(binary.LittleEndian.Uint64(b)) }
func f16At(b []byte) float64 { return float64(softfloat.F16ToFloat32(binary.LittleEndian.Uint16(b))) }
func bf16At(b []byte) float64 {
	return float64(softfloat.BF16ToFloat32(binary.LittleEndian.Uint16(b)))
}

// streamed is a real element, printed with 6 significant digits.
func streamed(at func([]byte) float64) func(dst, b []byte) []byte {
	return func(dst, b []byte) []byte { return cformat.AppendStream(dst, at(b)) }
}

// paired is a complex element: `(re,im)`.
func paired(at func([]byte) float64, size int) func(dst, b []byte) []byte {
	return func(dst, b []byte) []byte {
		dst = cformat.AppendStream(append(dst, '('), at(b))
		dst = cformat.AppendStream(append(dst, ','), at(b[size:]))
		return append(dst, ')')
	}
}

// near is a comparison with a relative error; infinities and NaN are never
// near anything.
func near32(a, b []byte) bool {
	x, y := math.Float32frombits(binary.LittleEndian.Uint32(a)), math.Float32frombits(binary.LittleEndian.Uint32(b))
	if bad := func(v float32) bool { return v-v != 0 }; bad(x) || bad(y) {
		return false
	}
	return absf(x-y) <= float32(1e-6*absf(y))
}

func absf(x float32) float32 { return math.Float32frombits(math.Float32bits(x) &^ (1 << 31)) }

func near64(a, b []byte) bool {
	x, y := f64At(a), f64At(b)
	if x-x != 0 || y-y != 0 {
		return false
	}
	return math.Abs(x-y) <= float64(1e-12*math.Abs(y))
}

func sameBytes(a, b []byte) bool { return string(a) == string(b) }

func samePair(at func([]byte) float64, size int) func(a, b []byte) bool {
	return func(a, b []byte) bool { return at(a) == at(b) && at(a[size:]) == at(b[size:]) }
}

// elements are the types for which the libraries have functions.
var elements = []element{
	{"I8", 1, func(dst, b []byte) []byte { return append(dst, b[0]) }, sameBytes},
	{"I16", 2, func(dst, b []byte) []byte {
		return strconv.AppendInt(dst, int64(int16(binary.LittleEndian.Uint16(b))), 10)
	}, sameBytes},
	{"I32", 4, func(dst, b []byte) []byte {
		return strconv.AppendInt(dst, int64(int32(binary.LittleEndian.Uint32(b))), 10)
	}, sameBytes},
	{"I64", 8, func(dst, b []byte) []byte { return strconv.AppendInt(dst, int64(binary.LittleEndian.Uint64(b)), 10) }, sameBytes},
	{"Ind", 8, func(dst, b []byte) []byte { return strconv.AppendUint(dst, binary.LittleEndian.Uint64(b), 10) }, sameBytes},
	{"F16", 2, streamed(f16At), sameBytes},
	{"BF16", 2, streamed(bf16At), sameBytes},
	{"F32", 4, streamed(f32At), near32},
	{"F64", 8, streamed(f64At), near64},
	{"C32", 8, paired(f32At, 4), samePair(f32At, 4)},
	{"C64", 16, paired(f64At, 8), samePair(f64At, 8)},
}

// header appends `base@ = … strides = [..]`.
func (d *descriptor) header(dst []byte) []byte {
	dst = append(dst, "base@ = "...)
	if d.aligned == 0 {
		dst = append(dst, '0')
	} else {
		dst = strconv.AppendUint(append(dst, "0x"...), uint64(d.aligned), 16)
	}
	dst = strconv.AppendInt(append(dst, " rank = "...), int64(len(d.sizes)), 10)
	dst = strconv.AppendInt(append(dst, " offset = "...), d.offset, 10)
	list := func(head string, v []int64) {
		dst = append(dst, head...)
		for i, x := range v {
			if i > 0 {
				dst = append(dst, ", "...)
			}
			dst = strconv.AppendInt(dst, x, 10)
		}
	}
	list(" sizes = [", d.sizes)
	list("] strides = [", d.strides)
	return append(dst, ']')
}

// printed is a memref on its way to stdout. Large ones go there in pieces.
type printed struct {
	h    *Host
	d    descriptor
	e    *element
	text []byte
}

const printPiece = 1 << 15

// level prints the sub-array of dimension dim at offset: `[first, rest]`, with
// a newline between lists, and dim+1 spaces in front of all but the first.
func (p *printed) level(dim int, offset int64) {
	rank := len(p.d.sizes)
	if dim == rank {
		p.text = p.e.text(p.text, p.h.Bytes(p.d.at(p.d.aligned, offset), p.e.size))
		p.h.working()
		if len(p.text) > printPiece {
			p.h.put(streamOut, p.text)
			p.text = p.text[:0]
		}
		return
	}
	p.text = append(p.text, '[')
	p.level(dim+1, offset) // also of a dimension without elements, as the library does
	// Of a dimension without elements the library prints one all the same.
	for i := int64(1); i < p.d.sizes[dim]; i++ {
		p.text = append(p.text, ", "...)
		if rank-dim > 1 {
			p.text = append(p.text, '\n')
		}
		for range dim + 1 {
			p.text = append(p.text, ' ')
		}
		p.level(dim+1, offset+i*p.d.strides[dim])
	}
	p.text = append(p.text, ']')
}

// printMemref prints d after head.
func (h *Host) printMemref(head string, d descriptor, e *element) {
	st := h.host()
	p := printed{h: h, d: d, e: e, text: append(st.scratch[:0], head...)}
	p.text = append(d.header(p.text), " data = \n"...)
	if len(d.sizes) == 0 {
		p.text = append(p.text, '[')
	}
	defer func() { // what was printed before a fault is kept
		h.put(streamOut, p.text)
		st.scratch = p.text
	}()
	p.level(0, d.offset)
	if len(d.sizes) == 0 {
		p.text = append(p.text, ']')
	}
	p.text = append(p.text, '\n')
}

// printShape prints d's header.
func (h *Host) printShape(d descriptor) {
	st := h.host()
	st.scratch = append(d.header(append(st.scratch[:0], "Unranked Memref "...)), '\n')
	h.put(streamOut, st.scratch)
}

// verifyLimit is how many mismatches verifyMemRef prints.
const verifyLimit = 10

// verifyMemref compares two memrefs: the number of mismatches, or -1 when the
// shapes differ. Of rank 0 only the elements are compared.
func (h *Host) verifyMemref(a, b descriptor, e *element) int64 {
	for i := range a.sizes {
		if len(b.sizes) != len(a.sizes) || a.offset != b.offset || a.sizes[i] != b.sizes[i] || a.strides[i] != b.strides[i] {
			h.put(streamErr, b.header(a.header(nil)))
			return -1
		}
	}
	errors := int64(0)
	var walk func(dim int, offset int64)
	walk = func(dim int, offset int64) {
		if dim < len(a.sizes) {
			for i := int64(0); i < a.sizes[dim]; i++ {
				h.working()
				walk(dim+1, offset+i*a.strides[dim])
			}
			return
		}
		x, y := h.Bytes(a.at(a.aligned, offset), e.size), h.Bytes(b.at(b.aligned, offset), e.size)
		if e.equal(x, y) {
			return
		}
		if errors < verifyLimit {
			text := e.text(append(e.text(nil, x), " != "...), y)
			h.put(streamErr, append(strconv.AppendInt(append(text, " offset = "...), offset, 10), '\n'))
		}
		errors++
	}
	walk(0, a.offset)
	return errors
}

// copyMemref copies element by element, in row-major order.
func (h *Host) copyMemref(src, dst descriptor) {
	for _, n := range src.sizes {
		if n == 0 {
			return
		}
	}
	rank := len(src.sizes)
	if len(dst.sizes) != rank {
		h.bad("@%s copies a memref of rank %d to one of rank %d", h.f.name, rank, len(dst.sizes))
	}
	// Inner dimensions that lie densely in both are copied in one piece, unless
	// the order of the elements could show in one object.
	piece := int64(1)
	from, _, _ := h.t.mem.ObjectRange(src.aligned)
	to, _, _ := h.t.mem.ObjectRange(dst.aligned)
	for rank > 0 && from != to && src.strides[rank-1] == piece && dst.strides[rank-1] == piece && src.sizes[rank-1] > 0 && piece < 1<<32 && src.sizes[rank-1] < 1<<31 {
		piece *= src.sizes[rank-1]
		rank--
	}
	var walk func(dim int, from, to int64)
	walk = func(dim int, from, to int64) {
		if dim == rank {
			h.fail(h.t.mem.Move(dst.at(dst.aligned, to), src.at(src.aligned, from), uint64(piece)*src.elem, 1, 1))
			return
		}
		for i := int64(0); i < src.sizes[dim]; i++ {
			h.working()
			walk(dim+1, from+i*src.strides[dim], to+i*dst.strides[dim])
		}
	}
	walk(0, src.offset, dst.offset)
}

// provideMemref enters the functions of one element type, as many as the
// libraries of LLVM 13 to 22 have of it.
func provideMemref(e *element) {
	const cface = "_mlir_ciface_"
	// Newer elements have only the printing and verifying form.
	newer := e.name == "I16" || e.name == "F16" || e.name == "BF16"
	print := "Prints a memref<*x" + e.name + "> (MLIR, RunnerUtils.h)."
	provide(cface+"printMemref"+e.name, "void (ptr)", print, func(h *Host) {
		h.printMemref("Unranked Memref ", h.unranked(h.Ptr(0), e.size), e)
	})
	verify := "Counts the elements in which two memref<*x" + e.name + "> differ (MLIR, RunnerUtils.h)."
	provide(cface+"verifyMemRef"+e.name, "i64 (ptr, ptr)", verify, func(h *Host) {
		h.longResult(uint64(h.verifyMemref(h.unranked(h.Ptr(0), e.size), h.unranked(h.Ptr(1), e.size), e)))
	})
	if newer {
		return
	}
	old := olderName(e.name)
	provide("printMemref"+e.name, "void (i64, ptr)", print, func(h *Host) {
		if h.NArgs() == 1 { // the form of 2019: an unranked descriptor in memory
			d := h.unranked(h.Ptr(0), e.size)
			head := fmt.Sprintf("Unranked Memref rank = %d descriptor@ = 0x%x\nMemref ", len(d.sizes), h.ReadInt(h.Ptr(0)+8, 8))
			h.printMemref(head, d, e)
			return
		}
		h.printMemref("Unranked Memref ", h.descriptor(h.Ptr(1), h.Int(0), e.size), e)
	})
	synonyms(cface+"printMemref"+e.name, cface+"print_memref_"+old)
	synonyms("printMemref"+e.name, "print_memref_"+old)
	form("void (ptr)", "print_memref_"+old)
	provide("verifyMemRef"+e.name, "i64 (i64, ptr, ptr)", verify, func(h *Host) {
		h.longResult(uint64(h.verifyMemref(h.descriptor(h.Ptr(1), h.Int(0), e.size), h.descriptor(h.Ptr(2), h.Int(0), e.size), e)))
	})
	provide(cface+"printMemrefShape"+e.name, "void (ptr)", "Prints the shape of a memref<*x"+e.name+"> (MLIR, RunnerUtils.h).", func(h *Host) {
		h.printShape(h.unranked(h.Ptr(0), e.size))
	})
	for rank, name := range [...]string{"0d", "1d", "2d", "3d", "4d"} {
		if rank != 1 && e.name != "F32" {
			continue
		}
		provide(cface+"printMemref"+name+e.name, "void (ptr)", "Prints a memref of rank "+name[:1]+" (MLIR, RunnerUtils.h).", func(h *Host) {
			h.printMemref("Memref ", h.descriptor(h.Ptr(0), int64(rank), e.size), e)
		})
		if e.name == "F32" {
			synonyms(cface+"printMemref"+name+e.name, cface+"print_memref_"+name+"_"+old, "print_memref_"+name+"_"+old)
		}
	}
}

// olderName is the spelling of an element type before LLVM 16.
func olderName(name string) string {
	b := []byte(name)
	for i, c := range b {
		b[i] = lower(c)
	}
	return string(b)
}

// vector4x4 is the element vector<4x4xf32>, with the spaces that the library
// puts before all rows but the first.
var vector4x4 = element{name: "Vector4x4xf32", size: 64, text: func(dst, b []byte) []byte {
	for i, before := range [...]string{"((", ",   (", ",   (", ",  ("} {
		dst = append(dst, before...)
		for k := range 4 {
			if k > 0 {
				dst = append(dst, ", "...)
			}
			dst = cformat.AppendStream(dst, f32At(b[16*i+4*k:]))
		}
		dst = append(dst, ')')
	}
	return append(dst, ')')
}}

func init() {
	for i := range elements {
		provideMemref(&elements[i])
	}
	provide("_mlir_ciface_printMemrefVector4x4xf32", "void (ptr)", "Prints a memref<?x?xvector<4x4xf32>> (MLIR, RunnerUtils.h).", func(h *Host) {
		h.printMemref("Memref ", h.descriptor(h.Ptr(0), 2, vector4x4.size), &vector4x4)
	})
	synonyms("_mlir_ciface_printMemrefVector4x4xf32", "_mlir_ciface_print_memref_vector_4x4xf32")
	provide("memrefCopy", "void (i64, ptr, ptr)", "Copies an unranked memref (MLIR, CRunnerUtils.h).", func(h *Host) {
		size := h.Int(0)
		if size < 0 || size > 1<<40 {
			h.bad("@%s of elements of %d bytes", h.f.name, size)
		}
		h.copyMemref(h.unranked(h.Ptr(1), uint64(size)), h.unranked(h.Ptr(2), uint64(size)))
	})
}
