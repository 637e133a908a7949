package interp

import (
	"encoding/binary"
	"math"
	"math/bits"
	"slices"

	"github.com/touchstone-ir/touchstone/memory"
)

// Sorting and searching (C17 7.22.5). The orders of comparisons are glibc's and
// libstdc++'s, because a program sees them: in what its comparison function
// does, and in where equal elements end up.

// A merge is one merge of glibc's qsort, a merge sort: the runs of n1 elements
// at lo and of n2 behind them become one.
type merge struct{ lo, n1, n2 uint64 }

// sorting is the state of a qsort while it waits for comparisons. Its merges
// are done in the order of the list, which the recursion of merge sort would
// give.
type sorting struct {
	base, temp memory.Ptr
	n, size    uint64
	cmp, arg   memory.Ptr
	withArg    bool
	stack      []portion
	m          merge  // in progress
	done       uint64 // elements in temp so far
	left       uint64 // of the first run, not taken yet
	right      uint64
}

// A portion is a part of the array on the way to be sorted.
type portion struct {
	lo, n uint64
	stage uint8 // 0: nothing done, 1: first half sorted, 2: both
}

func (s *sorting) clone() any {
	c := *s
	c.stack = slices.Clone(s.stack)
	return &c
}

// sort is qsort and qsort_r. Every comparison is one part of the call.
func (h *Host) sort(withArg bool) {
	if h.K == 0 {
		s := &sorting{base: h.Ptr(0), n: h.Uint(1), size: h.Uint(2), cmp: h.Ptr(3), withArg: withArg}
		if withArg {
			s.arg = h.Ptr(4)
		}
		if s.n <= 1 || s.size == 0 {
			return
		}
		if s.n > noLimit/s.size {
			h.bad("@%s of %d elements of %d bytes, which is more than memory holds", h.f.name, s.n, s.size)
		}
		h.Check(s.base, s.n*s.size, true)
		p, err := h.t.mem.Alloc(memory.Spec{Size: s.n * s.size, Align: mallocAlign, Kind: memory.Host, Name: "qsort", Family: familySort, Birth: h.Origin()})
		if err != nil {
			h.t.limit("memory", h.t.m.opts.MaxMemory)
		}
		s.temp = p
		s.stack = append(s.stack, portion{0, s.n, 0})
		h.State = s
		h.sorted(s)
		return
	}
	s := h.State.(*sorting)
	h.merged(s, h.callbackInt() <= 0)
	h.compareNext(s)
}

// sorted goes on with the recursion until a merge needs a comparison, or all
// is done.
func (h *Host) sorted(s *sorting) {
	for len(s.stack) > 0 {
		top := &s.stack[len(s.stack)-1]
		n1 := top.n / 2
		switch {
		case top.n <= 1:
			s.stack = s.stack[:len(s.stack)-1]
		case top.stage == 0:
			top.stage = 1
			s.stack = append(s.stack, portion{top.lo, n1, 0})
		case top.stage == 1:
			top.stage = 2
			s.stack = append(s.stack, portion{top.lo + n1, top.n - n1, 0})
		default:
			s.m = merge{top.lo, n1, top.n - n1}
			s.done, s.left, s.right = 0, n1, top.n-n1
			s.stack = s.stack[:len(s.stack)-1]
			h.compareFirsts(s)
			return
		}
	}
	h.fail(h.t.mem.Free(s.temp, familySort, h.Origin()))
}

// compareNext asks for the next comparison of the merge, or ends it.
func (h *Host) compareNext(s *sorting) {
	if s.left > 0 && s.right > 0 {
		h.compareFirsts(s)
		return
	}
	// What is left of the second run is in place already.
	if s.left > 0 {
		h.copy(s.at(s.temp, s.done), s.first(), s.left*s.size)
		s.done += s.left
	}
	h.copy(s.at(s.base, s.m.lo), s.temp, s.done*s.size)
	h.sorted(s)
}

func (s *sorting) at(p memory.Ptr, i uint64) memory.Ptr { return p + memory.Ptr(i*s.size) }

// first and second are the next elements of the runs.
func (s *sorting) first() memory.Ptr { return s.at(s.base, s.m.lo+s.m.n1-s.left) }
func (s *sorting) second() memory.Ptr {
	return s.at(s.base, s.m.lo+s.m.n1+s.m.n2-s.right)
}

func (h *Host) compareFirsts(s *sorting) {
	if s.withArg {
		h.Call(s.cmp, 1, ptrScalar(s.first()), ptrScalar(s.second()), ptrScalar(s.arg))
		return
	}
	h.Call(s.cmp, 1, ptrScalar(s.first()), ptrScalar(s.second()))
}

// merged takes an element of the first or second run.
func (h *Host) merged(s *sorting, first bool) {
	to := s.at(s.temp, s.done)
	s.done++
	if first {
		h.copy(to, s.first(), s.size)
		s.left--
		return
	}
	h.copy(to, s.second(), s.size)
	s.right--
}

// searching is the state of a bsearch.
type searching struct{ lo, hi, mid uint64 }

func (s *searching) clone() any {
	c := *s
	return &c
}

// bisect is bsearch: the middle of what is left, as in glibc.
func (h *Host) bisect() {
	key, base, size, cmp := h.Ptr(0), h.Ptr(1), h.Uint(3), h.Ptr(4)
	s, ok := h.State.(*searching)
	if !ok {
		s = &searching{hi: h.Uint(2)}
		h.State = s
	} else {
		switch r := h.callbackInt(); {
		case r < 0:
			s.hi = s.mid
		case r > 0:
			s.lo = s.mid + 1
		default:
			h.ptrResult(base + memory.Ptr(s.mid*size))
			return
		}
	}
	if s.lo >= s.hi {
		h.ptrResult(0)
		return
	}
	s.mid = s.lo + (s.hi-s.lo)/2
	h.Call(cmp, 1, ptrScalar(key), ptrScalar(base+memory.Ptr(s.mid*size)))
}

// introsort is std::sort as libstdc++ has it: quicksort around the median of
// three until parts of 16 elements or too deep a recursion, heap sort there,
// and one insertion sort over all. Only of elements that differ and compare
// equal, such as 0.0 and -0.0, is the order its own.
func introsort[T any](a []T, less func(x, y T) bool) {
	if len(a) > 1 {
		introLoop(a, 2*(bits.Len(uint(len(a)))-1), less)
		insertion(a[:min(len(a), introSmall)], less)
		for i := introSmall; i < len(a); i++ {
			sift(a, i, less)
		}
	}
}

const introSmall = 16

func introLoop[T any](a []T, depth int, less func(x, y T) bool) {
	for len(a) > introSmall {
		if depth == 0 {
			heapSort(a, less)
			return
		}
		depth--
		cut := partition(a, less)
		introLoop(a[cut:], depth, less)
		a = a[:cut]
	}
}

// partition moves the median of the second, the middle and the last element to
// the front and parts the others around it.
func partition[T any](a []T, less func(x, y T) bool) int {
	x, y, z := 1, len(a)/2, len(a)-1
	mid := x
	switch {
	case less(a[x], a[y]):
		if less(a[y], a[z]) {
			mid = y
		} else if less(a[x], a[z]) {
			mid = z
		}
	case less(a[x], a[z]):
	case less(a[y], a[z]):
		mid = z
	default:
		mid = y
	}
	a[0], a[mid] = a[mid], a[0]
	lo, hi := 1, len(a)
	for {
		for less(a[lo], a[0]) {
			lo++
		}
		hi--
		for less(a[0], a[hi]) {
			hi--
		}
		if lo >= hi {
			return lo
		}
		a[lo], a[hi] = a[hi], a[lo]
		lo++
	}
}

// insertion sorts a by insertion; an element before all others moves to the
// front at once.
func insertion[T any](a []T, less func(x, y T) bool) {
	for i := 1; i < len(a); i++ {
		if v := a[i]; less(v, a[0]) {
			copy(a[1:i+1], a[:i])
			a[0] = v
			continue
		}
		sift(a, i, less)
	}
}

// sift moves element i to its place among those before it.
func sift[T any](a []T, i int, less func(x, y T) bool) {
	v := a[i]
	for ; i > 0 && less(v, a[i-1]); i-- {
		a[i] = a[i-1]
	}
	a[i] = v
}

// heapSort is std::make_heap and std::sort_heap.
func heapSort[T any](a []T, less func(x, y T) bool) {
	for i := (len(a) - 2) / 2; i >= 0; i-- {
		sinkHole(a, i, a[i], less)
	}
	for n := len(a) - 1; n > 0; n-- {
		v := a[n]
		a[n] = a[0]
		sinkHole(a[:n], 0, v, less)
	}
}

// sinkHole is libstdc++'s __adjust_heap: the hole goes down to a leaf along the
// larger children, and v up from there.
func sinkHole[T any](a []T, hole int, v T, less func(x, y T) bool) {
	top, child := hole, hole
	for child < (len(a)-1)/2 {
		child = 2 * (child + 1)
		if less(a[child], a[child-1]) {
			child--
		}
		a[hole] = a[child]
		hole = child
	}
	if len(a)%2 == 0 && child == (len(a)-2)/2 {
		child = 2*child + 1
		a[hole] = a[child]
		hole = child
	}
	for hole > top && less(a[(hole-1)/2], v) {
		a[hole] = a[(hole-1)/2]
		hole = (hole - 1) / 2
	}
	a[hole] = v
}

// sortMemref is stdSort: n elements from the first of a memref on.
func sortMemref[T int64 | float64 | float32](h *Host, size uint64, get func([]byte) T, put func([]byte, T)) {
	n := h.Uint(0)
	d := h.descriptor(h.Ptr(1), 1, size)
	if n > noLimit/size {
		h.bad("@%s of %d elements", h.f.name, n)
	}
	p := d.at(d.aligned, d.offset)
	h.Check(p, n*size, true)
	b := append([]byte(nil), h.Bytes(p, n*size)...)
	a := make([]T, n)
	for i := range a {
		a[i] = get(b[uint64(i)*size:])
		if a[i] != a[i] {
			h.bad("@%s of a NaN, which has no place in an order", h.f.name)
		}
	}
	introsort(a, func(x, y T) bool { return x < y })
	for i := range a {
		put(b[uint64(i)*size:], a[i])
	}
	h.Write(p, b)
}

func init() {
	provide("qsort", "void (ptr, i64, i64, ptr)", "Sorts an array (C17 7.22.5.2; a merge sort, as in glibc before 2.37).", func(h *Host) { h.sort(false) })
	provide("qsort_r", "void (ptr, i64, i64, ptr, ptr)", "qsort with an argument for the comparison (POSIX.1-2024).", func(h *Host) { h.sort(true) })
	provide("bsearch", "ptr (ptr, ptr, i64, i64, ptr)", "Finds an element in a sorted array (C17 7.22.5.1).", (*Host).bisect)

	provide("_mlir_ciface_stdSortI64", "void (i64, ptr)", "Sorts a memref<?xi64> (MLIR, CRunnerUtils.h).", func(h *Host) {
		sortMemref(h, 8, func(b []byte) int64 { return int64(binary.LittleEndian.Uint64(b)) },
			func(b []byte, v int64) { binary.LittleEndian.PutUint64(b, uint64(v)) })
	})
	provide("_mlir_ciface_stdSortF64", "void (i64, ptr)", "Sorts a memref<?xf64> (MLIR, CRunnerUtils.h).", func(h *Host) {
		sortMemref(h, 8, f64At,
			func(b []byte, v float64) { binary.LittleEndian.PutUint64(b, math.Float64bits(v)) })
	})
	provide("_mlir_ciface_stdSortF32", "void (i64, ptr)", "Sorts a memref<?xf32> (MLIR, CRunnerUtils.h).", func(h *Host) {
		sortMemref(h, 4, func(b []byte) float32 { return math.Float32frombits(binary.LittleEndian.Uint32(b)) },
			func(b []byte, v float32) { binary.LittleEndian.PutUint32(b, math.Float32bits(v)) })
	})
}
