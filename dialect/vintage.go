package dialect

import "fmt"

// Vintage is the age of a text of the llvm dialect: the number of the LLVM
// release whose mlir-opt reads it. AnyVintage reads them all at once, for
// where their grammars differ a token decides which was meant.
type Vintage int

// The ages that differ in what they write. V1 wraps LLVM's own types
// (`!llvm<"i8*">`, `!llvm.i32`), V1b keeps their names in MLIR's brackets
// (`!llvm.ptr<i32>` beside `!llvm.float`), V13 and V14 have builtin types and
// typed pointers, V15 and V16 typed and opaque ones, later ones only opaque.
const (
	AnyVintage Vintage = 0
	V1         Vintage = 10
	V1b        Vintage = 12
	V13        Vintage = 13
	V14        Vintage = 14
	V15        Vintage = 15
	V16        Vintage = 16
	V17        Vintage = 17
	V18        Vintage = 18
	V19        Vintage = 19
	V20        Vintage = 20
	V21        Vintage = 21
	V22        Vintage = 22
)

// vintageNames are the words that ParseVintage takes beside numbers.
var vintageNames = map[string]Vintage{
	"auto": AnyVintage, "V1": V1, "V1b": V1b, "V2": V14, "V3": V22,
}

// ParseVintage is the vintage that a word means: auto, V1, V1b, V2, V3, or the
// number of a release of LLVM from 10 to 22.
func ParseVintage(word string) (Vintage, error) {
	if v, ok := vintageNames[word]; ok {
		return v, nil
	}
	var n int
	if _, err := fmt.Sscanf(word, "%d", &n); err != nil || fmt.Sprint(n) != word || n < int(V1) || n > int(V22) {
		return 0, fmt.Errorf("no vintage %q: there are auto, V1, V1b, V2, V3 and the releases 10 to 22 of LLVM", word)
	}
	if n == 11 {
		return V1, nil
	}
	return Vintage(n), nil
}

// String is the vintage as ParseVintage takes it.
func (v Vintage) String() string {
	switch v {
	case AnyVintage:
		return "auto"
	case V1:
		return "V1"
	case V1b:
		return "V1b"
	}
	return fmt.Sprint(int(v))
}

// vintageState is what reading older text keeps. It is part of parser.
type vintageState struct {
	vintage  Vintage // the one that was asked for
	wrapped  bool    // a type of V1 was read: LLVM's own name behind !llvm
	bracket  bool    // a typed pointer in MLIR's brackets was read
	outdated bool    // anything was read that today's text does not have
	funcs    int     // functions of the func dialect around this place
	metadata map[string]*oldMetadata
	tables   []string // names of the metadata operations around this place
	late     []func() // what waits for the end of the file
}

// allows reports whether the text may be of one of the vintages from first to
// last.
func (p *parser) allows(first, last Vintage) bool {
	return p.vintage == AnyVintage || first <= p.vintage && p.vintage <= last
}

// isV1 reports whether the text is of 2019: it was said, or a type says so.
func (p *parser) isV1() bool {
	return p.vintage == V1 || p.vintage == AnyVintage && p.wrapped && !p.bracket
}

// before2021 reports whether the text is of V1 or V1b.
func (p *parser) before2021() bool {
	return p.wrapped || p.vintage == V1 || p.vintage == V1b
}

// newer refuses a construct at pos that came with a later release than the one
// the text must be of.
func (p *parser) newer(pos Pos, first Vintage, what string) {
	if p.vintage != AnyVintage && p.vintage < first {
		p.errorAt(pos, "%s is not of vintage %s: it came with LLVM %d", what, p.vintage, int(first))
	}
}

// older refuses a construct at pos that the release the text must be of had no
// longer, and else notes that the module needs to be brought up to date.
func (p *parser) older(pos Pos, last Vintage, what string) {
	if p.vintage > last {
		p.errorAt(pos, "%s is not of vintage %s: LLVM %d was the last to have it", what, p.vintage, int(last))
	}
	p.outdated = true
}
