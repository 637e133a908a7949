package interp

import (
	"fmt"
	"io"
)

// DisOptions says what Disassemble prints.
type DisOptions struct {
	Function    string // "" for all
	Plain, Fast bool
}

// Disassemble writes the bytecode of the program's functions, each
// instruction beside the operation it comes from.
func (m *Machine) Disassemble(w io.Writer, o DisOptions) error {
	if o.Function != "" && m.function(o.Function) == nil {
		return &NoEntryError{o.Function}
	}
	for _, f := range m.funcs {
		if f.op.IsDeclaration() || o.Function != "" && f.name != o.Function {
			continue
		}
		if err := m.compile(f); err != nil {
			return err
		}
		if o.Plain {
			if err := m.disPlain(w, f); err != nil {
				return err
			}
		}
		if o.Fast {
			if err := m.disFast(w, f); err != nil {
				return err
			}
		}
	}
	return nil
}

func (m *Machine) disPlain(w io.Writer, f *function) error {
	if _, err := fmt.Fprintf(w, "plain @%s: frame %d bytes\n", f.name, f.plain.frame); err != nil {
		return err
	}
	for i, b := range f.plain.blocks {
		name := b.block.Name
		if name == "" {
			name = fmt.Sprintf("^bb%d", i)
		}
		fmt.Fprintf(w, "%s:\n", name)
		for pc := b.start; pc < b.end; pc++ {
			in := &f.plain.insts[pc]
			if _, err := fmt.Fprintf(w, "%5d  %-28s ; %s\n", pc, in.text(), in.site.op); err != nil {
				return err
			}
		}
	}
	return nil
}

var opcodeNames = [...]string{
	opMeaning: "meaning", opConst: "const", opCopy: "copy", opAdd: "add", opSub: "sub", opMul: "mul", opAnd: "and",
	opOr: "or", opXor: "xor", opShl: "shl", opLShr: "lshr", opAShr: "ashr", opUDiv: "udiv", opURem: "urem",
	opSDiv: "sdiv", opSRem: "srem", opICmp: "icmp", opSelect: "select", opZExt: "zext", opSExt: "sext",
	opTrunc: "trunc", opFAdd32: "fadd32", opFSub32: "fsub32", opFMul32: "fmul32", opFDiv32: "fdiv32",
	opFAdd64: "fadd64", opFSub64: "fsub64", opFMul64: "fmul64", opFDiv64: "fdiv64", opLoad: "load",
	opStore: "store", opGEP: "gep", opGEPIndex: "gepindex", opBr: "br", opCondBr: "cond_br",
}

// text is the instruction with its slots: s8 is the slot 8 bytes into the
// frame.
func (in *inst) text() string {
	name := opcodeNames[in.op]
	s := in.site
	out := name
	if in.n != 0 {
		out += fmt.Sprintf(".%d", in.n)
	}
	if s.res.sh != nil && s.res.sh.bytes > 0 {
		out += fmt.Sprintf(" s%d ←", s.res.off)
	}
	for _, a := range s.args {
		out += fmt.Sprintf(" s%d", a.off)
	}
	if in.op == opConst {
		out += fmt.Sprintf(" %#x", in.x)
	}
	for i := range s.edges {
		out += fmt.Sprintf(" →%d", s.edges[i].target)
	}
	return out
}
