package dialect

import (
	"math/big"
	"slices"
	"strconv"
	"strings"
)

// The parameters of the llvm dialect's attributes in MLIR's canonical form: in
// the order of their definition, without those that have their default, numbers
// in decimal and with their type (LLVM's LLVMAttrDefs.td, version 22).

// listKeys are the parameters that hold a list without brackets; they come last.
const listKeys = "types retainedNodes annotations elements parallelAccesses"

// zeros are the values that a parameter which may be absent has when it is.
const zeros = "0 false Zero Default DW_TAG_null"

// elides reports whether a parameter with this value is left out.
func elides(attr, key, value string) bool {
	switch {
	case !hasWord(zeros, value) || key == "dwarfAddressSpace":
		return false
	case strings.HasPrefix(attr, "di_"):
		return attr != "di_subrange"
	}
	return attr == "tbaa_tag" || attr == "dereferenceable" || attr == "vec_type_hint"
}

// flagWords are the flags that a parameter may combine, in their order.
var flagWords = map[string][]string{
	"subprogramFlags": strings.Fields("Virtual PureVirtual LocalToUnit Definition Optimized Pure Elemental Recursive MainSubprogram Deleted ObjCDirect"),
	"flags": strings.Fields("Private Protected Public FwdDecl AppleBlock ReservedBit4 Virtual Artificial Explicit Prototyped ObjcClassComplete " +
		"ObjectPointer Vector StaticMember LValueReference RValueReference ExportSymbols SingleInheritance MultipleInheritance " +
		"VirtualInheritance IntroducedVirtual BitField NoReturn TypePassByValue TypePassByReference EnumClass Thunk NonTrivial " +
		"BigEndian LittleEndian AllCallsDescribed"),
}

// canonical brings the body of an attribute of the llvm dialect into MLIR's
// form, and with it the body in which aliases are kept.
func (a *DialectAttr) canonical() {
	if a.Dialect != "llvm" || a.Body == "" {
		return
	}
	a.Body = canonicalBody(a.Name, a.Body)
	if a.short == "" {
		return
	}
	// The aliases in the short body may change places: their numbers go with them.
	var numbered, out strings.Builder
	from, n := 0, 0
	eachAlias(a.short, func(i, end int) {
		numbered.WriteString(a.short[from:end])
		numbered.WriteString("$" + strconv.Itoa(n))
		from = end
		n++
	})
	if n != len(a.uses) {
		return
	}
	numbered.WriteString(a.short[from:])
	short := canonicalBody(a.Name, numbered.String())
	uses := make([]Attribute, 0, n)
	from = 0
	eachAlias(short, func(i, end int) {
		cut := i + strings.LastIndexByte(short[i:end], '$')
		if k, err := strconv.Atoi(short[cut+1 : end]); err == nil && k < n {
			uses = append(uses, a.uses[k])
		}
		out.WriteString(short[from:cut])
		from = end
	})
	out.WriteString(short[from:])
	a.short, a.uses = out.String(), uses
}

// eachAlias calls f for every alias `#name` in a body.
func eachAlias(s string, f func(i, end int)) {
	for i := 0; i < len(s); {
		switch s[i] {
		case '"':
			i = skipString(s, i)
		case '#':
			end := i + 1
			for end < len(s) && class[s[end]]&cSuffix != 0 {
				end++
			}
			if isAliasName(s[i+1:end]) && (end == len(s) || s[end] != '<') {
				f(i, end)
			}
			i = end
		default:
			i++
		}
	}
}

// canonicalBody is the body of #llvm.name in MLIR's form.
func canonicalBody(name, body string) string {
	row := llvmAttrs[name]
	if row == nil || len(body) < 2 || body[0] != '<' || body[len(body)-1] != '>' {
		return body
	}
	items := splitItems(body[1 : len(body)-1])
	switch {
	case row.words != "":
		for i := range items {
			if word := strings.Trim(items[i], `"`); isBareName(word) {
				items[i] = word
			}
		}
		if name == "overflow" && len(items) == 2 {
			slices.Sort(items)
		}
	case name == "constant_range" && len(items) == 3:
		items[1], items[2] = signedText(items[0], items[1]), signedText(items[0], items[2])
	case row.keys != "":
		items = canonicalItems(name, row, items)
		if len(items) == 0 && row.bare {
			return ""
		}
	default:
		return "<" + canonicalValue("", body[1:len(body)-1]) + ">"
	}
	return "<" + strings.Join(items, ", ") + ">"
}

// canonicalItems is the parameters of a body in the row's order.
func canonicalItems(name string, row *llvmAttr, items []string) []string {
	byKey := map[string]string{}
	last := ""
	for _, item := range items {
		key, value, ok := strings.Cut(item, " = ")
		if !ok || !isBareName(key) {
			byKey[last] += ", " + canonicalValue("", item) // one more element of a list
			continue
		}
		value = canonicalValue(aliased[name][key], value)
		if words := flagWords[key]; words != nil && strings.IndexByte(value, '|') > 0 {
			flags := strings.Split(strings.Trim(value, `"`), "|")
			slices.SortStableFunc(flags, func(a, b string) int { return slices.Index(words, a) - slices.Index(words, b) })
			value = `"` + strings.Join(flags, "|") + `"`
		}
		if name == "memory_effects" {
			value = strings.Trim(value, `"`)
		}
		if (hasWord(row.ints, key) || name == "di_subrange") && !strings.Contains(value, " : ") && isIntegerText(value) {
			value += " : i64"
		}
		byKey[key], last = value, key
	}
	var out []string
	for key := range strings.FieldsSeq(row.keys) {
		key, optional := strings.CutSuffix(key, "?")
		if value, ok := byKey[key]; ok && !(optional && elides(name, key, value)) {
			out = append(out, key+" = "+value)
		}
	}
	return out
}

// canonicalValue is the value of a parameter that holds the attribute implied,
// or any when that is "": attributes of the llvm dialect inside it are made
// canonical, plain numbers decimal.
func canonicalValue(implied, s string) string {
	if implied != "" && strings.HasPrefix(s, "<") {
		return canonicalBody(implied, s)
	}
	if strings.Trim(s, "0123456789xabcdefABCDEF") == "" && s != "" && class[s[0]]&cDigit != 0 {
		if v, err := strconv.ParseUint(strings.TrimPrefix(s, "0x"), map[bool]int{true: 16, false: 10}[strings.HasPrefix(s, "0x")], 64); err == nil {
			return strconv.FormatUint(v, 10)
		}
		return s
	}
	const prefix = "#llvm."
	if !strings.Contains(s, prefix) {
		return s
	}
	var b strings.Builder
	from := 0
	for i := 0; i < len(s); {
		switch {
		case s[i] == '"':
			i = skipString(s, i)
		case strings.HasPrefix(s[i:], prefix):
			end := i + len(prefix)
			for end < len(s) && class[s[end]]&cSuffix != 0 {
				end++
			}
			stop := end
			if end < len(s) && s[end] == '<' {
				stop = skipBrackets(s, end)
				b.WriteString(s[from:end])
				b.WriteString(canonicalBody(s[i+len(prefix):end], s[end:stop]))
				from = stop
			}
			i = stop
		default:
			i++
		}
	}
	b.WriteString(s[from:])
	return b.String()
}

// signedText is a number as a signed one of the integer type t.
func signedText(t, s string) string {
	width, err := strconv.Atoi(strings.TrimPrefix(t, "i"))
	v, ok := new(big.Int).SetString(s, 0)
	if err != nil || !ok || width < 1 || width > maxIntWidth {
		return s
	}
	if v.Sign() > 0 && v.BitLen() == width {
		v.Sub(v, new(big.Int).Lsh(big.NewInt(1), uint(width)))
	}
	return v.String()
}
