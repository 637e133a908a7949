#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("%d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @live(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global private unnamed_addr constant @".str.1"("%d %d sorted=%d shallow=%d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @sorted(1 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global internal @deepest(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global private unnamed_addr constant @".str.2"("%d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @seed(-1831433054 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global internal @last(-1 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main() -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.constant(400 : i32) : i32
    %4 = llvm.mlir.addressof @live : !llvm.ptr
    %5 = llvm.mlir.addressof @".str" : !llvm.ptr
    %6 = llvm.mlir.constant(1000 : i32) : i32
    %7 = llvm.mlir.addressof @check : !llvm.ptr
    %8 = llvm.mlir.addressof @sorted : !llvm.ptr
    %9 = llvm.mlir.addressof @deepest : !llvm.ptr
    %10 = llvm.mlir.constant(30 : i32) : i32
    %11 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %12 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %13 = llvm.mlir.constant(2 : i32) : i32
    %14 = llvm.mlir.constant(200 : i32) : i32
    %15 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %16 = llvm.mlir.constant(40 : i32) : i32
    %17 = llvm.mlir.constant(3 : i32) : i32
    %18 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %20 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %21 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %22 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %23 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %18 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %2, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %1, %20 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %24 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> i32
    %25 = llvm.icmp "slt" %24, %3 : i32
    llvm.cond_br %25, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %26 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.call @next() : () -> i32
    %28 = llvm.urem %27, %6 : i32
    %29 = llvm.call @insert(%26, %28) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    llvm.store %29, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %30 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> i32
    %31 = llvm.add %30, %0 overflow<nsw> : i32
    llvm.store %31, %20 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    %32 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.call @size(%32) : (!llvm.ptr {llvm.noundef}) -> i32
    %34 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    %35 = llvm.call @printf(%5, %33, %34) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %1, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb4, ^bb7
    %36 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %37 = llvm.icmp "slt" %36, %6 : i32
    llvm.cond_br %37, ^bb6, ^bb8
  ^bb6:  // pred: ^bb5
    %38 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %39 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %40 = llvm.call @erase(%38, %39) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    llvm.store %40, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // pred: ^bb6
    %41 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %42 = llvm.add %41, %17 overflow<nsw> : i32
    llvm.store %42, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5 {loop_annotation = #loop_annotation}
  ^bb8:  // pred: ^bb5
    %43 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @walk(%43, %7, %0) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %44 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %45 = llvm.call @size(%44) : (!llvm.ptr {llvm.noundef}) -> i32
    %46 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    %47 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %48 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %49 = llvm.icmp "slt" %48, %10 : i32
    %50 = llvm.zext %49 : i1 to i32
    %51 = llvm.call @printf(%11, %45, %46, %47, %50) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %1, %22 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb8, ^bb11
    %52 = llvm.load %22 {alignment = 4 : i64} : !llvm.ptr -> i32
    %53 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %54 = llvm.call @size(%53) : (!llvm.ptr {llvm.noundef}) -> i32
    %55 = llvm.icmp "slt" %52, %54 : i32
    llvm.cond_br %55, ^bb10, ^bb12
  ^bb10:  // pred: ^bb9
    %56 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %57 = llvm.load %22 {alignment = 4 : i64} : !llvm.ptr -> i32
    %58 = llvm.call @kth(%56, %57) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %59 = llvm.call @printf(%15, %58) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb11
  ^bb11:  // pred: ^bb10
    %60 = llvm.load %22 {alignment = 4 : i64} : !llvm.ptr -> i32
    %61 = llvm.add %60, %16 overflow<nsw> : i32
    llvm.store %61, %22 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb9 {loop_annotation = #loop_annotation}
  ^bb12:  // pred: ^bb9
    %62 = llvm.call @printf(%12) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
    %63 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %64 = llvm.getelementptr inbounds|nuw %63[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tree", (array<2 x ptr>, i32, i32, i32)>
    %65 = llvm.load %64 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %65, %23 {alignment = 4 : i64} : i32, !llvm.ptr
    %66 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %67 = llvm.call @drop(%66) : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    llvm.store %67, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %68 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    %69 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %70 = llvm.icmp "eq" %69, %2 : !llvm.ptr
    %71 = llvm.zext %70 : i1 to i32
    %72 = llvm.call @printf(%5, %68, %71) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %73 = llvm.load %23 {alignment = 4 : i64} : !llvm.ptr -> i32
    %74 = llvm.srem %73, %14 : i32
    llvm.return %74 : i32
  }
  llvm.func internal @insert(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}) -> !llvm.ptr attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(32 : i64) : i64
    %4 = llvm.mlir.addressof @live : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.constant(0 : i64) : i64
    %8 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    %12 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.icmp "ne" %12, %1 : !llvm.ptr
    llvm.cond_br %13, ^bb4, ^bb1
  ^bb1:  // pred: ^bb0
    %14 = llvm.call @calloc(%2, %3) {no_unwind} : (i64 {llvm.noundef}, i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias})
    llvm.store %14, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %15 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.icmp "ne" %15, %1 : !llvm.ptr
    llvm.cond_br %16, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    llvm.call @abort() {no_unwind} : () -> ()
    llvm.unreachable
  ^bb3:  // pred: ^bb1
    %17 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    %18 = llvm.add %17, %0 overflow<nsw> : i32
    llvm.store %18, %4 {alignment = 4 : i64} : i32, !llvm.ptr
    %19 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %20 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.getelementptr inbounds|nuw %20[%5, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tree", (array<2 x ptr>, i32, i32, i32)>
    llvm.store %19, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    %22 = llvm.call @next() : () -> i32
    %23 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.getelementptr inbounds|nuw %23[%5, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tree", (array<2 x ptr>, i32, i32, i32)>
    llvm.store %22, %24 {alignment = 8 : i64} : i32, !llvm.ptr
    %25 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.call @fix(%25) : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    llvm.store %26, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb10
  ^bb4:  // pred: ^bb0
    %27 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %28 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.getelementptr inbounds|nuw %28[%5, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tree", (array<2 x ptr>, i32, i32, i32)>
    %30 = llvm.load %29 {alignment = 4 : i64} : !llvm.ptr -> i32
    %31 = llvm.icmp "eq" %27, %30 : i32
    llvm.cond_br %31, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %32 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %32, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb10
  ^bb6:  // pred: ^bb4
    %33 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %34 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %35 = llvm.getelementptr inbounds|nuw %34[%5, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tree", (array<2 x ptr>, i32, i32, i32)>
    %36 = llvm.load %35 {alignment = 4 : i64} : !llvm.ptr -> i32
    %37 = llvm.icmp "sgt" %33, %36 : i32
    %38 = llvm.zext %37 : i1 to i32
    llvm.store %38, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    %39 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %40 = llvm.getelementptr inbounds|nuw %39[%5, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tree", (array<2 x ptr>, i32, i32, i32)>
    %41 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %42 = llvm.sext %41 : i32 to i64
    %43 = llvm.getelementptr inbounds %40[%7, %42] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x ptr>
    %44 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %45 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %46 = llvm.call @insert(%44, %45) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    %47 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %48 = llvm.getelementptr inbounds|nuw %47[%5, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tree", (array<2 x ptr>, i32, i32, i32)>
    %49 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %50 = llvm.sext %49 : i32 to i64
    %51 = llvm.getelementptr inbounds %48[%7, %50] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x ptr>
    llvm.store %46, %51 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %52 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %53 = llvm.getelementptr inbounds|nuw %52[%5, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tree", (array<2 x ptr>, i32, i32, i32)>
    %54 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %55 = llvm.sext %54 : i32 to i64
    %56 = llvm.getelementptr inbounds %53[%7, %55] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x ptr>
    %57 = llvm.load %56 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %58 = llvm.getelementptr inbounds|nuw %57[%5, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tree", (array<2 x ptr>, i32, i32, i32)>
    %59 = llvm.load %58 {alignment = 8 : i64} : !llvm.ptr -> i32
    %60 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %61 = llvm.getelementptr inbounds|nuw %60[%5, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tree", (array<2 x ptr>, i32, i32, i32)>
    %62 = llvm.load %61 {alignment = 8 : i64} : !llvm.ptr -> i32
    %63 = llvm.icmp "ugt" %59, %62 : i32
    llvm.cond_br %63, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %64 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %65 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %66 = llvm.call @rotate(%64, %65) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    llvm.br ^bb9(%66 : !llvm.ptr)
  ^bb8:  // pred: ^bb6
    %67 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %68 = llvm.call @fix(%67) : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    llvm.br ^bb9(%68 : !llvm.ptr)
  ^bb9(%69: !llvm.ptr):  // 2 preds: ^bb7, ^bb8
    llvm.store %69, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb10
  ^bb10:  // 3 preds: ^bb3, ^bb5, ^bb9
    %70 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %70 : !llvm.ptr
  }
  llvm.func internal @next() -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @seed : !llvm.ptr
    %1 = llvm.mlir.constant(13 : i32) : i32
    %2 = llvm.mlir.constant(17 : i32) : i32
    %3 = llvm.mlir.constant(5 : i32) : i32
    %4 = llvm.load %0 {alignment = 4 : i64} : !llvm.ptr -> i32
    %5 = llvm.shl %4, %1 : i32
    %6 = llvm.load %0 {alignment = 4 : i64} : !llvm.ptr -> i32
    %7 = llvm.xor %6, %5 : i32
    llvm.store %7, %0 {alignment = 4 : i64} : i32, !llvm.ptr
    %8 = llvm.load %0 {alignment = 4 : i64} : !llvm.ptr -> i32
    %9 = llvm.lshr %8, %2 : i32
    %10 = llvm.load %0 {alignment = 4 : i64} : !llvm.ptr -> i32
    %11 = llvm.xor %10, %9 : i32
    llvm.store %11, %0 {alignment = 4 : i64} : i32, !llvm.ptr
    %12 = llvm.load %0 {alignment = 4 : i64} : !llvm.ptr -> i32
    %13 = llvm.shl %12, %3 : i32
    %14 = llvm.load %0 {alignment = 4 : i64} : !llvm.ptr -> i32
    %15 = llvm.xor %14, %13 : i32
    llvm.store %15, %0 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.return %15 : i32
  }
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @size(%arg0: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(3 : i32) : i32
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.icmp "ne" %5, %1 : !llvm.ptr
    llvm.cond_br %6, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %7 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %7[%2, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tree", (array<2 x ptr>, i32, i32, i32)>
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.br ^bb3(%9 : i32)
  ^bb2:  // pred: ^bb0
    llvm.br ^bb3(%2 : i32)
  ^bb3(%10: i32):  // 2 preds: ^bb1, ^bb2
    llvm.return %10 : i32
  }
  llvm.func internal @erase(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}) -> !llvm.ptr attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(2 : i32) : i32
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.mlir.addressof @live : !llvm.ptr
    %7 = llvm.mlir.constant(-1 : i32) : i32
    %8 = llvm.mlir.constant(true) : i1
    %9 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    %15 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.icmp "ne" %15, %1 : !llvm.ptr
    llvm.cond_br %16, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %17 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %17, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb11
  ^bb2:  // pred: ^bb0
    %18 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %19 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.getelementptr inbounds|nuw %19[%2, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tree", (array<2 x ptr>, i32, i32, i32)>
    %21 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> i32
    %22 = llvm.icmp "ne" %18, %21 : i32
    llvm.cond_br %22, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %23 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %24 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.getelementptr inbounds|nuw %24[%2, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tree", (array<2 x ptr>, i32, i32, i32)>
    %26 = llvm.load %25 {alignment = 4 : i64} : !llvm.ptr -> i32
    %27 = llvm.icmp "sgt" %23, %26 : i32
    %28 = llvm.zext %27 : i1 to i32
    llvm.store %28, %12 {alignment = 4 : i64} : i32, !llvm.ptr
    %29 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.getelementptr inbounds|nuw %29[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tree", (array<2 x ptr>, i32, i32, i32)>
    %31 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %32 = llvm.sext %31 : i32 to i64
    %33 = llvm.getelementptr inbounds %30[%4, %32] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x ptr>
    %34 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %35 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %36 = llvm.call @erase(%34, %35) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    %37 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %38 = llvm.getelementptr inbounds|nuw %37[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tree", (array<2 x ptr>, i32, i32, i32)>
    %39 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %40 = llvm.sext %39 : i32 to i64
    %41 = llvm.getelementptr inbounds %38[%4, %40] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x ptr>
    llvm.store %36, %41 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %42 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %43 = llvm.call @fix(%42) : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    llvm.store %43, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb11
  ^bb4:  // pred: ^bb2
    %44 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %45 = llvm.getelementptr inbounds|nuw %44[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tree", (array<2 x ptr>, i32, i32, i32)>
    %46 = llvm.getelementptr inbounds %45[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x ptr>
    %47 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %48 = llvm.icmp "ne" %47, %1 : !llvm.ptr
    llvm.cond_br %48, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %49 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %50 = llvm.getelementptr inbounds|nuw %49[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tree", (array<2 x ptr>, i32, i32, i32)>
    %51 = llvm.getelementptr inbounds %50[%4, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x ptr>
    %52 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %53 = llvm.icmp "ne" %52, %1 : !llvm.ptr
    llvm.cond_br %53, ^bb10, ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    %54 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %55 = llvm.getelementptr inbounds|nuw %54[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tree", (array<2 x ptr>, i32, i32, i32)>
    %56 = llvm.getelementptr inbounds %55[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x ptr>
    %57 = llvm.load %56 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %58 = llvm.icmp "ne" %57, %1 : !llvm.ptr
    llvm.cond_br %58, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %59 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %60 = llvm.getelementptr inbounds|nuw %59[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tree", (array<2 x ptr>, i32, i32, i32)>
    %61 = llvm.getelementptr inbounds %60[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x ptr>
    %62 = llvm.load %61 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb9(%62 : !llvm.ptr)
  ^bb8:  // pred: ^bb6
    %63 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %64 = llvm.getelementptr inbounds|nuw %63[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tree", (array<2 x ptr>, i32, i32, i32)>
    %65 = llvm.getelementptr inbounds %64[%4, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x ptr>
    %66 = llvm.load %65 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb9(%66 : !llvm.ptr)
  ^bb9(%67: !llvm.ptr):  // 2 preds: ^bb7, ^bb8
    llvm.store %67, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %68 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%68) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    %69 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %70 = llvm.add %69, %7 overflow<nsw> : i32
    llvm.store %70, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    %71 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %71, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb11
  ^bb10:  // pred: ^bb5
    %72 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %73 = llvm.getelementptr inbounds|nuw %72[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tree", (array<2 x ptr>, i32, i32, i32)>
    %74 = llvm.getelementptr inbounds %73[%4, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x ptr>
    %75 = llvm.load %74 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %76 = llvm.getelementptr inbounds|nuw %75[%2, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tree", (array<2 x ptr>, i32, i32, i32)>
    %77 = llvm.load %76 {alignment = 8 : i64} : !llvm.ptr -> i32
    %78 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %79 = llvm.getelementptr inbounds|nuw %78[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tree", (array<2 x ptr>, i32, i32, i32)>
    %80 = llvm.getelementptr inbounds %79[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x ptr>
    %81 = llvm.load %80 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %82 = llvm.getelementptr inbounds|nuw %81[%2, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tree", (array<2 x ptr>, i32, i32, i32)>
    %83 = llvm.load %82 {alignment = 8 : i64} : !llvm.ptr -> i32
    %84 = llvm.icmp "ugt" %77, %83 : i32
    %85 = llvm.zext %84 : i1 to i32
    llvm.store %85, %14 {alignment = 4 : i64} : i32, !llvm.ptr
    %86 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %87 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> i32
    %88 = llvm.call @rotate(%86, %87) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    llvm.store %88, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %89 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %90 = llvm.getelementptr inbounds|nuw %89[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tree", (array<2 x ptr>, i32, i32, i32)>
    %91 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> i32
    %92 = llvm.icmp "ne" %91, %2 : i32
    %93 = llvm.xor %92, %8 : i1
    %94 = llvm.zext %93 : i1 to i32
    %95 = llvm.sext %94 : i32 to i64
    %96 = llvm.getelementptr inbounds %90[%4, %95] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x ptr>
    %97 = llvm.load %96 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %98 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %99 = llvm.call @erase(%97, %98) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    %100 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %101 = llvm.getelementptr inbounds|nuw %100[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tree", (array<2 x ptr>, i32, i32, i32)>
    %102 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> i32
    %103 = llvm.icmp "ne" %102, %2 : i32
    %104 = llvm.xor %103, %8 : i1
    %105 = llvm.zext %104 : i1 to i32
    %106 = llvm.sext %105 : i32 to i64
    %107 = llvm.getelementptr inbounds %101[%4, %106] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x ptr>
    llvm.store %99, %107 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %108 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %109 = llvm.call @fix(%108) : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    llvm.store %109, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb11
  ^bb11:  // 4 preds: ^bb1, ^bb3, ^bb9, ^bb10
    %110 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %110 : !llvm.ptr
  }
  llvm.func internal @walk(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: i32 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    %8 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.icmp "ne" %8, %1 : !llvm.ptr
    llvm.cond_br %9, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    llvm.br ^bb3
  ^bb2:  // pred: ^bb0
    %10 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %10[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tree", (array<2 x ptr>, i32, i32, i32)>
    %12 = llvm.getelementptr inbounds %11[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x ptr>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %16 = llvm.add %15, %0 overflow<nsw> : i32
    llvm.call @walk(%13, %14, %16) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %17 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.call %17(%18, %19) : !llvm.ptr, (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %20 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.getelementptr inbounds|nuw %20[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tree", (array<2 x ptr>, i32, i32, i32)>
    %22 = llvm.getelementptr inbounds %21[%3, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x ptr>
    %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %26 = llvm.add %25, %0 overflow<nsw> : i32
    llvm.call @walk(%23, %24, %26) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    llvm.return
  }
  llvm.func internal @check(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @deepest : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(2 : i32) : i32
    %4 = llvm.mlir.addressof @last : !llvm.ptr
    %5 = llvm.mlir.addressof @sorted : !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    %8 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %9 = llvm.load %1 {alignment = 4 : i64} : !llvm.ptr -> i32
    %10 = llvm.icmp "sgt" %8, %9 : i32
    llvm.cond_br %10, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %11 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %11, %1 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %12 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %12[%2, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tree", (array<2 x ptr>, i32, i32, i32)>
    %14 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %15 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    %16 = llvm.icmp "sle" %14, %15 : i32
    llvm.cond_br %16, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    llvm.store %2, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %17 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.getelementptr inbounds|nuw %17[%2, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tree", (array<2 x ptr>, i32, i32, i32)>
    %19 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %19, %4 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func internal @kth(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb7
    %8 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tree", (array<2 x ptr>, i32, i32, i32)>
    %10 = llvm.getelementptr inbounds %9[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x ptr>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.call @size(%11) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.store %12, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    %13 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %14 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %15 = llvm.icmp "slt" %13, %14 : i32
    llvm.cond_br %15, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %16 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %16[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tree", (array<2 x ptr>, i32, i32, i32)>
    %18 = llvm.getelementptr inbounds %17[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x ptr>
    %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %19, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb7
  ^bb3:  // pred: ^bb1
    %20 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %21 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %22 = llvm.icmp "eq" %20, %21 : i32
    llvm.cond_br %22, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %23 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.getelementptr inbounds|nuw %23[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tree", (array<2 x ptr>, i32, i32, i32)>
    %25 = llvm.load %24 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %25 : i32
  ^bb5:  // pred: ^bb3
    %26 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %27 = llvm.add %26, %0 overflow<nsw> : i32
    %28 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %29 = llvm.sub %28, %27 overflow<nsw> : i32
    llvm.store %29, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    %30 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.getelementptr inbounds|nuw %30[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tree", (array<2 x ptr>, i32, i32, i32)>
    %32 = llvm.getelementptr inbounds %31[%2, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x ptr>
    %33 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %33, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb6
  ^bb6:  // pred: ^bb5
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb2, ^bb6
    llvm.br ^bb1
  }
  llvm.func internal @drop(%arg0: !llvm.ptr {llvm.noundef}) -> !llvm.ptr attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.addressof @live : !llvm.ptr
    %6 = llvm.mlir.constant(-1 : i32) : i32
    %7 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.icmp "ne" %8, %1 : !llvm.ptr
    llvm.cond_br %9, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %10 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %10[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tree", (array<2 x ptr>, i32, i32, i32)>
    %12 = llvm.getelementptr inbounds %11[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x ptr>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.call @drop(%13) : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %15 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %15[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tree", (array<2 x ptr>, i32, i32, i32)>
    %17 = llvm.getelementptr inbounds %16[%3, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x ptr>
    %18 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.call @drop(%18) : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %20 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%20) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    %21 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %22 = llvm.add %21, %6 overflow<nsw> : i32
    llvm.store %22, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return %1 : !llvm.ptr
  }
  llvm.func @calloc(i64 {llvm.noundef}, i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["allocsize", "1"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @abort() attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["noreturn", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @fix(%arg0: !llvm.ptr {llvm.noundef}) -> !llvm.ptr attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(3 : i32) : i32
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tree", (array<2 x ptr>, i32, i32, i32)>
    %8 = llvm.getelementptr inbounds %7[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x ptr>
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.call @size(%9) : (!llvm.ptr {llvm.noundef}) -> i32
    %11 = llvm.add %0, %10 overflow<nsw> : i32
    %12 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %12[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tree", (array<2 x ptr>, i32, i32, i32)>
    %14 = llvm.getelementptr inbounds %13[%2, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x ptr>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.call @size(%15) : (!llvm.ptr {llvm.noundef}) -> i32
    %17 = llvm.add %11, %16 overflow<nsw> : i32
    %18 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.getelementptr inbounds|nuw %18[%1, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tree", (array<2 x ptr>, i32, i32, i32)>
    llvm.store %17, %19 {alignment = 8 : i64} : i32, !llvm.ptr
    %20 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %20 : !llvm.ptr
  }
  llvm.func internal @rotate(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}) -> !llvm.ptr attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(true) : i1
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    %7 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tree", (array<2 x ptr>, i32, i32, i32)>
    %9 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %10 = llvm.sext %9 : i32 to i64
    %11 = llvm.getelementptr inbounds %8[%2, %10] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x ptr>
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %12, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %13 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.getelementptr inbounds|nuw %13[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tree", (array<2 x ptr>, i32, i32, i32)>
    %15 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %16 = llvm.icmp "ne" %15, %1 : i32
    %17 = llvm.xor %16, %3 : i1
    %18 = llvm.zext %17 : i1 to i32
    %19 = llvm.sext %18 : i32 to i64
    %20 = llvm.getelementptr inbounds %14[%2, %19] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x ptr>
    %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.getelementptr inbounds|nuw %22[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tree", (array<2 x ptr>, i32, i32, i32)>
    %24 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %25 = llvm.sext %24 : i32 to i64
    %26 = llvm.getelementptr inbounds %23[%2, %25] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x ptr>
    llvm.store %21, %26 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %27 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.call @fix(%27) : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %29 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.getelementptr inbounds|nuw %29[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tree", (array<2 x ptr>, i32, i32, i32)>
    %31 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %32 = llvm.icmp "ne" %31, %1 : i32
    %33 = llvm.xor %32, %3 : i1
    %34 = llvm.zext %33 : i1 to i32
    %35 = llvm.sext %34 : i32 to i64
    %36 = llvm.getelementptr inbounds %30[%2, %35] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x ptr>
    llvm.store %28, %36 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %37 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %38 = llvm.call @fix(%37) : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    llvm.return %38 : !llvm.ptr
  }
  llvm.func @free(!llvm.ptr {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
}
