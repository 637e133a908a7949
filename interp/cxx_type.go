package interp

import (
	"bytes"

	"github.com/touchstone-ir/touchstone/memory"
)

// Run-time type information as the Itanium C++ ABI lays it out (2.9.5, "RTTI
// Layout"), read from the program's memory. A type_info is
//
//	0  its own vtable + 16, which tells its kind
//	8  the mangled name
//	16 si_class: the base; vmi_class and pointers: flags; and so on

// typeKind is a class derived from std::type_info.
type typeKind uint8

const (
	fundamentalType typeKind = iota + 1
	arrayType
	functionType
	enumType
	classType
	singleBaseType
	manyBasesType
	pointerType
	memberPointerType
)

// typeKinds are the kinds by the vtable of their type_info.
var typeKinds = map[string]typeKind{
	"_ZTVN10__cxxabiv123__fundamental_type_infoE":       fundamentalType,
	"_ZTVN10__cxxabiv117__array_type_infoE":             arrayType,
	"_ZTVN10__cxxabiv120__function_type_infoE":          functionType,
	"_ZTVN10__cxxabiv116__enum_type_infoE":              enumType,
	"_ZTVN10__cxxabiv117__class_type_infoE":             classType,
	"_ZTVN10__cxxabiv120__si_class_type_infoE":          singleBaseType,
	"_ZTVN10__cxxabiv121__vmi_class_type_infoE":         manyBasesType,
	"_ZTVN10__cxxabiv119__pointer_type_infoE":           pointerType,
	"_ZTVN10__cxxabiv129__pointer_to_member_type_infoE": memberPointerType,
}

func (k typeKind) class() bool { return k >= classType && k <= manyBasesType }

// typeReader reads type_infos on behalf of the operation at a site; whatever
// is wrong with one is a fault there.
type typeReader struct {
	*Host
	visited *int // base subobjects
}

func (t *Thread) types(s *site) typeReader { return typeReader{&Host{t: t, s: s}, new(int)} }

func (r typeReader) ptr(p memory.Ptr) memory.Ptr { return memory.Ptr(r.ReadInt(p, 8)) }

func (r typeReader) long(p memory.Ptr) int64 { return int64(r.ReadInt(p, 8)) }

// kind is the kind of the type_info at ti.
func (r typeReader) kind(ti memory.Ptr) typeKind {
	vtable := r.ptr(ti)
	if o, ok := r.t.mem.Object(vtable); ok && vtable == o.Base+16 {
		if k := typeKinds[o.Name]; k != 0 {
			return k
		}
	}
	r.t.unsupported(r.s, "%s is not a type_info of a kind that touchstone knows", r.t.mem.Describe(ti))
	return 0
}

// name is the mangled name of the type.
func (r typeReader) name(ti memory.Ptr) []byte { return r.CString(r.ptr(ti + 8)) }

// same reports whether two type_infos are of one type: a name that begins with
// * belongs to one type_info alone.
func (r typeReader) same(a, b memory.Ptr) bool {
	if a == b {
		return true
	}
	x, y := r.ptr(a+8), r.ptr(b+8)
	if x == y {
		return true
	}
	name := bytes.Clone(r.CString(x))
	return len(name) > 0 && name[0] != '*' && bytes.Equal(name, r.CString(y))
}

// A base is one direct base class.
type base struct {
	typ     memory.Ptr
	offset  int64 // in the object; of a virtual one, in the vtable
	virtual bool
	public  bool
}

// bases are the direct bases of the class ti.
func (r typeReader) bases(ti memory.Ptr) []base {
	switch r.kind(ti) {
	case singleBaseType:
		return []base{{typ: r.ptr(ti + 16), public: true}}
	case manyBasesType:
		n := r.ReadInt(ti+20, 4)
		out := make([]base, 0, min(n, 64))
		for i := range memory.Ptr(n) {
			flags := r.long(ti + 32 + 16*i)
			out = append(out, base{r.ptr(ti + 24 + 16*i), flags >> 8, flags&1 != 0, flags&2 != 0})
		}
		return out
	}
	return nil
}

// at is the address of the base b in the object at p.
func (r typeReader) at(b base, p memory.Ptr) memory.Ptr {
	if !b.virtual {
		return p + memory.Ptr(b.offset)
	}
	return p + memory.Ptr(r.long(r.ptr(p)+memory.Ptr(b.offset)))
}

// A subobject is a base subobject, or the whole object.
type subobject struct {
	typ, at memory.Ptr
}

// maxBases bounds the base subobjects of one object, and the depth of its class
// hierarchy, so that type_infos that form a circle end.
const maxBases, maxBaseDepth = 1 << 16, 256

// parts calls f for the object at p of class ti and for its base subobjects,
// with whether the way there is public. A subobject that is reached on several
// ways is given for each.
func (r typeReader) parts(ti, p memory.Ptr, public bool, depth int, f func(x subobject, public bool)) {
	if *r.visited++; depth > maxBaseDepth || *r.visited > maxBases {
		r.t.unsupported(r.s, "a class hierarchy of more than %d levels or %d base subobjects is not supported", maxBaseDepth, maxBases)
	}
	f(subobject{ti, p}, public)
	for _, b := range r.bases(ti) {
		at := memory.Ptr(0)
		if p != 0 {
			at = r.at(b, p)
		}
		r.parts(b.typ, at, public && b.public, depth+1, f)
	}
}

// upcast converts a pointer to an object of class from into one to its base
// class to, which must be unambiguous and public.
func (r typeReader) upcast(from, p, to memory.Ptr) (memory.Ptr, bool) {
	var found []memory.Ptr
	open := false
	r.parts(from, p, true, 0, func(x subobject, public bool) {
		if !r.same(x.typ, to) {
			return
		}
		for _, at := range found {
			if at == x.at {
				open = open || public
				return
			}
		}
		found = append(found, x.at)
		open = public
	})
	if len(found) != 1 || !open {
		return 0, false
	}
	return found[0], true
}

// dynamicCast is __dynamic_cast (Itanium C++ ABI 2.9.7; C++20
// [expr.dynamic.cast]): p points to a base subobject of class from.
func (r typeReader) dynamicCast(p, from, to memory.Ptr) memory.Ptr {
	vtable := r.ptr(p)
	whole := subobject{r.ptr(vtable - 8), p + memory.Ptr(r.long(vtable-16))}
	var down, across []memory.Ptr
	fromPublic := false
	add := func(list []memory.Ptr, at memory.Ptr) []memory.Ptr {
		for _, x := range list {
			if x == at {
				return list
			}
		}
		return append(list, at)
	}
	acrossPublic := map[memory.Ptr]bool{}
	r.parts(whole.typ, whole.at, true, 0, func(x subobject, public bool) {
		if x.at == p && r.same(x.typ, from) && public {
			fromPublic = true
		}
		if !r.same(x.typ, to) {
			return
		}
		across = add(across, x.at)
		acrossPublic[x.at] = acrossPublic[x.at] || public
		r.parts(x.typ, x.at, true, 0, func(y subobject, public bool) {
			if y.at == p && r.same(y.typ, from) && public {
				down = add(down, x.at)
			}
		})
	})
	switch {
	case len(down) == 1:
		return down[0]
	case len(down) == 0 && fromPublic && len(across) == 1 && acrossPublic[across[0]]:
		return across[0]
	}
	return 0
}

// The flags of pointer type_infos: what is pointed to is const, volatile,
// restrict; and of function types transaction_safe and noexcept, which a
// conversion may drop.
const (
	constPointee    = 1
	functionPromise = 0x20 | 0x40
)

// catches reports whether a handler for the type ti (0: any) takes e, and how
// it sees the object: an object's address, or the value of a thrown pointer
// (C++20 [except.handle]; Itanium C++ ABI, "Exception Handling", 2.4.4).
func (t *Thread) catches(s *site, ti memory.Ptr, e *exception) (memory.Ptr, bool) {
	if e.typ == 0 {
		return e.object, ti == 0
	}
	r := t.types(s)
	at := e.object
	if r.kind(e.typ) == pointerType {
		at = r.ptr(at)
	}
	if ti == 0 {
		return at, true
	}
	return r.catch(ti, e.typ, at, 1)
}

// catch is the match of one type at one level of pointers. outer counts the
// levels in twos; its lowest bit says that all of them are const so far.
func (r typeReader) catch(want, thrown, p memory.Ptr, outer int) (memory.Ptr, bool) {
	if r.same(want, thrown) {
		return p, true
	}
	wk, tk := r.kind(want), r.kind(thrown)
	switch {
	case wk.class():
		if outer >= 4 || !tk.class() {
			return 0, false
		}
		return r.upcast(thrown, p, want)
	case wk != pointerType && wk != memberPointerType:
		return 0, false
	case tk == fundamentalType && string(r.name(thrown)) == "Dn": // nullptr_t
		if wk == pointerType {
			return 0, true
		}
		return r.nullMember(want), true
	case wk != tk || outer&1 == 0:
		return 0, false
	}
	have, may := r.ReadInt(thrown+16, 4), r.ReadInt(want+16, 4)
	if may&functionPromise&^have != 0 {
		return 0, false
	}
	have &^= functionPromise &^ may
	if have&^may != 0 {
		return 0, false
	}
	if may&constPointee == 0 {
		outer &^= 1
	}
	to, from := r.ptr(want+24), r.ptr(thrown+24)
	if wk == memberPointerType {
		if !r.same(r.ptr(want+32), r.ptr(thrown+32)) {
			return 0, false
		}
	} else if outer < 2 && r.kind(to) == fundamentalType && string(r.name(to)) == "v" {
		return p, r.kind(from) != functionType
	}
	return r.catch(to, from, p, outer+2)
}

// nullMember is the address of a null pointer to member: -1 of data, two
// words of zeros of functions.
func (r typeReader) nullMember(want memory.Ptr) memory.Ptr {
	b := bytes.Repeat([]byte{0xFF}, 8)
	if r.kind(r.ptr(want+24)) == functionType {
		b = make([]byte, 16)
	}
	return r.object(b, "null pointer to member", true)
}
