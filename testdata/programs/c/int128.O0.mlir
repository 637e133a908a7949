#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global internal @table(dense<[-1, 85070591730234615865843651857942052864, -1237940039285380274899124224]> : tensor<3xi128>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<3 x i128>
  llvm.mlir.global private unnamed_addr constant @".str"("%d %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%d %d %zu\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("%llu\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("%d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("%.6e %.6e\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("hash me\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("%016llx%016llx\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal constant @prime.bases(dense<[2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37]> : tensor<12xi32>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<12 x i32>
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main() -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(1 : i128) : i128
    %3 = llvm.mlir.constant(34 : i32) : i32
    %4 = llvm.mlir.constant(-1 : i128) : i128
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.mlir.constant(0 : i64) : i64
    %7 = llvm.mlir.addressof @table : !llvm.ptr
    %8 = llvm.getelementptr inbounds %7[%6, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i128>
    %9 = llvm.mlir.constant(1000007 : i128) : i128
    %10 = llvm.mlir.constant(2 : i64) : i64
    %11 = llvm.getelementptr inbounds %7[%6, %10] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i128>
    %12 = llvm.mlir.constant(12345 : i128) : i128
    %13 = llvm.mlir.constant(64 : i128) : i128
    %14 = llvm.mlir.constant(77 : i128) : i128
    %15 = llvm.mlir.constant(8 : i128) : i128
    %16 = llvm.mlir.constant(-1237940039285380274899124224 : i128) : i128
    %17 = llvm.mlir.addressof @".str" : !llvm.ptr
    %18 = llvm.mlir.constant(5 : i128) : i128
    %19 = llvm.mlir.constant(120 : i8) : i8
    %20 = llvm.mlir.constant(17 : i64) : i64
    %21 = llvm.mlir.constant(0 : i8) : i8
    %22 = llvm.mlir.constant(15 : i64) : i64
    %23 = llvm.mlir.constant(2 : i32) : i32
    %24 = llvm.mlir.constant(6 : i128) : i128
    %25 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %26 = llvm.mlir.constant(48 : i64) : i64
    %27 = llvm.mlir.constant(3 : i64) : i64
    %28 = llvm.mlir.constant(1000000006 : i64) : i64
    %29 = llvm.mlir.constant(1000000007 : i64) : i64
    %30 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %31 = llvm.mlir.constant(-59 : i64) : i64
    %32 = llvm.mlir.constant(-63 : i64) : i64
    %33 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %34 = llvm.mlir.constant(4.000000e+00 : f64) : f64
    %35 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %36 = llvm.mlir.constant(7809847782465536322 : i128) : i128
    %37 = llvm.mlir.constant(7113472399480571277 : i128) : i128
    %38 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %39 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %40 = llvm.mlir.constant(101 : i128) : i128
    %41 = llvm.mlir.constant(309485009821345068724781371 : i128) : i128
    %42 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %43 = llvm.alloca %0 x i128 {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %44 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %45 = llvm.alloca %0 x !llvm.struct<"struct.pair", (i128, i8, i128)> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %46 = llvm.alloca %0 x !llvm.struct<"struct.pair", (i128, i8, i128)> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %47 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %48 = llvm.alloca %0 x i128 {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %49 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %42 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %2, %43 {alignment = 16 : i64} : i128, !llvm.ptr
    llvm.store %0, %44 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %50 = llvm.load %44 {alignment = 4 : i64} : !llvm.ptr -> i32
    %51 = llvm.icmp "sle" %50, %3 : i32
    llvm.cond_br %51, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %52 = llvm.load %44 {alignment = 4 : i64} : !llvm.ptr -> i32
    %53 = llvm.zext %52 : i32 to i128
    %54 = llvm.load %43 {alignment = 16 : i64} : !llvm.ptr -> i128
    %55 = llvm.mul %54, %53 : i128
    llvm.store %55, %43 {alignment = 16 : i64} : i128, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %56 = llvm.load %44 {alignment = 4 : i64} : !llvm.ptr -> i32
    %57 = llvm.add %56, %0 overflow<nsw> : i32
    llvm.store %57, %44 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    %58 = llvm.load %43 {alignment = 16 : i64} : !llvm.ptr -> i128
    llvm.call @print_u(%58) : (i128 {llvm.noundef}) -> ()
    llvm.call @print_u(%4) : (i128 {llvm.noundef}) -> ()
    %59 = llvm.load %8 {alignment = 16 : i64} : !llvm.ptr -> i128
    %60 = llvm.sdiv %59, %9 : i128
    %61 = llvm.load %11 {alignment = 16 : i64} : !llvm.ptr -> i128
    %62 = llvm.srem %61, %12 : i128
    %63 = llvm.sub %60, %62 overflow<nsw> : i128
    llvm.call @print_i(%63) : (i128 {llvm.noundef}) -> ()
    %64 = llvm.load %11 {alignment = 16 : i64} : !llvm.ptr -> i128
    %65 = llvm.ashr %64, %13 : i128
    llvm.call @print_i(%65) : (i128 {llvm.noundef}) -> ()
    %66 = llvm.load %7 {alignment = 16 : i64} : !llvm.ptr -> i128
    %67 = llvm.mul %66, %14 overflow<nsw> : i128
    %68 = llvm.load %11 {alignment = 16 : i64} : !llvm.ptr -> i128
    %69 = llvm.mul %68, %15 overflow<nsw> : i128
    %70 = llvm.add %67, %69 overflow<nsw> : i128
    llvm.call @print_i(%70) : (i128 {llvm.noundef}) -> ()
    %71 = llvm.load %7 {alignment = 16 : i64} : !llvm.ptr -> i128
    %72 = llvm.load %8 {alignment = 16 : i64} : !llvm.ptr -> i128
    %73 = llvm.icmp "slt" %71, %72 : i128
    %74 = llvm.zext %73 : i1 to i32
    %75 = llvm.load %7 {alignment = 16 : i64} : !llvm.ptr -> i128
    %76 = llvm.load %8 {alignment = 16 : i64} : !llvm.ptr -> i128
    %77 = llvm.icmp "ult" %75, %76 : i128
    %78 = llvm.zext %77 : i1 to i32
    %79 = llvm.load %11 {alignment = 16 : i64} : !llvm.ptr -> i128
    %80 = llvm.icmp "eq" %79, %16 : i128
    %81 = llvm.zext %80 : i1 to i32
    %82 = llvm.call @printf(%17, %74, %78, %81) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %83 = llvm.getelementptr inbounds|nuw %46[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.pair", (i128, i8, i128)>
    llvm.store %18, %83 {alignment = 16 : i64} : i128, !llvm.ptr
    %84 = llvm.getelementptr inbounds|nuw %46[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.pair", (i128, i8, i128)>
    llvm.store %19, %84 {alignment = 16 : i64} : i8, !llvm.ptr
    %85 = llvm.getelementptr %46[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memset"(%85, %21, %22) <{arg_attrs = [{llvm.align = 1 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %86 = llvm.getelementptr inbounds|nuw %46[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.pair", (i128, i8, i128)>
    llvm.store %24, %86 {alignment = 16 : i64} : i128, !llvm.ptr
    llvm.call @swap(%45, %46) : (!llvm.ptr {llvm.align = 16 : i64, llvm.sret = !llvm.struct<"struct.pair", (i128, i8, i128)>}, !llvm.ptr {llvm.align = 16 : i64, llvm.byval = !llvm.struct<"struct.pair", (i128, i8, i128)>, llvm.noundef}) -> ()
    %87 = llvm.getelementptr inbounds|nuw %45[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.pair", (i128, i8, i128)>
    %88 = llvm.load %87 {alignment = 16 : i64} : !llvm.ptr -> i128
    %89 = llvm.trunc %88 : i128 to i32
    %90 = llvm.getelementptr inbounds|nuw %45[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.pair", (i128, i8, i128)>
    %91 = llvm.load %90 {alignment = 16 : i64} : !llvm.ptr -> i128
    %92 = llvm.trunc %91 : i128 to i32
    %93 = llvm.call @printf(%25, %89, %92, %26) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %94 = llvm.call @powmod(%27, %28, %29) : (i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i64
    %95 = llvm.call @printf(%30, %94) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %96 = llvm.call @prime(%31) : (i64 {llvm.noundef}) -> i32
    %97 = llvm.call @prime(%32) : (i64 {llvm.noundef}) -> i32
    %98 = llvm.call @printf(%33, %96, %97) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %99 = llvm.load %43 {alignment = 16 : i64} : !llvm.ptr -> i128
    %100 = llvm.uitofp %99 : i128 to f64
    llvm.store %100, %47 {alignment = 8 : i64} : f64, !llvm.ptr
    %101 = llvm.load %47 {alignment = 8 : i64} : !llvm.ptr -> f64
    %102 = llvm.load %47 {alignment = 8 : i64} : !llvm.ptr -> f64
    %103 = llvm.fneg %102 : f64
    %104 = llvm.fdiv %103, %34 : f64
    %105 = llvm.fptosi %104 : f64 to i128
    %106 = llvm.sitofp %105 : i128 to f64
    %107 = llvm.call @printf(%35, %101, %106) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.store %36, %48 {alignment = 16 : i64} : i128, !llvm.ptr
    %108 = llvm.load %48 {alignment = 16 : i64} : !llvm.ptr -> i128
    %109 = llvm.shl %108, %13 : i128
    %110 = llvm.or %109, %37 : i128
    llvm.store %110, %48 {alignment = 16 : i64} : i128, !llvm.ptr
    llvm.store %38, %49 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb4, ^bb7
    %111 = llvm.load %49 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %112 = llvm.load %111 {alignment = 1 : i64} : !llvm.ptr -> i8
    %113 = llvm.icmp "ne" %112, %21 : i8
    llvm.cond_br %113, ^bb6, ^bb8
  ^bb6:  // pred: ^bb5
    %114 = llvm.load %49 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %115 = llvm.load %114 {alignment = 1 : i64} : !llvm.ptr -> i8
    %116 = llvm.zext %115 : i8 to i128
    %117 = llvm.load %48 {alignment = 16 : i64} : !llvm.ptr -> i128
    %118 = llvm.xor %117, %116 : i128
    llvm.store %118, %48 {alignment = 16 : i64} : i128, !llvm.ptr
    %119 = llvm.load %48 {alignment = 16 : i64} : !llvm.ptr -> i128
    %120 = llvm.mul %119, %41 : i128
    llvm.store %120, %48 {alignment = 16 : i64} : i128, !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // pred: ^bb6
    %121 = llvm.load %49 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %122 = llvm.getelementptr inbounds|nuw %121[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    llvm.store %122, %49 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb5 {loop_annotation = #loop_annotation}
  ^bb8:  // pred: ^bb5
    %123 = llvm.load %48 {alignment = 16 : i64} : !llvm.ptr -> i128
    %124 = llvm.lshr %123, %13 : i128
    %125 = llvm.trunc %124 : i128 to i64
    %126 = llvm.load %48 {alignment = 16 : i64} : !llvm.ptr -> i128
    %127 = llvm.trunc %126 : i128 to i64
    %128 = llvm.call @printf(%39, %125, %127) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %129 = llvm.load %48 {alignment = 16 : i64} : !llvm.ptr -> i128
    %130 = llvm.urem %129, %40 : i128
    %131 = llvm.trunc %130 : i128 to i32
    llvm.return %131 : i32
  }
  llvm.func internal @print_u(%arg0: i128 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(39 : i32) : i32
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(10 : i128) : i128
    %5 = llvm.mlir.constant(48 : i32) : i32
    %6 = llvm.mlir.constant(-1 : i32) : i32
    %7 = llvm.mlir.constant(0 : i128) : i128
    %8 = llvm.alloca %0 x i128 {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.array<40 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %8 {alignment = 16 : i64} : i128, !llvm.ptr
    llvm.store %1, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    %11 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %12 = llvm.sext %11 : i32 to i64
    %13 = llvm.getelementptr inbounds %9[%2, %12] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<40 x i8>
    llvm.store %3, %13 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb2
    %14 = llvm.load %8 {alignment = 16 : i64} : !llvm.ptr -> i128
    %15 = llvm.urem %14, %4 : i128
    %16 = llvm.trunc %15 : i128 to i32
    %17 = llvm.add %5, %16 overflow<nsw> : i32
    %18 = llvm.trunc %17 : i32 to i8
    %19 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %20 = llvm.add %19, %6 overflow<nsw> : i32
    llvm.store %20, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    %21 = llvm.sext %20 : i32 to i64
    %22 = llvm.getelementptr inbounds %9[%2, %21] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<40 x i8>
    llvm.store %18, %22 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // pred: ^bb1
    %23 = llvm.load %8 {alignment = 16 : i64} : !llvm.ptr -> i128
    %24 = llvm.udiv %23, %4 : i128
    llvm.store %24, %8 {alignment = 16 : i64} : i128, !llvm.ptr
    %25 = llvm.icmp "ne" %24, %7 : i128
    llvm.cond_br %25, ^bb1, ^bb3 {loop_annotation = #loop_annotation}
  ^bb3:  // pred: ^bb2
    %26 = llvm.getelementptr inbounds %9[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<40 x i8>
    %27 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %28 = llvm.sext %27 : i32 to i64
    %29 = llvm.getelementptr inbounds %26[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %30 = llvm.call @puts(%29) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func internal @print_i(%arg0: i128 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i128) : i128
    %2 = llvm.mlir.constant(45 : i32) : i32
    %3 = llvm.alloca %0 x i128 {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 16 : i64} : i128, !llvm.ptr
    %4 = llvm.load %3 {alignment = 16 : i64} : !llvm.ptr -> i128
    %5 = llvm.icmp "slt" %4, %1 : i128
    llvm.cond_br %5, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %6 = llvm.call @putchar(%2) : (i32 {llvm.noundef}) -> i32
    %7 = llvm.load %3 {alignment = 16 : i64} : !llvm.ptr -> i128
    %8 = llvm.sub %1, %7 : i128
    llvm.call @print_u(%8) : (i128 {llvm.noundef}) -> ()
    llvm.br ^bb3
  ^bb2:  // pred: ^bb0
    %9 = llvm.load %3 {alignment = 16 : i64} : !llvm.ptr -> i128
    llvm.call @print_u(%9) : (i128 {llvm.noundef}) -> ()
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    llvm.return
  }
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @swap(%arg0: !llvm.ptr {llvm.align = 16 : i64, llvm.noalias, llvm.sret = !llvm.struct<"struct.pair", (i128, i8, i128)>}, %arg1: !llvm.ptr {llvm.align = 16 : i64, llvm.byval = !llvm.struct<"struct.pair", (i128, i8, i128)>, llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = llvm.mlir.constant(17 : i64) : i64
    %4 = llvm.mlir.constant(0 : i8) : i8
    %5 = llvm.mlir.constant(15 : i64) : i64
    %6 = llvm.getelementptr inbounds|nuw %arg0[%0, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.pair", (i128, i8, i128)>
    %7 = llvm.getelementptr inbounds|nuw %arg1[%0, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.pair", (i128, i8, i128)>
    %8 = llvm.load %7 {alignment = 16 : i64} : !llvm.ptr -> i128
    llvm.store %8, %6 {alignment = 16 : i64} : i128, !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %arg0[%0, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.pair", (i128, i8, i128)>
    %10 = llvm.getelementptr inbounds|nuw %arg1[%0, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.pair", (i128, i8, i128)>
    %11 = llvm.load %10 {alignment = 16 : i64} : !llvm.ptr -> i8
    llvm.store %11, %9 {alignment = 16 : i64} : i8, !llvm.ptr
    %12 = llvm.getelementptr %arg0[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memset"(%12, %4, %5) <{arg_attrs = [{llvm.align = 1 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %13 = llvm.getelementptr inbounds|nuw %arg0[%0, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.pair", (i128, i8, i128)>
    %14 = llvm.getelementptr inbounds|nuw %arg1[%0, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.pair", (i128, i8, i128)>
    %15 = llvm.load %14 {alignment = 16 : i64} : !llvm.ptr -> i128
    llvm.store %15, %13 {alignment = 16 : i64} : i128, !llvm.ptr
    llvm.return
  }
  llvm.func internal @powmod(%arg0: i64 {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i64 {llvm.noundef}) -> i64 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %arg2, %5 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %1, %6 {alignment = 8 : i64} : i64, !llvm.ptr
    %7 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %8 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> i64
    %9 = llvm.urem %8, %7 : i64
    llvm.store %9, %3 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb5
    %10 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
    %11 = llvm.icmp "ne" %10, %2 : i64
    llvm.cond_br %11, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    %12 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
    %13 = llvm.and %12, %1 : i64
    %14 = llvm.icmp "ne" %13, %2 : i64
    llvm.cond_br %14, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %15 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %16 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> i64
    %17 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %18 = llvm.call @mulmod(%15, %16, %17) : (i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i64
    llvm.store %18, %6 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    llvm.br ^bb5
  ^bb5:  // pred: ^bb4
    %19 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
    %20 = llvm.lshr %19, %1 : i64
    llvm.store %20, %4 {alignment = 8 : i64} : i64, !llvm.ptr
    %21 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> i64
    %22 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> i64
    %23 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %24 = llvm.call @mulmod(%21, %22, %23) : (i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i64
    llvm.store %24, %3 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb6:  // pred: ^bb1
    %25 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.return %25 : i64
  }
  llvm.func internal @prime(%arg0: i64 {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.constant(true) : i1
    %6 = llvm.mlir.constant(12 : i32) : i32
    %7 = llvm.mlir.addressof @prime.bases : !llvm.ptr
    %8 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %9 {alignment = 8 : i64} : i64, !llvm.ptr
    %16 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
    %17 = llvm.icmp "ult" %16, %1 : i64
    llvm.cond_br %17, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %18 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
    %19 = llvm.urem %18, %1 : i64
    %20 = llvm.icmp "eq" %19, %2 : i64
    llvm.cond_br %20, ^bb2, ^bb3
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %21 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
    %22 = llvm.icmp "eq" %21, %1 : i64
    %23 = llvm.zext %22 : i1 to i32
    llvm.store %23, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb24
  ^bb3:  // pred: ^bb1
    %24 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
    %25 = llvm.sub %24, %3 : i64
    llvm.store %25, %10 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %4, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb3, ^bb5
    %26 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i64
    %27 = llvm.and %26, %3 : i64
    %28 = llvm.icmp "ne" %27, %2 : i64
    %29 = llvm.xor %28, %5 : i1
    llvm.cond_br %29, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %30 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i64
    %31 = llvm.lshr %30, %3 : i64
    llvm.store %31, %10 {alignment = 8 : i64} : i64, !llvm.ptr
    %32 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %33 = llvm.add %32, %0 overflow<nsw> : i32
    llvm.store %33, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb4 {loop_annotation = #loop_annotation}
  ^bb6:  // pred: ^bb4
    llvm.store %4, %12 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb6, ^bb22
    %34 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %35 = llvm.icmp "slt" %34, %6 : i32
    llvm.cond_br %35, ^bb8, ^bb23
  ^bb8:  // pred: ^bb7
    %36 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %37 = llvm.sext %36 : i32 to i64
    %38 = llvm.getelementptr inbounds %7[%2, %37] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<12 x i32>
    %39 = llvm.load %38 {alignment = 4 : i64} : !llvm.ptr -> i32
    %40 = llvm.zext %39 : i32 to i64
    %41 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
    %42 = llvm.urem %40, %41 : i64
    llvm.store %42, %13 {alignment = 8 : i64} : i64, !llvm.ptr
    %43 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> i64
    %44 = llvm.icmp "eq" %43, %2 : i64
    llvm.cond_br %44, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    llvm.br ^bb22
  ^bb10:  // pred: ^bb8
    %45 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> i64
    %46 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i64
    %47 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
    %48 = llvm.call @powmod(%45, %46, %47) : (i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i64
    llvm.store %48, %14 {alignment = 8 : i64} : i64, !llvm.ptr
    %49 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> i64
    %50 = llvm.icmp "eq" %49, %3 : i64
    llvm.cond_br %50, ^bb12, ^bb11
  ^bb11:  // pred: ^bb10
    %51 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> i64
    %52 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
    %53 = llvm.sub %52, %3 : i64
    %54 = llvm.icmp "eq" %51, %53 : i64
    llvm.cond_br %54, ^bb12, ^bb13
  ^bb12:  // 2 preds: ^bb10, ^bb11
    llvm.br ^bb22
  ^bb13:  // pred: ^bb11
    llvm.store %0, %15 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb14
  ^bb14:  // 2 preds: ^bb13, ^bb18
    %55 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %56 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %57 = llvm.icmp "slt" %55, %56 : i32
    llvm.cond_br %57, ^bb15, ^bb19
  ^bb15:  // pred: ^bb14
    %58 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> i64
    %59 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> i64
    %60 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
    %61 = llvm.call @mulmod(%58, %59, %60) : (i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i64
    llvm.store %61, %14 {alignment = 8 : i64} : i64, !llvm.ptr
    %62 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
    %63 = llvm.sub %62, %3 : i64
    %64 = llvm.icmp "eq" %61, %63 : i64
    llvm.cond_br %64, ^bb16, ^bb17
  ^bb16:  // pred: ^bb15
    llvm.br ^bb19
  ^bb17:  // pred: ^bb15
    llvm.br ^bb18
  ^bb18:  // pred: ^bb17
    %65 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %66 = llvm.add %65, %0 overflow<nsw> : i32
    llvm.store %66, %15 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb14 {loop_annotation = #loop_annotation}
  ^bb19:  // 2 preds: ^bb14, ^bb16
    %67 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %68 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %69 = llvm.icmp "eq" %67, %68 : i32
    llvm.cond_br %69, ^bb20, ^bb21
  ^bb20:  // pred: ^bb19
    llvm.store %4, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb24
  ^bb21:  // pred: ^bb19
    llvm.br ^bb22
  ^bb22:  // 3 preds: ^bb9, ^bb12, ^bb21
    %70 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %71 = llvm.add %70, %0 overflow<nsw> : i32
    llvm.store %71, %12 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb7 {loop_annotation = #loop_annotation}
  ^bb23:  // pred: ^bb7
    llvm.store %0, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb24
  ^bb24:  // 3 preds: ^bb2, ^bb20, ^bb23
    %72 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %72 : i32
  }
  llvm.func @puts(!llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @putchar(i32 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @mulmod(%arg0: i64 {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i64 {llvm.noundef}) -> i64 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %arg2, %3 {alignment = 8 : i64} : i64, !llvm.ptr
    %4 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %5 = llvm.zext %4 : i64 to i128
    %6 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> i64
    %7 = llvm.zext %6 : i64 to i128
    %8 = llvm.mul %5, %7 : i128
    %9 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> i64
    %10 = llvm.zext %9 : i64 to i128
    %11 = llvm.urem %8, %10 : i128
    %12 = llvm.trunc %11 : i128 to i64
    llvm.return %12 : i64
  }
}
