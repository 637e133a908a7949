#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global internal @nodes() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<4096 x struct<"struct.node", (ptr, i32, i64)>> {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.zero : !llvm.struct<"struct.node", (ptr, i32, i64)>
    %4 = llvm.mlir.zero : !llvm.array<4096 x struct<"struct.node", (ptr, i32, i64)>>
    llvm.return %4 : !llvm.array<4096 x struct<"struct.node", (ptr, i32, i64)>>
  }
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @kernel(%arg0: i32 {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(4096 : i32) : i32
    %3 = llvm.mlir.addressof @nodes : !llvm.ptr
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.constant(65535 : i64) : i64
    %6 = llvm.mlir.constant(1031 : i32) : i32
    %7 = llvm.mlir.constant(7 : i32) : i32
    %8 = llvm.mlir.constant(4095 : i32) : i32
    %9 = llvm.mlir.constant(0 : i64) : i64
    %10 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %14 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %15 = llvm.icmp "slt" %14, %2 : i32
    llvm.cond_br %15, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %16 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %17 = llvm.mul %16, %6 overflow<nsw> : i32
    %18 = llvm.add %17, %7 overflow<nsw> : i32
    %19 = llvm.and %18, %8 : i32
    %20 = llvm.sext %19 : i32 to i64
    %21 = llvm.getelementptr inbounds %3[%9, %20] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4096 x struct<"struct.node", (ptr, i32, i64)>>
    %22 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %23 = llvm.sext %22 : i32 to i64
    %24 = llvm.getelementptr inbounds %3[%9, %23] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4096 x struct<"struct.node", (ptr, i32, i64)>>
    %25 = llvm.getelementptr inbounds|nuw %24[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.node", (ptr, i32, i64)>
    llvm.store %21, %25 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %26 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %27 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %28 = llvm.sext %27 : i32 to i64
    %29 = llvm.getelementptr inbounds %3[%9, %28] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4096 x struct<"struct.node", (ptr, i32, i64)>>
    %30 = llvm.getelementptr inbounds|nuw %29[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.node", (ptr, i32, i64)>
    llvm.store %26, %30 {alignment = 8 : i64} : i32, !llvm.ptr
    %31 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %32 = llvm.sext %31 : i32 to i64
    %33 = llvm.getelementptr inbounds %3[%9, %32] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4096 x struct<"struct.node", (ptr, i32, i64)>>
    %34 = llvm.getelementptr inbounds|nuw %33[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.node", (ptr, i32, i64)>
    llvm.store %9, %34 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %35 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %36 = llvm.add %35, %0 overflow<nsw> : i32
    llvm.store %36, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    llvm.store %3, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %1, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb4, ^bb7
    %37 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %38 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %39 = llvm.mul %38, %2 overflow<nsw> : i32
    %40 = llvm.icmp "slt" %37, %39 : i32
    llvm.cond_br %40, ^bb6, ^bb8
  ^bb6:  // pred: ^bb5
    %41 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %42 = llvm.getelementptr inbounds|nuw %41[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.node", (ptr, i32, i64)>
    %43 = llvm.load %42 {alignment = 8 : i64} : !llvm.ptr -> i32
    %44 = llvm.sext %43 : i32 to i64
    %45 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %46 = llvm.getelementptr inbounds|nuw %45[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.node", (ptr, i32, i64)>
    %47 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> i64
    %48 = llvm.add %47, %44 overflow<nsw> : i64
    llvm.store %48, %46 {alignment = 8 : i64} : i64, !llvm.ptr
    %49 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %50 = llvm.getelementptr inbounds|nuw %49[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.node", (ptr, i32, i64)>
    %51 = llvm.load %50 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %51, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // pred: ^bb6
    %52 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %53 = llvm.add %52, %0 overflow<nsw> : i32
    llvm.store %53, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5 {loop_annotation = #loop_annotation}
  ^bb8:  // pred: ^bb5
    %54 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %55 = llvm.getelementptr inbounds|nuw %54[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.node", (ptr, i32, i64)>
    %56 = llvm.load %55 {alignment = 8 : i64} : !llvm.ptr -> i64
    %57 = llvm.and %56, %5 : i64
    %58 = llvm.trunc %57 : i64 to i32
    llvm.return %58 : i32
  }
  llvm.func @main() -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(200 : i32) : i32
    %3 = llvm.mlir.constant(127 : i32) : i32
    %4 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %4 {alignment = 4 : i64} : i32, !llvm.ptr
    %5 = llvm.call @kernel(%2) : (i32 {llvm.noundef}) -> i32
    %6 = llvm.and %5, %3 : i32
    llvm.return %6 : i32
  }
}
