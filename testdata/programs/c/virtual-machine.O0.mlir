#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global internal constant @source("push 10 store 0 push 1 store 1 :loop load 0 zero done load 1 load 0 mul store 1 load 0 push 1 sub store 0 jump loop :done load 1 print push 7 call square call square print halt :square dup mul ret\00") {addr_space = 0 : i32, alignment = 16 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str"("%d labels, %d bytes\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%d:%s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"(" %d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("; \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"(" \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("push\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("add\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.8"("sub\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.9"("mul\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.10"("dup\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.11"("swap\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.12"("jump\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.13"("zero\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.14"("call\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.15"("ret\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.16"("load\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.17"("store\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.18"("print\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.19"("halt\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal constant @info() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<14 x struct<(ptr, i8, array<7 x i8>)>> {
    %0 = llvm.mlir.constant(0 : i8) : i8
    %1 = llvm.mlir.constant(dense<0> : tensor<7xi8>) : !llvm.array<7 x i8>
    %2 = llvm.mlir.addressof @".str.19" : !llvm.ptr
    %3 = llvm.mlir.undef : !llvm.struct<(ptr, i8, array<7 x i8>)>
    %4 = llvm.insertvalue %2, %3[0] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %5 = llvm.insertvalue %0, %4[1] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %6 = llvm.insertvalue %1, %5[2] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %7 = llvm.mlir.addressof @".str.18" : !llvm.ptr
    %8 = llvm.mlir.undef : !llvm.struct<(ptr, i8, array<7 x i8>)>
    %9 = llvm.insertvalue %7, %8[0] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %10 = llvm.insertvalue %0, %9[1] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %11 = llvm.insertvalue %1, %10[2] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %12 = llvm.mlir.constant(1 : i8) : i8
    %13 = llvm.mlir.addressof @".str.17" : !llvm.ptr
    %14 = llvm.mlir.undef : !llvm.struct<(ptr, i8, array<7 x i8>)>
    %15 = llvm.insertvalue %13, %14[0] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %16 = llvm.insertvalue %12, %15[1] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %17 = llvm.insertvalue %1, %16[2] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %18 = llvm.mlir.addressof @".str.16" : !llvm.ptr
    %19 = llvm.mlir.undef : !llvm.struct<(ptr, i8, array<7 x i8>)>
    %20 = llvm.insertvalue %18, %19[0] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %21 = llvm.insertvalue %12, %20[1] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %22 = llvm.insertvalue %1, %21[2] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %23 = llvm.mlir.addressof @".str.15" : !llvm.ptr
    %24 = llvm.mlir.undef : !llvm.struct<(ptr, i8, array<7 x i8>)>
    %25 = llvm.insertvalue %23, %24[0] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %26 = llvm.insertvalue %0, %25[1] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %27 = llvm.insertvalue %1, %26[2] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %28 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %29 = llvm.mlir.undef : !llvm.struct<(ptr, i8, array<7 x i8>)>
    %30 = llvm.insertvalue %28, %29[0] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %31 = llvm.insertvalue %12, %30[1] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %32 = llvm.insertvalue %1, %31[2] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %33 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %34 = llvm.mlir.undef : !llvm.struct<(ptr, i8, array<7 x i8>)>
    %35 = llvm.insertvalue %33, %34[0] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %36 = llvm.insertvalue %12, %35[1] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %37 = llvm.insertvalue %1, %36[2] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %38 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %39 = llvm.mlir.undef : !llvm.struct<(ptr, i8, array<7 x i8>)>
    %40 = llvm.insertvalue %38, %39[0] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %41 = llvm.insertvalue %12, %40[1] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %42 = llvm.insertvalue %1, %41[2] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %43 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %44 = llvm.mlir.undef : !llvm.struct<(ptr, i8, array<7 x i8>)>
    %45 = llvm.insertvalue %43, %44[0] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %46 = llvm.insertvalue %0, %45[1] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %47 = llvm.insertvalue %1, %46[2] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %48 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %49 = llvm.mlir.undef : !llvm.struct<(ptr, i8, array<7 x i8>)>
    %50 = llvm.insertvalue %48, %49[0] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %51 = llvm.insertvalue %0, %50[1] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %52 = llvm.insertvalue %1, %51[2] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %53 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %54 = llvm.mlir.undef : !llvm.struct<(ptr, i8, array<7 x i8>)>
    %55 = llvm.insertvalue %53, %54[0] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %56 = llvm.insertvalue %0, %55[1] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %57 = llvm.insertvalue %1, %56[2] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %58 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %59 = llvm.mlir.undef : !llvm.struct<(ptr, i8, array<7 x i8>)>
    %60 = llvm.insertvalue %58, %59[0] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %61 = llvm.insertvalue %0, %60[1] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %62 = llvm.insertvalue %1, %61[2] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %63 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %64 = llvm.mlir.undef : !llvm.struct<(ptr, i8, array<7 x i8>)>
    %65 = llvm.insertvalue %63, %64[0] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %66 = llvm.insertvalue %0, %65[1] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %67 = llvm.insertvalue %1, %66[2] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %68 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %69 = llvm.mlir.undef : !llvm.struct<(ptr, i8, array<7 x i8>)>
    %70 = llvm.insertvalue %68, %69[0] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %71 = llvm.insertvalue %12, %70[1] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %72 = llvm.insertvalue %1, %71[2] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %73 = llvm.mlir.undef : !llvm.array<14 x struct<(ptr, i8, array<7 x i8>)>>
    %74 = llvm.insertvalue %72, %73[0] : !llvm.array<14 x struct<(ptr, i8, array<7 x i8>)>> 
    %75 = llvm.insertvalue %67, %74[1] : !llvm.array<14 x struct<(ptr, i8, array<7 x i8>)>> 
    %76 = llvm.insertvalue %62, %75[2] : !llvm.array<14 x struct<(ptr, i8, array<7 x i8>)>> 
    %77 = llvm.insertvalue %57, %76[3] : !llvm.array<14 x struct<(ptr, i8, array<7 x i8>)>> 
    %78 = llvm.insertvalue %52, %77[4] : !llvm.array<14 x struct<(ptr, i8, array<7 x i8>)>> 
    %79 = llvm.insertvalue %47, %78[5] : !llvm.array<14 x struct<(ptr, i8, array<7 x i8>)>> 
    %80 = llvm.insertvalue %42, %79[6] : !llvm.array<14 x struct<(ptr, i8, array<7 x i8>)>> 
    %81 = llvm.insertvalue %37, %80[7] : !llvm.array<14 x struct<(ptr, i8, array<7 x i8>)>> 
    %82 = llvm.insertvalue %32, %81[8] : !llvm.array<14 x struct<(ptr, i8, array<7 x i8>)>> 
    %83 = llvm.insertvalue %27, %82[9] : !llvm.array<14 x struct<(ptr, i8, array<7 x i8>)>> 
    %84 = llvm.insertvalue %22, %83[10] : !llvm.array<14 x struct<(ptr, i8, array<7 x i8>)>> 
    %85 = llvm.insertvalue %17, %84[11] : !llvm.array<14 x struct<(ptr, i8, array<7 x i8>)>> 
    %86 = llvm.insertvalue %11, %85[12] : !llvm.array<14 x struct<(ptr, i8, array<7 x i8>)>> 
    %87 = llvm.insertvalue %6, %86[13] : !llvm.array<14 x struct<(ptr, i8, array<7 x i8>)>> 
    llvm.return %87 : !llvm.array<14 x struct<(ptr, i8, array<7 x i8>)>>
  }
  llvm.mlir.global private unnamed_addr constant @".str.21"("%lld\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main() -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.addressof @source : !llvm.ptr
    %3 = llvm.mlir.addressof @".str" : !llvm.ptr
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.addressof @info : !llvm.ptr
    %6 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %7 = llvm.mlir.constant(0 : i8) : i8
    %8 = llvm.mlir.constant(4 : i64) : i64
    %9 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %10 = llvm.mlir.constant(4 : i32) : i32
    %11 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %12 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %13 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.struct<"struct.program", (array<256 x i8>, i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    %19 = llvm.call @assemble(%2, %14) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.store %19, %15 {alignment = 4 : i64} : i32, !llvm.ptr
    %20 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %21 = llvm.getelementptr inbounds|nuw %14[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.program", (array<256 x i8>, i32)>
    %22 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %23 = llvm.call @printf(%3, %20, %22) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %1, %16 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb4
    %24 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %25 = llvm.getelementptr inbounds|nuw %14[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.program", (array<256 x i8>, i32)>
    %26 = llvm.load %25 {alignment = 4 : i64} : !llvm.ptr -> i32
    %27 = llvm.icmp "slt" %24, %26 : i32
    llvm.cond_br %27, ^bb2, ^bb5
  ^bb2:  // pred: ^bb1
    %28 = llvm.getelementptr inbounds|nuw %14[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.program", (array<256 x i8>, i32)>
    %29 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %30 = llvm.sext %29 : i32 to i64
    %31 = llvm.getelementptr inbounds %28[%4, %30] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<256 x i8>
    %32 = llvm.load %31 {alignment = 1 : i64} : !llvm.ptr -> i8
    %33 = llvm.zext %32 : i8 to i32
    llvm.store %33, %17 {alignment = 4 : i64} : i32, !llvm.ptr
    %34 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %35 = llvm.add %34, %0 overflow<nsw> : i32
    llvm.store %35, %16 {alignment = 4 : i64} : i32, !llvm.ptr
    %36 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i32
    %37 = llvm.sext %36 : i32 to i64
    %38 = llvm.getelementptr inbounds %5[%4, %37] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<14 x struct<"struct.anon", (ptr, i8)>>
    %39 = llvm.getelementptr inbounds|nuw %38[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.anon", (ptr, i8)>
    %40 = llvm.load %39 {alignment = 16 : i64} : !llvm.ptr -> !llvm.ptr
    %41 = llvm.call @printf(%6, %34, %40) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %42 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i32
    %43 = llvm.sext %42 : i32 to i64
    %44 = llvm.getelementptr inbounds %5[%4, %43] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<14 x struct<"struct.anon", (ptr, i8)>>
    %45 = llvm.getelementptr inbounds|nuw %44[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.anon", (ptr, i8)>
    %46 = llvm.load %45 {alignment = 8 : i64} : !llvm.ptr -> i8
    %47 = llvm.icmp "ne" %46, %7 : i8
    llvm.cond_br %47, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %48 = llvm.getelementptr inbounds|nuw %14[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.program", (array<256 x i8>, i32)>
    %49 = llvm.getelementptr inbounds %48[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<256 x i8>
    %50 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %51 = llvm.sext %50 : i32 to i64
    %52 = llvm.getelementptr inbounds %49[%51] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%18, %52, %8) <{arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 1 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %53 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    %54 = llvm.call @printf(%9, %53) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %55 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %56 = llvm.add %55, %10 overflow<nsw> : i32
    llvm.store %56, %16 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %57 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %58 = llvm.getelementptr inbounds|nuw %14[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.program", (array<256 x i8>, i32)>
    %59 = llvm.load %58 {alignment = 4 : i64} : !llvm.ptr -> i32
    %60 = llvm.icmp "slt" %57, %59 : i32
    %61 = llvm.zext %60 : i1 to i64
    %62 = llvm.select %60, %11, %12 : i1, !llvm.ptr
    %63 = llvm.call @printf(%62) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb5:  // pred: ^bb1
    %64 = llvm.call @run(%14) : (!llvm.ptr {llvm.noundef}) -> i64
    %65 = llvm.trunc %64 : i64 to i32
    llvm.return %65 : i32
  }
  llvm.func internal @assemble(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.constant(4 : i64) : i64
    %6 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %7 = llvm.mlir.constant(58 : i32) : i32
    %8 = llvm.mlir.addressof @info : !llvm.ptr
    %9 = llvm.mlir.constant(-1 : i32) : i32
    %10 = llvm.mlir.constant(10 : i32) : i32
    %11 = llvm.mlir.constant(4 : i32) : i32
    %12 = llvm.mlir.constant(1 : i64) : i64
    %13 = llvm.mlir.constant(32 : i32) : i32
    %14 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x !llvm.array<8 x struct<"struct.anon.0", (ptr, i64, i32)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.alloca %0 x !llvm.array<16 x struct<"struct.anon.0", (ptr, i64, i32)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %20 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %21 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %22 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %23 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %24 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %25 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %26 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %27 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %28 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %15 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %1, %19 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %20 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    %29 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.getelementptr inbounds|nuw %29[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.program", (array<256 x i8>, i32)>
    llvm.store %1, %30 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb15
    %31 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %32 = llvm.load %31 {alignment = 1 : i64} : !llvm.ptr -> i8
    %33 = llvm.icmp "ne" %32, %2 : i8
    llvm.cond_br %33, ^bb2, ^bb16
  ^bb2:  // pred: ^bb1
    %34 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %35 = llvm.call @strcspn(%34, %6) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64
    llvm.store %35, %22 {alignment = 8 : i64} : i64, !llvm.ptr
    %36 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %37 = llvm.load %36 {alignment = 1 : i64} : !llvm.ptr -> i8
    %38 = llvm.sext %37 : i8 to i32
    %39 = llvm.icmp "eq" %38, %7 : i32
    llvm.cond_br %39, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %40 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %41 = llvm.getelementptr inbounds %40[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %42 = llvm.load %19 {alignment = 4 : i64} : !llvm.ptr -> i32
    %43 = llvm.sext %42 : i32 to i64
    %44 = llvm.getelementptr inbounds %17[%3, %43] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x struct<"struct.anon.0", (ptr, i64, i32)>>
    %45 = llvm.getelementptr inbounds|nuw %44[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.anon.0", (ptr, i64, i32)>
    llvm.store %41, %45 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %46 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> i64
    %47 = llvm.sub %46, %12 : i64
    %48 = llvm.load %19 {alignment = 4 : i64} : !llvm.ptr -> i32
    %49 = llvm.sext %48 : i32 to i64
    %50 = llvm.getelementptr inbounds %17[%3, %49] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x struct<"struct.anon.0", (ptr, i64, i32)>>
    %51 = llvm.getelementptr inbounds|nuw %50[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.anon.0", (ptr, i64, i32)>
    llvm.store %47, %51 {alignment = 8 : i64} : i64, !llvm.ptr
    %52 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %53 = llvm.getelementptr inbounds|nuw %52[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.program", (array<256 x i8>, i32)>
    %54 = llvm.load %53 {alignment = 4 : i64} : !llvm.ptr -> i32
    %55 = llvm.load %19 {alignment = 4 : i64} : !llvm.ptr -> i32
    %56 = llvm.add %55, %0 overflow<nsw> : i32
    llvm.store %56, %19 {alignment = 4 : i64} : i32, !llvm.ptr
    %57 = llvm.sext %55 : i32 to i64
    %58 = llvm.getelementptr inbounds %17[%3, %57] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x struct<"struct.anon.0", (ptr, i64, i32)>>
    %59 = llvm.getelementptr inbounds|nuw %58[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.anon.0", (ptr, i64, i32)>
    llvm.store %54, %59 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.br ^bb12
  ^bb4:  // pred: ^bb2
    %60 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %61 = llvm.icmp "ne" %60, %1 : i32
    llvm.cond_br %61, ^bb5, ^bb8
  ^bb5:  // pred: ^bb4
    %62 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %63 = llvm.call @strtol(%62, %23, %10) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i64
    %64 = llvm.trunc %63 : i64 to i32
    llvm.store %64, %24 {alignment = 4 : i64} : i32, !llvm.ptr
    %65 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %66 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %67 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> i64
    %68 = llvm.getelementptr inbounds|nuw %66[%67] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %69 = llvm.icmp "ne" %65, %68 : !llvm.ptr
    llvm.cond_br %69, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %70 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %71 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> i32
    %72 = llvm.sext %71 : i32 to i64
    %73 = llvm.getelementptr inbounds %18[%3, %72] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x struct<"struct.anon.0", (ptr, i64, i32)>>
    %74 = llvm.getelementptr inbounds|nuw %73[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.anon.0", (ptr, i64, i32)>
    llvm.store %70, %74 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %75 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> i64
    %76 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> i32
    %77 = llvm.sext %76 : i32 to i64
    %78 = llvm.getelementptr inbounds %18[%3, %77] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x struct<"struct.anon.0", (ptr, i64, i32)>>
    %79 = llvm.getelementptr inbounds|nuw %78[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.anon.0", (ptr, i64, i32)>
    llvm.store %75, %79 {alignment = 8 : i64} : i64, !llvm.ptr
    %80 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %81 = llvm.getelementptr inbounds|nuw %80[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.program", (array<256 x i8>, i32)>
    %82 = llvm.load %81 {alignment = 4 : i64} : !llvm.ptr -> i32
    %83 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> i32
    %84 = llvm.add %83, %0 overflow<nsw> : i32
    llvm.store %84, %20 {alignment = 4 : i64} : i32, !llvm.ptr
    %85 = llvm.sext %83 : i32 to i64
    %86 = llvm.getelementptr inbounds %18[%3, %85] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x struct<"struct.anon.0", (ptr, i64, i32)>>
    %87 = llvm.getelementptr inbounds|nuw %86[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.anon.0", (ptr, i64, i32)>
    llvm.store %82, %87 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb5, ^bb6
    %88 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %89 = llvm.getelementptr inbounds|nuw %88[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.program", (array<256 x i8>, i32)>
    %90 = llvm.getelementptr inbounds %89[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<256 x i8>
    %91 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %92 = llvm.getelementptr inbounds|nuw %91[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.program", (array<256 x i8>, i32)>
    %93 = llvm.load %92 {alignment = 4 : i64} : !llvm.ptr -> i32
    %94 = llvm.sext %93 : i32 to i64
    %95 = llvm.getelementptr inbounds %90[%94] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%95, %24, %5) <{arg_attrs = [{llvm.align = 1 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %96 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %97 = llvm.getelementptr inbounds|nuw %96[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.program", (array<256 x i8>, i32)>
    %98 = llvm.load %97 {alignment = 4 : i64} : !llvm.ptr -> i32
    %99 = llvm.add %98, %11 overflow<nsw> : i32
    llvm.store %99, %97 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb11
  ^bb8:  // pred: ^bb4
    %100 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %101 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> i64
    %102 = llvm.call @find(%100, %101) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.store %102, %25 {alignment = 4 : i64} : i32, !llvm.ptr
    %103 = llvm.load %25 {alignment = 4 : i64} : !llvm.ptr -> i32
    %104 = llvm.icmp "slt" %103, %1 : i32
    llvm.cond_br %104, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    llvm.store %9, %14 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb28
  ^bb10:  // pred: ^bb8
    %105 = llvm.load %25 {alignment = 4 : i64} : !llvm.ptr -> i32
    %106 = llvm.trunc %105 : i32 to i8
    %107 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %108 = llvm.getelementptr inbounds|nuw %107[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.program", (array<256 x i8>, i32)>
    %109 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %110 = llvm.getelementptr inbounds|nuw %109[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.program", (array<256 x i8>, i32)>
    %111 = llvm.load %110 {alignment = 4 : i64} : !llvm.ptr -> i32
    %112 = llvm.add %111, %0 overflow<nsw> : i32
    llvm.store %112, %110 {alignment = 4 : i64} : i32, !llvm.ptr
    %113 = llvm.sext %111 : i32 to i64
    %114 = llvm.getelementptr inbounds %108[%3, %113] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<256 x i8>
    llvm.store %106, %114 {alignment = 1 : i64} : i8, !llvm.ptr
    %115 = llvm.load %25 {alignment = 4 : i64} : !llvm.ptr -> i32
    %116 = llvm.sext %115 : i32 to i64
    %117 = llvm.getelementptr inbounds %8[%3, %116] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<14 x struct<"struct.anon", (ptr, i8)>>
    %118 = llvm.getelementptr inbounds|nuw %117[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.anon", (ptr, i8)>
    %119 = llvm.load %118 {alignment = 8 : i64} : !llvm.ptr -> i8
    %120 = llvm.zext %119 : i8 to i32
    llvm.store %120, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb11
  ^bb11:  // 2 preds: ^bb7, ^bb10
    llvm.br ^bb12
  ^bb12:  // 2 preds: ^bb3, ^bb11
    %121 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> i64
    %122 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %123 = llvm.getelementptr inbounds|nuw %122[%121] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %123, %15 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb13
  ^bb13:  // 2 preds: ^bb12, ^bb14
    %124 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %125 = llvm.load %124 {alignment = 1 : i64} : !llvm.ptr -> i8
    %126 = llvm.sext %125 : i8 to i32
    %127 = llvm.icmp "eq" %126, %13 : i32
    llvm.cond_br %127, ^bb14, ^bb15
  ^bb14:  // pred: ^bb13
    %128 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %129 = llvm.getelementptr inbounds|nuw %128[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    llvm.store %129, %15 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb13 {loop_annotation = #loop_annotation}
  ^bb15:  // pred: ^bb13
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb16:  // pred: ^bb1
    llvm.store %1, %26 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb17
  ^bb17:  // 2 preds: ^bb16, ^bb26
    %130 = llvm.load %26 {alignment = 4 : i64} : !llvm.ptr -> i32
    %131 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> i32
    %132 = llvm.icmp "slt" %130, %131 : i32
    llvm.cond_br %132, ^bb18, ^bb27
  ^bb18:  // pred: ^bb17
    llvm.store %1, %27 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb19
  ^bb19:  // 2 preds: ^bb18, ^bb24
    %133 = llvm.load %27 {alignment = 4 : i64} : !llvm.ptr -> i32
    %134 = llvm.load %19 {alignment = 4 : i64} : !llvm.ptr -> i32
    %135 = llvm.icmp "slt" %133, %134 : i32
    llvm.cond_br %135, ^bb20, ^bb25
  ^bb20:  // pred: ^bb19
    %136 = llvm.load %27 {alignment = 4 : i64} : !llvm.ptr -> i32
    %137 = llvm.sext %136 : i32 to i64
    %138 = llvm.getelementptr inbounds %17[%3, %137] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x struct<"struct.anon.0", (ptr, i64, i32)>>
    %139 = llvm.getelementptr inbounds|nuw %138[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.anon.0", (ptr, i64, i32)>
    %140 = llvm.load %139 {alignment = 8 : i64} : !llvm.ptr -> i64
    %141 = llvm.load %26 {alignment = 4 : i64} : !llvm.ptr -> i32
    %142 = llvm.sext %141 : i32 to i64
    %143 = llvm.getelementptr inbounds %18[%3, %142] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x struct<"struct.anon.0", (ptr, i64, i32)>>
    %144 = llvm.getelementptr inbounds|nuw %143[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.anon.0", (ptr, i64, i32)>
    %145 = llvm.load %144 {alignment = 8 : i64} : !llvm.ptr -> i64
    %146 = llvm.icmp "eq" %140, %145 : i64
    llvm.cond_br %146, ^bb21, ^bb23
  ^bb21:  // pred: ^bb20
    %147 = llvm.load %27 {alignment = 4 : i64} : !llvm.ptr -> i32
    %148 = llvm.sext %147 : i32 to i64
    %149 = llvm.getelementptr inbounds %17[%3, %148] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x struct<"struct.anon.0", (ptr, i64, i32)>>
    %150 = llvm.getelementptr inbounds|nuw %149[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.anon.0", (ptr, i64, i32)>
    %151 = llvm.load %150 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %152 = llvm.load %26 {alignment = 4 : i64} : !llvm.ptr -> i32
    %153 = llvm.sext %152 : i32 to i64
    %154 = llvm.getelementptr inbounds %18[%3, %153] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x struct<"struct.anon.0", (ptr, i64, i32)>>
    %155 = llvm.getelementptr inbounds|nuw %154[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.anon.0", (ptr, i64, i32)>
    %156 = llvm.load %155 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %157 = llvm.load %26 {alignment = 4 : i64} : !llvm.ptr -> i32
    %158 = llvm.sext %157 : i32 to i64
    %159 = llvm.getelementptr inbounds %18[%3, %158] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x struct<"struct.anon.0", (ptr, i64, i32)>>
    %160 = llvm.getelementptr inbounds|nuw %159[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.anon.0", (ptr, i64, i32)>
    %161 = llvm.load %160 {alignment = 8 : i64} : !llvm.ptr -> i64
    %162 = llvm.call @memcmp(%151, %156, %161) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %163 = llvm.icmp "ne" %162, %1 : i32
    llvm.cond_br %163, ^bb23, ^bb22
  ^bb22:  // pred: ^bb21
    %164 = llvm.load %27 {alignment = 4 : i64} : !llvm.ptr -> i32
    %165 = llvm.sext %164 : i32 to i64
    %166 = llvm.getelementptr inbounds %17[%3, %165] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x struct<"struct.anon.0", (ptr, i64, i32)>>
    %167 = llvm.getelementptr inbounds|nuw %166[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.anon.0", (ptr, i64, i32)>
    %168 = llvm.load %167 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.store %168, %28 {alignment = 4 : i64} : i32, !llvm.ptr
    %169 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %170 = llvm.getelementptr inbounds|nuw %169[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.program", (array<256 x i8>, i32)>
    %171 = llvm.getelementptr inbounds %170[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<256 x i8>
    %172 = llvm.load %26 {alignment = 4 : i64} : !llvm.ptr -> i32
    %173 = llvm.sext %172 : i32 to i64
    %174 = llvm.getelementptr inbounds %18[%3, %173] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x struct<"struct.anon.0", (ptr, i64, i32)>>
    %175 = llvm.getelementptr inbounds|nuw %174[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.anon.0", (ptr, i64, i32)>
    %176 = llvm.load %175 {alignment = 8 : i64} : !llvm.ptr -> i32
    %177 = llvm.sext %176 : i32 to i64
    %178 = llvm.getelementptr inbounds %171[%177] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%178, %28, %5) <{arg_attrs = [{llvm.align = 1 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb23
  ^bb23:  // 3 preds: ^bb20, ^bb21, ^bb22
    llvm.br ^bb24
  ^bb24:  // pred: ^bb23
    %179 = llvm.load %27 {alignment = 4 : i64} : !llvm.ptr -> i32
    %180 = llvm.add %179, %0 overflow<nsw> : i32
    llvm.store %180, %27 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb19 {loop_annotation = #loop_annotation}
  ^bb25:  // pred: ^bb19
    llvm.br ^bb26
  ^bb26:  // pred: ^bb25
    %181 = llvm.load %26 {alignment = 4 : i64} : !llvm.ptr -> i32
    %182 = llvm.add %181, %0 overflow<nsw> : i32
    llvm.store %182, %26 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb17 {loop_annotation = #loop_annotation}
  ^bb27:  // pred: ^bb17
    %183 = llvm.load %19 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %183, %14 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb28
  ^bb28:  // 2 preds: ^bb9, ^bb27
    %184 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %184 : i32
  }
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @run(%arg0: !llvm.ptr {llvm.noundef}) -> i64 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.constant(32 : i64) : i64
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.mlir.addressof @info : !llvm.ptr
    %7 = llvm.mlir.constant(4 : i64) : i64
    %8 = llvm.mlir.constant(4 : i32) : i32
    %9 = llvm.mlir.constant(-1 : i32) : i32
    %10 = llvm.mlir.addressof @".str.21" : !llvm.ptr
    %11 = llvm.mlir.constant(2 : i32) : i32
    %12 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.array<32 x i64> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.array<4 x i64> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x !llvm.array<8 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %20 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %21 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %22 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    "llvm.intr.memset"(%14, %1, %2) <{arg_attrs = [{llvm.align = 16 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.store %3, %15 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %3, %17 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %3, %18 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %4, %19 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb21
    %23 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.getelementptr inbounds|nuw %23[%3, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.program", (array<256 x i8>, i32)>
    %25 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    %26 = llvm.add %25, %0 overflow<nsw> : i32
    llvm.store %26, %18 {alignment = 4 : i64} : i32, !llvm.ptr
    %27 = llvm.sext %25 : i32 to i64
    %28 = llvm.getelementptr inbounds %24[%5, %27] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<256 x i8>
    %29 = llvm.load %28 {alignment = 1 : i64} : !llvm.ptr -> i8
    %30 = llvm.zext %29 : i8 to i32
    llvm.store %30, %20 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %3, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    %31 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> i32
    %32 = llvm.sext %31 : i32 to i64
    %33 = llvm.getelementptr inbounds %6[%5, %32] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<14 x struct<"struct.anon", (ptr, i8)>>
    %34 = llvm.getelementptr inbounds|nuw %33[%3, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.anon", (ptr, i8)>
    %35 = llvm.load %34 {alignment = 8 : i64} : !llvm.ptr -> i8
    %36 = llvm.icmp "ne" %35, %1 : i8
    llvm.cond_br %36, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %37 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %38 = llvm.getelementptr inbounds|nuw %37[%3, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.program", (array<256 x i8>, i32)>
    %39 = llvm.getelementptr inbounds %38[%5, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<256 x i8>
    %40 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    %41 = llvm.sext %40 : i32 to i64
    %42 = llvm.getelementptr inbounds %39[%41] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%21, %42, %7) <{arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 1 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %43 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    %44 = llvm.add %43, %8 overflow<nsw> : i32
    llvm.store %44, %18 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    %45 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.switch %45 : i32, ^bb20 [
      0: ^bb4,
      1: ^bb5,
      2: ^bb6,
      3: ^bb7,
      4: ^bb8,
      5: ^bb9,
      6: ^bb10,
      7: ^bb11,
      8: ^bb14,
      9: ^bb15,
      10: ^bb16,
      11: ^bb17,
      12: ^bb18,
      13: ^bb19
    ]
  ^bb4:  // pred: ^bb3
    %46 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %47 = llvm.sext %46 : i32 to i64
    %48 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %49 = llvm.add %48, %0 overflow<nsw> : i32
    llvm.store %49, %15 {alignment = 4 : i64} : i32, !llvm.ptr
    %50 = llvm.sext %48 : i32 to i64
    %51 = llvm.getelementptr inbounds %13[%5, %50] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i64>
    llvm.store %47, %51 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb20
  ^bb5:  // pred: ^bb3
    %52 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %53 = llvm.add %52, %9 overflow<nsw> : i32
    llvm.store %53, %15 {alignment = 4 : i64} : i32, !llvm.ptr
    %54 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %55 = llvm.sext %54 : i32 to i64
    %56 = llvm.getelementptr inbounds %13[%5, %55] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i64>
    %57 = llvm.load %56 {alignment = 8 : i64} : !llvm.ptr -> i64
    %58 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %59 = llvm.sub %58, %0 overflow<nsw> : i32
    %60 = llvm.sext %59 : i32 to i64
    %61 = llvm.getelementptr inbounds %13[%5, %60] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i64>
    %62 = llvm.load %61 {alignment = 8 : i64} : !llvm.ptr -> i64
    %63 = llvm.add %62, %57 overflow<nsw> : i64
    llvm.store %63, %61 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb20
  ^bb6:  // pred: ^bb3
    %64 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %65 = llvm.add %64, %9 overflow<nsw> : i32
    llvm.store %65, %15 {alignment = 4 : i64} : i32, !llvm.ptr
    %66 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %67 = llvm.sext %66 : i32 to i64
    %68 = llvm.getelementptr inbounds %13[%5, %67] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i64>
    %69 = llvm.load %68 {alignment = 8 : i64} : !llvm.ptr -> i64
    %70 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %71 = llvm.sub %70, %0 overflow<nsw> : i32
    %72 = llvm.sext %71 : i32 to i64
    %73 = llvm.getelementptr inbounds %13[%5, %72] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i64>
    %74 = llvm.load %73 {alignment = 8 : i64} : !llvm.ptr -> i64
    %75 = llvm.sub %74, %69 overflow<nsw> : i64
    llvm.store %75, %73 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb20
  ^bb7:  // pred: ^bb3
    %76 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %77 = llvm.add %76, %9 overflow<nsw> : i32
    llvm.store %77, %15 {alignment = 4 : i64} : i32, !llvm.ptr
    %78 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %79 = llvm.sext %78 : i32 to i64
    %80 = llvm.getelementptr inbounds %13[%5, %79] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i64>
    %81 = llvm.load %80 {alignment = 8 : i64} : !llvm.ptr -> i64
    %82 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %83 = llvm.sub %82, %0 overflow<nsw> : i32
    %84 = llvm.sext %83 : i32 to i64
    %85 = llvm.getelementptr inbounds %13[%5, %84] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i64>
    %86 = llvm.load %85 {alignment = 8 : i64} : !llvm.ptr -> i64
    %87 = llvm.mul %86, %81 overflow<nsw> : i64
    llvm.store %87, %85 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb20
  ^bb8:  // pred: ^bb3
    %88 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %89 = llvm.sub %88, %0 overflow<nsw> : i32
    %90 = llvm.sext %89 : i32 to i64
    %91 = llvm.getelementptr inbounds %13[%5, %90] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i64>
    %92 = llvm.load %91 {alignment = 8 : i64} : !llvm.ptr -> i64
    %93 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %94 = llvm.sext %93 : i32 to i64
    %95 = llvm.getelementptr inbounds %13[%5, %94] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i64>
    llvm.store %92, %95 {alignment = 8 : i64} : i64, !llvm.ptr
    %96 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %97 = llvm.add %96, %0 overflow<nsw> : i32
    llvm.store %97, %15 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb20
  ^bb9:  // pred: ^bb3
    %98 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %99 = llvm.sub %98, %0 overflow<nsw> : i32
    %100 = llvm.sext %99 : i32 to i64
    %101 = llvm.getelementptr inbounds %13[%5, %100] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i64>
    %102 = llvm.load %101 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %102, %22 {alignment = 8 : i64} : i64, !llvm.ptr
    %103 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %104 = llvm.sub %103, %11 overflow<nsw> : i32
    %105 = llvm.sext %104 : i32 to i64
    %106 = llvm.getelementptr inbounds %13[%5, %105] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i64>
    %107 = llvm.load %106 {alignment = 8 : i64} : !llvm.ptr -> i64
    %108 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %109 = llvm.sub %108, %0 overflow<nsw> : i32
    %110 = llvm.sext %109 : i32 to i64
    %111 = llvm.getelementptr inbounds %13[%5, %110] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i64>
    llvm.store %107, %111 {alignment = 8 : i64} : i64, !llvm.ptr
    %112 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> i64
    %113 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %114 = llvm.sub %113, %11 overflow<nsw> : i32
    %115 = llvm.sext %114 : i32 to i64
    %116 = llvm.getelementptr inbounds %13[%5, %115] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i64>
    llvm.store %112, %116 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb20
  ^bb10:  // pred: ^bb3
    %117 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %117, %18 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb20
  ^bb11:  // pred: ^bb3
    %118 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %119 = llvm.add %118, %9 overflow<nsw> : i32
    llvm.store %119, %15 {alignment = 4 : i64} : i32, !llvm.ptr
    %120 = llvm.sext %119 : i32 to i64
    %121 = llvm.getelementptr inbounds %13[%5, %120] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i64>
    %122 = llvm.load %121 {alignment = 8 : i64} : !llvm.ptr -> i64
    %123 = llvm.icmp "ne" %122, %5 : i64
    llvm.cond_br %123, ^bb13, ^bb12
  ^bb12:  // pred: ^bb11
    %124 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %124, %18 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb13
  ^bb13:  // 2 preds: ^bb11, ^bb12
    llvm.br ^bb20
  ^bb14:  // pred: ^bb3
    %125 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    %126 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i32
    %127 = llvm.add %126, %0 overflow<nsw> : i32
    llvm.store %127, %17 {alignment = 4 : i64} : i32, !llvm.ptr
    %128 = llvm.sext %126 : i32 to i64
    %129 = llvm.getelementptr inbounds %16[%5, %128] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x i32>
    llvm.store %125, %129 {alignment = 4 : i64} : i32, !llvm.ptr
    %130 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %130, %18 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb20
  ^bb15:  // pred: ^bb3
    %131 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i32
    %132 = llvm.add %131, %9 overflow<nsw> : i32
    llvm.store %132, %17 {alignment = 4 : i64} : i32, !llvm.ptr
    %133 = llvm.sext %132 : i32 to i64
    %134 = llvm.getelementptr inbounds %16[%5, %133] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x i32>
    %135 = llvm.load %134 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %135, %18 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb20
  ^bb16:  // pred: ^bb3
    %136 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %137 = llvm.sext %136 : i32 to i64
    %138 = llvm.getelementptr inbounds %14[%5, %137] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i64>
    %139 = llvm.load %138 {alignment = 8 : i64} : !llvm.ptr -> i64
    %140 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %141 = llvm.add %140, %0 overflow<nsw> : i32
    llvm.store %141, %15 {alignment = 4 : i64} : i32, !llvm.ptr
    %142 = llvm.sext %140 : i32 to i64
    %143 = llvm.getelementptr inbounds %13[%5, %142] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i64>
    llvm.store %139, %143 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb20
  ^bb17:  // pred: ^bb3
    %144 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %145 = llvm.add %144, %9 overflow<nsw> : i32
    llvm.store %145, %15 {alignment = 4 : i64} : i32, !llvm.ptr
    %146 = llvm.sext %145 : i32 to i64
    %147 = llvm.getelementptr inbounds %13[%5, %146] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i64>
    %148 = llvm.load %147 {alignment = 8 : i64} : !llvm.ptr -> i64
    %149 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %150 = llvm.sext %149 : i32 to i64
    %151 = llvm.getelementptr inbounds %14[%5, %150] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i64>
    llvm.store %148, %151 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb20
  ^bb18:  // pred: ^bb3
    %152 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %153 = llvm.add %152, %9 overflow<nsw> : i32
    llvm.store %153, %15 {alignment = 4 : i64} : i32, !llvm.ptr
    %154 = llvm.sext %153 : i32 to i64
    %155 = llvm.getelementptr inbounds %13[%5, %154] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i64>
    %156 = llvm.load %155 {alignment = 8 : i64} : !llvm.ptr -> i64
    %157 = llvm.call @printf(%10, %156) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb20
  ^bb19:  // pred: ^bb3
    %158 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.return %158 : i64
  ^bb20:  // 14 preds: ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10, ^bb13, ^bb14, ^bb15, ^bb16, ^bb17, ^bb18
    llvm.br ^bb21
  ^bb21:  // pred: ^bb20
    %159 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> i64
    %160 = llvm.add %159, %4 overflow<nsw> : i64
    llvm.store %160, %19 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb1
  }
  llvm.func @strcspn(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @strtol(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @find(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(14 : i32) : i32
    %3 = llvm.mlir.constant(-1 : i32) : i32
    %4 = llvm.mlir.addressof @info : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %8 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %1, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb6
    %10 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %11 = llvm.icmp "slt" %10, %2 : i32
    llvm.cond_br %11, ^bb2, ^bb7
  ^bb2:  // pred: ^bb1
    %12 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %13 = llvm.sext %12 : i32 to i64
    %14 = llvm.getelementptr inbounds %4[%5, %13] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<14 x struct<"struct.anon", (ptr, i8)>>
    %15 = llvm.getelementptr inbounds|nuw %14[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.anon", (ptr, i8)>
    %16 = llvm.load %15 {alignment = 16 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.call @strlen(%16) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}) -> i64
    %18 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i64
    %19 = llvm.icmp "eq" %17, %18 : i64
    llvm.cond_br %19, ^bb3, ^bb5
  ^bb3:  // pred: ^bb2
    %20 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %21 = llvm.sext %20 : i32 to i64
    %22 = llvm.getelementptr inbounds %4[%5, %21] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<14 x struct<"struct.anon", (ptr, i8)>>
    %23 = llvm.getelementptr inbounds|nuw %22[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.anon", (ptr, i8)>
    %24 = llvm.load %23 {alignment = 16 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i64
    %27 = llvm.call @strncmp(%24, %25, %26) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %28 = llvm.icmp "ne" %27, %1 : i32
    llvm.cond_br %28, ^bb5, ^bb4
  ^bb4:  // pred: ^bb3
    %29 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %29, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb5:  // 2 preds: ^bb2, ^bb3
    llvm.br ^bb6
  ^bb6:  // pred: ^bb5
    %30 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %31 = llvm.add %30, %0 overflow<nsw> : i32
    llvm.store %31, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb7:  // pred: ^bb1
    llvm.store %3, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb4, ^bb7
    %32 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %32 : i32
  }
  llvm.func @memcmp(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @strlen(!llvm.ptr {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @strncmp(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
}
