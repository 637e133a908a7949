#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("%08x %08x %08x\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal unnamed_addr @k(dense<0> : tensor<64xi32>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<64 x i32>
  llvm.mlir.global internal unnamed_addr @start(dense<0> : tensor<8xi32>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<8 x i32>
  llvm.mlir.global private unnamed_addr constant @".str.1"(dense<0> : tensor<1xi8>) {addr_space = 0 : i32, alignment = 1 : i64, dso_local} : !llvm.array<1 x i8>
  llvm.mlir.global private unnamed_addr constant @".str.2"("abc\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("sixty characters and some more, so that two blocks are needed....\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("%08x\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @main() -> (i32 {llvm.range = #llvm.constant_range<i32, 0, 256>}) attributes {dso_local, no_unwind, passthrough = ["nofree", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(4 : i32) : i32
    %3 = llvm.mlir.constant(1 : i32) : i32
    %4 = llvm.mlir.constant(96 : i128) : i128
    %5 = llvm.mlir.constant(34359738368 : i64) : i64
    %6 = llvm.mlir.constant(0 : i64) : i64
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.mlir.addressof @k : !llvm.ptr
    %9 = llvm.mlir.constant(8 : i32) : i32
    %10 = llvm.mlir.constant(64 : i128) : i128
    %11 = llvm.mlir.addressof @start : !llvm.ptr
    %12 = llvm.mlir.constant(64 : i32) : i32
    %13 = llvm.mlir.constant(252 : i64) : i64
    %14 = llvm.getelementptr inbounds|nuw %8[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %15 = llvm.mlir.addressof @".str" : !llvm.ptr
    %16 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %17 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %18 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %19 = llvm.mlir.constant(24 : i32) : i32
    llvm.br ^bb1(%0, %1 : i32, i32)
  ^bb1(%20: i32, %21: i32):  // 2 preds: ^bb0, ^bb11
    %22 = llvm.icmp "ult" %21, %2 : i32
    llvm.cond_br %22, ^bb4, ^bb3(%1, %3 : i32, i32)
  ^bb2:  // pred: ^bb3
    %23 = llvm.icmp "eq" %28, %0 : i32
    llvm.cond_br %23, ^bb11(%20 : i32), ^bb4
  ^bb3(%24: i32, %25: i32):  // 2 preds: ^bb1, ^bb3
    %26 = llvm.urem %21, %24 : i32
    %27 = llvm.icmp "eq" %26, %0 : i32
    %28 = llvm.select %27, %0, %25 : i1, i32
    %29 = llvm.add %24, %3 : i32
    %30 = llvm.mul %29, %29 : i32
    %31 = llvm.icmp "ugt" %30, %21 : i32
    llvm.cond_br %31, ^bb2, ^bb3(%29, %28 : i32, i32) {loop_annotation = #loop_annotation}
  ^bb4:  // 2 preds: ^bb1, ^bb2
    %32 = llvm.zext %21 : i32 to i128
    %33 = llvm.shl %32, %4 overflow<nuw> : i128
    llvm.br ^bb5(%5, %5, %6 : i64, i64, i64)
  ^bb5(%34: i64, %35: i64, %36: i64):  // 2 preds: ^bb4, ^bb5
    %37 = llvm.lshr %34, %7 : i64
    %38 = llvm.add %36, %37 : i64
    %39 = llvm.zext %38 : i64 to i128
    %40 = llvm.mul %39, %39 overflow<nuw> : i128
    %41 = llvm.mul %40, %39 : i128
    %42 = llvm.icmp "ugt" %41, %33 : i128
    %43 = llvm.select %42, %36, %38 : i1, i64
    %44 = llvm.select %42, %38, %35 : i1, i64
    %45 = llvm.sub %44, %43 : i64
    %46 = llvm.icmp "ugt" %45, %7 : i64
    llvm.cond_br %46, ^bb5(%45, %44, %43 : i64, i64, i64), ^bb6 {loop_annotation = #loop_annotation}
  ^bb6:  // pred: ^bb5
    %47 = llvm.trunc %43 : i64 to i32
    %48 = llvm.sext %20 : i32 to i64
    %49 = llvm.getelementptr inbounds %8[%48] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %47, %49 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %50 = llvm.icmp "slt" %20, %9 : i32
    llvm.cond_br %50, ^bb7, ^bb10
  ^bb7:  // pred: ^bb6
    %51 = llvm.shl %32, %10 overflow<nsw, nuw> : i128
    llvm.br ^bb8(%5, %5, %6 : i64, i64, i64)
  ^bb8(%52: i64, %53: i64, %54: i64):  // 2 preds: ^bb7, ^bb8
    %55 = llvm.lshr %52, %7 : i64
    %56 = llvm.add %54, %55 : i64
    %57 = llvm.zext %56 : i64 to i128
    %58 = llvm.mul %57, %57 overflow<nuw> : i128
    %59 = llvm.icmp "ugt" %58, %51 : i128
    %60 = llvm.select %59, %54, %56 : i1, i64
    %61 = llvm.select %59, %56, %53 : i1, i64
    %62 = llvm.sub %61, %60 : i64
    %63 = llvm.icmp "ugt" %62, %7 : i64
    llvm.cond_br %63, ^bb8(%62, %61, %60 : i64, i64, i64), ^bb9 {loop_annotation = #loop_annotation}
  ^bb9:  // pred: ^bb8
    %64 = llvm.trunc %60 : i64 to i32
    %65 = llvm.getelementptr inbounds %11[%48] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %64, %65 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.br ^bb10
  ^bb10:  // 2 preds: ^bb6, ^bb9
    %66 = llvm.add %20, %3 overflow<nsw> : i32
    llvm.br ^bb11(%66 : i32)
  ^bb11(%67: i32):  // 2 preds: ^bb2, ^bb10
    %68 = llvm.add %21, %3 : i32
    %69 = llvm.icmp "slt" %67, %12 : i32
    llvm.cond_br %69, ^bb1(%67, %68 : i32, i32), ^bb12 {loop_annotation = #loop_annotation}
  ^bb12:  // pred: ^bb11
    %70 = llvm.load %8 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %71 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %72 = llvm.load %11 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %73 = llvm.call tail @printf(%15, %70, %71, %72) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %74 = llvm.call fastcc tail @digest(%16) : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %75 = llvm.call fastcc tail @digest(%17) : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %76 = llvm.call fastcc tail @digest(%18) : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %77 = llvm.lshr %76, %19 : i32
    llvm.return %77 : i32
  }
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal unnamed_addr fastcc @digest(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) -> i32 attributes {dso_local, no_unwind, passthrough = ["nofree", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @start : !llvm.ptr
    %2 = llvm.mlir.constant(32 : i64) : i64
    %3 = llvm.mlir.constant(63 : i64) : i64
    %4 = llvm.mlir.constant(-64 : i64) : i64
    %5 = llvm.mlir.constant(64 : i64) : i64
    %6 = llvm.mlir.constant(0 : i8) : i8
    %7 = llvm.mlir.constant(-128 : i8) : i8
    %8 = llvm.mlir.constant(55 : i64) : i64
    %9 = llvm.mlir.constant(3 : i64) : i64
    %10 = llvm.mlir.constant(0 : i64) : i64
    %11 = llvm.mlir.constant(1 : i64) : i64
    %12 = llvm.mlir.constant(8 : i64) : i64
    %13 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %14 = llvm.mlir.constant(10 : i32) : i32
    %15 = llvm.alloca %0 x !llvm.array<8 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x !llvm.array<64 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %15 : !llvm.ptr
    llvm.intr.lifetime.start %16 : !llvm.ptr
    %17 = llvm.call tail @strlen(%arg0) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i64
    "llvm.intr.memcpy"(%15, %1, %2) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %18 = llvm.icmp "ugt" %17, %3 : i64
    llvm.cond_br %18, ^bb1(%arg0, %17 : !llvm.ptr, i64), ^bb2(%17, %arg0 : i64, !llvm.ptr)
  ^bb1(%19: !llvm.ptr, %20: i64):  // 2 preds: ^bb0, ^bb1
    llvm.call fastcc @block(%15, %19) {memory_effects = #llvm.memory_effects<other = read, argMem = readwrite, inaccessibleMem = none, errnoMem = read, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    %21 = llvm.add %20, %4 : i64
    %22 = llvm.getelementptr inbounds|nuw %19[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %23 = llvm.icmp "ugt" %21, %3 : i64
    llvm.cond_br %23, ^bb1(%22, %21 : !llvm.ptr, i64), ^bb2(%21, %22 : i64, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb2(%24: i64, %25: !llvm.ptr):  // 2 preds: ^bb0, ^bb1
    "llvm.intr.memset"(%16, %6, %5) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    "llvm.intr.memcpy"(%16, %25, %24) <{arg_attrs = [{llvm.align = 16 : i64, llvm.nonnull}, {llvm.align = 1 : i64, llvm.nonnull}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %26 = llvm.getelementptr inbounds|nuw %16[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %7, %26 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %27 = llvm.icmp "ugt" %24, %8 : i64
    llvm.cond_br %27, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    llvm.call fastcc @block(%15, %16) {memory_effects = #llvm.memory_effects<other = read, argMem = readwrite, inaccessibleMem = none, errnoMem = read, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    "llvm.intr.memset"(%16, %6, %5) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %28 = llvm.shl %17, %9 : i64
    llvm.br ^bb6(%10 : i64)
  ^bb5:  // pred: ^bb6
    llvm.call fastcc @block(%15, %16) {memory_effects = #llvm.memory_effects<other = read, argMem = readwrite, inaccessibleMem = none, errnoMem = read, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb8(%10 : i64)
  ^bb6(%29: i64):  // 2 preds: ^bb4, ^bb6
    %30 = llvm.shl %29, %9 overflow<nsw, nuw> : i64
    %31 = llvm.lshr %28, %30 : i64
    %32 = llvm.trunc %31 : i64 to i8
    %33 = llvm.sub %3, %29 overflow<nsw, nuw> : i64
    %34 = llvm.getelementptr inbounds|nuw %16[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %32, %34 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %35 = llvm.add %29, %11 overflow<nsw, nuw> : i64
    %36 = llvm.icmp "eq" %35, %12 : i64
    llvm.cond_br %36, ^bb5, ^bb6(%35 : i64) {loop_annotation = #loop_annotation}
  ^bb7:  // pred: ^bb8
    %37 = llvm.call tail @putchar(%14) : (i32) -> i32
    %38 = llvm.load %15 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    llvm.intr.lifetime.end %16 : !llvm.ptr
    llvm.intr.lifetime.end %15 : !llvm.ptr
    llvm.return %38 : i32
  ^bb8(%39: i64):  // 2 preds: ^bb5, ^bb8
    %40 = llvm.getelementptr inbounds|nuw %15[%39] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %41 = llvm.load %40 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %42 = llvm.call tail @printf(%13, %41) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %43 = llvm.add %39, %11 overflow<nsw, nuw> : i64
    %44 = llvm.icmp "eq" %43, %12 : i64
    llvm.cond_br %44, ^bb7, ^bb8(%43 : i64) {loop_annotation = #loop_annotation}
  }
  llvm.func local_unnamed_addr @strlen(!llvm.ptr {llvm.nocapture, llvm.noundef}) -> i64 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nocallback", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func internal unnamed_addr fastcc @block(%arg0: !llvm.ptr {llvm.nocapture, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) attributes {dso_local, memory_effects = #llvm.memory_effects<other = read, argMem = readwrite, inaccessibleMem = none, errnoMem = read, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(24 : i32) : i32
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(16 : i32) : i32
    %5 = llvm.mlir.constant(2 : i64) : i64
    %6 = llvm.mlir.constant(8 : i32) : i32
    %7 = llvm.mlir.constant(3 : i64) : i64
    %8 = llvm.mlir.constant(4 : i64) : i64
    %9 = llvm.mlir.constant(16 : i64) : i64
    %10 = llvm.mlir.constant(-60 : i64) : i64
    %11 = llvm.mlir.constant(25 : i32) : i32
    %12 = llvm.mlir.constant(14 : i32) : i32
    %13 = llvm.mlir.constant(3 : i32) : i32
    %14 = llvm.mlir.constant(-8 : i64) : i64
    %15 = llvm.mlir.constant(15 : i32) : i32
    %16 = llvm.mlir.constant(13 : i32) : i32
    %17 = llvm.mlir.constant(10 : i32) : i32
    %18 = llvm.mlir.constant(-64 : i64) : i64
    %19 = llvm.mlir.constant(-28 : i64) : i64
    %20 = llvm.mlir.constant(64 : i64) : i64
    %21 = llvm.mlir.constant(32 : i64) : i64
    %22 = llvm.mlir.constant(28 : i64) : i64
    %23 = llvm.mlir.constant(20 : i64) : i64
    %24 = llvm.mlir.constant(24 : i64) : i64
    %25 = llvm.mlir.constant(8 : i64) : i64
    %26 = llvm.mlir.constant(26 : i32) : i32
    %27 = llvm.mlir.constant(21 : i32) : i32
    %28 = llvm.mlir.constant(7 : i32) : i32
    %29 = llvm.mlir.constant(-1 : i32) : i32
    %30 = llvm.mlir.addressof @k : !llvm.ptr
    %31 = llvm.mlir.constant(30 : i32) : i32
    %32 = llvm.mlir.constant(19 : i32) : i32
    %33 = llvm.alloca %0 x !llvm.array<64 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %34 = llvm.alloca %0 x !llvm.array<8 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %33 : !llvm.ptr
    llvm.intr.lifetime.start %34 : !llvm.ptr
    llvm.br ^bb1(%1, %arg1 : i64, !llvm.ptr)
  ^bb1(%35: i64, %36: !llvm.ptr):  // 2 preds: ^bb0, ^bb1
    %37 = llvm.load %36 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %38 = llvm.zext %37 : i8 to i32
    %39 = llvm.shl %38, %2 overflow<nuw> : i32
    %40 = llvm.getelementptr inbounds|nuw %36[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %41 = llvm.load %40 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %42 = llvm.zext %41 : i8 to i32
    %43 = llvm.shl %42, %4 overflow<nsw, nuw> : i32
    %44 = llvm.or disjoint %43, %39 : i32
    %45 = llvm.getelementptr inbounds|nuw %36[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %46 = llvm.load %45 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %47 = llvm.zext %46 : i8 to i32
    %48 = llvm.shl %47, %6 overflow<nsw, nuw> : i32
    %49 = llvm.or disjoint %44, %48 : i32
    %50 = llvm.getelementptr inbounds|nuw %36[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %51 = llvm.load %50 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %52 = llvm.zext %51 : i8 to i32
    %53 = llvm.or disjoint %49, %52 : i32
    %54 = llvm.getelementptr inbounds|nuw %33[%35] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %53, %54 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %55 = llvm.add %35, %3 overflow<nsw, nuw> : i64
    %56 = llvm.getelementptr inbounds|nuw %36[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %57 = llvm.icmp "eq" %55, %9 : i64
    llvm.cond_br %57, ^bb3(%9 : i64), ^bb1(%55, %56 : i64, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb2:  // pred: ^bb3
    "llvm.intr.memcpy"(%34, %arg0, %21) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 4 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %58 = llvm.getelementptr inbounds|nuw %34[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %59 = llvm.getelementptr inbounds|nuw %34[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %60 = llvm.getelementptr inbounds|nuw %34[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %61 = llvm.getelementptr inbounds|nuw %34[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %62 = llvm.getelementptr inbounds|nuw %34[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %63 = llvm.getelementptr inbounds|nuw %34[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %64 = llvm.load %34 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    llvm.br ^bb4(%1, %64 : i64, i32)
  ^bb3(%65: i64):  // 2 preds: ^bb1, ^bb3
    %66 = llvm.getelementptr %33[%65] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %67 = llvm.getelementptr %66[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %68 = llvm.load %67 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %69 = llvm.intr.fshl(%68, %68, %11) : (i32, i32, i32) -> i32
    %70 = llvm.intr.fshl(%68, %68, %12) : (i32, i32, i32) -> i32
    %71 = llvm.xor %69, %70 : i32
    %72 = llvm.lshr %68, %13 : i32
    %73 = llvm.xor %71, %72 : i32
    %74 = llvm.getelementptr %66[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %75 = llvm.load %74 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %76 = llvm.intr.fshl(%75, %75, %15) : (i32, i32, i32) -> i32
    %77 = llvm.intr.fshl(%75, %75, %16) : (i32, i32, i32) -> i32
    %78 = llvm.xor %76, %77 : i32
    %79 = llvm.lshr %75, %17 : i32
    %80 = llvm.xor %78, %79 : i32
    %81 = llvm.getelementptr %66[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %82 = llvm.load %81 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %83 = llvm.add %73, %82 : i32
    %84 = llvm.getelementptr %66[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %85 = llvm.load %84 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %86 = llvm.add %83, %85 : i32
    %87 = llvm.add %86, %80 : i32
    llvm.store %87, %66 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %88 = llvm.add %65, %3 overflow<nsw, nuw> : i64
    %89 = llvm.icmp "eq" %88, %20 : i64
    llvm.cond_br %89, ^bb2, ^bb3(%88 : i64) {loop_annotation = #loop_annotation}
  ^bb4(%90: i64, %91: i32):  // 2 preds: ^bb2, ^bb4
    %92 = llvm.load %58 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %93 = llvm.load %59 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %94 = llvm.intr.fshl(%92, %92, %26) : (i32, i32, i32) -> i32
    %95 = llvm.intr.fshl(%92, %92, %27) : (i32, i32, i32) -> i32
    %96 = llvm.xor %94, %95 : i32
    %97 = llvm.intr.fshl(%92, %92, %28) : (i32, i32, i32) -> i32
    %98 = llvm.xor %96, %97 : i32
    %99 = llvm.load %60 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %100 = llvm.and %99, %92 : i32
    %101 = llvm.xor %92, %29 : i32
    %102 = llvm.load %61 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %103 = llvm.and %102, %101 : i32
    %104 = llvm.getelementptr inbounds|nuw %30[%90] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %105 = llvm.load %104 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %106 = llvm.getelementptr inbounds|nuw %33[%90] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %107 = llvm.load %106 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %108 = llvm.add %98, %93 : i32
    %109 = llvm.add %108, %100 : i32
    %110 = llvm.add %109, %103 : i32
    %111 = llvm.add %110, %105 : i32
    %112 = llvm.add %111, %107 : i32
    %113 = llvm.intr.fshl(%91, %91, %31) : (i32, i32, i32) -> i32
    %114 = llvm.intr.fshl(%91, %91, %32) : (i32, i32, i32) -> i32
    %115 = llvm.xor %113, %114 : i32
    %116 = llvm.intr.fshl(%91, %91, %17) : (i32, i32, i32) -> i32
    %117 = llvm.xor %115, %116 : i32
    %118 = llvm.load %62 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %119 = llvm.load %63 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %120 = llvm.xor %119, %118 : i32
    %121 = llvm.and %120, %91 : i32
    %122 = llvm.and %119, %118 : i32
    %123 = llvm.xor %121, %122 : i32
    "llvm.intr.memmove"(%62, %34, %22) <{arg_attrs = [{llvm.align = 4 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %124 = llvm.load %58 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %125 = llvm.add %124, %112 : i32
    llvm.store %125, %58 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %126 = llvm.add %112, %117 : i32
    %127 = llvm.add %126, %123 : i32
    llvm.store %127, %34 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %128 = llvm.add %90, %3 overflow<nsw, nuw> : i64
    %129 = llvm.icmp "eq" %128, %20 : i64
    llvm.cond_br %129, ^bb6(%1 : i64), ^bb4(%128, %127 : i64, i32) {loop_annotation = #loop_annotation}
  ^bb5:  // pred: ^bb6
    llvm.intr.lifetime.end %34 : !llvm.ptr
    llvm.intr.lifetime.end %33 : !llvm.ptr
    llvm.return
  ^bb6(%130: i64):  // 2 preds: ^bb4, ^bb6
    %131 = llvm.getelementptr inbounds|nuw %34[%130] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %132 = llvm.load %131 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %133 = llvm.getelementptr inbounds|nuw %arg0[%130] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %134 = llvm.load %133 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %135 = llvm.add %134, %132 : i32
    llvm.store %135, %133 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %136 = llvm.add %130, %3 overflow<nsw, nuw> : i64
    %137 = llvm.icmp "eq" %136, %25 : i64
    llvm.cond_br %137, ^bb5, ^bb6(%136 : i64) {loop_annotation = #loop_annotation}
  }
  llvm.func local_unnamed_addr @putchar(i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree"]}
}
