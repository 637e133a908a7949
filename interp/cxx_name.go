package interp

import (
	"strconv"
	"strings"
)

// demangleType is the C++ spelling of a mangled type (Itanium C++ ABI 5.1.5)
// as far as types that programs throw go: fundamental types, pointers,
// references, qualifiers, and names of classes in namespaces and templates.
// Anything else stays as it is mangled.
func demangleType(code string) string {
	d := demangler{rest: code}
	out := d.typ()
	if d.bad || d.rest != "" {
		return code
	}
	return out
}

type demangler struct {
	rest  string
	subs  []string // what S_, S0_, … stand for
	bad   bool
	depth int
}

var builtinNames = map[string]string{
	"v": "void", "w": "wchar_t", "b": "bool", "c": "char", "a": "signed char", "h": "unsigned char", "s": "short",
	"t": "unsigned short", "i": "int", "j": "unsigned int", "l": "long", "m": "unsigned long", "x": "long long",
	"y": "unsigned long long", "n": "__int128", "o": "unsigned __int128", "f": "float", "d": "double", "e": "long double",
	"g": "__float128", "z": "...", "Di": "char32_t", "Ds": "char16_t", "Du": "char8_t", "Dn": "decltype(nullptr)",
	"Dd": "decimal64", "De": "decimal128", "Df": "decimal32", "Dh": "half",
}

var stdNames = map[byte]string{
	'a': "std::allocator", 'b': "std::basic_string", 's': "std::string", 'i': "std::istream", 'o': "std::ostream", 'd': "std::iostream",
}

func (d *demangler) accept(s string) bool {
	if strings.HasPrefix(d.rest, s) {
		d.rest = d.rest[len(s):]
		return true
	}
	return false
}

func (d *demangler) fail() string {
	d.bad, d.rest = true, ""
	return ""
}

func (d *demangler) keep(s string) string {
	d.subs = append(d.subs, s)
	return s
}

func (d *demangler) typ() string {
	if d.depth++; d.depth > 100 {
		return d.fail()
	}
	defer func() { d.depth-- }()
	for n := 2; n >= 1; n-- {
		if len(d.rest) >= n {
			if s, ok := builtinNames[d.rest[:n]]; ok {
				d.rest = d.rest[n:]
				return s
			}
		}
	}
	switch {
	case d.accept("P"):
		return d.keep(d.typ() + "*")
	case d.accept("R"):
		return d.keep(d.typ() + "&")
	case d.accept("O"):
		return d.keep(d.typ() + "&&")
	case d.accept("K"):
		return d.keep(d.typ() + " const")
	case d.accept("V"):
		return d.keep(d.typ() + " volatile")
	}
	return d.name()
}

// name reads a class's name.
func (d *demangler) name() string {
	if d.accept("N") {
		out := d.prefix()
		for !d.accept("E") {
			if d.bad || d.rest == "" {
				return d.fail()
			}
			if d.rest[0] == 'I' {
				out = d.keep(out + d.arguments())
				continue
			}
			out = d.keep(out + "::" + d.source())
		}
		return out
	}
	out := d.prefix()
	if strings.HasPrefix(d.rest, "I") {
		out = d.keep(out + d.arguments())
	}
	return out
}

// prefix reads the first part of a name.
func (d *demangler) prefix() string {
	switch {
	case d.accept("St"):
		return d.keep("std::" + d.source())
	case strings.HasPrefix(d.rest, "S") && len(d.rest) > 1 && stdNames[d.rest[1]] != "":
		s := stdNames[d.rest[1]]
		d.rest = d.rest[2:]
		return s
	case d.accept("S"):
		return d.substitution()
	}
	return d.keep(d.source())
}

// substitution reads what follows S: a number of base 36 and an underscore.
func (d *demangler) substitution() string {
	text, rest, ok := strings.Cut(d.rest, "_")
	i := 0
	if text != "" {
		n, err := strconv.ParseUint(text, 36, 16)
		if err != nil {
			return d.fail()
		}
		i = int(n) + 1
	}
	if !ok || i >= len(d.subs) {
		return d.fail()
	}
	d.rest = rest
	return d.subs[i]
}

// source reads an identifier after its length.
func (d *demangler) source() string {
	i := 0
	for i < len(d.rest) && d.rest[i] >= '0' && d.rest[i] <= '9' {
		i++
	}
	n, err := strconv.Atoi(d.rest[:i])
	if err != nil || n > len(d.rest)-i {
		return d.fail()
	}
	s := d.rest[i : i+n]
	d.rest = d.rest[i+n:]
	if strings.HasPrefix(s, "_GLOBAL__N") {
		return "(anonymous namespace)"
	}
	return s
}

// arguments reads template arguments: types, and integers such as Li3E.
func (d *demangler) arguments() string {
	d.accept("I")
	var list []string
	for !d.accept("E") {
		if d.bad || d.rest == "" {
			return d.fail()
		}
		if d.accept("L") {
			d.typ()
			text, rest, ok := strings.Cut(d.rest, "E")
			if !ok {
				return d.fail()
			}
			list, d.rest = append(list, strings.Replace(text, "n", "-", 1)), rest
			continue
		}
		list = append(list, d.typ())
	}
	return "<" + strings.Join(list, ", ") + ">"
}
