#loop_annotation = #llvm.loop_annotation<mustProgress = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "any pointer", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "p1 omnipotent char", members = {<#tbaa_type_desc1, 0>}>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc2, offset = 0>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global internal unnamed_addr constant @words() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<7 x ptr> {
    %0 = llvm.mlir.addressof @".str.23" : !llvm.ptr
    %1 = llvm.mlir.addressof @".str.22" : !llvm.ptr
    %2 = llvm.mlir.addressof @".str.21" : !llvm.ptr
    %3 = llvm.mlir.addressof @".str.20" : !llvm.ptr
    %4 = llvm.mlir.addressof @".str.19" : !llvm.ptr
    %5 = llvm.mlir.addressof @".str.18" : !llvm.ptr
    %6 = llvm.mlir.addressof @".str.17" : !llvm.ptr
    %7 = llvm.mlir.undef : !llvm.array<7 x ptr>
    %8 = llvm.insertvalue %6, %7[0] : !llvm.array<7 x ptr> 
    %9 = llvm.insertvalue %5, %8[1] : !llvm.array<7 x ptr> 
    %10 = llvm.insertvalue %4, %9[2] : !llvm.array<7 x ptr> 
    %11 = llvm.insertvalue %3, %10[3] : !llvm.array<7 x ptr> 
    %12 = llvm.insertvalue %2, %11[4] : !llvm.array<7 x ptr> 
    %13 = llvm.insertvalue %1, %12[5] : !llvm.array<7 x ptr> 
    %14 = llvm.insertvalue %0, %13[6] : !llvm.array<7 x ptr> 
    llvm.return %14 : !llvm.array<7 x ptr>
  }
  llvm.mlir.global private unnamed_addr constant @".str.1"("%s|%s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("%d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("anan\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("%d %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("%zu %zu\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.12"("%d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.14"("on the heap\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.15"("%s %s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.main.csv("one;two;;three\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.16"("[%s]\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.main.text("Caesar's cipher, three places.\00") {addr_space = 0 : i32, alignment = 16 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.17"("pear\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.18"("fig\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.19"("banana\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.20"("apple\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.21"(dense<0> : tensor<1xi8>) {addr_space = 0 : i32, alignment = 1 : i64, dso_local} : !llvm.array<1 x i8>
  llvm.mlir.global private unnamed_addr constant @".str.22"("fig tree\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.23"("zucchini\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @main() -> (i32 {llvm.range = #llvm.constant_range<i32, 1, 0>}) attributes {dso_local, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.constant(128 : i64) : i64
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.addressof @words : !llvm.ptr
    %5 = llvm.mlir.addressof @".str.17" : !llvm.ptr
    %6 = llvm.mlir.constant(1 : i64) : i64
    %7 = llvm.mlir.constant(0 : i32) : i32
    %8 = llvm.mlir.constant(31 : i32) : i32
    %9 = llvm.mlir.addressof @".str.18" : !llvm.ptr
    %10 = llvm.mlir.constant(2 : i32) : i32
    %11 = llvm.mlir.addressof @".str.19" : !llvm.ptr
    %12 = llvm.mlir.addressof @".str.20" : !llvm.ptr
    %13 = llvm.mlir.addressof @".str.22" : !llvm.ptr
    %14 = llvm.mlir.addressof @".str.23" : !llvm.ptr
    %15 = llvm.mlir.constant(-1 : i32) : i32
    %16 = llvm.mlir.constant(44 : i16) : i16
    %17 = llvm.mlir.constant(7 : i64) : i64
    %18 = llvm.mlir.constant(-1 : i64) : i64
    %19 = llvm.mlir.constant(98 : i32) : i32
    %20 = llvm.mlir.constant(103 : i32) : i32
    %21 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %22 = llvm.mlir.constant(8824068323507007081 : i64) : i64
    %23 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %24 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %25 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %26 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %27 = llvm.mlir.constant(5 : i64) : i64
    %28 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %29 = llvm.mlir.constant(97 : i32) : i32
    %30 = llvm.mlir.constant(99 : i32) : i32
    %31 = llvm.mlir.constant(10 : i32) : i32
    %32 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %33 = llvm.mlir.zero : !llvm.ptr
    %34 = llvm.mlir.constant(3 : i32) : i32
    %35 = llvm.mlir.constant(2 : i64) : i64
    %36 = llvm.mlir.constant(3 : i64) : i64
    %37 = llvm.mlir.addressof @".str.15" : !llvm.ptr
    %38 = llvm.mlir.addressof @__const.main.csv : !llvm.ptr
    %39 = llvm.mlir.constant(15 : i64) : i64
    %40 = llvm.mlir.constant(59 : i32) : i32
    %41 = llvm.mlir.addressof @".str.16" : !llvm.ptr
    %42 = llvm.mlir.addressof @__const.main.text : !llvm.ptr
    %43 = llvm.mlir.constant(31 : i64) : i64
    %44 = llvm.mlir.constant(67 : i8) : i8
    %45 = llvm.mlir.constant(-97 : i8) : i8
    %46 = llvm.mlir.constant(26 : i8) : i8
    %47 = llvm.mlir.constant(-94 : i8) : i8
    %48 = llvm.mlir.constant(-120 : i8) : i8
    %49 = llvm.mlir.constant(97 : i8) : i8
    %50 = llvm.mlir.constant(-65 : i8) : i8
    %51 = llvm.mlir.constant(-62 : i8) : i8
    %52 = llvm.mlir.constant(-88 : i8) : i8
    %53 = llvm.mlir.constant(65 : i8) : i8
    %54 = llvm.alloca %0 x !llvm.array<128 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %55 = llvm.alloca %0 x !llvm.array<15 x i8> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %56 = llvm.alloca %0 x !llvm.array<31 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %54 : !llvm.ptr
    "llvm.intr.memset"(%54, %1, %2) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 128 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.br ^bb1(%3 : i64)
  ^bb1(%57: i64):  // 2 preds: ^bb0, ^bb42
    %58 = llvm.getelementptr inbounds|nuw %4[%57] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %59 = llvm.load %58 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %60 = llvm.load %59 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %61 = llvm.icmp "eq" %60, %1 : i8
    llvm.cond_br %61, ^bb2, ^bb35(%60, %5, %59 : i8, !llvm.ptr, !llvm.ptr)
  ^bb2:  // pred: ^bb1
    %62 = llvm.call @strcmp(%59, %5) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 5 : i64, llvm.nonnull, llvm.noundef}) -> i32
    %63 = llvm.ashr %62, %8 : i32
    %64 = llvm.icmp "ne" %62, %7 : i32
    %65 = llvm.zext %64 : i1 to i32
    %66 = llvm.or %63, %65 : i32
    %67 = llvm.icmp "eq" %66, %15 : i32
    llvm.cond_br %67, ^bb3, ^bb55(%10 : i32)
  ^bb3:  // pred: ^bb2
    %68 = llvm.call @strcmp(%59, %9) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> i32
    %69 = llvm.ashr %68, %8 : i32
    %70 = llvm.icmp "ne" %68, %7 : i32
    %71 = llvm.zext %70 : i1 to i32
    %72 = llvm.or %69, %71 : i32
    %73 = llvm.icmp "eq" %72, %15 : i32
    llvm.cond_br %73, ^bb4, ^bb55(%10 : i32)
  ^bb4:  // pred: ^bb3
    %74 = llvm.call @strcmp(%59, %11) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 7 : i64, llvm.nonnull, llvm.noundef}) -> i32
    %75 = llvm.ashr %74, %8 : i32
    %76 = llvm.icmp "ne" %74, %7 : i32
    %77 = llvm.zext %76 : i1 to i32
    %78 = llvm.or %75, %77 : i32
    %79 = llvm.icmp "eq" %78, %15 : i32
    llvm.cond_br %79, ^bb5, ^bb55(%10 : i32)
  ^bb5:  // pred: ^bb4
    %80 = llvm.call @strcmp(%59, %12) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 6 : i64, llvm.nonnull, llvm.noundef}) -> i32
    %81 = llvm.ashr %80, %8 : i32
    %82 = llvm.icmp "ne" %80, %7 : i32
    %83 = llvm.zext %82 : i1 to i32
    %84 = llvm.or %81, %83 : i32
    %85 = llvm.icmp "eq" %84, %15 : i32
    llvm.cond_br %85, ^bb6, ^bb55(%10 : i32)
  ^bb6:  // pred: ^bb5
    %86 = llvm.load %59 {alignment = 1 : i64} : !llvm.ptr -> i8
    %87 = llvm.icmp "eq" %86, %1 : i8
    llvm.cond_br %87, ^bb7, ^bb55(%10 : i32)
  ^bb7:  // pred: ^bb6
    %88 = llvm.call @strcmp(%59, %13) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 9 : i64, llvm.nonnull, llvm.noundef}) -> i32
    %89 = llvm.ashr %88, %8 : i32
    %90 = llvm.icmp "ne" %88, %7 : i32
    %91 = llvm.zext %90 : i1 to i32
    %92 = llvm.or %89, %91 : i32
    %93 = llvm.icmp "eq" %92, %15 : i32
    llvm.cond_br %93, ^bb8, ^bb55(%10 : i32)
  ^bb8:  // pred: ^bb7
    %94 = llvm.call @strcmp(%59, %14) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 9 : i64, llvm.nonnull, llvm.noundef}) -> i32
    %95 = llvm.ashr %94, %8 : i32
    %96 = llvm.icmp "ne" %94, %7 : i32
    %97 = llvm.zext %96 : i1 to i32
    %98 = llvm.or %95, %97 : i32
    %99 = llvm.icmp "eq" %98, %15 : i32
    llvm.cond_br %99, ^bb40, ^bb55(%10 : i32)
  ^bb9(%100: i8, %101: !llvm.ptr, %102: !llvm.ptr):  // 2 preds: ^bb10, ^bb39
    %103 = llvm.load %101 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %104 = llvm.icmp "eq" %100, %103 : i8
    llvm.cond_br %104, ^bb10, ^bb12
  ^bb10:  // pred: ^bb9
    %105 = llvm.getelementptr inbounds|nuw %102[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %106 = llvm.getelementptr inbounds|nuw %101[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %107 = llvm.load %105 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %108 = llvm.icmp "eq" %107, %1 : i8
    llvm.cond_br %108, ^bb11, ^bb9(%107, %106, %105 : i8, !llvm.ptr, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb11:  // pred: ^bb10
    %109 = llvm.load %106 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    llvm.br ^bb13(%109, %7 : i8, i32) {loop_annotation = #loop_annotation}
  ^bb12:  // pred: ^bb9
    %110 = llvm.zext %100 : i8 to i32
    llvm.br ^bb13(%103, %110 : i8, i32)
  ^bb13(%111: i8, %112: i32):  // 2 preds: ^bb11, ^bb12
    %113 = llvm.zext %111 : i8 to i32
    %114 = llvm.intr.ucmp(%112, %113) : (i32, i32) -> i32
    %115 = llvm.call @strcmp(%59, %9) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> i32
    %116 = llvm.ashr %115, %8 : i32
    %117 = llvm.icmp "ne" %115, %7 : i32
    %118 = llvm.zext %117 : i1 to i32
    %119 = llvm.or %116, %118 : i32
    %120 = llvm.icmp "eq" %114, %119 : i32
    llvm.cond_br %120, ^bb14(%60, %11, %59 : i8, !llvm.ptr, !llvm.ptr), ^bb55(%10 : i32)
  ^bb14(%121: i8, %122: !llvm.ptr, %123: !llvm.ptr):  // 2 preds: ^bb13, ^bb15
    %124 = llvm.load %122 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %125 = llvm.icmp "eq" %121, %124 : i8
    llvm.cond_br %125, ^bb15, ^bb17
  ^bb15:  // pred: ^bb14
    %126 = llvm.getelementptr inbounds|nuw %123[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %127 = llvm.getelementptr inbounds|nuw %122[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %128 = llvm.load %126 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %129 = llvm.icmp "eq" %128, %1 : i8
    llvm.cond_br %129, ^bb16, ^bb14(%128, %127, %126 : i8, !llvm.ptr, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb16:  // pred: ^bb15
    %130 = llvm.load %127 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    llvm.br ^bb18(%130, %7 : i8, i32) {loop_annotation = #loop_annotation}
  ^bb17:  // pred: ^bb14
    %131 = llvm.zext %121 : i8 to i32
    llvm.br ^bb18(%124, %131 : i8, i32)
  ^bb18(%132: i8, %133: i32):  // 2 preds: ^bb16, ^bb17
    %134 = llvm.zext %132 : i8 to i32
    %135 = llvm.intr.ucmp(%133, %134) : (i32, i32) -> i32
    %136 = llvm.call @strcmp(%59, %11) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 7 : i64, llvm.nonnull, llvm.noundef}) -> i32
    %137 = llvm.ashr %136, %8 : i32
    %138 = llvm.icmp "ne" %136, %7 : i32
    %139 = llvm.zext %138 : i1 to i32
    %140 = llvm.or %137, %139 : i32
    %141 = llvm.icmp "eq" %135, %140 : i32
    llvm.cond_br %141, ^bb19(%60, %12, %59 : i8, !llvm.ptr, !llvm.ptr), ^bb55(%10 : i32)
  ^bb19(%142: i8, %143: !llvm.ptr, %144: !llvm.ptr):  // 2 preds: ^bb18, ^bb20
    %145 = llvm.load %143 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %146 = llvm.icmp "eq" %142, %145 : i8
    llvm.cond_br %146, ^bb20, ^bb22
  ^bb20:  // pred: ^bb19
    %147 = llvm.getelementptr inbounds|nuw %144[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %148 = llvm.getelementptr inbounds|nuw %143[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %149 = llvm.load %147 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %150 = llvm.icmp "eq" %149, %1 : i8
    llvm.cond_br %150, ^bb21, ^bb19(%149, %148, %147 : i8, !llvm.ptr, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb21:  // pred: ^bb20
    %151 = llvm.load %148 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    llvm.br ^bb23(%151, %7 : i8, i32) {loop_annotation = #loop_annotation}
  ^bb22:  // pred: ^bb19
    %152 = llvm.zext %142 : i8 to i32
    llvm.br ^bb23(%145, %152 : i8, i32)
  ^bb23(%153: i8, %154: i32):  // 2 preds: ^bb21, ^bb22
    %155 = llvm.zext %153 : i8 to i32
    %156 = llvm.intr.ucmp(%154, %155) : (i32, i32) -> i32
    %157 = llvm.call @strcmp(%59, %12) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 6 : i64, llvm.nonnull, llvm.noundef}) -> i32
    %158 = llvm.ashr %157, %8 : i32
    %159 = llvm.icmp "ne" %157, %7 : i32
    %160 = llvm.zext %159 : i1 to i32
    %161 = llvm.or %158, %160 : i32
    %162 = llvm.icmp "eq" %156, %161 : i32
    llvm.cond_br %162, ^bb24, ^bb55(%10 : i32)
  ^bb24:  // pred: ^bb23
    %163 = llvm.load %59 {alignment = 1 : i64} : !llvm.ptr -> i8
    %164 = llvm.icmp "eq" %163, %1 : i8
    llvm.cond_br %164, ^bb55(%10 : i32), ^bb25(%60, %13, %59 : i8, !llvm.ptr, !llvm.ptr)
  ^bb25(%165: i8, %166: !llvm.ptr, %167: !llvm.ptr):  // 2 preds: ^bb24, ^bb26
    %168 = llvm.load %166 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %169 = llvm.icmp "eq" %165, %168 : i8
    llvm.cond_br %169, ^bb26, ^bb28
  ^bb26:  // pred: ^bb25
    %170 = llvm.getelementptr inbounds|nuw %167[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %171 = llvm.getelementptr inbounds|nuw %166[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %172 = llvm.load %170 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %173 = llvm.icmp "eq" %172, %1 : i8
    llvm.cond_br %173, ^bb27, ^bb25(%172, %171, %170 : i8, !llvm.ptr, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb27:  // pred: ^bb26
    %174 = llvm.load %171 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    llvm.br ^bb29(%174, %7 : i8, i32) {loop_annotation = #loop_annotation}
  ^bb28:  // pred: ^bb25
    %175 = llvm.zext %165 : i8 to i32
    llvm.br ^bb29(%168, %175 : i8, i32)
  ^bb29(%176: i8, %177: i32):  // 2 preds: ^bb27, ^bb28
    %178 = llvm.zext %176 : i8 to i32
    %179 = llvm.intr.ucmp(%177, %178) : (i32, i32) -> i32
    %180 = llvm.call @strcmp(%59, %13) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 9 : i64, llvm.nonnull, llvm.noundef}) -> i32
    %181 = llvm.ashr %180, %8 : i32
    %182 = llvm.icmp "ne" %180, %7 : i32
    %183 = llvm.zext %182 : i1 to i32
    %184 = llvm.or %181, %183 : i32
    %185 = llvm.icmp "eq" %179, %184 : i32
    llvm.cond_br %185, ^bb30(%60, %14, %59 : i8, !llvm.ptr, !llvm.ptr), ^bb55(%10 : i32)
  ^bb30(%186: i8, %187: !llvm.ptr, %188: !llvm.ptr):  // 2 preds: ^bb29, ^bb31
    %189 = llvm.load %187 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %190 = llvm.icmp "eq" %186, %189 : i8
    llvm.cond_br %190, ^bb31, ^bb33
  ^bb31:  // pred: ^bb30
    %191 = llvm.getelementptr inbounds|nuw %188[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %192 = llvm.getelementptr inbounds|nuw %187[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %193 = llvm.load %191 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %194 = llvm.icmp "eq" %193, %1 : i8
    llvm.cond_br %194, ^bb32, ^bb30(%193, %192, %191 : i8, !llvm.ptr, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb32:  // pred: ^bb31
    %195 = llvm.load %192 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    llvm.br ^bb34(%195, %7 : i8, i32) {loop_annotation = #loop_annotation}
  ^bb33:  // pred: ^bb30
    %196 = llvm.zext %186 : i8 to i32
    llvm.br ^bb34(%189, %196 : i8, i32)
  ^bb34(%197: i8, %198: i32):  // 2 preds: ^bb32, ^bb33
    %199 = llvm.zext %197 : i8 to i32
    %200 = llvm.intr.ucmp(%198, %199) : (i32, i32) -> i32
    %201 = llvm.call @strcmp(%59, %14) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 9 : i64, llvm.nonnull, llvm.noundef}) -> i32
    %202 = llvm.ashr %201, %8 : i32
    %203 = llvm.icmp "ne" %201, %7 : i32
    %204 = llvm.zext %203 : i1 to i32
    %205 = llvm.or %202, %204 : i32
    %206 = llvm.icmp "eq" %200, %205 : i32
    llvm.cond_br %206, ^bb40, ^bb55(%10 : i32)
  ^bb35(%207: i8, %208: !llvm.ptr, %209: !llvm.ptr):  // 2 preds: ^bb1, ^bb36
    %210 = llvm.load %208 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %211 = llvm.icmp "eq" %207, %210 : i8
    llvm.cond_br %211, ^bb36, ^bb38
  ^bb36:  // pred: ^bb35
    %212 = llvm.getelementptr inbounds|nuw %209[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %213 = llvm.getelementptr inbounds|nuw %208[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %214 = llvm.load %212 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %215 = llvm.icmp "eq" %214, %1 : i8
    llvm.cond_br %215, ^bb37, ^bb35(%214, %213, %212 : i8, !llvm.ptr, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb37:  // pred: ^bb36
    %216 = llvm.load %213 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    llvm.br ^bb39(%216, %7 : i8, i32) {loop_annotation = #loop_annotation}
  ^bb38:  // pred: ^bb35
    %217 = llvm.zext %207 : i8 to i32
    llvm.br ^bb39(%210, %217 : i8, i32)
  ^bb39(%218: i8, %219: i32):  // 2 preds: ^bb37, ^bb38
    %220 = llvm.zext %218 : i8 to i32
    %221 = llvm.intr.ucmp(%219, %220) : (i32, i32) -> i32
    %222 = llvm.call @strcmp(%59, %5) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 5 : i64, llvm.nonnull, llvm.noundef}) -> i32
    %223 = llvm.ashr %222, %8 : i32
    %224 = llvm.icmp "ne" %222, %7 : i32
    %225 = llvm.zext %224 : i1 to i32
    %226 = llvm.or %223, %225 : i32
    %227 = llvm.icmp "eq" %221, %226 : i32
    llvm.cond_br %227, ^bb9(%60, %9, %59 : i8, !llvm.ptr, !llvm.ptr), ^bb55(%10 : i32)
  ^bb40:  // 2 preds: ^bb8, ^bb34
    %228 = llvm.icmp "eq" %57, %3 : i64
    llvm.cond_br %228, ^bb42, ^bb41
  ^bb41:  // pred: ^bb40
    %229 = llvm.call @strlen(%54) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull}) -> i64
    %230 = llvm.getelementptr inbounds %54[%229] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %16, %230 {alignment = 1 : i64} : i16, !llvm.ptr
    llvm.br ^bb42
  ^bb42:  // 2 preds: ^bb40, ^bb41
    %231 = llvm.call @strcat(%54, %59) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %232 = llvm.add %57, %6 overflow<nsw, nuw> : i64
    %233 = llvm.icmp "eq" %232, %17 : i64
    llvm.cond_br %233, ^bb43, ^bb1(%232 : i64) {loop_annotation = #loop_annotation}
  ^bb43:  // pred: ^bb42
    %234 = llvm.call @puts(%54) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    %235 = llvm.call @strlen(%54) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i64
    %236 = llvm.icmp "ugt" %235, %6 : i64
    llvm.cond_br %236, ^bb44(%6, %3, %235 : i64, i64, i64), ^bb45
  ^bb44(%237: i64, %238: i64, %239: i64):  // 2 preds: ^bb43, ^bb44
    %240 = llvm.getelementptr inbounds|nuw %54[%238] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %241 = llvm.load %240 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %242 = llvm.add %239, %18 : i64
    %243 = llvm.getelementptr inbounds|nuw %54[%242] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %244 = llvm.load %243 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    llvm.store %244, %240 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    llvm.store %241, %243 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %245 = llvm.add %237, %6 overflow<nuw> : i64
    %246 = llvm.icmp "ult" %245, %242 : i64
    llvm.cond_br %246, ^bb44(%245, %237, %242 : i64, i64, i64), ^bb45 {loop_annotation = #loop_annotation}
  ^bb45:  // 2 preds: ^bb43, ^bb44
    %247 = llvm.call @puts(%54) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    %248 = llvm.call @strchr(%54, %19) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    %249 = llvm.call @strrchr(%54, %20) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    %250 = llvm.call @printf(%21, %248, %249) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %251 = llvm.load %54 {alignment = 16 : i64} : !llvm.ptr -> i64
    %252 = llvm.icmp "eq" %251, %22 : i64
    %253 = llvm.zext %252 : i1 to i32
    %254 = llvm.call @printf(%23, %253) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %255 = llvm.call @strstr(%54, %24) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %256 = llvm.call @puts(%255) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull}) -> i32
    %257 = llvm.call @printf(%25, %7, %0, %15) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %258 = llvm.call @printf(%26, %27, %27) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %259 = llvm.call @printf(%28, %29) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %260 = llvm.call @printf(%28, %19) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %261 = llvm.call @printf(%28, %30) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %262 = llvm.call @printf(%28, %7) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %263 = llvm.call @printf(%28, %7) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %264 = llvm.call @printf(%28, %7) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %265 = llvm.call @printf(%28, %7) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %266 = llvm.call @printf(%28, %7) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %267 = llvm.call @putchar(%31) : (i32) -> i32
    %268 = llvm.call @strdup(%32) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.dereferenceable_or_null = 12 : i64, llvm.noalias})
    %269 = llvm.icmp "eq" %268, %33 : !llvm.ptr
    llvm.cond_br %269, ^bb55(%34 : i32), ^bb46
  ^bb46:  // pred: ^bb45
    %270 = llvm.getelementptr inbounds|nuw %268[%35] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %1, %270 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %271 = llvm.getelementptr inbounds|nuw %268[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %272 = llvm.call @printf(%37, %268, %271) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.call @free(%268) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.start %55 : !llvm.ptr
    "llvm.intr.memcpy"(%55, %38, %39) <{arg_attrs = [{llvm.align = 1 : i64, llvm.dereferenceable = 15 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 1 : i64, llvm.dereferenceable = 15 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %273 = llvm.call @strchr(%55, %40) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    %274 = llvm.icmp "eq" %273, %33 : !llvm.ptr
    llvm.cond_br %274, ^bb48(%55, %0 : !llvm.ptr, i32), ^bb49(%273, %7, %55 : !llvm.ptr, i32, !llvm.ptr)
  ^bb47:  // pred: ^bb49
    %275 = llvm.add %281, %10 overflow<nsw, nuw> : i32
    llvm.br ^bb48(%283, %275 : !llvm.ptr, i32)
  ^bb48(%276: !llvm.ptr, %277: i32):  // 2 preds: ^bb46, ^bb47
    %278 = llvm.call @printf(%41, %276) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %279 = llvm.call @putchar(%31) : (i32) -> i32
    llvm.intr.lifetime.start %56 : !llvm.ptr
    "llvm.intr.memcpy"(%56, %42, %43) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 31 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 31 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb51(%44, %56 : i8, !llvm.ptr)
  ^bb49(%280: !llvm.ptr, %281: i32, %282: !llvm.ptr):  // 2 preds: ^bb46, ^bb49
    %283 = llvm.getelementptr inbounds|nuw %280[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %1, %280 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %284 = llvm.call @printf(%41, %282) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %285 = llvm.add %281, %0 overflow<nsw, nuw> : i32
    %286 = llvm.call @strchr(%283, %40) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    %287 = llvm.icmp "eq" %286, %33 : !llvm.ptr
    llvm.cond_br %287, ^bb47, ^bb49(%286, %285, %283 : !llvm.ptr, i32, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb50:  // pred: ^bb54
    %288 = llvm.call @puts(%56) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    llvm.intr.lifetime.end %56 : !llvm.ptr
    llvm.intr.lifetime.end %55 : !llvm.ptr
    llvm.br ^bb55(%277 : i32)
  ^bb51(%289: i8, %290: !llvm.ptr):  // 2 preds: ^bb48, ^bb54
    %291 = llvm.add %289, %45 : i8
    %292 = llvm.icmp "ult" %291, %46 : i8
    llvm.cond_br %292, ^bb53(%47, %48, %49 : i8, i8, i8), ^bb52
  ^bb52:  // pred: ^bb51
    %293 = llvm.add %289, %50 : i8
    %294 = llvm.icmp "ult" %293, %46 : i8
    llvm.cond_br %294, ^bb53(%51, %52, %53 : i8, i8, i8), ^bb54
  ^bb53(%295: i8, %296: i8, %297: i8):  // 2 preds: ^bb51, ^bb52
    %298 = llvm.add %289, %295 overflow<nsw> : i8
    %299 = llvm.add %289, %296 overflow<nsw> : i8
    %300 = llvm.icmp "ult" %298, %46 : i8
    %301 = llvm.select %300, %298, %299 : i1, i8
    %302 = llvm.add %301, %297 overflow<nsw, nuw> : i8
    llvm.store %302, %290 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    llvm.br ^bb54
  ^bb54:  // 2 preds: ^bb52, ^bb53
    %303 = llvm.getelementptr inbounds|nuw %290[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %304 = llvm.load %303 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %305 = llvm.freeze %304 : i8
    %306 = llvm.icmp "eq" %305, %1 : i8
    llvm.cond_br %306, ^bb50, ^bb51(%305, %303 : i8, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb55(%307: i32):  // 16 preds: ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb13, ^bb18, ^bb23, ^bb24, ^bb29, ^bb34, ^bb39, ^bb45, ^bb50
    llvm.intr.lifetime.end %54 : !llvm.ptr
    llvm.return %307 : i32
  }
  llvm.func local_unnamed_addr @strlen(!llvm.ptr {llvm.nocapture, llvm.noundef}) -> i64 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nocallback", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @strcmp(!llvm.ptr {llvm.nocapture, llvm.noundef}, !llvm.ptr {llvm.nocapture, llvm.noundef}) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nocallback", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @strcat(!llvm.ptr {llvm.noalias, llvm.noundef, llvm.returned}, !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}) -> !llvm.ptr attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nocallback", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @puts(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @strchr(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nocallback", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @strrchr(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nocallback", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @strstr(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nocapture, llvm.noundef}) -> !llvm.ptr attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nocallback", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @strdup(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) -> (!llvm.ptr {llvm.noalias}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", ["alloc-family", "malloc"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @free(!llvm.ptr {llvm.allocptr, llvm.nocapture, llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", ["allockind", "4"], ["alloc-family", "malloc"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @putchar(i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree"]}
}
