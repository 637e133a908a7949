#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("%d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @counter(5 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global private unnamed_addr constant @".str.1"("%d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @small(-6 : i8) {addr_space = 0 : i32, alignment = 1 : i64, dso_local} : i8
  llvm.mlir.global internal @wide(0 : i64) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : i64
  llvm.mlir.global private unnamed_addr constant @".str.2"("%ld\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @real(1.500000e+00 : f32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : f32
  llvm.mlir.global private unnamed_addr constant @".str.3"("%g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("%d %d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("%d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @head() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str.6"("%d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @busy() {addr_space = 0 : i32, alignment = 1 : i64, dso_local} : !llvm.struct<"struct.atomic_flag", (i8)> {
    %0 = llvm.mlir.constant(0 : i8) : i8
    %1 = llvm.mlir.zero : !llvm.struct<"struct.atomic_flag", (i8)>
    llvm.return %1 : !llvm.struct<"struct.atomic_flag", (i8)>
  }
  llvm.mlir.global internal @highest.best(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main() -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(10 : i32) : i32
    %3 = llvm.mlir.addressof @counter : !llvm.ptr
    %4 = llvm.mlir.addressof @".str" : !llvm.ptr
    %5 = llvm.mlir.constant(3 : i32) : i32
    %6 = llvm.mlir.constant(64 : i32) : i32
    %7 = llvm.mlir.constant(-5 : i32) : i32
    %8 = llvm.mlir.constant(255 : i32) : i32
    %9 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %10 = llvm.mlir.addressof @small : !llvm.ptr
    %11 = llvm.mlir.constant(10 : i8) : i8
    %12 = llvm.mlir.constant(1 : i8) : i8
    %13 = llvm.mlir.constant(1099511627776 : i64) : i64
    %14 = llvm.mlir.addressof @wide : !llvm.ptr
    %15 = llvm.mlir.constant(3 : i64) : i64
    %16 = llvm.mlir.constant(7 : i64) : i64
    %17 = llvm.mlir.constant(2 : i64) : i64
    %18 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %19 = llvm.mlir.addressof @real : !llvm.ptr
    %20 = llvm.mlir.constant(2.000000e+00 : f32) : f32
    %21 = llvm.mlir.constant(2.500000e-01 : f32) : f32
    %22 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %23 = llvm.mlir.constant(99 : i32) : i32
    %24 = llvm.mlir.constant(7 : i32) : i32
    %25 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %26 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %27 = llvm.mlir.constant(5 : i32) : i32
    %28 = llvm.mlir.zero : !llvm.ptr
    %29 = llvm.mlir.addressof @head : !llvm.ptr
    %30 = llvm.mlir.constant(9 : i32) : i32
    %31 = llvm.mlir.constant(4 : i32) : i32
    %32 = llvm.mlir.addressof @busy : !llvm.ptr
    %33 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %34 = llvm.mlir.constant(0 : i8) : i8
    %35 = llvm.mlir.constant(40 : i32) : i32
    %36 = llvm.mlir.constant(0 : i64) : i64
    %37 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %38 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %39 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %40 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %41 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %42 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %43 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %44 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %45 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %46 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %47 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %48 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %49 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %50 = llvm.alloca %0 x f32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %51 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %52 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %53 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %54 = llvm.alloca %0 x i8 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %55 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %56 = llvm.alloca %0 x i8 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %57 = llvm.alloca %0 x !llvm.array<5 x struct<"struct.node", (i32, ptr)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %58 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %59 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %60 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %61 = llvm.alloca %0 x i8 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %62 = llvm.alloca %0 x i8 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %63 = llvm.alloca %0 x i8 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %64 = llvm.alloca %0 x i8 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %65 = llvm.alloca %0 x i8 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %66 = llvm.alloca %0 x i8 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %67 = llvm.alloca %0 x i8 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %37 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %2, %38 {alignment = 4 : i64} : i32, !llvm.ptr
    %68 = llvm.load %38 {alignment = 4 : i64} : !llvm.ptr -> i32
    %69 = llvm.atomicrmw add %3, %68 seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
    llvm.store %69, %39 {alignment = 4 : i64} : i32, !llvm.ptr
    %70 = llvm.load %39 {alignment = 4 : i64} : !llvm.ptr -> i32
    %71 = llvm.call @printf(%4, %70) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %5, %40 {alignment = 4 : i64} : i32, !llvm.ptr
    %72 = llvm.load %40 {alignment = 4 : i64} : !llvm.ptr -> i32
    %73 = llvm.atomicrmw sub %3, %72 seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
    llvm.store %73, %41 {alignment = 4 : i64} : i32, !llvm.ptr
    %74 = llvm.load %41 {alignment = 4 : i64} : !llvm.ptr -> i32
    %75 = llvm.call @printf(%4, %74) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %6, %42 {alignment = 4 : i64} : i32, !llvm.ptr
    %76 = llvm.load %42 {alignment = 4 : i64} : !llvm.ptr -> i32
    %77 = llvm.atomicrmw _or %3, %76 seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
    llvm.store %77, %43 {alignment = 4 : i64} : i32, !llvm.ptr
    %78 = llvm.load %43 {alignment = 4 : i64} : !llvm.ptr -> i32
    %79 = llvm.call @printf(%4, %78) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %7, %44 {alignment = 4 : i64} : i32, !llvm.ptr
    %80 = llvm.load %44 {alignment = 4 : i64} : !llvm.ptr -> i32
    %81 = llvm.atomicrmw _and %3, %80 seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
    llvm.store %81, %45 {alignment = 4 : i64} : i32, !llvm.ptr
    %82 = llvm.load %45 {alignment = 4 : i64} : !llvm.ptr -> i32
    %83 = llvm.call @printf(%4, %82) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %8, %46 {alignment = 4 : i64} : i32, !llvm.ptr
    %84 = llvm.load %46 {alignment = 4 : i64} : !llvm.ptr -> i32
    %85 = llvm.atomicrmw _xor %3, %84 seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
    llvm.store %85, %47 {alignment = 4 : i64} : i32, !llvm.ptr
    %86 = llvm.load %47 {alignment = 4 : i64} : !llvm.ptr -> i32
    %87 = llvm.call @printf(%4, %86) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %0, %48 {alignment = 4 : i64} : i32, !llvm.ptr
    %88 = llvm.load %48 {alignment = 4 : i64} : !llvm.ptr -> i32
    %89 = llvm.atomicrmw xchg %3, %88 seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
    llvm.store %89, %49 {alignment = 4 : i64} : i32, !llvm.ptr
    %90 = llvm.load %49 {alignment = 4 : i64} : !llvm.ptr -> i32
    %91 = llvm.call @printf(%4, %90) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %92 = llvm.atomicrmw add %3, %0 seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
    %93 = llvm.add %92, %0 : i32
    %94 = llvm.call @printf(%9, %93) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %95 = llvm.atomicrmw add %10, %11 seq_cst {alignment = 1 : i64} : !llvm.ptr, i8
    %96 = llvm.add %95, %11 : i8
    %97 = llvm.atomicrmw add %10, %12 seq_cst {alignment = 1 : i64} : !llvm.ptr, i8
    %98 = llvm.load %10 atomic seq_cst {alignment = 1 : i64} : !llvm.ptr -> i8
    %99 = llvm.zext %98 : i8 to i32
    %100 = llvm.call @printf(%9, %99) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %13, %14 atomic seq_cst {alignment = 8 : i64} : i64, !llvm.ptr
    %101 = llvm.load %14 atomic seq_cst {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.br ^bb1(%101 : i64)
  ^bb1(%102: i64):  // 2 preds: ^bb0, ^bb1
    %103 = llvm.mul %102, %15 overflow<nsw> : i64
    %104 = llvm.cmpxchg %14, %102, %103 seq_cst seq_cst {alignment = 8 : i64} : !llvm.ptr, i64
    %105 = llvm.extractvalue %104[0] : !llvm.struct<(i64, i1)> 
    %106 = llvm.extractvalue %104[1] : !llvm.struct<(i64, i1)> 
    llvm.cond_br %106, ^bb2, ^bb1(%105 : i64)
  ^bb2:  // pred: ^bb1
    %107 = llvm.load %14 atomic seq_cst {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.br ^bb3(%107 : i64)
  ^bb3(%108: i64):  // 2 preds: ^bb2, ^bb3
    %109 = llvm.sdiv %108, %16 : i64
    %110 = llvm.cmpxchg %14, %108, %109 seq_cst seq_cst {alignment = 8 : i64} : !llvm.ptr, i64
    %111 = llvm.extractvalue %110[0] : !llvm.struct<(i64, i1)> 
    %112 = llvm.extractvalue %110[1] : !llvm.struct<(i64, i1)> 
    llvm.cond_br %112, ^bb4, ^bb3(%111 : i64)
  ^bb4:  // pred: ^bb3
    %113 = llvm.load %14 atomic seq_cst {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.br ^bb5(%113 : i64)
  ^bb5(%114: i64):  // 2 preds: ^bb4, ^bb5
    %115 = llvm.shl %114, %17 : i64
    %116 = llvm.cmpxchg %14, %114, %115 seq_cst seq_cst {alignment = 8 : i64} : !llvm.ptr, i64
    %117 = llvm.extractvalue %116[0] : !llvm.struct<(i64, i1)> 
    %118 = llvm.extractvalue %116[1] : !llvm.struct<(i64, i1)> 
    llvm.cond_br %118, ^bb6, ^bb5(%117 : i64)
  ^bb6:  // pred: ^bb5
    %119 = llvm.load %14 atomic seq_cst {alignment = 8 : i64} : !llvm.ptr -> i64
    %120 = llvm.call @printf(%18, %119) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %121 = llvm.load %19 atomic seq_cst {alignment = 4 : i64} : !llvm.ptr -> f32
    %122 = llvm.fmul %121, %20 : f32
    %123 = llvm.fadd %122, %21 : f32
    llvm.store %123, %19 atomic seq_cst {alignment = 4 : i64} : f32, !llvm.ptr
    %124 = llvm.load %19 atomic seq_cst {alignment = 4 : i64} : !llvm.ptr -> f32
    llvm.store %124, %50 {alignment = 4 : i64} : f32, !llvm.ptr
    %125 = llvm.load %50 {alignment = 4 : i64} : !llvm.ptr -> f32
    %126 = llvm.fpext %125 : f32 to f64
    %127 = llvm.call @printf(%22, %126) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.store %23, %51 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %24, %53 {alignment = 4 : i64} : i32, !llvm.ptr
    %128 = llvm.load %51 {alignment = 4 : i64} : !llvm.ptr -> i32
    %129 = llvm.load %53 {alignment = 4 : i64} : !llvm.ptr -> i32
    %130 = llvm.cmpxchg %3, %128, %129 seq_cst seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
    %131 = llvm.extractvalue %130[0] : !llvm.struct<(i32, i1)> 
    %132 = llvm.extractvalue %130[1] : !llvm.struct<(i32, i1)> 
    llvm.cond_br %132, ^bb8, ^bb7
  ^bb7:  // pred: ^bb6
    llvm.store %131, %51 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb6, ^bb7
    %133 = llvm.zext %132 : i1 to i8
    llvm.store %133, %54 {alignment = 1 : i64} : i8, !llvm.ptr
    %134 = llvm.load %54 {alignment = 1 : i64} : !llvm.ptr -> i8
    %135 = llvm.trunc %134 : i8 to i1
    %136 = llvm.zext %135 : i1 to i32
    llvm.store %136, %52 {alignment = 4 : i64} : i32, !llvm.ptr
    %137 = llvm.load %52 {alignment = 4 : i64} : !llvm.ptr -> i32
    %138 = llvm.load %51 {alignment = 4 : i64} : !llvm.ptr -> i32
    %139 = llvm.call @printf(%25, %137, %138) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %24, %55 {alignment = 4 : i64} : i32, !llvm.ptr
    %140 = llvm.load %51 {alignment = 4 : i64} : !llvm.ptr -> i32
    %141 = llvm.load %55 {alignment = 4 : i64} : !llvm.ptr -> i32
    %142 = llvm.cmpxchg %3, %140, %141 seq_cst seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
    %143 = llvm.extractvalue %142[0] : !llvm.struct<(i32, i1)> 
    %144 = llvm.extractvalue %142[1] : !llvm.struct<(i32, i1)> 
    llvm.cond_br %144, ^bb10, ^bb9
  ^bb9:  // pred: ^bb8
    llvm.store %143, %51 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb10
  ^bb10:  // 2 preds: ^bb8, ^bb9
    %145 = llvm.zext %144 : i1 to i8
    llvm.store %145, %56 {alignment = 1 : i64} : i8, !llvm.ptr
    %146 = llvm.load %56 {alignment = 1 : i64} : !llvm.ptr -> i8
    %147 = llvm.trunc %146 : i8 to i1
    %148 = llvm.zext %147 : i1 to i32
    llvm.store %148, %52 {alignment = 4 : i64} : i32, !llvm.ptr
    %149 = llvm.load %52 {alignment = 4 : i64} : !llvm.ptr -> i32
    %150 = llvm.load %3 atomic seq_cst {alignment = 4 : i64} : !llvm.ptr -> i32
    %151 = llvm.call @printf(%26, %149, %150) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %1, %58 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb11
  ^bb11:  // 2 preds: ^bb10, ^bb13
    %152 = llvm.load %58 {alignment = 4 : i64} : !llvm.ptr -> i32
    %153 = llvm.icmp "slt" %152, %27 : i32
    llvm.cond_br %153, ^bb12, ^bb14
  ^bb12:  // pred: ^bb11
    %154 = llvm.load %58 {alignment = 4 : i64} : !llvm.ptr -> i32
    %155 = llvm.load %58 {alignment = 4 : i64} : !llvm.ptr -> i32
    %156 = llvm.mul %154, %155 overflow<nsw> : i32
    %157 = llvm.load %58 {alignment = 4 : i64} : !llvm.ptr -> i32
    %158 = llvm.sext %157 : i32 to i64
    %159 = llvm.getelementptr inbounds %57[%36, %158] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<5 x struct<"struct.node", (i32, ptr)>>
    %160 = llvm.getelementptr inbounds|nuw %159[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.node", (i32, ptr)>
    llvm.store %156, %160 {alignment = 16 : i64} : i32, !llvm.ptr
    %161 = llvm.load %58 {alignment = 4 : i64} : !llvm.ptr -> i32
    %162 = llvm.sext %161 : i32 to i64
    %163 = llvm.getelementptr inbounds %57[%36, %162] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<5 x struct<"struct.node", (i32, ptr)>>
    llvm.call @push(%163) : (!llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb13
  ^bb13:  // pred: ^bb12
    %164 = llvm.load %58 {alignment = 4 : i64} : !llvm.ptr -> i32
    %165 = llvm.add %164, %0 overflow<nsw> : i32
    llvm.store %165, %58 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb11 {loop_annotation = #loop_annotation}
  ^bb14:  // pred: ^bb11
    llvm.br ^bb15
  ^bb15:  // 2 preds: ^bb14, ^bb16
    %166 = llvm.call @pop() : () -> !llvm.ptr
    llvm.store %166, %59 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %167 = llvm.icmp "ne" %166, %28 : !llvm.ptr
    llvm.cond_br %167, ^bb16, ^bb17
  ^bb16:  // pred: ^bb15
    %168 = llvm.load %59 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %169 = llvm.getelementptr inbounds|nuw %168[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.node", (i32, ptr)>
    %170 = llvm.load %169 {alignment = 8 : i64} : !llvm.ptr -> i32
    %171 = llvm.call @printf(%4, %170) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb15 {loop_annotation = #loop_annotation}
  ^bb17:  // pred: ^bb15
    %172 = llvm.load %29 atomic seq_cst {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %172, %60 {alignment = 8 : i64} : i64, !llvm.ptr
    %173 = llvm.load %60 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %174 = llvm.icmp "eq" %173, %28 : !llvm.ptr
    %175 = llvm.zext %174 : i1 to i32
    %176 = llvm.call @printf(%9, %175) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %177 = llvm.call @highest(%5) : (i32 {llvm.noundef}) -> i32
    %178 = llvm.call @printf(%4, %177) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %179 = llvm.call @highest(%30) : (i32 {llvm.noundef}) -> i32
    %180 = llvm.call @printf(%4, %179) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %181 = llvm.call @highest(%31) : (i32 {llvm.noundef}) -> i32
    %182 = llvm.call @printf(%9, %181) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %12, %61 {alignment = 1 : i64} : i8, !llvm.ptr
    %183 = llvm.load %61 {alignment = 1 : i64} : !llvm.ptr -> i8
    %184 = llvm.atomicrmw xchg %32, %183 seq_cst {alignment = 1 : i64} : !llvm.ptr, i8
    llvm.store %184, %62 {alignment = 1 : i64} : i8, !llvm.ptr
    %185 = llvm.load %62 {alignment = 1 : i64} : !llvm.ptr -> i8
    %186 = llvm.trunc %185 : i8 to i1
    %187 = llvm.zext %186 : i1 to i32
    %188 = llvm.call @printf(%33, %187) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %12, %63 {alignment = 1 : i64} : i8, !llvm.ptr
    %189 = llvm.load %63 {alignment = 1 : i64} : !llvm.ptr -> i8
    %190 = llvm.atomicrmw xchg %32, %189 seq_cst {alignment = 1 : i64} : !llvm.ptr, i8
    llvm.store %190, %64 {alignment = 1 : i64} : i8, !llvm.ptr
    %191 = llvm.load %64 {alignment = 1 : i64} : !llvm.ptr -> i8
    %192 = llvm.trunc %191 : i8 to i1
    %193 = llvm.zext %192 : i1 to i32
    %194 = llvm.call @printf(%33, %193) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %34, %65 {alignment = 1 : i64} : i8, !llvm.ptr
    %195 = llvm.load %65 {alignment = 1 : i64} : !llvm.ptr -> i8
    llvm.store %195, %32 atomic seq_cst {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.store %12, %66 {alignment = 1 : i64} : i8, !llvm.ptr
    %196 = llvm.load %66 {alignment = 1 : i64} : !llvm.ptr -> i8
    %197 = llvm.atomicrmw xchg %32, %196 seq_cst {alignment = 1 : i64} : !llvm.ptr, i8
    llvm.store %197, %67 {alignment = 1 : i64} : i8, !llvm.ptr
    %198 = llvm.load %67 {alignment = 1 : i64} : !llvm.ptr -> i8
    %199 = llvm.trunc %198 : i8 to i1
    %200 = llvm.zext %199 : i1 to i32
    %201 = llvm.call @printf(%9, %200) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.fence seq_cst
    llvm.fence seq_cst
    %202 = llvm.atomicrmw add %51, %35 seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
    %203 = llvm.add %202, %35 : i32
    llvm.return %203 : i32
  }
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @push(%arg0: !llvm.ptr {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @head : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(true) : i1
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i8 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %9 = llvm.load %1 atomic seq_cst {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %9, %6 {alignment = 8 : i64} : i64, !llvm.ptr
    %10 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %10, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb4
    %11 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %12[%2, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.node", (i32, ptr)>
    llvm.store %11, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // pred: ^bb1
    %14 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %14, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %15 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %16 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i64
    %17 = llvm.cmpxchg weak %1, %15, %16 seq_cst seq_cst {alignment = 8 : i64} : !llvm.ptr, i64
    %18 = llvm.extractvalue %17[0] : !llvm.struct<(i64, i1)> 
    %19 = llvm.extractvalue %17[1] : !llvm.struct<(i64, i1)> 
    llvm.cond_br %19, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    llvm.store %18, %5 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %20 = llvm.zext %19 : i1 to i8
    llvm.store %20, %8 {alignment = 1 : i64} : i8, !llvm.ptr
    %21 = llvm.load %8 {alignment = 1 : i64} : !llvm.ptr -> i8
    %22 = llvm.trunc %21 : i8 to i1
    %23 = llvm.xor %22, %3 : i1
    llvm.cond_br %23, ^bb1, ^bb5 {loop_annotation = #loop_annotation}
  ^bb5:  // pred: ^bb4
    llvm.return
  }
  llvm.func internal @pop() -> !llvm.ptr attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @head : !llvm.ptr
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.constant(false) : i1
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.constant(true) : i1
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i8 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.load %1 atomic acquire {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %10, %7 {alignment = 8 : i64} : i64, !llvm.ptr
    %11 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %11, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb6
    %12 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.icmp "ne" %12, %2 : !llvm.ptr
    llvm.cond_br %13, ^bb2, ^bb5(%3 : i1)
  ^bb2:  // pred: ^bb1
    %14 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %14[%4, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.node", (i32, ptr)>
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %16, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %17 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %18 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i64
    %19 = llvm.cmpxchg %1, %17, %18 seq_cst seq_cst {alignment = 8 : i64} : !llvm.ptr, i64
    %20 = llvm.extractvalue %19[0] : !llvm.struct<(i64, i1)> 
    %21 = llvm.extractvalue %19[1] : !llvm.struct<(i64, i1)> 
    llvm.cond_br %21, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    llvm.store %20, %6 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %22 = llvm.zext %21 : i1 to i8
    llvm.store %22, %9 {alignment = 1 : i64} : i8, !llvm.ptr
    %23 = llvm.load %9 {alignment = 1 : i64} : !llvm.ptr -> i8
    %24 = llvm.trunc %23 : i8 to i1
    %25 = llvm.xor %24, %5 : i1
    llvm.br ^bb5(%25 : i1)
  ^bb5(%26: i1):  // 2 preds: ^bb1, ^bb4
    llvm.cond_br %26, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb7:  // pred: ^bb5
    %27 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %27 : !llvm.ptr
  }
  llvm.func internal @highest(%arg0: i32 {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @highest.best : !llvm.ptr
    %2 = llvm.mlir.constant(false) : i1
    %3 = llvm.mlir.constant(true) : i1
    %4 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i8 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 4 : i64} : i32, !llvm.ptr
    %10 = llvm.load %1 atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %10, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    %11 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %11, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb6
    %12 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %13 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    %14 = llvm.icmp "slt" %12, %13 : i32
    llvm.cond_br %14, ^bb2, ^bb5(%2 : i1)
  ^bb2:  // pred: ^bb1
    %15 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %15, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    %16 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %17 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %18 = llvm.cmpxchg weak %1, %16, %17 acq_rel monotonic {alignment = 4 : i64} : !llvm.ptr, i32
    %19 = llvm.extractvalue %18[0] : !llvm.struct<(i32, i1)> 
    %20 = llvm.extractvalue %18[1] : !llvm.struct<(i32, i1)> 
    llvm.cond_br %20, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    llvm.store %19, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %21 = llvm.zext %20 : i1 to i8
    llvm.store %21, %8 {alignment = 1 : i64} : i8, !llvm.ptr
    %22 = llvm.load %8 {alignment = 1 : i64} : !llvm.ptr -> i8
    %23 = llvm.trunc %22 : i8 to i1
    %24 = llvm.xor %23, %3 : i1
    llvm.br ^bb5(%24 : i1)
  ^bb5(%25: i1):  // 2 preds: ^bb1, ^bb4
    llvm.cond_br %25, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb7:  // pred: ^bb5
    %26 = llvm.load %1 atomic seq_cst {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %26, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    %27 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %27 : i32
  }
}
