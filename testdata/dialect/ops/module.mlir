// What stands at the top of a module: functions, globals, aliases, flags.
module @outer attributes {llvm.data_layout = "e-i64:64", llvm.target_triple = "x86_64-unknown-linux-gnu", dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} {
  llvm.mlir.global internal constant @text("ab\00\22\\") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external thread_local unnamed_addr @tls() {addr_space = 0 : i32} : i32
  llvm.mlir.global linkonce_odr hidden local_unnamed_addr @computed() comdat(@group::@computed) : i32 {
    %0 = llvm.mlir.constant(3 : i32) : i32
    llvm.return %0 : i32
  }
  llvm.mlir.global weak protected constant @"odd name"(dense<[1, 2]> : tensor<2xi32>) {section = ".data", addr_space = 3 : i32, externally_initialized} : !llvm.array<2 x i32>
  llvm.mlir.global private @zero(#llvm.zero) : !llvm.struct<(i32, ptr)>
  llvm.mlir.global common @tentative(0 : i64) : i64
  llvm.comdat @group {
    llvm.comdat_selector @computed any
    llvm.comdat_selector @other exactmatch
    llvm.comdat_selector @third largest
    llvm.comdat_selector @fourth nodeduplicate
    llvm.comdat_selector @fifth samesize
  }
  llvm.mlir.alias external @alias {dso_local} : i64 {
    %0 = llvm.mlir.addressof @tentative : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.alias weak_odr protected thread_local local_unnamed_addr @alias2 : i64 {
    %0 = llvm.mlir.addressof @tentative : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @resolver() -> !llvm.ptr {
    %0 = llvm.mlir.addressof @declared : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.ifunc external @chosen : !llvm.func<void ()>, !llvm.ptr @resolver
  llvm.mlir.ifunc private hidden unnamed_addr @chosen2 : !llvm.func<i32 (i32)>, !llvm.ptr @resolver {dso_local}
  llvm.mlir.global_ctors ctors = [@resolver], priorities = [65535 : i32], data = [#llvm.zero]
  llvm.mlir.global_dtors dtors = [@resolver], priorities = [1 : i32], data = [#llvm.zero]
  llvm.func @declared()
  llvm.func extern_weak @weak(i32 {llvm.noundef}, !llvm.ptr {llvm.byval = i64, llvm.align = 8 : i64}, ...) -> (i32 {llvm.zeroext})
  llvm.func internal hidden unnamed_addr fastcc @all(%a: i32 {llvm.noundef}, %b: vector<4xf32>, ...) -> (i64 {llvm.noundef}) vscale_range(1, 16) comdat(@group::@other) attributes {no_unwind, foo.bar = 3 : i64, passthrough = ["cold", ["a", "b"]], memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, frame_pointer = #llvm.framePointerKind<"non-leaf">, target_features = #llvm.target_features<["+sse", "-avx"]>, alignment = 16 : i64, section = "x", garbageCollector = "gc", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.dso_local_equivalent @declared : !llvm.ptr
    %1 = llvm.ptrtoint %0 : !llvm.ptr to i64
    llvm.return %1 : i64
  }
  "llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "generic"}> ({
    "llvm.return"() : () -> ()
  }) {note.x} : () -> ()
  llvm.linker_options ["-l", "m"]
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<max, "PIC Level", 2 : i32>]
  module @inner attributes {x.y} {
    llvm.func @declared()
    module {
    }
  }
  "llvm.not_an_operation"() {kept = [1, "two", @three]} : () -> ()
}
