#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global internal @v(dense<0> : tensor<1000xi32>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<1000 x i32>
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @kernel(%arg0: i32 {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(500 : i64) : i64
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.addressof @v : !llvm.ptr
    %5 = llvm.getelementptr inbounds %4[%3, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1000 x i32>
    %6 = llvm.mlir.constant(65535 : i32) : i32
    %7 = llvm.mlir.constant(12345 : i32) : i32
    %8 = llvm.mlir.constant(1000 : i32) : i32
    %9 = llvm.mlir.constant(1103515245 : i32) : i32
    %10 = llvm.mlir.constant(8 : i32) : i32
    %11 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %12 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb17
    %18 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %19 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %20 = llvm.icmp "slt" %18, %19 : i32
    llvm.cond_br %20, ^bb2, ^bb18
  ^bb2:  // pred: ^bb1
    llvm.store %7, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %14 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb2, ^bb5
    %21 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> i32
    %22 = llvm.icmp "slt" %21, %8 : i32
    llvm.cond_br %22, ^bb4, ^bb6
  ^bb4:  // pred: ^bb3
    %23 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %24 = llvm.mul %23, %9 : i32
    %25 = llvm.add %24, %7 : i32
    llvm.store %25, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    %26 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %27 = llvm.lshr %26, %10 : i32
    %28 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> i32
    %29 = llvm.sext %28 : i32 to i64
    %30 = llvm.getelementptr inbounds %4[%3, %29] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1000 x i32>
    llvm.store %27, %30 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // pred: ^bb4
    %31 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> i32
    %32 = llvm.add %31, %0 overflow<nsw> : i32
    llvm.store %32, %14 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3 {loop_annotation = #loop_annotation}
  ^bb6:  // pred: ^bb3
    llvm.store %1, %15 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb6, ^bb15
    %33 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %34 = llvm.icmp "slt" %33, %8 : i32
    llvm.cond_br %34, ^bb8, ^bb16
  ^bb8:  // pred: ^bb7
    llvm.store %1, %16 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb8, ^bb13
    %35 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %36 = llvm.add %35, %0 overflow<nsw> : i32
    %37 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %38 = llvm.sub %8, %37 overflow<nsw> : i32
    %39 = llvm.icmp "slt" %36, %38 : i32
    llvm.cond_br %39, ^bb10, ^bb14
  ^bb10:  // pred: ^bb9
    %40 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %41 = llvm.sext %40 : i32 to i64
    %42 = llvm.getelementptr inbounds %4[%3, %41] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1000 x i32>
    %43 = llvm.load %42 {alignment = 4 : i64} : !llvm.ptr -> i32
    %44 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %45 = llvm.add %44, %0 overflow<nsw> : i32
    %46 = llvm.sext %45 : i32 to i64
    %47 = llvm.getelementptr inbounds %4[%3, %46] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1000 x i32>
    %48 = llvm.load %47 {alignment = 4 : i64} : !llvm.ptr -> i32
    %49 = llvm.icmp "sgt" %43, %48 : i32
    llvm.cond_br %49, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    %50 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %51 = llvm.sext %50 : i32 to i64
    %52 = llvm.getelementptr inbounds %4[%3, %51] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1000 x i32>
    %53 = llvm.load %52 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %53, %17 {alignment = 4 : i64} : i32, !llvm.ptr
    %54 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %55 = llvm.add %54, %0 overflow<nsw> : i32
    %56 = llvm.sext %55 : i32 to i64
    %57 = llvm.getelementptr inbounds %4[%3, %56] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1000 x i32>
    %58 = llvm.load %57 {alignment = 4 : i64} : !llvm.ptr -> i32
    %59 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %60 = llvm.sext %59 : i32 to i64
    %61 = llvm.getelementptr inbounds %4[%3, %60] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1000 x i32>
    llvm.store %58, %61 {alignment = 4 : i64} : i32, !llvm.ptr
    %62 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i32
    %63 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %64 = llvm.add %63, %0 overflow<nsw> : i32
    %65 = llvm.sext %64 : i32 to i64
    %66 = llvm.getelementptr inbounds %4[%3, %65] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1000 x i32>
    llvm.store %62, %66 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb12
  ^bb12:  // 2 preds: ^bb10, ^bb11
    llvm.br ^bb13
  ^bb13:  // pred: ^bb12
    %67 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %68 = llvm.add %67, %0 overflow<nsw> : i32
    llvm.store %68, %16 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb9 {loop_annotation = #loop_annotation}
  ^bb14:  // pred: ^bb9
    llvm.br ^bb15
  ^bb15:  // pred: ^bb14
    %69 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %70 = llvm.add %69, %0 overflow<nsw> : i32
    llvm.store %70, %15 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb7 {loop_annotation = #loop_annotation}
  ^bb16:  // pred: ^bb7
    llvm.br ^bb17
  ^bb17:  // pred: ^bb16
    %71 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %72 = llvm.add %71, %0 overflow<nsw> : i32
    llvm.store %72, %12 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb18:  // pred: ^bb1
    %73 = llvm.load %5 {alignment = 16 : i64} : !llvm.ptr -> i32
    %74 = llvm.and %73, %6 : i32
    llvm.return %74 : i32
  }
  llvm.func @main() -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(3 : i32) : i32
    %3 = llvm.mlir.constant(127 : i32) : i32
    %4 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %4 {alignment = 4 : i64} : i32, !llvm.ptr
    %5 = llvm.call @kernel(%2) : (i32 {llvm.noundef}) -> i32
    %6 = llvm.and %5, %3 : i32
    llvm.return %6 : i32
  }
}
