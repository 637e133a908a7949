package interp

import (
	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/memory"
)

// promises are the attributes of a function's or a call's parameters and
// result that have an effect while running (S10.8).
type promises struct {
	params0 []promise // by parameter; nil when none has any
	result0 promise
	any     bool // some parameter or the result promises something
}

// promise is what one parameter or result promises.
type promise struct {
	noundef  bool
	nonnull  bool
	align    uint64
	deref    uint64 // bytes that must be dereferenceable
	derefNul uint64 // the same unless null
	byval    *byval
}

type byval struct {
	size, align uint64
}

func (p *promise) empty() bool { return *p == promise{} }

// readPromises decodes the attributes of a function.
func (f *function) readPromises(m *Machine) error {
	for i := range f.typ.Params {
		f.add(i, m.readPromise(f.op.ArgAttrs(i)))
	}
	f.result0 = m.readPromise(f.op.ResAttrs(0))
	f.any = f.any || !f.result0.empty()
	return nil
}

// readCallPromises decodes the attributes at a call.
func (c *callTarget) readCallPromises(s *site) error {
	for i := range c.args {
		c.add(i, s.fn.m.readPromise(s.op.ArgAttrs(i)))
	}
	c.result0 = s.fn.m.readPromise(s.op.ResAttrs(0))
	c.any = c.any || !c.result0.empty()
	return nil
}

func (p *promises) add(i int, x promise) {
	if x.empty() {
		return
	}
	for len(p.params0) <= i {
		p.params0 = append(p.params0, promise{})
	}
	p.params0[i] = x
	p.any = true
}

func (m *Machine) readPromise(d *dialect.DictAttr) (p promise) {
	if d == nil {
		return p
	}
	p.noundef = d.Bool("llvm.noundef")
	p.nonnull = d.Bool("llvm.nonnull")
	if v, ok := d.Int("llvm.align"); ok {
		p.align = uint64(v)
	}
	if v, ok := d.Int("llvm.dereferenceable"); ok {
		p.deref = uint64(v)
	}
	if v, ok := d.Int("llvm.dereferenceable_or_null"); ok {
		p.derefNul = uint64(v)
	}
	if ta, ok := d.Get("llvm.byval").(*dialect.TypeAttr); ok {
		p.byval = &byval{m.layout.AllocSize(ta.Type), max(m.layout.Align(ta.Type), p.align)}
	}
	return p
}

// checkArguments holds the arguments of a call against the promises of the
// call and of the callee.
func (t *Thread) checkArguments(s *site, f *function, args []place) {
	if c, ok := s.aux.(*callTarget); ok && c.any {
		t.checkAgainst(s, f, args, c.params0)
	}
	if f.any {
		t.checkAgainst(s, f, args, f.params0)
	}
}

func (t *Thread) checkAgainst(s *site, f *function, args []place, ps []promise) {
	for i := range ps {
		if i < len(args) && !ps[i].empty() {
			t.checkPromise(s, &ps[i], args[i], func() string { return argumentName(i, f) })
		}
	}
}

func argumentName(i int, f *function) string {
	names := [...]string{"first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"}
	if i < len(names) {
		return "the " + names[i] + " argument of @" + f.name
	}
	return "an argument of @" + f.name
}

// checkPromise stops with UB when the value at p is poison or undef and
// noundef was promised. A broken promise about a pointer makes it poison
// (LangRef, "Parameter Attributes"); here it is reported at once, as the
// report can then name the attribute.
func (t *Thread) checkPromise(s *site, pr *promise, p place, what func() string) {
	for i := range p.sh.leaves {
		if t.clean(p) && pr.pointless() {
			return
		}
		v := t.lane(p, i)
		if v.Poison || v.anyUndef() {
			if pr.noundef {
				t.ub(s, PoisonArgument, "%s is noundef and is %s", what(), v.state())
			}
			continue
		}
		if pr.nonnull && v.V == 0 {
			t.ub(s, BrokenPromise, "%s is nonnull and is null", what())
		}
		if pr.align > 1 && v.V&(pr.align-1) != 0 {
			t.ub(s, BrokenPromise, "%s is aligned to %d bytes by promise, and is %s", what(), pr.align, t.mem.Describe(memory.Ptr(v.V)))
		}
		n := pr.deref
		if v.V != 0 {
			n = max(n, pr.derefNul)
		}
		if n > 0 {
			if f := t.mem.Check(memory.Ptr(v.V), n, 1, false); f != nil {
				t.ub(s, BrokenPromise, "%s is dereferenceable for %d bytes by promise: %s", what(), n, memoryMessage(t.mem, f))
			}
		}
	}
}

// pointless reports that the promise holds for every plain value.
func (p *promise) pointless() bool {
	return !p.nonnull && p.align <= 1 && p.deref == 0 && p.derefNul == 0
}

// checkResult holds a returned value against the promises of the function
// and of the call.
func (t *Thread) checkResult(s *site, p place) {
	if p.sh == nil {
		return
	}
	f := t.fn
	if !f.result0.empty() {
		t.checkPromise(s, &f.result0, p, func() string { return "the result of @" + f.name })
	}
}

// copyByVal gives the callee its own copies of byval arguments, which end
// with its activation.
func (t *Thread) copyByVal(s *site, f *function) {
	if !f.any {
		return
	}
	off := int32(headerSize)
	for i, sh := range f.params {
		if i < len(f.params0) && f.params0[i].byval != nil {
			b := f.params0[i].byval
			p, err := t.mem.AllocStack(b.size, b.align, "byval", t.origin(s))
			if err != nil {
				t.limit("memory", t.m.opts.MaxMemory)
			}
			src := memory.Ptr(load64(t.at(off)))
			if b.size > 0 {
				if fault := t.mem.Copy(p, src, b.size, 1, 1); fault != nil {
					t.memoryFault(s, fault)
				}
			}
			store64(t.at(off), uint64(p))
		}
		off += sh.bytes
	}
}
