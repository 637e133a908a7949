#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("%08x %02x %02x %04x %04x\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%.7f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("%u %u %d %llx %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("%zu %zu\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("%u %u %u %u\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("words\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.main.list() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.struct<packed (struct<(i32, array<4 x i8>, struct<"union.anon", (i64)>)>, struct<(i32, array<4 x i8>, struct<(f64)>)>, struct<(i32, array<4 x i8>, struct<(ptr)>)>)> {
    %0 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %1 = llvm.mlir.undef : !llvm.struct<(ptr)>
    %2 = llvm.insertvalue %0, %1[0] : !llvm.struct<(ptr)> 
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(dense<0> : tensor<4xi8>) : !llvm.array<4 x i8>
    %5 = llvm.mlir.constant(2 : i32) : i32
    %6 = llvm.mlir.undef : !llvm.struct<(i32, array<4 x i8>, struct<(ptr)>)>
    %7 = llvm.insertvalue %5, %6[0] : !llvm.struct<(i32, array<4 x i8>, struct<(ptr)>)> 
    %8 = llvm.insertvalue %4, %7[1] : !llvm.struct<(i32, array<4 x i8>, struct<(ptr)>)> 
    %9 = llvm.insertvalue %2, %8[2] : !llvm.struct<(i32, array<4 x i8>, struct<(ptr)>)> 
    %10 = llvm.mlir.constant(2.500000e+00 : f64) : f64
    %11 = llvm.mlir.undef : !llvm.struct<(f64)>
    %12 = llvm.insertvalue %10, %11[0] : !llvm.struct<(f64)> 
    %13 = llvm.mlir.constant(1 : i32) : i32
    %14 = llvm.mlir.undef : !llvm.struct<(i32, array<4 x i8>, struct<(f64)>)>
    %15 = llvm.insertvalue %13, %14[0] : !llvm.struct<(i32, array<4 x i8>, struct<(f64)>)> 
    %16 = llvm.insertvalue %4, %15[1] : !llvm.struct<(i32, array<4 x i8>, struct<(f64)>)> 
    %17 = llvm.insertvalue %12, %16[2] : !llvm.struct<(i32, array<4 x i8>, struct<(f64)>)> 
    %18 = llvm.mlir.constant(-7 : i64) : i64
    %19 = llvm.mlir.undef : !llvm.struct<"union.anon", (i64)>
    %20 = llvm.insertvalue %18, %19[0] : !llvm.struct<"union.anon", (i64)> 
    %21 = llvm.mlir.constant(0 : i32) : i32
    %22 = llvm.mlir.undef : !llvm.struct<(i32, array<4 x i8>, struct<"union.anon", (i64)>)>
    %23 = llvm.insertvalue %21, %22[0] : !llvm.struct<(i32, array<4 x i8>, struct<"union.anon", (i64)>)> 
    %24 = llvm.insertvalue %4, %23[1] : !llvm.struct<(i32, array<4 x i8>, struct<"union.anon", (i64)>)> 
    %25 = llvm.insertvalue %20, %24[2] : !llvm.struct<(i32, array<4 x i8>, struct<"union.anon", (i64)>)> 
    %26 = llvm.mlir.undef : !llvm.struct<packed (struct<(i32, array<4 x i8>, struct<"union.anon", (i64)>)>, struct<(i32, array<4 x i8>, struct<(f64)>)>, struct<(i32, array<4 x i8>, struct<(ptr)>)>)>
    %27 = llvm.insertvalue %25, %26[0] : !llvm.struct<packed (struct<(i32, array<4 x i8>, struct<"union.anon", (i64)>)>, struct<(i32, array<4 x i8>, struct<(f64)>)>, struct<(i32, array<4 x i8>, struct<(ptr)>)>)> 
    %28 = llvm.insertvalue %17, %27[1] : !llvm.struct<packed (struct<(i32, array<4 x i8>, struct<"union.anon", (i64)>)>, struct<(i32, array<4 x i8>, struct<(f64)>)>, struct<(i32, array<4 x i8>, struct<(ptr)>)>)> 
    %29 = llvm.insertvalue %9, %28[2] : !llvm.struct<packed (struct<(i32, array<4 x i8>, struct<"union.anon", (i64)>)>, struct<(i32, array<4 x i8>, struct<(f64)>)>, struct<(i32, array<4 x i8>, struct<(ptr)>)>)> 
    llvm.return %29 : !llvm.struct<packed (struct<(i32, array<4 x i8>, struct<"union.anon", (i64)>)>, struct<(i32, array<4 x i8>, struct<(f64)>)>, struct<(i32, array<4 x i8>, struct<(ptr)>)>)>
  }
  llvm.mlir.global private unnamed_addr constant @".str.6"("int %ld\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("real %g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.8"("text %s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @main() -> (i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 8>}) attributes {dso_local, no_unwind, passthrough = ["nofree", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @".str" : !llvm.ptr
    %2 = llvm.mlir.constant(-1077936128 : i32) : i32
    %3 = llvm.mlir.constant(191 : i32) : i32
    %4 = llvm.mlir.constant(192 : i32) : i32
    %5 = llvm.mlir.constant(49088 : i32) : i32
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %8 = llvm.mlir.constant(1.50390625 : f64) : f64
    %9 = llvm.mlir.constant(172 : i16) : i16
    %10 = llvm.mlir.constant(15031545561379 : i64) : i64
    %11 = llvm.mlir.constant(1 : i16) : i16
    %12 = llvm.mlir.constant(7 : i16) : i16
    %13 = llvm.mlir.constant(11 : i16) : i16
    %14 = llvm.mlir.constant(1099511627775 : i64) : i64
    %15 = llvm.mlir.constant(20 : i64) : i64
    %16 = llvm.mlir.constant(60 : i64) : i64
    %17 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %18 = llvm.mlir.constant(6 : i16) : i16
    %19 = llvm.mlir.constant(14 : i16) : i16
    %20 = llvm.mlir.constant(-511 : i16) : i16
    %21 = llvm.mlir.constant(368 : i16) : i16
    %22 = llvm.mlir.constant(496 : i16) : i16
    %23 = llvm.mlir.constant(3 : i64) : i64
    %24 = llvm.mlir.constant(1 : i64) : i64
    %25 = llvm.mlir.constant(5497558138880 : i64) : i64
    %26 = llvm.mlir.constant(16492674416640 : i64) : i64
    %27 = llvm.mlir.constant(4 : i32) : i32
    %28 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %29 = llvm.mlir.constant(16 : i64) : i64
    %30 = llvm.mlir.constant(7 : i64) : i64
    %31 = llvm.mlir.constant(84 : i8) : i8
    %32 = llvm.mlir.constant(1500 : i16) : i16
    %33 = llvm.mlir.constant(0 : i64) : i64
    %34 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %35 = llvm.mlir.constant(5 : i32) : i32
    %36 = llvm.mlir.constant(1500 : i32) : i32
    %37 = llvm.mlir.addressof @__const.main.list : !llvm.ptr
    %38 = llvm.mlir.constant(8 : i64) : i64
    %39 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %40 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %41 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %42 = llvm.mlir.constant(2 : i32) : i32
    %43 = llvm.alloca %0 x !llvm.array<7 x i8> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %44 = llvm.call tail @printf(%1, %2, %3, %4, %5, %6) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %45 = llvm.call tail @printf(%7, %8) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.br ^bb2(%9, %10, %6 : i16, i64, i32)
  ^bb1:  // pred: ^bb2
    %46 = llvm.call tail @printf(%28, %29, %30) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.intr.lifetime.start %43 : !llvm.ptr
    llvm.store %31, %43 {alignment = 1 : i64} : i8, !llvm.ptr
    %47 = llvm.getelementptr inbounds|nuw %43[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %32, %47 {alignment = 1 : i64} : i16, !llvm.ptr
    %48 = llvm.getelementptr inbounds|nuw %43[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %6, %48 {alignment = 1 : i64} : i32, !llvm.ptr
    llvm.br ^bb4(%33, %6 : i64, i32)
  ^bb2(%49: i16, %50: i64, %51: i32):  // 2 preds: ^bb0, ^bb2
    %52 = llvm.and %49, %11 : i16
    %53 = llvm.zext nneg %52 : i16 to i32
    %54 = llvm.lshr %49, %11 : i16
    %55 = llvm.and %54, %12 : i16
    %56 = llvm.zext nneg %55 : i16 to i32
    %57 = llvm.shl %49, %12 overflow<nuw> : i16
    %58 = llvm.ashr %57, %13 : i16
    %59 = llvm.sext %58 : i16 to i32
    %60 = llvm.and %50, %14 : i64
    %61 = llvm.shl %50, %15 : i64
    %62 = llvm.ashr %61, %16 : i64
    %63 = llvm.trunc %62 overflow<nsw> : i64 to i32
    %64 = llvm.call tail @printf(%17, %53, %56, %59, %60, %63) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %65 = llvm.add %49, %18 overflow<nsw, nuw> : i16
    %66 = llvm.and %65, %19 : i16
    %67 = llvm.and %49, %20 : i16
    %68 = llvm.add %49, %21 overflow<nsw, nuw> : i16
    %69 = llvm.and %68, %22 : i16
    %70 = llvm.or disjoint %67, %69 : i16
    %71 = llvm.or disjoint %70, %66 : i16
    %72 = llvm.xor %71, %11 : i16
    %73 = llvm.mul %50, %23 overflow<nsw> : i64
    %74 = llvm.add %73, %24 overflow<nsw> : i64
    %75 = llvm.and %74, %14 : i64
    %76 = llvm.add %50, %25 overflow<nsw> : i64
    %77 = llvm.and %76, %26 : i64
    %78 = llvm.or disjoint %77, %75 : i64
    %79 = llvm.add %51, %0 overflow<nsw, nuw> : i32
    %80 = llvm.icmp "eq" %79, %27 : i32
    llvm.cond_br %80, ^bb1, ^bb2(%72, %78, %79 : i16, i64, i32) {loop_annotation = #loop_annotation}
  ^bb3:  // pred: ^bb4
    %81 = llvm.call tail @printf(%34, %27, %35, %36, %90) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb6(%33 : i64)
  ^bb4(%82: i64, %83: i32):  // 2 preds: ^bb1, ^bb4
    %84 = llvm.getelementptr inbounds|nuw %43[%82] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %85 = llvm.load %84 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %86 = llvm.zext %85 : i8 to i32
    %87 = llvm.add %82, %24 overflow<nsw, nuw> : i64
    %88 = llvm.trunc %87 overflow<nsw, nuw> : i64 to i32
    %89 = llvm.mul %88, %86 overflow<nsw, nuw> : i32
    %90 = llvm.add %89, %83 : i32
    %91 = llvm.icmp "eq" %87, %30 : i64
    llvm.cond_br %91, ^bb3, ^bb4(%87, %90 : i64, i32) {loop_annotation = #loop_annotation}
  ^bb5:  // pred: ^bb10
    llvm.intr.lifetime.end %43 : !llvm.ptr
    llvm.return %42 : i32
  ^bb6(%92: i64):  // 2 preds: ^bb3, ^bb10
    %93 = llvm.getelementptr inbounds|nuw %37[%92] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.variant", (i32, struct<"union.anon", (i64)>)>
    %94 = llvm.load %93 {alignment = 16 : i64} : !llvm.ptr -> i32
    %95 = llvm.getelementptr inbounds|nuw %93[%38] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %96 = llvm.load %95 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.switch %94 : i32, ^bb10 [
      0: ^bb7,
      1: ^bb8,
      2: ^bb9
    ]
  ^bb7:  // pred: ^bb6
    %97 = llvm.call tail @printf(%41, %96) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb10
  ^bb8:  // pred: ^bb6
    %98 = llvm.bitcast %96 : i64 to f64
    %99 = llvm.call tail @printf(%40, %98) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.br ^bb10
  ^bb9:  // pred: ^bb6
    %100 = llvm.inttoptr %96 : i64 to !llvm.ptr
    %101 = llvm.call tail @printf(%39, %100) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb10
  ^bb10:  // 4 preds: ^bb6, ^bb7, ^bb8, ^bb9
    %102 = llvm.add %92, %24 overflow<nsw, nuw> : i64
    %103 = llvm.icmp "eq" %102, %23 : i64
    llvm.cond_br %103, ^bb5, ^bb6(%102 : i64) {loop_annotation = #loop_annotation}
  }
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
}
