package interp

import (
	"fmt"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/dialect/op"
)

// Matrices are flat vectors, column by column: element (r, c) of R rows is
// lane c*R + r (S16.1).

func init() {
	prepared(op.IntrMatrixTranspose, prepareMatrix, matrixTranspose)
	prepared(op.IntrMatrixMultiply, prepareMultiply, matrixMultiply)
	prepared(op.IntrMatrixColumnMajorLoad, prepareMatrixMemory, matrixLoad)
	prepared(op.IntrMatrixColumnMajorStore, prepareMatrixMemory, matrixStore)
}

// matrix is what a matrix operation knows before it runs.
type matrix struct {
	rows, columns, inner int
	float                *floatOp // nil for integers
	mem                  *lanesInMemory
}

func (s *site) matrix(rows, columns string) (*matrix, error) {
	r, ok := s.op.IntProp(rows)
	c, ok2 := s.op.IntProp(columns)
	if !ok || !ok2 || r < 0 || c < 0 || r > maxLeaves || c > maxLeaves {
		return nil, fmt.Errorf("%s without a number of rows and columns", s.op.Name)
	}
	return &matrix{rows: int(r), columns: int(c)}, nil
}

// fits checks that sh has rows times columns lanes.
func (s *site) fits(sh *shape, rows, columns int) error {
	if rows*columns != len(sh.leaves) {
		return fmt.Errorf("%s: %s is not a matrix of %d rows and %d columns", s.op.Name, sh.typ, rows, columns)
	}
	return nil
}

func prepareMatrix(s *site) error {
	m, err := s.matrix("rows", "columns")
	if err != nil {
		return err
	}
	s.aux = m
	return s.fits(s.args[0].sh, m.rows, m.columns)
}

// matrixTranspose makes rows columns (S16.1).
func matrixTranspose(t *Thread, s *site) {
	m := s.aux.(*matrix)
	in := t.leaves(s.args[0])
	for r := range m.rows {
		for c := range m.columns {
			t.put(s.res, r*m.columns+c, in[c*m.rows+r])
		}
	}
}

func prepareMultiply(s *site) error {
	m, err := s.matrix("lhs_rows", "rhs_columns")
	if err != nil {
		return err
	}
	k, _ := s.op.IntProp("lhs_columns")
	m.inner = int(min(max(k, 0), maxLeaves))
	if _, ok := scalarType(s.res.sh.typ).(*dialect.FloatType); ok {
		if m.float, err = s.floatOp(); err != nil {
			return err
		}
	}
	s.aux = m
	if err := s.fits(s.args[0].sh, m.rows, m.inner); err != nil {
		return err
	}
	if err := s.fits(s.args[1].sh, m.inner, m.columns); err != nil {
		return err
	}
	return s.fits(s.res.sh, m.rows, m.columns)
}

// matrixMultiply sums products from the first to the last, each rounded by
// itself; the first is not added to zero (S16.2).
func matrixMultiply(t *Thread, s *site) {
	m := s.aux.(*matrix)
	a, b := t.leaves(s.args[0]), t.leaves(s.args[1])
	add, mul := addWrapping, mulWrapping
	if m.float != nil {
		add = func(a, b Scalar) Scalar { return m.float.binary(addF, a, b) }
		mul = func(a, b Scalar) Scalar { return m.float.binary(mulF, a, b) }
	}
	terms := make([]Scalar, m.inner)
	for c := range m.columns {
		for r := range m.rows {
			for k := range m.inner {
				x, y := a[k*m.rows+r], b[c*m.inner+k]
				if x.Poison || y.Poison {
					terms[k] = poisonScalar(x.Width)
					continue
				}
				terms[k] = mul(x, y)
			}
			t.put(s.res, c*m.rows+r, foldLanes(terms, add))
		}
	}
}

func prepareMatrixMemory(s *site) error {
	if err := prepareMatrixShape(s); err != nil {
		return err
	}
	m := s.aux.(*matrix)
	sh := s.res.sh
	if sh == nil {
		sh = s.args[0].sh
	}
	var err error
	m.mem, err = s.lanesOfMemory(sh, s.fn.m.layout.Align(scalarType(sh.typ)))
	return err
}

func prepareMatrixShape(s *site) error {
	m, err := s.matrix("rows", "columns")
	if err != nil {
		return err
	}
	s.aux = m
	if s.res.sh != nil {
		return s.fits(s.res.sh, m.rows, m.columns)
	}
	return s.fits(s.args[0].sh, m.rows, m.columns)
}

// each calls f with every lane and its address: column c begins c strides of
// elements past the pointer (S16.3). A stride below the rows is UB.
func (m *matrix) each(t *Thread, s *site, ptr, stride int, f func(lane int, p Scalar)) {
	base, d := t.lane(s.args[ptr], 0), t.lane(s.args[stride], 0)
	t.defined(s, &d, PoisonOperand, "the stride")
	if d.W == nil && d.V < uint64(m.rows) {
		t.ub(s, BadLaneCount, "the stride is %d, less than the %d rows", d.V, m.rows)
	}
	for c := range m.columns {
		for r := range m.rows {
			lane := c*m.rows + r
			f(lane, t.offset(s, base, (uint64(c)*d.word(0)+uint64(r))*m.mem.size, lane))
		}
	}
}

func matrixLoad(t *Thread, s *site) {
	m := s.aux.(*matrix)
	m.each(t, s, 0, 1, func(lane int, p Scalar) { t.put(s.res, lane, t.loadLeafAt(s, &p, m.mem.elem, m.mem.align)) })
}

func matrixStore(t *Thread, s *site) {
	m := s.aux.(*matrix)
	m.each(t, s, 1, 2, func(lane int, p Scalar) {
		t.storeLeafAt(s, &p, t.lane(s.args[0], lane), m.mem.elem, m.mem.align)
	})
}
