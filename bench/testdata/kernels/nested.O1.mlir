#loop_unroll = #llvm.loop_unroll<disable = true>
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @kernel(%arg0: i32 {llvm.noundef}) -> (i32 {llvm.range = #llvm.constant_range<i32, 0, 65536>}) attributes {dso_local, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(13 : i32) : i32
    %3 = llvm.mlir.constant(17 : i32) : i32
    %4 = llvm.mlir.constant(5 : i32) : i32
    %5 = llvm.mlir.constant(1000 : i32) : i32
    %6 = llvm.mlir.constant(65535 : i32) : i32
    %7 = llvm.icmp "sgt" %arg0, %0 : i32
    llvm.cond_br %7, ^bb3(%0, %0, %1 : i32, i32, i32), ^bb2(%0 : i32)
  ^bb1:  // pred: ^bb6
    %8 = llvm.and %24, %6 : i32
    llvm.br ^bb2(%8 : i32)
  ^bb2(%9: i32):  // 2 preds: ^bb0, ^bb1
    llvm.return %9 : i32
  ^bb3(%10: i32, %11: i32, %12: i32):  // 2 preds: ^bb0, ^bb6
    %13 = llvm.shl %12, %2 : i32
    %14 = llvm.xor %13, %12 : i32
    %15 = llvm.lshr %14, %3 : i32
    %16 = llvm.xor %15, %14 : i32
    %17 = llvm.shl %16, %4 : i32
    %18 = llvm.xor %17, %16 : i32
    %19 = llvm.and %16, %1 : i32
    %20 = llvm.icmp "eq" %19, %0 : i32
    llvm.cond_br %20, ^bb5, ^bb4
  ^bb4:  // pred: ^bb3
    %21 = llvm.urem %18, %5 : i32
    %22 = llvm.add %21, %11 : i32
    llvm.br ^bb6(%22 : i32)
  ^bb5:  // pred: ^bb3
    %23 = llvm.xor %18, %11 : i32
    llvm.br ^bb6(%23 : i32)
  ^bb6(%24: i32):  // 2 preds: ^bb4, ^bb5
    %25 = llvm.add %10, %1 overflow<nsw, nuw> : i32
    %26 = llvm.icmp "eq" %25, %arg0 : i32
    llvm.cond_br %26, ^bb1, ^bb3(%25, %24, %18 : i32, i32, i32) {loop_annotation = #loop_annotation}
  }
  llvm.func local_unnamed_addr @main() -> (i32 {llvm.range = #llvm.constant_range<i32, 0, 128>}) attributes {dso_local, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(13 : i32) : i32
    %3 = llvm.mlir.constant(17 : i32) : i32
    %4 = llvm.mlir.constant(5 : i32) : i32
    %5 = llvm.mlir.constant(1000 : i32) : i32
    %6 = llvm.mlir.constant(1000000 : i32) : i32
    %7 = llvm.mlir.constant(127 : i32) : i32
    llvm.br ^bb1(%0, %0, %1 : i32, i32, i32)
  ^bb1(%8: i32, %9: i32, %10: i32):  // 2 preds: ^bb0, ^bb4
    %11 = llvm.shl %10, %2 : i32
    %12 = llvm.xor %11, %10 : i32
    %13 = llvm.lshr %12, %3 : i32
    %14 = llvm.xor %13, %12 : i32
    %15 = llvm.shl %14, %4 : i32
    %16 = llvm.xor %15, %14 : i32
    %17 = llvm.and %14, %1 : i32
    %18 = llvm.icmp "eq" %17, %0 : i32
    llvm.cond_br %18, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    %19 = llvm.urem %16, %5 : i32
    %20 = llvm.add %19, %9 : i32
    llvm.br ^bb4(%20 : i32)
  ^bb3:  // pred: ^bb1
    %21 = llvm.xor %16, %9 : i32
    llvm.br ^bb4(%21 : i32)
  ^bb4(%22: i32):  // 2 preds: ^bb2, ^bb3
    %23 = llvm.add %8, %1 overflow<nsw, nuw> : i32
    %24 = llvm.icmp "eq" %23, %6 : i32
    llvm.cond_br %24, ^bb5, ^bb1(%23, %22, %16 : i32, i32, i32) {loop_annotation = #loop_annotation}
  ^bb5:  // pred: ^bb4
    %25 = llvm.and %22, %7 : i32
    llvm.return %25 : i32
  }
}
