package dialect

import (
	"strings"

	"github.com/touchstone-ir/touchstone/dialect/op"
)

// The flags and enumerations that operations carry.

// OverflowFlags reports the wrap promises of an integer operation
// (LangRef, "add": nuw and nsw).
func (o *Operation) OverflowFlags() (nsw, nuw bool) {
	a, _ := o.prop("overflowFlags").(*IntegerAttr)
	if a == nil {
		return false, false
	}
	v := a.V
	return v&1 != 0, v&2 != 0
}

// FastMathFlags is a set of LLVM's fast-math flags (LangRef, "Fast-Math Flags").
type FastMathFlags uint8

// The fast-math flags with MLIR's bit values.
const (
	NNaN FastMathFlags = 1 << iota
	NInf
	NSZ
	ARcp
	Contract
	AFn
	Reassoc

	Fast = NNaN | NInf | NSZ | ARcp | Contract | AFn | Reassoc
)

var fastMathWords = []string{"nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc"}

// ParseFastMathFlags reads the words of `#llvm.fastmath<nnan, ninf>`; ok is
// false for a word that is not a flag.
func ParseFastMathFlags(words string) (f FastMathFlags, ok bool) {
next:
	for _, w := range strings.Split(words, ",") {
		switch w = strings.TrimSpace(w); w {
		case "none":
			continue
		case "fast":
			f |= Fast
			continue
		}
		for i, x := range fastMathWords {
			if w == x {
				f |= 1 << i
				continue next
			}
		}
		return 0, false
	}
	return f, true
}

// FastMath is the operation's fast-math flags; none when it has none.
func (o *Operation) FastMath() FastMathFlags {
	f, _ := ParseFastMathFlags(o.wordProp("fastmathFlags", "none"))
	return f
}

// GEPFlags is the no-wrap flags of a getelementptr (LangRef,
// "getelementptr": inbounds, nusw, nuw).
type GEPFlags uint8

// MLIR's bits of GEPNoWrapFlags; inbounds implies nusw.
const (
	GEPInBounds GEPFlags = 1 // set together with GEPNUSW
	GEPNUSW     GEPFlags = 2
	GEPNUW      GEPFlags = 4
)

// GEPFlags is the no-wrap flags of a llvm.getelementptr.
func (o *Operation) GEPFlags() GEPFlags {
	if a, ok := o.prop("noWrapFlags").(*IntegerAttr); ok {
		return GEPFlags(a.V)
	}
	return 0
}

// ICmpPredicate is the predicate of a llvm.icmp, LangRef's word order.
type ICmpPredicate uint8

// MLIR's numbers of the integer predicates.
const (
	ICmpEQ ICmpPredicate = iota
	ICmpNE
	ICmpSLT
	ICmpSLE
	ICmpSGT
	ICmpSGE
	ICmpULT
	ICmpULE
	ICmpUGT
	ICmpUGE
)

// String is the predicate's word.
func (p ICmpPredicate) String() string { return enumWord(op.ICmp, "predicate", int(p)) }

// ICmpPredicate is the predicate of a llvm.icmp.
func (o *Operation) ICmpPredicate() ICmpPredicate {
	v, _ := o.IntProp("predicate")
	return ICmpPredicate(v)
}

// FCmpPredicate is the predicate of a llvm.fcmp: bit 0 "equal", bit 1
// "greater", bit 2 "less", bit 3 "unordered" (LangRef, "fcmp").
type FCmpPredicate uint8

// The bits of an FCmpPredicate.
const (
	FCmpEqual     FCmpPredicate = 1
	FCmpGreater   FCmpPredicate = 2
	FCmpLess      FCmpPredicate = 4
	FCmpUnordered FCmpPredicate = 8
)

// fcmpBits is the bits of each predicate in the order of MLIR's numbers, which
// is not that of LLVM's.
var fcmpBits = [...]FCmpPredicate{0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 8, 15}

// String is the predicate's word as MLIR spells it.
func (p FCmpPredicate) String() string {
	for i, b := range fcmpBits {
		if b == p {
			return enumWord(op.FCmp, "predicate", i)
		}
	}
	return "?"
}

// FCmpPredicate is the predicate of a llvm.fcmp.
func (o *Operation) FCmpPredicate() FCmpPredicate {
	v, ok := o.IntProp("predicate")
	if !ok || v < 0 || v >= int64(len(fcmpBits)) {
		return 0
	}
	return fcmpBits[v]
}

func enumWord(row *op.Op, prop string, i int) string {
	for k := range row.Props {
		if row.Props[k].Name == prop && i < len(row.Props[k].Enum) {
			return row.Props[k].Enum[i]
		}
	}
	return "?"
}

// Ordering is an atomic ordering (LangRef, "Atomic Memory Ordering
// Constraints") with LLVM's numbers.
type Ordering uint8

// The atomic orderings.
const (
	NotAtomic Ordering = 0
	Unordered Ordering = 1
	Monotonic Ordering = 2
	Acquire   Ordering = 4
	Release   Ordering = 5
	AcqRel    Ordering = 6
	SeqCst    Ordering = 7
)

// Ordering is the ordering held by the property called name ("ordering",
// "success_ordering", "failure_ordering").
func (o *Operation) Ordering(name string) Ordering {
	v, _ := o.IntProp(name)
	return Ordering(v)
}

// AtomicBinOp is the word of a llvm.atomicrmw's operation ("add", "_and", …).
func (o *Operation) AtomicBinOp() string {
	v, ok := o.IntProp("bin_op")
	if !ok || v < 0 {
		return ""
	}
	return enumWord(op.AtomicRMW, "bin_op", int(v))
}
