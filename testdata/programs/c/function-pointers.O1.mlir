#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "any pointer", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "double", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_type_desc3 = #llvm.tbaa_type_desc<id = "", members = {<#tbaa_type_desc, 0>, <#tbaa_type_desc1, 8>}>
#tbaa_type_desc4 = #llvm.tbaa_type_desc<id = "p1 _ZTS7methods", members = {<#tbaa_type_desc1, 0>}>
#tbaa_type_desc5 = #llvm.tbaa_type_desc<id = "p1 omnipotent char", members = {<#tbaa_type_desc1, 0>}>
#tbaa_tag2 = #llvm.tbaa_tag<base_type = #tbaa_type_desc3, access_type = #tbaa_type_desc, offset = 0>
#tbaa_tag3 = #llvm.tbaa_tag<base_type = #tbaa_type_desc3, access_type = #tbaa_type_desc1, offset = 8>
#tbaa_type_desc6 = #llvm.tbaa_type_desc<id = "shape", members = {<#tbaa_type_desc4, 0>, <#tbaa_type_desc2, 8>, <#tbaa_type_desc2, 16>}>
#tbaa_type_desc7 = #llvm.tbaa_type_desc<id = "methods", members = {<#tbaa_type_desc1, 0>, <#tbaa_type_desc1, 8>, <#tbaa_type_desc5, 16>}>
#tbaa_tag4 = #llvm.tbaa_tag<base_type = #tbaa_type_desc6, access_type = #tbaa_type_desc4, offset = 0>
#tbaa_tag5 = #llvm.tbaa_tag<base_type = #tbaa_type_desc7, access_type = #tbaa_type_desc1, offset = 8>
#tbaa_tag6 = #llvm.tbaa_tag<base_type = #tbaa_type_desc7, access_type = #tbaa_type_desc5, offset = 16>
#tbaa_tag7 = #llvm.tbaa_tag<base_type = #tbaa_type_desc7, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_tag8 = #llvm.tbaa_tag<base_type = #tbaa_type_desc6, access_type = #tbaa_type_desc2, offset = 8>
#tbaa_tag9 = #llvm.tbaa_tag<base_type = #tbaa_type_desc6, access_type = #tbaa_type_desc2, offset = 16>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("+-*%?\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("17 %c 5 = %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("no %c\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal constant @box() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<"struct.methods", (ptr, ptr, ptr)> {
    %0 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %1 = llvm.mlir.addressof @scale_both : !llvm.ptr
    %2 = llvm.mlir.addressof @box_area : !llvm.ptr
    %3 = llvm.mlir.undef : !llvm.struct<"struct.methods", (ptr, ptr, ptr)>
    %4 = llvm.insertvalue %2, %3[0] : !llvm.struct<"struct.methods", (ptr, ptr, ptr)> 
    %5 = llvm.insertvalue %1, %4[1] : !llvm.struct<"struct.methods", (ptr, ptr, ptr)> 
    %6 = llvm.insertvalue %0, %5[2] : !llvm.struct<"struct.methods", (ptr, ptr, ptr)> 
    llvm.return %6 : !llvm.struct<"struct.methods", (ptr, ptr, ptr)>
  }
  llvm.mlir.global internal constant @disc() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<"struct.methods", (ptr, ptr, ptr)> {
    %0 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %1 = llvm.mlir.addressof @scale_first : !llvm.ptr
    %2 = llvm.mlir.addressof @disc_area : !llvm.ptr
    %3 = llvm.mlir.undef : !llvm.struct<"struct.methods", (ptr, ptr, ptr)>
    %4 = llvm.insertvalue %2, %3[0] : !llvm.struct<"struct.methods", (ptr, ptr, ptr)> 
    %5 = llvm.insertvalue %1, %4[1] : !llvm.struct<"struct.methods", (ptr, ptr, ptr)> 
    %6 = llvm.insertvalue %0, %5[2] : !llvm.struct<"struct.methods", (ptr, ptr, ptr)> 
    llvm.return %6 : !llvm.struct<"struct.methods", (ptr, ptr, ptr)>
  }
  llvm.mlir.global private unnamed_addr constant @__const.main.shapes() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<3 x struct<"struct.shape", (ptr, f64, f64)>> {
    %0 = llvm.mlir.constant(8.000000e+00 : f64) : f64
    %1 = llvm.mlir.constant(5.000000e-01 : f64) : f64
    %2 = llvm.mlir.addressof @box : !llvm.ptr
    %3 = llvm.mlir.undef : !llvm.struct<"struct.shape", (ptr, f64, f64)>
    %4 = llvm.insertvalue %2, %3[0] : !llvm.struct<"struct.shape", (ptr, f64, f64)> 
    %5 = llvm.insertvalue %1, %4[1] : !llvm.struct<"struct.shape", (ptr, f64, f64)> 
    %6 = llvm.insertvalue %0, %5[2] : !llvm.struct<"struct.shape", (ptr, f64, f64)> 
    %7 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %8 = llvm.mlir.constant(2.000000e+00 : f64) : f64
    %9 = llvm.mlir.addressof @disc : !llvm.ptr
    %10 = llvm.mlir.undef : !llvm.struct<"struct.shape", (ptr, f64, f64)>
    %11 = llvm.insertvalue %9, %10[0] : !llvm.struct<"struct.shape", (ptr, f64, f64)> 
    %12 = llvm.insertvalue %8, %11[1] : !llvm.struct<"struct.shape", (ptr, f64, f64)> 
    %13 = llvm.insertvalue %7, %12[2] : !llvm.struct<"struct.shape", (ptr, f64, f64)> 
    %14 = llvm.mlir.constant(3.000000e+00 : f64) : f64
    %15 = llvm.mlir.undef : !llvm.struct<"struct.shape", (ptr, f64, f64)>
    %16 = llvm.insertvalue %2, %15[0] : !llvm.struct<"struct.shape", (ptr, f64, f64)> 
    %17 = llvm.insertvalue %8, %16[1] : !llvm.struct<"struct.shape", (ptr, f64, f64)> 
    %18 = llvm.insertvalue %14, %17[2] : !llvm.struct<"struct.shape", (ptr, f64, f64)> 
    %19 = llvm.mlir.undef : !llvm.array<3 x struct<"struct.shape", (ptr, f64, f64)>>
    %20 = llvm.insertvalue %18, %19[0] : !llvm.array<3 x struct<"struct.shape", (ptr, f64, f64)>> 
    %21 = llvm.insertvalue %13, %20[1] : !llvm.array<3 x struct<"struct.shape", (ptr, f64, f64)>> 
    %22 = llvm.insertvalue %6, %21[2] : !llvm.array<3 x struct<"struct.shape", (ptr, f64, f64)>> 
    llvm.return %22 : !llvm.array<3 x struct<"struct.shape", (ptr, f64, f64)>>
  }
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
    %1 = llvm.mlir.constant(43 : i8) : i8
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.addressof @table : !llvm.ptr
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(4 : i64) : i64
    %6 = llvm.mlir.zero : !llvm.ptr
    %7 = llvm.mlir.constant(8 : i64) : i64
    %8 = llvm.mlir.constant(17 : i32) : i32
    %9 = llvm.mlir.constant(5 : i32) : i32
    %10 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %11 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %12 = llvm.mlir.addressof @".str" : !llvm.ptr
    %13 = llvm.mlir.constant(5 : i64) : i64
    %14 = llvm.mlir.addressof @__const.main.shapes : !llvm.ptr
    %15 = llvm.mlir.constant(72 : i64) : i64
    %16 = llvm.mlir.constant(2.000000e+00 : f64) : f64
    %17 = llvm.mlir.constant(16 : i64) : i64
    %18 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %19 = llvm.mlir.constant(3 : i64) : i64
    %20 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %21 = llvm.mlir.constant(14 : i32) : i32
    %22 = llvm.mlir.constant(60 : i32) : i32
    %23 = llvm.mlir.constant(86 : i32) : i32
    %24 = llvm.mlir.constant(6 : i32) : i32
    %25 = llvm.mlir.constant(7 : i32) : i32
    %26 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %27 = llvm.mlir.constant(285 : i64) : i64
    %28 = llvm.mlir.addressof @sub : !llvm.ptr
    %29 = llvm.mlir.constant(2 : i32) : i32
    %30 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %31 = llvm.mlir.constant(23 : i32) : i32
    %32 = llvm.alloca %0 x !llvm.array<3 x struct<"struct.shape", (ptr, f64, f64)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %33 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.br ^bb1(%1, %2 : i8, i64)
  ^bb1(%34: i8, %35: i64):  // 2 preds: ^bb0, ^bb9
    llvm.br ^bb4(%2 : i64)
  ^bb2:  // pred: ^bb9
    llvm.intr.lifetime.start %32 : !llvm.ptr
    "llvm.intr.memcpy"(%32, %14, %15) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 72 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 72 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb10(%2 : i64)
  ^bb3:  // pred: ^bb4
    %36 = llvm.add %38, %4 overflow<nsw, nuw> : i64
    %37 = llvm.icmp "eq" %36, %5 : i64
    llvm.cond_br %37, ^bb6(%6 : !llvm.ptr), ^bb4(%36 : i64) {loop_annotation = #loop_annotation}
  ^bb4(%38: i64):  // 2 preds: ^bb1, ^bb3
    %39 = llvm.getelementptr inbounds|nuw %3[%38] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.anon", (i8, ptr)>
    %40 = llvm.load %39 {alignment = 16 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i8
    %41 = llvm.icmp "eq" %40, %34 : i8
    llvm.cond_br %41, ^bb5, ^bb3
  ^bb5:  // pred: ^bb4
    %42 = llvm.getelementptr inbounds|nuw %39[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %43 = llvm.load %42 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb6(%43 : !llvm.ptr)
  ^bb6(%44: !llvm.ptr):  // 2 preds: ^bb3, ^bb5
    %45 = llvm.icmp "eq" %44, %6 : !llvm.ptr
    %46 = llvm.sext %34 : i8 to i32
    llvm.cond_br %45, ^bb8, ^bb7
  ^bb7:  // pred: ^bb6
    %47 = llvm.call tail %44(%8, %9) {no_unwind} : !llvm.ptr, (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %48 = llvm.call tail @printf(%10, %46, %47) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb9
  ^bb8:  // pred: ^bb6
    %49 = llvm.call tail @printf(%11, %46) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb7, ^bb8
    %50 = llvm.add %35, %4 overflow<nsw, nuw> : i64
    %51 = llvm.getelementptr inbounds|nuw %12[%50] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %52 = llvm.load %51 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %53 = llvm.icmp "eq" %50, %13 : i64
    llvm.cond_br %53, ^bb2, ^bb1(%52, %50 : i8, i64) {loop_annotation = #loop_annotation}
  ^bb10(%54: i64):  // 2 preds: ^bb2, ^bb10
    %55 = llvm.getelementptr inbounds|nuw %32[%54] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.shape", (ptr, f64, f64)>
    %56 = llvm.load %55 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> !llvm.ptr
    %57 = llvm.getelementptr inbounds|nuw %56[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %58 = llvm.load %57 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    llvm.call %58(%55, %16) {no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}) -> ()
    %59 = llvm.load %55 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> !llvm.ptr
    %60 = llvm.getelementptr inbounds|nuw %59[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %61 = llvm.load %60 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr -> !llvm.ptr
    %62 = llvm.load %59 {alignment = 8 : i64, tbaa = [#tbaa_tag7]} : !llvm.ptr -> !llvm.ptr
    %63 = llvm.call %62(%55) {no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> f64
    %64 = llvm.call @printf(%18, %61, %63) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %65 = llvm.add %54, %4 overflow<nsw, nuw> : i64
    %66 = llvm.icmp "eq" %65, %19 : i64
    llvm.cond_br %66, ^bb11, ^bb10(%65 : i64) {loop_annotation = #loop_annotation}
  ^bb11:  // pred: ^bb10
    %67 = llvm.call @printf(%20, %21, %22, %23) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %68 = llvm.call fastcc @choose(%0) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (i32 {llvm.noundef}) -> !llvm.ptr
    %69 = llvm.call %68(%24, %25) {no_unwind} : !llvm.ptr, (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %70 = llvm.call @printf(%26, %27, %69) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.intr.lifetime.start %33 : !llvm.ptr
    llvm.store volatile %28, %33 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr, !llvm.ptr
    %71 = llvm.load volatile %33 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %72 = llvm.icmp "eq" %71, %28 : !llvm.ptr
    %73 = llvm.zext %72 : i1 to i32
    %74 = llvm.load volatile %33 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %75 = llvm.call %74(%0, %29) {no_unwind} : !llvm.ptr, (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %76 = llvm.call @printf(%30, %73, %75) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.intr.lifetime.end %33 : !llvm.ptr
    llvm.intr.lifetime.end %32 : !llvm.ptr
    llvm.return %31 : i32
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
  llvm.func internal unnamed_addr fastcc @choose(%arg0: i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 4>}) -> (!llvm.ptr {llvm.nonnull}) attributes {dso_local, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nofree", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @mul : !llvm.ptr
    %1 = llvm.mlir.addressof @add : !llvm.ptr
    %2 = llvm.mlir.constant(1 : i32) : i32
    llvm.br ^bb1(%arg0 : i32)
  ^bb1(%3: i32):  // 2 preds: ^bb0, ^bb2
    llvm.switch %3 : i32, ^bb2 [
      3: ^bb4(%0 : !llvm.ptr),
      0: ^bb3
    ]
  ^bb2:  // pred: ^bb1
    %4 = llvm.add %3, %2 overflow<nsw, nuw> : i32
    llvm.br ^bb1(%4 : i32)
  ^bb3:  // pred: ^bb1
    llvm.br ^bb4(%1 : !llvm.ptr)
  ^bb4(%5: !llvm.ptr):  // 2 preds: ^bb1, ^bb3
    llvm.return %5 : !llvm.ptr
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
  llvm.func internal @box_area(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) -> f64 attributes {dso_local, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>, will_return} {
    %0 = llvm.mlir.constant(8 : i64) : i64
    %1 = llvm.mlir.constant(16 : i64) : i64
    %2 = llvm.getelementptr inbounds|nuw %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %3 = llvm.load %2 {alignment = 8 : i64, tbaa = [#tbaa_tag8]} : !llvm.ptr -> f64
    %4 = llvm.getelementptr inbounds|nuw %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %5 = llvm.load %4 {alignment = 8 : i64, tbaa = [#tbaa_tag9]} : !llvm.ptr -> f64
    %6 = llvm.fmul %3, %5 : f64
    llvm.return %6 : f64
  }
  llvm.func internal @scale_both(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef}, %arg1: f64 {llvm.noundef}) attributes {dso_local, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>, will_return} {
    %0 = llvm.mlir.constant(8 : i64) : i64
    %1 = llvm.mlir.constant(16 : i64) : i64
    %2 = llvm.getelementptr inbounds|nuw %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %3 = llvm.load %2 {alignment = 8 : i64, tbaa = [#tbaa_tag8]} : !llvm.ptr -> f64
    %4 = llvm.fmul %arg1, %3 : f64
    llvm.store %4, %2 {alignment = 8 : i64, tbaa = [#tbaa_tag8]} : f64, !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %6 = llvm.load %5 {alignment = 8 : i64, tbaa = [#tbaa_tag9]} : !llvm.ptr -> f64
    %7 = llvm.fmul %arg1, %6 : f64
    llvm.store %7, %5 {alignment = 8 : i64, tbaa = [#tbaa_tag9]} : f64, !llvm.ptr
    llvm.return
  }
  llvm.func internal @disc_area(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) -> f64 attributes {dso_local, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>, will_return} {
    %0 = llvm.mlir.constant(8 : i64) : i64
    %1 = llvm.mlir.constant(3.000000e+00 : f64) : f64
    %2 = llvm.getelementptr inbounds|nuw %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %3 = llvm.load %2 {alignment = 8 : i64, tbaa = [#tbaa_tag8]} : !llvm.ptr -> f64
    %4 = llvm.fmul %3, %1 : f64
    %5 = llvm.fmul %3, %4 : f64
    llvm.return %5 : f64
  }
  llvm.func internal @scale_first(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef}, %arg1: f64 {llvm.noundef}) attributes {dso_local, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>, will_return} {
    %0 = llvm.mlir.constant(8 : i64) : i64
    %1 = llvm.getelementptr inbounds|nuw %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %2 = llvm.load %1 {alignment = 8 : i64, tbaa = [#tbaa_tag8]} : !llvm.ptr -> f64
    %3 = llvm.fmul %arg1, %2 : f64
    llvm.store %3, %1 {alignment = 8 : i64, tbaa = [#tbaa_tag8]} : f64, !llvm.ptr
    llvm.return
  }
}
