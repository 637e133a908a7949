package simd

import "unsafe"

// A Permute reads chosen lanes of one parent vector into a new vector. It is
// made once and used many times.
type Permute struct {
	index []int32
	size  Size
	run   func(p *Permute, dst, src unsafe.Pointer)

	// Of kernels that permute bytes: where each byte comes from, and the bytes
	// of parent and result.
	table         [][64]byte
	parent, bytes int
}

// NewPermute makes the kernel that gives lane index[i] of a parent of n lanes
// as lane i. Every index must lie in the parent. It uses the tier that Active
// chose.
func NewPermute(size Size, n int, index []int32) Permute {
	return active().NewPermute(size, n, index)
}

// NewPermute is NewPermute with this tier's kernels.
func (k *Kernels) NewPermute(size Size, n int, index []int32) Permute {
	p := Permute{index: index, size: size, run: permuteGo}
	run, first := consecutive(index)
	switch {
	case run:
		off := uintptr(first) * uintptr(size)
		bytes := len(index) * int(size)
		p.run = func(_ *Permute, dst, src unsafe.Pointer) { move(dst, unsafe.Add(src, off), bytes) }
	case k.permute != nil:
		k.permute(&p, n)
	}
	return p
}

// move copies n bytes.
func move(dst, src unsafe.Pointer, n int) {
	copy(unsafe.Slice((*byte)(dst), n), unsafe.Slice((*byte)(src), n))
}

// Lanes is the number of lanes it gives.
func (p *Permute) Lanes() int { return len(p.index) }

// Read permutes. dst and src must not overlap.
func (p *Permute) Read(dst, src unsafe.Pointer) { p.run(p, dst, src) }

// consecutive reports that the indices count up by one, and the first.
func consecutive(index []int32) (bool, int32) {
	for i, k := range index {
		if k != index[0]+int32(i) {
			return false, 0
		}
	}
	return len(index) > 0, first(index)
}

func first(index []int32) int32 {
	if len(index) == 0 {
		return 0
	}
	return index[0]
}

// permuteGo is the reference of all permutations.
func permuteGo(p *Permute, dst, src unsafe.Pointer) {
	Gather(p.size, dst, src, p.index)
}

// Gather gives lane index[i] of src as lane i of dst.
func Gather(size Size, dst, src unsafe.Pointer, index []int32) {
	switch size {
	case 1:
		gather[uint8](dst, src, index)
	case 2:
		gather[uint16](dst, src, index)
	case 4:
		gather[uint32](dst, src, index)
	case 8:
		gather[uint64](dst, src, index)
	}
}

func gather[T any](dst, src unsafe.Pointer, index []int32) {
	var lane T
	size := unsafe.Sizeof(lane)
	d := unsafe.Slice((*T)(dst), len(index))
	for i, k := range index {
		d[i] = *(*T)(unsafe.Add(src, uintptr(k)*size))
	}
}

// GatherMasked is Gather for the lanes whose mask byte is not 0; the others
// keep what dst holds, and their indices mean nothing.
func GatherMasked(size Size, dst, src unsafe.Pointer, index []int32, mask unsafe.Pointer) {
	switch size {
	case 1:
		gatherMasked[uint8](dst, src, index, mask)
	case 2:
		gatherMasked[uint16](dst, src, index, mask)
	case 4:
		gatherMasked[uint32](dst, src, index, mask)
	case 8:
		gatherMasked[uint64](dst, src, index, mask)
	}
}

func gatherMasked[T any](dst, src unsafe.Pointer, index []int32, mask unsafe.Pointer) {
	var lane T
	size := unsafe.Sizeof(lane)
	d, m := unsafe.Slice((*T)(dst), len(index)), unsafe.Slice((*byte)(mask), len(index))
	for i, k := range index {
		if m[i] != 0 {
			d[i] = *(*T)(unsafe.Add(src, uintptr(k)*size))
		}
	}
}

// Scatter puts lane i of src in lane index[i] of dst, in ascending order, for
// the lanes whose mask byte is not 0; a nil mask means all.
func Scatter(size Size, dst, src unsafe.Pointer, index []int32, mask unsafe.Pointer) {
	switch size {
	case 1:
		scatter[uint8](dst, src, index, mask)
	case 2:
		scatter[uint16](dst, src, index, mask)
	case 4:
		scatter[uint32](dst, src, index, mask)
	case 8:
		scatter[uint64](dst, src, index, mask)
	}
}

func scatter[T any](dst, src unsafe.Pointer, index []int32, mask unsafe.Pointer) {
	var lane T
	size := unsafe.Sizeof(lane)
	s := unsafe.Slice((*T)(src), len(index))
	if mask == nil {
		for i, k := range index {
			*(*T)(unsafe.Add(dst, uintptr(k)*size)) = s[i]
		}
		return
	}
	m := unsafe.Slice((*byte)(mask), len(index))
	for i, k := range index {
		if m[i] != 0 {
			*(*T)(unsafe.Add(dst, uintptr(k)*size)) = s[i]
		}
	}
}

// A Place writes the lanes of a vector to chosen lanes of a parent.
type Place struct {
	index []int32
	size  Size
	first int32
	run   bool
}

// NewPlace makes the kernel that puts lane i in lane index[i] of a parent of n
// lanes. Every index must lie in the parent and none may occur twice.
func NewPlace(size Size, n int, index []int32) Place {
	p := Place{index: index, size: size}
	p.run, p.first = consecutive(index)
	return p
}

// Lanes is the number of lanes it writes.
func (p *Place) Lanes() int { return len(p.index) }

// Write puts the lanes of src whose mask byte is not 0 into dst; a nil mask
// means all. dst and src must not overlap.
func (p *Place) Write(dst, src, mask unsafe.Pointer) {
	if p.run && mask == nil {
		move(unsafe.Add(dst, uintptr(p.first)*uintptr(p.size)), src, len(p.index)*int(p.size))
		return
	}
	if p.run {
		d := unsafe.Add(dst, uintptr(p.first)*uintptr(p.size))
		active().Select(p.size)(d, mask, src, d, len(p.index))
		return
	}
	Scatter(p.size, dst, src, p.index, mask)
}
