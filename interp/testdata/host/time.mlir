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
  llvm.mlir.global private unnamed_addr constant @__const.main.moments(dense<[0, 1234567890, 1704067199, 1704067200, 1609459200, 1230768000, 1893456000, 951782400, 4102444799, -31622400]> : tensor<10xi64>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<10 x i64>
  llvm.mlir.global private unnamed_addr constant @".str.15"("%a %A %b %B %c|%C %d %D %e %F|%g %G %V|%h %H %I %j %k %l %m %M|%p %P %r %R %S %T|%u %U %w %W|%x %X %y %Y %z %Z %s %Ey %Od %% %n%t.\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.16"("%zu %s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.17"("%zu\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.18"("%Y-%m\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
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
    %47 = llvm.mlir.addressof @__const.main.moments : !llvm.ptr
    %48 = llvm.mlir.constant(80 : i64) : i64
    %49 = llvm.mlir.addressof @".str.18" : !llvm.ptr
    %50 = llvm.mlir.addressof @".str.17" : !llvm.ptr
    %51 = llvm.mlir.constant(1152921504606846976 : i64) : i64
    %52 = llvm.mlir.constant(300 : i64) : i64
    %53 = llvm.mlir.addressof @".str.15" : !llvm.ptr
    %54 = llvm.mlir.addressof @".str.16" : !llvm.ptr
    %55 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %56 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %57 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %58 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %59 = llvm.alloca %0 x !llvm.struct<"struct.timespec", (i64, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %60 = llvm.alloca %0 x !llvm.struct<"struct.timespec", (i64, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %61 = llvm.alloca %0 x !llvm.struct<"struct.timeval", (i64, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %62 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %63 = llvm.alloca %0 x !llvm.struct<"struct.timespec", (i64, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %64 = llvm.alloca %0 x !llvm.struct<"struct.timespec", (i64, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %65 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %66 = llvm.alloca %0 x !llvm.struct<"struct.tm", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %67 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %68 = llvm.alloca %0 x !llvm.array<300 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %69 = llvm.alloca %0 x !llvm.array<10 x i64> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %70 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %71 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %55 {alignment = 4 : i64} : i32, !llvm.ptr
    %72 = llvm.call @time(%56) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> i64
    llvm.store %72, %57 {alignment = 8 : i64} : i64, !llvm.ptr
    %73 = llvm.load %56 {alignment = 8 : i64} : !llvm.ptr -> i64
    %74 = llvm.load %57 {alignment = 8 : i64} : !llvm.ptr -> i64
    %75 = llvm.icmp "eq" %73, %74 : i64
    %76 = llvm.zext %75 : i1 to i32
    %77 = llvm.load %57 {alignment = 8 : i64} : !llvm.ptr -> i64
    %78 = llvm.icmp "sgt" %77, %2 : i64
    %79 = llvm.zext %78 : i1 to i32
    %80 = llvm.call @time(%3) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> i64
    %81 = llvm.load %57 {alignment = 8 : i64} : !llvm.ptr -> i64
    %82 = llvm.sub %80, %81 overflow<nsw> : i64
    %83 = llvm.icmp "slt" %82, %4 : i64
    %84 = llvm.zext %83 : i1 to i32
    %85 = llvm.call @printf(%5, %76, %79, %84) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %86 = llvm.call @clock() {no_unwind} : () -> i64
    %87 = llvm.icmp "sge" %86, %6 : i64
    llvm.cond_br %87, ^bb1, ^bb2(%7 : i1)
  ^bb1:  // pred: ^bb0
    %88 = llvm.call @clock() {no_unwind} : () -> i64
    %89 = llvm.icmp "slt" %88, %8 : i64
    llvm.br ^bb2(%89 : i1)
  ^bb2(%90: i1):  // 2 preds: ^bb0, ^bb1
    %91 = llvm.zext %90 : i1 to i32
    %92 = llvm.call @printf(%9, %91) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %93 = llvm.call @difftime(%10, %11) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i64 {llvm.noundef}, i64 {llvm.noundef}) -> f64
    %94 = llvm.call @printf(%12, %93) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.store %1, %58 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb2, ^bb5
    %95 = llvm.load %58 {alignment = 4 : i64} : !llvm.ptr -> i32
    %96 = llvm.icmp "slt" %95, %13 : i32
    llvm.cond_br %96, ^bb4, ^bb6
  ^bb4:  // pred: ^bb3
    %97 = llvm.load %58 {alignment = 4 : i64} : !llvm.ptr -> i32
    %98 = llvm.call @ns(%97) : (i32 {llvm.noundef}) -> i64
    %99 = llvm.icmp "sgt" %98, %6 : i64
    %100 = llvm.zext %99 : i1 to i32
    %101 = llvm.call @printf(%39, %100) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb5
  ^bb5:  // pred: ^bb4
    %102 = llvm.load %58 {alignment = 4 : i64} : !llvm.ptr -> i32
    %103 = llvm.add %102, %0 overflow<nsw> : i32
    llvm.store %103, %58 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3 {loop_annotation = #loop_annotation}
  ^bb6:  // pred: ^bb3
    %104 = llvm.call @ns(%14) : (i32 {llvm.noundef}) -> i64
    %105 = llvm.call @printf(%15, %104) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %106 = llvm.call @clock_getres(%0, %59) {no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %107 = llvm.call @printf(%16, %106) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %108 = llvm.getelementptr inbounds|nuw %59[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.timespec", (i64, i64)>
    %109 = llvm.load %108 {alignment = 8 : i64} : !llvm.ptr -> i64
    %110 = llvm.call @clock_getres(%14, %3) {no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %111 = llvm.call @printf(%17, %109, %110) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %112 = llvm.call @timespec_get(%60, %0) {no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %113 = llvm.call @printf(%16, %112) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %114 = llvm.getelementptr inbounds|nuw %60[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.timespec", (i64, i64)>
    %115 = llvm.load %114 {alignment = 8 : i64} : !llvm.ptr -> i64
    %116 = llvm.load %57 {alignment = 8 : i64} : !llvm.ptr -> i64
    %117 = llvm.sub %115, %116 overflow<nsw> : i64
    %118 = llvm.icmp "slt" %117, %4 : i64
    %119 = llvm.zext %118 : i1 to i32
    %120 = llvm.call @timespec_get(%60, %18) {no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %121 = llvm.call @printf(%19, %119, %120) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %122 = llvm.call @gettimeofday(%61, %3) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %123 = llvm.call @printf(%16, %122) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %124 = llvm.getelementptr inbounds|nuw %61[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.timeval", (i64, i64)>
    %125 = llvm.load %124 {alignment = 8 : i64} : !llvm.ptr -> i64
    %126 = llvm.load %57 {alignment = 8 : i64} : !llvm.ptr -> i64
    %127 = llvm.sub %125, %126 overflow<nsw> : i64
    %128 = llvm.icmp "slt" %127, %4 : i64
    %129 = llvm.zext %128 : i1 to i32
    %130 = llvm.call @printf(%20, %129) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %131 = llvm.call @ns(%0) : (i32 {llvm.noundef}) -> i64
    llvm.store %131, %62 {alignment = 8 : i64} : i64, !llvm.ptr
    "llvm.intr.memcpy"(%63, %21, %22) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %132 = llvm.call @nanosleep(%63, %64) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %133 = llvm.call @printf(%16, %132) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %134 = llvm.call @usleep(%23) : (i32 {llvm.noundef}) -> i32
    %135 = llvm.call @sleep(%1) : (i32 {llvm.noundef}) -> i32
    %136 = llvm.call @printf(%24, %135) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %137 = llvm.call @ns(%0) : (i32 {llvm.noundef}) -> i64
    llvm.store %137, %65 {alignment = 8 : i64} : i64, !llvm.ptr
    %138 = llvm.load %65 {alignment = 8 : i64} : !llvm.ptr -> i64
    %139 = llvm.load %62 {alignment = 8 : i64} : !llvm.ptr -> i64
    %140 = llvm.sub %138, %139 overflow<nsw> : i64
    %141 = llvm.icmp "sge" %140, %25 : i64
    %142 = llvm.zext %141 : i1 to i32
    %143 = llvm.call @printf(%20, %142) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %144 = llvm.getelementptr inbounds|nuw %63[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.timespec", (i64, i64)>
    llvm.store %26, %144 {alignment = 8 : i64} : i64, !llvm.ptr
    %145 = llvm.call @nanosleep(%63, %3) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %146 = llvm.call @printf(%9, %145) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %27, %56 {alignment = 8 : i64} : i64, !llvm.ptr
    %147 = llvm.call @gmtime(%56) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    llvm.store %147, %67 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %148 = llvm.load %67 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %149 = llvm.getelementptr inbounds|nuw %148[%1, 5] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tm", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr)>
    %150 = llvm.load %149 {alignment = 4 : i64} : !llvm.ptr -> i32
    %151 = llvm.load %67 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %152 = llvm.getelementptr inbounds|nuw %151[%1, 4] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tm", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr)>
    %153 = llvm.load %152 {alignment = 8 : i64} : !llvm.ptr -> i32
    %154 = llvm.load %67 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %155 = llvm.getelementptr inbounds|nuw %154[%1, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tm", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr)>
    %156 = llvm.load %155 {alignment = 4 : i64} : !llvm.ptr -> i32
    %157 = llvm.load %67 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %158 = llvm.getelementptr inbounds|nuw %157[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tm", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr)>
    %159 = llvm.load %158 {alignment = 8 : i64} : !llvm.ptr -> i32
    %160 = llvm.load %67 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %161 = llvm.getelementptr inbounds|nuw %160[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tm", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr)>
    %162 = llvm.load %161 {alignment = 4 : i64} : !llvm.ptr -> i32
    %163 = llvm.load %67 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %164 = llvm.getelementptr inbounds|nuw %163[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tm", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr)>
    %165 = llvm.load %164 {alignment = 8 : i64} : !llvm.ptr -> i32
    %166 = llvm.load %67 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %167 = llvm.getelementptr inbounds|nuw %166[%1, 6] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tm", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr)>
    %168 = llvm.load %167 {alignment = 8 : i64} : !llvm.ptr -> i32
    %169 = llvm.load %67 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %170 = llvm.getelementptr inbounds|nuw %169[%1, 7] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tm", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr)>
    %171 = llvm.load %170 {alignment = 4 : i64} : !llvm.ptr -> i32
    %172 = llvm.load %67 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %173 = llvm.getelementptr inbounds|nuw %172[%1, 8] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tm", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr)>
    %174 = llvm.load %173 {alignment = 8 : i64} : !llvm.ptr -> i32
    %175 = llvm.load %67 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %176 = llvm.getelementptr inbounds|nuw %175[%1, 9] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tm", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr)>
    %177 = llvm.load %176 {alignment = 8 : i64} : !llvm.ptr -> i64
    %178 = llvm.load %67 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %179 = llvm.getelementptr inbounds|nuw %178[%1, 10] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tm", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr)>
    %180 = llvm.load %179 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %181 = llvm.call @printf(%36, %150, %153, %156, %159, %162, %165, %168, %171, %174, %177, %180) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %182 = llvm.load %67 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %183 = llvm.call @asctime(%182) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %184 = llvm.call @printf(%37, %183) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %185 = llvm.call @ctime(%56) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %186 = llvm.call @printf(%37, %185) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.store %26, %56 {alignment = 8 : i64} : i64, !llvm.ptr
    %187 = llvm.call @localtime(%56) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    llvm.store %187, %67 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %188 = llvm.load %67 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %189 = llvm.getelementptr inbounds|nuw %188[%1, 5] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tm", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr)>
    %190 = llvm.load %189 {alignment = 4 : i64} : !llvm.ptr -> i32
    %191 = llvm.load %67 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %192 = llvm.getelementptr inbounds|nuw %191[%1, 4] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tm", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr)>
    %193 = llvm.load %192 {alignment = 8 : i64} : !llvm.ptr -> i32
    %194 = llvm.load %67 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %195 = llvm.getelementptr inbounds|nuw %194[%1, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tm", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr)>
    %196 = llvm.load %195 {alignment = 4 : i64} : !llvm.ptr -> i32
    %197 = llvm.load %67 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %198 = llvm.getelementptr inbounds|nuw %197[%1, 6] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tm", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr)>
    %199 = llvm.load %198 {alignment = 8 : i64} : !llvm.ptr -> i32
    %200 = llvm.call @printf(%38, %190, %193, %196, %199) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %201 = llvm.call @gmtime_r(%56, %66) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %202 = llvm.getelementptr inbounds|nuw %66[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tm", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr)>
    %203 = llvm.load %202 {alignment = 8 : i64} : !llvm.ptr -> i32
    %204 = llvm.call @printf(%39, %203) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %205 = llvm.call @localtime_r(%56, %66) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %206 = llvm.getelementptr inbounds|nuw %66[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tm", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr)>
    %207 = llvm.load %206 {alignment = 4 : i64} : !llvm.ptr -> i32
    %208 = llvm.call @printf(%9, %207) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %209 = llvm.call @memset(%66, %1, %40) {no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %210 = llvm.getelementptr inbounds|nuw %66[%1, 5] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tm", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr)>
    llvm.store %41, %210 {alignment = 4 : i64} : i32, !llvm.ptr
    %211 = llvm.getelementptr inbounds|nuw %66[%1, 4] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tm", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr)>
    llvm.store %42, %211 {alignment = 8 : i64} : i32, !llvm.ptr
    %212 = llvm.getelementptr inbounds|nuw %66[%1, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tm", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr)>
    llvm.store %43, %212 {alignment = 4 : i64} : i32, !llvm.ptr
    %213 = llvm.getelementptr inbounds|nuw %66[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tm", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr)>
    llvm.store %44, %213 {alignment = 8 : i64} : i32, !llvm.ptr
    %214 = llvm.call @mktime(%66) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> i64
    %215 = llvm.call @printf(%45, %214) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %216 = llvm.getelementptr inbounds|nuw %66[%1, 5] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tm", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr)>
    %217 = llvm.load %216 {alignment = 4 : i64} : !llvm.ptr -> i32
    %218 = llvm.getelementptr inbounds|nuw %66[%1, 4] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tm", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr)>
    %219 = llvm.load %218 {alignment = 8 : i64} : !llvm.ptr -> i32
    %220 = llvm.getelementptr inbounds|nuw %66[%1, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tm", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr)>
    %221 = llvm.load %220 {alignment = 4 : i64} : !llvm.ptr -> i32
    %222 = llvm.getelementptr inbounds|nuw %66[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tm", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr)>
    %223 = llvm.load %222 {alignment = 8 : i64} : !llvm.ptr -> i32
    %224 = llvm.getelementptr inbounds|nuw %66[%1, 6] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tm", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr)>
    %225 = llvm.load %224 {alignment = 8 : i64} : !llvm.ptr -> i32
    %226 = llvm.call @printf(%46, %217, %219, %221, %223, %225) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %227 = llvm.call @timegm(%66) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> i64
    %228 = llvm.call @printf(%15, %227) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    "llvm.intr.memcpy"(%69, %47, %48) <{arg_attrs = [{llvm.align = 16 : i64}, {llvm.align = 16 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.store %1, %70 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb6, ^bb9
    %229 = llvm.load %70 {alignment = 4 : i64} : !llvm.ptr -> i32
    %230 = llvm.icmp "slt" %229, %35 : i32
    llvm.cond_br %230, ^bb8, ^bb10
  ^bb8:  // pred: ^bb7
    %231 = llvm.load %70 {alignment = 4 : i64} : !llvm.ptr -> i32
    %232 = llvm.sext %231 : i32 to i64
    %233 = llvm.getelementptr inbounds %69[%6, %232] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<10 x i64>
    %234 = llvm.load %233 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %234, %56 {alignment = 8 : i64} : i64, !llvm.ptr
    %235 = llvm.call @gmtime(%56) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    llvm.store %235, %67 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %236 = llvm.getelementptr inbounds %68[%6, %6] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<300 x i8>
    %237 = llvm.load %67 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %238 = llvm.call @strftime(%236, %52, %53, %237) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64
    llvm.store %238, %71 {alignment = 8 : i64} : i64, !llvm.ptr
    %239 = llvm.load %71 {alignment = 8 : i64} : !llvm.ptr -> i64
    %240 = llvm.getelementptr inbounds %68[%6, %6] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<300 x i8>
    %241 = llvm.call @printf(%54, %239, %240) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb9
  ^bb9:  // pred: ^bb8
    %242 = llvm.load %70 {alignment = 4 : i64} : !llvm.ptr -> i32
    %243 = llvm.add %242, %0 overflow<nsw> : i32
    llvm.store %243, %70 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb7 {loop_annotation = #loop_annotation}
  ^bb10:  // pred: ^bb7
    %244 = llvm.getelementptr inbounds %68[%6, %6] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<300 x i8>
    %245 = llvm.load %67 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %246 = llvm.call @strftime(%244, %4, %49, %245) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64
    %247 = llvm.call @printf(%50, %246) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.store %51, %56 {alignment = 8 : i64} : i64, !llvm.ptr
    %248 = llvm.call @gmtime(%56) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %249 = llvm.icmp "eq" %248, %3 : !llvm.ptr
    %250 = llvm.zext %249 : i1 to i32
    %251 = llvm.call @printf(%9, %250) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
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
  llvm.func @strftime(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @clock_gettime(i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
}
