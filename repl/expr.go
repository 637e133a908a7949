package repl

import (
	"errors"
	"fmt"
	"math"
	"math/big"
	"strconv"
	"strings"
	"unicode"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/interp"
)

// An operand is what an expression gives: a value of the program as it is, or
// a number, with the type of the operands it was computed from if they had
// one.
type operand struct {
	v   *interp.Value
	n   *big.Rat
	typ dialect.Type
}

// expr is a parsed expression.
type expr func(s *Session) (operand, error)

var errUndefined = errors.New("poison or undef has no value to compute with")

// parseExpr reads an expression, all of the text.
func parseExpr(text string) (expr, error) {
	p := &exprParser{text: text}
	e, err := p.or(0)
	if err != nil {
		return nil, err
	}
	p.space()
	if p.pos < len(p.text) {
		return nil, fmt.Errorf("%q is left over in the expression", p.text[p.pos:])
	}
	return e, nil
}

// evaluate reads an expression and computes it in the selected frame.
func (s *Session) evaluate(text string) (operand, error) {
	e, err := parseExpr(text)
	if err != nil {
		return operand{}, err
	}
	return e(s)
}

// holds evaluates a condition.
func (s *Session) holds(text string) (bool, error) {
	o, err := s.evaluate(text)
	if err != nil {
		return false, err
	}
	n, err := s.number(o)
	return err == nil && n.Sign() != 0, err
}

// address evaluates an expression that gives a pointer.
func (s *Session) address(text string) (interp.Pointer, error) {
	o, err := s.evaluate(strings.TrimSpace(text))
	if err != nil {
		return 0, err
	}
	n, err := s.number(o)
	if err != nil {
		return 0, err
	}
	if !n.IsInt() || n.Sign() < 0 || !n.Num().IsUint64() {
		return 0, fmt.Errorf("%q is not an address", text)
	}
	return interp.Pointer(n.Num().Uint64()), nil
}

// number is an operand to compute with.
func (s *Session) number(o operand) (*big.Rat, error) {
	if o.v == nil {
		return o.n, nil
	}
	if len(o.v.Leaves) != 1 {
		return nil, fmt.Errorf("a value of type %s is not one number; choose a part, as in %%v[0]", o.v.Type)
	}
	l := &o.v.Leaves[0]
	if l.Poison || l.Undef != 0 || l.W != nil && l.W.Undef != nil {
		return nil, errUndefined
	}
	switch t := o.v.Type.(type) {
	case *dialect.FloatType:
		f := 0.0
		switch t.Kind {
		case dialect.F32:
			f = float64(math.Float32frombits(uint32(l.V)))
		case dialect.F64:
			f = math.Float64frombits(l.V)
		default:
			text := strings.TrimSpace(s.d.Machine().FormatBare(*o.v))
			r, ok := new(big.Rat).SetString(text)
			if !ok {
				return nil, fmt.Errorf("%s is not a number", text)
			}
			return r, nil
		}
		if math.IsNaN(f) || math.IsInf(f, 0) {
			return nil, fmt.Errorf("%v is not a number", f)
		}
		return new(big.Rat).SetFloat64(f), nil
	case *dialect.PointerType:
		return new(big.Rat).SetUint64(l.V), nil
	}
	x := bits(l)
	if l.Width > 1 && x.Bit(int(l.Width)-1) == 1 {
		x.Sub(x, new(big.Int).Lsh(big.NewInt(1), uint(l.Width)))
	}
	return new(big.Rat).SetInt(x), nil
}

// bits is a scalar as an unsigned number.
func bits(l *interp.Scalar) *big.Int {
	if l.W == nil {
		return new(big.Int).SetUint64(l.V)
	}
	x := new(big.Int)
	for i := len(l.W.V) - 1; i >= 0; i-- {
		x.Lsh(x, 64).Or(x, new(big.Int).SetUint64(l.W.V[i]))
	}
	return x
}

// typeOf is the type that an operand brings along, or nil.
func (o operand) typeOf() dialect.Type {
	if o.v != nil {
		return o.v.Type
	}
	return o.typ
}

// show is an operand as `VALUE : TYPE`.
func (s *Session) show(o operand) string {
	m := s.d.Machine()
	if o.v != nil {
		return m.Format(*o.v)
	}
	switch t := o.typ.(type) {
	case *dialect.PointerType:
		if o.n.IsInt() && o.n.Num().IsUint64() {
			return m.Format(interp.PointerValue(interp.Pointer(o.n.Num().Uint64())))
		}
	case *dialect.FloatType:
		f, _ := o.n.Float64()
		if v, err := m.ParseValue(strconv.FormatFloat(f, 'e', 17, 64), t); err == nil {
			return m.Format(v)
		}
	case *dialect.IntegerType:
		if o.n.IsInt() {
			return o.n.Num().String() + " : " + t.String()
		}
	}
	if o.n.IsInt() {
		return o.n.Num().String()
	}
	f, _ := o.n.Float64()
	return strconv.FormatFloat(f, 'g', -1, 64)
}

type exprParser struct {
	text string
	pos  int
}

// maxNesting bounds parentheses.
const maxNesting = 200

func (p *exprParser) space() {
	for p.pos < len(p.text) && (p.text[p.pos] == ' ' || p.text[p.pos] == '\t' || p.text[p.pos] == '\n') {
		p.pos++
	}
}

// accept takes one of the operators, the first that matches.
func (p *exprParser) accept(ops ...string) string {
	p.space()
	for _, o := range ops {
		if strings.HasPrefix(p.text[p.pos:], o) {
			p.pos += len(o)
			return o
		}
	}
	return ""
}

func boolean(b bool) operand {
	if b {
		return operand{n: big.NewRat(1, 1)}
	}
	return operand{n: new(big.Rat)}
}

// binary applies an operator to numbers.
func binary(o string, l, r expr) expr {
	return func(s *Session) (operand, error) {
		a, err := l(s)
		if err != nil {
			return operand{}, err
		}
		x, err := s.number(a)
		if err != nil {
			return operand{}, err
		}
		switch {
		case o == "&&" && x.Sign() == 0:
			return boolean(false), nil
		case o == "||" && x.Sign() != 0:
			return boolean(true), nil
		}
		b, err := r(s)
		if err != nil {
			return operand{}, err
		}
		y, err := s.number(b)
		if err != nil {
			return operand{}, err
		}
		switch o {
		case "&&", "||":
			return boolean(y.Sign() != 0), nil
		case "==":
			return boolean(x.Cmp(y) == 0), nil
		case "!=":
			return boolean(x.Cmp(y) != 0), nil
		case "<":
			return boolean(x.Cmp(y) < 0), nil
		case "<=":
			return boolean(x.Cmp(y) <= 0), nil
		case ">":
			return boolean(x.Cmp(y) > 0), nil
		case ">=":
			return boolean(x.Cmp(y) >= 0), nil
		}
		out := operand{n: new(big.Rat), typ: a.typeOf()}
		if out.typ == nil {
			out.typ = b.typeOf()
		}
		if _, ok := b.typeOf().(*dialect.PointerType); ok {
			out.typ = b.typeOf()
		}
		switch o {
		case "+":
			out.n.Add(x, y)
		case "-":
			out.n.Sub(x, y)
		case "*":
			out.n.Mul(x, y)
		case "/":
			if y.Sign() == 0 {
				return operand{}, errors.New("division by zero")
			}
			out.n.Quo(x, y)
			if x.IsInt() && y.IsInt() {
				out.n.SetInt(new(big.Int).Quo(x.Num(), y.Num()))
			}
		}
		return out, nil
	}
}

// chain reads operands joined by operators of one strength.
func (p *exprParser) chain(depth int, sub func(int) (expr, error), ops ...string) (expr, error) {
	l, err := sub(depth)
	if err != nil {
		return nil, err
	}
	for {
		o := p.accept(ops...)
		if o == "" {
			return l, nil
		}
		r, err := sub(depth)
		if err != nil {
			return nil, err
		}
		l = binary(o, l, r)
	}
}

func (p *exprParser) or(depth int) (expr, error) { return p.chain(depth, p.and, "||") }

func (p *exprParser) and(depth int) (expr, error) { return p.chain(depth, p.compare, "&&") }

func (p *exprParser) compare(depth int) (expr, error) {
	return p.chain(depth, p.sum, "==", "!=", "<=", ">=", "<", ">")
}

func (p *exprParser) sum(depth int) (expr, error) { return p.chain(depth, p.product, "+", "-") }

func (p *exprParser) product(depth int) (expr, error) { return p.chain(depth, p.unary, "*", "/") }

func (p *exprParser) unary(depth int) (expr, error) {
	if depth > maxNesting {
		return nil, errors.New("the expression is nested too deeply")
	}
	p.space()
	rest := p.text[p.pos:]
	switch {
	case strings.HasPrefix(rest, "-"):
		p.pos++
		e, err := p.unary(depth + 1)
		return binary("-", constant(new(big.Rat)), e), err
	case strings.HasPrefix(rest, "!") && !strings.HasPrefix(rest, "!llvm"):
		p.pos++
		e, err := p.unary(depth + 1)
		return binary("==", e, constant(new(big.Rat))), err
	}
	e, err := p.primary(depth)
	if err != nil {
		return nil, err
	}
	for p.pos < len(p.text) && p.text[p.pos] == '[' {
		p.pos++
		end := strings.IndexByte(p.text[p.pos:], ']')
		if end < 0 {
			return nil, errors.New("a ] is missing")
		}
		i, err := strconv.Atoi(strings.TrimSpace(p.text[p.pos : p.pos+end]))
		if err != nil {
			return nil, fmt.Errorf("%q is not the number of a lane or field", p.text[p.pos:p.pos+end])
		}
		p.pos += end + 1
		e = part(e, i)
	}
	return e, nil
}

// part is lane or field i.
func part(of expr, i int) expr {
	return func(s *Session) (operand, error) {
		o, err := of(s)
		if err != nil {
			return operand{}, err
		}
		if o.v == nil {
			return operand{}, errors.New("a number has no parts")
		}
		v, err := s.d.Machine().Element(*o.v, i)
		return operand{v: &v}, err
	}
}

func constant(n *big.Rat) expr { return func(*Session) (operand, error) { return operand{n: n}, nil } }

func nameRune(c rune) bool {
	return unicode.IsLetter(c) || unicode.IsDigit(c) || c == '_' || c == '.' || c == '$' || c == '-'
}

// name reads the characters of a name. A - belongs to it only when a name
// goes on behind it, as MLIR's bare names allow it.
func (p *exprParser) name() string {
	begin := p.pos
	for i, c := range p.text[begin:] {
		if !nameRune(c) {
			break
		}
		if c == '-' {
			next := p.text[begin+i+1:]
			if next == "" || !nameRune(rune(next[0])) || next[0] == '-' {
				break
			}
		}
		p.pos = begin + i + len(string(c))
	}
	return p.text[begin:p.pos]
}

func (p *exprParser) primary(depth int) (expr, error) {
	p.space()
	if p.pos >= len(p.text) {
		return nil, errors.New("an expression is missing")
	}
	switch c := p.text[p.pos]; {
	case c == '(':
		p.pos++
		e, err := p.or(depth + 1)
		if err != nil {
			return nil, err
		}
		if p.accept(")") == "" {
			return nil, errors.New("a ) is missing")
		}
		return e, nil
	case c == '%':
		p.pos++
		name := "%" + p.name()
		if p.pos < len(p.text) && p.text[p.pos] == '#' {
			begin := p.pos
			p.pos++
			for p.pos < len(p.text) && p.text[p.pos] >= '0' && p.text[p.pos] <= '9' {
				p.pos++
			}
			name += p.text[begin:p.pos]
		}
		if name == "%" {
			return nil, errors.New("a name is missing behind %")
		}
		return func(s *Session) (operand, error) {
			v, err := s.named(name)
			return operand{v: &v}, err
		}, nil
	case c == '@':
		p.pos++
		name := ""
		if p.pos < len(p.text) && p.text[p.pos] == '"' {
			end := strings.IndexByte(p.text[p.pos+1:], '"')
			if end < 0 {
				return nil, errors.New("a quote is missing")
			}
			name = p.text[p.pos+1 : p.pos+1+end]
			p.pos += end + 2
		} else {
			name = p.name()
		}
		return func(s *Session) (operand, error) {
			a, ok := s.d.Machine().SymbolAddress(name)
			if !ok {
				return operand{}, fmt.Errorf("there is no symbol @%s", name)
			}
			v := interp.PointerValue(a)
			return operand{v: &v}, nil
		}, nil
	case c >= '0' && c <= '9':
		begin := p.pos
		for p.pos < len(p.text) && (p.text[p.pos] == '.' || p.text[p.pos] == 'x' || isHex(p.text[p.pos]) ||
			(p.text[p.pos] == '+' || p.text[p.pos] == '-') && (p.text[p.pos-1] == 'e' || p.text[p.pos-1] == 'E') && !strings.HasPrefix(p.text[begin:], "0x")) {
			p.pos++
		}
		word := p.text[begin:p.pos]
		if n, ok := new(big.Int).SetString(word, 0); ok {
			return constant(new(big.Rat).SetInt(n)), nil
		}
		n, ok := new(big.Rat).SetString(word)
		if !ok || len(word) > 40 {
			return nil, fmt.Errorf("%q is not a number", word)
		}
		return constant(n), nil
	}
	return p.typed(depth)
}

func isHex(c byte) bool {
	return c >= '0' && c <= '9' || c >= 'a' && c <= 'f' || c >= 'A' && c <= 'F'
}

// typed reads true, false, null, or TYPE[ADDRESS].
func (p *exprParser) typed(depth int) (expr, error) {
	begin, angle := p.pos, 0
	for p.pos < len(p.text) {
		c := p.text[p.pos]
		if c == '<' {
			angle++
		}
		if c == '>' {
			angle--
		}
		if angle == 0 && c != '>' && c != '!' && c != '.' && !nameRune(rune(c)) {
			break
		}
		p.pos++
	}
	word := p.text[begin:p.pos]
	switch word {
	case "true":
		return constant(big.NewRat(1, 1)), nil
	case "false", "null":
		return constant(new(big.Rat)), nil
	case "":
		return nil, fmt.Errorf("%q is not an expression", p.text[begin:])
	}
	if p.pos >= len(p.text) || p.text[p.pos] != '[' {
		return nil, fmt.Errorf("%q is not an expression; SSA names begin with %%", word)
	}
	p.pos++
	at, err := p.or(depth + 1)
	if err != nil {
		return nil, err
	}
	if p.accept("]") == "" {
		return nil, errors.New("a ] is missing")
	}
	return func(s *Session) (operand, error) {
		t, err := s.parseType(word)
		if err != nil {
			return operand{}, err
		}
		o, err := at(s)
		if err != nil {
			return operand{}, err
		}
		n, err := s.number(o)
		if err != nil {
			return operand{}, err
		}
		if !n.IsInt() || !n.Num().IsUint64() {
			return operand{}, errors.New("the address is not a number of 64 bits")
		}
		v, err := s.d.Machine().ReadValue(interp.Pointer(n.Num().Uint64()), t)
		return operand{v: &v}, err
	}, nil
}

// parseType reads a type; ptr stands for !llvm.ptr.
func (s *Session) parseType(text string) (dialect.Type, error) {
	text = strings.TrimSpace(text)
	if text == "ptr" || strings.HasPrefix(text, "struct<") || strings.HasPrefix(text, "array<") {
		text = "!llvm." + text
	}
	t, err := dialect.ParseType(s.mod.Context, text)
	if err != nil {
		return nil, fmt.Errorf("%q is not a type", text)
	}
	return t, nil
}

// named is the value of an SSA name in the selected frame, or of a name of the
// shell.
func (s *Session) named(name string) (interp.Value, error) {
	a, err := s.selected()
	if err != nil {
		if v := s.variable(name); v != nil {
			return v.value, nil
		}
		return interp.Value{}, err
	}
	f := s.names.of(a.Func)
	if f == nil || a.Op == nil {
		return interp.Value{}, fmt.Errorf("@%s belongs to the library and has no values", a.Name)
	}
	v, err := f.value(name)
	if err != nil {
		if x := s.variable(name); x != nil {
			return x.value, nil
		}
		return interp.Value{}, err
	}
	if !f.available(v, a.Op) {
		where := ""
		if v.Def != nil {
			where = ": it is computed at " + s.names.place(v.Def)
		}
		return interp.Value{}, fmt.Errorf("%s has no value here%s", name, where)
	}
	return s.d.Value(a, v)
}
