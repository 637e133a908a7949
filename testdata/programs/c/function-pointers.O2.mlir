#loop_annotation = #llvm.loop_annotation<mustProgress = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "any pointer", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "", members = {<#tbaa_type_desc, 0>, <#tbaa_type_desc1, 8>}>
#tbaa_tag2 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc1, offset = 8>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("+-*%?\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("17 %c 5 = %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("no %c\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("%s %g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("%d %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("%ld %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("%d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal unnamed_addr constant @table() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<4 x struct<(i8, array<7 x i8>, ptr)>> {
    %0 = llvm.mlir.addressof @rem_ : !llvm.ptr
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.constant(dense<0> : tensor<7xi8>) : !llvm.array<7 x i8>
    %3 = llvm.mlir.constant(37 : i8) : i8
    %4 = llvm.mlir.undef : !llvm.struct<(i8, array<7 x i8>, ptr)>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<(i8, array<7 x i8>, ptr)> 
    %6 = llvm.insertvalue %2, %5[1] : !llvm.struct<(i8, array<7 x i8>, ptr)> 
    %7 = llvm.insertvalue %0, %6[2] : !llvm.struct<(i8, array<7 x i8>, ptr)> 
    %8 = llvm.mlir.addressof @mul : !llvm.ptr
    %9 = llvm.mlir.constant(42 : i8) : i8
    %10 = llvm.mlir.undef : !llvm.struct<(i8, array<7 x i8>, ptr)>
    %11 = llvm.insertvalue %9, %10[0] : !llvm.struct<(i8, array<7 x i8>, ptr)> 
    %12 = llvm.insertvalue %2, %11[1] : !llvm.struct<(i8, array<7 x i8>, ptr)> 
    %13 = llvm.insertvalue %8, %12[2] : !llvm.struct<(i8, array<7 x i8>, ptr)> 
    %14 = llvm.mlir.addressof @sub : !llvm.ptr
    %15 = llvm.mlir.constant(45 : i8) : i8
    %16 = llvm.mlir.undef : !llvm.struct<(i8, array<7 x i8>, ptr)>
    %17 = llvm.insertvalue %15, %16[0] : !llvm.struct<(i8, array<7 x i8>, ptr)> 
    %18 = llvm.insertvalue %2, %17[1] : !llvm.struct<(i8, array<7 x i8>, ptr)> 
    %19 = llvm.insertvalue %14, %18[2] : !llvm.struct<(i8, array<7 x i8>, ptr)> 
    %20 = llvm.mlir.addressof @add : !llvm.ptr
    %21 = llvm.mlir.constant(43 : i8) : i8
    %22 = llvm.mlir.undef : !llvm.struct<(i8, array<7 x i8>, ptr)>
    %23 = llvm.insertvalue %21, %22[0] : !llvm.struct<(i8, array<7 x i8>, ptr)> 
    %24 = llvm.insertvalue %2, %23[1] : !llvm.struct<(i8, array<7 x i8>, ptr)> 
    %25 = llvm.insertvalue %20, %24[2] : !llvm.struct<(i8, array<7 x i8>, ptr)> 
    %26 = llvm.mlir.undef : !llvm.array<4 x struct<(i8, array<7 x i8>, ptr)>>
    %27 = llvm.insertvalue %25, %26[0] : !llvm.array<4 x struct<(i8, array<7 x i8>, ptr)>> 
    %28 = llvm.insertvalue %19, %27[1] : !llvm.array<4 x struct<(i8, array<7 x i8>, ptr)>> 
    %29 = llvm.insertvalue %13, %28[2] : !llvm.array<4 x struct<(i8, array<7 x i8>, ptr)>> 
    %30 = llvm.insertvalue %7, %29[3] : !llvm.array<4 x struct<(i8, array<7 x i8>, ptr)>> 
    llvm.return %30 : !llvm.array<4 x struct<(i8, array<7 x i8>, ptr)>>
  }
  llvm.mlir.global private unnamed_addr constant @".str.8"("box\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.9"("disc\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @main() -> (i32 {llvm.noundef}) attributes {dso_local, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @".str" : !llvm.ptr
    %2 = llvm.mlir.addressof @table : !llvm.ptr
    %3 = llvm.mlir.constant(48 : i64) : i64
    %4 = llvm.getelementptr inbounds|nuw %2[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %5 = llvm.mlir.constant(32 : i64) : i64
    %6 = llvm.getelementptr inbounds|nuw %2[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %7 = llvm.mlir.constant(16 : i64) : i64
    %8 = llvm.getelementptr inbounds|nuw %2[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %9 = llvm.mlir.constant(8 : i64) : i64
    %10 = llvm.mlir.zero : !llvm.ptr
    %11 = llvm.mlir.constant(17 : i32) : i32
    %12 = llvm.mlir.constant(5 : i32) : i32
    %13 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %14 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %15 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %16 = llvm.mlir.constant(2.400000e+01 : f64) : f64
    %17 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %18 = llvm.mlir.constant(4.800000e+01 : f64) : f64
    %19 = llvm.mlir.constant(1.600000e+01 : f64) : f64
    %20 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %21 = llvm.mlir.constant(14 : i32) : i32
    %22 = llvm.mlir.constant(60 : i32) : i32
    %23 = llvm.mlir.constant(86 : i32) : i32
    %24 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %25 = llvm.mlir.constant(285 : i64) : i64
    %26 = llvm.mlir.constant(42 : i32) : i32
    %27 = llvm.mlir.addressof @sub : !llvm.ptr
    %28 = llvm.mlir.constant(2 : i32) : i32
    %29 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %30 = llvm.mlir.constant(23 : i32) : i32
    %31 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %32 = llvm.mlir.constant(1 : i64) : i64
    %33 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.br ^bb1(%1 : !llvm.ptr)
  ^bb1(%34: !llvm.ptr):  // 2 preds: ^bb0, ^bb8
    %35 = llvm.load %34 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    llvm.switch %35 : i8, ^bb7 [
      0: ^bb9,
      43: ^bb5(%2 : !llvm.ptr),
      45: ^bb2,
      42: ^bb3,
      37: ^bb4
    ]
  ^bb2:  // pred: ^bb1
    llvm.br ^bb5(%8 : !llvm.ptr)
  ^bb3:  // pred: ^bb1
    llvm.br ^bb5(%6 : !llvm.ptr)
  ^bb4:  // pred: ^bb1
    llvm.br ^bb5(%4 : !llvm.ptr)
  ^bb5(%36: !llvm.ptr):  // 4 preds: ^bb1, ^bb2, ^bb3, ^bb4
    %37 = llvm.getelementptr inbounds|nuw %36[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %38 = llvm.load %37 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> !llvm.ptr
    %39 = llvm.icmp "eq" %38, %10 : !llvm.ptr
    llvm.cond_br %39, ^bb7, ^bb6
  ^bb6:  // pred: ^bb5
    %40 = llvm.zext nneg %35 : i8 to i32
    %41 = llvm.call tail %38(%11, %12) {no_unwind} : !llvm.ptr, (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %42 = llvm.call tail @printf(%13, %40, %41) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb8
  ^bb7:  // 2 preds: ^bb1, ^bb5
    %43 = llvm.sext %35 : i8 to i32
    %44 = llvm.call tail @printf(%31, %43) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb6, ^bb7
    %45 = llvm.getelementptr inbounds|nuw %34[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb1(%45 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb9:  // pred: ^bb1
    %46 = llvm.call tail @printf(%14, %15, %16) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}) -> i32
    %47 = llvm.call tail @printf(%14, %17, %18) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}) -> i32
    %48 = llvm.call tail @printf(%14, %15, %19) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}) -> i32
    %49 = llvm.call tail @printf(%20, %21, %22, %23) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %50 = llvm.call tail @printf(%24, %25, %26) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.intr.lifetime.start %33 : !llvm.ptr
    llvm.store volatile %27, %33 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr, !llvm.ptr
    %51 = llvm.load volatile %33 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %52 = llvm.icmp "eq" %51, %27 : !llvm.ptr
    %53 = llvm.zext %52 : i1 to i32
    %54 = llvm.load volatile %33 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %55 = llvm.call tail %54(%0, %28) {no_unwind} : !llvm.ptr, (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %56 = llvm.call tail @printf(%29, %53, %55) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.intr.lifetime.end %33 : !llvm.ptr
    llvm.return %30 : i32
  }
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @add(%arg0: i32 {llvm.noundef}, %arg1: i32 {llvm.noundef}) -> i32 attributes {dso_local, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>, will_return} {
    %0 = llvm.add %arg1, %arg0 overflow<nsw> : i32
    llvm.return %0 : i32
  }
  llvm.func internal @mul(%arg0: i32 {llvm.noundef}, %arg1: i32 {llvm.noundef}) -> i32 attributes {dso_local, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>, will_return} {
    %0 = llvm.mul %arg1, %arg0 overflow<nsw> : i32
    llvm.return %0 : i32
  }
  llvm.func internal @sub(%arg0: i32 {llvm.noundef}, %arg1: i32 {llvm.noundef}) -> i32 attributes {dso_local, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>, will_return} {
    %0 = llvm.sub %arg0, %arg1 overflow<nsw> : i32
    llvm.return %0 : i32
  }
  llvm.func internal @rem_(%arg0: i32 {llvm.noundef}, %arg1: i32 {llvm.noundef}) -> (i32 {llvm.range = #llvm.constant_range<i32, -2147483647, -2147483648>}) attributes {dso_local, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>, will_return} {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.icmp "eq" %arg1, %0 : i32
    llvm.cond_br %1, ^bb2(%0 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    %2 = llvm.srem %arg0, %arg1 : i32
    llvm.br ^bb2(%2 : i32)
  ^bb2(%3: i32):  // 2 preds: ^bb0, ^bb1
    llvm.return %3 : i32
  }
}
