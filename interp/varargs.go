package interp

import (
	"fmt"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/dialect/op"
	"github.com/touchstone-ir/touchstone/memory"
)

// Variadic arguments lie as the System V ABI of x86-64 puts them, because
// clang expands C's va_arg to code that walks that layout itself: a va_list
// is {i32 gp_offset, i32 fp_offset, ptr overflow_arg_area, ptr
// reg_save_area}, the register save area has 6 integer and 8 vector
// registers, and what does not fit lies in the overflow area.

func init() {
	means(op.IntrVaStart, vaStart)
	means(op.IntrVaCopy, vaCopy)
	means(op.IntrVaEnd, vaEnd)
	prepared(op.VaArg, prepareVaArg, vaArg)
}

const (
	vaGPEnd    = 6 * 8
	vaFPEnd    = vaGPEnd + 8*16
	vaListSize = 24
)

// regClass is where the ABI passes a scalar.
type regClass uint8

const (
	classGP  regClass = iota // integer registers, one for each 8 bytes
	classFP                  // a vector register
	classMem                 // the overflow area
)

func passingOf(t dialect.Type, width int32) (c regClass, words int) {
	switch t := t.(type) {
	case *dialect.FloatType:
		if t.Kind == dialect.F80 {
			return classMem, 2
		}
		return classFP, 1
	case *dialect.VectorType:
		if width <= 128 {
			return classFP, 1
		}
		return classMem, int(width+63) / 64
	}
	words = int(width+63) / 64
	if words > 2 {
		return classMem, words
	}
	return classGP, words
}

// vaStart builds the areas of the current activation's variadic arguments
// and points the va_list at them (S10.12).
func vaStart(t *Thread, s *site) {
	list := t.address(s, 0)
	va := t.varArgs[*t.header(hdrSerial)]
	if va == nil {
		t.ub(s, BadVarArg, "va_start in @%s, which is not variadic", t.fn.name)
	}
	gp, fp := 0, 0
	for i, sh := range t.fn.params {
		if i < len(t.fn.params0) && t.fn.params0[i].byval != nil {
			continue
		}
		for _, lf := range sh.leaves {
			switch c, n := passingOf(lf.typ, lf.width); c {
			case classGP:
				gp += n
			case classFP:
				fp++
			}
		}
	}
	gp, fp = min(8*gp, vaGPEnd), min(vaGPEnd+16*fp, vaFPEnd)
	w := vaWriter{t: t, s: s, gp: uint64(gp), fp: uint64(fp)}
	used, gpEnd, fpEnd := w.measure(va)
	w.save = t.stackObject(s, vaFPEnd, 16, "register save area", int(gpEnd|fpEnd<<8))
	w.over = t.stackObject(s, used, 16, "variadic arguments", 0)
	for i := range va.types {
		w.add(va, i)
	}
	h := &Host{t: t, s: s}
	h.WriteInt(list, uint64(gp), 4)
	h.WriteInt(list+4, uint64(fp), 4)
	h.WriteInt(list+8, uint64(w.over), 8)
	h.WriteInt(list+16, uint64(w.save), 8)
}

// stackObject makes an object that ends with the current activation.
func (t *Thread) stackObject(s *site, size, align uint64, name string, tag int) memory.Ptr {
	p, err := t.mem.Alloc(memory.Spec{Kind: memory.Stack, Size: size, Align: align, Name: name, Birth: t.origin(s), Tag: tag})
	if err != nil {
		t.limit("memory", t.m.opts.MaxMemory)
	}
	return p
}

// vaWriter lays variadic arguments out.
type vaWriter struct {
	t          *Thread
	s          *site
	gp, fp     uint64
	save, over memory.Ptr
	used       uint64 // bytes of the overflow area
}

// place is where an argument of the given class goes: an address offset in
// the save area (reg), or in the overflow area.
func (w *vaWriter) place(c regClass, words, align uint64) (off uint64, reg bool) {
	switch {
	case c == classGP && w.gp+8*words <= vaGPEnd:
		w.gp += 8 * words
		return w.gp - 8*words, true
	case c == classFP && w.fp < vaFPEnd:
		w.fp += 16
		return w.fp - 16, true
	}
	w.used = roundUp(w.used, max(align, 8))
	off = w.used
	w.used += 8 * words
	return off, false
}

// measure is the size of the overflow area, and how much of either part of
// the save area is used: the offsets at which the arguments there end.
func (w vaWriter) measure(va *varArgs) (used, gp, fp uint64) {
	for i := range va.types {
		w.slot(va, i)
	}
	return w.used, w.gp, w.fp
}

func (w *vaWriter) slot(va *varArgs, i int) (off uint64, reg bool) {
	if n := va.sizes[i]; n > 0 { // byval
		return w.place(classMem, (n+7)/8, va.aligns[i])
	}
	sh, err := w.t.m.shapes.of(va.types[i])
	if err != nil {
		w.t.unsupported(w.s, "%v", err)
	}
	c, words := classMem, (sh.store+7)/8
	if sh.elems == nil {
		cl, n := passingOf(sh.typ, int32(sh.store*8))
		c, words = cl, max(uint64(n), (sh.store+7)/8)
	}
	return w.place(c, words, sh.align)
}

func (w *vaWriter) add(va *varArgs, i int) {
	off, reg := w.slot(va, i)
	at := w.over + memory.Ptr(off)
	if reg {
		at = w.save + memory.Ptr(off)
	}
	if n := va.sizes[i]; n > 0 {
		src := va.vals[i][0]
		w.t.defined(w.s, &src, PoisonAddress, "the address of a byval argument")
		if f := w.t.mem.Copy(at, memory.Ptr(src.V), n, 1, 1); f != nil {
			w.t.memoryFault(w.s, f)
		}
		return
	}
	sh, err := w.t.m.shapes.of(va.types[i])
	if err != nil {
		w.t.unsupported(w.s, "%v", err)
	}
	w.t.writeLeaves(w.s, at, atomicInfo{sh: sh, align: 1}, va.vals[i])
}

// vaCopy copies a va_list (S10.12).
func vaCopy(t *Thread, s *site) {
	src, dst := t.address(s, 0), t.address(s, 1)
	if s.op.Kind == op.IntrVaCopy && s.op.Operand("dest_list") == s.op.Operands[0] {
		src, dst = dst, src
	}
	if f := t.mem.Move(dst, src, vaListSize, 1, 1); f != nil {
		t.memoryFault(s, f)
	}
}

// vaEnd has no effect here; the va_list must be one that can be accessed.
func vaEnd(t *Thread, s *site) {
	t.checkAccess(s, t.address(s, 0), vaListSize, 1, true)
}

func prepareVaArg(s *site) error {
	if s.res.sh.elems != nil {
		return fmt.Errorf("llvm.va_arg of type %s is not supported", s.res.sh.typ)
	}
	return nil
}

// vaArg takes the next argument from a va_list (S10.12).
func vaArg(t *Thread, s *site) {
	sh := s.res.sh
	c, words := passingOf(sh.typ, int32(sh.store*8))
	p := t.nextVarArg(s, t.address(s, 0), c, uint64(words), max(sh.store, 8*uint64(words)), sh.align)
	t.loadValue(s, p, 1, s.res)
}

// nextVarArg is the address of the next argument of the given class in the
// va_list at list, which is moved on.
func (t *Thread) nextVarArg(s *site, list memory.Ptr, c regClass, words, size, align uint64) memory.Ptr {
	h := &Host{t: t, s: s}
	field, end, step := memory.Ptr(0), uint64(vaGPEnd), 8*words
	if c == classFP {
		field, end, step = 4, vaFPEnd, 16
	}
	if c != classMem {
		off := h.ReadInt(list+field, 4)
		if off+step <= end {
			save := memory.Ptr(h.ReadInt(list+16, 8))
			if o, ok := t.mem.Object(save); ok && o.Alive && off+step > uint64(o.Tag)>>(2*field)&0xff {
				t.ub(s, BadVarArg, "a variadic argument is taken that the call did not give")
			}
			h.WriteInt(list+field, off+step, 4)
			return save + memory.Ptr(off)
		}
	}
	p := h.ReadInt(list+8, 8)
	if align > 8 {
		if o, ok := t.mem.Object(memory.Ptr(p)); ok {
			p = uint64(o.Base) + roundUp(p-uint64(o.Base), align)
		}
	}
	if o, ok := t.mem.Object(memory.Ptr(p)); ok && o.Alive && p-uint64(o.Base)+size > o.Size {
		t.ub(s, BadVarArg, "a variadic argument is taken that the call did not give")
	}
	h.WriteInt(list+8, p+roundUp(size, 8), 8)
	return memory.Ptr(p)
}
