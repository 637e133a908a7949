#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @__const.main.vs(dense<[0, -1, 127, 128, -129, 255, 65535, 32768, -32769, 4294967295, 2147483648, -9223372036854775808, 9223372036854775807]> : tensor<13xi64>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<13 x i64>
  llvm.mlir.global private unnamed_addr constant @".str"("%d %u %d %u %d %u\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%d %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("%u %llu\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("%d %d %u\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("%d %d %ld\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("%08x %08x %08x\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("%lld %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("%016llx\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.8"("%u %u %u\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.9"("%d %d %c\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main() -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.addressof @__const.main.vs : !llvm.ptr
    %3 = llvm.mlir.constant(104 : i64) : i64
    %4 = llvm.mlir.constant(13 : i64) : i64
    %5 = llvm.mlir.constant(-6 : i8) : i8
    %6 = llvm.mlir.constant(-100 : i8) : i8
    %7 = llvm.mlir.constant(-1 : i16) : i16
    %8 = llvm.mlir.constant(10 : i32) : i32
    %9 = llvm.mlir.constant(100 : i32) : i32
    %10 = llvm.mlir.constant(1 : i16) : i16
    %11 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %12 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %13 = llvm.mlir.constant(-1 : i32) : i32
    %14 = llvm.mlir.constant(-1 : i64) : i64
    %15 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %16 = llvm.mlir.constant(-3 : i32) : i32
    %17 = llvm.mlir.constant(2147483644 : i32) : i32
    %18 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %19 = llvm.mlir.constant(-4 : i32) : i32
    %20 = llvm.mlir.constant(-8388608 : i64) : i64
    %21 = llvm.mlir.constant(-2147483647 : i32) : i32
    %22 = llvm.mlir.constant(5 : i32) : i32
    %23 = llvm.mlir.constant(27 : i32) : i32
    %24 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %25 = llvm.mlir.constant(4611686014132420609 : i64) : i64
    %26 = llvm.mlir.constant(32 : i64) : i64
    %27 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %28 = llvm.mlir.constant(1 : i64) : i64
    %29 = llvm.mlir.constant(1000 : i32) : i32
    %30 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %31 = llvm.mlir.constant(1000000 : i32) : i32
    %32 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %33 = llvm.mlir.constant(-56 : i8) : i8
    %34 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %35 = llvm.mlir.constant(98 : i32) : i32
    %36 = llvm.mlir.constant(3 : i32) : i32
    %37 = llvm.mlir.constant(4 : i32) : i32
    %38 = llvm.mlir.constant(2 : i32) : i32
    %39 = llvm.mlir.constant(8 : i32) : i32
    %40 = llvm.mlir.constant(true) : i1
    %41 = llvm.mlir.constant(6 : i32) : i32
    %42 = llvm.mlir.constant(200 : i64) : i64
    %43 = llvm.mlir.constant(-7046029254386353131 : i64) : i64
    %44 = llvm.mlir.constant(0 : i64) : i64
    %45 = llvm.mlir.addressof @".str" : !llvm.ptr
    %46 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %47 = llvm.alloca %0 x !llvm.array<13 x i64> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %48 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %49 = llvm.alloca %0 x i8 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %50 = llvm.alloca %0 x i8 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %51 = llvm.alloca %0 x i16 {alignment = 2 : i64} : (i32) -> !llvm.ptr
    %52 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %53 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %54 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %55 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %56 = llvm.alloca %0 x i8 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %57 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %58 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %46 {alignment = 4 : i64} : i32, !llvm.ptr
    "llvm.intr.memcpy"(%47, %2, %3) <{arg_attrs = [{llvm.align = 16 : i64}, {llvm.align = 16 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.store %1, %48 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %59 = llvm.load %48 {alignment = 4 : i64} : !llvm.ptr -> i32
    %60 = llvm.zext %59 : i32 to i64
    %61 = llvm.icmp "ult" %60, %4 : i64
    llvm.cond_br %61, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %62 = llvm.load %48 {alignment = 4 : i64} : !llvm.ptr -> i32
    %63 = llvm.zext %62 : i32 to i64
    %64 = llvm.getelementptr inbounds|nuw %47[%44, %63] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<13 x i64>
    %65 = llvm.load %64 {alignment = 8 : i64} : !llvm.ptr -> i64
    %66 = llvm.call @narrow8(%65) : (i64 {llvm.noundef}) -> (i8 {llvm.signext})
    %67 = llvm.sext %66 : i8 to i32
    %68 = llvm.load %48 {alignment = 4 : i64} : !llvm.ptr -> i32
    %69 = llvm.zext %68 : i32 to i64
    %70 = llvm.getelementptr inbounds|nuw %47[%44, %69] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<13 x i64>
    %71 = llvm.load %70 {alignment = 8 : i64} : !llvm.ptr -> i64
    %72 = llvm.call @unarrow8(%71) : (i64 {llvm.noundef}) -> (i8 {llvm.zeroext})
    %73 = llvm.zext %72 : i8 to i32
    %74 = llvm.load %48 {alignment = 4 : i64} : !llvm.ptr -> i32
    %75 = llvm.zext %74 : i32 to i64
    %76 = llvm.getelementptr inbounds|nuw %47[%44, %75] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<13 x i64>
    %77 = llvm.load %76 {alignment = 8 : i64} : !llvm.ptr -> i64
    %78 = llvm.call @narrow16(%77) : (i64 {llvm.noundef}) -> (i16 {llvm.signext})
    %79 = llvm.sext %78 : i16 to i32
    %80 = llvm.load %48 {alignment = 4 : i64} : !llvm.ptr -> i32
    %81 = llvm.zext %80 : i32 to i64
    %82 = llvm.getelementptr inbounds|nuw %47[%44, %81] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<13 x i64>
    %83 = llvm.load %82 {alignment = 8 : i64} : !llvm.ptr -> i64
    %84 = llvm.call @unarrow16(%83) : (i64 {llvm.noundef}) -> (i16 {llvm.zeroext})
    %85 = llvm.zext %84 : i16 to i32
    %86 = llvm.load %48 {alignment = 4 : i64} : !llvm.ptr -> i32
    %87 = llvm.zext %86 : i32 to i64
    %88 = llvm.getelementptr inbounds|nuw %47[%44, %87] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<13 x i64>
    %89 = llvm.load %88 {alignment = 8 : i64} : !llvm.ptr -> i64
    %90 = llvm.call @narrow32(%89) : (i64 {llvm.noundef}) -> i32
    %91 = llvm.load %48 {alignment = 4 : i64} : !llvm.ptr -> i32
    %92 = llvm.zext %91 : i32 to i64
    %93 = llvm.getelementptr inbounds|nuw %47[%44, %92] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<13 x i64>
    %94 = llvm.load %93 {alignment = 8 : i64} : !llvm.ptr -> i64
    %95 = llvm.call @unarrow32(%94) : (i64 {llvm.noundef}) -> i32
    %96 = llvm.call @printf(%45, %67, %73, %79, %85, %90, %95) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %97 = llvm.load %48 {alignment = 4 : i64} : !llvm.ptr -> i32
    %98 = llvm.add %97, %0 : i32
    llvm.store %98, %48 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    llvm.store %5, %49 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.store %6, %50 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.store %7, %51 {alignment = 2 : i64} : i16, !llvm.ptr
    %99 = llvm.load %49 {alignment = 1 : i64} : !llvm.ptr -> i8
    %100 = llvm.zext %99 : i8 to i32
    %101 = llvm.add %100, %8 overflow<nsw> : i32
    %102 = llvm.trunc %101 : i32 to i8
    llvm.store %102, %49 {alignment = 1 : i64} : i8, !llvm.ptr
    %103 = llvm.load %50 {alignment = 1 : i64} : !llvm.ptr -> i8
    %104 = llvm.sext %103 : i8 to i32
    %105 = llvm.sub %104, %9 overflow<nsw> : i32
    %106 = llvm.trunc %105 : i32 to i8
    llvm.store %106, %50 {alignment = 1 : i64} : i8, !llvm.ptr
    %107 = llvm.load %51 {alignment = 2 : i64} : !llvm.ptr -> i16
    %108 = llvm.add %107, %10 : i16
    llvm.store %108, %51 {alignment = 2 : i64} : i16, !llvm.ptr
    %109 = llvm.load %49 {alignment = 1 : i64} : !llvm.ptr -> i8
    %110 = llvm.zext %109 : i8 to i32
    %111 = llvm.load %50 {alignment = 1 : i64} : !llvm.ptr -> i8
    %112 = llvm.sext %111 : i8 to i32
    %113 = llvm.load %51 {alignment = 2 : i64} : !llvm.ptr -> i16
    %114 = llvm.zext %113 : i16 to i32
    %115 = llvm.call @printf(%11, %110, %112, %114) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %116 = llvm.call @printf(%11, %1, %0, %1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %117 = llvm.call @printf(%12, %13, %14) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %118 = llvm.call @printf(%15, %16, %13, %17) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %119 = llvm.call @printf(%18, %19, %13, %20) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.store %21, %52 {alignment = 4 : i64} : i32, !llvm.ptr
    %120 = llvm.load %52 {alignment = 4 : i64} : !llvm.ptr -> i32
    %121 = llvm.shl %120, %0 : i32
    %122 = llvm.load %52 {alignment = 4 : i64} : !llvm.ptr -> i32
    %123 = llvm.lshr %122, %0 : i32
    %124 = llvm.load %52 {alignment = 4 : i64} : !llvm.ptr -> i32
    %125 = llvm.shl %124, %22 : i32
    %126 = llvm.load %52 {alignment = 4 : i64} : !llvm.ptr -> i32
    %127 = llvm.lshr %126, %23 : i32
    %128 = llvm.or %125, %127 : i32
    %129 = llvm.call @printf(%24, %121, %123, %128) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %25, %53 {alignment = 8 : i64} : i64, !llvm.ptr
    %130 = llvm.load %53 {alignment = 8 : i64} : !llvm.ptr -> i64
    %131 = llvm.load %53 {alignment = 8 : i64} : !llvm.ptr -> i64
    %132 = llvm.ashr %131, %26 : i64
    %133 = llvm.trunc %132 : i64 to i32
    %134 = llvm.call @printf(%27, %130, %133) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %28, %54 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %1, %55 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb4, ^bb7
    %135 = llvm.load %55 {alignment = 4 : i64} : !llvm.ptr -> i32
    %136 = llvm.icmp "slt" %135, %29 : i32
    llvm.cond_br %136, ^bb6, ^bb8
  ^bb6:  // pred: ^bb5
    %137 = llvm.load %54 {alignment = 8 : i64} : !llvm.ptr -> i64
    %138 = llvm.add %137, %43 : i64
    %139 = llvm.call @mix(%138) : (i64 {llvm.noundef}) -> i64
    llvm.store %139, %54 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // pred: ^bb6
    %140 = llvm.load %55 {alignment = 4 : i64} : !llvm.ptr -> i32
    %141 = llvm.add %140, %0 overflow<nsw> : i32
    llvm.store %141, %55 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5 {loop_annotation = #loop_annotation}
  ^bb8:  // pred: ^bb5
    %142 = llvm.load %54 {alignment = 8 : i64} : !llvm.ptr -> i64
    %143 = llvm.call @printf(%30, %142) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %144 = llvm.call @isqrt(%1) : (i32 {llvm.noundef}) -> i32
    %145 = llvm.call @isqrt(%31) : (i32 {llvm.noundef}) -> i32
    %146 = llvm.call @isqrt(%13) : (i32 {llvm.noundef}) -> i32
    %147 = llvm.call @printf(%32, %144, %145, %146) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %33, %56 {alignment = 1 : i64} : i8, !llvm.ptr
    %148 = llvm.load %56 {alignment = 1 : i64} : !llvm.ptr -> i8
    %149 = llvm.sext %148 : i8 to i32
    %150 = llvm.load %56 {alignment = 1 : i64} : !llvm.ptr -> i8
    %151 = llvm.zext %150 : i8 to i32
    %152 = llvm.call @printf(%34, %149, %151, %35) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %22, %57 {alignment = 4 : i64} : i32, !llvm.ptr
    %153 = llvm.load %57 {alignment = 4 : i64} : !llvm.ptr -> i32
    %154 = llvm.add %153, %36 overflow<nsw> : i32
    llvm.store %154, %57 {alignment = 4 : i64} : i32, !llvm.ptr
    %155 = llvm.load %57 {alignment = 4 : i64} : !llvm.ptr -> i32
    %156 = llvm.icmp "sgt" %155, %36 : i32
    %157 = llvm.zext %156 : i1 to i32
    %158 = llvm.load %57 {alignment = 4 : i64} : !llvm.ptr -> i32
    %159 = llvm.icmp "sgt" %158, %37 : i32
    %160 = llvm.zext %159 : i1 to i32
    %161 = llvm.mul %160, %38 overflow<nsw> : i32
    %162 = llvm.add %157, %161 overflow<nsw> : i32
    %163 = llvm.load %57 {alignment = 4 : i64} : !llvm.ptr -> i32
    %164 = llvm.sub %163, %39 overflow<nsw> : i32
    %165 = llvm.icmp "ne" %164, %1 : i32
    %166 = llvm.xor %165, %40 : i1
    %167 = llvm.zext %166 : i1 to i32
    %168 = llvm.mul %167, %37 overflow<nsw> : i32
    %169 = llvm.add %162, %168 overflow<nsw> : i32
    %170 = llvm.load %57 {alignment = 4 : i64} : !llvm.ptr -> i32
    %171 = llvm.xor %170, %13 : i32
    %172 = llvm.add %169, %171 overflow<nsw> : i32
    llvm.store %172, %58 {alignment = 4 : i64} : i32, !llvm.ptr
    %173 = llvm.load %57 {alignment = 4 : i64} : !llvm.ptr -> i32
    %174 = llvm.load %58 {alignment = 4 : i64} : !llvm.ptr -> i32
    %175 = llvm.load %57 {alignment = 4 : i64} : !llvm.ptr -> i32
    %176 = llvm.load %58 {alignment = 4 : i64} : !llvm.ptr -> i32
    %177 = llvm.and %176, %41 : i32
    %178 = llvm.xor %175, %177 : i32
    %179 = llvm.or %178, %0 : i32
    %180 = llvm.call @printf(%11, %173, %174, %179) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %181 = llvm.load %54 {alignment = 8 : i64} : !llvm.ptr -> i64
    %182 = llvm.urem %181, %42 : i64
    %183 = llvm.trunc %182 : i64 to i32
    llvm.return %183 : i32
  }
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @narrow8(%arg0: i64 {llvm.noundef}) -> (i8 {llvm.signext}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : i64, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %3 = llvm.trunc %2 : i64 to i8
    llvm.return %3 : i8
  }
  llvm.func internal @unarrow8(%arg0: i64 {llvm.noundef}) -> (i8 {llvm.zeroext}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : i64, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %3 = llvm.trunc %2 : i64 to i8
    llvm.return %3 : i8
  }
  llvm.func internal @narrow16(%arg0: i64 {llvm.noundef}) -> (i16 {llvm.signext}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : i64, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %3 = llvm.trunc %2 : i64 to i16
    llvm.return %3 : i16
  }
  llvm.func internal @unarrow16(%arg0: i64 {llvm.noundef}) -> (i16 {llvm.zeroext}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : i64, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %3 = llvm.trunc %2 : i64 to i16
    llvm.return %3 : i16
  }
  llvm.func internal @narrow32(%arg0: i64 {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : i64, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %3 = llvm.trunc %2 : i64 to i32
    llvm.return %3 : i32
  }
  llvm.func internal @unarrow32(%arg0: i64 {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : i64, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %3 = llvm.trunc %2 : i64 to i32
    llvm.return %3 : i32
  }
  llvm.func internal @mix(%arg0: i64 {llvm.noundef}) -> i64 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(30 : i64) : i64
    %2 = llvm.mlir.constant(-4658895280553007687 : i64) : i64
    %3 = llvm.mlir.constant(27 : i64) : i64
    %4 = llvm.mlir.constant(-7723592293110705685 : i64) : i64
    %5 = llvm.mlir.constant(31 : i64) : i64
    %6 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %6 {alignment = 8 : i64} : i64, !llvm.ptr
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %8 = llvm.lshr %7, %1 : i64
    %9 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %10 = llvm.xor %9, %8 : i64
    llvm.store %10, %6 {alignment = 8 : i64} : i64, !llvm.ptr
    %11 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %12 = llvm.mul %11, %2 : i64
    llvm.store %12, %6 {alignment = 8 : i64} : i64, !llvm.ptr
    %13 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %14 = llvm.lshr %13, %3 : i64
    %15 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %16 = llvm.xor %15, %14 : i64
    llvm.store %16, %6 {alignment = 8 : i64} : i64, !llvm.ptr
    %17 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %18 = llvm.mul %17, %4 : i64
    llvm.store %18, %6 {alignment = 8 : i64} : i64, !llvm.ptr
    %19 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %20 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %21 = llvm.lshr %20, %5 : i64
    %22 = llvm.xor %19, %21 : i64
    llvm.return %22 : i64
  }
  llvm.func internal @isqrt(%arg0: i32 {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(32768 : i32) : i32
    %3 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %4 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %2, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb5
    %6 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %7 = llvm.icmp "ne" %6, %1 : i32
    llvm.cond_br %7, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    %8 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    %9 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %10 = llvm.or %8, %9 : i32
    %11 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    %12 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %13 = llvm.or %11, %12 : i32
    %14 = llvm.mul %10, %13 : i32
    %15 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %16 = llvm.icmp "ule" %14, %15 : i32
    llvm.cond_br %16, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %17 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %18 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    %19 = llvm.or %18, %17 : i32
    llvm.store %19, %4 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    llvm.br ^bb5
  ^bb5:  // pred: ^bb4
    %20 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %21 = llvm.lshr %20, %0 : i32
    llvm.store %21, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb6:  // pred: ^bb1
    %22 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %22 : i32
  }
}
