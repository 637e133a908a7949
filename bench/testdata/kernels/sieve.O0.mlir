#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global internal @composite(dense<0> : tensor<100000xi8>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<100000 x i8>
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @kernel(%arg0: i32 {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(100000 : i32) : i32
    %3 = llvm.mlir.constant(2 : i32) : i32
    %4 = llvm.mlir.addressof @composite : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.mlir.constant(0 : i8) : i8
    %7 = llvm.mlir.constant(1 : i8) : i8
    %8 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb17
    %14 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %15 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %16 = llvm.icmp "slt" %14, %15 : i32
    llvm.cond_br %16, ^bb2, ^bb18
  ^bb2:  // pred: ^bb1
    llvm.store %1, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb2, ^bb5
    %17 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %18 = llvm.icmp "slt" %17, %2 : i32
    llvm.cond_br %18, ^bb4, ^bb6
  ^bb4:  // pred: ^bb3
    %19 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %20 = llvm.sext %19 : i32 to i64
    %21 = llvm.getelementptr inbounds %4[%5, %20] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<100000 x i8>
    llvm.store %6, %21 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // pred: ^bb4
    %22 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %23 = llvm.add %22, %0 overflow<nsw> : i32
    llvm.store %23, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3 {loop_annotation = #loop_annotation}
  ^bb6:  // pred: ^bb3
    llvm.store %3, %12 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb6, ^bb15
    %24 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %25 = llvm.icmp "slt" %24, %2 : i32
    llvm.cond_br %25, ^bb8, ^bb16
  ^bb8:  // pred: ^bb7
    %26 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %27 = llvm.sext %26 : i32 to i64
    %28 = llvm.getelementptr inbounds %4[%5, %27] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<100000 x i8>
    %29 = llvm.load %28 {alignment = 1 : i64} : !llvm.ptr -> i8
    %30 = llvm.icmp "ne" %29, %6 : i8
    llvm.cond_br %30, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    llvm.br ^bb15
  ^bb10:  // pred: ^bb8
    %31 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %32 = llvm.add %31, %0 overflow<nsw> : i32
    llvm.store %32, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    %33 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %34 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %35 = llvm.add %33, %34 overflow<nsw> : i32
    llvm.store %35, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb11
  ^bb11:  // 2 preds: ^bb10, ^bb13
    %36 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %37 = llvm.icmp "slt" %36, %2 : i32
    llvm.cond_br %37, ^bb12, ^bb14
  ^bb12:  // pred: ^bb11
    %38 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %39 = llvm.sext %38 : i32 to i64
    %40 = llvm.getelementptr inbounds %4[%5, %39] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<100000 x i8>
    llvm.store %7, %40 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.br ^bb13
  ^bb13:  // pred: ^bb12
    %41 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %42 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %43 = llvm.add %42, %41 overflow<nsw> : i32
    llvm.store %43, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb11 {loop_annotation = #loop_annotation}
  ^bb14:  // pred: ^bb11
    llvm.br ^bb15
  ^bb15:  // 2 preds: ^bb9, ^bb14
    %44 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %45 = llvm.add %44, %0 overflow<nsw> : i32
    llvm.store %45, %12 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb7 {loop_annotation = #loop_annotation}
  ^bb16:  // pred: ^bb7
    llvm.br ^bb17
  ^bb17:  // pred: ^bb16
    %46 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %47 = llvm.add %46, %0 overflow<nsw> : i32
    llvm.store %47, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb18:  // pred: ^bb1
    %48 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %48 : i32
  }
  llvm.func @main() -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(10 : i32) : i32
    %3 = llvm.mlir.constant(127 : i32) : i32
    %4 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %4 {alignment = 4 : i64} : i32, !llvm.ptr
    %5 = llvm.call @kernel(%2) : (i32 {llvm.noundef}) -> i32
    %6 = llvm.and %5, %3 : i32
    llvm.return %6 : i32
  }
}
