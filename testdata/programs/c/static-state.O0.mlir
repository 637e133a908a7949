#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("%u \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("\0A%s %s %s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("%d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("ok\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("%s %ld %g %zu %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @arena() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.struct<"struct.anon", (array<512 x i8>, i64, i32)> {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.constant(dense<0> : tensor<512xi8>) : !llvm.array<512 x i8>
    %4 = llvm.mlir.zero : !llvm.struct<"struct.anon", (array<512 x i8>, i64, i32)>
    llvm.return %4 : !llvm.struct<"struct.anon", (array<512 x i8>, i64, i32)>
  }
  llvm.mlir.global internal @order(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global private unnamed_addr constant @".str.5"("first handler %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("second handler %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("third handler %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @next.state(1 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global internal @name.ring(dense<0> : tensor<4x16xi8>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<4 x array<16 x i8>>
  llvm.mlir.global internal @name.at(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global private unnamed_addr constant @".str.8"("item-%d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @fib.memo(dense<0> : tensor<40xi32>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<40 x i32>
  llvm.mlir.global internal @depth.level(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main() -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.addressof @first : !llvm.ptr
    %3 = llvm.mlir.addressof @second : !llvm.ptr
    %4 = llvm.mlir.addressof @third : !llvm.ptr
    %5 = llvm.mlir.constant(5 : i32) : i32
    %6 = llvm.mlir.constant(22 : i32) : i32
    %7 = llvm.mlir.constant(333 : i32) : i32
    %8 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %9 = llvm.mlir.constant(35 : i32) : i32
    %10 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %11 = llvm.mlir.constant(3 : i64) : i64
    %12 = llvm.mlir.constant(1 : i64) : i64
    %13 = llvm.mlir.constant(32 : i64) : i64
    %14 = llvm.mlir.constant(8 : i64) : i64
    %15 = llvm.mlir.constant(16 : i64) : i64
    %16 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %17 = llvm.mlir.constant(4 : i32) : i32
    %18 = llvm.mlir.constant(5.000000e-01 : f64) : f64
    %19 = llvm.mlir.addressof @arena : !llvm.ptr
    %20 = llvm.getelementptr inbounds|nuw %19[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.anon", (array<512 x i8>, i64, i32)>
    %21 = llvm.mlir.constant(2 : i32) : i32
    %22 = llvm.getelementptr inbounds|nuw %19[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.anon", (array<512 x i8>, i64, i32)>
    %23 = llvm.mlir.constant(500 : i64) : i64
    %24 = llvm.mlir.zero : !llvm.ptr
    %25 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %26 = llvm.mlir.addressof @order : !llvm.ptr
    %27 = llvm.mlir.constant(99 : i32) : i32
    %28 = llvm.mlir.constant(7 : i32) : i32
    %29 = llvm.mlir.constant(3 : i32) : i32
    %30 = llvm.mlir.addressof @".str" : !llvm.ptr
    %31 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %32 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %33 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %34 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %35 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %36 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %31 {alignment = 4 : i64} : i32, !llvm.ptr
    %37 = llvm.call @atexit(%2) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %38 = llvm.call @atexit(%3) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %39 = llvm.call @atexit(%4) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.store %1, %32 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %40 = llvm.load %32 {alignment = 4 : i64} : !llvm.ptr -> i32
    %41 = llvm.icmp "slt" %40, %5 : i32
    llvm.cond_br %41, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %42 = llvm.call @next() : () -> i32
    %43 = llvm.call @printf(%30, %42) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %44 = llvm.load %32 {alignment = 4 : i64} : !llvm.ptr -> i32
    %45 = llvm.add %44, %0 overflow<nsw> : i32
    llvm.store %45, %32 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    %46 = llvm.call @name(%0) : (i32 {llvm.noundef}) -> !llvm.ptr
    %47 = llvm.call @name(%6) : (i32 {llvm.noundef}) -> !llvm.ptr
    %48 = llvm.call @name(%7) : (i32 {llvm.noundef}) -> !llvm.ptr
    %49 = llvm.call @printf(%8, %46, %47, %48) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %50 = llvm.call @fib(%9) : (i32 {llvm.noundef}) -> i32
    %51 = llvm.call @printf(%10, %50) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %52 = llvm.call @grab(%11, %12) : (i64 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    llvm.store %52, %33 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %53 = llvm.call @grab(%13, %14) : (i64 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    llvm.store %53, %34 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %54 = llvm.call @grab(%14, %15) : (i64 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    llvm.store %54, %35 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %55 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memcpy"(%55, %16, %11) <{arg_attrs = [{llvm.align = 1 : i64}, {llvm.align = 1 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.store %1, %36 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb4, ^bb7
    %56 = llvm.load %36 {alignment = 4 : i64} : !llvm.ptr -> i32
    %57 = llvm.icmp "slt" %56, %17 : i32
    llvm.cond_br %57, ^bb6, ^bb8
  ^bb6:  // pred: ^bb5
    %58 = llvm.call @next() : () -> i32
    %59 = llvm.zext %58 : i32 to i64
    %60 = llvm.load %36 {alignment = 4 : i64} : !llvm.ptr -> i32
    %61 = llvm.sext %60 : i32 to i64
    %62 = llvm.mul %59, %61 overflow<nsw> : i64
    %63 = llvm.load %34 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %64 = llvm.load %36 {alignment = 4 : i64} : !llvm.ptr -> i32
    %65 = llvm.sext %64 : i32 to i64
    %66 = llvm.getelementptr inbounds %63[%65] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %62, %66 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // pred: ^bb6
    %67 = llvm.load %36 {alignment = 4 : i64} : !llvm.ptr -> i32
    %68 = llvm.add %67, %0 overflow<nsw> : i32
    llvm.store %68, %36 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5 {loop_annotation = #loop_annotation}
  ^bb8:  // pred: ^bb5
    %69 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %18, %69 {alignment = 8 : i64} : f64, !llvm.ptr
    %70 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %71 = llvm.load %34 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %72 = llvm.getelementptr inbounds %71[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %73 = llvm.load %72 {alignment = 8 : i64} : !llvm.ptr -> i64
    %74 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %75 = llvm.load %74 {alignment = 8 : i64} : !llvm.ptr -> f64
    %76 = llvm.load %20 {alignment = 16 : i64} : !llvm.ptr -> i64
    %77 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> i32
    %78 = llvm.call @grab(%23, %12) : (i64 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %79 = llvm.icmp "eq" %78, %24 : !llvm.ptr
    %80 = llvm.zext %79 : i1 to i32
    %81 = llvm.call @printf(%25, %70, %73, %75, %76, %77, %80) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, f64 {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %82 = llvm.call @depth() : () -> i32
    %83 = llvm.call @printf(%10, %82) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %84 = llvm.load %26 {alignment = 4 : i64} : !llvm.ptr -> i32
    %85 = llvm.icmp "eq" %84, %1 : i32
    llvm.cond_br %85, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    %86 = llvm.call @depth() : () -> i32
    %87 = llvm.srem %86, %28 : i32
    %88 = llvm.add %29, %87 overflow<nsw> : i32
    llvm.call @exit(%88) {no_unwind} : (i32 {llvm.noundef}) -> ()
    llvm.unreachable
  ^bb10:  // pred: ^bb8
    llvm.return %27 : i32
  }
  llvm.func @atexit(!llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @first() attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @order : !llvm.ptr
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %3 = llvm.load %0 {alignment = 4 : i64} : !llvm.ptr -> i32
    %4 = llvm.add %3, %1 overflow<nsw> : i32
    llvm.store %4, %0 {alignment = 4 : i64} : i32, !llvm.ptr
    %5 = llvm.call @printf(%2, %4) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func internal @second() attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @order : !llvm.ptr
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %3 = llvm.mlir.addressof @first : !llvm.ptr
    %4 = llvm.load %0 {alignment = 4 : i64} : !llvm.ptr -> i32
    %5 = llvm.add %4, %1 overflow<nsw> : i32
    llvm.store %5, %0 {alignment = 4 : i64} : i32, !llvm.ptr
    %6 = llvm.call @printf(%2, %5) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %7 = llvm.call @atexit(%3) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func internal @third() attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @order : !llvm.ptr
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %3 = llvm.load %0 {alignment = 4 : i64} : !llvm.ptr -> i32
    %4 = llvm.add %3, %1 overflow<nsw> : i32
    llvm.store %4, %0 {alignment = 4 : i64} : i32, !llvm.ptr
    %5 = llvm.call @printf(%2, %4) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @next() -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @next.state : !llvm.ptr
    %1 = llvm.mlir.constant(48271 : i32) : i32
    %2 = llvm.mlir.constant(2147483647 : i32) : i32
    %3 = llvm.load %0 {alignment = 4 : i64} : !llvm.ptr -> i32
    %4 = llvm.mul %3, %1 : i32
    %5 = llvm.urem %4, %2 : i32
    llvm.store %5, %0 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.return %5 : i32
  }
  llvm.func internal @name(%arg0: i32 {llvm.noundef}) -> !llvm.ptr attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @name.at : !llvm.ptr
    %2 = llvm.mlir.constant(3 : i32) : i32
    %3 = llvm.mlir.addressof @name.ring : !llvm.ptr
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.constant(16 : i64) : i64
    %6 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %7 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    %9 = llvm.load %1 {alignment = 4 : i64} : !llvm.ptr -> i32
    %10 = llvm.add %9, %0 overflow<nsw> : i32
    llvm.store %10, %1 {alignment = 4 : i64} : i32, !llvm.ptr
    %11 = llvm.and %9, %2 : i32
    %12 = llvm.sext %11 : i32 to i64
    %13 = llvm.getelementptr inbounds %3[%4, %12] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x array<16 x i8>>
    %14 = llvm.getelementptr inbounds %13[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x i8>
    llvm.store %14, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %15 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %17 = llvm.call @snprintf(%15, %5, %6, %16) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %18 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %18 : !llvm.ptr
  }
  llvm.func internal @fib(%arg0: i32 {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.addressof @fib.memo : !llvm.ptr
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    %7 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %8 = llvm.icmp "slt" %7, %1 : i32
    llvm.cond_br %8, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %9 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %9, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb2:  // pred: ^bb0
    %10 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %11 = llvm.sext %10 : i32 to i64
    %12 = llvm.getelementptr inbounds %2[%3, %11] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<40 x i32>
    %13 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %14 = llvm.icmp "ne" %13, %4 : i32
    llvm.cond_br %14, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %15 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %16 = llvm.sub %15, %0 overflow<nsw> : i32
    %17 = llvm.call @fib(%16) : (i32 {llvm.noundef}) -> i32
    %18 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %19 = llvm.sub %18, %1 overflow<nsw> : i32
    %20 = llvm.call @fib(%19) : (i32 {llvm.noundef}) -> i32
    %21 = llvm.add %17, %20 overflow<nsw> : i32
    %22 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %23 = llvm.sext %22 : i32 to i64
    %24 = llvm.getelementptr inbounds %2[%3, %23] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<40 x i32>
    llvm.store %21, %24 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %25 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %26 = llvm.sext %25 : i32 to i64
    %27 = llvm.getelementptr inbounds %2[%3, %26] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<40 x i32>
    %28 = llvm.load %27 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %28, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb1, ^bb4
    %29 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %29 : i32
  }
  llvm.func internal @grab(%arg0: i64 {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> !llvm.ptr attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.addressof @arena : !llvm.ptr
    %3 = llvm.getelementptr inbounds|nuw %2[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.anon", (array<512 x i8>, i64, i32)>
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(-1 : i64) : i64
    %6 = llvm.mlir.constant(512 : i64) : i64
    %7 = llvm.mlir.constant(2 : i32) : i32
    %8 = llvm.getelementptr inbounds|nuw %2[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.anon", (array<512 x i8>, i64, i32)>
    %9 = llvm.mlir.zero : !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %11 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %arg1, %12 {alignment = 8 : i64} : i64, !llvm.ptr
    %14 = llvm.load %3 {alignment = 16 : i64} : !llvm.ptr -> i64
    %15 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> i64
    %16 = llvm.add %14, %15 : i64
    %17 = llvm.sub %16, %4 : i64
    %18 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> i64
    %19 = llvm.sub %18, %4 : i64
    %20 = llvm.xor %19, %5 : i64
    %21 = llvm.and %17, %20 : i64
    llvm.store %21, %13 {alignment = 8 : i64} : i64, !llvm.ptr
    %22 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> i64
    %23 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> i64
    %24 = llvm.add %22, %23 : i64
    %25 = llvm.icmp "ugt" %24, %6 : i64
    llvm.cond_br %25, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.store %9, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb2:  // pred: ^bb0
    %26 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> i64
    %27 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> i64
    %28 = llvm.add %26, %27 : i64
    llvm.store %28, %3 {alignment = 16 : i64} : i64, !llvm.ptr
    %29 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i32
    %30 = llvm.add %29, %0 overflow<nsw> : i32
    llvm.store %30, %8 {alignment = 8 : i64} : i32, !llvm.ptr
    %31 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> i64
    %32 = llvm.getelementptr inbounds|nuw %2[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %32, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    %33 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %33 : !llvm.ptr
  }
  llvm.func internal @depth() -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @depth.level : !llvm.ptr
    %2 = llvm.mlir.constant(5 : i32) : i32
    %3 = llvm.mlir.constant(10 : i32) : i32
    %4 = llvm.mlir.constant(-1 : i32) : i32
    %5 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.load %1 {alignment = 4 : i64} : !llvm.ptr -> i32
    %7 = llvm.add %6, %0 overflow<nsw> : i32
    llvm.store %7, %1 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %7, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    %8 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %9 = llvm.icmp "slt" %8, %2 : i32
    llvm.cond_br %9, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %10 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %11 = llvm.mul %10, %3 overflow<nsw> : i32
    %12 = llvm.call @depth() : () -> i32
    %13 = llvm.add %11, %12 overflow<nsw> : i32
    llvm.store %13, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %14 = llvm.load %1 {alignment = 4 : i64} : !llvm.ptr -> i32
    %15 = llvm.add %14, %4 overflow<nsw> : i32
    llvm.store %15, %1 {alignment = 4 : i64} : i32, !llvm.ptr
    %16 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %16 : i32
  }
  llvm.func @exit(i32 {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["noreturn", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @snprintf(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
}
