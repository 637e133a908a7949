#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("%d %d %d %d %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%08x %08x %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("%04x %016llx\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("%08x %08x %08x\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("%02x %04x\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("%d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("%d %u\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("%d %ld\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.8"("%016llx\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.9"("%u %d %u\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.10"("%u %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main() -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.constant(48 : i64) : i64
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(2147483648 : i64) : i64
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.constant(-2401053089206439923 : i64) : i64
    %8 = llvm.mlir.constant(3 : i32) : i32
    %9 = llvm.mlir.constant(-1 : i64) : i64
    %10 = llvm.mlir.constant(4 : i32) : i32
    %11 = llvm.mlir.constant(-9223372036854775808 : i64) : i64
    %12 = llvm.mlir.constant(5 : i32) : i32
    %13 = llvm.mlir.constant(40 : i64) : i64
    %14 = llvm.mlir.constant(6 : i32) : i32
    %15 = llvm.mlir.constant(305419896 : i32) : i32
    %16 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %17 = llvm.mlir.constant(510274632 : i32) : i32
    %18 = llvm.mlir.constant(31 : i32) : i32
    %19 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %20 = llvm.mlir.constant(13330 : i32) : i32
    %21 = llvm.mlir.constant(578437695752307201 : i64) : i64
    %22 = llvm.mlir.constant(-2147483647 : i32) : i32
    %23 = llvm.mlir.constant(36 : i32) : i32
    %24 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %25 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %26 = llvm.mlir.constant(16675 : i32) : i32
    %27 = llvm.mlir.constant(2147483647 : i32) : i32
    %28 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %29 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %30 = llvm.mlir.constant(4611686018427387903 : i64) : i64
    %31 = llvm.mlir.constant(3 : i64) : i64
    %32 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %33 = llvm.mlir.constant(70000 : i64) : i64
    %34 = llvm.mlir.constant(30000 : i32) : i32
    %35 = llvm.mlir.constant(65535 : i32) : i32
    %36 = llvm.mlir.constant(4660 : i32) : i32
    %37 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %38 = llvm.mlir.constant(300 : i32) : i32
    %39 = llvm.mlir.constant(32 : i64) : i64
    %40 = llvm.mlir.constant(256 : i32) : i32
    %41 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %42 = llvm.mlir.constant(-1 : i32) : i32
    %43 = llvm.mlir.constant(8 : i32) : i32
    %44 = llvm.mlir.constant(16 : i32) : i32
    %45 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %46 = llvm.mlir.constant(37 : i32) : i32
    %47 = llvm.mlir.constant(0 : i64) : i64
    %48 = llvm.mlir.constant(64 : i32) : i32
    %49 = llvm.mlir.constant(63 : i32) : i32
    %50 = llvm.mlir.constant(7 : i32) : i32
    %51 = llvm.mlir.constant(true) : i1
    %52 = llvm.mlir.addressof @".str" : !llvm.ptr
    %53 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %54 = llvm.alloca %0 x !llvm.array<6 x i64> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %55 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %56 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %57 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %58 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %59 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %60 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %61 = llvm.alloca %0 x i16 {alignment = 2 : i64} : (i32) -> !llvm.ptr
    %62 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %63 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %64 = llvm.alloca %0 x !llvm.array<4 x i64> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %65 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %66 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %67 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %68 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %69 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %70 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %53 {alignment = 4 : i64} : i32, !llvm.ptr
    "llvm.intr.memset"(%54, %2, %3) <{arg_attrs = [{llvm.align = 16 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %71 = llvm.getelementptr inbounds %54[%1, %1] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.array<6 x i64>
    llvm.store %4, %71 {alignment = 16 : i64} : i64, !llvm.ptr
    %72 = llvm.getelementptr inbounds %54[%1, %0] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.array<6 x i64>
    llvm.store %5, %72 {alignment = 8 : i64} : i64, !llvm.ptr
    %73 = llvm.getelementptr inbounds %54[%1, %6] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.array<6 x i64>
    llvm.store %7, %73 {alignment = 16 : i64} : i64, !llvm.ptr
    %74 = llvm.getelementptr inbounds %54[%1, %8] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.array<6 x i64>
    llvm.store %9, %74 {alignment = 8 : i64} : i64, !llvm.ptr
    %75 = llvm.getelementptr inbounds %54[%1, %10] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.array<6 x i64>
    llvm.store %11, %75 {alignment = 16 : i64} : i64, !llvm.ptr
    %76 = llvm.getelementptr inbounds %54[%1, %12] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.array<6 x i64>
    llvm.store %13, %76 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %1, %55 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %77 = llvm.load %55 {alignment = 4 : i64} : !llvm.ptr -> i32
    %78 = llvm.icmp "slt" %77, %14 : i32
    llvm.cond_br %78, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %79 = llvm.load %55 {alignment = 4 : i64} : !llvm.ptr -> i32
    %80 = llvm.sext %79 : i32 to i64
    %81 = llvm.getelementptr inbounds %54[%47, %80] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x i64>
    %82 = llvm.load %81 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %82, %56 {alignment = 8 : i64} : i64, !llvm.ptr
    %83 = llvm.load %56 {alignment = 8 : i64} : !llvm.ptr -> i64
    %84 = llvm.call @count(%83) : (i64 {llvm.noundef}) -> i32
    %85 = llvm.load %56 {alignment = 8 : i64} : !llvm.ptr -> i64
    %86 = llvm.intr.ctpop(%85) : (i64) -> i64
    %87 = llvm.trunc %86 : i64 to i32
    %88 = llvm.load %56 {alignment = 8 : i64} : !llvm.ptr -> i64
    %89 = "llvm.intr.ctlz"(%88) <{is_zero_poison = true}> : (i64) -> i64
    %90 = llvm.trunc %89 : i64 to i32
    %91 = llvm.load %56 {alignment = 8 : i64} : !llvm.ptr -> i64
    %92 = "llvm.intr.cttz"(%91) <{is_zero_poison = true}> : (i64) -> i64
    %93 = llvm.trunc %92 : i64 to i32
    %94 = llvm.load %56 {alignment = 8 : i64} : !llvm.ptr -> i64
    %95 = llvm.intr.ctpop(%94) : (i64) -> i64
    %96 = llvm.and %95, %4 : i64
    %97 = llvm.trunc %96 : i64 to i32
    %98 = llvm.load %56 {alignment = 8 : i64} : !llvm.ptr -> i64
    %99 = "llvm.intr.cttz"(%98) <{is_zero_poison = true}> : (i64) -> i64
    %100 = llvm.add %99, %4 : i64
    %101 = llvm.icmp "eq" %98, %47 : i64
    %102 = llvm.select %101, %47, %100 : i1, i64
    %103 = llvm.trunc %102 : i64 to i32
    %104 = llvm.call @printf(%52, %84, %87, %90, %93, %97, %103) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %105 = llvm.load %55 {alignment = 4 : i64} : !llvm.ptr -> i32
    %106 = llvm.add %105, %0 overflow<nsw> : i32
    llvm.store %106, %55 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    %107 = llvm.call @reverse(%15) : (i32 {llvm.noundef}) -> i32
    %108 = llvm.call @printf(%16, %107, %17, %18, %10) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %109 = llvm.call @printf(%19, %20, %21) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %110 = llvm.call @left(%22, %10) : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %111 = llvm.call @left(%22, %1) : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %112 = llvm.call @left(%22, %23) : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %113 = llvm.call @printf(%24, %110, %111, %112) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %114 = llvm.call @printf(%25, %8, %26) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %115 = "llvm.intr.sadd.with.overflow"(%27, %0) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %116 = llvm.extractvalue %115[1] : !llvm.struct<(i32, i1)> 
    %117 = llvm.extractvalue %115[0] : !llvm.struct<(i32, i1)> 
    llvm.store %117, %57 {alignment = 4 : i64} : i32, !llvm.ptr
    %118 = llvm.zext %116 : i1 to i32
    llvm.store %118, %60 {alignment = 4 : i64} : i32, !llvm.ptr
    %119 = llvm.load %60 {alignment = 4 : i64} : !llvm.ptr -> i32
    %120 = llvm.load %57 {alignment = 4 : i64} : !llvm.ptr -> i32
    %121 = llvm.call @printf(%28, %119, %120) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %122 = "llvm.intr.usub.with.overflow"(%8, %10) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %123 = llvm.extractvalue %122[1] : !llvm.struct<(i32, i1)> 
    %124 = llvm.extractvalue %122[0] : !llvm.struct<(i32, i1)> 
    llvm.store %124, %58 {alignment = 4 : i64} : i32, !llvm.ptr
    %125 = llvm.zext %123 : i1 to i32
    llvm.store %125, %60 {alignment = 4 : i64} : i32, !llvm.ptr
    %126 = llvm.load %60 {alignment = 4 : i64} : !llvm.ptr -> i32
    %127 = llvm.load %58 {alignment = 4 : i64} : !llvm.ptr -> i32
    %128 = llvm.call @printf(%29, %126, %127) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %129 = "llvm.intr.smul.with.overflow"(%30, %31) : (i64, i64) -> !llvm.struct<(i64, i1)>
    %130 = llvm.extractvalue %129[1] : !llvm.struct<(i64, i1)> 
    %131 = llvm.extractvalue %129[0] : !llvm.struct<(i64, i1)> 
    llvm.store %131, %59 {alignment = 8 : i64} : i64, !llvm.ptr
    %132 = llvm.zext %130 : i1 to i32
    llvm.store %132, %60 {alignment = 4 : i64} : i32, !llvm.ptr
    %133 = llvm.load %60 {alignment = 4 : i64} : !llvm.ptr -> i32
    %134 = llvm.load %59 {alignment = 8 : i64} : !llvm.ptr -> i64
    %135 = llvm.call @printf(%32, %133, %134) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %136 = "llvm.intr.smul.with.overflow"(%33, %33) : (i64, i64) -> !llvm.struct<(i64, i1)>
    %137 = llvm.extractvalue %136[1] : !llvm.struct<(i64, i1)> 
    %138 = llvm.extractvalue %136[0] : !llvm.struct<(i64, i1)> 
    llvm.store %138, %59 {alignment = 8 : i64} : i64, !llvm.ptr
    %139 = llvm.zext %137 : i1 to i32
    llvm.store %139, %60 {alignment = 4 : i64} : i32, !llvm.ptr
    %140 = llvm.load %60 {alignment = 4 : i64} : !llvm.ptr -> i32
    %141 = llvm.load %59 {alignment = 8 : i64} : !llvm.ptr -> i64
    %142 = llvm.call @printf(%32, %140, %141) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %143 = "llvm.intr.sadd.with.overflow"(%34, %34) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %144 = llvm.extractvalue %143[1] : !llvm.struct<(i32, i1)> 
    %145 = llvm.extractvalue %143[0] : !llvm.struct<(i32, i1)> 
    %146 = llvm.trunc %145 : i32 to i16
    %147 = llvm.sext %146 : i16 to i32
    %148 = llvm.icmp "ne" %145, %147 : i32
    %149 = llvm.or %144, %148 : i1
    llvm.store %146, %61 {alignment = 2 : i64} : i16, !llvm.ptr
    %150 = llvm.zext %149 : i1 to i32
    llvm.store %150, %60 {alignment = 4 : i64} : i32, !llvm.ptr
    %151 = llvm.load %60 {alignment = 4 : i64} : !llvm.ptr -> i32
    %152 = llvm.load %61 {alignment = 2 : i64} : !llvm.ptr -> i16
    %153 = llvm.sext %152 : i16 to i32
    %154 = llvm.call @printf(%28, %151, %153) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %155 = llvm.call @spread(%35) : (i32 {llvm.noundef}) -> i64
    %156 = llvm.call @spread(%36) : (i32 {llvm.noundef}) -> i64
    %157 = llvm.shl %156, %4 : i64
    %158 = llvm.or %155, %157 : i64
    %159 = llvm.call @printf(%37, %158) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.store %1, %62 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %63 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb4, ^bb9
    %160 = llvm.load %63 {alignment = 4 : i64} : !llvm.ptr -> i32
    %161 = llvm.icmp "ult" %160, %38 : i32
    llvm.cond_br %161, ^bb6, ^bb10
  ^bb6:  // pred: ^bb5
    %162 = llvm.load %63 {alignment = 4 : i64} : !llvm.ptr -> i32
    %163 = llvm.call @gray(%162) : (i32 {llvm.noundef}) -> i32
    %164 = llvm.call @ungray(%163) : (i32 {llvm.noundef}) -> i32
    %165 = llvm.load %63 {alignment = 4 : i64} : !llvm.ptr -> i32
    %166 = llvm.icmp "ne" %164, %165 : i32
    llvm.cond_br %166, ^bb8(%51 : i1), ^bb7
  ^bb7:  // pred: ^bb6
    %167 = llvm.load %63 {alignment = 4 : i64} : !llvm.ptr -> i32
    %168 = llvm.call @gray(%167) : (i32 {llvm.noundef}) -> i32
    %169 = llvm.load %63 {alignment = 4 : i64} : !llvm.ptr -> i32
    %170 = llvm.add %169, %0 : i32
    %171 = llvm.call @gray(%170) : (i32 {llvm.noundef}) -> i32
    %172 = llvm.xor %168, %171 : i32
    %173 = llvm.intr.ctpop(%172) : (i32) -> i32
    %174 = llvm.icmp "ne" %173, %0 : i32
    llvm.br ^bb8(%174 : i1)
  ^bb8(%175: i1):  // 2 preds: ^bb6, ^bb7
    %176 = llvm.zext %175 : i1 to i32
    %177 = llvm.load %62 {alignment = 4 : i64} : !llvm.ptr -> i32
    %178 = llvm.add %177, %176 : i32
    llvm.store %178, %62 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb9:  // pred: ^bb8
    %179 = llvm.load %63 {alignment = 4 : i64} : !llvm.ptr -> i32
    %180 = llvm.add %179, %0 : i32
    llvm.store %180, %63 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5 {loop_annotation = #loop_annotation}
  ^bb10:  // pred: ^bb5
    "llvm.intr.memset"(%64, %2, %39) <{arg_attrs = [{llvm.align = 16 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.store %1, %65 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb11
  ^bb11:  // 2 preds: ^bb10, ^bb13
    %181 = llvm.load %65 {alignment = 4 : i64} : !llvm.ptr -> i32
    %182 = llvm.icmp "ult" %181, %40 : i32
    llvm.cond_br %182, ^bb12, ^bb14
  ^bb12:  // pred: ^bb11
    %183 = llvm.load %65 {alignment = 4 : i64} : !llvm.ptr -> i32
    %184 = llvm.and %183, %49 : i32
    %185 = llvm.zext %184 : i32 to i64
    %186 = llvm.shl %4, %185 : i64
    %187 = llvm.load %65 {alignment = 4 : i64} : !llvm.ptr -> i32
    %188 = llvm.lshr %187, %14 : i32
    %189 = llvm.zext %188 : i32 to i64
    %190 = llvm.getelementptr inbounds|nuw %64[%47, %189] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i64>
    %191 = llvm.load %190 {alignment = 8 : i64} : !llvm.ptr -> i64
    %192 = llvm.or %191, %186 : i64
    llvm.store %192, %190 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb13
  ^bb13:  // pred: ^bb12
    %193 = llvm.load %65 {alignment = 4 : i64} : !llvm.ptr -> i32
    %194 = llvm.add %193, %50 : i32
    llvm.store %194, %65 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb11 {loop_annotation = #loop_annotation}
  ^bb14:  // pred: ^bb11
    llvm.store %1, %66 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %67 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %68 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb15
  ^bb15:  // 2 preds: ^bb14, ^bb21
    %195 = llvm.load %68 {alignment = 4 : i64} : !llvm.ptr -> i32
    %196 = llvm.icmp "slt" %195, %10 : i32
    llvm.cond_br %196, ^bb16, ^bb22
  ^bb16:  // pred: ^bb15
    %197 = llvm.load %68 {alignment = 4 : i64} : !llvm.ptr -> i32
    %198 = llvm.sext %197 : i32 to i64
    %199 = llvm.getelementptr inbounds %64[%47, %198] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i64>
    %200 = llvm.load %199 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %200, %69 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb17
  ^bb17:  // 2 preds: ^bb16, ^bb19
    %201 = llvm.load %69 {alignment = 8 : i64} : !llvm.ptr -> i64
    %202 = llvm.icmp "ne" %201, %47 : i64
    llvm.cond_br %202, ^bb18, ^bb20
  ^bb18:  // pred: ^bb17
    %203 = llvm.load %66 {alignment = 4 : i64} : !llvm.ptr -> i32
    %204 = llvm.add %203, %0 overflow<nsw> : i32
    llvm.store %204, %66 {alignment = 4 : i64} : i32, !llvm.ptr
    %205 = llvm.load %68 {alignment = 4 : i64} : !llvm.ptr -> i32
    %206 = llvm.mul %205, %48 : i32
    %207 = llvm.load %69 {alignment = 8 : i64} : !llvm.ptr -> i64
    %208 = "llvm.intr.cttz"(%207) <{is_zero_poison = true}> : (i64) -> i64
    %209 = llvm.trunc %208 : i64 to i32
    %210 = llvm.add %206, %209 : i32
    llvm.store %210, %67 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb19
  ^bb19:  // pred: ^bb18
    %211 = llvm.load %69 {alignment = 8 : i64} : !llvm.ptr -> i64
    %212 = llvm.sub %211, %4 : i64
    %213 = llvm.load %69 {alignment = 8 : i64} : !llvm.ptr -> i64
    %214 = llvm.and %213, %212 : i64
    llvm.store %214, %69 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb17 {loop_annotation = #loop_annotation}
  ^bb20:  // pred: ^bb17
    llvm.br ^bb21
  ^bb21:  // pred: ^bb20
    %215 = llvm.load %68 {alignment = 4 : i64} : !llvm.ptr -> i32
    %216 = llvm.add %215, %0 overflow<nsw> : i32
    llvm.store %216, %68 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb15 {loop_annotation = #loop_annotation}
  ^bb22:  // pred: ^bb15
    %217 = llvm.load %62 {alignment = 4 : i64} : !llvm.ptr -> i32
    %218 = llvm.load %66 {alignment = 4 : i64} : !llvm.ptr -> i32
    %219 = llvm.load %67 {alignment = 4 : i64} : !llvm.ptr -> i32
    %220 = llvm.call @printf(%41, %217, %218, %219) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %12, %70 {alignment = 4 : i64} : i32, !llvm.ptr
    %221 = llvm.load %70 {alignment = 4 : i64} : !llvm.ptr -> i32
    %222 = llvm.add %221, %42 : i32
    llvm.store %222, %70 {alignment = 4 : i64} : i32, !llvm.ptr
    %223 = llvm.load %70 {alignment = 4 : i64} : !llvm.ptr -> i32
    %224 = llvm.lshr %223, %0 : i32
    %225 = llvm.load %70 {alignment = 4 : i64} : !llvm.ptr -> i32
    %226 = llvm.or %225, %224 : i32
    llvm.store %226, %70 {alignment = 4 : i64} : i32, !llvm.ptr
    %227 = llvm.load %70 {alignment = 4 : i64} : !llvm.ptr -> i32
    %228 = llvm.lshr %227, %6 : i32
    %229 = llvm.load %70 {alignment = 4 : i64} : !llvm.ptr -> i32
    %230 = llvm.or %229, %228 : i32
    llvm.store %230, %70 {alignment = 4 : i64} : i32, !llvm.ptr
    %231 = llvm.load %70 {alignment = 4 : i64} : !llvm.ptr -> i32
    %232 = llvm.lshr %231, %10 : i32
    %233 = llvm.load %70 {alignment = 4 : i64} : !llvm.ptr -> i32
    %234 = llvm.or %233, %232 : i32
    llvm.store %234, %70 {alignment = 4 : i64} : i32, !llvm.ptr
    %235 = llvm.load %70 {alignment = 4 : i64} : !llvm.ptr -> i32
    %236 = llvm.lshr %235, %43 : i32
    %237 = llvm.load %70 {alignment = 4 : i64} : !llvm.ptr -> i32
    %238 = llvm.or %237, %236 : i32
    llvm.store %238, %70 {alignment = 4 : i64} : i32, !llvm.ptr
    %239 = llvm.load %70 {alignment = 4 : i64} : !llvm.ptr -> i32
    %240 = llvm.lshr %239, %44 : i32
    %241 = llvm.load %70 {alignment = 4 : i64} : !llvm.ptr -> i32
    %242 = llvm.or %241, %240 : i32
    llvm.store %242, %70 {alignment = 4 : i64} : i32, !llvm.ptr
    %243 = llvm.load %70 {alignment = 4 : i64} : !llvm.ptr -> i32
    %244 = llvm.add %243, %0 : i32
    llvm.store %244, %70 {alignment = 4 : i64} : i32, !llvm.ptr
    %245 = llvm.load %70 {alignment = 4 : i64} : !llvm.ptr -> i32
    %246 = llvm.call @printf(%45, %245, %46, %12) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %247 = llvm.load %66 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %247 : i32
  }
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @count(%arg0: i64 {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %1, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %6 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
    %7 = llvm.icmp "ne" %6, %2 : i64
    llvm.cond_br %7, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %8 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %9 = llvm.add %8, %0 overflow<nsw> : i32
    llvm.store %9, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %10 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
    %11 = llvm.sub %10, %3 : i64
    %12 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
    %13 = llvm.and %12, %11 : i64
    llvm.store %13, %4 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    %14 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %14 : i32
  }
  llvm.func internal @reverse(%arg0: i32 {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1431655765 : i32) : i32
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.mlir.constant(858993459 : i32) : i32
    %4 = llvm.mlir.constant(4 : i32) : i32
    %5 = llvm.mlir.constant(252645135 : i32) : i32
    %6 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    %7 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %8 = llvm.lshr %7, %0 : i32
    %9 = llvm.and %8, %1 : i32
    %10 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %11 = llvm.and %10, %1 : i32
    %12 = llvm.shl %11, %0 : i32
    %13 = llvm.or %9, %12 : i32
    llvm.store %13, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    %14 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %15 = llvm.lshr %14, %2 : i32
    %16 = llvm.and %15, %3 : i32
    %17 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %18 = llvm.and %17, %3 : i32
    %19 = llvm.shl %18, %2 : i32
    %20 = llvm.or %16, %19 : i32
    llvm.store %20, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    %21 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %22 = llvm.lshr %21, %4 : i32
    %23 = llvm.and %22, %5 : i32
    %24 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %25 = llvm.and %24, %5 : i32
    %26 = llvm.shl %25, %4 : i32
    %27 = llvm.or %23, %26 : i32
    llvm.store %27, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    %28 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %29 = llvm.intr.bswap(%28) : (i32) -> i32
    llvm.return %29 : i32
  }
  llvm.func internal @left(%arg0: i32 {llvm.noundef}, %arg1: i32 {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(31 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 4 : i64} : i32, !llvm.ptr
    %5 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %6 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    %7 = llvm.and %6, %1 : i32
    %8 = llvm.shl %5, %7 : i32
    %9 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %10 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    %11 = llvm.sub %2, %10 : i32
    %12 = llvm.and %11, %1 : i32
    %13 = llvm.lshr %9, %12 : i32
    %14 = llvm.or %8, %13 : i32
    llvm.return %14 : i32
  }
  llvm.func internal @spread(%arg0: i32 {llvm.noundef}) -> i64 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16 : i64) : i64
    %2 = llvm.mlir.constant(281470681808895 : i64) : i64
    %3 = llvm.mlir.constant(8 : i64) : i64
    %4 = llvm.mlir.constant(71777214294589695 : i64) : i64
    %5 = llvm.mlir.constant(4 : i64) : i64
    %6 = llvm.mlir.constant(1085102592571150095 : i64) : i64
    %7 = llvm.mlir.constant(2 : i64) : i64
    %8 = llvm.mlir.constant(3689348814741910323 : i64) : i64
    %9 = llvm.mlir.constant(1 : i64) : i64
    %10 = llvm.mlir.constant(6148914691236517205 : i64) : i64
    %11 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    %13 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %14 = llvm.zext %13 : i32 to i64
    llvm.store %14, %12 {alignment = 8 : i64} : i64, !llvm.ptr
    %15 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> i64
    %16 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> i64
    %17 = llvm.shl %16, %1 : i64
    %18 = llvm.or %15, %17 : i64
    %19 = llvm.and %18, %2 : i64
    llvm.store %19, %12 {alignment = 8 : i64} : i64, !llvm.ptr
    %20 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> i64
    %21 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> i64
    %22 = llvm.shl %21, %3 : i64
    %23 = llvm.or %20, %22 : i64
    %24 = llvm.and %23, %4 : i64
    llvm.store %24, %12 {alignment = 8 : i64} : i64, !llvm.ptr
    %25 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> i64
    %26 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> i64
    %27 = llvm.shl %26, %5 : i64
    %28 = llvm.or %25, %27 : i64
    %29 = llvm.and %28, %6 : i64
    llvm.store %29, %12 {alignment = 8 : i64} : i64, !llvm.ptr
    %30 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> i64
    %31 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> i64
    %32 = llvm.shl %31, %7 : i64
    %33 = llvm.or %30, %32 : i64
    %34 = llvm.and %33, %8 : i64
    llvm.store %34, %12 {alignment = 8 : i64} : i64, !llvm.ptr
    %35 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> i64
    %36 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> i64
    %37 = llvm.shl %36, %9 : i64
    %38 = llvm.or %35, %37 : i64
    %39 = llvm.and %38, %10 : i64
    llvm.return %39 : i64
  }
  llvm.func internal @ungray(%arg0: i32 {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(32 : i32) : i32
    %2 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %0, %3 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %4 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %5 = llvm.icmp "ult" %4, %1 : i32
    llvm.cond_br %5, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %6 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32
    %7 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %8 = llvm.lshr %6, %7 : i32
    %9 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32
    %10 = llvm.xor %9, %8 : i32
    llvm.store %10, %2 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %11 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %12 = llvm.shl %11, %0 : i32
    llvm.store %12, %3 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    %13 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %13 : i32
  }
  llvm.func internal @gray(%arg0: i32 {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 4 : i64} : i32, !llvm.ptr
    %2 = llvm.load %1 {alignment = 4 : i64} : !llvm.ptr -> i32
    %3 = llvm.load %1 {alignment = 4 : i64} : !llvm.ptr -> i32
    %4 = llvm.lshr %3, %0 : i32
    %5 = llvm.xor %2, %4 : i32
    llvm.return %5 : i32
  }
}
