package interp

import (
	"fmt"
	"strings"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/memory"
)

// Value is a run-time value outside the machine: a type, and its scalars in
// order (vector lanes, struct fields and array elements flattened). A void
// value has no scalars.
type Value struct {
	Type   dialect.Type
	Leaves []Scalar
}

// Format is v as `VALUE : TYPE`, the value spelled as MLIR spells it in an
// attribute; poison and undef by name, pointers by the object they point to.
func (m *Machine) Format(v Value) string {
	if v.Type == dialect.Type(dialect.Void) {
		return "void"
	}
	return m.FormatBare(v) + " : " + v.Type.String()
}

// FormatBare is Format without the type.
func (m *Machine) FormatBare(v Value) string {
	var b strings.Builder
	rest := m.format(&b, v.Type, v.Leaves)
	if len(rest) != 0 {
		panic("value has more scalars than its type")
	}
	return b.String()
}

func (m *Machine) format(b *strings.Builder, t dialect.Type, vs []Scalar) []Scalar {
	list := func(open, close string, n int, elem func(i int) dialect.Type) {
		b.WriteString(open)
		for i := range n {
			if i > 0 {
				b.WriteString(", ")
			}
			vs = m.format(b, elem(i), vs)
		}
		b.WriteString(close)
	}
	switch t := t.(type) {
	case *dialect.VectorType:
		sh, err := m.shapes.of(t)
		if err != nil {
			b.WriteString("?")
			return nil
		}
		list("[", "]", len(sh.leaves), func(int) dialect.Type { return t.Elem })
		return vs
	case *dialect.ArrayType:
		list("[", "]", int(t.N), func(int) dialect.Type { return t.Elem })
		return vs
	case *dialect.StructType:
		list("{", "}", len(t.Fields), func(i int) dialect.Type { return t.Fields[i] })
		return vs
	}
	b.WriteString(m.formatScalar(t, &vs[0]))
	return vs[1:]
}

func (m *Machine) formatScalar(t dialect.Type, v *Scalar) string {
	switch {
	case v.Poison:
		return "poison"
	case v.anyUndef():
		return "undef"
	}
	switch t := t.(type) {
	case *dialect.IntegerType:
		if t.Width == 1 {
			return [...]string{"false", "true"}[v.V&1]
		}
		return v.signedBig().String()
	case *dialect.FloatType:
		a := &dialect.FloatAttr{Type: t, Bits: v.word(0), Hi: v.word(1)}
		text := a.String()
		if i := strings.LastIndex(text, " : "); i >= 0 {
			text = text[:i]
		}
		return text
	case *dialect.PointerType:
		return m.mem.Describe(memory.Ptr(v.V))
	}
	return fmt.Sprintf("0x%x", v.big())
}

// ParseArgs reads a comma-separated list of values as --args takes it, each
// `VALUE : TYPE` or just VALUE: integers, floats, true, false, null, poison,
// undef, `dense<…>`, `[…]` for vectors and arrays, `{…}` for structs. A value
// without a type has the type of its parameter.
func (m *Machine) ParseArgs(text string, params []dialect.Type) ([]Value, error) {
	parts, err := splitTop(text)
	if err != nil {
		return nil, err
	}
	var out []Value
	for i, p := range parts {
		var want dialect.Type
		if i < len(params) {
			want = params[i]
		}
		v, err := m.parseValue(p, want)
		if err != nil {
			return nil, fmt.Errorf("argument %d: %w", i+1, err)
		}
		out = append(out, v)
	}
	return out, nil
}

// splitTop splits text at the commas outside every bracket.
func splitTop(text string) ([]string, error) {
	var parts []string
	depth, start := 0, 0
	for i := 0; i < len(text); i++ {
		switch text[i] {
		case '[', '(', '{', '<':
			depth++
		case ']', ')', '}':
			depth--
		case '>':
			if i == 0 || text[i-1] != '-' {
				depth--
			}
		case '"':
			for i++; i < len(text) && text[i] != '"'; i++ {
				if text[i] == '\\' {
					i++
				}
			}
		case ',':
			if depth == 0 {
				parts = append(parts, strings.TrimSpace(text[start:i]))
				start = i + 1
			}
		}
		if depth < 0 {
			return nil, fmt.Errorf("unbalanced %q in %q", text[i], text)
		}
	}
	if depth != 0 {
		return nil, fmt.Errorf("unbalanced brackets in %q", text)
	}
	if last := strings.TrimSpace(text[start:]); last != "" || len(parts) > 0 {
		parts = append(parts, last)
	}
	return parts, nil
}

// typeSuffix splits `VALUE : TYPE` at the last colon outside brackets.
func typeSuffix(text string) (value, typ string) {
	depth := 0
	for i := len(text) - 1; i > 0; i-- {
		switch text[i] {
		case ']', ')', '}', '>':
			depth++
		case '[', '(', '{', '<':
			depth--
		case ':':
			if depth == 0 {
				return strings.TrimSpace(text[:i]), strings.TrimSpace(text[i+1:])
			}
		}
	}
	return text, ""
}

func (m *Machine) parseValue(text string, want dialect.Type) (Value, error) {
	body, typ := typeSuffix(text)
	t := want
	if typ != "" {
		parsed, err := dialect.ParseType(m.Module.Context, typ)
		if err != nil {
			return Value{}, err
		}
		t = parsed
	}
	if t == nil {
		return Value{}, fmt.Errorf("%q needs a type, as in `%s : i32`", text, text)
	}
	sh, err := m.shapes.of(t)
	if err != nil {
		return Value{}, err
	}
	v := Value{Type: t}
	if strings.HasPrefix(body, "dense<") || strings.HasPrefix(body, "sparse<") {
		a, err := dialect.ParseAttribute(m.Module.Context, body+" : "+denseType(t))
		if err != nil {
			return Value{}, err
		}
		v.Leaves, err = attrLeaves(a, sh)
		return v, err
	}
	v.Leaves, err = m.parseLeaves(body, sh)
	return v, err
}

func denseType(t dialect.Type) string { return t.String() }

func (m *Machine) parseLeaves(body string, sh *shape) ([]Scalar, error) {
	fill := func(f func(w int32) Scalar) []Scalar {
		vs := make([]Scalar, len(sh.leaves))
		for i := range vs {
			vs[i] = f(sh.leaves[i].width)
		}
		return vs
	}
	switch body {
	case "poison":
		return fill(poisonScalar), nil
	case "undef":
		return fill(m.undef), nil
	case "zeroinitializer", "zero":
		return fill(func(w int32) Scalar { return intScalar(w, 0) }), nil
	}
	if sh.vector || sh.elems != nil {
		return m.parseList(body, sh)
	}
	t := sh.leaves[0].typ
	w := sh.leaves[0].width
	if body == "null" {
		if _, ok := t.(*dialect.PointerType); !ok {
			return nil, fmt.Errorf("null is not a value of type %s", t)
		}
		return []Scalar{intScalar(w, 0)}, nil
	}
	if _, ok := t.(*dialect.PointerType); ok {
		return nil, fmt.Errorf("%q is not a pointer: null and poison are the pointers that can be written", body)
	}
	a, err := dialect.ParseAttribute(m.Module.Context, body+" : "+t.String())
	if err != nil && body != "true" && body != "false" {
		return nil, err
	}
	if body == "true" || body == "false" {
		if w != 1 {
			return nil, fmt.Errorf("%s is not a value of type %s", body, t)
		}
		return []Scalar{boolScalar(body == "true")}, nil
	}
	return attrLeaves(a, sh)
}

func (m *Machine) parseList(body string, sh *shape) ([]Scalar, error) {
	open, end := byte('['), byte(']')
	if _, ok := sh.typ.(*dialect.StructType); ok {
		open, end = '{', '}'
	}
	if len(body) < 2 || body[0] != open || body[len(body)-1] != end {
		return nil, fmt.Errorf("a value of type %s is written %c…%c, not %q", sh.typ, open, end, body)
	}
	parts, err := splitTop(body[1 : len(body)-1])
	if err != nil {
		return nil, err
	}
	n := len(sh.elems)
	if sh.vector {
		n = len(sh.leaves)
	}
	if len(parts) != n {
		return nil, fmt.Errorf("%d elements given for type %s", len(parts), sh.typ)
	}
	var vs []Scalar
	for i, p := range parts {
		k := sh
		if sh.vector {
			k, err = m.shapes.of(sh.leaves[i].typ)
			if err != nil {
				return nil, err
			}
		} else {
			k = sh.elems[i]
		}
		p, _ = typeSuffix(p)
		x, err := m.parseLeaves(p, k)
		if err != nil {
			return nil, err
		}
		vs = append(vs, x...)
	}
	return vs, nil
}

// Params are the parameter types of the function at path.
func (m *Machine) Params(path string) ([]dialect.Type, error) {
	f := m.function(path)
	if f == nil {
		return nil, &NoEntryError{path}
	}
	return f.typ.Params, nil
}

// ResultType is the result type of the function at path.
func (m *Machine) ResultType(path string) (dialect.Type, error) {
	f := m.function(path)
	if f == nil {
		return nil, &NoEntryError{path}
	}
	return f.typ.Result, nil
}
