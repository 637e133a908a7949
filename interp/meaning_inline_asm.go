package interp

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/dialect/op"
)

// Inline assembly is machine code and is not executed, except for a template
// without any instruction: compilers write it as a barrier, or to hide a value
// from the optimiser (S10.11; LangRef, "Inline Assembler Expressions").

func init() {
	prepared(op.InlineAsm, prepareInlineAsm, emptyAsm)
}

// asmOutput says which operand an output of empty assembly equals.
type asmOutput struct {
	operand int // -1: none
	leaf    int // of the result
}

// prepareInlineAsm finds the operand of each output. What cannot be executed is
// refused where it is reached, so that a program that never gets there runs.
func prepareInlineAsm(s *site) error {
	template := s.op.StringProp("asm_string")
	if name := s.namedSymbol(template); name != "" {
		s.refuse("inline assembly that names the symbol @%s is not supported: %q", name, template)
		return nil
	}
	if strings.TrimSpace(template) != "" {
		s.refuse("inline assembly is not supported: %q", template)
		return nil
	}
	outs, err := s.asmOutputs(s.op.StringProp("constraints"))
	if err != nil {
		s.refuse("empty inline assembly with constraints %q is not supported: %v", s.op.StringProp("constraints"), err)
		return nil
	}
	s.aux = outs
	return nil
}

// refuse makes reaching s an UnsupportedError.
func (s *site) refuse(format string, args ...any) {
	why := fmt.Sprintf(format, args...)
	s.mean = func(t *Thread, s *site) { t.unsupported(s, "%s", why) }
}

// namedSymbol is the symbol that an assembly template names in its text or
// through an operand, or "".
func (s *site) namedSymbol(template string) string {
	if strings.TrimSpace(template) == "" {
		return ""
	}
	word := func(r rune) bool {
		return r != '_' && r != '$' && r != '.' && (r < '0' || r > '9') && (r < 'a' || r > 'z') && (r < 'A' || r > 'Z')
	}
	for _, w := range strings.FieldsFunc(template, word) {
		if _, ok := s.fn.m.lookup(s.op, w); ok {
			return w
		}
	}
	for _, v := range s.op.Operands {
		if v.Def != nil && v.Def.Kind == op.MlirAddressOf {
			return v.Def.SymbolProp("global_name")
		}
	}
	return ""
}

// asmOutputs reads the constraint list of an empty template.
func (s *site) asmOutputs(constraints string) ([]asmOutput, error) {
	var outs []asmOutput // direct outputs, in order
	var indirect []int   // operands that are addresses of outputs
	operand, number := 0, 0
	outputAt := map[int]int{} // number of a constraint -> direct output
	memoryOf := map[int]bool{}
	for _, c := range strings.Split(constraints, ",") {
		switch {
		case c == "" || strings.HasPrefix(c, "~"):
			continue
		case strings.HasPrefix(c, "!"):
			return nil, fmt.Errorf("it may jump")
		case strings.HasPrefix(c, "="):
			if strings.Contains(c, "*") {
				indirect = append(indirect, operand)
				operand++
			} else {
				outputAt[number] = len(outs)
				outs = append(outs, asmOutput{-1, len(outs)})
			}
		default:
			if operand >= len(s.args) {
				return nil, fmt.Errorf("it has fewer operands than constraints")
			}
			switch tied, err := strconv.Atoi(c); {
			case strings.Contains(c, "*"):
				memoryOf[operand] = true
			case err == nil:
				out, ok := outputAt[tied]
				if !ok {
					return nil, fmt.Errorf("it ties an operand to no output")
				}
				outs[out].operand = operand
			}
			operand++
		}
		number++
	}
	if operand != len(s.args) {
		return nil, fmt.Errorf("it has more operands than constraints")
	}
	for _, i := range indirect {
		kept := false
		for k := range s.args {
			kept = kept || memoryOf[k] && s.op.Operands[k] == s.op.Operands[i]
		}
		if !kept {
			return nil, fmt.Errorf("what it leaves in memory cannot be known")
		}
	}
	leaves := 0
	if s.res.sh != nil {
		leaves = len(s.res.sh.leaves)
	}
	if st, ok := resultType(s).(*dialect.StructType); ok && len(outs) != 1 && len(st.Fields) != len(outs) || leaves != len(outs) {
		return nil, fmt.Errorf("its outputs do not fit its result")
	}
	for _, o := range outs {
		if o.operand < 0 {
			return nil, fmt.Errorf("the value of output %d cannot be known", o.leaf+1)
		}
		if from := s.args[o.operand].sh; len(from.leaves) != 1 || from.leaves[0].width != s.res.sh.leaves[o.leaf].width {
			return nil, fmt.Errorf("output %d is tied to an operand of another type", o.leaf+1)
		}
	}
	return outs, nil
}

func resultType(s *site) dialect.Type {
	if s.res.sh == nil {
		return nil
	}
	return s.res.sh.typ
}

// emptyAsm gives each output the operand that is tied to it.
func emptyAsm(t *Thread, s *site) {
	outs := s.aux.([]asmOutput)
	vals := make([]Scalar, len(outs))
	for i, o := range outs {
		vals[i] = t.lane(s.args[o.operand], 0)
	}
	for i, v := range vals {
		t.put(s.res, outs[i].leaf, v)
	}
}
