module {
  llvm.func @free(!llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.mlir.global private constant @qa(dense<[[127, -128, 3, 100], [-7, 0, 55, -90]]> : tensor<2x4xi8>) {addr_space = 0 : i32} : !llvm.array<2 x array<4 x i8>>
  llvm.mlir.global private constant @qb(dense<[[1, -1], [2, -128], [127, 64], [-3, 9]]> : tensor<4x2xi8>) {addr_space = 0 : i32} : !llvm.array<4 x array<2 x i8>>
  llvm.mlir.global private constant @v(dense<[100, 101, -102, 103]> : tensor<4xi8>) {addr_space = 0 : i32} : !llvm.array<4 x i8>
  llvm.func @printMemrefI32(i64, !llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(4 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(2 : index) : i64
    %3 = llvm.mlir.constant(0 : index) : i64
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.constant(12 : i32) : i32
    %6 = llvm.mlir.constant(-5 : i32) : i32
    %7 = llvm.mlir.constant(2 : index) : i64
    %8 = llvm.mlir.constant(4 : index) : i64
    %9 = llvm.mlir.constant(1 : index) : i64
    %10 = llvm.mlir.constant(8 : index) : i64
    %11 = llvm.mlir.zero : !llvm.ptr
    %12 = llvm.getelementptr %11[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %13 = llvm.ptrtoint %12 : !llvm.ptr to i64
    %14 = llvm.mlir.addressof @qa : !llvm.ptr
    %15 = llvm.getelementptr %14[0, 0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x array<4 x i8>>
    %16 = llvm.mlir.constant(3735928559 : index) : i64
    %17 = llvm.inttoptr %16 : i64 to !llvm.ptr
    %18 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %19 = llvm.insertvalue %17, %18[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %20 = llvm.insertvalue %15, %19[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %21 = llvm.mlir.constant(0 : index) : i64
    %22 = llvm.insertvalue %21, %20[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %23 = llvm.insertvalue %7, %22[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %24 = llvm.insertvalue %8, %23[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %25 = llvm.insertvalue %8, %24[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %26 = llvm.insertvalue %9, %25[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %27 = llvm.mlir.constant(4 : index) : i64
    %28 = llvm.mlir.constant(2 : index) : i64
    %29 = llvm.mlir.constant(1 : index) : i64
    %30 = llvm.mlir.constant(8 : index) : i64
    %31 = llvm.mlir.zero : !llvm.ptr
    %32 = llvm.getelementptr %31[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %33 = llvm.ptrtoint %32 : !llvm.ptr to i64
    %34 = llvm.mlir.addressof @qb : !llvm.ptr
    %35 = llvm.getelementptr %34[0, 0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x array<2 x i8>>
    %36 = llvm.mlir.constant(3735928559 : index) : i64
    %37 = llvm.inttoptr %36 : i64 to !llvm.ptr
    %38 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %39 = llvm.insertvalue %37, %38[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %40 = llvm.insertvalue %35, %39[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %41 = llvm.mlir.constant(0 : index) : i64
    %42 = llvm.insertvalue %41, %40[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %43 = llvm.insertvalue %27, %42[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %44 = llvm.insertvalue %28, %43[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %45 = llvm.insertvalue %28, %44[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %46 = llvm.insertvalue %29, %45[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %47 = llvm.mlir.constant(4 : index) : i64
    %48 = llvm.mlir.constant(1 : index) : i64
    %49 = llvm.mlir.zero : !llvm.ptr
    %50 = llvm.getelementptr %49[%47] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %51 = llvm.ptrtoint %50 : !llvm.ptr to i64
    %52 = llvm.mlir.addressof @v : !llvm.ptr
    %53 = llvm.getelementptr %52[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i8>
    %54 = llvm.mlir.constant(3735928559 : index) : i64
    %55 = llvm.inttoptr %54 : i64 to !llvm.ptr
    %56 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %57 = llvm.insertvalue %55, %56[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %58 = llvm.insertvalue %53, %57[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %59 = llvm.mlir.constant(0 : index) : i64
    %60 = llvm.insertvalue %59, %58[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %61 = llvm.insertvalue %47, %60[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %62 = llvm.insertvalue %48, %61[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %63 = llvm.mlir.constant(2 : index) : i64
    %64 = llvm.mlir.constant(2 : index) : i64
    %65 = llvm.mlir.constant(1 : index) : i64
    %66 = llvm.mlir.constant(4 : index) : i64
    %67 = llvm.mlir.zero : !llvm.ptr
    %68 = llvm.getelementptr %67[%66] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %69 = llvm.ptrtoint %68 : !llvm.ptr to i64
    %70 = llvm.call @malloc(%69) : (i64) -> !llvm.ptr
    %71 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %72 = llvm.insertvalue %70, %71[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %73 = llvm.insertvalue %70, %72[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %74 = llvm.mlir.constant(0 : index) : i64
    %75 = llvm.insertvalue %74, %73[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %76 = llvm.insertvalue %63, %75[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %77 = llvm.insertvalue %64, %76[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %78 = llvm.insertvalue %64, %77[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %79 = llvm.insertvalue %65, %78[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %80 = llvm.mlir.constant(2 : index) : i64
    %81 = llvm.mlir.constant(1 : index) : i64
    %82 = llvm.mlir.zero : !llvm.ptr
    %83 = llvm.getelementptr %82[%80] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %84 = llvm.ptrtoint %83 : !llvm.ptr to i64
    %85 = llvm.call @malloc(%84) : (i64) -> !llvm.ptr
    %86 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %87 = llvm.insertvalue %85, %86[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %88 = llvm.insertvalue %85, %87[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %89 = llvm.mlir.constant(0 : index) : i64
    %90 = llvm.insertvalue %89, %88[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %91 = llvm.insertvalue %80, %90[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %92 = llvm.insertvalue %81, %91[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %93 = llvm.mlir.constant(1 : index) : i64
    %94 = llvm.mlir.zero : !llvm.ptr
    %95 = llvm.getelementptr %94[%93] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %96 = llvm.ptrtoint %95 : !llvm.ptr to i64
    %97 = llvm.call @malloc(%96) : (i64) -> !llvm.ptr
    %98 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
    %99 = llvm.insertvalue %97, %98[0] : !llvm.struct<(ptr, ptr, i64)> 
    %100 = llvm.insertvalue %97, %99[1] : !llvm.struct<(ptr, ptr, i64)> 
    %101 = llvm.mlir.constant(0 : index) : i64
    %102 = llvm.insertvalue %101, %100[2] : !llvm.struct<(ptr, ptr, i64)> 
    llvm.br ^bb1(%3 : i64)
  ^bb1(%103: i64):  // 2 preds: ^bb0, ^bb5
    %104 = llvm.icmp "slt" %103, %2 : i64
    llvm.cond_br %104, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    llvm.br ^bb3(%3 : i64)
  ^bb3(%105: i64):  // 2 preds: ^bb2, ^bb4
    %106 = llvm.icmp "slt" %105, %2 : i64
    llvm.cond_br %106, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %107 = llvm.extractvalue %79[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %108 = llvm.mlir.constant(2 : index) : i64
    %109 = llvm.mul %103, %108 overflow<nsw, nuw> : i64
    %110 = llvm.add %109, %105 overflow<nsw, nuw> : i64
    %111 = llvm.getelementptr inbounds|nuw %107[%110] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %4, %111 : i32, !llvm.ptr
    %112 = llvm.add %105, %1 : i64
    llvm.br ^bb3(%112 : i64)
  ^bb5:  // pred: ^bb3
    %113 = llvm.add %103, %1 : i64
    llvm.br ^bb1(%113 : i64)
  ^bb6:  // pred: ^bb1
    llvm.br ^bb7(%3 : i64)
  ^bb7(%114: i64):  // 2 preds: ^bb6, ^bb8
    %115 = llvm.icmp "slt" %114, %2 : i64
    llvm.cond_br %115, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %116 = llvm.extractvalue %92[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %117 = llvm.getelementptr inbounds|nuw %116[%114] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %4, %117 : i32, !llvm.ptr
    %118 = llvm.add %114, %1 : i64
    llvm.br ^bb7(%118 : i64)
  ^bb9:  // pred: ^bb7
    %119 = llvm.extractvalue %102[1] : !llvm.struct<(ptr, ptr, i64)> 
    llvm.store %4, %119 : i32, !llvm.ptr
    llvm.br ^bb10(%3 : i64)
  ^bb10(%120: i64):  // 2 preds: ^bb9, ^bb17
    %121 = llvm.icmp "slt" %120, %2 : i64
    llvm.cond_br %121, ^bb11, ^bb18
  ^bb11:  // pred: ^bb10
    llvm.br ^bb12(%3 : i64)
  ^bb12(%122: i64):  // 2 preds: ^bb11, ^bb16
    %123 = llvm.icmp "slt" %122, %2 : i64
    llvm.cond_br %123, ^bb13, ^bb17
  ^bb13:  // pred: ^bb12
    llvm.br ^bb14(%3 : i64)
  ^bb14(%124: i64):  // 2 preds: ^bb13, ^bb15
    %125 = llvm.icmp "slt" %124, %0 : i64
    llvm.cond_br %125, ^bb15, ^bb16
  ^bb15:  // pred: ^bb14
    %126 = llvm.extractvalue %26[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %127 = llvm.mlir.constant(4 : index) : i64
    %128 = llvm.mul %120, %127 overflow<nsw, nuw> : i64
    %129 = llvm.add %128, %124 overflow<nsw, nuw> : i64
    %130 = llvm.getelementptr inbounds|nuw %126[%129] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %131 = llvm.load %130 : !llvm.ptr -> i8
    %132 = llvm.extractvalue %46[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %133 = llvm.mlir.constant(2 : index) : i64
    %134 = llvm.mul %124, %133 overflow<nsw, nuw> : i64
    %135 = llvm.add %134, %122 overflow<nsw, nuw> : i64
    %136 = llvm.getelementptr inbounds|nuw %132[%135] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %137 = llvm.load %136 : !llvm.ptr -> i8
    %138 = llvm.extractvalue %79[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %139 = llvm.mlir.constant(2 : index) : i64
    %140 = llvm.mul %120, %139 overflow<nsw, nuw> : i64
    %141 = llvm.add %140, %122 overflow<nsw, nuw> : i64
    %142 = llvm.getelementptr inbounds|nuw %138[%141] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %143 = llvm.load %142 : !llvm.ptr -> i32
    %144 = llvm.sext %131 : i8 to i32
    %145 = llvm.sub %144, %5 : i32
    %146 = llvm.sext %137 : i8 to i32
    %147 = llvm.sub %146, %6 : i32
    %148 = llvm.mul %145, %147 : i32
    %149 = llvm.add %143, %148 : i32
    %150 = llvm.extractvalue %79[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %151 = llvm.mlir.constant(2 : index) : i64
    %152 = llvm.mul %120, %151 overflow<nsw, nuw> : i64
    %153 = llvm.add %152, %122 overflow<nsw, nuw> : i64
    %154 = llvm.getelementptr inbounds|nuw %150[%153] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %149, %154 : i32, !llvm.ptr
    %155 = llvm.add %124, %1 : i64
    llvm.br ^bb14(%155 : i64)
  ^bb16:  // pred: ^bb14
    %156 = llvm.add %122, %1 : i64
    llvm.br ^bb12(%156 : i64)
  ^bb17:  // pred: ^bb12
    %157 = llvm.add %120, %1 : i64
    llvm.br ^bb10(%157 : i64)
  ^bb18:  // pred: ^bb10
    llvm.br ^bb19(%3 : i64)
  ^bb19(%158: i64):  // 2 preds: ^bb18, ^bb23
    %159 = llvm.icmp "slt" %158, %2 : i64
    llvm.cond_br %159, ^bb20, ^bb24
  ^bb20:  // pred: ^bb19
    llvm.br ^bb21(%3 : i64)
  ^bb21(%160: i64):  // 2 preds: ^bb20, ^bb22
    %161 = llvm.icmp "slt" %160, %0 : i64
    llvm.cond_br %161, ^bb22, ^bb23
  ^bb22:  // pred: ^bb21
    %162 = llvm.extractvalue %26[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %163 = llvm.mlir.constant(4 : index) : i64
    %164 = llvm.mul %158, %163 overflow<nsw, nuw> : i64
    %165 = llvm.add %164, %160 overflow<nsw, nuw> : i64
    %166 = llvm.getelementptr inbounds|nuw %162[%165] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %167 = llvm.load %166 : !llvm.ptr -> i8
    %168 = llvm.extractvalue %62[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %169 = llvm.getelementptr inbounds|nuw %168[%160] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %170 = llvm.load %169 : !llvm.ptr -> i8
    %171 = llvm.extractvalue %92[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %172 = llvm.getelementptr inbounds|nuw %171[%158] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %173 = llvm.load %172 : !llvm.ptr -> i32
    %174 = llvm.sext %167 : i8 to i32
    %175 = llvm.sext %170 : i8 to i32
    %176 = llvm.mul %174, %175 : i32
    %177 = llvm.add %173, %176 : i32
    %178 = llvm.extractvalue %92[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %179 = llvm.getelementptr inbounds|nuw %178[%158] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %177, %179 : i32, !llvm.ptr
    %180 = llvm.add %160, %1 : i64
    llvm.br ^bb21(%180 : i64)
  ^bb23:  // pred: ^bb21
    %181 = llvm.add %158, %1 : i64
    llvm.br ^bb19(%181 : i64)
  ^bb24:  // pred: ^bb19
    llvm.br ^bb25(%3 : i64)
  ^bb25(%182: i64):  // 2 preds: ^bb24, ^bb26
    %183 = llvm.icmp "slt" %182, %0 : i64
    llvm.cond_br %183, ^bb26, ^bb27
  ^bb26:  // pred: ^bb25
    %184 = llvm.extractvalue %62[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %185 = llvm.getelementptr inbounds|nuw %184[%182] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %186 = llvm.load %185 : !llvm.ptr -> i8
    %187 = llvm.extractvalue %62[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %188 = llvm.getelementptr inbounds|nuw %187[%182] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %189 = llvm.load %188 : !llvm.ptr -> i8
    %190 = llvm.extractvalue %102[1] : !llvm.struct<(ptr, ptr, i64)> 
    %191 = llvm.load %190 : !llvm.ptr -> i32
    %192 = llvm.sext %186 : i8 to i32
    %193 = llvm.sext %189 : i8 to i32
    %194 = llvm.mul %192, %193 : i32
    %195 = llvm.add %191, %194 : i32
    %196 = llvm.extractvalue %102[1] : !llvm.struct<(ptr, ptr, i64)> 
    llvm.store %195, %196 : i32, !llvm.ptr
    %197 = llvm.add %182, %1 : i64
    llvm.br ^bb25(%197 : i64)
  ^bb27:  // pred: ^bb25
    %198 = llvm.mlir.constant(1 : index) : i64
    %199 = llvm.alloca %198 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %79, %199 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %200 = llvm.mlir.constant(2 : index) : i64
    %201 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %202 = llvm.insertvalue %200, %201[0] : !llvm.struct<(i64, ptr)> 
    %203 = llvm.insertvalue %199, %202[1] : !llvm.struct<(i64, ptr)> 
    %204 = llvm.mlir.constant(1 : index) : i64
    %205 = llvm.alloca %204 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %92, %205 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %206 = llvm.mlir.constant(1 : index) : i64
    %207 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %208 = llvm.insertvalue %206, %207[0] : !llvm.struct<(i64, ptr)> 
    %209 = llvm.insertvalue %205, %208[1] : !llvm.struct<(i64, ptr)> 
    %210 = llvm.mlir.constant(1 : index) : i64
    %211 = llvm.alloca %210 x !llvm.struct<(ptr, ptr, i64)> : (i64) -> !llvm.ptr
    llvm.store %102, %211 : !llvm.struct<(ptr, ptr, i64)>, !llvm.ptr
    %212 = llvm.mlir.constant(0 : index) : i64
    %213 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %214 = llvm.insertvalue %212, %213[0] : !llvm.struct<(i64, ptr)> 
    %215 = llvm.insertvalue %211, %214[1] : !llvm.struct<(i64, ptr)> 
    %216 = llvm.extractvalue %203[0] : !llvm.struct<(i64, ptr)> 
    %217 = llvm.extractvalue %203[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefI32(%216, %217) : (i64, !llvm.ptr) -> ()
    %218 = llvm.extractvalue %209[0] : !llvm.struct<(i64, ptr)> 
    %219 = llvm.extractvalue %209[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefI32(%218, %219) : (i64, !llvm.ptr) -> ()
    %220 = llvm.extractvalue %215[0] : !llvm.struct<(i64, ptr)> 
    %221 = llvm.extractvalue %215[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefI32(%220, %221) : (i64, !llvm.ptr) -> ()
    %222 = llvm.extractvalue %102[1] : !llvm.struct<(ptr, ptr, i64)> 
    %223 = llvm.load %222 : !llvm.ptr -> i32
    %224 = llvm.extractvalue %79[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    llvm.call @free(%224) : (!llvm.ptr) -> ()
    %225 = llvm.extractvalue %92[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @free(%225) : (!llvm.ptr) -> ()
    %226 = llvm.extractvalue %102[0] : !llvm.struct<(ptr, ptr, i64)> 
    llvm.call @free(%226) : (!llvm.ptr) -> ()
    llvm.return %223 : i32
  }
}

