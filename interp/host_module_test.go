package interp

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/touchstone-ir/touchstone/dialect"
)

var printedBase = regexp.MustCompile(`(base|descriptor)@ = 0x[0-9a-f]+`)

// TestHostRunner runs the modules of testdata/host/runner and compares what
// they print with mlir-runner's output, addresses aside.
func TestHostRunner(t *testing.T) {
	files, err := filepath.Glob("testdata/host/runner/*.mlir")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".mlir"), func(t *testing.T) {
			text, err := os.ReadFile(file)
			require.NoError(t, err)
			want, err := os.ReadFile(strings.TrimSuffix(file, ".mlir") + ".expect")
			require.NoError(t, err)
			o := runHost(t, file, text, Options{})
			require.NoError(t, o.err)
			got := fmt.Sprintf("exit: 0\n%s--- stderr\n%s", o.stdout, o.stderr)
			require.Equal(t, strings.ReplaceAll(string(want), "\r\n", "\n"), printedBase.ReplaceAllString(got, "base@ = 0xADDRESS"))
		})
	}
}

// hostModule puts the declarations that body's calls need, as they stand
// behind `declare`, and strings, around the body of main.
func hostModule(decls, body string) []byte {
	return []byte(`llvm.mlir.global internal constant @hello("hello\00") {addr_space = 0 : i32}
llvm.mlir.global internal constant @abc("abc\00") {addr_space = 0 : i32}
llvm.mlir.global internal constant @raw("raw") {addr_space = 0 : i32}
llvm.mlir.global internal constant @d("%d\0A\00") {addr_space = 0 : i32}
llvm.mlir.global internal constant @s("[%s]\0A\00") {addr_space = 0 : i32}
llvm.mlir.global internal constant @g("%g\0A\00") {addr_space = 0 : i32}
llvm.mlir.global internal constant @lgf("%lg %Lg\0A\00") {addr_space = 0 : i32}
llvm.mlir.global internal constant @bad("%d %y\00") {addr_space = 0 : i32}
llvm.mlir.global internal constant @wide("%d %ls\00") {addr_space = 0 : i32}
llvm.mlir.global internal constant @number("12 34\00") {addr_space = 0 : i32}
llvm.mlir.global internal constant @equal("x=y=z\00") {addr_space = 0 : i32}
llvm.mlir.global internal constant @floats(dense<[1.0, 2.0, 3.5, 4.0]> : tensor<4xf32>) {addr_space = 0 : i32} : !llvm.array<4 x f32>
llvm.func @printf(!llvm.ptr, ...) -> i32
` + decls + `
llvm.func @print(%v: i32) {
  %f = llvm.mlir.addressof @d : !llvm.ptr
  %r = llvm.call @printf(%f, %v) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  llvm.return
}
llvm.func @print64(%v: i64) {
  %w = llvm.trunc %v : i64 to i32
  llvm.call @print(%w) : (i32) -> ()
  llvm.return
}
llvm.func @printg(%v: f64) {
  %f = llvm.mlir.addressof @g : !llvm.ptr
  %r = llvm.call @printf(%f, %v) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32
  llvm.return
}
llvm.func @main() -> i32 {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c5 = llvm.mlir.constant(5 : i32) : i32
  %l0 = llvm.mlir.constant(0 : i64) : i64
  %l1 = llvm.mlir.constant(1 : i64) : i64
  %l2 = llvm.mlir.constant(2 : i64) : i64
  %l3 = llvm.mlir.constant(3 : i64) : i64
  %l8 = llvm.mlir.constant(8 : i64) : i64
  %l16 = llvm.mlir.constant(16 : i64) : i64
  %l64 = llvm.mlir.constant(64 : i64) : i64
  %null = llvm.mlir.zero : !llvm.ptr
  %hello = llvm.mlir.addressof @hello : !llvm.ptr
  %abc = llvm.mlir.addressof @abc : !llvm.ptr
  %raw = llvm.mlir.addressof @raw : !llvm.ptr
  %d = llvm.mlir.addressof @d : !llvm.ptr
  %s = llvm.mlir.addressof @s : !llvm.ptr
  %buf = llvm.alloca %c1 x !llvm.array<64 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
` + body + `
  llvm.return %c0 : i32
}
`)
}

// hostModules are calls of functions that the C programs do not reach: other
// names, other signatures, functions that glibc 2.36 lacks.
var hostModules = []struct{ name, decls, body, stdin, want string }{
	{name: "dropped results and K&R calls", decls: "llvm.func @puts(!llvm.ptr)\nllvm.func @atoi(...) -> i32",
		body: `llvm.call @puts(%hello) : (!llvm.ptr) -> ()
		%n = llvm.mlir.addressof @number : !llvm.ptr
		%v = llvm.call @atoi(%n) vararg(!llvm.func<i32 (...)>) : (!llvm.ptr) -> i32
		llvm.call @print(%v) : (i32) -> ()`, want: "hello\n12\n"},
	{name: "generic memref functions", decls: "llvm.func @_mlir_memref_to_llvm_alloc(i64) -> !llvm.ptr\nllvm.func @_mlir_memref_to_llvm_aligned_alloc(i64, i64) -> !llvm.ptr\nllvm.func @_mlir_memref_to_llvm_free(!llvm.ptr)",
		body: `%p = llvm.call @_mlir_memref_to_llvm_alloc(%l8) : (i64) -> !llvm.ptr
		llvm.store %l8, %p : i64, !llvm.ptr
		llvm.call @_mlir_memref_to_llvm_free(%p) : (!llvm.ptr) -> ()
		%q = llvm.call @_mlir_memref_to_llvm_aligned_alloc(%l64, %l8) : (i64, i64) -> !llvm.ptr
		%a = llvm.ptrtoint %q : !llvm.ptr to i64
		%m = llvm.urem %a, %l64 : i64
		llvm.call @print64(%m) : (i64) -> ()
		llvm.call @_mlir_memref_to_llvm_free(%q) : (!llvm.ptr) -> ()`, want: "0\n"},
	{name: "strlcpy and strlcat", decls: "llvm.func @strlcpy(!llvm.ptr, !llvm.ptr, i64) -> i64\nllvm.func @strlcat(!llvm.ptr, !llvm.ptr, i64) -> i64\nllvm.func @puts(!llvm.ptr) -> i32",
		body: `%n = llvm.call @strlcpy(%buf, %hello, %l3) : (!llvm.ptr, !llvm.ptr, i64) -> i64
		llvm.call @print64(%n) : (i64) -> ()
		%m = llvm.call @strlcat(%buf, %abc, %l8) : (!llvm.ptr, !llvm.ptr, i64) -> i64
		llvm.call @print64(%m) : (i64) -> ()
		%r = llvm.call @puts(%buf) : (!llvm.ptr) -> i32
		%k = llvm.call @strlcat(%buf, %abc, %l3) : (!llvm.ptr, !llvm.ptr, i64) -> i64
		llvm.call @print64(%k) : (i64) -> ()`, want: "5\n5\nheabc\n6\n"},
	{name: "names of C23", decls: `llvm.func @__isoc23_strtol(!llvm.ptr, !llvm.ptr, i32) -> i64
		llvm.func @__isoc23_strtoll(!llvm.ptr, !llvm.ptr, i32) -> i64
		llvm.func @__isoc23_strtoimax(!llvm.ptr, !llvm.ptr, i32) -> i64
		llvm.func @__isoc23_strtoul(!llvm.ptr, !llvm.ptr, i32) -> i64
		llvm.func @__isoc23_strtoull(!llvm.ptr, !llvm.ptr, i32) -> i64
		llvm.func @__isoc23_strtoumax(!llvm.ptr, !llvm.ptr, i32) -> i64
		llvm.func @__isoc23_sscanf(!llvm.ptr, !llvm.ptr, ...) -> i32
		llvm.func @__isoc23_scanf(!llvm.ptr, ...) -> i32
		llvm.func @__isoc23_fscanf(!llvm.ptr, !llvm.ptr, ...) -> i32
		llvm.func @__isoc23_vsscanf(!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
		llvm.func @__isoc23_vscanf(!llvm.ptr, !llvm.ptr) -> i32
		llvm.func @__isoc23_vfscanf(!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
		llvm.mlir.global external @stdin() {addr_space = 0 : i32} : !llvm.ptr`,
		body: `%n = llvm.mlir.addressof @number : !llvm.ptr
		%ten = llvm.mlir.constant(10 : i32) : i32
		%v1 = llvm.call @__isoc23_strtol(%n, %null, %ten) : (!llvm.ptr, !llvm.ptr, i32) -> i64
		llvm.call @print64(%v1) : (i64) -> ()
		%v2 = llvm.call @__isoc23_strtoll(%n, %null, %ten) : (!llvm.ptr, !llvm.ptr, i32) -> i64
		%v3 = llvm.call @__isoc23_strtoimax(%n, %null, %ten) : (!llvm.ptr, !llvm.ptr, i32) -> i64
		%v4 = llvm.call @__isoc23_strtoul(%n, %null, %ten) : (!llvm.ptr, !llvm.ptr, i32) -> i64
		%v5 = llvm.call @__isoc23_strtoull(%n, %null, %ten) : (!llvm.ptr, !llvm.ptr, i32) -> i64
		%v6 = llvm.call @__isoc23_strtoumax(%n, %null, %ten) : (!llvm.ptr, !llvm.ptr, i32) -> i64
		llvm.call @print64(%v6) : (i64) -> ()
		%r1 = llvm.call @__isoc23_sscanf(%n, %d, %buf) vararg(!llvm.func<i32 (ptr, ptr, ...)>) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
		llvm.call @print(%r1) : (i32) -> ()
		%r2 = llvm.call @__isoc23_scanf(%d, %buf) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr) -> i32
		%x2 = llvm.load %buf : !llvm.ptr -> i32
		llvm.call @print(%x2) : (i32) -> ()
		%in = llvm.mlir.addressof @stdin : !llvm.ptr
		%f = llvm.load %in : !llvm.ptr -> !llvm.ptr
		%r3 = llvm.call @__isoc23_fscanf(%f, %d, %buf) vararg(!llvm.func<i32 (ptr, ptr, ...)>) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
		%x3 = llvm.load %buf : !llvm.ptr -> i32
		llvm.call @print(%x3) : (i32) -> ()
		// A va_list of x86-64 whose register part is used up: a pointer to an int.
		%list = llvm.alloca %c1 x !llvm.array<3 x i64> : (i32) -> !llvm.ptr
		%area = llvm.alloca %c1 x !llvm.array<3 x ptr> : (i32) -> !llvm.ptr
		%full = llvm.mlir.constant(755914244144 : i64) : i64 // gp_offset 48, fp_offset 176
		llvm.store %full, %list : i64, !llvm.ptr
		%over = llvm.getelementptr %list[8] : (!llvm.ptr) -> !llvm.ptr, i8
		llvm.store %area, %over : !llvm.ptr, !llvm.ptr
		%second = llvm.getelementptr %area[8] : (!llvm.ptr) -> !llvm.ptr, i8
		%third = llvm.getelementptr %area[16] : (!llvm.ptr) -> !llvm.ptr, i8
		llvm.store %buf, %area : !llvm.ptr, !llvm.ptr
		llvm.store %buf, %second : !llvm.ptr, !llvm.ptr
		llvm.store %buf, %third : !llvm.ptr, !llvm.ptr
		%r4 = llvm.call @__isoc23_vsscanf(%n, %d, %list) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
		%x4 = llvm.load %buf : !llvm.ptr -> i32
		llvm.call @print(%x4) : (i32) -> ()
		%r5 = llvm.call @__isoc23_vscanf(%d, %list) : (!llvm.ptr, !llvm.ptr) -> i32
		%x5 = llvm.load %buf : !llvm.ptr -> i32
		llvm.call @print(%x5) : (i32) -> ()
		%r6 = llvm.call @__isoc23_vfscanf(%f, %d, %list) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
		%x6 = llvm.load %buf : !llvm.ptr -> i32
		llvm.call @print(%x6) : (i32) -> ()`,
		stdin: "71 72 73 74", want: "12\n12\n1\n71\n72\n12\n73\n74\n"},
	{name: "names of C89", decls: `llvm.func @scanf(!llvm.ptr, ...) -> i32
		llvm.func @fscanf(!llvm.ptr, !llvm.ptr, ...) -> i32
		llvm.func @vscanf(!llvm.ptr, !llvm.ptr) -> i32
		llvm.func @vfscanf(!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
		llvm.func @vsscanf(!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
		llvm.mlir.global external @stdin() {addr_space = 0 : i32} : !llvm.ptr`,
		body: `%n = llvm.mlir.addressof @number : !llvm.ptr
		%in = llvm.mlir.addressof @stdin : !llvm.ptr
		%f = llvm.load %in : !llvm.ptr -> !llvm.ptr
		%list = llvm.alloca %c1 x !llvm.array<3 x i64> : (i32) -> !llvm.ptr
		%area = llvm.alloca %c1 x !llvm.array<3 x ptr> : (i32) -> !llvm.ptr
		// gp_offset 24: the fourth general register and its followers are next.
		%three = llvm.mlir.constant(755914244120 : i64) : i64
		llvm.store %three, %list : i64, !llvm.ptr
		%save = llvm.getelementptr %list[16] : (!llvm.ptr) -> !llvm.ptr, i8
		%before = llvm.getelementptr %area[-24] : (!llvm.ptr) -> !llvm.ptr, i8
		llvm.store %before, %save : !llvm.ptr, !llvm.ptr
		%second = llvm.getelementptr %area[8] : (!llvm.ptr) -> !llvm.ptr, i8
		%third = llvm.getelementptr %area[16] : (!llvm.ptr) -> !llvm.ptr, i8
		llvm.store %buf, %area : !llvm.ptr, !llvm.ptr
		llvm.store %buf, %second : !llvm.ptr, !llvm.ptr
		llvm.store %buf, %third : !llvm.ptr, !llvm.ptr
		%r1 = llvm.call @scanf(%d, %buf) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr) -> i32
		%x1 = llvm.load %buf : !llvm.ptr -> i32
		llvm.call @print(%x1) : (i32) -> ()
		%r2 = llvm.call @fscanf(%f, %d, %buf) vararg(!llvm.func<i32 (ptr, ptr, ...)>) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
		%x2 = llvm.load %buf : !llvm.ptr -> i32
		llvm.call @print(%x2) : (i32) -> ()
		%r3 = llvm.call @vscanf(%d, %list) : (!llvm.ptr, !llvm.ptr) -> i32
		%x3 = llvm.load %buf : !llvm.ptr -> i32
		llvm.call @print(%x3) : (i32) -> ()
		%r4 = llvm.call @vfscanf(%f, %d, %list) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
		%x4 = llvm.load %buf : !llvm.ptr -> i32
		llvm.call @print(%x4) : (i32) -> ()
		%r5 = llvm.call @vsscanf(%n, %d, %list) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
		%x5 = llvm.load %buf : !llvm.ptr -> i32
		llvm.call @print(%x5) : (i32) -> ()
		%used = llvm.load %list : !llvm.ptr -> i32
		llvm.call @print(%used) : (i32) -> ()`,
		stdin: "61 62 63 64", want: "61\n62\n63\n64\n12\n48\n"},
	{name: "_exit", decls: "llvm.func @_exit(i32)", body: "llvm.call @_exit(%c0) : (i32) -> ()"},
	{name: "reciprocal square root", decls: "llvm.func @rsqrt(f64) -> f64\nllvm.func @rsqrtf(f32) -> f32",
		body: `%x = llvm.mlir.constant(4.0 : f64) : f64
		%y = llvm.call @rsqrt(%x) : (f64) -> f64
		llvm.call @printg(%y) : (f64) -> ()
		%u = llvm.mlir.constant(16.0 : f32) : f32
		%v = llvm.call @rsqrtf(%u) : (f32) -> f32
		%w = llvm.fpext %v : f32 to f64
		llvm.call @printg(%w) : (f64) -> ()`, want: "0.5\n0.25\n"},
	{name: "complex structs as MLIR passes them", decls: "llvm.func @cabs(!llvm.struct<(f64, f64)>) -> f64\nllvm.func @conjf(!llvm.struct<(f32, f32)>) -> !llvm.struct<(f32, f32)>",
		body: `%x = llvm.mlir.constant(3.0 : f64) : f64
		%y = llvm.mlir.constant(-4.0 : f64) : f64
		%z0 = llvm.mlir.poison : !llvm.struct<(f64, f64)>
		%z1 = llvm.insertvalue %x, %z0[0] : !llvm.struct<(f64, f64)>
		%z2 = llvm.insertvalue %y, %z1[1] : !llvm.struct<(f64, f64)>
		%a = llvm.call @cabs(%z2) : (!llvm.struct<(f64, f64)>) -> f64
		llvm.call @printg(%a) : (f64) -> ()
		%u = llvm.mlir.constant(1.5 : f32) : f32
		%w0 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
		%w1 = llvm.insertvalue %u, %w0[0] : !llvm.struct<(f32, f32)>
		%w2 = llvm.insertvalue %u, %w1[1] : !llvm.struct<(f32, f32)>
		%c = llvm.call @conjf(%w2) : (!llvm.struct<(f32, f32)>) -> !llvm.struct<(f32, f32)>
		%i = llvm.extractvalue %c[1] : !llvm.struct<(f32, f32)>
		%j = llvm.fpext %i : f32 to f64
		llvm.call @printg(%j) : (f64) -> ()`, want: "5\n-1.5\n"},
	{name: "narrow floats as i16", decls: "llvm.func @__gnu_h2f_ieee(i16) -> f32\nllvm.func @__gnu_f2h_ieee(f32) -> i16\nllvm.func @__extendbfsf2(bf16) -> f32\nllvm.func @__extendbfdf2(bf16) -> f64",
		body: `%h = llvm.mlir.constant(15360 : i16) : i16
		%f = llvm.call @__gnu_h2f_ieee(%h) : (i16) -> f32
		%e = llvm.fpext %f : f32 to f64
		llvm.call @printg(%e) : (f64) -> ()
		%b = llvm.call @__gnu_f2h_ieee(%f) : (f32) -> i16
		%w = llvm.zext %b : i16 to i32
		llvm.call @print(%w) : (i32) -> ()
		%x = llvm.mlir.constant(1.5 : bf16) : bf16
		%y = llvm.call @__extendbfsf2(%x) : (bf16) -> f32
		%z = llvm.fpext %y : f32 to f64
		llvm.call @printg(%z) : (f64) -> ()
		%v = llvm.call @__extendbfdf2(%x) : (bf16) -> f64
		llvm.call @printg(%v) : (f64) -> ()`, want: "1\n15360\n1.5\n1.5\n"},
	{name: "spellings of older runner libraries", decls: `llvm.func @print_open()
		llvm.func @print_close()
		llvm.func @print_comma()
		llvm.func @print_newline()
		llvm.func @print_i32(i32)
		llvm.func @print_i64(i64)
		llvm.func @print_u64(i64)
		llvm.func @print_f32(f32)
		llvm.func @print_f64(f64)
		llvm.func @printCString(!llvm.ptr)
		llvm.func @print_c_string(!llvm.ptr)
		llvm.func @print_flops(f64)
		llvm.func @nanoTime() -> i64
		llvm.func @nano_time() -> i64
		llvm.func @_mlir_ciface_nano_time() -> i64
		llvm.func @_mlir_ciface_rtclock() -> f64`,
		body: `%m1 = llvm.mlir.constant(-1 : i32) : i32
		%x = llvm.mlir.constant(0.5 : f32) : f32
		%y = llvm.mlir.constant(0.25 : f64) : f64
		llvm.call @print_open() : () -> ()
		llvm.call @print_i32(%m1) : (i32) -> ()
		llvm.call @print_comma() : () -> ()
		llvm.call @print_i64(%l8) : (i64) -> ()
		llvm.call @print_comma() : () -> ()
		llvm.call @print_u64(%l8) : (i64) -> ()
		llvm.call @print_comma() : () -> ()
		llvm.call @print_f32(%x) : (f32) -> ()
		llvm.call @print_comma() : () -> ()
		llvm.call @print_f64(%y) : (f64) -> ()
		llvm.call @print_close() : () -> ()
		llvm.call @print_newline() : () -> ()
		llvm.call @printCString(%hello) : (!llvm.ptr) -> ()
		llvm.call @print_c_string(%abc) : (!llvm.ptr) -> ()
		llvm.call @print_flops(%y) : (f64) -> ()
		%t1 = llvm.call @nanoTime() : () -> i64
		%t2 = llvm.call @nano_time() : () -> i64
		%t3 = llvm.call @_mlir_ciface_nano_time() : () -> i64
		%t4 = llvm.call @_mlir_ciface_rtclock() : () -> f64
		%later = llvm.icmp "sge" %t3, %t1 : i64
		%b = llvm.zext %later : i1 to i32
		llvm.call @print_newline() : () -> ()
		llvm.call @print(%b) : (i32) -> ()`, want: "( -1, 8, 8, 0.5, 0.25 )\nhelloabc\n1\n"},
	{name: "C++ handlers of a thread", decls: `llvm.func @__cxa_thread_atexit(!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
		llvm.func @puts(!llvm.ptr) -> i32
		llvm.func @say(%p: !llvm.ptr) {
			%r = llvm.call @puts(%p) : (!llvm.ptr) -> i32
			llvm.return
		}`,
		body: `%f = llvm.mlir.addressof @say : !llvm.ptr
		%r = llvm.call @__cxa_thread_atexit(%f, %hello, %null) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
		%q = llvm.call @puts(%abc) : (!llvm.ptr) -> i32`, want: "abc\nhello\n"},
	{name: "variables", decls: "llvm.mlir.global external @__environ() {addr_space = 0 : i32} : !llvm.ptr\nllvm.mlir.global external @stdout() {addr_space = 0 : i32} : !llvm.ptr\nllvm.func @fputs(!llvm.ptr, !llvm.ptr) -> i32",
		body: `%e = llvm.mlir.addressof @__environ : !llvm.ptr
		%l = llvm.load %e : !llvm.ptr -> !llvm.ptr
		%first = llvm.load %l : !llvm.ptr -> i64
		llvm.call @print64(%first) : (i64) -> ()
		%o = llvm.mlir.addressof @stdout : !llvm.ptr
		%f = llvm.load %o : !llvm.ptr -> !llvm.ptr
		%r = llvm.call @fputs(%hello, %f) : (!llvm.ptr, !llvm.ptr) -> i32`, want: "0\nhello"},
	{name: "printf takes low bits of a wider integer, and any pointer's", decls: "",
		body: `%x = llvm.mlir.constant(4294967303 : i64) : i64
		%r = llvm.call @printf(%d, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64) -> i32
		%q = llvm.ptrtoint %hello : !llvm.ptr to i64
		%t = llvm.call @printf(%s, %q) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64) -> i32`, want: "7\n[hello]\n"},
	{name: "comparisons need no more bytes than decide", decls: "llvm.func @strcmp(!llvm.ptr, !llvm.ptr) -> i32\nllvm.func @memchr(!llvm.ptr, i32, i64) -> !llvm.ptr\nllvm.func @strncmp(!llvm.ptr, !llvm.ptr, i64) -> i32",
		body: `%r = llvm.call @strcmp(%raw, %abc) : (!llvm.ptr, !llvm.ptr) -> i32
		llvm.call @print(%r) : (i32) -> ()
		%n = llvm.call @strncmp(%raw, %raw, %l3) : (!llvm.ptr, !llvm.ptr, i64) -> i32
		llvm.call @print(%n) : (i32) -> ()
		%w = llvm.mlir.constant(119 : i32) : i32
		%p = llvm.call @memchr(%raw, %w, %l64) : (!llvm.ptr, i32, i64) -> !llvm.ptr
		%b = llvm.load %p : !llvm.ptr -> i8
		%c = llvm.zext %b : i8 to i32
		llvm.call @print(%c) : (i32) -> ()`, want: "17\n0\n119\n"},
	{name: "allocation that no system grants", decls: "llvm.func @malloc(i64) -> !llvm.ptr\nllvm.func @__errno_location() -> !llvm.ptr",
		body: `%n = llvm.mlir.constant(1152921504606846976 : i64) : i64
		%p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
		%isnull = llvm.icmp "eq" %p, %null : !llvm.ptr
		%b = llvm.zext %isnull : i1 to i32
		llvm.call @print(%b) : (i32) -> ()
		%e = llvm.call @__errno_location() : () -> !llvm.ptr
		%v = llvm.load %e : !llvm.ptr -> i32
		llvm.call @print(%v) : (i32) -> ()`, want: "1\n12\n"},
}

// TestHostModules runs them.
func TestHostModules(t *testing.T) {
	for _, tt := range hostModules {
		t.Run(tt.name, func(t *testing.T) {
			o := runHost(t, tt.name, hostModule(tt.decls, tt.body), Options{Stdin: strings.NewReader(tt.stdin)})
			require.NoError(t, o.err)
			require.Equal(t, tt.want, o.stdout)
		})
	}
}

// TestOlderMemrefNames calls the memref functions under the names of LLVM 13
// to 15 and of 2019 (values as the newer ones print them).
func TestOlderMemrefNames(t *testing.T) {
	// A descriptor of rank 1 over @floats, and an unranked one of it.
	build := `%data = llvm.mlir.addressof @floats : !llvm.ptr
	%desc = llvm.alloca %c1 x !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> : (i32) -> !llvm.ptr
	%u = llvm.alloca %c1 x !llvm.struct<(i64, ptr)> : (i32) -> !llvm.ptr
	llvm.store %data, %desc : !llvm.ptr, !llvm.ptr
	%at1 = llvm.getelementptr %desc[8] : (!llvm.ptr) -> !llvm.ptr, i8
	llvm.store %data, %at1 : !llvm.ptr, !llvm.ptr
	%at2 = llvm.getelementptr %desc[16] : (!llvm.ptr) -> !llvm.ptr, i8
	llvm.store %l0, %at2 : i64, !llvm.ptr
	`
	for i := range 8 {
		build += fmt.Sprintf(`%%w%d = llvm.getelementptr %%desc[%d] : (!llvm.ptr) -> !llvm.ptr, i8
		llvm.store %%l1, %%w%d : i64, !llvm.ptr
		`, i, 24+8*i, i)
	}
	build += `llvm.store %l1, %u : i64, !llvm.ptr
	%uat = llvm.getelementptr %u[8] : (!llvm.ptr) -> !llvm.ptr, i8
	llvm.store %desc, %uat : !llvm.ptr, !llvm.ptr
	`
	texts := map[string]string{"i8": "\x00", "i32": "1065353216", "i64": "4611686019492741120", "ind": "4611686019492741120",
		"f32": "1", "f64": "2", "c32": "(1,2)", "c64": "(2,512)"}
	const shape = "base@ = 0xADDRESS rank = 1 offset = 0 sizes = [1] strides = [1]"
	check := func(t *testing.T, decl, call, want string) {
		t.Helper()
		o := runHost(t, call, hostModule(decl, build+call), Options{})
		require.NoError(t, o.err)
		require.Equal(t, want, printedBase.ReplaceAllString(o.stdout, "$1@ = 0xADDRESS"))
	}
	for _, e := range elements {
		name := olderName(e.name)
		text, ok := texts[name]
		if !ok {
			continue
		}
		t.Run(name, func(t *testing.T) {
			plain := "Unranked Memref " + shape + " data = \n[" + text + "]\n"
			check(t, "llvm.func @_mlir_ciface_print_memref_"+name+"(!llvm.ptr)",
				"llvm.call @_mlir_ciface_print_memref_"+name+"(%u) : (!llvm.ptr) -> ()", plain)
			check(t, "llvm.func @print_memref_"+name+"(i64, !llvm.ptr)",
				"llvm.call @print_memref_"+name+"(%l1, %desc) : (i64, !llvm.ptr) -> ()", plain)
			check(t, "llvm.func @print_memref_"+name+"(!llvm.ptr)",
				"llvm.call @print_memref_"+name+"(%u) : (!llvm.ptr) -> ()",
				"Unranked Memref rank = 1 descriptor@ = 0xADDRESS\nMemref "+shape+" data = \n["+text+"]\n")
			check(t, "llvm.func @printMemref"+e.name+"(i64, !llvm.ptr)",
				"llvm.call @printMemref"+e.name+"(%l1, %desc) : (i64, !llvm.ptr) -> ()", plain)
			check(t, "llvm.func @verifyMemRef"+e.name+"(i64, !llvm.ptr, !llvm.ptr) -> i64",
				"%r = llvm.call @verifyMemRef"+e.name+"(%l1, %desc, %desc) : (i64, !llvm.ptr, !llvm.ptr) -> i64\nllvm.call @print64(%r) : (i64) -> ()", "0\n")
		})
	}
	for rank := range 5 {
		data := strings.Repeat("[", max(rank, 1)) + "1" + strings.Repeat("]", max(rank, 1))
		// Of rank r the sizes and strides are the first 2r words, all 1.
		list := strings.TrimSuffix(strings.Repeat("1, ", rank), ", ")
		want := fmt.Sprintf("Memref base@ = 0xADDRESS rank = %d offset = 0 sizes = [%s] strides = [%s] data = \n%s\n", rank, list, list, data)
		for _, prefix := range []string{"_mlir_ciface_", ""} {
			name := fmt.Sprintf("%sprint_memref_%dd_f32", prefix, rank)
			check(t, "llvm.func @"+name+"(!llvm.ptr)", "llvm.call @"+name+"(%desc) : (!llvm.ptr) -> ()", want)
		}
	}
	const vector = "_mlir_ciface_print_memref_vector_4x4xf32"
	o := runHost(t, vector, hostModule("llvm.func @"+vector+"(!llvm.ptr)", build+"llvm.call @"+vector+"(%desc) : (!llvm.ptr) -> ()"), Options{})
	requireFault(t, o, OutOfBounds, "load of 64 bytes at offset 0 runs 48 bytes past the end of @floats (16 bytes)")
}

func requireFault(t *testing.T, o hostOutcome, kind *FaultKind, message string) {
	t.Helper()
	var f *Fault
	require.ErrorAs(t, o.err, &f)
	require.Equal(t, kind.Code, f.Kind.Code, f.Message)
	require.Equal(t, message, f.Message)
}

// TestVirtualClock holds the clock to the steps: the same on every engine.
func TestVirtualClock(t *testing.T) {
	text := hostModule("llvm.func @nanoTime() -> i64\nllvm.func @printI64(i64)\nllvm.func @usleep(i32) -> i32", `llvm.br ^loop(%l0 : i64)
	^loop(%i: i64):
	%next = llvm.add %i, %l1 : i64
	%n = llvm.mlir.constant(1000 : i64) : i64
	%more = llvm.icmp "slt" %next, %n : i64
	llvm.cond_br %more, ^loop(%next : i64), ^end
	^end:
	%r = llvm.call @usleep(%c5) : (i32) -> i32
	%t = llvm.call @nanoTime() : () -> i64
	llvm.call @printI64(%t) : (i64) -> ()`)
	for _, e := range []Engine{EngineFast, EnginePlain, EngineMeanings} {
		o := runHost(t, "clock", text, Options{Engine: e})
		require.NoError(t, o.err)
		// 18 operations before the loop, 4 each time around, one call.
		require.Equal(t, strconv.Itoa(1767225600_000000000+5000+10*(18+1000*4+1)), o.stdout)
	}
	before := time.Now().UnixNano()
	o := runHost(t, "clock", text, Options{RealTime: true})
	require.NoError(t, o.err)
	shown, err := strconv.ParseInt(o.stdout, 10, 64)
	require.NoError(t, err)
	require.LessOrEqual(t, before, shown)
	require.LessOrEqual(t, shown, time.Now().UnixNano())
}

// TestHostCheckpoints runs programs that keep library state, going back every
// few operations: streams, generators, strtok, a qsort that waits for its
// comparisons.
func TestHostCheckpoints(t *testing.T) {
	for name, n := range map[string]int{"sort": 97, "stream": 31, "rand": 89, "string": 53, "scan": 41} {
		t.Run(name, func(t *testing.T) {
			text, err := os.ReadFile("testdata/host/" + name + ".mlir")
			require.NoError(t, err)
			source, err := os.ReadFile("testdata/host/" + name + ".c")
			require.NoError(t, err)
			want, err := os.ReadFile("testdata/host/" + name + ".expect")
			require.NoError(t, err)
			mod, err := dialect.Parse(name, text, dialect.ParseOptions{})
			require.NoError(t, err)
			var out bytes.Buffer
			stdin := strings.NewReader(strings.ReplaceAll(header(source, "stdin"), `\n`, "\n"))
			m, err := New(mod, Options{Engine: EnginePlain, Stdout: &out, Stdin: stdin, MaxStack: 1 << 20})
			require.NoError(t, err)
			defer m.Close()
			_, err = m.callInPieces("main", n)
			require.NoError(t, err)
			require.NoError(t, m.flush())
			expected, _, _ := strings.Cut(strings.TrimPrefix(string(want), "exit: 0\n"), "--- stderr\n")
			require.Equal(t, expected, out.String())
		})
	}
}

// TestTimeLimitInsideTheLibrary stops a library function that would not end.
func TestTimeLimitInsideTheLibrary(t *testing.T) {
	text := hostModule("llvm.func @printMemrefF32(i64, !llvm.ptr)", `%data = llvm.mlir.addressof @floats : !llvm.ptr
	%desc = llvm.alloca %c1 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i32) -> !llvm.ptr
	llvm.store %data, %desc : !llvm.ptr, !llvm.ptr
	%at1 = llvm.getelementptr %desc[8] : (!llvm.ptr) -> !llvm.ptr, i8
	llvm.store %data, %at1 : !llvm.ptr, !llvm.ptr
	%at2 = llvm.getelementptr %desc[16] : (!llvm.ptr) -> !llvm.ptr, i8
	llvm.store %l0, %at2 : i64, !llvm.ptr
	%at3 = llvm.getelementptr %desc[24] : (!llvm.ptr) -> !llvm.ptr, i8
	%huge = llvm.mlir.constant(1099511627776 : i64) : i64
	llvm.store %huge, %at3 : i64, !llvm.ptr
	%at4 = llvm.getelementptr %desc[32] : (!llvm.ptr) -> !llvm.ptr, i8
	llvm.store %l0, %at4 : i64, !llvm.ptr
	llvm.call @printMemrefF32(%l1, %desc) : (i64, !llvm.ptr) -> ()`)
	o := runHost(t, "endless", text, Options{Timeout: 50 * time.Millisecond})
	var l *LimitError
	require.ErrorAs(t, o.err, &l)
	require.Equal(t, "time", l.Limit)
	require.NotEmpty(t, o.stdout)
}

// TestRefusedHostFunctions calls every function that is refused by name.
func TestRefusedHostFunctions(t *testing.T) {
	for _, f := range HostFunctions() {
		if !f.Refused {
			continue
		}
		o := runHost(t, f.Name, hostModule("llvm.func @"+f.Name+"(!llvm.ptr, i32) -> !llvm.ptr",
			"%r = llvm.call @"+f.Name+"(%hello, %c0) : (!llvm.ptr, i32) -> !llvm.ptr"), Options{})
		var u *UnsupportedError
		require.ErrorAs(t, o.err, &u, f.Name)
		require.Contains(t, u.What, "@"+f.Name+" is not supported: ")
	}
}

// TestHostFunctionsAreDescribed holds the table to its form.
func TestHostFunctionsAreDescribed(t *testing.T) {
	for _, f := range HostFunctions() {
		if elsewhere.MatchString(f.Name) {
			continue
		}
		require.Regexp(t, `^[^ ].*\.$`, f.Doc, f.Name)
		if !f.Refused {
			require.Contains(t, f.Doc, "(", "%s: the standard is missing", f.Name)
		}
		require.NotPanics(t, func() { hostFuncs[f.Name].resolved() }, f.Name)
		for _, typ := range hostFuncs[f.Name].types {
			require.Equal(t, typ.VarArg, hostFuncs[f.Name].typ.VarArg, f.Name)
		}
	}
}

// TestMismatchedSignature keeps a wrong type a fault.
func TestMismatchedSignature(t *testing.T) {
	o := runHost(t, "mismatch", hostModule("llvm.func @strlen(i64) -> i64", "%r = llvm.call @strlen(%l8) : (i64) -> i64"), Options{})
	requireFault(t, o, BadCall, "@strlen of the library has type !llvm.func<i64 (ptr)> and is called as !llvm.func<i64 (i64)>")
	o = runHost(t, "mismatch", hostModule("llvm.func @strlen(!llvm.ptr) -> i32", "%r = llvm.call @strlen(%hello) : (!llvm.ptr) -> i32"), Options{})
	require.True(t, errors.As(o.err, new(*Fault)))
}
