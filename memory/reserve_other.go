//go:build !linux && !darwin && !windows

package memory

import (
	"errors"
	"unsafe"
)

// region is a range of addresses. Where nothing can be reserved without being
// taken it is a plain slice, so it must be small; New asks for less and less
// until it fits.
type region struct {
	base  uintptr
	size  uintptr
	bytes []byte
}

const (
	pageSize      = uintptr(4096)
	largestRegion = 1 << 28
)

func reserve(n uintptr) (region, error) {
	if n > largestRegion {
		return region{}, errors.New("memory cannot be reserved on this system")
	}
	b := make([]byte, n+pageSize)
	base := (uintptr(unsafe.Pointer(unsafe.SliceData(b))) + pageSize - 1) &^ (pageSize - 1)
	return region{base: base, size: n, bytes: b}, nil
}

// commit makes a range usable. What was never touched reads as zero.
func (r *region) commit(off, n uintptr) error { return nil }

// discard reports whether the range reads as zero from now on.
func (r *region) discard(off, n uintptr) bool { return false }

func (r *region) release() error {
	*r = region{}
	return nil
}
