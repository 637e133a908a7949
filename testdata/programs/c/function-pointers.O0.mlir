#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("+-*%?\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("17 %c 5 = %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("no %c\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal constant @box() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<"struct.methods", (ptr, ptr, ptr)> {
    %0 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %1 = llvm.mlir.addressof @scale_both : !llvm.ptr
    %2 = llvm.mlir.addressof @box_area : !llvm.ptr
    %3 = llvm.mlir.undef : !llvm.struct<"struct.methods", (ptr, ptr, ptr)>
    %4 = llvm.insertvalue %2, %3[0] : !llvm.struct<"struct.methods", (ptr, ptr, ptr)> 
    %5 = llvm.insertvalue %1, %4[1] : !llvm.struct<"struct.methods", (ptr, ptr, ptr)> 
    %6 = llvm.insertvalue %0, %5[2] : !llvm.struct<"struct.methods", (ptr, ptr, ptr)> 
    llvm.return %6 : !llvm.struct<"struct.methods", (ptr, ptr, ptr)>
  }
  llvm.mlir.global internal constant @disc() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<"struct.methods", (ptr, ptr, ptr)> {
    %0 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %1 = llvm.mlir.addressof @scale_first : !llvm.ptr
    %2 = llvm.mlir.addressof @disc_area : !llvm.ptr
    %3 = llvm.mlir.undef : !llvm.struct<"struct.methods", (ptr, ptr, ptr)>
    %4 = llvm.insertvalue %2, %3[0] : !llvm.struct<"struct.methods", (ptr, ptr, ptr)> 
    %5 = llvm.insertvalue %1, %4[1] : !llvm.struct<"struct.methods", (ptr, ptr, ptr)> 
    %6 = llvm.insertvalue %0, %5[2] : !llvm.struct<"struct.methods", (ptr, ptr, ptr)> 
    llvm.return %6 : !llvm.struct<"struct.methods", (ptr, ptr, ptr)>
  }
  llvm.mlir.global private unnamed_addr constant @__const.main.shapes() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<3 x struct<"struct.shape", (ptr, f64, f64)>> {
    %0 = llvm.mlir.constant(8.000000e+00 : f64) : f64
    %1 = llvm.mlir.constant(5.000000e-01 : f64) : f64
    %2 = llvm.mlir.addressof @box : !llvm.ptr
    %3 = llvm.mlir.undef : !llvm.struct<"struct.shape", (ptr, f64, f64)>
    %4 = llvm.insertvalue %2, %3[0] : !llvm.struct<"struct.shape", (ptr, f64, f64)> 
    %5 = llvm.insertvalue %1, %4[1] : !llvm.struct<"struct.shape", (ptr, f64, f64)> 
    %6 = llvm.insertvalue %0, %5[2] : !llvm.struct<"struct.shape", (ptr, f64, f64)> 
    %7 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %8 = llvm.mlir.constant(2.000000e+00 : f64) : f64
    %9 = llvm.mlir.addressof @disc : !llvm.ptr
    %10 = llvm.mlir.undef : !llvm.struct<"struct.shape", (ptr, f64, f64)>
    %11 = llvm.insertvalue %9, %10[0] : !llvm.struct<"struct.shape", (ptr, f64, f64)> 
    %12 = llvm.insertvalue %8, %11[1] : !llvm.struct<"struct.shape", (ptr, f64, f64)> 
    %13 = llvm.insertvalue %7, %12[2] : !llvm.struct<"struct.shape", (ptr, f64, f64)> 
    %14 = llvm.mlir.constant(3.000000e+00 : f64) : f64
    %15 = llvm.mlir.undef : !llvm.struct<"struct.shape", (ptr, f64, f64)>
    %16 = llvm.insertvalue %2, %15[0] : !llvm.struct<"struct.shape", (ptr, f64, f64)> 
    %17 = llvm.insertvalue %8, %16[1] : !llvm.struct<"struct.shape", (ptr, f64, f64)> 
    %18 = llvm.insertvalue %14, %17[2] : !llvm.struct<"struct.shape", (ptr, f64, f64)> 
    %19 = llvm.mlir.undef : !llvm.array<3 x struct<"struct.shape", (ptr, f64, f64)>>
    %20 = llvm.insertvalue %18, %19[0] : !llvm.array<3 x struct<"struct.shape", (ptr, f64, f64)>> 
    %21 = llvm.insertvalue %13, %20[1] : !llvm.array<3 x struct<"struct.shape", (ptr, f64, f64)>> 
    %22 = llvm.insertvalue %6, %21[2] : !llvm.array<3 x struct<"struct.shape", (ptr, f64, f64)>> 
    llvm.return %22 : !llvm.array<3 x struct<"struct.shape", (ptr, f64, f64)>>
  }
  llvm.mlir.global private unnamed_addr constant @".str.3"("%s %g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.main.v(dense<[3, 1, 4, 1, 5]> : tensor<5xi32>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<5 x i32>
  llvm.mlir.global private unnamed_addr constant @".str.4"("%d %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("%ld %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("%d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal constant @table() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<4 x struct<(i8, array<7 x i8>, ptr)>> {
    %0 = llvm.mlir.addressof @rem_ : !llvm.ptr
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.constant(dense<0> : tensor<7xi8>) : !llvm.array<7 x i8>
    %3 = llvm.mlir.constant(37 : i8) : i8
    %4 = llvm.mlir.undef : !llvm.struct<(i8, array<7 x i8>, ptr)>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<(i8, array<7 x i8>, ptr)> 
    %6 = llvm.insertvalue %2, %5[1] : !llvm.struct<(i8, array<7 x i8>, ptr)> 
    %7 = llvm.insertvalue %0, %6[2] : !llvm.struct<(i8, array<7 x i8>, ptr)> 
    %8 = llvm.mlir.addressof @mul : !llvm.ptr
    %9 = llvm.mlir.constant(42 : i8) : i8
    %10 = llvm.mlir.undef : !llvm.struct<(i8, array<7 x i8>, ptr)>
    %11 = llvm.insertvalue %9, %10[0] : !llvm.struct<(i8, array<7 x i8>, ptr)> 
    %12 = llvm.insertvalue %2, %11[1] : !llvm.struct<(i8, array<7 x i8>, ptr)> 
    %13 = llvm.insertvalue %8, %12[2] : !llvm.struct<(i8, array<7 x i8>, ptr)> 
    %14 = llvm.mlir.addressof @sub : !llvm.ptr
    %15 = llvm.mlir.constant(45 : i8) : i8
    %16 = llvm.mlir.undef : !llvm.struct<(i8, array<7 x i8>, ptr)>
    %17 = llvm.insertvalue %15, %16[0] : !llvm.struct<(i8, array<7 x i8>, ptr)> 
    %18 = llvm.insertvalue %2, %17[1] : !llvm.struct<(i8, array<7 x i8>, ptr)> 
    %19 = llvm.insertvalue %14, %18[2] : !llvm.struct<(i8, array<7 x i8>, ptr)> 
    %20 = llvm.mlir.addressof @add : !llvm.ptr
    %21 = llvm.mlir.constant(43 : i8) : i8
    %22 = llvm.mlir.undef : !llvm.struct<(i8, array<7 x i8>, ptr)>
    %23 = llvm.insertvalue %21, %22[0] : !llvm.struct<(i8, array<7 x i8>, ptr)> 
    %24 = llvm.insertvalue %2, %23[1] : !llvm.struct<(i8, array<7 x i8>, ptr)> 
    %25 = llvm.insertvalue %20, %24[2] : !llvm.struct<(i8, array<7 x i8>, ptr)> 
    %26 = llvm.mlir.undef : !llvm.array<4 x struct<(i8, array<7 x i8>, ptr)>>
    %27 = llvm.insertvalue %25, %26[0] : !llvm.array<4 x struct<(i8, array<7 x i8>, ptr)>> 
    %28 = llvm.insertvalue %19, %27[1] : !llvm.array<4 x struct<(i8, array<7 x i8>, ptr)>> 
    %29 = llvm.insertvalue %13, %28[2] : !llvm.array<4 x struct<(i8, array<7 x i8>, ptr)>> 
    %30 = llvm.insertvalue %7, %29[3] : !llvm.array<4 x struct<(i8, array<7 x i8>, ptr)>> 
    llvm.return %30 : !llvm.array<4 x struct<(i8, array<7 x i8>, ptr)>>
  }
  llvm.mlir.global private unnamed_addr constant @".str.8"("box\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.9"("disc\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main() -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.addressof @".str" : !llvm.ptr
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.addressof @__const.main.shapes : !llvm.ptr
    %5 = llvm.mlir.constant(72 : i64) : i64
    %6 = llvm.mlir.constant(3 : i32) : i32
    %7 = llvm.mlir.addressof @__const.main.v : !llvm.ptr
    %8 = llvm.mlir.constant(20 : i64) : i64
    %9 = llvm.mlir.constant(0 : i64) : i64
    %10 = llvm.mlir.addressof @add : !llvm.ptr
    %11 = llvm.mlir.constant(5 : i32) : i32
    %12 = llvm.mlir.addressof @mul : !llvm.ptr
    %13 = llvm.mlir.addressof @sub : !llvm.ptr
    %14 = llvm.mlir.constant(100 : i32) : i32
    %15 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %16 = llvm.mlir.addressof @squares : !llvm.ptr
    %17 = llvm.mlir.constant(10 : i32) : i32
    %18 = llvm.mlir.constant(6 : i32) : i32
    %19 = llvm.mlir.constant(7 : i32) : i32
    %20 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %21 = llvm.mlir.constant(2 : i32) : i32
    %22 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %23 = llvm.mlir.constant(20 : i32) : i32
    %24 = llvm.mlir.constant(2.000000e+00 : f64) : f64
    %25 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %26 = llvm.mlir.zero : !llvm.ptr
    %27 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %28 = llvm.mlir.constant(17 : i32) : i32
    %29 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %30 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %31 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %32 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %33 = llvm.alloca %0 x !llvm.array<3 x struct<"struct.shape", (ptr, f64, f64)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %34 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %35 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %36 = llvm.alloca %0 x !llvm.array<5 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %37 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %38 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %30 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %2, %31 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb6
    %39 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %40 = llvm.load %39 {alignment = 1 : i64} : !llvm.ptr -> i8
    %41 = llvm.icmp "ne" %40, %3 : i8
    llvm.cond_br %41, ^bb2, ^bb7
  ^bb2:  // pred: ^bb1
    %42 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %43 = llvm.load %42 {alignment = 1 : i64} : !llvm.ptr -> i8
    %44 = llvm.call @find(%43) : (i8 {llvm.noundef, llvm.signext}) -> !llvm.ptr
    llvm.store %44, %32 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %45 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %46 = llvm.icmp "ne" %45, %26 : !llvm.ptr
    llvm.cond_br %46, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %47 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %48 = llvm.load %47 {alignment = 1 : i64} : !llvm.ptr -> i8
    %49 = llvm.sext %48 : i8 to i32
    %50 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %51 = llvm.call %50(%28, %11) : !llvm.ptr, (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %52 = llvm.call @printf(%29, %49, %51) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb5
  ^bb4:  // pred: ^bb2
    %53 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %54 = llvm.load %53 {alignment = 1 : i64} : !llvm.ptr -> i8
    %55 = llvm.sext %54 : i8 to i32
    %56 = llvm.call @printf(%27, %55) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    llvm.br ^bb6
  ^bb6:  // pred: ^bb5
    %57 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %58 = llvm.getelementptr inbounds|nuw %57[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    llvm.store %58, %31 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb7:  // pred: ^bb1
    "llvm.intr.memcpy"(%33, %4, %5) <{arg_attrs = [{llvm.align = 16 : i64}, {llvm.align = 16 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.store %1, %34 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb7, ^bb10
    %59 = llvm.load %34 {alignment = 4 : i64} : !llvm.ptr -> i32
    %60 = llvm.icmp "slt" %59, %6 : i32
    llvm.cond_br %60, ^bb9, ^bb11
  ^bb9:  // pred: ^bb8
    %61 = llvm.load %34 {alignment = 4 : i64} : !llvm.ptr -> i32
    %62 = llvm.sext %61 : i32 to i64
    %63 = llvm.getelementptr inbounds %33[%9, %62] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x struct<"struct.shape", (ptr, f64, f64)>>
    llvm.store %63, %35 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %64 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %65 = llvm.getelementptr inbounds|nuw %64[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.shape", (ptr, f64, f64)>
    %66 = llvm.load %65 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %67 = llvm.getelementptr inbounds|nuw %66[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.methods", (ptr, ptr, ptr)>
    %68 = llvm.load %67 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %69 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call %68(%69, %24) : !llvm.ptr, (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> ()
    %70 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %71 = llvm.getelementptr inbounds|nuw %70[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.shape", (ptr, f64, f64)>
    %72 = llvm.load %71 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %73 = llvm.getelementptr inbounds|nuw %72[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.methods", (ptr, ptr, ptr)>
    %74 = llvm.load %73 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %75 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %76 = llvm.getelementptr inbounds|nuw %75[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.shape", (ptr, f64, f64)>
    %77 = llvm.load %76 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %78 = llvm.getelementptr inbounds|nuw %77[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.methods", (ptr, ptr, ptr)>
    %79 = llvm.load %78 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %80 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %81 = llvm.call %79(%80) : !llvm.ptr, (!llvm.ptr {llvm.noundef}) -> f64
    %82 = llvm.call @printf(%25, %74, %81) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.br ^bb10
  ^bb10:  // pred: ^bb9
    %83 = llvm.load %34 {alignment = 4 : i64} : !llvm.ptr -> i32
    %84 = llvm.add %83, %0 overflow<nsw> : i32
    llvm.store %84, %34 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb8 {loop_annotation = #loop_annotation}
  ^bb11:  // pred: ^bb8
    "llvm.intr.memcpy"(%36, %7, %8) <{arg_attrs = [{llvm.align = 16 : i64}, {llvm.align = 16 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %85 = llvm.getelementptr inbounds %36[%9, %9] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<5 x i32>
    %86 = llvm.call @fold(%10, %1, %85, %11) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %87 = llvm.getelementptr inbounds %36[%9, %9] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<5 x i32>
    %88 = llvm.call @fold(%12, %0, %87, %11) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %89 = llvm.getelementptr inbounds %36[%9, %9] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<5 x i32>
    %90 = llvm.call @fold(%13, %14, %89, %11) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %91 = llvm.call @printf(%15, %86, %88, %90) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %9, %37 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.call @each(%16, %17, %37) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %92 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> i64
    %93 = llvm.call @choose(%0) : (i32 {llvm.noundef}) -> !llvm.ptr
    %94 = llvm.call %93(%18, %19) : !llvm.ptr, (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %95 = llvm.call @printf(%20, %92, %94) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store volatile %13, %38 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %96 = llvm.load volatile %38 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %97 = llvm.icmp "eq" %96, %13 : !llvm.ptr
    %98 = llvm.zext %97 : i1 to i32
    %99 = llvm.load volatile %38 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %100 = llvm.call %99(%0, %21) : !llvm.ptr, (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %101 = llvm.call @printf(%22, %98, %100) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %102 = llvm.call @choose(%1) : (i32 {llvm.noundef}) -> !llvm.ptr
    %103 = llvm.call %102(%23, %6) : !llvm.ptr, (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %103 : i32
  }
  llvm.func internal @find(%arg0: i8 {llvm.noundef, llvm.signext}) -> !llvm.ptr attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(4 : i64) : i64
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.addressof @table : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i8 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %7 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.store %1, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb5
    %9 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %10 = llvm.zext %9 : i32 to i64
    %11 = llvm.icmp "ult" %10, %2 : i64
    llvm.cond_br %11, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    %12 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %13 = llvm.zext %12 : i32 to i64
    %14 = llvm.getelementptr inbounds|nuw %4[%5, %13] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x struct<"struct.anon", (i8, ptr)>>
    %15 = llvm.getelementptr inbounds|nuw %14[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.anon", (i8, ptr)>
    %16 = llvm.load %15 {alignment = 16 : i64} : !llvm.ptr -> i8
    %17 = llvm.sext %16 : i8 to i32
    %18 = llvm.load %7 {alignment = 1 : i64} : !llvm.ptr -> i8
    %19 = llvm.sext %18 : i8 to i32
    %20 = llvm.icmp "eq" %17, %19 : i32
    llvm.cond_br %20, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %21 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %22 = llvm.zext %21 : i32 to i64
    %23 = llvm.getelementptr inbounds|nuw %4[%5, %22] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x struct<"struct.anon", (i8, ptr)>>
    %24 = llvm.getelementptr inbounds|nuw %23[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.anon", (i8, ptr)>
    %25 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %25, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb7
  ^bb4:  // pred: ^bb2
    llvm.br ^bb5
  ^bb5:  // pred: ^bb4
    %26 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %27 = llvm.add %26, %0 : i32
    llvm.store %27, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb6:  // pred: ^bb1
    llvm.store %3, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb3, ^bb6
    %28 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %28 : !llvm.ptr
  }
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @fold(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}, %arg3: i32 {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-1 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg2, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg3, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb2
    %7 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %8 = llvm.add %7, %1 overflow<nsw> : i32
    llvm.store %8, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    %9 = llvm.icmp "sgt" %7, %2 : i32
    llvm.cond_br %9, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %10 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    %12 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %12[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    llvm.store %13, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %14 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %15 = llvm.call %10(%11, %14) : !llvm.ptr, (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %15, %4 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb3:  // pred: ^bb1
    %16 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %16 : i32
  }
  llvm.func internal @add(%arg0: i32 {llvm.noundef}, %arg1: i32 {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 4 : i64} : i32, !llvm.ptr
    %3 = llvm.load %1 {alignment = 4 : i64} : !llvm.ptr -> i32
    %4 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32
    %5 = llvm.add %3, %4 overflow<nsw> : i32
    llvm.return %5 : i32
  }
  llvm.func internal @mul(%arg0: i32 {llvm.noundef}, %arg1: i32 {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 4 : i64} : i32, !llvm.ptr
    %3 = llvm.load %1 {alignment = 4 : i64} : !llvm.ptr -> i32
    %4 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32
    %5 = llvm.mul %3, %4 overflow<nsw> : i32
    llvm.return %5 : i32
  }
  llvm.func internal @sub(%arg0: i32 {llvm.noundef}, %arg1: i32 {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 4 : i64} : i32, !llvm.ptr
    %3 = llvm.load %1 {alignment = 4 : i64} : !llvm.ptr -> i32
    %4 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32
    %5 = llvm.sub %3, %4 overflow<nsw> : i32
    llvm.return %5 : i32
  }
  llvm.func internal @each(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg2, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %1, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %6 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %7 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %8 = llvm.icmp "slt" %6, %7 : i32
    llvm.cond_br %8, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %9 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %11 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call %9(%10, %11) : !llvm.ptr, (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %12 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %13 = llvm.add %12, %0 overflow<nsw> : i32
    llvm.store %13, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    llvm.return
  }
  llvm.func internal @squares(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %1 {alignment = 4 : i64} : !llvm.ptr -> i32
    %4 = llvm.sext %3 : i32 to i64
    %5 = llvm.load %1 {alignment = 4 : i64} : !llvm.ptr -> i32
    %6 = llvm.sext %5 : i32 to i64
    %7 = llvm.mul %4, %6 overflow<nsw> : i64
    %8 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i64
    %10 = llvm.add %9, %7 overflow<nsw> : i64
    llvm.store %10, %8 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.return
  }
  llvm.func internal @choose(%arg0: i32 {llvm.noundef}) -> !llvm.ptr attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @add : !llvm.ptr
    %4 = llvm.mlir.addressof @mul : !llvm.ptr
    %5 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    %6 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %7 = llvm.icmp "sgt" %6, %1 : i32
    llvm.cond_br %7, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.br ^bb6(%4 : !llvm.ptr)
  ^bb2:  // pred: ^bb0
    %8 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %9 = llvm.icmp "ne" %8, %2 : i32
    llvm.cond_br %9, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %10 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %11 = llvm.add %10, %0 overflow<nsw> : i32
    %12 = llvm.call @choose(%11) : (i32 {llvm.noundef}) -> !llvm.ptr
    llvm.br ^bb5(%12 : !llvm.ptr)
  ^bb4:  // pred: ^bb2
    llvm.br ^bb5(%3 : !llvm.ptr)
  ^bb5(%13: !llvm.ptr):  // 2 preds: ^bb3, ^bb4
    llvm.br ^bb6(%13 : !llvm.ptr)
  ^bb6(%14: !llvm.ptr):  // 2 preds: ^bb1, ^bb5
    llvm.return %14 : !llvm.ptr
  }
  llvm.func internal @rem_(%arg0: i32 {llvm.noundef}, %arg1: i32 {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 4 : i64} : i32, !llvm.ptr
    %4 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %5 = llvm.icmp "ne" %4, %1 : i32
    llvm.cond_br %5, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %6 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32
    %7 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %8 = llvm.srem %6, %7 : i32
    llvm.br ^bb3(%8 : i32)
  ^bb2:  // pred: ^bb0
    llvm.br ^bb3(%1 : i32)
  ^bb3(%9: i32):  // 2 preds: ^bb1, ^bb2
    llvm.return %9 : i32
  }
  llvm.func internal @box_area(%arg0: !llvm.ptr {llvm.noundef}) -> f64 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.shape", (ptr, f64, f64)>
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> f64
    %7 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %7[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.shape", (ptr, f64, f64)>
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> f64
    %10 = llvm.fmul %6, %9 : f64
    llvm.return %10 : f64
  }
  llvm.func internal @scale_both(%arg0: !llvm.ptr {llvm.noundef}, %arg1: f64 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 8 : i64} : f64, !llvm.ptr
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> f64
    %6 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.getelementptr inbounds|nuw %6[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.shape", (ptr, f64, f64)>
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> f64
    %9 = llvm.fmul %8, %5 : f64
    llvm.store %9, %7 {alignment = 8 : i64} : f64, !llvm.ptr
    %10 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> f64
    %11 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %11[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.shape", (ptr, f64, f64)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> f64
    %14 = llvm.fmul %13, %10 : f64
    llvm.store %14, %12 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.return
  }
  llvm.func internal @disc_area(%arg0: !llvm.ptr {llvm.noundef}) -> f64 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(3.000000e+00 : f64) : f64
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.shape", (ptr, f64, f64)>
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> f64
    %7 = llvm.fmul %2, %6 : f64
    %8 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %8[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.shape", (ptr, f64, f64)>
    %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> f64
    %11 = llvm.fmul %7, %10 : f64
    llvm.return %11 : f64
  }
  llvm.func internal @scale_first(%arg0: !llvm.ptr {llvm.noundef}, %arg1: f64 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : f64, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> f64
    %5 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.getelementptr inbounds|nuw %5[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.shape", (ptr, f64, f64)>
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> f64
    %8 = llvm.fmul %7, %4 : f64
    llvm.store %8, %6 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.return
  }
}
