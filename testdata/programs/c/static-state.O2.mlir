#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "long", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc3 = #llvm.tbaa_type_desc<id = "double", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc2, offset = 0>
#tbaa_tag2 = #llvm.tbaa_tag<base_type = #tbaa_type_desc3, access_type = #tbaa_type_desc3, offset = 0>
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
    %3 = llvm.mlir.addressof @next.state : !llvm.ptr
    %4 = llvm.mlir.constant(48271 : i32) : i32
    %5 = llvm.mlir.constant(2147483647 : i32) : i32
    %6 = llvm.mlir.addressof @".str" : !llvm.ptr
    %7 = llvm.mlir.addressof @name.at : !llvm.ptr
    %8 = llvm.mlir.constant(1 : i32) : i32
    %9 = llvm.mlir.constant(3 : i32) : i32
    %10 = llvm.mlir.addressof @name.ring : !llvm.ptr
    %11 = llvm.mlir.constant(16 : i64) : i64
    %12 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %13 = llvm.mlir.constant(22 : i32) : i32
    %14 = llvm.mlir.constant(333 : i32) : i32
    %15 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %16 = llvm.mlir.constant(35 : i32) : i32
    %17 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %18 = llvm.mlir.constant(512 : i64) : i64
    %19 = llvm.mlir.addressof @arena : !llvm.ptr
    %20 = llvm.getelementptr inbounds|nuw %19[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %21 = llvm.mlir.constant(3 : i64) : i64
    %22 = llvm.mlir.zero : !llvm.ptr
    %23 = llvm.mlir.constant(520 : i64) : i64
    %24 = llvm.getelementptr inbounds|nuw %19[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %25 = llvm.mlir.constant(7 : i64) : i64
    %26 = llvm.mlir.constant(-8 : i64) : i64
    %27 = llvm.mlir.constant(32 : i64) : i64
    %28 = llvm.mlir.constant(513 : i64) : i64
    %29 = llvm.mlir.constant(47 : i64) : i64
    %30 = llvm.mlir.constant(496 : i64) : i64
    %31 = llvm.mlir.constant(8 : i64) : i64
    %32 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %33 = llvm.mlir.constant(0 : i64) : i64
    %34 = llvm.mlir.constant(24 : i64) : i64
    %35 = llvm.mlir.constant(5.000000e-01 : f64) : f64
    %36 = llvm.mlir.constant(500 : i64) : i64
    %37 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %38 = llvm.mlir.addressof @order : !llvm.ptr
    %39 = llvm.mlir.constant(0 : i32) : i32
    %40 = llvm.mlir.constant(99 : i32) : i32
    %41 = llvm.mlir.constant(7 : i32) : i32
    %42 = llvm.call tail @atexit(%0) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %43 = llvm.call tail @atexit(%1) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %44 = llvm.call tail @atexit(%2) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %45 = llvm.load %3 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %46 = llvm.mul %45, %4 : i32
    %47 = llvm.urem %46, %5 : i32
    llvm.store %47, %3 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %48 = llvm.call tail @printf(%6, %47) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %49 = llvm.load %3 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %50 = llvm.mul %49, %4 : i32
    %51 = llvm.urem %50, %5 : i32
    llvm.store %51, %3 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %52 = llvm.call tail @printf(%6, %51) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %53 = llvm.load %3 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %54 = llvm.mul %53, %4 : i32
    %55 = llvm.urem %54, %5 : i32
    llvm.store %55, %3 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %56 = llvm.call tail @printf(%6, %55) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %57 = llvm.load %3 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %58 = llvm.mul %57, %4 : i32
    %59 = llvm.urem %58, %5 : i32
    llvm.store %59, %3 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %60 = llvm.call tail @printf(%6, %59) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %61 = llvm.load %3 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %62 = llvm.mul %61, %4 : i32
    %63 = llvm.urem %62, %5 : i32
    llvm.store %63, %3 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %64 = llvm.call tail @printf(%6, %63) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %65 = llvm.load %7 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %66 = llvm.add %65, %8 overflow<nsw> : i32
    llvm.store %66, %7 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %67 = llvm.and %65, %9 : i32
    %68 = llvm.zext nneg %67 : i32 to i64
    %69 = llvm.getelementptr inbounds|nuw %10[%68] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<16 x i8>
    %70 = llvm.call tail @snprintf(%69, %11, %12, %8) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_unwind} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %71 = llvm.load %7 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %72 = llvm.add %71, %8 overflow<nsw> : i32
    llvm.store %72, %7 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %73 = llvm.and %71, %9 : i32
    %74 = llvm.zext nneg %73 : i32 to i64
    %75 = llvm.getelementptr inbounds|nuw %10[%74] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<16 x i8>
    %76 = llvm.call tail @snprintf(%75, %11, %12, %13) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_unwind} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %77 = llvm.load %7 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %78 = llvm.add %77, %8 overflow<nsw> : i32
    llvm.store %78, %7 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %79 = llvm.and %77, %9 : i32
    %80 = llvm.zext nneg %79 : i32 to i64
    %81 = llvm.getelementptr inbounds|nuw %10[%80] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<16 x i8>
    %82 = llvm.call tail @snprintf(%81, %11, %12, %14) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_unwind} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %83 = llvm.call tail @printf(%15, %69, %75, %81) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %84 = llvm.call fastcc tail @fib(%16) {memory_effects = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>} : (i32 {llvm.noundef}) -> i32
    %85 = llvm.call tail @printf(%17, %84) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %86 = llvm.load %20 {alignment = 16 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i64
    %87 = llvm.add %86, %21 : i64
    %88 = llvm.icmp "ugt" %87, %18 : i64
    llvm.cond_br %88, ^bb2(%86, %22 : i64, !llvm.ptr), ^bb1
  ^bb1:  // pred: ^bb0
    llvm.store %87, %20 {alignment = 16 : i64, tbaa = [#tbaa_tag3]} : i64, !llvm.ptr
    %89 = llvm.load %24 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %90 = llvm.add %89, %8 overflow<nsw> : i32
    llvm.store %90, %24 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    %91 = llvm.getelementptr inbounds|nuw %19[%86] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb2(%87, %91 : i64, !llvm.ptr)
  ^bb2(%92: i64, %93: !llvm.ptr):  // 2 preds: ^bb0, ^bb1
    %94 = llvm.add %92, %25 : i64
    %95 = llvm.and %94, %26 : i64
    %96 = llvm.add %95, %27 : i64
    %97 = llvm.icmp "ult" %96, %28 : i64
    llvm.intr.assume %97  : i1
    llvm.store %96, %20 {alignment = 16 : i64, tbaa = [#tbaa_tag3]} : i64, !llvm.ptr
    %98 = llvm.load %24 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %99 = llvm.add %98, %8 overflow<nsw> : i32
    llvm.store %99, %24 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    %100 = llvm.getelementptr inbounds|nuw %19[%95] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %101 = llvm.add %95, %29 : i64
    %102 = llvm.icmp "ult" %101, %18 : i64
    llvm.intr.assume %102  : i1
    %103 = llvm.and %101, %30 : i64
    %104 = llvm.or disjoint %103, %31 : i64
    llvm.store %104, %20 {alignment = 16 : i64, tbaa = [#tbaa_tag3]} : i64, !llvm.ptr
    %105 = llvm.load %24 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %106 = llvm.add %105, %8 overflow<nsw> : i32
    llvm.store %106, %24 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    %107 = llvm.getelementptr inbounds|nuw %19[%103] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%93, %32, %21) <{arg_attrs = [{llvm.align = 1 : i64, llvm.dereferenceable = 3 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 1 : i64, llvm.dereferenceable = 3 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %108 = llvm.load %3 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %109 = llvm.mul %108, %4 : i32
    %110 = llvm.urem %109, %5 : i32
    llvm.store %33, %100 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i64, !llvm.ptr
    %111 = llvm.mul %110, %4 : i32
    %112 = llvm.urem %111, %5 : i32
    %113 = llvm.zext nneg %112 : i32 to i64
    %114 = llvm.getelementptr inbounds|nuw %100[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %113, %114 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i64, !llvm.ptr
    %115 = llvm.mul %112, %4 : i32
    %116 = llvm.urem %115, %5 : i32
    %117 = llvm.shl %116, %8 overflow<nuw> : i32
    %118 = llvm.zext %117 : i32 to i64
    %119 = llvm.getelementptr inbounds|nuw %100[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %118, %119 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i64, !llvm.ptr
    %120 = llvm.mul %116, %4 : i32
    %121 = llvm.urem %120, %5 : i32
    %122 = llvm.zext nneg %121 : i32 to i64
    %123 = llvm.mul %122, %21 overflow<nsw, nuw> : i64
    %124 = llvm.getelementptr inbounds|nuw %100[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %123, %124 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i64, !llvm.ptr
    llvm.store %121, %3 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    llvm.store %35, %107 {alignment = 16 : i64, tbaa = [#tbaa_tag2]} : f64, !llvm.ptr
    %125 = llvm.load %20 {alignment = 16 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i64
    %126 = llvm.load %24 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %127 = llvm.add %125, %36 : i64
    %128 = llvm.icmp "ugt" %127, %18 : i64
    llvm.cond_br %128, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    llvm.store %127, %20 {alignment = 16 : i64, tbaa = [#tbaa_tag3]} : i64, !llvm.ptr
    %129 = llvm.add %126, %8 overflow<nsw> : i32
    llvm.store %129, %24 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %130 = llvm.zext %128 : i1 to i32
    %131 = llvm.call tail @printf(%37, %93, %123, %35, %125, %126, %130) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, f64 {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %132 = llvm.call fastcc tail @depth() {memory_effects = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>} : () -> i32
    %133 = llvm.call tail @printf(%17, %132) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %134 = llvm.load %38 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %135 = llvm.icmp "eq" %134, %39 : i32
    llvm.cond_br %135, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %136 = llvm.call fastcc tail @depth() {memory_effects = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>} : () -> i32
    %137 = llvm.srem %136, %41 : i32
    %138 = llvm.add %137, %9 overflow<nsw> : i32
    llvm.call tail @exit(%138) {no_unwind} : (i32 {llvm.noundef}) -> ()
    llvm.unreachable
  ^bb6:  // pred: ^bb4
    llvm.return %40 : i32
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
    llvm.cond_br %5, ^bb2(%arg0 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    %6 = llvm.zext nneg %arg0 : i32 to i64
    %7 = llvm.getelementptr inbounds|nuw %1[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %8 = llvm.load %7 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %9 = llvm.icmp "eq" %8, %2 : i32
    llvm.cond_br %9, ^bb3, ^bb2(%8 : i32)
  ^bb2(%10: i32):  // 3 preds: ^bb0, ^bb1, ^bb3
    llvm.return %10 : i32
  ^bb3:  // pred: ^bb1
    %11 = llvm.add %arg0, %3 overflow<nsw> : i32
    %12 = llvm.call fastcc tail @fib(%11) {memory_effects = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>} : (i32 {llvm.noundef}) -> i32
    %13 = llvm.add %arg0, %4 overflow<nsw> : i32
    %14 = llvm.call fastcc tail @fib(%13) {memory_effects = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>} : (i32 {llvm.noundef}) -> i32
    %15 = llvm.add %14, %12 overflow<nsw> : i32
    llvm.store %15, %7 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    llvm.br ^bb2(%15 : i32)
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
    llvm.cond_br %7, ^bb1, ^bb2(%5, %6 : i32, i32)
  ^bb1:  // pred: ^bb0
    %8 = llvm.mul %6, %3 overflow<nsw> : i32
    %9 = llvm.call fastcc tail @depth() {memory_effects = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>} : () -> i32
    %10 = llvm.add %9, %8 overflow<nsw> : i32
    %11 = llvm.load %0 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %12 = llvm.add %11, %4 overflow<nsw> : i32
    llvm.br ^bb2(%12, %10 : i32, i32)
  ^bb2(%13: i32, %14: i32):  // 2 preds: ^bb0, ^bb1
    llvm.store %13, %0 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    llvm.return %14 : i32
  }
  llvm.func local_unnamed_addr @exit(i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", "noreturn", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @snprintf(!llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.writeonly}, i64 {llvm.noundef}, !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
}
