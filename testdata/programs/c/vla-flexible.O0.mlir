#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("%ld %ld\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%zu %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("first\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"(dense<0> : tensor<1xi8>) {addr_space = 0 : i32, alignment = 1 : i64, dso_local} : !llvm.array<1 x i8>
  llvm.mlir.global private unnamed_addr constant @".str.4"("the third packet\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("%u %u <%s>\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("%g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("%d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.main.text() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<3 x array<8 x i8>> {
    %0 = llvm.mlir.constant(0 : i8) : i8
    %1 = llvm.mlir.constant(dense<0> : tensor<8xi8>) : !llvm.array<8 x i8>
    %2 = llvm.mlir.constant("defg\00\00\00\00") : !llvm.array<8 x i8>
    %3 = llvm.mlir.constant("abc\00\00\00\00\00") : !llvm.array<8 x i8>
    %4 = llvm.mlir.undef : !llvm.array<3 x array<8 x i8>>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.array<3 x array<8 x i8>> 
    %6 = llvm.insertvalue %2, %5[1] : !llvm.array<3 x array<8 x i8>> 
    %7 = llvm.insertvalue %1, %6[2] : !llvm.array<3 x array<8 x i8>> 
    llvm.return %7 : !llvm.array<3 x array<8 x i8>>
  }
  llvm.mlir.global private unnamed_addr constant @".str.8"("%d %c %zu %zu\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main() -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(10 : i32) : i32
    %3 = llvm.mlir.constant(3 : i32) : i32
    %4 = llvm.mlir.constant(60 : i32) : i32
    %5 = llvm.mlir.constant(30 : i32) : i32
    %6 = llvm.mlir.addressof @".str" : !llvm.ptr
    %7 = llvm.mlir.constant(2 : i32) : i32
    %8 = llvm.mlir.constant(5 : i32) : i32
    %9 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %10 = llvm.mlir.constant(1 : i64) : i64
    %11 = llvm.mlir.constant(200 : i32) : i32
    %12 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %13 = llvm.mlir.constant(2 : i64) : i64
    %14 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %15 = llvm.mlir.constant(1.000000e+00 : f64) : f64
    %16 = llvm.mlir.constant(2.000000e+00 : f64) : f64
    %17 = llvm.mlir.constant(3.000000e+00 : f64) : f64
    %18 = llvm.mlir.constant(5.000000e-01 : f64) : f64
    %19 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %20 = llvm.mlir.constant(4.000000e+00 : f64) : f64
    %21 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %22 = llvm.mlir.constant(6 : i32) : i32
    %23 = llvm.mlir.constant(7 : i32) : i32
    %24 = llvm.mlir.constant(3 : i64) : i64
    %25 = llvm.mlir.constant(0 : i64) : i64
    %26 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %27 = llvm.mlir.constant(9 : i32) : i32
    %28 = llvm.mlir.addressof @__const.main.text : !llvm.ptr
    %29 = llvm.mlir.constant(24 : i64) : i64
    %30 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %31 = llvm.mlir.constant(20 : i32) : i32
    %32 = llvm.mlir.constant(16 : i32) : i32
    %33 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %34 = llvm.mlir.constant(4 : i64) : i64
    %35 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %36 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %37 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %38 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %39 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %40 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %41 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %42 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %43 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %44 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %45 = llvm.alloca %0 x !llvm.array<3 x ptr> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %46 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %47 = llvm.alloca %0 x !llvm.struct<"struct.vec", (f64, f64, f64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %48 = llvm.alloca %0 x !llvm.struct<"struct.vec", (f64, f64, f64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %49 = llvm.alloca %0 x !llvm.array<4 x i32> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %50 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %51 = llvm.alloca %0 x !llvm.array<3 x i32> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %52 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %53 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %54 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %55 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %56 = llvm.alloca %0 x !llvm.array<3 x array<8 x i8>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %57 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %36 {alignment = 4 : i64} : i32, !llvm.ptr
    %58 = llvm.call @binomial(%2, %3) : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i64
    %59 = llvm.call @binomial(%4, %5) : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i64
    %60 = llvm.call @printf(%6, %58, %59) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.store %7, %37 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb11
    %61 = llvm.load %37 {alignment = 4 : i64} : !llvm.ptr -> i32
    %62 = llvm.icmp "slt" %61, %8 : i32
    llvm.cond_br %62, ^bb2, ^bb12
  ^bb2:  // pred: ^bb1
    %63 = llvm.load %37 {alignment = 4 : i64} : !llvm.ptr -> i32
    %64 = llvm.zext %63 : i32 to i64
    %65 = llvm.load %37 {alignment = 4 : i64} : !llvm.ptr -> i32
    %66 = llvm.zext %65 : i32 to i64
    %67 = llvm.intr.stacksave : !llvm.ptr
    llvm.store %67, %38 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %68 = llvm.mul %64, %66 overflow<nuw> : i64
    %69 = llvm.alloca %68 x i32 {alignment = 16 : i64} : (i64) -> !llvm.ptr
    llvm.store %64, %39 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %66, %40 {alignment = 8 : i64} : i64, !llvm.ptr
    %70 = llvm.load %37 {alignment = 4 : i64} : !llvm.ptr -> i32
    %71 = llvm.zext %70 : i32 to i64
    %72 = llvm.load %37 {alignment = 4 : i64} : !llvm.ptr -> i32
    %73 = llvm.zext %72 : i32 to i64
    %74 = llvm.mul %71, %73 overflow<nuw> : i64
    %75 = llvm.alloca %74 x i32 {alignment = 16 : i64} : (i64) -> !llvm.ptr
    llvm.store %71, %41 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %73, %42 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %1, %43 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb2, ^bb9
    %76 = llvm.load %43 {alignment = 4 : i64} : !llvm.ptr -> i32
    %77 = llvm.load %37 {alignment = 4 : i64} : !llvm.ptr -> i32
    %78 = llvm.icmp "slt" %76, %77 : i32
    llvm.cond_br %78, ^bb4, ^bb10
  ^bb4:  // pred: ^bb3
    llvm.store %1, %44 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb4, ^bb7
    %79 = llvm.load %44 {alignment = 4 : i64} : !llvm.ptr -> i32
    %80 = llvm.load %37 {alignment = 4 : i64} : !llvm.ptr -> i32
    %81 = llvm.icmp "slt" %79, %80 : i32
    llvm.cond_br %81, ^bb6, ^bb8
  ^bb6:  // pred: ^bb5
    %82 = llvm.load %43 {alignment = 4 : i64} : !llvm.ptr -> i32
    %83 = llvm.load %37 {alignment = 4 : i64} : !llvm.ptr -> i32
    %84 = llvm.mul %82, %83 overflow<nsw> : i32
    %85 = llvm.load %44 {alignment = 4 : i64} : !llvm.ptr -> i32
    %86 = llvm.add %84, %85 overflow<nsw> : i32
    %87 = llvm.load %43 {alignment = 4 : i64} : !llvm.ptr -> i32
    %88 = llvm.load %44 {alignment = 4 : i64} : !llvm.ptr -> i32
    %89 = llvm.icmp "eq" %87, %88 : i32
    %90 = llvm.zext %89 : i1 to i32
    %91 = llvm.add %86, %90 overflow<nsw> : i32
    %92 = llvm.load %43 {alignment = 4 : i64} : !llvm.ptr -> i32
    %93 = llvm.sext %92 : i32 to i64
    %94 = llvm.mul %93, %66 overflow<nsw> : i64
    %95 = llvm.getelementptr inbounds %69[%94] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %96 = llvm.load %44 {alignment = 4 : i64} : !llvm.ptr -> i32
    %97 = llvm.sext %96 : i32 to i64
    %98 = llvm.getelementptr inbounds %95[%97] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %91, %98 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // pred: ^bb6
    %99 = llvm.load %44 {alignment = 4 : i64} : !llvm.ptr -> i32
    %100 = llvm.add %99, %0 overflow<nsw> : i32
    llvm.store %100, %44 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5 {loop_annotation = #loop_annotation}
  ^bb8:  // pred: ^bb5
    llvm.br ^bb9
  ^bb9:  // pred: ^bb8
    %101 = llvm.load %43 {alignment = 4 : i64} : !llvm.ptr -> i32
    %102 = llvm.add %101, %0 overflow<nsw> : i32
    llvm.store %102, %43 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3 {loop_annotation = #loop_annotation}
  ^bb10:  // pred: ^bb3
    %103 = llvm.load %37 {alignment = 4 : i64} : !llvm.ptr -> i32
    %104 = llvm.load %37 {alignment = 4 : i64} : !llvm.ptr -> i32
    %105 = llvm.load %37 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.call @multiply(%103, %104, %105, %69, %69, %75) : (i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %106 = llvm.mul %64, %66 overflow<nuw> : i64
    %107 = llvm.mul %34, %106 overflow<nuw> : i64
    %108 = llvm.load %37 {alignment = 4 : i64} : !llvm.ptr -> i32
    %109 = llvm.call @trace(%108, %69) : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %110 = llvm.load %37 {alignment = 4 : i64} : !llvm.ptr -> i32
    %111 = llvm.call @trace(%110, %75) : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %112 = llvm.call @printf(%35, %107, %109, %111) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %113 = llvm.load %38 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.intr.stackrestore %113 : !llvm.ptr
    llvm.br ^bb11
  ^bb11:  // pred: ^bb10
    %114 = llvm.load %37 {alignment = 4 : i64} : !llvm.ptr -> i32
    %115 = llvm.add %114, %0 overflow<nsw> : i32
    llvm.store %115, %37 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb12:  // pred: ^bb1
    %116 = llvm.call @pack(%0, %9) : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    llvm.store %116, %45 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %117 = llvm.getelementptr inbounds %45[%10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %118 = llvm.call @pack(%11, %12) : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    llvm.store %118, %117 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %119 = llvm.getelementptr inbounds %45[%13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %120 = llvm.call @pack(%3, %14) : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    llvm.store %120, %119 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %1, %46 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb13
  ^bb13:  // 2 preds: ^bb12, ^bb15
    %121 = llvm.load %46 {alignment = 4 : i64} : !llvm.ptr -> i32
    %122 = llvm.icmp "slt" %121, %3 : i32
    llvm.cond_br %122, ^bb14, ^bb16
  ^bb14:  // pred: ^bb13
    %123 = llvm.load %46 {alignment = 4 : i64} : !llvm.ptr -> i32
    %124 = llvm.sext %123 : i32 to i64
    %125 = llvm.getelementptr inbounds %45[%25, %124] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x ptr>
    %126 = llvm.load %125 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %127 = llvm.getelementptr inbounds|nuw %126[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.packet", (i16, i8, array<0 x i8>)>
    %128 = llvm.load %127 {alignment = 2 : i64} : !llvm.ptr -> i16
    %129 = llvm.zext %128 : i16 to i32
    %130 = llvm.load %46 {alignment = 4 : i64} : !llvm.ptr -> i32
    %131 = llvm.sext %130 : i32 to i64
    %132 = llvm.getelementptr inbounds %45[%25, %131] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x ptr>
    %133 = llvm.load %132 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %134 = llvm.getelementptr inbounds|nuw %133[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.packet", (i16, i8, array<0 x i8>)>
    %135 = llvm.load %134 {alignment = 2 : i64} : !llvm.ptr -> i8
    %136 = llvm.zext %135 : i8 to i32
    %137 = llvm.load %46 {alignment = 4 : i64} : !llvm.ptr -> i32
    %138 = llvm.sext %137 : i32 to i64
    %139 = llvm.getelementptr inbounds %45[%25, %138] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x ptr>
    %140 = llvm.load %139 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %141 = llvm.getelementptr inbounds|nuw %140[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.packet", (i16, i8, array<0 x i8>)>
    %142 = llvm.getelementptr inbounds %141[%25, %25] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<0 x i8>
    %143 = llvm.call @printf(%33, %129, %136, %142) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %144 = llvm.load %46 {alignment = 4 : i64} : !llvm.ptr -> i32
    %145 = llvm.sext %144 : i32 to i64
    %146 = llvm.getelementptr inbounds %45[%25, %145] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x ptr>
    %147 = llvm.load %146 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%147) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb15
  ^bb15:  // pred: ^bb14
    %148 = llvm.load %46 {alignment = 4 : i64} : !llvm.ptr -> i32
    %149 = llvm.add %148, %0 overflow<nsw> : i32
    llvm.store %149, %46 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb13 {loop_annotation = #loop_annotation}
  ^bb16:  // pred: ^bb13
    %150 = llvm.getelementptr inbounds|nuw %47[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.vec", (f64, f64, f64)>
    llvm.store %15, %150 {alignment = 8 : i64} : f64, !llvm.ptr
    %151 = llvm.getelementptr inbounds|nuw %47[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.vec", (f64, f64, f64)>
    llvm.store %16, %151 {alignment = 8 : i64} : f64, !llvm.ptr
    %152 = llvm.getelementptr inbounds|nuw %47[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.vec", (f64, f64, f64)>
    llvm.store %17, %152 {alignment = 8 : i64} : f64, !llvm.ptr
    %153 = llvm.getelementptr inbounds|nuw %48[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.vec", (f64, f64, f64)>
    llvm.store %18, %153 {alignment = 8 : i64} : f64, !llvm.ptr
    %154 = llvm.getelementptr inbounds|nuw %48[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.vec", (f64, f64, f64)>
    llvm.store %19, %154 {alignment = 8 : i64} : f64, !llvm.ptr
    %155 = llvm.getelementptr inbounds|nuw %48[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.vec", (f64, f64, f64)>
    llvm.store %20, %155 {alignment = 8 : i64} : f64, !llvm.ptr
    %156 = llvm.call @dot(%47, %48) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> f64
    %157 = llvm.call @printf(%21, %156) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.store %8, %49 {alignment = 4 : i64} : i32, !llvm.ptr
    %158 = llvm.getelementptr inbounds %49[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %22, %158 {alignment = 4 : i64} : i32, !llvm.ptr
    %159 = llvm.getelementptr inbounds %49[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %23, %159 {alignment = 4 : i64} : i32, !llvm.ptr
    %160 = llvm.getelementptr inbounds %49[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %1, %160 {alignment = 4 : i64} : i32, !llvm.ptr
    %161 = llvm.getelementptr inbounds %49[%25, %25] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i32>
    %162 = llvm.call @sum(%161) : (!llvm.ptr {llvm.noundef}) -> i32
    %163 = llvm.call @printf(%26, %162) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %0, %51 {alignment = 4 : i64} : i32, !llvm.ptr
    %164 = llvm.getelementptr inbounds %51[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %7, %164 {alignment = 4 : i64} : i32, !llvm.ptr
    %165 = llvm.getelementptr inbounds %51[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %3, %165 {alignment = 4 : i64} : i32, !llvm.ptr
    %166 = llvm.getelementptr inbounds %51[%25, %25] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i32>
    llvm.store %166, %50 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %167 = llvm.load %50 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %168 = llvm.getelementptr inbounds %167[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %27, %168 {alignment = 4 : i64} : i32, !llvm.ptr
    %169 = llvm.load %50 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %170 = llvm.getelementptr inbounds %169[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %171 = llvm.load %170 {alignment = 4 : i64} : !llvm.ptr -> i32
    %172 = llvm.load %50 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %173 = llvm.getelementptr inbounds %172[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %174 = llvm.load %173 {alignment = 4 : i64} : !llvm.ptr -> i32
    %175 = llvm.add %171, %174 overflow<nsw> : i32
    %176 = llvm.call @printf(%26, %175) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %1, %52 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %0, %53 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb17
  ^bb17:  // 2 preds: ^bb16, ^bb19
    %177 = llvm.load %53 {alignment = 4 : i64} : !llvm.ptr -> i32
    %178 = llvm.icmp "sle" %177, %11 : i32
    llvm.cond_br %178, ^bb18, ^bb20
  ^bb18:  // pred: ^bb17
    %179 = llvm.load %53 {alignment = 4 : i64} : !llvm.ptr -> i32
    %180 = llvm.mul %179, %32 overflow<nsw> : i32
    %181 = llvm.zext %180 : i32 to i64
    %182 = llvm.intr.stacksave : !llvm.ptr
    llvm.store %182, %54 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %183 = llvm.alloca %181 x i8 {alignment = 16 : i64} : (i64) -> !llvm.ptr
    llvm.store %181, %55 {alignment = 8 : i64} : i64, !llvm.ptr
    %184 = llvm.load %53 {alignment = 4 : i64} : !llvm.ptr -> i32
    %185 = llvm.trunc %184 : i32 to i8
    "llvm.intr.memset"(%183, %185, %181) <{arg_attrs = [{llvm.align = 16 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %186 = llvm.load %53 {alignment = 4 : i64} : !llvm.ptr -> i32
    %187 = llvm.mul %186, %32 overflow<nsw> : i32
    %188 = llvm.sub %187, %0 overflow<nsw> : i32
    %189 = llvm.sext %188 : i32 to i64
    %190 = llvm.getelementptr inbounds %183[%189] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %191 = llvm.load %190 {alignment = 1 : i64} : !llvm.ptr -> i8
    %192 = llvm.sext %191 : i8 to i32
    %193 = llvm.load %53 {alignment = 4 : i64} : !llvm.ptr -> i32
    %194 = llvm.trunc %193 : i32 to i8
    %195 = llvm.sext %194 : i8 to i32
    %196 = llvm.icmp "eq" %192, %195 : i32
    %197 = llvm.zext %196 : i1 to i32
    %198 = llvm.load %52 {alignment = 4 : i64} : !llvm.ptr -> i32
    %199 = llvm.add %198, %197 overflow<nsw> : i32
    llvm.store %199, %52 {alignment = 4 : i64} : i32, !llvm.ptr
    %200 = llvm.load %54 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.intr.stackrestore %200 : !llvm.ptr
    llvm.br ^bb19
  ^bb19:  // pred: ^bb18
    %201 = llvm.load %53 {alignment = 4 : i64} : !llvm.ptr -> i32
    %202 = llvm.add %201, %0 overflow<nsw> : i32
    llvm.store %202, %53 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb17 {loop_annotation = #loop_annotation}
  ^bb20:  // pred: ^bb17
    "llvm.intr.memcpy"(%56, %28, %29) <{arg_attrs = [{llvm.align = 16 : i64}, {llvm.align = 16 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %203 = llvm.getelementptr inbounds %56[%25, %25] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x array<8 x i8>>
    llvm.store %203, %57 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %204 = llvm.load %52 {alignment = 4 : i64} : !llvm.ptr -> i32
    %205 = llvm.load %57 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %206 = llvm.getelementptr inbounds %205[%10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<8 x i8>
    %207 = llvm.getelementptr inbounds %206[%25, %24] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x i8>
    %208 = llvm.load %207 {alignment = 1 : i64} : !llvm.ptr -> i8
    %209 = llvm.sext %208 : i8 to i32
    %210 = llvm.getelementptr inbounds %56[%25, %13] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x array<8 x i8>>
    %211 = llvm.getelementptr inbounds %210[%25, %25] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x i8>
    %212 = llvm.call @strlen(%211) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}) -> i64
    %213 = llvm.call @printf(%30, %204, %209, %29, %212) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %214 = llvm.call @triangle(%31) : (i32 {llvm.noundef}) -> i32
    llvm.return %214 : i32
  }
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @binomial(%arg0: i32 {llvm.noundef}, %arg1: i32 {llvm.noundef}) -> i64 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.mlir.constant(-1 : i32) : i32
    %7 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg1, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    %13 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %14 = llvm.add %13, %0 overflow<nsw> : i32
    %15 = llvm.zext %14 : i32 to i64
    %16 = llvm.intr.stacksave : !llvm.ptr
    llvm.store %16, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %17 = llvm.alloca %15 x i64 {alignment = 16 : i64} : (i64) -> !llvm.ptr
    llvm.store %15, %10 {alignment = 8 : i64} : i64, !llvm.ptr
    %18 = llvm.mul %1, %15 overflow<nuw> : i64
    "llvm.intr.memset"(%17, %2, %18) <{arg_attrs = [{llvm.align = 16 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %19 = llvm.getelementptr inbounds %17[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %4, %19 {alignment = 16 : i64} : i64, !llvm.ptr
    llvm.store %0, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb7
    %20 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %21 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %22 = llvm.icmp "sle" %20, %21 : i32
    llvm.cond_br %22, ^bb2, ^bb8
  ^bb2:  // pred: ^bb1
    %23 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %23, %12 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb2, ^bb5
    %24 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %25 = llvm.icmp "sgt" %24, %5 : i32
    llvm.cond_br %25, ^bb4, ^bb6
  ^bb4:  // pred: ^bb3
    %26 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %27 = llvm.sub %26, %0 overflow<nsw> : i32
    %28 = llvm.sext %27 : i32 to i64
    %29 = llvm.getelementptr inbounds %17[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %30 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> i64
    %31 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %32 = llvm.sext %31 : i32 to i64
    %33 = llvm.getelementptr inbounds %17[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %34 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> i64
    %35 = llvm.add %34, %30 overflow<nsw> : i64
    llvm.store %35, %33 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // pred: ^bb4
    %36 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %37 = llvm.add %36, %6 overflow<nsw> : i32
    llvm.store %37, %12 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3 {loop_annotation = #loop_annotation}
  ^bb6:  // pred: ^bb3
    llvm.br ^bb7
  ^bb7:  // pred: ^bb6
    %38 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %39 = llvm.add %38, %0 overflow<nsw> : i32
    llvm.store %39, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb8:  // pred: ^bb1
    %40 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %41 = llvm.sext %40 : i32 to i64
    %42 = llvm.getelementptr inbounds %17[%41] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %43 = llvm.load %42 {alignment = 8 : i64} : !llvm.ptr -> i64
    %44 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.intr.stackrestore %44 : !llvm.ptr
    llvm.return %43 : i64
  }
  llvm.func internal @multiply(%arg0: i32 {llvm.noundef}, %arg1: i32 {llvm.noundef}, %arg2: i32 {llvm.noundef}, %arg3: !llvm.ptr {llvm.noundef}, %arg4: !llvm.ptr {llvm.noundef}, %arg5: !llvm.ptr {llvm.align = 4 : i64, llvm.nonnull, llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg2, %4 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg3, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg4, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg5, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %11 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32
    %12 = llvm.zext %11 : i32 to i64
    %13 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %14 = llvm.zext %13 : i32 to i64
    %15 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %16 = llvm.zext %15 : i32 to i64
    %17 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    %18 = llvm.zext %17 : i32 to i64
    %19 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32
    %20 = llvm.zext %19 : i32 to i64
    %21 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    %22 = llvm.zext %21 : i32 to i64
    llvm.store %1, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb11
    %23 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %24 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32
    %25 = llvm.icmp "slt" %23, %24 : i32
    llvm.cond_br %25, ^bb2, ^bb12
  ^bb2:  // pred: ^bb1
    llvm.store %1, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb2, ^bb9
    %26 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %27 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    %28 = llvm.icmp "slt" %26, %27 : i32
    llvm.cond_br %28, ^bb4, ^bb10
  ^bb4:  // pred: ^bb3
    %29 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %31 = llvm.sext %30 : i32 to i64
    %32 = llvm.mul %31, %22 overflow<nsw> : i64
    %33 = llvm.getelementptr inbounds %29[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %34 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %35 = llvm.sext %34 : i32 to i64
    %36 = llvm.getelementptr inbounds %33[%35] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %1, %36 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb4, ^bb7
    %37 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %38 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %39 = llvm.icmp "slt" %37, %38 : i32
    llvm.cond_br %39, ^bb6, ^bb8
  ^bb6:  // pred: ^bb5
    %40 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %41 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %42 = llvm.sext %41 : i32 to i64
    %43 = llvm.mul %42, %14 overflow<nsw> : i64
    %44 = llvm.getelementptr inbounds %40[%43] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %45 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %46 = llvm.sext %45 : i32 to i64
    %47 = llvm.getelementptr inbounds %44[%46] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %48 = llvm.load %47 {alignment = 4 : i64} : !llvm.ptr -> i32
    %49 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %50 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %51 = llvm.sext %50 : i32 to i64
    %52 = llvm.mul %51, %18 overflow<nsw> : i64
    %53 = llvm.getelementptr inbounds %49[%52] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %54 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %55 = llvm.sext %54 : i32 to i64
    %56 = llvm.getelementptr inbounds %53[%55] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %57 = llvm.load %56 {alignment = 4 : i64} : !llvm.ptr -> i32
    %58 = llvm.mul %48, %57 overflow<nsw> : i32
    %59 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %60 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %61 = llvm.sext %60 : i32 to i64
    %62 = llvm.mul %61, %22 overflow<nsw> : i64
    %63 = llvm.getelementptr inbounds %59[%62] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %64 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %65 = llvm.sext %64 : i32 to i64
    %66 = llvm.getelementptr inbounds %63[%65] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %67 = llvm.load %66 {alignment = 4 : i64} : !llvm.ptr -> i32
    %68 = llvm.add %67, %58 overflow<nsw> : i32
    llvm.store %68, %66 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // pred: ^bb6
    %69 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %70 = llvm.add %69, %0 overflow<nsw> : i32
    llvm.store %70, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5 {loop_annotation = #loop_annotation}
  ^bb8:  // pred: ^bb5
    llvm.br ^bb9
  ^bb9:  // pred: ^bb8
    %71 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %72 = llvm.add %71, %0 overflow<nsw> : i32
    llvm.store %72, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3 {loop_annotation = #loop_annotation}
  ^bb10:  // pred: ^bb3
    llvm.br ^bb11
  ^bb11:  // pred: ^bb10
    %73 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %74 = llvm.add %73, %0 overflow<nsw> : i32
    llvm.store %74, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb12:  // pred: ^bb1
    llvm.return
  }
  llvm.func internal @trace(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32
    %7 = llvm.zext %6 : i32 to i64
    %8 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32
    %9 = llvm.zext %8 : i32 to i64
    llvm.store %1, %4 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %10 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %11 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32
    %12 = llvm.icmp "slt" %10, %11 : i32
    llvm.cond_br %12, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %13 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %15 = llvm.sext %14 : i32 to i64
    %16 = llvm.mul %15, %9 overflow<nsw> : i64
    %17 = llvm.getelementptr inbounds %13[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %18 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %19 = llvm.sext %18 : i32 to i64
    %20 = llvm.getelementptr inbounds %17[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %21 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> i32
    %22 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    %23 = llvm.add %22, %21 overflow<nsw> : i32
    llvm.store %23, %4 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %24 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %25 = llvm.add %24, %0 overflow<nsw> : i32
    llvm.store %25, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    %26 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %26 : i32
  }
  llvm.func internal @pack(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> !llvm.ptr attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i64) : i64
    %2 = llvm.mlir.constant(4 : i64) : i64
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg1, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.call @strlen(%10) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}) -> i64
    %12 = llvm.add %11, %1 : i64
    llvm.store %12, %8 {alignment = 8 : i64} : i64, !llvm.ptr
    %13 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i64
    %14 = llvm.add %2, %13 : i64
    %15 = llvm.call @malloc(%14) {no_unwind} : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias})
    llvm.store %15, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %16 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i64
    %17 = llvm.trunc %16 : i64 to i16
    %18 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.getelementptr inbounds|nuw %18[%3, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.packet", (i16, i8, array<0 x i8>)>
    llvm.store %17, %19 {alignment = 2 : i64} : i16, !llvm.ptr
    %20 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %21 = llvm.trunc %20 : i32 to i8
    %22 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.getelementptr inbounds|nuw %22[%3, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.packet", (i16, i8, array<0 x i8>)>
    llvm.store %21, %23 {alignment = 2 : i64} : i8, !llvm.ptr
    %24 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.getelementptr inbounds|nuw %24[%3, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.packet", (i16, i8, array<0 x i8>)>
    %26 = llvm.getelementptr inbounds %25[%5, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<0 x i8>
    %27 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i64
    "llvm.intr.memcpy"(%26, %27, %28) <{arg_attrs = [{llvm.align = 1 : i64}, {llvm.align = 1 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %29 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %29 : !llvm.ptr
  }
  llvm.func @free(!llvm.ptr {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @dot(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> f64 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.vec", (f64, f64, f64)>
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> f64
    %8 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.vec", (f64, f64, f64)>
    %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> f64
    %11 = llvm.fmul %7, %10 : f64
    %12 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %12[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.vec", (f64, f64, f64)>
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> f64
    %15 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %15[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.vec", (f64, f64, f64)>
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> f64
    %18 = llvm.fmul %14, %17 : f64
    %19 = llvm.fadd %11, %18 : f64
    %20 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.getelementptr inbounds|nuw %20[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.vec", (f64, f64, f64)>
    %22 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> f64
    %23 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.getelementptr inbounds|nuw %23[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.vec", (f64, f64, f64)>
    %25 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> f64
    %26 = llvm.fmul %22, %25 : f64
    %27 = llvm.fadd %19, %26 : f64
    llvm.return %27 : f64
  }
  llvm.func internal @sum(%arg0: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %1, %3 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb2
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    %6 = llvm.icmp "ne" %5, %1 : i32
    llvm.cond_br %6, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %7 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %7[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    llvm.store %8, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %9 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %10 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %11 = llvm.add %10, %9 overflow<nsw> : i32
    llvm.store %11, %3 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb3:  // pred: ^bb1
    %12 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %12 : i32
  }
  llvm.func @strlen(!llvm.ptr {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func internal @triangle(%arg0: i32 {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 4 : i64} : i32, !llvm.ptr
    %9 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %10 = llvm.icmp "eq" %9, %1 : i32
    llvm.cond_br %10, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.store %1, %2 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb11
  ^bb2:  // pred: ^bb0
    %11 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %12 = llvm.zext %11 : i32 to i64
    %13 = llvm.intr.stacksave : !llvm.ptr
    llvm.store %13, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %14 = llvm.alloca %12 x i32 {alignment = 16 : i64} : (i64) -> !llvm.ptr
    llvm.store %12, %5 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %1, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb2, ^bb5
    %15 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %16 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %17 = llvm.icmp "slt" %15, %16 : i32
    llvm.cond_br %17, ^bb4, ^bb6
  ^bb4:  // pred: ^bb3
    %18 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %19 = llvm.sext %18 : i32 to i64
    %20 = llvm.getelementptr inbounds %14[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %0, %20 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // pred: ^bb4
    %21 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %22 = llvm.add %21, %0 overflow<nsw> : i32
    llvm.store %22, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3 {loop_annotation = #loop_annotation}
  ^bb6:  // pred: ^bb3
    llvm.store %1, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb6, ^bb9
    %23 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %24 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %25 = llvm.icmp "slt" %23, %24 : i32
    llvm.cond_br %25, ^bb8, ^bb10
  ^bb8:  // pred: ^bb7
    %26 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %27 = llvm.sext %26 : i32 to i64
    %28 = llvm.getelementptr inbounds %14[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %29 = llvm.load %28 {alignment = 4 : i64} : !llvm.ptr -> i32
    %30 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %31 = llvm.add %30, %29 overflow<nsw> : i32
    llvm.store %31, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb9:  // pred: ^bb8
    %32 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %33 = llvm.add %32, %0 overflow<nsw> : i32
    llvm.store %33, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb7 {loop_annotation = #loop_annotation}
  ^bb10:  // pred: ^bb7
    %34 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %35 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %36 = llvm.sub %35, %0 overflow<nsw> : i32
    %37 = llvm.call @triangle(%36) : (i32 {llvm.noundef}) -> i32
    %38 = llvm.add %34, %37 overflow<nsw> : i32
    llvm.store %38, %2 {alignment = 4 : i64} : i32, !llvm.ptr
    %39 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.intr.stackrestore %39 : !llvm.ptr
    llvm.br ^bb11
  ^bb11:  // 2 preds: ^bb1, ^bb10
    %40 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %40 : i32
  }
  llvm.func @malloc(i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["allocsize", "4294967295"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
}
