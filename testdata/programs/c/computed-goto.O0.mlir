#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @__const.main.program(dense<[0, 1, 0, 6, 3, 7, 4, 0, 2, 2, 0, 1, 1, 4, 6, 3, 5, 4, 4, 7, 8]> : tensor<21xi32>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<21 x i32>
  llvm.mlir.global private unnamed_addr constant @".str"("%d after %d steps\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("(%d) \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("12\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("-7\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("3.25\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("x\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.8"("4a\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.9"("5.6.7\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.main.texts() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<6 x ptr> {
    %0 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %1 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %2 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %3 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %4 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %5 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %6 = llvm.mlir.undef : !llvm.array<6 x ptr>
    %7 = llvm.insertvalue %5, %6[0] : !llvm.array<6 x ptr> 
    %8 = llvm.insertvalue %4, %7[1] : !llvm.array<6 x ptr> 
    %9 = llvm.insertvalue %3, %8[2] : !llvm.array<6 x ptr> 
    %10 = llvm.insertvalue %2, %9[3] : !llvm.array<6 x ptr> 
    %11 = llvm.insertvalue %1, %10[4] : !llvm.array<6 x ptr> 
    %12 = llvm.insertvalue %0, %11[5] : !llvm.array<6 x ptr> 
    llvm.return %12 : !llvm.array<6 x ptr>
  }
  llvm.mlir.global private unnamed_addr constant @".str.10"("%s: %s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal constant @interpret.table() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<9 x ptr> {
    %0 = llvm.blockaddress <function = @interpret, tag = <id = 8>> : !llvm.ptr
    %1 = llvm.blockaddress <function = @interpret, tag = <id = 7>> : !llvm.ptr
    %2 = llvm.blockaddress <function = @interpret, tag = <id = 6>> : !llvm.ptr
    %3 = llvm.blockaddress <function = @interpret, tag = <id = 5>> : !llvm.ptr
    %4 = llvm.blockaddress <function = @interpret, tag = <id = 4>> : !llvm.ptr
    %5 = llvm.blockaddress <function = @interpret, tag = <id = 3>> : !llvm.ptr
    %6 = llvm.blockaddress <function = @interpret, tag = <id = 2>> : !llvm.ptr
    %7 = llvm.blockaddress <function = @interpret, tag = <id = 1>> : !llvm.ptr
    %8 = llvm.blockaddress <function = @interpret, tag = <id = 0>> : !llvm.ptr
    %9 = llvm.mlir.undef : !llvm.array<9 x ptr>
    %10 = llvm.insertvalue %8, %9[0] : !llvm.array<9 x ptr> 
    %11 = llvm.insertvalue %7, %10[1] : !llvm.array<9 x ptr> 
    %12 = llvm.insertvalue %6, %11[2] : !llvm.array<9 x ptr> 
    %13 = llvm.insertvalue %5, %12[3] : !llvm.array<9 x ptr> 
    %14 = llvm.insertvalue %4, %13[4] : !llvm.array<9 x ptr> 
    %15 = llvm.insertvalue %3, %14[5] : !llvm.array<9 x ptr> 
    %16 = llvm.insertvalue %2, %15[6] : !llvm.array<9 x ptr> 
    %17 = llvm.insertvalue %1, %16[7] : !llvm.array<9 x ptr> 
    %18 = llvm.insertvalue %0, %17[8] : !llvm.array<9 x ptr> 
    llvm.return %18 : !llvm.array<9 x ptr>
  }
  llvm.mlir.global private unnamed_addr constant @".str.11"("%d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.12"("neither\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.13"("integer\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.14"("bad\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.15"("decimal\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.16"("bad fraction\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main() -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.addressof @__const.main.program : !llvm.ptr
    %3 = llvm.mlir.constant(84 : i64) : i64
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.addressof @".str" : !llvm.ptr
    %6 = llvm.mlir.constant(0 : i8) : i8
    %7 = llvm.mlir.constant(16 : i64) : i64
    %8 = llvm.mlir.constant(6 : i32) : i32
    %9 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %10 = llvm.mlir.addressof @__const.main.texts : !llvm.ptr
    %11 = llvm.mlir.constant(48 : i64) : i64
    %12 = llvm.mlir.constant(63 : i32) : i32
    %13 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %14 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %15 = llvm.mlir.constant(2 : i32) : i32
    %16 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %17 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.alloca %0 x !llvm.array<21 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %20 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %21 = llvm.alloca %0 x !llvm.struct<"struct.routine", (ptr, i32, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %22 = llvm.alloca %0 x !llvm.struct<"struct.routine", (ptr, i32, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %23 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %24 = llvm.alloca %0 x !llvm.array<6 x ptr> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %25 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %17 {alignment = 4 : i64} : i32, !llvm.ptr
    "llvm.intr.memcpy"(%18, %2, %3) <{arg_attrs = [{llvm.align = 16 : i64}, {llvm.align = 16 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.store %1, %19 {alignment = 4 : i64} : i32, !llvm.ptr
    %26 = llvm.getelementptr inbounds %18[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<21 x i32>
    %27 = llvm.call @interpret(%26, %19) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.store %27, %20 {alignment = 4 : i64} : i32, !llvm.ptr
    %28 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> i32
    %29 = llvm.load %19 {alignment = 4 : i64} : !llvm.ptr -> i32
    %30 = llvm.call @printf(%5, %28, %29) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    "llvm.intr.memset"(%21, %6, %7) <{arg_attrs = [{llvm.align = 8 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    "llvm.intr.memset"(%22, %6, %7) <{arg_attrs = [{llvm.align = 8 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.store %1, %23 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb5
    %31 = llvm.load %23 {alignment = 4 : i64} : !llvm.ptr -> i32
    %32 = llvm.icmp "slt" %31, %8 : i32
    llvm.cond_br %32, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    %33 = llvm.call @next(%21) : (!llvm.ptr {llvm.noundef}) -> i32
    %34 = llvm.call @printf(%14, %33) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %35 = llvm.load %23 {alignment = 4 : i64} : !llvm.ptr -> i32
    %36 = llvm.srem %35, %15 : i32
    %37 = llvm.icmp "ne" %36, %1 : i32
    llvm.cond_br %37, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %38 = llvm.call @next(%22) : (!llvm.ptr {llvm.noundef}) -> i32
    %39 = llvm.call @printf(%16, %38) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    llvm.br ^bb5
  ^bb5:  // pred: ^bb4
    %40 = llvm.load %23 {alignment = 4 : i64} : !llvm.ptr -> i32
    %41 = llvm.add %40, %0 overflow<nsw> : i32
    llvm.store %41, %23 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb6:  // pred: ^bb1
    %42 = llvm.call @printf(%9) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
    "llvm.intr.memcpy"(%24, %10, %11) <{arg_attrs = [{llvm.align = 16 : i64}, {llvm.align = 16 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.store %1, %25 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb6, ^bb9
    %43 = llvm.load %25 {alignment = 4 : i64} : !llvm.ptr -> i32
    %44 = llvm.icmp "slt" %43, %8 : i32
    llvm.cond_br %44, ^bb8, ^bb10
  ^bb8:  // pred: ^bb7
    %45 = llvm.load %25 {alignment = 4 : i64} : !llvm.ptr -> i32
    %46 = llvm.sext %45 : i32 to i64
    %47 = llvm.getelementptr inbounds %24[%4, %46] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x ptr>
    %48 = llvm.load %47 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %49 = llvm.load %25 {alignment = 4 : i64} : !llvm.ptr -> i32
    %50 = llvm.sext %49 : i32 to i64
    %51 = llvm.getelementptr inbounds %24[%4, %50] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x ptr>
    %52 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %53 = llvm.call @classify(%52) : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %54 = llvm.call @printf(%13, %48, %53) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb9
  ^bb9:  // pred: ^bb8
    %55 = llvm.load %25 {alignment = 4 : i64} : !llvm.ptr -> i32
    %56 = llvm.add %55, %0 overflow<nsw> : i32
    llvm.store %56, %25 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb7 {loop_annotation = #loop_annotation}
  ^bb10:  // pred: ^bb7
    %57 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> i32
    %58 = llvm.and %57, %12 : i32
    llvm.return %58 : i32
  }
  llvm.func internal @interpret(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.addressof @interpret.table : !llvm.ptr
    %3 = llvm.mlir.constant(-1 : i64) : i64
    %4 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %5 = llvm.mlir.constant(-1 : i32) : i32
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.constant(-2 : i64) : i64
    %8 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.array<32 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %14 = llvm.getelementptr inbounds %10[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i32>
    llvm.store %14, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %15 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %15, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // pred: ^bb0
    %16 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %18 = llvm.add %17, %0 overflow<nsw> : i32
    llvm.store %18, %16 {alignment = 4 : i64} : i32, !llvm.ptr
    %19 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.getelementptr inbounds|nuw %19[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    llvm.store %20, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %21 = llvm.load %19 {alignment = 4 : i64} : !llvm.ptr -> i32
    %22 = llvm.sext %21 : i32 to i64
    %23 = llvm.getelementptr inbounds %2[%1, %22] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<9 x ptr>
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb22(%24 : !llvm.ptr)
  ^bb2:  // pred: ^bb22
    llvm.blocktag <id = 0>
    %25 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.getelementptr inbounds|nuw %25[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    llvm.store %26, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %27 = llvm.load %25 {alignment = 4 : i64} : !llvm.ptr -> i32
    %28 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.getelementptr inbounds|nuw %28[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    llvm.store %29, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %27, %28 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %30 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.load %30 {alignment = 4 : i64} : !llvm.ptr -> i32
    %32 = llvm.add %31, %0 overflow<nsw> : i32
    llvm.store %32, %30 {alignment = 4 : i64} : i32, !llvm.ptr
    %33 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %34 = llvm.getelementptr inbounds|nuw %33[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    llvm.store %34, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %35 = llvm.load %33 {alignment = 4 : i64} : !llvm.ptr -> i32
    %36 = llvm.sext %35 : i32 to i64
    %37 = llvm.getelementptr inbounds %2[%1, %36] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<9 x ptr>
    %38 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb22(%38 : !llvm.ptr)
  ^bb4:  // pred: ^bb22
    llvm.blocktag <id = 1>
    %39 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %40 = llvm.getelementptr inbounds %39[%5] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    llvm.store %40, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %41 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %42 = llvm.getelementptr inbounds %41[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %43 = llvm.load %42 {alignment = 4 : i64} : !llvm.ptr -> i32
    %44 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %45 = llvm.getelementptr inbounds %44[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %46 = llvm.load %45 {alignment = 4 : i64} : !llvm.ptr -> i32
    %47 = llvm.add %46, %43 overflow<nsw> : i32
    llvm.store %47, %45 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // pred: ^bb4
    %48 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %49 = llvm.load %48 {alignment = 4 : i64} : !llvm.ptr -> i32
    %50 = llvm.add %49, %0 overflow<nsw> : i32
    llvm.store %50, %48 {alignment = 4 : i64} : i32, !llvm.ptr
    %51 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %52 = llvm.getelementptr inbounds|nuw %51[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    llvm.store %52, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %53 = llvm.load %51 {alignment = 4 : i64} : !llvm.ptr -> i32
    %54 = llvm.sext %53 : i32 to i64
    %55 = llvm.getelementptr inbounds %2[%1, %54] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<9 x ptr>
    %56 = llvm.load %55 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb22(%56 : !llvm.ptr)
  ^bb6:  // pred: ^bb22
    llvm.blocktag <id = 2>
    %57 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %58 = llvm.getelementptr inbounds %57[%5] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    llvm.store %58, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %59 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %60 = llvm.getelementptr inbounds %59[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %61 = llvm.load %60 {alignment = 4 : i64} : !llvm.ptr -> i32
    %62 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %63 = llvm.getelementptr inbounds %62[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %64 = llvm.load %63 {alignment = 4 : i64} : !llvm.ptr -> i32
    %65 = llvm.mul %64, %61 overflow<nsw> : i32
    llvm.store %65, %63 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // pred: ^bb6
    %66 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %67 = llvm.load %66 {alignment = 4 : i64} : !llvm.ptr -> i32
    %68 = llvm.add %67, %0 overflow<nsw> : i32
    llvm.store %68, %66 {alignment = 4 : i64} : i32, !llvm.ptr
    %69 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %70 = llvm.getelementptr inbounds|nuw %69[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    llvm.store %70, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %71 = llvm.load %69 {alignment = 4 : i64} : !llvm.ptr -> i32
    %72 = llvm.sext %71 : i32 to i64
    %73 = llvm.getelementptr inbounds %2[%1, %72] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<9 x ptr>
    %74 = llvm.load %73 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb22(%74 : !llvm.ptr)
  ^bb8:  // pred: ^bb22
    llvm.blocktag <id = 3>
    %75 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %76 = llvm.getelementptr inbounds %75[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %77 = llvm.load %76 {alignment = 4 : i64} : !llvm.ptr -> i32
    %78 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %79 = llvm.getelementptr inbounds %78[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %77, %79 {alignment = 4 : i64} : i32, !llvm.ptr
    %80 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %81 = llvm.getelementptr inbounds|nuw %80[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    llvm.store %81, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb9
  ^bb9:  // pred: ^bb8
    %82 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %83 = llvm.load %82 {alignment = 4 : i64} : !llvm.ptr -> i32
    %84 = llvm.add %83, %0 overflow<nsw> : i32
    llvm.store %84, %82 {alignment = 4 : i64} : i32, !llvm.ptr
    %85 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %86 = llvm.getelementptr inbounds|nuw %85[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    llvm.store %86, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %87 = llvm.load %85 {alignment = 4 : i64} : !llvm.ptr -> i32
    %88 = llvm.sext %87 : i32 to i64
    %89 = llvm.getelementptr inbounds %2[%1, %88] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<9 x ptr>
    %90 = llvm.load %89 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb22(%90 : !llvm.ptr)
  ^bb10:  // pred: ^bb22
    llvm.blocktag <id = 4>
    %91 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %92 = llvm.getelementptr inbounds %91[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %93 = llvm.load %92 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %93, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    %94 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %95 = llvm.getelementptr inbounds %94[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %96 = llvm.load %95 {alignment = 4 : i64} : !llvm.ptr -> i32
    %97 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %98 = llvm.getelementptr inbounds %97[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %96, %98 {alignment = 4 : i64} : i32, !llvm.ptr
    %99 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %100 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %101 = llvm.getelementptr inbounds %100[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %99, %101 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb11
  ^bb11:  // pred: ^bb10
    %102 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %103 = llvm.load %102 {alignment = 4 : i64} : !llvm.ptr -> i32
    %104 = llvm.add %103, %0 overflow<nsw> : i32
    llvm.store %104, %102 {alignment = 4 : i64} : i32, !llvm.ptr
    %105 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %106 = llvm.getelementptr inbounds|nuw %105[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    llvm.store %106, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %107 = llvm.load %105 {alignment = 4 : i64} : !llvm.ptr -> i32
    %108 = llvm.sext %107 : i32 to i64
    %109 = llvm.getelementptr inbounds %2[%1, %108] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<9 x ptr>
    %110 = llvm.load %109 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb22(%110 : !llvm.ptr)
  ^bb12:  // pred: ^bb22
    llvm.blocktag <id = 5>
    %111 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %112 = llvm.getelementptr inbounds %111[%5] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    llvm.store %112, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %113 = llvm.load %112 {alignment = 4 : i64} : !llvm.ptr -> i32
    %114 = llvm.icmp "ne" %113, %6 : i32
    llvm.cond_br %114, ^bb13, ^bb14
  ^bb13:  // pred: ^bb12
    %115 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %116 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %117 = llvm.load %116 {alignment = 4 : i64} : !llvm.ptr -> i32
    %118 = llvm.sext %117 : i32 to i64
    %119 = llvm.getelementptr inbounds %115[%118] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %119, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb15
  ^bb14:  // pred: ^bb12
    %120 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %121 = llvm.getelementptr inbounds|nuw %120[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    llvm.store %121, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb15
  ^bb15:  // 2 preds: ^bb13, ^bb14
    llvm.br ^bb16
  ^bb16:  // pred: ^bb15
    %122 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %123 = llvm.load %122 {alignment = 4 : i64} : !llvm.ptr -> i32
    %124 = llvm.add %123, %0 overflow<nsw> : i32
    llvm.store %124, %122 {alignment = 4 : i64} : i32, !llvm.ptr
    %125 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %126 = llvm.getelementptr inbounds|nuw %125[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    llvm.store %126, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %127 = llvm.load %125 {alignment = 4 : i64} : !llvm.ptr -> i32
    %128 = llvm.sext %127 : i32 to i64
    %129 = llvm.getelementptr inbounds %2[%1, %128] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<9 x ptr>
    %130 = llvm.load %129 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb22(%130 : !llvm.ptr)
  ^bb17:  // pred: ^bb22
    llvm.blocktag <id = 6>
    %131 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %132 = llvm.getelementptr inbounds %131[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %133 = llvm.load %132 {alignment = 4 : i64} : !llvm.ptr -> i32
    %134 = llvm.add %133, %5 overflow<nsw> : i32
    llvm.store %134, %132 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb18
  ^bb18:  // pred: ^bb17
    %135 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %136 = llvm.load %135 {alignment = 4 : i64} : !llvm.ptr -> i32
    %137 = llvm.add %136, %0 overflow<nsw> : i32
    llvm.store %137, %135 {alignment = 4 : i64} : i32, !llvm.ptr
    %138 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %139 = llvm.getelementptr inbounds|nuw %138[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    llvm.store %139, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %140 = llvm.load %138 {alignment = 4 : i64} : !llvm.ptr -> i32
    %141 = llvm.sext %140 : i32 to i64
    %142 = llvm.getelementptr inbounds %2[%1, %141] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<9 x ptr>
    %143 = llvm.load %142 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb22(%143 : !llvm.ptr)
  ^bb19:  // pred: ^bb22
    llvm.blocktag <id = 7>
    %144 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %145 = llvm.getelementptr inbounds %144[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %146 = llvm.load %145 {alignment = 4 : i64} : !llvm.ptr -> i32
    %147 = llvm.call @printf(%4, %146) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb20
  ^bb20:  // pred: ^bb19
    %148 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %149 = llvm.load %148 {alignment = 4 : i64} : !llvm.ptr -> i32
    %150 = llvm.add %149, %0 overflow<nsw> : i32
    llvm.store %150, %148 {alignment = 4 : i64} : i32, !llvm.ptr
    %151 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %152 = llvm.getelementptr inbounds|nuw %151[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    llvm.store %152, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %153 = llvm.load %151 {alignment = 4 : i64} : !llvm.ptr -> i32
    %154 = llvm.sext %153 : i32 to i64
    %155 = llvm.getelementptr inbounds %2[%1, %154] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<9 x ptr>
    %156 = llvm.load %155 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb22(%156 : !llvm.ptr)
  ^bb21:  // pred: ^bb22
    llvm.blocktag <id = 8>
    %157 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %158 = llvm.getelementptr inbounds %157[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %159 = llvm.load %158 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %159 : i32
  ^bb22(%160: !llvm.ptr):  // 9 preds: ^bb1, ^bb3, ^bb5, ^bb7, ^bb9, ^bb11, ^bb16, ^bb18, ^bb20
    llvm.indirectbr %160 : !llvm.ptr, [
    ^bb2,
    ^bb4,
    ^bb6,
    ^bb8,
    ^bb10,
    ^bb12,
    ^bb17,
    ^bb19,
    ^bb21
    ]
  }
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @next(%arg0: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.constant(2 : i32) : i32
    %4 = llvm.mlir.constant(4 : i32) : i32
    %5 = llvm.blockaddress <function = @next, tag = <id = 10>> : !llvm.ptr
    %6 = llvm.blockaddress <function = @next, tag = <id = 7>> : !llvm.ptr
    %7 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %9[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.routine", (ptr, i32, i32)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.icmp "ne" %11, %2 : !llvm.ptr
    llvm.cond_br %12, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %13 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.getelementptr inbounds|nuw %13[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.routine", (ptr, i32, i32)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb10(%15 : !llvm.ptr)
  ^bb2:  // pred: ^bb0
    %16 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %16[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.routine", (ptr, i32, i32)>
    llvm.store %1, %17 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb2, ^bb6
    %18 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.getelementptr inbounds|nuw %18[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.routine", (ptr, i32, i32)>
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> i32
    %21 = llvm.icmp "slt" %20, %4 : i32
    llvm.cond_br %21, ^bb4, ^bb7
  ^bb4:  // pred: ^bb3
    %22 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.getelementptr inbounds|nuw %22[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.routine", (ptr, i32, i32)>
    llvm.store %6, %23 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %24 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.getelementptr inbounds|nuw %24[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.routine", (ptr, i32, i32)>
    %26 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> i32
    %27 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.getelementptr inbounds|nuw %27[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.routine", (ptr, i32, i32)>
    %29 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> i32
    %30 = llvm.mul %26, %29 overflow<nsw> : i32
    llvm.store %30, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb5:  // pred: ^bb10
    llvm.blocktag <id = 7>
    %31 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %32 = llvm.getelementptr inbounds|nuw %31[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.routine", (ptr, i32, i32)>
    %33 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> i32
    %34 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %35 = llvm.getelementptr inbounds|nuw %34[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.routine", (ptr, i32, i32)>
    %36 = llvm.load %35 {alignment = 4 : i64} : !llvm.ptr -> i32
    %37 = llvm.add %36, %33 overflow<nsw> : i32
    llvm.store %37, %35 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb6
  ^bb6:  // pred: ^bb5
    %38 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %39 = llvm.getelementptr inbounds|nuw %38[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.routine", (ptr, i32, i32)>
    %40 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> i32
    %41 = llvm.add %40, %0 overflow<nsw> : i32
    llvm.store %41, %39 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.br ^bb3 {loop_annotation = #loop_annotation}
  ^bb7:  // pred: ^bb3
    %42 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %43 = llvm.getelementptr inbounds|nuw %42[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.routine", (ptr, i32, i32)>
    llvm.store %5, %43 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb7, ^bb10
    llvm.blocktag <id = 10>
    %44 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %45 = llvm.getelementptr inbounds|nuw %44[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.routine", (ptr, i32, i32)>
    %46 = llvm.load %45 {alignment = 4 : i64} : !llvm.ptr -> i32
    %47 = llvm.sub %1, %46 overflow<nsw> : i32
    llvm.store %47, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb4, ^bb8
    %48 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %48 : i32
  ^bb10(%49: !llvm.ptr):  // pred: ^bb1
    llvm.indirectbr %49 : !llvm.ptr, [
    ^bb5,
    ^bb8
    ]
  }
  llvm.func internal @classify(%arg0: !llvm.ptr {llvm.noundef}) -> !llvm.ptr attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.blockaddress <function = @classify, tag = <id = 1>> : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(48 : i32) : i32
    %4 = llvm.mlir.constant(57 : i32) : i32
    %5 = llvm.mlir.addressof @".str.16" : !llvm.ptr
    %6 = llvm.mlir.addressof @".str.15" : !llvm.ptr
    %7 = llvm.mlir.constant(46 : i32) : i32
    %8 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %9 = llvm.blockaddress <function = @classify, tag = <id = 15>> : !llvm.ptr
    %10 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %11 = llvm.blockaddress <function = @classify, tag = <id = 4>> : !llvm.ptr
    %12 = llvm.mlir.constant(45 : i32) : i32
    %13 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %15 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %1, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb21
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb23(%17 : !llvm.ptr)
  ^bb2:  // pred: ^bb23
    llvm.blocktag <id = 1>
    llvm.store %11, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %18 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.load %18 {alignment = 1 : i64} : !llvm.ptr -> i8
    %20 = llvm.sext %19 : i8 to i32
    %21 = llvm.icmp "eq" %20, %12 : i32
    llvm.cond_br %21, ^bb5, ^bb3
  ^bb3:  // pred: ^bb2
    %22 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.load %22 {alignment = 1 : i64} : !llvm.ptr -> i8
    %24 = llvm.sext %23 : i8 to i32
    %25 = llvm.icmp "sge" %24, %3 : i32
    llvm.cond_br %25, ^bb4, ^bb6
  ^bb4:  // pred: ^bb3
    %26 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.load %26 {alignment = 1 : i64} : !llvm.ptr -> i8
    %28 = llvm.sext %27 : i8 to i32
    %29 = llvm.icmp "sle" %28, %4 : i32
    llvm.cond_br %29, ^bb5, ^bb6
  ^bb5:  // 2 preds: ^bb2, ^bb4
    llvm.br ^bb21
  ^bb6:  // 2 preds: ^bb3, ^bb4
    llvm.store %13, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb22
  ^bb7:  // pred: ^bb23
    llvm.blocktag <id = 4>
    %30 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.load %30 {alignment = 1 : i64} : !llvm.ptr -> i8
    %32 = llvm.sext %31 : i8 to i32
    %33 = llvm.icmp "eq" %32, %2 : i32
    llvm.cond_br %33, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    llvm.store %10, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb22
  ^bb9:  // pred: ^bb7
    %34 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %35 = llvm.load %34 {alignment = 1 : i64} : !llvm.ptr -> i8
    %36 = llvm.sext %35 : i8 to i32
    %37 = llvm.icmp "eq" %36, %7 : i32
    llvm.cond_br %37, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    llvm.store %9, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb21
  ^bb11:  // pred: ^bb9
    %38 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %39 = llvm.load %38 {alignment = 1 : i64} : !llvm.ptr -> i8
    %40 = llvm.sext %39 : i8 to i32
    %41 = llvm.icmp "slt" %40, %3 : i32
    llvm.cond_br %41, ^bb13, ^bb12
  ^bb12:  // pred: ^bb11
    %42 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %43 = llvm.load %42 {alignment = 1 : i64} : !llvm.ptr -> i8
    %44 = llvm.sext %43 : i8 to i32
    %45 = llvm.icmp "sgt" %44, %4 : i32
    llvm.cond_br %45, ^bb13, ^bb14
  ^bb13:  // 2 preds: ^bb11, ^bb12
    llvm.store %8, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb22
  ^bb14:  // pred: ^bb12
    llvm.br ^bb21
  ^bb15:  // pred: ^bb23
    llvm.blocktag <id = 15>
    %46 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %47 = llvm.load %46 {alignment = 1 : i64} : !llvm.ptr -> i8
    %48 = llvm.sext %47 : i8 to i32
    %49 = llvm.icmp "eq" %48, %2 : i32
    llvm.cond_br %49, ^bb16, ^bb17
  ^bb16:  // pred: ^bb15
    llvm.store %6, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb22
  ^bb17:  // pred: ^bb15
    %50 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %51 = llvm.load %50 {alignment = 1 : i64} : !llvm.ptr -> i8
    %52 = llvm.sext %51 : i8 to i32
    %53 = llvm.icmp "slt" %52, %3 : i32
    llvm.cond_br %53, ^bb19, ^bb18
  ^bb18:  // pred: ^bb17
    %54 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %55 = llvm.load %54 {alignment = 1 : i64} : !llvm.ptr -> i8
    %56 = llvm.sext %55 : i8 to i32
    %57 = llvm.icmp "sgt" %56, %4 : i32
    llvm.cond_br %57, ^bb19, ^bb20
  ^bb19:  // 2 preds: ^bb17, ^bb18
    llvm.store %5, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb22
  ^bb20:  // pred: ^bb18
    llvm.br ^bb21
  ^bb21:  // 4 preds: ^bb5, ^bb10, ^bb14, ^bb20
    %58 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %59 = llvm.getelementptr inbounds|nuw %58[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    llvm.store %59, %15 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1
  ^bb22:  // 5 preds: ^bb6, ^bb8, ^bb13, ^bb16, ^bb19
    %60 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %60 : !llvm.ptr
  ^bb23(%61: !llvm.ptr):  // pred: ^bb1
    llvm.indirectbr %61 : !llvm.ptr, [
    ^bb2,
    ^bb7,
    ^bb15
    ]
  }
}
