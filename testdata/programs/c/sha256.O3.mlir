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
    %1 = llvm.mlir.constant(24 : i32) : i32
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(16 : i32) : i32
    %4 = llvm.mlir.constant(2 : i64) : i64
    %5 = llvm.mlir.constant(8 : i32) : i32
    %6 = llvm.mlir.constant(3 : i64) : i64
    %7 = llvm.mlir.constant(4 : i64) : i64
    %8 = llvm.mlir.constant(5 : i64) : i64
    %9 = llvm.mlir.constant(6 : i64) : i64
    %10 = llvm.mlir.constant(7 : i64) : i64
    %11 = llvm.mlir.constant(8 : i64) : i64
    %12 = llvm.mlir.constant(9 : i64) : i64
    %13 = llvm.mlir.constant(10 : i64) : i64
    %14 = llvm.mlir.constant(11 : i64) : i64
    %15 = llvm.mlir.constant(12 : i64) : i64
    %16 = llvm.mlir.constant(13 : i64) : i64
    %17 = llvm.mlir.constant(14 : i64) : i64
    %18 = llvm.mlir.constant(15 : i64) : i64
    %19 = llvm.mlir.constant(16 : i64) : i64
    %20 = llvm.mlir.constant(17 : i64) : i64
    %21 = llvm.mlir.constant(18 : i64) : i64
    %22 = llvm.mlir.constant(19 : i64) : i64
    %23 = llvm.mlir.constant(20 : i64) : i64
    %24 = llvm.mlir.constant(21 : i64) : i64
    %25 = llvm.mlir.constant(22 : i64) : i64
    %26 = llvm.mlir.constant(23 : i64) : i64
    %27 = llvm.mlir.constant(24 : i64) : i64
    %28 = llvm.mlir.constant(25 : i64) : i64
    %29 = llvm.mlir.constant(26 : i64) : i64
    %30 = llvm.mlir.constant(27 : i64) : i64
    %31 = llvm.mlir.constant(28 : i64) : i64
    %32 = llvm.mlir.constant(29 : i64) : i64
    %33 = llvm.mlir.constant(30 : i64) : i64
    %34 = llvm.mlir.constant(31 : i64) : i64
    %35 = llvm.mlir.constant(32 : i64) : i64
    %36 = llvm.mlir.constant(33 : i64) : i64
    %37 = llvm.mlir.constant(34 : i64) : i64
    %38 = llvm.mlir.constant(35 : i64) : i64
    %39 = llvm.mlir.constant(36 : i64) : i64
    %40 = llvm.mlir.constant(37 : i64) : i64
    %41 = llvm.mlir.constant(38 : i64) : i64
    %42 = llvm.mlir.constant(39 : i64) : i64
    %43 = llvm.mlir.constant(40 : i64) : i64
    %44 = llvm.mlir.constant(41 : i64) : i64
    %45 = llvm.mlir.constant(42 : i64) : i64
    %46 = llvm.mlir.constant(43 : i64) : i64
    %47 = llvm.mlir.constant(44 : i64) : i64
    %48 = llvm.mlir.constant(45 : i64) : i64
    %49 = llvm.mlir.constant(46 : i64) : i64
    %50 = llvm.mlir.constant(47 : i64) : i64
    %51 = llvm.mlir.constant(48 : i64) : i64
    %52 = llvm.mlir.constant(49 : i64) : i64
    %53 = llvm.mlir.constant(50 : i64) : i64
    %54 = llvm.mlir.constant(51 : i64) : i64
    %55 = llvm.mlir.constant(52 : i64) : i64
    %56 = llvm.mlir.constant(53 : i64) : i64
    %57 = llvm.mlir.constant(54 : i64) : i64
    %58 = llvm.mlir.constant(55 : i64) : i64
    %59 = llvm.mlir.constant(56 : i64) : i64
    %60 = llvm.mlir.constant(57 : i64) : i64
    %61 = llvm.mlir.constant(58 : i64) : i64
    %62 = llvm.mlir.constant(59 : i64) : i64
    %63 = llvm.mlir.constant(60 : i64) : i64
    %64 = llvm.mlir.constant(61 : i64) : i64
    %65 = llvm.mlir.constant(62 : i64) : i64
    %66 = llvm.mlir.constant(63 : i64) : i64
    %67 = llvm.mlir.constant(-60 : i64) : i64
    %68 = llvm.mlir.constant(25 : i32) : i32
    %69 = llvm.mlir.constant(14 : i32) : i32
    %70 = llvm.mlir.constant(3 : i32) : i32
    %71 = llvm.mlir.constant(-8 : i64) : i64
    %72 = llvm.mlir.constant(15 : i32) : i32
    %73 = llvm.mlir.constant(13 : i32) : i32
    %74 = llvm.mlir.constant(10 : i32) : i32
    %75 = llvm.mlir.constant(-64 : i64) : i64
    %76 = llvm.mlir.constant(-28 : i64) : i64
    %77 = llvm.mlir.constant(64 : i64) : i64
    %78 = llvm.mlir.constant(0 : i64) : i64
    %79 = llvm.mlir.constant(26 : i32) : i32
    %80 = llvm.mlir.constant(21 : i32) : i32
    %81 = llvm.mlir.constant(7 : i32) : i32
    %82 = llvm.mlir.constant(-1 : i32) : i32
    %83 = llvm.mlir.addressof @k : !llvm.ptr
    %84 = llvm.mlir.constant(30 : i32) : i32
    %85 = llvm.mlir.constant(19 : i32) : i32
    %86 = llvm.mlir.poison : vector<4xi32>
    %87 = llvm.mlir.poison : vector<2xi32>
    %88 = llvm.alloca %0 x !llvm.array<64 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %89 = llvm.alloca %0 x !llvm.array<8 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %88 : !llvm.ptr
    llvm.intr.lifetime.start %89 : !llvm.ptr
    %90 = llvm.load %arg1 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %91 = llvm.zext %90 : i8 to i32
    %92 = llvm.shl %91, %1 overflow<nuw> : i32
    %93 = llvm.getelementptr inbounds|nuw %arg1[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %94 = llvm.load %93 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %95 = llvm.zext %94 : i8 to i32
    %96 = llvm.shl %95, %3 overflow<nsw, nuw> : i32
    %97 = llvm.or disjoint %96, %92 : i32
    %98 = llvm.getelementptr inbounds|nuw %arg1[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %99 = llvm.load %98 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %100 = llvm.zext %99 : i8 to i32
    %101 = llvm.shl %100, %5 overflow<nsw, nuw> : i32
    %102 = llvm.or disjoint %97, %101 : i32
    %103 = llvm.getelementptr inbounds|nuw %arg1[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %104 = llvm.load %103 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %105 = llvm.zext %104 : i8 to i32
    %106 = llvm.or disjoint %102, %105 : i32
    llvm.store %106, %88 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %107 = llvm.getelementptr inbounds|nuw %arg1[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %108 = llvm.load %107 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %109 = llvm.zext %108 : i8 to i32
    %110 = llvm.shl %109, %1 overflow<nuw> : i32
    %111 = llvm.getelementptr inbounds|nuw %arg1[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %112 = llvm.load %111 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %113 = llvm.zext %112 : i8 to i32
    %114 = llvm.shl %113, %3 overflow<nsw, nuw> : i32
    %115 = llvm.or disjoint %114, %110 : i32
    %116 = llvm.getelementptr inbounds|nuw %arg1[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %117 = llvm.load %116 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %118 = llvm.zext %117 : i8 to i32
    %119 = llvm.shl %118, %5 overflow<nsw, nuw> : i32
    %120 = llvm.or disjoint %115, %119 : i32
    %121 = llvm.getelementptr inbounds|nuw %arg1[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %122 = llvm.load %121 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %123 = llvm.zext %122 : i8 to i32
    %124 = llvm.or disjoint %120, %123 : i32
    %125 = llvm.getelementptr inbounds|nuw %88[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %124, %125 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %126 = llvm.getelementptr inbounds|nuw %arg1[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %127 = llvm.load %126 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %128 = llvm.zext %127 : i8 to i32
    %129 = llvm.shl %128, %1 overflow<nuw> : i32
    %130 = llvm.getelementptr inbounds|nuw %arg1[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %131 = llvm.load %130 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %132 = llvm.zext %131 : i8 to i32
    %133 = llvm.shl %132, %3 overflow<nsw, nuw> : i32
    %134 = llvm.or disjoint %133, %129 : i32
    %135 = llvm.getelementptr inbounds|nuw %arg1[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %136 = llvm.load %135 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %137 = llvm.zext %136 : i8 to i32
    %138 = llvm.shl %137, %5 overflow<nsw, nuw> : i32
    %139 = llvm.or disjoint %134, %138 : i32
    %140 = llvm.getelementptr inbounds|nuw %arg1[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %141 = llvm.load %140 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %142 = llvm.zext %141 : i8 to i32
    %143 = llvm.or disjoint %139, %142 : i32
    %144 = llvm.getelementptr inbounds|nuw %88[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %143, %144 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %145 = llvm.getelementptr inbounds|nuw %arg1[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %146 = llvm.load %145 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %147 = llvm.zext %146 : i8 to i32
    %148 = llvm.shl %147, %1 overflow<nuw> : i32
    %149 = llvm.getelementptr inbounds|nuw %arg1[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %150 = llvm.load %149 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %151 = llvm.zext %150 : i8 to i32
    %152 = llvm.shl %151, %3 overflow<nsw, nuw> : i32
    %153 = llvm.or disjoint %152, %148 : i32
    %154 = llvm.getelementptr inbounds|nuw %arg1[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %155 = llvm.load %154 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %156 = llvm.zext %155 : i8 to i32
    %157 = llvm.shl %156, %5 overflow<nsw, nuw> : i32
    %158 = llvm.or disjoint %153, %157 : i32
    %159 = llvm.getelementptr inbounds|nuw %arg1[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %160 = llvm.load %159 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %161 = llvm.zext %160 : i8 to i32
    %162 = llvm.or disjoint %158, %161 : i32
    %163 = llvm.getelementptr inbounds|nuw %88[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %162, %163 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %164 = llvm.getelementptr inbounds|nuw %arg1[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %165 = llvm.load %164 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %166 = llvm.zext %165 : i8 to i32
    %167 = llvm.shl %166, %1 overflow<nuw> : i32
    %168 = llvm.getelementptr inbounds|nuw %arg1[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %169 = llvm.load %168 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %170 = llvm.zext %169 : i8 to i32
    %171 = llvm.shl %170, %3 overflow<nsw, nuw> : i32
    %172 = llvm.or disjoint %171, %167 : i32
    %173 = llvm.getelementptr inbounds|nuw %arg1[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %174 = llvm.load %173 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %175 = llvm.zext %174 : i8 to i32
    %176 = llvm.shl %175, %5 overflow<nsw, nuw> : i32
    %177 = llvm.or disjoint %172, %176 : i32
    %178 = llvm.getelementptr inbounds|nuw %arg1[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %179 = llvm.load %178 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %180 = llvm.zext %179 : i8 to i32
    %181 = llvm.or disjoint %177, %180 : i32
    %182 = llvm.getelementptr inbounds|nuw %88[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %181, %182 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %183 = llvm.getelementptr inbounds|nuw %arg1[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %184 = llvm.load %183 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %185 = llvm.zext %184 : i8 to i32
    %186 = llvm.shl %185, %1 overflow<nuw> : i32
    %187 = llvm.getelementptr inbounds|nuw %arg1[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %188 = llvm.load %187 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %189 = llvm.zext %188 : i8 to i32
    %190 = llvm.shl %189, %3 overflow<nsw, nuw> : i32
    %191 = llvm.or disjoint %190, %186 : i32
    %192 = llvm.getelementptr inbounds|nuw %arg1[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %193 = llvm.load %192 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %194 = llvm.zext %193 : i8 to i32
    %195 = llvm.shl %194, %5 overflow<nsw, nuw> : i32
    %196 = llvm.or disjoint %191, %195 : i32
    %197 = llvm.getelementptr inbounds|nuw %arg1[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %198 = llvm.load %197 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %199 = llvm.zext %198 : i8 to i32
    %200 = llvm.or disjoint %196, %199 : i32
    %201 = llvm.getelementptr inbounds|nuw %88[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %200, %201 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %202 = llvm.getelementptr inbounds|nuw %arg1[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %203 = llvm.load %202 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %204 = llvm.zext %203 : i8 to i32
    %205 = llvm.shl %204, %1 overflow<nuw> : i32
    %206 = llvm.getelementptr inbounds|nuw %arg1[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %207 = llvm.load %206 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %208 = llvm.zext %207 : i8 to i32
    %209 = llvm.shl %208, %3 overflow<nsw, nuw> : i32
    %210 = llvm.or disjoint %209, %205 : i32
    %211 = llvm.getelementptr inbounds|nuw %arg1[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %212 = llvm.load %211 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %213 = llvm.zext %212 : i8 to i32
    %214 = llvm.shl %213, %5 overflow<nsw, nuw> : i32
    %215 = llvm.or disjoint %210, %214 : i32
    %216 = llvm.getelementptr inbounds|nuw %arg1[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %217 = llvm.load %216 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %218 = llvm.zext %217 : i8 to i32
    %219 = llvm.or disjoint %215, %218 : i32
    %220 = llvm.getelementptr inbounds|nuw %88[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %219, %220 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %221 = llvm.getelementptr inbounds|nuw %arg1[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %222 = llvm.load %221 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %223 = llvm.zext %222 : i8 to i32
    %224 = llvm.shl %223, %1 overflow<nuw> : i32
    %225 = llvm.getelementptr inbounds|nuw %arg1[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %226 = llvm.load %225 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %227 = llvm.zext %226 : i8 to i32
    %228 = llvm.shl %227, %3 overflow<nsw, nuw> : i32
    %229 = llvm.or disjoint %228, %224 : i32
    %230 = llvm.getelementptr inbounds|nuw %arg1[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %231 = llvm.load %230 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %232 = llvm.zext %231 : i8 to i32
    %233 = llvm.shl %232, %5 overflow<nsw, nuw> : i32
    %234 = llvm.or disjoint %229, %233 : i32
    %235 = llvm.getelementptr inbounds|nuw %arg1[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %236 = llvm.load %235 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %237 = llvm.zext %236 : i8 to i32
    %238 = llvm.or disjoint %234, %237 : i32
    %239 = llvm.getelementptr inbounds|nuw %88[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %238, %239 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %240 = llvm.getelementptr inbounds|nuw %arg1[%35] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %241 = llvm.load %240 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %242 = llvm.zext %241 : i8 to i32
    %243 = llvm.shl %242, %1 overflow<nuw> : i32
    %244 = llvm.getelementptr inbounds|nuw %arg1[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %245 = llvm.load %244 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %246 = llvm.zext %245 : i8 to i32
    %247 = llvm.shl %246, %3 overflow<nsw, nuw> : i32
    %248 = llvm.or disjoint %247, %243 : i32
    %249 = llvm.getelementptr inbounds|nuw %arg1[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %250 = llvm.load %249 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %251 = llvm.zext %250 : i8 to i32
    %252 = llvm.shl %251, %5 overflow<nsw, nuw> : i32
    %253 = llvm.or disjoint %248, %252 : i32
    %254 = llvm.getelementptr inbounds|nuw %arg1[%38] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %255 = llvm.load %254 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %256 = llvm.zext %255 : i8 to i32
    %257 = llvm.or disjoint %253, %256 : i32
    %258 = llvm.getelementptr inbounds|nuw %88[%35] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %257, %258 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %259 = llvm.getelementptr inbounds|nuw %arg1[%39] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %260 = llvm.load %259 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %261 = llvm.zext %260 : i8 to i32
    %262 = llvm.shl %261, %1 overflow<nuw> : i32
    %263 = llvm.getelementptr inbounds|nuw %arg1[%40] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %264 = llvm.load %263 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %265 = llvm.zext %264 : i8 to i32
    %266 = llvm.shl %265, %3 overflow<nsw, nuw> : i32
    %267 = llvm.or disjoint %266, %262 : i32
    %268 = llvm.getelementptr inbounds|nuw %arg1[%41] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %269 = llvm.load %268 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %270 = llvm.zext %269 : i8 to i32
    %271 = llvm.shl %270, %5 overflow<nsw, nuw> : i32
    %272 = llvm.or disjoint %267, %271 : i32
    %273 = llvm.getelementptr inbounds|nuw %arg1[%42] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %274 = llvm.load %273 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %275 = llvm.zext %274 : i8 to i32
    %276 = llvm.or disjoint %272, %275 : i32
    %277 = llvm.getelementptr inbounds|nuw %88[%39] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %276, %277 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %278 = llvm.getelementptr inbounds|nuw %arg1[%43] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %279 = llvm.load %278 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %280 = llvm.zext %279 : i8 to i32
    %281 = llvm.shl %280, %1 overflow<nuw> : i32
    %282 = llvm.getelementptr inbounds|nuw %arg1[%44] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %283 = llvm.load %282 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %284 = llvm.zext %283 : i8 to i32
    %285 = llvm.shl %284, %3 overflow<nsw, nuw> : i32
    %286 = llvm.or disjoint %285, %281 : i32
    %287 = llvm.getelementptr inbounds|nuw %arg1[%45] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %288 = llvm.load %287 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %289 = llvm.zext %288 : i8 to i32
    %290 = llvm.shl %289, %5 overflow<nsw, nuw> : i32
    %291 = llvm.or disjoint %286, %290 : i32
    %292 = llvm.getelementptr inbounds|nuw %arg1[%46] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %293 = llvm.load %292 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %294 = llvm.zext %293 : i8 to i32
    %295 = llvm.or disjoint %291, %294 : i32
    %296 = llvm.getelementptr inbounds|nuw %88[%43] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %295, %296 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %297 = llvm.getelementptr inbounds|nuw %arg1[%47] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %298 = llvm.load %297 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %299 = llvm.zext %298 : i8 to i32
    %300 = llvm.shl %299, %1 overflow<nuw> : i32
    %301 = llvm.getelementptr inbounds|nuw %arg1[%48] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %302 = llvm.load %301 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %303 = llvm.zext %302 : i8 to i32
    %304 = llvm.shl %303, %3 overflow<nsw, nuw> : i32
    %305 = llvm.or disjoint %304, %300 : i32
    %306 = llvm.getelementptr inbounds|nuw %arg1[%49] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %307 = llvm.load %306 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %308 = llvm.zext %307 : i8 to i32
    %309 = llvm.shl %308, %5 overflow<nsw, nuw> : i32
    %310 = llvm.or disjoint %305, %309 : i32
    %311 = llvm.getelementptr inbounds|nuw %arg1[%50] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %312 = llvm.load %311 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %313 = llvm.zext %312 : i8 to i32
    %314 = llvm.or disjoint %310, %313 : i32
    %315 = llvm.getelementptr inbounds|nuw %88[%47] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %314, %315 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %316 = llvm.getelementptr inbounds|nuw %arg1[%51] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %317 = llvm.load %316 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %318 = llvm.zext %317 : i8 to i32
    %319 = llvm.shl %318, %1 overflow<nuw> : i32
    %320 = llvm.getelementptr inbounds|nuw %arg1[%52] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %321 = llvm.load %320 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %322 = llvm.zext %321 : i8 to i32
    %323 = llvm.shl %322, %3 overflow<nsw, nuw> : i32
    %324 = llvm.or disjoint %323, %319 : i32
    %325 = llvm.getelementptr inbounds|nuw %arg1[%53] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %326 = llvm.load %325 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %327 = llvm.zext %326 : i8 to i32
    %328 = llvm.shl %327, %5 overflow<nsw, nuw> : i32
    %329 = llvm.or disjoint %324, %328 : i32
    %330 = llvm.getelementptr inbounds|nuw %arg1[%54] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %331 = llvm.load %330 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %332 = llvm.zext %331 : i8 to i32
    %333 = llvm.or disjoint %329, %332 : i32
    %334 = llvm.getelementptr inbounds|nuw %88[%51] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %333, %334 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %335 = llvm.getelementptr inbounds|nuw %arg1[%55] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %336 = llvm.load %335 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %337 = llvm.zext %336 : i8 to i32
    %338 = llvm.shl %337, %1 overflow<nuw> : i32
    %339 = llvm.getelementptr inbounds|nuw %arg1[%56] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %340 = llvm.load %339 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %341 = llvm.zext %340 : i8 to i32
    %342 = llvm.shl %341, %3 overflow<nsw, nuw> : i32
    %343 = llvm.or disjoint %342, %338 : i32
    %344 = llvm.getelementptr inbounds|nuw %arg1[%57] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %345 = llvm.load %344 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %346 = llvm.zext %345 : i8 to i32
    %347 = llvm.shl %346, %5 overflow<nsw, nuw> : i32
    %348 = llvm.or disjoint %343, %347 : i32
    %349 = llvm.getelementptr inbounds|nuw %arg1[%58] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %350 = llvm.load %349 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %351 = llvm.zext %350 : i8 to i32
    %352 = llvm.or disjoint %348, %351 : i32
    %353 = llvm.getelementptr inbounds|nuw %88[%55] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %352, %353 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %354 = llvm.getelementptr inbounds|nuw %arg1[%59] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %355 = llvm.load %354 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %356 = llvm.zext %355 : i8 to i32
    %357 = llvm.shl %356, %1 overflow<nuw> : i32
    %358 = llvm.getelementptr inbounds|nuw %arg1[%60] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %359 = llvm.load %358 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %360 = llvm.zext %359 : i8 to i32
    %361 = llvm.shl %360, %3 overflow<nsw, nuw> : i32
    %362 = llvm.or disjoint %361, %357 : i32
    %363 = llvm.getelementptr inbounds|nuw %arg1[%61] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %364 = llvm.load %363 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %365 = llvm.zext %364 : i8 to i32
    %366 = llvm.shl %365, %5 overflow<nsw, nuw> : i32
    %367 = llvm.or disjoint %362, %366 : i32
    %368 = llvm.getelementptr inbounds|nuw %arg1[%62] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %369 = llvm.load %368 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %370 = llvm.zext %369 : i8 to i32
    %371 = llvm.or disjoint %367, %370 : i32
    %372 = llvm.getelementptr inbounds|nuw %88[%59] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %371, %372 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %373 = llvm.getelementptr inbounds|nuw %arg1[%63] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %374 = llvm.load %373 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %375 = llvm.zext %374 : i8 to i32
    %376 = llvm.shl %375, %1 overflow<nuw> : i32
    %377 = llvm.getelementptr inbounds|nuw %arg1[%64] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %378 = llvm.load %377 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %379 = llvm.zext %378 : i8 to i32
    %380 = llvm.shl %379, %3 overflow<nsw, nuw> : i32
    %381 = llvm.or disjoint %380, %376 : i32
    %382 = llvm.getelementptr inbounds|nuw %arg1[%65] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %383 = llvm.load %382 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %384 = llvm.zext %383 : i8 to i32
    %385 = llvm.shl %384, %5 overflow<nsw, nuw> : i32
    %386 = llvm.or disjoint %381, %385 : i32
    %387 = llvm.getelementptr inbounds|nuw %arg1[%66] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %388 = llvm.load %387 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %389 = llvm.zext %388 : i8 to i32
    %390 = llvm.or disjoint %386, %389 : i32
    %391 = llvm.getelementptr inbounds|nuw %88[%63] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %390, %391 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.br ^bb2(%19 : i64)
  ^bb1:  // pred: ^bb2
    "llvm.intr.memcpy"(%89, %arg0, %35) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 4 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %392 = llvm.load %89 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %393 = llvm.getelementptr inbounds|nuw %89[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %394 = llvm.load %393 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %395 = llvm.getelementptr inbounds|nuw %89[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %396 = llvm.getelementptr inbounds|nuw %89[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %397 = llvm.getelementptr inbounds|nuw %89[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %398 = llvm.getelementptr inbounds|nuw %89[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %399 = llvm.getelementptr inbounds|nuw %89[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %400 = llvm.getelementptr inbounds|nuw %89[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %401 = llvm.getelementptr inbounds|nuw %89[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %402 = llvm.getelementptr inbounds|nuw %89[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb3(%394, %78, %392 : i32, i64, i32)
  ^bb2(%403: i64):  // 2 preds: ^bb0, ^bb2
    %404 = llvm.getelementptr %88[%403] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %405 = llvm.getelementptr %404[%67] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %406 = llvm.load %405 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %407 = llvm.intr.fshl(%406, %406, %68) : (i32, i32, i32) -> i32
    %408 = llvm.intr.fshl(%406, %406, %69) : (i32, i32, i32) -> i32
    %409 = llvm.xor %407, %408 : i32
    %410 = llvm.lshr %406, %70 : i32
    %411 = llvm.xor %409, %410 : i32
    %412 = llvm.getelementptr %404[%71] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %413 = llvm.load %412 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %414 = llvm.intr.fshl(%413, %413, %72) : (i32, i32, i32) -> i32
    %415 = llvm.intr.fshl(%413, %413, %73) : (i32, i32, i32) -> i32
    %416 = llvm.xor %414, %415 : i32
    %417 = llvm.lshr %413, %74 : i32
    %418 = llvm.xor %416, %417 : i32
    %419 = llvm.getelementptr %404[%75] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %420 = llvm.load %419 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %421 = llvm.add %411, %420 : i32
    %422 = llvm.getelementptr %404[%76] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %423 = llvm.load %422 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %424 = llvm.add %421, %423 : i32
    %425 = llvm.add %424, %418 : i32
    llvm.store %425, %404 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %426 = llvm.add %403, %2 overflow<nsw, nuw> : i64
    %427 = llvm.icmp "eq" %426, %77 : i64
    llvm.cond_br %427, ^bb1, ^bb2(%426 : i64) {loop_annotation = #loop_annotation}
  ^bb3(%428: i32, %429: i64, %430: i32):  // 2 preds: ^bb1, ^bb3
    %431 = llvm.load %395 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %432 = llvm.intr.fshl(%428, %428, %79) : (i32, i32, i32) -> i32
    %433 = llvm.intr.fshl(%428, %428, %80) : (i32, i32, i32) -> i32
    %434 = llvm.xor %432, %433 : i32
    %435 = llvm.intr.fshl(%428, %428, %81) : (i32, i32, i32) -> i32
    %436 = llvm.xor %434, %435 : i32
    %437 = llvm.load %396 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %438 = llvm.and %437, %428 : i32
    %439 = llvm.xor %428, %82 : i32
    %440 = llvm.load %397 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %441 = llvm.and %440, %439 : i32
    %442 = llvm.getelementptr inbounds|nuw %83[%429] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %443 = llvm.load %442 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %444 = llvm.getelementptr inbounds|nuw %88[%429] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %445 = llvm.load %444 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %446 = llvm.add %436, %431 : i32
    %447 = llvm.add %446, %438 : i32
    %448 = llvm.add %447, %441 : i32
    %449 = llvm.add %448, %443 : i32
    %450 = llvm.add %449, %445 : i32
    %451 = llvm.intr.fshl(%430, %430, %84) : (i32, i32, i32) -> i32
    %452 = llvm.intr.fshl(%430, %430, %85) : (i32, i32, i32) -> i32
    %453 = llvm.xor %451, %452 : i32
    %454 = llvm.intr.fshl(%430, %430, %74) : (i32, i32, i32) -> i32
    %455 = llvm.xor %453, %454 : i32
    %456 = llvm.load %398 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %457 = llvm.load %399 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %458 = llvm.xor %457, %456 : i32
    %459 = llvm.and %458, %430 : i32
    %460 = llvm.and %457, %456 : i32
    %461 = llvm.xor %459, %460 : i32
    "llvm.intr.memmove"(%400, %89, %31) <{arg_attrs = [{llvm.align = 4 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %462 = llvm.load %401 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %463 = llvm.add %462, %450 : i32
    llvm.store %463, %402 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %464 = llvm.add %450, %455 : i32
    %465 = llvm.add %464, %461 : i32
    llvm.store %465, %89 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %466 = llvm.add %429, %2 overflow<nsw, nuw> : i64
    %467 = llvm.icmp "eq" %466, %77 : i64
    llvm.cond_br %467, ^bb4, ^bb3(%463, %466, %465 : i32, i64, i32) {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb3
    %468 = llvm.getelementptr inbounds|nuw %89[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %469 = llvm.load %468 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %470 = llvm.getelementptr inbounds|nuw %89[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %471 = llvm.load %470 {alignment = 8 : i64} : !llvm.ptr -> vector<4xi32>
    %472 = llvm.load %arg0 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi32>
    %473 = llvm.insertelement %465, %86[%78 : i64] : vector<4xi32>
    %474 = llvm.insertelement %469, %473[%2 : i64] : vector<4xi32>
    %475 = llvm.shufflevector %474, %471 [0, 1, 4, 5] : vector<4xi32> 
    %476 = llvm.add %472, %475 : vector<4xi32>
    llvm.store %476, %arg0 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : vector<4xi32>, !llvm.ptr
    %477 = llvm.getelementptr inbounds|nuw %arg0[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %478 = llvm.getelementptr inbounds|nuw %89[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %479 = llvm.load %478 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %480 = llvm.getelementptr inbounds|nuw %89[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %481 = llvm.load %480 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<2xi32>
    %482 = llvm.load %477 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi32>
    %483 = llvm.insertelement %463, %86[%78 : i64] : vector<4xi32>
    %484 = llvm.insertelement %479, %483[%2 : i64] : vector<4xi32>
    %485 = llvm.shufflevector %481, %87 [0, 1, -1, -1] : vector<2xi32> 
    %486 = llvm.shufflevector %484, %485 [0, 1, 4, 5] : vector<4xi32> 
    %487 = llvm.add %482, %486 : vector<4xi32>
    llvm.store %487, %477 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : vector<4xi32>, !llvm.ptr
    llvm.intr.lifetime.end %89 : !llvm.ptr
    llvm.intr.lifetime.end %88 : !llvm.ptr
    llvm.return
  }
  llvm.func local_unnamed_addr @putchar(i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree"]}
}
