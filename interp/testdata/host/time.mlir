#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("%d %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("%g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("%d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("%ld\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("%d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"(" %ld %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"(" %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.8"(" %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.main.nap() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<"struct.timespec", (i64, i64)> {
    %0 = llvm.mlir.constant(2000000 : i64) : i64
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.undef : !llvm.struct<"struct.timespec", (i64, i64)>
    %3 = llvm.insertvalue %1, %2[0] : !llvm.struct<"struct.timespec", (i64, i64)> 
    %4 = llvm.insertvalue %0, %3[1] : !llvm.struct<"struct.timespec", (i64, i64)> 
    llvm.return %4 : !llvm.struct<"struct.timespec", (i64, i64)>
  }
  llvm.mlir.global private unnamed_addr constant @".str.9"(" %u\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.10"("%d-%d-%d %d:%d:%d %d %d %d %ld %s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.11"("%s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.12"("%d-%d-%d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.13"("%ld\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.14"(" %d %d %d %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main() -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = [["min-legal-vector-width", "0"], "no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(1600000000 : i64) : i64
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.constant(5 : i64) : i64
    %5 = llvm.mlir.addressof @".str" : !llvm.ptr
    %6 = llvm.mlir.constant(0 : i64) : i64
    %7 = llvm.mlir.constant(false) : i1
    %8 = llvm.mlir.constant(100000000 : i64) : i64
    %9 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %10 = llvm.mlir.constant(10 : i64) : i64
    %11 = llvm.mlir.constant(4 : i64) : i64
    %12 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %13 = llvm.mlir.constant(8 : i32) : i32
    %14 = llvm.mlir.constant(99 : i32) : i32
    %15 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %16 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %17 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %18 = llvm.mlir.constant(77 : i32) : i32
    %19 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %20 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %21 = llvm.mlir.addressof @__const.main.nap : !llvm.ptr
    %22 = llvm.mlir.constant(16 : i64) : i64
    %23 = llvm.mlir.constant(1000 : i32) : i32
    %24 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %25 = llvm.mlir.constant(3000000 : i64) : i64
    %26 = llvm.mlir.constant(-1 : i64) : i64
    %27 = llvm.mlir.constant(1234567890 : i64) : i64
    %28 = llvm.mlir.constant(5 : i32) : i32
    %29 = llvm.mlir.constant(4 : i32) : i32
    %30 = llvm.mlir.constant(3 : i32) : i32
    %31 = llvm.mlir.constant(2 : i32) : i32
    %32 = llvm.mlir.constant(6 : i32) : i32
    %33 = llvm.mlir.constant(7 : i32) : i32
    %34 = llvm.mlir.constant(9 : i32) : i32
    %35 = llvm.mlir.constant(10 : i32) : i32
    %36 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %37 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %38 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %39 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %40 = llvm.mlir.constant(56 : i64) : i64
    %41 = llvm.mlir.constant(124 : i32) : i32
    %42 = llvm.mlir.constant(13 : i32) : i32
    %43 = llvm.mlir.constant(35 : i32) : i32
    %44 = llvm.mlir.constant(-5 : i32) : i32
    %45 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %46 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %47 = llvm.mlir.constant(1152921504606846976 : i64) : i64
    %48 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %49 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %50 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %51 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %52 = llvm.alloca %0 x !llvm.struct<"struct.timespec", (i64, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %53 = llvm.alloca %0 x !llvm.struct<"struct.timespec", (i64, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %54 = llvm.alloca %0 x !llvm.struct<"struct.timeval", (i64, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %55 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %56 = llvm.alloca %0 x !llvm.struct<"struct.timespec", (i64, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %57 = llvm.alloca %0 x !llvm.struct<"struct.timespec", (i64, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %58 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %59 = llvm.alloca %0 x !llvm.struct<"struct.tm", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %60 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %48 {alignment = 4 : i64} : i32, !llvm.ptr
    %61 = llvm.call @time(%49) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> i64
    llvm.store %61, %50 {alignment = 8 : i64} : i64, !llvm.ptr
    %62 = llvm.load %49 {alignment = 8 : i64} : !llvm.ptr -> i64
    %63 = llvm.load %50 {alignment = 8 : i64} : !llvm.ptr -> i64
    %64 = llvm.icmp "eq" %62, %63 : i64
    %65 = llvm.zext %64 : i1 to i32
    %66 = llvm.load %50 {alignment = 8 : i64} : !llvm.ptr -> i64
    %67 = llvm.icmp "sgt" %66, %2 : i64
    %68 = llvm.zext %67 : i1 to i32
    %69 = llvm.call @time(%3) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> i64
    %70 = llvm.load %50 {alignment = 8 : i64} : !llvm.ptr -> i64
    %71 = llvm.sub %69, %70 overflow<nsw> : i64
    %72 = llvm.icmp "slt" %71, %4 : i64
    %73 = llvm.zext %72 : i1 to i32
    %74 = llvm.call @printf(%5, %65, %68, %73) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %75 = llvm.call @clock() {no_unwind} : () -> i64
    %76 = llvm.icmp "sge" %75, %6 : i64
    llvm.cond_br %76, ^bb1, ^bb2(%7 : i1)
  ^bb1:  // pred: ^bb0
    %77 = llvm.call @clock() {no_unwind} : () -> i64
    %78 = llvm.icmp "slt" %77, %8 : i64
    llvm.br ^bb2(%78 : i1)
  ^bb2(%79: i1):  // 2 preds: ^bb0, ^bb1
    %80 = llvm.zext %79 : i1 to i32
    %81 = llvm.call @printf(%9, %80) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %82 = llvm.call @difftime(%10, %11) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i64 {llvm.noundef}, i64 {llvm.noundef}) -> f64
    %83 = llvm.call @printf(%12, %82) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.store %1, %51 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb2, ^bb5
    %84 = llvm.load %51 {alignment = 4 : i64} : !llvm.ptr -> i32
    %85 = llvm.icmp "slt" %84, %13 : i32
    llvm.cond_br %85, ^bb4, ^bb6
  ^bb4:  // pred: ^bb3
    %86 = llvm.load %51 {alignment = 4 : i64} : !llvm.ptr -> i32
    %87 = llvm.call @ns(%86) : (i32 {llvm.noundef}) -> i64
    %88 = llvm.icmp "sgt" %87, %6 : i64
    %89 = llvm.zext %88 : i1 to i32
    %90 = llvm.call @printf(%39, %89) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb5
  ^bb5:  // pred: ^bb4
    %91 = llvm.load %51 {alignment = 4 : i64} : !llvm.ptr -> i32
    %92 = llvm.add %91, %0 overflow<nsw> : i32
    llvm.store %92, %51 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3 {loop_annotation = #loop_annotation}
  ^bb6:  // pred: ^bb3
    %93 = llvm.call @ns(%14) : (i32 {llvm.noundef}) -> i64
    %94 = llvm.call @printf(%15, %93) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %95 = llvm.call @clock_getres(%0, %52) {no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %96 = llvm.call @printf(%16, %95) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %97 = llvm.getelementptr inbounds|nuw %52[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.timespec", (i64, i64)>
    %98 = llvm.load %97 {alignment = 8 : i64} : !llvm.ptr -> i64
    %99 = llvm.call @clock_getres(%14, %3) {no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %100 = llvm.call @printf(%17, %98, %99) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %101 = llvm.call @timespec_get(%53, %0) {no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %102 = llvm.call @printf(%16, %101) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %103 = llvm.getelementptr inbounds|nuw %53[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.timespec", (i64, i64)>
    %104 = llvm.load %103 {alignment = 8 : i64} : !llvm.ptr -> i64
    %105 = llvm.load %50 {alignment = 8 : i64} : !llvm.ptr -> i64
    %106 = llvm.sub %104, %105 overflow<nsw> : i64
    %107 = llvm.icmp "slt" %106, %4 : i64
    %108 = llvm.zext %107 : i1 to i32
    %109 = llvm.call @timespec_get(%53, %18) {no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %110 = llvm.call @printf(%19, %108, %109) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %111 = llvm.call @gettimeofday(%54, %3) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %112 = llvm.call @printf(%16, %111) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %113 = llvm.getelementptr inbounds|nuw %54[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.timeval", (i64, i64)>
    %114 = llvm.load %113 {alignment = 8 : i64} : !llvm.ptr -> i64
    %115 = llvm.load %50 {alignment = 8 : i64} : !llvm.ptr -> i64
    %116 = llvm.sub %114, %115 overflow<nsw> : i64
    %117 = llvm.icmp "slt" %116, %4 : i64
    %118 = llvm.zext %117 : i1 to i32
    %119 = llvm.call @printf(%20, %118) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %120 = llvm.call @ns(%0) : (i32 {llvm.noundef}) -> i64
    llvm.store %120, %55 {alignment = 8 : i64} : i64, !llvm.ptr
    "llvm.intr.memcpy"(%56, %21, %22) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %121 = llvm.call @nanosleep(%56, %57) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %122 = llvm.call @printf(%16, %121) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %123 = llvm.call @usleep(%23) : (i32 {llvm.noundef}) -> i32
    %124 = llvm.call @sleep(%1) : (i32 {llvm.noundef}) -> i32
    %125 = llvm.call @printf(%24, %124) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %126 = llvm.call @ns(%0) : (i32 {llvm.noundef}) -> i64
    llvm.store %126, %58 {alignment = 8 : i64} : i64, !llvm.ptr
    %127 = llvm.load %58 {alignment = 8 : i64} : !llvm.ptr -> i64
    %128 = llvm.load %55 {alignment = 8 : i64} : !llvm.ptr -> i64
    %129 = llvm.sub %127, %128 overflow<nsw> : i64
    %130 = llvm.icmp "sge" %129, %25 : i64
    %131 = llvm.zext %130 : i1 to i32
    %132 = llvm.call @printf(%20, %131) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %133 = llvm.getelementptr inbounds|nuw %56[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.timespec", (i64, i64)>
    llvm.store %26, %133 {alignment = 8 : i64} : i64, !llvm.ptr
    %134 = llvm.call @nanosleep(%56, %3) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %135 = llvm.call @printf(%9, %134) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %27, %49 {alignment = 8 : i64} : i64, !llvm.ptr
    %136 = llvm.call @gmtime(%49) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    llvm.store %136, %60 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %137 = llvm.load %60 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %138 = llvm.getelementptr inbounds|nuw %137[%1, 5] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tm", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr)>
    %139 = llvm.load %138 {alignment = 4 : i64} : !llvm.ptr -> i32
    %140 = llvm.load %60 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %141 = llvm.getelementptr inbounds|nuw %140[%1, 4] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tm", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr)>
    %142 = llvm.load %141 {alignment = 8 : i64} : !llvm.ptr -> i32
    %143 = llvm.load %60 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %144 = llvm.getelementptr inbounds|nuw %143[%1, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tm", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr)>
    %145 = llvm.load %144 {alignment = 4 : i64} : !llvm.ptr -> i32
    %146 = llvm.load %60 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %147 = llvm.getelementptr inbounds|nuw %146[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tm", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr)>
    %148 = llvm.load %147 {alignment = 8 : i64} : !llvm.ptr -> i32
    %149 = llvm.load %60 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %150 = llvm.getelementptr inbounds|nuw %149[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tm", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr)>
    %151 = llvm.load %150 {alignment = 4 : i64} : !llvm.ptr -> i32
    %152 = llvm.load %60 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %153 = llvm.getelementptr inbounds|nuw %152[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tm", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr)>
    %154 = llvm.load %153 {alignment = 8 : i64} : !llvm.ptr -> i32
    %155 = llvm.load %60 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %156 = llvm.getelementptr inbounds|nuw %155[%1, 6] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tm", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr)>
    %157 = llvm.load %156 {alignment = 8 : i64} : !llvm.ptr -> i32
    %158 = llvm.load %60 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %159 = llvm.getelementptr inbounds|nuw %158[%1, 7] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tm", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr)>
    %160 = llvm.load %159 {alignment = 4 : i64} : !llvm.ptr -> i32
    %161 = llvm.load %60 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %162 = llvm.getelementptr inbounds|nuw %161[%1, 8] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tm", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr)>
    %163 = llvm.load %162 {alignment = 8 : i64} : !llvm.ptr -> i32
    %164 = llvm.load %60 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %165 = llvm.getelementptr inbounds|nuw %164[%1, 9] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tm", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr)>
    %166 = llvm.load %165 {alignment = 8 : i64} : !llvm.ptr -> i64
    %167 = llvm.load %60 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %168 = llvm.getelementptr inbounds|nuw %167[%1, 10] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tm", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr)>
    %169 = llvm.load %168 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %170 = llvm.call @printf(%36, %139, %142, %145, %148, %151, %154, %157, %160, %163, %166, %169) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %171 = llvm.load %60 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %172 = llvm.call @asctime(%171) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %173 = llvm.call @printf(%37, %172) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %174 = llvm.call @ctime(%49) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %175 = llvm.call @printf(%37, %174) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.store %26, %49 {alignment = 8 : i64} : i64, !llvm.ptr
    %176 = llvm.call @localtime(%49) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    llvm.store %176, %60 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %177 = llvm.load %60 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %178 = llvm.getelementptr inbounds|nuw %177[%1, 5] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tm", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr)>
    %179 = llvm.load %178 {alignment = 4 : i64} : !llvm.ptr -> i32
    %180 = llvm.load %60 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %181 = llvm.getelementptr inbounds|nuw %180[%1, 4] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tm", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr)>
    %182 = llvm.load %181 {alignment = 8 : i64} : !llvm.ptr -> i32
    %183 = llvm.load %60 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %184 = llvm.getelementptr inbounds|nuw %183[%1, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tm", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr)>
    %185 = llvm.load %184 {alignment = 4 : i64} : !llvm.ptr -> i32
    %186 = llvm.load %60 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %187 = llvm.getelementptr inbounds|nuw %186[%1, 6] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tm", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr)>
    %188 = llvm.load %187 {alignment = 8 : i64} : !llvm.ptr -> i32
    %189 = llvm.call @printf(%38, %179, %182, %185, %188) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %190 = llvm.call @gmtime_r(%49, %59) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %191 = llvm.getelementptr inbounds|nuw %59[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tm", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr)>
    %192 = llvm.load %191 {alignment = 8 : i64} : !llvm.ptr -> i32
    %193 = llvm.call @printf(%39, %192) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %194 = llvm.call @localtime_r(%49, %59) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %195 = llvm.getelementptr inbounds|nuw %59[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tm", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr)>
    %196 = llvm.load %195 {alignment = 4 : i64} : !llvm.ptr -> i32
    %197 = llvm.call @printf(%9, %196) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %198 = llvm.call @memset(%59, %1, %40) {no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %199 = llvm.getelementptr inbounds|nuw %59[%1, 5] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tm", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr)>
    llvm.store %41, %199 {alignment = 4 : i64} : i32, !llvm.ptr
    %200 = llvm.getelementptr inbounds|nuw %59[%1, 4] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tm", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr)>
    llvm.store %42, %200 {alignment = 8 : i64} : i32, !llvm.ptr
    %201 = llvm.getelementptr inbounds|nuw %59[%1, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tm", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr)>
    llvm.store %43, %201 {alignment = 4 : i64} : i32, !llvm.ptr
    %202 = llvm.getelementptr inbounds|nuw %59[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tm", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr)>
    llvm.store %44, %202 {alignment = 8 : i64} : i32, !llvm.ptr
    %203 = llvm.call @mktime(%59) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> i64
    %204 = llvm.call @printf(%45, %203) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %205 = llvm.getelementptr inbounds|nuw %59[%1, 5] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tm", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr)>
    %206 = llvm.load %205 {alignment = 4 : i64} : !llvm.ptr -> i32
    %207 = llvm.getelementptr inbounds|nuw %59[%1, 4] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tm", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr)>
    %208 = llvm.load %207 {alignment = 8 : i64} : !llvm.ptr -> i32
    %209 = llvm.getelementptr inbounds|nuw %59[%1, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tm", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr)>
    %210 = llvm.load %209 {alignment = 4 : i64} : !llvm.ptr -> i32
    %211 = llvm.getelementptr inbounds|nuw %59[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tm", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr)>
    %212 = llvm.load %211 {alignment = 8 : i64} : !llvm.ptr -> i32
    %213 = llvm.getelementptr inbounds|nuw %59[%1, 6] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tm", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr)>
    %214 = llvm.load %213 {alignment = 8 : i64} : !llvm.ptr -> i32
    %215 = llvm.call @printf(%46, %206, %208, %210, %212, %214) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %216 = llvm.call @timegm(%59) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> i64
    %217 = llvm.call @printf(%15, %216) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.store %47, %49 {alignment = 8 : i64} : i64, !llvm.ptr
    %218 = llvm.call @gmtime(%49) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %219 = llvm.icmp "eq" %218, %3 : !llvm.ptr
    %220 = llvm.zext %219 : i1 to i32
    %221 = llvm.call @printf(%9, %220) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %1 : i32
  }
  llvm.func @time(!llvm.ptr {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @clock() -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @difftime(i64 {llvm.noundef}, i64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func internal @ns(%arg0: i32 {llvm.noundef}) -> i64 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = [["min-legal-vector-width", "0"], "no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(1000000000 : i64) : i64
    %3 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"struct.timespec", (i64, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 4 : i64} : i32, !llvm.ptr
    %6 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %7 = llvm.call @clock_gettime(%6, %4) {no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.store %7, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    %8 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %9 = llvm.icmp "ne" %8, %1 : i32
    llvm.cond_br %9, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %10 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %11 = llvm.sext %10 : i32 to i64
    llvm.br ^bb3(%11 : i64)
  ^bb2:  // pred: ^bb0
    %12 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.timespec", (i64, i64)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> i64
    %14 = llvm.mul %13, %2 overflow<nsw> : i64
    %15 = llvm.getelementptr inbounds|nuw %4[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.timespec", (i64, i64)>
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> i64
    %17 = llvm.add %14, %16 overflow<nsw> : i64
    llvm.br ^bb3(%17 : i64)
  ^bb3(%18: i64):  // 2 preds: ^bb1, ^bb2
    llvm.return %18 : i64
  }
  llvm.func @clock_getres(i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @timespec_get(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @gettimeofday(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @nanosleep(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @usleep(i32 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @sleep(i32 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @gmtime(!llvm.ptr {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @asctime(!llvm.ptr {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @ctime(!llvm.ptr {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @localtime(!llvm.ptr {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @gmtime_r(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @localtime_r(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @memset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @mktime(!llvm.ptr {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @timegm(!llvm.ptr {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @clock_gettime(i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
}
