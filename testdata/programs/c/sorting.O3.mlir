#loop_annotation = #llvm.loop_annotation<mustProgress = true>
#loop_unroll = #llvm.loop_unroll<runtimeDisable = true>
#loop_unroll1 = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#loop_annotation1 = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true, isVectorized = true>
#loop_annotation2 = #llvm.loop_annotation<unroll = #loop_unroll1>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "short", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_type_desc3 = #llvm.tbaa_type_desc<id = "person", members = {<#tbaa_type_desc, 0>, <#tbaa_type_desc2, 10>}>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc3, access_type = #tbaa_type_desc2, offset = 10>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
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
  llvm.func local_unnamed_addr @main() -> (i32 {llvm.range = #llvm.constant_range<i32, 0, 7>}) attributes {dso_local, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(7 : i32) : i32
    %3 = llvm.mlir.constant(22695477 : i32) : i32
    %4 = llvm.mlir.constant(12 : i32) : i32
    %5 = llvm.mlir.constant(4 : i64) : i64
    %6 = llvm.mlir.constant(8 : i64) : i64
    %7 = llvm.mlir.constant(3 : i64) : i64
    %8 = llvm.mlir.constant(150 : i64) : i64
    %9 = llvm.mlir.constant(600 : i64) : i64
    %10 = llvm.mlir.addressof @ascending : !llvm.ptr
    %11 = llvm.mlir.constant(150 : i32) : i32
    %12 = llvm.mlir.constant(0 : i32) : i32
    %13 = llvm.mlir.constant(75 : i64) : i64
    %14 = llvm.mlir.constant(-300 : i64) : i64
    %15 = llvm.mlir.constant(1 : i64) : i64
    %16 = llvm.mlir.constant(37 : i64) : i64
    %17 = llvm.mlir.constant(2 : i64) : i64
    %18 = llvm.mlir.constant(2 : i32) : i32
    %19 = llvm.mlir.constant(37 : i32) : i32
    %20 = llvm.mlir.constant(-37 : i64) : i64
    %21 = llvm.mlir.constant(74 : i64) : i64
    %22 = llvm.mlir.constant(-74 : i64) : i64
    %23 = llvm.mlir.constant(111 : i64) : i64
    %24 = llvm.mlir.constant(-111 : i64) : i64
    %25 = llvm.mlir.constant(148 : i64) : i64
    %26 = llvm.mlir.constant(-592 : i64) : i64
    %27 = llvm.mlir.constant(18 : i64) : i64
    %28 = llvm.mlir.constant(18 : i32) : i32
    %29 = llvm.mlir.constant(-18 : i64) : i64
    %30 = llvm.mlir.constant(36 : i64) : i64
    %31 = llvm.mlir.constant(-36 : i64) : i64
    %32 = llvm.mlir.constant(54 : i64) : i64
    %33 = llvm.mlir.constant(-54 : i64) : i64
    %34 = llvm.mlir.constant(72 : i64) : i64
    %35 = llvm.mlir.constant(-72 : i64) : i64
    %36 = llvm.mlir.constant(90 : i64) : i64
    %37 = llvm.mlir.constant(-90 : i64) : i64
    %38 = llvm.mlir.constant(108 : i64) : i64
    %39 = llvm.mlir.constant(-108 : i64) : i64
    %40 = llvm.mlir.constant(126 : i64) : i64
    %41 = llvm.mlir.constant(-126 : i64) : i64
    %42 = llvm.mlir.constant(144 : i64) : i64
    %43 = llvm.mlir.constant(-576 : i64) : i64
    %44 = llvm.mlir.constant(9 : i64) : i64
    %45 = llvm.mlir.constant(9 : i32) : i32
    %46 = llvm.mlir.constant(-9 : i64) : i64
    %47 = llvm.mlir.constant(3 : i32) : i32
    %48 = llvm.mlir.constant(-4 : i64) : i64
    %49 = llvm.mlir.constant(-2 : i64) : i64
    %50 = llvm.mlir.constant(-1 : i64) : i64
    %51 = llvm.mlir.constant(32 : i64) : i64
    %52 = llvm.mlir.constant(30 : i64) : i64
    %53 = llvm.mlir.constant(596 : i64) : i64
    %54 = llvm.mlir.addressof @".str" : !llvm.ptr
    %55 = llvm.mlir.constant(6 : i64) : i64
    %56 = llvm.mlir.zero : !llvm.ptr
    %57 = llvm.mlir.constant(-1 : i32) : i32
    %58 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %59 = llvm.mlir.constant(10 : i64) : i64
    %60 = llvm.mlir.addressof @descending : !llvm.ptr
    %61 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %62 = llvm.mlir.addressof @__const.main.people : !llvm.ptr
    %63 = llvm.mlir.constant(60 : i64) : i64
    %64 = llvm.mlir.constant(5 : i64) : i64
    %65 = llvm.mlir.constant(12 : i64) : i64
    %66 = llvm.mlir.addressof @by_age : !llvm.ptr
    %67 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %68 = llvm.mlir.constant(22 : i64) : i64
    %69 = llvm.mlir.constant(24 : i64) : i64
    %70 = llvm.mlir.constant(34 : i64) : i64
    %71 = llvm.mlir.constant(46 : i64) : i64
    %72 = llvm.mlir.constant(48 : i64) : i64
    %73 = llvm.mlir.constant(58 : i64) : i64
    %74 = llvm.mlir.constant(10 : i32) : i32
    %75 = llvm.alloca %0 x !llvm.array<150 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %76 = llvm.alloca %0 x !llvm.array<150 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %77 = llvm.alloca %0 x !llvm.array<150 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %78 = llvm.alloca %0 x !llvm.array<5 x struct<"struct.person", (array<10 x i8>, i16)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %75 : !llvm.ptr
    llvm.intr.lifetime.start %76 : !llvm.ptr
    llvm.intr.lifetime.start %77 : !llvm.ptr
    llvm.br ^bb56(%1, %2 : i64, i32)
  ^bb1(%79: i32, %80: i64):  // 2 preds: ^bb10, ^bb52
    %81 = llvm.urem %79, %19 : i32
    %82 = llvm.getelementptr inbounds|nuw %77[%80] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %83 = llvm.load %82 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %84 = llvm.add %80, %20 overflow<nsw> : i64
    %85 = llvm.getelementptr inbounds|nuw %77[%84] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %86 = llvm.load %85 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %87 = llvm.icmp "sgt" %86, %83 : i32
    llvm.cond_br %87, ^bb2, ^bb9(%80 : i64)
  ^bb2:  // pred: ^bb1
    %88 = llvm.getelementptr inbounds|nuw %77[%80] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %86, %88 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %89 = llvm.icmp "ult" %80, %21 : i64
    llvm.cond_br %89, ^bb10(%81 : i32), ^bb3 {loop_annotation = #loop_annotation}
  ^bb3:  // pred: ^bb2
    %90 = llvm.add %80, %22 overflow<nsw> : i64
    %91 = llvm.getelementptr inbounds|nuw %77[%90] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %92 = llvm.load %91 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %93 = llvm.icmp "sgt" %92, %83 : i32
    llvm.cond_br %93, ^bb4, ^bb9(%84 : i64)
  ^bb4:  // pred: ^bb3
    %94 = llvm.getelementptr inbounds|nuw %77[%84] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %92, %94 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %95 = llvm.icmp "ult" %80, %23 : i64
    llvm.cond_br %95, ^bb10(%81 : i32), ^bb5 {loop_annotation = #loop_annotation}
  ^bb5:  // pred: ^bb4
    %96 = llvm.add %80, %24 overflow<nsw> : i64
    %97 = llvm.getelementptr inbounds|nuw %77[%96] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %98 = llvm.load %97 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %99 = llvm.icmp "sgt" %98, %83 : i32
    llvm.cond_br %99, ^bb6, ^bb9(%90 : i64)
  ^bb6:  // pred: ^bb5
    %100 = llvm.getelementptr inbounds|nuw %77[%90] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %98, %100 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %101 = llvm.icmp "ult" %80, %25 : i64
    llvm.cond_br %101, ^bb10(%81 : i32), ^bb7 {loop_annotation = #loop_annotation}
  ^bb7:  // pred: ^bb6
    %102 = llvm.getelementptr %77[%80] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %103 = llvm.getelementptr %102[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %104 = llvm.load %103 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %105 = llvm.icmp "sgt" %104, %83 : i32
    llvm.cond_br %105, ^bb8, ^bb9(%96 : i64)
  ^bb8:  // pred: ^bb7
    %106 = llvm.getelementptr inbounds|nuw %77[%96] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %104, %106 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    llvm.br ^bb10(%81 : i32)
  ^bb9(%107: i64):  // 4 preds: ^bb1, ^bb3, ^bb5, ^bb7
    %108 = llvm.trunc %107 overflow<nsw, nuw> : i64 to i32
    llvm.br ^bb10(%108 : i32)
  ^bb10(%109: i32):  // 5 preds: ^bb2, ^bb4, ^bb6, ^bb8, ^bb9
    %110 = llvm.sext %109 : i32 to i64
    %111 = llvm.getelementptr inbounds %77[%110] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %83, %111 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %112 = llvm.add %80, %15 overflow<nsw, nuw> : i64
    %113 = llvm.icmp "eq" %112, %8 : i64
    %114 = llvm.add %79, %0 overflow<nsw, nuw> : i32
    llvm.cond_br %113, ^bb11(%12, %27 : i32, i64), ^bb1(%114, %112 : i32, i64) {loop_annotation = #loop_annotation}
  ^bb11(%115: i32, %116: i64):  // 2 preds: ^bb10, ^bb28
    %117 = llvm.urem %115, %28 : i32
    %118 = llvm.getelementptr inbounds|nuw %77[%116] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %119 = llvm.load %118 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %120 = llvm.add %116, %29 overflow<nsw> : i64
    %121 = llvm.getelementptr inbounds|nuw %77[%120] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %122 = llvm.load %121 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %123 = llvm.icmp "sgt" %122, %119 : i32
    llvm.cond_br %123, ^bb12, ^bb27(%116 : i64)
  ^bb12:  // pred: ^bb11
    %124 = llvm.getelementptr inbounds|nuw %77[%116] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %122, %124 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %125 = llvm.icmp "ult" %116, %30 : i64
    llvm.cond_br %125, ^bb28(%117 : i32), ^bb13 {loop_annotation = #loop_annotation}
  ^bb13:  // pred: ^bb12
    %126 = llvm.add %116, %31 overflow<nsw> : i64
    %127 = llvm.getelementptr inbounds|nuw %77[%126] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %128 = llvm.load %127 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %129 = llvm.icmp "sgt" %128, %119 : i32
    llvm.cond_br %129, ^bb14, ^bb27(%120 : i64)
  ^bb14:  // pred: ^bb13
    %130 = llvm.getelementptr inbounds|nuw %77[%120] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %128, %130 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %131 = llvm.icmp "ult" %116, %32 : i64
    llvm.cond_br %131, ^bb28(%117 : i32), ^bb15 {loop_annotation = #loop_annotation}
  ^bb15:  // pred: ^bb14
    %132 = llvm.add %116, %33 overflow<nsw> : i64
    %133 = llvm.getelementptr inbounds|nuw %77[%132] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %134 = llvm.load %133 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %135 = llvm.icmp "sgt" %134, %119 : i32
    llvm.cond_br %135, ^bb16, ^bb27(%126 : i64)
  ^bb16:  // pred: ^bb15
    %136 = llvm.getelementptr inbounds|nuw %77[%126] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %134, %136 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %137 = llvm.icmp "ult" %116, %34 : i64
    llvm.cond_br %137, ^bb28(%117 : i32), ^bb17 {loop_annotation = #loop_annotation}
  ^bb17:  // pred: ^bb16
    %138 = llvm.add %116, %35 overflow<nsw> : i64
    %139 = llvm.getelementptr inbounds|nuw %77[%138] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %140 = llvm.load %139 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %141 = llvm.icmp "sgt" %140, %119 : i32
    llvm.cond_br %141, ^bb18, ^bb27(%132 : i64)
  ^bb18:  // pred: ^bb17
    %142 = llvm.getelementptr inbounds|nuw %77[%132] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %140, %142 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %143 = llvm.icmp "ult" %116, %36 : i64
    llvm.cond_br %143, ^bb28(%117 : i32), ^bb19 {loop_annotation = #loop_annotation}
  ^bb19:  // pred: ^bb18
    %144 = llvm.add %116, %37 overflow<nsw> : i64
    %145 = llvm.getelementptr inbounds|nuw %77[%144] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %146 = llvm.load %145 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %147 = llvm.icmp "sgt" %146, %119 : i32
    llvm.cond_br %147, ^bb20, ^bb27(%138 : i64)
  ^bb20:  // pred: ^bb19
    %148 = llvm.getelementptr inbounds|nuw %77[%138] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %146, %148 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %149 = llvm.icmp "ult" %116, %38 : i64
    llvm.cond_br %149, ^bb28(%117 : i32), ^bb21 {loop_annotation = #loop_annotation}
  ^bb21:  // pred: ^bb20
    %150 = llvm.add %116, %39 overflow<nsw> : i64
    %151 = llvm.getelementptr inbounds|nuw %77[%150] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %152 = llvm.load %151 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %153 = llvm.icmp "sgt" %152, %119 : i32
    llvm.cond_br %153, ^bb22, ^bb27(%144 : i64)
  ^bb22:  // pred: ^bb21
    %154 = llvm.getelementptr inbounds|nuw %77[%144] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %152, %154 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %155 = llvm.icmp "ult" %116, %40 : i64
    llvm.cond_br %155, ^bb28(%117 : i32), ^bb23 {loop_annotation = #loop_annotation}
  ^bb23:  // pred: ^bb22
    %156 = llvm.add %116, %41 overflow<nsw> : i64
    %157 = llvm.getelementptr inbounds|nuw %77[%156] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %158 = llvm.load %157 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %159 = llvm.icmp "sgt" %158, %119 : i32
    llvm.cond_br %159, ^bb24, ^bb27(%150 : i64)
  ^bb24:  // pred: ^bb23
    %160 = llvm.getelementptr inbounds|nuw %77[%150] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %158, %160 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %161 = llvm.icmp "ult" %116, %42 : i64
    llvm.cond_br %161, ^bb28(%117 : i32), ^bb25 {loop_annotation = #loop_annotation}
  ^bb25:  // pred: ^bb24
    %162 = llvm.getelementptr %77[%116] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %163 = llvm.getelementptr %162[%43] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %164 = llvm.load %163 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %165 = llvm.icmp "sgt" %164, %119 : i32
    llvm.cond_br %165, ^bb26, ^bb27(%156 : i64)
  ^bb26:  // pred: ^bb25
    %166 = llvm.getelementptr inbounds|nuw %77[%156] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %164, %166 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    llvm.br ^bb28(%117 : i32)
  ^bb27(%167: i64):  // 8 preds: ^bb11, ^bb13, ^bb15, ^bb17, ^bb19, ^bb21, ^bb23, ^bb25
    %168 = llvm.trunc %167 overflow<nsw, nuw> : i64 to i32
    llvm.br ^bb28(%168 : i32)
  ^bb28(%169: i32):  // 9 preds: ^bb12, ^bb14, ^bb16, ^bb18, ^bb20, ^bb22, ^bb24, ^bb26, ^bb27
    %170 = llvm.sext %169 : i32 to i64
    %171 = llvm.getelementptr inbounds %77[%170] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %119, %171 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %172 = llvm.add %116, %15 overflow<nsw, nuw> : i64
    %173 = llvm.icmp "eq" %172, %8 : i64
    %174 = llvm.add %115, %0 overflow<nsw, nuw> : i32
    llvm.cond_br %173, ^bb29(%12, %44 : i32, i64), ^bb11(%174, %172 : i32, i64) {loop_annotation = #loop_annotation}
  ^bb29(%175: i32, %176: i64):  // 2 preds: ^bb28, ^bb33
    %177 = llvm.urem %175, %45 : i32
    %178 = llvm.getelementptr inbounds|nuw %77[%176] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %179 = llvm.load %178 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    llvm.br ^bb30(%176 : i64)
  ^bb30(%180: i64):  // 2 preds: ^bb29, ^bb31
    %181 = llvm.add %180, %46 overflow<nsw> : i64
    %182 = llvm.getelementptr inbounds|nuw %77[%181] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %183 = llvm.load %182 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %184 = llvm.icmp "sgt" %183, %179 : i32
    llvm.cond_br %184, ^bb31, ^bb32
  ^bb31:  // pred: ^bb30
    %185 = llvm.getelementptr inbounds|nuw %77[%180] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %183, %185 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %186 = llvm.icmp "slt" %180, %27 : i64
    llvm.cond_br %186, ^bb33(%177 : i32), ^bb30(%181 : i64) {loop_annotation = #loop_annotation}
  ^bb32:  // pred: ^bb30
    %187 = llvm.trunc %180 overflow<nsw, nuw> : i64 to i32
    llvm.br ^bb33(%187 : i32)
  ^bb33(%188: i32):  // 2 preds: ^bb31, ^bb32
    %189 = llvm.sext %188 : i32 to i64
    %190 = llvm.getelementptr inbounds %77[%189] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %179, %190 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %191 = llvm.add %176, %15 overflow<nsw, nuw> : i64
    %192 = llvm.icmp "eq" %191, %8 : i64
    %193 = llvm.add %175, %0 overflow<nsw, nuw> : i32
    llvm.cond_br %192, ^bb34(%12, %5 : i32, i64), ^bb29(%193, %191 : i32, i64) {loop_annotation = #loop_annotation}
  ^bb34(%194: i32, %195: i64):  // 2 preds: ^bb33, ^bb38
    %196 = llvm.and %194, %47 : i32
    %197 = llvm.getelementptr inbounds|nuw %77[%195] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %198 = llvm.load %197 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    llvm.br ^bb35(%195 : i64)
  ^bb35(%199: i64):  // 2 preds: ^bb34, ^bb36
    %200 = llvm.add %199, %48 overflow<nsw> : i64
    %201 = llvm.getelementptr inbounds|nuw %77[%200] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %202 = llvm.load %201 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %203 = llvm.icmp "sgt" %202, %198 : i32
    llvm.cond_br %203, ^bb36, ^bb37
  ^bb36:  // pred: ^bb35
    %204 = llvm.getelementptr inbounds|nuw %77[%199] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %202, %204 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %205 = llvm.icmp "slt" %199, %6 : i64
    llvm.cond_br %205, ^bb38(%196 : i32), ^bb35(%200 : i64) {loop_annotation = #loop_annotation}
  ^bb37:  // pred: ^bb35
    %206 = llvm.trunc %199 overflow<nsw, nuw> : i64 to i32
    llvm.br ^bb38(%206 : i32)
  ^bb38(%207: i32):  // 2 preds: ^bb36, ^bb37
    %208 = llvm.sext %207 : i32 to i64
    %209 = llvm.getelementptr inbounds %77[%208] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %198, %209 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %210 = llvm.add %195, %15 overflow<nsw, nuw> : i64
    %211 = llvm.icmp "eq" %210, %8 : i64
    %212 = llvm.add %194, %0 overflow<nsw, nuw> : i32
    llvm.cond_br %211, ^bb39(%12, %17 : i32, i64), ^bb34(%212, %210 : i32, i64) {loop_annotation = #loop_annotation}
  ^bb39(%213: i32, %214: i64):  // 2 preds: ^bb38, ^bb43
    %215 = llvm.and %213, %0 : i32
    %216 = llvm.getelementptr inbounds|nuw %77[%214] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %217 = llvm.load %216 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    llvm.br ^bb40(%214 : i64)
  ^bb40(%218: i64):  // 2 preds: ^bb39, ^bb41
    %219 = llvm.add %218, %49 overflow<nsw> : i64
    %220 = llvm.getelementptr inbounds|nuw %77[%219] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %221 = llvm.load %220 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %222 = llvm.icmp "sgt" %221, %217 : i32
    llvm.cond_br %222, ^bb41, ^bb42
  ^bb41:  // pred: ^bb40
    %223 = llvm.getelementptr inbounds|nuw %77[%218] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %221, %223 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %224 = llvm.icmp "slt" %218, %5 : i64
    llvm.cond_br %224, ^bb43(%215 : i32), ^bb40(%219 : i64) {loop_annotation = #loop_annotation}
  ^bb42:  // pred: ^bb40
    %225 = llvm.trunc %218 overflow<nsw, nuw> : i64 to i32
    llvm.br ^bb43(%225 : i32)
  ^bb43(%226: i32):  // 2 preds: ^bb41, ^bb42
    %227 = llvm.sext %226 : i32 to i64
    %228 = llvm.getelementptr inbounds %77[%227] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %217, %228 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %229 = llvm.add %214, %15 overflow<nsw, nuw> : i64
    %230 = llvm.icmp "eq" %229, %8 : i64
    %231 = llvm.add %213, %0 overflow<nsw, nuw> : i32
    llvm.cond_br %230, ^bb44(%15 : i64), ^bb39(%231, %229 : i32, i64) {loop_annotation = #loop_annotation}
  ^bb44(%232: i64):  // 2 preds: ^bb43, ^bb47
    %233 = llvm.getelementptr inbounds|nuw %77[%232] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %234 = llvm.load %233 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    llvm.br ^bb45(%232 : i64)
  ^bb45(%235: i64):  // 2 preds: ^bb44, ^bb46
    %236 = llvm.add %235, %50 overflow<nsw> : i64
    %237 = llvm.getelementptr inbounds|nuw %77[%236] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %238 = llvm.load %237 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %239 = llvm.icmp "sgt" %238, %234 : i32
    llvm.cond_br %239, ^bb46, ^bb47(%235 : i64)
  ^bb46:  // pred: ^bb45
    %240 = llvm.getelementptr inbounds|nuw %77[%235] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %238, %240 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %241 = llvm.icmp "slt" %235, %17 : i64
    llvm.cond_br %241, ^bb47(%1 : i64), ^bb45(%236 : i64) {loop_annotation = #loop_annotation}
  ^bb47(%242: i64):  // 2 preds: ^bb45, ^bb46
    %243 = llvm.shl %242, %51 : i64
    %244 = llvm.ashr exact %243, %52 : i64
    %245 = llvm.getelementptr inbounds %77[%244] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %234, %245 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %246 = llvm.add %232, %15 overflow<nsw, nuw> : i64
    %247 = llvm.icmp "eq" %246, %8 : i64
    llvm.cond_br %247, ^bb48, ^bb44(%246 : i64) {loop_annotation = #loop_annotation}
  ^bb48:  // pred: ^bb47
    %248 = llvm.icmp "eq" %274, %12 : i32
    %249 = llvm.zext %248 : i1 to i32
    %250 = llvm.icmp "eq" %275, %12 : i32
    %251 = llvm.zext %250 : i1 to i32
    %252 = llvm.add %251, %249 overflow<nsw, nuw> : i32
    %253 = llvm.icmp "eq" %276, %12 : i32
    %254 = llvm.zext %253 : i1 to i32
    %255 = llvm.add %252, %254 overflow<nsw, nuw> : i32
    %256 = llvm.icmp "eq" %277, %12 : i32
    %257 = llvm.zext %256 : i1 to i32
    %258 = llvm.add %255, %257 overflow<nsw, nuw> : i32
    %259 = llvm.call @bcmp(%77, %76, %9) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, i64) -> i32
    %260 = llvm.icmp "eq" %259, %12 : i32
    %261 = llvm.zext %260 : i1 to i32
    %262 = llvm.add %258, %261 overflow<nsw, nuw> : i32
    "llvm.intr.memcpy"(%77, %75, %9) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call fastcc @radix(%77, %11) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    %263 = llvm.call @bcmp(%77, %76, %9) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, i64) -> i32
    %264 = llvm.icmp "eq" %263, %12 : i32
    %265 = llvm.zext %264 : i1 to i32
    %266 = llvm.add %262, %265 overflow<nsw, nuw> : i32
    %267 = llvm.load %76 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %268 = llvm.getelementptr inbounds|nuw %76[%53] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %269 = llvm.load %268 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %270 = llvm.call @printf(%54, %266, %55, %267, %269) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %271 = llvm.getelementptr inbounds|nuw %76[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %272 = llvm.load %271 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %273 = llvm.add %272, %0 overflow<nsw> : i32
    llvm.br ^bb57(%1, %8 : i64, i64)
  ^bb49:  // pred: ^bb56
    "llvm.intr.memcpy"(%76, %75, %9) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call @qsort(%76, %8, %5, %10) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    "llvm.intr.memcpy"(%77, %75, %9) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call @qsort(%77, %8, %5, %10) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    %274 = llvm.call @bcmp(%77, %76, %9) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, i64) -> i32
    "llvm.intr.memcpy"(%77, %75, %9) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call fastcc @quick(%77, %11) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    %275 = llvm.call @bcmp(%77, %76, %9) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, i64) -> i32
    "llvm.intr.memcpy"(%77, %75, %9) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call fastcc @heap(%77, %11) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    %276 = llvm.call @bcmp(%77, %76, %9) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, i64) -> i32
    "llvm.intr.memcpy"(%77, %75, %9) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call fastcc @merge(%77, %11) {memory_effects = #llvm.memory_effects<other = readwrite, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    %277 = llvm.call @bcmp(%77, %76, %9) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, i64) -> i32
    "llvm.intr.memcpy"(%77, %75, %9) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb50(%12, %13 : i32, i64)
  ^bb50(%278: i32, %279: i64):  // 2 preds: ^bb49, ^bb55
    %280 = llvm.getelementptr inbounds|nuw %77[%279] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %281 = llvm.load %280 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %282 = llvm.trunc %279 overflow<nsw> : i64 to i32
    %283 = llvm.getelementptr %77[%279] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %284 = llvm.getelementptr %283[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %285 = llvm.load %284 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %286 = llvm.icmp "sgt" %285, %281 : i32
    llvm.cond_br %286, ^bb51, ^bb52(%282 : i32)
  ^bb51:  // pred: ^bb50
    llvm.store %285, %280 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    llvm.br ^bb52(%278 : i32)
  ^bb52(%287: i32):  // 2 preds: ^bb50, ^bb51
    %288 = llvm.sext %287 : i32 to i64
    %289 = llvm.getelementptr inbounds %77[%288] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %281, %289 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %290 = llvm.add %279, %15 overflow<nsw, nuw> : i64
    %291 = llvm.icmp "eq" %290, %8 : i64
    %292 = llvm.or disjoint %278, %0 : i32
    llvm.cond_br %291, ^bb1(%12, %16 : i32, i64), ^bb53 {loop_annotation = #loop_annotation}
  ^bb53:  // pred: ^bb52
    %293 = llvm.getelementptr inbounds|nuw %77[%290] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %294 = llvm.load %293 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %295 = llvm.trunc %290 overflow<nsw> : i64 to i32
    %296 = llvm.getelementptr %77[%290] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %297 = llvm.getelementptr %296[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %298 = llvm.load %297 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %299 = llvm.icmp "sgt" %298, %294 : i32
    llvm.cond_br %299, ^bb54, ^bb55(%295 : i32)
  ^bb54:  // pred: ^bb53
    llvm.store %298, %293 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    llvm.br ^bb55(%292 : i32)
  ^bb55(%300: i32):  // 2 preds: ^bb53, ^bb54
    %301 = llvm.sext %300 : i32 to i64
    %302 = llvm.getelementptr inbounds %77[%301] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %294, %302 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %303 = llvm.add %279, %17 overflow<nsw, nuw> : i64
    %304 = llvm.add %278, %18 overflow<nsw, nuw> : i32
    llvm.br ^bb50(%304, %303 : i32, i64)
  ^bb56(%305: i64, %306: i32):  // 2 preds: ^bb0, ^bb56
    %307 = llvm.mul %306, %3 : i32
    %308 = llvm.add %307, %0 : i32
    %309 = llvm.ashr %308, %4 : i32
    %310 = llvm.getelementptr inbounds|nuw %75[%305] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %309, %310 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %311 = llvm.mul %308, %3 : i32
    %312 = llvm.add %311, %0 : i32
    %313 = llvm.ashr %312, %4 : i32
    %314 = llvm.getelementptr inbounds|nuw %75[%305] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %315 = llvm.getelementptr inbounds|nuw %314[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %313, %315 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %316 = llvm.mul %312, %3 : i32
    %317 = llvm.add %316, %0 : i32
    %318 = llvm.ashr %317, %4 : i32
    %319 = llvm.getelementptr inbounds|nuw %75[%305] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %320 = llvm.getelementptr inbounds|nuw %319[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %318, %320 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %321 = llvm.add %305, %7 overflow<nsw, nuw> : i64
    %322 = llvm.icmp "eq" %321, %8 : i64
    llvm.cond_br %322, ^bb49, ^bb56(%321, %317 : i64, i32) {loop_annotation = #loop_annotation}
  ^bb57(%323: i64, %324: i64):  // 2 preds: ^bb48, ^bb60
    %325 = llvm.add %324, %323 : i64
    %326 = llvm.lshr %325, %15 : i64
    %327 = llvm.shl %326, %17 : i64
    %328 = llvm.getelementptr inbounds|nuw %76[%327] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %329 = llvm.load %328 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %330 = llvm.icmp "slt" %272, %329 : i32
    llvm.cond_br %330, ^bb60(%326, %323 : i64, i64), ^bb58
  ^bb58:  // pred: ^bb57
    %331 = llvm.icmp "eq" %272, %329 : i32
    llvm.cond_br %331, ^bb61, ^bb59
  ^bb59:  // pred: ^bb58
    %332 = llvm.add %326, %15 overflow<nuw> : i64
    llvm.br ^bb60(%324, %332 : i64, i64)
  ^bb60(%333: i64, %334: i64):  // 2 preds: ^bb57, ^bb59
    %335 = llvm.icmp "ult" %334, %333 : i64
    llvm.cond_br %335, ^bb57(%334, %333 : i64, i64), ^bb62(%56 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb61:  // pred: ^bb58
    %336 = llvm.getelementptr inbounds|nuw %76[%327] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb62(%336 : !llvm.ptr)
  ^bb62(%337: !llvm.ptr):  // 2 preds: ^bb60, ^bb61
    llvm.br ^bb63(%1, %8 : i64, i64)
  ^bb63(%338: i64, %339: i64):  // 2 preds: ^bb62, ^bb66
    %340 = llvm.add %339, %338 : i64
    %341 = llvm.lshr %340, %15 : i64
    %342 = llvm.shl %341, %17 : i64
    %343 = llvm.getelementptr inbounds|nuw %76[%342] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %344 = llvm.load %343 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %345 = llvm.icmp "slt" %273, %344 : i32
    llvm.cond_br %345, ^bb66(%341, %338 : i64, i64), ^bb64
  ^bb64:  // pred: ^bb63
    %346 = llvm.icmp "eq" %273, %344 : i32
    llvm.cond_br %346, ^bb67(%12 : i32), ^bb65
  ^bb65:  // pred: ^bb64
    %347 = llvm.add %341, %15 overflow<nuw> : i64
    llvm.br ^bb66(%339, %347 : i64, i64)
  ^bb66(%348: i64, %349: i64):  // 2 preds: ^bb63, ^bb65
    %350 = llvm.icmp "ult" %349, %348 : i64
    llvm.cond_br %350, ^bb63(%349, %348 : i64, i64), ^bb67(%0 : i32) {loop_annotation = #loop_annotation}
  ^bb67(%351: i32):  // 2 preds: ^bb64, ^bb66
    %352 = llvm.icmp "eq" %337, %56 : !llvm.ptr
    %353 = llvm.ptrtoint %337 : !llvm.ptr to i64
    %354 = llvm.ptrtoint %76 : !llvm.ptr to i64
    %355 = llvm.sub %353, %354 : i64
    %356 = llvm.lshr exact %355, %17 : i64
    %357 = llvm.trunc %356 : i64 to i32
    %358 = llvm.select %352, %57, %357 : i1, i32
    %359 = llvm.call @printf(%58, %358, %351) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call @qsort(%77, %59, %5, %60) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    %360 = llvm.load %77 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %361 = llvm.getelementptr inbounds|nuw %77[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %362 = llvm.load %361 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %363 = llvm.icmp "sgt" %360, %362 : i32
    %364 = llvm.zext %363 : i1 to i32
    %365 = llvm.call @printf(%61, %364) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.intr.lifetime.start %78 : !llvm.ptr
    "llvm.intr.memcpy"(%78, %62, %63) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 60 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 60 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call @qsort(%78, %64, %65, %66) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    %366 = llvm.getelementptr inbounds|nuw %78[%59] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %367 = llvm.load %366 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i16
    %368 = llvm.sext %367 : i16 to i32
    %369 = llvm.call @printf(%67, %78, %368) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %370 = llvm.getelementptr inbounds|nuw %78[%65] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %371 = llvm.getelementptr inbounds|nuw %78[%68] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %372 = llvm.load %371 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i16
    %373 = llvm.sext %372 : i16 to i32
    %374 = llvm.call @printf(%67, %370, %373) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %375 = llvm.getelementptr inbounds|nuw %78[%69] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %376 = llvm.getelementptr inbounds|nuw %78[%70] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %377 = llvm.load %376 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i16
    %378 = llvm.sext %377 : i16 to i32
    %379 = llvm.call @printf(%67, %375, %378) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %380 = llvm.getelementptr inbounds|nuw %78[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %381 = llvm.getelementptr inbounds|nuw %78[%71] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %382 = llvm.load %381 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i16
    %383 = llvm.sext %382 : i16 to i32
    %384 = llvm.call @printf(%67, %380, %383) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %385 = llvm.getelementptr inbounds|nuw %78[%72] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %386 = llvm.getelementptr inbounds|nuw %78[%73] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %387 = llvm.load %386 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i16
    %388 = llvm.sext %387 : i16 to i32
    %389 = llvm.call @printf(%67, %385, %388) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %390 = llvm.call @putchar(%74) : (i32) -> i32
    llvm.intr.lifetime.end %78 : !llvm.ptr
    llvm.intr.lifetime.end %77 : !llvm.ptr
    llvm.intr.lifetime.end %76 : !llvm.ptr
    llvm.intr.lifetime.end %75 : !llvm.ptr
    llvm.return %266 : i32
  }
  llvm.func internal unnamed_addr fastcc @quick(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef}, %arg1: i32 {llvm.noundef}) attributes {dso_local, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nofree", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
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
    %21 = llvm.getelementptr inbounds %6[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %22 = llvm.sext %13 : i32 to i64
    llvm.br ^bb5(%22 : i64)
  ^bb5(%23: i64):  // 2 preds: ^bb4, ^bb5
    %24 = llvm.add %23, %4 overflow<nsw> : i64
    %25 = llvm.getelementptr inbounds %6[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %26 = llvm.load %25 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %27 = llvm.icmp "sgt" %26, %11 : i32
    llvm.cond_br %27, ^bb5(%24 : i64), ^bb6 {loop_annotation = #loop_annotation}
  ^bb6:  // pred: ^bb5
    %28 = llvm.icmp "slt" %16, %24 : i64
    llvm.cond_br %28, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %29 = llvm.getelementptr inbounds %6[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %30 = llvm.trunc %24 overflow<nsw> : i64 to i32
    %31 = llvm.add %16, %3 overflow<nsw> : i64
    llvm.store %26, %21 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    llvm.store %18, %29 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    llvm.br ^bb2(%31, %30 : i64, i32)
  ^bb8:  // pred: ^bb6
    %32 = llvm.trunc %16 overflow<nsw> : i64 to i32
    llvm.call fastcc tail @quick(%6, %32) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    %33 = llvm.sub %7, %32 overflow<nsw> : i32
    %34 = llvm.icmp "sgt" %33, %0 : i32
    llvm.cond_br %34, ^bb1(%21, %33 : !llvm.ptr, i32), ^bb9 {loop_annotation = #loop_annotation}
  ^bb9:  // 2 preds: ^bb0, ^bb8
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @heap(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef}, %arg1: i32 {llvm.noundef}) attributes {dso_local, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-1 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(2 : i32) : i32
    %4 = llvm.mlir.constant(2 : i64) : i64
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.icmp "sgt" %arg1, %0 : i32
    llvm.cond_br %6, ^bb1, ^bb10
  ^bb1:  // pred: ^bb0
    %7 = llvm.lshr %arg1, %0 : i32
    %8 = llvm.zext nneg %7 : i32 to i64
    %9 = llvm.zext nneg %arg1 : i32 to i64
    llvm.br ^bb3(%8 : i64)
  ^bb2:  // pred: ^bb9
    %10 = llvm.zext nneg %arg1 : i32 to i64
    llvm.br ^bb11(%10 : i64)
  ^bb3(%11: i64):  // 2 preds: ^bb1, ^bb9
    %12 = llvm.add %11, %1 overflow<nsw> : i64
    %13 = llvm.getelementptr inbounds|nuw %arg0[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %14 = llvm.load %13 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %15 = llvm.shl %12, %2 overflow<nsw, nuw> : i64
    %16 = llvm.or disjoint %15, %2 : i64
    %17 = llvm.icmp "ult" %16, %9 : i64
    llvm.cond_br %17, ^bb4, ^bb9(%12 : i64)
  ^bb4:  // pred: ^bb3
    %18 = llvm.trunc %16 overflow<nsw> : i64 to i32
    %19 = llvm.trunc %15 overflow<nsw> : i64 to i32
    %20 = llvm.trunc %12 overflow<nsw> : i64 to i32
    llvm.br ^bb5(%18, %19, %20 : i32, i32, i32)
  ^bb5(%21: i32, %22: i32, %23: i32):  // 2 preds: ^bb4, ^bb8
    %24 = llvm.add %22, %3 overflow<nsw> : i32
    %25 = llvm.icmp "slt" %24, %arg1 : i32
    llvm.cond_br %25, ^bb6, ^bb7(%21 : i32)
  ^bb6:  // pred: ^bb5
    %26 = llvm.sext %24 : i32 to i64
    %27 = llvm.getelementptr inbounds %arg0[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %28 = llvm.load %27 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %29 = llvm.sext %21 : i32 to i64
    %30 = llvm.getelementptr inbounds %arg0[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %31 = llvm.load %30 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %32 = llvm.icmp "sgt" %28, %31 : i32
    %33 = llvm.select %32, %24, %21 : i1, i32
    llvm.br ^bb7(%33 : i32)
  ^bb7(%34: i32):  // 2 preds: ^bb5, ^bb6
    %35 = llvm.sext %34 : i32 to i64
    %36 = llvm.getelementptr inbounds %arg0[%35] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %37 = llvm.load %36 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %38 = llvm.icmp "sgt" %37, %14 : i32
    %39 = llvm.sext %23 : i32 to i64
    llvm.cond_br %38, ^bb8, ^bb9(%39 : i64)
  ^bb8:  // pred: ^bb7
    %40 = llvm.getelementptr inbounds %arg0[%39] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %37, %40 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %41 = llvm.shl %34, %0 overflow<nsw> : i32
    %42 = llvm.or disjoint %41, %0 : i32
    %43 = llvm.icmp "slt" %42, %arg1 : i32
    llvm.cond_br %43, ^bb5(%42, %41, %34 : i32, i32, i32), ^bb9(%35 : i64) {loop_annotation = #loop_annotation}
  ^bb9(%44: i64):  // 3 preds: ^bb3, ^bb7, ^bb8
    %45 = llvm.getelementptr inbounds %arg0[%44] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %14, %45 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %46 = llvm.icmp "sgt" %11, %2 : i64
    llvm.cond_br %46, ^bb3(%12 : i64), ^bb2 {loop_annotation = #loop_annotation}
  ^bb10:  // 3 preds: ^bb0, ^bb11, ^bb16
    llvm.return
  ^bb11(%47: i64):  // 2 preds: ^bb2, ^bb16
    %48 = llvm.add %47, %1 overflow<nsw> : i64
    %49 = llvm.load %arg0 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %50 = llvm.getelementptr inbounds|nuw %arg0[%48] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %51 = llvm.load %50 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    llvm.store %51, %arg0 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    llvm.store %49, %50 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %52 = llvm.load %arg0 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %53 = llvm.icmp "eq" %47, %4 : i64
    llvm.cond_br %53, ^bb10, ^bb12(%0, %5, %5 : i32, i32, i32)
  ^bb12(%54: i32, %55: i32, %56: i32):  // 2 preds: ^bb11, ^bb15
    %57 = llvm.add %55, %3 overflow<nsw> : i32
    %58 = llvm.sext %57 : i32 to i64
    %59 = llvm.icmp "sgt" %48, %58 : i64
    llvm.cond_br %59, ^bb13, ^bb14(%54 : i32)
  ^bb13:  // pred: ^bb12
    %60 = llvm.getelementptr inbounds %arg0[%58] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %61 = llvm.load %60 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %62 = llvm.sext %54 : i32 to i64
    %63 = llvm.getelementptr inbounds %arg0[%62] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %64 = llvm.load %63 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %65 = llvm.icmp "sgt" %61, %64 : i32
    %66 = llvm.select %65, %57, %54 : i1, i32
    llvm.br ^bb14(%66 : i32)
  ^bb14(%67: i32):  // 2 preds: ^bb12, ^bb13
    %68 = llvm.sext %67 : i32 to i64
    %69 = llvm.getelementptr inbounds %arg0[%68] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %70 = llvm.load %69 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %71 = llvm.icmp "sgt" %70, %52 : i32
    %72 = llvm.sext %56 : i32 to i64
    llvm.cond_br %71, ^bb15, ^bb16(%72 : i64)
  ^bb15:  // pred: ^bb14
    %73 = llvm.getelementptr inbounds %arg0[%72] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %70, %73 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %74 = llvm.shl %67, %0 overflow<nsw> : i32
    %75 = llvm.or disjoint %74, %0 : i32
    %76 = llvm.sext %75 : i32 to i64
    %77 = llvm.icmp "sgt" %48, %76 : i64
    llvm.cond_br %77, ^bb12(%75, %74, %67 : i32, i32, i32), ^bb16(%68 : i64) {loop_annotation = #loop_annotation}
  ^bb16(%78: i64):  // 2 preds: ^bb14, ^bb15
    %79 = llvm.getelementptr inbounds %arg0[%78] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %52, %79 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %80 = llvm.icmp "sgt" %47, %4 : i64
    llvm.cond_br %80, ^bb11(%48 : i64), ^bb10 {loop_annotation = #loop_annotation}
  }
  llvm.func internal unnamed_addr fastcc @merge(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}) attributes {dso_local, memory_effects = #llvm.memory_effects<other = readwrite, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(2 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.icmp "slt" %arg1, %0 : i32
    llvm.cond_br %6, ^bb9, ^bb1
  ^bb1:  // pred: ^bb0
    %7 = llvm.lshr %arg1, %1 : i32
    %8 = llvm.zext nneg %7 : i32 to i64
    %9 = llvm.shl %8, %2 overflow<nsw, nuw> : i64
    %10 = llvm.call tail @malloc(%9) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias})
    llvm.call fastcc tail @merge(%arg0, %7) {memory_effects = #llvm.memory_effects<other = readwrite, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %11 = llvm.getelementptr inbounds|nuw %arg0[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %12 = llvm.sub %arg1, %7 overflow<nsw> : i32
    llvm.call fastcc tail @merge(%11, %12) {memory_effects = #llvm.memory_effects<other = readwrite, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    "llvm.intr.memcpy"(%10, %arg0, %9) <{arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb3(%3, %7, %4 : i64, i32, i32)
  ^bb2:  // pred: ^bb8
    llvm.call tail @free(%10) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb9
  ^bb3(%13: i64, %14: i32, %15: i32):  // 2 preds: ^bb1, ^bb8
    %16 = llvm.icmp "slt" %14, %arg1 : i32
    llvm.cond_br %16, ^bb5, ^bb4
  ^bb4:  // pred: ^bb3
    %17 = llvm.sext %15 : i32 to i64
    %18 = llvm.getelementptr inbounds %10[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %19 = llvm.load %18 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    llvm.br ^bb7(%19 : i32)
  ^bb5:  // pred: ^bb3
    %20 = llvm.sext %14 : i32 to i64
    %21 = llvm.getelementptr inbounds %arg0[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %22 = llvm.load %21 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %23 = llvm.sext %15 : i32 to i64
    %24 = llvm.getelementptr inbounds %10[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %25 = llvm.load %24 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %26 = llvm.icmp "slt" %22, %25 : i32
    llvm.cond_br %26, ^bb6, ^bb7(%25 : i32)
  ^bb6:  // pred: ^bb5
    %27 = llvm.add %14, %1 overflow<nsw> : i32
    llvm.br ^bb8(%15, %27, %22 : i32, i32, i32)
  ^bb7(%28: i32):  // 2 preds: ^bb4, ^bb5
    %29 = llvm.add %15, %1 overflow<nsw> : i32
    llvm.br ^bb8(%29, %14, %28 : i32, i32, i32)
  ^bb8(%30: i32, %31: i32, %32: i32):  // 2 preds: ^bb6, ^bb7
    %33 = llvm.add %13, %5 overflow<nsw, nuw> : i64
    %34 = llvm.getelementptr inbounds|nuw %arg0[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %32, %34 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %35 = llvm.icmp "slt" %30, %7 : i32
    llvm.cond_br %35, ^bb3(%33, %31, %30 : i64, i32, i32), ^bb2 {loop_annotation = #loop_annotation}
  ^bb9:  // 2 preds: ^bb0, ^bb2
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @radix(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef}, %arg1: i32 {llvm.noundef}) attributes {dso_local, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.constant(1028 : i64) : i64
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.constant(4 : i64) : i64
    %6 = llvm.mlir.constant(8 : i64) : i64
    %7 = llvm.mlir.constant(12 : i64) : i64
    %8 = llvm.mlir.constant(256 : i64) : i64
    %9 = llvm.mlir.constant(8 : i32) : i32
    %10 = llvm.mlir.constant(2147483640 : i64) : i64
    %11 = llvm.mlir.constant(16 : i64) : i64
    %12 = llvm.mlir.constant(dense<-2147483648> : vector<4xi32>) : vector<4xi32>
    %13 = llvm.mlir.constant(-2147483648 : i32) : i32
    %14 = llvm.mlir.constant(1 : i64) : i64
    %15 = llvm.mlir.constant(-1 : i64) : i64
    %16 = llvm.mlir.constant(3 : i64) : i64
    %17 = llvm.mlir.constant(4 : i32) : i32
    %18 = llvm.mlir.constant(2147483644 : i64) : i64
    %19 = llvm.mlir.constant(255 : i32) : i32
    %20 = llvm.mlir.constant(2147483646 : i64) : i64
    %21 = llvm.mlir.constant(2 : i64) : i64
    %22 = llvm.mlir.constant(600 : i64) : i64
    %23 = llvm.mlir.constant(16 : i32) : i32
    %24 = llvm.mlir.constant(24 : i32) : i32
    %25 = llvm.alloca %0 x !llvm.array<150 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %26 = llvm.alloca %0 x !llvm.array<150 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %27 = llvm.alloca %0 x !llvm.array<257 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %25 : !llvm.ptr
    llvm.intr.lifetime.start %26 : !llvm.ptr
    %28 = llvm.icmp "sgt" %arg1, %1 : i32
    llvm.cond_br %28, ^bb1, ^bb6
  ^bb1:  // pred: ^bb0
    %29 = llvm.zext nneg %arg1 : i32 to i64
    %30 = llvm.icmp "ult" %arg1, %9 : i32
    llvm.cond_br %30, ^bb5(%4 : i64), ^bb2
  ^bb2:  // pred: ^bb1
    %31 = llvm.and %29, %10 : i64
    llvm.br ^bb3(%4 : i64)
  ^bb3(%32: i64):  // 2 preds: ^bb2, ^bb3
    %33 = llvm.getelementptr inbounds|nuw %arg0[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %34 = llvm.getelementptr inbounds|nuw %33[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %35 = llvm.load %33 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %36 = llvm.load %34 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %37 = llvm.xor %35, %12 : vector<4xi32>
    %38 = llvm.xor %36, %12 : vector<4xi32>
    %39 = llvm.getelementptr inbounds|nuw %26[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %40 = llvm.getelementptr inbounds|nuw %39[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %37, %39 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    llvm.store %38, %40 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    %41 = llvm.add %32, %6 overflow<nuw> : i64
    %42 = llvm.icmp "eq" %41, %31 : i64
    llvm.cond_br %42, ^bb4, ^bb3(%41 : i64) {loop_annotation = #loop_annotation1}
  ^bb4:  // pred: ^bb3
    %43 = llvm.icmp "eq" %31, %29 : i64
    llvm.cond_br %43, ^bb7, ^bb5(%31 : i64)
  ^bb5(%44: i64):  // 2 preds: ^bb1, ^bb4
    llvm.br ^bb55(%44 : i64)
  ^bb6:  // pred: ^bb0
    llvm.intr.lifetime.start %27 : !llvm.ptr
    "llvm.intr.memset"(%27, %2, %3) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 1028 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.br ^bb70(%1, %4 : i32, i64)
  ^bb7:  // 2 preds: ^bb4, ^bb55
    llvm.intr.lifetime.start %27 : !llvm.ptr
    "llvm.intr.memset"(%27, %2, %3) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 1028 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %45 = llvm.add %29, %15 overflow<nsw> : i64
    %46 = llvm.and %29, %16 : i64
    %47 = llvm.icmp "ult" %arg1, %17 : i32
    llvm.cond_br %47, ^bb15(%4 : i64), ^bb8
  ^bb8:  // pred: ^bb7
    %48 = llvm.and %29, %18 : i64
    llvm.br ^bb13(%4, %4 : i64, i64)
  ^bb9(%49: i64, %50: i64):  // 2 preds: ^bb9, ^bb12
    %51 = llvm.getelementptr inbounds|nuw %26[%49] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %52 = llvm.load %51 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %53 = llvm.and %52, %19 : i32
    %54 = llvm.zext nneg %53 : i32 to i64
    %55 = llvm.getelementptr inbounds|nuw %27[%54] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %56 = llvm.load %55 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %57 = llvm.add %56, %0 overflow<nsw> : i32
    llvm.store %57, %55 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %58 = llvm.sext %56 : i32 to i64
    %59 = llvm.getelementptr inbounds %25[%58] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %52, %59 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %60 = llvm.getelementptr inbounds|nuw %26[%49] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %61 = llvm.getelementptr inbounds|nuw %60[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %62 = llvm.load %61 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %63 = llvm.and %62, %19 : i32
    %64 = llvm.zext nneg %63 : i32 to i64
    %65 = llvm.getelementptr inbounds|nuw %27[%64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %66 = llvm.load %65 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %67 = llvm.add %66, %0 overflow<nsw> : i32
    llvm.store %67, %65 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %68 = llvm.sext %66 : i32 to i64
    %69 = llvm.getelementptr inbounds %25[%68] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %62, %69 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %70 = llvm.add %49, %21 overflow<nsw, nuw> : i64
    %71 = llvm.add %50, %21 : i64
    %72 = llvm.icmp "eq" %71, %94 : i64
    llvm.cond_br %72, ^bb18, ^bb9(%70, %71 : i64, i64) {loop_annotation = #loop_annotation}
  ^bb10(%73: i32, %74: i64):  // 2 preds: ^bb10, ^bb17
    %75 = llvm.getelementptr inbounds|nuw %27[%74] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %76 = llvm.getelementptr inbounds|nuw %75[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %77 = llvm.load %76 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %78 = llvm.add %77, %73 overflow<nsw> : i32
    llvm.store %78, %76 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %79 = llvm.getelementptr inbounds|nuw %27[%74] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %80 = llvm.getelementptr inbounds|nuw %79[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %81 = llvm.load %80 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %82 = llvm.add %81, %78 overflow<nsw> : i32
    llvm.store %82, %80 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %83 = llvm.getelementptr inbounds|nuw %27[%74] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %84 = llvm.getelementptr inbounds|nuw %83[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %85 = llvm.load %84 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %86 = llvm.add %85, %82 overflow<nsw> : i32
    llvm.store %86, %84 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %87 = llvm.add %74, %5 overflow<nsw, nuw> : i64
    %88 = llvm.getelementptr inbounds|nuw %27[%87] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %89 = llvm.load %88 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %90 = llvm.add %89, %86 overflow<nsw> : i32
    llvm.store %90, %88 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %91 = llvm.icmp "eq" %87, %8 : i64
    llvm.cond_br %91, ^bb11, ^bb10(%90, %87 : i32, i64) {loop_annotation = #loop_annotation}
  ^bb11:  // pred: ^bb10
    %92 = llvm.and %29, %14 : i64
    %93 = llvm.icmp "eq" %45, %4 : i64
    llvm.cond_br %93, ^bb19(%4 : i64), ^bb12
  ^bb12:  // pred: ^bb11
    %94 = llvm.and %29, %20 : i64
    llvm.br ^bb9(%4, %4 : i64, i64)
  ^bb13(%95: i64, %96: i64):  // 2 preds: ^bb8, ^bb13
    %97 = llvm.getelementptr inbounds|nuw %26[%95] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %98 = llvm.load %97 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %99 = llvm.and %98, %19 : i32
    %100 = llvm.zext nneg %99 : i32 to i64
    %101 = llvm.getelementptr inbounds|nuw %27[%100] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %102 = llvm.getelementptr inbounds|nuw %101[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %103 = llvm.load %102 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %104 = llvm.add %103, %0 overflow<nsw> : i32
    llvm.store %104, %102 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %105 = llvm.getelementptr inbounds|nuw %26[%95] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %106 = llvm.getelementptr inbounds|nuw %105[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %107 = llvm.load %106 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %108 = llvm.and %107, %19 : i32
    %109 = llvm.zext nneg %108 : i32 to i64
    %110 = llvm.getelementptr inbounds|nuw %27[%109] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %111 = llvm.getelementptr inbounds|nuw %110[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %112 = llvm.load %111 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %113 = llvm.add %112, %0 overflow<nsw> : i32
    llvm.store %113, %111 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %114 = llvm.getelementptr inbounds|nuw %26[%95] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %115 = llvm.getelementptr inbounds|nuw %114[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %116 = llvm.load %115 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %117 = llvm.and %116, %19 : i32
    %118 = llvm.zext nneg %117 : i32 to i64
    %119 = llvm.getelementptr inbounds|nuw %27[%118] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %120 = llvm.getelementptr inbounds|nuw %119[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %121 = llvm.load %120 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %122 = llvm.add %121, %0 overflow<nsw> : i32
    llvm.store %122, %120 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %123 = llvm.getelementptr inbounds|nuw %26[%95] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %124 = llvm.getelementptr inbounds|nuw %123[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %125 = llvm.load %124 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %126 = llvm.and %125, %19 : i32
    %127 = llvm.zext nneg %126 : i32 to i64
    %128 = llvm.getelementptr inbounds|nuw %27[%127] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %129 = llvm.getelementptr inbounds|nuw %128[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %130 = llvm.load %129 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %131 = llvm.add %130, %0 overflow<nsw> : i32
    llvm.store %131, %129 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %132 = llvm.add %95, %5 overflow<nsw, nuw> : i64
    %133 = llvm.add %96, %5 : i64
    %134 = llvm.icmp "eq" %133, %48 : i64
    llvm.cond_br %134, ^bb14, ^bb13(%132, %133 : i64, i64) {loop_annotation = #loop_annotation}
  ^bb14:  // pred: ^bb13
    %135 = llvm.icmp "eq" %46, %4 : i64
    llvm.cond_br %135, ^bb17, ^bb15(%132 : i64)
  ^bb15(%136: i64):  // 2 preds: ^bb7, ^bb14
    %137 = llvm.icmp "ne" %46, %4 : i64
    llvm.intr.assume %137  : i1
    llvm.br ^bb16(%136, %4 : i64, i64)
  ^bb16(%138: i64, %139: i64):  // 2 preds: ^bb15, ^bb16
    %140 = llvm.getelementptr inbounds|nuw %26[%138] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %141 = llvm.load %140 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %142 = llvm.and %141, %19 : i32
    %143 = llvm.zext nneg %142 : i32 to i64
    %144 = llvm.getelementptr inbounds|nuw %27[%143] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %145 = llvm.getelementptr inbounds|nuw %144[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %146 = llvm.load %145 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %147 = llvm.add %146, %0 overflow<nsw> : i32
    llvm.store %147, %145 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %148 = llvm.add %138, %14 overflow<nsw, nuw> : i64
    %149 = llvm.add %139, %14 : i64
    %150 = llvm.icmp "eq" %149, %46 : i64
    llvm.cond_br %150, ^bb17, ^bb16(%148, %149 : i64, i64) {loop_annotation = #loop_annotation2}
  ^bb17:  // 2 preds: ^bb14, ^bb16
    llvm.br ^bb10(%1, %4 : i32, i64)
  ^bb18:  // pred: ^bb9
    %151 = llvm.icmp "eq" %92, %4 : i64
    llvm.cond_br %151, ^bb20, ^bb19(%70 : i64)
  ^bb19(%152: i64):  // 2 preds: ^bb11, ^bb18
    %153 = llvm.icmp "ne" %92, %4 : i64
    llvm.intr.assume %153  : i1
    %154 = llvm.getelementptr inbounds|nuw %26[%152] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %155 = llvm.load %154 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %156 = llvm.and %155, %19 : i32
    %157 = llvm.zext nneg %156 : i32 to i64
    %158 = llvm.getelementptr inbounds|nuw %27[%157] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %159 = llvm.load %158 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %160 = llvm.add %159, %0 overflow<nsw> : i32
    llvm.store %160, %158 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %161 = llvm.sext %159 : i32 to i64
    %162 = llvm.getelementptr inbounds %25[%161] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %155, %162 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    llvm.br ^bb20
  ^bb20:  // 2 preds: ^bb18, ^bb19
    "llvm.intr.memcpy"(%26, %25, %22) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.intr.lifetime.end %27 : !llvm.ptr
    llvm.intr.lifetime.start %27 : !llvm.ptr
    "llvm.intr.memset"(%27, %2, %3) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 1028 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %163 = llvm.and %29, %14 : i64
    %164 = llvm.icmp "eq" %45, %4 : i64
    llvm.cond_br %164, ^bb24(%4 : i64), ^bb21
  ^bb21:  // pred: ^bb20
    %165 = llvm.and %29, %20 : i64
    llvm.br ^bb22(%4, %4 : i64, i64)
  ^bb22(%166: i64, %167: i64):  // 2 preds: ^bb21, ^bb22
    %168 = llvm.getelementptr inbounds|nuw %26[%166] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %169 = llvm.load %168 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %170 = llvm.lshr %169, %9 : i32
    %171 = llvm.and %170, %19 : i32
    %172 = llvm.zext nneg %171 : i32 to i64
    %173 = llvm.getelementptr inbounds|nuw %27[%172] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %174 = llvm.getelementptr inbounds|nuw %173[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %175 = llvm.load %174 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %176 = llvm.add %175, %0 overflow<nsw> : i32
    llvm.store %176, %174 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %177 = llvm.getelementptr inbounds|nuw %26[%166] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %178 = llvm.getelementptr inbounds|nuw %177[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %179 = llvm.load %178 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %180 = llvm.lshr %179, %9 : i32
    %181 = llvm.and %180, %19 : i32
    %182 = llvm.zext nneg %181 : i32 to i64
    %183 = llvm.getelementptr inbounds|nuw %27[%182] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %184 = llvm.getelementptr inbounds|nuw %183[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %185 = llvm.load %184 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %186 = llvm.add %185, %0 overflow<nsw> : i32
    llvm.store %186, %184 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %187 = llvm.add %166, %21 overflow<nsw, nuw> : i64
    %188 = llvm.add %167, %21 : i64
    %189 = llvm.icmp "eq" %188, %165 : i64
    llvm.cond_br %189, ^bb23, ^bb22(%187, %188 : i64, i64) {loop_annotation = #loop_annotation}
  ^bb23:  // pred: ^bb22
    %190 = llvm.icmp "eq" %163, %4 : i64
    llvm.cond_br %190, ^bb25, ^bb24(%187 : i64)
  ^bb24(%191: i64):  // 2 preds: ^bb20, ^bb23
    %192 = llvm.icmp "ne" %163, %4 : i64
    llvm.intr.assume %192  : i1
    %193 = llvm.getelementptr inbounds|nuw %26[%191] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %194 = llvm.load %193 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %195 = llvm.lshr %194, %9 : i32
    %196 = llvm.and %195, %19 : i32
    %197 = llvm.zext nneg %196 : i32 to i64
    %198 = llvm.getelementptr inbounds|nuw %27[%197] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %199 = llvm.getelementptr inbounds|nuw %198[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %200 = llvm.load %199 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %201 = llvm.add %200, %0 overflow<nsw> : i32
    llvm.store %201, %199 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    llvm.br ^bb25
  ^bb25:  // 2 preds: ^bb23, ^bb24
    llvm.br ^bb26(%1, %4 : i32, i64)
  ^bb26(%202: i32, %203: i64):  // 2 preds: ^bb25, ^bb26
    %204 = llvm.getelementptr inbounds|nuw %27[%203] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %205 = llvm.getelementptr inbounds|nuw %204[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %206 = llvm.load %205 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %207 = llvm.add %206, %202 overflow<nsw> : i32
    llvm.store %207, %205 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %208 = llvm.getelementptr inbounds|nuw %27[%203] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %209 = llvm.getelementptr inbounds|nuw %208[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %210 = llvm.load %209 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %211 = llvm.add %210, %207 overflow<nsw> : i32
    llvm.store %211, %209 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %212 = llvm.getelementptr inbounds|nuw %27[%203] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %213 = llvm.getelementptr inbounds|nuw %212[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %214 = llvm.load %213 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %215 = llvm.add %214, %211 overflow<nsw> : i32
    llvm.store %215, %213 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %216 = llvm.add %203, %5 overflow<nsw, nuw> : i64
    %217 = llvm.getelementptr inbounds|nuw %27[%216] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %218 = llvm.load %217 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %219 = llvm.add %218, %215 overflow<nsw> : i32
    llvm.store %219, %217 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %220 = llvm.icmp "eq" %216, %8 : i64
    llvm.cond_br %220, ^bb27, ^bb26(%219, %216 : i32, i64) {loop_annotation = #loop_annotation}
  ^bb27:  // pred: ^bb26
    %221 = llvm.and %29, %14 : i64
    %222 = llvm.icmp "eq" %45, %4 : i64
    llvm.cond_br %222, ^bb31(%4 : i64), ^bb28
  ^bb28:  // pred: ^bb27
    %223 = llvm.and %29, %20 : i64
    llvm.br ^bb29(%4, %4 : i64, i64)
  ^bb29(%224: i64, %225: i64):  // 2 preds: ^bb28, ^bb29
    %226 = llvm.getelementptr inbounds|nuw %26[%224] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %227 = llvm.load %226 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %228 = llvm.lshr %227, %9 : i32
    %229 = llvm.and %228, %19 : i32
    %230 = llvm.zext nneg %229 : i32 to i64
    %231 = llvm.getelementptr inbounds|nuw %27[%230] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %232 = llvm.load %231 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %233 = llvm.add %232, %0 overflow<nsw> : i32
    llvm.store %233, %231 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %234 = llvm.sext %232 : i32 to i64
    %235 = llvm.getelementptr inbounds %25[%234] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %227, %235 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %236 = llvm.getelementptr inbounds|nuw %26[%224] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %237 = llvm.getelementptr inbounds|nuw %236[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %238 = llvm.load %237 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %239 = llvm.lshr %238, %9 : i32
    %240 = llvm.and %239, %19 : i32
    %241 = llvm.zext nneg %240 : i32 to i64
    %242 = llvm.getelementptr inbounds|nuw %27[%241] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %243 = llvm.load %242 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %244 = llvm.add %243, %0 overflow<nsw> : i32
    llvm.store %244, %242 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %245 = llvm.sext %243 : i32 to i64
    %246 = llvm.getelementptr inbounds %25[%245] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %238, %246 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %247 = llvm.add %224, %21 overflow<nsw, nuw> : i64
    %248 = llvm.add %225, %21 : i64
    %249 = llvm.icmp "eq" %248, %223 : i64
    llvm.cond_br %249, ^bb30, ^bb29(%247, %248 : i64, i64) {loop_annotation = #loop_annotation}
  ^bb30:  // pred: ^bb29
    %250 = llvm.icmp "eq" %221, %4 : i64
    llvm.cond_br %250, ^bb32, ^bb31(%247 : i64)
  ^bb31(%251: i64):  // 2 preds: ^bb27, ^bb30
    %252 = llvm.icmp "ne" %221, %4 : i64
    llvm.intr.assume %252  : i1
    %253 = llvm.getelementptr inbounds|nuw %26[%251] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %254 = llvm.load %253 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %255 = llvm.lshr %254, %9 : i32
    %256 = llvm.and %255, %19 : i32
    %257 = llvm.zext nneg %256 : i32 to i64
    %258 = llvm.getelementptr inbounds|nuw %27[%257] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %259 = llvm.load %258 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %260 = llvm.add %259, %0 overflow<nsw> : i32
    llvm.store %260, %258 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %261 = llvm.sext %259 : i32 to i64
    %262 = llvm.getelementptr inbounds %25[%261] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %254, %262 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    llvm.br ^bb32
  ^bb32:  // 2 preds: ^bb30, ^bb31
    "llvm.intr.memcpy"(%26, %25, %22) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.intr.lifetime.end %27 : !llvm.ptr
    llvm.intr.lifetime.start %27 : !llvm.ptr
    "llvm.intr.memset"(%27, %2, %3) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 1028 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %263 = llvm.and %29, %14 : i64
    %264 = llvm.icmp "eq" %45, %4 : i64
    llvm.cond_br %264, ^bb36(%4 : i64), ^bb33
  ^bb33:  // pred: ^bb32
    %265 = llvm.and %29, %20 : i64
    llvm.br ^bb34(%4, %4 : i64, i64)
  ^bb34(%266: i64, %267: i64):  // 2 preds: ^bb33, ^bb34
    %268 = llvm.getelementptr inbounds|nuw %26[%266] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %269 = llvm.load %268 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %270 = llvm.lshr %269, %23 : i32
    %271 = llvm.and %270, %19 : i32
    %272 = llvm.zext nneg %271 : i32 to i64
    %273 = llvm.getelementptr inbounds|nuw %27[%272] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %274 = llvm.getelementptr inbounds|nuw %273[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %275 = llvm.load %274 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %276 = llvm.add %275, %0 overflow<nsw> : i32
    llvm.store %276, %274 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %277 = llvm.getelementptr inbounds|nuw %26[%266] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %278 = llvm.getelementptr inbounds|nuw %277[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %279 = llvm.load %278 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %280 = llvm.lshr %279, %23 : i32
    %281 = llvm.and %280, %19 : i32
    %282 = llvm.zext nneg %281 : i32 to i64
    %283 = llvm.getelementptr inbounds|nuw %27[%282] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %284 = llvm.getelementptr inbounds|nuw %283[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %285 = llvm.load %284 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %286 = llvm.add %285, %0 overflow<nsw> : i32
    llvm.store %286, %284 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %287 = llvm.add %266, %21 overflow<nsw, nuw> : i64
    %288 = llvm.add %267, %21 : i64
    %289 = llvm.icmp "eq" %288, %265 : i64
    llvm.cond_br %289, ^bb35, ^bb34(%287, %288 : i64, i64) {loop_annotation = #loop_annotation}
  ^bb35:  // pred: ^bb34
    %290 = llvm.icmp "eq" %263, %4 : i64
    llvm.cond_br %290, ^bb37, ^bb36(%287 : i64)
  ^bb36(%291: i64):  // 2 preds: ^bb32, ^bb35
    %292 = llvm.icmp "ne" %263, %4 : i64
    llvm.intr.assume %292  : i1
    %293 = llvm.getelementptr inbounds|nuw %26[%291] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %294 = llvm.load %293 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %295 = llvm.lshr %294, %23 : i32
    %296 = llvm.and %295, %19 : i32
    %297 = llvm.zext nneg %296 : i32 to i64
    %298 = llvm.getelementptr inbounds|nuw %27[%297] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %299 = llvm.getelementptr inbounds|nuw %298[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %300 = llvm.load %299 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %301 = llvm.add %300, %0 overflow<nsw> : i32
    llvm.store %301, %299 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    llvm.br ^bb37
  ^bb37:  // 2 preds: ^bb35, ^bb36
    llvm.br ^bb38(%1, %4 : i32, i64)
  ^bb38(%302: i32, %303: i64):  // 2 preds: ^bb37, ^bb38
    %304 = llvm.getelementptr inbounds|nuw %27[%303] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %305 = llvm.getelementptr inbounds|nuw %304[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %306 = llvm.load %305 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %307 = llvm.add %306, %302 overflow<nsw> : i32
    llvm.store %307, %305 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %308 = llvm.getelementptr inbounds|nuw %27[%303] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %309 = llvm.getelementptr inbounds|nuw %308[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %310 = llvm.load %309 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %311 = llvm.add %310, %307 overflow<nsw> : i32
    llvm.store %311, %309 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %312 = llvm.getelementptr inbounds|nuw %27[%303] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %313 = llvm.getelementptr inbounds|nuw %312[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %314 = llvm.load %313 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %315 = llvm.add %314, %311 overflow<nsw> : i32
    llvm.store %315, %313 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %316 = llvm.add %303, %5 overflow<nsw, nuw> : i64
    %317 = llvm.getelementptr inbounds|nuw %27[%316] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %318 = llvm.load %317 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %319 = llvm.add %318, %315 overflow<nsw> : i32
    llvm.store %319, %317 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %320 = llvm.icmp "eq" %316, %8 : i64
    llvm.cond_br %320, ^bb39, ^bb38(%319, %316 : i32, i64) {loop_annotation = #loop_annotation}
  ^bb39:  // pred: ^bb38
    %321 = llvm.and %29, %14 : i64
    %322 = llvm.icmp "eq" %45, %4 : i64
    llvm.cond_br %322, ^bb43(%4 : i64), ^bb40
  ^bb40:  // pred: ^bb39
    %323 = llvm.and %29, %20 : i64
    llvm.br ^bb41(%4, %4 : i64, i64)
  ^bb41(%324: i64, %325: i64):  // 2 preds: ^bb40, ^bb41
    %326 = llvm.getelementptr inbounds|nuw %26[%324] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %327 = llvm.load %326 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %328 = llvm.lshr %327, %23 : i32
    %329 = llvm.and %328, %19 : i32
    %330 = llvm.zext nneg %329 : i32 to i64
    %331 = llvm.getelementptr inbounds|nuw %27[%330] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %332 = llvm.load %331 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %333 = llvm.add %332, %0 overflow<nsw> : i32
    llvm.store %333, %331 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %334 = llvm.sext %332 : i32 to i64
    %335 = llvm.getelementptr inbounds %25[%334] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %327, %335 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %336 = llvm.getelementptr inbounds|nuw %26[%324] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %337 = llvm.getelementptr inbounds|nuw %336[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %338 = llvm.load %337 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %339 = llvm.lshr %338, %23 : i32
    %340 = llvm.and %339, %19 : i32
    %341 = llvm.zext nneg %340 : i32 to i64
    %342 = llvm.getelementptr inbounds|nuw %27[%341] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %343 = llvm.load %342 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %344 = llvm.add %343, %0 overflow<nsw> : i32
    llvm.store %344, %342 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %345 = llvm.sext %343 : i32 to i64
    %346 = llvm.getelementptr inbounds %25[%345] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %338, %346 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %347 = llvm.add %324, %21 overflow<nsw, nuw> : i64
    %348 = llvm.add %325, %21 : i64
    %349 = llvm.icmp "eq" %348, %323 : i64
    llvm.cond_br %349, ^bb42, ^bb41(%347, %348 : i64, i64) {loop_annotation = #loop_annotation}
  ^bb42:  // pred: ^bb41
    %350 = llvm.icmp "eq" %321, %4 : i64
    llvm.cond_br %350, ^bb44, ^bb43(%347 : i64)
  ^bb43(%351: i64):  // 2 preds: ^bb39, ^bb42
    %352 = llvm.icmp "ne" %321, %4 : i64
    llvm.intr.assume %352  : i1
    %353 = llvm.getelementptr inbounds|nuw %26[%351] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %354 = llvm.load %353 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %355 = llvm.lshr %354, %23 : i32
    %356 = llvm.and %355, %19 : i32
    %357 = llvm.zext nneg %356 : i32 to i64
    %358 = llvm.getelementptr inbounds|nuw %27[%357] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %359 = llvm.load %358 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %360 = llvm.add %359, %0 overflow<nsw> : i32
    llvm.store %360, %358 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %361 = llvm.sext %359 : i32 to i64
    %362 = llvm.getelementptr inbounds %25[%361] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %354, %362 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    llvm.br ^bb44
  ^bb44:  // 2 preds: ^bb42, ^bb43
    "llvm.intr.memcpy"(%26, %25, %22) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.intr.lifetime.end %27 : !llvm.ptr
    llvm.intr.lifetime.start %27 : !llvm.ptr
    "llvm.intr.memset"(%27, %2, %3) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 1028 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %363 = llvm.and %29, %16 : i64
    %364 = llvm.icmp "ult" %arg1, %17 : i32
    llvm.cond_br %364, ^bb48(%4 : i64), ^bb45
  ^bb45:  // pred: ^bb44
    %365 = llvm.and %29, %18 : i64
    llvm.br ^bb46(%4, %4 : i64, i64)
  ^bb46(%366: i64, %367: i64):  // 2 preds: ^bb45, ^bb46
    %368 = llvm.getelementptr inbounds|nuw %26[%366] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %369 = llvm.load %368 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %370 = llvm.lshr %369, %24 : i32
    %371 = llvm.zext nneg %370 : i32 to i64
    %372 = llvm.getelementptr inbounds|nuw %27[%371] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %373 = llvm.getelementptr inbounds|nuw %372[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %374 = llvm.load %373 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %375 = llvm.add %374, %0 overflow<nsw> : i32
    llvm.store %375, %373 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %376 = llvm.getelementptr inbounds|nuw %26[%366] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %377 = llvm.getelementptr inbounds|nuw %376[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %378 = llvm.load %377 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %379 = llvm.lshr %378, %24 : i32
    %380 = llvm.zext nneg %379 : i32 to i64
    %381 = llvm.getelementptr inbounds|nuw %27[%380] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %382 = llvm.getelementptr inbounds|nuw %381[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %383 = llvm.load %382 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %384 = llvm.add %383, %0 overflow<nsw> : i32
    llvm.store %384, %382 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %385 = llvm.getelementptr inbounds|nuw %26[%366] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %386 = llvm.getelementptr inbounds|nuw %385[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %387 = llvm.load %386 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %388 = llvm.lshr %387, %24 : i32
    %389 = llvm.zext nneg %388 : i32 to i64
    %390 = llvm.getelementptr inbounds|nuw %27[%389] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %391 = llvm.getelementptr inbounds|nuw %390[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %392 = llvm.load %391 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %393 = llvm.add %392, %0 overflow<nsw> : i32
    llvm.store %393, %391 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %394 = llvm.getelementptr inbounds|nuw %26[%366] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %395 = llvm.getelementptr inbounds|nuw %394[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %396 = llvm.load %395 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %397 = llvm.lshr %396, %24 : i32
    %398 = llvm.zext nneg %397 : i32 to i64
    %399 = llvm.getelementptr inbounds|nuw %27[%398] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %400 = llvm.getelementptr inbounds|nuw %399[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %401 = llvm.load %400 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %402 = llvm.add %401, %0 overflow<nsw> : i32
    llvm.store %402, %400 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %403 = llvm.add %366, %5 overflow<nsw, nuw> : i64
    %404 = llvm.add %367, %5 : i64
    %405 = llvm.icmp "eq" %404, %365 : i64
    llvm.cond_br %405, ^bb47, ^bb46(%403, %404 : i64, i64) {loop_annotation = #loop_annotation}
  ^bb47:  // pred: ^bb46
    %406 = llvm.icmp "eq" %363, %4 : i64
    llvm.cond_br %406, ^bb50, ^bb48(%403 : i64)
  ^bb48(%407: i64):  // 2 preds: ^bb44, ^bb47
    %408 = llvm.icmp "ne" %363, %4 : i64
    llvm.intr.assume %408  : i1
    llvm.br ^bb49(%407, %4 : i64, i64)
  ^bb49(%409: i64, %410: i64):  // 2 preds: ^bb48, ^bb49
    %411 = llvm.getelementptr inbounds|nuw %26[%409] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %412 = llvm.load %411 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %413 = llvm.lshr %412, %24 : i32
    %414 = llvm.zext nneg %413 : i32 to i64
    %415 = llvm.getelementptr inbounds|nuw %27[%414] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %416 = llvm.getelementptr inbounds|nuw %415[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %417 = llvm.load %416 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %418 = llvm.add %417, %0 overflow<nsw> : i32
    llvm.store %418, %416 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %419 = llvm.add %409, %14 overflow<nsw, nuw> : i64
    %420 = llvm.add %410, %14 : i64
    %421 = llvm.icmp "eq" %420, %363 : i64
    llvm.cond_br %421, ^bb50, ^bb49(%419, %420 : i64, i64) {loop_annotation = #loop_annotation2}
  ^bb50:  // 2 preds: ^bb47, ^bb49
    llvm.br ^bb51(%1, %4 : i32, i64)
  ^bb51(%422: i32, %423: i64):  // 2 preds: ^bb50, ^bb51
    %424 = llvm.getelementptr inbounds|nuw %27[%423] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %425 = llvm.getelementptr inbounds|nuw %424[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %426 = llvm.load %425 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %427 = llvm.add %426, %422 overflow<nsw> : i32
    llvm.store %427, %425 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %428 = llvm.getelementptr inbounds|nuw %27[%423] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %429 = llvm.getelementptr inbounds|nuw %428[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %430 = llvm.load %429 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %431 = llvm.add %430, %427 overflow<nsw> : i32
    llvm.store %431, %429 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %432 = llvm.getelementptr inbounds|nuw %27[%423] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %433 = llvm.getelementptr inbounds|nuw %432[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %434 = llvm.load %433 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %435 = llvm.add %434, %431 overflow<nsw> : i32
    llvm.store %435, %433 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %436 = llvm.add %423, %5 overflow<nsw, nuw> : i64
    %437 = llvm.getelementptr inbounds|nuw %27[%436] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %438 = llvm.load %437 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %439 = llvm.add %438, %435 overflow<nsw> : i32
    llvm.store %439, %437 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %440 = llvm.icmp "eq" %436, %8 : i64
    llvm.cond_br %440, ^bb52, ^bb51(%439, %436 : i32, i64) {loop_annotation = #loop_annotation}
  ^bb52:  // pred: ^bb51
    %441 = llvm.and %29, %14 : i64
    %442 = llvm.icmp "eq" %45, %4 : i64
    llvm.cond_br %442, ^bb58(%4 : i64), ^bb53
  ^bb53:  // pred: ^bb52
    %443 = llvm.and %29, %20 : i64
    llvm.br ^bb54(%4, %4 : i64, i64)
  ^bb54(%444: i64, %445: i64):  // 2 preds: ^bb53, ^bb54
    %446 = llvm.getelementptr inbounds|nuw %26[%444] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %447 = llvm.load %446 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %448 = llvm.lshr %447, %24 : i32
    %449 = llvm.zext nneg %448 : i32 to i64
    %450 = llvm.getelementptr inbounds|nuw %27[%449] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %451 = llvm.load %450 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %452 = llvm.add %451, %0 overflow<nsw> : i32
    llvm.store %452, %450 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %453 = llvm.sext %451 : i32 to i64
    %454 = llvm.getelementptr inbounds %25[%453] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %447, %454 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %455 = llvm.getelementptr inbounds|nuw %26[%444] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %456 = llvm.getelementptr inbounds|nuw %455[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %457 = llvm.load %456 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %458 = llvm.lshr %457, %24 : i32
    %459 = llvm.zext nneg %458 : i32 to i64
    %460 = llvm.getelementptr inbounds|nuw %27[%459] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %461 = llvm.load %460 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %462 = llvm.add %461, %0 overflow<nsw> : i32
    llvm.store %462, %460 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %463 = llvm.sext %461 : i32 to i64
    %464 = llvm.getelementptr inbounds %25[%463] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %457, %464 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %465 = llvm.add %444, %21 overflow<nsw, nuw> : i64
    %466 = llvm.add %445, %21 : i64
    %467 = llvm.icmp "eq" %466, %443 : i64
    llvm.cond_br %467, ^bb57, ^bb54(%465, %466 : i64, i64) {loop_annotation = #loop_annotation}
  ^bb55(%468: i64):  // 2 preds: ^bb5, ^bb55
    %469 = llvm.getelementptr inbounds|nuw %arg0[%468] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %470 = llvm.load %469 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %471 = llvm.xor %470, %13 : i32
    %472 = llvm.getelementptr inbounds|nuw %26[%468] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %471, %472 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %473 = llvm.add %468, %14 overflow<nsw, nuw> : i64
    %474 = llvm.icmp "eq" %473, %29 : i64
    llvm.cond_br %474, ^bb7, ^bb55(%473 : i64) {loop_annotation = #loop_annotation1}
  ^bb56:  // pred: ^bb69
    llvm.intr.lifetime.end %27 : !llvm.ptr
    llvm.br ^bb71
  ^bb57:  // pred: ^bb54
    %475 = llvm.icmp "eq" %441, %4 : i64
    llvm.cond_br %475, ^bb59, ^bb58(%465 : i64)
  ^bb58(%476: i64):  // 2 preds: ^bb52, ^bb57
    %477 = llvm.icmp "ne" %441, %4 : i64
    llvm.intr.assume %477  : i1
    %478 = llvm.getelementptr inbounds|nuw %26[%476] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %479 = llvm.load %478 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %480 = llvm.lshr %479, %24 : i32
    %481 = llvm.zext nneg %480 : i32 to i64
    %482 = llvm.getelementptr inbounds|nuw %27[%481] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %483 = llvm.load %482 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %484 = llvm.add %483, %0 overflow<nsw> : i32
    llvm.store %484, %482 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %485 = llvm.sext %483 : i32 to i64
    %486 = llvm.getelementptr inbounds %25[%485] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %479, %486 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    llvm.br ^bb59
  ^bb59:  // 2 preds: ^bb57, ^bb58
    "llvm.intr.memcpy"(%26, %25, %22) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.intr.lifetime.end %27 : !llvm.ptr
    %487 = llvm.zext nneg %arg1 : i32 to i64
    %488 = llvm.icmp "ult" %arg1, %9 : i32
    llvm.cond_br %488, ^bb63(%4 : i64), ^bb60
  ^bb60:  // pred: ^bb59
    %489 = llvm.and %29, %10 : i64
    llvm.br ^bb61(%4 : i64)
  ^bb61(%490: i64):  // 2 preds: ^bb60, ^bb61
    %491 = llvm.getelementptr inbounds|nuw %26[%490] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %492 = llvm.getelementptr inbounds|nuw %491[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %493 = llvm.load %491 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %494 = llvm.load %492 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %495 = llvm.xor %493, %12 : vector<4xi32>
    %496 = llvm.xor %494, %12 : vector<4xi32>
    %497 = llvm.getelementptr inbounds|nuw %arg0[%490] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %498 = llvm.getelementptr inbounds|nuw %497[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %495, %497 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    llvm.store %496, %498 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    %499 = llvm.add %490, %6 overflow<nuw> : i64
    %500 = llvm.icmp "eq" %499, %489 : i64
    llvm.cond_br %500, ^bb62, ^bb61(%499 : i64) {loop_annotation = #loop_annotation1}
  ^bb62:  // pred: ^bb61
    %501 = llvm.icmp "eq" %489, %29 : i64
    llvm.cond_br %501, ^bb71, ^bb63(%489 : i64)
  ^bb63(%502: i64):  // 2 preds: ^bb59, ^bb62
    llvm.br ^bb72(%502 : i64)
  ^bb64:  // pred: ^bb70
    llvm.intr.lifetime.end %27 : !llvm.ptr
    llvm.intr.lifetime.start %27 : !llvm.ptr
    "llvm.intr.memset"(%27, %2, %3) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 1028 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.br ^bb65(%1, %4 : i32, i64)
  ^bb65(%503: i32, %504: i64):  // 2 preds: ^bb64, ^bb65
    %505 = llvm.getelementptr inbounds|nuw %27[%504] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %506 = llvm.getelementptr inbounds|nuw %505[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %507 = llvm.load %506 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %508 = llvm.add %507, %503 overflow<nsw> : i32
    llvm.store %508, %506 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %509 = llvm.getelementptr inbounds|nuw %27[%504] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %510 = llvm.getelementptr inbounds|nuw %509[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %511 = llvm.load %510 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %512 = llvm.add %511, %508 overflow<nsw> : i32
    llvm.store %512, %510 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %513 = llvm.getelementptr inbounds|nuw %27[%504] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %514 = llvm.getelementptr inbounds|nuw %513[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %515 = llvm.load %514 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %516 = llvm.add %515, %512 overflow<nsw> : i32
    llvm.store %516, %514 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %517 = llvm.add %504, %5 overflow<nsw, nuw> : i64
    %518 = llvm.getelementptr inbounds|nuw %27[%517] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %519 = llvm.load %518 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %520 = llvm.add %519, %516 overflow<nsw> : i32
    llvm.store %520, %518 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %521 = llvm.icmp "eq" %517, %8 : i64
    llvm.cond_br %521, ^bb66, ^bb65(%520, %517 : i32, i64) {loop_annotation = #loop_annotation}
  ^bb66:  // pred: ^bb65
    llvm.intr.lifetime.end %27 : !llvm.ptr
    llvm.intr.lifetime.start %27 : !llvm.ptr
    "llvm.intr.memset"(%27, %2, %3) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 1028 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.br ^bb67(%1, %4 : i32, i64)
  ^bb67(%522: i32, %523: i64):  // 2 preds: ^bb66, ^bb67
    %524 = llvm.getelementptr inbounds|nuw %27[%523] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %525 = llvm.getelementptr inbounds|nuw %524[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %526 = llvm.load %525 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %527 = llvm.add %526, %522 overflow<nsw> : i32
    llvm.store %527, %525 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %528 = llvm.getelementptr inbounds|nuw %27[%523] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %529 = llvm.getelementptr inbounds|nuw %528[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %530 = llvm.load %529 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %531 = llvm.add %530, %527 overflow<nsw> : i32
    llvm.store %531, %529 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %532 = llvm.getelementptr inbounds|nuw %27[%523] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %533 = llvm.getelementptr inbounds|nuw %532[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %534 = llvm.load %533 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %535 = llvm.add %534, %531 overflow<nsw> : i32
    llvm.store %535, %533 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %536 = llvm.add %523, %5 overflow<nsw, nuw> : i64
    %537 = llvm.getelementptr inbounds|nuw %27[%536] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %538 = llvm.load %537 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %539 = llvm.add %538, %535 overflow<nsw> : i32
    llvm.store %539, %537 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %540 = llvm.icmp "eq" %536, %8 : i64
    llvm.cond_br %540, ^bb68, ^bb67(%539, %536 : i32, i64) {loop_annotation = #loop_annotation}
  ^bb68:  // pred: ^bb67
    llvm.intr.lifetime.end %27 : !llvm.ptr
    llvm.intr.lifetime.start %27 : !llvm.ptr
    "llvm.intr.memset"(%27, %2, %3) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 1028 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.br ^bb69(%1, %4 : i32, i64)
  ^bb69(%541: i32, %542: i64):  // 2 preds: ^bb68, ^bb69
    %543 = llvm.getelementptr inbounds|nuw %27[%542] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %544 = llvm.getelementptr inbounds|nuw %543[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %545 = llvm.load %544 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %546 = llvm.add %545, %541 overflow<nsw> : i32
    llvm.store %546, %544 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %547 = llvm.getelementptr inbounds|nuw %27[%542] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %548 = llvm.getelementptr inbounds|nuw %547[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %549 = llvm.load %548 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %550 = llvm.add %549, %546 overflow<nsw> : i32
    llvm.store %550, %548 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %551 = llvm.getelementptr inbounds|nuw %27[%542] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %552 = llvm.getelementptr inbounds|nuw %551[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %553 = llvm.load %552 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %554 = llvm.add %553, %550 overflow<nsw> : i32
    llvm.store %554, %552 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %555 = llvm.add %542, %5 overflow<nsw, nuw> : i64
    %556 = llvm.getelementptr inbounds|nuw %27[%555] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %557 = llvm.load %556 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %558 = llvm.add %557, %554 overflow<nsw> : i32
    llvm.store %558, %556 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %559 = llvm.icmp "eq" %555, %8 : i64
    llvm.cond_br %559, ^bb56, ^bb69(%558, %555 : i32, i64) {loop_annotation = #loop_annotation}
  ^bb70(%560: i32, %561: i64):  // 2 preds: ^bb6, ^bb70
    %562 = llvm.getelementptr inbounds|nuw %27[%561] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %563 = llvm.getelementptr inbounds|nuw %562[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %564 = llvm.load %563 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %565 = llvm.add %564, %560 overflow<nsw> : i32
    llvm.store %565, %563 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %566 = llvm.getelementptr inbounds|nuw %27[%561] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %567 = llvm.getelementptr inbounds|nuw %566[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %568 = llvm.load %567 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %569 = llvm.add %568, %565 overflow<nsw> : i32
    llvm.store %569, %567 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %570 = llvm.getelementptr inbounds|nuw %27[%561] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %571 = llvm.getelementptr inbounds|nuw %570[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %572 = llvm.load %571 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %573 = llvm.add %572, %569 overflow<nsw> : i32
    llvm.store %573, %571 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %574 = llvm.add %561, %5 overflow<nsw, nuw> : i64
    %575 = llvm.getelementptr inbounds|nuw %27[%574] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %576 = llvm.load %575 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %577 = llvm.add %576, %573 overflow<nsw> : i32
    llvm.store %577, %575 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %578 = llvm.icmp "eq" %574, %8 : i64
    llvm.cond_br %578, ^bb64, ^bb70(%577, %574 : i32, i64) {loop_annotation = #loop_annotation}
  ^bb71:  // 3 preds: ^bb56, ^bb62, ^bb72
    llvm.intr.lifetime.end %26 : !llvm.ptr
    llvm.intr.lifetime.end %25 : !llvm.ptr
    llvm.return
  ^bb72(%579: i64):  // 2 preds: ^bb63, ^bb72
    %580 = llvm.getelementptr inbounds|nuw %26[%579] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %581 = llvm.load %580 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %582 = llvm.xor %581, %13 : i32
    %583 = llvm.getelementptr inbounds|nuw %arg0[%579] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %582, %583 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %584 = llvm.add %579, %14 overflow<nsw, nuw> : i64
    %585 = llvm.icmp "eq" %584, %487 : i64
    llvm.cond_br %585, ^bb71, ^bb72(%584 : i64) {loop_annotation = #loop_annotation1}
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
    %2 = llvm.load %1 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i16
    %3 = llvm.getelementptr inbounds|nuw %arg1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %4 = llvm.load %3 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i16
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
