package interp

import (
	"io"

	"github.com/touchstone-ir/touchstone/dialect"
)

// A Difference is the first operation that gave another result in one run of
// a program than in another with other choices.
type Difference struct {
	Op      *dialect.Operation
	Step    uint64    // of the first run
	Results [2]string // as Format shows them
}

// comparedSteps bounds the operations that FirstDifference looks at.
const comparedSteps = 1 << 22

// FirstDifference runs a program twice, with the options a and b, which
// differ in their seed or undef policy, and gives the first operation whose
// results differ; nil when there is none among the first four million.
// run enters the program as it is to be run. Nothing is printed. Stdin must
// be given anew by each call of options.
func FirstDifference(mod *dialect.Module, options func(i int) Options, run func(m *Machine) error) (*Difference, error) {
	one := func(i int, each func(t *Thread, s *site)) error {
		opts := options(i)
		opts.Engine, opts.Stdout, opts.Stderr = EngineMeanings, io.Discard, io.Discard
		opts.MaxSteps = min(opts.MaxSteps-1, comparedSteps-1) + 1 // 0 is no limit
		m, err := New(mod, opts)
		if err != nil {
			return err
		}
		m.thread.trace = newBiographer()
		m.thread.trace.each = each
		_ = run(m) // how it ends does not matter here
		return m.Close()
	}
	var seen []uint64
	if err := one(0, func(t *Thread, s *site) { seen = append(seen, t.digest(s)) }); err != nil {
		return nil, err
	}
	n, at := 0, -1
	d := &Difference{}
	if err := one(1, func(t *Thread, s *site) {
		if at < 0 && (n >= len(seen) || seen[n] != t.digest(s)) {
			at = n
			d.Op, d.Results[1] = s.op, t.show(s)
		}
		n++
	}); err != nil || at < 0 {
		return nil, err
	}
	n = 0
	err := one(0, func(t *Thread, s *site) {
		if n == at {
			d.Step, d.Results[0] = t.step()+1, t.show(s)
		}
		n++
	})
	return d, err
}

func (t *Thread) show(s *site) string {
	if s.res.sh == nil {
		return "void"
	}
	return t.m.Format(Value{s.res.sh.typ, t.leaves(s.res)})
}

// digest is a number that differs, most likely, when the operation at s or
// its result does.
func (t *Thread) digest(s *site) uint64 {
	h := uint64(s.pc)<<32 | uint64(uint32(s.fn.index))
	mix := func(x uint64) { h = (h ^ x) * 0x9e3779b97f4a7c15; h ^= h >> 29 }
	mix(0)
	if s.res.sh == nil {
		return h
	}
	for i := range s.res.sh.leaves {
		v := t.lane(s.res, i)
		for k := range (int(v.Width) + 63) / 64 {
			open := v.Undef // shows a choice that nobody has looked at yet
			if v.W != nil && v.W.Undef != nil {
				open = v.W.Undef[k]
			}
			mix(v.word(k) &^ open)
		}
		if v.Poison {
			mix(1)
		}
	}
	return h
}
