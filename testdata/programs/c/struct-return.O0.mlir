#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("%c %c%c%c\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%ld %ld %g %g %g %ld\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("%d %g %g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("%g %g %g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("%c %ld\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("%ld %ld %c %c\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("%d %g %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("%g %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main() -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "64"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(97 : i8) : i8
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(98 : i8) : i8
    %5 = llvm.mlir.constant(2 : i64) : i64
    %6 = llvm.mlir.constant(99 : i8) : i8
    %7 = llvm.mlir.constant(3 : i64) : i64
    %8 = llvm.mlir.constant(111 : i32) : i32
    %9 = llvm.mlir.constant(0 : i64) : i64
    %10 = llvm.mlir.addressof @".str" : !llvm.ptr
    %11 = llvm.mlir.constant(-17 : i64) : i64
    %12 = llvm.mlir.constant(5 : i64) : i64
    %13 = llvm.mlir.constant(3.000000e+00 : f64) : f64
    %14 = llvm.mlir.constant(4.000000e+00 : f64) : f64
    %15 = llvm.mlir.constant(5.000000e-01 : f64) : f64
    %16 = llvm.mlir.constant(7 : i64) : i64
    %17 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %18 = llvm.mlir.constant(2.500000e+00 : f32) : f32
    %19 = llvm.mlir.constant(2 : i32) : i32
    %20 = llvm.mlir.constant(3.750000e+00 : f64) : f64
    %21 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %22 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %23 = llvm.mlir.constant(2.000000e+00 : f32) : f32
    %24 = llvm.mlir.constant(3.000000e+00 : f32) : f32
    %25 = llvm.mlir.constant(-2.000000e+00 : f32) : f32
    %26 = llvm.mlir.constant(5.000000e-01 : f32) : f32
    %27 = llvm.mlir.constant(4.000000e+00 : f32) : f32
    %28 = llvm.mlir.constant(12 : i64) : i64
    %29 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %30 = llvm.mlir.constant(65 : i8) : i8
    %31 = llvm.mlir.constant(0 : i8) : i8
    %32 = llvm.mlir.constant(66 : i64) : i64
    %33 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %34 = llvm.mlir.constant(48 : i64) : i64
    %35 = llvm.mlir.constant(3 : i32) : i32
    %36 = llvm.mlir.constant(4 : i64) : i64
    %37 = llvm.mlir.constant(4 : i32) : i32
    %38 = llvm.mlir.constant(122 : i8) : i8
    %39 = llvm.mlir.addressof @rotate : !llvm.ptr
    %40 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %41 = llvm.mlir.constant(300 : i16) : i16
    %42 = llvm.mlir.constant(1.500000e+00 : f32) : f32
    %43 = llvm.mlir.constant(-1 : i32) : i32
    %44 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %45 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %46 = llvm.mlir.constant(20 : i32) : i32
    %47 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %48 = llvm.mlir.constant(8 : i64) : i64
    %49 = llvm.mlir.constant(2.500000e+00 : f64) : f64
    %50 = llvm.mlir.constant(6 : i64) : i64
    %51 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %52 = llvm.alloca %0 x !llvm.struct<"struct.three", (array<3 x i8>)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %53 = llvm.alloca %0 x !llvm.struct<"struct.three", (array<3 x i8>)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %54 = llvm.alloca %0 x i24 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %55 = llvm.alloca %0 x !llvm.struct<"struct.one", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %56 = llvm.alloca %0 x !llvm.struct<"struct.two_long", (i64, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %57 = llvm.alloca %0 x !llvm.struct<"struct.two_double", (f64, f64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %58 = llvm.alloca %0 x !llvm.struct<"struct.mixed", (f64, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %59 = llvm.alloca %0 x !llvm.struct<"struct.mixed", (f64, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %60 = llvm.alloca %0 x !llvm.struct<"struct.reversed", (i32, f32, f64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %61 = llvm.alloca %0 x !llvm.struct<"struct.reversed", (i32, f32, f64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %62 = llvm.alloca %0 x !llvm.struct<"struct.floats", (f32, f32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %63 = llvm.alloca %0 x !llvm.struct<"struct.floats", (f32, f32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %64 = llvm.alloca %0 x !llvm.struct<"struct.floats", (f32, f32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %65 = llvm.alloca %0 x !llvm.struct<(vector<2xf32>, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %66 = llvm.alloca %0 x !llvm.struct<(vector<2xf32>, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %67 = llvm.alloca %0 x !llvm.struct<(vector<2xf32>, f32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %68 = llvm.alloca %0 x !llvm.struct<"struct.padded", (i8, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %69 = llvm.alloca %0 x !llvm.struct<"struct.padded", (i8, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %70 = llvm.alloca %0 x !llvm.struct<"struct.padded", (i8, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %71 = llvm.alloca %0 x !llvm.struct<"struct.large", (array<5 x i64>, i8)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %72 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %73 = llvm.alloca %0 x !llvm.struct<"struct.large", (array<5 x i64>, i8)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %74 = llvm.alloca %0 x !llvm.struct<"struct.large", (array<5 x i64>, i8)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %75 = llvm.alloca %0 x !llvm.struct<"struct.nested", (struct<"struct.anon", (i16, struct<"struct.anon.0", (f32)>)>, i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %76 = llvm.alloca %0 x !llvm.struct<"struct.nested", (struct<"struct.anon", (i16, struct<"struct.anon.0", (f32)>)>, i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %77 = llvm.alloca %0 x !llvm.struct<(i64, i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %78 = llvm.alloca %0 x !llvm.struct<(i64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %79 = llvm.alloca %0 x !llvm.struct<"struct.line", (f32, f32, i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %80 = llvm.alloca %0 x !llvm.struct<"struct.line", (f32, f32, i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %81 = llvm.alloca %0 x !llvm.struct<(vector<2xf32>, i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %82 = llvm.alloca %0 x !llvm.struct<(vector<2xf32>, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %83 = llvm.alloca %0 x !llvm.struct<"struct.two_long", (i64, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %84 = llvm.alloca %0 x !llvm.struct<(vector<2xf32>, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %51 {alignment = 4 : i64} : i32, !llvm.ptr
    %85 = llvm.getelementptr inbounds|nuw %53[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.three", (array<3 x i8>)>
    llvm.store %2, %85 {alignment = 1 : i64} : i8, !llvm.ptr
    %86 = llvm.getelementptr inbounds %85[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %4, %86 {alignment = 1 : i64} : i8, !llvm.ptr
    %87 = llvm.getelementptr inbounds %85[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %6, %87 {alignment = 1 : i64} : i8, !llvm.ptr
    %88 = llvm.getelementptr inbounds|nuw %53[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.three", (array<3 x i8>)>
    "llvm.intr.memcpy"(%54, %88, %7) <{arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 1 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %89 = llvm.load %54 {alignment = 4 : i64} : !llvm.ptr -> i24
    %90 = llvm.call @make_three(%89) : (i24) -> i24
    %91 = llvm.getelementptr inbounds|nuw %52[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.three", (array<3 x i8>)>
    llvm.store %90, %91 {alignment = 1 : i64} : i24, !llvm.ptr
    %92 = llvm.call @make_one(%8) : (i32 {llvm.noundef}) -> i8
    %93 = llvm.getelementptr inbounds|nuw %55[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.one", (i8)>
    llvm.store %92, %93 {alignment = 1 : i64} : i8, !llvm.ptr
    %94 = llvm.getelementptr inbounds|nuw %55[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.one", (i8)>
    %95 = llvm.load %94 {alignment = 1 : i64} : !llvm.ptr -> i8
    %96 = llvm.sext %95 : i8 to i32
    %97 = llvm.getelementptr inbounds|nuw %52[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.three", (array<3 x i8>)>
    %98 = llvm.getelementptr inbounds %97[%9, %9] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i8>
    %99 = llvm.load %98 {alignment = 1 : i64} : !llvm.ptr -> i8
    %100 = llvm.sext %99 : i8 to i32
    %101 = llvm.getelementptr inbounds|nuw %52[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.three", (array<3 x i8>)>
    %102 = llvm.getelementptr inbounds %101[%9, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i8>
    %103 = llvm.load %102 {alignment = 1 : i64} : !llvm.ptr -> i8
    %104 = llvm.sext %103 : i8 to i32
    %105 = llvm.getelementptr inbounds|nuw %52[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.three", (array<3 x i8>)>
    %106 = llvm.getelementptr inbounds %105[%9, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i8>
    %107 = llvm.load %106 {alignment = 1 : i64} : !llvm.ptr -> i8
    %108 = llvm.sext %107 : i8 to i32
    %109 = llvm.call @printf(%10, %96, %100, %104, %108) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %110 = llvm.call @div_mod(%11, %12) : (i64 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.struct<(i64, i64)>
    %111 = llvm.getelementptr inbounds|nuw %56[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i64, i64)>
    %112 = llvm.extractvalue %110[0] : !llvm.struct<(i64, i64)> 
    llvm.store %112, %111 {alignment = 8 : i64} : i64, !llvm.ptr
    %113 = llvm.getelementptr inbounds|nuw %56[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i64, i64)>
    %114 = llvm.extractvalue %110[1] : !llvm.struct<(i64, i64)> 
    llvm.store %114, %113 {alignment = 8 : i64} : i64, !llvm.ptr
    %115 = llvm.call @polar(%13, %14) : (f64 {llvm.noundef}, f64 {llvm.noundef}) -> !llvm.struct<(f64, f64)>
    %116 = llvm.getelementptr inbounds|nuw %57[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %117 = llvm.extractvalue %115[0] : !llvm.struct<(f64, f64)> 
    llvm.store %117, %116 {alignment = 8 : i64} : f64, !llvm.ptr
    %118 = llvm.getelementptr inbounds|nuw %57[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %119 = llvm.extractvalue %115[1] : !llvm.struct<(f64, f64)> 
    llvm.store %119, %118 {alignment = 8 : i64} : f64, !llvm.ptr
    %120 = llvm.getelementptr inbounds|nuw %59[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.mixed", (f64, i64)>
    llvm.store %15, %120 {alignment = 8 : i64} : f64, !llvm.ptr
    %121 = llvm.getelementptr inbounds|nuw %59[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.mixed", (f64, i64)>
    llvm.store %16, %121 {alignment = 8 : i64} : i64, !llvm.ptr
    %122 = llvm.getelementptr inbounds|nuw %59[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, i64)>
    %123 = llvm.load %122 {alignment = 8 : i64} : !llvm.ptr -> f64
    %124 = llvm.getelementptr inbounds|nuw %59[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, i64)>
    %125 = llvm.load %124 {alignment = 8 : i64} : !llvm.ptr -> i64
    %126 = llvm.getelementptr inbounds|nuw %57[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %127 = llvm.load %126 {alignment = 8 : i64} : !llvm.ptr -> f64
    %128 = llvm.getelementptr inbounds|nuw %57[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %129 = llvm.load %128 {alignment = 8 : i64} : !llvm.ptr -> f64
    %130 = llvm.call @mix(%123, %125, %127, %129) : (f64, i64, f64, f64) -> !llvm.struct<(f64, i64)>
    %131 = llvm.getelementptr inbounds|nuw %58[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, i64)>
    %132 = llvm.extractvalue %130[0] : !llvm.struct<(f64, i64)> 
    llvm.store %132, %131 {alignment = 8 : i64} : f64, !llvm.ptr
    %133 = llvm.getelementptr inbounds|nuw %58[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, i64)>
    %134 = llvm.extractvalue %130[1] : !llvm.struct<(f64, i64)> 
    llvm.store %134, %133 {alignment = 8 : i64} : i64, !llvm.ptr
    %135 = llvm.getelementptr inbounds|nuw %56[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.two_long", (i64, i64)>
    %136 = llvm.load %135 {alignment = 8 : i64} : !llvm.ptr -> i64
    %137 = llvm.getelementptr inbounds|nuw %56[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.two_long", (i64, i64)>
    %138 = llvm.load %137 {alignment = 8 : i64} : !llvm.ptr -> i64
    %139 = llvm.getelementptr inbounds|nuw %57[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.two_double", (f64, f64)>
    %140 = llvm.load %139 {alignment = 8 : i64} : !llvm.ptr -> f64
    %141 = llvm.getelementptr inbounds|nuw %57[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.two_double", (f64, f64)>
    %142 = llvm.load %141 {alignment = 8 : i64} : !llvm.ptr -> f64
    %143 = llvm.getelementptr inbounds|nuw %58[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.mixed", (f64, i64)>
    %144 = llvm.load %143 {alignment = 8 : i64} : !llvm.ptr -> f64
    %145 = llvm.getelementptr inbounds|nuw %58[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.mixed", (f64, i64)>
    %146 = llvm.load %145 {alignment = 8 : i64} : !llvm.ptr -> i64
    %147 = llvm.call @printf(%17, %136, %138, %140, %142, %144, %146) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %148 = llvm.getelementptr inbounds|nuw %61[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.reversed", (i32, f32, f64)>
    llvm.store %0, %148 {alignment = 8 : i64} : i32, !llvm.ptr
    %149 = llvm.getelementptr inbounds|nuw %61[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.reversed", (i32, f32, f64)>
    llvm.store %18, %149 {alignment = 4 : i64} : f32, !llvm.ptr
    %150 = llvm.getelementptr inbounds|nuw %61[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.reversed", (i32, f32, f64)>
    llvm.store %20, %150 {alignment = 8 : i64} : f64, !llvm.ptr
    %151 = llvm.getelementptr inbounds|nuw %61[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i64, f64)>
    %152 = llvm.load %151 {alignment = 8 : i64} : !llvm.ptr -> i64
    %153 = llvm.getelementptr inbounds|nuw %61[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i64, f64)>
    %154 = llvm.load %153 {alignment = 8 : i64} : !llvm.ptr -> f64
    %155 = llvm.call @turn(%152, %154) : (i64, f64) -> !llvm.struct<(i64, f64)>
    %156 = llvm.getelementptr inbounds|nuw %60[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i64, f64)>
    %157 = llvm.extractvalue %155[0] : !llvm.struct<(i64, f64)> 
    llvm.store %157, %156 {alignment = 8 : i64} : i64, !llvm.ptr
    %158 = llvm.getelementptr inbounds|nuw %60[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i64, f64)>
    %159 = llvm.extractvalue %155[1] : !llvm.struct<(i64, f64)> 
    llvm.store %159, %158 {alignment = 8 : i64} : f64, !llvm.ptr
    %160 = llvm.getelementptr inbounds|nuw %60[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.reversed", (i32, f32, f64)>
    %161 = llvm.load %160 {alignment = 8 : i64} : !llvm.ptr -> i32
    %162 = llvm.getelementptr inbounds|nuw %60[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.reversed", (i32, f32, f64)>
    %163 = llvm.load %162 {alignment = 4 : i64} : !llvm.ptr -> f32
    %164 = llvm.fpext %163 : f32 to f64
    %165 = llvm.getelementptr inbounds|nuw %60[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.reversed", (i32, f32, f64)>
    %166 = llvm.load %165 {alignment = 8 : i64} : !llvm.ptr -> f64
    %167 = llvm.call @printf(%21, %161, %164, %166) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %168 = llvm.getelementptr inbounds|nuw %63[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.floats", (f32, f32, f32)>
    llvm.store %22, %168 {alignment = 4 : i64} : f32, !llvm.ptr
    %169 = llvm.getelementptr inbounds|nuw %63[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.floats", (f32, f32, f32)>
    llvm.store %23, %169 {alignment = 4 : i64} : f32, !llvm.ptr
    %170 = llvm.getelementptr inbounds|nuw %63[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.floats", (f32, f32, f32)>
    llvm.store %24, %170 {alignment = 4 : i64} : f32, !llvm.ptr
    %171 = llvm.getelementptr inbounds|nuw %64[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.floats", (f32, f32, f32)>
    llvm.store %25, %171 {alignment = 4 : i64} : f32, !llvm.ptr
    %172 = llvm.getelementptr inbounds|nuw %64[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.floats", (f32, f32, f32)>
    llvm.store %26, %172 {alignment = 4 : i64} : f32, !llvm.ptr
    %173 = llvm.getelementptr inbounds|nuw %64[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.floats", (f32, f32, f32)>
    llvm.store %27, %173 {alignment = 4 : i64} : f32, !llvm.ptr
    "llvm.intr.memcpy"(%65, %63, %28) <{arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %174 = llvm.getelementptr inbounds|nuw %65[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(vector<2xf32>, f32)>
    %175 = llvm.load %174 {alignment = 4 : i64} : !llvm.ptr -> vector<2xf32>
    %176 = llvm.getelementptr inbounds|nuw %65[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(vector<2xf32>, f32)>
    %177 = llvm.load %176 {alignment = 4 : i64} : !llvm.ptr -> f32
    "llvm.intr.memcpy"(%66, %64, %28) <{arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %178 = llvm.getelementptr inbounds|nuw %66[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(vector<2xf32>, f32)>
    %179 = llvm.load %178 {alignment = 4 : i64} : !llvm.ptr -> vector<2xf32>
    %180 = llvm.getelementptr inbounds|nuw %66[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(vector<2xf32>, f32)>
    %181 = llvm.load %180 {alignment = 4 : i64} : !llvm.ptr -> f32
    %182 = llvm.call @cross(%175, %177, %179, %181) : (vector<2xf32>, f32, vector<2xf32>, f32) -> !llvm.struct<(vector<2xf32>, f32)>
    llvm.store %182, %67 {alignment = 8 : i64} : !llvm.struct<(vector<2xf32>, f32)>, !llvm.ptr
    "llvm.intr.memcpy"(%62, %67, %28) <{arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %183 = llvm.getelementptr inbounds|nuw %62[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.floats", (f32, f32, f32)>
    %184 = llvm.load %183 {alignment = 4 : i64} : !llvm.ptr -> f32
    %185 = llvm.fpext %184 : f32 to f64
    %186 = llvm.getelementptr inbounds|nuw %62[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.floats", (f32, f32, f32)>
    %187 = llvm.load %186 {alignment = 4 : i64} : !llvm.ptr -> f32
    %188 = llvm.fpext %187 : f32 to f64
    %189 = llvm.getelementptr inbounds|nuw %62[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.floats", (f32, f32, f32)>
    %190 = llvm.load %189 {alignment = 4 : i64} : !llvm.ptr -> f32
    %191 = llvm.fpext %190 : f32 to f64
    %192 = llvm.call @printf(%29, %185, %188, %191) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %193 = llvm.getelementptr inbounds|nuw %70[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.padded", (i8, i64)>
    llvm.store %30, %193 {alignment = 8 : i64} : i8, !llvm.ptr
    %194 = llvm.getelementptr %70[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memset"(%194, %31, %16) <{arg_attrs = [{llvm.align = 1 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %195 = llvm.getelementptr inbounds|nuw %70[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.padded", (i8, i64)>
    llvm.store %32, %195 {alignment = 8 : i64} : i64, !llvm.ptr
    %196 = llvm.getelementptr inbounds|nuw %70[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i8, i64)>
    %197 = llvm.load %196 {alignment = 8 : i64} : !llvm.ptr -> i8
    %198 = llvm.getelementptr inbounds|nuw %70[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i8, i64)>
    %199 = llvm.load %198 {alignment = 8 : i64} : !llvm.ptr -> i64
    %200 = llvm.call @pad(%197, %199) : (i8, i64) -> !llvm.struct<(i8, i64)>
    %201 = llvm.getelementptr inbounds|nuw %69[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i8, i64)>
    %202 = llvm.extractvalue %200[0] : !llvm.struct<(i8, i64)> 
    llvm.store %202, %201 {alignment = 8 : i64} : i8, !llvm.ptr
    %203 = llvm.getelementptr inbounds|nuw %69[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i8, i64)>
    %204 = llvm.extractvalue %200[1] : !llvm.struct<(i8, i64)> 
    llvm.store %204, %203 {alignment = 8 : i64} : i64, !llvm.ptr
    %205 = llvm.getelementptr inbounds|nuw %69[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i8, i64)>
    %206 = llvm.load %205 {alignment = 8 : i64} : !llvm.ptr -> i8
    %207 = llvm.getelementptr inbounds|nuw %69[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i8, i64)>
    %208 = llvm.load %207 {alignment = 8 : i64} : !llvm.ptr -> i64
    %209 = llvm.call @pad(%206, %208) : (i8, i64) -> !llvm.struct<(i8, i64)>
    %210 = llvm.getelementptr inbounds|nuw %68[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i8, i64)>
    %211 = llvm.extractvalue %209[0] : !llvm.struct<(i8, i64)> 
    llvm.store %211, %210 {alignment = 8 : i64} : i8, !llvm.ptr
    %212 = llvm.getelementptr inbounds|nuw %68[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i8, i64)>
    %213 = llvm.extractvalue %209[1] : !llvm.struct<(i8, i64)> 
    llvm.store %213, %212 {alignment = 8 : i64} : i64, !llvm.ptr
    %214 = llvm.getelementptr inbounds|nuw %68[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.padded", (i8, i64)>
    %215 = llvm.load %214 {alignment = 8 : i64} : !llvm.ptr -> i8
    %216 = llvm.sext %215 : i8 to i32
    %217 = llvm.getelementptr inbounds|nuw %68[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.padded", (i8, i64)>
    %218 = llvm.load %217 {alignment = 8 : i64} : !llvm.ptr -> i64
    %219 = llvm.call @printf(%33, %216, %218) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    "llvm.intr.memset"(%71, %31, %34) <{arg_attrs = [{llvm.align = 8 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %220 = llvm.getelementptr inbounds %71[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(array<5 x i64>, i8, array<7 x i8>)>
    %221 = llvm.getelementptr inbounds %220[%1, %1] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.array<5 x i64>
    llvm.store %3, %221 {alignment = 8 : i64} : i64, !llvm.ptr
    %222 = llvm.getelementptr inbounds %220[%1, %0] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.array<5 x i64>
    llvm.store %5, %222 {alignment = 8 : i64} : i64, !llvm.ptr
    %223 = llvm.getelementptr inbounds %220[%1, %19] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.array<5 x i64>
    llvm.store %7, %223 {alignment = 8 : i64} : i64, !llvm.ptr
    %224 = llvm.getelementptr inbounds %220[%1, %35] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.array<5 x i64>
    llvm.store %36, %224 {alignment = 8 : i64} : i64, !llvm.ptr
    %225 = llvm.getelementptr inbounds %220[%1, %37] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.array<5 x i64>
    llvm.store %12, %225 {alignment = 8 : i64} : i64, !llvm.ptr
    %226 = llvm.getelementptr inbounds %71[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(array<5 x i64>, i8, array<7 x i8>)>
    llvm.store %38, %226 {alignment = 8 : i64} : i8, !llvm.ptr
    llvm.store %39, %72 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %227 = llvm.load %72 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %228 = llvm.load %72 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call %228(%74, %71) : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.sret = !llvm.struct<"struct.large", (array<5 x i64>, i8)>}, !llvm.ptr {llvm.align = 8 : i64, llvm.byval = !llvm.struct<"struct.large", (array<5 x i64>, i8)>, llvm.noundef}) -> ()
    llvm.call %227(%73, %74) : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.sret = !llvm.struct<"struct.large", (array<5 x i64>, i8)>}, !llvm.ptr {llvm.align = 8 : i64, llvm.byval = !llvm.struct<"struct.large", (array<5 x i64>, i8)>, llvm.noundef}) -> ()
    %229 = llvm.getelementptr inbounds|nuw %73[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.large", (array<5 x i64>, i8)>
    %230 = llvm.getelementptr inbounds %229[%9, %9] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<5 x i64>
    %231 = llvm.load %230 {alignment = 8 : i64} : !llvm.ptr -> i64
    %232 = llvm.getelementptr inbounds|nuw %73[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.large", (array<5 x i64>, i8)>
    %233 = llvm.getelementptr inbounds %232[%9, %36] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<5 x i64>
    %234 = llvm.load %233 {alignment = 8 : i64} : !llvm.ptr -> i64
    %235 = llvm.getelementptr inbounds|nuw %73[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.large", (array<5 x i64>, i8)>
    %236 = llvm.load %235 {alignment = 8 : i64} : !llvm.ptr -> i8
    %237 = llvm.sext %236 : i8 to i32
    %238 = llvm.sub %237, %0 overflow<nsw> : i32
    %239 = llvm.getelementptr inbounds|nuw %71[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.large", (array<5 x i64>, i8)>
    %240 = llvm.load %239 {alignment = 8 : i64} : !llvm.ptr -> i8
    %241 = llvm.sext %240 : i8 to i32
    %242 = llvm.call @printf(%40, %231, %234, %238, %241) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %243 = llvm.getelementptr inbounds|nuw %76[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.nested", (struct<"struct.anon", (i16, struct<"struct.anon.0", (f32)>)>, i32)>
    %244 = llvm.getelementptr inbounds|nuw %243[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.anon", (i16, struct<"struct.anon.0", (f32)>)>
    llvm.store %41, %244 {alignment = 4 : i64} : i16, !llvm.ptr
    %245 = llvm.getelementptr %243[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memset"(%245, %31, %5) <{arg_attrs = [{llvm.align = 2 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %246 = llvm.getelementptr inbounds|nuw %243[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.anon", (i16, struct<"struct.anon.0", (f32)>)>
    %247 = llvm.getelementptr inbounds|nuw %246[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.anon.0", (f32)>
    llvm.store %42, %247 {alignment = 4 : i64} : f32, !llvm.ptr
    %248 = llvm.getelementptr inbounds|nuw %76[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.nested", (struct<"struct.anon", (i16, struct<"struct.anon.0", (f32)>)>, i32)>
    llvm.store %43, %248 {alignment = 4 : i64} : i32, !llvm.ptr
    "llvm.intr.memcpy"(%77, %76, %28) <{arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %249 = llvm.getelementptr inbounds|nuw %77[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i64, i32)>
    %250 = llvm.load %249 {alignment = 4 : i64} : !llvm.ptr -> i64
    %251 = llvm.getelementptr inbounds|nuw %77[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i64, i32)>
    %252 = llvm.load %251 {alignment = 4 : i64} : !llvm.ptr -> i32
    %253 = llvm.call @flip(%250, %252) : (i64, i32) -> !llvm.struct<(i64, i32)>
    llvm.store %253, %78 {alignment = 8 : i64} : !llvm.struct<(i64, i32)>, !llvm.ptr
    "llvm.intr.memcpy"(%75, %78, %28) <{arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %254 = llvm.getelementptr inbounds|nuw %75[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.nested", (struct<"struct.anon", (i16, struct<"struct.anon.0", (f32)>)>, i32)>
    %255 = llvm.getelementptr inbounds|nuw %254[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.anon", (i16, struct<"struct.anon.0", (f32)>)>
    %256 = llvm.load %255 {alignment = 4 : i64} : !llvm.ptr -> i16
    %257 = llvm.sext %256 : i16 to i32
    %258 = llvm.getelementptr inbounds|nuw %75[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.nested", (struct<"struct.anon", (i16, struct<"struct.anon.0", (f32)>)>, i32)>
    %259 = llvm.getelementptr inbounds|nuw %258[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.anon", (i16, struct<"struct.anon.0", (f32)>)>
    %260 = llvm.getelementptr inbounds|nuw %259[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.anon.0", (f32)>
    %261 = llvm.load %260 {alignment = 4 : i64} : !llvm.ptr -> f32
    %262 = llvm.fpext %261 : f32 to f64
    %263 = llvm.getelementptr inbounds|nuw %75[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.nested", (struct<"struct.anon", (i16, struct<"struct.anon.0", (f32)>)>, i32)>
    %264 = llvm.load %263 {alignment = 4 : i64} : !llvm.ptr -> i32
    %265 = llvm.call @printf(%44, %257, %262, %264) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, f64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %266 = llvm.getelementptr inbounds|nuw %80[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.line", (f32, f32, i32)>
    llvm.store %45, %266 {alignment = 4 : i64} : f32, !llvm.ptr
    %267 = llvm.getelementptr inbounds|nuw %80[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.line", (f32, f32, i32)>
    llvm.store %22, %267 {alignment = 4 : i64} : f32, !llvm.ptr
    %268 = llvm.getelementptr inbounds|nuw %80[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.line", (f32, f32, i32)>
    llvm.store %1, %268 {alignment = 4 : i64} : i32, !llvm.ptr
    "llvm.intr.memcpy"(%81, %80, %28) <{arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %269 = llvm.getelementptr inbounds|nuw %81[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(vector<2xf32>, i32)>
    %270 = llvm.load %269 {alignment = 4 : i64} : !llvm.ptr -> vector<2xf32>
    %271 = llvm.getelementptr inbounds|nuw %81[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(vector<2xf32>, i32)>
    %272 = llvm.load %271 {alignment = 4 : i64} : !llvm.ptr -> i32
    %273 = llvm.call @chain(%270, %272, %46) : (vector<2xf32>, i32, i32 {llvm.noundef}) -> !llvm.struct<(vector<2xf32>, i32)>
    llvm.store %273, %82 {alignment = 8 : i64} : !llvm.struct<(vector<2xf32>, i32)>, !llvm.ptr
    "llvm.intr.memcpy"(%79, %82, %28) <{arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %274 = llvm.getelementptr inbounds|nuw %79[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.line", (f32, f32, i32)>
    %275 = llvm.load %274 {alignment = 4 : i64} : !llvm.ptr -> f32
    %276 = llvm.fpext %275 : f32 to f64
    %277 = llvm.getelementptr inbounds|nuw %79[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.line", (f32, f32, i32)>
    %278 = llvm.load %277 {alignment = 4 : i64} : !llvm.ptr -> i32
    %279 = llvm.call @printf(%47, %276, %278) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %280 = llvm.getelementptr inbounds|nuw %83[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.two_long", (i64, i64)>
    llvm.store %16, %280 {alignment = 8 : i64} : i64, !llvm.ptr
    %281 = llvm.getelementptr inbounds|nuw %83[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.two_long", (i64, i64)>
    llvm.store %48, %281 {alignment = 8 : i64} : i64, !llvm.ptr
    %282 = llvm.getelementptr inbounds|nuw %56[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i64, i64)>
    %283 = llvm.load %282 {alignment = 8 : i64} : !llvm.ptr -> i64
    %284 = llvm.getelementptr inbounds|nuw %56[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i64, i64)>
    %285 = llvm.load %284 {alignment = 8 : i64} : !llvm.ptr -> i64
    "llvm.intr.memcpy"(%84, %62, %28) <{arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %286 = llvm.getelementptr inbounds|nuw %84[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(vector<2xf32>, f32)>
    %287 = llvm.load %286 {alignment = 4 : i64} : !llvm.ptr -> vector<2xf32>
    %288 = llvm.getelementptr inbounds|nuw %84[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(vector<2xf32>, f32)>
    %289 = llvm.load %288 {alignment = 4 : i64} : !llvm.ptr -> f32
    %290 = llvm.getelementptr inbounds|nuw %83[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i64, i64)>
    %291 = llvm.load %290 {alignment = 8 : i64} : !llvm.ptr -> i64
    %292 = llvm.getelementptr inbounds|nuw %83[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i64, i64)>
    %293 = llvm.load %292 {alignment = 8 : i64} : !llvm.ptr -> i64
    %294 = llvm.call @many(%0, %283, %285, %49, %73, %287, %289, %50, %291, %293, %58) : (i32 {llvm.noundef}, i64, i64, f64 {llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.byval = !llvm.struct<"struct.large", (array<5 x i64>, i8)>, llvm.noundef}, vector<2xf32>, f32, i64 {llvm.noundef}, i64, i64, !llvm.ptr {llvm.align = 8 : i64, llvm.byval = !llvm.struct<"struct.mixed", (f64, i64)>, llvm.noundef}) -> i64
    %295 = llvm.trunc %294 : i64 to i32
    llvm.return %295 : i32
  }
  llvm.func internal @make_three(%arg0: i24) -> i24 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(32 : i32) : i32
    %5 = llvm.mlir.constant(3 : i64) : i64
    %6 = llvm.alloca %0 x !llvm.struct<"struct.three", (array<3 x i8>)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.struct<"struct.three", (array<3 x i8>)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i24 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.three", (array<3 x i8>)>
    llvm.store %arg0, %9 {alignment = 1 : i64} : i24, !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.three", (array<3 x i8>)>
    %11 = llvm.getelementptr inbounds %10[%2, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i8>
    %12 = llvm.load %11 {alignment = 1 : i64} : !llvm.ptr -> i8
    %13 = llvm.sext %12 : i8 to i32
    %14 = llvm.xor %13, %4 : i32
    %15 = llvm.trunc %14 : i32 to i8
    llvm.store %15, %11 {alignment = 1 : i64} : i8, !llvm.ptr
    "llvm.intr.memcpy"(%6, %7, %5) <{arg_attrs = [{llvm.align = 1 : i64}, {llvm.align = 1 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %16 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.three", (array<3 x i8>)>
    "llvm.intr.memcpy"(%8, %16, %5) <{arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 1 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %17 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i24
    llvm.return %17 : i24
  }
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @make_one(%arg0: i32 {llvm.noundef}) -> i8 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.struct<"struct.one", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 4 : i64} : i32, !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %2[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.one", (i8)>
    %5 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %6 = llvm.trunc %5 : i32 to i8
    llvm.store %6, %4 {alignment = 1 : i64} : i8, !llvm.ptr
    %7 = llvm.getelementptr inbounds|nuw %2[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.one", (i8)>
    %8 = llvm.load %7 {alignment = 1 : i64} : !llvm.ptr -> i8
    llvm.return %8 : i8
  }
  llvm.func internal @div_mod(%arg0: i64 {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> !llvm.struct<(i64, i64)> attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.struct<"struct.two_long", (i64, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 8 : i64} : i64, !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %2[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.two_long", (i64, i64)>
    %6 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> i64
    %7 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
    %8 = llvm.sdiv %6, %7 : i64
    llvm.store %8, %5 {alignment = 8 : i64} : i64, !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %2[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.two_long", (i64, i64)>
    %10 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> i64
    %11 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
    %12 = llvm.srem %10, %11 : i64
    llvm.store %12, %9 {alignment = 8 : i64} : i64, !llvm.ptr
    %13 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.struct<(i64, i64)>
    llvm.return %13 : !llvm.struct<(i64, i64)>
  }
  llvm.func internal @polar(%arg0: f64 {llvm.noundef}, %arg1: f64 {llvm.noundef}) -> !llvm.struct<(f64, f64)> attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.struct<"struct.two_double", (f64, f64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 8 : i64} : f64, !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %2[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.two_double", (f64, f64)>
    %6 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> f64
    %7 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> f64
    %8 = llvm.fmul %6, %7 : f64
    %9 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> f64
    %10 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> f64
    %11 = llvm.fmul %9, %10 : f64
    %12 = llvm.fadd %8, %11 : f64
    llvm.store %12, %5 {alignment = 8 : i64} : f64, !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %2[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.two_double", (f64, f64)>
    %14 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> f64
    %15 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> f64
    %16 = llvm.fdiv %14, %15 : f64
    llvm.store %16, %13 {alignment = 8 : i64} : f64, !llvm.ptr
    %17 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.struct<(f64, f64)>
    llvm.return %17 : !llvm.struct<(f64, f64)>
  }
  llvm.func internal @mix(%arg0: f64, %arg1: i64, %arg2: f64, %arg3: f64) -> !llvm.struct<(f64, i64)> attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.struct<"struct.mixed", (f64, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.struct<"struct.mixed", (f64, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"struct.two_double", (f64, f64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, i64)>
    llvm.store %arg0, %5 {alignment = 8 : i64} : f64, !llvm.ptr
    %6 = llvm.getelementptr inbounds|nuw %3[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, i64)>
    llvm.store %arg1, %6 {alignment = 8 : i64} : i64, !llvm.ptr
    %7 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %arg2, %7 {alignment = 8 : i64} : f64, !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %4[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %arg3, %8 {alignment = 8 : i64} : f64, !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %2[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.mixed", (f64, i64)>
    %10 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.mixed", (f64, i64)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> f64
    %12 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.two_double", (f64, f64)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> f64
    %14 = llvm.fadd %11, %13 : f64
    llvm.store %14, %9 {alignment = 8 : i64} : f64, !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %2[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.mixed", (f64, i64)>
    %16 = llvm.getelementptr inbounds|nuw %3[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.mixed", (f64, i64)>
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> i64
    %18 = llvm.getelementptr inbounds|nuw %4[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.two_double", (f64, f64)>
    %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> f64
    %20 = llvm.fptosi %19 : f64 to i64
    %21 = llvm.add %17, %20 overflow<nsw> : i64
    llvm.store %21, %15 {alignment = 8 : i64} : i64, !llvm.ptr
    %22 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.struct<(f64, i64)>
    llvm.return %22 : !llvm.struct<(f64, i64)>
  }
  llvm.func internal @turn(%arg0: i64, %arg1: f64) -> !llvm.struct<(i64, f64)> attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.alloca %0 x !llvm.struct<"struct.reversed", (i32, f32, f64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"struct.reversed", (i32, f32, f64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i64, f64)>
    llvm.store %arg0, %5 {alignment = 8 : i64} : i64, !llvm.ptr
    %6 = llvm.getelementptr inbounds|nuw %4[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i64, f64)>
    llvm.store %arg1, %6 {alignment = 8 : i64} : f64, !llvm.ptr
    %7 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.reversed", (i32, f32, f64)>
    %8 = llvm.getelementptr inbounds|nuw %4[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.reversed", (i32, f32, f64)>
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> f64
    %10 = llvm.fptosi %9 : f64 to i32
    llvm.store %10, %7 {alignment = 8 : i64} : i32, !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %3[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.reversed", (i32, f32, f64)>
    %12 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.reversed", (i32, f32, f64)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> i32
    %14 = llvm.sitofp %13 : i32 to f32
    llvm.store %14, %11 {alignment = 4 : i64} : f32, !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %3[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.reversed", (i32, f32, f64)>
    %16 = llvm.getelementptr inbounds|nuw %4[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.reversed", (i32, f32, f64)>
    %17 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> f32
    %18 = llvm.fpext %17 : f32 to f64
    llvm.store %18, %15 {alignment = 8 : i64} : f64, !llvm.ptr
    %19 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.struct<(i64, f64)>
    llvm.return %19 : !llvm.struct<(i64, f64)>
  }
  llvm.func internal @cross(%arg0: vector<2xf32>, %arg1: f32, %arg2: vector<2xf32>, %arg3: f32) -> !llvm.struct<(vector<2xf32>, f32)> attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "64"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(12 : i64) : i64
    %3 = llvm.mlir.constant(2 : i32) : i32
    %4 = llvm.alloca %0 x !llvm.struct<"struct.floats", (f32, f32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"struct.floats", (f32, f32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.struct<(vector<2xf32>, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.struct<"struct.floats", (f32, f32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.struct<(vector<2xf32>, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.struct<(vector<2xf32>, f32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(vector<2xf32>, f32)>
    llvm.store %arg0, %10 {alignment = 4 : i64} : vector<2xf32>, !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %6[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(vector<2xf32>, f32)>
    llvm.store %arg1, %11 {alignment = 4 : i64} : f32, !llvm.ptr
    "llvm.intr.memcpy"(%5, %6, %2) <{arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %12 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(vector<2xf32>, f32)>
    llvm.store %arg2, %12 {alignment = 4 : i64} : vector<2xf32>, !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %8[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(vector<2xf32>, f32)>
    llvm.store %arg3, %13 {alignment = 4 : i64} : f32, !llvm.ptr
    "llvm.intr.memcpy"(%7, %8, %2) <{arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %14 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.floats", (f32, f32, f32)>
    %15 = llvm.getelementptr inbounds|nuw %5[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.floats", (f32, f32, f32)>
    %16 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> f32
    %17 = llvm.getelementptr inbounds|nuw %7[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.floats", (f32, f32, f32)>
    %18 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> f32
    %19 = llvm.fmul %16, %18 : f32
    %20 = llvm.getelementptr inbounds|nuw %5[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.floats", (f32, f32, f32)>
    %21 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> f32
    %22 = llvm.getelementptr inbounds|nuw %7[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.floats", (f32, f32, f32)>
    %23 = llvm.load %22 {alignment = 4 : i64} : !llvm.ptr -> f32
    %24 = llvm.fmul %21, %23 : f32
    %25 = llvm.fsub %19, %24 : f32
    llvm.store %25, %14 {alignment = 4 : i64} : f32, !llvm.ptr
    %26 = llvm.getelementptr inbounds|nuw %4[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.floats", (f32, f32, f32)>
    %27 = llvm.getelementptr inbounds|nuw %5[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.floats", (f32, f32, f32)>
    %28 = llvm.load %27 {alignment = 4 : i64} : !llvm.ptr -> f32
    %29 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.floats", (f32, f32, f32)>
    %30 = llvm.load %29 {alignment = 4 : i64} : !llvm.ptr -> f32
    %31 = llvm.fmul %28, %30 : f32
    %32 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.floats", (f32, f32, f32)>
    %33 = llvm.load %32 {alignment = 4 : i64} : !llvm.ptr -> f32
    %34 = llvm.getelementptr inbounds|nuw %7[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.floats", (f32, f32, f32)>
    %35 = llvm.load %34 {alignment = 4 : i64} : !llvm.ptr -> f32
    %36 = llvm.fmul %33, %35 : f32
    %37 = llvm.fsub %31, %36 : f32
    llvm.store %37, %26 {alignment = 4 : i64} : f32, !llvm.ptr
    %38 = llvm.getelementptr inbounds|nuw %4[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.floats", (f32, f32, f32)>
    %39 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.floats", (f32, f32, f32)>
    %40 = llvm.load %39 {alignment = 4 : i64} : !llvm.ptr -> f32
    %41 = llvm.getelementptr inbounds|nuw %7[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.floats", (f32, f32, f32)>
    %42 = llvm.load %41 {alignment = 4 : i64} : !llvm.ptr -> f32
    %43 = llvm.fmul %40, %42 : f32
    %44 = llvm.getelementptr inbounds|nuw %5[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.floats", (f32, f32, f32)>
    %45 = llvm.load %44 {alignment = 4 : i64} : !llvm.ptr -> f32
    %46 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.floats", (f32, f32, f32)>
    %47 = llvm.load %46 {alignment = 4 : i64} : !llvm.ptr -> f32
    %48 = llvm.fmul %45, %47 : f32
    %49 = llvm.fsub %43, %48 : f32
    llvm.store %49, %38 {alignment = 4 : i64} : f32, !llvm.ptr
    "llvm.intr.memcpy"(%9, %4, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %50 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.struct<(vector<2xf32>, f32)>
    llvm.return %50 : !llvm.struct<(vector<2xf32>, f32)>
  }
  llvm.func internal @pad(%arg0: i8, %arg1: i64) -> !llvm.struct<(i8, i64)> attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(7 : i64) : i64
    %5 = llvm.alloca %0 x !llvm.struct<"struct.padded", (i8, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.struct<"struct.padded", (i8, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i8, i64)>
    llvm.store %arg0, %7 {alignment = 8 : i64} : i8, !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %6[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i8, i64)>
    llvm.store %arg1, %8 {alignment = 8 : i64} : i64, !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.padded", (i8, i64)>
    %10 = llvm.getelementptr inbounds|nuw %6[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.padded", (i8, i64)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i64
    %12 = llvm.trunc %11 : i64 to i8
    llvm.store %12, %9 {alignment = 8 : i64} : i8, !llvm.ptr
    %13 = llvm.getelementptr %5[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memset"(%13, %3, %4) <{arg_attrs = [{llvm.align = 1 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %14 = llvm.getelementptr inbounds|nuw %5[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.padded", (i8, i64)>
    %15 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.padded", (i8, i64)>
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> i8
    %17 = llvm.sext %16 : i8 to i64
    llvm.store %17, %14 {alignment = 8 : i64} : i64, !llvm.ptr
    %18 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.struct<(i8, i64)>
    llvm.return %18 : !llvm.struct<(i8, i64)>
  }
  llvm.func internal @rotate(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.noalias, llvm.sret = !llvm.struct<"struct.large", (array<5 x i64>, i8)>}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.byval = !llvm.struct<"struct.large", (array<5 x i64>, i8)>, llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(4 : i32) : i32
    %4 = llvm.mlir.constant(4 : i64) : i64
    %5 = llvm.mlir.constant(1 : i8) : i8
    %6 = llvm.mlir.constant(48 : i64) : i64
    %7 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %arg1[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.large", (array<5 x i64>, i8)>
    %10 = llvm.getelementptr inbounds %9[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<5 x i64>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %11, %7 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %1, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %12 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %13 = llvm.icmp "slt" %12, %3 : i32
    llvm.cond_br %13, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %14 = llvm.getelementptr inbounds|nuw %arg1[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.large", (array<5 x i64>, i8)>
    %15 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %16 = llvm.add %15, %0 overflow<nsw> : i32
    %17 = llvm.sext %16 : i32 to i64
    %18 = llvm.getelementptr inbounds %14[%2, %17] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<5 x i64>
    %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> i64
    %20 = llvm.getelementptr inbounds|nuw %arg1[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.large", (array<5 x i64>, i8)>
    %21 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %22 = llvm.sext %21 : i32 to i64
    %23 = llvm.getelementptr inbounds %20[%2, %22] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<5 x i64>
    llvm.store %19, %23 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %24 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %25 = llvm.add %24, %0 overflow<nsw> : i32
    llvm.store %25, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    %26 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i64
    %27 = llvm.getelementptr inbounds|nuw %arg1[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.large", (array<5 x i64>, i8)>
    %28 = llvm.getelementptr inbounds %27[%2, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<5 x i64>
    llvm.store %26, %28 {alignment = 8 : i64} : i64, !llvm.ptr
    %29 = llvm.getelementptr inbounds|nuw %arg1[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.large", (array<5 x i64>, i8)>
    %30 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> i8
    %31 = llvm.add %30, %5 : i8
    llvm.store %31, %29 {alignment = 8 : i64} : i8, !llvm.ptr
    "llvm.intr.memcpy"(%arg0, %arg1, %6) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.return
  }
  llvm.func internal @flip(%arg0: i64, %arg1: i32) -> !llvm.struct<(i64, i32)> attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(12 : i64) : i64
    %3 = llvm.alloca %0 x !llvm.struct<"struct.nested", (struct<"struct.anon", (i16, struct<"struct.anon.0", (f32)>)>, i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"struct.nested", (struct<"struct.anon", (i16, struct<"struct.anon.0", (f32)>)>, i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<(i64, i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.struct<(i64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i64, i32)>
    llvm.store %arg0, %7 {alignment = 4 : i64} : i64, !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %5[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i64, i32)>
    llvm.store %arg1, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    "llvm.intr.memcpy"(%4, %5, %2) <{arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %9 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.nested", (struct<"struct.anon", (i16, struct<"struct.anon.0", (f32)>)>, i32)>
    %10 = llvm.getelementptr inbounds|nuw %9[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.anon", (i16, struct<"struct.anon.0", (f32)>)>
    %11 = llvm.getelementptr inbounds|nuw %10[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.anon.0", (f32)>
    %12 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> f32
    %13 = llvm.fneg %12 : f32
    %14 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.nested", (struct<"struct.anon", (i16, struct<"struct.anon.0", (f32)>)>, i32)>
    %15 = llvm.getelementptr inbounds|nuw %14[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.anon", (i16, struct<"struct.anon.0", (f32)>)>
    %16 = llvm.getelementptr inbounds|nuw %15[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.anon.0", (f32)>
    llvm.store %13, %16 {alignment = 4 : i64} : f32, !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.nested", (struct<"struct.anon", (i16, struct<"struct.anon.0", (f32)>)>, i32)>
    %18 = llvm.getelementptr inbounds|nuw %17[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.anon", (i16, struct<"struct.anon.0", (f32)>)>
    %19 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i16
    %20 = llvm.sext %19 : i16 to i32
    %21 = llvm.getelementptr inbounds|nuw %4[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.nested", (struct<"struct.anon", (i16, struct<"struct.anon.0", (f32)>)>, i32)>
    %22 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %23 = llvm.add %22, %20 overflow<nsw> : i32
    llvm.store %23, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    "llvm.intr.memcpy"(%3, %4, %2) <{arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%6, %3, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %24 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.struct<(i64, i32)>
    llvm.return %24 : !llvm.struct<(i64, i32)>
  }
  llvm.func internal @chain(%arg0: vector<2xf32>, %arg1: i32, %arg2: i32 {llvm.noundef}) -> !llvm.struct<(vector<2xf32>, i32)> attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "64"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(12 : i64) : i64
    %3 = llvm.mlir.constant(2 : i32) : i32
    %4 = llvm.alloca %0 x !llvm.struct<"struct.line", (f32, f32, i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"struct.line", (f32, f32, i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.struct<(vector<2xf32>, i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.struct<"struct.line", (f32, f32, i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.struct<(vector<2xf32>, i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.struct<(vector<2xf32>, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.struct<(vector<2xf32>, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(vector<2xf32>, i32)>
    llvm.store %arg0, %12 {alignment = 4 : i64} : vector<2xf32>, !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %6[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(vector<2xf32>, i32)>
    llvm.store %arg1, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    "llvm.intr.memcpy"(%5, %6, %2) <{arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.store %arg2, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    %14 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %15 = llvm.icmp "ne" %14, %1 : i32
    llvm.cond_br %15, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %16 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.line", (f32, f32, i32)>
    %17 = llvm.getelementptr inbounds|nuw %5[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.line", (f32, f32, i32)>
    %18 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> f32
    llvm.store %18, %16 {alignment = 4 : i64} : f32, !llvm.ptr
    %19 = llvm.getelementptr inbounds|nuw %8[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.line", (f32, f32, i32)>
    %20 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.line", (f32, f32, i32)>
    %21 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> f32
    %22 = llvm.getelementptr inbounds|nuw %5[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.line", (f32, f32, i32)>
    %23 = llvm.load %22 {alignment = 4 : i64} : !llvm.ptr -> f32
    %24 = llvm.fadd %21, %23 : f32
    llvm.store %24, %19 {alignment = 4 : i64} : f32, !llvm.ptr
    %25 = llvm.getelementptr inbounds|nuw %8[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.line", (f32, f32, i32)>
    %26 = llvm.getelementptr inbounds|nuw %5[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.line", (f32, f32, i32)>
    %27 = llvm.load %26 {alignment = 4 : i64} : !llvm.ptr -> i32
    %28 = llvm.add %27, %0 overflow<nsw> : i32
    llvm.store %28, %25 {alignment = 4 : i64} : i32, !llvm.ptr
    %29 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %30 = llvm.sub %29, %0 overflow<nsw> : i32
    "llvm.intr.memcpy"(%9, %8, %2) <{arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %31 = llvm.getelementptr inbounds|nuw %9[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(vector<2xf32>, i32)>
    %32 = llvm.load %31 {alignment = 4 : i64} : !llvm.ptr -> vector<2xf32>
    %33 = llvm.getelementptr inbounds|nuw %9[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(vector<2xf32>, i32)>
    %34 = llvm.load %33 {alignment = 4 : i64} : !llvm.ptr -> i32
    %35 = llvm.call @chain(%32, %34, %30) : (vector<2xf32>, i32, i32 {llvm.noundef}) -> !llvm.struct<(vector<2xf32>, i32)>
    llvm.store %35, %10 {alignment = 8 : i64} : !llvm.struct<(vector<2xf32>, i32)>, !llvm.ptr
    "llvm.intr.memcpy"(%4, %10, %2) <{arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb3
  ^bb2:  // pred: ^bb0
    "llvm.intr.memcpy"(%4, %5, %2) <{arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    "llvm.intr.memcpy"(%11, %4, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %36 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.struct<(vector<2xf32>, i32)>
    llvm.return %36 : !llvm.struct<(vector<2xf32>, i32)>
  }
  llvm.func internal @many(%arg0: i32 {llvm.noundef}, %arg1: i64, %arg2: i64, %arg3: f64 {llvm.noundef}, %arg4: !llvm.ptr {llvm.align = 8 : i64, llvm.byval = !llvm.struct<"struct.large", (array<5 x i64>, i8)>, llvm.noundef}, %arg5: vector<2xf32>, %arg6: f32, %arg7: i64 {llvm.noundef}, %arg8: i64, %arg9: i64, %arg10: !llvm.ptr {llvm.align = 8 : i64, llvm.byval = !llvm.struct<"struct.mixed", (f64, i64)>, llvm.noundef}) -> i64 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "64"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(12 : i64) : i64
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(4 : i64) : i64
    %5 = llvm.mlir.constant(2 : i32) : i32
    %6 = llvm.alloca %0 x !llvm.struct<"struct.two_long", (i64, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.struct<"struct.floats", (f32, f32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.struct<(vector<2xf32>, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.struct<"struct.two_long", (i64, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i64, i64)>
    llvm.store %arg1, %13 {alignment = 8 : i64} : i64, !llvm.ptr
    %14 = llvm.getelementptr inbounds|nuw %6[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i64, i64)>
    llvm.store %arg2, %14 {alignment = 8 : i64} : i64, !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(vector<2xf32>, f32)>
    llvm.store %arg5, %15 {alignment = 4 : i64} : vector<2xf32>, !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %8[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(vector<2xf32>, f32)>
    llvm.store %arg6, %16 {alignment = 4 : i64} : f32, !llvm.ptr
    "llvm.intr.memcpy"(%7, %8, %2) <{arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %17 = llvm.getelementptr inbounds|nuw %9[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i64, i64)>
    llvm.store %arg8, %17 {alignment = 8 : i64} : i64, !llvm.ptr
    %18 = llvm.getelementptr inbounds|nuw %9[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i64, i64)>
    llvm.store %arg9, %18 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %arg0, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg3, %11 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store %arg7, %12 {alignment = 8 : i64} : i64, !llvm.ptr
    %19 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %20 = llvm.sext %19 : i32 to i64
    %21 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.two_long", (i64, i64)>
    %22 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> i64
    %23 = llvm.getelementptr inbounds|nuw %6[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.two_long", (i64, i64)>
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> i64
    %25 = llvm.mul %22, %24 overflow<nsw> : i64
    %26 = llvm.add %20, %25 overflow<nsw> : i64
    %27 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> f64
    %28 = llvm.fptosi %27 : f64 to i64
    %29 = llvm.add %26, %28 overflow<nsw> : i64
    %30 = llvm.getelementptr inbounds|nuw %arg4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.large", (array<5 x i64>, i8)>
    %31 = llvm.getelementptr inbounds %30[%3, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<5 x i64>
    %32 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> i64
    %33 = llvm.add %29, %32 overflow<nsw> : i64
    %34 = llvm.getelementptr inbounds|nuw %7[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.floats", (f32, f32, f32)>
    %35 = llvm.load %34 {alignment = 4 : i64} : !llvm.ptr -> f32
    %36 = llvm.fptosi %35 : f32 to i64
    %37 = llvm.add %33, %36 overflow<nsw> : i64
    %38 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> i64
    %39 = llvm.add %37, %38 overflow<nsw> : i64
    %40 = llvm.getelementptr inbounds|nuw %9[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.two_long", (i64, i64)>
    %41 = llvm.load %40 {alignment = 8 : i64} : !llvm.ptr -> i64
    %42 = llvm.add %39, %41 overflow<nsw> : i64
    %43 = llvm.getelementptr inbounds|nuw %9[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.two_long", (i64, i64)>
    %44 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> i64
    %45 = llvm.sub %42, %44 overflow<nsw> : i64
    %46 = llvm.getelementptr inbounds|nuw %arg10[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.mixed", (f64, i64)>
    %47 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> i64
    %48 = llvm.add %45, %47 overflow<nsw> : i64
    %49 = llvm.getelementptr inbounds|nuw %arg10[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.mixed", (f64, i64)>
    %50 = llvm.load %49 {alignment = 8 : i64} : !llvm.ptr -> f64
    %51 = llvm.fptosi %50 : f64 to i64
    %52 = llvm.add %48, %51 overflow<nsw> : i64
    llvm.return %52 : i64
  }
}
