package interp

import (
	"fmt"
	"unsafe"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/dialect/op"
	"github.com/touchstone-ir/touchstone/memory"
)

// Exceptions unwind in two phases, as the Itanium C++ ABI ("Exception
// Handling", 1.3) has it: a search from the innermost activation outwards for
// a landing pad that handles the exception, then the unwinding itself, which
// stops at every cleanup on the way. Without a handler nothing is unwound: the
// program terminates where it threw.
//
// A step is one operation executed: the operation that throws or resumes is
// one, those of the activations that end are not, and the unwind edge belongs
// to the invoke, which was counted when it called.

func init() {
	prepared(op.Invoke, prepareInvoke, invoke)
	prepared(op.LandingPad, prepareLandingPad, landingPad)
	prepared(op.Resume, prepareResume, resume)
	means(op.IntrEHTypeIDFor, typeIDFor)
}

// BrokenUnwind is a bad use of the exception machinery, such as leaving a
// function that promised not to unwind.
var BrokenUnwind = kind("broken-unwind", "exception where none may pass")

// An exception is one that is being thrown or handled.
type exception struct {
	header   memory.Ptr // what landing pads receive
	object   memory.Ptr // what was thrown
	typ      memory.Ptr // its type_info; 0 of a foreign exception
	destroy  memory.Ptr // its destructor, or 0
	adjusted memory.Ptr // the object as the handler that was found sees it
	handlers int        // that handle it; negative when it was rethrown
	flying   bool       // thrown and not yet caught
	refs     int        // of std::exception_ptr, and of exceptions that rethrow it
	primary  *exception // whose object this one shares; nil of one that was thrown
}

// unwinding is a thread's part of the exception machinery (Itanium C++ ABI,
// "Exception Handling", 2.2.2: __cxa_eh_globals).
type unwinding struct {
	live     []*exception
	caught   []*exception // innermost last
	uncaught int          // thrown and not yet caught
	header   memory.Ptr   // of the exception that the landing pad at pc receives
	selector int32
	handler  memory.Ptr // of std::set_terminate
}

// clone is a copy that shares nothing that changes.
func (u *unwinding) clone() unwinding {
	c := *u
	copies := make(map[*exception]*exception, len(u.live))
	c.live, c.caught = make([]*exception, len(u.live)), make([]*exception, len(u.caught))
	for i, e := range u.live {
		x := *e
		c.live[i], copies[e] = &x, &x
	}
	for _, e := range c.live {
		e.primary = copies[e.primary]
	}
	for i, e := range u.caught {
		c.caught[i] = copies[e]
	}
	return c
}

// find is the exception with the header or object at p, or nil.
func (u *unwinding) find(p memory.Ptr) *exception {
	for i := len(u.live) - 1; i >= 0; i-- {
		if e := u.live[i]; e.header == p || e.object == p && e.primary == nil {
			return e
		}
	}
	return nil
}

// forget takes e off the live exceptions.
func (u *unwinding) forget(e *exception) {
	for i, x := range u.live {
		if x == e {
			u.live = append(u.live[:i:i], u.live[i+1:]...)
			return
		}
	}
}

// typeID is the selector of a type_info: the same in the whole program, in the
// order in which selectors were first asked for.
func (m *Machine) typeID(ti memory.Ptr) int32 {
	for i, p := range m.typeIDs {
		if p == ti {
			return int32(i + 1)
		}
	}
	m.typeIDs = append(m.typeIDs, ti)
	return int32(len(m.typeIDs))
}

func prepareInvoke(s *site) error {
	s.fn.noFast, s.fn.invokes = true, true
	return prepareCall(s)
}

// invoke calls as llvm.call does; a normal return takes edge 0 (S10.9).
func invoke(t *Thread, s *site) {
	callOp(t, s)
	if t.act == actNext { // a host function, already done
		t.jump(s, 0)
	}
}

// afterInvoke goes on over the normal edge of the invoke whose callee has just
// returned into the current frame; there is nothing to do after a call.
func (t *Thread) afterInvoke() {
	if s := t.fn.callSite(t.pc, t.mode == modeFast); s != nil && s.kind == op.Invoke {
		t.landOn(&s.edges[0])
	}
}

// landOn goes on over an edge of an invoke, which was counted when it called.
func (t *Thread) landOn(e *edge) {
	t.assign(e)
	t.pc, t.seg, t.edge = e.target, e.target, e
	if e.back {
		t.fn.heat++
	}
	t.atBlock()
}

// A pad is what a landing pad catches.
type pad struct {
	clauses []clause
	cleanup bool
}

// A clause catches one type (0: everything), or, as a filter, every type but
// those listed.
type clause struct {
	filter bool
	types  []memory.Ptr
	err    error // why its types cannot be known
}

func prepareLandingPad(s *site) error {
	s.fn.noFast = true
	if err := knownPersonality(s.fn); err != nil {
		return err
	}
	if ls := s.res.sh.leaves; len(ls) != 2 || ls[0].width != 64 || ls[1].width != 32 {
		return fmt.Errorf("a landing pad of type %s is not supported: the personality gives a pointer and an i32", s.res.sh.typ)
	}
	p := &pad{cleanup: s.op.BoolProp("cleanup")}
	for _, v := range s.op.Operands {
		_, filter := v.Type.(*dialect.ArrayType)
		c := clause{filter: filter}
		e := evaluator{m: s.fn.m, known: map[*dialect.Value][]Scalar{}}
		vs, err := e.value(v)
		c.err = err
		for _, x := range vs {
			c.types = append(c.types, memory.Ptr(x.V))
		}
		p.clauses = append(p.clauses, c)
	}
	s.aux = p
	return nil
}

// knownPersonality refuses personality functions other than those of C++
// and C, which understand the same landing pads.
func knownPersonality(f *function) error {
	switch name := f.op.SymbolProp("personality"); name {
	case "__gxx_personality_v0", "__gcc_personality_v0", "":
		return nil
	default:
		return fmt.Errorf("the personality function @%s is not supported", name)
	}
}

// landingPad gives the exception that is on its way here and its selector
// (S10.9).
func landingPad(t *Thread, s *site) {
	if t.eh.header == 0 {
		t.ub(s, BrokenUnwind, "a landing pad is reached without an exception")
	}
	t.put(s.res, 0, Scalar{V: uint64(t.eh.header), Width: 64})
	t.put(s.res, 1, Scalar{V: uint64(uint32(t.eh.selector)), Width: 32})
	t.eh.header = 0
}

// typeIDFor gives the selector of a type_info (S10.9).
func typeIDFor(t *Thread, s *site) {
	p := t.lane(s.args[0], 0)
	t.defined(s, &p, PoisonOperand, "the type_info")
	t.put(s.res, 0, Scalar{V: uint64(uint32(t.m.typeID(memory.Ptr(p.V)))), Width: 32})
}

func prepareResume(s *site) error {
	s.fn.noFast = true
	if ls := s.args[0].sh.leaves; len(ls) != 2 || ls[0].width != 64 {
		return fmt.Errorf("llvm.resume of type %s is not supported", s.args[0].sh.typ)
	}
	return knownPersonality(s.fn)
}

// resume continues unwinding with a landing pad's value (S10.5).
func resume(t *Thread, s *site) {
	p := t.lane(s.args[0], 0)
	t.defined(s, &p, PoisonOperand, "the exception")
	t.resumeUnwinding(s, memory.Ptr(p.V))
}

// resumeUnwinding goes on to the next landing pad outwards.
func (t *Thread) resumeUnwinding(s *site, header memory.Ptr) {
	e := t.eh.find(header)
	if e == nil || e.header != header {
		t.ub(s, BrokenUnwind, "unwinding goes on with %s, which is no exception on its way", t.mem.Describe(header))
	}
	if !t.unwind(s, e) {
		t.ub(s, Terminated, "%s", t.terminateMessage(s, e))
	}
}

// eachActivation calls f for the activations from the current one, which is at
// s, outwards, each with the site that it waits at (nil: a host function),
// until f says stop.
func (t *Thread) eachActivation(s *site, f func(fp unsafe.Pointer, s *site) bool) {
	fp := t.fp
	if t.fn.host != nil {
		s = nil
	}
	for f(fp, s) {
		caller := load64(unsafe.Add(fp, hdrCaller))
		if caller == noCaller {
			return
		}
		pc, flags := int32(load64(unsafe.Add(fp, hdrPC))), load64(unsafe.Add(fp, hdrFunc))
		fp = unsafe.Add(t.slab, int(caller))
		fn := t.m.funcs[uint32(load64(unsafe.Add(fp, hdrFunc)))]
		s = fn.callSite(pc, flags&callerFast != 0)
	}
}

// handled is the first phase: whether some activation handles e. A function
// or call that promised not to unwind stops the search with UB (LangRef,
// "nounwind").
func (t *Thread) handled(s *site, e *exception) bool {
	found := false
	t.eachActivation(s, func(_ unsafe.Pointer, at *site) bool {
		if at == nil {
			return true
		}
		if p := landing(at); p != nil {
			if _, ok := t.selects(s, p, e); ok {
				found = true
				return false
			}
		}
		if promisesNoUnwind(at.op) {
			t.ub(s, BrokenUnwind, "an exception leaves a call in @%s that is marked no_unwind", at.fn.name)
		}
		if promisesNoUnwind(at.fn.op) {
			t.ub(s, BrokenUnwind, "an exception leaves @%s, which is marked no_unwind", at.fn.name)
		}
		return true
	})
	return found
}

// promisesNoUnwind reports whether a function or call is marked nounwind.
func promisesNoUnwind(o *dialect.Operation) bool {
	if o.BoolProp("no_unwind") {
		return true
	}
	list, _ := o.Attr("passthrough").(*dialect.ArrayAttr)
	if list == nil {
		return false
	}
	for _, a := range list.Elems {
		if s, ok := a.(*dialect.StringAttr); ok && s.Value == "nounwind" {
			return true
		}
	}
	return false
}

// landing is the landing pad of the invoke at s, or nil.
func landing(s *site) *pad {
	if s.kind != op.Invoke {
		return nil
	}
	p, _ := s.fn.plain.insts[s.edges[1].target].site.aux.(*pad)
	return p
}

// selects finds the first clause that takes e, and gives its selector:
// positive for a catch, negative for a filter (LangRef, "landingpad"). It
// notes how the handler sees the object.
func (t *Thread) selects(s *site, p *pad, e *exception) (int32, bool) {
	for i := range p.clauses {
		c := &p.clauses[i]
		if c.err != nil {
			t.unsupported(s, "a landing pad's clause: %v", c.err)
		}
		if c.filter {
			allowed := false
			for _, ti := range c.types {
				_, ok := t.catches(s, ti, e)
				allowed = allowed || ok
			}
			if !allowed {
				e.adjusted = e.object
				return -int32(i + 1), true
			}
			continue
		}
		if len(c.types) != 1 {
			continue
		}
		if adjusted, ok := t.catches(s, c.types[0], e); ok {
			e.adjusted = adjusted
			return t.m.typeID(c.types[0]), true
		}
	}
	return 0, false
}

// unwind is the second phase: the activations from the current one outwards
// end, up to the first whose landing pad takes e or cleans up. It reports false,
// and has ended nothing, when there is none.
func (t *Thread) unwind(s *site, e *exception) bool {
	depth, n := 0, -1
	var at *site
	selector := int32(0)
	t.eachActivation(s, func(_ unsafe.Pointer, a *site) bool {
		if a != nil {
			if p := landing(a); p != nil {
				sel, ok := t.selects(s, p, e)
				if ok || p.cleanup {
					n, at, selector = depth, a, sel
					return false
				}
			}
		}
		depth++
		return true
	})
	if n < 0 {
		return false
	}
	t.countLeaving()
	for range n {
		t.endActivation(s)
	}
	t.eh.header, t.eh.selector = e.header, selector
	t.landOn(&at.edges[1])
	return true
}

// countLeaving counts the operation that leaves its activation by other ways
// than a return.
func (t *Thread) countLeaving() {
	t.act = actFrame
	t.settle()
	t.steps++
}

// endActivation ends the current activation without a result; its caller's
// becomes current.
func (t *Thread) endActivation(s *site) {
	if t.fn.coroutine {
		t.abandonCoroutine(s)
		t.leaveCoroutine(s)
	}
	t.untaint()
	if t.fn.host != nil {
		t.hosts = t.hosts[:len(t.hosts)-1]
	} else {
		if mark := int(*t.header(hdrStack)); mark < t.mem.StackMark() {
			t.mem.ReleaseStack(mark, t.origin(s))
		}
		delete(t.varArgs, *t.header(hdrSerial))
	}
	t.depth--
	t.popFrame()
}
