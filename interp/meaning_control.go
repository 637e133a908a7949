package interp

import (
	"fmt"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/dialect/op"
	"github.com/touchstone-ir/touchstone/memory"
)

func init() {
	means(op.Br, func(t *Thread, s *site) { t.jump(s, 0) })
	means(op.CondBr, condBr)
	prepared(op.Switch, prepareSwitch, switchOn)
	means(op.Return, returnValue)
	means(op.Unreachable, unreachable)
	prepared(op.Call, prepareCall, callOp)
	means(op.BlockTag, noEffect)
	means(op.Fence, noEffect)
}

func noEffect(*Thread, *site) {}

// condBr branches on its first operand (S10.2). Poison or undef is UB.
func condBr(t *Thread, s *site) {
	c := t.lane(s.args[0], 0)
	t.defined(s, &c, PoisonBranch, "the condition of this branch")
	t.jump(s, 1-int(c.V&1))
}

// switchTable maps case values to edge numbers.
type switchTable struct {
	small map[uint64]int
	wide  map[string]int
}

func prepareSwitch(s *site) error {
	tab := switchTable{small: map[uint64]int{}, wide: map[string]int{}}
	width := s.args[0].sh.leaves[0].width
	for i, c := range s.op.SwitchCases() {
		v := bigScalar(width, c)
		// A repeated case value never matches: the first one has.
		if v.W != nil {
			if k := v.big().String(); tab.wide[k] == 0 {
				tab.wide[k] = i + 1
			}
		} else if tab.small[v.V] == 0 {
			tab.small[v.V] = i + 1
		}
	}
	s.aux = tab
	return nil
}

// switchOn goes to the edge of the equal case value, or the default (S10.3).
func switchOn(t *Thread, s *site) {
	v := t.lane(s.args[0], 0)
	t.defined(s, &v, PoisonBranch, "the value of this switch")
	tab := s.aux.(switchTable)
	if v.W != nil {
		t.jump(s, tab.wide[v.big().String()])
		return
	}
	t.jump(s, tab.small[v.V])
}

// returnValue leaves the function (S10.5).
func returnValue(t *Thread, s *site) {
	var p place
	if len(s.args) > 0 {
		p = s.args[0]
	}
	t.giveBack(p)
}

func unreachable(t *Thread, s *site) {
	t.ub(s, UnreachableReached, "llvm.unreachable was reached")
}

// callSite is what prepareCall decodes.
type callTarget struct {
	callee *function // nil for an indirect call
	symbol string    // of a direct call to a symbol that is not a function
	typ    *dialect.LLVMFuncType
	args   []place
	ptr    place // the callee of an indirect call
	must   bool  // musttail
	promises
}

func prepareCall(s *site) error {
	sym, _, args := s.op.Callee()
	c := &callTarget{typ: s.op.CalleeType(), symbol: sym, must: s.op.TailCallKind() == "musttail"}
	first := 0
	if sym == "" {
		c.ptr = s.args[0]
		first = 1
	} else {
		x, ok := s.fn.m.lookup(s.op, sym)
		if !ok {
			return fmt.Errorf("@%s is not defined", sym)
		}
		if x.alias != nil {
			p, err := s.fn.m.aliasAddress(x.alias)
			if err != nil {
				return err
			}
			c.callee = s.fn.m.functionOf(p)
		} else {
			c.callee = x.fn
		}
		if c.callee == nil {
			return fmt.Errorf("@%s is not a function", sym)
		}
		if isIntrinsicCall(c.callee) {
			if c.callee.typ != c.typ {
				return fmt.Errorf("@%s has type %s and is called as %s", sym, c.callee.typ, c.typ)
			}
			return s.prepareIntrinsic(c.callee.op.SymName())
		}
	}
	c.args = s.args[first : first+len(args)]
	if c.callee != nil && c.callee.host != nil && c.callee.host.twice {
		s.fn.noFast = true
	}
	if err := c.readCallPromises(s); err != nil {
		return err
	}
	s.aux = c
	return nil
}

// callOp enters its callee (S10.6, S10.7).
func callOp(t *Thread, s *site) {
	c := s.aux.(*callTarget)
	f := c.callee
	if f == nil {
		p := t.lane(c.ptr, 0)
		t.defined(s, &p, BadCall, "the called address")
		f = t.functionAt(s, memory.Ptr(p.V))
	}
	if f.target != nil {
		f = f.target
	}
	t.matchCall(s, c, f)
	if c.must && f.host == nil && !f.op.IsDeclaration() {
		t.tailCall(s, f, c.args)
		return
	}
	t.call(s, f, c.args)
}

// functionAt is the function whose address p is, or UB.
func (t *Thread) functionAt(s *site, p memory.Ptr) *function {
	if f := t.m.functionOf(p); f != nil {
		return f
	}
	if p == 0 {
		t.ub(s, BadCall, "call through a null pointer")
	}
	t.ub(s, BadCall, "call of %s, which is not a function", t.mem.Describe(p))
	return nil
}

// functionOf is the function whose address p is, or nil.
func (m *Machine) functionOf(p memory.Ptr) *function {
	o, ok := m.mem.Object(p)
	if !ok || o.Kind != memory.Function || o.Base != p || o.Tag < 0 || o.Tag >= len(m.funcs) {
		return nil
	}
	return m.funcs[o.Tag]
}

// matchCall checks that the call's type is the callee's (LangRef, "call":
// a mismatch of signature or calling convention is UB).
func (t *Thread) matchCall(s *site, c *callTarget, f *function) {
	if err := t.m.signature(f); err != nil {
		t.unsupported(s, "%v", err)
	}
	if f.host != nil {
		t.matchHost(s, c, f)
		return
	}
	if x, y := f.op.CConv(), s.op.CConv(); x != y {
		t.ub(s, BadCall, "@%s has the calling convention %s and is called with %s", f.name, x, y)
	}
	if f.typ == c.typ {
		return
	}
	bad := f.typ.Result != c.typ.Result && c.typ.Result != dialect.Type(dialect.Void) || len(c.args) < len(f.params) ||
		len(c.args) > len(f.params) && !f.typ.VarArg
	for i := 0; !bad && i < len(f.params); i++ {
		bad = c.args[i].sh != f.params[i]
	}
	if bad {
		t.ub(s, BadCall, "@%s has type %s and is called as %s", f.name, f.typ, c.typ)
	}
}

// matchHost checks a call of a host function against the host's own
// signatures. A result that the caller declares void is dropped.
func (t *Thread) matchHost(s *site, c *callTarget, f *function) {
	var result dialect.Type
	if s.res.sh != nil {
		result = s.res.sh.typ
	}
	if !f.host.takes(c.args, result) {
		t.ub(s, BadCall, "@%s of the library has type %s and is called as %s", f.name, f.host.typ, c.typ)
	}
}

// unknownSymbol stops at the first call of a function that nobody defines.
func (t *Thread) unknownSymbol(s *site, f *function) {
	t.unsupported(s, "@%s of type %s is called here, but neither the program nor touchstone's library defines it", f.name, f.typ)
}
