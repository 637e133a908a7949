#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("%f %f %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%s %s %s %s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("%08x %08x\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("%016llx\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("%.17g %.9g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("%g %08x\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("%g %g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.main.is(dense<[0, -1, 16777217, 2147483647, -2147483648]> : tensor<5xi32>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<5 x i32>
  llvm.mlir.global private unnamed_addr constant @".str.7"("%.1f %.1f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.main.us(dense<[9007199254740993, -1, -9223372036854775808]> : tensor<3xi64>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<3 x i64>
  llvm.mlir.global private unnamed_addr constant @".str.8"("%d %lld %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.9"("%u %llu\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.10"("%.3f %.3f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.11"("%.15f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.12"("less\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.13"("greater\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.14"("equal\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.15"("unordered\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main() -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %3 = llvm.mlir.constant(1.000000e+00 : f64) : f64
    %4 = llvm.mlir.constant(1.000000e+01 : f64) : f64
    %5 = llvm.mlir.addressof @".str" : !llvm.ptr
    %6 = llvm.mlir.constant(2.000000e+00 : f64) : f64
    %7 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %8 = llvm.mlir.constant(3.000000e+00 : f64) : f64
    %9 = llvm.mlir.constant(-0.000000e+00 : f32) : f32
    %10 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %11 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %12 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %13 = llvm.mlir.constant(0.30000000000000004 : f64) : f64
    %14 = llvm.mlir.constant(0.30000001192092896 : f64) : f64
    %15 = llvm.mlir.constant(9.99999935E-39 : f32) : f32
    %16 = llvm.mlir.constant(5 : i32) : i32
    %17 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %18 = llvm.mlir.constant(1.000000e+308 : f64) : f64
    %19 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %20 = llvm.mlir.addressof @__const.main.is : !llvm.ptr
    %21 = llvm.mlir.constant(20 : i64) : i64
    %22 = llvm.mlir.addressof @__const.main.us : !llvm.ptr
    %23 = llvm.mlir.constant(24 : i64) : i64
    %24 = llvm.mlir.constant(3 : i32) : i32
    %25 = llvm.mlir.constant(0 : i8) : i8
    %26 = llvm.mlir.constant(40 : i64) : i64
    %27 = llvm.mlir.constant(-9.000000e-01 : f64) : f64
    %28 = llvm.mlir.constant(2.9999989999999999 : f64) : f64
    %29 = llvm.mlir.constant(2 : i32) : i32
    %30 = llvm.mlir.constant(1.000000e+09 : f64) : f64
    %31 = llvm.mlir.constant(0xC1E0000000000000 : f64) : f64
    %32 = llvm.mlir.constant(4 : i32) : i32
    %33 = llvm.mlir.constant(2.555000e+02 : f64) : f64
    %34 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %35 = llvm.mlir.constant(-294967296 : i32) : i32
    %36 = llvm.mlir.constant(-446744073709551616 : i64) : i64
    %37 = llvm.mlir.constant(200 : i32) : i32
    %38 = llvm.mlir.constant(0 : i64) : i64
    %39 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %40 = llvm.mlir.constant(6 : i32) : i32
    %41 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %42 = llvm.mlir.constant(1.000000e+02 : f64) : f64
    %43 = llvm.mlir.constant(256 : i32) : i32
    %44 = llvm.mlir.constant(1.000000e+06 : f32) : f32
    %45 = llvm.mlir.constant(1.000000e-01 : f32) : f32
    %46 = llvm.mlir.constant(1.000000e+06 : f64) : f64
    %47 = llvm.mlir.constant(-1 : i32) : i32
    %48 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %49 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %50 = llvm.mlir.constant(1.000000e+01 : f32) : f32
    %51 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %52 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %53 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %54 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %55 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %56 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %57 = llvm.alloca %0 x f32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %58 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %59 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %60 = llvm.alloca %0 x !llvm.array<5 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %61 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %62 = llvm.alloca %0 x !llvm.array<3 x i64> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %63 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %64 = llvm.alloca %0 x !llvm.array<5 x f64> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %65 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %66 = llvm.alloca %0 x !llvm.array<200 x f32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %67 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %68 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %69 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %51 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store volatile %2, %52 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store volatile %3, %53 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store volatile %4, %54 {alignment = 8 : i64} : f64, !llvm.ptr
    %70 = llvm.load volatile %53 {alignment = 8 : i64} : !llvm.ptr -> f64
    %71 = llvm.load volatile %52 {alignment = 8 : i64} : !llvm.ptr -> f64
    %72 = llvm.fdiv %70, %71 : f64
    llvm.store %72, %55 {alignment = 8 : i64} : f64, !llvm.ptr
    %73 = llvm.load %55 {alignment = 8 : i64} : !llvm.ptr -> f64
    %74 = llvm.load %55 {alignment = 8 : i64} : !llvm.ptr -> f64
    %75 = llvm.fsub %73, %74 : f64
    llvm.store %75, %56 {alignment = 8 : i64} : f64, !llvm.ptr
    %76 = llvm.load %55 {alignment = 8 : i64} : !llvm.ptr -> f64
    %77 = llvm.load %55 {alignment = 8 : i64} : !llvm.ptr -> f64
    %78 = llvm.fneg %77 : f64
    %79 = llvm.load %56 {alignment = 8 : i64} : !llvm.ptr -> f64
    %80 = llvm.load %56 {alignment = 8 : i64} : !llvm.ptr -> f64
    %81 = llvm.fcmp "oeq" %79, %80 : f64
    %82 = llvm.zext %81 : i1 to i32
    %83 = llvm.load %56 {alignment = 8 : i64} : !llvm.ptr -> f64
    %84 = llvm.load %56 {alignment = 8 : i64} : !llvm.ptr -> f64
    %85 = llvm.fcmp "une" %83, %84 : f64
    %86 = llvm.zext %85 : i1 to i32
    %87 = llvm.call @printf(%5, %76, %78, %82, %86) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %88 = llvm.call @order(%3, %6) : (f64 {llvm.noundef}, f64 {llvm.noundef}) -> !llvm.ptr
    %89 = llvm.load %55 {alignment = 8 : i64} : !llvm.ptr -> f64
    %90 = llvm.call @order(%89, %6) : (f64 {llvm.noundef}, f64 {llvm.noundef}) -> !llvm.ptr
    %91 = llvm.load volatile %52 {alignment = 8 : i64} : !llvm.ptr -> f64
    %92 = llvm.fneg %91 : f64
    %93 = llvm.call @order(%2, %92) : (f64 {llvm.noundef}, f64 {llvm.noundef}) -> !llvm.ptr
    %94 = llvm.load %56 {alignment = 8 : i64} : !llvm.ptr -> f64
    %95 = llvm.call @order(%94, %3) : (f64 {llvm.noundef}, f64 {llvm.noundef}) -> !llvm.ptr
    %96 = llvm.call @printf(%7, %88, %90, %93, %95) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %97 = llvm.load volatile %53 {alignment = 8 : i64} : !llvm.ptr -> f64
    %98 = llvm.fdiv %97, %8 : f64
    %99 = llvm.fptrunc %98 : f64 to f32
    %100 = llvm.call @bits32(%99) : (f32 {llvm.noundef}) -> i32
    %101 = llvm.call @bits32(%9) : (f32 {llvm.noundef}) -> i32
    %102 = llvm.call @printf(%10, %100, %101) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %103 = llvm.load volatile %53 {alignment = 8 : i64} : !llvm.ptr -> f64
    %104 = llvm.load volatile %54 {alignment = 8 : i64} : !llvm.ptr -> f64
    %105 = llvm.fdiv %103, %104 : f64
    %106 = llvm.call @bits64(%105) : (f64 {llvm.noundef}) -> i64
    %107 = llvm.call @printf(%11, %106) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %108 = llvm.call @printf(%12, %13, %14) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.store %15, %57 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.store %1, %58 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %109 = llvm.load %58 {alignment = 4 : i64} : !llvm.ptr -> i32
    %110 = llvm.icmp "slt" %109, %16 : i32
    llvm.cond_br %110, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %111 = llvm.load %57 {alignment = 4 : i64} : !llvm.ptr -> f32
    %112 = llvm.fdiv %111, %50 : f32
    llvm.store %112, %57 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %113 = llvm.load %58 {alignment = 4 : i64} : !llvm.ptr -> i32
    %114 = llvm.add %113, %0 overflow<nsw> : i32
    llvm.store %114, %58 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    %115 = llvm.load %57 {alignment = 4 : i64} : !llvm.ptr -> f32
    %116 = llvm.fpext %115 : f32 to f64
    %117 = llvm.load %57 {alignment = 4 : i64} : !llvm.ptr -> f32
    %118 = llvm.call @bits32(%117) : (f32 {llvm.noundef}) -> i32
    %119 = llvm.call @printf(%17, %116, %118) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %18, %59 {alignment = 8 : i64} : f64, !llvm.ptr
    %120 = llvm.load volatile %54 {alignment = 8 : i64} : !llvm.ptr -> f64
    %121 = llvm.load %59 {alignment = 8 : i64} : !llvm.ptr -> f64
    %122 = llvm.fmul %121, %120 : f64
    llvm.store %122, %59 {alignment = 8 : i64} : f64, !llvm.ptr
    %123 = llvm.load %59 {alignment = 8 : i64} : !llvm.ptr -> f64
    %124 = llvm.load %59 {alignment = 8 : i64} : !llvm.ptr -> f64
    %125 = llvm.fneg %124 : f64
    %126 = llvm.call @printf(%19, %123, %125) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    "llvm.intr.memcpy"(%60, %20, %21) <{arg_attrs = [{llvm.align = 16 : i64}, {llvm.align = 16 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.store %1, %61 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb4, ^bb7
    %127 = llvm.load %61 {alignment = 4 : i64} : !llvm.ptr -> i32
    %128 = llvm.icmp "slt" %127, %16 : i32
    llvm.cond_br %128, ^bb6, ^bb8
  ^bb6:  // pred: ^bb5
    %129 = llvm.load %61 {alignment = 4 : i64} : !llvm.ptr -> i32
    %130 = llvm.sext %129 : i32 to i64
    %131 = llvm.getelementptr inbounds %60[%38, %130] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<5 x i32>
    %132 = llvm.load %131 {alignment = 4 : i64} : !llvm.ptr -> i32
    %133 = llvm.sitofp %132 : i32 to f32
    %134 = llvm.fpext %133 : f32 to f64
    %135 = llvm.load %61 {alignment = 4 : i64} : !llvm.ptr -> i32
    %136 = llvm.sext %135 : i32 to i64
    %137 = llvm.getelementptr inbounds %60[%38, %136] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<5 x i32>
    %138 = llvm.load %137 {alignment = 4 : i64} : !llvm.ptr -> i32
    %139 = llvm.sitofp %138 : i32 to f64
    %140 = llvm.call @printf(%49, %134, %139) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.br ^bb7
  ^bb7:  // pred: ^bb6
    %141 = llvm.load %61 {alignment = 4 : i64} : !llvm.ptr -> i32
    %142 = llvm.add %141, %0 overflow<nsw> : i32
    llvm.store %142, %61 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5 {loop_annotation = #loop_annotation}
  ^bb8:  // pred: ^bb5
    "llvm.intr.memcpy"(%62, %22, %23) <{arg_attrs = [{llvm.align = 16 : i64}, {llvm.align = 16 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.store %1, %63 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb8, ^bb11
    %143 = llvm.load %63 {alignment = 4 : i64} : !llvm.ptr -> i32
    %144 = llvm.icmp "slt" %143, %24 : i32
    llvm.cond_br %144, ^bb10, ^bb12
  ^bb10:  // pred: ^bb9
    %145 = llvm.load %63 {alignment = 4 : i64} : !llvm.ptr -> i32
    %146 = llvm.sext %145 : i32 to i64
    %147 = llvm.getelementptr inbounds %62[%38, %146] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i64>
    %148 = llvm.load %147 {alignment = 8 : i64} : !llvm.ptr -> i64
    %149 = llvm.uitofp %148 : i64 to f64
    %150 = llvm.load %63 {alignment = 4 : i64} : !llvm.ptr -> i32
    %151 = llvm.sext %150 : i32 to i64
    %152 = llvm.getelementptr inbounds %62[%38, %151] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i64>
    %153 = llvm.load %152 {alignment = 8 : i64} : !llvm.ptr -> i64
    %154 = llvm.uitofp %153 : i64 to f32
    %155 = llvm.fpext %154 : f32 to f64
    %156 = llvm.call @printf(%49, %149, %155) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.br ^bb11
  ^bb11:  // pred: ^bb10
    %157 = llvm.load %63 {alignment = 4 : i64} : !llvm.ptr -> i32
    %158 = llvm.add %157, %0 overflow<nsw> : i32
    llvm.store %158, %63 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb9 {loop_annotation = #loop_annotation}
  ^bb12:  // pred: ^bb9
    "llvm.intr.memset"(%64, %25, %26) <{arg_attrs = [{llvm.align = 16 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %159 = llvm.getelementptr inbounds %64[%1, %1] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.array<5 x f64>
    llvm.store %27, %159 {alignment = 16 : i64} : f64, !llvm.ptr
    %160 = llvm.getelementptr inbounds %64[%1, %0] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.array<5 x f64>
    llvm.store %28, %160 {alignment = 8 : i64} : f64, !llvm.ptr
    %161 = llvm.getelementptr inbounds %64[%1, %29] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.array<5 x f64>
    llvm.store %30, %161 {alignment = 16 : i64} : f64, !llvm.ptr
    %162 = llvm.getelementptr inbounds %64[%1, %24] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.array<5 x f64>
    llvm.store %31, %162 {alignment = 8 : i64} : f64, !llvm.ptr
    %163 = llvm.getelementptr inbounds %64[%1, %32] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.array<5 x f64>
    llvm.store %33, %163 {alignment = 16 : i64} : f64, !llvm.ptr
    llvm.store %1, %65 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb13
  ^bb13:  // 2 preds: ^bb12, ^bb18
    %164 = llvm.load %65 {alignment = 4 : i64} : !llvm.ptr -> i32
    %165 = llvm.icmp "slt" %164, %16 : i32
    llvm.cond_br %165, ^bb14, ^bb19
  ^bb14:  // pred: ^bb13
    %166 = llvm.load %65 {alignment = 4 : i64} : !llvm.ptr -> i32
    %167 = llvm.sext %166 : i32 to i64
    %168 = llvm.getelementptr inbounds %64[%38, %167] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<5 x f64>
    %169 = llvm.load %168 {alignment = 8 : i64} : !llvm.ptr -> f64
    %170 = llvm.fptosi %169 : f64 to i32
    %171 = llvm.load %65 {alignment = 4 : i64} : !llvm.ptr -> i32
    %172 = llvm.sext %171 : i32 to i64
    %173 = llvm.getelementptr inbounds %64[%38, %172] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<5 x f64>
    %174 = llvm.load %173 {alignment = 8 : i64} : !llvm.ptr -> f64
    %175 = llvm.fmul %174, %46 : f64
    %176 = llvm.fptosi %175 : f64 to i64
    %177 = llvm.load %65 {alignment = 4 : i64} : !llvm.ptr -> i32
    %178 = llvm.sext %177 : i32 to i64
    %179 = llvm.getelementptr inbounds %64[%38, %178] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<5 x f64>
    %180 = llvm.load %179 {alignment = 8 : i64} : !llvm.ptr -> f64
    %181 = llvm.fcmp "oge" %180, %2 : f64
    llvm.cond_br %181, ^bb15, ^bb16
  ^bb15:  // pred: ^bb14
    %182 = llvm.load %65 {alignment = 4 : i64} : !llvm.ptr -> i32
    %183 = llvm.sext %182 : i32 to i64
    %184 = llvm.getelementptr inbounds %64[%38, %183] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<5 x f64>
    %185 = llvm.load %184 {alignment = 8 : i64} : !llvm.ptr -> f64
    %186 = llvm.fptoui %185 : f64 to i32
    llvm.br ^bb17(%186 : i32)
  ^bb16:  // pred: ^bb14
    llvm.br ^bb17(%47 : i32)
  ^bb17(%187: i32):  // 2 preds: ^bb15, ^bb16
    %188 = llvm.call @printf(%48, %170, %176, %187) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb18
  ^bb18:  // pred: ^bb17
    %189 = llvm.load %65 {alignment = 4 : i64} : !llvm.ptr -> i32
    %190 = llvm.add %189, %0 overflow<nsw> : i32
    llvm.store %190, %65 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb13 {loop_annotation = #loop_annotation}
  ^bb19:  // pred: ^bb13
    %191 = llvm.call @printf(%34, %35, %36) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.store %1, %67 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb20
  ^bb20:  // 2 preds: ^bb19, ^bb22
    %192 = llvm.load %67 {alignment = 4 : i64} : !llvm.ptr -> i32
    %193 = llvm.icmp "slt" %192, %37 : i32
    llvm.cond_br %193, ^bb21, ^bb23
  ^bb21:  // pred: ^bb20
    %194 = llvm.load %67 {alignment = 4 : i64} : !llvm.ptr -> i32
    %195 = llvm.srem %194, %29 : i32
    %196 = llvm.icmp "ne" %195, %1 : i32
    %197 = llvm.zext %196 : i1 to i64
    %198 = llvm.select %196, %44, %45 : i1, f32
    %199 = llvm.load %67 {alignment = 4 : i64} : !llvm.ptr -> i32
    %200 = llvm.sitofp %199 : i32 to f32
    %201 = llvm.fadd %198, %200 : f32
    %202 = llvm.load %67 {alignment = 4 : i64} : !llvm.ptr -> i32
    %203 = llvm.sext %202 : i32 to i64
    %204 = llvm.getelementptr inbounds %66[%38, %203] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<200 x f32>
    llvm.store %201, %204 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.br ^bb22
  ^bb22:  // pred: ^bb21
    %205 = llvm.load %67 {alignment = 4 : i64} : !llvm.ptr -> i32
    %206 = llvm.add %205, %0 overflow<nsw> : i32
    llvm.store %206, %67 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb20 {loop_annotation = #loop_annotation}
  ^bb23:  // pred: ^bb20
    %207 = llvm.getelementptr inbounds %66[%38, %38] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<200 x f32>
    %208 = llvm.call @sum_up(%207, %37) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> f32
    %209 = llvm.fpext %208 : f32 to f64
    %210 = llvm.getelementptr inbounds %66[%38, %38] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<200 x f32>
    %211 = llvm.call @sum_kahan(%210, %37) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> f32
    %212 = llvm.fpext %211 : f32 to f64
    %213 = llvm.call @printf(%39, %209, %212) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.store %6, %68 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store %1, %69 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb24
  ^bb24:  // 2 preds: ^bb23, ^bb26
    %214 = llvm.load %69 {alignment = 4 : i64} : !llvm.ptr -> i32
    %215 = llvm.icmp "slt" %214, %40 : i32
    llvm.cond_br %215, ^bb25, ^bb27
  ^bb25:  // pred: ^bb24
    %216 = llvm.load %68 {alignment = 8 : i64} : !llvm.ptr -> f64
    %217 = llvm.load %68 {alignment = 8 : i64} : !llvm.ptr -> f64
    %218 = llvm.load %68 {alignment = 8 : i64} : !llvm.ptr -> f64
    %219 = llvm.fmul %217, %218 : f64
    %220 = llvm.fsub %219, %6 : f64
    %221 = llvm.load %68 {alignment = 8 : i64} : !llvm.ptr -> f64
    %222 = llvm.fmul %6, %221 : f64
    %223 = llvm.fdiv %220, %222 : f64
    %224 = llvm.fsub %216, %223 : f64
    llvm.store %224, %68 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.br ^bb26
  ^bb26:  // pred: ^bb25
    %225 = llvm.load %69 {alignment = 4 : i64} : !llvm.ptr -> i32
    %226 = llvm.add %225, %0 overflow<nsw> : i32
    llvm.store %226, %69 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb24 {loop_annotation = #loop_annotation}
  ^bb27:  // pred: ^bb24
    %227 = llvm.load %68 {alignment = 8 : i64} : !llvm.ptr -> f64
    %228 = llvm.call @printf(%41, %227) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %229 = llvm.load %68 {alignment = 8 : i64} : !llvm.ptr -> f64
    %230 = llvm.fmul %229, %42 : f64
    %231 = llvm.fptosi %230 : f64 to i32
    %232 = llvm.srem %231, %43 : i32
    llvm.return %232 : i32
  }
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @order(%arg0: f64 {llvm.noundef}, %arg1: f64 {llvm.noundef}) -> !llvm.ptr attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %2 = llvm.mlir.addressof @".str.15" : !llvm.ptr
    %3 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %4 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %5 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store %arg1, %6 {alignment = 8 : i64} : f64, !llvm.ptr
    %7 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> f64
    %8 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> f64
    %9 = llvm.fcmp "olt" %7, %8 : f64
    llvm.cond_br %9, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.br ^bb6(%4 : !llvm.ptr)
  ^bb2:  // pred: ^bb0
    %10 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> f64
    %11 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> f64
    %12 = llvm.fcmp "ogt" %10, %11 : f64
    llvm.cond_br %12, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    llvm.br ^bb5(%3 : !llvm.ptr)
  ^bb4:  // pred: ^bb2
    %13 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> f64
    %14 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> f64
    %15 = llvm.fcmp "oeq" %13, %14 : f64
    %16 = llvm.zext %15 : i1 to i64
    %17 = llvm.select %15, %1, %2 : i1, !llvm.ptr
    llvm.br ^bb5(%17 : !llvm.ptr)
  ^bb5(%18: !llvm.ptr):  // 2 preds: ^bb3, ^bb4
    llvm.br ^bb6(%18 : !llvm.ptr)
  ^bb6(%19: !llvm.ptr):  // 2 preds: ^bb1, ^bb5
    llvm.return %19 : !llvm.ptr
  }
  llvm.func internal @bits32(%arg0: f32 {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(4 : i64) : i64
    %2 = llvm.alloca %0 x f32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 4 : i64} : f32, !llvm.ptr
    "llvm.intr.memcpy"(%3, %2, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %4 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %4 : i32
  }
  llvm.func internal @bits64(%arg0: f64 {llvm.noundef}) -> i64 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : f64, !llvm.ptr
    "llvm.intr.memcpy"(%3, %2, %1) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.return %4 : i64
  }
  llvm.func internal @sum_up(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}) -> f32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x f32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %5 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.store %2, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %7 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %8 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    %9 = llvm.icmp "slt" %7, %8 : i32
    llvm.cond_br %9, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %10 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %12 = llvm.sext %11 : i32 to i64
    %13 = llvm.getelementptr inbounds %10[%12] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %14 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> f32
    %15 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> f32
    %16 = llvm.fadd %15, %14 : f32
    llvm.store %16, %5 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %17 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %18 = llvm.add %17, %0 overflow<nsw> : i32
    llvm.store %18, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    %19 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> f32
    llvm.return %19 : f32
  }
  llvm.func internal @sum_kahan(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}) -> f32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x f32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x f32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x f32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x f32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %5 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.store %1, %6 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.store %2, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %10 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %11 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    %12 = llvm.icmp "slt" %10, %11 : i32
    llvm.cond_br %12, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %13 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %15 = llvm.sext %14 : i32 to i64
    %16 = llvm.getelementptr inbounds %13[%15] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %17 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> f32
    %18 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> f32
    %19 = llvm.fsub %17, %18 : f32
    llvm.store %19, %8 {alignment = 4 : i64} : f32, !llvm.ptr
    %20 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> f32
    %21 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> f32
    %22 = llvm.fadd %20, %21 : f32
    llvm.store %22, %9 {alignment = 4 : i64} : f32, !llvm.ptr
    %23 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> f32
    %24 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> f32
    %25 = llvm.fsub %23, %24 : f32
    %26 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> f32
    %27 = llvm.fsub %25, %26 : f32
    llvm.store %27, %6 {alignment = 4 : i64} : f32, !llvm.ptr
    %28 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> f32
    llvm.store %28, %5 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %29 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %30 = llvm.add %29, %0 overflow<nsw> : i32
    llvm.store %30, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    %31 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> f32
    llvm.return %31 : f32
  }
}
