package interp

import (
	"fmt"
	"io"
)

// disFast writes f's fast code, which is made for it if need be.
func (m *Machine) disFast(w io.Writer, f *function) error {
	if f.fast == nil && !f.noFast {
		f.fast = f.makeFast()
	}
	c := f.fast
	if c == nil {
		_, err := fmt.Fprintf(w, "fast @%s: none\n", f.name)
		return err
	}
	if _, err := fmt.Fprintf(w, "fast @%s: frame %d bytes\n", f.name, c.frame); err != nil {
		return err
	}
	next := 0
	for pc := range c.insts[:len(c.insts)-1] {
		for next < len(c.blocks) && c.blocks[next] == int32(pc) {
			name := f.plain.blocks[next].block.Name
			if name == "" {
				name = fmt.Sprintf("^bb%d", next)
			}
			fmt.Fprintf(w, "%s:\n", name)
			next++
		}
		if pc == 0 {
			continue
		}
		in := &c.insts[pc]
		if _, err := fmt.Fprintf(w, "%5d  %-40s ; %s\n", pc, in.text(int32(pc)), f.plain.insts[c.meta[pc].at].site.op); err != nil {
			return err
		}
	}
	return nil
}

// text is the instruction with its fields, and its picture.
func (in *fastInst) text(pc int32) string {
	o := fastOps[in.op]
	out := o.name
	if in.n != 0 {
		out += fmt.Sprintf(".%d", in.n)
	}
	if in.op >= fastJmp && in.op < fastSwitch {
		return fmt.Sprintf("%s %d %d →%d", out, in.a, in.b, pc+in.c/fastInstSize)
	}
	return fmt.Sprintf("%s %d %d %d %#x", out, in.a, in.b, in.c, in.x)
}
