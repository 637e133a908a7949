package dialect

import (
	"fmt"
	"strconv"
	"strings"
)

// checkDataLayout is what is wrong with a data layout string (LangRef, "Data
// Layout"), or "".
func checkDataLayout(s string) string {
	if s == "" {
		return ""
	}
	for _, spec := range strings.Split(s, "-") {
		if spec == "" {
			return "empty specification is not allowed"
		}
		if msg := checkLayoutSpec(spec); msg != "" {
			return msg
		}
	}
	return ""
}

func checkLayoutSpec(spec string) string {
	rest := spec[1:]
	malformed := func(form string) string {
		return fmt.Sprintf("malformed specification '%s', must be of the form \"%s\"", spec, form)
	}
	switch spec[0] {
	case 'e', 'E':
		if rest != "" {
			return malformed(spec[:1])
		}
	case 'm':
		if len(rest) != 2 || rest[0] != ':' || !strings.Contains("eolmxwa", rest[1:]) {
			return malformed("m:<mangling>")
		}
	case 'i', 'f', 'v', 'a':
		return scalarSpec(spec[0], strings.Split(rest, ":"), malformed)
	case 'p':
		return pointerSpec(strings.Split(strings.TrimLeft(rest, "eu"), ":"), malformed)
	case 'n':
		spaces, nonIntegral := strings.CutPrefix(rest, "i:")
		if nonIntegral {
			rest = spaces
		}
		for _, n := range strings.Split(rest, ":") {
			switch v, ok := layoutNumber(n); {
			case nonIntegral && ok && v == 0:
				return "address space 0 cannot be non-integral"
			case nonIntegral && !ok:
				return "address space must be a 24-bit integer"
			case !nonIntegral && (!ok || v == 0):
				return "size must be a non-zero 24-bit integer"
			}
		}
	case 'S':
		return layoutAlign("stack natural", rest, true)
	case 'P', 'A', 'G':
		if _, ok := layoutNumber(rest); !ok {
			return "address space must be a 24-bit integer"
		}
	case 'F':
		if len(rest) < 2 || rest[0] != 'i' && rest[0] != 'n' {
			return malformed("F<type><abi>")
		}
		return layoutAlign("ABI", rest[1:], false)
	case 's': // obsolete, ignored by LLVM
	default:
		return fmt.Sprintf("unknown specifier '%c'", spec[0])
	}
	return ""
}

// scalarSpec checks `i64:32:64` and its like.
func scalarSpec(kind byte, parts []string, malformed func(string) string) string {
	if len(parts) < 2 || len(parts) > 3 {
		return malformed(string(kind) + "<size>:<abi>[:<pref>]")
	}
	size, ok := layoutNumber(parts[0])
	if kind == 'a' {
		if parts[0] != "" && (!ok || size != 0) {
			return "size must be zero"
		}
		if parts[1] == "0" {
			return prefAlign("1", parts[2:])
		}
	} else if !ok || size == 0 {
		return "size must be a non-zero 24-bit integer"
	}
	if msg := layoutAlign("ABI", parts[1], kind == 'a'); msg != "" {
		return msg
	}
	if kind == 'i' && size == 8 && parts[1] != "8" {
		return "i8 must be 8-bit aligned"
	}
	return prefAlign(parts[1], parts[2:])
}

// prefAlign checks the preferred alignment, when there is one.
func prefAlign(abi string, pref []string) string {
	if len(pref) == 0 {
		return ""
	}
	if msg := layoutAlign("preferred", pref[0], false); msg != "" {
		return msg
	}
	a, _ := layoutNumber(abi)
	if p, _ := layoutNumber(pref[0]); p < a {
		return "preferred alignment cannot be less than the ABI alignment"
	}
	return ""
}

// pointerSpec checks `p1:64:64:64:32`.
func pointerSpec(parts []string, malformed func(string) string) string {
	if len(parts) < 3 || len(parts) > 5 {
		return malformed("p[<n>]:<size>:<abi>[:<pref>[:<idx>]]")
	}
	if _, ok := layoutNumber(parts[0]); !ok && parts[0] != "" {
		return "address space must be a 24-bit integer"
	}
	size, ok := layoutNumber(parts[1])
	if !ok || size == 0 {
		return "pointer size must be a non-zero 24-bit integer"
	}
	if msg := layoutAlign("ABI", parts[2], false); msg != "" {
		return msg
	}
	if len(parts) > 3 {
		if msg := prefAlign(parts[2], parts[3:4]); msg != "" {
			return msg
		}
	}
	if len(parts) > 4 {
		index, ok := layoutNumber(parts[4])
		if !ok || index == 0 {
			return "index size must be a non-zero 24-bit integer"
		}
		if index > size {
			return "index size cannot be larger than the pointer size"
		}
	}
	return ""
}

// layoutAlign checks an alignment in bits.
func layoutAlign(what, s string, zeroOK bool) string {
	v, err := strconv.ParseUint(s, 10, 16)
	switch {
	case err != nil:
		return what + " alignment must be a 16-bit integer"
	case v == 0 && zeroOK:
		return ""
	case v == 0:
		return what + " alignment must be non-zero"
	case v%8 != 0 || v/8&(v/8-1) != 0:
		return what + " alignment must be a power of two times the byte width"
	}
	return ""
}

func layoutNumber(s string) (uint64, bool) {
	v, err := strconv.ParseUint(s, 10, 24)
	return v, err == nil
}
