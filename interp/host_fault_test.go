package interp

import "testing"

// hostFaults are calls that C leaves undefined, and how each is told.
var hostFaults = []struct {
	name, decls, body string
	kind              *FaultKind
	message           string
	stdout            string
}{
	{"double free", "llvm.func @malloc(i64) -> !llvm.ptr\nllvm.func @free(!llvm.ptr)",
		`%p = llvm.call @malloc(%l8) : (i64) -> !llvm.ptr
		llvm.call @free(%p) : (!llvm.ptr) -> ()
		llvm.call @free(%p) : (!llvm.ptr) -> ()`,
		DoubleFree, "free of heap#1, which was freed before", ""},
	{"free of a stack object", "llvm.func @free(!llvm.ptr)", `llvm.call @free(%buf) : (!llvm.ptr) -> ()`,
		InvalidFree, "free of %buf, which no allocation function returned", ""},
	{"free of the inside", "llvm.func @malloc(i64) -> !llvm.ptr\nllvm.func @free(!llvm.ptr)",
		`%p = llvm.call @malloc(%l8) : (i64) -> !llvm.ptr
		%q = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i8
		llvm.call @free(%q) : (!llvm.ptr) -> ()`,
		InvalidFree, "free of heap#1 + 4, which no allocation function returned", ""},
	{"delete of malloc", "llvm.func @malloc(i64) -> !llvm.ptr\nllvm.func @_ZdlPv(!llvm.ptr)",
		`%p = llvm.call @malloc(%l8) : (i64) -> !llvm.ptr
		llvm.call @_ZdlPv(%p) : (!llvm.ptr) -> ()`,
		MismatchedFree, "free of heap#1, which belongs to malloc and free, by the family of operator new and delete", ""},
	{"delete of new[]", "llvm.func @_Znam(i64) -> !llvm.ptr\nllvm.func @_ZdlPv(!llvm.ptr)",
		`%p = llvm.call @_Znam(%l8) : (i64) -> !llvm.ptr
		llvm.call @_ZdlPv(%p) : (!llvm.ptr) -> ()`,
		MismatchedFree, "free of heap#1, which belongs to operator new[] and delete[], by the family of operator new and delete", ""},
	{"sized delete", "llvm.func @_Znwm(i64) -> !llvm.ptr\nllvm.func @_ZdlPvm(!llvm.ptr, i64)",
		`%p = llvm.call @_Znwm(%l8) : (i64) -> !llvm.ptr
		llvm.call @_ZdlPvm(%p, %l16) : (!llvm.ptr, i64) -> ()`,
		BadHostCall, "sized operator delete is told 16 bytes, but heap#1 has 8 bytes", ""},
	{"free of the generic functions' memory", "llvm.func @_mlir_memref_to_llvm_alloc(i64) -> !llvm.ptr\nllvm.func @free(!llvm.ptr)",
		`%p = llvm.call @_mlir_memref_to_llvm_alloc(%l8) : (i64) -> !llvm.ptr
		llvm.call @free(%p) : (!llvm.ptr) -> ()`,
		MismatchedFree, "free of heap#1, which belongs to _mlir_memref_to_llvm_alloc and _mlir_memref_to_llvm_free, by the family of malloc and free", ""},
	{"realloc of freed memory", "llvm.func @malloc(i64) -> !llvm.ptr\nllvm.func @free(!llvm.ptr)\nllvm.func @realloc(!llvm.ptr, i64) -> !llvm.ptr",
		`%p = llvm.call @malloc(%l8) : (i64) -> !llvm.ptr
		llvm.call @free(%p) : (!llvm.ptr) -> ()
		%q = llvm.call @realloc(%p, %l16) : (!llvm.ptr, i64) -> !llvm.ptr`,
		DoubleFree, "free of heap#1, which was freed before", ""},
	{"strlen of uninitialised bytes", "llvm.func @strlen(!llvm.ptr) -> i64", `%n = llvm.call @strlen(%buf) : (!llvm.ptr) -> i64`,
		Uninitialised, "the library uses the byte at %buf, which is not initialised", ""},
	{"strlen without an end", "llvm.func @strlen(!llvm.ptr) -> i64", `%n = llvm.call @strlen(%raw) : (!llvm.ptr) -> i64`,
		OutOfBounds, "string at @raw without an ending NUL", ""},
	{"strlen of null", "llvm.func @strlen(!llvm.ptr) -> i64", `%n = llvm.call @strlen(%null) : (!llvm.ptr) -> i64`,
		NullAccess, "load of 1 byte through a null pointer", ""},
	{"strcmp without an end", "llvm.func @strcmp(!llvm.ptr, !llvm.ptr) -> i32", `%n = llvm.call @strcmp(%raw, %raw) : (!llvm.ptr, !llvm.ptr) -> i32`,
		OutOfBounds, "string at @raw without an ending NUL", ""},
	{"strcpy into too little", "llvm.func @malloc(i64) -> !llvm.ptr\nllvm.func @strcpy(!llvm.ptr, !llvm.ptr) -> !llvm.ptr",
		`%p = llvm.call @malloc(%l3) : (i64) -> !llvm.ptr
		%q = llvm.call @strcpy(%p, %hello) : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr`,
		OutOfBounds, "store of 6 bytes at offset 0 runs 3 bytes past the end of heap#1 (3 bytes)", ""},
	{"strcpy of overlapping strings", "llvm.func @strcpy(!llvm.ptr, !llvm.ptr) -> !llvm.ptr",
		`%a = llvm.call @strcpy(%buf, %hello) : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
		%q = llvm.getelementptr %buf[2] : (!llvm.ptr) -> !llvm.ptr, i8
		%b = llvm.call @strcpy(%q, %buf) : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr`,
		OverlappingCopy, "memcpy of 6 bytes from %buf to %buf + 2, which overlap", ""},
	{"memcpy of overlapping ranges", "llvm.func @memcpy(!llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr",
		`%q = llvm.getelementptr %buf[2] : (!llvm.ptr) -> !llvm.ptr, i8
		%b = llvm.call @memcpy(%q, %buf, %l8) : (!llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr`,
		OverlappingCopy, "memcpy of 8 bytes from %buf to %buf + 2, which overlap", ""},
	{"memset of a constant", "llvm.func @memset(!llvm.ptr, i32, i64) -> !llvm.ptr", `%b = llvm.call @memset(%hello, %c0, %l3) : (!llvm.ptr, i32, i64) -> !llvm.ptr`,
		StoreToConstant, "store of 3 bytes to @hello, which is constant", ""},
	{"memcmp of uninitialised bytes", "llvm.func @memcmp(!llvm.ptr, !llvm.ptr, i64) -> i32", `%b = llvm.call @memcmp(%hello, %buf, %l3) : (!llvm.ptr, !llvm.ptr, i64) -> i32`,
		Uninitialised, "the library uses the byte at %buf, which is not initialised", ""},
	{"fortified overflow", "llvm.func @__memcpy_chk(!llvm.ptr, !llvm.ptr, i64, i64) -> !llvm.ptr",
		`%b = llvm.call @__memcpy_chk(%buf, %hello, %l3, %l2) : (!llvm.ptr, !llvm.ptr, i64, i64) -> !llvm.ptr`,
		OutOfBounds, "@__memcpy_chk writes 3 bytes to a buffer of 2 bytes", ""},
	{"printf without its argument", "", `%r = llvm.call @printf(%d) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr) -> i32`,
		BadVarArg, `@printf: conversion "%d" at offset 0: argument 1 is not there: the call has only 0 after the format`, ""},
	{"printf with a float for an int", "", `%x = llvm.mlir.constant(1.0 : f64) : f64
		%r = llvm.call @printf(%d, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32`,
		BadVarArg, `@printf: conversion "%d" at offset 0: argument 1 is of type f64, the conversion takes an i32`, ""},
	{"printf with a narrow integer", "", `%x = llvm.mlir.constant(1 : i8) : i8
		%r = llvm.call @printf(%d, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i8) -> i32`,
		BadVarArg, `@printf: conversion "%d" at offset 0: argument 1 is of type i8, the conversion takes an i32`, ""},
	{"printf with an int for a double", "", `%g = llvm.mlir.addressof @lgf : !llvm.ptr
		%r = llvm.call @printf(%g, %c1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32`,
		BadVarArg, `@printf: conversion "%lg" at offset 0: argument 1 is of type i32, the conversion takes an f64`, ""},
	{"printf of a long double that is a double", "", `%g = llvm.mlir.addressof @lgf : !llvm.ptr
		%x = llvm.mlir.constant(1.5 : f64) : f64
		%r = llvm.call @printf(%g, %x, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64, f64) -> i32`,
		BadVarArg, `@printf: conversion "%Lg" at offset 4: argument 2 is of type f64, the conversion takes an f80`, "1.5 "},
	{"printf of a wild pointer", "", `%n = llvm.mlir.constant(1311768467463790320 : i64) : i64
		%w = llvm.inttoptr %n : i64 to !llvm.ptr
		%r = llvm.call @printf(%s, %w) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr) -> i32`,
		WildPointer, "load of 1 byte at 0x123456789abcdef0, where no object is", "["},
	{"printf with an int for a string", "", `%r = llvm.call @printf(%s, %c5) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32`,
		BadVarArg, `@printf: conversion "%s" at offset 1: argument 1 is of type i32, the conversion takes a pointer`, "["},
	{"printf with no such conversion", "", `%f = llvm.mlir.addressof @bad : !llvm.ptr
		%r = llvm.call @printf(%f, %c5) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32`,
		BadHostCall, `@printf: conversion "%y" at offset 3: no such conversion`, "5 "},
	{"sprintf of its own buffer", "llvm.func @sprintf(!llvm.ptr, !llvm.ptr, ...) -> i32\nllvm.func @strcpy(!llvm.ptr, !llvm.ptr) -> !llvm.ptr",
		`%a = llvm.call @strcpy(%buf, %hello) : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
		%r = llvm.call @sprintf(%buf, %s, %buf) vararg(!llvm.func<i32 (ptr, ptr, ...)>) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32`,
		OverlappingCopy, "@sprintf prints to %buf the string at %buf, which overlaps", ""},
	{"sprintf beyond the buffer", "llvm.func @sprintf(!llvm.ptr, !llvm.ptr, ...) -> i32\nllvm.func @malloc(i64) -> !llvm.ptr",
		`%p = llvm.call @malloc(%l3) : (i64) -> !llvm.ptr
		%r = llvm.call @sprintf(%p, %s, %hello) vararg(!llvm.func<i32 (ptr, ptr, ...)>) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32`,
		OutOfBounds, "store of 9 bytes at offset 0 runs 6 bytes past the end of heap#1 (3 bytes)", ""},
	{"vprintf past the list", "llvm.func @vprintf(!llvm.ptr, !llvm.ptr) -> i32", `%list = llvm.alloca %c1 x !llvm.array<3 x i64> : (i32) -> !llvm.ptr
		%full = llvm.mlir.constant(755914244144 : i64) : i64
		llvm.store %full, %list : i64, !llvm.ptr
		%over = llvm.getelementptr %list[8] : (!llvm.ptr) -> !llvm.ptr, i8
		%end = llvm.getelementptr %buf[64] : (!llvm.ptr) -> !llvm.ptr, i8
		llvm.store %end, %over : !llvm.ptr, !llvm.ptr
		%r = llvm.call @vprintf(%d, %list) : (!llvm.ptr, !llvm.ptr) -> i32`,
		BadVarArg, `@vprintf: conversion "%d" at offset 0: argument 1 is not there: the argument list ends before it`, ""},
	{"scanf into a constant", "llvm.func @sscanf(!llvm.ptr, !llvm.ptr, ...) -> i32",
		`%n = llvm.mlir.addressof @number : !llvm.ptr
		%r = llvm.call @sscanf(%n, %d, %hello) vararg(!llvm.func<i32 (ptr, ptr, ...)>) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32`,
		StoreToConstant, "store of 4 bytes to @hello, which is constant", ""},
	{"no stream", "llvm.func @fputs(!llvm.ptr, !llvm.ptr) -> i32", `%r = llvm.call @fputs(%hello, %buf) : (!llvm.ptr, !llvm.ptr) -> i32`,
		BadHostCall, "@fputs of %buf, which is not an open stream", ""},
	{"isalpha of anything", "llvm.func @isalpha(i32) -> i32", `%x = llvm.mlir.constant(1000 : i32) : i32
		%r = llvm.call @isalpha(%x) : (i32) -> i32`,
		BadHostCall, "@isalpha of 1000, which is neither EOF nor the value of an unsigned char", ""},
	{"an undefined argument", "llvm.func @abs(i32) -> i32", `%u = llvm.mlir.undef : i32
		%r = llvm.call @abs(%u) : (i32) -> i32`,
		PoisonArgument, "argument 1 of @abs is undef", ""},
	{"abs of the least int", "llvm.func @abs(i32) -> i32", `%x = llvm.mlir.constant(-2147483648 : i32) : i32
		%r = llvm.call @abs(%x) : (i32) -> i32`,
		BadHostCall, "@abs of -2147483648, whose absolute value does not fit", ""},
	{"div by zero", "llvm.func @ldiv(i64, i64) -> !llvm.struct<(i64, i64)>", `%r = llvm.call @ldiv(%l8, %l0) : (i64, i64) -> !llvm.struct<(i64, i64)>`,
		DivideByZero, "@ldiv divides 8 by zero", ""},
	{"div that overflows", "llvm.func @__divti3(i128, i128) -> i128", `%x = llvm.mlir.constant(-170141183460469231731687303715884105728 : i128) : i128
		%m = llvm.mlir.constant(-1 : i128) : i128
		%r = llvm.call @__divti3(%x, %m) : (i128, i128) -> i128`,
		DivideOverflow, "@__divti3 divides -170141183460469231731687303715884105728 by -1", ""},
	{"addition that aborts", "llvm.func @__addvsi3(i32, i32) -> i32", `%x = llvm.mlir.constant(2147483647 : i32) : i32
		%r = llvm.call @__addvsi3(%x, %c1) : (i32, i32) -> i32`,
		Aborted, "@__addvsi3 of 2147483647 and 1 overflows", ""},
	{"leading zeros of zero", "llvm.func @__clzsi2(i32) -> i32", `%r = llvm.call @__clzsi2(%c0) : (i32) -> i32`,
		BadHostCall, "@__clzsi2 of 0", ""},
	{"abort", "llvm.func @abort()\nllvm.func @puts(!llvm.ptr)", `llvm.call @puts(%hello) : (!llvm.ptr) -> ()
		llvm.call @abort() : () -> ()`,
		Aborted, "the program called abort", "hello\n"},
	{"pure virtual", "llvm.func @__cxa_pure_virtual()", `llvm.call @__cxa_pure_virtual() : () -> ()`, Aborted, "a pure virtual function was called", ""},
	{"stack protector", "llvm.func @__stack_chk_fail()", `llvm.call @__stack_chk_fail() : () -> ()`, Aborted, "the stack protector found its guard overwritten", ""},
	{"fortify", "llvm.func @__chk_fail()", `llvm.call @__chk_fail() : () -> ()`, Aborted, "a fortified function found a buffer overflow", ""},
	{"assert", "llvm.func @__assert_fail(!llvm.ptr, !llvm.ptr, i32, !llvm.ptr)", `llvm.call @__assert_fail(%abc, %hello, %c5, %abc) : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()`,
		AssertFailed, "hello:5: abc: Assertion `abc' failed.", ""},
	{"assert without a function", "llvm.func @__assert(!llvm.ptr, !llvm.ptr, i32)", `llvm.call @__assert(%abc, %hello, %c5) : (!llvm.ptr, !llvm.ptr, i32) -> ()`,
		AssertFailed, "hello:5: Assertion `abc' failed.", ""},
	{"assert_perror", "llvm.func @__assert_perror_fail(i32, !llvm.ptr, i32, !llvm.ptr)", `llvm.call @__assert_perror_fail(%c5, %hello, %c5, %abc) : (i32, !llvm.ptr, i32, !llvm.ptr) -> ()`,
		AssertFailed, "hello:5: abc: Unexpected error: Input/output error.", ""},
	{"strtok that goes on with nothing", "llvm.func @strtok(!llvm.ptr, !llvm.ptr) -> !llvm.ptr", `%r = llvm.call @strtok(%null, %abc) : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr`,
		BadHostCall, "@strtok goes on with a string that was not begun", ""},
	{"a generator that is none", "llvm.func @rtrand(!llvm.ptr, i64) -> i64", `%r = llvm.call @rtrand(%buf, %l8) : (!llvm.ptr, i64) -> i64`,
		BadHostCall, "@rtrand of %buf, which is no generator of rtsrand", ""},
	{"a callback that is no function", "llvm.func @qsort(!llvm.ptr, i64, i64, !llvm.ptr)", `llvm.call @qsort(%buf, %l3, %l1, %hello) : (!llvm.ptr, i64, i64, !llvm.ptr) -> ()`,
		BadCall, "call of @hello, which is not a function", ""},
	{"a callback of another type", "llvm.func @qsort(!llvm.ptr, i64, i64, !llvm.ptr)\nllvm.func @one(%a: !llvm.ptr) -> i32 {\n%z = llvm.mlir.constant(0 : i32) : i32\nllvm.return %z : i32\n}",
		`%f = llvm.mlir.addressof @one : !llvm.ptr
		llvm.call @qsort(%buf, %l3, %l1, %f) : (!llvm.ptr, i64, i64, !llvm.ptr) -> ()`,
		BadCall, "@qsort calls back @one with arguments it does not take", ""},
	{"sorting beyond the array", "llvm.func @qsort(!llvm.ptr, i64, i64, !llvm.ptr)", `llvm.call @qsort(%hello, %l8, %l8, %hello) : (!llvm.ptr, i64, i64, !llvm.ptr) -> ()`,
		OutOfBounds, "store of 64 bytes at offset 0 runs 58 bytes past the end of @hello (6 bytes)", ""},
	{"a handler with a parameter", "llvm.func @atexit(!llvm.ptr) -> i32\nllvm.func @takes(%a: !llvm.ptr) {\nllvm.return\n}",
		`%f = llvm.mlir.addressof @takes : !llvm.ptr
		%r = llvm.call @atexit(%f) : (!llvm.ptr) -> i32`,
		BadCall, "the exit handler @takes has type !llvm.func<void (ptr)>", ""},
	{"a handler of structs", "llvm.func @__cxa_atexit(!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32\nllvm.func @takes(%a: !llvm.struct<(ptr, ptr)>) {\nllvm.return\n}",
		`%f = llvm.mlir.addressof @takes : !llvm.ptr
		%r = llvm.call @__cxa_atexit(%f, %null, %null) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32`,
		BadCall, "the exit handler @takes has type !llvm.func<void (struct<(ptr, ptr)>)>", ""},
	{"strftime without such a conversion", "llvm.func @strftime(!llvm.ptr, i64, !llvm.ptr, !llvm.ptr) -> i64\nllvm.func @gmtime(!llvm.ptr) -> !llvm.ptr",
		`llvm.store %l0, %buf : i64, !llvm.ptr
		%t = llvm.call @gmtime(%buf) : (!llvm.ptr) -> !llvm.ptr
		%g = llvm.mlir.addressof @lgf : !llvm.ptr
		%r = llvm.call @strftime(%buf, %l64, %g, %t) : (!llvm.ptr, i64, !llvm.ptr, !llvm.ptr) -> i64`,
		BadHostCall, `@strftime: there is no conversion "%L"`, ""},
	{"atexit of null", "llvm.func @atexit(!llvm.ptr) -> i32", `%r = llvm.call @atexit(%null) : (!llvm.ptr) -> i32`,
		BadCall, "call through a null pointer", ""},
}

func TestHostFaults(t *testing.T) {
	for _, tt := range hostFaults {
		t.Run(tt.name, func(t *testing.T) {
			o := runHost(t, tt.name, hostModule(tt.decls, tt.body), Options{})
			requireFault(t, o, tt.kind, tt.message)
			if o.stdout != tt.stdout {
				t.Errorf("printed %q, want %q", o.stdout, tt.stdout)
			}
		})
	}
}
