// Integer and pointer comparison: S3.1 to S3.3.

// S3.1: the ten predicates, -1 against 1 and equal operands.
// EXPECT @all(-1, 1): [false, true, true, true, false, false, false, false, true, true] : vector<10xi1>
// EXPECT @all(1, 1): [true, false, false, true, false, true, false, true, false, true] : vector<10xi1>
// EXPECT @all(2, 1): [false, true, false, false, true, true, false, false, true, true] : vector<10xi1>
// EXPECT @all(poison, 1): [poison, poison, poison, poison, poison, poison, poison, poison, poison, poison] : vector<10xi1>
llvm.func @all(%a: i8, %b: i8) -> vector<10xi1> {
  %v = llvm.mlir.undef : vector<10xi1>
  %0 = llvm.icmp "eq" %a, %b : i8
  %1 = llvm.icmp "ne" %a, %b : i8
  %2 = llvm.icmp "slt" %a, %b : i8
  %3 = llvm.icmp "sle" %a, %b : i8
  %4 = llvm.icmp "sgt" %a, %b : i8
  %5 = llvm.icmp "sge" %a, %b : i8
  %6 = llvm.icmp "ult" %a, %b : i8
  %7 = llvm.icmp "ule" %a, %b : i8
  %8 = llvm.icmp "ugt" %a, %b : i8
  %9 = llvm.icmp "uge" %a, %b : i8
  %k0 = llvm.mlir.constant(0 : i8) : i8
  %k1 = llvm.mlir.constant(1 : i8) : i8
  %k2 = llvm.mlir.constant(2 : i8) : i8
  %k3 = llvm.mlir.constant(3 : i8) : i8
  %k4 = llvm.mlir.constant(4 : i8) : i8
  %k5 = llvm.mlir.constant(5 : i8) : i8
  %k6 = llvm.mlir.constant(6 : i8) : i8
  %k7 = llvm.mlir.constant(7 : i8) : i8
  %k8 = llvm.mlir.constant(8 : i8) : i8
  %k9 = llvm.mlir.constant(9 : i8) : i8
  %v0 = llvm.insertelement %0, %v[%k0 : i8] : vector<10xi1>
  %v1 = llvm.insertelement %1, %v0[%k1 : i8] : vector<10xi1>
  %v2 = llvm.insertelement %2, %v1[%k2 : i8] : vector<10xi1>
  %v3 = llvm.insertelement %3, %v2[%k3 : i8] : vector<10xi1>
  %v4 = llvm.insertelement %4, %v3[%k4 : i8] : vector<10xi1>
  %v5 = llvm.insertelement %5, %v4[%k5 : i8] : vector<10xi1>
  %v6 = llvm.insertelement %6, %v5[%k6 : i8] : vector<10xi1>
  %v7 = llvm.insertelement %7, %v6[%k7 : i8] : vector<10xi1>
  %v8 = llvm.insertelement %8, %v7[%k8 : i8] : vector<10xi1>
  %v9 = llvm.insertelement %9, %v8[%k9 : i8] : vector<10xi1>
  llvm.return %v9 : vector<10xi1>
}

// Undefined bits matter only when they can change the answer.
// EXPECT @ult(undef, 0): false : i1
// EXPECT @ult(undef, 1): undef : i1
// EXPECT @ult(-1, undef): false : i1
llvm.func @ult(%a: i8, %b: i8) -> i1 {
  %0 = llvm.icmp "ult" %a, %b : i8
  llvm.return %0 : i1
}

// EXPECT @low_known(): false : i1
llvm.func @low_known() -> i1 {
  %u = llvm.mlir.undef : i8
  %one = llvm.mlir.constant(1 : i8) : i8
  %two = llvm.mlir.constant(2 : i8) : i8
  %0 = llvm.or %u, %one : i8
  %1 = llvm.icmp "eq" %0, %two : i8
  llvm.return %1 : i1
}

// EXPECT @wide(-1, 1): true : i1
// EXPECT @wide(18446744073709551616, 1): false : i1
llvm.func @wide(%a: i128, %b: i128) -> i1 {
  %0 = llvm.icmp "slt" %a, %b : i128
  llvm.return %0 : i1
}

// EXPECT @vec([1, poison, 3], [1, 2, 4]): [true, poison, false] : vector<3xi1>
llvm.func @vec(%a: vector<3xi8>, %b: vector<3xi8>) -> vector<3xi1> {
  %0 = llvm.icmp "eq" %a, %b : vector<3xi8>
  llvm.return %0 : vector<3xi1>
}

// S3.2, S3.3: pointers by their bits, vectors of pointers.
// EXPECT @ptr_eq(null, null): true : i1
llvm.func @ptr_eq(%a: !llvm.ptr, %b: !llvm.ptr) -> i1 {
  %0 = llvm.icmp "eq" %a, %b : !llvm.ptr
  llvm.return %0 : i1
}

// EXPECT @ptr_order(): [true, true, false] : vector<3xi1>
llvm.func @ptr_order() -> vector<3xi1> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  %b = llvm.getelementptr inbounds %a[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %null = llvm.mlir.zero : !llvm.ptr
  %0 = llvm.icmp "ult" %a, %b : !llvm.ptr
  %1 = llvm.icmp "ugt" %a, %null : !llvm.ptr
  %2 = llvm.icmp "eq" %a, %b : !llvm.ptr
  %k0 = llvm.mlir.constant(0 : i32) : i32
  %k1 = llvm.mlir.constant(1 : i32) : i32
  %k2 = llvm.mlir.constant(2 : i32) : i32
  %v = llvm.mlir.poison : vector<3xi1>
  %v0 = llvm.insertelement %0, %v[%k0 : i32] : vector<3xi1>
  %v1 = llvm.insertelement %1, %v0[%k1 : i32] : vector<3xi1>
  %v2 = llvm.insertelement %2, %v1[%k2 : i32] : vector<3xi1>
  llvm.return %v2 : vector<3xi1>
}

// EXPECT @ptr_vec(): [true, true] : vector<2xi1>
llvm.func @ptr_vec() -> vector<2xi1> {
  %n = llvm.mlir.zero : vector<2x!llvm.ptr>
  %0 = llvm.icmp "sge" %n, %n : vector<2x!llvm.ptr>
  llvm.return %0 : vector<2xi1>
}
