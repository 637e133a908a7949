package dialect

import (
	"slices"
	"strings"

	"github.com/touchstone-ir/touchstone/diag"
	"github.com/touchstone-ir/touchstone/dialect/op"
)

// Reading on behind a mistake. The mistakes of a text are reported together
// where it is plain how the text goes on: at the operation that begins on the
// next line once every bracket of the wrong one is closed. Where that is not
// plain reading stops, as it always does in mlir-opt: a message that only
// follows from another one is worse than none.

// maxMistakes is how many mistakes are reported before reading stops.
const maxMistakes = 20

// state is where the reader stands between two operations of a block, so that
// it can come back there.
type state struct {
	inUse, depth, scopes, levels, blocks, dialects, scratch, named, forward int
	block                                                                   *Block
}

func (p *parser) state() state {
	s := state{inUse: p.inUse, depth: p.depth, scopes: len(p.scopes), blocks: len(p.blocks), dialects: len(p.dialects),
		scratch: len(p.scratch), named: len(p.named), forward: len(p.forward), block: p.block}
	if s.scopes > 0 {
		s.levels = len(p.scopes[s.scopes-1].levels)
	}
	return s
}

// reset returns to a state that was left by a mistake.
func (p *parser) reset(s state) {
	for len(p.scopes) > s.scopes || s.scopes > 0 && len(p.scopes[s.scopes-1].levels) > s.levels {
		p.popScope()
	}
	p.inUse, p.depth, p.block = s.inUse, s.depth, s.block
	p.blocks, p.dialects = p.blocks[:s.blocks], p.dialects[:s.dialects]
	p.scratch, p.named = p.scratch[:s.scratch], p.named[:s.named]
	p.forward = p.forward[:min(s.forward, len(p.forward))]
	p.closeStructs()
}

// operations calls one until it reports that nothing is left, going on behind
// a mistake where that is safe.
func (p *parser) operations(one func() bool) {
	for s := p.state(); !p.tryOperations(one, s); {
	}
}

func (p *parser) tryOperations(one func() bool, s state) (done bool) {
	start := p.tok.pos
	defer func() {
		if done {
			return
		}
		if r := recover(); r != (bailout{}) {
			panic(r)
		}
		if p.stopAtFirst || p.hopeless || p.diags.Errors() >= maxMistakes || !p.resume(start, s) {
			p.hopeless = true
			panic(bailout{})
		}
	}()
	for {
		start, s.forward = p.tok.pos, len(p.forward)
		if !one() {
			return true
		}
	}
}

// resume puts the reader behind the operation that began at start and holds
// the last mistake; false when it is not plain where that is.
func (p *parser) resume(start Pos, s state) bool {
	if p.inUse > s.inUse {
		for _, n := range p.building[s.inUse].names {
			p.spoiled = append(p.spoiled, n.name)
		}
	}
	p.reset(s)
	wrong := p.tok.pos
	var open []tokenKind
	p.tok = token{end: start}
	p.advanceQuietly()
	for {
		switch k := p.tok.kind; k {
		case tEOF:
			return false
		case tLParen, tLSquare, tLBrace:
			open = append(open, k)
		case tRParen, tRSquare, tRBrace:
			if len(open) == 0 {
				return k == tRBrace && p.tok.pos >= wrong && len(p.blocks) > 1
			}
			if open[len(open)-1]+1 != k {
				return false
			}
			open = open[:len(open)-1]
		}
		end := p.tok.end
		p.advanceQuietly()
		if len(open) == 0 && p.tok.pos >= wrong && hasNewline(p.s[end:p.tok.pos]) {
			return p.atOperation()
		}
	}
}

// advanceQuietly is advance over text that was never read before: a byte that
// begins no token ends it.
func (p *parser) advanceQuietly() {
	said := len(p.diags.Diagnostics)
	defer func() {
		if r := recover(); r != nil {
			if r != (bailout{}) {
				panic(r)
			}
			p.diags.Diagnostics = p.diags.Diagnostics[:said]
			p.tok = token{tEOF, Pos(len(p.s)), Pos(len(p.s))}
		}
	}()
	p.advance()
}

func hasNewline(s string) bool {
	for i := 0; i < len(s); i++ {
		if s[i] == '\n' {
			return true
		}
	}
	return false
}

// atOperation reports whether an operation may begin here, or its block end.
func (p *parser) atOperation() bool {
	switch p.tok.kind {
	case tPercent, tString:
		return true
	case tBareIdent:
		w := p.word()
		return strings.IndexByte(w, '.') > 0 || op.Lookup(p.dialects[len(p.dialects)-1]+"."+w) != nil
	case tCaret, tRBrace:
		return len(p.blocks) > 1
	case tHash, tBang:
		return len(p.blocks) == 1
	}
	return false
}

// isSpoiled reports whether the definition of a name could not be read: what is
// wrong with its uses follows from that.
func (p *parser) isSpoiled(name string) bool { return slices.Contains(p.spoiled, name) }

// endSpoiled forgets the names of an isolated region that could not be read,
// and the uses of them that still wait for a definition.
func (p *parser) endSpoiled() {
	p.forward = slices.DeleteFunc(p.forward, func(v *Value) bool { return v.isPlaceholder() && p.isSpoiled(v.Name) })
	p.spoiled = nil
}

func (p *parser) report(d diag.Diagnostic) { addOnce(&p.diags, d) }

// addOnce adds an error unless its line has one already.
func addOnce(l *diag.List, d diag.Diagnostic) {
	for i := range l.Diagnostics {
		if e := &l.Diagnostics[i]; e.Severity == diag.Error && e.Line == d.Line && d.Line > 0 {
			return
		}
	}
	l.Add(d)
}
