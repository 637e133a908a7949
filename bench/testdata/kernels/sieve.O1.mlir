#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global internal unnamed_addr @composite(dense<0> : tensor<100000xi8>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<100000 x i8>
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @kernel(%arg0: i32 {llvm.noundef}) -> i32 attributes {dso_local, memory_effects = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.addressof @composite : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.constant(100000 : i64) : i64
    %4 = llvm.mlir.constant(2 : i64) : i64
    %5 = llvm.mlir.constant(4 : i64) : i64
    %6 = llvm.mlir.constant(1 : i32) : i32
    %7 = llvm.mlir.constant(50000 : i64) : i64
    %8 = llvm.mlir.constant(1 : i8) : i8
    %9 = llvm.mlir.constant(1 : i64) : i64
    %10 = llvm.icmp "sgt" %arg0, %0 : i32
    llvm.cond_br %10, ^bb1(%0 : i32), ^bb2(%0 : i32)
  ^bb1(%11: i32):  // 2 preds: ^bb0, ^bb3
    "llvm.intr.memset"(%1, %2, %3) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 100000 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, i8, i64) -> ()
    llvm.br ^bb4(%4, %5, %0 : i64, i64, i32)
  ^bb2(%12: i32):  // 2 preds: ^bb0, ^bb3
    llvm.return %12 : i32
  ^bb3:  // pred: ^bb7
    %13 = llvm.add %11, %6 overflow<nsw, nuw> : i32
    %14 = llvm.icmp "eq" %13, %arg0 : i32
    llvm.cond_br %14, ^bb2(%27 : i32), ^bb1(%13 : i32) {loop_annotation = #loop_annotation}
  ^bb4(%15: i64, %16: i64, %17: i32):  // 2 preds: ^bb1, ^bb7
    %18 = llvm.getelementptr inbounds|nuw %1[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %19 = llvm.load %18 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %20 = llvm.icmp "eq" %19, %2 : i8
    llvm.cond_br %20, ^bb5, ^bb7(%17 : i32)
  ^bb5:  // pred: ^bb4
    %21 = llvm.add %17, %6 overflow<nsw> : i32
    %22 = llvm.icmp "ult" %15, %7 : i64
    llvm.cond_br %22, ^bb6(%16 : i64), ^bb7(%21 : i32)
  ^bb6(%23: i64):  // 2 preds: ^bb5, ^bb6
    %24 = llvm.getelementptr inbounds|nuw %1[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %8, %24 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %25 = llvm.add %23, %15 overflow<nsw, nuw> : i64
    %26 = llvm.icmp "ult" %25, %3 : i64
    llvm.cond_br %26, ^bb6(%25 : i64), ^bb7(%21 : i32) {loop_annotation = #loop_annotation}
  ^bb7(%27: i32):  // 3 preds: ^bb4, ^bb5, ^bb6
    %28 = llvm.add %15, %9 overflow<nsw, nuw> : i64
    %29 = llvm.add %16, %4 overflow<nsw, nuw> : i64
    %30 = llvm.icmp "eq" %28, %3 : i64
    llvm.cond_br %30, ^bb3, ^bb4(%28, %29, %27 : i64, i64, i32) {loop_annotation = #loop_annotation}
  }
  llvm.func local_unnamed_addr @main() -> (i32 {llvm.range = #llvm.constant_range<i32, 0, 128>}) attributes {dso_local, memory_effects = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.addressof @composite : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.constant(100000 : i64) : i64
    %4 = llvm.mlir.constant(2 : i64) : i64
    %5 = llvm.mlir.constant(4 : i64) : i64
    %6 = llvm.mlir.constant(1 : i32) : i32
    %7 = llvm.mlir.constant(50000 : i64) : i64
    %8 = llvm.mlir.constant(1 : i8) : i8
    %9 = llvm.mlir.constant(1 : i64) : i64
    %10 = llvm.mlir.constant(10 : i32) : i32
    %11 = llvm.mlir.constant(127 : i32) : i32
    llvm.br ^bb1(%0 : i32)
  ^bb1(%12: i32):  // 2 preds: ^bb0, ^bb2
    "llvm.intr.memset"(%1, %2, %3) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 100000 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, i8, i64) -> ()
    llvm.br ^bb3(%4, %5, %0 : i64, i64, i32)
  ^bb2:  // pred: ^bb6
    %13 = llvm.add %12, %6 overflow<nsw, nuw> : i32
    %14 = llvm.icmp "eq" %13, %10 : i32
    llvm.cond_br %14, ^bb7, ^bb1(%13 : i32) {loop_annotation = #loop_annotation}
  ^bb3(%15: i64, %16: i64, %17: i32):  // 2 preds: ^bb1, ^bb6
    %18 = llvm.getelementptr inbounds|nuw %1[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %19 = llvm.load %18 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %20 = llvm.icmp "eq" %19, %2 : i8
    llvm.cond_br %20, ^bb4, ^bb6(%17 : i32)
  ^bb4:  // pred: ^bb3
    %21 = llvm.add %17, %6 overflow<nsw> : i32
    %22 = llvm.icmp "ult" %15, %7 : i64
    llvm.cond_br %22, ^bb5(%16 : i64), ^bb6(%21 : i32)
  ^bb5(%23: i64):  // 2 preds: ^bb4, ^bb5
    %24 = llvm.getelementptr inbounds|nuw %1[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %8, %24 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %25 = llvm.add %23, %15 overflow<nsw, nuw> : i64
    %26 = llvm.icmp "ult" %25, %3 : i64
    llvm.cond_br %26, ^bb5(%25 : i64), ^bb6(%21 : i32) {loop_annotation = #loop_annotation}
  ^bb6(%27: i32):  // 3 preds: ^bb3, ^bb4, ^bb5
    %28 = llvm.add %15, %9 overflow<nsw, nuw> : i64
    %29 = llvm.add %16, %4 overflow<nsw, nuw> : i64
    %30 = llvm.icmp "eq" %28, %3 : i64
    llvm.cond_br %30, ^bb2, ^bb3(%28, %29, %27 : i64, i64, i32) {loop_annotation = #loop_annotation}
  ^bb7:  // pred: ^bb2
    %31 = llvm.and %27, %11 : i32
    llvm.return %31 : i32
  }
}
