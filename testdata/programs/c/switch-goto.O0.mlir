#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("%d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.main.probes(dense<[-1000000, 0, 7, 8, 4096, 1099511627776, 67, 71]> : tensor<8xi64>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<8 x i64>
  llvm.mlir.global private unnamed_addr constant @".str.2"("%s, \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("%d:%d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("%d%d%d%d%d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("abbac\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("ccc\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("abab\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.8"("acb\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.9"("baabbacc\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.10"("%d %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.11"("minus a million\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.12"("zero\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.13"("seven\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.14"("page\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.15"("huge\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.16"("hex letter\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.17"("other\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main() -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(-1 : i32) : i32
    %3 = llvm.mlir.constant(9 : i32) : i32
    %4 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %5 = llvm.mlir.addressof @__const.main.probes : !llvm.ptr
    %6 = llvm.mlir.constant(64 : i64) : i64
    %7 = llvm.mlir.constant(8 : i32) : i32
    %8 = llvm.mlir.constant(0 : i8) : i8
    %9 = llvm.mlir.constant(42 : i64) : i64
    %10 = llvm.mlir.constant(21 : i32) : i32
    %11 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %12 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %13 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %14 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %15 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %16 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %17 = llvm.mlir.constant(60 : i32) : i32
    %18 = llvm.mlir.constant(120 : i32) : i32
    %19 = llvm.mlir.constant(3 : i32) : i32
    %20 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %21 = llvm.mlir.constant(2 : i32) : i32
    %22 = llvm.mlir.constant(1000 : i32) : i32
    %23 = llvm.mlir.constant(27 : i32) : i32
    %24 = llvm.mlir.constant(0 : i64) : i64
    %25 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %26 = llvm.mlir.constant(5 : i32) : i32
    %27 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %28 = llvm.mlir.addressof @".str" : !llvm.ptr
    %29 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %30 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %31 = llvm.alloca %0 x !llvm.array<8 x i64> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %32 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %33 = llvm.alloca %0 x !llvm.array<21 x i16> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %34 = llvm.alloca %0 x !llvm.array<21 x i16> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %35 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %36 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %37 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %38 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %39 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %40 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %41 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %42 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %43 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %44 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %29 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %2, %30 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %45 = llvm.load %30 {alignment = 4 : i64} : !llvm.ptr -> i32
    %46 = llvm.icmp "slt" %45, %3 : i32
    llvm.cond_br %46, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %47 = llvm.load %30 {alignment = 4 : i64} : !llvm.ptr -> i32
    %48 = llvm.call @dense(%47) : (i32 {llvm.noundef}) -> i32
    %49 = llvm.call @printf(%28, %48) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %50 = llvm.load %30 {alignment = 4 : i64} : !llvm.ptr -> i32
    %51 = llvm.add %50, %0 overflow<nsw> : i32
    llvm.store %51, %30 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    %52 = llvm.call @printf(%4) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
    "llvm.intr.memcpy"(%31, %5, %6) <{arg_attrs = [{llvm.align = 16 : i64}, {llvm.align = 16 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.store %1, %32 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb4, ^bb7
    %53 = llvm.load %32 {alignment = 4 : i64} : !llvm.ptr -> i32
    %54 = llvm.icmp "slt" %53, %7 : i32
    llvm.cond_br %54, ^bb6, ^bb8
  ^bb6:  // pred: ^bb5
    %55 = llvm.load %32 {alignment = 4 : i64} : !llvm.ptr -> i32
    %56 = llvm.sext %55 : i32 to i64
    %57 = llvm.getelementptr inbounds %31[%24, %56] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x i64>
    %58 = llvm.load %57 {alignment = 8 : i64} : !llvm.ptr -> i64
    %59 = llvm.call @sparse(%58) : (i64 {llvm.noundef}) -> !llvm.ptr
    %60 = llvm.call @printf(%27, %59) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb7
  ^bb7:  // pred: ^bb6
    %61 = llvm.load %32 {alignment = 4 : i64} : !llvm.ptr -> i32
    %62 = llvm.add %61, %0 overflow<nsw> : i32
    llvm.store %62, %32 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5 {loop_annotation = #loop_annotation}
  ^bb8:  // pred: ^bb5
    %63 = llvm.call @printf(%4) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
    "llvm.intr.memset"(%34, %8, %9) <{arg_attrs = [{llvm.align = 16 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.store %1, %35 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb8, ^bb11
    %64 = llvm.load %35 {alignment = 4 : i64} : !llvm.ptr -> i32
    %65 = llvm.icmp "slt" %64, %10 : i32
    llvm.cond_br %65, ^bb10, ^bb12
  ^bb10:  // pred: ^bb9
    %66 = llvm.load %35 {alignment = 4 : i64} : !llvm.ptr -> i32
    %67 = llvm.load %35 {alignment = 4 : i64} : !llvm.ptr -> i32
    %68 = llvm.mul %66, %67 overflow<nsw> : i32
    %69 = llvm.trunc %68 : i32 to i16
    %70 = llvm.load %35 {alignment = 4 : i64} : !llvm.ptr -> i32
    %71 = llvm.sext %70 : i32 to i64
    %72 = llvm.getelementptr inbounds %33[%24, %71] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<21 x i16>
    llvm.store %69, %72 {alignment = 2 : i64} : i16, !llvm.ptr
    llvm.br ^bb11
  ^bb11:  // pred: ^bb10
    %73 = llvm.load %35 {alignment = 4 : i64} : !llvm.ptr -> i32
    %74 = llvm.add %73, %0 overflow<nsw> : i32
    llvm.store %74, %35 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb9 {loop_annotation = #loop_annotation}
  ^bb12:  // pred: ^bb9
    llvm.store %0, %36 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb13
  ^bb13:  // 2 preds: ^bb12, ^bb15
    %75 = llvm.load %36 {alignment = 4 : i64} : !llvm.ptr -> i32
    %76 = llvm.icmp "sle" %75, %10 : i32
    llvm.cond_br %76, ^bb14, ^bb16
  ^bb14:  // pred: ^bb13
    %77 = llvm.getelementptr inbounds %34[%24, %24] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<21 x i16>
    %78 = llvm.getelementptr inbounds %33[%24, %24] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<21 x i16>
    %79 = llvm.load %36 {alignment = 4 : i64} : !llvm.ptr -> i32
    %80 = llvm.call @copy(%77, %78, %79) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %80, %37 {alignment = 4 : i64} : i32, !llvm.ptr
    %81 = llvm.load %37 {alignment = 4 : i64} : !llvm.ptr -> i32
    %82 = llvm.load %36 {alignment = 4 : i64} : !llvm.ptr -> i32
    %83 = llvm.sub %82, %0 overflow<nsw> : i32
    %84 = llvm.sext %83 : i32 to i64
    %85 = llvm.getelementptr inbounds %34[%24, %84] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<21 x i16>
    %86 = llvm.load %85 {alignment = 2 : i64} : !llvm.ptr -> i16
    %87 = llvm.sext %86 : i16 to i32
    %88 = llvm.call @printf(%25, %81, %87) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb15
  ^bb15:  // pred: ^bb14
    %89 = llvm.load %36 {alignment = 4 : i64} : !llvm.ptr -> i32
    %90 = llvm.add %89, %26 overflow<nsw> : i32
    llvm.store %90, %36 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb13 {loop_annotation = #loop_annotation}
  ^bb16:  // pred: ^bb13
    %91 = llvm.call @printf(%4) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
    %92 = llvm.call @accepts(%11) : (!llvm.ptr {llvm.noundef}) -> i32
    %93 = llvm.call @accepts(%12) : (!llvm.ptr {llvm.noundef}) -> i32
    %94 = llvm.call @accepts(%13) : (!llvm.ptr {llvm.noundef}) -> i32
    %95 = llvm.call @accepts(%14) : (!llvm.ptr {llvm.noundef}) -> i32
    %96 = llvm.call @accepts(%15) : (!llvm.ptr {llvm.noundef}) -> i32
    %97 = llvm.call @printf(%16, %92, %93, %94, %95, %96) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %1, %38 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %0, %39 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb17
  ^bb17:  // 2 preds: ^bb16, ^bb34
    %98 = llvm.load %39 {alignment = 4 : i64} : !llvm.ptr -> i32
    %99 = llvm.icmp "slt" %98, %17 : i32
    llvm.cond_br %99, ^bb18, ^bb35
  ^bb18:  // pred: ^bb17
    %100 = llvm.load %39 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %100, %40 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb19
  ^bb19:  // 2 preds: ^bb18, ^bb32
    %101 = llvm.load %40 {alignment = 4 : i64} : !llvm.ptr -> i32
    %102 = llvm.icmp "slt" %101, %17 : i32
    llvm.cond_br %102, ^bb20, ^bb33
  ^bb20:  // pred: ^bb19
    %103 = llvm.load %40 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %103, %41 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb21
  ^bb21:  // 2 preds: ^bb20, ^bb30
    %104 = llvm.load %41 {alignment = 4 : i64} : !llvm.ptr -> i32
    %105 = llvm.icmp "slt" %104, %17 : i32
    llvm.cond_br %105, ^bb22, ^bb31
  ^bb22:  // pred: ^bb21
    %106 = llvm.load %39 {alignment = 4 : i64} : !llvm.ptr -> i32
    %107 = llvm.load %39 {alignment = 4 : i64} : !llvm.ptr -> i32
    %108 = llvm.mul %106, %107 overflow<nsw> : i32
    %109 = llvm.load %40 {alignment = 4 : i64} : !llvm.ptr -> i32
    %110 = llvm.load %40 {alignment = 4 : i64} : !llvm.ptr -> i32
    %111 = llvm.mul %109, %110 overflow<nsw> : i32
    %112 = llvm.add %108, %111 overflow<nsw> : i32
    %113 = llvm.load %41 {alignment = 4 : i64} : !llvm.ptr -> i32
    %114 = llvm.load %41 {alignment = 4 : i64} : !llvm.ptr -> i32
    %115 = llvm.mul %113, %114 overflow<nsw> : i32
    %116 = llvm.icmp "sgt" %112, %115 : i32
    llvm.cond_br %116, ^bb23, ^bb24
  ^bb23:  // pred: ^bb22
    llvm.br ^bb30
  ^bb24:  // pred: ^bb22
    %117 = llvm.load %39 {alignment = 4 : i64} : !llvm.ptr -> i32
    %118 = llvm.load %39 {alignment = 4 : i64} : !llvm.ptr -> i32
    %119 = llvm.mul %117, %118 overflow<nsw> : i32
    %120 = llvm.load %40 {alignment = 4 : i64} : !llvm.ptr -> i32
    %121 = llvm.load %40 {alignment = 4 : i64} : !llvm.ptr -> i32
    %122 = llvm.mul %120, %121 overflow<nsw> : i32
    %123 = llvm.add %119, %122 overflow<nsw> : i32
    %124 = llvm.load %41 {alignment = 4 : i64} : !llvm.ptr -> i32
    %125 = llvm.load %41 {alignment = 4 : i64} : !llvm.ptr -> i32
    %126 = llvm.mul %124, %125 overflow<nsw> : i32
    %127 = llvm.icmp "slt" %123, %126 : i32
    llvm.cond_br %127, ^bb25, ^bb26
  ^bb25:  // pred: ^bb24
    llvm.br ^bb31
  ^bb26:  // pred: ^bb24
    %128 = llvm.load %39 {alignment = 4 : i64} : !llvm.ptr -> i32
    %129 = llvm.load %40 {alignment = 4 : i64} : !llvm.ptr -> i32
    %130 = llvm.add %128, %129 overflow<nsw> : i32
    %131 = llvm.load %41 {alignment = 4 : i64} : !llvm.ptr -> i32
    %132 = llvm.add %130, %131 overflow<nsw> : i32
    %133 = llvm.icmp "eq" %132, %18 : i32
    llvm.cond_br %133, ^bb27, ^bb29
  ^bb27:  // pred: ^bb26
    %134 = llvm.load %38 {alignment = 4 : i64} : !llvm.ptr -> i32
    %135 = llvm.add %134, %0 overflow<nsw> : i32
    llvm.store %135, %38 {alignment = 4 : i64} : i32, !llvm.ptr
    %136 = llvm.icmp "eq" %135, %19 : i32
    llvm.cond_br %136, ^bb28, ^bb29
  ^bb28:  // pred: ^bb27
    %137 = llvm.load %39 {alignment = 4 : i64} : !llvm.ptr -> i32
    %138 = llvm.load %40 {alignment = 4 : i64} : !llvm.ptr -> i32
    %139 = llvm.load %41 {alignment = 4 : i64} : !llvm.ptr -> i32
    %140 = llvm.call @printf(%20, %137, %138, %139) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb36
  ^bb29:  // 2 preds: ^bb26, ^bb27
    llvm.br ^bb30
  ^bb30:  // 2 preds: ^bb23, ^bb29
    %141 = llvm.load %41 {alignment = 4 : i64} : !llvm.ptr -> i32
    %142 = llvm.add %141, %0 overflow<nsw> : i32
    llvm.store %142, %41 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb21 {loop_annotation = #loop_annotation}
  ^bb31:  // 2 preds: ^bb21, ^bb25
    llvm.br ^bb32
  ^bb32:  // pred: ^bb31
    %143 = llvm.load %40 {alignment = 4 : i64} : !llvm.ptr -> i32
    %144 = llvm.add %143, %0 overflow<nsw> : i32
    llvm.store %144, %40 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb19 {loop_annotation = #loop_annotation}
  ^bb33:  // pred: ^bb19
    llvm.br ^bb34
  ^bb34:  // pred: ^bb33
    %145 = llvm.load %39 {alignment = 4 : i64} : !llvm.ptr -> i32
    %146 = llvm.add %145, %0 overflow<nsw> : i32
    llvm.store %146, %39 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb17 {loop_annotation = #loop_annotation}
  ^bb35:  // pred: ^bb17
    llvm.br ^bb36
  ^bb36:  // 2 preds: ^bb28, ^bb35
    %147 = llvm.load %38 {alignment = 4 : i64} : !llvm.ptr -> i32
    %148 = llvm.icmp "sgt" %147, %21 : i32
    %149 = llvm.zext %148 : i1 to i64
    %150 = llvm.select %148, %22, %2 : i1, i32
    llvm.store %150, %42 {alignment = 4 : i64} : i32, !llvm.ptr
    %151 = llvm.load %42 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.switch %151 : i32, ^bb40 [
      -1: ^bb37,
      5: ^bb38,
      1000: ^bb39
    ]
  ^bb37:  // pred: ^bb36
    llvm.store %0, %29 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb49
  ^bb38:  // pred: ^bb36
    llvm.store %21, %29 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb49
  ^bb39:  // pred: ^bb36
    llvm.br ^bb40
  ^bb40:  // 2 preds: ^bb36, ^bb39
    llvm.store %23, %43 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %44 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb41
  ^bb41:  // 2 preds: ^bb40, ^bb47
    %152 = llvm.load %43 {alignment = 4 : i64} : !llvm.ptr -> i32
    %153 = llvm.and %152, %0 : i32
    %154 = llvm.icmp "ne" %153, %1 : i32
    llvm.cond_br %154, ^bb42, ^bb43
  ^bb42:  // pred: ^bb41
    %155 = llvm.load %43 {alignment = 4 : i64} : !llvm.ptr -> i32
    %156 = llvm.mul %19, %155 overflow<nsw> : i32
    %157 = llvm.add %156, %0 overflow<nsw> : i32
    llvm.br ^bb44(%157 : i32)
  ^bb43:  // pred: ^bb41
    %158 = llvm.load %43 {alignment = 4 : i64} : !llvm.ptr -> i32
    %159 = llvm.sdiv %158, %21 : i32
    llvm.br ^bb44(%159 : i32)
  ^bb44(%160: i32):  // 2 preds: ^bb42, ^bb43
    llvm.store %160, %43 {alignment = 4 : i64} : i32, !llvm.ptr
    %161 = llvm.load %44 {alignment = 4 : i64} : !llvm.ptr -> i32
    %162 = llvm.add %161, %0 overflow<nsw> : i32
    llvm.store %162, %44 {alignment = 4 : i64} : i32, !llvm.ptr
    %163 = llvm.icmp "sgt" %162, %22 : i32
    llvm.cond_br %163, ^bb45, ^bb46
  ^bb45:  // pred: ^bb44
    llvm.br ^bb48
  ^bb46:  // pred: ^bb44
    llvm.br ^bb47
  ^bb47:  // pred: ^bb46
    %164 = llvm.load %43 {alignment = 4 : i64} : !llvm.ptr -> i32
    %165 = llvm.icmp "ne" %164, %0 : i32
    llvm.cond_br %165, ^bb41, ^bb48 {loop_annotation = #loop_annotation}
  ^bb48:  // 2 preds: ^bb45, ^bb47
    %166 = llvm.load %44 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %166, %29 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb49
  ^bb49:  // 3 preds: ^bb37, ^bb38, ^bb48
    %167 = llvm.load %29 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %167 : i32
  }
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @dense(%arg0: i32 {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(77 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(10 : i32) : i32
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.constant(3 : i32) : i32
    %6 = llvm.mlir.constant(5 : i32) : i32
    %7 = llvm.mlir.constant(-1 : i32) : i32
    %8 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    %10 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.switch %10 : i32, ^bb7 [
      0: ^bb1,
      1: ^bb2,
      2: ^bb3,
      3: ^bb4,
      4: ^bb5,
      5: ^bb5,
      6: ^bb5,
      7: ^bb6
    ]
  ^bb1:  // pred: ^bb0
    llvm.store %6, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb2:  // pred: ^bb0
    llvm.store %5, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb3:  // pred: ^bb0
    %11 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %12 = llvm.add %11, %3 overflow<nsw> : i32
    llvm.store %12, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb0, ^bb3
    %13 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %14 = llvm.mul %13, %4 overflow<nsw> : i32
    llvm.store %14, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb5:  // 3 preds: ^bb0, ^bb0, ^bb0
    %15 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %16 = llvm.sub %2, %15 overflow<nsw> : i32
    llvm.store %16, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb6:  // pred: ^bb0
    llvm.store %1, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb7:  // pred: ^bb0
    llvm.store %7, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb8:  // 2 preds: ^bb4, ^bb5
    %17 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %17, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb9:  // 5 preds: ^bb1, ^bb2, ^bb6, ^bb7, ^bb8
    %18 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %18 : i32
  }
  llvm.func internal @sparse(%arg0: i64 {llvm.noundef}) -> !llvm.ptr attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @".str.16" : !llvm.ptr
    %2 = llvm.mlir.addressof @".str.15" : !llvm.ptr
    %3 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %4 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %5 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %6 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %7 = llvm.mlir.addressof @".str.17" : !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %9 {alignment = 8 : i64} : i64, !llvm.ptr
    %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.switch %10 : i64, ^bb7 [
      -1000000: ^bb1,
      0: ^bb2,
      7: ^bb3,
      4096: ^bb4,
      1099511627776: ^bb5,
      65: ^bb6,
      66: ^bb6,
      67: ^bb6,
      68: ^bb6,
      69: ^bb6,
      70: ^bb6
    ]
  ^bb1:  // pred: ^bb0
    llvm.store %6, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb8
  ^bb2:  // pred: ^bb0
    llvm.store %5, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb8
  ^bb3:  // pred: ^bb0
    llvm.store %4, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb8
  ^bb4:  // pred: ^bb0
    llvm.store %3, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb8
  ^bb5:  // pred: ^bb0
    llvm.store %2, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb8
  ^bb6:  // 6 preds: ^bb0, ^bb0, ^bb0, ^bb0, ^bb0, ^bb0
    llvm.store %1, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb8
  ^bb7:  // pred: ^bb0
    llvm.store %7, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb8
  ^bb8:  // 7 preds: ^bb1, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7
    %11 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %11 : !llvm.ptr
  }
  llvm.func internal @copy(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(7 : i32) : i32
    %2 = llvm.mlir.constant(8 : i32) : i32
    %3 = llvm.mlir.constant(-1 : i32) : i32
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    %9 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %10 = llvm.add %9, %1 overflow<nsw> : i32
    %11 = llvm.sdiv %10, %2 : i32
    llvm.store %11, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    %12 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %13 = llvm.srem %12, %2 : i32
    llvm.switch %13 : i32, ^bb12 [
      0: ^bb1,
      7: ^bb3,
      6: ^bb4,
      5: ^bb5,
      4: ^bb6,
      3: ^bb7,
      2: ^bb8,
      1: ^bb9
    ]
  ^bb1:  // pred: ^bb0
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb1, ^bb10
    %14 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %14[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i16
    llvm.store %15, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %16 = llvm.load %14 {alignment = 2 : i64} : !llvm.ptr -> i16
    %17 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.getelementptr inbounds|nuw %17[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i16
    llvm.store %18, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %16, %17 {alignment = 2 : i64} : i16, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb0, ^bb2
    %19 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.getelementptr inbounds|nuw %19[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i16
    llvm.store %20, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %21 = llvm.load %19 {alignment = 2 : i64} : !llvm.ptr -> i16
    %22 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.getelementptr inbounds|nuw %22[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i16
    llvm.store %23, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %21, %22 {alignment = 2 : i64} : i16, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb0, ^bb3
    %24 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.getelementptr inbounds|nuw %24[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i16
    llvm.store %25, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %26 = llvm.load %24 {alignment = 2 : i64} : !llvm.ptr -> i16
    %27 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.getelementptr inbounds|nuw %27[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i16
    llvm.store %28, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %26, %27 {alignment = 2 : i64} : i16, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb0, ^bb4
    %29 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.getelementptr inbounds|nuw %29[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i16
    llvm.store %30, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %31 = llvm.load %29 {alignment = 2 : i64} : !llvm.ptr -> i16
    %32 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.getelementptr inbounds|nuw %32[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i16
    llvm.store %33, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %31, %32 {alignment = 2 : i64} : i16, !llvm.ptr
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb0, ^bb5
    %34 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %35 = llvm.getelementptr inbounds|nuw %34[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i16
    llvm.store %35, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %36 = llvm.load %34 {alignment = 2 : i64} : !llvm.ptr -> i16
    %37 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %38 = llvm.getelementptr inbounds|nuw %37[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i16
    llvm.store %38, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %36, %37 {alignment = 2 : i64} : i16, !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb0, ^bb6
    %39 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %40 = llvm.getelementptr inbounds|nuw %39[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i16
    llvm.store %40, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %41 = llvm.load %39 {alignment = 2 : i64} : !llvm.ptr -> i16
    %42 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %43 = llvm.getelementptr inbounds|nuw %42[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i16
    llvm.store %43, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %41, %42 {alignment = 2 : i64} : i16, !llvm.ptr
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb0, ^bb7
    %44 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %45 = llvm.getelementptr inbounds|nuw %44[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i16
    llvm.store %45, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %46 = llvm.load %44 {alignment = 2 : i64} : !llvm.ptr -> i16
    %47 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %48 = llvm.getelementptr inbounds|nuw %47[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i16
    llvm.store %48, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %46, %47 {alignment = 2 : i64} : i16, !llvm.ptr
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb0, ^bb8
    %49 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %50 = llvm.getelementptr inbounds|nuw %49[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i16
    llvm.store %50, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %51 = llvm.load %49 {alignment = 2 : i64} : !llvm.ptr -> i16
    %52 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %53 = llvm.getelementptr inbounds|nuw %52[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i16
    llvm.store %53, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %51, %52 {alignment = 2 : i64} : i16, !llvm.ptr
    llvm.br ^bb10
  ^bb10:  // pred: ^bb9
    %54 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %55 = llvm.add %54, %3 overflow<nsw> : i32
    llvm.store %55, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    %56 = llvm.icmp "sgt" %55, %4 : i32
    llvm.cond_br %56, ^bb2, ^bb11 {loop_annotation = #loop_annotation}
  ^bb11:  // pred: ^bb10
    llvm.br ^bb12
  ^bb12:  // 2 preds: ^bb0, ^bb11
    %57 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %57 : i32
  }
  llvm.func internal @accepts(%arg0: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(97 : i32) : i32
    %2 = llvm.mlir.constant(98 : i32) : i32
    %3 = llvm.mlir.constant(99 : i32) : i32
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 3 preds: ^bb0, ^bb9, ^bb12
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.load %7 {alignment = 1 : i64} : !llvm.ptr -> i8
    %9 = llvm.sext %8 : i8 to i32
    %10 = llvm.icmp "eq" %9, %1 : i32
    llvm.cond_br %10, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %11 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %11[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    llvm.store %12, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb8
  ^bb3:  // pred: ^bb1
    %13 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.load %13 {alignment = 1 : i64} : !llvm.ptr -> i8
    %15 = llvm.sext %14 : i8 to i32
    %16 = llvm.icmp "eq" %15, %2 : i32
    llvm.cond_br %16, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %17 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.getelementptr inbounds|nuw %17[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    llvm.store %18, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb11
  ^bb5:  // pred: ^bb3
    %19 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.load %19 {alignment = 1 : i64} : !llvm.ptr -> i8
    %21 = llvm.sext %20 : i8 to i32
    %22 = llvm.icmp "eq" %21, %3 : i32
    llvm.cond_br %22, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %23 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.getelementptr inbounds|nuw %23[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    llvm.store %24, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb14
  ^bb7:  // pred: ^bb5
    llvm.store %4, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb17
  ^bb8:  // pred: ^bb2
    %25 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.getelementptr inbounds|nuw %25[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    llvm.store %26, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %27 = llvm.load %25 {alignment = 1 : i64} : !llvm.ptr -> i8
    %28 = llvm.sext %27 : i8 to i32
    %29 = llvm.icmp "eq" %28, %2 : i32
    llvm.cond_br %29, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    llvm.br ^bb1
  ^bb10:  // pred: ^bb8
    llvm.store %4, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb17
  ^bb11:  // pred: ^bb4
    %30 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.getelementptr inbounds|nuw %30[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    llvm.store %31, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %32 = llvm.load %30 {alignment = 1 : i64} : !llvm.ptr -> i8
    %33 = llvm.sext %32 : i8 to i32
    %34 = llvm.icmp "eq" %33, %1 : i32
    llvm.cond_br %34, ^bb12, ^bb13
  ^bb12:  // pred: ^bb11
    llvm.br ^bb1
  ^bb13:  // pred: ^bb11
    llvm.store %4, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb17
  ^bb14:  // 2 preds: ^bb6, ^bb15
    %35 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %36 = llvm.load %35 {alignment = 1 : i64} : !llvm.ptr -> i8
    %37 = llvm.sext %36 : i8 to i32
    %38 = llvm.icmp "eq" %37, %3 : i32
    llvm.cond_br %38, ^bb15, ^bb16
  ^bb15:  // pred: ^bb14
    %39 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %40 = llvm.getelementptr inbounds|nuw %39[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    llvm.store %40, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb14
  ^bb16:  // pred: ^bb14
    %41 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %42 = llvm.load %41 {alignment = 1 : i64} : !llvm.ptr -> i8
    %43 = llvm.sext %42 : i8 to i32
    %44 = llvm.icmp "eq" %43, %4 : i32
    %45 = llvm.zext %44 : i1 to i32
    llvm.store %45, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb17
  ^bb17:  // 4 preds: ^bb7, ^bb10, ^bb13, ^bb16
    %46 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %46 : i32
  }
}
