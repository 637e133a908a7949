#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#loop_annotation1 = #llvm.loop_annotation<unroll = #loop_unroll>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "any pointer", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc3 = #llvm.tbaa_type_desc<id = "short", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc2, offset = 0>
#tbaa_type_desc4 = #llvm.tbaa_type_desc<id = "person", members = {<#tbaa_type_desc, 0>, <#tbaa_type_desc3, 10>}>
#tbaa_tag2 = #llvm.tbaa_tag<base_type = #tbaa_type_desc4, access_type = #tbaa_type_desc3, offset = 10>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global internal unnamed_addr constant @main.sorters() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<6 x ptr> {
    %0 = llvm.mlir.addressof @radix : !llvm.ptr
    %1 = llvm.mlir.addressof @shell : !llvm.ptr
    %2 = llvm.mlir.addressof @merge : !llvm.ptr
    %3 = llvm.mlir.addressof @heap : !llvm.ptr
    %4 = llvm.mlir.addressof @quick : !llvm.ptr
    %5 = llvm.mlir.addressof @library : !llvm.ptr
    %6 = llvm.mlir.undef : !llvm.array<6 x ptr>
    %7 = llvm.insertvalue %5, %6[0] : !llvm.array<6 x ptr> 
    %8 = llvm.insertvalue %4, %7[1] : !llvm.array<6 x ptr> 
    %9 = llvm.insertvalue %3, %8[2] : !llvm.array<6 x ptr> 
    %10 = llvm.insertvalue %2, %9[3] : !llvm.array<6 x ptr> 
    %11 = llvm.insertvalue %1, %10[4] : !llvm.array<6 x ptr> 
    %12 = llvm.insertvalue %0, %11[5] : !llvm.array<6 x ptr> 
    llvm.return %12 : !llvm.array<6 x ptr>
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%d of %zu agree; %d .. %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("%d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.main.people() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<5 x struct<"struct.person", (array<10 x i8>, i16)>> {
    %0 = llvm.mlir.constant(41 : i16) : i16
    %1 = llvm.mlir.constant("Eve\00\00\00\00\00\00\00") : !llvm.array<10 x i8>
    %2 = llvm.mlir.undef : !llvm.struct<"struct.person", (array<10 x i8>, i16)>
    %3 = llvm.insertvalue %1, %2[0] : !llvm.struct<"struct.person", (array<10 x i8>, i16)> 
    %4 = llvm.insertvalue %0, %3[1] : !llvm.struct<"struct.person", (array<10 x i8>, i16)> 
    %5 = llvm.mlir.constant(7 : i16) : i16
    %6 = llvm.mlir.constant("Dee\00\00\00\00\00\00\00") : !llvm.array<10 x i8>
    %7 = llvm.mlir.undef : !llvm.struct<"struct.person", (array<10 x i8>, i16)>
    %8 = llvm.insertvalue %6, %7[0] : !llvm.struct<"struct.person", (array<10 x i8>, i16)> 
    %9 = llvm.insertvalue %5, %8[1] : !llvm.struct<"struct.person", (array<10 x i8>, i16)> 
    %10 = llvm.mlir.constant(36 : i16) : i16
    %11 = llvm.mlir.constant("Cy\00\00\00\00\00\00\00\00") : !llvm.array<10 x i8>
    %12 = llvm.mlir.undef : !llvm.struct<"struct.person", (array<10 x i8>, i16)>
    %13 = llvm.insertvalue %11, %12[0] : !llvm.struct<"struct.person", (array<10 x i8>, i16)> 
    %14 = llvm.insertvalue %10, %13[1] : !llvm.struct<"struct.person", (array<10 x i8>, i16)> 
    %15 = llvm.mlir.constant("Bob\00\00\00\00\00\00\00") : !llvm.array<10 x i8>
    %16 = llvm.mlir.undef : !llvm.struct<"struct.person", (array<10 x i8>, i16)>
    %17 = llvm.insertvalue %15, %16[0] : !llvm.struct<"struct.person", (array<10 x i8>, i16)> 
    %18 = llvm.insertvalue %0, %17[1] : !llvm.struct<"struct.person", (array<10 x i8>, i16)> 
    %19 = llvm.mlir.constant("Ada\00\00\00\00\00\00\00") : !llvm.array<10 x i8>
    %20 = llvm.mlir.undef : !llvm.struct<"struct.person", (array<10 x i8>, i16)>
    %21 = llvm.insertvalue %19, %20[0] : !llvm.struct<"struct.person", (array<10 x i8>, i16)> 
    %22 = llvm.insertvalue %10, %21[1] : !llvm.struct<"struct.person", (array<10 x i8>, i16)> 
    %23 = llvm.mlir.undef : !llvm.array<5 x struct<"struct.person", (array<10 x i8>, i16)>>
    %24 = llvm.insertvalue %22, %23[0] : !llvm.array<5 x struct<"struct.person", (array<10 x i8>, i16)>> 
    %25 = llvm.insertvalue %18, %24[1] : !llvm.array<5 x struct<"struct.person", (array<10 x i8>, i16)>> 
    %26 = llvm.insertvalue %14, %25[2] : !llvm.array<5 x struct<"struct.person", (array<10 x i8>, i16)>> 
    %27 = llvm.insertvalue %9, %26[3] : !llvm.array<5 x struct<"struct.person", (array<10 x i8>, i16)>> 
    %28 = llvm.insertvalue %4, %27[4] : !llvm.array<5 x struct<"struct.person", (array<10 x i8>, i16)>> 
    llvm.return %28 : !llvm.array<5 x struct<"struct.person", (array<10 x i8>, i16)>>
  }
  llvm.mlir.global private unnamed_addr constant @".str.3"("%s:%d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @main() -> i32 attributes {dso_local, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(7 : i32) : i32
    %3 = llvm.mlir.constant(22695477 : i32) : i32
    %4 = llvm.mlir.constant(12 : i32) : i32
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.mlir.constant(150 : i64) : i64
    %7 = llvm.mlir.constant(600 : i64) : i64
    %8 = llvm.mlir.constant(4 : i64) : i64
    %9 = llvm.mlir.addressof @ascending : !llvm.ptr
    %10 = llvm.mlir.constant(0 : i32) : i32
    %11 = llvm.mlir.addressof @main.sorters : !llvm.ptr
    %12 = llvm.mlir.constant(150 : i32) : i32
    %13 = llvm.mlir.constant(6 : i64) : i64
    %14 = llvm.mlir.constant(596 : i64) : i64
    %15 = llvm.mlir.addressof @".str" : !llvm.ptr
    %16 = llvm.mlir.constant(148 : i64) : i64
    %17 = llvm.mlir.constant(2 : i64) : i64
    %18 = llvm.mlir.zero : !llvm.ptr
    %19 = llvm.mlir.constant(-1 : i32) : i32
    %20 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %21 = llvm.mlir.constant(10 : i64) : i64
    %22 = llvm.mlir.addressof @descending : !llvm.ptr
    %23 = llvm.mlir.constant(36 : i64) : i64
    %24 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %25 = llvm.mlir.addressof @__const.main.people : !llvm.ptr
    %26 = llvm.mlir.constant(60 : i64) : i64
    %27 = llvm.mlir.constant(5 : i64) : i64
    %28 = llvm.mlir.constant(12 : i64) : i64
    %29 = llvm.mlir.addressof @by_age : !llvm.ptr
    %30 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %31 = llvm.mlir.constant(10 : i32) : i32
    %32 = llvm.alloca %0 x !llvm.array<150 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %33 = llvm.alloca %0 x !llvm.array<150 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %34 = llvm.alloca %0 x !llvm.array<150 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %35 = llvm.alloca %0 x !llvm.array<5 x struct<"struct.person", (array<10 x i8>, i16)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %32 : !llvm.ptr
    llvm.intr.lifetime.start %33 : !llvm.ptr
    llvm.intr.lifetime.start %34 : !llvm.ptr
    llvm.br ^bb2(%1, %2 : i64, i32)
  ^bb1:  // pred: ^bb2
    "llvm.intr.memcpy"(%33, %32, %7) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call @qsort(%33, %6, %8, %9) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb15(%1, %10 : i64, i32)
  ^bb2(%36: i64, %37: i32):  // 2 preds: ^bb0, ^bb2
    %38 = llvm.mul %37, %3 : i32
    %39 = llvm.add %38, %0 : i32
    %40 = llvm.ashr %39, %4 : i32
    %41 = llvm.getelementptr inbounds|nuw %32[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %40, %41 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %42 = llvm.add %36, %5 overflow<nsw, nuw> : i64
    %43 = llvm.icmp "eq" %42, %6 : i64
    llvm.cond_br %43, ^bb1, ^bb2(%42, %39 : i64, i32) {loop_annotation = #loop_annotation}
  ^bb3:  // pred: ^bb15
    %44 = llvm.load %33 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %45 = llvm.getelementptr inbounds|nuw %33[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %46 = llvm.load %45 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %47 = llvm.call @printf(%15, %101, %13, %44, %46) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %48 = llvm.getelementptr inbounds|nuw %33[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %49 = llvm.load %48 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %50 = llvm.add %49, %0 overflow<nsw> : i32
    llvm.br ^bb4(%1, %6 : i64, i64)
  ^bb4(%51: i64, %52: i64):  // 2 preds: ^bb3, ^bb7
    %53 = llvm.add %52, %51 : i64
    %54 = llvm.lshr %53, %5 : i64
    %55 = llvm.shl %54, %17 : i64
    %56 = llvm.getelementptr inbounds|nuw %33[%55] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %57 = llvm.load %56 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %58 = llvm.icmp "slt" %49, %57 : i32
    llvm.cond_br %58, ^bb7(%54, %51 : i64, i64), ^bb5
  ^bb5:  // pred: ^bb4
    %59 = llvm.icmp "eq" %49, %57 : i32
    llvm.cond_br %59, ^bb8, ^bb6
  ^bb6:  // pred: ^bb5
    %60 = llvm.add %54, %5 overflow<nuw> : i64
    llvm.br ^bb7(%52, %60 : i64, i64)
  ^bb7(%61: i64, %62: i64):  // 2 preds: ^bb4, ^bb6
    %63 = llvm.icmp "ult" %62, %61 : i64
    llvm.cond_br %63, ^bb4(%62, %61 : i64, i64), ^bb9(%18 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb8:  // pred: ^bb5
    %64 = llvm.getelementptr inbounds|nuw %33[%55] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb9(%64 : !llvm.ptr)
  ^bb9(%65: !llvm.ptr):  // 2 preds: ^bb7, ^bb8
    llvm.br ^bb10(%1, %6 : i64, i64)
  ^bb10(%66: i64, %67: i64):  // 2 preds: ^bb9, ^bb13
    %68 = llvm.add %67, %66 : i64
    %69 = llvm.lshr %68, %5 : i64
    %70 = llvm.shl %69, %17 : i64
    %71 = llvm.getelementptr inbounds|nuw %33[%70] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %72 = llvm.load %71 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %73 = llvm.icmp "slt" %50, %72 : i32
    llvm.cond_br %73, ^bb13(%69, %66 : i64, i64), ^bb11
  ^bb11:  // pred: ^bb10
    %74 = llvm.icmp "eq" %50, %72 : i32
    llvm.cond_br %74, ^bb14(%10 : i32), ^bb12
  ^bb12:  // pred: ^bb11
    %75 = llvm.add %69, %5 overflow<nuw> : i64
    llvm.br ^bb13(%67, %75 : i64, i64)
  ^bb13(%76: i64, %77: i64):  // 2 preds: ^bb10, ^bb12
    %78 = llvm.icmp "ult" %77, %76 : i64
    llvm.cond_br %78, ^bb10(%77, %76 : i64, i64), ^bb14(%0 : i32) {loop_annotation = #loop_annotation}
  ^bb14(%79: i32):  // 2 preds: ^bb11, ^bb13
    %80 = llvm.icmp "eq" %65, %18 : !llvm.ptr
    %81 = llvm.ptrtoint %65 : !llvm.ptr to i64
    %82 = llvm.ptrtoint %33 : !llvm.ptr to i64
    %83 = llvm.sub %81, %82 : i64
    %84 = llvm.lshr exact %83, %17 : i64
    %85 = llvm.trunc %84 : i64 to i32
    %86 = llvm.select %80, %19, %85 : i1, i32
    %87 = llvm.call @printf(%20, %86, %79) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call @qsort(%34, %21, %8, %22) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    %88 = llvm.load %34 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %89 = llvm.getelementptr inbounds|nuw %34[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %90 = llvm.load %89 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %91 = llvm.icmp "sgt" %88, %90 : i32
    %92 = llvm.zext %91 : i1 to i32
    %93 = llvm.call @printf(%24, %92) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.intr.lifetime.start %35 : !llvm.ptr
    "llvm.intr.memcpy"(%35, %25, %26) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 60 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 60 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call @qsort(%35, %27, %28, %29) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb17(%1 : i64)
  ^bb15(%94: i64, %95: i32):  // 2 preds: ^bb1, ^bb15
    "llvm.intr.memcpy"(%34, %32, %7) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %96 = llvm.getelementptr inbounds|nuw %11[%94] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %97 = llvm.load %96 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    llvm.call %97(%34, %12) {no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    %98 = llvm.call @bcmp(%34, %33, %7) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, i64) -> i32
    %99 = llvm.icmp "eq" %98, %10 : i32
    %100 = llvm.zext %99 : i1 to i32
    %101 = llvm.add %95, %100 overflow<nsw, nuw> : i32
    %102 = llvm.add %94, %5 overflow<nsw, nuw> : i64
    %103 = llvm.icmp "eq" %102, %13 : i64
    llvm.cond_br %103, ^bb3, ^bb15(%102, %101 : i64, i32) {loop_annotation = #loop_annotation}
  ^bb16:  // pred: ^bb17
    %104 = llvm.call @putchar(%31) : (i32) -> i32
    llvm.intr.lifetime.end %35 : !llvm.ptr
    llvm.intr.lifetime.end %34 : !llvm.ptr
    llvm.intr.lifetime.end %33 : !llvm.ptr
    llvm.intr.lifetime.end %32 : !llvm.ptr
    llvm.return %101 : i32
  ^bb17(%105: i64):  // 2 preds: ^bb14, ^bb17
    %106 = llvm.getelementptr inbounds|nuw %35[%105] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.person", (array<10 x i8>, i16)>
    %107 = llvm.getelementptr inbounds|nuw %106[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %108 = llvm.load %107 {alignment = 2 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i16
    %109 = llvm.sext %108 : i16 to i32
    %110 = llvm.call @printf(%30, %106, %109) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %111 = llvm.add %105, %5 overflow<nsw, nuw> : i64
    %112 = llvm.icmp "eq" %111, %27 : i64
    llvm.cond_br %112, ^bb16, ^bb17(%111 : i64) {loop_annotation = #loop_annotation}
  }
  llvm.func internal @library(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}) attributes {dso_local, no_unwind, passthrough = ["nofree", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(4 : i64) : i64
    %1 = llvm.mlir.addressof @ascending : !llvm.ptr
    %2 = llvm.sext %arg1 : i32 to i64
    llvm.call tail @qsort(%arg0, %2, %0, %1) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func internal @quick(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef}, %arg1: i32 {llvm.noundef}) attributes {dso_local, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nofree", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(32 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(-1 : i64) : i64
    %5 = llvm.icmp "sgt" %arg1, %0 : i32
    llvm.cond_br %5, ^bb1(%arg0, %arg1 : !llvm.ptr, i32), ^bb9
  ^bb1(%6: !llvm.ptr, %7: i32):  // 2 preds: ^bb0, ^bb8
    %8 = llvm.lshr %7, %0 : i32
    %9 = llvm.zext nneg %8 : i32 to i64
    %10 = llvm.getelementptr inbounds|nuw %6[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %11 = llvm.load %10 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    llvm.br ^bb2(%1, %7 : i64, i32)
  ^bb2(%12: i64, %13: i32):  // 2 preds: ^bb1, ^bb7
    %14 = llvm.shl %12, %2 : i64
    %15 = llvm.ashr exact %14, %2 : i64
    llvm.br ^bb3(%15 : i64)
  ^bb3(%16: i64):  // 2 preds: ^bb2, ^bb3
    %17 = llvm.getelementptr inbounds %6[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %18 = llvm.load %17 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %19 = llvm.icmp "slt" %18, %11 : i32
    %20 = llvm.add %16, %3 overflow<nsw> : i64
    llvm.cond_br %19, ^bb3(%20 : i64), ^bb4 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb3
    %21 = llvm.sext %13 : i32 to i64
    llvm.br ^bb5(%21 : i64)
  ^bb5(%22: i64):  // 2 preds: ^bb4, ^bb5
    %23 = llvm.add %22, %4 overflow<nsw> : i64
    %24 = llvm.getelementptr inbounds %6[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %25 = llvm.load %24 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %26 = llvm.icmp "sgt" %25, %11 : i32
    llvm.cond_br %26, ^bb5(%23 : i64), ^bb6 {loop_annotation = #loop_annotation}
  ^bb6:  // pred: ^bb5
    %27 = llvm.getelementptr inbounds %6[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %28 = llvm.icmp "slt" %16, %23 : i64
    llvm.cond_br %28, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %29 = llvm.trunc %23 overflow<nsw> : i64 to i32
    %30 = llvm.getelementptr inbounds %6[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %31 = llvm.add %16, %3 : i64
    llvm.store %25, %27 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    llvm.store %18, %30 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    llvm.br ^bb2(%31, %29 : i64, i32) {loop_annotation = #loop_annotation1}
  ^bb8:  // pred: ^bb6
    %32 = llvm.trunc %16 overflow<nsw> : i64 to i32
    llvm.call tail @quick(%6, %32) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %33 = llvm.sub %7, %32 overflow<nsw> : i32
    %34 = llvm.icmp "sgt" %33, %0 : i32
    llvm.cond_br %34, ^bb1(%27, %33 : !llvm.ptr, i32), ^bb9 {loop_annotation = #loop_annotation}
  ^bb9:  // 2 preds: ^bb0, ^bb8
    llvm.return
  }
  llvm.func internal @heap(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef}, %arg1: i32 {llvm.noundef}) attributes {dso_local, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-1 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(2 : i32) : i32
    %4 = llvm.mlir.constant(2 : i64) : i64
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.icmp "sgt" %arg1, %0 : i32
    llvm.cond_br %7, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %8 = llvm.lshr %arg1, %0 : i32
    %9 = llvm.zext nneg %8 : i32 to i64
    %10 = llvm.zext nneg %arg1 : i32 to i64
    llvm.br ^bb4(%9 : i64)
  ^bb2:  // 2 preds: ^bb0, ^bb10
    %11 = llvm.icmp "sgt" %arg1, %0 : i32
    llvm.cond_br %11, ^bb3, ^bb11
  ^bb3:  // pred: ^bb2
    %12 = llvm.zext nneg %arg1 : i32 to i64
    llvm.br ^bb12(%12 : i64)
  ^bb4(%13: i64):  // 2 preds: ^bb1, ^bb10
    %14 = llvm.add %13, %1 overflow<nsw> : i64
    %15 = llvm.getelementptr inbounds %arg0[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %16 = llvm.load %15 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %17 = llvm.shl %14, %2 overflow<nsw> : i64
    %18 = llvm.or disjoint %17, %2 : i64
    %19 = llvm.icmp "slt" %18, %10 : i64
    %20 = llvm.trunc %14 overflow<nsw> : i64 to i32
    llvm.cond_br %19, ^bb5, ^bb10(%20 : i32)
  ^bb5:  // pred: ^bb4
    %21 = llvm.trunc %18 overflow<nsw> : i64 to i32
    %22 = llvm.trunc %17 overflow<nsw> : i64 to i32
    %23 = llvm.trunc %14 overflow<nsw> : i64 to i32
    llvm.br ^bb6(%21, %22, %23 : i32, i32, i32)
  ^bb6(%24: i32, %25: i32, %26: i32):  // 2 preds: ^bb5, ^bb9
    %27 = llvm.add %25, %3 overflow<nsw> : i32
    %28 = llvm.icmp "slt" %27, %arg1 : i32
    llvm.cond_br %28, ^bb7, ^bb8(%24 : i32)
  ^bb7:  // pred: ^bb6
    %29 = llvm.sext %27 : i32 to i64
    %30 = llvm.getelementptr inbounds %arg0[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %31 = llvm.load %30 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %32 = llvm.sext %24 : i32 to i64
    %33 = llvm.getelementptr inbounds %arg0[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %34 = llvm.load %33 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %35 = llvm.icmp "sgt" %31, %34 : i32
    %36 = llvm.select %35, %27, %24 : i1, i32
    llvm.br ^bb8(%36 : i32)
  ^bb8(%37: i32):  // 2 preds: ^bb6, ^bb7
    %38 = llvm.sext %37 : i32 to i64
    %39 = llvm.getelementptr inbounds %arg0[%38] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %40 = llvm.load %39 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %41 = llvm.icmp "sgt" %40, %16 : i32
    llvm.cond_br %41, ^bb9, ^bb10(%26 : i32)
  ^bb9:  // pred: ^bb8
    %42 = llvm.sext %26 : i32 to i64
    %43 = llvm.getelementptr inbounds %arg0[%42] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %40, %43 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %44 = llvm.shl %37, %0 overflow<nsw> : i32
    %45 = llvm.or disjoint %44, %0 : i32
    %46 = llvm.icmp "slt" %45, %arg1 : i32
    llvm.cond_br %46, ^bb6(%45, %44, %37 : i32, i32, i32), ^bb10(%37 : i32) {loop_annotation = #loop_annotation}
  ^bb10(%47: i32):  // 3 preds: ^bb4, ^bb8, ^bb9
    %48 = llvm.sext %47 : i32 to i64
    %49 = llvm.getelementptr inbounds %arg0[%48] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %16, %49 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %50 = llvm.icmp "sgt" %13, %2 : i64
    llvm.cond_br %50, ^bb4(%14 : i64), ^bb2 {loop_annotation = #loop_annotation}
  ^bb11:  // 2 preds: ^bb2, ^bb18
    llvm.return
  ^bb12(%51: i64):  // 2 preds: ^bb3, ^bb18
    %52 = llvm.add %51, %1 overflow<nsw> : i64
    %53 = llvm.load %arg0 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %54 = llvm.getelementptr inbounds %arg0[%52] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %55 = llvm.load %54 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    llvm.store %55, %arg0 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    llvm.store %53, %54 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %56 = llvm.load %arg0 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %57 = llvm.icmp "eq" %51, %4 : i64
    llvm.cond_br %57, ^bb18(%5 : i64), ^bb13(%0, %6, %6 : i32, i32, i32)
  ^bb13(%58: i32, %59: i32, %60: i32):  // 2 preds: ^bb12, ^bb16
    %61 = llvm.add %59, %3 overflow<nsw> : i32
    %62 = llvm.sext %61 : i32 to i64
    %63 = llvm.icmp "sgt" %52, %62 : i64
    llvm.cond_br %63, ^bb14, ^bb15(%58 : i32)
  ^bb14:  // pred: ^bb13
    %64 = llvm.sext %61 : i32 to i64
    %65 = llvm.getelementptr inbounds %arg0[%64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %66 = llvm.load %65 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %67 = llvm.sext %58 : i32 to i64
    %68 = llvm.getelementptr inbounds %arg0[%67] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %69 = llvm.load %68 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %70 = llvm.icmp "sgt" %66, %69 : i32
    %71 = llvm.select %70, %61, %58 : i1, i32
    llvm.br ^bb15(%71 : i32)
  ^bb15(%72: i32):  // 2 preds: ^bb13, ^bb14
    %73 = llvm.sext %72 : i32 to i64
    %74 = llvm.getelementptr inbounds %arg0[%73] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %75 = llvm.load %74 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %76 = llvm.icmp "sgt" %75, %56 : i32
    llvm.cond_br %76, ^bb16, ^bb17(%60 : i32)
  ^bb16:  // pred: ^bb15
    %77 = llvm.sext %60 : i32 to i64
    %78 = llvm.getelementptr inbounds %arg0[%77] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %75, %78 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %79 = llvm.shl %72, %0 overflow<nsw> : i32
    %80 = llvm.or disjoint %79, %0 : i32
    %81 = llvm.sext %80 : i32 to i64
    %82 = llvm.icmp "sgt" %52, %81 : i64
    llvm.cond_br %82, ^bb13(%80, %79, %72 : i32, i32, i32), ^bb17(%72 : i32) {loop_annotation = #loop_annotation}
  ^bb17(%83: i32):  // 2 preds: ^bb15, ^bb16
    %84 = llvm.sext %83 : i32 to i64
    llvm.br ^bb18(%84 : i64)
  ^bb18(%85: i64):  // 2 preds: ^bb12, ^bb17
    %86 = llvm.getelementptr inbounds %arg0[%85] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %56, %86 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %87 = llvm.icmp "sgt" %51, %4 : i64
    llvm.cond_br %87, ^bb12(%52 : i64), ^bb11 {loop_annotation = #loop_annotation}
  }
  llvm.func internal @merge(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}) attributes {dso_local, memory_effects = #llvm.memory_effects<other = readwrite, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(2 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.icmp "slt" %arg1, %0 : i32
    llvm.cond_br %6, ^bb8, ^bb1
  ^bb1:  // pred: ^bb0
    %7 = llvm.lshr %arg1, %1 : i32
    %8 = llvm.zext nneg %7 : i32 to i64
    %9 = llvm.shl %8, %2 overflow<nsw, nuw> : i64
    %10 = llvm.call tail @malloc(%9) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias})
    llvm.call tail @merge(%arg0, %7) {memory_effects = #llvm.memory_effects<other = readwrite, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %11 = llvm.getelementptr inbounds|nuw %arg0[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %12 = llvm.sub %arg1, %7 overflow<nsw> : i32
    llvm.call tail @merge(%11, %12) {memory_effects = #llvm.memory_effects<other = readwrite, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    "llvm.intr.memcpy"(%10, %arg0, %9) <{arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb3(%3, %7, %4 : i64, i32, i32)
  ^bb2:  // pred: ^bb7
    llvm.call tail @free(%10) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb8
  ^bb3(%13: i64, %14: i32, %15: i32):  // 2 preds: ^bb1, ^bb7
    %16 = llvm.icmp "slt" %14, %arg1 : i32
    llvm.cond_br %16, ^bb4, ^bb6
  ^bb4:  // pred: ^bb3
    %17 = llvm.sext %14 : i32 to i64
    %18 = llvm.getelementptr inbounds %arg0[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %19 = llvm.load %18 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %20 = llvm.sext %15 : i32 to i64
    %21 = llvm.getelementptr inbounds %10[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %22 = llvm.load %21 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %23 = llvm.icmp "slt" %19, %22 : i32
    llvm.cond_br %23, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %24 = llvm.add %14, %1 overflow<nsw> : i32
    llvm.br ^bb7(%15, %24, %19 : i32, i32, i32)
  ^bb6:  // 2 preds: ^bb3, ^bb4
    %25 = llvm.add %15, %1 overflow<nsw> : i32
    %26 = llvm.sext %15 : i32 to i64
    %27 = llvm.getelementptr inbounds %10[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %28 = llvm.load %27 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    llvm.br ^bb7(%25, %14, %28 : i32, i32, i32)
  ^bb7(%29: i32, %30: i32, %31: i32):  // 2 preds: ^bb5, ^bb6
    %32 = llvm.add %13, %5 overflow<nsw, nuw> : i64
    %33 = llvm.getelementptr inbounds|nuw %arg0[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %31, %33 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %34 = llvm.icmp "slt" %29, %7 : i32
    llvm.cond_br %34, ^bb3(%32, %30, %29 : i64, i32, i32), ^bb2 {loop_annotation = #loop_annotation}
  ^bb8:  // 2 preds: ^bb0, ^bb2
    llvm.return
  }
  llvm.func internal @shell(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef}, %arg1: i32 {llvm.noundef}) attributes {dso_local, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(3 : i32) : i32
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.add %arg1, %0 : i32
    %5 = llvm.icmp "ult" %4, %1 : i32
    llvm.cond_br %5, ^bb5, ^bb1
  ^bb1:  // pred: ^bb0
    %6 = llvm.sext %arg1 : i32 to i64
    llvm.br ^bb3(%arg1 : i32)
  ^bb2:  // 2 preds: ^bb3, ^bb10
    %7 = llvm.add %10, %0 overflow<nsw> : i32
    %8 = llvm.icmp "ult" %7, %1 : i32
    llvm.cond_br %8, ^bb5, ^bb3(%10 : i32) {loop_annotation = #loop_annotation}
  ^bb3(%9: i32):  // 2 preds: ^bb1, ^bb2
    %10 = llvm.sdiv %9, %2 : i32
    %11 = llvm.icmp "slt" %10, %arg1 : i32
    llvm.cond_br %11, ^bb4, ^bb2
  ^bb4:  // pred: ^bb3
    %12 = llvm.sext %10 : i32 to i64
    %13 = llvm.sext %10 : i32 to i64
    llvm.br ^bb6(%12 : i64)
  ^bb5:  // 2 preds: ^bb0, ^bb2
    llvm.return
  ^bb6(%14: i64):  // 2 preds: ^bb4, ^bb10
    %15 = llvm.getelementptr inbounds %arg0[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %16 = llvm.load %15 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %17 = llvm.icmp "slt" %14, %13 : i64
    %18 = llvm.trunc %14 overflow<nsw> : i64 to i32
    llvm.cond_br %17, ^bb10(%18 : i32), ^bb7
  ^bb7:  // pred: ^bb6
    %19 = llvm.trunc %14 overflow<nsw> : i64 to i32
    llvm.br ^bb8(%19 : i32)
  ^bb8(%20: i32):  // 2 preds: ^bb7, ^bb9
    %21 = llvm.sub %20, %10 overflow<nsw> : i32
    %22 = llvm.zext nneg %21 : i32 to i64
    %23 = llvm.getelementptr inbounds|nuw %arg0[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %24 = llvm.load %23 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %25 = llvm.icmp "sgt" %24, %16 : i32
    llvm.cond_br %25, ^bb9, ^bb10(%20 : i32)
  ^bb9:  // pred: ^bb8
    %26 = llvm.sext %20 : i32 to i64
    %27 = llvm.getelementptr inbounds %arg0[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %24, %27 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %28 = llvm.icmp "slt" %21, %10 : i32
    llvm.cond_br %28, ^bb10(%21 : i32), ^bb8(%21 : i32) {loop_annotation = #loop_annotation}
  ^bb10(%29: i32):  // 3 preds: ^bb6, ^bb8, ^bb9
    %30 = llvm.sext %29 : i32 to i64
    %31 = llvm.getelementptr inbounds %arg0[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %16, %31 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %32 = llvm.add %14, %3 overflow<nsw> : i64
    %33 = llvm.icmp "eq" %32, %6 : i64
    llvm.cond_br %33, ^bb2, ^bb6(%32 : i64) {loop_annotation = #loop_annotation}
  }
  llvm.func internal @radix(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef}, %arg1: i32 {llvm.noundef}) attributes {dso_local, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(-2147483648 : i32) : i32
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.constant(1028 : i64) : i64
    %7 = llvm.mlir.constant(255 : i32) : i32
    %8 = llvm.mlir.constant(4 : i64) : i64
    %9 = llvm.mlir.constant(256 : i64) : i64
    %10 = llvm.mlir.constant(600 : i64) : i64
    %11 = llvm.mlir.constant(8 : i32) : i32
    %12 = llvm.mlir.constant(24 : i32) : i32
    %13 = llvm.alloca %0 x !llvm.array<150 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.array<150 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x !llvm.array<257 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %13 : !llvm.ptr
    llvm.intr.lifetime.start %14 : !llvm.ptr
    %16 = llvm.icmp "sgt" %arg1, %1 : i32
    llvm.cond_br %16, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %17 = llvm.zext nneg %arg1 : i32 to i64
    llvm.br ^bb3(%2 : i64)
  ^bb2:  // 2 preds: ^bb0, ^bb3
    %18 = llvm.icmp "sgt" %arg1, %1 : i32
    %19 = llvm.icmp "sgt" %arg1, %1 : i32
    %20 = llvm.zext nneg %arg1 : i32 to i64
    %21 = llvm.zext nneg %arg1 : i32 to i64
    llvm.br ^bb6(%1 : i32)
  ^bb3(%22: i64):  // 2 preds: ^bb1, ^bb3
    %23 = llvm.getelementptr inbounds|nuw %arg0[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %24 = llvm.load %23 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %25 = llvm.xor %24, %3 : i32
    %26 = llvm.getelementptr inbounds|nuw %14[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %25, %26 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %27 = llvm.add %22, %4 overflow<nsw, nuw> : i64
    %28 = llvm.icmp "eq" %27, %17 : i64
    llvm.cond_br %28, ^bb2, ^bb3(%27 : i64) {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb11
    %29 = llvm.icmp "sgt" %arg1, %1 : i32
    llvm.cond_br %29, ^bb5, ^bb13
  ^bb5:  // pred: ^bb4
    %30 = llvm.zext nneg %arg1 : i32 to i64
    llvm.br ^bb14(%2 : i64)
  ^bb6(%31: i32):  // 2 preds: ^bb2, ^bb11
    llvm.intr.lifetime.start %15 : !llvm.ptr
    "llvm.intr.memset"(%15, %5, %6) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 1028 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.cond_br %18, ^bb8(%2 : i64), ^bb7
  ^bb7:  // 2 preds: ^bb6, ^bb8
    %32 = llvm.load %15 {alignment = 16 : i64} : !llvm.ptr -> i32
    llvm.br ^bb10(%32, %2 : i32, i64)
  ^bb8(%33: i64):  // 2 preds: ^bb6, ^bb8
    %34 = llvm.getelementptr inbounds|nuw %14[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %35 = llvm.load %34 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %36 = llvm.lshr %35, %31 : i32
    %37 = llvm.and %36, %7 : i32
    %38 = llvm.zext nneg %37 : i32 to i64
    %39 = llvm.getelementptr inbounds|nuw %15[%38] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %40 = llvm.getelementptr inbounds|nuw %39[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %41 = llvm.load %40 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %42 = llvm.add %41, %0 overflow<nsw> : i32
    llvm.store %42, %40 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %43 = llvm.add %33, %4 overflow<nsw, nuw> : i64
    %44 = llvm.icmp "eq" %43, %20 : i64
    llvm.cond_br %44, ^bb7, ^bb8(%43 : i64) {loop_annotation = #loop_annotation}
  ^bb9:  // pred: ^bb10
    llvm.cond_br %19, ^bb12(%2 : i64), ^bb11
  ^bb10(%45: i32, %46: i64):  // 2 preds: ^bb7, ^bb10
    %47 = llvm.add %46, %4 overflow<nsw, nuw> : i64
    %48 = llvm.getelementptr inbounds|nuw %15[%47] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %49 = llvm.load %48 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %50 = llvm.add %49, %45 overflow<nsw> : i32
    llvm.store %50, %48 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %51 = llvm.icmp "eq" %47, %9 : i64
    llvm.cond_br %51, ^bb9, ^bb10(%50, %47 : i32, i64) {loop_annotation = #loop_annotation}
  ^bb11:  // 2 preds: ^bb9, ^bb12
    "llvm.intr.memcpy"(%14, %13, %10) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.intr.lifetime.end %15 : !llvm.ptr
    %52 = llvm.add %31, %11 overflow<nsw, nuw> : i32
    %53 = llvm.icmp "ult" %31, %12 : i32
    llvm.cond_br %53, ^bb6(%52 : i32), ^bb4 {loop_annotation = #loop_annotation}
  ^bb12(%54: i64):  // 2 preds: ^bb9, ^bb12
    %55 = llvm.getelementptr inbounds|nuw %14[%54] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %56 = llvm.load %55 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %57 = llvm.lshr %56, %31 : i32
    %58 = llvm.and %57, %7 : i32
    %59 = llvm.zext nneg %58 : i32 to i64
    %60 = llvm.getelementptr inbounds|nuw %15[%59] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %61 = llvm.load %60 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %62 = llvm.add %61, %0 overflow<nsw> : i32
    llvm.store %62, %60 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %63 = llvm.sext %61 : i32 to i64
    %64 = llvm.getelementptr inbounds %13[%63] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %56, %64 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %65 = llvm.add %54, %4 overflow<nsw, nuw> : i64
    %66 = llvm.icmp "eq" %65, %21 : i64
    llvm.cond_br %66, ^bb11, ^bb12(%65 : i64) {loop_annotation = #loop_annotation}
  ^bb13:  // 2 preds: ^bb4, ^bb14
    llvm.intr.lifetime.end %14 : !llvm.ptr
    llvm.intr.lifetime.end %13 : !llvm.ptr
    llvm.return
  ^bb14(%67: i64):  // 2 preds: ^bb5, ^bb14
    %68 = llvm.getelementptr inbounds|nuw %14[%67] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %69 = llvm.load %68 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %70 = llvm.xor %69, %3 : i32
    %71 = llvm.getelementptr inbounds|nuw %arg0[%67] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %70, %71 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %72 = llvm.add %67, %4 overflow<nsw, nuw> : i64
    %73 = llvm.icmp "eq" %72, %30 : i64
    llvm.cond_br %73, ^bb13, ^bb14(%72 : i64) {loop_annotation = #loop_annotation}
  }
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @ascending(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) -> (i32 {llvm.range = #llvm.constant_range<i32, -1, 2>}) attributes {dso_local, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>, will_return} {
    %0 = llvm.load %arg0 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %1 = llvm.load %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %2 = llvm.intr.scmp(%0, %1) : (i32, i32) -> i32
    llvm.return %2 : i32
  }
  llvm.func local_unnamed_addr @qsort(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.nocapture, llvm.noundef}) attributes {passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @descending(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) -> (i32 {llvm.range = #llvm.constant_range<i32, -1, 2>}) attributes {dso_local, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>, will_return} {
    %0 = llvm.load %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %1 = llvm.load %arg0 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %2 = llvm.intr.scmp(%0, %1) : (i32, i32) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @by_age(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) -> i32 attributes {dso_local, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>, will_return} {
    %0 = llvm.mlir.constant(10 : i64) : i64
    %1 = llvm.getelementptr inbounds|nuw %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %2 = llvm.load %1 {alignment = 2 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i16
    %3 = llvm.getelementptr inbounds|nuw %arg1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %4 = llvm.load %3 {alignment = 2 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i16
    %5 = llvm.icmp "eq" %2, %4 : i16
    llvm.cond_br %5, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %6 = llvm.sext %4 : i16 to i32
    %7 = llvm.sext %2 : i16 to i32
    %8 = llvm.sub %7, %6 overflow<nsw> : i32
    llvm.br ^bb3(%8 : i32)
  ^bb2:  // pred: ^bb0
    %9 = llvm.call tail @strcmp(%arg0, %arg1) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    llvm.br ^bb3(%9 : i32)
  ^bb3(%10: i32):  // 2 preds: ^bb1, ^bb2
    llvm.return %10 : i32
  }
  llvm.func local_unnamed_addr @malloc(i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias, llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", ["allockind", "9"], ["allocsize", "4294967295"], ["alloc-family", "malloc"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @free(!llvm.ptr {llvm.allocptr, llvm.nocapture, llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", ["allockind", "4"], ["alloc-family", "malloc"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @strcmp(!llvm.ptr {llvm.nocapture, llvm.noundef}, !llvm.ptr {llvm.nocapture, llvm.noundef}) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nocallback", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @putchar(i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree"]}
  llvm.func local_unnamed_addr @bcmp(!llvm.ptr {llvm.nocapture}, !llvm.ptr {llvm.nocapture}, i64) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
}
