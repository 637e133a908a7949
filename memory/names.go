package memory

import "unsafe"

// names numbers the names of objects, so that the cold table holds no Go
// pointers. A small cache indexed by the string's address makes the usual case,
// the same constant string again, cost a few nanoseconds.
type names struct {
	list   []string
	number map[string]uint32
	recent [256]struct {
		name string
		id   uint32
	}
}

func (t *names) id(name string) uint32 {
	if name == "" {
		return 0
	}
	data := unsafe.StringData(name)
	r := &t.recent[(uintptr(unsafe.Pointer(data))>>3^uintptr(len(name)))%256]
	if unsafe.StringData(r.name) == data && len(r.name) == len(name) {
		return r.id
	}
	id, ok := t.number[name]
	if !ok {
		if t.number == nil {
			t.number = map[string]uint32{}
			t.list = append(t.list, "")
		}
		id = uint32(len(t.list))
		t.list = append(t.list, name)
		t.number[name] = id
	}
	r.name, r.id = name, id
	return id
}

func (t *names) name(id uint32) string {
	if id == 0 {
		return ""
	}
	return t.list[id]
}
