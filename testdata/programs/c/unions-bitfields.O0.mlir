#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @__const.main.w() {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : !llvm.struct<(f32)> {
    %0 = llvm.mlir.constant(-1.500000e+00 : f32) : f32
    %1 = llvm.mlir.undef : !llvm.struct<(f32)>
    %2 = llvm.insertvalue %0, %1[0] : !llvm.struct<(f32)> 
    llvm.return %2 : !llvm.struct<(f32)>
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%08x %02x %02x %04x %04x\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%.7f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.main.f() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(i8, i8, array<6 x i8>, i8, i8, i8, i8, i8, i8, array<2 x i8>)> {
    %0 = llvm.mlir.constant(0 : i8) : i8
    %1 = llvm.mlir.constant(dense<0> : tensor<2xi8>) : !llvm.array<2 x i8>
    %2 = llvm.mlir.constant(13 : i8) : i8
    %3 = llvm.mlir.constant(-85 : i8) : i8
    %4 = llvm.mlir.constant(-51 : i8) : i8
    %5 = llvm.mlir.constant(-17 : i8) : i8
    %6 = llvm.mlir.constant(1 : i8) : i8
    %7 = llvm.mlir.constant(35 : i8) : i8
    %8 = llvm.mlir.constant(dense<0> : tensor<6xi8>) : !llvm.array<6 x i8>
    %9 = llvm.mlir.constant(-84 : i8) : i8
    %10 = llvm.mlir.undef : !llvm.struct<(i8, i8, array<6 x i8>, i8, i8, i8, i8, i8, i8, array<2 x i8>)>
    %11 = llvm.insertvalue %9, %10[0] : !llvm.struct<(i8, i8, array<6 x i8>, i8, i8, i8, i8, i8, i8, array<2 x i8>)> 
    %12 = llvm.insertvalue %0, %11[1] : !llvm.struct<(i8, i8, array<6 x i8>, i8, i8, i8, i8, i8, i8, array<2 x i8>)> 
    %13 = llvm.insertvalue %8, %12[2] : !llvm.struct<(i8, i8, array<6 x i8>, i8, i8, i8, i8, i8, i8, array<2 x i8>)> 
    %14 = llvm.insertvalue %7, %13[3] : !llvm.struct<(i8, i8, array<6 x i8>, i8, i8, i8, i8, i8, i8, array<2 x i8>)> 
    %15 = llvm.insertvalue %6, %14[4] : !llvm.struct<(i8, i8, array<6 x i8>, i8, i8, i8, i8, i8, i8, array<2 x i8>)> 
    %16 = llvm.insertvalue %5, %15[5] : !llvm.struct<(i8, i8, array<6 x i8>, i8, i8, i8, i8, i8, i8, array<2 x i8>)> 
    %17 = llvm.insertvalue %4, %16[6] : !llvm.struct<(i8, i8, array<6 x i8>, i8, i8, i8, i8, i8, i8, array<2 x i8>)> 
    %18 = llvm.insertvalue %3, %17[7] : !llvm.struct<(i8, i8, array<6 x i8>, i8, i8, i8, i8, i8, i8, array<2 x i8>)> 
    %19 = llvm.insertvalue %2, %18[8] : !llvm.struct<(i8, i8, array<6 x i8>, i8, i8, i8, i8, i8, i8, array<2 x i8>)> 
    %20 = llvm.insertvalue %1, %19[9] : !llvm.struct<(i8, i8, array<6 x i8>, i8, i8, i8, i8, i8, i8, array<2 x i8>)> 
    llvm.return %20 : !llvm.struct<(i8, i8, array<6 x i8>, i8, i8, i8, i8, i8, i8, array<2 x i8>)>
  }
  llvm.mlir.global private unnamed_addr constant @".str.2"("%u %u %d %llx %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("%zu %zu\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.main.h() {addr_space = 0 : i32, alignment = 1 : i64, dso_local} : !llvm.struct<"struct.header", packed (i8, i16, i32)> {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(1500 : i16) : i16
    %2 = llvm.mlir.constant(84 : i8) : i8
    %3 = llvm.mlir.undef : !llvm.struct<"struct.header", packed (i8, i16, i32)>
    %4 = llvm.insertvalue %2, %3[0] : !llvm.struct<"struct.header", packed (i8, i16, i32)> 
    %5 = llvm.insertvalue %1, %4[1] : !llvm.struct<"struct.header", packed (i8, i16, i32)> 
    %6 = llvm.insertvalue %0, %5[2] : !llvm.struct<"struct.header", packed (i8, i16, i32)> 
    llvm.return %6 : !llvm.struct<"struct.header", packed (i8, i16, i32)>
  }
  llvm.mlir.global private unnamed_addr constant @".str.4"("%u %u %u %u\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("words\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.main.list() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.struct<packed (struct<(i32, array<4 x i8>, struct<"union.anon", (i64)>)>, struct<(i32, array<4 x i8>, struct<(f64)>)>, struct<(i32, array<4 x i8>, struct<(ptr)>)>)> {
    %0 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %1 = llvm.mlir.undef : !llvm.struct<(ptr)>
    %2 = llvm.insertvalue %0, %1[0] : !llvm.struct<(ptr)> 
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(dense<0> : tensor<4xi8>) : !llvm.array<4 x i8>
    %5 = llvm.mlir.constant(2 : i32) : i32
    %6 = llvm.mlir.undef : !llvm.struct<(i32, array<4 x i8>, struct<(ptr)>)>
    %7 = llvm.insertvalue %5, %6[0] : !llvm.struct<(i32, array<4 x i8>, struct<(ptr)>)> 
    %8 = llvm.insertvalue %4, %7[1] : !llvm.struct<(i32, array<4 x i8>, struct<(ptr)>)> 
    %9 = llvm.insertvalue %2, %8[2] : !llvm.struct<(i32, array<4 x i8>, struct<(ptr)>)> 
    %10 = llvm.mlir.constant(2.500000e+00 : f64) : f64
    %11 = llvm.mlir.undef : !llvm.struct<(f64)>
    %12 = llvm.insertvalue %10, %11[0] : !llvm.struct<(f64)> 
    %13 = llvm.mlir.constant(1 : i32) : i32
    %14 = llvm.mlir.undef : !llvm.struct<(i32, array<4 x i8>, struct<(f64)>)>
    %15 = llvm.insertvalue %13, %14[0] : !llvm.struct<(i32, array<4 x i8>, struct<(f64)>)> 
    %16 = llvm.insertvalue %4, %15[1] : !llvm.struct<(i32, array<4 x i8>, struct<(f64)>)> 
    %17 = llvm.insertvalue %12, %16[2] : !llvm.struct<(i32, array<4 x i8>, struct<(f64)>)> 
    %18 = llvm.mlir.constant(-7 : i64) : i64
    %19 = llvm.mlir.undef : !llvm.struct<"union.anon", (i64)>
    %20 = llvm.insertvalue %18, %19[0] : !llvm.struct<"union.anon", (i64)> 
    %21 = llvm.mlir.constant(0 : i32) : i32
    %22 = llvm.mlir.undef : !llvm.struct<(i32, array<4 x i8>, struct<"union.anon", (i64)>)>
    %23 = llvm.insertvalue %21, %22[0] : !llvm.struct<(i32, array<4 x i8>, struct<"union.anon", (i64)>)> 
    %24 = llvm.insertvalue %4, %23[1] : !llvm.struct<(i32, array<4 x i8>, struct<"union.anon", (i64)>)> 
    %25 = llvm.insertvalue %20, %24[2] : !llvm.struct<(i32, array<4 x i8>, struct<"union.anon", (i64)>)> 
    %26 = llvm.mlir.undef : !llvm.struct<packed (struct<(i32, array<4 x i8>, struct<"union.anon", (i64)>)>, struct<(i32, array<4 x i8>, struct<(f64)>)>, struct<(i32, array<4 x i8>, struct<(ptr)>)>)>
    %27 = llvm.insertvalue %25, %26[0] : !llvm.struct<packed (struct<(i32, array<4 x i8>, struct<"union.anon", (i64)>)>, struct<(i32, array<4 x i8>, struct<(f64)>)>, struct<(i32, array<4 x i8>, struct<(ptr)>)>)> 
    %28 = llvm.insertvalue %17, %27[1] : !llvm.struct<packed (struct<(i32, array<4 x i8>, struct<"union.anon", (i64)>)>, struct<(i32, array<4 x i8>, struct<(f64)>)>, struct<(i32, array<4 x i8>, struct<(ptr)>)>)> 
    %29 = llvm.insertvalue %9, %28[2] : !llvm.struct<packed (struct<(i32, array<4 x i8>, struct<"union.anon", (i64)>)>, struct<(i32, array<4 x i8>, struct<(f64)>)>, struct<(i32, array<4 x i8>, struct<(ptr)>)>)> 
    llvm.return %29 : !llvm.struct<packed (struct<(i32, array<4 x i8>, struct<"union.anon", (i64)>)>, struct<(i32, array<4 x i8>, struct<(f64)>)>, struct<(i32, array<4 x i8>, struct<(ptr)>)>)>
  }
  llvm.mlir.global private unnamed_addr constant @".str.6"("int %ld\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("real %g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.8"("text %s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main() -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.addressof @__const.main.w : !llvm.ptr
    %3 = llvm.mlir.constant(4 : i64) : i64
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.constant(3 : i64) : i64
    %6 = llvm.mlir.constant(2 : i64) : i64
    %7 = llvm.mlir.addressof @".str" : !llvm.ptr
    %8 = llvm.mlir.constant(128 : i32) : i32
    %9 = llvm.mlir.constant(-32768 : i16) : i16
    %10 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %11 = llvm.mlir.addressof @__const.main.f : !llvm.ptr
    %12 = llvm.mlir.constant(16 : i64) : i64
    %13 = llvm.mlir.constant(4 : i32) : i32
    %14 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %15 = llvm.mlir.constant(7 : i64) : i64
    %16 = llvm.mlir.addressof @__const.main.h : !llvm.ptr
    %17 = llvm.mlir.constant(15 : i8) : i8
    %18 = llvm.mlir.constant(4 : i8) : i8
    %19 = llvm.mlir.constant(2 : i32) : i32
    %20 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %21 = llvm.mlir.addressof @__const.main.list : !llvm.ptr
    %22 = llvm.mlir.constant(48 : i64) : i64
    %23 = llvm.mlir.constant(3 : i32) : i32
    %24 = llvm.mlir.constant(1 : i16) : i16
    %25 = llvm.mlir.constant(7 : i16) : i16
    %26 = llvm.mlir.constant(11 : i16) : i16
    %27 = llvm.mlir.constant(1099511627775 : i64) : i64
    %28 = llvm.mlir.constant(20 : i64) : i64
    %29 = llvm.mlir.constant(60 : i64) : i64
    %30 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %31 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %32 = llvm.alloca %0 x !llvm.struct<"union.word", (i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %33 = llvm.alloca %0 x !llvm.struct<"struct.flags", (i16, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %34 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %35 = llvm.alloca %0 x !llvm.struct<"struct.flags", (i16, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %36 = llvm.alloca %0 x !llvm.struct<"struct.header", packed (i8, i16, i32)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %37 = llvm.alloca %0 x !llvm.array<7 x i8> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %38 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %39 = llvm.alloca %0 x !llvm.array<3 x struct<"struct.variant", (i32, struct<"union.anon", (i64)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %40 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %31 {alignment = 4 : i64} : i32, !llvm.ptr
    "llvm.intr.memcpy"(%32, %2, %3) <{arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %41 = llvm.load %32 {alignment = 4 : i64} : !llvm.ptr -> i32
    %42 = llvm.getelementptr inbounds %32[%4, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i8>
    %43 = llvm.load %42 {alignment = 1 : i64} : !llvm.ptr -> i8
    %44 = llvm.zext %43 : i8 to i32
    %45 = llvm.getelementptr inbounds %32[%4, %6] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i8>
    %46 = llvm.load %45 {alignment = 2 : i64} : !llvm.ptr -> i8
    %47 = llvm.zext %46 : i8 to i32
    %48 = llvm.getelementptr inbounds|nuw %32[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.anon", (i16, i16)>
    %49 = llvm.load %48 {alignment = 2 : i64} : !llvm.ptr -> i16
    %50 = llvm.zext %49 : i16 to i32
    %51 = llvm.getelementptr inbounds|nuw %32[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.anon", (i16, i16)>
    %52 = llvm.load %51 {alignment = 4 : i64} : !llvm.ptr -> i16
    %53 = llvm.zext %52 : i16 to i32
    %54 = llvm.call @printf(%7, %41, %44, %47, %50, %53) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %55 = llvm.getelementptr inbounds %32[%4, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i8>
    %56 = llvm.load %55 {alignment = 1 : i64} : !llvm.ptr -> i8
    %57 = llvm.zext %56 : i8 to i32
    %58 = llvm.xor %57, %8 : i32
    %59 = llvm.trunc %58 : i32 to i8
    llvm.store %59, %55 {alignment = 1 : i64} : i8, !llvm.ptr
    %60 = llvm.getelementptr inbounds|nuw %32[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.anon", (i16, i16)>
    llvm.store %9, %60 {alignment = 4 : i64} : i16, !llvm.ptr
    %61 = llvm.load %32 {alignment = 4 : i64} : !llvm.ptr -> f32
    %62 = llvm.fpext %61 : f32 to f64
    %63 = llvm.call @printf(%10, %62) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    "llvm.intr.memcpy"(%33, %11, %12) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.store %1, %34 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %64 = llvm.load %34 {alignment = 4 : i64} : !llvm.ptr -> i32
    %65 = llvm.icmp "slt" %64, %13 : i32
    llvm.cond_br %65, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %66 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> i16
    %67 = llvm.and %66, %24 : i16
    %68 = llvm.zext %67 : i16 to i32
    %69 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> i16
    %70 = llvm.lshr %69, %24 : i16
    %71 = llvm.and %70, %25 : i16
    %72 = llvm.zext %71 : i16 to i32
    %73 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> i16
    %74 = llvm.shl %73, %25 : i16
    %75 = llvm.ashr %74, %26 : i16
    %76 = llvm.sext %75 : i16 to i32
    %77 = llvm.getelementptr inbounds|nuw %33[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.flags", (i16, i64)>
    %78 = llvm.load %77 {alignment = 8 : i64} : !llvm.ptr -> i64
    %79 = llvm.and %78, %27 : i64
    %80 = llvm.getelementptr inbounds|nuw %33[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.flags", (i16, i64)>
    %81 = llvm.load %80 {alignment = 8 : i64} : !llvm.ptr -> i64
    %82 = llvm.shl %81, %28 : i64
    %83 = llvm.ashr %82, %29 : i64
    %84 = llvm.trunc %83 : i64 to i8
    %85 = llvm.sext %84 : i8 to i32
    %86 = llvm.call @printf(%30, %68, %72, %76, %79, %85) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %87 = llvm.getelementptr inbounds|nuw %33[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i64, i64)>
    %88 = llvm.load %87 {alignment = 8 : i64} : !llvm.ptr -> i64
    %89 = llvm.getelementptr inbounds|nuw %33[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i64, i64)>
    %90 = llvm.load %89 {alignment = 8 : i64} : !llvm.ptr -> i64
    %91 = llvm.call @bump(%88, %90) : (i64, i64) -> !llvm.struct<(i64, i64)>
    %92 = llvm.getelementptr inbounds|nuw %35[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i64, i64)>
    %93 = llvm.extractvalue %91[0] : !llvm.struct<(i64, i64)> 
    llvm.store %93, %92 {alignment = 8 : i64} : i64, !llvm.ptr
    %94 = llvm.getelementptr inbounds|nuw %35[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i64, i64)>
    %95 = llvm.extractvalue %91[1] : !llvm.struct<(i64, i64)> 
    llvm.store %95, %94 {alignment = 8 : i64} : i64, !llvm.ptr
    "llvm.intr.memcpy"(%33, %35, %12) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %96 = llvm.load %34 {alignment = 4 : i64} : !llvm.ptr -> i32
    %97 = llvm.add %96, %0 overflow<nsw> : i32
    llvm.store %97, %34 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    %98 = llvm.call @printf(%14, %12, %15) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    "llvm.intr.memcpy"(%36, %16, %15) <{arg_attrs = [{llvm.align = 1 : i64}, {llvm.align = 1 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %99 = llvm.getelementptr inbounds %37[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<7 x i8>
    "llvm.intr.memcpy"(%99, %36, %15) <{arg_attrs = [{llvm.align = 1 : i64}, {llvm.align = 1 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.store %1, %38 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb4, ^bb7
    %100 = llvm.load %38 {alignment = 4 : i64} : !llvm.ptr -> i32
    %101 = llvm.zext %100 : i32 to i64
    %102 = llvm.icmp "ult" %101, %15 : i64
    llvm.cond_br %102, ^bb6, ^bb8
  ^bb6:  // pred: ^bb5
    %103 = llvm.load %38 {alignment = 4 : i64} : !llvm.ptr -> i32
    %104 = llvm.zext %103 : i32 to i64
    %105 = llvm.getelementptr inbounds|nuw %37[%4, %104] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<7 x i8>
    %106 = llvm.load %105 {alignment = 1 : i64} : !llvm.ptr -> i8
    %107 = llvm.zext %106 : i8 to i32
    %108 = llvm.load %38 {alignment = 4 : i64} : !llvm.ptr -> i32
    %109 = llvm.add %108, %0 : i32
    %110 = llvm.mul %107, %109 : i32
    %111 = llvm.getelementptr inbounds|nuw %36[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.header", packed (i8, i16, i32)>
    %112 = llvm.load %111 {alignment = 1 : i64} : !llvm.ptr -> i32
    %113 = llvm.add %112, %110 : i32
    llvm.store %113, %111 {alignment = 1 : i64} : i32, !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // pred: ^bb6
    %114 = llvm.load %38 {alignment = 4 : i64} : !llvm.ptr -> i32
    %115 = llvm.add %114, %0 : i32
    llvm.store %115, %38 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5 {loop_annotation = #loop_annotation}
  ^bb8:  // pred: ^bb5
    %116 = llvm.load %36 {alignment = 1 : i64} : !llvm.ptr -> i8
    %117 = llvm.and %116, %17 : i8
    %118 = llvm.zext %117 : i8 to i32
    %119 = llvm.load %36 {alignment = 1 : i64} : !llvm.ptr -> i8
    %120 = llvm.lshr %119, %18 : i8
    %121 = llvm.zext %120 : i8 to i32
    %122 = llvm.getelementptr inbounds|nuw %36[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.header", packed (i8, i16, i32)>
    %123 = llvm.load %122 {alignment = 1 : i64} : !llvm.ptr -> i16
    %124 = llvm.zext %123 : i16 to i32
    %125 = llvm.getelementptr inbounds|nuw %36[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.header", packed (i8, i16, i32)>
    %126 = llvm.load %125 {alignment = 1 : i64} : !llvm.ptr -> i32
    %127 = llvm.call @printf(%20, %118, %121, %124, %126) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    "llvm.intr.memcpy"(%39, %21, %22) <{arg_attrs = [{llvm.align = 16 : i64}, {llvm.align = 16 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.store %1, %40 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb8, ^bb11
    %128 = llvm.load %40 {alignment = 4 : i64} : !llvm.ptr -> i32
    %129 = llvm.icmp "slt" %128, %23 : i32
    llvm.cond_br %129, ^bb10, ^bb12
  ^bb10:  // pred: ^bb9
    %130 = llvm.load %40 {alignment = 4 : i64} : !llvm.ptr -> i32
    %131 = llvm.sext %130 : i32 to i64
    %132 = llvm.getelementptr inbounds %39[%4, %131] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x struct<"struct.variant", (i32, struct<"union.anon", (i64)>)>>
    %133 = llvm.getelementptr inbounds|nuw %132[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32, i64)>
    %134 = llvm.load %133 {alignment = 16 : i64} : !llvm.ptr -> i32
    %135 = llvm.getelementptr inbounds|nuw %132[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32, i64)>
    %136 = llvm.load %135 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.call @show(%134, %136) : (i32, i64) -> ()
    llvm.br ^bb11
  ^bb11:  // pred: ^bb10
    %137 = llvm.load %40 {alignment = 4 : i64} : !llvm.ptr -> i32
    %138 = llvm.add %137, %0 overflow<nsw> : i32
    llvm.store %138, %40 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb9 {loop_annotation = #loop_annotation}
  ^bb12:  // pred: ^bb9
    %139 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> i16
    %140 = llvm.lshr %139, %24 : i16
    %141 = llvm.and %140, %25 : i16
    %142 = llvm.zext %141 : i16 to i32
    llvm.return %142 : i32
  }
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @bump(%arg0: i64, %arg1: i64) -> !llvm.struct<(i64, i64)> attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(1 : i16) : i16
    %3 = llvm.mlir.constant(-2 : i16) : i16
    %4 = llvm.mlir.constant(7 : i16) : i16
    %5 = llvm.mlir.constant(3 : i32) : i32
    %6 = llvm.mlir.constant(-15 : i16) : i16
    %7 = llvm.mlir.constant(11 : i16) : i16
    %8 = llvm.mlir.constant(9 : i32) : i32
    %9 = llvm.mlir.constant(31 : i16) : i16
    %10 = llvm.mlir.constant(4 : i16) : i16
    %11 = llvm.mlir.constant(-497 : i16) : i16
    %12 = llvm.mlir.constant(1099511627775 : i64) : i64
    %13 = llvm.mlir.constant(3 : i64) : i64
    %14 = llvm.mlir.constant(1 : i64) : i64
    %15 = llvm.mlir.constant(-1099511627776 : i64) : i64
    %16 = llvm.mlir.constant(20 : i64) : i64
    %17 = llvm.mlir.constant(60 : i64) : i64
    %18 = llvm.mlir.constant(5 : i32) : i32
    %19 = llvm.mlir.constant(15 : i64) : i64
    %20 = llvm.mlir.constant(40 : i64) : i64
    %21 = llvm.mlir.constant(-16492674416641 : i64) : i64
    %22 = llvm.mlir.constant(16 : i64) : i64
    %23 = llvm.alloca %0 x !llvm.struct<"struct.flags", (i16, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %24 = llvm.alloca %0 x !llvm.struct<"struct.flags", (i16, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %25 = llvm.getelementptr inbounds|nuw %24[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i64, i64)>
    llvm.store %arg0, %25 {alignment = 8 : i64} : i64, !llvm.ptr
    %26 = llvm.getelementptr inbounds|nuw %24[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i64, i64)>
    llvm.store %arg1, %26 {alignment = 8 : i64} : i64, !llvm.ptr
    %27 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> i16
    %28 = llvm.and %27, %2 : i16
    %29 = llvm.zext %28 : i16 to i32
    %30 = llvm.xor %29, %0 : i32
    %31 = llvm.trunc %30 : i32 to i16
    %32 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> i16
    %33 = llvm.and %31, %2 : i16
    %34 = llvm.and %32, %3 : i16
    %35 = llvm.or %34, %33 : i16
    llvm.store %35, %24 {alignment = 8 : i64} : i16, !llvm.ptr
    %36 = llvm.zext %33 : i16 to i32
    %37 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> i16
    %38 = llvm.lshr %37, %2 : i16
    %39 = llvm.and %38, %4 : i16
    %40 = llvm.zext %39 : i16 to i32
    %41 = llvm.add %40, %5 overflow<nsw> : i32
    %42 = llvm.trunc %41 : i32 to i16
    %43 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> i16
    %44 = llvm.and %42, %4 : i16
    %45 = llvm.shl %44, %2 : i16
    %46 = llvm.and %43, %6 : i16
    %47 = llvm.or %46, %45 : i16
    llvm.store %47, %24 {alignment = 8 : i64} : i16, !llvm.ptr
    %48 = llvm.zext %44 : i16 to i32
    %49 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> i16
    %50 = llvm.shl %49, %4 : i16
    %51 = llvm.ashr %50, %7 : i16
    %52 = llvm.sext %51 : i16 to i32
    %53 = llvm.sub %52, %8 overflow<nsw> : i32
    %54 = llvm.trunc %53 : i32 to i16
    %55 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> i16
    %56 = llvm.and %54, %9 : i16
    %57 = llvm.shl %56, %10 : i16
    %58 = llvm.and %55, %11 : i16
    %59 = llvm.or %58, %57 : i16
    llvm.store %59, %24 {alignment = 8 : i64} : i16, !llvm.ptr
    %60 = llvm.shl %56, %7 : i16
    %61 = llvm.ashr %60, %7 : i16
    %62 = llvm.sext %61 : i16 to i32
    %63 = llvm.getelementptr inbounds|nuw %24[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.flags", (i16, i64)>
    %64 = llvm.load %63 {alignment = 8 : i64} : !llvm.ptr -> i64
    %65 = llvm.and %64, %12 : i64
    %66 = llvm.mul %65, %13 : i64
    %67 = llvm.add %66, %14 : i64
    %68 = llvm.getelementptr inbounds|nuw %24[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.flags", (i16, i64)>
    %69 = llvm.load %68 {alignment = 8 : i64} : !llvm.ptr -> i64
    %70 = llvm.and %67, %12 : i64
    %71 = llvm.and %69, %15 : i64
    %72 = llvm.or %71, %70 : i64
    llvm.store %72, %68 {alignment = 8 : i64} : i64, !llvm.ptr
    %73 = llvm.getelementptr inbounds|nuw %24[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.flags", (i16, i64)>
    %74 = llvm.load %73 {alignment = 8 : i64} : !llvm.ptr -> i64
    %75 = llvm.shl %74, %16 : i64
    %76 = llvm.ashr %75, %17 : i64
    %77 = llvm.trunc %76 : i64 to i8
    %78 = llvm.sext %77 : i8 to i32
    %79 = llvm.add %78, %18 overflow<nsw> : i32
    %80 = llvm.trunc %79 : i32 to i8
    %81 = llvm.getelementptr inbounds|nuw %24[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.flags", (i16, i64)>
    %82 = llvm.zext %80 : i8 to i64
    %83 = llvm.load %81 {alignment = 8 : i64} : !llvm.ptr -> i64
    %84 = llvm.and %82, %19 : i64
    %85 = llvm.shl %84, %20 : i64
    %86 = llvm.and %83, %21 : i64
    %87 = llvm.or %86, %85 : i64
    llvm.store %87, %81 {alignment = 8 : i64} : i64, !llvm.ptr
    %88 = llvm.shl %84, %17 : i64
    %89 = llvm.ashr %88, %17 : i64
    %90 = llvm.trunc %89 : i64 to i8
    "llvm.intr.memcpy"(%23, %24, %22) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %91 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.struct<(i64, i64)>
    llvm.return %91 : !llvm.struct<(i64, i64)>
  }
  llvm.func internal @show(%arg0: i32, %arg1: i64) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %3 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %4 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"struct.variant", (i32, struct<"union.anon", (i64)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32, i64)>
    llvm.store %arg0, %6 {alignment = 8 : i64} : i32, !llvm.ptr
    %7 = llvm.getelementptr inbounds|nuw %5[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32, i64)>
    llvm.store %arg1, %7 {alignment = 8 : i64} : i64, !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.variant", (i32, struct<"union.anon", (i64)>)>
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.switch %9 : i32, ^bb4 [
      0: ^bb1,
      1: ^bb2,
      2: ^bb3
    ]
  ^bb1:  // pred: ^bb0
    %10 = llvm.getelementptr inbounds|nuw %5[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.variant", (i32, struct<"union.anon", (i64)>)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i64
    %12 = llvm.call @printf(%4, %11) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb4
  ^bb2:  // pred: ^bb0
    %13 = llvm.getelementptr inbounds|nuw %5[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.variant", (i32, struct<"union.anon", (i64)>)>
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> f64
    %15 = llvm.call @printf(%3, %14) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.br ^bb4
  ^bb3:  // pred: ^bb0
    %16 = llvm.getelementptr inbounds|nuw %5[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.variant", (i32, struct<"union.anon", (i64)>)>
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.call @printf(%2, %17) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb4
  ^bb4:  // 4 preds: ^bb0, ^bb1, ^bb2, ^bb3
    llvm.return
  }
}
