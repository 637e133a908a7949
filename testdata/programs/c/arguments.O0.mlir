#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("none\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("--\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("-v\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("--scale=\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("--name=\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("%d verbose=%d n=%d scale=%g name=%s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("%d %s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(1.000000e+00 : f64) : f64
    %3 = llvm.mlir.addressof @".str" : !llvm.ptr
    %4 = llvm.mlir.constant(8 : i64) : i64
    %5 = llvm.mlir.zero : !llvm.ptr
    %6 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %7 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %8 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %9 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %10 = llvm.mlir.constant(0 : i64) : i64
    %11 = llvm.mlir.constant(45 : i32) : i32
    %12 = llvm.mlir.constant(1 : i64) : i64
    %13 = llvm.mlir.constant(110 : i32) : i32
    %14 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %15 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %16 = llvm.mlir.constant(0 : i8) : i8
    %17 = llvm.mlir.constant(97 : i32) : i32
    %18 = llvm.mlir.constant(122 : i32) : i32
    %19 = llvm.mlir.constant(32 : i32) : i32
    %20 = llvm.mlir.constant(2 : i64) : i64
    %21 = llvm.mlir.constant(90 : i32) : i32
    %22 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %23 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %24 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %25 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %26 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %27 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %28 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %29 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %30 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %31 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %32 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %33 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %34 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %22 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg0, %23 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg1, %24 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %1, %25 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %26 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %27 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %2, %28 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store %3, %29 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %35 = llvm.load %23 {alignment = 4 : i64} : !llvm.ptr -> i32
    %36 = llvm.sext %35 : i32 to i64
    %37 = llvm.mul %36, %4 : i64
    %38 = llvm.call @malloc(%37) {no_unwind} : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias})
    llvm.store %38, %30 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %39 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %40 = llvm.icmp "ne" %39, %5 : !llvm.ptr
    llvm.cond_br %40, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %41 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %42 = llvm.load %23 {alignment = 4 : i64} : !llvm.ptr -> i32
    %43 = llvm.sext %42 : i32 to i64
    %44 = llvm.getelementptr inbounds %41[%43] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %45 = llvm.load %44 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %46 = llvm.icmp "ne" %45, %5 : !llvm.ptr
    llvm.cond_br %46, ^bb2, ^bb3
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.store %21, %22 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb41
  ^bb3:  // pred: ^bb1
    llvm.store %0, %31 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb3, ^bb35
    %47 = llvm.load %31 {alignment = 4 : i64} : !llvm.ptr -> i32
    %48 = llvm.load %23 {alignment = 4 : i64} : !llvm.ptr -> i32
    %49 = llvm.icmp "slt" %47, %48 : i32
    llvm.cond_br %49, ^bb5, ^bb36
  ^bb5:  // pred: ^bb4
    %50 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %51 = llvm.load %31 {alignment = 4 : i64} : !llvm.ptr -> i32
    %52 = llvm.sext %51 : i32 to i64
    %53 = llvm.getelementptr inbounds %50[%52] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %54 = llvm.load %53 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %55 = llvm.call @strcmp(%54, %8) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %56 = llvm.icmp "eq" %55, %1 : i32
    llvm.cond_br %56, ^bb6, ^bb10
  ^bb6:  // pred: ^bb5
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb6, ^bb8
    %57 = llvm.load %31 {alignment = 4 : i64} : !llvm.ptr -> i32
    %58 = llvm.add %57, %0 overflow<nsw> : i32
    llvm.store %58, %31 {alignment = 4 : i64} : i32, !llvm.ptr
    %59 = llvm.load %23 {alignment = 4 : i64} : !llvm.ptr -> i32
    %60 = llvm.icmp "slt" %58, %59 : i32
    llvm.cond_br %60, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %61 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %62 = llvm.load %31 {alignment = 4 : i64} : !llvm.ptr -> i32
    %63 = llvm.sext %62 : i32 to i64
    %64 = llvm.getelementptr inbounds %61[%63] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %65 = llvm.load %64 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %66 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %67 = llvm.load %27 {alignment = 4 : i64} : !llvm.ptr -> i32
    %68 = llvm.add %67, %0 overflow<nsw> : i32
    llvm.store %68, %27 {alignment = 4 : i64} : i32, !llvm.ptr
    %69 = llvm.sext %67 : i32 to i64
    %70 = llvm.getelementptr inbounds %66[%69] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %65, %70 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb7 {loop_annotation = #loop_annotation}
  ^bb9:  // pred: ^bb7
    llvm.br ^bb34
  ^bb10:  // pred: ^bb5
    %71 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %72 = llvm.load %31 {alignment = 4 : i64} : !llvm.ptr -> i32
    %73 = llvm.sext %72 : i32 to i64
    %74 = llvm.getelementptr inbounds %71[%73] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %75 = llvm.load %74 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %76 = llvm.call @strcmp(%75, %9) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %77 = llvm.icmp "eq" %76, %1 : i32
    llvm.cond_br %77, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    %78 = llvm.load %25 {alignment = 4 : i64} : !llvm.ptr -> i32
    %79 = llvm.add %78, %0 overflow<nsw> : i32
    llvm.store %79, %25 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb33
  ^bb12:  // pred: ^bb10
    %80 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %81 = llvm.load %31 {alignment = 4 : i64} : !llvm.ptr -> i32
    %82 = llvm.sext %81 : i32 to i64
    %83 = llvm.getelementptr inbounds %80[%82] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %84 = llvm.load %83 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %85 = llvm.getelementptr inbounds %84[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %86 = llvm.load %85 {alignment = 1 : i64} : !llvm.ptr -> i8
    %87 = llvm.sext %86 : i8 to i32
    %88 = llvm.icmp "eq" %87, %11 : i32
    llvm.cond_br %88, ^bb13, ^bb18
  ^bb13:  // pred: ^bb12
    %89 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %90 = llvm.load %31 {alignment = 4 : i64} : !llvm.ptr -> i32
    %91 = llvm.sext %90 : i32 to i64
    %92 = llvm.getelementptr inbounds %89[%91] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %93 = llvm.load %92 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %94 = llvm.getelementptr inbounds %93[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %95 = llvm.load %94 {alignment = 1 : i64} : !llvm.ptr -> i8
    %96 = llvm.sext %95 : i8 to i32
    %97 = llvm.icmp "eq" %96, %13 : i32
    llvm.cond_br %97, ^bb14, ^bb18
  ^bb14:  // pred: ^bb13
    %98 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %99 = llvm.load %31 {alignment = 4 : i64} : !llvm.ptr -> i32
    %100 = llvm.sext %99 : i32 to i64
    %101 = llvm.getelementptr inbounds %98[%100] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %102 = llvm.load %101 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %103 = llvm.getelementptr inbounds %102[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %104 = llvm.load %103 {alignment = 1 : i64} : !llvm.ptr -> i8
    %105 = llvm.sext %104 : i8 to i32
    %106 = llvm.icmp "ne" %105, %1 : i32
    llvm.cond_br %106, ^bb15, ^bb16
  ^bb15:  // pred: ^bb14
    %107 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %108 = llvm.load %31 {alignment = 4 : i64} : !llvm.ptr -> i32
    %109 = llvm.sext %108 : i32 to i64
    %110 = llvm.getelementptr inbounds %107[%109] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %111 = llvm.load %110 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %112 = llvm.getelementptr inbounds %111[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb17(%112 : !llvm.ptr)
  ^bb16:  // pred: ^bb14
    %113 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %114 = llvm.load %31 {alignment = 4 : i64} : !llvm.ptr -> i32
    %115 = llvm.add %114, %0 overflow<nsw> : i32
    llvm.store %115, %31 {alignment = 4 : i64} : i32, !llvm.ptr
    %116 = llvm.sext %115 : i32 to i64
    %117 = llvm.getelementptr inbounds %113[%116] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %118 = llvm.load %117 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb17(%118 : !llvm.ptr)
  ^bb17(%119: !llvm.ptr):  // 2 preds: ^bb15, ^bb16
    %120 = llvm.call @atoi(%119) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}) -> i32
    %121 = llvm.load %26 {alignment = 4 : i64} : !llvm.ptr -> i32
    %122 = llvm.add %121, %120 overflow<nsw> : i32
    llvm.store %122, %26 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb32
  ^bb18:  // 2 preds: ^bb12, ^bb13
    %123 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %124 = llvm.load %31 {alignment = 4 : i64} : !llvm.ptr -> i32
    %125 = llvm.sext %124 : i32 to i64
    %126 = llvm.getelementptr inbounds %123[%125] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %127 = llvm.load %126 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %128 = llvm.call @value(%127, %14) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    llvm.store %128, %32 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %129 = llvm.icmp "ne" %128, %5 : !llvm.ptr
    llvm.cond_br %129, ^bb19, ^bb20
  ^bb19:  // pred: ^bb18
    %130 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %131 = llvm.call @strtod(%130, %5) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> f64
    llvm.store %131, %28 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.br ^bb31
  ^bb20:  // pred: ^bb18
    %132 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %133 = llvm.load %31 {alignment = 4 : i64} : !llvm.ptr -> i32
    %134 = llvm.sext %133 : i32 to i64
    %135 = llvm.getelementptr inbounds %132[%134] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %136 = llvm.load %135 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %137 = llvm.call @value(%136, %15) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    llvm.store %137, %32 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %138 = llvm.icmp "ne" %137, %5 : !llvm.ptr
    llvm.cond_br %138, ^bb21, ^bb22
  ^bb21:  // pred: ^bb20
    %139 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %139, %29 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb30
  ^bb22:  // pred: ^bb20
    %140 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %141 = llvm.load %31 {alignment = 4 : i64} : !llvm.ptr -> i32
    %142 = llvm.sext %141 : i32 to i64
    %143 = llvm.getelementptr inbounds %140[%142] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %144 = llvm.load %143 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %144, %33 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb23
  ^bb23:  // 2 preds: ^bb22, ^bb28
    %145 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %146 = llvm.load %145 {alignment = 1 : i64} : !llvm.ptr -> i8
    %147 = llvm.icmp "ne" %146, %16 : i8
    llvm.cond_br %147, ^bb24, ^bb29
  ^bb24:  // pred: ^bb23
    %148 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %149 = llvm.load %148 {alignment = 1 : i64} : !llvm.ptr -> i8
    %150 = llvm.sext %149 : i8 to i32
    %151 = llvm.icmp "sge" %150, %17 : i32
    llvm.cond_br %151, ^bb25, ^bb27
  ^bb25:  // pred: ^bb24
    %152 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %153 = llvm.load %152 {alignment = 1 : i64} : !llvm.ptr -> i8
    %154 = llvm.sext %153 : i8 to i32
    %155 = llvm.icmp "sle" %154, %18 : i32
    llvm.cond_br %155, ^bb26, ^bb27
  ^bb26:  // pred: ^bb25
    %156 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %157 = llvm.load %156 {alignment = 1 : i64} : !llvm.ptr -> i8
    %158 = llvm.sext %157 : i8 to i32
    %159 = llvm.sub %158, %19 overflow<nsw> : i32
    %160 = llvm.trunc %159 : i32 to i8
    %161 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %160, %161 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.br ^bb27
  ^bb27:  // 3 preds: ^bb24, ^bb25, ^bb26
    llvm.br ^bb28
  ^bb28:  // pred: ^bb27
    %162 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %163 = llvm.getelementptr inbounds|nuw %162[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    llvm.store %163, %33 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb23 {loop_annotation = #loop_annotation}
  ^bb29:  // pred: ^bb23
    %164 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %165 = llvm.load %31 {alignment = 4 : i64} : !llvm.ptr -> i32
    %166 = llvm.sext %165 : i32 to i64
    %167 = llvm.getelementptr inbounds %164[%166] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %168 = llvm.load %167 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %169 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %170 = llvm.load %27 {alignment = 4 : i64} : !llvm.ptr -> i32
    %171 = llvm.add %170, %0 overflow<nsw> : i32
    llvm.store %171, %27 {alignment = 4 : i64} : i32, !llvm.ptr
    %172 = llvm.sext %170 : i32 to i64
    %173 = llvm.getelementptr inbounds %169[%172] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %168, %173 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb30
  ^bb30:  // 2 preds: ^bb21, ^bb29
    llvm.br ^bb31
  ^bb31:  // 2 preds: ^bb19, ^bb30
    llvm.br ^bb32
  ^bb32:  // 2 preds: ^bb17, ^bb31
    llvm.br ^bb33
  ^bb33:  // 2 preds: ^bb11, ^bb32
    llvm.br ^bb34
  ^bb34:  // 2 preds: ^bb9, ^bb33
    llvm.br ^bb35
  ^bb35:  // pred: ^bb34
    %174 = llvm.load %31 {alignment = 4 : i64} : !llvm.ptr -> i32
    %175 = llvm.add %174, %0 overflow<nsw> : i32
    llvm.store %175, %31 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb4 {loop_annotation = #loop_annotation}
  ^bb36:  // pred: ^bb4
    %176 = llvm.load %23 {alignment = 4 : i64} : !llvm.ptr -> i32
    %177 = llvm.load %25 {alignment = 4 : i64} : !llvm.ptr -> i32
    %178 = llvm.load %26 {alignment = 4 : i64} : !llvm.ptr -> i32
    %179 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> f64
    %180 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %181 = llvm.call @printf(%6, %176, %177, %178, %179, %180) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, f64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.store %1, %34 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb37
  ^bb37:  // 2 preds: ^bb36, ^bb39
    %182 = llvm.load %34 {alignment = 4 : i64} : !llvm.ptr -> i32
    %183 = llvm.load %27 {alignment = 4 : i64} : !llvm.ptr -> i32
    %184 = llvm.icmp "slt" %182, %183 : i32
    llvm.cond_br %184, ^bb38, ^bb40
  ^bb38:  // pred: ^bb37
    %185 = llvm.load %34 {alignment = 4 : i64} : !llvm.ptr -> i32
    %186 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %187 = llvm.load %34 {alignment = 4 : i64} : !llvm.ptr -> i32
    %188 = llvm.sext %187 : i32 to i64
    %189 = llvm.getelementptr inbounds %186[%188] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %190 = llvm.load %189 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %191 = llvm.call @printf(%7, %185, %190) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb39
  ^bb39:  // pred: ^bb38
    %192 = llvm.load %34 {alignment = 4 : i64} : !llvm.ptr -> i32
    %193 = llvm.add %192, %0 overflow<nsw> : i32
    llvm.store %193, %34 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb37 {loop_annotation = #loop_annotation}
  ^bb40:  // pred: ^bb37
    %194 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%194) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    %195 = llvm.load %26 {alignment = 4 : i64} : !llvm.ptr -> i32
    %196 = llvm.load %27 {alignment = 4 : i64} : !llvm.ptr -> i32
    %197 = llvm.add %195, %196 overflow<nsw> : i32
    llvm.store %197, %22 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb41
  ^bb41:  // 2 preds: ^bb2, ^bb40
    %198 = llvm.load %22 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %198 : i32
  }
  llvm.func @malloc(i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["allocsize", "4294967295"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @strcmp(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @atoi(!llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func internal @value(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> !llvm.ptr attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.call @strlen(%6) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}) -> i64
    llvm.store %7, %5 {alignment = 8 : i64} : i64, !llvm.ptr
    %8 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %11 = llvm.call @strncmp(%8, %9, %10) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %12 = llvm.icmp "eq" %11, %1 : i32
    llvm.cond_br %12, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %13 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %15 = llvm.getelementptr inbounds|nuw %13[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb3(%15 : !llvm.ptr)
  ^bb2:  // pred: ^bb0
    llvm.br ^bb3(%2 : !llvm.ptr)
  ^bb3(%16: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
    llvm.return %16 : !llvm.ptr
  }
  llvm.func @strtod(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @free(!llvm.ptr {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @strlen(!llvm.ptr {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @strncmp(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
}
