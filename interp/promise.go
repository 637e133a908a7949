package interp

import (
	"fmt"
	"math/big"
	"strings"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/internal/softfloat"
	"github.com/touchstone-ir/touchstone/memory"
)

// The promises of attributes about values (LangRef, "Parameter Attributes";
// S10.8). They may stand at the call, at the function, or at both, and hold
// for functions of the library as for the program's own.
//
// A value that breaks nonnull, align, range or nofpclass becomes poison on its
// way; with noundef beside it that is undefined behaviour at once. Too few
// dereferenceable bytes, a result other than the returned argument, and the
// return of a noreturn function are undefined behaviour by themselves.

// promises are the attributes of a function's or a call's parameters and
// result that have an effect while running (S10.8).
type promises struct {
	params0 []promise // by parameter; nil when none has any
	result0 promise
	any     bool // some parameter or the result promises something
}

// promise is what one parameter or result promises. Of a result, returned is
// the number of the parameter that it equals, from 1, and noreturn says that
// there is no return.
type promise struct {
	noundef  bool
	nonnull  bool
	align    uint64
	deref    uint64 // bytes that must be dereferenceable
	derefNul uint64 // the same unless null
	sret     bool   // deref comes from sret
	byval    *byval
	within   *valueRange
	nofp     softfloat.Class // classes of floating-point values that do not come
	returned int
	noreturn bool
}

type byval struct {
	size, align uint64
}

// valueRange is [lo, hi) modulo 2^n, as #llvm.constant_range has it: it wraps
// when lo is above hi, and is everything when both are equal.
type valueRange struct{ lo, hi *big.Int }

func (r *valueRange) holds(v *Scalar) bool {
	x := v.big()
	if r.lo.Cmp(r.hi) < 0 {
		return r.lo.Cmp(x) <= 0 && x.Cmp(r.hi) < 0
	}
	return r.lo.Cmp(x) <= 0 || x.Cmp(r.hi) < 0
}

func (p *promise) empty() bool { return *p == promise{} }

// readPromises decodes the attributes of a function.
func (f *function) readPromises(m *Machine) error {
	returned := 0
	for i := range f.typ.Params {
		d := f.op.ArgAttrs(i)
		p, err := m.readPromise(d)
		if err != nil {
			return fmt.Errorf("parameter %d of @%s: %w", i+1, f.name, err)
		}
		f.add(i, p)
		if d != nil && d.Bool("llvm.returned") {
			returned = i + 1
		}
	}
	r, err := m.readPromise(f.op.ResAttrs(0))
	if err != nil {
		return fmt.Errorf("result of @%s: %w", f.name, err)
	}
	f.result0 = r
	f.result0.returned = returned
	f.result0.noreturn = passesThrough(f.op, "noreturn")
	f.any = f.any || !f.result0.empty()
	return nil
}

// passesThrough reports whether an attribute of LLVM is among those that a
// function's passthrough lists, by itself or as the first of a pair.
func passesThrough(o *dialect.Operation, name string) bool {
	list, _ := o.Attr("passthrough").(*dialect.ArrayAttr)
	if list == nil {
		return false
	}
	for _, a := range list.Elems {
		if s, ok := a.(*dialect.StringAttr); ok && s.Value == name {
			return true
		}
	}
	return false
}

// readCallPromises decodes the attributes at a call.
func (c *callTarget) readCallPromises(s *site) error {
	for i := range c.args {
		d := s.op.ArgAttrs(i)
		p, err := s.fn.m.readPromise(d)
		if err != nil {
			return fmt.Errorf("argument %d: %w", i+1, err)
		}
		c.add(i, p)
		if d != nil && d.Bool("llvm.returned") {
			c.result0.returned = i + 1
		}
	}
	r, err := s.fn.m.readPromise(s.op.ResAttrs(0))
	if err != nil {
		return fmt.Errorf("result: %w", err)
	}
	r.returned = c.result0.returned
	if c.callee != nil && c.callee.host == nil {
		if err := s.fn.m.signature(c.callee); err == nil && r.equal(&c.callee.result0) {
			r = promise{noundef: r.noundef} // the callee looks after it
		}
	}
	c.result0 = r
	c.any = c.any || !r.empty()
	return nil
}

// equal reports that two promises about a value ask for the same.
func (p *promise) equal(q *promise) bool {
	x, y := *p, *q
	x.within, y.within, y.noreturn = nil, nil, x.noreturn
	same := p.within == q.within || p.within != nil && q.within != nil && p.within.lo.Cmp(q.within.lo) == 0 && p.within.hi.Cmp(q.within.hi) == 0
	return same && x == y
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

func (m *Machine) readPromise(d *dialect.DictAttr) (p promise, err error) {
	if d == nil {
		return p, nil
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
	if v, ok := d.Int("llvm.nofpclass"); ok {
		p.nofp = softfloat.Class(v)
	}
	if ta, ok := d.Get("llvm.byval").(*dialect.TypeAttr); ok {
		p.byval = &byval{m.layout.AllocSize(ta.Type), max(m.layout.Align(ta.Type), p.align)}
	}
	if ta, ok := d.Get("llvm.sret").(*dialect.TypeAttr); ok {
		if n := m.layout.AllocSize(ta.Type); n > p.deref {
			p.deref, p.sret = n, true
		}
	}
	if a, ok := d.Get("llvm.range").(*dialect.DialectAttr); ok {
		if p.within, err = readRange(a.Body); err != nil {
			return p, err
		}
	}
	return p, nil
}

// readRange reads the body of a #llvm.constant_range: `<i32, 0, 10>`. Nil is
// the range of all values.
func readRange(body string) (*valueRange, error) {
	parts := strings.Split(strings.Trim(strings.TrimSpace(body), "<>"), ",")
	if len(parts) != 3 {
		return nil, fmt.Errorf("malformed constant_range %s", body)
	}
	width := 0
	if _, err := fmt.Sscanf(strings.TrimSpace(parts[0]), "i%d", &width); err != nil || width < 1 {
		return nil, fmt.Errorf("malformed constant_range %s", body)
	}
	var bound [2]*big.Int
	for i := range bound {
		x, ok := new(big.Int).SetString(strings.TrimSpace(parts[i+1]), 10)
		if !ok {
			return nil, fmt.Errorf("malformed constant_range %s", body)
		}
		s := bigScalar(int32(width), x)
		bound[i] = s.big()
	}
	if bound[0].Cmp(bound[1]) == 0 {
		return nil, nil
	}
	return &valueRange{bound[0], bound[1]}, nil
}

// A spoiled scalar is an argument or result that has become poison because a
// promise about it does not hold.
type spoiled struct {
	index, leaf int
	why         string
}

// checkArguments holds the arguments of a call against the promises of the
// call and of the callee, and gives those that become poison.
func (t *Thread) checkArguments(s *site, f *function, args []place) (out []spoiled) {
	if c, ok := s.aux.(*callTarget); ok && c.any {
		out = t.checkAgainst(s, f, args, c.params0, out)
	}
	if f.any {
		out = t.checkAgainst(s, f, args, f.params0, out)
	}
	return out
}

func (t *Thread) checkAgainst(s *site, f *function, args []place, ps []promise, out []spoiled) []spoiled {
	for i := range ps {
		if i < len(args) && !ps[i].empty() {
			for _, x := range t.checkPromise(s, &ps[i], args[i], func() string { return argumentName(i, f) }) {
				x.index = i
				out = append(out, x)
			}
		}
	}
	return out
}

func argumentName(i int, f *function) string {
	names := [...]string{"first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"}
	if i < len(names) {
		return "the " + names[i] + " argument of @" + f.name
	}
	return fmt.Sprintf("argument %d of @%s", i+1, f.name)
}

// checkPromise stops with UB when the value at p is something that a promise
// excludes at once, and gives the scalars that become poison.
func (t *Thread) checkPromise(s *site, pr *promise, p place, what func() string) (out []spoiled) {
	if pr.pointless() && t.clean(p) {
		return nil
	}
	for i := range p.sh.leaves {
		v := t.lane(p, i)
		if v.Poison || v.anyUndef() {
			if pr.noundef || pr.deref > 0 || pr.derefNul > 0 {
				t.blame(p, i)
				t.ub(s, PoisonArgument, "%s is noundef and is %s", t.inLane(p, i, what()), v.state())
			}
			continue
		}
		if why := t.broken(pr, &v, p.sh.leaves[i].typ); why != "" {
			if pr.noundef {
				t.ub(s, BrokenPromise, "%s is %s", t.inLane(p, i, what()), why)
			}
			out = append(out, spoiled{leaf: i, why: fmt.Sprintf("%s is %s", t.inLane(p, i, what()), why)})
			continue
		}
		n := pr.deref
		if v.V != 0 {
			n = max(n, pr.derefNul)
		}
		if n == 0 {
			continue
		}
		if f := t.mem.Check(memory.Ptr(v.V), n, 1, pr.sret); f != nil {
			word := "is dereferenceable for %s by promise"
			if pr.sret {
				word = "is sret of %s"
			}
			t.promiseFault(s, f, fmt.Sprintf("%s "+word, t.inLane(p, i, what()), plural(n, "byte")))
		}
	}
	return out
}

// promiseFault stops because memory that was promised is not there.
func (t *Thread) promiseFault(s *site, m *memory.Fault, promise string) {
	f := &Fault{Kind: BrokenPromise, Message: promise + ": " + memoryMessage(t.mem, m), Memory: m}
	t.place(f, s)
	f.Notes = t.memoryNotes(m)
	t.stopWith(f)
}

// inLane names the lane or field of a value with several.
func (t *Thread) inLane(p place, i int, what string) string {
	switch {
	case len(p.sh.leaves) == 1:
		return what
	case p.sh.vector:
		return fmt.Sprintf("lane %d of %s", i, what)
	}
	return fmt.Sprintf("field %d of %s", i, what)
}

// broken says how a plain scalar of type typ breaks the promise, or nothing.
func (t *Thread) broken(pr *promise, v *Scalar, typ dialect.Type) string {
	if pr.nonnull && v.V == 0 {
		return "null, and nonnull is promised"
	}
	if pr.align > 1 && v.V&(pr.align-1) != 0 {
		return fmt.Sprintf("%s, and an alignment of %d bytes is promised", t.mem.Describe(memory.Ptr(v.V)), pr.align)
	}
	if pr.within != nil && !pr.within.holds(v) {
		lo, hi := bigScalar(v.Width, pr.within.lo), bigScalar(v.Width, pr.within.hi)
		return fmt.Sprintf("%s, and the range [%s, %s) is promised", v.signedBig(), lo.signedBig(), hi.signedBig())
	}
	if pr.nofp != 0 {
		if f, err := formatOf(typ); err == nil && pr.nofp&f.Class(encoded(v.V)) != 0 {
			return fmt.Sprintf("%s, and %s is excluded by promise", t.m.formatScalar(scalarType(typ), v), className(f.Class(encoded(v.V))))
		}
	}
	return ""
}

// className is the name of a class in words.
func className(c softfloat.Class) string {
	for i, n := range [...]string{"a signalling NaN", "a quiet NaN", "minus infinity", "a negative normal number", "a negative subnormal number",
		"minus zero", "plus zero", "a positive subnormal number", "a positive normal number", "plus infinity"} {
		if c == 1<<i {
			return n
		}
	}
	return "of that class"
}

// pointless reports that the promise holds for every plain value.
func (p *promise) pointless() bool {
	return !p.nonnull && p.align <= 1 && p.deref == 0 && p.derefNul == 0 && p.within == nil && p.nofp == 0 && p.returned == 0 && !p.noreturn
}

// spoil makes arguments poison at the entry of the callee's activation.
func (t *Thread) spoil(s *site, f *function, list []spoiled) {
	for _, x := range list {
		if x.index >= len(f.params) {
			continue
		}
		off := int32(headerSize)
		for _, sh := range f.params[:x.index] {
			off += sh.bytes
		}
		p := place{off, f.params[x.index]}
		t.put(p, x.leaf, poisonScalar(p.sh.leaves[x.leaf].width))
		t.trace.spoil(t, s, p, x)
	}
}

// checkResult holds a returned value against the promises of the function
// that returns it.
func (t *Thread) checkResult(s *site, p place) {
	f := t.fn
	r := &f.result0
	if r.empty() {
		return
	}
	if r.noreturn {
		t.ub(s, BrokenPromise, "@%s is noreturn and returns", f.name)
	}
	if p.sh == nil {
		return
	}
	what := func() string { return "the result of @" + f.name }
	for _, x := range t.checkPromise(s, r, p, what) {
		t.put(p, x.leaf, poisonScalar(p.sh.leaves[x.leaf].width))
		t.trace.spoil(t, s, p, x)
	}
	if r.returned > 0 {
		off := int32(headerSize)
		for _, sh := range f.params[:r.returned-1] {
			off += sh.bytes
		}
		t.checkReturned(s, p, place{off, f.params[r.returned-1]}, argumentName(r.returned-1, f), what())
	}
}

// checkReturned stops unless a result equals the argument that is marked
// returned (LangRef, "returned").
func (t *Thread) checkReturned(s *site, p, arg place, name, what string) {
	if p.sh != arg.sh {
		return
	}
	for i := range p.sh.leaves {
		a, r := t.lane(arg, i), t.lane(p, i)
		if a.Poison || a.anyUndef() {
			continue
		}
		if r.Poison || r.anyUndef() || r.big().Cmp(a.big()) != 0 {
			typ := scalarType(p.sh.leaves[i].typ)
			t.ub(s, BrokenPromise, "%s is returned by promise and is %s, but %s is %s",
				t.inLane(arg, i, name), t.m.formatScalar(typ, &a), t.inLane(p, i, what), t.m.formatScalar(typ, &r))
		}
	}
}

// checkCallResult holds the result that has arrived at a call against the
// promises of the call.
func (t *Thread) checkCallResult(s *site, name string) {
	c, ok := s.aux.(*callTarget)
	if !ok || c.result0.empty() || s.res.sh == nil {
		return
	}
	what := func() string { return "the result of @" + name + " by this call" }
	for _, x := range t.checkPromise(s, &c.result0, s.res, what) {
		t.put(s.res, x.leaf, poisonScalar(s.res.sh.leaves[x.leaf].width))
		t.trace.spoil(t, s, s.res, x)
	}
	if n := c.result0.returned; n > 0 && n <= len(c.args) {
		t.checkReturned(s, s.res, c.args[n-1], fmt.Sprintf("argument %d of this call", n), what())
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
			v := t.lane(place{off, sh}, 0)
			if b.size > 0 {
				src := t.addressOf(s, &v)
				if fault := t.mem.Copy(p, src, b.size, 1, 1); fault != nil {
					t.memoryFault(s, fault)
				}
				t.trace.copied(p, src, b.size, t, s)
			}
			t.put(place{off, sh}, 0, Scalar{V: uint64(p), Width: 64})
		}
		off += sh.bytes
	}
}

// checkHostResult holds the result that a function of the library has left at
// its call against the promises of its declaration and of the call.
func (t *Thread) checkHostResult(s *site, f *function) {
	if s.res.sh == nil {
		return
	}
	if !f.result0.empty() {
		for _, x := range t.checkPromise(s, &f.result0, s.res, func() string { return "the result of @" + f.name }) {
			t.put(s.res, x.leaf, poisonScalar(s.res.sh.leaves[x.leaf].width))
			t.trace.spoil(t, s, s.res, x)
		}
		if c, ok := s.aux.(*callTarget); ok && f.result0.returned > 0 && f.result0.returned <= len(c.args) {
			t.checkReturned(s, s.res, c.args[f.result0.returned-1], argumentName(f.result0.returned-1, f), "the result of @"+f.name)
		}
	}
	t.checkCallResult(s, f.name)
}
