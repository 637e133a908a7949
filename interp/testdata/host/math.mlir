#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("%s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @unary() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<35 x struct<"struct.anon", (ptr, ptr, ptr)>> {
    %0 = llvm.mlir.addressof @lgammaf : !llvm.ptr
    %1 = llvm.mlir.addressof @lgamma : !llvm.ptr
    %2 = llvm.mlir.addressof @".str.48" : !llvm.ptr
    %3 = llvm.mlir.undef : !llvm.struct<"struct.anon", (ptr, ptr, ptr)>
    %4 = llvm.insertvalue %2, %3[0] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %5 = llvm.insertvalue %1, %4[1] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %6 = llvm.insertvalue %0, %5[2] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %7 = llvm.mlir.addressof @truncf : !llvm.ptr
    %8 = llvm.mlir.addressof @trunc : !llvm.ptr
    %9 = llvm.mlir.addressof @".str.47" : !llvm.ptr
    %10 = llvm.mlir.undef : !llvm.struct<"struct.anon", (ptr, ptr, ptr)>
    %11 = llvm.insertvalue %9, %10[0] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %12 = llvm.insertvalue %8, %11[1] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %13 = llvm.insertvalue %7, %12[2] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %14 = llvm.mlir.addressof @roundevenf : !llvm.ptr
    %15 = llvm.mlir.addressof @roundeven : !llvm.ptr
    %16 = llvm.mlir.addressof @".str.46" : !llvm.ptr
    %17 = llvm.mlir.undef : !llvm.struct<"struct.anon", (ptr, ptr, ptr)>
    %18 = llvm.insertvalue %16, %17[0] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %19 = llvm.insertvalue %15, %18[1] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %20 = llvm.insertvalue %14, %19[2] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %21 = llvm.mlir.addressof @roundf : !llvm.ptr
    %22 = llvm.mlir.addressof @round : !llvm.ptr
    %23 = llvm.mlir.addressof @".str.45" : !llvm.ptr
    %24 = llvm.mlir.undef : !llvm.struct<"struct.anon", (ptr, ptr, ptr)>
    %25 = llvm.insertvalue %23, %24[0] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %26 = llvm.insertvalue %22, %25[1] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %27 = llvm.insertvalue %21, %26[2] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %28 = llvm.mlir.addressof @rintf : !llvm.ptr
    %29 = llvm.mlir.addressof @rint : !llvm.ptr
    %30 = llvm.mlir.addressof @".str.44" : !llvm.ptr
    %31 = llvm.mlir.undef : !llvm.struct<"struct.anon", (ptr, ptr, ptr)>
    %32 = llvm.insertvalue %30, %31[0] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %33 = llvm.insertvalue %29, %32[1] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %34 = llvm.insertvalue %28, %33[2] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %35 = llvm.mlir.addressof @nearbyintf : !llvm.ptr
    %36 = llvm.mlir.addressof @nearbyint : !llvm.ptr
    %37 = llvm.mlir.addressof @".str.43" : !llvm.ptr
    %38 = llvm.mlir.undef : !llvm.struct<"struct.anon", (ptr, ptr, ptr)>
    %39 = llvm.insertvalue %37, %38[0] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %40 = llvm.insertvalue %36, %39[1] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %41 = llvm.insertvalue %35, %40[2] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %42 = llvm.mlir.addressof @floorf : !llvm.ptr
    %43 = llvm.mlir.addressof @floor : !llvm.ptr
    %44 = llvm.mlir.addressof @".str.42" : !llvm.ptr
    %45 = llvm.mlir.undef : !llvm.struct<"struct.anon", (ptr, ptr, ptr)>
    %46 = llvm.insertvalue %44, %45[0] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %47 = llvm.insertvalue %43, %46[1] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %48 = llvm.insertvalue %42, %47[2] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %49 = llvm.mlir.addressof @ceilf : !llvm.ptr
    %50 = llvm.mlir.addressof @ceil : !llvm.ptr
    %51 = llvm.mlir.addressof @".str.41" : !llvm.ptr
    %52 = llvm.mlir.undef : !llvm.struct<"struct.anon", (ptr, ptr, ptr)>
    %53 = llvm.insertvalue %51, %52[0] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %54 = llvm.insertvalue %50, %53[1] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %55 = llvm.insertvalue %49, %54[2] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %56 = llvm.mlir.addressof @tgammaf : !llvm.ptr
    %57 = llvm.mlir.addressof @tgamma : !llvm.ptr
    %58 = llvm.mlir.addressof @".str.40" : !llvm.ptr
    %59 = llvm.mlir.undef : !llvm.struct<"struct.anon", (ptr, ptr, ptr)>
    %60 = llvm.insertvalue %58, %59[0] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %61 = llvm.insertvalue %57, %60[1] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %62 = llvm.insertvalue %56, %61[2] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %63 = llvm.mlir.addressof @erfcf : !llvm.ptr
    %64 = llvm.mlir.addressof @erfc : !llvm.ptr
    %65 = llvm.mlir.addressof @".str.39" : !llvm.ptr
    %66 = llvm.mlir.undef : !llvm.struct<"struct.anon", (ptr, ptr, ptr)>
    %67 = llvm.insertvalue %65, %66[0] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %68 = llvm.insertvalue %64, %67[1] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %69 = llvm.insertvalue %63, %68[2] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %70 = llvm.mlir.addressof @erff : !llvm.ptr
    %71 = llvm.mlir.addressof @erf : !llvm.ptr
    %72 = llvm.mlir.addressof @".str.38" : !llvm.ptr
    %73 = llvm.mlir.undef : !llvm.struct<"struct.anon", (ptr, ptr, ptr)>
    %74 = llvm.insertvalue %72, %73[0] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %75 = llvm.insertvalue %71, %74[1] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %76 = llvm.insertvalue %70, %75[2] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %77 = llvm.mlir.addressof @sqrtf : !llvm.ptr
    %78 = llvm.mlir.addressof @sqrt : !llvm.ptr
    %79 = llvm.mlir.addressof @".str.37" : !llvm.ptr
    %80 = llvm.mlir.undef : !llvm.struct<"struct.anon", (ptr, ptr, ptr)>
    %81 = llvm.insertvalue %79, %80[0] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %82 = llvm.insertvalue %78, %81[1] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %83 = llvm.insertvalue %77, %82[2] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %84 = llvm.mlir.addressof @fabsf : !llvm.ptr
    %85 = llvm.mlir.addressof @fabs : !llvm.ptr
    %86 = llvm.mlir.addressof @".str.36" : !llvm.ptr
    %87 = llvm.mlir.undef : !llvm.struct<"struct.anon", (ptr, ptr, ptr)>
    %88 = llvm.insertvalue %86, %87[0] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %89 = llvm.insertvalue %85, %88[1] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %90 = llvm.insertvalue %84, %89[2] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %91 = llvm.mlir.addressof @cbrtf : !llvm.ptr
    %92 = llvm.mlir.addressof @cbrt : !llvm.ptr
    %93 = llvm.mlir.addressof @".str.35" : !llvm.ptr
    %94 = llvm.mlir.undef : !llvm.struct<"struct.anon", (ptr, ptr, ptr)>
    %95 = llvm.insertvalue %93, %94[0] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %96 = llvm.insertvalue %92, %95[1] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %97 = llvm.insertvalue %91, %96[2] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %98 = llvm.mlir.addressof @logbf : !llvm.ptr
    %99 = llvm.mlir.addressof @logb : !llvm.ptr
    %100 = llvm.mlir.addressof @".str.34" : !llvm.ptr
    %101 = llvm.mlir.undef : !llvm.struct<"struct.anon", (ptr, ptr, ptr)>
    %102 = llvm.insertvalue %100, %101[0] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %103 = llvm.insertvalue %99, %102[1] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %104 = llvm.insertvalue %98, %103[2] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %105 = llvm.mlir.addressof @log2f : !llvm.ptr
    %106 = llvm.mlir.addressof @log2 : !llvm.ptr
    %107 = llvm.mlir.addressof @".str.33" : !llvm.ptr
    %108 = llvm.mlir.undef : !llvm.struct<"struct.anon", (ptr, ptr, ptr)>
    %109 = llvm.insertvalue %107, %108[0] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %110 = llvm.insertvalue %106, %109[1] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %111 = llvm.insertvalue %105, %110[2] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %112 = llvm.mlir.addressof @log1pf : !llvm.ptr
    %113 = llvm.mlir.addressof @log1p : !llvm.ptr
    %114 = llvm.mlir.addressof @".str.32" : !llvm.ptr
    %115 = llvm.mlir.undef : !llvm.struct<"struct.anon", (ptr, ptr, ptr)>
    %116 = llvm.insertvalue %114, %115[0] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %117 = llvm.insertvalue %113, %116[1] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %118 = llvm.insertvalue %112, %117[2] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %119 = llvm.mlir.addressof @log10f : !llvm.ptr
    %120 = llvm.mlir.addressof @log10 : !llvm.ptr
    %121 = llvm.mlir.addressof @".str.31" : !llvm.ptr
    %122 = llvm.mlir.undef : !llvm.struct<"struct.anon", (ptr, ptr, ptr)>
    %123 = llvm.insertvalue %121, %122[0] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %124 = llvm.insertvalue %120, %123[1] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %125 = llvm.insertvalue %119, %124[2] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %126 = llvm.mlir.addressof @logf : !llvm.ptr
    %127 = llvm.mlir.addressof @log : !llvm.ptr
    %128 = llvm.mlir.addressof @".str.30" : !llvm.ptr
    %129 = llvm.mlir.undef : !llvm.struct<"struct.anon", (ptr, ptr, ptr)>
    %130 = llvm.insertvalue %128, %129[0] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %131 = llvm.insertvalue %127, %130[1] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %132 = llvm.insertvalue %126, %131[2] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %133 = llvm.mlir.addressof @expm1f : !llvm.ptr
    %134 = llvm.mlir.addressof @expm1 : !llvm.ptr
    %135 = llvm.mlir.addressof @".str.29" : !llvm.ptr
    %136 = llvm.mlir.undef : !llvm.struct<"struct.anon", (ptr, ptr, ptr)>
    %137 = llvm.insertvalue %135, %136[0] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %138 = llvm.insertvalue %134, %137[1] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %139 = llvm.insertvalue %133, %138[2] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %140 = llvm.mlir.addressof @exp10f : !llvm.ptr
    %141 = llvm.mlir.addressof @exp10 : !llvm.ptr
    %142 = llvm.mlir.addressof @".str.28" : !llvm.ptr
    %143 = llvm.mlir.undef : !llvm.struct<"struct.anon", (ptr, ptr, ptr)>
    %144 = llvm.insertvalue %142, %143[0] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %145 = llvm.insertvalue %141, %144[1] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %146 = llvm.insertvalue %140, %145[2] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %147 = llvm.mlir.addressof @exp2f : !llvm.ptr
    %148 = llvm.mlir.addressof @exp2 : !llvm.ptr
    %149 = llvm.mlir.addressof @".str.27" : !llvm.ptr
    %150 = llvm.mlir.undef : !llvm.struct<"struct.anon", (ptr, ptr, ptr)>
    %151 = llvm.insertvalue %149, %150[0] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %152 = llvm.insertvalue %148, %151[1] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %153 = llvm.insertvalue %147, %152[2] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %154 = llvm.mlir.addressof @expf : !llvm.ptr
    %155 = llvm.mlir.addressof @exp : !llvm.ptr
    %156 = llvm.mlir.addressof @".str.26" : !llvm.ptr
    %157 = llvm.mlir.undef : !llvm.struct<"struct.anon", (ptr, ptr, ptr)>
    %158 = llvm.insertvalue %156, %157[0] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %159 = llvm.insertvalue %155, %158[1] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %160 = llvm.insertvalue %154, %159[2] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %161 = llvm.mlir.addressof @tanhf : !llvm.ptr
    %162 = llvm.mlir.addressof @tanh : !llvm.ptr
    %163 = llvm.mlir.addressof @".str.25" : !llvm.ptr
    %164 = llvm.mlir.undef : !llvm.struct<"struct.anon", (ptr, ptr, ptr)>
    %165 = llvm.insertvalue %163, %164[0] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %166 = llvm.insertvalue %162, %165[1] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %167 = llvm.insertvalue %161, %166[2] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %168 = llvm.mlir.addressof @sinhf : !llvm.ptr
    %169 = llvm.mlir.addressof @sinh : !llvm.ptr
    %170 = llvm.mlir.addressof @".str.24" : !llvm.ptr
    %171 = llvm.mlir.undef : !llvm.struct<"struct.anon", (ptr, ptr, ptr)>
    %172 = llvm.insertvalue %170, %171[0] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %173 = llvm.insertvalue %169, %172[1] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %174 = llvm.insertvalue %168, %173[2] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %175 = llvm.mlir.addressof @coshf : !llvm.ptr
    %176 = llvm.mlir.addressof @cosh : !llvm.ptr
    %177 = llvm.mlir.addressof @".str.23" : !llvm.ptr
    %178 = llvm.mlir.undef : !llvm.struct<"struct.anon", (ptr, ptr, ptr)>
    %179 = llvm.insertvalue %177, %178[0] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %180 = llvm.insertvalue %176, %179[1] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %181 = llvm.insertvalue %175, %180[2] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %182 = llvm.mlir.addressof @atanhf : !llvm.ptr
    %183 = llvm.mlir.addressof @atanh : !llvm.ptr
    %184 = llvm.mlir.addressof @".str.22" : !llvm.ptr
    %185 = llvm.mlir.undef : !llvm.struct<"struct.anon", (ptr, ptr, ptr)>
    %186 = llvm.insertvalue %184, %185[0] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %187 = llvm.insertvalue %183, %186[1] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %188 = llvm.insertvalue %182, %187[2] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %189 = llvm.mlir.addressof @asinhf : !llvm.ptr
    %190 = llvm.mlir.addressof @asinh : !llvm.ptr
    %191 = llvm.mlir.addressof @".str.21" : !llvm.ptr
    %192 = llvm.mlir.undef : !llvm.struct<"struct.anon", (ptr, ptr, ptr)>
    %193 = llvm.insertvalue %191, %192[0] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %194 = llvm.insertvalue %190, %193[1] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %195 = llvm.insertvalue %189, %194[2] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %196 = llvm.mlir.addressof @acoshf : !llvm.ptr
    %197 = llvm.mlir.addressof @acosh : !llvm.ptr
    %198 = llvm.mlir.addressof @".str.20" : !llvm.ptr
    %199 = llvm.mlir.undef : !llvm.struct<"struct.anon", (ptr, ptr, ptr)>
    %200 = llvm.insertvalue %198, %199[0] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %201 = llvm.insertvalue %197, %200[1] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %202 = llvm.insertvalue %196, %201[2] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %203 = llvm.mlir.addressof @tanf : !llvm.ptr
    %204 = llvm.mlir.addressof @tan : !llvm.ptr
    %205 = llvm.mlir.addressof @".str.19" : !llvm.ptr
    %206 = llvm.mlir.undef : !llvm.struct<"struct.anon", (ptr, ptr, ptr)>
    %207 = llvm.insertvalue %205, %206[0] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %208 = llvm.insertvalue %204, %207[1] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %209 = llvm.insertvalue %203, %208[2] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %210 = llvm.mlir.addressof @sinf : !llvm.ptr
    %211 = llvm.mlir.addressof @sin : !llvm.ptr
    %212 = llvm.mlir.addressof @".str.18" : !llvm.ptr
    %213 = llvm.mlir.undef : !llvm.struct<"struct.anon", (ptr, ptr, ptr)>
    %214 = llvm.insertvalue %212, %213[0] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %215 = llvm.insertvalue %211, %214[1] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %216 = llvm.insertvalue %210, %215[2] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %217 = llvm.mlir.addressof @cosf : !llvm.ptr
    %218 = llvm.mlir.addressof @cos : !llvm.ptr
    %219 = llvm.mlir.addressof @".str.17" : !llvm.ptr
    %220 = llvm.mlir.undef : !llvm.struct<"struct.anon", (ptr, ptr, ptr)>
    %221 = llvm.insertvalue %219, %220[0] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %222 = llvm.insertvalue %218, %221[1] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %223 = llvm.insertvalue %217, %222[2] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %224 = llvm.mlir.addressof @atanf : !llvm.ptr
    %225 = llvm.mlir.addressof @atan : !llvm.ptr
    %226 = llvm.mlir.addressof @".str.16" : !llvm.ptr
    %227 = llvm.mlir.undef : !llvm.struct<"struct.anon", (ptr, ptr, ptr)>
    %228 = llvm.insertvalue %226, %227[0] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %229 = llvm.insertvalue %225, %228[1] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %230 = llvm.insertvalue %224, %229[2] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %231 = llvm.mlir.addressof @asinf : !llvm.ptr
    %232 = llvm.mlir.addressof @asin : !llvm.ptr
    %233 = llvm.mlir.addressof @".str.15" : !llvm.ptr
    %234 = llvm.mlir.undef : !llvm.struct<"struct.anon", (ptr, ptr, ptr)>
    %235 = llvm.insertvalue %233, %234[0] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %236 = llvm.insertvalue %232, %235[1] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %237 = llvm.insertvalue %231, %236[2] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %238 = llvm.mlir.addressof @acosf : !llvm.ptr
    %239 = llvm.mlir.addressof @acos : !llvm.ptr
    %240 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %241 = llvm.mlir.undef : !llvm.struct<"struct.anon", (ptr, ptr, ptr)>
    %242 = llvm.insertvalue %240, %241[0] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %243 = llvm.insertvalue %239, %242[1] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %244 = llvm.insertvalue %238, %243[2] : !llvm.struct<"struct.anon", (ptr, ptr, ptr)> 
    %245 = llvm.mlir.undef : !llvm.array<35 x struct<"struct.anon", (ptr, ptr, ptr)>>
    %246 = llvm.insertvalue %244, %245[0] : !llvm.array<35 x struct<"struct.anon", (ptr, ptr, ptr)>> 
    %247 = llvm.insertvalue %237, %246[1] : !llvm.array<35 x struct<"struct.anon", (ptr, ptr, ptr)>> 
    %248 = llvm.insertvalue %230, %247[2] : !llvm.array<35 x struct<"struct.anon", (ptr, ptr, ptr)>> 
    %249 = llvm.insertvalue %223, %248[3] : !llvm.array<35 x struct<"struct.anon", (ptr, ptr, ptr)>> 
    %250 = llvm.insertvalue %216, %249[4] : !llvm.array<35 x struct<"struct.anon", (ptr, ptr, ptr)>> 
    %251 = llvm.insertvalue %209, %250[5] : !llvm.array<35 x struct<"struct.anon", (ptr, ptr, ptr)>> 
    %252 = llvm.insertvalue %202, %251[6] : !llvm.array<35 x struct<"struct.anon", (ptr, ptr, ptr)>> 
    %253 = llvm.insertvalue %195, %252[7] : !llvm.array<35 x struct<"struct.anon", (ptr, ptr, ptr)>> 
    %254 = llvm.insertvalue %188, %253[8] : !llvm.array<35 x struct<"struct.anon", (ptr, ptr, ptr)>> 
    %255 = llvm.insertvalue %181, %254[9] : !llvm.array<35 x struct<"struct.anon", (ptr, ptr, ptr)>> 
    %256 = llvm.insertvalue %174, %255[10] : !llvm.array<35 x struct<"struct.anon", (ptr, ptr, ptr)>> 
    %257 = llvm.insertvalue %167, %256[11] : !llvm.array<35 x struct<"struct.anon", (ptr, ptr, ptr)>> 
    %258 = llvm.insertvalue %160, %257[12] : !llvm.array<35 x struct<"struct.anon", (ptr, ptr, ptr)>> 
    %259 = llvm.insertvalue %153, %258[13] : !llvm.array<35 x struct<"struct.anon", (ptr, ptr, ptr)>> 
    %260 = llvm.insertvalue %146, %259[14] : !llvm.array<35 x struct<"struct.anon", (ptr, ptr, ptr)>> 
    %261 = llvm.insertvalue %139, %260[15] : !llvm.array<35 x struct<"struct.anon", (ptr, ptr, ptr)>> 
    %262 = llvm.insertvalue %132, %261[16] : !llvm.array<35 x struct<"struct.anon", (ptr, ptr, ptr)>> 
    %263 = llvm.insertvalue %125, %262[17] : !llvm.array<35 x struct<"struct.anon", (ptr, ptr, ptr)>> 
    %264 = llvm.insertvalue %118, %263[18] : !llvm.array<35 x struct<"struct.anon", (ptr, ptr, ptr)>> 
    %265 = llvm.insertvalue %111, %264[19] : !llvm.array<35 x struct<"struct.anon", (ptr, ptr, ptr)>> 
    %266 = llvm.insertvalue %104, %265[20] : !llvm.array<35 x struct<"struct.anon", (ptr, ptr, ptr)>> 
    %267 = llvm.insertvalue %97, %266[21] : !llvm.array<35 x struct<"struct.anon", (ptr, ptr, ptr)>> 
    %268 = llvm.insertvalue %90, %267[22] : !llvm.array<35 x struct<"struct.anon", (ptr, ptr, ptr)>> 
    %269 = llvm.insertvalue %83, %268[23] : !llvm.array<35 x struct<"struct.anon", (ptr, ptr, ptr)>> 
    %270 = llvm.insertvalue %76, %269[24] : !llvm.array<35 x struct<"struct.anon", (ptr, ptr, ptr)>> 
    %271 = llvm.insertvalue %69, %270[25] : !llvm.array<35 x struct<"struct.anon", (ptr, ptr, ptr)>> 
    %272 = llvm.insertvalue %62, %271[26] : !llvm.array<35 x struct<"struct.anon", (ptr, ptr, ptr)>> 
    %273 = llvm.insertvalue %55, %272[27] : !llvm.array<35 x struct<"struct.anon", (ptr, ptr, ptr)>> 
    %274 = llvm.insertvalue %48, %273[28] : !llvm.array<35 x struct<"struct.anon", (ptr, ptr, ptr)>> 
    %275 = llvm.insertvalue %41, %274[29] : !llvm.array<35 x struct<"struct.anon", (ptr, ptr, ptr)>> 
    %276 = llvm.insertvalue %34, %275[30] : !llvm.array<35 x struct<"struct.anon", (ptr, ptr, ptr)>> 
    %277 = llvm.insertvalue %27, %276[31] : !llvm.array<35 x struct<"struct.anon", (ptr, ptr, ptr)>> 
    %278 = llvm.insertvalue %20, %277[32] : !llvm.array<35 x struct<"struct.anon", (ptr, ptr, ptr)>> 
    %279 = llvm.insertvalue %13, %278[33] : !llvm.array<35 x struct<"struct.anon", (ptr, ptr, ptr)>> 
    %280 = llvm.insertvalue %6, %279[34] : !llvm.array<35 x struct<"struct.anon", (ptr, ptr, ptr)>> 
    llvm.return %280 : !llvm.array<35 x struct<"struct.anon", (ptr, ptr, ptr)>>
  }
  llvm.mlir.global private unnamed_addr constant @".str.1"("(%d %d)\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"(dense<0> : tensor<1xi8>) {addr_space = 0 : i32, alignment = 1 : i64, dso_local} : !llvm.array<1 x i8>
  llvm.mlir.global internal @binary() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<11 x struct<"struct.anon.0", (ptr, ptr, ptr)>> {
    %0 = llvm.mlir.addressof @fminf : !llvm.ptr
    %1 = llvm.mlir.addressof @fmin : !llvm.ptr
    %2 = llvm.mlir.addressof @".str.62" : !llvm.ptr
    %3 = llvm.mlir.undef : !llvm.struct<"struct.anon.0", (ptr, ptr, ptr)>
    %4 = llvm.insertvalue %2, %3[0] : !llvm.struct<"struct.anon.0", (ptr, ptr, ptr)> 
    %5 = llvm.insertvalue %1, %4[1] : !llvm.struct<"struct.anon.0", (ptr, ptr, ptr)> 
    %6 = llvm.insertvalue %0, %5[2] : !llvm.struct<"struct.anon.0", (ptr, ptr, ptr)> 
    %7 = llvm.mlir.addressof @fmaxf : !llvm.ptr
    %8 = llvm.mlir.addressof @fmax : !llvm.ptr
    %9 = llvm.mlir.addressof @".str.61" : !llvm.ptr
    %10 = llvm.mlir.undef : !llvm.struct<"struct.anon.0", (ptr, ptr, ptr)>
    %11 = llvm.insertvalue %9, %10[0] : !llvm.struct<"struct.anon.0", (ptr, ptr, ptr)> 
    %12 = llvm.insertvalue %8, %11[1] : !llvm.struct<"struct.anon.0", (ptr, ptr, ptr)> 
    %13 = llvm.insertvalue %7, %12[2] : !llvm.struct<"struct.anon.0", (ptr, ptr, ptr)> 
    %14 = llvm.mlir.addressof @fdimf : !llvm.ptr
    %15 = llvm.mlir.addressof @fdim : !llvm.ptr
    %16 = llvm.mlir.addressof @".str.60" : !llvm.ptr
    %17 = llvm.mlir.undef : !llvm.struct<"struct.anon.0", (ptr, ptr, ptr)>
    %18 = llvm.insertvalue %16, %17[0] : !llvm.struct<"struct.anon.0", (ptr, ptr, ptr)> 
    %19 = llvm.insertvalue %15, %18[1] : !llvm.struct<"struct.anon.0", (ptr, ptr, ptr)> 
    %20 = llvm.insertvalue %14, %19[2] : !llvm.struct<"struct.anon.0", (ptr, ptr, ptr)> 
    %21 = llvm.mlir.addressof @nextafterf : !llvm.ptr
    %22 = llvm.mlir.addressof @nextafter : !llvm.ptr
    %23 = llvm.mlir.addressof @".str.59" : !llvm.ptr
    %24 = llvm.mlir.undef : !llvm.struct<"struct.anon.0", (ptr, ptr, ptr)>
    %25 = llvm.insertvalue %23, %24[0] : !llvm.struct<"struct.anon.0", (ptr, ptr, ptr)> 
    %26 = llvm.insertvalue %22, %25[1] : !llvm.struct<"struct.anon.0", (ptr, ptr, ptr)> 
    %27 = llvm.insertvalue %21, %26[2] : !llvm.struct<"struct.anon.0", (ptr, ptr, ptr)> 
    %28 = llvm.mlir.addressof @copysignf : !llvm.ptr
    %29 = llvm.mlir.addressof @copysign : !llvm.ptr
    %30 = llvm.mlir.addressof @".str.58" : !llvm.ptr
    %31 = llvm.mlir.undef : !llvm.struct<"struct.anon.0", (ptr, ptr, ptr)>
    %32 = llvm.insertvalue %30, %31[0] : !llvm.struct<"struct.anon.0", (ptr, ptr, ptr)> 
    %33 = llvm.insertvalue %29, %32[1] : !llvm.struct<"struct.anon.0", (ptr, ptr, ptr)> 
    %34 = llvm.insertvalue %28, %33[2] : !llvm.struct<"struct.anon.0", (ptr, ptr, ptr)> 
    %35 = llvm.mlir.addressof @dremf : !llvm.ptr
    %36 = llvm.mlir.addressof @drem : !llvm.ptr
    %37 = llvm.mlir.addressof @".str.57" : !llvm.ptr
    %38 = llvm.mlir.undef : !llvm.struct<"struct.anon.0", (ptr, ptr, ptr)>
    %39 = llvm.insertvalue %37, %38[0] : !llvm.struct<"struct.anon.0", (ptr, ptr, ptr)> 
    %40 = llvm.insertvalue %36, %39[1] : !llvm.struct<"struct.anon.0", (ptr, ptr, ptr)> 
    %41 = llvm.insertvalue %35, %40[2] : !llvm.struct<"struct.anon.0", (ptr, ptr, ptr)> 
    %42 = llvm.mlir.addressof @remainderf : !llvm.ptr
    %43 = llvm.mlir.addressof @remainder : !llvm.ptr
    %44 = llvm.mlir.addressof @".str.56" : !llvm.ptr
    %45 = llvm.mlir.undef : !llvm.struct<"struct.anon.0", (ptr, ptr, ptr)>
    %46 = llvm.insertvalue %44, %45[0] : !llvm.struct<"struct.anon.0", (ptr, ptr, ptr)> 
    %47 = llvm.insertvalue %43, %46[1] : !llvm.struct<"struct.anon.0", (ptr, ptr, ptr)> 
    %48 = llvm.insertvalue %42, %47[2] : !llvm.struct<"struct.anon.0", (ptr, ptr, ptr)> 
    %49 = llvm.mlir.addressof @fmodf : !llvm.ptr
    %50 = llvm.mlir.addressof @fmod : !llvm.ptr
    %51 = llvm.mlir.addressof @".str.55" : !llvm.ptr
    %52 = llvm.mlir.undef : !llvm.struct<"struct.anon.0", (ptr, ptr, ptr)>
    %53 = llvm.insertvalue %51, %52[0] : !llvm.struct<"struct.anon.0", (ptr, ptr, ptr)> 
    %54 = llvm.insertvalue %50, %53[1] : !llvm.struct<"struct.anon.0", (ptr, ptr, ptr)> 
    %55 = llvm.insertvalue %49, %54[2] : !llvm.struct<"struct.anon.0", (ptr, ptr, ptr)> 
    %56 = llvm.mlir.addressof @hypotf : !llvm.ptr
    %57 = llvm.mlir.addressof @hypot : !llvm.ptr
    %58 = llvm.mlir.addressof @".str.54" : !llvm.ptr
    %59 = llvm.mlir.undef : !llvm.struct<"struct.anon.0", (ptr, ptr, ptr)>
    %60 = llvm.insertvalue %58, %59[0] : !llvm.struct<"struct.anon.0", (ptr, ptr, ptr)> 
    %61 = llvm.insertvalue %57, %60[1] : !llvm.struct<"struct.anon.0", (ptr, ptr, ptr)> 
    %62 = llvm.insertvalue %56, %61[2] : !llvm.struct<"struct.anon.0", (ptr, ptr, ptr)> 
    %63 = llvm.mlir.addressof @powf : !llvm.ptr
    %64 = llvm.mlir.addressof @pow : !llvm.ptr
    %65 = llvm.mlir.addressof @".str.53" : !llvm.ptr
    %66 = llvm.mlir.undef : !llvm.struct<"struct.anon.0", (ptr, ptr, ptr)>
    %67 = llvm.insertvalue %65, %66[0] : !llvm.struct<"struct.anon.0", (ptr, ptr, ptr)> 
    %68 = llvm.insertvalue %64, %67[1] : !llvm.struct<"struct.anon.0", (ptr, ptr, ptr)> 
    %69 = llvm.insertvalue %63, %68[2] : !llvm.struct<"struct.anon.0", (ptr, ptr, ptr)> 
    %70 = llvm.mlir.addressof @atan2f : !llvm.ptr
    %71 = llvm.mlir.addressof @atan2 : !llvm.ptr
    %72 = llvm.mlir.addressof @".str.52" : !llvm.ptr
    %73 = llvm.mlir.undef : !llvm.struct<"struct.anon.0", (ptr, ptr, ptr)>
    %74 = llvm.insertvalue %72, %73[0] : !llvm.struct<"struct.anon.0", (ptr, ptr, ptr)> 
    %75 = llvm.insertvalue %71, %74[1] : !llvm.struct<"struct.anon.0", (ptr, ptr, ptr)> 
    %76 = llvm.insertvalue %70, %75[2] : !llvm.struct<"struct.anon.0", (ptr, ptr, ptr)> 
    %77 = llvm.mlir.undef : !llvm.array<11 x struct<"struct.anon.0", (ptr, ptr, ptr)>>
    %78 = llvm.insertvalue %76, %77[0] : !llvm.array<11 x struct<"struct.anon.0", (ptr, ptr, ptr)>> 
    %79 = llvm.insertvalue %69, %78[1] : !llvm.array<11 x struct<"struct.anon.0", (ptr, ptr, ptr)>> 
    %80 = llvm.insertvalue %62, %79[2] : !llvm.array<11 x struct<"struct.anon.0", (ptr, ptr, ptr)>> 
    %81 = llvm.insertvalue %55, %80[3] : !llvm.array<11 x struct<"struct.anon.0", (ptr, ptr, ptr)>> 
    %82 = llvm.insertvalue %48, %81[4] : !llvm.array<11 x struct<"struct.anon.0", (ptr, ptr, ptr)>> 
    %83 = llvm.insertvalue %41, %82[5] : !llvm.array<11 x struct<"struct.anon.0", (ptr, ptr, ptr)>> 
    %84 = llvm.insertvalue %34, %83[6] : !llvm.array<11 x struct<"struct.anon.0", (ptr, ptr, ptr)>> 
    %85 = llvm.insertvalue %27, %84[7] : !llvm.array<11 x struct<"struct.anon.0", (ptr, ptr, ptr)>> 
    %86 = llvm.insertvalue %20, %85[8] : !llvm.array<11 x struct<"struct.anon.0", (ptr, ptr, ptr)>> 
    %87 = llvm.insertvalue %13, %86[9] : !llvm.array<11 x struct<"struct.anon.0", (ptr, ptr, ptr)>> 
    %88 = llvm.insertvalue %6, %87[10] : !llvm.array<11 x struct<"struct.anon.0", (ptr, ptr, ptr)>> 
    llvm.return %88 : !llvm.array<11 x struct<"struct.anon.0", (ptr, ptr, ptr)>>
  }
  llvm.mlir.global private unnamed_addr constant @".str.3"("(%d)\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("(%d)\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"(" %d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"(" %d %d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external @signgam() {addr_space = 0 : i32, alignment = 4 : i64} : i32
  llvm.mlir.global private unnamed_addr constant @".str.7"(" %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.8"("%d %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.9"("%ld %ld %lld %lld %ld %ld %lld %lld\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.10"("5\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.11"("%lx %x\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.12"("%d%d%d%d%d%d %d%d %d%d %d%d|\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.13"("%d %d %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.14"("acos\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.15"("asin\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.16"("atan\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.17"("cos\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.18"("sin\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.19"("tan\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.20"("acosh\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.21"("asinh\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.22"("atanh\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.23"("cosh\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.24"("sinh\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.25"("tanh\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.26"("exp\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.27"("exp2\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.28"("exp10\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.29"("expm1\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.30"("log\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.31"("log10\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.32"("log1p\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.33"("log2\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.34"("logb\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.35"("cbrt\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.36"("fabs\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.37"("sqrt\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.38"("erf\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.39"("erfc\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.40"("tgamma\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.41"("ceil\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.42"("floor\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.43"("nearbyint\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.44"("rint\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.45"("round\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.46"("roundeven\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.47"("trunc\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.48"("lgamma\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.49"(" nan\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.50"(" %.14g\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.51"(" %.6g\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.52"("atan2\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.53"("pow\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.54"("hypot\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.55"("fmod\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.56"("remainder\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.57"("drem\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.58"("copysign\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.59"("nextafter\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.60"("fdim\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.61"("fmax\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.62"("fmin\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main() -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = [["min-legal-vector-width", "0"], "no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.constant(40 : i64) : i64
    %4 = llvm.mlir.constant(5.000000e-01 : f64) : f64
    %5 = llvm.mlir.constant(-2.500000e+00 : f64) : f64
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.constant(3.000000e+00 : f64) : f64
    %8 = llvm.mlir.constant(4 : i32) : i32
    %9 = llvm.mlir.constant(0x7FF0000000000000 : f64) : f64
    %10 = llvm.mlir.constant(35 : i32) : i32
    %11 = llvm.mlir.constant(11 : i32) : i32
    %12 = llvm.mlir.constant(1.000000e+03 : f64) : f64
    %13 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %14 = llvm.mlir.constant(-1.000000e+03 : f64) : f64
    %15 = llvm.mlir.constant(1.000000e+01 : f64) : f64
    %16 = llvm.mlir.constant(-4.000000e+02 : f64) : f64
    %17 = llvm.mlir.constant(1.000000e+00 : f64) : f64
    %18 = llvm.mlir.constant(5000 : i32) : i32
    %19 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %20 = llvm.mlir.constant(2.000000e+00 : f64) : f64
    %21 = llvm.mlir.constant(4.000000e+00 : f64) : f64
    %22 = llvm.mlir.constant(2.000000e+00 : f32) : f32
    %23 = llvm.mlir.constant(3.000000e+00 : f32) : f32
    %24 = llvm.mlir.constant(4.000000e+00 : f32) : f32
    %25 = llvm.mlir.constant(7.500000e-01 : f64) : f64
    %26 = llvm.mlir.constant(3 : i32) : i32
    %27 = llvm.mlir.constant(7.500000e-01 : f32) : f32
    %28 = llvm.mlir.constant(-3 : i32) : i32
    %29 = llvm.mlir.constant(70 : i64) : i64
    %30 = llvm.mlir.constant(1.250000e+01 : f64) : f64
    %31 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %32 = llvm.mlir.constant(1.250000e+01 : f32) : f32
    %33 = llvm.mlir.constant(-3.750000e+00 : f64) : f64
    %34 = llvm.mlir.constant(-3.750000e+00 : f32) : f32
    %35 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %36 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %37 = llvm.mlir.constant(48 : i64) : i64
    %38 = llvm.mlir.constant(7.000000e+00 : f64) : f64
    %39 = llvm.mlir.constant(-7.000000e+00 : f64) : f64
    %40 = llvm.mlir.constant(1.050000e+01 : f64) : f64
    %41 = llvm.mlir.constant(3.000000e-01 : f64) : f64
    %42 = llvm.mlir.constant(1.000000e+02 : f64) : f64
    %43 = llvm.mlir.constant(5 : i32) : i32
    %44 = llvm.mlir.constant(1.000000e+300 : f64) : f64
    %45 = llvm.mlir.constant(6 : i32) : i32
    %46 = llvm.mlir.constant(-5.000000e-01 : f64) : f64
    %47 = llvm.mlir.constant(-5.000000e-01 : f32) : f32
    %48 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %49 = llvm.mlir.addressof @signgam : !llvm.ptr
    %50 = llvm.mlir.constant(5.000000e-01 : f32) : f32
    %51 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %52 = llvm.mlir.constant(1.000000e-01 : f32) : f32
    %53 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %54 = llvm.mlir.constant(-2147483648 : i32) : i32
    %55 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %56 = llvm.mlir.constant(2.500000e+00 : f64) : f64
    %57 = llvm.mlir.constant(-2.500000e+00 : f32) : f32
    %58 = llvm.mlir.constant(3.400000e+00 : f64) : f64
    %59 = llvm.mlir.constant(3.600000e+00 : f32) : f32
    %60 = llvm.mlir.constant(3.500000e+00 : f32) : f32
    %61 = llvm.mlir.constant(1.000000e+06 : f32) : f32
    %62 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %63 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %64 = llvm.mlir.constant(8 : i64) : i64
    %65 = llvm.mlir.constant(4 : i64) : i64
    %66 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %67 = llvm.mlir.constant(0x7FF8000000000000 : f64) : f64
    %68 = llvm.mlir.constant(0xFFF0000000000000 : f64) : f64
    %69 = llvm.mlir.constant(-0.000000e+00 : f64) : f64
    %70 = llvm.mlir.constant(1.000000e-310 : f64) : f64
    %71 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %72 = llvm.mlir.constant(0 : i64) : i64
    %73 = llvm.mlir.constant(false) : i1
    %74 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %75 = llvm.mlir.constant(3.000000e+299 : f64) : f64
    %76 = llvm.mlir.constant(1.000000e+30 : f64) : f64
    %77 = llvm.mlir.constant(3.000000e+29 : f32) : f32
    %78 = llvm.mlir.constant(-3.000000e+00 : f32) : f32
    %79 = llvm.mlir.addressof @binary : !llvm.ptr
    %80 = llvm.mlir.addressof @".str" : !llvm.ptr
    %81 = llvm.mlir.constant(1.250000e+00 : f64) : f64
    %82 = llvm.mlir.constant(1.250000e+00 : f32) : f32
    %83 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %84 = llvm.mlir.addressof @unary : !llvm.ptr
    %85 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %86 = llvm.alloca %0 x !llvm.array<5 x f64> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %87 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %88 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %89 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %90 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %91 = llvm.alloca %0 x f32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %92 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %93 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %94 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %95 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %96 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %97 = llvm.alloca %0 x f32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %98 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %99 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %100 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %101 = llvm.alloca %0 x f32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %102 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %103 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %104 = llvm.alloca %0 x f32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %105 = llvm.alloca %0 x f32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %106 = llvm.alloca %0 x !llvm.array<6 x f64> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %107 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %108 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %109 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %110 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %111 = llvm.alloca %0 x f32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %112 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %113 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %114 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %115 = llvm.alloca %0 x f32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %116 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %117 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %118 = llvm.alloca %0 x !llvm.array<6 x f64> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %119 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %85 {alignment = 4 : i64} : i32, !llvm.ptr
    "llvm.intr.memset"(%86, %2, %3) <{arg_attrs = [{llvm.align = 16 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %120 = llvm.getelementptr inbounds %86[%1, %1] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.array<5 x f64>
    llvm.store %4, %120 {alignment = 16 : i64} : f64, !llvm.ptr
    %121 = llvm.getelementptr inbounds %86[%1, %0] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.array<5 x f64>
    llvm.store %5, %121 {alignment = 8 : i64} : f64, !llvm.ptr
    %122 = llvm.getelementptr inbounds %86[%1, %6] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.array<5 x f64>
    llvm.store %7, %122 {alignment = 16 : i64} : f64, !llvm.ptr
    %123 = llvm.getelementptr inbounds %86[%1, %8] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.array<5 x f64>
    llvm.store %9, %123 {alignment = 16 : i64} : f64, !llvm.ptr
    llvm.store %1, %87 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb7
    %124 = llvm.load %87 {alignment = 4 : i64} : !llvm.ptr -> i32
    %125 = llvm.icmp "slt" %124, %10 : i32
    llvm.cond_br %125, ^bb2, ^bb8
  ^bb2:  // pred: ^bb1
    %126 = llvm.load %87 {alignment = 4 : i64} : !llvm.ptr -> i32
    %127 = llvm.sext %126 : i32 to i64
    %128 = llvm.getelementptr inbounds %84[%72, %127] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<35 x struct<"struct.anon", (ptr, ptr, ptr)>>
    %129 = llvm.getelementptr inbounds|nuw %128[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.anon", (ptr, ptr, ptr)>
    %130 = llvm.load %129 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %131 = llvm.call @printf(%80, %130) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.store %1, %88 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb2, ^bb5
    %132 = llvm.load %88 {alignment = 4 : i64} : !llvm.ptr -> i32
    %133 = llvm.icmp "slt" %132, %43 : i32
    llvm.cond_br %133, ^bb4, ^bb6
  ^bb4:  // pred: ^bb3
    %134 = llvm.call @__errno_location() {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : () -> !llvm.ptr
    llvm.store %1, %134 {alignment = 4 : i64} : i32, !llvm.ptr
    %135 = llvm.load %87 {alignment = 4 : i64} : !llvm.ptr -> i32
    %136 = llvm.sext %135 : i32 to i64
    %137 = llvm.getelementptr inbounds %84[%72, %136] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<35 x struct<"struct.anon", (ptr, ptr, ptr)>>
    %138 = llvm.getelementptr inbounds|nuw %137[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.anon", (ptr, ptr, ptr)>
    %139 = llvm.load %138 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %140 = llvm.load %88 {alignment = 4 : i64} : !llvm.ptr -> i32
    %141 = llvm.sext %140 : i32 to i64
    %142 = llvm.getelementptr inbounds %86[%72, %141] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<5 x f64>
    %143 = llvm.load %142 {alignment = 8 : i64} : !llvm.ptr -> f64
    %144 = llvm.call %139(%143) : !llvm.ptr, (f64 {llvm.noundef}) -> f64
    llvm.store %144, %89 {alignment = 8 : i64} : f64, !llvm.ptr
    %145 = llvm.call @__errno_location() {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : () -> !llvm.ptr
    %146 = llvm.load %145 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %146, %90 {alignment = 4 : i64} : i32, !llvm.ptr
    %147 = llvm.load %89 {alignment = 8 : i64} : !llvm.ptr -> f64
    llvm.call @show(%147) : (f64 {llvm.noundef}) -> ()
    %148 = llvm.call @__errno_location() {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : () -> !llvm.ptr
    llvm.store %1, %148 {alignment = 4 : i64} : i32, !llvm.ptr
    %149 = llvm.load %87 {alignment = 4 : i64} : !llvm.ptr -> i32
    %150 = llvm.sext %149 : i32 to i64
    %151 = llvm.getelementptr inbounds %84[%72, %150] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<35 x struct<"struct.anon", (ptr, ptr, ptr)>>
    %152 = llvm.getelementptr inbounds|nuw %151[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.anon", (ptr, ptr, ptr)>
    %153 = llvm.load %152 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %154 = llvm.load %88 {alignment = 4 : i64} : !llvm.ptr -> i32
    %155 = llvm.sext %154 : i32 to i64
    %156 = llvm.getelementptr inbounds %86[%72, %155] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<5 x f64>
    %157 = llvm.load %156 {alignment = 8 : i64} : !llvm.ptr -> f64
    %158 = llvm.fptrunc %157 : f64 to f32
    %159 = llvm.call %153(%158) : !llvm.ptr, (f32 {llvm.noundef}) -> f32
    llvm.store %159, %91 {alignment = 4 : i64} : f32, !llvm.ptr
    %160 = llvm.call @__errno_location() {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : () -> !llvm.ptr
    %161 = llvm.load %160 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %161, %92 {alignment = 4 : i64} : i32, !llvm.ptr
    %162 = llvm.load %91 {alignment = 4 : i64} : !llvm.ptr -> f32
    llvm.call @showf(%162) : (f32 {llvm.noundef}) -> ()
    %163 = llvm.load %90 {alignment = 4 : i64} : !llvm.ptr -> i32
    %164 = llvm.load %92 {alignment = 4 : i64} : !llvm.ptr -> i32
    %165 = llvm.call @printf(%83, %163, %164) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb5
  ^bb5:  // pred: ^bb4
    %166 = llvm.load %88 {alignment = 4 : i64} : !llvm.ptr -> i32
    %167 = llvm.add %166, %0 overflow<nsw> : i32
    llvm.store %167, %88 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3 {loop_annotation = #loop_annotation}
  ^bb6:  // pred: ^bb3
    %168 = llvm.call @puts(%36) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb7
  ^bb7:  // pred: ^bb6
    %169 = llvm.load %87 {alignment = 4 : i64} : !llvm.ptr -> i32
    %170 = llvm.add %169, %0 overflow<nsw> : i32
    llvm.store %170, %87 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb8:  // pred: ^bb1
    llvm.store %1, %93 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb8, ^bb15
    %171 = llvm.load %93 {alignment = 4 : i64} : !llvm.ptr -> i32
    %172 = llvm.icmp "slt" %171, %11 : i32
    llvm.cond_br %172, ^bb10, ^bb16
  ^bb10:  // pred: ^bb9
    %173 = llvm.load %93 {alignment = 4 : i64} : !llvm.ptr -> i32
    %174 = llvm.sext %173 : i32 to i64
    %175 = llvm.getelementptr inbounds %79[%72, %174] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<11 x struct<"struct.anon.0", (ptr, ptr, ptr)>>
    %176 = llvm.getelementptr inbounds|nuw %175[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.anon.0", (ptr, ptr, ptr)>
    %177 = llvm.load %176 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %178 = llvm.call @printf(%80, %177) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.store %1, %94 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb11
  ^bb11:  // 2 preds: ^bb10, ^bb13
    %179 = llvm.load %94 {alignment = 4 : i64} : !llvm.ptr -> i32
    %180 = llvm.icmp "slt" %179, %8 : i32
    llvm.cond_br %180, ^bb12, ^bb14
  ^bb12:  // pred: ^bb11
    %181 = llvm.call @__errno_location() {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : () -> !llvm.ptr
    llvm.store %1, %181 {alignment = 4 : i64} : i32, !llvm.ptr
    %182 = llvm.load %93 {alignment = 4 : i64} : !llvm.ptr -> i32
    %183 = llvm.sext %182 : i32 to i64
    %184 = llvm.getelementptr inbounds %79[%72, %183] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<11 x struct<"struct.anon.0", (ptr, ptr, ptr)>>
    %185 = llvm.getelementptr inbounds|nuw %184[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.anon.0", (ptr, ptr, ptr)>
    %186 = llvm.load %185 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %187 = llvm.load %94 {alignment = 4 : i64} : !llvm.ptr -> i32
    %188 = llvm.sext %187 : i32 to i64
    %189 = llvm.getelementptr inbounds %86[%72, %188] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<5 x f64>
    %190 = llvm.load %189 {alignment = 8 : i64} : !llvm.ptr -> f64
    %191 = llvm.load %94 {alignment = 4 : i64} : !llvm.ptr -> i32
    %192 = llvm.add %191, %0 overflow<nsw> : i32
    %193 = llvm.sext %192 : i32 to i64
    %194 = llvm.getelementptr inbounds %86[%72, %193] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<5 x f64>
    %195 = llvm.load %194 {alignment = 8 : i64} : !llvm.ptr -> f64
    %196 = llvm.fmul %195, %81 : f64
    %197 = llvm.call %186(%190, %196) : !llvm.ptr, (f64 {llvm.noundef}, f64 {llvm.noundef}) -> f64
    llvm.store %197, %95 {alignment = 8 : i64} : f64, !llvm.ptr
    %198 = llvm.call @__errno_location() {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : () -> !llvm.ptr
    %199 = llvm.load %198 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %199, %96 {alignment = 4 : i64} : i32, !llvm.ptr
    %200 = llvm.load %95 {alignment = 8 : i64} : !llvm.ptr -> f64
    llvm.call @show(%200) : (f64 {llvm.noundef}) -> ()
    %201 = llvm.call @__errno_location() {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : () -> !llvm.ptr
    llvm.store %1, %201 {alignment = 4 : i64} : i32, !llvm.ptr
    %202 = llvm.load %93 {alignment = 4 : i64} : !llvm.ptr -> i32
    %203 = llvm.sext %202 : i32 to i64
    %204 = llvm.getelementptr inbounds %79[%72, %203] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<11 x struct<"struct.anon.0", (ptr, ptr, ptr)>>
    %205 = llvm.getelementptr inbounds|nuw %204[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.anon.0", (ptr, ptr, ptr)>
    %206 = llvm.load %205 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %207 = llvm.load %94 {alignment = 4 : i64} : !llvm.ptr -> i32
    %208 = llvm.sext %207 : i32 to i64
    %209 = llvm.getelementptr inbounds %86[%72, %208] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<5 x f64>
    %210 = llvm.load %209 {alignment = 8 : i64} : !llvm.ptr -> f64
    %211 = llvm.fptrunc %210 : f64 to f32
    %212 = llvm.load %94 {alignment = 4 : i64} : !llvm.ptr -> i32
    %213 = llvm.add %212, %0 overflow<nsw> : i32
    %214 = llvm.sext %213 : i32 to i64
    %215 = llvm.getelementptr inbounds %86[%72, %214] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<5 x f64>
    %216 = llvm.load %215 {alignment = 8 : i64} : !llvm.ptr -> f64
    %217 = llvm.fptrunc %216 : f64 to f32
    %218 = llvm.fmul %217, %82 : f32
    %219 = llvm.call %206(%211, %218) : !llvm.ptr, (f32 {llvm.noundef}, f32 {llvm.noundef}) -> f32
    llvm.store %219, %97 {alignment = 4 : i64} : f32, !llvm.ptr
    %220 = llvm.call @__errno_location() {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : () -> !llvm.ptr
    %221 = llvm.load %220 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %221, %98 {alignment = 4 : i64} : i32, !llvm.ptr
    %222 = llvm.load %97 {alignment = 4 : i64} : !llvm.ptr -> f32
    llvm.call @showf(%222) : (f32 {llvm.noundef}) -> ()
    %223 = llvm.load %96 {alignment = 4 : i64} : !llvm.ptr -> i32
    %224 = llvm.load %98 {alignment = 4 : i64} : !llvm.ptr -> i32
    %225 = llvm.call @printf(%83, %223, %224) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb13
  ^bb13:  // pred: ^bb12
    %226 = llvm.load %94 {alignment = 4 : i64} : !llvm.ptr -> i32
    %227 = llvm.add %226, %0 overflow<nsw> : i32
    llvm.store %227, %94 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb11 {loop_annotation = #loop_annotation}
  ^bb14:  // pred: ^bb11
    %228 = llvm.call @puts(%36) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb15
  ^bb15:  // pred: ^bb14
    %229 = llvm.load %93 {alignment = 4 : i64} : !llvm.ptr -> i32
    %230 = llvm.add %229, %0 overflow<nsw> : i32
    llvm.store %230, %93 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb9 {loop_annotation = #loop_annotation}
  ^bb16:  // pred: ^bb9
    %231 = llvm.call @__errno_location() {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : () -> !llvm.ptr
    llvm.store %1, %231 {alignment = 4 : i64} : i32, !llvm.ptr
    %232 = llvm.call @exp(%12) {no_unwind} : (f64 {llvm.noundef}) -> f64
    llvm.call @show(%232) : (f64 {llvm.noundef}) -> ()
    %233 = llvm.call @__errno_location() {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : () -> !llvm.ptr
    %234 = llvm.load %233 {alignment = 4 : i64} : !llvm.ptr -> i32
    %235 = llvm.call @printf(%13, %234) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %236 = llvm.call @__errno_location() {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : () -> !llvm.ptr
    llvm.store %1, %236 {alignment = 4 : i64} : i32, !llvm.ptr
    %237 = llvm.call @exp(%14) {no_unwind} : (f64 {llvm.noundef}) -> f64
    llvm.call @show(%237) : (f64 {llvm.noundef}) -> ()
    %238 = llvm.call @__errno_location() {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : () -> !llvm.ptr
    %239 = llvm.load %238 {alignment = 4 : i64} : !llvm.ptr -> i32
    %240 = llvm.call @printf(%13, %239) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %241 = llvm.call @__errno_location() {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : () -> !llvm.ptr
    llvm.store %1, %241 {alignment = 4 : i64} : i32, !llvm.ptr
    %242 = llvm.call @pow(%15, %16) {no_unwind} : (f64 {llvm.noundef}, f64 {llvm.noundef}) -> f64
    llvm.call @show(%242) : (f64 {llvm.noundef}) -> ()
    %243 = llvm.call @__errno_location() {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : () -> !llvm.ptr
    %244 = llvm.load %243 {alignment = 4 : i64} : !llvm.ptr -> i32
    %245 = llvm.call @printf(%13, %244) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %246 = llvm.call @__errno_location() {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : () -> !llvm.ptr
    llvm.store %1, %246 {alignment = 4 : i64} : i32, !llvm.ptr
    %247 = llvm.call @ldexp(%17, %18) {no_unwind} : (f64 {llvm.noundef}, i32 {llvm.noundef}) -> f64
    llvm.call @show(%247) : (f64 {llvm.noundef}) -> ()
    %248 = llvm.call @__errno_location() {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : () -> !llvm.ptr
    %249 = llvm.load %248 {alignment = 4 : i64} : !llvm.ptr -> i32
    %250 = llvm.call @printf(%19, %249) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %251 = llvm.call @fma(%20, %7, %21) {no_unwind} : (f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> f64
    llvm.call @show(%251) : (f64 {llvm.noundef}) -> ()
    %252 = llvm.call @fmaf(%22, %23, %24) {no_unwind} : (f32 {llvm.noundef}, f32 {llvm.noundef}, f32 {llvm.noundef}) -> f32
    llvm.call @showf(%252) : (f32 {llvm.noundef}) -> ()
    %253 = llvm.call @ldexp(%25, %26) {no_unwind} : (f64 {llvm.noundef}, i32 {llvm.noundef}) -> f64
    llvm.call @show(%253) : (f64 {llvm.noundef}) -> ()
    %254 = llvm.call @ldexpf(%27, %26) {no_unwind} : (f32 {llvm.noundef}, i32 {llvm.noundef}) -> f32
    llvm.call @showf(%254) : (f32 {llvm.noundef}) -> ()
    %255 = llvm.call @scalbn(%25, %28) {no_unwind} : (f64 {llvm.noundef}, i32 {llvm.noundef}) -> f64
    llvm.call @show(%255) : (f64 {llvm.noundef}) -> ()
    %256 = llvm.call @scalbnf(%27, %28) {no_unwind} : (f32 {llvm.noundef}, i32 {llvm.noundef}) -> f32
    llvm.call @showf(%256) : (f32 {llvm.noundef}) -> ()
    %257 = llvm.call @scalbln(%25, %29) {no_unwind} : (f64 {llvm.noundef}, i64 {llvm.noundef}) -> f64
    llvm.call @show(%257) : (f64 {llvm.noundef}) -> ()
    %258 = llvm.call @scalblnf(%27, %29) {no_unwind} : (f32 {llvm.noundef}, i64 {llvm.noundef}) -> f32
    llvm.call @showf(%258) : (f32 {llvm.noundef}) -> ()
    llvm.store %1, %99 {alignment = 4 : i64} : i32, !llvm.ptr
    %259 = llvm.call @frexp(%30, %99) {no_unwind} : (f64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> f64
    llvm.call @show(%259) : (f64 {llvm.noundef}) -> ()
    %260 = llvm.load %99 {alignment = 4 : i64} : !llvm.ptr -> i32
    %261 = llvm.call @printf(%31, %260) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %262 = llvm.call @frexpf(%32, %99) {no_unwind} : (f32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> f32
    llvm.call @showf(%262) : (f32 {llvm.noundef}) -> ()
    %263 = llvm.load %99 {alignment = 4 : i64} : !llvm.ptr -> i32
    %264 = llvm.call @printf(%31, %263) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %265 = llvm.call @modf(%33, %100) {no_unwind} : (f64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> f64
    llvm.call @show(%265) : (f64 {llvm.noundef}) -> ()
    %266 = llvm.load %100 {alignment = 8 : i64} : !llvm.ptr -> f64
    llvm.call @show(%266) : (f64 {llvm.noundef}) -> ()
    %267 = llvm.call @modff(%34, %101) {no_unwind} : (f32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> f32
    llvm.call @showf(%267) : (f32 {llvm.noundef}) -> ()
    %268 = llvm.load %101 {alignment = 4 : i64} : !llvm.ptr -> f32
    llvm.call @showf(%268) : (f32 {llvm.noundef}) -> ()
    llvm.call @sincos(%17, %102, %103) {no_unwind} : (f64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.call @sincosf(%35, %104, %105) {no_unwind} : (f32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %269 = llvm.load %102 {alignment = 8 : i64} : !llvm.ptr -> f64
    llvm.call @show(%269) : (f64 {llvm.noundef}) -> ()
    %270 = llvm.load %103 {alignment = 8 : i64} : !llvm.ptr -> f64
    llvm.call @show(%270) : (f64 {llvm.noundef}) -> ()
    %271 = llvm.load %104 {alignment = 4 : i64} : !llvm.ptr -> f32
    llvm.call @showf(%271) : (f32 {llvm.noundef}) -> ()
    %272 = llvm.load %105 {alignment = 4 : i64} : !llvm.ptr -> f32
    llvm.call @showf(%272) : (f32 {llvm.noundef}) -> ()
    %273 = llvm.call @puts(%36) : (!llvm.ptr {llvm.noundef}) -> i32
    "llvm.intr.memset"(%106, %2, %37) <{arg_attrs = [{llvm.align = 16 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %274 = llvm.getelementptr inbounds %106[%1, %1] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.array<6 x f64>
    llvm.store %38, %274 {alignment = 16 : i64} : f64, !llvm.ptr
    %275 = llvm.getelementptr inbounds %106[%1, %0] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.array<6 x f64>
    llvm.store %39, %275 {alignment = 8 : i64} : f64, !llvm.ptr
    %276 = llvm.getelementptr inbounds %106[%1, %6] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.array<6 x f64>
    llvm.store %40, %276 {alignment = 16 : i64} : f64, !llvm.ptr
    %277 = llvm.getelementptr inbounds %106[%1, %26] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.array<6 x f64>
    llvm.store %41, %277 {alignment = 8 : i64} : f64, !llvm.ptr
    %278 = llvm.getelementptr inbounds %106[%1, %8] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.array<6 x f64>
    llvm.store %42, %278 {alignment = 16 : i64} : f64, !llvm.ptr
    %279 = llvm.getelementptr inbounds %106[%1, %43] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.array<6 x f64>
    llvm.store %44, %279 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store %1, %107 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb17
  ^bb17:  // 2 preds: ^bb16, ^bb22
    %280 = llvm.load %107 {alignment = 4 : i64} : !llvm.ptr -> i32
    %281 = llvm.icmp "slt" %280, %45 : i32
    llvm.cond_br %281, ^bb18, ^bb23
  ^bb18:  // pred: ^bb17
    %282 = llvm.load %107 {alignment = 4 : i64} : !llvm.ptr -> i32
    %283 = llvm.sext %282 : i32 to i64
    %284 = llvm.getelementptr inbounds %106[%72, %283] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x f64>
    %285 = llvm.load %284 {alignment = 8 : i64} : !llvm.ptr -> f64
    %286 = llvm.load %107 {alignment = 4 : i64} : !llvm.ptr -> i32
    %287 = llvm.icmp "eq" %286, %43 : i32
    %288 = llvm.zext %287 : i1 to i64
    %289 = llvm.select %287, %75, %7 : i1, f64
    %290 = llvm.call @remquo(%285, %289, %108) {no_unwind} : (f64 {llvm.noundef}, f64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> f64
    llvm.store %290, %110 {alignment = 8 : i64} : f64, !llvm.ptr
    %291 = llvm.load %107 {alignment = 4 : i64} : !llvm.ptr -> i32
    %292 = llvm.icmp "eq" %291, %43 : i32
    llvm.cond_br %292, ^bb19, ^bb20
  ^bb19:  // pred: ^bb18
    llvm.br ^bb21(%76 : f64)
  ^bb20:  // pred: ^bb18
    %293 = llvm.load %107 {alignment = 4 : i64} : !llvm.ptr -> i32
    %294 = llvm.sext %293 : i32 to i64
    %295 = llvm.getelementptr inbounds %106[%72, %294] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x f64>
    %296 = llvm.load %295 {alignment = 8 : i64} : !llvm.ptr -> f64
    llvm.br ^bb21(%296 : f64)
  ^bb21(%297: f64):  // 2 preds: ^bb19, ^bb20
    %298 = llvm.fptrunc %297 : f64 to f32
    %299 = llvm.load %107 {alignment = 4 : i64} : !llvm.ptr -> i32
    %300 = llvm.icmp "eq" %299, %43 : i32
    %301 = llvm.zext %300 : i1 to i64
    %302 = llvm.select %300, %77, %78 : i1, f32
    %303 = llvm.call @remquof(%298, %302, %109) {no_unwind} : (f32 {llvm.noundef}, f32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> f32
    llvm.store %303, %111 {alignment = 4 : i64} : f32, !llvm.ptr
    %304 = llvm.load %110 {alignment = 8 : i64} : !llvm.ptr -> f64
    llvm.call @show(%304) : (f64 {llvm.noundef}) -> ()
    %305 = llvm.load %111 {alignment = 4 : i64} : !llvm.ptr -> f32
    llvm.call @showf(%305) : (f32 {llvm.noundef}) -> ()
    %306 = llvm.load %108 {alignment = 4 : i64} : !llvm.ptr -> i32
    %307 = llvm.load %109 {alignment = 4 : i64} : !llvm.ptr -> i32
    %308 = llvm.call @printf(%48, %306, %307) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb22
  ^bb22:  // pred: ^bb21
    %309 = llvm.load %107 {alignment = 4 : i64} : !llvm.ptr -> i32
    %310 = llvm.add %309, %0 overflow<nsw> : i32
    llvm.store %310, %107 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb17 {loop_annotation = #loop_annotation}
  ^bb23:  // pred: ^bb17
    %311 = llvm.call @puts(%36) : (!llvm.ptr {llvm.noundef}) -> i32
    %312 = llvm.call @lgamma_r(%46, %112) {no_unwind} : (f64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> f64
    llvm.call @show(%312) : (f64 {llvm.noundef}) -> ()
    %313 = llvm.call @lgammaf_r(%47, %113) {no_unwind} : (f32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> f32
    llvm.call @showf(%313) : (f32 {llvm.noundef}) -> ()
    %314 = llvm.load %112 {alignment = 4 : i64} : !llvm.ptr -> i32
    %315 = llvm.load %113 {alignment = 4 : i64} : !llvm.ptr -> i32
    %316 = llvm.call @printf(%48, %314, %315) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %317 = llvm.call @lgamma(%46) {no_unwind} : (f64 {llvm.noundef}) -> f64
    %318 = llvm.load %49 {alignment = 4 : i64} : !llvm.ptr -> i32
    %319 = llvm.call @printf(%31, %318) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %320 = llvm.call @lgammaf(%50) {no_unwind} : (f32 {llvm.noundef}) -> f32
    %321 = llvm.load %49 {alignment = 4 : i64} : !llvm.ptr -> i32
    %322 = llvm.call @printf(%51, %321) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %323 = llvm.call @ilogb(%15) {no_unwind} : (f64 {llvm.noundef}) -> i32
    %324 = llvm.call @ilogbf(%52) {no_unwind} : (f32 {llvm.noundef}) -> i32
    %325 = llvm.call @ilogb(%53) {no_unwind} : (f64 {llvm.noundef}) -> i32
    %326 = llvm.icmp "eq" %325, %54 : i32
    %327 = llvm.zext %326 : i1 to i32
    %328 = llvm.call @printf(%55, %323, %324, %327) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %329 = llvm.call @lround(%56) {no_unwind} : (f64 {llvm.noundef}) -> i64
    %330 = llvm.call @lroundf(%57) {no_unwind} : (f32 {llvm.noundef}) -> i64
    %331 = llvm.call @llround(%58) {no_unwind} : (f64 {llvm.noundef}) -> i64
    %332 = llvm.call @llroundf(%59) {no_unwind} : (f32 {llvm.noundef}) -> i64
    %333 = llvm.call @lrint(%56) {no_unwind} : (f64 {llvm.noundef}) -> i64
    %334 = llvm.call @lrintf(%60) {no_unwind} : (f32 {llvm.noundef}) -> i64
    %335 = llvm.call @llrint(%46) {no_unwind} : (f64 {llvm.noundef}) -> i64
    %336 = llvm.call @llrintf(%61) {no_unwind} : (f32 {llvm.noundef}) -> i64
    %337 = llvm.call @printf(%62, %329, %330, %331, %332, %333, %334, %335, %336) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %338 = llvm.call @nan(%63) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> f64
    llvm.store %338, %114 {alignment = 8 : i64} : f64, !llvm.ptr
    %339 = llvm.call @nanf(%36) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> f32
    llvm.store %339, %115 {alignment = 4 : i64} : f32, !llvm.ptr
    %340 = llvm.call @memcpy(%116, %114, %64) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %341 = llvm.call @memcpy(%117, %115, %65) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %342 = llvm.load %116 {alignment = 8 : i64} : !llvm.ptr -> i64
    %343 = llvm.load %117 {alignment = 4 : i64} : !llvm.ptr -> i32
    %344 = llvm.call @printf(%66, %342, %343) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    "llvm.intr.memset"(%118, %2, %37) <{arg_attrs = [{llvm.align = 16 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %345 = llvm.getelementptr inbounds %118[%1, %1] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.array<6 x f64>
    llvm.store %67, %345 {alignment = 16 : i64} : f64, !llvm.ptr
    %346 = llvm.getelementptr inbounds %118[%1, %0] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.array<6 x f64>
    llvm.store %9, %346 {alignment = 8 : i64} : f64, !llvm.ptr
    %347 = llvm.getelementptr inbounds %118[%1, %6] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.array<6 x f64>
    llvm.store %68, %347 {alignment = 16 : i64} : f64, !llvm.ptr
    %348 = llvm.getelementptr inbounds %118[%1, %26] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.array<6 x f64>
    llvm.store %17, %348 {alignment = 8 : i64} : f64, !llvm.ptr
    %349 = llvm.getelementptr inbounds %118[%1, %8] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.array<6 x f64>
    llvm.store %69, %349 {alignment = 16 : i64} : f64, !llvm.ptr
    %350 = llvm.getelementptr inbounds %118[%1, %43] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.array<6 x f64>
    llvm.store %70, %350 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store %1, %119 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb24
  ^bb24:  // 2 preds: ^bb23, ^bb30
    %351 = llvm.load %119 {alignment = 4 : i64} : !llvm.ptr -> i32
    %352 = llvm.icmp "slt" %351, %45 : i32
    llvm.cond_br %352, ^bb25, ^bb31
  ^bb25:  // pred: ^bb24
    %353 = llvm.load %119 {alignment = 4 : i64} : !llvm.ptr -> i32
    %354 = llvm.sext %353 : i32 to i64
    %355 = llvm.getelementptr inbounds %118[%72, %354] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x f64>
    %356 = llvm.load %355 {alignment = 8 : i64} : !llvm.ptr -> f64
    %357 = llvm.call @__isnan(%356) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (f64 {llvm.noundef}) -> i32
    %358 = llvm.icmp "ne" %357, %1 : i32
    %359 = llvm.zext %358 : i1 to i32
    %360 = llvm.load %119 {alignment = 4 : i64} : !llvm.ptr -> i32
    %361 = llvm.sext %360 : i32 to i64
    %362 = llvm.getelementptr inbounds %118[%72, %361] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x f64>
    %363 = llvm.load %362 {alignment = 8 : i64} : !llvm.ptr -> f64
    %364 = llvm.fptrunc %363 : f64 to f32
    %365 = llvm.call @__isnanf(%364) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (f32 {llvm.noundef}) -> i32
    %366 = llvm.icmp "ne" %365, %1 : i32
    %367 = llvm.zext %366 : i1 to i32
    %368 = llvm.load %119 {alignment = 4 : i64} : !llvm.ptr -> i32
    %369 = llvm.sext %368 : i32 to i64
    %370 = llvm.getelementptr inbounds %118[%72, %369] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x f64>
    %371 = llvm.load %370 {alignment = 8 : i64} : !llvm.ptr -> f64
    %372 = llvm.call @__isinf(%371) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (f64 {llvm.noundef}) -> i32
    %373 = llvm.load %119 {alignment = 4 : i64} : !llvm.ptr -> i32
    %374 = llvm.sext %373 : i32 to i64
    %375 = llvm.getelementptr inbounds %118[%72, %374] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x f64>
    %376 = llvm.load %375 {alignment = 8 : i64} : !llvm.ptr -> f64
    %377 = llvm.fptrunc %376 : f64 to f32
    %378 = llvm.call @__isinff(%377) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (f32 {llvm.noundef}) -> i32
    %379 = llvm.load %119 {alignment = 4 : i64} : !llvm.ptr -> i32
    %380 = llvm.sext %379 : i32 to i64
    %381 = llvm.getelementptr inbounds %118[%72, %380] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x f64>
    %382 = llvm.load %381 {alignment = 8 : i64} : !llvm.ptr -> f64
    %383 = llvm.call @__finite(%382) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (f64 {llvm.noundef}) -> i32
    %384 = llvm.icmp "ne" %383, %1 : i32
    %385 = llvm.zext %384 : i1 to i32
    %386 = llvm.load %119 {alignment = 4 : i64} : !llvm.ptr -> i32
    %387 = llvm.sext %386 : i32 to i64
    %388 = llvm.getelementptr inbounds %118[%72, %387] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x f64>
    %389 = llvm.load %388 {alignment = 8 : i64} : !llvm.ptr -> f64
    %390 = llvm.fptrunc %389 : f64 to f32
    %391 = llvm.call @__finitef(%390) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (f32 {llvm.noundef}) -> i32
    %392 = llvm.icmp "ne" %391, %1 : i32
    %393 = llvm.zext %392 : i1 to i32
    %394 = llvm.load %119 {alignment = 4 : i64} : !llvm.ptr -> i32
    %395 = llvm.icmp "ne" %394, %1 : i32
    llvm.cond_br %395, ^bb26, ^bb27(%73 : i1)
  ^bb26:  // pred: ^bb25
    %396 = llvm.load %119 {alignment = 4 : i64} : !llvm.ptr -> i32
    %397 = llvm.sext %396 : i32 to i64
    %398 = llvm.getelementptr inbounds %118[%72, %397] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x f64>
    %399 = llvm.load %398 {alignment = 8 : i64} : !llvm.ptr -> f64
    %400 = llvm.call @__signbit(%399) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (f64 {llvm.noundef}) -> i32
    %401 = llvm.icmp "ne" %400, %1 : i32
    llvm.br ^bb27(%401 : i1)
  ^bb27(%402: i1):  // 2 preds: ^bb25, ^bb26
    %403 = llvm.zext %402 : i1 to i32
    %404 = llvm.load %119 {alignment = 4 : i64} : !llvm.ptr -> i32
    %405 = llvm.icmp "ne" %404, %1 : i32
    llvm.cond_br %405, ^bb28, ^bb29(%73 : i1)
  ^bb28:  // pred: ^bb27
    %406 = llvm.load %119 {alignment = 4 : i64} : !llvm.ptr -> i32
    %407 = llvm.sext %406 : i32 to i64
    %408 = llvm.getelementptr inbounds %118[%72, %407] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x f64>
    %409 = llvm.load %408 {alignment = 8 : i64} : !llvm.ptr -> f64
    %410 = llvm.fptrunc %409 : f64 to f32
    %411 = llvm.call @__signbitf(%410) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (f32 {llvm.noundef}) -> i32
    %412 = llvm.icmp "ne" %411, %1 : i32
    llvm.br ^bb29(%412 : i1)
  ^bb29(%413: i1):  // 2 preds: ^bb27, ^bb28
    %414 = llvm.zext %413 : i1 to i32
    %415 = llvm.load %119 {alignment = 4 : i64} : !llvm.ptr -> i32
    %416 = llvm.sext %415 : i32 to i64
    %417 = llvm.getelementptr inbounds %118[%72, %416] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x f64>
    %418 = llvm.load %417 {alignment = 8 : i64} : !llvm.ptr -> f64
    %419 = llvm.call @__fpclassify(%418) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (f64 {llvm.noundef}) -> i32
    %420 = llvm.load %119 {alignment = 4 : i64} : !llvm.ptr -> i32
    %421 = llvm.sext %420 : i32 to i64
    %422 = llvm.getelementptr inbounds %118[%72, %421] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x f64>
    %423 = llvm.load %422 {alignment = 8 : i64} : !llvm.ptr -> f64
    %424 = llvm.fptrunc %423 : f64 to f32
    %425 = llvm.call @__fpclassifyf(%424) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (f32 {llvm.noundef}) -> i32
    %426 = llvm.load %119 {alignment = 4 : i64} : !llvm.ptr -> i32
    %427 = llvm.sext %426 : i32 to i64
    %428 = llvm.getelementptr inbounds %118[%72, %427] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x f64>
    %429 = llvm.load %428 {alignment = 8 : i64} : !llvm.ptr -> f64
    %430 = llvm.call @isnan(%429) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (f64 {llvm.noundef}) -> i32
    %431 = llvm.icmp "ne" %430, %1 : i32
    %432 = llvm.zext %431 : i1 to i32
    %433 = llvm.load %119 {alignment = 4 : i64} : !llvm.ptr -> i32
    %434 = llvm.sext %433 : i32 to i64
    %435 = llvm.getelementptr inbounds %118[%72, %434] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x f64>
    %436 = llvm.load %435 {alignment = 8 : i64} : !llvm.ptr -> f64
    %437 = llvm.call @isinf(%436) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (f64 {llvm.noundef}) -> i32
    %438 = llvm.call @printf(%74, %359, %367, %372, %378, %385, %393, %403, %414, %419, %425, %432, %437) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb30
  ^bb30:  // pred: ^bb29
    %439 = llvm.load %119 {alignment = 4 : i64} : !llvm.ptr -> i32
    %440 = llvm.add %439, %0 overflow<nsw> : i32
    llvm.store %440, %119 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb24 {loop_annotation = #loop_annotation}
  ^bb31:  // pred: ^bb24
    %441 = llvm.call @isnanf(%35) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (f32 {llvm.noundef}) -> i32
    %442 = llvm.call @isinff(%35) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (f32 {llvm.noundef}) -> i32
    %443 = llvm.call @finite(%17) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (f64 {llvm.noundef}) -> i32
    %444 = llvm.icmp "ne" %443, %1 : i32
    %445 = llvm.zext %444 : i1 to i32
    %446 = llvm.call @finitef(%35) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (f32 {llvm.noundef}) -> i32
    %447 = llvm.icmp "ne" %446, %1 : i32
    %448 = llvm.zext %447 : i1 to i32
    %449 = llvm.call @printf(%71, %441, %442, %445, %448) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %1 : i32
  }
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__errno_location() -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func internal @show(%arg0: f64 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = [["min-legal-vector-width", "0"], "no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @".str.50" : !llvm.ptr
    %2 = llvm.mlir.addressof @".str.49" : !llvm.ptr
    %3 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : f64, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> f64
    %5 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> f64
    %6 = llvm.fcmp "une" %4, %5 : f64
    llvm.cond_br %6, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %7 = llvm.call @printf(%2) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb3
  ^bb2:  // pred: ^bb0
    %8 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> f64
    %9 = llvm.call @printf(%1, %8) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    llvm.return
  }
  llvm.func internal @showf(%arg0: f32 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = [["min-legal-vector-width", "0"], "no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @".str.51" : !llvm.ptr
    %2 = llvm.mlir.addressof @".str.49" : !llvm.ptr
    %3 = llvm.alloca %0 x f32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 4 : i64} : f32, !llvm.ptr
    %4 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> f32
    %5 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> f32
    %6 = llvm.fcmp "une" %4, %5 : f32
    llvm.cond_br %6, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %7 = llvm.call @printf(%2) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb3
  ^bb2:  // pred: ^bb0
    %8 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> f32
    %9 = llvm.fpext %8 : f32 to f64
    %10 = llvm.call @printf(%1, %9) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    llvm.return
  }
  llvm.func @puts(!llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @exp(f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @pow(f64 {llvm.noundef}, f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @ldexp(f64 {llvm.noundef}, i32 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @fma(f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @fmaf(f32 {llvm.noundef}, f32 {llvm.noundef}, f32 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @ldexpf(f32 {llvm.noundef}, i32 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @scalbn(f64 {llvm.noundef}, i32 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @scalbnf(f32 {llvm.noundef}, i32 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @scalbln(f64 {llvm.noundef}, i64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @scalblnf(f32 {llvm.noundef}, i64 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @frexp(f64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @frexpf(f32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @modf(f64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @modff(f32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @sincos(f64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @sincosf(f32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @remquo(f64 {llvm.noundef}, f64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @remquof(f32 {llvm.noundef}, f32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @lgamma_r(f64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @lgammaf_r(f32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @lgamma(f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @lgammaf(f32 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @ilogb(f64 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @ilogbf(f32 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @lround(f64 {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @lroundf(f32 {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @llround(f64 {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @llroundf(f32 {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @lrint(f64 {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @lrintf(f32 {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @llrint(f64 {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @llrintf(f32 {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @nan(!llvm.ptr {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @nanf(!llvm.ptr {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @memcpy(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__isnan(f64 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @__isnanf(f32 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @__isinf(f64 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @__isinff(f32 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @__finite(f64 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @__finitef(f32 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @__signbit(f64 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @__signbitf(f32 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @__fpclassify(f64 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @__fpclassifyf(f32 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @isnan(f64 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @isinf(f64 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @isnanf(f32 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @isinff(f32 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @finite(f64 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @finitef(f32 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @acos(f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @acosf(f32 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @asin(f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @asinf(f32 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @atan(f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @atanf(f32 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @cos(f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @cosf(f32 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @sin(f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @sinf(f32 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @tan(f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @tanf(f32 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @acosh(f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @acoshf(f32 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @asinh(f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @asinhf(f32 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @atanh(f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @atanhf(f32 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @cosh(f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @coshf(f32 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @sinh(f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @sinhf(f32 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @tanh(f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @tanhf(f32 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @expf(f32 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @exp2(f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @exp2f(f32 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @exp10(f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @exp10f(f32 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @expm1(f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @expm1f(f32 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @log(f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @logf(f32 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @log10(f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @log10f(f32 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @log1p(f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @log1pf(f32 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @log2(f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @log2f(f32 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @logb(f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @logbf(f32 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @cbrt(f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @cbrtf(f32 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @fabs(f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @fabsf(f32 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @sqrt(f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @sqrtf(f32 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @erf(f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @erff(f32 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @erfc(f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @erfcf(f32 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @tgamma(f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @tgammaf(f32 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @ceil(f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @ceilf(f32 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @floor(f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @floorf(f32 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @nearbyint(f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @nearbyintf(f32 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @rint(f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @rintf(f32 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @round(f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @roundf(f32 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @roundeven(f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @roundevenf(f32 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @trunc(f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @truncf(f32 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @atan2(f64 {llvm.noundef}, f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @atan2f(f32 {llvm.noundef}, f32 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @powf(f32 {llvm.noundef}, f32 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @hypot(f64 {llvm.noundef}, f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @hypotf(f32 {llvm.noundef}, f32 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @fmod(f64 {llvm.noundef}, f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @fmodf(f32 {llvm.noundef}, f32 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @remainder(f64 {llvm.noundef}, f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @remainderf(f32 {llvm.noundef}, f32 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @drem(f64 {llvm.noundef}, f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @dremf(f32 {llvm.noundef}, f32 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @copysign(f64 {llvm.noundef}, f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @copysignf(f32 {llvm.noundef}, f32 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @nextafter(f64 {llvm.noundef}, f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @nextafterf(f32 {llvm.noundef}, f32 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @fdim(f64 {llvm.noundef}, f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @fdimf(f32 {llvm.noundef}, f32 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @fmax(f64 {llvm.noundef}, f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @fmaxf(f32 {llvm.noundef}, f32 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @fmin(f64 {llvm.noundef}, f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @fminf(f32 {llvm.noundef}, f32 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
}
