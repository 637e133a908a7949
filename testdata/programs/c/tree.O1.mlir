#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "any pointer", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_type_desc3 = #llvm.tbaa_type_desc<id = "tree", members = {<#tbaa_type_desc, 0>, <#tbaa_type_desc1, 16>, <#tbaa_type_desc1, 20>, <#tbaa_type_desc1, 24>}>
#tbaa_type_desc4 = #llvm.tbaa_type_desc<id = "p1 _ZTS4tree", members = {<#tbaa_type_desc2, 0>}>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc3, access_type = #tbaa_type_desc1, offset = 24>
#tbaa_tag2 = #llvm.tbaa_tag<base_type = #tbaa_type_desc3, access_type = #tbaa_type_desc1, offset = 20>
#tbaa_tag3 = #llvm.tbaa_tag<base_type = #tbaa_type_desc4, access_type = #tbaa_type_desc4, offset = 0>
#tbaa_tag4 = #llvm.tbaa_tag<base_type = #tbaa_type_desc3, access_type = #tbaa_type_desc1, offset = 16>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("%d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal unnamed_addr @live(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global private unnamed_addr constant @".str.1"("%d %d sorted=%d shallow=%d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal unnamed_addr @sorted(false) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i1
  llvm.mlir.global internal unnamed_addr @deepest(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global private unnamed_addr constant @".str.2"("%d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal unnamed_addr @seed(-1831433054 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global internal unnamed_addr @last(-1 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @main() -> (i32 {llvm.range = #llvm.constant_range<i32, -199, 200>}) attributes {dso_local, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.addressof @seed : !llvm.ptr
    %3 = llvm.mlir.constant(13 : i32) : i32
    %4 = llvm.mlir.constant(17 : i32) : i32
    %5 = llvm.mlir.constant(5 : i32) : i32
    %6 = llvm.mlir.constant(1000 : i32) : i32
    %7 = llvm.mlir.constant(1 : i32) : i32
    %8 = llvm.mlir.constant(400 : i32) : i32
    %9 = llvm.mlir.constant(24 : i64) : i64
    %10 = llvm.mlir.addressof @live : !llvm.ptr
    %11 = llvm.mlir.addressof @".str" : !llvm.ptr
    %12 = llvm.mlir.constant(3 : i32) : i32
    %13 = llvm.mlir.constant(997 : i32) : i32
    %14 = llvm.mlir.addressof @sorted : !llvm.ptr
    %15 = llvm.mlir.constant(true) : i1
    %16 = llvm.mlir.addressof @deepest : !llvm.ptr
    %17 = llvm.mlir.constant(30 : i32) : i32
    %18 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %19 = llvm.mlir.undef : i32
    %20 = llvm.mlir.constant(-1 : i32) : i32
    %21 = llvm.mlir.constant(8 : i64) : i64
    %22 = llvm.mlir.constant(20 : i64) : i64
    %23 = llvm.mlir.constant(false) : i1
    %24 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %25 = llvm.mlir.constant(40 : i32) : i32
    %26 = llvm.mlir.constant(10 : i32) : i32
    %27 = llvm.mlir.constant(200 : i32) : i32
    llvm.br ^bb4(%0, %1 : !llvm.ptr, i32)
  ^bb1:  // pred: ^bb4
    %28 = llvm.icmp "eq" %44, %0 : !llvm.ptr
    llvm.cond_br %28, ^bb3(%1 : i32), ^bb2
  ^bb2:  // pred: ^bb1
    %29 = llvm.getelementptr inbounds|nuw %44[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %30 = llvm.load %29 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    llvm.br ^bb3(%30 : i32)
  ^bb3(%31: i32):  // 2 preds: ^bb1, ^bb2
    %32 = llvm.load %10 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %33 = llvm.call tail @printf(%11, %31, %32) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb7(%44, %1 : !llvm.ptr, i32)
  ^bb4(%34: !llvm.ptr, %35: i32):  // 2 preds: ^bb0, ^bb4
    %36 = llvm.load %2 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %37 = llvm.shl %36, %3 : i32
    %38 = llvm.xor %37, %36 : i32
    %39 = llvm.lshr %38, %4 : i32
    %40 = llvm.xor %39, %38 : i32
    %41 = llvm.shl %40, %5 : i32
    %42 = llvm.xor %41, %40 : i32
    llvm.store %42, %2 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %43 = llvm.urem %42, %6 : i32
    %44 = llvm.call fastcc tail @insert(%34, %43) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    %45 = llvm.add %35, %7 overflow<nsw, nuw> : i32
    %46 = llvm.icmp "eq" %45, %8 : i32
    llvm.cond_br %46, ^bb1, ^bb4(%44, %45 : !llvm.ptr, i32) {loop_annotation = #loop_annotation}
  ^bb5:  // pred: ^bb7
    llvm.call fastcc tail @walk(%63, %7) {memory_effects = #llvm.memory_effects<other = readwrite, argMem = read, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %47 = llvm.icmp "eq" %63, %0 : !llvm.ptr
    llvm.cond_br %47, ^bb9, ^bb6
  ^bb6:  // pred: ^bb5
    %48 = llvm.getelementptr inbounds|nuw %63[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %49 = llvm.load %48 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %50 = llvm.load %10 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %51 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> i1
    %52 = llvm.xor %51, %15 : i1
    %53 = llvm.zext %52 : i1 to i32
    %54 = llvm.load %16 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %55 = llvm.icmp "slt" %54, %17 : i32
    %56 = llvm.zext %55 : i1 to i32
    %57 = llvm.call tail @printf(%18, %49, %50, %53, %56) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %58 = llvm.getelementptr inbounds|nuw %63[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %59 = llvm.load %58 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %60 = llvm.icmp "sgt" %59, %1 : i32
    llvm.cond_br %60, ^bb8(%1 : i32), ^bb10
  ^bb7(%61: !llvm.ptr, %62: i32):  // 2 preds: ^bb3, ^bb7
    %63 = llvm.call fastcc tail @erase(%61, %62) {memory_effects = #llvm.memory_effects<other = readwrite, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    %64 = llvm.add %62, %12 overflow<nsw, nuw> : i32
    %65 = llvm.icmp "ult" %62, %13 : i32
    llvm.cond_br %65, ^bb7(%63, %64 : !llvm.ptr, i32), ^bb5 {loop_annotation = #loop_annotation}
  ^bb8(%66: i32):  // 2 preds: ^bb6, ^bb19
    llvm.br ^bb11(%63, %66, %19 : !llvm.ptr, i32, i32)
  ^bb9:  // pred: ^bb5
    %67 = llvm.load %10 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %68 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> i1
    %69 = llvm.xor %68, %15 : i1
    %70 = llvm.zext %69 : i1 to i32
    %71 = llvm.load %16 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %72 = llvm.icmp "slt" %71, %17 : i32
    %73 = llvm.zext %72 : i1 to i32
    %74 = llvm.call tail @printf(%18, %1, %67, %70, %73) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb10
  ^bb10:  // 3 preds: ^bb6, ^bb9, ^bb19
    %75 = llvm.call tail @putchar(%26) : (i32) -> i32
    %76 = llvm.getelementptr inbounds|nuw %63[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %77 = llvm.load %76 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    llvm.call fastcc tail @drop(%63) {memory_effects = #llvm.memory_effects<other = readwrite, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.noundef}) -> ()
    %78 = llvm.load %10 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %79 = llvm.call tail @printf(%11, %78, %7) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %80 = llvm.srem %77, %27 : i32
    llvm.return %80 : i32
  ^bb11(%81: !llvm.ptr, %82: i32, %83: i32):  // 2 preds: ^bb8, ^bb18
    %84 = llvm.load %81 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %85 = llvm.icmp "eq" %84, %0 : !llvm.ptr
    llvm.cond_br %85, ^bb13(%1 : i32), ^bb12
  ^bb12:  // pred: ^bb11
    %86 = llvm.getelementptr inbounds|nuw %84[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %87 = llvm.load %86 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    llvm.br ^bb13(%87 : i32)
  ^bb13(%88: i32):  // 2 preds: ^bb11, ^bb12
    %89 = llvm.icmp "slt" %82, %88 : i32
    llvm.cond_br %89, ^bb17(%81, %82 : !llvm.ptr, i32), ^bb14
  ^bb14:  // pred: ^bb13
    %90 = llvm.icmp "eq" %82, %88 : i32
    llvm.cond_br %90, ^bb15, ^bb16
  ^bb15:  // pred: ^bb14
    %91 = llvm.getelementptr inbounds|nuw %81[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %92 = llvm.load %91 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    llvm.br ^bb18(%81, %82, %92, %23 : !llvm.ptr, i32, i32, i1)
  ^bb16:  // pred: ^bb14
    %93 = llvm.xor %88, %20 : i32
    %94 = llvm.add %82, %93 : i32
    %95 = llvm.getelementptr inbounds|nuw %81[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb17(%95, %94 : !llvm.ptr, i32)
  ^bb17(%96: !llvm.ptr, %97: i32):  // 2 preds: ^bb13, ^bb16
    %98 = llvm.load %96 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb18(%98, %97, %83, %15 : !llvm.ptr, i32, i32, i1)
  ^bb18(%99: !llvm.ptr, %100: i32, %101: i32, %102: i1):  // 2 preds: ^bb15, ^bb17
    llvm.cond_br %102, ^bb11(%99, %100, %101 : !llvm.ptr, i32, i32), ^bb19
  ^bb19:  // pred: ^bb18
    %103 = llvm.call tail @printf(%24, %101) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %104 = llvm.add %66, %25 overflow<nsw, nuw> : i32
    %105 = llvm.load %58 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %106 = llvm.icmp "slt" %104, %105 : i32
    llvm.cond_br %106, ^bb8(%104 : i32), ^bb10
  }
  llvm.func internal unnamed_addr fastcc @insert(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 1000>}) -> !llvm.ptr attributes {dso_local, no_unwind, passthrough = ["nofree", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.constant(20 : i64) : i64
    %2 = llvm.mlir.constant(16 : i64) : i64
    %3 = llvm.mlir.constant(1 : i32) : i32
    %4 = llvm.mlir.constant(24 : i64) : i64
    %5 = llvm.mlir.constant(8 : i64) : i64
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.constant(true) : i1
    %8 = llvm.mlir.constant(1 : i64) : i64
    %9 = llvm.mlir.constant(32 : i64) : i64
    %10 = llvm.mlir.addressof @live : !llvm.ptr
    %11 = llvm.mlir.addressof @seed : !llvm.ptr
    %12 = llvm.mlir.constant(13 : i32) : i32
    %13 = llvm.mlir.constant(17 : i32) : i32
    %14 = llvm.mlir.constant(5 : i32) : i32
    %15 = llvm.icmp "eq" %arg0, %0 : !llvm.ptr
    llvm.cond_br %15, ^bb1, ^bb8
  ^bb1:  // pred: ^bb0
    %16 = llvm.call tail @calloc(%8, %9) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (i64 {llvm.noundef}, i64 {llvm.noundef}) -> (!llvm.ptr {llvm.dereferenceable_or_null = 32 : i64, llvm.noalias})
    %17 = llvm.icmp "eq" %16, %0 : !llvm.ptr
    llvm.cond_br %17, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    llvm.call tail @abort() {no_unwind} : () -> ()
    llvm.unreachable
  ^bb3:  // pred: ^bb1
    %18 = llvm.load %10 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %19 = llvm.add %18, %3 overflow<nsw> : i32
    llvm.store %19, %10 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %20 = llvm.getelementptr inbounds|nuw %16[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %arg1, %20 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
    %21 = llvm.load %11 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %22 = llvm.shl %21, %12 : i32
    %23 = llvm.xor %22, %21 : i32
    %24 = llvm.lshr %23, %13 : i32
    %25 = llvm.xor %24, %23 : i32
    %26 = llvm.shl %25, %14 : i32
    %27 = llvm.xor %26, %25 : i32
    llvm.store %27, %11 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %28 = llvm.getelementptr inbounds|nuw %16[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %27, %28 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    %29 = llvm.load %16 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.icmp "eq" %29, %0 : !llvm.ptr
    llvm.cond_br %30, ^bb5(%3 : i32), ^bb4
  ^bb4:  // pred: ^bb3
    %31 = llvm.getelementptr inbounds|nuw %29[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %32 = llvm.load %31 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %33 = llvm.add %32, %3 overflow<nsw> : i32
    llvm.br ^bb5(%33 : i32)
  ^bb5(%34: i32):  // 2 preds: ^bb3, ^bb4
    %35 = llvm.getelementptr inbounds|nuw %16[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %36 = llvm.load %35 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %37 = llvm.icmp "eq" %36, %0 : !llvm.ptr
    llvm.cond_br %37, ^bb7(%6 : i32), ^bb6
  ^bb6:  // pred: ^bb5
    %38 = llvm.getelementptr inbounds|nuw %36[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %39 = llvm.load %38 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    llvm.br ^bb7(%39 : i32)
  ^bb7(%40: i32):  // 2 preds: ^bb5, ^bb6
    %41 = llvm.add %40, %34 overflow<nsw> : i32
    llvm.br ^bb24(%16, %41 : !llvm.ptr, i32)
  ^bb8:  // pred: ^bb0
    %42 = llvm.getelementptr inbounds|nuw %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %43 = llvm.load %42 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %44 = llvm.icmp "eq" %arg1, %43 : i32
    llvm.cond_br %44, ^bb25(%arg0 : !llvm.ptr), ^bb9
  ^bb9:  // pred: ^bb8
    %45 = llvm.icmp "sgt" %arg1, %43 : i32
    %46 = llvm.zext %45 : i1 to i64
    %47 = llvm.getelementptr inbounds|nuw %arg0[%46] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %48 = llvm.load %47 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %49 = llvm.call fastcc tail @insert(%48, %arg1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    llvm.store %49, %47 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    %50 = llvm.getelementptr inbounds|nuw %49[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %51 = llvm.load %50 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %52 = llvm.getelementptr inbounds|nuw %arg0[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %53 = llvm.load %52 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %54 = llvm.icmp "ugt" %51, %53 : i32
    llvm.cond_br %54, ^bb10, ^bb19
  ^bb10:  // pred: ^bb9
    %55 = llvm.zext %45 : i1 to i64
    %56 = llvm.getelementptr inbounds|nuw %arg0[%55] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %57 = llvm.load %56 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %58 = llvm.xor %45, %7 : i1
    %59 = llvm.zext %58 : i1 to i64
    %60 = llvm.getelementptr inbounds|nuw %57[%59] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %61 = llvm.load %60 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    llvm.store %61, %56 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    %62 = llvm.load %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %63 = llvm.icmp "eq" %62, %0 : !llvm.ptr
    llvm.cond_br %63, ^bb12(%3 : i32), ^bb11
  ^bb11:  // pred: ^bb10
    %64 = llvm.getelementptr inbounds|nuw %62[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %65 = llvm.load %64 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %66 = llvm.add %65, %3 overflow<nsw> : i32
    llvm.br ^bb12(%66 : i32)
  ^bb12(%67: i32):  // 2 preds: ^bb10, ^bb11
    %68 = llvm.getelementptr inbounds|nuw %arg0[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %69 = llvm.load %68 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %70 = llvm.icmp "eq" %69, %0 : !llvm.ptr
    llvm.cond_br %70, ^bb14(%6 : i32), ^bb13
  ^bb13:  // pred: ^bb12
    %71 = llvm.getelementptr inbounds|nuw %69[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %72 = llvm.load %71 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    llvm.br ^bb14(%72 : i32)
  ^bb14(%73: i32):  // 2 preds: ^bb12, ^bb13
    %74 = llvm.add %73, %67 overflow<nsw> : i32
    %75 = llvm.getelementptr inbounds|nuw %arg0[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %74, %75 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.store %arg0, %60 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    %76 = llvm.load %57 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %77 = llvm.icmp "eq" %76, %0 : !llvm.ptr
    llvm.cond_br %77, ^bb16(%3 : i32), ^bb15
  ^bb15:  // pred: ^bb14
    %78 = llvm.getelementptr inbounds|nuw %76[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %79 = llvm.load %78 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %80 = llvm.add %79, %3 overflow<nsw> : i32
    llvm.br ^bb16(%80 : i32)
  ^bb16(%81: i32):  // 2 preds: ^bb14, ^bb15
    %82 = llvm.getelementptr inbounds|nuw %57[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %83 = llvm.load %82 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %84 = llvm.icmp "eq" %83, %0 : !llvm.ptr
    llvm.cond_br %84, ^bb18(%6 : i32), ^bb17
  ^bb17:  // pred: ^bb16
    %85 = llvm.getelementptr inbounds|nuw %83[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %86 = llvm.load %85 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    llvm.br ^bb18(%86 : i32)
  ^bb18(%87: i32):  // 2 preds: ^bb16, ^bb17
    %88 = llvm.add %87, %81 overflow<nsw> : i32
    llvm.br ^bb24(%57, %88 : !llvm.ptr, i32)
  ^bb19:  // pred: ^bb9
    %89 = llvm.load %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %90 = llvm.icmp "eq" %89, %0 : !llvm.ptr
    llvm.cond_br %90, ^bb21(%3 : i32), ^bb20
  ^bb20:  // pred: ^bb19
    %91 = llvm.getelementptr inbounds|nuw %89[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %92 = llvm.load %91 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %93 = llvm.add %92, %3 overflow<nsw> : i32
    llvm.br ^bb21(%93 : i32)
  ^bb21(%94: i32):  // 2 preds: ^bb19, ^bb20
    %95 = llvm.getelementptr inbounds|nuw %arg0[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %96 = llvm.load %95 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %97 = llvm.icmp "eq" %96, %0 : !llvm.ptr
    llvm.cond_br %97, ^bb23(%6 : i32), ^bb22
  ^bb22:  // pred: ^bb21
    %98 = llvm.getelementptr inbounds|nuw %96[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %99 = llvm.load %98 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    llvm.br ^bb23(%99 : i32)
  ^bb23(%100: i32):  // 2 preds: ^bb21, ^bb22
    %101 = llvm.add %100, %94 overflow<nsw> : i32
    llvm.br ^bb24(%arg0, %101 : !llvm.ptr, i32)
  ^bb24(%102: !llvm.ptr, %103: i32):  // 3 preds: ^bb7, ^bb18, ^bb23
    %104 = llvm.getelementptr inbounds|nuw %102[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %103, %104 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.br ^bb25(%102 : !llvm.ptr)
  ^bb25(%105: !llvm.ptr):  // 2 preds: ^bb8, ^bb24
    llvm.return %105 : !llvm.ptr
  }
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal unnamed_addr fastcc @erase(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, -2147483648, 1000>}) -> !llvm.ptr attributes {dso_local, memory_effects = #llvm.memory_effects<other = readwrite, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.constant(20 : i64) : i64
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = llvm.mlir.constant(24 : i64) : i64
    %4 = llvm.mlir.constant(8 : i64) : i64
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.mlir.constant(16 : i64) : i64
    %7 = llvm.mlir.constant(true) : i1
    %8 = llvm.mlir.addressof @live : !llvm.ptr
    %9 = llvm.mlir.constant(-1 : i32) : i32
    %10 = llvm.icmp "eq" %arg0, %0 : !llvm.ptr
    llvm.cond_br %10, ^bb23(%0 : !llvm.ptr), ^bb1
  ^bb1:  // pred: ^bb0
    %11 = llvm.getelementptr inbounds|nuw %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %12 = llvm.load %11 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %13 = llvm.icmp "eq" %arg1, %12 : i32
    llvm.cond_br %13, ^bb7, ^bb2
  ^bb2:  // pred: ^bb1
    %14 = llvm.icmp "sgt" %arg1, %12 : i32
    %15 = llvm.zext %14 : i1 to i64
    %16 = llvm.getelementptr inbounds|nuw %arg0[%15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %17 = llvm.load %16 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.call fastcc tail @erase(%17, %arg1) {memory_effects = #llvm.memory_effects<other = readwrite, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    llvm.store %18, %16 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    %19 = llvm.load %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.icmp "eq" %19, %0 : !llvm.ptr
    llvm.cond_br %20, ^bb4(%2 : i32), ^bb3
  ^bb3:  // pred: ^bb2
    %21 = llvm.getelementptr inbounds|nuw %19[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %22 = llvm.load %21 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %23 = llvm.add %22, %2 overflow<nsw> : i32
    llvm.br ^bb4(%23 : i32)
  ^bb4(%24: i32):  // 2 preds: ^bb2, ^bb3
    %25 = llvm.getelementptr inbounds|nuw %arg0[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %26 = llvm.load %25 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.icmp "eq" %26, %0 : !llvm.ptr
    llvm.cond_br %27, ^bb6(%5 : i32), ^bb5
  ^bb5:  // pred: ^bb4
    %28 = llvm.getelementptr inbounds|nuw %26[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %29 = llvm.load %28 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    llvm.br ^bb6(%29 : i32)
  ^bb6(%30: i32):  // 2 preds: ^bb4, ^bb5
    %31 = llvm.add %30, %24 overflow<nsw> : i32
    %32 = llvm.getelementptr inbounds|nuw %arg0[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %31, %32 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.br ^bb23(%arg0 : !llvm.ptr)
  ^bb7:  // pred: ^bb1
    %33 = llvm.load %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %34 = llvm.icmp "eq" %33, %0 : !llvm.ptr
    %35 = llvm.getelementptr inbounds|nuw %arg0[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %36 = llvm.load %35 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    llvm.cond_br %34, ^bb9(%36 : !llvm.ptr), ^bb8
  ^bb8:  // pred: ^bb7
    %37 = llvm.icmp "eq" %36, %0 : !llvm.ptr
    llvm.cond_br %37, ^bb9(%33 : !llvm.ptr), ^bb10
  ^bb9(%38: !llvm.ptr):  // 2 preds: ^bb7, ^bb8
    llvm.call tail @free(%arg0) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    %39 = llvm.load %8 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %40 = llvm.add %39, %9 overflow<nsw> : i32
    llvm.store %40, %8 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    llvm.br ^bb23(%38 : !llvm.ptr)
  ^bb10:  // pred: ^bb8
    %41 = llvm.getelementptr inbounds|nuw %36[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %42 = llvm.load %41 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %43 = llvm.getelementptr inbounds|nuw %33[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %44 = llvm.load %43 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %45 = llvm.icmp "ugt" %42, %44 : i32
    %46 = llvm.zext %45 : i1 to i64
    %47 = llvm.getelementptr inbounds|nuw %arg0[%46] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %48 = llvm.load %47 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %49 = llvm.xor %45, %7 : i1
    %50 = llvm.zext %49 : i1 to i64
    %51 = llvm.getelementptr inbounds|nuw %48[%50] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %52 = llvm.load %51 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    llvm.store %52, %47 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    %53 = llvm.load %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %54 = llvm.icmp "eq" %53, %0 : !llvm.ptr
    llvm.cond_br %54, ^bb12(%2 : i32), ^bb11
  ^bb11:  // pred: ^bb10
    %55 = llvm.getelementptr inbounds|nuw %53[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %56 = llvm.load %55 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %57 = llvm.add %56, %2 overflow<nsw> : i32
    llvm.br ^bb12(%57 : i32)
  ^bb12(%58: i32):  // 2 preds: ^bb10, ^bb11
    %59 = llvm.load %35 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %60 = llvm.icmp "eq" %59, %0 : !llvm.ptr
    llvm.cond_br %60, ^bb14(%5 : i32), ^bb13
  ^bb13:  // pred: ^bb12
    %61 = llvm.getelementptr inbounds|nuw %59[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %62 = llvm.load %61 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    llvm.br ^bb14(%62 : i32)
  ^bb14(%63: i32):  // 2 preds: ^bb12, ^bb13
    %64 = llvm.add %63, %58 overflow<nsw> : i32
    %65 = llvm.getelementptr inbounds|nuw %arg0[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %64, %65 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.store %arg0, %51 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    %66 = llvm.load %48 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %67 = llvm.icmp "eq" %66, %0 : !llvm.ptr
    llvm.cond_br %67, ^bb16(%2 : i32), ^bb15
  ^bb15:  // pred: ^bb14
    %68 = llvm.getelementptr inbounds|nuw %66[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %69 = llvm.load %68 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %70 = llvm.add %69, %2 overflow<nsw> : i32
    llvm.br ^bb16(%70 : i32)
  ^bb16(%71: i32):  // 2 preds: ^bb14, ^bb15
    %72 = llvm.getelementptr inbounds|nuw %48[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %73 = llvm.load %72 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %74 = llvm.icmp "eq" %73, %0 : !llvm.ptr
    llvm.cond_br %74, ^bb18(%5 : i32), ^bb17
  ^bb17:  // pred: ^bb16
    %75 = llvm.getelementptr inbounds|nuw %73[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %76 = llvm.load %75 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    llvm.br ^bb18(%76 : i32)
  ^bb18(%77: i32):  // 2 preds: ^bb16, ^bb17
    %78 = llvm.add %77, %71 overflow<nsw> : i32
    %79 = llvm.getelementptr inbounds|nuw %48[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %78, %79 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %80 = llvm.xor %45, %7 : i1
    %81 = llvm.zext %80 : i1 to i64
    %82 = llvm.getelementptr inbounds|nuw %48[%81] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %83 = llvm.load %82 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %84 = llvm.call fastcc tail @erase(%83, %arg1) {memory_effects = #llvm.memory_effects<other = readwrite, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    llvm.store %84, %82 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    %85 = llvm.load %48 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %86 = llvm.icmp "eq" %85, %0 : !llvm.ptr
    llvm.cond_br %86, ^bb20(%2 : i32), ^bb19
  ^bb19:  // pred: ^bb18
    %87 = llvm.getelementptr inbounds|nuw %85[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %88 = llvm.load %87 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %89 = llvm.add %88, %2 overflow<nsw> : i32
    llvm.br ^bb20(%89 : i32)
  ^bb20(%90: i32):  // 2 preds: ^bb18, ^bb19
    %91 = llvm.load %72 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %92 = llvm.icmp "eq" %91, %0 : !llvm.ptr
    llvm.cond_br %92, ^bb22(%5 : i32), ^bb21
  ^bb21:  // pred: ^bb20
    %93 = llvm.getelementptr inbounds|nuw %91[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %94 = llvm.load %93 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    llvm.br ^bb22(%94 : i32)
  ^bb22(%95: i32):  // 2 preds: ^bb20, ^bb21
    %96 = llvm.add %95, %90 overflow<nsw> : i32
    llvm.store %96, %79 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.br ^bb23(%48 : !llvm.ptr)
  ^bb23(%97: !llvm.ptr):  // 4 preds: ^bb0, ^bb6, ^bb9, ^bb22
    llvm.return %97 : !llvm.ptr
  }
  llvm.func internal unnamed_addr fastcc @walk(%arg0: !llvm.ptr {llvm.noundef, llvm.readonly}, %arg1: i32 {llvm.noundef}) attributes {dso_local, memory_effects = #llvm.memory_effects<other = readwrite, argMem = read, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nofree", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.addressof @deepest : !llvm.ptr
    %3 = llvm.mlir.constant(20 : i64) : i64
    %4 = llvm.mlir.addressof @last : !llvm.ptr
    %5 = llvm.mlir.constant(true) : i1
    %6 = llvm.mlir.addressof @sorted : !llvm.ptr
    %7 = llvm.mlir.constant(8 : i64) : i64
    llvm.br ^bb1(%arg0, %arg1 : !llvm.ptr, i32)
  ^bb1(%8: !llvm.ptr, %9: i32):  // 2 preds: ^bb0, ^bb6
    %10 = llvm.icmp "eq" %8, %0 : !llvm.ptr
    llvm.cond_br %10, ^bb7, ^bb2
  ^bb2:  // pred: ^bb1
    %11 = llvm.load %8 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.add %9, %1 overflow<nsw> : i32
    llvm.call fastcc tail @walk(%11, %12) {memory_effects = #llvm.memory_effects<other = readwrite, argMem = read, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %13 = llvm.load %2 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %14 = llvm.icmp "sgt" %9, %13 : i32
    llvm.cond_br %14, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    llvm.store %9, %2 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %15 = llvm.getelementptr inbounds|nuw %8[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %16 = llvm.load %15 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %17 = llvm.load %4 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %18 = llvm.icmp "sgt" %16, %17 : i32
    llvm.cond_br %18, ^bb6, ^bb5
  ^bb5:  // pred: ^bb4
    llvm.store %5, %6 {alignment = 4 : i64} : i1, !llvm.ptr
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    llvm.store %16, %4 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %19 = llvm.getelementptr inbounds|nuw %8[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %20 = llvm.load %19 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb1(%20, %12 : !llvm.ptr, i32)
  ^bb7:  // pred: ^bb1
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @drop(%arg0: !llvm.ptr {llvm.noundef}) attributes {dso_local, memory_effects = #llvm.memory_effects<other = readwrite, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.addressof @live : !llvm.ptr
    %3 = llvm.mlir.constant(-1 : i32) : i32
    %4 = llvm.icmp "eq" %arg0, %0 : !llvm.ptr
    llvm.cond_br %4, ^bb1, ^bb2
  ^bb1:  // 2 preds: ^bb0, ^bb2
    llvm.return
  ^bb2:  // pred: ^bb0
    %5 = llvm.load %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    llvm.call fastcc tail @drop(%5) {memory_effects = #llvm.memory_effects<other = readwrite, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.noundef}) -> ()
    %6 = llvm.getelementptr inbounds|nuw %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %7 = llvm.load %6 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    llvm.call fastcc tail @drop(%7) {memory_effects = #llvm.memory_effects<other = readwrite, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.noundef}) -> ()
    llvm.call tail @free(%arg0) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    %8 = llvm.load %2 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %9 = llvm.add %8, %3 overflow<nsw> : i32
    llvm.store %9, %2 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    llvm.br ^bb1
  }
  llvm.func local_unnamed_addr @calloc(i64 {llvm.noundef}, i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias, llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", ["allockind", "17"], ["allocsize", "1"], ["alloc-family", "malloc"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @abort() attributes {no_unwind, passthrough = ["cold", "nofree", "noreturn", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @free(!llvm.ptr {llvm.allocptr, llvm.nocapture, llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", ["allockind", "4"], ["alloc-family", "malloc"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @putchar(i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree"]}
}
