#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @kernel(%arg0: i32 {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(65535 : i32) : i32
    %3 = llvm.mlir.constant(13 : i32) : i32
    %4 = llvm.mlir.constant(17 : i32) : i32
    %5 = llvm.mlir.constant(5 : i32) : i32
    %6 = llvm.mlir.constant(1000 : i32) : i32
    %7 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %0, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb6
    %11 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %12 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %13 = llvm.icmp "slt" %11, %12 : i32
    llvm.cond_br %13, ^bb2, ^bb7
  ^bb2:  // pred: ^bb1
    %14 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %15 = llvm.shl %14, %3 : i32
    %16 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %17 = llvm.xor %16, %15 : i32
    llvm.store %17, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    %18 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %19 = llvm.lshr %18, %4 : i32
    %20 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %21 = llvm.xor %20, %19 : i32
    llvm.store %21, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    %22 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %23 = llvm.shl %22, %5 : i32
    %24 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %25 = llvm.xor %24, %23 : i32
    llvm.store %25, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    %26 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %27 = llvm.and %26, %0 : i32
    %28 = llvm.icmp "ne" %27, %1 : i32
    llvm.cond_br %28, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %29 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %30 = llvm.urem %29, %6 : i32
    %31 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %32 = llvm.add %31, %30 : i32
    llvm.store %32, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb4:  // pred: ^bb2
    %33 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %34 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %35 = llvm.xor %34, %33 : i32
    llvm.store %35, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    llvm.br ^bb6
  ^bb6:  // pred: ^bb5
    %36 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %37 = llvm.add %36, %0 overflow<nsw> : i32
    llvm.store %37, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb7:  // pred: ^bb1
    %38 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %39 = llvm.and %38, %2 : i32
    llvm.return %39 : i32
  }
  llvm.func @main() -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(1000000 : i32) : i32
    %3 = llvm.mlir.constant(127 : i32) : i32
    %4 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %4 {alignment = 4 : i64} : i32, !llvm.ptr
    %5 = llvm.call @kernel(%2) : (i32 {llvm.noundef}) -> i32
    %6 = llvm.and %5, %3 : i32
    llvm.return %6 : i32
  }
}
