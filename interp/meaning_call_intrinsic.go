package interp

import (
	"fmt"
	"strings"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/dialect/op"
)

func init() {
	prepared(op.CallIntrinsic, prepareCallIntrinsic, notPrepared)
}

// notPrepared is never run: the prepare step gives the site the meaning of
// the intrinsic that it names.
func notPrepared(t *Thread, s *site) { t.unsupported(s, "%s has no meaning", s.op.Name) }

// intrinsics are LLVM intrinsics that no operation stands for, by name
// without suffix.
var intrinsics = map[string]row{}

// intrinsic registers the meaning of one; its arguments are the operands.
func intrinsic(name string, prepare func(s *site) error, m meaning) {
	if _, twice := intrinsics[name]; twice {
		panic("two meanings for " + name)
	}
	intrinsics[name] = row{prepare, m}
}

// byIntrinsic are the operations by the LLVM intrinsic they stand for.
var byIntrinsic = func() map[string]*op.Op {
	m := map[string]*op.Op{}
	for _, o := range op.All() {
		if o.Intrinsic != "" && m[o.Intrinsic] == nil {
			m[o.Intrinsic] = o
		}
	}
	return m
}()

// prepareCallIntrinsic finds the intrinsic that the operation names, with or
// without the suffix of its overloaded types (S10.10), and prepares the site
// as if the operation for it stood there.
func prepareCallIntrinsic(s *site) error { return s.prepareIntrinsic(s.op.StringProp("intrin")) }

// isIntrinsicCall reports a call of a function that is only declared and has
// an intrinsic's name: it is a call of the intrinsic.
func isIntrinsicCall(f *function) bool {
	return f.host == nil && f.op.IsDeclaration() && strings.HasPrefix(f.op.SymName(), "llvm.")
}

// intrinsicName is the full name that the site's operation calls.
func (s *site) intrinsicName() string {
	if s.op.Kind == op.CallIntrinsic {
		return s.op.StringProp("intrin")
	}
	sym, _, _ := s.op.Callee()
	return sym
}

func (s *site) prepareIntrinsic(full string) error {
	for name := full; ; {
		if r, ok := intrinsics[name]; ok {
			s.mean = r.mean
			if r.prepare != nil {
				return r.prepare(s)
			}
			return nil
		}
		if o := byIntrinsic[name]; o != nil {
			return s.standFor(o, full)
		}
		i := strings.LastIndexByte(name, '.')
		if i < 0 {
			return fmt.Errorf("intrinsic %q is not supported", full)
		}
		name = name[:i]
	}
}

// standFor makes s a site of the operation kind: immediate arguments of the
// intrinsic become properties.
func (s *site) standFor(kind *op.Op, name string) error {
	r := rows[kind.Index()]
	if r.mean == nil {
		return fmt.Errorf("intrinsic %q is not supported", name)
	}
	as := &dialect.Operation{Kind: kind, Name: s.op.Name, Results: s.op.Results, Loc: s.op.Loc, Pos: s.op.Pos, Block: s.op.Block}
	args := s.op.Operands
	for _, p := range s.op.Props {
		if p.Name == "fastmathFlags" || p.Name == "arg_attrs" || p.Name == "res_attrs" {
			as.Props = append(as.Props, p)
		}
	}
	imm := map[int]string{}
	for _, i := range kind.ImmArgs {
		imm[i.At] = i.Prop
	}
	var places []place
	for i, v := range args {
		prop, isImm := imm[i]
		if !isImm {
			as.Operands = append(as.Operands, v)
			places = append(places, s.args[i])
			continue
		}
		if v.Def == nil || v.Def.Kind != op.MlirConstant {
			return fmt.Errorf("argument %d of intrinsic %q must be a constant", i+1, name)
		}
		as.Props = append(as.Props, dialect.NamedAttr{Name: prop, Value: v.Def.ConstantValue()})
	}
	if !fits(kind, len(as.Operands)) || (len(s.op.Results) == 1) != (len(kind.Results) == 1) {
		return fmt.Errorf("intrinsic %q with %d arguments is not supported", name, len(args))
	}
	s.op, s.kind, s.args, s.mean = as, kind, places, r.mean
	if !s.prepareWide() && r.prepare != nil {
		if err := r.prepare(s); err != nil {
			return fmt.Errorf("intrinsic %q: %w", name, err)
		}
	}
	return nil
}

// fits reports whether an operation can have n operands.
func fits(kind *op.Op, n int) bool {
	least, most := 0, 0
	for _, a := range kind.Operands {
		switch a.Many {
		case op.One:
			least++
			most++
		case op.Optional:
			most++
		default:
			most = 1 << 30
		}
	}
	return least <= n && n <= most
}

// hostIntrinsic registers an intrinsic that the host function of the same name
// carries out, because it calls back.
func hostIntrinsic(name string) {
	intrinsic(name, func(s *site) error {
		p, err := s.fn.m.hostFunction(name)
		if err == nil {
			s.aux = s.fn.m.functionOf(p)
		}
		return err
	}, func(t *Thread, s *site) { t.callHost(s, s.aux.(*function), s.args) })
}

// refuseIntrinsic registers an intrinsic that stops the program.
func refuseIntrinsic(name, why string) {
	intrinsic(name, nil, func(t *Thread, s *site) { t.unsupported(s, "intrinsic %q is not supported: %s", name, why) })
}
