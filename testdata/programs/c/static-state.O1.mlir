#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "long", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc3 = #llvm.tbaa_type_desc<id = "double", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc3, access_type = #tbaa_type_desc3, offset = 0>
#tbaa_tag2 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc2, offset = 0>
#tbaa_type_desc4 = #llvm.tbaa_type_desc<id = "", members = {<#tbaa_type_desc, 0>, <#tbaa_type_desc2, 512>, <#tbaa_type_desc1, 520>}>
#tbaa_tag3 = #llvm.tbaa_tag<base_type = #tbaa_type_desc4, access_type = #tbaa_type_desc2, offset = 512>
#tbaa_tag4 = #llvm.tbaa_tag<base_type = #tbaa_type_desc4, access_type = #tbaa_type_desc1, offset = 520>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("%u \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("\0A%s %s %s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("%d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("ok\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("%s %ld %g %zu %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @arena() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.struct<"struct.anon", (array<512 x i8>, i64, i32)> {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.constant(dense<0> : tensor<512xi8>) : !llvm.array<512 x i8>
    %4 = llvm.mlir.zero : !llvm.struct<"struct.anon", (array<512 x i8>, i64, i32)>
    llvm.return %4 : !llvm.struct<"struct.anon", (array<512 x i8>, i64, i32)>
  }
  llvm.mlir.global internal unnamed_addr @order(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global private unnamed_addr constant @".str.5"("first handler %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("second handler %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("third handler %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal unnamed_addr @next.state(1 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global internal @name.ring(dense<0> : tensor<4x16xi8>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<4 x array<16 x i8>>
  llvm.mlir.global internal unnamed_addr @name.at(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global private unnamed_addr constant @".str.8"("item-%d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal unnamed_addr @fib.memo(dense<0> : tensor<40xi32>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<40 x i32>
  llvm.mlir.global internal unnamed_addr @depth.level(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @main() -> (i32 {llvm.noundef}) attributes {dso_local, no_unwind, passthrough = ["nofree", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @first : !llvm.ptr
    %1 = llvm.mlir.addressof @second : !llvm.ptr
    %2 = llvm.mlir.addressof @third : !llvm.ptr
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.addressof @next.state : !llvm.ptr
    %5 = llvm.mlir.constant(48271 : i32) : i32
    %6 = llvm.mlir.constant(2147483647 : i32) : i32
    %7 = llvm.mlir.addressof @".str" : !llvm.ptr
    %8 = llvm.mlir.constant(1 : i32) : i32
    %9 = llvm.mlir.constant(5 : i32) : i32
    %10 = llvm.mlir.addressof @name.at : !llvm.ptr
    %11 = llvm.mlir.constant(3 : i32) : i32
    %12 = llvm.mlir.addressof @name.ring : !llvm.ptr
    %13 = llvm.mlir.constant(16 : i64) : i64
    %14 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %15 = llvm.mlir.constant(22 : i32) : i32
    %16 = llvm.mlir.constant(333 : i32) : i32
    %17 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %18 = llvm.mlir.constant(35 : i32) : i32
    %19 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %20 = llvm.mlir.constant(512 : i64) : i64
    %21 = llvm.mlir.addressof @arena : !llvm.ptr
    %22 = llvm.getelementptr inbounds|nuw %21[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %23 = llvm.mlir.constant(3 : i64) : i64
    %24 = llvm.mlir.zero : !llvm.ptr
    %25 = llvm.mlir.constant(520 : i64) : i64
    %26 = llvm.getelementptr inbounds|nuw %21[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %27 = llvm.mlir.constant(7 : i64) : i64
    %28 = llvm.mlir.constant(-8 : i64) : i64
    %29 = llvm.mlir.constant(32 : i64) : i64
    %30 = llvm.mlir.constant(15 : i64) : i64
    %31 = llvm.mlir.constant(511 : i64) : i64
    %32 = llvm.mlir.constant(496 : i64) : i64
    %33 = llvm.mlir.constant(8 : i64) : i64
    %34 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %35 = llvm.mlir.constant(0 : i64) : i64
    %36 = llvm.mlir.constant(1 : i64) : i64
    %37 = llvm.mlir.constant(4 : i64) : i64
    %38 = llvm.mlir.constant(5.000000e-01 : f64) : f64
    %39 = llvm.mlir.constant(24 : i64) : i64
    %40 = llvm.mlir.constant(500 : i64) : i64
    %41 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %42 = llvm.mlir.addressof @order : !llvm.ptr
    %43 = llvm.mlir.constant(99 : i32) : i32
    %44 = llvm.mlir.constant(7 : i32) : i32
    %45 = llvm.call tail @atexit(%0) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %46 = llvm.call tail @atexit(%1) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %47 = llvm.call tail @atexit(%2) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.br ^bb8(%3 : i32)
  ^bb1:  // pred: ^bb8
    %48 = llvm.load %10 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %49 = llvm.add %48, %8 overflow<nsw> : i32
    llvm.store %49, %10 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %50 = llvm.and %48, %11 : i32
    %51 = llvm.zext nneg %50 : i32 to i64
    %52 = llvm.getelementptr inbounds|nuw %12[%51] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<16 x i8>
    %53 = llvm.call tail @snprintf(%52, %13, %14, %8) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_unwind} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %54 = llvm.load %10 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %55 = llvm.add %54, %8 overflow<nsw> : i32
    llvm.store %55, %10 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %56 = llvm.and %54, %11 : i32
    %57 = llvm.zext nneg %56 : i32 to i64
    %58 = llvm.getelementptr inbounds|nuw %12[%57] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<16 x i8>
    %59 = llvm.call tail @snprintf(%58, %13, %14, %15) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_unwind} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %60 = llvm.load %10 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %61 = llvm.add %60, %8 overflow<nsw> : i32
    llvm.store %61, %10 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %62 = llvm.and %60, %11 : i32
    %63 = llvm.zext nneg %62 : i32 to i64
    %64 = llvm.getelementptr inbounds|nuw %12[%63] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<16 x i8>
    %65 = llvm.call tail @snprintf(%64, %13, %14, %16) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_unwind} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %66 = llvm.call tail @printf(%17, %52, %58, %64) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %67 = llvm.call fastcc tail @fib(%18) {memory_effects = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>} : (i32 {llvm.noundef}) -> i32
    %68 = llvm.call tail @printf(%19, %67) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %69 = llvm.load %22 {alignment = 16 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i64
    %70 = llvm.add %69, %23 : i64
    %71 = llvm.icmp "ugt" %70, %20 : i64
    llvm.cond_br %71, ^bb3(%24 : !llvm.ptr), ^bb2
  ^bb2:  // pred: ^bb1
    llvm.store %70, %22 {alignment = 16 : i64, tbaa = [#tbaa_tag3]} : i64, !llvm.ptr
    %72 = llvm.load %26 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %73 = llvm.add %72, %8 overflow<nsw> : i32
    llvm.store %73, %26 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    %74 = llvm.getelementptr inbounds|nuw %21[%69] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb3(%74 : !llvm.ptr)
  ^bb3(%75: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
    %76 = llvm.load %22 {alignment = 16 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i64
    %77 = llvm.add %76, %27 : i64
    %78 = llvm.and %77, %28 : i64
    %79 = llvm.add %78, %29 : i64
    %80 = llvm.icmp "ugt" %79, %20 : i64
    llvm.cond_br %80, ^bb5(%24 : !llvm.ptr), ^bb4
  ^bb4:  // pred: ^bb3
    llvm.store %79, %22 {alignment = 16 : i64, tbaa = [#tbaa_tag3]} : i64, !llvm.ptr
    %81 = llvm.load %26 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %82 = llvm.add %81, %8 overflow<nsw> : i32
    llvm.store %82, %26 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    %83 = llvm.getelementptr inbounds|nuw %21[%78] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb5(%83 : !llvm.ptr)
  ^bb5(%84: !llvm.ptr):  // 2 preds: ^bb3, ^bb4
    %85 = llvm.load %22 {alignment = 16 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i64
    %86 = llvm.add %85, %30 : i64
    %87 = llvm.icmp "ugt" %86, %31 : i64
    llvm.cond_br %87, ^bb7(%24 : !llvm.ptr), ^bb6
  ^bb6:  // pred: ^bb5
    %88 = llvm.and %86, %32 : i64
    %89 = llvm.or disjoint %88, %33 : i64
    llvm.store %89, %22 {alignment = 16 : i64, tbaa = [#tbaa_tag3]} : i64, !llvm.ptr
    %90 = llvm.load %26 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %91 = llvm.add %90, %8 overflow<nsw> : i32
    llvm.store %91, %26 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    %92 = llvm.getelementptr inbounds|nuw %21[%88] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb7(%92 : !llvm.ptr)
  ^bb7(%93: !llvm.ptr):  // 2 preds: ^bb5, ^bb6
    "llvm.intr.memcpy"(%75, %34, %23) <{arg_attrs = [{llvm.align = 1 : i64, llvm.dereferenceable = 3 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 1 : i64, llvm.dereferenceable = 3 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %94 = llvm.load %4 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    llvm.br ^bb12(%35, %94 : i64, i32)
  ^bb8(%95: i32):  // 2 preds: ^bb0, ^bb8
    %96 = llvm.load %4 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %97 = llvm.mul %96, %5 : i32
    %98 = llvm.urem %97, %6 : i32
    llvm.store %98, %4 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %99 = llvm.call tail @printf(%7, %98) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %100 = llvm.add %95, %8 overflow<nsw, nuw> : i32
    %101 = llvm.icmp "eq" %100, %9 : i32
    llvm.cond_br %101, ^bb1, ^bb8(%100 : i32) {loop_annotation = #loop_annotation}
  ^bb9:  // pred: ^bb12
    llvm.store %118, %4 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    llvm.store %38, %93 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : f64, !llvm.ptr
    %102 = llvm.getelementptr inbounds|nuw %84[%39] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %103 = llvm.load %102 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i64
    %104 = llvm.load %22 {alignment = 16 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i64
    %105 = llvm.load %26 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %106 = llvm.add %104, %40 : i64
    %107 = llvm.icmp "ugt" %106, %20 : i64
    llvm.cond_br %107, ^bb11, ^bb10
  ^bb10:  // pred: ^bb9
    llvm.store %106, %22 {alignment = 16 : i64, tbaa = [#tbaa_tag3]} : i64, !llvm.ptr
    %108 = llvm.add %105, %8 overflow<nsw> : i32
    llvm.store %108, %26 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    llvm.br ^bb11
  ^bb11:  // 2 preds: ^bb9, ^bb10
    %109 = llvm.zext %107 : i1 to i32
    %110 = llvm.call tail @printf(%41, %75, %103, %38, %104, %105, %109) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, f64 {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %111 = llvm.call fastcc tail @depth() {memory_effects = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>} : () -> i32
    %112 = llvm.call tail @printf(%19, %111) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %113 = llvm.load %42 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %114 = llvm.icmp "eq" %113, %3 : i32
    llvm.cond_br %114, ^bb13, ^bb14
  ^bb12(%115: i64, %116: i32):  // 2 preds: ^bb7, ^bb12
    %117 = llvm.mul %116, %5 : i32
    %118 = llvm.urem %117, %6 : i32
    %119 = llvm.zext nneg %118 : i32 to i64
    %120 = llvm.mul %115, %119 overflow<nsw, nuw> : i64
    %121 = llvm.getelementptr inbounds|nuw %84[%115] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %120, %121 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : i64, !llvm.ptr
    %122 = llvm.add %115, %36 overflow<nsw, nuw> : i64
    %123 = llvm.icmp "eq" %122, %37 : i64
    llvm.cond_br %123, ^bb9, ^bb12(%122, %118 : i64, i32) {loop_annotation = #loop_annotation}
  ^bb13:  // pred: ^bb11
    %124 = llvm.call fastcc tail @depth() {memory_effects = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>} : () -> i32
    %125 = llvm.srem %124, %44 : i32
    %126 = llvm.add %125, %11 overflow<nsw> : i32
    llvm.call tail @exit(%126) {no_unwind} : (i32 {llvm.noundef}) -> ()
    llvm.unreachable
  ^bb14:  // pred: ^bb11
    llvm.return %43 : i32
  }
  llvm.func local_unnamed_addr @atexit(!llvm.ptr {llvm.noundef}) -> i32 attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @first() attributes {dso_local, no_unwind, passthrough = ["nofree", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @order : !llvm.ptr
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %3 = llvm.load %0 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %4 = llvm.add %3, %1 overflow<nsw> : i32
    llvm.store %4, %0 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %5 = llvm.call tail @printf(%2, %4) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func internal @second() attributes {dso_local, no_unwind, passthrough = ["nofree", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @order : !llvm.ptr
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %3 = llvm.mlir.addressof @first : !llvm.ptr
    %4 = llvm.load %0 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %5 = llvm.add %4, %1 overflow<nsw> : i32
    llvm.store %5, %0 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %6 = llvm.call tail @printf(%2, %5) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %7 = llvm.call tail @atexit(%3) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func internal @third() attributes {dso_local, no_unwind, passthrough = ["nofree", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @order : !llvm.ptr
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %3 = llvm.load %0 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %4 = llvm.add %3, %1 overflow<nsw> : i32
    llvm.store %4, %0 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %5 = llvm.call tail @printf(%2, %4) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal unnamed_addr fastcc @fib(%arg0: i32 {llvm.noundef}) -> i32 attributes {dso_local, memory_effects = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nofree", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(2 : i32) : i32
    %1 = llvm.mlir.addressof @fib.memo : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(-1 : i32) : i32
    %4 = llvm.mlir.constant(-2 : i32) : i32
    %5 = llvm.icmp "slt" %arg0, %0 : i32
    llvm.cond_br %5, ^bb4(%arg0 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    %6 = llvm.zext nneg %arg0 : i32 to i64
    %7 = llvm.getelementptr inbounds|nuw %1[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %8 = llvm.load %7 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %9 = llvm.icmp "eq" %8, %2 : i32
    llvm.cond_br %9, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %10 = llvm.add %arg0, %3 overflow<nsw> : i32
    %11 = llvm.call fastcc tail @fib(%10) {memory_effects = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>} : (i32 {llvm.noundef}) -> i32
    %12 = llvm.add %arg0, %4 overflow<nsw> : i32
    %13 = llvm.call fastcc tail @fib(%12) {memory_effects = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>} : (i32 {llvm.noundef}) -> i32
    %14 = llvm.add %13, %11 overflow<nsw> : i32
    llvm.store %14, %7 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    %15 = llvm.load %7 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    llvm.br ^bb4(%15 : i32)
  ^bb4(%16: i32):  // 2 preds: ^bb0, ^bb3
    llvm.return %16 : i32
  }
  llvm.func internal unnamed_addr fastcc @depth() -> i32 attributes {dso_local, memory_effects = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nofree", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @depth.level : !llvm.ptr
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(4 : i32) : i32
    %3 = llvm.mlir.constant(10 : i32) : i32
    %4 = llvm.mlir.constant(-1 : i32) : i32
    %5 = llvm.load %0 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %6 = llvm.add %5, %1 overflow<nsw> : i32
    llvm.store %6, %0 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %7 = llvm.icmp "slt" %5, %2 : i32
    llvm.cond_br %7, ^bb1, ^bb2(%6 : i32)
  ^bb1:  // pred: ^bb0
    %8 = llvm.mul %6, %3 overflow<nsw> : i32
    %9 = llvm.call fastcc tail @depth() {memory_effects = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>} : () -> i32
    %10 = llvm.add %9, %8 overflow<nsw> : i32
    llvm.br ^bb2(%10 : i32)
  ^bb2(%11: i32):  // 2 preds: ^bb0, ^bb1
    %12 = llvm.load %0 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %13 = llvm.add %12, %4 overflow<nsw> : i32
    llvm.store %13, %0 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    llvm.return %11 : i32
  }
  llvm.func local_unnamed_addr @exit(i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", "noreturn", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @snprintf(!llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.writeonly}, i64 {llvm.noundef}, !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
}
