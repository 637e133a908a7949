#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("%d calls:\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @calls(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global private unnamed_addr constant @".str.1"(" %d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"(dense<0> : tensor<1xi8>) {addr_space = 0 : i32, alignment = 1 : i64, dso_local} : !llvm.array<1 x i8>
  llvm.mlir.global private unnamed_addr constant @__const.main.p() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<7 x struct<(i8, array<3 x i8>, i32)>> {
    %0 = llvm.mlir.constant(7 : i32) : i32
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.constant(dense<0> : tensor<3xi8>) : !llvm.array<3 x i8>
    %3 = llvm.mlir.constant(97 : i8) : i8
    %4 = llvm.mlir.undef : !llvm.struct<(i8, array<3 x i8>, i32)>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<(i8, array<3 x i8>, i32)> 
    %6 = llvm.insertvalue %2, %5[1] : !llvm.struct<(i8, array<3 x i8>, i32)> 
    %7 = llvm.insertvalue %0, %6[2] : !llvm.struct<(i8, array<3 x i8>, i32)> 
    %8 = llvm.mlir.constant(6 : i32) : i32
    %9 = llvm.mlir.constant(98 : i8) : i8
    %10 = llvm.mlir.undef : !llvm.struct<(i8, array<3 x i8>, i32)>
    %11 = llvm.insertvalue %9, %10[0] : !llvm.struct<(i8, array<3 x i8>, i32)> 
    %12 = llvm.insertvalue %2, %11[1] : !llvm.struct<(i8, array<3 x i8>, i32)> 
    %13 = llvm.insertvalue %8, %12[2] : !llvm.struct<(i8, array<3 x i8>, i32)> 
    %14 = llvm.mlir.constant(5 : i32) : i32
    %15 = llvm.mlir.constant(99 : i8) : i8
    %16 = llvm.mlir.undef : !llvm.struct<(i8, array<3 x i8>, i32)>
    %17 = llvm.insertvalue %15, %16[0] : !llvm.struct<(i8, array<3 x i8>, i32)> 
    %18 = llvm.insertvalue %2, %17[1] : !llvm.struct<(i8, array<3 x i8>, i32)> 
    %19 = llvm.insertvalue %14, %18[2] : !llvm.struct<(i8, array<3 x i8>, i32)> 
    %20 = llvm.mlir.constant(4 : i32) : i32
    %21 = llvm.mlir.undef : !llvm.struct<(i8, array<3 x i8>, i32)>
    %22 = llvm.insertvalue %3, %21[0] : !llvm.struct<(i8, array<3 x i8>, i32)> 
    %23 = llvm.insertvalue %2, %22[1] : !llvm.struct<(i8, array<3 x i8>, i32)> 
    %24 = llvm.insertvalue %20, %23[2] : !llvm.struct<(i8, array<3 x i8>, i32)> 
    %25 = llvm.mlir.constant(3 : i32) : i32
    %26 = llvm.mlir.undef : !llvm.struct<(i8, array<3 x i8>, i32)>
    %27 = llvm.insertvalue %9, %26[0] : !llvm.struct<(i8, array<3 x i8>, i32)> 
    %28 = llvm.insertvalue %2, %27[1] : !llvm.struct<(i8, array<3 x i8>, i32)> 
    %29 = llvm.insertvalue %25, %28[2] : !llvm.struct<(i8, array<3 x i8>, i32)> 
    %30 = llvm.mlir.constant(2 : i32) : i32
    %31 = llvm.mlir.undef : !llvm.struct<(i8, array<3 x i8>, i32)>
    %32 = llvm.insertvalue %3, %31[0] : !llvm.struct<(i8, array<3 x i8>, i32)> 
    %33 = llvm.insertvalue %2, %32[1] : !llvm.struct<(i8, array<3 x i8>, i32)> 
    %34 = llvm.insertvalue %30, %33[2] : !llvm.struct<(i8, array<3 x i8>, i32)> 
    %35 = llvm.mlir.constant(1 : i32) : i32
    %36 = llvm.mlir.undef : !llvm.struct<(i8, array<3 x i8>, i32)>
    %37 = llvm.insertvalue %15, %36[0] : !llvm.struct<(i8, array<3 x i8>, i32)> 
    %38 = llvm.insertvalue %2, %37[1] : !llvm.struct<(i8, array<3 x i8>, i32)> 
    %39 = llvm.insertvalue %35, %38[2] : !llvm.struct<(i8, array<3 x i8>, i32)> 
    %40 = llvm.mlir.undef : !llvm.array<7 x struct<(i8, array<3 x i8>, i32)>>
    %41 = llvm.insertvalue %39, %40[0] : !llvm.array<7 x struct<(i8, array<3 x i8>, i32)>> 
    %42 = llvm.insertvalue %34, %41[1] : !llvm.array<7 x struct<(i8, array<3 x i8>, i32)>> 
    %43 = llvm.insertvalue %29, %42[2] : !llvm.array<7 x struct<(i8, array<3 x i8>, i32)>> 
    %44 = llvm.insertvalue %24, %43[3] : !llvm.array<7 x struct<(i8, array<3 x i8>, i32)>> 
    %45 = llvm.insertvalue %19, %44[4] : !llvm.array<7 x struct<(i8, array<3 x i8>, i32)>> 
    %46 = llvm.insertvalue %13, %45[5] : !llvm.array<7 x struct<(i8, array<3 x i8>, i32)>> 
    %47 = llvm.insertvalue %7, %46[6] : !llvm.array<7 x struct<(i8, array<3 x i8>, i32)>> 
    llvm.return %47 : !llvm.array<7 x struct<(i8, array<3 x i8>, i32)>>
  }
  llvm.mlir.global private unnamed_addr constant @".str.3"("%c%d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("pear\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("apple\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("fig\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("date\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.main.w() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<4 x ptr> {
    %0 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %1 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %2 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %3 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %4 = llvm.mlir.undef : !llvm.array<4 x ptr>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.array<4 x ptr> 
    %6 = llvm.insertvalue %2, %5[1] : !llvm.array<4 x ptr> 
    %7 = llvm.insertvalue %1, %6[2] : !llvm.array<4 x ptr> 
    %8 = llvm.insertvalue %0, %7[3] : !llvm.array<4 x ptr> 
    llvm.return %8 : !llvm.array<4 x ptr>
  }
  llvm.mlir.global private unnamed_addr constant @".str.8"("%s %s %s %s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.main.letters(dense<[[102, 0, 0, 0], [98, 0, 0, 0], [100, 0, 0, 0], [97, 0, 0, 0], [101, 0, 0, 0], [99, 0, 0, 0]]> : tensor<6x4xi8>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<6 x array<4 x i8>>
  llvm.mlir.global private unnamed_addr constant @".str.9"("%s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.10"("%d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.main.few(dense<[4, 2, 3, 1]> : tensor<4xi32>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<4 x i32>
  llvm.mlir.global private unnamed_addr constant @".str.11"("%d %d %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.12"("%d %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.13"("%s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.14"("d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.15"("%d:%d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.nested.t(dense<[3, 1, 2]> : tensor<3xi32>) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : !llvm.array<3 x i32>
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main() -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = [["min-legal-vector-width", "0"], "no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(100 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(100 : i64) : i64
    %5 = llvm.mlir.constant(4 : i64) : i64
    %6 = llvm.mlir.addressof @ints : !llvm.ptr
    %7 = llvm.mlir.addressof @calls : !llvm.ptr
    %8 = llvm.mlir.addressof @".str" : !llvm.ptr
    %9 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %10 = llvm.mlir.addressof @__const.main.p : !llvm.ptr
    %11 = llvm.mlir.constant(56 : i64) : i64
    %12 = llvm.mlir.constant(7 : i64) : i64
    %13 = llvm.mlir.constant(8 : i64) : i64
    %14 = llvm.mlir.addressof @pairs : !llvm.ptr
    %15 = llvm.mlir.constant(7 : i32) : i32
    %16 = llvm.mlir.addressof @__const.main.w : !llvm.ptr
    %17 = llvm.mlir.constant(32 : i64) : i64
    %18 = llvm.mlir.addressof @words : !llvm.ptr
    %19 = llvm.mlir.constant(1 : i64) : i64
    %20 = llvm.mlir.constant(2 : i64) : i64
    %21 = llvm.mlir.constant(3 : i64) : i64
    %22 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %23 = llvm.mlir.addressof @__const.main.letters : !llvm.ptr
    %24 = llvm.mlir.constant(24 : i64) : i64
    %25 = llvm.mlir.constant(6 : i64) : i64
    %26 = llvm.mlir.addressof @strcmp : !llvm.ptr
    %27 = llvm.mlir.constant(6 : i32) : i32
    %28 = llvm.mlir.constant(-1 : i32) : i32
    %29 = llvm.mlir.constant(10 : i64) : i64
    %30 = llvm.mlir.addressof @ordered : !llvm.ptr
    %31 = llvm.mlir.constant(10 : i32) : i32
    %32 = llvm.mlir.addressof @__const.main.few : !llvm.ptr
    %33 = llvm.mlir.constant(16 : i64) : i64
    %34 = llvm.mlir.addressof @nested : !llvm.ptr
    %35 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %36 = llvm.mlir.constant(3 : i32) : i32
    %37 = llvm.mlir.constant(9 : i32) : i32
    %38 = llvm.mlir.zero : !llvm.ptr
    %39 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %40 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %41 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %42 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %43 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %44 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %45 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %46 = llvm.mlir.constant(1103515245 : i32) : i32
    %47 = llvm.mlir.constant(12345 : i32) : i32
    %48 = llvm.mlir.constant(16 : i32) : i32
    %49 = llvm.mlir.constant(50 : i32) : i32
    %50 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %51 = llvm.alloca %0 x !llvm.array<100 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %52 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %53 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %54 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %55 = llvm.alloca %0 x !llvm.array<7 x struct<"struct.pair", (i8, i32)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %56 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %57 = llvm.alloca %0 x !llvm.array<4 x ptr> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %58 = llvm.alloca %0 x !llvm.array<6 x array<4 x i8>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %59 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %60 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %61 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %62 = llvm.alloca %0 x !llvm.array<4 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %63 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %64 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %65 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %50 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %0, %52 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %53 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %66 = llvm.load %53 {alignment = 4 : i64} : !llvm.ptr -> i32
    %67 = llvm.icmp "slt" %66, %2 : i32
    llvm.cond_br %67, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %68 = llvm.load %52 {alignment = 4 : i64} : !llvm.ptr -> i32
    %69 = llvm.mul %68, %46 : i32
    %70 = llvm.add %69, %47 : i32
    llvm.store %70, %52 {alignment = 4 : i64} : i32, !llvm.ptr
    %71 = llvm.lshr %70, %48 : i32
    %72 = llvm.srem %71, %49 : i32
    %73 = llvm.load %53 {alignment = 4 : i64} : !llvm.ptr -> i32
    %74 = llvm.sext %73 : i32 to i64
    %75 = llvm.getelementptr inbounds %51[%3, %74] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<100 x i32>
    llvm.store %72, %75 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %76 = llvm.load %53 {alignment = 4 : i64} : !llvm.ptr -> i32
    %77 = llvm.add %76, %0 overflow<nsw> : i32
    llvm.store %77, %53 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    %78 = llvm.getelementptr inbounds %51[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<100 x i32>
    llvm.call @qsort(%78, %4, %5, %6) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %79 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %80 = llvm.call @printf(%8, %79) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %1, %54 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb4, ^bb7
    %81 = llvm.load %54 {alignment = 4 : i64} : !llvm.ptr -> i32
    %82 = llvm.icmp "slt" %81, %2 : i32
    llvm.cond_br %82, ^bb6, ^bb8
  ^bb6:  // pred: ^bb5
    %83 = llvm.load %54 {alignment = 4 : i64} : !llvm.ptr -> i32
    %84 = llvm.sext %83 : i32 to i64
    %85 = llvm.getelementptr inbounds %51[%3, %84] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<100 x i32>
    %86 = llvm.load %85 {alignment = 4 : i64} : !llvm.ptr -> i32
    %87 = llvm.call @printf(%45, %86) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb7
  ^bb7:  // pred: ^bb6
    %88 = llvm.load %54 {alignment = 4 : i64} : !llvm.ptr -> i32
    %89 = llvm.add %88, %0 overflow<nsw> : i32
    llvm.store %89, %54 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5 {loop_annotation = #loop_annotation}
  ^bb8:  // pred: ^bb5
    %90 = llvm.call @puts(%9) : (!llvm.ptr {llvm.noundef}) -> i32
    "llvm.intr.memcpy"(%55, %10, %11) <{arg_attrs = [{llvm.align = 16 : i64}, {llvm.align = 16 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %91 = llvm.getelementptr inbounds %55[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<7 x struct<"struct.pair", (i8, i32)>>
    llvm.call @qsort(%91, %12, %13, %14) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %92 = llvm.call @puts(%9) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.store %1, %56 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb8, ^bb11
    %93 = llvm.load %56 {alignment = 4 : i64} : !llvm.ptr -> i32
    %94 = llvm.icmp "slt" %93, %15 : i32
    llvm.cond_br %94, ^bb10, ^bb12
  ^bb10:  // pred: ^bb9
    %95 = llvm.load %56 {alignment = 4 : i64} : !llvm.ptr -> i32
    %96 = llvm.sext %95 : i32 to i64
    %97 = llvm.getelementptr inbounds %55[%3, %96] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<7 x struct<"struct.pair", (i8, i32)>>
    %98 = llvm.getelementptr inbounds|nuw %97[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.pair", (i8, i32)>
    %99 = llvm.load %98 {alignment = 8 : i64} : !llvm.ptr -> i8
    %100 = llvm.sext %99 : i8 to i32
    %101 = llvm.load %56 {alignment = 4 : i64} : !llvm.ptr -> i32
    %102 = llvm.sext %101 : i32 to i64
    %103 = llvm.getelementptr inbounds %55[%3, %102] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<7 x struct<"struct.pair", (i8, i32)>>
    %104 = llvm.getelementptr inbounds|nuw %103[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.pair", (i8, i32)>
    %105 = llvm.load %104 {alignment = 4 : i64} : !llvm.ptr -> i32
    %106 = llvm.call @printf(%44, %100, %105) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb11
  ^bb11:  // pred: ^bb10
    %107 = llvm.load %56 {alignment = 4 : i64} : !llvm.ptr -> i32
    %108 = llvm.add %107, %0 overflow<nsw> : i32
    llvm.store %108, %56 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb9 {loop_annotation = #loop_annotation}
  ^bb12:  // pred: ^bb9
    %109 = llvm.call @puts(%9) : (!llvm.ptr {llvm.noundef}) -> i32
    "llvm.intr.memcpy"(%57, %16, %17) <{arg_attrs = [{llvm.align = 16 : i64}, {llvm.align = 16 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %110 = llvm.getelementptr inbounds %57[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.call @qsort(%110, %5, %13, %18) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %111 = llvm.getelementptr inbounds %57[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %112 = llvm.load %111 {alignment = 16 : i64} : !llvm.ptr -> !llvm.ptr
    %113 = llvm.getelementptr inbounds %57[%3, %19] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %114 = llvm.load %113 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %115 = llvm.getelementptr inbounds %57[%3, %20] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %116 = llvm.load %115 {alignment = 16 : i64} : !llvm.ptr -> !llvm.ptr
    %117 = llvm.getelementptr inbounds %57[%3, %21] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %118 = llvm.load %117 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %119 = llvm.call @printf(%22, %112, %114, %116, %118) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    "llvm.intr.memcpy"(%58, %23, %24) <{arg_attrs = [{llvm.align = 16 : i64}, {llvm.align = 16 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %120 = llvm.getelementptr inbounds %58[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x array<4 x i8>>
    llvm.call @qsort(%120, %25, %5, %26) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.store %1, %59 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb13
  ^bb13:  // 2 preds: ^bb12, ^bb15
    %121 = llvm.load %59 {alignment = 4 : i64} : !llvm.ptr -> i32
    %122 = llvm.icmp "slt" %121, %27 : i32
    llvm.cond_br %122, ^bb14, ^bb16
  ^bb14:  // pred: ^bb13
    %123 = llvm.load %59 {alignment = 4 : i64} : !llvm.ptr -> i32
    %124 = llvm.sext %123 : i32 to i64
    %125 = llvm.getelementptr inbounds %58[%3, %124] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x array<4 x i8>>
    %126 = llvm.getelementptr inbounds %125[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i8>
    %127 = llvm.call @printf(%43, %126) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb15
  ^bb15:  // pred: ^bb14
    %128 = llvm.load %59 {alignment = 4 : i64} : !llvm.ptr -> i32
    %129 = llvm.add %128, %0 overflow<nsw> : i32
    llvm.store %129, %59 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb13 {loop_annotation = #loop_annotation}
  ^bb16:  // pred: ^bb13
    %130 = llvm.call @puts(%9) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.store %28, %60 {alignment = 4 : i64} : i32, !llvm.ptr
    %131 = llvm.getelementptr inbounds %51[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<100 x i32>
    llvm.call @qsort_r(%131, %29, %5, %30, %60) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.store %1, %61 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb17
  ^bb17:  // 2 preds: ^bb16, ^bb19
    %132 = llvm.load %61 {alignment = 4 : i64} : !llvm.ptr -> i32
    %133 = llvm.icmp "slt" %132, %31 : i32
    llvm.cond_br %133, ^bb18, ^bb20
  ^bb18:  // pred: ^bb17
    %134 = llvm.load %61 {alignment = 4 : i64} : !llvm.ptr -> i32
    %135 = llvm.sext %134 : i32 to i64
    %136 = llvm.getelementptr inbounds %51[%3, %135] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<100 x i32>
    %137 = llvm.load %136 {alignment = 4 : i64} : !llvm.ptr -> i32
    %138 = llvm.call @printf(%42, %137) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb19
  ^bb19:  // pred: ^bb18
    %139 = llvm.load %61 {alignment = 4 : i64} : !llvm.ptr -> i32
    %140 = llvm.add %139, %0 overflow<nsw> : i32
    llvm.store %140, %61 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb17 {loop_annotation = #loop_annotation}
  ^bb20:  // pred: ^bb17
    %141 = llvm.call @puts(%9) : (!llvm.ptr {llvm.noundef}) -> i32
    "llvm.intr.memcpy"(%62, %32, %33) <{arg_attrs = [{llvm.align = 16 : i64}, {llvm.align = 16 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %142 = llvm.getelementptr inbounds %62[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i32>
    llvm.call @qsort(%142, %5, %5, %34) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %143 = llvm.getelementptr inbounds %62[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i32>
    %144 = llvm.load %143 {alignment = 16 : i64} : !llvm.ptr -> i32
    %145 = llvm.getelementptr inbounds %62[%3, %19] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i32>
    %146 = llvm.load %145 {alignment = 4 : i64} : !llvm.ptr -> i32
    %147 = llvm.getelementptr inbounds %62[%3, %20] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i32>
    %148 = llvm.load %147 {alignment = 8 : i64} : !llvm.ptr -> i32
    %149 = llvm.getelementptr inbounds %62[%3, %21] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i32>
    %150 = llvm.load %149 {alignment = 4 : i64} : !llvm.ptr -> i32
    %151 = llvm.call @printf(%35, %144, %146, %148, %150) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %152 = llvm.getelementptr inbounds %62[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i32>
    llvm.call @qsort(%152, %3, %5, %6) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %153 = llvm.getelementptr inbounds %62[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i32>
    llvm.call @qsort(%153, %19, %5, %6) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.store %36, %63 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %37, %64 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    %154 = llvm.getelementptr inbounds %62[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i32>
    %155 = llvm.call @bsearch(%63, %154, %5, %5, %6) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    llvm.store %155, %65 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %156 = llvm.load %65 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %157 = llvm.getelementptr inbounds %62[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i32>
    %158 = llvm.ptrtoint %156 : !llvm.ptr to i64
    %159 = llvm.ptrtoint %157 : !llvm.ptr to i64
    %160 = llvm.sub %158, %159 : i64
    %161 = llvm.sdiv exact %160, %5 : i64
    %162 = llvm.trunc %161 : i64 to i32
    %163 = llvm.getelementptr inbounds %62[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i32>
    %164 = llvm.call @bsearch(%64, %163, %5, %5, %6) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %165 = llvm.icmp "eq" %164, %38 : !llvm.ptr
    %166 = llvm.zext %165 : i1 to i32
    %167 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %168 = llvm.call @printf(%39, %162, %166, %167) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %169 = llvm.getelementptr inbounds %58[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x array<4 x i8>>
    %170 = llvm.call @bsearch(%40, %169, %25, %5, %26) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %171 = llvm.call @printf(%41, %170) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.return %1 : i32
  }
  llvm.func @qsort(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @ints(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = [["min-legal-vector-width", "0"], "no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @calls : !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %1 {alignment = 4 : i64} : !llvm.ptr -> i32
    %7 = llvm.add %6, %0 overflow<nsw> : i32
    llvm.store %7, %1 {alignment = 4 : i64} : i32, !llvm.ptr
    %8 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %9, %4 {alignment = 4 : i64} : i32, !llvm.ptr
    %10 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %11, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    %12 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    %13 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %14 = llvm.icmp "sgt" %12, %13 : i32
    %15 = llvm.zext %14 : i1 to i32
    %16 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    %17 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %18 = llvm.icmp "slt" %16, %17 : i32
    %19 = llvm.zext %18 : i1 to i32
    %20 = llvm.sub %15, %19 overflow<nsw> : i32
    llvm.return %20 : i32
  }
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @puts(!llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @pairs(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = [["min-legal-vector-width", "0"], "no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.addressof @".str.15" : !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.getelementptr inbounds|nuw %5[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.pair", (i8, i32)>
    %7 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %8 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %8[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.pair", (i8, i32)>
    %10 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %11 = llvm.call @printf(%2, %7, %10) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %12 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %12[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.pair", (i8, i32)>
    %14 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i8
    %15 = llvm.sext %14 : i8 to i32
    %16 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %16[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.pair", (i8, i32)>
    %18 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i8
    %19 = llvm.sext %18 : i8 to i32
    %20 = llvm.sub %15, %19 overflow<nsw> : i32
    llvm.return %20 : i32
  }
  llvm.func internal @words(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = [["min-legal-vector-width", "0"], "no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.call @strcmp(%4, %6) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.return %7 : i32
  }
  llvm.func @strcmp(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @qsort_r(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @ordered(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = [["min-legal-vector-width", "0"], "no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    %6 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.call @ints(%6, %7) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %9 = llvm.mul %5, %8 overflow<nsw> : i32
    llvm.return %9 : i32
  }
  llvm.func internal @nested(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = [["min-legal-vector-width", "0"], "no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @__const.nested.t : !llvm.ptr
    %2 = llvm.mlir.constant(12 : i64) : i64
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(3 : i64) : i64
    %5 = llvm.mlir.constant(4 : i64) : i64
    %6 = llvm.mlir.addressof @ints : !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.array<3 x i32> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    "llvm.intr.memcpy"(%9, %1, %2) <{arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %10 = llvm.getelementptr inbounds %9[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i32>
    llvm.call @qsort(%10, %4, %5, %6) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %11 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.call @ints(%11, %12) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %14 = llvm.getelementptr inbounds %9[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i32>
    %15 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> i32
    %16 = llvm.mul %13, %15 overflow<nsw> : i32
    llvm.return %16 : i32
  }
  llvm.func @bsearch(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
}
