package interp

import (
	"fmt"
	"math/big"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/dialect/op"
	"github.com/touchstone-ir/touchstone/memory"
)

func init() {
	prepared(op.MlirConstant, prepareConstant, constant)
	prepared(op.MlirAddressOf, prepareAddressOf, constant)
	prepared(op.DSOLocalEquivalent, prepareAddressOf, constant)
	prepared(op.MlirZero, prepareZero, constant)
	prepared(op.MlirNone, prepareZero, constant)
	prepared(op.MlirUndef, nil, undefValue)
	prepared(op.MlirPoison, nil, poisonValue)
}

// constant writes the leaves that the prepare step found.
func constant(t *Thread, s *site) {
	for i, v := range s.aux.([]Scalar) {
		t.put(s.res, i, v)
	}
}

func prepareZero(s *site) error {
	vs := make([]Scalar, len(s.res.sh.leaves))
	for i := range vs {
		vs[i] = intScalar(s.res.sh.leaves[i].width, 0)
	}
	s.aux = vs
	return nil
}

// undefValue is llvm.mlir.undef (S5.8).
func undefValue(t *Thread, s *site) {
	for i := range s.res.sh.leaves {
		t.put(s.res, i, t.m.undef(s.res.sh.leaves[i].width))
	}
}

// undef is an undefined scalar that shows what the machine's policy chooses.
func (m *Machine) undef(width int32) Scalar {
	v := intScalar(width, 0)
	if v.W == nil {
		v.V = m.undefBits() & mask(width)
	} else {
		for i, o := range ones(width) {
			v.W.V[i] = m.undefBits() & o
		}
	}
	return v.markUndef()
}

// undefBits are 64 bits of the machine's choice for undefined bits.
func (m *Machine) undefBits() uint64 {
	switch m.opts.Undef {
	case UndefOnes:
		return ^uint64(0)
	case UndefRandom:
		return m.nextRandom()
	}
	return 0
}

// nextRandom is the next number of the machine's own generator (splitmix64),
// which feeds the choices that LLVM leaves free.
func (m *Machine) nextRandom() uint64 {
	m.random += 0x9e3779b97f4a7c15
	z := m.random
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// poisonValue is llvm.mlir.poison (S5.8).
func poisonValue(t *Thread, s *site) {
	for i := range s.res.sh.leaves {
		t.put(s.res, i, poisonScalar(s.res.sh.leaves[i].width))
	}
}

func prepareAddressOf(s *site) error {
	name := s.op.SymbolProp("global_name")
	if s.kind == op.DSOLocalEquivalent {
		name = s.op.SymbolProp("function_name")
	}
	p, err := s.fn.m.addressOf(s.op, name)
	if err != nil {
		return err
	}
	if x, ok := s.fn.m.lookup(s.op, name); ok && x.global != nil && x.global.external {
		// Taking its address is refused when it happens, so that a program
		// that never gets there runs.
		s.mean = undefinedGlobal
		return nil
	}
	s.aux = []Scalar{{V: uint64(p), Width: 64}}
	return nil
}

func undefinedGlobal(t *Thread, s *site) {
	t.unsupported(s, "global @%s is used here, but neither the program nor touchstone's library defines it", s.op.SymbolProp("global_name"))
}

// addressOf is the address of the symbol called name as seen from o (S5.9).
func (m *Machine) addressOf(o *dialect.Operation, name string) (memory.Ptr, error) {
	x, ok := m.lookup(o, name)
	if !ok {
		return 0, fmt.Errorf("@%s is not defined", name)
	}
	if x.alias != nil {
		return m.aliasAddress(x.alias)
	}
	return x.ptr, nil
}

func prepareConstant(s *site) error {
	vs, err := attrLeaves(s.op.ConstantValue(), s.res.sh)
	if err != nil {
		return err
	}
	s.aux = vs
	return nil
}

// attrLeaves are the scalars of an attribute read as a value of shape sh
// (S5.1 to S5.6).
func attrLeaves(a dialect.Attribute, sh *shape) ([]Scalar, error) {
	switch a := a.(type) {
	case *dialect.IntegerAttr:
		if len(sh.leaves) != 1 {
			break
		}
		return []Scalar{integerLeaf(a, sh.leaves[0].width)}, nil
	case *dialect.FloatAttr:
		if len(sh.leaves) != 1 {
			break
		}
		return []Scalar{floatLeaf(a.Bits, a.Hi, sh.leaves[0].width)}, nil
	case *dialect.StringAttr:
		if len(a.Value) != len(sh.leaves) {
			return nil, fmt.Errorf("a string of %d bytes does not fill %s", len(a.Value), sh.typ)
		}
		vs := make([]Scalar, len(a.Value))
		for i := range vs {
			vs[i] = intScalar(sh.leaves[i].width, uint64(a.Value[i]))
		}
		return vs, nil
	case *dialect.DenseElementsAttr:
		return denseLeaves(a, sh)
	case *dialect.SparseElementsAttr:
		return sparseLeaves(a, sh)
	case *dialect.DenseResourceAttr:
		return resourceLeaves(a, sh)
	case *dialect.DenseArrayAttr:
		if len(a.Values) != len(sh.leaves) {
			break
		}
		vs := make([]Scalar, len(a.Values))
		for i, v := range a.Values {
			vs[i] = bigScalar(sh.leaves[i].width, big.NewInt(v))
		}
		return vs, nil
	case *dialect.ArrayAttr:
		return arrayLeaves(a, sh)
	case *dialect.DialectAttr:
		vs := make([]Scalar, len(sh.leaves))
		for i := range vs {
			switch a.Name {
			case "zero":
				vs[i] = intScalar(sh.leaves[i].width, 0)
			case "undef":
				vs[i] = intScalar(sh.leaves[i].width, 0).markUndef()
			case "poison":
				vs[i] = poisonScalar(sh.leaves[i].width)
			default:
				return nil, fmt.Errorf("attribute %s is not a constant", a)
			}
		}
		return vs, nil
	}
	return nil, fmt.Errorf("attribute %s is not a constant of type %s", a, sh.typ)
}

// integerLeaf is an integer attribute at another width: sign-extended, but
// i1 and unsigned types zero-extended (S5.1).
func integerLeaf(a *dialect.IntegerAttr, width int32) Scalar {
	if it, ok := a.Type.(*dialect.IntegerType); ok && it.Width == 1 && a.Big == nil {
		return intScalar(width, uint64(a.V)&1)
	}
	if a.Big != nil {
		return bigScalar(width, a.Big)
	}
	return bigScalar(width, big.NewInt(a.V))
}

func floatLeaf(lo, hi uint64, width int32) Scalar {
	v := intScalar(width, lo)
	if v.W != nil {
		v.W.V[1] = hi
	}
	return v
}

func denseLeaves(a *dialect.DenseElementsAttr, sh *shape) ([]Scalar, error) {
	n := len(sh.leaves)
	signed := true
	bitsOf := int32(64)
	switch et := elementType(a.Type).(type) {
	case *dialect.IntegerType:
		bitsOf = int32(et.Width)
		signed = et.Width != 1 && et.Signedness != dialect.Unsigned
	}
	vs := make([]Scalar, n)
	for i := range vs {
		k := i
		if a.Splat { // one entry, or the two of a complex element
			k = i % max(len(a.Bits), 1)
		}
		w := sh.leaves[i].width
		switch {
		case a.Strings != nil:
			return nil, fmt.Errorf("strings are not constants of type %s", sh.typ)
		case a.Wide != nil:
			if (k+1)*a.Words > len(a.Wide) {
				return nil, fmt.Errorf("%s has fewer elements than %s", a.Type, sh.typ)
			}
			vs[i] = bigScalar(w, wordsToBig(a.Wide[k*a.Words:(k+1)*a.Words]))
		default:
			if k >= len(a.Bits) {
				return nil, fmt.Errorf("%s has fewer elements than %s", a.Type, sh.typ)
			}
			v := a.Bits[k]
			if w > bitsOf && signed {
				v = uint64(int64(v<<(64-uint(bitsOf))) >> (64 - uint(bitsOf)))
				vs[i] = bigScalar(w, big.NewInt(int64(v)))
			} else {
				vs[i] = intScalar(w, v)
			}
		}
	}
	return vs, nil
}

func elementType(t dialect.Type) dialect.Type {
	switch t := t.(type) {
	case *dialect.VectorType:
		return t.Elem
	case *dialect.TensorType:
		return t.Elem
	}
	return t
}

func shapeOfElements(t dialect.Type) []int64 {
	switch t := t.(type) {
	case *dialect.VectorType:
		return t.Shape
	case *dialect.TensorType:
		return t.Shape
	}
	return nil
}

func sparseLeaves(a *dialect.SparseElementsAttr, sh *shape) ([]Scalar, error) {
	vs := make([]Scalar, len(sh.leaves))
	for i := range vs {
		vs[i] = intScalar(sh.leaves[i].width, 0)
	}
	dims := shapeOfElements(a.Type)
	if len(dims) == 0 || len(a.Indices)%len(dims) != 0 {
		return nil, fmt.Errorf("malformed sparse constant of type %s", a.Type)
	}
	n := len(a.Indices) / len(dims)
	one := *sh
	one.leaves = make([]leaf, n)
	if n == 0 {
		return vs, nil
	}
	for i := range one.leaves {
		one.leaves[i] = sh.leaves[0]
	}
	vals, err := denseLeaves(a.Values, &one)
	if err != nil {
		return nil, err
	}
	for i := range n {
		at := int64(0)
		for d, size := range dims {
			at = at*size + a.Indices[i*len(dims)+d]
		}
		if at < 0 || at >= int64(len(vs)) {
			return nil, fmt.Errorf("sparse index outside %s", a.Type)
		}
		vs[at] = vals[i]
	}
	return vs, nil
}

func resourceLeaves(a *dialect.DenseResourceAttr, sh *shape) ([]Scalar, error) {
	if a.Data == nil {
		return nil, fmt.Errorf("resource %s has no data in this file", a.Key)
	}
	vs := make([]Scalar, len(sh.leaves))
	at := 0
	for i := range vs {
		n := int(sh.leaves[i].width+7) / 8
		if at+n > len(a.Data) {
			return nil, fmt.Errorf("resource %s has fewer bytes than %s", a.Key, sh.typ)
		}
		vs[i] = getBits(a.Data[at:at+n], 0, sh.leaves[i].width)
		at += n
	}
	return vs, nil
}

func arrayLeaves(a *dialect.ArrayAttr, sh *shape) ([]Scalar, error) {
	var vs []Scalar
	if len(sh.elems) != len(a.Elems) {
		return nil, fmt.Errorf("an array of %d attributes does not fill %s", len(a.Elems), sh.typ)
	}
	for i, e := range a.Elems {
		x, err := attrLeaves(e, sh.elems[i])
		if err != nil {
			return nil, err
		}
		vs = append(vs, x...)
	}
	return vs, nil
}
