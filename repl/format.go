package repl

import (
	"fmt"
	"math"
	"math/big"
	"strconv"
	"strings"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/interp"
)

// parseNumber reads a number, decimal or 0x….
func parseNumber(text string) (uint64, error) {
	n, err := strconv.ParseUint(strings.TrimSpace(text), 0, 64)
	if err != nil {
		return 0, fmt.Errorf("%q is not a number", text)
	}
	return n, nil
}

// cutFormat splits `/FORMAT REST`.
func cutFormat(text string) (format, rest string) {
	if !strings.HasPrefix(text, "/") {
		return "", text
	}
	format, rest, _ = strings.Cut(text[1:], " ")
	return format, strings.TrimSpace(rest)
}

// formatted is an operand in a format: x, d, u, b, f, c, or as it is.
func (s *Session) formatted(o operand, format string) (string, error) {
	if format == "" {
		return s.show(o), nil
	}
	if len(format) != 1 || !strings.Contains("xdufcbt", format) {
		return "", fmt.Errorf("there is no format /%s: x, d, u, b, f or c", format)
	}
	if o.v == nil {
		if !o.n.IsInt() {
			return s.show(o), nil
		}
		n := o.n.Num()
		switch format {
		case "x":
			return fmt.Sprintf("%#x", n), nil
		case "b", "t":
			return fmt.Sprintf("%#b", n), nil
		case "c":
			return strconv.QuoteRune(rune(n.Int64() & 0xff)), nil
		}
		return n.String(), nil
	}
	parts := make([]string, len(o.v.Leaves))
	for i := range parts {
		parts[i] = scalarText(&o.v.Leaves[i], format)
	}
	text := strings.Join(parts, ", ")
	switch o.v.Type.(type) {
	case *dialect.VectorType, *dialect.ArrayType:
		text = "[" + text + "]"
	case *dialect.StructType:
		text = "{" + text + "}"
	}
	return text + " : " + o.v.Type.String(), nil
}

// scalarText is the bits of a scalar in a format; undefined bits show as _ in
// binary and make a hexadecimal digit _.
func scalarText(l *interp.Scalar, format string) string {
	if l.Poison {
		return "poison"
	}
	x := bits(l)
	undef := l.Undef
	if l.W != nil && l.W.Undef != nil || undef != 0 && format != "x" && format != "b" && format != "t" {
		return "undef"
	}
	switch format {
	case "d":
		if l.Width > 1 && x.Bit(int(l.Width)-1) == 1 {
			x.Sub(x, new(big.Int).Lsh(big.NewInt(1), uint(l.Width)))
		}
		return x.String()
	case "u":
		return x.String()
	case "c":
		return strconv.QuoteRune(rune(x.Uint64() & 0xff))
	case "f":
		switch l.Width {
		case 32:
			return strconv.FormatFloat(float64(math.Float32frombits(uint32(l.V))), 'g', -1, 32)
		case 64:
			return strconv.FormatFloat(math.Float64frombits(l.V), 'g', -1, 64)
		}
		return x.String()
	}
	digit, prefix := 4, "0x"
	if format != "x" {
		digit, prefix = 1, "0b"
	}
	n := (int(l.Width) + digit - 1) / digit
	text := x.Text(map[bool]int{true: 16, false: 2}[digit == 4])
	text = strings.Repeat("0", max(n-len(text), 0)) + text
	if undef == 0 {
		return prefix + text
	}
	b := []byte(text)
	for i := range b {
		at := (len(b) - 1 - i) * digit
		if at < 64 && undef>>at&(1<<digit-1) != 0 {
			b[i] = '_'
		}
	}
	return prefix + string(b)
}
