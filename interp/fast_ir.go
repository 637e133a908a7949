package interp

import (
	"github.com/touchstone-ir/touchstone/dialect"
)

// A fir is a function on its way to fast code: instructions over virtual
// registers, in the order of plain code. The hand-over tables are made from
// it, so it lives as long as the code.
type fir struct {
	f      *function
	blocks []firBlock
	insts  []firInst
	regs   []firReg
	atoms  map[*dialect.Value][]atom
	folded map[*dialect.Value]bool // values that have no register: their users compute them
	// derived values may have no register either where an access extends its
	// index itself: what they are the extension of is then live.
	derived map[*dialect.Value]bool
	consts  map[uint64]int32 // registers of constants that are loaded once per activation

	liveIn, liveOut []bitset
	sites           map[*dialect.Operation]*site // of plain code
	plainOut        []bitset                     // values live at the end of each block of plain code, made when first needed
	values          *valueNumbers
	top             int32 // end of the slots
}

// A firReg is a run of slots that is written as a whole or slot by slot and
// read in parts.
type firReg struct {
	slots int32
	home  int32 // where plain code has the value, -1 when it has none
	konst bool  // it holds x during the whole activation
	keeps bool  // its slots belong to it during the whole activation
	wide  bool  // aligned to 32 bytes
	x     uint64
	fixed int32 // frame offset that it must have, -1 for any
	off   int32 // frame offset, once assigned
	uses  int32
	homes []firHome // the values of plain code that can be read off it
}

// A firHome is a place of plain code that holds the same as slots of a
// register.
type firHome struct {
	value      *dialect.Value
	off        int32 // in the plain frame
	sub, slots int32 // first slot in the register, number
}

type atomKind uint8

const (
	atomReg atomKind = iota
	atomConst
	atomUndef
	atomPoison
	atomFolded
)

// An atom is a scalar or vector of an SSA value, or an aggregate that is too
// large to be taken apart: a run of slots.
type atom struct {
	kind  atomKind
	reg   int32
	sub   int32 // first slot in the register
	slots int32
	off   int32  // byte offset in the value
	x     uint64 // of a constant
}

// An operand of an instruction is a slot of a register, or a number.
type operand struct {
	reg int32 // -1: the number n
	n   int32 // byte offset in the register, or the number
}

var none = operand{reg: -1}

func number(n int32) operand { return operand{-1, n} }

// A firInst is an instruction before slots are assigned. Its operands take
// the places of the fields of a fastInst.
type firInst struct {
	op      fastOp
	n       uint16
	a, b, c operand
	x       int64
	xr      operand // a slot whose offset is the low half of x
	dst     operand // what is written: a, or the result of a call or site
	def     bool    // a is written, not read
	partial bool    // dst is one of several slots of a register
	late    bool    // dst shares no slot with what is read
	pure    bool    // may be left out when nothing reads dst
	dead    bool
	at      int32     // operation in plain code
	of      *site     // the operation's site there
	args    []operand // operands of a site, or of a call in the callee's frame
	keep    []int32   // registers that must be live here, for the hand-over
}

// reads calls f for each register that the instruction reads.
func (in *firInst) reads(f func(reg int32)) {
	if !in.def && in.a.reg >= 0 {
		f(in.a.reg)
	}
	for _, o := range [...]operand{in.b, in.c, in.xr} {
		if o.reg >= 0 {
			f(o.reg)
		}
	}
	for _, o := range in.args {
		if o.reg >= 0 {
			f(o.reg)
		}
	}
	for _, r := range in.keep {
		f(r)
	}
	if in.partial {
		f(in.dst.reg)
	}
}

// A firMove assigns one slot run of a block argument.
type firMove struct {
	dst   int32 // register
	src   operand
	konst bool
	x     uint64
}

// A firEdge is one way out of a block.
type firEdge struct {
	to    int32
	leave bool // passes something that is no plain value
	moves []firMove
	code  []firMove // the moves that are left once slots are assigned
	back  bool
	loops bool // leads back to a block that the walk to here went through
}

// A firBlock is a block: instructions first to end. The last one is the
// terminator when the block has edges.
type firBlock struct {
	first, end int32
	params     []int32 // registers, written where the block begins
	edges      []firEdge
	test       *firTest   // of a two-way branch: edges[0] when it is true
	cases      *firSwitch // of a switch: edges[0] by default
	depth      int32      // number of loops around it
}

// A firTest is a branch condition with the opcodes for jumping when it is
// true and when it is false.
type firTest struct {
	yes, no testForm
}

type testForm struct {
	op   fastOp
	a, b operand
}

// A firSwitch is the cases of a switch, by value: edge numbers.
type firSwitch struct {
	value  operand
	width  uint16
	values []uint64
	edges  []int32
}

func (ir *fir) newReg(slots, home int32) int32 {
	ir.regs = append(ir.regs, firReg{slots: slots, home: home, fixed: -1, off: -1})
	return int32(len(ir.regs) - 1)
}

// split is the atoms of a shape without registers.
func split(sh *shape) []atom {
	if sh.bytes == 0 {
		return nil
	}
	if sh.elems == nil {
		return []atom{{slots: sh.bytes / 8}}
	}
	out := splitInto(nil, sh, 0)
	if out == nil || len(out) > maxAtoms {
		return []atom{{slots: sh.bytes / 8}}
	}
	return out
}

// maxAtoms is the number of scalars up to which an aggregate is taken apart.
const maxAtoms = 64

func splitInto(out []atom, sh *shape, off int32) []atom {
	if sh.elems == nil {
		return append(out, atom{slots: sh.bytes / 8, off: off})
	}
	for i, e := range sh.elems {
		if out = splitInto(out, e, off+sh.kids[i]); len(out) > maxAtoms {
			return out
		}
	}
	return out
}

// whole is atoms that cover a register from slot sub on.
func whole(sh *shape, reg, sub int32) []atom {
	out := split(sh)
	for i := range out {
		out[i].reg, out[i].sub = reg, sub+out[i].off/8
	}
	return out
}
