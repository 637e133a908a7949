package interp

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/memory"
)

// moduleLayout is the data layout of a module: its llvm.data_layout string,
// else its dlti.dl_spec, else x86-64's.
func moduleLayout(mod *dialect.Operation) (*Layout, error) {
	if s, ok := mod.Attr("llvm.data_layout").(*dialect.StringAttr); ok && s.Value != "" {
		l, err := ParseLayout(s.Value)
		if err != nil {
			return nil, &lowerError{mod, err}
		}
		return l, nil
	}
	l, err := ParseLayout(X86Layout)
	if err != nil {
		return nil, err
	}
	if spec, ok := mod.Attr("dlti.dl_spec").(*dialect.DialectAttr); ok {
		if err := l.applyDLTI(spec.Body); err != nil {
			return nil, &lowerError{mod, err}
		}
	}
	return l, nil
}

// applyDLTI changes the layout by the entries of a #dlti.dl_spec
// (MLIR, "Data Layout Modeling"): a type with `dense<[size, abi, preferred,
// index]>` in bits, or a named entry.
func (l *Layout) applyDLTI(body string) error {
	body = strings.TrimSuffix(strings.TrimPrefix(strings.TrimSpace(body), "<"), ">")
	parts, err := splitTop(body)
	if err != nil {
		return fmt.Errorf("malformed dlti.dl_spec: %w", err)
	}
	for _, p := range parts {
		key, val, ok := strings.Cut(p, " = ")
		if inner, is := strings.CutPrefix(p, "#dlti.dl_entry<"); is {
			kv, err := splitTop(strings.TrimSuffix(inner, ">"))
			if err != nil || len(kv) != 2 {
				return fmt.Errorf("malformed dlti entry %q", p)
			}
			key, val, ok = kv[0], kv[1], true
		}
		if !ok {
			return fmt.Errorf("malformed dlti entry %q", p)
		}
		if err := l.dltiEntry(strings.TrimSpace(key), strings.TrimSpace(val)); err != nil {
			return err
		}
	}
	return nil
}

func (l *Layout) dltiEntry(key, val string) error {
	switch strings.Trim(key, `"`) {
	case "dlti.endianness":
		l.BigEndian = strings.HasPrefix(val, `"big"`)
		return nil
	case "dlti.stack_alignment":
		if n, ok := leadingInt(val); ok {
			l.StackAlign = uint64(n / 8)
		}
		return nil
	case "dlti.alloca_memory_space":
		if n, ok := leadingInt(val); ok {
			l.AllocaAS = uint32(n)
		}
		return nil
	}
	nums := denseInts(val)
	if len(nums) == 0 {
		return nil
	}
	for _, n := range nums {
		if n < 0 || n%8 != 0 && n != 1 {
			return fmt.Errorf("dlti entry for %s: %d bits are not whole bytes", key, n)
		}
	}
	switch {
	case key == "!llvm.ptr" || strings.HasPrefix(key, "!llvm.ptr<"):
		for len(nums) < 4 { // a splat
			nums = append(nums, nums[0])
		}
		as := 0
		if inner, ok := strings.CutPrefix(key, "!llvm.ptr<"); ok {
			as, _ = strconv.Atoi(strings.TrimSuffix(inner, ">"))
		}
		p := ptrSpec{width: nums[0], align: uint64(nums[1] / 8), index: nums[3]}
		l.ptrs[uint32(as)] = p
	case strings.HasPrefix(key, "i"):
		if w, err := strconv.Atoi(key[1:]); err == nil {
			setAlign(&l.ints, w, uint64(max(nums[0], 8)/8))
		}
	case strings.HasPrefix(key, "f"), strings.HasPrefix(key, "bf"):
		if w, err := strconv.Atoi(strings.TrimLeft(key, "bf")); err == nil {
			setAlign(&l.floats, w, uint64(nums[0]/8))
		}
	case strings.HasPrefix(key, "vector<"):
		if n, elem, ok := strings.Cut(strings.TrimSuffix(key[len("vector<"):], ">"), "x"); ok {
			lanes, err1 := strconv.Atoi(n)
			w, err2 := strconv.Atoi(strings.TrimLeft(elem, "ibf"))
			if err1 == nil && err2 == nil {
				setAlign(&l.vectors, lanes*w, uint64(nums[0]/8))
			}
		}
	}
	return nil
}

func leadingInt(s string) (int, bool) {
	s, _, _ = strings.Cut(s, " ")
	n, err := strconv.Atoi(s)
	return n, err == nil
}

// denseInts are the numbers of `dense<[64, 32]> : …`, `dense<8> : …` or
// `64 : i64`.
func denseInts(s string) []int {
	if inner, ok := strings.CutPrefix(s, "dense<"); ok {
		s, _, _ = strings.Cut(inner, ">")
	} else {
		s, _, _ = strings.Cut(s, " :")
	}
	var out []int
	for _, f := range strings.Split(strings.Trim(s, "[] "), ",") {
		n, err := strconv.Atoi(strings.TrimSpace(f))
		if err != nil {
			return nil
		}
		out = append(out, n)
	}
	return out
}

// opAt is the operation that an origin names, or nil.
func (m *Machine) opAt(o memory.Origin) *dialect.Operation {
	if o.Step == 0 && o.Frame == 0 || int(o.Func) >= len(m.funcs) {
		return nil
	}
	f := m.funcs[o.Func]
	if f.plain == nil || int(o.PC) >= len(f.plain.insts) {
		return nil
	}
	return f.plain.insts[o.PC].site.op
}
