#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @__const.main.items() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.struct<packed (struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)>, struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)>, struct<"struct.item", (i8, i16, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>)>)> {
    %0 = llvm.mlir.constant(0 : i8) : i8
    %1 = llvm.mlir.constant(dense<0> : tensor<12xi8>) : !llvm.array<12 x i8>
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.zero : !llvm.struct<"struct.point", (i32, i32)>
    %4 = llvm.mlir.zero : !llvm.struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>
    %5 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %6 = llvm.mlir.constant(0 : i16) : i16
    %7 = llvm.mlir.zero : !llvm.struct<"struct.item", (i8, i16, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>)>
    %8 = llvm.mlir.constant(dense<0> : tensor<4xi8>) : !llvm.array<4 x i8>
    %9 = llvm.mlir.constant(7 : i32) : i32
    %10 = llvm.mlir.undef : !llvm.struct<"struct.point", (i32, i32)>
    %11 = llvm.insertvalue %9, %10[0] : !llvm.struct<"struct.point", (i32, i32)> 
    %12 = llvm.insertvalue %9, %11[1] : !llvm.struct<"struct.point", (i32, i32)> 
    %13 = llvm.mlir.undef : !llvm.struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>
    %14 = llvm.insertvalue %3, %13[0] : !llvm.struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)> 
    %15 = llvm.insertvalue %12, %14[1] : !llvm.struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)> 
    %16 = llvm.mlir.constant(2.500000e-01 : f64) : f64
    %17 = llvm.mlir.constant(-2 : i16) : i16
    %18 = llvm.mlir.constant(98 : i8) : i8
    %19 = llvm.mlir.undef : !llvm.struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)>
    %20 = llvm.insertvalue %18, %19[0] : !llvm.struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)> 
    %21 = llvm.insertvalue %0, %20[1] : !llvm.struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)> 
    %22 = llvm.insertvalue %17, %21[2] : !llvm.struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)> 
    %23 = llvm.insertvalue %8, %22[3] : !llvm.struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)> 
    %24 = llvm.insertvalue %16, %23[4] : !llvm.struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)> 
    %25 = llvm.insertvalue %15, %24[5] : !llvm.struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)> 
    %26 = llvm.insertvalue %1, %25[6] : !llvm.struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)> 
    %27 = llvm.insertvalue %8, %26[7] : !llvm.struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)> 
    %28 = llvm.mlir.constant("first\00\00\00\00\00\00\00") : !llvm.array<12 x i8>
    %29 = llvm.mlir.constant(3 : i32) : i32
    %30 = llvm.mlir.constant(4 : i32) : i32
    %31 = llvm.mlir.undef : !llvm.struct<"struct.point", (i32, i32)>
    %32 = llvm.insertvalue %30, %31[0] : !llvm.struct<"struct.point", (i32, i32)> 
    %33 = llvm.insertvalue %29, %32[1] : !llvm.struct<"struct.point", (i32, i32)> 
    %34 = llvm.mlir.undef : !llvm.struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>
    %35 = llvm.insertvalue %3, %34[0] : !llvm.struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)> 
    %36 = llvm.insertvalue %33, %35[1] : !llvm.struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)> 
    %37 = llvm.mlir.constant(1.500000e+00 : f64) : f64
    %38 = llvm.mlir.constant(10 : i16) : i16
    %39 = llvm.mlir.constant(97 : i8) : i8
    %40 = llvm.mlir.undef : !llvm.struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)>
    %41 = llvm.insertvalue %39, %40[0] : !llvm.struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)> 
    %42 = llvm.insertvalue %0, %41[1] : !llvm.struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)> 
    %43 = llvm.insertvalue %38, %42[2] : !llvm.struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)> 
    %44 = llvm.insertvalue %8, %43[3] : !llvm.struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)> 
    %45 = llvm.insertvalue %37, %44[4] : !llvm.struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)> 
    %46 = llvm.insertvalue %36, %45[5] : !llvm.struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)> 
    %47 = llvm.insertvalue %28, %46[6] : !llvm.struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)> 
    %48 = llvm.insertvalue %8, %47[7] : !llvm.struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)> 
    %49 = llvm.mlir.undef : !llvm.struct<packed (struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)>, struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)>, struct<"struct.item", (i8, i16, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>)>)>
    %50 = llvm.insertvalue %48, %49[0] : !llvm.struct<packed (struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)>, struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)>, struct<"struct.item", (i8, i16, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>)>)> 
    %51 = llvm.insertvalue %27, %50[1] : !llvm.struct<packed (struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)>, struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)>, struct<"struct.item", (i8, i16, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>)>)> 
    %52 = llvm.insertvalue %7, %51[2] : !llvm.struct<packed (struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)>, struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)>, struct<"struct.item", (i8, i16, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>)>)> 
    llvm.return %52 : !llvm.struct<packed (struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)>, struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)>, struct<"struct.item", (i8, i16, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>)>)>
  }
  llvm.mlir.global private unnamed_addr constant @".str"("a rather long name\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%c %d %.2f %d [%s]\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("%zu %zu %zu\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("%ld\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("%d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("%d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.main.p() {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : !llvm.struct<"struct.point", (i32, i32)> {
    %0 = llvm.mlir.constant(2 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.undef : !llvm.struct<"struct.point", (i32, i32)>
    %3 = llvm.insertvalue %1, %2[0] : !llvm.struct<"struct.point", (i32, i32)> 
    %4 = llvm.insertvalue %0, %3[1] : !llvm.struct<"struct.point", (i32, i32)> 
    llvm.return %4 : !llvm.struct<"struct.point", (i32, i32)>
  }
  llvm.mlir.global private unnamed_addr constant @".str.6"("%.3f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main() -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.addressof @__const.main.items : !llvm.ptr
    %3 = llvm.mlir.constant(144 : i64) : i64
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.constant(2 : i64) : i64
    %6 = llvm.mlir.constant(48 : i64) : i64
    %7 = llvm.mlir.constant(1 : i8) : i8
    %8 = llvm.mlir.constant(3 : i32) : i32
    %9 = llvm.mlir.constant(2 : i32) : i32
    %10 = llvm.mlir.constant(16 : i64) : i64
    %11 = llvm.mlir.constant(1 : i64) : i64
    %12 = llvm.mlir.addressof @".str" : !llvm.ptr
    %13 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %14 = llvm.mlir.constant(8 : i64) : i64
    %15 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %16 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %17 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %18 = llvm.mlir.addressof @__const.main.p : !llvm.ptr
    %19 = llvm.mlir.constant(40 : i32) : i32
    %20 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %21 = llvm.mlir.constant(4 : i32) : i32
    %22 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %23 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %24 = llvm.alloca %0 x !llvm.array<3 x struct<"struct.item", (i8, i16, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %25 = llvm.alloca %0 x !llvm.struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %26 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %27 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %28 = llvm.alloca %0 x !llvm.struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %29 = llvm.alloca %0 x !llvm.struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %30 = llvm.alloca %0 x !llvm.struct<"struct.point", (i32, i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %31 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %32 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %33 = llvm.alloca %0 x !llvm.struct<"struct.point", (i32, i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %23 {alignment = 4 : i64} : i32, !llvm.ptr
    "llvm.intr.memcpy"(%24, %2, %3) <{arg_attrs = [{llvm.align = 16 : i64}, {llvm.align = 16 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %34 = llvm.getelementptr inbounds %24[%4, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x struct<"struct.item", (i8, i16, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>)>>
    %35 = llvm.getelementptr inbounds %24[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x struct<"struct.item", (i8, i16, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>)>>
    "llvm.intr.memcpy"(%34, %35, %6) <{arg_attrs = [{llvm.align = 16 : i64}, {llvm.align = 16 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %36 = llvm.getelementptr inbounds %24[%4, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x struct<"struct.item", (i8, i16, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>)>>
    %37 = llvm.getelementptr inbounds|nuw %36[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.item", (i8, i16, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>)>
    %38 = llvm.load %37 {alignment = 16 : i64} : !llvm.ptr -> i8
    %39 = llvm.add %38, %7 : i8
    llvm.store %39, %37 {alignment = 16 : i64} : i8, !llvm.ptr
    %40 = llvm.getelementptr inbounds %24[%4, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x struct<"struct.item", (i8, i16, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>)>>
    %41 = llvm.getelementptr inbounds|nuw %40[%1, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.item", (i8, i16, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>)>
    %42 = llvm.getelementptr inbounds %24[%4, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x struct<"struct.item", (i8, i16, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>)>>
    %43 = llvm.getelementptr inbounds|nuw %42[%1, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.item", (i8, i16, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>)>
    %44 = llvm.getelementptr inbounds|nuw %43[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i64, i64)>
    %45 = llvm.load %44 {alignment = 16 : i64} : !llvm.ptr -> i64
    %46 = llvm.getelementptr inbounds|nuw %43[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i64, i64)>
    %47 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> i64
    %48 = llvm.call @grow(%45, %47, %9) : (i64, i64, i32 {llvm.noundef}) -> !llvm.struct<(i64, i64)>
    %49 = llvm.getelementptr inbounds|nuw %25[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i64, i64)>
    %50 = llvm.extractvalue %48[0] : !llvm.struct<(i64, i64)> 
    llvm.store %50, %49 {alignment = 4 : i64} : i64, !llvm.ptr
    %51 = llvm.getelementptr inbounds|nuw %25[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i64, i64)>
    %52 = llvm.extractvalue %48[1] : !llvm.struct<(i64, i64)> 
    llvm.store %52, %51 {alignment = 4 : i64} : i64, !llvm.ptr
    "llvm.intr.memcpy"(%41, %25, %10) <{arg_attrs = [{llvm.align = 16 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %53 = llvm.getelementptr inbounds %24[%4, %11] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x struct<"struct.item", (i8, i16, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>)>>
    llvm.call @rename_item(%53, %12) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.store %1, %26 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %54 = llvm.load %26 {alignment = 4 : i64} : !llvm.ptr -> i32
    %55 = llvm.icmp "slt" %54, %8 : i32
    llvm.cond_br %55, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %56 = llvm.getelementptr inbounds %24[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x struct<"struct.item", (i8, i16, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>)>>
    %57 = llvm.load %26 {alignment = 4 : i64} : !llvm.ptr -> i32
    %58 = llvm.sext %57 : i32 to i64
    %59 = llvm.getelementptr inbounds %56[%58] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.item", (i8, i16, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>)>
    llvm.store %59, %27 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %60 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %61 = llvm.getelementptr inbounds|nuw %60[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.item", (i8, i16, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>)>
    %62 = llvm.load %61 {alignment = 8 : i64} : !llvm.ptr -> i8
    %63 = llvm.sext %62 : i8 to i32
    %64 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %65 = llvm.getelementptr inbounds|nuw %64[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.item", (i8, i16, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>)>
    %66 = llvm.load %65 {alignment = 2 : i64} : !llvm.ptr -> i16
    %67 = llvm.sext %66 : i16 to i32
    %68 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %69 = llvm.getelementptr inbounds|nuw %68[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.item", (i8, i16, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>)>
    %70 = llvm.load %69 {alignment = 8 : i64} : !llvm.ptr -> f64
    %71 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %72 = llvm.getelementptr inbounds|nuw %71[%1, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.item", (i8, i16, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>)>
    %73 = llvm.call @area(%72) : (!llvm.ptr {llvm.noundef}) -> i32
    %74 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %75 = llvm.getelementptr inbounds|nuw %74[%1, 4] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.item", (i8, i16, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>)>
    %76 = llvm.getelementptr inbounds %75[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<12 x i8>
    %77 = llvm.call @printf(%22, %63, %67, %70, %73, %76) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, f64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %78 = llvm.load %26 {alignment = 4 : i64} : !llvm.ptr -> i32
    %79 = llvm.add %78, %0 overflow<nsw> : i32
    llvm.store %79, %26 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    %80 = llvm.call @printf(%13, %14, %10, %6) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %81 = llvm.getelementptr inbounds %24[%4, %11] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x struct<"struct.item", (i8, i16, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>)>>
    %82 = llvm.getelementptr inbounds|nuw %81[%1, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.item", (i8, i16, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>)>
    %83 = llvm.getelementptr inbounds|nuw %82[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>
    %84 = llvm.getelementptr inbounds|nuw %83[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.point", (i32, i32)>
    %85 = llvm.getelementptr inbounds %24[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x struct<"struct.item", (i8, i16, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>)>>
    %86 = llvm.ptrtoint %84 : !llvm.ptr to i64
    %87 = llvm.ptrtoint %85 : !llvm.ptr to i64
    %88 = llvm.sub %86, %87 : i64
    %89 = llvm.call @printf(%15, %88) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %90 = llvm.getelementptr inbounds %24[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x struct<"struct.item", (i8, i16, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>)>>
    %91 = llvm.getelementptr inbounds|nuw %90[%1, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.item", (i8, i16, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>)>
    "llvm.intr.memcpy"(%28, %91, %10) <{arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 16 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %92 = llvm.getelementptr inbounds %24[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x struct<"struct.item", (i8, i16, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>)>>
    %93 = llvm.getelementptr inbounds|nuw %92[%1, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.item", (i8, i16, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>)>
    "llvm.intr.memcpy"(%29, %93, %10) <{arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 16 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %94 = llvm.call @memcmp(%28, %29, %10) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %95 = llvm.icmp "eq" %94, %1 : i32
    %96 = llvm.zext %95 : i1 to i32
    %97 = llvm.call @printf(%16, %96) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %98 = llvm.getelementptr inbounds|nuw %29[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>
    %99 = llvm.getelementptr inbounds|nuw %98[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.point", (i32, i32)>
    %100 = llvm.load %99 {alignment = 4 : i64} : !llvm.ptr -> i32
    %101 = llvm.sub %1, %100 overflow<nsw> : i32
    %102 = llvm.getelementptr inbounds|nuw %29[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>
    %103 = llvm.getelementptr inbounds|nuw %102[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.point", (i32, i32)>
    llvm.store %101, %103 {alignment = 4 : i64} : i32, !llvm.ptr
    %104 = llvm.call @memcmp(%28, %29, %10) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %105 = llvm.icmp "eq" %104, %1 : i32
    %106 = llvm.zext %105 : i1 to i32
    %107 = llvm.call @area(%29) : (!llvm.ptr {llvm.noundef}) -> i32
    %108 = llvm.call @printf(%17, %106, %107) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    "llvm.intr.memcpy"(%30, %18, %14) <{arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.store %30, %31 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %31, %32 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %109 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %110 = llvm.load %109 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %111 = llvm.getelementptr inbounds|nuw %110[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.point", (i32, i32)>
    llvm.store %19, %111 {alignment = 4 : i64} : i32, !llvm.ptr
    %112 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %113 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %114 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %115 = llvm.load %113 {alignment = 4 : i64} : !llvm.ptr -> i64
    %116 = llvm.load %114 {alignment = 4 : i64} : !llvm.ptr -> i64
    %117 = llvm.call @add(%115, %116) : (i64, i64) -> i64
    llvm.store %117, %33 {alignment = 4 : i64} : i64, !llvm.ptr
    "llvm.intr.memcpy"(%112, %33, %14) <{arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %118 = llvm.getelementptr inbounds|nuw %30[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.point", (i32, i32)>
    %119 = llvm.load %118 {alignment = 4 : i64} : !llvm.ptr -> i32
    %120 = llvm.getelementptr inbounds|nuw %30[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.point", (i32, i32)>
    %121 = llvm.load %120 {alignment = 4 : i64} : !llvm.ptr -> i32
    %122 = llvm.call @printf(%17, %119, %121) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %123 = llvm.getelementptr inbounds %24[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x struct<"struct.item", (i8, i16, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>)>>
    %124 = llvm.call @total(%123, %8) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> f64
    %125 = llvm.call @printf(%20, %124) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %126 = llvm.getelementptr inbounds %24[%4, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x struct<"struct.item", (i8, i16, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>)>>
    %127 = llvm.getelementptr inbounds|nuw %126[%1, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.item", (i8, i16, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>)>
    %128 = llvm.call @area(%127) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %128 : i32
  }
  llvm.func internal @grow(%arg0: i64, %arg1: i64, %arg2: i32 {llvm.noundef}) -> !llvm.struct<(i64, i64)> attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.mlir.constant(16 : i64) : i64
    %4 = llvm.alloca %0 x !llvm.struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.struct<"struct.point", (i32, i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.struct<"struct.point", (i32, i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i64, i64)>
    llvm.store %arg0, %9 {alignment = 4 : i64} : i64, !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %5[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i64, i64)>
    llvm.store %arg1, %10 {alignment = 4 : i64} : i64, !llvm.ptr
    llvm.store %arg2, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    %11 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %12 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>
    %13 = llvm.getelementptr inbounds|nuw %12[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.point", (i32, i32)>
    %14 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %15 = llvm.sub %14, %11 overflow<nsw> : i32
    llvm.store %15, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    %16 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %17 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>
    %18 = llvm.getelementptr inbounds|nuw %17[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.point", (i32, i32)>
    %19 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    %20 = llvm.sub %19, %16 overflow<nsw> : i32
    llvm.store %20, %18 {alignment = 4 : i64} : i32, !llvm.ptr
    %21 = llvm.getelementptr inbounds|nuw %5[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>
    %22 = llvm.getelementptr inbounds|nuw %5[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>
    %23 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.point", (i32, i32)>
    %24 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %24, %23 {alignment = 4 : i64} : i32, !llvm.ptr
    %25 = llvm.getelementptr inbounds|nuw %8[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.point", (i32, i32)>
    %26 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %26, %25 {alignment = 4 : i64} : i32, !llvm.ptr
    %27 = llvm.load %22 {alignment = 4 : i64} : !llvm.ptr -> i64
    %28 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i64
    %29 = llvm.call @add(%27, %28) : (i64, i64) -> i64
    llvm.store %29, %7 {alignment = 4 : i64} : i64, !llvm.ptr
    "llvm.intr.memcpy"(%21, %7, %2) <{arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%4, %5, %3) <{arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %30 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> !llvm.struct<(i64, i64)>
    llvm.return %30 : !llvm.struct<(i64, i64)>
  }
  llvm.func internal @rename_item(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(4 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(11 : i64) : i64
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %8 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %8[%1, 4] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.item", (i8, i16, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>)>
    %10 = llvm.getelementptr inbounds %9[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<12 x i8>
    %11 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.call @strncpy(%10, %11, %4) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %13 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.getelementptr inbounds|nuw %13[%1, 4] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.item", (i8, i16, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>)>
    %15 = llvm.getelementptr inbounds|nuw %14[%3, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<12 x i8>
    llvm.store %5, %15 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.return
  }
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @area(%arg0: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.point", (i32, i32)>
    %6 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %7 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>
    %9 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.point", (i32, i32)>
    %10 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %11 = llvm.sub %6, %10 overflow<nsw> : i32
    %12 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %12[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>
    %14 = llvm.getelementptr inbounds|nuw %13[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.point", (i32, i32)>
    %15 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> i32
    %16 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %16[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>
    %18 = llvm.getelementptr inbounds|nuw %17[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.point", (i32, i32)>
    %19 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    %20 = llvm.sub %15, %19 overflow<nsw> : i32
    %21 = llvm.mul %11, %20 overflow<nsw> : i32
    llvm.return %21 : i32
  }
  llvm.func @memcmp(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func internal @add(%arg0: i64, %arg1: i64) -> i64 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.alloca %0 x !llvm.struct<"struct.point", (i32, i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"struct.point", (i32, i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"struct.point", (i32, i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 4 : i64} : i64, !llvm.ptr
    llvm.store %arg1, %5 {alignment = 4 : i64} : i64, !llvm.ptr
    %6 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.point", (i32, i32)>
    %7 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %8 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.point", (i32, i32)>
    %9 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %10 = llvm.add %9, %7 overflow<nsw> : i32
    llvm.store %10, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %5[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.point", (i32, i32)>
    %12 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %13 = llvm.getelementptr inbounds|nuw %4[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.point", (i32, i32)>
    %14 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %15 = llvm.add %14, %12 overflow<nsw> : i32
    llvm.store %15, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    "llvm.intr.memcpy"(%3, %4, %2) <{arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %16 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i64
    llvm.return %16 : i64
  }
  llvm.func internal @total(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}) -> f64 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(2 : i32) : i32
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %6 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store %2, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %8 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %9 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %10 = llvm.icmp "slt" %8, %9 : i32
    llvm.cond_br %10, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %11 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %13 = llvm.sext %12 : i32 to i64
    %14 = llvm.getelementptr inbounds %11[%13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.item", (i8, i16, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>)>
    %15 = llvm.getelementptr inbounds|nuw %14[%2, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.item", (i8, i16, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>)>
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> f64
    %17 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %19 = llvm.sext %18 : i32 to i64
    %20 = llvm.getelementptr inbounds %17[%19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.item", (i8, i16, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>)>
    %21 = llvm.getelementptr inbounds|nuw %20[%2, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.item", (i8, i16, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>)>
    %22 = llvm.load %21 {alignment = 2 : i64} : !llvm.ptr -> i16
    %23 = llvm.sext %22 : i16 to i32
    %24 = llvm.sitofp %23 : i32 to f64
    %25 = llvm.fmul %16, %24 : f64
    %26 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> f64
    %27 = llvm.fadd %26, %25 : f64
    llvm.store %27, %6 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %28 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %29 = llvm.add %28, %0 overflow<nsw> : i32
    llvm.store %29, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    %30 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> f64
    llvm.return %30 : f64
  }
  llvm.func @strncpy(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
}
