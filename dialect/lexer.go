package dialect

import (
	"strings"
	"unicode/utf8"
)

// tokenKind is the lexical class of a token (MLIR LangRef, "Lexical rules").
// Keywords are bare identifiers: which words are reserved depends on the place.
type tokenKind uint8

const (
	tEOF           tokenKind = iota
	tBareIdent               // letters, digits, _ $ . ; a whole operation name
	tInteger                 // 12 or 0x1F, without sign
	tFloat                   // 1.5e+3, without sign
	tString                  // "…", not yet unescaped
	tPercent                 // %name or %0
	tCaret                   // ^name
	tAt                      // @name or @"…"
	tBang                    // !name.with.dots
	tHash                    // #name.with.dots
	tLParen                  // (
	tRParen                  // )
	tLBrace                  // {
	tRBrace                  // }
	tLSquare                 // [
	tRSquare                 // ]
	tLess                    // <
	tGreater                 // >
	tComma                   // ,
	tColon                   // :
	tEqual                   // =
	tArrow                   // ->
	tMinus                   // -
	tPlus                    // +
	tStar                    // *
	tQuestion                // ?
	tSlash                   // /
	tVerticalBar             // |
	tEllipsis                // ...
	tFileMetaBegin           // {-#
	tFileMetaEnd             // #-}
)

// tokenNames is each kind as it is spelled in an "expected" message.
var tokenNames = [...]string{
	tEOF: "end of file", tBareIdent: "identifier", tInteger: "integer", tFloat: "floating point literal",
	tString: "string", tPercent: "SSA value", tCaret: "block name", tAt: "symbol name", tBang: "type", tHash: "attribute",
	tLParen: "(", tRParen: ")", tLBrace: "{", tRBrace: "}", tLSquare: "[", tRSquare: "]",
	tLess: "<", tGreater: ">", tComma: ",", tColon: ":", tEqual: "=", tArrow: "->",
	tMinus: "-", tPlus: "+", tStar: "*", tQuestion: "?", tSlash: "/", tVerticalBar: "|",
	tEllipsis: "...", tFileMetaBegin: "{-#", tFileMetaEnd: "#-}",
}

// token is one lexical element; its text is the source from pos to end.
type token struct {
	kind     tokenKind
	pos, end Pos
}

// Character classes of one byte.
const (
	cSpace  = 1 << iota // blank, tab, line break
	cLetter             // a letter or _
	cDigit
	cIdent  // may continue a bare identifier or symbol: letter digit _ $ .
	cSuffix // may continue a %, ^, ! or # name: those and -
	cHex
)

var class = func() (t [256]uint8) {
	for _, c := range " \t\r\n" {
		t[c] |= cSpace
	}
	for c := 'a'; c <= 'z'; c++ {
		t[c] |= cLetter | cIdent | cSuffix
		t[c-'a'+'A'] |= cLetter | cIdent | cSuffix
	}
	t['_'] |= cLetter | cIdent | cSuffix
	for c := '0'; c <= '9'; c++ {
		t[c] |= cDigit | cIdent | cSuffix | cHex
	}
	for _, c := range "$." {
		t[c] |= cIdent | cSuffix
	}
	t['-'] |= cSuffix
	for _, c := range "abcdefABCDEF" {
		t[c] |= cHex
	}
	return
}()

// single is the token kind of a byte that is a token by itself.
var single = [256]tokenKind{
	'(': tLParen, ')': tRParen, '}': tRBrace, '[': tLSquare, ']': tRSquare,
	'<': tLess, '>': tGreater, ',': tComma, ':': tColon, '=': tEqual,
	'+': tPlus, '*': tStar, '?': tQuestion, '|': tVerticalBar,
}

// advance moves to the next token. A byte that begins none is an error, as
// are a NUL and text that is not UTF-8 outside strings.
func (p *parser) advance() {
	s := p.s
	i := int(p.tok.end)
	p.prevEnd = p.tok.end
skip:
	for i < len(s) {
		switch c := s[i]; {
		case class[c]&cSpace != 0:
			i++
		case c == '/' && i+1 < len(s) && s[i+1] == '/':
			n := strings.IndexByte(s[i:], '\n')
			if n < 0 {
				i = len(s)
			} else {
				i += n + 1
			}
		default:
			break skip
		}
	}
	start := i
	if i == len(s) {
		p.tok = token{tEOF, Pos(i), Pos(i)}
		return
	}
	c := s[i]
	i++
	var k tokenKind
	switch {
	case class[c]&cLetter != 0:
		for i < len(s) && class[s[i]]&cIdent != 0 {
			i++
		}
		k = tBareIdent
	case single[c] != 0:
		k = single[c]
	case c == '%' || c == '!' || c == '^':
		i = p.suffix(i, c)
		switch c {
		case '%':
			k = tPercent
		case '!':
			k = tBang
		default:
			k = tCaret
		}
	case class[c]&cDigit != 0:
		k, i = p.number(start)
	case c == '"':
		k, i = tString, p.stringEnd(start)
	case c == '@':
		k = tAt
		switch {
		case i < len(s) && s[i] == '"':
			i = p.stringEnd(i)
		case i < len(s) && class[s[i]]&cLetter != 0:
			for i < len(s) && class[s[i]]&cIdent != 0 {
				i++
			}
		default:
			p.errorAt(Pos(start), "@ identifier expected to start with letter or '_'")
		}
	case c == '#':
		if strings.HasPrefix(s[i:], "-}") {
			k, i = tFileMetaEnd, i+2
			break
		}
		k, i = tHash, p.suffix(i, c)
	case c == '{':
		k = tLBrace
		if strings.HasPrefix(s[i:], "-#") {
			k, i = tFileMetaBegin, i+2
		}
	case c == '-':
		k = tMinus
		if i < len(s) && s[i] == '>' {
			k, i = tArrow, i+1
		}
	case c == '.':
		if !strings.HasPrefix(s[i:], "..") {
			p.errorAt(Pos(start), "expected three consecutive dots for an ellipsis")
		}
		k, i = tEllipsis, i+2
	case c == '/':
		k = tSlash
	default:
		p.unexpected(start)
	}
	p.tok = token{k, Pos(start), Pos(i)}
}

// suffix is the end of the name after one of % ^ ! #: digits, or a letter or
// one of $ . _ - followed by those and digits (LangRef, suffix-id).
func (p *parser) suffix(i int, sigil byte) int {
	s, start := p.s, i
	if i < len(s) && class[s[i]]&cDigit != 0 {
		for i < len(s) && class[s[i]]&cDigit != 0 {
			i++
		}
		return i
	}
	for i < len(s) && class[s[i]]&cSuffix != 0 {
		i++
	}
	if i == start {
		what := map[byte]string{'%': "SSA name", '^': "block name", '!': "type identifier", '#': "attribute identifier"}[sigil]
		p.errorAt(Pos(i-1), "invalid %s", what)
	}
	return i
}

// number is the kind and end of the integer or float literal at i.
func (p *parser) number(i int) (tokenKind, int) {
	s := p.s
	if s[i] == '0' && i+2 < len(s) && s[i+1] == 'x' && class[s[i+2]]&cHex != 0 {
		i += 2
		for i < len(s) && class[s[i]]&cHex != 0 {
			i++
		}
		return tInteger, i
	}
	for i < len(s) && class[s[i]]&cDigit != 0 {
		i++
	}
	if i == len(s) || s[i] != '.' {
		return tInteger, i
	}
	i++
	for i < len(s) && class[s[i]]&cDigit != 0 {
		i++
	}
	// An exponent only when a digit follows; else the letter begins a word.
	if i+1 < len(s) && (s[i] == 'e' || s[i] == 'E') {
		j := i + 1
		if j+1 < len(s) && (s[j] == '+' || s[j] == '-') {
			j++
		}
		if class[s[j]]&cDigit != 0 {
			for i = j; i < len(s) && class[s[i]]&cDigit != 0; i++ {
			}
		}
	}
	return tFloat, i
}

// stringEnd is the offset behind the string literal whose opening quote is at
// start; it checks the escapes \" \\ \n \t and \XX.
func (p *parser) stringEnd(start int) int {
	s := p.s
	for i := start + 1; i < len(s); {
		switch s[i] {
		case '"':
			return i + 1
		case '\n', '\v', '\f':
			p.errorAt(Pos(start), "expected '\"' in string literal")
		case '\\':
			i++
			switch {
			case i < len(s) && (s[i] == '"' || s[i] == '\\' || s[i] == 'n' || s[i] == 't'):
				i++
			case i+1 < len(s) && class[s[i]]&cHex != 0 && class[s[i+1]]&cHex != 0:
				i += 2
			default:
				p.errorAt(Pos(i-1), "unknown escape in string literal")
			}
		default:
			i++
		}
	}
	p.errorAt(Pos(start), "expected '\"' in string literal")
	return 0
}

// unexpected reports the byte at off, which begins no token.
func (p *parser) unexpected(off int) {
	switch r, n := utf8.DecodeRuneInString(p.s[off:]); {
	case r == utf8.RuneError && n <= 1:
		p.errorAt(Pos(off), "unexpected byte 0x%02X: the text is not UTF-8", p.s[off])
	case r < ' ' || r == 0x7f:
		p.errorAt(Pos(off), "unexpected control character 0x%02X", r)
	default:
		p.errorAt(Pos(off), "unexpected character %q", r)
	}
}

// unescape is the value of the body of a string literal (without quotes).
func unescape(s string) string {
	i := strings.IndexByte(s, '\\')
	if i < 0 {
		return s
	}
	b := make([]byte, 0, len(s))
	for i >= 0 {
		b = append(b, s[:i]...)
		switch c := s[i+1]; c {
		case '"', '\\':
			b, s = append(b, c), s[i+2:]
		case 'n':
			b, s = append(b, '\n'), s[i+2:]
		case 't':
			b, s = append(b, '\t'), s[i+2:]
		default:
			b, s = append(b, hexDigit(c)<<4|hexDigit(s[i+2])), s[i+3:]
		}
		i = strings.IndexByte(s, '\\')
	}
	return string(append(b, s...))
}

// hexDigit is the value of a hexadecimal digit.
func hexDigit(c byte) byte {
	switch {
	case c <= '9':
		return c - '0'
	case c >= 'a':
		return c - 'a' + 10
	}
	return c - 'A' + 10
}
