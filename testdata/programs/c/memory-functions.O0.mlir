#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("up\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("down\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("set\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("%d %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("%ld %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.main.r() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<"struct.ring", (array<16 x i8>, i64, i64)> {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(11 : i64) : i64
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.constant(dense<0> : tensor<16xi8>) : !llvm.array<16 x i8>
    %4 = llvm.mlir.undef : !llvm.struct<"struct.ring", (array<16 x i8>, i64, i64)>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<"struct.ring", (array<16 x i8>, i64, i64)> 
    %6 = llvm.insertvalue %1, %5[1] : !llvm.struct<"struct.ring", (array<16 x i8>, i64, i64)> 
    %7 = llvm.insertvalue %0, %6[2] : !llvm.struct<"struct.ring", (array<16 x i8>, i64, i64)> 
    llvm.return %7 : !llvm.struct<"struct.ring", (array<16 x i8>, i64, i64)>
  }
  llvm.mlir.global private unnamed_addr constant @".str.5"("hello ring buffer\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("again\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("%zu %.19s %zu\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.8"("the end\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.9"(" very\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.10"("at \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.11"("!\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.12"("%.*s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.13"("%d %d %c %g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.main.words(dense<[1, 2, 3, 4]> : tensor<4xi64>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<4 x i64>
  llvm.mlir.global private unnamed_addr constant @".str.14"("%s:\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.15"(" %02x\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.16"("\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main() -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(24 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(4 : i64) : i64
    %5 = llvm.mlir.constant(10 : i64) : i64
    %6 = llvm.mlir.addressof @".str" : !llvm.ptr
    %7 = llvm.mlir.constant(24 : i64) : i64
    %8 = llvm.mlir.constant(1 : i64) : i64
    %9 = llvm.mlir.constant(6 : i64) : i64
    %10 = llvm.mlir.constant(12 : i64) : i64
    %11 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %12 = llvm.mlir.constant(3 : i64) : i64
    %13 = llvm.mlir.constant(-86 : i8) : i8
    %14 = llvm.mlir.constant(5 : i64) : i64
    %15 = llvm.mlir.constant(0 : i8) : i8
    %16 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %17 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %18 = llvm.mlir.constant(170 : i32) : i32
    %19 = llvm.mlir.constant(238 : i32) : i32
    %20 = llvm.mlir.zero : !llvm.ptr
    %21 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %22 = llvm.mlir.addressof @__const.main.r : !llvm.ptr
    %23 = llvm.mlir.constant(32 : i64) : i64
    %24 = llvm.mlir.constant(20 : i64) : i64
    %25 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %26 = llvm.mlir.constant(17 : i64) : i64
    %27 = llvm.mlir.constant(100 : i64) : i64
    %28 = llvm.mlir.constant(7 : i64) : i64
    %29 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %30 = llvm.mlir.constant(2 : i32) : i32
    %31 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %32 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %33 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %34 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %35 = llvm.mlir.constant(3 : i32) : i32
    %36 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %37 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %38 = llvm.mlir.constant(72 : i64) : i64
    %39 = llvm.mlir.constant(2 : i64) : i64
    %40 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %41 = llvm.mlir.addressof @__const.main.words : !llvm.ptr
    %42 = llvm.mlir.constant(8 : i64) : i64
    %43 = llvm.mlir.constant(120 : i32) : i32
    %44 = llvm.mlir.constant(1000 : i32) : i32
    %45 = llvm.mlir.constant(8.000000e+00 : f64) : f64
    %46 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %47 = llvm.alloca %0 x !llvm.array<24 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %48 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %49 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %50 = llvm.alloca %0 x !llvm.struct<"struct.ring", (array<16 x i8>, i64, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %51 = llvm.alloca %0 x !llvm.array<20 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %52 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %53 = llvm.alloca %0 x !llvm.struct<"struct.gap", (ptr, i64, i64, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %54 = llvm.alloca %0 x !llvm.array<3 x struct<"struct.mixed", (i8, i32, f64, i8)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %55 = llvm.alloca %0 x !llvm.array<3 x struct<"struct.mixed", (i8, i32, f64, i8)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %56 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %57 = llvm.alloca %0 x !llvm.array<4 x i64> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %58 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %46 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %48 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %59 = llvm.load %48 {alignment = 4 : i64} : !llvm.ptr -> i32
    %60 = llvm.icmp "slt" %59, %2 : i32
    llvm.cond_br %60, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %61 = llvm.load %48 {alignment = 4 : i64} : !llvm.ptr -> i32
    %62 = llvm.trunc %61 : i32 to i8
    %63 = llvm.load %48 {alignment = 4 : i64} : !llvm.ptr -> i32
    %64 = llvm.sext %63 : i32 to i64
    %65 = llvm.getelementptr inbounds %47[%3, %64] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<24 x i8>
    llvm.store %62, %65 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %66 = llvm.load %48 {alignment = 4 : i64} : !llvm.ptr -> i32
    %67 = llvm.add %66, %0 overflow<nsw> : i32
    llvm.store %67, %48 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    %68 = llvm.getelementptr inbounds %47[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<24 x i8>
    %69 = llvm.getelementptr inbounds %68[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %70 = llvm.getelementptr inbounds %47[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<24 x i8>
    "llvm.intr.memmove"(%69, %70, %5) <{arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 16 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %71 = llvm.getelementptr inbounds %47[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<24 x i8>
    llvm.call @show(%6, %71, %7) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    %72 = llvm.getelementptr inbounds %47[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<24 x i8>
    %73 = llvm.getelementptr inbounds %72[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %74 = llvm.getelementptr inbounds %47[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<24 x i8>
    %75 = llvm.getelementptr inbounds %74[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memmove"(%73, %75, %10) <{arg_attrs = [{llvm.align = 1 : i64}, {llvm.align = 2 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %76 = llvm.getelementptr inbounds %47[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<24 x i8>
    llvm.call @show(%11, %76, %7) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    %77 = llvm.getelementptr inbounds %47[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<24 x i8>
    %78 = llvm.getelementptr inbounds %77[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memset"(%78, %13, %14) <{arg_attrs = [{llvm.align = 1 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %79 = llvm.getelementptr inbounds %47[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<24 x i8>
    "llvm.intr.memset"(%79, %15, %3) <{arg_attrs = [{llvm.align = 16 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %80 = llvm.getelementptr inbounds %47[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<24 x i8>
    llvm.call @show(%16, %80, %10) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    %81 = llvm.getelementptr inbounds %47[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<24 x i8>
    %82 = llvm.getelementptr inbounds %47[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<24 x i8>
    %83 = llvm.getelementptr inbounds %82[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %84 = llvm.call @memcmp(%81, %83, %12) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %85 = llvm.icmp "slt" %84, %1 : i32
    %86 = llvm.zext %85 : i1 to i32
    %87 = llvm.call @printf(%17, %86, %0, %1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %88 = llvm.getelementptr inbounds %47[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<24 x i8>
    %89 = llvm.call @memchr(%88, %18, %7) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    llvm.store %89, %49 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %90 = llvm.load %49 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %91 = llvm.getelementptr inbounds %47[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<24 x i8>
    %92 = llvm.ptrtoint %90 : !llvm.ptr to i64
    %93 = llvm.ptrtoint %91 : !llvm.ptr to i64
    %94 = llvm.sub %92, %93 : i64
    %95 = llvm.getelementptr inbounds %47[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<24 x i8>
    %96 = llvm.call @memchr(%95, %19, %7) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %97 = llvm.icmp "eq" %96, %20 : !llvm.ptr
    %98 = llvm.zext %97 : i1 to i32
    %99 = llvm.call @printf(%21, %94, %98) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    "llvm.intr.memcpy"(%50, %22, %23) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memset"(%51, %15, %24) <{arg_attrs = [{llvm.align = 16 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %100 = llvm.call @put(%50, %25, %26) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i64
    llvm.store %100, %52 {alignment = 8 : i64} : i64, !llvm.ptr
    %101 = llvm.load %52 {alignment = 8 : i64} : !llvm.ptr -> i64
    %102 = llvm.mul %101, %27 : i64
    %103 = llvm.getelementptr inbounds %51[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<20 x i8>
    %104 = llvm.call @take(%50, %103, %28) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i64
    %105 = llvm.add %102, %104 : i64
    llvm.store %105, %52 {alignment = 8 : i64} : i64, !llvm.ptr
    %106 = llvm.load %52 {alignment = 8 : i64} : !llvm.ptr -> i64
    %107 = llvm.mul %106, %27 : i64
    %108 = llvm.call @put(%50, %29, %14) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i64
    %109 = llvm.add %107, %108 : i64
    llvm.store %109, %52 {alignment = 8 : i64} : i64, !llvm.ptr
    %110 = llvm.load %52 {alignment = 8 : i64} : !llvm.ptr -> i64
    %111 = llvm.mul %110, %27 : i64
    %112 = llvm.getelementptr inbounds %51[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<20 x i8>
    %113 = llvm.getelementptr inbounds %112[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %114 = llvm.call @take(%50, %113, %10) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i64
    %115 = llvm.add %111, %114 : i64
    llvm.store %115, %52 {alignment = 8 : i64} : i64, !llvm.ptr
    %116 = llvm.load %52 {alignment = 8 : i64} : !llvm.ptr -> i64
    %117 = llvm.getelementptr inbounds %51[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<20 x i8>
    %118 = llvm.getelementptr inbounds|nuw %50[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ring", (array<16 x i8>, i64, i64)>
    %119 = llvm.load %118 {alignment = 8 : i64} : !llvm.ptr -> i64
    %120 = llvm.call @printf(%31, %116, %117, %119) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    "llvm.intr.memset"(%53, %15, %23) <{arg_attrs = [{llvm.align = 8 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.call @type(%53, %32) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.call @move_to(%53, %12) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.call @type(%53, %33) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.call @move_to(%53, %3) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.call @type(%53, %34) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %121 = llvm.getelementptr inbounds|nuw %53[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.gap", (ptr, i64, i64, i64)>
    %122 = llvm.load %121 {alignment = 8 : i64} : !llvm.ptr -> i64
    %123 = llvm.getelementptr inbounds|nuw %53[%1, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.gap", (ptr, i64, i64, i64)>
    %124 = llvm.load %123 {alignment = 8 : i64} : !llvm.ptr -> i64
    %125 = llvm.add %122, %124 : i64
    llvm.call @move_to(%53, %125) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.call @type(%53, %36) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %126 = llvm.getelementptr inbounds|nuw %53[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.gap", (ptr, i64, i64, i64)>
    %127 = llvm.load %126 {alignment = 8 : i64} : !llvm.ptr -> i64
    %128 = llvm.trunc %127 : i64 to i32
    %129 = llvm.getelementptr inbounds|nuw %53[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.gap", (ptr, i64, i64, i64)>
    %130 = llvm.load %129 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %131 = llvm.call @printf(%37, %128, %130) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %132 = llvm.getelementptr inbounds|nuw %53[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.gap", (ptr, i64, i64, i64)>
    %133 = llvm.load %132 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%133) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    %134 = llvm.getelementptr inbounds %54[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x struct<"struct.mixed", (i8, i32, f64, i8)>>
    "llvm.intr.memset"(%134, %15, %38) <{arg_attrs = [{llvm.align = 16 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.store %1, %56 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb4, ^bb7
    %135 = llvm.load %56 {alignment = 4 : i64} : !llvm.ptr -> i32
    %136 = llvm.icmp "slt" %135, %35 : i32
    llvm.cond_br %136, ^bb6, ^bb8
  ^bb6:  // pred: ^bb5
    %137 = llvm.load %56 {alignment = 4 : i64} : !llvm.ptr -> i32
    %138 = llvm.add %43, %137 overflow<nsw> : i32
    %139 = llvm.trunc %138 : i32 to i8
    %140 = llvm.load %56 {alignment = 4 : i64} : !llvm.ptr -> i32
    %141 = llvm.sext %140 : i32 to i64
    %142 = llvm.getelementptr inbounds %54[%3, %141] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x struct<"struct.mixed", (i8, i32, f64, i8)>>
    %143 = llvm.getelementptr inbounds|nuw %142[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.mixed", (i8, i32, f64, i8)>
    llvm.store %139, %143 {alignment = 8 : i64} : i8, !llvm.ptr
    %144 = llvm.load %56 {alignment = 4 : i64} : !llvm.ptr -> i32
    %145 = llvm.mul %144, %44 overflow<nsw> : i32
    %146 = llvm.load %56 {alignment = 4 : i64} : !llvm.ptr -> i32
    %147 = llvm.sext %146 : i32 to i64
    %148 = llvm.getelementptr inbounds %54[%3, %147] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x struct<"struct.mixed", (i8, i32, f64, i8)>>
    %149 = llvm.getelementptr inbounds|nuw %148[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.mixed", (i8, i32, f64, i8)>
    llvm.store %145, %149 {alignment = 4 : i64} : i32, !llvm.ptr
    %150 = llvm.load %56 {alignment = 4 : i64} : !llvm.ptr -> i32
    %151 = llvm.sitofp %150 : i32 to f64
    %152 = llvm.fdiv %151, %45 : f64
    %153 = llvm.load %56 {alignment = 4 : i64} : !llvm.ptr -> i32
    %154 = llvm.sext %153 : i32 to i64
    %155 = llvm.getelementptr inbounds %54[%3, %154] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x struct<"struct.mixed", (i8, i32, f64, i8)>>
    %156 = llvm.getelementptr inbounds|nuw %155[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.mixed", (i8, i32, f64, i8)>
    llvm.store %152, %156 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // pred: ^bb6
    %157 = llvm.load %56 {alignment = 4 : i64} : !llvm.ptr -> i32
    %158 = llvm.add %157, %0 overflow<nsw> : i32
    llvm.store %158, %56 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5 {loop_annotation = #loop_annotation}
  ^bb8:  // pred: ^bb5
    %159 = llvm.getelementptr inbounds %55[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x struct<"struct.mixed", (i8, i32, f64, i8)>>
    %160 = llvm.getelementptr inbounds %54[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x struct<"struct.mixed", (i8, i32, f64, i8)>>
    "llvm.intr.memcpy"(%159, %160, %38) <{arg_attrs = [{llvm.align = 16 : i64}, {llvm.align = 16 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %161 = llvm.getelementptr inbounds %54[%3, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x struct<"struct.mixed", (i8, i32, f64, i8)>>
    %162 = llvm.getelementptr inbounds %54[%3, %39] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x struct<"struct.mixed", (i8, i32, f64, i8)>>
    "llvm.intr.memcpy"(%161, %162, %7) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 16 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %163 = llvm.getelementptr inbounds %55[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x struct<"struct.mixed", (i8, i32, f64, i8)>>
    %164 = llvm.getelementptr inbounds %54[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x struct<"struct.mixed", (i8, i32, f64, i8)>>
    %165 = llvm.call @memcmp(%163, %164, %7) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %166 = llvm.getelementptr inbounds %55[%3, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x struct<"struct.mixed", (i8, i32, f64, i8)>>
    %167 = llvm.getelementptr inbounds|nuw %166[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.mixed", (i8, i32, f64, i8)>
    %168 = llvm.load %167 {alignment = 4 : i64} : !llvm.ptr -> i32
    %169 = llvm.getelementptr inbounds %54[%3, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x struct<"struct.mixed", (i8, i32, f64, i8)>>
    %170 = llvm.getelementptr inbounds|nuw %169[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.mixed", (i8, i32, f64, i8)>
    %171 = llvm.load %170 {alignment = 8 : i64} : !llvm.ptr -> i8
    %172 = llvm.sext %171 : i8 to i32
    %173 = llvm.getelementptr inbounds %54[%3, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x struct<"struct.mixed", (i8, i32, f64, i8)>>
    %174 = llvm.getelementptr inbounds|nuw %173[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.mixed", (i8, i32, f64, i8)>
    %175 = llvm.load %174 {alignment = 8 : i64} : !llvm.ptr -> f64
    %176 = llvm.getelementptr inbounds %55[%3, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x struct<"struct.mixed", (i8, i32, f64, i8)>>
    %177 = llvm.getelementptr inbounds|nuw %176[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.mixed", (i8, i32, f64, i8)>
    %178 = llvm.load %177 {alignment = 8 : i64} : !llvm.ptr -> f64
    %179 = llvm.fadd %175, %178 : f64
    %180 = llvm.call @printf(%40, %165, %168, %172, %179) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    "llvm.intr.memcpy"(%57, %41, %23) <{arg_attrs = [{llvm.align = 16 : i64}, {llvm.align = 16 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %181 = llvm.getelementptr inbounds %57[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i64>
    "llvm.intr.memcpy"(%58, %181, %42) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 16 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %182 = llvm.getelementptr inbounds %57[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i64>
    %183 = llvm.getelementptr inbounds %182[%39] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    "llvm.intr.memcpy"(%183, %58, %42) <{arg_attrs = [{llvm.align = 16 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %184 = llvm.getelementptr inbounds %57[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i64>
    %185 = llvm.load %184 {alignment = 16 : i64} : !llvm.ptr -> i64
    %186 = llvm.getelementptr inbounds %57[%3, %39] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i64>
    %187 = llvm.load %186 {alignment = 16 : i64} : !llvm.ptr -> i64
    %188 = llvm.add %185, %187 overflow<nsw> : i64
    %189 = llvm.getelementptr inbounds %57[%3, %12] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i64>
    %190 = llvm.load %189 {alignment = 8 : i64} : !llvm.ptr -> i64
    %191 = llvm.add %188, %190 overflow<nsw> : i64
    %192 = llvm.trunc %191 : i64 to i32
    llvm.return %192 : i32
  }
  llvm.func internal @show(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: i64 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.addressof @".str.16" : !llvm.ptr
    %4 = llvm.mlir.addressof @".str.15" : !llvm.ptr
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %8 {alignment = 8 : i64} : i64, !llvm.ptr
    %10 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.call @printf(%1, %10) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.store %2, %9 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %12 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
    %13 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i64
    %14 = llvm.icmp "ult" %12, %13 : i64
    llvm.cond_br %14, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %15 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
    %17 = llvm.getelementptr inbounds|nuw %15[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %18 = llvm.load %17 {alignment = 1 : i64} : !llvm.ptr -> i8
    %19 = llvm.zext %18 : i8 to i32
    %20 = llvm.call @printf(%4, %19) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %21 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
    %22 = llvm.add %21, %5 : i64
    llvm.store %22, %9 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    %23 = llvm.call @printf(%3) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @memcmp(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @memchr(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func internal @put(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: i64 {llvm.noundef}) -> i64 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.mlir.constant(16 : i64) : i64
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %7 {alignment = 8 : i64} : i64, !llvm.ptr
    %11 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %11, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %12 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i64
    %13 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.getelementptr inbounds|nuw %13[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ring", (array<16 x i8>, i64, i64)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> i64
    %16 = llvm.sub %3, %15 : i64
    %17 = llvm.icmp "ugt" %12, %16 : i64
    llvm.cond_br %17, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %18 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.getelementptr inbounds|nuw %18[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ring", (array<16 x i8>, i64, i64)>
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> i64
    %21 = llvm.sub %3, %20 : i64
    llvm.store %21, %7 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %22 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.getelementptr inbounds|nuw %22[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ring", (array<16 x i8>, i64, i64)>
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> i64
    %25 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.getelementptr inbounds|nuw %25[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ring", (array<16 x i8>, i64, i64)>
    %27 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> i64
    %28 = llvm.add %24, %27 : i64
    %29 = llvm.urem %28, %3 : i64
    llvm.store %29, %9 {alignment = 8 : i64} : i64, !llvm.ptr
    %30 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
    %31 = llvm.sub %3, %30 : i64
    %32 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i64
    %33 = llvm.icmp "ult" %31, %32 : i64
    llvm.cond_br %33, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %34 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
    %35 = llvm.sub %3, %34 : i64
    llvm.br ^bb5(%35 : i64)
  ^bb4:  // pred: ^bb2
    %36 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.br ^bb5(%36 : i64)
  ^bb5(%37: i64):  // 2 preds: ^bb3, ^bb4
    llvm.store %37, %10 {alignment = 8 : i64} : i64, !llvm.ptr
    %38 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %39 = llvm.getelementptr inbounds|nuw %38[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ring", (array<16 x i8>, i64, i64)>
    %40 = llvm.getelementptr inbounds %39[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x i8>
    %41 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
    %42 = llvm.getelementptr inbounds|nuw %40[%41] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %43 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %44 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i64
    "llvm.intr.memcpy"(%42, %43, %44) <{arg_attrs = [{llvm.align = 1 : i64}, {llvm.align = 1 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %45 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %46 = llvm.getelementptr inbounds|nuw %45[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ring", (array<16 x i8>, i64, i64)>
    %47 = llvm.getelementptr inbounds %46[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x i8>
    %48 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %49 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i64
    %50 = llvm.getelementptr inbounds|nuw %48[%49] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %51 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i64
    %52 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i64
    %53 = llvm.sub %51, %52 : i64
    "llvm.intr.memcpy"(%47, %50, %53) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 1 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %54 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i64
    %55 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %56 = llvm.getelementptr inbounds|nuw %55[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ring", (array<16 x i8>, i64, i64)>
    %57 = llvm.load %56 {alignment = 8 : i64} : !llvm.ptr -> i64
    %58 = llvm.add %57, %54 : i64
    llvm.store %58, %56 {alignment = 8 : i64} : i64, !llvm.ptr
    %59 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.return %59 : i64
  }
  llvm.func internal @take(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: i64 {llvm.noundef}) -> i64 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.mlir.constant(16 : i64) : i64
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %7 {alignment = 8 : i64} : i64, !llvm.ptr
    %10 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %10, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %11 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i64
    %12 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %12[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ring", (array<16 x i8>, i64, i64)>
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> i64
    %15 = llvm.icmp "ugt" %11, %14 : i64
    llvm.cond_br %15, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %16 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %16[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ring", (array<16 x i8>, i64, i64)>
    %18 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %18, %7 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %19 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.getelementptr inbounds|nuw %19[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ring", (array<16 x i8>, i64, i64)>
    %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> i64
    %22 = llvm.sub %3, %21 : i64
    %23 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i64
    %24 = llvm.icmp "ult" %22, %23 : i64
    llvm.cond_br %24, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %25 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.getelementptr inbounds|nuw %25[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ring", (array<16 x i8>, i64, i64)>
    %27 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> i64
    %28 = llvm.sub %3, %27 : i64
    llvm.br ^bb5(%28 : i64)
  ^bb4:  // pred: ^bb2
    %29 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.br ^bb5(%29 : i64)
  ^bb5(%30: i64):  // 2 preds: ^bb3, ^bb4
    llvm.store %30, %9 {alignment = 8 : i64} : i64, !llvm.ptr
    %31 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %32 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.getelementptr inbounds|nuw %32[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ring", (array<16 x i8>, i64, i64)>
    %34 = llvm.getelementptr inbounds %33[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x i8>
    %35 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %36 = llvm.getelementptr inbounds|nuw %35[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ring", (array<16 x i8>, i64, i64)>
    %37 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> i64
    %38 = llvm.getelementptr inbounds|nuw %34[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %39 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
    "llvm.intr.memcpy"(%31, %38, %39) <{arg_attrs = [{llvm.align = 1 : i64}, {llvm.align = 1 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %40 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %41 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
    %42 = llvm.getelementptr inbounds|nuw %40[%41] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %43 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %44 = llvm.getelementptr inbounds|nuw %43[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ring", (array<16 x i8>, i64, i64)>
    %45 = llvm.getelementptr inbounds %44[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x i8>
    %46 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i64
    %47 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
    %48 = llvm.sub %46, %47 : i64
    "llvm.intr.memcpy"(%42, %45, %48) <{arg_attrs = [{llvm.align = 1 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %49 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %50 = llvm.getelementptr inbounds|nuw %49[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ring", (array<16 x i8>, i64, i64)>
    %51 = llvm.load %50 {alignment = 8 : i64} : !llvm.ptr -> i64
    %52 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i64
    %53 = llvm.add %51, %52 : i64
    %54 = llvm.urem %53, %3 : i64
    %55 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %56 = llvm.getelementptr inbounds|nuw %55[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ring", (array<16 x i8>, i64, i64)>
    llvm.store %54, %56 {alignment = 8 : i64} : i64, !llvm.ptr
    %57 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i64
    %58 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %59 = llvm.getelementptr inbounds|nuw %58[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ring", (array<16 x i8>, i64, i64)>
    %60 = llvm.load %59 {alignment = 8 : i64} : !llvm.ptr -> i64
    %61 = llvm.sub %60, %57 : i64
    llvm.store %61, %59 {alignment = 8 : i64} : i64, !llvm.ptr
    %62 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.return %62 : i64
  }
  llvm.func internal @type(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.mlir.constant(3 : i32) : i32
    %4 = llvm.mlir.constant(2 : i64) : i64
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %11 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.call @strlen(%11) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}) -> i64
    llvm.store %12, %8 {alignment = 8 : i64} : i64, !llvm.ptr
    %13 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.getelementptr inbounds|nuw %13[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.gap", (ptr, i64, i64, i64)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> i64
    %16 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %16[%1, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.gap", (ptr, i64, i64, i64)>
    %18 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> i64
    %19 = llvm.add %15, %18 : i64
    %20 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i64
    %21 = llvm.add %19, %20 : i64
    %22 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.getelementptr inbounds|nuw %22[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.gap", (ptr, i64, i64, i64)>
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> i64
    %25 = llvm.icmp "ugt" %21, %24 : i64
    llvm.cond_br %25, ^bb1, ^bb6
  ^bb1:  // pred: ^bb0
    %26 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.getelementptr inbounds|nuw %26[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.gap", (ptr, i64, i64, i64)>
    %28 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> i64
    %29 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i64
    %30 = llvm.add %28, %29 : i64
    %31 = llvm.mul %4, %30 : i64
    llvm.store %31, %9 {alignment = 8 : i64} : i64, !llvm.ptr
    %32 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
    %33 = llvm.call @malloc(%32) {no_unwind} : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias})
    llvm.store %33, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %34 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %35 = llvm.getelementptr inbounds|nuw %34[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.gap", (ptr, i64, i64, i64)>
    %36 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> i64
    %37 = llvm.icmp "ne" %36, %5 : i64
    llvm.cond_br %37, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %38 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %39 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %40 = llvm.getelementptr inbounds|nuw %39[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.gap", (ptr, i64, i64, i64)>
    %41 = llvm.load %40 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %42 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %43 = llvm.getelementptr inbounds|nuw %42[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.gap", (ptr, i64, i64, i64)>
    %44 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> i64
    "llvm.intr.memcpy"(%38, %41, %44) <{arg_attrs = [{llvm.align = 1 : i64}, {llvm.align = 1 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    %45 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %46 = llvm.getelementptr inbounds|nuw %45[%1, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.gap", (ptr, i64, i64, i64)>
    %47 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> i64
    %48 = llvm.icmp "ne" %47, %5 : i64
    llvm.cond_br %48, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %49 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %50 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
    %51 = llvm.getelementptr inbounds|nuw %49[%50] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %52 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %53 = llvm.getelementptr inbounds|nuw %52[%1, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.gap", (ptr, i64, i64, i64)>
    %54 = llvm.load %53 {alignment = 8 : i64} : !llvm.ptr -> i64
    %55 = llvm.sub %5, %54 : i64
    %56 = llvm.getelementptr inbounds %51[%55] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %57 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %58 = llvm.getelementptr inbounds|nuw %57[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.gap", (ptr, i64, i64, i64)>
    %59 = llvm.load %58 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %60 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %61 = llvm.getelementptr inbounds|nuw %60[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.gap", (ptr, i64, i64, i64)>
    %62 = llvm.load %61 {alignment = 8 : i64} : !llvm.ptr -> i64
    %63 = llvm.getelementptr inbounds|nuw %59[%62] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %64 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %65 = llvm.getelementptr inbounds|nuw %64[%1, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.gap", (ptr, i64, i64, i64)>
    %66 = llvm.load %65 {alignment = 8 : i64} : !llvm.ptr -> i64
    %67 = llvm.sub %5, %66 : i64
    %68 = llvm.getelementptr inbounds %63[%67] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %69 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %70 = llvm.getelementptr inbounds|nuw %69[%1, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.gap", (ptr, i64, i64, i64)>
    %71 = llvm.load %70 {alignment = 8 : i64} : !llvm.ptr -> i64
    "llvm.intr.memcpy"(%56, %68, %71) <{arg_attrs = [{llvm.align = 1 : i64}, {llvm.align = 1 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %72 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %73 = llvm.getelementptr inbounds|nuw %72[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.gap", (ptr, i64, i64, i64)>
    %74 = llvm.load %73 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%74) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    %75 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %76 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %77 = llvm.getelementptr inbounds|nuw %76[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.gap", (ptr, i64, i64, i64)>
    llvm.store %75, %77 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %78 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
    %79 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %80 = llvm.getelementptr inbounds|nuw %79[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.gap", (ptr, i64, i64, i64)>
    llvm.store %78, %80 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb0, ^bb5
    %81 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %82 = llvm.getelementptr inbounds|nuw %81[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.gap", (ptr, i64, i64, i64)>
    %83 = llvm.load %82 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %84 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %85 = llvm.getelementptr inbounds|nuw %84[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.gap", (ptr, i64, i64, i64)>
    %86 = llvm.load %85 {alignment = 8 : i64} : !llvm.ptr -> i64
    %87 = llvm.getelementptr inbounds|nuw %83[%86] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %88 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %89 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i64
    "llvm.intr.memcpy"(%87, %88, %89) <{arg_attrs = [{llvm.align = 1 : i64}, {llvm.align = 1 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %90 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i64
    %91 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %92 = llvm.getelementptr inbounds|nuw %91[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.gap", (ptr, i64, i64, i64)>
    %93 = llvm.load %92 {alignment = 8 : i64} : !llvm.ptr -> i64
    %94 = llvm.add %93, %90 : i64
    llvm.store %94, %92 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.return
  }
  llvm.func internal @move_to(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(3 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %6 {alignment = 8 : i64} : i64, !llvm.ptr
    %10 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %10[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.gap", (ptr, i64, i64, i64)>
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.getelementptr inbounds|nuw %13[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.gap", (ptr, i64, i64, i64)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> i64
    %16 = llvm.getelementptr inbounds|nuw %12[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %17 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.getelementptr inbounds|nuw %17[%1, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.gap", (ptr, i64, i64, i64)>
    %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> i64
    %20 = llvm.sub %3, %19 : i64
    %21 = llvm.getelementptr inbounds %16[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %21, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %22 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %23 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.getelementptr inbounds|nuw %23[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.gap", (ptr, i64, i64, i64)>
    %25 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> i64
    %26 = llvm.icmp "ult" %22, %25 : i64
    llvm.cond_br %26, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %27 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.getelementptr inbounds|nuw %27[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.gap", (ptr, i64, i64, i64)>
    %29 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> i64
    %30 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %31 = llvm.sub %29, %30 : i64
    llvm.store %31, %8 {alignment = 8 : i64} : i64, !llvm.ptr
    %32 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i64
    %34 = llvm.sub %3, %33 : i64
    %35 = llvm.getelementptr inbounds %32[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %36 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %37 = llvm.getelementptr inbounds|nuw %36[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.gap", (ptr, i64, i64, i64)>
    %38 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %39 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %40 = llvm.getelementptr inbounds|nuw %38[%39] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %41 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i64
    "llvm.intr.memmove"(%35, %40, %41) <{arg_attrs = [{llvm.align = 1 : i64}, {llvm.align = 1 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %42 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i64
    %43 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %44 = llvm.getelementptr inbounds|nuw %43[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.gap", (ptr, i64, i64, i64)>
    %45 = llvm.load %44 {alignment = 8 : i64} : !llvm.ptr -> i64
    %46 = llvm.sub %45, %42 : i64
    llvm.store %46, %44 {alignment = 8 : i64} : i64, !llvm.ptr
    %47 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i64
    %48 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %49 = llvm.getelementptr inbounds|nuw %48[%1, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.gap", (ptr, i64, i64, i64)>
    %50 = llvm.load %49 {alignment = 8 : i64} : !llvm.ptr -> i64
    %51 = llvm.add %50, %47 : i64
    llvm.store %51, %49 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb3
  ^bb2:  // pred: ^bb0
    %52 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %53 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %54 = llvm.getelementptr inbounds|nuw %53[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.gap", (ptr, i64, i64, i64)>
    %55 = llvm.load %54 {alignment = 8 : i64} : !llvm.ptr -> i64
    %56 = llvm.sub %52, %55 : i64
    llvm.store %56, %9 {alignment = 8 : i64} : i64, !llvm.ptr
    %57 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %58 = llvm.getelementptr inbounds|nuw %57[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.gap", (ptr, i64, i64, i64)>
    %59 = llvm.load %58 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %60 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %61 = llvm.getelementptr inbounds|nuw %60[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.gap", (ptr, i64, i64, i64)>
    %62 = llvm.load %61 {alignment = 8 : i64} : !llvm.ptr -> i64
    %63 = llvm.getelementptr inbounds|nuw %59[%62] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %64 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %65 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
    "llvm.intr.memmove"(%63, %64, %65) <{arg_attrs = [{llvm.align = 1 : i64}, {llvm.align = 1 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %66 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
    %67 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %68 = llvm.getelementptr inbounds|nuw %67[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.gap", (ptr, i64, i64, i64)>
    %69 = llvm.load %68 {alignment = 8 : i64} : !llvm.ptr -> i64
    %70 = llvm.add %69, %66 : i64
    llvm.store %70, %68 {alignment = 8 : i64} : i64, !llvm.ptr
    %71 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
    %72 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %73 = llvm.getelementptr inbounds|nuw %72[%1, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.gap", (ptr, i64, i64, i64)>
    %74 = llvm.load %73 {alignment = 8 : i64} : !llvm.ptr -> i64
    %75 = llvm.sub %74, %71 : i64
    llvm.store %75, %73 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    llvm.return
  }
  llvm.func @free(!llvm.ptr {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @strlen(!llvm.ptr {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @malloc(i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["allocsize", "4294967295"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
}
