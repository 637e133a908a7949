#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global internal constant @words() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<7 x ptr> {
    %0 = llvm.mlir.addressof @".str.23" : !llvm.ptr
    %1 = llvm.mlir.addressof @".str.22" : !llvm.ptr
    %2 = llvm.mlir.addressof @".str.21" : !llvm.ptr
    %3 = llvm.mlir.addressof @".str.20" : !llvm.ptr
    %4 = llvm.mlir.addressof @".str.19" : !llvm.ptr
    %5 = llvm.mlir.addressof @".str.18" : !llvm.ptr
    %6 = llvm.mlir.addressof @".str.17" : !llvm.ptr
    %7 = llvm.mlir.undef : !llvm.array<7 x ptr>
    %8 = llvm.insertvalue %6, %7[0] : !llvm.array<7 x ptr> 
    %9 = llvm.insertvalue %5, %8[1] : !llvm.array<7 x ptr> 
    %10 = llvm.insertvalue %4, %9[2] : !llvm.array<7 x ptr> 
    %11 = llvm.insertvalue %3, %10[3] : !llvm.array<7 x ptr> 
    %12 = llvm.insertvalue %2, %11[4] : !llvm.array<7 x ptr> 
    %13 = llvm.insertvalue %1, %12[5] : !llvm.array<7 x ptr> 
    %14 = llvm.insertvalue %0, %13[6] : !llvm.array<7 x ptr> 
    llvm.return %14 : !llvm.array<7 x ptr>
  }
  llvm.mlir.global private unnamed_addr constant @".str"(",\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%s|%s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("%d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("inihccuz\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("%s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("anan\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("%d %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("%zu %zu\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.8"("aabbcx\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.9"("abc\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.10"("hello, world\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.11"(", \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.12"("%d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.13"("\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.14"("on the heap\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.15"("%s %s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.main.csv("one;two;;three\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.16"("[%s]\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.main.text("Caesar's cipher, three places.\00") {addr_space = 0 : i32, alignment = 16 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.17"("pear\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.18"("fig\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.19"("banana\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.20"("apple\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.21"(dense<0> : tensor<1xi8>) {addr_space = 0 : i32, alignment = 1 : i64, dso_local} : !llvm.array<1 x i8>
  llvm.mlir.global private unnamed_addr constant @".str.22"("fig tree\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.23"("zucchini\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main() -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.constant(128 : i64) : i64
    %4 = llvm.mlir.constant(7 : i32) : i32
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.mlir.constant(98 : i32) : i32
    %7 = llvm.mlir.constant(103 : i32) : i32
    %8 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %9 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %10 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %11 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %12 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %13 = llvm.mlir.constant(-1 : i32) : i32
    %14 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %15 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %16 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %17 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %18 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %19 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %20 = llvm.mlir.constant(8 : i64) : i64
    %21 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %22 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %23 = llvm.mlir.zero : !llvm.ptr
    %24 = llvm.mlir.constant(3 : i32) : i32
    %25 = llvm.mlir.constant(2 : i64) : i64
    %26 = llvm.mlir.constant(3 : i64) : i64
    %27 = llvm.mlir.addressof @".str.15" : !llvm.ptr
    %28 = llvm.mlir.addressof @__const.main.csv : !llvm.ptr
    %29 = llvm.mlir.constant(15 : i64) : i64
    %30 = llvm.mlir.addressof @__const.main.text : !llvm.ptr
    %31 = llvm.mlir.constant(31 : i64) : i64
    %32 = llvm.mlir.constant(97 : i32) : i32
    %33 = llvm.mlir.constant(122 : i32) : i32
    %34 = llvm.mlir.constant(65 : i32) : i32
    %35 = llvm.mlir.constant(90 : i32) : i32
    %36 = llvm.mlir.constant(26 : i32) : i32
    %37 = llvm.mlir.constant(59 : i32) : i32
    %38 = llvm.mlir.addressof @".str.16" : !llvm.ptr
    %39 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %40 = llvm.mlir.addressof @words : !llvm.ptr
    %41 = llvm.mlir.addressof @".str" : !llvm.ptr
    %42 = llvm.mlir.constant(2 : i32) : i32
    %43 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %44 = llvm.alloca %0 x !llvm.array<128 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %45 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %46 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %47 = llvm.alloca %0 x !llvm.array<8 x i8> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %48 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %49 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %50 = llvm.alloca %0 x !llvm.array<15 x i8> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %51 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %52 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %53 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %54 = llvm.alloca %0 x !llvm.array<31 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %55 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %43 {alignment = 4 : i64} : i32, !llvm.ptr
    "llvm.intr.memset"(%44, %2, %3) <{arg_attrs = [{llvm.align = 16 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.store %1, %45 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb13
    %56 = llvm.load %45 {alignment = 4 : i64} : !llvm.ptr -> i32
    %57 = llvm.icmp "slt" %56, %4 : i32
    llvm.cond_br %57, ^bb2, ^bb14
  ^bb2:  // pred: ^bb1
    %58 = llvm.load %45 {alignment = 4 : i64} : !llvm.ptr -> i32
    %59 = llvm.sext %58 : i32 to i64
    %60 = llvm.getelementptr inbounds %40[%5, %59] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<7 x ptr>
    %61 = llvm.load %60 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %62 = llvm.call @my_strlen(%61) : (!llvm.ptr {llvm.noundef}) -> i64
    %63 = llvm.load %45 {alignment = 4 : i64} : !llvm.ptr -> i32
    %64 = llvm.sext %63 : i32 to i64
    %65 = llvm.getelementptr inbounds %40[%5, %64] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<7 x ptr>
    %66 = llvm.load %65 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %67 = llvm.call @strlen(%66) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}) -> i64
    %68 = llvm.icmp "ne" %62, %67 : i64
    llvm.cond_br %68, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    llvm.store %0, %43 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb38
  ^bb4:  // pred: ^bb2
    llvm.store %1, %46 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb4, ^bb9
    %69 = llvm.load %46 {alignment = 4 : i64} : !llvm.ptr -> i32
    %70 = llvm.icmp "slt" %69, %4 : i32
    llvm.cond_br %70, ^bb6, ^bb10
  ^bb6:  // pred: ^bb5
    %71 = llvm.load %45 {alignment = 4 : i64} : !llvm.ptr -> i32
    %72 = llvm.sext %71 : i32 to i64
    %73 = llvm.getelementptr inbounds %40[%5, %72] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<7 x ptr>
    %74 = llvm.load %73 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %75 = llvm.load %46 {alignment = 4 : i64} : !llvm.ptr -> i32
    %76 = llvm.sext %75 : i32 to i64
    %77 = llvm.getelementptr inbounds %40[%5, %76] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<7 x ptr>
    %78 = llvm.load %77 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %79 = llvm.call @my_strcmp(%74, %78) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %80 = llvm.call @sign(%79) : (i32 {llvm.noundef}) -> i32
    %81 = llvm.load %45 {alignment = 4 : i64} : !llvm.ptr -> i32
    %82 = llvm.sext %81 : i32 to i64
    %83 = llvm.getelementptr inbounds %40[%5, %82] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<7 x ptr>
    %84 = llvm.load %83 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %85 = llvm.load %46 {alignment = 4 : i64} : !llvm.ptr -> i32
    %86 = llvm.sext %85 : i32 to i64
    %87 = llvm.getelementptr inbounds %40[%5, %86] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<7 x ptr>
    %88 = llvm.load %87 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %89 = llvm.call @strcmp(%84, %88) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %90 = llvm.call @sign(%89) : (i32 {llvm.noundef}) -> i32
    %91 = llvm.icmp "ne" %80, %90 : i32
    llvm.cond_br %91, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    llvm.store %42, %43 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb38
  ^bb8:  // pred: ^bb6
    llvm.br ^bb9
  ^bb9:  // pred: ^bb8
    %92 = llvm.load %46 {alignment = 4 : i64} : !llvm.ptr -> i32
    %93 = llvm.add %92, %0 overflow<nsw> : i32
    llvm.store %93, %46 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5 {loop_annotation = #loop_annotation}
  ^bb10:  // pred: ^bb5
    %94 = llvm.load %45 {alignment = 4 : i64} : !llvm.ptr -> i32
    %95 = llvm.icmp "ne" %94, %1 : i32
    llvm.cond_br %95, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    %96 = llvm.getelementptr inbounds %44[%5, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<128 x i8>
    %97 = llvm.call @strcat(%96, %41) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    llvm.br ^bb12
  ^bb12:  // 2 preds: ^bb10, ^bb11
    %98 = llvm.getelementptr inbounds %44[%5, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<128 x i8>
    %99 = llvm.load %45 {alignment = 4 : i64} : !llvm.ptr -> i32
    %100 = llvm.sext %99 : i32 to i64
    %101 = llvm.getelementptr inbounds %40[%5, %100] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<7 x ptr>
    %102 = llvm.load %101 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %103 = llvm.call @strcat(%98, %102) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    llvm.br ^bb13
  ^bb13:  // pred: ^bb12
    %104 = llvm.load %45 {alignment = 4 : i64} : !llvm.ptr -> i32
    %105 = llvm.add %104, %0 overflow<nsw> : i32
    llvm.store %105, %45 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb14:  // pred: ^bb1
    %106 = llvm.getelementptr inbounds %44[%5, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<128 x i8>
    %107 = llvm.call @puts(%106) : (!llvm.ptr {llvm.noundef}) -> i32
    %108 = llvm.getelementptr inbounds %44[%5, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<128 x i8>
    llvm.call @reverse(%108) : (!llvm.ptr {llvm.noundef}) -> ()
    %109 = llvm.getelementptr inbounds %44[%5, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<128 x i8>
    %110 = llvm.call @puts(%109) : (!llvm.ptr {llvm.noundef}) -> i32
    %111 = llvm.getelementptr inbounds %44[%5, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<128 x i8>
    %112 = llvm.call @strchr(%111, %6) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    %113 = llvm.getelementptr inbounds %44[%5, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<128 x i8>
    %114 = llvm.call @strrchr(%113, %7) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    %115 = llvm.call @printf(%8, %112, %114) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %116 = llvm.getelementptr inbounds %44[%5, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<128 x i8>
    %117 = llvm.call @strstr(%116, %9) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %118 = llvm.getelementptr inbounds %44[%5, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<128 x i8>
    %119 = llvm.icmp "eq" %117, %118 : !llvm.ptr
    %120 = llvm.zext %119 : i1 to i32
    %121 = llvm.call @printf(%10, %120) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %122 = llvm.getelementptr inbounds %44[%5, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<128 x i8>
    %123 = llvm.call @strstr(%122, %11) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %124 = llvm.call @printf(%12, %123) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %125 = llvm.call @sign(%1) : (i32 {llvm.noundef}) -> i32
    %126 = llvm.call @sign(%0) : (i32 {llvm.noundef}) -> i32
    %127 = llvm.call @sign(%13) : (i32 {llvm.noundef}) -> i32
    %128 = llvm.call @printf(%14, %125, %126, %127) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %129 = llvm.call @strspn(%15, %16) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64
    %130 = llvm.call @strcspn(%17, %18) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64
    %131 = llvm.call @printf(%19, %129, %130) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %132 = llvm.getelementptr inbounds %47[%5, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x i8>
    %133 = llvm.call @strncpy(%132, %16, %20) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    llvm.store %1, %48 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb15
  ^bb15:  // 2 preds: ^bb14, ^bb17
    %134 = llvm.load %48 {alignment = 4 : i64} : !llvm.ptr -> i32
    %135 = llvm.zext %134 : i32 to i64
    %136 = llvm.icmp "ult" %135, %20 : i64
    llvm.cond_br %136, ^bb16, ^bb18
  ^bb16:  // pred: ^bb15
    %137 = llvm.load %48 {alignment = 4 : i64} : !llvm.ptr -> i32
    %138 = llvm.zext %137 : i32 to i64
    %139 = llvm.getelementptr inbounds|nuw %47[%5, %138] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x i8>
    %140 = llvm.load %139 {alignment = 1 : i64} : !llvm.ptr -> i8
    %141 = llvm.sext %140 : i8 to i32
    %142 = llvm.call @printf(%39, %141) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb17
  ^bb17:  // pred: ^bb16
    %143 = llvm.load %48 {alignment = 4 : i64} : !llvm.ptr -> i32
    %144 = llvm.add %143, %0 : i32
    llvm.store %144, %48 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb15 {loop_annotation = #loop_annotation}
  ^bb18:  // pred: ^bb15
    %145 = llvm.call @printf(%21) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
    %146 = llvm.call @strdup(%22) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noalias})
    llvm.store %146, %49 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %147 = llvm.load %49 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %148 = llvm.icmp "ne" %147, %23 : !llvm.ptr
    llvm.cond_br %148, ^bb20, ^bb19
  ^bb19:  // pred: ^bb18
    llvm.store %24, %43 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb38
  ^bb20:  // pred: ^bb18
    %149 = llvm.load %49 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %150 = llvm.getelementptr inbounds %149[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %2, %150 {alignment = 1 : i64} : i8, !llvm.ptr
    %151 = llvm.load %49 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %152 = llvm.load %49 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %153 = llvm.getelementptr inbounds %152[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %154 = llvm.call @printf(%27, %151, %153) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %155 = llvm.load %49 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%155) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    "llvm.intr.memcpy"(%50, %28, %29) <{arg_attrs = [{llvm.align = 1 : i64}, {llvm.align = 1 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.store %1, %51 {alignment = 4 : i64} : i32, !llvm.ptr
    %156 = llvm.getelementptr inbounds %50[%5, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<15 x i8>
    llvm.store %156, %52 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb21
  ^bb21:  // 2 preds: ^bb20, ^bb25
    %157 = llvm.load %52 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %158 = llvm.icmp "ne" %157, %23 : !llvm.ptr
    llvm.cond_br %158, ^bb22, ^bb26
  ^bb22:  // pred: ^bb21
    %159 = llvm.load %52 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %160 = llvm.call @strchr(%159, %37) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    llvm.store %160, %53 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %161 = llvm.load %53 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %162 = llvm.icmp "ne" %161, %23 : !llvm.ptr
    llvm.cond_br %162, ^bb23, ^bb24
  ^bb23:  // pred: ^bb22
    %163 = llvm.load %53 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %164 = llvm.getelementptr inbounds|nuw %163[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    llvm.store %164, %53 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %2, %163 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.br ^bb24
  ^bb24:  // 2 preds: ^bb22, ^bb23
    %165 = llvm.load %52 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %166 = llvm.call @printf(%38, %165) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %167 = llvm.load %51 {alignment = 4 : i64} : !llvm.ptr -> i32
    %168 = llvm.add %167, %0 overflow<nsw> : i32
    llvm.store %168, %51 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb25
  ^bb25:  // pred: ^bb24
    %169 = llvm.load %53 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %169, %52 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb21 {loop_annotation = #loop_annotation}
  ^bb26:  // pred: ^bb21
    %170 = llvm.call @printf(%21) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
    "llvm.intr.memcpy"(%54, %30, %31) <{arg_attrs = [{llvm.align = 16 : i64}, {llvm.align = 16 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %171 = llvm.getelementptr inbounds %54[%5, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<31 x i8>
    llvm.store %171, %55 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb27
  ^bb27:  // 2 preds: ^bb26, ^bb36
    %172 = llvm.load %55 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %173 = llvm.load %172 {alignment = 1 : i64} : !llvm.ptr -> i8
    %174 = llvm.icmp "ne" %173, %2 : i8
    llvm.cond_br %174, ^bb28, ^bb37
  ^bb28:  // pred: ^bb27
    %175 = llvm.load %55 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %176 = llvm.load %175 {alignment = 1 : i64} : !llvm.ptr -> i8
    %177 = llvm.sext %176 : i8 to i32
    %178 = llvm.icmp "sge" %177, %32 : i32
    llvm.cond_br %178, ^bb29, ^bb31
  ^bb29:  // pred: ^bb28
    %179 = llvm.load %55 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %180 = llvm.load %179 {alignment = 1 : i64} : !llvm.ptr -> i8
    %181 = llvm.sext %180 : i8 to i32
    %182 = llvm.icmp "sle" %181, %33 : i32
    llvm.cond_br %182, ^bb30, ^bb31
  ^bb30:  // pred: ^bb29
    %183 = llvm.load %55 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %184 = llvm.load %183 {alignment = 1 : i64} : !llvm.ptr -> i8
    %185 = llvm.sext %184 : i8 to i32
    %186 = llvm.sub %185, %32 overflow<nsw> : i32
    %187 = llvm.add %186, %24 overflow<nsw> : i32
    %188 = llvm.srem %187, %36 : i32
    %189 = llvm.add %32, %188 overflow<nsw> : i32
    %190 = llvm.trunc %189 : i32 to i8
    %191 = llvm.load %55 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %190, %191 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.br ^bb35
  ^bb31:  // 2 preds: ^bb28, ^bb29
    %192 = llvm.load %55 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %193 = llvm.load %192 {alignment = 1 : i64} : !llvm.ptr -> i8
    %194 = llvm.sext %193 : i8 to i32
    %195 = llvm.icmp "sge" %194, %34 : i32
    llvm.cond_br %195, ^bb32, ^bb34
  ^bb32:  // pred: ^bb31
    %196 = llvm.load %55 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %197 = llvm.load %196 {alignment = 1 : i64} : !llvm.ptr -> i8
    %198 = llvm.sext %197 : i8 to i32
    %199 = llvm.icmp "sle" %198, %35 : i32
    llvm.cond_br %199, ^bb33, ^bb34
  ^bb33:  // pred: ^bb32
    %200 = llvm.load %55 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %201 = llvm.load %200 {alignment = 1 : i64} : !llvm.ptr -> i8
    %202 = llvm.sext %201 : i8 to i32
    %203 = llvm.sub %202, %34 overflow<nsw> : i32
    %204 = llvm.add %203, %24 overflow<nsw> : i32
    %205 = llvm.srem %204, %36 : i32
    %206 = llvm.add %34, %205 overflow<nsw> : i32
    %207 = llvm.trunc %206 : i32 to i8
    %208 = llvm.load %55 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %207, %208 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.br ^bb34
  ^bb34:  // 3 preds: ^bb31, ^bb32, ^bb33
    llvm.br ^bb35
  ^bb35:  // 2 preds: ^bb30, ^bb34
    llvm.br ^bb36
  ^bb36:  // pred: ^bb35
    %209 = llvm.load %55 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %210 = llvm.getelementptr inbounds|nuw %209[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    llvm.store %210, %55 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb27 {loop_annotation = #loop_annotation}
  ^bb37:  // pred: ^bb27
    %211 = llvm.getelementptr inbounds %54[%5, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<31 x i8>
    %212 = llvm.call @puts(%211) : (!llvm.ptr {llvm.noundef}) -> i32
    %213 = llvm.load %51 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %213, %43 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb38
  ^bb38:  // 4 preds: ^bb3, ^bb7, ^bb19, ^bb37
    %214 = llvm.load %43 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %214 : i32
  }
  llvm.func internal @my_strlen(%arg0: !llvm.ptr {llvm.noundef}) -> i64 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %4, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb2
    %5 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.load %5 {alignment = 1 : i64} : !llvm.ptr -> i8
    %7 = llvm.icmp "ne" %6, %1 : i8
    llvm.cond_br %7, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %8 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %8[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    llvm.store %9, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb3:  // pred: ^bb1
    %10 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.ptrtoint %10 : !llvm.ptr to i64
    %13 = llvm.ptrtoint %11 : !llvm.ptr to i64
    %14 = llvm.sub %12, %13 : i64
    llvm.return %14 : i64
  }
  llvm.func @strlen(!llvm.ptr {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func internal @sign(%arg0: i32 {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 4 : i64} : i32, !llvm.ptr
    %3 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32
    %4 = llvm.icmp "sgt" %3, %1 : i32
    %5 = llvm.zext %4 : i1 to i32
    %6 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32
    %7 = llvm.icmp "slt" %6, %1 : i32
    %8 = llvm.zext %7 : i1 to i32
    %9 = llvm.sub %5, %8 overflow<nsw> : i32
    llvm.return %9 : i32
  }
  llvm.func internal @my_strcmp(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(false) : i1
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb4
    %5 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.load %5 {alignment = 1 : i64} : !llvm.ptr -> i8
    %7 = llvm.sext %6 : i8 to i32
    %8 = llvm.icmp "ne" %7, %1 : i32
    llvm.cond_br %8, ^bb2, ^bb3(%2 : i1)
  ^bb2:  // pred: ^bb1
    %9 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.load %9 {alignment = 1 : i64} : !llvm.ptr -> i8
    %11 = llvm.sext %10 : i8 to i32
    %12 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.load %12 {alignment = 1 : i64} : !llvm.ptr -> i8
    %14 = llvm.sext %13 : i8 to i32
    %15 = llvm.icmp "eq" %11, %14 : i32
    llvm.br ^bb3(%15 : i1)
  ^bb3(%16: i1):  // 2 preds: ^bb1, ^bb2
    llvm.cond_br %16, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %17 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.getelementptr inbounds|nuw %17[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    llvm.store %18, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %19 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.getelementptr inbounds|nuw %19[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    llvm.store %20, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb5:  // pred: ^bb3
    %21 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.load %21 {alignment = 1 : i64} : !llvm.ptr -> i8
    %23 = llvm.zext %22 : i8 to i32
    %24 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.load %24 {alignment = 1 : i64} : !llvm.ptr -> i8
    %26 = llvm.zext %25 : i8 to i32
    %27 = llvm.sub %23, %26 overflow<nsw> : i32
    llvm.return %27 : i32
  }
  llvm.func @strcmp(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @strcat(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @puts(!llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @reverse(%arg0: !llvm.ptr {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(-1 : i64) : i64
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i8 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %1, %5 {alignment = 8 : i64} : i64, !llvm.ptr
    %8 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.call @strlen(%8) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}) -> i64
    llvm.store %9, %6 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %10 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %11 = llvm.add %10, %2 : i64
    %12 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %13 = llvm.icmp "ult" %11, %12 : i64
    llvm.cond_br %13, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %14 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %16 = llvm.getelementptr inbounds|nuw %14[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %17 = llvm.load %16 {alignment = 1 : i64} : !llvm.ptr -> i8
    llvm.store %17, %7 {alignment = 1 : i64} : i8, !llvm.ptr
    %18 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %20 = llvm.add %19, %3 : i64
    llvm.store %20, %6 {alignment = 8 : i64} : i64, !llvm.ptr
    %21 = llvm.getelementptr inbounds|nuw %18[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %22 = llvm.load %21 {alignment = 1 : i64} : !llvm.ptr -> i8
    %23 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %25 = llvm.getelementptr inbounds|nuw %23[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %22, %25 {alignment = 1 : i64} : i8, !llvm.ptr
    %26 = llvm.load %7 {alignment = 1 : i64} : !llvm.ptr -> i8
    %27 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %29 = llvm.getelementptr inbounds|nuw %27[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %26, %29 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %30 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %31 = llvm.add %30, %2 : i64
    llvm.store %31, %5 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    llvm.return
  }
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @strchr(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @strrchr(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @strstr(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @strspn(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @strcspn(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @strncpy(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @strdup(!llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noalias}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @free(!llvm.ptr {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
}
