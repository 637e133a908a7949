#loop_annotation = #llvm.loop_annotation<mustProgress = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
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
  llvm.func local_unnamed_addr @main() -> (i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 256>}) attributes {dso_local, no_unwind, passthrough = ["nofree", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
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
    %68 = llvm.add %21, %3 overflow<nuw> : i32
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
  llvm.func internal unnamed_addr fastcc @digest(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) -> (i32 {llvm.noundef}) attributes {dso_local, no_unwind, passthrough = ["nofree", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
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
    %10 = llvm.mlir.constant(8 : i64) : i64
    %11 = llvm.mlir.constant(62 : i64) : i64
    %12 = llvm.mlir.constant(16 : i64) : i64
    %13 = llvm.mlir.constant(61 : i64) : i64
    %14 = llvm.mlir.constant(24 : i64) : i64
    %15 = llvm.mlir.constant(60 : i64) : i64
    %16 = llvm.mlir.constant(59 : i64) : i64
    %17 = llvm.mlir.constant(40 : i64) : i64
    %18 = llvm.mlir.constant(58 : i64) : i64
    %19 = llvm.mlir.constant(48 : i64) : i64
    %20 = llvm.mlir.constant(57 : i64) : i64
    %21 = llvm.mlir.constant(56 : i64) : i64
    %22 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %23 = llvm.mlir.constant(4 : i64) : i64
    %24 = llvm.mlir.constant(12 : i64) : i64
    %25 = llvm.mlir.constant(20 : i64) : i64
    %26 = llvm.mlir.constant(28 : i64) : i64
    %27 = llvm.mlir.constant(10 : i32) : i32
    %28 = llvm.alloca %0 x !llvm.array<8 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %29 = llvm.alloca %0 x !llvm.array<64 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %28 : !llvm.ptr
    llvm.intr.lifetime.start %29 : !llvm.ptr
    %30 = llvm.call tail @strlen(%arg0) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i64
    "llvm.intr.memcpy"(%28, %1, %2) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %31 = llvm.icmp "ugt" %30, %3 : i64
    llvm.cond_br %31, ^bb1(%arg0, %30 : !llvm.ptr, i64), ^bb2(%30, %arg0 : i64, !llvm.ptr)
  ^bb1(%32: !llvm.ptr, %33: i64):  // 2 preds: ^bb0, ^bb1
    llvm.call fastcc @block(%28, %32) {memory_effects = #llvm.memory_effects<other = read, argMem = readwrite, inaccessibleMem = none, errnoMem = read, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    %34 = llvm.add %33, %4 : i64
    %35 = llvm.getelementptr inbounds|nuw %32[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %36 = llvm.icmp "ugt" %34, %3 : i64
    llvm.cond_br %36, ^bb1(%35, %34 : !llvm.ptr, i64), ^bb2(%34, %35 : i64, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb2(%37: i64, %38: !llvm.ptr):  // 2 preds: ^bb0, ^bb1
    "llvm.intr.memset"(%29, %6, %5) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    "llvm.intr.memcpy"(%29, %38, %37) <{arg_attrs = [{llvm.align = 16 : i64, llvm.nonnull}, {llvm.align = 1 : i64, llvm.nonnull}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %39 = llvm.getelementptr inbounds|nuw %29[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %7, %39 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %40 = llvm.icmp "ugt" %37, %8 : i64
    llvm.cond_br %40, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    llvm.call fastcc @block(%28, %29) {memory_effects = #llvm.memory_effects<other = read, argMem = readwrite, inaccessibleMem = none, errnoMem = read, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    "llvm.intr.memset"(%29, %6, %5) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %41 = llvm.shl %30, %9 : i64
    %42 = llvm.trunc %41 : i64 to i8
    %43 = llvm.getelementptr inbounds|nuw %29[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %42, %43 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %44 = llvm.lshr %41, %10 : i64
    %45 = llvm.trunc %44 : i64 to i8
    %46 = llvm.getelementptr inbounds|nuw %29[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %45, %46 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %47 = llvm.lshr %41, %12 : i64
    %48 = llvm.trunc %47 : i64 to i8
    %49 = llvm.getelementptr inbounds|nuw %29[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %48, %49 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %50 = llvm.lshr %41, %14 : i64
    %51 = llvm.trunc %50 : i64 to i8
    %52 = llvm.getelementptr inbounds|nuw %29[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %51, %52 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %53 = llvm.lshr %41, %2 : i64
    %54 = llvm.trunc %53 : i64 to i8
    %55 = llvm.getelementptr inbounds|nuw %29[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %54, %55 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %56 = llvm.lshr %41, %17 : i64
    %57 = llvm.trunc %56 : i64 to i8
    %58 = llvm.getelementptr inbounds|nuw %29[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %57, %58 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %59 = llvm.lshr %41, %19 : i64
    %60 = llvm.trunc %59 : i64 to i8
    %61 = llvm.getelementptr inbounds|nuw %29[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %60, %61 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %62 = llvm.lshr %41, %21 : i64
    %63 = llvm.trunc %62 overflow<nuw> : i64 to i8
    %64 = llvm.getelementptr inbounds|nuw %29[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %63, %64 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    llvm.call fastcc @block(%28, %29) {memory_effects = #llvm.memory_effects<other = read, argMem = readwrite, inaccessibleMem = none, errnoMem = read, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    %65 = llvm.load %28 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %66 = llvm.call tail @printf(%22, %65) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %67 = llvm.getelementptr inbounds|nuw %28[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %68 = llvm.load %67 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %69 = llvm.call tail @printf(%22, %68) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %70 = llvm.getelementptr inbounds|nuw %28[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %71 = llvm.load %70 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %72 = llvm.call tail @printf(%22, %71) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %73 = llvm.getelementptr inbounds|nuw %28[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %74 = llvm.load %73 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %75 = llvm.call tail @printf(%22, %74) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %76 = llvm.getelementptr inbounds|nuw %28[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %77 = llvm.load %76 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %78 = llvm.call tail @printf(%22, %77) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %79 = llvm.getelementptr inbounds|nuw %28[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %80 = llvm.load %79 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %81 = llvm.call tail @printf(%22, %80) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %82 = llvm.getelementptr inbounds|nuw %28[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %83 = llvm.load %82 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %84 = llvm.call tail @printf(%22, %83) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %85 = llvm.getelementptr inbounds|nuw %28[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %86 = llvm.load %85 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %87 = llvm.call tail @printf(%22, %86) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %88 = llvm.call tail @putchar(%27) : (i32) -> i32
    llvm.intr.lifetime.end %29 : !llvm.ptr
    llvm.intr.lifetime.end %28 : !llvm.ptr
    llvm.return %65 : i32
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
    %9 = llvm.mlir.constant(5 : i64) : i64
    %10 = llvm.mlir.constant(6 : i64) : i64
    %11 = llvm.mlir.constant(7 : i64) : i64
    %12 = llvm.mlir.constant(8 : i64) : i64
    %13 = llvm.mlir.constant(16 : i64) : i64
    %14 = llvm.mlir.constant(-60 : i64) : i64
    %15 = llvm.mlir.constant(25 : i32) : i32
    %16 = llvm.mlir.constant(14 : i32) : i32
    %17 = llvm.mlir.constant(3 : i32) : i32
    %18 = llvm.mlir.constant(-8 : i64) : i64
    %19 = llvm.mlir.constant(15 : i32) : i32
    %20 = llvm.mlir.constant(13 : i32) : i32
    %21 = llvm.mlir.constant(10 : i32) : i32
    %22 = llvm.mlir.constant(-64 : i64) : i64
    %23 = llvm.mlir.constant(-28 : i64) : i64
    %24 = llvm.mlir.constant(64 : i64) : i64
    %25 = llvm.mlir.constant(32 : i64) : i64
    %26 = llvm.mlir.constant(28 : i64) : i64
    %27 = llvm.mlir.constant(20 : i64) : i64
    %28 = llvm.mlir.constant(24 : i64) : i64
    %29 = llvm.mlir.constant(26 : i32) : i32
    %30 = llvm.mlir.constant(21 : i32) : i32
    %31 = llvm.mlir.constant(7 : i32) : i32
    %32 = llvm.mlir.constant(-1 : i32) : i32
    %33 = llvm.mlir.addressof @k : !llvm.ptr
    %34 = llvm.mlir.constant(30 : i32) : i32
    %35 = llvm.mlir.constant(19 : i32) : i32
    %36 = llvm.mlir.poison : vector<4xi32>
    %37 = llvm.mlir.poison : vector<2xi32>
    %38 = llvm.alloca %0 x !llvm.array<64 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %39 = llvm.alloca %0 x !llvm.array<8 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %38 : !llvm.ptr
    llvm.intr.lifetime.start %39 : !llvm.ptr
    llvm.br ^bb1(%1, %arg1 : i64, !llvm.ptr)
  ^bb1(%40: i64, %41: !llvm.ptr):  // 2 preds: ^bb0, ^bb1
    %42 = llvm.load %41 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %43 = llvm.zext %42 : i8 to i32
    %44 = llvm.shl %43, %2 overflow<nuw> : i32
    %45 = llvm.getelementptr inbounds|nuw %41[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %46 = llvm.load %45 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %47 = llvm.zext %46 : i8 to i32
    %48 = llvm.shl %47, %4 overflow<nsw, nuw> : i32
    %49 = llvm.or disjoint %48, %44 : i32
    %50 = llvm.getelementptr inbounds|nuw %41[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %51 = llvm.load %50 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %52 = llvm.zext %51 : i8 to i32
    %53 = llvm.shl %52, %6 overflow<nsw, nuw> : i32
    %54 = llvm.or disjoint %49, %53 : i32
    %55 = llvm.getelementptr inbounds|nuw %41[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %56 = llvm.load %55 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %57 = llvm.zext %56 : i8 to i32
    %58 = llvm.or disjoint %54, %57 : i32
    %59 = llvm.getelementptr inbounds|nuw %38[%40] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %58, %59 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %60 = llvm.getelementptr inbounds|nuw %41[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %61 = llvm.load %60 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %62 = llvm.zext %61 : i8 to i32
    %63 = llvm.shl %62, %2 overflow<nuw> : i32
    %64 = llvm.getelementptr inbounds|nuw %41[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %65 = llvm.load %64 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %66 = llvm.zext %65 : i8 to i32
    %67 = llvm.shl %66, %4 overflow<nsw, nuw> : i32
    %68 = llvm.or disjoint %67, %63 : i32
    %69 = llvm.getelementptr inbounds|nuw %41[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %70 = llvm.load %69 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %71 = llvm.zext %70 : i8 to i32
    %72 = llvm.shl %71, %6 overflow<nsw, nuw> : i32
    %73 = llvm.or disjoint %68, %72 : i32
    %74 = llvm.getelementptr inbounds|nuw %41[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %75 = llvm.load %74 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %76 = llvm.zext %75 : i8 to i32
    %77 = llvm.or disjoint %73, %76 : i32
    %78 = llvm.getelementptr inbounds|nuw %38[%40] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %79 = llvm.getelementptr inbounds|nuw %78[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %77, %79 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %80 = llvm.add %40, %5 overflow<nsw, nuw> : i64
    %81 = llvm.getelementptr inbounds|nuw %41[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %82 = llvm.icmp "eq" %80, %13 : i64
    llvm.cond_br %82, ^bb3(%13 : i64), ^bb1(%80, %81 : i64, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb2:  // pred: ^bb3
    "llvm.intr.memcpy"(%39, %arg0, %25) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 4 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %83 = llvm.load %39 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %84 = llvm.getelementptr inbounds|nuw %39[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %85 = llvm.load %84 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %86 = llvm.getelementptr inbounds|nuw %39[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %87 = llvm.getelementptr inbounds|nuw %39[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %88 = llvm.getelementptr inbounds|nuw %39[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %89 = llvm.getelementptr inbounds|nuw %39[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %90 = llvm.getelementptr inbounds|nuw %39[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %91 = llvm.getelementptr inbounds|nuw %39[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %92 = llvm.getelementptr inbounds|nuw %39[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %93 = llvm.getelementptr inbounds|nuw %39[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb4(%85, %1, %83 : i32, i64, i32)
  ^bb3(%94: i64):  // 2 preds: ^bb1, ^bb3
    %95 = llvm.getelementptr %38[%94] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %96 = llvm.getelementptr %95[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %97 = llvm.load %96 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %98 = llvm.intr.fshl(%97, %97, %15) : (i32, i32, i32) -> i32
    %99 = llvm.intr.fshl(%97, %97, %16) : (i32, i32, i32) -> i32
    %100 = llvm.xor %98, %99 : i32
    %101 = llvm.lshr %97, %17 : i32
    %102 = llvm.xor %100, %101 : i32
    %103 = llvm.getelementptr %95[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %104 = llvm.load %103 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %105 = llvm.intr.fshl(%104, %104, %19) : (i32, i32, i32) -> i32
    %106 = llvm.intr.fshl(%104, %104, %20) : (i32, i32, i32) -> i32
    %107 = llvm.xor %105, %106 : i32
    %108 = llvm.lshr %104, %21 : i32
    %109 = llvm.xor %107, %108 : i32
    %110 = llvm.getelementptr %95[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %111 = llvm.load %110 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %112 = llvm.add %102, %111 : i32
    %113 = llvm.getelementptr %95[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %114 = llvm.load %113 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %115 = llvm.add %112, %114 : i32
    %116 = llvm.add %115, %109 : i32
    llvm.store %116, %95 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %117 = llvm.add %94, %3 overflow<nsw, nuw> : i64
    %118 = llvm.icmp "eq" %117, %24 : i64
    llvm.cond_br %118, ^bb2, ^bb3(%117 : i64) {loop_annotation = #loop_annotation}
  ^bb4(%119: i32, %120: i64, %121: i32):  // 2 preds: ^bb2, ^bb4
    %122 = llvm.load %86 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %123 = llvm.intr.fshl(%119, %119, %29) : (i32, i32, i32) -> i32
    %124 = llvm.intr.fshl(%119, %119, %30) : (i32, i32, i32) -> i32
    %125 = llvm.xor %123, %124 : i32
    %126 = llvm.intr.fshl(%119, %119, %31) : (i32, i32, i32) -> i32
    %127 = llvm.xor %125, %126 : i32
    %128 = llvm.load %87 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %129 = llvm.and %128, %119 : i32
    %130 = llvm.xor %119, %32 : i32
    %131 = llvm.load %88 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %132 = llvm.and %131, %130 : i32
    %133 = llvm.getelementptr inbounds|nuw %33[%120] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %134 = llvm.load %133 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %135 = llvm.getelementptr inbounds|nuw %38[%120] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %136 = llvm.load %135 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %137 = llvm.add %127, %122 : i32
    %138 = llvm.add %137, %129 : i32
    %139 = llvm.add %138, %132 : i32
    %140 = llvm.add %139, %134 : i32
    %141 = llvm.add %140, %136 : i32
    %142 = llvm.intr.fshl(%121, %121, %34) : (i32, i32, i32) -> i32
    %143 = llvm.intr.fshl(%121, %121, %35) : (i32, i32, i32) -> i32
    %144 = llvm.xor %142, %143 : i32
    %145 = llvm.intr.fshl(%121, %121, %21) : (i32, i32, i32) -> i32
    %146 = llvm.xor %144, %145 : i32
    %147 = llvm.load %89 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %148 = llvm.load %90 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %149 = llvm.xor %148, %147 : i32
    %150 = llvm.and %149, %121 : i32
    %151 = llvm.and %148, %147 : i32
    %152 = llvm.xor %150, %151 : i32
    "llvm.intr.memmove"(%91, %39, %26) <{arg_attrs = [{llvm.align = 4 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %153 = llvm.load %92 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %154 = llvm.add %153, %141 : i32
    llvm.store %154, %93 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %155 = llvm.add %141, %146 : i32
    %156 = llvm.add %155, %152 : i32
    llvm.store %156, %39 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %157 = llvm.add %120, %3 overflow<nsw, nuw> : i64
    %158 = llvm.icmp "eq" %157, %24 : i64
    llvm.cond_br %158, ^bb5, ^bb4(%154, %157, %156 : i32, i64, i32) {loop_annotation = #loop_annotation}
  ^bb5:  // pred: ^bb4
    %159 = llvm.getelementptr inbounds|nuw %39[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %160 = llvm.load %159 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %161 = llvm.getelementptr inbounds|nuw %39[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %162 = llvm.load %161 {alignment = 8 : i64} : !llvm.ptr -> vector<4xi32>
    %163 = llvm.load %arg0 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi32>
    %164 = llvm.insertelement %156, %36[%1 : i64] : vector<4xi32>
    %165 = llvm.insertelement %160, %164[%3 : i64] : vector<4xi32>
    %166 = llvm.shufflevector %165, %162 [0, 1, 4, 5] : vector<4xi32> 
    %167 = llvm.add %163, %166 : vector<4xi32>
    llvm.store %167, %arg0 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : vector<4xi32>, !llvm.ptr
    %168 = llvm.getelementptr inbounds|nuw %arg0[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %169 = llvm.getelementptr inbounds|nuw %39[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %170 = llvm.load %169 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %171 = llvm.getelementptr inbounds|nuw %39[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %172 = llvm.load %171 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<2xi32>
    %173 = llvm.load %168 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi32>
    %174 = llvm.insertelement %154, %36[%1 : i64] : vector<4xi32>
    %175 = llvm.insertelement %170, %174[%3 : i64] : vector<4xi32>
    %176 = llvm.shufflevector %172, %37 [0, 1, -1, -1] : vector<2xi32> 
    %177 = llvm.shufflevector %175, %176 [0, 1, 4, 5] : vector<4xi32> 
    %178 = llvm.add %173, %177 : vector<4xi32>
    llvm.store %178, %168 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : vector<4xi32>, !llvm.ptr
    llvm.intr.lifetime.end %39 : !llvm.ptr
    llvm.intr.lifetime.end %38 : !llvm.ptr
    llvm.return
  }
  llvm.func local_unnamed_addr @putchar(i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree"]}
}
