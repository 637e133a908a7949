#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("%d %d %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("%d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("%d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"(" %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("%zu\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"(" %d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external @_ZSt7nothrow() {addr_space = 0 : i32, alignment = 1 : i64} : i8
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main() -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = [["min-legal-vector-width", "0"], "no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(16 : i64) : i64
    %3 = llvm.mlir.constant(4 : i32) : i32
    %4 = llvm.mlir.constant(400 : i64) : i64
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.mlir.constant(1 : i64) : i64
    %7 = llvm.mlir.constant(2 : i64) : i64
    %8 = llvm.mlir.constant(3 : i64) : i64
    %9 = llvm.mlir.addressof @".str" : !llvm.ptr
    %10 = llvm.mlir.constant(4 : i64) : i64
    %11 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %12 = llvm.mlir.zero : !llvm.ptr
    %13 = llvm.mlir.constant(5 : i64) : i64
    %14 = llvm.mlir.constant(15 : i32) : i32
    %15 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %16 = llvm.mlir.constant(9223372036854775807 : i64) : i64
    %17 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %18 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %19 = llvm.mlir.constant(64 : i64) : i64
    %20 = llvm.mlir.constant(128 : i64) : i64
    %21 = llvm.mlir.constant(256 : i64) : i64
    %22 = llvm.mlir.constant(10 : i64) : i64
    %23 = llvm.mlir.constant(4096 : i64) : i64
    %24 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %25 = llvm.mlir.constant(24 : i64) : i64
    %26 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %27 = llvm.mlir.constant(32 : i64) : i64
    %28 = llvm.mlir.addressof @_ZSt7nothrow : !llvm.ptr
    %29 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %30 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %31 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %32 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %33 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %34 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %35 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %29 {alignment = 4 : i64} : i32, !llvm.ptr
    %36 = llvm.call @malloc(%2) {no_unwind} : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias})
    llvm.store %36, %30 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %1, %31 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %37 = llvm.load %31 {alignment = 4 : i64} : !llvm.ptr -> i32
    %38 = llvm.icmp "slt" %37, %3 : i32
    llvm.cond_br %38, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %39 = llvm.load %31 {alignment = 4 : i64} : !llvm.ptr -> i32
    %40 = llvm.load %31 {alignment = 4 : i64} : !llvm.ptr -> i32
    %41 = llvm.mul %39, %40 overflow<nsw> : i32
    %42 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %43 = llvm.load %31 {alignment = 4 : i64} : !llvm.ptr -> i32
    %44 = llvm.sext %43 : i32 to i64
    %45 = llvm.getelementptr inbounds %42[%44] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %41, %45 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %46 = llvm.load %31 {alignment = 4 : i64} : !llvm.ptr -> i32
    %47 = llvm.add %46, %0 overflow<nsw> : i32
    llvm.store %47, %31 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    %48 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %49 = llvm.call @realloc(%48, %4) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    llvm.store %49, %30 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %50 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %51 = llvm.getelementptr inbounds %50[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %52 = llvm.load %51 {alignment = 4 : i64} : !llvm.ptr -> i32
    %53 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %54 = llvm.getelementptr inbounds %53[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %55 = llvm.load %54 {alignment = 4 : i64} : !llvm.ptr -> i32
    %56 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %57 = llvm.getelementptr inbounds %56[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %58 = llvm.load %57 {alignment = 4 : i64} : !llvm.ptr -> i32
    %59 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %60 = llvm.getelementptr inbounds %59[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %61 = llvm.load %60 {alignment = 4 : i64} : !llvm.ptr -> i32
    %62 = llvm.call @printf(%9, %52, %55, %58, %61) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %63 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %64 = llvm.call @reallocarray(%63, %7, %10) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    llvm.store %64, %30 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %65 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %66 = llvm.getelementptr inbounds %65[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %67 = llvm.load %66 {alignment = 4 : i64} : !llvm.ptr -> i32
    %68 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %69 = llvm.getelementptr inbounds %68[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %70 = llvm.load %69 {alignment = 4 : i64} : !llvm.ptr -> i32
    %71 = llvm.call @printf(%11, %67, %70) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %72 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%72) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    llvm.call @free(%12) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    %73 = llvm.call @calloc(%13, %8) {no_unwind} : (i64 {llvm.noundef}, i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias})
    llvm.store %73, %32 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %1, %33 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %34 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb4, ^bb7
    %74 = llvm.load %34 {alignment = 4 : i64} : !llvm.ptr -> i32
    %75 = llvm.icmp "slt" %74, %14 : i32
    llvm.cond_br %75, ^bb6, ^bb8
  ^bb6:  // pred: ^bb5
    %76 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %77 = llvm.load %34 {alignment = 4 : i64} : !llvm.ptr -> i32
    %78 = llvm.sext %77 : i32 to i64
    %79 = llvm.getelementptr inbounds %76[%78] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %80 = llvm.load %79 {alignment = 1 : i64} : !llvm.ptr -> i8
    %81 = llvm.zext %80 : i8 to i32
    %82 = llvm.load %33 {alignment = 4 : i64} : !llvm.ptr -> i32
    %83 = llvm.add %82, %81 overflow<nsw> : i32
    llvm.store %83, %33 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // pred: ^bb6
    %84 = llvm.load %34 {alignment = 4 : i64} : !llvm.ptr -> i32
    %85 = llvm.add %84, %0 overflow<nsw> : i32
    llvm.store %85, %34 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5 {loop_annotation = #loop_annotation}
  ^bb8:  // pred: ^bb5
    %86 = llvm.load %33 {alignment = 4 : i64} : !llvm.ptr -> i32
    %87 = llvm.call @printf(%15, %86) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %88 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%88) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    %89 = llvm.call @__errno_location() {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : () -> !llvm.ptr
    llvm.store %1, %89 {alignment = 4 : i64} : i32, !llvm.ptr
    %90 = llvm.call @calloc(%16, %8) {no_unwind} : (i64 {llvm.noundef}, i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias})
    %91 = llvm.icmp "eq" %90, %12 : !llvm.ptr
    %92 = llvm.zext %91 : i1 to i32
    %93 = llvm.call @printf(%17, %92) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %94 = llvm.call @__errno_location() {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : () -> !llvm.ptr
    %95 = llvm.load %94 {alignment = 4 : i64} : !llvm.ptr -> i32
    %96 = llvm.call @printf(%18, %95) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %97 = llvm.call @malloc(%16) {no_unwind} : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias})
    %98 = llvm.icmp "eq" %97, %12 : !llvm.ptr
    %99 = llvm.zext %98 : i1 to i32
    %100 = llvm.call @printf(%15, %99) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %101 = llvm.call @reallocarray(%12, %16, %8) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %102 = llvm.icmp "eq" %101, %12 : !llvm.ptr
    %103 = llvm.zext %102 : i1 to i32
    %104 = llvm.call @printf(%15, %103) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %105 = llvm.call @malloc(%8) {no_unwind} : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias})
    %106 = llvm.call @realloc(%105, %5) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %107 = llvm.icmp "eq" %106, %12 : !llvm.ptr
    %108 = llvm.zext %107 : i1 to i32
    %109 = llvm.call @printf(%15, %108) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %110 = llvm.call @aligned_alloc(%19, %20) {no_unwind} : (i64 {llvm.noundef}, i64 {llvm.noundef}) -> (!llvm.ptr {llvm.align = 64 : i64, llvm.noalias})
    llvm.store %110, %35 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %111 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %112 = llvm.ptrtoint %111 : !llvm.ptr to i64
    %113 = llvm.urem %112, %19 : i64
    %114 = llvm.trunc %113 : i64 to i32
    %115 = llvm.call @printf(%15, %114) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %116 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%116) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    %117 = llvm.call @memalign(%21, %22) {no_unwind} : (i64 {llvm.noundef}, i64 {llvm.noundef}) -> (!llvm.ptr {llvm.align = 256 : i64, llvm.noalias})
    llvm.store %117, %35 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %118 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %119 = llvm.ptrtoint %118 : !llvm.ptr to i64
    %120 = llvm.urem %119, %21 : i64
    %121 = llvm.trunc %120 : i64 to i32
    %122 = llvm.call @printf(%15, %121) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %123 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%123) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    %124 = llvm.call @valloc(%22) {no_unwind} : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias})
    llvm.store %124, %35 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %125 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %126 = llvm.ptrtoint %125 : !llvm.ptr to i64
    %127 = llvm.urem %126, %23 : i64
    %128 = llvm.trunc %127 : i64 to i32
    %129 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %130 = llvm.call @malloc_usable_size(%129) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> i64
    %131 = llvm.icmp "uge" %130, %22 : i64
    %132 = llvm.zext %131 : i1 to i32
    %133 = llvm.call @printf(%11, %128, %132) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %134 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%134) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    %135 = llvm.call @malloc_usable_size(%12) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> i64
    %136 = llvm.call @printf(%24, %135) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.store %12, %35 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %137 = llvm.call @posix_memalign(%35, %10, %22) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %138 = llvm.call @printf(%17, %137) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %139 = llvm.call @posix_memalign(%35, %25, %22) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %140 = llvm.call @printf(%26, %139) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %141 = llvm.call @posix_memalign(%35, %27, %22) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %142 = llvm.call @printf(%26, %141) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %143 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %144 = llvm.ptrtoint %143 : !llvm.ptr to i64
    %145 = llvm.urem %144, %27 : i64
    %146 = llvm.trunc %145 : i64 to i32
    %147 = llvm.call @printf(%18, %146) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %148 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%148) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    %149 = llvm.call @_Znwm(%22) : (i64 {llvm.noundef}) -> !llvm.ptr
    %150 = llvm.call @use(%149, %22) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    llvm.call @_ZdlPv(%150) : (!llvm.ptr {llvm.noundef}) -> ()
    %151 = llvm.call @_Znwm(%22) : (i64 {llvm.noundef}) -> !llvm.ptr
    %152 = llvm.call @use(%151, %22) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    llvm.call @_ZdlPvm(%152, %22) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    %153 = llvm.call @_ZnwmRKSt9nothrow_t(%22, %28) : (i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %154 = llvm.call @use(%153, %22) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    llvm.call @_ZdlPvRKSt9nothrow_t(%154, %28) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %155 = llvm.call @_Znam(%22) : (i64 {llvm.noundef}) -> !llvm.ptr
    %156 = llvm.call @use(%155, %22) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    llvm.call @_ZdaPv(%156) : (!llvm.ptr {llvm.noundef}) -> ()
    %157 = llvm.call @_Znam(%22) : (i64 {llvm.noundef}) -> !llvm.ptr
    %158 = llvm.call @use(%157, %22) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    llvm.call @_ZdaPvm(%158, %22) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    %159 = llvm.call @_ZnamRKSt9nothrow_t(%22, %28) : (i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %160 = llvm.call @use(%159, %22) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    llvm.call @_ZdaPvRKSt9nothrow_t(%160, %28) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %161 = llvm.call @_ZnwmSt11align_val_t(%22, %27) : (i64 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %162 = llvm.call @use(%161, %22) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    llvm.call @_ZdlPvSt11align_val_t(%162, %27) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    %163 = llvm.call @_ZnwmSt11align_val_t(%22, %27) : (i64 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %164 = llvm.call @use(%163, %22) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    llvm.call @_ZdlPvmSt11align_val_t(%164, %22, %27) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> ()
    %165 = llvm.call @_ZnwmSt11align_val_tRKSt9nothrow_t(%22, %19, %28) : (i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %166 = llvm.call @use(%165, %22) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    llvm.call @_ZdlPvSt11align_val_tRKSt9nothrow_t(%166, %19, %28) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %167 = llvm.call @_ZnamSt11align_val_t(%22, %27) : (i64 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %168 = llvm.call @use(%167, %22) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    llvm.call @_ZdaPvSt11align_val_t(%168, %27) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    %169 = llvm.call @_ZnamSt11align_val_t(%22, %27) : (i64 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %170 = llvm.call @use(%169, %22) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    llvm.call @_ZdaPvmSt11align_val_t(%170, %22, %27) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> ()
    %171 = llvm.call @_ZnamSt11align_val_tRKSt9nothrow_t(%22, %19, %28) : (i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %172 = llvm.call @use(%171, %22) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    llvm.call @_ZdaPvSt11align_val_tRKSt9nothrow_t(%172, %19, %28) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.call @_ZdlPv(%12) : (!llvm.ptr {llvm.noundef}) -> ()
    %173 = llvm.call @_ZnwmRKSt9nothrow_t(%16, %28) : (i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %174 = llvm.icmp "eq" %173, %12 : !llvm.ptr
    %175 = llvm.zext %174 : i1 to i32
    %176 = llvm.call @printf(%15, %175) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %1 : i32
  }
  llvm.func @malloc(i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @realloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @reallocarray(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @free(!llvm.ptr {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @calloc(i64 {llvm.noundef}, i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__errno_location() -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @aligned_alloc(i64 {llvm.noundef}, i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @memalign(i64 {llvm.noundef}, i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @valloc(i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @malloc_usable_size(!llvm.ptr {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @posix_memalign(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @_ZdlPv(!llvm.ptr {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @use(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> !llvm.ptr attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = [["min-legal-vector-width", "0"], "no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.constant(16 : i64) : i64
    %3 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %5 {alignment = 8 : i64} : i64, !llvm.ptr
    %6 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.icmp "ne" %6, %1 : !llvm.ptr
    %8 = llvm.zext %7 : i1 to i32
    %9 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.ptrtoint %9 : !llvm.ptr to i64
    %11 = llvm.urem %10, %2 : i64
    %12 = llvm.trunc %11 : i64 to i32
    %13 = llvm.call @printf(%3, %8, %12) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %14 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.icmp "ne" %14, %1 : !llvm.ptr
    llvm.cond_br %15, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %16 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %18 = llvm.call @memset(%16, %0, %17) {no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %19 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %19 : !llvm.ptr
  }
  llvm.func @_Znwm(i64 {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @_ZdlPvm(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @_ZdlPvRKSt9nothrow_t(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @_ZnwmRKSt9nothrow_t(i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @_ZdaPv(!llvm.ptr {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @_Znam(i64 {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @_ZdaPvm(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @_ZdaPvRKSt9nothrow_t(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @_ZnamRKSt9nothrow_t(i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @_ZdlPvSt11align_val_t(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @_ZnwmSt11align_val_t(i64 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @_ZdlPvmSt11align_val_t(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @_ZdlPvSt11align_val_tRKSt9nothrow_t(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @_ZnwmSt11align_val_tRKSt9nothrow_t(i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @_ZdaPvSt11align_val_t(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @_ZnamSt11align_val_t(i64 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @_ZdaPvmSt11align_val_t(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @_ZdaPvSt11align_val_tRKSt9nothrow_t(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @_ZnamSt11align_val_tRKSt9nothrow_t(i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @memset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
}
