#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("%08x %08x %08x\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @k(dense<0> : tensor<64xi32>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<64 x i32>
  llvm.mlir.global internal @start(dense<0> : tensor<8xi32>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<8 x i32>
  llvm.mlir.global private unnamed_addr constant @".str.1"(dense<0> : tensor<1xi8>) {addr_space = 0 : i32, alignment = 1 : i64, dso_local} : !llvm.array<1 x i8>
  llvm.mlir.global private unnamed_addr constant @".str.2"("abc\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("sixty characters and some more, so that two blocks are needed....\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("%08x\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main() -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.addressof @k : !llvm.ptr
    %3 = llvm.mlir.constant(63 : i64) : i64
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.getelementptr inbounds %2[%4, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i32>
    %6 = llvm.mlir.addressof @start : !llvm.ptr
    %7 = llvm.mlir.addressof @".str" : !llvm.ptr
    %8 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %9 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %10 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %11 = llvm.mlir.constant(24 : i32) : i32
    %12 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %12 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @constants() : () -> ()
    %13 = llvm.load %2 {alignment = 16 : i64} : !llvm.ptr -> i32
    %14 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %15 = llvm.load %6 {alignment = 16 : i64} : !llvm.ptr -> i32
    %16 = llvm.call @printf(%7, %13, %14, %15) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %17 = llvm.call @digest(%8) : (!llvm.ptr {llvm.noundef}) -> i32
    %18 = llvm.call @digest(%9) : (!llvm.ptr {llvm.noundef}) -> i32
    %19 = llvm.call @digest(%10) : (!llvm.ptr {llvm.noundef}) -> i32
    %20 = llvm.lshr %19, %11 : i32
    llvm.return %20 : i32
  }
  llvm.func internal @constants() attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.mlir.constant(64 : i32) : i32
    %4 = llvm.mlir.constant(96 : i128) : i128
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.mlir.constant(34359738368 : i64) : i64
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.mlir.addressof @k : !llvm.ptr
    %9 = llvm.mlir.constant(8 : i32) : i32
    %10 = llvm.mlir.constant(64 : i128) : i128
    %11 = llvm.mlir.addressof @start : !llvm.ptr
    %12 = llvm.mlir.constant(2 : i64) : i64
    %13 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x i128 {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %20 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %21 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %2, %14 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb23
    %22 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %23 = llvm.icmp "slt" %22, %3 : i32
    llvm.cond_br %23, ^bb2, ^bb24
  ^bb2:  // pred: ^bb1
    llvm.store %0, %15 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %2, %16 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb2, ^bb5
    %24 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %25 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %26 = llvm.mul %24, %25 : i32
    %27 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> i32
    %28 = llvm.icmp "ule" %26, %27 : i32
    llvm.cond_br %28, ^bb4, ^bb6
  ^bb4:  // pred: ^bb3
    %29 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> i32
    %30 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %31 = llvm.urem %29, %30 : i32
    %32 = llvm.icmp "ne" %31, %1 : i32
    %33 = llvm.zext %32 : i1 to i32
    %34 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %35 = llvm.and %34, %33 : i32
    llvm.store %35, %15 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // pred: ^bb4
    %36 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %37 = llvm.add %36, %0 : i32
    llvm.store %37, %16 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3 {loop_annotation = #loop_annotation}
  ^bb6:  // pred: ^bb3
    %38 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %39 = llvm.icmp "ne" %38, %1 : i32
    llvm.cond_br %39, ^bb8, ^bb7
  ^bb7:  // pred: ^bb6
    llvm.br ^bb23
  ^bb8:  // pred: ^bb6
    %40 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> i32
    %41 = llvm.zext %40 : i32 to i128
    %42 = llvm.shl %41, %4 : i128
    llvm.store %42, %17 {alignment = 16 : i64} : i128, !llvm.ptr
    llvm.store %5, %18 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %6, %19 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb8, ^bb13
    %43 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> i64
    %44 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> i64
    %45 = llvm.sub %43, %44 : i64
    %46 = llvm.icmp "ugt" %45, %7 : i64
    llvm.cond_br %46, ^bb10, ^bb14
  ^bb10:  // pred: ^bb9
    %47 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> i64
    %48 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> i64
    %49 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> i64
    %50 = llvm.sub %48, %49 : i64
    %51 = llvm.udiv %50, %12 : i64
    %52 = llvm.add %47, %51 : i64
    llvm.store %52, %20 {alignment = 8 : i64} : i64, !llvm.ptr
    %53 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> i64
    %54 = llvm.zext %53 : i64 to i128
    %55 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> i64
    %56 = llvm.zext %55 : i64 to i128
    %57 = llvm.mul %54, %56 : i128
    %58 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> i64
    %59 = llvm.zext %58 : i64 to i128
    %60 = llvm.mul %57, %59 : i128
    %61 = llvm.load %17 {alignment = 16 : i64} : !llvm.ptr -> i128
    %62 = llvm.icmp "ule" %60, %61 : i128
    llvm.cond_br %62, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    %63 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %63, %18 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb13
  ^bb12:  // pred: ^bb10
    %64 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %64, %19 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb13
  ^bb13:  // 2 preds: ^bb11, ^bb12
    llvm.br ^bb9 {loop_annotation = #loop_annotation}
  ^bb14:  // pred: ^bb9
    %65 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> i64
    %66 = llvm.trunc %65 : i64 to i32
    %67 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %68 = llvm.sext %67 : i32 to i64
    %69 = llvm.getelementptr inbounds %8[%5, %68] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i32>
    llvm.store %66, %69 {alignment = 4 : i64} : i32, !llvm.ptr
    %70 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %71 = llvm.icmp "slt" %70, %9 : i32
    llvm.cond_br %71, ^bb15, ^bb22
  ^bb15:  // pred: ^bb14
    %72 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> i32
    %73 = llvm.zext %72 : i32 to i128
    %74 = llvm.shl %73, %10 : i128
    llvm.store %74, %17 {alignment = 16 : i64} : i128, !llvm.ptr
    llvm.store %5, %18 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %6, %19 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb16
  ^bb16:  // 2 preds: ^bb15, ^bb20
    %75 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> i64
    %76 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> i64
    %77 = llvm.sub %75, %76 : i64
    %78 = llvm.icmp "ugt" %77, %7 : i64
    llvm.cond_br %78, ^bb17, ^bb21
  ^bb17:  // pred: ^bb16
    %79 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> i64
    %80 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> i64
    %81 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> i64
    %82 = llvm.sub %80, %81 : i64
    %83 = llvm.udiv %82, %12 : i64
    %84 = llvm.add %79, %83 : i64
    llvm.store %84, %21 {alignment = 8 : i64} : i64, !llvm.ptr
    %85 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> i64
    %86 = llvm.zext %85 : i64 to i128
    %87 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> i64
    %88 = llvm.zext %87 : i64 to i128
    %89 = llvm.mul %86, %88 : i128
    %90 = llvm.load %17 {alignment = 16 : i64} : !llvm.ptr -> i128
    %91 = llvm.icmp "ule" %89, %90 : i128
    llvm.cond_br %91, ^bb18, ^bb19
  ^bb18:  // pred: ^bb17
    %92 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %92, %18 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb20
  ^bb19:  // pred: ^bb17
    %93 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %93, %19 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb20
  ^bb20:  // 2 preds: ^bb18, ^bb19
    llvm.br ^bb16 {loop_annotation = #loop_annotation}
  ^bb21:  // pred: ^bb16
    %94 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> i64
    %95 = llvm.trunc %94 : i64 to i32
    %96 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %97 = llvm.sext %96 : i32 to i64
    %98 = llvm.getelementptr inbounds %11[%5, %97] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x i32>
    llvm.store %95, %98 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb22
  ^bb22:  // 2 preds: ^bb14, ^bb21
    %99 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %100 = llvm.add %99, %0 overflow<nsw> : i32
    llvm.store %100, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb23
  ^bb23:  // 2 preds: ^bb7, ^bb22
    %101 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> i32
    %102 = llvm.add %101, %0 : i32
    llvm.store %102, %14 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb24:  // pred: ^bb1
    llvm.return
  }
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @digest(%arg0: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.addressof @start : !llvm.ptr
    %3 = llvm.mlir.constant(32 : i64) : i64
    %4 = llvm.mlir.constant(64 : i64) : i64
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.constant(-128 : i8) : i8
    %7 = llvm.mlir.constant(56 : i64) : i64
    %8 = llvm.mlir.constant(8 : i64) : i64
    %9 = llvm.mlir.constant(0 : i32) : i32
    %10 = llvm.mlir.constant(8 : i32) : i32
    %11 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %12 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %13 = llvm.mlir.constant(63 : i32) : i32
    %14 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x !llvm.array<8 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x !llvm.array<64 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %20 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %21 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %22 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.call @strlen(%22) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}) -> i64
    llvm.store %23, %17 {alignment = 8 : i64} : i64, !llvm.ptr
    %24 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %24, %18 {alignment = 8 : i64} : i64, !llvm.ptr
    %25 = llvm.getelementptr inbounds %15[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x i32>
    "llvm.intr.memcpy"(%25, %2, %3) <{arg_attrs = [{llvm.align = 16 : i64}, {llvm.align = 16 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %26 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> i64
    %27 = llvm.icmp "uge" %26, %4 : i64
    llvm.cond_br %27, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %28 = llvm.getelementptr inbounds %15[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x i32>
    %29 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @block(%28, %29) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %30 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> i64
    %31 = llvm.sub %30, %4 : i64
    llvm.store %31, %18 {alignment = 8 : i64} : i64, !llvm.ptr
    %32 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.getelementptr inbounds %32[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %33, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    %34 = llvm.getelementptr inbounds %16[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    "llvm.intr.memset"(%34, %5, %4) <{arg_attrs = [{llvm.align = 16 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %35 = llvm.getelementptr inbounds %16[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %36 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %37 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> i64
    "llvm.intr.memcpy"(%35, %36, %37) <{arg_attrs = [{llvm.align = 16 : i64}, {llvm.align = 1 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %38 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> i64
    %39 = llvm.getelementptr inbounds|nuw %16[%1, %38] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    llvm.store %6, %39 {alignment = 1 : i64} : i8, !llvm.ptr
    %40 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> i64
    %41 = llvm.icmp "uge" %40, %7 : i64
    llvm.cond_br %41, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %42 = llvm.getelementptr inbounds %15[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x i32>
    %43 = llvm.getelementptr inbounds %16[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    llvm.call @block(%42, %43) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %44 = llvm.getelementptr inbounds %16[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    "llvm.intr.memset"(%44, %5, %4) <{arg_attrs = [{llvm.align = 16 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    %45 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> i64
    %46 = llvm.mul %45, %8 : i64
    llvm.store %46, %19 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %9, %20 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb6, ^bb9
    %47 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> i32
    %48 = llvm.icmp "slt" %47, %10 : i32
    llvm.cond_br %48, ^bb8, ^bb10
  ^bb8:  // pred: ^bb7
    %49 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> i64
    %50 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> i32
    %51 = llvm.mul %10, %50 overflow<nsw> : i32
    %52 = llvm.zext %51 : i32 to i64
    %53 = llvm.lshr %49, %52 : i64
    %54 = llvm.trunc %53 : i64 to i8
    %55 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> i32
    %56 = llvm.sub %13, %55 overflow<nsw> : i32
    %57 = llvm.sext %56 : i32 to i64
    %58 = llvm.getelementptr inbounds %16[%1, %57] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    llvm.store %54, %58 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.br ^bb9
  ^bb9:  // pred: ^bb8
    %59 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> i32
    %60 = llvm.add %59, %0 overflow<nsw> : i32
    llvm.store %60, %20 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb7 {loop_annotation = #loop_annotation}
  ^bb10:  // pred: ^bb7
    %61 = llvm.getelementptr inbounds %15[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x i32>
    %62 = llvm.getelementptr inbounds %16[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    llvm.call @block(%61, %62) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.store %9, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb11
  ^bb11:  // 2 preds: ^bb10, ^bb13
    %63 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %64 = llvm.icmp "slt" %63, %10 : i32
    llvm.cond_br %64, ^bb12, ^bb14
  ^bb12:  // pred: ^bb11
    %65 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %66 = llvm.sext %65 : i32 to i64
    %67 = llvm.getelementptr inbounds %15[%1, %66] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x i32>
    %68 = llvm.load %67 {alignment = 4 : i64} : !llvm.ptr -> i32
    %69 = llvm.call @printf(%12, %68) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb13
  ^bb13:  // pred: ^bb12
    %70 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %71 = llvm.add %70, %0 overflow<nsw> : i32
    llvm.store %71, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb11 {loop_annotation = #loop_annotation}
  ^bb14:  // pred: ^bb11
    %72 = llvm.call @printf(%11) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
    %73 = llvm.getelementptr inbounds %15[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x i32>
    %74 = llvm.load %73 {alignment = 16 : i64} : !llvm.ptr -> i32
    llvm.return %74 : i32
  }
  llvm.func @strlen(!llvm.ptr {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func internal @block(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(16 : i32) : i32
    %3 = llvm.mlir.constant(64 : i32) : i32
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.constant(32 : i64) : i64
    %6 = llvm.mlir.constant(8 : i32) : i32
    %7 = llvm.mlir.constant(4 : i64) : i64
    %8 = llvm.mlir.constant(7 : i64) : i64
    %9 = llvm.mlir.constant(6 : i32) : i32
    %10 = llvm.mlir.constant(11 : i32) : i32
    %11 = llvm.mlir.constant(25 : i32) : i32
    %12 = llvm.mlir.constant(5 : i64) : i64
    %13 = llvm.mlir.constant(-1 : i32) : i32
    %14 = llvm.mlir.constant(6 : i64) : i64
    %15 = llvm.mlir.addressof @k : !llvm.ptr
    %16 = llvm.mlir.constant(2 : i32) : i32
    %17 = llvm.mlir.constant(13 : i32) : i32
    %18 = llvm.mlir.constant(22 : i32) : i32
    %19 = llvm.mlir.constant(1 : i64) : i64
    %20 = llvm.mlir.constant(2 : i64) : i64
    %21 = llvm.mlir.constant(28 : i64) : i64
    %22 = llvm.mlir.constant(15 : i32) : i32
    %23 = llvm.mlir.constant(7 : i32) : i32
    %24 = llvm.mlir.constant(18 : i32) : i32
    %25 = llvm.mlir.constant(3 : i32) : i32
    %26 = llvm.mlir.constant(17 : i32) : i32
    %27 = llvm.mlir.constant(19 : i32) : i32
    %28 = llvm.mlir.constant(10 : i32) : i32
    %29 = llvm.mlir.constant(24 : i32) : i32
    %30 = llvm.mlir.constant(3 : i64) : i64
    %31 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %32 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %33 = llvm.alloca %0 x !llvm.array<64 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %34 = llvm.alloca %0 x !llvm.array<8 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %35 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %36 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %37 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %38 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %39 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %40 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %41 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %42 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %43 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %44 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %31 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %32 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %1, %35 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %45 = llvm.load %35 {alignment = 4 : i64} : !llvm.ptr -> i32
    %46 = llvm.icmp "slt" %45, %2 : i32
    llvm.cond_br %46, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %47 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %48 = llvm.getelementptr inbounds %47[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %49 = llvm.load %48 {alignment = 1 : i64} : !llvm.ptr -> i8
    %50 = llvm.zext %49 : i8 to i32
    %51 = llvm.shl %50, %29 : i32
    %52 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %53 = llvm.getelementptr inbounds %52[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %54 = llvm.load %53 {alignment = 1 : i64} : !llvm.ptr -> i8
    %55 = llvm.zext %54 : i8 to i32
    %56 = llvm.shl %55, %2 : i32
    %57 = llvm.or %51, %56 : i32
    %58 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %59 = llvm.getelementptr inbounds %58[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %60 = llvm.load %59 {alignment = 1 : i64} : !llvm.ptr -> i8
    %61 = llvm.zext %60 : i8 to i32
    %62 = llvm.shl %61, %6 : i32
    %63 = llvm.or %57, %62 : i32
    %64 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %65 = llvm.getelementptr inbounds %64[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %66 = llvm.load %65 {alignment = 1 : i64} : !llvm.ptr -> i8
    %67 = llvm.zext %66 : i8 to i32
    %68 = llvm.or %63, %67 : i32
    %69 = llvm.load %35 {alignment = 4 : i64} : !llvm.ptr -> i32
    %70 = llvm.sext %69 : i32 to i64
    %71 = llvm.getelementptr inbounds %33[%4, %70] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i32>
    llvm.store %68, %71 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %72 = llvm.load %35 {alignment = 4 : i64} : !llvm.ptr -> i32
    %73 = llvm.add %72, %0 overflow<nsw> : i32
    llvm.store %73, %35 {alignment = 4 : i64} : i32, !llvm.ptr
    %74 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %75 = llvm.getelementptr inbounds %74[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %75, %32 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    llvm.store %2, %36 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb4, ^bb7
    %76 = llvm.load %36 {alignment = 4 : i64} : !llvm.ptr -> i32
    %77 = llvm.icmp "slt" %76, %3 : i32
    llvm.cond_br %77, ^bb6, ^bb8
  ^bb6:  // pred: ^bb5
    %78 = llvm.load %36 {alignment = 4 : i64} : !llvm.ptr -> i32
    %79 = llvm.sub %78, %22 overflow<nsw> : i32
    %80 = llvm.sext %79 : i32 to i64
    %81 = llvm.getelementptr inbounds %33[%4, %80] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i32>
    %82 = llvm.load %81 {alignment = 4 : i64} : !llvm.ptr -> i32
    %83 = llvm.call @right(%82, %23) : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %84 = llvm.load %36 {alignment = 4 : i64} : !llvm.ptr -> i32
    %85 = llvm.sub %84, %22 overflow<nsw> : i32
    %86 = llvm.sext %85 : i32 to i64
    %87 = llvm.getelementptr inbounds %33[%4, %86] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i32>
    %88 = llvm.load %87 {alignment = 4 : i64} : !llvm.ptr -> i32
    %89 = llvm.call @right(%88, %24) : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %90 = llvm.xor %83, %89 : i32
    %91 = llvm.load %36 {alignment = 4 : i64} : !llvm.ptr -> i32
    %92 = llvm.sub %91, %22 overflow<nsw> : i32
    %93 = llvm.sext %92 : i32 to i64
    %94 = llvm.getelementptr inbounds %33[%4, %93] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i32>
    %95 = llvm.load %94 {alignment = 4 : i64} : !llvm.ptr -> i32
    %96 = llvm.lshr %95, %25 : i32
    %97 = llvm.xor %90, %96 : i32
    llvm.store %97, %37 {alignment = 4 : i64} : i32, !llvm.ptr
    %98 = llvm.load %36 {alignment = 4 : i64} : !llvm.ptr -> i32
    %99 = llvm.sub %98, %16 overflow<nsw> : i32
    %100 = llvm.sext %99 : i32 to i64
    %101 = llvm.getelementptr inbounds %33[%4, %100] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i32>
    %102 = llvm.load %101 {alignment = 4 : i64} : !llvm.ptr -> i32
    %103 = llvm.call @right(%102, %26) : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %104 = llvm.load %36 {alignment = 4 : i64} : !llvm.ptr -> i32
    %105 = llvm.sub %104, %16 overflow<nsw> : i32
    %106 = llvm.sext %105 : i32 to i64
    %107 = llvm.getelementptr inbounds %33[%4, %106] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i32>
    %108 = llvm.load %107 {alignment = 4 : i64} : !llvm.ptr -> i32
    %109 = llvm.call @right(%108, %27) : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %110 = llvm.xor %103, %109 : i32
    %111 = llvm.load %36 {alignment = 4 : i64} : !llvm.ptr -> i32
    %112 = llvm.sub %111, %16 overflow<nsw> : i32
    %113 = llvm.sext %112 : i32 to i64
    %114 = llvm.getelementptr inbounds %33[%4, %113] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i32>
    %115 = llvm.load %114 {alignment = 4 : i64} : !llvm.ptr -> i32
    %116 = llvm.lshr %115, %28 : i32
    %117 = llvm.xor %110, %116 : i32
    llvm.store %117, %38 {alignment = 4 : i64} : i32, !llvm.ptr
    %118 = llvm.load %36 {alignment = 4 : i64} : !llvm.ptr -> i32
    %119 = llvm.sub %118, %2 overflow<nsw> : i32
    %120 = llvm.sext %119 : i32 to i64
    %121 = llvm.getelementptr inbounds %33[%4, %120] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i32>
    %122 = llvm.load %121 {alignment = 4 : i64} : !llvm.ptr -> i32
    %123 = llvm.load %37 {alignment = 4 : i64} : !llvm.ptr -> i32
    %124 = llvm.add %122, %123 : i32
    %125 = llvm.load %36 {alignment = 4 : i64} : !llvm.ptr -> i32
    %126 = llvm.sub %125, %23 overflow<nsw> : i32
    %127 = llvm.sext %126 : i32 to i64
    %128 = llvm.getelementptr inbounds %33[%4, %127] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i32>
    %129 = llvm.load %128 {alignment = 4 : i64} : !llvm.ptr -> i32
    %130 = llvm.add %124, %129 : i32
    %131 = llvm.load %38 {alignment = 4 : i64} : !llvm.ptr -> i32
    %132 = llvm.add %130, %131 : i32
    %133 = llvm.load %36 {alignment = 4 : i64} : !llvm.ptr -> i32
    %134 = llvm.sext %133 : i32 to i64
    %135 = llvm.getelementptr inbounds %33[%4, %134] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i32>
    llvm.store %132, %135 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // pred: ^bb6
    %136 = llvm.load %36 {alignment = 4 : i64} : !llvm.ptr -> i32
    %137 = llvm.add %136, %0 overflow<nsw> : i32
    llvm.store %137, %36 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5 {loop_annotation = #loop_annotation}
  ^bb8:  // pred: ^bb5
    %138 = llvm.getelementptr inbounds %34[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x i32>
    %139 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memcpy"(%138, %139, %5) <{arg_attrs = [{llvm.align = 16 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.store %1, %39 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb8, ^bb11
    %140 = llvm.load %39 {alignment = 4 : i64} : !llvm.ptr -> i32
    %141 = llvm.icmp "slt" %140, %3 : i32
    llvm.cond_br %141, ^bb10, ^bb12
  ^bb10:  // pred: ^bb9
    %142 = llvm.getelementptr inbounds %34[%4, %7] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x i32>
    %143 = llvm.load %142 {alignment = 16 : i64} : !llvm.ptr -> i32
    llvm.store %143, %40 {alignment = 4 : i64} : i32, !llvm.ptr
    %144 = llvm.getelementptr inbounds %34[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x i32>
    %145 = llvm.load %144 {alignment = 16 : i64} : !llvm.ptr -> i32
    llvm.store %145, %41 {alignment = 4 : i64} : i32, !llvm.ptr
    %146 = llvm.getelementptr inbounds %34[%4, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x i32>
    %147 = llvm.load %146 {alignment = 4 : i64} : !llvm.ptr -> i32
    %148 = llvm.load %40 {alignment = 4 : i64} : !llvm.ptr -> i32
    %149 = llvm.call @right(%148, %9) : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %150 = llvm.load %40 {alignment = 4 : i64} : !llvm.ptr -> i32
    %151 = llvm.call @right(%150, %10) : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %152 = llvm.xor %149, %151 : i32
    %153 = llvm.load %40 {alignment = 4 : i64} : !llvm.ptr -> i32
    %154 = llvm.call @right(%153, %11) : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %155 = llvm.xor %152, %154 : i32
    %156 = llvm.add %147, %155 : i32
    %157 = llvm.load %40 {alignment = 4 : i64} : !llvm.ptr -> i32
    %158 = llvm.getelementptr inbounds %34[%4, %12] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x i32>
    %159 = llvm.load %158 {alignment = 4 : i64} : !llvm.ptr -> i32
    %160 = llvm.and %157, %159 : i32
    %161 = llvm.load %40 {alignment = 4 : i64} : !llvm.ptr -> i32
    %162 = llvm.xor %161, %13 : i32
    %163 = llvm.getelementptr inbounds %34[%4, %14] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x i32>
    %164 = llvm.load %163 {alignment = 8 : i64} : !llvm.ptr -> i32
    %165 = llvm.and %162, %164 : i32
    %166 = llvm.xor %160, %165 : i32
    %167 = llvm.add %156, %166 : i32
    %168 = llvm.load %39 {alignment = 4 : i64} : !llvm.ptr -> i32
    %169 = llvm.sext %168 : i32 to i64
    %170 = llvm.getelementptr inbounds %15[%4, %169] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i32>
    %171 = llvm.load %170 {alignment = 4 : i64} : !llvm.ptr -> i32
    %172 = llvm.add %167, %171 : i32
    %173 = llvm.load %39 {alignment = 4 : i64} : !llvm.ptr -> i32
    %174 = llvm.sext %173 : i32 to i64
    %175 = llvm.getelementptr inbounds %33[%4, %174] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i32>
    %176 = llvm.load %175 {alignment = 4 : i64} : !llvm.ptr -> i32
    %177 = llvm.add %172, %176 : i32
    llvm.store %177, %42 {alignment = 4 : i64} : i32, !llvm.ptr
    %178 = llvm.load %41 {alignment = 4 : i64} : !llvm.ptr -> i32
    %179 = llvm.call @right(%178, %16) : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %180 = llvm.load %41 {alignment = 4 : i64} : !llvm.ptr -> i32
    %181 = llvm.call @right(%180, %17) : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %182 = llvm.xor %179, %181 : i32
    %183 = llvm.load %41 {alignment = 4 : i64} : !llvm.ptr -> i32
    %184 = llvm.call @right(%183, %18) : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %185 = llvm.xor %182, %184 : i32
    %186 = llvm.load %41 {alignment = 4 : i64} : !llvm.ptr -> i32
    %187 = llvm.getelementptr inbounds %34[%4, %19] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x i32>
    %188 = llvm.load %187 {alignment = 4 : i64} : !llvm.ptr -> i32
    %189 = llvm.and %186, %188 : i32
    %190 = llvm.load %41 {alignment = 4 : i64} : !llvm.ptr -> i32
    %191 = llvm.getelementptr inbounds %34[%4, %20] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x i32>
    %192 = llvm.load %191 {alignment = 8 : i64} : !llvm.ptr -> i32
    %193 = llvm.and %190, %192 : i32
    %194 = llvm.xor %189, %193 : i32
    %195 = llvm.getelementptr inbounds %34[%4, %19] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x i32>
    %196 = llvm.load %195 {alignment = 4 : i64} : !llvm.ptr -> i32
    %197 = llvm.getelementptr inbounds %34[%4, %20] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x i32>
    %198 = llvm.load %197 {alignment = 8 : i64} : !llvm.ptr -> i32
    %199 = llvm.and %196, %198 : i32
    %200 = llvm.xor %194, %199 : i32
    %201 = llvm.add %185, %200 : i32
    llvm.store %201, %43 {alignment = 4 : i64} : i32, !llvm.ptr
    %202 = llvm.getelementptr inbounds %34[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x i32>
    %203 = llvm.getelementptr inbounds %202[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %204 = llvm.getelementptr inbounds %34[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x i32>
    "llvm.intr.memmove"(%203, %204, %21) <{arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 16 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %205 = llvm.load %42 {alignment = 4 : i64} : !llvm.ptr -> i32
    %206 = llvm.getelementptr inbounds %34[%4, %7] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x i32>
    %207 = llvm.load %206 {alignment = 16 : i64} : !llvm.ptr -> i32
    %208 = llvm.add %207, %205 : i32
    llvm.store %208, %206 {alignment = 16 : i64} : i32, !llvm.ptr
    %209 = llvm.load %42 {alignment = 4 : i64} : !llvm.ptr -> i32
    %210 = llvm.load %43 {alignment = 4 : i64} : !llvm.ptr -> i32
    %211 = llvm.add %209, %210 : i32
    %212 = llvm.getelementptr inbounds %34[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x i32>
    llvm.store %211, %212 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.br ^bb11
  ^bb11:  // pred: ^bb10
    %213 = llvm.load %39 {alignment = 4 : i64} : !llvm.ptr -> i32
    %214 = llvm.add %213, %0 overflow<nsw> : i32
    llvm.store %214, %39 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb9 {loop_annotation = #loop_annotation}
  ^bb12:  // pred: ^bb9
    llvm.store %1, %44 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb13
  ^bb13:  // 2 preds: ^bb12, ^bb15
    %215 = llvm.load %44 {alignment = 4 : i64} : !llvm.ptr -> i32
    %216 = llvm.icmp "slt" %215, %6 : i32
    llvm.cond_br %216, ^bb14, ^bb16
  ^bb14:  // pred: ^bb13
    %217 = llvm.load %44 {alignment = 4 : i64} : !llvm.ptr -> i32
    %218 = llvm.sext %217 : i32 to i64
    %219 = llvm.getelementptr inbounds %34[%4, %218] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x i32>
    %220 = llvm.load %219 {alignment = 4 : i64} : !llvm.ptr -> i32
    %221 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %222 = llvm.load %44 {alignment = 4 : i64} : !llvm.ptr -> i32
    %223 = llvm.sext %222 : i32 to i64
    %224 = llvm.getelementptr inbounds %221[%223] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %225 = llvm.load %224 {alignment = 4 : i64} : !llvm.ptr -> i32
    %226 = llvm.add %225, %220 : i32
    llvm.store %226, %224 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb15
  ^bb15:  // pred: ^bb14
    %227 = llvm.load %44 {alignment = 4 : i64} : !llvm.ptr -> i32
    %228 = llvm.add %227, %0 overflow<nsw> : i32
    llvm.store %228, %44 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb13 {loop_annotation = #loop_annotation}
  ^bb16:  // pred: ^bb13
    llvm.return
  }
  llvm.func internal @right(%arg0: i32 {llvm.noundef}, %arg1: i32 {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(32 : i32) : i32
    %2 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 4 : i64} : i32, !llvm.ptr
    %4 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32
    %5 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %6 = llvm.lshr %4, %5 : i32
    %7 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32
    %8 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %9 = llvm.sub %1, %8 overflow<nsw> : i32
    %10 = llvm.shl %7, %9 : i32
    %11 = llvm.or %6, %10 : i32
    llvm.return %11 : i32
  }
}
