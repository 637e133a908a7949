#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("%zu %zu %ld\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("%d%d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("%d%s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"(" \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main() -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.constant(12345 : i32) : i32
    %4 = llvm.mlir.constant(40 : i32) : i32
    %5 = llvm.mlir.constant(3 : i32) : i32
    %6 = llvm.mlir.constant(0 : i64) : i64
    %7 = llvm.mlir.addressof @".str" : !llvm.ptr
    %8 = llvm.mlir.constant(4 : i64) : i64
    %9 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %10 = llvm.mlir.constant(5 : i64) : i64
    %11 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %12 = llvm.mlir.constant(1 : i64) : i64
    %13 = llvm.mlir.constant(2 : i64) : i64
    %14 = llvm.mlir.constant(8 : i32) : i32
    %15 = llvm.mlir.constant(1664525 : i32) : i32
    %16 = llvm.mlir.constant(1013904223 : i32) : i32
    %17 = llvm.mlir.constant(24 : i32) : i32
    %18 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %20 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %21 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %22 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %23 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %24 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %25 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %26 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %27 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %28 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %29 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %30 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %31 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %18 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %2, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %3, %20 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %32 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %33 = llvm.icmp "slt" %32, %4 : i32
    llvm.cond_br %33, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %34 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> i32
    %35 = llvm.mul %34, %15 : i32
    %36 = llvm.add %35, %16 : i32
    llvm.store %36, %20 {alignment = 4 : i64} : i32, !llvm.ptr
    %37 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %38 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> i32
    %39 = llvm.lshr %38, %17 : i32
    %40 = llvm.call @push(%37, %39) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    llvm.store %40, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %41 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %42 = llvm.add %41, %0 overflow<nsw> : i32
    llvm.store %42, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    %43 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @show(%43) : (!llvm.ptr {llvm.noundef}) -> ()
    %44 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %45 = llvm.call @sort(%44) : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    llvm.store %45, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %46 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @show(%46) : (!llvm.ptr {llvm.noundef}) -> ()
    %47 = llvm.call @drop_if(%19, %5) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %47, %22 {alignment = 4 : i64} : i32, !llvm.ptr
    %48 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %49 = llvm.call @reverse(%48) : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    llvm.store %49, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %50 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @show(%50) : (!llvm.ptr {llvm.noundef}) -> ()
    llvm.store %2, %23 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %6, %24 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %6, %25 {alignment = 8 : i64} : i64, !llvm.ptr
    %51 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %51, %26 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb4, ^bb14
    %52 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %53 = llvm.icmp "ne" %52, %2 : !llvm.ptr
    llvm.cond_br %53, ^bb6, ^bb15
  ^bb6:  // pred: ^bb5
    %54 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> i64
    %55 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> i64
    %56 = llvm.icmp "eq" %54, %55 : i64
    llvm.cond_br %56, ^bb7, ^bb13
  ^bb7:  // pred: ^bb6
    %57 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> i64
    %58 = llvm.icmp "ne" %57, %6 : i64
    llvm.cond_br %58, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %59 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> i64
    %60 = llvm.mul %59, %13 : i64
    llvm.br ^bb10(%60 : i64)
  ^bb9:  // pred: ^bb7
    llvm.br ^bb10(%13 : i64)
  ^bb10(%61: i64):  // 2 preds: ^bb8, ^bb9
    llvm.store %61, %25 {alignment = 8 : i64} : i64, !llvm.ptr
    %62 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %63 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> i64
    %64 = llvm.mul %63, %8 : i64
    %65 = llvm.call @realloc(%62, %64) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    llvm.store %65, %27 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %66 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %67 = llvm.icmp "ne" %66, %2 : !llvm.ptr
    llvm.cond_br %67, ^bb12, ^bb11
  ^bb11:  // pred: ^bb10
    llvm.store %14, %18 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb23
  ^bb12:  // pred: ^bb10
    %68 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %68, %23 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb13
  ^bb13:  // 2 preds: ^bb6, ^bb12
    %69 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %70 = llvm.getelementptr inbounds|nuw %69[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.node", (ptr, i32)>
    %71 = llvm.load %70 {alignment = 8 : i64} : !llvm.ptr -> i32
    %72 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %73 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> i64
    %74 = llvm.add %73, %12 : i64
    llvm.store %74, %24 {alignment = 8 : i64} : i64, !llvm.ptr
    %75 = llvm.getelementptr inbounds|nuw %72[%73] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %71, %75 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb14
  ^bb14:  // pred: ^bb13
    %76 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %77 = llvm.getelementptr inbounds|nuw %76[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.node", (ptr, i32)>
    %78 = llvm.load %77 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %78, %26 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb5 {loop_annotation = #loop_annotation}
  ^bb15:  // pred: ^bb5
    llvm.store %6, %28 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %6, %29 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb16
  ^bb16:  // 2 preds: ^bb15, ^bb18
    %79 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> i64
    %80 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> i64
    %81 = llvm.icmp "ult" %79, %80 : i64
    llvm.cond_br %81, ^bb17, ^bb19
  ^bb17:  // pred: ^bb16
    %82 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %83 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> i64
    %84 = llvm.getelementptr inbounds|nuw %82[%83] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %85 = llvm.load %84 {alignment = 4 : i64} : !llvm.ptr -> i32
    %86 = llvm.sext %85 : i32 to i64
    %87 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> i64
    %88 = llvm.add %87, %12 : i64
    %89 = llvm.mul %86, %88 overflow<nsw> : i64
    %90 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> i64
    %91 = llvm.add %90, %89 overflow<nsw> : i64
    llvm.store %91, %28 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb18
  ^bb18:  // pred: ^bb17
    %92 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> i64
    %93 = llvm.add %92, %12 : i64
    llvm.store %93, %29 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb16 {loop_annotation = #loop_annotation}
  ^bb19:  // pred: ^bb16
    %94 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> i64
    %95 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> i64
    %96 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> i64
    %97 = llvm.call @printf(%7, %94, %95, %96) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %98 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %99 = llvm.call @realloc(%98, %8) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    llvm.store %99, %23 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %100 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %101 = llvm.getelementptr inbounds %100[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %102 = llvm.load %101 {alignment = 4 : i64} : !llvm.ptr -> i32
    %103 = llvm.call @printf(%9, %102) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %104 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%104) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    %105 = llvm.call @calloc(%10, %8) {no_unwind} : (i64 {llvm.noundef}, i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias})
    llvm.store %105, %30 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %106 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %107 = llvm.getelementptr inbounds %106[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %108 = llvm.load %107 {alignment = 4 : i64} : !llvm.ptr -> i32
    %109 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %110 = llvm.getelementptr inbounds %109[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %111 = llvm.load %110 {alignment = 4 : i64} : !llvm.ptr -> i32
    %112 = llvm.call @printf(%11, %108, %111) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %113 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%113) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    llvm.call @free(%2) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb20
  ^bb20:  // 2 preds: ^bb19, ^bb21
    %114 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %115 = llvm.icmp "ne" %114, %2 : !llvm.ptr
    llvm.cond_br %115, ^bb21, ^bb22
  ^bb21:  // pred: ^bb20
    %116 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %116, %31 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %117 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %118 = llvm.getelementptr inbounds|nuw %117[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.node", (ptr, i32)>
    %119 = llvm.load %118 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %119, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %120 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%120) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb20 {loop_annotation = #loop_annotation}
  ^bb22:  // pred: ^bb20
    %121 = llvm.load %22 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %121, %18 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb23
  ^bb23:  // 2 preds: ^bb11, ^bb22
    %122 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %122 : i32
  }
  llvm.func internal @push(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}) -> !llvm.ptr attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16 : i64) : i64
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.constant(9 : i32) : i32
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    %8 = llvm.call @malloc(%1) {no_unwind} : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias})
    llvm.store %8, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %9 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.icmp "ne" %9, %2 : !llvm.ptr
    llvm.cond_br %10, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    llvm.call @exit(%3) {no_unwind} : (i32 {llvm.noundef}) -> ()
    llvm.unreachable
  ^bb2:  // pred: ^bb0
    %11 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %12[%4, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.node", (ptr, i32)>
    llvm.store %11, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %14 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %15 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %15[%4, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.node", (ptr, i32)>
    llvm.store %14, %16 {alignment = 8 : i64} : i32, !llvm.ptr
    %17 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %17 : !llvm.ptr
  }
  llvm.func internal @show(%arg0: !llvm.ptr {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %4 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %5 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.icmp "ne" %7, %1 : !llvm.ptr
    llvm.cond_br %8, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %9 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %9[%2, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.node", (ptr, i32)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i32
    %12 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %12[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.node", (ptr, i32)>
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.icmp "ne" %14, %1 : !llvm.ptr
    %16 = llvm.zext %15 : i1 to i64
    %17 = llvm.select %15, %3, %4 : i1, !llvm.ptr
    %18 = llvm.call @printf(%5, %11, %17) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %19 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.getelementptr inbounds|nuw %19[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.node", (ptr, i32)>
    %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %21, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    llvm.return
  }
  llvm.func internal @sort(%arg0: !llvm.ptr {llvm.noundef}) -> !llvm.ptr attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(false) : i1
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %9 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.icmp "ne" %9, %1 : !llvm.ptr
    llvm.cond_br %10, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %11 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %11[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.node", (ptr, i32)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.icmp "ne" %13, %1 : !llvm.ptr
    llvm.cond_br %14, ^bb3, ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %15 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %15, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb9
  ^bb3:  // pred: ^bb1
    %16 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %16, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %17 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.getelementptr inbounds|nuw %17[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.node", (ptr, i32)>
    %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %19, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb3, ^bb7
    %20 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.icmp "ne" %20, %1 : !llvm.ptr
    llvm.cond_br %21, ^bb5, ^bb6(%3 : i1)
  ^bb5:  // pred: ^bb4
    %22 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.getelementptr inbounds|nuw %22[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.node", (ptr, i32)>
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.icmp "ne" %24, %1 : !llvm.ptr
    llvm.br ^bb6(%25 : i1)
  ^bb6(%26: i1):  // 2 preds: ^bb4, ^bb5
    llvm.cond_br %26, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %27 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.getelementptr inbounds|nuw %27[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.node", (ptr, i32)>
    %29 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %29, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %30 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.getelementptr inbounds|nuw %30[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.node", (ptr, i32)>
    %32 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.getelementptr inbounds|nuw %32[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.node", (ptr, i32)>
    %34 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %34, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb4 {loop_annotation = #loop_annotation}
  ^bb8:  // pred: ^bb6
    %35 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %36 = llvm.getelementptr inbounds|nuw %35[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.node", (ptr, i32)>
    %37 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %37, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %38 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %39 = llvm.getelementptr inbounds|nuw %38[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.node", (ptr, i32)>
    llvm.store %1, %39 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %40 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %41 = llvm.call @sort(%40) : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %42 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %43 = llvm.call @sort(%42) : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %44 = llvm.call @merge(%41, %43) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    llvm.store %44, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb2, ^bb8
    %45 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %45 : !llvm.ptr
  }
  llvm.func internal @drop_if(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb5
    %7 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.icmp "ne" %8, %2 : !llvm.ptr
    llvm.cond_br %9, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    %10 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %11, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %12 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %12[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.node", (ptr, i32)>
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> i32
    %15 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    %16 = llvm.srem %14, %15 : i32
    %17 = llvm.icmp "eq" %16, %1 : i32
    llvm.cond_br %17, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %18 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.getelementptr inbounds|nuw %18[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.node", (ptr, i32)>
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %20, %21 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %22 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%22) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    %23 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %24 = llvm.add %23, %0 overflow<nsw> : i32
    llvm.store %24, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb4:  // pred: ^bb2
    %25 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.getelementptr inbounds|nuw %25[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.node", (ptr, i32)>
    llvm.store %26, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb6:  // pred: ^bb1
    %27 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %27 : i32
  }
  llvm.func internal @reverse(%arg0: !llvm.ptr {llvm.noundef}) -> !llvm.ptr attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %1, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb2
    %6 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.icmp "ne" %6, %1 : !llvm.ptr
    llvm.cond_br %7, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %8 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %8[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.node", (ptr, i32)>
    %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %10, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %11 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %12[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.node", (ptr, i32)>
    llvm.store %11, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %14 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %14, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %15 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %15, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb3:  // pred: ^bb1
    %16 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %16 : !llvm.ptr
  }
  llvm.func @realloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["allocsize", "8589934591"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @free(!llvm.ptr {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @calloc(i64 {llvm.noundef}, i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["allocsize", "1"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @malloc(i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["allocsize", "4294967295"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @exit(i32 {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["noreturn", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @merge(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> !llvm.ptr attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.constant(false) : i1
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %1, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %6, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb7
    %9 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.icmp "ne" %9, %1 : !llvm.ptr
    llvm.cond_br %10, ^bb2, ^bb3(%2 : i1)
  ^bb2:  // pred: ^bb1
    %11 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.icmp "ne" %11, %1 : !llvm.ptr
    llvm.br ^bb3(%12 : i1)
  ^bb3(%13: i1):  // 2 preds: ^bb1, ^bb2
    llvm.cond_br %13, ^bb4, ^bb8
  ^bb4:  // pred: ^bb3
    %14 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %14[%3, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.node", (ptr, i32)>
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> i32
    %17 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.getelementptr inbounds|nuw %17[%3, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.node", (ptr, i32)>
    %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> i32
    %20 = llvm.icmp "sle" %16, %19 : i32
    llvm.cond_br %20, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    llvm.br ^bb7(%4 : !llvm.ptr)
  ^bb6:  // pred: ^bb4
    llvm.br ^bb7(%5 : !llvm.ptr)
  ^bb7(%21: !llvm.ptr):  // 2 preds: ^bb5, ^bb6
    llvm.store %21, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %22 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %23, %24 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %25 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.getelementptr inbounds|nuw %26[%3, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.node", (ptr, i32)>
    %28 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %28, %29 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %30 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %32 = llvm.getelementptr inbounds|nuw %31[%3, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.node", (ptr, i32)>
    llvm.store %32, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb8:  // pred: ^bb3
    %33 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %34 = llvm.icmp "ne" %33, %1 : !llvm.ptr
    llvm.cond_br %34, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    %35 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb11(%35 : !llvm.ptr)
  ^bb10:  // pred: ^bb8
    %36 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb11(%36 : !llvm.ptr)
  ^bb11(%37: !llvm.ptr):  // 2 preds: ^bb9, ^bb10
    %38 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %37, %38 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %39 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %39 : !llvm.ptr
  }
}
