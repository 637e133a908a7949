#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global internal @a(dense<0> : tensor<24x24xi32>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<24 x array<24 x i32>>
  llvm.mlir.global internal @b(dense<0> : tensor<24x24xi32>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<24 x array<24 x i32>>
  llvm.mlir.global internal @c(dense<0> : tensor<24x24xi32>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<24 x array<24 x i32>>
  llvm.mlir.global private unnamed_addr constant @".str"("%ld %ld %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @x(dense<0.000000e+00> : tensor<203xf32>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<203 x f32>
  llvm.mlir.global internal @y(dense<0.000000e+00> : tensor<203xf32>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<203 x f32>
  llvm.mlir.global internal @p(dense<0.000000e+00> : tensor<203xf64>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<203 x f64>
  llvm.mlir.global internal @bytes(dense<0> : tensor<203xi8>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<203 x i8>
  llvm.mlir.global internal @mask(dense<0> : tensor<203xi8>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<203 x i8>
  llvm.mlir.global internal @waves(dense<0> : tensor<203xi16>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<203 x i16>
  llvm.mlir.global internal @words(dense<0> : tensor<203xi32>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<203 x i32>
  llvm.mlir.global private unnamed_addr constant @".str.1"("%.4f %.4f %.6f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @q(dense<0.000000e+00> : tensor<203xf64>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<203 x f64>
  llvm.mlir.global private unnamed_addr constant @".str.2"("%.9f %.9f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("%d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("%d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("%d %d %u\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("%d %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main() -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(24 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(17 : i64) : i64
    %5 = llvm.mlir.constant(5 : i64) : i64
    %6 = llvm.mlir.addressof @c : !llvm.ptr
    %7 = llvm.getelementptr inbounds %6[%3, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<24 x array<24 x i32>>
    %8 = llvm.getelementptr inbounds %7[%3, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<24 x i32>
    %9 = llvm.mlir.addressof @".str" : !llvm.ptr
    %10 = llvm.mlir.constant(203 : i32) : i32
    %11 = llvm.mlir.constant(6.400000e+01 : f64) : f64
    %12 = llvm.mlir.constant(100 : i64) : i64
    %13 = llvm.mlir.addressof @p : !llvm.ptr
    %14 = llvm.getelementptr inbounds %13[%3, %12] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<203 x f64>
    %15 = llvm.mlir.constant(2.500000e-01 : f32) : f32
    %16 = llvm.mlir.addressof @x : !llvm.ptr
    %17 = llvm.mlir.addressof @y : !llvm.ptr
    %18 = llvm.mlir.constant(1 : i64) : i64
    %19 = llvm.getelementptr inbounds %16[%3, %18] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<203 x f32>
    %20 = llvm.mlir.constant(202 : i64) : i64
    %21 = llvm.getelementptr inbounds %16[%3, %20] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<203 x f32>
    %22 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %23 = llvm.mlir.constant(6 : i32) : i32
    %24 = llvm.mlir.constant(94 : i64) : i64
    %25 = llvm.getelementptr inbounds %13[%3, %24] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<203 x f64>
    %26 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %27 = llvm.mlir.addressof @bytes : !llvm.ptr
    %28 = llvm.mlir.constant(111 : i8) : i8
    %29 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %30 = llvm.mlir.addressof @waves : !llvm.ptr
    %31 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %32 = llvm.mlir.constant(-1000 : i32) : i32
    %33 = llvm.mlir.constant(30000 : i32) : i32
    %34 = llvm.mlir.constant(33 : i64) : i64
    %35 = llvm.getelementptr inbounds %30[%3, %34] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<203 x i16>
    %36 = llvm.mlir.addressof @words : !llvm.ptr
    %37 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %38 = llvm.mlir.addressof @mask : !llvm.ptr
    %39 = llvm.mlir.constant(7 : i64) : i64
    %40 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %41 = llvm.mlir.constant(50 : i32) : i32
    %42 = llvm.mlir.constant(256 : i32) : i32
    %43 = llvm.mlir.constant(255 : i32) : i32
    %44 = llvm.mlir.addressof @q : !llvm.ptr
    %45 = llvm.mlir.constant(13 : i32) : i32
    %46 = llvm.mlir.constant(5.000000e-01 : f32) : f32
    %47 = llvm.mlir.constant(17 : i32) : i32
    %48 = llvm.mlir.constant(8.000000e+00 : f32) : f32
    %49 = llvm.mlir.constant(2 : i32) : i32
    %50 = llvm.mlir.constant(-1 : i32) : i32
    %51 = llvm.mlir.constant(37 : i32) : i32
    %52 = llvm.mlir.constant(5 : i32) : i32
    %53 = llvm.mlir.constant(977 : i32) : i32
    %54 = llvm.mlir.constant(40503 : i32) : i32
    %55 = llvm.mlir.constant(7 : i32) : i32
    %56 = llvm.mlir.constant(3 : i32) : i32
    %57 = llvm.mlir.constant(11 : i32) : i32
    %58 = llvm.mlir.addressof @a : !llvm.ptr
    %59 = llvm.mlir.constant(8 : i32) : i32
    %60 = llvm.mlir.addressof @b : !llvm.ptr
    %61 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %62 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %63 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %64 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %65 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %66 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %67 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %68 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %69 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %70 = llvm.alloca %0 x !llvm.array<203 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %71 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %61 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %62 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb7
    %72 = llvm.load %62 {alignment = 4 : i64} : !llvm.ptr -> i32
    %73 = llvm.icmp "slt" %72, %2 : i32
    llvm.cond_br %73, ^bb2, ^bb8
  ^bb2:  // pred: ^bb1
    llvm.store %1, %63 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb2, ^bb5
    %74 = llvm.load %63 {alignment = 4 : i64} : !llvm.ptr -> i32
    %75 = llvm.icmp "slt" %74, %2 : i32
    llvm.cond_br %75, ^bb4, ^bb6
  ^bb4:  // pred: ^bb3
    %76 = llvm.load %62 {alignment = 4 : i64} : !llvm.ptr -> i32
    %77 = llvm.mul %76, %55 overflow<nsw> : i32
    %78 = llvm.load %63 {alignment = 4 : i64} : !llvm.ptr -> i32
    %79 = llvm.mul %78, %56 overflow<nsw> : i32
    %80 = llvm.add %77, %79 overflow<nsw> : i32
    %81 = llvm.srem %80, %57 : i32
    %82 = llvm.sub %81, %52 overflow<nsw> : i32
    %83 = llvm.load %62 {alignment = 4 : i64} : !llvm.ptr -> i32
    %84 = llvm.sext %83 : i32 to i64
    %85 = llvm.getelementptr inbounds %58[%3, %84] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<24 x array<24 x i32>>
    %86 = llvm.load %63 {alignment = 4 : i64} : !llvm.ptr -> i32
    %87 = llvm.sext %86 : i32 to i64
    %88 = llvm.getelementptr inbounds %85[%3, %87] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<24 x i32>
    llvm.store %82, %88 {alignment = 4 : i64} : i32, !llvm.ptr
    %89 = llvm.load %62 {alignment = 4 : i64} : !llvm.ptr -> i32
    %90 = llvm.load %63 {alignment = 4 : i64} : !llvm.ptr -> i32
    %91 = llvm.xor %89, %90 : i32
    %92 = llvm.sub %91, %59 overflow<nsw> : i32
    %93 = llvm.load %62 {alignment = 4 : i64} : !llvm.ptr -> i32
    %94 = llvm.sext %93 : i32 to i64
    %95 = llvm.getelementptr inbounds %60[%3, %94] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<24 x array<24 x i32>>
    %96 = llvm.load %63 {alignment = 4 : i64} : !llvm.ptr -> i32
    %97 = llvm.sext %96 : i32 to i64
    %98 = llvm.getelementptr inbounds %95[%3, %97] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<24 x i32>
    llvm.store %92, %98 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // pred: ^bb4
    %99 = llvm.load %63 {alignment = 4 : i64} : !llvm.ptr -> i32
    %100 = llvm.add %99, %0 overflow<nsw> : i32
    llvm.store %100, %63 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3 {loop_annotation = #loop_annotation}
  ^bb6:  // pred: ^bb3
    llvm.br ^bb7
  ^bb7:  // pred: ^bb6
    %101 = llvm.load %62 {alignment = 4 : i64} : !llvm.ptr -> i32
    %102 = llvm.add %101, %0 overflow<nsw> : i32
    llvm.store %102, %62 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb8:  // pred: ^bb1
    llvm.call @product() : () -> ()
    llvm.store %3, %64 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %3, %65 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %1, %66 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb8, ^bb15
    %103 = llvm.load %66 {alignment = 4 : i64} : !llvm.ptr -> i32
    %104 = llvm.icmp "slt" %103, %2 : i32
    llvm.cond_br %104, ^bb10, ^bb16
  ^bb10:  // pred: ^bb9
    %105 = llvm.load %66 {alignment = 4 : i64} : !llvm.ptr -> i32
    %106 = llvm.sext %105 : i32 to i64
    %107 = llvm.getelementptr inbounds %6[%3, %106] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<24 x array<24 x i32>>
    %108 = llvm.load %66 {alignment = 4 : i64} : !llvm.ptr -> i32
    %109 = llvm.sext %108 : i32 to i64
    %110 = llvm.getelementptr inbounds %107[%3, %109] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<24 x i32>
    %111 = llvm.load %110 {alignment = 4 : i64} : !llvm.ptr -> i32
    %112 = llvm.sext %111 : i32 to i64
    %113 = llvm.load %64 {alignment = 8 : i64} : !llvm.ptr -> i64
    %114 = llvm.add %113, %112 overflow<nsw> : i64
    llvm.store %114, %64 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %1, %67 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb11
  ^bb11:  // 2 preds: ^bb10, ^bb13
    %115 = llvm.load %67 {alignment = 4 : i64} : !llvm.ptr -> i32
    %116 = llvm.icmp "slt" %115, %2 : i32
    llvm.cond_br %116, ^bb12, ^bb14
  ^bb12:  // pred: ^bb11
    %117 = llvm.load %66 {alignment = 4 : i64} : !llvm.ptr -> i32
    %118 = llvm.sext %117 : i32 to i64
    %119 = llvm.getelementptr inbounds %6[%3, %118] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<24 x array<24 x i32>>
    %120 = llvm.load %67 {alignment = 4 : i64} : !llvm.ptr -> i32
    %121 = llvm.sext %120 : i32 to i64
    %122 = llvm.getelementptr inbounds %119[%3, %121] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<24 x i32>
    %123 = llvm.load %122 {alignment = 4 : i64} : !llvm.ptr -> i32
    %124 = llvm.sext %123 : i32 to i64
    %125 = llvm.load %65 {alignment = 8 : i64} : !llvm.ptr -> i64
    %126 = llvm.add %125, %124 overflow<nsw> : i64
    llvm.store %126, %65 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb13
  ^bb13:  // pred: ^bb12
    %127 = llvm.load %67 {alignment = 4 : i64} : !llvm.ptr -> i32
    %128 = llvm.add %127, %0 overflow<nsw> : i32
    llvm.store %128, %67 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb11 {loop_annotation = #loop_annotation}
  ^bb14:  // pred: ^bb11
    llvm.br ^bb15
  ^bb15:  // pred: ^bb14
    %129 = llvm.load %66 {alignment = 4 : i64} : !llvm.ptr -> i32
    %130 = llvm.add %129, %0 overflow<nsw> : i32
    llvm.store %130, %66 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb9 {loop_annotation = #loop_annotation}
  ^bb16:  // pred: ^bb9
    %131 = llvm.load %64 {alignment = 8 : i64} : !llvm.ptr -> i64
    %132 = llvm.load %65 {alignment = 8 : i64} : !llvm.ptr -> i64
    %133 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %134 = llvm.call @printf(%9, %131, %132, %133) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %1, %68 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb17
  ^bb17:  // 2 preds: ^bb16, ^bb19
    %135 = llvm.load %68 {alignment = 4 : i64} : !llvm.ptr -> i32
    %136 = llvm.icmp "slt" %135, %10 : i32
    llvm.cond_br %136, ^bb18, ^bb20
  ^bb18:  // pred: ^bb17
    %137 = llvm.load %68 {alignment = 4 : i64} : !llvm.ptr -> i32
    %138 = llvm.srem %137, %45 : i32
    %139 = llvm.sitofp %138 : i32 to f32
    %140 = llvm.fmul %139, %46 : f32
    %141 = llvm.load %68 {alignment = 4 : i64} : !llvm.ptr -> i32
    %142 = llvm.sext %141 : i32 to i64
    %143 = llvm.getelementptr inbounds %16[%3, %142] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<203 x f32>
    llvm.store %140, %143 {alignment = 4 : i64} : f32, !llvm.ptr
    %144 = llvm.load %68 {alignment = 4 : i64} : !llvm.ptr -> i32
    %145 = llvm.load %68 {alignment = 4 : i64} : !llvm.ptr -> i32
    %146 = llvm.mul %144, %145 overflow<nsw> : i32
    %147 = llvm.srem %146, %47 : i32
    %148 = llvm.sitofp %147 : i32 to f32
    %149 = llvm.fsub %148, %48 : f32
    %150 = llvm.load %68 {alignment = 4 : i64} : !llvm.ptr -> i32
    %151 = llvm.sext %150 : i32 to i64
    %152 = llvm.getelementptr inbounds %17[%3, %151] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<203 x f32>
    llvm.store %149, %152 {alignment = 4 : i64} : f32, !llvm.ptr
    %153 = llvm.load %68 {alignment = 4 : i64} : !llvm.ptr -> i32
    %154 = llvm.srem %153, %49 : i32
    %155 = llvm.icmp "ne" %154, %1 : i32
    %156 = llvm.zext %155 : i1 to i64
    %157 = llvm.select %155, %0, %50 : i1, i32
    %158 = llvm.sitofp %157 : i32 to f64
    %159 = llvm.load %68 {alignment = 4 : i64} : !llvm.ptr -> i32
    %160 = llvm.sext %159 : i32 to i64
    %161 = llvm.getelementptr inbounds %13[%3, %160] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<203 x f64>
    llvm.store %158, %161 {alignment = 8 : i64} : f64, !llvm.ptr
    %162 = llvm.load %68 {alignment = 4 : i64} : !llvm.ptr -> i32
    %163 = llvm.mul %162, %51 overflow<nsw> : i32
    %164 = llvm.trunc %163 : i32 to i8
    %165 = llvm.load %68 {alignment = 4 : i64} : !llvm.ptr -> i32
    %166 = llvm.sext %165 : i32 to i64
    %167 = llvm.getelementptr inbounds %27[%3, %166] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<203 x i8>
    llvm.store %164, %167 {alignment = 1 : i64} : i8, !llvm.ptr
    %168 = llvm.load %68 {alignment = 4 : i64} : !llvm.ptr -> i32
    %169 = llvm.mul %168, %52 overflow<nsw> : i32
    %170 = llvm.add %169, %0 overflow<nsw> : i32
    %171 = llvm.trunc %170 : i32 to i8
    %172 = llvm.load %68 {alignment = 4 : i64} : !llvm.ptr -> i32
    %173 = llvm.sext %172 : i32 to i64
    %174 = llvm.getelementptr inbounds %38[%3, %173] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<203 x i8>
    llvm.store %171, %174 {alignment = 1 : i64} : i8, !llvm.ptr
    %175 = llvm.load %68 {alignment = 4 : i64} : !llvm.ptr -> i32
    %176 = llvm.mul %175, %53 overflow<nsw> : i32
    %177 = llvm.trunc %176 : i32 to i16
    %178 = llvm.load %68 {alignment = 4 : i64} : !llvm.ptr -> i32
    %179 = llvm.sext %178 : i32 to i64
    %180 = llvm.getelementptr inbounds %30[%3, %179] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<203 x i16>
    llvm.store %177, %180 {alignment = 2 : i64} : i16, !llvm.ptr
    %181 = llvm.load %68 {alignment = 4 : i64} : !llvm.ptr -> i32
    %182 = llvm.mul %181, %54 : i32
    %183 = llvm.load %68 {alignment = 4 : i64} : !llvm.ptr -> i32
    %184 = llvm.sext %183 : i32 to i64
    %185 = llvm.getelementptr inbounds %36[%3, %184] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<203 x i32>
    llvm.store %182, %185 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb19
  ^bb19:  // pred: ^bb18
    %186 = llvm.load %68 {alignment = 4 : i64} : !llvm.ptr -> i32
    %187 = llvm.add %186, %0 overflow<nsw> : i32
    llvm.store %187, %68 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb17 {loop_annotation = #loop_annotation}
  ^bb20:  // pred: ^bb17
    llvm.store %11, %14 {alignment = 16 : i64} : f64, !llvm.ptr
    llvm.call @axpy(%15, %16, %17, %10) : (f32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %188 = llvm.load %19 {alignment = 4 : i64} : !llvm.ptr -> f32
    %189 = llvm.fpext %188 : f32 to f64
    %190 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> f32
    %191 = llvm.fpext %190 : f32 to f64
    %192 = llvm.call @dot(%16, %17, %10) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> f64
    %193 = llvm.call @printf(%22, %189, %191, %192) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.store %1, %69 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb21
  ^bb21:  // 2 preds: ^bb20, ^bb23
    %194 = llvm.load %69 {alignment = 4 : i64} : !llvm.ptr -> i32
    %195 = llvm.icmp "slt" %194, %23 : i32
    llvm.cond_br %195, ^bb22, ^bb24
  ^bb22:  // pred: ^bb21
    llvm.call @stencil(%44, %13, %10) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.call @stencil(%13, %44, %10) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb23
  ^bb23:  // pred: ^bb22
    %196 = llvm.load %69 {alignment = 4 : i64} : !llvm.ptr -> i32
    %197 = llvm.add %196, %0 overflow<nsw> : i32
    llvm.store %197, %69 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb21 {loop_annotation = #loop_annotation}
  ^bb24:  // pred: ^bb21
    %198 = llvm.load %14 {alignment = 16 : i64} : !llvm.ptr -> f64
    %199 = llvm.load %25 {alignment = 16 : i64} : !llvm.ptr -> f64
    %200 = llvm.call @printf(%26, %198, %199) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %201 = llvm.call @total(%27, %10) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %202 = llvm.call @where(%27, %10, %28) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i8 {llvm.noundef, llvm.zeroext}) -> i32
    %203 = llvm.call @printf(%29, %201, %202) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %204 = llvm.call @least(%30, %10) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %205 = llvm.call @printf(%31, %204) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call @clamp(%30, %10, %32, %33) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %206 = llvm.call @least(%30, %10) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %207 = llvm.load %35 {alignment = 2 : i64} : !llvm.ptr -> i16
    %208 = llvm.sext %207 : i16 to i32
    %209 = llvm.call @fold(%36, %10) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %210 = llvm.call @printf(%37, %206, %208, %209) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %1, %71 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb25
  ^bb25:  // 2 preds: ^bb24, ^bb27
    %211 = llvm.load %71 {alignment = 4 : i64} : !llvm.ptr -> i32
    %212 = llvm.icmp "slt" %211, %10 : i32
    llvm.cond_br %212, ^bb26, ^bb28
  ^bb26:  // pred: ^bb25
    %213 = llvm.load %71 {alignment = 4 : i64} : !llvm.ptr -> i32
    %214 = llvm.sub %43, %213 overflow<nsw> : i32
    %215 = llvm.trunc %214 : i32 to i8
    %216 = llvm.load %71 {alignment = 4 : i64} : !llvm.ptr -> i32
    %217 = llvm.sext %216 : i32 to i64
    %218 = llvm.getelementptr inbounds %70[%3, %217] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<203 x i8>
    llvm.store %215, %218 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.br ^bb27
  ^bb27:  // pred: ^bb26
    %219 = llvm.load %71 {alignment = 4 : i64} : !llvm.ptr -> i32
    %220 = llvm.add %219, %0 overflow<nsw> : i32
    llvm.store %220, %71 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb25 {loop_annotation = #loop_annotation}
  ^bb28:  // pred: ^bb25
    %221 = llvm.getelementptr inbounds %70[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<203 x i8>
    llvm.call @blend(%221, %27, %38, %10) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %222 = llvm.getelementptr inbounds %70[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<203 x i8>
    %223 = llvm.call @total(%222, %10) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %224 = llvm.getelementptr inbounds %70[%3, %39] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<203 x i8>
    %225 = llvm.load %224 {alignment = 1 : i64} : !llvm.ptr -> i8
    %226 = llvm.zext %225 : i8 to i32
    %227 = llvm.getelementptr inbounds %70[%3, %20] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<203 x i8>
    %228 = llvm.load %227 {alignment = 2 : i64} : !llvm.ptr -> i8
    %229 = llvm.zext %228 : i8 to i32
    %230 = llvm.call @printf(%40, %223, %226, %229) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %231 = llvm.getelementptr inbounds %70[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<203 x i8>
    %232 = llvm.call @total(%231, %41) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %233 = llvm.srem %232, %42 : i32
    llvm.return %233 : i32
  }
  llvm.func internal @product() attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(24 : i32) : i32
    %3 = llvm.mlir.addressof @c : !llvm.ptr
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.addressof @a : !llvm.ptr
    %6 = llvm.mlir.addressof @b : !llvm.ptr
    %7 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb11
    %11 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %12 = llvm.icmp "slt" %11, %2 : i32
    llvm.cond_br %12, ^bb2, ^bb12
  ^bb2:  // pred: ^bb1
    llvm.store %1, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb2, ^bb9
    %13 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %14 = llvm.icmp "slt" %13, %2 : i32
    llvm.cond_br %14, ^bb4, ^bb10
  ^bb4:  // pred: ^bb3
    llvm.store %1, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb4, ^bb7
    %15 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %16 = llvm.icmp "slt" %15, %2 : i32
    llvm.cond_br %16, ^bb6, ^bb8
  ^bb6:  // pred: ^bb5
    %17 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %18 = llvm.sext %17 : i32 to i64
    %19 = llvm.getelementptr inbounds %5[%4, %18] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<24 x array<24 x i32>>
    %20 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %21 = llvm.sext %20 : i32 to i64
    %22 = llvm.getelementptr inbounds %19[%4, %21] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<24 x i32>
    %23 = llvm.load %22 {alignment = 4 : i64} : !llvm.ptr -> i32
    %24 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %25 = llvm.sext %24 : i32 to i64
    %26 = llvm.getelementptr inbounds %6[%4, %25] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<24 x array<24 x i32>>
    %27 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %28 = llvm.sext %27 : i32 to i64
    %29 = llvm.getelementptr inbounds %26[%4, %28] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<24 x i32>
    %30 = llvm.load %29 {alignment = 4 : i64} : !llvm.ptr -> i32
    %31 = llvm.mul %23, %30 overflow<nsw> : i32
    %32 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %33 = llvm.add %32, %31 overflow<nsw> : i32
    llvm.store %33, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // pred: ^bb6
    %34 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %35 = llvm.add %34, %0 overflow<nsw> : i32
    llvm.store %35, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5 {loop_annotation = #loop_annotation}
  ^bb8:  // pred: ^bb5
    %36 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %37 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %38 = llvm.sext %37 : i32 to i64
    %39 = llvm.getelementptr inbounds %3[%4, %38] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<24 x array<24 x i32>>
    %40 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %41 = llvm.sext %40 : i32 to i64
    %42 = llvm.getelementptr inbounds %39[%4, %41] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<24 x i32>
    llvm.store %36, %42 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb9:  // pred: ^bb8
    %43 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %44 = llvm.add %43, %0 overflow<nsw> : i32
    llvm.store %44, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3 {loop_annotation = #loop_annotation}
  ^bb10:  // pred: ^bb3
    llvm.br ^bb11
  ^bb11:  // pred: ^bb10
    %45 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %46 = llvm.add %45, %0 overflow<nsw> : i32
    llvm.store %46, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb12:  // pred: ^bb1
    llvm.return
  }
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @axpy(%arg0: f32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noalias, llvm.noundef}, %arg2: !llvm.ptr {llvm.noalias, llvm.noundef}, %arg3: i32 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x f32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg3, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %7 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %8 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %9 = llvm.icmp "slt" %7, %8 : i32
    llvm.cond_br %9, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %10 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> f32
    %11 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %13 = llvm.sext %12 : i32 to i64
    %14 = llvm.getelementptr inbounds %11[%13] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %15 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> f32
    %16 = llvm.fmul %10, %15 : f32
    %17 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %19 = llvm.sext %18 : i32 to i64
    %20 = llvm.getelementptr inbounds %17[%19] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %21 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> f32
    %22 = llvm.fadd %21, %16 : f32
    llvm.store %22, %20 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %23 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %24 = llvm.add %23, %0 overflow<nsw> : i32
    llvm.store %24, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    llvm.return
  }
  llvm.func internal @dot(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> f64 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %6 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store %2, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %8 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %9 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %10 = llvm.icmp "slt" %8, %9 : i32
    llvm.cond_br %10, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %11 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %13 = llvm.sext %12 : i32 to i64
    %14 = llvm.getelementptr inbounds %11[%13] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %15 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> f32
    %16 = llvm.fpext %15 : f32 to f64
    %17 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %19 = llvm.sext %18 : i32 to i64
    %20 = llvm.getelementptr inbounds %17[%19] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %21 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> f32
    %22 = llvm.fpext %21 : f32 to f64
    %23 = llvm.fmul %16, %22 : f64
    %24 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> f64
    %25 = llvm.fadd %24, %23 : f64
    llvm.store %25, %6 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %26 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %27 = llvm.add %26, %0 overflow<nsw> : i32
    llvm.store %27, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    %28 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> f64
    llvm.return %28 : f64
  }
  llvm.func internal @stencil(%arg0: !llvm.ptr {llvm.noalias, llvm.noundef}, %arg1: !llvm.ptr {llvm.noalias, llvm.noundef}, %arg2: i32 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2.000000e+00 : f64) : f64
    %2 = llvm.mlir.constant(2.500000e-01 : f64) : f64
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %0, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %7 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %8 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %9 = llvm.sub %8, %0 overflow<nsw> : i32
    %10 = llvm.icmp "slt" %7, %9 : i32
    llvm.cond_br %10, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %11 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %13 = llvm.sub %12, %0 overflow<nsw> : i32
    %14 = llvm.sext %13 : i32 to i64
    %15 = llvm.getelementptr inbounds %11[%14] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> f64
    %17 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %19 = llvm.sext %18 : i32 to i64
    %20 = llvm.getelementptr inbounds %17[%19] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> f64
    %22 = llvm.fmul %1, %21 : f64
    %23 = llvm.fadd %16, %22 : f64
    %24 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %26 = llvm.add %25, %0 overflow<nsw> : i32
    %27 = llvm.sext %26 : i32 to i64
    %28 = llvm.getelementptr inbounds %24[%27] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %29 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> f64
    %30 = llvm.fadd %23, %29 : f64
    %31 = llvm.fmul %30, %2 : f64
    %32 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %34 = llvm.sext %33 : i32 to i64
    %35 = llvm.getelementptr inbounds %32[%34] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %31, %35 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %36 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %37 = llvm.add %36, %0 overflow<nsw> : i32
    llvm.store %37, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    llvm.return
  }
  llvm.func internal @total(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %4 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %6 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %7 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %8 = llvm.icmp "slt" %6, %7 : i32
    llvm.cond_br %8, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %9 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %11 = llvm.sext %10 : i32 to i64
    %12 = llvm.getelementptr inbounds %9[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %13 = llvm.load %12 {alignment = 1 : i64} : !llvm.ptr -> i8
    %14 = llvm.zext %13 : i8 to i32
    %15 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    %16 = llvm.add %15, %14 overflow<nsw> : i32
    llvm.store %16, %4 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %17 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %18 = llvm.add %17, %0 overflow<nsw> : i32
    llvm.store %18, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    %19 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %19 : i32
  }
  llvm.func internal @where(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}, %arg2: i8 {llvm.noundef, llvm.zeroext}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i8 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg2, %4 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.store %1, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %7 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %8 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %9 = llvm.icmp "slt" %7, %8 : i32
    llvm.cond_br %9, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %10 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %12 = llvm.sext %11 : i32 to i64
    %13 = llvm.getelementptr inbounds %10[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %14 = llvm.load %13 {alignment = 1 : i64} : !llvm.ptr -> i8
    %15 = llvm.zext %14 : i8 to i32
    %16 = llvm.load %4 {alignment = 1 : i64} : !llvm.ptr -> i8
    %17 = llvm.zext %16 : i8 to i32
    %18 = llvm.icmp "eq" %15, %17 : i32
    %19 = llvm.zext %18 : i1 to i32
    %20 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %21 = llvm.add %20, %19 overflow<nsw> : i32
    llvm.store %21, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %22 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %23 = llvm.add %22, %0 overflow<nsw> : i32
    llvm.store %23, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    %24 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %24 : i32
  }
  llvm.func internal @least(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 4 : i64} : i32, !llvm.ptr
    %6 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.getelementptr inbounds %6[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i16
    %8 = llvm.load %7 {alignment = 2 : i64} : !llvm.ptr -> i16
    %9 = llvm.sext %8 : i16 to i32
    llvm.store %9, %4 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %0, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb6
    %10 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %11 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %12 = llvm.icmp "slt" %10, %11 : i32
    llvm.cond_br %12, ^bb2, ^bb7
  ^bb2:  // pred: ^bb1
    %13 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %15 = llvm.sext %14 : i32 to i64
    %16 = llvm.getelementptr inbounds %13[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i16
    %17 = llvm.load %16 {alignment = 2 : i64} : !llvm.ptr -> i16
    %18 = llvm.sext %17 : i16 to i32
    %19 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    %20 = llvm.icmp "slt" %18, %19 : i32
    llvm.cond_br %20, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %21 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %23 = llvm.sext %22 : i32 to i64
    %24 = llvm.getelementptr inbounds %21[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i16
    %25 = llvm.load %24 {alignment = 2 : i64} : !llvm.ptr -> i16
    %26 = llvm.sext %25 : i16 to i32
    llvm.br ^bb5(%26 : i32)
  ^bb4:  // pred: ^bb2
    %27 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.br ^bb5(%27 : i32)
  ^bb5(%28: i32):  // 2 preds: ^bb3, ^bb4
    llvm.store %28, %4 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb6
  ^bb6:  // pred: ^bb5
    %29 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %30 = llvm.add %29, %0 overflow<nsw> : i32
    llvm.store %30, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb7:  // pred: ^bb1
    %31 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %31 : i32
  }
  llvm.func internal @clamp(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}, %arg2: i32 {llvm.noundef}, %arg3: i32 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg2, %4 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg3, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb9
    %7 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %8 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %9 = llvm.icmp "slt" %7, %8 : i32
    llvm.cond_br %9, ^bb2, ^bb10
  ^bb2:  // pred: ^bb1
    %10 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %12 = llvm.sext %11 : i32 to i64
    %13 = llvm.getelementptr inbounds %10[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i16
    %14 = llvm.load %13 {alignment = 2 : i64} : !llvm.ptr -> i16
    %15 = llvm.sext %14 : i16 to i32
    %16 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    %17 = llvm.icmp "slt" %15, %16 : i32
    llvm.cond_br %17, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %18 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.br ^bb8(%18 : i32)
  ^bb4:  // pred: ^bb2
    %19 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %21 = llvm.sext %20 : i32 to i64
    %22 = llvm.getelementptr inbounds %19[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i16
    %23 = llvm.load %22 {alignment = 2 : i64} : !llvm.ptr -> i16
    %24 = llvm.sext %23 : i16 to i32
    %25 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %26 = llvm.icmp "sgt" %24, %25 : i32
    llvm.cond_br %26, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %27 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.br ^bb7(%27 : i32)
  ^bb6:  // pred: ^bb4
    %28 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %30 = llvm.sext %29 : i32 to i64
    %31 = llvm.getelementptr inbounds %28[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i16
    %32 = llvm.load %31 {alignment = 2 : i64} : !llvm.ptr -> i16
    %33 = llvm.sext %32 : i16 to i32
    llvm.br ^bb7(%33 : i32)
  ^bb7(%34: i32):  // 2 preds: ^bb5, ^bb6
    llvm.br ^bb8(%34 : i32)
  ^bb8(%35: i32):  // 2 preds: ^bb3, ^bb7
    %36 = llvm.trunc %35 : i32 to i16
    %37 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %38 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %39 = llvm.sext %38 : i32 to i64
    %40 = llvm.getelementptr inbounds %37[%39] : (!llvm.ptr, i64) -> !llvm.ptr, i16
    llvm.store %36, %40 {alignment = 2 : i64} : i16, !llvm.ptr
    llvm.br ^bb9
  ^bb9:  // pred: ^bb8
    %41 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %42 = llvm.add %41, %0 overflow<nsw> : i32
    llvm.store %42, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb10:  // pred: ^bb1
    llvm.return
  }
  llvm.func internal @fold(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(-1640531535 : i32) : i32
    %3 = llvm.mlir.constant(7 : i32) : i32
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %8 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %9 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %10 = llvm.icmp "slt" %8, %9 : i32
    llvm.cond_br %10, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %11 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %13 = llvm.sext %12 : i32 to i64
    %14 = llvm.getelementptr inbounds %11[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %15 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> i32
    %16 = llvm.mul %15, %2 : i32
    %17 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %18 = llvm.and %17, %3 : i32
    %19 = llvm.lshr %16, %18 : i32
    %20 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %21 = llvm.xor %20, %19 : i32
    llvm.store %21, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %22 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %23 = llvm.add %22, %0 overflow<nsw> : i32
    llvm.store %23, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    %24 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %24 : i32
  }
  llvm.func internal @blend(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}, %arg3: i32 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(255 : i32) : i32
    %3 = llvm.mlir.constant(127 : i32) : i32
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg3, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %9 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %10 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %11 = llvm.icmp "slt" %9, %10 : i32
    llvm.cond_br %11, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %12 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %14 = llvm.sext %13 : i32 to i64
    %15 = llvm.getelementptr inbounds %12[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %16 = llvm.load %15 {alignment = 1 : i64} : !llvm.ptr -> i8
    %17 = llvm.zext %16 : i8 to i32
    %18 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %20 = llvm.sext %19 : i32 to i64
    %21 = llvm.getelementptr inbounds %18[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %22 = llvm.load %21 {alignment = 1 : i64} : !llvm.ptr -> i8
    %23 = llvm.zext %22 : i8 to i32
    %24 = llvm.sub %2, %23 overflow<nsw> : i32
    %25 = llvm.mul %17, %24 overflow<nsw> : i32
    %26 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %28 = llvm.sext %27 : i32 to i64
    %29 = llvm.getelementptr inbounds %26[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %30 = llvm.load %29 {alignment = 1 : i64} : !llvm.ptr -> i8
    %31 = llvm.zext %30 : i8 to i32
    %32 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %34 = llvm.sext %33 : i32 to i64
    %35 = llvm.getelementptr inbounds %32[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %36 = llvm.load %35 {alignment = 1 : i64} : !llvm.ptr -> i8
    %37 = llvm.zext %36 : i8 to i32
    %38 = llvm.mul %31, %37 overflow<nsw> : i32
    %39 = llvm.add %25, %38 overflow<nsw> : i32
    %40 = llvm.add %39, %3 overflow<nsw> : i32
    %41 = llvm.sdiv %40, %2 : i32
    %42 = llvm.trunc %41 : i32 to i8
    %43 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %44 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %45 = llvm.sext %44 : i32 to i64
    %46 = llvm.getelementptr inbounds %43[%45] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %42, %46 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %47 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %48 = llvm.add %47, %0 overflow<nsw> : i32
    llvm.store %48, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    llvm.return
  }
}
