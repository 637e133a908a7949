#loop_annotation = #llvm.loop_annotation<mustProgress = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "any pointer", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_type_desc3 = #llvm.tbaa_type_desc<id = "p1 _ZTS4node", members = {<#tbaa_type_desc2, 0>}>
#tbaa_type_desc4 = #llvm.tbaa_type_desc<id = "node", members = {<#tbaa_type_desc1, 0>, <#tbaa_type_desc3, 8>}>
#tbaa_tag2 = #llvm.tbaa_tag<base_type = #tbaa_type_desc4, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_tag3 = #llvm.tbaa_tag<base_type = #tbaa_type_desc4, access_type = #tbaa_type_desc3, offset = 8>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("%d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @counter(5 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global private unnamed_addr constant @".str.1"("%d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @small(-6 : i8) {addr_space = 0 : i32, alignment = 1 : i64, dso_local} : i8
  llvm.mlir.global internal @wide(0 : i64) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : i64
  llvm.mlir.global private unnamed_addr constant @".str.2"("%ld\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal unnamed_addr @real(1.500000e+00 : f32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : f32
  llvm.mlir.global private unnamed_addr constant @".str.3"("%g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("%d %d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("%d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @head() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str.6"("%d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @busy() {addr_space = 0 : i32, alignment = 1 : i64, dso_local} : !llvm.struct<"struct.atomic_flag", (i8)> {
    %0 = llvm.mlir.constant(0 : i8) : i8
    %1 = llvm.mlir.zero : !llvm.struct<"struct.atomic_flag", (i8)>
    llvm.return %1 : !llvm.struct<"struct.atomic_flag", (i8)>
  }
  llvm.mlir.global internal @highest.best(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @main() -> i32 attributes {dso_local, no_unwind, passthrough = ["nofree", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @counter : !llvm.ptr
    %2 = llvm.mlir.constant(10 : i32) : i32
    %3 = llvm.mlir.addressof @".str" : !llvm.ptr
    %4 = llvm.mlir.constant(3 : i32) : i32
    %5 = llvm.mlir.constant(64 : i32) : i32
    %6 = llvm.mlir.constant(-5 : i32) : i32
    %7 = llvm.mlir.constant(255 : i32) : i32
    %8 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %9 = llvm.mlir.addressof @small : !llvm.ptr
    %10 = llvm.mlir.constant(10 : i8) : i8
    %11 = llvm.mlir.constant(1 : i8) : i8
    %12 = llvm.mlir.constant(1099511627776 : i64) : i64
    %13 = llvm.mlir.addressof @wide : !llvm.ptr
    %14 = llvm.mlir.constant(3 : i64) : i64
    %15 = llvm.mlir.constant(7 : i64) : i64
    %16 = llvm.mlir.constant(2 : i64) : i64
    %17 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %18 = llvm.mlir.addressof @real : !llvm.ptr
    %19 = llvm.mlir.constant(2.000000e+00 : f32) : f32
    %20 = llvm.mlir.constant(2.500000e-01 : f32) : f32
    %21 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %22 = llvm.mlir.constant(99 : i32) : i32
    %23 = llvm.mlir.constant(7 : i32) : i32
    %24 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %25 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %26 = llvm.mlir.constant(0 : i32) : i32
    %27 = llvm.mlir.addressof @head : !llvm.ptr
    %28 = llvm.mlir.constant(8 : i64) : i64
    %29 = llvm.mlir.constant(16 : i64) : i64
    %30 = llvm.mlir.constant(24 : i64) : i64
    %31 = llvm.mlir.constant(32 : i64) : i64
    %32 = llvm.mlir.constant(4 : i32) : i32
    %33 = llvm.mlir.constant(40 : i64) : i64
    %34 = llvm.mlir.constant(48 : i64) : i64
    %35 = llvm.mlir.constant(9 : i32) : i32
    %36 = llvm.mlir.constant(56 : i64) : i64
    %37 = llvm.mlir.constant(64 : i64) : i64
    %38 = llvm.mlir.constant(16 : i32) : i32
    %39 = llvm.mlir.constant(72 : i64) : i64
    %40 = llvm.mlir.constant(0 : i64) : i64
    %41 = llvm.mlir.zero : !llvm.ptr
    %42 = llvm.mlir.constant(true) : i1
    %43 = llvm.mlir.addressof @highest.best : !llvm.ptr
    %44 = llvm.mlir.addressof @busy : !llvm.ptr
    %45 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %46 = llvm.mlir.constant(0 : i8) : i8
    %47 = llvm.mlir.constant(40 : i32) : i32
    %48 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %49 = llvm.alloca %0 x !llvm.array<5 x struct<"struct.node", (i32, ptr)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %50 = llvm.atomicrmw add %1, %2 seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
    %51 = llvm.call tail @printf(%3, %50) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %52 = llvm.atomicrmw sub %1, %4 seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
    %53 = llvm.call tail @printf(%3, %52) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %54 = llvm.atomicrmw _or %1, %5 seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
    %55 = llvm.call tail @printf(%3, %54) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %56 = llvm.atomicrmw _and %1, %6 seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
    %57 = llvm.call tail @printf(%3, %56) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %58 = llvm.atomicrmw _xor %1, %7 seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
    %59 = llvm.call tail @printf(%3, %58) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %60 = llvm.atomicrmw xchg %1, %0 seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
    %61 = llvm.call tail @printf(%3, %60) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %62 = llvm.atomicrmw add %1, %0 seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
    %63 = llvm.add %62, %0 : i32
    %64 = llvm.call tail @printf(%8, %63) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %65 = llvm.atomicrmw add %9, %10 seq_cst {alignment = 1 : i64} : !llvm.ptr, i8
    %66 = llvm.atomicrmw add %9, %11 seq_cst {alignment = 1 : i64} : !llvm.ptr, i8
    %67 = llvm.load %9 atomic seq_cst {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %68 = llvm.zext %67 : i8 to i32
    %69 = llvm.call tail @printf(%8, %68) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %12, %13 atomic seq_cst {alignment = 8 : i64, tbaa = [#tbaa_tag]} : i64, !llvm.ptr
    %70 = llvm.load %13 atomic seq_cst {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i64
    llvm.br ^bb1(%70 : i64)
  ^bb1(%71: i64):  // 2 preds: ^bb0, ^bb1
    %72 = llvm.mul %71, %14 overflow<nsw> : i64
    %73 = llvm.cmpxchg %13, %71, %72 seq_cst seq_cst {alignment = 8 : i64} : !llvm.ptr, i64
    %74 = llvm.extractvalue %73[0] : !llvm.struct<(i64, i1)> 
    %75 = llvm.extractvalue %73[1] : !llvm.struct<(i64, i1)> 
    llvm.cond_br %75, ^bb2, ^bb1(%74 : i64)
  ^bb2:  // pred: ^bb1
    %76 = llvm.load %13 atomic seq_cst {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i64
    llvm.br ^bb3(%76 : i64)
  ^bb3(%77: i64):  // 2 preds: ^bb2, ^bb3
    %78 = llvm.sdiv %77, %15 : i64
    %79 = llvm.cmpxchg %13, %77, %78 seq_cst seq_cst {alignment = 8 : i64} : !llvm.ptr, i64
    %80 = llvm.extractvalue %79[0] : !llvm.struct<(i64, i1)> 
    %81 = llvm.extractvalue %79[1] : !llvm.struct<(i64, i1)> 
    llvm.cond_br %81, ^bb4, ^bb3(%80 : i64)
  ^bb4:  // pred: ^bb3
    %82 = llvm.load %13 atomic seq_cst {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i64
    llvm.br ^bb5(%82 : i64)
  ^bb5(%83: i64):  // 2 preds: ^bb4, ^bb5
    %84 = llvm.shl %83, %16 : i64
    %85 = llvm.cmpxchg %13, %83, %84 seq_cst seq_cst {alignment = 8 : i64} : !llvm.ptr, i64
    %86 = llvm.extractvalue %85[0] : !llvm.struct<(i64, i1)> 
    %87 = llvm.extractvalue %85[1] : !llvm.struct<(i64, i1)> 
    llvm.cond_br %87, ^bb6, ^bb5(%86 : i64)
  ^bb6:  // pred: ^bb5
    %88 = llvm.load %13 atomic seq_cst {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i64
    %89 = llvm.call tail @printf(%17, %88) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    %90 = llvm.load %18 atomic seq_cst {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %91 = llvm.fmul %90, %19 : f32
    %92 = llvm.fadd %91, %20 : f32
    llvm.store %92, %18 atomic seq_cst {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    %93 = llvm.load %18 atomic seq_cst {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %94 = llvm.fpext %93 : f32 to f64
    %95 = llvm.call tail @printf(%21, %94) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.intr.lifetime.start %48 : !llvm.ptr
    llvm.store %22, %48 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %96 = llvm.cmpxchg %1, %22, %23 seq_cst seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
    %97 = llvm.extractvalue %96[1] : !llvm.struct<(i32, i1)> 
    llvm.cond_br %97, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %98 = llvm.load %48 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    llvm.br ^bb9(%98 : i32)
  ^bb8:  // pred: ^bb6
    %99 = llvm.extractvalue %96[0] : !llvm.struct<(i32, i1)> 
    llvm.store %99, %48 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb9(%99 : i32)
  ^bb9(%100: i32):  // 2 preds: ^bb7, ^bb8
    %101 = llvm.zext %97 : i1 to i32
    %102 = llvm.call tail @printf(%24, %101, %100) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %103 = llvm.cmpxchg %1, %100, %23 seq_cst seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
    %104 = llvm.extractvalue %103[1] : !llvm.struct<(i32, i1)> 
    llvm.cond_br %104, ^bb11, ^bb10
  ^bb10:  // pred: ^bb9
    %105 = llvm.extractvalue %103[0] : !llvm.struct<(i32, i1)> 
    llvm.store %105, %48 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb11
  ^bb11:  // 2 preds: ^bb9, ^bb10
    %106 = llvm.zext %104 : i1 to i32
    %107 = llvm.load %1 atomic seq_cst {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %108 = llvm.call tail @printf(%25, %106, %107) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.intr.lifetime.start %49 : !llvm.ptr
    llvm.store %26, %49 {alignment = 16 : i64, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
    %109 = llvm.load %27 atomic seq_cst {alignment = 8 : i64} : !llvm.ptr -> i64
    %110 = llvm.getelementptr inbounds|nuw %49[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %111 = llvm.ptrtoint %49 : !llvm.ptr to i64
    llvm.br ^bb12(%109 : i64)
  ^bb12(%112: i64):  // 2 preds: ^bb11, ^bb12
    %113 = llvm.inttoptr %112 : i64 to !llvm.ptr
    llvm.store %113, %110 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    %114 = llvm.cmpxchg weak %27, %112, %111 seq_cst seq_cst {alignment = 8 : i64} : !llvm.ptr, i64
    %115 = llvm.extractvalue %114[1] : !llvm.struct<(i64, i1)> 
    %116 = llvm.extractvalue %114[0] : !llvm.struct<(i64, i1)> 
    llvm.cond_br %115, ^bb13, ^bb12(%116 : i64) {loop_annotation = #loop_annotation}
  ^bb13:  // pred: ^bb12
    %117 = llvm.getelementptr inbounds|nuw %49[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %0, %117 {alignment = 16 : i64, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
    %118 = llvm.load %27 atomic seq_cst {alignment = 8 : i64} : !llvm.ptr -> i64
    %119 = llvm.getelementptr inbounds|nuw %49[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %120 = llvm.ptrtoint %117 : !llvm.ptr to i64
    llvm.br ^bb14(%118 : i64)
  ^bb14(%121: i64):  // 2 preds: ^bb13, ^bb14
    %122 = llvm.inttoptr %121 : i64 to !llvm.ptr
    llvm.store %122, %119 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    %123 = llvm.cmpxchg weak %27, %121, %120 seq_cst seq_cst {alignment = 8 : i64} : !llvm.ptr, i64
    %124 = llvm.extractvalue %123[1] : !llvm.struct<(i64, i1)> 
    %125 = llvm.extractvalue %123[0] : !llvm.struct<(i64, i1)> 
    llvm.cond_br %124, ^bb15, ^bb14(%125 : i64) {loop_annotation = #loop_annotation}
  ^bb15:  // pred: ^bb14
    %126 = llvm.getelementptr inbounds|nuw %49[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %32, %126 {alignment = 16 : i64, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
    %127 = llvm.load %27 atomic seq_cst {alignment = 8 : i64} : !llvm.ptr -> i64
    %128 = llvm.getelementptr inbounds|nuw %49[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %129 = llvm.ptrtoint %126 : !llvm.ptr to i64
    llvm.br ^bb16(%127 : i64)
  ^bb16(%130: i64):  // 2 preds: ^bb15, ^bb16
    %131 = llvm.inttoptr %130 : i64 to !llvm.ptr
    llvm.store %131, %128 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    %132 = llvm.cmpxchg weak %27, %130, %129 seq_cst seq_cst {alignment = 8 : i64} : !llvm.ptr, i64
    %133 = llvm.extractvalue %132[1] : !llvm.struct<(i64, i1)> 
    %134 = llvm.extractvalue %132[0] : !llvm.struct<(i64, i1)> 
    llvm.cond_br %133, ^bb17, ^bb16(%134 : i64) {loop_annotation = #loop_annotation}
  ^bb17:  // pred: ^bb16
    %135 = llvm.getelementptr inbounds|nuw %49[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %35, %135 {alignment = 16 : i64, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
    %136 = llvm.load %27 atomic seq_cst {alignment = 8 : i64} : !llvm.ptr -> i64
    %137 = llvm.getelementptr inbounds|nuw %49[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %138 = llvm.ptrtoint %135 : !llvm.ptr to i64
    llvm.br ^bb18(%136 : i64)
  ^bb18(%139: i64):  // 2 preds: ^bb17, ^bb18
    %140 = llvm.inttoptr %139 : i64 to !llvm.ptr
    llvm.store %140, %137 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    %141 = llvm.cmpxchg weak %27, %139, %138 seq_cst seq_cst {alignment = 8 : i64} : !llvm.ptr, i64
    %142 = llvm.extractvalue %141[1] : !llvm.struct<(i64, i1)> 
    %143 = llvm.extractvalue %141[0] : !llvm.struct<(i64, i1)> 
    llvm.cond_br %142, ^bb19, ^bb18(%143 : i64) {loop_annotation = #loop_annotation}
  ^bb19:  // pred: ^bb18
    %144 = llvm.getelementptr inbounds|nuw %49[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %38, %144 {alignment = 16 : i64, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
    %145 = llvm.load %27 atomic seq_cst {alignment = 8 : i64} : !llvm.ptr -> i64
    %146 = llvm.getelementptr inbounds|nuw %49[%39] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %147 = llvm.ptrtoint %144 : !llvm.ptr to i64
    llvm.br ^bb20(%145 : i64)
  ^bb20(%148: i64):  // 2 preds: ^bb19, ^bb20
    %149 = llvm.inttoptr %148 : i64 to !llvm.ptr
    llvm.store %149, %146 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    %150 = llvm.cmpxchg weak %27, %148, %147 seq_cst seq_cst {alignment = 8 : i64} : !llvm.ptr, i64
    %151 = llvm.extractvalue %150[1] : !llvm.struct<(i64, i1)> 
    %152 = llvm.extractvalue %150[0] : !llvm.struct<(i64, i1)> 
    llvm.cond_br %151, ^bb21, ^bb20(%152 : i64) {loop_annotation = #loop_annotation}
  ^bb21:  // pred: ^bb20
    %153 = llvm.load %27 atomic acquire {alignment = 8 : i64} : !llvm.ptr -> i64
    %154 = llvm.icmp "eq" %153, %40 : i64
    llvm.cond_br %154, ^bb25, ^bb22(%153 : i64)
  ^bb22(%155: i64):  // 2 preds: ^bb21, ^bb35
    %156 = llvm.inttoptr %155 : i64 to !llvm.ptr
    llvm.br ^bb23(%156 : !llvm.ptr)
  ^bb23(%157: !llvm.ptr):  // 2 preds: ^bb22, ^bb23
    %158 = llvm.getelementptr inbounds|nuw %157[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %159 = llvm.load %158 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %160 = llvm.ptrtoint %157 : !llvm.ptr to i64
    %161 = llvm.ptrtoint %159 : !llvm.ptr to i64
    %162 = llvm.cmpxchg %27, %160, %161 seq_cst seq_cst {alignment = 8 : i64} : !llvm.ptr, i64
    %163 = llvm.extractvalue %162[1] : !llvm.struct<(i64, i1)> 
    %164 = llvm.extractvalue %162[0] : !llvm.struct<(i64, i1)> 
    %165 = llvm.inttoptr %164 : i64 to !llvm.ptr
    %166 = llvm.select %163, %157, %165 : i1, !llvm.ptr
    %167 = llvm.icmp "eq" %166, %41 : !llvm.ptr
    %168 = llvm.select %163, %42, %167 : i1, i1
    llvm.cond_br %168, ^bb24, ^bb23(%166 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb24:  // pred: ^bb23
    llvm.cond_br %167, ^bb25, ^bb35
  ^bb25:  // 3 preds: ^bb21, ^bb24, ^bb35
    %169 = llvm.load %27 atomic seq_cst {alignment = 8 : i64} : !llvm.ptr -> i64
    %170 = llvm.icmp "eq" %169, %40 : i64
    %171 = llvm.zext %170 : i1 to i32
    %172 = llvm.call @printf(%8, %171) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %173 = llvm.load %43 atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.br ^bb26(%173 : i32)
  ^bb26(%174: i32):  // 2 preds: ^bb25, ^bb27
    %175 = llvm.icmp "slt" %174, %4 : i32
    llvm.cond_br %175, ^bb27, ^bb28
  ^bb27:  // pred: ^bb26
    %176 = llvm.cmpxchg weak %43, %174, %4 acq_rel monotonic {alignment = 4 : i64} : !llvm.ptr, i32
    %177 = llvm.extractvalue %176[1] : !llvm.struct<(i32, i1)> 
    %178 = llvm.extractvalue %176[0] : !llvm.struct<(i32, i1)> 
    llvm.cond_br %177, ^bb28, ^bb26(%178 : i32) {loop_annotation = #loop_annotation}
  ^bb28:  // 2 preds: ^bb26, ^bb27
    %179 = llvm.load %43 atomic seq_cst {alignment = 4 : i64} : !llvm.ptr -> i32
    %180 = llvm.call @printf(%3, %179) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %181 = llvm.load %43 atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.br ^bb29(%181 : i32)
  ^bb29(%182: i32):  // 2 preds: ^bb28, ^bb30
    %183 = llvm.icmp "slt" %182, %35 : i32
    llvm.cond_br %183, ^bb30, ^bb31
  ^bb30:  // pred: ^bb29
    %184 = llvm.cmpxchg weak %43, %182, %35 acq_rel monotonic {alignment = 4 : i64} : !llvm.ptr, i32
    %185 = llvm.extractvalue %184[1] : !llvm.struct<(i32, i1)> 
    %186 = llvm.extractvalue %184[0] : !llvm.struct<(i32, i1)> 
    llvm.cond_br %185, ^bb31, ^bb29(%186 : i32) {loop_annotation = #loop_annotation}
  ^bb31:  // 2 preds: ^bb29, ^bb30
    %187 = llvm.load %43 atomic seq_cst {alignment = 4 : i64} : !llvm.ptr -> i32
    %188 = llvm.call @printf(%3, %187) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %189 = llvm.load %43 atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.br ^bb32(%189 : i32)
  ^bb32(%190: i32):  // 2 preds: ^bb31, ^bb33
    %191 = llvm.icmp "slt" %190, %32 : i32
    llvm.cond_br %191, ^bb33, ^bb34
  ^bb33:  // pred: ^bb32
    %192 = llvm.cmpxchg weak %43, %190, %32 acq_rel monotonic {alignment = 4 : i64} : !llvm.ptr, i32
    %193 = llvm.extractvalue %192[1] : !llvm.struct<(i32, i1)> 
    %194 = llvm.extractvalue %192[0] : !llvm.struct<(i32, i1)> 
    llvm.cond_br %193, ^bb34, ^bb32(%194 : i32) {loop_annotation = #loop_annotation}
  ^bb34:  // 2 preds: ^bb32, ^bb33
    %195 = llvm.load %43 atomic seq_cst {alignment = 4 : i64} : !llvm.ptr -> i32
    %196 = llvm.call @printf(%8, %195) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %197 = llvm.atomicrmw xchg %44, %11 seq_cst {alignment = 1 : i64} : !llvm.ptr, i8
    %198 = llvm.and %197, %11 : i8
    %199 = llvm.zext nneg %198 : i8 to i32
    %200 = llvm.call @printf(%45, %199) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %201 = llvm.atomicrmw xchg %44, %11 seq_cst {alignment = 1 : i64} : !llvm.ptr, i8
    %202 = llvm.and %201, %11 : i8
    %203 = llvm.zext nneg %202 : i8 to i32
    %204 = llvm.call @printf(%45, %203) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %46, %44 atomic seq_cst {alignment = 1 : i64} : i8, !llvm.ptr
    %205 = llvm.atomicrmw xchg %44, %11 seq_cst {alignment = 1 : i64} : !llvm.ptr, i8
    %206 = llvm.and %205, %11 : i8
    %207 = llvm.zext nneg %206 : i8 to i32
    %208 = llvm.call @printf(%8, %207) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.fence seq_cst
    %209 = llvm.atomicrmw add %48, %47 seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
    %210 = llvm.add %209, %47 : i32
    llvm.intr.lifetime.end %49 : !llvm.ptr
    llvm.intr.lifetime.end %48 : !llvm.ptr
    llvm.return %210 : i32
  ^bb35:  // pred: ^bb24
    %211 = llvm.load %166 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %212 = llvm.call @printf(%3, %211) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %213 = llvm.load %27 atomic acquire {alignment = 8 : i64} : !llvm.ptr -> i64
    %214 = llvm.icmp "eq" %213, %40 : i64
    llvm.cond_br %214, ^bb25, ^bb22(%213 : i64) {loop_annotation = #loop_annotation}
  }
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
}
