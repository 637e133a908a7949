#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global internal @pegs(dense<0> : tensor<3x10xi32>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<3 x array<10 x i32>>
  llvm.mlir.global internal @top(dense<0> : tensor<3xi32>) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : !llvm.array<3 x i32>
  llvm.mlir.global private unnamed_addr constant @".str"("%d moves, depth %d, top %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @moves(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global internal @peak(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global private unnamed_addr constant @__const.main.s("abcde\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%d %s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @permutations(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global private unnamed_addr constant @".str.2"("%d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @field(dense<[[46, 46, 46, 46, 35, 46, 46, 46, 0], [46, 35, 35, 46, 35, 46, 35, 46, 0], [46, 35, 46, 46, 35, 46, 35, 46, 0], [46, 35, 35, 35, 35, 46, 35, 46, 0], [46, 46, 46, 46, 46, 46, 35, 46, 0]]> : tensor<5x9xi8>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<5 x array<9 x i8>>
  llvm.mlir.global private unnamed_addr constant @".str.3"("%ld\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @depth(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global internal @memo(dense<0> : tensor<61x61xi64>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<61 x array<61 x i64>>
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main() -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(8 : i32) : i32
    %3 = llvm.mlir.constant(2 : i32) : i32
    %4 = llvm.mlir.addressof @moves : !llvm.ptr
    %5 = llvm.mlir.addressof @peak : !llvm.ptr
    %6 = llvm.mlir.constant(2 : i64) : i64
    %7 = llvm.mlir.constant(0 : i64) : i64
    %8 = llvm.mlir.addressof @top : !llvm.ptr
    %9 = llvm.getelementptr inbounds %8[%7, %6] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i32>
    %10 = llvm.mlir.addressof @pegs : !llvm.ptr
    %11 = llvm.getelementptr inbounds %10[%7, %6] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x array<10 x i32>>
    %12 = llvm.mlir.addressof @".str" : !llvm.ptr
    %13 = llvm.mlir.addressof @__const.main.s : !llvm.ptr
    %14 = llvm.mlir.constant(6 : i64) : i64
    %15 = llvm.mlir.constant(5 : i32) : i32
    %16 = llvm.mlir.addressof @permutations : !llvm.ptr
    %17 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %18 = llvm.mlir.constant(100 : i32) : i32
    %19 = llvm.mlir.constant(77 : i32) : i32
    %20 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %21 = llvm.mlir.constant(60 : i32) : i32
    %22 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %23 = llvm.mlir.constant(9 : i32) : i32
    %24 = llvm.mlir.addressof @field : !llvm.ptr
    %25 = llvm.mlir.constant(-1 : i32) : i32
    %26 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %27 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %28 = llvm.alloca %0 x !llvm.array<6 x i8> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %29 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %30 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %26 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %2, %27 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %31 = llvm.load %27 {alignment = 4 : i64} : !llvm.ptr -> i32
    %32 = llvm.icmp "sgt" %31, %1 : i32
    llvm.cond_br %32, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %33 = llvm.load %27 {alignment = 4 : i64} : !llvm.ptr -> i32
    %34 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %35 = llvm.add %34, %0 overflow<nsw> : i32
    llvm.store %35, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    %36 = llvm.sext %34 : i32 to i64
    %37 = llvm.getelementptr inbounds %10[%7, %36] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<10 x i32>
    llvm.store %33, %37 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %38 = llvm.load %27 {alignment = 4 : i64} : !llvm.ptr -> i32
    %39 = llvm.add %38, %25 overflow<nsw> : i32
    llvm.store %39, %27 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    llvm.call @hanoi(%2, %1, %3) : (i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %40 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    %41 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %42 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %43 = llvm.sub %42, %0 overflow<nsw> : i32
    %44 = llvm.sext %43 : i32 to i64
    %45 = llvm.getelementptr inbounds %11[%7, %44] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<10 x i32>
    %46 = llvm.load %45 {alignment = 4 : i64} : !llvm.ptr -> i32
    %47 = llvm.call @printf(%12, %40, %41, %46) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    "llvm.intr.memcpy"(%28, %13, %14) <{arg_attrs = [{llvm.align = 1 : i64}, {llvm.align = 1 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %48 = llvm.getelementptr inbounds %28[%7, %7] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x i8>
    llvm.call @permute(%48, %1, %15) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %49 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %50 = llvm.getelementptr inbounds %28[%7, %7] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x i8>
    %51 = llvm.call @printf(%17, %49, %50) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %52 = llvm.call @even(%18) : (i32 {llvm.noundef}) -> i32
    %53 = llvm.call @odd(%19) : (i32 {llvm.noundef}) -> i32
    %54 = llvm.call @printf(%20, %52, %53) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %55 = llvm.call @fill(%1, %1) : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %55, %29 {alignment = 4 : i64} : i32, !llvm.ptr
    %56 = llvm.load %29 {alignment = 4 : i64} : !llvm.ptr -> i32
    %57 = llvm.call @fill(%1, %15) : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %58 = llvm.call @printf(%20, %56, %57) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %1, %30 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb4, ^bb7
    %59 = llvm.load %30 {alignment = 4 : i64} : !llvm.ptr -> i32
    %60 = llvm.icmp "slt" %59, %15 : i32
    llvm.cond_br %60, ^bb6, ^bb8
  ^bb6:  // pred: ^bb5
    %61 = llvm.load %30 {alignment = 4 : i64} : !llvm.ptr -> i32
    %62 = llvm.sext %61 : i32 to i64
    %63 = llvm.getelementptr inbounds %24[%7, %62] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<5 x array<9 x i8>>
    %64 = llvm.getelementptr inbounds %63[%7, %7] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<9 x i8>
    %65 = llvm.call @puts(%64) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb7
  ^bb7:  // pred: ^bb6
    %66 = llvm.load %30 {alignment = 4 : i64} : !llvm.ptr -> i32
    %67 = llvm.add %66, %0 overflow<nsw> : i32
    llvm.store %67, %30 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5 {loop_annotation = #loop_annotation}
  ^bb8:  // pred: ^bb5
    %68 = llvm.call @partitions(%21, %21) : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i64
    %69 = llvm.call @printf(%22, %68) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %70 = llvm.call @ack(%3, %23) : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %70 : i32
  }
  llvm.func internal @hanoi(%arg0: i32 {llvm.noundef}, %arg1: i32 {llvm.noundef}, %arg2: i32 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @depth : !llvm.ptr
    %2 = llvm.mlir.addressof @peak : !llvm.ptr
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(3 : i32) : i32
    %5 = llvm.mlir.addressof @pegs : !llvm.ptr
    %6 = llvm.mlir.constant(0 : i64) : i64
    %7 = llvm.mlir.addressof @top : !llvm.ptr
    %8 = llvm.mlir.constant(-1 : i32) : i32
    %9 = llvm.mlir.addressof @moves : !llvm.ptr
    %10 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg1, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg2, %12 {alignment = 4 : i64} : i32, !llvm.ptr
    %14 = llvm.load %1 {alignment = 4 : i64} : !llvm.ptr -> i32
    %15 = llvm.add %14, %0 overflow<nsw> : i32
    llvm.store %15, %1 {alignment = 4 : i64} : i32, !llvm.ptr
    %16 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32
    %17 = llvm.icmp "sgt" %15, %16 : i32
    llvm.cond_br %17, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %18 = llvm.load %1 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %18, %2 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %19 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %20 = llvm.icmp "sgt" %19, %3 : i32
    llvm.cond_br %20, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %21 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %22 = llvm.sub %4, %21 overflow<nsw> : i32
    %23 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %24 = llvm.sub %22, %23 overflow<nsw> : i32
    llvm.store %24, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    %25 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %26 = llvm.sub %25, %0 overflow<nsw> : i32
    %27 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %28 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.call @hanoi(%26, %27, %28) : (i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %29 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %30 = llvm.sext %29 : i32 to i64
    %31 = llvm.getelementptr inbounds %5[%6, %30] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x array<10 x i32>>
    %32 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %33 = llvm.sext %32 : i32 to i64
    %34 = llvm.getelementptr inbounds %7[%6, %33] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i32>
    %35 = llvm.load %34 {alignment = 4 : i64} : !llvm.ptr -> i32
    %36 = llvm.add %35, %8 overflow<nsw> : i32
    llvm.store %36, %34 {alignment = 4 : i64} : i32, !llvm.ptr
    %37 = llvm.sext %36 : i32 to i64
    %38 = llvm.getelementptr inbounds %31[%6, %37] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<10 x i32>
    %39 = llvm.load %38 {alignment = 4 : i64} : !llvm.ptr -> i32
    %40 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %41 = llvm.sext %40 : i32 to i64
    %42 = llvm.getelementptr inbounds %5[%6, %41] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x array<10 x i32>>
    %43 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %44 = llvm.sext %43 : i32 to i64
    %45 = llvm.getelementptr inbounds %7[%6, %44] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i32>
    %46 = llvm.load %45 {alignment = 4 : i64} : !llvm.ptr -> i32
    %47 = llvm.add %46, %0 overflow<nsw> : i32
    llvm.store %47, %45 {alignment = 4 : i64} : i32, !llvm.ptr
    %48 = llvm.sext %46 : i32 to i64
    %49 = llvm.getelementptr inbounds %42[%6, %48] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<10 x i32>
    llvm.store %39, %49 {alignment = 4 : i64} : i32, !llvm.ptr
    %50 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %51 = llvm.add %50, %0 overflow<nsw> : i32
    llvm.store %51, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    %52 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %53 = llvm.sub %52, %0 overflow<nsw> : i32
    %54 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %55 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.call @hanoi(%53, %54, %55) : (i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %56 = llvm.load %1 {alignment = 4 : i64} : !llvm.ptr -> i32
    %57 = llvm.add %56, %8 overflow<nsw> : i32
    llvm.store %57, %1 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @permute(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}, %arg2: i32 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @permutations : !llvm.ptr
    %2 = llvm.mlir.constant(20 : i32) : i32
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i8 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg2, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    %8 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    %9 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %10 = llvm.icmp "eq" %8, %9 : i32
    llvm.cond_br %10, ^bb1, ^bb4
  ^bb1:  // pred: ^bb0
    %11 = llvm.load %1 {alignment = 4 : i64} : !llvm.ptr -> i32
    %12 = llvm.add %11, %0 overflow<nsw> : i32
    llvm.store %12, %1 {alignment = 4 : i64} : i32, !llvm.ptr
    %13 = llvm.srem %12, %2 : i32
    %14 = llvm.icmp "eq" %13, %0 : i32
    llvm.cond_br %14, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %15 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.call @puts(%15) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    llvm.br ^bb8
  ^bb4:  // pred: ^bb0
    %17 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %17, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb4, ^bb7
    %18 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %19 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %20 = llvm.icmp "slt" %18, %19 : i32
    llvm.cond_br %20, ^bb6, ^bb8
  ^bb6:  // pred: ^bb5
    %21 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    %23 = llvm.sext %22 : i32 to i64
    %24 = llvm.getelementptr inbounds %21[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %25 = llvm.load %24 {alignment = 1 : i64} : !llvm.ptr -> i8
    llvm.store %25, %7 {alignment = 1 : i64} : i8, !llvm.ptr
    %26 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %28 = llvm.sext %27 : i32 to i64
    %29 = llvm.getelementptr inbounds %26[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %30 = llvm.load %29 {alignment = 1 : i64} : !llvm.ptr -> i8
    %31 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %32 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    %33 = llvm.sext %32 : i32 to i64
    %34 = llvm.getelementptr inbounds %31[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %30, %34 {alignment = 1 : i64} : i8, !llvm.ptr
    %35 = llvm.load %7 {alignment = 1 : i64} : !llvm.ptr -> i8
    %36 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %37 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %38 = llvm.sext %37 : i32 to i64
    %39 = llvm.getelementptr inbounds %36[%38] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %35, %39 {alignment = 1 : i64} : i8, !llvm.ptr
    %40 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %41 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    %42 = llvm.add %41, %0 overflow<nsw> : i32
    %43 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.call @permute(%40, %42, %43) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %44 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %45 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    %46 = llvm.sext %45 : i32 to i64
    %47 = llvm.getelementptr inbounds %44[%46] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %48 = llvm.load %47 {alignment = 1 : i64} : !llvm.ptr -> i8
    llvm.store %48, %7 {alignment = 1 : i64} : i8, !llvm.ptr
    %49 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %50 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %51 = llvm.sext %50 : i32 to i64
    %52 = llvm.getelementptr inbounds %49[%51] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %53 = llvm.load %52 {alignment = 1 : i64} : !llvm.ptr -> i8
    %54 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %55 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    %56 = llvm.sext %55 : i32 to i64
    %57 = llvm.getelementptr inbounds %54[%56] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %53, %57 {alignment = 1 : i64} : i8, !llvm.ptr
    %58 = llvm.load %7 {alignment = 1 : i64} : !llvm.ptr -> i8
    %59 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %60 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %61 = llvm.sext %60 : i32 to i64
    %62 = llvm.getelementptr inbounds %59[%61] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %58, %62 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // pred: ^bb6
    %63 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %64 = llvm.add %63, %0 overflow<nsw> : i32
    llvm.store %64, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5 {loop_annotation = #loop_annotation}
  ^bb8:  // 2 preds: ^bb3, ^bb5
    llvm.return
  }
  llvm.func internal @even(%arg0: i32 {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 4 : i64} : i32, !llvm.ptr
    %3 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32
    %4 = llvm.icmp "eq" %3, %1 : i32
    llvm.cond_br %4, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.br ^bb3(%0 : i32)
  ^bb2:  // pred: ^bb0
    %5 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32
    %6 = llvm.sub %5, %0 : i32
    %7 = llvm.call @odd(%6) : (i32 {llvm.noundef}) -> i32
    llvm.br ^bb3(%7 : i32)
  ^bb3(%8: i32):  // 2 preds: ^bb1, ^bb2
    llvm.return %8 : i32
  }
  llvm.func internal @odd(%arg0: i32 {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 4 : i64} : i32, !llvm.ptr
    %3 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32
    %4 = llvm.icmp "eq" %3, %1 : i32
    llvm.cond_br %4, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.br ^bb3(%1 : i32)
  ^bb2:  // pred: ^bb0
    %5 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32
    %6 = llvm.sub %5, %0 : i32
    %7 = llvm.call @even(%6) : (i32 {llvm.noundef}) -> i32
    llvm.br ^bb3(%7 : i32)
  ^bb3(%8: i32):  // 2 preds: ^bb1, ^bb2
    llvm.return %8 : i32
  }
  llvm.func internal @fill(%arg0: i32 {llvm.noundef}, %arg1: i32 {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(5 : i32) : i32
    %3 = llvm.mlir.constant(8 : i32) : i32
    %4 = llvm.mlir.addressof @field : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.mlir.constant(46 : i32) : i32
    %7 = llvm.mlir.constant(111 : i8) : i8
    %8 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg1, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    %11 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %12 = llvm.icmp "slt" %11, %1 : i32
    llvm.cond_br %12, ^bb5, ^bb1
  ^bb1:  // pred: ^bb0
    %13 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %14 = llvm.icmp "sge" %13, %2 : i32
    llvm.cond_br %14, ^bb5, ^bb2
  ^bb2:  // pred: ^bb1
    %15 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %16 = llvm.icmp "slt" %15, %1 : i32
    llvm.cond_br %16, ^bb5, ^bb3
  ^bb3:  // pred: ^bb2
    %17 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %18 = llvm.icmp "sge" %17, %3 : i32
    llvm.cond_br %18, ^bb5, ^bb4
  ^bb4:  // pred: ^bb3
    %19 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %20 = llvm.sext %19 : i32 to i64
    %21 = llvm.getelementptr inbounds %4[%5, %20] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<5 x array<9 x i8>>
    %22 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %23 = llvm.sext %22 : i32 to i64
    %24 = llvm.getelementptr inbounds %21[%5, %23] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<9 x i8>
    %25 = llvm.load %24 {alignment = 1 : i64} : !llvm.ptr -> i8
    %26 = llvm.sext %25 : i8 to i32
    %27 = llvm.icmp "ne" %26, %6 : i32
    llvm.cond_br %27, ^bb5, ^bb6
  ^bb5:  // 5 preds: ^bb0, ^bb1, ^bb2, ^bb3, ^bb4
    llvm.store %1, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb7
  ^bb6:  // pred: ^bb4
    %28 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %29 = llvm.sext %28 : i32 to i64
    %30 = llvm.getelementptr inbounds %4[%5, %29] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<5 x array<9 x i8>>
    %31 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %32 = llvm.sext %31 : i32 to i64
    %33 = llvm.getelementptr inbounds %30[%5, %32] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<9 x i8>
    llvm.store %7, %33 {alignment = 1 : i64} : i8, !llvm.ptr
    %34 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %35 = llvm.sub %34, %0 overflow<nsw> : i32
    %36 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %37 = llvm.call @fill(%35, %36) : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %38 = llvm.add %0, %37 overflow<nsw> : i32
    %39 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %40 = llvm.add %39, %0 overflow<nsw> : i32
    %41 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %42 = llvm.call @fill(%40, %41) : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %43 = llvm.add %38, %42 overflow<nsw> : i32
    %44 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %45 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %46 = llvm.sub %45, %0 overflow<nsw> : i32
    %47 = llvm.call @fill(%44, %46) : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %48 = llvm.add %43, %47 overflow<nsw> : i32
    %49 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %50 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %51 = llvm.add %50, %0 overflow<nsw> : i32
    %52 = llvm.call @fill(%49, %51) : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %53 = llvm.add %48, %52 overflow<nsw> : i32
    llvm.store %53, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb5, ^bb6
    %54 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %54 : i32
  }
  llvm.func @puts(!llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @partitions(%arg0: i32 {llvm.noundef}, %arg1: i32 {llvm.noundef}) -> i64 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.addressof @memo : !llvm.ptr
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg1, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    %9 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %10 = llvm.icmp "eq" %9, %1 : i32
    llvm.cond_br %10, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.store %4, %5 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb8
  ^bb2:  // pred: ^bb0
    %11 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %12 = llvm.icmp "slt" %11, %1 : i32
    llvm.cond_br %12, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %13 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %14 = llvm.icmp "eq" %13, %1 : i32
    llvm.cond_br %14, ^bb4, ^bb5
  ^bb4:  // 2 preds: ^bb2, ^bb3
    llvm.store %3, %5 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb8
  ^bb5:  // pred: ^bb3
    %15 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %16 = llvm.sext %15 : i32 to i64
    %17 = llvm.getelementptr inbounds %2[%3, %16] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<61 x array<61 x i64>>
    %18 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %19 = llvm.sext %18 : i32 to i64
    %20 = llvm.getelementptr inbounds %17[%3, %19] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<61 x i64>
    %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> i64
    %22 = llvm.icmp "ne" %21, %3 : i64
    llvm.cond_br %22, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %23 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %24 = llvm.sext %23 : i32 to i64
    %25 = llvm.getelementptr inbounds %2[%3, %24] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<61 x array<61 x i64>>
    %26 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %27 = llvm.sext %26 : i32 to i64
    %28 = llvm.getelementptr inbounds %25[%3, %27] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<61 x i64>
    %29 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> i64
    %30 = llvm.sub %29, %4 overflow<nsw> : i64
    llvm.store %30, %5 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb8
  ^bb7:  // pred: ^bb5
    %31 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %32 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %33 = llvm.sub %32, %0 overflow<nsw> : i32
    %34 = llvm.call @partitions(%31, %33) : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i64
    %35 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %36 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %37 = llvm.sub %35, %36 overflow<nsw> : i32
    %38 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %39 = llvm.call @partitions(%37, %38) : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i64
    %40 = llvm.add %34, %39 overflow<nsw> : i64
    llvm.store %40, %8 {alignment = 8 : i64} : i64, !llvm.ptr
    %41 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i64
    %42 = llvm.add %41, %4 overflow<nsw> : i64
    %43 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %44 = llvm.sext %43 : i32 to i64
    %45 = llvm.getelementptr inbounds %2[%3, %44] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<61 x array<61 x i64>>
    %46 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %47 = llvm.sext %46 : i32 to i64
    %48 = llvm.getelementptr inbounds %45[%3, %47] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<61 x i64>
    llvm.store %42, %48 {alignment = 8 : i64} : i64, !llvm.ptr
    %49 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %49, %5 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb8
  ^bb8:  // 4 preds: ^bb1, ^bb4, ^bb6, ^bb7
    %50 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.return %50 : i64
  }
  llvm.func internal @ack(%arg0: i32 {llvm.noundef}, %arg1: i32 {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 4 : i64} : i32, !llvm.ptr
    %4 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32
    %5 = llvm.icmp "eq" %4, %1 : i32
    llvm.cond_br %5, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %6 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %7 = llvm.add %6, %0 : i32
    llvm.br ^bb6(%7 : i32)
  ^bb2:  // pred: ^bb0
    %8 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %9 = llvm.icmp "eq" %8, %1 : i32
    llvm.cond_br %9, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %10 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32
    %11 = llvm.sub %10, %0 : i32
    %12 = llvm.call @ack(%11, %0) : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb5(%12 : i32)
  ^bb4:  // pred: ^bb2
    %13 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32
    %14 = llvm.sub %13, %0 : i32
    %15 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32
    %16 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %17 = llvm.sub %16, %0 : i32
    %18 = llvm.call @ack(%15, %17) : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %19 = llvm.call @ack(%14, %18) : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb5(%19 : i32)
  ^bb5(%20: i32):  // 2 preds: ^bb3, ^bb4
    llvm.br ^bb6(%20 : i32)
  ^bb6(%21: i32):  // 2 preds: ^bb1, ^bb5
    llvm.return %21 : i32
  }
}
