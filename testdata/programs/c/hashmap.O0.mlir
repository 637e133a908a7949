#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global internal constant @text("the cat and the dog and the bird sat on the mat the dog saw the cat and the cat saw the bird but the bird saw nothing on the mat at all\00") {addr_space = 0 : i32, alignment = 16 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str"(" \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%zu words in %zu slots\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("%2d %s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main() -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.constant(24 : i64) : i64
    %4 = llvm.mlir.addressof @text : !llvm.ptr
    %5 = llvm.mlir.constant(2 : i32) : i32
    %6 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %7 = llvm.mlir.constant(16 : i64) : i64
    %8 = llvm.mlir.constant(0 : i64) : i64
    %9 = llvm.mlir.addressof @by_count : !llvm.ptr
    %10 = llvm.mlir.constant(1 : i64) : i64
    %11 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %12 = llvm.mlir.zero : !llvm.ptr
    %13 = llvm.mlir.addressof @".str" : !llvm.ptr
    %14 = llvm.mlir.constant(32 : i32) : i32
    %15 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x !llvm.struct<"struct.map", (ptr, i64, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %20 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %21 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %22 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %23 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %24 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %15 {alignment = 4 : i64} : i32, !llvm.ptr
    "llvm.intr.memset"(%16, %2, %3) <{arg_attrs = [{llvm.align = 8 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.store %4, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb2
    %25 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.load %25 {alignment = 1 : i64} : !llvm.ptr -> i8
    %27 = llvm.icmp "ne" %26, %2 : i8
    llvm.cond_br %27, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %28 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.call @strcspn(%28, %13) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64
    llvm.store %29, %18 {alignment = 8 : i64} : i64, !llvm.ptr
    %30 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.call @count(%16, %30, %31) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    %32 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> i64
    %33 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %34 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> i64
    %35 = llvm.getelementptr inbounds|nuw %33[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %36 = llvm.load %35 {alignment = 1 : i64} : !llvm.ptr -> i8
    %37 = llvm.sext %36 : i8 to i32
    %38 = llvm.icmp "eq" %37, %14 : i32
    %39 = llvm.zext %38 : i1 to i32
    %40 = llvm.sext %39 : i32 to i64
    %41 = llvm.add %32, %40 : i64
    %42 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %43 = llvm.getelementptr inbounds|nuw %42[%41] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %43, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb3:  // pred: ^bb1
    %44 = llvm.getelementptr inbounds|nuw %16[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.map", (ptr, i64, i64)>
    %45 = llvm.load %44 {alignment = 8 : i64} : !llvm.ptr -> i64
    %46 = llvm.getelementptr inbounds|nuw %16[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.map", (ptr, i64, i64)>
    %47 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> i64
    %48 = llvm.call @printf(%6, %45, %47) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %49 = llvm.getelementptr inbounds|nuw %16[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.map", (ptr, i64, i64)>
    %50 = llvm.load %49 {alignment = 8 : i64} : !llvm.ptr -> i64
    %51 = llvm.mul %50, %7 : i64
    %52 = llvm.call @malloc(%51) {no_unwind} : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias})
    llvm.store %52, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %8, %20 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %8, %21 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb3, ^bb8
    %53 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> i64
    %54 = llvm.getelementptr inbounds|nuw %16[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.map", (ptr, i64, i64)>
    %55 = llvm.load %54 {alignment = 8 : i64} : !llvm.ptr -> i64
    %56 = llvm.icmp "ult" %53, %55 : i64
    llvm.cond_br %56, ^bb5, ^bb9
  ^bb5:  // pred: ^bb4
    %57 = llvm.getelementptr inbounds|nuw %16[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.map", (ptr, i64, i64)>
    %58 = llvm.load %57 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %59 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> i64
    %60 = llvm.getelementptr inbounds|nuw %58[%59] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.entry", (ptr, i32)>
    %61 = llvm.getelementptr inbounds|nuw %60[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.entry", (ptr, i32)>
    %62 = llvm.load %61 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %63 = llvm.icmp "ne" %62, %12 : !llvm.ptr
    llvm.cond_br %63, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %64 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %65 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> i64
    %66 = llvm.add %65, %10 : i64
    llvm.store %66, %20 {alignment = 8 : i64} : i64, !llvm.ptr
    %67 = llvm.getelementptr inbounds|nuw %64[%65] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.entry", (ptr, i32)>
    %68 = llvm.getelementptr inbounds|nuw %16[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.map", (ptr, i64, i64)>
    %69 = llvm.load %68 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %70 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> i64
    %71 = llvm.getelementptr inbounds|nuw %69[%70] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.entry", (ptr, i32)>
    "llvm.intr.memcpy"(%67, %71, %7) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb5, ^bb6
    llvm.br ^bb8
  ^bb8:  // pred: ^bb7
    %72 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> i64
    %73 = llvm.add %72, %10 : i64
    llvm.store %73, %21 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb4 {loop_annotation = #loop_annotation}
  ^bb9:  // pred: ^bb4
    %74 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %75 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.call @qsort(%74, %75, %7, %9) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.store %8, %22 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb10
  ^bb10:  // 2 preds: ^bb9, ^bb12
    %76 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> i64
    %77 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> i64
    %78 = llvm.icmp "ult" %76, %77 : i64
    llvm.cond_br %78, ^bb11, ^bb13
  ^bb11:  // pred: ^bb10
    %79 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %80 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> i64
    %81 = llvm.getelementptr inbounds|nuw %79[%80] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.entry", (ptr, i32)>
    %82 = llvm.getelementptr inbounds|nuw %81[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.entry", (ptr, i32)>
    %83 = llvm.load %82 {alignment = 8 : i64} : !llvm.ptr -> i32
    %84 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %85 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> i64
    %86 = llvm.getelementptr inbounds|nuw %84[%85] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.entry", (ptr, i32)>
    %87 = llvm.getelementptr inbounds|nuw %86[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.entry", (ptr, i32)>
    %88 = llvm.load %87 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %89 = llvm.call @printf(%11, %83, %88) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb12
  ^bb12:  // pred: ^bb11
    %90 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> i64
    %91 = llvm.add %90, %10 : i64
    llvm.store %91, %22 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb10 {loop_annotation = #loop_annotation}
  ^bb13:  // pred: ^bb10
    %92 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %93 = llvm.getelementptr inbounds %92[%8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.entry", (ptr, i32)>
    %94 = llvm.getelementptr inbounds|nuw %93[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.entry", (ptr, i32)>
    %95 = llvm.load %94 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.store %95, %23 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %8, %24 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb14
  ^bb14:  // 2 preds: ^bb13, ^bb16
    %96 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> i64
    %97 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> i64
    %98 = llvm.icmp "ult" %96, %97 : i64
    llvm.cond_br %98, ^bb15, ^bb17
  ^bb15:  // pred: ^bb14
    %99 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %100 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> i64
    %101 = llvm.getelementptr inbounds|nuw %99[%100] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.entry", (ptr, i32)>
    %102 = llvm.getelementptr inbounds|nuw %101[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.entry", (ptr, i32)>
    %103 = llvm.load %102 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%103) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb16
  ^bb16:  // pred: ^bb15
    %104 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> i64
    %105 = llvm.add %104, %10 : i64
    llvm.store %105, %24 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb14 {loop_annotation = #loop_annotation}
  ^bb17:  // pred: ^bb14
    %106 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%106) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    %107 = llvm.getelementptr inbounds|nuw %16[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.map", (ptr, i64, i64)>
    %108 = llvm.load %107 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%108) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    %109 = llvm.load %23 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %109 : i32
  }
  llvm.func @strcspn(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func internal @count(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: i64 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(32 : i64) : i64
    %2 = llvm.mlir.constant(31 : i64) : i64
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(0 : i8) : i8
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.mlir.constant(4 : i64) : i64
    %9 = llvm.mlir.constant(3 : i64) : i64
    %10 = llvm.mlir.zero : !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.array<32 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %13 {alignment = 8 : i64} : i64, !llvm.ptr
    %16 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> i64
    %17 = llvm.icmp "uge" %16, %1 : i64
    llvm.cond_br %17, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.store %2, %13 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %18 = llvm.getelementptr inbounds %14[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i8>
    %19 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> i64
    "llvm.intr.memcpy"(%18, %19, %20) <{arg_attrs = [{llvm.align = 16 : i64}, {llvm.align = 1 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %21 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> i64
    %22 = llvm.getelementptr inbounds|nuw %14[%3, %21] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i8>
    llvm.store %4, %22 {alignment = 1 : i64} : i8, !llvm.ptr
    %23 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.getelementptr inbounds|nuw %23[%5, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.map", (ptr, i64, i64)>
    %25 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> i64
    %26 = llvm.add %25, %7 : i64
    %27 = llvm.mul %8, %26 : i64
    %28 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.getelementptr inbounds|nuw %28[%5, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.map", (ptr, i64, i64)>
    %30 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> i64
    %31 = llvm.mul %9, %30 : i64
    %32 = llvm.icmp "ugt" %27, %31 : i64
    llvm.cond_br %32, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %33 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @grow(%33) : (!llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %34 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %35 = llvm.getelementptr inbounds|nuw %34[%5, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.map", (ptr, i64, i64)>
    %36 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %37 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %38 = llvm.getelementptr inbounds|nuw %37[%5, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.map", (ptr, i64, i64)>
    %39 = llvm.load %38 {alignment = 8 : i64} : !llvm.ptr -> i64
    %40 = llvm.getelementptr inbounds %14[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i8>
    %41 = llvm.call @slot(%36, %39, %40) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    llvm.store %41, %15 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %42 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %43 = llvm.getelementptr inbounds|nuw %42[%5, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.entry", (ptr, i32)>
    %44 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %45 = llvm.icmp "ne" %44, %10 : !llvm.ptr
    llvm.cond_br %45, ^bb6, ^bb5
  ^bb5:  // pred: ^bb4
    %46 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> i64
    %47 = llvm.add %46, %7 : i64
    %48 = llvm.call @malloc(%47) {no_unwind} : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias})
    %49 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %50 = llvm.getelementptr inbounds|nuw %49[%5, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.entry", (ptr, i32)>
    llvm.store %48, %50 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %51 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %52 = llvm.getelementptr inbounds|nuw %51[%5, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.entry", (ptr, i32)>
    %53 = llvm.load %52 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %54 = llvm.getelementptr inbounds %14[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i8>
    %55 = llvm.call @strcpy(%53, %54) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %56 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %57 = llvm.getelementptr inbounds|nuw %56[%5, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.map", (ptr, i64, i64)>
    %58 = llvm.load %57 {alignment = 8 : i64} : !llvm.ptr -> i64
    %59 = llvm.add %58, %7 : i64
    llvm.store %59, %57 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    %60 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %61 = llvm.getelementptr inbounds|nuw %60[%5, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.entry", (ptr, i32)>
    %62 = llvm.load %61 {alignment = 8 : i64} : !llvm.ptr -> i32
    %63 = llvm.add %62, %0 overflow<nsw> : i32
    llvm.store %63, %61 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @malloc(i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["allocsize", "4294967295"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @qsort(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @by_count(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %7 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %7, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %8 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %8, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %9 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %9[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.entry", (ptr, i32)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i32
    %12 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %12[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.entry", (ptr, i32)>
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> i32
    %15 = llvm.icmp "ne" %11, %14 : i32
    llvm.cond_br %15, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %16 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %16[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.entry", (ptr, i32)>
    %18 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> i32
    %19 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.getelementptr inbounds|nuw %19[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.entry", (ptr, i32)>
    %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> i32
    %22 = llvm.sub %18, %21 overflow<nsw> : i32
    llvm.store %22, %2 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb2:  // pred: ^bb0
    %23 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.getelementptr inbounds|nuw %23[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.entry", (ptr, i32)>
    %25 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.getelementptr inbounds|nuw %26[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.entry", (ptr, i32)>
    %28 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.call @strcmp(%25, %28) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.store %29, %2 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    %30 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %30 : i32
  }
  llvm.func @free(!llvm.ptr {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @grow(%arg0: !llvm.ptr {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(4 : i64) : i64
    %4 = llvm.mlir.constant(2 : i64) : i64
    %5 = llvm.mlir.constant(16 : i64) : i64
    %6 = llvm.mlir.zero : !llvm.ptr
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %12 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %12[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.map", (ptr, i64, i64)>
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> i64
    %15 = llvm.icmp "ne" %14, %2 : i64
    llvm.cond_br %15, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %16 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %16[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.map", (ptr, i64, i64)>
    %18 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> i64
    %19 = llvm.mul %4, %18 : i64
    llvm.br ^bb3(%19 : i64)
  ^bb2:  // pred: ^bb0
    llvm.br ^bb3(%3 : i64)
  ^bb3(%20: i64):  // 2 preds: ^bb1, ^bb2
    llvm.store %20, %9 {alignment = 8 : i64} : i64, !llvm.ptr
    %21 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
    %22 = llvm.call @calloc(%21, %5) {no_unwind} : (i64 {llvm.noundef}, i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias})
    llvm.store %22, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %2, %11 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb3, ^bb8
    %23 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> i64
    %24 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.getelementptr inbounds|nuw %24[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.map", (ptr, i64, i64)>
    %26 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> i64
    %27 = llvm.icmp "ult" %23, %26 : i64
    llvm.cond_br %27, ^bb5, ^bb9
  ^bb5:  // pred: ^bb4
    %28 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.getelementptr inbounds|nuw %28[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.map", (ptr, i64, i64)>
    %30 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> i64
    %32 = llvm.getelementptr inbounds|nuw %30[%31] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.entry", (ptr, i32)>
    %33 = llvm.getelementptr inbounds|nuw %32[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.entry", (ptr, i32)>
    %34 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %35 = llvm.icmp "ne" %34, %6 : !llvm.ptr
    llvm.cond_br %35, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %36 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %37 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
    %38 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %39 = llvm.getelementptr inbounds|nuw %38[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.map", (ptr, i64, i64)>
    %40 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %41 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> i64
    %42 = llvm.getelementptr inbounds|nuw %40[%41] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.entry", (ptr, i32)>
    %43 = llvm.getelementptr inbounds|nuw %42[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.entry", (ptr, i32)>
    %44 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %45 = llvm.call @slot(%36, %37, %44) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %46 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %47 = llvm.getelementptr inbounds|nuw %46[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.map", (ptr, i64, i64)>
    %48 = llvm.load %47 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %49 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> i64
    %50 = llvm.getelementptr inbounds|nuw %48[%49] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.entry", (ptr, i32)>
    "llvm.intr.memcpy"(%45, %50, %5) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb5, ^bb6
    llvm.br ^bb8
  ^bb8:  // pred: ^bb7
    %51 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> i64
    %52 = llvm.add %51, %7 : i64
    llvm.store %52, %11 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb4 {loop_annotation = #loop_annotation}
  ^bb9:  // pred: ^bb4
    %53 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %54 = llvm.getelementptr inbounds|nuw %53[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.map", (ptr, i64, i64)>
    %55 = llvm.load %54 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%55) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    %56 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %57 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %58 = llvm.getelementptr inbounds|nuw %57[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.map", (ptr, i64, i64)>
    llvm.store %56, %58 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %59 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
    %60 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %61 = llvm.getelementptr inbounds|nuw %60[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.map", (ptr, i64, i64)>
    llvm.store %59, %61 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.return
  }
  llvm.func internal @slot(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}) -> !llvm.ptr attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.constant(false) : i1
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %6 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %arg2, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %9 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.call @hash(%9) : (!llvm.ptr {llvm.noundef}) -> i64
    %11 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %12 = llvm.sub %11, %1 : i64
    %13 = llvm.and %10, %12 : i64
    llvm.store %13, %8 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb4
    %14 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i64
    %16 = llvm.getelementptr inbounds|nuw %14[%15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.entry", (ptr, i32)>
    %17 = llvm.getelementptr inbounds|nuw %16[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.entry", (ptr, i32)>
    %18 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.icmp "ne" %18, %3 : !llvm.ptr
    llvm.cond_br %19, ^bb2, ^bb3(%4 : i1)
  ^bb2:  // pred: ^bb1
    %20 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i64
    %22 = llvm.getelementptr inbounds|nuw %20[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.entry", (ptr, i32)>
    %23 = llvm.getelementptr inbounds|nuw %22[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.entry", (ptr, i32)>
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.call @strcmp(%24, %25) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %27 = llvm.icmp "ne" %26, %2 : i32
    llvm.br ^bb3(%27 : i1)
  ^bb3(%28: i1):  // 2 preds: ^bb1, ^bb2
    llvm.cond_br %28, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %29 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i64
    %30 = llvm.add %29, %1 : i64
    %31 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %32 = llvm.sub %31, %1 : i64
    %33 = llvm.and %30, %32 : i64
    llvm.store %33, %8 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb5:  // pred: ^bb3
    %34 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %35 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i64
    %36 = llvm.getelementptr inbounds|nuw %34[%35] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.entry", (ptr, i32)>
    llvm.return %36 : !llvm.ptr
  }
  llvm.func @strcpy(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @calloc(i64 {llvm.noundef}, i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["allocsize", "1"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @hash(%arg0: !llvm.ptr {llvm.noundef}) -> i64 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-3750763034362895579 : i64) : i64
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.constant(1099511628211 : i64) : i64
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %1, %5 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %6 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %6 {alignment = 1 : i64} : !llvm.ptr -> i8
    %8 = llvm.icmp "ne" %7, %2 : i8
    llvm.cond_br %8, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %9 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %10 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.load %10 {alignment = 1 : i64} : !llvm.ptr -> i8
    %12 = llvm.zext %11 : i8 to i64
    %13 = llvm.xor %9, %12 : i64
    %14 = llvm.mul %13, %3 : i64
    llvm.store %14, %5 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %15 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %15[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    llvm.store %16, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    %17 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.return %17 : i64
  }
  llvm.func @strcmp(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
}
