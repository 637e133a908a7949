package dialect

import (
	"sort"
	"strconv"
	"strings"
)

// Attributes that MLIR prints by alias: `#tbaa_tag = …` lines before the
// module and `#tbaa_tag` where it is used. Which ones have an alias, their
// names and their order follow MLIR's AsmPrinter (AliasInitializer): all are
// found by walking what will be printed, in that order, and sorted by depth,
// then name, then first use.

// aliasNode is one attribute as a tree of text and other attributes. Equal
// attributes are one node.
type aliasNode struct {
	id       int
	base     string // alias name before numbering, "" for none
	head     string // `#llvm.name`, `loc(`: before the parts where nothing is implied
	tail     string
	parts    []aliasPart
	name     string // the alias, once given
	depth    int
	visited  bool
	deferred bool // only locations use it: its line may follow the module
}

// aliasPart is text, then maybe an attribute, then maybe the number of a
// distinct attribute.
type aliasPart struct {
	text     string
	kid      *aliasNode
	stripped bool // the place implies the kid's head
	distinct int64
	numbered bool
}

// aliasTable finds the nodes and keeps their names.
type aliasTable struct {
	collecting bool
	byText     map[string]*aliasNode
	byAttr     map[Attribute]*aliasNode
	byLoc      map[*Location]*aliasNode
	order      []*aliasNode // in order of first visit
	named      []*aliasNode // in order of printing
	distinct   map[int64]int64
	resources  []string // keys of the resources that are used, in order

	hasResource map[string]bool
}

func (t *aliasTable) useResource(key string) {
	if !t.hasResource[key] {
		t.hasResource[key] = true
		t.resources = append(t.resources, key)
	}
}

// used is the resources that the module's attributes name, in the order of
// first use: others are not printed.
func (t *aliasTable) used(all []Resource) (out []Resource) {
	byKey := map[string]int{}
	for i := range all {
		if all[i].Dialect == "builtin" {
			byKey[all[i].Key] = i
		}
	}
	for _, key := range t.resources {
		if i, ok := byKey[key]; ok {
			out = append(out, all[i])
		}
	}
	return out
}

// aliased are the attributes of the llvm dialect that have an alias (MLIR:
// LLVMOpAsmDialectInterface), with the attributes that their parameters are
// known to hold: those may be written without their name.
var aliased = map[string]map[string]string{
	"access_group":                  {},
	"alias_scope":                   {"domain": "alias_scope_domain"},
	"alias_scope_domain":            {},
	"di_basic_type":                 {},
	"di_common_block":               {"decl": "di_global_variable", "file": "di_file"},
	"di_compile_unit":               {"file": "di_file"},
	"di_composite_type":             {"file": "di_file"},
	"di_derived_type":               {},
	"di_file":                       {},
	"di_global_variable":            {"file": "di_file"},
	"di_global_variable_expression": {"var": "di_global_variable"},
	"di_imported_entity":            {"file": "di_file"},
	"di_label":                      {"file": "di_file"},
	"di_lexical_block":              {"file": "di_file"},
	"di_lexical_block_file":         {"file": "di_file"},
	"di_local_variable":             {"file": "di_file"},
	"di_module":                     {"file": "di_file"},
	"di_namespace":                  {},
	"di_null_type":                  {},
	"di_string_type":                {},
	"di_subprogram":                 {"compileUnit": "di_compile_unit", "file": "di_file", "type": "di_subroutine_type"},
	"di_subroutine_type":            {},
	"loop_annotation": {"vectorize": "loop_vectorize", "interleave": "loop_interleave", "unroll": "loop_unroll",
		"unrollAndJam": "loop_unroll_and_jam", "licm": "loop_licm", "distribute": "loop_distribute",
		"pipeline": "loop_pipeline", "peeled": "loop_peeled", "unswitch": "loop_unswitch", "parallelAccesses": "access_group"},
	"loop_vectorize":      followups,
	"loop_interleave":     {},
	"loop_unroll":         followups,
	"loop_unroll_and_jam": followups,
	"loop_licm":           {},
	"loop_distribute":     followups,
	"loop_pipeline":       {},
	"loop_peeled":         {},
	"loop_unswitch":       {},
	"mmra_tag":            {},
	"tbaa_root":           {},
	"tbaa_tag":            {"base_type": "tbaa_type_desc", "access_type": "tbaa_type_desc"},
	"tbaa_type_desc":      {},
}

var followups = func() map[string]string {
	m := map[string]string{}
	for _, k := range strings.Fields("followupVectorized followupEpilogue followupAll followupUnrolled followupRemainder followupOuter " +
		"followupInner followupRemainderOuter followupRemainderInner followupCoincident followupSequential followupFallback") {
		m[k] = "loop_annotation"
	}
	return m
}()

// take handles an attribute that is a node: while collecting it is visited,
// later its alias is printed. It reports whether nothing is left to do.
func (t *aliasTable) take(p *printer, a Attribute) bool {
	switch a := a.(type) {
	case *DialectAttr:
		if a.Dialect != "llvm" {
			return false
		}
	case *AffineMapAttr, *IntegerSetAttr, *DistinctAttr, *LocationAttr:
	case *DenseResourceAttr:
		t.useResource(a.Key)
		return false
	default:
		return false
	}
	n := t.nodeOf(a)
	if n == nil {
		return false
	}
	if t.collecting {
		t.visit(n, false)
	} else {
		p.buf = t.appendRef(p.buf, n, false)
	}
	return true
}

// nodeOf is the node of an attribute, nil for one that is plain text.
func (t *aliasTable) nodeOf(a Attribute) *aliasNode {
	if n, ok := t.byAttr[a]; ok {
		return n
	}
	var n *aliasNode
	switch a := a.(type) {
	case *DialectAttr:
		if a.Dialect != "llvm" {
			break
		}
		if _, has := aliased[a.Name]; !has && strings.IndexByte(a.Body, '#') < 0 && !strings.Contains(a.Body, "distinct[") {
			break
		}
		body, uses := a.Body, []Attribute(nil)
		if a.short != "" {
			body, uses = a.short, a.uses
		}
		n = t.node(a.Name, body, &uses)
	case *AffineMapAttr:
		n = t.unique(&aliasNode{base: "map", parts: []aliasPart{{text: "affine_map<" + a.Text + ">"}}})
	case *IntegerSetAttr:
		n = t.unique(&aliasNode{base: "set", parts: []aliasPart{{text: "affine_set<" + a.Text + ">"}}})
	case *DistinctAttr:
		d := &aliasNode{parts: []aliasPart{{text: "distinct[", distinct: a.ID, numbered: true}, {text: "]<"}}}
		if _, unit := a.Of.(*UnitAttr); !unit {
			d.base = "distinct"
			d.parts = append(d.parts, t.plain(a.Of))
		}
		d.parts = append(d.parts, aliasPart{text: ">"})
		n = t.unique(d)
	case *LocationAttr:
		n = t.locNode(a.Loc)
	}
	t.byAttr[a] = n
	return n
}

// plain is any attribute as a part.
func (t *aliasTable) plain(a Attribute) aliasPart {
	if n := t.nodeOf(a); n != nil {
		return aliasPart{kid: n}
	}
	return aliasPart{text: a.String()}
}

// unique is the node with n's text and kids.
func (t *aliasTable) unique(n *aliasNode) *aliasNode {
	var key []byte
	key = append(key, n.head...)
	for i := range n.parts {
		x := &n.parts[i]
		key = append(key, 0)
		key = append(key, x.text...)
		if x.numbered {
			key = strconv.AppendInt(append(key, 1), x.distinct, 10)
		}
		if x.kid != nil {
			key = strconv.AppendInt(append(key, 2), int64(x.kid.id), 10)
		}
	}
	if old := t.byText[string(key)]; old != nil {
		return old
	}
	n.id = len(t.byText)
	t.byText[string(key)] = n
	return n
}

// node makes the node of an attribute of the llvm dialect from its body; uses
// is what the alias names in the body mean, in order. name is "" for a
// parameter without a name of its own.
func (t *aliasTable) node(name, body string, uses *[]Attribute) *aliasNode {
	n := &aliasNode{}
	if name != "" {
		n.head = "#llvm." + name
		if _, has := aliased[name]; has {
			n.base = name
		}
	}
	s := bodyScanner{t: t, name: name, s: body, uses: uses}
	s.run()
	n.parts = s.parts
	return t.unique(n)
}

// bodyScanner cuts a body at the attributes inside.
type bodyScanner struct {
	t     *aliasTable
	name  string
	s     string
	uses  *[]Attribute
	parts []aliasPart
	from  int // of the text not yet in parts
}

// kid ends the text at i with the node k; the text goes on at next.
func (b *bodyScanner) kid(i, next int, k aliasPart) {
	k.text = b.s[b.from:i]
	b.parts = append(b.parts, k)
	b.from = next
}

func (b *bodyScanner) run() {
	s := b.s
	key, word := "", ""
	before := byte(0) // the last byte that is no blank
	for i := 0; i < len(s); {
		c := s[i]
		switch {
		case c == '"':
			i = skipString(s, i)
		case c == '#':
			end := i + 1
			for end < len(s) && class[s[end]]&cSuffix != 0 {
				end++
			}
			name := s[i+1 : end]
			dialect, mnemonic, dot := strings.Cut(name, ".")
			switch {
			case !dot && end < len(s) && s[end] == '<':
				end = skipBrackets(s, end) // `#dialect<…>`, kept as it is
			case !dot && len(*b.uses) > 0:
				target := (*b.uses)[0]
				*b.uses = (*b.uses)[1:]
				part := b.t.plain(target)
				part.stripped = b.implied(key) != "" && part.kid != nil && part.kid.head == "#llvm."+b.implied(key)
				if part.kid == nil {
					// Plain text takes the alias's place.
					b.parts = append(b.parts, aliasPart{text: s[b.from:i] + part.text})
					b.from = end
				} else {
					b.kid(i, end, part)
				}
			case dot && dialect == "llvm":
				stop := end
				if end < len(s) && s[end] == '<' {
					stop = skipBrackets(s, end)
				}
				k := b.t.node(mnemonic, s[end:stop], b.uses)
				b.kid(i, stop, aliasPart{kid: k, stripped: b.implied(key) == mnemonic})
				end = stop
			}
			i = end
		case c == '<' && i > 0 && strings.IndexByte("=,{[(<", before) >= 0:
			stop := skipBrackets(s, i)
			name := b.implied(key)
			if before == '<' && i == 1 && name == "" {
				name = b.implied("")
			}
			k := b.t.node(name, s[i:stop], b.uses)
			b.kid(i, stop, aliasPart{kid: k, stripped: true})
			i = stop
		case c == 'l' && strings.HasPrefix(s[i:], "loc(") && (i == 0 || class[s[i-1]]&cIdent == 0):
			stop := skipBrackets(s, i+3)
			if l := b.location(s[i:stop]); l != nil {
				b.kid(i, stop, aliasPart{kid: b.t.locNode(l)})
			}
			i = stop
		case c == 'd' && strings.HasPrefix(s[i:], "distinct[") && (i == 0 || class[s[i-1]]&cIdent == 0):
			end := i + len("distinct[")
			stop := end
			for stop < len(s) && class[s[stop]]&cDigit != 0 {
				stop++
			}
			if id, err := strconv.ParseInt(s[end:stop], 10, 64); err == nil {
				b.kid(end, stop, aliasPart{distinct: id, numbered: true})
			}
			i = stop
		case class[c]&cLetter != 0:
			end := i
			for end < len(s) && class[s[end]]&cIdent != 0 {
				end++
			}
			word = s[i:end]
			i = end
		default:
			if c == '=' {
				key = word
			}
			i++
		}
		if c != ' ' {
			before = s[i-1]
		}
	}
	if b.from < len(s) {
		b.parts = append(b.parts, aliasPart{text: s[b.from:]})
	}
}

// implied is the name of the attribute that the parameter key holds, "" when
// it may hold several.
func (b *bodyScanner) implied(key string) string { return aliased[b.name][key] }

// location reads `loc(…)`, with the aliases in it written out; nil when it
// makes no sense.
func (b *bodyScanner) location(text string) *Location {
	var out strings.Builder
	from := 0
	for i := 0; i < len(text); {
		switch {
		case text[i] == '"':
			i = skipString(text, i)
		case text[i] == '#':
			end := i + 1
			for end < len(text) && class[text[end]]&cSuffix != 0 {
				end++
			}
			if strings.IndexByte(text[i:end], '.') < 0 && len(*b.uses) > 0 {
				out.WriteString(text[from:i])
				a := (*b.uses)[0]
				*b.uses = (*b.uses)[1:]
				if l, ok := a.(*LocationAttr); ok {
					s := l.Loc.String()
					out.WriteString(s[len("loc(") : len(s)-1])
				} else {
					out.WriteString(a.String())
				}
				from = end
			}
			i = end
		default:
			i++
		}
	}
	out.WriteString(text[from:])
	var l *Location
	p := newParser("", out.String(), NewContext())
	if p.catch(func() { p.start(); l = p.parseLoc() }) != nil {
		return nil
	}
	return l
}

// skipString is the offset behind the string literal at i.
func skipString(s string, i int) int {
	for i++; i < len(s) && s[i] != '"'; i++ {
		if s[i] == '\\' {
			i++
		}
	}
	return min(i+1, len(s))
}

// skipBrackets is the offset behind the bracket that closes the one at i.
func skipBrackets(s string, i int) int {
	depth := 0
	for i < len(s) {
		switch s[i] {
		case '<', '(', '[', '{':
			depth++
		case '>', ')', ']', '}':
			if s[i] == '>' && s[i-1] == '-' {
				break
			}
			if depth--; depth == 0 {
				return i + 1
			}
		case '"':
			i = skipString(s, i)
			continue
		}
		i++
	}
	return len(s)
}

// locNode is the node of a location.
func (t *aliasTable) locNode(l *Location) *aliasNode {
	if n := t.byLoc[l]; n != nil {
		return n
	}
	n := &aliasNode{base: "loc", head: "loc(", tail: ")"}
	text := func(s string) { n.parts = append(n.parts, aliasPart{text: s}) }
	part := func(x *Location) { n.parts = append(n.parts, aliasPart{kid: t.locNode(x), stripped: true}) }
	switch l.Kind {
	case LocCallSite:
		text("callsite(")
		part(l.Of[0])
		text(" at ")
		part(l.Of[1])
		text(")")
	case LocFused:
		text("fused")
		if l.Meta != nil {
			text("<")
			n.parts = append(n.parts, t.plain(l.Meta))
			text(">")
		}
		text("[")
		for i, x := range l.Of {
			if i > 0 {
				text(", ")
			}
			part(x)
		}
		text("]")
	case LocName:
		text(quoted(l.Name))
		if len(l.Of) > 0 && l.Of[0].Kind != LocUnknown {
			text("(")
			part(l.Of[0])
			text(")")
		}
	default:
		s := l.String()
		text(s[len("loc(") : len(s)-1])
	}
	n = t.unique(n)
	t.byLoc[l] = n
	return n
}

// visit notes a node and what it holds, and returns its depth. deferrable says
// that whoever uses it can do so before its definition.
func (t *aliasTable) visit(n *aliasNode, deferrable bool) int {
	if n.visited {
		if !deferrable {
			n.pin()
		}
		return n.depth
	}
	n.visited, n.deferred = true, deferrable
	t.order = append(t.order, n)
	if n.base != "" {
		n.depth = 1
	}
	deepest := 0
	for i := range n.parts {
		if k := n.parts[i].kid; k != nil {
			deepest = max(deepest, t.visit(k, deferrable))
		}
	}
	if deepest > 0 {
		n.depth = deepest + 1
	}
	return n.depth
}

// pin makes a node and what it holds come before the module.
func (n *aliasNode) pin() {
	if !n.deferred {
		return
	}
	n.deferred = false
	for i := range n.parts {
		if k := n.parts[i].kid; k != nil {
			k.pin()
		}
	}
}

// give names all visited nodes that have aliases.
func (t *aliasTable) give() {
	for _, n := range t.order {
		if n.base != "" {
			t.named = append(t.named, n)
		}
	}
	sort.SliceStable(t.named, func(i, j int) bool {
		a, b := t.named[i], t.named[j]
		if a.depth != b.depth {
			return a.depth < b.depth
		}
		return a.base < b.base
	})
	counts := map[string]int{}
	for _, n := range t.named {
		n.name = n.base
		if k := counts[n.base]; k > 0 {
			n.name += strconv.Itoa(k)
		}
		counts[n.base]++
	}
}

// appendRef writes a node where it is used.
func (t *aliasTable) appendRef(b []byte, n *aliasNode, stripped bool) []byte {
	if n.name != "" {
		return append(append(b, '#'), n.name...)
	}
	if stripped {
		return t.appendParts(b, n)
	}
	return t.appendWhole(b, n)
}

func (t *aliasTable) appendWhole(b []byte, n *aliasNode) []byte {
	b = append(b, n.head...)
	b = t.appendParts(b, n)
	return append(b, n.tail...)
}

func (t *aliasTable) appendParts(b []byte, n *aliasNode) []byte {
	for i := range n.parts {
		x := &n.parts[i]
		b = append(b, x.text...)
		if x.kid != nil {
			b = t.appendRef(b, x.kid, x.stripped)
		}
		if x.numbered {
			b = strconv.AppendInt(b, t.number(x.distinct), 10)
		}
	}
	return b
}

// number is the number that a distinct attribute prints with: they count up in
// the order of printing.
func (t *aliasTable) number(id int64) int64 {
	n, ok := t.distinct[id]
	if !ok {
		n = int64(len(t.distinct))
		t.distinct[id] = n
	}
	return n
}

// findAliases walks what will be printed and gives the aliases their names.
func (p *printer) findAliases(m *Module) {
	p.alias = &aliasTable{
		collecting: true, byText: map[string]*aliasNode{}, byAttr: map[Attribute]*aliasNode{},
		byLoc: map[*Location]*aliasNode{}, distinct: map[int64]int64{}, hasResource: map[string]bool{},
	}
	p.operation(m.Op)
	p.buf = p.buf[:0]
	p.alias.collecting = false
	p.alias.give()
}

// aliasLines writes the definitions of aliases: those that stand before the
// module, or those behind it.
func (p *printer) aliasLines(deferred bool) {
	for _, n := range p.alias.named {
		if n.deferred == deferred {
			p.raw("#")
			p.raw(n.name)
			p.raw(" = ")
			p.buf = p.alias.appendWhole(p.buf, n)
			p.raw("\n")
		}
	}
}

// collecting reports whether aliases are being found.
func (p *printer) collecting() bool { return p.alias != nil && p.alias.collecting }

// locOf is the location of an operation or block argument: what the text says,
// else where in the text it stands.
func (p *printer) locOf(l *Location, pos Pos) *Location {
	if l != nil || p.m == nil || p.m.Source == nil {
		return l
	}
	l = &Location{Kind: LocFile, File: p.m.Source.Name}
	if pos == NoPos && p.m.from > 0 {
		pos = p.m.from // the module that nobody wrote stands where its text begins
	}
	if pos != NoPos {
		l.Line, l.Col = p.m.Source.Position(int(pos))
	}
	return l
}

// visitLoc notes an operation's location, before what the operation holds.
func (p *printer) visitLoc(o *Operation) {
	if p.opts.Locations && p.collecting() {
		p.alias.visit(p.alias.locNode(p.locOf(o.Loc, o.Pos)), true)
	}
}

// trailingLoc writes ` loc(…)` behind an operation.
func (p *printer) trailingLoc(o *Operation) {
	if !p.opts.Locations || p.collecting() {
		return
	}
	p.raw(" loc(")
	p.buf = p.alias.appendRef(p.buf, p.alias.locNode(p.locOf(o.Loc, o.Pos)), true)
	p.raw(")")
}

// argLoc writes ` loc(…)` behind a block argument, never as an alias.
func (p *printer) argLoc(v *Value) {
	if !p.opts.Locations {
		return
	}
	n := p.alias.locNode(p.locOf(v.Loc, v.Pos))
	if p.collecting() {
		p.alias.visit(n, false)
		return
	}
	p.raw(" loc(")
	p.buf = p.alias.appendParts(p.buf, n)
	p.raw(")")
}

// stripped writes an attribute of the llvm dialect whose name the place
// implies: as an alias, or its body alone.
func (p *printer) stripped(a *DialectAttr) {
	if p.alias != nil {
		if n := p.alias.nodeOf(a); n != nil {
			if p.collecting() {
				p.alias.visit(n, false)
			} else {
				p.buf = p.alias.appendRef(p.buf, n, true)
			}
			return
		}
	}
	p.raw(a.Body)
}

// vscaleRange is the two numbers of `#llvm.vscale_range<…>`.
func vscaleRange(a *DialectAttr) (lo, hi string) {
	lo, _ = a.Param("minRange")
	hi, _ = a.Param("maxRange")
	lo, _, _ = strings.Cut(lo, " ")
	hi, _, _ = strings.Cut(hi, " ")
	return lo, hi
}
