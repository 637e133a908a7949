#loop_annotation = #llvm.loop_annotation<mustProgress = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
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
    %19 = llvm.mlir.constant(-1 : i32) : i32
    %20 = llvm.mlir.constant(8 : i64) : i64
    %21 = llvm.mlir.constant(20 : i64) : i64
    %22 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %23 = llvm.mlir.constant(40 : i32) : i32
    %24 = llvm.mlir.constant(10 : i32) : i32
    %25 = llvm.mlir.constant(200 : i32) : i32
    llvm.br ^bb2(%0, %1 : !llvm.ptr, i32)
  ^bb1:  // pred: ^bb2
    %26 = llvm.getelementptr inbounds|nuw %40[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %27 = llvm.load %26 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %28 = llvm.load %10 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %29 = llvm.call tail @printf(%11, %27, %28) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb5(%40, %1 : !llvm.ptr, i32)
  ^bb2(%30: !llvm.ptr, %31: i32):  // 2 preds: ^bb0, ^bb2
    %32 = llvm.load %2 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %33 = llvm.shl %32, %3 : i32
    %34 = llvm.xor %33, %32 : i32
    %35 = llvm.lshr %34, %4 : i32
    %36 = llvm.xor %35, %34 : i32
    %37 = llvm.shl %36, %5 : i32
    %38 = llvm.xor %37, %36 : i32
    llvm.store %38, %2 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %39 = llvm.urem %38, %6 : i32
    %40 = llvm.call fastcc tail @insert(%30, %39) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    %41 = llvm.add %31, %7 overflow<nsw, nuw> : i32
    %42 = llvm.icmp "eq" %41, %8 : i32
    llvm.cond_br %42, ^bb1, ^bb2(%40, %41 : !llvm.ptr, i32) {loop_annotation = #loop_annotation}
  ^bb3:  // pred: ^bb5
    llvm.call fastcc tail @walk(%58, %7) {memory_effects = #llvm.memory_effects<other = readwrite, argMem = read, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %43 = llvm.icmp "eq" %58, %0 : !llvm.ptr
    llvm.cond_br %43, ^bb8, ^bb4
  ^bb4:  // pred: ^bb3
    %44 = llvm.getelementptr inbounds|nuw %58[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %45 = llvm.load %44 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %46 = llvm.load %10 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %47 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> i1
    %48 = llvm.xor %47, %15 : i1
    %49 = llvm.zext %48 : i1 to i32
    %50 = llvm.load %16 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %51 = llvm.icmp "slt" %50, %17 : i32
    %52 = llvm.zext %51 : i1 to i32
    %53 = llvm.call tail @printf(%18, %45, %46, %49, %52) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %54 = llvm.load %44 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %55 = llvm.icmp "sgt" %54, %1 : i32
    llvm.cond_br %55, ^bb6(%1 : i32), ^bb9
  ^bb5(%56: !llvm.ptr, %57: i32):  // 2 preds: ^bb1, ^bb5
    %58 = llvm.call fastcc tail @erase(%56, %57) {memory_effects = #llvm.memory_effects<other = readwrite, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    %59 = llvm.add %57, %12 overflow<nsw, nuw> : i32
    %60 = llvm.icmp "ult" %57, %13 : i32
    llvm.cond_br %60, ^bb5(%58, %59 : !llvm.ptr, i32), ^bb3 {loop_annotation = #loop_annotation}
  ^bb6(%61: i32):  // 2 preds: ^bb4, ^bb15
    llvm.br ^bb7(%58, %61 : !llvm.ptr, i32)
  ^bb7(%62: !llvm.ptr, %63: i32):  // 2 preds: ^bb6, ^bb14
    llvm.br ^bb10(%62 : !llvm.ptr)
  ^bb8:  // pred: ^bb3
    %64 = llvm.load %10 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %65 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> i1
    %66 = llvm.xor %65, %15 : i1
    %67 = llvm.zext %66 : i1 to i32
    %68 = llvm.load %16 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %69 = llvm.icmp "slt" %68, %17 : i32
    %70 = llvm.zext %69 : i1 to i32
    %71 = llvm.call tail @printf(%18, %1, %64, %67, %70) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb9
  ^bb9:  // 3 preds: ^bb4, ^bb8, ^bb15
    %72 = llvm.call tail @putchar(%24) : (i32) -> i32
    %73 = llvm.getelementptr inbounds|nuw %58[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %74 = llvm.load %73 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    llvm.call fastcc tail @drop(%58) {memory_effects = #llvm.memory_effects<other = readwrite, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.noundef}) -> ()
    %75 = llvm.load %10 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %76 = llvm.call tail @printf(%11, %75, %7) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %77 = llvm.srem %74, %25 : i32
    llvm.return %77 : i32
  ^bb10(%78: !llvm.ptr):  // 2 preds: ^bb7, ^bb12
    %79 = llvm.load %78 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %80 = llvm.icmp "eq" %79, %0 : !llvm.ptr
    llvm.cond_br %80, ^bb12(%1 : i32), ^bb11
  ^bb11:  // pred: ^bb10
    %81 = llvm.getelementptr inbounds|nuw %79[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %82 = llvm.load %81 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    llvm.br ^bb12(%82 : i32)
  ^bb12(%83: i32):  // 2 preds: ^bb10, ^bb11
    %84 = llvm.icmp "slt" %63, %83 : i32
    llvm.cond_br %84, ^bb10(%79 : !llvm.ptr), ^bb13
  ^bb13:  // pred: ^bb12
    %85 = llvm.icmp "eq" %63, %83 : i32
    llvm.cond_br %85, ^bb15, ^bb14
  ^bb14:  // pred: ^bb13
    %86 = llvm.xor %83, %19 : i32
    %87 = llvm.add %63, %86 : i32
    %88 = llvm.getelementptr inbounds|nuw %78[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %89 = llvm.load %88 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb7(%89, %87 : !llvm.ptr, i32)
  ^bb15:  // pred: ^bb13
    %90 = llvm.getelementptr inbounds|nuw %78[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %91 = llvm.load %90 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %92 = llvm.call tail @printf(%22, %91) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %93 = llvm.add %61, %23 overflow<nsw, nuw> : i32
    %94 = llvm.load %44 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %95 = llvm.icmp "slt" %93, %94 : i32
    llvm.cond_br %95, ^bb6(%93 : i32), ^bb9
  }
  llvm.func internal unnamed_addr fastcc @insert(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 1000>}) -> (!llvm.ptr {llvm.nonnull}) attributes {dso_local, no_unwind, passthrough = ["nofree", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
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
    llvm.cond_br %15, ^bb1, ^bb4
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
    llvm.br ^bb20(%16, %3 : !llvm.ptr, i32)
  ^bb4:  // pred: ^bb0
    %29 = llvm.getelementptr inbounds|nuw %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %30 = llvm.load %29 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %31 = llvm.icmp "eq" %arg1, %30 : i32
    llvm.cond_br %31, ^bb21(%arg0 : !llvm.ptr), ^bb5
  ^bb5:  // pred: ^bb4
    %32 = llvm.icmp "sgt" %arg1, %30 : i32
    %33 = llvm.zext %32 : i1 to i64
    %34 = llvm.getelementptr inbounds|nuw %arg0[%33] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %35 = llvm.load %34 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %36 = llvm.call fastcc tail @insert(%35, %arg1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    llvm.store %36, %34 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    %37 = llvm.getelementptr inbounds|nuw %36[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %38 = llvm.load %37 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %39 = llvm.getelementptr inbounds|nuw %arg0[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %40 = llvm.load %39 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %41 = llvm.icmp "ugt" %38, %40 : i32
    llvm.cond_br %41, ^bb6, ^bb15
  ^bb6:  // pred: ^bb5
    %42 = llvm.xor %32, %7 : i1
    %43 = llvm.zext %42 : i1 to i64
    %44 = llvm.getelementptr inbounds|nuw %36[%43] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %45 = llvm.load %44 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    llvm.store %45, %34 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    %46 = llvm.load %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %47 = llvm.icmp "eq" %46, %0 : !llvm.ptr
    llvm.cond_br %47, ^bb8(%3 : i32), ^bb7
  ^bb7:  // pred: ^bb6
    %48 = llvm.getelementptr inbounds|nuw %46[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %49 = llvm.load %48 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %50 = llvm.add %49, %3 overflow<nsw> : i32
    llvm.br ^bb8(%50 : i32)
  ^bb8(%51: i32):  // 2 preds: ^bb6, ^bb7
    %52 = llvm.getelementptr inbounds|nuw %arg0[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %53 = llvm.load %52 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %54 = llvm.icmp "eq" %53, %0 : !llvm.ptr
    llvm.cond_br %54, ^bb10(%6 : i32), ^bb9
  ^bb9:  // pred: ^bb8
    %55 = llvm.getelementptr inbounds|nuw %53[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %56 = llvm.load %55 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    llvm.br ^bb10(%56 : i32)
  ^bb10(%57: i32):  // 2 preds: ^bb8, ^bb9
    %58 = llvm.add %57, %51 overflow<nsw> : i32
    %59 = llvm.getelementptr inbounds|nuw %arg0[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %58, %59 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.store %arg0, %44 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    %60 = llvm.load %36 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %61 = llvm.icmp "eq" %60, %0 : !llvm.ptr
    llvm.cond_br %61, ^bb12(%3 : i32), ^bb11
  ^bb11:  // pred: ^bb10
    %62 = llvm.getelementptr inbounds|nuw %60[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %63 = llvm.load %62 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %64 = llvm.add %63, %3 overflow<nsw> : i32
    llvm.br ^bb12(%64 : i32)
  ^bb12(%65: i32):  // 2 preds: ^bb10, ^bb11
    %66 = llvm.getelementptr inbounds|nuw %36[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %67 = llvm.load %66 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %68 = llvm.icmp "eq" %67, %0 : !llvm.ptr
    llvm.cond_br %68, ^bb14(%6 : i32), ^bb13
  ^bb13:  // pred: ^bb12
    %69 = llvm.getelementptr inbounds|nuw %67[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %70 = llvm.load %69 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    llvm.br ^bb14(%70 : i32)
  ^bb14(%71: i32):  // 2 preds: ^bb12, ^bb13
    %72 = llvm.add %71, %65 overflow<nsw> : i32
    llvm.br ^bb20(%36, %72 : !llvm.ptr, i32)
  ^bb15:  // pred: ^bb5
    %73 = llvm.load %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %74 = llvm.icmp "eq" %73, %0 : !llvm.ptr
    llvm.cond_br %74, ^bb17(%3 : i32), ^bb16
  ^bb16:  // pred: ^bb15
    %75 = llvm.getelementptr inbounds|nuw %73[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %76 = llvm.load %75 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %77 = llvm.add %76, %3 overflow<nsw> : i32
    llvm.br ^bb17(%77 : i32)
  ^bb17(%78: i32):  // 2 preds: ^bb15, ^bb16
    %79 = llvm.getelementptr inbounds|nuw %arg0[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %80 = llvm.load %79 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %81 = llvm.icmp "eq" %80, %0 : !llvm.ptr
    llvm.cond_br %81, ^bb19(%6 : i32), ^bb18
  ^bb18:  // pred: ^bb17
    %82 = llvm.getelementptr inbounds|nuw %80[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %83 = llvm.load %82 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    llvm.br ^bb19(%83 : i32)
  ^bb19(%84: i32):  // 2 preds: ^bb17, ^bb18
    %85 = llvm.add %84, %78 overflow<nsw> : i32
    llvm.br ^bb20(%arg0, %85 : !llvm.ptr, i32)
  ^bb20(%86: !llvm.ptr, %87: i32):  // 3 preds: ^bb3, ^bb14, ^bb19
    %88 = llvm.getelementptr inbounds|nuw %86[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %87, %88 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.br ^bb21(%86 : !llvm.ptr)
  ^bb21(%89: !llvm.ptr):  // 2 preds: ^bb4, ^bb20
    llvm.return %89 : !llvm.ptr
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
    llvm.call tail @free(%arg0) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
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
    %80 = llvm.call fastcc tail @erase(%arg0, %arg1) {memory_effects = #llvm.memory_effects<other = readwrite, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    llvm.store %80, %51 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    %81 = llvm.load %48 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %82 = llvm.icmp "eq" %81, %0 : !llvm.ptr
    llvm.cond_br %82, ^bb20(%2 : i32), ^bb19
  ^bb19:  // pred: ^bb18
    %83 = llvm.getelementptr inbounds|nuw %81[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %84 = llvm.load %83 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %85 = llvm.add %84, %2 overflow<nsw> : i32
    llvm.br ^bb20(%85 : i32)
  ^bb20(%86: i32):  // 2 preds: ^bb18, ^bb19
    %87 = llvm.load %72 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %88 = llvm.icmp "eq" %87, %0 : !llvm.ptr
    llvm.cond_br %88, ^bb22(%5 : i32), ^bb21
  ^bb21:  // pred: ^bb20
    %89 = llvm.getelementptr inbounds|nuw %87[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %90 = llvm.load %89 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    llvm.br ^bb22(%90 : i32)
  ^bb22(%91: i32):  // 2 preds: ^bb20, ^bb21
    %92 = llvm.add %91, %86 overflow<nsw> : i32
    llvm.store %92, %79 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.br ^bb23(%48 : !llvm.ptr)
  ^bb23(%93: !llvm.ptr):  // 4 preds: ^bb0, ^bb6, ^bb9, ^bb22
    llvm.return %93 : !llvm.ptr
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
    %8 = llvm.icmp "eq" %arg0, %0 : !llvm.ptr
    llvm.cond_br %8, ^bb6, ^bb1(%arg1, %arg0 : i32, !llvm.ptr)
  ^bb1(%9: i32, %10: !llvm.ptr):  // 2 preds: ^bb0, ^bb5
    %11 = llvm.load %10 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.add %9, %1 overflow<nsw> : i32
    llvm.call fastcc tail @walk(%11, %12) {memory_effects = #llvm.memory_effects<other = readwrite, argMem = read, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %13 = llvm.load %2 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %14 = llvm.icmp "sgt" %9, %13 : i32
    llvm.cond_br %14, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    llvm.store %9, %2 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    %15 = llvm.getelementptr inbounds|nuw %10[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %16 = llvm.load %15 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %17 = llvm.load %4 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %18 = llvm.icmp "sgt" %16, %17 : i32
    llvm.cond_br %18, ^bb5, ^bb4
  ^bb4:  // pred: ^bb3
    llvm.store %5, %6 {alignment = 4 : i64} : i1, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    llvm.store %16, %4 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %19 = llvm.getelementptr inbounds|nuw %10[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %20 = llvm.load %19 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.icmp "eq" %20, %0 : !llvm.ptr
    llvm.cond_br %21, ^bb6, ^bb1(%12, %20 : i32, !llvm.ptr)
  ^bb6:  // 2 preds: ^bb0, ^bb5
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
    llvm.call tail @free(%arg0) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
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
