package interp

import (
	"math/bits"

	"github.com/touchstone-ir/touchstone/memory"
)

// The families of allocation functions. Memory of one family must be freed by
// a function of the same (C17 7.22.3.3; C++20 [new.delete]).
const (
	noFamily memory.Family = iota
	familyMalloc
	familyNew
	familyNewArray
	familyNewAligned
	familyNewArrayAligned
	familyMemref // _mlir_memref_to_llvm_alloc: the embedder's own functions
	familyMLIR
	familyMLIRAligned
	familyTwister // of rtsrand and rtdrand
	familySort    // qsort's own space
)

// familyName is how a fault names a family: its allocating and freeing
// functions.
func familyName(f memory.Family) string {
	switch f {
	case familyMalloc:
		return "malloc and free"
	case familyNew:
		return "operator new and delete"
	case familyNewArray:
		return "operator new[] and delete[]"
	case familyNewAligned:
		return "aligned operator new and delete"
	case familyNewArrayAligned:
		return "aligned operator new[] and delete[]"
	case familyMemref:
		return "_mlir_memref_to_llvm_alloc and _mlir_memref_to_llvm_free"
	case familyMLIR:
		return "mlirAlloc and mlirFree"
	case familyMLIRAligned:
		return "mlirAlignedAlloc and mlirAlignedFree"
	case familyTwister:
		return "rtsrand and rtdrand"
	}
	return "no allocation function"
}

// mallocAlign is the alignment of memory from malloc and operator new: that of
// max_align_t on x86-64, in glibc and for __STDCPP_DEFAULT_NEW_ALIGNMENT__.
const mallocAlign = 16

// hopeless is the size from which on an allocation fails as it does on every
// x86-64 system: the size of a process's address space.
const hopeless = 1 << 47

// allocate makes a heap object. Null is returned, and errno set, for sizes
// that no system has; what only exceeds touchstone's own limit stops the
// program by that limit's name, because a program would do better elsewhere.
func (h *Host) allocate(size, align uint64, fam memory.Family, zeroed bool) memory.Ptr {
	if size >= hopeless {
		h.setErrno(errMemory)
		return 0
	}
	p, ok := h.Alloc(size, align, fam, zeroed)
	if !ok {
		h.t.limit("memory", h.t.m.opts.MaxMemory)
	}
	return p
}

// release frees p; null is nothing to free.
func (h *Host) release(p memory.Ptr, fam memory.Family) {
	if p != 0 {
		h.fail(h.t.mem.Free(p, fam, h.Origin()))
	}
}

// reallocate is realloc as glibc has it: size 0 frees and gives null.
func (h *Host) reallocate(p memory.Ptr, size uint64) {
	if p != 0 && size == 0 {
		h.release(p, familyMalloc)
		h.ptrResult(0)
		return
	}
	if size >= hopeless {
		if p != 0 {
			h.owned(p)
		}
		h.setErrno(errMemory)
		h.ptrResult(0)
		return
	}
	q, f, err := h.t.mem.Realloc(p, size, mallocAlign, familyMalloc, h.Origin())
	h.fail(f)
	if o, ok := h.t.mem.Object(p); ok && p != 0 && q != 0 {
		h.t.trace.copied(q, p, min(size, o.Size), h.t, h.s)
	}
	if err != nil {
		h.t.limit("memory", h.t.m.opts.MaxMemory)
	}
	h.ptrResult(q)
}

// owned stops the program unless p is what malloc returned.
func (h *Host) owned(p memory.Ptr) memory.Info {
	o, ok := h.t.mem.Object(p)
	switch {
	case !ok || o.Kind != memory.Heap || o.Base != p:
		h.Fault(InvalidFree, "@%s of %s, which no allocation function returned", h.f.name, h.t.mem.Describe(p))
	case !o.Alive:
		h.Fault(UseAfterFree, "@%s of %s, which was freed", h.f.name, h.t.mem.Describe(p))
	case o.Family != familyMalloc:
		h.Fault(MismatchedFree, "@%s of %s, which is of the family of %s", h.f.name, h.t.mem.Describe(p), familyName(o.Family))
	}
	return o
}

func powerOfTwo(x uint64) bool { return x != 0 && x&(x-1) == 0 }

// aligned is aligned_alloc and memalign.
func (h *Host) aligned(align, size uint64, fam memory.Family) {
	if !powerOfTwo(align) || align > memory.MaxAlign {
		h.setErrno(errInvalid)
		h.ptrResult(0)
		return
	}
	h.ptrResult(h.allocate(size, max(align, mallocAlign), fam, false))
}

func init() {
	provide("malloc", "ptr (i64)", "Memory of the given size, or null (C17 7.22.3.4).", func(h *Host) {
		h.ptrResult(h.allocate(h.Uint(0), mallocAlign, familyMalloc, false))
	})
	provide("calloc", "ptr (i64, i64)", "Zeroed memory for an array, or null (C17 7.22.3.2).", func(h *Host) {
		hi, size := bits.Mul64(h.Uint(0), h.Uint(1))
		if hi != 0 {
			size = hopeless
		}
		h.ptrResult(h.allocate(size, mallocAlign, familyMalloc, true))
	})
	provide("realloc", "ptr (ptr, i64)", "Memory of another size with the old contents (C17 7.22.3.5; size 0 frees, as in glibc).", func(h *Host) {
		h.reallocate(h.Ptr(0), h.Uint(1))
	})
	provide("reallocarray", "ptr (ptr, i64, i64)", "realloc for an array, null when its size overflows (glibc).", func(h *Host) {
		hi, size := bits.Mul64(h.Uint(1), h.Uint(2))
		if hi != 0 {
			size = hopeless
		}
		h.reallocate(h.Ptr(0), size)
	})
	provide("free", "void (ptr)", "Ends the life of memory from malloc and its kin (C17 7.22.3.3).", func(h *Host) {
		h.release(h.Ptr(0), familyMalloc)
	})
	provide("aligned_alloc", "ptr (i64, i64)", "Memory of an alignment, null unless that is a power of two (C17 7.22.3.1).", func(h *Host) {
		h.aligned(h.Uint(0), h.Uint(1), familyMalloc)
	})
	provide("memalign", "ptr (i64, i64)", "aligned_alloc under its older name (glibc).", func(h *Host) {
		h.aligned(h.Uint(0), h.Uint(1), familyMalloc)
	})
	provide("valloc", "ptr (i64)", "Memory aligned to a page of 4096 bytes (glibc).", func(h *Host) {
		h.aligned(4096, h.Uint(0), familyMalloc)
	})
	provide("posix_memalign", "i32 (ptr, i64, i64)", "Stores memory of an alignment through a pointer (POSIX.1-2017).", func(h *Host) {
		align, size := h.Uint(1), h.Uint(2)
		if !powerOfTwo(align) || align%8 != 0 || align > memory.MaxAlign {
			h.intResult(errInvalid)
			return
		}
		if size >= hopeless {
			h.intResult(errMemory)
			return
		}
		h.Check(h.Ptr(0), 8, true)
		h.WriteInt(h.Ptr(0), uint64(h.allocate(size, max(align, mallocAlign), familyMalloc, false)), 8)
		h.intResult(0)
	})
	provide("malloc_usable_size", "i64 (ptr)", "The size that was asked for (glibc; never more here).", func(h *Host) {
		if h.Ptr(0) == 0 {
			h.longResult(0)
			return
		}
		h.longResult(h.owned(h.Ptr(0)).Size)
	})

	provide("_mlir_memref_to_llvm_alloc", "ptr (i64)", "memref.alloc with use-generic-functions (MLIR, finalize-memref-to-llvm).", func(h *Host) {
		h.ptrResult(h.allocate(h.Uint(0), mallocAlign, familyMemref, false))
	})
	provide("_mlir_memref_to_llvm_aligned_alloc", "ptr (i64, i64)", "Aligned memref.alloc with use-generic-functions (MLIR, finalize-memref-to-llvm).", func(h *Host) {
		h.aligned(h.Uint(0), h.Uint(1), familyMemref)
	})
	provide("_mlir_memref_to_llvm_free", "void (ptr)", "memref.dealloc with use-generic-functions (MLIR, finalize-memref-to-llvm).", func(h *Host) {
		h.release(h.Ptr(0), familyMemref)
	})
	provide("mlirAlloc", "ptr (i64)", "Memory (MLIR, CRunnerUtils.h).", func(h *Host) {
		h.ptrResult(h.allocate(h.Uint(0), mallocAlign, familyMLIR, false))
	})
	provide("mlirAlignedAlloc", "ptr (i64, i64)", "Memory of an alignment (MLIR, CRunnerUtils.h).", func(h *Host) {
		h.aligned(h.Uint(0), h.Uint(1), familyMLIRAligned)
	})
	provide("mlirFree", "void (ptr)", "Frees memory of mlirAlloc (MLIR, CRunnerUtils.h).", func(h *Host) {
		h.release(h.Ptr(0), familyMLIR)
	})
	provide("mlirAlignedFree", "void (ptr)", "Frees memory of mlirAlignedAlloc (MLIR, CRunnerUtils.h).", func(h *Host) {
		h.release(h.Ptr(0), familyMLIRAligned)
	})

	provideNew("_Znwm", "_ZnwmSt11align_val_t", familyNew, familyNewAligned)
	provideNew("_Znam", "_ZnamSt11align_val_t", familyNewArray, familyNewArrayAligned)
	provideDelete("_ZdlPv", familyNew, familyNewAligned)
	provideDelete("_ZdaPv", familyNewArray, familyNewArrayAligned)
}

// provideNew enters the forms of operator new (C++20 [new.delete.single],
// [new.delete.array]; names after the Itanium C++ ABI).
func provideNew(plain, aligned string, fam, famAligned memory.Family) {
	make := func(fam memory.Family, aligned, nothrow bool) func(h *Host) {
		return func(h *Host) {
			size, align := h.Uint(0), uint64(mallocAlign)
			if aligned {
				if align = h.Uint(1); !powerOfTwo(align) {
					h.bad("the alignment %d given to operator new is not a power of two", align)
				}
			}
			if !nothrow && size >= hopeless {
				h.throwStandard("St9bad_alloc", "")
				return
			}
			h.ptrResult(h.allocate(size, max(align, mallocAlign), fam, false))
		}
	}
	doc := "operator new (C++20 [new.delete])."
	provide(plain, "ptr (i64)", doc, throwing(make(fam, false, false)))
	provide(plain+"RKSt9nothrow_t", "ptr (i64, ptr)", doc, make(fam, false, true))
	provide(aligned, "ptr (i64, i64)", doc, throwing(make(famAligned, true, false)))
	provide(aligned+"RKSt9nothrow_t", "ptr (i64, i64, ptr)", doc, make(famAligned, true, true))
}

// provideDelete enters the forms of operator delete.
func provideDelete(name string, fam, famAligned memory.Family) {
	release := func(fam memory.Family, sized bool) func(h *Host) {
		return func(h *Host) {
			p := h.Ptr(0)
			if o, ok := h.t.mem.Object(p); sized && ok && o.Alive && o.Base == p && o.Family == fam && o.Size != h.Uint(1) {
				h.bad("sized operator delete is told %s, but %s has %s", plural(h.Uint(1), "byte"), h.t.mem.Describe(p), plural(o.Size, "byte"))
			}
			h.release(p, fam)
		}
	}
	doc := "operator delete (C++20 [new.delete])."
	provide(name, "void (ptr)", doc, release(fam, false))
	provide(name+"m", "void (ptr, i64)", doc, release(fam, true))
	provide(name+"RKSt9nothrow_t", "void (ptr, ptr)", doc, release(fam, false))
	provide(name+"St11align_val_t", "void (ptr, i64)", doc, release(famAligned, false))
	provide(name+"mSt11align_val_t", "void (ptr, i64, i64)", doc, release(famAligned, true))
	provide(name+"St11align_val_tRKSt9nothrow_t", "void (ptr, i64, ptr)", doc, release(famAligned, false))
}
