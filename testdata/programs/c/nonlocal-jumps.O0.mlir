#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("7\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("(123)\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("(1(2(3)))\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("(12\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("(1x)\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("((((((((1))))))))\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.main.texts() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<6 x ptr> {
    %0 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %1 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %2 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %3 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %4 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %5 = llvm.mlir.addressof @".str" : !llvm.ptr
    %6 = llvm.mlir.undef : !llvm.array<6 x ptr>
    %7 = llvm.insertvalue %5, %6[0] : !llvm.array<6 x ptr> 
    %8 = llvm.insertvalue %4, %7[1] : !llvm.array<6 x ptr> 
    %9 = llvm.insertvalue %3, %8[2] : !llvm.array<6 x ptr> 
    %10 = llvm.insertvalue %2, %9[3] : !llvm.array<6 x ptr> 
    %11 = llvm.insertvalue %1, %10[4] : !llvm.array<6 x ptr> 
    %12 = llvm.insertvalue %0, %11[5] : !llvm.array<6 x ptr> 
    llvm.return %12 : !llvm.array<6 x ptr>
  }
  llvm.mlir.global internal @top() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str.6"("inner %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("outer %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @out() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<1 x struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>> {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(dense<0> : tensor<16xi64>) : !llvm.array<16 x i64>
    %2 = llvm.mlir.zero : !llvm.struct<"struct.__sigset_t", (array<16 x i64>)>
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(dense<0> : tensor<8xi64>) : !llvm.array<8 x i64>
    %5 = llvm.mlir.zero : !llvm.struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>
    %6 = llvm.mlir.zero : !llvm.array<1 x struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>>
    llvm.return %6 : !llvm.array<1 x struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>>
  }
  llvm.mlir.global private unnamed_addr constant @".str.8"("comparison %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.main.w(dense<[5, 6, 7, 8]> : tensor<4xi32>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<4 x i32>
  llvm.mlir.global private unnamed_addr constant @".str.9"("%d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.10"("rounds %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.11"("code %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.12"("%s = %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.13"("%s: error %d in stage %d%s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.14"(dense<0> : tensor<1xi8>) {addr_space = 0 : i32, alignment = 1 : i64, dso_local} : !llvm.array<1 x i8>
  llvm.mlir.global private unnamed_addr constant @".str.15"("%s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.16"("too deep\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.17"("not a digit\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @compared(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global internal @again() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<1 x struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>> {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(dense<0> : tensor<16xi64>) : !llvm.array<16 x i64>
    %2 = llvm.mlir.zero : !llvm.struct<"struct.__sigset_t", (array<16 x i64>)>
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(dense<0> : tensor<8xi64>) : !llvm.array<8 x i64>
    %5 = llvm.mlir.zero : !llvm.struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>
    %6 = llvm.mlir.zero : !llvm.array<1 x struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>>
    llvm.return %6 : !llvm.array<1 x struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>>
  }
  llvm.mlir.global private unnamed_addr constant @".str.18"("bounced, last %d, %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main() -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.addressof @__const.main.texts : !llvm.ptr
    %3 = llvm.mlir.constant(48 : i64) : i64
    %4 = llvm.mlir.constant(6 : i32) : i32
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.constant(216 : i64) : i64
    %7 = llvm.mlir.addressof @top : !llvm.ptr
    %8 = llvm.mlir.constant(0 : i64) : i64
    %9 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %10 = llvm.mlir.constant(3 : i32) : i32
    %11 = llvm.mlir.constant(40 : i32) : i32
    %12 = llvm.mlir.addressof @out : !llvm.ptr
    %13 = llvm.mlir.constant(40 : i64) : i64
    %14 = llvm.mlir.constant(4 : i64) : i64
    %15 = llvm.mlir.addressof @compare : !llvm.ptr
    %16 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %17 = llvm.mlir.constant(9 : i32) : i32
    %18 = llvm.mlir.addressof @__const.main.w : !llvm.ptr
    %19 = llvm.mlir.constant(16 : i64) : i64
    %20 = llvm.mlir.constant(4 : i32) : i32
    %21 = llvm.mlir.constant(100 : i32) : i32
    %22 = llvm.mlir.constant(15 : i32) : i32
    %23 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %24 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %25 = llvm.mlir.constant(200 : i64) : i64
    %26 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %27 = llvm.mlir.constant(17 : i32) : i32
    %28 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %29 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %30 = llvm.alloca %0 x !llvm.array<6 x ptr> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %31 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %32 = llvm.alloca %0 x !llvm.struct<"struct.handler", (array<1 x struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>>, ptr, ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %33 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %34 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %35 = llvm.alloca %0 x !llvm.array<40 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %36 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %37 = llvm.alloca %0 x !llvm.array<4 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %38 = llvm.alloca %0 x !llvm.array<1 x struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %39 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %40 = llvm.alloca %0 x !llvm.array<1 x struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %41 = llvm.alloca %0 x !llvm.array<1 x struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %42 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %29 {alignment = 4 : i64} : i32, !llvm.ptr
    "llvm.intr.memcpy"(%30, %2, %3) <{arg_attrs = [{llvm.align = 16 : i64}, {llvm.align = 16 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.store %1, %31 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %43 = llvm.load %31 {alignment = 4 : i64} : !llvm.ptr -> i32
    %44 = llvm.icmp "slt" %43, %4 : i32
    llvm.cond_br %44, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %45 = llvm.load %31 {alignment = 4 : i64} : !llvm.ptr -> i32
    %46 = llvm.sext %45 : i32 to i64
    %47 = llvm.getelementptr inbounds %30[%8, %46] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x ptr>
    %48 = llvm.load %47 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @try_parse(%48) : (!llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %49 = llvm.load %31 {alignment = 4 : i64} : !llvm.ptr -> i32
    %50 = llvm.add %49, %0 overflow<nsw> : i32
    llvm.store %50, %31 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    "llvm.intr.memset"(%32, %5, %6) <{arg_attrs = [{llvm.align = 8 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.store %32, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %51 = llvm.getelementptr inbounds|nuw %32[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.handler", (array<1 x struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>>, ptr, ptr)>
    %52 = llvm.getelementptr inbounds %51[%8, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>>
    %53 = llvm.call @_setjmp(%52) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.store %53, %33 {alignment = 4 : i64} : i32, !llvm.ptr
    %54 = llvm.load %33 {alignment = 4 : i64} : !llvm.ptr -> i32
    %55 = llvm.icmp "eq" %54, %1 : i32
    llvm.cond_br %55, ^bb5, ^bb10
  ^bb5:  // pred: ^bb4
    llvm.store %1, %34 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb5, ^bb8
    %56 = llvm.load %34 {alignment = 4 : i64} : !llvm.ptr -> i32
    %57 = llvm.icmp "slt" %56, %10 : i32
    llvm.cond_br %57, ^bb7, ^bb9
  ^bb7:  // pred: ^bb6
    %58 = llvm.load %34 {alignment = 4 : i64} : !llvm.ptr -> i32
    %59 = llvm.call @inner_handler(%58) : (i32 {llvm.noundef}) -> i32
    %60 = llvm.call @printf(%28, %59) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb8
  ^bb8:  // pred: ^bb7
    %61 = llvm.load %34 {alignment = 4 : i64} : !llvm.ptr -> i32
    %62 = llvm.add %61, %0 overflow<nsw> : i32
    llvm.store %62, %34 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb6 {loop_annotation = #loop_annotation}
  ^bb9:  // pred: ^bb6
    llvm.br ^bb11
  ^bb10:  // pred: ^bb4
    %63 = llvm.load %33 {alignment = 4 : i64} : !llvm.ptr -> i32
    %64 = llvm.call @printf(%9, %63) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb11
  ^bb11:  // 2 preds: ^bb9, ^bb10
    llvm.store %1, %36 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb12
  ^bb12:  // 2 preds: ^bb11, ^bb14
    %65 = llvm.load %36 {alignment = 4 : i64} : !llvm.ptr -> i32
    %66 = llvm.icmp "slt" %65, %11 : i32
    llvm.cond_br %66, ^bb13, ^bb15
  ^bb13:  // pred: ^bb12
    %67 = llvm.load %36 {alignment = 4 : i64} : !llvm.ptr -> i32
    %68 = llvm.mul %67, %27 overflow<nsw> : i32
    %69 = llvm.srem %68, %11 : i32
    %70 = llvm.load %36 {alignment = 4 : i64} : !llvm.ptr -> i32
    %71 = llvm.sext %70 : i32 to i64
    %72 = llvm.getelementptr inbounds %35[%8, %71] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<40 x i32>
    llvm.store %69, %72 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb14
  ^bb14:  // pred: ^bb13
    %73 = llvm.load %36 {alignment = 4 : i64} : !llvm.ptr -> i32
    %74 = llvm.add %73, %0 overflow<nsw> : i32
    llvm.store %74, %36 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb12 {loop_annotation = #loop_annotation}
  ^bb15:  // pred: ^bb12
    %75 = llvm.call @_setjmp(%12) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.store %75, %33 {alignment = 4 : i64} : i32, !llvm.ptr
    %76 = llvm.icmp "eq" %75, %1 : i32
    llvm.cond_br %76, ^bb16, ^bb17
  ^bb16:  // pred: ^bb15
    %77 = llvm.getelementptr inbounds %35[%8, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<40 x i32>
    llvm.call @qsort(%77, %13, %14, %15) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb17
  ^bb17:  // 2 preds: ^bb15, ^bb16
    %78 = llvm.load %33 {alignment = 4 : i64} : !llvm.ptr -> i32
    %79 = llvm.call @printf(%16, %78) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call @bounce(%17) : (i32 {llvm.noundef}) -> ()
    "llvm.intr.memcpy"(%37, %18, %19) <{arg_attrs = [{llvm.align = 16 : i64}, {llvm.align = 16 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %80 = llvm.getelementptr inbounds %37[%8, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i32>
    %81 = llvm.call @sum_until(%80, %20, %21) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %82 = llvm.getelementptr inbounds %37[%8, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i32>
    %83 = llvm.call @sum_until(%82, %20, %22) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %84 = llvm.call @printf(%23, %81, %83) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store volatile %1, %39 {alignment = 4 : i64} : i32, !llvm.ptr
    %85 = llvm.getelementptr inbounds %38[%8, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>>
    %86 = llvm.call @__sigsetjmp(%85, %0) {no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %87 = llvm.icmp "slt" %86, %10 : i32
    llvm.cond_br %87, ^bb18, ^bb19
  ^bb18:  // pred: ^bb17
    %88 = llvm.getelementptr inbounds %38[%8, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>>
    %89 = llvm.load volatile %39 {alignment = 4 : i64} : !llvm.ptr -> i32
    %90 = llvm.add %89, %0 overflow<nsw> : i32
    llvm.store volatile %90, %39 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @siglongjmp(%88, %90) {no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.unreachable
  ^bb19:  // pred: ^bb17
    %91 = llvm.load volatile %39 {alignment = 4 : i64} : !llvm.ptr -> i32
    %92 = llvm.call @printf(%24, %91) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store volatile %1, %42 {alignment = 4 : i64} : i32, !llvm.ptr
    %93 = llvm.getelementptr inbounds %41[%8, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>>
    %94 = llvm.call @_setjmp(%93) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.store %94, %33 {alignment = 4 : i64} : i32, !llvm.ptr
    %95 = llvm.getelementptr inbounds %40[%8, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>>
    %96 = llvm.getelementptr inbounds %41[%8, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>>
    "llvm.intr.memcpy"(%95, %96, %25) <{arg_attrs = [{llvm.align = 16 : i64}, {llvm.align = 16 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %97 = llvm.load volatile %42 {alignment = 4 : i64} : !llvm.ptr -> i32
    %98 = llvm.add %97, %0 overflow<nsw> : i32
    llvm.store volatile %98, %42 {alignment = 4 : i64} : i32, !llvm.ptr
    %99 = llvm.icmp "eq" %97, %1 : i32
    llvm.cond_br %99, ^bb20, ^bb21
  ^bb20:  // pred: ^bb19
    %100 = llvm.getelementptr inbounds %40[%8, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>>
    llvm.call @longjmp(%100, %1) {no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.unreachable
  ^bb21:  // pred: ^bb19
    %101 = llvm.load %33 {alignment = 4 : i64} : !llvm.ptr -> i32
    %102 = llvm.call @printf(%26, %101) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %103 = llvm.load %33 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %103 : i32
  }
  llvm.func internal @try_parse(%arg0: !llvm.ptr {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.constant(216 : i64) : i64
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.addressof @top : !llvm.ptr
    %5 = llvm.mlir.constant(2 : i32) : i32
    %6 = llvm.mlir.constant(0 : i64) : i64
    %7 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %8 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %9 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.struct<"struct.handler", (array<1 x struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>>, ptr, ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    "llvm.intr.memset"(%11, %1, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %16 = llvm.getelementptr inbounds|nuw %11[%3, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.handler", (array<1 x struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>>, ptr, ptr)>
    %17 = llvm.getelementptr inbounds|nuw %11[%3, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.handler", (array<1 x struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>>, ptr, ptr)>
    %18 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %18, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %19 = llvm.getelementptr inbounds|nuw %11[%3, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.handler", (array<1 x struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>>, ptr, ptr)>
    llvm.store %11, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store volatile %3, %12 {alignment = 4 : i64} : i32, !llvm.ptr
    %20 = llvm.getelementptr inbounds|nuw %11[%3, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.handler", (array<1 x struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>>, ptr, ptr)>
    %21 = llvm.getelementptr inbounds %20[%6, %6] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>>
    %22 = llvm.call @_setjmp(%21) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.store %22, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    %23 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %24 = llvm.icmp "eq" %23, %3 : i32
    llvm.cond_br %24, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.store volatile %0, %12 {alignment = 4 : i64} : i32, !llvm.ptr
    %25 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %25, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %26 = llvm.call @parse(%14, %3) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %26, %15 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store volatile %5, %12 {alignment = 4 : i64} : i32, !llvm.ptr
    %27 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %29 = llvm.call @printf(%9, %27, %28) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb6
  ^bb2:  // pred: ^bb0
    %30 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %32 = llvm.load volatile %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %33 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %34 = llvm.icmp "eq" %33, %0 : i32
    llvm.cond_br %34, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    llvm.br ^bb5(%7 : !llvm.ptr)
  ^bb4:  // pred: ^bb2
    %35 = llvm.getelementptr inbounds|nuw %11[%3, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.handler", (array<1 x struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>>, ptr, ptr)>
    %36 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb5(%36 : !llvm.ptr)
  ^bb5(%37: !llvm.ptr):  // 2 preds: ^bb3, ^bb4
    %38 = llvm.call @printf(%8, %30, %31, %32, %37) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb1, ^bb5
    %39 = llvm.getelementptr inbounds|nuw %11[%3, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.handler", (array<1 x struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>>, ptr, ptr)>
    %40 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %40, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func @_setjmp(!llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["returns_twice", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @inner_handler(%arg0: i32 {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.constant(216 : i64) : i64
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.addressof @top : !llvm.ptr
    %5 = llvm.mlir.constant(2 : i32) : i32
    %6 = llvm.mlir.constant(0 : i64) : i64
    %7 = llvm.mlir.constant(10 : i32) : i32
    %8 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %9 = llvm.mlir.constant(20 : i32) : i32
    %10 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.struct<"struct.handler", (array<1 x struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>>, ptr, ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    "llvm.intr.memset"(%11, %1, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %13 = llvm.getelementptr inbounds|nuw %11[%3, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.handler", (array<1 x struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>>, ptr, ptr)>
    %14 = llvm.getelementptr inbounds|nuw %11[%3, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.handler", (array<1 x struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>>, ptr, ptr)>
    %15 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %15, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %11[%3, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.handler", (array<1 x struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>>, ptr, ptr)>
    llvm.store %11, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %11[%3, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.handler", (array<1 x struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>>, ptr, ptr)>
    %18 = llvm.getelementptr inbounds %17[%6, %6] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>>
    %19 = llvm.call @_setjmp(%18) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.store %19, %12 {alignment = 4 : i64} : i32, !llvm.ptr
    %20 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %21 = llvm.icmp "eq" %20, %3 : i32
    llvm.cond_br %21, ^bb1, ^bb6
  ^bb1:  // pred: ^bb0
    %22 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %23 = llvm.and %22, %0 : i32
    %24 = llvm.icmp "ne" %23, %3 : i32
    llvm.cond_br %24, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    llvm.call @fail(%7, %8) : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    %25 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %26 = llvm.and %25, %5 : i32
    %27 = llvm.icmp "ne" %26, %3 : i32
    llvm.cond_br %27, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %28 = llvm.getelementptr inbounds|nuw %11[%3, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.handler", (array<1 x struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>>, ptr, ptr)>
    %29 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %29, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.call @fail(%9, %8) : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb0, ^bb5
    %30 = llvm.getelementptr inbounds|nuw %11[%3, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.handler", (array<1 x struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>>, ptr, ptr)>
    %31 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %31, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %32 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %32 : i32
  }
  llvm.func @qsort(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @compare(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @compared : !llvm.ptr
    %2 = llvm.mlir.constant(20 : i32) : i32
    %3 = llvm.mlir.addressof @out : !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %1 {alignment = 4 : i64} : !llvm.ptr -> i32
    %7 = llvm.add %6, %0 overflow<nsw> : i32
    llvm.store %7, %1 {alignment = 4 : i64} : i32, !llvm.ptr
    %8 = llvm.icmp "eq" %7, %2 : i32
    llvm.cond_br %8, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %9 = llvm.load %1 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.call @longjmp(%3, %9) {no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.unreachable
  ^bb2:  // pred: ^bb0
    %10 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %12 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %14 = llvm.sub %11, %13 overflow<nsw> : i32
    llvm.return %14 : i32
  }
  llvm.func internal @bounce(%arg0: i32 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(4 : i64) : i64
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.addressof @again : !llvm.ptr
    %4 = llvm.mlir.constant(-1 : i32) : i32
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.mlir.addressof @".str.18" : !llvm.ptr
    %7 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    %13 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store volatile %13, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    %14 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %15 = llvm.zext %14 : i32 to i64
    %16 = llvm.intr.stacksave : !llvm.ptr
    llvm.store %16, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %17 = llvm.alloca %15 x i32 {alignment = 16 : i64} : (i64) -> !llvm.ptr
    llvm.store %15, %10 {alignment = 8 : i64} : i64, !llvm.ptr
    %18 = llvm.mul %1, %15 overflow<nuw> : i64
    "llvm.intr.memset"(%17, %2, %18) <{arg_attrs = [{llvm.align = 16 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %19 = llvm.call @_setjmp(%3) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.store %19, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    %20 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %21 = llvm.add %20, %0 overflow<nsw> : i32
    %22 = llvm.zext %21 : i32 to i64
    %23 = llvm.alloca %22 x i32 {alignment = 16 : i64} : (i64) -> !llvm.ptr
    llvm.store %22, %12 {alignment = 8 : i64} : i64, !llvm.ptr
    %24 = llvm.load volatile %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %25 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %26 = llvm.sext %25 : i32 to i64
    %27 = llvm.getelementptr inbounds %23[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %24, %27 {alignment = 4 : i64} : i32, !llvm.ptr
    %28 = llvm.load volatile %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %29 = llvm.add %28, %4 overflow<nsw> : i32
    llvm.store volatile %29, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    %30 = llvm.icmp "sgt" %28, %5 : i32
    llvm.cond_br %30, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %31 = llvm.load volatile %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %32 = llvm.add %31, %0 overflow<nsw> : i32
    llvm.call @longjmp(%3, %32) {no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.unreachable
  ^bb2:  // pred: ^bb0
    %33 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %34 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %35 = llvm.sext %34 : i32 to i64
    %36 = llvm.getelementptr inbounds %23[%35] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %37 = llvm.load %36 {alignment = 4 : i64} : !llvm.ptr -> i32
    %38 = llvm.call @printf(%6, %33, %37) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %39 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.intr.stackrestore %39 : !llvm.ptr
    llvm.return
  }
  llvm.func internal @sum_until(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(2 : i32) : i32
    %4 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.array<1 x struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg2, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store volatile %1, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store volatile %1, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    %11 = llvm.getelementptr inbounds %8[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>>
    %12 = llvm.call @_setjmp(%11) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.switch %12 : i32, ^bb4 [
      0: ^bb1,
      1: ^bb1
    ]
  ^bb1:  // 2 preds: ^bb0, ^bb0
    %13 = llvm.load volatile %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %14 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %15 = llvm.icmp "eq" %13, %14 : i32
    llvm.cond_br %15, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %16 = llvm.load volatile %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %16, %4 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb3:  // pred: ^bb1
    %17 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.load volatile %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %19 = llvm.add %18, %0 overflow<nsw> : i32
    llvm.store volatile %19, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    %20 = llvm.sext %18 : i32 to i64
    %21 = llvm.getelementptr inbounds %17[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %22 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %23 = llvm.load volatile %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %24 = llvm.add %23, %22 overflow<nsw> : i32
    llvm.store volatile %24, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    %25 = llvm.getelementptr inbounds %8[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>>
    %26 = llvm.load volatile %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %27 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %28 = llvm.icmp "sgt" %26, %27 : i32
    %29 = llvm.zext %28 : i1 to i64
    %30 = llvm.select %28, %3, %0 : i1, i32
    llvm.call @longjmp(%25, %30) {no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.unreachable
  ^bb4:  // pred: ^bb0
    %31 = llvm.load volatile %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %32 = llvm.sub %1, %31 overflow<nsw> : i32
    llvm.store %32, %4 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb2, ^bb4
    %33 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %33 : i32
  }
  llvm.func @__sigsetjmp(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["returns_twice", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @siglongjmp(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["noreturn", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @longjmp(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["noreturn", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @parse(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(16 : i64) : i64
    %3 = llvm.mlir.addressof @".str.15" : !llvm.ptr
    %4 = llvm.mlir.constant(6 : i32) : i32
    %5 = llvm.mlir.constant(3 : i32) : i32
    %6 = llvm.mlir.addressof @".str.16" : !llvm.ptr
    %7 = llvm.mlir.constant(40 : i32) : i32
    %8 = llvm.mlir.constant(48 : i32) : i32
    %9 = llvm.mlir.constant(57 : i32) : i32
    %10 = llvm.mlir.constant(2 : i32) : i32
    %11 = llvm.mlir.addressof @".str.17" : !llvm.ptr
    %12 = llvm.mlir.constant(0 : i32) : i32
    %13 = llvm.mlir.constant(41 : i32) : i32
    %14 = llvm.mlir.constant(0 : i8) : i8
    %15 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.alloca %0 x !llvm.array<16 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %17 {alignment = 4 : i64} : i32, !llvm.ptr
    %20 = llvm.getelementptr inbounds %18[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x i8>
    %21 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.call @snprintf(%20, %2, %3, %22) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %24 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i32
    %25 = llvm.icmp "sgt" %24, %4 : i32
    llvm.cond_br %25, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.call @fail(%5, %6) : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %26 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.load %27 {alignment = 1 : i64} : !llvm.ptr -> i8
    %29 = llvm.sext %28 : i8 to i32
    %30 = llvm.icmp "eq" %29, %7 : i32
    llvm.cond_br %30, ^bb3, ^bb9
  ^bb3:  // pred: ^bb2
    %31 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %32 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.getelementptr inbounds|nuw %32[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    llvm.store %33, %31 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %12, %19 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb3, ^bb7
    %34 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %35 = llvm.load %34 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %36 = llvm.load %35 {alignment = 1 : i64} : !llvm.ptr -> i8
    %37 = llvm.sext %36 : i8 to i32
    %38 = llvm.icmp "ne" %37, %13 : i32
    llvm.cond_br %38, ^bb5, ^bb8
  ^bb5:  // pred: ^bb4
    %39 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %40 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %41 = llvm.load %40 {alignment = 1 : i64} : !llvm.ptr -> i8
    %42 = llvm.icmp "ne" %41, %14 : i8
    llvm.cond_br %42, ^bb7, ^bb6
  ^bb6:  // pred: ^bb5
    %43 = llvm.getelementptr inbounds %18[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x i8>
    llvm.call @fail(%0, %43) : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb5, ^bb6
    %44 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %45 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i32
    %46 = llvm.add %45, %0 overflow<nsw> : i32
    %47 = llvm.call @parse(%44, %46) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %48 = llvm.load %19 {alignment = 4 : i64} : !llvm.ptr -> i32
    %49 = llvm.add %48, %47 overflow<nsw> : i32
    llvm.store %49, %19 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb4 {loop_annotation = #loop_annotation}
  ^bb8:  // pred: ^bb4
    %50 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %51 = llvm.load %50 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %52 = llvm.getelementptr inbounds|nuw %51[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    llvm.store %52, %50 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %53 = llvm.load %19 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %53, %15 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb13
  ^bb9:  // pred: ^bb2
    %54 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %55 = llvm.load %54 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %56 = llvm.load %55 {alignment = 1 : i64} : !llvm.ptr -> i8
    %57 = llvm.sext %56 : i8 to i32
    %58 = llvm.icmp "slt" %57, %8 : i32
    llvm.cond_br %58, ^bb11, ^bb10
  ^bb10:  // pred: ^bb9
    %59 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %60 = llvm.load %59 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %61 = llvm.load %60 {alignment = 1 : i64} : !llvm.ptr -> i8
    %62 = llvm.sext %61 : i8 to i32
    %63 = llvm.icmp "sgt" %62, %9 : i32
    llvm.cond_br %63, ^bb11, ^bb12
  ^bb11:  // 2 preds: ^bb9, ^bb10
    llvm.call @fail(%10, %11) : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb12
  ^bb12:  // 2 preds: ^bb10, ^bb11
    %64 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %65 = llvm.load %64 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %66 = llvm.getelementptr inbounds|nuw %65[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    llvm.store %66, %64 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %67 = llvm.load %65 {alignment = 1 : i64} : !llvm.ptr -> i8
    %68 = llvm.sext %67 : i8 to i32
    %69 = llvm.sub %68, %8 overflow<nsw> : i32
    llvm.store %69, %15 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb13
  ^bb13:  // 2 preds: ^bb8, ^bb12
    %70 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %70 : i32
  }
  llvm.func @snprintf(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @fail(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @top : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(2 : i32) : i32
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg1, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %8[%2, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.handler", (array<1 x struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>>, ptr, ptr)>
    llvm.store %7, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %10[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.handler", (array<1 x struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>>, ptr, ptr)>
    %12 = llvm.getelementptr inbounds %11[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>>
    %13 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.call @longjmp(%12, %13) {no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.unreachable
  }
}
