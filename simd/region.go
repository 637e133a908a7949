package simd

// A Region selects lanes of a parent vector as Gen hardware does: rows of
// Width lanes, Stride lanes from one to the next in a row, VStride lanes from
// the start of a row to the start of the next. All are counted in lanes;
// strides may be zero or negative. When Width is Lanes or more there is one
// row and VStride plays no part; when Lanes is 1, none of the three does.
type Region struct {
	Lanes, VStride, Width, Stride int
}

// Whole reports whether the rows are complete: Width is positive and divides
// Lanes, or there is one row only.
func (r Region) Whole() bool {
	return r.Lanes == 1 || r.Width > 0 && (r.Width >= r.Lanes || r.Lanes%r.Width == 0)
}

// Rows is the number of rows of a whole region.
func (r Region) Rows() int {
	if r.Lanes == 1 || r.Width >= r.Lanes {
		return 1
	}
	return r.Lanes / r.Width
}

// Split gives the row and the column of a lane of a whole region.
func (r Region) Split(lane int) (row, col int) {
	if r.Lanes == 1 || r.Width >= r.Lanes {
		return 0, lane
	}
	return lane / r.Width, lane % r.Width
}

// Index is the lane of the parent that a lane of the region stands for, when
// the region starts at the parent's lane start.
func (r Region) Index(start, lane int) int {
	row, col := r.Split(lane)
	return start + row*r.VStride + col*r.Stride
}

// Indices is Index of every lane; ok is false when one of them lies outside a
// parent of n lanes, or when the region is not whole.
func (r Region) Indices(start, n int) (index []int32, ok bool) {
	if !r.Whole() {
		return nil, false
	}
	index = make([]int32, r.Lanes)
	for i := range index {
		k := r.Index(start, i)
		if k < 0 || k >= n {
			return nil, false
		}
		index[i] = int32(k)
	}
	return index, true
}

// Distinct reports whether no index occurs twice; n bounds them.
func Distinct(index []int32, n int) bool {
	seen := make([]bool, n)
	for _, k := range index {
		if seen[k] {
			return false
		}
		seen[k] = true
	}
	return true
}
