package memory

import (
	"os"

	"golang.org/x/sys/windows"
)

// region is a range of addresses reserved from the system. It takes no memory
// until parts of it are committed and touched.
type region struct {
	base uintptr
	size uintptr
}

var pageSize = uintptr(os.Getpagesize())

func reserve(n uintptr) (region, error) {
	base, err := windows.VirtualAlloc(0, n, windows.MEM_RESERVE, windows.PAGE_NOACCESS)
	if err != nil {
		return region{}, err
	}
	return region{base: base, size: n}, nil
}

// commit makes a range usable. What was never touched reads as zero.
func (r *region) commit(off, n uintptr) error {
	_, err := windows.VirtualAlloc(r.base+off, n, windows.MEM_COMMIT, windows.PAGE_READWRITE)
	return err
}

// discard tells the system that the contents of a committed range are not
// needed. It reports whether the range reads as zero from now on.
func (r *region) discard(off, n uintptr) bool {
	const memReset = 0x80000
	_, _ = windows.VirtualAlloc(r.base+off, n, memReset, windows.PAGE_READWRITE)
	return false
}

func (r *region) release() error {
	if r.base == 0 {
		return nil
	}
	base := r.base
	*r = region{}
	return windows.VirtualFree(base, 0, windows.MEM_RELEASE)
}
