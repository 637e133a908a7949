package interp

import (
	"fmt"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/dialect/op"
)

// compile makes f's plain code, once. The error says what in the function
// touchstone cannot execute.
func (m *Machine) compile(f *function) error {
	if f.plain != nil || f.err != nil {
		return f.err
	}
	p, err := m.lower(f)
	if err != nil {
		f.err = err
		return err
	}
	f.plain = p
	return nil
}

// signature fills in the shapes of f's parameters and result.
func (m *Machine) signature(f *function) error {
	if f.result != nil {
		return nil
	}
	for i, t := range f.typ.Params {
		sh, err := m.shapes.of(t)
		if err != nil {
			return fmt.Errorf("parameter %d of @%s: %w", i+1, f.name, err)
		}
		f.params = append(f.params, sh)
	}
	r, err := m.shapes.of(f.typ.Result)
	if err != nil {
		return fmt.Errorf("result of @%s: %w", f.name, err)
	}
	f.result = r
	return f.readPromises(m)
}

// lowering is the state while one function becomes plain code.
type lowering struct {
	m      *Machine
	f      *function
	p      *plainCode
	next   int32 // next free byte of the frame
	packed bool  // values follow each other without alignment
	blocks map[*dialect.Block]int32
}

func (m *Machine) lower(f *function) (*plainCode, error) {
	if err := m.signature(f); err != nil {
		return nil, err
	}
	l := &lowering{m: m, f: f, p: &plainCode{places: map[*dialect.Value]place{}}, next: headerSize}
	l.blocks = map[*dialect.Block]int32{}
	body := f.op.Body()
	n := 0
	for i, b := range body {
		l.blocks[b] = int32(i)
		l.p.blocks = append(l.p.blocks, plainBlock{block: b, start: int32(n), end: int32(n + len(b.Ops))})
		n += len(b.Ops)
		l.packed = i == 0 // calls put parameters side by side
		for _, a := range b.Args {
			if err := l.give(a); err != nil {
				return nil, err
			}
		}
		l.packed = false
	}
	l.p.insts = make([]inst, 0, n)
	for _, b := range body {
		for _, o := range b.Ops {
			for _, r := range o.Results {
				if err := l.give(r); err != nil {
					return nil, l.at(o, err)
				}
			}
		}
	}
	l.f.scoped = scopedAllocas(body)
	if holdsCoroutine(body) {
		l.f.coroutine, l.f.noFast = true, true
	}
	temp := int32(0)
	for _, b := range body {
		for _, o := range b.Ops {
			s, err := l.site(o)
			if err != nil {
				return nil, l.at(o, err)
			}
			for i := range s.edges {
				n := int32(0)
				for _, mv := range s.edges[i].moves {
					n += mv.src.sh.bytes
				}
				temp = max(temp, n)
			}
			l.p.insts = append(l.p.insts, l.inst(s))
		}
	}
	l.p.temp = l.next
	l.p.frame = (l.next + temp + 31) &^ 31
	return l.p, nil
}

// scopedAllocas are the allocas that some llvm.intr.lifetime.start names: they
// begin outside their lifetime (S6.12).
func scopedAllocas(body []*dialect.Block) map[*dialect.Operation]bool {
	var out map[*dialect.Operation]bool
	for _, b := range body {
		for _, o := range b.Ops {
			if o.Kind != op.IntrLifetimeStart || len(o.Operands) == 0 {
				continue
			}
			if d := o.Operands[len(o.Operands)-1].Def; d != nil && d.Kind == op.Alloca {
				if out == nil {
					out = map[*dialect.Operation]bool{}
				}
				out[d] = true
			}
		}
	}
	return out
}

func (l *lowering) at(o *dialect.Operation, err error) error {
	return &lowerError{op: o, err: err}
}

// lowerError is why an operation cannot be compiled.
type lowerError struct {
	op  *dialect.Operation
	err error
}

func (e *lowerError) Error() string { return e.err.Error() }

// maxFrame bounds the bytes of one frame.
const maxFrame = 1 << 30

func (l *lowering) give(v *dialect.Value) error {
	sh, err := l.m.shapes.of(v.Type)
	if err != nil {
		return err
	}
	if int64(l.next)+int64(sh.bytes) > maxFrame {
		return fmt.Errorf("@%s needs more than %d bytes of registers", l.f.name, maxFrame)
	}
	if sh.vector && sh.bytes >= 32 && !l.packed {
		l.next = (l.next + 31) &^ 31
	}
	l.p.places[v] = place{l.next, sh}
	l.next += sh.bytes
	return nil
}

// site gathers all that is known about o before it runs.
func (l *lowering) site(o *dialect.Operation) (*site, error) {
	if o.Kind == nil {
		return nil, fmt.Errorf("operation %q is not one that touchstone executes", o.Name)
	}
	r := rows[o.Kind.Index()]
	if r.mean == nil {
		return nil, fmt.Errorf("operation %s is not supported", o.Name)
	}
	s := &site{op: o, kind: o.Kind, fn: l.f, pc: int32(len(l.p.insts)), mean: r.mean}
	if len(o.Operands) > 0 {
		s.args = make([]place, len(o.Operands))
	}
	for i, v := range o.Operands {
		p, ok := l.p.places[v]
		if !ok {
			return nil, fmt.Errorf("operand %s of %s is defined outside the function", dialect.ValueName(v), o.Name)
		}
		s.args[i] = p
	}
	if len(o.Results) > 1 {
		return nil, fmt.Errorf("operation %s with %d results is not supported", o.Name, len(o.Results))
	}
	if len(o.Results) == 1 {
		s.res = l.p.places[o.Results[0]]
	}
	for _, succ := range o.Successors {
		e, err := l.edge(s, succ)
		if err != nil {
			return nil, err
		}
		s.edges = append(s.edges, e)
	}
	if !s.prepareWide() && r.prepare != nil {
		if err := r.prepare(s); err != nil {
			return nil, err
		}
	}
	s.useKernel()
	return s, nil
}

func (l *lowering) edge(s *site, succ dialect.Successor) (edge, error) {
	i, ok := l.blocks[succ.Block]
	if !ok {
		return edge{}, fmt.Errorf("%s branches out of its function", s.op.Name)
	}
	if len(succ.Args) != len(succ.Block.Args) {
		return edge{}, fmt.Errorf("%s passes %d arguments to a block with %d", s.op.Name, len(succ.Args), len(succ.Block.Args))
	}
	e := edge{block: i, target: l.p.blocks[i].start, direct: true}
	e.back = e.target <= s.pc
	for k, v := range succ.Args {
		src, ok := l.p.places[v]
		if !ok {
			return edge{}, fmt.Errorf("operand %s of %s is defined outside the function", dialect.ValueName(v), s.op.Name)
		}
		dst := l.p.places[succ.Block.Args[k]]
		if src.sh != dst.sh {
			return edge{}, fmt.Errorf("%s passes %s for a block argument of type %s", s.op.Name, src.sh.typ, dst.sh.typ)
		}
		e.moves = append(e.moves, move{dst, src})
	}
	for i, a := range e.moves {
		for _, b := range e.moves[i+1:] {
			if a.dst.off == b.src.off && a.dst.sh.bytes > 0 {
				e.direct = false
			}
		}
	}
	return e, nil
}

// moduleOf is the module operation whose symbol table o sees.
func moduleOf(o *dialect.Operation) *dialect.Operation {
	for p := o; p != nil; p = p.Parent() {
		if p.Kind == op.Module {
			return p
		}
	}
	return nil
}

// machine is set while a Machine compiles, so that prepare steps can resolve
// symbols and layouts.
func (s *site) machine() *Machine { return s.fn.m }

// frameMax is the bytes of the function's frames: fast code's take no more
// than plain code's and are given as much, so that the stack's limit is
// reached at the same call in both.
func (f *function) frameMax() int32 { return f.plain.frame }
