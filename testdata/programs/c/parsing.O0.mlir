#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("42\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("  -17xyz\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("0x1F\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("077\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("+9\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("99999999999999999999\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"(dense<0> : tensor<1xi8>) {addr_space = 0 : i32, alignment = 1 : i64, dso_local} : !llvm.array<1 x i8>
  llvm.mlir.global private unnamed_addr constant @".str.7"("zz\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.main.numbers() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<8 x ptr> {
    %0 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %1 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %2 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %3 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %4 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %5 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %6 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %7 = llvm.mlir.addressof @".str" : !llvm.ptr
    %8 = llvm.mlir.undef : !llvm.array<8 x ptr>
    %9 = llvm.insertvalue %7, %8[0] : !llvm.array<8 x ptr> 
    %10 = llvm.insertvalue %6, %9[1] : !llvm.array<8 x ptr> 
    %11 = llvm.insertvalue %5, %10[2] : !llvm.array<8 x ptr> 
    %12 = llvm.insertvalue %4, %11[3] : !llvm.array<8 x ptr> 
    %13 = llvm.insertvalue %3, %12[4] : !llvm.array<8 x ptr> 
    %14 = llvm.insertvalue %2, %13[5] : !llvm.array<8 x ptr> 
    %15 = llvm.insertvalue %1, %14[6] : !llvm.array<8 x ptr> 
    %16 = llvm.insertvalue %0, %15[7] : !llvm.array<8 x ptr> 
    llvm.return %16 : !llvm.array<8 x ptr>
  }
  llvm.mlir.global private unnamed_addr constant @__const.main.bases(dense<[10, 0, 16, 36]> : tensor<4xi32>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<4 x i32>
  llvm.mlir.global private unnamed_addr constant @".str.8"("%ld:%d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.9"("%d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.10"("%lu %llu %lld\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.11"("-1\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.12"("777\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.13"("-9223372036854775808\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.14"("3.25\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.15"("-1e3x\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.16"(".5\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.17"("1e-400\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.18"("inf\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.19"("0x1.8p3\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.20"("1e\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.21"("-\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.main.reals() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<8 x ptr> {
    %0 = llvm.mlir.addressof @".str.21" : !llvm.ptr
    %1 = llvm.mlir.addressof @".str.20" : !llvm.ptr
    %2 = llvm.mlir.addressof @".str.19" : !llvm.ptr
    %3 = llvm.mlir.addressof @".str.18" : !llvm.ptr
    %4 = llvm.mlir.addressof @".str.17" : !llvm.ptr
    %5 = llvm.mlir.addressof @".str.16" : !llvm.ptr
    %6 = llvm.mlir.addressof @".str.15" : !llvm.ptr
    %7 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %8 = llvm.mlir.undef : !llvm.array<8 x ptr>
    %9 = llvm.insertvalue %7, %8[0] : !llvm.array<8 x ptr> 
    %10 = llvm.insertvalue %6, %9[1] : !llvm.array<8 x ptr> 
    %11 = llvm.insertvalue %5, %10[2] : !llvm.array<8 x ptr> 
    %12 = llvm.insertvalue %4, %11[3] : !llvm.array<8 x ptr> 
    %13 = llvm.insertvalue %3, %12[4] : !llvm.array<8 x ptr> 
    %14 = llvm.insertvalue %2, %13[5] : !llvm.array<8 x ptr> 
    %15 = llvm.insertvalue %1, %14[6] : !llvm.array<8 x ptr> 
    %16 = llvm.insertvalue %0, %15[7] : !llvm.array<8 x ptr> 
    llvm.return %16 : !llvm.array<8 x ptr>
  }
  llvm.mlir.global private unnamed_addr constant @".str.22"("%g:%d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.23"("%g %ld\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.24"("2.5e2 rest\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.25"("123456789012\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.26"(" 21 March 1984,ff;0.75\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.27"(" %d %s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.28"("%d %d %s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.29"("1984:ff;0.75!\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.30"("%d:%x;%f%c\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.31"("%d %d %u %g %c\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.32"("7 seven\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.33"("%d %d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.34"("%d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.35"("1 + 2*3\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.36"("-(4 - 6) * 2.5\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.37"("((1+1)/(3-1))*8 - 2/4\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.38"("2*-3\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.main.sums() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<4 x ptr> {
    %0 = llvm.mlir.addressof @".str.38" : !llvm.ptr
    %1 = llvm.mlir.addressof @".str.37" : !llvm.ptr
    %2 = llvm.mlir.addressof @".str.36" : !llvm.ptr
    %3 = llvm.mlir.addressof @".str.35" : !llvm.ptr
    %4 = llvm.mlir.undef : !llvm.array<4 x ptr>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.array<4 x ptr> 
    %6 = llvm.insertvalue %2, %5[1] : !llvm.array<4 x ptr> 
    %7 = llvm.insertvalue %1, %6[2] : !llvm.array<4 x ptr> 
    %8 = llvm.insertvalue %0, %7[3] : !llvm.array<4 x ptr> 
    llvm.return %8 : !llvm.array<4 x ptr>
  }
  llvm.mlir.global internal @at() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str.39"("%g \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.40"("\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main() -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.addressof @__const.main.numbers : !llvm.ptr
    %3 = llvm.mlir.constant(64 : i64) : i64
    %4 = llvm.mlir.addressof @__const.main.bases : !llvm.ptr
    %5 = llvm.mlir.constant(16 : i64) : i64
    %6 = llvm.mlir.constant(8 : i32) : i32
    %7 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %8 = llvm.mlir.zero : !llvm.ptr
    %9 = llvm.mlir.constant(10 : i32) : i32
    %10 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %11 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %12 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %13 = llvm.mlir.addressof @__const.main.reals : !llvm.ptr
    %14 = llvm.mlir.addressof @".str.24" : !llvm.ptr
    %15 = llvm.mlir.addressof @".str.25" : !llvm.ptr
    %16 = llvm.mlir.addressof @".str.23" : !llvm.ptr
    %17 = llvm.mlir.constant(0 : i64) : i64
    %18 = llvm.mlir.addressof @".str.26" : !llvm.ptr
    %19 = llvm.mlir.addressof @".str.27" : !llvm.ptr
    %20 = llvm.mlir.addressof @".str.28" : !llvm.ptr
    %21 = llvm.mlir.addressof @".str.29" : !llvm.ptr
    %22 = llvm.mlir.addressof @".str.30" : !llvm.ptr
    %23 = llvm.mlir.addressof @".str.31" : !llvm.ptr
    %24 = llvm.mlir.addressof @".str.32" : !llvm.ptr
    %25 = llvm.mlir.addressof @".str.33" : !llvm.ptr
    %26 = llvm.mlir.addressof @".str.34" : !llvm.ptr
    %27 = llvm.mlir.addressof @__const.main.sums : !llvm.ptr
    %28 = llvm.mlir.constant(32 : i64) : i64
    %29 = llvm.mlir.constant(4 : i32) : i32
    %30 = llvm.mlir.addressof @".str.40" : !llvm.ptr
    %31 = llvm.mlir.addressof @at : !llvm.ptr
    %32 = llvm.mlir.addressof @".str.39" : !llvm.ptr
    %33 = llvm.mlir.addressof @".str.22" : !llvm.ptr
    %34 = llvm.mlir.constant(5 : i32) : i32
    %35 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %36 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %37 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %38 = llvm.alloca %0 x !llvm.array<8 x ptr> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %39 = llvm.alloca %0 x !llvm.array<4 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %40 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %41 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %42 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %43 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %44 = llvm.alloca %0 x !llvm.array<8 x ptr> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %45 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %46 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %47 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %48 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %49 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %50 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %51 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %52 = llvm.alloca %0 x !llvm.array<16 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %53 = llvm.alloca %0 x i8 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %54 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %55 = llvm.alloca %0 x !llvm.array<4 x ptr> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %56 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %37 {alignment = 4 : i64} : i32, !llvm.ptr
    "llvm.intr.memcpy"(%38, %2, %3) <{arg_attrs = [{llvm.align = 16 : i64}, {llvm.align = 16 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%39, %4, %5) <{arg_attrs = [{llvm.align = 16 : i64}, {llvm.align = 16 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.store %1, %40 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb10
    %57 = llvm.load %40 {alignment = 4 : i64} : !llvm.ptr -> i32
    %58 = llvm.icmp "slt" %57, %6 : i32
    llvm.cond_br %58, ^bb2, ^bb11
  ^bb2:  // pred: ^bb1
    llvm.store %1, %41 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb2, ^bb5
    %59 = llvm.load %41 {alignment = 4 : i64} : !llvm.ptr -> i32
    %60 = llvm.icmp "slt" %59, %29 : i32
    llvm.cond_br %60, ^bb4, ^bb6
  ^bb4:  // pred: ^bb3
    %61 = llvm.load %40 {alignment = 4 : i64} : !llvm.ptr -> i32
    %62 = llvm.sext %61 : i32 to i64
    %63 = llvm.getelementptr inbounds %38[%17, %62] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    %64 = llvm.load %63 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %65 = llvm.load %41 {alignment = 4 : i64} : !llvm.ptr -> i32
    %66 = llvm.sext %65 : i32 to i64
    %67 = llvm.getelementptr inbounds %39[%17, %66] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i32>
    %68 = llvm.load %67 {alignment = 4 : i64} : !llvm.ptr -> i32
    %69 = llvm.call @strtol(%64, %42, %68) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i64
    llvm.store %69, %43 {alignment = 8 : i64} : i64, !llvm.ptr
    %70 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> i64
    %71 = llvm.load %42 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %72 = llvm.load %40 {alignment = 4 : i64} : !llvm.ptr -> i32
    %73 = llvm.sext %72 : i32 to i64
    %74 = llvm.getelementptr inbounds %38[%17, %73] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    %75 = llvm.load %74 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %76 = llvm.ptrtoint %71 : !llvm.ptr to i64
    %77 = llvm.ptrtoint %75 : !llvm.ptr to i64
    %78 = llvm.sub %76, %77 : i64
    %79 = llvm.trunc %78 : i64 to i32
    %80 = llvm.call @printf(%36, %70, %79) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb5
  ^bb5:  // pred: ^bb4
    %81 = llvm.load %41 {alignment = 4 : i64} : !llvm.ptr -> i32
    %82 = llvm.add %81, %0 overflow<nsw> : i32
    llvm.store %82, %41 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3 {loop_annotation = #loop_annotation}
  ^bb6:  // pred: ^bb3
    %83 = llvm.load %40 {alignment = 4 : i64} : !llvm.ptr -> i32
    %84 = llvm.icmp "eq" %83, %34 : i32
    llvm.cond_br %84, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    llvm.br ^bb9(%1 : i32)
  ^bb8:  // pred: ^bb6
    %85 = llvm.load %40 {alignment = 4 : i64} : !llvm.ptr -> i32
    %86 = llvm.sext %85 : i32 to i64
    %87 = llvm.getelementptr inbounds %38[%17, %86] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    %88 = llvm.load %87 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %89 = llvm.call @atoi(%88) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb9(%89 : i32)
  ^bb9(%90: i32):  // 2 preds: ^bb7, ^bb8
    %91 = llvm.call @printf(%35, %90) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb10
  ^bb10:  // pred: ^bb9
    %92 = llvm.load %40 {alignment = 4 : i64} : !llvm.ptr -> i32
    %93 = llvm.add %92, %0 overflow<nsw> : i32
    llvm.store %93, %40 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb11:  // pred: ^bb1
    %94 = llvm.call @strtoul(%7, %8, %9) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i64
    %95 = llvm.call @strtoull(%10, %8, %6) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i64
    %96 = llvm.call @strtoll(%11, %8, %9) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i64
    %97 = llvm.call @printf(%12, %94, %95, %96) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    "llvm.intr.memcpy"(%44, %13, %3) <{arg_attrs = [{llvm.align = 16 : i64}, {llvm.align = 16 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.store %1, %45 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb12
  ^bb12:  // 2 preds: ^bb11, ^bb14
    %98 = llvm.load %45 {alignment = 4 : i64} : !llvm.ptr -> i32
    %99 = llvm.icmp "slt" %98, %6 : i32
    llvm.cond_br %99, ^bb13, ^bb15
  ^bb13:  // pred: ^bb12
    %100 = llvm.load %45 {alignment = 4 : i64} : !llvm.ptr -> i32
    %101 = llvm.sext %100 : i32 to i64
    %102 = llvm.getelementptr inbounds %44[%17, %101] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    %103 = llvm.load %102 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %104 = llvm.call @strtod(%103, %46) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> f64
    llvm.store %104, %47 {alignment = 8 : i64} : f64, !llvm.ptr
    %105 = llvm.load %47 {alignment = 8 : i64} : !llvm.ptr -> f64
    %106 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %107 = llvm.load %45 {alignment = 4 : i64} : !llvm.ptr -> i32
    %108 = llvm.sext %107 : i32 to i64
    %109 = llvm.getelementptr inbounds %44[%17, %108] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    %110 = llvm.load %109 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %111 = llvm.ptrtoint %106 : !llvm.ptr to i64
    %112 = llvm.ptrtoint %110 : !llvm.ptr to i64
    %113 = llvm.sub %111, %112 : i64
    %114 = llvm.trunc %113 : i64 to i32
    %115 = llvm.call @printf(%33, %105, %114) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb14
  ^bb14:  // pred: ^bb13
    %116 = llvm.load %45 {alignment = 4 : i64} : !llvm.ptr -> i32
    %117 = llvm.add %116, %0 overflow<nsw> : i32
    llvm.store %117, %45 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb12 {loop_annotation = #loop_annotation}
  ^bb15:  // pred: ^bb12
    %118 = llvm.call @atof(%14) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}) -> f64
    %119 = llvm.call @atol(%15) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}) -> i64
    %120 = llvm.call @printf(%16, %118, %119) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %121 = llvm.getelementptr inbounds %52[%17, %17] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x i8>
    %122 = llvm.call @scan(%18, %19, %48, %121) vararg(!llvm.func<i32 (ptr, ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.store %122, %50 {alignment = 4 : i64} : i32, !llvm.ptr
    %123 = llvm.load %50 {alignment = 4 : i64} : !llvm.ptr -> i32
    %124 = llvm.load %48 {alignment = 4 : i64} : !llvm.ptr -> i32
    %125 = llvm.getelementptr inbounds %52[%17, %17] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x i8>
    %126 = llvm.call @printf(%20, %123, %124, %125) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %127 = llvm.call @scan(%21, %22, %49, %51, %54, %53) vararg(!llvm.func<i32 (ptr, ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.store %127, %50 {alignment = 4 : i64} : i32, !llvm.ptr
    %128 = llvm.load %50 {alignment = 4 : i64} : !llvm.ptr -> i32
    %129 = llvm.load %49 {alignment = 4 : i64} : !llvm.ptr -> i32
    %130 = llvm.load %51 {alignment = 4 : i64} : !llvm.ptr -> i32
    %131 = llvm.load %54 {alignment = 8 : i64} : !llvm.ptr -> f64
    %132 = llvm.load %53 {alignment = 1 : i64} : !llvm.ptr -> i8
    %133 = llvm.sext %132 : i8 to i32
    %134 = llvm.call @printf(%23, %128, %129, %130, %131, %133) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, f64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %135 = llvm.call @scan(%24, %25, %48, %49) vararg(!llvm.func<i32 (ptr, ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.store %135, %50 {alignment = 4 : i64} : i32, !llvm.ptr
    %136 = llvm.load %50 {alignment = 4 : i64} : !llvm.ptr -> i32
    %137 = llvm.load %48 {alignment = 4 : i64} : !llvm.ptr -> i32
    %138 = llvm.call @printf(%26, %136, %137) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    "llvm.intr.memcpy"(%55, %27, %28) <{arg_attrs = [{llvm.align = 16 : i64}, {llvm.align = 16 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.store %1, %56 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb16
  ^bb16:  // 2 preds: ^bb15, ^bb18
    %139 = llvm.load %56 {alignment = 4 : i64} : !llvm.ptr -> i32
    %140 = llvm.icmp "slt" %139, %29 : i32
    llvm.cond_br %140, ^bb17, ^bb19
  ^bb17:  // pred: ^bb16
    %141 = llvm.load %56 {alignment = 4 : i64} : !llvm.ptr -> i32
    %142 = llvm.sext %141 : i32 to i64
    %143 = llvm.getelementptr inbounds %55[%17, %142] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %144 = llvm.load %143 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %144, %31 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %145 = llvm.call @expr() : () -> f64
    %146 = llvm.call @printf(%32, %145) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.br ^bb18
  ^bb18:  // pred: ^bb17
    %147 = llvm.load %56 {alignment = 4 : i64} : !llvm.ptr -> i32
    %148 = llvm.add %147, %0 overflow<nsw> : i32
    llvm.store %148, %56 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb16 {loop_annotation = #loop_annotation}
  ^bb19:  // pred: ^bb16
    %149 = llvm.call @printf(%30) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
    %150 = llvm.load %50 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %150 : i32
  }
  llvm.func @strtol(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @atoi(!llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @strtoul(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @strtoull(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @strtoll(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @strtod(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @atof(!llvm.ptr {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @atol(!llvm.ptr {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func internal @scan(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, ...) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(37 : i32) : i32
    %5 = llvm.mlir.constant(40 : i32) : i32
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.constant(8 : i32) : i32
    %8 = llvm.mlir.constant(3 : i32) : i32
    %9 = llvm.mlir.constant(false) : i1
    %10 = llvm.mlir.constant(true) : i1
    %11 = llvm.mlir.constant(16 : i32) : i32
    %12 = llvm.mlir.constant(10 : i32) : i32
    %13 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %1, %16 {alignment = 4 : i64} : i32, !llvm.ptr
    %19 = llvm.getelementptr inbounds %15[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>>
    llvm.intr.vastart %19 : !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb45
    %20 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.load %20 {alignment = 1 : i64} : !llvm.ptr -> i8
    %22 = llvm.icmp "ne" %21, %3 : i8
    llvm.cond_br %22, ^bb2, ^bb46
  ^bb2:  // pred: ^bb1
    %23 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.load %23 {alignment = 1 : i64} : !llvm.ptr -> i8
    %25 = llvm.sext %24 : i8 to i32
    %26 = llvm.call @blank(%25) : (i32 {llvm.noundef}) -> i32
    %27 = llvm.icmp "ne" %26, %1 : i32
    llvm.cond_br %27, ^bb3, ^bb7
  ^bb3:  // pred: ^bb2
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb3, ^bb5
    %28 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.load %28 {alignment = 1 : i64} : !llvm.ptr -> i8
    %30 = llvm.sext %29 : i8 to i32
    %31 = llvm.call @blank(%30) : (i32 {llvm.noundef}) -> i32
    %32 = llvm.icmp "ne" %31, %1 : i32
    llvm.cond_br %32, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %33 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %34 = llvm.getelementptr inbounds|nuw %33[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    llvm.store %34, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb4 {loop_annotation = #loop_annotation}
  ^bb6:  // pred: ^bb4
    llvm.br ^bb45
  ^bb7:  // pred: ^bb2
    %35 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %36 = llvm.load %35 {alignment = 1 : i64} : !llvm.ptr -> i8
    %37 = llvm.sext %36 : i8 to i32
    %38 = llvm.icmp "ne" %37, %4 : i32
    llvm.cond_br %38, ^bb8, ^bb11
  ^bb8:  // pred: ^bb7
    %39 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %40 = llvm.load %39 {alignment = 1 : i64} : !llvm.ptr -> i8
    %41 = llvm.sext %40 : i8 to i32
    %42 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %43 = llvm.load %42 {alignment = 1 : i64} : !llvm.ptr -> i8
    %44 = llvm.sext %43 : i8 to i32
    %45 = llvm.icmp "ne" %41, %44 : i32
    llvm.cond_br %45, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    llvm.br ^bb46
  ^bb10:  // pred: ^bb8
    %46 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %47 = llvm.getelementptr inbounds|nuw %46[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    llvm.store %47, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb45
  ^bb11:  // pred: ^bb7
    %48 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %49 = llvm.getelementptr inbounds|nuw %48[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    llvm.store %49, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %50 = llvm.load %49 {alignment = 1 : i64} : !llvm.ptr -> i8
    %51 = llvm.sext %50 : i8 to i32
    llvm.switch %51 : i32, ^bb41 [
      100: ^bb12,
      120: ^bb16,
      102: ^bb20,
      99: ^bb24,
      115: ^bb28
    ]
  ^bb12:  // pred: ^bb11
    %52 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %53 = llvm.call @strtol(%52, %17, %12) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i64
    %54 = llvm.trunc %53 : i64 to i32
    %55 = llvm.getelementptr inbounds %15[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>>
    %56 = llvm.getelementptr inbounds|nuw %55[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>
    %57 = llvm.load %56 {alignment = 16 : i64} : !llvm.ptr -> i32
    %58 = llvm.icmp "ule" %57, %5 : i32
    llvm.cond_br %58, ^bb13, ^bb14
  ^bb13:  // pred: ^bb12
    %59 = llvm.getelementptr inbounds|nuw %55[%1, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>
    %60 = llvm.load %59 {alignment = 16 : i64} : !llvm.ptr -> !llvm.ptr
    %61 = llvm.getelementptr %60[%57] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    %62 = llvm.add %57, %7 : i32
    llvm.store %62, %56 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.br ^bb15(%61 : !llvm.ptr)
  ^bb14:  // pred: ^bb12
    %63 = llvm.getelementptr inbounds|nuw %55[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>
    %64 = llvm.load %63 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %65 = llvm.getelementptr %64[%7] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    llvm.store %65, %63 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb15(%64 : !llvm.ptr)
  ^bb15(%66: !llvm.ptr):  // 2 preds: ^bb13, ^bb14
    %67 = llvm.load %66 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %54, %67 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb42
  ^bb16:  // pred: ^bb11
    %68 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %69 = llvm.call @strtoul(%68, %17, %11) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i64
    %70 = llvm.trunc %69 : i64 to i32
    %71 = llvm.getelementptr inbounds %15[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>>
    %72 = llvm.getelementptr inbounds|nuw %71[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>
    %73 = llvm.load %72 {alignment = 16 : i64} : !llvm.ptr -> i32
    %74 = llvm.icmp "ule" %73, %5 : i32
    llvm.cond_br %74, ^bb17, ^bb18
  ^bb17:  // pred: ^bb16
    %75 = llvm.getelementptr inbounds|nuw %71[%1, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>
    %76 = llvm.load %75 {alignment = 16 : i64} : !llvm.ptr -> !llvm.ptr
    %77 = llvm.getelementptr %76[%73] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    %78 = llvm.add %73, %7 : i32
    llvm.store %78, %72 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.br ^bb19(%77 : !llvm.ptr)
  ^bb18:  // pred: ^bb16
    %79 = llvm.getelementptr inbounds|nuw %71[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>
    %80 = llvm.load %79 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %81 = llvm.getelementptr %80[%7] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    llvm.store %81, %79 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb19(%80 : !llvm.ptr)
  ^bb19(%82: !llvm.ptr):  // 2 preds: ^bb17, ^bb18
    %83 = llvm.load %82 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %70, %83 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb42
  ^bb20:  // pred: ^bb11
    %84 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %85 = llvm.call @strtod(%84, %17) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> f64
    %86 = llvm.getelementptr inbounds %15[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>>
    %87 = llvm.getelementptr inbounds|nuw %86[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>
    %88 = llvm.load %87 {alignment = 16 : i64} : !llvm.ptr -> i32
    %89 = llvm.icmp "ule" %88, %5 : i32
    llvm.cond_br %89, ^bb21, ^bb22
  ^bb21:  // pred: ^bb20
    %90 = llvm.getelementptr inbounds|nuw %86[%1, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>
    %91 = llvm.load %90 {alignment = 16 : i64} : !llvm.ptr -> !llvm.ptr
    %92 = llvm.getelementptr %91[%88] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    %93 = llvm.add %88, %7 : i32
    llvm.store %93, %87 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.br ^bb23(%92 : !llvm.ptr)
  ^bb22:  // pred: ^bb20
    %94 = llvm.getelementptr inbounds|nuw %86[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>
    %95 = llvm.load %94 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %96 = llvm.getelementptr %95[%7] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    llvm.store %96, %94 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb23(%95 : !llvm.ptr)
  ^bb23(%97: !llvm.ptr):  // 2 preds: ^bb21, ^bb22
    %98 = llvm.load %97 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %85, %98 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.br ^bb42
  ^bb24:  // pred: ^bb11
    %99 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %100 = llvm.load %99 {alignment = 1 : i64} : !llvm.ptr -> i8
    %101 = llvm.getelementptr inbounds %15[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>>
    %102 = llvm.getelementptr inbounds|nuw %101[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>
    %103 = llvm.load %102 {alignment = 16 : i64} : !llvm.ptr -> i32
    %104 = llvm.icmp "ule" %103, %5 : i32
    llvm.cond_br %104, ^bb25, ^bb26
  ^bb25:  // pred: ^bb24
    %105 = llvm.getelementptr inbounds|nuw %101[%1, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>
    %106 = llvm.load %105 {alignment = 16 : i64} : !llvm.ptr -> !llvm.ptr
    %107 = llvm.getelementptr %106[%103] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    %108 = llvm.add %103, %7 : i32
    llvm.store %108, %102 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.br ^bb27(%107 : !llvm.ptr)
  ^bb26:  // pred: ^bb24
    %109 = llvm.getelementptr inbounds|nuw %101[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>
    %110 = llvm.load %109 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %111 = llvm.getelementptr %110[%7] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    llvm.store %111, %109 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb27(%110 : !llvm.ptr)
  ^bb27(%112: !llvm.ptr):  // 2 preds: ^bb25, ^bb26
    %113 = llvm.load %112 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %100, %113 {alignment = 1 : i64} : i8, !llvm.ptr
    %114 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %115 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %116 = llvm.load %115 {alignment = 1 : i64} : !llvm.ptr -> i8
    %117 = llvm.sext %116 : i8 to i32
    %118 = llvm.icmp "ne" %117, %1 : i32
    %119 = llvm.zext %118 : i1 to i32
    %120 = llvm.sext %119 : i32 to i64
    %121 = llvm.getelementptr inbounds %114[%120] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %121, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb42
  ^bb28:  // pred: ^bb11
    %122 = llvm.getelementptr inbounds %15[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>>
    %123 = llvm.getelementptr inbounds|nuw %122[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>
    %124 = llvm.load %123 {alignment = 16 : i64} : !llvm.ptr -> i32
    %125 = llvm.icmp "ule" %124, %5 : i32
    llvm.cond_br %125, ^bb29, ^bb30
  ^bb29:  // pred: ^bb28
    %126 = llvm.getelementptr inbounds|nuw %122[%1, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>
    %127 = llvm.load %126 {alignment = 16 : i64} : !llvm.ptr -> !llvm.ptr
    %128 = llvm.getelementptr %127[%124] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    %129 = llvm.add %124, %7 : i32
    llvm.store %129, %123 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.br ^bb31(%128 : !llvm.ptr)
  ^bb30:  // pred: ^bb28
    %130 = llvm.getelementptr inbounds|nuw %122[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>
    %131 = llvm.load %130 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %132 = llvm.getelementptr %131[%7] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    llvm.store %132, %130 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb31(%131 : !llvm.ptr)
  ^bb31(%133: !llvm.ptr):  // 2 preds: ^bb29, ^bb30
    %134 = llvm.load %133 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %134, %18 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb32
  ^bb32:  // 2 preds: ^bb31, ^bb33
    %135 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %136 = llvm.load %135 {alignment = 1 : i64} : !llvm.ptr -> i8
    %137 = llvm.sext %136 : i8 to i32
    %138 = llvm.call @blank(%137) : (i32 {llvm.noundef}) -> i32
    %139 = llvm.icmp "ne" %138, %1 : i32
    llvm.cond_br %139, ^bb33, ^bb34
  ^bb33:  // pred: ^bb32
    %140 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %141 = llvm.getelementptr inbounds|nuw %140[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    llvm.store %141, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb32 {loop_annotation = #loop_annotation}
  ^bb34:  // pred: ^bb32
    %142 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %142, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb35
  ^bb35:  // 2 preds: ^bb34, ^bb39
    %143 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %144 = llvm.load %143 {alignment = 1 : i64} : !llvm.ptr -> i8
    %145 = llvm.sext %144 : i8 to i32
    %146 = llvm.icmp "ne" %145, %1 : i32
    llvm.cond_br %146, ^bb36, ^bb37(%9 : i1)
  ^bb36:  // pred: ^bb35
    %147 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %148 = llvm.load %147 {alignment = 1 : i64} : !llvm.ptr -> i8
    %149 = llvm.sext %148 : i8 to i32
    %150 = llvm.call @blank(%149) : (i32 {llvm.noundef}) -> i32
    %151 = llvm.icmp "ne" %150, %1 : i32
    %152 = llvm.xor %151, %10 : i1
    llvm.br ^bb37(%152 : i1)
  ^bb37(%153: i1):  // 2 preds: ^bb35, ^bb36
    llvm.cond_br %153, ^bb38, ^bb40
  ^bb38:  // pred: ^bb37
    %154 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %155 = llvm.load %154 {alignment = 1 : i64} : !llvm.ptr -> i8
    %156 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %157 = llvm.getelementptr inbounds|nuw %156[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    llvm.store %157, %18 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %155, %156 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.br ^bb39
  ^bb39:  // pred: ^bb38
    %158 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %159 = llvm.getelementptr inbounds|nuw %158[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    llvm.store %159, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb35 {loop_annotation = #loop_annotation}
  ^bb40:  // pred: ^bb37
    %160 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %3, %160 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.br ^bb42
  ^bb41:  // pred: ^bb11
    %161 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %161, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb42
  ^bb42:  // 6 preds: ^bb15, ^bb19, ^bb23, ^bb27, ^bb40, ^bb41
    %162 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %163 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %164 = llvm.icmp "eq" %162, %163 : !llvm.ptr
    llvm.cond_br %164, ^bb43, ^bb44
  ^bb43:  // pred: ^bb42
    llvm.br ^bb46
  ^bb44:  // pred: ^bb42
    %165 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %166 = llvm.add %165, %0 overflow<nsw> : i32
    llvm.store %166, %16 {alignment = 4 : i64} : i32, !llvm.ptr
    %167 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %167, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb45
  ^bb45:  // 3 preds: ^bb6, ^bb10, ^bb44
    %168 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %169 = llvm.getelementptr inbounds|nuw %168[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    llvm.store %169, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb46:  // 3 preds: ^bb1, ^bb9, ^bb43
    %170 = llvm.getelementptr inbounds %15[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>>
    llvm.intr.vaend %170 : !llvm.ptr
    %171 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %171 : i32
  }
  llvm.func internal @expr() -> f64 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @at : !llvm.ptr
    %2 = llvm.mlir.constant(43 : i32) : i32
    %3 = llvm.mlir.constant(true) : i1
    %4 = llvm.mlir.constant(45 : i32) : i32
    %5 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.call @term() : () -> f64
    llvm.store %6, %5 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb7
    %7 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.load %7 {alignment = 1 : i64} : !llvm.ptr -> i8
    %9 = llvm.sext %8 : i8 to i32
    %10 = llvm.icmp "eq" %9, %2 : i32
    llvm.cond_br %10, ^bb3(%3 : i1), ^bb2
  ^bb2:  // pred: ^bb1
    %11 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.load %11 {alignment = 1 : i64} : !llvm.ptr -> i8
    %13 = llvm.sext %12 : i8 to i32
    %14 = llvm.icmp "eq" %13, %4 : i32
    llvm.br ^bb3(%14 : i1)
  ^bb3(%15: i1):  // 2 preds: ^bb1, ^bb2
    llvm.cond_br %15, ^bb4, ^bb8
  ^bb4:  // pred: ^bb3
    %16 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %16[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    llvm.store %17, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %18 = llvm.load %16 {alignment = 1 : i64} : !llvm.ptr -> i8
    %19 = llvm.sext %18 : i8 to i32
    %20 = llvm.icmp "eq" %19, %2 : i32
    llvm.cond_br %20, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %21 = llvm.call @term() : () -> f64
    %22 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> f64
    %23 = llvm.fadd %22, %21 : f64
    llvm.store %23, %5 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.br ^bb7
  ^bb6:  // pred: ^bb4
    %24 = llvm.call @term() : () -> f64
    %25 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> f64
    %26 = llvm.fsub %25, %24 : f64
    llvm.store %26, %5 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb5, ^bb6
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb8:  // pred: ^bb3
    %27 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> f64
    llvm.return %27 : f64
  }
  llvm.func internal @blank(%arg0: i32 {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(32 : i32) : i32
    %2 = llvm.mlir.constant(true) : i1
    %3 = llvm.mlir.constant(9 : i32) : i32
    %4 = llvm.mlir.constant(10 : i32) : i32
    %5 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    %6 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %7 = llvm.icmp "eq" %6, %1 : i32
    llvm.cond_br %7, ^bb3(%2 : i1), ^bb1
  ^bb1:  // pred: ^bb0
    %8 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %9 = llvm.icmp "eq" %8, %3 : i32
    llvm.cond_br %9, ^bb3(%2 : i1), ^bb2
  ^bb2:  // pred: ^bb1
    %10 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %11 = llvm.icmp "eq" %10, %4 : i32
    llvm.br ^bb3(%11 : i1)
  ^bb3(%12: i1):  // 3 preds: ^bb0, ^bb1, ^bb2
    %13 = llvm.zext %12 : i1 to i32
    llvm.return %13 : i32
  }
  llvm.func internal @term() -> f64 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @at : !llvm.ptr
    %2 = llvm.mlir.constant(42 : i32) : i32
    %3 = llvm.mlir.constant(true) : i1
    %4 = llvm.mlir.constant(47 : i32) : i32
    %5 = llvm.mlir.constant(32 : i32) : i32
    %6 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.call @factor() : () -> f64
    llvm.store %7, %6 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb10
    %8 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.load %8 {alignment = 1 : i64} : !llvm.ptr -> i8
    %10 = llvm.sext %9 : i8 to i32
    %11 = llvm.icmp "eq" %10, %2 : i32
    llvm.cond_br %11, ^bb3(%3 : i1), ^bb2
  ^bb2:  // pred: ^bb1
    %12 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.load %12 {alignment = 1 : i64} : !llvm.ptr -> i8
    %14 = llvm.sext %13 : i8 to i32
    %15 = llvm.icmp "eq" %14, %4 : i32
    llvm.br ^bb3(%15 : i1)
  ^bb3(%16: i1):  // 2 preds: ^bb1, ^bb2
    llvm.cond_br %16, ^bb4, ^bb11
  ^bb4:  // pred: ^bb3
    %17 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.getelementptr inbounds|nuw %17[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    llvm.store %18, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %19 = llvm.load %17 {alignment = 1 : i64} : !llvm.ptr -> i8
    %20 = llvm.sext %19 : i8 to i32
    %21 = llvm.icmp "eq" %20, %2 : i32
    llvm.cond_br %21, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %22 = llvm.call @factor() : () -> f64
    %23 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> f64
    %24 = llvm.fmul %23, %22 : f64
    llvm.store %24, %6 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.br ^bb7
  ^bb6:  // pred: ^bb4
    %25 = llvm.call @factor() : () -> f64
    %26 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> f64
    %27 = llvm.fdiv %26, %25 : f64
    llvm.store %27, %6 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb5, ^bb6
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb7, ^bb9
    %28 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.load %28 {alignment = 1 : i64} : !llvm.ptr -> i8
    %30 = llvm.sext %29 : i8 to i32
    %31 = llvm.icmp "eq" %30, %5 : i32
    llvm.cond_br %31, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    %32 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.getelementptr inbounds|nuw %32[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    llvm.store %33, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb8 {loop_annotation = #loop_annotation}
  ^bb10:  // pred: ^bb8
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb11:  // pred: ^bb3
    %34 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> f64
    llvm.return %34 : f64
  }
  llvm.func internal @factor() -> f64 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @at : !llvm.ptr
    %2 = llvm.mlir.constant(32 : i32) : i32
    %3 = llvm.mlir.constant(45 : i32) : i32
    %4 = llvm.mlir.constant(40 : i32) : i32
    %5 = llvm.mlir.constant(41 : i32) : i32
    %6 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb2
    %10 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.load %10 {alignment = 1 : i64} : !llvm.ptr -> i8
    %12 = llvm.sext %11 : i8 to i32
    %13 = llvm.icmp "eq" %12, %2 : i32
    llvm.cond_br %13, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %14 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %14[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    llvm.store %15, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb3:  // pred: ^bb1
    %16 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.load %16 {alignment = 1 : i64} : !llvm.ptr -> i8
    %18 = llvm.sext %17 : i8 to i32
    %19 = llvm.icmp "eq" %18, %3 : i32
    llvm.cond_br %19, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %20 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.getelementptr inbounds|nuw %20[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    llvm.store %21, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %22 = llvm.call @factor() : () -> f64
    %23 = llvm.fneg %22 : f64
    llvm.store %23, %6 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.br ^bb13
  ^bb5:  // pred: ^bb3
    %24 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.load %24 {alignment = 1 : i64} : !llvm.ptr -> i8
    %26 = llvm.sext %25 : i8 to i32
    %27 = llvm.icmp "eq" %26, %4 : i32
    llvm.cond_br %27, ^bb6, ^bb9
  ^bb6:  // pred: ^bb5
    %28 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.getelementptr inbounds|nuw %28[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    llvm.store %29, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %30 = llvm.call @expr() : () -> f64
    llvm.store %30, %7 {alignment = 8 : i64} : f64, !llvm.ptr
    %31 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %32 = llvm.load %31 {alignment = 1 : i64} : !llvm.ptr -> i8
    %33 = llvm.sext %32 : i8 to i32
    %34 = llvm.icmp "eq" %33, %5 : i32
    llvm.cond_br %34, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %35 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %36 = llvm.getelementptr inbounds|nuw %35[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    llvm.store %36, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb6, ^bb7
    %37 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> f64
    llvm.store %37, %6 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.br ^bb13
  ^bb9:  // pred: ^bb5
    %38 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %39 = llvm.call @strtod(%38, %8) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> f64
    llvm.store %39, %9 {alignment = 8 : i64} : f64, !llvm.ptr
    %40 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %40, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb10
  ^bb10:  // 2 preds: ^bb9, ^bb11
    %41 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %42 = llvm.load %41 {alignment = 1 : i64} : !llvm.ptr -> i8
    %43 = llvm.sext %42 : i8 to i32
    %44 = llvm.icmp "eq" %43, %2 : i32
    llvm.cond_br %44, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    %45 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %46 = llvm.getelementptr inbounds|nuw %45[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    llvm.store %46, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb10 {loop_annotation = #loop_annotation}
  ^bb12:  // pred: ^bb10
    %47 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> f64
    llvm.store %47, %6 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.br ^bb13
  ^bb13:  // 3 preds: ^bb4, ^bb8, ^bb12
    %48 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> f64
    llvm.return %48 : f64
  }
}
