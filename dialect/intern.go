package dialect

import "sync"

// The constructors of types. Each returns the one instance of its type, so
// that == compares types; slices that are passed in are copied when kept.

var intTypes = func() (t [129]*IntegerType) {
	for w := range t {
		t[w] = &IntegerType{Width: w}
	}
	return
}()

// Int is the signless integer type of width bits.
func Int(width int) *IntegerType {
	if width >= 0 && width < len(intTypes) {
		return intTypes[width]
	}
	return ints.get(intKey{width, Signless}, func() *IntegerType { return &IntegerType{Width: width} })
}

// IntOf is the integer type of the given width and signedness.
func IntOf(width int, s Signedness) *IntegerType {
	if s == Signless {
		return Int(width)
	}
	return ints.get(intKey{width, s}, func() *IntegerType { return &IntegerType{width, s} })
}

var ptr0 = &PointerType{}

// Ptr is `!llvm.ptr<space>`.
func Ptr(space uint32) *PointerType {
	if space == 0 {
		return ptr0
	}
	return ptrs.get(space, func() *PointerType { return &PointerType{space} })
}

// Array is `!llvm.array<n x elem>`.
func Array(n uint64, elem Type) *ArrayType {
	return arrays.get(arrayKey{n, elem}, func() *ArrayType { return &ArrayType{n, elem} })
}

// Struct is the literal struct of fields.
func Struct(packed bool, fields []Type) *StructType {
	return structs.get(structKey{packed, listOf(fields)}, func() *StructType {
		return &StructType{Packed: packed, Fields: clone(fields), set: true}
	})
}

// Vec is the fixed one-dimensional `vector<n x elem>`.
func Vec(n int64, elem Type) *VectorType { return Vector([]int64{n}, nil, elem) }

// Vector is `vector<shape x elem>`; scalable may be nil.
func Vector(shape []int64, scalable []bool, elem Type) *VectorType {
	some := false
	for _, s := range scalable {
		some = some || s
	}
	if !some {
		scalable = nil
	}
	k := vectorKey{rank: len(shape), elem: elem}
	switch {
	case len(shape) == 1 && !some:
		k.first = shape[0]
	case len(shape) > 0:
		k.rest = dims(shape, scalable)
	}
	return vectors.get(k, func() *VectorType {
		return &VectorType{append([]int64(nil), shape...), append([]bool(nil), scalable...), elem}
	})
}

// Complex is `complex<elem>`.
func Complex(elem Type) *ComplexType {
	return complexes.get(elem, func() *ComplexType { return &ComplexType{elem} })
}

// Function is the builtin function type.
func Function(in, out []Type) *FunctionType {
	return functions.get(funcKey{listOf(in), listOf(out)}, func() *FunctionType {
		return &FunctionType{clone(in), clone(out)}
	})
}

// LLVMFunc is `!llvm.func<result (params)>`.
func LLVMFunc(result Type, params []Type, varArg bool) *LLVMFuncType {
	return llvmFuncs.get(llvmFuncKey{result, listOf(params), varArg}, func() *LLVMFuncType {
		return &LLVMFuncType{result, clone(params), varArg}
	})
}

// Tuple is `tuple<elems>`.
func Tuple(elems []Type) *TupleType {
	return tuples.get(listOf(elems), func() *TupleType { return &TupleType{clone(elems)} })
}

// Other uniques a type that has no constructor of its own by its printed form.
// That form must name the type fully, which an identified struct's name does
// not: two contexts may have two structs of one name. Such types compare
// equal, which is harmless for memref and tensor, whose elements are no
// structs in a program that runs.
func Other[T Type](t T) T {
	return others.get(t.String(), func() Type { return t }).(T)
}

type (
	intKey struct {
		width int
		s     Signedness
	}
	arrayKey struct {
		n    uint64
		elem Type
	}
	structKey struct {
		packed bool
		fields *list
	}
	vectorKey struct {
		rank  int
		first int64
		rest  string
		elem  Type
	}
	funcKey     struct{ in, out *list }
	llvmFuncKey struct {
		result Type
		params *list
		varArg bool
	}
	listKey struct {
		tail *list
		elem Type
	}
)

// table keeps the one instance of each key.
type table[K comparable, T any] struct {
	mu sync.RWMutex
	m  map[K]T
}

func (t *table[K, T]) get(k K, make_ func() T) T {
	t.mu.RLock()
	v, ok := t.m[k]
	t.mu.RUnlock()
	if ok {
		return v
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	if v, ok := t.m[k]; ok {
		return v
	}
	if t.m == nil {
		t.m = map[K]T{}
	}
	v = make_()
	t.m[k] = v
	return v
}

var (
	ints      table[intKey, *IntegerType]
	ptrs      table[uint32, *PointerType]
	arrays    table[arrayKey, *ArrayType]
	structs   table[structKey, *StructType]
	vectors   table[vectorKey, *VectorType]
	complexes table[Type, *ComplexType]
	functions table[funcKey, *FunctionType]
	llvmFuncs table[llvmFuncKey, *LLVMFuncType]
	tuples    table[*list, *TupleType]
	others    table[string, Type]
	lists     table[listKey, *list]
)

// list is a uniqued list of types, so that a list of any length is a
// comparable key: nil, or a list and one more.
type list listKey

func listOf(ts []Type) *list {
	var k *list
	for _, t := range ts {
		key := listKey{k, t}
		k = lists.get(key, func() *list { return &list{key.tail, key.elem} })
	}
	return k
}

func clone(ts []Type) []Type { return append([]Type(nil), ts...) }

// dims is a shape with its scalable marks as a comparable key.
func dims(shape []int64, scalable []bool) string {
	b := make([]byte, 0, 9*len(shape))
	for i, d := range shape {
		for s := 0; s < 64; s += 8 {
			b = append(b, byte(uint64(d)>>s))
		}
		if scalable != nil {
			if scalable[i] {
				b = append(b, 1)
			} else {
				b = append(b, 0)
			}
		}
	}
	return string(b)
}
