package interp

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/dialect/op"
	"github.com/touchstone-ir/touchstone/memory"
)

func init() {
	prepared(op.BlockAddress, prepareBlockAddress, constant)
	prepared(op.IndirectBr, prepareIndirectBr, indirectBr)
}

// A blockLabel names a block whose address is taken: the function, and the id
// of the llvm.blocktag in the block.
type blockLabel struct {
	fn  *function
	tag int64
}

// blockAddress is the address of a block: that of an object which can be
// neither read nor called (S5.11).
func (m *Machine) blockAddress(l blockLabel) (memory.Ptr, error) {
	if p, ok := m.labels[l]; ok {
		return p, nil
	}
	p, err := m.mem.Alloc(memory.Spec{Kind: memory.Function, Name: fmt.Sprintf("%s, block %d", l.fn.name, l.tag), Align: 16, Tag: -1})
	if err != nil {
		return 0, err
	}
	if m.labels == nil {
		m.labels = map[blockLabel]memory.Ptr{}
	}
	m.labels[l] = p
	return p, nil
}

// loadLabels gives every tagged block its address before the program runs.
func (m *Machine) loadLabels() error {
	for _, f := range m.funcs {
		for _, b := range f.op.Body() {
			for _, n := range tags(b) {
				if _, err := m.blockAddress(blockLabel{f, n}); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

func prepareBlockAddress(s *site) error {
	a, _ := s.op.Attr("block_addr").(*dialect.DialectAttr)
	name, tag, ok := readBlockAddress(a)
	if !ok {
		return fmt.Errorf("malformed block address")
	}
	x, found := s.fn.m.lookup(s.op, name)
	if !found || x.fn == nil || x.fn.op.IsDeclaration() {
		return fmt.Errorf("@%s is not a function with blocks", name)
	}
	if taggedBlock(x.fn.op, tag) == nil {
		return fmt.Errorf("@%s has no block with tag %d", name, tag)
	}
	p, err := s.fn.m.blockAddress(blockLabel{x.fn, tag})
	if err != nil {
		return err
	}
	s.aux = []Scalar{{V: uint64(p), Width: 64}}
	return nil
}

// readBlockAddress reads `<function = @f, tag = <id = 1>>`.
func readBlockAddress(a *dialect.DialectAttr) (name string, tag int64, ok bool) {
	if a == nil {
		return "", 0, false
	}
	_, rest, ok1 := strings.Cut(a.Body, "@")
	name, rest, ok2 := strings.Cut(rest, ",")
	if name = strings.TrimSpace(name); strings.HasPrefix(name, `"`) {
		unquoted, err := strconv.Unquote(name)
		if err != nil {
			return "", 0, false
		}
		name = unquoted
	}
	tag, ok3 := readTag(rest)
	return name, tag, ok1 && ok2 && ok3
}

// readTag reads the number of `<id = 1>`.
func readTag(text string) (int64, bool) {
	_, rest, ok := strings.Cut(text, "id =")
	if !ok {
		return 0, false
	}
	rest = strings.Trim(rest, "> ")
	n, err := strconv.ParseInt(rest, 10, 64)
	return n, err == nil
}

// tags are the numbers of the llvm.blocktag operations in b.
func tags(b *dialect.Block) []int64 {
	var out []int64
	for _, o := range b.Ops {
		if o.Kind != op.BlockTag {
			continue
		}
		if a, ok := o.Attr("tag").(*dialect.DialectAttr); ok {
			if n, ok := readTag(a.Body); ok {
				out = append(out, n)
			}
		}
	}
	return out
}

// taggedBlock is the block of f with the tag, or nil.
func taggedBlock(f *dialect.Operation, tag int64) *dialect.Block {
	for _, b := range f.Body() {
		for _, n := range tags(b) {
			if n == tag {
				return b
			}
		}
	}
	return nil
}

// prepareIndirectBr finds which edge each address takes.
func prepareIndirectBr(s *site) error {
	s.fn.noFast = true
	edges := map[memory.Ptr]int{}
	for i, succ := range s.op.Successors {
		for _, n := range tags(succ.Block) {
			p, err := s.fn.m.blockAddress(blockLabel{s.fn, n})
			if err != nil {
				return err
			}
			if _, twice := edges[p]; !twice {
				edges[p] = i
			}
		}
	}
	s.aux = edges
	return nil
}

// indirectBr goes to the block whose address its operand is. It must be one of
// those listed (S10.4).
func indirectBr(t *Thread, s *site) {
	p := t.lane(s.args[0], 0)
	t.defined(s, &p, PoisonBranch, "the address of this branch")
	i, ok := s.aux.(map[memory.Ptr]int)[memory.Ptr(p.V)]
	if !ok {
		t.ub(s, BadBranchTarget, "indirect branch to %s, which is not the address of a listed block", t.mem.Describe(memory.Ptr(p.V)))
	}
	t.jump(s, i)
}
