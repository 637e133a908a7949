package dialect

import (
	"fmt"
	"math"
	"math/bits"
	"strings"

	"github.com/touchstone-ir/touchstone/diag"
)

// Source is the text of one file, as diagnostics point into it.
type Source = diag.Source

// maxNesting is how deep types, attributes, locations and regions may nest in
// one another, all counted together; the reader, the verifier and the printer
// recurse that deep at most.
const maxNesting = 4096

// maxExpansion is how many tokens an alias may stand for once the aliases
// inside it are written out: forty lines can otherwise name a type whose text
// would fill the machine.
const maxExpansion = 1 << 24

// parser reads one file. Its methods report what is wrong and leave by
// panicking with bailout; where it is safe, reading goes on behind the
// operation (recover.go), else Parse ends.
type parser struct {
	src     *Source
	s       string // the text, up to where it is to be read
	from    Pos    // where reading begins
	ctx     *Context
	tok     token // the current token
	prevEnd Pos   // end of the token before it
	diags   diag.List

	stopAtFirst bool // ParseOptions.StopAtFirst

	hopeless bool     // reading cannot go on behind the last mistake
	spoiled  []string // names whose definition could not be read

	depth    int // nesting of the construct being read
	deepest  int // greatest depth reached since an alias began, aliases included
	expanded int // tokens that aliases used since an alias began stand for

	typeAliases map[string]typeAlias
	attrAliases map[string]attrAlias
	pendingLocs []pendingLoc
	resources   []Resource
	pendingRes  []*DenseResourceAttr
	distinct    map[int64]*DistinctAttr
	scratch     []Type               // stack of type lists being read
	named       []NamedAttr          // stack of dictionaries being read
	bodyPos     Pos                  // where the fields of the last struct body began
	openStructs int                  // identified structs whose body is being read
	scanned     Pos                  // end of the outermost llvm type whose brackets were matched
	types       map[string]typeAlias // by text; see remember

	opState      // what the operation reader keeps (parse_state.go)
	vintageState // what reading older text keeps (vintage.go)
}

// bailout is what the parser panics with after it recorded an error.
type bailout struct{}

// newParser stands at the first token of text; like every method it may leave
// by bailout, so it is called inside catch.
func newParser(name, text string, ctx *Context) *parser {
	return &parser{src: diag.NewSource(name, text), s: text, ctx: ctx}
}

// closeStructs forgets which identified structs were being read.
func (p *parser) closeStructs() {
	if p.openStructs > 0 { // the context outlives this text
		for _, t := range p.ctx.named {
			t.open = false
		}
		p.openStructs = 0
	}
}

// start reads the first token.
func (p *parser) start() {
	if len(p.s) > math.MaxInt32-1 {
		p.fatalAt(0, "the text has %d bytes; at most %d can be read", len(p.s), math.MaxInt32-1)
	}
	p.tok = token{end: p.from}
	p.advance()
}

// catch runs f and turns a bailout into the list of errors; other panics pass.
func (p *parser) catch(f func()) (err error) {
	defer func() {
		if r := recover(); r != nil {
			if _, ok := r.(bailout); !ok {
				panic(r)
			}
			p.closeStructs()
			err = p.diags.Err()
		}
	}()
	f()
	return p.diags.Err()
}

// errorAt records an error at pos and leaves.
func (p *parser) errorAt(pos Pos, format string, args ...any) {
	p.report(diag.At(diag.Error, p.src, int(pos), format, args...))
	panic(bailout{})
}

// fatalAt is errorAt for what leaves no hope for the rest of the text.
func (p *parser) fatalAt(pos Pos, format string, args ...any) {
	p.hopeless = true
	p.errorAt(pos, format, args...)
}

// errorNote records an error at pos with a note at another place and leaves.
func (p *parser) errorNote(pos Pos, msg string, notePos Pos, note string) {
	d := diag.At(diag.Error, p.src, int(pos), "%s", msg)
	d.Notes = []diag.Diagnostic{diag.At(diag.Note, p.src, int(notePos), "%s", note)}
	p.report(d)
	panic(bailout{})
}

// errorHere records an error at the current token and leaves; at the end of
// the file that is the last byte, as in mlir-opt.
func (p *parser) errorHere(format string, args ...any) {
	p.errorAt(p.herePos(), format, args...)
}

func (p *parser) herePos() Pos {
	if p.tok.kind == tEOF && p.tok.pos > 0 {
		return p.tok.pos - 1
	}
	return p.tok.pos
}

// errorWrong records that the current token is not the expected one. As in
// mlir-opt the place is right behind what comes before, skipping blank lines
// and a comment: that is where the missing token belongs.
func (p *parser) errorWrong(format string, args ...any) {
	pos := p.herePos()
	for before := p.s[p.from:pos]; ; {
		before = strings.TrimRight(before, " \t")
		if before == "" {
			break
		}
		if c := before[len(before)-1]; c != '\n' && c != '\r' {
			pos = p.from + Pos(len(before))
			break
		}
		before = before[:len(before)-1]
		line := before[strings.LastIndexAny(before, "\n\r")+1:]
		if i := strings.Index(line, "//"); i >= 0 {
			before = before[:len(before)-len(line)+i]
		}
	}
	p.errorAt(pos, format, args...)
}

// enter and leave bracket a construct that may contain itself.
func (p *parser) enter() {
	p.depth++
	if p.depth > p.deepest {
		p.deepest = p.depth
		if p.depth > maxNesting {
			p.fatalAt(p.herePos(), "nested too deep: more than %d levels of types, attributes and regions", maxNesting)
		}
	}
}

func (p *parser) leave() { p.depth-- }

// at reports whether the current token is of kind k.
func (p *parser) at(k tokenKind) bool { return p.tok.kind == k }

// accept moves past the current token if it is of kind k.
func (p *parser) accept(k tokenKind) bool {
	if p.tok.kind != k {
		return false
	}
	p.advance()
	return true
}

// expect moves past a token of kind k and returns it; context continues the
// message "expected '…'".
func (p *parser) expect(k tokenKind, context string) token {
	t := p.tok
	if t.kind != k {
		name := tokenNames[k]
		if k >= tLParen {
			name = "'" + name + "'"
		}
		if context != "" {
			name += " " + context
		}
		p.errorWrong("expected %s", name)
	}
	p.advance()
	return t
}

// text is the source text of a token.
func (p *parser) text(t token) string { return p.s[t.pos:t.end] }

// word is the text of the current bare identifier, "" for another token.
func (p *parser) word() string {
	if p.tok.kind != tBareIdent {
		return ""
	}
	return p.s[p.tok.pos:p.tok.end]
}

// atWord reports whether the current token is the bare identifier w.
func (p *parser) atWord(w string) bool {
	return p.tok.kind == tBareIdent && p.s[p.tok.pos:p.tok.end] == w
}

// acceptWord moves past the bare identifier w.
func (p *parser) acceptWord(w string) bool {
	if !p.atWord(w) {
		return false
	}
	p.advance()
	return true
}

// expectWord moves past the bare identifier w.
func (p *parser) expectWord(w, context string) {
	if !p.acceptWord(w) {
		if context != "" {
			context = " " + context
		}
		p.errorWrong("expected '%s'%s", w, context)
	}
}

// str is the value of a string token, unescaped.
func (p *parser) str(t token) string { return unescape(p.s[t.pos+1 : t.end-1]) }

// parseString reads a string literal.
func (p *parser) parseString() string {
	if !p.at(tString) {
		p.errorHere("expected string")
	}
	s := p.str(p.tok)
	p.advance()
	return s
}

// resetTo makes the text at pos the next to be read: dimension lists such as
// 4x8xf32 are one or two tokens to the lexer.
func (p *parser) resetTo(pos Pos) {
	end := p.prevEnd
	p.tok = token{end: pos}
	p.advance()
	p.prevEnd = end
}

// skipPrefix moves into the current token, past its first n bytes.
func (p *parser) skipPrefix(n int) {
	pos := p.tok.pos + Pos(n)
	p.tok = token{end: pos}
	p.advance()
}

// isHex reports whether an integer token is hexadecimal.
func (p *parser) isHex(t token) bool {
	return t.kind == tInteger && t.end-t.pos > 2 && p.s[t.pos+1] == 'x'
}

// uint64Of is the value of an integer token, false when it needs more than 64
// bits.
func (p *parser) uint64Of(t token) (uint64, bool) {
	s := p.text(t)
	var v uint64
	if p.isHex(t) {
		s = strings.TrimLeft(s[2:], "0")
		if len(s) > 16 {
			return 0, false
		}
		for i := 0; i < len(s); i++ {
			v = v<<4 | uint64(hexDigit(s[i]))
		}
		return v, true
	}
	for i := 0; i < len(s); i++ {
		hi, lo := bits.Mul64(v, 10)
		sum, carry := bits.Add64(lo, uint64(s[i]-'0'), 0)
		if hi|carry != 0 {
			return 0, false
		}
		v = sum
	}
	return v, true
}

// parseUint reads an unsigned integer of at most 64 bits.
func (p *parser) parseUint() uint64 {
	if !p.at(tInteger) {
		p.errorHere("expected integer value")
	}
	v, ok := p.uint64Of(p.tok)
	if !ok {
		p.errorHere("integer value too large")
	}
	p.advance()
	return v
}

// parseInt reads an integer with an optional minus that fits 64 bits signed.
func (p *parser) parseInt() int64 {
	pos := p.tok.pos
	neg := p.accept(tMinus)
	if !p.at(tInteger) {
		p.errorHere("expected integer value")
	}
	v, ok := p.uint64Of(p.tok)
	limit := uint64(math.MaxInt64)
	if neg {
		limit++
	}
	if !ok || v > limit {
		p.errorAt(pos, "integer value too large")
	}
	p.advance()
	if neg {
		return -int64(v)
	}
	return int64(v)
}

// parseWord reads any bare identifier.
func (p *parser) parseWord(context string) string {
	w := p.word()
	if w == "" {
		if context == "" {
			context = "expected valid keyword"
		}
		p.errorWrong("%s", context)
	}
	p.advance()
	return w
}

// parseList reads items separated by commas until the closing token, which it
// consumes; the opening one was consumed before. The list may be empty.
func (p *parser) parseList(end tokenKind, item func()) {
	if p.accept(end) {
		return
	}
	for {
		item()
		if !p.accept(tComma) {
			break
		}
	}
	p.expect(end, "")
}

// quote is s as a Go-style message quotes MLIR text: between single quotes.
func quote(v fmt.Stringer) string { return "'" + v.String() + "'" }
