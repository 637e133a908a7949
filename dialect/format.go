package dialect

import (
	"strconv"
	"strings"
	"sync"

	"github.com/touchstone-ir/touchstone/dialect/op"
)

// A row's declarative assembly format (MLIR: "Operation Definition
// Specification", declarative assembly format) is compiled once into a list
// of elements, which both the reader and the printer walk.

// elemKind is what an element stands for.
type elemKind uint8

const (
	eLiteral   elemKind = iota // a word or punctuation
	eOperand                   // $name of an operand
	eOperands                  // operands: all of them
	eProp                      // $name of a property
	eSuccessor                 // $name of a successor
	eRegion                    // $name of a region
	eAttrDict                  // attr-dict
	ePropDict                  // prop-dict
	eType                      // type(x)
	eFuncType                  // functional-type(x, y)
	eCustom                    // custom<Name>(…)
	eOptional                  // ( … )?
)

// refKind is what part of a row a reference means.
type refKind uint8

const (
	refOperand refKind = iota
	refResult
	refProp
	refSuccessor
	refRegion
	refOperands // all operands
	refResults  // all results
)

// ref is one part of a row.
type ref struct {
	kind  refKind
	index int
}

// element is one piece of a compiled format.
type element struct {
	kind   elemKind
	text   string    // eLiteral
	token  tokenKind // eLiteral: its kind
	ref    ref       // what it is about; eOptional: the anchor
	ref2   ref       // eFuncType: the results
	space  bool      // a blank goes before it in print
	custom *customDirective
	group  []element // eOptional
}

// format is a compiled row.
type format struct {
	row      *op.Op
	elems    []element
	inText   []bool // per property: the format spells it, attr-dict does not
	propDict bool
	infer    []inference
	custom   *customSyntax
	generic  bool // has only the generic form
}

// inference gives the type of a part whose type the text does not spell.
type inference struct {
	to   ref
	from ref             // valid when make is set
	make func(Type) Type // nil type: not possible
	is   Type            // a fixed type, when make is nil
}

// formatOf is the compiled format of a row.
func formatOf(row *op.Op) *format { return formats()[row.Index()] }

var formats = sync.OnceValue(func() []*format {
	rows := op.All()
	out := make([]*format, len(rows))
	for i, row := range rows {
		out[i] = compileFormat(row)
	}
	return out
})

func compileFormat(row *op.Op) *format {
	f := &format{row: row, inText: make([]bool, len(row.Props))}
	switch row.Format {
	case op.GenericOnly:
		f.generic = true
		return f
	case op.Custom:
		f.custom = customSyntaxes[row.Name]
		if f.custom == nil {
			panic("dialect: no syntax for " + row.Name)
		}
		return f
	}
	c := &formatCompiler{f: f, s: row.Format, space: true}
	f.elems = c.list(0)
	f.infer = inferences(row, c.typed)
	return f
}

// formatCompiler reads one format string.
type formatCompiler struct {
	f     *format
	s     string
	i     int
	typed []ref // parts whose types are spelled

	// What the printer's blanks depend on: whether the next element wants one,
	// and whether punctuation came last (MLIR: OpFormatGen.cpp).
	space, punct bool
}

// fail is a mistake in a row, our own bug.
func (c *formatCompiler) fail(what string) {
	panic("dialect: format of " + c.f.row.Name + ": " + what + " at " + strconv.Itoa(c.i) + " of " + c.s)
}

func (c *formatCompiler) blank() {
	for c.i < len(c.s) && c.s[c.i] == ' ' {
		c.i++
	}
}

func (c *formatCompiler) take(prefix string) bool {
	c.blank()
	if !strings.HasPrefix(c.s[c.i:], prefix) {
		return false
	}
	c.i += len(prefix)
	return true
}

func (c *formatCompiler) need(s string) {
	if !c.take(s) {
		c.fail("expected " + s)
	}
}

func (c *formatCompiler) name() string {
	from := c.i
	for c.i < len(c.s) && (class[c.s[c.i]]&cIdent != 0 && c.s[c.i] != '.') {
		c.i++
	}
	if from == c.i {
		c.fail("expected a name")
	}
	return c.s[from:c.i]
}

// list reads elements up to end, 0 for the end of the string.
func (c *formatCompiler) list(end byte) (out []element) {
	for {
		c.blank()
		if c.i == len(c.s) || end != 0 && c.s[c.i] == end {
			return out
		}
		if c.take("``") {
			c.space, c.punct = false, true
			continue
		}
		out = append(out, c.element())
	}
}

// element reads one element; an anchor mark stays for the group to see.
func (c *formatCompiler) element() element {
	switch {
	case c.take("`"):
		n := strings.IndexByte(c.s[c.i:], '`')
		e := element{kind: eLiteral, text: c.s[c.i : c.i+n], token: tBareIdent}
		c.i += n + 1
		word := class[e.text[0]]&cLetter != 0
		if !word {
			e.token = literalToken(e.text)
		}
		e.space = c.space && spaceBefore(e.text, c.punct)
		c.space = len(e.text) != 1 || !strings.Contains("<({[", e.text)
		c.punct = !word
		return e
	case c.take("("):
		e := element{kind: eOptional}
		anchored := false
		for !c.take(")") {
			x := c.element()
			if c.take("^") {
				anchored, e.ref = true, x.ref
			}
			e.group = append(e.group, x)
			if c.take("``") {
				c.space, c.punct = false, true
			}
		}
		c.need("?")
		if !anchored {
			c.fail("group without anchor")
		}
		// A unit attribute that anchors is said by the words beside it.
		for i := range e.group {
			if x := &e.group[i]; x.kind == eProp && c.f.row.Props[x.ref.index].Kind == "UnitAttr" {
				e.group = append(e.group[:i], e.group[i+1:]...)
				break
			}
		}
		return e
	case c.take("attr-dict"):
		c.punct = false
		return element{kind: eAttrDict}
	case c.take("prop-dict"):
		c.f.propDict = true
		c.punct = false
		return element{kind: ePropDict}
	case c.take("functional-type("):
		e := element{kind: eFuncType, ref: c.ref()}
		c.need(",")
		e.ref2 = c.ref()
		c.need(")")
		c.typed = append(c.typed, e.ref, e.ref2)
		return c.spaced(e)
	case c.take("custom<"):
		name := c.name()
		c.need(">")
		e := element{kind: eCustom, custom: customDirectives[name]}
		if e.custom == nil {
			c.fail("unknown directive " + name)
		}
		c.need("(")
		for !c.take(")") {
			e = c.argument(e)
			c.take(",")
		}
		return c.spaced(e)
	case c.take("qualified("):
		e := c.element()
		c.need(")")
		return e
	case c.take("type("):
		e := element{kind: eType, ref: c.ref()}
		c.need(")")
		c.typed = append(c.typed, e.ref)
		return c.spaced(e)
	}
	r := c.ref()
	e := element{ref: r}
	switch r.kind {
	case refOperand:
		e.kind = eOperand
	case refOperands:
		e.kind = eOperands
	case refProp:
		e.kind = eProp
		c.f.inText[r.index] = true
		if c.f.row.Props[r.index].Kind == "UnitAttr" {
			return e // elided, takes no blank
		}
	case refSuccessor:
		e.kind = eSuccessor
	case refRegion:
		e.kind = eRegion
	default:
		c.fail("a result has no place here")
	}
	return c.spaced(e)
}

// argument reads one argument of a custom directive: what it mentions is
// spelled by it.
func (c *formatCompiler) argument(e element) element {
	switch {
	case c.take("ref(type("):
		c.ref()
		c.need("))")
	case c.take("ref("):
		c.ref()
		c.need(")")
	case c.take("type("):
		c.typed = append(c.typed, c.ref())
		c.need(")")
	default:
		r := c.ref()
		if r.kind == refProp {
			c.f.inText[r.index] = true
		}
		if r.kind == refOperand || e.ref == (ref{}) {
			e.ref = r
		}
	}
	return e
}

// spaced settles the blank before an element that prints something variable.
func (c *formatCompiler) spaced(e element) element {
	e.space = c.space || !c.punct
	c.space, c.punct = true, false
	return e
}

// ref reads `$name`, `operands` or `results`.
func (c *formatCompiler) ref() ref {
	switch {
	case c.take("operands"):
		return ref{kind: refOperands}
	case c.take("results"):
		return ref{kind: refResults}
	}
	c.need("$")
	name := c.name()
	r, ok := partOf(c.f.row, name)
	if !ok {
		c.fail("no part called " + name)
	}
	return r
}

// partOf finds a part of a row by its name.
func partOf(row *op.Op, name string) (ref, bool) {
	for i := range row.Operands {
		if row.Operands[i].Name == name {
			return ref{refOperand, i}, true
		}
	}
	for i := range row.Results {
		if row.Results[i].Name == name {
			return ref{refResult, i}, true
		}
	}
	for i := range row.Props {
		if row.Props[i].Name == name {
			return ref{refProp, i}, true
		}
	}
	for i := range row.Successors {
		if row.Successors[i].Name == name {
			return ref{refSuccessor, i}, true
		}
	}
	for i := range row.Regions {
		if row.Regions[i] == name {
			return ref{refRegion, i}, true
		}
	}
	return ref{}, false
}

func literalToken(s string) tokenKind {
	for k := tLParen; k <= tEllipsis; k++ {
		if tokenNames[k] == s {
			return k
		}
	}
	panic("dialect: no token " + s)
}

// spaceBefore reports whether a literal wants a blank before it.
func spaceBefore(s string, afterPunctuation bool) bool {
	switch {
	case len(s) != 1 && s != "->":
		return true
	case afterPunctuation:
		return !strings.Contains(">)}],", s[:1])
	}
	return !strings.Contains("<>(){}[],", s[:1])
}

// inferences says how the types that the format does not spell follow from
// those it does: from the row's traits, and from constraints that allow one
// type only.
func inferences(row *op.Op, typed []ref) (out []inference) {
	known := map[ref]bool{}
	for _, r := range typed {
		switch r.kind {
		case refOperands:
			for i := range row.Operands {
				known[ref{refOperand, i}] = true
			}
		case refResults:
			for i := range row.Results {
				known[ref{refResult, i}] = true
			}
		default:
			known[r] = true
		}
	}
	add := func(inf inference) {
		if !known[inf.to] {
			known[inf.to] = true
			out = append(out, inf)
		}
	}
	same := func(refs []ref) {
		for _, from := range refs {
			if known[from] {
				for _, to := range refs {
					add(inference{to: to, from: from, make: sameType})
				}
				return
			}
		}
	}
	part := func(name string) ref {
		r, _ := partOf(row, name)
		return r
	}
	for _, t := range row.Traits {
		switch {
		case t == "SameOperandsAndResultType":
			var all []ref
			for i := range row.Results {
				all = append(all, ref{refResult, i})
			}
			for i := range row.Operands {
				all = append(all, ref{refOperand, i})
			}
			same(all)
		case strings.HasPrefix(t, "AllTypesMatch["):
			var all []ref
			for i, name := range strings.Split(t, "'") {
				if i%2 == 1 {
					all = append(all, part(name))
				}
			}
			same(all)
		case t == "TypesMatch: result type matches vector element type":
			add(inference{to: part("res"), from: part("vector"), make: vectorElem})
		case t == "TypesMatch: argument type matches vector element type":
			add(inference{to: part("value"), from: part("vector"), make: vectorElem})
		case t == "TypesMatch: result #0 and operand #1 have the same type":
			add(inference{to: ref{refResult, 0}, from: ref{refOperand, 1}, make: sameType})
		case t == "TypesMatch: operand #1 and operand #2 have the same type":
			add(inference{to: ref{refOperand, 1}, from: ref{refOperand, 2}, make: sameType})
		case strings.HasPrefix(t, "TypesMatch: result #0 has an LLVM struct type"):
			add(inference{to: ref{refResult, 0}, from: ref{refOperand, 2}, make: func(t Type) Type {
				return Struct(false, []Type{t, Int(1)})
			}})
		}
	}
	for i := range row.Operands {
		if t := onlyType(row.Operands[i].Type); t != nil {
			add(inference{to: ref{refOperand, i}, is: t})
		}
	}
	for i := range row.Results {
		if t := onlyType(row.Results[i].Type); t != nil {
			add(inference{to: ref{refResult, i}, is: t})
		}
	}
	return out
}

func sameType(t Type) Type { return t }

func vectorElem(t Type) Type {
	if v, ok := t.(*VectorType); ok {
		return v.Elem
	}
	return nil
}

// onlyType is the type that a constraint allows, nil when it allows several.
func onlyType(constraint string) Type {
	switch constraint {
	case "1-bit signless integer":
		return Int(1)
	case "8-bit signless integer":
		return Int(8)
	case "32-bit signless integer":
		return Int(32)
	case "64-bit signless integer":
		return Int(64)
	case "LLVM pointer in address space 0":
		return Ptr(0)
	case "LLVM token type":
		return Token
	}
	return nil
}
