#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external constant @ratio(6.250000e-01 : f64) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : f64
  llvm.mlir.global external @grid(dense<[[1, 2, 3, 4], [5, 0, 0, 0], [0, 0, 9, 0]]> : tensor<3x4xi32>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<3 x array<4 x i32>>
  llvm.mlir.global external @text("array\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str"("pointer\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external @pointer() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.addressof @".str" : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @row() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.addressof @text : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external thread_local @mine(5 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global external @bytes("\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\02\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\03") {addr_space = 0 : i32, alignment = 16 : i64, dso_local}
  llvm.mlir.global external @flags("\01\00\01\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("first\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external @first() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(i32, array<4 x i8>, ptr, ptr)> {
    %0 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %1 = llvm.mlir.addressof @last : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.constant(dense<0> : tensor<4xi8>) : !llvm.array<4 x i8>
    %4 = llvm.mlir.constant(1 : i32) : i32
    %5 = llvm.mlir.undef : !llvm.struct<(i32, array<4 x i8>, ptr, ptr)>
    %6 = llvm.insertvalue %4, %5[0] : !llvm.struct<(i32, array<4 x i8>, ptr, ptr)> 
    %7 = llvm.insertvalue %3, %6[1] : !llvm.struct<(i32, array<4 x i8>, ptr, ptr)> 
    %8 = llvm.insertvalue %1, %7[2] : !llvm.struct<(i32, array<4 x i8>, ptr, ptr)> 
    %9 = llvm.insertvalue %0, %8[3] : !llvm.struct<(i32, array<4 x i8>, ptr, ptr)> 
    llvm.return %9 : !llvm.struct<(i32, array<4 x i8>, ptr, ptr)>
  }
  llvm.mlir.global private unnamed_addr constant @".str.2"("middle\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external @middle() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(i32, array<4 x i8>, ptr, ptr)> {
    %0 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %1 = llvm.mlir.addressof @first : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.constant(dense<0> : tensor<4xi8>) : !llvm.array<4 x i8>
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.undef : !llvm.struct<(i32, array<4 x i8>, ptr, ptr)>
    %6 = llvm.insertvalue %4, %5[0] : !llvm.struct<(i32, array<4 x i8>, ptr, ptr)> 
    %7 = llvm.insertvalue %3, %6[1] : !llvm.struct<(i32, array<4 x i8>, ptr, ptr)> 
    %8 = llvm.insertvalue %1, %7[2] : !llvm.struct<(i32, array<4 x i8>, ptr, ptr)> 
    %9 = llvm.insertvalue %0, %8[3] : !llvm.struct<(i32, array<4 x i8>, ptr, ptr)> 
    llvm.return %9 : !llvm.struct<(i32, array<4 x i8>, ptr, ptr)>
  }
  llvm.mlir.global private unnamed_addr constant @".str.3"("xlast\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external @last() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(i32, array<4 x i8>, ptr, ptr)> {
    %0 = llvm.mlir.constant(1 : i64) : i64
    %1 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %2 = llvm.getelementptr %1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.constant(0 : i8) : i8
    %5 = llvm.mlir.constant(dense<0> : tensor<4xi8>) : !llvm.array<4 x i8>
    %6 = llvm.mlir.constant(3 : i32) : i32
    %7 = llvm.mlir.undef : !llvm.struct<(i32, array<4 x i8>, ptr, ptr)>
    %8 = llvm.insertvalue %6, %7[0] : !llvm.struct<(i32, array<4 x i8>, ptr, ptr)> 
    %9 = llvm.insertvalue %5, %8[1] : !llvm.struct<(i32, array<4 x i8>, ptr, ptr)> 
    %10 = llvm.insertvalue %3, %9[2] : !llvm.struct<(i32, array<4 x i8>, ptr, ptr)> 
    %11 = llvm.insertvalue %2, %10[3] : !llvm.struct<(i32, array<4 x i8>, ptr, ptr)> 
    llvm.return %11 : !llvm.struct<(i32, array<4 x i8>, ptr, ptr)>
  }
  llvm.mlir.global external constant @chain() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<4 x ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.addressof @last : !llvm.ptr
    %2 = llvm.mlir.addressof @first : !llvm.ptr
    %3 = llvm.mlir.addressof @middle : !llvm.ptr
    %4 = llvm.mlir.undef : !llvm.array<4 x ptr>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.array<4 x ptr> 
    %6 = llvm.insertvalue %2, %5[1] : !llvm.array<4 x ptr> 
    %7 = llvm.insertvalue %1, %6[2] : !llvm.array<4 x ptr> 
    %8 = llvm.insertvalue %0, %7[3] : !llvm.array<4 x ptr> 
    llvm.return %8 : !llvm.array<4 x ptr>
  }
  llvm.mlir.global external @cursor() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.constant(8 : i64) : i64
    %1 = llvm.mlir.addressof @chain : !llvm.ptr
    %2 = llvm.getelementptr %1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.return %2 : !llvm.ptr
  }
  llvm.mlir.global external constant @steps() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<3 x ptr> {
    %0 = llvm.mlir.addressof @twice : !llvm.ptr
    %1 = llvm.mlir.addressof @thrice : !llvm.ptr
    %2 = llvm.mlir.undef : !llvm.array<3 x ptr>
    %3 = llvm.insertvalue %0, %2[0] : !llvm.array<3 x ptr> 
    %4 = llvm.insertvalue %1, %3[1] : !llvm.array<3 x ptr> 
    %5 = llvm.insertvalue %0, %4[2] : !llvm.array<3 x ptr> 
    llvm.return %5 : !llvm.array<3 x ptr>
  }
  llvm.mlir.global external @into() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.constant(40 : i64) : i64
    %1 = llvm.mlir.addressof @grid : !llvm.ptr
    %2 = llvm.getelementptr %1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.return %2 : !llvm.ptr
  }
  llvm.mlir.global external @past() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.constant(48 : i64) : i64
    %1 = llvm.mlir.addressof @grid : !llvm.ptr
    %2 = llvm.getelementptr %1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.return %2 : !llvm.ptr
  }
  llvm.mlir.global external @wide(1267650600228229401496703205383 : i128) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : i128
  llvm.mlir.global external @tentative(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global common @shared(dense<0> : tensor<4xi64>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<4 x i64>
  llvm.mlir.global internal @hidden(11 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global private unnamed_addr constant @".str.5"("%d %ld %d %d %g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("%d%c\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("%s %s %c %zu\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.8"("%s \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal constant @names() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<4 x ptr> {
    %0 = llvm.mlir.addressof @".str.20" : !llvm.ptr
    %1 = llvm.mlir.addressof @".str.19" : !llvm.ptr
    %2 = llvm.mlir.addressof @".str.18" : !llvm.ptr
    %3 = llvm.mlir.addressof @".str.17" : !llvm.ptr
    %4 = llvm.mlir.undef : !llvm.array<4 x ptr>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.array<4 x ptr> 
    %6 = llvm.insertvalue %2, %5[1] : !llvm.array<4 x ptr> 
    %7 = llvm.insertvalue %1, %6[2] : !llvm.array<4 x ptr> 
    %8 = llvm.insertvalue %0, %7[3] : !llvm.array<4 x ptr> 
    llvm.return %8 : !llvm.array<4 x ptr>
  }
  llvm.mlir.global private unnamed_addr constant @".str.9"("\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.10"("%d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.11"("%d:%s \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.12"("%d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.13"(" %s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.14"("%d %g \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @jobs() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<2 x struct<"struct.anon", (ptr, i32, f32)>> {
    %0 = llvm.mlir.constant(1.500000e+00 : f32) : f32
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.addressof @thrice : !llvm.ptr
    %3 = llvm.mlir.undef : !llvm.struct<"struct.anon", (ptr, i32, f32)>
    %4 = llvm.insertvalue %2, %3[0] : !llvm.struct<"struct.anon", (ptr, i32, f32)> 
    %5 = llvm.insertvalue %1, %4[1] : !llvm.struct<"struct.anon", (ptr, i32, f32)> 
    %6 = llvm.insertvalue %0, %5[2] : !llvm.struct<"struct.anon", (ptr, i32, f32)> 
    %7 = llvm.mlir.constant(5.000000e-01 : f32) : f32
    %8 = llvm.mlir.constant(21 : i32) : i32
    %9 = llvm.mlir.addressof @twice : !llvm.ptr
    %10 = llvm.mlir.undef : !llvm.struct<"struct.anon", (ptr, i32, f32)>
    %11 = llvm.insertvalue %9, %10[0] : !llvm.struct<"struct.anon", (ptr, i32, f32)> 
    %12 = llvm.insertvalue %8, %11[1] : !llvm.struct<"struct.anon", (ptr, i32, f32)> 
    %13 = llvm.insertvalue %7, %12[2] : !llvm.struct<"struct.anon", (ptr, i32, f32)> 
    %14 = llvm.mlir.undef : !llvm.array<2 x struct<"struct.anon", (ptr, i32, f32)>>
    %15 = llvm.insertvalue %13, %14[0] : !llvm.array<2 x struct<"struct.anon", (ptr, i32, f32)>> 
    %16 = llvm.insertvalue %6, %15[1] : !llvm.array<2 x struct<"struct.anon", (ptr, i32, f32)>> 
    llvm.return %16 : !llvm.array<2 x struct<"struct.anon", (ptr, i32, f32)>>
  }
  llvm.mlir.global private unnamed_addr constant @".str.15"("%d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.16"("%d %ld %llx %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @offset(12 : i64) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : i64
  llvm.mlir.global private unnamed_addr constant @".str.17"("zero\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.18"("one\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.19"("two\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.20"("three\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @counter.calls(100 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global internal constant @counter.step(3 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func internal @twice(%arg0: i32 {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 4 : i64} : i32, !llvm.ptr
    %3 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32
    %4 = llvm.mul %1, %3 overflow<nsw> : i32
    llvm.return %4 : i32
  }
  llvm.func internal @thrice(%arg0: i32 {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(3 : i32) : i32
    %2 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 4 : i64} : i32, !llvm.ptr
    %3 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32
    %4 = llvm.mul %1, %3 overflow<nsw> : i32
    llvm.return %4 : i32
  }
  llvm.func @main() -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.addressof @tentative : !llvm.ptr
    %3 = llvm.mlir.constant(4 : i32) : i32
    %4 = llvm.mlir.constant(1099511627776 : i64) : i64
    %5 = llvm.mlir.constant(2 : i64) : i64
    %6 = llvm.mlir.constant(0 : i64) : i64
    %7 = llvm.mlir.addressof @shared : !llvm.ptr
    %8 = llvm.getelementptr inbounds %7[%6, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i64>
    %9 = llvm.mlir.addressof @hidden : !llvm.ptr
    %10 = llvm.mlir.addressof @mine : !llvm.ptr
    %11 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %12 = llvm.mlir.constant(6.250000e-01 : f64) : f64
    %13 = llvm.mlir.constant(3 : i32) : i32
    %14 = llvm.mlir.constant(65 : i8) : i8
    %15 = llvm.mlir.addressof @text : !llvm.ptr
    %16 = llvm.mlir.addressof @pointer : !llvm.ptr
    %17 = llvm.mlir.addressof @row : !llvm.ptr
    %18 = llvm.mlir.constant(4 : i64) : i64
    %19 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %20 = llvm.mlir.constant(6 : i64) : i64
    %21 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %22 = llvm.mlir.constant(300 : i64) : i64
    %23 = llvm.mlir.addressof @flags : !llvm.ptr
    %24 = llvm.mlir.constant(1 : i64) : i64
    %25 = llvm.getelementptr inbounds %23[%6, %24] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i8>
    %26 = llvm.getelementptr inbounds %23[%6, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i8>
    %27 = llvm.mlir.constant(3 : i64) : i64
    %28 = llvm.getelementptr inbounds %23[%6, %27] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i8>
    %29 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %30 = llvm.mlir.addressof @middle : !llvm.ptr
    %31 = llvm.mlir.zero : !llvm.ptr
    %32 = llvm.mlir.addressof @chain : !llvm.ptr
    %33 = llvm.mlir.addressof @cursor : !llvm.ptr
    %34 = llvm.mlir.constant(2 : i32) : i32
    %35 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %36 = llvm.mlir.addressof @".str.15" : !llvm.ptr
    %37 = llvm.mlir.addressof @past : !llvm.ptr
    %38 = llvm.mlir.addressof @into : !llvm.ptr
    %39 = llvm.mlir.addressof @grid : !llvm.ptr
    %40 = llvm.getelementptr inbounds %39[%6, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x array<4 x i32>>
    %41 = llvm.getelementptr inbounds %40[%6, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i32>
    %42 = llvm.mlir.addressof @offset : !llvm.ptr
    %43 = llvm.mlir.addressof @wide : !llvm.ptr
    %44 = llvm.mlir.constant(64 : i128) : i128
    %45 = llvm.mlir.addressof @".str.16" : !llvm.ptr
    %46 = llvm.mlir.addressof @jobs : !llvm.ptr
    %47 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %48 = llvm.mlir.addressof @steps : !llvm.ptr
    %49 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %50 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %51 = llvm.mlir.addressof @bytes : !llvm.ptr
    %52 = llvm.mlir.addressof @names : !llvm.ptr
    %53 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %54 = llvm.mlir.constant(-1 : i32) : i32
    %55 = llvm.mlir.constant(10 : i32) : i32
    %56 = llvm.mlir.constant(32 : i32) : i32
    %57 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %58 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %59 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %60 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %61 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %62 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %63 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %64 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %65 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %66 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %67 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %68 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %58 {alignment = 4 : i64} : i32, !llvm.ptr
    %69 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32
    %70 = llvm.add %69, %3 overflow<nsw> : i32
    llvm.store %70, %2 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %4, %8 {alignment = 16 : i64} : i64, !llvm.ptr
    %71 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %72 = "llvm.intr.threadlocal.address"(%10) : (!llvm.ptr) -> !llvm.ptr
    %73 = llvm.load %72 {alignment = 4 : i64} : !llvm.ptr -> i32
    %74 = llvm.mul %73, %71 overflow<nsw> : i32
    llvm.store %74, %72 {alignment = 4 : i64} : i32, !llvm.ptr
    %75 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32
    %76 = llvm.load %8 {alignment = 16 : i64} : !llvm.ptr -> i64
    %77 = llvm.load %7 {alignment = 16 : i64} : !llvm.ptr -> i64
    %78 = llvm.add %76, %77 overflow<nsw> : i64
    %79 = "llvm.intr.threadlocal.address"(%10) : (!llvm.ptr) -> !llvm.ptr
    %80 = llvm.load %79 {alignment = 4 : i64} : !llvm.ptr -> i32
    %81 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %82 = llvm.call @printf(%11, %75, %78, %80, %81, %12) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.store %1, %59 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb7
    %83 = llvm.load %59 {alignment = 4 : i64} : !llvm.ptr -> i32
    %84 = llvm.icmp "slt" %83, %13 : i32
    llvm.cond_br %84, ^bb2, ^bb8
  ^bb2:  // pred: ^bb1
    llvm.store %1, %60 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb2, ^bb5
    %85 = llvm.load %60 {alignment = 4 : i64} : !llvm.ptr -> i32
    %86 = llvm.icmp "slt" %85, %3 : i32
    llvm.cond_br %86, ^bb4, ^bb6
  ^bb4:  // pred: ^bb3
    %87 = llvm.load %59 {alignment = 4 : i64} : !llvm.ptr -> i32
    %88 = llvm.sext %87 : i32 to i64
    %89 = llvm.getelementptr inbounds %39[%6, %88] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x array<4 x i32>>
    %90 = llvm.load %60 {alignment = 4 : i64} : !llvm.ptr -> i32
    %91 = llvm.sext %90 : i32 to i64
    %92 = llvm.getelementptr inbounds %89[%6, %91] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i32>
    %93 = llvm.load %92 {alignment = 4 : i64} : !llvm.ptr -> i32
    %94 = llvm.load %60 {alignment = 4 : i64} : !llvm.ptr -> i32
    %95 = llvm.icmp "eq" %94, %13 : i32
    %96 = llvm.zext %95 : i1 to i64
    %97 = llvm.select %95, %55, %56 : i1, i32
    %98 = llvm.call @printf(%57, %93, %97) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb5
  ^bb5:  // pred: ^bb4
    %99 = llvm.load %60 {alignment = 4 : i64} : !llvm.ptr -> i32
    %100 = llvm.add %99, %0 overflow<nsw> : i32
    llvm.store %100, %60 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3 {loop_annotation = #loop_annotation}
  ^bb6:  // pred: ^bb3
    llvm.br ^bb7
  ^bb7:  // pred: ^bb6
    %101 = llvm.load %59 {alignment = 4 : i64} : !llvm.ptr -> i32
    %102 = llvm.add %101, %0 overflow<nsw> : i32
    llvm.store %102, %59 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb8:  // pred: ^bb1
    llvm.store %14, %15 {alignment = 1 : i64} : i8, !llvm.ptr
    %103 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %104 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %105 = llvm.getelementptr inbounds %104[%6, %18] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x i8>
    %106 = llvm.load %105 {alignment = 1 : i64} : !llvm.ptr -> i8
    %107 = llvm.sext %106 : i8 to i32
    %108 = llvm.call @printf(%19, %15, %103, %107, %20) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.store %13, %61 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb8, ^bb11
    %109 = llvm.load %61 {alignment = 4 : i64} : !llvm.ptr -> i32
    %110 = llvm.icmp "sge" %109, %1 : i32
    llvm.cond_br %110, ^bb10, ^bb12
  ^bb10:  // pred: ^bb9
    %111 = llvm.load %61 {alignment = 4 : i64} : !llvm.ptr -> i32
    %112 = llvm.sext %111 : i32 to i64
    %113 = llvm.getelementptr inbounds %52[%6, %112] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %114 = llvm.load %113 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %115 = llvm.call @printf(%53, %114) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb11
  ^bb11:  // pred: ^bb10
    %116 = llvm.load %61 {alignment = 4 : i64} : !llvm.ptr -> i32
    %117 = llvm.add %116, %54 overflow<nsw> : i32
    llvm.store %117, %61 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb9 {loop_annotation = #loop_annotation}
  ^bb12:  // pred: ^bb9
    %118 = llvm.call @printf(%21) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.store %1, %62 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %63 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb13
  ^bb13:  // 2 preds: ^bb12, ^bb15
    %119 = llvm.load %63 {alignment = 4 : i64} : !llvm.ptr -> i32
    %120 = llvm.zext %119 : i32 to i64
    %121 = llvm.icmp "ult" %120, %22 : i64
    llvm.cond_br %121, ^bb14, ^bb16
  ^bb14:  // pred: ^bb13
    %122 = llvm.load %63 {alignment = 4 : i64} : !llvm.ptr -> i32
    %123 = llvm.zext %122 : i32 to i64
    %124 = llvm.getelementptr inbounds|nuw %51[%6, %123] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<300 x i8>
    %125 = llvm.load %124 {alignment = 1 : i64} : !llvm.ptr -> i8
    %126 = llvm.zext %125 : i8 to i32
    %127 = llvm.load %63 {alignment = 4 : i64} : !llvm.ptr -> i32
    %128 = llvm.mul %126, %127 overflow<nsw> : i32
    %129 = llvm.load %62 {alignment = 4 : i64} : !llvm.ptr -> i32
    %130 = llvm.add %129, %128 overflow<nsw> : i32
    llvm.store %130, %62 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb15
  ^bb15:  // pred: ^bb14
    %131 = llvm.load %63 {alignment = 4 : i64} : !llvm.ptr -> i32
    %132 = llvm.add %131, %0 : i32
    llvm.store %132, %63 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb13 {loop_annotation = #loop_annotation}
  ^bb16:  // pred: ^bb13
    %133 = llvm.load %62 {alignment = 4 : i64} : !llvm.ptr -> i32
    %134 = llvm.load %23 {alignment = 1 : i64} : !llvm.ptr -> i8
    %135 = llvm.trunc %134 : i8 to i1
    %136 = llvm.zext %135 : i1 to i32
    %137 = llvm.load %25 {alignment = 1 : i64} : !llvm.ptr -> i8
    %138 = llvm.trunc %137 : i8 to i1
    %139 = llvm.zext %138 : i1 to i32
    %140 = llvm.add %136, %139 overflow<nsw> : i32
    %141 = llvm.load %26 {alignment = 1 : i64} : !llvm.ptr -> i8
    %142 = llvm.trunc %141 : i8 to i1
    %143 = llvm.zext %142 : i1 to i32
    %144 = llvm.add %140, %143 overflow<nsw> : i32
    %145 = llvm.load %28 {alignment = 1 : i64} : !llvm.ptr -> i8
    %146 = llvm.trunc %145 : i8 to i1
    %147 = llvm.zext %146 : i1 to i32
    %148 = llvm.add %144, %147 overflow<nsw> : i32
    %149 = llvm.call @printf(%29, %133, %148) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %30, %64 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb17
  ^bb17:  // 2 preds: ^bb16, ^bb19
    %150 = llvm.load %64 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %151 = llvm.icmp "ne" %150, %31 : !llvm.ptr
    llvm.cond_br %151, ^bb18, ^bb20
  ^bb18:  // pred: ^bb17
    %152 = llvm.load %64 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %153 = llvm.getelementptr inbounds|nuw %152[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.node", (i32, ptr, ptr)>
    %154 = llvm.load %153 {alignment = 8 : i64} : !llvm.ptr -> i32
    %155 = llvm.load %64 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %156 = llvm.getelementptr inbounds|nuw %155[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.node", (i32, ptr, ptr)>
    %157 = llvm.load %156 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %158 = llvm.call @printf(%50, %154, %157) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb19
  ^bb19:  // pred: ^bb18
    %159 = llvm.load %64 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %160 = llvm.getelementptr inbounds|nuw %159[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.node", (i32, ptr, ptr)>
    %161 = llvm.load %160 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %161, %64 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb17 {loop_annotation = #loop_annotation}
  ^bb20:  // pred: ^bb17
    llvm.store %32, %65 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb21
  ^bb21:  // 2 preds: ^bb20, ^bb23
    %162 = llvm.load %65 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %163 = llvm.load %162 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %164 = llvm.icmp "ne" %163, %31 : !llvm.ptr
    llvm.cond_br %164, ^bb22, ^bb24
  ^bb22:  // pred: ^bb21
    %165 = llvm.load %65 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %166 = llvm.load %165 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %167 = llvm.getelementptr inbounds|nuw %166[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.node", (i32, ptr, ptr)>
    %168 = llvm.load %167 {alignment = 8 : i64} : !llvm.ptr -> i32
    %169 = llvm.call @printf(%49, %168) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb23
  ^bb23:  // pred: ^bb22
    %170 = llvm.load %65 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %171 = llvm.getelementptr inbounds|nuw %170[%0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.ptr
    llvm.store %171, %65 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb21 {loop_annotation = #loop_annotation}
  ^bb24:  // pred: ^bb21
    %172 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %173 = llvm.load %172 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %174 = llvm.getelementptr inbounds|nuw %173[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.node", (i32, ptr, ptr)>
    %175 = llvm.load %174 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %176 = llvm.call @printf(%35, %175) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.store %0, %66 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %67 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb25
  ^bb25:  // 2 preds: ^bb24, ^bb27
    %177 = llvm.load %67 {alignment = 4 : i64} : !llvm.ptr -> i32
    %178 = llvm.icmp "slt" %177, %13 : i32
    llvm.cond_br %178, ^bb26, ^bb28
  ^bb26:  // pred: ^bb25
    %179 = llvm.load %67 {alignment = 4 : i64} : !llvm.ptr -> i32
    %180 = llvm.sext %179 : i32 to i64
    %181 = llvm.getelementptr inbounds %48[%6, %180] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x ptr>
    %182 = llvm.load %181 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %183 = llvm.load %66 {alignment = 4 : i64} : !llvm.ptr -> i32
    %184 = llvm.call %182(%183) : !llvm.ptr, (i32 {llvm.noundef}) -> i32
    llvm.store %184, %66 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb27
  ^bb27:  // pred: ^bb26
    %185 = llvm.load %67 {alignment = 4 : i64} : !llvm.ptr -> i32
    %186 = llvm.add %185, %0 overflow<nsw> : i32
    llvm.store %186, %67 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb25 {loop_annotation = #loop_annotation}
  ^bb28:  // pred: ^bb25
    llvm.store %1, %68 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb29
  ^bb29:  // 2 preds: ^bb28, ^bb31
    %187 = llvm.load %68 {alignment = 4 : i64} : !llvm.ptr -> i32
    %188 = llvm.icmp "slt" %187, %34 : i32
    llvm.cond_br %188, ^bb30, ^bb32
  ^bb30:  // pred: ^bb29
    %189 = llvm.load %68 {alignment = 4 : i64} : !llvm.ptr -> i32
    %190 = llvm.sext %189 : i32 to i64
    %191 = llvm.getelementptr inbounds %46[%6, %190] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x struct<"struct.anon", (ptr, i32, f32)>>
    %192 = llvm.getelementptr inbounds|nuw %191[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.anon", (ptr, i32, f32)>
    %193 = llvm.load %192 {alignment = 16 : i64} : !llvm.ptr -> !llvm.ptr
    %194 = llvm.load %68 {alignment = 4 : i64} : !llvm.ptr -> i32
    %195 = llvm.sext %194 : i32 to i64
    %196 = llvm.getelementptr inbounds %46[%6, %195] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x struct<"struct.anon", (ptr, i32, f32)>>
    %197 = llvm.getelementptr inbounds|nuw %196[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.anon", (ptr, i32, f32)>
    %198 = llvm.load %197 {alignment = 8 : i64} : !llvm.ptr -> i32
    %199 = llvm.call %193(%198) : !llvm.ptr, (i32 {llvm.noundef}) -> i32
    %200 = llvm.load %68 {alignment = 4 : i64} : !llvm.ptr -> i32
    %201 = llvm.sext %200 : i32 to i64
    %202 = llvm.getelementptr inbounds %46[%6, %201] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x struct<"struct.anon", (ptr, i32, f32)>>
    %203 = llvm.getelementptr inbounds|nuw %202[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.anon", (ptr, i32, f32)>
    %204 = llvm.load %203 {alignment = 4 : i64} : !llvm.ptr -> f32
    %205 = llvm.fpext %204 : f32 to f64
    %206 = llvm.call @printf(%47, %199, %205) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.br ^bb31
  ^bb31:  // pred: ^bb30
    %207 = llvm.load %68 {alignment = 4 : i64} : !llvm.ptr -> i32
    %208 = llvm.add %207, %0 overflow<nsw> : i32
    llvm.store %208, %68 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb29 {loop_annotation = #loop_annotation}
  ^bb32:  // pred: ^bb29
    %209 = llvm.load %66 {alignment = 4 : i64} : !llvm.ptr -> i32
    %210 = llvm.call @printf(%36, %209) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %211 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %212 = llvm.load %38 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %213 = llvm.ptrtoint %211 : !llvm.ptr to i64
    %214 = llvm.ptrtoint %212 : !llvm.ptr to i64
    %215 = llvm.sub %213, %214 : i64
    %216 = llvm.sdiv exact %215, %18 : i64
    %217 = llvm.trunc %216 : i64 to i32
    %218 = llvm.load %38 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %219 = llvm.load %218 {alignment = 4 : i64} : !llvm.ptr -> i32
    %220 = llvm.add %219, %217 overflow<nsw> : i32
    llvm.store %220, %218 {alignment = 4 : i64} : i32, !llvm.ptr
    %221 = llvm.load %41 {alignment = 8 : i64} : !llvm.ptr -> i32
    %222 = llvm.load %42 {alignment = 8 : i64} : !llvm.ptr -> i64
    %223 = llvm.load %43 {alignment = 16 : i64} : !llvm.ptr -> i128
    %224 = llvm.ashr %223, %44 : i128
    %225 = llvm.trunc %224 : i128 to i64
    %226 = llvm.load %43 {alignment = 16 : i64} : !llvm.ptr -> i128
    %227 = llvm.trunc %226 : i128 to i32
    %228 = llvm.call @printf(%45, %221, %222, %225, %227) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %229 = llvm.call @counter() : () -> i32
    %230 = llvm.call @counter() : () -> i32
    %231 = llvm.call @counter() : () -> i32
    llvm.return %231 : i32
  }
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @counter() -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @counter.calls : !llvm.ptr
    %1 = llvm.mlir.constant(3 : i32) : i32
    %2 = llvm.load %0 {alignment = 4 : i64} : !llvm.ptr -> i32
    %3 = llvm.add %2, %1 overflow<nsw> : i32
    llvm.store %3, %0 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.return %3 : i32
  }
}
