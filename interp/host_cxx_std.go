package interp

import (
	"bytes"
	"fmt"

	"github.com/touchstone-ir/touchstone/memory"
)

// The exception classes of the standard library's headers <exception>,
// <stdexcept>, <new> and <typeinfo>, as libstdc++ lays them out: a vtable
// pointer, and in classes with a text a pointer to its characters.

// An exceptionClass is one of them.
type exceptionClass struct {
	code string // its mangled name
	base string // its base class, "" of std::exception
	text string // what what() returns; "" of classes that hold a text
}

var exceptionClasses = []*exceptionClass{
	{"St9exception", "", "std::exception"},
	{"St9bad_alloc", "St9exception", "std::bad_alloc"},
	{"St20bad_array_new_length", "St9bad_alloc", "std::bad_array_new_length"},
	{"St8bad_cast", "St9exception", "std::bad_cast"},
	{"St10bad_typeid", "St9exception", "std::bad_typeid"},
	{"St13bad_exception", "St9exception", "std::bad_exception"},
	{"St17bad_function_call", "St9exception", "bad_function_call"},
	{"St11logic_error", "St9exception", ""},
	{"St12domain_error", "St11logic_error", ""},
	{"St16invalid_argument", "St11logic_error", ""},
	{"St12length_error", "St11logic_error", ""},
	{"St12out_of_range", "St11logic_error", ""},
	{"St13runtime_error", "St9exception", ""},
	{"St11range_error", "St13runtime_error", ""},
	{"St14overflow_error", "St13runtime_error", ""},
	{"St15underflow_error", "St13runtime_error", ""},
}

// standardExceptions are the classes by their mangled names.
var standardExceptions = func() map[string]*exceptionClass {
	m := map[string]*exceptionClass{}
	for _, x := range exceptionClasses {
		m[x.code] = x
	}
	return m
}()

// thrownBy are the classes that host functions throw, by the functions' names.
var thrownBy = map[string]string{}

// familyException is the memory of exceptions and their texts.
const familyException memory.Family = 100

const basicString = "NSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE"

// construct makes the standard exception of the class at p.
func (h *Host) construct(p memory.Ptr, code string, text []byte) {
	vtable, _, err := h.t.m.cxxGlobal("_ZTV" + code)
	if err != nil {
		h.t.limit("memory", h.t.m.opts.MaxMemory)
	}
	h.WriteInt(p, uint64(vtable)+16, 8)
	if standardExceptions[code].text == "" {
		text = append(bytes.Clone(text), 0) // a view does not outlive the allocation
		q := h.allocate(uint64(len(text)), 1, familyException, false)
		h.Write(q, text)
		h.WriteInt(p+8, uint64(q), 8)
	}
}

// throwStandard throws a standard exception from within the library.
func (h *Host) throwStandard(code, text string) {
	size := uint64(8)
	if standardExceptions[code].text == "" {
		size = 16
	}
	p := h.newException(size)
	h.construct(p, code, []byte(text))
	info, _, err := h.t.m.cxxGlobal("_ZTI" + code)
	if err != nil {
		h.t.limit("memory", h.t.m.opts.MaxMemory)
	}
	destroy, err := h.t.m.hostFunction("_ZN" + code + "D1Ev")
	if err != nil {
		h.t.limit("memory", h.t.m.opts.MaxMemory)
	}
	h.throw(p, info, destroy)
}

// thrower enters a host function that does nothing but throw.
func thrower(name, sig, code string, text func(h *Host) string) {
	thrownBy[name] = code
	provideThrowing(name, sig, "Throws std::"+plainName(code)+" (libstdc++).", func(h *Host) {
		s := ""
		if text != nil {
			s = text(h)
		}
		h.throwStandard(code, s)
	})
}

// plainName is a class's name without the mark of namespace std and its length.
func plainName(code string) string {
	i := 2
	for i < len(code) && code[i] >= '0' && code[i] <= '9' {
		i++
	}
	return code[i:]
}

func init() {
	for _, x := range exceptionClasses {
		provideClass(x)
	}
	what := func(h *Host) string { return string(h.text(h.Ptr(0), noLimit)) }
	thrower("__cxa_bad_cast", "void ()", "St8bad_cast", nil)
	thrower("__cxa_bad_typeid", "void ()", "St10bad_typeid", nil)
	thrower("__cxa_throw_bad_array_new_length", "void ()", "St20bad_array_new_length", nil)
	thrower("_ZSt17__throw_bad_allocv", "void ()", "St9bad_alloc", nil)
	thrower("_ZSt28__throw_bad_array_new_lengthv", "void ()", "St20bad_array_new_length", nil)
	thrower("_ZSt16__throw_bad_castv", "void ()", "St8bad_cast", nil)
	thrower("_ZSt18__throw_bad_typeidv", "void ()", "St10bad_typeid", nil)
	thrower("_ZSt25__throw_bad_function_callv", "void ()", "St17bad_function_call", nil)
	for _, x := range exceptionClasses {
		if x.text == "" {
			n := plainName(x.code)
			thrower(fmt.Sprintf("_ZSt%d__throw_%sPKc", len("__throw_"+n), n), "void (ptr)", x.code, what)
		}
	}
	thrower("_ZSt24__throw_out_of_range_fmtPKcz", "void (ptr, ...)", "St12out_of_range", func(h *Host) string {
		var out []byte
		h.print(0, -1, func(_ *Host, text []byte) int {
			out = append(out, text...)
			return 0
		})
		return string(out)
	})
	for _, name := range []string{"_Znwm", "_Znam", "_ZnwmSt11align_val_t", "_ZnamSt11align_val_t"} {
		thrownBy[name] = "St9bad_alloc"
	}
}

// provideClass enters the member functions of a standard exception.
func provideClass(x *exceptionClass) {
	code, prefix := x.code, "_ZN"+x.code
	destroy := func(h *Host) {
		if x.text == "" {
			h.release(memory.Ptr(h.ReadInt(h.Ptr(0)+8, 8)), familyException)
		}
	}
	for _, d := range []string{"D1Ev", "D2Ev"} {
		provide(prefix+d, "void (ptr)", "Destructor (C++20 [support.exception], [std.exceptions]).", destroy)
	}
	provide(prefix+"D0Ev", "void (ptr)", "Deleting destructor (C++20 [support.exception], [std.exceptions]).", func(h *Host) {
		destroy(h)
		h.release(h.Ptr(0), familyNew)
	})
	if whatOf(code) == "_ZNK"+code+"4whatEv" {
		provide(whatOf(code), "ptr (ptr)", "The text of an exception (C++20 [exception], [std.exceptions]).", func(h *Host) {
			if x.text == "" {
				h.ptrResult(memory.Ptr(h.ReadInt(h.Ptr(0)+8, 8)))
				return
			}
			p, ok := h.t.m.cxx["what of "+code]
			if !ok {
				var err error
				if p, err = h.t.m.library(append([]byte(x.text), 0), "what of "+code); err != nil {
					h.t.limit("memory", h.t.m.opts.MaxMemory)
				}
			}
			h.ptrResult(p)
		})
	}
	if x.text != "" {
		return
	}
	doc := "Constructor (C++20 [std.exceptions])."
	for _, c := range []string{"C1", "C2"} {
		provide(prefix+c+"EPKc", "void (ptr, ptr)", doc, func(h *Host) {
			h.construct(h.Ptr(0), code, h.text(h.Ptr(1), noLimit))
		})
		provide(prefix+c+"ERK"+basicString, "void (ptr, ptr)", doc, func(h *Host) {
			p, n := memory.Ptr(h.ReadInt(h.Ptr(1), 8)), h.ReadInt(h.Ptr(1)+8, 8)
			h.construct(h.Ptr(0), code, h.Bytes(p, n))
		})
		for _, from := range []string{"ERKS_", "EOS_"} {
			provide(prefix+c+from, "void (ptr, ptr)", doc, func(h *Host) {
				h.construct(h.Ptr(0), code, h.text(memory.Ptr(h.ReadInt(h.Ptr(1)+8, 8)), noLimit))
			})
		}
	}
	for _, from := range []string{"ERKS_", "EOS_"} {
		provide(prefix+"aS"+from, "ptr (ptr, ptr)", "Assignment (C++20 [std.exceptions]).", func(h *Host) {
			if h.Ptr(0) != h.Ptr(1) {
				text := bytes.Clone(h.text(memory.Ptr(h.ReadInt(h.Ptr(1)+8, 8)), noLimit)) // before it is freed
				destroy(h)
				h.construct(h.Ptr(0), code, text)
			}
			h.ptrResult(h.Ptr(0))
		})
	}
}
