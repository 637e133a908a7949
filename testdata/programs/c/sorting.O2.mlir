#loop_annotation = #llvm.loop_annotation<mustProgress = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
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
    %12 = llvm.mlir.constant(2 : i32) : i32
    %13 = llvm.mlir.constant(300 : i32) : i32
    %14 = llvm.mlir.constant(1 : i64) : i64
    %15 = llvm.mlir.constant(3 : i32) : i32
    %16 = llvm.mlir.constant(16 : i64) : i64
    %17 = llvm.mlir.constant(dense<-2147483648> : vector<4xi32>) : vector<4xi32>
    %18 = llvm.mlir.constant(32 : i64) : i64
    %19 = llvm.mlir.constant(48 : i64) : i64
    %20 = llvm.mlir.constant(64 : i64) : i64
    %21 = llvm.mlir.constant(80 : i64) : i64
    %22 = llvm.mlir.constant(96 : i64) : i64
    %23 = llvm.mlir.constant(112 : i64) : i64
    %24 = llvm.mlir.constant(128 : i64) : i64
    %25 = llvm.mlir.constant(144 : i64) : i64
    %26 = llvm.mlir.constant(160 : i64) : i64
    %27 = llvm.mlir.constant(176 : i64) : i64
    %28 = llvm.mlir.constant(192 : i64) : i64
    %29 = llvm.mlir.constant(208 : i64) : i64
    %30 = llvm.mlir.constant(224 : i64) : i64
    %31 = llvm.mlir.constant(240 : i64) : i64
    %32 = llvm.mlir.constant(256 : i64) : i64
    %33 = llvm.mlir.constant(272 : i64) : i64
    %34 = llvm.mlir.constant(288 : i64) : i64
    %35 = llvm.mlir.constant(304 : i64) : i64
    %36 = llvm.mlir.constant(320 : i64) : i64
    %37 = llvm.mlir.constant(336 : i64) : i64
    %38 = llvm.mlir.constant(352 : i64) : i64
    %39 = llvm.mlir.constant(368 : i64) : i64
    %40 = llvm.mlir.constant(384 : i64) : i64
    %41 = llvm.mlir.constant(400 : i64) : i64
    %42 = llvm.mlir.constant(416 : i64) : i64
    %43 = llvm.mlir.constant(432 : i64) : i64
    %44 = llvm.mlir.constant(448 : i64) : i64
    %45 = llvm.mlir.constant(464 : i64) : i64
    %46 = llvm.mlir.constant(480 : i64) : i64
    %47 = llvm.mlir.constant(496 : i64) : i64
    %48 = llvm.mlir.constant(512 : i64) : i64
    %49 = llvm.mlir.constant(528 : i64) : i64
    %50 = llvm.mlir.constant(544 : i64) : i64
    %51 = llvm.mlir.constant(560 : i64) : i64
    %52 = llvm.mlir.constant(576 : i64) : i64
    %53 = llvm.mlir.constant(-2147483648 : i32) : i32
    %54 = llvm.mlir.constant(580 : i64) : i64
    %55 = llvm.mlir.constant(584 : i64) : i64
    %56 = llvm.mlir.constant(588 : i64) : i64
    %57 = llvm.mlir.constant(592 : i64) : i64
    %58 = llvm.mlir.constant(596 : i64) : i64
    %59 = llvm.mlir.constant(0 : i32) : i32
    %60 = llvm.mlir.constant(0 : i8) : i8
    %61 = llvm.mlir.constant(1028 : i64) : i64
    %62 = llvm.mlir.constant(255 : i32) : i32
    %63 = llvm.mlir.constant(12 : i64) : i64
    %64 = llvm.mlir.constant(2 : i64) : i64
    %65 = llvm.mlir.constant(24 : i32) : i32
    %66 = llvm.mlir.constant(8 : i32) : i32
    %67 = llvm.mlir.addressof @".str" : !llvm.ptr
    %68 = llvm.mlir.constant(6 : i64) : i64
    %69 = llvm.mlir.constant(148 : i64) : i64
    %70 = llvm.mlir.zero : !llvm.ptr
    %71 = llvm.mlir.constant(-1 : i32) : i32
    %72 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %73 = llvm.mlir.constant(10 : i64) : i64
    %74 = llvm.mlir.addressof @descending : !llvm.ptr
    %75 = llvm.mlir.constant(36 : i64) : i64
    %76 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %77 = llvm.mlir.addressof @__const.main.people : !llvm.ptr
    %78 = llvm.mlir.constant(60 : i64) : i64
    %79 = llvm.mlir.constant(5 : i64) : i64
    %80 = llvm.mlir.addressof @by_age : !llvm.ptr
    %81 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %82 = llvm.mlir.constant(22 : i64) : i64
    %83 = llvm.mlir.constant(24 : i64) : i64
    %84 = llvm.mlir.constant(34 : i64) : i64
    %85 = llvm.mlir.constant(46 : i64) : i64
    %86 = llvm.mlir.constant(58 : i64) : i64
    %87 = llvm.mlir.constant(10 : i32) : i32
    %88 = llvm.alloca %0 x !llvm.array<150 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %89 = llvm.alloca %0 x !llvm.array<150 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %90 = llvm.alloca %0 x !llvm.array<257 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %91 = llvm.alloca %0 x !llvm.array<150 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %92 = llvm.alloca %0 x !llvm.array<150 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %93 = llvm.alloca %0 x !llvm.array<150 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %94 = llvm.alloca %0 x !llvm.array<5 x struct<"struct.person", (array<10 x i8>, i16)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %91 : !llvm.ptr
    llvm.intr.lifetime.start %92 : !llvm.ptr
    llvm.intr.lifetime.start %93 : !llvm.ptr
    llvm.br ^bb16(%1, %2 : i64, i32)
  ^bb1:  // pred: ^bb16
    "llvm.intr.memcpy"(%92, %91, %9) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call @qsort(%92, %8, %5, %10) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    "llvm.intr.memcpy"(%93, %91, %9) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call @qsort(%93, %8, %5, %10) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    %95 = llvm.call @bcmp(%93, %92, %9) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, i64) -> i32
    "llvm.intr.memcpy"(%93, %91, %9) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call fastcc @quick(%93, %11) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    %96 = llvm.call @bcmp(%93, %92, %9) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, i64) -> i32
    "llvm.intr.memcpy"(%93, %91, %9) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call fastcc @heap(%93, %11) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    %97 = llvm.call @bcmp(%93, %92, %9) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, i64) -> i32
    "llvm.intr.memcpy"(%93, %91, %9) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call fastcc @merge(%93, %11) {memory_effects = #llvm.memory_effects<other = readwrite, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    %98 = llvm.call @bcmp(%93, %92, %9) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, i64) -> i32
    "llvm.intr.memcpy"(%93, %91, %9) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb3(%11 : i32)
  ^bb2:  // 2 preds: ^bb3, ^bb8
    %99 = llvm.add %102, %0 overflow<nsw> : i32
    %100 = llvm.icmp "ult" %99, %15 : i32
    llvm.cond_br %100, ^bb9, ^bb3(%102 : i32) {loop_annotation = #loop_annotation}
  ^bb3(%101: i32):  // 2 preds: ^bb1, ^bb2
    %102 = llvm.sdiv %101, %12 : i32
    %103 = llvm.icmp "slt" %101, %13 : i32
    llvm.cond_br %103, ^bb4, ^bb2
  ^bb4:  // pred: ^bb3
    %104 = llvm.sext %102 : i32 to i64
    llvm.br ^bb5(%104 : i64)
  ^bb5(%105: i64):  // 2 preds: ^bb4, ^bb8
    %106 = llvm.getelementptr inbounds %93[%105] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %107 = llvm.load %106 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %108 = llvm.icmp "slt" %105, %104 : i64
    %109 = llvm.trunc %105 overflow<nsw> : i64 to i32
    llvm.cond_br %108, ^bb8(%109 : i32), ^bb6(%109 : i32)
  ^bb6(%110: i32):  // 2 preds: ^bb5, ^bb7
    %111 = llvm.sub %110, %102 overflow<nsw> : i32
    %112 = llvm.zext nneg %111 : i32 to i64
    %113 = llvm.getelementptr inbounds|nuw %93[%112] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %114 = llvm.load %113 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %115 = llvm.icmp "sgt" %114, %107 : i32
    llvm.cond_br %115, ^bb7, ^bb8(%110 : i32)
  ^bb7:  // pred: ^bb6
    %116 = llvm.sext %110 : i32 to i64
    %117 = llvm.getelementptr inbounds %93[%116] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %114, %117 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %118 = llvm.icmp "slt" %111, %102 : i32
    llvm.cond_br %118, ^bb8(%111 : i32), ^bb6(%111 : i32) {loop_annotation = #loop_annotation}
  ^bb8(%119: i32):  // 3 preds: ^bb5, ^bb6, ^bb7
    %120 = llvm.sext %119 : i32 to i64
    %121 = llvm.getelementptr inbounds %93[%120] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %107, %121 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %122 = llvm.add %105, %14 overflow<nsw> : i64
    %123 = llvm.icmp "eq" %122, %8 : i64
    llvm.cond_br %123, ^bb2, ^bb5(%122 : i64) {loop_annotation = #loop_annotation}
  ^bb9:  // pred: ^bb2
    %124 = llvm.call @bcmp(%93, %92, %9) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, i64) -> i32
    "llvm.intr.memcpy"(%93, %91, %9) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.intr.lifetime.start %88 : !llvm.ptr
    llvm.intr.lifetime.start %89 : !llvm.ptr
    %125 = llvm.getelementptr inbounds|nuw %93[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %126 = llvm.load %93 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %127 = llvm.load %125 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %128 = llvm.xor %126, %17 : vector<4xi32>
    %129 = llvm.xor %127, %17 : vector<4xi32>
    %130 = llvm.getelementptr inbounds|nuw %89[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %128, %89 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    llvm.store %129, %130 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    %131 = llvm.getelementptr inbounds|nuw %93[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %132 = llvm.getelementptr inbounds|nuw %93[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %133 = llvm.load %131 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %134 = llvm.load %132 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %135 = llvm.xor %133, %17 : vector<4xi32>
    %136 = llvm.xor %134, %17 : vector<4xi32>
    %137 = llvm.getelementptr inbounds|nuw %89[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %138 = llvm.getelementptr inbounds|nuw %89[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %135, %137 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    llvm.store %136, %138 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    %139 = llvm.getelementptr inbounds|nuw %93[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %140 = llvm.getelementptr inbounds|nuw %93[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %141 = llvm.load %139 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %142 = llvm.load %140 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %143 = llvm.xor %141, %17 : vector<4xi32>
    %144 = llvm.xor %142, %17 : vector<4xi32>
    %145 = llvm.getelementptr inbounds|nuw %89[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %146 = llvm.getelementptr inbounds|nuw %89[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %143, %145 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    llvm.store %144, %146 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    %147 = llvm.getelementptr inbounds|nuw %93[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %148 = llvm.getelementptr inbounds|nuw %93[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %149 = llvm.load %147 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %150 = llvm.load %148 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %151 = llvm.xor %149, %17 : vector<4xi32>
    %152 = llvm.xor %150, %17 : vector<4xi32>
    %153 = llvm.getelementptr inbounds|nuw %89[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %154 = llvm.getelementptr inbounds|nuw %89[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %151, %153 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    llvm.store %152, %154 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    %155 = llvm.getelementptr inbounds|nuw %93[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %156 = llvm.getelementptr inbounds|nuw %93[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %157 = llvm.load %155 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %158 = llvm.load %156 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %159 = llvm.xor %157, %17 : vector<4xi32>
    %160 = llvm.xor %158, %17 : vector<4xi32>
    %161 = llvm.getelementptr inbounds|nuw %89[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %162 = llvm.getelementptr inbounds|nuw %89[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %159, %161 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    llvm.store %160, %162 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    %163 = llvm.getelementptr inbounds|nuw %93[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %164 = llvm.getelementptr inbounds|nuw %93[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %165 = llvm.load %163 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %166 = llvm.load %164 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %167 = llvm.xor %165, %17 : vector<4xi32>
    %168 = llvm.xor %166, %17 : vector<4xi32>
    %169 = llvm.getelementptr inbounds|nuw %89[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %170 = llvm.getelementptr inbounds|nuw %89[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %167, %169 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    llvm.store %168, %170 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    %171 = llvm.getelementptr inbounds|nuw %93[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %172 = llvm.getelementptr inbounds|nuw %93[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %173 = llvm.load %171 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %174 = llvm.load %172 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %175 = llvm.xor %173, %17 : vector<4xi32>
    %176 = llvm.xor %174, %17 : vector<4xi32>
    %177 = llvm.getelementptr inbounds|nuw %89[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %178 = llvm.getelementptr inbounds|nuw %89[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %175, %177 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    llvm.store %176, %178 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    %179 = llvm.getelementptr inbounds|nuw %93[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %180 = llvm.getelementptr inbounds|nuw %93[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %181 = llvm.load %179 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %182 = llvm.load %180 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %183 = llvm.xor %181, %17 : vector<4xi32>
    %184 = llvm.xor %182, %17 : vector<4xi32>
    %185 = llvm.getelementptr inbounds|nuw %89[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %186 = llvm.getelementptr inbounds|nuw %89[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %183, %185 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    llvm.store %184, %186 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    %187 = llvm.getelementptr inbounds|nuw %93[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %188 = llvm.getelementptr inbounds|nuw %93[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %189 = llvm.load %187 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %190 = llvm.load %188 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %191 = llvm.xor %189, %17 : vector<4xi32>
    %192 = llvm.xor %190, %17 : vector<4xi32>
    %193 = llvm.getelementptr inbounds|nuw %89[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %194 = llvm.getelementptr inbounds|nuw %89[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %191, %193 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    llvm.store %192, %194 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    %195 = llvm.getelementptr inbounds|nuw %93[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %196 = llvm.getelementptr inbounds|nuw %93[%35] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %197 = llvm.load %195 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %198 = llvm.load %196 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %199 = llvm.xor %197, %17 : vector<4xi32>
    %200 = llvm.xor %198, %17 : vector<4xi32>
    %201 = llvm.getelementptr inbounds|nuw %89[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %202 = llvm.getelementptr inbounds|nuw %89[%35] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %199, %201 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    llvm.store %200, %202 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    %203 = llvm.getelementptr inbounds|nuw %93[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %204 = llvm.getelementptr inbounds|nuw %93[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %205 = llvm.load %203 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %206 = llvm.load %204 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %207 = llvm.xor %205, %17 : vector<4xi32>
    %208 = llvm.xor %206, %17 : vector<4xi32>
    %209 = llvm.getelementptr inbounds|nuw %89[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %210 = llvm.getelementptr inbounds|nuw %89[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %207, %209 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    llvm.store %208, %210 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    %211 = llvm.getelementptr inbounds|nuw %93[%38] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %212 = llvm.getelementptr inbounds|nuw %93[%39] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %213 = llvm.load %211 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %214 = llvm.load %212 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %215 = llvm.xor %213, %17 : vector<4xi32>
    %216 = llvm.xor %214, %17 : vector<4xi32>
    %217 = llvm.getelementptr inbounds|nuw %89[%38] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %218 = llvm.getelementptr inbounds|nuw %89[%39] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %215, %217 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    llvm.store %216, %218 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    %219 = llvm.getelementptr inbounds|nuw %93[%40] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %220 = llvm.getelementptr inbounds|nuw %93[%41] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %221 = llvm.load %219 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %222 = llvm.load %220 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %223 = llvm.xor %221, %17 : vector<4xi32>
    %224 = llvm.xor %222, %17 : vector<4xi32>
    %225 = llvm.getelementptr inbounds|nuw %89[%40] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %226 = llvm.getelementptr inbounds|nuw %89[%41] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %223, %225 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    llvm.store %224, %226 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    %227 = llvm.getelementptr inbounds|nuw %93[%42] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %228 = llvm.getelementptr inbounds|nuw %93[%43] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %229 = llvm.load %227 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %230 = llvm.load %228 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %231 = llvm.xor %229, %17 : vector<4xi32>
    %232 = llvm.xor %230, %17 : vector<4xi32>
    %233 = llvm.getelementptr inbounds|nuw %89[%42] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %234 = llvm.getelementptr inbounds|nuw %89[%43] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %231, %233 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    llvm.store %232, %234 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    %235 = llvm.getelementptr inbounds|nuw %93[%44] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %236 = llvm.getelementptr inbounds|nuw %93[%45] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %237 = llvm.load %235 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %238 = llvm.load %236 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %239 = llvm.xor %237, %17 : vector<4xi32>
    %240 = llvm.xor %238, %17 : vector<4xi32>
    %241 = llvm.getelementptr inbounds|nuw %89[%44] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %242 = llvm.getelementptr inbounds|nuw %89[%45] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %239, %241 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    llvm.store %240, %242 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    %243 = llvm.getelementptr inbounds|nuw %93[%46] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %244 = llvm.getelementptr inbounds|nuw %93[%47] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %245 = llvm.load %243 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %246 = llvm.load %244 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %247 = llvm.xor %245, %17 : vector<4xi32>
    %248 = llvm.xor %246, %17 : vector<4xi32>
    %249 = llvm.getelementptr inbounds|nuw %89[%46] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %250 = llvm.getelementptr inbounds|nuw %89[%47] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %247, %249 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    llvm.store %248, %250 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    %251 = llvm.getelementptr inbounds|nuw %93[%48] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %252 = llvm.getelementptr inbounds|nuw %93[%49] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %253 = llvm.load %251 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %254 = llvm.load %252 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %255 = llvm.xor %253, %17 : vector<4xi32>
    %256 = llvm.xor %254, %17 : vector<4xi32>
    %257 = llvm.getelementptr inbounds|nuw %89[%48] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %258 = llvm.getelementptr inbounds|nuw %89[%49] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %255, %257 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    llvm.store %256, %258 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    %259 = llvm.getelementptr inbounds|nuw %93[%50] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %260 = llvm.getelementptr inbounds|nuw %93[%51] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %261 = llvm.load %259 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %262 = llvm.load %260 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %263 = llvm.xor %261, %17 : vector<4xi32>
    %264 = llvm.xor %262, %17 : vector<4xi32>
    %265 = llvm.getelementptr inbounds|nuw %89[%50] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %266 = llvm.getelementptr inbounds|nuw %89[%51] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %263, %265 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    llvm.store %264, %266 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    %267 = llvm.getelementptr inbounds|nuw %93[%52] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %268 = llvm.load %267 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %269 = llvm.xor %268, %53 : i32
    %270 = llvm.getelementptr inbounds|nuw %89[%52] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %269, %270 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %271 = llvm.getelementptr inbounds|nuw %93[%54] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %272 = llvm.load %271 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %273 = llvm.xor %272, %53 : i32
    %274 = llvm.getelementptr inbounds|nuw %89[%54] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %273, %274 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %275 = llvm.getelementptr inbounds|nuw %93[%55] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %276 = llvm.load %275 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %277 = llvm.xor %276, %53 : i32
    %278 = llvm.getelementptr inbounds|nuw %89[%55] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %277, %278 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %279 = llvm.getelementptr inbounds|nuw %93[%56] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %280 = llvm.load %279 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %281 = llvm.xor %280, %53 : i32
    %282 = llvm.getelementptr inbounds|nuw %89[%56] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %281, %282 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %283 = llvm.getelementptr inbounds|nuw %93[%57] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %284 = llvm.load %283 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %285 = llvm.xor %284, %53 : i32
    %286 = llvm.getelementptr inbounds|nuw %89[%57] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %285, %286 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %287 = llvm.getelementptr inbounds|nuw %93[%58] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %288 = llvm.load %287 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %289 = llvm.xor %288, %53 : i32
    %290 = llvm.getelementptr inbounds|nuw %89[%58] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %289, %290 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    llvm.br ^bb10(%59 : i32)
  ^bb10(%291: i32):  // 2 preds: ^bb9, ^bb13
    llvm.intr.lifetime.start %90 : !llvm.ptr
    "llvm.intr.memset"(%90, %60, %61) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 1028 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.br ^bb11(%1 : i64)
  ^bb11(%292: i64):  // 2 preds: ^bb10, ^bb11
    %293 = llvm.getelementptr inbounds|nuw %89[%292] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %294 = llvm.load %293 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %295 = llvm.lshr %294, %291 : i32
    %296 = llvm.and %295, %62 : i32
    %297 = llvm.zext nneg %296 : i32 to i64
    %298 = llvm.getelementptr inbounds|nuw %90[%297] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %299 = llvm.getelementptr inbounds|nuw %298[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %300 = llvm.load %299 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %301 = llvm.add %300, %0 overflow<nsw> : i32
    llvm.store %301, %299 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %302 = llvm.getelementptr inbounds|nuw %89[%292] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %303 = llvm.getelementptr inbounds|nuw %302[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %304 = llvm.load %303 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %305 = llvm.lshr %304, %291 : i32
    %306 = llvm.and %305, %62 : i32
    %307 = llvm.zext nneg %306 : i32 to i64
    %308 = llvm.getelementptr inbounds|nuw %90[%307] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %309 = llvm.getelementptr inbounds|nuw %308[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %310 = llvm.load %309 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %311 = llvm.add %310, %0 overflow<nsw> : i32
    llvm.store %311, %309 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %312 = llvm.getelementptr inbounds|nuw %89[%292] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %313 = llvm.getelementptr inbounds|nuw %312[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %314 = llvm.load %313 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %315 = llvm.lshr %314, %291 : i32
    %316 = llvm.and %315, %62 : i32
    %317 = llvm.zext nneg %316 : i32 to i64
    %318 = llvm.getelementptr inbounds|nuw %90[%317] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %319 = llvm.getelementptr inbounds|nuw %318[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %320 = llvm.load %319 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %321 = llvm.add %320, %0 overflow<nsw> : i32
    llvm.store %321, %319 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %322 = llvm.add %292, %7 overflow<nsw, nuw> : i64
    %323 = llvm.icmp "eq" %322, %8 : i64
    llvm.cond_br %323, ^bb12(%59, %1 : i32, i64), ^bb11(%322 : i64) {loop_annotation = #loop_annotation}
  ^bb12(%324: i32, %325: i64):  // 2 preds: ^bb11, ^bb12
    %326 = llvm.getelementptr inbounds|nuw %90[%325] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %327 = llvm.getelementptr inbounds|nuw %326[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %328 = llvm.load %327 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %329 = llvm.add %328, %324 overflow<nsw> : i32
    llvm.store %329, %327 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %330 = llvm.getelementptr inbounds|nuw %90[%325] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %331 = llvm.getelementptr inbounds|nuw %330[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %332 = llvm.load %331 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %333 = llvm.add %332, %329 overflow<nsw> : i32
    llvm.store %333, %331 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %334 = llvm.getelementptr inbounds|nuw %90[%325] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %335 = llvm.getelementptr inbounds|nuw %334[%63] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %336 = llvm.load %335 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %337 = llvm.add %336, %333 overflow<nsw> : i32
    llvm.store %337, %335 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %338 = llvm.add %325, %5 overflow<nsw, nuw> : i64
    %339 = llvm.getelementptr inbounds|nuw %90[%338] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %340 = llvm.load %339 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %341 = llvm.add %340, %337 overflow<nsw> : i32
    llvm.store %341, %339 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %342 = llvm.icmp "eq" %338, %32 : i64
    llvm.cond_br %342, ^bb15(%1 : i64), ^bb12(%341, %338 : i32, i64) {loop_annotation = #loop_annotation}
  ^bb13:  // pred: ^bb15
    "llvm.intr.memcpy"(%89, %88, %9) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.intr.lifetime.end %90 : !llvm.ptr
    %343 = llvm.icmp "ult" %291, %65 : i32
    %344 = llvm.add %291, %66 overflow<nsw, nuw> : i32
    llvm.cond_br %343, ^bb10(%344 : i32), ^bb14 {loop_annotation = #loop_annotation}
  ^bb14:  // pred: ^bb13
    %345 = llvm.getelementptr inbounds|nuw %89[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %346 = llvm.load %89 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %347 = llvm.load %345 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %348 = llvm.xor %346, %17 : vector<4xi32>
    %349 = llvm.xor %347, %17 : vector<4xi32>
    %350 = llvm.getelementptr inbounds|nuw %93[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %348, %93 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    llvm.store %349, %350 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    %351 = llvm.getelementptr inbounds|nuw %89[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %352 = llvm.getelementptr inbounds|nuw %89[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %353 = llvm.load %351 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %354 = llvm.load %352 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %355 = llvm.xor %353, %17 : vector<4xi32>
    %356 = llvm.xor %354, %17 : vector<4xi32>
    %357 = llvm.getelementptr inbounds|nuw %93[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %358 = llvm.getelementptr inbounds|nuw %93[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %355, %357 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    llvm.store %356, %358 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    %359 = llvm.getelementptr inbounds|nuw %89[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %360 = llvm.getelementptr inbounds|nuw %89[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %361 = llvm.load %359 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %362 = llvm.load %360 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %363 = llvm.xor %361, %17 : vector<4xi32>
    %364 = llvm.xor %362, %17 : vector<4xi32>
    %365 = llvm.getelementptr inbounds|nuw %93[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %366 = llvm.getelementptr inbounds|nuw %93[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %363, %365 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    llvm.store %364, %366 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    %367 = llvm.getelementptr inbounds|nuw %89[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %368 = llvm.getelementptr inbounds|nuw %89[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %369 = llvm.load %367 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %370 = llvm.load %368 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %371 = llvm.xor %369, %17 : vector<4xi32>
    %372 = llvm.xor %370, %17 : vector<4xi32>
    %373 = llvm.getelementptr inbounds|nuw %93[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %374 = llvm.getelementptr inbounds|nuw %93[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %371, %373 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    llvm.store %372, %374 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    %375 = llvm.getelementptr inbounds|nuw %89[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %376 = llvm.getelementptr inbounds|nuw %89[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %377 = llvm.load %375 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %378 = llvm.load %376 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %379 = llvm.xor %377, %17 : vector<4xi32>
    %380 = llvm.xor %378, %17 : vector<4xi32>
    %381 = llvm.getelementptr inbounds|nuw %93[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %382 = llvm.getelementptr inbounds|nuw %93[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %379, %381 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    llvm.store %380, %382 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    %383 = llvm.getelementptr inbounds|nuw %89[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %384 = llvm.getelementptr inbounds|nuw %89[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %385 = llvm.load %383 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %386 = llvm.load %384 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %387 = llvm.xor %385, %17 : vector<4xi32>
    %388 = llvm.xor %386, %17 : vector<4xi32>
    %389 = llvm.getelementptr inbounds|nuw %93[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %390 = llvm.getelementptr inbounds|nuw %93[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %387, %389 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    llvm.store %388, %390 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    %391 = llvm.getelementptr inbounds|nuw %89[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %392 = llvm.getelementptr inbounds|nuw %89[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %393 = llvm.load %391 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %394 = llvm.load %392 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %395 = llvm.xor %393, %17 : vector<4xi32>
    %396 = llvm.xor %394, %17 : vector<4xi32>
    %397 = llvm.getelementptr inbounds|nuw %93[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %398 = llvm.getelementptr inbounds|nuw %93[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %395, %397 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    llvm.store %396, %398 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    %399 = llvm.getelementptr inbounds|nuw %89[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %400 = llvm.getelementptr inbounds|nuw %89[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %401 = llvm.load %399 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %402 = llvm.load %400 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %403 = llvm.xor %401, %17 : vector<4xi32>
    %404 = llvm.xor %402, %17 : vector<4xi32>
    %405 = llvm.getelementptr inbounds|nuw %93[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %406 = llvm.getelementptr inbounds|nuw %93[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %403, %405 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    llvm.store %404, %406 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    %407 = llvm.getelementptr inbounds|nuw %89[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %408 = llvm.getelementptr inbounds|nuw %89[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %409 = llvm.load %407 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %410 = llvm.load %408 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %411 = llvm.xor %409, %17 : vector<4xi32>
    %412 = llvm.xor %410, %17 : vector<4xi32>
    %413 = llvm.getelementptr inbounds|nuw %93[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %414 = llvm.getelementptr inbounds|nuw %93[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %411, %413 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    llvm.store %412, %414 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    %415 = llvm.getelementptr inbounds|nuw %89[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %416 = llvm.getelementptr inbounds|nuw %89[%35] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %417 = llvm.load %415 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %418 = llvm.load %416 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %419 = llvm.xor %417, %17 : vector<4xi32>
    %420 = llvm.xor %418, %17 : vector<4xi32>
    %421 = llvm.getelementptr inbounds|nuw %93[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %422 = llvm.getelementptr inbounds|nuw %93[%35] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %419, %421 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    llvm.store %420, %422 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    %423 = llvm.getelementptr inbounds|nuw %89[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %424 = llvm.getelementptr inbounds|nuw %89[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %425 = llvm.load %423 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %426 = llvm.load %424 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %427 = llvm.xor %425, %17 : vector<4xi32>
    %428 = llvm.xor %426, %17 : vector<4xi32>
    %429 = llvm.getelementptr inbounds|nuw %93[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %430 = llvm.getelementptr inbounds|nuw %93[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %427, %429 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    llvm.store %428, %430 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    %431 = llvm.getelementptr inbounds|nuw %89[%38] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %432 = llvm.getelementptr inbounds|nuw %89[%39] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %433 = llvm.load %431 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %434 = llvm.load %432 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %435 = llvm.xor %433, %17 : vector<4xi32>
    %436 = llvm.xor %434, %17 : vector<4xi32>
    %437 = llvm.getelementptr inbounds|nuw %93[%38] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %438 = llvm.getelementptr inbounds|nuw %93[%39] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %435, %437 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    llvm.store %436, %438 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    %439 = llvm.getelementptr inbounds|nuw %89[%40] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %440 = llvm.getelementptr inbounds|nuw %89[%41] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %441 = llvm.load %439 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %442 = llvm.load %440 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %443 = llvm.xor %441, %17 : vector<4xi32>
    %444 = llvm.xor %442, %17 : vector<4xi32>
    %445 = llvm.getelementptr inbounds|nuw %93[%40] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %446 = llvm.getelementptr inbounds|nuw %93[%41] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %443, %445 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    llvm.store %444, %446 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    %447 = llvm.getelementptr inbounds|nuw %89[%42] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %448 = llvm.getelementptr inbounds|nuw %89[%43] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %449 = llvm.load %447 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %450 = llvm.load %448 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %451 = llvm.xor %449, %17 : vector<4xi32>
    %452 = llvm.xor %450, %17 : vector<4xi32>
    %453 = llvm.getelementptr inbounds|nuw %93[%42] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %454 = llvm.getelementptr inbounds|nuw %93[%43] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %451, %453 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    llvm.store %452, %454 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    %455 = llvm.getelementptr inbounds|nuw %89[%44] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %456 = llvm.getelementptr inbounds|nuw %89[%45] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %457 = llvm.load %455 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %458 = llvm.load %456 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %459 = llvm.xor %457, %17 : vector<4xi32>
    %460 = llvm.xor %458, %17 : vector<4xi32>
    %461 = llvm.getelementptr inbounds|nuw %93[%44] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %462 = llvm.getelementptr inbounds|nuw %93[%45] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %459, %461 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    llvm.store %460, %462 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    %463 = llvm.getelementptr inbounds|nuw %89[%46] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %464 = llvm.getelementptr inbounds|nuw %89[%47] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %465 = llvm.load %463 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %466 = llvm.load %464 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %467 = llvm.xor %465, %17 : vector<4xi32>
    %468 = llvm.xor %466, %17 : vector<4xi32>
    %469 = llvm.getelementptr inbounds|nuw %93[%46] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %470 = llvm.getelementptr inbounds|nuw %93[%47] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %467, %469 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    llvm.store %468, %470 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    %471 = llvm.getelementptr inbounds|nuw %89[%48] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %472 = llvm.getelementptr inbounds|nuw %89[%49] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %473 = llvm.load %471 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %474 = llvm.load %472 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %475 = llvm.xor %473, %17 : vector<4xi32>
    %476 = llvm.xor %474, %17 : vector<4xi32>
    %477 = llvm.getelementptr inbounds|nuw %93[%48] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %478 = llvm.getelementptr inbounds|nuw %93[%49] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %475, %477 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    llvm.store %476, %478 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    %479 = llvm.getelementptr inbounds|nuw %89[%50] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %480 = llvm.getelementptr inbounds|nuw %89[%51] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %481 = llvm.load %479 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %482 = llvm.load %480 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi32>
    %483 = llvm.xor %481, %17 : vector<4xi32>
    %484 = llvm.xor %482, %17 : vector<4xi32>
    %485 = llvm.getelementptr inbounds|nuw %93[%50] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %486 = llvm.getelementptr inbounds|nuw %93[%51] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %483, %485 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    llvm.store %484, %486 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    %487 = llvm.getelementptr inbounds|nuw %89[%52] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %488 = llvm.load %487 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %489 = llvm.xor %488, %53 : i32
    %490 = llvm.getelementptr inbounds|nuw %93[%52] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %489, %490 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %491 = llvm.getelementptr inbounds|nuw %89[%54] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %492 = llvm.load %491 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %493 = llvm.xor %492, %53 : i32
    %494 = llvm.getelementptr inbounds|nuw %93[%54] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %493, %494 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %495 = llvm.getelementptr inbounds|nuw %89[%55] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %496 = llvm.load %495 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %497 = llvm.xor %496, %53 : i32
    %498 = llvm.getelementptr inbounds|nuw %93[%55] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %497, %498 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %499 = llvm.getelementptr inbounds|nuw %89[%56] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %500 = llvm.load %499 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %501 = llvm.xor %500, %53 : i32
    %502 = llvm.getelementptr inbounds|nuw %93[%56] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %501, %502 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %503 = llvm.getelementptr inbounds|nuw %89[%57] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %504 = llvm.load %503 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %505 = llvm.xor %504, %53 : i32
    %506 = llvm.getelementptr inbounds|nuw %93[%57] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %505, %506 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %507 = llvm.getelementptr inbounds|nuw %89[%58] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %508 = llvm.load %507 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %509 = llvm.xor %508, %53 : i32
    %510 = llvm.getelementptr inbounds|nuw %93[%58] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %509, %510 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %511 = llvm.icmp "eq" %95, %59 : i32
    %512 = llvm.zext %511 : i1 to i32
    %513 = llvm.icmp "eq" %96, %59 : i32
    %514 = llvm.zext %513 : i1 to i32
    %515 = llvm.add %514, %512 overflow<nsw, nuw> : i32
    %516 = llvm.icmp "eq" %97, %59 : i32
    %517 = llvm.zext %516 : i1 to i32
    %518 = llvm.add %515, %517 overflow<nsw, nuw> : i32
    %519 = llvm.icmp "eq" %98, %59 : i32
    %520 = llvm.zext %519 : i1 to i32
    %521 = llvm.add %518, %520 overflow<nsw, nuw> : i32
    %522 = llvm.icmp "eq" %124, %59 : i32
    %523 = llvm.zext %522 : i1 to i32
    %524 = llvm.add %521, %523 overflow<nsw, nuw> : i32
    llvm.intr.lifetime.end %89 : !llvm.ptr
    llvm.intr.lifetime.end %88 : !llvm.ptr
    %525 = llvm.call @bcmp(%93, %92, %9) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 600 : i64, llvm.nonnull, llvm.noundef}, i64) -> i32
    %526 = llvm.icmp "eq" %525, %59 : i32
    %527 = llvm.zext %526 : i1 to i32
    %528 = llvm.add %524, %527 overflow<nsw, nuw> : i32
    %529 = llvm.load %92 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %530 = llvm.getelementptr inbounds|nuw %92[%58] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %531 = llvm.load %530 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %532 = llvm.call @printf(%67, %528, %68, %529, %531) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %533 = llvm.getelementptr inbounds|nuw %92[%69] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %534 = llvm.load %533 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %535 = llvm.add %534, %0 overflow<nsw> : i32
    llvm.br ^bb17(%1, %8 : i64, i64)
  ^bb15(%536: i64):  // 2 preds: ^bb12, ^bb15
    %537 = llvm.getelementptr inbounds|nuw %89[%536] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %538 = llvm.load %537 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %539 = llvm.lshr %538, %291 : i32
    %540 = llvm.and %539, %62 : i32
    %541 = llvm.zext nneg %540 : i32 to i64
    %542 = llvm.getelementptr inbounds|nuw %90[%541] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %543 = llvm.load %542 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %544 = llvm.add %543, %0 overflow<nsw> : i32
    llvm.store %544, %542 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %545 = llvm.sext %543 : i32 to i64
    %546 = llvm.getelementptr inbounds %88[%545] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %538, %546 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %547 = llvm.getelementptr inbounds|nuw %89[%536] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %548 = llvm.getelementptr inbounds|nuw %547[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %549 = llvm.load %548 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %550 = llvm.lshr %549, %291 : i32
    %551 = llvm.and %550, %62 : i32
    %552 = llvm.zext nneg %551 : i32 to i64
    %553 = llvm.getelementptr inbounds|nuw %90[%552] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %554 = llvm.load %553 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %555 = llvm.add %554, %0 overflow<nsw> : i32
    llvm.store %555, %553 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %556 = llvm.sext %554 : i32 to i64
    %557 = llvm.getelementptr inbounds %88[%556] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %549, %557 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %558 = llvm.add %536, %64 overflow<nsw, nuw> : i64
    %559 = llvm.icmp "eq" %558, %8 : i64
    llvm.cond_br %559, ^bb13, ^bb15(%558 : i64) {loop_annotation = #loop_annotation}
  ^bb16(%560: i64, %561: i32):  // 2 preds: ^bb0, ^bb16
    %562 = llvm.mul %561, %3 : i32
    %563 = llvm.add %562, %0 : i32
    %564 = llvm.ashr %563, %4 : i32
    %565 = llvm.getelementptr inbounds|nuw %91[%560] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %564, %565 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %566 = llvm.mul %563, %3 : i32
    %567 = llvm.add %566, %0 : i32
    %568 = llvm.ashr %567, %4 : i32
    %569 = llvm.getelementptr inbounds|nuw %91[%560] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %570 = llvm.getelementptr inbounds|nuw %569[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %568, %570 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %571 = llvm.mul %567, %3 : i32
    %572 = llvm.add %571, %0 : i32
    %573 = llvm.ashr %572, %4 : i32
    %574 = llvm.getelementptr inbounds|nuw %91[%560] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %575 = llvm.getelementptr inbounds|nuw %574[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %573, %575 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %576 = llvm.add %560, %7 overflow<nsw, nuw> : i64
    %577 = llvm.icmp "eq" %576, %8 : i64
    llvm.cond_br %577, ^bb1, ^bb16(%576, %572 : i64, i32) {loop_annotation = #loop_annotation}
  ^bb17(%578: i64, %579: i64):  // 2 preds: ^bb14, ^bb20
    %580 = llvm.add %579, %578 : i64
    %581 = llvm.lshr %580, %14 : i64
    %582 = llvm.shl %581, %64 : i64
    %583 = llvm.getelementptr inbounds|nuw %92[%582] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %584 = llvm.load %583 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %585 = llvm.icmp "slt" %534, %584 : i32
    llvm.cond_br %585, ^bb20(%581, %578 : i64, i64), ^bb18
  ^bb18:  // pred: ^bb17
    %586 = llvm.icmp "eq" %534, %584 : i32
    llvm.cond_br %586, ^bb21, ^bb19
  ^bb19:  // pred: ^bb18
    %587 = llvm.add %581, %14 overflow<nuw> : i64
    llvm.br ^bb20(%579, %587 : i64, i64)
  ^bb20(%588: i64, %589: i64):  // 2 preds: ^bb17, ^bb19
    %590 = llvm.icmp "ult" %589, %588 : i64
    llvm.cond_br %590, ^bb17(%589, %588 : i64, i64), ^bb22(%70 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb21:  // pred: ^bb18
    %591 = llvm.getelementptr inbounds|nuw %92[%582] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb22(%591 : !llvm.ptr)
  ^bb22(%592: !llvm.ptr):  // 2 preds: ^bb20, ^bb21
    llvm.br ^bb23(%1, %8 : i64, i64)
  ^bb23(%593: i64, %594: i64):  // 2 preds: ^bb22, ^bb26
    %595 = llvm.add %594, %593 : i64
    %596 = llvm.lshr %595, %14 : i64
    %597 = llvm.shl %596, %64 : i64
    %598 = llvm.getelementptr inbounds|nuw %92[%597] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %599 = llvm.load %598 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %600 = llvm.icmp "slt" %535, %599 : i32
    llvm.cond_br %600, ^bb26(%596, %593 : i64, i64), ^bb24
  ^bb24:  // pred: ^bb23
    %601 = llvm.icmp "eq" %535, %599 : i32
    llvm.cond_br %601, ^bb27(%59 : i32), ^bb25
  ^bb25:  // pred: ^bb24
    %602 = llvm.add %596, %14 overflow<nuw> : i64
    llvm.br ^bb26(%594, %602 : i64, i64)
  ^bb26(%603: i64, %604: i64):  // 2 preds: ^bb23, ^bb25
    %605 = llvm.icmp "ult" %604, %603 : i64
    llvm.cond_br %605, ^bb23(%604, %603 : i64, i64), ^bb27(%0 : i32) {loop_annotation = #loop_annotation}
  ^bb27(%606: i32):  // 2 preds: ^bb24, ^bb26
    %607 = llvm.icmp "eq" %592, %70 : !llvm.ptr
    %608 = llvm.ptrtoint %592 : !llvm.ptr to i64
    %609 = llvm.ptrtoint %92 : !llvm.ptr to i64
    %610 = llvm.sub %608, %609 : i64
    %611 = llvm.lshr exact %610, %64 : i64
    %612 = llvm.trunc %611 : i64 to i32
    %613 = llvm.select %607, %71, %612 : i1, i32
    %614 = llvm.call @printf(%72, %613, %606) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call @qsort(%93, %73, %5, %74) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    %615 = llvm.load %93 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %616 = llvm.getelementptr inbounds|nuw %93[%75] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %617 = llvm.load %616 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %618 = llvm.icmp "sgt" %615, %617 : i32
    %619 = llvm.zext %618 : i1 to i32
    %620 = llvm.call @printf(%76, %619) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.intr.lifetime.start %94 : !llvm.ptr
    "llvm.intr.memcpy"(%94, %77, %78) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 60 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 60 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call @qsort(%94, %79, %63, %80) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    %621 = llvm.getelementptr inbounds|nuw %94[%73] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %622 = llvm.load %621 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i16
    %623 = llvm.sext %622 : i16 to i32
    %624 = llvm.call @printf(%81, %94, %623) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %625 = llvm.getelementptr inbounds|nuw %94[%63] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %626 = llvm.getelementptr inbounds|nuw %94[%82] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %627 = llvm.load %626 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i16
    %628 = llvm.sext %627 : i16 to i32
    %629 = llvm.call @printf(%81, %625, %628) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %630 = llvm.getelementptr inbounds|nuw %94[%83] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %631 = llvm.getelementptr inbounds|nuw %94[%84] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %632 = llvm.load %631 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i16
    %633 = llvm.sext %632 : i16 to i32
    %634 = llvm.call @printf(%81, %630, %633) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %635 = llvm.getelementptr inbounds|nuw %94[%75] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %636 = llvm.getelementptr inbounds|nuw %94[%85] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %637 = llvm.load %636 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i16
    %638 = llvm.sext %637 : i16 to i32
    %639 = llvm.call @printf(%81, %635, %638) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %640 = llvm.getelementptr inbounds|nuw %94[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %641 = llvm.getelementptr inbounds|nuw %94[%86] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %642 = llvm.load %641 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i16
    %643 = llvm.sext %642 : i16 to i32
    %644 = llvm.call @printf(%81, %640, %643) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %645 = llvm.call @putchar(%87) : (i32) -> i32
    llvm.intr.lifetime.end %94 : !llvm.ptr
    llvm.intr.lifetime.end %93 : !llvm.ptr
    llvm.intr.lifetime.end %92 : !llvm.ptr
    llvm.intr.lifetime.end %91 : !llvm.ptr
    llvm.return %528 : i32
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
