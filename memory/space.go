package memory

import "unsafe"

// Space is a range of zeroed bytes outside the collector, for frames and
// tables that must not move. It takes memory only where it is touched.
type Space struct{ r region }

// NewSpace reserves n bytes.
func NewSpace(n uint64) (*Space, error) {
	r, err := reserve(uintptr(n))
	if err != nil {
		return nil, err
	}
	if err := r.commit(0, uintptr(n)); err != nil {
		return nil, err
	}
	return &Space{r}, nil
}

// Base is the address of the first byte.
func (s *Space) Base() unsafe.Pointer { return At(s.r.base) }

// Release gives the bytes back; nothing may point into them any more.
func (s *Space) Release() error { return s.r.release() }
