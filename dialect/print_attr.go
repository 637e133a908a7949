package dialect

import (
	"math/big"
	"strconv"
	"strings"
)

// maxDecimal is how many elements MLIR prints in decimal; more are printed as
// a string of hexadecimal bytes.
const maxDecimal = 100

// attr prints an attribute with its type.
func (p *printer) attr(a Attribute) {
	p.attrNoType(a)
	switch a := a.(type) {
	case *IntegerAttr:
		if a.Type != Int(1) {
			p.raw(" : ")
			p.typ(a.Type)
		}
	case *FloatAttr:
		p.raw(" : ")
		p.typ(a.Type)
	case *StringAttr:
		if a.Type != nil {
			p.raw(" : ")
			p.typ(a.Type)
		}
	case *DenseElementsAttr:
		p.raw(" : ")
		p.typ(a.Type)
	case *SparseElementsAttr:
		p.raw(" : ")
		p.typ(a.Type)
	case *DenseResourceAttr:
		p.raw(" : ")
		p.typ(a.Type)
	}
}

// attrShort prints an attribute inside a list, where the types that a bare
// number has, i64 and f64, are left out.
func (p *printer) attrShort(a Attribute) {
	switch a := a.(type) {
	case *IntegerAttr:
		if a.Type == Int(64) {
			p.attrNoType(a)
			return
		}
	case *FloatAttr:
		if a.Type == floatTypes[F64] {
			from := len(p.buf)
			p.attrNoType(a)
			if len(p.buf) > from+1 && p.buf[from+1] == 'x' {
				p.raw(" : f64") // hexadecimal digits alone would be an integer
			}
			return
		}
	}
	p.attr(a)
}

// attrNoType prints an attribute without the type that trails it, as where the
// type is known from elsewhere.
func (p *printer) attrNoType(a Attribute) {
	if p.alias != nil && p.alias.take(p, a) {
		return
	}
	switch a := a.(type) {
	case *UnitAttr:
		p.raw("unit")
	case *IntegerAttr:
		p.integer(a)
	case *FloatAttr:
		p.buf = appendFloat(p.buf, a.Type, a.Bits, a.Hi)
	case *StringAttr:
		p.str(a.Value)
	case *ArrayAttr:
		p.raw("[")
		for i, e := range a.Elems {
			if i > 0 {
				p.raw(", ")
			}
			p.attrShort(e)
		}
		p.raw("]")
	case *DictAttr:
		p.dict(a.Entries)
	case *DenseArrayAttr:
		p.denseArray(a)
	case *DenseElementsAttr:
		p.raw("dense<")
		p.elements(a, true)
		p.raw(">")
	case *SparseElementsAttr:
		p.sparse(a)
	case *DenseResourceAttr:
		p.raw("dense_resource<")
		p.word(a.Key)
		p.raw(">")
	case *SymbolRefAttr:
		p.symbol(a.Root)
		for _, n := range a.Nested {
			p.raw("::")
			p.symbol(n)
		}
	case *TypeAttr:
		p.typ(a.Type)
	case *AffineMapAttr:
		p.raw("affine_map<")
		p.raw(a.Text)
		p.raw(">")
	case *IntegerSetAttr:
		p.raw("affine_set<")
		p.raw(a.Text)
		p.raw(">")
	case *StridedLayoutAttr:
		p.strided(a)
	case *DistinctAttr:
		p.raw("distinct[")
		p.int(a.ID)
		p.raw("]<")
		if _, unit := a.Of.(*UnitAttr); !unit {
			p.attr(a.Of)
		}
		p.raw(">")
	case *LocationAttr:
		p.loc(a.Loc)
	case *DialectAttr:
		p.dialectAttr(a)
	}
}

// dialectAttr prints an attribute of a dialect.
func (p *printer) dialectAttr(a *DialectAttr) {
	p.raw("#")
	p.raw(a.Dialect)
	if a.Name != "" {
		p.raw(".")
		p.raw(a.Name)
	}
	p.raw(a.Body)
}

func (p *printer) integer(a *IntegerAttr) {
	switch {
	case a.Type == Int(1):
		p.raw(strconv.FormatBool(a.V != 0))
	case a.Big != nil:
		p.buf = a.Big.Append(p.buf, 10)
	default:
		p.int(a.V)
	}
}

// dict prints `{name = value, name}`.
func (p *printer) dict(as []NamedAttr) {
	p.raw("{")
	for i, a := range as {
		if i > 0 {
			p.raw(", ")
		}
		p.namedAttr(a)
	}
	p.raw("}")
}

func (p *printer) namedAttr(a NamedAttr) {
	p.word(a.Name)
	if _, unit := a.Value.(*UnitAttr); unit {
		return
	}
	p.raw(" = ")
	p.attr(a.Value)
}

// word prints a name as a bare identifier where it is one, else quoted.
func (p *printer) word(s string) {
	if isBareName(s) {
		p.raw(s)
		return
	}
	p.str(s)
}

func isBareName(s string) bool {
	if s == "" || class[s[0]]&cLetter == 0 {
		return false
	}
	for i := 1; i < len(s); i++ {
		if class[s[i]]&cIdent == 0 {
			return false
		}
	}
	return true
}

// symbol prints `@name`, quoted where the name is no bare identifier.
func (p *printer) symbol(name string) {
	p.raw("@")
	p.word(name)
}

// str prints a string literal: printable ASCII as it is, a backslash doubled,
// everything else as two hexadecimal digits.
func (p *printer) str(s string) { p.buf = appendQuoted(p.buf, s) }

func appendQuoted(b []byte, s string) []byte {
	b = append(b, '"')
	for i := 0; i < len(s); i++ {
		switch c := s[i]; {
		case c == '\\':
			b = append(b, `\\`...)
		case c < ' ' || c > '~' || c == '"':
			b = append(b, '\\', "0123456789ABCDEF"[c>>4], "0123456789ABCDEF"[c&15])
		default:
			b = append(b, c)
		}
	}
	return append(b, '"')
}

// quoted is s as a string literal.
func quoted(s string) string { return string(appendQuoted(nil, s)) }

func (p *printer) denseArray(a *DenseArrayAttr) {
	p.raw("array<")
	p.typ(a.Elem)
	if len(a.Values) > 0 {
		p.raw(": ")
	}
	it, _ := a.Elem.(*IntegerType)
	for i, v := range a.Values {
		if i > 0 {
			p.raw(", ")
		}
		switch {
		case it == nil:
			p.buf = appendFloat(p.buf, a.Elem, uint64(v), 0)
		case it.Width == 1:
			p.raw(strconv.FormatBool(v != 0))
		case it.Signedness == Unsigned:
			p.buf = strconv.AppendUint(p.buf, uint64(v), 10)
		default:
			p.int(v)
		}
	}
	p.raw(">")
}

func (p *printer) strided(a *StridedLayoutAttr) {
	p.raw("strided<[")
	for i, s := range a.Strides {
		if i > 0 {
			p.raw(", ")
		}
		p.dim(s)
	}
	p.raw("]")
	if a.Offset != 0 {
		p.raw(", offset: ")
		p.dim(a.Offset)
	}
	p.raw(">")
}

// elements prints what stands between the brackets of a dense attribute.
func (p *printer) elements(a *DenseElementsAttr, hexOK bool) {
	shape, elem, _ := shaped(a.Type)
	one := p.elementPrinter(a, elem)
	switch {
	case a.Splat:
		one(0)
		return
	case elementCount(shape) == 0:
		return
	case hexOK && a.Strings == nil && elementCount(shape) > maxDecimal:
		p.hexData(a, elem)
		return
	}
	n := 0
	p.nested(shape, &n, one)
}

// nested prints the elements from n on in brackets for each dimension.
func (p *printer) nested(shape []int64, n *int, one func(int)) {
	if len(shape) == 0 {
		one(*n)
		*n++
		return
	}
	p.raw("[")
	for i := int64(0); i < shape[0]; i++ {
		if i > 0 {
			p.raw(", ")
		}
		p.nested(shape[1:], n, one)
	}
	p.raw("]")
}

// elementPrinter is the function that prints element i.
func (p *printer) elementPrinter(a *DenseElementsAttr, elem Type) func(i int) {
	if a.Strings != nil {
		return func(i int) { p.str(a.Strings[i]) }
	}
	scalar := elem
	c, complex := elem.(*ComplexType)
	if complex {
		scalar = c.Elem
	}
	width := storageWidth(scalar)
	entry := func(i int) {
		if a.Wide != nil {
			p.wideElement(scalar, width, a.Wide[i*a.Words:(i+1)*a.Words])
			return
		}
		p.element(scalar, width, a.Bits[i])
	}
	if !complex {
		return entry
	}
	return func(i int) {
		p.raw("(")
		entry(2 * i)
		p.raw(",")
		entry(2*i + 1)
		p.raw(")")
	}
}

func (p *printer) element(t Type, width int, bits uint64) {
	it, isInt := t.(*IntegerType)
	switch {
	case floatWidth(t) > 0:
		p.buf = appendFloat(p.buf, t, bits, 0)
	case isInt && width == 1:
		p.raw(strconv.FormatBool(bits != 0))
	case isInt && it.Signedness == Unsigned:
		p.buf = strconv.AppendUint(p.buf, bits, 10)
	case width == 0:
		p.raw("0")
	default:
		s := 64 - width
		p.int(int64(bits<<s) >> s)
	}
}

func (p *printer) wideElement(t Type, width int, words []uint64) {
	if floatWidth(t) > 0 {
		p.buf = appendFloat(p.buf, t, words[0], words[1])
		return
	}
	v := new(big.Int)
	for i := len(words) - 1; i >= 0; i-- {
		v.Lsh(v, 64).Or(v, new(big.Int).SetUint64(words[i]))
	}
	if it, ok := t.(*IntegerType); ok && it.Signedness != Unsigned && v.Bit(width-1) == 1 {
		v.Sub(v, new(big.Int).Lsh(big.NewInt(1), uint(width)))
	}
	p.buf = v.Append(p.buf, 10)
}

// hexData prints the elements as MLIR stores them: little-endian in whole
// bytes, i1 packed eight to a byte.
func (p *printer) hexData(a *DenseElementsAttr, elem Type) {
	const digits = "0123456789ABCDEF"
	p.raw(`"0x`)
	defer p.raw(`"`)
	put := func(v uint64, bytes int) {
		for range bytes {
			p.buf = append(p.buf, digits[v>>4&15], digits[v&15])
			v >>= 8
		}
	}
	if elem == Int(1) {
		for i := 0; i < len(a.Bits); i += 8 {
			var b uint64
			for j, v := range a.Bits[i:min(i+8, len(a.Bits))] {
				b |= v << j
			}
			put(b, 1)
		}
		return
	}
	if c, ok := elem.(*ComplexType); ok {
		elem = c.Elem
	}
	bytes := (storageWidth(elem) + 7) / 8
	if a.Wide == nil {
		for _, v := range a.Bits {
			put(v, bytes)
		}
		return
	}
	for i, v := range a.Wide {
		put(v, min(8, bytes-8*(i%a.Words)))
	}
}

// sparse prints `sparse<indices, values>`; equal indices print once, like the
// elements of any dense attribute.
func (p *printer) sparse(a *SparseElementsAttr) {
	p.raw("sparse<")
	defer p.raw(">")
	vshape, _, _ := shaped(a.Values.Type)
	if elementCount(vshape) == 0 {
		return
	}
	ix := &DenseElementsAttr{Bits: make([]uint64, len(a.Indices))}
	for i, v := range a.Indices {
		ix.Bits[i] = uint64(v)
	}
	shape, _, _ := shaped(a.Type)
	n := int64(len(a.Indices)) / int64(max(len(shape), 1))
	dims := []int64{n, int64(len(shape))}
	if a.flat {
		dims = dims[:1]
	}
	ix.Type = &TensorType{Shape: dims, Elem: Int(64)}
	ix.findSplat(1)
	p.elements(ix, false)
	p.raw(", ")
	p.elements(a.Values, true)
}

// loc prints `loc(…)`.
func (p *printer) loc(l *Location) {
	p.raw("loc(")
	p.locBody(l, true)
	p.raw(")")
}

// locBody prints a location without the outer loc(…). Parts of a location used
// as an attribute are attributes themselves and carry their own.
func (p *printer) locBody(l *Location, wrap bool) {
	part := func(x *Location) {
		if wrap {
			p.loc(x)
			return
		}
		p.locBody(x, wrap)
	}
	switch l.Kind {
	case LocUnknown:
		p.raw("unknown")
	case LocFile:
		p.str(l.File)
		p.raw(":")
		p.int(int64(l.Line))
		p.raw(":")
		p.int(int64(l.Col))
		if l.EndLine != 0 || l.EndCol != 0 {
			p.raw(" to ")
			if l.EndLine != l.Line {
				p.int(int64(l.EndLine))
			}
			p.raw(":")
			p.int(int64(l.EndCol))
		}
	case LocName:
		p.str(l.Name)
		if len(l.Of) > 0 && l.Of[0].Kind != LocUnknown {
			p.raw("(")
			part(l.Of[0])
			p.raw(")")
		}
	case LocCallSite:
		p.raw("callsite(")
		part(l.Of[0])
		p.raw(" at ")
		part(l.Of[1])
		p.raw(")")
	case LocFused:
		p.raw("fused")
		if l.Meta != nil {
			p.raw("<")
			p.attr(l.Meta)
			p.raw(">")
		}
		p.raw("[")
		for i, x := range l.Of {
			if i > 0 {
				p.raw(", ")
			}
			part(x)
		}
		p.raw("]")
	case LocAlias:
		p.raw("#")
		p.raw(l.Name)
	}
}

// resourceSection prints the blobs that dense_resource attributes name.
func (p *printer) resourceSection(rs []Resource) {
	if len(rs) == 0 {
		return
	}
	p.raw("{-#\n  dialect_resources: {\n")
	for i := 0; i < len(rs); {
		if i > 0 {
			p.raw(",\n")
		}
		p.raw("    ")
		p.word(rs[i].Dialect)
		p.raw(": {\n")
		j := i
		for ; j < len(rs) && rs[j].Dialect == rs[i].Dialect; j++ {
			if j > i {
				p.raw(",\n")
			}
			p.raw("      ")
			p.word(rs[j].Key)
			p.raw(`: "0x`)
			for s := 0; s < 32; s += 8 {
				p.hexByte(byte(rs[j].Align >> s))
			}
			for _, c := range rs[j].Data {
				p.hexByte(c)
			}
			p.raw(`"`)
		}
		p.raw("\n    }")
		i = j
	}
	p.raw("\n  }\n#-}\n")
}

func (p *printer) hexByte(c byte) {
	p.buf = append(p.buf, "0123456789ABCDEF"[c>>4], "0123456789ABCDEF"[c&15])
}

// joinInts is the numbers with commas between them.
func joinInts(v []int64) string {
	s := make([]string, len(v))
	for i, n := range v {
		s[i] = strconv.FormatInt(n, 10)
	}
	return strings.Join(s, ", ")
}

// attrString is the text of a.
func attrString(a Attribute) string {
	var p printer
	p.attr(a)
	return string(p.buf)
}

// String is `unit`.
func (a *UnitAttr) String() string { return "unit" }

// String is the attribute as MLIR prints it.
func (a *IntegerAttr) String() string { return attrString(a) }

// String is the attribute as MLIR prints it.
func (a *FloatAttr) String() string { return attrString(a) }

// String is the attribute as MLIR prints it.
func (a *StringAttr) String() string { return attrString(a) }

// String is the attribute as MLIR prints it.
func (a *ArrayAttr) String() string { return attrString(a) }

// String is the attribute as MLIR prints it.
func (a *DictAttr) String() string { return attrString(a) }

// String is the attribute as MLIR prints it.
func (a *DenseArrayAttr) String() string { return attrString(a) }

// String is the attribute as MLIR prints it.
func (a *DenseElementsAttr) String() string { return attrString(a) }

// String is the attribute as MLIR prints it.
func (a *SparseElementsAttr) String() string { return attrString(a) }

// String is the attribute as MLIR prints it.
func (a *DenseResourceAttr) String() string { return attrString(a) }

// String is the attribute as MLIR prints it.
func (a *SymbolRefAttr) String() string { return attrString(a) }

// String is the type.
func (a *TypeAttr) String() string { return attrString(a) }

// String is the attribute as MLIR prints it.
func (a *AffineMapAttr) String() string { return attrString(a) }

// String is the attribute as MLIR prints it.
func (a *IntegerSetAttr) String() string { return attrString(a) }

// String is the attribute as MLIR prints it.
func (a *StridedLayoutAttr) String() string { return attrString(a) }

// String is the attribute as MLIR prints it.
func (a *DistinctAttr) String() string { return attrString(a) }

// String is `loc(…)`.
func (a *LocationAttr) String() string { return attrString(a) }

// String is the attribute with its whole body.
func (a *DialectAttr) String() string { return attrString(a) }

// String is `loc(…)` as MLIR prints it.
func (l *Location) String() string {
	var p printer
	p.loc(l)
	return string(p.buf)
}
