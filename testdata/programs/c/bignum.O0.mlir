#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("%u\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%09u\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("2.\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("%d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main() -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.mlir.constant(60 : i32) : i32
    %4 = llvm.mlir.constant(3 : i32) : i32
    %5 = llvm.mlir.constant(7 : i32) : i32
    %6 = llvm.mlir.constant(30 : i32) : i32
    %7 = llvm.mlir.constant(16 : i64) : i64
    %8 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.struct<"struct.big", (ptr, i32, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.struct<"struct.big", (ptr, i32, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.struct<"struct.big", (ptr, i32, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    %15 = llvm.call @from(%0) : (i32 {llvm.noundef}) -> !llvm.struct<(ptr, i64)>
    %16 = llvm.getelementptr inbounds|nuw %9[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(ptr, i64)>
    %17 = llvm.extractvalue %15[0] : !llvm.struct<(ptr, i64)> 
    llvm.store %17, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %18 = llvm.getelementptr inbounds|nuw %9[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(ptr, i64)>
    %19 = llvm.extractvalue %15[1] : !llvm.struct<(ptr, i64)> 
    llvm.store %19, %18 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %2, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %20 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %21 = llvm.icmp "ule" %20, %3 : i32
    llvm.cond_br %21, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %22 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.call @times(%9, %22) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %23 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %24 = llvm.add %23, %0 : i32
    llvm.store %24, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    %25 = llvm.getelementptr inbounds|nuw %9[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(ptr, i64)>
    %26 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.getelementptr inbounds|nuw %9[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(ptr, i64)>
    %28 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.call @print(%26, %28) : (!llvm.ptr, i64) -> ()
    %29 = llvm.call @from(%4) : (i32 {llvm.noundef}) -> !llvm.struct<(ptr, i64)>
    %30 = llvm.getelementptr inbounds|nuw %11[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(ptr, i64)>
    %31 = llvm.extractvalue %29[0] : !llvm.struct<(ptr, i64)> 
    llvm.store %31, %30 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %32 = llvm.getelementptr inbounds|nuw %11[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(ptr, i64)>
    %33 = llvm.extractvalue %29[1] : !llvm.struct<(ptr, i64)> 
    llvm.store %33, %32 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %1, %12 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb4, ^bb7
    %34 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %35 = llvm.icmp "slt" %34, %5 : i32
    llvm.cond_br %35, ^bb6, ^bb8
  ^bb6:  // pred: ^bb5
    %36 = llvm.call @product(%11, %11) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.struct<(ptr, i64)>
    %37 = llvm.getelementptr inbounds|nuw %13[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(ptr, i64)>
    %38 = llvm.extractvalue %36[0] : !llvm.struct<(ptr, i64)> 
    llvm.store %38, %37 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %39 = llvm.getelementptr inbounds|nuw %13[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(ptr, i64)>
    %40 = llvm.extractvalue %36[1] : !llvm.struct<(ptr, i64)> 
    llvm.store %40, %39 {alignment = 8 : i64} : i64, !llvm.ptr
    %41 = llvm.getelementptr inbounds|nuw %11[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.big", (ptr, i32, i32)>
    %42 = llvm.load %41 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%42) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    "llvm.intr.memcpy"(%11, %13, %7) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb7
  ^bb7:  // pred: ^bb6
    %43 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %44 = llvm.add %43, %0 overflow<nsw> : i32
    llvm.store %44, %12 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5 {loop_annotation = #loop_annotation}
  ^bb8:  // pred: ^bb5
    %45 = llvm.getelementptr inbounds|nuw %11[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.big", (ptr, i32, i32)>
    %46 = llvm.load %45 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.store %46, %14 {alignment = 4 : i64} : i32, !llvm.ptr
    %47 = llvm.getelementptr inbounds|nuw %11[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(ptr, i64)>
    %48 = llvm.load %47 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %49 = llvm.getelementptr inbounds|nuw %11[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(ptr, i64)>
    %50 = llvm.load %49 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.call @print(%48, %50) : (!llvm.ptr, i64) -> ()
    llvm.call @digits_of_e(%6) : (i32 {llvm.noundef}) -> ()
    %51 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %51 : i32
  }
  llvm.func internal @from(%arg0: i32 {llvm.noundef}) -> !llvm.struct<(ptr, i64)> attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.constant(16 : i64) : i64
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.alloca %0 x !llvm.struct<"struct.big", (ptr, i32, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    "llvm.intr.memset"(%5, %1, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.call @need(%5, %0) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %7 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %8 = llvm.getelementptr inbounds|nuw %5[%3, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.big", (ptr, i32, i32)>
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.getelementptr inbounds %9[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %7, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    %11 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %12 = llvm.icmp "ne" %11, %3 : i32
    %13 = llvm.zext %12 : i1 to i32
    %14 = llvm.getelementptr inbounds|nuw %5[%3, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.big", (ptr, i32, i32)>
    llvm.store %13, %14 {alignment = 8 : i64} : i32, !llvm.ptr
    %15 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.struct<(ptr, i64)>
    llvm.return %15 : !llvm.struct<(ptr, i64)>
  }
  llvm.func internal @times(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(32 : i64) : i64
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %6 {alignment = 8 : i64} : i64, !llvm.ptr
    %8 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %9[%2, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.big", (ptr, i32, i32)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i32
    %12 = llvm.add %11, %0 overflow<nsw> : i32
    llvm.call @need(%8, %12) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.store %2, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %13 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %14 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %14[%2, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.big", (ptr, i32, i32)>
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> i32
    %17 = llvm.icmp "slt" %13, %16 : i32
    llvm.cond_br %17, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %18 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.getelementptr inbounds|nuw %18[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.big", (ptr, i32, i32)>
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %22 = llvm.sext %21 : i32 to i64
    %23 = llvm.getelementptr inbounds %20[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %24 = llvm.load %23 {alignment = 4 : i64} : !llvm.ptr -> i32
    %25 = llvm.zext %24 : i32 to i64
    %26 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %27 = llvm.zext %26 : i32 to i64
    %28 = llvm.mul %25, %27 : i64
    %29 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %30 = llvm.add %29, %28 : i64
    llvm.store %30, %6 {alignment = 8 : i64} : i64, !llvm.ptr
    %31 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %32 = llvm.trunc %31 : i64 to i32
    %33 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %34 = llvm.getelementptr inbounds|nuw %33[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.big", (ptr, i32, i32)>
    %35 = llvm.load %34 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %36 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %37 = llvm.sext %36 : i32 to i64
    %38 = llvm.getelementptr inbounds %35[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %32, %38 {alignment = 4 : i64} : i32, !llvm.ptr
    %39 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %40 = llvm.lshr %39, %3 : i64
    llvm.store %40, %6 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %41 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %42 = llvm.add %41, %0 overflow<nsw> : i32
    llvm.store %42, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    %43 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %44 = llvm.icmp "ne" %43, %1 : i64
    llvm.cond_br %44, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %45 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %46 = llvm.trunc %45 : i64 to i32
    %47 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %48 = llvm.getelementptr inbounds|nuw %47[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.big", (ptr, i32, i32)>
    %49 = llvm.load %48 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %50 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %51 = llvm.getelementptr inbounds|nuw %50[%2, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.big", (ptr, i32, i32)>
    %52 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> i32
    %53 = llvm.add %52, %0 overflow<nsw> : i32
    llvm.store %53, %51 {alignment = 8 : i64} : i32, !llvm.ptr
    %54 = llvm.sext %52 : i32 to i64
    %55 = llvm.getelementptr inbounds %49[%54] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %46, %55 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    llvm.return
  }
  llvm.func internal @print(%arg0: !llvm.ptr, %arg1: i64) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(-1 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.addressof @".str" : !llvm.ptr
    %5 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %6 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %7 = llvm.mlir.constant(1000000000 : i32) : i32
    %8 = llvm.alloca %0 x !llvm.struct<"struct.big", (ptr, i32, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.array<64 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(ptr, i64)>
    llvm.store %arg0, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %8[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(ptr, i64)>
    llvm.store %arg1, %12 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %1, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb2
    %13 = llvm.getelementptr inbounds|nuw %8[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.big", (ptr, i32, i32)>
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> i32
    %15 = llvm.icmp "ne" %14, %1 : i32
    llvm.cond_br %15, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %16 = llvm.call @divide(%8, %7) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %17 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %18 = llvm.add %17, %0 overflow<nsw> : i32
    llvm.store %18, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    %19 = llvm.sext %17 : i32 to i64
    %20 = llvm.getelementptr inbounds %9[%3, %19] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i32>
    llvm.store %16, %20 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb3:  // pred: ^bb1
    %21 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %22 = llvm.icmp "ne" %21, %1 : i32
    llvm.cond_br %22, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %23 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %24 = llvm.add %23, %2 overflow<nsw> : i32
    llvm.store %24, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    %25 = llvm.sext %24 : i32 to i64
    %26 = llvm.getelementptr inbounds %9[%3, %25] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i32>
    %27 = llvm.load %26 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.br ^bb6(%27 : i32)
  ^bb5:  // pred: ^bb3
    llvm.br ^bb6(%1 : i32)
  ^bb6(%28: i32):  // 2 preds: ^bb4, ^bb5
    %29 = llvm.call @printf(%4, %28) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb6, ^bb8
    %30 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %31 = llvm.icmp "ne" %30, %1 : i32
    llvm.cond_br %31, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %32 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %33 = llvm.add %32, %2 overflow<nsw> : i32
    llvm.store %33, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    %34 = llvm.sext %33 : i32 to i64
    %35 = llvm.getelementptr inbounds %9[%3, %34] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i32>
    %36 = llvm.load %35 {alignment = 4 : i64} : !llvm.ptr -> i32
    %37 = llvm.call @printf(%6, %36) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb7 {loop_annotation = #loop_annotation}
  ^bb9:  // pred: ^bb7
    %38 = llvm.call @printf(%5) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
    %39 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.big", (ptr, i32, i32)>
    %40 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%40) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func internal @product(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> !llvm.struct<(ptr, i64)> attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.constant(16 : i64) : i64
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(4 : i64) : i64
    %5 = llvm.mlir.constant(false) : i1
    %6 = llvm.mlir.constant(true) : i1
    %7 = llvm.mlir.constant(-1 : i32) : i32
    %8 = llvm.mlir.constant(0 : i64) : i64
    %9 = llvm.mlir.constant(32 : i64) : i64
    %10 = llvm.alloca %0 x !llvm.struct<"struct.big", (ptr, i32, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    "llvm.intr.memset"(%10, %1, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %16 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %16[%3, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.big", (ptr, i32, i32)>
    %18 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> i32
    %19 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.getelementptr inbounds|nuw %19[%3, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.big", (ptr, i32, i32)>
    %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> i32
    %22 = llvm.add %18, %21 overflow<nsw> : i32
    %23 = llvm.add %22, %0 overflow<nsw> : i32
    llvm.call @need(%10, %23) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %24 = llvm.getelementptr inbounds|nuw %10[%3, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.big", (ptr, i32, i32)>
    %25 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.getelementptr inbounds|nuw %26[%3, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.big", (ptr, i32, i32)>
    %28 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> i32
    %29 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.getelementptr inbounds|nuw %29[%3, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.big", (ptr, i32, i32)>
    %31 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> i32
    %32 = llvm.add %28, %31 overflow<nsw> : i32
    %33 = llvm.add %32, %0 overflow<nsw> : i32
    %34 = llvm.sext %33 : i32 to i64
    %35 = llvm.mul %34, %4 : i64
    "llvm.intr.memset"(%25, %1, %35) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.store %3, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb7
    %36 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %37 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %38 = llvm.getelementptr inbounds|nuw %37[%3, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.big", (ptr, i32, i32)>
    %39 = llvm.load %38 {alignment = 8 : i64} : !llvm.ptr -> i32
    %40 = llvm.icmp "slt" %36, %39 : i32
    llvm.cond_br %40, ^bb2, ^bb8
  ^bb2:  // pred: ^bb1
    llvm.store %8, %14 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %3, %15 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb2, ^bb5
    %41 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %42 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %43 = llvm.getelementptr inbounds|nuw %42[%3, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.big", (ptr, i32, i32)>
    %44 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> i32
    %45 = llvm.icmp "slt" %41, %44 : i32
    llvm.cond_br %45, ^bb4, ^bb6
  ^bb4:  // pred: ^bb3
    %46 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %47 = llvm.getelementptr inbounds|nuw %46[%3, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.big", (ptr, i32, i32)>
    %48 = llvm.load %47 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %49 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %50 = llvm.sext %49 : i32 to i64
    %51 = llvm.getelementptr inbounds %48[%50] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %52 = llvm.load %51 {alignment = 4 : i64} : !llvm.ptr -> i32
    %53 = llvm.zext %52 : i32 to i64
    %54 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %55 = llvm.getelementptr inbounds|nuw %54[%3, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.big", (ptr, i32, i32)>
    %56 = llvm.load %55 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %57 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %58 = llvm.sext %57 : i32 to i64
    %59 = llvm.getelementptr inbounds %56[%58] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %60 = llvm.load %59 {alignment = 4 : i64} : !llvm.ptr -> i32
    %61 = llvm.zext %60 : i32 to i64
    %62 = llvm.mul %53, %61 : i64
    %63 = llvm.getelementptr inbounds|nuw %10[%3, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.big", (ptr, i32, i32)>
    %64 = llvm.load %63 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %65 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %66 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %67 = llvm.add %65, %66 overflow<nsw> : i32
    %68 = llvm.sext %67 : i32 to i64
    %69 = llvm.getelementptr inbounds %64[%68] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %70 = llvm.load %69 {alignment = 4 : i64} : !llvm.ptr -> i32
    %71 = llvm.zext %70 : i32 to i64
    %72 = llvm.add %62, %71 : i64
    %73 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> i64
    %74 = llvm.add %73, %72 : i64
    llvm.store %74, %14 {alignment = 8 : i64} : i64, !llvm.ptr
    %75 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> i64
    %76 = llvm.trunc %75 : i64 to i32
    %77 = llvm.getelementptr inbounds|nuw %10[%3, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.big", (ptr, i32, i32)>
    %78 = llvm.load %77 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %79 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %80 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %81 = llvm.add %79, %80 overflow<nsw> : i32
    %82 = llvm.sext %81 : i32 to i64
    %83 = llvm.getelementptr inbounds %78[%82] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %76, %83 {alignment = 4 : i64} : i32, !llvm.ptr
    %84 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> i64
    %85 = llvm.lshr %84, %9 : i64
    llvm.store %85, %14 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // pred: ^bb4
    %86 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %87 = llvm.add %86, %0 overflow<nsw> : i32
    llvm.store %87, %15 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3 {loop_annotation = #loop_annotation}
  ^bb6:  // pred: ^bb3
    %88 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> i64
    %89 = llvm.trunc %88 : i64 to i32
    %90 = llvm.getelementptr inbounds|nuw %10[%3, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.big", (ptr, i32, i32)>
    %91 = llvm.load %90 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %92 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %93 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %94 = llvm.getelementptr inbounds|nuw %93[%3, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.big", (ptr, i32, i32)>
    %95 = llvm.load %94 {alignment = 8 : i64} : !llvm.ptr -> i32
    %96 = llvm.add %92, %95 overflow<nsw> : i32
    %97 = llvm.sext %96 : i32 to i64
    %98 = llvm.getelementptr inbounds %91[%97] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %89, %98 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // pred: ^bb6
    %99 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %100 = llvm.add %99, %0 overflow<nsw> : i32
    llvm.store %100, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb8:  // pred: ^bb1
    %101 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %102 = llvm.getelementptr inbounds|nuw %101[%3, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.big", (ptr, i32, i32)>
    %103 = llvm.load %102 {alignment = 8 : i64} : !llvm.ptr -> i32
    %104 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %105 = llvm.getelementptr inbounds|nuw %104[%3, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.big", (ptr, i32, i32)>
    %106 = llvm.load %105 {alignment = 8 : i64} : !llvm.ptr -> i32
    %107 = llvm.add %103, %106 overflow<nsw> : i32
    %108 = llvm.getelementptr inbounds|nuw %10[%3, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.big", (ptr, i32, i32)>
    llvm.store %107, %108 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb8, ^bb12
    %109 = llvm.getelementptr inbounds|nuw %10[%3, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.big", (ptr, i32, i32)>
    %110 = llvm.load %109 {alignment = 8 : i64} : !llvm.ptr -> i32
    %111 = llvm.icmp "ne" %110, %3 : i32
    llvm.cond_br %111, ^bb10, ^bb11(%5 : i1)
  ^bb10:  // pred: ^bb9
    %112 = llvm.getelementptr inbounds|nuw %10[%3, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.big", (ptr, i32, i32)>
    %113 = llvm.load %112 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %114 = llvm.getelementptr inbounds|nuw %10[%3, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.big", (ptr, i32, i32)>
    %115 = llvm.load %114 {alignment = 8 : i64} : !llvm.ptr -> i32
    %116 = llvm.sub %115, %0 overflow<nsw> : i32
    %117 = llvm.sext %116 : i32 to i64
    %118 = llvm.getelementptr inbounds %113[%117] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %119 = llvm.load %118 {alignment = 4 : i64} : !llvm.ptr -> i32
    %120 = llvm.icmp "ne" %119, %3 : i32
    %121 = llvm.xor %120, %6 : i1
    llvm.br ^bb11(%121 : i1)
  ^bb11(%122: i1):  // 2 preds: ^bb9, ^bb10
    llvm.cond_br %122, ^bb12, ^bb13
  ^bb12:  // pred: ^bb11
    %123 = llvm.getelementptr inbounds|nuw %10[%3, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.big", (ptr, i32, i32)>
    %124 = llvm.load %123 {alignment = 8 : i64} : !llvm.ptr -> i32
    %125 = llvm.add %124, %7 overflow<nsw> : i32
    llvm.store %125, %123 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.br ^bb9 {loop_annotation = #loop_annotation}
  ^bb13:  // pred: ^bb11
    %126 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.struct<(ptr, i64)>
    llvm.return %126 : !llvm.struct<(ptr, i64)>
  }
  llvm.func @free(!llvm.ptr {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @digits_of_e(%arg0: i32 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(40 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %4 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %5 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %6 = llvm.mlir.constant(0 : i64) : i64
    %7 = llvm.mlir.constant(10 : i32) : i32
    %8 = llvm.mlir.constant(-1 : i32) : i32
    %9 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.array<41 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %2, %12 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %17 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %18 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %19 = llvm.icmp "sle" %17, %18 : i32
    llvm.cond_br %19, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %20 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %21 = llvm.sext %20 : i32 to i64
    %22 = llvm.getelementptr inbounds %11[%6, %21] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<41 x i32>
    llvm.store %0, %22 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %23 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %24 = llvm.add %23, %0 overflow<nsw> : i32
    llvm.store %24, %12 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    %25 = llvm.call @printf(%3) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.store %2, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb4, ^bb11
    %26 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %27 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %28 = llvm.icmp "slt" %26, %27 : i32
    llvm.cond_br %28, ^bb6, ^bb12
  ^bb6:  // pred: ^bb5
    llvm.store %2, %14 {alignment = 4 : i64} : i32, !llvm.ptr
    %29 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %29, %15 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb6, ^bb9
    %30 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %31 = llvm.icmp "sgt" %30, %0 : i32
    llvm.cond_br %31, ^bb8, ^bb10
  ^bb8:  // pred: ^bb7
    %32 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %33 = llvm.sext %32 : i32 to i64
    %34 = llvm.getelementptr inbounds %11[%6, %33] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<41 x i32>
    %35 = llvm.load %34 {alignment = 4 : i64} : !llvm.ptr -> i32
    %36 = llvm.mul %35, %7 overflow<nsw> : i32
    %37 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> i32
    %38 = llvm.add %36, %37 overflow<nsw> : i32
    llvm.store %38, %16 {alignment = 4 : i64} : i32, !llvm.ptr
    %39 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %40 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %41 = llvm.sdiv %39, %40 : i32
    llvm.store %41, %14 {alignment = 4 : i64} : i32, !llvm.ptr
    %42 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %43 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %44 = llvm.srem %42, %43 : i32
    %45 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %46 = llvm.sext %45 : i32 to i64
    %47 = llvm.getelementptr inbounds %11[%6, %46] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<41 x i32>
    llvm.store %44, %47 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb9:  // pred: ^bb8
    %48 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %49 = llvm.add %48, %8 overflow<nsw> : i32
    llvm.store %49, %15 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb7 {loop_annotation = #loop_annotation}
  ^bb10:  // pred: ^bb7
    %50 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> i32
    %51 = llvm.call @printf(%5, %50) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb11
  ^bb11:  // pred: ^bb10
    %52 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %53 = llvm.add %52, %0 overflow<nsw> : i32
    llvm.store %53, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5 {loop_annotation = #loop_annotation}
  ^bb12:  // pred: ^bb5
    %54 = llvm.call @printf(%4) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func internal @need(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.mlir.constant(4 : i64) : i64
    %4 = llvm.mlir.zero : !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    %7 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %8 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %8[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.big", (ptr, i32, i32)>
    %10 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %11 = llvm.icmp "sgt" %7, %10 : i32
    llvm.cond_br %11, ^bb1, ^bb4
  ^bb1:  // pred: ^bb0
    %12 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %13 = llvm.mul %12, %2 overflow<nsw> : i32
    %14 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %14[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.big", (ptr, i32, i32)>
    llvm.store %13, %15 {alignment = 4 : i64} : i32, !llvm.ptr
    %16 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %16[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.big", (ptr, i32, i32)>
    %18 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.getelementptr inbounds|nuw %19[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.big", (ptr, i32, i32)>
    %21 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> i32
    %22 = llvm.sext %21 : i32 to i64
    %23 = llvm.mul %22, %3 : i64
    %24 = llvm.call @realloc(%18, %23) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %25 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.getelementptr inbounds|nuw %25[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.big", (ptr, i32, i32)>
    llvm.store %24, %26 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %27 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.getelementptr inbounds|nuw %27[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.big", (ptr, i32, i32)>
    %29 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.icmp "ne" %29, %4 : !llvm.ptr
    llvm.cond_br %30, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    llvm.call @abort() {no_unwind} : () -> ()
    llvm.unreachable
  ^bb3:  // pred: ^bb1
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb0, ^bb3
    llvm.return
  }
  llvm.func @realloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["allocsize", "8589934591"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @abort() attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["noreturn", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @divide(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(-1 : i32) : i32
    %4 = llvm.mlir.constant(false) : i1
    %5 = llvm.mlir.constant(true) : i1
    %6 = llvm.mlir.constant(32 : i64) : i64
    %7 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %9 {alignment = 8 : i64} : i64, !llvm.ptr
    %11 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %11[%2, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.big", (ptr, i32, i32)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.store %13, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb2
    %14 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %15 = llvm.add %14, %3 overflow<nsw> : i32
    llvm.store %15, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    %16 = llvm.icmp "sgt" %14, %2 : i32
    llvm.cond_br %16, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %17 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
    %18 = llvm.shl %17, %6 : i64
    %19 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.getelementptr inbounds|nuw %19[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.big", (ptr, i32, i32)>
    %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %23 = llvm.sext %22 : i32 to i64
    %24 = llvm.getelementptr inbounds %21[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %25 = llvm.load %24 {alignment = 4 : i64} : !llvm.ptr -> i32
    %26 = llvm.zext %25 : i32 to i64
    %27 = llvm.or %18, %26 : i64
    llvm.store %27, %9 {alignment = 8 : i64} : i64, !llvm.ptr
    %28 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
    %29 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %30 = llvm.zext %29 : i32 to i64
    %31 = llvm.udiv %28, %30 : i64
    %32 = llvm.trunc %31 : i64 to i32
    %33 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %34 = llvm.getelementptr inbounds|nuw %33[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.big", (ptr, i32, i32)>
    %35 = llvm.load %34 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %36 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %37 = llvm.sext %36 : i32 to i64
    %38 = llvm.getelementptr inbounds %35[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %32, %38 {alignment = 4 : i64} : i32, !llvm.ptr
    %39 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %40 = llvm.zext %39 : i32 to i64
    %41 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
    %42 = llvm.urem %41, %40 : i64
    llvm.store %42, %9 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb3:  // pred: ^bb1
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb3, ^bb7
    %43 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %44 = llvm.getelementptr inbounds|nuw %43[%2, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.big", (ptr, i32, i32)>
    %45 = llvm.load %44 {alignment = 8 : i64} : !llvm.ptr -> i32
    %46 = llvm.icmp "ne" %45, %2 : i32
    llvm.cond_br %46, ^bb5, ^bb6(%4 : i1)
  ^bb5:  // pred: ^bb4
    %47 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %48 = llvm.getelementptr inbounds|nuw %47[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.big", (ptr, i32, i32)>
    %49 = llvm.load %48 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %50 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %51 = llvm.getelementptr inbounds|nuw %50[%2, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.big", (ptr, i32, i32)>
    %52 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> i32
    %53 = llvm.sub %52, %0 overflow<nsw> : i32
    %54 = llvm.sext %53 : i32 to i64
    %55 = llvm.getelementptr inbounds %49[%54] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %56 = llvm.load %55 {alignment = 4 : i64} : !llvm.ptr -> i32
    %57 = llvm.icmp "ne" %56, %2 : i32
    %58 = llvm.xor %57, %5 : i1
    llvm.br ^bb6(%58 : i1)
  ^bb6(%59: i1):  // 2 preds: ^bb4, ^bb5
    llvm.cond_br %59, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %60 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %61 = llvm.getelementptr inbounds|nuw %60[%2, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.big", (ptr, i32, i32)>
    %62 = llvm.load %61 {alignment = 8 : i64} : !llvm.ptr -> i32
    %63 = llvm.add %62, %3 overflow<nsw> : i32
    llvm.store %63, %61 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.br ^bb4 {loop_annotation = #loop_annotation}
  ^bb8:  // pred: ^bb6
    %64 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
    %65 = llvm.trunc %64 : i64 to i32
    llvm.return %65 : i32
  }
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
}
