package interp

import (
	"encoding/binary"
	"fmt"
	"strings"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/dialect/op"
	"github.com/touchstone-ir/touchstone/memory"
)

// The objects of the C++ runtime library that programs name: the vtables of
// the classes derived from std::type_info, the type_infos of the fundamental
// types and of pointers to them, and those of the standard exceptions with
// their vtables. Each is made when it is first named.

// fundamentals are the codes of the fundamental types (Itanium C++ ABI 5.1.5,
// "<builtin-type>") whose type_infos the library holds.
var fundamentals = []string{"v", "w", "b", "c", "a", "h", "s", "t", "i", "j", "l", "m", "x", "y", "n", "o", "f", "d", "e", "g",
	"z", "Dd", "De", "Df", "Dh", "Di", "Ds", "Du", "Dn"}

// cxxGlobal is the object of the C++ runtime called name; ok is false when
// there is none.
func (m *Machine) cxxGlobal(name string) (p memory.Ptr, ok bool, err error) {
	if p, ok := m.cxx[name]; ok {
		return p, true, nil
	}
	if typeKinds[name] != 0 {
		// The functions of these vtables are the library's own business.
		p, err = m.library(make([]byte, 11*8), name)
		return p, true, err
	}
	code := ""
	if len(name) > 4 {
		code = name[4:]
	}
	switch {
	case strings.HasPrefix(name, "_ZTS") && knownType(code):
		p, err = m.library(append([]byte(code), 0), name)
	case strings.HasPrefix(name, "_ZTI") && knownType(code):
		p, err = m.typeInfo(code)
	case strings.HasPrefix(name, "_ZTV") && standardExceptions[code] != nil:
		p, err = m.exceptionVTable(code)
	default:
		return 0, false, nil
	}
	return p, true, err
}

// library makes a constant object of the runtime library.
func (m *Machine) library(b []byte, name string) (memory.Ptr, error) {
	p, err := m.hostBytes(b, name)
	if err != nil {
		return 0, err
	}
	m.mem.MakeConstant(p)
	if m.cxx == nil {
		m.cxx = map[string]memory.Ptr{}
	}
	m.cxx[name] = p
	return p, nil
}

// knownType reports whether the library has a type_info for the mangled type.
func knownType(code string) bool {
	if standardExceptions[code] != nil {
		return true
	}
	pointee, isPtr := strings.CutPrefix(code, "P")
	if isPtr {
		pointee = strings.TrimPrefix(pointee, "K")
	}
	for _, f := range fundamentals {
		if f == pointee {
			return true
		}
	}
	return false
}

// typeInfo makes the type_info of a type that the library knows.
func (m *Machine) typeInfo(code string) (memory.Ptr, error) {
	kind, rest := "_ZTVN10__cxxabiv123__fundamental_type_infoE", []uint64(nil)
	of := ""
	if x := standardExceptions[code]; x != nil {
		kind = "_ZTVN10__cxxabiv117__class_type_infoE"
		if of = x.base; of != "" {
			kind = "_ZTVN10__cxxabiv120__si_class_type_infoE"
		}
	} else if pointee, isPtr := strings.CutPrefix(code, "P"); isPtr {
		kind = "_ZTVN10__cxxabiv119__pointer_type_infoE"
		flags := uint64(0)
		if of = strings.TrimPrefix(pointee, "K"); of != pointee {
			flags = constPointee
		}
		rest = append(rest, flags)
	}
	vtable, _, err := m.cxxGlobal(kind)
	if err != nil {
		return 0, err
	}
	name, _, err := m.cxxGlobal("_ZTS" + code)
	if err != nil {
		return 0, err
	}
	words := append([]uint64{uint64(vtable) + 16, uint64(name)}, rest...)
	if of != "" {
		p, _, err := m.cxxGlobal("_ZTI" + of)
		if err != nil {
			return 0, err
		}
		words = append(words, uint64(p))
	}
	return m.library(wordBytes(words), "_ZTI"+code)
}

func wordBytes(words []uint64) []byte {
	var b []byte
	for _, w := range words {
		b = binary.LittleEndian.AppendUint64(b, w)
	}
	return b
}

// hostFunction is the address of a host function that the program may not
// have declared, for tables of function pointers.
func (m *Machine) hostFunction(name string) (memory.Ptr, error) {
	if p, ok := m.cxx[name]; ok {
		return p, nil
	}
	h := hostFuncs[name]
	if h == nil {
		return 0, fmt.Errorf("the library has no @%s", name)
	}
	h = h.resolved()
	o := &dialect.Operation{Kind: op.Func, Name: op.Func.Name, Pos: dialect.NoPos, Props: []dialect.NamedAttr{
		{Name: "function_type", Value: &dialect.TypeAttr{Type: h.typ}}, {Name: "sym_name", Value: &dialect.StringAttr{Value: name}},
	}}
	f := &function{m: m, index: int32(len(m.funcs)), name: name, op: o, typ: h.typ, module: m.Module.Op, host: h}
	p, err := m.mem.Alloc(memory.Spec{Kind: memory.Function, Name: name, Align: 16, Tag: int(f.index)})
	if err != nil {
		return 0, err
	}
	f.addr = p
	m.funcs = append(m.funcs, f)
	if m.fastEntries != nil {
		m.fastEntries = append(m.fastEntries, fastEntry{})
	}
	if m.cxx == nil {
		m.cxx = map[string]memory.Ptr{}
	}
	m.cxx[name] = p
	return p, nil
}

// loadExceptions makes the vtables of the exceptions that host functions of
// the program throw, so that no function is added while it runs.
func (m *Machine) loadExceptions() error {
	for i := 0; i < len(m.funcs); i++ {
		h := m.funcs[i].host
		if h == nil || thrownBy[h.name] == "" {
			continue
		}
		if _, _, err := m.cxxGlobal("_ZTV" + thrownBy[h.name]); err != nil {
			return err
		}
	}
	return nil
}

// exceptionVTable makes the vtable of a standard exception: offset to top,
// type_info, both destructors, what (Itanium C++ ABI 2.5).
func (m *Machine) exceptionVTable(code string) (memory.Ptr, error) {
	info, _, err := m.cxxGlobal("_ZTI" + code)
	if err != nil {
		return 0, err
	}
	words := []uint64{0, uint64(info)}
	for _, name := range []string{"_ZN" + code + "D1Ev", "_ZN" + code + "D0Ev", whatOf(code)} {
		p, err := m.hostFunction(name)
		if err != nil {
			return 0, err
		}
		words = append(words, uint64(p))
	}
	return m.library(wordBytes(words), "_ZTV"+code)
}

// whatOf is the function that overrides what for the class.
func whatOf(code string) string {
	for x := standardExceptions[code]; x.text == "" && standardExceptions[x.base].text == ""; x = standardExceptions[x.base] {
		code = x.base
	}
	return "_ZNK" + code + "4whatEv"
}
