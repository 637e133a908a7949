package memory

import "errors"

// The planes of the arena, in their order.
const (
	dataPlane = iota
	maskPlane
	poisonPlane
	chosenPlane
	numPlanes
)

// arena is the range of addresses that holds the program's bytes and their
// shadow: four planes of the same length, the stack's part first in each.
type arena struct {
	region region
	span   uintptr // distance from a byte to its mask byte, and on to the next planes
	stack  zone
	heap   zone
}

// zone is a part of the arena, committed in all planes at once.
type zone struct {
	base   uintptr // in the data plane
	size   uintptr
	planes [numPlanes]extent
}

// leastArena is the least room for stack and heap each, in bytes, below which
// New gives up.
const leastArena = 1 << 20

// reserve finds room for the limits. The heap gets more than its limit, as
// blocks are rounded up and memory is fragmented. Where the system is short of
// addresses it takes less, and the limits are then met earlier.
func (a *arena) reserve(maxBytes, maxStack uint64) error {
	heap := min(2*maxBytes+2<<30, largestMemory)
	stack := maxStack
	for {
		heap = (heap + granuleSize - 1) &^ (granuleSize - 1)
		stack = (stack + granuleSize - 1) &^ (granuleSize - 1)
		r, err := reserve(uintptr(numPlanes * (heap + stack)))
		if err == nil {
			a.region = r
			break
		}
		if heap <= leastArena {
			return errors.Join(errors.New("no addresses left for the program's memory"), err)
		}
		heap /= 2
		stack = max(min(stack, heap/4), leastArena)
	}
	a.span = uintptr(heap + stack)
	a.stack.init(&a.region, 0, uintptr(stack), a.span)
	a.heap.init(&a.region, uintptr(stack), uintptr(heap), a.span)
	return nil
}

func (z *zone) init(r *region, off, size, span uintptr) {
	z.base, z.size = r.base+off, size
	for k := range z.planes {
		z.planes[k] = extent{region: r, off: off + uintptr(k)*span, size: size}
	}
}

// need commits the first n bytes of the zone in every plane.
func (z *zone) need(n uintptr) error {
	if n <= z.planes[numPlanes-1].committed {
		return nil
	}
	for k := range z.planes {
		if err := z.planes[k].need(n); err != nil {
			return err
		}
	}
	return nil
}

// discard lets the system take back the memory of a range in every plane. It
// reports whether its data reads as zero from now on.
func (a *arena) discard(addr, n uintptr) bool {
	off := addr - a.region.base
	zero := a.region.discard(off, n)
	for k := uintptr(1); k < numPlanes; k++ {
		a.region.discard(off+k*a.span, n)
	}
	return zero
}
