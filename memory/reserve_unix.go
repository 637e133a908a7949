//go:build linux || darwin

package memory

import (
	"os"
	"unsafe"

	"golang.org/x/sys/unix"
)

// region is a range of addresses reserved from the system. It takes no memory
// until parts of it are committed and touched.
type region struct {
	base  uintptr
	size  uintptr
	bytes []byte
}

var pageSize = uintptr(os.Getpagesize())

func reserve(n uintptr) (region, error) {
	b, err := unix.Mmap(-1, 0, int(n), unix.PROT_NONE, unix.MAP_PRIVATE|unix.MAP_ANON|unix.MAP_NORESERVE)
	if err != nil {
		return region{}, err
	}
	return region{base: uintptr(unsafe.Pointer(unsafe.SliceData(b))), size: n, bytes: b}, nil
}

// commit makes a range usable. What was never touched reads as zero.
func (r *region) commit(off, n uintptr) error {
	return unix.Mprotect(r.bytes[off:off+n], unix.PROT_READ|unix.PROT_WRITE)
}

// discard tells the system that the contents of a committed range are not
// needed. It reports whether the range reads as zero from now on.
func (r *region) discard(off, n uintptr) bool {
	return unix.Madvise(r.bytes[off:off+n], unix.MADV_DONTNEED) == nil && discardZeroes
}

func (r *region) release() error {
	if r.bytes == nil {
		return nil
	}
	b := r.bytes
	*r = region{}
	return unix.Munmap(b)
}
