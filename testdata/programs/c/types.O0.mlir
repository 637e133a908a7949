#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("%d %d %d %d %zu\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%s %s %s %s %s %s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("int\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("unsigned\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("long\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("float\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("string\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("other\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.8"("%zu %zu %zu %zu %zu\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.9"("%d %zu\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.10"("%d %d %u %zu\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.main.sparse(dense<[-1, 0, 5, 6, 0, 0, 0, 1]> : tensor<8xi32>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<8 x i32>
  llvm.mlir.global private unnamed_addr constant @".str.11"("%zu %d %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.12"("%d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.13"("%d %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.14"("%d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.main.s("a\09b\\AA\00hidden\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.15"("%s %zu\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main() -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(1 : i8) : i8
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.addressof @".str" : !llvm.ptr
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %7 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %8 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %9 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %10 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %11 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %12 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %13 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %14 = llvm.mlir.constant(8 : i64) : i64
    %15 = llvm.mlir.constant(16 : i64) : i64
    %16 = llvm.mlir.constant(32 : i64) : i64
    %17 = llvm.mlir.constant(36 : i64) : i64
    %18 = llvm.mlir.constant(64 : i64) : i64
    %19 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %20 = llvm.mlir.constant(4 : i64) : i64
    %21 = llvm.mlir.constant(6 : i32) : i32
    %22 = llvm.mlir.constant(-56 : i8) : i8
    %23 = llvm.mlir.constant(100 : i32) : i32
    %24 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %25 = llvm.mlir.constant(-2147483648 : i32) : i32
    %26 = llvm.mlir.addressof @__const.main.sparse : !llvm.ptr
    %27 = llvm.mlir.constant(0 : i64) : i64
    %28 = llvm.mlir.constant(3 : i64) : i64
    %29 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %30 = llvm.mlir.constant(48 : i64) : i64
    %31 = llvm.mlir.constant(2 : i32) : i32
    %32 = llvm.mlir.constant(3 : i32) : i32
    %33 = llvm.mlir.constant(4 : i32) : i32
    %34 = llvm.mlir.constant(5 : i32) : i32
    %35 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %36 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %37 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %38 = llvm.mlir.addressof @__const.main.s : !llvm.ptr
    %39 = llvm.mlir.constant(14 : i64) : i64
    %40 = llvm.mlir.addressof @".str.15" : !llvm.ptr
    %41 = llvm.mlir.constant(15 : i32) : i32
    %42 = llvm.mlir.constant(9 : i32) : i32
    %43 = llvm.mlir.constant(-3 : i32) : i32
    %44 = llvm.mlir.constant(1000 : i32) : i32
    %45 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %46 = llvm.alloca %0 x i8 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %47 = llvm.alloca %0 x i8 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %48 = llvm.alloca %0 x i8 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %49 = llvm.alloca %0 x !llvm.struct<"struct.layout", (i8, f64, i16, array<14 x i8>, i32, i8, array<27 x i8>)> {alignment = 32 : i64} : (i32) -> !llvm.ptr
    %50 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %51 = llvm.alloca %0 x i8 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %52 = llvm.alloca %0 x !llvm.array<8 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %53 = llvm.alloca %0 x !llvm.array<4 x array<3 x i32>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %54 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %55 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %56 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %57 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %58 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %59 = llvm.alloca %0 x !llvm.array<2 x ptr> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %60 = llvm.alloca %0 x !llvm.array<14 x i8> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %61 = llvm.alloca %0 x i8 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %45 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %2, %46 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.store %2, %47 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.store %3, %48 {alignment = 1 : i64} : i8, !llvm.ptr
    %62 = llvm.load %46 {alignment = 1 : i64} : !llvm.ptr -> i8
    %63 = llvm.trunc %62 : i8 to i1
    %64 = llvm.zext %63 : i1 to i32
    %65 = llvm.load %47 {alignment = 1 : i64} : !llvm.ptr -> i8
    %66 = llvm.trunc %65 : i8 to i1
    %67 = llvm.zext %66 : i1 to i32
    %68 = llvm.load %48 {alignment = 1 : i64} : !llvm.ptr -> i8
    %69 = llvm.trunc %68 : i8 to i1
    %70 = llvm.zext %69 : i1 to i32
    %71 = llvm.load %46 {alignment = 1 : i64} : !llvm.ptr -> i8
    %72 = llvm.trunc %71 : i8 to i1
    %73 = llvm.zext %72 : i1 to i32
    %74 = llvm.load %46 {alignment = 1 : i64} : !llvm.ptr -> i8
    %75 = llvm.trunc %74 : i8 to i1
    %76 = llvm.zext %75 : i1 to i32
    %77 = llvm.add %73, %76 overflow<nsw> : i32
    %78 = llvm.call @printf(%4, %64, %67, %70, %77, %5) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %79 = llvm.call @printf(%6, %7, %8, %9, %10, %11, %12) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %80 = llvm.call @printf(%13, %14, %15, %16, %17, %18) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %81 = llvm.ptrtoint %49 : !llvm.ptr to i64
    %82 = llvm.urem %81, %16 : i64
    %83 = llvm.trunc %82 : i64 to i32
    %84 = llvm.call @printf(%19, %83, %20) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.store %21, %50 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %22, %51 {alignment = 1 : i64} : i8, !llvm.ptr
    %85 = llvm.load %50 {alignment = 4 : i64} : !llvm.ptr -> i32
    %86 = llvm.add %85, %0 : i32
    llvm.store %86, %50 {alignment = 4 : i64} : i32, !llvm.ptr
    %87 = llvm.load %50 {alignment = 4 : i64} : !llvm.ptr -> i32
    %88 = llvm.load %51 {alignment = 1 : i64} : !llvm.ptr -> i8
    %89 = llvm.zext %88 : i8 to i32
    %90 = llvm.add %89, %23 overflow<nsw> : i32
    %91 = llvm.call @printf(%24, %87, %90, %25, %5) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    "llvm.intr.memcpy"(%52, %26, %16) <{arg_attrs = [{llvm.align = 16 : i64}, {llvm.align = 16 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %92 = llvm.getelementptr inbounds %52[%27, %27] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x i32>
    %93 = llvm.load %92 {alignment = 16 : i64} : !llvm.ptr -> i32
    %94 = llvm.getelementptr inbounds %52[%27, %28] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x i32>
    %95 = llvm.load %94 {alignment = 4 : i64} : !llvm.ptr -> i32
    %96 = llvm.getelementptr inbounds %52[%27, %27] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x i32>
    %97 = llvm.getelementptr inbounds %96[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %98 = llvm.call @any(%97, %28) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i1 {llvm.zeroext})
    %99 = llvm.zext %98 : i1 to i32
    %100 = llvm.call @printf(%29, %14, %93, %95, %99) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    "llvm.intr.memset"(%53, %3, %30) <{arg_attrs = [{llvm.align = 16 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %101 = llvm.getelementptr inbounds %53[%1, %1] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.array<4 x array<3 x i32>>
    %102 = llvm.getelementptr inbounds %101[%1, %1] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.array<3 x i32>
    llvm.store %0, %102 {alignment = 16 : i64} : i32, !llvm.ptr
    %103 = llvm.getelementptr inbounds %53[%1, %0] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.array<4 x array<3 x i32>>
    %104 = llvm.getelementptr inbounds %103[%1, %0] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.array<3 x i32>
    llvm.store %31, %104 {alignment = 4 : i64} : i32, !llvm.ptr
    %105 = llvm.getelementptr inbounds %53[%1, %31] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.array<4 x array<3 x i32>>
    %106 = llvm.getelementptr inbounds %105[%1, %31] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.array<3 x i32>
    llvm.store %32, %106 {alignment = 8 : i64} : i32, !llvm.ptr
    %107 = llvm.getelementptr inbounds %53[%1, %32] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.array<4 x array<3 x i32>>
    %108 = llvm.getelementptr inbounds %107[%1, %1] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.array<3 x i32>
    llvm.store %33, %108 {alignment = 4 : i64} : i32, !llvm.ptr
    %109 = llvm.getelementptr inbounds %107[%1, %0] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.array<3 x i32>
    llvm.store %34, %109 {alignment = 4 : i64} : i32, !llvm.ptr
    %110 = llvm.getelementptr inbounds %107[%1, %31] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.array<3 x i32>
    llvm.store %21, %110 {alignment = 4 : i64} : i32, !llvm.ptr
    %111 = llvm.getelementptr inbounds %53[%27, %27] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x array<3 x i32>>
    %112 = llvm.call @weight(%111, %33) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %113 = llvm.call @printf(%35, %112) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store volatile %32, %54 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %55 {alignment = 4 : i64} : i32, !llvm.ptr
    %114 = llvm.load %55 {alignment = 4 : i64} : !llvm.ptr -> i32
    %115 = llvm.add %114, %0 overflow<nsw> : i32
    llvm.store %115, %55 {alignment = 4 : i64} : i32, !llvm.ptr
    %116 = llvm.load %55 {alignment = 4 : i64} : !llvm.ptr -> i32
    %117 = llvm.add %116, %0 overflow<nsw> : i32
    llvm.store %117, %55 {alignment = 4 : i64} : i32, !llvm.ptr
    %118 = llvm.load volatile %54 {alignment = 4 : i64} : !llvm.ptr -> i32
    %119 = llvm.load %55 {alignment = 4 : i64} : !llvm.ptr -> i32
    %120 = llvm.add %118, %119 overflow<nsw> : i32
    llvm.store %120, %56 {alignment = 4 : i64} : i32, !llvm.ptr
    %121 = llvm.load %56 {alignment = 4 : i64} : !llvm.ptr -> i32
    %122 = llvm.load volatile %54 {alignment = 4 : i64} : !llvm.ptr -> i32
    %123 = llvm.add %122, %121 overflow<nsw> : i32
    llvm.store volatile %123, %54 {alignment = 4 : i64} : i32, !llvm.ptr
    %124 = llvm.load %56 {alignment = 4 : i64} : !llvm.ptr -> i32
    %125 = llvm.load volatile %54 {alignment = 4 : i64} : !llvm.ptr -> i32
    %126 = llvm.load %55 {alignment = 4 : i64} : !llvm.ptr -> i32
    %127 = llvm.call @printf(%36, %124, %125, %126) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %56, %57 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %55, %59 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %128 = llvm.getelementptr inbounds %59[%5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %56, %128 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %129 = llvm.getelementptr inbounds %59[%27, %27] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x ptr>
    llvm.store %129, %58 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %130 = llvm.load %58 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %131 = llvm.getelementptr inbounds %130[%5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %132 = llvm.load %131 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %133 = llvm.load %132 {alignment = 4 : i64} : !llvm.ptr -> i32
    %134 = llvm.add %133, %0 overflow<nsw> : i32
    llvm.store %134, %132 {alignment = 4 : i64} : i32, !llvm.ptr
    %135 = llvm.load %57 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %136 = llvm.load %135 {alignment = 4 : i64} : !llvm.ptr -> i32
    %137 = llvm.load %58 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %138 = llvm.getelementptr inbounds %137[%27] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %139 = llvm.load %138 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %140 = llvm.load %139 {alignment = 4 : i64} : !llvm.ptr -> i32
    %141 = llvm.call @printf(%37, %136, %140) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    "llvm.intr.memcpy"(%60, %38, %39) <{arg_attrs = [{llvm.align = 1 : i64}, {llvm.align = 1 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %142 = llvm.getelementptr inbounds %60[%27, %27] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<14 x i8>
    %143 = llvm.call @printf(%40, %142, %39) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %144 = llvm.call @clamp(%41, %1, %42) : (i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %145 = llvm.call @clamp(%43, %1, %42) : (i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %146 = llvm.icmp "ne" %145, %1 : i32
    %147 = llvm.zext %146 : i1 to i64
    %148 = llvm.select %146, %0, %31 : i1, i32
    %149 = llvm.call @printf(%37, %144, %148) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %150 = llvm.load %56 {alignment = 4 : i64} : !llvm.ptr -> i32
    %151 = llvm.icmp "sgt" %150, %44 : i32
    llvm.cond_br %151, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.call @never() : () -> ()
    llvm.unreachable
  ^bb2:  // pred: ^bb0
    llvm.store %22, %61 {alignment = 1 : i64} : i8, !llvm.ptr
    %152 = llvm.load %61 {alignment = 1 : i64} : !llvm.ptr -> i8
    %153 = llvm.zext %152 : i8 to i32
    %154 = llvm.mul %153, %31 overflow<nsw> : i32
    %155 = llvm.trunc %154 : i32 to i8
    llvm.store %155, %61 {alignment = 1 : i64} : i8, !llvm.ptr
    %156 = llvm.load %61 {alignment = 1 : i64} : !llvm.ptr -> i8
    %157 = llvm.zext %156 : i8 to i32
    %158 = llvm.ashr %157, %0 : i32
    %159 = llvm.trunc %158 : i32 to i8
    llvm.store %159, %61 {alignment = 1 : i64} : i8, !llvm.ptr
    %160 = llvm.load %61 {alignment = 1 : i64} : !llvm.ptr -> i8
    %161 = llvm.zext %160 : i8 to i32
    llvm.return %161 : i32
  }
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @any(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i1 {llvm.zeroext}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i8 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %6 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %1, %7 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.store %2, %8 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i64
    %10 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %11 = llvm.icmp "ult" %9, %10 : i64
    llvm.cond_br %11, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %12 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i64
    %14 = llvm.getelementptr inbounds|nuw %12[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %15 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> i32
    %16 = llvm.load %7 {alignment = 1 : i64} : !llvm.ptr -> i8
    %17 = llvm.trunc %16 : i8 to i1
    %18 = llvm.zext %17 : i1 to i32
    %19 = llvm.or %18, %15 : i32
    %20 = llvm.icmp "ne" %19, %3 : i32
    %21 = llvm.zext %20 : i1 to i8
    llvm.store %21, %7 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %22 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i64
    %23 = llvm.add %22, %4 : i64
    llvm.store %23, %8 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    %24 = llvm.load %7 {alignment = 1 : i64} : !llvm.ptr -> i8
    %25 = llvm.trunc %24 : i8 to i1
    llvm.return %25 : i1
  }
  llvm.func internal @weight(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(3 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb7
    %9 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %10 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %11 = llvm.icmp "slt" %9, %10 : i32
    llvm.cond_br %11, ^bb2, ^bb8
  ^bb2:  // pred: ^bb1
    llvm.store %1, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb2, ^bb5
    %12 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %13 = llvm.icmp "slt" %12, %2 : i32
    llvm.cond_br %13, ^bb4, ^bb6
  ^bb4:  // pred: ^bb3
    %14 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %16 = llvm.sext %15 : i32 to i64
    %17 = llvm.getelementptr inbounds %14[%16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<3 x i32>
    %18 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %19 = llvm.sext %18 : i32 to i64
    %20 = llvm.getelementptr inbounds %17[%3, %19] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i32>
    %21 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> i32
    %22 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %23 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %24 = llvm.add %22, %23 overflow<nsw> : i32
    %25 = llvm.mul %21, %24 overflow<nsw> : i32
    %26 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %27 = llvm.add %26, %25 overflow<nsw> : i32
    llvm.store %27, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // pred: ^bb4
    %28 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %29 = llvm.add %28, %0 overflow<nsw> : i32
    llvm.store %29, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3 {loop_annotation = #loop_annotation}
  ^bb6:  // pred: ^bb3
    llvm.br ^bb7
  ^bb7:  // pred: ^bb6
    %30 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %31 = llvm.add %30, %0 overflow<nsw> : i32
    llvm.store %31, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb8:  // pred: ^bb1
    %32 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %32 : i32
  }
  llvm.func internal @clamp(%arg0: i32 {llvm.noundef}, %arg1: i32 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg2, %3 {alignment = 4 : i64} : i32, !llvm.ptr
    %4 = llvm.load %1 {alignment = 4 : i64} : !llvm.ptr -> i32
    %5 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32
    %6 = llvm.icmp "slt" %4, %5 : i32
    llvm.cond_br %6, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %7 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.br ^bb6(%7 : i32)
  ^bb2:  // pred: ^bb0
    %8 = llvm.load %1 {alignment = 4 : i64} : !llvm.ptr -> i32
    %9 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %10 = llvm.icmp "sgt" %8, %9 : i32
    llvm.cond_br %10, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %11 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.br ^bb5(%11 : i32)
  ^bb4:  // pred: ^bb2
    %12 = llvm.load %1 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.br ^bb5(%12 : i32)
  ^bb5(%13: i32):  // 2 preds: ^bb3, ^bb4
    llvm.br ^bb6(%13 : i32)
  ^bb6(%14: i32):  // 2 preds: ^bb1, ^bb5
    llvm.return %14 : i32
  }
  llvm.func internal @never() attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["noreturn", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.br ^bb1
  }
}
