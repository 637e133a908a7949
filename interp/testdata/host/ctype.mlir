#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @__const.main.f() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<16 x ptr> {
    %0 = llvm.mlir.addressof @toupper : !llvm.ptr
    %1 = llvm.mlir.addressof @tolower : !llvm.ptr
    %2 = llvm.mlir.addressof @toascii : !llvm.ptr
    %3 = llvm.mlir.addressof @isascii : !llvm.ptr
    %4 = llvm.mlir.addressof @isxdigit : !llvm.ptr
    %5 = llvm.mlir.addressof @isupper : !llvm.ptr
    %6 = llvm.mlir.addressof @isspace : !llvm.ptr
    %7 = llvm.mlir.addressof @ispunct : !llvm.ptr
    %8 = llvm.mlir.addressof @isprint : !llvm.ptr
    %9 = llvm.mlir.addressof @islower : !llvm.ptr
    %10 = llvm.mlir.addressof @isgraph : !llvm.ptr
    %11 = llvm.mlir.addressof @isdigit : !llvm.ptr
    %12 = llvm.mlir.addressof @iscntrl : !llvm.ptr
    %13 = llvm.mlir.addressof @isblank : !llvm.ptr
    %14 = llvm.mlir.addressof @isalpha : !llvm.ptr
    %15 = llvm.mlir.addressof @isalnum : !llvm.ptr
    %16 = llvm.mlir.undef : !llvm.array<16 x ptr>
    %17 = llvm.insertvalue %15, %16[0] : !llvm.array<16 x ptr> 
    %18 = llvm.insertvalue %14, %17[1] : !llvm.array<16 x ptr> 
    %19 = llvm.insertvalue %13, %18[2] : !llvm.array<16 x ptr> 
    %20 = llvm.insertvalue %12, %19[3] : !llvm.array<16 x ptr> 
    %21 = llvm.insertvalue %11, %20[4] : !llvm.array<16 x ptr> 
    %22 = llvm.insertvalue %10, %21[5] : !llvm.array<16 x ptr> 
    %23 = llvm.insertvalue %9, %22[6] : !llvm.array<16 x ptr> 
    %24 = llvm.insertvalue %8, %23[7] : !llvm.array<16 x ptr> 
    %25 = llvm.insertvalue %7, %24[8] : !llvm.array<16 x ptr> 
    %26 = llvm.insertvalue %6, %25[9] : !llvm.array<16 x ptr> 
    %27 = llvm.insertvalue %5, %26[10] : !llvm.array<16 x ptr> 
    %28 = llvm.insertvalue %4, %27[11] : !llvm.array<16 x ptr> 
    %29 = llvm.insertvalue %3, %28[12] : !llvm.array<16 x ptr> 
    %30 = llvm.insertvalue %2, %29[13] : !llvm.array<16 x ptr> 
    %31 = llvm.insertvalue %1, %30[14] : !llvm.array<16 x ptr> 
    %32 = llvm.insertvalue %0, %31[15] : !llvm.array<16 x ptr> 
    llvm.return %32 : !llvm.array<16 x ptr>
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%d %08x\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%08x\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("%d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("%zu %s %s %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"(dense<0> : tensor<1xi8>) {addr_space = 0 : i32, alignment = 1 : i64, dso_local} : !llvm.array<1 x i8>
  llvm.mlir.global private unnamed_addr constant @".str.5"("no_SUCH\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main() -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = [["min-legal-vector-width", "0"], "no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.addressof @__const.main.f : !llvm.ptr
    %3 = llvm.mlir.constant(128 : i64) : i64
    %4 = llvm.mlir.constant(16 : i32) : i32
    %5 = llvm.mlir.constant(-128 : i32) : i32
    %6 = llvm.mlir.constant(256 : i32) : i32
    %7 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %8 = llvm.mlir.constant(120 : i32) : i32
    %9 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %10 = llvm.mlir.constant(6 : i32) : i32
    %11 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %12 = llvm.mlir.zero : !llvm.ptr
    %13 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %14 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %15 = llvm.mlir.constant(31 : i32) : i32
    %16 = llvm.mlir.constant(7 : i32) : i32
    %17 = llvm.mlir.constant(13 : i32) : i32
    %18 = llvm.mlir.constant(-1 : i32) : i32
    %19 = llvm.mlir.addressof @".str" : !llvm.ptr
    %20 = llvm.mlir.constant(0 : i64) : i64
    %21 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %22 = llvm.alloca %0 x !llvm.array<16 x ptr> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %23 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %24 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %25 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %26 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %27 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    "llvm.intr.memcpy"(%22, %2, %3) <{arg_attrs = [{llvm.align = 16 : i64}, {llvm.align = 16 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.store %1, %23 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb7
    %28 = llvm.load %23 {alignment = 4 : i64} : !llvm.ptr -> i32
    %29 = llvm.icmp "slt" %28, %4 : i32
    llvm.cond_br %29, ^bb2, ^bb8
  ^bb2:  // pred: ^bb1
    llvm.store %1, %24 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %18, %25 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb2, ^bb5
    %30 = llvm.load %25 {alignment = 4 : i64} : !llvm.ptr -> i32
    %31 = llvm.icmp "slt" %30, %6 : i32
    llvm.cond_br %31, ^bb4, ^bb6
  ^bb4:  // pred: ^bb3
    %32 = llvm.load %24 {alignment = 4 : i64} : !llvm.ptr -> i32
    %33 = llvm.mul %32, %15 : i32
    %34 = llvm.load %23 {alignment = 4 : i64} : !llvm.ptr -> i32
    %35 = llvm.sext %34 : i32 to i64
    %36 = llvm.getelementptr inbounds %22[%20, %35] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x ptr>
    %37 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %38 = llvm.load %25 {alignment = 4 : i64} : !llvm.ptr -> i32
    %39 = llvm.call %37(%38) : !llvm.ptr, (i32 {llvm.noundef}) -> i32
    %40 = llvm.add %33, %39 : i32
    llvm.store %40, %24 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // pred: ^bb4
    %41 = llvm.load %25 {alignment = 4 : i64} : !llvm.ptr -> i32
    %42 = llvm.add %41, %0 overflow<nsw> : i32
    llvm.store %42, %25 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3 {loop_annotation = #loop_annotation}
  ^bb6:  // pred: ^bb3
    %43 = llvm.load %23 {alignment = 4 : i64} : !llvm.ptr -> i32
    %44 = llvm.load %24 {alignment = 4 : i64} : !llvm.ptr -> i32
    %45 = llvm.call @printf(%19, %43, %44) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb7
  ^bb7:  // pred: ^bb6
    %46 = llvm.load %23 {alignment = 4 : i64} : !llvm.ptr -> i32
    %47 = llvm.add %46, %0 overflow<nsw> : i32
    llvm.store %47, %23 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb8:  // pred: ^bb1
    llvm.store %1, %26 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %5, %27 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb8, ^bb11
    %48 = llvm.load %27 {alignment = 4 : i64} : !llvm.ptr -> i32
    %49 = llvm.icmp "slt" %48, %6 : i32
    llvm.cond_br %49, ^bb10, ^bb12
  ^bb10:  // pred: ^bb9
    %50 = llvm.load %26 {alignment = 4 : i64} : !llvm.ptr -> i32
    %51 = llvm.mul %50, %15 : i32
    %52 = llvm.call @__ctype_b_loc() {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : () -> !llvm.ptr
    %53 = llvm.load %52 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %54 = llvm.load %27 {alignment = 4 : i64} : !llvm.ptr -> i32
    %55 = llvm.sext %54 : i32 to i64
    %56 = llvm.getelementptr inbounds %53[%55] : (!llvm.ptr, i64) -> !llvm.ptr, i16
    %57 = llvm.load %56 {alignment = 2 : i64} : !llvm.ptr -> i16
    %58 = llvm.zext %57 : i16 to i32
    %59 = llvm.add %51, %58 : i32
    %60 = llvm.call @__ctype_tolower_loc() {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : () -> !llvm.ptr
    %61 = llvm.load %60 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %62 = llvm.load %27 {alignment = 4 : i64} : !llvm.ptr -> i32
    %63 = llvm.sext %62 : i32 to i64
    %64 = llvm.getelementptr inbounds %61[%63] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %65 = llvm.load %64 {alignment = 4 : i64} : !llvm.ptr -> i32
    %66 = llvm.mul %16, %65 : i32
    %67 = llvm.add %59, %66 : i32
    %68 = llvm.call @__ctype_toupper_loc() {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : () -> !llvm.ptr
    %69 = llvm.load %68 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %70 = llvm.load %27 {alignment = 4 : i64} : !llvm.ptr -> i32
    %71 = llvm.sext %70 : i32 to i64
    %72 = llvm.getelementptr inbounds %69[%71] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %73 = llvm.load %72 {alignment = 4 : i64} : !llvm.ptr -> i32
    %74 = llvm.mul %17, %73 : i32
    %75 = llvm.add %67, %74 : i32
    llvm.store %75, %26 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb11
  ^bb11:  // pred: ^bb10
    %76 = llvm.load %27 {alignment = 4 : i64} : !llvm.ptr -> i32
    %77 = llvm.add %76, %0 overflow<nsw> : i32
    llvm.store %77, %27 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb9 {loop_annotation = #loop_annotation}
  ^bb12:  // pred: ^bb9
    %78 = llvm.load %26 {alignment = 4 : i64} : !llvm.ptr -> i32
    %79 = llvm.call @printf(%7, %78) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %80 = llvm.call @isalpha(%8) {no_unwind} : (i32 {llvm.noundef}) -> i32
    %81 = llvm.call @printf(%9, %80, %1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %82 = llvm.call @__ctype_get_mb_cur_max() {no_unwind} : () -> i64
    %83 = llvm.call @setlocale(%10, %11) {no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %84 = llvm.call @setlocale(%10, %12) {no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %85 = llvm.call @setlocale(%10, %13) {no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %86 = llvm.icmp "eq" %85, %12 : !llvm.ptr
    %87 = llvm.zext %86 : i1 to i32
    %88 = llvm.call @printf(%14, %82, %83, %84, %87) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %1 : i32
  }
  llvm.func @isalnum(i32 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @isalpha(i32 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @isblank(i32 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @iscntrl(i32 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @isdigit(i32 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @isgraph(i32 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @islower(i32 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @isprint(i32 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @ispunct(i32 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @isspace(i32 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @isupper(i32 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @isxdigit(i32 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @isascii(i32 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @toascii(i32 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @tolower(i32 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @toupper(i32 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__ctype_b_loc() -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @__ctype_tolower_loc() -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @__ctype_toupper_loc() -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @__ctype_get_mb_cur_max() -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @setlocale(i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
}
