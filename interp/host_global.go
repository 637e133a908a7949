package interp

import (
	"encoding/binary"
	"fmt"

	"github.com/touchstone-ir/touchstone/memory"
)

// A hostGlobal is a variable that touchstone's library provides to programs
// that declare it external.
type hostGlobal struct {
	name string
	size uint64 // bytes; 0: only its address means something
	doc  string
	// value is what it holds when the program starts.
	value func(m *Machine) (uint64, error)
}

// hostGlobals are the library's variables by name.
var hostGlobals = map[string]*hostGlobal{}

func provideGlobal(name string, size uint64, doc string, value func(m *Machine) (uint64, error)) {
	hostGlobals[name] = &hostGlobal{name, size, doc, value}
}

// initHostGlobal gives an external global of the program its first value when
// the library has a variable of that name; known is false when it has not. p
// is the global's object, of size bytes.
func (m *Machine) initHostGlobal(name string, p memory.Ptr, size uint64) (known bool, err error) {
	g := hostGlobals[name]
	if g == nil {
		return false, nil
	}
	if size < g.size {
		return true, fmt.Errorf("@%s of the library has %d bytes, it is declared with %d", name, g.size, size)
	}
	if g.value == nil {
		return true, nil
	}
	v, err := g.value(m)
	if err != nil {
		return true, err
	}
	if name == "signgam" {
		m.host.signgam = p
	}
	return true, m.poke(p, binary.LittleEndian.AppendUint64(nil, v)[:g.size])
}

func init() {
	for n, name := range streamNames {
		provideGlobal(name, 8, "Standard stream (C17 7.21.1).", func(m *Machine) (uint64, error) {
			p, err := m.file(n)
			return uint64(p), err
		})
	}
	zero := func(*Machine) (uint64, error) { return 0, nil }
	provideGlobal("signgam", 4, "The sign that lgamma found (POSIX.1-2017).", zero)
	environment := func(m *Machine) (uint64, error) {
		if m.host.environ == 0 {
			p, err := m.hostBytes(make([]byte, 8), "environ")
			if err != nil {
				return 0, err
			}
			m.host.environ = p
		}
		return uint64(m.host.environ), nil
	}
	provideGlobal("environ", 8, "The environment, which is empty (POSIX.1-2017).", environment)
	provideGlobal("__environ", 8, "The environment, which is empty (POSIX.1-2017).", environment)
	provideGlobal("__dso_handle", 0, "Tells libraries apart in __cxa_atexit (Itanium C++ ABI 3.3.6.3).", nil)
	provideGlobal("_ZSt7nothrow", 0, "std::nothrow (C++20 [new.syn]).", nil)
}
