#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("%ld\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("idlcps\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("four\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("dddddddddddd\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("iiiiiiiiddddddddddll\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("%d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("%s=%d(%c)\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.8"("answer\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.9"("%d%% of %s took %.3f s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.10"("it\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.11"("%d:%s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.12"("<%d> \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main() -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(40 : i32) : i32
    %3 = llvm.mlir.constant(3 : i32) : i32
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.addressof @".str" : !llvm.ptr
    %6 = llvm.mlir.constant(12 : i32) : i32
    %7 = llvm.mlir.constant(-2 : i32) : i32
    %8 = llvm.mlir.constant(-4 : i32) : i32
    %9 = llvm.mlir.constant(5 : i32) : i32
    %10 = llvm.mlir.constant(-6 : i32) : i32
    %11 = llvm.mlir.constant(7 : i32) : i32
    %12 = llvm.mlir.constant(-8 : i32) : i32
    %13 = llvm.mlir.constant(9 : i32) : i32
    %14 = llvm.mlir.constant(-10 : i32) : i32
    %15 = llvm.mlir.constant(11 : i32) : i32
    %16 = llvm.mlir.constant(-12 : i32) : i32
    %17 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %18 = llvm.mlir.constant(2.500000e+00 : f64) : f64
    %19 = llvm.mlir.constant(-3 : i64) : i64
    %20 = llvm.mlir.constant(65 : i32) : i32
    %21 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %22 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %23 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %24 = llvm.mlir.constant(1.000000e+00 : f64) : f64
    %25 = llvm.mlir.constant(2.000000e+00 : f64) : f64
    %26 = llvm.mlir.constant(3.000000e+00 : f64) : f64
    %27 = llvm.mlir.constant(4.000000e+00 : f64) : f64
    %28 = llvm.mlir.constant(5.000000e+00 : f64) : f64
    %29 = llvm.mlir.constant(6.000000e+00 : f64) : f64
    %30 = llvm.mlir.constant(7.000000e+00 : f64) : f64
    %31 = llvm.mlir.constant(8.000000e+00 : f64) : f64
    %32 = llvm.mlir.constant(9.000000e+00 : f64) : f64
    %33 = llvm.mlir.constant(1.000000e+01 : f64) : f64
    %34 = llvm.mlir.constant(1.100000e+01 : f64) : f64
    %35 = llvm.mlir.constant(1.200000e+01 : f64) : f64
    %36 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %37 = llvm.mlir.constant(4 : i32) : i32
    %38 = llvm.mlir.constant(6 : i32) : i32
    %39 = llvm.mlir.constant(8 : i32) : i32
    %40 = llvm.mlir.constant(5.000000e-01 : f64) : f64
    %41 = llvm.mlir.constant(2.500000e-01 : f64) : f64
    %42 = llvm.mlir.constant(9 : i64) : i64
    %43 = llvm.mlir.constant(1099511627776 : i64) : i64
    %44 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %45 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %46 = llvm.mlir.constant(42 : i32) : i32
    %47 = llvm.mlir.constant(120 : i32) : i32
    %48 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %49 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %50 = llvm.mlir.constant(97 : i32) : i32
    %51 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %52 = llvm.mlir.constant(1.234560e+00 : f64) : f64
    %53 = llvm.mlir.constant(10 : i32) : i32
    %54 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %55 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %54 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %2, %55 {alignment = 4 : i64} : i32, !llvm.ptr
    %56 = llvm.call @sum(%3, %0, %4, %3) vararg(!llvm.func<i64 (i32, ...)>) : (i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i64
    %57 = llvm.call @printf(%5, %56) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %58 = llvm.call @sum(%6, %0, %7, %3, %8, %9, %10, %11, %12, %13, %14, %15, %16) vararg(!llvm.func<i64 (i32, ...)>) : (i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i64
    %59 = llvm.call @printf(%5, %58) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %60 = llvm.call @mixed(%17, %0, %18, %19, %20, %55, %21) vararg(!llvm.func<f64 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, f64 {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> f64
    %61 = llvm.call @printf(%22, %60) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %62 = llvm.call @mixed(%23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35) vararg(!llvm.func<f64 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> f64
    %63 = llvm.call @printf(%22, %62) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %64 = llvm.call @mixed(%36, %0, %4, %3, %37, %9, %38, %11, %39, %40, %41, %24, %25, %26, %27, %28, %29, %30, %31, %42, %43) vararg(!llvm.func<f64 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> f64
    %65 = llvm.call @printf(%22, %64) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %66 = llvm.call @twice(%44, %45, %46, %47) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %67 = llvm.call @printf(%48, %66) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call @log_(%3, %49, %50, %51, %52) vararg(!llvm.func<void (i32, ptr, ...)>) : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> ()
    %68 = llvm.call @sum(%4, %53, %11) vararg(!llvm.func<i64 (i32, ...)>) : (i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i64
    %69 = llvm.trunc %68 : i64 to i32
    llvm.return %69 : i32
  }
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @sum(%arg0: i32 {llvm.noundef}, ...) -> i64 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(3 : i64) : i64
    %4 = llvm.mlir.constant(40 : i32) : i32
    %5 = llvm.mlir.constant(2 : i32) : i32
    %6 = llvm.mlir.constant(8 : i32) : i32
    %7 = llvm.mlir.constant(3 : i32) : i32
    %8 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %10 {alignment = 8 : i64} : i64, !llvm.ptr
    %12 = llvm.getelementptr inbounds %9[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>>
    llvm.intr.vastart %12 : !llvm.ptr
    llvm.store %2, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb6
    %13 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %14 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %15 = llvm.icmp "slt" %13, %14 : i32
    llvm.cond_br %15, ^bb2, ^bb7
  ^bb2:  // pred: ^bb1
    %16 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i64
    %17 = llvm.mul %16, %3 overflow<nsw> : i64
    %18 = llvm.getelementptr inbounds %9[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>>
    %19 = llvm.getelementptr inbounds|nuw %18[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>
    %20 = llvm.load %19 {alignment = 16 : i64} : !llvm.ptr -> i32
    %21 = llvm.icmp "ule" %20, %4 : i32
    llvm.cond_br %21, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %22 = llvm.getelementptr inbounds|nuw %18[%2, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>
    %23 = llvm.load %22 {alignment = 16 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.getelementptr %23[%20] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    %25 = llvm.add %20, %6 : i32
    llvm.store %25, %19 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.br ^bb5(%24 : !llvm.ptr)
  ^bb4:  // pred: ^bb2
    %26 = llvm.getelementptr inbounds|nuw %18[%2, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>
    %27 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.getelementptr %27[%6] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    llvm.store %28, %26 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb5(%27 : !llvm.ptr)
  ^bb5(%29: !llvm.ptr):  // 2 preds: ^bb3, ^bb4
    %30 = llvm.load %29 {alignment = 4 : i64} : !llvm.ptr -> i32
    %31 = llvm.sext %30 : i32 to i64
    %32 = llvm.add %17, %31 overflow<nsw> : i64
    llvm.store %32, %10 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb6
  ^bb6:  // pred: ^bb5
    %33 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %34 = llvm.add %33, %0 overflow<nsw> : i32
    llvm.store %34, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb7:  // pred: ^bb1
    %35 = llvm.getelementptr inbounds %9[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>>
    llvm.intr.vaend %35 : !llvm.ptr
    %36 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.return %36 : i64
  }
  llvm.func internal @mixed(%arg0: !llvm.ptr {llvm.noundef}, ...) -> f64 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.constant(40 : i32) : i32
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.constant(8 : i32) : i32
    %8 = llvm.mlir.constant(3 : i32) : i32
    %9 = llvm.mlir.constant(1.000000e+00 : f64) : f64
    %10 = llvm.mlir.constant(160 : i32) : i32
    %11 = llvm.mlir.constant(16 : i32) : i32
    %12 = llvm.mlir.constant(2.000000e+00 : f64) : f64
    %13 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %1, %15 {alignment = 8 : i64} : f64, !llvm.ptr
    %17 = llvm.getelementptr inbounds %14[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>>
    llvm.intr.vastart %17 : !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb32
    %18 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.load %18 {alignment = 1 : i64} : !llvm.ptr -> i8
    %20 = llvm.icmp "ne" %19, %3 : i8
    llvm.cond_br %20, ^bb2, ^bb33
  ^bb2:  // pred: ^bb1
    %21 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.load %21 {alignment = 1 : i64} : !llvm.ptr -> i8
    %23 = llvm.sext %22 : i8 to i32
    llvm.switch %23 : i32, ^bb31 [
      105: ^bb3,
      108: ^bb7,
      100: ^bb11,
      99: ^bb15,
      112: ^bb19,
      115: ^bb23
    ]
  ^bb3:  // pred: ^bb2
    %24 = llvm.getelementptr inbounds %14[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>>
    %25 = llvm.getelementptr inbounds|nuw %24[%4, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>
    %26 = llvm.load %25 {alignment = 16 : i64} : !llvm.ptr -> i32
    %27 = llvm.icmp "ule" %26, %5 : i32
    llvm.cond_br %27, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %28 = llvm.getelementptr inbounds|nuw %24[%4, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>
    %29 = llvm.load %28 {alignment = 16 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.getelementptr %29[%26] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    %31 = llvm.add %26, %7 : i32
    llvm.store %31, %25 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.br ^bb6(%30 : !llvm.ptr)
  ^bb5:  // pred: ^bb3
    %32 = llvm.getelementptr inbounds|nuw %24[%4, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>
    %33 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %34 = llvm.getelementptr %33[%7] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    llvm.store %34, %32 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb6(%33 : !llvm.ptr)
  ^bb6(%35: !llvm.ptr):  // 2 preds: ^bb4, ^bb5
    %36 = llvm.load %35 {alignment = 4 : i64} : !llvm.ptr -> i32
    %37 = llvm.sitofp %36 : i32 to f64
    %38 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> f64
    %39 = llvm.fadd %38, %37 : f64
    llvm.store %39, %15 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.br ^bb31
  ^bb7:  // pred: ^bb2
    %40 = llvm.getelementptr inbounds %14[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>>
    %41 = llvm.getelementptr inbounds|nuw %40[%4, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>
    %42 = llvm.load %41 {alignment = 16 : i64} : !llvm.ptr -> i32
    %43 = llvm.icmp "ule" %42, %5 : i32
    llvm.cond_br %43, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %44 = llvm.getelementptr inbounds|nuw %40[%4, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>
    %45 = llvm.load %44 {alignment = 16 : i64} : !llvm.ptr -> !llvm.ptr
    %46 = llvm.getelementptr %45[%42] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    %47 = llvm.add %42, %7 : i32
    llvm.store %47, %41 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.br ^bb10(%46 : !llvm.ptr)
  ^bb9:  // pred: ^bb7
    %48 = llvm.getelementptr inbounds|nuw %40[%4, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>
    %49 = llvm.load %48 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %50 = llvm.getelementptr %49[%7] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    llvm.store %50, %48 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb10(%49 : !llvm.ptr)
  ^bb10(%51: !llvm.ptr):  // 2 preds: ^bb8, ^bb9
    %52 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> i64
    %53 = llvm.sitofp %52 : i64 to f64
    %54 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> f64
    %55 = llvm.fadd %54, %53 : f64
    llvm.store %55, %15 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.br ^bb31
  ^bb11:  // pred: ^bb2
    %56 = llvm.getelementptr inbounds %14[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>>
    %57 = llvm.getelementptr inbounds|nuw %56[%4, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>
    %58 = llvm.load %57 {alignment = 4 : i64} : !llvm.ptr -> i32
    %59 = llvm.icmp "ule" %58, %10 : i32
    llvm.cond_br %59, ^bb12, ^bb13
  ^bb12:  // pred: ^bb11
    %60 = llvm.getelementptr inbounds|nuw %56[%4, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>
    %61 = llvm.load %60 {alignment = 16 : i64} : !llvm.ptr -> !llvm.ptr
    %62 = llvm.getelementptr %61[%58] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    %63 = llvm.add %58, %11 : i32
    llvm.store %63, %57 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb14(%62 : !llvm.ptr)
  ^bb13:  // pred: ^bb11
    %64 = llvm.getelementptr inbounds|nuw %56[%4, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>
    %65 = llvm.load %64 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %66 = llvm.getelementptr %65[%7] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    llvm.store %66, %64 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb14(%65 : !llvm.ptr)
  ^bb14(%67: !llvm.ptr):  // 2 preds: ^bb12, ^bb13
    %68 = llvm.load %67 {alignment = 8 : i64} : !llvm.ptr -> f64
    %69 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> f64
    %70 = llvm.fadd %69, %68 : f64
    llvm.store %70, %15 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.br ^bb31
  ^bb15:  // pred: ^bb2
    %71 = llvm.getelementptr inbounds %14[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>>
    %72 = llvm.getelementptr inbounds|nuw %71[%4, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>
    %73 = llvm.load %72 {alignment = 16 : i64} : !llvm.ptr -> i32
    %74 = llvm.icmp "ule" %73, %5 : i32
    llvm.cond_br %74, ^bb16, ^bb17
  ^bb16:  // pred: ^bb15
    %75 = llvm.getelementptr inbounds|nuw %71[%4, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>
    %76 = llvm.load %75 {alignment = 16 : i64} : !llvm.ptr -> !llvm.ptr
    %77 = llvm.getelementptr %76[%73] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    %78 = llvm.add %73, %7 : i32
    llvm.store %78, %72 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.br ^bb18(%77 : !llvm.ptr)
  ^bb17:  // pred: ^bb15
    %79 = llvm.getelementptr inbounds|nuw %71[%4, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>
    %80 = llvm.load %79 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %81 = llvm.getelementptr %80[%7] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    llvm.store %81, %79 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb18(%80 : !llvm.ptr)
  ^bb18(%82: !llvm.ptr):  // 2 preds: ^bb16, ^bb17
    %83 = llvm.load %82 {alignment = 4 : i64} : !llvm.ptr -> i32
    %84 = llvm.trunc %83 : i32 to i8
    %85 = llvm.sext %84 : i8 to i32
    %86 = llvm.sitofp %85 : i32 to f64
    %87 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> f64
    %88 = llvm.fadd %87, %86 : f64
    llvm.store %88, %15 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.br ^bb31
  ^bb19:  // pred: ^bb2
    %89 = llvm.getelementptr inbounds %14[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>>
    %90 = llvm.getelementptr inbounds|nuw %89[%4, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>
    %91 = llvm.load %90 {alignment = 16 : i64} : !llvm.ptr -> i32
    %92 = llvm.icmp "ule" %91, %5 : i32
    llvm.cond_br %92, ^bb20, ^bb21
  ^bb20:  // pred: ^bb19
    %93 = llvm.getelementptr inbounds|nuw %89[%4, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>
    %94 = llvm.load %93 {alignment = 16 : i64} : !llvm.ptr -> !llvm.ptr
    %95 = llvm.getelementptr %94[%91] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    %96 = llvm.add %91, %7 : i32
    llvm.store %96, %90 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.br ^bb22(%95 : !llvm.ptr)
  ^bb21:  // pred: ^bb19
    %97 = llvm.getelementptr inbounds|nuw %89[%4, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>
    %98 = llvm.load %97 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %99 = llvm.getelementptr %98[%7] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    llvm.store %99, %97 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb22(%98 : !llvm.ptr)
  ^bb22(%100: !llvm.ptr):  // 2 preds: ^bb20, ^bb21
    %101 = llvm.load %100 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %102 = llvm.load %101 {alignment = 4 : i64} : !llvm.ptr -> i32
    %103 = llvm.sitofp %102 : i32 to f64
    %104 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> f64
    %105 = llvm.fadd %104, %103 : f64
    llvm.store %105, %15 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.br ^bb31
  ^bb23:  // pred: ^bb2
    %106 = llvm.getelementptr inbounds %14[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>>
    %107 = llvm.getelementptr inbounds|nuw %106[%4, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>
    %108 = llvm.load %107 {alignment = 16 : i64} : !llvm.ptr -> i32
    %109 = llvm.icmp "ule" %108, %5 : i32
    llvm.cond_br %109, ^bb24, ^bb25
  ^bb24:  // pred: ^bb23
    %110 = llvm.getelementptr inbounds|nuw %106[%4, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>
    %111 = llvm.load %110 {alignment = 16 : i64} : !llvm.ptr -> !llvm.ptr
    %112 = llvm.getelementptr %111[%108] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    %113 = llvm.add %108, %7 : i32
    llvm.store %113, %107 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.br ^bb26(%112 : !llvm.ptr)
  ^bb25:  // pred: ^bb23
    %114 = llvm.getelementptr inbounds|nuw %106[%4, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>
    %115 = llvm.load %114 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %116 = llvm.getelementptr %115[%7] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    llvm.store %116, %114 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb26(%115 : !llvm.ptr)
  ^bb26(%117: !llvm.ptr):  // 2 preds: ^bb24, ^bb25
    %118 = llvm.load %117 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %118, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb27
  ^bb27:  // 2 preds: ^bb26, ^bb29
    %119 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %120 = llvm.load %119 {alignment = 1 : i64} : !llvm.ptr -> i8
    %121 = llvm.icmp "ne" %120, %3 : i8
    llvm.cond_br %121, ^bb28, ^bb30
  ^bb28:  // pred: ^bb27
    %122 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> f64
    %123 = llvm.fadd %122, %9 : f64
    llvm.store %123, %15 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.br ^bb29
  ^bb29:  // pred: ^bb28
    %124 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %125 = llvm.getelementptr inbounds|nuw %124[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    llvm.store %125, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb27 {loop_annotation = #loop_annotation}
  ^bb30:  // pred: ^bb27
    llvm.br ^bb31
  ^bb31:  // 7 preds: ^bb2, ^bb6, ^bb10, ^bb14, ^bb18, ^bb22, ^bb30
    %126 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> f64
    %127 = llvm.fmul %126, %12 : f64
    llvm.store %127, %15 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.br ^bb32
  ^bb32:  // pred: ^bb31
    %128 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %129 = llvm.getelementptr inbounds|nuw %128[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    llvm.store %129, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb33:  // pred: ^bb1
    %130 = llvm.getelementptr inbounds %14[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>>
    llvm.intr.vaend %130 : !llvm.ptr
    %131 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> f64
    llvm.return %131 : f64
  }
  llvm.func internal @twice(%arg0: !llvm.ptr {llvm.noundef}, ...) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(64 : i64) : i64
    %3 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %4 = llvm.mlir.constant(8 : i64) : i64
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.array<64 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.getelementptr inbounds %6[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>>
    llvm.intr.vastart %10 : !llvm.ptr
    %11 = llvm.getelementptr inbounds %7[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>>
    %12 = llvm.getelementptr inbounds %6[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>>
    llvm.intr.vacopy %12 to %11 : !llvm.ptr, !llvm.ptr
    %13 = llvm.getelementptr inbounds %8[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %14 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.getelementptr inbounds %6[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>>
    %16 = llvm.call @vsnprintf(%13, %2, %14, %15) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.store %16, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    %17 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %18 = llvm.getelementptr inbounds %8[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %19 = llvm.call @printf(%3, %17, %18) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %20 = llvm.getelementptr inbounds %8[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %21 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.getelementptr inbounds %7[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>>
    %23 = llvm.call @vsnprintf(%20, %4, %21, %22) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %24 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %25 = llvm.add %24, %23 overflow<nsw> : i32
    llvm.store %25, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    %26 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %27 = llvm.getelementptr inbounds %8[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %28 = llvm.call @printf(%3, %26, %27) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %29 = llvm.getelementptr inbounds %7[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>>
    llvm.intr.vaend %29 : !llvm.ptr
    %30 = llvm.getelementptr inbounds %6[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>>
    llvm.intr.vaend %30 : !llvm.ptr
    %31 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %31 : i32
  }
  llvm.func internal @log_(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, ...) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.getelementptr inbounds %4[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>>
    llvm.intr.vastart %5 : !llvm.ptr
    %6 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32
    %7 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.getelementptr inbounds %4[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>>
    llvm.call @vlog_(%6, %7, %8) : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %9 = llvm.getelementptr inbounds %4[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>>
    llvm.intr.vaend %9 : !llvm.ptr
    llvm.return
  }
  llvm.func @vsnprintf(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @vlog_(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %2 = llvm.mlir.constant(10 : i32) : i32
    %3 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %7 = llvm.call @printf(%1, %6) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %8 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.call @vprintf(%8, %9) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %11 = llvm.call @putchar(%2) : (i32 {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func @vprintf(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @putchar(i32 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
}
