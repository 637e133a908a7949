#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global internal constant @main.sorters() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<6 x ptr> {
    %0 = llvm.mlir.addressof @radix : !llvm.ptr
    %1 = llvm.mlir.addressof @shell : !llvm.ptr
    %2 = llvm.mlir.addressof @merge : !llvm.ptr
    %3 = llvm.mlir.addressof @heap : !llvm.ptr
    %4 = llvm.mlir.addressof @quick : !llvm.ptr
    %5 = llvm.mlir.addressof @library : !llvm.ptr
    %6 = llvm.mlir.undef : !llvm.array<6 x ptr>
    %7 = llvm.insertvalue %5, %6[0] : !llvm.array<6 x ptr> 
    %8 = llvm.insertvalue %4, %7[1] : !llvm.array<6 x ptr> 
    %9 = llvm.insertvalue %3, %8[2] : !llvm.array<6 x ptr> 
    %10 = llvm.insertvalue %2, %9[3] : !llvm.array<6 x ptr> 
    %11 = llvm.insertvalue %1, %10[4] : !llvm.array<6 x ptr> 
    %12 = llvm.insertvalue %0, %11[5] : !llvm.array<6 x ptr> 
    llvm.return %12 : !llvm.array<6 x ptr>
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%d of %zu agree; %d .. %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("%d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.main.people() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<5 x struct<"struct.person", (array<10 x i8>, i16)>> {
    %0 = llvm.mlir.constant(41 : i16) : i16
    %1 = llvm.mlir.constant("Eve\00\00\00\00\00\00\00") : !llvm.array<10 x i8>
    %2 = llvm.mlir.undef : !llvm.struct<"struct.person", (array<10 x i8>, i16)>
    %3 = llvm.insertvalue %1, %2[0] : !llvm.struct<"struct.person", (array<10 x i8>, i16)> 
    %4 = llvm.insertvalue %0, %3[1] : !llvm.struct<"struct.person", (array<10 x i8>, i16)> 
    %5 = llvm.mlir.constant(7 : i16) : i16
    %6 = llvm.mlir.constant("Dee\00\00\00\00\00\00\00") : !llvm.array<10 x i8>
    %7 = llvm.mlir.undef : !llvm.struct<"struct.person", (array<10 x i8>, i16)>
    %8 = llvm.insertvalue %6, %7[0] : !llvm.struct<"struct.person", (array<10 x i8>, i16)> 
    %9 = llvm.insertvalue %5, %8[1] : !llvm.struct<"struct.person", (array<10 x i8>, i16)> 
    %10 = llvm.mlir.constant(36 : i16) : i16
    %11 = llvm.mlir.constant("Cy\00\00\00\00\00\00\00\00") : !llvm.array<10 x i8>
    %12 = llvm.mlir.undef : !llvm.struct<"struct.person", (array<10 x i8>, i16)>
    %13 = llvm.insertvalue %11, %12[0] : !llvm.struct<"struct.person", (array<10 x i8>, i16)> 
    %14 = llvm.insertvalue %10, %13[1] : !llvm.struct<"struct.person", (array<10 x i8>, i16)> 
    %15 = llvm.mlir.constant("Bob\00\00\00\00\00\00\00") : !llvm.array<10 x i8>
    %16 = llvm.mlir.undef : !llvm.struct<"struct.person", (array<10 x i8>, i16)>
    %17 = llvm.insertvalue %15, %16[0] : !llvm.struct<"struct.person", (array<10 x i8>, i16)> 
    %18 = llvm.insertvalue %0, %17[1] : !llvm.struct<"struct.person", (array<10 x i8>, i16)> 
    %19 = llvm.mlir.constant("Ada\00\00\00\00\00\00\00") : !llvm.array<10 x i8>
    %20 = llvm.mlir.undef : !llvm.struct<"struct.person", (array<10 x i8>, i16)>
    %21 = llvm.insertvalue %19, %20[0] : !llvm.struct<"struct.person", (array<10 x i8>, i16)> 
    %22 = llvm.insertvalue %10, %21[1] : !llvm.struct<"struct.person", (array<10 x i8>, i16)> 
    %23 = llvm.mlir.undef : !llvm.array<5 x struct<"struct.person", (array<10 x i8>, i16)>>
    %24 = llvm.insertvalue %22, %23[0] : !llvm.array<5 x struct<"struct.person", (array<10 x i8>, i16)>> 
    %25 = llvm.insertvalue %18, %24[1] : !llvm.array<5 x struct<"struct.person", (array<10 x i8>, i16)>> 
    %26 = llvm.insertvalue %14, %25[2] : !llvm.array<5 x struct<"struct.person", (array<10 x i8>, i16)>> 
    %27 = llvm.insertvalue %9, %26[3] : !llvm.array<5 x struct<"struct.person", (array<10 x i8>, i16)>> 
    %28 = llvm.insertvalue %4, %27[4] : !llvm.array<5 x struct<"struct.person", (array<10 x i8>, i16)>> 
    llvm.return %28 : !llvm.array<5 x struct<"struct.person", (array<10 x i8>, i16)>>
  }
  llvm.mlir.global private unnamed_addr constant @".str.3"("%s:%d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main() -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(7 : i32) : i32
    %3 = llvm.mlir.constant(150 : i32) : i32
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.constant(600 : i64) : i64
    %6 = llvm.mlir.constant(6 : i64) : i64
    %7 = llvm.mlir.constant(149 : i64) : i64
    %8 = llvm.mlir.addressof @".str" : !llvm.ptr
    %9 = llvm.mlir.constant(37 : i64) : i64
    %10 = llvm.mlir.constant(150 : i64) : i64
    %11 = llvm.mlir.constant(4 : i64) : i64
    %12 = llvm.mlir.addressof @ascending : !llvm.ptr
    %13 = llvm.mlir.zero : !llvm.ptr
    %14 = llvm.mlir.constant(-1 : i32) : i32
    %15 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %16 = llvm.mlir.constant(10 : i64) : i64
    %17 = llvm.mlir.addressof @descending : !llvm.ptr
    %18 = llvm.mlir.constant(9 : i64) : i64
    %19 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %20 = llvm.mlir.addressof @__const.main.people : !llvm.ptr
    %21 = llvm.mlir.constant(60 : i64) : i64
    %22 = llvm.mlir.constant(5 : i64) : i64
    %23 = llvm.mlir.constant(12 : i64) : i64
    %24 = llvm.mlir.addressof @by_age : !llvm.ptr
    %25 = llvm.mlir.constant(5 : i32) : i32
    %26 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %27 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %28 = llvm.mlir.addressof @main.sorters : !llvm.ptr
    %29 = llvm.mlir.constant(22695477 : i32) : i32
    %30 = llvm.mlir.constant(12 : i32) : i32
    %31 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %32 = llvm.alloca %0 x !llvm.array<150 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %33 = llvm.alloca %0 x !llvm.array<150 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %34 = llvm.alloca %0 x !llvm.array<150 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %35 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %36 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %37 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %38 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %39 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %40 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %41 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %42 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %43 = llvm.alloca %0 x !llvm.array<5 x struct<"struct.person", (array<10 x i8>, i16)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %44 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %31 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %2, %35 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %36 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %45 = llvm.load %36 {alignment = 4 : i64} : !llvm.ptr -> i32
    %46 = llvm.icmp "slt" %45, %3 : i32
    llvm.cond_br %46, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %47 = llvm.load %35 {alignment = 4 : i64} : !llvm.ptr -> i32
    %48 = llvm.mul %47, %29 : i32
    %49 = llvm.add %48, %0 : i32
    llvm.store %49, %35 {alignment = 4 : i64} : i32, !llvm.ptr
    %50 = llvm.ashr %49, %30 : i32
    %51 = llvm.load %36 {alignment = 4 : i64} : !llvm.ptr -> i32
    %52 = llvm.sext %51 : i32 to i64
    %53 = llvm.getelementptr inbounds %32[%4, %52] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<150 x i32>
    llvm.store %50, %53 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %54 = llvm.load %36 {alignment = 4 : i64} : !llvm.ptr -> i32
    %55 = llvm.add %54, %0 overflow<nsw> : i32
    llvm.store %55, %36 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    %56 = llvm.getelementptr inbounds %33[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<150 x i32>
    %57 = llvm.getelementptr inbounds %32[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<150 x i32>
    "llvm.intr.memcpy"(%56, %57, %5) <{arg_attrs = [{llvm.align = 16 : i64}, {llvm.align = 16 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %58 = llvm.getelementptr inbounds %33[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<150 x i32>
    llvm.call @library(%58, %3) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.store %1, %37 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %38 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb4, ^bb7
    %59 = llvm.load %38 {alignment = 4 : i64} : !llvm.ptr -> i32
    %60 = llvm.zext %59 : i32 to i64
    %61 = llvm.icmp "ult" %60, %6 : i64
    llvm.cond_br %61, ^bb6, ^bb8
  ^bb6:  // pred: ^bb5
    %62 = llvm.getelementptr inbounds %34[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<150 x i32>
    %63 = llvm.getelementptr inbounds %32[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<150 x i32>
    "llvm.intr.memcpy"(%62, %63, %5) <{arg_attrs = [{llvm.align = 16 : i64}, {llvm.align = 16 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %64 = llvm.load %38 {alignment = 4 : i64} : !llvm.ptr -> i32
    %65 = llvm.zext %64 : i32 to i64
    %66 = llvm.getelementptr inbounds|nuw %28[%4, %65] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x ptr>
    %67 = llvm.load %66 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %68 = llvm.getelementptr inbounds %34[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<150 x i32>
    llvm.call %67(%68, %3) : !llvm.ptr, (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %69 = llvm.getelementptr inbounds %34[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<150 x i32>
    %70 = llvm.getelementptr inbounds %33[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<150 x i32>
    %71 = llvm.call @memcmp(%69, %70, %5) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %72 = llvm.icmp "eq" %71, %1 : i32
    %73 = llvm.zext %72 : i1 to i32
    %74 = llvm.load %37 {alignment = 4 : i64} : !llvm.ptr -> i32
    %75 = llvm.add %74, %73 overflow<nsw> : i32
    llvm.store %75, %37 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // pred: ^bb6
    %76 = llvm.load %38 {alignment = 4 : i64} : !llvm.ptr -> i32
    %77 = llvm.add %76, %0 : i32
    llvm.store %77, %38 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5 {loop_annotation = #loop_annotation}
  ^bb8:  // pred: ^bb5
    %78 = llvm.load %37 {alignment = 4 : i64} : !llvm.ptr -> i32
    %79 = llvm.getelementptr inbounds %33[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<150 x i32>
    %80 = llvm.load %79 {alignment = 16 : i64} : !llvm.ptr -> i32
    %81 = llvm.getelementptr inbounds %33[%4, %7] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<150 x i32>
    %82 = llvm.load %81 {alignment = 4 : i64} : !llvm.ptr -> i32
    %83 = llvm.call @printf(%8, %78, %6, %80, %82) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %84 = llvm.getelementptr inbounds %33[%4, %9] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<150 x i32>
    %85 = llvm.load %84 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %85, %39 {alignment = 4 : i64} : i32, !llvm.ptr
    %86 = llvm.getelementptr inbounds %33[%4, %9] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<150 x i32>
    %87 = llvm.load %86 {alignment = 4 : i64} : !llvm.ptr -> i32
    %88 = llvm.add %87, %0 overflow<nsw> : i32
    llvm.store %88, %40 {alignment = 4 : i64} : i32, !llvm.ptr
    %89 = llvm.getelementptr inbounds %33[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<150 x i32>
    %90 = llvm.call @bsearch(%39, %89, %10, %11, %12) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    llvm.store %90, %41 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %91 = llvm.getelementptr inbounds %33[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<150 x i32>
    %92 = llvm.call @bsearch(%40, %91, %10, %11, %12) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    llvm.store %92, %42 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %93 = llvm.load %41 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %94 = llvm.icmp "ne" %93, %13 : !llvm.ptr
    llvm.cond_br %94, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    %95 = llvm.load %41 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %96 = llvm.getelementptr inbounds %33[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<150 x i32>
    %97 = llvm.ptrtoint %95 : !llvm.ptr to i64
    %98 = llvm.ptrtoint %96 : !llvm.ptr to i64
    %99 = llvm.sub %97, %98 : i64
    %100 = llvm.sdiv exact %99, %11 : i64
    %101 = llvm.trunc %100 : i64 to i32
    llvm.br ^bb11(%101 : i32)
  ^bb10:  // pred: ^bb8
    llvm.br ^bb11(%14 : i32)
  ^bb11(%102: i32):  // 2 preds: ^bb9, ^bb10
    %103 = llvm.load %42 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %104 = llvm.icmp "eq" %103, %13 : !llvm.ptr
    %105 = llvm.zext %104 : i1 to i32
    %106 = llvm.call @printf(%15, %102, %105) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %107 = llvm.getelementptr inbounds %34[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<150 x i32>
    llvm.call @qsort(%107, %16, %11, %17) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %108 = llvm.getelementptr inbounds %34[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<150 x i32>
    %109 = llvm.load %108 {alignment = 16 : i64} : !llvm.ptr -> i32
    %110 = llvm.getelementptr inbounds %34[%4, %18] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<150 x i32>
    %111 = llvm.load %110 {alignment = 4 : i64} : !llvm.ptr -> i32
    %112 = llvm.icmp "sgt" %109, %111 : i32
    %113 = llvm.zext %112 : i1 to i32
    %114 = llvm.call @printf(%19, %113) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    "llvm.intr.memcpy"(%43, %20, %21) <{arg_attrs = [{llvm.align = 16 : i64}, {llvm.align = 16 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %115 = llvm.getelementptr inbounds %43[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<5 x struct<"struct.person", (array<10 x i8>, i16)>>
    llvm.call @qsort(%115, %22, %23, %24) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.store %1, %44 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb12
  ^bb12:  // 2 preds: ^bb11, ^bb14
    %116 = llvm.load %44 {alignment = 4 : i64} : !llvm.ptr -> i32
    %117 = llvm.icmp "slt" %116, %25 : i32
    llvm.cond_br %117, ^bb13, ^bb15
  ^bb13:  // pred: ^bb12
    %118 = llvm.load %44 {alignment = 4 : i64} : !llvm.ptr -> i32
    %119 = llvm.sext %118 : i32 to i64
    %120 = llvm.getelementptr inbounds %43[%4, %119] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<5 x struct<"struct.person", (array<10 x i8>, i16)>>
    %121 = llvm.getelementptr inbounds|nuw %120[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.person", (array<10 x i8>, i16)>
    %122 = llvm.getelementptr inbounds %121[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<10 x i8>
    %123 = llvm.load %44 {alignment = 4 : i64} : !llvm.ptr -> i32
    %124 = llvm.sext %123 : i32 to i64
    %125 = llvm.getelementptr inbounds %43[%4, %124] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<5 x struct<"struct.person", (array<10 x i8>, i16)>>
    %126 = llvm.getelementptr inbounds|nuw %125[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.person", (array<10 x i8>, i16)>
    %127 = llvm.load %126 {alignment = 2 : i64} : !llvm.ptr -> i16
    %128 = llvm.sext %127 : i16 to i32
    %129 = llvm.call @printf(%27, %122, %128) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb14
  ^bb14:  // pred: ^bb13
    %130 = llvm.load %44 {alignment = 4 : i64} : !llvm.ptr -> i32
    %131 = llvm.add %130, %0 overflow<nsw> : i32
    llvm.store %131, %44 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb12 {loop_annotation = #loop_annotation}
  ^bb15:  // pred: ^bb12
    %132 = llvm.call @printf(%26) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
    %133 = llvm.load %37 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %133 : i32
  }
  llvm.func internal @library(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(4 : i64) : i64
    %2 = llvm.mlir.addressof @ascending : !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 4 : i64} : i32, !llvm.ptr
    %5 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    %7 = llvm.sext %6 : i32 to i64
    llvm.call @qsort(%5, %7, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func internal @quick(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(-1 : i32) : i32
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb12
    %10 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %11 = llvm.icmp "sgt" %10, %0 : i32
    llvm.cond_br %11, ^bb2, ^bb13
  ^bb2:  // pred: ^bb1
    %12 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %14 = llvm.sdiv %13, %1 : i32
    %15 = llvm.sext %14 : i32 to i64
    %16 = llvm.getelementptr inbounds %12[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %17 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %17, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %2, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    %18 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %19 = llvm.sub %18, %0 overflow<nsw> : i32
    llvm.store %19, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb2, ^bb11
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb3, ^bb5
    %20 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %22 = llvm.sext %21 : i32 to i64
    %23 = llvm.getelementptr inbounds %20[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %24 = llvm.load %23 {alignment = 4 : i64} : !llvm.ptr -> i32
    %25 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %26 = llvm.icmp "slt" %24, %25 : i32
    llvm.cond_br %26, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %27 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %28 = llvm.add %27, %0 overflow<nsw> : i32
    llvm.store %28, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb4 {loop_annotation = #loop_annotation}
  ^bb6:  // pred: ^bb4
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb6, ^bb8
    %29 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %31 = llvm.sext %30 : i32 to i64
    %32 = llvm.getelementptr inbounds %29[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %33 = llvm.load %32 {alignment = 4 : i64} : !llvm.ptr -> i32
    %34 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %35 = llvm.icmp "sgt" %33, %34 : i32
    llvm.cond_br %35, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %36 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %37 = llvm.add %36, %3 overflow<nsw> : i32
    llvm.store %37, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb7 {loop_annotation = #loop_annotation}
  ^bb9:  // pred: ^bb7
    %38 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %39 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %40 = llvm.icmp "sge" %38, %39 : i32
    llvm.cond_br %40, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    llvm.br ^bb12
  ^bb11:  // pred: ^bb9
    %41 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %42 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %43 = llvm.sext %42 : i32 to i64
    %44 = llvm.getelementptr inbounds %41[%43] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %45 = llvm.load %44 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %45, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    %46 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %47 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %48 = llvm.sext %47 : i32 to i64
    %49 = llvm.getelementptr inbounds %46[%48] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %50 = llvm.load %49 {alignment = 4 : i64} : !llvm.ptr -> i32
    %51 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %52 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %53 = llvm.add %52, %0 overflow<nsw> : i32
    llvm.store %53, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    %54 = llvm.sext %52 : i32 to i64
    %55 = llvm.getelementptr inbounds %51[%54] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %50, %55 {alignment = 4 : i64} : i32, !llvm.ptr
    %56 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %57 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %58 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %59 = llvm.add %58, %3 overflow<nsw> : i32
    llvm.store %59, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    %60 = llvm.sext %58 : i32 to i64
    %61 = llvm.getelementptr inbounds %57[%60] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %56, %61 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb12:  // pred: ^bb10
    %62 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %63 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.call @quick(%62, %63) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %64 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %65 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %66 = llvm.sext %64 : i32 to i64
    %67 = llvm.getelementptr inbounds %65[%66] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %67, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %68 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %69 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %70 = llvm.sub %69, %68 overflow<nsw> : i32
    llvm.store %70, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb13:  // pred: ^bb1
    llvm.return
  }
  llvm.func internal @heap(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(-1 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    %10 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %11 = llvm.sdiv %10, %1 : i32
    llvm.store %11, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb2
    %12 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %13 = llvm.add %12, %2 overflow<nsw> : i32
    llvm.store %13, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    %14 = llvm.icmp "sgt" %12, %3 : i32
    llvm.cond_br %14, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %15 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %17 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.call @sift(%15, %16, %17) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb3:  // pred: ^bb1
    %18 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %18, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb3, ^bb5
    %19 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %20 = llvm.add %19, %2 overflow<nsw> : i32
    llvm.store %20, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    %21 = llvm.icmp "sgt" %19, %0 : i32
    llvm.cond_br %21, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %22 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.getelementptr inbounds %22[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %24 = llvm.load %23 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %24, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    %25 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %27 = llvm.sext %26 : i32 to i64
    %28 = llvm.getelementptr inbounds %25[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %29 = llvm.load %28 {alignment = 4 : i64} : !llvm.ptr -> i32
    %30 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.getelementptr inbounds %30[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %29, %31 {alignment = 4 : i64} : i32, !llvm.ptr
    %32 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %33 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %34 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %35 = llvm.sext %34 : i32 to i64
    %36 = llvm.getelementptr inbounds %33[%35] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %32, %36 {alignment = 4 : i64} : i32, !llvm.ptr
    %37 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %38 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.call @sift(%37, %3, %38) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb4 {loop_annotation = #loop_annotation}
  ^bb6:  // pred: ^bb4
    llvm.return
  }
  llvm.func internal @merge(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(4 : i64) : i64
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    %11 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %12 = llvm.icmp "slt" %11, %1 : i32
    llvm.cond_br %12, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.br ^bb10
  ^bb2:  // pred: ^bb0
    %13 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %14 = llvm.sdiv %13, %1 : i32
    llvm.store %14, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    %15 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %16 = llvm.sext %15 : i32 to i64
    %17 = llvm.mul %16, %2 : i64
    %18 = llvm.call @malloc(%17) {no_unwind} : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias})
    llvm.store %18, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %19 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.call @merge(%19, %20) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %21 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %23 = llvm.sext %22 : i32 to i64
    %24 = llvm.getelementptr inbounds %21[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %25 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %26 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %27 = llvm.sub %25, %26 overflow<nsw> : i32
    llvm.call @merge(%24, %27) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %28 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %31 = llvm.sext %30 : i32 to i64
    %32 = llvm.mul %31, %2 : i64
    "llvm.intr.memcpy"(%28, %29, %32) <{arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.store %3, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    %33 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %33, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %3, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb2, ^bb8
    %34 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %35 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %36 = llvm.icmp "slt" %34, %35 : i32
    llvm.cond_br %36, ^bb4, ^bb9
  ^bb4:  // pred: ^bb3
    %37 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %38 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %39 = llvm.icmp "slt" %37, %38 : i32
    llvm.cond_br %39, ^bb5, ^bb7
  ^bb5:  // pred: ^bb4
    %40 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %41 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %42 = llvm.sext %41 : i32 to i64
    %43 = llvm.getelementptr inbounds %40[%42] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %44 = llvm.load %43 {alignment = 4 : i64} : !llvm.ptr -> i32
    %45 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %46 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %47 = llvm.sext %46 : i32 to i64
    %48 = llvm.getelementptr inbounds %45[%47] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %49 = llvm.load %48 {alignment = 4 : i64} : !llvm.ptr -> i32
    %50 = llvm.icmp "slt" %44, %49 : i32
    llvm.cond_br %50, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %51 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %52 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %53 = llvm.add %52, %0 overflow<nsw> : i32
    llvm.store %53, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    %54 = llvm.sext %52 : i32 to i64
    %55 = llvm.getelementptr inbounds %51[%54] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %56 = llvm.load %55 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.br ^bb8(%56 : i32)
  ^bb7:  // 2 preds: ^bb4, ^bb5
    %57 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %58 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %59 = llvm.add %58, %0 overflow<nsw> : i32
    llvm.store %59, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    %60 = llvm.sext %58 : i32 to i64
    %61 = llvm.getelementptr inbounds %57[%60] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %62 = llvm.load %61 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.br ^bb8(%62 : i32)
  ^bb8(%63: i32):  // 2 preds: ^bb6, ^bb7
    %64 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %65 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %66 = llvm.add %65, %0 overflow<nsw> : i32
    llvm.store %66, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    %67 = llvm.sext %65 : i32 to i64
    %68 = llvm.getelementptr inbounds %64[%67] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %63, %68 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3 {loop_annotation = #loop_annotation}
  ^bb9:  // pred: ^bb3
    %69 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%69) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb10
  ^bb10:  // 2 preds: ^bb1, ^bb9
    llvm.return
  }
  llvm.func internal @shell(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(false) : i1
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    %10 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %11 = llvm.sdiv %10, %1 : i32
    llvm.store %11, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb13
    %12 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %13 = llvm.icmp "ne" %12, %2 : i32
    llvm.cond_br %13, ^bb2, ^bb14
  ^bb2:  // pred: ^bb1
    %14 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %14, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb2, ^bb11
    %15 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %16 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %17 = llvm.icmp "slt" %15, %16 : i32
    llvm.cond_br %17, ^bb4, ^bb12
  ^bb4:  // pred: ^bb3
    %18 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %20 = llvm.sext %19 : i32 to i64
    %21 = llvm.getelementptr inbounds %18[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %22 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %22, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    %23 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %23, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb4, ^bb9
    %24 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %25 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %26 = llvm.icmp "sge" %24, %25 : i32
    llvm.cond_br %26, ^bb6, ^bb7(%3 : i1)
  ^bb6:  // pred: ^bb5
    %27 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %29 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %30 = llvm.sub %28, %29 overflow<nsw> : i32
    %31 = llvm.sext %30 : i32 to i64
    %32 = llvm.getelementptr inbounds %27[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %33 = llvm.load %32 {alignment = 4 : i64} : !llvm.ptr -> i32
    %34 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %35 = llvm.icmp "sgt" %33, %34 : i32
    llvm.br ^bb7(%35 : i1)
  ^bb7(%36: i1):  // 2 preds: ^bb5, ^bb6
    llvm.cond_br %36, ^bb8, ^bb10
  ^bb8:  // pred: ^bb7
    %37 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %38 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %39 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %40 = llvm.sub %38, %39 overflow<nsw> : i32
    %41 = llvm.sext %40 : i32 to i64
    %42 = llvm.getelementptr inbounds %37[%41] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %43 = llvm.load %42 {alignment = 4 : i64} : !llvm.ptr -> i32
    %44 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %45 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %46 = llvm.sext %45 : i32 to i64
    %47 = llvm.getelementptr inbounds %44[%46] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %43, %47 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb9:  // pred: ^bb8
    %48 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %49 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %50 = llvm.sub %49, %48 overflow<nsw> : i32
    llvm.store %50, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5 {loop_annotation = #loop_annotation}
  ^bb10:  // pred: ^bb7
    %51 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %52 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %53 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %54 = llvm.sext %53 : i32 to i64
    %55 = llvm.getelementptr inbounds %52[%54] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %51, %55 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb11
  ^bb11:  // pred: ^bb10
    %56 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %57 = llvm.add %56, %0 overflow<nsw> : i32
    llvm.store %57, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3 {loop_annotation = #loop_annotation}
  ^bb12:  // pred: ^bb3
    llvm.br ^bb13
  ^bb13:  // pred: ^bb12
    %58 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %59 = llvm.sdiv %58, %1 : i32
    llvm.store %59, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb14:  // pred: ^bb1
    llvm.return
  }
  llvm.func internal @radix(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(32 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(-2147483648 : i32) : i32
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.constant(1028 : i64) : i64
    %7 = llvm.mlir.constant(256 : i32) : i32
    %8 = llvm.mlir.constant(600 : i64) : i64
    %9 = llvm.mlir.constant(8 : i32) : i32
    %10 = llvm.mlir.constant(255 : i32) : i32
    %11 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.array<150 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.array<150 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x !llvm.array<257 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %20 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %21 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %12 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %15 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %22 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %23 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %24 = llvm.icmp "slt" %22, %23 : i32
    llvm.cond_br %24, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %25 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %27 = llvm.sext %26 : i32 to i64
    %28 = llvm.getelementptr inbounds %25[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %29 = llvm.load %28 {alignment = 4 : i64} : !llvm.ptr -> i32
    %30 = llvm.xor %29, %4 : i32
    %31 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %32 = llvm.sext %31 : i32 to i64
    %33 = llvm.getelementptr inbounds %14[%3, %32] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<150 x i32>
    llvm.store %30, %33 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %34 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %35 = llvm.add %34, %0 overflow<nsw> : i32
    llvm.store %35, %15 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    llvm.store %1, %16 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb4, ^bb19
    %36 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %37 = llvm.icmp "slt" %36, %2 : i32
    llvm.cond_br %37, ^bb6, ^bb20
  ^bb6:  // pred: ^bb5
    "llvm.intr.memset"(%17, %5, %6) <{arg_attrs = [{llvm.align = 16 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.store %1, %18 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb6, ^bb9
    %38 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    %39 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %40 = llvm.icmp "slt" %38, %39 : i32
    llvm.cond_br %40, ^bb8, ^bb10
  ^bb8:  // pred: ^bb7
    %41 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    %42 = llvm.sext %41 : i32 to i64
    %43 = llvm.getelementptr inbounds %14[%3, %42] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<150 x i32>
    %44 = llvm.load %43 {alignment = 4 : i64} : !llvm.ptr -> i32
    %45 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %46 = llvm.lshr %44, %45 : i32
    %47 = llvm.and %46, %10 : i32
    %48 = llvm.add %47, %0 : i32
    %49 = llvm.zext %48 : i32 to i64
    %50 = llvm.getelementptr inbounds|nuw %17[%3, %49] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<257 x i32>
    %51 = llvm.load %50 {alignment = 4 : i64} : !llvm.ptr -> i32
    %52 = llvm.add %51, %0 overflow<nsw> : i32
    llvm.store %52, %50 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb9:  // pred: ^bb8
    %53 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    %54 = llvm.add %53, %0 overflow<nsw> : i32
    llvm.store %54, %18 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb7 {loop_annotation = #loop_annotation}
  ^bb10:  // pred: ^bb7
    llvm.store %1, %19 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb11
  ^bb11:  // 2 preds: ^bb10, ^bb13
    %55 = llvm.load %19 {alignment = 4 : i64} : !llvm.ptr -> i32
    %56 = llvm.icmp "slt" %55, %7 : i32
    llvm.cond_br %56, ^bb12, ^bb14
  ^bb12:  // pred: ^bb11
    %57 = llvm.load %19 {alignment = 4 : i64} : !llvm.ptr -> i32
    %58 = llvm.sext %57 : i32 to i64
    %59 = llvm.getelementptr inbounds %17[%3, %58] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<257 x i32>
    %60 = llvm.load %59 {alignment = 4 : i64} : !llvm.ptr -> i32
    %61 = llvm.load %19 {alignment = 4 : i64} : !llvm.ptr -> i32
    %62 = llvm.add %61, %0 overflow<nsw> : i32
    %63 = llvm.sext %62 : i32 to i64
    %64 = llvm.getelementptr inbounds %17[%3, %63] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<257 x i32>
    %65 = llvm.load %64 {alignment = 4 : i64} : !llvm.ptr -> i32
    %66 = llvm.add %65, %60 overflow<nsw> : i32
    llvm.store %66, %64 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb13
  ^bb13:  // pred: ^bb12
    %67 = llvm.load %19 {alignment = 4 : i64} : !llvm.ptr -> i32
    %68 = llvm.add %67, %0 overflow<nsw> : i32
    llvm.store %68, %19 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb11 {loop_annotation = #loop_annotation}
  ^bb14:  // pred: ^bb11
    llvm.store %1, %20 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb15
  ^bb15:  // 2 preds: ^bb14, ^bb17
    %69 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> i32
    %70 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %71 = llvm.icmp "slt" %69, %70 : i32
    llvm.cond_br %71, ^bb16, ^bb18
  ^bb16:  // pred: ^bb15
    %72 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> i32
    %73 = llvm.sext %72 : i32 to i64
    %74 = llvm.getelementptr inbounds %14[%3, %73] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<150 x i32>
    %75 = llvm.load %74 {alignment = 4 : i64} : !llvm.ptr -> i32
    %76 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> i32
    %77 = llvm.sext %76 : i32 to i64
    %78 = llvm.getelementptr inbounds %14[%3, %77] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<150 x i32>
    %79 = llvm.load %78 {alignment = 4 : i64} : !llvm.ptr -> i32
    %80 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %81 = llvm.lshr %79, %80 : i32
    %82 = llvm.and %81, %10 : i32
    %83 = llvm.zext %82 : i32 to i64
    %84 = llvm.getelementptr inbounds|nuw %17[%3, %83] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<257 x i32>
    %85 = llvm.load %84 {alignment = 4 : i64} : !llvm.ptr -> i32
    %86 = llvm.add %85, %0 overflow<nsw> : i32
    llvm.store %86, %84 {alignment = 4 : i64} : i32, !llvm.ptr
    %87 = llvm.sext %85 : i32 to i64
    %88 = llvm.getelementptr inbounds %13[%3, %87] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<150 x i32>
    llvm.store %75, %88 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb17
  ^bb17:  // pred: ^bb16
    %89 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> i32
    %90 = llvm.add %89, %0 overflow<nsw> : i32
    llvm.store %90, %20 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb15 {loop_annotation = #loop_annotation}
  ^bb18:  // pred: ^bb15
    %91 = llvm.getelementptr inbounds %14[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<150 x i32>
    %92 = llvm.getelementptr inbounds %13[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<150 x i32>
    "llvm.intr.memcpy"(%91, %92, %8) <{arg_attrs = [{llvm.align = 16 : i64}, {llvm.align = 16 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb19
  ^bb19:  // pred: ^bb18
    %93 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %94 = llvm.add %93, %9 overflow<nsw> : i32
    llvm.store %94, %16 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5 {loop_annotation = #loop_annotation}
  ^bb20:  // pred: ^bb5
    llvm.store %1, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb21
  ^bb21:  // 2 preds: ^bb20, ^bb23
    %95 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %96 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %97 = llvm.icmp "slt" %95, %96 : i32
    llvm.cond_br %97, ^bb22, ^bb24
  ^bb22:  // pred: ^bb21
    %98 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %99 = llvm.sext %98 : i32 to i64
    %100 = llvm.getelementptr inbounds %14[%3, %99] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<150 x i32>
    %101 = llvm.load %100 {alignment = 4 : i64} : !llvm.ptr -> i32
    %102 = llvm.xor %101, %4 : i32
    %103 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %104 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %105 = llvm.sext %104 : i32 to i64
    %106 = llvm.getelementptr inbounds %103[%105] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %102, %106 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb23
  ^bb23:  // pred: ^bb22
    %107 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %108 = llvm.add %107, %0 overflow<nsw> : i32
    llvm.store %108, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb21 {loop_annotation = #loop_annotation}
  ^bb24:  // pred: ^bb21
    llvm.return
  }
  llvm.func @memcmp(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @bsearch(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @ascending(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %6, %3 {alignment = 4 : i64} : i32, !llvm.ptr
    %7 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %8, %4 {alignment = 4 : i64} : i32, !llvm.ptr
    %9 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %10 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    %11 = llvm.icmp "sgt" %9, %10 : i32
    %12 = llvm.zext %11 : i1 to i32
    %13 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %14 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    %15 = llvm.icmp "slt" %13, %14 : i32
    %16 = llvm.zext %15 : i1 to i32
    %17 = llvm.sub %12, %16 overflow<nsw> : i32
    llvm.return %17 : i32
  }
  llvm.func @qsort(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @descending(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.call @ascending(%3, %4) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.return %5 : i32
  }
  llvm.func internal @by_age(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %7 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %7, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %8 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %8, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %9 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %9[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.person", (array<10 x i8>, i16)>
    %11 = llvm.load %10 {alignment = 2 : i64} : !llvm.ptr -> i16
    %12 = llvm.sext %11 : i16 to i32
    %13 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.getelementptr inbounds|nuw %13[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.person", (array<10 x i8>, i16)>
    %15 = llvm.load %14 {alignment = 2 : i64} : !llvm.ptr -> i16
    %16 = llvm.sext %15 : i16 to i32
    %17 = llvm.icmp "ne" %12, %16 : i32
    llvm.cond_br %17, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %18 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.getelementptr inbounds|nuw %18[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.person", (array<10 x i8>, i16)>
    %20 = llvm.load %19 {alignment = 2 : i64} : !llvm.ptr -> i16
    %21 = llvm.sext %20 : i16 to i32
    %22 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.getelementptr inbounds|nuw %22[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.person", (array<10 x i8>, i16)>
    %24 = llvm.load %23 {alignment = 2 : i64} : !llvm.ptr -> i16
    %25 = llvm.sext %24 : i16 to i32
    %26 = llvm.sub %21, %25 overflow<nsw> : i32
    llvm.br ^bb3(%26 : i32)
  ^bb2:  // pred: ^bb0
    %27 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.getelementptr inbounds|nuw %27[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.person", (array<10 x i8>, i16)>
    %29 = llvm.getelementptr inbounds %28[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<10 x i8>
    %30 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.getelementptr inbounds|nuw %30[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.person", (array<10 x i8>, i16)>
    %32 = llvm.getelementptr inbounds %31[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<10 x i8>
    %33 = llvm.call @strcmp(%29, %32) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb3(%33 : i32)
  ^bb3(%34: i32):  // 2 preds: ^bb1, ^bb2
    llvm.return %34 : i32
  }
  llvm.func internal @sift(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}, %arg2: i32 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg2, %4 {alignment = 4 : i64} : i32, !llvm.ptr
    %7 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %9 = llvm.sext %8 : i32 to i64
    %10 = llvm.getelementptr inbounds %7[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %11 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %11, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb8
    %12 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %13 = llvm.mul %1, %12 overflow<nsw> : i32
    %14 = llvm.add %13, %0 overflow<nsw> : i32
    llvm.store %14, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    %15 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    %16 = llvm.icmp "slt" %14, %15 : i32
    llvm.cond_br %16, ^bb2, ^bb9
  ^bb2:  // pred: ^bb1
    %17 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %18 = llvm.add %17, %0 overflow<nsw> : i32
    %19 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    %20 = llvm.icmp "slt" %18, %19 : i32
    llvm.cond_br %20, ^bb3, ^bb5
  ^bb3:  // pred: ^bb2
    %21 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %23 = llvm.add %22, %0 overflow<nsw> : i32
    %24 = llvm.sext %23 : i32 to i64
    %25 = llvm.getelementptr inbounds %21[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %26 = llvm.load %25 {alignment = 4 : i64} : !llvm.ptr -> i32
    %27 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %29 = llvm.sext %28 : i32 to i64
    %30 = llvm.getelementptr inbounds %27[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %31 = llvm.load %30 {alignment = 4 : i64} : !llvm.ptr -> i32
    %32 = llvm.icmp "sgt" %26, %31 : i32
    llvm.cond_br %32, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %33 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %34 = llvm.add %33, %0 overflow<nsw> : i32
    llvm.store %34, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // 3 preds: ^bb2, ^bb3, ^bb4
    %35 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %36 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %37 = llvm.sext %36 : i32 to i64
    %38 = llvm.getelementptr inbounds %35[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %39 = llvm.load %38 {alignment = 4 : i64} : !llvm.ptr -> i32
    %40 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %41 = llvm.icmp "sle" %39, %40 : i32
    llvm.cond_br %41, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    llvm.br ^bb9
  ^bb7:  // pred: ^bb5
    %42 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %43 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %44 = llvm.sext %43 : i32 to i64
    %45 = llvm.getelementptr inbounds %42[%44] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %46 = llvm.load %45 {alignment = 4 : i64} : !llvm.ptr -> i32
    %47 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %48 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %49 = llvm.sext %48 : i32 to i64
    %50 = llvm.getelementptr inbounds %47[%49] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %46, %50 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb8:  // pred: ^bb7
    %51 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %51, %3 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb9:  // 2 preds: ^bb1, ^bb6
    %52 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %53 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %54 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %55 = llvm.sext %54 : i32 to i64
    %56 = llvm.getelementptr inbounds %53[%55] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %52, %56 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func @malloc(i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["allocsize", "4294967295"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @free(!llvm.ptr {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @strcmp(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
}
