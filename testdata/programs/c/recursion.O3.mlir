#loop_annotation = #llvm.loop_annotation<mustProgress = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "long", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_tag2 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc2, offset = 0>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global internal unnamed_addr @pegs(dense<0> : tensor<3x10xi32>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<3 x array<10 x i32>>
  llvm.mlir.global internal unnamed_addr @top(dense<0> : tensor<3xi32>) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : !llvm.array<3 x i32>
  llvm.mlir.global private unnamed_addr constant @".str"("%d moves, depth %d, top %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal unnamed_addr @moves(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global internal unnamed_addr @peak(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global private unnamed_addr constant @__const.main.s("abcde\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%d %s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal unnamed_addr @permutations(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global private unnamed_addr constant @".str.2"("%d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @field(dense<[[46, 46, 46, 46, 35, 46, 46, 46, 0], [46, 35, 35, 46, 35, 46, 35, 46, 0], [46, 35, 46, 46, 35, 46, 35, 46, 0], [46, 35, 35, 35, 35, 46, 35, 46, 0], [46, 46, 46, 46, 46, 46, 35, 46, 0]]> : tensor<5x9xi8>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<5 x array<9 x i8>>
  llvm.mlir.global private unnamed_addr constant @".str.3"("%ld\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal unnamed_addr @depth(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global internal unnamed_addr @memo(dense<0> : tensor<61x61xi64>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<61 x array<61 x i64>>
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @main() -> i32 attributes {dso_local, no_unwind, passthrough = ["nofree", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @top : !llvm.ptr
    %2 = llvm.mlir.addressof @pegs : !llvm.ptr
    %3 = llvm.mlir.constant(dense<[8, 7, 6, 5]> : vector<4xi32>) : vector<4xi32>
    %4 = llvm.mlir.constant(16 : i64) : i64
    %5 = llvm.mlir.constant(8 : i32) : i32
    %6 = llvm.mlir.constant(dense<[4, 3, 2, 1]> : vector<4xi32>) : vector<4xi32>
    %7 = llvm.mlir.constant(0 : i32) : i32
    %8 = llvm.mlir.constant(2 : i32) : i32
    %9 = llvm.mlir.addressof @moves : !llvm.ptr
    %10 = llvm.mlir.addressof @peak : !llvm.ptr
    %11 = llvm.mlir.constant(8 : i64) : i64
    %12 = llvm.getelementptr inbounds|nuw %1[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %13 = llvm.mlir.constant(80 : i64) : i64
    %14 = llvm.getelementptr inbounds|nuw %2[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %15 = llvm.mlir.constant(-4 : i64) : i64
    %16 = llvm.mlir.addressof @".str" : !llvm.ptr
    %17 = llvm.mlir.addressof @__const.main.s : !llvm.ptr
    %18 = llvm.mlir.constant(6 : i64) : i64
    %19 = llvm.mlir.addressof @permutations : !llvm.ptr
    %20 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %21 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %22 = llvm.mlir.constant(5 : i32) : i32
    %23 = llvm.mlir.addressof @field : !llvm.ptr
    %24 = llvm.mlir.constant(9 : i64) : i64
    %25 = llvm.getelementptr inbounds|nuw %23[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %26 = llvm.mlir.constant(18 : i64) : i64
    %27 = llvm.getelementptr inbounds|nuw %23[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %28 = llvm.mlir.constant(27 : i64) : i64
    %29 = llvm.getelementptr inbounds|nuw %23[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %30 = llvm.mlir.constant(36 : i64) : i64
    %31 = llvm.getelementptr inbounds|nuw %23[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %32 = llvm.mlir.constant(60 : i32) : i32
    %33 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %34 = llvm.mlir.constant(9 : i32) : i32
    %35 = llvm.alloca %0 x !llvm.array<6 x i8> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %36 = llvm.load %1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %37 = llvm.sext %36 : i32 to i64
    %38 = llvm.getelementptr inbounds %2[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %3, %38 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : vector<4xi32>, !llvm.ptr
    %39 = llvm.getelementptr %2[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %40 = llvm.getelementptr %39[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %41 = llvm.add %36, %5 : i32
    llvm.store %6, %40 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : vector<4xi32>, !llvm.ptr
    llvm.store %41, %1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.call fastcc tail @hanoi(%5, %7, %8) {memory_effects = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>} : (i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %42 = llvm.load %9 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %43 = llvm.load %10 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %44 = llvm.load %12 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %45 = llvm.sext %44 : i32 to i64
    %46 = llvm.getelementptr %14[%45] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %47 = llvm.getelementptr %46[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %48 = llvm.load %47 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %49 = llvm.call tail @printf(%16, %42, %43, %48) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.intr.lifetime.start %35 : !llvm.ptr
    "llvm.intr.memcpy"(%35, %17, %18) <{arg_attrs = [{llvm.align = 1 : i64, llvm.dereferenceable = 6 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 1 : i64, llvm.dereferenceable = 6 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call fastcc @permute(%35, %7) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %50 = llvm.load %19 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %51 = llvm.call @printf(%20, %50, %35) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %52 = llvm.call @printf(%21, %0, %0) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %53 = llvm.call fastcc @fill(%7, %7) {memory_effects = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>} : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %54 = llvm.call fastcc @fill(%7, %22) {memory_effects = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>} : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %55 = llvm.call @printf(%21, %53, %54) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %56 = llvm.call @puts(%23) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    %57 = llvm.call @puts(%25) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    %58 = llvm.call @puts(%27) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    %59 = llvm.call @puts(%29) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    %60 = llvm.call @puts(%31) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    %61 = llvm.call fastcc @partitions(%32, %32) {memory_effects = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>} : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i64
    %62 = llvm.call @printf(%33, %61) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    %63 = llvm.call fastcc @ack(%8, %34) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.intr.lifetime.end %35 : !llvm.ptr
    llvm.return %63 : i32
  }
  llvm.func internal unnamed_addr fastcc @hanoi(%arg0: i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 9>}, %arg1: i32 {llvm.noundef}, %arg2: i32 {llvm.noundef}) attributes {dso_local, memory_effects = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nofree", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @depth : !llvm.ptr
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.addressof @peak : !llvm.ptr
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(3 : i32) : i32
    %5 = llvm.mlir.constant(-1 : i32) : i32
    %6 = llvm.mlir.addressof @pegs : !llvm.ptr
    %7 = llvm.mlir.addressof @top : !llvm.ptr
    %8 = llvm.mlir.addressof @moves : !llvm.ptr
    %9 = llvm.load %0 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %10 = llvm.add %9, %1 overflow<nsw> : i32
    llvm.store %10, %0 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %11 = llvm.load %2 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %12 = llvm.icmp "slt" %9, %11 : i32
    llvm.cond_br %12, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    llvm.store %10, %2 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %13 = llvm.icmp "eq" %arg0, %3 : i32
    llvm.cond_br %13, ^bb4(%9 : i32), ^bb3
  ^bb3:  // pred: ^bb2
    %14 = llvm.add %arg1, %arg2 : i32
    %15 = llvm.sub %4, %14 : i32
    %16 = llvm.add %arg0, %5 overflow<nsw> : i32
    llvm.call fastcc tail @hanoi(%16, %arg1, %15) {memory_effects = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>} : (i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %17 = llvm.sext %arg1 : i32 to i64
    %18 = llvm.getelementptr inbounds %6[%17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<10 x i32>
    %19 = llvm.getelementptr inbounds %7[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %20 = llvm.load %19 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %21 = llvm.add %20, %5 overflow<nsw> : i32
    llvm.store %21, %19 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %22 = llvm.sext %21 : i32 to i64
    %23 = llvm.getelementptr inbounds %18[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %24 = llvm.load %23 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %25 = llvm.sext %arg2 : i32 to i64
    %26 = llvm.getelementptr inbounds %6[%25] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<10 x i32>
    %27 = llvm.getelementptr inbounds %7[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %28 = llvm.load %27 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %29 = llvm.add %28, %1 overflow<nsw> : i32
    llvm.store %29, %27 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %30 = llvm.sext %28 : i32 to i64
    %31 = llvm.getelementptr inbounds %26[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %24, %31 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %32 = llvm.load %8 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %33 = llvm.add %32, %1 overflow<nsw> : i32
    llvm.store %33, %8 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.call fastcc tail @hanoi(%16, %15, %arg2) {memory_effects = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>} : (i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %34 = llvm.load %0 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %35 = llvm.add %34, %5 overflow<nsw> : i32
    llvm.br ^bb4(%35 : i32)
  ^bb4(%36: i32):  // 2 preds: ^bb2, ^bb3
    llvm.store %36, %0 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal unnamed_addr fastcc @permute(%arg0: !llvm.ptr {llvm.nocapture, llvm.nonnull, llvm.noundef}, %arg1: i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 6>}) attributes {dso_local, no_unwind, passthrough = ["nofree", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(5 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(5 : i64) : i64
    %4 = llvm.mlir.addressof @permutations : !llvm.ptr
    %5 = llvm.mlir.constant(20 : i32) : i32
    %6 = llvm.icmp "eq" %arg1, %0 : i32
    llvm.cond_br %6, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %7 = llvm.zext nneg %arg1 : i32 to i64
    %8 = llvm.getelementptr inbounds|nuw %arg0[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %9 = llvm.add %arg1, %1 overflow<nsw, nuw> : i32
    llvm.br ^bb4(%7 : i64)
  ^bb2:  // pred: ^bb0
    %10 = llvm.load %4 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %11 = llvm.add %10, %1 overflow<nsw> : i32
    llvm.store %11, %4 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %12 = llvm.srem %11, %5 : i32
    %13 = llvm.icmp "eq" %12, %1 : i32
    llvm.cond_br %13, ^bb3, ^bb5
  ^bb3:  // pred: ^bb2
    %14 = llvm.call tail @puts(%arg0) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    llvm.br ^bb5
  ^bb4(%15: i64):  // 2 preds: ^bb1, ^bb4
    %16 = llvm.load %8 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %17 = llvm.getelementptr inbounds|nuw %arg0[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %18 = llvm.load %17 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    llvm.store %18, %8 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    llvm.store %16, %17 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    llvm.call fastcc tail @permute(%arg0, %9) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %19 = llvm.load %8 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %20 = llvm.load %17 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    llvm.store %20, %8 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    llvm.store %19, %17 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %21 = llvm.add %15, %2 overflow<nsw, nuw> : i64
    %22 = llvm.icmp "eq" %21, %3 : i64
    llvm.cond_br %22, ^bb5, ^bb4(%21 : i64) {loop_annotation = #loop_annotation}
  ^bb5:  // 3 preds: ^bb2, ^bb3, ^bb4
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @fill(%arg0: i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, -1, 6>}, %arg1: i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, -1, 9>}) -> i32 attributes {dso_local, memory_effects = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nofree", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @field : !llvm.ptr
    %1 = llvm.mlir.constant(4 : i32) : i32
    %2 = llvm.mlir.constant(7 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(-1 : i32) : i32
    %5 = llvm.mlir.constant(1 : i32) : i32
    %6 = llvm.mlir.constant(46 : i8) : i8
    %7 = llvm.mlir.constant(111 : i8) : i8
    %8 = llvm.mlir.constant(1 : i64) : i64
    %9 = llvm.mlir.constant(8 : i64) : i64
    %10 = llvm.zext nneg %arg0 : i32 to i64
    %11 = llvm.getelementptr inbounds|nuw %0[%10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<9 x i8>
    %12 = llvm.icmp "ugt" %arg0, %1 : i32
    %13 = llvm.icmp "ugt" %arg1, %2 : i32
    %14 = llvm.or %12, %13 : i1
    llvm.cond_br %14, ^bb4(%3 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    %15 = llvm.add %arg0, %4 overflow<nsw> : i32
    %16 = llvm.add %arg0, %5 overflow<nsw, nuw> : i32
    %17 = llvm.zext nneg %arg1 : i32 to i64
    llvm.br ^bb2(%17, %3 : i64, i32)
  ^bb2(%18: i64, %19: i32):  // 2 preds: ^bb1, ^bb3
    %20 = llvm.getelementptr inbounds|nuw %11[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %21 = llvm.load %20 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %22 = llvm.icmp "eq" %21, %6 : i8
    llvm.cond_br %22, ^bb3, ^bb4(%19 : i32)
  ^bb3:  // pred: ^bb2
    llvm.store %7, %20 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %23 = llvm.trunc %18 overflow<nsw, nuw> : i64 to i32
    %24 = llvm.call fastcc tail @fill(%15, %23) {memory_effects = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>} : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %25 = llvm.call fastcc tail @fill(%16, %23) {memory_effects = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>} : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %26 = llvm.trunc %18 : i64 to i32
    %27 = llvm.add %26, %4 : i32
    %28 = llvm.call fastcc tail @fill(%arg0, %27) {memory_effects = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>} : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %29 = llvm.add %18, %8 overflow<nsw, nuw> : i64
    %30 = llvm.add %19, %5 : i32
    %31 = llvm.add %30, %24 : i32
    %32 = llvm.add %31, %25 : i32
    %33 = llvm.add %32, %28 : i32
    %34 = llvm.icmp "eq" %29, %9 : i64
    llvm.cond_br %34, ^bb4(%33 : i32), ^bb2(%29, %33 : i64, i32)
  ^bb4(%35: i32):  // 3 preds: ^bb0, ^bb2, ^bb3
    llvm.return %35 : i32
  }
  llvm.func local_unnamed_addr @puts(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal unnamed_addr fastcc @partitions(%arg0: i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, -2147483647, -2147483648>}, %arg1: i32 {llvm.noundef}) -> i64 attributes {dso_local, memory_effects = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nofree", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(1 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.addressof @memo : !llvm.ptr
    %4 = llvm.mlir.constant(-1 : i64) : i64
    %5 = llvm.mlir.constant(-1 : i32) : i32
    %6 = llvm.icmp "eq" %arg0, %0 : i32
    llvm.cond_br %6, ^bb4(%1 : i64), ^bb1
  ^bb1:  // pred: ^bb0
    %7 = llvm.icmp "slt" %arg0, %0 : i32
    %8 = llvm.icmp "eq" %arg1, %0 : i32
    %9 = llvm.or %7, %8 : i1
    llvm.cond_br %9, ^bb4(%2 : i64), ^bb2
  ^bb2:  // pred: ^bb1
    %10 = llvm.zext nneg %arg0 : i32 to i64
    %11 = llvm.getelementptr inbounds|nuw %3[%10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<61 x i64>
    %12 = llvm.sext %arg1 : i32 to i64
    %13 = llvm.getelementptr inbounds %11[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %14 = llvm.load %13 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i64
    %15 = llvm.icmp "eq" %14, %2 : i64
    llvm.cond_br %15, ^bb5, ^bb3
  ^bb3:  // pred: ^bb2
    %16 = llvm.add %14, %4 overflow<nsw> : i64
    llvm.br ^bb4(%16 : i64)
  ^bb4(%17: i64):  // 4 preds: ^bb0, ^bb1, ^bb3, ^bb5
    llvm.return %17 : i64
  ^bb5:  // pred: ^bb2
    %18 = llvm.add %arg1, %5 overflow<nsw> : i32
    %19 = llvm.call fastcc tail @partitions(%arg0, %18) {memory_effects = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>} : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i64
    %20 = llvm.sub %arg0, %arg1 overflow<nsw> : i32
    %21 = llvm.call fastcc tail @partitions(%20, %arg1) {memory_effects = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>} : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i64
    %22 = llvm.add %21, %19 overflow<nsw> : i64
    %23 = llvm.add %22, %1 overflow<nsw> : i64
    llvm.store %23, %13 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : i64, !llvm.ptr
    llvm.br ^bb4(%22 : i64)
  }
  llvm.func internal unnamed_addr fastcc @ack(%arg0: i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 3>}, %arg1: i32 {llvm.noundef}) -> i32 attributes {dso_local, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nofree", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(-1 : i32) : i32
    %3 = llvm.icmp "eq" %arg0, %0 : i32
    llvm.cond_br %3, ^bb5(%arg1 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    %4 = llvm.icmp "eq" %arg1, %0 : i32
    llvm.cond_br %4, ^bb3(%1 : i32), ^bb2
  ^bb2:  // pred: ^bb1
    %5 = llvm.add %arg1, %2 : i32
    %6 = llvm.call fastcc tail @ack(%arg0, %5) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb3(%6 : i32)
  ^bb3(%7: i32):  // 2 preds: ^bb1, ^bb2
    %8 = llvm.icmp "eq" %arg0, %1 : i32
    llvm.cond_br %8, ^bb5(%7 : i32), ^bb4
  ^bb4:  // pred: ^bb3
    %9 = llvm.icmp "eq" %7, %0 : i32
    %10 = llvm.add %7, %2 : i32
    llvm.cond_br %9, ^bb5(%1 : i32), ^bb6
  ^bb5(%11: i32):  // 4 preds: ^bb0, ^bb3, ^bb4, ^bb6
    %12 = llvm.add %11, %1 : i32
    llvm.return %12 : i32
  ^bb6:  // pred: ^bb4
    %13 = llvm.call fastcc tail @ack(%1, %10) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb5(%13 : i32)
  }
}
